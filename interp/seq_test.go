package interp_test

import (
	"fmt"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
)

// seq runs a program sequentially on flat memory: one thread after the other, each
// until it finishes or waits. It is the simplest explorer there is: one execution.
type seq struct {
	m       *interp.Machine
	p       *ir.Program
	mem     map[event.Addr]byte
	known   map[event.Addr]bool // bytes of dynamic memory that were written
	sizes   map[event.Addr]uint64
	threads []*seqThread
	trace   []string // one line for each event, if tracing
	tracing bool
	out     map[event.Tid]*strings.Builder
	failed  string       // fault: message
	noisy   []event.Addr // the loop whose rounds have to be counted, if that is why it failed (event.Noisy)
	events  int
	limit   int // of events, if positive
	arrived map[event.Addr]uint64
	clone   bool // go on with a clone after each event
	record  bool // keep the labels
}

type seqThread struct {
	tid           event.Tid
	th            event.Thread
	lab           event.Label
	done, blocked bool
	result        event.Value
	step          *event.Step
	labs          []event.Label // its events, if recorded
}

func newSeq(p *ir.Program, cfg interp.Config) *seq {
	return &seq{
		m: interp.New(p, cfg), p: p, mem: map[event.Addr]byte{}, known: map[event.Addr]bool{}, sizes: map[event.Addr]uint64{}, arrived: map[event.Addr]uint64{},
	}
}

func (s *seq) read(a event.Addr, n uint8) event.Value {
	var v event.Value
	for i := uint8(0); i < n; i++ {
		at := a + event.Addr(i)
		b, ok := s.mem[at]
		if !ok {
			b = byte(s.m.InitValue(at, 1).Lo)
		}
		if i < 8 {
			v.Lo |= uint64(b) << (8 * i)
		} else {
			v.Hi |= uint64(b) << (8 * (i - 8))
		}
	}
	return v
}

func (s *seq) write(a event.Addr, n uint8, v event.Value) {
	for i := uint8(0); i < n; i++ {
		b := byte(v.Lo >> (8 * i))
		if i >= 8 {
			b = byte(v.Hi >> (8 * (i - 8)))
		}
		s.mem[a+event.Addr(i)] = b
	}
}

func (s *seq) add(tid event.Tid, th event.Thread, lab event.Label) {
	t := &seqThread{tid: tid, th: th, lab: lab}
	t.step = &event.Step{Label: lab}
	t.step.Child = tid
	s.threads = append(s.threads, t)
}

// run runs until all threads are done or none can go on; it returns the result of
// main.
func (s *seq) run() uint64 {
	var lab event.Label
	th := s.m.Main(&lab)
	s.add(event.MainTid, th, lab)
	for s.failed == "" {
		moved := false
		for i := 0; i < len(s.threads); i++ {
			for n := 0; n < 2000 && s.failed == "" && s.step(s.threads[i]); n++ {
				moved = true
			}
			if s.limit > 0 && s.events > s.limit {
				s.failed = "too many events"
			}
		}
		if !moved {
			break
		}
	}
	return s.threads[0].result.Lo
}

// step lets t do its pending event, if it can.
func (s *seq) step(t *seqThread) bool {
	if t.done {
		return false
	}
	l := t.lab
	var v event.Value
	switch l.Kind {
	case event.Read:
		v = s.read(l.Addr, l.Size)
		if !l.Admits(v) {
			return false
		}
	case event.Write:
		s.write(l.Addr, l.Size, l.Val)
	case event.ThreadCreate:
		var cl event.Label
		c := s.m.Spawn(&l, &cl)
		s.add(l.Child, c, cl)
		first := s.threads[len(s.threads)-1].step
		first.Addr, first.Val = l.Addr, l.Val
	case event.ThreadJoin:
		ok := false
		for _, c := range s.threads {
			if c.tid == l.Child && c.done && !c.blocked {
				ok = true
				v = c.result
			}
		}
		if !ok {
			return false
		}
	case event.ThreadFinish:
		t.done = true
		t.result = l.Val
	case event.Malloc:
		s.sizes[l.Addr] = l.Len
		if l.Attr&event.Zeroed != 0 {
			for i := uint64(0); i < l.Len; i++ {
				s.mem[l.Addr+event.Addr(i)] = 0
			}
		}
	case event.ObjectSize:
		v.Lo = s.sizes[l.Addr]
	case event.BarrierArrive:
		s.arrived[l.Addr]++
	case event.BarrierLeave:
		if s.arrived[l.Addr]%l.Len != 0 {
			return false
		}
	case event.Block:
		t.done = true
		t.blocked = true
		if len(s.threads) == 1 || event.BlockReason(l.Why) != event.BlockSpin {
			s.failed = "block: " + event.BlockReason(l.Why).String()
			if event.BlockReason(l.Why) == event.BlockRounds && l.Attr&event.Noisy != 0 {
				s.noisy = []event.Addr{event.Addr(l.Cmp.Lo)}
			}
		}
	case event.Error:
		t.done = true
		s.failed = event.Fault(l.Why).String() + ": " + s.m.Message(l.Msg)
	}
	s.events++
	if s.record {
		t.labs = append(t.labs, l)
	}
	if s.tracing {
		s.trace = append(s.trace, fmt.Sprintf("%d %s", t.tid, s.label(&l)))
	}
	if t.done {
		return true
	}
	if s.clone {
		c := t.th.Clone()
		t.th.Release()
		t.th = c
		if s.events%2 == 0 {
			// Through a saved state into a thread that was somewhere else.
			state := make([]uint64, t.th.Footprint())
			for i := range state {
				state[i] = 0xdeadbeefdeadbeef
			}
			t.th.Save(state)
			c := s.threads[s.events/2%len(s.threads)].th.Clone()
			c.Load(state)
			t.th.Release()
			t.th = c
		}
	}
	t.th.Resume(v, &t.lab)
	n := &event.Step{Label: t.lab, Parent: t.step, Key: v}
	t.step = n
	return true
}

