package corpus

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"

	"genmcgo/truST/result"
)

// heapSearch goes through all states of a program under sc, in which one thread after the other takes a step. It knows neither graphs
// nor revisits nor filters. A data race is a state in which two threads are about to access the same place, one of them to write, and
// one of the accesses is not atomic; everything else that may be wrong happens in some order of the steps.
type heapSearch struct {
	code   []heapCode
	visits map[string]bool
	wrong  map[string]bool // "race", "memory", "assertion", "uninitialized"
	leaks  bool
	over   bool // too many states
}

// mostHeapStates bounds a search.
const mostHeapStates = 30_000

// heapState is where threads are, and what memory holds. Pointers are numbers of objects, which begin with the thread that allocates
// them; what is hidden is a pointer and hiddenHeap.
type heapState struct {
	pc      [heapThreads]int16 // -1: not there yet; past the end: done
	stopped [heapThreads]bool
	regs    [heapThreads][12]int64 // p0..p5, v0..v5
	made    [heapThreads]int16
	globals [20]int64 // of heapGlobals
	lock    bool
	objects []heapObject // by number
}

// heapGlobals are the global variables that there may be: pointers (g0, g1) and numbers.
var heapGlobals = []string{"g0", "g1", "c0", "c1", "c2", "h0", "d0", "d1", "t0", "t1", "t2", "r0", "i1", "i2", "i3", "i4", "i5", "k0", "k1"}

// heapLibrary are the objects that threads synchronise with.
var heapLibrary = []string{"m0", "m1", "s0", "w0", "n0", "n1", "e0", "b0", "o0"}

type heapObject struct {
	id     int64
	freed  bool
	fields [2]int64
}

const (
	hiddenHeap  = 1 << 12
	perThread   = 256 // numbers of objects
	bareHeap    = -7  // what is read where nothing was written
	heapThreads = 6   // at most
)

func heapReg(name string) int {
	n := int(name[1] - '0')
	if name[0] == 'v' {
		n += 6
	}
	return n
}

func (s *heapState) value(t int, v string) int64 {
	switch v[0] {
	case 'p', 'v':
		return s.regs[t][heapReg(v)]
	case 'n': // null
		return 0
	}
	var n int64
	for _, c := range v {
		n = 10*n + int64(c-'0')
	}
	return n
}

func (s *heapState) set(t int, reg string, v int64) {
	if reg != "" {
		s.regs[t][heapReg(reg)] = v
	}
}

func (s *heapState) object(id int64) *heapObject {
	for i := range s.objects {
		if s.objects[i].id == id {
			return &s.objects[i]
		}
	}
	return nil
}

// place is what i, the next instruction of thread t, accesses: a global variable (its number), or a field of an object.
func (s *heapState) place(t int, i *heapIns) (obj int64, field int) {
	if i.op == "call" {
		return -2, slices.Index(heapLibrary, i.val)
	}
	if k := slices.Index(heapGlobals, i.at); k >= 0 {
		return -1, k
	}
	field = slices.Index([]string{"next", "val", "far"}, i.at[3:])
	return s.regs[t][heapReg(i.at)], field
}

func (s *heapState) clone() *heapState {
	c := *s
	c.objects = slices.Clone(s.objects)
	return &c
}

func (s *heapState) key() []byte {
	b := make([]byte, 0, 256)
	bit := func(x bool) { b = append(b, byte(one(x))) }
	for t := range heapThreads {
		b = binary.AppendVarint(b, int64(s.pc[t]))
		b = binary.AppendVarint(b, int64(s.made[t]))
		bit(s.stopped[t])
		for _, v := range s.regs[t] {
			b = binary.AppendVarint(b, v)
		}
	}
	for _, v := range s.globals {
		b = binary.AppendVarint(b, v)
	}
	bit(s.lock)
	slices.SortFunc(s.objects, func(x, y heapObject) int { return int(x.id) - int(y.id) })
	for i := range s.objects {
		o := &s.objects[i]
		b = binary.AppendVarint(b, o.id)
		bit(o.freed)
		b = binary.AppendVarint(binary.AppendVarint(b, o.fields[0]), o.fields[1])
	}
	return b
}

