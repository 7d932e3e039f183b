package interp

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"
)

// A run may give the atomic accesses and fences of the source other memory orders than the program has
// (Config.Orders). The machine is told, and not what is around it, because it leaves out rounds of loops by the
// orders of what they read (seed.go of package load), and because a position of the source is one of the calls that
// a thread is in, whatever header of the library makes the access.

// Access is what a part of the source does that has a memory order of its own.
type Access uint8

const (
	Reads Access = iota
	Writes
	Modifies  // a read-modify-write that always writes
	Exchanges // a compare-and-exchange that succeeds
	Fails     // one that fails
	Fences
	NumAccesses
)

// Ordered is what has a memory order: an access, or a fence, at a position of the program.
type Ordered struct {
	Pos    int32
	Access Access
}

// orders are the memory orders of a machine by position: what they are to be, and which ones were met.
type orders struct {
	given map[Ordered]event.Ordering
	met   map[Ordered]event.Ordering // their join
	ours  map[int32]bool             // what inlined returns
	names []int8                     // by function: 1 if it is one of the library's own atomic operations, -1 if it is not
}

func newOrders(p *ir.Program, given map[Ordered]event.Ordering) *orders {
	if given == nil {
		return nil
	}
	return &orders{given: given, met: map[Ordered]event.Ordering{}, ours: map[int32]bool{}, names: make([]int8, len(p.Funcs))}
}

// order is the memory order of what the current instruction does, which the program gives the order o. A fence that
// is Relaxed is none.
func (t *Thread) order(a Access, o event.Ordering) event.Ordering {
	if t.m.orders == nil || o == event.NotAtomic {
		return o
	}
	return t.m.orders.of(t, a, o)
}

func (s *orders) of(t *Thread, a Access, o event.Ordering) event.Ordering {
	at := Ordered{t.sourcePos(), a}
	if at.Pos == 0 {
		return o
	}
	if old, ok := s.met[at]; !ok || old != o {
		s.met[at] = Join(old, o)
	}
	if n, ok := s.given[at]; ok {
		return n
	}
	return o
}

// sourcePos is the position of the atomic operation that the source writes where the thread is now, 0 if it writes
// none: an atomic access of a lock, or of a reference count in a header of the library, is not the program's.
func (t *Thread) sourcePos() int32 {
	for i := len(t.frames) - 1; i >= 0; i-- {
		f := &t.frames[i]
		switch pos := f.fn.Code[f.pc].Pos; {
		case f.fn.Lib:
			return 0
		case !f.fn.System || t.m.orders.inlined(t.m.prog, pos):
			if t.m.prog.Positions[pos].Line == 0 {
				return 0
			}
			return pos
		case !t.m.orders.atomic(f.fn):
			return 0
		}
	}
	return 0
}

// inlined reports whether pos, in a function of the library, is in code of the program that became part of it.
func (s *orders) inlined(p *ir.Program, pos int32) bool {
	known, ok := s.ours[pos]
	if !ok {
		file := p.Positions[pos].File
		known = file != "" && !rtlib.IsSystem(file)
		s.ours[pos] = known
	}
	return known
}

// atomic reports whether f is an atomic operation of the library of C++.
func (s *orders) atomic(f *ir.Func) bool {
	if s.names[f.Index] == 0 {
		s.names[f.Index] = -1
		if AtomicFunction(f.Name) {
			s.names[f.Index] = 1
		}
	}
	return s.names[f.Index] > 0
}

// AtomicFunction reports whether the function with a symbol is an atomic operation of the library of C++, or part of
// one.
func AtomicFunction(symbol string) bool {
	name := strings.ReplaceAll(debug.Name(symbol), "std::__1::", "std::")
	for _, p := range []string{"std::atomic", "std::__atomic", "std::__cxx_atomic", "std::__cmpexch", "std::operator&(std::memory_order", "std::operator|(std::memory_order"} {
		if strings.HasPrefix(name, p) {
			return !strings.Contains(name, "::wait") && !strings.Contains(name, "_wait")
		}
	}
	return false
}

// Join is the weakest order that is at least as strong as both.
func Join(a, b event.Ordering) event.Ordering {
	switch {
	case a == event.SeqCst || b == event.SeqCst:
		return event.SeqCst
	case (a.Acq() || b.Acq()) && (a.Rel() || b.Rel()):
		return event.AcqRel
	}
	return max(a, b)
}

