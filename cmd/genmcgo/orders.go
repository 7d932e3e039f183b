package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/internal/shell"
	"genmcgo/orders"
	"genmcgo/report"
)

// ordersFlags are those that only genmcgo orders has.
type ordersFlags struct {
	target   string
	patience string
	repair   bool
	counters string
	patch    string
}

// newOrdersFlags declares them, as they set t.
func newOrdersFlags(t *ordersFlags, own func(flagSpec)) {
	flag := func(name, help string, v pflag.Value, def string) {
		own(flagSpec{Setting: genmcgo.Setting{Name: name, Help: help, Default: def}, value: v, only: "orders"})
	}
	flag("target", "the `PROCESSOR` that says which orders cost more: "+strings.Join(orders.Targets, ", "), newEnum(&t.target, orders.Targets...), "")
	flag("repair", "if every client is verified, end: look for orders to be stronger, and for none to be weaker", (*boolFlag)(&t.repair), "")
	flag("patience", "the longest `TIME` to explore a client under one choice of orders; what takes longer is not shown, and not taken", (*stringFlag)(&t.patience), "none")
	own(flagSpec{Setting: genmcgo.Setting{Name: "patch", Help: "write the change of the source to `FILE` as a unified diff, and check the clients with it; - is standard output, and the table then goes to standard error"}, value: (*stringFlag)(&t.patch), only: "orders", completes: true, writes: true, alone: true})
	flag("counterexamples", "write to the directory `DIR`, for each order that is needed, the report of what happens without it, as JSON (for 'genmcgo replay' and 'genmcgo step') and as a page", (*stringFlag)(&t.counters), "")
}

const ordersUsage = `Usage: genmcgo orders [flags] FILE... [-- CLANG FLAGS]

Says which memory orders of atomic accesses and fences the files need, and which can be weaker. Each
FILE is a program of its own, a client; A.c+B.c is a client made of two files. Accesses in a header, or
in another file that several clients share, get one order for all of them. If every client is verified,
it weakens orders as long as that remains so; in the outcome no order can be one step weaker, and for
each such step it names the counterexample. If a client is wrong, it looks for the smallest sets of
stronger orders with which every client is verified. docs/orders.md explains all of it.

`

// notForOrders are the settings that genmcgo orders does not take.
var notForOrders = []string{"keep-going", "all-deadlocks", "minimise", "checkpoint-interval", "print-executions", "rvf-clock", "estimate", "estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd", "estimate-histogram", "order"}

// orderable reports whether genmcgo orders has a flag of the table.
func orderable(f *flagSpec) bool {
	if _, ok := f.value.(*setting); ok {
		return !slices.Contains(notForOrders, f.Name)
	}
	return f.only == "orders" || slices.Contains([]string{"format", "json", "sarif", "progress", "help"}, f.Name)
}

func writeOrdersUsage(w io.Writer) {
	fmt.Fprint(w, ordersUsage)
	writeOwnFlags(w, orderable, map[string]string{
		"json":     "also write the outcome in JSON to `FILE`",
		"sarif":    "also write the outcome to `FILE` as SARIF 2.1.0, with fixes, for code scanning and editors",
		"progress": "show on a terminal how far the search is, `WHEN`: auto, never; always: without a terminal, print a line every 10 s",
	})
	fmt.Fprintf(w, `
The other flags of genmcgo that say what is checked and how apply to all clients ("genmcgo --help"), except
for --%s.
--timeout is for the whole search, and --workers says how many choices of orders are explored at a time. With
--checkpoint=DIR the same command goes on where an earlier one ended.

Exit status: 0 every client is verified, and no order that is left can be one step weaker; 1 a client is wrong,
whether or not there is a cure; 2 bad input; 3 a bug in genmcgo; 4 a client was not explored to its end, some
choice of orders could not be decided, the clients with the patch are not verified, or the search was interrupted.
`, strings.Join(notForOrders[:len(notForOrders)-1], ", --")+" and --"+notForOrders[len(notForOrders)-1])
}

