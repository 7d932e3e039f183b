package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/bench"
)

// symmetrySuffix asks for --symmetry.
const symmetrySuffix = "+symmetry"

// estimateSets are programs whose executions are worth estimating.
var estimateSets = map[string][]string{
	// As in Figure 4 of genmc-2024, whose text names ms-queue and says how the others were
	// chosen: not symmetric, and of a manageable size. From its tables, and queues of ours.
	"figure4": {
		"ms_queue:6/rc11", "ms_queue_help:5/rc11", "buf_ring:4/rc11", "chase_lev:3/rc11", "fib_bench:5/sc", "dekker_f:4/tso",
		"lamport:3/imm", "parker:16/sc", "parker_rounds:3/sc",
	},
	"symmetric": {"ticket_lock:8/rc11", "ticket_lock:7/tso", "pthread_mutex:8/sc", "pthread_mutex:7/imm", "readers:15/sc", "readers:12/rc11",
		"ticket_lock:8/rc11+symmetry", "pthread_mutex:8/sc+symmetry", "treiber_stack:7/rc11+symmetry", "ttas_lock:6/sc+symmetry", "tas_lock:8/tso+symmetry",
		"mpmc_queue:3/rc11+symmetry", "ms_queue:6/rc11+symmetry", "ms_queue_help:5/tso+symmetry", "futex_mutex:3/sc+symmetry", "approxds_append:5/sc+symmetry",
		"chase_lev:3/tso+symmetry", "readers:12/tso+symmetry",
	},
	// Others, of which the tests and tables know how many executions they have.
	"known": {
		"race_parametric:5/sc", "approxds_append:5/sc", "lastzero:13/sc", "casrot:10/sc", "circular_buffer:8/sc", "sigma:7/sc", "peterson:4/sc", "szymanski:3/sc",
		"treiber_stack:6/sc", "ttas_lock:5/sc",
		"fib_bench:4/tso", "dekker_f:3/tso", "parker:12/tso", "mpmc_queue:3/tso", "chase_lev:3/tso", "futex_mutex:3/tso", "lamport:3/tso", "parker_rounds:2/tso",
		"fib_bench_ra:4/rc11", "peterson_ra:3/rc11", "dekker_f_rlx:4/rc11", "tas_lock:6/rc11", "treiber_stack_retry:6/rc11", "ttas_lock_retry:5/rc11",
		"mpmc_queue_retry:3/rc11", "ms_queue:5/rc11", "szymanski:3/rc11", "buf_ring:3/rc11",
		"chase_lev:3/imm", "futex_mutex:3/imm", "ms_queue_help:4/imm", "fib_bench_ra:4/imm", "approxds_append:4/imm", "peterson_ra:3/imm",
	},
	// More than a minute of exploration.
	"long": {"ticket_lock:10/rc11", "race_parametric:8/sc", "treiber_stack:9/rc11"},
}

// estimates measures how good estimates are.
func estimates(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	fs := pflag.NewFlagSet("genmcgo-bench estimates", pflag.ContinueOnError)
	fs.SetOutput(errw)
	fs.SortFlags = false
	sizes := fs.IntSlice("samples", bench.EstimateSizes, "numbers of samples")
	seeds := fs.Int("seeds", 9, "estimates with each number of samples")
	peer := fs.String("peer", "", "genmc=`PATH`: its estimates beside (v0.11)")
	timeout := fs.Duration("timeout", 2*time.Minute, "limit for one run of the peer")
	clang := fs.String("clang", "", "compiler for C (default: the first of clang, clang-22 ... clang-13)")
	dir := fs.String("out", "", "write Markdown, JSON, CSV and the chart (Figure 4 of genmc-2024) into this `DIRECTORY`")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench estimates [flags] [SET ...] [PROGRAM:N/MODEL ...] [FILE.ll/MODEL ...]

Estimates how many executions programs have, explores them all, and compares.
SET is %s (default: figure4); long takes several
minutes. MODEL%s is with --symmetry. The exit status is 1 if what the command
tells is off by more than a factor of 10, or of 2 in the set symmetric and with
--symmetry. The chart shows the set figure4, or everything without it.

%s`, strings.Join(slices.Sorted(maps.Keys(estimateSets)), ", "), symmetrySuffix, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return false, err
	}
	if len(*sizes) == 0 || *seeds < 1 {
		return false, errors.New("--samples and --seeds: at least one of each")
	}
	for _, n := range *sizes {
		if n < 1 {
			return false, fmt.Errorf("--samples=%d: must be at least 1", n)
		}
	}
	slices.Sort(*sizes)
	var genmc *bench.Checker
	if *peer != "" {
		exe, ok := strings.CutPrefix(*peer, "genmc=")
		if !ok {
			return false, fmt.Errorf("--peer=%s: want genmc=PATH", *peer)
		}
		exe, err := findTool(exe)
		if err != nil {
			return false, fmt.Errorf("--peer=%s: %w", *peer, err)
		}
		if genmc, err = bench.NewChecker(ctx, "genmc", exe, ""); err != nil {
			return false, err
		}
	}
	names := fs.Args()
	if len(names) == 0 {
		names = []string{"figure4"}
	}
	var rows []*bench.EstimateRow
	good := true
	for _, name := range names {
		set, ok := estimateSets[name]
		title := name
		if !ok {
			set, title = []string{name}, ""
		}
		for _, of := range set {
			spec, reduced := strings.CutSuffix(of, symmetrySuffix)
			sub, model, err := modelled(ctx, spec, *clang)
			if err != nil {
				return false, err
			}
			fmt.Fprintln(errw, of)
			r, err := bench.MeasureEstimate(ctx, sub.name, sub.prog, genmcgo.Options{Model: model, Symmetry: reduced}, slices.Compact(*sizes), *seeds)
			if err != nil {
				return false, fmt.Errorf("%s: %w", of, err)
			}
			r.Set, r.Symmetric = title, name == "symmetric" || reduced
			if genmc != nil && !reduced {
				r.Peer, err = peerEstimate(ctx, genmc, sub, model, *timeout)
				if err != nil {
					fmt.Fprintf(errw, "%s: genmc: %v\n", of, err)
				}
			}
			good = good && r.Good()
			rows = append(rows, r)
		}
	}
	if err := bench.WriteEstimates(out, rows); err != nil {
		return false, err
	}
	if *dir == "" {
		return good, nil
	}
	if err := os.MkdirAll(*dir, 0o777); err != nil {
		return false, err
	}
	charted := slices.DeleteFunc(slices.Clone(rows), func(r *bench.EstimateRow) bool { return r.Set != "figure4" })
	if len(charted) == 0 {
		charted = rows
	}
	base := filepath.Join(*dir, "estimates")
	data, err := json.MarshalIndent(rows, "", " ")
	if err != nil {
		return false, err
	}
	return good, errors.Join(
		os.WriteFile(base+".json", append(data, '\n'), 0o666),
		writeTo(base+".md", func(w io.Writer) error { return bench.WriteEstimates(w, rows) }),
		writeTo(base+".csv", func(w io.Writer) error { return bench.WriteEstimatesCSV(w, rows) }),
		bench.EstimateChart(charted).WriteFiles(base))
}

// peerEstimate is nil without an error if the program is none of ours or the peer
// lacks the model.
func peerEstimate(ctx context.Context, c *bench.Checker, s *subject, model string, timeout time.Duration) (*bench.PeerEstimate, error) {
	p, err := bench.ProgramByName(s.program)
	if err != nil {
		return nil, nil
	}
	return c.Estimate(ctx, &p, s.n, model, timeout)
}
