package runner

import (
	"cmp"
	"math/bits"
	"slices"

	"genmcgo/consistency/kat"
)

// An expression is run over a graph as a program: for each state and each kind of
// event the steps to take from there. Unlike the automata that proofs are about,
// programs take transitive relations and views as one step: what is po-later, or
// co-later, or known by view is an interval per thread or location, and a search
// remembers how far it has seen it (see steps.mark).

// edge is a step of an automaton over kinds: from an event of one of the kinds From
// in state p along Letter to an event of one of the kinds To in state q.
type edge struct {
	p, q     int
	from, to kindSet
	letter   kat.Letter
}

// positions is the position automaton of an expression (Glushkov): one state for
// every letter, "about to take it".
type positions struct {
	kt      *kindTable
	letters []kat.Letter
	follow  []map[int]kindSet
}

// lang is what the position automaton knows of a part of the expression: kinds of
// events that the empty word lets pass, that a word may begin with a letter in,
// and that it may end in after a letter.
type lang struct {
	null        kindSet
	first, last map[int]kindSet
}

func (a *positions) lang(x *kat.Expr) lang {
	l := lang{first: map[int]kindSet{}, last: map[int]kindSet{}}
	switch x.Op {
	case kat.OpEmpty:
	case kat.OpID:
		l.null = a.kt.all()
	case kat.OpTest:
		l.null = a.kt.mask(x.Test)
	case kat.OpLetter:
		p := len(a.letters)
		a.letters = append(a.letters, x.Letter)
		a.follow = append(a.follow, map[int]kindSet{})
		src, dst := a.kt.ends(x.Letter)
		l.first[p], l.last[p] = src, dst
		if v := x.Letter.View; x.Letter.Rel == kat.RelView && v < len(a.kt.reflexive) {
			l.null = a.kt.reflexive[v] // clocks do not say
		}
	case kat.OpUnion:
		for _, y := range x.Args {
			m := a.lang(y)
			l.null |= m.null
			for p, k := range m.first {
				l.first[p] |= k
			}
			for p, k := range m.last {
				l.last[p] |= k
			}
		}
	case kat.OpSeq:
		l = lang{null: a.kt.all(), first: l.first, last: l.last}
		for _, y := range x.Args {
			m := a.lang(y)
			a.link(l.last, m.first)
			for p, k := range m.first {
				if k &= l.null; k != 0 {
					l.first[p] |= k
				}
			}
			last := m.last
			for p, k := range l.last {
				if k &= m.null; k != 0 {
					last[p] |= k
				}
			}
			l.last = last
			l.null &= m.null
		}
	case kat.OpOpt, kat.OpPlus, kat.OpStar:
		l = a.lang(x.Args[0])
		if x.Op != kat.OpOpt {
			a.link(l.last, l.first)
		}
		if x.Op != kat.OpPlus {
			l.null = a.kt.all()
		}
	default:
		panic("BUG: unknown operator")
	}
	return l
}

func (a *positions) link(last, first map[int]kindSet) {
	for p, k := range last {
		for q, m := range first {
			if k&m != 0 {
				a.follow[p][q] |= k & m
			}
		}
	}
}

// ends are the kinds of events that l can lead from and to.
func (kt *kindTable) ends(l kat.Letter) (src, dst kindSet) {
	all := kt.all()
	r, w := kt.pred(kat.PredR), kt.pred(kat.PredW)
	src, dst = all, all
	switch l.Rel {
	case kat.RelRF, kat.RelRFE, kat.RelRFI:
		src, dst = w, r
	case kat.RelDetour:
		src, dst = all&^(r|kt.pred(kat.PredF)), r // also from Skips
	case kat.RelCO, kat.RelCOE, kat.RelCOI:
		src, dst = w, w
	case kat.RelFR, kat.RelFRE, kat.RelFRI:
		src, dst = r, w
	case kat.RelRMW:
		src, dst = kt.pred(kat.PredUR), kt.pred(kat.PredUW)
	case kat.RelPOLoc, kat.RelLoc:
		src = all &^ kt.pred(kat.PredF) // also from and to Skips
		dst = src
	case kat.RelAlloc:
		src = all &^ (r | w | kt.pred(kat.PredF))
	case kat.RelFree:
		src = all &^ (r | w | kt.pred(kat.PredF))
	case kat.RelTC, kat.RelTJ:
		src = all &^ (r | w | kt.pred(kat.PredF))
		dst = src
	}
	if l.Inv {
		src, dst = dst, src
	}
	return src, dst
}

