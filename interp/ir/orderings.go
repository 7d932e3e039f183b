package ir

import "genmcgo/graph/event"

// Orderings says which atomic accesses and fences the program can make, from
// its code: onlySC if none is weaker than sequentially consistent (operations of
// the run-time library on locks and the like are weaker, and so are those that the program declares), noSC if none is
// sequentially consistent; and whether it can make fences that are SeqCstOnly. Only functions that can be called count: those of the
// program itself, those they call, and those whose address is taken.
func (p *Program) Orderings() (onlySC, noSC, ordered bool) {
	sc, weak := false, false
	note := func(o uint64) {
		switch event.Ordering(o) {
		case event.NotAtomic:
		case event.SeqCst:
			sc = true
		case event.SeqCstOnly:
			sc, ordered = true, true
		default:
			weak = true
		}
	}
	seen := make([]bool, len(p.Funcs))
	var todo []int32
	reach := func(i int32) {
		if i >= 0 && int(i) < len(seen) && !seen[i] {
			seen[i] = true
			todo = append(todo, i)
		}
	}
	for i, f := range p.Funcs {
		if !f.Lib && !f.External {
			reach(int32(i))
		}
	}
	reach(p.Start)
	reach(p.ThreadStart)
	taken := func(v uint64) {
		if i, ok := p.FuncAt(event.Addr(v)); ok {
			reach(i)
		}
	}
	for _, c := range p.Consts {
		taken(c)
	}
	for o := 0; o+8 <= len(p.Image); o += 8 {
		taken(p.Initial(p.DataBase+event.Addr(o), 8).Lo)
	}
	for len(todo) > 0 {
		f := p.Funcs[todo[len(todo)-1]]
		todo = todo[:len(todo)-1]
		if f.External && !silent[f.Name] {
			weak = true
		}
		if f.Lib && f.Name == "claim_shared" && !p.Detaches() {
			continue
		}
		for i := range f.Code {
			in := &f.Code[i]
			switch in.Op {
			case OpCall:
				reach(int32(uint32(in.Imm)))
			case OpLoad, OpLoad16, OpStore, OpStore16, OpRMW, OpFence:
				note(uint64(in.Ord))
			case OpCmpXchg:
				note(uint64(in.Ord))
				note(in.Imm & 0xff)
			case OpPrim:
				if Prim(in.Ord) == PrimOperate {
					note(uint64(p.Operations[p.Consts[^p.Operands[in.A]]].Ord))
					continue
				}
				k, ok := primOrd[Prim(in.Ord)]
				if !ok {
					continue
				}
				o := p.Operands[in.A+k]
				if o >= 0 {
					sc, weak = true, true // not a constant: anything
					continue
				}
				note(p.Consts[^o])
			}
		}
	}
	return !weak, !sc, ordered
}

// primOrd is the place of the memory order among the arguments of a primitive.
var primOrd = map[Prim]int32{PrimAwait: 4, PrimAwaitRMW: 6, PrimLoad: 2, PrimStore: 3, PrimRMW: 4, PrimCAS: 4, PrimFence: 0}

// silent are functions outside the program that make no atomic access.
var silent = map[string]bool{
	"malloc": true, "calloc": true, "free": true, "aligned_alloc": true, "posix_memalign": true,
	"memcpy": true, "memmove": true, "memset": true, "__assert_fail": true, "__assert": true, "reach_error": true,
	"__VERIFIER_assume": true, "__VERIFIER_error": true, "printf": true, "puts": true, "putchar": true, "abort": true, "exit": true,
	"__gmc_config": true,
}
