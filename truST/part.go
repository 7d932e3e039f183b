package trust

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"unicode"

	"genmcgo/graph/event"
	"genmcgo/internal/compress"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// A part as bytes. They may come from anywhere: readPart refuses what no exploration makes (wrong), and what would make
// a sum of parts too large (bounds.go). Whether what a part found is there is looked at when it is added (partsum.go).

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

// keyForm is result.Key as it is written down.
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
	return []int{len(r.Cuts), len(r.Blocks), len(r.Shared), len(r.Plain), len(r.GuardReads), len(r.GuardWrites), len(r.Noisy), len(r.Clocks), len(r.Distinct), len(r.Comebacks), len(r.Stored), len(r.Counters)}
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
