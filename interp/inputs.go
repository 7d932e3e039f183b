package interp

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"
)

// Input is a call of a library function whose result comes from outside of the program, and
// which the library makes up, or one that asks for signals, which never arrive from outside.
type Input struct {
	Call    string // the name of the function
	Assumed string // a clause that says what it does instead
	Pos     int32
	// Sampled: it may return other values, which are not explored.
	Sampled bool
}

// sampled is the function of the library that chooses arbitrary numbers from a sample.
const sampled = "__VERIFIER_sampled"

// memBarrier is the function of the library that does what the system call of that name does.
const memBarrier = "__membarrier"

const (
	pseudorandom = "returns numbers of a fixed sequence"
	seeded       = "returns numbers that follow from the seed in another way than in other libraries"
	clockTicks   = "returns a clock that advances by 10 ms with each look and by what the thread slept or waited in vain, and is later than any clock that the thread can know of"
	endOfInput   = "finds the end of the input"
	madeUpInput  = "reads 0 for each conversion, and finds the end of the input after 16 calls of a thread (--nondet-values=N: reads 0..N-1 where a number is read)"
	sampledValue = "returns 0, 1 and the numbers that the function compares it with (--nondet-values=N: each of 0..N-1; __VERIFIER_assume with bounds right after the call: each number within)"
	noDescriptor = "finds no descriptor ready"
	noSignal     = "sets a handler that only raise runs: no other signal arrives"
	fillInput    = "reads the digit 0 as often as asked for, and finds the end of the input after 16 calls of a thread"
)

// assumptions says what functions do whose results come from outside.
var assumptions = map[string]string{
	"rand": pseudorandom, "random": pseudorandom, "lrand48": pseudorandom, "drand48": pseudorandom, "rand_r": seeded,
	"_ZNSt13random_device9_M_getvalEv": pseudorandom,
	"getrandom":                        pseudorandom, "getentropy": pseudorandom, "arc4random": pseudorandom, "arc4random_buf": pseudorandom, "arc4random_uniform": pseudorandom,
	sampled: sampledValue,
	"poll":  noDescriptor, "ppoll": noDescriptor, "select": noDescriptor, "pselect": noDescriptor,
	"setlocale": "knows the locale C only", "sched_getaffinity": "returns 4 processors", "pthread_getaffinity_np": "returns 4 processors",
	"time": clockTicks, "clock": clockTicks, "gettimeofday": clockTicks, "clock_gettime": clockTicks, "timespec_get": clockTicks,
	"_ZNSt6chrono3_V212steady_clock3nowEv": clockTicks, "_ZNSt6chrono3_V212system_clock3nowEv": clockTicks,
	"clock_getres": "returns 1 ns",
	"getenv":       "finds no variable", "secure_getenv": "finds no variable",
	"getpid": "returns 1", "getppid": "returns 0", "gettid": "returns the number of the thread", "isatty": "returns 0",
	"get_nprocs": "returns 4", "get_nprocs_conf": "returns 4", "_ZNSt6thread20hardware_concurrencyEv": "returns 4",
	"getpagesize": "returns 4096", "sysconf": "knows pages of 4096 bytes, cache lines of 64 bytes, 100 ticks a second and 4 processors, and returns -1 for everything else",
	memBarrier: "fails with ENOSYS: no fence takes place in other threads",
	"mprotect": "changes nothing: accesses are not checked", "madvise": "changes nothing",
	"signal": noSignal, "sigaction": noSignal, "alarm": "sets no alarm: no signal arrives",
	"getchar": endOfInput, "getc": endOfInput, "fgetc": endOfInput, "feof": endOfInput,
	"fgets": fillInput, "fread": fillInput, "read": fillInput,
	"scanf": madeUpInput, "fscanf": madeUpInput, "vscanf": madeUpInput, "vfscanf": madeUpInput,
	"__isoc99_scanf": madeUpInput, "__isoc99_fscanf": madeUpInput, "__isoc99_vscanf": madeUpInput, "__isoc99_vfscanf": madeUpInput,
	"__isoc23_scanf": madeUpInput, "__isoc23_fscanf": madeUpInput, "__isoc23_vscanf": madeUpInput, "__isoc23_vfscanf": madeUpInput,
}

