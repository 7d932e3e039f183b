package bench

import (
	"fmt"
	"math"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// programCounts are the complete executions under sc, tso and rc11. "paper" in
// the last column: the number is in the paper that the program is from (genmc-2024
// Tables 1 and 2; parallel-rf-smc-2020 Table 1 and rvf-smc-2021 Table 2, where it is
// that of NIDHUGG/rfsc; distributed-inspect-2007 Table 1). A formula, or a function below, there:
// that is where the number comes from. All others were counted with GenMC v0.11 on the same file
// (-disable-estimation -disable-mm-detector, and what Peer says).
var programCounts = []struct {
	program string
	n       int
	want    [3]uint64
	source  string
}{
	{"treiber_stack", 3, [3]uint64{6, 6, 6}, ""},
	{"treiber_stack", 6, [3]uint64{720, 720, 720}, "paper"},
	{"ms_queue", 3, [3]uint64{6, 6, 6}, ""},
	{"ms_queue", 5, [3]uint64{120, 120, 120}, "paper"},
	{"buf_ring", 2, [3]uint64{10, 10, 20}, "paper (rc11)"},
	{"buf_ring", 3, [3]uint64{273, 273, 1218}, "paper (rc11)"},
	{"ttas_lock", 3, [3]uint64{36, 36, 36}, ""},
	{"ttas_lock", 4, [3]uint64{576, 576, 576}, ""},
	{"szymanski", 1, [3]uint64{6, 6, 6}, ""},
	{"szymanski", 2, [3]uint64{78, 78, 78}, "paper"},
	{"szymanski", 3, [3]uint64{1068, 1068, 1068}, "paper"},
	{"peterson", 2, [3]uint64{48, 48, 48}, ""},
	{"peterson", 3, [3]uint64{588, 588, 588}, "paper"},
	{"parker_rounds", 1, [3]uint64{54, 54, 54}, "paper"},
	{"parker_rounds", 2, [3]uint64{6624, 6624, 6624}, ""},
	{"dekker_f", 2, [3]uint64{71, 71, 71}, ""},
	{"dekker_f", 3, [3]uint64{1344, 1344, 1344}, "paper"},
	{"fib_bench", 3, [3]uint64{1698, 1698, 1698}, ""},
	{"fib_bench", 4, [3]uint64{19605, 19605, 19605}, "paper"},
	{"lamport", 2, [3]uint64{16, 16, 16}, "paper"},
	{"lamport", 3, [3]uint64{9216, 9216, 9216}, "paper"},
	{"parker", 2, [3]uint64{60, 60, 60}, ""},
	{"parker", 12, [3]uint64{6180, 6180, 6180}, ""},
	{"circular_buffer", 5, [3]uint64{252, 252, 252}, ""},
	{"circular_buffer", 8, [3]uint64{12870, 12870, 12870}, "paper"},
	{"casrot", 6, [3]uint64{144, 144, 144}, ""},
	{"casrot", 9, [3]uint64{8597, 8597, 8597}, "paper"},
	{"lastzero", 5, [3]uint64{64, 64, 64}, ""},
	{"lastzero", 11, [3]uint64{7168, 7168, 7168}, "paper"},
	{"readers", 5, [3]uint64{32, 32, 32}, ""},
	{"readers", 13, [3]uint64{8192, 8192, 8192}, "paper"},
	{"sigma", 4, [3]uint64{105, 105, 105}, ""},
	{"sigma", 5, [3]uint64{945, 945, 945}, ""},
	{"race_parametric", 3, [3]uint64{328, 328, 328}, ""},
	{"race_parametric", 4, [3]uint64{3334, 3334, 3334}, ""},
	{"approxds_append", 3, [3]uint64{63, 63, 63}, ""},
	{"approxds_append", 4, [3]uint64{2460, 2460, 2460}, ""},
	{"tas_lock", 3, [3]uint64{6, 6, 6}, ""},
	{"tas_lock", 5, [3]uint64{120, 120, 120}, ""},
	{"ticket_lock", 3, [3]uint64{6, 6, 6}, ""},
	{"ticket_lock", 5, [3]uint64{120, 120, 120}, ""},
	{"pthread_mutex", 3, [3]uint64{6, 6, 6}, ""},
	{"pthread_mutex", 5, [3]uint64{120, 120, 120}, ""},
	{"futex_mutex", 2, [3]uint64{12, 12, 12}, ""},
	{"futex_mutex", 3, [3]uint64{6582, 6582, 7086}, ""},
	{"mpmc_queue", 1, [3]uint64{1, 1, 1}, ""},
	{"mpmc_queue", 2, [3]uint64{90, 90, 90}, ""},
	{"chase_lev", 1, [3]uint64{59, 59, 65}, ""},
	{"chase_lev", 2, [3]uint64{3065, 3175, 3639}, ""},
	{"boop4", 1, [3]uint64{22273, 22273, 22273}, ""},
	{"boop4", 2, [3]uint64{335299, 335299, 335299}, ""},
	{"monabsex1", 3, [3]uint64{36, 36, 36}, ""},
	{"monabsex1", 5, [3]uint64{14400, 14400, 14400}, ""},
	{"reorder_5", 2, [3]uint64{56, 56, 56}, ""},
	{"reorder_5", 4, [3]uint64{40032, 40032, 40032}, ""},
	{"scull_loop", 1, [3]uint64{6992, 6992, 6992}, ""},
	{"singleton", 4, [3]uint64{24, 24, 24}, ""},
	{"singleton", 6, [3]uint64{720, 720, 720}, ""},
	{"unverif", 3, [3]uint64{36, 36, 36}, ""},
	{"unverif", 5, [3]uint64{14400, 14400, 14400}, "paper"},
	{"chase_lev_dq", 1, [3]uint64{516, 516, 520}, ""},
	{"chase_lev_dq", 2, [3]uint64{11786, 11786, 17151}, ""},
	{"linuxrwlocks", 1, [3]uint64{39, 39, 39}, ""},
	{"linuxrwlocks", 2, [3]uint64{38033, 38033, 38033}, ""},
	{"pgsql", 2, [3]uint64{85, 85, 85}, ""},
	{"pgsql", 3, [3]uint64{3906, 3906, 3906}, "paper"},
	{"fsbench", 16, [3]uint64{8, 8, 8}, "2^(N-13)"},
	{"fsbench", 26, [3]uint64{8192, 8192, 8192}, "paper"},
	{"indexer", 13, [3]uint64{64, 64, 64}, "8^(N-11)"},
	{"indexer", 16, [3]uint64{32768, 32768, 32768}, "paper"},
	{"aget", 3, [3]uint64{90, 90, 90}, "(2N)! / 2^N"},
	{"aget", 5, [3]uint64{113400, 113400, 113400}, "paper"},
	{"bbuf", 2, [3]uint64{60, 60, 60}, "boundedBuffer"},
	{"bbuf", 3, [3]uint64{10584, 10584, 10584}, "boundedBuffer"},
	{"bbuf_fifo", 2, [3]uint64{48, 48, 48}, "boundedBuffer"},
	{"bbuf_fifo", 3, [3]uint64{5076, 5076, 5076}, "boundedBuffer"},
	{"fib_bench_ra", 2, [3]uint64{140, 153, 153}, ""},
	{"fib_bench_ra", 3, [3]uint64{1698, 2258, 2258}, ""},
	{"peterson_ra", 1, [3]uint64{4, 22, 22}, ""},
	{"peterson_ra", 2, [3]uint64{48, 1510, 1848}, ""},
	{"dekker_f_rlx", 1, [3]uint64{4, 4, 8}, ""},
	{"dekker_f_rlx", 2, [3]uint64{71, 71, 333}, ""},
	{"treiber_stack_retry", 3, [3]uint64{6, 6, 6}, ""},
	{"treiber_stack_retry", 4, [3]uint64{24, 24, 24}, ""},
	{"ms_queue_help", 2, [3]uint64{6, 6, 6}, ""},
	{"ms_queue_help", 3, [3]uint64{126, 126, 126}, ""},
	{"ttas_lock_retry", 2, [3]uint64{4, 4, 4}, ""},
	{"ttas_lock_retry", 3, [3]uint64{36, 36, 36}, ""},
	{"mpmc_queue_retry", 1, [3]uint64{1, 1, 1}, ""},
	{"mpmc_queue_retry", 2, [3]uint64{90, 90, 90}, ""},
}

var programModels = [3]string{"sc", "tso", "rc11"}

// installedClangs are the compilers of 13 to 22 that are there.
var installedClangs = sync.OnceValue(func() []string {
	var found []string
	for _, name := range []string{"clang-14", "clang-19", "clang-13", "clang-15", "clang-16", "clang-17", "clang-18", "clang-20", "clang-21", "clang-22", "clang"} {
		if path, err := exec.LookPath(name); err == nil {
			found = append(found, path)
		}
	}
	return found
})

func needClang(t *testing.T) []string {
	t.Helper()
	found := installedClangs()
	if len(found) == 0 {
		t.Skip("clang is not installed: THE BENCHMARK PROGRAMS ARE NOT CHECKED")
	}
	return found
}

func countProgram(t *testing.T, clang, name string, n int, model string, o genmcgo.Options) *genmcgo.Measured {
	t.Helper()
	prog := compiled(t, clang, name, n)
	o.Model, o.Workers, o.KeepGoing, o.NoSimplify = model, 1, true, true
	o.NoUndoneRounds = o.NoUndoneRounds || countsAttempts(name)
	res, err := prog.Measure(t.Context(), o, genmcgo.Instruments{})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// countsAttempts reports whether each failed attempt in rounds of the program of that name counts.
func countsAttempts(name string) bool {
	return slices.ContainsFunc(programs, func(p Program) bool { return p.Name == name && slices.Contains(p.Flags, "--undone-rounds=false") })
}

// TestProgramCounts checks the number of complete executions of every program
// with at least two parameters, as far as this takes no more than so many executions.
func TestProgramCounts(t *testing.T) {
	clangs := needClang(t)
	seen := map[string]int{}
	most := scale.By{Short: 50, Usual: 500, Full: math.MaxInt}
	every := scale.By{Short: 8, Usual: 8, Wide: 2, Full: 1}
	for i, c := range programCounts {
		seen[c.program]++
		if c.want[0] > uint64(most.N()) || !every.Nth(i) {
			continue
		}
		for k, model := range programModels {
			res := countProgram(t, clangs[i%min(2, len(clangs))], c.program, c.n, model, genmcgo.Options{})
			if res.Verdict != report.Verified {
				t.Errorf("%s(%d) under %s: verdict %s", c.program, c.n, model, res.Verdict)
			}
			if res.Complete != c.want[k] {
				t.Errorf("%s(%d) under %s: %d executions, want %d", c.program, c.n, model, res.Complete, c.want[k])
			}
		}
	}
	for _, p := range Programs() {
		traced := slices.ContainsFunc(primitivePrograms, func(q Program) bool { return q.Name == p.Name })          // see TestTracedPrograms
		traced = traced || slices.ContainsFunc(realPrograms, func(q Program) bool { return q.Name == p.Name })      // see TestRealCounts
		traced = traced || everyday(p)                                                                              // see TestEverydayCounts
		traced = traced || slices.ContainsFunc(structurePrograms, func(q Program) bool { return q.Name == p.Name }) // see TestStructureCounts
		if seen[p.Name] < 2 && !traced && p.Name != "scull_loop" {                                                  // which has millions of executions in two rounds
			t.Errorf("%s: counts for %d parameters are given, want 2", p.Name, seen[p.Name])
		}
	}
}

// boundedBuffer counts the orders in which threads of bbuf(n) enter the mutex, with the choices of
// whom a signal wakes. The arguments are the threads of each kind that may run and that wait,
// producers first, and what is in the buffer; oldest: a signal wakes the thread that waits longest.
func boundedBuffer(runP, runC, waitP, waitC, full int, oldest bool) uint64 {
	if runP+runC+waitP+waitC == 0 {
		return 1
	}
	n := uint64(0)
	turn := func(threads, waiting int, signalled func(woken int) uint64) {
		if waiting == 0 {
			n += uint64(threads) * signalled(0)
		} else if oldest {
			n += uint64(threads) * signalled(1)
		} else {
			n += uint64(threads*waiting) * signalled(1)
		}
	}
	if runP > 0 && full == 2 {
		n += uint64(runP) * boundedBuffer(runP-1, runC, waitP+1, waitC, full, oldest)
	} else if runP > 0 {
		turn(runP, waitC, func(woken int) uint64 {
			return boundedBuffer(runP-1, runC+woken, waitP, waitC-woken, full+1, oldest)
		})
	}
	if runC > 0 && full == 0 {
		n += uint64(runC) * boundedBuffer(runP, runC-1, waitP, waitC+1, full, oldest)
	} else if runC > 0 {
		turn(runC, waitP, func(woken int) uint64 {
			return boundedBuffer(runP+woken, runC-1, waitP-woken, waitC, full-1, oldest)
		})
	}
	return n
}

// TestBoundedBuffer: the paper's number of runs of bbuf is that of a first-come rule.
func TestBoundedBuffer(t *testing.T) {
	if n := boundedBuffer(4, 4, 0, 0, 0, true); n != 1938816 {
		t.Errorf("%d executions if the oldest is woken, want the paper's 1,938,816", n)
	}
	if n := boundedBuffer(4, 4, 0, 0, 0, false); n != 10020672 {
		t.Errorf("%d executions if anyone is woken, want 10,020,672", n)
	}
	for _, c := range programCounts {
		if c.source != "boundedBuffer" {
			continue
		}
		if n := boundedBuffer(c.n, c.n, 0, 0, 0, c.program == "bbuf_fifo"); n != c.want[0] {
			t.Errorf("%s(%d): %d, and in the table %d", c.program, c.n, n, c.want[0])
		}
	}
}

// TestProgramsIMM compares with GenMC's counts under its imm, with RMWs that compete.
func TestProgramsIMM(t *testing.T) {
	clangs := needClang(t)
	for _, c := range []struct {
		program string
		n       int
		want    uint64
	}{{"futex_mutex", 2, 12}, {"ticket_lock", 3, 6}, {"ttas_lock", 3, 36}} {
		res := countProgram(t, clangs[0], c.program, c.n, "imm", genmcgo.Options{})
		if res.Verdict != report.Verified || res.Complete != c.want {
			t.Errorf("%s(%d): %s, %d executions, want %d", c.program, c.n, res.Verdict, res.Complete, c.want)
		}
	}
}

// TestRetriesAllExplored: treiber_stack_retry without the reduction that takes an
// iteration for waiting if it wrote only to memory that no other thread has seen. GenMC
// v0.11 with -disable-spin-assume counts the same.
func TestRetriesAllExplored(t *testing.T) {
	clangs := needClang(t)
	for _, c := range []struct {
		n    int
		want uint64
	}{{3, 60}, {4, 3120}} {
		res := countProgram(t, clangs[0], "treiber_stack_retry", c.n, "rc11", genmcgo.Options{NoFreshWrites: true})
		if res.Verdict != report.Verified || res.Complete != c.want {
			t.Errorf("treiber_stack_retry(%d): %s, %d executions, want %d", c.n, res.Verdict, res.Complete, c.want)
		}
	}
}

// TestCircularBufferFails: from 10 attempts on the program is wrong, as the paper
// says.
func TestCircularBufferFails(t *testing.T) {
	clangs := needClang(t)
	if !scale.Full() {
		t.Skip("explores 10 attempts until the assertion fails: only with -full")
	}
	p, err := ProgramByName("circular_buffer")
	if err != nil {
		t.Fatal(err)
	}
	if res := countProgram(t, clangs[0], p.Name, 10, "sc", genmcgo.Options{}); res.Verdict != report.Error {
		t.Errorf("circular_buffer(10): verdict %s, want an error", res.Verdict)
	}
}

// TestProgramsCompile: every program, with warnings as errors, is accepted by every
// compiler that is installed.
func TestProgramsCompile(t *testing.T) {
	clangs := needClang(t)
	every := scale.By{Short: 160, Usual: 160, Wide: 15, Full: 1}
	for i, clang := range clangs {
		for k, p := range Programs() {
			if !every.Nth(i + k) {
				continue
			}
			args := append([]string{"-O0", "-Wall", "-Wno-sign-compare", "-Werror", "-Wno-unused-function", "-fsyntax-only",
				"-idirafter", "../interp/rtlib/include", p.File}, p.Defines(4)...)
			if i == 0 {
				args = slices.DeleteFunc(args, func(a string) bool { return a == "-DN=4" }) // the file has a default
			}
			if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
				t.Errorf("%s %s: %v\n%s", clang, strings.Join(args, " "), err, out)
			}
		}
	}
}

func TestPrograms(t *testing.T) {
	names := map[string]bool{}
	files := map[string]bool{}
	for _, p := range Programs() {
		if names[p.Name] {
			t.Errorf("two programs are called %s", p.Name)
		}
		names[p.Name] = true
		files[p.File] = true
		src := string(p.Source())
		if !strings.HasPrefix(src, "// "+p.About+"\n") || !strings.Contains(p.About, "N: ") {
			t.Errorf("%s: the first line does not say what it is and what N means: %q", p.File, p.About)
		}
		if p.Param == "" {
			t.Errorf("%s: no word for the parameter", p.Name)
		}
		for _, d := range p.Defines(7)[1:] {
			macro, _, _ := strings.Cut(strings.TrimPrefix(d, "-D"), "=")
			if !strings.Contains(src, macro) {
				t.Errorf("%s: %s does not use %s", p.Name, p.File, macro)
			}
		}
		if d := p.Defines(7); d[0] != "-DN=7" {
			t.Errorf("%s: Defines(7) = %q", p.Name, d)
		}
		got, err := ProgramByName(p.Name)
		if err != nil || got.File != p.File {
			t.Errorf("ProgramByName(%q) = %q, %v", p.Name, got.File, err)
		}
	}
	entries, err := programFiles.ReadDir("programs")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !files["programs/"+e.Name()] {
			t.Errorf("programs/%s is in no row of the table of programs", e.Name())
		}
	}
	if _, err := ProgramByName("no_such"); err == nil || !strings.Contains(err.Error(), "fib_bench") {
		t.Errorf("error for an unknown name: %v, want one that lists the names", err)
	}
}

