package bench

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
)

// goalWorkers and goalEfficiency are what the stretched trees are held against.
const (
	goalWorkers    = 64
	goalEfficiency = 0.97
)

// InspectSpeedup is what distributed-inspect-2007 reports for its largest program (Figure 12), with
// 64 workers and a load balancer.
const InspectSpeedup = 63.2

// WriteMarkdown prints what was measured and simulated, with a short reading.
func (r *ClusterResult) WriteMarkdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Clusters: measured with worker processes on one machine, simulated beyond\n\nThis page was written by\n\n```sh\n%s\n```\n\n", strings.Join(r.Command, " "))
	fmt.Fprintf(&b, "%s; %s", r.Date, r.Machine)
	if r.Load != "" {
		fmt.Fprintf(&b, "; load average when it began: %s", r.Load)
	}
	fmt.Fprintf(&b, "; %s. [docs/benchmarks.md](../docs/benchmarks.md#clusters) describes the method.\n\n", r.Version)
	if r.Interrupted {
		b.WriteString("**Interrupted**: these are the rows that were done by then.\n\n")
	}
	r.writeReading(&b)
	r.writeReal(&b)
	r.writeSimulated(&b)
	r.writeInputs(&b)
	_, err := io.WriteString(w, b.String())
	return err
}

func (r *ClusterRow) name() string {
	if r.Equivalence != "co" {
		return r.Program + " " + r.Model + ", " + r.Equivalence
	}
	return r.Program + " " + r.Model
}

// allows says what the tree with multiplied times allows.
func (r *ClusterRow) allows() string {
	if r.Best == nil {
		return ""
	}
	each := time.Duration(float64(r.stretched()) / float64(max(r.Complete+r.Blocked, 1)))
	return fmt.Sprintf("; %.3f if nothing but exploring took time: multiplied by %s, an execution takes %s, and the longest path is %s",
		r.Best.Efficiency(r.stretched()), figures(r.Factor), short(each), short(time.Duration(r.Factor*float64(r.Span))))
}

// at returns the outcome for so many workers, or nil.
func at(outs []*ClusterOutcome, workers int) *ClusterOutcome {
	for _, o := range outs {
		if o.Workers == workers {
			return o
		}
	}
	return nil
}

// stretched is the time of one worker by itself on the stretched tree.
func (r *ClusterRow) stretched() time.Duration { return time.Duration(r.Factor * float64(r.Tree)) }

// writeReading says in words what the figures say.
func (r *ClusterResult) writeReading(b *strings.Builder) {
	b.WriteString("## In short\n\n")
	real, wrong, least := 0, 0, 1.0
	var errs, attempts []float64
	for _, row := range r.Rows {
		for _, p := range row.Runs {
			real++
			if p.Remark != "" {
				wrong++
			}
			if e := row.byCPU(&p); e < least {
				least = e
			}
			if p.Predicted != nil {
				errs = append(errs, p.Predicted.Time.Seconds()/p.Wall-1)
				attempts = append(attempts, float64(p.Predicted.Attempts)/float64(max(p.Attempts, 1)))
			}
		}
	}
	if real > 0 {
		fmt.Fprintf(b, "* **Run**: %d runs with up to %d worker processes on this machine; %d of them had other totals than one worker without a cluster. ",
			real, r.mostWorkers(), wrong)
		fmt.Fprintf(b, "All workers together took at most %.2f times the CPU time of that one worker. Wall times are those of a machine with other work to do.\n", 1/least)
		slices.Sort(errs)
		fmt.Fprintf(b, "* **The simulator** was held against these runs: its wall times are %+.0f %% to %+.0f %% off (%+.0f %% in the middle), its numbers of attempts %.2f to %.2f times the real ones.\n",
			100*errs[0], 100*errs[len(errs)-1], 100*Median(errs), slices.Min(attempts), slices.Max(attempts))
	}
	var good, bad []string
	for _, row := range r.Rows {
		if o := at(row.Stretched, goalWorkers); o != nil {
			text := fmt.Sprintf("%s %.3f (speed-up %.1f)", row.name(), o.Efficiency(row.stretched()), o.Efficiency(row.stretched())*goalWorkers)
			if o.Efficiency(row.stretched()) >= goalEfficiency {
				good = append(good, text)
			} else {
				bad = append(bad, text+row.allows())
			}
		}
	}
	if len(good)+len(bad) > 0 {
		fmt.Fprintf(b, "* **Simulated, %s of CPU time on %d workers**: the efficiency is %.2f or more on %d of %d rows", short(r.Stretch), goalWorkers, goalEfficiency, len(good), len(good)+len(bad))
		if len(good) > 0 {
			fmt.Fprintf(b, ": %s", strings.Join(good, "; "))
		}
		b.WriteString(".")
		if len(bad) > 0 {
			fmt.Fprintf(b, " It is less for %s.", strings.Join(bad, "; "))
		}
		fmt.Fprintf(b, " distributed-inspect-2007 reports a speed-up of %.1f with %d workers (and a load balancer) on a run of 11 hours.\n", InspectSpeedup, goalWorkers)
	}
	for _, row := range r.Rows {
		if n := len(row.Stretched); n > 0 {
			o := row.Stretched[n-1]
			fmt.Fprintf(b, "* **What limits %d workers on %s** (%s each): %s.\n", o.Workers, row.name(), short(row.stretched()/time.Duration(o.Workers)), row.limits(o))
		}
		if row.Overloaded > 0 {
			fmt.Fprintf(b, "* **%d workers on %s** are too many: the server has no time for all they send, and nothing would come to its end.\n", row.Overloaded, row.name())
		}
	}
	b.WriteString("\n")
}

