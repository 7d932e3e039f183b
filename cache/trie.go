// Package cache turns an [event.Machine] into a tree of steps keyed by the
// values that reads return (genmc-2024 §5.1), so that no prefix of any thread is
// interpreted twice by a worker: where the tree ends, a suspended thread goes on.
//
// Threads are suspended in two ways. A few are running: real threads, each at the
// step it yielded last; to ask for what follows that step costs no copy. The
// others are states, saved as bytes without pointers: a step that may be followed
// by several others keeps the state after it from the first time that it is
// resumed, any other step only while its thread is not running and nothing follows
// it yet. A state that is gone is rebuilt from the nearest one before it on the
// thread's path, or by running the thread from its start: never wrong, only slow.
//
// Memory is bounded: beyond a budget the coldest states are dropped first, then the coldest
// steps that nothing follows (evict.go). Graphs may still hold such steps; they
// stay valid and regrow what they need.
//
// Without the cache nothing is kept but one running thread for each thread of the
// program. It continues while an execution grows; asked for what follows any step but
// the one it stands at, it is run again from its start. The tool of genmc-2024 works
// like that without its cache, except that it runs all threads again for each
// execution, even those that already stand at the right step.
//
// Read next: states.go and packed.go (suspended threads), evict.go (what goes when), wide.go (many
// children).
package cache

import (
	"unsafe"

	"genmcgo/graph/event"
)

// DefaultBudget is the number of bytes that one worker's steps and states may take
// unless it is told otherwise.
const DefaultBudget = 64 << 20

// Trie supplies steps of one program to one worker. It implements
// config.Program. It is not safe for concurrent use.
type Trie struct {
	m     event.Machine
	on    bool
	main  *event.Step
	roots map[rootKey]*event.Step // first steps of threads other than main
	wide  wide
	// nodes are the steps in the tree, in the order in which they were made.
	nodes  []*event.Step
	states states
	run    []running
	now    uint64 // counts misses
	*budget

	counters event.Counters
}

// running is a thread and the step it is suspended at, nil if it is over.
type running struct {
	at   *event.Step
	th   event.Thread
	last uint64    // when it ran last
	tid  event.Tid // without the cache: whose it is
	// since is how many steps it took since it was saved, loaded or started.
	since int
}

type rootKey struct {
	child event.Tid
	entry event.Addr
	arg   event.Value
}

const (
	// maxRunning bounds the running threads: more than most programs have threads,
	// few enough to be searched.
	maxRunning = 8
	stepBytes  = int(unsafe.Sizeof(event.Step{})) + 8 // with its place in nodes
	rootBytes  = 2 * int(unsafe.Sizeof(rootKey{})+8)  // in a map that is half full
)

// New returns the tree over m. With on false nothing is kept; see the package
// comment.
func New(m event.Machine, on bool) *Trie {
	c := &Trie{m: m, on: on, roots: map[rootKey]*event.Step{}, budget: &budget{}}
	c.SetBudget(DefaultBudget)
	return c
}

// step returns a new step of the tree. Each is allocated on its own: one that is
// forgotten is garbage unless a graph holds it, but in an array with others it would
// stay as long as any of them, and with it its parents and what shares arrays with those.
func (c *Trie) step() *event.Step {
	s := new(event.Step)
	if c.on {
		s.Used = c.clock
		c.nodes = append(c.nodes, s)
		c.grow(stepBytes)
	}
	return s
}

// single reports whether at most one step will ever follow s.
func single(s *event.Step) bool { return !s.Kind.ReadLike() || s.Await == event.AwaitEQ }

// Main returns the first step of the main thread.
func (c *Trie) Main() *event.Step {
	if c.main == nil || !c.on {
		c.main = c.step()
		r := c.seat(event.MainTid)
		r.replace(c.m.Main(&c.main.Label))
		c.suspend(r, c.main)
	}
	return c.main
}

// Spawn returns the first step of the thread that create starts.
func (c *Trie) Spawn(create *event.Step) *event.Step {
	k := rootKey{create.Label.Child, create.Addr, create.Val}
	if s := c.roots[k]; s != nil {
		s.Used = c.clock
		return s
	}
	s := c.step()
	s.Sibling = create
	if c.on {
		c.roots[k] = s
		c.grow(rootBytes)
	}
	r := c.seat(create.Label.Child)
	r.replace(c.m.Spawn(&create.Label, &s.Label))
	c.suspend(r, s)
	return s
}

// Next returns the step that follows s when s returned v.
func (c *Trie) Next(s *event.Step, v event.Value) *event.Step {
	if n := s.First; n != nil && (n.Key == v || !s.Kind.ReadLike()) && n != &fan {
		c.counters.Hits++
		n.Used = c.clock
		return n
	}
	return c.next(s, v)
}

