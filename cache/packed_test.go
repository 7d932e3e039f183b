package cache

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Words of every size come back, whatever lies around them in memory.
func TestPack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 100 {
		words := make([]uint64, n)
		for i := range words {
			words[i] = r.Uint64() >> r.IntN(65)
		}
		dst := make([]byte, packedMost(n)+wordBytes)
		for i := range dst {
			dst[i] = byte(r.Uint32())
		}
		size := pack(dst, words)
		if size > packedMost(n) {
			t.Fatalf("%d words take %d bytes, more than %d", n, size, packedMost(n))
		}
		for i := range dst[size:] {
			dst[size+i] = byte(r.Uint32())
		}
		got := make([]uint64, n)
		if unpack(got, dst); !slices.Equal(got, words) {
			t.Fatalf("packed %x, unpacked %x", words, got)
		}
	}
}
