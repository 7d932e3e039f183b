package oracle

import (
	"fmt"
	"slices"

	"genmcgo/graph/event"
)

// Model says which executions are allowed.
type Model interface {
	Name() string
	// dependent: only dependencies keep the events of a thread in order.
	dependent() bool
	// causes is a relation that is in every allowed execution acyclic and does not
	// depend on co. It only saves time.
	causes(g *graph) rel
	consistent(g *graph) bool
	// perLocation: program order of one location agrees with co. It only saves time.
	perLocation() bool
	// wrong names what is wrong with g, which the model allows, due to events of among
	// alone, as far as it is due to reads and writes: "data-race" or what the model
	// calls it.
	wrong(g *graph, among set) []string
}

// DataRace is what models call a data race.
const DataRace = "data-race"

// Models are the names of the models that Builtin knows: all that are written by hand, and by
// TestKnown (consistency/modeltest) no others.
var Models = []string{"sc", "tso", "tso-allfences", "ra", "rc11", "imm"}

// Builtin returns the models called so.
func Builtin(names ...string) []Model {
	ms := make([]Model, len(names))
	for i, n := range names {
		if !slices.Contains(Models, n) {
			panic(fmt.Sprintf("BUG: oracle: model %q", n))
		}
		ms[i] = builtin(n)
	}
	return ms
}

// builtin is a model of Models.
type builtin string

func (m builtin) Name() string { return string(m) }

func (m builtin) dependent() bool { return m == "imm" }

func (m builtin) causes(g *graph) rel {
	if m.dependent() {
		return or(g.ppo(), g.rfe, g.tc, g.tj)
	}
	return g.porf
}

func (m builtin) perLocation() bool { return true }

// wrong finds data races: two accesses of one location by different threads, at least
// one of which is a write and at least one plain, neither of which happens before the
// other.
func (m builtin) wrong(g *graph, among set) []string {
	hb := g.porf
	switch m {
	case "ra", "rc11", "imm":
		hb = g.hb
	}
	conflict := and(and(g.loc, g.ext), or(cross(g.n, g.W, g.W|g.R), cross(g.n, g.R, g.W)))
	plain := or(cross(g.n, g.NA, ^set(0)), cross(g.n, ^set(0), g.NA))
	if empty(without(and(and(conflict, plain), cross(g.n, among, among)), or(hb, inverse(hb)))) {
		return nil
	}
	return []string{DataRace}
}

// graph is the relations of one execution. Initial writes are no events here:
// nothing precedes them, so they are on no cycle; that they are co-before all
// other writes is in fr.
type graph struct {
	n                   int
	nodes               []node
	R, W, F, SC         set
	REL, ACQ            set // at least release, acquire
	ORD                 set // fences that are SeqCstOnly
	RSC                 set // reads whose ordering in case of success is SC
	UW                  set // write halves of RMWs
	T                   set // start, end, creation and join of threads, barriers
	TC, TE, TJ, TB      set // creation, end, join, start of threads
	BA, BL              set // arrivals at and departures from barriers
	po, rf, tc, tj, rmw rel // tj has the edges into departures from barriers, too
	ext                 rel // pairs of events of different threads
	addr, data, ctrl    rel // dependencies, if the machine tracks them
	DEP                 set // events that others can depend on
	SKIP                set // in the place of write halves of CAS that failed
	// Of an event in case of success: at least release, acquire.
	mayREL, mayACQ set
	poloc          rel // po and loc
	halves         rel // rmw, and read halves of CAS that failed -> their Skips

	loc      rel // pairs of accesses to the same location; Skips are taken for accesses
	NA       set
	blocking set // reads that do not let their thread go on

	// Derived from the above.
	rfe, porf, hb rel
	// Of one coherence order; nil before it is chosen.
	co, fr, eco rel
}

// newGraph computes the relations that do not depend on co. deps may be nil.
func newGraph(nodes []node, deps *event.DepTable) *graph {
	n := len(nodes)
	g := &graph{n: n, nodes: nodes, halves: newRel(n), po: newRel(n), rf: newRel(n), tc: newRel(n), tj: newRel(n), rmw: newRel(n), ext: newRel(n), loc: newRel(n),
		addr: newRel(n), data: newRel(n), ctrl: newRel(n), poloc: newRel(n)}
	for i := range nodes {
		g.classify(i)
		for j := range nodes {
			g.relate(i, j, deps)
		}
	}
	g.rfe, g.poloc = and(g.rf, g.ext), and(g.po, g.loc)
	g.porf = plus(or(g.po, g.rf, g.tc, g.tj))
	// Creating or ending a thread is a release fence too, starting or joining one
	// an acquire fence.
	g.REL |= g.TC | g.TE
	g.ACQ |= g.TJ | g.TB
	relseq := seq(g.on(g.REL), opt(seq(g.on(g.F|g.TC|g.TE), g.po)), star(seq(g.rf, g.rmw)))
	sw := seq(relseq, g.rf, opt(seq(g.po, g.on(g.F|g.TJ|g.TB))), g.on(g.ACQ))
	g.hb = plus(or(g.po, sw, g.tc, g.tj))
	return g
}

