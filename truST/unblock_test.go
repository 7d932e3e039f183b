package trust_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// copies is a program of n threads P0 to Pn-1 that all run body.
func copies(locs, body string, n int) *litmus.Program {
	var b strings.Builder
	fmt.Fprintf(&b, "locs %s\n", locs)
	for i := range n {
		fmt.Fprintf(&b, "P%d { %s }\n", i, body)
	}
	return litmus.MustParse(b.String())
}

// TestUnblock: where something ends every wait, no blocked execution is seen;
// where nothing does, exactly those are. Executions are counted by hand: n
// threads that take a lock once do it in n! orders.
func TestUnblock(t *testing.T) {
	scale.NotShort(t)
	const (
		mutex  = "lock l; unlock l"
		twice  = "lock l; unlock l; lock l; unlock l"
		cas    = "r0 = cas l.acq.rlx 0 1; spin r0==0; l.rel = 0"
		ticket = "r0 = add n.rlx 1; r1 = await o.acq == r0; o.rel = r0+1"
		flag   = "r0 = await x.acq != 0"
	)
	for _, tc := range []struct {
		name              string
		p                 *litmus.Program
		complete, blocked uint64
		off               uint64 // blocked executions that are seen at least without
		found             string
	}{
		{"mutex-2", copies("l", mutex, 2), 2, 0, 1, ""},
		{"mutex-4", copies("l", mutex, 4), 24, 0, 24, ""},
		{"mutex-5", copies("l", mutex, 5), 120, 0, 120, ""},
		{"mutex-twice-3", copies("l", twice, 3), 90, 0, 90, ""}, // 6!/(2!2!2!)
		{"two-mutexes", litmus.MustParse("locs l m\nA { lock l; lock m; unlock m; unlock l }\nB { lock l; unlock l }\nC { lock m; unlock m }"), 4, 0, 1, ""},
		{"cas-4", copies("l", cas, 4), 24, 0, 24, ""},
		{"ticket-5", copies("n o", ticket, 5), 120, 0, 0, ""},
		{"flag", litmus.MustParse("locs x\nA { " + flag + " }\nB { " + flag + " }\nC { x.rel = 1 }"), 1, 0, 0, ""},
		// The second writer may come first, and each waits for the value that is not last.
		{"two-flags", litmus.MustParse("locs x\nA { r0 = await x.acq == 1 }\nC { x.rel = 1 }\nD { x.rel = 2 }"), 2, 1, 1, "liveness"},
		{"deadlock", litmus.MustParse("locs l m\nA { lock l; lock m; unlock m; unlock l }\nB { lock m; lock l; unlock l; unlock m }"), 2, 1, 2, "deadlock"},
		{"never", litmus.MustParse("locs x\nA { " + flag + " }\nB { x.rel = 0 }"), 0, 1, 1, "liveness"},
		{"barrier-6", copies("b", "barrier b 6", 6), 1, 0, 0, ""}, // nobody asks who came last
	} {
		for _, model := range inOrder() {
			for _, schedule := range []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random} {
				for _, workers := range []int{1, 2, 8} {
					for _, off := range []bool{false, true} {
						res, err := trust.Run(context.Background(), config.Config{
							Model: model, Workers: workers, Oversubscribe: true, Schedule: schedule, KeepGoing: true, NoUnblock: off,
							NewProgram: func(*config.Refinement) config.Program { return cache.New(tc.p.Machine(), true) },
						})
						if err != nil {
							t.Fatal(err)
						}
						found := ""
						for _, f := range append(res.Errors, res.Warnings...) {
							found += f.Kind.String()
						}
						where := fmt.Sprintf("%s, %s, schedule %d, %d workers, off %v", tc.name, model, schedule, workers, off)
						if res.Complete != tc.complete || found != tc.found {
							t.Errorf("%s: %d complete executions, found %q; want %d and %q", where, res.Complete, found, tc.complete, tc.found)
						}
						if !off && res.Blocked != tc.blocked || off && res.Blocked < tc.blocked {
							t.Errorf("%s: %d blocked executions, want %d", where, res.Blocked, tc.blocked)
						}
						if off && schedule == config.WritesFirst && res.Blocked < tc.off {
							t.Errorf("%s: only %d blocked executions, so what is there to save? want %d", where, res.Blocked, tc.off)
						}
					}
				}
			}
		}
	}
}
