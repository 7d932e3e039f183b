package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"genmcgo"
)

// Scaling is how one program scales with workers: measured with one, two and as
// many as the machine has processors, simulated for the others.
type Scaling struct {
	Program string `json:"program"`
	Model   string `json:"model"`
	// Equivalence says which executions count as one, see Equivalences.
	Equivalence string `json:"equivalence"`
	// Executions and Events of the whole exploration (events added to graphs).
	Executions uint64 `json:"executions"`
	Events     uint64 `json:"events"`

	// One is what one worker takes, Recorded what it takes while the tree of work is
	// recorded, Tree the time in that tree: medians, by the clock of its thread.
	One, Recorded, Tree time.Duration
	Nodes               int           `json:"nodes"`
	Alternatives        uint64        `json:"alternatives"` // taken up
	Grain               time.Duration `json:"grain"`
	Span                time.Duration `json:"span"` // the longest path of the tree

	Costs Costs `json:"costs"`
	// Misses counts the steps that had to be interpreted with one worker, ColdMisses
	// those of ColdWorkers workers together, each with a tree of steps of its own.
	// Miss is what one costs.
	Misses      uint64        `json:"misses"`
	ColdMisses  uint64        `json:"cold_misses"`
	ColdWorkers int           `json:"cold_workers"`
	Miss        time.Duration `json:"miss"`
	TaskEvents  float64       `json:"task_events"` // in a task, on average

	Measured  []MeasuredPoint  `json:"measured"`
	Simulated []SimulatedPoint `json:"simulated"`
	// Coarse is the simulated speed-up of the most workers on a tree four times as
	// coarse: how much the grain matters.
	Coarse float64 `json:"coarse"`
	// Paper is the speed-up with 48 threads in Table 1 of parallel-rf-smc-2020, 0 if
	// the program is not there.
	Paper float64 `json:"paper_48,omitempty"`

	tree *WorkTree
}

// MeasuredPoint is a measured speed-up: by the clock on the wall, which other
// processes disturb, and by those of the workers' threads: the time of the one
// worker over that of the busiest of several.
type MeasuredPoint struct {
	Workers int     `json:"workers"`
	Wall    float64 `json:"wall"`
	Clock   float64 `json:"clock"`
	CPU     float64 `json:"cpu"` // all workers' CPU time over that of one worker
	Tasks   uint64  `json:"tasks"`
}

// SimulatedPoint is a simulated speed-up. Idle and Over are the parts of the
// workers' time spent on waiting and on handing over.
type SimulatedPoint struct {
	Workers int           `json:"workers"`
	Time    time.Duration `json:"time"`
	Speedup float64       `json:"speedup"`
	Idle    float64       `json:"idle"`
	Over    float64       `json:"over"`
	Tasks   int           `json:"tasks"`
}

// DefaultScale are the numbers of workers that are simulated.
var DefaultScale = []int{1, 2, 4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96}

// finest is the least grain of a recorded tree: a few alternatives.
const finest = 2 * time.Microsecond

const defaultBudget = 64 << 20

// ScalingRun measures and simulates.
type ScalingRun struct {
	Equivalence string // co or rf; "" is co
	Workers     []int  // to be simulated; nil is DefaultScale
	Runs        int    // of each kind, at least 1
	Limit       int    // nodes of a recorded tree, 0 is 2^18
	// Budget bounds the memory of a worker's tree of steps in bytes, 0 is 64 MiB.
	Budget   int
	Progress func(what string) // told before each run; may be nil
}

