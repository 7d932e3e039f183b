package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Program says what the numbers in events and findings mean.
type Program interface {
	// Position is the source position behind Label.Pos; the zero Place if there
	// is none. Source need not be filled in.
	Position(pos int32) Place
	// Original is one position for all that a place in the source has: compilers make copies of code.
	Original(pos int32) int32
	// Symbol names the global variable or function at a; off is the offset of a
	// in it.
	Symbol(a event.Addr) (name string, off uint64, ok bool)
	// Location names size bytes of static memory at a: a variable, a part of one, or a function. A size of 0 is that of the
	// largest part that begins at a.
	Location(a event.Addr, size uint64) (name string, ok bool)
	// Text is how the source writes the value of size bytes of static memory at a, whose bits are given, if that is no whole
	// number: "2.5", "GREEN".
	Text(a event.Addr, size, bits uint64) (text string, ok bool)
	// IsFunction reports whether a function has address a.
	IsFunction(a event.Addr) bool
	// Started is what a thread of C++ runs whose state has the table of virtual functions at a, and where that is, if it is
	// a lambda expression whose place is known; "" if that is not known.
	Started(a event.Addr) (runs string, body Place)
	// Allocation is what the source knows of the memory that event id of s announces.
	Allocation(s *result.Snapshot, id event.ID) Allocation
	// Stack is which calls the thread is in that comes to event id of s, the innermost first. Threads are run again for
	// that: it is slow.
	Stack(s *result.Snapshot, id event.ID) []Frame
	// Operation is the call of a library by the program, the outermost one, in which the thread is that comes to event id of
	// s; ok is false if it is in none. Slow, as Stack is.
	Operation(s *result.Snapshot, id event.ID) (op Operation, ok bool)
	// Message is the text of a fault (f.Kind is one of one thread), "" if unknown.
	Message(f *result.Found) string
	// Output is what dense thread t of s has printed up to step (one of its steps).
	Output(s *result.Snapshot, t int32, step *event.Step) string
	// Initial is what size bytes of static memory at a hold before the program runs.
	Initial(a event.Addr, size uint8) event.Value
	// State prints the state of an object that v, the value of an access to it at address a
	// (event.Addr.IsObject), is the name of. name prints an address.
	State(a event.Addr, v event.Value, name func(event.Addr) string) (text string, ok bool)
	// Refused says why the operation whose read is l cannot take place in state v; ok is false
	// if it can, or l is no such read.
	Refused(l *event.Label, v event.Value, name func(event.Addr) string) (r Refused, ok bool)
	// Calls says in which functions of libraries each event of dense thread t of s is, and the step after them, the
	// outermost first. Slow, as Stack is.
	Calls(s *result.Snapshot, t int32) [][]Call
	// Ahead is what lies ahead of dense thread t of s, as far as its code tells, when it has come to its event i; with
	// their number, to the step after all its events. load is what memory holds, if that is known. Slow, as Stack is.
	Ahead(s *result.Snapshot, t, i int32, load func(a event.Addr, size uint8) (uint64, bool)) Ahead
	// Depends says what each event of dense thread t of s, and the step after them, depends on; nil if that is not known.
	Depends(s *result.Snapshot, t int32) []Depends
	// Instead is what dense thread t of s does next if its event i, a read, returns v.
	Instead(s *result.Snapshot, t, i int32, v event.Value) event.Label
}

// Refused is why an operation on an object cannot take place.
type Refused struct {
	Operation string
	Guard     string // the condition that does not hold, as the source has it
	Place            // where that is
	State     string
}

// view is a snapshot seen with canonical thread numbers and names for what its
// addresses and positions mean.
type view struct {
	prog    Program
	src     *Sources
	snap    *result.Snapshot
	threads []int32 // canonical number -> dense number in snap
	number  []int   // dense number in snap -> canonical number
	// index is where events stand in printed threads, by dense thread and index: what
	// does nothing (event.Skip) has no number of its own. It has an entry for the step
	// after the last event, too.
	index   [][]int
	byTid   map[event.Tid]int
	objects []object
	byAddr  []int        // indices of objects by address, later ones last
	used    map[int]bool // objects that some text named
	// conditions are the words of condition variables on which threads wait: their values are the library's matter.
	conditions map[event.Addr]bool
	runs       []string              // what threads run, by canonical number; "" is not known yet
	named      bool                  // objects have their names
	known      map[event.Addr]string // names of what is accessed
	taken      map[string]event.Addr // who has them
}

