package load

import (
	"slices"
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// Parts of local variables that do not matter at a loop header although the address of the variable gets out. In
//
//	struct node n;
//	do { prev = load(&top); n.next = prev; } while (!cas(&top, &prev, &n));
//
// nobody can read n.next before the compare-exchange succeeds, and each round writes it anew. deadSites is about variables whose address
// goes nowhere. Here it may go
//
//   - to a read-modify-write: others know it then if it succeeds, and nothing is left out of the state any longer; if it writes private
//     memory, the interpreter notices (object.kept);
//   - to a store, if the loop cannot follow it.
//
// Until then only what is computed from the address leads to the variable. A function that is called and may keep the address is too much.

// local variables whose parts may be dead: what is known of one.
type parted struct {
	fl      *lowering
	a       *llir.InstAlloca
	offsets map[value.Value]int64 // of pointers into it; unknownOffset
	stores  []*llir.Block         // that store its address somewhere
	escapes bool                  // a compare-exchange may write its address
	parts   []ir.Part
}

const (
	unknownOffset = -1
	maxParts      = 8
	maxPartedSize = 256
)

// deadParts finds for every loop header which parts of captured variables do not matter there.
func (fl *lowering) deadParts(a *llir.InstAlloca, site int32) {
	size := fl.m.size(a.ElemType)
	if size == 0 || size > maxPartedSize || !slices.Contains(fl.fn.Blocks[0].Insts, llir.Instruction(a)) {
		return
	}
	p := &parted{fl: fl, a: a, offsets: map[value.Value]int64{a: 0}}
	if !p.follow() || !p.escapes {
		return
	}
	fl.ld.prog.Rewrites = true // the address may be known to this thread alone, so that matters
	p.parts = append(p.parts, ir.Part{Site: site, Size: uint32(size)})
	for _, b := range fl.fn.Blocks {
		for _, inst := range b.Insts {
			if s, ok := inst.(*llir.InstStore); ok {
				if lo, hi, ok := p.written(s); ok && len(p.parts) < maxParts {
					if d := (ir.Part{Site: site, Off: uint32(lo), Size: uint32(hi - lo)}); hi <= int64(size) && !slices.Contains(p.parts, d) {
						p.parts = append(p.parts, d)
					}
				}
			}
		}
	}
	after := fl.reachable(p.stores)
	for _, d := range p.parts {
		live := fl.liveAtStart(func(u any) (use, over bool) { return p.effect(u, &d) })
		for h, lp := range fl.loops {
			if b := fl.blockOf(lp.check); b != nil {
				h = b
			}
			if l := &fl.out.Loops[lp.index]; !live[h] && !after[h] {
				l.DeadParts = append(l.DeadParts, d)
			}
		}
	}
}

// follow finds the pointers into the variable. It reports false if its address may go where that cannot be told.
func (p *parted) follow() bool {
	uses := p.fl.ld.useTable(p.fl.fn)
	work := []value.Value{p.a}
	add := func(d value.Value, off int64) {
		if old, ok := p.offsets[d]; !ok {
			work = append(work, d)
		} else if old == off {
			return
		} else if off = unknownOffset; old != off {
			work = append(work, d)
		}
		p.offsets[d] = off
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		at := p.offsets[v]
		for _, u := range uses[v] {
			switch u := u.(type) {
			case *llir.InstLoad, *llir.InstICmp:
			case *llir.InstStore:
				if unwrap(u.Src) != v {
					break
				}
				loads, ok := p.variable(u.Dst)
				if !ok {
					for b := range p.fl.index {
						if slices.Contains(b.Insts, llir.Instruction(u)) {
							p.stores = append(p.stores, b)
						}
					}
					break
				}
				for _, l := range loads {
					add(l, unknownOffset)
				}
			case *llir.InstGetElementPtr:
				off, ok := p.fl.m.constOffset(u.ElemType, u.Indices)
				if o := at + int64(off); ok && at != unknownOffset && o >= 0 {
					add(u, o)
				} else {
					add(u, unknownOffset)
				}
			case *llir.InstBitCast:
				add(u, at)
			case *llir.InstAddrSpaceCast:
				add(u, at)
			case *llir.InstFreeze:
				add(u, at)
			case *llir.InstPtrToInt:
				add(u, at)
			case *llir.InstIntToPtr:
				add(u, at)
			case *llir.InstPhi:
				add(u, unknownOffset)
			case *llir.InstSelect:
				add(u, unknownOffset)
			case *llir.InstCmpXchg:
				p.escapes = p.escapes || unwrap(u.New) == v
			case *llir.InstAtomicRMW:
			case *llir.InstCall:
				c := p.fl.ld.callFate(p.fl.m, u.Callee, u.Args, v)
				if c.captured {
					return false
				}
				if c.returned {
					add(u, unknownOffset)
				}
			default:
				return false
			}
		}
	}
	return true
}

// variable returns the loads of the local variable to which v points, if that is used by loads and stores of itself alone.
func (p *parted) variable(v value.Value) (loads []*llir.InstLoad, ok bool) {
	v = unwrap(v)
	for {
		c, ok := v.(*llir.InstBitCast)
		if !ok {
			break
		}
		v = unwrap(c.From)
	}
	a, ok := v.(*llir.InstAlloca)
	if !ok || a == p.a {
		return nil, false
	}
	uses := p.fl.ld.useTable(p.fl.fn)
	work := []value.Value{a}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, u := range uses[v] {
			switch u := u.(type) {
			case *llir.InstBitCast:
				work = append(work, u)
			case *llir.InstLoad:
				loads = append(loads, u)
			case *llir.InstStore:
				if unwrap(u.Src) == v {
					return nil, false
				}
			case *llir.InstCall:
				if !marksOnly(u) {
					return nil, false
				}
			default:
				return nil, false
			}
		}
	}
	return loads, true
}

