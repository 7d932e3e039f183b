// Package order writes down which executions one worker finds, in the order in which it
// finds them: one line for each exploration. The lines of the corpus and of 2,200 random
// programs lie in testdata, and a test compares them byte for byte. A change of the
// engine that is meant to change no answer keeps all of them.
//
// The lines show more than counts do: an engine that takes up alternatives in another
// order, or leaves out one execution and finds another twice, has the same counts.
//
// What a line does not show is which work items there were (config.Config.OnTake), and
// anything that several workers do.
package order

import (
	"context"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"genmcgo/graph/event"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Record is what an exploration by one worker found.
type Record struct {
	// Digests has one entry per execution that was shown, complete or blocked, and one
	// for each time the exploration started again (see [Restart]).
	Digests []uint64
	// Rest is everything else: the counts, or that there are more executions than the
	// limit.
	Rest string
	// Found is a digest of the errors and warnings with their graphs.
	Found uint64
	// Shown is the execution that was asked for, or nil.
	Shown *result.Snapshot
}

// Restart is what Digests has where a refinement made the exploration start again.
const Restart = 0

// Explore explores as cfg says, with one worker, and records the first limit executions.
// The execution number show, from 0, is kept in Record.Shown.
//
// If there are no more than limit, the exploration is done a second time without
// Config.OnExecution, which counts the ends of some executions without building them.
// Its counts are part of the record, too.
func Explore(cfg config.Config, limit, show int) (*Record, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	r := &Record{}
	begun := false
	newProgram := cfg.NewProgram
	cfg.Workers, cfg.KeepGoing = 1, true
	cfg.NewProgram = func(ref *config.Refinement) config.Program {
		if begun && len(r.Digests) < limit {
			r.Digests = append(r.Digests, Restart)
		}
		begun = true
		return newProgram(ref)
	}
	more := false
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		if len(r.Digests) >= limit {
			more = true
			cancel()
			return
		}
		if len(r.Digests) == show {
			r.Shown = s
		}
		r.Digests = append(r.Digests, digest(s, blocked))
	}
	res, err := trust.Run(ctx, cfg)
	if more {
		r.Rest = fmt.Sprintf("more than %d", limit)
		return r, nil
	}
	if err != nil {
		return nil, withStack(err)
	}
	cfg.OnExecution, cfg.NewProgram = nil, newProgram
	counted, err := trust.Run(context.Background(), cfg)
	if err != nil {
		return nil, withStack(err)
	}
	r.Rest = counts(res)
	if c := counts(counted); c != r.Rest {
		r.Rest += ", if not shown " + c
	}
	if res.Symmetric > 0 {
		r.Rest += fmt.Sprintf(", symmetric %d", res.Symmetric)
	}
	r.Found = foundDigest(res)
	if d := foundDigest(counted); d != r.Found {
		r.Rest += fmt.Sprintf(", if not shown found %016x", d)
	}
	return r, nil
}

// Sample samples as cfg says and records the estimate.
func Sample(cfg config.Config) (*Record, error) {
	cfg.Workers, cfg.KeepGoing = 1, true
	res, err := trust.Sample(context.Background(), cfg)
	if err != nil {
		return nil, withStack(err)
	}
	e := res.Estimate
	// Six digits: processors differ in how they round a product that is added.
	return &Record{Rest: fmt.Sprintf("samples %d crowds %d complete %.6g blocked %.6g low %.6g high %.6g choices %.6g crowds %.6g deviation %.6g because of %s",
		e.Samples, e.Crowds, e.Executions, e.Blocked, e.Low, e.High, e.ByChoices, e.ByCrowds, e.Deviation, e.Why), Found: foundDigest(res)}, nil
}

// withStack is err with the stack of a panic, if it is one.
func withStack(err error) error {
	var bug *result.BugError
	if errors.As(err, &bug) {
		return fmt.Errorf("%w\n%s", err, bug.Stack)
	}
	return err
}

// counts lists the counts that are not 0, but the first always.
func counts(res *result.Result) string {
	text := fmt.Sprintf("complete %d", res.Complete)
	for _, c := range []struct {
		name string
		n    uint64
	}{{"blocked", res.Blocked}, {"waiting", res.Waiting}, {"visits", res.Stats.Visits}, {"found", uint64(len(res.Errors) + len(res.Warnings))}} {
		if c.n > 0 {
			text += fmt.Sprintf(" %s %d", c.name, c.n)
		}
	}
	return text
}

