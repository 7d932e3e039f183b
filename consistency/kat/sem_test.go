package kat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// What follows checks resolved expressions against what was written: both are
// evaluated as sets of pairs over random graphs, the former with its letters, the
// latter as the operators are defined, recursion as a least fixed point.

// rows is a relation between at most 16 events: rows[a]>>b&1 says that (a, b) is in it.
type rows [16]uint16

type world struct {
	n     int
	preds []Preds
	rels  [NumRels]rows
	views []rows
}

func (w *world) all() uint16 { return 1<<w.n - 1 }

func (w *world) pairs(f func(a, b int) bool) (r rows) {
	for a := range w.n {
		for b := range w.n {
			if f(a, b) {
				r[a] |= 1 << b
			}
		}
	}
	return r
}

func (r rows) has(a, b int) bool { return r[a]>>b&1 != 0 }

func (r rows) or(s rows) rows {
	for i := range r {
		r[i] |= s[i]
	}
	return r
}

func (r rows) and(s rows) rows {
	for i := range r {
		r[i] &= s[i]
	}
	return r
}

func (r rows) minus(s rows) rows {
	for i := range r {
		r[i] &^= s[i]
	}
	return r
}

func (r rows) then(s rows) (t rows) {
	for a := range r {
		for b := range s {
			if r.has(a, b) {
				t[a] |= s[b]
			}
		}
	}
	return t
}

func (r rows) plus() rows {
	for k := range r {
		for a := range r {
			if r.has(a, k) {
				r[a] |= r[k]
			}
		}
	}
	return r
}

func (r rows) inverse() (t rows) {
	for a := range r {
		for b := range r {
			if r.has(a, b) {
				t[b] |= 1 << a
			}
		}
	}
	return t
}

func (w *world) id(set uint16) rows {
	return w.pairs(func(a, b int) bool { return a == b && set>>a&1 != 0 })
}

// randomWorld is a graph whose relations are what their comments in expr.go say, and
// nothing more: no model holds in it.
func randomWorld(rng *rand.Rand) *world {
	w := &world{n: 3 + rng.IntN(8)}
	thread, loc, place, from := make([]int, w.n), make([]int, w.n), rng.Perm(w.n), make([]int, w.n)
	is := func(e int, p Pred) bool { return w.preds[e]>>p&1 != 0 }
	for e := range w.n {
		thread[e], loc[e], from[e] = rng.IntN(3), rng.IntN(2), -1
		p := Preds(rng.Uint64()) & (1<<NumPreds - 1)
		p &^= has(PredR).Has | has(PredW).Has | has(PredF).Has
		p |= has([]Pred{PredR, PredR, PredW, PredW, PredF}[rng.IntN(5)]).Has
		w.preds = append(w.preds, p)
	}
	for r := range w.n {
		if x := rng.IntN(w.n); is(r, PredR) && is(x, PredW) && loc[x] == loc[r] {
			from[r] = x
		}
	}
	access := func(e int) bool { return is(e, PredR) || is(e, PredW) }
	some := func(r rows) rows {
		return r.and(w.pairs(func(a, b int) bool { return rng.IntN(3) == 0 }))
	}
	w.rels[RelThread] = w.pairs(func(a, b int) bool { return a != b && thread[a] == thread[b] })
	w.rels[RelLoc] = w.pairs(func(a, b int) bool { return a != b && access(a) && access(b) && loc[a] == loc[b] })
	same, sameLoc := w.rels[RelThread], w.rels[RelLoc]
	split := func(whole, internal, external Rel, r rows) {
		w.rels[whole], w.rels[internal], w.rels[external] = r, r.and(same), r.minus(same)
	}
	po := w.pairs(func(a, b int) bool { return a < b && same.has(a, b) })
	w.rels[RelPO], w.rels[RelPOImm], w.rels[RelPOLoc] = po, po.minus(po.then(po)), po.and(sameLoc)
	rf := w.pairs(func(a, b int) bool { return from[b] == a })
	co := w.pairs(func(a, b int) bool { return is(a, PredW) && is(b, PredW) && sameLoc.has(a, b) && place[a] < place[b] })
	split(RelRF, RelRFI, RelRFE, rf)
	split(RelCO, RelCOI, RelCOE, co)
	split(RelFR, RelFRI, RelFRE, w.pairs(func(a, b int) bool {
		return is(a, PredR) && is(b, PredW) && loc[a] == loc[b] && (from[a] < 0 || co.has(from[a], b))
	}))
	w.rels[RelRMW] = some(po.and(sameLoc)).and(w.pairs(func(a, b int) bool { return is(a, PredR) && is(b, PredW) }))
	w.rels[RelTC] = some(w.pairs(func(a, b int) bool { return thread[a] != thread[b] }))
	w.rels[RelTJ] = some(w.pairs(func(a, b int) bool { return a != b }))
	for _, r := range []Rel{RelAddr, RelData, RelCtrl} {
		w.rels[r] = some(po)
	}
	w.rels[RelAlloc] = some(w.pairs(func(a, b int) bool { return a != b }))
	w.rels[RelFree] = some(w.pairs(func(a, b int) bool { return a != b }))
	w.rels[RelDetour] = w.rels[RelCOE].then(w.rels[RelRFE]).and(po)
	return w
}

