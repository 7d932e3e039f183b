package cxx

import "slices"

// child is a thread that one of the program's threads can begin: what its own object of the given class and index stands for.
type child struct {
	parent int
	class  byte
	index  int
}

// What children do; testdata/wakeup/cxx.cpp has the same numbers.
const (
	adds   = iota // 1 to the atomic object of their number
	waits0        // until that is not 0; of a jthread: until stop is requested, and then they add
	third         // add and throw; of a jthread: wait for a condition variable, too
)

func (p *Program) children() (out []child) {
	for t, calls := range p.Threads {
		for _, c := range calls {
			if k := (child{t, c.Class, c.Object}); (c.Class == task || c.Class == threadObject || c.Class == threadC || c.Class == jthread) && !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return out
}

// child is the number of the thread that the calling thread's object of the given class stands for.
func (p *step) child(class byte, index int) int {
	return len(p.program.Threads) + slices.Index(p.search.children, child{p.t, class, index})
}

// calls are those of thread t.
func (s *search) calls(x *state, t int) []Call {
	if t < len(s.program.Threads) {
		return slices.Concat(s.program.Threads[t], s.last(t))
	}
	c := s.children[t-len(s.program.Threads)]
	add := Call{Class: atomic, Op: 'i', Object: c.index}
	ready := Call{Class: inside, Op: 'e'}
	switch what := x.threads[t].body - 1; {
	case what < 0:
		return nil
	case what == adds, what == third && c.class == task:
		return []Call{add, ready}
	case what == waits0 && c.class == jthread:
		return []Call{{Class: inside, Op: 's'}, add, ready}
	case what == waits0:
		return []Call{{Class: atomic, Op: 'w', Object: c.index}, {Class: atomic, Op: 'l', Object: c.index}, ready}
	}
	return []Call{{Class: timedMutex, Op: 'l', Object: c.index}, {Class: conditionAny, Op: 's', Object: c.index, Second: c.index}, add,
		{Class: timedMutex, Op: 'u', Object: c.index}, ready}
}

// last are what a thread does in the end with what it has.
func (s *search) last(t int) (out []Call) {
	for _, end := range []struct{ class, op byte }{{stopSource, 'd'}, {threadC, 'j'}, {jthread, 'd'}, {threadObject, 'j'}, {task, 'x'}} {
		for i := 1; i >= 0; i-- {
			if slices.ContainsFunc(s.program.Threads[t], func(c Call) bool { return c.Class == end.class && c.Object == i }) {
				out = append(out, Call{Class: end.class, Op: end.op, Object: i})
			}
		}
	}
	return out
}

func (s *search) callOf(x *state, t int) Call { return s.calls(x, t)[x.threads[t].next] }

// ended reports whether thread t has nothing more to do, or has not begun.
func (s *search) ended(x *state, t int) bool {
	return x.threads[t].deferred || x.threads[t].next >= len(s.calls(x, t))
}

// begin has child k begin, or lets it be begun later.
func (y *state) begin(k, what int, later bool) {
	y.threads[k] = thread{body: what + 1, deferred: later}
}

// finished reports whether child k has ended.
func (p *step) finished(k int) bool { return !p.x.threads[k].deferred && p.ended(p.x, k) }

// drop has the object no longer stand for child k, and ends the call.
func (p *step) drop(k, result int) {
	p.do(0, func(y *state, th *thread, _ *object) {
		y.threads[k] = thread{}
		p.ends(th, result)
	})
}

// inside: s waits until stop is requested of the thread, e makes it end.
func (p *step) inside() {
	th := &p.x.threads[p.t]
	if p.call.Op == 'e' {
		p.returns(int(th.returned%16) - 1)
	} else if th.stop {
		p.returns(success)
	}
}

// task: a (async), d (deferred), g (get), w (wait), W (wait_for), x (destroys the future).
func (p *step) task(k int) {
	th, op := &p.x.threads[k], p.call.Op
	start := op == 'a' || op == 'd'
	switch {
	case (th.body == 0) != start:
		p.returns(none)
	case start:
		p.do(0, func(y *state, th *thread, _ *object) {
			y.begin(k, p.call.Second, op == 'd')
			p.ends(th, success)
		})
	case op == 'W' && th.deferred:
		p.returns(deferred)
	case op == 'x' && th.deferred:
		p.drop(k, success)
	case th.deferred: // the caller does it, and so waits until it is done
		p.do(0, func(y *state, _ *thread, _ *object) { y.threads[k].deferred = false })
	case op == 'W' && !p.finished(k):
		p.returns(failed)
	case !p.finished(k):
	case op == 'x':
		p.drop(k, success)
	case op != 'g':
		p.returns(success)
	case th.body == third+1:
		p.drop(k, exception)
	default:
		p.drop(k, int(th.returned%16)-1)
	}
}

// thread: s (begins), j (join: of C11's it returns what the thread did), d (detach).
func (p *step) thread(k int) {
	child, op := &p.x.threads[k], p.call.Op
	joinable := child.body > 0 && !child.detached
	switch {
	case op == 's' && child.detached:
		p.undefined() // as far as this search goes: it knows one thread of each object
	case joinable == (op == 's'):
		p.returns(none)
	case op == 's':
		p.do(0, func(y *state, th *thread, _ *object) {
			y.begin(k, p.call.Second, false)
			p.ends(th, success)
		})
	case op == 'd':
		p.do(0, func(y *state, th *thread, _ *object) {
			y.threads[k].detached = true
			p.ends(th, success)
		})
	case !p.finished(k):
	case p.call.Class == threadC:
		p.drop(k, int(child.returned%16)-1)
	default:
		p.drop(k, success)
	}
}

// jthread: s (begins), r (request_stop), j (join), d (destroys it).
func (p *step) jthread(k int) {
	const joining = 1
	child, op := &p.x.threads[k], p.call.Op
	switch {
	case (child.body == 0) != (op == 's'):
		p.returns(none)
	case op == 's':
		p.do(0, func(y *state, th *thread, _ *object) {
			y.begin(k, p.call.Second, false)
			p.ends(th, success)
		})
	case op == 'r' && child.stop:
		p.returns(failed)
	case op == 'r' || op == 'd' && p.x.threads[p.t].stage != joining:
		p.do(0, func(y *state, th *thread, _ *object) {
			y.threads[k].stop = true
			if th.stage = joining; op == 'r' {
				p.ends(th, success)
			}
		})
	case p.finished(k):
		p.drop(k, success)
	}
}

// stopped reports whether stop is requested by the token that the thread waits with.
func (p *step) stopped() bool {
	if p.t >= len(p.program.Threads) {
		return p.x.threads[p.t].stop
	}
	return p.x.objects[p.find(stopSource, p.call.Object)].value != 0
}

// stop: r (request_stop), q (stop_requested), c (makes a callback, which adds 1 to the atomic object of the same number), d (destroys
// it), w, W (wait and wait_for of the condition variable of that number, with a token).
func (p *step) stop(i int) {
	const (
		calling = iota + 1
		running // a callback
		ran     // it
	)
	o, th, at := &p.x.objects[i], &p.x.threads[p.t], p.call.Object
	switch op := p.call.Op; {
	case op == 'w' || op == 'W':
		p.call.Op = op - 'w' + 's'
		p.call.Class, p.call.Second = conditionAny, at
		p.condition(p.find(conditionAny, at))
	case op == 'q':
		p.returns(o.value)
	case th.stage == running:
		x := p.find(atomic, at)
		p.do(i, func(y *state, th *thread, _ *object) {
			y.objects[x].value++
			th.stage = ran
		})
	case op == 'r' && th.stage == ran:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.owner = nobody
			th.stage = calling
		})
	case op == 'r' && th.stage == called && o.value != 0:
		p.returns(failed)
	case op == 'r' && len(o.queue) == 0:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.value = 1
			p.ends(th, success)
		})
	case op == 'r':
		// The standard allows that the callback is destroyed between the request and the call. With libstdc++ there is no
		// such moment before the first call.
		for n, t := range o.queue {
			p.do(i, func(_ *state, th *thread, o *object) {
				o.value = 1
				o.owner = t // whose callback runs
				o.queue = slices.Delete(o.queue, n, n+1)
				th.stage = running
			})
		}
	case op == 'c' && th.stage == ran:
		p.returns(success)
	case th.callbacks[at] == (op == 'c'):
		p.returns(none)
	case op == 'c':
		p.do(i, func(_ *state, th *thread, o *object) {
			th.callbacks[at] = true
			if th.stage = running; o.value == 0 {
				o.queue = append(o.queue, p.t)
				p.ends(th, success)
			}
		})
	case o.owner != p.t:
		p.do(i, func(_ *state, th *thread, o *object) {
			th.callbacks[at] = false
			o.queue = slices.DeleteFunc(o.queue, func(t int) bool { return t == p.t })
			p.ends(th, success)
		})
	}
}

