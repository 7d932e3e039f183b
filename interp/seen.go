package interp

import (
	"encoding/binary"
	"errors"
)

// The bytes of what a machine has executed: by the user's functions, in order, a bit for
// each instruction, the lowest first, each function beginning a byte; then the calls that made up
// their results, as function and position plus one, in unsigned varints.

// Seen returns what m has executed and which results it made up, as bytes for Sees of a machine of
// the same program.
func (m *Machine) Seen() []byte {
	var b []byte
	for _, f := range m.prog.Funcs {
		if !ours(f) {
			continue
		}
		from := len(b)
		b = append(b, make([]byte, (len(f.Code)+7)/8)...)
		for pc := range f.Code {
			if m.Reached(f.Index, int32(pc)) {
				b[from+pc/8] |= 1 << (pc % 8)
			}
		}
	}
	for _, c := range m.inputs.sorted() {
		b = binary.AppendUvarint(b, uint64(c.fn))
		b = binary.AppendUvarint(b, uint64(c.pos+1))
	}
	return b
}

// Sees returns what makes m a machine that has also executed what another one, whose Seen returned
// data, did. It fails if data is not of a machine of m's program.
func (m *Machine) Sees(data []byte) (see func(), err error) {
	bad := errors.New("what was executed is not of this program")
	n := 0
	for _, f := range m.prog.Funcs {
		if ours(f) {
			n += (len(f.Code) + 7) / 8
		}
	}
	if n > len(data) {
		return nil, bad
	}
	var calls []inputCall
	for rest := data[n:]; len(rest) > 0; {
		fn, k := binary.Uvarint(rest)
		if k <= 0 || fn >= uint64(len(m.inputs.assumed)) || m.inputs.assumed[fn] == "" {
			return nil, bad
		}
		pos, l := binary.Uvarint(rest[k:])
		if l <= 0 || pos > uint64(len(m.prog.Positions)) {
			return nil, bad
		}
		calls = append(calls, inputCall{int32(fn), int32(pos) - 1})
		rest = rest[k+l:]
	}
	return func() {
		at := 0
		for _, f := range m.prog.Funcs {
			if !ours(f) {
				continue
			}
			for pc := range f.Code {
				if data[at+pc/8]&(1<<(pc%8)) != 0 {
					m.code[f.Index][pc].Op = f.Code[pc].Op
				}
			}
			at += (len(f.Code) + 7) / 8
		}
		for _, c := range calls {
			m.inputs.calls[c] = struct{}{}
		}
	}, nil
}
