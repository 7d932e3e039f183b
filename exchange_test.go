package genmcgo

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// Operations that are declared to commute in some states may be exchanged there (docs/primitives.md, "Where operations
// commute").

// TestExchanges: the classes of executions, with all declarations, as other tools enumerate them. always says that
// there are no more without those of some states: GMC_COMMUTE alone is enough.
func TestExchanges(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	rows := scale.By{Short: 12, Usual: 4, Wide: 1, Full: 1}
	every := scale.By{Short: 40, Usual: 40, Wide: 12, Full: 1}
	list := []struct {
		file, flags string
		want        uint64
		always      bool
	}{
		// Without GMC_COMMUTE_IF there are 3000.
		{"posters.c", "-DDECLARED -DSOME", 1, false},
		// Each fork is taken by turns. With a queue its order is that of the room, with or without an order of who is woken.
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_fifo.h>", 24, true},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_lifo.h>", 336, true},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore.h>", 24, true},
		{"philosophers.c", "-DN=4 -DARBITRARY -DDECLARED", 24, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h>", 6, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h> -DLOOP=2", 90, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", 6, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h> -DLOOP=2", 90, true},
		// A reader may come while another one goes: without GMC_COMMUTE(gmc_read_lock, gmc_read_unlock) there are 56 and 20856.
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1", 8, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1 -DLOOP=2", 216, true},
		{"unlocks.c", "-DSOME", 8, false},
		{"right/rww.c", "", 6, true},
		{"right/rww.c", "-DLOOP=2", 90, true},
		{"barrier.c", "", 1, true},
	}
	var sources []Source
	for k, tc := range list {
		if rows.Nth(k) {
			sources = append(sources, File("testdata/primitives/"+tc.file, strings.Fields(tc.flags)...))
		}
	}
	compileTogether(t, sources...)
	for k, tc := range list {
		if !rows.Nth(k) {
			continue
		}
		p := program(t, "testdata/primitives/"+tc.file, strings.Fields(tc.flags)...)
		for i, o := range []Options{
			{}, {Workers: 4}, {Equivalence: "auto"}, {NoCache: true}, {NoLookahead: true}, {Schedule: "random", Seed: 3}, {Schedule: "ltr"}, {Estimate: Sampling{Off: true}},
			{KeepGoing: true}, {Checkpoint: filepath.Join(t.TempDir(), "checkpoint"), polls: 20},
		} {
			if i > 0 && !every.Takes(fmt.Sprint(tc.file, tc.flags, i)) {
				continue
			}
			o.Model, o.CommuteIf = "sc", true
			o.Estimate.Off = o.Estimate.Off || i > 0 && o.Equivalence == "" && !scale.Full() // what is found does not depend on samples
			r, err := p.Check(t.Context(), o)
			if err != nil || r.Complete != tc.want || r.Verdict != report.Verified {
				t.Errorf("%s %s with %+v: %+v, %v, want %d executions", tc.file, tc.flags, o, r, err, tc.want)
			}
		}
		r, err := p.Check(t.Context(), Options{Model: "sc", Estimate: Sampling{Off: !scale.Full()}})
		if err != nil || (r.Complete == tc.want) != tc.always || r.Complete < tc.want {
			t.Errorf("%s %s without exchanges: %+v, %v, of %d classes", tc.file, tc.flags, r, err, tc.want)
		}
	}
}

