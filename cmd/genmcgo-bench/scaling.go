package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/bench"
)

// scaling records programs with one worker and simulates many.
func scaling(ctx context.Context, args []string, out, errw io.Writer) error {
	fs := pflag.NewFlagSet("genmcgo-bench scaling", pflag.ContinueOnError)
	fs.SetOutput(errw)
	models := fs.StringSlice("models", []string{"sc"}, "memory models")
	equivalence := fs.String("equivalence", "co", "which executions count as one: co or rf (with rvf there is no tree of work)")
	maxN := fs.Int("max-n", 0, "leave out programs of figure4 whose parameter is greater than `N`")
	workers := fs.IntSlice("workers", bench.DefaultScale, "numbers of workers to simulate")
	runs := fs.Int("runs", 3, "runs of each kind; medians count")
	clang := fs.String("clang", "", "compiler for C (default: the first of clang, clang-22 ... clang-13)")
	jsonFile := fs.String("json", "", "write everything to this file as JSON; - is standard output, instead of the tables")
	csvFile := fs.String("csv", "", "write the simulated speed-ups to this file as CSV")
	chart := fs.String("chart", "", "draw the speed-ups into this file, .svg and .png added; with several parameters of a program, a diagram for each program")
	trees := fs.String("trees", "", "write the recorded trees into this directory")
	limit := fs.Int("nodes", 1<<18, "nodes of a recorded tree; more make its grain finer")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench scaling [flags] figure4 | PROGRAM:N ... [FILE.c:N ...] [FILE.ll ...]

Records the tree of work of each program with one worker, simulates other numbers
of workers on it, and prints their speed-ups with those measured here and those
of parallel-rf-smc-2020. N is the program's parameter, for a C file -DN=N. figure4
is the programs of that paper's Figure 4, but circular_buffer:10, which ends at an
error; use --equivalence=rf, as the paper does.

%s`, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return err
	}
	if fs.NArg() == 0 {
		return errors.New("scaling: name a program, as in fib_bench:5")
	}
	for _, w := range *workers {
		if w < 1 || w > 4096 {
			return fmt.Errorf("--workers=%d: must be 1 to 4096", w)
		}
	}
	switch *equivalence {
	case "co", "rf":
	case "rvf":
		return errors.New("--equivalence=rvf: there is no tree of work, as what is to be explored depends on what was found elsewhere; 'table --workers' measures what there are processors for")
	default:
		return fmt.Errorf("--equivalence=%s: want co or rf", *equivalence)
	}
	if *maxN < 0 {
		return fmt.Errorf("--max-n=%d: must not be negative", *maxN)
	}
	if *runs < 1 {
		return fmt.Errorf("--runs=%d: must be at least 1", *runs)
	}
	if *limit < 1000 {
		return fmt.Errorf("--nodes=%d: must be at least 1000", *limit)
	}
	scale := slices.Clone(*workers)
	slices.Sort(scale)
	scale = slices.Compact(append([]int{1}, scale...))
	var programs []string
	for _, arg := range fs.Args() {
		if arg != "figure4" {
			programs = append(programs, arg)
			continue
		}
		programs = append(programs, bench.Figure4(*maxN)...)
	}
	if len(programs) == 0 {
		return fmt.Errorf("--max-n=%d: figure4 has no such program", *maxN)
	}
	sr := &bench.ScalingRun{Equivalence: *equivalence, Workers: scale, Runs: *runs, Limit: *limit,
		Progress: func(what string) { fmt.Fprintln(errw, what) }}
	all, err := record(ctx, sr, programs, *models, *clang, *trees, errw)
	if err != nil {
		return err
	}
	return writeScaling(out, all, *csvFile, *chart, *jsonFile)
}

// record measures and simulates the programs under the models and writes their trees into the
// directory trees, unless that is "". If ctx ends it returns what is done.
func record(ctx context.Context, sr *bench.ScalingRun, programs, models []string, clang, trees string, errw io.Writer) (all []*bench.Scaling, err error) {
	for _, arg := range programs {
		sub, err := scaled(ctx, arg, clang)
		if err != nil {
			return nil, err
		}
		for _, model := range models {
			s, err := sr.Run(ctx, sub.name, sub.prog, model)
			switch {
			case errors.Is(err, context.Canceled) && len(all) > 0: // keep what there is
				fmt.Fprintln(errw, "interrupted")
			case err != nil:
				return nil, fmt.Errorf("%s under %s: %w", sub.name, model, err)
			default:
				s.Paper = bench.PaperSpeedup(sub.program, sub.n)
				all = append(all, s)
				if trees != "" {
					if err := writeTo(treeFile(trees, s), s.WorkTree().Write); err != nil {
						return nil, err
					}
				}
			}
			if ctx.Err() != nil {
				return all, nil
			}
		}
	}
	return all, nil
}

// treeFile is the file in the directory trees for the tree of s.
func treeFile(trees string, s *bench.Scaling) string {
	file := strings.NewReplacer("/", "_", "(", "-", ")", "").Replace(s.Program) + "-" + s.Model
	if s.Equivalence != "co" {
		file += "-" + s.Equivalence
	}
	return filepath.Join(trees, file+".tree")
}

// writeScaling writes the results to the files that are not "", and the tables to out, unless
// the JSON goes there.
func writeScaling(out io.Writer, all []*bench.Scaling, csvFile, chart, jsonFile string) error {
	if csvFile != "" {
		if err := writeTo(csvFile, func(w io.Writer) error { return scalingCSV(w, all) }); err != nil {
			return err
		}
	}
	if chart != "" {
		var picture interface{ WriteFiles(base string) error } = bench.ScalingChart(all)
		if bench.SeveralParameters(all) {
			picture = bench.ScalingPanels(all)
		}
		if err := picture.WriteFiles(chart); err != nil {
			return err
		}
	}
	if jsonFile != "" {
		data, err := json.MarshalIndent(all, "", " ")
		if err != nil {
			return err
		}
		data = append(data, '\n')
		if jsonFile == "-" {
			_, err := out.Write(data)
			return err
		}
		if err := os.WriteFile(jsonFile, data, 0o644); err != nil {
			return err
		}
	}
	return bench.WriteScaling(out, all)
}

func scalingCSV(w io.Writer, all []*bench.Scaling) error {
	var b strings.Builder
	b.WriteString("program,model,workers,speedup,idle,over,tasks,seconds,equivalence\n")
	for _, s := range all {
		for _, p := range s.Simulated {
			fmt.Fprintf(&b, "%s,%s,%d,%.3f,%.4f,%.4f,%d,%.6f,%s\n", s.Program, s.Model, p.Workers, p.Speedup, p.Idle, p.Over, p.Tasks, p.Time.Seconds(), s.Equivalence)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeTo(file string, f func(io.Writer) error) error {
	w, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(f(w), w.Close())
}

// subject is a program to be explored. n is its parameter.
type subject struct {
	name, program string
	n             int
	prog          *genmcgo.Program
}

// modelled loads what scaled does, with /MODEL after it.
func modelled(ctx context.Context, arg, clang string) (*subject, string, error) {
	i := strings.LastIndexByte(arg, '/')
	if i < 0 {
		return nil, "", fmt.Errorf("%s: want PROGRAM:N/MODEL", arg)
	}
	o := genmcgo.Options{Model: arg[i+1:]}
	if _, err := o.Validate(true); err != nil {
		return nil, "", fmt.Errorf("%s: %w", arg, err)
	}
	s, err := scaled(ctx, arg[:i], clang)
	return s, arg[i+1:], err
}

// scaled loads PROGRAM:N, FILE.c:N or FILE.ll.
func scaled(ctx context.Context, arg, clang string) (*subject, error) {
	file, param, hasParam := strings.Cut(arg, ":")
	s := &subject{name: filepath.Base(file), program: file}
	if hasParam {
		var err error
		if s.n, err = strconv.Atoi(param); err != nil {
			return nil, fmt.Errorf("%s: %q is no number", arg, param)
		}
	}
	if filepath.Ext(file) == ".ll" {
		if hasParam {
			return nil, fmt.Errorf("%s: LLVM IR takes no parameter; compile it with -DN=%d", arg, s.n)
		}
		var err error
		s.prog, err = genmcgo.Load(ctx, genmcgo.File(file), genmcgo.Options{})
		return s, err
	}
	src := genmcgo.File(file)
	switch {
	case filepath.Ext(file) == ".c":
		s.name = strings.TrimSuffix(s.name, ".c")
		if hasParam {
			src.Clang = []string{"-DN=" + param}
		}
	case !hasParam:
		return nil, fmt.Errorf("%s: want PROGRAM:N, FILE.c:N or FILE.ll", arg)
	default:
		p, err := bench.ProgramByName(file)
		if err != nil {
			return nil, err
		}
		if len(p.Flags) > 0 {
			return nil, fmt.Errorf("%s needs %s, which this command does not know", arg, strings.Join(p.Flags, " "))
		}
		src = genmcgo.Source{Name: p.Name + ".c", Text: p.Source(), Clang: p.Defines(s.n)}
	}
	if hasParam {
		s.name += "(" + param + ")"
	}
	src.Clang = append(src.Clang, "-w")
	var err error
	if s.prog, err = genmcgo.Load(ctx, src, genmcgo.Options{Clang: clang}); err != nil {
		var c *genmcgo.CompileError
		if errors.As(err, &c) {
			err = fmt.Errorf("%w\n%s", err, c.Output)
		}
		return nil, fmt.Errorf("%s: %w", arg, err)
	}
	return s, nil
}
