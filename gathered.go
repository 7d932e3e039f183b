package genmcgo

import (
	"encoding/binary"
	"errors"

	"genmcgo/report"
	"genmcgo/truST/result"
)

// gathered is what is sent of the executions themselves, besides what is counted and found, while a program is
// explored in parts: what several models are compared by, or all of them if they are to be printed.
type gathered interface {
	// add adds an execution. It must not change afterwards.
	add(s *result.Snapshot, blocked bool)
	// size is about how many bytes bytes returns.
	size() int
	// bytes writes down what was added.
	bytes() []byte
	// parse reads what bytes wrote, which may come from anywhere, and returns what adds that.
	parse(data []byte) (add func(), err error)
}

// maxGathered is how many bytes of executions an attempt gathers before it is given up. A part has a few
// megabytes at most (task.MaxPart).
const maxGathered = 1 << 20

// gather returns what executions of s are gathered in; nil if they need not be. build, which may be nil, builds the
// execution of a recording that comes from anywhere, or says what is wrong with it.
func (s *exploration) gather(build func(recording []byte) (*result.Snapshot, error)) gathered {
	var list together
	if s.claims != nil {
		list = append(list, &ending{s.claims.table(), build})
	}
	switch {
	case s.all > 1:
		list = append(list, &compared{report.NewExplored()})
	case s.opts.KeepExecutions && s.claims == nil:
		list = append(list, &printing{build: build})
	}
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return list
}

// of returns what g gathers in the way T, the zero value if it does not.
func of[T gathered](g gathered) (t T) {
	if list, ok := g.(together); ok {
		for _, each := range list {
			if t, ok := each.(T); ok {
				return t
			}
		}
		return t
	}
	t, _ = g.(T)
	return t
}

// together implements gathered for several of them: the bytes of each follow their length.
type together []gathered

func (l together) add(s *result.Snapshot, blocked bool) {
	for _, g := range l {
		g.add(s, blocked)
	}
}

func (l together) size() (n int) {
	for _, g := range l {
		n += g.size()
	}
	return n
}

func (l together) bytes() (b []byte) {
	for _, g := range l {
		each := g.bytes()
		b = append(binary.AppendUvarint(b, uint64(len(each))), each...)
	}
	return b
}

func (l together) parse(data []byte) (func(), error) {
	var adds []func()
	for _, g := range l {
		n, k := binary.Uvarint(data)
		if k <= 0 || n > uint64(len(data)-k) {
			return nil, errors.New("executions of a part are damaged")
		}
		add, err := g.parse(data[k : k+int(n)])
		if err != nil {
			return nil, err
		}
		adds, data = append(adds, add), data[k+int(n):]
	}
	if len(data) > 0 {
		return nil, errors.New("executions of a part are damaged")
	}
	return func() {
		for _, add := range adds {
			add()
		}
	}, nil
}

// compared implements gathered for several models.
type compared struct{ x *report.Explored }

func (c *compared) add(s *result.Snapshot, blocked bool) { c.x.Add(s, blocked) }
func (c *compared) size() int                            { return c.x.Size() }
func (c *compared) bytes() []byte                        { return c.x.Append(nil) }
func (c *compared) parse(data []byte) (func(), error) {
	x, err := report.ReadExplored(data)
	return func() { c.x.Merge(x) }, err
}

// printing implements gathered for --print-executions: the bytes are, for each execution, printedBlocked and
// printedDigest as far as that is so, its digest, the length of its recording, and that.
type printing struct {
	build   func(recording []byte) (*result.Snapshot, error)
	list    []printedExecution
	total   int
	digests map[result.Digest]bool // of those in list that have one
}

const (
	printedBlocked = 1 << iota
	printedDigest  // it has one: other parts may have the same execution
)

type printedExecution struct {
	blocked   bool
	digest    result.Digest
	recording []byte
}

func (p *printing) add(s *result.Snapshot, blocked bool) {
	p.append(printedExecution{blocked, s.Digest, recordingOf(s)})
}

func (p *printing) append(e printedExecution) {
	if e.digest != (result.Digest{}) {
		if p.digests[e.digest] {
			return
		}
		if p.digests == nil {
			p.digests = map[result.Digest]bool{}
		}
		p.digests[e.digest] = true
	}
	p.list = append(p.list, e)
	p.total += len(e.recording) + len(e.digest) + 4
}

func (p *printing) size() int { return p.total }

func (p *printing) bytes() (b []byte) {
	for _, e := range p.list {
		flags := byte(0)
		if e.blocked {
			flags |= printedBlocked
		}
		if b = append(b, flags); e.digest != (result.Digest{}) {
			b[len(b)-1] |= printedDigest
			b = append(b, e.digest[:]...)
		}
		b = binary.AppendUvarint(b, uint64(len(e.recording)))
		b = append(b, e.recording...)
	}
	return b
}

func (p *printing) parse(data []byte) (func(), error) {
	var list []printedExecution
	for len(data) > 0 {
		flags, rest := data[0], data[1:]
		e := printedExecution{blocked: flags&printedBlocked != 0}
		if flags&printedDigest != 0 {
			rest = rest[copy(e.digest[:], rest):]
		}
		n, k := binary.Uvarint(rest)
		rest = rest[max(k, 0):]
		if flags > printedBlocked|printedDigest || k <= 0 || n > uint64(len(rest)) {
			return nil, errors.New("executions of a part are damaged")
		}
		e.recording = rest[:n:n]
		if p.build != nil {
			if _, err := p.build(e.recording); err != nil {
				return nil, err
			}
		}
		list = append(list, e)
		data = rest[n:]
	}
	return func() {
		for _, e := range list {
			p.append(e)
		}
	}, nil
}

// executions are those of p as a report shows them, no more complete ones than limit unless that is 0.
func (p *printing) executions(s *exploration, limit uint64) (list []report.Execution, err error) {
	complete := uint64(0)
	names := s.names()
	for _, e := range p.list {
		if !e.blocked {
			if complete++; limit > 0 && complete > limit {
				continue
			}
		}
		snap, err := p.build(e.recording)
		if err != nil {
			return nil, err
		}
		list = append(list, report.NewExecution(uint64(len(list)+1), snap, e.blocked, names, s.lines))
	}
	return list, nil
}
