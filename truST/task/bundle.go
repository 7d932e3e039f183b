package task

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
)

// Bounds of what a call of Session.Explore leaves, in bytes: of a bundle of several pieces, of a
// piece, and of all together.
const (
	MaxBundle = 1 << 18
	MaxPiece  = 1<<20 - 6
	MaxRest   = 3 << 20
)

// The bytes of a bundle: bundleVersion, the kind of exploration, its pieces, and four bytes, the
// checksum (CRC-32C, the lowest byte first) of all that. Numbers are unsigned varints.
const (
	bundleVersion = 1

	OfGraphs = 'g' // of executions
	OfNodes  = 'v' // of the exploration up to the values of reads
)

// Bundle returns the bundle of the given kind with these pieces.
func Bundle(kind byte, pieces []byte) []byte {
	b := append([]byte{bundleVersion, kind}, pieces...)
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// ReadBundle returns a reader of the pieces in data, a bundle of the given kind.
func ReadBundle(data []byte, kind byte) (*Reader, error) {
	n := len(data) - 4
	switch {
	case n < 3:
		return nil, errors.New("it is cut short")
	case crc32.Checksum(data[:n], castagnoli) != binary.LittleEndian.Uint32(data[n:]):
		return nil, errors.New("it was changed or cut short: its checksum is wrong")
	case data[0] != bundleVersion:
		return nil, fmt.Errorf("it has version %d, where %d is known: use the same genmcgo everywhere", data[0], bundleVersion)
	case data[1] != kind:
		return nil, fmt.Errorf("it is of kind %q, where %q is needed: that of a run with another equivalence", data[1], kind)
	}
	return &Reader{Data: data[:n], At: 2}, nil
}

// Signal is what who explores a bundle is asked to do.
type Signal uint8

const (
	NoSignal Signal = iota // go on
	Split                  // give away the oldest alternative, and what is left besides
	Pause                  // stop, with all that is left
)
