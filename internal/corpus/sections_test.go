package corpus

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var sectionPrograms = scale.Flag("sections.n", scale.By{Short: 15, Usual: 25, Wide: 60, Full: 1500}, "how many random programs with atomic sections are explored")
var sectionSeed = scale.Flag("sections.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "the first seed of programs with atomic sections")

// A sectionOp is an operation of a small program: it reads (R) or writes (W) variable v,
// adds one to it (A), demands that the last value read is val (D), or is an atomic
// section (S). Of lock v it is an acquisition (L), for readers (M), a try (T, N), or the
// release of what the thread holds (U). It goes round in a loop until the flag is set (P), and sets
// the flag (F). Tries, acquisitions of what the thread holds and releases of what
// it does not hold are as the table of locks says. It is left out unless the last value read is when (-1: never left out).
type sectionOp struct {
	kind   byte
	v, val int
	when   int
	plain  bool
	body   []sectionOp
	fn     bool // S: a function named __VERIFIER_atomic_...
}

const sectionVars = 3

// sectionLocks are a mutex, a spin lock, a read-write lock and a semaphore, with their functions. A thread
// that holds a lock does not take it again, and only then releases it; a semaphore has no holder.
var sectionLocks = [...]struct {
	init                          string // of the global variable
	lock, try, read, tryRead, end string
}{
	{"[40 x i8] zeroinitializer", "pthread_mutex_lock", "pthread_mutex_trylock", "", "", "pthread_mutex_unlock"},
	{"i32 0", "pthread_spin_lock", "pthread_spin_trylock", "", "", "pthread_spin_unlock"},
	{"[56 x i8] zeroinitializer", "pthread_rwlock_wrlock", "pthread_rwlock_trywrlock", "pthread_rwlock_rdlock", "pthread_rwlock_tryrdlock",
		"pthread_rwlock_unlock"},
	{"[32 x i8] zeroinitializer", "sem_wait", "sem_trywait", "", "", "sem_post"},
}

const semaphore = len(sectionLocks) - 1

// call is the function that operation o of a lock calls.
func (o *sectionOp) call() string {
	l := &sectionLocks[o.v]
	return map[byte]string{'L': l.lock, 'T': l.try, 'M': l.read, 'N': l.tryRead, 'U': l.end}[o.kind]
}

// lockUse says what programs with atomic sections do with locks.
type lockUse uint8

const (
	noLocks   lockUse = iota
	someLocks         // inside and outside of sections; most threads end by releasing them
	manyLocks         // sections mostly wait after they have written: many programs deadlock
)

// drawSections draws a program: its threads.
func drawSections(r *rand.Rand, locks lockUse) [][]sectionOp {
	var draw func(n int, inside bool) []sectionOp
	draw = func(n int, inside bool) []sectionOp {
		var ops []sectionOp
		for range n {
			o := sectionOp{kind: "RRRWWWASSSD"[r.IntN(11)], v: r.IntN(sectionVars), val: r.IntN(3), when: -1, plain: r.IntN(2) == 0}
			if r.IntN(4) == 0 {
				o.when = r.IntN(2)
			}
			switch {
			case o.kind == 'S' && inside && r.IntN(4) > 0: // sections seldom nest
				o.kind = "RWA"[r.IntN(3)]
			case o.kind == 'D' && r.IntN(2) == 0:
				o.kind = 'R'
			}
			if o.kind == 'S' {
				o.body, o.fn = draw(1+r.IntN(3), true), r.IntN(2) == 0
				if locks == manyLocks { // it may wait, most likely after it has written
					o.body = append(o.body, sectionOp{kind: 'L', v: r.IntN(len(sectionLocks)), when: -1})
				}
			} else if locks != noLocks && r.IntN(3) > 0 {
				o.v = min(r.IntN(2*len(sectionLocks)), r.IntN(len(sectionLocks)))
				if o.kind = "LLTTUUUMN"[r.IntN(9)]; o.call() == "" {
					o.kind = 'U'
				}
				if locks == manyLocks && r.IntN(2) == 0 {
					o.kind, o.v = 'L', r.IntN(len(sectionLocks))
				}
				if locks == manyLocks && r.IntN(10) == 0 {
					o.kind = "PFF"[r.IntN(3)]
				}
			}
			ops = append(ops, o)
		}
		return ops
	}
	threads := make([][]sectionOp, 2+r.IntN(2))
	for i := range threads {
		threads[i] = draw(1+r.IntN(4-len(threads)/3), false)
		if locks != noLocks && r.IntN(4) > 0 {
			for v := range sectionLocks {
				threads[i] = append(threads[i], sectionOp{kind: 'U', v: v, when: -1})
			}
		}
	}
	return threads
}

// sectionRun is a state of the operational semantics: sections are single steps.
type sectionRun struct {
	mem   [sectionVars]int
	locks [len(sectionLocks)]int // writer: -1; readers, or the value of the semaphore
	held  [][len(sectionLocks)]bool
	flag  bool
	last  []int
	pc    []int
	seen  []string
}

func (s *sectionRun) clone() sectionRun {
	n := *s
	n.held, n.last, n.pc, n.seen = slices.Clone(s.held), slices.Clone(s.last), slices.Clone(s.pc), slices.Clone(s.seen)
	return n
}

type sectionStep uint8

const (
	stepDone  sectionStep = iota
	stepWaits             // a lock is held
	stepDrops             // a demand fails
)

// locking runs o, an operation of a lock, in thread t.
func (s *sectionRun) locking(t int, o *sectionOp) sectionStep {
	l, held := &s.locks[o.v], &s.held[t][o.v]
	if o.v == semaphore {
		held = new(bool)
		*held = o.kind == 'U'
	}
	if (o.kind == 'U') != *held {
		return stepDone
	}
	free := *l == 0
	switch {
	case o.v == semaphore:
		free = *l > 0
	case o.kind == 'M' || o.kind == 'N':
		free = *l >= 0
	}
	switch o.kind {
	case 'U':
		if *held = false; *l < 0 {
			*l = 0
		} else if o.v == semaphore {
			*l++
		} else {
			*l--
		}
		return stepDone
	case 'T', 'N':
		s.last[t] = 1
		if free {
			s.last[t] = 0
		}
		s.seen[t] += fmt.Sprintf(" t%d", s.last[t])
	}
	switch {
	case free && o.v == semaphore:
		*l--
	case free && (o.kind == 'M' || o.kind == 'N'):
		*l, *held = *l+1, true
	case free:
		*l, *held = -1, true
	case o.kind == 'L' || o.kind == 'M':
		return stepWaits
	}
	return stepDone
}

// step runs o in thread t. What it has done so far means nothing if it is not done.
func (s *sectionRun) step(t int, o *sectionOp) sectionStep {
	if o.when >= 0 && s.last[t] != o.when {
		return stepDone
	}
	read := func() {
		s.last[t] = s.mem[o.v]
		s.seen[t] += fmt.Sprintf(" %d", s.last[t])
	}
	switch o.kind {
	case 'R':
		read()
	case 'W':
		s.mem[o.v] = o.val
	case 'A':
		read()
		s.mem[o.v]++
	case 'D':
		if s.last[t] != o.val {
			return stepDrops
		}
	case 'P':
		if !s.flag {
			return stepWaits
		}
	case 'F':
		s.flag = true
	case 'S':
		for i := range o.body {
			if r := s.step(t, &o.body[i]); r != stepDone {
				return r
			}
		}
	default:
		return s.locking(t, o)
	}
	return stepDone
}

// sectionOutcome is the final content of memory, and by thread what it read.
func sectionOutcome(mem [sectionVars]int, seen []string) string {
	return fmt.Sprint(mem) + "|" + strings.Join(seen, "|")
}

// swapped are outcomes in which the first two threads, which are identical, count as one.
func swapped(outcomes map[string]bool) map[string]bool {
	out := map[string]bool{}
	for o := range outcomes {
		parts := strings.Split(o, "|")
		slices.Sort(parts[1:3])
		out[strings.Join(parts, "|")] = true
	}
	return out
}

// sectionOutcomes are the outcomes of all interleavings in which all threads end. A section
// that would have to wait does not begin. It reports whether in some interleaving all threads
// that have not ended wait.
func sectionOutcomes(threads [][]sectionOp) (out map[string]bool, deadlock bool) {
	out = map[string]bool{}
	been := map[string]bool{}
	var walk func(s sectionRun)
	walk = func(s sectionRun) {
		key := fmt.Sprint(s)
		if been[key] {
			return
		}
		been[key] = true
		done, waits := true, true
		for t := range threads {
			if s.pc[t] == len(threads[t]) {
				continue
			}
			done = false
			n := s.clone()
			r := n.step(t, &threads[t][n.pc[t]])
			waits = waits && r == stepWaits
			if r == stepDone {
				n.pc[t]++
				walk(n)
			}
		}
		if done {
			out[sectionOutcome(s.mem, s.seen)] = true
		}
		deadlock = deadlock || !done && waits
	}
	n := len(threads)
	walk(sectionRun{held: make([][len(sectionLocks)]bool, n), last: make([]int, n), pc: make([]int, n), seen: make([]string, n)})
	return out, deadlock
}

// emitLock writes o, operation k of the program and one of a lock, in LLVM's language. The
// memory at %l is the last value read; behind it are what the thread holds and where it notes what its tries return.
func (o *sectionOp) emitLock(w *strings.Builder, k int) {
	f := o.call()
	if o.v != semaphore {
		held := 0
		if o.kind == 'U' {
			held = 1
		}
		fmt.Fprintf(w, "  %%h%d = getelementptr i32, ptr %%l, i32 %d\n  %%g%d = load i32, ptr %%h%d\n  %%i%d = icmp eq i32 %%g%d, %d\n"+
			"  br i1 %%i%d, label %%go%d, label %%out%d\ngo%d:\n", k, 1+o.v, k, k, k, k, held, k, k, k, k)
		defer fmt.Fprintf(w, "  br label %%out%d\nout%d:\n", k, k)
	}
	fmt.Fprintf(w, "  %%r%d = call i32 @%s(ptr @lock%d)\n", k, f, o.v)
	if o.kind == 'T' || o.kind == 'N' {
		fmt.Fprintf(w, "  %%x%d = icmp ne i32 %%r%d, 0\n  %%y%d = zext i1 %%x%d to i32\n  store i32 %%y%d, ptr %%l\n"+
			"  %%n%d = getelementptr i32, ptr %%l, i32 %d\n  %%p%d = load i32, ptr %%n%d\n  %%q%d = getelementptr i32, ptr @tries, i32 %%p%d\n"+
			"  store atomic i32 %%y%d, ptr %%q%d seq_cst, align 4\n", k, k, k, k, k, k, 1+len(sectionLocks), k, k, k, k, k, k)
	}
	switch {
	case o.v == semaphore:
	case o.kind == 'U':
		fmt.Fprintf(w, "  store i32 0, ptr %%h%d\n", k)
	case o.kind == 'L' || o.kind == 'M':
		fmt.Fprintf(w, "  store i32 1, ptr %%h%d\n", k)
	default:
		fmt.Fprintf(w, "  %%z%d = xor i32 %%y%d, 1\n  store i32 %%z%d, ptr %%h%d\n", k, k, k, k)
	}
}

// sectionText is the program in short, a thread a line.
func sectionText(threads [][]sectionOp) string {
	var text func(ops []sectionOp) string
	text = func(ops []sectionOp) string {
		list := make([]string, len(ops))
		for i := range ops {
			o := &ops[i]
			when := ""
			if o.when >= 0 {
				when = fmt.Sprintf("if read %d: ", o.when)
			}
			switch o.kind {
			case 'S':
				list[i] = "{ " + text(o.body) + " }"
			case 'R', 'A':
				list[i] = fmt.Sprintf("%c v%d", o.kind, o.v)
			case 'W':
				list[i] = fmt.Sprintf("v%d = %d", o.v, o.val)
			case 'D':
				list[i] = fmt.Sprintf("assume read %d", o.val)
			case 'P', 'F':
				list[i] = map[byte]string{'P': "while (!flag)", 'F': "flag = 1"}[o.kind]
			default:
				list[i] = o.call()
			}
			list[i] = when + list[i]
		}
		return strings.Join(list, "; ")
	}
	var b strings.Builder
	for _, ops := range threads {
		b.WriteString(text(ops) + "\n")
	}
	return b.String()
}

// sectionSource is the program in LLVM's language.
func sectionSource(threads [][]sectionOp) string {
	var b, fns strings.Builder
	n := 0
	var emit func(w *strings.Builder, ops []sectionOp)
	emit = func(w *strings.Builder, ops []sectionOp) {
		for i := range ops {
			o := &ops[i]
			n++
			k := n
			if o.when >= 0 {
				fmt.Fprintf(w, "  %%w%d = load i32, ptr %%l\n  %%u%d = icmp eq i32 %%w%d, %d\n  br i1 %%u%d, label %%do%d, label %%end%d\ndo%d:\n", k, k, k, o.when, k, k, k, k)
			}
			atomic, order := " atomic", " seq_cst"
			if o.plain {
				atomic, order = "", ""
			}
			switch o.kind {
			case 'R':
				fmt.Fprintf(w, "  %%r%d = load%s i32, ptr @v%d%s, align 4\n  store i32 %%r%d, ptr %%l\n", k, atomic, o.v, order, k)
			case 'W':
				fmt.Fprintf(w, "  store%s i32 %d, ptr @v%d%s, align 4\n", atomic, o.val, o.v, order)
			case 'A':
				fmt.Fprintf(w, "  %%r%d = atomicrmw add ptr @v%d, i32 1 seq_cst\n  store i32 %%r%d, ptr %%l\n", k, o.v, k)
			case 'D':
				fmt.Fprintf(w, "  %%r%d = load i32, ptr %%l\n  %%q%d = icmp eq i32 %%r%d, %d\n  %%z%d = zext i1 %%q%d to i32\n  call void @__VERIFIER_assume(i32 %%z%d)\n", k, k, k, o.val, k, k, k)
			case 'S':
				if !o.fn {
					fmt.Fprintf(w, "  call void @__VERIFIER_atomic_begin()\n")
					emit(w, o.body)
					fmt.Fprintf(w, "  call void @__VERIFIER_atomic_end()\n")
					break
				}
				var f strings.Builder
				fmt.Fprintf(&f, "define void @__VERIFIER_atomic_f%d(ptr %%l) {\n", k)
				emit(&f, o.body)
				f.WriteString("  ret void\n}\n")
				fns.WriteString(f.String())
				fmt.Fprintf(w, "  call void @__VERIFIER_atomic_f%d(ptr %%l)\n", k)
			case 'P':
				fmt.Fprintf(w, "  br label %%poll%d\npoll%d:\n  %%f%d = load atomic i32, ptr @flag seq_cst, align 4\n  %%g%d = icmp eq i32 %%f%d, 0\n"+
					"  br i1 %%g%d, label %%poll%d, label %%set%d\nset%d:\n", k, k, k, k, k, k, k, k, k)
			case 'F':
				fmt.Fprintf(w, "  store atomic i32 1, ptr @flag seq_cst, align 4\n")
			default:
				o.emitLock(w, k)
			}
			if o.when >= 0 {
				fmt.Fprintf(w, "  br label %%end%d\nend%d:\n", k, k)
			}
		}
	}
	b.WriteString("@flag = global i32 0, align 4\n")
	for v := range sectionVars {
		// What nothing writes to is a constant, and reading it no event.
		fmt.Fprintf(&b, "@v%d = global i32 0, align 4\ndefine void @w%d() {\n  store i32 0, ptr @v%d, align 4\n  ret void\n}\n", v, v, v)
	}
	for t, ops := range threads {
		fmt.Fprintf(&b, "define ptr @t%d(ptr %%a) {\n  %%l = alloca [%d x i32]\n  store [%d x i32] zeroinitializer, ptr %%l\n"+
			"  %%n = getelementptr i32, ptr %%l, i32 %d\n  store i32 %d, ptr %%n\n", t, 2+len(sectionLocks), 2+len(sectionLocks), 1+len(sectionLocks), t)
		emit(&b, ops)
		b.WriteString("  ret ptr null\n}\n")
	}
	b.WriteString("define i32 @main() {\n")
	for t := range threads {
		fmt.Fprintf(&b, "  %%t%d = alloca i64\n  %%c%d = call i32 @pthread_create(ptr %%t%d, ptr null, ptr @t%d, ptr null)\n", t, t, t, t)
	}
	for t := range threads {
		fmt.Fprintf(&b, "  %%i%d = load i64, ptr %%t%d\n  %%j%d = call i32 @pthread_join(i64 %%i%d, ptr null)\n", t, t, t, t)
	}
	b.WriteString("  ret i32 0\n}\n" + fns.String())
	fmt.Fprintf(&b, "@tries = global [%d x i32] zeroinitializer\n", len(threads))
	for i := range sectionLocks {
		l := &sectionLocks[i]
		fmt.Fprintf(&b, "@lock%d = global %s, align 8\n", i, l.init)
		for _, f := range []string{l.lock, l.try, l.read, l.tryRead, l.end} {
			if f != "" {
				fmt.Fprintf(&b, "declare i32 @%s(ptr)\n", f)
			}
		}
	}
	b.WriteString("declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\ndeclare void @__VERIFIER_assume(i32)\n" +
		"declare void @__VERIFIER_atomic_begin()\ndeclare void @__VERIFIER_atomic_end()\n")
	return b.String()
}

// exploreSections returns the outcomes that the engine finds, and the result of the run. No
// execution may be found twice.
func exploreSections(t *testing.T, p *ir.Program, threads int, cfg config.Config) (map[string]bool, *result.Result) {
	t.Helper()
	var vars [sectionVars]event.Addr
	var tries event.Addr
	for _, g := range p.Globals {
		if g.Name == "tries" {
			tries = g.Addr
		}
		for v := range vars {
			if g.Name == fmt.Sprintf("v%d", v) {
				vars[v] = g.Addr
			}
		}
	}
	out, graphs := map[string]bool{}, map[string]bool{}
	set := func(list []event.Addr) map[event.Addr]struct{} {
		m := map[event.Addr]struct{}{}
		for _, a := range list {
			m[a] = struct{}{}
		}
		return m
	}
	cfg.Model, cfg.KeepGoing, cfg.NoRaces = "sc", true, true
	cfg.Workers = max(cfg.Workers, 1)
	if cfg.Workers == 1 {
		cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
			if blocked {
				return
			}
			if g := canon.FromSnapshot(s); graphs[g] && cfg.Equivalence != "rvf" {
				t.Errorf("found twice:\n%s", g)
			} else {
				graphs[g] = true
			}
			mem, seen := [sectionVars]int{}, make([]string, threads)
			for _, co := range s.Co {
				if v := slices.Index(vars[:], co.Addr); v >= 0 {
					w := co.Writes[len(co.Writes)-1]
					mem[v] = int(s.Threads[w.Thread].Events[w.Index].Value.Lo)
				}
			}
			for _, th := range s.Threads {
				if th.Tid == event.MainTid {
					continue
				}
				for _, e := range th.Events {
					if e.Kind == event.Read && slices.Contains(vars[:], e.Addr) {
						seen[th.Tid-2] += fmt.Sprintf(" %d", e.Value.Lo)
					} else if e.Kind == event.Write && e.Addr >= tries && e.Addr < tries+event.Addr(4*threads) {
						seen[th.Tid-2] += fmt.Sprintf(" t%d", e.Value.Lo)
					}
				}
			}
			if cfg.Equivalence != "" { // which write is last is no part of it
				mem = [sectionVars]int{}
			}
			out[sectionOutcome(mem, seen)] = true
		}
	}
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		if cfg.Workers == 1 {
			clear(out)
			clear(graphs)
		}
		return cache.New(interp.New(p, interp.Config{GuardReads: set(r.GuardReads), GuardWrites: set(r.GuardWrites), NoSections: r.WeakModel,
			NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, Noisy: r.Noisy, NoFresh: r.NoFresh}), true)
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return out, res
}

