package bench

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"genmcgo"
	"genmcgo/cluster/nats"
	"genmcgo/report"
)

// ClusterRun measures how much faster programs are explored by a cluster: with as many worker
// processes as this machine can run, and simulated beyond.
type ClusterRun struct {
	Path        string // of genmcgo
	Clang       string
	Equivalence string // co or rf; "" is co
	Workers     []int  // worker processes of real runs; nil: none
	Simulate    []int  // workers to simulate; nil is DefaultClusterScale
	Most        time.Duration
	RecordFor   time.Duration // 0: recordings are complete
	Stretch     time.Duration // the total of trees that are also simulated stretched
	Network     time.Duration // see CostRun
	Limit       int           // nodes of a recorded tree; 0 is 2^20
	Timeout     time.Duration // of one run; 0: none
	Trees       string        // directory of recorded trees, which are used again; "": none
	Progress    func(what string)
}

// DefaultClusterScale are the numbers of workers that are simulated.
var DefaultClusterScale = []int{1, 16, 64, 256, 1024, 4096, 10000}

// ClusterResult is what a ClusterRun measured.
type ClusterResult struct {
	Date    string        `json:"date"`
	Machine string        `json:"machine"`
	Load    string        `json:"load"`    // when it began
	Command []string      `json:"command"` // of genmcgo-bench
	Version string        `json:"version"` // of genmcgo
	Timing  nats.Timing   `json:"timing"`
	Network time.Duration `json:"network"`
	Stretch time.Duration `json:"stretch"`
	Rows    []*ClusterRow `json:"rows"`
	// Interrupted: these are the rows that were measured until then.
	Interrupted bool `json:"interrupted,omitempty"`
}

// ClusterRow is one program.
type ClusterRow struct {
	Program     string `json:"program"` // with its parameter
	Model       string `json:"model"`
	Equivalence string `json:"equivalence"`
	Complete    int64  `json:"complete"`
	Blocked     int64  `json:"blocked"`
	// Partial: the tree is what was explored when the recording was ended, and so are the counts.
	Partial bool `json:"partial,omitempty"`
	// Earlier: the tree was not recorded now, but in an earlier run that had the same ClusterRun.Trees.
	Earlier bool `json:"earlier,omitempty"`

	Local []LocalPoint   `json:"local,omitempty"`
	Runs  []ClusterPoint `json:"runs,omitempty"`

	Tree         time.Duration  `json:"tree"` // the time in the recorded tree
	Span         time.Duration  `json:"span"` // its longest path
	Nodes        int            `json:"nodes"`
	Alternatives uint64         `json:"alternatives"`
	Grain        time.Duration  `json:"grain"`
	Misses       uint64         `json:"misses"` // steps that one worker had to interpret
	Miss         time.Duration  `json:"miss"`   // what one took
	Costs        *MeasuredCosts `json:"costs"`

	Simulated []*ClusterOutcome `json:"simulated"`
	// Stretched are simulations of the tree with all times multiplied by Factor, and WhatIf those of
	// the most workers, if something cost nothing.
	Factor    float64           `json:"factor"`
	Stretched []*ClusterOutcome `json:"stretched"`
	WhatIf    []WhatIf          `json:"what_if"`
	// Best is what goalWorkers would come to on the tree with multiplied times if nothing cost anything: what the tree
	// itself allows. nil if that was not simulated.
	Best *ClusterOutcome `json:"best,omitempty"`
	// Overloaded is the least number of workers for which the server has no time, 0 if there is none: on
	// the tree with multiplied times, if that was simulated.
	Overloaded int `json:"overloaded,omitempty"`
}

// LocalPoint is a run without a cluster.
type LocalPoint struct {
	Workers int     `json:"workers"`
	CPU     float64 `json:"cpu_seconds"`
	Wall    float64 `json:"wall_seconds"` // of the exploration
}

