package nats

import (
	"context"
	"fmt"
	"testing"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
)

// shortest is a job whose attempts visit one node each.
type shortest struct{ task.Job }

func (s shortest) Session(refinement []byte) (task.Session, error) {
	x, err := s.Job.Session(refinement)
	return shortestSession{x}, err
}

type shortestSession struct{ task.Session }

func (s shortestSession) Explore(ctx context.Context, bundle []byte, _ func() task.Signal) ([]byte, [][]byte, error) {
	return s.Session.Explore(ctx, bundle, func() task.Signal { return task.Pause })
}

// shortestJob is the job that treeSpec describes, as shortest.
func shortestJob(s Spec) (task.Job, error) {
	job, err := treeJob(s)
	return shortest{job}, err
}

// BenchmarkTasks measures what a task costs that takes no time: the server, the workers and the
// client are this process.
func BenchmarkTasks(b *testing.B) {
	for _, workers := range []int{1, 4, 16} {
		b.Run(fmt.Sprintf("workers=%d", workers), func(b *testing.B) {
			s := serve(b, server.Options{})
			c := connect(b, s.URL)
			join(b, s.URL, WorkerOptions{Slots: workers, Jobs: shortestJob})
			tree := &synthetic.Tree{Seed: 1, Nodes: uint64(b.N), Limit: 1, Pad: 200}
			spec := treeSpec(b, tree)
			in, out := s.Messages()
			b.ResetTimer()
			sameSum(b, follow(b, c, submit(b, c, spec), tree), tree)
			b.StopTimer()
			in2, out2 := s.Messages()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "tasks/s")
			b.ReportMetric(float64(in2-in+out2-out)/float64(b.N), "messages/task")
		})
	}
}

// BenchmarkProcesses measures what such a task costs the processor, at the server and at the worker, which are
// processes. The client is this one.
func BenchmarkProcesses(b *testing.B) {
	for _, slots := range []int{1, 4} {
		b.Run(fmt.Sprintf("slots=%d", slots), func(b *testing.B) {
			srv := start(b, "server", b.TempDir())
			url := srv.says(b)
			c := connect(b, url)
			w := start(b, "measured", url, fmt.Sprint(slots))
			tree := &synthetic.Tree{Seed: 1, Nodes: uint64(b.N), Limit: 1, Pad: 200}
			b.ResetTimer()
			sameSum(b, follow(b, c, submit(b, c, treeSpec(b, tree)), tree), tree)
			b.StopTimer()
			for name, p := range map[string]*process{"server": srv, "worker": w} {
				p.kill()
				used := p.ProcessState.UserTime() + p.ProcessState.SystemTime()
				b.ReportMetric(float64(used.Microseconds())/float64(b.N), name+"-us/task")
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "tasks/s")
		})
	}
}
