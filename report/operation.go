package report

import (
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
)

// What threads do in libraries. To lock a mutex is one operation to its author, and so is to wait at a latch or to append
// to a queue; the reads and writes that a library makes of it are the library's matter. Text shows each call as one row;
// --all-events shows what it consists of, and so do all other formats.

// Operation is a call of a function of a library by the program.
type Operation struct {
	Function string     // as the source calls it
	Symbol   string     // likewise, as LLVM has it
	Object   event.Addr // its first argument, 0 if it is Inlined
	// Within and At tell calls apart: two events are in the same call if they agree in both. If the compiler replaced the
	// call by code (Inlined), that may be executed again in a loop: then Code, which instruction it is, comes again, too.
	Within, Code uint64
	At           int32
	Inlined      bool
	Rust         bool // the source is Rust
}

// operationFamilies begin the names of functions that people think of as one operation.
var operationFamilies = []string{"pthread_", "sem_", "mtx_", "cnd_", "call_once", "std::"}

// noOperations begin the names of the others of these families: what they do is what a program is about (atomic
// accesses), or is an event of its own (creating and joining threads).
var noOperations = []string{"std::atomic", "std::__atomic", "pthread_create", "pthread_join", "pthread_exit",
	"std::swap", "std::exchange", "std::move", "std::forward", "std::copy", "std::fill"}

// rustLibrary reports whether a name is that of a function of Rust's library, or of what it implements for a type.
func rustLibrary(name string) bool {
	name = strings.TrimLeft(name, "<&")
	name = strings.TrimPrefix(strings.TrimPrefix(name, "mut "), "dyn ")
	return strings.HasPrefix(name, "core::") || strings.HasPrefix(name, "alloc::") || strings.HasPrefix(name, "std::")
}

// isOperation reports whether a call is to be shown as one operation.
func (op *Operation) isOperation() bool {
	name := op.Function
	if op.Rust {
		return rustLibrary(name) && !strings.Contains(name, "core::sync::atomic::")
	}
	begins := func(p string) bool { return strings.HasPrefix(name, p) }
	if !slices.ContainsFunc(operationFamilies, begins) {
		return false
	}
	if !slices.ContainsFunc(noOperations, begins) {
		return true
	}
	// Waiting for a change of an atomic variable is made of many accesses, to other variables, too.
	return strings.HasPrefix(name, "std::") && slices.ContainsFunc([]string{"::wait", "::notify_one", "::notify_all"}, func(s string) bool { return strings.HasSuffix(name, s) })
}

// plainFunction is a function without template arguments.
func plainFunction(name string) string {
	if !strings.Contains(name, "operator") {
		var b strings.Builder
		depth := 0
		for _, r := range name {
			switch {
			case r == '<':
				depth++
			case r == '>':
				depth--
			case depth == 0:
				b.WriteRune(r)
			}
		}
		name = b.String()
	}
	return ofBase.Replace(name)
}

// ofBase replaces classes of the library that public ones have as their bases, by these.
var ofBase = strings.NewReplacer("std::__cxx11::", "std::", "std::_V2::", "std::", "__shared_ptr", "shared_ptr", "__weak_ptr", "weak_ptr", "__basic_future", "future", "__atomic_base", "atomic")

// class is the class whose constructor or destructor the call is; ok is false if it is neither.
func (c *EventCall) class() (name string, destructor, ok bool) {
	i := strings.LastIndex(c.Function, "::")
	if i < 0 {
		return "", false, false
	}
	last, destructor := strings.CutPrefix(c.Function[i+2:], "~")
	name = c.Function[:i]
	return name, destructor, name == last || strings.HasSuffix(name, "::"+last)
}

// operations fills in Event.Call in g.
func (v *view) operations(g *Graph) {
	type key struct {
		within   uint64
		at       int32
		function string
	}
	for c, d := range v.threads {
		calls := map[key]*EventCall{}
		type first struct {
			code uint64
			kind string
		}
		begin := map[*EventCall]first{}
		number := 0
		steps := len(v.snap.Threads[d].Events)
		if v.snap.Threads[d].Next != nil {
			steps++
		}
		share := -1 // the position at which a local variable becomes known to others, with what it holds
		for i := range steps {
			id := event.ID{Thread: d, Index: int32(i)}
			if s := v.step(id); s != nil && s.Kind == event.Malloc && s.Attr&event.Stack != 0 {
				share = int(s.Pos)
			} else if s == nil || s.Kind != event.Write || s.Attr&event.Splittable == 0 || int(s.Pos) != share {
				share = -1
			}
			n := v.indexOf(id)
			if n >= len(g.Threads[c].Events) || g.Threads[c].Events[n].Index != n {
				continue
			}
			e := &g.Threads[c].Events[n]
			switch e.Kind {
			case "R", "W", "F", "arrive", "leave-barrier", "choice":
			default:
				continue
			}
			if share >= 0 {
				e.announced = true
				continue
			}
			op, ok := v.prog.Operation(v.snap, id)
			if !ok || !op.isOperation() {
				continue
			}
			k := key{op.Within, op.At, op.Function}
			call := calls[k]
			if call != nil && op.Inlined && begin[call] == (first{op.Code, e.Kind}) {
				call = nil // the next round of a loop
			}
			if call == nil {
				number++
				call = &EventCall{Function: plainFunction(op.Function), Number: number}
				calls[k], begin[call] = call, first{op.Code, e.Kind}
			}
			if call.Object == "" && !op.Rust { // whose functions get what they are about in ways of their own
				call.Object = v.operand(&op, e)
			}
			e.Call = call
		}
	}
}

