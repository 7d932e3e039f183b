package load

import (
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
	}
}

// Bounds of the search: candidates of a loop, instructions looked at for one.
const (
	maxRewrites = 4
	maxWalk     = 256
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
				w.want.Reads = append(w.want.Reads, ir.Ref{Base: in.A, Off: in.Imm})
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
