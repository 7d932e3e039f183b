package interp

import (
	"unsafe"

	"genmcgo/graph/event"
)

// Clone implements event.Thread.
func (t *Thread) Clone() event.Thread {
	var c *Thread
	if n := len(t.m.pool); n > 0 {
		c = t.m.pool[n-1]
		t.m.pool = t.m.pool[:n-1]
	} else {
		c = &Thread{}
	}
	slots, frames, objs, mem, init, esc, tls, log, exc := c.slots, c.frames, c.objs, c.mem, c.init, c.esc, c.tls, c.log, c.exc
	slotDeps, shadow, held, round, und, undMem := c.slotDeps, c.shadow, c.held, c.round, c.und, c.undMem
	*c = *t
	c.slots = append(slots[:0], t.slots...)
	c.frames = append(frames[:0], t.frames...)
	c.objs = append(objs[:0], t.objs...)
	c.mem = append(mem[:0], t.mem...)
	c.init = append(init[:0], t.init...)
	c.esc = append(esc[:0], t.esc...)
	c.tls = append(tls[:0], t.tls...)
	c.log = append(log[:0], t.log...)
	c.exc = append(exc[:0], t.exc...)
	c.slotDeps = append(slotDeps[:0], t.slotDeps...)
	c.shadow = append(shadow[:0], t.shadow...)
	c.held = append(held[:0], t.held...)
	c.round = append(round[:0], t.round...)
	c.und = append(und[:0], t.und...)
	c.undMem = append(undMem[:0], t.undMem...)
	c.out = nil
	return c
}

// Release implements event.Thread.
func (t *Thread) Release() {
	t.out = nil
	t.m.pool = append(t.m.pool, t)
}

// A saved state: numbers of elements (lenWords), state, the notes of reads if the
// program has seeds, what is fresh if that matters, the access under way if some are
// resized, dependencies if they are tracked, locks held, the round of a loop that is
// watched, undefined bits if state counts any, then the stacks, each a whole number of words.
const (
	lenWords   = 4
	stateWords = int(unsafe.Sizeof(state{}) / 8)
	frameWords = 3
)

func words[T any]() int {
	var x T
	return int(unsafe.Sizeof(x) / 8)
}

// Footprint implements event.Thread.
func (t *Thread) Footprint() int {
	n := lenWords + stateWords + len(t.slots) + frameWords*len(t.frames) + words[object]()*len(t.objs) + len(t.mem) + (len(t.init)+7)/8 +
		words[escape]()*len(t.esc) + words[tlsEntry]()*len(t.tls) + words[event.Value]()*len(t.log) + len(t.exc) +
		words[heldLock]()*len(t.held) + words[note]()*len(t.round)
	if t.m.prog.Seeds {
		n += words[[4]readNote]()
	}
	if t.freshAny {
		n += words[fresh]()
	}
	if t.gaveAny {
		n += words[gave]()
	}
	if t.watching != watchOff {
		n += words[watch]()
	}
	if t.m.resizes {
		n += words[resize]()
	}
	if t.guarding != guardNone {
		n += words[guard]()
	}
	n += words[undef]() * (len(t.und) + len(t.undMem))
	if t.m.deps != nil {
		n += words[depState]() + words[slotDep]()*len(t.slots) + 1 + words[cell]()*len(t.shadow)
	}
	return n
}

// raw is s, whose elements contain no pointers and are whole words, as words.
func raw[T any](s []T) []uint64 {
	return unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*words[T]())
}

func put[T any](dst []uint64, src []T) []uint64 { return dst[copy(dst, raw(src)):] }

// get makes *dst the next n elements of src.
func get[T any](dst *[]T, src []uint64, n uint32) []uint64 {
	if int(n) > cap(*dst) {
		*dst = make([]T, n, n+n/2)
	}
	*dst = (*dst)[:n]
	return src[copy(raw(*dst), src):]
}

// Save implements event.Thread.
func (t *Thread) Save(dst []uint64) {
	pair := func(a, b int) uint64 { return uint64(uint32(a)) | uint64(uint32(b))<<32 }
	dst[0] = pair(len(t.slots), len(t.frames))
	dst[1] = pair(len(t.objs), len(t.mem))
	dst[2] = pair(len(t.esc), len(t.tls))
	dst[3] = pair(len(t.log), len(t.exc))
	*(*state)(unsafe.Pointer(&dst[lenWords])) = t.state
	dst = dst[lenWords+stateWords:]
	if t.m.prog.Seeds {
		dst = put(dst, t.reads[:])
	}
	if t.freshAny {
		*(*fresh)(unsafe.Pointer(&dst[0])) = t.fresh
		dst = dst[words[fresh]():]
	}
	if t.m.resizes {
		*(*resize)(unsafe.Pointer(&dst[0])) = t.resize
		dst = dst[words[resize]():]
	}
	if t.m.deps != nil {
		dst = t.saveDeps(dst)
	}
	if t.gaveAny {
		*(*gave)(unsafe.Pointer(&dst[0])) = t.gave
		dst = dst[words[gave]():]
	}
	if t.watching != watchOff {
		*(*watch)(unsafe.Pointer(&dst[0])) = t.watch
		dst = dst[words[watch]():]
	}
	if t.guarding != guardNone {
		*(*guard)(unsafe.Pointer(&dst[0])) = t.guard
		dst = dst[words[guard]():]
	}
	dst = put(put(dst, t.held), t.round)
	dst = put(dst, t.und)
	dst = put(dst, t.undMem)
	dst = put(dst, t.slots)
	for i := range t.frames {
		f := &t.frames[i]
		dst[0] = pair(int(f.pc), int(f.base))
		dst[1] = pair(int(f.objs), int(f.va))
		dst[2] = pair(int(f.sp), int(f.fn.Index))
		dst = dst[frameWords:]
	}
	if len(t.objs)+len(t.esc)+len(t.tls)+len(t.log)+len(t.exc) == 0 {
		return
	}
	dst = put(dst, t.objs)
	dst = put(dst, t.mem)
	for i, b := range t.init {
		if i%8 == 0 {
			dst[i/8] = 0
		}
		dst[i/8] |= uint64(b) << (i % 8 * 8)
	}
	dst = dst[(len(t.init)+7)/8:]
	dst = put(dst, t.esc)
	dst = put(dst, t.tls)
	dst = put(dst, t.log)
	put(dst, t.exc)
}

