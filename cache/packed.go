package cache

import (
	"encoding/binary"
	"math/bits"
)

// The words of a state are small numbers for the most part, and half of them are 0: counters, lengths, slots that
// nothing was written to yet, what headers know of loops that the thread is not in. So what is kept of each is its
// bytes up to the last one that is not 0. That costs a few instructions a word, and writing to memory that
// was not in use before costs more.

const (
	group     = 16 // words whose sizes make one word: four bits each
	sizesLen  = 8  // bytes of that word
	wordBytes = 8
)

// packedMost bounds the number of bytes that pack writes for n words.
func packedMost(n int) int { return wordBytes*n + sizesLen*((n+group-1)/group) }

// pack writes words to dst and returns how many bytes they take. dst must have room for packedMost(len(words)) bytes,
// and one word more.
func pack(dst []byte, words []uint64) int {
	at := 0
	for len(words) > 0 {
		part := words[:min(group, len(words))]
		words = words[len(part):]
		head := dst[at : at+sizesLen]
		at += sizesLen
		sizes := uint64(0)
		for _, w := range part {
			n := uint(bits.Len64(w)+7) / 8
			binary.LittleEndian.PutUint64(dst[at:at+wordBytes], w) // the next word overwrites what it does not need
			at += int(n)
			sizes = sizes>>4 | uint64(n)<<60
		}
		binary.LittleEndian.PutUint64(head, sizes>>(4*(group-len(part))&63))
	}
	return at
}

// lowBytes has the bits of the first bytes of a word, by their number.
var lowBytes = [1 << 4]uint64{0, 1<<8 - 1, 1<<16 - 1, 1<<24 - 1, 1<<32 - 1, 1<<40 - 1, 1<<48 - 1, 1<<56 - 1, 1<<64 - 1}

// unpack reads words from src, where pack wrote as many, and at least one word more can be read.
func unpack(words []uint64, src []byte) {
	at := 0
	for len(words) > 0 {
		part := words[:min(group, len(words))]
		words = words[len(part):]
		sizes := binary.LittleEndian.Uint64(src[at:])
		at += sizesLen
		for i := range part {
			n := sizes & 0xf
			sizes >>= 4
			part[i] = binary.LittleEndian.Uint64(src[at:at+wordBytes]) & lowBytes[n]
			at += int(n)
		}
	}
}
