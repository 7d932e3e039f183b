package trust

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
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
	for _, cfg := range []config.Config{{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "ra", Equivalence: "rf"}, {Model: "imm", Equivalence: "rf"}, {Model: "imm", Symmetry: true}, {Model: "sc", Equivalence: "rvf"}} {
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
	scale.NotShort(t)
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
			"nothing for later": func(f *partForm) { f.Later = &config.Refinement{} },
			"much for later":    func(f *partForm) { f.Later = &config.Refinement{Cuts: make([]event.Addr, maxListed+1)} },
			"first":             func(f *partForm) { f.First = &keyForm{Kind: 99} },
			"kind":              func(f *partForm) { f.Errors = []foundForm{{keyForm: keyForm{Kind: result.NumErrorKinds}}} },
			"no execution":      func(f *partForm) { f.Errors = []foundForm{{keyForm: keyForm{Kind: result.Race}}} },
			"deadlocks":         func(f *partForm) { f.Deadlocks = deadlocks(maxListed+1, 0) },
			"a long deadlock":   func(f *partForm) { f.Deadlocks = deadlocks(1, maxText+1) },
			"long deadlocks":    func(f *partForm) { f.Deadlocks = deadlocks(maxNames/maxText+1, maxText) },
			"a deadlock drawn":  func(f *partForm) { f.Deadlocks = map[string]uint64{"\x1b[2J": 1} },
			"bounds":            func(f *partForm) { f.BoundedAt = positions(maxListed + 1) },
			"symmetric":         func(f *partForm) { f.Symmetric = make([]event.Tid, maxListed+1) },
			"limits": func(f *partForm) {
				f.Limits = slices.Repeat([]result.Limit{{Why: event.BlockSteps, Executions: 1}}, maxListed+1)
			},
			"findings":                   func(f *partForm) { f.Warnings = make([]foundForm, maxListed+1) },
			"a long finding":             func(f *partForm) { f.Errors = []foundForm{{Detail: strings.Repeat("x", maxText+1)}} },
			"a long name":                func(f *partForm) { f.First = &keyForm{Name: strings.Repeat("x", maxText+1)} },
			"a refinement":               func(f *partForm) { f.Refinement = &config.Refinement{Cuts: make([]event.Addr, maxListed+1)} },
			"a long failure":             func(f *partForm) { f.Failure = &Failure{Msg: strings.Repeat("x", maxText+1)} },
			"a failure drawn":            func(f *partForm) { f.Failure = &Failure{Msg: "\x1b[2J"} },
			"a drawn stack":              func(f *partForm) { f.Failure = &Failure{Msg: "x", Stack: "a\n\tb\x1b[2J"} },
			"recurring, and not counted": func(f *partForm) { f.recur(count(result.Counts{Blocked: f.Blocked + 1}), 1) },
			"recurring too often":        func(f *partForm) { f.recur(count(result.Counts{Complete: 1}), int(f.Complete)+1) },
			"recurring twice": func(f *partForm) {
				f.recur(count(result.Counts{Complete: 1}), 1)
				f.recurring = slices.Repeat(f.recurring, 2)
			},
			"recurring as nothing":   func(f *partForm) { f.recur(tally{}, 1) },
			"recurring as something": func(f *partForm) { f.recur(count(result.Counts{Complete: 1}), 1); f.recurring[0].kind = 1 },
			"recurring, bounded":     func(f *partForm) { f.recur(count(result.Counts{Complete: 1, BoundedAt: positions(1)}), 1) },
			"recurring at a limit": func(f *partForm) {
				f.recur(tally{Counts: result.Counts{Complete: 1}, Limits: []result.Limit{{Why: event.BlockSteps, Executions: 1}}}, 1)
			},
			"recurring deadlocks": func(f *partForm) { f.recur(count(result.Counts{Complete: 1, Deadlocks: deadlocks(1, maxText+1)}), 0) },
			"kinds": func(f *partForm) {
				f.Recurring = make([]tally, maxListed+1)
			},
			"fails and refines": func(f *partForm) { f.Refinement, f.Failure = &config.Refinement{NoFresh: true}, &Failure{Msg: "x"} },
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
		every := scale.By{Short: 3, Usual: 6, Wide: 1, Full: 1}
		for k := range part {
			if !every.Nth(k) {
				continue
			}
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

// recur makes n executions of f, which count as k, such that may be reached in several ways.
func (p *partForm) recur(k tally, n int) {
	p.Recurring = append(p.Recurring, k)
	for i := range n {
		p.recurring = append(p.recurring, recurs{result.Digest{1, byte(i)}, len(p.Recurring) - 1})
	}
}

func count(c result.Counts) tally { return tally{Counts: c} }

// deadlocks are n deadlocks, each with a name of so many bytes.
func deadlocks(n, size int) map[string]uint64 {
	all := map[string]uint64{}
	for i := range n {
		name := fmt.Sprint(i, " ")
		all[name+strings.Repeat("x", max(size-len(name), 0))] = 1
	}
	return all
}

// positions are n places at which a loop was bounded.
func positions(n int) map[int32]uint64 {
	all := map[int32]uint64{}
	for i := range n {
		all[int32(i)] = 1
	}
	return all
}

// TestManyParts: however many parts a stranger sends, each within its bounds, the sum keeps its own: it ends with
// an error. A part of ours that lists too much says that itself.
func TestManyParts(t *testing.T) {
	scale.NotShort(t)
	p := litmus.MustParse("P0 { x.rlx = 1 }\nP1 { a = x.rlx }")
	cfg := config.Config{Model: "rc11", Workers: 1, KeepGoing: true, NewProgram: machines(p)}
	for name, part := range map[string]func(n int) *partForm{
		"deadlocks": func(n int) *partForm {
			all := map[string]uint64{}
			for name := range deadlocks(maxListed/4, 0) {
				all[fmt.Sprint(n, " ", name)] = 1
			}
			return &partForm{tally: count(result.Counts{Deadlocks: all})}
		},
		"long deadlocks": func(n int) *partForm {
			all := map[string]uint64{}
			for name := range deadlocks(maxNames/maxText/4, maxText-10) {
				all[fmt.Sprint(n, " ", name)] = 1
			}
			return &partForm{tally: count(result.Counts{Deadlocks: all})}
		},
		"bounds": func(n int) *partForm {
			all := map[int32]uint64{}
			for i := range int32(maxListed / 4) {
				all[i+int32(n)*maxListed] = 1
			}
			return &partForm{tally: count(result.Counts{BoundedAt: all})}
		},
		"threads": func(n int) *partForm {
			f := &partForm{}
			for i := range maxListed / 4 {
				f.Symmetric = append(f.Symmetric, event.Tid(n*maxListed+i))
			}
			return f
		},
		"limits": func(n int) *partForm {
			f := &partForm{}
			for i := range maxListed / 4 {
				f.Limits = append(f.Limits, result.Limit{Why: event.BlockSteps, Pos: int32(n*maxListed + i), Executions: 1})
			}
			return f
		},
	} {
		s, err := NewSum(cfg, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		n, how := 0, GoOn
		for ; how == GoOn && n < 10; n++ {
			data, err := part(n).marshal()
			if err != nil {
				t.Fatal(err)
			}
			if how, err = s.Add(data); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		if how != Ended || n != 5 {
			t.Errorf("%s: outcome %d after %d parts", name, how, n)
		}
		data, err := s.Bytes()
		if err != nil || len(data) > 1000 {
			t.Errorf("%s: the sum has %d bytes, %v", name, len(data), err)
		}
		if _, err := s.Result(""); err == nil || !strings.Contains(err.Error(), "more than can be added up") {
			t.Errorf("%s: %v", name, err)
		}
		again, err := NewSum(cfg, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		if how, err := again.Add(data); how != Ended || err != nil {
			t.Errorf("%s: the sum as a part: %d, %v", name, how, err)
		}
	}
	s, err := NewSum(cfg, config.Refinement{})
	if err != nil {
		t.Fatal(err)
	}
	for n := range 3 { // threads may stop at more places than a list has
		f := &partForm{tally: count(result.Counts{Blocked: 1})}
		for i := range engine.MaxStops {
			f.Stops = append(f.Stops, result.Stop{Why: event.BlockSpin, Pos: int32(n*engine.MaxStops + i), Executions: 1})
		}
		data, err := f.marshal()
		if err != nil {
			t.Fatal(err)
		}
		if how, err := s.Add(data); how != GoOn || err != nil {
			t.Fatalf("stops: %d, %v", how, err)
		}
	}
	if data, err := s.Bytes(); err != nil {
		t.Fatal(err)
	} else if _, err := readPart(data); err != nil {
		t.Errorf("a sum in which threads stop at many places is no part: %v", err)
	}
	honest := &Part{tally: count(result.Counts{Deadlocks: deadlocks(maxListed+1, 0)})}
	data, err := honest.marshal()
	if err != nil {
		t.Fatal(err)
	}
	if f, err := readPart(data); err != nil || f.Failure == nil {
		t.Errorf("a part of ours that lists too much: %+v, %v", f, err)
	}
	bug := &Part{Failure: &Failure{Msg: "BUG: \x1b[2J\x00", Stack: strings.Repeat("main.go:1\n\t+0x1\n", maxText)}}
	if data, err = bug.marshal(); err != nil {
		t.Fatal(err)
	}
	if f, err := readPart(data); err != nil || f.Failure == nil || f.Failure.Msg != "BUG: ?[2J?" {
		t.Errorf("a failure of ours: %+v, %v", f, err)
	}
}

// FuzzPart: no bytes make a sum panic, and what is added is a part again.
func FuzzPart(f *testing.F) {
	p := litmus.MustParse("P0 { x.rlx = 1\na = y.rlx\nassert a == 0 }\nP1 { y.rlx = 1\nb = x.rlx }")
	cfg := config.Config{Model: "rc11", Workers: 1, KeepGoing: true, NewProgram: machines(p)}
	_, parts := cut(f, p, cfg, 1)
	for _, part := range parts {
		form, err := readPart(part)
		if err != nil {
			f.Fatal(err)
		}
		text, err := json.Marshal(form)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, []byte{})
	}
	for _, text := range []string{
		`{"deadlocks":{"a":1},"blocked":1,"stats":{}}`, `{"refinement":{"Cuts":[1,2]},"stats":{}}`, `{"failure":{"msg":"x","stack":"y"},"stats":{}}`,
		`{"blocked":2,"bounded":1,"bounded_at":{"1":1},"limits":[{"Why":14,"Pos":1,"Executions":1}],"stops":[{"Why":1}],"symmetric":[1],"stats":{}}`,
		`{"complete":1,"first":{"kind":1,"Pos":1},"after":1,"sum":true,"stats":{}}`, `{"complete":1,"later":{"Holes":true},"stats":{}}`,
	} {
		f.Add([]byte(text), []byte{})
	}
	digest := append(make([]byte, len(result.Digest{})), 0)
	for _, text := range []string{
		`{"complete":1,"recurring":[{"complete":1}],"stats":{}}`,
		`{"blocked":1,"deadlocks":{"a":1},"stops":[{"Why":1,"Executions":1}],"recurring":[{"blocked":1,"deadlocks":{"a":1},"stops":[{"Why":1,"Executions":1}]}],"stats":{}}`,
		`{"blocked":1,"bounded":1,"bounded_at":{"1":1},"limits":[{"Why":14,"Pos":1,"Executions":1}],"recurring":[{"blocked":1,"bounded":1,"bounded_at":{"1":1},"limits":[{"Why":14,"Pos":1,"Executions":1}]}],"stats":{}}`,
	} {
		f.Add([]byte(text), digest)
	}
	f.Fuzz(func(t *testing.T, text, digests []byte) {
		s, err := NewSum(cfg, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		part := append(binary.AppendUvarint([]byte{partVersion, partPlain}, uint64(len(text))), text...)
		how, err := s.Add(append(part, digests...))
		if err != nil {
			if s.total.Complete+s.total.Blocked+uint64(len(s.total.Errors)+len(s.total.Deadlocks)) != 0 {
				t.Fatalf("refused, and counted: %v", err)
			}
			return
		}
		data, err := s.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		again, err := NewSum(cfg, config.Refinement{})
		if err != nil {
			t.Fatal(err)
		}
		if how2, err := again.Add(data); err != nil || how2 != how {
			t.Fatalf("outcome %d; the sum as a part: %d, %v\n%s", how, how2, err, data)
		}
		if n := len(s.total.recurring.of); how == GoOn && uint64(n) <= s.total.Complete+s.total.Blocked {
			all := s.total.Complete + s.total.Blocked
			if _, err := again.Add(data); err != nil || again.total.Complete+again.total.Blocked != 2*all-uint64(n) {
				t.Fatalf("%d executions, %d of which may recur, came twice and count %d; %v", all, n, again.total.Complete+again.total.Blocked, err)
			}
		}
		if how == GoOn && again.End() != s.End() {
			t.Fatal("the sum as a part ends otherwise")
		}
		if how != Restarts {
			s.Result("")
		}
	})
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
		s, err := NewSession(config.Config{Model: m, Workers: 1, NewProgram: machines(p)}, config.Refinement{Holes: m == "imm"})
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
