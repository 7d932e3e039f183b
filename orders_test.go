package genmcgo

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
	trust "genmcgo/truST"
)

// irOrders are the words of LLVM for memory orders.
var irOrders = map[string]string{"relaxed": "monotonic", "acquire": "acquire", "release": "release", "acq_rel": "acq_rel", "seq_cst": "seq_cst"}

// TestOrders: a program under other memory orders is the program that has these in its text.
func TestOrders(t *testing.T) {
	scale.NotRace(t)
	const file = "testdata/orders/mix.ll"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	src := Source{Name: file, Text: text}
	p, err := Load(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	sites := p.Written()
	if len(sites) != 12 {
		t.Fatalf("%d sites: %v", len(sites), sites)
	}
	trial, err := p.Try(t.Context(), Options{})
	if err != nil || fmt.Sprint(trial.Met) != fmt.Sprint(sites) {
		t.Fatalf("an execution reaches %v of %v: %v", trial.Met, sites, err)
	}
	locations := map[string]string{} // line:column by the number of a node
	for _, m := range regexp.MustCompile(`(?m)^!(\d+) = !DILocation\(line: (\d+), column: (\d+)`).FindAllStringSubmatch(string(text), -1) {
		locations[m[1]] = m[2] + ":" + m[3]
	}
	atomic := regexp.MustCompile(`^(.*(?:load atomic|store atomic|atomicrmw|cmpxchg|fence).*?) ?seq_cst( seq_cst)?(.*!dbg !(\d+).*)$`)

	rng := rand.New(rand.NewPCG(3, 4))
	counts := map[string]bool{}
	for range (scale.By{Short: 20, Usual: 60, Full: 500}).N() {
		assigned := map[string]string{} // by line:column:access
		var o Options
		for _, s := range sites {
			can := OrdersFor(s.Access)
			order := can[rng.IntN(len(can))]
			assigned[fmt.Sprintf("%d:%d:%s", s.Line, s.Column, s.Access)] = order
			o.Orders = append(o.Orders, OrderOf{Site: s.Site, Order: order}.String())
		}
		var out []string
		rewritten := 0
		for _, line := range strings.Split(string(text), "\n") {
			m := atomic.FindStringSubmatch(line)
			if m == nil {
				out = append(out, line)
				continue
			}
			access := "cas"
			for part, a := range map[string]string{"load atomic": "read", "store atomic": "write", "atomicrmw": "rmw", "fence": "fence"} {
				if strings.Contains(m[1], part) {
					access = a
				}
			}
			at := locations[m[4]] + ":"
			order := assigned[at+access]
			rewritten++
			switch {
			case order == "none":
				out = append(out, "")
			case access == "cas":
				rewritten++
				out = append(out, m[1]+" "+irOrders[order]+" "+irOrders[assigned[at+"cas-failure"]]+m[3])
			default:
				out = append(out, m[1]+" "+irOrders[order]+m[3])
			}
		}
		if rewritten != len(sites) {
			t.Fatalf("%d of %d sites are in the text", rewritten, len(sites))
		}
		for _, model := range []string{"rc11", "ra", "tso", "imm"} {
			if model == "imm" && rng.IntN(4) > 0 {
				continue
			}
			o.Model, o.Workers = model, 1
			is, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			o := o
			o.Orders = nil
			want, err := Check(t.Context(), Source{Name: file, Text: []byte(strings.Join(out, "\n"))}, o)
			if err != nil {
				t.Fatal(err)
			}
			if is.Verdict != want.Verdict || is.Complete != want.Complete || is.Blocked != want.Blocked {
				t.Fatalf("%s: %s, %d complete, %d blocked with %v, but with these orders in the text it is %s, %d, %d",
					model, is.Verdict, is.Complete, is.Blocked, assigned, want.Verdict, want.Complete, want.Blocked)
			}
			counts[fmt.Sprint(model, is.Complete)] = true
		}
	}
	if len(counts) < 6 {
		t.Errorf("all these orders give only the counts %v", counts)
	}
}

// TestOrdersReplay: an execution that orders allow is replayed with them, and is not there with others.
func TestOrdersReplay(t *testing.T) {
	src := File("testdata/message.ll")
	p, err := Load(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Workers: 1}
	for _, s := range p.Written() {
		if s.Access == "write" {
			o.Orders = append(o.Orders, OrderOf{Site: s.Site, Order: "relaxed"}.String())
		}
	}
	bad, err := p.Try(t.Context(), o)
	if err != nil || bad.Verdict != report.Error {
		t.Fatalf("%+v: %v", bad, err)
	}
	if again, err := p.Again(t.Context(), o, bad); err != nil || !again {
		t.Errorf("the execution is not found again: %v", err)
	}
	for i := range o.Orders {
		o.Orders[i] = strings.TrimSuffix(o.Orders[i], "relaxed") + "release"
	}
	if again, err := p.Again(t.Context(), o, bad); err != nil || again {
		t.Errorf("the execution is there with release, too: %v", err)
	}
	r, err := p.Check(t.Context(), Options{Workers: 1, Orders: []string{strings.TrimSuffix(o.Orders[0], "release") + "relaxed"}})
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Record(r)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := p.Replay(t.Context(), rec, Options{}); err != nil || !again.Again {
		t.Errorf("the report's execution is not replayed: %v", err)
	}
}

// TestOrdersWrong: what names no place, or no order, is an error that says so.
func TestOrdersWrong(t *testing.T) {
	for text, want := range map[string]string{
		"x.c:1:2:read":                 "write FILE:LINE:COLUMN:ACCESS=ORDER",
		"x.c:1:read=acquire":           "write FILE:LINE:COLUMN:ACCESS=ORDER",
		"x.c:1:2:load=acquire":         "ACCESS must be one of read,",
		"x.c:1:2:read=release":         "a read can be relaxed, acquire, seq_cst",
		"mix.c:9:2:fence=seq_cst":      "the program has no code there",
		"other.c:11:2:write=release":   "the program has no code there",
		"testdata/mix.c:11:2:cas=none": "a cas can be relaxed,",
	} {
		_, err := Check(t.Context(), File("testdata/orders/mix.ll"), Options{Orders: []string{text}})
		var oe *OptionError
		if !errors.As(err, &oe) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestReplayUndecided: of an access that was wrong before it read anything, and is not wrong now, nothing follows: a
// replay does not go on as if it had read zero.
func TestReplayUndecided(t *testing.T) {
	p, err := Load(t.Context(), File("orders/testdata/clh.ll"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Workers: 1}
	for _, s := range p.Written() {
		o.Orders = append(o.Orders, OrderOf{Site: s.Site, Order: "relaxed"}.String())
	}
	bad, err := p.Try(t.Context(), o)
	if err != nil || bad.Kind != "invalid-access" {
		t.Fatalf("%+v: %v", bad, err)
	}
	s, err := p.measuring(t.Context(), &Options{Workers: 1}, false)
	if err != nil {
		t.Fatal(err)
	}
	out, err := trust.Replay(t.Context(), s.engine(), bad.ref, bad.rec)
	if err != nil {
		t.Fatal(err)
	}
	if out.Again || len(out.Result.Errors) > 0 {
		t.Errorf("seq_cst, it is wrong again (%v): %v", out.Again, out.Result.Errors)
	}
}