// setUp are functions that Rust's library calls before main and when it creates a thread.
var setUp = map[string]bool{"getenv": true, "poll": true, "signal": true, "sigaction": true, "sysconf": true, "gettid": true}

// asks reports whether a call of function idx in f is one that the program makes.
func (t *Thread) asks(f *frame, idx int32) bool {
	if f.fn.Lib {
		return plainSymbol(t.m.prog.Funcs[idx]) == memBarrier // a system call
	}
	return !t.setsUp(f, idx)
}

// setsUp reports whether Rust's library calls function idx in f for purposes of its own.
func (t *Thread) setsUp(f *frame, idx int32) bool {
	name := t.m.prog.Funcs[idx].Name
	at := t.m.prog.Position(f.fn.Code[f.pc].Pos)
	if !setUp[name] || !at.System || !strings.HasSuffix(at.File, ".rs") {
		return false
	}
	if name != "getenv" {
		return true
	}
	// The program may also ask for a variable. The library asks for the size of stacks.
	for i := range t.frames {
		g := &t.frames[i]
		for pos := g.fn.Code[g.pc].Pos; pos != 0; {
			p := t.m.prog.Position(pos)
			if strings.Contains(p.Symbol, "min_stack") || strings.Contains(p.Library, "3std6thread") {
				return true
			}
			pos = p.Inlined
		}
	}
	return false
}

// plainNames are what users call functions whose names are mangled.
var plainNames = map[string]string{
	sampled: "__VERIFIER_nondet_*", memBarrier: "syscall(SYS_membarrier)", "_ZNSt13random_device9_M_getvalEv": "std::random_device",
	"_ZNSt6chrono3_V212steady_clock3nowEv": "std::chrono::steady_clock::now", "_ZNSt6chrono3_V212system_clock3nowEv": "std::chrono::system_clock::now",
	"_ZNSt6thread20hardware_concurrencyEv": "std::thread::hardware_concurrency",
}

type inputCall struct{ fn, pos int32 }

// inputs are the calls of such functions that a machine made.
type inputs struct {
	assumed []string // by function, "" for most
	calls   map[inputCall]struct{}
}

func newInputs(p *ir.Program) inputs {
	var in inputs
	for i, f := range p.Funcs {
		if a := assumptions[strings.TrimPrefix(f.Name, rtlib.Prefix)]; a != "" && f.Lib {
			if in.calls == nil {
				in = inputs{assumed: make([]string, len(p.Funcs)), calls: map[inputCall]struct{}{}}
			}
			in.assumed[i] = a
		}
	}
	return in
}

// sorted lists the calls by function and position.
func (in *inputs) sorted() []inputCall {
	return slices.SortedFunc(maps.Keys(in.calls), func(a, b inputCall) int { return cmp.Or(cmp.Compare(a.fn, b.fn), cmp.Compare(a.pos, b.pos)) })
}

// Inputs lists the calls of functions that made up their result, by position and name.
func (m *Machine) Inputs() []Input {
	var out []Input
	for c := range m.inputs.calls {
		switch m.inputs.assumed[c.fn] {
		case clockTicks, pseudorandom, seeded:
			if !slices.Contains(m.cfg.Clocks, event.Addr(c.pos)) {
				continue // what it returned decided nothing (clock.go)
			}
		}
		name := strings.TrimPrefix(m.prog.Funcs[c.fn].Name, rtlib.Prefix)
		name = strings.TrimPrefix(strings.TrimPrefix(name, "__isoc99_"), "__isoc23_")
		out = append(out, Input{Call: cmp.Or(plainNames[name], name), Assumed: m.inputs.assumed[c.fn], Pos: c.pos, Sampled: name == sampled})
	}
	slices.SortFunc(out, func(a, b Input) int { return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Call, b.Call)) })
	return out
}