// Load implements event.Thread.
func (t *Thread) Load(src []uint64) {
	lens := (*[2 * lenWords]uint32)(unsafe.Pointer(&src[0]))
	t.state = *(*state)(unsafe.Pointer(&src[lenWords]))
	t.out = nil
	src = src[lenWords+stateWords:]
	if t.m.prog.Seeds {
		src = src[copy(raw(t.reads[:]), src):]
	}
	if t.freshAny {
		t.fresh = *(*fresh)(unsafe.Pointer(&src[0]))
		src = src[words[fresh]():]
	} else if t.m.fresh {
		t.fresh = fresh{}
	}
	if t.m.resizes {
		t.resize = *(*resize)(unsafe.Pointer(&src[0]))
		src = src[words[resize]():]
	}
	if t.m.deps != nil {
		src = t.loadDeps(src, int(lens[0]))
	}
	if t.gaveAny {
		t.gave = *(*gave)(unsafe.Pointer(&src[0]))
		src = src[words[gave]():]
	}
	t.watch.n = 0
	if t.watching != watchOff {
		t.watch = *(*watch)(unsafe.Pointer(&src[0]))
		src = src[words[watch]():]
	}
	if t.guarding != guardNone {
		t.guard = *(*guard)(unsafe.Pointer(&src[0]))
		src = src[words[guard]():]
	}
	src = get(&t.held, src, t.nheld)
	src = get(&t.round, src, t.watch.n)
	t.und, t.undMem = t.und[:0], t.undMem[:0]
	if t.undSlots > 0 {
		src = get(&t.und, src, lens[0])
	}
	if t.undWords > 0 {
		src = get(&t.undMem, src, lens[3])
	}
	src = get(&t.slots, src, lens[0])
	if n := int(lens[1]); n > cap(t.frames) {
		t.frames = make([]frame, n, n+n/2)
	} else {
		t.frames = t.frames[:n]
	}
	for i := range t.frames {
		w := (*[2 * frameWords]uint32)(unsafe.Pointer(&src[0]))
		f := &t.frames[i]
		f.pc, f.base, f.objs, f.va, f.sp = int32(w[0]), int32(w[1]), int32(w[2]), int32(w[3]), w[4]
		if fn := t.m.prog.Funcs[w[5]]; f.fn != fn {
			f.fn = fn
		}
		f.und = 0
		for i := f.base; t.undSlots > 0 && i < f.base+f.fn.NSlots; i++ {
			if t.und[i].bits != 0 {
				f.und++
			}
		}
		src = src[frameWords:]
	}
	src = get(&t.objs, src, lens[2])
	src = get(&t.mem, src, lens[3])
	if n := len(t.mem); n > cap(t.init) {
		t.init = make([]uint8, n, n+n/2)
	} else {
		t.init = t.init[:n]
	}
	for i := range t.init {
		t.init[i] = uint8(src[i/8] >> (i % 8 * 8))
	}
	src = src[(len(t.init)+7)/8:]
	src = get(&t.esc, src, lens[4])
	src = get(&t.tls, src, lens[5])
	src = get(&t.log, src, lens[6])
	get(&t.exc, src, lens[7])
}

// saveDeps writes what Save writes if dependencies are tracked and returns the rest of
// dst.
func (t *Thread) saveDeps(dst []uint64) []uint64 {
	*(*depState)(unsafe.Pointer(&dst[0])) = t.dep
	dst = dst[words[depState]():]
	dst = put(dst, t.slotDeps[:len(t.slots)])
	dst[0] = uint64(len(t.shadow))
	return put(dst[1:], t.shadow)
}

// loadDeps reads what saveDeps wrote for a thread of n slots and returns the rest.
func (t *Thread) loadDeps(src []uint64, n int) []uint64 {
	t.dep = *(*depState)(unsafe.Pointer(&src[0]))
	src = src[words[depState]():]
	src = get(&t.slotDeps, src, uint32(n))
	return get(&t.shadow, src[1:], uint32(src[0]))
}
