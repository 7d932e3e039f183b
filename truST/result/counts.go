package result

import "maps"

// Counts are what each execution adds to by itself: an execution that turns out to have been counted before can be
// taken away again.
type Counts struct {
	// Complete counts the executions in which every thread finished, Waiting those in
	// which the process ended while others waited for what never comes (truST/engine/ended.go).
	Complete uint64 `json:"complete,omitempty"`
	Waiting  uint64 `json:"waiting,omitempty"`
	Blocked  uint64 `json:"blocked,omitempty"` // executions in which some thread could not go on
	// Bounded counts blocked executions that were cut by the loop bound, and
	// BoundedAt the loops (source positions) with how often.
	Bounded   uint64           `json:"bounded,omitempty"`
	BoundedAt map[int32]uint64 `json:"bounded_at,omitempty"`
	// Cut counts those in which nothing but the loop bound kept a thread from
	// finishing; some tools call them complete.
	Cut uint64 `json:"cut,omitempty"`
	// Threads of blocked executions, by reason: a loop waits; a loop repeats what
	// another execution does at once; an assumption does not hold.
	SpinBlocked   uint64 `json:"spin_blocked,omitempty"`
	MootBlocked   uint64 `json:"moot_blocked,omitempty"`
	AssumeBlocked uint64 `json:"assume_blocked,omitempty"`
	// Deadlocks are the deadlocks, by Found.Name, with how many executions end in each (Config.AllDeadlocks).
	Deadlocks map[string]uint64 `json:"deadlocks,omitempty"`
}

// numbers are the counts that are not in maps.
func (c *Counts) numbers() [8]*uint64 {
	return [8]*uint64{&c.Complete, &c.Waiting, &c.Blocked, &c.Bounded, &c.Cut, &c.SpinBlocked, &c.MootBlocked, &c.AssumeBlocked}
}

// Add adds o to c.
func (c *Counts) Add(o *Counts) {
	from := o.numbers()
	for i, n := range c.numbers() {
		*n += *from[i]
	}
	for at, n := range o.BoundedAt {
		c.BoundedAt = Count(c.BoundedAt, at, n)
	}
	for name, n := range o.Deadlocks {
		c.Deadlocks = Count(c.Deadlocks, name, n)
	}
}

// Less returns c without o, which was counted times times in it. ok is false if c has not counted that much; c does
// not change.
func (c *Counts) Less(o *Counts, times uint64) (rest Counts, ok bool) {
	rest, ok = *c, true
	rest.BoundedAt, rest.Deadlocks = maps.Clone(c.BoundedAt), maps.Clone(c.Deadlocks)
	take := func(from *uint64, n uint64) {
		if n > 0 && times > *from/n {
			ok = false
			return
		}
		*from -= times * n
	}
	less := o.numbers()
	for i, n := range rest.numbers() {
		take(n, *less[i])
	}
	takeOf(rest.BoundedAt, o.BoundedAt, take)
	takeOf(rest.Deadlocks, o.Deadlocks, take)
	return rest, ok
}

// takeOf takes what o counts from m, in which nothing is counted 0 times.
func takeOf[K comparable](m, o map[K]uint64, take func(from *uint64, n uint64)) {
	for k, n := range o {
		left := m[k]
		if take(&left, n); left > 0 {
			m[k] = left
		} else {
			delete(m, k)
		}
	}
}

// Most is the largest of the counts.
func (c *Counts) Most() (most uint64) {
	for _, n := range c.numbers() {
		most = max(most, *n)
	}
	for _, n := range c.BoundedAt {
		most = max(most, n)
	}
	for _, n := range c.Deadlocks {
		most = max(most, n)
	}
	return most
}
