package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Comparisons of a loop's state whose outcome depends on values that are not decided yet, if dependencies are
// tracked. The thread stops at a later event, if by then these values are control dependencies of all that
// follows. The event that is left out depends on them, too, so the label at its place does whatever they are.

// repeated says that a loop came back to the state in which it was after since events, and that this depends on what set says;
// set is 0 if it did not. A comparison takes its place in either case: when another one is given up must not depend on values
// that are not decided. since is noRound if it was not in that state, but another execution does with fewer reads what this one does.
type repeated struct {
	set   event.DepSet
	since uint32
	pos   int32
}

const noRound = ^uint32(0)

// compared notes whether loop lp is in the state in which it was after n events, which depends on set.
func (t *Thread) compared(f *frame, lp *ir.Loop, same bool, set event.DepSet, n uint32) {
	d := &t.dep
	r := &d.repeated[d.comparisons%uint8(len(d.repeated))]
	d.comparisons++
	*r = repeated{}
	if same {
		*r = repeated{set: set, since: n, pos: t.loopPos(f, lp)}
		d.returned = true
	}
}

// stopRepeated is told the label that the thread yields, and replaces it by a Block if the thread is in a loop that came
// back to its state, and what that depends on decides about all that follows. If it does not yet, it may after some more reads.
func (t *Thread) stopRepeated(lab *event.Label) {
	d := &t.dep
	if !d.returned {
		return
	}
	for i := range d.repeated {
		if r := &d.repeated[i]; r.set != 0 && t.decided(r.set) {
			deps := lab.Deps // it depends on more to have come here
			if r.since == noRound {
				t.block(lab, event.BlockMoot, r.pos)
			} else {
				t.block(lab, event.BlockSpin, r.pos)
				lab.Len = uint64(t.events - r.since)
			}
			lab.Deps = deps
			return
		}
	}
	switch lab.Kind {
	case event.Read:
		if lab.Attr&(event.Exclusive|event.CAS) == 0 {
			break
		}
		for i := range d.repeated { // whether it writes decides below
			if r := &d.repeated[i]; r.set != 0 {
				r.set = t.m.deps.Union(r.set, t.m.deps.Of(int32(t.events)))
			}
		}
	case event.Fence, event.Skip:
	default:
		d.repeated, d.returned = [len(d.repeated)]repeated{}, false
	}
}
