package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Outcome is what a tool said about a case.
type Outcome struct {
	Complete int64 `json:"complete"` // -1 if the tool did not say
	Blocked  int64 `json:"blocked"`
	// Kinds are the kinds of the errors reported, At where the first one is.
	Kinds   []string `json:"kinds,omitempty"`
	At      string   `json:"at,omitempty"`
	Bounded bool     `json:"bounded,omitempty"`
	Exit    int      `json:"exit"`
	Seconds float64  `json:"seconds"`
	// Failure says why there is no verdict: "timeout", or the tool's complaint.
	Failure string `json:"failure,omitempty"`
	Command string `json:"command"`
}

// Tool runs a checker on a case of a test tree.
type Tool interface {
	Name() string
	Run(ctx context.Context, root string, c *Case) Outcome
}

// Self is genmcgo, run as a process of its own.
type Self struct {
	Path    string
	Clang   string // "" leaves the choice to genmcgo
	Workers int
	Timeout time.Duration
	Files   bool // models are those of the shipped files
	Extra   []string
}

// Name implements Tool.
func (s *Self) Name() string { return "genmcgo" }

// Run implements Tool.
func (s *Self) Run(ctx context.Context, root string, c *Case) Outcome {
	o, err := c.Translate()
	if err != nil {
		return Outcome{Complete: -1, Failure: err.Error()}
	}
	model := c.Model
	if s.Files {
		model += ".kat"
	}
	args := []string{"--mm=" + model, "--format=json", "--estimate=false", "--workers=" + strconv.Itoa(max(s.Workers, 1)), "--keep-going"}
	if s.Clang != "" {
		args = append(args, "--clang="+s.Clang)
	}
	if o.Unroll > 0 {
		args = append(args, "--unroll="+strconv.Itoa(o.Unroll))
		for _, f := range o.NoUnroll {
			args = append(args, "--no-unroll="+f)
		}
	}
	if o.NoRaces {
		args = append(args, "--check-races=false")
	}
	if o.CheckLiveness {
		args = append(args, "--check-liveness")
	}
	args = append(args, s.Extra...)
	args = append(args, c.File, "--", "-w")
	args = append(args, c.Clang...)
	stdout, stderr, res := execute(ctx, s.Timeout, root, s.Path, args)
	if res.Failure != "" {
		return res
	}
	var rep struct {
		Complete, Blocked int64
		Bounded           bool
		Cut               int64
		Stopped           string
		Errors            []struct {
			Kind string
			File string
			Line int
		}
	}
	if err := json.Unmarshal(stdout, &rep); err != nil {
		res.Failure = firstLine(stderr)
		if res.Failure == "" {
			res.Failure = "exit " + strconv.Itoa(res.Exit) + " without a report"
		}
		return res
	}
	res.Complete, res.Blocked, res.Bounded = rep.Complete, rep.Blocked, rep.Bounded
	if o.Unroll > 0 {
		// GenMC ends a thread at the loop bound as if it had finished.
		res.Complete, res.Blocked = rep.Complete+rep.Cut, rep.Blocked-rep.Cut
	}
	for i, e := range rep.Errors {
		if i == 0 {
			res.At = filepath.Base(e.File) + ":" + strconv.Itoa(e.Line)
		}
		if !slices.Contains(res.Kinds, e.Kind) {
			res.Kinds = append(res.Kinds, e.Kind)
		}
	}
	return res
}

// GenMC is a GenMC binary (v0.11).
type GenMC struct {
	Path    string
	Timeout time.Duration
	// NoSymmetry switches its symmetry reduction off, so that its counts are
	// comparable with those of tools that have none.
	NoSymmetry bool
}

// Name implements Tool.
func (g *GenMC) Name() string { return "genmc" }

var (
	genmcComplete = regexp.MustCompile(`complete executions explored: (\d+)`)
	genmcBlocked  = regexp.MustCompile(`blocked executions seen: (\d+)`)
	genmcError    = regexp.MustCompile(`(?m)^Error: (.*?)!?$`)
)

