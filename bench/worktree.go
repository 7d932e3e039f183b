package bench

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"genmcgo"
)

// WorkTree is the tree of alternatives that an exploration took up, each with
// the time spent on it alone: from when it was taken up until the exploration had
// to turn to another one. Whatever an alternative left pending is its children.
//
// Alternatives whose whole subtree took less than Grain are not nodes. Their time
// is not lost: neighbours are put together until they make up Grain, as a node of
// its own, and what is left over counts as their parent's.
type WorkTree struct {
	// Nodes has the root first and every other node after its parent.
	Nodes []WorkNode
	// Grain is the least time of a subtree that is a node.
	Grain time.Duration
	// Taken is how many alternatives the exploration took up.
	Taken uint64
}

// WorkNode is a node of a WorkTree. First is its first child and Next the sibling
// that was taken up next; 0 is none. An explorer goes through children first to
// last: the last one is the oldest, and the one that it gives away first.
type WorkNode struct {
	Own         time.Duration
	First, Next int32
}

// Total is the time of all nodes.
func (t *WorkTree) Total() time.Duration {
	var sum time.Duration
	for i := range t.Nodes {
		sum += t.Nodes[i].Own
	}
	return sum
}

// Span is the time of the longest path: what no number of workers goes below,
// as each alternative is known only when its parent is done.
func (t *WorkTree) Span() time.Duration {
	at := make([]time.Duration, len(t.Nodes)) // when the node begins
	var span time.Duration
	for i := range t.Nodes {
		end := at[i] + t.Nodes[i].Own
		span = max(span, end)
		for c := t.Nodes[i].First; c != 0; c = t.Nodes[c].Next {
			at[c] = end
		}
	}
	return span
}

// Recorder makes the WorkTree of a run: give its Take to genmcgo.Instruments.OnTake of a
// run with one worker, and call Tree when the run is over. Its memory is bounded:
// when there are more nodes than Limit, the grain is doubled.
//
// Time is that of the worker's thread where the system tells (Linux), so that
// other processes and the collector's threads do not count; else that of the wall.
type Recorder struct {
	Grain time.Duration // 0: every alternative is a node, as long as they fit
	Limit int           // 0: 2^18

	taken uint64
	open  []openNode // the path from the root to the node that is being worked on
	nodes []builtNode

	clock  func() time.Duration // tests: instead of the real ones; begins at 0
	locked bool
	over   bool
	start  time.Time
	wall   time.Duration // at the last call
	// At the last look at the thread's clock: that clock, and the time that was
	// counted since.
	cpu     time.Duration
	counted time.Duration
	// The nodes were made coarser since then, which takes longer than most alternatives.
	coarsened bool
}

// openNode is a node whose subtree is not complete. small is the time of the
// latest children that are no nodes.
type openNode struct {
	pending          int
	own, small, kids time.Duration
	first, last      int32
}

// builtNode is a node whose subtree is complete.
type builtNode struct {
	WorkNode
	total time.Duration
}

// How often the thread's clock is looked at: at least every clockEvery, and when
// two calls are further apart than clockGap, which may be because the thread did
// not run.
const (
	clockEvery = time.Millisecond
	clockGap   = 30 * time.Microsecond
)

// Take notes that the worker turns to another alternative; see
// genmcgo.Instruments.OnTake.
func (r *Recorder) Take(pending int) {
	if pending == genmcgo.OnTakeBegin { // perhaps again
		r.over = false
		if !r.locked && r.clock == nil {
			r.locked = true
			runtime.LockOSThread() // the thread ends with the worker
			r.start = time.Now()
		}
		if r.Limit == 0 {
			r.Limit = 1 << 18
		}
		r.taken = 0
		if cap(r.nodes) < r.Limit+2 { // growing it on the way would take time that is not the worker's
			r.nodes = make([]builtNode, r.Limit+2)
			for i := range r.nodes {
				r.nodes[i].Own = 1 // the system gives the memory now
			}
		}
		r.nodes = append(r.nodes[:0], builtNode{})
		r.open = append(r.open[:0], openNode{pending: -1})
		r.wall = 0
		r.resume()
		return
	}
	r.lap()
	if pending == genmcgo.OnTakeEnd {
		r.over = true
		return
	}
	for r.open[len(r.open)-1].pending > pending {
		r.close()
	}
	r.taken++
	r.open = append(r.open, openNode{pending: pending})
	if r.coarsened {
		r.coarsened = false
		r.resume()
	}
}