// derived reports whether v is a pointer into the variable.
func (p *parted) derived(v value.Value) bool {
	_, ok := p.offsets[unwrap(v)]
	return ok
}

// written is which bytes of the variable s stores to; ok is false if it stores elsewhere, or that is not known.
func (p *parted) written(s *llir.InstStore) (lo, hi int64, ok bool) {
	at, ok := p.offsets[unwrap(s.Dst)]
	if !ok || at == unknownOffset {
		return 0, 0, false
	}
	return at, at + int64(p.fl.m.storeSize(s.Src.Type())), true
}

// effect says whether instruction u may read part d, or make its content known, or writes all of it.
func (p *parted) effect(u any, d *ir.Part) (use, over bool) {
	lo, hi := int64(d.Off), int64(d.Off+d.Size)
	switch u := u.(type) {
	case *llir.InstStore:
		if from, to, ok := p.written(u); ok && from <= lo && hi <= to {
			return p.derived(u.Src), !p.derived(u.Src)
		}
		_, ok := p.variable(u.Dst)
		return p.derived(u.Src) && !ok, false
	case *llir.InstLoad:
		at, ok := p.offsets[unwrap(u.Src)]
		return ok && (at == unknownOffset || at < hi && lo < at+int64(p.fl.m.storeSize(u.Type()))), false
	case *llir.InstCmpXchg:
		return p.derived(u.Ptr) || p.derived(u.New), false
	case *llir.InstAtomicRMW:
		return p.derived(u.Dst) || p.derived(u.X), false
	case *llir.InstCall:
		return p.calls(u, lo, hi)
	}
	return false, false
}

// calls is effect for calls.
func (p *parted) calls(u *llir.InstCall, lo, hi int64) (use, over bool) {
	any := slices.ContainsFunc(u.Args, p.derived)
	f := p.fl.callee(u.Callee)
	if f == nil || !strings.HasPrefix(f.Name(), "llvm.") {
		return any, false
	}
	switch base := intrinsicBase(f.Name()); base {
	case "dbg.declare", "dbg.value", "dbg.label", "dbg.assign":
		return false, false
	case "lifetime.start", "lifetime.end":
		return false, p.fl.startsAt(unwrap(u.Args[len(u.Args)-1]), p.a)
	case "memset", "memcpy", "memmove":
		at, ok := p.offsets[unwrap(u.Args[0])]
		if n, is := unwrap(u.Args[2]).(*constant.Int); is && ok && at != unknownOffset && at <= lo && hi <= at+n.X.Int64() && !p.derived(u.Args[1]) {
			return false, true
		}
	}
	return any, false
}

// liveAtStart are the blocks at whose start something matters; effect says of an instruction whether it uses that or writes all of it.
func (fl *lowering) liveAtStart(effect func(u any) (use, over bool)) map[*llir.Block]bool {
	gen, kill := map[*llir.Block]bool{}, map[*llir.Block]bool{}
	for b := range fl.index {
		for i := len(b.Insts); i >= 0; i-- {
			var u any = b.Term
			if i < len(b.Insts) {
				u = b.Insts[i]
			}
			switch use, over := effect(u); {
			case use:
				gen[b] = true
			case over:
				gen[b], kill[b] = false, true
			}
		}
	}
	live := map[*llir.Block]bool{}
	for changed := true; changed; {
		changed = false
		for b := range fl.index {
			if live[b] {
				continue
			}
			l := gen[b]
			if !l && !kill[b] {
				for _, s := range successors(b) {
					l = l || live[s]
				}
			}
			if l {
				live[b] = true
				changed = true
			}
		}
	}
	return live
}

// reachable are the blocks that the thread may come to from the end of one of these, or in them.
func (fl *lowering) reachable(from []*llir.Block) map[*llir.Block]bool {
	after := map[*llir.Block]bool{}
	work := slices.Clone(from)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range successors(b) {
			if !after[s] {
				after[s] = true
				work = append(work, s)
			}
		}
	}
	return after
}
