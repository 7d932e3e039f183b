package genmcgo

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"genmcgo/cache"
	"genmcgo/cluster/task"
	"genmcgo/internal/compress"
	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Job is a check of a program that is explored in parts, by any number of processes that may
// come and go. It implements task.Job: packages genmcgo/cluster/... run it. [Job.Report] makes the
// report of what they added up, which is the one that [Check] makes.
//
// As bytes ([Job.Bytes]) it contains everything that it needs of this machine: the program,
// compiled, the files of its model, and the options.
type Job struct {
	s        *exploration
	prepared *trust.Prepared // nil in a checkpoint of a run that has not come so far, and with several models
	version  string
	watch    *watch // begun and not ended; nil if it is not watched
	// each, with several models, is a job for each of them, in the order asked for; s is that of the first.
	each []*Job
}

// NewJob loads a program and prepares it to be explored in parts. See [Program.Job].
func NewJob(ctx context.Context, src Source, o Options) (*Job, *report.Report, error) {
	ctx, cancel := o.within(ctx)
	defer cancel()
	p, err := Load(ctx, src, o)
	if p == nil {
		return nil, nil, err
	}
	return p.Job(ctx, o)
}

// Job prepares the program to be explored in parts: it does what [Program.Check] does before the
// exploration, which is to choose an equivalence and to sample executions. If the check ends with
// that, because an error was found or ctx ended, it returns the report instead.
//
// The error is as for [Check]. With several models see [Program.Comparison]. Executions are shown when there is the
// report: o.OnExecution is called by [Job.Report].
func (p *Program) Job(ctx context.Context, o Options) (j *Job, r *report.Report, err error) {
	defer recovered(&err)
	models, err := p.models(&o)
	switch {
	case err != nil:
		return nil, nil, err
	case len(models) > 1:
		return nil, nil, oneModel(&o)
	}
	if err := o.check(1, false); err != nil {
		return nil, nil, err
	}
	if err := o.expectHere(); err != nil {
		return nil, nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, nil, err
	}
	if o.OnExecution != nil { // it gets them in the end
		o.KeepExecutions = true
	}
	s := p.exploration(ctx, &o, models[0])
	if p.prog == nil {
		r, err := s.report(s.cut())
		return nil, r, err
	}
	cfg := s.engine()
	cfg.Sampling = o.sampling(false)
	if o.KeepExecutions {
		cfg.OnExecution = func(*result.Snapshot, bool) {} // so what is explored before does not replace the exploration
	}
	watch := s.watch(&cfg, cfg.Sampling != nil)
	cfg.OnEstimate = watch.estimated
	prepared, res, err := trust.Prepare(ctx, cfg)
	if err != nil {
		watch.end()
		return nil, nil, explored(err, s.opts, p.prog, p.src.Name)
	}
	if res != nil {
		watch.end()
		r, err := s.report(res)
		return nil, r, err
	}
	return &Job{s: s, prepared: prepared, version: Version(), watch: watch}, nil, nil
}

// refinementOf reads what Folder.Refinement wrote; nil if that is nil.
func refinementOf(data []byte) (*config.Refinement, error) {
	if data == nil {
		return nil, nil
	}
	ref := &config.Refinement{}
	if err := json.Unmarshal(data, ref); err != nil {
		return nil, fmt.Errorf("a refinement is damaged: %w", err)
	}
	return ref, nil
}

// Session implements task.Job.
func (j *Job) Session(refinement []byte) (task.Session, error) {
	if j.each != nil {
		return j.comparing(refinement)
	}
	ref, err := refinementOf(refinement)
	if err != nil {
		return nil, err
	}
	return j.session(ref, &j.s.base)
}