// promise: s (set_value), e (set_exception), x (destroys it); g (get), w (wait), W (wait_for) of its result. Of a packaged
// task: c (calls it).
func (p *step) promise(i int) {
	// The standard says that a result is stored and made ready at once. With libstdc++ another thread may find that there
	// is one before it is ready, and then time out.
	const ( // of the result
		unset = iota
		stored
		ready
	)
	const ( // of a thread that sets it
		added = iota + 1
		setting
	)
	o, th := &p.x.objects[i], &p.x.threads[p.t]
	set := func(value int) {
		p.do(i, func(_ *state, th *thread, o *object) {
			o.count, o.expected = stored, value
			th.stage = setting
		})
	}
	gone := o.phase > 0
	switch op := p.call.Op; {
	case th.stage == setting:
		p.do(i, func(_ *state, th *thread, o *object) {
			o.count = ready
			p.ends(th, success)
		})
	case op == 'g' && o.count == ready:
		p.returns(o.expected)
	case op == 'w' && o.count == ready, op == 'W' && o.count == ready:
		p.returns(success)
	case op == 'W':
		p.returns(failed)
	case op == 'g' || op == 'w':
	case op == 'c' && th.stage == added:
		set(th.result)
	case op == 'c' && o.count != unset:
		p.returns(satisfied)
	case op == 'c':
		x := p.find(atomic, p.call.Object)
		p.do(i, func(y *state, th *thread, o *object) {
			th.stage, th.result = added, y.objects[x].value
			if o.value == third {
				th.result = exception
			}
			y.objects[x].value++
		})
	case op == 'x':
		p.do(i, func(_ *state, th *thread, o *object) {
			if o.phase = 1; o.count == unset {
				o.count, o.expected = ready, broken
			}
			p.ends(th, success)
		})
	case gone:
		p.returns(noState)
	case o.count != unset:
		p.returns(satisfied)
	case op == 's':
		set(p.call.Second)
	default:
		set(exception)
	}
}

// forbidden reports whether threads use objects at the same time that only one of them may use.
func (p *Program) forbidden() bool {
	for _, o := range p.Objects {
		setters, gone := map[int]bool{}, false
		plain, tokens := false, false
		for t, calls := range p.Threads {
			for _, c := range calls {
				if c.Object != o.Index {
					continue
				}
				if c.Class == o.Class && (c.Class == promise || c.Class == packaged) && (c.Op == 's' || c.Op == 'e' || c.Op == 'x' || c.Op == 'c') {
					setters[t] = true
					gone = gone || c.Op == 'x' || c.Op == 'c'
				}
				// A request to stop wakes all threads, also those that nobody notifies: the standard allows it.
				plain = plain || c.Class == conditionAny && (c.Op == 'w' || c.Op == 'W')
				tokens = tokens || c.Class == stopSource && (c.Op == 'w' || c.Op == 'W') || c.Class == jthread && c.Op == 's' && c.Second == 2
			}
		}
		if gone && len(setters) > 1 || o.Class == conditionAny && plain && tokens {
			return true
		}
	}
	return false
}
