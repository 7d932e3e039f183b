package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Read reads what --format=json wrote; name is what messages call it. A single report
// becomes a table with one model and without a comparison. Anything else is an error
// with a position, if there is one, and what to do.
func Read(name string, data []byte) (*Table, error) {
	const remedy = "; it must be what genmcgo --format=json wrote"
	text := bytes.TrimSpace(data)
	switch {
	case len(text) == 0:
		return nil, fmt.Errorf("%s: is empty%s", name, remedy)
	case text[0] == '<':
		return nil, fmt.Errorf("%s: is XML%s", name, remedy)
	}
	var head struct {
		Schema *int              `json:"schema"`
		Tool   string            `json:"tool"`
		Models []json.RawMessage `json:"models"`
		Result *string           `json:"verdict"`
		Runs   json.RawMessage   `json:"runs"`
		Worse  *bool             `json:"worse"`
	}
	fail := func(err error) error {
		var syntax *json.SyntaxError
		var typ *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			return fmt.Errorf("%s: not JSON: %w%s", position(name, data, syntax.Offset), err, remedy)
		case errors.As(err, &typ) && typ.Field == "":
			return fmt.Errorf("%s: not a report, but a JSON %s%s", position(name, data, typ.Offset), typ.Value, remedy)
		case errors.As(err, &typ):
			return fmt.Errorf("%s: %s is a %s%s", position(name, data, typ.Offset), typ.Field, typ.Value, remedy)
		}
		return fmt.Errorf("%s: %w%s", name, err, remedy)
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, fail(err)
	}
	switch {
	case head.Runs != nil:
		return nil, fmt.Errorf("%s: is SARIF%s", name, remedy)
	case head.Tool != "genmcgo" || head.Schema == nil:
		return nil, fmt.Errorf("%s: is not a report of genmcgo%s", name, remedy)
	case *head.Schema < oldestSchema || *head.Schema > Schema:
		return nil, fmt.Errorf("%s: has schema %d, and this genmcgo reads schemas %d to %d: write it again with this version of genmcgo", name, *head.Schema, oldestSchema, Schema)
	case head.Result == nil && head.Worse == nil:
		return nil, fmt.Errorf("%s: is an estimate, not a report%s", name, remedy)
	case head.Worse != nil:
		return nil, fmt.Errorf("%s: is itself a comparison%s", name, remedy)
	}
	t := &Table{}
	if head.Models != nil {
		if err := json.Unmarshal(data, t); err != nil {
			return nil, fail(err)
		}
		if len(t.Models) == 0 {
			return nil, fmt.Errorf("%s: has no models%s", name, remedy)
		}
	} else {
		r := &Report{}
		if err := json.Unmarshal(data, r); err != nil {
			return nil, fail(err)
		}
		*t = Table{Schema: r.Schema, Tool: r.Tool, Version: r.Version, Program: r.Program, Files: r.Files, Command: r.Command, Verdict: r.Verdict,
			Summary: r.Summary, Models: []*Report{r}}
	}
	for _, r := range t.Models {
		if r == nil || r.Model == "" || rank(r.Verdict) < 0 || (r.Verdict == Error) != (len(r.Errors) > 0) {
			return nil, fmt.Errorf("%s: a report without a model, with an unknown verdict, or whose verdict is not that of its errors%s", name, remedy)
		}
	}
	return t, nil
}

// rank orders verdicts, the worst last; it is -1 for what is none.
func rank(verdict string) int {
	for i, v := range []string{Verified, Incomplete, Error} {
		if v == verdict {
			return i
		}
	}
	return -1
}

// position is name:line:column of the last byte before offset.
func position(name string, data []byte, offset int64) string {
	before := string(data[:min(max(offset-1, 0), int64(len(data)))])
	return fmt.Sprintf("%s:%d:%d", name, strings.Count(before, "\n")+1, len(before)-strings.LastIndex(before, "\n"))
}
