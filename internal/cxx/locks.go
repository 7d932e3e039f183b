package cxx

import (
	"slices"
	"strings"
)

// takes has th take a lock.
func (o *object) take(t int) {
	o.owner = t
	o.count++
}

func (o *object) free() bool { return o.owner == nobody && !slices.Contains(o.reads[:], true) }

func (o *object) shared(t int) bool { return t < len(o.reads) && o.reads[t] }

// lock: l (lock), t (try_lock), T (try_lock_for), u (unlock); r (lock_shared), y (try_lock_shared),
// Y (try_lock_shared_for), v (unlock_shared).
func (p *step) lock(i int, recursive bool) {
	o := &p.x.objects[i]
	op := p.call.Op
	get := func(o *object) { o.take(p.t) }
	free := o.free()
	switch op {
	case 'u':
		if o.owner != p.t {
			p.undefined()
			return
		}
		p.do(i, func(_ *state, th *thread, o *object) {
			o.release()
			p.ends(th, success)
		})
		return
	case 'v':
		if !o.shared(p.t) {
			p.undefined()
			return
		}
		p.do(i, func(_ *state, th *thread, o *object) {
			o.reads[p.t] = false
			p.ends(th, success)
		})
		return
	case 'r', 'y', 'Y':
		get = func(o *object) { o.reads[p.t] = true }
		free = o.owner == nobody
	}
	if o.shared(p.t) || o.owner == p.t && !recursive {
		p.undefined()
		return
	}
	switch {
	case free || o.owner == p.t:
		p.do(i, func(_ *state, th *thread, o *object) {
			get(o)
			p.ends(th, success)
		})
	case op != 'l' && op != 'r':
		p.returns(failed)
	}
}

func (o *object) release() {
	if o.count--; o.count == 0 {
		o.owner = nobody
	}
}

// both: l (std::lock), t (std::try_lock), u (unlock of both) of the mutexes i and j.
func (p *step) both(i, j int) {
	// The standard does not say in which order l locks them. As README says, it begins with i. If j is not free then, it gives i
	// back and tries again.
	const ( // l and t: has i; u: has given back i
		first = iota + 1
		undo  // gives i back
	)
	th := &p.x.threads[p.t]
	owner := func(k int) int { return p.x.objects[k].owner }
	take := func(k, stage int) {
		p.do(k, func(_ *state, th *thread, o *object) {
			o.take(p.t)
			th.stage = stage
		})
	}
	finish := func(k int) {
		p.do(k, func(_ *state, th *thread, o *object) {
			o.take(p.t)
			p.ends(th, success)
		})
	}
	release := func(k int, then func(th *thread)) {
		p.do(k, func(_ *state, th *thread, o *object) {
			o.release()
			then(th)
		})
	}
	switch op := p.call.Op; {
	case op == 'u' && th.stage == called:
		if owner(i) != p.t || owner(j) != p.t {
			p.undefined()
			return
		}
		p.do(i, func(_ *state, th *thread, o *object) {
			o.release()
			th.stage = first
		})
	case op == 'u':
		release(j, func(th *thread) { p.ends(th, success) })
	case th.stage == called:
		switch {
		case owner(i) == p.t || owner(j) == p.t:
			p.undefined()
			return
		case owner(i) == nobody:
			take(i, first)
		case op == 't':
			p.returns(1)
		}
	case th.stage == first && owner(j) == nobody:
		finish(j)
	case th.stage == first && op == 't':
		p.do(i, func(_ *state, th *thread, _ *object) {
			th.stage = undo
		})
	case th.stage == undo:
		release(i, func(th *thread) { p.ends(th, 2) })
	case th.stage == first:
		release(i, func(th *thread) { th.stage = called })
	}
}

// timed reports whether a call is a wait for a condition variable with a time limit.
func timed(c Call) bool { return c.Op == 'W' || c.Op == 'P' || c.Op == 'S' }

// wake takes the thread at place k of o's queue out of it; its stage is woken then.
func wake(y *state, o *object, k, woken int) {
	t := o.queue[k]
	y.threads[t].stage = woken
	o.queue = slices.Delete(o.queue, k, k+1)
}

