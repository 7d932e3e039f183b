package engine

import (
	"cmp"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// ledger is what one worker has found so far: what is in it need not be found again.
type ledger struct {
	Seen    map[result.Key]bool
	leaked  []bool                   // by position: the leak is among the warnings
	stops   map[StopKey]*result.Stop // where threads of blocked executions stopped (stops.go)
	limits  map[LimitKey]uint64
	reports uint64 // findings
}

// Known reports whether there is a finding of this kind at these positions.
func (l *ledger) known(k result.ErrorKind, pos, other int32) bool {
	if k == result.Leak { // which is asked for every object at every end
		return int(pos) < len(l.leaked) && l.leaked[pos]
	}
	return l.Seen[result.Key{Kind: k, Pos: pos, Other: other}]
}

// enter takes note of error f, and reports whether it is the first of its key.
func (l *ledger) enter(f *result.Found) bool {
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
func (l *ledger) Forget() {
	clear(l.Seen)
	l.leaked = l.leaked[:0]
}

type LimitKey struct {
	Why event.BlockReason
	Pos int32
}

// limit counts an execution that is cut at position pos because of why.
func (l *ledger) limit(why event.BlockReason, pos int32) {
	if l.limits == nil {
		l.limits = map[LimitKey]uint64{}
	}
	l.limits[LimitKey{why, pos}]++
}

// LimitList lists what was counted.
func (l *ledger) LimitList() []result.Limit { return LimitsOf(l.limits) }

// LimitsOf lists counts of limits in a fixed order.
func LimitsOf(all map[LimitKey]uint64) (list []result.Limit) {
	for k, n := range all {
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

// StopList lists where threads stopped.
func (l *ledger) StopList() []result.Stop {
	all := map[StopKey]result.Stop{}
	for k, s := range l.stops {
		all[k] = *s
	}
	return StopsOf(all)
}

// StopsOf lists all in a fixed order.
func StopsOf(all map[StopKey]result.Stop) (list []result.Stop) {
	for _, s := range all {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b result.Stop) int {
		return cmp.Or(cmp.Compare(a.Tid, b.Tid), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Why, b.Why))
	})
	return list
}
