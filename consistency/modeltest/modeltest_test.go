package modeltest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/consistency/catalog"
	"genmcgo/consistency/models"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
)

var count = scale.Flag("modeltest.n", scale.By{Short: 4, Usual: 20, Wide: 30, Full: 300}, "random programs per model")

// programs are some of the litmus corpus and n random ones: every third has threads that
// wait, every third dependencies.
func programs(n int) []*litmus.Program {
	var list []*litmus.Program
	for i, p := range litmus.All() {
		if (scale.By{Short: 5, Usual: 2, Full: 1}).Nth(i) {
			list = append(list, p)
		}
	}
	for seed := range uint64(n) {
		switch size := 4 + int(seed%5); seed % 3 {
		case 0:
			list = append(list, litmus.Generate(seed, size))
		case 1:
			list = append(list, litmus.GenerateWaits(seed, size))
		default:
			list = append(list, litmus.GenerateDeps(seed, size))
		}
	}
	return list
}

func fromFile(t *testing.T, name string) consistency.Model {
	t.Helper()
	m, err := catalog.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestKnown: the enumeration has equations for each model that is written by hand, and for no
// others.
func TestKnown(t *testing.T) {
	if a, b := slices.Sorted(slices.Values(consistency.Names())), slices.Sorted(slices.Values(oracle.Models)); !slices.Equal(a, b) {
		t.Errorf("models are %v, those of package oracle %v", a, b)
	}
}

// TestModels: all models keep the contract, and those of them that compute everything
// again.
func TestModels(t *testing.T) {
	all := map[string]consistency.Model{"toy": toy{}}
	for _, name := range consistency.Names() {
		m, err := consistency.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = m
	}
	for _, info := range models.List() {
		all[info.File] = fromFile(t, info.File)
	}
	examples, err := filepath.Glob("../../examples/models/*.kat")
	if err != nil || len(examples) == 0 {
		t.Fatalf("no examples (%v)", err)
	}
	for _, file := range examples {
		all[filepath.Base(file)] = fromFile(t, file)
	}
	list := programs(count.N())
	for name, m := range all {
		t.Run(name, func(t *testing.T) { Run(t, m, list) })
		if name != "toy" {
			scratch, err := consistency.FromScratch(m)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(name+", from scratch", func(t *testing.T) { Run(t, scratch, list[:len(list)/2]) })
		}
	}
}

// TestSeveralViews: so do models from files whose happens-before is the union of several
// views, and one whose view is not closed.
func TestSeveralViews(t *testing.T) {
	for _, name := range []string{"ra.kat", "rc11.kat", "sc.kat", "imm.kat"} {
		text, err := models.FS.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), name)
		both := string(text) + "\nview threads = (po ∪ tc ∪ tj)+\ncoherence threads\n"
		if err := os.WriteFile(file, []byte(both), 0o600); err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { Run(t, fromFile(t, file), programs(count.N()/2)) })
	}
}

// TestFlaws: each way to break the contract is noticed.
func TestFlaws(t *testing.T) {
	var list []*litmus.Program
	for seed := range uint64(100) { // the last flaw takes 60 to 100
		list = append(list, litmus.Generate(seed, 4+int(seed%5)))
	}
	for _, row := range []struct{ flaw, want string }{
		{"keeps the slice", "after later calls"},
		{"reads the slice", "after the caller wrote to the slices"},
		{"leaves entries", "in a slice of ones"},
		{"forgets e", "without the event itself"},
		{"forgets po", "program order"},
		{"forgets creation", "creation or end"},
		{"knows too much", "not part of po ∪ rf"},
		{"disagrees", "HappensBefore"},
		{"counts questions", "when it is asked again"},
		{"no position", "not one of"},
		{"last is wrong", "Consistent of"},
		{"remembers", "built otherwise"},
		{"remembers places", "built otherwise"},
	} {
		said := map[string]bool{}
		m := Watch(toy{row.flaw}, func(text string) { said[text] = true })
		found := false
		for _, p := range list {
			// A flawed model may well end in a panic.
			_ = explore(m, p)
		}
		for text := range said {
			found = found || strings.Contains(text, row.want)
		}
		if !found {
			t.Errorf("%s: not noticed; said were %d others", row.flaw, len(said))
		}
	}
}

