package corpus

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency/catalog"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// This file compares programs in which atomic accesses of different size race, each of which takes place at
// once, with a memory of single bytes: the same executions, each once. An execution is, for each byte, who wrote what
// is read there, and in which order it is written.

var bytewisePrograms = scale.Flag("bytewise.n", scale.By{Short: 40, Usual: 150, Wide: 600, Full: 5000}, "random programs in which atomic accesses of different size race")

const wideBytes = 16

// randomRacy makes a program of two or three threads with atomic accesses of 1 to 16 bytes.
func randomRacy(r *rand.Rand) *mixedProgram {
	if r.IntN(4) == 0 {
		return randomForwarded(r)
	}
	p := &mixedProgram{where: "global"}
	sizes := [][]int{{1, 2}, {4, 8}, {1, 8}, {8, 16}, {2, 4, 8}, {1, 2, 4, 8, 16}}[r.IntN(6)]
	region := sizes[len(sizes)-1]
	n := 2 + r.IntN(2)
	for range n {
		var ops []mixedOp
		for range 1 + r.IntN(5-n) {
			o := mixedOp{size: sizes[r.IntN(len(sizes))], order: "monotonic"}
			o.off = r.IntN(region/o.size) * o.size
			o.val = r.Uint64() >> (64 - 8*min(o.size, 8))
			o.kind = []string{"load", "load", "store", "store", "store", "add", "xchg", "cas"}[r.IntN(8)]
			if o.kind == "store" && r.IntN(4) == 0 {
				o.order = "seq_cst"
			}
			if o.kind == "add" && o.size == 16 {
				o.kind = "xchg"
			}
			ops = append(ops, o)
		}
		p.threads = append(p.threads, ops)
	}
	for range r.IntN(4) { // main is alone
		o := mixedOp{kind: []string{"load", "store", "store"}[r.IntN(3)], order: "monotonic", size: sizes[r.IntN(len(sizes))], val: r.Uint64() & 0xff}
		o.off = r.IntN(region/o.size) * o.size
		p.before = append(p.before, o)
	}
	return p
}

// randomForwarded makes a program of three threads in which what a read finds in the store buffer of its thread decides
// whether it goes on, or writes. The second thread writes the same memory, perhaps before what is in the buffer; words
// beside it show what came first.
func randomForwarded(r *rand.Rand) *mixedProgram {
	const first, second = 8, 12 // the words
	access := func(kinds ...string) mixedOp {
		o := mixedOp{kind: kinds[r.IntN(len(kinds))], order: "monotonic", size: 1 + r.IntN(2)}
		values := []uint64{0, 1, 2, 0x100, 0x101, 0x201}
		if o.size == 1 {
			o.off, values = r.IntN(2), values[:3]
		}
		o.val, o.exp = values[r.IntN(len(values))], values[r.IntN(len(values))]
		if o.kind != "cas" {
			o.exp = 0
		}
		return o
	}
	word := func(kind string, off int) mixedOp {
		return mixedOp{kind: kind, order: "monotonic", off: off, size: 4, val: 1}
	}
	decides := access("cas", "await", "load")
	p := &mixedProgram{where: "global", threads: [][]mixedOp{
		{word("xchg", first), access("store"), decides, word("load", second)},
		{access("store"), word("load", first)},
		{word("xchg", second), access("load")},
	}}
	p.threads[1][0].order = "seq_cst" // it is in memory before the load
	if r.IntN(2) == 0 {               // it fits with the buffer, or without
		own, read, other := &p.threads[0][1], &p.threads[0][2], &p.threads[1][0]
		for _, o := range []*mixedOp{own, read, other} {
			o.size, o.off = 2, 0
		}
		own.val, other.val = 1, 2
		switch read.kind {
		case "cas":
			read.exp = other.val
		case "await":
			read.val = own.val
		}
		p.threads[2][1].size = 1
	}
	return p
}

// bytewise is an execution: of each access the writers of what it read, and of each byte its writers in
// order. A writer is "thread.access".
type bytewise struct {
	reads  map[string][]string
	orders [wideBytes][]string
}

func (x *bytewise) String() string {
	var b strings.Builder
	for _, k := range slices.Sorted(mapKeys(x.reads)) {
		fmt.Fprintf(&b, "%s<%s ", k, strings.Join(x.reads[k], ","))
	}
	for i, o := range x.orders {
		if len(o) > 0 {
			fmt.Fprintf(&b, "[%d:%s]", i, strings.Join(o, ","))
		}
	}
	return b.String()
}