// Run records p under model and simulates it. It fails if p cannot be explored
// to its end, and for the equivalence rvf: there whether some alternatives are taken up at
// all depends on what others found (backtrack signals), so an exploration is no tree
// of work that could be shared out in another way.
func (sr *ScalingRun) Run(ctx context.Context, name string, p *genmcgo.Program, model string) (*Scaling, error) {
	s := &Scaling{Program: name, Model: model, Equivalence: cmp.Or(sr.Equivalence, "co")}
	if s.Equivalence == "rvf" {
		return nil, errors.New("there is no tree of work of an exploration up to the values read (rvf): what is to be explored depends on what was found elsewhere")
	}
	scale := sr.Workers
	if scale == nil {
		scale = DefaultScale
	}
	most := slices.Max(scale)
	say := func(format string, args ...any) {
		if sr.Progress != nil {
			sr.Progress(fmt.Sprintf(format, args...))
		}
	}
	runs := max(sr.Runs, 1)
	var one, oneWall, recorded []float64
	var tree *WorkTree
	procs := runtime.GOMAXPROCS(0)
	several := []int{}
	for _, w := range []int{2, procs} {
		if w > 1 && w <= procs && !slices.Contains(several, w) {
			several = append(several, w)
		}
	}
	walls, clocks, cpus := map[int][]float64{}, map[int][]float64{}, map[int][]float64{}
	tasks := map[int]uint64{}
	var giving, taking []time.Duration
	var given, taskEvents uint64
	note := func(r *genmcgo.Measured) {
		for i := range r.PerWorker {
			w := &r.PerWorker[i]
			giving, taking = append(giving, w.Giving...), append(taking, w.Taking...)
			taskEvents += w.TaskEvents
		}
		given += r.Tasks
	}
	for run := range runs {
		say("%s, %s: one worker, run %d of %d", name, model, run+1, runs)
		r, err := sr.explore(ctx, p, model, 1, genmcgo.Instruments{})
		if err != nil {
			return nil, err
		}
		s.Executions, s.Events, s.Misses = r.Complete, r.Visits, r.CacheMisses
		one = append(one, busiest(r))
		oneWall = append(oneWall, r.Elapsed.Seconds())

		say("%s, %s: recording, run %d of %d", name, model, run+1, runs)
		rec := &Recorder{Limit: sr.Limit, Grain: finest}
		if r, err = sr.explore(ctx, p, model, 1, genmcgo.Instruments{OnTake: rec.Take}); err != nil {
			return nil, err
		}
		recorded = append(recorded, busiest(r))
		got, err := rec.Tree()
		if err != nil {
			return nil, err
		}
		if tree == nil || got.Total() < tree.Total() { // the run that was disturbed least
			tree = got
		}
		for _, w := range several {
			say("%s, %s: %d workers, run %d of %d", name, model, w, run+1, runs)
			if r, err = sr.explore(ctx, p, model, w, genmcgo.Instruments{}); err != nil {
				return nil, err
			}
			if r.Complete != s.Executions {
				return nil, fmt.Errorf("BUG: %d executions with %d workers, %d with one", r.Complete, w, s.Executions)
			}
			all := 0.0
			for i := range r.PerWorker {
				all += r.PerWorker[i].CPU.Seconds()
			}
			walls[w], clocks[w], cpus[w] = append(walls[w], r.Elapsed.Seconds()), append(clocks[w], busiest(r)), append(cpus[w], all)
			tasks[w] = r.Tasks
			note(r)
		}
	}
	// With each of many workers keeping its own tree of steps: what does it cost to
	// warm them up? They take turns on the processors there are, so time says nothing.
	s.ColdWorkers = most
	say("%s, %s: %d workers taking turns", name, model, most)
	r, err := sr.explore(ctx, p, model, most, genmcgo.Instruments{Oversubscribe: true, Misses: true})
	if err != nil {
		return nil, err
	}
	note(r)
	s.ColdWorkers, s.ColdMisses, s.Miss = len(r.PerWorker), r.CacheMisses, mean(r.Misses)
	if s.ColdWorkers > 1 && s.ColdMisses > s.Misses {
		s.Costs.Warm = time.Duration(float64(s.ColdMisses-s.Misses) / float64(s.ColdWorkers-1) * float64(s.Miss))
	}

	s.One, s.Recorded, s.Tree = seconds(Median(one)), seconds(Median(recorded)), tree.Total()
	s.tree, s.Nodes, s.Alternatives, s.Grain, s.Span = tree, len(tree.Nodes), tree.Taken, tree.Grain, tree.Span()
	s.Costs.Give, s.Costs.Take, s.Costs.Wake = middle(giving), middle(taking), wakeTime()
	if given > 0 {
		s.TaskEvents = float64(taskEvents) / float64(given)
	}
	s.Costs.Pause = time.Duration(genmcgo.GiveCost * s.TaskEvents * float64(s.One) / float64(max(s.Events, 1)))
	for _, w := range several {
		s.Measured = append(s.Measured, MeasuredPoint{Workers: w, Tasks: tasks[w],
			Wall: Median(oneWall) / Median(walls[w]), Clock: Median(one) / Median(clocks[w]), CPU: Median(cpus[w]) / Median(one)})
	}
	say("%s, %s: simulating", name, model)
	for _, w := range scale {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		x := tree.Simulate(w, s.Costs)
		s.Simulated = append(s.Simulated, SimulatedPoint{Workers: w, Time: x.Time, Speedup: x.Speedup(s.Tree), Idle: x.Idle(),
			Over: float64(x.Over) / float64(max(1, x.Time)*time.Duration(w)), Tasks: x.Tasks})
	}
	coarse := tree.Coarsen(4*max(tree.Grain, time.Microsecond)).Simulate(most, s.Costs)
	s.Coarse = coarse.Speedup(s.Tree)
	return s, nil
}

