package load

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
)

// TestLibraryParts: a part of the run-time library holds the same definitions as the file
// that it is from, and the definition of all that they name and that the file defines.
// The files are in the parser's dialect: Normalize changes nothing in them.
func TestLibraryParts(t *testing.T) {
	type definitions struct {
		funcs   map[string]string // text, "" if declared only
		globals map[string]string
		types   int
	}
	of := func(m *llir.Module) definitions {
		d := definitions{map[string]string{}, map[string]string{}, len(m.TypeDefs)}
		for _, f := range m.Funcs {
			d.funcs[f.Name()] = ""
			if len(f.Blocks) > 0 {
				d.funcs[f.Name()] = f.LLString()
			}
		}
		for _, g := range m.Globals {
			d.globals[g.Name()] = g.LLString()
		}
		return d
	}
	whole := map[string]definitions{}
	paths, err := filepath.Glob("../rtlib/ll/*.ll")
	if err != nil || len(paths) == 0 {
		t.Fatal("no library: ", err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Base(path)
		asIs, err := parseRecovered(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		normal, _, err := parseWhole(file, text)
		if err != nil {
			t.Fatal(err)
		}
		if asIs.String() != normal.String() {
			t.Errorf("%s is not in the parser's dialect: Normalize changes it", file)
		}
		whole[file] = of(asIs)
	}
	end := func(name string) string { return strings.TrimPrefix(name, rtlib.Prefix) }
	every := scale.By{Short: 16, Usual: 4, Full: 1}
	for _, name := range append(rtlib.Names(), end(rtlib.ThreadEnd), end(rtlib.ProcessEnd)) {
		if !every.Takes(name) {
			continue
		}
		file, _ := rtlib.FileOf(name)
		m, err := parseRecovered(file, string(rtlib.Part(name, func(string) bool { return false })))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got, want := of(m), whole[file]
		if got.funcs[rtlib.Prefix+name] == "" && !strings.Contains(got.globals[rtlib.Prefix+name], " = ") {
			t.Errorf("%s is not defined in its part", name)
		}
		if got.types != want.types {
			t.Errorf("%s: %d types, the file has %d", name, got.types, want.types)
		}
		for f, body := range got.funcs {
			if w, ok := want.funcs[f]; !ok || body != w {
				t.Errorf("%s: function %s is not what it is in %s:\n%s\n%s", name, f, file, body, w)
			}
		}
		for g, text := range got.globals {
			if w, ok := want.globals[g]; !ok || text != w {
				t.Errorf("%s: variable %s is not what it is in %s", name, g, file)
			}
		}
	}
}
