package interp_test

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

var (
	depsRounds = flag.Int("deps.rounds", 8, "random runs of each thread in TestDepsDetermine")
	depsSeed   = flag.Int64("deps.seed", 1, "seed of TestDepsDetermine")
	depsFile   = flag.String("deps.file", "", "the only file of TestDepsDetermine")
)

// played is an event of one thread that ran alone: its label, the value it
// returned.
type played struct {
	lab event.Label
	val event.Value
}

// player runs threads of one program with values of its choice.
type player struct {
	m   *interp.Machine
	rnd *rand.Rand
	// addrs are addresses that were accessed or allocated: values of pointers.
	addrs []event.Addr
}

// play runs a thread for at most n events; value supplies what event i returns. The
// last label is terminal if the thread ended before.
func (p *player) play(create *event.Label, n int, value func(i int, lab *event.Label) (event.Value, bool)) (run []played) {
	var lab event.Label
	var th event.Thread
	if create == nil {
		th = p.m.Main(&lab)
	} else {
		th = p.m.Spawn(create, &lab)
	}
	defer th.Release()
	for i := 0; ; i++ {
		v, ok := value(i, &lab)
		run = append(run, played{lab, v})
		if lab.Kind.Terminal() || i+1 >= n || !ok {
			return run
		}
		th.Resume(v, &lab)
	}
}

// some returns a value that event lab may return, and false if there is none with
// which the thread goes on.
func (p *player) some(lab *event.Label, mem map[event.Addr]event.Value, sizes map[event.Addr]uint64) (v event.Value, ok bool) {
	r := p.rnd
	switch lab.Kind {
	case event.Choice:
		return event.V(uint64(r.Int63n(int64(min(lab.Len, 8))))), true
	case event.ObjectSize:
		if n, ok := sizes[lab.Addr]; ok {
			return event.V(n), true
		}
		return event.V(uint64(8 * r.Intn(4))), true
	case event.ThreadJoin:
		return event.V(uint64(r.Intn(3))), true
	case event.Read:
	default:
		return event.Value{}, true
	}
	for range 20 {
		known := false
		if v, known = mem[lab.Addr]; !known {
			v = p.m.InitValue(lab.Addr, lab.Size)
		}
		if r.Intn(10) < 4 {
			switch x := r.Intn(10); {
			case x < 6:
				v = event.V(uint64(r.Intn(4)))
			case x < 9 && lab.Size == 8 && len(p.addrs) > 0:
				v = event.V(uint64(p.addrs[r.Intn(len(p.addrs))]))
			case lab.Attr&event.CAS != 0:
				v = lab.Cmp
			case lab.Await != event.AwaitNone:
				v = event.Value{Lo: lab.Cmp.Lo ^ uint64(r.Intn(2))}
			default:
				v = event.V(^uint64(0) >> r.Intn(64))
			}
		}
		if lab.Size < 16 {
			v.Hi = 0
		}
		if lab.Size < 8 {
			v.Lo &= 1<<(8*lab.Size) - 1
		}
		if lab.Admits(v) {
			return v, true
		}
	}
	return v, false
}

// closure returns for each event of run the events that it depends on, by
// dependencies of dependencies, as a set of bits. AddrPo does not count.
func closure(d *event.DepTable, run []played) [][]bool {
	out := make([][]bool, len(run))
	for i := range run {
		out[i] = make([]bool, len(run))
		x := d.Deps(run[i].lab.Deps)
		from := append(append(append([]int32(nil), d.Events(x.Addr)...), d.Events(x.Data)...), d.Events(x.Ctrl)...)
		if run[i].lab.Kind == event.Write && run[i].lab.Attr&event.Exclusive != 0 {
			from = append(from, int32(i-1))
		}
		for _, j := range from {
			if int(j) >= i {
				panic(fmt.Sprintf("event %d depends on %d", i, j))
			}
			out[i][j] = true
			for k, b := range out[j] {
				out[i][k] = out[i][k] || b
			}
		}
	}
	return out
}

// TestDepsDetermine is what the explorer of models with dependencies relies on: if
// reads return other values, the label of each event that does not depend on them
// stays, at its place. Each thread of each program runs alone, with random values,
// and again with some of them changed.
func TestDepsDetermine(t *testing.T) {
	files := []string{*depsFile}
	if *depsFile == "" {
		files = nil
		for _, g := range []string{"testdata/*/*.ll", "../internal/corpus/testdata/ll/*/*/*.ll", "../examples/*.ll", "../examples/*/*.ll", "../cache/testdata/*.ll"} {
			f, _ := filepath.Glob(g)
			files = append(files, f...)
		}
		if len(files) < 300 {
			t.Fatalf("only %d programs", len(files))
		}
	}
	var s determined
	for i, f := range files {
		if testing.Short() && i%5 != 0 {
			continue
		}
		p, err := load.File(f)
		if err != nil {
			t.Fatal(err)
		}
		s.program(t, f, p, *depsRounds)
	}
	t.Logf("%d programs, %d runs, %d changed runs, %d labels compared, %d differed", s.programs, s.runs, s.changed, s.compared, s.differed)
	if s.differed == 0 {
		t.Error("no change changed anything")
	}
}

