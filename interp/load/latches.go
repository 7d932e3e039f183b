package load

import (
	"slices"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Loops that share their start. Of
//
//	while (exchange(&f, 1))
//	  for (n = 0; n < 100 && load(&f); n++) ;
//
// an optimiser makes one loop, because the exchange before it and the one at its end both lead to the start of the inner loop. All ways
// back to that start go through one block, the latch, whose only instruction chooses n: n + 1 or 0. Because of the latch the two exchanges
// do not lead to the same block, so they do not become one (rotated.go). And because n begins again in some rounds, the loop does not count,
// and none of its rounds are left out (counter.go). So splitLatches gives each way back a latch of its own, in which there is nothing left
// to choose, and nestLoops gives the loop that counts a start of its own. A thread does what it did before.

// splitLatches does so in f.
func splitLatches(f *llir.Func) {
	for _, b := range slices.Clone(f.Blocks) {
		h, ok := latchTo(b)
		if !ok {
			continue
		}
		var from []*llir.Block
		for _, p := range f.Blocks {
			if slices.Contains(successors(p), b) {
				from = append(from, p)
			}
		}
		if len(from) < 2 || slices.ContainsFunc(from, func(p *llir.Block) bool { return !branches(p) }) || !closes(f, b, h, from) || usedBeside(f, b, h) {
			continue
		}
		for _, p := range from {
			f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, b), ownLatch(b, h, p))
		}
		f.Blocks = slices.DeleteFunc(f.Blocks, func(x *llir.Block) bool { return x == b })
		redirect(h, b, nil)
	}
}

// latchTo returns the block that b leads to, if all that b does is to choose values. It reports whether that is so.
func latchTo(b *llir.Block) (*llir.Block, bool) {
	if len(b.Insts) == 0 {
		return nil, false
	}
	if _, ok := b.Insts[0].(*llir.InstPhi); !ok {
		return nil, false
	}
	for _, inst := range b.Insts {
		if _, ok := inst.(*llir.InstPhi); !ok && !isDebug(inst) {
			return nil, false
		}
	}
	return onlyTo(b)
}

// branches reports whether p ends with a branch.
func branches(p *llir.Block) bool {
	switch p.Term.(type) {
	case *llir.TermBr, *llir.TermCondBr:
		return true
	}
	return false
}

// closes reports whether control comes to b only by way of h, another block, and to all of from, too: b is a latch of the loop that starts
// with h, and no start of a loop around it, whose phis may choose what they chose before.
func closes(f *llir.Func, b, h *llir.Block, from []*llir.Block) bool {
	before, after := reached(f.Blocks[0], h), reached(h, nil)
	return before[h] && !before[b] && !slices.ContainsFunc(from, func(p *llir.Block) bool { return !after[p] })
}