// operand is what an operation is about: the argument of the library's function, or the first thing it accesses that is
// not the library's own. "" if that has no name.
func (v *view) operand(op *Operation, e *Event) string {
	name := e.Location
	begins := func(p string) bool { return strings.HasPrefix(op.Function, p) }
	switch _, _, symbol := v.prog.Symbol(op.Object); {
	case begins("std::thread::"), begins("std::jthread::"):
		return ""
	case symbol, v.isObject(op.Object):
		if begins("std::") || slices.ContainsFunc([]string{"pthread_", "sem_", "mtx_", "cnd_"}, begins) {
			name = v.location(op.Object, word)
		}
	case op.Object != 0 && begins("std::") && isMember(op.Function):
		return "" // what it does not share
	}
	return ownName(name)
}

// isObject reports whether a is in memory that a thread allocated.
func (v *view) isObject(a event.Addr) bool {
	i, ok := v.object(a)
	return ok && uint64(a-v.objects[i].addr) < v.objects[i].bytes
}

// isMember reports whether a function of the library is one of a class of containers, and not one that locks or waits.
func isMember(name string) bool {
	return slices.ContainsFunc([]string{"vector", "deque", "list", "map", "set", "unordered_map", "unordered_set", "function", "array", "queue"}, func(class string) bool {
		rest, ok := strings.CutPrefix(name, "std::"+class)
		return ok && rest != "" && (rest[0] == '<' || rest[0] == ':')
	})
}

// ownName is the part of the name of a location that the program gave, "" if there is none.
func ownName(name string) string {
	for i := 0; i+2 < len(name); i++ {
		if name[i] == '.' && name[i+1] == '_' { // a member that the library does not tell anybody of
			name = name[:i]
		}
	}
	if i := strings.LastIndexByte(name, '.'); i > 0 && (strings.HasSuffix(name, "()") || name[i:] == ".control_block") { // one that it does
		name = name[:i]
	}
	for _, own := range []string{"std::", "heap", "local", "captures#", "arguments#", "shared state#", "0x", "null", "__gmc", "futex["} {
		if strings.HasPrefix(name, own) {
			return ""
		}
	}
	return name
}

// digestRow is what text shows of one event, or of the events of a call.
type digestRow struct {
	*Event
	events []*Event
	text   string
}

// digest is what text shows of the execution of a finding.
type digest struct {
	fold map[string]bool   // events that are left out, by their ids
	own  map[string]bool   // events that have rows of their own although they are parts of calls
	last map[callID]string // the last event of each call
	// inCalls is how many more events there are than rows.
	inCalls int
}

// callID names a call: its thread, and Number.
type callID [2]int

func (e *Event) call() callID { return callID{e.Thread, e.Call.Number} }

// digest says what to show of f.
func (f *Finding) digest() *digest {
	d := &digest{fold: f.folded(), own: map[string]bool{}, last: map[callID]string{}}
	for i := range f.Events {
		if f.Events[i].waiting() == "" {
			d.own[f.Events[i].ID] = true
		}
	}
	for _, l := range f.Cycle {
		d.own[l.From], d.own[l.To] = true, true
	}
	for _, id := range f.Early {
		d.own[id] = true
	}
	if f.Graph == nil {
		return d
	}
	for t := range f.Graph.Threads {
		for i := range f.Graph.Threads[t].Events {
			if e := &f.Graph.Threads[t].Events[i]; e.Call != nil && !d.fold[e.ID] && !d.own[e.ID] {
				d.last[e.call()] = e.ID
			}
		}
		for _, r := range d.rows(f.Graph.Threads[t].Events, map[callID]bool{}) {
			d.inCalls += len(r.events) - 1
		}
	}
	return d
}

