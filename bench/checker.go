package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"genmcgo"
	"genmcgo/report"
)

// Checker is a tool with options: a column of a table.
type Checker struct {
	Name string `json:"name"` // heads the column: "genmcgo", "genmcgo without cache", "genmc"
	Tool string `json:"tool"` // "genmcgo", or another: "genmc" (v0.11), "nidhugg"
	Path string `json:"path"`
	// Clang compiles the program to LLVM IR for a tool that takes that (genmcgo,
	// nidhugg). For nidhugg, the opt beside it of the same version runs too.
	Clang string `json:"clang,omitempty"`
	// Equivalence is one of Equivalences; "" is the tool's own, rf for nidhugg and
	// co for the others.
	Equivalence string   `json:"equivalence,omitempty"`
	Workers     int      `json:"workers"`
	Flags       []string `json:"flags,omitempty"` // besides those of model and program
	Files       bool     `json:"files,omitempty"` // genmcgo: models are those of the shipped files
	Version     string   `json:"version"`         // what the tool says with --version

	// Clocked: by a Switch, genmcgo says what share of its time goes on VerifySC.
	Clocked bool `json:"clocked,omitempty"`

	more, fewer bool // executions than genmcgo as it is, by a Switch
	ordered     bool // only for programs that declare what commutes, by a Switch
}

// Peers are the tools that Checker can run besides genmcgo. nidhugg-optimal is
// nidhugg with --optimal, which tells executions apart as genmcgo does with co.
var Peers = []string{"genmc", "nidhugg", "nidhugg-optimal"}

// Equivalences say which executions of a program count as one, from the finest: those
// with the same reads-from and coherence order; those with the same reads-from; those
// that read the same values, as rvf-smc-2021 defines it. rf is not for imm, rvf only for sc.
var Equivalences = func() []string {
	all := genmcgo.Settings()
	s := &all[slices.IndexFunc(all, func(s genmcgo.Setting) bool { return s.Name == "equivalence" })]
	return slices.DeleteFunc(slices.Clone(s.Values), func(v string) bool { return v == "auto" })
}()

// answer is what a tool said.
type answer struct {
	Complete, Blocked int64
	Error             string // the error in the program that it found
	Failure           string // why there is no verdict
	Own               float64
	Stats             *report.Stats // of genmcgo
	ModelUsed         string
	// Deadlocks are distinct ones of genmcgo, and Ending are the executions that end in one; 0
	// without --all-deadlocks.
	Deadlocks, Ending int64
}

// equivalence is Equivalence, or the tool's own.
func (c *Checker) equivalence() string {
	switch {
	case c.Equivalence != "":
		return c.Equivalence
	case c.Tool == "nidhugg":
		return "rf"
	}
	return "co"
}

// flagsOf returns the flags that choose the model and equivalence, nil if the tool
// lacks it.
func (c *Checker) flagsOf(model string) []string {
	switch c.Tool {
	case "genmcgo":
		if e := c.equivalence(); e == "rvf" && model != "sc" || e == "rf" && model == "imm" {
			return nil
		}
		if c.Files {
			model += ".kat"
		}
		flags := []string{"--mm=" + model}
		if e := c.equivalence(); e != "co" { // which is the default
			flags = append(flags, "--equivalence="+e)
		}
		return flags
	case "genmc":
		switch model {
		case "tso-allfences": // which is what it calls TSO
			return []string{"--tso"}
		case "sc", "tso", "ra", "rc11", "imm":
			return []string{"--" + model}
		}
	case "nidhugg":
		switch e := c.equivalence(); {
		case model == "sc" && e == "rf":
			return []string{"--c11", "--sc", "--rf"}
		case model == "sc" && e == "co": // RMWs whose results are unused may not commute
			return []string{"--c11", "--sc", "--optimal", "--no-commute-rmws"}
		case model == "tso" && e == "rf": // where it has no reads-from mode
			return []string{"--tso", "--source"}
		}
	}
	return nil
}

// counts reports whether n executions may be what c finds where first finds self:
// a coarser equivalence may have fewer, a finer one more.
func (c *Checker) counts(first *Checker, n, self int64) bool {
	a, b := slices.Index(Equivalences, c.equivalence()), slices.Index(Equivalences, first.equivalence())
	return n == self || (c.fewer || a > b) && n < self || (c.more || a < b) && n > self
}

