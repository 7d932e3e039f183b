package interp_test

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

var (
	depsRounds   = scale.Flag("deps.rounds", scale.By{Short: 2, Usual: 3, Wide: 4, Full: 16}, "random runs of each thread in TestDepsDetermine")
	depsSeed     = flag.Int64("deps.seed", 1, "seed of TestDepsDetermine")
	depsPrograms = scale.Flag("deps.programs", scale.By{Short: 0, Usual: 3, Wide: 4, Full: 30}, "random programs of TestDepsDetermineRandom")
	depsLoops    = scale.Flag("deps.loops", scale.By{Short: 2, Usual: 4, Wide: 20, Full: 400}, "random programs of TestDepsDetermineLoops")
	depsFile     = flag.String("deps.file", "", "the only file of TestDepsDetermine")
)

// played is an event of one thread that ran alone: its label, the value it
// returned.
type played struct {
	lab event.Label
	val event.Value
}

type addrAt struct {
	addr  event.Addr
	index int
}

// player runs threads of one program with values of its choice.
type player struct {
	m   *interp.Machine
	rnd *rand.Rand
	// addrs are addresses that were accessed or allocated: values of pointers. Of the
	// thread's own stack only those that got out before may be read: that they come back
	// earlier takes a cycle of rf and addr ; po.
	addrs []addrAt
}

// play runs a thread for at most n events; value supplies what event i returns. The
// last label is terminal if the thread ended before.
func (p *player) play(create *event.Label, n int, value func(i int, lab *event.Label) (event.Value, bool)) (run []played) {
	var lab event.Label
	var th event.Thread
	if create == nil {
		th = p.m.Main(&lab)
	} else {
		th = p.m.Spawn(create, &lab)
	}
	defer th.Release()
	for i := 0; ; i++ {
		v, ok := value(i, &lab)
		run = append(run, played{lab, v})
		if lab.Kind.Terminal() || i+1 >= n || !ok {
			return run
		}
		th.Resume(v, &lab)
	}
}

// some returns a value that event lab may return, and false if there is none with
// which the thread goes on.
func (p *player) some(i int, lab *event.Label, mem map[event.Addr]event.Value, sizes map[event.Addr]uint64) (v event.Value, ok bool) {
	r := p.rnd
	switch lab.Kind {
	case event.Choice:
		return event.V(uint64(r.Int63n(int64(min(lab.Len, 8))))), true
	case event.ObjectSize:
		if n, ok := sizes[lab.Addr]; ok {
			return event.V(n), true
		}
		return event.V(uint64(8 * r.Intn(4))), true
	case event.ThreadJoin:
		return event.V(uint64(r.Intn(3))), true
	case event.Read:
	default:
		return event.Value{}, true
	}
	for range 20 {
		known := false
		if v, known = mem[lab.Addr]; !known {
			v = p.m.InitValue(lab.Addr, lab.Size)
		}
		if r.Intn(10) < 4 {
			switch x := r.Intn(10); {
			case x < 6:
				v = event.V(uint64(r.Intn(4)))
			case x < 9 && lab.Size == 8 && len(p.addrs) > 0:
				if a := p.addrs[r.Intn(len(p.addrs))]; !a.addr.IsStack() || a.index < i {
					v = event.V(uint64(a.addr))
				}
			case lab.Attr&event.CAS != 0:
				v = lab.Cmp
			case lab.Await != event.AwaitNone:
				v = event.Value{Lo: lab.Cmp.Lo ^ uint64(r.Intn(2))}
			default:
				v = event.V(^uint64(0) >> r.Intn(64))
			}
		}
		if lab.Size < 16 {
			v.Hi = 0
		}
		if lab.Size < 8 {
			v.Lo &= 1<<(8*lab.Size) - 1
		}
		if lab.Size == 8 && r.Intn(10) == 0 { // undefined bits, as of padding
			v.Hi = 0xffffff00
			v.Lo &^= v.Hi
		}
		if lab.Admits(v) {
			return v, true
		}
	}
	return v, false
}

