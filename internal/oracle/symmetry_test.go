package oracle_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
)

// groups returns the names of the threads that main creates alike: the same body
// in one run of creations.
func groups(p *litmus.Program) [][]event.Tid {
	var code []litmus.Stmt
	if m := p.Body("main"); m >= 0 {
		code = p.Threads[m].Stmts
	} else {
		for _, b := range p.Threads {
			for range max(b.Copies, 1) {
				code = append(code, litmus.Stmt{Op: litmus.Create, Thread: b.Name})
			}
		}
	}
	var out [][]event.Tid
	run := map[string][]event.Tid{}
	n := 0
	end := func() {
		for _, b := range p.Threads {
			if len(run[b.Name]) > 1 {
				out = append(out, run[b.Name])
			}
		}
		clear(run)
	}
	for _, s := range code {
		if s.Op != litmus.Create {
			end()
			continue
		}
		run[s.Thread] = append(run[s.Thread], event.ChildTid(event.MainTid, n))
		n++
	}
	end()
	return out
}

// renamings returns all ways to permute the threads of each group.
func renamings(gs [][]event.Tid) []map[event.Tid]event.Tid {
	out := []map[event.Tid]event.Tid{{}}
	for _, g := range gs {
		var next []map[event.Tid]event.Tid
		permute(slices.Clone(g), 0, func(to []event.Tid) {
			for _, m := range out {
				c := map[event.Tid]event.Tid{}
				for k, v := range m {
					c[k] = v
				}
				for i := range g {
					c[g[i]] = to[i]
				}
				next = append(next, c)
			}
		})
		out = next
	}
	return out
}

func permute(s []event.Tid, k int, f func([]event.Tid)) {
	if k == len(s) {
		f(s)
		return
	}
	for i := k; i < len(s); i++ {
		s[k], s[i] = s[i], s[k]
		permute(s, k+1, f)
		s[k], s[i] = s[i], s[k]
	}
}

// rename returns the canonical text of the execution with canonical text x in
// which the threads are renamed by m. What main does, creating and joining in
// its order, stays; if it waits in a row of joins, how far it got there is left
// out: it depends on which thread does not finish.
func rename(x string, m map[event.Tid]event.Tid) string {
	name := func(s string) string {
		n, err := strconv.Atoi(s)
		if err != nil {
			panic(err)
		}
		if to, ok := m[event.Tid(n)]; ok {
			n = int(to)
		}
		return strconv.Itoa(n)
	}
	type line struct {
		tid  int
		text string
	}
	var threads []line
	var co []string
	for _, l := range strings.Split(strings.TrimSuffix(x, "\n"), "\n") {
		words := strings.Split(l, " ")
		if l, ok := strings.CutSuffix(l, " blocked ThreadJoin"); ok && words[0] == "T1:" {
			words = strings.Split(l, " ")
			for strings.HasPrefix(words[len(words)-1], "join") {
				words = words[:len(words)-1]
			}
		}
		for i, w := range words {
			if k := strings.IndexByte(w, '('); k >= 0 {
				id, index, _ := strings.Cut(w[k+1:], ",")
				w = w[:k+1] + name(id) + "," + index
			}
			words[i] = w
		}
		if t, ok := strings.CutPrefix(words[0], "T"); ok {
			t = name(strings.TrimSuffix(t, ":"))
			words[0] = "T" + t + ":"
			n, _ := strconv.Atoi(t)
			threads = append(threads, line{n, strings.Join(words, " ")})
		} else {
			co = append(co, strings.Join(words, " "))
		}
	}
	slices.SortFunc(threads, func(a, b line) int { return a.tid - b.tid })
	var b strings.Builder
	for _, t := range threads {
		b.WriteString(t.text + "\n")
	}
	for _, c := range co {
		b.WriteString(c + "\n")
	}
	return b.String()
}

// orbits sorts the executions of a program into those that differ in the names
// of threads only. It serves all runs of the program.
type orbits struct {
	grouped int               // threads in groups
	of      map[string]string // execution to the least of its renamings
	// foreign is a renaming of an execution that is not an execution, with what it
	// is a renaming of; "" if there is none.
	foreign string
}

// newOrbits looks at lists of executions, each of them closed under renaming if
// the threads are symmetric.
func newOrbits(p *litmus.Program, lists ...[]string) *orbits {
	gs := groups(p)
	rs := renamings(gs)
	o := &orbits{of: map[string]string{}}
	for _, g := range gs {
		o.grouped += len(g)
	}
	for _, list := range lists {
		least := map[string]string{} // by text with the names of main's joins left out
		for _, x := range list {
			least[rename(x, nil)] = ""
		}
		for x := range least {
			if least[x] != "" {
				continue
			}
			orbit := map[string]bool{}
			min := x
			for _, r := range rs {
				y := rename(x, r)
				if _, ok := least[y]; !ok {
					o.foreign = fmt.Sprintf("not an execution:\n%sis what this one becomes:\n%s", y, x)
				}
				orbit[y] = true
				if y < min {
					min = y
				}
			}
			for y := range orbit {
				least[y] = min
			}
		}
		for _, x := range list {
			o.of[x] = least[rename(x, nil)]
		}
	}
	return o
}

