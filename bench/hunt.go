package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"genmcgo/report"
)

// A seeded bug is in a program that has one if BUG is defined: one memory order is weaker, or one check is
// missing. The parameter is so large that the program without the bug takes more than an hour to explore.
type seededBug struct {
	file string
	n    int
	// ordered: the n threads of which there are so many pass through something one after the other, so that there are
	// n! executions at least. Estimates of locks are far too low.
	ordered bool
}

// Seeded bugs: those of the benchmark programs that have one, and those of bench/hunt, in which the bug is
// no race but a wrong value.
var seededBugs = []seededBug{
	{"programs/mcs_lock", 13, true}, {"programs/clh_lock", 13, true}, {"programs/cna_lock", 13, true}, {"programs/hclh_lock", 13, true},
	{"programs/hmcs_lock", 13, true}, {"programs/ttas_backoff", 13, true}, {"programs/ticket_recursive", 13, true}, {"programs/qrwlock", 13, true},
	{"programs/phase_fair", 13, true}, {"programs/left_right", 13, true}, {"programs/sense_barrier", 13, true}, {"programs/double_checked", 10, false},
	{"programs/hw_queue", 13, true}, {"programs/two_lock_queue", 13, true}, {"programs/vyukov_mpsc", 13, true}, {"programs/vyukov_mpmc", 8, false},
	{"programs/spmc_queue", 13, true}, {"programs/spsc_ring", 16, false}, {"programs/abp_deque", 12, false}, {"programs/elimination_stack", 7, false},
	{"programs/remote_free", 13, true}, {"programs/epochs", 12, false}, {"programs/rcu_qsbr", 14, false},
	{"programs/lazy_list", 24, false}, {"hunt/aba", 13, true}, {"hunt/lost", 12, false},
	{"hunt/relay", 12, false}, {"hunt/reorder", 12, false}, {"hunt/seqlock", 6, false}, {"hunt/turns", 20, false},
}

// program is the one with the bug, or without.
func (b *seededBug) program(bug bool) Program {
	name := b.file[strings.Index(b.file, "/")+1:]
	defines := []string{"-DN=" + strconv.Itoa(b.n)}
	if bug {
		name, defines = name+"_bug", append(defines, "-DBUG")
	}
	return Program{Name: name, File: b.file + ".c", Peer: inPlaceOff, Defines: func(int) []string { return defines }}
}

// HuntRow is what was measured of a seeded bug.
type HuntRow struct {
	Program string
	N       int
	Kind    string // of the error
	// Hours is how long the program without the bug takes to explore, estimated; Executions how many it has.
	Hours, Executions float64
	Least             bool // both are no estimates, but the least that there can be, by the speed of a trial
	// CPU has the processor time in seconds in which hunts found the bug, by seed: the whole process,
	// without the compiler. A hunt that found nothing counts as the limit, and is Missed.
	CPU    []float64
	Drawn  []float64 // executions before the error
	Missed int
	// Others are the explorations: genmcgo's, then those of peers.
	Others []HuntOther
}

// HuntOther is an exploration of the program with the bug.
type HuntOther struct {
	Found bool
	CPU   float64
}

// Hunt measures hunts for seeded bugs.
type Hunt struct {
	Self  *Checker
	Peers []*Checker
	Seeds int
	Limit time.Duration // of each run, on the processor
	Only  func(program string) bool
}

// Run measures all bugs, and tells each when a row is through.
func (h *Hunt) Run(ctx context.Context, each func(*HuntRow)) ([]*HuntRow, error) {
	w, err := newWorkshop()
	if err != nil {
		return nil, err
	}
	defer w.close()
	var rows []*HuntRow
	for i := range seededBugs {
		b := &seededBugs[i]
		if p := b.program(false); h.Only != nil && !h.Only(p.Name) {
			continue
		}
		r, err := h.row(ctx, w, b)
		if err != nil {
			return rows, err
		}
		rows = append(rows, r)
		each(r)
	}
	return rows, nil
}

