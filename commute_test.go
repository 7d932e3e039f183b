package genmcgo

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// Operations that are declared to commute are not ordered (docs/primitives.md, "What is counted").

// TestCommuting: executions that differ in the order of operations that are declared to commute
// count once, as other tools enumerate them.
func TestCommuting(t *testing.T) {
	needClang(t)
	rows := scale.By{Short: 5, Usual: 2, Wide: 1, Full: 1}
	every := scale.By{Short: 30, Usual: 30, Wide: 6, Full: 1}
	list := []struct {
		file, flags string
		want        uint64
		slow        bool
	}{
		{"posters.c", "-DDECLARED", 3000, false},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_fifo.h>", 24, false},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore_lifo.h>", 336, false},
		{"philosophers.c", "-DN=4 -DSEMAPHORE=<genmcgo/semaphore.h>", 24, false},
		{"philosophers.c", "-DN=6 -DSEMAPHORE=<genmcgo/semaphore.h>", 720, true},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", 6, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h> -DLOOP=2", 90, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_fifo.h> -DLOOP=2", 90, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock_readers.h> -DLOOP=2", 90, false},
		{"right/rww.c", "", 6, false},
		{"right/rww.c", "-DLOOP=2", 90, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1", 8, false},
		{"rwlock.c", "-DLOCK=<genmcgo/rwlock.h> -DR=3 -DW=1 -DLOOP=2", 216, false},
		{"unlocks.c", "", 56, false},
		{"unlocks.c", "-DLOOP=2", 20856, true},
	}
	var sources []Source
	for k, tc := range list {
		if (!tc.slow || scale.Full()) && rows.Nth(k) {
			sources = append(sources, File("testdata/primitives/"+tc.file, strings.Fields(tc.flags)...))
		}
	}
	compileTogether(t, sources...)
	for k, tc := range list {
		if tc.slow && !scale.Full() || !rows.Nth(k) {
			continue
		}
		p := program(t, "testdata/primitives/"+tc.file, strings.Fields(tc.flags)...)
		for _, o := range []Options{
			{Model: "sc"}, {Model: "sc", Workers: 4}, {Model: "sc", Equivalence: "auto"}, {Model: "sc", NoCache: true}, {Model: "sc", NoLookahead: true},
			{Model: "sc", Schedule: "random", Seed: 3}, {Model: "sc", Schedule: "ltr"},
			{Model: "ra"}, {Model: "rc11", Workers: 2}, {Model: "imm"},
		} {
			if o.NoCache && tc.want > 1000 || !every.Takes(fmt.Sprint(tc.flags, o.Model, o.Workers, o.Equivalence, o.NoCache, o.NoLookahead, o.Schedule)) {
				continue
			}
			o.Estimate.Off = o.Equivalence == "" && !scale.Full() // what is found does not depend on samples
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

// TestRandomCommuting compares programs with random primitives, of which all that commutes in every
// state that comes up is declared to, with a search of all their states: executions are the same up to the
// order of operations that commute, and none is found twice. If something else is declared, too, that is said,
// or it makes no difference.
func TestRandomCommuting(t *testing.T) {
	needClang(t)
	complete, blocked, pairs, saved, refused := 0, 0, 0, 0, 0
	n := uint64(cmp.Or(*primitivesN, scale.By{Short: 8, Usual: 8, Wide: 20, Full: 500}.N()))
	random := func(seed uint64) *primitives {
		p := randomPrimitives(rand.New(rand.NewPCG(seed, 1)))
		if seed%2 == 0 {
			p.mix(rand.New(rand.NewPCG(seed, 3)))
		}
		return p
	}
	declare := func(p *primitives, seed uint64) (wrong bool) {
		return p.declare(rand.New(rand.NewPCG(seed, 2)), seed%2 > 0)
	}
	compileTogether(t, eachText(n, func(i uint64) string {
		p := random(*primitivesSeed + i)
		declare(p, *primitivesSeed+i)
		return p.text()
	})...)
	for i := range n {
		seed := *primitivesSeed + i
		p := random(seed)
		all := p.enumerate()
		wrong := declare(p, seed)
		pairs += len(p.declared)
		want := map[bool]map[string]bool{false: {}, true: {}}
		for b, set := range all {
			for order := range set {
				want[b][p.class(order)] = true
			}
			saved += len(set) - len(want[b])
		}
		o := Options{Model: "sc", KeepGoing: true, AllowVacuous: true, Workers: 1 + int(seed%7)/6, Schedule: []string{"", "ltr", "random"}[seed%3], Seed: int64(seed),
			Estimate: Sampling{Off: seed%5 > 0}}
		if len(p.objects) == 1 { // nothing tells the models apart
			o.Model = []string{"sc", "ra", "rc11"}[seed/2%3]
		}
		got := map[bool]map[string]int{false: {}, true: {}}
		o.OnExecution = func(e *report.Execution) { got[e.Blocked][p.class(p.coherence(e.Graph))]++ }
		src := compiledText(t, p.text())
		r, err := Check(t.Context(), src, o)
		if err != nil && wrong && strings.Contains(err.Error(), ") is wrong: in the state {") {
			refused++
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
		}
		bad := ""
		for b, set := range want {
			for class := range set {
				if got[b][class] == 0 {
					bad = fmt.Sprintf("lacks %q (blocked: %v)", class, b)
				}
			}
		}
		for b := range got {
			for class, n := range got[b] {
				switch {
				case n > 1:
					bad = fmt.Sprintf("finds %q %d times (blocked: %v)", class, n, b)
				case !want[b][class]:
					bad = fmt.Sprintf("makes up %q (blocked: %v)", class, b)
				}
			}
		}
		if (len(r.Errors) > 0) != (len(want[true]) > 0) {
			bad = fmt.Sprintf("%d errors, want %d deadlocks", len(r.Errors), len(want[true]))
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
	}
	t.Logf("%d complete executions, %d deadlocks, %d declarations, %d executions fewer, %d declarations wrong", complete, blocked, pairs, saved, refused)
	if refused == 0 {
		t.Error("no declaration is wrong")
	}
	if complete == 0 || blocked == 0 || pairs == 0 || saved == 0 {
		t.Errorf("%d complete executions, %d deadlocks, %d declarations, %d executions fewer: one kind is never seen", complete, blocked, pairs, saved)
	}
}

// declare declares most of what commutes in all states that p may come to, and perhaps something else if doubtful.
// It reports whether it did that.
func (p *primitives) declare(r *rand.Rand, doubtful bool) (wrong bool) {
	var states []primitiveState
	p.visit(func(x *primitiveRun) {
		for _, s := range x.objects {
			if !slices.Contains(states, s) {
				states = append(states, s)
			}
		}
	})
	for f := range p.ops {
		for g := range f + 1 {
			right := p.commute(f, g, states)
			if k := r.IntN(32); right && k >= 4 || doubtful && k%2 > 0 {
				p.declared = append(p.declared, [2]int{f, g})
				wrong = wrong || !right
			}
		}
	}
	return wrong
}

// commute reports whether operations f and g of two threads commute in all of states.
func (p *primitives) commute(f, g int, states []primitiveState) bool {
	for _, s := range states {
		for t := range p.threads {
			for u := range p.threads {
				if t == u {
					continue
				}
				a, b := byte('1'+t), byte('1'+u)
				fs, fr, fok := p.apply(f, s, a)
				gs, gr, gok := p.apply(g, s, b)
				fgs, fgr, fgok := p.apply(g, fs, b)
				gfs, gfr, gfok := p.apply(f, gs, a)
				if fok && fgok != gok || gok && gfok != fok || fok && gok && (fgs != gfs || fr != gfr || gr != fgr) {
					return false
				}
			}
		}
	}
	return true
}

// apply is what operation i of thread self does in state s, and its result; ok is false if it waits.
func (p *primitives) apply(i int, s primitiveState, self byte) (after primitiveState, result int, ok bool) {
	switch i {
	case addition:
		s.a++
		return s, s.a, true
	case loading:
		return s, s.a, true
	}
	op := &p.ops[i]
	if stateGuards[op.guard].apply(&s, self) == 0 {
		return s, 0, false
	}
	for _, e := range op.effects {
		stateEffects[e].apply(&s, self)
	}
	return s, stateResults[op.result].apply(&s, self), true
}

// visit calls f for all that p may come to.
func (p *primitives) visit(f func(x *primitiveRun)) {
	p.seen = f
	p.enumerate()
	p.seen = nil
}

// class is what executions with order have in common with those that count once with it: which
// calls there are, and how those are ordered that do not commute.
func (p *primitives) class(order string) string {
	left := strings.Split(order, "|")
	at := make([]string, len(left)) // for each object, its calls in order
	type made struct {
		op   int
		name string
	}
	calls := make([][]made, len(left))
	states := slices.Clone(p.objects)
	pc, r := make([]int, len(p.threads)), make([]int, len(p.threads))
	for again := true; again; {
		again = false
		for t, th := range p.threads {
			for pc[t] < len(th) && th[pc[t]].when != 2 && r[t]%2 != th[pc[t]].when {
				pc[t]++
			}
			self := byte('1' + t)
			if pc[t] == len(th) {
				continue
			}
			c := th[pc[t]]
			todo := left[c.object]
			at := strings.IndexByte(todo, letterOf(c.op, self))
			if at < 0 || strings.Trim(todo[:at+1], "abcdefgh") != "" && at > 0 { // loads may come before others
				continue
			}
			s, result, ok := p.apply(c.op, states[c.object], self)
			if !ok {
				return "impossible: " + order
			}
			calls[c.object] = append(calls[c.object], made{c.op, fmt.Sprintf("%c.%d", self, pc[t])})
			states[c.object], r[t], left[c.object] = s, result, todo[:at]+todo[at+1:]
			pc[t]++
			again = true
		}
	}
	for o, list := range calls {
		if left[o] != "" {
			return "impossible: " + order
		}
		var pairs []string
		for i, b := range list {
			pairs = append(pairs, b.name)
			for _, a := range list[:i] {
				ordered := !slices.Contains(p.declared, [2]int{max(a.op, b.op), min(a.op, b.op)}) && (a.op != loading || b.op != loading)
				if a.name[0] != b.name[0] && ordered {
					pairs = append(pairs, a.name+"<"+b.name)
				}
			}
		}
		slices.Sort(pairs)
		at[o] = strings.Join(pairs, " ")
	}
	return strings.Join(at, "|")
}

// mix adds accesses of memory that is no object to what threads do.
func (p *primitives) mix(r *rand.Rand) {
	memory := len(p.objects)
	p.objects = append(p.objects, primitiveState{})
	for t := range p.threads {
		if r.IntN(3) > 0 {
			c := call{op: -1 - r.IntN(2), object: memory, when: []int{2, 2, 0, 1}[r.IntN(4)]}
			p.threads[t] = slices.Insert(p.threads[t], r.IntN(len(p.threads[t])+1), c)
		}
	}
}

// coherence is an order that g has for what is done with each object.
func (p *primitives) coherence(g *report.Graph) string {
	order := make([]string, len(p.objects))
	thread := func(id string) byte { return id[1] }
	for i := range order {
		writes := []string{"init"}
		location := ""
		readers := map[string]string{} // of each write, other than read-modify-writes
		for _, th := range g.Threads {
			for k, e := range th.Events {
				at := e.Location
				if at != fmt.Sprintf("o%d", i) && at != fmt.Sprintf("o%d.a", i) {
					continue
				}
				switch {
				case e.Kind == "W":
					location, writes = at, []string{"init", e.ID}
				case e.Kind == "R" && e.Attribute != "operation" && (k+1 == len(th.Events) || th.Events[k+1].Kind != "W" || th.Events[k+1].Location != at):
					readers[e.ReadsFrom] += string(letterOf(loading, thread(e.ID)))
				}
			}
		}
		for _, c := range g.Coherence {
			if c.Location == location {
				writes = append([]string{"init"}, c.Writes...)
			}
		}
		for _, w := range writes {
			if w != "init" {
				order[i] += string(thread(w))
			}
			order[i] += readers[w]
		}
	}
	return strings.Join(order, "|")
}

// TestCommutingFindings: what is wrong in some order of operations that commute is found, shown in an order in
// which it happens, and found again by a replay.
func TestCommutingFindings(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for _, tc := range []struct {
		file, flags, kind string
		texts             []string
	}{
		{"counter.c", "", "assertion", []string{"the invariant s->v < 2 does not hold: the state is {v = 2}", "R rel operation c = {v = 1} [from ("}},
		{"philosophers.c", "-DDEADLOCK", "deadlock", []string{"is false in the state {value = 0, queue = [", "[waits: guard]"}},
	} {
		src := compiled(t, "testdata/primitives/"+tc.file, strings.Fields(tc.flags)...)
		for _, o := range []Options{
			{Workers: 1}, {Workers: 2, Estimate: Sampling{Off: true}}, {Workers: 1, Minimise: 50}, {Checkpoint: filepath.Join(t.TempDir(), "checkpoint")},
			{Model: "imm", Workers: 1}, {Model: "imm", Checkpoint: filepath.Join(t.TempDir(), "checkpoint")},
		} {
			o.Model = cmp.Or(o.Model, "sc")
			r, err := Check(t.Context(), src, o)
			if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != tc.kind {
				t.Fatalf("%s with %+v: %+v, %v", tc.file, o, r, err)
			}
			f := &r.Errors[0]
			for _, text := range tc.texts {
				if !strings.Contains(f.Message+f.Graph.Text, text) {
					t.Errorf("%s with %+v: no %q in %s\n%s", tc.file, o, text, f.Message, f.Graph.Text)
				}
			}
			var b strings.Builder
			if err := r.WritePage(&b, &report.Sources{}); err != nil {
				t.Error(err)
			}
			rec, err := Record(r)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := Replay(t.Context(), src, rec, Options{}); err != nil || !again.Again {
				t.Errorf("%s with %+v: replay: %+v, %v", tc.file, o, again, err)
			}
		}
	}
}

// TestCommutingCheckpoint: another process goes on with a run in which operations are not ordered.
func TestCommutingCheckpoint(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for _, model := range []string{"sc", "imm"} {
		commutingCheckpoint(t, model)
	}
}

func commutingCheckpoint(t *testing.T, model string) {
	o := Options{Model: model, Workers: 1, polls: 2, Estimate: Sampling{Off: true}, Checkpoint: filepath.Join(t.TempDir(), "checkpoint")}
	r, err := Check(t.Context(), File("testdata/primitives/rwlock.c", "-DLOCK=<genmcgo/rwlock_writers.h>", "-DLOOP=2"), o)
	if err != nil || r.Complete != 90 {
		t.Fatalf("%+v, %v", r, err)
	}
	name := filepath.Join(o.Checkpoint, "log")
	log, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for k := 1; k <= 6; k++ {
		if err := os.WriteFile(name, log[:30+(len(log)-30)*k/7], 0o666); err != nil {
			t.Fatal(err)
		}
		if r, err := resumed(t, o.Checkpoint, Options{polls: 2}); err != nil || r.Complete != 90 || r.Verdict != report.Verified {
			t.Errorf("%d: %+v, %v", k, r, err)
		}
	}
}

// TestCommutingSymmetry: of the executions that differ only in the order of operations that commute and in which
// of several identical threads does what, exactly one is found.
func TestCommutingSymmetry(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	families, fewer := 0, 0
	for i := range uint64(cmp.Or(*primitivesN, scale.By{Short: 4, Usual: 4, Wide: 12, Full: 500}.N())) {
		seed := *primitivesSeed + i
		r := rand.New(rand.NewPCG(seed, 7))
		p := randomPrimitives(r)
		if seed%3 == 0 {
			p.mix(r)
		}
		p.copies(r)
		all := p.enumerate()
		if p.declare(rand.New(rand.NewPCG(seed, 8)), false); len(p.declared) == 0 {
			continue // operations have a total order, and are not left out when they wait in vain
		}
		want := map[string]bool{}
		family := func(blocked bool, order string) string {
			return fmt.Sprintf("%s (blocked: %v)", p.family(order, p.class), blocked)
		}
		for blocked, orders := range all {
			for order := range orders {
				want[family(blocked, order)] = true
			}
		}
		o := Options{Model: "sc", Symmetry: true, KeepGoing: true, AllowVacuous: true, Workers: 1 + int(seed%7)/6, Schedule: []string{"", "ltr", "random"}[seed%3], Seed: int64(seed),
			Estimate: Sampling{Off: seed%5 > 0}}
		if len(p.objects) == 1 { // nothing tells the models apart
			o.Model = []string{"sc", "ra", "rc11"}[seed/2%3]
		}
		got := map[string]int{}
		o.OnExecution = func(e *report.Execution) { got[family(e.Blocked, p.coherence(e.Graph))]++ }
		rep, err := Check(t.Context(), compiledText(t, p.text()), o)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
		}
		bad := ""
		for f := range want {
			if got[f] != 1 {
				bad = fmt.Sprintf("finds %q %d times", f, got[f])
			}
		}
		if len(got) > len(want) {
			bad = fmt.Sprintf("finds %d families, want %d", len(got), len(want))
		}
		if (len(rep.Errors) > 0) != (len(all[true]) > 0) {
			bad = fmt.Sprintf("%d errors, want %d deadlocks", len(rep.Errors), len(all[true]))
		}
		if bad != "" {
			t.Fatalf("seed %d: %+v %s\n%s", seed, o, bad, p.text())
		}
		classes := map[string]bool{}
		for blocked, orders := range all {
			for order := range orders {
				classes[fmt.Sprint(p.class(order), blocked)] = true
			}
		}
		families += len(want)
		fewer += len(classes) - len(want)
	}
	t.Logf("%d families, %d classes more", families, fewer)
	if families == 0 || fewer == 0 {
		t.Errorf("%d families, %d classes more: one kind is never seen", families, fewer)
	}
}

// copies makes some threads of p do the same as the one before, and no operation ask who runs it.
func (p *primitives) copies(r *rand.Rand) {
	for i := range p.ops {
		op := &p.ops[i]
		if strings.Contains(stateGuards[op.guard].c, "gmc_self") {
			op.guard = 1 + r.IntN(4)
		}
		op.guard *= r.IntN(2)
		for k, e := range op.effects {
			if strings.Contains(stateEffects[e].c, "gmc_self") {
				op.effects[k] = r.IntN(5)
			}
		}
	}
	if r.IntN(2) == 0 {
		p.threads = append(p.threads, p.threads[1])
	}
	if len(p.threads) > 3 {
		for i, calls := range p.threads {
			p.threads[i] = calls[:min(len(calls), 2)]
		}
	}
	p.like = []int{0}
	for i := range p.threads[1:] {
		p.like = append(p.like, i+1)
		if i == 0 || r.IntN(2) == 0 {
			p.threads[i+1], p.like[i+1] = p.threads[i], p.like[i]
		}
	}
}

// family is what executions with order have in common, as class says, with those in which threads that do the same
// are exchanged.
func (p *primitives) family(order string, class func(order string) string) string {
	best := ""
	names := make([]byte, len(p.threads))
	var permute func(t int)
	permute = func(t int) {
		if t == len(names) {
			c := class(strings.Map(func(c rune) rune {
				switch {
				case c >= 'a' && c <= 'h':
					return rune(names[c-'a']) - '1' + 'a'
				case c == '|':
					return c
				}
				return rune(names[c-'1'])
			}, order))
			if best == "" || c < best {
				best = c
			}
			return
		}
		for u := range names {
			if p.like[u] == p.like[t] && !slices.Contains(names[:t], byte('1'+u)) {
				names[t] = byte('1' + u)
				permute(t + 1)
			}
		}
	}
	permute(0)
	return best
}

// TestCommutingShown: no two executions of a program are shown as the same one, and those in which no two
// operations commute as what they are if operations are ordered.
func TestCommutingShown(t *testing.T) {
	needClang(t)
	src := compiled(t, "testdata/primitives/crossed.c")
	for model, want := range map[string]int{"sc": 3, "ra": 4, "imm": 4} {
		shown := func(ordered bool) map[string]int {
			texts := map[string]int{}
			o := Options{Model: model, Workers: 1, NoCommute: ordered, Estimate: Sampling{Off: true}}
			o.OnExecution = func(e *report.Execution) { texts[e.Graph.Text]++ }
			if _, err := Check(t.Context(), src, o); err != nil {
				t.Fatal(err)
			}
			return texts
		}
		if a, b := shown(false), shown(true); len(a) != want || !maps.Equal(a, b) {
			t.Errorf("%s: %d executions are shown, not %d: %v, %v", model, len(a), want, a, b)
		}
	}
}

// TestCommutingStands: under imm an error of graphs without holes, in which operations that commute are not
// ordered, is an error also where the exploration goes on after it.
func TestCommutingStands(t *testing.T) {
	needClang(t)
	for _, flags := range []string{"", "-DEARLY"} {
		src := compiled(t, "testdata/primitives/unsynchronised.c", strings.Fields(flags)...)
		for _, model := range []string{"rc11", "imm"} {
			for _, o := range []Options{{Workers: 1}, {Workers: 3}, {Workers: 1, KeepGoing: true}, {Workers: 2, Minimise: 100}, {Workers: 2, KeepGoing: true, Schedule: "random", Seed: 1}} {
				if testing.Short() && o.Workers != 1 {
					continue
				}
				o.Model, o.Estimate.Off = model, true
				for _, ordered := range []bool{false, true} {
					o.NoCommute = ordered
					whole, err := Check(t.Context(), src, o)
					if err != nil {
						t.Fatal(err)
					}
					for what, r := range map[string]*report.Report{"as a whole": whole, "in parts": inParts(t, src, o, o.Workers, 1)} {
						again := r.Stats.Restarts > 0
						if ordered && (r.Verdict != report.Verified || again != (model == "imm" && flags != "")) ||
							!ordered && (r.Verdict != report.Error || r.Errors[0].Kind != "data-race") {
							t.Errorf("%s %s %+v, %s: %v, started again: %v", model, flags, o, what, r, again)
						}
					}
				}
			}
		}
	}
}

// TestCommutingWeak: under ra, where operations on different objects have no common order, each
// execution in which they are ordered is one in which those that commute are not, and none of these is found
// twice.
func TestCommutingWeak(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	fewer, same := 0, 0
	for i := range uint64(cmp.Or(*primitivesN, scale.By{Short: 2, Usual: 4, Wide: 10, Full: 300}.N())) {
		seed := *primitivesSeed + i
		p := randomPrimitives(rand.New(rand.NewPCG(seed, 4)))
		if seed%2 == 0 {
			p.mix(rand.New(rand.NewPCG(seed, 5)))
		}
		for _, calls := range p.threads {
			for k := range calls {
				calls[k].when = 2
			}
		}
		if seed%3 == 0 {
			p.copies(rand.New(rand.NewPCG(seed, 9)))
		}
		p.declare(rand.New(rand.NewPCG(seed, 6)), false)
		src := compiledText(t, p.text())
		found := func(ordered, symmetric bool) (classes map[string]int, orders map[string]bool) {
			classes, orders = map[string]int{}, map[string]bool{}
			o := Options{Model: "ra", Symmetry: symmetric, KeepGoing: true, AllowVacuous: true, NoDeadlock: true, Workers: 1, NoCommute: ordered, Estimate: Sampling{Off: true}}
			o.OnExecution = func(e *report.Execution) {
				if !e.Blocked {
					order := p.coherence(e.Graph)
					classes[p.unconditional(order)]++
					orders[order] = true
				}
			}
			if _, err := Check(t.Context(), src, o); err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
			}
			return classes, orders
		}
		ordered, orders := found(true, false)
		commuting, _ := found(false, false)
		for class, n := range commuting {
			if n > 1 {
				t.Fatalf("seed %d: %q is found %d times\n%s", seed, class, n, p.text())
			}
			same += min(ordered[class], 1)
			fewer += max(ordered[class]-1, 0)
		}
		for class := range ordered {
			if commuting[class] == 0 {
				t.Fatalf("seed %d: %q is lost\n%s", seed, class, p.text())
			}
		}
		if p.like == nil {
			continue
		}
		families := map[string]bool{}
		_, sorted := found(false, true)
		for order := range sorted {
			families[p.family(order, p.unconditional)] = true
		}
		for order := range orders {
			if f := p.family(order, p.unconditional); !families[f] {
				t.Fatalf("seed %d: the family %q is lost\n%s", seed, f, p.text())
			}
		}
	}
	if fewer == 0 || same == 0 {
		t.Errorf("%d classes, %d executions fewer", same, fewer)
	}
}

// unconditional is class where no call depends on a result.
func (p *primitives) unconditional(order string) string {
	var objects []string
	for o, marks := range strings.Split(order, "|") {
		var pairs []string
		next := make([]int, len(p.threads))
		var made []struct{ thread, pc, op int }
		for _, m := range []byte(marks) {
			t := int(m - '1')
			if m >= 'a' {
				t = int(m - 'a')
			}
			for p.threads[t][next[t]].object != o {
				next[t]++
			}
			b := struct{ thread, pc, op int }{t, next[t], p.threads[t][next[t]].op}
			next[t]++
			pairs = append(pairs, fmt.Sprintf("%d.%d", b.thread, b.pc))
			for _, a := range made {
				ordered := !slices.Contains(p.declared, [2]int{max(a.op, b.op), min(a.op, b.op)}) && (a.op != loading || b.op != loading)
				if a.thread != b.thread && ordered {
					pairs = append(pairs, fmt.Sprintf("%d.%d<%d.%d", a.thread, a.pc, b.thread, b.pc))
				}
			}
			made = append(made, b)
		}
		slices.Sort(pairs)
		objects = append(objects, strings.Join(pairs, " "))
	}
	return strings.Join(objects, "|")
}

// TestCommutingRaces: operations that are ordered synchronise as they are declared to, and those that commute
// do not.
func TestCommutingRaces(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const text = `#include <genmcgo/primitive.h>
#include <pthread.h>
typedef struct { int v, w; } sem;
GMC_OP(release) void post(sem *s) { s->v++; }
GMC_OP(KIND) void take(sem *s) { gmc_await(s->v > 0); s->v--; }
GMC_OP(both) void note(sem *s) { s->w++; }
GMC_COMMUTE(post, post); GMC_COMMUTE(post, note); GMC_COMMUTE(take, note); GMC_COMMUTE(note, note);
sem s;
int data;
void *a(void *arg) { data = 1; FIRST(&s); return 0; }
void *b(void *arg) { SECOND(&s); data = 2; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, a, 0); pthread_create(&t, 0, b, 0); }
`
	for _, tc := range []struct {
		kind, first, second string
		races               map[string]int
	}{
		{"acquire", "post", "take", map[string]int{"sc": 0, "ra": 0, "imm": 0}},
		{"enqueue", "post", "take", map[string]int{"sc": 0, "ra": 1, "imm": 1}},
		{"acquire", "note", "note", map[string]int{"sc": 1, "ra": 1, "imm": 1}},
	} {
		src := compiledText(t, strings.NewReplacer("KIND", tc.kind, "FIRST", tc.first, "SECOND", tc.second).Replace(text))
		for model, want := range tc.races {
			r, err := Check(t.Context(), src, Options{Model: model})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) != want {
				t.Errorf("%+v under %s: %+v", tc, model, r.Errors)
				continue
			}
			if want == 0 {
				continue
			}
			rec, err := Record(r)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := Replay(t.Context(), src, rec, Options{}); err != nil || !again.Again {
				t.Errorf("%+v under %s: replay: %+v, %v", tc, model, again, err)
			}
		}
	}
}

