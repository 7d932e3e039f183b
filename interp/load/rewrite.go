package load

import (
	"cmp"
	"slices"

	"genmcgo/interp/ir"
)

// findRewrites fills in the Rewrites of the loops of the finished function: what
// every path from the place where a loop looks at its state stores, through a slot
// that is live there, before it can read it.
func (fl *lowering) findRewrites() {
	code := fl.out.Code
	for pc := range code {
		in := &code[pc]
		if (in.Op != ir.OpSpin && in.Op != ir.OpLoop) || in.B != 0 {
			continue
		}
		lp := &fl.out.Loops[in.A]
		lp.Rewrites = nil
		var tried []ir.Rewrite
		w := rewriteWalk{fl: fl, loop: in.A, live: lp.Live}
		// Candidates are the stores that come first on some path.
		w.walk(int32(pc)+1, func(in *ir.Inst) {
			c := ir.Rewrite{Ref: ir.Ref{Base: in.A, Off: in.Imm}, Size: in.Size}
			if len(tried) < maxRewrites && !slices.ContainsFunc(tried, func(r ir.Rewrite) bool { return r.Ref == c.Ref && r.Size == c.Size }) {
				tried = append(tried, c)
			}
		})
		for _, c := range tried {
			w := rewriteWalk{fl: fl, loop: in.A, live: lp.Live, want: &c}
			if w.walk(int32(pc)+1, nil) {
				lp.Rewrites = append(lp.Rewrites, c)
				fl.ld.prog.Rewrites = true
			}
		}
		for _, c := range fl.looseRewrites(int32(pc), in.A) {
			if len(lp.Rewrites) < maxRewrites && !slices.ContainsFunc(lp.Rewrites, func(r ir.Rewrite) bool { return r.Ref == c.Ref && r.Size == c.Size }) {
				lp.Rewrites = append(lp.Rewrites, c)
				fl.ld.prog.Rewrites, fl.ld.prog.Loose = true, true
			}
		}
	}
}

// Bounds of the search: candidates of a loop, instructions looked at for one.
const (
	maxRewrites = 4
	maxWalk     = 256
	maxLoose    = 2048
)

// rewriteWalk follows all paths from a loop's check.
type rewriteWalk struct {
	fl    *lowering
	loop  int32
	live  []int32
	want  *ir.Rewrite // the store looked for; nil to collect candidates
	steps int
}

// walk follows the paths from pc. With a store wanted, it reports whether all come to
// it (or back to the check, or to an end of the thread) first. Otherwise it calls
// found for the stores through live slots that it meets.
func (w *rewriteWalk) walk(pc int32, found func(*ir.Inst)) bool {
	return w.path(pc, nil, found)
}

// path is walk on a path on which the slots in changed no longer have the value that
// they had at the check.
func (w *rewriteWalk) path(pc int32, changed []int32, found func(*ir.Inst)) bool {
	code := w.fl.out.Code
	kept := func(s int32) bool { return s >= 0 && slices.Contains(w.live, s) && !slices.Contains(changed, s) }
	changed = slices.Clip(changed)
	for ; ; pc++ {
		if w.steps++; w.steps > maxWalk {
			return false
		}
		in := &code[pc]
		switch in.Op {
		case ir.OpStore:
			if !kept(in.A) {
				return false
			}
			if found != nil {
				found(in)
			} else if in.A == w.want.Base && in.Imm == w.want.Off && in.Size == w.want.Size {
				return true
			} else if in.A != w.want.Base {
				return false // it could make the address known
			}
		case ir.OpLoad:
			switch {
			case in.A < 0: // static memory
			case !kept(in.A):
				return false
			case w.want != nil:
				w.want.Reads = append(w.want.Reads, ir.Read{Ref: ir.Ref{Base: in.A, Off: in.Imm}, Size: in.Size})
			}
		case ir.OpFence, ir.OpLoopReset, ir.OpSeed:
		case ir.OpLoop, ir.OpSpin:
			if in.A == w.loop && (in.Op == ir.OpSpin || in.B == 0) {
				return true
			}
		case ir.OpUnreachable, ir.OpFault:
			return true
		default:
			if in.Op.Format()&ir.Pure == 0 {
				targets := 0
				ok := true
				w.fl.targets(in, func(t *int32) {
					targets++
					r := w.path(*t, changed, found)
					ok = ok && r
				})
				return targets > 0 && ok
			}
		}
		w.fl.visit(in, func(*int32) {}, func(d *int32) { changed = append(changed, *d) })
	}
}