// States of the automata made below.
const (
	stateHub   = 0 // between two words; of words: before the first letter
	stateFinal = 1 // after the last letter
)

// cycleEdges is the automaton of the cycles of x: the hub is before and after every
// word.
func cycleEdges(kt *kindTable, x *kat.Expr) (edges []edge, states int) {
	edges, states, _ = wordEdges(kt, x)
	for i := range edges {
		if edges[i].q == stateFinal {
			edges[i].q = stateHub
		}
	}
	return edges, states
}

// wordEdges is the automaton of the words of x, from stateHub to stateFinal. null
// are the kinds that the empty word lets pass.
func wordEdges(kt *kindTable, x *kat.Expr) (edges []edge, states int, null kindSet) {
	a := &positions{kt: kt}
	l := a.lang(x)
	out := func(p int, from kindSet, pos int) {
		for q, to := range a.follow[pos] {
			edges = append(edges, edge{p, q + 2, from, to, a.letters[pos]})
		}
		if to := l.last[pos]; to != 0 {
			edges = append(edges, edge{p, stateFinal, from, to, a.letters[pos]})
		}
	}
	for pos := range a.letters {
		if from := l.first[pos]; from != 0 {
			out(stateHub, from, pos)
		}
		out(pos+2, kt.all(), pos)
	}
	return edges, len(a.letters) + 2, l.null
}

// reversed is the automaton of the inverse, from the final state to the hub.
func reversed(edges []edge) []edge {
	rev := make([]edge, len(edges))
	for i, e := range edges {
		rev[i] = edge{e.q, e.p, e.to, e.from, backwards(e.letter)}
	}
	return rev
}

func backwards(l kat.Letter) kat.Letter {
	if l.Rel != kat.RelLoc && l.Rel != kat.RelThread {
		l.Inv = !l.Inv
	}
	return l
}

// trim removes what no path from start to end takes if there are events of the
// kinds present only, and numbers the states again: start is 0, end 1, unless they
// are the same. What a state's own steps demand of its events is known before.
func trim(edges []edge, states, start, end int, present kindSet) ([]edge, int) {
	in := make([]kindSet, states)  // kinds that arrive
	out := make([]kindSet, states) // kinds that can go on to the end
	in[start], out[end] = present, present
	for again := true; again; {
		again = false
		for _, e := range edges {
			if in[e.p]&e.from != 0 {
				if k := e.to & present; k&^in[e.q] != 0 {
					in[e.q] |= k
					again = true
				}
			}
			if e.to&present&out[e.q] != 0 {
				if k := e.from & present; k&^out[e.p] != 0 {
					out[e.p] |= k
					again = true
				}
			}
		}
	}
	var kept []edge
	for _, e := range edges {
		e.from &= in[e.p] & out[e.p]
		e.to &= in[e.q] & out[e.q]
		if e.from != 0 && e.to != 0 {
			kept = append(kept, e)
		}
	}
	number := make([]int, states)
	for i := range number {
		number[i] = -1
	}
	n := 1
	number[start] = 0
	if end != start {
		number[end] = 1
		n = 2
	}
	for i := range kept {
		for _, s := range [2]*int{&kept[i].p, &kept[i].q} {
			if number[*s] < 0 {
				number[*s] = n
				n++
			}
			*s = number[*s]
		}
	}
	return kept, n
}

