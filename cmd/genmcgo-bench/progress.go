package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/bench"
)

// progressPrograms take some seconds each with one worker.
var progressPrograms = []string{
	"treiber_stack:8/rc11", "ms_queue:7/rc11", "race_parametric:7/sc", "ttas_lock:6/rc11", "fib_bench:7/sc", "ticket_lock:9/tso",
	"szymanski:5/sc", "casrot:14/sc", "lastzero:18/sc", "dekker_f:5/tso", "pthread_mutex:9/tso", "parker_rounds:3/sc",
}

// progressReports measures what is reported of a run's progress, and what that
// costs.
func progressReports(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench progress", pflag.ContinueOnError)
	fs.SetOutput(errw)
	fs.SortFlags = false
	workers := fs.IntSlice("workers", []int{1, 2}, "numbers of workers")
	cost := fs.Int("cost", 0, "also compare so many `RUNS` with reports and without")
	clang := fs.String("clang", "", "compiler for C (default: the first of clang, clang-22 ... clang-13)")
	dir := fs.String("out", "", "write JSON, CSV and a chart into this `DIRECTORY`")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench progress [flags] [PROGRAM:N/MODEL ...]

Explores programs and notes what is reported as done on the way (default: a
dozen that take some seconds each). The exit status is 1 if a share shrinks or
does not end at 1.

%s`, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	for _, w := range *workers {
		if w < 1 {
			return false, fmt.Errorf("--workers=%d: must be at least 1", w)
		}
	}
	if len(*workers) == 0 {
		return false, errors.New("--workers: give at least one number")
	}
	if *cost < 0 {
		return false, fmt.Errorf("--cost=%d: must not be negative", *cost)
	}
	names := fs.Args()
	if len(names) == 0 {
		names = progressPrograms
	}
	ok := true
	var runs []*bench.ProgressRun
	var costs []*bench.ProgressCost
	for _, name := range names {
		sub, model, err := modelled(ctx, name, *clang)
		if err != nil {
			return false, err
		}
		e, err := bench.EstimateProgram(ctx, sub.prog, genmcgo.Options{Model: model}, false)
		if err != nil {
			return false, fmt.Errorf("%s: %w", name, err)
		}
		for _, w := range *workers {
			fmt.Fprintf(errw, "%s, %s, workers: %d\n", sub.name, model, w)
			r, err := bench.MeasureProgress(ctx, sub.name, sub.prog, model, w, e)
			if err != nil {
				return false, fmt.Errorf("%s: %w", name, err)
			}
			if err := r.Check(); err != nil {
				ok = false
				fmt.Fprintf(errw, "%s with %d workers: %v\n", name, w, err)
			}
			runs = append(runs, r)
		}
		if *cost > 0 {
			fmt.Fprintf(errw, "%s, %s: cost\n", sub.name, model)
			c, err := bench.MeasureProgressCost(ctx, sub.name, sub.prog, model, *cost)
			if err != nil {
				return false, fmt.Errorf("%s: %w", name, err)
			}
			costs = append(costs, c)
		}
	}
	if err := bench.WriteProgress(out, runs); err != nil {
		return false, err
	}
	if len(costs) > 0 {
		fmt.Fprintln(out)
		if err := bench.WriteProgressCosts(out, costs); err != nil {
			return false, err
		}
	}
	if *dir == "" {
		return ok, nil
	}
	if err := os.MkdirAll(*dir, 0o777); err != nil {
		return false, err
	}
	if err := writeTo(filepath.Join(*dir, "progress.csv"), func(w io.Writer) error { return bench.WriteProgressCSV(w, runs) }); err != nil {
		return false, err
	}
	data, err := json.MarshalIndent(map[string]any{"runs": runs, "costs": costs}, "", " ")
	if err != nil {
		return false, err
	}
	if err := os.WriteFile(filepath.Join(*dir, "progress.json"), append(data, '\n'), 0o666); err != nil {
		return false, err
	}
	return ok, bench.ProgressChart(runs).WriteFiles(filepath.Join(*dir, "progress"))
}
