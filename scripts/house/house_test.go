package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// What the numbers may be. They are those of the day when they were last lowered: who makes
// one smaller lowers its limit, and who has to raise one says why in the commit.
const (
	maxShared  = 20 // conditions in shared rooms that ask for a feature
	maxOptions = 28 // and in the rooms where options become parts of the engine
	maxAgainst = 65 // arrows between files of truST that go against the reading order
	maxFields  = 20 // of worker
	maxComplex = 4  // functions of the module with a complexity above maxComplexity
)

// TestHouse keeps the numbers down.
func TestHouse(t *testing.T) {
	scale.NotShort(t)
	p, err := loadPackage("../..", engine)
	if err != nil {
		t.Fatal(err)
	}
	c := p.conditions()
	shared, options, against := 0, 0, 0
	for _, x := range c.found {
		switch {
		case p.options[x.file]:
			options++
		case !p.rooms[x.file]:
			shared++
		}
	}
	for _, a := range p.arrows() {
		if a.against {
			against++
		}
	}
	if len(c.features()) < 20 {
		t.Errorf("only %d features found: %v", len(c.features()), c.features())
	}
	fs, err := functions("../..")
	if err != nil {
		t.Fatal(err)
	}
	var long []string
	for _, f := range fs {
		if f.complexity > maxComplexity {
			long = append(long, f.at+" "+f.name)
		}
	}
	for _, n := range []struct {
		what     string
		is, most int
	}{
		{"conditions in shared rooms of truST ask for a feature", shared, maxShared},
		{"conditions choose parts of truST by options", options, maxOptions},
		{"arrows between the files of truST go against the reading order in doc.go", against, maxAgainst},
		{"fields of worker", p.fields("worker"), maxFields},
		{"functions are too complex: " + strings.Join(long, ", "), len(long), maxComplex},
	} {
		if n.is > n.most || n.is < 1 {
			t.Errorf("%d %s; %d at most (go run ./scripts/house -v lists them)", n.is, n.what, n.most)
		}
	}
}

// parsed is a package of the given files, which import nothing.
func parsed(t *testing.T, files map[string]string) *pkg {
	t.Helper()
	p := &pkg{fset: token.NewFileSet()}
	for _, name := range slices.Sorted(func(yield func(string) bool) {
		for n := range files {
			if !yield(n) {
				return
			}
		}
	}) {
		f, err := parser.ParseFile(p.fset, name, files[name], parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		p.names, p.files = append(p.names, name), append(p.files, f)
	}
	if err := p.check("p", nil); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestRules: what is a condition that asks for a feature, and what is an arrow.
func TestRules(t *testing.T) {
	p := parsed(t, map[string]string{
		"doc.go": `// Package p is an example.
//
//	config.go  options
//	room.go    [fast] the room of a feature
//	engine.go  the rest
package p`,
		"config.go": `package p
type Config struct { Fast bool; Model string; Limit int }
`,
		"room.go": `package p
func (w *worker) hidden() bool { return w.fast }
func (w *worker) own() int { if w.fast { return 1 }; return 0 }
`,
		"engine.go": `package p
type worker struct { cfg *Config; fast, other bool; n int }
func begin(cfg *Config) *worker { w := &worker{cfg: cfg}; w.fast = cfg.Fast; return w }
func (w *worker) step(list []int) int {
	quick := w.fast && w.n > 0                    // w.fast
	if quick || w.other {                         // quick
		return 1
	}
	if w.hidden() { return 2 }                    // a predicate of the feature
	if list[w.cfg.Limit] == 0 { return 3 }        // only an index
	switch { case w.n == w.cfg.Limit: return 4 }  // a value of an option
	if w.n > 0 && !w.other { return 5 }           // no feature
	return 6
}
`,
	})
	var shared []string
	for _, x := range p.conditions().found {
		if !p.rooms[x.file] {
			shared = append(shared, x.text)
		}
	}
	if want := []string{"w.fast", "quick", "w.hidden()", "w.n == w.cfg.Limit"}; !slices.Equal(shared, want) {
		t.Errorf("conditions in shared rooms: %q, want %q", shared, want)
	}
	var arrows []string
	for _, a := range p.arrows() {
		s := a.from + ">" + a.to
		if a.against {
			s += " against"
		}
		arrows = append(arrows, s)
	}
	if want := []string{"room.go>engine.go against", "engine.go>config.go", "engine.go>room.go"}; !slices.Equal(arrows, want) {
		t.Errorf("arrows %q, want %q", arrows, want)
	}
	if n := p.fields("worker"); n != 4 {
		t.Errorf("worker has %d fields, want 4", n)
	}
	ast.Inspect(p.files[2], func(n ast.Node) bool {
		if f, ok := n.(*ast.FuncDecl); ok && f.Name.Name == "step" {
			if c := complexity(f); c != 9 {
				t.Errorf("step has complexity %d, want 9", c)
			}
		}
		return true
	})
}