// command is the command line that runs input, the file that workshop.input made.
func (c *Checker) command(p *Program, n int, model, input string) []string {
	argv := []string{c.Path}
	argv = append(argv, c.flagsOf(model)...)
	switch c.Tool {
	case "genmcgo":
		argv = append(argv, "--format=json", "--estimate=false", "--workers="+strconv.Itoa(c.Workers))
		argv = append(argv, p.Flags...)
		argv = append(argv, c.Flags...)
		return append(argv, input)
	case "genmc":
		argv = append(argv, "--disable-mm-detector", "--disable-estimation")
		if c.Workers > 1 {
			argv = append(argv, "--nthreads="+strconv.Itoa(c.Workers))
		}
		argv = append(argv, p.Peer[c.Tool]...)
		argv = append(argv, c.Flags...)
		argv = append(argv, "--", "-w")
		argv = append(argv, p.Defines(n)...)
		return append(argv, input)
	default:
		argv = append(argv, "--n-threads="+strconv.Itoa(c.Workers))
		argv = append(argv, p.Peer[c.Tool]...)
		argv = append(argv, c.Flags...)
		return append(argv, input)
	}
}

var (
	genmcSeconds   = regexp.MustCompile(`Total wall-clock time: ([0-9.]+)s`)
	nidhuggTraces  = regexp.MustCompile(`(?m)^Trace count: (\d+)`)
	nidhuggBlocked = regexp.MustCompile(`(?m)^(?:Await|Assume|Sleepset)-blocked trace count: (\d+)`)
	nidhuggError   = regexp.MustCompile(`Error detected:\s*(.*)`)
)

// parse reads what the tool printed.
func (c *Checker) parse(e *ended) answer {
	a := answer{Complete: -1, Failure: e.Failure}
	if a.Failure != "" {
		return a
	}
	text := append(append([]byte(nil), e.Stdout...), e.Stderr...)
	number := func(re *regexp.Regexp) int64 {
		if m := re.FindSubmatch(text); m != nil {
			if n, err := strconv.ParseInt(string(m[1]), 10, 64); err == nil {
				return n
			}
		}
		return -1
	}
	switch c.Tool {
	case "genmcgo":
		var r report.Report
		if err := json.Unmarshal(e.Stdout, &r); err != nil {
			break
		}
		a.Complete, a.Blocked, a.Own, a.Stats, a.ModelUsed = int64(r.Complete), int64(r.Blocked), r.Seconds, &r.Stats, r.ModelUsed
		if r.Bounded { // peers count an execution that the loop bound cut as complete
			a.Complete, a.Blocked = a.Complete+int64(r.Cut), a.Blocked-int64(r.Cut)
		}
		for i := range r.Errors {
			if n := r.Errors[i].Executions; n > 0 {
				a.Deadlocks, a.Ending = a.Deadlocks+1, a.Ending+int64(n)
			}
		}
		if len(r.Errors) > 0 {
			a.Error = r.Errors[0].Kind
		} else if i := slices.IndexFunc(r.Limits, func(l report.Limit) bool { return l.Limit != "max-ops-per-thread" }); i >= 0 { // which only flags set
			a.Failure = "stopped: " + r.Limits[i].Limit
		} else if r.Verdict == report.Incomplete && r.Stopped != "" {
			a.Failure = "stopped: " + r.Stopped
		}
	case "genmc":
		a.Complete, a.Blocked = number(genmcComplete), max(number(genmcBlocked), 0)
		if m := genmcError.FindSubmatch(text); m != nil {
			a.Error = string(m[1])
		}
		if m := genmcSeconds.FindSubmatch(text); m != nil {
			a.Own, _ = strconv.ParseFloat(string(m[1]), 64)
		}
	case "nidhugg":
		a.Complete = number(nidhuggTraces)
		for _, m := range nidhuggBlocked.FindAllSubmatch(text, -1) {
			n, _ := strconv.ParseInt(string(m[1]), 10, 64)
			a.Blocked += n
		}
		if m := nidhuggError.FindSubmatch(text); m != nil {
			a.Error = strings.TrimSpace(string(m[1]))
		}
	}
	switch {
	case a.Complete < 0:
		if a.Failure = lastLine(e.Stderr); a.Failure == "" {
			a.Failure = "exit " + strconv.Itoa(e.Exit) + " without counts"
		}
	case a.Failure == "" && e.Exit != 0 && a.Error == "" && !(c.Tool == "genmcgo" && e.Exit == 4):
		a.Failure = "exit " + strconv.Itoa(e.Exit)
	}
	return a
}

// lastLine is where a tool that gives up says why; compilers' remarks go before.
func lastLine(text []byte) string {
	s := strings.TrimSpace(string(text))
	return strings.TrimSpace(s[strings.LastIndexByte(s, '\n')+1:])
}

