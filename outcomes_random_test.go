package genmcgo

import (
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
)

var outcomesN = flag.Int("outcomes.n", 0, "random programs of TestRandomOutcomes; 0: as many as the size of the run has")

// endingC prints random programs as C, with what they end with.
type endingC struct {
	strings.Builder
	p    *litmus.Program
	ok   bool
	regs []map[int]bool // of threads: those that something is assigned to
	t    int            // the thread that is printed
}

func (e *endingC) expr(x *litmus.Expr) string {
	switch {
	case x.Op != 0:
		op := map[byte]string{'=': "==", '!': "!="}[x.Op]
		if op == "" {
			op = string(x.Op)
		}
		return "(" + e.expr(x.L) + " " + op + " " + e.expr(x.R) + ")"
	case x.Reg >= 0:
		return fmt.Sprintf("r%d", x.Reg)
	}
	return fmt.Sprintf("%dull", x.V)
}

// orders of C by those of events; plain accesses are left out, because they race.
var cOrders = map[event.Ordering]string{event.Relaxed: "relaxed", event.Acquire: "acquire", event.Release: "release", event.AcqRel: "acq_rel", event.SeqCst: "seq_cst"}

func (e *endingC) statements(list []litmus.Stmt) {
	for i := range list {
		s := &list[i]
		order := cOrders[s.Ord]
		result := ""
		if s.Reg >= 0 && s.Op != litmus.Store && s.Op != litmus.Fence && s.Op != litmus.If {
			e.regs[e.t][s.Reg] = true
			result = fmt.Sprintf("r%d = ", s.Reg)
		}
		if s.Loc.Off != nil || order == "" && s.Op != litmus.Set && s.Op != litmus.If {
			e.ok = false
			return
		}
		at := ""
		if s.Loc.Base < len(e.p.Locs) {
			at = "&" + e.p.Locs[s.Loc.Base]
		}
		call := func(name string, args ...string) {
			fmt.Fprintf(e, "  %satomic_%s_explicit(%s, memory_order_%s);\n", result, name, strings.Join(append([]string{at}, args...), ", "), order)
		}
		switch s.Op {
		case litmus.Load:
			call("load")
		case litmus.Store:
			call("store", e.expr(s.A))
		case litmus.Xchg:
			call("exchange", e.expr(s.A))
		case litmus.Add:
			call("fetch_add", e.expr(s.A))
		case litmus.Or:
			call("fetch_or", e.expr(s.A))
		case litmus.CAS:
			fmt.Fprintf(e, "  { word old = %s; atomic_compare_exchange_strong_explicit(%s, &old, %s, memory_order_%s, memory_order_%s); %sold; }\n",
				e.expr(s.A), at, e.expr(s.B), order, cOrders[s.Fail], result)
			e.ok = e.ok && cOrders[s.Fail] != ""
		case litmus.Fence:
			fmt.Fprintf(e, "  atomic_thread_fence(memory_order_%s);\n", order)
		case litmus.Set:
			fmt.Fprintf(e, "  %s%s;\n", result, e.expr(s.A))
		case litmus.If:
			fmt.Fprintf(e, "  if (%s) {\n", e.expr(s.A))
			e.statements(s.Then)
			e.WriteString("  } else {\n")
			e.statements(s.Else)
			e.WriteString("  }\n")
		default:
			e.ok = false
		}
	}
}

var register = regexp.MustCompile(`\br\d+\b`)