// TestCommutingWrong: a wrong declaration is noticed whether or not executions in which operations wait in vain
// are left out.
func TestCommutingWrong(t *testing.T) {
	needClang(t)
	noticed, not := 0, 0
	for i := range uint64(cmp.Or(*primitivesN, scale.By{Short: 3, Usual: 4, Wide: 12, Full: 300}.N())) {
		seed := *primitivesSeed + i
		r := rand.New(rand.NewPCG(seed, 10))
		p := randomPrimitives(r)
		p.declare(r, false)
		for range 4 {
			f, g := r.IntN(len(p.ops)), r.IntN(len(p.ops))
			if pair := [2]int{max(f, g), min(f, g)}; !slices.Contains(p.declared, pair) {
				p.declared = append(p.declared, pair)
				break
			}
		}
		src := compiledText(t, p.text())
		var wrong [2]bool
		for k := range wrong {
			_, err := Check(t.Context(), src, Options{Model: "sc", NoUnblock: k > 0, Workers: 1, KeepGoing: true, AllowVacuous: true, NoDeadlock: true, Schedule: []string{"", "ltr", "random"}[seed%3]})
			if err != nil && !errors.As(err, new(*InputError)) {
				t.Fatalf("seed %d: %v\n%s", seed, err, p.text())
			}
			wrong[k] = err != nil
		}
		if wrong[0] != wrong[1] {
			t.Fatalf("seed %d: wrong: %v, without --unblock %v\n%s", seed, wrong[0], wrong[1], p.text())
		}
		noticed += truth(wrong[0])
		not += truth(!wrong[0])
	}
	if noticed == 0 || not == 0 {
		t.Errorf("%d wrong declarations, %d right ones: one kind is never seen", noticed, not)
	}
}

