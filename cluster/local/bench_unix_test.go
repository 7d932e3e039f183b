//go:build unix

package local

import (
	"context"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/synthetic"
)

// BenchmarkJournal is a run with visits of some 50 ns and bundles of 50 KB; compare the CPU time of
// what it lists, which should be that of "none".
func BenchmarkJournal(b *testing.B) {
	for _, interval := range []time.Duration{0, 5 * time.Second, time.Second, 100 * time.Millisecond, 10 * time.Millisecond} {
		name := "none"
		if interval > 0 {
			name = interval.String()
		}
		b.Run(name, func(b *testing.B) {
			tree := &synthetic.Tree{Seed: 1, Nodes: uint64(b.N), Spin: 50, Pad: 50_000}
			opt := Options{Workers: 2}
			if interval > 0 {
				opt.Interval = interval
				opt.Journal = load(b, filepath.Join(b.TempDir(), "journal"), tree, journal.Options{})
				defer opt.Journal.Close()
			}
			var before, after syscall.Rusage
			syscall.Getrusage(syscall.RUSAGE_SELF, &before)
			if _, err := Run(context.Background(), tree, opt); err != nil {
				b.Fatal(err)
			}
			syscall.Getrusage(syscall.RUSAGE_SELF, &after)
			cpu := func(u *syscall.Rusage) time.Duration { return time.Duration(u.Utime.Nano() + u.Stime.Nano()) }
			b.ReportMetric(float64(cpu(&after)-cpu(&before))/float64(b.N), "cpu-ns/op")
		})
	}
}
