package bench

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var realModels = [4]string{"sc", "tso", "rc11", "imm"}

// realCounts are the complete executions of the programs of the table real under
// realModels, counted with GenMC v0.11 on the same file (-disable-estimation
// -disable-mm-detector -disable-sr, and -disable-ipr where Peer says so).
var realCounts = []struct {
	program string
	n       int
	want    [4]uint64
}{
	{"mcs_lock", 3, [4]uint64{66, 66, 66, 66}},
	{"mcs_lock", 4, [4]uint64{1080, 1080, 1080, 1080}},
	{"clh_lock", 2, [4]uint64{6, 6, 6, 6}},
	{"clh_lock", 3, [4]uint64{90, 90, 90, 90}},
	{"hmcs_lock", 3, [4]uint64{102, 102, 102, 102}},
	{"hmcs_lock", 4, [4]uint64{3192, 3192, 3192, 3192}},
	{"hclh_lock", 3, [4]uint64{20, 20, 20, 20}},
	{"hclh_lock", 4, [4]uint64{224, 224, 224, 224}},
	{"cna_lock", 3, [4]uint64{78, 78, 78, 78}},
	{"cna_lock", 4, [4]uint64{1560, 1560, 1560, 1560}},
	{"ticket_recursive", 2, [4]uint64{6, 6, 6, 6}},
	{"ticket_recursive", 3, [4]uint64{90, 90, 90, 90}},
	{"ttas_backoff", 2, [4]uint64{6, 6, 6, 6}},
	{"ttas_backoff", 3, [4]uint64{162, 162, 162, 162}},
	{"phase_fair", 2, [4]uint64{152, 152, 152, 152}},
	{"phase_fair", 3, [4]uint64{3708, 3708, 3708, 3708}},
	{"qrwlock", 1, [4]uint64{8, 8, 8, 8}},
	{"qrwlock", 2, [4]uint64{588, 588, 588, 588}},
	{"left_right", 2, [4]uint64{44, 44, 44, 44}},
	{"left_right", 3, [4]uint64{1008, 1008, 1008, 1008}},
	{"vyukov_mpsc", 2, [4]uint64{28, 28, 28, 28}},
	{"vyukov_mpsc", 3, [4]uint64{504, 504, 504, 504}},
	{"vyukov_mpmc", 1, [4]uint64{2, 2, 2, 2}},
	{"vyukov_mpmc", 2, [4]uint64{130, 138, 164, 164}},
	{"spsc_ring", 2, [4]uint64{6, 6, 6, 6}},
	{"spsc_ring", 4, [4]uint64{128, 155, 155, 155}},
	{"spmc_queue", 1, [4]uint64{4, 4, 4, 4}},
	{"spmc_queue", 2, [4]uint64{66, 66, 66, 66}},
	{"hw_queue", 2, [4]uint64{42, 42, 42, 42}},
	{"hw_queue", 3, [4]uint64{330, 330, 330, 330}},
	{"two_lock_queue", 2, [4]uint64{28, 28, 28, 28}},
	{"two_lock_queue", 3, [4]uint64{1332, 1332, 1332, 1332}},
	{"elimination_stack", 1, [4]uint64{2, 2, 2, 2}},
	{"elimination_stack", 2, [4]uint64{32, 32, 32, 32}},
	{"abp_deque", 1, [4]uint64{16, 16, 20, 20}},
	{"abp_deque", 2, [4]uint64{279, 279, 414, 414}},
	{"lazy_list", 2, [4]uint64{3, 3, 3, 3}},
	{"lazy_list", 3, [4]uint64{9, 9, 9, 9}},
	{"optimistic_list", 2, [4]uint64{3, 3, 3, 3}},
	{"optimistic_list", 3, [4]uint64{42, 42, 42, 42}},
	{"hand_tree", 3, [4]uint64{6, 6, 6, 6}},
	{"hand_tree", 4, [4]uint64{24, 24, 24, 24}},
	{"rcu_qsbr", 1, [4]uint64{12, 12, 12, 12}},
	{"rcu_qsbr", 2, [4]uint64{144, 144, 144, 144}},
	{"rcu_memb", 1, [4]uint64{340, 354, 354, 354}},
	{"epochs", 1, [4]uint64{1, 1, 1, 1}},
	{"epochs", 2, [4]uint64{562, 562, 562, 562}},
	{"remote_free", 1, [4]uint64{3, 3, 3, 3}},
	{"remote_free", 2, [4]uint64{86, 86, 86, 86}},
	{"sense_barrier", 2, [4]uint64{4, 4, 4, 4}},
	{"sense_barrier", 3, [4]uint64{36, 36, 36, 36}},
	{"double_checked", 3, [4]uint64{15, 15, 15, 15}},
	{"double_checked", 4, [4]uint64{64, 64, 64, 64}},
}

