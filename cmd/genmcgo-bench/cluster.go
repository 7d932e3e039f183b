package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"genmcgo/bench"
)

// clusters measures programs with worker processes and simulates more of them. It reports whether all
// runs had the same totals.
func clusters(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench cluster", pflag.ContinueOnError)
	fs.SetOutput(errw)
	fs.SortFlags = false
	models := fs.StringSlice("models", []string{"sc"}, "memory models")
	rows := fs.String("rows", "", "`PATTERN` of the programs of tables to run: fib_bench, 'fib_bench(5)', '*lock*'")
	maxN := fs.Int("max-n", 0, "leave out rows of tables whose parameter is greater than `N`")
	equivalence := fs.String("equivalence", "co", "which executions count as one: co or rf (with rvf there is no tree of work)")
	workers := fs.IntSlice("workers", []int{1, 2, 4, 8}, "numbers of worker processes to run; 0 runs none")
	simulate := fs.IntSlice("simulate", bench.DefaultClusterScale, "numbers of workers to simulate")
	most := fs.Float64("max-seconds", 60, "only simulate rows that take one worker more than this CPU `TIME`")
	recordFor := fs.Duration("record-for", 0, "end the recording of a row after this `DURATION`; the simulation then has a part of it; 0 records all")
	stretch := fs.Duration("stretch", time.Hour, "also simulate trees with their times multiplied so that they add up to this `DURATION`; 0: do not")
	network := fs.Duration("network", 200*time.Microsecond, "a `DURATION` added in simulations to what a request and its answer take here")
	limit := fs.Int("nodes", 1<<20, "nodes of a recorded tree; more make its grain finer")
	trees := fs.String("trees", "", "keep recorded trees in this `DIRECTORY`, and record no row again whose tree is there")
	timeout := fs.Duration("timeout", 10*time.Minute, "limit for one run; 0 is none")
	tool := fs.String("genmcgo", "", "the genmcgo to run (default: beside this command, then on PATH)")
	clang := fs.String("clang", "", "compiler of the programs (default: the first of clang, clang-22 ... clang-13)")
	dir := fs.String("out", "", "write Markdown, JSON and CSV into this `DIRECTORY`")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench cluster [flags] TABLE | PROGRAM:N | FILE.ll ...

Runs programs with 'genmcgo serve', worker processes and 'genmcgo --cluster' on this machine, compares
their totals with those of one worker, records how their work divides, and simulates as many workers
as you like with the costs of messages that it measures. TABLE is one of genmcgo-bench list.

%s`, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	switch {
	case fs.NArg() == 0:
		return false, errors.New("cluster: name a table or a program, as in fib_bench:5")
	case slices.Min(append([]int{1}, *simulate...)) < 1 || slices.Max(append([]int{1}, *simulate...)) > 1<<20:
		return false, fmt.Errorf("--simulate=%v: must be 1 to %d", *simulate, 1<<20)
	case slices.Min(append([]int{0}, *workers...)) < 0 || slices.Max(append([]int{0}, *workers...)) > 1024:
		return false, fmt.Errorf("--workers=%v: must be 0 to 1024", *workers)
	case *equivalence != "co" && *equivalence != "rf":
		return false, fmt.Errorf("--equivalence=%s: want co or rf", *equivalence)
	case *most < 0 || *maxN < 0 || *timeout < 0 || *recordFor < 0 || *stretch < 0 || *network < 0:
		return false, errors.New("--max-seconds, --max-n, --timeout, --record-for, --stretch and --network must not be negative")
	case *limit < 1000:
		return false, fmt.Errorf("--nodes=%d: must be at least 1000", *limit)
	}
	if _, err := path.Match(*rows, ""); err != nil {
		return false, fmt.Errorf("--rows=%s: %w", *rows, err)
	}
	subjects, err := clusterSubjects(fs.Args(), *models, *rows, *maxN)
	if err != nil {
		return false, err
	}
	exe, err := findTool(*tool)
	if err != nil {
		return false, err
	}
	sorted := func(n []int) []int {
		n = slices.Clone(n)
		slices.Sort(n)
		return slices.Compact(slices.DeleteFunc(n, func(n int) bool { return n == 0 }))
	}
	cr := &bench.ClusterRun{Path: exe, Clang: *clang, Equivalence: *equivalence, Workers: sorted(*workers), Simulate: sorted(*simulate),
		Most: time.Duration(*most * float64(time.Second)), RecordFor: *recordFor, Stretch: *stretch, Network: *network, Limit: *limit, Timeout: *timeout, Trees: *trees,
		Progress: func(what string) { fmt.Fprintln(errw, what) }}
	res, err := cr.Run(ctx, subjects)
	if err != nil {
		return false, err
	}
	res.Command = append([]string{"genmcgo-bench", "cluster"}, shown(args)...)
	if *dir != "" {
		if err := res.WriteFiles(*dir); err != nil {
			return false, err
		}
	}
	return res.Agree() && !res.Interrupted, res.WriteMarkdown(out)
}

// shown are arguments as a reader can repeat them, without the paths of this machine.
func shown(args []string) []string {
	var words []string
	for i := 0; i < len(args); i++ {
		name, _, joined := strings.Cut(args[i], "=")
		switch name {
		case "--genmcgo", "--trees", "--out", "--clang":
			if !joined {
				i++
			}
			continue
		}
		word := args[i]
		if strings.ContainsAny(word, "*?[( '") {
			word = "'" + word + "'"
		}
		words = append(words, word)
	}
	return words
}

// clusterSubjects are the programs that arguments name.
func clusterSubjects(args, models []string, pattern string, maxN int) ([]bench.ClusterSubject, error) {
	var all []bench.ClusterSubject
	add := func(s bench.ClusterSubject) {
		for _, m := range models {
			s.Model = m
			if !slices.ContainsFunc(all, func(o bench.ClusterSubject) bool { return o.Name == s.Name && o.Model == m }) {
				all = append(all, s)
			}
		}
	}
	named := func(name string, n int) error {
		p, err := bench.ProgramByName(name)
		if err != nil {
			return err
		}
		add(bench.ClusterSubject{Name: fmt.Sprintf("%s(%d)", name, n), Bench: &p, N: n})
		return nil
	}
	for _, arg := range args {
		name, param, hasParam := strings.Cut(arg, ":")
		if filepath.Ext(arg) == ".ll" {
			add(bench.ClusterSubject{Name: filepath.Base(arg), File: arg})
			continue
		}
		if hasParam {
			n, err := strconv.Atoi(param)
			if err != nil {
				return nil, fmt.Errorf("%s: %q is no number", arg, param)
			}
			if err := named(name, n); err != nil {
				return nil, err
			}
			continue
		}
		tables, err := findTables([]string{arg})
		if err != nil {
			return nil, err
		}
		for _, t := range tables {
			for _, r := range t.Rows {
				full := fmt.Sprintf("%s(%d)", r.Program, r.N)
				a, _ := path.Match(pattern, r.Program)
				b, _ := path.Match(pattern, full)
				if maxN > 0 && r.N > maxN || pattern != "" && !a && !b {
					continue
				}
				if err := named(r.Program, r.N); err != nil {
					return nil, err
				}
			}
		}
	}
	if len(all) == 0 {
		return nil, errors.New("cluster: no row is left")
	}
	return all, nil
}