// reached are the blocks to which control comes from b, and b, without what comes after end.
func reached(b, end *llir.Block) map[*llir.Block]bool {
	seen := map[*llir.Block]bool{b: true}
	for work := []*llir.Block{b}; len(work) > 0; {
		x := work[len(work)-1]
		if work = work[:len(work)-1]; x == end {
			continue
		}
		for _, s := range successors(x) {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return seen
}

// ownLatch returns a copy of b, which leads to h, for its predecessor p, and lets p lead there.
func ownLatch(b, h, p *llir.Block) *llir.Block {
	own := llir.NewBlock("")
	own.Parent = b.Parent
	own.Term = &llir.TermBr{Target: h, Metadata: b.Term.(*llir.TermBr).Metadata}
	chosen := map[value.Value]value.Value{}
	for _, inst := range b.Insts {
		switch x := inst.(type) {
		case *llir.InstPhi:
			chosen[x] = incoming(x, p)
		case *llir.InstCall:
			said := *x
			said.Args = slices.Clone(x.Args)
			if v, _ := describedBy(x); v != nil && chosen[v] != nil {
				said.Args[0] = &metadata.Value{Value: chosen[v].(metadata.Metadata)}
			}
			own.Insts = append(own.Insts, &said)
		}
	}
	redirect(h, b, own)
	for _, inst := range h.Insts {
		if phi, ok := inst.(*llir.InstPhi); ok {
			if last := phi.Incs[len(phi.Incs)-1]; chosen[last.X] != nil {
				last.X = chosen[last.X]
			}
		}
	}
	retarget(p, b, own)
	return own
}

// nestLoops makes two loops of each one in f that counts in some rounds, and begins to count again in the others, if those in which it counts
// are a loop of their own. The start of the outer one is a block in front.
func nestLoops(f *llir.Func) {
	preds := map[*llir.Block][]*llir.Block{}
	for _, b := range f.Blocks {
		for _, s := range successors(b) {
			if !slices.Contains(preds[s], b) {
				preds[s] = append(preds[s], b)
			}
		}
	}
	for _, h := range slices.Clone(f.Blocks)[min(1, len(f.Blocks)):] {
		for _, inst := range h.Insts {
			phi, ok := inst.(*llir.InstPhi)
			if !ok {
				break
			}
			if inner, outer := rounds(f, h, phi, preds); len(inner) > 0 && len(outer) > 0 {
				front(f, h, inner, outer)
				break
			}
		}
	}
}

// rounds divides the predecessors of h, the start of a loop: from inner phi goes on to count, from outer it begins again, or the loop is
// entered. It returns nothing if these are not two loops. Blocks that front has added since preds was made do not matter: each leads to
// one start only.
func rounds(f *llir.Func, h *llir.Block, phi *llir.InstPhi, preds map[*llir.Block][]*llir.Block) (inner, outer []*llir.Block) {
	if !slices.ContainsFunc(phi.Incs, func(in *llir.Incoming) bool { return counts(in.X, phi) }) {
		return nil, nil
	}
	again := "" // what phi begins with
	within := map[*llir.Block]bool{}
	var restarts []*llir.Block
	for _, p := range preds[h] {
		body := roundsTo(p, h, preds)
		x := incoming(phi, p)
		switch c, ok := x.(constant.Constant); {
		case !branches(p):
			return nil, nil
		case body[f.Blocks[0]]:
			outer = append(outer, p)
		case counts(x, phi):
			inner = append(inner, p)
			for b := range body {
				within[b] = true
			}
		case ok && (again == "" || again == c.Ident()):
			again = c.Ident()
			restarts = append(restarts, p)
		default:
			return nil, nil
		}
	}
	if len(restarts) == 0 || slices.ContainsFunc(restarts, func(p *llir.Block) bool { return within[p] }) {
		return nil, nil
	}
	return inner, append(outer, restarts...)
}

// roundsTo returns p and the blocks from which control comes there without h in between.
func roundsTo(p, h *llir.Block, preds map[*llir.Block][]*llir.Block) map[*llir.Block]bool {
	body := map[*llir.Block]bool{h: true}
	for work := []*llir.Block{p}; len(work) > 0; {
		b := work[len(work)-1]
		if work = work[:len(work)-1]; !body[b] {
			body[b] = true
			work = append(work, preds[b]...)
		}
	}
	delete(body, h)
	return body
}

// counts reports whether x is phi and a constant.
func counts(x value.Value, phi *llir.InstPhi) bool {
	switch x := unwrap(x).(type) {
	case *llir.InstAdd:
		_, ok := constantInt(x.Y)
		return ok && unwrap(x.X) == value.Value(phi)
	case *llir.InstSub:
		_, ok := constantInt(x.Y)
		return ok && unwrap(x.X) == value.Value(phi)
	}
	return false
}

// front lets the predecessors outer of h lead to a new block before h, which chooses what they bring.
func front(f *llir.Func, h *llir.Block, inner, outer []*llir.Block) {
	n := llir.NewBlock("")
	n.Parent = f
	n.Term = llir.NewBr(h)
	for _, inst := range h.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		chosen := &llir.InstPhi{Typ: phi.Typ, Metadata: slices.Clone(phi.Metadata)}
		one := true
		for _, p := range outer {
			chosen.Incs = append(chosen.Incs, llir.NewIncoming(incoming(phi, p), p))
			one = one && sameConstant(chosen.Incs[0].X, incoming(phi, p))
		}
		from := llir.NewIncoming(chosen, n)
		if one {
			from.X = chosen.Incs[0].X
		} else {
			n.Insts = append(n.Insts, chosen)
		}
		phi.Incs = append(slices.DeleteFunc(phi.Incs, func(in *llir.Incoming) bool { return !slices.Contains(inner, in.Pred.(*llir.Block)) }), from)
	}
	for _, p := range outer {
		retarget(p, h, n)
	}
	f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, h), n)
}

// sameConstant reports whether x and y are the same constant.
func sameConstant(x, y value.Value) bool {
	a, ok := x.(constant.Constant)
	b, yes := y.(constant.Constant)
	return ok && yes && a.Ident() == b.Ident()
}

// retarget lets p, which ends with a branch, lead to to instead of from.
func retarget(p, from, to *llir.Block) {
	switch t := p.Term.(type) {
	case *llir.TermBr:
		t.Target = to
	case *llir.TermCondBr:
		for _, x := range []*value.Value{&t.TargetTrue, &t.TargetFalse} {
			if *x == value.Value(from) {
				*x = to
			}
		}
	}
}