// session is a session under ref. base is what other models ask for besides.
func (j *Job) session(ref, base *config.Refinement) (e *jobSession, err error) {
	e = &jobSession{j: j}
	o := j.s.opts
	var show func(*result.Snapshot, bool)
	if j.s.gather(nil) != nil {
		show = func(s *result.Snapshot, blocked bool) { e.got.add(s, blocked) }
	}
	e.s, err = j.prepared.Session(func(r *config.Refinement) config.Program {
		e.m = interp.New(j.s.prog, j.s.configOver(base, r))
		c := cache.New(e.m, !o.NoCache)
		c.SetBudget(cacheShare(o.CacheMem, o.Workers))
		return c
	}, ref, show)
	return e, err
}

// jobSession implements task.Session.
type jobSession struct {
	j   *Job
	s   *trust.Session
	m   *interp.Machine // of s, nil before the first bundle
	got gathered        // of the executions of the latest bundle; nil if nothing is
}

func (e *jobSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) (part []byte, rest [][]byte, err error) {
	e.got = e.j.s.gather(nil)
	part, rest, err = e.s.Explore(ctx, bundle, func() wire.Signal {
		if e.got != nil && e.got.size() > maxGathered {
			return wire.Pause
		}
		return signalOf(signal())
	})
	var bug *result.BugError
	switch {
	case errors.As(err, &bug):
		return nil, nil, &BugError{bug.Value, bug.Stack}
	case err != nil:
		return nil, nil, err
	}
	return partOf(part, e.got, e.m), rest, nil
}

// signalOf is what s means to the engine.
func signalOf(s task.Signal) wire.Signal {
	switch n := s.Parts(); {
	case n > 0:
		return wire.Split + wire.Signal(n-1)
	case s == task.Pause:
		return wire.Pause
	}
	return wire.NoSignal
}

// Counts are the numbers of complete and of blocked executions that the latest Explore returned.
func (e *jobSession) Counts() (complete, blocked uint64) { return e.s.Counts() }

func (e *jobSession) Close() { e.s, e.m, e.got = nil, nil, nil }

// giveBack gives back memory that is kept only to save time.
func (e *jobSession) giveBack() { e.s.GiveBack() }

// The bytes of a part of a job: partVersion, the length of the engine's part, that, the length of what was gathered,
// that, 1 if the rest is compressed and else 0, and what the interpreter has seen so far. That is compressed if it
// has at least smallSeen bytes: a compressor takes longer to make than a small part.
const (
	partVersion = 3
	smallSeen   = 1 << 16
)

// maxSeen bounds what the interpreter of a part may have seen, in bytes.
const maxSeen = 64 << 20

func partOf(part []byte, got gathered, m *interp.Machine) []byte {
	b := append(binary.AppendUvarint([]byte{partVersion}, uint64(len(part))), part...)
	var more []byte
	if got != nil {
		more = got.bytes()
	}
	b = append(binary.AppendUvarint(b, uint64(len(more))), more...)
	seen := m.Seen()
	if len(seen) < smallSeen {
		return append(append(b, 0), seen...)
	}
	return compress.Append(append(b, 1), seen)
}

// splitPart is the reverse of partOf.
func splitPart(data []byte) (part, got, seen []byte, err error) {
	if len(data) == 0 || data[0] != partVersion {
		return nil, nil, nil, errors.New("a part of an exploration is damaged, or of another version: use the same genmcgo everywhere")
	}
	rest := data[1:]
	for _, p := range []*[]byte{&part, &got} {
		n, k := binary.Uvarint(rest)
		rest = rest[max(k, 0):]
		if k <= 0 || n >= uint64(len(rest)) {
			return nil, nil, nil, errors.New("a part of an exploration is damaged")
		}
		*p, rest = rest[:n], rest[n:]
	}
	if seen = rest[1:]; rest[0] != 0 {
		seen, err = compress.Expand(seen, maxSeen)
	}
	return part, got, seen, err
}

