package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// What a thread owes to fresh objects. In
//
//	do { c = find(key, &p); n->next = c; } while (!cas(&p->next, &c, n));
//
// each round writes n->next before anything reads it, but what comes before that in a round is too much for the loader to be sure: other
// functions, walks through lists (ir.Rewrite.Loose). So at the header the thread owes that write: a read of n->next before it, or showing n
// to others before it, would tell an execution with failed rounds from one without. A thread that is about to do so stops, and the
// exploration starts again with every write an effect (event.Stale). No such thread is overlooked: take the first one in an execution, and
// leave out the failed rounds before. In what remains it comes to the same read or write.

// owed are the writes that the thread owes.
type owed struct {
	list  [4]owedWrite
	size  [4]uint8
	n     uint8
	full  bool // there was no room for one: loose rewrites do not count any longer
	stale bool // the thread has come too early to something, and stops
	_     uint8
}

// owedWrite is a write at addr, to the object of size bytes that begins before bytes before it.
type owedWrite struct {
	addr         uint64
	before, size uint32
}

// mayOwe reports whether the thread has owed the write at a since the last visit of the loop that it is at, if it was fresh memory then.
func (t *Thread) mayOwe(a uint64) bool {
	return !t.fresh.owed.full && t.m.deps == nil && event.Addr(a).IsDynamic() && !event.Addr(a).IsStack()
}

// owe notes what the thread owes from now on, as it begins a round of loop lp.
func (t *Thread) owe(lp *ir.Loop, regs []uint64) {
	if t.m.deps != nil {
		return
	}
	o := &t.fresh.owed
next:
	for i := range lp.Rewrites {
		r := &lp.Rewrites[i]
		a := regs[r.Base] + r.Off
		if !r.Loose {
			continue
		}
		for k := range t.fresh.objs {
			x := &t.fresh.objs[k]
			if a-x.addr >= x.size {
				continue
			}
			for k := range o.list[:o.n] {
				if o.list[k].addr == a && o.size[k] == r.Size {
					continue next
				}
			}
			if int(o.n) == len(o.list) || x.size >= 1<<32 {
				o.full = true
				continue next
			}
			o.list[o.n], o.size[o.n] = owedWrite{addr: a, before: uint32(a - x.addr), size: uint32(x.size)}, r.Size
			o.n++
			continue next
		}
	}
}

// dropOwed forgets entry i.
func (o *owed) dropOwed(i int) {
	o.n--
	o.list[i], o.size[i] = o.list[o.n], o.size[o.n]
	o.list[o.n], o.size[o.n] = owedWrite{}, 0
}

// showsOwed is called when others may see v from now on.
func (t *Thread) showsOwed(v uint64) {
	o := &t.fresh.owed
	for i := range o.list[:o.n] {
		// One past the end is an address of the object, too.
		if x := &o.list[i]; v&addrMask-(x.addr-uint64(x.before)) <= uint64(x.size) {
			o.stale = true
		}
	}
}

// freesOwed is called when the object at a is freed.
func (t *Thread) freesOwed(a uint64) {
	o := &t.fresh.owed
	for i := int(o.n) - 1; i >= 0; i-- {
		if x := &o.list[i]; x.addr-uint64(x.before) == a {
			o.dropOwed(i)
		}
	}
}

// owes is told the label that the thread yields: it pays what the thread owes, or is replaced by a Block if it comes too early, even if the
// thread would stop there anyway: what it has shown, others may have read.
func (t *Thread) owes(lab *event.Label) {
	o := &t.fresh.owed
	if lab.Kind == event.Read || lab.Kind == event.Write {
		for i := int(o.n) - 1; i >= 0; i-- {
			a, n := o.list[i].addr, uint64(o.size[i])
			switch at := uint64(lab.Addr); {
			case at >= a+n || a >= at+uint64(lab.Size):
			case lab.Kind == event.Read:
				o.stale = true
			case at <= a && a+n <= at+uint64(lab.Size):
				o.dropOwed(i)
			}
		}
	}
	if lab.Kind == event.ThreadFinish {
		t.showsOwed(lab.Val.Lo)
	}
	if !o.stale || lab.Kind == event.Write && lab.Attr&event.Exclusive != 0 { // which belongs to a read: the thread stops behind it
		return
	}
	o.stale = false
	t.block(lab, event.BlockRounds, t.userPos())
	lab.Attr |= event.Stale
}
