package trust

import (
	"bytes"
	"encoding/json"
	"slices"

	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Executions that may be reached in several ways (Equivalence.Recurs). Only the first of them counts. The workers of
// one process share their digests. Parts of an exploration know nothing of each other, so each has the digests of such
// executions, with what it counted for them, and who adds up the parts takes away what was counted before.

// tally is what counting executions came to, as it is written down: see engine.Tally.
type tally struct {
	result.Counts
	Limits []result.Limit `json:"limits,omitempty"`
	Stops  []result.Stop  `json:"stops,omitempty"`
}

func tallyOf(t *engine.Tally) tally { return tally{t.Counts, t.LimitList(), t.StopList()} }

// less takes from t what times executions of each of kinds count as. ok is false if t does not count them. Places at
// which threads stop are not all counted (engine.MaxStops), so these may be missing.
func (t *tally) less(kinds []tally, times []uint64) (rest tally, ok bool) {
	rest, ok = tally{Counts: t.Counts, Limits: slices.Clone(t.Limits), Stops: slices.Clone(t.Stops)}, true
	for i, n := range times {
		if n == 0 {
			continue
		}
		k := &kinds[i]
		if rest.Counts, ok = rest.Counts.Less(&k.Counts, n); !ok {
			return rest, false
		}
		for _, l := range k.Limits {
			at := slices.IndexFunc(rest.Limits, func(o result.Limit) bool { return o.Why == l.Why && o.Pos == l.Pos })
			if at < 0 || l.Executions > 0 && n > rest.Limits[at].Executions/l.Executions {
				return rest, false
			}
			rest.Limits[at].Executions -= n * l.Executions
		}
		for _, s := range k.Stops {
			at := slices.IndexFunc(rest.Stops, func(o result.Stop) bool { return o.Tid == s.Tid && o.Pos == s.Pos && o.Why == s.Why })
			if at < 0 {
				continue
			}
			have := &rest.Stops[at].Executions
			*have -= min(*have, n*min(s.Executions, *have))
		}
	}
	rest.Limits = slices.DeleteFunc(rest.Limits, func(l result.Limit) bool { return l.Executions == 0 })
	rest.Stops = slices.DeleteFunc(rest.Stops, func(s result.Stop) bool { return s.Executions == 0 })
	return rest, true
}

// recurring are executions that may be reached in several ways, and what each of them was counted as.
type recurring struct {
	kinds  []tally
	of     map[result.Digest]int // in kinds
	number map[string]int        // of each of kinds, by its JSON
}

// recurs is one of them, and its place in kinds.
type recurs struct {
	digest result.Digest
	kind   int
}

// add adds execution d, which counts as k.
func (r *recurring) add(d result.Digest, k *tally) {
	if r.of == nil {
		r.of, r.number = map[result.Digest]int{}, map[string]int{}
	}
	text, err := json.Marshal(k)
	if err != nil {
		panic("BUG: " + err.Error()) // it is plain data
	}
	n, ok := r.number[string(text)]
	if !ok {
		n = len(r.kinds)
		r.kinds = append(r.kinds, *k)
		r.number[string(text)] = n
	}
	r.of[d] = n
}

// list returns the kinds of executions, and the executions in the order of their digests.
func (r *recurring) list() (kinds []tally, list []recurs) {
	if r == nil {
		return nil, nil
	}
	for d, k := range r.of {
		list = append(list, recurs{d, k})
	}
	slices.SortFunc(list, func(a, b recurs) int { return bytes.Compare(a.digest[:], b.digest[:]) })
	return r.kinds, list
}

// recurrences observes a part of an exploration to tell what is counted for executions that may be reached in
// several ways.
type recurrences struct {
	engine.Blind
	recurring
	ledger *engine.Ledger
	all    *engine.Tally
}

// newRecurrences is one that observes w.
func newRecurrences(w *engine.Base) *recurrences {
	r := &recurrences{ledger: &w.Ledger, all: w.Ledger.Tally}
	r.ledger.Apart = &engine.Tally{}
	w.Observers = append(w.Observers, r)
	return r
}

func (r *recurrences) Finished(*execution.Execution, bool) {
	if r.ledger.Digest == (result.Digest{}) {
		return
	}
	own := r.ledger.Apart
	if r.all.Complete > 0 {
		own.Stops = nil // as if it had been counted with the others
	}
	k := tallyOf(own)
	r.add(r.ledger.Digest, &k)
	r.all.Add(own)
	*own = engine.Tally{}
}