// Folder implements task.Job.
func (j *Job) Folder(refinement []byte) (task.Folder, error) {
	if j.each != nil {
		return j.comparison(refinement)
	}
	ref, err := refinementOf(refinement)
	if err != nil {
		return nil, err
	}
	return j.folder(ref, &j.s.base)
}

// folder is a folder of parts of sessions under ref and base.
func (j *Job) folder(ref, base *config.Refinement) (*folder, error) {
	f := &folder{}
	var err error
	if f.sum, err = j.prepared.Sum(func(r *config.Refinement) config.Program {
		return cache.New(interp.New(j.s.prog, j.s.configOver(base, r)), true)
	}, ref); err != nil {
		return nil, err
	}
	f.m = interp.New(j.s.prog, j.s.configOver(base, f.sum.Under()))
	f.got = j.s.gather(f.sum.Execution)
	return f, nil
}

// folder implements task.Folder.
type folder struct {
	sum *trust.Sum
	m   *interp.Machine // executes nothing, but knows what others have
	got gathered        // nil if nothing is
}

func (f *folder) Add(data []byte) (task.Outcome, error) {
	part, got, seen, err := splitPart(data)
	if err != nil {
		return task.Continue, err
	}
	see, err := f.m.Sees(seen)
	if err != nil {
		return task.Continue, err
	}
	add := func() {}
	switch {
	case f.got != nil:
		if add, err = f.got.parse(got); err != nil {
			return task.Continue, err
		}
	case len(got) > 0:
		return task.Continue, errors.New("a part of an exploration has executions that were not asked for")
	}
	how, err := f.sum.Add(part)
	if err != nil {
		return task.Continue, err
	}
	see()
	add()
	return [...]task.Outcome{trust.GoOn: task.Continue, trust.Ended: task.Stop, trust.Restarts: task.Refine}[how], nil
}

// End implements task.Ender.
func (f *folder) End() task.Outcome {
	if f.sum.End() == trust.Restarts {
		return task.Refine
	}
	return task.Continue
}

func (f *folder) Refinement() []byte {
	data, err := json.Marshal(f.sum.Refinement())
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return data
}

func (f *folder) Bytes() []byte {
	part, err := f.sum.Bytes()
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return partOf(part, f.got, f.m)
}

// Several reports whether j compares models: then Comparison makes the report, and not Report.
func (j *Job) Several() bool { return j.each != nil }

// Prunes implements task.Pruning: the exploration under one of several models may be over before the others are.
func (j *Job) Prunes() bool { return j.Several() }

// Counts returns the numbers of complete and of blocked executions in f, which is of j.Folder; with several models
// of all of them together.
func (j *Job) Counts(f task.Folder) (complete, blocked uint64) { return f.(counting).counts() }

// counting is implemented by folders of jobs.
type counting interface {
	counts() (complete, blocked uint64)
}

func (f *folder) counts() (complete, blocked uint64) { return f.sum.Counts() }

// Estimate is that of the samples that were taken before the job was made; nil if none were, and with several models.
func (j *Job) Estimate() *report.Estimate {
	if j.each != nil {
		return nil
	}
	return report.NewEstimate(j.prepared.Estimate())
}

// Left estimates the work that is left of the exploration that is in f, which is of j.Folder, as a multiple of the work
// that was done; 0 if it is not known.
func (j *Job) Left(f task.Folder) float64 {
	if c, ok := f.(*comparisonFolder); ok {
		return c.left()
	}
	return f.(*folder).sum.Left()
}

// Share estimates the part of the exploration that is in f, which is of j.Folder, from 0 to 1; 0 if
// there is nothing to estimate it by.
func (j *Job) Share(f task.Folder) float64 {
	if c, ok := f.(*comparisonFolder); ok {
		return c.share()
	}
	var p Progress
	p.Complete, p.Blocked = j.Counts(f)
	p.Estimate, p.Left = j.Estimate(), j.Left(f)
	of, ok := p.Forecast(time.Hour) // how long it took does not matter to the total
	if !ok {
		return 0
	}
	return min(float64(p.Complete+p.Blocked)/of.Total, 0.99)
}

