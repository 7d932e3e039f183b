package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"runtime/metrics"
	"sync"
	"time"

	"github.com/dustin/go-humanize"

	"genmcgo"
	"genmcgo/report"
)

// progress says on standard error how far a run is: on a terminal a live line, else a
// line now and then, or JSON objects. README.md and docs/json.md say when.
type progress struct {
	s       *screen
	how     show
	model   string    // to tell several models apart, else ""
	limit   uint64    // --max-executions
	hunting bool      // there is no end, and nothing to be predicted
	ends    time.Time // by --timeout, or zero
	started time.Time

	// looping finds the loop that an execution goes round in, nil if there is none.
	looping func(genmcgo.Progress) *genmcgo.Loop

	mu       sync.Mutex
	at       genmcgo.Progress
	est      *report.Estimate
	sampled  bool      // or there is nothing to sample
	began    time.Time // the exploration, or its latest restart
	restarts int       // restarts of the exploration
	speed    rate
	next     time.Time     // when to print the next line
	gap      time.Duration // until the line after that
	noted    bool          // that this takes long
	loop     *genmcgo.Loop // that the execution at hand goes round in
	look     time.Time     // when to look for it again
	done     float64       // as shown; it does not shrink but when the exploration starts again
	ended    bool
	timer    *time.Timer
}

// show is a way to show progress.
type show int

const (
	showNothing show = iota
	showLive         // a live line
	showLines        // lines, the first after 1 s, then every 10 s
	showSome         // lines, the first after 10 s, then after twice the time, every 5 min in the end
	showJSON         // a JSON object every second, and one at the end
)

const (
	liveAfter = 400 * time.Millisecond // shorter runs are over before anybody reads
	linesGap  = 10 * time.Second
	maxGap    = 5 * time.Minute
	noteAfter = time.Second // what is expected is said when the rate is known
	longRun   = 10 * time.Second
)

// jsonGap is how long there is no line of JSON after another. Tests lower it.
var jsonGap = time.Second

// showHow is how --progress=when shows progress on s.
func showHow(s *screen, when string) show {
	switch {
	case when == "never":
		return showNothing
	case when == "json":
		return showJSON
	case s.tty != nil:
		return showLive
	case when == "always":
		return showLines
	}
	return showSome
}

// newProgress begins to show the progress of an exploration, or of one under model if
// that is not "". sampling says that it is estimated first. Without a screen it shows
// nothing.
func newProgress(s *screen, o *options, model string, sampling bool, ends time.Time) *progress {
	if s == nil {
		return nil
	}
	now := time.Now()
	p := &progress{s: s, how: showHow(s, o.progress), model: model, limit: o.MaxExecutions, ends: ends, started: now, began: now, sampled: !sampling, looping: genmcgo.Progress.Loop}
	if o.what == "hunt" {
		p.hunting, p.limit = true, 0
	}
	switch p.how {
	case showNothing:
		return nil
	case showLive:
		s.prepare()
		p.timer = time.AfterFunc(liveAfter, func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			if !p.ended {
				s.draw(p.line)
			}
		})
	case showLines:
		p.next, p.gap = now.Add(time.Second), linesGap
	case showSome:
		p.next, p.gap = now.Add(linesGap), linesGap
	case showJSON:
		p.next, p.gap = now.Add(jsonGap), jsonGap
	}
	return p
}

// estimated takes note of an estimate; the exploration begins.
func (p *progress) estimated(e *report.Estimate) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.est, p.sampled, p.began = e, true, time.Now()
}

// show takes note of at and prints what is due. It may be called from any goroutine.
func (p *progress) show(at genmcgo.Progress) {
	if p == nil {
		return
	}
	p.findLoop(at, time.Now())
	// Nothing is written with p.mu held: the screen may be drawing, which needs it.
	io.WriteString(p.s.stderr, p.due(at, time.Now()))
}