// closure returns for each event of run the events that it depends on, by
// dependencies of dependencies and the first half of a read-modify-write, as a set of
// bits. AddrPo does not count.
func closure(d *event.DepTable, run []played) [][]bool {
	out := make([][]bool, len(run))
	for i := range run {
		out[i] = make([]bool, len(run))
		x := d.Deps(run[i].lab.Deps)
		from := append(append(append([]int32(nil), d.Events(x.Addr)...), d.Events(x.Data)...), d.Events(x.Ctrl)...)
		if k := run[i].lab.Kind; k == event.Skip || k == event.Write && run[i].lab.Attr&event.Exclusive != 0 {
			from = append(from, int32(i-1))
		}
		for _, j := range from {
			if int(j) >= i {
				panic(fmt.Sprintf("event %d depends on %d", i, j))
			}
			out[i][j] = true
			for k, b := range out[j] {
				out[i][k] = out[i][k] || b
			}
		}
	}
	return out
}

// TestDepsDetermine is what the explorer of models with dependencies relies on: if
// reads return other values, the label of each event that does not depend on them
// stays, at its place. Each thread of each program runs alone, with random values,
// and again with some of them changed.
func TestDepsDetermine(t *testing.T) {
	files := []string{*depsFile}
	if *depsFile == "" {
		files = nil
		for _, g := range []string{"testdata/*/*.ll", "../internal/corpus/testdata/ll/*/*/*.ll", "../examples/*.ll", "../examples/*/*.ll", "../cache/testdata/*.ll"} {
			f, _ := filepath.Glob(g)
			files = append(files, f...)
		}
		if len(files) < 300 {
			t.Fatalf("only %d programs", len(files))
		}
	}
	every := scale.By{Short: 8, Usual: 3, Wide: 2, Full: 1}
	var s determined
	for i, f := range files {
		if *depsFile == "" && !every.Nth(i) {
			continue
		}
		p, err := load.File(f)
		if err != nil {
			t.Fatal(err)
		}
		s.program(t, f, p, depsRounds.N())
	}
	t.Logf("%d programs, %d runs, %d changed runs, %d labels compared, %d differed", s.programs, s.runs, s.changed, s.compared, s.differed)
	if s.differed == 0 {
		t.Error("no change changed anything")
	}
}

// determined counts what was compared.
type determined struct{ programs, runs, changed, compared, differed int }

func (s *determined) program(t *testing.T, name string, prog *ir.Program, rounds int) {
	s.programs++
	cfg := interp.Config{TrackDeps: true, MaxSteps: 100_000, LibConfig: interp.LibConfig{NondetValues: 3}}
	for round := range rounds {
		rnd := rand.New(rand.NewSource(*depsSeed + int64(round)))
		cfg.SpuriousCAS = round%2 == 1
		p := &player{m: interp.New(prog, cfg), rnd: rnd}
		queue := []*event.Label{nil}
		for n := 0; n < len(queue) && n < 6; n++ {
			queue = append(queue, s.thread(t, name, p, queue[n])...)
			if t.Failed() && os.Getenv("GMC_ALL") == "" {
				return
			}
		}
	}
}

// someReads picks at most 12 reads of run, but not its last event.
func (p *player) someReads(run []played) []int {
	var reads []int
	for i := range run[:len(run)-1] {
		if k := run[i].lab.Kind; k.ReadLike() && k != event.ObjectSize {
			reads = append(reads, i)
		}
	}
	if len(reads) > 12 {
		p.rnd.Shuffle(len(reads), func(i, j int) { reads[i], reads[j] = reads[j], reads[i] })
		reads = reads[:12]
	}
	return reads
}

