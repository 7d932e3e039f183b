package bench

import "slices"

// PaperRow is a row of a table: a program with a parameter, and what was measured
// there.
type PaperRow struct {
	Program string // a name that ProgramByName knows
	N       int
	// Executions maps a column to the number of executions in the table: a model
	// ("sc", "tso", "rc11") or, where the columns are tools, a tool ("GENMC").
	// Empty if no figure was published.
	Executions map[string]int64
	// Seconds maps a column to CPU seconds: "SC/Old", "no-cache", "GENMC". A column
	// that is missing was not measured: the tool cannot handle the program or
	// gave up.
	Seconds map[string]float64
	// Note says where the table counts differently from genmcgo and why.
	Note string
	// Variant says that the program measured there is not public, and ours only
	// resembles it: figures cannot be compared.
	Variant bool
	// RF is the number of complete executions of our program under sc that differ in
	// reads-from, counted with Nidhugg (0aea4d23, --c11 --sc --rf); 0: not counted.
	RF int64
	// Beyond are the equivalences with which genmcgo does not run the row: there are
	// too many executions.
	Beyond []string
	// Traces are the paper's figures if it counts traces instead of executions, else nil.
	Traces *Traces
}

// PaperTable is a table of a paper, or one of our own, as data.
type PaperTable struct {
	ID     string // "genmc-2024-1", "genmc-2024-2", "parallel-rf-2020-1", "rvf-2021-1", "rvf-2021-2", "rvf-2021-figures", "inspect-1", "locks", "retry"
	Title  string
	Source string   // where the figures are from
	Models []string // the models to run
	// Equivalences are those to run genmcgo with, of [Equivalences]; the first is what
	// everything is compared with. nil is co alone.
	Equivalences []string
	// Columns are the columns of Seconds in the order of the paper, nil if there
	// are no published figures.
	Columns []string
	Rows    []PaperRow
	// Lines are the rows of a table of lines of code, which has no others and measures nothing.
	Lines []LinesRow
	// Ablation is set if the columns compare the same tool with and without its
	// cache.
	Ablation bool
	// Ordered is set if programs that declare operations to commute are also run with these in
	// all orders.
	Ordered bool
}

// PaperTables returns the tables that the harness reproduces. The slices and maps
// are shared: do not change them.
func PaperTables() []PaperTable {
	return slices.Concat(paperTables, primitiveTables, realTables, structureTables, everydayTables)
}

// PublishedSpeedup is what section 6 of parallel-rf-smc-2020 says about its
// Figure 4 (the curves themselves are not given as numbers): the speed-up of
// parallel NIDHUGG/rfsc on a machine with two sockets of 24 cores.
var PublishedSpeedup = struct {
	Source      string
	LinearUpTo  int     // "almost linear up to 24 threads", the cores of a socket
	Threads     int     // all 48 physical cores
	Average     float64 // "on average 32x" with Threads threads
	MoreThreads string
}{
	Source:      "parallel-rf-smc-2020, section 6, Scalability (Figure 4)",
	LinearUpTo:  24,
	Threads:     48,
	Average:     32,
	MoreThreads: "a moderate increase above 32x for most programs with hyperthreading (up to 96 threads)",
}

// sc, tso and rc11 have the same number of executions: every access is seq_cst,
// or every race is between seq_cst fences.
func allModels(n int64) map[string]int64 {
	return map[string]int64{"sc": n, "tso": n, "rc11": n}
}

func cacheSeconds(off, on float64) map[string]float64 {
	return map[string]float64{"no-cache": off, "cache": on}
}

func oldNew(scOld, scNew, tsoOld, tsoNew, rc11Old, rc11New float64) map[string]float64 {
	return map[string]float64{
		"SC/Old": scOld, "SC/New": scNew,
		"TSO/Old": tsoOld, "TSO/New": tsoNew,
		"RC11/Old": rc11Old, "RC11/New": rc11New,
	}
}

// figure is a number of executions and seconds; negative executions stand for a cell
// without figures.
type figure struct {
	execs   int64
	seconds float64
}

// cells are the figures of the four tools of tools.
type cells = [4]figure

