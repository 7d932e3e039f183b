package interp

import (
	"math/bits"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Loops that count their rounds. A thread that polls a thousand times before it waits comes back to the header in the
// state in which it left it, but for the counter (ir.Counter). If its only event in the last round was a read, it can read
// the same in each of the next ones, and goes on as if it had done so: the rounds up to the one in which a test of the
// counter turns out differently are left out. A round of several events counts, since it may be impossible to repeat: a
// thread that read an old value, and then a new one, cannot read the old one again. No execution is lost if each round either comes back like that or leaves the loop: a round in which
// the thread reads something else and leaves is one of the execution in which it reads that in the first round, and what
// is left out before it has only read. But a round that changes something and stays in the loop may come after any number
// of rounds that change nothing, and how many are left then matters. Where one does, the thread stops and the exploration
// starts again, with the rounds of this loop counted (event.Noisy). If the loop keeps something from one
// round to the next, whether it stays is known when it comes to the header once more: a loop that tests at its start what the
// last round read leaves from there. The first round after the loop is entered may change
// what it likes: local variables get their first values there, and no round is left out before it.

// fewRounds is how many rounds have to be left out to be worth it. Loops of fewer have the executions that other tools
// count.
const fewRounds = 8

// noise is the number of visits once a round has changed something, and the next one may leave the loop.
const noise = 3

// LoopName is what refinements call loop number loop of function fn.
func LoopName(fn, loop int32) event.Addr { return event.Addr(fn)<<32 | event.Addr(loop) }

// countRounds is called at the header of loop in.A, which has a counter, with the hash of the state without the counter.
// quiet: the round since the last visit, when there were events events, had no effects. It moves the counter on if rounds can be left out, and returns
// the hash of the state with it; stop: the thread stops, with a Block in *lab.
func (t *Thread) countRounds(f *frame, in *ir.Inst, regs []uint64, bare uint64, quiet bool, events uint64, lab *event.Label) (h uint64, stop bool) {
	lp := &f.fn.Loops[in.A]
	c := &lp.Counter
	last := regs[c.State : c.State+ir.CounterSlots] // hash, counter, and the number of visits, at most 2, or noise
	v := regs[c.Slot]
	visits := min(last[2]+1, 2)
	noisy := last[2] == noise
	if last[2] == 2 && v != last[1] && (f.und == 0 || t.und[f.base+c.Slot].bits == 0) && !slices.Contains(t.m.cfg.Noisy, LoopName(f.fn.Index, in.A)) {
		if n := t.alike(c, regs, last[1], v); n >= fewRounds {
			switch {
			case (!quiet || last[0] != bare) && c.Keeps:
				visits = noise
			case !quiet || last[0] != bare:
				noisy = true
			case uint64(t.events)-events <= 1:
				if c.Keeps {
					n-- // what the last of these rounds reads, and keeps, may matter to the first one that is different
				}
				v = (v + n*(v-last[1])) & c.Mask
				regs[c.Slot] = v
			}
		}
	}
	if noisy {
		t.block(lab, event.BlockRounds, t.loopPos(f, lp))
		lab.Attr |= event.Noisy
		lab.Cmp.Lo = uint64(LoopName(f.fn.Index, in.A))
		return 0, true
	}
	last[0], last[1], last[2] = bare, v, visits
	return mix(bare, v), false
}

// alike returns how many rounds, the first one with counter v, take the branches that the one with counter last took, if
// each adds to the counter what that one did.
func (t *Thread) alike(c *ir.Counter, regs []uint64, last, v uint64) uint64 {
	w := bits.Len64(c.Mask)
	step := int64((v-last)<<(64-w)) >> (64 - w)
	n := uint64(1) << 32
	for i := range c.Tests {
		x := &c.Tests[i]
		n = min(n, alike(x, val(regs, t.m.prog.Consts, x.Operand), (last+x.Off)&c.Mask, step, uint8(w)))
	}
	return n
}

// alike returns how many of last+step, last+2*step, ... the test treats as it treats last, before one of them wraps
// around. They have w bits.
func alike(x *ir.Test, operand, last uint64, step int64, w uint8) uint64 {
	signed := x.Op == ir.OpBrSLT || x.Op == ir.OpBrSLE
	if signed && x.Size != w {
		return 0
	}
	size := uint64(step)
	if step < 0 {
		size = -size
	}
	room := last // to the end of the range
	mask := ^uint64(0) >> (64 - w)
	if signed {
		room = (last + 1<<(w-1)) & mask // from the least one
	}
	if step > 0 {
		room = mask - room
	}
	n := room / size
	switch x.Op {
	case ir.OpBrEQ, ir.OpBrNE:
		if last == operand {
			return 0
		}
		away := (operand - last) & mask
		if step < 0 {
			away = -away & mask
		}
		if away%size == 0 && away/size <= n {
			n = away/size - 1
		}
		return n
	}
	at := func(i uint64) bool { return holds(x, (last+i*uint64(step))&mask, operand) }
	if at(n) == at(0) {
		return n
	}
	lo, hi := uint64(0), n // at(lo) is at(0), at(hi) is not
	for hi-lo > 1 {
		if mid := lo + (hi-lo)/2; at(mid) == at(0) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// holds reports whether the branch of x is taken if the counter's sum is v.
func holds(x *ir.Test, v, operand uint64) bool {
	a, b := v, operand
	if x.Swapped {
		a, b = b, a
	}
	switch x.Op {
	case ir.OpBrULT:
		return a < b
	case ir.OpBrULE:
		return a <= b
	case ir.OpBrSLT:
		return sext(a, x.Size) < sext(b, x.Size)
	}
	return sext(a, x.Size) <= sext(b, x.Size)
}