func newView(prog Program, src *Sources, snap *result.Snapshot) *view {
	v := &view{prog: prog, src: src, snap: snap, byTid: map[event.Tid]int{}, used: map[int]bool{},
		known: map[event.Addr]string{}, taken: map[string]event.Addr{}}
	for i := range snap.Threads {
		if t := &snap.Threads[i]; !t.Parent.IsInit() || len(t.Events) > 0 { // else it is a thread of other executions
			v.threads = append(v.threads, int32(i))
		}
	}
	slices.SortStableFunc(v.threads, func(a, b int32) int {
		return cmp.Compare(snap.Threads[a].Tid, snap.Threads[b].Tid)
	})
	v.number, v.runs = make([]int, len(snap.Threads)), make([]string, len(v.threads))
	for c, d := range v.threads {
		v.number[d] = c
		v.byTid[snap.Threads[d].Tid] = c
	}
	v.index = make([][]int, len(snap.Threads))
	for d := range snap.Threads {
		n := 0
		for i := range snap.Threads[d].Events {
			v.index[d] = append(v.index[d], n)
			if kindOf(&snap.Threads[d].Events[i]) != event.Skip {
				n++
			}
		}
		v.index[d] = append(v.index[d], n)
	}
	v.allocated()
	v.awaited()
	return v
}

// awaited finds the words of condition variables.
func (v *view) awaited() {
	v.conditions = map[event.Addr]bool{}
	look := func(s *event.Step) {
		if s != nil && s.Kind == event.Read && s.Await != event.AwaitNone && event.BlockReason(s.Why) == event.BlockCond {
			v.conditions[s.Addr.Memory()] = true
		}
	}
	for t := range v.snap.Threads {
		th := &v.snap.Threads[t]
		for i := range th.Events {
			if kindOf(&th.Events[i]) != event.KindInvalid {
				look(th.Events[i].Step)
			}
		}
		look(th.Next)
	}
}

// id prints an event's name with the canonical thread number.
func (v *view) id(id event.ID) string {
	if id.IsInit() {
		return "init"
	}
	return "(" + strconv.Itoa(v.thread(id.Thread)) + "," + strconv.Itoa(v.indexOf(id)) + ")"
}

// kindOf is the kind of e, KindInvalid if it is still to be added: then nothing
// else of it counts.
func kindOf(e *result.EventSnapshot) event.Kind {
	if e.Absent || e.Step == nil {
		return event.KindInvalid
	}
	return e.Kind
}

// indexOf is the number of the event id in its printed thread.
func (v *view) indexOf(id event.ID) int {
	if t := id.Thread; t >= 0 && int(t) < len(v.index) && id.Index >= 0 && int(id.Index) < len(v.index[t]) {
		return v.index[t][id.Index]
	}
	return int(id.Index)
}

func (v *view) thread(dense int32) int {
	if dense < 0 || int(dense) >= len(v.number) {
		return -1
	}
	return v.number[dense]
}

// event returns the event named id, or nil: the initial write, an event that is
// still to be added, or the step after the last event of a thread.
func (v *view) event(id event.ID) *result.EventSnapshot {
	if id.Thread < 0 || int(id.Thread) >= len(v.snap.Threads) {
		return nil
	}
	evs := v.snap.Threads[id.Thread].Events
	if id.Index < 0 || int(id.Index) >= len(evs) {
		return nil
	}
	if kindOf(&evs[id.Index]) == event.KindInvalid {
		return nil
	}
	return &evs[id.Index]
}

// step is like event, but also finds the pending step of a thread.
func (v *view) step(id event.ID) *event.Step {
	if e := v.event(id); e != nil {
		return e.Step
	}
	if id.Thread >= 0 && int(id.Thread) < len(v.snap.Threads) {
		t := &v.snap.Threads[id.Thread]
		if int(id.Index) == len(t.Events) {
			return t.Next
		}
	}
	return nil
}