// output is what thread i printed.
func (s *seq) output(i int) string { return s.m.OutputOf(s.threads[i].step) }

// label renders a label with symbols for addresses.
func (s *seq) label(l *event.Label) string {
	var b strings.Builder
	b.WriteString(l.Kind.String())
	if l.Attr&event.CAS != 0 {
		fmt.Fprintf(&b, ".cas(%v)", l.Cmp)
	}
	if l.Attr&event.Exclusive != 0 {
		b.WriteString(".x")
	}
	if l.Attr&event.Stack != 0 {
		b.WriteString(".stack")
	}
	if l.IsAccess() || l.Kind == event.Fence {
		fmt.Fprintf(&b, ".%v", l.Ord)
	}
	switch l.Kind {
	case event.Read, event.Write:
		fmt.Fprintf(&b, " %s:%d", s.addr(l.Addr), l.Size)
		if l.Kind == event.Write {
			fmt.Fprintf(&b, " %s", s.value(l.Val))
		}
	case event.ThreadCreate:
		fmt.Fprintf(&b, " %d %s(%s)", l.Child, s.addr(l.Addr), s.value(l.Val))
	case event.ThreadJoin:
		fmt.Fprintf(&b, " %d", l.Child)
	case event.ThreadFinish:
		fmt.Fprintf(&b, " %s", s.value(l.Val))
	case event.Malloc:
		fmt.Fprintf(&b, " %s %d", s.addr(l.Addr), l.Len)
	case event.Free, event.ObjectSize:
		fmt.Fprintf(&b, " %s", s.addr(l.Addr))
	case event.Choice:
		fmt.Fprintf(&b, " %d", l.Len)
	case event.Block:
		fmt.Fprintf(&b, " %v", event.BlockReason(l.Why))
	case event.Error:
		fmt.Fprintf(&b, " %v: %s", event.Fault(l.Why), s.m.Message(l.Msg))
	}
	if l.Await != 0 {
		fmt.Fprintf(&b, " await %d %v (%v)", l.Await, l.Cmp, event.BlockReason(l.Why))
	}
	if p := s.p.Position(l.Pos); p.Line != 0 {
		fmt.Fprintf(&b, " @%d", p.Line)
	}
	return b.String()
}

func (s *seq) value(v event.Value) string {
	if n := s.addr(event.Addr(v.Lo)); v.Hi == 0 && v.Lo >= uint64(event.StaticBase) {
		return n
	}
	return v.String()
}

func (s *seq) addr(a event.Addr) string {
	if n, off := s.p.SymbolAt(a); n != "" {
		if off != 0 {
			return fmt.Sprintf("%s+%d", n, off)
		}
		return n
	}
	if a.IsDynamic() {
		r := event.Region(a.Owner(), a.IsStack())
		k := "heap"
		switch {
		case a.IsStack():
			k = "stack"
		case a.IsZeroed():
			k, r = "zeroed", event.ZeroedRegion(a.Owner())
		}
		return fmt.Sprintf("%s%d+%d", k, a.Owner(), a-r)
	}
	return fmt.Sprintf("%#x", uint64(a))
}

// cutAll cuts everything in static memory into bytes.
func cutAll(p *ir.Program) map[event.Addr]struct{} {
	m := map[event.Addr]struct{}{}
	for i := range p.Globals {
		g := &p.Globals[i]
		for o := uint64(0); o < g.Size; o++ {
			m[g.Addr+event.Addr(o)] = struct{}{}
		}
	}
	return m
}