func (r *ClusterResult) mostWorkers() int {
	most := 0
	for _, row := range r.Rows {
		for _, p := range row.Runs {
			most = max(most, p.Workers)
		}
	}
	return most
}

// byCPU is the CPU time of one worker without a cluster over that of all workers.
func (r *ClusterRow) byCPU(p *ClusterPoint) float64 {
	if len(r.Local) == 0 || p.CPU <= 0 {
		return 1
	}
	return r.Local[0].CPU / p.CPU
}

// limits says what most of the workers' time goes on besides exploring, and what would help.
func (r *ClusterRow) limits(o *ClusterOutcome) string {
	parts := []struct {
		what string
		d    time.Duration
	}{
		{"waiting for a first task", o.Before}, {"having no task for a while", o.Between}, {"having no task any more", o.After},
		{"loading the program", o.Joining}, {"making bundles and records", o.Over}, {"waiting for answers of the server", o.Waiting},
	}
	slices.SortStableFunc(parts, func(a, b struct {
		what string
		d    time.Duration
	}) int {
		return int(b.d - a.d)
	})
	var s []string
	for _, p := range parts[:3] {
		s = append(s, fmt.Sprintf("%s takes %.0f %%", p.what, 100*o.Share(p.d)))
	}
	text := fmt.Sprintf("%.0f %% of their time is exploring; %s; the server is busy %.0f %% of the time and the follower %.0f %%", 100*o.Share(o.Work), strings.Join(s, ", "),
		100*float64(o.Server)/float64(o.Time), 100*float64(o.Follower)/float64(o.Time))
	if len(r.WhatIf) > 2 {
		best := slices.MinFunc(r.WhatIf[1:len(r.WhatIf)-1], func(a, b WhatIf) int { return int(a.Time - b.Time) })
		text += fmt.Sprintf(". Most would be gained if %s: %s instead of %s", best.What, short(best.Time), short(r.WhatIf[0].Time))
	}
	return text
}

func (r *ClusterResult) writeReal(b *strings.Builder) {
	table := [][]string{{"row", "workers", "executions", "totals", "CPU s", "by CPU", "wall s", "speed-up", "attempts", "messages", "server CPU s", "client CPU s"}}
	checked := [][]string{{"row", "workers", "speed", "wall s", "predicted", "off", "attempts", "predicted", "messages", "predicted", "CPU s", "predicted", "off"}}
	for _, row := range r.Rows {
		for k, p := range row.Local {
			line := []string{row.name(), fmt.Sprintf("%d, one process", p.Workers), humanize.Comma(row.Complete), "equal", figures(p.CPU), figures(row.Local[0].CPU / p.CPU), figures(p.Wall),
				figures(row.Local[0].Wall / p.Wall), "–", "–", "–", "–"}
			if k == 0 {
				line[3] = "–"
			}
			table = append(table, line)
		}
		for _, p := range row.Runs {
			totals := "equal"
			if p.Remark != "" {
				totals = "**" + p.Remark + "**"
			}
			attempts := strconv.Itoa(p.Attempts)
			if p.Wasted > 0 {
				attempts += fmt.Sprintf(" (%d more in vain)", p.Wasted)
			}
			table = append(table, []string{row.name(), strconv.Itoa(p.Workers), humanize.Comma(row.Complete), totals, figures(p.CPU), figures(row.byCPU(&p)), figures(p.Wall),
				figures(row.Local[0].Wall / p.Wall), attempts, humanize.Comma(int64(p.Messages)), figures(p.Server), figures(p.Client)})
			if q := p.Predicted; q != nil {
				wall := q.Time.Seconds()
				checked = append(checked, []string{row.name(), strconv.Itoa(p.Workers), fmt.Sprintf("%.2f", p.Speed), figures(p.Wall), figures(wall), fmt.Sprintf("%+.0f %%", 100*(wall/p.Wall-1)),
					strconv.Itoa(p.Attempts), strconv.Itoa(q.Attempts), humanize.Comma(int64(p.Messages)), humanize.Comma(int64(q.Messages)),
					figures(p.CPU), figures(p.PredictedCPU), fmt.Sprintf("%+.0f %%", 100*(p.PredictedCPU/p.CPU-1))})
			}
		}
	}
	if len(table) == 1 {
		return
	}
	b.WriteString("## Run on this machine\n\n")
	writeTable(b, table)
	b.WriteString(`
A server, worker processes with one task at a time each (` + "`genmcgo join -j 1`" + `), and a run with ` + "`--cluster`" + `. "CPU s" is that of all
workers (without a cluster: of the process), and "by CPU" that of one worker without a cluster divided by it: the
efficiency, as far as it does not depend on what else the machine does. More workers than processors take turns, so
"speed-up", which is in wall time, means little for them. "Totals" are the verdict and the numbers of executions.

## The simulator against these runs

`)
	writeTable(b, checked)
	b.WriteString(`
"Speed" is how much CPU time a worker got in a second in which it had a task. The simulation was given that, the tree
that was recorded, and the costs below; nothing was fitted.

`)
}

