package trust

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/compress"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/minimise"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Outcome is what follows from a part for the whole exploration.
type Outcome uint8

const (
	GoOn     Outcome = iota
	Ended            // nothing more needs to be explored
	Restarts         // it starts again, under Sum.Refinement
)

// err is the error that f was.
func (f *Failure) err() error {
	switch {
	case f.Limit:
		return &graph.LimitError{Msg: f.Msg, Pos: f.Pos}
	case f.Stack != "":
		return &result.BugError{Value: f.Msg, Stack: f.Stack}
	}
	return errors.New(f.Msg)
}

// The bytes of a part: partVersion, partPlain or partCompressed, the length of the next, partForm as JSON, which is
// compressed (package compress) if it has at least smallPart bytes: a compressor takes longer to make than
// a small part. Then, by digest, the executions that may be reached in several ways: the digest, and its place in
// partForm.Recurring.
const (
	partVersion    = 3
	partPlain      = 0
	partCompressed = 1
	smallPart      = 1 << 16
)

// Bounds of a part that may come from anywhere: bytes of JSON, and what is counted.
const (
	maxPart  = 64 << 20
	maxCount = 1 << 56
)

// partForm is Part as it is written down.
type partForm struct {
	tally
	Symmetric  []event.Tid        `json:"symmetric,omitempty"`
	Errors     []foundForm        `json:"errors,omitempty"`
	Warnings   []foundForm        `json:"warnings,omitempty"`
	Stats      result.Stats       `json:"stats"`
	Stopped    string             `json:"stopped,omitempty"`
	Refinement *config.Refinement `json:"refinement,omitempty"`
	Later      *config.Refinement `json:"later,omitempty"`
	Failure    *Failure           `json:"failure,omitempty"`
	First      *keyForm           `json:"first,omitempty"`
	After      uint64             `json:"after,omitempty"`
	Sum        bool               `json:"sum,omitempty"` // it is one of several parts
	Left       float64            `json:"left,omitempty"`
	// Recurring is what executions that may be reached in several ways count as, one each. It is included above.
	Recurring []tally `json:"recurring,omitempty"`

	recurring []recurs // in the order of their digests
}

// keyForm is foundKey as it is written down.
type keyForm struct {
	Kind       result.ErrorKind `json:"kind"`
	Pos, Other int32
	Name       string `json:"name,omitempty"`
}

// foundForm is Found as it is written down. Recording is that of its graph.
type foundForm struct {
	keyForm
	Msg       int32    `json:"msg"`
	Detail    string   `json:"detail,omitempty"`
	Thread    int32    `json:"thread"`
	Event     event.ID `json:"event"`
	Conflict  event.ID `json:"conflict"`
	LeftOut   int      `json:"left_out,omitempty"`
	Events    int      `json:"events,omitempty"`
	Cost      int      `json:"cost,omitempty"`
	Recording []byte   `json:"recording"`
}

func formOfKey(k result.Key) keyForm { return keyForm{k.Kind, k.Pos, k.Other, k.Name} }
func (k keyForm) key() result.Key {
	return result.Key{Kind: k.Kind, Pos: k.Pos, Other: k.Other, Name: k.Name}
}

// formOf writes f down.
func formOf(f *result.Found) (foundForm, error) {
	rec, err := wire.Record(f).MarshalBinary()
	return foundForm{keyForm: formOfKey(f.Key()), Msg: f.Msg, Detail: f.Detail, Thread: f.Thread, Event: f.Event, Conflict: f.Conflict,
		LeftOut: f.LeftOut, Events: f.Size.Events, Cost: f.Size.Cost, Recording: rec}, err
}

// marshal writes p down.
func (p *Part) marshal() ([]byte, error) {
	form := partForm{tally: p.tally, Symmetric: p.Symmetric, Stats: p.Stats, Stopped: p.Stopped, Refinement: p.Refinement, Later: p.later, Failure: p.Failure, After: p.after, Sum: p.sum, Left: p.Left}
	if p.Failure != nil {
		form.Failure = p.Failure.cropped()
	}
	if p.Refinement != nil || p.Failure != nil { // nothing else counts
		form = partForm{Refinement: p.Refinement, Failure: form.Failure}
		p = &Part{}
	}
	for _, l := range []struct {
		from []result.Found
		to   *[]foundForm
	}{{p.Errors, &form.Errors}, {p.Warnings, &form.Warnings}} {
		for i := range l.from {
			f, err := formOf(&l.from[i])
			if err != nil {
				return nil, err
			}
			*l.to = append(*l.to, f)
		}
	}
	if p.first != (result.Key{}) {
		k := formOfKey(p.first)
		form.First = &k
	}
	form.Recurring, form.recurring = p.recurring.list()
	if l := form.listed(); l.exceeds() {
		form = partForm{Failure: tooMuch()}
	}
	return form.marshal()
}