// TestUnusedResult: what RATIONALE.md says of unused results. They distinguish the orders of operations
// apart all the same; an operation without a result has none.
func TestUnusedResult(t *testing.T) {
	needClang(t)
	const program = "#include <genmcgo/primitive.h>\n#include <pthread.h>\ntypedef struct { int v; } obj; static obj o;\n" +
		"GMC_OP(release) %s inc(obj *p) { %s p->v++; }\nGMC_COMMUTE(inc, inc);\nstatic void *t(void *a) { inc(&o); return 0; }\n" +
		"int main() { pthread_t x; for (int i = 0; i < 6; i++) pthread_create(&x, 0, t, 0); }\n"
	with, without := compiledText(t, fmt.Sprintf(program, "int", "return")), compiledText(t, fmt.Sprintf(program, "void", ""))
	if _, err := Check(t.Context(), with, Options{Model: "sc"}); err == nil || !strings.Contains(err.Error(), "and inc returns 0; in the other order it returns 1") {
		t.Errorf("a result that nobody uses: %v", err)
	}
	for want, o := range map[uint64]Options{1: {Model: "sc"}, 720: {Model: "sc", NoCommute: true}} {
		if r, err := Check(t.Context(), without, o); err != nil || r.Complete != want {
			t.Errorf("without a result: %+v, %v; want %d executions", r, err, want)
		}
	}
}
