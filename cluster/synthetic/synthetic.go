// Package synthetic is a task.Job over a tree that a seed describes, to test what runs jobs
// and to measure what it costs. The tree has exactly as many nodes as it is told, and a walk
// knows what is to be counted.
//
// A node is a range of numbers: those of itself and of all below it, in preorder. Its
// hash says into how many ranges the rest is divided, and where.
package synthetic

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"time"

	"genmcgo/cluster/task"
)

// Tree describes a job. It is a task.Job, and must not be changed while it is used.
type Tree struct {
	Seed  uint64
	Nodes uint64 // how many there are, at least 1

	// Spin is what a visit costs besides: so many rounds of a multiplication that
	// depends on the one before, of some 1.5 ns each.
	Spin int
	// Wait is how long a visit takes besides, without the processor: a test that waits for something else while a job
	// goes on needs one that takes long, not one that is work.
	Wait time.Duration
	// Pad makes bundles larger by so many bytes.
	Pad int
	// PartPad makes parts larger by so many bytes for each node that they count.
	PartPad int
	// Limit is the largest number of nodes that a bundle lists; 0: no limit. More become several
	// bundles.
	Limit int

	// Errors are numbers of nodes that are errors. One stops the job, unless KeepGoing.
	Errors    []uint64
	KeepGoing bool
	// Refines are numbers of nodes, at most 64. The i-th asks for a refinement unless
	// it is explored under one with bit i. Each refinement has another tree.
	Refines []uint64
	// Late: it does so when everything else is explored.
	Late bool
	// Fail is the number of a node at which sessions fail, as if by a bug; 0: none.
	Fail uint64
}

// Sum is what is counted, and the part of an attempt.
type Sum struct {
	Nodes, Leaves uint64
	Hashes        uint64 // sum of the hashes of all nodes, which tells which ones were counted
	Errors        uint64 // how many errors were found
	Ask           uint64 // bits of refinements that were asked for
}

// Total walks through the whole tree, under the refinement that a run ends with, and returns
// what there is to be counted if nothing stops the run.
func (t *Tree) Total() Sum {
	var s Sum
	e := session{t: t, refined: 1<<len(t.Refines) - 1}
	e.stack = append(e.stack, node{0, t.Nodes})
	for len(e.stack) > 0 {
		e.visit(&s)
	}
	return s
}

// Read returns the sum of a folder of a Tree.
func Read(f task.Folder) Sum { return f.(*folder).sum }

// Counts returns the numbers of leaves and of other nodes in f, for who counts executions, complete and
// blocked.
func (t *Tree) Counts(f task.Folder) (complete, blocked uint64) {
	s := Read(f)
	return s.Leaves, s.Nodes - s.Leaves
}

// Session implements task.Job.
func (t *Tree) Session(refinement []byte) (task.Session, error) {
	refined, err := t.refined(refinement)
	return &session{t: t, refined: refined}, err
}

// Folder implements task.Job.
func (t *Tree) Folder(refinement []byte) (task.Folder, error) {
	refined, err := t.refined(refinement)
	return &folder{t: t, refined: refined}, err
}

// refined reads a refinement: the bits of Refines that it contains.
func (t *Tree) refined(refinement []byte) (uint64, error) {
	if refinement == nil {
		return 0, nil
	}
	if len(refinement) != 8 {
		return 0, errors.New("synthetic: a refinement has 8 bytes")
	}
	r := binary.LittleEndian.Uint64(refinement)
	if r == 0 || r>>len(t.Refines) != 0 {
		return 0, fmt.Errorf("synthetic: there is no refinement %#x", r)
	}
	return r, nil
}

// node is the range [first, first+size) of numbers; first is its own.
type node struct{ first, size uint64 }

type session struct {
	t       *Tree
	refined uint64
	stack   []node // what is left, the oldest first
	spun    uint64
	latest  Sum // what the latest Explore counted
}

func (e *session) Close() {}

// Counts is Tree.Counts of what the latest Explore returned.
func (e *session) Counts() (complete, blocked uint64) {
	return e.latest.Leaves, e.latest.Nodes - e.latest.Leaves
}

// Explore implements task.Session.
func (e *session) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	if err := e.load(bundle); err != nil {
		return nil, nil, err
	}
	e.latest = Sum{}
	sum := &e.latest
	for n := 0; len(e.stack) > 0; n++ {
		if (n%1024 == 0 || e.t.Wait > 0) && ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		if e.t.Fail != 0 && e.stack[len(e.stack)-1].first == e.t.Fail {
			return nil, nil, fmt.Errorf("synthetic: failed at node %d", e.t.Fail)
		}
		e.visit(sum)
		if sum.Ask != 0 && !e.t.Late || sum.Errors != 0 && !e.t.KeepGoing {
			break
		}
		if s := signal(); s == task.Pause {
			break
		} else if n := min(s.Parts(), len(e.stack)/2); n > 0 {
			var oldest [][]byte
			for k := range n {
				oldest = append(oldest, e.bundles(e.stack[k:k+1])...)
			}
			return e.t.part(sum), append(oldest, e.bundles(e.stack[n:])...), nil
		}
	}
	return e.t.part(sum), e.bundles(e.stack), nil
}