// quotient merges states that the same steps lead on from or to; the first fixed
// states stay apart from all others.
func quotient(edges []edge, states, fixed int) ([]edge, int) {
	for {
		n := states
		edges, states = merge(edges, states, fixed)
		edges, states = merge(reversed(edges), states, fixed)
		edges = reversed(edges)
		if states == n {
			return edges, states
		}
	}
}

// merge merges states that the same steps lead on from.
func merge(edges []edge, states, fixed int) ([]edge, int) {
	block := make([]int, states)
	for i := range block {
		block[i] = min(i, fixed)
	}
	// What a state's steps lead to from events of one kind. The key is a number of the letter
	// and the block, and the kind.
	type step struct {
		key uint64
		to  kindSet
	}
	letters := map[kat.Letter]uint64{}
	number := make([]uint64, len(edges)) // of the letters of edges
	for i, e := range edges {
		n, ok := letters[e.letter]
		if !ok {
			n = uint64(len(letters))
			letters[e.letter] = n
		}
		number[i] = n
	}
	sigs := make([][]step, states)
	blocks := min(states, fixed+1)
	for {
		for i := range sigs {
			sigs[i] = sigs[i][:0]
		}
		for i, e := range edges {
			for left := e.from; left != 0; left &= left - 1 {
				k := uint64(bits.TrailingZeros64(uint64(left)))
				sigs[e.p] = append(sigs[e.p], step{(number[i]*uint64(states)+uint64(block[e.q]))*maxKinds + k, e.to})
			}
		}
		for i, sig := range sigs {
			slices.SortFunc(sig, func(a, b step) int { return cmp.Compare(a.key, b.key) })
			n := 0 // different ones
			for _, x := range sig {
				if n > 0 && sig[n-1].key == x.key {
					sig[n-1].to |= x.to
				} else {
					sig[n] = x
					n++
				}
			}
			sigs[i] = sig[:n]
		}
		next := make([]int, states)
		var reps []int // a state of each block
		for s := 0; s < states; s++ {
			next[s] = -1
			for b, r := range reps {
				if block[r] == block[s] && slices.Equal(sigs[r], sigs[s]) {
					next[s] = b
					break
				}
			}
			if next[s] < 0 {
				next[s] = len(reps)
				reps = append(reps, s)
			}
		}
		block = next
		if len(reps) == blocks {
			break
		}
		blocks = len(reps)
	}
	for i := range edges {
		edges[i].p, edges[i].q = block[edges[i].p], block[edges[i].q]
	}
	return edges, blocks
}

// op is a relation and its direction: Rel<<1, plus one for the inverse.
type op uint8

const (
	opPO, opPOInv         = op(kat.RelPO << 1), op(kat.RelPO<<1 | 1)
	opPOImm, opPOImmInv   = op(kat.RelPOImm << 1), op(kat.RelPOImm<<1 | 1)
	opPOLoc, opPOLocInv   = op(kat.RelPOLoc << 1), op(kat.RelPOLoc<<1 | 1)
	opRF, opRFInv         = op(kat.RelRF << 1), op(kat.RelRF<<1 | 1)
	opRFE, opRFEInv       = op(kat.RelRFE << 1), op(kat.RelRFE<<1 | 1)
	opRFI, opRFIInv       = op(kat.RelRFI << 1), op(kat.RelRFI<<1 | 1)
	opCO, opCOInv         = op(kat.RelCO << 1), op(kat.RelCO<<1 | 1)
	opCOE, opCOEInv       = op(kat.RelCOE << 1), op(kat.RelCOE<<1 | 1)
	opCOI, opCOIInv       = op(kat.RelCOI << 1), op(kat.RelCOI<<1 | 1)
	opFR, opFRInv         = op(kat.RelFR << 1), op(kat.RelFR<<1 | 1)
	opFRE, opFREInv       = op(kat.RelFRE << 1), op(kat.RelFRE<<1 | 1)
	opFRI, opFRIInv       = op(kat.RelFRI << 1), op(kat.RelFRI<<1 | 1)
	opRMW, opRMWInv       = op(kat.RelRMW << 1), op(kat.RelRMW<<1 | 1)
	opLoc                 = op(kat.RelLoc << 1)
	opThread              = op(kat.RelThread << 1)
	opTC, opTCInv         = op(kat.RelTC << 1), op(kat.RelTC<<1 | 1)
	opTJ, opTJInv         = op(kat.RelTJ << 1), op(kat.RelTJ<<1 | 1)
	opAddr, opAddrInv     = op(kat.RelAddr << 1), op(kat.RelAddr<<1 | 1)
	opData, opDataInv     = op(kat.RelData << 1), op(kat.RelData<<1 | 1)
	opCtrl, opCtrlInv     = op(kat.RelCtrl << 1), op(kat.RelCtrl<<1 | 1)
	opAlloc, opAllocInv   = op(kat.RelAlloc << 1), op(kat.RelAlloc<<1 | 1)
	opFree, opFreeInv     = op(kat.RelFree << 1), op(kat.RelFree<<1 | 1)
	opDetour, opDetourInv = op(kat.RelDetour << 1), op(kat.RelDetour<<1 | 1)
	opView, opViewInv     = op(kat.RelView << 1), op(kat.RelView<<1 | 1)
)