// ClusterPoint is a run with worker processes.
type ClusterPoint struct {
	Workers  int     `json:"workers"`
	CPU      float64 `json:"cpu_seconds"` // of all workers
	Wall     float64 `json:"wall_seconds"`
	Server   float64 `json:"server_seconds"` // CPU
	Client   float64 `json:"client_seconds"` // CPU
	Attempts int     `json:"attempts"`       // that count
	Wasted   int     `json:"wasted"`         // superseded or returned
	Messages int     `json:"messages"`       // received and sent by the server
	// Speed is how much CPU time a worker got in a second in which it had a task.
	Speed float64 `json:"speed"`
	// Remark says what does not agree with the run of one worker; "" if nothing.
	Remark string `json:"remark,omitempty"`
	// Predicted is a simulation of such a run with workers of that speed.
	Predicted *ClusterOutcome `json:"predicted,omitempty"`
	// PredictedCPU is the CPU time of all workers there.
	PredictedCPU float64 `json:"predicted_cpu_seconds,omitempty"`
}

// WhatIf is a simulation in which something costs nothing.
type WhatIf struct {
	What string        `json:"what"`
	Time time.Duration `json:"time"`
}

// ClusterSubject is a program to be run.
type ClusterSubject struct {
	Name  string // with its parameter
	File  string // LLVM IR, or "" if Bench is set
	Bench *Program
	N     int
	Model string
}

// Run measures subjects. When ctx ends it returns the rows that are done. An error is one of the
// arguments, or of a run that did not reach its end.
func (cr *ClusterRun) Run(ctx context.Context, subjects []ClusterSubject) (*ClusterResult, error) {
	self, err := NewChecker(ctx, "genmcgo", cr.Path, cr.Clang)
	if err != nil {
		return nil, err
	}
	self.Equivalence = cmp.Or(cr.Equivalence, "co")
	w, err := newWorkshop()
	if err != nil {
		return nil, err
	}
	defer w.close()
	res := &ClusterResult{Date: time.Now().UTC().Format(time.RFC3339), Machine: machine(), Load: loadAverage(), Version: self.Version,
		Timing: nats.Timings(), Network: cr.Network, Stretch: cr.Stretch}
	for _, s := range subjects {
		row, err := cr.row(ctx, self, w, &s)
		if ctx.Err() != nil {
			res.Interrupted = true
			return res, nil
		}
		if err != nil {
			return nil, fmt.Errorf("%s under %s: %w", s.Name, s.Model, err)
		}
		res.Rows = append(res.Rows, row)
	}
	return res, nil
}

// loadAverage is what Linux says of the last minutes, "" elsewhere.
func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	f := strings.Fields(string(text))
	if err != nil || len(f) < 3 {
		return ""
	}
	return strings.Join(f[:3], " ")
}

// Agree reports whether all runs had the totals of one worker.
func (r *ClusterResult) Agree() bool {
	for _, row := range r.Rows {
		for _, p := range row.Runs {
			if p.Remark != "" {
				return false
			}
		}
	}
	return true
}

func (cr *ClusterRun) say(format string, args ...any) {
	if cr.Progress != nil {
		cr.Progress(fmt.Sprintf(format, args...))
	}
}

// row measures a program.
func (cr *ClusterRun) row(ctx context.Context, self *Checker, w *workshop, s *ClusterSubject) (*ClusterRow, error) {
	file, err := s.File, error(nil)
	var flags []string
	if s.Bench != nil {
		flags = s.Bench.Flags
		if file, err = w.input(ctx, self, s.Bench, s.N); err != nil {
			return nil, err
		}
	}
	o := genmcgo.Options{Model: s.Model, Equivalence: self.Equivalence, Workers: 1}
	if err := setFlags(&o, flags); err != nil {
		return nil, err
	}
	p, err := genmcgo.Load(ctx, genmcgo.File(file), o)
	if err != nil {
		return nil, err
	}
	r := &ClusterRow{Program: s.Name, Model: s.Model, Equivalence: self.Equivalence}
	tree, err := cr.record(ctx, p, o, r)
	if err != nil {
		return nil, err
	}
	r.Tree, r.Span, r.Nodes, r.Alternatives, r.Grain = tree.Total(), tree.Span(), len(tree.Nodes), tree.Taken, tree.Grain
	if r.Miss, err = missTime(ctx, p, o); err != nil {
		return nil, err
	}
	cr.say("%s, %s: costs", r.Program, r.Model)
	each := time.Duration(float64(r.Tree) / float64(max(r.Complete+r.Blocked, 1)))
	if r.Costs, err = (&CostRun{Path: cr.Path, Each: each, Network: cr.Network}).Measure(ctx, p, o); err != nil {
		return nil, err
	}
	r.Costs.Warm = time.Duration(r.Misses) * r.Miss
	if !r.Partial && (cr.Most == 0 || r.Tree <= cr.Most) {
		if err := cr.real(ctx, self, file, flags, r, tree); err != nil {
			return nil, err
		}
	}
	return r, cr.simulate(ctx, r, tree)
}