// endingProgram prints p, whose threads main creates and joins, as a program in C that copies local variables to global ones; and it
// lets those of p do so, and main read all of them, which tells what memory ends with. ok is false if p does other things.
func endingProgram(p *litmus.Program) (text string, ok bool) {
	e := &endingC{p: p, ok: true, regs: make([]map[int]bool, len(p.Threads))}
	var bodies []string
	for t := range p.Threads {
		e.t, e.regs[t] = t, map[int]bool{}
		e.Reset()
		e.statements(p.Threads[t].Stmts)
		e.ok = e.ok && p.Threads[t].Copies <= 1 && p.Threads[t].Name != "main"
		bodies = append(bodies, e.String())
	}
	if !e.ok {
		return "", false
	}
	var b strings.Builder
	fmt.Fprintf(&b, "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdint.h>\ntypedef uint%d_t word;\n", 8*p.Size)
	for _, l := range p.Locs {
		fmt.Fprintf(&b, "_Atomic word %s;\n", l)
	}
	main := litmus.Body{Name: "main"}
	for t := range p.Threads {
		body := &p.Threads[t]
		main.Stmts = append(main.Stmts, litmus.Stmt{Op: litmus.Create, Reg: -1, Thread: body.Name})
		decl, copies := "", ""
		for _, r := range slices.Compact(slices.Sorted(slices.Values(register.FindAllString(bodies[t], -1)))) {
			decl += fmt.Sprintf("  word %s = 0;\n", r)
		}
		for _, r := range slices.Sorted(maps.Keys(e.regs[t])) {
			name := fmt.Sprintf("%s_r%d", body.Name, r)
			fmt.Fprintf(&b, "word %s;\n", name)
			copies += fmt.Sprintf("  %s = r%d;\n", name, r)
			body.Stmts = append(body.Stmts, litmus.Stmt{Op: litmus.Store, Reg: -1, Loc: litmus.Loc{Base: len(p.Locs)}, Ord: event.Relaxed, A: &litmus.Expr{Reg: r}})
			p.Locs = append(p.Locs, name)
		}
		fmt.Fprintf(&b, "static void *%s(void *arg) {\n%s%s%s  return arg;\n}\n", body.Name, decl, bodies[t], copies)
	}
	fmt.Fprintf(&b, "int main(void) {\n  pthread_t t[%d];\n", len(p.Threads))
	for t := range p.Threads {
		fmt.Fprintf(&b, "  pthread_create(&t[%d], 0, %s, 0);\n", t, p.Threads[t].Name)
		main.Stmts = append(main.Stmts, litmus.Stmt{Op: litmus.Join, Reg: -1, Thread: p.Threads[t].Name})
	}
	for t := range p.Threads {
		fmt.Fprintf(&b, "  pthread_join(t[%d], 0);\n", t)
	}
	for i := range p.Locs {
		main.Stmts = append(main.Stmts, litmus.Stmt{Op: litmus.Load, Reg: -1, Loc: litmus.Loc{Base: i}, Ord: event.Relaxed})
	}
	p.Threads = append(p.Threads, main)
	p.Join = false
	b.WriteString("  return 0;\n}\n")
	return b.String(), true
}

// TestRandomOutcomes: the table of what random programs in C end with is the one that the enumeration of their executions
// gives, with as many executions in each row, under every model.
func TestRandomOutcomes(t *testing.T) {
	needClang(t)
	n := *outcomesN
	if n == 0 {
		n = scale.By{Short: 2, Usual: 6, Wide: 30, Full: 300}.N()
	}
	load := regexp.MustCompile(`=(\d+)<`)
	compared, rows := 0, 0
	for seed := uint64(1); compared < n; seed++ {
		p := litmus.Generate(seed, 4+int(seed%3))
		text, ok := endingProgram(p)
		if !ok {
			continue
		}
		want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(oracle.Models...), 200_000)
		if err != nil {
			continue
		}
		prog, err := Load(t.Context(), Source{Name: "random.c", Text: []byte(text)}, Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		for i, model := range oracle.Models {
			if !slices.Contains(builtin, model) {
				continue // a variant for comparisons
			}
			counts := map[string]int{}
			for _, x := range want[i].Complete {
				main, _, _ := strings.Cut(x, "\n")
				reads := load.FindAllStringSubmatch(main, -1)
				var values []string
				for _, m := range reads[len(reads)-len(p.Locs):] {
					values = append(values, m[1])
				}
				counts[strings.Join(values, " ")]++
			}
			var wanted []string
			for v, n := range counts {
				wanted = append(wanted, fmt.Sprint(v, " ", n))
			}
			slices.Sort(wanted)
			r, err := prog.Check(t.Context(), Options{Model: model, Outcomes: strings.Join(p.Locs, ","), Workers: 1 + int(seed%2), Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			got := rowsOf(r)
			slices.Sort(got)
			if !slices.Equal(got, wanted) {
				t.Errorf("seed %d under %s: %q, want %q\n%s", seed, model, got, wanted, text)
			}
			rows += len(got)
		}
		compared++
	}
	t.Logf("%d programs, %d rows", compared, rows)
}
