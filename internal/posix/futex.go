package posix

import (
	"math/bits"
	"slices"
)

// futexWait is a wait for a futex: it looks at the number and enters the queue in one step.
func (p *step) futexWait(how patience) {
	i := p.call.Object
	th := &p.x.threads[p.t]
	switch {
	case th.stage == called && p.x.shared[i] != p.call.Second:
		p.returns(again)
	case th.stage == called:
		p.do(func(y *state) {
			y.futexes[i] = append(y.futexes[i], p.t)
			y.threads[p.t].stage = waiting
		})
	case th.stage == woken:
		p.returns(th.result)
	default: // it leaves by itself, if it may
		leave := func(result int) {
			p.do(func(y *state) {
				y.leaveFutex(i, p.t)
				p.ends(y, result)
			})
		}
		if how == timed {
			leave(timedOut)
		}
		if th.spurious[2+i] < p.rules.Spurious {
			leave(success)
			p.out[len(p.out)-1].threads[p.t].spurious[2+i]++
			p.luck++
		}
	}
}

// futexWake wakes as many threads as it may, whichever. Linux wakes one where none is asked for.
func (p *step) futexWake() {
	queue := p.x.futexes[p.call.Object]
	n := min(max(p.call.Second, 1), len(queue))
	for set := range uint(1) << len(queue) {
		if bits.OnesCount(set) != n {
			continue
		}
		p.do(func(y *state) {
			for k, t := range queue {
				if set>>k&1 != 0 {
					y.leaveFutex(p.call.Object, t)
					y.threads[t].stage, y.threads[t].result = woken, success
				}
			}
			p.ends(y, n)
		})
	}
}

func (y *state) leaveFutex(i, t int) {
	y.futexes[i] = slices.DeleteFunc(y.futexes[i], func(o int) bool { return o == t })
}