func mapKeys(m map[string][]string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// byteMemory enumerates the executions of p in which threads take turns. With buffers, a thread's stores reach
// memory later, one after the other; it finds their bytes in its buffer meanwhile.
type byteMemory struct {
	p       *mixedProgram
	buffers bool
	found   map[string]bool
	seen    map[string]bool
}

// buffered is a store on its way to memory.
type buffered struct {
	name string
	op   *mixedOp
}

type byteState struct {
	mem    [wideBytes]byte
	writer [wideBytes]string
	orders [wideBytes][]string
	reads  map[string][]string
	pc     []int
	buffer [][]buffered // by thread, oldest first
}

func (s *byteState) clone() *byteState {
	n := *s
	n.pc = slices.Clone(s.pc)
	n.buffer = slices.Clone(s.buffer)
	for t := range n.buffer {
		n.buffer[t] = slices.Clone(n.buffer[t])
	}
	n.reads = map[string][]string{}
	for k, v := range s.reads {
		n.reads[k] = v
	}
	for i := range n.orders {
		n.orders[i] = slices.Clip(n.orders[i])
	}
	return &n
}

// value is byte i of what store o writes.
func (o *mixedOp) value(i int) byte { return byteOf(o.val, i) }

// wants is byte i of what o, a cas or an await, goes on with.
func (o *mixedOp) wants(i int) byte {
	if o.kind == "cas" {
		return byteOf(o.exp, i)
	}
	return byteOf(o.val, i)
}

func byteOf(v uint64, i int) byte {
	if i >= 8 {
		return 0
	}
	return byte(v >> (8 * i))
}

// access makes access o, which is called name and sees the stores of buffer; it makes it in memory. ok is false if
// it has to wait until these are there, or for another value.
func (s *byteState) access(name string, o *mixedOp, buffer []buffered) (ok bool) {
	mem, writer := s.mem, s.writer
	for _, w := range buffer {
		for i := range w.op.size {
			mem[w.op.off+i], writer[w.op.off+i] = w.op.value(i), w.name
		}
	}
	old := slices.Clone(mem[o.off : o.off+o.size])
	wanted := true
	for i, b := range old {
		wanted = wanted && b == o.wants(i)
	}
	if o.kind != "store" {
		reads := o.kind == "load" || o.kind == "await" || o.kind == "cas" && !wanted
		if len(buffer) > 0 && !reads || o.kind == "await" && !wanted {
			return false
		}
		s.reads[name] = slices.Clone(writer[o.off : o.off+o.size])
	}
	if o.kind == "load" || o.kind == "await" || o.kind == "cas" && !wanted {
		return true
	}
	carry := 0
	for i := range o.size {
		v := o.value(i)
		if o.kind == "add" {
			sum := int(old[i]) + int(v) + carry
			v, carry = byte(sum), sum>>8
		}
		s.mem[o.off+i], s.writer[o.off+i] = v, name
		s.orders[o.off+i] = append(s.orders[o.off+i], name)
	}
	return true
}

func (m *byteMemory) all() {
	m.found, m.seen = map[string]bool{}, map[string]bool{}
	n := len(m.p.threads)
	s := &byteState{reads: map[string][]string{}, pc: make([]int, n), buffer: make([][]buffered, n)}
	for i := range m.p.before {
		s.access(fmt.Sprintf("0.%d", i), &m.p.before[i], nil)
	}
	m.from(s)
}

func (m *byteMemory) from(s *byteState) {
	x := (&bytewise{reads: s.reads, orders: s.orders}).String()
	key := fmt.Sprint(s.pc, s.buffer, x)
	if m.seen[key] {
		return
	}
	m.seen[key] = true
	done := true
	for t, ops := range m.p.threads {
		if b := s.buffer[t]; len(b) > 0 {
			done = false
			n := s.clone()
			n.buffer[t] = n.buffer[t][1:]
			n.access(b[0].name, b[0].op, nil)
			m.from(n)
			if b[len(b)-1].op.order == "seq_cst" {
				continue // the thread waits until it is there
			}
		}
		if s.pc[t] == len(ops) {
			continue
		}
		done = false
		n := s.clone()
		n.pc[t]++
		if o := &ops[s.pc[t]]; o.kind == "fence" {
			if o.order != "seq_cst" || len(s.buffer[t]) == 0 {
				m.from(n)
			}
			continue
		}
		name, o := fmt.Sprintf("%d.%d", t+1, s.pc[t]), &ops[s.pc[t]]
		if m.buffers && o.kind == "store" {
			n.buffer[t] = append(n.buffer[t], buffered{name, o})
		} else if !n.access(name, o, n.buffer[t]) {
			continue
		}
		m.from(n)
	}
	if done {
		m.found[x] = true
	}
}

// bytesOf is what snapshot s of an execution of p, whose memory is at base, is byte by byte.
func bytesOf(p *mixedProgram, s *result.Snapshot, base event.Addr) (*bytewise, error) {
	x := &bytewise{reads: map[string][]string{}}
	names := map[event.ID]string{} // of the accesses that write
	type reading struct {
		name string
		ids  []event.ID
		op   *mixedOp
	}
	var readings []reading
	for t := range s.Threads {
		ops, number := p.before, 0
		for u := range s.Threads { // main created them in the order in which p has them
			if s.Threads[u].Parent.Index < s.Threads[t].Parent.Index {
				number++
			}
		}
		if number > 0 {
			ops = p.threads[number-1]
		}
		var ids []event.ID
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; e.IsAccess() && e.Step.Addr >= base && e.Step.Addr < base+wideBytes &&
				(e.Kind == event.Write || e.Len&event.CopiedBit == 0) {
				ids = append(ids, event.ID{Thread: int32(t), Index: int32(i)})
			}
		}
		// take takes the events of kind k that make up access o.
		take := func(k event.Kind, o *mixedOp) (of []event.ID, wanted bool, err error) {
			wanted = true
			for n := 0; n < o.size; {
				if len(ids) == 0 {
					return nil, false, errors.New("an access has no events")
				}
				e := &s.Threads[t].Events[ids[0].Index]
				a, m := e.Step.Span()
				if e.Kind != k || a != base+event.Addr(o.off) || int(m) != o.size {
					return nil, false, fmt.Errorf("unexpected event %v, %d bytes at %d", e.Kind, m, a-base)
				}
				for i := range e.Size {
					if b := e.Step.Addr + event.Addr(i); b >= a && b < a+event.Addr(m) {
						v := e.Value.Lo >> (8 * (i % 8))
						if i >= 8 {
							v = e.Value.Hi >> (8 * (i % 8))
						}
						wanted = wanted && byte(v) == o.wants(int(b-a))
					}
				}
				n += min(int(e.Size), o.size)
				of = append(of, ids[0])
				ids = ids[1:]
			}
			return of, wanted, nil
		}
		for k := range ops {
			o := &ops[k]
			if o.kind == "fence" {
				continue
			}
			name := fmt.Sprintf("%d.%d", number, k)
			wanted := true
			if o.kind != "store" {
				of, w, err := take(event.Read, o)
				if err != nil {
					return nil, err
				}
				wanted = w
				readings = append(readings, reading{name, of, o})
			}
			if o.kind == "load" || o.kind == "await" || o.kind == "cas" && !wanted {
				continue
			}
			of, _, err := take(event.Write, o)
			if err != nil {
				return nil, err
			}
			for _, id := range of {
				names[id] = name
			}
		}
		if len(ids) > 0 {
			return nil, errors.New("more events than accesses")
		}
	}
	writes := func(w event.ID, b event.Addr) bool {
		a, n := s.Threads[w.Thread].Events[w.Index].Step.Span()
		return names[w] != "" && a <= b && b < a+event.Addr(n)
	}
	for b := range event.Addr(wideBytes) {
		for _, co := range s.Co {
			if co.Addr <= base+b && base+b < co.Addr+event.Addr(co.Size) {
				for _, w := range co.Writes {
					if writes(w, base+b) {
						x.orders[b] = append(x.orders[b], names[w])
					}
				}
			}
		}
	}
	for _, r := range readings {
		from := make([]string, r.op.size)
		for _, id := range r.ids {
			e := &s.Threads[id.Thread].Events[id.Index]
			for _, co := range s.Co {
				if co.Addr != e.Step.Addr || co.Size != e.Size {
					continue
				}
				at := slices.Index(co.Writes, e.RF)
				for k, w := range co.Writes {
					if k > at && (w.Thread != id.Thread || w.Index > id.Index) {
						continue // what is in the buffer counts, too
					}
					for i := range from {
						b := base + event.Addr(r.op.off+i)
						if b >= co.Addr && b < co.Addr+event.Addr(co.Size) && writes(w, b) {
							from[i] = names[w]
						}
					}
				}
			}
		}
		x.reads[r.name] = from
	}
	return x, nil
}

