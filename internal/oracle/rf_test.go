package oracle_test

import (
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
)

// upToRF is what is left of executions without their coherence order, each once.
func upToRF(list []string) []string {
	var out []string
	for _, x := range list {
		out = append(out, withoutCo(x))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// withoutCo is x without its coherence order.
func withoutCo(x string) string {
	var b strings.Builder
	for line := range strings.Lines(x) {
		if !strings.HasPrefix(line, "co ") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// resultUpToRF is r with executions up to reads-from.
func resultUpToRF(r *oracle.Result) *oracle.Result {
	q := *r
	for _, list := range []*[]string{&q.Complete, &q.Blocked, &q.Failed, &q.Moving, &q.Stuck, &q.Settled, &q.InTime} {
		*list = upToRF(*list)
	}
	return &q
}

// rfWays are ways to explore up to reads-from.
func rfWays(model string) []way {
	ws := ways(model)
	for i := range ws {
		ws[i].rf, ws[i].unblock = true, false
	}
	return ws
}

// TestRandomReadsFrom compares the exploration up to reads-from with the oracle's
// executions without their coherence orders, on all kinds of random programs.
func TestRandomReadsFrom(t *testing.T) {
	n := programs.N() / 4
	failures, left, total, co := 0, 0, 0, 0
	for _, generate := range []func(seed uint64, size int) *litmus.Program{litmus.Generate, litmus.GenerateWaits, litmus.GenerateRelaxedWaits, litmus.GenerateCompeting, litmus.GenerateCreates, litmus.GenerateOrdered} {
		for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 10; seed++ {
			p := generate(seed, *minSize+int(seed%uint64(*maxSize-*minSize+1)))
			models := inOrder
			want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(models...), tooBig)
			if err == oracle.ErrTooBig {
				left++
				continue
			}
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, p)
			}
			for i, m := range models {
				ws := rfWays(m)
				ws = []way{ws[0], ws[1+(seed+uint64(i))%uint64(len(ws)-1)]}
				if ws = append(ws, ws[seed%2]); !*allRuns {
					ws[2].file = true
				}
				r := resultUpToRF(&want[i])
				co += len(want[i].Complete)
				total += len(r.Complete)
				for _, w := range ws {
					if d := differenceTo(r, p, w, int64(seed)); d != "" {
						small := litmus.Shrink(p, func(q *litmus.Program) bool { return rfDifference(q, w, int64(seed)) != "" })
						t.Errorf("%s, seed %d: %s\n%s\nthe smallest such program: %s\n%s", w, seed, d, p, rfDifference(small, w, int64(seed)), small)
						failures++
						break
					}
				}
			}
		}
	}
	t.Logf("%d programs of each kind (%d too big), %d complete executions up to reads-from, %d with coherence order", n, left, total, co)
}

// rfDifference is difference for executions up to reads-from.
func rfDifference(p *litmus.Program, w way, seed int64) string {
	want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(w.model), tooBig)
	if err != nil {
		return ""
	}
	d, _ := rfDifferenceTo(&want[0], p, w, seed)
	return d
}

// rfDifferenceTo is differenceTo for executions up to reads-from, or up to coherence order if graphs have holes.
func rfDifferenceTo(want *oracle.Result, p *litmus.Program, w way, seed int64) (d string, holes bool) {
	out, err := explore(p, w, seed)
	if err != nil {
		return err.Error(), false
	}
	if out.holes {
		w.rf = false
		return differenceOf(want, w, out), true
	}
	return differenceOf(resultUpToRF(want), w, out), false
}

// TestReadsFromDeps is TestRandomReadsFrom under imm, also for programs in which dependencies decide. In some a read may
// be overtaken: then executions count up to coherence order.
func TestReadsFromDeps(t *testing.T) {
	n := programs.N()
	failures, with, without, total, co := 0, 0, 0, 0, 0
	for k, generate := range []func(seed uint64, size int) *litmus.Program{litmus.Generate, litmus.GenerateWaits, litmus.GenerateRelaxedWaits,
		litmus.GenerateCompeting, litmus.GenerateDeps, litmus.GenerateForwards, litmus.GenerateChains, litmus.GenerateMedley, litmus.GenerateEarly,
		litmus.GenerateStrong, litmus.GenerateCreates, litmus.GenerateCopies, litmus.GenerateTestAndSets, litmus.GenerateTries, litmus.GenerateStops} {
		for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 10; seed++ {
			p := generate(seed, *minSize+int(seed%uint64(*maxSize-*minSize+1)))
			want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin("imm"), tooBig/4)
			if err != nil {
				continue
			}
			ws := rfWays("imm")
			for _, w := range []way{ws[0], ws[1+(seed+uint64(k))%uint64(len(ws)-1)]} {
				d, holes := rfDifferenceTo(&want[0], p, w, int64(seed))
				if d != "" {
					small := litmus.Shrink(p, func(q *litmus.Program) bool { return rfDifference(q, w, int64(seed)) != "" })
					t.Errorf("%s, seed %d: %s\n%s\nthe smallest such program: %s\n%s", w, seed, d, p, rfDifference(small, w, int64(seed)), small)
					failures++
					break
				}
				if holes {
					with++
					continue
				}
				without++
				co += len(want[0].Complete)
				total += len(resultUpToRF(&want[0]).Complete)
			}
		}
	}
	t.Logf("%d explorations with holes; %d without, %d complete executions up to reads-from, %d with coherence order", with, without, total, co)
	if with < n || without < n || total >= co {
		t.Errorf("%d explorations with holes; %d without, %d complete executions up to reads-from, %d with coherence order", with, without, total, co)
	}
}

// inOrder are the models under which each thread's events are added in program order.
var inOrder = slices.DeleteFunc(slices.Clone(oracle.Models), func(m string) bool { return m == "imm" })