// WorkTree is the tree that was recorded.
func (s *Scaling) WorkTree() *WorkTree { return s.tree }

// under is the model, with the equivalence if it is not co.
func (s *Scaling) under() string {
	if s.Equivalence != "" && s.Equivalence != "co" {
		return s.Model + ", " + s.Equivalence
	}
	return s.Model
}

// At returns the simulated speed-up of so many workers, 0 if it was not asked for.
func (s *Scaling) At(workers int) float64 {
	for _, p := range s.Simulated {
		if p.Workers == workers {
			return p.Speedup
		}
	}
	return 0
}

func (sr *ScalingRun) explore(ctx context.Context, p *genmcgo.Program, model string, workers int, in genmcgo.Instruments) (*genmcgo.Measured, error) {
	runtime.GC() // the last run's garbage is none of this one's business
	budget := cmp.Or(sr.Budget, defaultBudget)
	o := genmcgo.Options{Model: model, Workers: workers, Equivalence: sr.Equivalence, CacheMem: uint64(budget * min(workers, runtime.GOMAXPROCS(0)))}
	if _, ok := threadTime(); ok {
		in.ThreadClock = func() time.Duration { t, _ := threadTime(); return t }
	}
	r, err := p.Measure(ctx, o, in)
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case r.Stopped != "":
		return nil, notEnded(r)
	}
	return r, nil
}

// notEnded is the error about a run that ended early.
func notEnded(r *genmcgo.Measured) error {
	what := r.Stopped
	if len(r.Errors) > 0 {
		what = r.Errors[0]
	}
	return errors.New("the exploration did not reach its end: " + what)
}

// busiest is the CPU time of the worker that used most, in seconds; the time on
// the wall where threads have no clocks.
func busiest(r *genmcgo.Measured) float64 {
	most := time.Duration(0)
	for i := range r.PerWorker {
		most = max(most, r.PerWorker[i].CPU)
	}
	if most == 0 {
		most = r.Elapsed
	}
	return most.Seconds()
}

// mean leaves out the slowest hundredth: those are calls in whose middle the
// thread did not run.
func mean(samples []time.Duration) time.Duration {
	slices.Sort(samples)
	kept := samples[:len(samples)-len(samples)/100]
	if len(kept) == 0 {
		return 0
	}
	sum := time.Duration(0)
	for _, d := range kept {
		sum += d
	}
	return sum / time.Duration(len(kept))
}

// wakeTime is the median time from when a goroutine signals a condition until
// another that sleeps until then runs, as between workers of package trust.
func wakeTime() time.Duration {
	var mu sync.Mutex
	wake := sync.NewCond(&mu)
	var at time.Time
	var samples []time.Duration
	const rounds = 201
	done := make(chan struct{})
	go func() {
		defer close(done)
		mu.Lock()
		defer mu.Unlock()
		for range rounds {
			for at.IsZero() {
				wake.Wait()
			}
			samples = append(samples, time.Since(at))
			at = time.Time{}
		}
	}()
	for sent := 0; sent < rounds; {
		mu.Lock()
		free := at.IsZero() && len(samples) == sent
		mu.Unlock()
		if !free {
			runtime.Gosched()
			continue
		}
		// The other one has to be asleep, as a worker without a task is.
		for from := time.Now(); time.Since(from) < 50*time.Microsecond; {
		}
		mu.Lock()
		at = time.Now()
		mu.Unlock()
		wake.Signal()
		sent++
	}
	<-done
	return middle(samples)
}

