package posix

import (
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Random returns a program of two or three threads.
func Random(r *rand.Rand) *Program { return draw(r, 1+r.IntN(15), false) }

// Futexes is Random for programs of which most calls are of futexes.
func Futexes(r *rand.Rand) *Program { return draw(r, futexes|r.IntN(16)&r.IntN(16)&r.IntN(16), false) }

// Robust is Random for programs whose mutexes may be robust: testdata/wakeup/posix.c is compiled with ROBUST for them.
func Robust(r *rand.Rand) *Program { return draw(r, mutexes|r.IntN(16)&r.IntN(16), true) }

func draw(r *rand.Rand, sorts int, robust bool) *Program {
	g := generator{r: r, sorts: sorts, objects: 1 + r.IntN(5)/4}
	p := &Program{}
	for i := range p.Kinds {
		p.Kinds[i] = "nnreanre"[r.IntN(8)]
		if robust && r.IntN(4) > 0 {
			p.Kinds[i] -= 'a' - 'A'
		}
		p.Values[i] = r.IntN(2)
	}
	g.kinds = p.Kinds
	threads := 2 + r.IntN(2)
	for range threads {
		var calls []Call
		for len(calls) == 0 || len(calls) < 10/threads && r.IntN(4) > 0 {
			calls = append(calls, g.piece(2)...)
		}
		p.Threads = append(p.Threads, calls)
	}
	return p
}

// mutexes is the first of the sorts, futexes the last.
const (
	mutexes = 1
	futexes = 1 << 4
)

type generator struct {
	r       *rand.Rand
	sorts   int // a set of: mutexes, semaphores, read-write locks, condition variables, futexes
	objects int
	kinds   [2]byte
}

func (g *generator) one(ops string) byte { return ops[g.r.IntN(len(ops))] }

// section is inner between a call that may fail and one that undoes it.
func section(first Call, inner []Call, last Call) []Call {
	inner = inner[:min(len(inner), 8)] // Skip is one digit
	first.Skip = len(inner) + 1
	return append(append([]Call{first}, inner...), last)
}

// locked is inner with mutex i held. Of a robust one the thread may say that it is consistent, or end as its owner.
func (g *generator) locked(lock Call, inner []Call) []Call {
	i := lock.Object
	if robust := g.kinds[i] < 'a'; robust {
		if g.r.IntN(2) == 0 {
			inner = append([]Call{{Op: 'm', Object: i}}, inner...)
		}
		if g.r.IntN(4) == 0 {
			lock.Skip = min(len(inner), 9)
			return append([]Call{lock}, inner...)
		}
	}
	return section(lock, inner, Call{Op: 'u', Object: i})
}

// piece returns calls that hold nothing in the end, most of the time.
func (g *generator) piece(depth int) []Call {
	var inner []Call
	if depth > 0 && g.r.IntN(2) == 0 {
		inner = g.piece(depth - 1)
	}
	if g.r.IntN(3) == 0 {
		inner = append(inner, Call{Op: 'x', Object: g.r.IntN(2), Second: 1 + g.r.IntN(7)})
	}
	i := g.r.IntN(g.objects)
	for {
		sort := g.r.IntN(max(4, bits.Len(uint(g.sorts))))
		if g.sorts>>sort&1 == 0 {
			continue
		}
		switch sort {
		case 0:
			lock := Call{Op: g.one("lltT"), Object: i}
			switch g.r.IntN(16) {
			case 0:
				return []Call{lock} // and not unlocked
			case 1:
				if g.kinds[i] != 'n' && g.kinds[i] != 'a' || g.r.IntN(2) == 0 {
					return []Call{{Op: 'u', Object: i}} // fails if it is not held, or is undefined
				}
			}
			return g.locked(lock, inner)
		case 1:
			op := g.one("wwyzpppg")
			return append(inner, Call{Op: op, Object: i})
		case 2:
			lock := Call{Op: g.one("rrRsWWVv"), Object: i}
			switch g.r.IntN(24) {
			case 0:
				return []Call{lock}
			case 1:
				return []Call{{Op: 'U', Object: i}}
			}
			return section(lock, inner, Call{Op: 'U', Object: i})
		case 4:
			return append(inner, g.futex(i)...)
		default:
			if g.r.IntN(3) == 0 {
				inner = append(inner, Call{Op: g.one("ccC"), Object: i, Second: i})
			} else {
				inner = append(inner, Call{Op: g.one("SSB"), Object: i})
				if g.r.IntN(3) == 0 {
					return inner // without the mutex
				}
			}
			return g.locked(Call{Op: g.one("llllT"), Object: i}, inner)
		}
	}
}

// futex returns calls of a futex: waits for one of the values that exchanges write, some of them only if another call
// was not as it should be.
func (g *generator) futex(i int) []Call {
	change := Call{Op: 'x', Object: i, Second: g.r.IntN(3)}
	wait := Call{Op: g.one("ffF"), Object: i, Second: g.r.IntN(3)}
	wake := Call{Op: 'k', Object: i, Second: []int{1, 1, 1, 2, 9, 0}[g.r.IntN(6)]}
	switch g.r.IntN(8) {
	case 0:
		return []Call{change, wake}
	case 1:
		wake.Skip = 1
		return []Call{wake, wait}
	case 2:
		wait.Skip = 1
		return []Call{wait, wake}
	case 3:
		change.Skip = 1
		return []Call{change, wake}
	case 4, 5:
		return []Call{wait}
	case 6:
		return []Call{change}
	}
	return []Call{wake}
}

// Smaller returns programs that lack one of p's threads or calls.
func (p *Program) Smaller() (out []*Program) {
	for t := range p.Threads {
		if len(p.Threads) > 1 {
			q := *p
			q.Threads = slices.Delete(slices.Clone(p.Threads), t, t+1)
			out = append(out, &q)
		}
		for k := range p.Threads[t] {
			q := *p
			q.Threads = slices.Clone(p.Threads)
			calls := slices.Delete(slices.Clone(p.Threads[t]), k, k+1)
			for i := range calls[:k] {
				if i+calls[i].Skip >= k {
					calls[i].Skip--
				}
			}
			q.Threads[t] = calls
			out = append(out, &q)
		}
	}
	return out
}
