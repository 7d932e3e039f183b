package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"genmcgo/internal/compress"
	"hash/crc32"
)

// Bounds of what a call of Session.Explore leaves, in bytes: the pieces of a bundle with several,
// before they are compressed; a bundle; and all bundles together.
const (
	MaxPieces = 1 << 18
	MaxBundle = 1 << 20
	MaxRest   = 3 << 20
)

// The bytes of a bundle: bundleVersion, the kind of exploration, the work that it is expected to make, its pieces, and
// four bytes, the checksum (CRC-32C, the lowest byte first) of all that. Numbers are unsigned varints. Pieces
// of compressFrom bytes and more are compressed (package compress): most of a large execution is in the
// next one, too. To compress small ones would take longer than to make them.
const (
	bundleVersion = 6
	compressFrom  = 1 << 16
	maxExpanded   = 64 << 20

	OfGraphs = 'g' // of executions
	OfNodes  = 'v' // of the exploration up to the values of reads

	compressed = 1 << 7 // beside the kind
)

// MaxWork bounds the work that a bundle is expected to make.
const MaxWork = 1 << 50

// Bundle returns the bundle of the given kind with these pieces, which is expected to make the given work, in events.
func Bundle(kind byte, work float64, pieces []byte) []byte {
	b := binary.AppendUvarint([]byte{bundleVersion, kind}, uint64(max(min(work, MaxWork), 0)))
	if len(pieces) < compressFrom {
		b = append(b, pieces...)
	} else {
		b[1] |= compressed
		b = compress.Append(b, pieces)
	}
	return Sealed(b)
}

// Sealed returns b, a bundle without its checksum, with it.
func Sealed(b []byte) []byte {
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli()))
}

// castagnoli is made when it is first used: it takes a million instructions.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// Work is how much work a bundle is expected to make, in events; 0 of bytes that are none.
func Work(bundle []byte) float64 {
	if len(bundle) < 3 {
		return 0
	}
	n, _ := binary.Uvarint(bundle[2:])
	return float64(min(n, MaxWork))
}

// ReadBundle returns a reader of the pieces in data, a bundle of the given kind.
func ReadBundle(data []byte, kind byte) (*Reader, error) {
	n := len(data) - 4
	switch {
	case n < 3:
		return nil, errors.New("it is cut short")
	case crc32.Checksum(data[:n], castagnoli()) != binary.LittleEndian.Uint32(data[n:]):
		return nil, errors.New("it was changed or cut short: its checksum is wrong")
	case data[0] != bundleVersion:
		return nil, fmt.Errorf("it has version %d, where %d is known: use the same genmcgo everywhere", data[0], bundleVersion)
	case data[1]&^compressed != kind:
		return nil, fmt.Errorf("it is of kind %q, where %q is needed: that of a run with another equivalence", data[1]&^compressed, kind)
	}
	_, k := binary.Uvarint(data[2:n])
	if k <= 0 {
		return nil, errors.New("it is cut short")
	}
	if data = data[:n]; data[1]&compressed == 0 {
		return &Reader{Data: data[2+k:]}, nil
	}
	pieces, err := compress.Expand(data[2+k:], maxExpanded)
	if err != nil {
		return nil, err
	}
	return &Reader{Data: pieces}, nil
}

// Signal is what who explores a bundle is asked to do. Split+n is Split with n alternatives more.
type Signal uint32

const (
	NoSignal Signal = iota // go on
	Pause                  // stop, with all that is left
	Split                  // give away the oldest alternative, and what is left besides
)

// Parts is how many alternatives s asks for, 0 unless it is Split or more.
func (s Signal) Parts() int { return int(max(s, Split-1) - (Split - 1)) }