func middle(d []time.Duration) time.Duration {
	if len(d) == 0 {
		return 0
	}
	s := slices.Sorted(slices.Values(d))
	return s[len(s)/2]
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

// WriteScaling prints what was measured and simulated as Markdown, with the
// paper's figures and the assumptions.
func WriteScaling(w io.Writer, all []*Scaling) error {
	var b strings.Builder
	if len(all) == 0 {
		return nil
	}
	scale := all[0].Simulated
	b.WriteString("### Speed-up\n\n| program | model | executions | 1 worker |")
	for _, p := range scale[min(1, len(scale)):] {
		fmt.Fprintf(&b, " %d |", p.Workers)
	}
	b.WriteString(" measured 2 | paper 48 |\n|---|---|--:|--:|")
	b.WriteString(strings.Repeat("--:|", len(scale)+1) + "\n")
	at48 := []float64{}
	for _, s := range all {
		fmt.Fprintf(&b, "| %s | %s | %d | %s |", s.Program, s.under(), s.Executions, short(s.One))
		for _, p := range s.Simulated[min(1, len(s.Simulated)):] {
			fmt.Fprintf(&b, " %.*f |", digits(p.Speedup), p.Speedup)
		}
		m := "–"
		for _, p := range s.Measured {
			if p.Workers == 2 {
				m = fmt.Sprintf("%.2f", p.Clock)
			}
		}
		paper := "–"
		if s.Paper > 0 {
			paper = fmt.Sprintf("%.1f", s.Paper)
		}
		fmt.Fprintf(&b, " %s | %s |\n", m, paper)
		if x := s.At(48); x > 0 {
			at48 = append(at48, x)
		}
	}
	if len(at48) > 0 {
		sum := 0.0
		for _, x := range at48 {
			sum += x
		}
		fmt.Fprintf(&b, "\nSimulated with 48 workers: %.1f on average, at least %.1f.\n", sum/float64(len(at48)), slices.Min(at48))
	}
	fmt.Fprintf(&b, `
The columns with a number of workers are simulated. "paper 48" is the quotient of the last two columns of Table 1 of
parallel-rf-smc-2020: Nidhugg/rfsc with one thread and with 48 on a machine with 48 cores. Of its Figure 4 the text says:
almost linear up to %d threads, %.0f times on average with %d, %s.

### Measured

`, PublishedSpeedup.LinearUpTo, PublishedSpeedup.Average, PublishedSpeedup.Threads, PublishedSpeedup.MoreThreads)
	b.WriteString("| program | model | workers | wall | clock | CPU | tasks | recorded | time in the tree |\n|---|---|--:|--:|--:|--:|--:|--:|--:|\n")
	for _, s := range all {
		for _, p := range s.Measured {
			fmt.Fprintf(&b, "| %s | %s | %d | %.2f | %.2f | %.2f | %d | %+.1f%% | %+.1f%% |\n", s.Program, s.under(), p.Workers, p.Wall, p.Clock, p.CPU, p.Tasks,
				100*(float64(s.Recorded)/float64(s.One)-1), 100*(float64(s.Tree)/float64(s.One)-1))
		}
	}
	b.WriteString(`
Speed-up over one worker by the clock on the wall, which other processes on the machine disturb, and by the clocks of the
threads (time of the one worker over time of the busiest); then the CPU time of all workers over that of one, and the
tasks handed over. "recorded" is how much longer the run takes while its tree is recorded, "time in the tree" how much more or
less time than one worker's is in the tree that the simulation works on.

### What the simulation was given

`)
	b.WriteString("| program | model | alternatives | nodes | grain | longest path | events of a task | give | take | wake | pause | misses | cold misses | a miss | warm-up | 4× coarser |\n")
	b.WriteString("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n")
	for _, s := range all {
		fmt.Fprintf(&b, "| %s | %s | %d | %d | %s | %s | %.0f | %s | %s | %s | %s | %d | %d (%d) | %s | %s | %.1f |\n", s.Program, s.under(), s.Alternatives, s.Nodes,
			short(s.Grain), short(s.Span), s.TaskEvents, short(s.Costs.Give), short(s.Costs.Take), short(s.Costs.Wake), short(s.Costs.Pause),
			s.Misses, s.ColdMisses, s.ColdWorkers, short(s.Miss), short(s.Costs.Warm), s.Coarse)
	}
	b.WriteString(`
Assumptions. One worker's run is cut into alternatives, each with the time spent on it alone; a worker takes up the newest
alternative it left pending, and one without any gets the oldest of a busy one, chosen as if by chance, that did not give or
take within the pause: the rules of package trust. An alternative is known when its parent is done. Giving a task, waking
the taker and rebuilding the graph cost what they cost here (medians); every taker is taken to be asleep, though most tasks come
before it is. Each worker but the first has the same additional
misses as in a run in which so many workers (in brackets) took turns on this machine; each costs what a miss costs on
average. Alternatives shorter than the grain are handed over in bundles of at least the grain; the last column is the
speed-up of the most workers on a tree four times as coarse. Every worker has a core for itself as fast as this one: no
limits of memory bandwidth, no distant memory, no shared caches, no common clock rate. Garbage collection and starting up are left out. Handing
over is never delayed by others who do the same.
`)
	_, err := io.WriteString(w, b.String())
	return err
}

func digits(x float64) int {
	if x < 9.95 {
		return 2
	}
	return 1
}

// short prints a time with three digits.
func short(d time.Duration) string {
	if d <= 0 {
		return "0"
	}
	unit := time.Duration(1)
	for d/unit >= 1000 {
		unit *= 10
	}
	return d.Round(unit).String()
}

// ScalingChart draws the simulated speed-ups, the measured ones, and what the
// paper says of its Figure 4.
func ScalingChart(all []*Scaling) *Chart {
	var series []Series
	for _, s := range all {
		p := Series{Name: s.Program + " " + s.under() + " (simulated)", Look: Predicted}
		for _, x := range s.Simulated {
			p.X, p.Y = append(p.X, float64(x.Workers)), append(p.Y, x.Speedup)
		}
		m := Series{Name: s.Program + " " + s.under() + " (measured)", X: []float64{1}, Y: []float64{1}, Look: Measured}
		for _, x := range s.Measured {
			m.X, m.Y = append(m.X, float64(x.Workers)), append(m.Y, x.Clock)
		}
		series = append(series, p, m)
	}
	series = append(series, Series{Name: "Nidhugg/rfsc, average (parallel-rf-smc-2020)", Look: Published,
		X: []float64{1, float64(PublishedSpeedup.LinearUpTo), float64(PublishedSpeedup.Threads)},
		Y: []float64{1, float64(PublishedSpeedup.LinearUpTo), PublishedSpeedup.Average}})
	return SpeedupChart("Speed-up", series...)
}

// ScalingPanels draws the simulated speed-ups of the programs, a diagram for each with a line
// for each parameter, as Figure 4 of parallel-rf-smc-2020 does. Dots are measured; rings are
// the paper's: of its curves only the points at 48 threads are known (PaperSpeedup).
func ScalingPanels(all []*Scaling) *PanelChart {
	c := &PanelChart{Note: "lines: simulated; dots: measured here; rings: Nidhugg/rfsc with 48 threads on 48 cores (Table 1 of parallel-rf-smc-2020)"}
	panels := map[string]*Chart{}
	for _, s := range all {
		program, _, _ := strings.Cut(s.Program, "(")
		title := program + " under " + s.under()
		p := panels[title]
		if p == nil {
			p = SpeedupChart(title)
			p.Series[0].Name = "" // linear: one sees that
			panels[title] = p
			c.Panels = append(c.Panels, p)
		}
		line, dots, ring := Series{Name: s.Program, Look: Predicted}, Series{Look: Dots, Same: true}, Series{Look: Rings, Same: true}
		for _, x := range s.Simulated {
			line.X, line.Y = append(line.X, float64(x.Workers)), append(line.Y, x.Speedup)
		}
		for _, x := range s.Measured {
			dots.X, dots.Y = append(dots.X, float64(x.Workers)), append(dots.Y, x.Clock)
		}
		if s.Paper > 0 {
			ring.X, ring.Y = []float64{float64(PublishedSpeedup.Threads)}, []float64{s.Paper}
		}
		p.Series = append(p.Series, line, dots, ring)
	}
	for _, p := range c.Panels {
		most := 1.0
		for _, s := range p.Series[1:] {
			for _, x := range s.X {
				most = max(most, x)
			}
		}
		p.Series[0].X, p.Series[0].Y = []float64{0, most}, []float64{0, most}
	}
	return c
}

// SeveralParameters reports whether there is a program with more than one parameter.
func SeveralParameters(all []*Scaling) bool {
	seen := map[string]bool{}
	for _, s := range all {
		program, _, _ := strings.Cut(s.Program, "(")
		if seen[program+" "+s.under()] {
			return true
		}
		seen[program+" "+s.under()] = true
	}
	return false
}

// Figure4 lists what Figure 4 of parallel-rf-smc-2020 shows, which is its Table 1, as
// PROGRAM:N, up to a parameter if maxN is not 0; without circular_buffer:10, whose
// exploration ends at an error.
func Figure4(maxN int) []string {
	var out []string
	for _, t := range PaperTables() {
		for _, r := range t.Rows {
			if t.ID == "parallel-rf-2020-1" && r.Note != noteBuffer && (maxN == 0 || r.N <= maxN) {
				out = append(out, fmt.Sprintf("%s:%d", r.Program, r.N))
			}
		}
	}
	return out
}

// PaperSpeedup is the quotient of the seconds that Table 1 of
// parallel-rf-smc-2020 gives for one thread and for 48; 0 if it does not have the
// program with this parameter.
func PaperSpeedup(program string, n int) float64 {
	for _, t := range PaperTables() {
		if t.ID != "parallel-rf-2020-1" {
			continue
		}
		for _, r := range t.Rows {
			one, many := r.Seconds["NIDHUGG/rfsc"], r.Seconds["rfsc-48"]
			if r.Program == program && r.N == n && many > 0 {
				return one / many
			}
		}
	}
	return 0
}