// tools makes the row of parallel-rf-smc-2020's Table 1: executions and seconds of
// CDSCHECKER, VC-DPOR, GENMC and NIDHUGG/rfsc, then the seconds of rfsc-48.
func tools(program string, n int, note string, of cells, rfsc48 float64) PaperRow {
	r := PaperRow{
		Program: program, N: n, Note: note,
		Executions: map[string]int64{},
		Seconds:    map[string]float64{"rfsc-48": rfsc48},
	}
	for i, c := range []string{"CDSCHECKER", "VC-DPOR", "GENMC", "NIDHUGG/rfsc"} {
		if of[i].execs >= 0 {
			r.Executions[c] = of[i].execs
			r.Seconds[c] = of[i].seconds
		}
	}
	if note != noteBuffer {
		r.RF = of[3].execs
	}
	return r
}

// parkerRow is tools for parker, where the paper's traces include rf's blocked ones.
func parkerRow(n int, rf int64, of cells, rfsc48 float64) PaperRow {
	r := tools("parker", n, noteParker, of, rfsc48)
	r.RF = rf
	return r
}

// traces makes a row of rvf-smc-2021: traces and seconds of RVF, VC-DPOR,
// NIDHUGG/rfsc, DC-DPOR and NIDHUGG/source. rf is RF of the row.
func traces(program string, n int, rf int64, of [5]figure, note string, beyond ...string) PaperRow {
	r := PaperRow{
		Program: program, N: n, Note: note, RF: rf, Beyond: beyond, Variant: note == noteVariant,
		Executions: map[string]int64{}, Seconds: map[string]float64{},
	}
	for i, c := range rvfColumns {
		if of[i].execs >= 0 {
			r.Executions[c] = of[i].execs
			r.Seconds[c] = of[i].seconds
		}
	}
	return r
}

// sizes makes rows without published figures: a program with several parameters, and
// the equivalence that has too many executions of them, "" if none has.
func sizes(program, beyond string, ns ...int) []PaperRow {
	var rows []PaperRow
	for _, n := range ns {
		r := PaperRow{Program: program, N: n}
		if beyond != "" {
			r.Beyond = []string{beyond}
		}
		rows = append(rows, r)
	}
	return rows
}

var (
	none       = figure{-1, 0}
	rvfColumns = []string{"RVF", "VC-DPOR", "NIDHUGG/rfsc", "DC-DPOR", "NIDHUGG/source"}
)

const (
	noteTAS = "the paper's ttas-lock counts n!, as if the reads that wait for the lock to be free made no difference (GenMC's annotation of optional code); " +
		"tas_lock is ttas_lock without these reads. With them each may see any earlier release, which makes (n!)^2 executions: table locks has that"
	noteFib6 = "the paper has 615 fewer: its third thread compares with 144 = fib(12), the bound for 5 rounds, " +
		"and does not read the second variable when the first is larger"
	noteGenMCfib = "the paper's GENMC had no SC model and counted what release/acquire allows"
	noteCo       = "the paper's tools that count fewer tell executions apart by reads-from alone; genmcgo and GenMC v0.11 also by coherence order"
	noteParker   = "the paper's NIDHUGG/rfsc adds up traces and traces that an assumption blocks (5398 + 4009 for 12) and tells them apart by reads-from alone; " +
		"genmcgo and GenMC v0.11 also by coherence order (6180 complete for 12); the paper's GENMC had no SC model"
	noteRounds  = "the loop that makes the paper's parker parametric is not public: with one round the counts agree, with two the paper's program has 77 executions (1.2 %) more than ours"
	noteVariant = "the program that the paper measured is not public: ours resembles it, and neither counts nor times can be compared"
	noteClasses = "the paper's tools but NIDHUGG/source tell fewer executions apart: by reads-from alone, RVF by the values read"
	noteLocks   = "the paper adds up traces and traces that an assumption blocks (39 + 20 for 1, 38033 + 31993 for 2)"
	noteBuffer  = "from 10 on an assertion fails; the figure is how many executions came before"
)