// ordersCommand is genmcgo orders.
func ordersCommand(args []string, stdout, stderr io.Writer) (code int) {
	o := &options{argv: append([]string{"orders"}, args...), what: "orders"}
	fail := func(err error) int {
		fmt.Fprintln(stderr, "genmcgo: orders:", err)
		return exitUsage
	}
	cfg, groups, err := parseOrders(o, args)
	if err != nil {
		code := fail(err)
		fmt.Fprintln(stderr, "Try 'genmcgo orders --help'.")
		return code
	}
	if o.help {
		writeOrdersUsage(stdout)
		return 0
	}
	if cfg.Log != nil {
		defer cfg.Log.Close()
	}
	scr := newScreen(stdout, stderr)
	defer scr.erase()
	defer func() {
		if p := recover(); p != nil {
			scr.erase()
			code = bug(stderr, o, p, debug.Stack())
		}
	}()
	if o.MaxMemory != 0 {
		defer limitGC(o.MaxMemory)()
	}
	ctx := context.Background()
	if o.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.Timeout)
		defer cancel()
	}
	read := make(chan struct{})
	ctx, stop := interruptible(ctx, scr, read)
	defer stop()
	s := &invocation{opts: o, ctx: ctx, out: stdout, stdout: bufio.NewWriter(scr.stdout), stderr: scr.stderr, machine: scr.stdout, screen: scr}
	if o.alone() {
		s.out, s.stdout = stderr, bufio.NewWriter(scr.stderr)
	}
	defer s.stdout.Flush()

	var clients []orders.Client
	for _, files := range groups {
		src := genmcgo.Files(files, o.clangFlags...)
		one := cfg.Options
		one.Diagnostics = stderr
		p, err := genmcgo.Load(ctx, src, one)
		if err != nil {
			return s.failed(err)
		}
		clients = append(clients, orders.Client{Name: strings.Join(files, "+"), Program: p, Source: src})
	}
	close(read)
	w := &ordersWatch{begun: time.Now(), screen: scr}
	cfg.OnProgress = w.see
	if o.progress != "never" {
		scr.prepare()
		scr.draw(w.line)
		w.lines = o.progress == "always" && scr.tty == nil
	}
	r, err := orders.Find(ctx, clients, cfg)
	scr.erase()
	if s.over(err) {
		return s.ended("before every client was explored as it is")
	}
	if err != nil {
		return s.failed(err)
	}
	code = exitCode(r.Verdict)
	note := ""
	if o.orders.patch != "" {
		bad := false
		if note, bad, err = s.recheck(r); err != nil {
			return s.failed(err)
		}
		if bad && code == 0 {
			code = exitIncomplete
		}
	}
	r.Command = shell.Join(append([]string{"genmcgo"}, o.argv...))
	switch err := s.writeOrders(r, note); {
	case s.over(err):
		if ended := s.ended("before all counterexamples were written"); code == 0 {
			code = ended
		}
	case err != nil:
		return fail(err)
	}
	return code
}

// writeOrders writes all that is asked for.
func (s *invocation) writeOrders(r *orders.Result, note string) error {
	o := s.opts
	var err error
	if o.format == "json" {
		err = r.WriteJSON(s.stdout)
	} else {
		err = r.WriteText(s.stdout)
		for _, line := range r.Patch.ByHand {
			fmt.Fprintln(s.stdout, "by hand: "+line)
		}
		if note != "" {
			fmt.Fprintln(s.stdout, note)
		}
	}
	if err == nil && o.orders.patch != "" {
		err = s.writeFile(o.orders.patch, r.Patch.Write)
	}
	if err == nil && o.json != "" {
		err = s.writeFile(o.json, r.WriteJSON)
	}
	if err == nil && o.sarif != "" {
		err = s.writeFile(o.sarif, r.WriteSARIF)
	}
	if err == nil && o.orders.counters != "" {
		err = s.writeCounters(r, o.orders.counters)
	}
	return errors.Join(err, s.stdout.Flush())
}

// recheck checks the clients with the patch, and says what came of it. bad: they are not verified with it.
func (s *invocation) recheck(r *orders.Result) (note string, bad bool, err error) {
	verdict, why, err := r.Recheck(s.ctx)
	switch {
	case s.over(err):
		return "patch: not checked: the search was over before", true, nil
	case err != nil:
		return "", false, err
	case verdict == "":
		return "patch: not checked: " + why, false, nil
	case why != "":
		return "patch: " + verdict + ": " + why, true, nil
	case len(r.Patch.ByHand) > 0:
		return "patch: compiled and " + verdict + ", without what is to be changed by hand", false, nil
	}
	return "patch: compiled and " + verdict, false, nil
}

