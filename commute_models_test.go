package genmcgo

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// weakOrders are orderings of accesses, as C and LLVM call them.
var weakOrders = []struct {
	c           string
	ord         event.Ordering
	load, store bool
}{
	{"__ATOMIC_RELAXED", event.Relaxed, true, true}, {"__ATOMIC_ACQUIRE", event.Acquire, true, false}, {"__ATOMIC_RELEASE", event.Release, false, true},
	{"__ATOMIC_ACQ_REL", event.AcqRel, false, false}, {"__ATOMIC_SEQ_CST", event.SeqCst, true, true},
}

// operationKinds are those of the operations of random primitives, in turn.
var operationKinds = []struct {
	name string
	ord  event.Ordering
}{{"both", event.AcqRel}, {"acquire", event.Acquire}, {"release", event.Release}, {"enqueue", event.Relaxed}}

// regexpChoice is one of the choices in a key.
var regexpChoice = regexp.MustCompile(`[rwo] [0-9.]+<[0-9.]*`)

// weakProgram has operations on objects among accesses of other memory that show how weak a model is.
type weakProgram struct {
	*primitives
	kinds    []int             // of operations, in operationKinds
	accesses [][]oracle.Access // by thread
	orders   [][]int           // of those that are no operations, in weakOrders
}

func randomWeak(r *rand.Rand) *weakProgram {
	p := &weakProgram{primitives: randomPrimitives(r)}
	fences := r.IntN(3) == 0 // what orders things is fences and relaxed operations
	for i := range p.ops {
		p.ops[i].guard *= r.IntN(2)
		if p.kinds = append(p.kinds, r.IntN(len(operationKinds))); fences {
			p.ops[i].guard, p.kinds[i] = 0, len(operationKinds)-1
		}
	}
	memory := len(p.objects)
	sc := r.IntN(3) > 0
	for t, calls := range p.threads {
		calls = calls[:min(len(calls), 4-len(p.threads))]
		p.threads[t] = calls
		var list []oracle.Access
		var orders []int
		for i := range calls {
			calls[i].when = 2
			c := calls[i]
			list = append(list, oracle.Access{Kind: event.Write, Loc: c.object, Ord: operationKinds[p.kinds[c.op]].ord, Class: c.op, Awaits: p.ops[c.op].guard != 0})
			orders = append(orders, -1)
		}
		for range 1 + r.IntN(3) + truth(fences) {
			a := oracle.Access{Kind: []event.Kind{event.Read, event.Write, event.Fence, event.Write}[r.IntN(4)], Loc: memory + r.IntN(2), Class: -1}
			a.RMW = a.Kind == event.Write && r.IntN(3) == 0
			o := r.IntN(len(weakOrders))
			if fences {
				if a.RMW, o = false, 0; a.Kind == event.Fence {
					o = len(weakOrders) - 1
				}
			}
			for w := weakOrders[o]; w.ord == event.SeqCst && !sc && !fences || a.Kind == event.Read && !w.load || a.Kind == event.Write && !a.RMW && !w.store || a.Kind == event.Fence && o == 0; w = weakOrders[o] {
				o = r.IntN(len(weakOrders))
			}
			a.Ord = weakOrders[o].ord
			at := r.IntN(len(list) + 1)
			list, orders = slices.Insert(list, at, a), slices.Insert(orders, at, o)
		}
		p.accesses, p.orders = append(p.accesses, list), append(p.orders, orders)
	}
	p.declareEach(r)
	return p
}

// weakPatterns are programs that show what operations order: threads with relaxed reads (r), acquire reads (R) and
// relaxed writes (w) of x and y, fences (F, seq_cst), and increments of an object, relaxed (e), and acquire and release (b). With a star
// these commute.
var weakPatterns = []string{
	"wx F e | e F rx", "wx F e | e F rx *", "wx F e | e | e F rx", "wx F e | e | e F rx *", "wx F e F wy | ry F e F rx", "wx F e F wy | e F rx | ry",
	"wx b | b rx", "wx b ry | wy b rx", "wx b ry | wy b rx *", "wx F b ry | wy b F rx *", "wx F e wy | e ry F rx", "wx F e wy | e ry F rx *",
	"wx e F ry | wy e F rx", "wx e | e F rx | rx F wx", "rx F e | e F wx *", "rx e wy | ry e wx", "rx b wy | ry b wx *",
	"wx F wy | Ry e | e F rx", "wx F wy | Ry e | e F rx *", "wx F wy | Ry e | e e F rx", "wx F wy | Ry b | e F rx *",
}

