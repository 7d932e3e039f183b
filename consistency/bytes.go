package consistency

// What states take, for reports of where the memory went: views, which are most of it, and
// lists with these numbers of bytes for each entry.
const (
	noteBytes     = 20
	detourBytes   = 24
	lateEdgeBytes = 32
)

// Bytes implements Sized.
func (s *raState) Bytes() int {
	n := s.hb.Bytes() + s.msg.Bytes()
	for _, l := range s.notes {
		n += cap(l) * noteBytes
	}
	return n
}

// Bytes implements Sized.
func (s *rc11State) Bytes() int {
	return s.raState.Bytes() + s.psc.in.Bytes() + cap(s.psc.detours)*detourBytes + 4*cap(s.psc.ends)
}

// Bytes implements Sized.
func (s *immState) Bytes() int {
	return s.rc11State.Bytes() + cap(s.eco) + s.ar.bytes() + s.past.bytes()
}

func (l *lateEdges) bytes() int {
	return cap(l.stack)*lateEdgeBytes + 4*cap(l.undo.rows) + 8*cap(l.undo.ids)
}

// Bytes implements Sized.
func (s *scState) Bytes() int { return s.clock.Bytes() + s.late.bytes() }

// Bytes implements Sized.
func (s *tsoState) Bytes() int {
	n := s.view.Bytes() + s.late.bytes()
	for _, l := range s.last {
		n += 4 * int(s.classes) * cap(l)
	}
	return n
}

// Bytes implements Sized.
func (s *saturated) Bytes() int {
	return s.question.solver.Bytes() + s.clock.Bytes() + 8*(cap(s.known)+cap(s.todo)+cap(s.found)+cap(s.latest)) + 4*(cap(s.at)+cap(s.done)+cap(s.waiting)+cap(s.passed))
}