// rows are the events of a list that d shows, with one row for what a call does in one go. begun are calls of which there
// was a row before: what comes after a wait is one of its own, as others did something in between. A nil digest shows all
// events.
func (d *digest) rows(events []Event, begun map[callID]bool) (out []digestRow) {
	for i := range events {
		e := &events[i]
		switch n := len(out) - 1; {
		case d == nil:
			out = append(out, digestRow{e, []*Event{e}, e.Text})
		case d.fold[e.ID]:
		case e.Call == nil || d.own[e.ID]:
			out = append(out, digestRow{e, []*Event{e}, e.Text})
		case n >= 0 && out[n].Call != nil && out[n].call() == e.call() && !d.own[out[n].ID] && (e.Attribute != "await" || e.waiting() != ""):
			out[n].events = append(out[n].events, e)
		default:
			out = append(out, digestRow{e, []*Event{e}, ""})
		}
	}
	for i := range out {
		if r := &out[i]; r.text == "" {
			r.text = r.operation(begun[r.call()], d.last[r.call()])
			begun[r.call()] = true
		}
	}
	return out
}

// row is the id of the row that shows e, an event of g: that of its first event.
func (d *digest) row(g *Graph, e *Event) string {
	if g == nil || e.Thread < 0 || e.Thread >= len(g.Threads) {
		return e.ID
	}
	for _, r := range d.rows(g.Threads[e.Thread].Events, map[callID]bool{}) {
		if slices.ContainsFunc(r.events, func(o *Event) bool { return o.ID == e.ID }) {
			return r.ID
		}
	}
	return e.ID
}

// hides reports whether no row shows event id of g.
func (d *digest) hides(g *Graph, id string) bool {
	if d == nil || d.own[id] {
		return false
	}
	if d.fold[id] {
		return true
	}
	t, i, ok := eventOf(id)
	return ok && t < len(g.Threads) && i < len(g.Threads[t].Events) && g.Threads[t].Events[i].Call != nil
}

// operation says what the call of r does. goesOn: it has begun before; last is its last event, by its id.
func (r *digestRow) operation(goesOn bool, last string) string {
	what := r.Call.Function
	end := r.events[len(r.events)-1]
	locks := func(attribute string) bool {
		return slices.ContainsFunc(r.events, func(e *Event) bool { return e.Attribute == attribute })
	}
	class, destructor, ok := r.Call.class()
	switch {
	case ok && r.Call.Object != "" && locks("lock") && end.waiting() == "": // guards
		return class + " locks " + r.Call.Object
	case ok && r.Call.Object != "" && locks("unlock"):
		return class + " unlocks " + r.Call.Object
	case ok && !destructor:
		what = class
	}
	if r.Call.Object != "" {
		what += " of " + r.Call.Object
	}
	switch {
	case end.waiting() != "":
		return "waits in " + what
	case r.stop() != "":
		return what + r.stop()
	case goesOn && end.ID == last:
		return what + " returns"
	case goesOn:
		return what + " goes on"
	case end.ID != last:
		return what + " begins"
	}
	var writes []*Event
	for _, e := range r.events {
		if e.Kind == "W" {
			writes = append(writes, e)
		}
	}
	switch {
	case strings.Contains(r.Call.Function, "tryjoin") && r.events[0].Kind == "choice" && r.events[0].Value == "0":
		return what // the join follows
	case len(writes) == 0 && strings.Contains(r.Call.Function, "try"):
		return what + " fails"
	case len(writes) == 1 && writes[0].Location == r.Call.Object && (strings.Contains(r.Call.Function, "sem") || strings.Contains(r.Call.Function, "latch")):
		return what + ", then " + writes[0].Value
	}
	return what
}

// stop says what the call of r finds, or does, about a request to stop; "" if nothing. In libstdc++ and libc++ the lowest bit of
// the state that a std::stop_token shares is set once stop was requested.
func (r *digestRow) stop() string {
	state := func(e *Event) (v uint64, requested, ok bool) {
		v, err := strconv.ParseUint(e.Value, 0, 64)
		return v, v&1 != 0, err == nil
	}
	end := r.events[len(r.events)-1]
	switch r.Call.Function {
	case "std::stop_token::stop_requested", "std::stop_source::stop_requested":
		if _, requested, ok := state(end); ok && end.Kind == "R" {
			return " = " + strconv.FormatBool(requested)
		}
	case "std::jthread::~jthread", "std::jthread::operator=":
		for i, e := range r.events[1:] {
			from := r.events[i]
			if e.Kind != "W" || from.Kind != "R" || from.Location != e.Location {
				continue
			}
			before, was, known := state(from)
			// The same object counts its owners; that count falls here.
			if after, is, ok := state(e); ok && known && is && !was && after > before {
				return " requests stop"
			}
		}
	}
	return ""
}

