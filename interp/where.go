package interp

import (
	"hash/maphash"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// seed is that of Frame.State.
var seed = maphash.MakeSeed()

// Frame is one call that a thread is in.
type Frame struct {
	Func *ir.Func
	Pos  int32 // of the instruction that it executes: the call of the frame within
	// Lib is the function of the run-time library that it calls; of no function if it calls none.
	Lib Call
	// First is the first slot of the arguments that the frame was called with, 0 if it has none or they are not known.
	First uint64
	// State tells apart how often the instruction was executed: it is a hash of the frame's registers and those of the
	// frames around it.
	State uint64
}

// Where is where a thread is when it comes to a step.
type Where struct {
	// Frames are its calls, the innermost first, without those of functions of the run-time library.
	Frames []Frame
	// Code is which instructions all its calls execute, as a hash.
	Code uint64
	// Site is the local variable that the step announces (an index into Program.Sites), -1 if it announces none that
	// is known.
	Site int32
	// TLS is likewise an index into Program.TLS.
	TLS int32
}

// Follow runs the thread of step again, and tells visit where it is at each of its steps, the first included, by their
// number. The first step of a thread other than main must be as for OutputOf. If the steps are of a program with other orders
// and fences, the thread is followed as far as it comes to the same events. Slow: for reports.
func (m *Machine) Follow(step *event.Step, visit func(i int, w Where)) {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	t := m.rerunAll(step, nil, func(t *Thread, i int, lab *event.Label) bool {
		if i > 0 && !comesTo(lab, path[len(path)-1-i]) {
			return false
		}
		w := Where{Site: -1, TLS: -1}
		var state, code maphash.Hash
		state.SetSeed(seed)
		code.SetSeed(seed)
		for j := range t.frames {
			f := &t.frames[j]
			if int(f.pc) >= len(f.fn.Code) {
				continue
			}
			for _, h := range []*maphash.Hash{&state, &code} {
				maphash.WriteComparable(h, f.fn.Index)
				maphash.WriteComparable(h, f.pc)
			}
			for _, s := range t.slots[f.base : f.base+f.fn.NSlots] {
				maphash.WriteComparable(&state, s)
			}
			if f.fn.Lib {
				continue
			}
			frame := Frame{Func: f.fn, Pos: f.fn.Code[f.pc].Pos, State: state.Sum64()}
			if f.fn.System && j > 0 {
				frame.First = t.called(j).Args[0]
			}
			if j+1 < len(t.frames) && t.frames[j+1].fn.Lib {
				frame.Lib = t.called(j + 1)
			}
			w.Frames = append(w.Frames, frame)
		}
		slices.Reverse(w.Frames)
		w.Code = code.Sum64()
		if lab.Kind == event.Malloc && lab.Attr&event.Stack != 0 {
			w.Site, w.TLS = t.variable(lab.Addr)
		}
		visit(i, w)
		return true
	})
	t.Release()
}

// variable returns which variable of the program the object at a of the own stack is: an index into Program.Sites or
// Program.TLS, -1 if it is none.
func (t *Thread) variable(a event.Addr) (site, tls int32) {
	i := t.find(uint64(a))
	if i < 0 {
		return -1, -1
	}
	if s := t.objs[i].site; s >= 0 {
		return s, -1
	}
	for j := range t.m.prog.TLS {
		if t.m.prog.TLS[j].Off == t.objs[i].off {
			return -1, int32(j)
		}
	}
	return -1, -1
}