// resolved evaluates an expression of a Spec.
func (w *world) resolved(e *Expr) rows {
	switch e.Op {
	case OpEmpty:
		return rows{}
	case OpID:
		return w.id(w.all())
	case OpTest:
		return w.pairs(func(a, b int) bool { return a == b && e.Test.Pass(w.preds[a]) })
	case OpLetter:
		r := w.rels[e.Letter.Rel]
		if e.Letter.Rel == RelView {
			r = w.views[e.Letter.View]
		}
		if e.Letter.Inv {
			r = r.inverse()
		}
		return r
	}
	r := w.resolved(e.Args[0])
	switch e.Op {
	case OpUnion:
		for _, a := range e.Args[1:] {
			r = r.or(w.resolved(a))
		}
	case OpSeq:
		for _, a := range e.Args[1:] {
			r = r.then(w.resolved(a))
		}
	case OpOpt:
		r = r.or(w.id(w.all()))
	case OpPlus:
		r = r.plus()
	case OpStar:
		r = r.plus().or(w.id(w.all()))
	}
	return r
}

// meaning is a value of an expression as written.
type meaning struct {
	set  uint16 // of a predicate
	rel  rows
	pred bool
}

// written evaluates n, names by env.
func (w *world) written(n *node, env map[string]meaning) meaning {
	switch n.kind {
	case nName:
		if m, ok := env[n.name]; ok {
			return m
		}
		if r, ok := builtinRels()[n.name]; ok {
			return meaning{rel: w.rels[r]}
		}
		m := meaning{pred: true}
		for e := range w.n {
			for _, t := range builtinPreds()[n.name] {
				if t.Pass(w.preds[e]) {
					m.set |= 1 << e
				}
			}
		}
		return m
	case nZero:
		return meaning{}
	case nID:
		return meaning{rel: w.id(w.all())}
	}
	m := w.written(n.args[0], env)
	for _, a := range n.args[1:] {
		x := w.written(a, env)
		m.pred = m.pred || x.pred
		switch n.kind {
		case nUnion:
			m.set, m.rel = m.set|x.set, m.rel.or(x.rel)
		case nMeet:
			m.set, m.rel = m.set&x.set, m.rel.and(x.rel)
		case nDiff:
			m.set, m.rel = m.set&^x.set, m.rel.minus(x.rel)
		case nSeq:
			m.rel = m.rel.then(x.rel)
		}
	}
	switch n.kind {
	case nTest:
		return meaning{rel: w.id(m.set)}
	case nNot:
		return meaning{pred: true, set: w.all() &^ m.set}
	case nStar:
		m.rel = m.rel.plus().or(w.id(w.all()))
	case nPlus:
		m.rel = m.rel.plus()
	case nOpt:
		m.rel = m.rel.or(w.id(w.all()))
	case nInv:
		m.rel = m.rel.inverse()
	}
	return m
}