// Options are those that the job was made with.
func (j *Job) Options() Options { return *j.s.given }

// Sources returns where the sources of the program can be found.
func (j *Job) Sources() *report.Sources { return j.s.Sources() }

// Run says how the parts of a job were explored.
type Run struct {
	// Stopped is why not everything was explored, unless a part says so: "timeout", "memory",
	// "interrupt", or "".
	Stopped string
	Epoch   uint32        // how often the exploration started again
	Workers int           // how many could explore at a time
	Elapsed time.Duration // since the job was made

	memory *result.MemoryUse // if Stopped is "memory"
}

// Report makes the report of an exploration whose parts were added up in f, which is of j.Folder and
// may not be used any more. The error is as for [Check].
func (j *Job) Report(ctx context.Context, f task.Folder, run Run) (r *report.Report, err error) {
	defer recovered(&err)
	sum, ok := f.(*folder)
	if !ok {
		return nil, oneModel(j.s.given)
	}
	if r, err = j.report(ctx, sum, run); err != nil {
		return nil, err
	}
	if p := of[*printing](sum.got); p != nil {
		list, err := p.executions(j.s, j.s.opts.MaxExecutions)
		if err != nil {
			return nil, err
		}
		if on := j.s.opts.OnExecution; on == nil {
			r.Executions = list
		} else {
			for i := range list {
				on(&list[i])
			}
		}
	}
	return r, nil
}

// report is Report without executions that are printed.
func (j *Job) report(ctx context.Context, sum *folder, run Run) (*report.Report, error) {
	s := j.s
	s.ctx = ctx
	res, err := j.prepared.Result(sum.sum, run.Stopped, int(run.Epoch))
	if err != nil {
		return nil, explored(err, s.opts, s.prog, s.src.Name)
	}
	res.Workers, res.Elapsed, res.Memory = max(run.Workers, 1), run.Elapsed, run.memory
	ref := sum.sum.Under()
	s.refinement, s.machines = ref, []refinedMachine{{sum.m, ref}}
	if e := of[*ending](sum.got); e != nil {
		s.ending, s.build = e.table, e.build
	}
	return s.report(res)
}

// KeyPart is one of the things that must be equal for two jobs to be the same, as text or as its hash.
type KeyPart struct{ Name, Value string }

// models is a job for each of the models.
func (j *Job) models() []*Job {
	if j.each != nil {
		return j.each
	}
	return []*Job{j}
}

// Key returns what must be equal for parts of one job to be parts of another.
func (j *Job) Key() []KeyPart {
	hash := func(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data))[:32] }
	var words []string
	for i := range settings {
		switch s := &settings[i]; s.Name {
		case "mm", "workers", "timeout", "max-memory", "cache-mem", "clang", "prims", "asm": // the model is a part of its own
		default:
			if (!s.Unrepeated || s.Name == "print-executions") && s.Group != groupEstimation {
				words = append(words, s.Words(j.s.given)...)
			}
		}
	}
	var about []string
	for _, each := range j.models() {
		m := each.s.model
		about = append(about, m.name)
		for _, name := range slices.Sorted(maps.Keys(m.files)) {
			about = append(about, hash(m.files[name]))
		}
	}
	model := strings.Join(about, " ")
	program := hash(j.s.modules[0].Text)
	for _, m := range j.s.modules[1:] {
		program += " with " + hash(m.Text)
	}
	if j.s.prims != nil {
		program += " " + hash(j.s.prims.Text)
	}
	if j.s.bodies != nil {
		program += " asm " + hash(j.s.bodies.Text)
	}
	return []KeyPart{{"program", program}, {"model", model}, {"options", strings.Join(words, " ")}, {"version", j.version}}
}

// The bytes of a job: jobMagic, and jobForm as JSON, compressed.
const jobMagic = "genmcgo job 2\n"

