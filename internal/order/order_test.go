package order

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/catalog"
	"genmcgo/consistency/models"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/invariant"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	update = flag.Bool("update", false, "write what all programs give to testdata, having made sure that the new lines are right")
	show   = flag.String("order.show", "", "print an execution, `PROGRAM,WAY,INDEX`, as here and in an older tree")
)

// how is a way to explore.
type how struct {
	model string // one that ends in .kat is read from its file
	// up is what executions are told apart by: co, rf, rvf; or symmetry, which is co up
	// to identical threads; or the name of a switch in [switches].
	up string
}

func (h how) String() string { return h.model + "/" + h.up }

// switches are ways that differ from the usual one in one respect.
var switches = map[string]func(*config.Config){
	"co":          func(*config.Config) {},
	"rf":          func(c *config.Config) { c.Equivalence = "rf" },
	"rvf":         func(c *config.Config) { c.Equivalence = "rvf" },
	"symmetry":    func(c *config.Config) { c.Symmetry = true },
	"ltr":         func(c *config.Config) { c.Schedule = config.LeftToRight },
	"random":      func(c *config.Config) { c.Schedule, c.Seed = config.Random, 5 },
	"nolookahead": func(c *config.Config) { c.NoLookahead = true },
	"nounblock":   func(c *config.Config) { c.NoUnblock = true },
	"scratch":     func(c *config.Config) { c.NoIncremental = true },
	"minimise":    func(c *config.Config) { c.Minimise = &config.Minimising{Executions: 200} },
	"sample": func(c *config.Config) {
		c.Sampling = &config.Sampling{Min: 10, Max: 30, Threshold: 0.2, Crowds: 3, CrowdSize: 20, Effort: 20_000, Seed: 7}
	},
}

// usual are the ways in which every program is explored.
var usual = []how{{"rc11", "co"}, {"sc", "co"}}

// others are the ways of which each program gets some.
var others = func() (all []how) {
	names := slices.Sorted(slices.Values(consistency.Names()))
	for _, m := range models.List() {
		names = append(names, m.File)
	}
	for _, m := range names {
		deps := strings.HasPrefix(m, "imm")
		for _, up := range []string{"co", "rf", "symmetry", "ltr", "random"} {
			if deps && (up == "rf" || up == "symmetry") || slices.Contains(usual, how{m, up}) {
				continue
			}
			all = append(all, how{m, up})
		}
	}
	for _, up := range []string{"rvf", "rvf", "nolookahead", "nounblock", "scratch", "minimise", "sample"} {
		all = append(all, how{"sc", up})
	}
	for _, up := range []string{"rf", "symmetry", "nolookahead", "nounblock", "scratch", "minimise", "sample", "sample"} {
		all = append(all, how{"rc11", up})
	}
	return append(all, how{"imm", "sample"}, how{"imm", "scratch"}, how{"imm", "minimise"})
}()

// ways are the ways in which the program called name is explored: the usual ones, and n
// others that depend on its name alone.
func ways(name string, n int) []how {
	if strings.HasPrefix(name, "readbacks-") {
		return []how{{"imm", "co"}, {"imm", "ltr"}, {"imm", "random"}, {"imm.kat", "co"}}
	}
	ws := slices.Clone(usual)
	for i := 0; len(ws) < len(usual)+n; i++ {
		w := others[scale.Choose(fmt.Sprint(name, i), len(others))]
		if w.model == "imm.kat" && strings.HasSuffix(name, ".ll") && !strings.Contains(name, "/lb/") {
			continue // threads of some hundred events take minutes there
		}
		if !slices.Contains(ws, w) {
			ws = append(ws, w)
		}
	}
	return ws
}

var fromFiles = map[string]consistency.Model{}

// explore explores a program, of which newProgram makes one, in way h.
func explore(h how, newProgram func(*config.Refinement) config.Program, limit, show int) (*Record, error) {
	cfg := config.Config{Model: h.model, NewProgram: newProgram}
	if strings.HasSuffix(h.model, ".kat") {
		if fromFiles[h.model] == nil {
			m, err := catalog.ByName(h.model)
			if err != nil {
				return nil, err
			}
			fromFiles[h.model] = m
		}
		cfg.Custom = fromFiles[h.model]
	}
	switches[h.up](&cfg)
	if cfg.Sampling != nil {
		return Sample(cfg)
	}
	return Explore(cfg, limit, show)
}