func opOf(l kat.Letter) op {
	o := op(l.Rel << 1)
	if l.Inv && l.Rel != kat.RelLoc && l.Rel != kat.RelThread {
		o++
	}
	return o
}

// trans is a step along op to an event of one of the kinds to, in state next.
type trans struct {
	to kindSet
	// stop: a step along a transitive relation needs to go no further than to an event
	// of one of these kinds, which goes on itself, or has done.
	stop kindSet
	next int32
	mark int32 // see program.marks
	view int32
	op   op
	ends bool // next accepts all events that it can be in, and leads nowhere
}

// program is an automaton ready to be run. States 0 and 1 are as numbered by trim.
type program struct {
	states int
	kinds  int
	steps  [][]trans // by state·kinds + kind
	// marks counts the different (op, view, next, to) of steps: a search keeps for each
	// how much of a thread or location it has seen already.
	marks int
	// accept says by state for which kinds a word ends there; of words only.
	accept []kindSet
	rev    *program // the same, backwards
	// Of cycles, where state 0 is the hub: by kind, the states to search from, see
	// startStates.
	starts, startsAll [][]int32
	// exact: by kind, whether the choices of a newest event that close no cycle are
	// those from some position of co on; see decides.
	exact []bool
	twins []kindSet // by kind: those present that make no difference to it
}

func (p *program) at(q int32, k uint8) []trans { return p.steps[int(q)*p.kinds+int(k)] }

// assemble makes a program of edges. nearest is for the words of closed views, taken
// backwards: what is known at an event includes what is known po-before it.
func assemble(kt *kindTable, edges []edge, states int, accept []kindSet, nearest bool) *program {
	p := &program{states: states, kinds: kt.n, steps: make([][]trans, states*kt.n), accept: accept}
	leads := make([]bool, states)
	for _, e := range edges {
		leads[e.p] = true
		for k := 0; k < kt.n; k++ {
			if !e.from.has(uint8(k)) {
				continue
			}
			row := &p.steps[e.p*kt.n+k]
			t := trans{to: e.to, next: int32(e.q), op: opOf(e.letter), view: int32(e.letter.View)}
			i := slices.IndexFunc(*row, func(u trans) bool { return u.next == t.next && u.op == t.op && u.view == t.view })
			if i < 0 {
				*row = append(*row, t)
			} else {
				(*row)[i].to |= t.to
			}
		}
	}
	type mark struct {
		op   op
		view int32
		next int32
		to   kindSet
	}
	marks := map[mark]int32{}
	for i := range p.steps {
		for j := range p.steps[i] {
			t := &p.steps[i][j]
			o := t.op
			if o == opFR {
				o = opCO // both lead to the writes after a place in co
			}
			m := mark{o, t.view, t.next, t.to}
			n, ok := marks[m]
			if !ok {
				n = int32(len(marks))
				marks[m] = n
			}
			t.mark = n
			t.stop = p.goesOn(t, o)
			t.ends = accept != nil && accept[t.next] != 0 && !leads[t.next]
			if nearest && t.op == opPOInv {
				// The nearest event that a word begins with knows what earlier ones do, and so
				// does the nearest one that ends the same words as the event asked about.
				if t.ends {
					t.stop |= t.to
				}
				if i < kt.n {
					t.stop |= p.sameEnd(t)
				}
			}
		}
	}
	p.marks = len(marks)
	return p
}