// TestExchangeDeclarations: a mistake in GMC_COMMUTE_IF is bad input, with its line.
func TestExchangeDeclarations(t *testing.T) {
	needClang(t)
	const text = `#include <genmcgo/primitive.h>
#include <pthread.h>
int x;
typedef struct { int v; } sem; typedef struct { int w; } other;
GMC_OP(release) void post(sem *s) { s->v++; }
GMC_OP(acquire) void take(sem *s) { gmc_await(s->v > 0); s->v--; }
void plain(sem *s) { }
GMC_OP(both) void turn(other *s) { s->w++; }
DECLARATION
sem s; other o;
void *a(void *arg) { post(&s); return 0; }
void *b(void *arg) { take(&s); return 0; }
int main(void) { pthread_t t; turn(&o); for (int i = 0; i < 2; i++) { pthread_create(&t, 0, a, 0); pthread_create(&t, 0, b, 0); } }
`
	every := scale.By{Short: 4, Usual: 4, Wide: 2, Full: 1}
	one := scale.By{Short: 1, Usual: 1, Wide: 3, Full: 3} // of the options, for each declaration
	for declaration, want := range map[string]string{
		"(sem, post, take, s->v >= 0)":              " is wrong: in the state {v = 0}, post and then take lead to {v = 0}; in the other order the guard s->v > 0 of take does not hold",
		"(sem, take, post, 1)":                      " is wrong: in the state {v = 0}, post and then take lead to {v = 0}; in the other order the guard",
		"(sem, post, take, ((sem *)s)->v++)":        " is wrong: the condition ((sem *)s)->v++ of GMC_COMMUTE_IF writes to the object, at which it only looks",
		"(sem, post, take, x == 0)":                 " is wrong: the condition x == 0 of GMC_COMMUTE_IF reads memory outside of its object",
		"(sem, post, take, s[1].v)":                 " is wrong: the condition s[1].v of GMC_COMMUTE_IF accesses memory outside of its object",
		"(sem, post, take, (post((sem *)s), 1))":    " is wrong: the condition (post((sem *)s), 1) of GMC_COMMUTE_IF runs operation post",
		"(sem, post, take, ({ while (1); 1; }))":    " is wrong: the condition ({ while (1); 1; }) of GMC_COMMUTE_IF does not end",
		"(sem, post, take, ({ int y; y; }))":        " is wrong: the condition ({ int y; y; }) of GMC_COMMUTE_IF depends on a part of its object, or of its local variables, that was never written",
		"(sem, post, take, gmc_self())":             ": the condition is about the state of the object alone; it cannot use gmc_self and gmc_await, nor call functions by pointers",
		"(sem, post, take, ({ gmc_await(1); 1; }))": ": the condition is about the state of the object alone",
		"(other, post, take, s->w)":                 ": its operations are not on objects of type other",
		"(sem, post, plain, s->v)":                  ": plain is not an operation; make it one with GMC_OP",
		"(sem, post, turn, s->v)":                   ": the two are operations on objects of different types",
		"(sem, post, &x, s->v)":                     "GMC_COMMUTE and GMC_COMMUTE_IF are about two operations: functions that are declared with GMC_OP",
		"(sem, post, 0, s->v)":                      "GMC_COMMUTE and GMC_COMMUTE_IF are about two operations",
		"(sem, post, take, s->w)":                   "no member named 'w' in 'sem'",
		"(sem, post, take, )":                       "expected expression",
		"(sem, post, missing, s->v)":                "use of undeclared identifier 'missing'",
	} {
		if !every.Takes(declaration) {
			continue
		}
		if strings.HasPrefix(want, ":") || strings.HasPrefix(want, " ") {
			want = "GMC_COMMUTE_IF" + declaration + want
		}
		options := []Options{{Model: "sc"}, {Model: "sc", CommuteIf: true, Workers: 2}, {Model: "rc11", NoCommute: true}}
		for i, o := range options {
			if one.N() == 1 && i != scale.Choose(declaration, len(options)) {
				continue
			}
			_, err := Check(t.Context(), C(strings.Replace(text, "DECLARATION", "GMC_COMMUTE_IF"+declaration+";", 1)), o)
			if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "program.c:9:") {
				t.Errorf("%s with %+v: %v, want %s", declaration, o, err, want)
			}
		}
	}
	right := C(strings.Replace(text, "DECLARATION", "GMC_COMMUTE_IF(sem, post, take, s->v > 0);", 1))
	for _, tc := range []struct {
		o    Options
		want string
	}{
		{Options{Model: "sc", Equivalence: "rf"}, "--commute-if and --equivalence=rf cannot be combined"},
		{Options{Model: "sc", Symmetry: true}, "--commute-if and --symmetry cannot be combined"},
		{Options{Model: "sc", NoCommute: true}, "--commute-if and --commute=false cannot be combined"},
		{Options{Model: "sc,ra"}, "--commute-if and several models cannot be combined"},
		{Options{Model: "ra"}, "which executions under ra may not have; leave it out, or use --mm=sc"},
	} {
		tc.o.CommuteIf = true
		if _, err := Check(t.Context(), right, tc.o); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%+v: %v, want %s", tc.o, err, tc.want)
		}
	}
	const none = "#include <genmcgo/primitive.h>\nint main(void) { }\n"
	if r, err := Check(t.Context(), C(none), Options{Model: "sc", CommuteIf: true}); err != nil || !slices.ContainsFunc(r.Notes, func(n string) bool { return strings.HasPrefix(n, "--commute-if changes nothing") }) {
		t.Errorf("%+v, %v", r, err)
	}
}

// exchange is GMC_COMMUTE_IF of operations f and g, with a number for the table below.
type exchange struct{ f, g, condition int }