// complain logs run with the events whose values changed marked.
func (p *player) complain(t *testing.T, what string, run []played, changed []bool) {
	t.Error(what)
	for k := range run {
		mark := ' '
		if changed[k] {
			mark = '*'
		}
		t.Logf("%c%3d %s = %v %s", mark, k, show(p.m, &run[k].lab), run[k].val, showDeps(p.m.Deps(), run[k].lab.Deps))
	}
}

// thread runs the thread that create starts and compares; it returns the creations
// of others.
func (s *determined) thread(t *testing.T, name string, p *player, create *event.Label) (creates []*event.Label) {
	s.runs++
	p.addrs = slices.DeleteFunc(p.addrs, func(a addrAt) bool { return a.addr.IsStack() })
	mem, sizes := map[event.Addr]event.Value{}, map[event.Addr]uint64{}
	run := p.play(create, 120, func(i int, lab *event.Label) (event.Value, bool) {
		v, ok := p.some(i, lab, mem, sizes)
		switch lab.Kind {
		case event.Write:
			mem[lab.Addr] = lab.Val
			p.addrs = append(p.addrs, addrAt{lab.Addr, i})
		case event.Malloc:
			sizes[lab.Addr] = lab.Len
			p.addrs = append(p.addrs, addrAt{lab.Addr, i})
		case event.ThreadCreate:
			c := *lab
			creates = append(creates, &c)
		}
		return v, ok
	})
	d := p.m.Deps()
	deps := closure(d, run)
	reads := p.someReads(run)
	for _, r := range reads {
		s.changed++
		changed := make([]bool, len(run))
		touched := func(i int) bool {
			for j, b := range deps[i] {
				if b && changed[j] {
					return true
				}
			}
			return false
		}
		bad := func(i int, what string, lab *event.Label) {
			p.complain(t, fmt.Sprintf("%s: thread of %v, read %d changed from %v: event %d %s", name, create, r, run[r].val, i, what), run, changed)
			if lab != nil {
				t.Logf("now %d %s %s", i, show(p.m, lab), showDeps(d, lab.Deps))
			}
		}
		n := 0
		again := p.play(create, len(run), func(i int, lab *event.Label) (event.Value, bool) {
			n = i
			was := &run[i]
			a, b := was.lab, *lab
			a.Deps, b.Deps = 0, 0
			// Messages and the length of a spin are for reports only.
			if b.Kind == event.Block || b.Kind == event.Error {
				a.Len, b.Len = 0, 0
			}
			a.Msg, b.Msg = 0, 0
			s.compared++
			dep := touched(i)
			if a != b {
				s.differed++
				if !dep {
					bad(i, "differs", lab)
					return event.Value{}, false
				}
			}
			v := was.val
			if i == r || lab.Kind.ReadLike() && dep && (a != b || p.rnd.Intn(4) == 0) {
				ok := true
				for k := 0; k < 8 && (k == 0 || v == was.val); k++ {
					v, ok = p.some(i, lab, nil, sizes)
				}
				if changed[i] = v != was.val; !ok {
					return v, false
				}
			}
			if a != b {
				changed[i] = true
			}
			return v, true
		})
		if last := &again[len(again)-1].lab; last.Kind.Terminal() && n+1 < len(run) {
			// The rest is gone.
			for i := n + 1; i < len(run); i++ {
				if !touched(i) && last.Kind != event.Error {
					bad(i, "is gone", last)
					break
				}
			}
		}
		if t.Failed() {
			return creates
		}
	}
	return creates
}

func show(m *interp.Machine, l *event.Label) string {
	s := seq{p: m.Program(), m: m}
	return s.label(l)
}

func showDeps(d *event.DepTable, n uint32) string {
	x := d.Deps(n)
	out := ""
	for _, y := range []struct {
		name string
		set  event.DepSet
	}{{"addr", x.Addr}, {"data", x.Data}, {"ctrl", x.Ctrl}} {
		if y.set != 0 {
			out += fmt.Sprint(" ", y.name, d.Events(y.set))
		}
	}
	return out
}