// maxJob bounds the bytes of a job, compressed or not.
const maxJob = 256 << 20

// jobForm is Job as it is written down.
type jobForm struct {
	Version string
	Name    string
	Clang   []string    `json:",omitempty"`
	Text    []byte      `json:",omitempty"` // Source.Text, if that is to be quoted
	IR      []byte      // the program
	Prims   []byte      `json:",omitempty"` // what Options.Prims names, in LLVM IR
	Bodies  []byte      `json:",omitempty"` // what Options.Asm names, in LLVM IR
	With    []fileForm  `json:",omitempty"` // the other files
	Notes   []string    `json:",omitempty"` // about how they were compiled
	Options []string    // as on a command line, without dashes
	Models  []modelForm // as the option says, in the same order
}

// fileForm is what a job has of each file but the first.
type fileForm struct {
	Name  string
	Clang []string `json:",omitempty"`
	Text  []byte   `json:",omitempty"`
	IR    []byte
}

// modelForm is what a job has of each of its models.
type modelForm struct {
	Files    map[string][]byte `json:",omitempty"` // of the model
	Prepared json.RawMessage   `json:",omitempty"` // not yet, if there is none
}

// Bytes returns the job as bytes, from which [JobFrom] makes it again elsewhere.
func (j *Job) Bytes() ([]byte, error) {
	form := jobForm{Version: j.version, Name: j.s.src.Name, Clang: j.s.src.Clang, IR: j.s.modules[0].Text, Notes: j.s.notes}
	if j.s.src.Compiled() {
		form.Text = j.s.src.Text
	}
	for i, f := range j.s.src.With {
		with := fileForm{Name: f.Name, Clang: f.Clang, IR: j.s.modules[i+1].Text}
		if f.Compiled() {
			with.Text = f.Text
		}
		form.With = append(form.With, with)
	}
	if j.s.prims != nil {
		form.Prims = j.s.prims.Text
	}
	if j.s.bodies != nil {
		form.Bodies = j.s.bodies.Text
	}
	for i := range settings {
		for _, w := range settings[i].Words(j.s.given) {
			form.Options = append(form.Options, strings.TrimPrefix(w, "--"))
		}
	}
	for _, each := range j.models() {
		m := modelForm{Files: each.s.model.files}
		if each.prepared != nil {
			var err error
			if m.Prepared, err = each.prepared.MarshalBinary(); err != nil {
				return nil, err
			}
		}
		form.Models = append(form.Models, m)
	}
	text, err := json.Marshal(form)
	if err != nil {
		return nil, err
	}
	return compress.Append([]byte(jobMagic), text), nil
}

// JobFrom makes the job that was written down as data, which may come from anywhere. Nothing but
// data is read. here has what depends on the caller: Workers, CacheMem, MaxMemory and OnExecution. whole says that the caller makes folders and reports; sessions need less.
func JobFrom(data []byte, here Options, whole bool) (j *Job, err error) {
	defer recovered(&err)
	if j, err = jobFrom(data, here, whole); err == nil && !j.begun() {
		return nil, noJob(errors.New("it was not prepared"))
	}
	return j, err
}

// begun reports whether everything before the exploration is done.
func (j *Job) begun() bool {
	return !slices.ContainsFunc(j.models(), func(each *Job) bool { return each.prepared == nil })
}

func noJob(err error) error { return fmt.Errorf("this is not a job that can run here: %w", err) }