func (p *partForm) marshal() ([]byte, error) {
	text, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	how := byte(partPlain)
	if len(text) >= smallPart {
		how, text = partCompressed, compress.Append(nil, text)
	}
	b := make([]byte, 0, 2+binary.MaxVarintLen64+len(text)+len(p.recurring)*(len(result.Digest{})+2))
	b = append(binary.AppendUvarint(append(b, partVersion, how), uint64(len(text))), text...)
	for _, r := range p.recurring {
		b = binary.AppendUvarint(append(b, r.digest[:]...), uint64(r.kind))
	}
	return b, nil
}

// readPart reads a part, which may come from anywhere. What it found is not looked at.
func readPart(data []byte) (*partForm, error) {
	if len(data) < 2 {
		return nil, errors.New("a part of an exploration is empty")
	}
	if data[0] != partVersion {
		return nil, fmt.Errorf("a part of an exploration has version %d, where %d is known: use the same genmcgo everywhere", data[0], partVersion)
	}
	n, k := binary.Uvarint(data[2:])
	rest := data[2+max(k, 0):]
	if k <= 0 || n > uint64(len(rest)) {
		return nil, errors.New("a part of an exploration is damaged: it is too short")
	}
	text, rest := rest[:n], rest[n:]
	if data[1] != partPlain {
		var err error
		if text, err = compress.Expand(text, maxPart); err != nil {
			return nil, fmt.Errorf("a part of an exploration cannot be read: %w", err)
		}
	}
	p := &partForm{}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(p); err != nil {
		return nil, fmt.Errorf("a part of an exploration is damaged: %w", err)
	}
	if !p.readRecurring(rest) {
		return nil, errors.New("a part of an exploration is damaged: its digests are not in order")
	}
	if what := p.wrong(); what != "" {
		return nil, fmt.Errorf("a part of an exploration is damaged: %s", what)
	}
	return p, nil
}

// readRecurring reads the digests of executions from data.
func (p *partForm) readRecurring(data []byte) bool {
	const size = len(result.Digest{})
	for len(data) > 0 {
		if len(data) <= size {
			return false
		}
		r := recurs{digest: result.Digest(data[:size])}
		kind, n := binary.Uvarint(data[size:])
		last := len(p.recurring) - 1
		if n <= 0 || kind >= uint64(len(p.Recurring)) || last >= 0 && bytes.Compare(p.recurring[last].digest[:], r.digest[:]) >= 0 {
			return false
		}
		r.kind = int(kind)
		p.recurring = append(p.recurring, r)
		data = data[size+n:]
	}
	return true
}

// kinds counts executions of p that may be reached in several ways, by their place in p.Recurring: those of which
// that is true.
func (p *partForm) kinds(that func(result.Digest) bool) []uint64 {
	n := make([]uint64, len(p.Recurring))
	for _, r := range p.recurring {
		if that(r.digest) {
			n[r.kind]++
		}
	}
	return n
}

// listed is how much p lists.
func (p *partForm) listed() (l listed) {
	l.recurring(p.Recurring, len(p.recurring))
	l.lists(len(p.BoundedAt), len(p.Deadlocks), len(p.Limits), len(p.Stops), len(p.Symmetric), len(p.Errors), len(p.Warnings))
	l.deadlocks(p.Deadlocks)
	for _, list := range [][]foundForm{p.Errors, p.Warnings} {
		for i := range list {
			l.text(list[i].Name)
			l.text(list[i].Detail)
		}
	}
	if p.First != nil {
		l.text(p.First.Name)
	}
	for _, r := range []*config.Refinement{p.Refinement, p.Later} {
		if r != nil {
			l.lists(refines(r)...)
		}
	}
	return l
}

