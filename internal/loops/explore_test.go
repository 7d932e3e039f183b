package loops

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var seed = flag.Uint64("loops.seed", 1, "the seed of the first random program with loops")

// batch is how many programs are compiled at once.
const batch = 100

// maxStates bounds the state space of programs that are compared.
const maxStates = 20_000

// compiled is a file of programs.
type compiled struct {
	programs []*Program
	wants    []*Result
	text     *Text
	ir       *ir.Program
	globals  map[string]event.Addr
	flags    []string
	file     string
	other    *compiled // see helped
	parted   *compiled // see halved
	watched  *compiled // see debugged
}

// clang finds a compiler, or skips the test.
func clang(t testing.TB) string {
	for _, c := range []string{"clang", "clang-22", "clang-19", "clang-16", "clang-14"} {
		if path, err := exec.LookPath(c); err == nil {
			return path
		}
	}
	t.Skip("no clang")
	return ""
}

// compile makes IR of programs, with the flags of the compiler.
func compile(t testing.TB, ps []*Program, flags ...string) *compiled {
	t.Helper()
	return compileText(t, ps, C(ps, numbered), flags...)
}

func numbered(i int) string { return fmt.Sprint("_", i) }

// helped are the same programs, written with functions that only compute.
func (c *compiled) helped(t testing.TB) *compiled {
	if c.other == nil {
		c.other = compileText(t, c.programs, Helped(c.programs, numbered), c.flags...)
	}
	return c.other
}

// halved are the same programs, with variables that consist of halves.
func (c *compiled) halved(t testing.TB) *compiled {
	if c.parted == nil {
		c.parted = compileText(t, c.programs, Halved(c.programs, numbered), c.flags...)
	}
	return c.parted
}

