package litmus

import (
	"slices"
	"strconv"

	"genmcgo/graph/event"
)

// Execution is an execution graph in neutral form: what the explorer and the
// oracle are compared in. Canon does not depend on the order of Threads or
// Writes entries of different locations.
type Execution struct {
	Threads []ThreadTrace
	Co      []CoTrace
}

// ThreadTrace is the events of one thread in program order. Blocked is set if
// the thread did not finish; Why then says what it is blocked at (the kind and
// reason of its next step), if the thread is not blocked by a read it made.
type ThreadTrace struct {
	Tid     event.Tid
	Events  []Trace
	Blocked bool
	Why     string
}

// Trace is one event. Thread numbers in RF are indices into Threads; RF counts
// for reads only. Value is what a read-like event returned. A nil Label stands for
// an event that is not there although later ones are.
type Trace struct {
	Label *event.Label
	RF    event.ID
	Value event.Value
}

// CoTrace is the coherence order of a location, without the initial write.
type CoTrace struct {
	Addr   event.Addr
	Writes []event.ID
}

// Canon returns the canonical text of x: equal for two executions iff they are
// the same graph (same events per thread name, same rf, same co). One line per
// thread, by thread name, then one per location, by address. Skip events are left
// out, and events numbered without them: whether the machine yields them makes no
// difference.
func (x *Execution) Canon() string {
	b := make([]byte, 0, 512)
	order := make([]int, len(x.Threads))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return int(x.Threads[i].Tid) - int(x.Threads[j].Tid) })
	for _, i := range order {
		t := &x.Threads[i]
		if len(t.Events) == 0 {
			continue // only numbered, not created in this execution
		}
		b = append(b, 'T')
		b = strconv.AppendInt(b, int64(t.Tid), 10)
		b = append(b, ':')
		for k := range t.Events {
			if !t.Events[k].skip() {
				b = x.event(b, &t.Events[k])
			}
		}
		if t.Blocked {
			b = append(b, " blocked"...)
			if t.Why != "" {
				b = append(b, ' ')
				b = append(b, t.Why...)
			}
		}
		b = append(b, '\n')
	}
	order = order[:0]
	for i := range x.Co {
		if len(x.Co[i].Writes) > 0 {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(i, j int) int {
		if x.Co[i].Addr < x.Co[j].Addr {
			return -1
		}
		return 1
	})
	for _, i := range order {
		c := &x.Co[i]
		b = append(b, "co "...)
		b = appendAddr(b, c.Addr)
		b = append(b, ':')
		for _, w := range c.Writes {
			b = append(b, ' ')
			b = x.id(b, w)
		}
		b = append(b, '\n')
	}
	return string(b)
}

func appendAddr(b []byte, a event.Addr) []byte {
	if a >= Location(0) && a < Function(0) && (a-Location(0))%64 == 0 {
		b = append(b, '@')
		return strconv.AppendInt(b, int64(a-Location(0))/64, 10)
	}
	b = append(b, "0x"...)
	return strconv.AppendUint(b, uint64(a), 16)
}

func (t *Trace) skip() bool { return t.Label != nil && t.Label.Kind == event.Skip }

func (x *Execution) id(b []byte, id event.ID) []byte {
	if id.IsInit() {
		return append(b, "init"...)
	}
	index := id.Index
	for k := range x.Threads[id.Thread].Events[:id.Index] {
		if x.Threads[id.Thread].Events[k].skip() {
			index--
		}
	}
	b = append(b, '(')
	b = strconv.AppendInt(b, int64(x.Threads[id.Thread].Tid), 10)
	b = append(b, ',')
	b = strconv.AppendInt(b, int64(index), 10)
	return append(b, ')')
}

func appendValue(b []byte, v event.Value) []byte {
	if v.Hi == 0 {
		return strconv.AppendUint(b, v.Lo, 10)
	}
	return append(b, v.String()...)
}

func (x *Execution) event(b []byte, e *Trace) []byte {
	l := e.Label
	b = append(b, ' ')
	if l == nil {
		return append(b, "absent"...)
	}
	switch l.Kind {
	case event.Read:
		b = append(b, 'R')
		if l.Succeeds(e.Value) && l.Admits(e.Value) {
			b = append(b, 'x')
		}
		b = append(b, '.')
		b = append(b, l.OrdOf(e.Value).String()...)
		b = appendAddr(b, l.Addr)
		b = append(b, '=')
		b = appendValue(b, e.Value)
		b = append(b, '<')
		b = x.id(b, e.RF)
	case event.Write:
		b = append(b, 'W')
		if l.Attr&event.Exclusive != 0 {
			b = append(b, 'x')
		}
		b = append(b, '.')
		b = append(b, l.Ord.String()...)
		b = appendAddr(b, l.Addr)
		b = append(b, '=')
		b = appendValue(b, l.Val)
	case event.Fence:
		b = append(b, 'F', '.')
		b = append(b, l.Ord.String()...)
	case event.ThreadStart:
		b = append(b, "start"...)
	case event.ThreadFinish:
		b = append(b, "finish="...)
		b = appendValue(b, l.Val)
	case event.ThreadCreate:
		b = append(b, "create"...)
		b = strconv.AppendInt(b, int64(l.Child), 10)
	case event.ThreadJoin:
		b = append(b, "join"...)
		b = strconv.AppendInt(b, int64(l.Child), 10)
		b = append(b, '=')
		b = appendValue(b, e.Value)
	default:
		b = append(b, l.Kind.String()...)
		b = appendAddr(b, l.Addr)
		if l.Kind.ReadLike() {
			b = append(b, '=')
			b = appendValue(b, e.Value)
		}
	}
	return b
}

// BlockedAt is ThreadTrace.Why of a thread whose next step is l.
func BlockedAt(l *event.Label) string {
	switch l.Kind {
	case event.Block:
		return event.BlockReason(l.Why).String()
	case event.Error:
		return event.Fault(l.Why).String()
	}
	return l.Kind.String()
}