func (r *ClusterResult) writeSimulated(b *strings.Builder) {
	for _, part := range []struct {
		title, note string
		outs        func(*ClusterRow) []*ClusterOutcome
		total       func(*ClusterRow) time.Duration
	}{
		{"Simulated: " + short(r.Stretch) + " of CPU time", "The recorded trees with all times multiplied, so that they add up to " + short(r.Stretch) +
			". That makes the longest path and the parts that cannot be divided longer, too, which a program with more executions would not.",
			func(row *ClusterRow) []*ClusterOutcome { return row.Stretched }, (*ClusterRow).stretched},
		{"Simulated: as recorded", "", func(row *ClusterRow) []*ClusterOutcome { return row.Simulated }, func(row *ClusterRow) time.Duration { return row.Tree }},
	} {
		table := [][]string{{"row", "workers", "time", "speed-up", "efficiency", "exploring", "no task yet", "between", "at the end", "loading", "bundles", "waiting", "server", "follower", "attempts", "queue"}}
		for _, row := range r.Rows {
			for _, o := range part.outs(row) {
				e := o.Efficiency(part.total(row))
				percent := func(d time.Duration) string { return fmt.Sprintf("%.1f %%", 100*o.Share(d)) }
				busy := func(d time.Duration) string { return fmt.Sprintf("%.1f %%", 100*float64(d)/float64(max(o.Time, 1))) }
				table = append(table, []string{row.name(), humanize.Comma(int64(o.Workers)), short(o.Time), figures(e * float64(o.Workers)), fmt.Sprintf("%.3f", e), percent(o.Work), percent(o.Before),
					percent(o.Between), percent(o.After), percent(o.Joining), percent(o.Over), percent(o.Waiting), busy(o.Server), busy(o.Follower), humanize.Comma(int64(o.Attempts)), strconv.Itoa(o.Queue)})
			}
		}
		if len(table) == 1 {
			continue
		}
		fmt.Fprintf(b, "## %s\n\n", part.title)
		writeTable(b, table)
		fmt.Fprintf(b, "\n%s\n\n", strings.TrimSpace(part.note))
	}
	head := []string{"row", "workers"}
	table := [][]string{head}
	for _, row := range r.Rows {
		if len(row.WhatIf) == 0 {
			continue
		}
		table = append(table, append([]string{row.name(), humanize.Comma(int64(row.Stretched[len(row.Stretched)-1].Workers))}, make([]string, len(table[0])-2)...))
		line := len(table) - 1
		for _, wi := range row.WhatIf {
			column := slices.Index(table[0], wi.What)
			if column < 0 {
				column = len(table[0])
				for i := range table {
					table[i] = append(table[i], "")
				}
				table[0][column] = wi.What
			}
			table[line][column] = short(wi.Time)
		}
	}
	if len(table) > 1 {
		b.WriteString("## What if\n\nThe time of the most workers on the longer trees, if something cost nothing:\n\n")
		writeTable(b, table)
		b.WriteString("\n")
	}
}