// compare evaluates a model without includes in w both ways and reports the first
// constraint or view that differs.
func (w *world) compare(f *File, s *Spec) string {
	env := map[string]meaning{}
	w.views = nil
	for _, v := range s.Views {
		w.views = append(w.views, w.resolved(v.Expr))
	}
	views, empties := 0, 0
	for _, st := range f.stmts {
		if st.rec {
			for _, d := range st.defs {
				env[d.name] = meaning{}
			}
			for again := true; again; {
				again = false
				for _, d := range st.defs {
					m := w.written(d.expr, env)
					again = again || m != env[d.name]
					env[d.name] = m
				}
			}
		} else {
			for _, d := range st.defs {
				env[d.name] = w.written(d.expr, env)
			}
		}
		for _, d := range st.defs {
			if st.kind == sView {
				if w.views[views] != env[d.name].rel {
					return "view " + d.name
				}
				views++
			}
		}
		if st.kind == sEmpty {
			if w.resolved(s.Empty[empties].Expr) != w.written(st.expr, env).rel {
				return st.text
			}
			empties++
		}
	}
	return ""
}

// writer writes random models.
type writer struct {
	*rand.Rand
	rels, preds []string
}

func (w *writer) pick(s ...string) string { return s[w.IntN(len(s))] }

func (w *writer) pred(depth int) string {
	if depth == 0 || w.IntN(3) == 0 {
		return w.pick(w.preds...)
	}
	a, b := w.pred(depth-1), w.pred(depth-1)
	return w.pick("!"+a, "!("+a+")", a+" | "+b, a+" & "+b, "("+a+") & "+b, a+" \\ "+b, a+" \\ ("+b+")", "("+a+" | "+b+")")
}

// step is something that & and \ may take.
func (w *writer) step() string {
	s := w.pick(w.rels...)
	if w.IntN(4) == 0 {
		s += "^-1"
	}
	if w.IntN(4) == 0 {
		s = "[" + w.pred(1) + "];" + s
	}
	if w.IntN(4) == 0 {
		s += ";[" + w.pred(1) + "]"
	}
	switch w.IntN(8) {
	case 0:
		s += " | " + w.step()
	case 1:
		s = "[" + w.pred(1) + "]"
	case 2:
		s = "id"
	}
	return s
}

func (w *writer) rel(depth int) string {
	if depth == 0 || w.IntN(6) == 0 {
		return w.pick(append(w.rels, "0", "id", "["+w.pred(2)+"]")...)
	}
	a, b := w.rel(depth-1), w.rel(depth-1)
	switch w.IntN(8) {
	case 0, 1:
		return a + " ; " + b
	case 2:
		return "(" + a + ")" + w.pick("+", "*", "?", "^-1")
	case 3:
		op := w.pick(") & (", ") \\ (")
		if w.IntN(8) == 0 {
			return "(" + w.step() + op + w.step() + ")"
		}
		p := "[" + w.pred(1) + "];"
		return "(" + w.pick(p, "") + w.pick("rf", "co", "fr", "rf^-1", "rfe", "coi", "[R]", "id") + op +
			w.pick(p, "") + w.pick("same-thread", "id", "[W | SC]") + ")"
	case 4:
		return "(" + a + " | " + b + ")"
	default:
		return a + " | " + b
	}
}

