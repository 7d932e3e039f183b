package oracle

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// counts of complete executions under Models.
type counts [6]int

func enumerate(t *testing.T, p *litmus.Program) []Result {
	t.Helper()
	rs, err := Enumerate(p.DepMachine(), Builtin(Models...), 0)
	if err != nil {
		t.Fatalf("%s: %v", p.Name, err)
	}
	return rs
}

func check(t *testing.T, p *litmus.Program, want counts) {
	t.Helper()
	var got counts
	for i, r := range enumerate(t, p) {
		got[i] = len(r.Complete)
		if want[i] < 0 {
			got[i] = want[i]
		}
	}
	if got != want {
		t.Errorf("%s: complete executions under %v: %v, want %v", p.Name, Models, got, want)
	}
}

// TestPeers compares the numbers of executions with those of other tools.
func TestPeers(t *testing.T) {
	file := "testdata/peers.litmus"
	if f := os.Getenv("ORACLE_PEERS"); f != "" {
		file = f // more programs in the same format
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, part := range strings.Split(string(text), "# counts ")[1:] {
		p := litmus.MustParse("# counts " + part)
		var want counts
		if _, err := fmt.Sscan(part, &want[0], &want[1], &want[2], &want[3], &want[4], &want[5]); err != nil {
			t.Fatal(part, err)
		}
		check(t, p, want)
		n++
	}
	if n < 50 {
		t.Errorf("%d programs", n)
	}
}

// TestCorpus has the counts of the named programs; litmus.Corpus says what each
// is about.
func TestCorpus(t *testing.T) {
	table := map[string]counts{ // sc, tso, tso-allfences, ra, rc11, imm
		"SB":                {3, 4, 4, 4, 4, 4},
		"SB+sc":             {3, 3, 3, 4, 3, 3},
		"SB+fences":         {3, 3, 3, 4, 3, 3},
		"SB+scs+fence":      {3, 3, 3, 4, 3, 3},
		"RWC+fences+scs":    {7, 7, 7, 8, 7, 7},
		"RWC+scs+fences":    {7, 7, 7, 8, 7, 7},
		"RWC+later-release": {13, 13, 13, 16, 14, 14},
		"RWC+later-write":   {14, 14, 14, 16, 14, 14},
		"SB3+fences":        {7, 7, 7, 8, 7, 7},
		"SB+fence+po":       {3, 4, 4, 4, 4, 4},
		"SB+acqrel-fences":  {3, 4, 3, 4, 4, 4},
		"SB+rmws":           {3, 3, 3, 4, 4, 4},
		"SB+xchg":           {3, 3, 3, 4, 4, 4},
		"SB+rfis":           {3, 4, 4, 4, 4, 4},
		"SB3":               {7, 8, 8, 8, 8, 8},
		"MP":                {3, 3, 3, 4, 4, 4},
		"MP+rel+acq":        {3, 3, 3, 3, 3, 3},
		"MP+fences":         {3, 3, 3, 3, 3, 3},
		"MP+na":             {2, 2, 2, 2, 2, 2},
		"MP+rmw":            {9, 9, 9, 9, 9, 9},
		"relseq+po":         {4, 4, 4, 5, 5, 5},
		"relseq+fence":      {9, 9, 9, 9, 9, 9},
		"LB":                {3, 3, 3, 3, 3, 4},
		"LB+data":           {3, 3, 3, 3, 3, 3},
		"detour":            {6, 6, 6, 6, 6, 7},
		"LB+data+po":        {3, 3, 3, 3, 3, 4},
		"LB+fakes":          {3, 3, 3, 3, 3, 3},
		"LB+addrs":          {3, 3, 3, 3, 3, 3},
		"LB+addr-po":        {3, 3, 3, 3, 3, 3},
		"LB+ctrls":          {3, 3, 3, 3, 3, 3},
		"LB+ctrl-later":     {3, 3, 3, 3, 3, 3},
		"OOTA":              {1, 1, 1, 1, 1, 1},
		"LB+rfi":            {3, 3, 3, 3, 3, 3},
		"LB+acqs":           {3, 3, 3, 3, 3, 3},
		"LB+acq+po":         {3, 3, 3, 3, 3, 4},
		"LB+rels":           {3, 3, 3, 3, 3, 3},
		"LB+fences":         {3, 3, 3, 3, 3, 3},
		"LBscr":             {3, 3, 3, 3, 3, 3},
		"LB+rmw":            {3, 3, 3, 3, 3, 4},
		"LB+rmws":           {3, 3, 3, 3, 3, 3},
		"LB+cas-expected":   {3, 3, 3, 3, 3, 3},
		"LB+cas-fails":      {3, 3, 3, 3, 3, 4},
		"LB+create":         {3, 3, 3, 3, 3, 3},
		"2+2W":              {3, 3, 3, 4, 4, 4},
		"2+2W+sc":           {3, 3, 3, 4, 3, 3},
		"CoRR":              {3, 3, 3, 3, 3, 3},
		"CoRW":              {3, 3, 3, 3, 3, 3},
		"CoWR":              {3, 3, 3, 3, 3, 3},
		"CoRR2":             {72, 72, 72, 72, 72, 72},
		"W||W||R":           {6, 6, 6, 6, 6, 6},
		"R||W||W":           {6, 6, 6, 6, 6, 6},
		"R+W+W+R":           {18, 18, 18, 18, 18, 18},
		"W+W+RR":            {12, 12, 12, 12, 12, 12},
		"RR+W+W":            {12, 12, 12, 12, 12, 12},
		"R+W+W":             {3, 4, 4, 4, 4, 4},
		"S":                 {3, 3, 3, 3, 3, 3},
		"WRC":               {7, 7, 7, 7, 7, 7},
		"RWC":               {7, 7, 7, 8, 8, 8},
		"IRIW":              {15, 15, 15, 16, 16, 16},
		"IRIW+sc":           {15, 15, 15, 16, 15, 15},
		"IRIW+fences":       {15, 15, 15, 16, 15, 15},
		"ISA2":              {7, 7, 7, 7, 7, 7},
		"3.2W":              {7, 7, 7, 8, 8, 8},
		"Z6.3":              {7, 7, 7, 8, 8, 8},
		"Z6U":               {18, 18, 18, 24, 22, 22},
		"WWmerge":           {15, 15, 15, 18, 17, 17},
		"hbloc":             {56, 56, 56, 72, 64, 64},
		"faa2":              {2, 2, 2, 2, 2, 2},
		"faa3":              {6, 6, 6, 6, 6, 6},
		"faa+W":             {6, 6, 6, 6, 6, 6},
		"xchg+R":            {12, 12, 12, 12, 12, 12},
		"cas2":              {2, 2, 2, 2, 2, 2},
		"cas3":              {3, 3, 3, 3, 3, 3},
		"cas-chain":         {5, 5, 5, 5, 5, 5},
		"cas+W":             {4, 4, 4, 4, 4, 4},
		"cas-same":          {6, 6, 6, 6, 6, 6},
		"lock2":             {2, 2, 2, 2, 2, 2},
		"lock3":             {6, 6, 6, 6, 6, 6},
		"lock-twice":        {3, 3, 3, 3, 3, 3},
		"lock-order":        {2, 2, 2, 2, 2, 2},
		"lock-held":         {0, 0, 0, 0, 0, 0},
		"trylock":           {3, 3, 3, 3, 3, 3},
		"await":             {1, 1, 1, 1, 1, 1},
		"await2":            {9, 9, 9, 9, 9, 9},
		"assume":            {2, 2, 2, 2, 2, 2},
		"ctrl":              {5, 5, 5, 5, 5, 5},
		"addr":              {4, 4, 4, 4, 4, 4},
		"revisit-kept-read": {12, 12, 12, 12, 12, 12},
		"create-join":       {1, 1, 1, 1, 1, 1},
		"create-between":    {8, 8, 8, 8, 8, 8},
		"create-nested":     {6, 6, 6, 6, 6, 6},
		"join-value":        {2, 2, 2, 2, 2, 2},
		"barrier":           {1, 1, 1, 1, 1, 1},
		"barrier-SB":        {4, 6, 6, 6, 6, 6},
		"barrier-alone":     {0, 0, 0, 0, 0, 0},
		"choice":            {7, 7, 7, 7, 7, 7},
		"dekker":            {3, 3, 3, 5, 3, 3},
		"seqlock":           {2, 2, 2, 2, 2, 2},
		"rmw-isolation":     {17, 17, 17, 24, 24, 24},
		"assume-race":       {1, 1, 1, 1, 1, 1},
		"assume-race-plain": {2, 2, 2, 2, 2, 2},
		"assume-last":       {3, 3, 3, 3, 3, 3},
	}
	for _, p := range litmus.All() {
		want, ok := table[p.Name]
		if !ok {
			t.Errorf("no counts for %s", p.Name)
			continue
		}
		check(t, p, want)
	}
}

// TestLoadBuffering has the textbook verdicts: whether both loads may read what the
// other thread writes after its own.
func TestLoadBuffering(t *testing.T) {
	for name, allowed := range map[string]bool{
		"LB": true, "LB+data+po": true, "LB+acq+po": true, "LB+rmw": true, "LB+cas-fails": true,
		"LB+data": false, "LB+fakes": false, "LB+addrs": false, "LB+addr-po": false, "LB+ctrls": false, "LB+ctrl-later": false, "OOTA": false,
		"LB+rfi": false, "LB+acqs": false, "LB+rels": false, "LB+fences": false, "LBscr": false, "LB+rmws": false, "LB+cas-expected": false,
		"LB+create": false,
	} {
		p := litmus.Named(name)
		rs, err := Enumerate(p.DepMachine(), Builtin("rc11", "imm"), 0)
		if err != nil {
			t.Fatal(err)
		}
		more := slices.DeleteFunc(slices.Clone(rs[1].Complete), func(x string) bool { return slices.Contains(rs[0].Complete, x) })
		if len(rs[1].Complete) != len(rs[0].Complete)+len(more) {
			t.Errorf("%s: rc11 has an execution that imm has not", name)
		}
		if len(more) > 0 != allowed || len(more) > 1 {
			t.Errorf("%s: imm allows in addition\n%s", name, strings.Join(more, "\n"))
		}
		for _, x := range more {
			if strings.Contains(x, "<init") {
				t.Errorf("%s: not load buffering:\n%s", name, x)
			}
		}
		for _, x := range slices.Concat(rs[0].Complete, rs[1].Complete) {
			if strings.Contains(x, "=42") {
				t.Errorf("%s: out of thin air:\n%s", name, x)
			}
		}
	}
}

// all enumerates without pruning.
func all(p *litmus.Program, limit int, models ...Model) ([]Result, error) {
	rs := make([]Result, len(models))
	m := p.DepMachine()
	j := &judge{models: models, deps: m.Deps(), unpruned: true, limit: limit}
	for i := range rs {
		j.results = append(j.results, &rs[i])
	}
	if models[0].dependent() {
		(&combiner{m: m, judge: j}).run()
	} else {
		(&enumerator{m: m, judge: j}).run()
	}
	return rs, j.finish()
}

// TestPruneDeps checks, on random programs, that the pruning of executions in which
// po | rf may be cyclic loses nothing.
func TestPruneDeps(t *testing.T) {
	n, compared, more := uint64(scale.By{Short: 25, Usual: 60, Wide: 100, Full: 1000}.N()), 0, 0
	for seed := range n {
		p := litmus.GenerateDeps(seed, 5+int(seed%5))
		pruned, err := Enumerate(p.DepMachine(), Builtin("rc11", "imm"), 1000)
		if err == ErrTooBig {
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		more += len(pruned[1].Complete) - len(pruned[0].Complete)
		rs, err := all(p, 2000, builtin("imm"))
		if err == ErrTooBig {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		compared++
		if !reflect.DeepEqual(pruned[1], rs[0]) {
			t.Fatalf("seed %d: the pruning changes the set\n%+v\n%+v\n%s", seed, pruned[1], rs[0], p)
		}
	}
	t.Logf("%d programs compared, %d executions that rc11 does not allow", compared, more)
	if compared < int(n)/2 || more < int(n)/10 {
		t.Errorf("only %d programs compared, %d executions that rc11 does not allow", compared, more)
	}
}

// weakerThan says which models allow all that a model allows, the next ones only.
var weakerThan = map[string][]string{
	"sc": {"tso", "tso-allfences", "rc11"}, "tso": {"ra"}, "tso-allfences": {"ra"}, "rc11": {"ra", "imm"},
}

// TestRandom checks, on random programs, that the pruning of coherence orders
// loses nothing, and that weaker models keep every execution.
func TestRandom(t *testing.T) {
	related := map[string]bool{}
	for strong, weaker := range weakerThan {
		related[strong] = true
		for _, weak := range weaker {
			related[weak] = true
		}
	}
	var porf []string // models under which po | rf is acyclic
	for i, m := range Builtin(Models...) {
		if !m.dependent() {
			porf = append(porf, Models[i])
		}
		if !related[Models[i]] {
			t.Errorf("weakerThan does not say which models are weaker than %s, or stronger", Models[i])
		}
	}
	n := uint64(scale.By{Short: 12, Usual: 40, Wide: 100, Full: 1500}.N())
	for seed := range n {
		p := litmus.Generate(seed, 4+int(seed%5))
		rs, err := Enumerate(p.DepMachine(), Builtin(Models...), 2000)
		if err == ErrTooBig {
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		found := map[string]*Result{}
		for i := range rs {
			found[Models[i]] = &rs[i]
		}
		if all, err := all(p, 20000, Builtin(porf...)...); err == nil {
			for i, m := range porf {
				if !slices.Equal(found[m].Complete, all[i].Complete) || !slices.Equal(found[m].Blocked, all[i].Blocked) {
					t.Fatalf("seed %d: %s: the pruning changes the set\n%s", seed, m, p)
				}
			}
		} else if err != ErrTooBig {
			t.Fatal(err)
		}
		for strong, weaker := range weakerThan {
			for _, weak := range weaker {
				for _, x := range found[strong].Complete {
					if _, ok := slices.BinarySearch(found[weak].Complete, x); !ok {
						t.Fatalf("seed %d: allowed by %s, not by %s:\n%s\n%s", seed, strong, weak, x, p)
					}
				}
			}
		}
	}
}

// cyclic is a model whose executions are combined of traces, although po | rf is
// acyclic in all that it allows.
type cyclic struct{ builtin }

func (cyclic) dependent() bool { return true }

// TestCombine checks, on random programs, that both ways to generate executions
// find the same.
func TestCombine(t *testing.T) {
	n := uint64(scale.By{Short: 20, Usual: 40, Wide: 100, Full: 1500}.N())
	compared := 0
	for seed := range n {
		for _, generate := range []func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateWaits} {
			p := generate(seed, 4+int(seed%4))
			rs, err := Enumerate(p.DepMachine(), []Model{builtin("sc"), builtin("rc11"), cyclic{"sc"}, cyclic{"rc11"}}, 2000)
			if err == ErrTooBig {
				continue
			}
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, p)
			}
			if !reflect.DeepEqual(rs[0], rs[2]) || !reflect.DeepEqual(rs[1], rs[3]) {
				t.Fatalf("seed %d:\n%+v\n%+v\n%s", seed, rs[:2], rs[2:], p)
			}
			compared++
		}
	}
	t.Logf("%d programs", compared)
	if compared < int(n) {
		t.Errorf("only %d programs were compared", compared)
	}
}

func TestClasses(t *testing.T) {
	p := litmus.MustParse("P0 { a = x.rlx; assert a == 0 }\nP1 { x.rlx = 1; assume 1 }")
	for i, r := range enumerate(t, p) {
		if len(r.Complete) != 1 || len(r.Blocked) != 0 || len(r.Failed) != 1 {
			t.Errorf("%s: %d complete, %d blocked, %d failed", Models[i], len(r.Complete), len(r.Blocked), len(r.Failed))
		}
	}
	big := litmus.MustParse("P0 { add x.rlx 1; add x.rlx 1; add x.rlx 1 }\nP1 { add x.rlx 1; add x.rlx 1 }")
	if _, err := Enumerate(big.DepMachine(), Builtin(Models...), 3); err != ErrTooBig {
		t.Errorf("error %v", err)
	}
}

func TestRel(t *testing.T) {
	r := newRel(4)
	r.add(0, 1)
	r.add(1, 2)
	if p := plus(r); !p.has(0, 2) || p.has(2, 0) || !acyclic(r) {
		t.Error("plus")
	}
	r.add(2, 0)
	if acyclic(r) || !irreflexive(r) {
		t.Error("acyclic")
	}
	if s := seq(r, r); !s.has(0, 2) || s.has(0, 1) {
		t.Error("seq")
	}
	if i := inverse(r); !i.has(1, 0) || i.has(0, 1) {
		t.Error("inverse")
	}
	if s := star(newRel(2)); !s.has(1, 1) || s.has(0, 1) {
		t.Error("star")
	}
}
