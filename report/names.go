package report

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
)

// How memory is called. A location has one name in all of a report, and no two locations have the same.

// Allocation is what the source knows of memory that a thread allocates.
type Allocation struct {
	Name string // of a local variable, "" of other memory
	Pos  int32  // of the declaration of a local variable, 0 if that is not known
	Type string // of what is in the memory, "" if that is not known
	Size uint64 // bytes of a value of that type: memory of more bytes is an array of them
	// Part names a part of such a value: ".next", "[2].count". nil if the type is not known.
	Part func(off, size uint64) string
	// Text is how the source writes the value of such a part, whose bits are given, if that is no whole number: "2.5", "GREEN".
	// nil if the type is not known.
	Text func(off, size, bits uint64) (text string, ok bool)
}

// threadFunction is what thread c runs: a function, as the source calls it, or a lambda expression by its place. The
// library starts threads of C++ with a function of its own, and calls that of the program from there.
func (v *view) threadFunction(c int) string {
	if v.runs[c] == "" {
		v.runs[c] = v.entry(c)
	}
	return v.runs[c]
}

func (v *view) entry(c int) string {
	t := &v.snap.Threads[v.threads[c]]
	if len(t.Events) > 0 && t.Events[0].Step != nil && t.Events[0].Step.Label.Pos >= 0 {
		// Rust's library, which is part of the program, begins threads with a function of its own.
		if f := v.prog.Position(t.Events[0].Step.Label.Pos).Function; f != "" && !rustLibrary(f) {
			return f
		}
	}
	if t.Tid == event.MainTid {
		return "main"
	}
	n := len(t.Events)
	if t.Next != nil {
		n++
	}
	read := ""
	for i := range n {
		calls := v.prog.Stack(v.snap, event.ID{Thread: v.threads[c], Index: int32(i)})
		for k := len(calls) - 1; k >= 0; k-- {
			if l := calls[k].Lambda; !calls[k].Library && l.Line > 0 {
				f := calls[k].Function
				return f[strings.LastIndex(f, ":")+1:] + at(l)
			} else if !calls[k].Library {
				return calls[k].Function
			}
		}
		// A function that did nothing others can see was at least called by its address.
		if id := (event.ID{Thread: v.threads[c], Index: int32(i)}); read == "" && v.event(id) != nil && v.event(id).Step.Kind == event.Read {
			if name, off, ok := v.prog.Symbol(event.Addr(v.event(id).Value.Lo)); ok && off == 0 && v.prog.IsFunction(event.Addr(v.event(id).Value.Lo)) && !strings.HasPrefix(name, "std::") {
				read = name
			}
		}
	}
	if read != "" {
		return read
	}
	if e := v.event(t.Parent); e != nil {
		if name := v.passed(t.Parent, event.Addr(e.Val.Lo)); name != "" {
			return name
		}
		if name, _, ok := v.prog.Symbol(e.Addr); ok {
			return name
		}
	}
	return ""
}

// lambdaType is in the type of an object that holds a lambda expression.
var lambdaType = lazy.Regexp(`\(lambda at ([^()]*):(\d+):\d+\)`)

// passed is the function in the object at a, which the creator of a thread passes to it with event create: the thread did
// not come to call it. "" if there is none.
func (v *view) passed(create event.ID, a event.Addr) string {
	i, ok := v.object(a)
	if !ok {
		return ""
	}
	v.objectName(i)
	o := &v.objects[i]
	if m := lambdaType().FindStringSubmatch(o.of.Type); m != nil {
		return "lambda at " + path.Base(m[1]) + ":" + m[2]
	}
	events := v.snap.Threads[create.Thread].Events
	for k := min(int(create.Index), len(events)) - 1; k >= 0; k-- {
		e := &events[k]
		if kindOf(e) == event.Write && o.addr <= e.Addr && uint64(e.Addr-o.addr) < o.bytes && v.prog.IsFunction(event.Addr(e.Val.Lo)) {
			if name, _, _ := v.prog.Symbol(event.Addr(e.Val.Lo)); !strings.HasPrefix(name, "std::") {
				return name
			}
		}
	}
	// A lambda expression or an object that is called has a type, of which the library makes one of its own.
	for k := min(int(create.Index), len(events)) - 1; k >= 0; k-- {
		if e := &events[k]; kindOf(e) == event.Write && e.Addr == o.addr {
			if name, body := v.prog.Started(event.Addr(e.Val.Lo)); name != "" {
				return name + at(body)
			}
		}
	}
	return ""
}

// stack is the calls that a thread is in at event id, the innermost first.
func (v *view) stack(id event.ID) (out []Frame) {
	out = v.prog.Stack(v.snap, id)
	for i := range out {
		out[i].Place = v.src.fill(out[i].Place)
	}
	return out
}