func TestPaperTables(t *testing.T) {
	rows := map[string]int{"genmc-2024-1": 12, "genmc-2024-2": 12, "parallel-rf-2020-1": 27, "rvf-2021-1": 10, "rvf-2021-2": 10, "inspect-1": 5}
	rvf := map[string]bool{}
	ids := map[string]bool{}
	for _, table := range PaperTables() {
		if ids[table.ID] {
			t.Errorf("two tables are called %s", table.ID)
		}
		ids[table.ID] = true
		if want, ok := rows[table.ID]; ok && len(table.Rows) != want {
			t.Errorf("%s: %d rows, want %d", table.ID, len(table.Rows), want)
		}
		if (len(table.Rows) == 0) == (len(table.Lines) == 0) {
			t.Errorf("%s: %d rows and %d of lines of code", table.ID, len(table.Rows), len(table.Lines))
		}
		if len(table.Models) == 0 || table.Title == "" || table.Source == "" {
			t.Errorf("%s: no models, title or source", table.ID)
		}
		for _, e := range table.Equivalences {
			if !slices.Contains(Equivalences, e) {
				t.Errorf("%s: equivalence %q", table.ID, e)
			}
		}
		for _, r := range table.Rows {
			if name := fmt.Sprintf("%s(%d)", r.Program, r.N); strings.HasPrefix(table.ID, "rvf-2021-") {
				if rvf[name] {
					t.Errorf("%s: %s is a point already", table.ID, name)
				}
				rvf[name] = true
			}
			for _, e := range r.Beyond {
				if !slices.Contains(table.Equivalences[1:], e) {
					t.Errorf("%s: %s(%d) is beyond %q, which is not run", table.ID, r.Program, r.N, e)
				}
			}
			checkPaperRow(t, &table, &r)
		}
	}
	if len(rvf) < 119 { // as many as in rvf-smc-2021
		t.Errorf("scatter plots have %d points", len(rvf))
	}
	for id := range rows {
		if !ids[id] {
			t.Errorf("no table %s", id)
		}
	}
}