// weakPattern is one of weakPatterns.
func weakPattern(s string) *weakProgram {
	p := &weakProgram{primitives: &primitives{ops: make([]randomOp, 3), objects: []primitiveState{{}}}, kinds: []int{len(operationKinds) - 1, 0, 0}}
	for i := range p.ops {
		p.ops[i].effects = []int{0}
	}
	p.declared = [][2]int{{2, 2}} // which no thread has: without any declaration objects have a total order
	text, commute := strings.CutSuffix(s, " *")
	if commute {
		p.declared = append(p.declared, [][2]int{{0, 0}, {1, 0}, {1, 1}}...)
	}
	for _, th := range strings.Split(text, " | ") {
		var list []oracle.Access
		var orders []int
		for _, a := range strings.Fields(th) {
			order := 0
			switch a[0] {
			case 'e', 'b':
				op := strings.IndexByte("eb", a[0])
				list, order = append(list, oracle.Access{Kind: event.Write, Ord: operationKinds[p.kinds[op]].ord, Class: op}), -1
			case 'F':
				list, order = append(list, oracle.Access{Kind: event.Fence, Loc: 1, Ord: event.SeqCst, Class: -1}), len(weakOrders)-1
			case 'r', 'w', 'R':
				kind := map[byte]event.Kind{'r': event.Read, 'w': event.Write, 'R': event.Read}[a[0]]
				order = truth(a[0] == 'R')
				list = append(list, oracle.Access{Kind: kind, Loc: 1 + int(a[1]-'x'), Ord: weakOrders[order].ord, Class: -1})
			}
			orders = append(orders, order)
		}
		p.accesses, p.orders = append(p.accesses, list), append(p.orders, orders)
	}
	return p
}

// declareEach declares most of what commutes in all states to which operations on one object may lead if
// nothing but their threads orders them.
func (p *primitives) declareEach(r *rand.Rand) {
	var states []primitiveState
	for o := range p.objects {
		q := *p
		q.threads = nil
		for _, calls := range p.threads {
			q.threads = append(q.threads, slices.DeleteFunc(slices.Clone(calls), func(c call) bool { return c.object != o }))
		}
		q.visit(func(x *primitiveRun) { states = append(states, x.objects[o]) })
	}
	for f := range p.ops {
		for g := range f + 1 {
			if r.IntN(8) > 0 && p.commute(f, g, states) {
				p.declared = append(p.declared, [2]int{f, g})
			}
		}
	}
}

func (p *weakProgram) ordered(a, b int) bool {
	return !slices.Contains(p.declared, [2]int{max(a, b), min(a, b)})
}

// text is the program in C.
func (p *weakProgram) text() string {
	var b strings.Builder
	b.WriteString("#include <genmcgo/primitive.h>\n#include <pthread.h>\ntypedef struct { int a; char b; gmc_queue q; } object;\n")
	for i, op := range p.ops {
		fmt.Fprintf(&b, "GMC_OP(%s) int op%d(object *o) { ", operationKinds[p.kinds[i]].name, i)
		if op.guard > 0 { // what follows depends on one, whatever it is
			fmt.Fprintf(&b, "gmc_await(%s); ", stateGuards[op.guard].c)
		}
		for _, e := range op.effects {
			b.WriteString(stateEffects[e].c + " ")
		}
		fmt.Fprintf(&b, "return %s; }\n", stateResults[op.result].c)
	}
	for _, c := range p.declared {
		fmt.Fprintf(&b, "GMC_COMMUTE(op%d, op%d);\n", c[0], c[1])
	}
	for i, o := range p.objects {
		fmt.Fprintf(&b, "object o%d = {%d, %d};\n", i, o.a, o.b)
	}
	b.WriteString("int x0, x1;\n")
	for t, list := range p.accesses {
		fmt.Fprintf(&b, "void *t%d(void *arg) {", t)
		for i, a := range list {
			x := a.Loc - len(p.objects)
			o := ""
			if k := p.orders[t][i]; k >= 0 {
				o = weakOrders[k].c
			}
			switch {
			case a.Class >= 0:
				fmt.Fprintf(&b, " op%d(&o%d);", a.Class, a.Loc)
			case a.Kind == event.Fence:
				fmt.Fprintf(&b, " __atomic_thread_fence(%s);", o)
			case a.Kind == event.Read:
				fmt.Fprintf(&b, " __atomic_load_n(&x%d, %s);", x, o)
			case a.RMW:
				fmt.Fprintf(&b, " __atomic_fetch_add(&x%d, 1, %s);", x, o)
			default:
				fmt.Fprintf(&b, " __atomic_store_n(&x%d, 1, %s);", x, o)
			}
		}
		b.WriteString(" return 0; }\n")
	}
	b.WriteString("int main(void) {\n  pthread_t t;\n")
	for i := range p.accesses {
		fmt.Fprintf(&b, "  pthread_create(&t, 0, t%d, 0);\n", i)
	}
	fmt.Fprintf(&b, "  for (int i = 2; i < %d; i++)\n    pthread_join(i, 0);\n}\n", 2+len(p.accesses))
	return b.String()
}