// setFlags sets options as flags of the command do.
func setFlags(o *genmcgo.Options, flags []string) error {
	for _, f := range flags {
		name, value, given := strings.Cut(strings.TrimPrefix(f, "--"), "=")
		if s := genmcgo.SettingByName(name); s != nil && !given {
			value = cmp.Or(s.Alone, "true")
		}
		if err := o.Set(name, value); err != nil {
			return err
		}
	}
	return nil
}

// record records the tree of a row, or reads the one that was recorded before.
func (cr *ClusterRun) record(ctx context.Context, p *genmcgo.Program, o genmcgo.Options, r *ClusterRow) (*WorkTree, error) {
	base := ""
	if cr.Trees != "" {
		base = filepath.Join(cr.Trees, strings.NewReplacer("/", "_", "(", "-", ")", "").Replace(r.Program)+"-"+r.Model+"-"+r.Equivalence)
		if tree, err := readTree(base, r); err == nil || !errors.Is(err, os.ErrNotExist) {
			r.Earlier = true
			return tree, err
		}
	}
	cr.say("%s, %s: recording", r.Program, r.Model)
	rec := &Recorder{Limit: cmp.Or(cr.Limit, 1<<20), Grain: finest}
	within, cancel := ctx, context.CancelFunc(func() {})
	if cr.RecordFor > 0 {
		within, cancel = context.WithTimeout(ctx, cr.RecordFor)
	}
	defer cancel()
	m, err := p.Measure(within, o, genmcgo.Instruments{OnTake: rec.Take, Warm: true})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, err
	case within.Err() != nil:
		r.Partial = true
	case m.Stopped != "":
		return nil, notEnded(m)
	}
	r.Complete, r.Blocked, r.Misses = int64(m.Complete), int64(m.Blocked), m.CacheMisses
	tree, err := rec.Tree()
	if err != nil || base == "" {
		return tree, err
	}
	return tree, writeTree(base, r, tree)
}

// recordedRow is what is written with a tree.
type recordedRow struct {
	Complete, Blocked int64
	Misses            uint64
	Partial           bool
}

func writeTree(base string, r *ClusterRow, tree *WorkTree) error {
	if err := os.MkdirAll(filepath.Dir(base), 0o755); err != nil {
		return err
	}
	data, err := json.Marshal(recordedRow{r.Complete, r.Blocked, r.Misses, r.Partial})
	if err != nil {
		return err
	}
	f, err := os.Create(base + ".tree")
	if err != nil {
		return err
	}
	if err := errors.Join(tree.Write(f), f.Close()); err != nil {
		return err
	}
	return os.WriteFile(base+".json", data, 0o644)
}

func readTree(base string, r *ClusterRow) (*WorkTree, error) {
	data, err := os.ReadFile(base + ".json")
	if err != nil {
		return nil, err
	}
	var row recordedRow
	if err := json.Unmarshal(data, &row); err != nil {
		return nil, fmt.Errorf("%s.json: %w", base, err)
	}
	r.Complete, r.Blocked, r.Misses, r.Partial = row.Complete, row.Blocked, row.Misses, row.Partial
	f, err := os.Open(base + ".tree")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	tree, err := ReadWorkTree(f)
	if err != nil {
		return nil, fmt.Errorf("%s.tree: %w", base, err)
	}
	return tree, nil
}

// missTime measures what a step takes that is not in the tree of steps yet.
func missTime(ctx context.Context, p *genmcgo.Program, o genmcgo.Options) (time.Duration, error) {
	o.MaxExecutions = 2000
	m, err := p.Measure(ctx, o, genmcgo.Instruments{Misses: true})
	if err != nil {
		return 0, err
	}
	return mean(m.Misses), nil
}

