package check

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Checks find what is wrong with an execution beyond what one thread's own
// steps say. A check is a function from an execution, and an event of it, to findings. It
// changes neither, and knows of no option: which checks there are is chosen once
// (for.go), and who counts and who stops is the engine's business.
//
// Each looks only at the event just added: a pair of conflicting events is seen when the
// second of them is added, in every graph that has both.

// Check looks at event id of x and gives what it finds to out. It returns false if out does
// not want to hear more of this execution.
type Check func(x *execution.Execution, id event.ID, out Findings) bool

// Findings is who wants to know what checks find.
type Findings interface {
	// Report returns whether to go on with the execution.
	Report(x *execution.Execution, f *Finding) bool
	// Known reports whether there is a finding of this kind at these positions already, and
	// another one would not count.
	Known(k result.ErrorKind, pos, other int32) bool
}

// Finding is what a check finds: that the exploration has to begin again, that it cannot go
// on, or an error or a warning. If there are several the first one counts that changes
// anything.
type Finding struct {
	Refine func(r *config.Refinement) bool // reports whether it changed r
	Limit  *graph.LimitError
	Part   []int32 // if not nil, the causal past that shows it, without the rest of the execution
	Found  *result.Found
	// Detail is Found.Detail, as for fmt.Sprintf. It is put together if it is wanted.
	Detail string
	Args   []any
}

// At is event id as an error between it and other (graph.None for none).
func at(x *execution.Execution, k result.ErrorKind, id, other event.ID, detail string, args ...any) *Finding {
	f := &result.Found{Kind: k, Msg: -1, Pos: x.Graph.At(id).Pos, Other: -1, Thread: id.Thread, Event: id, Conflict: other}
	if other.Thread >= 0 {
		f.Other = x.Graph.At(other).Pos
	}
	return &Finding{Found: f, Detail: detail, Args: args}
}

// Special is what is special about an event, so that a check has to look at it: of an
// access, what is special about its location (graph.Special), and this.
type Special uint16

const (
	undefined Special = 1 << (iota + 8) // it reads undefined bits, or more than a word
	releases                            // it is a Free
	measures                            // it is an ObjectSize
	arrives                             // it is a BarrierArrive
	anyEvent                            // it is an event
)

// SpecialAccess is what is special about e, an access.
func SpecialAccess(g *graph.Graph, e *graph.Event) Special {
	return Special(g.Space.Locs[e.Loc].Special) | anyEvent
}

// SpecialRead is what is special about e, a read with an rf.
func SpecialRead(g *graph.Graph, e *graph.Event) Special {
	return SpecialAccess(g, e) | SpecialValue(e.Step, e.Val)
}

// SpecialValue is what is special about read s because it returns v.
func SpecialValue(s *event.Step, v event.Value) Special {
	if v.Hi != 0 || s.Size > 8 {
		return undefined
	}
	return 0
}

// SpecialOther is what is special about e, which is no access.
func SpecialOther(e *graph.Event) Special {
	switch e.Kind {
	case event.Free:
		return releases | anyEvent
	case event.ObjectSize:
		return measures | anyEvent
	case event.BarrierArrive:
		return arrives | anyEvent
	}
	return anyEvent
}

// Look is a check with the events that it has to look at.
type Look struct {
	At    Special
	Check Check
	// Waiting, of a write, is the same for reads that wait: they are not in the graph, but
	// before the write was there they could have read the co-last one. If the check found
	// something itself that does, unless also is set.
	Waiting func(x *execution.Execution, write, read event.ID, out Findings) bool
	Wanted  func(x *execution.Execution, write event.ID, read *event.Step) bool // whether to ask
	Also    bool
	// Vouched: it finds nothing at events of which the state says that what it allows is told by
	// position (consistency.State.ByPosition). Executions that end with an event at which another
	// check has to look are built.
	Vouched bool
}

// Looks are checks, one after the other.
type Looks struct {
	At    Special // of any
	all   []Look
	every []Look  // those that look at every event
	few   Special // at which the others look
}

