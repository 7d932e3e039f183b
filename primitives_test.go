package genmcgo

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// Primitives that programs declare (genmcgo/primitive.h).

// TestPrimitives: the number of executions is that of the orders of operations on each object,
// as other tools enumerate them, under each model and equivalence.
func TestPrimitives(t *testing.T) {
	needClang(t)
	every := scale.By{Short: 8, Usual: 1, Full: 1}
	list := []struct {
		file, flags string
		want        uint64
		slow        bool
	}{
		{"posters.c", "", 8064, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h>", 72, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", 72, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_readers.h> -DLOOP=2", 21690, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h> -DLOOP=2", 23310, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h> -DLOOP=2", 20322, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1", 216, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1 -DLOOP=2", 258936, true},
		{"right/rww.c", "", 92, false},
		{"right/rww.c", "-DLOOP=2", 34838, true},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_fifo.h>", 14080, true},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_lifo.h>", 14080, true},
		{"philosophers.c", "-DN=4 -DARBITRARY", 71680, true},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore.h>", 24, false},
	}
	var sources []Source
	for _, tc := range list {
		if !tc.slow || scale.Full() {
			sources = append(sources, File("testdata/primitives/"+tc.file, strings.Fields(tc.flags)...))
		}
	}
	compileTogether(t, sources...)
	for j, tc := range list {
		if tc.slow && !scale.Full() {
			continue
		}
		p := program(t, "testdata/primitives/"+tc.file, strings.Fields(tc.flags)...)
		for i, o := range []Options{
			{Model: "sc"}, {Model: "tso"}, {Model: "ra"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "ra", Equivalence: "rf"},
			{Model: "sc", Workers: 4}, {Model: "rc11", NoCache: true}, {Model: "sc", NoUnblock: true}, {Model: "sc", NoLookahead: true},
		} {
			if (o.NoCache || o.Model == "imm") && tc.want > 1000 || !every.Nth(i+j) {
				continue
			}
			o.NoCommute = true
			o.Estimate.Off = (i+j)%4 > 0 // which executions there are does not depend on it
			r, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != tc.want || r.Verdict != report.Verified {
				t.Errorf("%s %s with %+v: %s, %d executions, want %d", tc.file, tc.flags, o, r.Verdict, r.Complete, tc.want)
			}
		}
	}
}

// TestPrimitivesRight: programs with nothing wrong in them; all shipped headers are used.
func TestPrimitivesRight(t *testing.T) {
	needClang(t)
	every := scale.By{Short: 8, Usual: 4, Wide: 2, Full: 1}
	used := map[string]bool{}
	list := []struct {
		file, flag string
		want       uint64
	}{
		{"right/sizes.c", "", 2}, {"right/bits.c", "", 2}, {"right/apart.c", "-DFIRST=0", 2}, {"right/apart.c", "-DFIRST=1", 2},
		{"right/event_flags.c", "", 8}, {"right/message_queue.c", "", 4}, {"right/futex.c", "", 42},
		{"right/monitor.c", "", 28}, {"right/monitor.c", "-DGMC_MONITOR_HOARE", 12},
		{"right/semaphore.c", "-DSEMAPHORE=<genmcgo/semaphore.h>", 8},
		{"right/semaphore.c", "-DSEMAPHORE=<genmcgo/semaphore_fifo.h>", 84},
		{"right/semaphore.c", "-DSEMAPHORE=<genmcgo/semaphore_lifo.h>", 84},
		{"right/cond.c", "-DCOND=<genmcgo/cond.h>", 44}, {"right/cond.c", "-DBROADCAST", 68},
		{"right/cond.c", "-DCOND=<genmcgo/cond_fifo.h>", 38}, {"right/cond.c", "-DCOND=<genmcgo/cond_lifo.h>", 38},
		{"right/cond.c", "-DCOND=<genmcgo/cond_glibc.h>", 44},
		{"right/rww.c", "", 92},
		{"right/trylock.c", "-DLOCK=<genmcgo/rwlock.h>", 4}, {"right/trylock.c", "-DLOCK=<genmcgo/rwlock_readers.h>", 8},
		{"right/trylock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", 8}, {"right/trylock.c", "-DLOCK=<genmcgo/rwlock_fifo.h>", 8},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h>", 6}, {"rwlock.c", "-DLOCK=<genmcgo/rwlock_readers.h>", 72},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h>", 72}, {"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", 72},
		// A reader that locks again waits for no writer if readers go first, or nobody does.
		{"wrong/rwlock-again.c", "-DLOCK=<genmcgo/rwlock.h>", 2}, {"wrong/rwlock-again.c", "-DLOCK=<genmcgo/rwlock_readers.h>", 9},
	}
	var sources []Source
	for _, tc := range list {
		if every.Takes(tc.file + tc.flag) {
			sources = append(sources, File("testdata/primitives/"+tc.file, strings.Fields(tc.flag)...))
		}
	}
	compileTogether(t, sources...)
	for _, tc := range list {
		text, err := os.ReadFile("testdata/primitives/" + tc.file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`<genmcgo/(\w+)\.h>`).FindAllStringSubmatch(string(text)+tc.flag, -1) {
			used[m[1]] = true
		}
		if !every.Takes(tc.file + tc.flag) {
			continue
		}
		p := program(t, "testdata/primitives/"+tc.file, strings.Fields(tc.flag)...)
		for i, o := range []Options{{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "sc", NoCache: true}, {Model: "sc", Schedule: "random"}} {
			o.NoCommute = true
			o.Estimate.Off = i > 0 && !scale.Full() // what is found does not depend on samples
			r, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != report.Verified || r.Complete != tc.want {
				t.Errorf("%s %s with %+v: %s, %d executions, want %d: %+v", tc.file, tc.flag, o, r.Verdict, r.Complete, tc.want, r.Errors)
			}
		}
		r, err := p.Check(t.Context(), Options{Model: "sc", Estimate: Sampling{Off: !scale.Full()}})
		if err != nil || r.Verdict != report.Verified || r.Complete == 0 || r.Complete > tc.want {
			t.Errorf("%s %s, where operations commute: %+v, %v", tc.file, tc.flag, r, err)
		}
	}
	headers, err := filepath.Glob("interp/rtlib/include/genmcgo/*.h")
	if err != nil || len(headers) == 0 {
		t.Fatal(err)
	}
	for _, h := range headers {
		name := strings.TrimSuffix(filepath.Base(h), ".h")
		if !used[name] && name != "asm" { // that one has no primitive: docs/assembly.md
			t.Errorf("no program uses genmcgo/%s.h", name)
		}
		if text, err := os.ReadFile(h); err != nil || name != "primitive" && bytes.Count(text, []byte("\n")) >= 60 {
			t.Errorf("%s: not below 60 lines: %v", h, err)
		}
	}
}