// classify adds event i to the sets that it belongs to, and what it reads from or waits
// for to the relations.
func (g *graph) classify(i int) {
	e, bit := &g.nodes[i], set(1)<<i
	switch e.lab.Kind {
	case event.Read:
		g.R |= bit
		if !e.lab.Admits(e.val) {
			g.blocking |= bit
		}
		if e.rf >= 0 {
			g.rf.add(e.rf, i)
		}
		for _, w := range e.cut {
			g.rf.add(w, i)
		}
	case event.Write:
		g.W |= bit
		if e.lab.Attr&event.Exclusive != 0 {
			g.UW |= bit
		}
	case event.Fence:
		g.F |= bit
	case event.ThreadStart, event.ThreadFinish, event.ThreadCreate, event.ThreadJoin, event.BarrierArrive, event.BarrierLeave:
		g.T |= bit
	}
	if e.lab.Kind.ReadLike() {
		g.DEP |= bit
	}
	switch e.lab.Kind {
	case event.ThreadCreate:
		g.TC |= bit
	case event.ThreadFinish:
		g.TE |= bit
	case event.ThreadJoin:
		g.TJ |= bit
	case event.ThreadStart:
		g.TB |= bit
	case event.BarrierArrive:
		g.BA |= bit
	case event.BarrierLeave:
		g.BL |= bit
	case event.Skip:
		g.SKIP |= bit
	}
	if e.lab.Ord.Rel() {
		g.mayREL |= bit
	}
	if e.lab.Ord.Acq() {
		g.mayACQ |= bit
	}
	for _, f := range e.from {
		if e.lab.Kind == event.ThreadStart {
			g.tc.add(f, i)
		} else {
			g.tj.add(f, i)
		}
	}
	g.classifyOrder(e, bit)
}

// classifyOrder adds e to the sets of its memory order.
func (g *graph) classifyOrder(e *node, bit set) {
	switch e.lab.Kind {
	case event.Read, event.Write, event.Fence:
		o := e.lab.OrdOf(e.val)
		if e.lab.Kind != event.Read {
			o = e.lab.Ord
		}
		if o.SC() {
			g.SC |= bit
		}
		if o == event.SeqCstOnly {
			g.ORD |= bit
		}
		if e.lab.Kind == event.Read && e.lab.Ord == event.SeqCst {
			g.RSC |= bit
		}
		if o == event.NotAtomic {
			g.NA |= bit
		}
		if o.Rel() {
			g.REL |= bit
		}
		if o.Acq() {
			g.ACQ |= bit
		}
	}
}

// relate adds the pair of events i and j to the relations that it belongs to.
func (g *graph) relate(i, j int, deps *event.DepTable) {
	e, f := &g.nodes[i], &g.nodes[j]
	if deps != nil && f.thread == e.thread {
		d := deps.Deps(f.lab.Deps)
		for _, r := range []struct {
			rel rel
			set event.DepSet
		}{{g.addr, d.Addr}, {g.data, d.Data}, {g.ctrl, d.Ctrl}} {
			if slices.Contains(deps.Events(r.set), int32(e.index)) {
				r.rel.add(i, j)
			}
		}
	}
	if located(&e.lab) && located(&f.lab) && e.lab.Addr == f.lab.Addr {
		g.loc.add(i, j)
	}
	switch {
	case e.thread != f.thread:
		g.ext.add(i, j)
	case e.index < f.index:
		g.po.add(i, j)
		if f.index == e.index+1 && e.lab.Kind == event.Read {
			if e.exclusive {
				g.rmw.add(i, j)
			}
			if e.exclusive || f.lab.Kind == event.Skip {
				g.halves.add(i, j)
			}
		}
	}
}

func located(l *event.Label) bool { return l.IsAccess() || l.Kind == event.Skip }

func (g *graph) on(s set) rel { return on(g.n, s) }

// setCo derives fr and eco; initial holds the reads that read an initial
// write, with the writes of their location, and those of operations with the writes that come after.
func (g *graph) setCo(co, initial rel) {
	g.co = co
	rf := or(g.rf)
	for i := range g.nodes {
		for _, w := range g.nodes[i].cut {
			rf[w] &^= 1 << i
		}
	}
	g.fr = or(seq(inverse(rf), co), initial)
	g.eco = plus(or(g.rf, co, g.fr))
}