// refines are the lengths of r's lists.
func refines(r *config.Refinement) []int {
	return []int{len(r.Cuts), len(r.Blocks), len(r.Shared), len(r.Plain), len(r.GuardReads), len(r.GuardWrites), len(r.Noisy), len(r.Distinct), len(r.Comebacks)}
}

// wrong says what no part has but p does, "" if nothing.
func (p *partForm) wrong() string {
	s := &p.Stats
	for _, n := range []uint64{p.Most(), p.After, s.Visits, s.Futile, s.Revisits, s.Beyond, uint64(s.MaxEvents), s.Instructions, s.CacheHits, s.CacheMisses, s.Reruns, s.Evictions,
		s.CacheBytes, s.Tasks, s.WitnessKept, s.WitnessSought, s.WitnessRefuted, s.WitnessSearched, s.CanonicalChecks, uint64(s.Verifying)} {
		if n > maxCount {
			return "it counts too much"
		}
	}
	if l := p.listed(); l.exceeds() {
		return "it lists too much"
	}
	if what := p.tally.wrong(); what != "" {
		return what
	}
	for i := range p.Recurring {
		k := &p.Recurring[i]
		if what := k.wrong(); what != "" {
			return what
		}
		if k.Complete+k.Blocked != 1 {
			return "an execution counts as none, or as several"
		}
	}
	if _, ok := p.tally.less(p.Recurring, p.kinds(func(result.Digest) bool { return true })); !ok {
		return "it counts more than there is"
	}
	if math.Abs(p.Left) > maxCount {
		return "too much is left"
	}
	if !result.StopWords[p.Stopped] {
		return "it stopped for an unknown reason"
	}
	if p.Refinement != nil && p.Failure != nil {
		return "it has both a failure and a refinement"
	}
	if p.First != nil && !p.First.fits() {
		return "its first error is none"
	}
	if p.Failure != nil {
		return p.Failure.wrong()
	}
	return ""
}

// wrong says what no tally has but t does, "" if nothing.
func (t *tally) wrong() string {
	if t.Most() > maxCount {
		return "it counts too much"
	}
	for name := range t.Deadlocks {
		if !printable(name) {
			return "a deadlock is none"
		}
	}
	for _, l := range t.Limits {
		if l.Executions > maxCount || l.Why >= event.NumBlockReasons || !l.Why.Limit() {
			return "a limit is none"
		}
	}
	for _, s := range t.Stops {
		if s.Executions > maxCount || s.Why >= event.NumBlockReasons {
			return "a thread stops for no reason"
		}
	}
	switch {
	case t.Waiting > t.Complete, t.Bounded > t.Blocked, t.Cut > t.Bounded:
		return "it counts more than there is"
	case len(t.Stops) > engine.MaxStops:
		return "threads stop at too many places"
	}
	return ""
}

// tooMuch is why an exploration that lists more than maxListed things has no result in parts.
func tooMuch() *Failure {
	return &Failure{Msg: fmt.Sprintf("the exploration found more than can be added up in parts: %d different findings, or %d bytes of what they say (without --all-deadlocks and --keep-going there are fewer), or %d executions in which, under imm, a thread reads back what it wrote (without --checkpoint and --cluster there may be more)", maxListed, maxNames, maxRecurring)}
}

// wrong says what no failure has but f does, "" if nothing.
func (f *Failure) wrong() string {
	switch {
	case len(f.Msg) > maxText || len(f.Stack) > maxText:
		return "its failure says too much"
	case !printable(strings.ReplaceAll(f.Msg, "\n", " ")), !printable(strings.NewReplacer("\n", "", "\t", "").Replace(f.Stack)):
		return "its failure cannot be shown"
	}
	return ""
}

// cropped is f with no more text than a part may have.
func (f *Failure) cropped() *Failure {
	crop := func(s string) string {
		s = strings.Map(func(r rune) rune {
			if r != '\n' && r != '\t' && !printable(string(r)) {
				return '?'
			}
			return r
		}, s)
		return strings.ToValidUTF8(s[:min(len(s), maxText)], "")
	}
	return &Failure{Msg: strings.ReplaceAll(crop(f.Msg), "\t", " "), Pos: f.Pos, Limit: f.Limit, Stack: crop(f.Stack)}
}

// fits reports whether there is such a kind of finding, with a name that can be shown.
func (k *keyForm) fits() bool { return k.Kind < result.NumErrorKinds && printable(k.Name) }

// printable reports whether text may be shown on a terminal.
func printable(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
}