// real runs the program with worker processes, and without.
func (cr *ClusterRun) real(ctx context.Context, self *Checker, file string, flags []string, r *ClusterRow, tree *WorkTree) error {
	if len(cr.Workers) == 0 {
		return nil
	}
	args := append(append(self.flagsOf(r.Model), flags...), "--format=json", "--estimate=false")
	var one *report.Report
	for _, n := range slices.Compact([]int{1, slices.Max(cr.Workers)}) {
		cr.say("%s, %s: %d workers in one process", r.Program, r.Model, n)
		rep, e, err := cr.check(ctx, append(slices.Clone(args), fmt.Sprintf("--workers=%d", n), file))
		if err != nil {
			return err
		}
		if n == 1 {
			one = rep
			if int64(rep.Complete) != r.Complete || int64(rep.Blocked) != r.Blocked {
				return fmt.Errorf("BUG: %d and %d executions with genmcgo, %d and %d when they were recorded", rep.Complete, rep.Blocked, r.Complete, r.Blocked)
			}
		}
		r.Local = append(r.Local, LocalPoint{Workers: n, CPU: e.CPU, Wall: rep.Seconds})
	}
	for _, n := range cr.Workers {
		cr.say("%s, %s: %d worker processes", r.Program, r.Model, n)
		p, err := cr.cluster(ctx, args, file, n, one)
		if err != nil {
			return err
		}
		c := r.Costs.ClusterCosts
		c.Trip = r.Costs.TripHere
		if p.Predicted, err = tree.SimulateCluster(ctx, ClusterSim{Workers: n, Costs: c, Timing: nats.Timings(), Speed: p.Speed}); err != nil {
			return err
		}
		p.PredictedCPU = (p.Predicted.Work + p.Predicted.Joining + p.Predicted.Over).Seconds() * p.Speed
		r.Runs = append(r.Runs, *p)
	}
	return nil
}

// check runs genmcgo and reads its report.
func (cr *ClusterRun) check(ctx context.Context, args []string) (*report.Report, *ended, error) {
	e := measure(ctx, cr.Timeout, -1, "", append([]string{cr.Path}, args...))
	if e.Failure != "" {
		return nil, nil, fmt.Errorf("%s: %s", strings.Join(args, " "), e.Failure)
	}
	r := &report.Report{}
	if err := json.Unmarshal(e.Stdout, r); err != nil {
		return nil, nil, fmt.Errorf("%s: exit %d: %s", strings.Join(args, " "), e.Exit, lastLine(e.Stderr))
	}
	return r, &e, nil
}

// cluster runs a program once with a server and worker processes with one slot each, and compares
// with the report of one worker.
func (cr *ClusterRun) cluster(ctx context.Context, args []string, file string, n int, one *report.Report) (*ClusterPoint, error) {
	dir, err := os.MkdirTemp("", "genmcgo-bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	s, err := startProcess(ctx, cr.Path, "serve", "--store="+dir)
	if err != nil {
		return nil, err
	}
	defer s.end()
	var workers []*process
	defer func() {
		for _, w := range workers {
			w.end()
		}
	}()
	for range n {
		w, err := startProcess(ctx, cr.Path, "join", "-j1", s.url)
		if err != nil {
			return nil, err
		}
		workers = append(workers, w)
	}
	before, err := takeStock(ctx, s, workers)
	if err != nil {
		return nil, err
	}
	rep, e, err := cr.check(ctx, append(slices.Clone(args), "--cluster="+s.url, file))
	if err != nil {
		return nil, err
	}
	after, err := takeStock(ctx, s, workers)
	if err != nil {
		return nil, err
	}
	p := &ClusterPoint{Workers: n, Wall: rep.Seconds, Client: e.CPU, CPU: (after.cpu - before.cpu).Seconds(), Server: (after.server - before.server).Seconds(),
		Attempts: int(after.counted - before.counted), Wasted: int(after.wasted - before.wasted), Messages: int(after.messages - before.messages),
		Remark: differs(rep, one)}
	if busy := after.busy - before.busy; busy > 0 {
		p.Speed = p.CPU / busy
	}
	return p, nil
}

// stock is what processes of a cluster have done so far.
type stock struct {
	cpu, server                     time.Duration // cpu: of all workers
	counted, wasted, messages, busy float64
}

func takeStock(ctx context.Context, s *process, workers []*process) (*stock, error) {
	k := &stock{}
	for _, w := range workers {
		m, err := w.scrape(ctx)
		if err != nil {
			return nil, err
		}
		cpu, err := processCPU(w.cmd.Process.Pid)
		if err != nil {
			return nil, err
		}
		k.cpu += cpu
		k.counted += m[attemptsCounted]
		k.wasted += m[attemptsLost] + m[attemptsBack]
		k.busy += m[busySeconds]
	}
	m, err := s.scrape(ctx)
	if err != nil {
		return nil, err
	}
	k.messages = m.messages()
	k.server, err = processCPU(s.cmd.Process.Pid)
	return k, err
}

// differs says in what totals a report differs from another; "" if in none.
func differs(got, want *report.Report) string {
	var s []string
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"verdict", got.Verdict, want.Verdict}, {"complete", got.Complete, want.Complete}, {"blocked", got.Blocked, want.Blocked},
		{"cut", got.Cut, want.Cut}, {"errors", len(got.Errors), len(want.Errors)},
	} {
		if c.got != c.want {
			s = append(s, fmt.Sprintf("%s %v instead of %v", c.what, c.got, c.want))
		}
	}
	return strings.Join(s, ", ")
}