// TestDepsDetermineLoops is TestDepsDetermine on loops: some that were wrong, and random ones.
func TestDepsDetermineLoops(t *testing.T) {
	clangs := slices.DeleteFunc([]string{"clang-14", "clang-22"}, func(clang string) bool { return find(clang) == "" })
	if len(clangs) == 0 {
		t.Skip("*** NO clang-14 AND NO clang-22: loops under models with dependencies are NOT TESTED")
	}
	dir := t.TempDir()
	var s determined
	check := func(t *testing.T, clang, level, text string, rounds int) {
		t.Helper()
		c, ll := filepath.Join(dir, "loops.c"), filepath.Join(dir, "loops.ll")
		if err := os.WriteFile(c, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(clang, "-g", "-w", level, "-S", "-emit-llvm", c, "-o", ll).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s\n%s", err, out, text)
		}
		p, err := load.File(ll)
		if err != nil {
			t.Fatal(err)
		}
		if s.program(t, clang+" "+level, p, rounds); t.Failed() {
			t.Logf("%s", text)
		}
	}
	ways := scale.By{Short: 6, Usual: 3, Wide: 1, Full: 1} // of compiling each of these
	for name, body := range map[string]string{
		// When a state is remembered must not depend on whether an earlier round came back to its state.
		"turns": `int v = 0, w = 1; for (;;) { if (w == 2 && v == 9) break; v = R(x0); w = R(x1); if (w == 7) break; } W(x2, 1);`,
		// A read that the seed w does not depend on returned the value of w.
		"seed": `int v = 1, w = R(x1); for (;;) { if (w == 2) v = R(x1); v = R(x1); w = R(x0); if (R(x0) == 2) break; } W(x0, v + w);`,
		// The seed w was compared after rounds that wrote something.
		"effects": `int v = R(x0); while (XCHG(x2, 2) == 0) { W(x0, 0); CAS(x1, v, v | 1); v = R(x1); } W(x0, v);`,
		// A round that undoes what it writes was compared with the one before, the values that it writes included.
		"rounds": `int v = R(x0), w = R(x1); for (;;) { W(x0, w + 1); if (R(x0) == 0) { v = R(x0); if (v == 1) break; } v = ADD(x0, 2); } W(x1, w);`,
		// Whether a compare-exchange changed anything decides with which visit a loop is compared.
		"changes": `int v = R(x1), w = R(x1); for (;;) { if (R(x2) == 0) break; v = R(x0); CAS(x1, w, v); w = R(x1); } W(x2, v);`,
		"twice":   `int v = R(x1), w = R(x1); for (;;) { if (v == 2) break; w = R(x2); CAS(x1, v, w); CAS(x1, v, 1); } W(x1, w);`,
	} {
		for i, clang := range clangs {
			for j, level := range []string{"-O0", "-O1", "-O2"} {
				if !ways.Nth(scale.Choose(name, 6) + 3*i + j) {
					continue
				}
				t.Run(name+level+"/"+clang, func(t *testing.T) {
					check(t, clang, level, loopsHead+"int main(void) { "+body+" if (!pthread_mutex_trylock(&m)) pthread_mutex_unlock(&m); return 0; }\n", 400)
				})
			}
		}
	}
	for i := range depsLoops.N() {
		seed := *depsSeed + int64(i)
		t.Run(fmt.Sprint("random/", seed), func(t *testing.T) {
			r := rand.New(rand.NewSource(seed))
			text := randomLoops(r, 5)
			check(t, clangs[r.Intn(len(clangs))], []string{"-O0", "-O1", "-O2"}[r.Intn(3)], text, 30)
		})
	}
	t.Logf("%d programs, %d runs, %d changed runs, %d labels compared, %d differed", s.programs, s.runs, s.changed, s.compared, s.differed)
}