// place resolves a position, with its source line.
func (v *view) place(pos int32) Place {
	if pos < 0 {
		return Place{}
	}
	return v.src.fill(v.prog.Position(pos))
}

func (v *view) ownerName(a event.Addr) string {
	if c, ok := v.byTid[a.Owner()]; ok {
		return v.threadName(c)
	}
	return "an unknown thread"
}

func at(p Place) string {
	if s := p.Short(); s != "" {
		return " at " + s
	}
	return ""
}

func plus(name string, off uint64) string {
	if off == 0 {
		return name
	}
	return name + "+" + strconv.FormatUint(off, 10)
}

func hex(a event.Addr) string { return "0x" + strconv.FormatUint(uint64(a), 16) }

// value prints a value of size bytes: pointers by what they point to, small
// negative numbers as such.
func (v *view) value(x event.Value, size uint8) string {
	if 0 < size && size <= 8 && x.Hi != 0 {
		if x.Hi == ^uint64(0)>>(64-8*uint(size)) {
			return "undefined"
		}
		return v.value(event.V(x.Lo), size) + " (undefined: " + hex(event.Addr(x.Hi)) + ")"
	}
	if x.Hi == 0 && (size == 8 || size == 0) {
		a := event.Addr(x.Lo)
		if a >= event.StaticBase && a < event.AddrEnd {
			if name, ok := v.prog.Location(a, 0); ok {
				return "&" + name
			}
			if i, ok := v.object(a); ok {
				v.used[i] = true
				return "&" + v.objectName(i) + v.objects[i].part(a, 0)
			}
			if a.IsDynamic() {
				return hex(a)
			}
		}
	}
	if x.Hi == 0 {
		var n int64
		switch size {
		case 1:
			n = int64(int8(x.Lo))
		case 2:
			n = int64(int16(x.Lo))
		case 4:
			n = int64(int32(x.Lo))
		case 8, 0:
			n = int64(x.Lo)
		}
		if n < 0 && n >= -1<<20 {
			return strconv.FormatInt(n, 10)
		}
	}
	return x.String()
}

// accessed prints val, which access l returned or wrote.
func (v *view) accessed(l *event.Label, val event.Value) string {
	if l.Addr.IsObject() {
		if s, ok := v.prog.State(l.Addr, val, v.pointer); ok {
			return s
		}
	}
	return v.memory(l.Addr, val, l.Size)
}

