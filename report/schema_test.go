package report

import (
	"encoding/json"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// schemaPart is a JSON schema, or a part of it, as decoded.
type schemaPart = map[string]any

func readSchema(t *testing.T, file string) schemaPart {
	t.Helper()
	text, err := os.ReadFile("schema/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var s schemaPart
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return s
}

// field is a field of a JSON object: a Go field, those of embedded structs included.
type field struct {
	name     string
	typ      reflect.Type
	optional bool
}

func fieldsOf(t reflect.Type) (out []field) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			out = append(out, fieldsOf(f.Type)...)
		case f.IsExported() && name != "-":
			if name == "" {
				name = f.Name
			}
			out = append(out, field{name, f.Type, strings.Contains(opts, "omitempty")})
		}
	}
	return out
}

// TestSchemas: the schemas in report/schema have exactly the fields of the structs,
// each described, of the same type, and required unless it may be left out; and
// docs/json.md or docs/reports.md names each.
func TestSchemas(t *testing.T) {
	s := schemas{t: t, seen: map[reflect.Type]bool{}, used: map[string]bool{}, files: map[string]schemaPart{
		"report.schema.json": readSchema(t, "report.schema.json"), "table.schema.json": readSchema(t, "table.schema.json"),
		"diff.schema.json": readSchema(t, "diff.schema.json")}}
	s.read("json.md")
	s.object(reflect.TypeFor[Report](), "report.schema.json", "")
	s.object(reflect.TypeFor[Table](), "table.schema.json", "")
	s.read("reports.md")
	s.object(reflect.TypeFor[Diff](), "diff.schema.json", "")
	for file, schema := range s.files {
		for name, def := range schema["$defs"].(schemaPart) {
			if def.(schemaPart)["type"] == "object" && name != "place" && !s.used[file+"#/$defs/"+name] {
				t.Errorf("report/schema/%s: no struct is $defs/%s any more: remove it", file, name)
			}
		}
	}
}

type schemas struct {
	t     *testing.T
	page  string // the page in docs that describes the fields
	docs  string // its text
	files map[string]schemaPart
	seen  map[reflect.Type]bool
	used  map[string]bool
}

func (s *schemas) read(page string) {
	text, err := os.ReadFile("../docs/" + page)
	if err != nil {
		s.t.Fatal(err)
	}
	s.page, s.docs = page, string(text)
}

// resolve follows references, which are relative to file.
func (s *schemas) resolve(file string, part schemaPart) (string, schemaPart) {
	for {
		ref, ok := part["$ref"].(string)
		if !ok {
			return file, part
		}
		name, path, _ := strings.Cut(ref, "#")
		if name != "" {
			file = name
		}
		s.used[file+"#"+path] = true
		part = s.files[file]
		for _, p := range strings.Split(strings.TrimPrefix(path, "/"), "/") {
			if p != "" && part != nil {
				part, _ = part[p].(schemaPart)
			}
		}
		if part == nil {
			s.t.Fatalf("nothing is at %s", ref)
		}
	}
}

// object compares a struct with the object at $defs/def of a file, or with the file
// if def is "".
func (s *schemas) object(typ reflect.Type, file, def string) {
	if s.seen[typ] {
		return
	}
	s.seen[typ] = true
	part, where := s.files[file], "report/schema/"+file
	if def != "" {
		where += ", $defs/" + def
		part, _ = part["$defs"].(schemaPart)[def].(schemaPart)
	}
	props, _ := part["properties"].(schemaPart)
	if props == nil {
		s.t.Errorf("%s does not describe report.%s", where, typ.Name())
		return
	}
	if part["additionalProperties"] != false {
		s.t.Errorf("%s: additionalProperties must be false, or forgotten fields go unnoticed", where)
	}
	var required []string
	for _, r := range part["required"].([]any) {
		required = append(required, r.(string))
	}
	names := map[string]bool{}
	for _, f := range fieldsOf(typ) {
		names[f.name] = true
		p, ok := props[f.name].(schemaPart)
		if !ok {
			s.t.Errorf("report.%s has a field %q that %s does not have: describe it there and in docs/%s", typ.Name(), f.name, where, s.page)
			continue
		}
		if slices.Contains(required, f.name) == f.optional {
			s.t.Errorf("%s: %q must be in required if and only if its Go field has no omitempty", where, f.name)
		}
		if !strings.Contains(s.docs, "`"+f.name+"`") {
			s.t.Errorf("docs/%s does not name `%s` of report.%s", s.page, f.name, typ.Name())
		}
		s.value(f.typ, file, p, where+", "+f.name)
	}
	for name := range props {
		if !names[name] {
			s.t.Errorf("%s has %q, which report.%s does not have: remove it", where, name, typ.Name())
		}
	}
}

// value compares the type of a field with its schema.
func (s *schemas) value(typ reflect.Type, file string, part schemaPart, where string) {
	described := part["description"] != nil
	if alternatives, ok := part["anyOf"].([]any); ok && typ.Kind() == reflect.Pointer { // or null
		part = alternatives[0].(schemaPart)
	}
	file, part = s.resolve(file, part)
	if !described && part["description"] == nil {
		s.t.Errorf("%s: no description", where)
	}
	if typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	want := ""
	switch typ.Kind() {
	case reflect.String:
		want = "string"
	case reflect.Bool:
		want = "boolean"
	case reflect.Int, reflect.Int32, reflect.Int64, reflect.Uint64, reflect.Uint32, reflect.Uint8:
		want = "integer"
	case reflect.Float64:
		want = "number"
	case reflect.Slice:
		want = "array"
		if items, ok := part["items"].(schemaPart); ok {
			s.value(typ.Elem(), file, items, where+"[]")
		} else {
			s.t.Errorf("%s: no items", where)
		}
	case reflect.Struct:
		want = "object"
		def := strings.ToLower(typ.Name()[:1]) + typ.Name()[1:]
		if typ == reflect.TypeFor[Report]() {
			def = ""
		}
		s.object(typ, file, def)
	default:
		s.t.Fatalf("%s: what is a %s in JSON? Teach this test", where, typ)
	}
	if got := part["type"]; got != want && part["const"] == nil {
		s.t.Errorf("%s: type is %v, want %s", where, got, want)
	}
}