// Run implements Tool. It leaves out the model detector, which would choose
// another model, and the loop bound on main.
func (g *GenMC) Run(ctx context.Context, root string, c *Case) Outcome {
	model := c.Model
	if model == "tso-allfences" {
		model = "tso"
	}
	args := []string{"--" + model, "--disable-mm-detector", "--disable-estimation"}
	args = append(args, c.Tool...)
	if o, err := c.Translate(); err == nil && o.Unroll > 0 && !slices.Contains(c.Tool, "-no-unroll=main") {
		args = append(args, "-no-unroll=main")
	}
	if g.NoSymmetry && !slices.Contains(c.Tool, "-disable-sr") {
		args = append(args, "-disable-sr")
	}
	args = append(args, "--")
	args = append(args, c.Clang...)
	args = append(args, c.File)
	stdout, stderr, res := execute(ctx, g.Timeout, root, g.Path, args)
	if res.Failure != "" {
		return res
	}
	out := append(stdout, stderr...)
	number := func(re *regexp.Regexp) int64 {
		if m := re.FindSubmatch(out); m != nil {
			n, err := strconv.ParseInt(string(m[1]), 10, 64)
			if err == nil {
				return n
			}
		}
		return -1
	}
	res.Complete, res.Blocked = number(genmcComplete), max(number(genmcBlocked), 0)
	if m := genmcError.FindSubmatch(out); m != nil {
		res.Kinds = []string{string(m[1])}
	}
	switch {
	case res.Complete < 0:
		res.Failure = firstLine(out)
	case res.Exit != 0 && len(res.Kinds) == 0:
		// It stopped at something that is no error here (unordered writes).
		res.Failure = "exit " + strconv.Itoa(res.Exit)
	}
	return res
}

// execute runs a command in dir. The Failure of the outcome is set if it could
// not be run to its end.
func execute(ctx context.Context, timeout time.Duration, dir, name string, args []string) (stdout, stderr []byte, res Outcome) {
	if timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}
	res = Outcome{Complete: -1, Command: "cd " + dir + " && " + name + " " + strings.Join(args, " ")}
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.WaitDelay = time.Second
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	start := time.Now()
	err := cmd.Run()
	res.Seconds = time.Since(start).Seconds()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		res.Failure = "timeout"
		if errors.Is(ctx.Err(), context.Canceled) {
			res.Failure = "interrupted"
		}
	case errors.As(err, &exit):
		res.Exit = exit.ExitCode()
		if res.Exit < 0 {
			res.Failure = err.Error()
		}
	case err != nil:
		res.Failure = err.Error()
	}
	return out.Bytes(), errs.Bytes(), res
}

func firstLine(text []byte) string {
	line, _, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
	return line
}

// Status of a Row.
const (
	Pass     = "pass"
	Mismatch = "mismatch" // the count differs, or the kind of error
	Missed   = "missed"   // a wrong program was not reported
	Reported = "reported" // an error in a program that is held to be right
	Failed   = "failed"   // no verdict: bad input, timeout, crash
	Skipped  = "skipped"  // an exception says so
	NoWant   = "no-expectation"
)

// Row is a case with everything that is known about it.
type Row struct {
	ID     string   `json:"id"`
	Group  string   `json:"group"`
	Model  string   `json:"model"`
	Status string   `json:"status"`
	Want   int64    `json:"want"`
	From   string   `json:"from,omitempty"` // where Want is from: expected, peer, exception
	Kinds  []string `json:"want_kinds,omitempty"`
	Got    Outcome  `json:"got"`
	Peer   *Outcome `json:"peer,omitempty"`
	Reason string   `json:"reason,omitempty"` // of the exception that applies
}

// Suite runs cases with a tool.
type Suite struct {
	Root       string
	Self       Tool
	Peer       Tool // nil: no peer
	PeerAlways bool // also where there is an expectation
	Exceptions []Exception
	Jobs       int
	Progress   func(done, total int, r *Row) // calls do not overlap
}

