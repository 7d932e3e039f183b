package suite

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"genmcgo"
	"genmcgo/report"
)

// Run runs the tests of files and tells see what happens; its calls do not overlap. Each file is Loaded, and
// each of its tests is Done, after it has Begun if it was run at all. If ctx ends, the tests that run end, and
// nothing else begins: the rest is Unfinished.
func Run(ctx context.Context, files []*File, o *Options, see func(Event)) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	r := &runner{ctx: ctx, stop: cancel, o: o, see: see, files: files}
	r.change = sync.NewCond(&r.mu)
	var wg sync.WaitGroup
	for range max(o.Jobs, 1) {
		wg.Go(r.work)
	}
	wg.Wait()
	for _, f := range r.files[r.next:] { // nobody came to them
		t := &Test{Dir: f.Dir, Name: f.Name(), File: f}
		if r.couldMatch(t) {
			r.see(Event{Loaded: f, Tests: []*Test{t}})
			r.see(Event{Done: &Result{Test: t, Status: Unfinished}})
		}
	}
}

// runner is what those who run tests share.
type runner struct {
	ctx  context.Context
	stop func()
	o    *Options

	mu      sync.Mutex
	change  *sync.Cond // loading or ready changed
	see     func(Event)
	files   []*File
	next    int // the first file that nobody reads or has read
	loading int // files that are being read
	ready   []*job
}

// running is a file some of whose tests were not run yet.
type running struct {
	*File
	left    int     // tests that are not through
	missing []*Test // that were not run, or not to an end
	reports []*report.Report
	waiting []*Result // for the others of the file
}

// job is a test that can be run.
type job struct {
	*Test
	of      *running
	program *genmcgo.Program
	err     error // why there is no program
}

// work runs tests, and reads files as long as there is no test to run, until there is nothing left.
func (r *runner) work() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for {
		switch {
		case len(r.ready) > 0:
			j := r.ready[0]
			r.ready = r.ready[1:]
			r.run(j)
		case r.next < len(r.files) && r.ctx.Err() == nil:
			f := r.files[r.next]
			r.next++
			r.loading++
			r.see(Event{Reading: f})
			r.mu.Unlock()
			jobs, tests, bad := r.load(f)
			r.mu.Lock()
			r.loading--
			r.see(Event{Loaded: f, Tests: tests})
			if bad != nil {
				r.done(bad)
			}
			r.ready = append(r.ready, jobs...)
			r.change.Broadcast()
		case r.loading > 0:
			r.change.Wait()
		default:
			return
		}
	}
}

// load reads a file and returns its tests. If that fails, bad says so.
func (r *runner) load(f *File) (jobs []*job, tests []*Test, bad *Result) {
	begun := time.Now()
	broken := func(err error) ([]*job, []*Test, *Result) {
		f.Err = err
		t := &Test{Dir: f.Dir, Name: f.Name(), File: f}
		if !r.couldMatch(t) {
			return nil, nil, nil
		}
		res := &Result{Test: t, Status: Broken, Err: err, Elapsed: time.Since(begun)}
		if r.ctx.Err() != nil {
			res.Status, res.Err = Unfinished, nil
		}
		return nil, []*Test{t}, res
	}
	whole, err := f.whole(r.o)
	if err != nil {
		return broken(err)
	}
	programs := map[string]*job{}
	read := func(t *Test) *job {
		key := t.loading()
		if programs[key] == nil {
			p, err := r.read(t)
			programs[key] = &job{program: p, err: err}
		}
		return programs[key]
	}
	all := whole
	if !slices.ContainsFunc(whole, func(t *Test) bool { return t.Expect.Skip == "" }) {
		tests = whole // nobody needs to know what is in it
	} else {
		first := read(whole[0])
		if first.err != nil {
			return broken(first.err)
		}
		if all, err = f.tests(first.program, r.o, whole); err != nil {
			return broken(err)
		}
		tests = slices.Clone(all)
	}
	if r.o.Match != nil {
		tests = slices.DeleteFunc(slices.Clone(tests), func(t *Test) bool { return !r.o.Match.MatchString(t.ID()) })
	}
	of := &running{File: f, left: len(tests)}
	for _, t := range all {
		if !slices.Contains(tests, t) {
			of.missing = append(of.missing, t)
		}
	}
	for _, t := range tests {
		j := &job{Test: t, of: of}
		if t.Expect.Skip == "" && !r.o.List {
			p := read(t)
			j.program, j.err = p.program, p.err
		}
		jobs = append(jobs, j)
	}
	if r.o.List {
		jobs = nil
	}
	return jobs, tests, nil
}