// waiting is why a thread waits at e, "" if it does not, or fails there.
func (e *Event) waiting() string {
	if e.Pending != "" && strings.HasSuffix(e.Text, "[waits: "+e.Pending+"]") {
		return e.Pending
	}
	return ""
}

// name is the id of r, or those of its first and last event.
func (r *digestRow) name() string {
	if n := len(r.events); n > 1 {
		return strings.TrimSuffix(r.ID, ")") + "-" + strconv.Itoa(r.events[n-1].Index) + ")"
	}
	return r.ID
}

// leftOut says what d does not show, "" if it shows all.
func (d *digest) leftOut() string {
	if d == nil {
		return ""
	}
	var parts []string
	if n := len(d.fold); n > 0 {
		parts = append(parts, plural(uint64(n), "event")+" of set-up and of memory that threads do not share")
	}
	if d.inCalls > 0 {
		parts = append(parts, plural(uint64(d.inCalls), "event")+" of calls of libraries")
	}
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(parts, " and ") + verb(uint64(len(d.fold)+d.inCalls), " is", " are") + " not shown"
}

// names reports whether name is what a row calls itself that ends with e.
func (e *Event) names(name string) bool {
	if t, last, ok := strings.Cut(name, "-"); ok {
		return strings.HasPrefix(e.ID, t[:strings.IndexByte(t, ',')+1]) && last == strconv.Itoa(e.Index)+")"
	}
	return name == e.ID
}

// constructs reports whether the call only makes an object ready to be used.
func (c *EventCall) constructs() bool {
	_, destructor, ok := c.class()
	return ok && !destructor || strings.HasSuffix(c.Function, "_init")
}

// brief is f as d shows it, for pictures: each row is an event with the id of the first event of the row. of maps the ids of
// events to those of the rows that show them; events that no row shows are not in it.
func (f *Finding) brief(d *digest) (out *Finding, of map[string]string) {
	of = map[string]string{"init": "init"}
	g := &Graph{Objects: f.Graph.Objects, Initial: f.Graph.Initial}
	for t := range f.Graph.Threads {
		th := f.Graph.Threads[t]
		list := d.rows(th.Events, map[callID]bool{})
		th.Events = []Event{}
		for i := range list {
			r := &list[i]
			for _, e := range r.events {
				of[e.ID] = r.ID
			}
			e := *r.Event
			if r.text != e.Text { // what the call does in memory is no matter
				e.Text, e.Kind, e.Location, e.Attribute, e.Value = r.text, "call", "", "", ""
				e.Pending = r.events[len(r.events)-1].Pending
			}
			th.Events = append(th.Events, e)
		}
		g.Threads = append(g.Threads, th)
	}
	for t := range g.Threads {
		for i := range g.Threads[t].Events {
			e := &g.Threads[t].Events[i]
			if e.ReadsFrom != "" {
				e.ReadsFrom = of[e.ReadsFrom]
			}
			if e.Kind == "call" {
				e.ReadsFrom = ""
			}
		}
		g.Threads[t].Parent = of[g.Threads[t].Parent]
	}
	edges := func(list []Edge) (out []Edge) {
		for _, e := range list {
			if k := (Edge{of[e.From], of[e.To]}); k.From != "" && k.To != "" && k.From != k.To && !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
		return out
	}
	g.FR, g.HB = edges(f.Graph.FR), edges(f.Graph.HB)
	for _, co := range f.Graph.Coherence {
		c := Coherence{Location: co.Location}
		for _, w := range co.Writes {
			if !d.hides(f.Graph, w) {
				c.Writes = append(c.Writes, w)
			}
		}
		if len(c.Writes) > 1 {
			g.Coherence = append(g.Coherence, c)
		}
	}
	brief := *f
	brief.Graph, brief.Events, brief.Trace = g, nil, nil
	for _, e := range f.Events {
		if id, ok := of[e.ID]; ok {
			e.ID = id
		}
		brief.Events = append(brief.Events, e)
	}
	for _, s := range f.Trace {
		kept := Step{Thread: s.Thread, Place: s.Place}
		for k, id := range s.Events {
			if id, ok := of[id]; ok && !slices.Contains(kept.Events, id) {
				kept.Events, kept.Text = append(kept.Events, id), append(kept.Text, s.Text[k])
			}
		}
		if len(kept.Events) > 0 {
			brief.Trace = append(brief.Trace, kept)
		}
	}
	return &brief, of
}