const loopsHead = `#include <pthread.h>
#include <stdatomic.h>
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v, e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
#define CAS(v, o, n) atomic_compare_exchange_strong_explicit(&(v), &(o), (n), memory_order_relaxed, memory_order_relaxed)
#define XCHG(v, e) atomic_exchange_explicit(&(v), (e), memory_order_relaxed)
#define OR(v, e) atomic_fetch_or_explicit(&(v), (e), memory_order_relaxed)
#define ADD(v, e) atomic_fetch_add_explicit(&(v), (e), memory_order_relaxed)
atomic_int x0, x1, x2;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
`

// randomLoops is a program of n threads, each of which is a loop.
func randomLoops(r *rand.Rand, n int) string {
	var b strings.Builder
	b.WriteString(loopsHead)
	one := func(list ...string) string { return list[r.Intn(len(list))] }
	reg := func() string { return one("v", "v", "w") }
	at := func() string { return one("x0", "x1", "x2") }
	k := func() string { return one("0", "1", "2") }
	expr := func() string { return one(k(), reg(), reg()+" | 1", reg()+" + 1", k()) }
	var cond func() string
	cond = func() string {
		switch r.Intn(9) {
		case 0, 1, 2:
			return fmt.Sprintf("%s == %s", reg(), k())
		case 3:
			return fmt.Sprintf("v == w")
		case 4:
			return fmt.Sprintf("R(%s) == %s", at(), k())
		case 5:
			return fmt.Sprintf("CAS(%s, %s, %s)", at(), reg(), expr())
		case 6:
			return fmt.Sprintf("%s(%s, %s) == %s", one("XCHG", "OR", "ADD"), at(), k(), k())
		case 7:
			return "n == 2"
		default:
			return reg()
		}
	}
	var stmts func(depth, n int) string
	stmt := func(depth int) string {
		switch r.Intn(16) {
		case 0, 1, 2, 3, 4:
			return fmt.Sprintf("%s = R(%s);", reg(), at())
		case 5:
			return one("v = w;", "w = v;", "v = 0;", "w = 1;", "{ int u = v; v = w; w = u; }")
		case 6, 7, 8:
			return fmt.Sprintf("if (%s) break;", cond())
		case 9:
			if depth > 0 {
				return fmt.Sprintf("if (%s) { %s}", cond(), stmts(depth-1, 1+r.Intn(2)))
			}
		case 10:
			if depth > 0 {
				return fmt.Sprintf("if (%s) { %s} else { %s}", cond(), stmts(depth-1, 1+r.Intn(2)), stmts(depth-1, 1+r.Intn(2)))
			}
		case 11:
			return fmt.Sprintf("W(%s, %s);", at(), expr())
		case 12:
			return one("n++;", "n = 1;", "n = v;", "n ^= 1;")
		case 13:
			return fmt.Sprintf("%s = %s(%s, %s);", reg(), one("XCHG", "OR", "ADD"), at(), expr())
		case 14:
			return fmt.Sprintf("CAS(%s, %s, %s);", at(), reg(), expr())
		case 15:
			switch r.Intn(5) {
			case 0:
				return fmt.Sprintf("if (%s) continue;", cond())
			case 1:
				return fmt.Sprintf("while (R(%s) == %s) ;", at(), expr())
			case 2:
				return fmt.Sprintf("if (!pthread_mutex_trylock(&m)) { %spthread_mutex_unlock(&m); }", one("", "", fmt.Sprintf("%s = R(%s); ", reg(), at())))
			case 3:
				if depth > 0 {
					return fmt.Sprintf("for (;;) { %s}", stmts(depth-1, 2))
				}
			}
		}
		return fmt.Sprintf("%s = R(%s);", reg(), at())
	}
	stmts = func(depth, n int) string {
		s := ""
		for range n {
			s += stmt(depth) + " "
		}
		return s
	}
	for i := range n {
		init := func() string { return one("0", "1", "2", "R(x0)", "R(x1)") }
		fmt.Fprintf(&b, "static void *t%d(void *a) { int n = 0, v = %s, w = %s; ", i, init(), init())
		body := stmts(2, 1+r.Intn(5))
		switch r.Intn(4) {
		case 0:
			fmt.Fprintf(&b, "while (%s) { %s}", cond(), body)
		case 1:
			fmt.Fprintf(&b, "do { %s} while (%s);", body, cond())
		default:
			fmt.Fprintf(&b, "for (;;) { %s}", body)
		}
		fmt.Fprintf(&b, " W(%s, %s); %sreturn 0; }\n", at(), one("1", "v", "w", "v + w", "n"), one("", "W(x0, v + w + n); "))
	}
	b.WriteString("int main(void) { pthread_t t; ")
	for i := range n {
		fmt.Fprintf(&b, "pthread_create(&t, 0, t%d, 0); ", i)
	}
	b.WriteString("return 0; }\n")
	return b.String()
}

