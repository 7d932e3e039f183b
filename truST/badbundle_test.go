package trust

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// badPrograms are programs whose bundles are damaged, or given to each other.
var badPrograms = []*litmus.Program{
	litmus.MustParse("P0 { x.sc = 1\ny.sc = 1\na = y.sc }\nP1 { y.sc = 2\nb = x.sc }\nP2 { c = x.sc\nx.sc = 3 }"),
	litmus.MustParse("P0 { a = y.sc\nx.sc = 1 }\nP1 { lock l\nx.sc = 2\nunlock l }\nP2 { lock l\ny.sc = 1\nunlock l }\nP3 { d = x.sc }"),
}

// cut explores p in parts and returns the bundles, and the parts, that there were on the way.
func cut(t testing.TB, p *litmus.Program, cfg config.Config, executions int) (bundles, parts [][]byte) {
	t.Helper()
	cfg.NewProgram = machines(p)
	s, err := NewSession(cfg, config.Refinement{})
	if err != nil {
		t.Fatal(err)
	}
	open := [][]byte{nil}
	for n := 0; len(open) > 0; n++ {
		b := open[len(open)-1]
		left := executions
		part, rest, err := s.Explore(context.Background(), b, func() wire.Signal {
			if left--; left >= 0 {
				return wire.NoSignal
			}
			return []wire.Signal{wire.Pause, wire.Split, wire.Split + 2}[n%3]
		})
		if err != nil {
			t.Fatal(err)
		}
		bundles, parts = append(bundles, rest...), append(parts, part)
		open = append(open[:len(open)-1], rest...)
	}
	return bundles, parts
}

// takeBad gives bundle to a new session of p for one execution, and reports whether it was
// refused.
func takeBad(t testing.TB, p *litmus.Program, cfg config.Config, bundle []byte) (refused bool) {
	t.Helper()
	cfg.NewProgram = machines(p)
	s, err := NewSession(cfg, config.Refinement{})
	if err != nil {
		t.Fatal(err)
	}
	part, _, err := s.Explore(context.Background(), bundle, func() wire.Signal { return wire.Pause })
	if err != nil {
		return true
	}
	if _, err := readPart(part); err != nil {
		t.Fatal(err)
	}
	return false
}

// checked is data, a bundle whose bytes were changed, with the checksum that belongs to it.
func checked(data []byte) []byte {
	if len(data) < 6 {
		return data
	}
	return wire.Sealed(slices.Clone(data[:len(data)-4]))
}