// Sum adds up the parts of an exploration, in any order, to its result.
type Sum struct {
	cfg   config.Config
	model consistency.Model
	ref   config.Refinement

	total   *total
	left    float64 // what Part.Left says, added up: how much work is expected of bundles of which there is no part yet
	stopped string
	wanted  *config.Refinement
	later   *config.Refinement // what is wanted when everything is explored, if nothing is wrong
	failure *Failure
	// With Config.Minimise: the first error, and how many executions followed it.
	first result.Key
	after uint64
	// sampled: the first error is a sample's.
	sampled bool
}

// NewSum returns an empty sum of parts that sessions of cfg made under ref. Graphs of findings are
// built again, and checked, with programs that cfg makes.
func NewSum(cfg config.Config, ref config.Refinement) (*Sum, error) {
	cfg, model, err := inParts(cfg)
	if err != nil {
		return nil, err
	}
	s := &Sum{cfg: cfg, model: model, ref: ref.Under(model), total: newTotal()}
	s.total.Workers = 1
	return s, nil
}

// Add adds part, which may come from anywhere: if it is none of the exploration's, that is an
// error and nothing was added. After Ended or Restarts nothing more is to be added.
func (s *Sum) Add(part []byte) (Outcome, error) {
	f, err := readPart(part)
	if err != nil {
		return GoOn, err
	}
	switch {
	case f.Refinement != nil:
		return s.refine(f.Refinement)
	case f.Failure != nil:
		return s.fail(f.Failure), nil
	}
	// What other parts have is counted with them.
	known := func(d result.Digest) bool { _, ok := s.total.recurring.of[d]; return ok }
	f.tally, _ = f.tally.less(f.Recurring, f.kinds(known))
	p := Part{tally: f.tally, Symmetric: f.Symmetric, Stats: f.Stats}
	if s.total.Complete+p.Complete > maxCount || s.total.Blocked+p.Blocked > maxCount || s.total.Stats.Visits+p.Stats.Visits > maxCount {
		return GoOn, errors.New("parts of an exploration count too much")
	}
	if p.Errors, err = s.better(f.Errors, s.total.Errors); err != nil {
		return GoOn, err
	}
	if p.Warnings, err = s.better(f.Warnings, s.total.Warnings); err != nil {
		return GoOn, err
	}
	later, err := s.putOff(f.Later)
	if err != nil {
		return GoOn, err
	}
	s.later = later
	s.follow(f)
	s.total.add(&p)
	for _, r := range f.recurring {
		if !known(r.digest) {
			s.total.recurring.add(r.digest, &f.Recurring[r.kind])
		}
	}
	s.left = max(min(s.left+f.Left, maxCount), -maxCount)
	s.total.Errors, s.total.Warnings = result.Unique(s.total.Errors), result.Unique(s.total.Warnings)
	if l := s.total.listed(); l.exceeds() {
		return s.fail(tooMuch()), nil
	}
	s.stopped = cmp.Or(s.stopped, f.Stopped, s.enough())
	if s.stopped != "" {
		return Ended, nil
	}
	return GoOn, nil
}

// enough is why nothing more needs to be explored, "" if something does.
func (s *Sum) enough() string {
	switch n := len(s.total.Errors); {
	case n > 0 && !s.cfg.KeepGoing && s.cfg.Minimise == nil, s.cfg.Minimise != nil && s.after > s.cfg.Minimise.Executions:
		return "error"
	case s.cfg.MaxExecutions > 0 && s.total.Complete > s.cfg.MaxExecutions:
		return "executions"
	}
	return ""
}

// follow counts the executions after the first error, with those of f.
func (s *Sum) follow(f *partForm) {
	switch {
	case s.cfg.Minimise == nil:
	case f.First != nil && f.Sum:
		s.first = f.First.key()
		s.after += f.After
	case s.erring():
		s.after += f.Complete + f.Blocked
	case f.First != nil:
		s.first, s.after = f.First.key(), f.After
	}
}

// erring: an error has been found, with Config.Minimise.
func (s *Sum) erring() bool { return s.first != result.Key{} }

// Found makes a sample's error the first of the exploration.
func (s *Sum) Found(f *result.Found) {
	if s.cfg.Minimise != nil {
		s.first, s.sampled = f.Key(), true
	}
	s.total.Errors = append(s.total.Errors, *f)
}