func (l *Looks) add(more ...Look) {
	for _, m := range more {
		l.all = append(l.all, m)
		l.At |= m.At
		if m.At&anyEvent != 0 {
			l.every = append(l.every, m)
		} else {
			l.few |= m.At
		}
	}
}

// List lists checks: all that look at an event about which s is special, and perhaps others.
func (l *Looks) List(s Special) []Look {
	if s&l.few == 0 {
		return l.every
	}
	return l.all
}

// Checks are what is looked for in executions.
type Checks struct {
	Access Looks // at reads and writes that have not made their choice
	Read   Looks // at reads
	Write  Looks // at writes
	Other  Looks // at other events
	// stuck: if a blocked execution is one in which nothing can go on, the first that finds
	// something says what is wrong.
	Stuck []func(x *execution.Execution, p config.Program, s *Standstill) *Finding
	// Cut looks at those in which a thread was cut, or stopped for another reason than that it waits.
	Cut        []func(x *execution.Execution, p config.Program, s *Standstill) *Finding
	Ended      []End      // at complete executions
	Standstill Standstill // scratch of Base.Blocked
	judge      *judge     // nil if the model says nothing of errors
	joins      bool       // accesses of several sizes may be joint events
	// kinds that are errors in this run, though they are warnings in others
	errors []result.ErrorKind

	ends   []func(s *event.Step) bool // of Ended
	built  Special                    // accesses at which some check has to look that is not vouched for
	always bool                       // some check of complete executions has to see each of them
}

// Severity is how the run takes findings of kind k.
func (c *Checks) Severity(k result.ErrorKind) result.Severity {
	if slices.Contains(c.errors, k) {
		return result.Error
	}
	return k.Severity()
}

// Rest is what an execution that is not built to its end does to memory from there on.
type Rest struct {
	Freed []event.ID    // the allocations of objects in the graph that it gives back
	Lost  []*event.Step // allocations of objects that it does not give back
}

// End is a check of complete executions.
//
// Some of them need not be built to be counted, if no check can find anything in them: those in
// which the newest event is an access, the next step of its thread ends that, and all other
// threads have ended, or one joins others and ends; and those that end with events that have no choice
// (Worker.seesEnd of package engine). A check says when it finds nothing there.
type End struct {
	Check func(x *execution.Execution, p config.Program, out Findings)
	// Silent reports whether Check finds nothing in what x turns into with rest, but for what Ends says. With
	// nil it has to see each execution.
	Silent func(x *execution.Execution, rest *Rest, out Findings) bool
	// Ends reports whether it finds nothing in the last step s of a thread, whose result is not 0; nil if
	// it never finds anything there.
	Ends func(s *event.Step) bool
}

// AddEnd adds a check of complete executions.
func (c *Checks) AddEnd(e End) {
	c.Ended = append(c.Ended, e)
	c.always = c.always || e.Silent == nil
	if e.Ends != nil {
		c.ends = append(c.ends, e.Ends)
	}
}

// sumUp notes which executions have to be built.
func (c *Checks) sumUp() {
	for _, list := range [...][]Look{c.Read.all, c.Write.all} {
		for i := range list {
			if !list[i].Vouched {
				c.built |= list[i].At
			}
		}
	}
}

// Builds reports whether an execution that ends with an access about which s is special has to be
// built, so that checks see it.
func (c *Checks) Builds(s Special) bool { return c.always || s&c.built != 0 }

// BuildsAll reports whether every access has to be built, so that checks see it.
func (c *Checks) BuildsAll() bool { return c.Builds(anyEvent) }

// Silent reports whether no check finds anything in what x turns into with rest; see End.
func (c *Checks) Silent(x *execution.Execution, rest *Rest, out Findings) bool {
	for i := range c.Ended {
		if silent := c.Ended[i].Silent; silent == nil || !silent(x, rest, out) {
			return false
		}
	}
	return true
}

// Ends reports whether no check finds anything in the last step s of a thread, whose result is not 0; see End.
func (c *Checks) Ends(s *event.Step) bool {
	for _, quiet := range c.ends {
		if !quiet(s) {
			return false
		}
	}
	return true
}
