package kat

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// specOf makes a model of src, which must be right.
func specOf(t *testing.T, src string) *Spec {
	t.Helper()
	f, err := Parse("test.kat", []byte(src), nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Resolve(f)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A fragment of RC11 for claims to be about.
const rc11Lets = `
let relseq = [REL] ; ([F] ; po)? ; (rf ; rmw)*
let sw = relseq ; rf ; [ACQ] | relseq ; rf ; po ; [F & ACQ]
let hb = (po | sw | tc | tj)+
let eco = (rf | co | fr)+
let porf = (po | rf | tc | tj)+
view hbv = hb
coherence hbv
`

func TestTrueAsserts(t *testing.T) {
	for _, a := range []string{
		"po ; po <= po",
		"po = po-imm+",
		"po-imm | po-loc | rmw | addr | data | ctrl | rfi | detour <= po",
		"rmw <= po-imm",
		"co = coe | coi",
		"fr ; co ; co <= fr",
		"rf ; fr <= co",
		"rf^-1 ; co <= fr",
		"rf ; rmw <= co",
		"rfi ; rmw <= coi",
		"coi ; coe ; coi <= coe",
		"eco = rf | co | fr | co ; rf | fr ; rf",
		"eco ; eco <= eco",
		"rf ; rf^-1 <= id",
		"rmw ; rmw^-1 ; po <= po",
		"[UR] ; po <= [R] ; po",
		"[SC] ; po <= [ACQ & REL] ; po",
		"same-thread = po | po^-1",
		"[W] ; loc-overlap ; [W] = co | co^-1",
		"sw <= hb",
		"hb ; hb <= hb",
		"sw <= (po | rf)+",
		"hbv = hb",
		"[W] ; (po-loc | rfi) ; [W] ; po <= po",
		"coi | fri <= po-loc",
		"tc ; po <= hb",
		"[R & !ACQ] ; po | [R & ACQ] ; po = [R] ; po",
		"po ; [TB] = 0",
		"rf ; rf = 0",
		"(po | co)* = (po+ ; co* | co)*",
		"(po^-1)+ = po^-1",
	} {
		s := specOf(t, rc11Lets+"assert "+a)
		x := s.Asserts[0]
		ok, word := Included(x.Left, x.Right, s)
		if ok && x.Equal {
			ok, word = Included(x.Right, x.Left, s)
		}
		if !ok {
			t.Errorf("%s: not proved: %s", a, word)
		}
	}
}

func TestWrongAsserts(t *testing.T) {
	for _, c := range []struct{ claim, word string }{
		{"po <= po-imm", "po po"},
		{"po-imm <= po-loc", "po-imm"},
		{"rf <= rfe", "[W] rfi [R]"},
		{"fr = rf^-1 ; co", "[R] fr [W]"}, // reads of initial values
		{"co ; rf <= rf", "[W] co [W] rf [R]"},
		{"rf <= sw", "[W] rf [R&!ACQ]"},
		{"[REL] ; rf <= sw", "[W&REL] rf [R&!ACQ]"},
		{"relseq ; rf ; po ; [F] <= sw", "[W&REL] rf [R] po [F&!ACQ]"},
		{"hb <= po | sw | tc | tj", "[R] po [W&REL] rfe [R&ACQ]"},
		{"porf <= hb", "[W] rfe [R&!ACQ]"},
		{"hb ; rf <= hb", "po [W] rfe [R&!ACQ]"},
		{"eco <= rf | co | fr", "[R] fr [W] rf [R]"},
		{"[SC] ; po ; [SC] <= [F & SC] ; po ; [F & SC]", "[SC] po [R&SC]"},
		{"[ACQ] ; po <= [SC] ; po", "[ACQ&!SC] po"},
		{"coe ; coe <= coe", "[W] coe [W] coe [W]"},
		{"rf^-1 ; rf = id", "[R] rf^-1 [W] rf [R]"},
		{"(po | rf)+ ; [W] <= (po | rf)* ; po ; [W & REL]", "po [W&!REL]"},
		{"po-loc <= coi | rfi | fri", "po-loc"},
		{"same-thread <= po", "po^-1"},
		{"addr <= data", "addr"},
	} {
		s := specOf(t, rc11Lets+"assert "+c.claim)
		x := s.Asserts[0]
		ok, word := Included(x.Left, x.Right, s)
		if ok && x.Equal {
			ok, word = Included(x.Right, x.Left, s)
		}
		if ok {
			t.Errorf("%s: proved", c.claim)
		} else if word != c.word {
			t.Errorf("%s: refuted by %q, want %q", c.claim, word, c.word)
		}
	}
}

// TestInclusionOfWords compares Included, for letters about which nothing is known,
// with enumeration.
func TestInclusionOfWords(t *testing.T) {
	rels := []Rel{RelAddr, RelData}
	ks := someKinds(Test{Has: bitsOf([]Pred{PredR, PredRLX})}, Test{Has: bitsOf([]Pred{PredR, PredSC})},
		Test{Has: bitsOf([]Pred{PredW, PredREL}), Lacks: bitsOf([]Pred{PredSC})}, Test{Has: bitsOf([]Pred{PredTB, PredSC})})
	r := rand.New(rand.NewSource(2))
	yes, no := 0, 0
	for i := 0; i < 400; i++ {
		a, b := randomExpr(r, 3, rels), randomExpr(r, 3, rels)
		if i%3 == 0 {
			b = either(b, a, letters(rels...))
		}
		ok, path := Included(a, b, nil)
		found := ""
		words(4, rels, ks, func(w word) {
			if n := len(w.letters); found == "" && a.means(w, 0, n) && !b.means(w, 0, n) {
				found = w.key()
			}
		})
		switch {
		case ok && found != "":
			t.Fatalf("%v <= %v: proved, but %s", a, b, found)
		case !ok && found == "" && strings.Count(path, "addr")+strings.Count(path, "data") <= 4:
			t.Fatalf("%v <= %v: refuted by %s, which enumeration does not find", a, b, path)
		case ok:
			yes++
		default:
			no++
		}
	}
	if yes < 50 || no < 50 {
		t.Errorf("only %d proved, %d refuted", yes, no)
	}
}

// A testGraph is a random execution; rel[r] is a matrix over its events.
type testGraph struct {
	preds []Preds
	rel   [NumRels]matrix
}

// matrix is a relation by rows of bits; at most 64 events.
type matrix []uint64

func (m matrix) has(i, j int) bool { return m[i]>>j&1 != 0 }
func (m matrix) set(i, j int)      { m[i] |= 1 << j }

func (m matrix) seq(n matrix) matrix {
	out := make(matrix, len(m))
	for i := range m {
		for j := range m {
			if m.has(i, j) {
				out[i] |= n[j]
			}
		}
	}
	return out
}

func (m matrix) or(n matrix) matrix {
	out := slices.Clone(m)
	for i := range out {
		out[i] |= n[i]
	}
	return out
}

func (m matrix) inverse() matrix {
	out := make(matrix, len(m))
	for i := range m {
		for j := range m {
			if m.has(i, j) {
				out.set(j, i)
			}
		}
	}
	return out
}

func (m matrix) plus() matrix {
	out := slices.Clone(m)
	for k := range m {
		for i := range m {
			if out.has(i, k) {
				out[i] |= out[k]
			}
		}
	}
	return out
}

func (m matrix) cyclic() bool {
	for i, p := 0, m.plus(); i < len(p); i++ {
		if p.has(i, i) {
			return true
		}
	}
	return false
}

func (m matrix) only(n matrix, keep func(i, j int) bool) matrix {
	out := make(matrix, len(m))
	for i := range m {
		for j := range m {
			if n.has(i, j) && keep(i, j) {
				out.set(i, j)
			}
		}
	}
	return out
}

// eval is e in g, by matrices.
func (g *testGraph) eval(e *Expr) matrix {
	n := len(g.preds)
	out := make(matrix, n)
	diagonal := func(t Test) {
		for i, p := range g.preds {
			if t.Pass(p) {
				out.set(i, i)
			}
		}
	}
	switch e.Op {
	case OpID, OpTest:
		diagonal(e.Test)
	case OpLetter:
		out = g.rel[e.Letter.Rel]
		if e.Letter.Inv {
			out = out.inverse()
		}
	case OpUnion:
		for _, a := range e.Args {
			out = out.or(g.eval(a))
		}
	case OpSeq:
		diagonal(Test{})
		for _, a := range e.Args {
			out = out.seq(g.eval(a))
		}
	case OpOpt:
		diagonal(Test{})
		out = out.or(g.eval(e.Args[0]))
	case OpPlus:
		out = g.eval(e.Args[0]).plus()
	case OpStar:
		diagonal(Test{})
		out = out.or(g.eval(e.Args[0]).plus())
	}
	return out
}

// randomGraph makes an execution of a few threads on two locations whose po ∪ rf is
// acyclic, with atomic read-modify-writes; coherent says that po-loc agrees with rf,
// co and fr.
func randomGraph(r *rand.Rand, coherent bool) *testGraph {
	for {
		if g := tryGraph(r, coherent); g != nil {
			return g
		}
	}
}

func tryGraph(r *rand.Rand, coherent bool) *testGraph {
	var thread, loc []int
	g := &testGraph{}
	add := func(t, l int, p ...Pred) int {
		g.preds = append(g.preds, bitsOf(p))
		thread, loc = append(thread, t), append(loc, l)
		return len(thread) - 1
	}
	modes := func(list ...[]Pred) []Pred { return list[r.Intn(len(list))] }
	mode := func(base ...Pred) []Pred {
		sc := []Pred{PredACQ, PredREL, PredACQREL, PredSC, PredSCok}
		return append(base, modes([]Pred{PredNA}, []Pred{PredRLX}, []Pred{PredACQ}, []Pred{PredREL}, sc)...)
	}
	type edge struct{ a, b int }
	var tc, tj, rmw []edge
	threads := 2 + r.Intn(2)
	var create, begin, end []int
	add(0, -1, PredTB)
	for t := 1; t < threads; t++ {
		create = append(create, add(0, -1, PredTC))
	}
	body := func(t int) {
		for i, n := 0, 1+r.Intn(4); i < n; i++ {
			l := r.Intn(2)
			switch r.Intn(8) {
			case 0, 1, 2:
				add(t, l, mode(PredR, PredDEP)...)
			case 3, 4, 5:
				add(t, l, mode(PredW)...)
			case 6:
				a := add(t, l, mode(PredR, PredDEP, PredUR)...)
				rmw = append(rmw, edge{a, add(t, l, mode(PredW, PredUW)...)})
			case 7:
				add(t, -1, mode(PredF)...)
			}
		}
	}
	body(0)
	main := len(thread)
	for t := 1; t < threads; t++ {
		begin = append(begin, add(t, -1, PredTB))
		body(t)
		end = append(end, add(t, -1, PredTE))
	}
	for t := range begin {
		tc = append(tc, edge{create[t], begin[t]})
		if r.Intn(2) == 0 {
			tj = append(tj, edge{end[t], add(0, -1, PredTJ)})
		}
	}
	n := len(thread)
	for i := range g.rel {
		g.rel[i] = make(matrix, n)
	}
	is := func(i int, p Pred) bool { return g.preds[i]>>p&1 != 0 }
	for _, x := range []struct {
		rel   Rel
		edges []edge
	}{{RelTC, tc}, {RelTJ, tj}, {RelRMW, rmw}} {
		for _, e := range x.edges {
			g.rel[x.rel].set(e.a, e.b)
		}
	}
	// Events of main after the others were made are later all the same.
	order := func(i int) int {
		if thread[i] == 0 && i >= main {
			return n + i
		}
		return i
	}
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			if i == j {
				continue
			}
			if thread[i] == thread[j] {
				g.rel[RelThread].set(i, j)
				if order(i) < order(j) {
					g.rel[RelPO].set(i, j)
					if is(i, PredDEP) {
						for _, d := range []Rel{RelAddr, RelData, RelCtrl} {
							if r.Intn(4) == 0 {
								g.rel[d].set(i, j)
							}
						}
					}
				}
			}
			if loc[i] >= 0 && loc[i] == loc[j] {
				g.rel[RelLoc].set(i, j)
			}
		}
	}
	po := g.rel[RelPO]
	g.rel[RelPOImm] = po.only(po, func(i, j int) bool { return !po.seq(po).has(i, j) })
	g.rel[RelPOLoc] = po.only(po, func(i, j int) bool { return g.rel[RelLoc].has(i, j) })
	// co by insertion; the write of a read-modify-write goes behind what is read.
	source := make([]int, n)
	for l := 0; l < 2; l++ {
		var co []int // without the initial write
		for i := 0; i < n; i++ {
			if loc[i] == l && is(i, PredW) && !is(i, PredUW) {
				co = slices.Insert(co, r.Intn(len(co)+1), i)
			}
		}
		for _, e := range rmw {
			if loc[e.a] == l {
				k := r.Intn(len(co) + 1)
				for k < len(co) && is(co[k], PredUW) {
					k++
				}
				source[e.a] = -1
				if k > 0 {
					source[e.a] = co[k-1]
				}
				co = slices.Insert(co, k, e.b)
			}
		}
		for i := 0; i < n; i++ {
			if loc[i] == l && is(i, PredR) {
				if !is(i, PredUR) {
					source[i] = -1
					if k := r.Intn(len(co) + 1); k > 0 {
						source[i] = co[k-1]
					}
				}
				if source[i] >= 0 {
					g.rel[RelRF].set(source[i], i)
				}
				for k := slices.Index(co, source[i]) + 1; k < len(co); k++ {
					g.rel[RelFR].set(i, co[k])
				}
			}
		}
		for i := range co {
			for j := i + 1; j < len(co); j++ {
				g.rel[RelCO].set(co[i], co[j])
			}
		}
	}
	rf, co, fr := g.rel[RelRF], g.rel[RelCO], g.rel[RelFR]
	outer := func(i, j int) bool { return thread[i] != thread[j] }
	inner := func(i, j int) bool { return thread[i] == thread[j] }
	g.rel[RelRFE], g.rel[RelRFI] = rf.only(rf, outer), rf.only(rf, inner)
	g.rel[RelCOE], g.rel[RelCOI] = co.only(co, outer), co.only(co, inner)
	g.rel[RelFRE], g.rel[RelFRI] = fr.only(fr, outer), fr.only(fr, inner)
	g.rel[RelDetour] = po.only(g.rel[RelCOE].seq(g.rel[RelRFE]), func(i, j int) bool { return po.has(i, j) })
	if po.or(rf).or(g.rel[RelTC]).or(g.rel[RelTJ]).cyclic() {
		return nil
	}
	if coherent && g.rel[RelPOLoc].or(rf).or(co).or(fr).cyclic() {
		return nil
	}
	return g
}