// errRefined is an error because of a refinement that is none.
var errRefined = errors.New("a part of an exploration asks for a refinement that it has")

// refine notes that a part asks for r.
func (s *Sum) refine(r *config.Refinement) (Outcome, error) {
	ref := s.ref.Union(r)
	if ref.Equal(&s.ref) {
		return GoOn, errRefined
	}
	var l listed
	if l.lists(refines(&ref)...); l.exceeds() {
		return s.fail(tooMuch()), nil
	}
	s.wanted = &ref
	return Restarts, nil
}

// putOff returns what is wanted in the end if a part, which may be nil, asks for r.
func (s *Sum) putOff(r *config.Refinement) (later *config.Refinement, err error) {
	if r == nil {
		return s.later, nil
	}
	ref := s.ref.Union(r)
	if ref.Equal(&s.ref) {
		return nil, errRefined
	}
	if s.later != nil {
		ref = s.later.Union(&ref)
	}
	var l listed
	if l.lists(refines(&ref)...); l.exceeds() {
		return nil, errors.New("parts of an exploration ask for too large a refinement")
	}
	return &ref, nil
}

// End is to be called when all parts were added, unless one ended the exploration. It returns Restarts if the
// exploration starts again all the same: what only a refinement shows was put off, and there is no error.
func (s *Sum) End() Outcome {
	if s.later == nil || len(s.total.Errors) > 0 || s.erring() {
		return GoOn
	}
	s.wanted = s.later
	return Restarts
}

// fail notes that a part has failed.
func (s *Sum) fail(f *Failure) Outcome {
	if f.Limit && s.erring() && !s.cfg.KeepGoing {
		s.stopped = "error" // a run that stops at the first error would not have met it
	} else {
		s.failure = f
	}
	return Ended
}

// Refinement is what the exploration has to start again under, after Restarts of Add or End.
func (s *Sum) Refinement() *config.Refinement { return s.wanted }

// better builds those of list that are the first of their key, or smaller than the one in have.
func (s *Sum) better(list []foundForm, have []result.Found) (out []result.Found, err error) {
	for i := range list {
		f := &list[i]
		k := slices.IndexFunc(have, func(h result.Found) bool { return h.Key() == f.key() })
		if k >= 0 && (s.cfg.Minimise == nil || cmp.Or(cmp.Compare(f.Events, have[k].Size.Events), cmp.Compare(f.Cost, have[k].Size.Cost)) > 0) {
			continue
		}
		found, err := s.found(f)
		if err != nil {
			return nil, err
		}
		out = append(out, *found)
	}
	return out, nil
}

// found builds the execution of f.
func (s *Sum) found(f *foundForm) (*result.Found, error) {
	if !f.fits() || !printable(f.Detail) || f.LeftOut < 0 {
		return nil, errors.New("a part of an exploration has found what there is not")
	}
	rec := &wire.Recording{}
	if err := rec.UnmarshalBinary(f.Recording); err != nil {
		return nil, fmt.Errorf("the execution of a finding is damaged: %w", err)
	}
	g, err := s.graph(rec)
	if err != nil {
		return nil, fmt.Errorf("the execution of a finding does not fit this program: %w", err)
	}
	out := &result.Found{Kind: f.Kind, Name: f.Name, Msg: f.Msg, Detail: f.Detail, Pos: f.Pos, Other: f.Other, Thread: f.Thread, Event: f.Event, Conflict: f.Conflict,
		Graph: g, LeftOut: f.LeftOut, Size: result.Size{Events: f.Events, Cost: f.Cost}}
	in := func(id event.ID, beyond int) bool {
		return id.Thread >= 0 && int(id.Thread) < len(g.Threads) && id.Index >= 0 && int(id.Index) < len(g.Threads[id.Thread].Events)+beyond
	}
	if f.Thread < 0 || int(f.Thread) >= len(g.Threads) || !in(f.Event, 1) || f.Conflict != graph.None && f.Conflict != event.Init && !in(f.Conflict, 1) {
		return nil, errors.New("a finding is about events that are not in its execution")
	}
	return out, nil
}

