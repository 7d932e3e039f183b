package cxx

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// Random returns a program of two or three threads with objects of one to three of the given classes.
func Random(r *rand.Rand, classes string) *Program {
	g := &generator{r: r, objects: 1 + r.IntN(5)/4}
	for range 1 + r.IntN(5)/2 {
		g.classes += string(classes[r.IntN(len(classes))])
	}
	p := &Program{}
	threads := 2 + r.IntN(2)
	for range threads {
		var calls []Call
		for len(calls) == 0 || len(calls) < 9/threads && r.IntN(4) > 0 {
			calls = append(calls, g.piece(2)...)
		}
		p.Threads = append(p.Threads, calls)
	}
	p.complete()
	for i := range p.Objects {
		p.begin(r, &p.Objects[i])
	}
	return p
}

// begin gives o a value to begin with, with which not much of what the threads do is undefined.
func (p *Program) begin(r *rand.Rand, o *Object) {
	arrivals, users := 0, 0
	for _, calls := range p.Threads {
		uses := false
		for _, c := range calls {
			if c.Class != o.Class || c.Object != o.Index {
				continue
			}
			uses = true
			if c.Op == 'a' || c.Op == 'd' {
				arrivals += c.Second
			}
		}
		if uses {
			users++
		}
	}
	switch o.Class {
	case counting:
		o.Value = r.IntN(3)
	case binary:
		o.Value = r.IntN(2)
	case latch:
		o.Value = min(arrivals+r.IntN(6)/5, 9)
	case packaged:
		o.Value = r.IntN(4) / 3 * third
	case barrier:
		o.Value = users + r.IntN(6)/5
	}
}

type generator struct {
	r       *rand.Rand
	classes string
	objects int
	held    []Object // locks that the thread must not lock again
}

// holding returns what f does while the lock is held.
func (g *generator) holding(class byte, i int, f func() []Call) []Call {
	g.held = append(g.held, Object{Class: class, Index: i})
	defer func() { g.held = g.held[:len(g.held)-1] }()
	return f()
}

// free reports whether the thread may lock.
func (g *generator) free(class byte, i int) bool {
	switch class {
	case both:
		return g.free(mutex, 0) && g.free(mutex, 1)
	case condition, conditionAny, conditionC:
		class = lockOf(class)
	case recursive, recursiveTimed, recursiveC:
		return true
	}
	return !slices.Contains(g.held, Object{Class: class, Index: i})
}

func (g *generator) one(ops string) byte { return ops[g.r.IntN(len(ops))] }

// section is inner between a call that may fail and one that undoes it.
func section(first Call, inner []Call, last Call) []Call {
	inner = inner[:min(len(inner), 8)] // Skip is one digit
	first.Skip = len(inner) + 1
	return append(append([]Call{first}, inner...), last)
}

// piece returns calls that hold nothing in the end, most of the time.
func (g *generator) piece(depth int) []Call {
	i, class := g.r.IntN(g.objects), g.one(g.classes)
	for tries := 0; !g.free(class, i); tries++ {
		if tries == 9 {
			return nil
		}
		i, class = g.r.IntN(g.objects), g.one(g.classes)
	}
	var inner []Call
	fill := func() []Call {
		if depth > 0 && g.r.IntN(2) == 0 {
			inner = g.piece(depth - 1)
		}
		if g.r.IntN(4) == 0 {
			inner = append(inner, Call{Class: atomic, Op: g.one("eeel"), Object: g.r.IntN(2), Second: 1 + g.r.IntN(3)})
		}
		return inner
	}
	switch class {
	case both:
		g.holding(mutex, 0, func() []Call { return g.holding(mutex, 1, fill) })
	case condition, conditionAny, conditionC:
		g.holding(lockOf(class), i, fill)
	default:
		g.holding(class, i, fill)
	}
	return g.around(class, i, inner)
}