// next is Next where the first child is not the one.
func (c *Trie) next(s *event.Step, v event.Value) *event.Step {
	if !s.Kind.ReadLike() {
		v = event.Value{}
	} else if n := c.find(s, v); n != nil {
		c.counters.Hits++
		n.Used = c.clock
		return n
	}
	c.counters.Misses++
	if c.on && c.used() > c.limit {
		c.evict()
	}
	r := c.thread(s)
	n := c.step()
	n.Parent, n.Key = s, v
	r.th.Resume(v, &n.Label)
	r.since++
	if c.on {
		c.link(s, n)
	}
	c.suspend(r, n)
	return n
}

// suspend notes that r stands at s now.
func (c *Trie) suspend(r *running, s *event.Step) {
	c.now++
	r.at, r.last = s, c.now
	if s.Kind.Terminal() {
		r.at, r.last = nil, 0
	}
}

// seat returns a running thread that may be made another one; its th may be nil.
// What it was is saved if it may be asked for again. Without the cache it is that of
// thread tid.
func (c *Trie) seat(tid event.Tid) *running {
	var r *running
	for i := range c.run {
		x := &c.run[i]
		if !c.on && x.tid == tid {
			return x
		}
		if r == nil || x.last < r.last {
			r = x
		}
	}
	if r == nil || !c.on || r.at != nil && len(c.run) < maxRunning {
		c.run = append(c.run, running{tid: tid})
		return &c.run[len(c.run)-1]
	}
	if s := r.at; s != nil && !c.states.has(s.Cont) && (s.First == nil || !single(s)) {
		c.save(s, r.th)
	}
	return r
}

// replace makes r another thread.
func (r *running) replace(th event.Thread) {
	if r.th != nil {
		r.th.Release()
	}
	r.th, r.since = th, 0
}

// A thread of more than smallState words is saved only after a step for each wordsPerStep of them: copying it takes
// about as long as these steps. Otherwise the states of one execution of a thread with a few thousand words (tables of
// its own, many objects) fill the memory.
const (
	smallState   = 512
	wordsPerStep = 32
)

// spaced reports whether the state of r, which goes on from a step that may be followed by several others for the first
// time, is worth keeping: to rebuild it would take longer than to save it.
func (r *running) spaced() bool {
	n := r.th.Footprint()
	return n <= smallState || r.since*wordsPerStep >= n
}

// thread returns a thread that stands at s and may go on.
func (c *Trie) thread(s *event.Step) *running {
	var r *running
	for i := range c.run {
		if c.run[i].at == s {
			r = &c.run[i]
			break
		}
	}
	switch {
	case !c.on:
		if r == nil {
			root := s
			for root.Parent != nil {
				root = root.Parent
			}
			tid := event.MainTid
			if root.Sibling != nil {
				tid = root.Sibling.Label.Child
			}
			r = c.seat(tid)
			c.rebuild(r, s)
		}
		return r
	case r == nil:
		r = c.seat(0)
		if c.states.has(s.Cont) {
			c.load(r, s)
		} else {
			c.rebuild(r, s)
			if !single(s) {
				c.save(s, r.th)
			}
		}
		r.since = 0
	case !single(s) && !c.states.has(s.Cont) && r.spaced():
		c.save(s, r.th)
		r.since = 0
	}
	return r
}

// rebuild makes r the thread that stands at s, from the nearest state before it.
func (c *Trie) rebuild(r *running, s *event.Step) {
	c.counters.Reruns++
	var path []*event.Step
	p := s
	for p.Parent != nil && !c.states.has(p.Cont) {
		path = append(path, p)
		p = p.Parent
	}
	var lab event.Label
	switch {
	case c.states.has(p.Cont):
		c.load(r, p)
	case p.Sibling != nil:
		r.replace(c.m.Spawn(&p.Sibling.Label, &lab))
	default:
		r.replace(c.m.Main(&lab))
	}
	for i := len(path) - 1; i >= 0; i-- {
		r.th.Resume(path[i].Key, &lab)
	}
}

// InitValue is the content of memory that was never written.
func (c *Trie) InitValue(a event.Addr, size uint8) event.Value { return c.m.InitValue(a, size) }

// Deps numbers the dependencies of labels; nil if the machine does not track them.
func (c *Trie) Deps() *event.DepTable {
	if m, ok := c.m.(interface{ Deps() *event.DepTable }); ok {
		return m.Deps()
	}
	return nil
}

// Learn tells the machine the content of a state of an object that it may not have made
// (event.Operation.Content).
func (c *Trie) Learn(state []byte) error {
	if m, ok := c.m.(interface{ Learn(state []byte) error }); ok {
		return m.Learn(state)
	}
	return nil
}

// Counters returns what was done so far.
func (c *Trie) Counters() event.Counters {
	c.notePeak()
	n := c.counters
	n.PeakBytes = uint64(c.peak)
	if m, ok := c.m.(interface{ Instructions() uint64 }); ok {
		n.Instructions = m.Instructions()
	}
	return n
}