// due takes note of at and returns what is to be printed now.
func (p *progress) due(at genmcgo.Progress, now time.Time) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ended {
		return ""
	}
	if at.Restarts != p.at.Restarts && p.at.Workers != 0 {
		p.began, p.speed, p.done = now, rate{}, 0
		p.restarts++
	}
	p.at, p.at.Estimate = at, p.est
	if at.Sampling {
		return p.periodic(now)
	}
	p.speed.add(now.Sub(p.started), at.Complete+at.Blocked)
	out := ""
	if elapsed := now.Sub(p.began); !p.noted && elapsed >= noteAfter && p.est != nil && p.how != showJSON && float64(at.Complete+at.Blocked) <= p.est.High {
		if o := p.outlook(now); o.known && elapsed+o.left >= longRun && o.timeout == o.cut {
			p.noted = true
			takes := "which will take about " + report.AboutTime(elapsed+o.left)
			switch {
			case o.timeout:
				takes = "more than --timeout leaves time for"
			case o.total == 0:
				takes = fmt.Sprintf("of which --max-executions=%d will take about %s", p.limit, report.AboutTime(elapsed+o.left))
			}
			out = fmt.Sprintf("genmcgo: %s%s, %s\n", p.prefix(), expectation(p.est), takes)
		}
	}
	return out + p.periodic(now)
}

// periodic is the line or object that is due now, if one is. p.mu is held.
func (p *progress) periodic(now time.Time) string {
	if p.next.IsZero() || now.Before(p.next) {
		return ""
	}
	p.next = now.Add(p.gap)
	if p.how == showJSON {
		return p.object("progress", now)
	}
	if p.how == showSome {
		p.gap = min(2*p.gap, maxGap)
	}
	return fmt.Sprintf("genmcgo: %safter %s: %s\n", p.prefix(), report.AboutTime(now.Sub(p.started)), p.text(now, math.MaxInt))
}

// end stops showing progress.
func (p *progress) end() {
	if p == nil {
		return
	}
	p.mu.Lock()
	last := ""
	if !p.ended && p.how == showJSON {
		last = p.object("end", time.Now())
	}
	p.ended = true
	p.mu.Unlock()
	io.WriteString(p.s.stderr, last)
	if p.timer != nil {
		p.timer.Stop()
		p.s.erase()
	}
}

func (p *progress) prefix() string {
	if p.model == "" {
		return ""
	}
	return p.model + ": "
}

// outlook is what is left.
type outlook struct {
	known   bool          // one can tell; else only done means something
	total   float64       // executions, complete and blocked; 0 if a limit ends the run
	left    time.Duration // until the run ends
	timeout bool          // by --timeout
	cut     bool          // and what is left is not likely to be through by then
	done    float64       // part of the work, 0 to 1
}

// outlook combines a forecast with the limits of the run. p.mu is held.
func (p *progress) outlook(now time.Time) outlook {
	o := outlook{done: p.at.Share}
	elapsed := now.Sub(p.began)
	n := float64(p.at.Complete + p.at.Blocked)
	least := 0.0 // seconds that are probably left at least
	if f, ok := p.at.Forecast(elapsed); ok && !p.hunting {
		o = outlook{known: true, total: f.Total, left: f.Left, done: f.Done}
		// Twice out of three times it takes longer than between the forecast and the least
		// that it allows for.
		least = f.Left.Seconds() * (math.Sqrt(f.Low*f.Total) - n) / max(f.Total-n, 1)
	}
	if c := p.at.Complete; p.limit > 0 && c > 0 && elapsed >= noteAfter {
		part := min(float64(c)/float64(p.limit), 1)
		if left := elapsed.Seconds() * (1/part - 1); !o.known || left < o.left.Seconds() {
			o = outlook{known: true, left: time.Duration(left * float64(time.Second)), done: part}
			least = left
		}
	}
	if left := p.ends.Sub(now); !p.ends.IsZero() && elapsed >= noteAfter && (!o.known || left < o.left) {
		o.known, o.timeout, o.left, o.cut = true, true, max(left, 0), left.Seconds() < least
	}
	if p.at.Share < 1 {
		o.done = min(max(o.done, p.done), 0.99) // all is done when the last execution is
	}
	if p.at.Complete+p.at.Blocked == 0 { // of what is done nothing can be learnt yet
		o.done = 0
	}
	p.done = o.done
	return o
}