// simulate simulates the tree as it is and stretched, and what would be if something cost nothing.
func (cr *ClusterRun) simulate(ctx context.Context, r *ClusterRow, tree *WorkTree) error {
	scale := cr.Simulate
	if scale == nil {
		scale = DefaultClusterScale
	}
	timing := nats.Timings()
	all := func(t *WorkTree) (outs []*ClusterOutcome, err error) {
		for _, n := range scale {
			cr.say("%s, %s: simulating %d workers", r.Program, r.Model, n)
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			o, err := t.SimulateCluster(ctx, ClusterSim{Workers: n, Costs: r.Costs.ClusterCosts, Timing: timing})
			if errors.Is(err, ErrOverloaded) {
				if r.Overloaded == 0 || n < r.Overloaded {
					r.Overloaded = n
				}
				continue
			}
			if err != nil {
				return nil, err
			}
			outs = append(outs, o)
		}
		return outs, nil
	}
	var err error
	if r.Simulated, err = all(tree); err != nil {
		return err
	}
	if r.Factor = float64(cr.Stretch) / float64(max(r.Tree, 1)); r.Factor <= 1 {
		r.Factor = 0
		return nil
	}
	long := tree.Stretch(r.Factor)
	r.Overloaded = 0 // a longer tree has less traffic
	if r.Stretched, err = all(long); err != nil {
		return err
	}
	if len(r.Stretched) == 0 {
		return nil
	}
	if at(r.Stretched, goalWorkers) != nil {
		atOnce := timing
		atOnce.HungryFirst, atOnce.HungryLast, atOnce.SplitAfter = time.Microsecond, time.Millisecond, 0
		if r.Best, err = long.SimulateCluster(ctx, ClusterSim{Workers: goalWorkers, Timing: atOnce}); err != nil {
			return err
		}
	}
	most := r.Stretched[len(r.Stretched)-1].Workers
	free := r.Costs.ClusterCosts
	free.Message, free.Store, free.Fold = 0, 0, 0
	quick := timing
	quick.SplitAfter = 0
	near := r.Costs.ClusterCosts
	near.Trip = 0
	warm := r.Costs.ClusterCosts
	warm.Join, warm.Warm = 0, 0
	for _, c := range []struct {
		what   string
		costs  ClusterCosts
		timing nats.Timing
	}{
		{"as it is", r.Costs.ClusterCosts, timing},
		{"server and follower take no time", free, timing},
		{"messages take no time under way", near, timing},
		{"loading the program takes no time", warm, timing},
		{"attempts are split at once, and server and follower take no time", free, quick},
		{"all of these", ClusterCosts{Attempt: r.Costs.Attempt}, quick},
	} {
		o, err := long.SimulateCluster(ctx, ClusterSim{Workers: most, Costs: c.costs, Timing: c.timing})
		if errors.Is(err, ErrOverloaded) {
			continue
		}
		if err != nil {
			return err
		}
		r.WhatIf = append(r.WhatIf, WhatIf{c.what, o.Time})
	}
	return nil
}

// Stretch returns t as if everything took so many times longer.
func (t *WorkTree) Stretch(factor float64) *WorkTree {
	u := &WorkTree{Nodes: slices.Clone(t.Nodes), Grain: time.Duration(float64(t.Grain) * factor), Taken: t.Taken}
	for i := range u.Nodes {
		u.Nodes[i].Own = time.Duration(float64(u.Nodes[i].Own) * factor)
	}
	return u
}