// resume has the clock go on from now: what was done since the last lap does not count.
func (r *Recorder) resume() {
	if r.clock == nil {
		r.wall = time.Since(r.start)
		r.cpu, _ = threadTime()
	}
	r.counted = 0
}

// lap counts the time since the last call for the node that is worked on.
func (r *Recorder) lap() {
	var now time.Duration
	if r.clock != nil {
		now = r.clock()
	} else {
		now = time.Since(r.start)
	}
	d := now - r.wall
	r.wall = now
	if r.clock == nil && (d > clockGap || r.counted+d > clockEvery) {
		if cpu, ok := threadTime(); ok {
			d = max(min(d, cpu-r.cpu-r.counted), 0)
			r.cpu = cpu
			r.counted = -d
		}
	}
	r.counted += d
	r.open[len(r.open)-1].own += d
}

// close turns the innermost open node into a child of the one around it.
func (r *Recorder) close() {
	n := len(r.open) - 1
	x, p := &r.open[n], &r.open[n-1]
	r.open = r.open[:n]
	x.own += x.small
	total := x.own + x.kids
	if total < r.Grain {
		p.small += total
		if s := p.small; s >= r.Grain {
			p.small = 0
			r.add(p, builtNode{WorkNode{Own: s}, s})
		}
		return
	}
	r.add(p, builtNode{WorkNode{Own: x.own, First: x.first}, total})
}

// add makes b the last child of p.
func (r *Recorder) add(p *openNode, b builtNode) {
	if len(r.nodes) > r.Limit {
		r.coarsen(p, &b)
	}
	r.nodes = append(r.nodes, b)
	k := int32(len(r.nodes) - 1)
	if p.last == 0 {
		p.first = k
	} else {
		r.nodes[p.last].Next = k
	}
	p.last = k
	p.kids += b.total
}

// coarsen doubles the grain until half of the nodes are gone. b is about to be
// added.
func (r *Recorder) coarsen(p *openNode, b *builtNode) {
	r.coarsened = true
	for {
		r.Grain = max(2*r.Grain, time.Microsecond)
		old := r.nodes
		r.nodes = make([]builtNode, 1, r.Limit+2)
		c := coarsener{old: old, r: r}
		for i := range r.open {
			o := &r.open[i]
			o.first, o.last, o.small = c.list(o.first, o.small)
			o.kids = 0
			for k := o.first; k != 0; k = r.nodes[k].Next {
				o.kids += r.nodes[k].total
			}
		}
		first, _, small := c.list(b.First, 0)
		b.First = first
		b.Own += small
		if len(r.nodes) <= r.Limit/2 {
			return
		}
	}
}

type coarsener struct {
	old []builtNode
	r   *Recorder
}

// list copies the children that begin with k into the new nodes and returns their
// list and the time of those at its end that are too small; small is the time of
// what comes after them and is too small already.
func (c *coarsener) list(k int32, tail time.Duration) (first, last int32, small time.Duration) {
	add := func(b builtNode) {
		c.r.nodes = append(c.r.nodes, b)
		n := int32(len(c.r.nodes) - 1)
		if last == 0 {
			first = n
		} else {
			c.r.nodes[last].Next = n
		}
		last = n
	}
	less := func(d time.Duration) {
		if small += d; small >= c.r.Grain {
			add(builtNode{WorkNode{Own: small}, small})
			small = 0
		}
	}
	for ; k != 0; k = c.old[k].Next {
		b := c.old[k]
		if b.total < c.r.Grain {
			less(b.total)
			continue
		}
		f, _, rest := c.list(b.First, 0)
		add(builtNode{WorkNode{Own: b.Own + rest, First: f}, b.total})
	}
	less(tail)
	return first, last, small
}