// consistent reports whether the model allows g.
//
// Read-modify-writes are two events, both with the ordering of the whole, as
// in GenMC. Creation and join of threads synchronise. Under x86-TSO they are
// full fences (POSIX: they synchronise memory); under tso-allfences creation and
// end are ordered like writes, start and join like reads, as in GenMC.
func (m builtin) consistent(g *graph) bool {
	po, rf, co, fr := g.po, g.rf, g.co, g.fr
	switch m {
	case "sc":
		return acyclic(or(po, rf, co, fr, g.tc, g.tj))
	case "tso":
		// x86-TSO through the usual mapping of C11: only SC fences, SC stores and
		// RMWs drain the store buffer.
		full := g.on(g.F&g.SC | g.UW | g.T)
		tso := or(seq(g.on(g.R), po), seq(po, g.on(g.W)), seq(full, po), seq(po, full), seq(g.on(g.W&g.SC), po),
			g.rfe, co, fr, g.tc, g.tj)
		return acyclic(tso) && irreflexive(seq(po, g.eco))
	case "tso-allfences":
		// GenMC's tso: every fence drains; SC stores are ordered before SC loads, a
		// failed compare-exchange counting with the ordering of its success.
		tso := or(seq(g.on(g.R|g.F|g.UW|g.TJ|g.TB|g.BL), po), seq(po, g.on(g.W|g.F|g.TE|g.TC|g.BA)), seq(g.on(g.W&g.SC), po, g.on(g.RSC)),
			g.rfe, co, fr, g.tc, g.tj)
		return acyclic(tso) && irreflexive(seq(g.porf, g.eco))
	case "ra":
		f := g.on(g.ORD)
		return g.coherent() && (g.ORD == 0 || acyclic(or(seq(f, g.hb, f), seq(f, g.hb, g.eco, g.hb, f))))
	case "rc11":
		return g.coherent() && acyclic(g.psc())
	case "imm":
		fsc := g.on(g.F & g.SC)
		ar := or(g.rfe, g.ppo(), seq(fsc, g.hb, g.eco, g.hb, fsc), g.tc, g.tj)
		return g.coherent() && acyclic(g.psc()) && acyclic(ar)
	}
	panic(fmt.Sprintf("BUG: oracle: model %q", string(m)))
}

// ppo is the part of po that IMM as implemented by GenMC keeps (Podkopaev et al.,
// POPL 2019, §3, where only writes are releases and only reads acquires): what leads
// from a value read to a write, or to a read of such a write in the same thread;
// barriers; and detours. What happens to threads, and barriers of threads, are fences.
//
// A CAS that fails is ordered like one that succeeds: by the ordering for success,
// and its Skip like a write.
func (g *graph) ppo() rel {
	po, w := g.po, g.on(g.W|g.SKIP)
	rfi := and(g.rf, g.po)
	deps := seq(g.on(g.DEP), plus(or(g.data, g.ctrl, seq(g.addr, opt(po)), g.halves, rfi)), or(w, rfi))
	rel, acq := g.on(g.mayREL|g.F|g.T), g.on(g.mayACQ|g.F|g.T)
	return or(deps, seq(po, rel), seq(acq, po), seq(w, g.on(g.mayREL), g.poloc, g.on(g.W)), g.detour())
}

// detour is (coe ; rfe) in po; a Skip is detoured by every later read of its location
// that does not read a write of its thread after the Skip. It is empty before co is
// chosen.
func (g *graph) detour() rel {
	if g.co == nil {
		return newRel(g.n)
	}
	skips := seq(g.on(g.SKIP), g.poloc, g.on(g.R))
	for i, later := range seq(g.po, and(g.rf, g.po)) {
		skips[i] &^= later
	}
	return or(and(seq(and(g.co, g.ext), g.rfe), g.po), skips)
}

func (g *graph) coherent() bool { return irreflexive(seq(g.hb, opt(g.eco))) }

// psc is the relation that RC11 as implemented by GenMC wants acyclic.
func (g *graph) psc() rel {
	if g.SC == 0 {
		return newRel(g.n)
	}
	sc, f, fsc := g.on(g.SC), g.on(g.F), g.on(g.F&g.SC)
	scb := or(g.po, g.rf, g.co, g.fr)
	return or(
		seq(sc, g.po, g.hb, g.po, sc),
		seq(sc, opt(seq(f, g.hb)), scb, opt(seq(g.hb, f)), sc),
		seq(fsc, g.hb, fsc),
		seq(fsc, g.hb, g.eco, g.hb, fsc),
		seq(sc, g.po, sc),
	)
}
