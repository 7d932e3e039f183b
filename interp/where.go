package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Frame is one call that a thread is in.
type Frame struct {
	Func *ir.Func
	Pos  int32 // of the instruction that it executes: the call of the frame within
}

// Where is where a thread is when it comes to a step.
type Where struct {
	// Frames are its calls, the innermost first, without those of functions of the run-time library.
	Frames []Frame
	// Site is the local variable that the step announces (an index into Program.Sites), -1 if it announces none that
	// is known.
	Site int32
	// TLS is likewise an index into Program.TLS.
	TLS int32
}

// Follow runs the thread of step again, and tells visit where it is at each of its steps, the first included, by their
// number. The first step of a thread other than main must be as for OutputOf. Slow: for reports.
func (m *Machine) Follow(step *event.Step, visit func(i int, w Where)) {
	t := m.rerunAll(step, nil, func(t *Thread, i int, lab *event.Label) {
		w := Where{Site: -1, TLS: -1}
		for j := len(t.frames) - 1; j >= 0; j-- {
			f := &t.frames[j]
			if !f.fn.Lib && int(f.pc) < len(f.fn.Code) {
				w.Frames = append(w.Frames, Frame{f.fn, f.fn.Code[f.pc].Pos})
			}
		}
		if lab.Kind == event.Malloc && lab.Attr&event.Stack != 0 {
			w.Site, w.TLS = t.variable(lab.Addr)
		}
		visit(i, w)
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