// visit visits the youngest node that is left.
func (e *session) visit(s *Sum) {
	x := e.stack[len(e.stack)-1]
	e.stack = e.stack[:len(e.stack)-1]
	h := mix(mix(e.t.Seed^mix(e.refined)) + x.first)
	s.Nodes++
	s.Hashes += h
	for i, r := range e.t.Refines {
		if r == x.first && e.refined>>i&1 == 0 {
			s.Ask |= 1 << i
		}
	}
	if slices.Contains(e.t.Errors, x.first) {
		s.Errors++
	}
	for range e.t.Spin {
		e.spun = e.spun*0x9e3779b97f4a7c15 + h
	}
	if e.t.Wait > 0 {
		time.Sleep(e.t.Wait)
	}
	if x.size == 1 {
		s.Leaves++
		return
	}
	// One to four children, the last one first.
	from := len(e.stack)
	first, size := x.first+1, x.size-1
	for k := h % 4; k > 0 && size > 1; k-- {
		h = mix(h)
		part := 1 + h%(size-1)
		e.stack = append(e.stack, node{first, part})
		first, size = first+part, size-part
	}
	e.stack = append(e.stack, node{first, size})
	for i, j := from, len(e.stack)-1; i < j; i, j = i+1, j-1 {
		e.stack[i], e.stack[j] = e.stack[j], e.stack[i]
	}
}

// mix is the finaliser of splitmix64.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// The bytes of a bundle: the number of nodes, then first and size of each, all in 8 bytes; then Pad
// bytes.

// bundles writes nodes down, the oldest first. If they become several bundles the order does not
// matter.
func (e *session) bundles(nodes []node) (list [][]byte) {
	for len(nodes) > 0 {
		n := len(nodes)
		if e.t.Limit > 0 {
			n = min(n, e.t.Limit)
		}
		b := make([]byte, 0, 8+16*n+e.t.Pad)
		b = binary.LittleEndian.AppendUint64(b, uint64(n))
		for _, x := range nodes[:n] {
			b = binary.LittleEndian.AppendUint64(b, x.first)
			b = binary.LittleEndian.AppendUint64(b, x.size)
		}
		list = append(list, b[:len(b)+e.t.Pad])
		nodes = nodes[n:]
	}
	return list
}

// load makes what bundle lists what is left.
func (e *session) load(bundle []byte) error {
	e.stack = e.stack[:0]
	if len(bundle) == 0 {
		e.stack = append(e.stack, node{0, e.t.Nodes})
		return nil
	}
	bad := func(why string) error { return fmt.Errorf("synthetic: a bundle of %d bytes %s", len(bundle), why) }
	if len(bundle) < 8+e.t.Pad {
		return bad("is too short")
	}
	b := bundle[8 : len(bundle)-e.t.Pad]
	n := binary.LittleEndian.Uint64(bundle)
	if n == 0 || n != uint64(len(b)/16) || len(b)%16 != 0 {
		return bad("does not have the nodes that it says")
	}
	for ; len(b) > 0; b = b[16:] {
		x := node{binary.LittleEndian.Uint64(b), binary.LittleEndian.Uint64(b[8:])}
		if end, carry := bits.Add64(x.first, x.size, 0); x.size == 0 || carry != 0 || end > e.t.Nodes {
			return bad("has a node that the tree has not")
		}
		e.stack = append(e.stack, x)
	}
	return nil
}

// bytes writes s down: five numbers of 8 bytes.
func (s *Sum) bytes() []byte {
	var b []byte
	for _, x := range []uint64{s.Nodes, s.Leaves, s.Hashes, s.Errors, s.Ask} {
		b = binary.LittleEndian.AppendUint64(b, x)
	}
	return b
}

// part is s as the part of an attempt.
func (t *Tree) part(s *Sum) []byte {
	return append(s.bytes(), make([]byte, s.Nodes*uint64(t.PartPad))...)
}

type folder struct {
	t       *Tree
	refined uint64
	sum     Sum
}

// Add implements task.Folder.
func (f *folder) Add(part []byte) (task.Outcome, error) {
	if len(part) < 40 {
		return task.Continue, fmt.Errorf("synthetic: a part of %d bytes", len(part))
	}
	var x [5]uint64
	for i := range x {
		x[i] = binary.LittleEndian.Uint64(part[8*i:])
	}
	if x[0] > f.t.Nodes-f.sum.Nodes || x[1] > x[0] || x[3] > x[0] || x[4]&f.refined != 0 || x[4]>>len(f.t.Refines) != 0 {
		return task.Continue, fmt.Errorf("synthetic: a part with impossible numbers: %d", x)
	}
	if n := uint64(len(part) - 40); n != 0 && n != x[0]*uint64(f.t.PartPad) {
		return task.Continue, fmt.Errorf("synthetic: a part of %d nodes in %d bytes", x[0], len(part))
	}
	s := &f.sum
	s.Nodes += x[0]
	s.Leaves += x[1]
	s.Hashes += x[2]
	s.Errors += x[3]
	s.Ask |= x[4]
	switch {
	case s.Errors > 0 && !f.t.KeepGoing:
		return task.Stop, nil
	case s.Ask != 0 && !f.t.Late:
		return task.Refine, nil
	}
	return task.Continue, nil
}

// End implements task.Ender.
func (f *folder) End() task.Outcome {
	if f.sum.Ask != 0 {
		return task.Refine
	}
	return task.Continue
}

// Refinement implements task.Folder.
func (f *folder) Refinement() []byte {
	return binary.LittleEndian.AppendUint64(nil, f.refined|f.sum.Ask)
}

// Bytes implements task.Folder.
func (f *folder) Bytes() []byte { return f.sum.bytes() }
