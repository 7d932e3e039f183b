package engine

import (
	"cmp"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Ledger is what one worker has counted, and found so far: what is in it need not be found again.
type Ledger struct {
	*Tally  // of all executions, or Apart for a moment
	Seen    map[result.Key]bool
	leaked  []bool // by position: the leak is among the warnings
	reports uint64 // findings
	ended   bool   // nothing can be added to the execution at hand

	// Digest is that of the execution that is being counted, if it may be reached in several ways, else zero.
	// If Apart is not nil, which an observer has to see to, such an execution is counted there.
	Digest result.Digest
	Apart  *Tally
}

// Tally is what counting executions came to.
type Tally struct {
	result.Counts
	Limits map[LimitKey]uint64
	Stops  map[StopKey]result.Stop // where threads of blocked executions stopped (stops.go)
}

// Add adds o to t.
func (t *Tally) Add(o *Tally) {
	t.Counts.Add(&o.Counts)
	for _, l := range o.LimitList() {
		t.AddLimit(l)
	}
	for _, s := range o.Stops {
		t.AddStop(s)
	}
}

// Known reports whether there is a finding of this kind at these positions.
func (l *Ledger) known(k result.ErrorKind, pos, other int32) bool {
	if k == result.Leak { // which is asked for every object at every end
		return int(pos) < len(l.leaked) && l.leaked[pos]
	}
	return l.Seen[result.Key{Kind: k, Pos: pos, Other: other}]
}

// enter takes note of error f, and reports whether it is the first of its key.
func (l *Ledger) enter(f *result.Found) bool {
	k := f.Key()
	if l.Seen[k] {
		return false
	}
	if l.Seen == nil {
		l.Seen = map[result.Key]bool{}
	}
	l.Seen[k] = true
	if f.Kind == result.Leak {
		for int(f.Pos) >= len(l.leaked) {
			l.leaked = append(l.leaked, false)
		}
		l.leaked[f.Pos] = true
	}
	return true
}

// Forget makes every error worth finding again.
func (l *Ledger) Forget() {
	clear(l.Seen)
	l.leaked = l.leaked[:0]
}

type LimitKey struct {
	Why event.BlockReason
	Pos int32
}

// AddLimit adds the executions of l, which are cut there.
func (t *Tally) AddLimit(l result.Limit) {
	t.Limits = result.Count(t.Limits, LimitKey{l.Why, l.Pos}, l.Executions)
}

// LimitList lists counts of limits in a fixed order.
func (t *Tally) LimitList() (list []result.Limit) {
	for k, n := range t.Limits {
		list = append(list, result.Limit{Why: k.Why, Pos: k.Pos, Executions: n})
	}
	slices.SortFunc(list, func(a, b result.Limit) int { return cmp.Or(cmp.Compare(a.Why, b.Why), cmp.Compare(a.Pos, b.Pos)) })
	return list
}

// MaxStops bounds the list of Result.Stops.
const MaxStops = 1000

type StopKey struct {
	Tid event.Tid
	Pos int32
	Why event.BlockReason
}

// AddStop adds the executions of s, in which a thread stopped, unless there are too many places.
func (t *Tally) AddStop(s result.Stop) {
	k := StopKey{Tid: s.Tid, Pos: s.Pos, Why: s.Why}
	known, ok := t.Stops[k]
	if !ok && len(t.Stops) == MaxStops {
		return
	}
	if t.Stops == nil {
		t.Stops = map[StopKey]result.Stop{}
	}
	s.Executions += known.Executions
	t.Stops[k] = s
}

// StopList lists where threads stopped, in a fixed order.
func (t *Tally) StopList() (list []result.Stop) {
	for _, s := range t.Stops {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b result.Stop) int {
		return cmp.Or(cmp.Compare(a.Tid, b.Tid), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Why, b.Why))
	})
	return list
}
