package cache

// arena keeps states of suspended threads: blobs of words without pointers, so
// that the garbage collector has nothing to look at, recycled by size.
//
// A blob begins with a word of our own (see blob); it occupies whole units of
// unitWords words. Handle 0 is no blob.
type arena struct {
	chunks [][]uint64
	fresh  int        // units of the last chunk that were never used
	free   [][]uint32 // handles of free blobs, by number of units
	large  [][]uint64 // blobs that do not fit in a chunk
	vacant []uint32   // free places in large
	total  int        // bytes of chunks and large blobs
	live   int        // bytes of blobs in use
}

const (
	unitWords  = 8
	unitBytes  = 8 * unitWords
	chunkUnits = 512 // 32 KB
	largeBit   = 1 << 31
	unitsMask  = chunkUnits - 1
)

// alloc returns a blob with room for n words behind its first.
func (a *arena) alloc(n int) (handle uint32, blob []uint64) {
	units := (n + unitWords) / unitWords
	if units > chunkUnits {
		return a.allocLarge(n + 1)
	}
	for units >= len(a.free) {
		a.free = append(a.free, nil)
	}
	a.live += units * unitBytes
	if f := a.free[units]; len(f) > 0 {
		h := f[len(f)-1]
		a.free[units] = f[:len(f)-1]
		return h, a.words(h, units)
	}
	if a.fresh < units {
		if a.fresh > 0 {
			for a.fresh >= len(a.free) {
				a.free = append(a.free, nil)
			}
			a.free[a.fresh] = append(a.free[a.fresh], a.handle(chunkUnits-a.fresh))
		}
		a.chunks = append(a.chunks, make([]uint64, chunkUnits*unitWords))
		a.total += chunkUnits * unitBytes
		a.fresh = chunkUnits
	}
	h := a.handle(chunkUnits - a.fresh)
	a.fresh -= units
	return h, a.words(h, units)
}

// handle names the blob that begins at the given unit of the last chunk.
func (a *arena) handle(unit int) uint32 { return uint32((len(a.chunks)-1)*chunkUnits+unit) + 1 }

func (a *arena) words(h uint32, units int) []uint64 {
	h--
	w := int(h&unitsMask) * unitWords
	return a.chunks[h/chunkUnits][w : w+units*unitWords : w+units*unitWords]
}

func (a *arena) allocLarge(n int) (uint32, []uint64) {
	b := make([]uint64, n)
	a.total += 8 * n
	a.live += 8 * n
	if v := len(a.vacant); v > 0 {
		i := a.vacant[v-1]
		a.vacant = a.vacant[:v-1]
		a.large[i] = b
		return i | largeBit, b
	}
	a.large = append(a.large, b)
	return uint32(len(a.large)-1) | largeBit, b
}

// blob returns the blob h: at least n+1 words if it was allocated for n.
func (a *arena) blob(h uint32) []uint64 {
	if h&largeBit != 0 {
		return a.large[h&^largeBit]
	}
	h--
	return a.chunks[h/chunkUnits][int(h&unitsMask)*unitWords:]
}

// release makes blob h, which was allocated for n words, free. It returns its size
// in bytes.
func (a *arena) release(h uint32, n int) int {
	if h&largeBit != 0 {
		i := h &^ largeBit
		size := 8 * len(a.large[i])
		a.large[i] = nil
		a.vacant = append(a.vacant, i)
		a.total -= size
		a.live -= size
		return size
	}
	units := (n + unitWords) / unitWords
	a.free[units] = append(a.free[units], h)
	a.live -= units * unitBytes
	return units * unitBytes
}

// bytes is the size of a blob for n words.
func (a *arena) bytes(n int) int {
	if units := (n + unitWords) / unitWords; units <= chunkUnits {
		return units * unitBytes
	}
	return 8 * (n + 1)
}

// reset frees everything.
func (a *arena) reset() { *a = arena{} }