// TestDepsDetermineRandom is TestDepsDetermine on random programs full of what is hard
// to track, and on the benchmark programs.
func TestDepsDetermineRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs")
	}
	dir := t.TempDir()
	var s determined
	n := 0
	check := func(c string, rounds int, args ...string) {
		for _, clang := range []string{"clang-14", "clang-22"} {
			if find(clang) == "" {
				t.Logf("%s is not installed: NOT TESTED", clang)
				continue
			}
			level := []string{"-O0", "-O1", "-O2"}[n%3]
			n++
			ll := filepath.Join(dir, "x.ll")
			if out, err := exec.Command(clang, append(args, "-g", "-w", level, "-S", "-emit-llvm", c, "-o", ll)...).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", clang, err, out)
			}
			p, err := load.File(ll)
			if err != nil {
				t.Fatalf("%s %s %s: %v", c, clang, level, err)
			}
			s.program(t, c+" "+clang+" "+level, p, rounds)
		}
	}
	bench, _ := filepath.Glob("../bench/programs/*.c")
	if len(bench) < 20 {
		t.Errorf("%d benchmark programs", len(bench))
	}
	every := scale.By{Short: 20, Usual: 24, Wide: 12, Full: 1}
	for i, f := range bench {
		if !every.Nth(i) {
			continue
		}
		if text, err := os.ReadFile(f); err != nil {
			t.Fatal(err)
		} else if strings.Contains(string(text), "<genmcgo/") {
			continue // what an operation reads names a state that another one made: no value of ours does
		}
		rounds := depsRounds.N()
		if strings.Contains(f, "futex_mutex") {
			rounds *= 20 // it waits in a loop with a compare-exchange whose result is not used
		}
		check(f, rounds, "-DN=2")
	}
	for i := range depsPrograms.N() {
		text := randomC(rand.New(rand.NewSource(*depsSeed + int64(i))))
		c := filepath.Join(dir, "random.c")
		if err := os.WriteFile(c, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if check(c, depsRounds.N()); t.Failed() {
			t.Fatalf("program %d:\n%s", i, text)
		}
	}
	t.Logf("%d programs, %d runs, %d changed runs, %d labels compared, %d differed", s.programs, s.runs, s.changed, s.compared, s.differed)
}