// TestFacts proves random claims and looks at random executions whether they hold.
func TestFacts(t *testing.T) {
	scale.NotShort(t)
	r := rand.New(rand.NewSource(3))
	var rels []Rel
	for l := RelPO; l < RelView; l++ {
		if l != RelAlloc && l != RelFree {
			rels = append(rels, l)
		}
	}
	rels = append(rels, RelPO, RelRF, RelCO, RelFR, RelRMW) // more often
	wider := []Rel{RelPO, RelPOLoc, RelRF, RelCO, RelFR, RelLoc, RelThread, RelCOE, RelFRE, RelCOI, RelFRI}
	some_ := func(d int) *Expr {
		e := randomExpr(r, d, rels)
		if r.Intn(3) == 0 {
			e = inverse(e)
		}
		return e
	}
	spec := &Spec{Views: []View{{Name: "v", Expr: one(RelPOLoc)}}, Coherence: []Coherence{{}}}
	for _, s := range []*Spec{{}, spec} {
		d := newDecider(s)
		if d.coherent != (s == spec) {
			t.Fatal("coherence per location is not recognised")
		}
		var graphs []*testGraph
		for i := 0; i < 60; i++ {
			graphs = append(graphs, randomGraph(r, s == spec))
		}
		proved := 0
		for i := 0; i < 2000; i++ {
			a := some_(2)
			var b *Expr
			switch r.Intn(3) {
			case 0:
				b = one(wider[r.Intn(len(wider))])
				if r.Intn(4) == 0 {
					b = inverse(b)
				}
			case 1:
				b = some_(2)
			case 2: // a with other letters
				b = newRewriter(func(l Letter) *Expr {
					x := one(wider[r.Intn(len(wider))])
					x.Letter.Inv = l.Inv
					return x
				}).expr(a)
			}
			if ok, _ := d.included(a, b); !ok {
				continue
			}
			if len(newBuilder().build(a).arcs) > 1 {
				proved++
			}
			for _, g := range graphs {
				x, y := g.eval(a), g.eval(b)
				for i := range x {
					if x[i]&^y[i] != 0 {
						t.Fatalf("%v <= %v: proved, but wrong in an execution", a, b)
					}
				}
			}
		}
		if proved < 80 {
			t.Errorf("only %d claims proved", proved)
		}
		t.Log(fmt.Sprint(proved, " claims proved"))
	}
}