// memory prints what size bytes at a hold: a value as the source writes it, the members of a structure if they are copied as
// one word, and else a number.
func (v *view) memory(a event.Addr, val event.Value, size uint8) string {
	if text, ok := v.text(a.Memory(), val, size); ok {
		return text
	}
	if size < 2 || size > 8 || val.Hi != 0 {
		return v.value(val, size)
	}
	whole := v.part(a, size)
	member := func(off, n uint8) string {
		name, ok := strings.CutPrefix(v.part(a.Memory()+event.Addr(off), n), whole)
		if !ok || name == "" || name[0] != '.' && name[0] != '[' || strings.Contains(name, "+") {
			return ""
		}
		return name
	}
	var parts []string
	for off := uint8(0); off < size; {
		n := uint8(4)
		for n > 0 && (n >= size || off%n != 0 || member(off, n) == "") {
			n /= 2
		}
		if n == 0 && off == 0 {
			break // not a structure
		}
		if n > 0 {
			x := event.V(val.Lo >> (8 * off) & (1<<(8*n) - 1))
			parts = append(parts, strings.TrimPrefix(member(off, n), ".")+": "+v.memory(a+event.Addr(off), x, n))
		}
		off += max(n, 1) // or what is between members
	}
	if len(parts) < 2 {
		return v.value(val, size)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// text is how the source writes a value of size bytes at a, if that is no whole number.
func (v *view) text(a event.Addr, val event.Value, size uint8) (text string, ok bool) {
	if val.Hi != 0 || size == 0 || size > 8 {
		return "", false
	}
	if text, ok := v.prog.Text(a, uint64(size), val.Lo); ok {
		return text, true
	}
	i, ok := v.object(a)
	if !ok {
		return "", false
	}
	v.objectName(i)
	return v.objects[i].text(a, uint64(size), val.Lo)
}

// pointer prints an address in an object.
func (v *view) pointer(a event.Addr) string { return v.value(event.V(uint64(a)), 8) }

func (v *view) threadName(c int) string {
	s := "thread " + strconv.Itoa(c)
	if f := v.threadFunction(c); f != "" {
		s += " (" + f + ")"
	}
	return s
}

// tidName names a thread that a label mentions.
func (v *view) tidName(t event.Tid) string {
	if c, ok := v.byTid[t]; ok {
		return "thread " + strconv.Itoa(c)
	}
	return "an unknown thread"
}

// attribute is the word that says what kind of access it is, or "".
func attribute(l *event.Label, val event.Value, known bool) string {
	switch {
	case l.Addr.IsObject():
		return "operation"
	case l.Attr&event.Lock != 0:
		return "lock"
	case l.Attr&event.Unlock != 0:
		return "unlock"
	case l.Attr&event.Destroy != 0:
		return "destroy"
	case l.Attr&event.CAS != 0:
		if known && l.Kind == event.Read && val != l.Cmp {
			return "cas-failed"
		}
		return "cas"
	case l.Kind == event.Write && l.Attr&event.Exclusive != 0 && l.Counts() && l.Len&event.FailedBit != 0:
		return "rmw-undone"
	case l.Attr&event.Exclusive != 0:
		return "rmw"
	case l.Await != event.AwaitNone:
		return "await"
	}
	return ""
}

// kindWord is the word a graph uses for a kind of event.
func kindWord(l *event.Label) string {
	switch l.Kind {
	case event.Read:
		return "R"
	case event.Write:
		return "W"
	case event.Fence:
		return "F"
	case event.ThreadCreate:
		return "create"
	case event.ThreadStart:
		return "start"
	case event.ThreadJoin:
		return "join"
	case event.ThreadFinish:
		return "finish"
	case event.Malloc:
		if l.Attr&event.Stack != 0 {
			return "local"
		}
		return "malloc"
	case event.Free:
		if l.Attr&event.Stack != 0 {
			return "leave"
		}
		return "free"
	case event.ObjectSize:
		return "size"
	case event.Clock:
		return "clock"
	case event.Choice:
		return "choice"
	case event.BarrierArrive:
		return "arrive"
	case event.BarrierLeave:
		return "leave-barrier"
	case event.Block:
		return "block"
	case event.Error:
		return "error"
	}
	return strings.ToLower(l.Kind.String())
}

// accessWord names an access in sentences.
func accessWord(l *event.Label) string {
	atomic := "atomic "
	if l.Ord == event.NotAtomic {
		atomic = "non-atomic "
	}
	switch l.Kind {
	case event.Read:
		if l.Attr&(event.Exclusive|event.CAS) != 0 {
			return "read-modify-write"
		}
		return atomic + "read"
	case event.Write:
		if l.Attr&event.Exclusive != 0 {
			return "read-modify-write"
		}
		return atomic + "write"
	case event.Free:
		if l.Attr&event.Stack != 0 {
			return "return"
		}
		return "free"
	case event.Malloc:
		return "allocation"
	}
	return kindWord(l)
}

// buffered names the writes of the thread of read id, which is s and reads rf, that were still in its store buffer: they
// are po-before the read and co-after what it reads. It returns bytes of these, too.
func (v *view) buffered(id event.ID, s *event.Step, rf event.ID) string {
	var names []string
	for i := range v.snap.Co {
		co := &v.snap.Co[i]
		if co.Addr != s.Addr || co.Size != s.Size {
			continue
		}
		for _, w := range co.Writes[slices.Index(co.Writes, rf)+1:] {
			if w.Thread == id.Thread && w.Index < id.Index {
				names = append(names, v.id(w))
			}
		}
	}
	return strings.Join(names, " and ")
}

// build makes the printable form of the event at id of thread t. val is what it
// returned or wrote; known says whether that is known (it is not for a pending
// step).
func (v *view) build(id event.ID, s *event.Step, rf event.ID, val event.Value, known bool) Event {
	l := &s.Label
	if l.Kind == event.Read && rf.Thread < event.Init.Thread {
		known = false // found wrong before it read anything
	}
	e := Event{
		ID: v.id(id), Thread: v.thread(id.Thread), Index: v.indexOf(id),
		Kind: kindWord(l), Place: v.place(l.Pos),
	}
	var b strings.Builder
	b.WriteString(e.Kind)
	switch l.Kind {
	case event.Read, event.Write:
		v.access(&e, &b, id, s, rf, val, known)
	case event.Fence:
		e.Order = l.Ord.String()
		b.WriteString(" " + e.Order)
	case event.ThreadCreate:
		name := v.tidName(l.Child)
		e.Value = strings.TrimPrefix(name, "thread ")
		b.WriteString(" " + name)
		if c, ok := v.byTid[l.Child]; ok {
			if f := v.threadFunction(c); f != "" {
				b.WriteString(" " + f)
			}
		} else if f, _, ok := v.prog.Symbol(l.Addr); ok {
			b.WriteString(" " + f)
		}
	case event.ThreadJoin:
		b.WriteString(" " + v.tidName(l.Child))
		if known {
			e.Value = v.value(val, 8)
			b.WriteString(" = " + e.Value)
		}
	case event.ThreadFinish:
		e.Value = v.value(l.Val, 8)
		if l.Val != (event.Value{}) {
			b.WriteString(" = " + e.Value)
		}
	case event.Malloc:
		e.Location, e.Address, e.Size = v.location(l.Addr, 0), hex(l.Addr), int(l.Len)
		fmt.Fprintf(&b, " %s %d bytes", e.Location, l.Len)
		if l.Attr&event.Zeroed != 0 {
			b.WriteString(" zeroed")
		}
	case event.Free:
		e.Location, e.Address = v.location(l.Addr, 0), hex(l.Addr)
		b.WriteString(" " + e.Location)
	case event.ObjectSize:
		e.Location, e.Address = v.location(l.Addr, 0), hex(l.Addr)
		b.WriteString(" " + e.Location)
		if known {
			e.Value = val.String()
			b.WriteString(" = " + e.Value)
		}
	case event.Clock:
		if known {
			e.Value = val.String()
			b.WriteString(" = " + e.Value + " times 10 ms")
		}
	case event.Choice:
		if known {
			e.Value = val.String()
			b.WriteString(" = " + e.Value)
		}
		fmt.Fprintf(&b, " of %d", l.Len)
	case event.BarrierArrive, event.BarrierLeave:
		e.Location, e.Address = v.location(l.Addr, 0), hex(l.Addr)
		fmt.Fprintf(&b, " %s of %d", e.Location, l.Len)
	}
	e.Text = b.String()
	return e
}

// orderOf is the ordering that the program gives access id, whose label is l. If it is a read, known says that it has returned
// val. An access that is made as several events has the ordering that the last of them says, if that is there: how a
// compare-exchange ends is not known before.
func (v *view) orderOf(id event.ID, l *event.Label, val event.Value, known bool) event.Ordering {
	switch {
	case l.Joint():
		last := id
		for next := v.event(event.ID{Thread: id.Thread, Index: id.Index + 1}); next != nil && next.Joint() && next.Kind == l.Kind && next.Len&event.OpensBit == 0; {
			last.Index++
			l, val = &next.Step.Label, next.Value
			next = v.event(event.ID{Thread: id.Thread, Index: last.Index + 1})
		}
		return l.WholeOrd(val)
	case known:
		return l.OrdOf(val)
	}
	return l.Ord
}

// access is the part of build for reads and writes.
func (v *view) access(e *Event, b *strings.Builder, id event.ID, s *event.Step, rf event.ID, val event.Value, known bool) {
	l := &s.Label
	e.Order = v.orderOf(id, l, val, known).String()
	e.Attribute = attribute(l, val, known)
	e.Location, e.Address, e.Size = v.location(l.Addr, l.Size), hex(l.Addr.Memory()), int(l.Size)
	b.WriteString(" " + e.Order)
	if e.Attribute != "" {
		b.WriteString(" " + e.Attribute)
	}
	b.WriteString(" " + e.Location)
	if a, n := l.Span(); n < l.Size {
		fmt.Fprintf(b, " (for %d bytes at %s)", n, v.part(a, n))
	} else if n > l.Size {
		fmt.Fprintf(b, " (part of %d bytes at %s)", n, v.part(a, n))
	}
	if l.Kind == event.Write {
		val, known = l.Val, true
	}
	if known {
		e.Value = v.accessed(l, val)
		if !v.conditions[l.Addr.Memory()] {
			b.WriteString(" = " + e.Value)
		}
	}
	if l.Kind == event.Read && known {
		e.ReadsFrom = v.id(rf)
		b.WriteString(" [from " + e.ReadsFrom + "]")
		if w := v.buffered(id, s, rf); w != "" {
			b.WriteString(" [with " + w + ", in its store buffer]")
		}
	}
}

// stuck says why an event at which a thread waits cannot go on.
func stuck(l *event.Label) string {
	switch {
	case l.Kind == event.Block, l.Await != event.AwaitNone, l.Kind == event.ThreadJoin:
		return event.BlockReason(l.Why).String()
	case l.Kind == event.BarrierLeave:
		return event.BlockBarrier.String()
	case l.Kind == event.Error:
		return event.Fault(l.Why).String()
	}
	return ""
}

// pending returns the step at which thread c of the graph stops without having
// finished, or nil. inGraph says that the step is the last event of the thread
// (an awaiting read that may not go on).
func (v *view) pending(c int) (id event.ID, s *event.Step, inGraph bool) {
	d := v.threads[c]
	t := &v.snap.Threads[d]
	if t.Next != nil {
		return event.ID{Thread: d, Index: int32(len(t.Events))}, t.Next, false
	}
	if n := len(t.Events); n > 0 {
		e := &t.Events[n-1]
		if kindOf(e) == event.Read && e.RF.Thread >= event.Init.Thread && e.Await != event.AwaitNone && !e.Admits(e.Value) {
			return event.ID{Thread: d, Index: int32(n - 1)}, e.Step, true
		}
	}
	return event.Init, nil, false
}

// pendingEvent builds the event for the step a thread cannot take. failing
// gives the error kind to show on it, "" if it merely waits.
func (v *view) pendingEvent(id event.ID, s *event.Step, failing string) Event {
	var e Event
	if ev := v.event(id); ev != nil {
		e = v.build(id, s, ev.RF, ev.Value, true)
	} else {
		e = v.build(id, s, event.Init, event.Value{}, false)
	}
	e.Pending = failing
	if e.Pending == "" {
		e.Pending = stuck(&s.Label)
	}
	switch {
	case failing != "":
		if s.Kind == event.Error {
			e.Text = "error " + failing
		} else {
			e.Text += " [" + failing + "]"
		}
	case s.Kind == event.Block:
		e.Text = "block " + e.Pending
	case s.Kind == event.Error:
		e.Text = "error " + e.Pending
	case e.Pending != "":
		e.Text += " [waits: " + e.Pending + "]"
	default:
		e.Text += " [not taken]"
	}
	return e
}

// graph prints the snapshot. fail, if not nil, is the finding it belongs to.
func (v *view) graph(fail *result.Found) *Graph {
	g := &Graph{Threads: []Thread{}, Coherence: []Coherence{}, Objects: []Object{}}
	for c, d := range v.threads {
		t := &v.snap.Threads[d]
		th := Thread{ID: c, Function: v.threadFunction(c), Events: []Event{}}
		if !t.Parent.IsInit() {
			th.Parent = v.id(t.Parent)
		}
		for i := range t.Events {
			id := event.ID{Thread: d, Index: int32(i)}
			es := &t.Events[i]
			switch kindOf(es) {
			case event.Skip:
				continue
			case event.KindInvalid:
				th.Events = append(th.Events, Event{ID: v.id(id), Thread: c, Index: v.indexOf(id), Kind: "absent", Text: "not executed yet"})
				continue
			}
			e := v.build(id, es.Step, es.RF, es.Value, true)
			if fail != nil && fail.Event == id {
				e.Pending = fail.Kind.String()
				e.Text += " [" + e.Pending + "]"
			}
			th.Events = append(th.Events, e)
		}
		if id, s, in := v.pending(c); s != nil {
			kind := ""
			if fail != nil && fail.Event == id && !fail.Kind.Waits() {
				kind = fail.Kind.String()
			}
			e := v.pendingEvent(id, s, kind)
			if e.Pending == "" {
				// Nothing is wrong with this thread: another one ended the execution.
			} else if in {
				th.Events[len(th.Events)-1] = e
			} else {
				th.Events = append(th.Events, e)
			}
		}
		g.Threads = append(g.Threads, th)
	}
	for _, co := range v.snap.Co {
		if len(co.Writes) < 2 {
			continue
		}
		c := Coherence{Location: v.location(co.Addr, co.Size)}
		for _, w := range co.Writes {
			c.Writes = append(c.Writes, v.id(w))
		}
		g.Coherence = append(g.Coherence, c)
	}
	slices.SortStableFunc(g.Coherence, func(a, b Coherence) int { return strings.Compare(a.Location, b.Location) })
	for i := range v.objects {
		if !v.used[i] {
			continue
		}
		o := &v.objects[i]
		g.Objects = append(g.Objects, Object{Name: o.name, Address: hex(o.addr), Bytes: o.bytes, Thread: o.thread,
			Place: v.place(o.pos), Text: v.objectText(o)})
	}
	g.Text = g.text()
	return g
}

// initial lists the initial values of what is accessed.
func (v *view) initial() []Initial {
	size := map[event.Addr]uint8{}
	access := func(s *event.Step) {
		if s != nil && (s.Kind == event.Read || s.Kind == event.Write) {
			size[s.Addr] = s.Size
		}
	}
	for t := range v.snap.Threads {
		th := &v.snap.Threads[t]
		for i := range th.Events {
			if !th.Events[i].Absent {
				access(th.Events[i].Step)
			}
		}
		access(th.Next)
	}
	var out []Initial
	for _, a := range slices.Sorted(maps.Keys(size)) {
		if a.IsStatic() {
			out = append(out, Initial{v.location(a, size[a]), v.memory(a, v.prog.Initial(a, size[a]), size[a])})
		} else if i, ok := v.object(a); ok && v.objects[i].zeroed {
			out = append(out, Initial{v.location(a, size[a]), "0"})
		}
	}
	return out
}

// text prints g as an aligned listing that can be pasted into a bug report or a
// test:
//
//	thread 0 main
//	  (0,0) start
//	  (0,1) W rel x = 1               mp.c:12
func (g *Graph) text() string { return g.listing(nil) }

// listing is text with what d shows.
func (g *Graph) listing(d *digest) string {
	var b strings.Builder
	for i := range g.Threads {
		t := &g.Threads[i]
		fmt.Fprintf(&b, "thread %d", t.ID)
		if t.Function != "" {
			b.WriteString(" " + t.Function)
		}
		if t.Parent != "" {
			b.WriteString(" created by " + t.Parent)
		}
		b.WriteByte('\n')
		list := d.rows(t.Events, map[callID]bool{})
		width := 0
		for j := range list {
			width = max(width, len(list[j].name())+1+len(list[j].text))
		}
		width = min(width, 72)
		for j := range list {
			r := &list[j]
			line := r.name() + " " + r.text
			if p := r.Short(); p != "" {
				fmt.Fprintf(&b, "  %-*s   %s\n", width, line, p)
			} else {
				fmt.Fprintf(&b, "  %s\n", line)
			}
		}
	}
	for i := range g.Coherence {
		if !slices.ContainsFunc(g.Coherence[i].Writes, func(id string) bool { return !d.hides(g, id) }) {
			continue
		}
		fmt.Fprintf(&b, "co %s: %s\n", g.Coherence[i].Location, strings.Join(g.Coherence[i].Writes, " "))
	}
	body := b.String()
	for i := range g.Objects {
		if d != nil && !mentions(body, g.Objects[i].Name) {
			continue
		}
		fmt.Fprintf(&b, "%s: %s\n", g.Objects[i].Name, g.Objects[i].Text)
	}
	return b.String()
}

// mentions reports whether text has a name, as a word.
func mentions(text, name string) bool {
	within := func(b byte) bool {
		return b == '_' || b == '#' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
	}
	for rest := text; ; {
		i := strings.Index(rest, name)
		if i < 0 {
			return false
		}
		end := i + len(name)
		if (i == 0 || !within(rest[i-1])) && (end == len(rest) || !within(rest[end])) {
			return true
		}
		rest = rest[i+1:]
	}
}