// writeCounters writes the reports of counterexamples.
func (s *invocation) writeCounters(r *orders.Result, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	return r.Counterexamples(s.ctx, func(name string, rep *report.Report, src *report.Sources) error {
		base := filepath.Join(dir, name)
		return errors.Join(s.writeFile(base+".json", rep.WriteJSON), s.writeFile(base+".html", func(w io.Writer) error { return rep.WritePage(w, src) }))
	})
}

// parseOrders reads the command line. groups are the files of each client.
func parseOrders(o *options, args []string) (cfg orders.Config, groups [][]string, err error) {
	fs := o.declare("orders")
	args, rest, _ := split(longFlags(fs, args))
	if err := fs.Parse(args); err != nil {
		for _, name := range notForOrders {
			if strings.Contains(err.Error(), "unknown flag: --"+name) {
				return cfg, nil, fmt.Errorf("--%s is not for genmcgo orders", name)
			}
		}
		return cfg, nil, betterError(fs, err)
	}
	if o.help {
		return cfg, nil, nil
	}
	if fs.NArg() == 0 {
		return cfg, nil, errors.New("no FILE given")
	}
	if o.progress == "json" {
		return cfg, nil, errors.New("--progress=json: must be one of auto, always, never")
	}
	models, err := o.Validate(false)
	if err != nil {
		return cfg, nil, err
	}
	if len(models) > 1 {
		return cfg, nil, fmt.Errorf("--mm=%s: give one model; for several, run it once with each, and give each site the stronger of its orders", o.Model)
	}
	for _, name := range fs.Args() {
		files := []string{name}
		if _, err := os.Stat(name); err != nil && strings.Contains(name, "+") {
			files = strings.Split(name, "+")
		}
		if slices.Contains(files, "-") {
			return cfg, nil, errors.New("standard input is not possible here: reports name places in files")
		}
		if slices.ContainsFunc(groups, func(g []string) bool { return slices.Equal(g, files) }) {
			return cfg, nil, fmt.Errorf("%s is given twice", name)
		}
		src := genmcgo.Files(files, rest...)
		if err := src.Validate(); err != nil {
			return cfg, nil, err
		}
		groups = append(groups, files)
		o.files = append(o.files, files...)
	}
	o.clangFlags, o.models = rest, models
	if err := o.checkFiles(); err != nil {
		return cfg, nil, err
	}
	cfg = orders.Config{Options: o.Options, Target: o.orders.target, Repair: o.orders.repair}
	cfg.Options.Timeout, cfg.Options.Checkpoint = 0, ""
	if o.Checkpoint != "" {
		if cfg.Log, err = orders.OpenLog(o.Checkpoint); err != nil {
			return cfg, nil, fmt.Errorf("--checkpoint: %w", err)
		}
	}
	cfg.Options.Workers = cmp.Or(o.Workers, runtime.GOMAXPROCS(0))
	if o.orders.patience != "" {
		if cfg.Patience, err = time.ParseDuration(o.orders.patience); err != nil || cfg.Patience <= 0 {
			return cfg, nil, fmt.Errorf("--patience=%s: not a time longer than none; write 90s, 5m or 2h", o.orders.patience)
		}
	}
	return cfg, groups, nil
}

// ordersWatch shows how far a search is.
type ordersWatch struct {
	begun  time.Time
	screen *screen
	lines  bool

	mu   sync.Mutex
	p    orders.Progress
	last time.Time
}

func (w *ordersWatch) see(p orders.Progress) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.p = p
	if now := time.Now(); w.lines && now.Sub(cmp.Or(w.last, w.begun)) > 10*time.Second {
		w.last = now
		fmt.Fprintln(w.screen.stderr, w.text())
	}
}

func (w *ordersWatch) text() string {
	p := &w.p
	if p.Sites == 0 {
		return "exploring the clients as they are"
	}
	text := fmt.Sprintf("%d of %d sites decided, %d runs, %d replays", p.Decided, p.Sites, p.Runs, p.Replays)
	if p.Before > 0 {
		text += fmt.Sprintf(", weight %d -> %d", p.Before, p.Now)
	}
	return text
}

// line is the live line.
func (w *ordersWatch) line(width int) liveLine {
	w.mu.Lock()
	defer w.mu.Unlock()
	text := []rune(w.text())
	return liveLine{text: string(text[:min(len(text), max(width-1, 0))])}
}
