package orders

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

const corpus = "../internal/corpus/testdata/ll/clang-14-O0/"

func load(t *testing.T, files ...string) []Client {
	t.Helper()
	var list []Client
	for _, f := range files {
		src := genmcgo.File(f)
		p, err := genmcgo.Load(t.Context(), src, genmcgo.Options{})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, Client{Name: f, Program: p, Source: src})
	}
	return list
}

func find(t *testing.T, clients []Client, cfg Config) *Result {
	t.Helper()
	r, err := Find(t.Context(), clients, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// flagsOf are the values of --order for the orders that sites can have, with another one for one of them.
func flagsOf(r *Result, at genmcgo.Site, order string) (list []string) {
	for i := range r.Sites {
		x := &r.Sites[i]
		o := genmcgo.OrderOf{Site: x.Site, Order: x.After}
		if x.Site == at {
			o.Order = order
		}
		if x.State != "unreached" && o.Order != "" {
			list = append(list, o.String())
		}
	}
	return list
}

// verdict is that of all clients with orders given by flags.
func verdict(t *testing.T, clients []Client, o genmcgo.Options, flags []string) string {
	t.Helper()
	worst := report.Verified
	for _, c := range clients {
		o.Workers, o.Orders, o.Estimate.Off = 1, nil, true
		for _, f := range flags {
			of, err := genmcgo.ParseOrder(f)
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(c.Program.Written(), func(w genmcgo.OrderOf) bool { return w.Site == of.Site }) {
				o.Orders = append(o.Orders, f)
			}
		}
		r, err := c.Program.Check(t.Context(), o)
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		if r.Verdict == report.Error || worst == report.Verified {
			worst = r.Verdict
		}
	}
	return worst
}

// minimal checks that a result is verified, and that no site can have any weaker order, by exploring them all.
func minimal(t *testing.T, clients []Client, o genmcgo.Options, r *Result) {
	t.Helper()
	if v := verdict(t, clients, o, flagsOf(r, genmcgo.Site{}, "")); v != report.Verified {
		t.Fatalf("%s: the outcome is %s", r.Clients[0].Name, v)
	}
	sites := 0
	for i := range r.Sites {
		x := &r.Sites[i]
		if x.State == "unreached" || x.After == "" {
			continue
		}
		sites++
		weaker := 0
		for _, order := range genmcgo.OrdersFor(x.Access) {
			if rank(order) >= rank(x.After) {
				continue
			}
			weaker++
			if v := verdict(t, clients, o, flagsOf(r, x.Site, order)); v != report.Error {
				t.Errorf("%s: %s is %s with %s instead of %s", r.Clients[0].Name, x.Site, v, order, x.After)
			}
		}
		if weaker > 0 && len(x.Refusals) == 0 {
			t.Errorf("%s: nothing says why %s cannot be weaker than %s", r.Clients[0].Name, x.Site, x.After)
		}
	}
	if most := 3 * sites * 3 * len(clients); r.Runs > most+len(clients) {
		t.Errorf("%s: %d runs for %d sites, more than %d", r.Clients[0].Name, r.Runs, sites, most)
	}
}

// TestRelax: outcomes are verified, and no site alone can be weaker.
func TestRelax(t *testing.T) {
	files := []string{"../testdata/orders/mix.ll"}
	for _, name := range []string{"sb-seqcst", "sb-fences", "mp-release-acquire", "counter-spinlock", "spin-flag", "cpp-atomic", "counter-cas", "atomic-operations", "cpp-static-local", "escape"} {
		files = append(files, corpus+"right/"+name+".ll")
	}
	stayed := 0
	for _, f := range files {
		if _, err := os.Stat(f); err != nil {
			t.Fatal(err)
		}
		for _, model := range []string{"rc11", "imm"} {
			if model == "imm" && f != files[0] && testing.Short() {
				continue
			}
			clients := load(t, f)
			o := genmcgo.Options{Model: model, Workers: 2}
			r := find(t, clients, Config{Options: o})
			if r.Verdict != report.Verified {
				t.Errorf("%s: %s", f, r.Summary)
				continue
			}
			minimal(t, clients, o, r)
			for i := range r.Sites {
				if r.Sites[i].State == "needed" {
					stayed++
				}
			}
		}
	}
	if stayed < 5 {
		t.Errorf("only %d sites need the order that they have", stayed)
	}
}

// cured are the wrong programs of the corpus that orders cure.
var cured = []string{"assert-2+2w", "assert-sb", "assert-iriw-acquire", "assert-mp-relaxed", "assert-peterson-relaxed", "assert-dekker-store-release", "assert-release-sequence",
	"free-race-handed", "race-atomic-large-apart", "race-mp-relaxed", "race-release-fence-only", "dcl-relaxed", "mp-chain", "mp-fences", "mp-relay", "refcount-acquire-only",
	"refcount-release-only", "refcount-shared", "refcount-three", "refcount-two", "sb-loop", "spin-cas-lock"}

// TestRepair: cures cure, and no smaller set of changes does.
func TestRepair(t *testing.T) {
	files, err := filepath.Glob(corpus + "wrong/*.ll")
	if err != nil || len(files) < 50 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	more, _ := filepath.Glob(corpus + "remedy/*.ll")
	every := scale.By{Short: 12, Usual: 4, Full: 1}
	known := map[string]bool{}
	var hopeless []string
	for _, f := range append(files, more...) {
		name := strings.TrimSuffix(filepath.Base(f), ".ll")
		must := slices.Contains(cured, name)
		if !must && !every.Takes(f) {
			continue
		}
		src := genmcgo.File(f)
		p, err := genmcgo.Load(t.Context(), src, genmcgo.Options{})
		if err != nil || len(p.Written()) == 0 {
			continue
		}
		o := genmcgo.Options{Workers: 1, MaxExecutions: 20_000, MaxSteps: 1_000_000, MaxEvents: 1000}
		clients := []Client{{Name: name, Program: p, Source: src}}
		r, err := Find(t.Context(), clients, Config{Options: o})
		if err != nil {
			continue // it needs other options
		}
		known[r.Verdict] = true
		if must && len(r.Cures) == 0 {
			t.Errorf("%s is not cured: %s", name, r.Summary)
		}
		if !must && len(r.Cures) > 0 {
			t.Errorf("%s is cured, and not in the list", name)
		}
		if r.Verdict == report.Error && len(r.Cures) == 0 && r.Hopeless == nil && len(r.Reasons) == 0 {
			t.Errorf("%s: nothing says why there is no cure: %s", name, r.Summary)
		}
		if r.Hopeless != nil && r.Hopeless.NotShown == "" {
			hopeless = append(hopeless, name)
		}
		for _, c := range r.Cures {
			var flags []string
			for _, x := range c.Changes {
				flags = append(flags, genmcgo.OrderOf{Site: x.Site, Order: x.To}.String())
			}
			if v := verdict(t, clients, o, flags); v != report.Verified {
				t.Errorf("%s: with the cure %v it is %s", name, flags, v)
			}
			for i := range flags {
				if v := verdict(t, clients, o, slices.Delete(slices.Clone(flags), i, i+1)); v == report.Verified {
					t.Errorf("%s: %s is not needed in the cure %v", name, flags[i], flags)
				}
			}
		}
	}
	if !known[report.Error] {
		t.Error("no program is wrong")
	}
	t.Logf("%d cured; no order cures the %d programs %v", len(cured), len(hopeless), hopeless)
}

// TestClients: a site that two clients have gets one order, which both need; what only one needs is kept for it.
func TestClients(t *testing.T) {
	one := load(t, "../testdata/orders/mix.ll")
	two := load(t, "../testdata/orders/mix.ll", "../testdata/message.ll")
	a, b := find(t, one, Config{}), find(t, two, Config{})
	if b.Verdict != report.Error || len(b.Cures) != 1 || len(b.Cures[0].Changes) != 1 || b.Cures[0].Changes[0].To != "release" {
		t.Errorf("%s: %+v", b.Summary, b.Cures)
	}
	if a.Verdict != report.Verified {
		t.Error(a.Summary)
	}
}

// TestRepairLibrary: sites of std::atomic have the orders that they are met with, also those that a client comes to only
// when what is wrong before them is cured.
func TestRepairLibrary(t *testing.T) {
	clients := load(t, "testdata/handover.ll")
	r := find(t, clients, Config{})
	if len(r.Sites) != 4 || len(r.Cures) != 1 || len(r.Cures[0].Changes) != 3 {
		t.Fatalf("%s\n%+v", r.Summary, r.Cures)
	}
	var flags []string
	for _, c := range r.Cures[0].Changes {
		if c.From != "relaxed" {
			t.Errorf("%s is %s in the source", c.Site, c.From)
		}
		flags = append(flags, genmcgo.OrderOf{Site: c.Site, Order: c.To}.String())
	}
	if v := verdict(t, clients, genmcgo.Options{}, flags); v != report.Verified {
		t.Errorf("with %v it is %s", flags, v)
	}
}

// TestPlaces: every site is tried, also one without a column, as a compiler makes of several in a line, and one in a
// file whose name looks like a flag.
func TestPlaces(t *testing.T) {
	text, err := os.ReadFile("testdata/ticket.ll")
	if err != nil {
		t.Fatal(err)
	}
	without := regexp.MustCompile(`(!DILocation\(line: \d+), column: \d+`).ReplaceAllString(string(text), "$1")
	for _, text := range []string{without, strings.ReplaceAll(string(text), `"ticket.c"`, `"a=relaxed:1:2:read=b.c"`)} {
		file := filepath.Join(t.TempDir(), "a.ll")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		clients := load(t, file)
		o := genmcgo.Options{CheckLiveness: true}
		r := find(t, clients, Config{Options: o})
		if r.Verdict != report.Verified || len(r.Sites) != 4 {
			t.Fatalf("%d sites: %s", len(r.Sites), r.Summary)
		}
		minimal(t, clients, o, r)
		if err := r.WriteSARIF(io.Discard); err != nil {
			t.Error(err)
		}
	}
	// What has no line is named, and keeps its order.
	at := regexp.MustCompile(`atomicrmw .*, (!dbg !\d+)`).FindStringSubmatch(string(text))[1]
	lost := regexp.MustCompile(`(?m)^`+strings.TrimPrefix(at, "!dbg ")+` = !DILocation\(line: \d+, column: \d+`).
		ReplaceAllString(string(text), strings.TrimPrefix(at, "!dbg ")+" = !DILocation(line: 0")
	file := filepath.Join(t.TempDir(), "lost.ll")
	if err := os.WriteFile(file, []byte(lost), 0o666); err != nil {
		t.Fatal(err)
	}
	r := find(t, load(t, file), Config{})
	var out strings.Builder
	if err := r.WriteText(&out); err != nil {
		t.Fatal(err)
	}
	if len(r.Sites) != 3 || !slices.Equal(r.Unplaced, []string{"lock"}) || !strings.Contains(out.String(), "have no line of the source (in lock)") {
		t.Errorf("%d sites, without a line in %v:\n%s", len(r.Sites), r.Unplaced, out.String())
	}
}
