package trust

import (
	"encoding/binary"
	"hash/crc32"
	"slices"
)

// SetReload makes workers serialise and reload alternatives every n visits; 0
// stops that.
func SetReload(n uint64) { reloadEvery = n }

// SetOnTask has f see each task that is handed over, from its worker's
// goroutine; nil stops that.
func SetOnTask(f func(*Task)) { onTask = f }

// Checked calls f with r written down, but without the checksum.
func (r *Recording) Checked(f func(data []byte)) {
	data, err := r.MarshalBinary()
	if err != nil {
		panic(err)
	}
	f(data[:len(data)-4])
}

// WithChecksum is data with the checksum that belongs to it.
func WithChecksum(data []byte) []byte {
	return binary.LittleEndian.AppendUint32(slices.Clone(data), crc32.ChecksumIEEE(data))
}

// MeasureMemory makes cfg's run measure with f what memory it needs.
func MeasureMemory(cfg *Config, f func(collect bool) (needed, used uint64)) { cfg.measureMemory = f }