// TestSchemaKinds: the schema's list of kinds is the list of kinds.
func TestSchemaKinds(t *testing.T) {
	var got, want []string
	for _, k := range readSchema(t, "report.schema.json")["$defs"].(schemaPart)["kind"].(schemaPart)["enum"].([]any) {
		got = append(got, k.(string))
	}
	docs, err := os.ReadFile("../docs/json.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range Kinds {
		want = append(want, k.ID)
		if !strings.Contains(string(docs), "`"+k.ID+"`") {
			t.Errorf("docs/json.md does not name the kind %s", k.ID)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("report/schema/report.schema.json, $defs/kind has %v, report/kinds.go %v", got, want)
	}
}

// row is the line of a file that begins so.
func row(t *testing.T, file, begin string) string {
	t.Helper()
	docs, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(docs)) {
		if strings.HasPrefix(line, begin) {
			return line
		}
	}
	t.Fatalf("%s has no line that begins with %q", file, begin)
	return ""
}

// TestSchemaBlocks: reports have words for each reason for which a thread does not go on, and for
// each limit a remedy, and whoever reads a report finds both.
func TestSchemaBlocks(t *testing.T) {
	enum := func(def, property string) (words []string) {
		for _, w := range readSchema(t, "report.schema.json")["$defs"].(schemaPart)[def].(schemaPart)["properties"].(schemaPart)[property].(schemaPart)["enum"].([]any) {
			words = append(words, w.(string))
		}
		return words
	}
	ctx := Context{MaxStack: 1, MaxSteps: 1, MaxRounds: 1, MaxOps: 1, MaxEvents: 1}
	limited, stops, junit := row(t, "../docs/json.md", "| `limits` |"), row(t, "../docs/json.md", "| `stops` |"), row(t, "../docs/reports.md", "| `incomplete`, cut by a limit")
	limitWords, stopWords := enum("limit", "limit"), enum("stop", "reason")
	for b := event.BlockNone + 1; b < event.NumBlockReasons; b++ {
		name := b.String()
		if stopsBecause[b] == "" {
			t.Errorf("stopsBecause (report/stops.go) has no words for %s", name)
		}
		if ends := result.AtLimit(name); ends != b.Limit() {
			t.Errorf("AtLimit(%s) is %v", name, ends)
		}
		_, ends := result.StopWords[name] // no thread stops, the run does
		if !ends && !slices.Contains(stopWords, name) {
			t.Errorf("report/schema/report.schema.json, $defs/stop/reason, does not have %q", name)
		}
		if !b.Limit() {
			if remedies[b] != nil {
				t.Errorf("%s has a remedy, but is no limit (Limit, graph/event/event.go)", name)
			}
			if !ends && !strings.Contains(stops, "`"+name+"`") {
				t.Errorf("docs/json.md does not have %q in the row stops", name)
			}
			continue
		}
		if remedies[b] == nil || remedies[b](&ctx) == "" {
			t.Errorf("remedies (report/stops.go) has none for the limit %s", name)
		}
		if !slices.Contains(limitWords, name) {
			t.Errorf("report/schema/report.schema.json, $defs/limit, does not have %q", name)
		}
		if !strings.Contains(limited, "`"+name+"`") {
			t.Errorf("docs/json.md does not have %q in the row limits", name)
		}
		if said := "`--" + name + "`"; strings.HasPrefix(name, "max-") && !strings.Contains(junit, said) {
			t.Errorf("docs/reports.md does not have %s, for JUnit", said)
		}
	}
	for _, w := range slices.Concat(limitWords, stopWords) {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(stopsBecause)), func(b event.BlockReason) bool { return b.String() == w }) {
			t.Errorf("report/schema/report.schema.json has %q, which is no reason", w)
		}
	}
}

// TestSchemaStopped: whoever reads a report finds each word for why a run ended early.
func TestSchemaStopped(t *testing.T) {
	got := map[string]bool{}
	for _, w := range readSchema(t, "report.schema.json")["properties"].(schemaPart)["stopped"].(schemaPart)["enum"].([]any) {
		got[w.(string)] = true
	}
	json := row(t, "../docs/json.md", "| `stopped` |")
	junit := row(t, "../docs/reports.md", "| `incomplete`, stopped by")
	other := []string{"", "error", "unsupported"} // the run has an error, or is through
	for w := range result.StopWords {
		if !got[w] {
			t.Errorf("report/schema/report.schema.json does not have %q", w)
		}
		if w != "" && !strings.Contains(json, "`"+w+"`") {
			t.Errorf("docs/json.md does not have %q", w)
		}
		if !slices.Contains(other, w) && !result.AtLimit(w) && !strings.Contains(junit, "`stopped-"+w+"`") {
			t.Errorf("docs/reports.md does not have %q, for JUnit", w)
		}
	}
	if len(got) != len(result.StopWords)+1 || !got["replay"] {
		t.Errorf("report/schema/report.schema.json has %v", slices.Sorted(maps.Keys(got)))
	}
}