// object is an allocation in the snapshot.
type object struct {
	id     event.ID
	addr   event.Addr
	bytes  uint64
	thread int // canonical
	pos    int32
	stack  bool
	zeroed bool
	name   string // view.objectName
	of     Allocation
	typ    string // of.Type as readers know it
}

// allocated finds the allocations of the snapshot.
func (v *view) allocated() {
	for c, d := range v.threads {
		for i := range v.snap.Threads[d].Events {
			e := &v.snap.Threads[d].Events[i]
			if kindOf(e) != event.Malloc {
				continue
			}
			v.byAddr = append(v.byAddr, len(v.objects))
			v.objects = append(v.objects, object{
				id: event.ID{Thread: d, Index: int32(i)}, addr: e.Addr, bytes: e.Len, thread: c, pos: e.Pos,
				stack: e.Attr&event.Stack != 0, zeroed: e.Attr&event.Zeroed != 0,
			})
		}
	}
	slices.SortStableFunc(v.byAddr, func(i, j int) int { return cmp.Compare(v.objects[i].addr, v.objects[j].addr) })
}

// objectName is what object i is called: a variable by its name, a heap object by its type and a number.
func (v *view) objectName(i int) string {
	if !v.named {
		v.named = true
		v.nameObjects()
	}
	return v.objects[i].name
}

// nameObjects gives all objects their names. Names that several have, or that a global variable has, are told apart
// by numbers.
func (v *view) nameObjects() {
	globals := map[string]bool{}
	for t := range v.snap.Threads {
		for i := range v.snap.Threads[t].Events {
			if e := &v.snap.Threads[t].Events[i]; kindOf(e) != event.KindInvalid && e.Addr.Memory().IsStatic() {
				if name, _, ok := v.prog.Symbol(e.Addr.Memory()); ok {
					globals[name] = true
				}
			}
		}
	}
	count, number := map[string]int{}, map[string]int{}
	for i := range v.objects {
		o := &v.objects[i]
		o.of = v.prog.Allocation(v.snap, o.id)
		o.typ = publicType(o.of.Type)
		if o.of.Pos > 0 && v.place(o.of.Pos).Line > 0 {
			o.pos = o.of.Pos
		}
		switch {
		case o.of.Name != "":
			o.name = o.of.Name
		case o.stack:
			o.name = "local"
		default:
			o.name = cmp.Or(typeWord(o.typ), "heap")
		}
		count[o.name]++
	}
	for i := range v.objects {
		o := &v.objects[i]
		name := o.name
		number[name]++
		switch {
		case name == "heap" || name == "local":
			o.name += strconv.Itoa(number[name])
		case o.of.Name == "" || count[name] > 1 || globals[name]:
			o.name += "#" + strconv.Itoa(number[name])
		}
	}
}

// publicType is what the author of a program calls a type: types of the library are called after what they hold.
func publicType(name string) string {
	if m := lambdaType().FindStringSubmatch(name); m != nil {
		return "captures of the lambda at " + path.Base(m[1]) + ":" + m[2]
	}
	if strings.HasPrefix(name, "std::thread::_State_impl<") {
		return "arguments of a thread"
	}
	if held, ok := strings.CutPrefix(name, "std::_Sp_counted_ptr_inplace<"); ok { // of std::make_shared
		depth := 0
		for i, r := range held {
			switch {
			case r == '<' || r == '(':
				depth++
			case depth == 0 && (r == ',' || r == '>'):
				return publicType(held[:i])
			case r == '>' || r == ')':
				depth--
			}
		}
	}
	if i := strings.IndexByte(name, '<'); i > 0 && strings.HasPrefix(name, "std::") && strings.HasSuffix(name, ">") && strings.Contains(name[i:], "::_") {
		name = name[:i] // std::barrier<std::__empty_completion>
	}
	if strings.HasPrefix(name, "std::__future_base::") {
		return "shared state of a promise"
	}
	for strings.HasPrefix(name, "std::") {
		i := strings.LastIndex(name, "::_")
		if i <= len("std") || strings.ContainsAny(name[i:], "<>") {
			break
		}
		name = name[:i]
	}
	return name
}

// typeWord is what objects of a type are called, "" if its name does not serve.
func typeWord(name string) string {
	if word, _, ok := strings.Cut(name, " of "); ok { // publicType
		return word
	}
	if i := strings.IndexByte(name, '<'); i > 0 && len(name) > 24 {
		name = name[:i]
	}
	if strings.ContainsAny(name, "*&[") {
		return ""
	}
	return name
}

// part names size bytes at a in the object; what its type does not know is an offset.
func (o *object) part(a event.Addr, size uint64) string {
	off := uint64(a - o.addr)
	if o.of.Part == nil || off >= o.bytes {
		return plus("", off)
	}
	if o.of.Size == 0 || o.bytes < 2*o.of.Size {
		return o.of.Part(off, size)
	}
	if size == 0 && off == 0 || off%o.of.Size+size > o.of.Size {
		return plus("", off)
	}
	return "[" + strconv.FormatUint(off/o.of.Size, 10) + "]" + o.of.Part(off%o.of.Size, size)
}

