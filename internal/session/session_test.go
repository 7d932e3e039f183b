package session

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
)

// TestWalk: whatever way leads to a position, what the threads hold there is the same as for one who goes there at once.
func TestWalk(t *testing.T) {
	for _, o := range []genmcgo.Options{{Model: "sc"}, {Model: "rc11", Wakeup: "all:fifo"}} {
		o.Workers, o.Estimate.Off = 1, true
		src := genmcgo.File("../../examples/philosophers.ll")
		begin := func() *Session {
			r, err := genmcgo.Check(t.Context(), src, o)
			if err != nil || len(r.Errors) != 1 {
				t.Fatal(r, err)
			}
			rec, err := genmcgo.Record(r)
			if err != nil {
				t.Fatal(err)
			}
			again, err := genmcgo.Replay(t.Context(), src, rec, o)
			if err != nil {
				t.Fatal(err)
			}
			in, err := again.Inspect()
			if err != nil {
				t.Fatal(err)
			}
			s, err := New(&r.Errors[0], in)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(s.Close)
			return s
		}
		shown := func(s *Session) (text string) {
			for th := range s.Finding.Graph.Threads {
				for i, f := range s.Moment().Stack(th) {
					text += fmt.Sprintln(th, f.Short())
					for _, v := range s.Moment().Variables(th, i) {
						text += fmt.Sprintln(v.Name, v.Value)
					}
				}
			}
			return text
		}
		walker := begin()
		walker.Add("a", []int{walker.Len() / 2})
		rng := rand.New(rand.NewPCG(1, 1))
		seen := map[int]string{}
		for range (scale.By{Short: 20, Usual: 60, Full: 1000}).N() {
			n, th := walker.At(), rng.IntN(3)
			switch rng.IntN(8) {
			case 0:
				n = walker.Len()
			case 1:
				n, _ = walker.Continue()
			case 2:
				n, _ = walker.Reverse()
			case 3:
				n = walker.Step(th, Over(rng.IntN(3)), rng.IntN(2) == 0)
			case 4:
				n = walker.Line()
			case 5:
				n = walker.BackLine()
			case 6:
				if m, ok := walker.Of(th); ok {
					n = m
				}
			case 7:
				if m, ok := walker.BackOf(th); ok {
					n = m
				}
			}
			walker.Seek(n)
			if at := walker.At(); at != n || at < 0 || at > walker.Len() {
				t.Fatalf("%s: at %d of %d instead of %d", o.Model, at, walker.Len(), n)
			}
			if seen[n] == "" {
				other := begin()
				other.Seek(n)
				seen[n] = shown(other)
			}
			if got := shown(walker); got != seen[n] {
				t.Fatalf("%s: after a walk to %d:\n%s\nat once:\n%s", o.Model, n, got, seen[n])
			}
		}
		if len(seen) < 8 {
			t.Errorf("%s: only %d positions were seen", o.Model, len(seen))
		}
	}
}