var exchangeConditions = []stateRule{
	{"s->a > 0", func(s *primitiveState, _ byte) int { return truth(s.a > 0) }},
	{"s->a > 1", func(s *primitiveState, _ byte) int { return truth(s.a > 1) }},
	{"s->a < 2", func(s *primitiveState, _ byte) int { return truth(s.a < 2) }},
	{"s->a != 3", func(s *primitiveState, _ byte) int { return truth(s.a != 3) }},
	{"!s->b", func(s *primitiveState, _ byte) int { return truth(s.b == 0) }},
	{"s->b", func(s *primitiveState, _ byte) int { return truth(s.b != 0) }},
	{"s->b && s->a == 1", func(s *primitiveState, _ byte) int { return truth(s.b != 0 && s.a == 1) }},
	{"gmc_empty(&s->q)", func(s *primitiveState, _ byte) int { return truth(s.q == "") }},
	{"gmc_length(&s->q) == 1", func(s *primitiveState, _ byte) int { return truth(len(s.q) == 1) }},
	{"!gmc_empty(&s->q) || s->a == 2", func(s *primitiveState, _ byte) int { return truth(s.q != "" || s.a == 2) }},
}

// holds reports whether exchange c may be made in state s.
func (c exchange) holds(s primitiveState) bool {
	return exchangeConditions[c.condition].apply(&s, 0) != 0
}

// exchangeable reports whether p declares that operations f and g commute in state s.
func (p *primitives) exchangeable(f, g int, s primitiveState) bool {
	if f == loading && g == loading || slices.Contains(p.declared, [2]int{max(f, g), min(f, g)}) {
		return true
	}
	return slices.ContainsFunc(p.exchanged, func(c exchange) bool {
		return (c.f == f && c.g == g || c.f == g && c.g == f) && c.holds(s)
	})
}

// exchange declares some of what commutes in some states.
func (p *primitives) exchange(r *rand.Rand) {
	states := map[primitiveState]bool{}
	p.visit(func(x *primitiveRun) {
		for _, s := range x.objects {
			states[s] = true
		}
	})
	for f := range p.ops {
		for g := range f + 1 {
			for c := range exchangeConditions {
				if e := (exchange{f, g, c}); r.IntN(3) > 0 && p.exchangesWell(e, states) {
					p.exchanged = append(p.exchanged, e)
				}
			}
		}
	}
}

// exchangesWell reports whether both orders come to the same wherever exchange c may be made.
func (p *primitives) exchangesWell(c exchange, states map[primitiveState]bool) bool {
	for s := range states {
		if !c.holds(s) {
			continue
		}
		for t := range p.threads {
			for u := range p.threads {
				a, b := byte('1'+t), byte('1'+u)
				fs, fr, fok := p.apply(c.f, s, a)
				fgs, fgr, fgok := p.apply(c.g, fs, b)
				gs, gr, gok := p.apply(c.g, s, b)
				gfs, gfr, gfok := p.apply(c.f, gs, a)
				if t != u && (fok && fgok != gok || gok && gfok != fok || fok && gok && (fgs != gfs || fr != gfr || gr != fgr)) {
					return false
				}
			}
		}
	}
	return true
}

// classes are all executions of p, as orders of operations on its objects (enumerate), with a name for what counts
// as one: by all interleavings and all exchanges in them. The values of found are its complete and its blocked ones.
func (p *primitives) classes() (of map[string]string, found map[bool]map[string]bool) {
	above := map[string]string{}
	root := func(s string) string {
		for above[s] != "" {
			s = above[s]
		}
		return s
	}
	type step struct {
		op, object int
		letter     byte
		thread     int
		state      primitiveState // before it
	}
	ended := map[string]bool{} // whether threads wait
	orders := func(steps []step) string {
		list := make([]string, len(p.objects))
		for _, s := range steps {
			list[s.object] += string(s.letter)
		}
		return sortLoads(strings.Join(list, "|"))
	}
	var visit func(x primitiveRun, steps []step)
	visit = func(x primitiveRun, steps []step) {
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
			y := primitiveRun{slices.Clone(x.objects), slices.Clone(x.pc), slices.Clone(x.r), nil}
			y.objects[c.object], y.pc[t], y.r[t] = s, pc+1, result
			visit(y, append(slices.Clone(steps), step{c.op, c.object, letterOf(c.op, self), t, x.objects[c.object]}))
		}
		if goes {
			return
		}
		order := orders(steps)
		ended[order] = waits
		for k := 1; k < len(steps); k++ {
			a, b := steps[k-1], steps[k]
			if a.object == b.object && a.thread != b.thread && p.exchangeable(a.op, b.op, a.state) {
				other := slices.Clone(steps)
				other[k-1], other[k] = b, a
				if x, y := root(order), root(orders(other)); x != y {
					above[max(x, y)] = min(x, y)
				}
			}
		}
	}
	visit(primitiveRun{p.objects, make([]int, len(p.threads)), make([]int, len(p.threads)), nil}, nil)
	of, found = map[string]string{}, map[bool]map[string]bool{false: {}, true: {}}
	for order, waits := range ended {
		of[order] = root(order)
		found[waits][root(order)] = true
	}
	return of, found
}