// next is the next instruction of thread t, nil if it is done, stopped, not there yet, or waits.
func (x *heapSearch) next(s *heapState, t int) *heapIns {
	if t >= len(x.code) || s.pc[t] < 0 || s.stopped[t] || int(s.pc[t]) >= len(x.code[t]) {
		return nil
	}
	i := &x.code[t][s.pc[t]]
	switch i.op {
	case "lock":
		if s.lock {
			return nil
		}
	case "join":
		if s.stopped[i.n] || int(s.pc[i.n]) < len(x.code[i.n]) {
			return nil
		}
	}
	return i
}

// search goes through all states that come from a program.
func (p *heapProgram) search() *heapSearch {
	x := &heapSearch{code: p.code(), visits: map[string]bool{}, wrong: map[string]bool{}}
	s := &heapState{}
	for t := 1; t < heapThreads; t++ {
		s.pc[t] = -1
	}
	x.settle(s)
	x.visit(s)
	return x
}

// settle lets threads take the steps that others do not notice.
func (x *heapSearch) settle(s *heapState) {
	for again := true; again; {
		again = false
		for t := range x.code {
			if i := x.next(s, t); i != nil && !slices.Contains([]string{"load", "store", "cas", "xchg", "add", "free", "lock", "unlock", "join"}, i.op) {
				x.step(s, t, i)
				again = true
			}
		}
	}
}

func heapAccesses(i *heapIns) (access, writes, atomic bool) {
	switch i.op {
	case "load":
		return true, false, i.ord != ""
	case "store":
		return true, true, i.ord != ""
	case "cas", "xchg", "add":
		return true, true, true
	case "call": // the end of an object must come after all that is done with it; others are synchronised
		if slices.Contains(heapLibrary, i.val) {
			return true, true, !strings.HasSuffix(i.at, "_destroy") || i.val[0] == 'n'
		}
	}
	return false, false, false
}

// races reports whether two of the threads whose next instructions are given race.
func (s *heapState) races(next []*heapIns) bool {
	for t, a := range next {
		if a == nil {
			continue
		}
		isA, w, atomic := heapAccesses(a)
		if !isA {
			continue
		}
		o, f := s.place(t, a)
		for u := range t {
			b := next[u]
			if b == nil {
				continue
			}
			isB, w2, atomic2 := heapAccesses(b)
			if !isB || !w && !w2 || atomic && atomic2 {
				continue
			}
			if o2, f2 := s.place(u, b); o == o2 && f == f2 {
				return true
			}
		}
	}
	return false
}

func (x *heapSearch) visit(s *heapState) {
	k := string(s.key())
	if x.over || x.visits[k] {
		return
	}
	x.visits[k] = true
	if len(x.visits) > mostHeapStates {
		x.over = true
		return
	}
	next := make([]*heapIns, len(x.code))
	for t := range next {
		next[t] = x.next(s, t)
	}
	if s.races(next) {
		x.wrong["race"] = true
	}
	done := true
	for t, i := range next {
		if s.pc[t] < 0 || s.stopped[t] || int(s.pc[t]) < len(x.code[t]) {
			done = false
		}
		if i != nil {
			n := s.clone()
			x.step(n, t, i)
			x.settle(n)
			x.visit(n)
		}
	}
	if done && slices.ContainsFunc(s.objects, func(o heapObject) bool { return !o.freed }) {
		x.leaks = true
	}
}

// stop is the end of thread t, in which something is wrong.
func (x *heapSearch) stop(s *heapState, t int, kind string) {
	x.wrong[kind] = true
	s.stopped[t] = true
}

// use says of what thread t decides by whether that was ever written.
func (x *heapSearch) use(s *heapState, t int, v int64) bool {
	if v == bareHeap {
		x.stop(s, t, "uninitialized")
	}
	return v != bareHeap
}