// sameEnd are the kinds of events from which, in state 0, a step like t leads on to
// all that t leads to.
func (p *program) sameEnd(t *trans) (s kindSet) {
	for k := 0; k < p.kinds; k++ {
		for _, u := range p.at(stateHub, uint8(k)) {
			if u.op == t.op && u.next == t.next && t.to&^u.to == 0 {
				s |= 1 << k
			}
		}
	}
	return s
}

// goesOn are the kinds from which, in the state that t leads to, the same relation
// leads on to all that t leads to.
func (p *program) goesOn(t *trans, o op) (s kindSet) {
	switch o {
	case opPO, opPOInv, opCO, opCOInv:
	default:
		return 0
	}
	for k := 0; k < p.kinds; k++ {
		if !t.to.has(uint8(k)) {
			continue
		}
		for _, u := range p.at(t.next, uint8(k)) {
			if u.op == o && u.next == t.next && t.to&^u.to == 0 {
				s |= 1 << k
			}
		}
	}
	return s
}

// late are the relations that can lead on from an event although it is the newest:
// all others lead to events that were added after it.
func late(o op) bool {
	switch o {
	case opPO, opPOImm, opPOLoc, opRF, opRFE, opRFI, opRMW, opTC, opTJ, opAddr, opData, opCtrl, opAlloc, opDetour, opView:
		return false
	}
	return true
}

// startStates finds the states in which an event can be on a cycle that did not
// exist before it made its choice, by its kind: those in which it goes on along a
// relation that leads from the newest event. all: also along others.
func (p *program) startStates(edges []edge) {
	in := make([]kindSet, p.states)
	for _, e := range edges {
		in[e.q] |= e.to
	}
	p.starts = make([][]int32, p.kinds)
	p.startsAll = make([][]int32, p.kinds)
	for k := 0; k < p.kinds; k++ {
		for q := 0; q < p.states; q++ {
			row := p.at(int32(q), uint8(k))
			if !in[q].has(uint8(k)) || len(row) == 0 {
				continue
			}
			p.startsAll[k] = append(p.startsAll[k], int32(q))
			if slices.ContainsFunc(row, func(t trans) bool { return late(t.op) }) {
				p.starts[k] = append(p.starts[k], int32(q))
			}
		}
	}
}

// decides reports whether the choices of a newest event of kind k that close no
// cycle are those from some position on that its own choice does not change. A cycle
// must then leave the event, at the hub, along fr (a read) or co (a write) to a later
// place of its location: the earlier the event's own place, the more of these there
// are. And if the cycle comes to the event along an edge that its choice makes, rf to a
// read, co or fr to a write, there was a cycle without the event already, because co
// or fr leads past it. reads says whether view v tells of more at reads of kind k.
func (p *program) decides(k uint8, reads func(v int32, k uint8) bool) bool {
	for _, q := range p.starts[k] {
		if q != stateHub {
			return false
		}
	}
	var away []trans
	for _, t := range p.at(stateHub, k) {
		switch {
		case t.op == opFR || t.op == opCO:
			away = append(away, t)
		case late(t.op):
			return false
		}
	}
	past := func(q int32, row []trans, o op) bool {
		for _, a := range away {
			if q != stateHub && a.next != stateHub || !slices.ContainsFunc(row, func(t trans) bool { return t.op == o && t.next == a.next && a.to&^t.to == 0 }) {
				return false
			}
		}
		return true
	}
	for q := int32(0); int(q) < p.states; q++ {
		for j := uint8(0); int(j) < p.kinds; j++ {
			row := p.at(q, j)
			for _, t := range row {
				if t.next != stateHub || !t.to.has(k) {
					continue
				}
				switch o := t.op; o {
				case opRF, opRFE, opRFI, opCO:
					if !past(q, row, opCO) {
						return false
					}
				case opFR:
					if !past(q, row, opFR) {
						return false
					}
				case opView:
					if reads(t.view, k) {
						return false
					}
				case opPO, opPOImm, opPOLoc, opTC, opTJ, opRMW, opAddr, opData, opCtrl:
				default:
					return false
				}
			}
		}
	}
	return true
}