// jobFrom is JobFrom for jobs that may not have been prepared.
func jobFrom(data []byte, here Options, whole bool) (j *Job, err error) {
	bad := noJob
	rest, ok := bytes.CutPrefix(data, []byte(jobMagic))
	if !ok {
		return nil, bad(errors.New("it does not begin like one of this version of genmcgo"))
	}
	text, err := compress.Expand(rest, maxJob)
	if err != nil {
		return nil, bad(err)
	}
	var form jobForm
	if err := json.Unmarshal(text, &form); err != nil {
		return nil, bad(err)
	}
	if v := Version(); form.Version != v {
		return nil, bad(fmt.Errorf("it was made by version %.100q, and this is %q: use the same genmcgo everywhere", form.Version, v))
	}
	var o Options
	for _, w := range form.Options {
		name, value, ok := strings.Cut(w, "=")
		if !ok {
			return nil, bad(fmt.Errorf("its option %.100q has no value", w))
		}
		if err := o.Set(name, value); err != nil {
			return nil, bad(err)
		}
	}
	names := o.models()
	if err := o.check(len(names), false); err != nil {
		return nil, bad(err)
	}
	if len(form.Models) != len(names) {
		return nil, bad(fmt.Errorf("it has %d memory models, and %.100q names %d", len(form.Models), o.Model, len(names)))
	}
	p := &Program{src: Source{Name: form.Name, Clang: form.Clang, Text: form.Text}, notes: form.Notes, begun: time.Now(), loaded: map[string]*memoryModel{}}
	var models []*memoryModel
	for i, name := range names {
		m, err := packedModel(name, form.Models[i].Files)
		if err != nil {
			return nil, bad(err)
		}
		if p.loaded[m.name] != nil {
			return nil, bad(fmt.Errorf("it has memory model %.100q twice", m.name))
		}
		p.loaded[m.name] = m
		models = append(models, m)
	}
	if form.Prims != nil {
		p.prims = &load.Module{Name: o.Prims, Text: form.Prims}
	}
	if form.Bodies != nil {
		p.bodies = &load.Module{Name: o.Asm, Text: form.Bodies}
	}
	modules := []load.Module{{Name: form.Name, Text: form.IR}}
	for _, f := range form.With {
		p.src.With = append(p.src.With, Source{Name: f.Name, Clang: f.Clang, Text: f.Text})
		modules = append(modules, load.Module{Name: f.Name, Text: f.IR})
	}
	if err = p.read(modules, o.loading()); err != nil {
		return nil, bad(err)
	}
	o.claims = p.hasClaims()
	j = p.unprepared(context.Background(), &o, models)
	j.version = form.Version
	here = here.filled()
	for i, each := range j.models() {
		have := each.s.opts
		have.Workers, have.CacheMem, have.MaxMemory, have.OnExecution = here.Workers, here.CacheMem, here.MaxMemory, here.OnExecution
		cfg := each.s.engine()
		cfg.NewProgram = func(r *config.Refinement) config.Program {
			return cache.New(interp.New(p.prog, each.s.config(r)), true)
		}
		if data := form.Models[i].Prepared; data == nil {
			continue
		} else if each.prepared, err = trust.PreparedFrom(cfg, data, whole); err != nil {
			return nil, bad(err)
		}
	}
	return j, nil
}

// packedModel is the model called name, whose files came with a job.
func packedModel(name string, files map[string][]byte) (*memoryModel, error) {
	m := &memoryModel{name: strings.ToLower(name)}
	if !slices.Contains(builtin, m.name) {
		m.name = name
		m.shipped = files == nil && slices.Contains(shippedFiles(), m.name)
		m.files, m.packed = files, !m.shipped
		if !m.file() || m.packed && m.files == nil {
			return nil, fmt.Errorf("its memory model %.100q is not in it", name)
		}
	}
	return m, m.load()
}

// unprepared is a job of which nothing was done.
func (p *Program) unprepared(ctx context.Context, o *Options, models []*memoryModel) *Job {
	var each []*Job
	for _, m := range models {
		s := p.exploration(ctx, o, m)
		s.all = len(models)
		each = append(each, &Job{s: s, version: Version()})
	}
	if len(each) == 1 {
		return each[0]
	}
	return &Job{s: each[0].s, version: Version(), each: each}
}
