package orders

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
)

// WriteSARIF writes r as a SARIF 2.1.0 log, for code scanning and editors: each order that can be weaker, and each that a
// cure changes, is a result with a fix, if the tool can change the source. Columns count bytes, which are the
// characters where the source is ASCII.
func (r *Result) WriteSARIF(w io.Writer) error {
	type object = map[string]any
	location := func(file string) object {
		uri := url.URL{Path: filepath.ToSlash(file)}
		if filepath.IsAbs(file) {
			uri.Scheme = "file"
			return object{"uri": uri.String()}
		}
		return object{"uri": uri.String(), "uriBaseId": "%SRCROOT%"}
	}
	results := []object{}
	add := func(rule int, level, file string, line, column int, text string, e *Edit) {
		region := object{"startLine": line}
		if column > 0 {
			region["startColumn"] = column
		}
		out := object{"ruleId": rules[rule][0], "ruleIndex": rule, "level": level, "message": object{"text": text},
			"locations": []object{{"physicalLocation": object{"artifactLocation": location(file), "region": region}}}}
		if e != nil && e.ByHand != "" {
			out["message"] = object{"text": text + "; " + e.ByHand}
		} else if e != nil {
			list := []object{}
			for _, x := range e.Replace {
				list = append(list, object{"deletedRegion": object{"startLine": x.Line, "startColumn": x.Column, "endLine": x.EndLine, "endColumn": x.EndColumn}, "insertedContent": object{"text": x.Text}})
			}
			out["fixes"] = []object{{"description": object{"text": text}, "artifactChanges": []object{{"artifactLocation": location(file), "replacements": list}}}}
		}
		results = append(results, out)
	}
	for i := range r.Sites {
		x := &r.Sites[i]
		if x.State != "relaxed" || x.Before == x.After {
			continue
		}
		text := fmt.Sprintf("this %s can be %s instead of %s", x.Access, x.After, x.Before)
		if why := x.because(); why != "" {
			text += " (" + why + ")"
		}
		add(0, "note", x.File, x.Line, x.Column, text, x.Edit)
	}
	for i := range r.Cures {
		for _, c := range r.Cures[i].Changes {
			add(1, "error", c.File, c.Line, c.Column, fmt.Sprintf("cure %d of %d: this %s has to be %s instead of %s, with the other changes of the cure", i+1, len(r.Cures), c.Access, c.To, c.From), c.Edit)
		}
	}
	var described []object
	for _, x := range rules {
		described = append(described, object{"id": x[0], "shortDescription": object{"text": x[1]}})
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(object{"$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json", "version": "2.1.0",
		"runs": []object{{"tool": object{"driver": object{"name": r.Tool, "version": r.Version, "rules": described}}, "columnKind": "utf16CodeUnits", "results": results,
			"properties": object{"verdict": r.Verdict, "summary": r.Summary}}}})
}

// rules are those of WriteSARIF: identifier and description.
var rules = [][2]string{
	{"order-weaker", "A memory order can be weaker: every client is verified with it."},
	{"order-stronger", "A memory order has to be stronger: a client is wrong."},
}
