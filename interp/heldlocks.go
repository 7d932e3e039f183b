package interp

// Locks of the library that the thread holds. Rounds that only take locks and release them again need not be written
// down: Thread.undone, a hash of the locks that the thread holds, is part of the state that a loop comes back to, and gaveUp tells
// whether a round gave up a lock that it did not take.

// heldLock is a lock of the library that the thread holds; its acquisition is event at.
type heldLock struct {
	addr uint64
	at   uint32
	_    uint32
}

// gave remembers releases of locks that were held when a loop was compared: the last two, and of those before them
// when the latest was.
type gave struct {
	took, left [2]uint32 // the events of the acquisition and of the release; a ring
	lost       uint32    // the event of the latest release that is no longer in the ring
	next       uint32    // how many releases there were
}

// takes notes that the thread acquires lock a with its current event.
func (t *Thread) takes(a uint64) {
	t.undone += mix(a, 1)
	t.held = append(t.held, heldLock{addr: a, at: t.events})
	t.nheld++
}

// gives notes that the thread releases lock a with its current event.
func (t *Thread) gives(a uint64) {
	t.undone -= mix(a, 1)
	at := uint32(0) // one that another thread acquired counts as acquired long ago
	for i := len(t.held) - 1; i >= 0; i-- {
		if t.held[i].addr == a {
			at = t.held[i].at
			t.held = append(t.held[:i], t.held[i+1:]...)
			t.nheld--
			break
		}
	}
	if t.headAt <= at {
		return // no loop was compared in between
	}
	g := &t.gave
	if !t.gaveAny {
		t.gaveAny, *g = true, gave{} // Load leaves what another thread had
	}
	i := g.next % 2
	g.lost = max(g.lost, g.left[i])
	g.took[i], g.left[i] = at, t.events
	g.next++
}

// gaveUp reports whether the thread has released a lock since it had made n events that
// it held then.
func (t *Thread) gaveUp(n uint32) bool {
	if !t.gaveAny {
		return false
	}
	g := &t.gave
	for i := range g.left[:min(g.next, 2)] {
		if g.took[i] < n && n <= g.left[i] {
			return true
		}
	}
	return g.next > 2 && n <= g.lost
}