// toy is a model as another author might write one: coherence with all of po ∪ rf. It has
// a flaw if it is given one.
type toy struct{ flaw string }

func (m toy) Name() string { return "toy" }

func (m toy) Traits() consistency.Traits { return consistency.Traits{} }

func (m toy) New(g *graph.Graph) consistency.State { return &toyState{g: g, flaw: m.flaw} }

type toyState struct {
	g       *graph.Graph
	flaw    string
	kept    []int32
	keptFor event.ID
	pushed  int
	asked   int32
	revised bool
}

func (s *toyState) Push(event.ID)                       { s.pushed++ }
func (s *toyState) Join(_, _ event.ID)                  {}
func (s *toyState) Pop(event.ID)                        { s.pushed++ }
func (s *toyState) Read(event.ID)                       {}
func (s *toyState) Unread(event.ID)                     { s.revised = true }
func (s *toyState) Place(event.ID)                      {}
func (s *toyState) Unplace(event.ID)                    { s.revised = true }
func (s *toyState) ByPosition() bool                    { return true }
func (s *toyState) Grow(int)                            {}
func (s *toyState) Restrict(consistency.State, []int32) {}

func (s *toyState) Consistent(event.ID) bool { return s.flaw != "last is wrong" || s.pushed%5 != 0 }

func (s *toyState) FirstRead(r event.ID, rmw bool) int32 {
	switch s.asked++; {
	case s.flaw == "no position":
		return int32(len(s.g.Co(s.g.At(r).Loc)))
	case s.flaw == "counts questions" && s.asked%2 == 0:
		return 0
	case s.flaw == "remembers places" && s.revised:
		return 0
	}
	return consistency.FirstKnown(s.g, s.g.At(r).Loc, s.g.PORF(r))
}

func (s *toyState) FirstPlace(w event.ID) int32 {
	return 1 + consistency.FirstKnown(s.g, s.g.At(w).Loc, s.g.PORF(w))
}

func (s *toyState) HB(e event.ID, view []int32) {
	if s.flaw == "reads the slice" && s.kept != nil {
		copy(view, s.kept)
		s.kept = nil
		return
	}
	n := len(view)
	if s.flaw == "leaves entries" && n > 1 && s.g.PORF(e)[n-1] < 0 {
		n--
	}
	copy(view[:n], s.g.PORF(e))
	switch s.flaw {
	case "keeps the slice":
		if s.kept != nil && s.keptFor != e {
			s.kept[0]++
		}
		s.kept, s.keptFor = view, e
	case "reads the slice":
		if e.Index == 0 {
			s.kept = view
		}
	case "forgets e":
		view[e.Thread]--
	case "forgets po":
		if e.Index > 2 {
			for t := range view {
				view[t] = -1
			}
			view[e.Thread] = e.Index
		}
	case "forgets creation":
		if e.Index == 0 && e.Thread > 0 {
			view[0] = -1
		}
	case "knows too much":
		if s.g.Len(0) > 0 {
			view[0] = s.g.Len(0) - 1
		}
	case "remembers":
		if s.pushed > 40 && e.Thread > 0 && s.g.Exists(e.Thread) {
			c := s.g.Creator(e.Thread)
			view[c.Thread] = max(c.Index, view[c.Thread]-1)
		}
	}
}

func (s *toyState) HappensBefore(a, b event.ID) bool {
	return graph.In(s.g.PORF(b), a) != (s.flaw == "disagrees" && a.Thread == b.Thread && a.Index == 1)
}