// program is a program to be explored.
type program struct {
	name string
	// load returns what makes trust.Programs of it.
	load func() (func(*config.Refinement) config.Program, error)
}

// random are 2,000 random programs, of most kinds that package oracle draws, and 200 of a kind that is for imm.
func random() (list []program) {
	kinds := []func(seed uint64, size int) *litmus.Program{
		litmus.Generate, litmus.GenerateWaits, litmus.GenerateRelaxedWaits, litmus.GenerateDeps, litmus.GenerateCompeting, litmus.GenerateCopies,
	}
	for i := range 2200 {
		seed := uint64(i / len(kinds))
		p := kinds[i%len(kinds)](seed, 5+int(seed%5))
		if i >= 2000 {
			p = litmus.GenerateReadBacks(uint64(i-2000), 5+i%5)
		}
		list = append(list, program{p.Name, func() (func(*config.Refinement) config.Program, error) {
			return func(r *config.Refinement) config.Program {
				m := p.Machine()
				if r.TrackDeps {
					m = p.DepMachine()
				}
				return cache.New(m, true)
			}, nil
		}})
	}
	return list
}

// root is the directory of the module.
var root = func() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "..", "..")
}()

// corpus are the examples, and the programs of package corpus as one compiler leaves them.
func corpus(t *testing.T) (list []program) {
	const dir = "internal/corpus/testdata/"
	for _, g := range []string{"examples/*.ll", dir + "spin/*.ll", dir + "ll/clang-14-O0/*/*.ll"} {
		files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(g)))
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		for _, f := range files {
			name, err := filepath.Rel(root, f)
			if err != nil {
				t.Fatal(err)
			}
			name = strings.TrimPrefix(filepath.ToSlash(name), dir)
			list = append(list, program{name, func() (func(*config.Refinement) config.Program, error) {
				p, err := load.File(f)
				return func(r *config.Refinement) config.Program {
					return cache.New(interp.New(p, machineConfig(r)), true)
				}, err
			}})
		}
	}
	return list
}

// machineConfig is how a machine is made under refinement r.
func machineConfig(r *config.Refinement) interp.Config {
	set := func(list []event.Addr) map[event.Addr]struct{} {
		m := map[event.Addr]struct{}{}
		for _, a := range list {
			m[a] = struct{}{}
		}
		return m
	}
	return interp.Config{Unroll: 4, MaxFrames: 1000, GenericBarriers: r.GenericBarriers, NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, TrackDeps: r.TrackDeps,
		NoSections: r.WeakModel, GuardReads: set(r.GuardReads), GuardWrites: set(r.GuardWrites), Cuts: set(r.Cuts), Blocks: r.Blocks, Clocks: r.Clocks,
		ShareAll: len(r.Shared) > 0, Noisy: r.Noisy}
}

// TestCorpus: the order of executions of the programs of package corpus and of the examples.
func TestCorpus(t *testing.T) {
	testOrder(t, "corpus.txt", corpus(t), 3, 150, scale.By{Short: 60, Usual: 7, Wide: 4, Full: 1})
}

// TestRandom: the order of executions of 2,200 random programs.
func TestRandom(t *testing.T) {
	testOrder(t, "random.txt", random(), 2, 1000, scale.By{Short: 60, Usual: 7, Wide: 4, Full: 1})
}