// TestRealCounts checks the counts of the table real, as far as a row has no more than so
// many executions. Each program has two rows.
func TestRealCounts(t *testing.T) {
	clangs := needClang(t)
	most := scale.By{Short: 50, Usual: 500, Full: 1_000_000}
	every := scale.By{Short: 18, Usual: 14, Wide: 7, Full: 1}
	rows := map[string]int{}
	for i, c := range realCounts {
		rows[c.program]++
		if c.want[0] > uint64(most.N()) || !every.Nth(i) {
			continue
		}
		for k, model := range realModels {
			res := countProgram(t, clangs[i%min(2, len(clangs))], c.program, c.n, model, genmcgo.Options{})
			if res.Verdict != report.Verified || res.Complete != c.want[k] {
				t.Errorf("%s(%d) under %s: %s, %d executions, want %d", c.program, c.n, model, res.Verdict, res.Complete, c.want[k])
			}
		}
	}
	for _, p := range realPrograms {
		if rows[p.Name] != 2 && p.Name != "rcu_memb" { // which has 125,316 with two readers
			t.Errorf("%s: counts for %d parameters are given, want 2", p.Name, rows[p.Name])
		}
	}
}

var named = regexp.MustCompile(`\bline (\d+)`)

var weakened = regexp.MustCompile(`#define (\w+) (?:rlx|acq) // the bug`)

// TestRealBugs: each program of the table real has an error with -DBUG. If the mistake is
// an order that is too weak, what the report proposes changes accesses that have it, and no
// others; if nothing is proposed, one of them is named.
func TestRealBugs(t *testing.T) { findBugs(t, realPrograms, scale.By{Short: 27, Usual: 9, Full: 1}) }

// findBugs is TestRealBugs for some of the programs in list.
func findBugs(t *testing.T, list []Program, every scale.By) {
	clangs := needClang(t)
	for i, p := range list {
		lines := strings.Split(string(p.Source()), "\n")
		if !strings.Contains(string(p.Source()), "the bug") {
			t.Errorf("%s has no bug", p.Name)
			continue
		}
		if !every.Nth(i) {
			continue
		}
		dir := t.TempDir()
		c, ll := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.ll")
		if err := os.WriteFile(c, p.Source(), 0o644); err != nil {
			t.Fatal(err)
		}
		args := []string{"-O0", "-g", "-S", "-emit-llvm", "-DBUG", "-o", ll, c}
		if p.Name == "hand_tree" {
			args = append(args, "-DN=4") // two keys in one place
		}
		if out, err := exec.Command(clangs[0], args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", p.Name, err, out)
		}
		r, err := genmcgo.Check(t.Context(), genmcgo.File(ll), genmcgo.Options{Model: "rc11", Workers: 1})
		if err != nil || r.Verdict != report.Error || len(r.Errors) == 0 {
			t.Errorf("%s: the bug is not found: %v %v", p.Name, r.Verdict, err)
			continue
		}
		m := weakened.FindStringSubmatch(string(p.Source()))
		if m == nil {
			continue
		}
		has := func(line int) bool { return strings.Contains(lines[line-1], m[1]) }
		right := slices.ContainsFunc(r.Errors, func(e report.Finding) bool {
			if e.Remedy != nil {
				return !slices.ContainsFunc(e.Remedy.Changes, func(a report.Amendment) bool { return !has(a.Line) })
			}
			return slices.ContainsFunc(named.FindAllStringSubmatch(e.Explanation, -1), func(n []string) bool {
				line, err := strconv.Atoi(n[1])
				return err == nil && has(line)
			})
		})
		if !right {
			t.Errorf("%s: the remedy is not to change %s: %s", p.Name, m[1], r.Errors[0].Explanation)
		}
	}
}