// text is how the source writes the bits of size bytes at a, if that is no whole number.
func (o *object) text(a event.Addr, size, bits uint64) (text string, ok bool) {
	off := uint64(a - o.addr)
	if o.of.Text == nil || off >= o.bytes {
		return "", false
	}
	if o.of.Size > 0 {
		off %= o.of.Size
	}
	return o.of.Text(off, size, bits)
}

// object finds the allocation that a lies in, or just behind. Red zones between
// objects make the nearest one below the one that an overflow started from.
func (v *view) object(a event.Addr) (int, bool) {
	if !a.IsDynamic() {
		return 0, false
	}
	// Of two objects at one address (reused stack) the later one.
	n, _ := slices.BinarySearchFunc(v.byAddr, a, func(i int, a event.Addr) int {
		if v.objects[i].addr <= a {
			return -1
		}
		return 1
	})
	if n == 0 {
		return 0, false
	}
	i := v.byAddr[n-1]
	o := &v.objects[i]
	if o.addr.Owner() != a.Owner() || !o.addr.SameArea(a) || uint64(a-o.addr) > o.bytes+64 {
		return 0, false
	}
	return i, true
}

// location names size bytes at a: a global variable or a part of it, an allocated object or a part of it, or a number. A
// size of 0 is that of the largest part that begins at a.
func (v *view) location(a event.Addr, size uint8) string {
	a = a.Memory()
	if i, ok := v.object(a); ok {
		v.used[i] = true
	}
	name, rest := v.locate(a, uint64(size))
	if size == 0 {
		return name + rest
	}
	if name, ok := v.known[a]; ok {
		return name
	}
	if was, ok := v.taken[name+rest]; ok && was != a { // members of the same name, in a class and its base
		if base, off, ok := v.prog.Symbol(a); ok {
			name, rest = base, plus("", off)
		} else if i, ok := v.object(a); ok {
			rest = plus("", uint64(a-v.objects[i].addr))
		}
	}
	v.known[a], v.taken[name+rest] = name+rest, a
	return name + rest
}

// part is location for size bytes of what is accessed as a whole.
func (v *view) part(a event.Addr, size uint8) string {
	name, rest := v.locate(a.Memory(), uint64(size))
	return name + rest
}

// locate is location, in two parts: what contains the bytes, and which of its parts they are.
func (v *view) locate(a event.Addr, size uint64) (name, part string) {
	if name, ok := v.prog.Location(a, size); ok {
		return name, ""
	}
	if i, ok := v.object(a); ok {
		name := v.objectName(i)
		return name, v.objects[i].part(a, size)
	}
	if a == 0 {
		return "null", ""
	}
	return hex(a), ""
}

// describe is location for sentences: an object is named by its allocation.
func (v *view) describe(a event.Addr, size uint8) string {
	a = a.Memory()
	if _, _, ok := v.prog.Symbol(a); ok {
		return v.location(a, size)
	}
	if i, ok := v.object(a); ok {
		v.objectName(i)
		o := &v.objects[i]
		s := "the " + o.what() + v.threadName(o.thread) + at(v.place(o.pos))
		switch part := o.part(a, uint64(size)); {
		case part == "":
		case part[0] == '+':
			s = "byte " + part[1:] + " of " + s
		default:
			s = strings.TrimPrefix(part, ".") + " of " + s
		}
		return s
	}
	switch {
	case a == 0:
		return "a null pointer"
	case a.IsStack():
		return "the stack of " + v.ownerName(a) + " (" + hex(a) + ")"
	case a.IsDynamic():
		return "heap memory of " + v.ownerName(a) + " (" + hex(a) + ")"
	}
	return "address " + hex(a)
}

// what says what an object is, up to the thread that has it.
func (o *object) what() string {
	switch {
	case o.stack && o.of.Name != "":
		return "local variable " + o.of.Name + " of "
	case o.stack:
		return "local variable of "
	case o.typ == "":
		return "heap object allocated by "
	case o.of.Size > 0 && o.bytes >= 2*o.of.Size:
		return fmt.Sprintf("array of %d %s allocated by ", o.bytes/o.of.Size, o.typ)
	}
	return o.typ + " allocated by "
}

func (v *view) objectText(o *object) string {
	what := "heap object"
	switch {
	case o.stack && o.typ != "":
		what = "local variable of type " + o.typ
	case o.stack:
		what = "local variable"
	case o.typ != "":
		what = o.typ
	}
	who := "allocated by"
	if o.stack {
		who = "of"
	}
	return fmt.Sprintf("%s of %d bytes %s thread %d%s", what, o.bytes, who, o.thread, at(v.place(o.pos)))
}