// determined counts what was compared.
type determined struct{ programs, runs, changed, compared, differed int }

func (s *determined) program(t *testing.T, name string, prog *ir.Program, rounds int) {
	s.programs++
	cfg := interp.Config{TrackDeps: true, MaxSteps: 100_000, LibConfig: interp.LibConfig{NondetValues: 3}}
	for round := range rounds {
		rnd := rand.New(rand.NewSource(*depsSeed + int64(round)))
		cfg.SpuriousCAS = round%2 == 1
		p := &player{m: interp.New(prog, cfg), rnd: rnd}
		queue := []*event.Label{nil}
		for n := 0; n < len(queue) && n < 6; n++ {
			queue = append(queue, s.thread(t, name, p, queue[n])...)
			if t.Failed() && os.Getenv("GMC_ALL") == "" {
				return
			}
		}
	}
}

// thread runs the thread that create starts and compares; it returns the creations
// of others.
func (s *determined) thread(t *testing.T, name string, p *player, create *event.Label) (creates []*event.Label) {
	s.runs++
	mem, sizes := map[event.Addr]event.Value{}, map[event.Addr]uint64{}
	run := p.play(create, 120, func(i int, lab *event.Label) (event.Value, bool) {
		v, ok := p.some(lab, mem, sizes)
		switch lab.Kind {
		case event.Write:
			mem[lab.Addr] = lab.Val
			p.addrs = append(p.addrs, lab.Addr)
		case event.Malloc:
			sizes[lab.Addr] = lab.Len
			p.addrs = append(p.addrs, lab.Addr)
		case event.ThreadCreate:
			c := *lab
			creates = append(creates, &c)
		}
		return v, ok
	})
	d := p.m.Deps()
	deps := closure(d, run)
	var reads []int
	for i := range run[:len(run)-1] {
		if k := run[i].lab.Kind; k.ReadLike() && k != event.ObjectSize {
			reads = append(reads, i)
		}
	}
	if len(reads) > 12 {
		p.rnd.Shuffle(len(reads), func(i, j int) { reads[i], reads[j] = reads[j], reads[i] })
		reads = reads[:12]
	}
	for _, r := range reads {
		s.changed++
		changed := make([]bool, len(run))
		touched := func(i int) bool {
			for j, b := range deps[i] {
				if b && changed[j] {
					return true
				}
			}
			return false
		}
		bad := func(i int, what string, lab *event.Label) {
			t.Errorf("%s: thread of %v, read %d changed from %v: event %d %s", name, create, r, run[r].val, i, what)
			for k := range run {
				mark := ' '
				if changed[k] {
					mark = '*'
				}
				t.Logf("%c%3d %s = %v %s", mark, k, show(p.m, &run[k].lab), run[k].val, showDeps(d, run[k].lab.Deps))
			}
			if lab != nil {
				t.Logf("now %d %s %s", i, show(p.m, lab), showDeps(d, lab.Deps))
			}
		}
		n := 0
		again := p.play(create, len(run), func(i int, lab *event.Label) (event.Value, bool) {
			n = i
			was := &run[i]
			a, b := was.lab, *lab
			a.Deps, b.Deps = 0, 0
			// Messages and the length of a spin are for reports only.
			if b.Kind == event.Block || b.Kind == event.Error {
				a.Len, b.Len = 0, 0
			}
			a.Msg, b.Msg = 0, 0
			s.compared++
			dep := touched(i)
			if a != b {
				s.differed++
				if !dep {
					bad(i, "differs", lab)
					return event.Value{}, false
				}
			}
			v := was.val
			if i == r || lab.Kind.ReadLike() && dep && (a != b || p.rnd.Intn(4) == 0) {
				ok := true
				for k := 0; k < 8 && (k == 0 || v == was.val); k++ {
					v, ok = p.some(lab, nil, sizes)
				}
				if changed[i] = v != was.val; !ok {
					return v, false
				}
			}
			if a != b {
				changed[i] = true
			}
			return v, true
		})
		if last := &again[len(again)-1].lab; last.Kind.Terminal() && n+1 < len(run) {
			// The rest is gone.
			for i := n + 1; i < len(run); i++ {
				if !touched(i) && last.Kind != event.Error {
					bad(i, "is gone", last)
					break
				}
			}
		}
		if t.Failed() {
			return creates
		}
	}
	return creates
}

func show(m *interp.Machine, l *event.Label) string {
	s := seq{p: m.Program(), m: m}
	return s.label(l)
}

func showDeps(d *event.DepTable, n uint32) string {
	x := d.Deps(n)
	out := ""
	for _, y := range []struct {
		name string
		set  event.DepSet
	}{{"addr", x.Addr}, {"data", x.Data}, {"ctrl", x.Ctrl}} {
		if y.set != 0 {
			out += fmt.Sprint(" ", y.name, d.Events(y.set))
		}
	}
	return out
}
