package bench

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

//go:embed programs/*.c hunt/*.c
var programFiles embed.FS

// Program is a benchmark program of this repository: a C file with one
// parameter, written after a published algorithm so that it makes the same
// shared accesses in the same order as the program that a paper measured.
type Program struct {
	Name  string // unique, e.g. "fib_bench"
	File  string // e.g. "programs/fib_bench.c", relative to this package
	About string // one line
	Param string // what the parameter means, e.g. "rounds"
	// Flags are what genmcgo needs for the program, nil if nothing.
	Flags []string
	// Peer maps another tool ("genmc", "nidhugg") to what it needs to explore the
	// same executions, nil if nothing.
	Peer map[string][]string
	// Defines returns the flags of the compiler for the parameter n, e.g. -DN=5.
	Defines func(n int) []string

	text string // the program, if it is in no file
}

// Source returns the C text of the program.
func (p Program) Source() []byte {
	if p.text != "" {
		return []byte(p.text)
	}
	b, err := programFiles.ReadFile(p.File)
	if err != nil {
		panic("BUG: " + err.Error()) // the table below names a file that is not there
	}
	return b
}

// declares reports whether the program, or a variant of it, declares primitives, instead of using the
// library's under a policy.
func (p Program) declares() bool {
	return !slices.ContainsFunc(p.Flags, func(f string) bool { return strings.HasPrefix(f, "--wakeup=") }) && bytes.Contains(p.Source(), []byte("<genmcgo/"))
}

// inPlaceOff switches GenMC's in-place revisiting off. With it GenMC stops at a
// warning about unordered writes in programs that have such writes on purpose.
var inPlaceOff = map[string][]string{"genmc": {"-disable-ipr"}}

// explicitLoops has GenMC also explore rounds of a loop that undo what they did and
// begin again, which Nidhugg does, too, and genmcgo with --undone-rounds=false.
var explicitLoops = map[string][]string{"genmc": {"-disable-ipr", "-disable-spin-assume"}}

func program(file, name, param string, peer map[string][]string, macros ...string) Program {
	p := Program{
		Name: name, File: "programs/" + file + ".c", Param: param, Peer: peer,
		Defines: func(n int) []string {
			return append([]string{"-DN=" + strconv.Itoa(n)}, macros...)
		},
	}
	line, _, _ := strings.Cut(string(p.Source()), "\n")
	p.About = strings.TrimPrefix(line, "// ")
	return p
}

// with is p, for which genmcgo needs flags.
func (p Program) with(flags ...string) Program {
	p.Flags = flags
	return p
}

var programs = slices.Concat(paperPrograms, primitivePrograms, realPrograms, structurePrograms, everydayPrograms)

var paperPrograms = []Program{
	// genmc-2024, Table 1.
	program("treiber_stack", "treiber_stack", "threads", nil),
	program("ms_queue", "ms_queue", "threads", nil),
	program("buf_ring", "buf_ring", "threads", nil),
	program("ttas_lock", "ttas_lock", "threads", inPlaceOff),
	// genmc-2024, Table 2.
	program("szymanski", "szymanski", "rounds", nil),
	program("peterson", "peterson", "rounds", inPlaceOff),
	program("parker", "parker_rounds", "rounds", inPlaceOff, "-DROUNDS"),
	program("dekker_f", "dekker_f", "rounds", inPlaceOff),
	program("fib_bench", "fib_bench", "rounds", nil),
	program("lamport", "lamport", "threads", inPlaceOff),
	// parallel-rf-smc-2020, Table 1; fib_bench is there, too.
	program("parker", "parker", "how often the parker may look again", inPlaceOff),
	program("circular_buffer", "circular_buffer", "attempts of each thread", nil),
	program("casrot", "casrot", "threads", nil),
	program("lastzero", "lastzero", "writers", nil),
	program("readers", "readers", "readers", nil),
	program("sigma", "sigma", "threads", nil),
	program("race_parametric", "race_parametric", "racy rounds", nil),
	program("approxds_append", "approxds_append", "threads", inPlaceOff),
	// rvf-smc-2021, Tables 1 and 2; approxds_append is there, too.
	program("boop", "boop4", "looks while waiting", inPlaceOff),
	program("monabsex1", "monabsex1", "threads", inPlaceOff),
	program("reorder", "reorder_5", "threads that set", inPlaceOff),
	program("scull", "scull_loop", "rounds of each user", inPlaceOff),
	program("singleton", "singleton", "threads that write", inPlaceOff),
	program("unverif", "unverif", "threads", inPlaceOff),
	program("chase_lev", "chase_lev_dq", "elements pushed and popped", nil, "-DTWO"),
	program("linuxrwlocks", "linuxrwlocks", "threads, not counting the one that reads and writes", explicitLoops).with("--undone-rounds=false"),
	program("pgsql", "pgsql", "turns of each process", inPlaceOff),
	// Locks and compare-and-swap.
	program("ttas_lock", "tas_lock", "threads", inPlaceOff, "-DTAS"),
	program("ticket_lock", "ticket_lock", "threads", nil),
	program("pthread_mutex", "pthread_mutex", "threads", nil),
	program("futex_mutex", "futex_mutex", "threads", nil),
	program("mpmc_queue", "mpmc_queue", "threads", inPlaceOff),
	program("chase_lev", "chase_lev", "thieves", nil),
	// distributed-inspect-2007, Table 1.
	program("fsbench", "fsbench", "threads", nil),
	program("indexer", "indexer", "threads", nil),
	program("aget", "aget", "threads that download", nil),
	program("bbuf", "bbuf", "producers, and consumers", nil),
	program("bbuf", "bbuf_fifo", "producers, and consumers", nil, "-DFIFO"),
	// Variants: weaker accesses, and losers of a race that try again.
	program("fib_bench", "fib_bench_ra", "rounds", nil, "-DRA"),
	program("peterson", "peterson_ra", "rounds", inPlaceOff, "-DRA"),
	program("dekker_f", "dekker_f_rlx", "rounds", inPlaceOff, "-DRLX"),
	program("treiber_stack", "treiber_stack_retry", "threads", nil, "-DRETRY"),
	program("ms_queue", "ms_queue_help", "threads", nil, "-DHELP"),
	program("ttas_lock", "ttas_lock_retry", "threads", inPlaceOff, "-DRETRY"),
	program("mpmc_queue", "mpmc_queue_retry", "threads", inPlaceOff, "-DRETRY"),
}

// Programs returns all benchmark programs, in the order of the tables they are
// from. Several may be variants of one file.
func Programs() []Program { return slices.Clone(programs) }

// ProgramByName returns the program of that name; an error lists the names there
// are.
func ProgramByName(name string) (Program, error) {
	names := make([]string, len(programs))
	for i, p := range programs {
		if p.Name == name {
			return p, nil
		}
		names[i] = p.Name
	}
	return Program{}, fmt.Errorf("no benchmark program is called %q; there are %s", name, strings.Join(names, ", "))
}