// TestPrimitiveDeadlock: each thread that waits is shown with its guard and the state in which that
// does not hold.
func TestPrimitiveDeadlock(t *testing.T) {
	needClang(t)
	src := File("testdata/primitives/philosophers.c", "-DDEADLOCK")
	r, err := Check(t.Context(), src, Options{Model: "sc", Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || r.Errors[0].Kind != "deadlock" {
		t.Fatalf("%+v", r.Errors)
	}
	const guard = "whose guard s->value > 0 && gmc_first(&s->queue, gmc_self()) at semaphore_fifo.h:21 is false in the state {value = 0, queue = ["
	if msg := r.Errors[0].Message; strings.Count(msg, guard) != 3 || !strings.Contains(msg, "for gmc_sem_take of fork") {
		t.Error(msg)
	}
	var b strings.Builder
	if err := r.WritePage(&b, &report.Sources{}); err != nil || !strings.Contains(b.String(), "queue = [1]") {
		t.Errorf("the page shows no states: %v", err)
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Replay(t.Context(), src, rec, Options{})
	if err != nil || !again.Again {
		t.Errorf("replay: %+v, %v", again, err)
	}
}

// TestPrimitiveRules: an operation that breaks a rule is an error with its line, or bad input.
func TestPrimitiveRules(t *testing.T) {
	needClang(t)
	want := map[string]string{
		"another":     "operation-misuse 9 operation f reads memory outside of its object, its local variables and its arguments; what it needs must be a part of the object",
		"argptr":      "operation-misuse 9 operation f writes memory outside of its object, its local variables and its arguments",
		"arr":         "operation-misuse 9 operation f writes memory outside of its object, its local variables and its arguments",
		"assertin":    "abort 9 abort was called",
		"before":      "operation-misuse 9 operation f writes to its object before its guard",
		"exits":       "operation-misuse 12 operation f ends its thread",
		"guardwrites": "operation-misuse 12 operation f writes to its object before its guard (at guardwrites.c:8)",
		"longjmp":     "input longjmp.c:9:39: in f: longjmp is not modelled",
		"varargs":     "input varargs.c:9: operation f must return at most 8 bytes, and take no variable arguments",
		"deep":        "operation-misuse 9 operation f nests too many calls; write this recursion as a loop, or raise --max-stack if it ends",
		"destroyed":   "operation-misuse 10 operation f on an object that was destroyed",
		"endless":     "operation-misuse 9 operation f does not end: a loop of it goes on for ever, or for too long; what waits is a guard (gmc_await)",
		"endless2":    "operation-misuse 9 operation f does not end",
		"endless3":    "operation-misuse 9 operation f does not end",
		"freed":       "use-after-free 9 access to freed memory",
		"freerace":    "free-race 9 nothing orders the access before the end of the memory's life",
		"full":        "operation-misuse 9 the queue of an object is full; define GMC_QUEUE_CAPACITY as more",
		"inv":         "assertion 9 after operation f the invariant s->v < 2 does not hold: the state is {v = 2, c = 0, l = 0}",
		"behind":      "operation-misuse 4 operation f accesses memory outside of its object",
		"invinit":     "operation-misuse 5 the invariant s->v > 0 of obj does not hold of the state that the object has at first, {v = 0}",
		"itself":      "operation-misuse 9 operation f runs operation f; an operation calls functions without GMC_OP only",
		"local":       "operation-misuse 9 operation f stores the address of a local variable",
		"localinit":   "operation-misuse 9 initialise it statically, or by an operation of kind init",
		"lock":        "operation-misuse 9 operation f reads memory outside of its object",
		"mal":         "operation-misuse 9 operation f does more than to compute the next state of its object",
		"moved":       "operation-misuse 10 the memory of an object is accessed other than by an operation",
		"nondet":      "operation-misuse 9 operation f does more than to compute the next state of its object",
		"null":        "null-dereference 9 operation f: write at address 0x0",
		"outguard":    "operation-misuse 9 gmc_await outside of an operation (GMC_OP)",
		"outside":     "operation-misuse 9 memory outside of its object",
		"overlap":     "operation-misuse 9 the objects of two operations overlap without being the same",
		"partinit":    "operation-misuse 9 depends on a part of its object, or of its local variables, that was never written",
		"plainw":      "operation-misuse 9 an operation on an object whose memory is accessed otherwise, too",
		"reads":       "operation-misuse 9 operation f reads memory outside of its object",
		"recurse":     "operation-misuse 9 operation f runs operation h",
		"twoinit":     "operation-misuse 9 operation in initialises an object that is initialised already",
		"undefret":    "operation-misuse 9 that was never written",
		"uninit":      "operation-misuse 9 operation f on an object that was never initialised",

		"intparam":           "input intparam.c:9: operation f: what its first parameter points to is not known; the parameter must be a pointer to the object, and the program compiled with -g",
		"kind":               "input kind.c:9: GMC_OP(acquires) of f: no such kind of operation; the kinds are acquire, release, both, enqueue, query, init and destroy",
		"noparam":            "input noparam.c:9: operation f has no parameter; the first one must point to the object",
		"tls":                "input tls.c:9: operation f uses a thread-local variable",
		"spelt":              "assertion 15 thread 0 (main): assertion violated: after operation f the invariant s->v < 1 does not hold",
		"cond-if":            "assertion 17 assertion violated: items > 0",
		"cond-lost":          "deadlock 12 for gmc_cond_leave of c, whose guard gmc_cond_signal_for(c, gmc_self()) >= 0 at cond.h:29 is false in the state {waiting = 1, woken = 0, queue = [1]}",
		"event-flags-stray":  "assertion 8 after operation gmc_flags_set the invariant (s->bits & ~GMC_FLAGS) == 0 does not hold: the state is {bits = 7}",
		"event-flags-taken":  "deadlock 14 for gmc_flags_take_any of f, whose guard (f->bits & mask) != 0 at event_flags.h:26 is false in the state {bits = 0}",
		"futex-forgetful":    "deadlock 23 for gmc_futex_sleep of f",
		"message-queue-ring": "deadlock 9 for gmc_mq_send of q[0], whose guard gmc_length(&q->messages) < q->room",
		"monitor-fifth":      "operation-misuse 15 a monitor has the conditions 0 to 3",
		"monitor-if":         "assertion 32 assertion violated: full",
		"rwlock-again":       "deadlock 11 is false in the state {readers = 1, writer = 0, r = [0], w = [1]}",
		"rwlock-upgrade":     "deadlock 11 for gmc_write_lock of l, whose guard !l->writer && !l->readers at rwlock.h:19 is false in the state {readers = 2, writer = 0}",
		"rww-stray":          "assertion 15 after operation gmc_rww_write_unlock the invariant s->readers >= 0",
		"semaphore-forks":    "deadlock 12 for gmc_sem_wait of fork, whose guard s->value > 0",

		"unused":  "input unused.c:8: GMC_INVARIANT(other, s->v < 1): no operation has an object of this type",
		"wideret": "input wideret.c:9: operation f must return at most 8 bytes",
	}
	files, err := filepath.Glob("testdata/primitives/wrong/*.c")
	if err != nil || len(files) != len(want) {
		t.Fatalf("%d files, %d expectations: %v", len(files), len(want), err)
	}
	every := scale.By{Short: 8, Usual: 5, Wide: 2, Full: 1}
	nameOf := func(file string) string { return strings.TrimSuffix(filepath.Base(file), ".c") }
	files = slices.DeleteFunc(files, func(file string) bool { return !every.Takes(nameOf(file)) })
	compileTogether(t, eachFile(files)...)
	for _, file := range files {
		name := nameOf(file)
		r, err := Check(t.Context(), compiled(t, file), Options{Workers: 1})
		got := ""
		switch {
		case err != nil:
			got = "input " + err.Error()
		case len(r.Errors) > 0:
			got = fmt.Sprintf("%s %d %s", r.Errors[0].Kind, r.Errors[0].Line, r.Errors[0].Message)
		}
		kind, rest, _ := strings.Cut(want[name], " ")
		line, text, ok := strings.Cut(rest, " ")
		if kind == "input" || !ok {
			line, text = "", rest
		}
		if !strings.HasPrefix(got, strings.TrimSpace(kind+" "+line)) || !strings.Contains(got, text) {
			t.Errorf("%s: %q, want %q", name, got, want[name])
		}
	}
}

// TestPrimitiveCompilers: optimisers of all versions of clang leave operations what they are.
func TestPrimitiveCompilers(t *testing.T) {
	needClang(t)
	every := scale.By{Short: 16, Usual: 8, Wide: 3, Full: 1}
	for _, clang := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(clang); err != nil {
			continue
		}
		for _, level := range []string{"-O0", "-O1", "-O2", "-O3"} {
			for file, want := range map[string]uint64{"rwlock.c": 72, "philosophers.c": 432} {
				if !every.Takes(clang + level + file) {
					continue
				}
				r, err := Check(t.Context(), File("testdata/primitives/"+file, level), Options{Model: "sc", Clang: clang, NoCommute: true})
				if err != nil {
					t.Fatal(err)
				}
				if r.Complete != want || r.Verdict != report.Verified {
					t.Errorf("%s %s %s: %s, %d executions, want %d", clang, level, file, r.Verdict, r.Complete, want)
				}
			}
		}
	}
}

var (
	primitivesN    = flag.Int("primitives.n", 0, "how many programs with random primitives to check, 0: as many as the size of the run says")
	primitivesSeed = flag.Uint64("primitives.seed", 1, "seed of the first of them")
)

// TestRandomPrimitives compares programs with random primitives (numbers, flags and queues) with a
// search of all their states: the orders of operations in which all threads end, and those in which
// threads wait for ever, are the same, and none is found twice.
func TestRandomPrimitives(t *testing.T) {
	needClang(t)
	complete, blocked := 0, 0
	n := uint64(cmp.Or(*primitivesN, scale.By{Short: 3, Usual: 8, Wide: 12, Full: 500}.N()))
	random := func(seed uint64) *primitives { return randomPrimitives(rand.New(rand.NewPCG(seed, 0))) }
	compileTogether(t, eachText(n, func(i uint64) string { return random(*primitivesSeed + i).text() })...)
	for i := range n {
		seed := *primitivesSeed + i
		p := random(seed)
		want := p.enumerate()
		o := Options{Model: "sc", KeepGoing: true, AllowVacuous: true, Workers: 1}
		if len(p.objects) == 1 {
			o.Model = builtin[seed%uint64(len(builtin))]
		}
		if seed%3 == 0 {
			o.NoUnblock = true
		}
		got := map[bool]map[string]int{false: {}, true: {}}
		o.OnExecution = func(e *report.Execution) { got[e.Blocked][p.orders(e.Graph)]++ }
		r, err := Check(t.Context(), compiledText(t, p.text()), o)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
		}
		bad := ""
		for b, set := range want {
			for order := range set {
				if got[b][order] == 0 {
					bad = fmt.Sprintf("lacks %q (blocked: %v)", order, b)
				}
			}
			for order, n := range got[b] {
				switch {
				case b && o.NoUnblock:
					// A thread that waits may have read an old state: another execution goes on.
				case n > 1:
					bad = fmt.Sprintf("finds %q %d times (blocked: %v)", order, n, b)
				case !set[order]:
					bad = fmt.Sprintf("makes up %q (blocked: %v)", order, b)
				}
			}
		}
		if (len(r.Errors) > 0) != (len(want[true]) > 0) {
			bad = fmt.Sprintf("%d errors, want %d deadlocks", len(r.Errors), len(want[true]))
		}
		if bad != "" {
			t.Fatalf("seed %d: %+v %s\n%s", seed, o, bad, p.text())
		}
		complete += len(want[false])
		blocked += len(want[true])
	}
	if complete == 0 || blocked == 0 {
		t.Errorf("%d complete executions and %d deadlocks: one kind is never seen", complete, blocked)
	}
}

// primitives is a program with random operations.
type primitives struct {
	ops     []randomOp
	objects []primitiveState // as initialised
	threads [][]call
	// Pairs of operations that are declared to commute, the greater number first.
	declared [][2]int
	like     []int // for each thread the first one that does the same; nil: no two do
	// What is declared to commute in some states.
	exchanged []exchange
	seen      func(x *primitiveRun) // is told all that enumerate comes to
}

// randomOp is an operation: a guard, effects and a result, as numbers for the tables below.
type randomOp struct {
	guard, result int
	effects       []int
}

// call is a call of an operation on an object, if the last result of the thread was even, odd, or
// anything (when is 0, 1 and 2).
type call struct{ op, object, when int }

// Values of call.op of which the object is memory that no operation touches.
const (
	addition = -1 // of 1 to a
	loading  = -2 // of a
)

// letterOf is what a call of op by thread self adds to the order of the object.
func letterOf(op int, self byte) byte {
	if op == loading {
		return self - '1' + 'a'
	}
	return self
}

type primitiveState struct {
	a, b int
	q    string // of threads
}

type stateRule struct {
	c     string
	apply func(s *primitiveState, self byte) int
}

var stateGuards = []stateRule{
	{"1", func(*primitiveState, byte) int { return 1 }},
	{"o->a > 0", func(s *primitiveState, _ byte) int { return truth(s.a > 0) }},
	{"o->a < 2", func(s *primitiveState, _ byte) int { return truth(s.a < 2) }},
	{"!o->b", func(s *primitiveState, _ byte) int { return truth(s.b == 0) }},
	{"o->b || o->a == 3", func(s *primitiveState, _ byte) int { return truth(s.b != 0 || s.a == 3) }},
	{"gmc_empty(&o->q) || gmc_first(&o->q, gmc_self())", func(s *primitiveState, t byte) int { return truth(s.q == "" || s.q[0] == t) }},
	{"!gmc_contains(&o->q, gmc_self())", func(s *primitiveState, t byte) int { return truth(strings.IndexByte(s.q, t) < 0) }},
}

var stateEffects = []stateRule{
	{"o->a = (o->a + 1) & 3;", func(s *primitiveState, _ byte) int { s.a = (s.a + 1) & 3; return 0 }},
	{"o->a = (o->a + 3) & 3;", func(s *primitiveState, _ byte) int { s.a = (s.a + 3) & 3; return 0 }},
	{"o->b = 1;", func(s *primitiveState, _ byte) int { s.b = 1; return 0 }},
	{"o->b = 0;", func(s *primitiveState, _ byte) int { s.b = 0; return 0 }},
	{"o->b = o->a & 1;", func(s *primitiveState, _ byte) int { s.b = s.a & 1; return 0 }},
	{"gmc_push(&o->q, gmc_self());", func(s *primitiveState, t byte) int { s.q += string(t); return 0 }},
	{"if (!gmc_empty(&o->q)) gmc_pop(&o->q);", func(s *primitiveState, _ byte) int {
		if s.q != "" {
			s.q = s.q[1:]
		}
		return 0
	}},
	{"gmc_remove(&o->q, gmc_self());", func(s *primitiveState, t byte) int { s.q = strings.Replace(s.q, string(t), "", 1); return 0 }},
}

var stateResults = []stateRule{
	{"0", func(*primitiveState, byte) int { return 0 }},
	{"o->a", func(s *primitiveState, _ byte) int { return s.a }},
	{"o->b", func(s *primitiveState, _ byte) int { return s.b }},
	{"gmc_length(&o->q)", func(s *primitiveState, _ byte) int { return len(s.q) }},
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

func randomPrimitives(r *rand.Rand) *primitives {
	p := &primitives{}
	for range 2 + r.IntN(3) {
		op := randomOp{result: r.IntN(len(stateResults))}
		if r.IntN(3) > 0 {
			op.guard = 1 + r.IntN(len(stateGuards)-1)
		}
		for range r.IntN(3) {
			op.effects = append(op.effects, r.IntN(len(stateEffects)))
		}
		p.ops = append(p.ops, op)
	}
	for range 1 + r.IntN(2) {
		p.objects = append(p.objects, primitiveState{a: r.IntN(3), b: r.IntN(2)})
	}
	for range 2 + r.IntN(2) {
		var calls []call
		for range 1 + r.IntN(3) {
			calls = append(calls, call{r.IntN(len(p.ops)), r.IntN(len(p.objects)), max(r.IntN(5)-2, 0)})
		}
		for i := range calls {
			calls[i].when = []int{2, 2, 0, 1}[r.IntN(4)]
		}
		p.threads = append(p.threads, calls)
	}
	return p
}

// text is the program in C.
func (p *primitives) text() string {
	var b strings.Builder
	b.WriteString("#include <genmcgo/primitive.h>\n#include <pthread.h>\ntypedef struct { int a; char b; gmc_queue q; } object;\n")
	for i, op := range p.ops {
		fmt.Fprintf(&b, "GMC_OP(%s) int op%d(object *o) { gmc_await(%s); ", []string{"both", "acquire", "release"}[i%3], i, stateGuards[op.guard].c)
		for _, e := range op.effects {
			b.WriteString(stateEffects[e].c + " ")
		}
		fmt.Fprintf(&b, "return %s; }\n", stateResults[op.result].c)
	}
	for _, c := range p.declared {
		fmt.Fprintf(&b, "GMC_COMMUTE(op%d, op%d);\n", c[0], c[1])
	}
	for _, c := range p.exchanged {
		fmt.Fprintf(&b, "GMC_COMMUTE_IF(object, op%d, op%d, %s);\n", c.f, c.g, exchangeConditions[c.condition].c)
	}
	for i, o := range p.objects {
		fmt.Fprintf(&b, "object o%d = {%d, %d};\n", i, o.a, o.b)
	}
	for i, calls := range p.threads {
		fmt.Fprintf(&b, "void *t%d(void *arg) { int r = 0;", i)
		for _, c := range calls {
			b.WriteString([]string{" if (r % 2 == 0)", " if (r % 2 == 1)", ""}[c.when])
			switch c.op {
			case addition:
				fmt.Fprintf(&b, " r = __atomic_add_fetch(&o%d.a, 1, __ATOMIC_SEQ_CST);", c.object)
			case loading:
				fmt.Fprintf(&b, " r = __atomic_load_n(&o%d.a, __ATOMIC_SEQ_CST);", c.object)
			default:
				fmt.Fprintf(&b, " r = op%d(&o%d);", c.op, c.object)
			}
		}
		b.WriteString(" return 0; }\n")
	}
	b.WriteString("int main(void) {\n  pthread_t t;\n")
	for i := range p.threads {
		if p.like != nil {
			i = p.like[i]
		}
		fmt.Fprintf(&b, "  pthread_create(&t, 0, t%d, 0);\n", i)
	}
	b.WriteString("  for (int i = 2; i < 2 + " + fmt.Sprint(len(p.threads)) + "; i++)\n    pthread_join(i, 0);\n}\n")
	return b.String()
}

// run is a state of the program, and how it came there.
type primitiveRun struct {
	objects []primitiveState
	pc, r   []int
	order   []string // for each object, the threads in the order of their operations
}

// enumerate returns the orders of operations on the objects when no thread can go on, without and
// with threads that wait.
func (p *primitives) enumerate() map[bool]map[string]bool {
	found := map[bool]map[string]bool{false: {}, true: {}}
	seen := map[string]bool{}
	var visit func(x primitiveRun)
	visit = func(x primitiveRun) {
		key := strings.Join(x.order, "|")
		if seen[key] {
			return
		}
		seen[key] = true
		if p.seen != nil {
			p.seen(&x)
		}
		waits, goes := false, false
		for t, calls := range p.threads {
			pc, r := x.pc[t], x.r[t]
			for pc < len(calls) && calls[pc].when != 2 && r%2 != calls[pc].when {
				pc++
			}
			if pc == len(calls) {
				continue
			}
			c, self := calls[pc], byte('1'+t)
			s, result, ok := p.apply(c.op, x.objects[c.object], self)
			if !ok {
				waits = true
				continue
			}
			goes = true
			y := primitiveRun{slices.Clone(x.objects), slices.Clone(x.pc), slices.Clone(x.r), slices.Clone(x.order)}
			y.objects[c.object], y.pc[t], y.r[t] = s, pc+1, result
			y.order[c.object] += string(letterOf(c.op, self))
			visit(y)
		}
		if !goes {
			found[waits][key] = true
		}
	}
	visit(primitiveRun{p.objects, make([]int, len(p.threads)), make([]int, len(p.threads)), make([]string, len(p.objects))})
	return found
}

// orders is what enumerate says of an execution.
func (p *primitives) orders(g *report.Graph) string {
	next := map[string]string{} // from the write that an operation reads to its own, by location
	for _, th := range g.Threads {
		for i, e := range th.Events {
			if e.Kind == "W" && e.Attribute == "operation" {
				next[e.Location+" "+th.Events[i-1].ReadsFrom] = e.ID
			}
		}
	}
	order := make([]string, len(p.objects))
	for i := range order {
		o := fmt.Sprintf("o%d", i)
		for id := "init"; next[o+" "+id] != ""; {
			id = next[o+" "+id]
			order[i] += id[1:strings.Index(id, ",")]
		}
	}
	return strings.Join(order, "|")
}

// TestDeclarations: a declaration that two operations commute is checked wherever one comes right
// after the other. A wrong one is bad input with its line, and never a verdict; a right one changes
// nothing.
func TestDeclarations(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	every := scale.By{Short: 8, Usual: 5, Wide: 3, Full: 1}
	const file = "testdata/primitives/declared.c"
	source := func(primitive int, pair string) Source {
		return File(file, fmt.Sprintf("-DPRIMITIVE=%d", primitive), "-DWRONG="+pair)
	}
	check := func(primitive int, pair string, o Options) (*report.Report, error) {
		o.NoDeadlock, o.KeepGoing = true, true
		return Check(t.Context(), compiledSource(t, source(primitive, pair)), o)
	}
	list := [][]string{
		{"post, post_value", "enter, enter", "take, take", "value, post", "take, value", "value, post_value", "take, post_value"},
		{"try_write_lock, read_lock", "try_write_lock, read_unlock", "try_write_lock, write_unlock", "write_lock, try_write_lock",
			"read_unlock, write_lock", "write_unlock, read_lock", "write_unlock, write_lock"},
		{"set, clear", "set, flip", "clear, flip", "wait_any, set", "clear, wait_any", "wait_any, flip", "wait_all, set", "wait_all, clear", "wait_all, flip"},
	}
	var sources []Source
	for primitive, pairs := range list {
		sources = append(sources, source(primitive, ""))
		for _, pair := range pairs {
			if every.Takes(pair) {
				sources = append(sources, source(primitive, "GMC_COMMUTE("+pair+");"))
			}
		}
	}
	compileTogether(t, sources...)
	for primitive, pairs := range list {
		without, err := check(primitive, "", Options{Model: "sc"})
		if err != nil || without.Complete == 0 || len(without.Errors) > 0 {
			t.Fatalf("%d: %+v, %v", primitive, without, err)
		}
		for _, pair := range pairs {
			if !every.Takes(pair) {
				continue
			}
			for _, o := range []Options{{Model: "sc"}, {Model: "rc11", Workers: 2}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}} {
				_, err := check(primitive, "GMC_COMMUTE("+pair+");", o)
				var in *InputError
				if !errors.As(err, &in) || !strings.HasPrefix(in.Msg, "GMC_COMMUTE("+pair+") is wrong: in the state {") || in.Line != 65 {
					t.Errorf("%s with %+v: %v", pair, o, err)
				}
			}
		}
	}
	// Each makes the other one wait, so no execution has one right after the other; but if they were not ordered,
	// both would take place.
	for _, pair := range []string{"write_lock, write_lock", "write_lock, read_lock"} {
		for _, o := range []Options{{Model: "sc"}, {Model: "ra", Workers: 2}, {Model: "sc", Schedule: "ltr", Estimate: Sampling{Off: true}}} {
			if !every.Takes(pair + o.Schedule) {
				continue
			}
			_, err := check(1, "GMC_COMMUTE("+pair+");", o)
			var in *InputError
			if !errors.As(err, &in) || !strings.HasPrefix(in.Msg, "GMC_COMMUTE("+pair+") is wrong: in the state {") || !strings.Contains(in.Msg, "does not hold any more") {
				t.Errorf("%s with %+v: %v", pair, o, err)
			}
		}
	}
	for pair, want := range map[string]string{
		"set, thread": "GMC_COMMUTE(set, thread): thread is not an operation; make it one with GMC_OP",
		"set, post":   "GMC_COMMUTE(set, post): the two are operations on objects of different types",
	} {
		if _, err := check(2, "static void *thread(void *);GMC_COMMUTE("+pair+");", Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", pair, err)
		}
	}
}

// TestPrimitiveReplay: another process, which has made none of the states, runs a finding again, also
// where a thread reads what a later one wrote.
func TestPrimitiveReplay(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	src := compiled(t, "testdata/primitives/handover.c")
	for _, model := range []string{"sc", "rc11", "imm"} {
		r, err := Check(t.Context(), src, Options{Model: model, Workers: 1, Estimate: Sampling{Off: true}})
		if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" {
			t.Fatalf("%s: %+v, %v", model, r, err)
		}
		rec, err := Record(r)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Replay(t.Context(), src, rec, Options{}); err != nil || !again.Again {
			t.Errorf("%s: %+v, %v", model, again, err)
		}
	}
}