// cell is what i accesses; nil if that is wrong.
func (x *heapSearch) cell(s *heapState, t int, i *heapIns) *int64 {
	id, f := s.place(t, i)
	if id == -1 {
		return &s.globals[f]
	}
	o := s.object(id)
	if o == nil || o.freed || f == len(o.fields) {
		x.stop(s, t, "memory")
		return nil
	}
	return &o.fields[f]
}

func (x *heapSearch) step(s *heapState, t int, i *heapIns) {
	s.pc[t]++
	switch i.op {
	case "malloc":
		s.made[t]++
		id := int64(perThread*(t+1)) + int64(s.made[t])
		s.objects = append(s.objects, heapObject{id: id, fields: [2]int64{bareHeap, bareHeap}})
		s.set(t, i.dst, id)
	case "free":
		id := s.value(t, i.val)
		if !x.use(s, t, id) {
			return
		}
		o := s.object(id)
		if o == nil || o.freed {
			x.stop(s, t, "memory")
			return
		}
		o.freed = true
	case "load":
		if c := x.cell(s, t, i); c != nil {
			if i.ord != "" && !x.use(s, t, *c) { // atomic reads count as uses
				return
			}
			s.set(t, i.dst, *c)
		}
	case "store":
		if c := x.cell(s, t, i); c != nil {
			*c = s.value(t, i.val)
		}
	case "cas":
		if c := x.cell(s, t, i); c != nil {
			if !x.use(s, t, *c) || !x.use(s, t, s.value(t, i.exp)) {
				return
			}
			was, flag := *c, int64(0)
			if was == s.value(t, i.exp) {
				*c, flag = s.value(t, i.val), 1
			}
			s.set(t, i.dst, was)
			s.set(t, i.flag, flag)
		}
	case "xchg", "add":
		c := x.cell(s, t, i)
		was, v := *c, s.value(t, i.val)
		if i.op == "add" {
			v += was
		}
		*c = v
		s.set(t, i.dst, was)
	case "set":
		s.set(t, i.dst, s.value(t, i.val))
	case "inc":
		s.set(t, i.dst, s.value(t, i.val)+int64(i.n))
	case "hide":
		v := s.value(t, i.val)
		if v != 0 {
			v += hiddenHeap
		}
		s.set(t, i.dst, v)
	case "reveal":
		s.set(t, i.dst, s.value(t, i.val)-hiddenHeap)
	case "eq":
		v := s.value(t, i.dst)
		if x.use(s, t, v) && v == s.value(t, i.val) {
			s.pc[t] = int16(i.to)
		}
	case "goto":
		s.pc[t] = int16(i.to)
	case "assume":
		if v := s.value(t, i.dst); x.use(s, t, v) && v != s.value(t, i.val) {
			s.stopped[t] = true
		}
	case "assert":
		if v := s.value(t, i.dst); x.use(s, t, v) && v == s.value(t, i.val) {
			x.stop(s, t, "assertion")
		}
	case "lock":
		s.lock = true
	case "unlock":
		s.lock = false
	case "create":
		s.pc[i.n] = 0
	}
}

// differs says in what f, what an exploration under model found, contradicts the search, "" if in nothing. Every execution under sc is
// one under all models.
func (x *heapSearch) differs(f *heapFound, model string) string {
	leaks := slices.ContainsFunc(f.warnings, func(w string) bool { return strings.HasPrefix(w, result.Leak.String()) })
	switch {
	case x.over:
	case len(x.wrong) > 0 && len(f.errors) == 0, model == "sc" && len(x.wrong) == 0 && len(f.errors) > 0:
	case len(f.errors) == 0 && x.leaks && !leaks, model == "sc" && len(f.errors) == 0 && !x.leaks && leaks:
	default:
		return ""
	}
	if x.over {
		return ""
	}
	return fmt.Sprintf("%v; a search finds %v, leaks: %v", f, slices.Sorted(maps.Keys(x.wrong)), x.leaks)
}