// Met adds what machines have met of atomic accesses and fences of the source, with the orders that the
// program gives them: where there are several, with their join. Config.Orders must not have been nil.
func Met(machines []*Machine) map[Ordered]event.Ordering {
	all := map[Ordered]event.Ordering{}
	for _, m := range machines {
		for at, o := range m.orders.met {
			all[at] = Join(all[at], o)
		}
	}
	return all
}

// Written lists the atomic accesses and fences that the source of p writes, by position, with their orders. NotAtomic
// is one that is not known: that of an operation of the library of C++, or one that the program chooses when it runs.
// Without optimisation a compiler has a switch with an access for each order there.
func Written(p *ir.Program) (list []Ordered, have map[Ordered]event.Ordering) {
	have = map[Ordered]event.Ordering{}
	note := func(pos int32, a Access, o event.Ordering) {
		if p.Positions[pos].Line > 0 {
			at := Ordered{pos, a}
			if old, ok := have[at]; ok && old != o {
				o = event.NotAtomic
			}
			have[at] = o
		}
	}
	for _, f := range p.Funcs {
		if !ours(f) || f.Replaces {
			continue
		}
		for i := range f.Code {
			in := &f.Code[i]
			o := event.Ordering(in.Ord)
			switch in.Op {
			case ir.OpLoad, ir.OpLoad16:
				if o != event.NotAtomic {
					note(in.Pos, Reads, o)
				}
			case ir.OpStore, ir.OpStore16:
				if o != event.NotAtomic {
					note(in.Pos, Writes, o)
				}
			case ir.OpRMW:
				note(in.Pos, Modifies, o)
			case ir.OpCmpXchg:
				note(in.Pos, Exchanges, o)
				note(in.Pos, Fails, event.Ordering(in.Imm&0xff))
			case ir.OpFence:
				note(in.Pos, Fences, o)
			case ir.OpCall:
				if g := p.Funcs[uint32(in.Imm)]; g.System && AtomicFunction(g.Name) {
					for _, a := range calledAccess(debug.Name(g.Name)) {
						note(in.Pos, a, event.NotAtomic)
					}
				}
			}
		}
	}
	list = slices.SortedFunc(maps.Keys(have), func(a, b Ordered) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Access, b.Access))
	})
	return list, have
}

// Unplaced names the functions of the source of p with atomic accesses or fences that have no line.
func Unplaced(p *ir.Program) (list []string) {
	lost := func(pos int32) bool {
		at := p.Positions[pos]
		if at.Line == 0 && at.Inlined != 0 { // the function itself is there, too
			_, there := p.Lookup(cmp.Or(at.Symbol, at.Function))
			return !there
		}
		return at.Line == 0
	}
	for _, f := range p.Funcs {
		if !ours(f) || f.Replaces {
			continue
		}
		if slices.ContainsFunc(f.Code, func(in ir.Inst) bool {
			switch in.Op {
			case ir.OpLoad, ir.OpLoad16, ir.OpStore, ir.OpStore16:
				return event.Ordering(in.Ord) != event.NotAtomic && lost(in.Pos)
			case ir.OpRMW, ir.OpCmpXchg, ir.OpFence:
				return lost(in.Pos)
			}
			return false
		}) {
			list = append(list, debug.Name(f.Name))
		}
	}
	return list
}

// calledAccess is what an atomic operation of the library of C++ does, by the name of its function.
func calledAccess(name string) []Access {
	if i := strings.IndexByte(name, '('); i >= 0 && !strings.HasPrefix(name[i:], "()") || i > 0 && strings.HasSuffix(name[:i], "operator") {
		name = name[:max(i, 0)]
	}
	last := name[strings.LastIndex(name, "::")+2:]
	switch {
	case strings.Contains(last, "compare_exchange"):
		return []Access{Exchanges, Fails}
	case strings.Contains(last, "fence"):
		return []Access{Fences}
	case strings.HasPrefix(last, "load"), last == "test", strings.HasPrefix(last, "atomic_load"):
		return []Access{Reads}
	case strings.HasPrefix(last, "store"), strings.HasPrefix(last, "clear"), last == "operator=", strings.HasPrefix(last, "atomic_store"):
		return []Access{Writes}
	case strings.HasPrefix(last, "exchange"), strings.HasPrefix(last, "fetch_"), strings.HasPrefix(last, "test_and_set"),
		strings.HasPrefix(last, "operator++"), strings.HasPrefix(last, "operator--"), strings.HasSuffix(last, "=") && last != "operator=",
		strings.HasPrefix(last, "atomic_exchange"), strings.HasPrefix(last, "atomic_fetch"):
		return []Access{Modifies}
	case strings.HasPrefix(last, "operator "):
		return []Access{Reads}
	}
	return nil
}