// TestPrimitiveCheckpoint: another process goes on with a run that it has made no state of.
func TestPrimitiveCheckpoint(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for i, o := range []Options{{Model: "imm", NoCommute: true}, {Model: "sc", NoCommute: true}, {Model: "sc", Equivalence: "rvf"}, {Model: "ra", Equivalence: "rf"}} {
		o.Workers, o.polls, o.Estimate = 1, 3, Sampling{Off: true}
		o.Checkpoint = filepath.Join(t.TempDir(), "checkpoint")
		r, err := Check(t.Context(), compiled(t, "testdata/primitives/rwlock.c"), o)
		if err != nil || r.Complete != 72 {
			t.Fatalf("%+v: %+v, %v", o, r, err)
		}
		name := filepath.Join(o.Checkpoint, "log")
		log, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for k := 1; k <= 3; k++ {
			if err := os.WriteFile(name, log[:30+(len(log)-30)*k*(i+1)/20], 0o666); err != nil {
				t.Fatal(err)
			}
			if r, err := resumed(t, o.Checkpoint, Options{polls: 3}); err != nil || r.Complete != 72 || r.Verdict != report.Verified {
				t.Errorf("%+v: %+v, %v", o, r, err)
			}
		}
	}
}

// TestPrimitiveTwoPlaces: what is wrong between two operations, or between one and an access that is none,
// is reported with the places of both.
func TestPrimitiveTwoPlaces(t *testing.T) {
	needClang(t)
	const begin = "#include <genmcgo/primitive.h>\n#include <pthread.h>\n#include <stdlib.h>\n#include <string.h>\ntypedef struct { int v, w; } obj; typedef struct { int v; } part;\n" +
		"GMC_OP(init) void in(obj *o) { o->v = o->w = 0; }\nGMC_OP(both) void f(obj *o) { o->v++; o->w++; }\n" +
		"GMC_OP(both) void g(part *o) { o->v++; }\nGMC_OP(destroy) void end(obj *o) { }\nobj o, o2; pthread_t p;\n" // 10 lines
	every := scale.By{Short: 4, Usual: 2, Full: 1}
	for name, tc := range map[string]struct {
		text, kind string
		line       int
		want       string
	}{
		"an operation on a freed object": {"int main() {\nobj *p = malloc(8); in(p);\nfree(p);\nf(p); }", "use-after-free", 14, "(free by thread 0 (main) at program.c:13)"},
		"an operation that waits on a freed object": {"GMC_OP(both) void h(obj *o) { gmc_await(o->v); }\nobj *q; void *t(void *a) {\nh(q); return 0; }\nint main() {\nq = calloc(1, 8); pthread_create(&p, 0, t, 0);\nfree(q); }",
			"free-race", 13, "(free by thread 0 (main) at program.c:16)"},
		"two threads initialise": {"void *t(void *a) {\nin(&o); return 0; }\nint main() {\nin(&o);\npthread_create(&p, 0, t, 0); }",
			"operation-misuse", 12, "operation in initialises an object that is initialised already (by thread 0 (main) at program.c:14)"},
		"an operation runs another": {"GMC_OP(both) void h(obj *o) {\nf(o); }\nint main() {\nh(&o); }", "operation-misuse", 12, "operation h runs operation f; an operation calls functions without GMC_OP only (at program.c:7)"},
		"an object moves by memcpy": {"int main() {\nf(&o);\nmemcpy(&o2, &o, sizeof o); }", "operation-misuse", 13, "the memory of an object is accessed other than by an operation; only operations may access it: " +
			"initialise it statically, or by an operation of kind init (by thread 0 (main) at program.c:12)"},
		"an object moves by assignment":             {"int main() {\nf(&o);\no2 = o;\nf(&o2); }", "operation-misuse", 13, "(by thread 0 (main) at program.c:12)"},
		"an object is overwritten":                  {"int main() {\nf(&o);\nmemset(&o, 0, 4); }", "operation-misuse", 13, "(by thread 0 (main) at program.c:12)"},
		"operations on two sizes":                   {"int main() {\ng((part *)&o);\nf(&o); }", "operation-misuse", 13, "operation f is one on objects of 8 bytes, this one has 4 (by thread 0 (main) at program.c:12)"},
		"operations on two sizes, the larger first": {"int main() {\nf(&o);\ng((part *)&o); }", "operation-misuse", 13, "operation g is one on objects of 4 bytes, this one has 8 (by thread 0 (main) at program.c:12)"},
		"an object of another size elsewhere": {"volatile int k; void *t(void *a) {\n__atomic_store_n(&k, 1, 0); return 0; }\nint main() {\npthread_create(&p, 0, t, 0); int *m = calloc(1, 8); if (__atomic_load_n(&k, 0)) {\n" +
			"g((part *)m); } else {\nin((obj *)m);\nm[1] = 1; } }", "operation-misuse", 17, "(by thread 0 (main) at program.c:16)"},
		"an operation after the end": {"int main() {\nend(&o);\nf(&o); }", "operation-misuse", 13, "operation f on an object that was destroyed (by thread 0 (main) at program.c:12)"},
		"a write before the guard":   {"GMC_OP(both) void h(obj *o) {\no->v++;\ngmc_await(o->v); }\nint main() { h(&o); }", "operation-misuse", 13, "operation h writes to its object before its guard (at program.c:12)"},
	} {
		if !every.Takes(name) {
			continue
		}
		src := compiledText(t, begin+tc.text)
		for _, o := range []Options{{Model: "sc", Workers: 1}, {Model: "rc11", Workers: 1, Equivalence: "rf"}, {Model: "sc", Workers: 1, Equivalence: "rvf"}, {Model: "imm", Workers: 1, Schedule: "ltr"}} {
			o.Estimate.Off = o.Model == "imm" || strings.Contains(name, "waits") // samples find what is wrong in another way
			r, err := Check(t.Context(), src, o)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) != 1 || r.Errors[0].Kind != tc.kind || r.Errors[0].Line != tc.line || !strings.HasSuffix(r.Errors[0].Message, tc.want) {
				t.Errorf("%s with %+v: %+v, want %s", name, o, r.Errors, tc.want)
				continue
			}
			if strings.HasSuffix(name, "elsewhere") {
				// The state before any operation is shown as one of the type that was met first, in whatever
				// execution. A replay may meet another one first.
				continue
			}
			rec, err := Record(r)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := Replay(t.Context(), src, rec, Options{}); err != nil || !again.Again {
				t.Errorf("%s with %+v: replay: %+v, %v", name, o, again, err)
			}
		}
	}
}