func compileText(t testing.TB, ps []*Program, text *Text, flags ...string) *compiled {
	t.Helper()
	c := &compiled{programs: ps, globals: map[string]event.Addr{}, flags: flags, text: text}
	dir := t.TempDir()
	src, out := filepath.Join(dir, "loops.c"), filepath.Join(dir, "loops.ll")
	if err := os.WriteFile(src, []byte(c.text.C), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-emit-llvm", "-S", "-fno-discard-value-names", "-g", "-Wno-everything"}, flags...)
	key := strings.Join(args, " ") + "\n" + c.text.C
	known, ok := translated.Load(key)
	if !ok {
		if msg, err := exec.Command(clang(t), append(args, "-o", out, src)...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s\n%s", err, msg, c.text.C)
		}
		module, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if keep.Add(int64(-len(key)-len(module))) >= 0 {
			translated.Store(key, module)
		}
	} else if err := os.WriteFile(out, known.([]byte), 0o644); err != nil {
		t.Fatal(err)
	}
	c.file = out
	c.load(t, load.Options{})
	return c
}

func (c *compiled) load(t testing.TB, o load.Options) {
	t.Helper()
	text, err := os.ReadFile(c.file)
	if err != nil {
		t.Fatal(err)
	}
	if c.ir, _, err = load.Source(c.file, text, o); err != nil {
		t.Fatal(err)
	}
	for _, g := range c.ir.Globals {
		c.globals[g.Name] = g.Addr
	}
}

// debugged are the same programs as a debugger has them: what variables hold is kept for it.
func (c *compiled) debugged(t testing.TB) *compiled {
	if c.watched == nil {
		d := *c
		d.load(t, load.Options{Variables: true})
		c.watched = &d
	}
	return c.watched
}

// translated are modules by what the compiler was given: tests look at the same programs under one model after the
// other. Each test has an ir.Program of its own. keep is for how many more bytes of them there is room.
var (
	translated sync.Map // string to []byte
	keep       atomic.Int64
)

func init() { keep.Store(256 << 20) }

// noOpt are the flags for the compiler that the command uses by default.
var noOpt = []string{"-O0", "-Xclang", "-disable-O0-optnone"}

// How an exploration is done.
type how struct {
	interp interp.Config
	engine config.Config
	read   bool // final values are read by the program
	blind  bool // nobody looks at executions
	more   int  // times the usual limits; 0: the usual ones
	sorted bool // what threads that run the same function return is sorted
	rerun  bool // threads are run again from their start: no cache
}

// outcome is what an exploration says of a program.
type outcome struct {
	finals   map[string]bool
	failed   map[int]bool
	deadlock bool
	stuck    bool     // a warning that a loop never ends
	found    []string // kinds of other errors; which of several races is said depends on the schedule
	complete uint64
	blocked  uint64
	// cut: there was too much of it. What was found so far is there. long: an execution
	// was too long, not only were there too many.
	cut, long bool
}

// counter is a program that counts steps and stops the run after too many, in all
// or since there was an execution.
type counter struct {
	config.Program
	left, since *atomic.Int64
	max         int64 // of since
	stop        func(long bool)
}

func (c *counter) Next(s *event.Step, v event.Value) *event.Step {
	if left, since := c.left.Add(-1), c.since.Add(1); left < 0 || since > c.max {
		c.stop(since > c.max)
	}
	return c.Program.Next(s, v)
}

const (
	maxSteps      = 40_000
	maxSince      = 600
	maxExecutions = 3_000
	maxEvents     = 120
)

// explore explores program i of c.
func (c *compiled) explore(t testing.TB, i int, h how) *outcome {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	entry := fmt.Sprint("main_", i)
	if h.read {
		entry = fmt.Sprint("read_", i)
	}
	p := c.programs[i]
	var out *outcome
	var steps, since atomic.Int64
	more := max(1, h.more)
	steps.Store(int64(more * maxSteps))
	executions := more * maxExecutions
	cfg := h.engine
	if cfg.Workers == 0 {
		cfg.Workers = 1
	}
	var mu sync.Mutex // of out and refinement
	var refinement *config.Refinement
	var cut, long atomic.Bool
	stop := func(l bool) {
		if cut.CompareAndSwap(false, true) {
			long.Store(l)
		}
		cancel()
		time.Sleep(time.Millisecond) // somebody else tells the worker
	}
	cfg.KeepGoing = true
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		defer mu.Unlock()
		if out == nil || r != refinement { // starts again
			refinement = r
			out = &outcome{finals: map[string]bool{}, failed: map[int]bool{}}
		}
		ic := h.interp
		ic.Entry = entry
		ic.GenericBarriers, ic.ShareAll = r.GenericBarriers, len(r.Shared) > 0
		ic.NoFresh, ic.NoAdds, ic.NoCounts = ic.NoFresh || r.NoFresh, ic.NoAdds || r.NoAdds, ic.NoCounts || r.NoCounts
		if r.NoUndone && !ic.NoUndone { // as the command
			ic.NoUndone, ic.MaxRounds = true, 16
		}
		ic.TrackDeps, ic.AddrPrecedes = ic.TrackDeps || r.TrackDeps, r.AddrPrecedes
		ic.Noisy = r.Noisy
		if !r.LongLoops && ic.MaxReturns == 0 {
			ic.MaxReturns = 16 // as the command; it must not cut what ends
		}
		ic.Cuts = map[event.Addr]struct{}{}
		for _, a := range r.Cuts {
			ic.Cuts[a] = struct{}{}
		}
		prog := cache.New(interp.New(c.ir, ic), !h.rerun)
		longest := int64(more * maxSince)
		if h.blind {
			longest = maxSteps
		}
		return &counter{prog, &steps, &since, longest, stop}
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		since.Store(0)
		if executions--; executions < 0 || len(s.Order) > more*maxEvents {
			stop(len(s.Order) > more*maxEvents)
			return
		}
		if !blocked {
			out.finals[c.final(p, i, s, h)] = true
		}
	}
	if h.blind {
		cfg.OnExecution = nil
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil {
		t.Fatalf("%v\n%s", err, p)
	}
	if res.Stopped != "" && !cut.Load() {
		t.Fatalf("stopped: %s %v\n%s", res.Stopped, res.Errors, p)
	}
	out.cut, out.long, out.complete, out.blocked = cut.Load(), long.Load(), res.Complete, res.Blocked
	for _, f := range append(res.Errors, res.Warnings...) {
		line := c.ir.Position(f.Pos).Line
		switch f.Kind {
		case result.ErrorKind(event.FaultAssert):
			id := slices.Index(c.text.Asserts[i], int(line))
			if id < 0 {
				t.Fatalf("an assertion fails in line %d, where there is none\n%s", line, c.text.C)
			}
			out.failed[id] = true
		case result.Deadlock:
			out.deadlock = true
		case result.Liveness:
			out.stuck = true
		default:
			out.found = append(out.found, f.Kind.String())
		}
	}
	slices.Sort(out.found)
	out.found = slices.Compact(out.found)
	return out
}

// endless reports whether executions get longer and longer.
func (c *compiled) endless(t testing.TB, i int, h how) bool {
	for h.more = 1; h.more <= 16; h.more *= 4 {
		if !c.explore(t, i, h).long {
			return false
		}
	}
	return true
}

// final is the final state of a complete execution; see Final.
func (c *compiled) final(p *Program, i int, s *result.Snapshot, h how) string {
	last := map[event.Addr]event.Value{}
	for _, co := range s.Co {
		w := co.Writes[len(co.Writes)-1]
		last[co.Addr] = s.Threads[w.Thread].Events[w.Index].Value
	}
	value := func(a event.Addr, size uint8) uint64 {
		if v, ok := last[a]; ok {
			return v.Lo
		}
		return c.ir.Initial(a, size).Lo
	}
	pr := &printer{p: p, suffix: fmt.Sprint("_", i)}
	globals := p.globals()
	vars := make([]int, len(globals))
	for k, n := range globals {
		a := c.globals[pr.variable(n)]
		if h.read {
			a = c.globals["seen"+pr.suffix] + event.Addr(4*n)
		}
		if p.Vars[n].Pointer && !h.read {
			for t := range p.Threads {
				node, own := value(a, 8), value(c.globals["nodes"+pr.suffix]+event.Addr(8*t), 8)
				if p.Vars[n].Packed {
					node >>= 16
				}
				if !p.Place.onStack() {
					own >>= 16
				}
				if node != 0 && node == own {
					vars[k] = 1 + t
				}
			}
			continue
		}
		vars[k] = int(int32(value(a, 4)))
	}
	returned := make([]int64, len(p.Threads))
	for n := range p.Threads {
		if n == 0 && p.MainRuns {
			returned[0] = int64(value(c.globals["got"+pr.suffix], 8))
			continue
		}
		created := n // before it
		if p.MainRuns {
			created--
		}
		for k, e := range s.Threads[0].Events {
			if e.Kind != event.ThreadCreate {
				continue
			}
			if created--; created >= 0 {
				continue
			}
			for _, st := range s.Threads {
				if st.Parent == (event.ID{Thread: 0, Index: int32(k)}) {
					returned[n] = int64(st.Events[len(st.Events)-1].Value.Lo)
				}
			}
			break
		}
	}
	if h.sorted {
		p.sortAlike(returned)
	}
	return Final(vars, returned)
}

// batches compiles programs in batches, and calls f for each. Those that look whether a
// lock is held have batches of their own, because the interpreter treats locks
// differently in a file that does.
func batches(t testing.TB, ps []*Program, flags []string, f func(c *compiled, index []int)) {
	var parts [2][]int
	for i, p := range ps {
		k := truth(p.uses(TryLock) || p.uses(TryRLock))
		parts[k] = append(parts[k], i)
	}
	for _, part := range parts {
		for index := range slices.Chunk(part, batch) {
			var qs []*Program
			for _, i := range index {
				qs = append(qs, ps[i])
			}
			f(compile(t, qs, flags...), index)
		}
	}
}

// sortAlike sorts what threads that run the same function returned.
func (p *Program) sortAlike(returned []int64) {
	for f := range p.Threads {
		var at []int
		var values []int64
		for n := range p.Threads {
			if p.function(n) == f {
				at, values = append(at, n), append(values, returned[n])
			}
		}
		slices.Sort(values)
		for k, n := range at {
			returned[n] = values[k]
		}
	}
}

// programs are n random ones from seed on with their results, those left out that
// Enumerate has nothing to say on.
func programs(t testing.TB, from uint64, n int, o Options) (ps []*Program, wants []*Result, seeds []uint64) {
	for s := from; len(ps) < n; s++ {
		p := Random(s, o)
		r, err := Enumerate(p, maxStates)
		if err != nil {
			if !errors.Is(err, ErrMisuse) && !errors.Is(err, ErrOverflow) && !errors.Is(err, ErrLocal) && !errors.Is(err, ErrStates) && !errors.Is(err, ErrNull) {
				t.Fatal(err)
			}
			continue
		}
		ps, wants, seeds = append(ps, p), append(wants, r), append(seeds, s)
	}
	return ps, wants, seeds
}

// shrink makes p smaller as long as wrong says something of it, and returns what it
// says at last.
func shrink(t testing.TB, p *Program, flags []string, wrong func(c *compiled, i int, want *Result) string) (small *Program, why string) {
	small = Shrink(p, func(ps []*Program) int {
		first := len(ps)
		batches(t, ps, flags, func(c *compiled, index []int) {
			for k, i := range index {
				if i > first {
					break
				}
				if want, _ := Enumerate(ps[i], maxStates); want != nil && wrong(c, k, want) != "" {
					first = i
				}
			}
		})
		if first == len(ps) {
			return -1
		}
		return first
	})
	want, _ := Enumerate(small, maxStates)
	return small, wrong(compile(t, []*Program{small}, flags...), 0, want)
}

func keys[K interface{ ~int | ~string }](m map[K]bool) []K { return slices.Sorted(maps.Keys(m)) }

// differs says in what an outcome under sc differs from what is right; "" if it
// does not. An exploration that was cut need not have found everything.
func differs(o *outcome, want *Result) string {
	var d []string
	for f := range o.finals {
		if !want.Finals[f] {
			d = append(d, "impossible: "+f)
		}
	}
	for a := range o.failed {
		if !want.Failed[a] {
			d = append(d, "fails but cannot: assertion "+strconv.Itoa(a))
		}
	}
	// Threads that wait for each other are in deadlock also beside one that goes round for
	// ever; the search then only says that the program is stuck.
	if o.deadlock && !want.Deadlock && !want.Stuck {
		d = append(d, "no deadlock is possible")
	}
	if !o.cut {
		for f := range want.Finals {
			if !o.finals[f] {
				d = append(d, "lost: "+f)
			}
		}
		for a := range want.Failed {
			if !o.failed[a] {
				d = append(d, "lost: failure of assertion "+strconv.Itoa(a))
			}
		}
		if want.Deadlock && !o.deadlock {
			d = append(d, "lost: the deadlock")
		}
	}
	slices.Sort(d)
	return strings.Join(d, "\n")
}