// graph builds the execution of rec. Each of its choices is checked.
func (s *Sum) graph(rec *wire.Recording) (g *result.Snapshot, err error) {
	defer func() {
		if r := recover(); r != nil {
			g, err = nil, fmt.Errorf("%v", r)
		}
	}()
	cfg := s.cfg
	cfg.KeepGoing, cfg.NoUnblock, cfg.Symmetry, cfg.CommuteIf, cfg.MaxExecutions, cfg.Minimise, cfg.Bound = true, true, false, false, 0, nil, nil
	ref := s.ref.Clone()
	ref.Holes, ref.Open = true, nil // whatever it was found with
	sh := newAttempt(&cfg, ref, 0)
	cfg.Commuting = cfg.Commuting && rec.Task.Partial
	ref.Holes = !cfg.Commuting // sh has them anyway, so no reason for them ends it
	r := &replayer{rec: rec, Worker: newWorker(engine.NewGround(&cfg, &ref), &cfg, sh, s.model, &ref, sh.Pool.NewMember())}
	if err := r.build(); err != nil {
		return nil, err
	}
	if sh.Stopped() {
		return nil, cmp.Or(sh.Pool.Err(), errors.New("it needs a "+sh.Pool.Why()))
	}
	g = r.Evidence(r.x)
	g.Order = order(rec)
	return g, nil
}

// Failed reports whether there is no result because a part failed.
func (s *Sum) Failed() bool { return s.failure != nil }

// Execution builds the execution of a recording, which may come from anywhere. Each of its choices is checked.
func (s *Sum) Execution(recording []byte) (*result.Snapshot, error) {
	rec := &wire.Recording{}
	if err := rec.UnmarshalBinary(recording); err != nil {
		return nil, fmt.Errorf("an execution is damaged: %w", err)
	}
	g, err := s.graph(rec)
	if err != nil {
		return nil, fmt.Errorf("an execution does not fit this program: %w", err)
	}
	return g, nil
}

// Counts are the numbers of complete and blocked executions so far.
func (s *Sum) Counts() (complete, blocked uint64) {
	return s.total.Complete - s.total.Waiting, s.total.Blocked
}

// Left estimates the work that is left, as a multiple of the work that was done; 0 if it is unknown.
func (s *Sum) Left() float64 {
	return max(s.left, 0) / max(float64(s.total.Stats.Visits), 1)
}

// Under is the refinement of the parts.
func (s *Sum) Under() *config.Refinement { return &s.ref }

// Bytes is the sum as a part.
func (s *Sum) Bytes() ([]byte, error) {
	t := s.total
	p := &Part{tally: tally{t.Counts, t.places.LimitList(), t.places.StopList()}, Symmetric: slices.Sorted(maps.Keys(t.symmetric)), Errors: t.Errors, Warnings: t.Warnings, Stats: t.Stats,
		Stopped: s.stopped, Refinement: s.wanted, later: s.later, Failure: s.failure, first: s.first, after: s.after, sum: true, Left: s.left, recurring: &t.recurring}
	return p.marshal()
}

// Result is the result of the exploration that consists of the parts. why is why it ended
// early, if that was not because of a part: "timeout", "memory" or "interrupt" (see
// Result.Stopped); else "". The sum may not be used any more.
func (s *Sum) Result(why string) (*result.Result, error) {
	if s.failure != nil {
		return nil, s.failure.err()
	}
	t := s.total
	if limit := s.cfg.MaxExecutions; limit > 0 && t.Complete > limit {
		t.Complete, t.Waiting = limit, min(t.Waiting, limit)
	}
	return t.result(&s.cfg, &s.ref, cmp.Or(s.stopped, why), func(r *result.Result) {
		if s.cfg.Minimise == nil {
			return
		}
		first := s.first
		if s.stopped == "" && !s.sampled && len(r.Errors) > 0 { // which part came first is chance
			first = r.Errors[0].Key()
		}
		minimise.Minimised(r, &s.cfg, s.after, first)
	}), nil
}

// inParts is cfg as it is explored in parts, with the model.
func inParts(cfg config.Config) (config.Config, consistency.Model, error) {
	switch {
	case cfg.Equivalence == "auto":
		return cfg, nil, &config.Error{Field: "Equivalence", Msg: "an exploration in parts needs an equivalence, and auto is none"}
	}
	cfg.Workers, cfg.MaxMemory, cfg.Sampling, cfg.Progress = 1, 0, nil, nil
	r, err := validate(cfg)
	if err != nil {
		return cfg, nil, err
	}
	engine.ApplyNoUnblock(&r.cfg)
	return r.cfg, r.model, nil
}