// notifyOne is notify_one of condition variable i.
func (p *step) notifyOne(i, woken int) {
	o := &p.x.objects[i]
	if len(o.queue) == 0 {
		p.returns(success)
	}
	for k, t := range o.queue {
		for late := range 2 { // the time of a wait may be over when it is woken
			if late == 1 && !timed(p.callOf(p.x, t)) {
				continue
			}
			p.do(i, func(y *state, th *thread, o *object) {
				wake(y, o, k, woken)
				y.threads[t].result = late
				p.ends(th, success)
			})
		}
	}
}

// notifyAll is notify_all of condition variable i.
func (p *step) notifyAll(i, woken int) {
	var all func(y *state)
	all = func(y *state) {
		o := &y.objects[i]
		if len(o.queue) == 0 {
			p.ends(&y.threads[p.t], success)
			p.out = append(p.out, y)
			return
		}
		t := o.queue[0]
		for late := range 2 {
			if late == 1 && !timed(p.callOf(y, t)) {
				continue
			}
			z := y.clone()
			wake(z, &z.objects[i], 0, woken)
			z.threads[t].result = late
			all(z)
		}
	}
	all(p.x.clone())
}

// condition: w (wait), W (wait_for), p, P (the same until the atomic object of the lock's number is not 0), s, S (and
// until stop is requested), n (notify_one), N (notify_all).
func (p *step) condition(i int) {
	const (
		sleeping = iota + 1
		woken    // and has to lock again
		entering // the condition did not hold
		last     // looks at the condition for the last time
	)
	switch p.call.Op {
	case 'n':
		p.notifyOne(i, woken)
		return
	case 'N':
		p.notifyAll(i, woken)
		return
	}
	th, op := &p.x.threads[p.t], p.call.Op
	m := p.find(lockOf(p.call.Class), p.call.Second)
	token := op == 's' || op == 'S'
	until := op == 'p' || op == 'P' || token
	stopped := token && p.stopped()
	holds := until && p.x.objects[p.find(atomic, p.call.Second)].value != 0
	switch th.stage {
	case called:
		if p.x.objects[m].owner != p.t {
			p.undefined()
			return
		}
		switch {
		case holds:
			p.returns(success)
		case stopped:
			p.returns(failed)
		case until:
			p.do(i, func(_ *state, th *thread, _ *object) { th.stage = entering })
		default:
			p.sleep(i, m, sleeping)
		}
	case entering:
		if stopped {
			// The standard has it sleep, wake up and look at the condition again. With libstdc++ it looks for a request to stop only,
			// and the difference is seen if the condition changes although the thread has the lock.
			p.returns(failed)
			return
		}
		p.sleep(i, m, sleeping)
	case sleeping:
		leave := func(result int) {
			p.do(i, func(_ *state, th *thread, o *object) {
				th.stage, th.result = woken, result
				o.queue = slices.DeleteFunc(o.queue, func(t int) bool { return t == p.t })
			})
		}
		if timed(p.call) {
			leave(failed)
		}
		if stopped {
			leave(success)
		}
		if k := p.conditionNumber(); th.spurious[k] < p.spurious {
			leave(success)
			p.out[len(p.out)-1].threads[p.t].spurious[k]++
			p.luck++
		}
	case woken:
		if !p.x.objects[m].free() {
			return
		}
		p.do(m, func(_ *state, th *thread, o *object) {
			o.take(p.t)
			switch {
			case !until:
				p.ends(th, th.result)
			case th.result == failed:
				th.stage = last
			default:
				th.stage = called
			}
		})
	case last:
		if holds {
			p.returns(success)
		} else {
			p.returns(failed)
		}
	}
}

func (p *step) conditionNumber() int {
	return 2*strings.IndexByte(string([]byte{condition, conditionAny, conditionC}), p.call.Class) + p.call.Object
}

// sleep gives lock m back and has the thread wait for the condition variable i, in one step.
func (p *step) sleep(i, m, sleeping int) {
	for _, t := range p.x.objects[i].queue {
		if other := p.callOf(p.x, t); p.call.Class != conditionAny && other.Second != p.call.Second {
			p.undefined() // threads wait with different mutexes
			return
		}
	}
	p.do(i, func(y *state, th *thread, o *object) {
		y.objects[m].release()
		o.queue = append(o.queue, p.t)
		th.stage = sleeping
	})
}
