package bench

import (
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// structureCounts are the complete executions of the programs of the table structures under realModels. They are also GenMC's (v0.11,
// -disable-estimation -disable-mm-detector -disable-sr), except for weak_count and marked_list, failed attempts of which it counts,
// and for biased_rwlock and qspinlock(3), which it does not finish in 20 s: these are genmcgo's own.
var structureCounts = []struct {
	program string
	n       int
	want    [4]uint64
}{
	{"tagged_freelist", 2, [4]uint64{18, 18, 18, 18}},
	{"tagged_freelist", 3, [4]uint64{534, 534, 534, 534}},
	{"tagged_freelist", 4, [4]uint64{21048, 21048, 21048, 21048}},
	{"high_water", 2, [4]uint64{10, 10, 10, 10}},
	{"high_water", 3, [4]uint64{294, 294, 306, 306}},
	{"high_water", 4, [4]uint64{18072, 18072, 19944, 19944}},
	{"weak_count", 2, [4]uint64{20, 20, 20, 20}},
	{"weak_count", 3, [4]uint64{102, 102, 102, 102}},
	{"hazard_pointers", 1, [4]uint64{9, 9, 9, 9}},
	{"hazard_pointers", 2, [4]uint64{81, 81, 81, 81}},
	{"llist", 2, [4]uint64{86, 86, 86, 86}},
	{"llist", 3, [4]uint64{3192, 3192, 3192, 3192}},
	{"hash_set", 2, [4]uint64{16, 16, 20, 20}},
	{"hash_set", 3, [4]uint64{288, 288, 432, 432}},
	{"disruptor", 2, [4]uint64{9, 9, 9, 9}},
	{"disruptor", 3, [4]uint64{16, 16, 16, 16}},
	{"biased_rwlock", 1, [4]uint64{7, 7, 9, 9}},
	{"biased_rwlock", 2, [4]uint64{301, 301, 433, 433}},
	{"qspinlock", 2, [4]uint64{6, 6, 6, 6}},
	{"qspinlock", 3, [4]uint64{282, 282, 282, 282}},
	{"marked_list", 2, [4]uint64{50, 50, 50, 50}},
	{"marked_list", 3, [4]uint64{1320, 1320, 1320, 1320}},
}

// TestStructureCounts checks the counts of the table structures, as far as a row has no more than so many executions.
func TestStructureCounts(t *testing.T) {
	clangs := needClang(t)
	most := scale.By{Short: 20, Usual: 600, Full: 100_000}
	every := scale.By{Short: 6, Usual: 2, Wide: 1, Full: 1}
	rows := map[string]int{}
	for i, c := range structureCounts {
		rows[c.program]++
		if c.want[0] > uint64(most.N()) || !every.Nth(i) {
			continue
		}
		for k, model := range realModels {
			res := countProgram(t, clangs[i%min(2, len(clangs))], c.program, c.n, model, genmcgo.Options{MaxExecutions: 10 * c.want[k]})
			if res.Verdict != report.Verified || res.Complete != c.want[k] {
				t.Errorf("%s(%d) under %s: %s, %d executions, want %d", c.program, c.n, model, res.Verdict, res.Complete, c.want[k])
			}
		}
	}
	for _, p := range structurePrograms {
		if rows[p.Name] < 2 {
			t.Errorf("%s: counts for %d parameters are given, want 2", p.Name, rows[p.Name])
		}
	}
}

// TestStructureBugs is TestRealBugs for the programs of the table structures.
func TestStructureBugs(t *testing.T) {
	findBugs(t, structurePrograms, scale.By{Short: 10, Usual: 3, Full: 1})
}

// TestRoundsByTwo: that a worker goes on with what another one began is no reason to explore executions in which a compare-exchange
// comes too late.
func TestRoundsByTwo(t *testing.T) {
	scale.NotShort(t)
	clangs := needClang(t)
	prog := compiled(t, clangs[0], "tagged_freelist", 4)
	for range 3 {
		res, err := prog.Measure(t.Context(), genmcgo.Options{Model: "rc11", Workers: 2}, genmcgo.Instruments{})
		if err != nil {
			t.Fatal(err)
		}
		if res.Complete != 21048 || res.Blocked != 0 {
			t.Errorf("%d executions, %d blocked, want 21048 and none", res.Complete, res.Blocked)
		}
	}
}
