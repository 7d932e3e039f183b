package hunt

import (
	"math/rand/v2"
	"slices"

	"genmcgo/graph/event"
	"genmcgo/truST/walk"
)

// strategy is a way to choose. The zero strategy lets any thread go on, and takes the newest.
type strategy struct {
	name string
	// tree: it goes down the tree of the exploration, and nothing else of the strategy counts.
	tree bool
	// eager: what is no read goes first, so that reads have most of their writes to choose from.
	eager bool
	// priorities: the thread of highest priority goes on as long as it can. Priorities are random, and change
	// at a few random places (PCT; Burckhardt et al., ASPLOS 2010).
	priorities bool
	// old: some reads read something older than the newest write, and some writes stand before it. Under weak
	// models that is what a change of priorities is under sc: a bug of depth d needs d of both.
	old bool
	// even: of all writes that a read may read each is as likely, and of all places of a write.
	even bool
	// rare: a read reads, and a write follows, what it did least often.
	rare bool
}

// strategies are those of a hunt.
var strategies = []strategy{
	{name: "priorities", priorities: true},
	{name: "priorities, old", priorities: true, old: true},
	{name: "any thread, old", old: true},
	{name: "any thread, rare", rare: true},
	{name: "even", eager: true, even: true},
	{name: "tree", tree: true},
}

// How deep a bug is taken to be: the number of changes, or of reads of something old, is 0 with
// probability 1/2, 1 with 1/4, and so on, but not more than maxDepth; for what is old twice that.
const maxDepth = 8

// chooser makes the choices of the walks of one worker.
type chooser struct {
	walk  *walk.Walker
	rng   *rand.Rand
	edges edges
	how   *strategy

	// Of priorities, in this walk.
	order   []uint64 // by thread: its priority
	lowest  uint64   // below those of all threads
	changes []int    // numbers of steps, ascending
	step    int      // where more than one thread can go on
	// What is expected of a walk: steps, and choices of something old.
	steps, olds average
	old         float64 // the probability with which something old is chosen
	open        int     // choices of something old in this walk
	list        []int32 // scratch: positions in co
}

// average is that of the latest values.
type average float64

func (a *average) add(v int) { *a += (average(v) - *a) / 16 }

// begin begins a walk by strategy s.
func (c *chooser) begin(s *strategy) {
	c.how, c.walk.Eager = s, s.eager
	c.order, c.lowest, c.step, c.open, c.edges.fresh = c.order[:0], 1<<32, 0, 0, 0
	c.changes = c.changes[:0]
	if s.priorities {
		for range c.depth() {
			c.changes = append(c.changes, c.rng.IntN(int(c.steps)+2))
		}
		slices.Sort(c.changes)
	}
	if s.old {
		c.old = float64(1+2*c.depth()) / (float64(c.olds) + 1)
	}
}

// end takes note of how long the walk was.
func (c *chooser) end() {
	if c.how.priorities {
		c.steps.add(c.step)
	}
	if c.how.old {
		c.olds.add(c.open)
	}
}

func (c *chooser) depth() int {
	n := 0
	for n < maxDepth && c.rng.IntN(2) == 0 {
		n++
	}
	return n
}

// Thread implements walk.Chooser.
func (c *chooser) Thread(list []int32) int {
	if !c.how.priorities || len(list) == 1 {
		return c.rng.IntN(len(list))
	}
	for c.step++; len(c.changes) > 0 && c.changes[0] < c.step; c.changes = c.changes[1:] {
		c.lowest--
		c.order[list[c.first(list)]] = c.lowest
	}
	return c.first(list)
}

// first is the place in list of the thread of highest priority.
func (c *chooser) first(list []int32) int {
	best := 0
	for i, t := range list {
		for int(t) >= len(c.order) {
			c.order = append(c.order, 1<<32|uint64(c.rng.Uint32()))
		}
		if c.order[t] > c.order[list[best]] {
			best = i
		}
	}
	return best
}

// Read implements walk.Chooser.
func (c *chooser) Read(r event.ID, lo, top int32) int32 {
	list := c.positions(r, lo, top, 0)
	// To wait is what a thread does that goes by the newest write.
	if waits := list[0] == top || c.rng.IntN(len(list)) == 0; waits && c.walk.MayWait(r) {
		return -1
	}
	for _, pos := range list {
		if _, open := c.walk.MayRead(r, pos); open {
			g := c.walk.X.Graph
			c.edges.chosen(g, g.Co(g.At(r).Loc)[pos], r)
			return pos
		}
	}
	return -1
}

// Place implements walk.Chooser.
func (c *chooser) Place(id event.ID, lo, top int32) int32 {
	for _, pos := range c.positions(id, lo, top, 1) {
		if c.walk.MayStand(id, pos) {
			g := c.walk.X.Graph
			c.edges.chosen(g, g.Co(g.At(id).Loc)[pos-1], id)
			return pos
		}
	}
	panic("BUG: a write has no place")
}

// Placed implements walk.Chooser.
func (*chooser) Placed(event.ID) {}

// Option implements walk.Chooser.
func (c *chooser) Option(_ event.ID, n int) uint64 { return uint64(c.rng.IntN(n)) }

// positions are those from lo to top in the order in which access e is to try them. The write at pos-after is
// the one that it reads or follows. They are valid until the next call.
func (c *chooser) positions(e event.ID, lo, top, after int32) []int32 {
	list := c.list[:0]
	for pos := top; pos >= lo; pos-- {
		list = append(list, pos)
	}
	c.list = list
	if len(list) < 2 {
		return list
	}
	switch {
	case c.how.even:
		c.shuffle(list)
	case c.how.rare:
		c.shuffle(list)
		g := c.walk.X.Graph
		co := g.Co(g.At(e).Loc)
		count := func(pos int32) uint32 { return *c.edges.between(g, co[pos-after], e) }
		slices.SortStableFunc(list, func(a, b int32) int { return int(count(a)) - int(count(b)) })
	case c.how.old:
		if c.open++; c.rng.Float64() < c.old {
			c.shuffle(list[1:])
			list = append(list[1:], list[0]) // the newest last
			c.list = list[:0]
			return list
		}
	}
	return list
}

func (c *chooser) shuffle(list []int32) {
	c.rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}
