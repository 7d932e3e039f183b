package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// memoryModel is one model that --mm names.
type memoryModel struct {
	name string // as given
}

// builtin lists the models that are written by hand, from strong to weak: each
// allows what those before it allow, but for tso and what follows.
var builtin = []string{"sc", "tso-allfences", "tso", "rc11", "ra", "imm"}

// parseModels reads the value of --mm: models separated by commas.
func parseModels(list string) ([]*memoryModel, error) {
	var out []*memoryModel
	for _, name := range strings.Split(list, ",") {
		name = strings.TrimSpace(name)
		m, err := findModel(name)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(out, func(o *memoryModel) bool { return o.name == m.name }) {
			return nil, fmt.Errorf("--mm=%s: %s is there twice", list, m.name)
		}
		out = append(out, m)
	}
	return out, nil
}

// findModel finds the model that a part of --mm names.
func findModel(name string) (*memoryModel, error) {
	if name == "" {
		return nil, errors.New("--mm: a name is missing; write --mm=rc11 or --mm=rc11,tso")
	}
	if low := strings.ToLower(name); slices.Contains(builtin, low) {
		return &memoryModel{name: low}, nil
	}
	return nil, fmt.Errorf("--mm: there is no model called %q; there are %s%s", name, strings.Join(builtin, ", "), didYouMean(name, builtin))
}

// didYouMean is a hint at the word of known that is most like word, or "".
func didYouMean(word string, known []string) string {
	best, least := "", 3
	for _, k := range known {
		if d := distance(strings.ToLower(word), k); d < least {
			best, least = k, d
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
}

// strength orders models so that stronger ones are explored first.
func (m *memoryModel) strength() int {
	if i := slices.Index(builtin, m.name); i >= 0 {
		return i
	}
	return len(builtin)
}