var paperTables = []PaperTable{
	{
		ID: "genmc-2024-1", Title: "Performance impact of label caching on data structures",
		Source: "genmc-2024, Table 1", Models: []string{"rc11"}, Ablation: true,
		Columns: []string{"no-cache", "cache"},
		Rows: []PaperRow{
			{Program: "treiber_stack", N: 6, Executions: map[string]int64{"rc11": 720}, Seconds: cacheSeconds(2.26, 1.32)},
			{Program: "treiber_stack", N: 7, Executions: map[string]int64{"rc11": 5040}, Seconds: cacheSeconds(57.20, 29.37)},
			{Program: "treiber_stack", N: 8, Executions: map[string]int64{"rc11": 40320}, Seconds: cacheSeconds(1032.09, 581.20)},
			{Program: "ms_queue", N: 5, Executions: map[string]int64{"rc11": 120}, Seconds: cacheSeconds(0.91, 0.64)},
			{Program: "ms_queue", N: 6, Executions: map[string]int64{"rc11": 720}, Seconds: cacheSeconds(20.98, 13.18)},
			{Program: "ms_queue", N: 7, Executions: map[string]int64{"rc11": 5040}, Seconds: cacheSeconds(445.76, 294.51)},
			{Program: "buf_ring", N: 2, Executions: map[string]int64{"rc11": 20}, Seconds: cacheSeconds(0.06, 0.03)},
			{Program: "buf_ring", N: 3, Executions: map[string]int64{"rc11": 1218}, Seconds: cacheSeconds(0.65, 0.48)},
			{Program: "buf_ring", N: 4, Executions: map[string]int64{"rc11": 193280}, Seconds: cacheSeconds(353.27, 253.35)},
			{Program: "tas_lock", N: 5, Executions: map[string]int64{"rc11": 120}, Seconds: cacheSeconds(0.20, 0.14), Note: noteTAS},
			{Program: "tas_lock", N: 6, Executions: map[string]int64{"rc11": 720}, Seconds: cacheSeconds(2.47, 1.75), Note: noteTAS},
			{Program: "tas_lock", N: 7, Executions: map[string]int64{"rc11": 5040}, Seconds: cacheSeconds(62.17, 44.24), Note: noteTAS},
		},
	},
	{
		ID: "genmc-2024-2", Title: "Consistency-intensive benchmarks",
		Source: "genmc-2024, Table 2", Models: []string{"sc", "tso", "rc11"},
		Columns: []string{"SC/Old", "SC/New", "TSO/Old", "TSO/New", "RC11/Old", "RC11/New"},
		Rows: []PaperRow{
			{Program: "szymanski", N: 2, Executions: allModels(78), Seconds: oldNew(0.12, 0.09, 0.14, 0.11, 0.31, 0.17)},
			{Program: "szymanski", N: 3, Executions: allModels(1068), Seconds: oldNew(2.33, 1.36, 2.90, 1.89, 6.90, 3.34)},
			{Program: "peterson", N: 3, Executions: allModels(588), Seconds: oldNew(0.14, 0.08, 0.16, 0.10, 0.45, 0.18)},
			{Program: "peterson", N: 4, Executions: allModels(7360), Seconds: oldNew(2.11, 0.97, 2.51, 1.40, 7.81, 2.80)},
			{Program: "parker_rounds", N: 1, Executions: allModels(54), Seconds: oldNew(0.02, 0.02, 0.02, 0.02, 0.04, 0.04)},
			{Program: "parker_rounds", N: 2, Executions: allModels(6701), Seconds: oldNew(1.99, 1.21, 2.51, 1.41, 6.76, 4.13), Note: noteRounds},
			{Program: "dekker_f", N: 3, Executions: allModels(1344), Seconds: oldNew(0.51, 0.27, 0.62, 0.39, 2.53, 0.62)},
			{Program: "dekker_f", N: 4, Executions: allModels(26797), Seconds: oldNew(10.39, 6.78, 15.25, 10.23, 38.39, 16.74)},
			{Program: "fib_bench", N: 5, Executions: allModels(218243), Seconds: oldNew(2.14, 1.97, 3.06, 2.45, 7.48, 4.08)},
			{Program: "fib_bench", N: 6, Executions: allModels(2363803), Seconds: oldNew(23.54, 21.38, 33.43, 26.59, 90.57, 46.27), Note: noteFib6},
			{Program: "lamport", N: 2, Executions: allModels(16), Seconds: oldNew(0.01, 0.01, 0.01, 0.02, 0.01, 0.02)},
			{Program: "lamport", N: 3, Executions: allModels(9216), Seconds: oldNew(2.23, 1.35, 2.67, 1.74, 7.15, 3.26)},
		},
	},
	{
		ID: "parallel-rf-2020-1", Title: "Executions and time of four tools, and of parallel NIDHUGG/rfsc",
		Source: "parallel-rf-smc-2020, Table 1", Models: []string{"sc"}, Equivalences: []string{"rf", "co"},
		Columns: []string{"CDSCHECKER", "VC-DPOR", "GENMC", "NIDHUGG/rfsc", "rfsc-48"},
		Rows: []PaperRow{
			tools("fib_bench", 4, noteGenMCfib, cells{{-1, 0}, {70937, 6.93}, {34205, 0.88}, {19605, 1.66}}, 0.15),
			tools("fib_bench", 5, noteGenMCfib, cells{{-1, 0}, {788940, 87.69}, {525630, 33.48}, {218243, 21.28}}, 0.76),
			tools("fib_bench", 6, noteGenMCfib, cells{{-1, 0}, {8543518, 1182.25}, {8149694, 3718.86}, {2364418, 255.03}}, 8.31),
			parkerRow(12, 5398, cells{{-1, 0}, {6601, 0.92}, {69658, 11.61}, {9407, 2.24}}, 0.13),
			parkerRow(16, 12184, cells{{-1, 0}, {11425, 1.76}, {203754, 43.60}, {21195, 5.85}}, 0.23),
			parkerRow(20, 23066, cells{{-1, 0}, {17561, 3.09}, {475210, 132.08}, {40087, 12.73}}, 0.41),
			tools("circular_buffer", 8, "", cells{{12870, 0.72}, {303149, 50.44}, {12870, 3.21}, {12870, 2.51}}, 0.15),
			tools("circular_buffer", 9, "", cells{{48620, 2.91}, {1147421, 226.36}, {48620, 13.58}, {48620, 10.32}}, 0.39),
			tools("circular_buffer", 10, noteBuffer, cells{{-1, 0}, {2964067, 635.99}, {59279, 19.13}, {59280, 13.90}}, 0.52),
			tools("casrot", 9, "", cells{{372735, 27.24}, {-1, 0}, {8597, 0.08}, {8597, 0.89}}, 0.14),
			tools("casrot", 10, "", cells{{3456845, 284.27}, {-1, 0}, {38486, 0.30}, {38486, 4.28}}, 0.23),
			tools("casrot", 11, "", cells{{35407921, 3230.99}, {-1, 0}, {182905, 1.40}, {182905, 22.39}}, 0.89),
			tools("lastzero", 11, "", cells{{184331, 21.15}, {170515, 33.09}, {7168, 0.28}, {7168, 1.13}}, 0.13),
			tools("lastzero", 13, "", cells{{1888624, 255.84}, {1192108, 317.12}, {32768, 1.25}, {32768, 5.89}}, 0.26),
			tools("lastzero", 15, "", cells{{19478080, 3057.60}, {8264353, 3061.91}, {147456, 6.25}, {147456, 30.76}}, 1.00),
			tools("readers", 13, "", cells{{13311, 1.75}, {67108864, 21224.93}, {8192, 0.59}, {8192, 1.25}}, 0.14),
			tools("readers", 15, "", cells{{53247, 8.10}, {-1, 0}, {32768, 2.46}, {32768, 5.81}}, 0.26),
			tools("readers", 17, "", cells{{212991, 37.24}, {-1, 0}, {131072, 10.94}, {131072, 25.23}}, 0.89),
			tools("sigma", 7, noteCo, cells{{509861, 48.08}, {46232, 4.97}, {5040, 0.23}, {5040, 0.52}}, 0.11),
			tools("sigma", 8, noteCo, cells{{9057756, 977.89}, {409112, 56.27}, {40320, 1.67}, {40320, 4.40}}, 0.28),
			tools("sigma", 9, noteCo, cells{{180337837, 22286.21}, {4037912, 668.64}, {362880, 15.94}, {362880, 44.17}}, 2.17),
			tools("race_parametric", 5, noteCo, cells{{34904, 12.41}, {14967, 3.92}, {8953, 1.04}, {8953, 3.60}}, 0.21),
			tools("race_parametric", 6, noteCo, cells{{372436, 134.75}, {88432, 26.38}, {73789, 8.24}, {73789, 30.35}}, 0.96),
			tools("race_parametric", 7, noteCo, cells{{4027216, 1479.37}, {591352, 209.40}, {616227, 69.59}, {616227, 255.43}}, 7.69),
			tools("approxds_append", 5, noteCo, cells{{390728, 25.69}, {121883, 11.36}, {9945, 0.60}, {9945, 1.72}}, 0.15),
			tools("approxds_append", 6, noteCo, cells{{30603290, 2425.28}, {5353219, 622.40}, {198936, 12.83}, {198936, 41.45}}, 1.21),
			tools("approxds_append", 7, noteCo, cells{{-1, 0}, {-1, 0}, {4645207, 342.52}, {4645207, 1143.28}}, 34.86),
		},
	},
	{
		ID: "rvf-2021-1", Title: "Programs with far fewer classes of the values read",
		Source: "rvf-smc-2021, Table 1", Models: []string{"sc"}, Equivalences: []string{"rvf", "rf", "co"}, Columns: rvfColumns,
		Rows: []PaperRow{
			traces("boop4", 10, 0, [5]figure{{1337215, 837}, {1574287, 1946}, {11610040, 2616}, none, none}, noteVariant, "co"),
			traces("boop4", 12, 0, [5]figure{{2893039, 2017}, none, none, none, none}, noteVariant, "co"),
			traces("monabsex1", 7, 262144, [5]figure{{1, 0.09}, {423360, 784}, {262144, 33}, {7073803, 3239}, {25401600, 2819}}, noteClasses),
			traces("monabsex1", 8, 4782969, [5]figure{{1, 0.09}, none, {4782969, 677}, none, none}, noteClasses, "co"),
			traces("reorder_5", 9, 1540, [5]figure{{4, 0.10}, {1644716, 1711}, {1540, 0.44}, {1792290, 974}, none}, noteClasses, "co"),
			traces("reorder_5", 30, 54901, [5]figure{{4, 0.09}, none, {54901, 49}, none, none}, noteClasses, "co"),
			traces("scull_loop", 2, 749811, [5]figure{{3908, 6.55}, {15394, 83}, {749811, 403}, {884443, 1659}, {3157281, 1116}}, noteClasses),
			traces("scull_loop", 3, 0, [5]figure{{115032, 266}, none, none, none, none}, noteClasses, "co", "rf"),
			traces("singleton", 20, 20, [5]figure{{2, 0.07}, {2, 179}, {20, 0.08}, {20, 171}, none}, noteClasses, "co"),
			traces("singleton", 30, 30, [5]figure{{2, 0.08}, none, {30, 0.10}, none, none}, noteClasses, "co"),
		},
	},
	{
		ID: "rvf-2021-2", Title: "Programs with hardly fewer classes of the values read",
		Source: "rvf-smc-2021, Table 2", Models: []string{"sc"}, Equivalences: []string{"rvf", "rf", "co"}, Columns: rvfColumns,
		Rows: []PaperRow{
			traces("unverif", 5, 14400, [5]figure{{14400, 7.45}, {14400, 63}, {14400, 3.33}, {14400, 68}, {14400, 2.72}}, ""),
			traces("unverif", 6, 518400, [5]figure{{518400, 376}, none, {518400, 134}, none, {518400, 84}}, ""),
			traces("approxds_append", 6, 198936, [5]figure{{50897, 60}, {1256381, 995}, {198936, 67}, {1114746, 944}, {9847080, 2733}}, noteClasses),
			traces("approxds_append", 7, 4645207, [5]figure{{923526, 2078}, none, {4645207, 2003}, none, none}, noteClasses, "co"),
			traces("chase_lev_dq", 4, 0, [5]figure{{87807, 289}, none, {175331, 71}, none, {175331, 71}}, noteVariant),
			traces("chase_lev_dq", 5, 0, [5]figure{{227654, 995}, none, {448905, 210}, none, {448905, 200}}, noteVariant),
			traces("linuxrwlocks", 1, 39, [5]figure{{56, 0.12}, none, {59, 0.09}, none, {59, 0.13}}, noteLocks),
			traces("linuxrwlocks", 2, 38033, [5]figure{{62018, 42}, none, {70026, 15}, none, {70026, 9.50}}, noteLocks),
			traces("pgsql", 3, 3906, [5]figure{{3906, 3.30}, {3906, 5.98}, {3906, 1.01}, {3906, 4.00}, {3906, 0.51}}, ""),
			traces("pgsql", 4, 335923, [5]figure{{335923, 412}, {335923, 911}, {335923, 107}, {335923, 616}, {335923, 51}}, ""),
		},
	},
	{
		// Figures 7 to 12 show 119 points, of which the paper's tables name ten programs. These
		// are all programs of this repository but those that differ from another one in
		// nothing that counts under sc, with parameters that the tables do not have.
		ID: "rvf-2021-figures", Title: "Programs of all kinds up to the values read, for scatter plots",
		Source: "programs of this repository, for Figures 7 to 12 of rvf-smc-2021; no published figures", Models: []string{"sc"},
		Equivalences: []string{"rvf", "rf", "co"},
		Rows: slices.Concat(
			sizes("treiber_stack", "", 5, 6, 7), sizes("treiber_stack_retry", "", 4, 5, 6), sizes("ms_queue", "", 4, 5, 6), sizes("ms_queue_help", "", 3, 4),
			sizes("buf_ring", "", 3, 4), sizes("mpmc_queue", "", 2, 3), sizes("mpmc_queue_retry", "", 2, 3), sizes("chase_lev", "", 2, 3),
			sizes("ttas_lock", "", 3, 4, 5), sizes("ttas_lock_retry", "", 3, 4, 5), sizes("tas_lock", "", 4, 5, 6), sizes("ticket_lock", "", 5, 6, 7),
			sizes("pthread_mutex", "", 5, 6, 7), sizes("futex_mutex", "", 2, 3),
			sizes("szymanski", "", 2, 3, 4), sizes("peterson", "", 3, 4, 5), sizes("dekker_f", "", 3, 4, 5), sizes("lamport", "", 2, 3),
			sizes("fib_bench", "", 3, 4, 5, 6), sizes("parker", "", 8, 12, 16, 20, 30), sizes("parker_rounds", "", 1, 2, 3),
			sizes("circular_buffer", "", 6, 7, 8, 9), sizes("casrot", "", 8, 9, 10, 11), sizes("lastzero", "", 9, 11, 13, 15), sizes("readers", "", 10, 13, 15, 17),
			sizes("sigma", "", 5, 6, 7, 8), sizes("race_parametric", "", 3, 4, 5, 6), sizes("approxds_append", "", 4, 5),
			sizes("boop4", "", 1, 2, 3), sizes("chase_lev_dq", "", 1, 2, 3), sizes("scull_loop", "", 1), sizes("pgsql", "", 1, 2), sizes("unverif", "", 3, 4),
			sizes("monabsex1", "", 4, 5, 6), sizes("monabsex1", "co", 9), sizes("singleton", "", 5, 7, 8), sizes("singleton", "co", 10),
			sizes("reorder_5", "", 2, 3, 4), sizes("reorder_5", "co", 6, 12, 20),
		),
	},
	{
		// Seconds are those of the sequential tool. The parameters are those that reproduce its
		// numbers of runs.
		ID: "inspect-1", Title: "Programs of distributed Inspect",
		Source: "distributed-inspect-2007, Table 1", Models: []string{"sc"}, Columns: []string{"inspect"},
		Rows: []PaperRow{
			{Program: "fsbench", N: 26, Executions: map[string]int64{"inspect": 8192}, Seconds: map[string]float64{"inspect": 291.32}},
			{Program: "indexer", N: 16, Executions: map[string]int64{"inspect": 32768}, Seconds: map[string]float64{"inspect": 1188.73}},
			{Program: "aget", N: 5, Executions: map[string]int64{"inspect": 113400}, Seconds: map[string]float64{"inspect": 5662.96}},
			{Program: "bbuf_wakeup", N: 4, Executions: map[string]int64{"inspect": 1938816}},
			{Program: "bbuf_fifo", N: 4, Executions: map[string]int64{"inspect": 1938816}, Seconds: map[string]float64{"inspect": 39710.43}},
		},
	},
	{
		ID: "locks", Title: "Locks and compare-and-swap",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "tso", "rc11"},
		Rows: []PaperRow{
			{Program: "ttas_lock", N: 5},
			{Program: "tas_lock", N: 6},
			{Program: "ticket_lock", N: 7},
			{Program: "ticket_lock", N: 8},
			{Program: "pthread_mutex", N: 7},
			{Program: "pthread_mutex", N: 8},
			{Program: "futex_mutex", N: 3},
			{Program: "treiber_stack", N: 6},
			{Program: "treiber_stack", N: 7},
			{Program: "ms_queue", N: 5},
			{Program: "ms_queue", N: 6},
			{Program: "mpmc_queue", N: 3},
			{Program: "chase_lev", N: 3},
		},
	},
	{
		ID: "retry", Title: "Losers of a race that try again",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "tso", "rc11"},
		Rows: []PaperRow{
			{Program: "treiber_stack_retry", N: 6},
			{Program: "ms_queue_help", N: 4},
			{Program: "ttas_lock_retry", N: 5},
			{Program: "mpmc_queue_retry", N: 3},
		},
	},
}