// A limit of time would not do: on a busy machine one of 60 seconds ended a large exploration, and executions seemed to be missing.
var jointSteps = scale.Flag("joint.steps", scale.By{Short: 20_000, Usual: 20_000, Wide: 100_000, Full: 400_000}, "steps after which an exploration of such a program ends under imm; a tenth of those under other models")

// stepLimit is a program whose exploration ends after some steps.
type stepLimit struct {
	config.Program
	left *atomic.Int64 // of all workers
	stop func()
}

func (l *stepLimit) Next(s *event.Step, v event.Value) *event.Step {
	if l.left.Add(-1) == 0 {
		l.stop()
	}
	return l.Program.Next(s, v)
}

// bytewiseRun explores p with racing accesses, and counts the executions that are equal byte by byte.
func bytewiseRun(p *mixedProgram, prog *ir.Program, cfg config.Config) (found map[string]int, res *result.Result, err error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var base event.Addr
	for _, g := range prog.Globals {
		if g.Name == "m" {
			base = g.Addr
		}
	}
	var failed error
	var lock sync.Mutex // NewProgram is called by each worker
	before := ""
	cfg.MixedHardware = true
	_, _, cfg.Ordered = prog.Orderings()
	left := new(atomic.Int64)
	left.Store(int64(jointSteps.N()))
	if cfg.Model != "imm" { // nothing is explored in vain
		left.Store(10 * int64(jointSteps.N()))
	}
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		lock.Lock()
		if known := fmt.Sprint(r.Blocks, r.Cuts, r.Shared, r.NoFresh, r.TrackDeps, r.Holes, r.Open, r.Stored); found == nil || known != before { // it starts again
			found, before = map[string]int{}, known
		}
		lock.Unlock()
		c := interp.Config{Blocks: r.Blocks, Cuts: map[event.Addr]struct{}{}, ShareAll: len(r.Shared) > 0, TrackDeps: r.TrackDeps, NoFresh: r.NoFresh}
		for _, a := range r.Cuts {
			c.Cuts[a] = struct{}{}
		}
		return &stepLimit{cache.New(interp.New(prog, c), true), left, cancel}
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		lock.Lock()
		defer lock.Unlock()
		if blocked {
			return
		}
		x, err := bytesOf(p, s, base)
		if err != nil {
			failed = err
			return
		}
		found[x.String()]++
	}
	res, err = trust.Run(ctx, cfg)
	return found, res, errors.Join(err, failed)
}