// couldMatch reports whether a test of a file could match that was not read; t stands for the file.
func (r *runner) couldMatch(t *Test) bool {
	if r.o.Match == nil || r.o.Match.MatchString(t.ID()) {
		return true
	}
	return slices.ContainsFunc(t.File.scanned.defined, func(d definition) bool { return r.o.Match.MatchString(t.ID() + "/" + d.name) })
}

// leastToRead is how long compiling a program may take at least, however short its tests have to be.
const leastToRead = time.Minute

// read reads the program of a test.
func (r *runner) read(t *Test) (*genmcgo.Program, error) {
	limit := t.limit()
	if limit > 0 {
		limit = max(limit, leastToRead)
	}
	ctx, cancel := within(r.ctx, limit)
	defer cancel()
	p, err := genmcgo.Load(ctx, t.Source, t.Options)
	if err != nil && errors.Is(err, context.DeadlineExceeded) {
		return nil, t.File.at().wrong("compiling it took longer than %v (--timeout)", limit)
	}
	return p, err
}

// run runs a test. r.mu is held, but not while it runs.
func (r *runner) run(j *job) {
	res := &Result{Test: j.Test}
	switch {
	case r.ctx.Err() != nil:
		res.Status = Unfinished
	case j.Expect.Skip != "":
		res.Status, res.Why = Skip, []string{j.Expect.Skip}
	case j.err != nil:
		res.Status, res.Err = Broken, j.err
	default:
		r.see(Event{Begun: j.Test})
		r.mu.Unlock()
		begun := time.Now()
		ctx, cancel := within(r.ctx, j.limit())
		res.Report, res.Err = j.program.Check(ctx, j.Options)
		cancel()
		res.Elapsed = time.Since(begun)
		r.mu.Lock()
		r.judge(j, res)
	}
	r.through(j, res)
}

// judge says what came of a test that was run.
func (r *runner) judge(j *job, res *Result) {
	switch {
	case res.Err != nil:
		res.Status = Broken
	case res.Report.Stopped == "interrupt":
		res.Status = Unfinished
	default:
		res.Why = j.Expect.judge(res.Report, j.Options.KeepGoing || j.Options.AllDeadlocks)
		res.Status = Pass
		if len(res.Why) > 0 {
			res.Status = Fail
		}
	}
}

// through takes note of the result of a test. The tests of a file share functions, and what these assert may be
// reached by some tests only: when all are through, it is known what none reaches.
func (r *runner) through(j *job, res *Result) {
	of := j.of
	of.left--
	if res.Report == nil || res.Status == Unfinished {
		of.missing = append(of.missing, j.Test)
	} else {
		of.reports = append(of.reports, res.Report)
	}
	if res.Status == Pass && res.mustReach() && len(res.Report.Unreached) > 0 {
		of.waiting = append(of.waiting, res)
	} else {
		r.done(res)
	}
	if of.left > 0 {
		return
	}
	for _, res := range of.waiting {
		if res.Why = of.unreached(res); len(res.Why) > 0 {
			res.Status = Fail
		}
		r.done(res)
	}
}

// unreached returns why the test of res, which passed, fails all the same: places that no test of the file
// reaches. If some were not run that could reach them, they do not count.
func (of *running) unreached(res *Result) []string {
	ownOnly := len(of.missing) > 0
	if slices.ContainsFunc(of.missing, func(t *Test) bool { return t.Function == res.Function }) {
		return nil
	}
	var why []string
	for i := range res.Report.Unreached {
		u := &res.Report.Unreached[i]
		switch {
		case !res.owns(u.File) || ownOnly && u.Function != res.base():
		case slices.ContainsFunc(of.reports, func(o *report.Report) bool { return o.Reaches(u.File, u.Line) }):
		default:
			why = append(why, "vacuous: "+u.Text()+" (allow=unreached if that is meant)")
		}
	}
	return why
}

// done tells what came of a test.
func (r *runner) done(res *Result) {
	if r.o.FailFast && (res.Status == Fail || res.Status == Broken) {
		r.stop()
	}
	r.see(Event{Done: res})
}
