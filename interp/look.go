package interp

import (
	"slices"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Look is a thread that stands at one of its steps, for debuggers: its calls, its variables and its private memory. The
// program should have been loaded with load.Options.Variables; it has no variables otherwise.
type Look struct {
	t      *Thread
	frames []int // of t, the innermost first, without those of the run-time library
}

// LookAt runs the thread of step again up to that step, whose event has not happened then. The first step of a thread
// other than main must be as for OutputOf. ok is false if the thread comes to other events on its way: the
// steps are not of this program. Slow: for reports and debuggers.
func (m *Machine) LookAt(step *event.Step) (l *Look, ok bool) {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	ok = true
	t := m.rerunAll(step, nil, func(_ *Thread, i int, lab *event.Label) bool {
		s := path[len(path)-1-i]
		// Of the first step the path has what the creating one says.
		ok = i == 0 || comesTo(lab, s) && (lab.Kind != event.Write || lab.Val == s.Val || putsBack(s) || putsBack(s.Parent))
		return ok
	})
	if !ok {
		t.Release()
		return nil, false
	}
	l = &Look{t: t}
	for j := len(t.frames) - 1; j >= 0; j-- {
		if f := &t.frames[j]; !f.fn.Lib && int(f.pc) < len(f.fn.Code) {
			l.frames = append(l.frames, j)
		}
	}
	return l, true
}

// comesTo reports whether lab is the event of step s, or what a thread does in its place that was not stopped after a failed attempt.
func comesTo(lab *event.Label, s *event.Step) bool {
	return putsBack(s.Parent) || lab.Kind == s.Kind && lab.Addr == s.Addr && lab.Size == s.Size
}

// putsBack reports whether s stands for what a failed attempt at a counter adds and takes back (event.FailedBit). The thread waits
// after it, and gives back here what it has added.
func putsBack(s *event.Step) bool {
	return s.Kind == event.Write && s.Counts() && s.Len&event.FailedBit != 0
}

// Release gives the memory of the thread back; l must not be used afterwards.
func (l *Look) Release() { l.t.Release() }

// Frames are the calls that the thread is in, the innermost first, without those of the run-time library.
func (l *Look) Frames() (out []Frame) {
	for _, j := range l.frames {
		f := &l.t.frames[j]
		out = append(out, Frame{Func: f.fn, Pos: f.fn.Code[f.pc].Pos})
	}
	return out
}

// Piece is a part of a variable whose value is in no memory.
type Piece struct {
	Off  uint64 // in the variable
	Size uint8  // bytes, at most 8
	// Undefined are the bits of Value that the program never gave a value.
	Value, Undefined uint64
}

// Held is what there is of a variable.
type Held struct {
	// Addr is where the variable is, 0 if it is in no memory. Its content is private to the thread if Read says so, and
	// shared otherwise.
	Addr event.Addr
	// Pieces are what is known of a variable in no memory; those without a value yet are not listed.
	Pieces []Piece
	// Gone: the optimiser left nothing of it here. Unset: the program has not come to it, or gave it no value.
	Gone, Unset bool
}

// Variable says what variable v of frame i of Frames has.
func (l *Look) Variable(i int, v *ir.Var) (h Held) {
	j := l.frames[i]
	f := &l.t.frames[j]
	if v.Site >= 0 {
		end := len(l.t.objs)
		if j+1 < len(l.t.frames) {
			end = int(l.t.frames[j+1].objs)
		}
		for k := end - 1; k >= int(f.objs); k-- {
			if l.t.objs[k].site == v.Site {
				h.Addr = event.Addr(l.t.objAddr(k))
				return h
			}
		}
		h.Unset = true
		return h
	}
	regs := l.t.slots[f.base : f.base+f.fn.NSlots]
	if regs[v.State] == ir.VarGone {
		h.Gone = true
		return h
	}
	for _, p := range v.Parts {
		if regs[p.State] == 0 {
			continue
		}
		if p.Address {
			h.Addr, h.Pieces = event.Addr(regs[p.Slot]), nil
			return h
		}
		u, _ := l.t.undefOf(f, p.Slot)
		h.Pieces = append(h.Pieces, Piece{p.Off, p.Size, regs[p.Slot], u})
	}
	h.Unset = len(h.Pieces) == 0
	return h
}

// Read reads the byte at a if it is private to the thread. undefined are the bits without a value.
func (l *Look) Read(a event.Addr) (b, undefined byte, ok bool) {
	t := l.t
	if uint64(a)>>event.RegionBits != t.tag {
		return 0, 0, false
	}
	i := t.find(uint64(a))
	if i < 0 || t.objs[i].state != objPrivate && !t.announcing(i) {
		return 0, 0, false
	}
	t.last = int32(i)
	u, _ := t.privUndef(uint64(a), 1)
	return byte(t.privLoad(uint64(a), 1)), byte(u), true
}

// announcing reports whether object i is being announced: what it holds is still to be written.
func (t *Thread) announcing(i int) bool {
	return slices.ContainsFunc(t.esc, func(e escape) bool { return int(e.obj) == i })
}

// ThreadLocal is where the thread has thread-local variable i of the program.
func (l *Look) ThreadLocal(i int) event.Addr {
	return event.Region(l.t.tid, true) + event.Addr(l.t.m.prog.TLS[i].Off)
}