// TestBytewise compares random programs in which atomic accesses of different size race with a memory of
// bytes: the same executions, none twice.
func TestBytewise(t *testing.T) {
	var racy, executions, refused int
	n := bytewisePrograms.N()
	file, err := catalog.ByName("ra.kat")
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		seed := uint64(i)
		p := randomRacy(rand.New(rand.NewPCG(seed, 3)))
		ll := p.llvm(true)
		prog, _, err := load.Source("racy.ll", []byte(ll), load.Options{})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, ll)
		}
		for _, model := range []string{"sc", "tso"} {
			m := &byteMemory{p: p, buffers: model == "tso"}
			m.all()
			found, res, err := bytewiseRun(p, prog, config.Config{Model: model, Workers: 1 + i%4, NoIncremental: i%5 == 4, Schedule: config.Schedule(i % 3), AllowVacuous: true})
			if err != nil {
				t.Fatalf("seed %d, %s: %v\n%s", seed, model, err, p)
			}
			if len(res.Errors) > 0 {
				t.Fatalf("seed %d, %s: %v %s\n%s", seed, model, res.Errors[0].Kind, res.Errors[0].Detail, p)
			}
			if res.Stopped != "" {
				t.Fatalf("seed %d, %s: %s\n%s", seed, model, res.Stopped, p)
			}
			if res.Stats.Restarts > 1 {
				racy++
			}
			executions += len(m.found)
			if !sameExecutions(t, fmt.Sprintf("seed %d, %s", seed, model), p, found, m.found) {
				return
			}
		}
		// Under weak models see TestJoint. By model files it is refused, or right because threads only access what is theirs.
		var limit *graph.LimitError
		if _, _, err := bytewiseRun(p, prog, config.Config{Custom: file, Workers: 1}); errors.As(err, &limit) {
			refused++
		}
	}
	t.Logf("%d programs, %d with accesses that race, %d executions; %d refused under ra.kat", n, racy, executions, refused)
	if racy < n || refused < n/4 {
		t.Error("the programs say little")
	}
}

// sameExecutions reports whether found, with how often each execution was found, are those that p has, each once.
func sameExecutions(t *testing.T, what string, p fmt.Stringer, found map[string]int, want map[string]bool) bool {
	t.Helper()
	for x, n := range found {
		if n > 1 {
			t.Errorf("%s: found %d times: %s\n%s", what, n, x, p)
		}
		if !want[x] {
			t.Errorf("%s: this is no execution: %s\n%s", what, x, p)
		}
	}
	for x := range want {
		if found[x] == 0 {
			t.Errorf("%s: missing: %s\n%s", what, x, p)
		}
	}
	return !t.Failed()
}
