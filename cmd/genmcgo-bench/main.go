// Command genmcgo-bench compares genmcgo with other tools.
//
//	genmcgo-bench table ID...                 measure the table of a paper again
//	genmcgo-bench primitives                  the tables about thread primitives, as one page
//	genmcgo-bench list                        the tables there are
//	genmcgo-bench suite --layout genmc DIR    run the test tree of GenMC
//	genmcgo-bench scaling PROGRAM:N ...       measure 1 and 2 workers, simulate up to 96
//	genmcgo-bench cluster TABLE|PROGRAM:N ... measure worker processes, simulate up to 10,000
//	genmcgo-bench estimates                   are estimates right (Figure 4 of genmc-2024)
//	genmcgo-bench hunt                        how fast hunts find seeded bugs
//	genmcgo-bench progress                    is the reported progress steady, what does reporting cost
//	genmcgo-bench oracle                      compile the programs of testdata/oracle again
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"

	"genmcgo/bench"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := doMain(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

const usage = `usage: genmcgo-bench COMMAND [flags]

  table ID...                measure a paper's table again, beside other tools
  primitives                 the tables about thread primitives, as one page
  plots ID.json ...          scatter plots of tables that were measured
  list                       the tables, their programs, and the optimisations that can be switched off
  suite --layout genmc DIR   run genmcgo on a test tree and compare the counts
  scaling PROGRAM:N ...      speed-up against workers: measured here, simulated beyond
  cluster TABLE ...          a cluster: worker processes run here, up to 10,000 simulated
  estimates                  are the estimated numbers of executions right
  hunt                       how fast hunts find seeded bugs
  progress                   is the reported progress steady, and what does reporting cost
  oracle                     compile the programs of testdata/oracle again (needs clang-14 and clang-19)

genmcgo-bench COMMAND --help lists the flags.
`

// doMain returns 0 if everything agreed, 1 if not, 2 on bad usage.
func doMain(ctx context.Context, args []string, out, errw io.Writer) int {
	if len(args) == 0 {
		fmt.Fprint(errw, usage)
		return 2
	}
	var ok bool
	var err error
	switch args[0] {
	case "table":
		ok, err = table(ctx, args[1:], out, errw)
	case "primitives":
		ok, err = primitives(ctx, args[1:], out, errw)
	case "plots":
		ok, err = true, plots(args[1:], out, errw)
	case "list":
		ok, err = true, list(out)
	case "suite":
		ok, err = suite(ctx, args[1:], out, errw)
	case "oracle":
		ok, err = true, oracle(args[1:], errw)
	case "scaling":
		ok, err = true, scaling(ctx, args[1:], out, errw)
	case "cluster":
		ok, err = clusters(ctx, args[1:], out, errw)
	case "estimates":
		ok, err = estimates(ctx, args[1:], out, errw)
	case "hunt":
		ok, err = hunts(ctx, args[1:], out, errw)
	case "progress":
		ok, err = progressReports(ctx, args[1:], out, errw)
	case "-h", "--help", "help":
		fmt.Fprint(out, usage)
		return 0
	default:
		err = fmt.Errorf("unknown command %s\n\n%s", args[0], usage)
	}
	switch {
	case errors.Is(err, pflag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintf(errw, "genmcgo-bench: %v\n", err)
		return 2
	case !ok:
		return 1
	}
	return 0
}

func oracle(args []string, errw io.Writer) error {
	fs := pflag.NewFlagSet("genmcgo-bench oracle", pflag.ContinueOnError)
	fs.SetOutput(errw)
	dir := fs.String("dir", "testdata/oracle", "where the programs are")
	jobs := fs.Int("jobs", runtime.NumCPU(), "compilations at a time")
	if err := fs.Parse(args); err != nil {
		return err
	}
	for i := range bench.Corpora {
		if err := bench.Corpora[i].Regenerate(*dir, *jobs); err != nil {
			return err
		}
	}
	return nil
}

func suite(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench suite", pflag.ContinueOnError)
	fs.SetOutput(errw)
	layout := fs.String("layout", "genmc", "how the tree is laid out; genmc is the only one known")
	filter := fs.String("filter", "", "run only tests whose name matches this regular expression")
	models := fs.StringSlice("models", []string{"sc", "rc11"}, "memory models; without an expectation (tso-allfences, ra) the peer's count is compared")
	jobs := fs.Int("jobs", 1, "tests at a time")
	workers := fs.Int("workers", 1, "workers per test")
	timeout := fs.Duration("timeout", time.Minute, "limit for one run of a tool")
	tool := fs.String("genmcgo", "", "the genmcgo to run (default: beside this command, then on PATH)")
	clang := fs.String("clang", "", "compiler for genmcgo to use (default: its own choice)")
	files := fs.Bool("files", false, "models are those of the shipped files instead of the checkers written by hand")
	flags := fs.StringArray("flag", nil, "further flag for genmcgo; may be repeated")
	peer := fs.StringArray("peer", nil, "NAME=PATH of another tool to compare with; NAME is genmc")
	peerAlways := fs.Bool("peer-always", false, "run the peer also where there is an expectation")
	exceptions := fs.String("exceptions", "bench/genmc-exceptions.txt", "tests that are not held against genmcgo; - for none")
	jsonFile := fs.String("json", "", "write every row to this file as JSON; - is standard output")
	verbose := fs.BoolP("verbose", "v", false, "print each case as it is done")
	fs.Usage = func() {
		fmt.Fprintf(errw, "usage: genmcgo-bench suite --layout genmc DIR\n\nDIR is the root of a source tree of GenMC v0.11.0.\n\n%s", fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	if fs.NArg() != 1 {
		return false, errors.New("suite: give one DIR")
	}
	if *layout != "genmc" {
		return false, fmt.Errorf("--layout=%s: only genmc is known", *layout)
	}
	re, err := regexp.Compile(*filter)
	if err != nil {
		return false, fmt.Errorf("--filter: %w", err)
	}
	root, err := bench.SuiteRoot(fs.Arg(0))
	if err != nil {
		return false, err
	}
	path, err := findTool(*tool)
	if err != nil {
		return false, err
	}
	s := bench.Suite{
		Root: root, Jobs: *jobs, PeerAlways: *peerAlways,
		Self: &bench.Self{Path: path, Clang: *clang, Workers: *workers, Timeout: *timeout, Files: *files, Extra: *flags},
	}
	for _, p := range *peer {
		name, exe, ok := strings.Cut(p, "=")
		if !ok || name != "genmc" {
			return false, fmt.Errorf("--peer=%s: want genmc=PATH", p)
		}
		if exe, err = filepath.Abs(exe); err != nil {
			return false, err
		}
		s.Peer = &bench.GenMC{Path: exe, Timeout: *timeout, NoSymmetry: true}
	}
	if *exceptions != "-" {
		s.Exceptions, err = bench.ReadExceptions(*exceptions)
		if err != nil && (fs.Changed("exceptions") || !errors.Is(err, os.ErrNotExist)) {
			return false, err
		}
	}
	all, err := bench.GenMCCases(root, *models)
	if err != nil {
		return false, err
	}
	var cases []bench.Case
	for _, c := range all {
		if re.MatchString(c.ID()) {
			cases = append(cases, c)
		}
	}
	if len(cases) == 0 {
		return false, fmt.Errorf("no test of %s matches", root)
	}
	s.Progress = func(done, total int, r *bench.Row) {
		if *verbose {
			fmt.Fprintf(errw, "%d/%d %s %s %s %.2fs\n", done, total, r.Status, r.Model, r.ID, r.Got.Seconds)
		}
	}
	rows := s.Run(ctx, cases)
	if *jsonFile != "" {
		data, err := json.MarshalIndent(rows, "", " ")
		if err != nil {
			return false, err
		}
		data = append(data, '\n')
		if *jsonFile == "-" {
			_, err = out.Write(data)
			return bench.Clean(rows), err
		}
		if err := os.WriteFile(*jsonFile, data, 0o644); err != nil {
			return false, err
		}
	}
	return bench.Clean(rows), bench.WriteRows(out, rows)
}

// findTool returns the absolute path of genmcgo.
func findTool(path string) (string, error) {
	if path == "" {
		if self, err := os.Executable(); err == nil {
			beside := filepath.Join(filepath.Dir(self), "genmcgo")
			if st, err := os.Stat(beside); err == nil && !st.IsDir() {
				return beside, nil
			}
		}
		path = "genmcgo"
	}
	found, err := exec.LookPath(path)
	if err != nil {
		return "", fmt.Errorf("%w: build it (go build -o . ./cmd/...) or name it with --genmcgo", err)
	}
	return filepath.Abs(found)
}