// line is the live line.
func (p *progress) line(width int) liveLine {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	width-- // some terminals begin a new line when the last column is written
	if !p.sampled {
		return liveLine{text: p.text(now, width)}
	}
	l := liveLine{done: p.outlook(now).done}
	switch {
	case width >= 70:
		l.bar = 14
	case width >= 40:
		l.bar = 8
	}
	l.text = p.text(now, width-l.bar-1)
	return l
}

// shrink is the order in which the parts of text get shorter: numbers of parts there.
var shrink = []int{8, 5, 3, 9, 7, 8, 4, 9, 5, 6, 3, 0, 10, 6, 3, 7, 10}

// text says how far the run is in at most width columns. p.mu is held.
func (p *progress) text(now time.Time, width int) string {
	if !p.sampled {
		estimating := []string{"estimating how many executions there are", "estimating"}
		if p.how == showLive {
			estimating[0] = p.prefix() + estimating[0]
		}
		return fit(width, [][]string{estimating, {humanize.Bytes(memoryInUse()), ""}, loopText(p.loop)}, []int{0, 1, 2, 2})
	}
	o := p.outlook(now)
	at := p.at
	var parts [11][]string
	if p.how == showLive && p.model != "" {
		parts[0] = []string{p.model, ""}
	}
	if at.Complete+at.Blocked > 0 && !p.hunting {
		parts[1] = []string{fmt.Sprintf("%.0f %%", math.Floor(100*o.done))}
	}
	count := humanize.Comma(int64(at.Complete))
	parts[3] = []string{count + " executions", count, ""}
	if total := p.total(o); total > float64(at.Complete) {
		of := count + " of about " + report.About(total)
		parts[3] = []string{of + " executions", of, count, ""}
	}
	if at.Blocked > 0 {
		parts[4] = []string{humanize.Comma(int64(at.Blocked)) + " blocked", ""}
	}
	if r := p.speed.perSecond(); r > 0 {
		n := humanize.Comma(int64(r))
		if r < 10 {
			n = fmt.Sprintf("%.1f", r)
		}
		parts[5] = []string{n + " per second", n + "/s", ""}
	}
	switch t := report.AboutTime(o.left); {
	case !o.known:
	case o.timeout:
		parts[6] = []string{"timeout in " + t, "timeout " + t, ""}
	default:
		parts[6] = []string{"about " + t + " left", t + " left", ""}
	}
	parts[7] = []string{humanize.Bytes(memoryInUse()), ""}
	if at.Workers > 1 {
		parts[8] = []string{fmt.Sprintf("%d of %d workers busy", at.Busy, at.Workers), fmt.Sprintf("%d/%d busy", at.Busy, at.Workers), ""}
	}
	if p.restarts > 0 {
		parts[9] = []string{fmt.Sprintf("restarted %d times", p.restarts), fmt.Sprintf("restarts %d", p.restarts), ""}
		if p.restarts == 1 {
			parts[9][0] = "restarted once"
		}
	}
	parts[10] = loopText(p.loop)
	if at.Tasks > 0 {
		parts[10] = []string{fmt.Sprintf("%s, %s", count1(at.Machines, "machine"), count1(at.Tasks, "open task")), fmt.Sprintf("%d machines", at.Machines), ""}
	}
	return fit(width, parts[:], shrink)
}

// total is how many complete executions there will be, 0 if that is not known.
func (p *progress) total(o outlook) float64 {
	switch n := float64(p.at.Complete + p.at.Blocked); {
	case o.timeout || p.limit > 0:
		return 0
	case o.total > 0 && n > 0:
		return o.total * float64(p.at.Complete) / n
	case p.est != nil:
		return p.est.Executions
	}
	return 0
}

