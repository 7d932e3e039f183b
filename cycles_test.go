package genmcgo

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// cycle is a test in testdata/outcomes/cycles.txt.
type cycle struct {
	name   string
	test   string // in herd's dialect of C
	holds  string // the models in which its condition holds, by their letters
	states map[byte][]string
}

// letters of models in the file.
var letters = map[byte]string{'s': "sc", 't': "tso", 'r': "ra", 'c': "rc11", 'i': "imm"}

func cycles(t *testing.T) (list []cycle) {
	t.Helper()
	text, err := os.ReadFile("testdata/outcomes/cycles.txt")
	if err != nil {
		t.Fatal(err)
	}
	long := strings.NewReplacer("L(", "atomic_load_explicit(", "S(", "atomic_store_explicit(", "X(", "atomic_exchange_explicit(", "A(", "atomic_fetch_add_explicit(", "F(", "atomic_thread_fence(",
		"rlx)", "memory_order_relaxed)", "acq)", "memory_order_acquire)", "rel)", "memory_order_release)", "ar)", "memory_order_acq_rel)", "sc)", "memory_order_seq_cst)")
	thread := regexp.MustCompile(`^(P\d+)\(([^)]*)\) (.*)$`)
	state := regexp.MustCompile(`^([strci]+): (.*)$`)
	for _, block := range strings.Split(strings.TrimSpace(string(text)), "\n\n") {
		lines := strings.Split(block, "\n")
		if strings.HasPrefix(lines[0], "#") {
			continue
		}
		head := strings.Fields(lines[0])
		c := cycle{name: head[0], test: "C " + head[0] + "\n{}\n", states: map[byte][]string{}}
		for _, line := range lines[1:] {
			if m := thread.FindStringSubmatch(line); m != nil {
				var params []string
				for _, p := range strings.Fields(m[2]) {
					params = append(params, "atomic_int *"+p)
				}
				c.test += fmt.Sprintf("%s(%s) {\n  %s\n}\n", m[1], strings.Join(params, ", "), long.Replace(m[3]))
			} else if m := state.FindStringSubmatch(line); m != nil {
				for i := range m[1] {
					c.states[m[1][i]] = append(c.states[m[1][i]], strings.Fields(m[2])...)
				}
			} else {
				holds, condition, _ := strings.Cut(line, " ")
				c.holds = holds
				c.test += "locations [" + strings.Join(head[1:], ";") + "]\n" + condition + "\n"
			}
		}
		list = append(list, c)
	}
	return list
}

// TestCycles: litmus tests have the states that herd finds, under each model, and their conditions are met where it says so.
func TestCycles(t *testing.T) {
	needClang(t)
	all := cycles(t)
	if len(all) != 348 {
		t.Fatalf("%d tests", len(all))
	}
	every := scale.By{Short: 120, Usual: 120, Wide: 4, Full: 1}
	compared, states := 0, 0
	for _, c := range all {
		if !every.Takes(c.name) {
			continue
		}
		p, err := Load(t.Context(), Source{Name: c.name + ".litmus", Text: []byte(c.test)}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for letter, model := range letters {
			r, err := p.Check(t.Context(), Options{Model: model, Workers: 1, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, row := range r.Outcomes.Rows {
				got = append(got, strings.Join(row.Values, ""))
			}
			want := slices.Clone(c.states[letter])
			slices.Sort(got)
			slices.Sort(want)
			verdict := report.Error
			if strings.IndexByte(c.holds, letter) >= 0 {
				verdict = report.Verified
			}
			if !slices.Equal(got, want) || r.Verdict != verdict {
				t.Errorf("%s under %s: %s, states %v; herd has %s, %v", c.name, model, r.Verdict, got, verdict, want)
			}
			compared++
			states += len(got)
		}
	}
	if compared == 0 {
		t.Error("no test was taken")
	}
	t.Logf("%d comparisons, %d states", compared, states)
}