// tally is what symmetryDifference counts: programs in which all groups were
// used, executions without and with symmetry, orbits of those programs.
type tally struct {
	programs, all, explored, orbits int
	model                           string // used
	holes                           bool   // graphs had some, so every execution counts
}

// symmetryDifference compares the executions that the explorer finds with
// symmetry with those of the oracle, "" if all is well: of every orbit there is
// one, none is there twice, none is made up, the errors are the same. Under
// models that order events in time there is one of each orbit only. Under the
// others how many there are does not depend on the way, either.
func symmetryDifference(want *oracle.Result, o *orbits, p *litmus.Program, w way, seed int64, n *tally) string {
	w.symmetry = true
	out, err := explore(p, w, seed)
	if err != nil {
		return err.Error()
	}
	if d := foundDifference(want, w, out); d != "" || want.MaybeWrong.Has(oracle.DataRace) && out.model != w.model {
		return d
	}
	if n.holes = out.holes; out.holes && out.symmetric > 0 {
		return "threads were taken for interchangeable in graphs with holes"
	}
	if out.symmetric == 0 {
		return compare(want.Complete, out.complete)
	}
	whole := out.symmetric == o.grouped
	if whole && o.foreign != "" {
		return "the threads are not symmetric: " + o.foreign
	}
	stuck := want.Stuck
	if w.lookahead {
		stuck = want.Settled
	}
	for _, c := range []struct {
		kind      string
		want, got []string
	}{
		{"complete", want.Complete, out.complete},
		{"blocked", stuck, out.blocked},
	} {
		seen := map[string]bool{}
		for i, x := range c.got {
			if i > 0 && x == c.got[i-1] {
				return c.kind + ", twice (optimality):\n" + x
			}
			if o.of[x] == "" {
				return c.kind + ", extra (consistency):\n" + x
			}
			seen[o.of[x]] = true
		}
		all := map[string]bool{}
		for _, x := range c.want {
			all[o.of[x]] = true
			if !seen[o.of[x]] {
				return c.kind + ", no representative (completeness):\n" + x
			}
		}
		if c.kind != "complete" || !whole {
			continue
		}
		n.programs++
		if n.model = out.model; w.file {
			n.model += " from its file"
		}
		n.all += len(c.want)
		n.explored += len(c.got)
		n.orbits += len(all)
		// What a file says is not known to order events in time.
		if timed := !w.file && (out.model == "sc" || strings.HasPrefix(out.model, "tso")); timed && len(c.got) != len(all) {
			return fmt.Sprintf("%d complete executions for %d orbits", len(c.got), len(all))
		}
	}
	return ""
}

func orbitsOf(p *litmus.Program, want *oracle.Result) *orbits {
	return newOrbits(p, want.Complete, slices.Concat(want.Blocked, want.Failed))
}

// symmetric are the models that know symmetry: of imm the one that is built in, as long as graphs have no holes.
var symmetric = append(slices.Clone(inOrder), "imm")

// symmetricWays are those of some that know symmetry.
func symmetricWays(model string, seed uint64) []way {
	return slices.DeleteFunc(some(model, seed), func(w way) bool { return w.file && w.model == "imm" })
}