// TestBadBundle: a bundle whose bytes were changed is refused. One of another program, or one that
// was changed by someone who knows about checksums, is refused or taken for another one. In no case
// a session panics, or does not return.
func TestBadBundle(t *testing.T) {
	scale.NotShort(t)
	for _, cfg := range []config.Config{{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "ra", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"}} {
		t.Run(cfg.Model+cfg.Equivalence, func(t *testing.T) {
			cfg.Workers, cfg.NoDeadlock = 1, true
			refused, taken := 0, 0
			try := func(p *litmus.Program, data []byte) {
				if takeBad(t, p, cfg, data) {
					refused++
				} else {
					taken++
				}
			}
			for i, p := range badPrograms {
				bundles, _ := cut(t, p, cfg, 3)
				for _, data := range bundles[:min(len(bundles), scale.By{Usual: 2, Full: 6}.N())] {
					try(badPrograms[1-i], data)
					for k := range data {
						if !takeBad(t, p, cfg, data[:k]) && k > 0 {
							t.Fatalf("the first %d of %d bytes of a bundle were taken for one", k, len(data))
						}
						for _, x := range []byte{1, 2, 4, 16, 32, 64, 255} {
							data[k] ^= x
							if !takeBad(t, p, cfg, data) {
								t.Fatalf("byte %d of a bundle was changed, and it was taken", k)
							}
							try(p, checked(data))
							data[k] ^= x
						}
					}
				}
			}
			t.Logf("%d refused, %d taken", refused, taken)
			if refused == 0 || taken == 0 {
				t.Error("nothing was refused, or everything was")
			}
		})
	}
}

func FuzzBundle(f *testing.F) {
	kinds := []config.Config{{Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rvf"}}
	for i := range kinds {
		kinds[i].Workers, kinds[i].NoDeadlock = 1, true
	}
	for i, p := range badPrograms {
		for k, cfg := range kinds {
			bundles, _ := cut(f, p, cfg, 3)
			for _, b := range bundles[:min(len(bundles), 10)] {
				f.Add(b, uint8(i), uint8(k))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte, program, kind uint8) {
		takeBad(t, badPrograms[int(program)%len(badPrograms)], kinds[int(kind)%len(kinds)], checked(data))
	})
}

// TestBadPart: what is no part of the exploration changes nothing in the sum.
func TestBadPart(t *testing.T) {
	p := litmus.MustParse("P0 { x.rlx = 1\na = y.rlx\nassert a == 0 }\nP1 { y.rlx = 1\nb = x.rlx }")
	cfg := config.Config{Model: "rc11", Workers: 1, KeepGoing: true, NewProgram: machines(p)}
	_, parts := cut(t, p, cfg, 1)
	newSum := func() *Sum {
		s, err := NewSum(cfg, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	found := 0
	for _, part := range parts {
		form, err := readPart(part)
		if err != nil {
			t.Fatal(err)
		}
		found += len(form.Errors)
		for name, change := range map[string]func(f *partForm){
			"counts":            func(f *partForm) { f.Complete = 1 << 60 },
			"waiting":           func(f *partForm) { f.Waiting = f.Complete + 1 },
			"limit":             func(f *partForm) { f.Limits = []result.Limit{{Why: 200}} },
			"not a limit":       func(f *partForm) { f.Limits = []result.Limit{{Why: 1}} },
			"reason":            func(f *partForm) { f.Stops = []result.Stop{{Why: 77}} },
			"stopped":           func(f *partForm) { f.Stopped = "enough" },
			"nothing to refine": func(f *partForm) { f.Refinement = &config.Refinement{} },
			"first":             func(f *partForm) { f.First = &keyForm{Kind: 99} },
			"kind":              func(f *partForm) { f.Errors = []foundForm{{keyForm: keyForm{Kind: result.NumErrorKinds}}} },
			"no execution":      func(f *partForm) { f.Errors = []foundForm{{keyForm: keyForm{Kind: result.Race}}} },
		} {
			var bad partForm
			text, _ := json.Marshal(form)
			if err := json.Unmarshal(text, &bad); err != nil {
				t.Fatal(err)
			}
			change(&bad)
			data, err := bad.marshal()
			if err != nil {
				t.Fatal(err)
			}
			s := newSum()
			if _, err := s.Add(data); err == nil || s.total.Complete+s.total.Blocked+uint64(len(s.total.Errors)) != 0 {
				t.Errorf("%s: error %v, and %d executions count", name, err, s.total.Complete)
			}
		}
		for k := range form.Errors {
			for i := range form.Errors[k].Recording {
				rec := form.Errors[k].Recording
				rec[i] ^= 0x11
				data, err := form.marshal()
				if err != nil {
					t.Fatal(err)
				}
				if _, err := newSum().Add(data); err == nil {
					t.Errorf("byte %d of a recording was changed, and nobody noticed", i)
				}
				rec[i] ^= 0x11
			}
			was := form.Errors[k].Event
			form.Errors[k].Event.Index += 100
			data, _ := form.marshal()
			if _, err := newSum().Add(data); err == nil {
				t.Error("a finding about no event was added")
			}
			form.Errors[k].Event = was
		}
		for k := range part {
			newSum().Add(part[:k])
			for _, x := range []byte{1, 16, 255} {
				part[k] ^= x
				newSum().Add(part) // it may be another part, but never panics
				part[k] ^= x
			}
		}
	}
	if found == 0 {
		t.Error("nothing was found")
	}
}

// TestLargeBundle: what is left of large executions is compressed, and taken up again.
func TestLargeBundle(t *testing.T) {
	scale.NotShort(t)
	const writes = 12_000
	var b strings.Builder
	b.WriteString("P0 {\n")
	for range writes {
		b.WriteString("x.rlx = 1\n")
	}
	b.WriteString("}\nP1 { a = x.rlx\nb = x.rlx }\nP2 { x.rlx = 2 }")
	p := litmus.MustParse(b.String())
	var bundle []byte
	for _, m := range []string{"rc11", "imm"} {
		s, err := NewSession(config.Config{Model: m, Workers: 1, NewProgram: machines(p)}, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		bundle = nil
		for range 3 {
			left := 20
			_, rest, err := s.Explore(context.Background(), bundle, func() wire.Signal {
				if left--; left > 0 {
					return wire.NoSignal
				}
				return wire.Pause
			})
			if err != nil || len(rest) != 1 {
				t.Fatalf("%s: %d bundles, %v", m, len(rest), err)
			}
			bundle = rest[0]
			d, err := wire.ReadBundle(bundle, wire.OfGraphs)
			if err != nil {
				t.Fatal(err)
			}
			if m == "imm" && (bundle[1] == wire.OfGraphs || len(bundle) > len(d.Data)*3/4) {
				t.Errorf("a bundle of %d bytes with pieces of %d", len(bundle), len(d.Data))
			}
		}
		if _, err := wire.ReadBundle(bundle[:len(bundle)-5], wire.OfGraphs); err == nil {
			t.Error("half a bundle was read")
		}
	}
	bad := fmt.Sprint(wire.ReadBundle(checked(append([]byte{bundle[0], wire.OfGraphs | 1<<7}, "nonsense...."...)), wire.OfGraphs))
	if !strings.Contains(bad, "damaged") {
		t.Errorf("what cannot be decompressed: %s", bad)
	}
}
