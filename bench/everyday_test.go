package bench

import (
	"slices"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// everydayCounts are the complete executions of the programs of the tables everyday and attempts under realModels. Those of
// counted_semaphore (n!·n!: the order of the threads, and which post each saw first), of weak_retry and try_semaphore (n!), and of
// counter_rwlock and linux_rwlock are also GenMC's. It leaves out other rounds of the rest, for which these are genmcgo's own; one that changes has to
// be explained.
var everydayCounts = []struct {
	program string
	n       int
	want    [4]uint64
}{
	{"counted_semaphore", 3, [4]uint64{36, 36, 36, 36}},
	{"counted_semaphore", 4, [4]uint64{576, 576, 576, 576}},
	{"weak_retry", 4, [4]uint64{24, 24, 24, 24}},
	{"weak_retry", 5, [4]uint64{120, 120, 120, 120}},
	{"take_or_leave", 2, [4]uint64{65, 65, 65, 65}},
	{"take_or_leave", 3, [4]uint64{4387, 4387, 4387, 4387}},
	{"counted_wait", 2, [4]uint64{10, 10, 10, 10}},
	{"counted_wait", 3, [4]uint64{2400, 2400, 3096, 3696}},
	{"event_count", 1, [4]uint64{6, 6, 6, 6}},
	{"event_count", 2, [4]uint64{11004, 11004, 14552, 16672}},
	{"snapshot", 2, [4]uint64{103, 103, 103, 103}},
	{"snapshot", 3, [4]uint64{3271, 3271, 3271, 3271}},
	{"try_semaphore", 3, [4]uint64{6, 6, 6, 6}},
	{"try_semaphore", 5, [4]uint64{120, 120, 120, 120}},
	{"counter_rwlock", 2, [4]uint64{14, 14, 14, 14}},
	{"counter_rwlock", 3, [4]uint64{768, 768, 768, 768}},
	{"bit_rwlock", 2, [4]uint64{14, 14, 14, 14}},
	{"bit_rwlock", 3, [4]uint64{768, 768, 768, 768}},
	{"linux_rwlock", 2, [4]uint64{24, 24, 24, 24}},
	{"linux_rwlock", 3, [4]uint64{384, 384, 384, 384}},
	{"linux_rwlock", 4, [4]uint64{10584, 10584, 10584, 10584}},
}

// TestEverydayCounts checks the counts of the table everyday, as far as a row has no more than so many executions.
func TestEverydayCounts(t *testing.T) {
	clangs := needClang(t)
	most := scale.By{Short: 50, Usual: 600, Full: 100_000}
	for i, c := range everydayCounts {
		if c.want[0] > uint64(most.N()) {
			continue
		}
		for k, model := range realModels {
			res := countProgram(t, clangs[i%min(2, len(clangs))], c.program, c.n, model, genmcgo.Options{MaxExecutions: 10 * c.want[k]})
			if res.Verdict != report.Verified || res.Complete != c.want[k] {
				t.Errorf("%s(%d) under %s: %s, %d executions, want %d", c.program, c.n, model, res.Verdict, res.Complete, c.want[k])
			}
		}
	}
}

// everyday reports whether p is a program of the table everyday, with counts above.
func everyday(p Program) bool {
	return slices.ContainsFunc(everydayPrograms, func(q Program) bool { return q.Name == p.Name })
}
