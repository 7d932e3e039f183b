// Package corpus is a collection of small programs whose verdict is known: in
// testdata/wrong each file shows one mistake, in testdata/right there is none;
// testdata/lb has load buffering with every means that orders a read before a later
// write, which is what imm differs in from the other models; testdata/remedy has wrong
// programs for which a remedy is proposed, or must not be; testdata/models tells the models
// of examples/models apart from their neighbours.
// The programs of examples/ carry the same marks. Tests run every one of them
// through the command itself and compare kind, place, counts and exit code.
//
// A program says what is expected of it in comment lines at its top ([Expect]):
//
//	// expect: OUTCOME [line=N,...] [other=N,...] [mm=MODEL,...] [complete=N]
//	// expect:         [warn=KIND] [warnline=N,...] [flags=FLAG,...]
//
// OUTCOME is verified, incomplete, or kinds of errors separated by | where the
// order of two steps decides which of them it is. line is where the error is,
// other where the conflicting step is; several numbers are alternatives. mm
// says under which models this holds (all of [Models] without it); a name that ends in
// .kat is that of a file in examples/models, or of a shipped one. Within the text the
// same lines are marked by the words "fails here", "conflicts" and
// "warns".
//
// testdata/ll holds what the clangs make of the programs (scripts/regen.sh), so
// that they run where no clang is installed.
//
// Non-goals: no program is run here; the package is data and the format of its
// marks.
package corpus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/consistency"
)

// Models are the memory models that an expectation without mm= speaks of. mm= may name every
// model.
var Models = []string{"sc", "tso", "ra", "rc11"}

// Outcomes that are not kinds of errors.
const (
	Verified   = "verified"
	Incomplete = "incomplete"
	Vacuous    = "vacuous" // incomplete only because no execution is complete
)

// Expect is what one `// expect:` line says.
type Expect struct {
	// Outcome has one element for Verified, Incomplete and Vacuous, otherwise the kinds
	// of errors that are accepted.
	Outcome []string
	// Lines and Others are the accepted lines of the error and of the step it
	// conflicts with; empty: any.
	Lines, Others []int
	// Complete is the number of complete executions, or -1.
	Complete int
	// Warn is the kind of a warning that must be given, "" if none may be.
	Warn string
	// WarnLines are the accepted lines of that warning; empty: any.
	WarnLines []int
	Models    []string
	Flags     []string // further flags for the command
}

const prefix = "// expect:"

// Parse returns the expectations in the text of a program, at least one. A
// malformed line is an error that gives its number.
func Parse(text string) ([]Expect, error) {
	var all []Expect
	for i, line := range strings.Split(text, "\n") {
		rest, ok := strings.CutPrefix(line, prefix)
		if !ok {
			continue
		}
		e, err := parseLine(strings.Fields(rest))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		all = append(all, e)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("no line starts with %q", prefix)
	}
	return all, nil
}

func parseLine(words []string) (Expect, error) {
	e := Expect{Complete: -1, Models: Models}
	if len(words) == 0 {
		return e, fmt.Errorf("no outcome")
	}
	e.Outcome = strings.Split(words[0], "|")
	for _, w := range words[1:] {
		key, value, ok := strings.Cut(w, "=")
		if !ok || value == "" {
			return e, fmt.Errorf("%q is not key=value", w)
		}
		var err error
		switch key {
		case "line":
			e.Lines, err = numbers(value)
		case "other":
			e.Others, err = numbers(value)
		case "warnline":
			e.WarnLines, err = numbers(value)
		case "complete":
			e.Complete, err = strconv.Atoi(value)
		case "warn":
			e.Warn = value
		case "mm":
			e.Models = strings.Split(value, ",")
			for _, m := range e.Models {
				if !slices.Contains(consistency.Names(), m) && !strings.HasSuffix(m, ".kat") {
					err = fmt.Errorf("unknown model %q", m)
				}
			}
		case "flags":
			e.Flags = strings.Split(value, ",")
		default:
			err = fmt.Errorf("unknown key %q", key)
		}
		if err != nil {
			return e, err
		}
	}
	return e, nil
}

func numbers(s string) ([]int, error) {
	var out []int
	for _, w := range strings.Split(s, ",") {
		n, err := strconv.Atoi(w)
		if err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, nil
}