func (w *writer) model() string {
	var b strings.Builder
	for i := range 1 + w.IntN(4) {
		name := fmt.Sprintf("x%d", i)
		switch w.IntN(5) {
		case 0:
			fmt.Fprintf(&b, "let P%d = %s\n", i, w.pred(3))
			w.preds = append(w.preds, fmt.Sprintf("P%d", i))
			continue
		case 1:
			fmt.Fprintf(&b, "view %s = %s\n", name, w.rel(3))
		case 2, 3: // linear on one side, often
			vars := []string{name}
			for j := range w.IntN(3) {
				vars = append(vars, fmt.Sprintf("%s.%d", name, j))
			}
			left := w.IntN(2) == 0
			for j, x := range vars {
				def := w.rel(1)
				for range 1 + w.IntN(3) {
					v := w.pick(vars...)
					switch c := w.rel(1); {
					case w.IntN(5) == 0:
						def += " | " + v + "?"
					case left:
						def += " | " + w.pick(v, "("+v+" | "+w.rel(1)+")") + ";(" + c + ")"
					default:
						def += " | (" + c + ");" + w.pick(v, "("+w.rel(1)+" | "+v+")")
					}
				}
				fmt.Fprintf(&b, "%s %s = %s\n", []string{w.pick("let rec", "view rec"), "and"}[min(j, 1)], x, def)
			}
			w.rels = append(w.rels, vars...)
			continue
		default:
			fmt.Fprintf(&b, "let %s = %s\n", name, w.rel(3))
		}
		w.rels = append(w.rels, name)
	}
	fmt.Fprintf(&b, "let ppo = po\nempty %s\nempty %s\n", w.rel(4), w.rel(3))
	return b.String()
}

// TestLetters holds what & and \\ are of every two letters, where they are accepted.
func TestLetters(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	var worlds []*world
	for range 60 {
		worlds = append(worlds, randomWorld(rng))
	}
	accepted := 0
	for a := Rel(0); a < RelView; a++ {
		for b := Rel(0); b < RelView; b++ {
			for k := range 8 {
				src := fmt.Sprintf("let ppo = po empty %v%s %s %v%s", a, [2]string{"", "^-1"}[k&1], [2]string{"&", "\\"}[k>>1&1], b, [2]string{"", "^-1"}[k>>2])
				f, err := Parse("m.kat", []byte(src), nil)
				if err != nil {
					t.Fatal(err)
				}
				s, err := Resolve(f)
				if err != nil {
					continue
				}
				accepted++
				for _, w := range worlds {
					if w.compare(f, s) != "" {
						t.Errorf("%s is not %s", src, s.Empty[0].Expr)
						break
					}
				}
			}
		}
	}
	t.Logf("%d accepted", accepted)
	if accepted < 500 {
		t.Errorf("only %d accepted", accepted)
	}
}

// TestMeaning holds that resolving changes no meaning, and printing no Spec, for
// random models in random graphs.
func TestMeaning(t *testing.T) {
	scale.NotShort(t)
	models := scale.By{Usual: 1000, Wide: 2000, Full: 2000}.N()
	seed := uint64(7)
	rng := rand.New(rand.NewPCG(seed, 0))
	var worlds []*world
	for range 25 {
		worlds = append(worlds, randomWorld(rng))
	}
	accepted := 0
	reasons := map[string]int{}
	for i := range models {
		w := &writer{Rand: rand.New(rand.NewPCG(seed, uint64(i+1)))}
		for p := range builtinPreds() {
			w.preds = append(w.preds, p)
		}
		for r := range builtinRels() {
			w.rels = append(w.rels, r)
		}
		slices.Sort(w.preds)
		slices.Sort(w.rels)
		src := w.model()
		f, err := Parse("m.kat", []byte(src), nil)
		if err != nil {
			t.Fatalf("model %d: %v\n%s", i, err, src)
		}
		s, err := Resolve(f)
		if err != nil {
			for _, e := range AsErrors(err) {
				reasons[e.Msg]++
			}
			continue
		}
		accepted++
		for j, x := range worlds {
			if d := x.compare(f, s); d != "" {
				t.Fatalf("model %d, world %d: %s means something else after resolving:\n%s\n%s", i, j, d, src, s)
			}
		}
		reparse(t, s)
	}
	for r := range reasons {
		switch r {
		case "not decidable by an automaton", "let rec that is recursive on both sides", "let rec of something that is empty",
			"a name is used in the middle of its own definition", "too many errors":
		default:
			t.Errorf("refused because of %q", r)
		}
	}
	if accepted < models/4 {
		t.Errorf("only %d of %d models were accepted: %v", accepted, models, reasons)
	}
	t.Logf("%d of %d models accepted, refused: %v", accepted, models, reasons)
}