// count1 is n things.
func count1(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return humanize.Comma(int64(n)) + " " + thing
}

// expectation says what an estimate expects.
func expectation(e *report.Estimate) string {
	s := fmt.Sprintf("about %s executions", report.About(e.Executions))
	if e.Blocked >= 0.5 {
		s += fmt.Sprintf(" and %s blocked ones", report.About(e.Blocked))
	}
	return s + fmt.Sprintf(" to explore (%s to %s)", report.About(e.Low), report.About(e.High))
}

// progressSchema is the version of the JSON objects of --progress=json. It changes when a
// field is removed or changes its meaning.
const progressSchema = 1

// progressObject is such an object. docs/json.md describes the fields.
type progressObject struct {
	Schema      int              `json:"schema"`
	Event       string           `json:"event"` // progress, end
	Model       string           `json:"model,omitempty"`
	Phase       string           `json:"phase"` // estimating, exploring, hunting
	Seconds     float64          `json:"seconds"`
	Executions  uint64           `json:"executions"`
	Blocked     uint64           `json:"blocked"`
	PerSecond   float64          `json:"per_second"`
	Share       float64          `json:"share"`
	Done        float64          `json:"done"`
	SecondsLeft *float64         `json:"seconds_left"`
	Total       *float64         `json:"total"`
	Estimate    *report.Estimate `json:"estimate"`
	MemoryBytes uint64           `json:"memory_bytes"`
	Busy        int              `json:"busy"`
	Workers     int              `json:"workers"`
	Restarts    int              `json:"restarts"`
	Loop        *genmcgo.Loop    `json:"loop,omitempty"`
	Machines    int              `json:"machines,omitempty"`
	Tasks       int              `json:"tasks,omitempty"`
}

// object is the line of JSON that says how far the run is. p.mu is held.
func (p *progress) object(event string, now time.Time) string {
	o := p.outlook(now)
	j := progressObject{
		Schema: progressSchema, Event: event, Model: p.model, Phase: "exploring", Seconds: now.Sub(p.started).Seconds(),
		Executions: p.at.Complete, Blocked: p.at.Blocked, PerSecond: p.speed.perSecond(), Share: p.at.Share, Done: o.done,
		Estimate: p.est, MemoryBytes: memoryInUse(), Busy: p.at.Busy, Workers: p.at.Workers, Restarts: p.restarts, Loop: p.loop,
		Machines: p.at.Machines, Tasks: p.at.Tasks,
	}
	switch {
	case p.hunting:
		j.Phase = "hunting"
	case !p.sampled:
		j.Phase = "estimating"
	}
	if o.known && event != "end" {
		left := o.left.Seconds()
		j.SecondsLeft = &left
	}
	if o.total > 0 {
		j.Total = &o.total
	}
	b, err := json.Marshal(j)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return string(b) + "\n"
}

// rate is a number per second, lately: what happened a while ago counts less.
type rate struct {
	at        time.Duration
	n         uint64
	sum, time float64 // of the past, each second weighing less the longer ago it is
}

// rateMemory is how long ago something must be to weigh 1/e.
const rateMemory = 5 * time.Second

// add says that at there were n in all.
func (r *rate) add(at time.Duration, n uint64) {
	d := (at - r.at).Seconds()
	if d <= 0 || n < r.n {
		return
	}
	if r.at > 0 { // the first one only says where to begin
		k := math.Exp(-d / rateMemory.Seconds())
		r.sum, r.time = r.sum*k+float64(n-r.n), r.time*k+d
	}
	r.at, r.n = at, n
}

func (r *rate) perSecond() float64 {
	if r.time == 0 {
		return 0
	}
	return r.sum / r.time
}

// memoryInUse is the memory that the process has from the operating system, in bytes.
func memoryInUse() uint64 {
	m := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(m)
	if m[0].Value.Kind() != metrics.KindUint64 || m[1].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return m[0].Value.Uint64() - m[1].Value.Uint64()
}