func (h *Hunt) row(ctx context.Context, w *workshop, b *seededBug) (*HuntRow, error) {
	good, bad := b.program(false), b.program(true)
	r := &HuntRow{Program: good.Name, N: b.n}
	input, err := w.input(ctx, h.Self, &good, b.n)
	if err != nil {
		return nil, err
	}
	e := measure(ctx, 0, -1, w.dir, []string{h.Self.Path, "estimate", "--format=json", "--progress=never", input})
	var est report.Outlooks
	if err := json.Unmarshal(e.Stdout, &est); err != nil || len(est.Models) != 1 || est.Models[0].Seconds == nil {
		return nil, fmt.Errorf("%s(%d): no estimate: %s%s", good.Name, b.n, e.Failure, e.Stderr)
	}
	m := &est.Models[0]
	r.Executions, r.Hours = m.Executions, *m.Seconds/3600
	if least := math.Gamma(float64(b.n) + 1); b.ordered && r.Executions < least {
		r.Executions, r.Hours, r.Least = least, least/m.Trial.PerSecond/3600, true
	}
	if input, err = w.input(ctx, h.Self, &bad, b.n); err != nil {
		return nil, err
	}
	for seed := range h.Seeds {
		e := measure(ctx, 0, -1, w.dir, []string{h.Self.Path, "hunt", "--format=json", "--progress=never", "--workers=1", "--seed=" + strconv.Itoa(seed), "--timeout=" + (3 * h.Limit).String(), input})
		var rep report.Report
		if err := json.Unmarshal(e.Stdout, &rep); err != nil {
			return nil, fmt.Errorf("%s(%d): %s%s", bad.Name, b.n, e.Failure, e.Stderr)
		}
		cpu := min(e.CPU, h.Limit.Seconds())
		if len(rep.Errors) == 0 || e.CPU > h.Limit.Seconds() {
			cpu = h.Limit.Seconds()
			r.Missed++
		} else {
			r.Kind = rep.Errors[0].Kind
		}
		r.CPU, r.Drawn = append(r.CPU, cpu), append(r.Drawn, float64(rep.Hunt.Drawn))
	}
	for _, c := range append([]*Checker{h.Self}, h.Peers...) {
		input, err := w.input(ctx, c, &bad, b.n)
		if err != nil {
			return nil, err
		}
		model := "rc11"
		if c.Tool == "nidhugg" { // which has no weaker model in which it knows data races
			model = "sc"
		}
		e := measure(ctx, slowdown*h.Limit, -1, w.dir, limited(h.Limit, c.command(&bad, b.n, model, input)))
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		a := c.parse(&e)
		r.Others = append(r.Others, HuntOther{Found: a.Error != "", CPU: e.CPU})
	}
	return r, nil
}

// slowdown is how much longer a run may take by the clock than on the processor, which others may use, too.
const slowdown = 20

// limited is the command that ends argv when it has used so many seconds of the processor.
func limited(limit time.Duration, argv []string) []string {
	return append([]string{"sh", "-c", "ulimit -t " + strconv.Itoa(int(limit.Seconds())) + ` && exec "$0" "$@"`}, argv...)
}

// Found reports whether the median of the seeds found the bug within the limit.
func (r *HuntRow) Found(limit time.Duration) bool { return Median(r.CPU) < limit.Seconds() }

// WriteHunt writes rows as a table in Markdown.
func (h *Hunt) WriteHunt(w io.Writer, rows []*HuntRow) error {
	var b strings.Builder
	fmt.Fprintf(&b, "| program | N | without the bug | error | hunt: median | slowest | missed | drawn | genmcgo |")
	for _, c := range h.Peers {
		fmt.Fprintf(&b, " %s |", c.Name)
	}
	b.WriteString("\n|---|---|---|---|---|---|---|---|---|" + strings.Repeat("---|", len(h.Peers)) + "\n")
	found, others := 0, make([]int, 1+len(h.Peers))
	for _, r := range rows {
		slowest := 0.0
		for _, c := range r.CPU {
			slowest = max(slowest, c)
		}
		if r.Found(h.Limit) {
			found++
		}
		fmt.Fprintf(&b, "| %s | %d | %s | %s | %.2f s | %.2f s | %d | %s |", r.Program, r.N, hours(r), r.Kind, Median(r.CPU), slowest, r.Missed, report.About(Median(r.Drawn)))
		for i, o := range r.Others {
			if o.Found {
				others[i]++
				fmt.Fprintf(&b, " %.2f s |", o.CPU)
			} else {
				b.WriteString(" – |")
			}
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "\nFound by the median of %d seeds: %d of %d. Found by exploring for %v: genmcgo %d", h.Seeds, found, len(rows), h.Limit, others[0])
	for i, c := range h.Peers {
		fmt.Fprintf(&b, ", %s %d", c.Name, others[i+1])
	}
	b.WriteString(".\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// hours says how long exploring takes.
func hours(r *HuntRow) string {
	at := "about "
	if r.Least {
		at = "more than "
	}
	executions := " (" + report.About(r.Executions) + " executions)"
	switch {
	case r.Hours > 24*365:
		return at + report.About(r.Hours/(24*365)) + " years" + executions
	case r.Hours > 48:
		return at + report.About(r.Hours/24) + " days" + executions
	}
	return at + report.About(r.Hours) + " h" + executions
}