// executions are those of p under models, of which operations are ordered as ordered says.
func (p *weakProgram) executions(ordered func(a, b int) bool, models ...string) [][]string {
	q := &oracle.Operations{Threads: p.accesses, Ordered: ordered, Runs: func(order []oracle.At) bool {
		states := slices.Clone(p.objects)
		for _, at := range order {
			a := p.accesses[at.Thread][at.Index]
			if a.Class < 0 {
				continue
			}
			s, _, ok := p.apply(a.Class, states[a.Loc], byte('1'+at.Thread))
			if !ok {
				return false
			}
			states[a.Loc] = s
		}
		return true
	}}
	return q.Executions(oracle.Builtin(models...))
}

// key is what executions calls an execution with graph g, if operations are ordered as ordered says.
func (p *weakProgram) key(g *report.Graph, ordered func(a, b int) bool) string {
	at := map[string]string{"init": ""} // of events
	var reads []report.Event
	place := map[string]int{} // of writes of objects in the order of these
	type operation struct {
		thread, class, object int
		write                 string
	}
	var operations []operation
	var out []string
	chains := map[string][]string{} // of memory
	for t, list := range p.accesses {
		var events []report.Event
		for _, th := range g.Threads {
			if th.ID == t+1 {
				for _, e := range th.Events {
					if (e.Kind == "R" || e.Kind == "W") && (e.Location[0] == 'o' || e.Location[0] == 'x') {
						events = append(events, e)
					}
				}
			}
		}
		for i, a := range list {
			name := fmt.Sprintf("%d.%d", t, i)
			take := func() report.Event {
				e := events[0]
				events = events[1:]
				at[e.ID] = name
				return e
			}
			if a.Kind == event.Fence {
				continue
			}
			if a.Kind == event.Read || a.RMW || a.Class >= 0 {
				if e := take(); a.Class < 0 {
					reads = append(reads, e)
				}
			}
			if a.Kind == event.Read {
				continue
			}
			e := take()
			if a.Class >= 0 {
				operations = append(operations, operation{t, a.Class, a.Loc, e.ID})
			} else if len(chains[e.Location]) == 0 {
				chains[e.Location] = []string{e.ID}
			}
		}
	}
	for _, c := range g.Coherence {
		for i, w := range c.Writes {
			place[w] = i
		}
		if c.Location[0] == 'x' {
			chains[c.Location] = c.Writes
		}
	}
	for _, e := range reads {
		out = append(out, fmt.Sprintf("r %s<%s", at[e.ID], at[e.ReadsFrom]))
	}
	for _, c := range chains {
		before := ""
		for _, w := range c {
			if w != "init" {
				out = append(out, fmt.Sprintf("w %s<%s", at[w], before))
				before = at[w]
			}
		}
	}
	for i, b := range operations {
		for _, a := range operations[:i] {
			switch {
			case a.thread == b.thread || a.object != b.object || !ordered(a.class, b.class):
			case place[a.write] < place[b.write]:
				out = append(out, fmt.Sprintf("o %s<%s", at[a.write], at[b.write]))
			default:
				out = append(out, fmt.Sprintf("o %s<%s", at[b.write], at[a.write]))
			}
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// TestCommutingModels: what is explored under each model is what its equations allow if the orders of objects are
// partial, and contains what they allow if these are total.
func TestCommutingModels(t *testing.T) {
	needClang(t)
	models := consistency.NamesOf(consistency.Traits.KnowsPartial)
	all := func(a, b int) bool { return true }
	classes, fewer, more, holes := 0, 0, 0, 0
	patterns := scale.By{Short: 4, Usual: 2, Wide: 1, Full: 1}
	var numbers []uint64
	for i := range uint64(len(weakPatterns) + cmp.Or(*primitivesN, scale.By{Short: 1, Usual: 3, Wide: 20, Full: 500}.N())) {
		if i >= uint64(len(weakPatterns)) || patterns.Nth(int(i)+1) {
			numbers = append(numbers, i)
		}
	}
	seedOf := func(i uint64) uint64 { return *primitivesSeed + i - uint64(len(weakPatterns)) }
	program := func(i uint64) *weakProgram {
		if i < uint64(len(weakPatterns)) {
			return weakPattern(weakPatterns[i])
		}
		return randomWeak(rand.New(rand.NewPCG(seedOf(i), 20)))
	}
	compileTogether(t, eachText(uint64(len(numbers)), func(k uint64) string { return program(numbers[k]).text() })...)
	for _, i := range numbers {
		p, seed := program(i), seedOf(i)
		src := compiledText(t, p.text())
		total, parts := p.executions(all, models...), p.executions(p.ordered, models...)
		for m, partly := range parts {
			var graphs []*report.Graph
			o := Options{Model: models[m], NoSimplify: true, KeepGoing: true, AllowVacuous: true, NoDeadlock: true, Workers: 1 + int(seed%7)/6,
				Schedule: []string{"", "ltr", "random"}[seed%3], Seed: int64(seed), Estimate: Sampling{Off: seed%5 > 0}}
			o.OnExecution = func(e *report.Execution) {
				if e.Number == 1 { // it begins, perhaps again
					graphs = nil
				}
				if !e.Blocked {
					graphs = append(graphs, e.Graph)
				}
			}
			r, err := Check(t.Context(), src, o)
			if err != nil {
				t.Fatalf("seed %d: %+v: %v\n%s", seed, o, err, p.text())
			}
			if i%3 == uint64(m)%3 {
				o.OnExecution = nil
				in := inParts(t, src, o, o.Workers, 2)
				if in.Complete != r.Complete || in.Blocked != r.Blocked || !slices.Equal(in.Notes, r.Notes) || in.Stats.Restarts != r.Stats.Restarts {
					t.Fatalf("seed %d: in parts %d complete, %d blocked, %q; as a whole %d, %d, %q under %s\n%s", seed, in.Complete, in.Blocked, in.Notes, r.Complete, r.Blocked, r.Notes, models[m], p.text())
				}
			}
			ordered, want := p.ordered, partly
			if strings.Contains(strings.Join(r.Notes, " "), "count in each order") {
				ordered, want = all, total[m]
				holes++
			}
			got := map[string]int{}
			for _, g := range graphs {
				got[p.key(g, ordered)]++
			}
			for _, key := range want {
				if got[key] != 1 {
					t.Fatalf("seed %d: %q is found %d times under %s\n%s", seed, key, got[key], models[m], p.text())
				}
				delete(got, key)
			}
			for key := range got {
				t.Fatalf("seed %d: %q is made up under %s\n%s", seed, key, models[m], p.text())
			}
			linear := map[string]bool{}
			for _, key := range total[m] {
				linear[p.partial(key)] = true
			}
			for key := range linear {
				if _, ok := slices.BinarySearch(partly, key); !ok {
					t.Fatalf("seed %d: %q is no class under %s\n%s", seed, key, models[m], p.text())
				}
			}
			if len(partly) > len(linear) && strings.Contains("sc tso tso-allfences", models[m]) {
				t.Fatalf("seed %d: %d classes under %s, but %d if operations have a total order\n%s", seed, len(partly), models[m], len(linear), p.text())
			}
			classes += len(partly)
			fewer += len(total[m]) - len(linear)
			more += len(partly) - len(linear)
		}
	}
	t.Logf("%d classes, %d executions fewer, %d classes of no total order, %d times with holes", classes, fewer, more, holes)
	if classes == 0 || !testing.Short() && (fewer == 0 || more == 0 || holes == 0) {
		t.Errorf("%d classes, %d executions fewer, %d classes of no total order, %d times with holes: one kind is never seen", classes, fewer, more, holes)
	}
}

// partial is the class of an execution in which all operations on an object are ordered.
func (p *weakProgram) partial(key string) string {
	class := func(at string) int {
		var t, i int
		fmt.Sscanf(at, "%d.%d", &t, &i)
		return p.accesses[t][i].Class
	}
	var out []string
	for _, c := range regexpChoice.FindAllString(key, -1) {
		if a, b, ok := strings.Cut(strings.TrimPrefix(c, "o "), "<"); c[0] != 'o' || ok && p.ordered(class(a), class(b)) {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}