// testOrder compares what the programs give with the lines of a file of testdata, those
// of the programs that by takes. Each is explored in n ways besides the usual ones.
func testOrder(t *testing.T, golden string, programs []program, n, limit int, by scale.By) {
	golden = filepath.Join("testdata", golden)
	if *show != "" {
		showExecution(t, programs)
		return
	}
	if invariant.Enabled && !*update {
		t.Skip("checks the order only, which is the same with self-checks compiled in")
	}
	want := map[string][]string{} // lines by program
	var out *bufio.Writer
	if *update {
		// Another test of this tree may read the file meanwhile: it finds the old one until all lines are there.
		f, err := os.Create(golden + ".new")
		if err != nil {
			t.Fatal(err)
		}
		out = bufio.NewWriter(f)
		defer func() {
			if err := errors.Join(out.Flush(), f.Close()); err != nil {
				t.Fatal(err)
			}
			if err := os.Rename(f.Name(), golden); err != nil {
				t.Fatal(err)
			}
		}()
	} else {
		text, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			name, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
			want[name] = append(want[name], rest)
		}
		var missing []string
		for _, p := range programs {
			if want[p.name] == nil {
				missing = append(missing, p.name)
			}
		}
		if missing != nil {
			say := t.Logf // whoever adds a program need not write its lines at once
			if scale.Full() {
				say = t.Errorf
			}
			say("%s has no lines of %v: run this test with -update", golden, missing)
		}
	}
	failures, compared := 0, 0
	for _, p := range programs {
		if !*update && (!by.Takes(p.name) || want[p.name] == nil) || failures >= 10 {
			continue
		}
		newProgram, err := p.load()
		ws := ways(p.name, n)
		if err != nil { // what is not supported is no program to be explored
			ws = ws[:1]
		}
		for i, h := range ws {
			start := time.Now()
			var r *Record
			err := err
			if err == nil {
				r, err = explore(h, newProgram, limit, -1)
			}
			line := ""
			if err != nil {
				line, _, _ = strings.Cut(err.Error(), "\n")
				line = "error: " + strings.ReplaceAll(line, root+string(filepath.Separator), "")
			} else {
				line = r.String()
			}
			line = h.String() + " " + line
			if *update {
				fmt.Fprintf(out, "%s %s\n", p.name, line)
				if d := time.Since(start); d > time.Second {
					t.Logf("%s under %s took %.1f s", p.name, h, d.Seconds())
				}
				continue
			}
			compared++
			old := ""
			if i < len(want[p.name]) {
				old = want[p.name][i]
			}
			if line != old {
				failures++
				t.Errorf("%s under %s:\n now: %s\nthen: %s\n%s", p.name, h, line, old, explain(p, h, line, old, newProgram, limit))
			}
		}
	}
	if failures >= 10 {
		t.Errorf("programs after the tenth that differs were left out")
	}
	if failures > 0 {
		t.Errorf("the order of executions changed. If it is meant to and each change is right: go test ./internal/order -update")
	}
	if least := len(programs) / by.N(); !*update && compared < least {
		t.Errorf("only %d explorations compared, not %d", compared, least)
	}
	t.Logf("%d explorations compared", compared)
}

// explain shows the first execution in which two lines of a program differ.
func explain(p program, h how, now, then string, newProgram func(*config.Refinement) config.Program, limit int) string {
	i := FirstDifference(now, then)
	if i < 0 {
		return fmt.Sprintf("the first %d executions are the same", maxMarks)
	}
	text := fmt.Sprintf("execution %d is the first that differs (-order.show=%s,%s,%d in each tree)", i, p.name, h, i)
	if newProgram == nil {
		return text
	}
	if r, err := explore(h, newProgram, limit, i); err == nil && r.Shown != nil {
		return text + "; now it is\n" + execution(r.Shown)
	}
	return text + "; now there is none"
}

// execution is s as text, with the order in which events were added.
func execution(s *result.Snapshot) string {
	return canon.FromSnapshot(s) + "added:" + fmt.Sprint(s.Order)
}

// showExecution prints the execution that -order.show names.
func showExecution(t *testing.T, programs []program) {
	f := strings.Split(*show, ",")
	var i int
	if len(f) != 3 || !strings.Contains(f[1], "/") {
		t.Fatalf("-order.show=%s is not PROGRAM,WAY,INDEX", *show)
	}
	if _, err := fmt.Sscan(f[2], &i); err != nil {
		t.Fatalf("-order.show=%s: %v", *show, err)
	}
	model, up, _ := strings.Cut(f[1], "/")
	if switches[up] == nil {
		t.Fatalf("-order.show=%s: there is no way %q", *show, up)
	}
	for _, p := range programs {
		if p.name != f[0] {
			continue
		}
		newProgram, err := p.load()
		if err != nil {
			t.Fatal(err)
		}
		r, err := explore(how{model, up}, newProgram, max(1000, i+1), i)
		if err != nil {
			t.Fatal(err)
		}
		if r.Shown == nil {
			t.Fatalf("no execution has number %d: %s", i, r)
		}
		fmt.Printf("%s\n%s\n", r, execution(r.Shown))
	}
}