// around returns calls of object i of the class, with inner between them where they hold something.
func (g *generator) around(class byte, i int, inner []Call) []Call {
	call := func(class byte, ops string, second int) Call {
		return Call{Class: class, Op: g.one(ops), Object: i, Second: second}
	}
	switch class {
	case mutex, recursive, mutexC, both:
		return section(call(class, "llt", 0), inner, Call{Class: class, Op: 'u', Object: i})
	case timedMutex, recursiveTimed, recursiveC:
		return section(call(class, "ltT", 0), inner, Call{Class: class, Op: 'u', Object: i})
	case shared, sharedTimed:
		ops := "llrrty"
		if class == sharedTimed {
			ops = "lrTYTY"
		}
		lock, unlock := call(class, ops, 0), byte('u')
		if strings.IndexByte("ryY", lock.Op) >= 0 {
			unlock = 'v'
		}
		return section(lock, inner, Call{Class: class, Op: unlock, Object: i})
	case condition, conditionAny, conditionC:
		if ops := "wwWpP"; g.r.IntN(3) > 0 {
			if class == conditionC {
				ops = "wwW"
			}
			inner = append(inner, call(class, ops, i))
		} else {
			inner = append(inner, call(class, "nN", 0))
			if g.r.IntN(3) == 0 {
				return inner // without the mutex
			}
		}
		return section(Call{Class: lockOf(class), Op: 'l', Object: i}, inner, Call{Class: lockOf(class), Op: 'u', Object: i})
	case counting:
		return append(inner, call(class, "aatTrrr", 1+g.r.IntN(4)/3))
	case binary:
		return append(inner, call(class, "aatTrr", 1))
	case latch:
		return append(inner, call(class, "ddwwtaa", 1+g.r.IntN(4)/3))
	case barrier:
		if g.r.IntN(6) == 0 {
			return append(inner, call(class, "awd", 1))
		}
		if g.r.IntN(4) == 0 {
			inner = append([]Call{call(class, "a", 1)}, inner...)
			return append(inner, call(class, "w", 0))
		}
		return append(inner, call(class, "bbbd", 1))
	case once, guard:
		return append(inner, call(class, "cct", 0))
	case onceC:
		return append(inner, call(class, "c", 0))
	case task:
		begin := call(class, "aaad", []int{adds, adds, waits0, third}[g.r.IntN(4)])
		return append(append([]Call{begin}, inner...), call(class, "gggwWx", 0))
	case threadObject:
		begin := call(class, "s", g.r.IntN(4)/3)
		return append(append([]Call{begin}, inner...), call(class, "jjd", 0))
	case threadC:
		return append(append([]Call{call(class, "s", 0)}, inner...), call(class, "j", 0))
	case jthread:
		begin := call(class, "s", g.r.IntN(3))
		return append(append([]Call{begin}, inner...), call(class, "rrjd", 0))
	case promise:
		if g.r.IntN(2) == 0 {
			return append(inner, call(class, "sssex", 1+g.r.IntN(3)))
		}
		return append(inner, call(class, "gggwW", 0))
	case packaged:
		return append(inner, call(class, "ccggwW", 0))
	case stopSource:
		switch g.r.IntN(5) {
		case 0:
			if !slices.Contains(g.held, Object{Class: timedMutex, Index: i}) {
				return section(Call{Class: timedMutex, Op: 'l', Object: i}, append(inner, call(class, "wwW", 0)), Call{Class: timedMutex, Op: 'u', Object: i})
			}
		case 1:
			return append(inner, call(class, "r", 0))
		case 2:
			return append(inner, call(class, "qrd", 0))
		}
		return append(append([]Call{call(class, "c", 0)}, inner...), call(class, "drr", 0))
	default:
		return append(inner, g.atomic(class, i)...)
	}
}

// atomic returns calls of an atomic object, some of them only if another call was not as it should be.
func (g *generator) atomic(class byte, i int) []Call {
	change := Call{Class: class, Op: g.one("se"), Object: i, Second: g.r.IntN(3)}
	wait := Call{Class: class, Op: 'w', Object: i, Second: g.r.IntN(5) / 3}
	if class == flag {
		change.Op = g.one("ssc")
		wait.Second = g.r.IntN(4) / 3
	}
	wake := Call{Class: class, Op: g.one("nnN"), Object: i}
	switch g.r.IntN(6) {
	case 0, 1:
		return []Call{change, wake}
	case 2:
		change.Skip = 1
		return []Call{change, wake}
	case 3, 4:
		return []Call{wait}
	}
	return []Call{change}
}