// Run runs all cases and returns one row for each, in the order of cases.
func (s *Suite) Run(ctx context.Context, cases []Case) []Row {
	rows := make([]Row, len(cases))
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range max(s.Jobs, 1) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range next {
				rows[i] = s.row(ctx, &cases[i])
				mu.Lock()
				done++
				if s.Progress != nil {
					s.Progress(done, len(cases), &rows[i])
				}
				mu.Unlock()
			}
		}()
	}
	for i := range cases {
		next <- i
	}
	close(next)
	wg.Wait()
	return rows
}

func (s *Suite) row(ctx context.Context, c *Case) Row {
	r := Row{ID: c.ID(), Group: c.Group, Model: c.Model, Want: c.Want}
	if c.Want >= 0 {
		r.From = "expected"
	}
	if c.Wrong {
		r.Kinds = c.KindsFor()
	}
	var ex *Exception
	for i := range s.Exceptions {
		if s.Exceptions[i].Applies(c) {
			ex = &s.Exceptions[i]
			break
		}
	}
	wantError := ""
	if ex != nil {
		r.Reason = ex.Reason
		action, val, _ := strings.Cut(ex.Action, "=")
		switch action {
		case "skip":
			r.Status = Skipped
			return r
		case "count":
			r.Want, _ = strconv.ParseInt(val, 10, 64)
			r.From = "exception"
		case "error":
			wantError = val
		}
	}
	r.Got = s.Self.Run(ctx, s.Root, c)
	if s.Peer != nil && !c.Wrong && (r.Want < 0 || s.PeerAlways) {
		p := s.Peer.Run(ctx, s.Root, c)
		r.Peer = &p
		switch {
		case r.Want >= 0 || p.Failure != "":
		case len(p.Kinds) > 0: // it stops at the first error: its count means nothing
			wantError = anyKind
		default:
			r.Want, r.From = p.Complete, "peer"
		}
	}
	r.Status = judge(c, &r, wantError)
	return r
}

// anyKind stands for whatever kind of error.
const anyKind = "any"

func judge(c *Case, r *Row, wantError string) string {
	got := &r.Got
	switch {
	case got.Failure != "":
		return Failed
	case c.Wrong:
		if len(got.Kinds) == 0 {
			return Missed
		}
		if len(r.Kinds) > 0 && !slices.ContainsFunc(got.Kinds, func(k string) bool { return slices.Contains(r.Kinds, k) }) {
			return Mismatch
		}
		return Pass
	case wantError != "":
		if slices.Contains(got.Kinds, wantError) || wantError == anyKind && len(got.Kinds) > 0 {
			return Pass
		}
		return Missed
	case r.Want >= 0 && got.Complete != r.Want:
		return Mismatch
	case len(got.Kinds) > 0:
		return Reported
	case r.Want < 0:
		return NoWant
	}
	return Pass
}

// describe says in a few words what was wanted and what came.
func (r *Row) describe() string {
	var b strings.Builder
	switch r.Status {
	case Failed:
		return r.Got.Failure
	case Missed:
		fmt.Fprintf(&b, "no error found, want %s; %d complete, %d blocked", strings.Join(r.Kinds, " or "), r.Got.Complete, r.Got.Blocked)
		return b.String()
	case Mismatch:
		if len(r.Kinds) > 0 {
			fmt.Fprintf(&b, "%s at %s, want %s", strings.Join(r.Got.Kinds, ","), r.Got.At, strings.Join(r.Kinds, " or "))
			return b.String()
		}
		fmt.Fprintf(&b, "%d complete, want %d (%s)", r.Got.Complete, r.Want, r.From)
	}
	if len(r.Got.Kinds) > 0 {
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		fmt.Fprintf(&b, "%s at %s", strings.Join(r.Got.Kinds, ","), r.Got.At)
	}
	return b.String()
}