// alike reports whether events of kinds j and k can take each other's place.
func (p *program) alike(j, k uint8) bool {
	for q := int32(0); int(q) < p.states; q++ {
		if !slices.Equal(p.at(q, j), p.at(q, k)) {
			return false
		}
	}
	for _, row := range p.steps {
		for _, t := range row {
			if t.to.has(j) != t.to.has(k) {
				return false
			}
		}
	}
	return true
}

// cycleProgram is the program for the cycles given by edges in graphs whose events
// are of the kinds present; nil if there can be none. reads says which views tell, at
// events of a kind, of what these read; nil: positions decide nothing.
func cycleProgram(kt *kindTable, edges []edge, states int, present kindSet, reads func(v int32, k uint8) bool) *program {
	kept, n := trim(edges, states, stateHub, stateHub, present)
	if len(kept) == 0 {
		return nil
	}
	kept, n = quotient(kept, n, 1)
	p := assemble(kt, kept, n, nil, false)
	p.rev = assemble(kt, reversed(kept), n, nil, false)
	p.startStates(kept)
	p.exact, p.twins = make([]bool, p.kinds), make([]kindSet, p.kinds)
	if reads == nil {
		return p
	}
	for k := range p.exact {
		if !present.has(uint8(k)) {
			continue
		}
		p.exact[k] = p.decides(uint8(k), reads)
		for j := range p.exact {
			if present.has(uint8(j)) && p.alike(uint8(j), uint8(k)) {
				p.twins[k] |= 1 << j
			}
		}
	}
	return p
}

// wordProgram is the program of the words given by edges, and the same backwards;
// nil if graphs of events of the kinds present have none.
func wordProgram(kt *kindTable, edges []edge, states int, present kindSet) *program {
	kept, n := trim(edges, states, stateHub, stateFinal, present)
	if len(kept) == 0 {
		return nil
	}
	kept, n = quotient(kept, n, 2)
	accept := make([]kindSet, n)
	accept[stateFinal] = anyKind
	p := assemble(kt, kept, n, accept, false)
	p.startStates(kept)
	accept = make([]kindSet, n)
	accept[stateHub] = anyKind
	p.rev = assemble(kt, reversed(kept), n, accept, false)
	return p
}

// backProgram is the program of the words given by edges, backwards: it begins in
// state 0 and accepts in state 1. closed: they are those whose repetition is a view
// that contains po, but for po itself.
func backProgram(kt *kindTable, edges []edge, states int, present kindSet, closed bool) *program {
	rev := reversed(edges)
	if closed {
		rev = slices.DeleteFunc(rev, func(e edge) bool {
			return e.p == stateFinal && e.q == stateHub && opOf(e.letter) == opPOInv
		})
	}
	kept, n := trim(rev, states, stateFinal, stateHub, present)
	if present == kt.all() { // of some kinds: edges were merged before, and hardly more states are alike
		kept, n = quotient(kept, n, 2)
	}
	accept := make([]kindSet, n)
	accept[stateFinal] = anyKind
	return assemble(kt, kept, n, accept, closed)
}