// TestAtomicSections: the outcomes of random programs with atomic sections are those of all
// interleavings in which a section is one step, however they are explored.
func TestAtomicSections(t *testing.T) { testSections(t, noLocks) }

// TestAtomicSectionsWithLocks: likewise with operations of locks inside and outside of
// sections. A section that would have to wait does not begin.
func TestAtomicSectionsWithLocks(t *testing.T) { testSections(t, someLocks) }

// TestAtomicSectionsThatWait: likewise with sections that wait after they have written. What they
// wrote is not there, and a deadlock of several is found.
func TestAtomicSectionsThatWait(t *testing.T) { testSections(t, manyLocks) }

func testSections(t *testing.T, locks lockUse) {
	deadlocks := 0
	outside := 0 // programs in which sections alone, without guards, would not do
	for i := range sectionPrograms.N() {
		seed := uint64(sectionSeed.N() + i)
		threads := drawSections(rand.New(rand.NewPCG(seed, 7)), locks)
		if i%5 == 0 {
			threads[1] = threads[0] // identical threads, but for their functions
		}
		src := sectionSource(threads)
		if i%5 == 0 {
			src = strings.Replace(src, "ptr @t1, ptr null)", "ptr @t0, ptr null)", 1)
		}
		p, _, err := load.Source("sections.ll", []byte(src), load.Options{})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, src)
		}
		all, deadlock := sectionOutcomes(threads)
		read := map[string]bool{} // without the final content of memory
		for o := range all {
			_, seen, _ := strings.Cut(o, "|")
			read[sectionOutcome([sectionVars]int{}, strings.Split(seen, "|"))] = true
		}
		src = sectionText(threads) + src // for messages
		check := func(name string, got, want map[string]bool) {
			for o := range got {
				if !want[o] {
					t.Errorf("seed %d, %s: no interleaving has %s\n%s", seed, name, o, src)
				}
			}
			for o := range want {
				if !got[o] {
					t.Errorf("seed %d, %s: lost %s\n%s", seed, name, o, src)
				}
			}
		}
		got, res := exploreSections(t, p, len(threads), config.Config{})
		check("co", got, all)
		polls := strings.Contains(src, "@flag seq_cst, align 4\n  %g") // which threads go round in loops and which wait, the outcomes do not tell
		stuck := func(name string, res *result.Result) {
			found := slices.ContainsFunc(slices.Concat(res.Errors, res.Warnings), func(e result.Found) bool {
				return e.Kind == result.Deadlock || polls && e.Kind == result.Liveness
			})
			if found != deadlock {
				t.Errorf("seed %d, %s: deadlock %v, want %v\n%s", seed, name, found, deadlock, src)
			}
		}
		stuck("co", res)
		if deadlock {
			deadlocks++
		}
		if res.Stats.Restarts > 0 {
			outside++
		}
		for name, cfg := range map[string]config.Config{"rf": {Equivalence: "rf"}, "rvf": {Equivalence: "rvf"}} {
			got, r := exploreSections(t, p, len(threads), cfg)
			check(name, got, read)
			stuck(name, r)
		}
		for name, cfg := range map[string]config.Config{"waiting": {NoUnblock: true}, "random": {Schedule: config.Random, Seed: int64(seed)},
			"workers": {Workers: 2, Oversubscribe: true}, "no lookahead": {NoLookahead: true}} {
			if _, r := exploreSections(t, p, len(threads), cfg); r.Complete != res.Complete {
				t.Errorf("seed %d, %s: %d executions, otherwise %d\n%s", seed, name, r.Complete, res.Complete, src)
			} else {
				stuck(name, r)
			}
		}
		if i%5 == 0 {
			got, r := exploreSections(t, p, len(threads), config.Config{Symmetry: true})
			check("symmetry", swapped(got), swapped(all))
			stuck("symmetry", r)
			if r.Complete > res.Complete {
				t.Errorf("seed %d: %d executions up to symmetry, otherwise %d\n%s", seed, r.Complete, res.Complete, src)
			}
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d of %d programs have accesses outside that conflict with sections, %d deadlock", outside, sectionPrograms.N(), deadlocks)
}

// TestSectionNotBegun: an execution in which a section began too early, and another thread cannot
// begin its own because of it, is not one that ends with threads waiting.
func TestSectionNotBegun(t *testing.T) {
	text, err := os.ReadFile("testdata/ll/clang-14-O0/right/section-not-begun.ll")
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := load.Source("section-not-begun.ll", text, load.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, equivalence := range config.Equivalences {
		if r := runSections(t, p, "main", equivalence); r.Complete != 0 || r.Waiting != 1 {
			t.Errorf("%s: %d executions and %d with threads that wait, want 0 and 1", equivalence, r.Complete, r.Waiting)
		}
	}
}