// String is the record in one line: the rest, a digest of all, and a character for each
// execution, which tell apart where two records differ first.
func (r *Record) String() string {
	var b []byte
	var marks strings.Builder
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	for i, d := range r.Digests {
		b = binary.LittleEndian.AppendUint64(b, d)
		switch {
		case i >= maxMarks:
		case d == Restart:
			marks.WriteByte('|')
		default:
			marks.WriteByte(digits[d>>58])
		}
	}
	b = binary.LittleEndian.AppendUint64(b, r.Found)
	all := base64.RawURLEncoding.EncodeToString(binary.LittleEndian.AppendUint64(nil, sum(b)))
	return strings.TrimRight(fmt.Sprintf("%s; %s %s", r.Rest, all, marks.String()), " ")
}

// maxMarks bounds the length of a line.
const maxMarks = 100

// FirstDifference is the index of the first execution in which lines a and b, each the
// String of a record, differ: -1 if their marks do not tell.
func FirstDifference(a, b string) int {
	_, a, _ = strings.Cut(a, "; ")
	_, b, _ = strings.Cut(b, "; ")
	_, a, _ = strings.Cut(a, " ")
	_, b, _ = strings.Cut(b, " ")
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || a[i] != b[i] {
			return i
		}
	}
	return -1
}

func sum(b []byte) uint64 {
	h := fnv.New64a()
	h.Write(b)
	x := h.Sum64()
	return (x ^ x>>29) | 1 // never Restart
}

// digest is that of an execution: the events of each thread with what they return, where
// a thread that did not finish stands, coherence, and the order of insertion.
func digest(s *result.Snapshot, blocked bool) uint64 {
	b := []byte{0}
	if blocked {
		b[0] = 1
	}
	return sum(appendGraph(b, s))
}

func appendGraph(b []byte, s *result.Snapshot) []byte {
	num := func(xs ...uint64) {
		for _, x := range xs {
			b = binary.AppendUvarint(b, x)
		}
	}
	id := func(e event.ID) { num(uint64(uint32(e.Thread)), uint64(uint32(e.Index))) }
	label := func(l *event.Label) {
		num(uint64(l.Kind), uint64(l.Ord), uint64(l.Size), uint64(l.Attr), uint64(l.Await), uint64(l.Why), uint64(l.Addr), uint64(l.Child))
	}
	num(uint64(len(s.Threads)))
	for i := range s.Threads {
		t := &s.Threads[i]
		num(uint64(t.Tid), uint64(len(t.Events)))
		id(t.Parent)
		for k := range t.Events {
			e := &t.Events[k]
			if e.Absent {
				num(0)
				continue
			}
			label(&e.Label)
			id(e.RF)
			num(e.Value.Lo, e.Value.Hi)
		}
		if t.Next == nil {
			num(0)
		} else {
			label(&t.Next.Label)
		}
	}
	num(uint64(len(s.Order)))
	for _, e := range s.Order {
		id(e)
	}
	num(uint64(len(s.Co)))
	for _, c := range s.Co {
		num(uint64(c.Addr), uint64(c.Size), uint64(len(c.Writes)))
		for _, w := range c.Writes {
			id(w)
		}
	}
	return b
}

// kindNumber numbers the kinds of findings as they were when the golden files were made, so that a
// fault that came later changes no line.
func kindNumber(k result.ErrorKind) int {
	switch later := result.ErrorKind(event.FaultOperation); {
	case k > later:
		return int(k) - 1
	case k == later:
		return -1
	}
	return int(k)
}

// foundDigest is that of the errors and warnings of res, but for how they are worded, 0 if
// there are none.
func foundDigest(res *result.Result) uint64 {
	var b []byte
	for _, f := range slices.Concat(res.Errors, res.Warnings) {
		b = fmt.Appendf(b, "%d %s %d %d %v %v\n", kindNumber(f.Kind), f.Name, f.Pos, f.Other, f.Event, f.Conflict)
		if f.Graph != nil {
			b = appendGraph(b, f.Graph)
		}
	}
	if b == nil {
		return 0
	}
	return sum(b)
}