// randomC is a program of one thread whose reads may return anything.
func randomC(r *rand.Rand) string {
	var b strings.Builder
	reg := func() string { return fmt.Sprint("r", r.Intn(6)) }
	at := func() string { return fmt.Sprint("x", r.Intn(3)) }
	own := func() string { // what the thread has of its own
		switch k := r.Intn(2); r.Intn(6) {
		case 0:
			return fmt.Sprintf("pthread_setspecific(%d, (void *)(long)%s);", k, reg())
		case 1:
			return fmt.Sprintf("%s = (long)pthread_getspecific(%d);", reg(), k)
		case 2:
			return fmt.Sprintf("l%d = %s;", k, reg())
		case 3: // with padding
			return fmt.Sprintf("pad[%d] = R(z);", k)
		case 4:
			return fmt.Sprintf("pad[%d] = pad[%d];", k, 1-k)
		default:
			return fmt.Sprintf("%s = l%d;", reg(), k)
		}
	}
	// Statements of one line, by how often they come.
	lines := []struct {
		times int
		line  func() string
	}{
		{4, func() string { return fmt.Sprintf("%s = R(%s);", reg(), at()) }},
		{3, func() string { return fmt.Sprintf("W(%s, %s);", at(), reg()) }},
		{1, func() string {
			return fmt.Sprintf("%s = %s %s %s;", reg(), reg(), []string{"+", "^", "*", "&", "<", "=="}[r.Intn(6)], reg())
		}},
		{1, func() string { return fmt.Sprintf("t[%s & 3] = %s;", reg(), reg()) }},
		{1, func() string { return fmt.Sprintf("%s = t[%s & 3];", reg(), reg()) }},
		{1, func() string { return fmt.Sprintf("t[%d] = %s;", r.Intn(4), reg()) }},
		{1, func() string { return fmt.Sprintf("s.a = %s; u = s; %s = u.b;", reg(), reg()) }},
		{1, func() string { return fmt.Sprintf("s.b = %s; u.a = s.b;", reg()) }},
		{1, func() string { return fmt.Sprintf("%s = %s ? %s : %s;", reg(), reg(), reg(), reg()) }},
		{1, func() string {
			return fmt.Sprintf("to = %s ? &t[%d] : %s;", reg(), r.Intn(4), []string{"&g", "&t[1]", "(int *)&s", "0"}[r.Intn(4)])
		}},
		{1, func() string { return fmt.Sprintf("if (to) *to = %s;", reg()) }},
		{1, func() string { return fmt.Sprintf("if (to) %s = *to;", reg()) }},
		{1, func() string {
			return fmt.Sprintf("%s = atomic_%s(&%s, %s);", reg(), []string{"fetch_add", "exchange", "fetch_or"}[r.Intn(3)], at(), reg())
		}},
		{1, func() string {
			return fmt.Sprintf("%s = __sync_val_compare_and_swap((int *)&%s, %s, %s);", reg(), at(), reg(), reg())
		}},
		{1, func() string {
			return fmt.Sprintf("%s = atomic_compare_exchange_weak(&%s, &%s, %s);", reg(), at(), reg(), reg())
		}},
		{1, func() string { return fmt.Sprintf("%s = add(%s, %s);", reg(), reg(), reg()) }},
		{1, func() string {
			return fmt.Sprintf("switch (%s) { case 1: W(x0, %s); break; case 2: %s = 5; break; default: %s++; }", reg(), reg(), reg(), reg())
		}},
		{1, func() string { return fmt.Sprintf("%s = %s / (%s | 1);", reg(), reg(), reg()) }},
		{1, func() string { return fmt.Sprintf("memcpy(t, v, 4 * (%s & 3)); v[%d] = %s;", reg(), r.Intn(4), reg()) }},
		{1, func() string { return fmt.Sprintf("while (R(%s) == %s) ;", at(), reg()) }},
		{1, func() string { // a loop that waits and moves what it and others read
			move := func() string {
				switch r.Intn(7) {
				case 0:
					return fmt.Sprintf("%s = R(%s);", reg(), at())
				case 5, 6:
					return own()
				case 1:
					return fmt.Sprintf("t[%d] = %s;", r.Intn(4), reg())
				case 2:
					return fmt.Sprintf("%s = t[%d];", reg(), r.Intn(4))
				}
				return fmt.Sprintf("%s = %s;", reg(), reg())
			}
			return fmt.Sprintf("while (R(%s) < 2) { %s %s %s }", at(), move(), move(), move())
		}},
		{1, func() string {
			return fmt.Sprintf("{ int old = R(%[1]s); while (!atomic_compare_exchange_weak(&%[1]s, &old, old + %[2]s)) ; }", at(), reg())
		}},
		{1, func() string { // a loop that looks at once at what it read last
			return fmt.Sprintf("{ int old = again(&%[1]s); while (!attempt(&%[1]s, &old)) %[2]s }", at(), []string{";", "if (r0 < 2) " + own(), fmt.Sprintf("%s = old;", reg())}[r.Intn(3)])
		}},
		{1, func() string { // a loop that looks at what it read one round later
			return fmt.Sprintf("{ int now, old = %s; for (;;) { now = R(%s); if (old) break; %s old = now; } %s = now; }", reg(), at(), []string{"", own()}[r.Intn(2)], reg())
		}},
		{1, func() string {
			return fmt.Sprintf("if (!pthread_mutex_trylock(&m)) { W(%s, 3); pthread_mutex_unlock(&m); }", at())
		}},
		{1, func() string { return fmt.Sprintf("__VERIFIER_assume(%s < 3);", reg()) }},
		{1, func() string {
			return fmt.Sprintf("h = malloc(%s & 7 | 8); h[%s & 1] = %s; W(q, h);", reg(), reg(), reg())
		}},
		{1, func() string { return fmt.Sprintf("%s = *R(q);", reg()) }},
		{1, func() string { return fmt.Sprintf("R(q)[%s & 1] = %s;", reg(), reg()) }},
		{1, func() string { return fmt.Sprintf("W(q, %s);", []string{"&t[2]", "&s.a", "to ? to : &g"}[r.Intn(3)]) }},
		{1, func() string { return fmt.Sprintf("%s = *each[%s & 3];", reg(), reg()) }},
		{2, own},
		{1, func() string { return fmt.Sprintf("%s = pad[0].i; W(z, pad[1]);", reg()) }},
	}
	var block func(depth, n int)
	block = func(depth, n int) {
		for range n {
			p := func(f string, args ...any) { fmt.Fprintf(&b, strings.Repeat("  ", 4-depth)+f+"\n", args...) }
			switch k := r.Intn(41); {
			case k < 2 && depth > 0:
				p("if (%s) {", reg())
				block(depth-1, 1+r.Intn(3))
				p("} else {")
				block(depth-1, r.Intn(3))
				p("}")
			case k == 2 && depth > 0:
				p("for (int i = 0; i < (%s & 3); i++) {", reg())
				block(depth-1, 1+r.Intn(3))
				p("}")
			case k > 2:
				for _, l := range lines {
					if k -= l.times; k <= 2 {
						p("%s", l.line())
						break
					}
				}
			}
		}
	}
	b.WriteString(`#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
void __VERIFIER_assume(int);
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v, e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
atomic_int x0, x1, x2;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int g, g2[2];
_Thread_local int l0, l1 = 2;
struct padded { char c; int i; };
_Atomic(struct padded) z;
_Atomic(int *) q = g2;
__attribute__((noinline)) static int add(int a, int b) { return a > 5 ? b : a + b; }
__attribute__((noinline)) static int again(atomic_int *p) { return R(*p); }
static int attempt(atomic_int *p, int *old) {
  if (*old & 1) {
    *old = again(p);
    return 0;
  }
  return atomic_compare_exchange_weak(p, old, *old | 1);
}
struct pair { int a, b; };
int main(void) {
  int r0 = 0, r1 = 1, r2 = 2, r3 = 0, r4 = 0, r5 = 0, t[4] = {0}, v[4] = {0}, *to = 0, *h, *each[4] = {t, v, &g, g2};
  struct pair s = {0}, u = {0};
  struct padded pad[2] = {0};
`)
	block(3, 30)
	b.WriteString("  W(x0, r0 + r1); W(x1, r2 + r3); W(x2, r4 + r5 + t[0] + v[1] + s.a + u.b + l0 + l1 + pad[0].i + (long)pthread_getspecific(0) + (long)pthread_getspecific(1));\n  return 0;\n}\n")
	return b.String()
}