// looseRewrites are the stores of loop, which looks at its state at pc, to an object whose address a compare-exchange of the loop writes,
// that come before all else that the function does with the object.
func (fl *lowering) looseRewrites(pc, loop int32) (list []ir.Rewrite) {
	w := looseWalk{fl: fl, loop: loop}
	round := w.reach(pc+1, nil)
	for _, at := range round {
		x := &fl.out.Code[at]
		if x.Op != ir.OpCmpXchg || x.Size != 8 {
			continue
		}
		base := fl.ld.prog.Operands[x.A+2]
		if base < 0 || !slices.Contains(fl.out.Loops[loop].Live, base) || !w.returns(at+1) {
			continue
		}
		for _, at := range round {
			in := &fl.out.Code[at]
			c := ir.Rewrite{Ref: ir.Ref{Base: base, Off: in.Imm}, Size: in.Size, Loose: true}
			if in.Op != ir.OpStore || in.A != base || slices.ContainsFunc(list, func(r ir.Rewrite) bool { return r.Ref == c.Ref && r.Size == c.Size }) {
				continue
			}
			w.ok = true
			w.reach(pc+1, &c)
			if w.ok && w.returns(at+1) {
				list = append(list, c)
			}
		}
	}
	slices.SortFunc(list, func(a, b ir.Rewrite) int {
		return cmp.Or(cmp.Compare(a.Base, b.Base), cmp.Compare(a.Off, b.Off), cmp.Compare(a.Size, b.Size))
	})
	return list
}

// looseWalk follows all paths from where a loop looks at its state, through inner loops, too.
type looseWalk struct {
	fl   *lowering
	loop int32
	ok   bool
	back bool // to where the loop looks at its state
}

// returns reports whether the thread may come from pc to where the loop looks at its state.
func (w *looseWalk) returns(pc int32) bool {
	w.back = false
	w.reach(pc, nil)
	return w.back
}

// reach returns the instructions that the thread may come to from pc before it comes back to the loop's check. With a store
// wanted, paths end there, and ok becomes false if one does anything else with the object before, or changes the slot of its address.
func (w *looseWalk) reach(pc int32, want *ir.Rewrite) (list []int32) {
	code := w.fl.out.Code
	seen := map[int32]bool{}
	work := []int32{pc}
	for len(work) > 0 {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		for !seen[pc] {
			seen[pc] = true
			in := &code[pc]
			if (in.Op == ir.OpLoop || in.Op == ir.OpSpin) && in.A == w.loop && (in.Op == ir.OpSpin || in.B == 0) {
				w.back = true
				break
			}
			if list = append(list, pc); len(list) > maxLoose {
				w.ok = false
				return nil
			}
			if want != nil {
				if in.Op == ir.OpStore && in.A == want.Base && in.B != want.Base && in.Imm == want.Off && in.Size == want.Size {
					break
				}
				w.ok = w.ok && w.harmless(in, want)
			}
			if in.Op == ir.OpRet || in.Op == ir.OpResume || in.Op == ir.OpUnreachable || in.Op == ir.OpFault {
				break
			}
			n := 0
			w.fl.targets(in, func(t *int32) {
				n++
				work = append(work, *t)
			})
			if n > 0 {
				break
			}
			pc++
		}
	}
	return list
}

// harmless reports whether instruction in, which comes before the store that is wanted, neither reads what that writes nor does anything
// else with the object than to read or write other parts of it, and to compare its address.
func (w *looseWalk) harmless(in *ir.Inst, want *ir.Rewrite) bool {
	uses, changes := false, false
	w.fl.visit(in, func(p *int32) { uses = uses || *p == want.Base }, func(p *int32) { changes = changes || *p == want.Base })
	if changes {
		return false
	}
	if !uses || in.ForDebuggers() {
		return true
	}
	switch in.Op {
	case ir.OpStore:
		return in.B != want.Base
	case ir.OpLoad:
		return in.Imm >= want.Off+uint64(want.Size) || want.Off >= in.Imm+uint64(in.Size)
	case ir.OpEQ, ir.OpNE, ir.OpBr, ir.OpBrEQ, ir.OpBrNE, ir.OpSeed:
		return true
	}
	return false
}