func (r *ClusterResult) writeInputs(b *strings.Builder) {
	b.WriteString("## What the simulation was given\n\n")
	table := [][]string{{"row", "executions", "tree", "times", "nodes", "grain", "longest path", "attempt", "loading", "warm-up", "trip", "trip here", "message at the server", "storing one", "messages per attempt", "record at the follower"}}
	for _, row := range r.Rows {
		c := row.Costs
		executions := humanize.Comma(row.Complete)
		if row.Partial {
			executions += ", not all"
		}
		if row.Earlier {
			executions += ", recorded before"
		}
		table = append(table, []string{row.name(), executions, short(row.Tree), figures(max(row.Factor, 1)), humanize.Comma(int64(row.Nodes)), short(row.Grain), short(row.Span),
			short(c.Attempt), short(c.Join), short(c.Warm), short(c.Trip), short(c.TripHere), short(c.Message), short(c.Store), fmt.Sprintf("%.1f", c.PerAttempt), short(c.Fold)})
	}
	writeTable(b, table)
	t := r.Timing
	fmt.Fprintf(b, `
"Tree" is the CPU time in it, and "times" by what it was multiplied for the longer one. "Not all" is a recording that
was ended before the exploration had come to its end: the simulation has what was explored by then. All steps of the threads had been
interpreted before the recording began, so what is multiplied is the exploration alone. "Recorded before" is a tree that an earlier run
kept in --trees, perhaps on another machine. Costs were measured with
attempts that are as short as possible, with CPU clocks where something is computed: what an attempt costs its worker
besides exploring; loading the job, once; warm-up, an upper bound of what each worker takes to interpret steps (each
once); a message to the server and back, the fastest tenth part of 2,000, and %s more for a
network; the one in the middle ("trip here", used above for the runs on this machine). "Messages per attempt" are those of attempts
that leave something which their worker goes on with. Server and follower handle messages one after the other.

Workers say that they are idle after %s, or 1/%d of the time that they had waited before if that is more, and then ever less often,
up to every %s; a worker that hears of several gives away as many of its oldest alternatives, up to %d and half of what it has;
an attempt is not split before it is %s old; if it has nothing to give for %s, others are told; it ends after %s; a
worker makes up to %d attempts in a row of what came in one message. These are the numbers of package cluster/nats. Left out are lost messages, workers that die, the compaction of logs, and connections of different speed.
`, short(r.Network), short(t.HungryFirst), t.HungryPart, short(t.HungryLast), t.SplitMost, short(t.SplitAfter), short(t.SplitWithin), short(t.Slice), t.Chain)
}

// WriteJSON prints everything.
func (r *ClusterResult) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(r)
}

// WriteCSV prints a line for every run and every simulation.
func (r *ClusterResult) WriteCSV(w io.Writer) error {
	c := csv.NewWriter(w)
	f := func(v float64) string { return strconv.FormatFloat(v, 'g', 6, 64) }
	c.Write([]string{"program", "model", "equivalence", "what", "workers", "wall_s", "cpu_s", "efficiency", "attempts", "messages", "server_s"})
	for _, row := range r.Rows {
		line := func(what string, workers int, wall, cpu, efficiency float64, attempts, messages int, server float64) {
			c.Write([]string{row.Program, row.Model, row.Equivalence, what, strconv.Itoa(workers), f(wall), f(cpu), f(efficiency), strconv.Itoa(attempts), strconv.Itoa(messages), f(server)})
		}
		for _, p := range row.Local {
			line("local", p.Workers, p.Wall, p.CPU, row.Local[0].CPU/p.CPU, 0, 0, 0)
		}
		for _, p := range row.Runs {
			line("cluster", p.Workers, p.Wall, p.CPU, row.byCPU(&p), p.Attempts, p.Messages, p.Server)
			if q := p.Predicted; q != nil {
				line("predicted", p.Workers, q.Time.Seconds(), p.PredictedCPU, row.Local[0].CPU/p.PredictedCPU, q.Attempts, q.Messages, q.Server.Seconds())
			}
		}
		for _, o := range row.Simulated {
			line("simulated", o.Workers, o.Time.Seconds(), (o.Work + o.Joining + o.Over).Seconds(), o.Efficiency(row.Tree), o.Attempts, o.Messages, o.Server.Seconds())
		}
		for _, o := range row.Stretched {
			line("stretched", o.Workers, o.Time.Seconds(), (o.Work + o.Joining + o.Over).Seconds(), o.Efficiency(row.stretched()), o.Attempts, o.Messages, o.Server.Seconds())
		}
	}
	c.Flush()
	return c.Error()
}

// WriteFiles writes cluster.md, cluster.json and cluster.csv into dir.
func (r *ClusterResult) WriteFiles(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for ext, write := range map[string]func(io.Writer) error{".md": r.WriteMarkdown, ".json": r.WriteJSON, ".csv": r.WriteCSV} {
		var b strings.Builder
		if err := write(&b); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, "cluster"+ext), []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