// checkPaperRow checks the figures of a row.
func checkPaperRow(t *testing.T, table *PaperTable, r *PaperRow) {
	t.Helper()
	// Nidhugg counts what the paper's does, but where the paper adds blocked traces.
	paper, differs := r.Executions["NIDHUGG/rfsc"], r.Note == noteParker || r.Note == noteLocks
	if r.RF > 0 && paper > 0 && (r.RF < paper) != differs || r.RF > paper && paper > 0 {
		t.Errorf("%s: %s(%d): Nidhugg counts %d, the paper %d, note %q", table.ID, r.Program, r.N, r.RF, paper, r.Note)
	}
	if _, err := ProgramByName(r.Program); err != nil || r.N <= 0 {
		t.Errorf("%s: %s(%d): %v", table.ID, r.Program, r.N, err)
	}
	for c, s := range r.Seconds {
		if !slices.Contains(table.Columns, c) || s <= 0 {
			t.Errorf("%s: %s(%d): %g seconds in column %q", table.ID, r.Program, r.N, s, c)
		}
	}
	for c := range r.Executions {
		if !slices.Contains(table.Models, c) && !slices.Contains(table.Columns, c) {
			t.Errorf("%s: %s(%d): executions in column %q", table.ID, r.Program, r.N, c)
		}
	}
}

// TestPapersAgree compares the small rows of the papers with the counts above: a
// row says in its note that it counts differently if and only if it does.
func TestPapersAgree(t *testing.T) {
	compared := 0
	for _, table := range PaperTables() {
		for _, r := range table.Rows {
			for _, c := range programCounts {
				if c.program != r.Program || c.n != r.N {
					continue
				}
				if uint64(r.RF) > c.want[0] {
					t.Errorf("%s: %s(%d): %d differ in reads-from, of %d executions", table.ID, r.Program, r.N, r.RF, c.want[0])
				}
				for k, model := range programModels {
					paper, ok := r.Executions[model]
					if !ok && model == "sc" {
						paper, ok = r.Executions["NIDHUGG/rfsc"]
					}
					if !ok {
						continue
					}
					compared++
					differs := r.Note != "" && r.Note != noteGenMCfib && r.Note != noteTAS && r.Note != noteClasses // not about this figure
					if (uint64(paper) != c.want[k]) != differs {
						t.Errorf("%s: %s(%d) under %s: %d in the paper, %d here, note %q", table.ID, r.Program, r.N, model, paper, c.want[k], r.Note)
					}
				}
			}
		}
	}
	if compared < 30 {
		t.Errorf("only %d figures were compared", compared)
	}
}