// ask finds out the tool's version.
func (c *Checker) ask(ctx context.Context) error {
	out, err := exec.CommandContext(ctx, c.Path, "--version").CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s --version: %w", c.Path, err)
	}
	text := strings.TrimSpace(string(out))
	if _, after, ok := strings.Cut(text, "GenMC v"); ok { // it prints LLVM's version and more around it
		text = "v" + after
	}
	line, _, _ := strings.Cut(text, "\n")
	c.Version = strings.TrimSpace(line)
	return nil
}

// workshop is a directory in which programs are compiled, each once for every way
// of compiling.
type workshop struct {
	dir  string
	done map[string]string // what is to be made -> file
}

func newWorkshop() (*workshop, error) {
	dir, err := os.MkdirTemp("", "genmcgo-bench-")
	if err != nil {
		return nil, err
	}
	w := &workshop{dir, map[string]string{}}
	if err := os.CopyFS(filepath.Join(dir, "headers"), genmcgo.Headers()); err != nil {
		w.close()
		return nil, err
	}
	return w, nil
}

func (w *workshop) close() { os.RemoveAll(w.dir) }

// source writes the program's C.
func (w *workshop) source(p *Program) (string, error) {
	file := filepath.Join(w.dir, p.Name+".c")
	if w.done[file] != "" {
		return file, nil
	}
	if err := os.WriteFile(file, p.Source(), 0o644); err != nil {
		return "", err
	}
	w.done[file] = file
	return file, nil
}

// input makes the file that c takes: C for genmc, LLVM IR for the others, so that
// compiling does not count.
func (w *workshop) input(ctx context.Context, c *Checker, p *Program, n int) (string, error) {
	src, err := w.source(p)
	if err != nil || c.Tool == "genmc" {
		return src, err
	}
	kind := "ours"
	if c.Tool == "nidhugg" {
		kind = "mem2reg"
	}
	key := fmt.Sprintf("%s-%d-%s-%s", p.Name, n, kind, filepath.Base(c.Clang))
	if f := w.done[key]; f != "" {
		return f, nil
	}
	out := filepath.Join(w.dir, key+".ll")
	args := []string{"-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-w",
		"-idirafter", filepath.Join(w.dir, "headers", "include")}
	if p.declares() {
		args = append(args, "-g") // says what the objects of primitives are
	}
	args = append(args, p.Defines(n)...)
	if err := w.run(ctx, c.Clang, append(args, "-o", out, src)...); err != nil {
		return "", err
	}
	if kind == "mem2reg" {
		raw := out
		out = strings.TrimSuffix(out, ".ll") + ".opt.ll"
		opt, err := optOf(c.Clang)
		if err != nil {
			return "", err
		}
		// The old pass manager's spelling went with LLVM 16.
		err = w.run(ctx, opt, "-S", "-passes=mem2reg,deadargelim", raw, "-o", out)
		if err != nil {
			err = w.run(ctx, opt, "-S", "-mem2reg", "-deadargelim", raw, "-o", out)
		}
		if err != nil {
			return "", err
		}
	}
	w.done[key] = out
	return out, nil
}

func (w *workshop) run(ctx context.Context, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	detach(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, out)
	}
	return nil
}

// optOf finds the opt that belongs to a clang: clang-14 has opt-14.
func optOf(clang string) (string, error) {
	base := strings.Replace(filepath.Base(clang), "clang", "opt", 1)
	for _, name := range []string{filepath.Join(filepath.Dir(clang), base), base} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s: there is no %s, which nidhugg's input needs", clang, base)
}

// FindClang returns the compiler of the given name, or for "" the first of prefer
// that is on PATH.
func FindClang(name string, prefer ...string) (string, error) {
	if name != "" {
		return exec.LookPath(name)
	}
	for _, c := range prefer {
		if path, err := exec.LookPath(c); err == nil {
			return path, nil
		}
	}
	return "", errors.New("none of " + strings.Join(prefer, ", ") + " is on PATH")
}

// NewChecker makes a column of the tool called name: genmcgo or a peer. path must
// be executable.
func NewChecker(ctx context.Context, name, path, clang string) (*Checker, error) {
	if name != "genmcgo" && !slices.Contains(Peers, name) {
		return nil, fmt.Errorf("%s is no tool that can be run here; %s are", name, strings.Join(Peers, ", "))
	}
	c := &Checker{Name: name, Tool: name, Path: path, Workers: 1}
	if name == "nidhugg-optimal" {
		c.Tool, c.Equivalence = "nidhugg", "co"
	}
	var err error
	switch c.Tool {
	case "genmcgo":
		c.Clang, err = FindClang(clang, "clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-13")
	case "nidhugg":
		c.Clang, err = FindClang(clang, "clang-14", "clang-15", "clang-16", "clang-13", "clang")
	}
	if err != nil {
		return nil, fmt.Errorf("%s needs clang: %w", name, err)
	}
	return c, c.ask(ctx)
}
