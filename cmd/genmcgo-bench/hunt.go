package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"genmcgo/bench"
)

// hunts measures how fast hunts find seeded bugs.
func hunts(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench hunt", pflag.ContinueOnError)
	fs.SetOutput(errw)
	fs.SortFlags = false
	seeds := fs.Int("seeds", 9, "hunts for each bug")
	limit := fs.Duration("limit", 10*time.Second, "of the processor that each run may take")
	tool := fs.String("genmcgo", "", "the genmcgo to run (default: beside this command, then on PATH)")
	clang := fs.String("clang", "", "compiler for C (default: the first of clang, clang-22 ... clang-13)")
	peers := fs.StringArray("peer", nil, "NAME=PATH of another tool to explore with; NAME is one of "+strings.Join(bench.Peers, ", "))
	only := fs.String("only", "*", "programs that match this `PATTERN`")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench hunt [flags]

Hunts for seeded bugs in programs that take more than an hour to explore without them, and explores
the programs with the bugs for the same time. The exit status is 1 if the median of the seeds finds
fewer than nine out of ten.

%s`, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	if fs.NArg() > 0 || *seeds < 1 || *limit < time.Second {
		return false, errors.New("hunt: takes flags only; at least one seed, and a second")
	}
	if _, err := path.Match(*only, ""); err != nil {
		return false, fmt.Errorf("--only=%s: %w", *only, err)
	}
	exe, err := findTool(*tool)
	if err != nil {
		return false, err
	}
	h := &bench.Hunt{Seeds: *seeds, Limit: *limit, Only: func(name string) bool {
		ok, _ := path.Match(*only, name)
		return ok
	}}
	if h.Self, err = bench.NewChecker(ctx, "genmcgo", exe, *clang); err != nil {
		return false, err
	}
	for _, p := range *peers {
		name, exe, _ := strings.Cut(p, "=")
		if exe, err = findTool(exe); err != nil {
			return false, fmt.Errorf("--peer=%s: %w", p, err)
		}
		c, err := bench.NewChecker(ctx, name, exe, "")
		if err != nil {
			return false, fmt.Errorf("--peer=%s: %w", p, err)
		}
		h.Peers = append(h.Peers, c)
	}
	rows, err := h.Run(ctx, func(r *bench.HuntRow) {
		fmt.Fprintf(errw, "%s(%d): %.2f s, %.1f hours without the bug\n", r.Program, r.N, bench.Median(r.CPU), r.Hours)
	})
	if err != nil {
		return false, err
	}
	found := 0
	for _, r := range rows {
		if r.Found(h.Limit) {
			found++
		}
	}
	return 10*found >= 9*len(rows), h.WriteHunt(out, rows)
}