// TestSectionIsNoOperation: what RATIONALE.md says of sections and operations. A section shares its memory with
// accesses outside, which an operation may not; and sections on different variables are ordered.
func TestSectionIsNoOperation(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const swap = `
#include <genmcgo/primitive.h>
#include <pthread.h>
typedef struct { int x, y; } pair;
pair p = {1, 2};
#ifdef SECTION
void __VERIFIER_atomic_swap(pair *p)
#else
GMC_OP(both) void __VERIFIER_atomic_swap(pair *p)
#endif
{ int t = p->x; p->x = p->y; p->y = t; }
void *a(void *q) { __VERIFIER_atomic_swap(&p); return 0; }
void *b(void *q) { __atomic_load_n(&p.x, __ATOMIC_SEQ_CST); return 0; }
int main(void) { pthread_t t, u; pthread_create(&t, 0, a, 0); pthread_create(&u, 0, b, 0); }
`
	r, err := Check(t.Context(), C(swap, "-DSECTION"), Options{Model: "sc"})
	if err != nil || r.Verdict != report.Verified || r.Complete != 2 {
		t.Errorf("as a section: %+v, %v", r, err)
	}
	r, err = Check(t.Context(), C(strings.ReplaceAll(swap, "__VERIFIER_atomic_swap", "swap")), Options{Model: "sc"})
	if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "operation-misuse" {
		t.Errorf("as an operation: %+v, %v", r, err)
	}
	const increments = `
#include <pthread.h>
int x, y;
void __VERIFIER_atomic_x(void) { INCREMENT(x); }
void __VERIFIER_atomic_y(void) { INCREMENT(y); }
void *a(void *p) { __VERIFIER_atomic_x(); __VERIFIER_atomic_y(); return 0; }
int main(void) { pthread_t t; for (int i = 0; i < 3; i++) pthread_create(&t, 0, a, 0); }
`
	for text, want := range map[string]uint64{increments: 90, strings.ReplaceAll(increments, "__VERIFIER_atomic_", "increment_"): 36} {
		how := "-DINCREMENT(v)=v++"
		if want == 36 {
			how = "-DINCREMENT(v)=__atomic_fetch_add(&v, 1, 5)"
		}
		if r, err := Check(t.Context(), C(text, how), Options{Model: "sc"}); err != nil || r.Complete != want {
			t.Errorf("%s: %+v, %v; want %d executions", how, r, err, want)
		}
	}
}