// sortLoads puts loads that follow each other in one order.
func sortLoads(order string) string {
	b := []byte(order)
	for i := 0; i < len(b); i++ {
		from := i
		for i < len(b) && b[i] >= 'a' && b[i] <= 'h' {
			i++
		}
		slices.Sort(b[from:i])
	}
	return string(b)
}

// TestRandomExchanges compares programs with random primitives, of which some of what commutes in some states is
// declared to, with all their interleavings: classes of executions are the same, and none is found twice; so are
// deadlocks, and how many classes end in them.
func TestRandomExchanges(t *testing.T) {
	needClang(t)
	complete, blocked, fewer, declared := 0, 0, 0, 0
	for i := range uint64(cmp.Or(*primitivesN, scale.By{Short: 3, Usual: 4, Wide: 20, Full: 500}.N())) {
		seed := *primitivesSeed + i
		p := randomPrimitives(rand.New(rand.NewPCG(seed, 7)))
		if seed%3 == 0 {
			p.mix(rand.New(rand.NewPCG(seed, 8)))
		}
		if seed%4 > 0 {
			p.declare(rand.New(rand.NewPCG(seed, 9)), false)
		}
		_, before := p.classes()
		p.exchange(rand.New(rand.NewPCG(seed, 10)))
		of, want := p.classes()
		o := Options{Model: "sc", CommuteIf: true, KeepGoing: true, AllDeadlocks: true, AllowVacuous: true, Workers: 1 + int(seed%7)/6,
			Schedule: []string{"", "ltr", "random"}[seed%3], Seed: int64(seed), Estimate: Sampling{Off: seed%5 > 0}}
		got := map[bool]map[string]int{false: {}, true: {}}
		bad := ""
		o.OnExecution = func(e *report.Execution) {
			order := sortLoads(p.coherence(e.Graph))
			if of[order] == "" && !e.Blocked {
				bad = fmt.Sprintf("makes up %q", order)
			}
			got[e.Blocked][of[order]]++
		}
		src := compiledText(t, p.text())
		r, err := Check(t.Context(), src, o)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
		}
		for b, set := range want {
			for class := range set {
				if got[b][class] == 0 {
					bad = fmt.Sprintf("lacks %q (blocked: %v)", class, b)
				}
			}
		}
		for class, n := range got[false] {
			if n > 1 {
				bad = fmt.Sprintf("finds %q %d times", class, n)
			}
		}
		deadlocks := uint64(0)
		for i := range r.Errors {
			deadlocks += r.Errors[i].Executions
		}
		if deadlocks != uint64(len(want[true])) {
			bad = fmt.Sprintf("%d executions end in %d deadlocks, want %d", deadlocks, len(r.Errors), len(want[true]))
		}
		if o.OnExecution = nil; bad == "" && seed%4 == 1 { // in parts
			o.Workers, o.Checkpoint, o.polls = 1, filepath.Join(t.TempDir(), "checkpoint"), 2
			again, err := Check(t.Context(), src, o)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
			}
			if again.Complete+again.Waiting != r.Complete+r.Waiting || len(again.Errors) != len(r.Errors) {
				bad = fmt.Sprintf("in parts %d executions and %d errors, else %d and %d", again.Complete, len(again.Errors), r.Complete, len(r.Errors))
			}
		}
		if bad != "" {
			t.Fatalf("seed %d: %+v %s\n%s", seed, o, bad, p.text())
		}
		complete += len(want[false])
		blocked += len(want[true])
		fewer += len(before[false]) - len(want[false])
		declared += len(p.exchanged)
	}
	t.Logf("%d classes, %d that end in deadlocks, %d declarations, %d classes fewer because of them", complete, blocked, declared, fewer)
	if complete == 0 || blocked == 0 || declared == 0 || fewer == 0 {
		t.Errorf("%d classes, %d that end in deadlocks, %d declarations, %d classes fewer: one kind is never seen", complete, blocked, declared, fewer)
	}
}
