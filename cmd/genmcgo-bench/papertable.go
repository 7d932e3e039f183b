package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"genmcgo/bench"
)

// list prints the tables and what can be switched off.
func list(out io.Writer) error {
	fmt.Fprintln(out, "Tables:")
	for _, t := range bench.PaperTables() {
		fmt.Fprintf(out, "  %-20s %s (%s; %s; %d rows)\n", t.ID, t.Title, t.Source, strings.Join(t.Models, ", "), max(len(t.Rows), len(t.Lines)))
	}
	fmt.Fprintln(out, "\nPrograms:")
	for _, p := range bench.Programs() {
		fmt.Fprintf(out, "  %-20s %s\n", p.Name, p.About)
	}
	fmt.Fprintln(out, "\nOptimisations (--ablate):")
	for _, s := range bench.Switches() {
		about := s.About
		if s.Recounts() {
			about += "; changes counts, so not in all"
		}
		fmt.Fprintf(out, "  %-20s %s (%s)\n", s.Name, about, strings.Join(s.Flags, " "))
	}
	return nil
}

// table measures tables of papers. It reports whether all counts agree.
func table(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench table", pflag.ContinueOnError)
	fs.SetOutput(errw)
	fs.SortFlags = false
	models := fs.StringSlice("models", nil, "memory models (default: those of the table)")
	rows := fs.String("rows", "", "`PATTERN` of the programs to run: fib_bench, 'fib_bench(5)', '*lock*'")
	maxN := fs.Int("max-n", 0, "leave out rows whose parameter is greater than `N`")
	runs := fs.Int("runs", 5, "runs of each tool on each row; tools take turns")
	minSeconds := fs.Float64("min-seconds", 0, "run rows once only that every tool does in less than this CPU `TIME`")
	maxSeconds := fs.Float64("max-seconds", 0, "run a tool once only on rows that take it more than this CPU `TIME`")
	timeout := fs.Duration("timeout", 10*time.Minute, "limit for one run of a tool; 0 is none")
	peers := fs.StringArray("peer", nil, "`NAME=PATH` of a tool to compare with, genmc (v0.11), nidhugg (with --rf) or nidhugg-optimal (with --optimal); may be repeated")
	equivalences := fs.StringSlice("equivalence", nil, "`EQUIVALENCES` to run genmcgo with, of "+strings.Join(bench.Equivalences, ", ")+"; the first is what everything is compared with (default: those of the table)")
	ablate := fs.StringSlice("ablate", nil, "also run genmcgo without these optimisations (genmcgo-bench list), or without each in turn that does not change counts: all (default: what the table is about)")
	workers := fs.IntSlice("workers", []int{1}, "numbers of workers of genmcgo; the first is what everything is compared with")
	tool := fs.String("genmcgo", "", "the genmcgo to run (default: beside this command, then on PATH)")
	flags := fs.StringArray("flag", nil, "further flag for every run of genmcgo; may be repeated")
	clang := fs.String("clang", "", "compiler of the programs for genmcgo (default: the first of clang, clang-22 ... clang-13)")
	peerClang := fs.String("peer-clang", "", "compiler of the programs for nidhugg, of the LLVM it was built with (default: clang-14)")
	cpu := fs.Int("cpu", 0, "`CORE` to keep runs of one worker on, with taskset; -1 for none")
	dir := fs.String("out", "", "write Markdown, JSON, CSV and charts into this `DIRECTORY`")
	fs.Usage = func() {
		fmt.Fprintf(errw, "usage: genmcgo-bench table ID... [flags]\n\nID is a table of genmcgo-bench list, or all.\n\n%s", fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	tables, err := findTables(fs.Args())
	if err != nil {
		return false, err
	}
	if w := slices.Min(append([]int{1}, *workers...)); w < 1 {
		return false, fmt.Errorf("--workers=%d: must be at least 1", w)
	}
	switch {
	case *runs < 1:
		return false, fmt.Errorf("--runs=%d: must be at least 1", *runs)
	case len(*workers) == 0:
		return false, errors.New("--workers: give at least one number")
	case *minSeconds < 0 || *maxSeconds < 0 || *maxN < 0 || *timeout < 0:
		return false, errors.New("--min-seconds, --max-seconds, --max-n and --timeout must not be negative")
	}
	path, err := findTool(*tool)
	if err != nil {
		return false, err
	}
	if fs.Changed("equivalence") && len(*equivalences) == 0 {
		return false, errors.New("--equivalence: give at least one")
	}
	var own [][]*bench.Checker // for each table
	for _, t := range tables {
		e, without := *equivalences, *ablate
		if !fs.Changed("ablate") {
			without = ablated(&t)
		}
		if !fs.Changed("equivalence") {
			e = nil // those of the table
		}
		v, err := variants(ctx, &t, path, *clang, *flags, e, *workers, without, errw)
		if err != nil {
			return false, err
		}
		own = append(own, v)
	}
	others, err := peerCheckers(ctx, *peers, *peerClang)
	if err != nil {
		return false, err
	}
	agree, measured := true, false
	separate := func() { // a table from the one before
		if measured {
			fmt.Fprintln(out)
		}
		measured = true
	}
	for i, t := range tables {
		if t.Lines != nil {
			separate()
			if err := writeLines(&t, out, *dir); err != nil {
				return false, err
			}
			continue
		}
		checkers := append(own[i], others...)
		progress := &progress{w: errw, tty: isTerminal(errw), table: t.ID}
		h := &bench.Harness{
			Table: &t, Models: *models, Checkers: checkers, Runs: *runs, Timeout: *timeout,
			MinSeconds: *minSeconds, MaxSeconds: *maxSeconds, MaxN: *maxN, Rows: *rows, CPU: *cpu, Progress: progress.show,
		}
		res, err := h.Run(ctx)
		progress.end()
		if len(tables) > 1 && errors.Is(err, bench.ErrNoRow) {
			fmt.Fprintf(errw, "genmcgo-bench: %v\n", err)
			continue
		}
		if err != nil {
			return false, err
		}
		separate()
		if err := write(res, out, *dir); err != nil {
			return false, err
		}
		agree = agree && res.Agree() && !res.Interrupted
		if res.Interrupted {
			fmt.Fprintln(errw, "genmcgo-bench: interrupted; what was measured until then is kept")
			break
		}
	}
	if !measured {
		err = errors.New("none of the tables has a row like that")
	}
	return agree, err
}

// write prints a table, also into dir if that is not "".
func write(res *bench.TableResult, out io.Writer, dir string) error {
	if err := res.WriteMarkdown(out); err != nil || dir == "" {
		return err
	}
	return res.WriteFiles(dir)
}

// variants are the columns of genmcgo for a table; equivalences that are nil are the table's.
func variants(ctx context.Context, t *bench.PaperTable, path, clang string, flags, equivalences []string, workers []int, without []string, errw io.Writer) ([]*bench.Checker, error) {
	if equivalences == nil {
		var err error
		if equivalences, err = tableEquivalences(ctx, t, path, errw); err != nil {
			return nil, err
		}
	}
	return bench.Variants(ctx, path, clang, flags, equivalences, workers, without)
}

// ablated are the switches that a table is about.
func ablated(t *bench.PaperTable) []string {
	switch {
	case t.Ablation:
		return []string{"cache"}
	case t.Ordered:
		return []string{"commuting"}
	}
	return nil
}

// writeLines prints a table of lines of code, also into dir if that is not "".
func writeLines(t *bench.PaperTable, out io.Writer, dir string) error {
	if err := t.WriteLines(out); err != nil || dir == "" {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var text strings.Builder
	if err := t.WriteLines(&text); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, t.ID+".md"), []byte(text.String()), 0o644)
}

// peerCheckers makes the columns of other tools of the values of --peer, NAME=PATH.
func peerCheckers(ctx context.Context, peers []string, clang string) ([]*bench.Checker, error) {
	var others []*bench.Checker
	for _, p := range peers {
		name, exe, ok := strings.Cut(p, "=")
		if !ok || !slices.Contains(bench.Peers, name) {
			return nil, fmt.Errorf("--peer=%s: want %s=PATH", p, strings.Join(bench.Peers, "=PATH or "))
		}
		exe, err := findTool(exe)
		if err != nil {
			return nil, fmt.Errorf("--peer=%s: %w", p, err)
		}
		c, err := bench.NewChecker(ctx, name, exe, clang)
		if err != nil {
			return nil, err
		}
		others = append(others, c)
	}
	return others, nil
}

// tableEquivalences are those of the table that the genmcgo at path has, co if it has
// none of them.
func tableEquivalences(ctx context.Context, t *bench.PaperTable, path string, errw io.Writer) ([]string, error) {
	if t.Equivalences == nil {
		return []string{"co"}, nil
	}
	var has []string
	for _, e := range t.Equivalences {
		switch known, err := bench.HasEquivalence(ctx, path, e); {
		case err != nil:
			return nil, err
		case known:
			has = append(has, e)
		default:
			fmt.Fprintf(errw, "genmcgo-bench: %s knows no --equivalence=%s: table %s is without\n", path, e, t.ID)
		}
	}
	if has == nil {
		has = []string{"co"}
	}
	return has, nil
}

func findTables(ids []string) ([]bench.PaperTable, error) {
	all := bench.PaperTables()
	if len(ids) == 1 && ids[0] == "all" {
		return all, nil
	}
	var names []string
	for _, t := range all {
		names = append(names, t.ID)
	}
	if len(ids) == 0 {
		return nil, fmt.Errorf("table: give the ID of a table: %s, or all", strings.Join(names, ", "))
	}
	var out []bench.PaperTable
	for _, id := range ids {
		i := slices.Index(names, id)
		if i < 0 {
			return nil, fmt.Errorf("no table is called %q; there are %s", id, strings.Join(names, ", "))
		}
		out = append(out, all[i])
	}
	return out, nil
}

// progress is a line on standard error that overwrites itself on a terminal, or
// else a line whenever a row begins.
type progress struct {
	w     io.Writer
	tty   bool
	table string
	last  string
}

func (p *progress) show(s bench.Step) {
	if s.Row == "" {
		return
	}
	left := ""
	if s.Done > 0 && s.Run > 1 { // the first round does not know yet how long rows take
		left = fmt.Sprintf(", about %s left", (time.Duration(s.Elapsed/float64(s.Done)*float64(s.Total-s.Done)) * time.Second).Round(time.Second))
	}
	row := fmt.Sprintf("run %d of %d: %s %s", s.Run, s.Runs, s.Row, s.Model)
	if p.tty {
		fmt.Fprintf(p.w, "\r\x1b[K%s %d/%d %s with %s, %.0fs%s", p.table, s.Done, s.Total, row, s.Checker, s.Elapsed, left)
		return
	}
	if row != p.last {
		p.last = row
		fmt.Fprintf(p.w, "genmcgo-bench: %s %d/%d %s, %.0fs%s\n", p.table, s.Done, s.Total, row, s.Elapsed, left)
	}
}

func (p *progress) end() {
	if p.tty {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}

// isTerminal reports whether w is a character device.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}