func failSymmetry(t *testing.T, p *litmus.Program, w way, seed int64, d string) {
	t.Helper()
	diff := func(q *litmus.Program) string {
		want, err := oracle.Enumerate(q.DepMachine(), oracle.Builtin(w.model), tooBig)
		if err != nil {
			return ""
		}
		return symmetryDifference(&want[0], orbitsOf(q, &want[0]), q, w, seed, &tally{})
	}
	small := litmus.Shrink(p, func(q *litmus.Program) bool { return diff(q) != "" })
	text := small.String()
	t.Errorf("%s, seed %d: %s\n%s\nthe smallest such program: %s\n%s", w, seed, d, p, diff(small), text)
	if *saveDir != "" {
		if err := os.MkdirAll(*saveDir, 0o777); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(*saveDir, fmt.Sprintf("symmetry-%s-%s.litmus", w.model, p.Name))
		if err := os.WriteFile(name, []byte("# "+w.String()+"\n"+text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSymmetry compares explorer and oracle on random programs with threads that
// run the same code, up to the names of these threads:
//
//	go test ./internal/oracle -run Symmetry -oracle.n 10000 -timeout 0
func TestSymmetry(t *testing.T) {
	n := programs.N()
	// Programs that are left out cost as much as the oracle does before it gives up.
	candidates := scale.By{Short: tooBig / 8, Usual: tooBig / 8, Full: tooBig / 2}.N()
	graphs := scale.By{Short: 1000, Usual: 1000, Full: 3000}.N() // up to symmetry
	failures, left := 0, 0
	tallies := make([]tally, len(symmetric))
	for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 10; seed++ {
		size := *minSize + int(seed%uint64(*maxSize-*minSize+1))
		p := litmus.GenerateCopies(seed, size)
		if seed%3 == 2 {
			p = litmus.GenerateWaits(seed, size-1)
			p.Threads[0].Copies = 2 + int(seed/3%2)
		}
		want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(symmetric...), candidates)
		if err == oracle.ErrTooBig {
			left++
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		if len(renamings(groups(p)))*(len(want[3].Complete)+len(want[3].Blocked)) > graphs {
			left++
			continue
		}
		for i, m := range symmetric {
			o := orbitsOf(p, &want[i])
			explored := map[string]int{} // by model used
			for k, w := range symmetricWays(m, seed*uint64(len(symmetric))+uint64(i)) {
				var c tally
				d := symmetryDifference(&want[i], o, p, w, int64(seed), &c)
				if d != "" {
					failSymmetry(t, p, w, int64(seed), d)
					failures++
					break
				}
				if e, ok := explored[c.model]; ok && c.programs > 0 && e != c.explored {
					t.Errorf("%s, seed %d: %d executions, %d in another way\n%s", w, seed, c.explored, e, p)
					failures++
					break
				}
				if c.programs > 0 {
					explored[c.model] = c.explored
				}
				if k == 0 {
					tallies[i].programs += c.programs
					tallies[i].all += c.all
					tallies[i].explored += c.explored
					tallies[i].orbits += c.orbits
				}
			}
		}
	}
	for i, m := range symmetric {
		c := tallies[i]
		t.Logf("%s: %d programs (of %d, %d too big): %d executions, %d explored, %d orbits", m, c.programs, n, left, c.all, c.explored, c.orbits)
		if few := n / map[bool]int{true: 8, false: 4}[m == "imm"]; c.programs < few {
			t.Errorf("%s: symmetry was used in %d programs of %d only", m, c.programs, n)
		}
	}
}

// TestSymmetryDeps is TestSymmetry under imm for programs in which dependencies decide, and with copies of one of their
// threads. In some a read may be overtaken: then every execution counts.
func TestSymmetryDeps(t *testing.T) {
	n := programs.N()
	with, without, failures := 0, 0, 0
	for k, generate := range []func(seed uint64, size int) *litmus.Program{litmus.GenerateDeps, litmus.GenerateCompeting, litmus.GenerateChains,
		litmus.GenerateForwards, litmus.GenerateMedley, litmus.GenerateCopies, litmus.GenerateTries, litmus.GenerateStops} {
		for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 10; seed++ {
			p := generate(seed, 4+int(seed%3))
			if strings.Contains(p.String(), "create") {
				continue // renamings do not know of threads that others than main create
			}
			p.Threads[int(seed)%len(p.Threads)].Copies = 2
			want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin("imm"), tooBig/4)
			if err != nil {
				continue
			}
			o := orbitsOf(p, &want[0])
			for _, w := range symmetricWays("imm", seed*7+uint64(k)) {
				var c tally
				if d := symmetryDifference(&want[0], o, p, w, int64(seed), &c); d != "" {
					failSymmetry(t, p, w, int64(seed), d)
					failures++
					break
				}
				if c.holes {
					with++
				} else if c.programs > 0 {
					without++
				}
			}
		}
	}
	t.Logf("%d explorations with holes, %d without, but with symmetry", with, without)
	if with < n/2 || without < n/2 {
		t.Errorf("of %d programs of each kind %d were explored with holes, %d without, but with symmetry", n, with, without)
	}
}

// TestSymmetryCorpus looks at the named programs with symmetry, which changes
// nothing if all threads differ, and at those that once showed a difference.
func TestSymmetryCorpus(t *testing.T) {
	scale.NotShort(t)
	all := litmus.All()
	files, err := filepath.Glob("testdata/fixedbugs/*.litmus")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, litmus.MustParse(string(text)))
	}
	every := scale.By{Usual: 2, Wide: 1, Full: 1}
	for i, p := range all {
		if !every.Nth(i) {
			continue
		}
		want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(symmetric...), tooBig)
		if err != nil {
			continue
		}
		for k, m := range symmetric {
			o := orbitsOf(p, &want[k])
			ws := ways(m)
			if !scale.Full() {
				ws = []way{ws[0], ws[1+(i+k)%(len(ws)-1)]}
			}
			for _, w := range ws {
				if d := symmetryDifference(&want[k], o, p, w, 1, &tally{}); d != "" {
					t.Errorf("%s: %s: %s", p.Name, w, d)
					break
				}
			}
		}
	}
}
