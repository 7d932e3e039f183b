package main

import (
	"go/ast"
	"go/parser"
	"go/types"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// What the numbers may be. They are those of the day when they were last lowered: who makes
// one smaller lowers its limit, and who has to raise one says why in the commit.
const (
	maxShared  = 16 // conditions in shared rooms that ask for a feature
	maxOptions = 34 // and in the rooms where options become parts of the engine
	maxArrows  = 59 // arrows between files of one package
	maxAgainst = 9  // arrows that go against the reading order, in all packages
	maxFields  = 12 // of worker
	maxComplex = 1  // functions of the module with a complexity above maxComplexity
)

// TestHouse keeps the numbers down.
func TestHouse(t *testing.T) {
	scale.NotShort(t)
	p, err := loadTree("../..", engine)
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
	most := 0
	for _, n := range p.perPackage(p.arrows()) {
		most = max(most, n.arrows)
	}
	if len(c.features()) < 20 {
		t.Errorf("only %d features found: %v", len(c.features()), c.features())
	}
	names := slices.Collect(maps.Values(c.labels))
	for name := range extra {
		if !slices.Contains(names, name) {
			t.Errorf("extra has %s, which is no field", name)
		}
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
		{"arrows between the files of one package of truST", most, maxArrows},
		{"arrows between files of packages of truST go against the reading order in doc.go", against, maxAgainst},
		{"fields of " + worker, p.fields(worker), maxFields},
		{"functions are too complex: " + strings.Join(long, ", "), len(long), maxComplex},
	} {
		if n.is > n.most || n.is < 1 {
			t.Errorf("%d %s; %d at most (go run ./scripts/house -v lists them)", n.is, n.what, n.most)
		}
	}
}

// parsed is a tree of packages with the given files, which import nothing from elsewhere.
// Those in subdirectories come first.
func parsed(t *testing.T, files map[string]string) *tree {
	t.Helper()
	p := newTree("")
	from := both{own: map[string]*types.Package{}}
	dirs := map[string][]*ast.File{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f, err := parser.ParseFile(p.fset, name, files[name], parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		dirs[path.Dir(name)] = append(dirs[path.Dir(name)], f)
	}
	for _, dir := range slices.Backward(slices.Sorted(maps.Keys(dirs))) {
		q, err := p.add(path.Join("p", dir), dirs[dir], from)
		if err != nil {
			t.Fatal(err)
		}
		from.own[path.Join("p", dir)] = q
	}
	p.readTables()
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
//
//	low/   [slow]  a package that is a room
package p`,
		"low/one.go": `// Package low is another one.
//
//	two.go  first
//	one.go  then
package low
type Settings struct { Slow bool }
func One(s *Settings) int { if s.Slow { return two() }; return 0 }
`,
		"low/two.go": `package low
func two() int { return 2 }
`,
		"config.go": `package p
import "p/low"
type Config struct { Fast bool; Model string; Limit int; Low low.Settings }
`,
		"room.go": `package p
func (w *worker) hidden() bool { return w.fast }
func (w *worker) own() int { if w.fast { return 1 }; return 0 }
`,
		"engine.go": `package p
type base struct { fast, other bool }
type worker struct { base; cfg *Config; n int }
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
	if !p.rooms["low/one.go"] || p.rooms["engine.go"] {
		t.Errorf("rooms are %v", p.rooms)
	}
	if c := p.perPackage(p.arrows()); c["low"] != (count{2, 1, 0}) || c["."] != (count{4, 3, 1}) {
		t.Errorf("arrows by package: %v", c)
	}
	if want := []string{"low/one.go>low/two.go", "room.go>engine.go against", "engine.go>config.go", "engine.go>room.go"}; !slices.Equal(arrows, want) {
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