// Tree returns what was recorded. The run must be over.
func (r *Recorder) Tree() (*WorkTree, error) {
	if !r.over {
		return nil, errors.New("no complete run was recorded: it must have one worker and Recorder.Take as its OnTake")
	}
	for len(r.open) > 1 {
		r.close()
	}
	root := r.open[0]
	t := &WorkTree{Grain: r.Grain, Taken: r.taken}
	// Parents first: nodes were built children first.
	t.Nodes = append(t.Nodes, WorkNode{Own: root.own + root.small})
	type todo struct{ parent, first int32 }
	stack := []todo{{0, root.first}}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		prev := int32(0)
		for k := x.first; k != 0; k = r.nodes[k].Next {
			n := int32(len(t.Nodes))
			t.Nodes = append(t.Nodes, WorkNode{Own: r.nodes[k].Own})
			if prev == 0 {
				t.Nodes[x.parent].First = n
			} else {
				t.Nodes[prev].Next = n
			}
			prev = n
			if f := r.nodes[k].First; f != 0 {
				stack = append(stack, todo{n, f})
			}
		}
	}
	return t, nil
}

// Coarsen returns t with a coarser grain, and the same total.
func (t *WorkTree) Coarsen(grain time.Duration) *WorkTree {
	r := &Recorder{Grain: grain, Limit: len(t.Nodes) + 1, clock: func() time.Duration { return 0 }}
	r.Take(genmcgo.OnTakeBegin)
	r.open[0].own = t.Nodes[0].Own
	// As the exploration would have called Take, with the times that were recorded.
	type visit struct {
		node    int32
		pending int
	}
	var stack []visit
	push := func(n int32, below int) {
		from := len(stack)
		for c := t.Nodes[n].First; c != 0; c = t.Nodes[c].Next {
			stack = append(stack, visit{node: c})
		}
		for i := from; i < len(stack); i++ {
			stack[i].pending = below + len(stack) - 1 - i
		}
		slices.Reverse(stack[from:])
	}
	push(0, 0)
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		r.Take(v.pending)
		r.open[len(r.open)-1].own = t.Nodes[v.node].Own
		push(v.node, v.pending)
	}
	r.Take(genmcgo.OnTakeEnd)
	u, err := r.Tree()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	u.Taken = t.Taken
	return u
}

const treeHeader = "# genmcgo work tree 1"

// Write writes t as lines of text: a header with the grain in ns and the number
// of alternatives, then for each node but the root first its parent's number,
// then its own time in ns. Numbers are those of the lines after the header.
func (t *WorkTree) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%s grain=%d taken=%d\n", treeHeader, t.Grain.Nanoseconds(), t.Taken)
	parent := make([]int32, len(t.Nodes))
	for i := range t.Nodes {
		for c := t.Nodes[i].First; c != 0; c = t.Nodes[c].Next {
			parent[c] = int32(i)
		}
	}
	for i := range t.Nodes {
		fmt.Fprintf(b, "%d %d\n", parent[i], t.Nodes[i].Own.Nanoseconds())
	}
	return b.Flush()
}

// ReadWorkTree reads what WorkTree.Write wrote.
func ReadWorkTree(r io.Reader) (*WorkTree, error) {
	t := &WorkTree{}
	var last []int32 // the last child of each node
	s := bufio.NewScanner(r)
	for line := 1; s.Scan(); line++ {
		if line == 1 {
			var grain int64
			if _, err := fmt.Sscanf(s.Text(), treeHeader+" grain=%d taken=%d", &grain, &t.Taken); err != nil {
				return nil, fmt.Errorf("line 1: not a work tree: want %q", treeHeader)
			}
			t.Grain = time.Duration(grain)
			continue
		}
		a, b, ok := strings.Cut(s.Text(), " ")
		parent, err1 := strconv.Atoi(a)
		own, err2 := strconv.ParseInt(b, 10, 64)
		n := len(t.Nodes)
		if !ok || err1 != nil || err2 != nil || own < 0 || parent < 0 || parent >= max(n, 1) {
			return nil, fmt.Errorf("line %d: %q: want the number of an earlier node and a time in ns", line, s.Text())
		}
		t.Nodes = append(t.Nodes, WorkNode{Own: time.Duration(own)})
		last = append(last, 0)
		if n == 0 {
			continue
		}
		if last[parent] == 0 {
			t.Nodes[parent].First = int32(n)
		} else {
			t.Nodes[last[parent]].Next = int32(n)
		}
		last[parent] = int32(n)
	}
	if err := s.Err(); err != nil {
		return nil, err
	}
	if len(t.Nodes) == 0 {
		return nil, errors.New("a work tree without nodes")
	}
	return t, nil
}
