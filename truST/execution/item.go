package execution

import "genmcgo/graph/event"

// ItemKind says what a work item tries next.
type ItemKind uint8

const (
	ItemRead     ItemKind = iota // another write for the read at stamp
	ItemPlace                    // another place in co for the write at stamp
	ItemChoice                   // the next option of the Choice at stamp
	ItemRevisit                  // backward revisit of read by the write at stamp
	ItemRevPlace                 // in a revisited graph: another place for the write at stamp that read reads
	ItemStall                    // another write for the read that waits since the event at stamp
	ItemRival                    // another thread's read goes before read, which came after the event at stamp
	ItemComplete                 // revisit of read by the write with stamp cur, which the event at stamp completed
	ItemKinds    = iota          // how many kinds there are
)

// Item is an alternative not yet explored. For ItemRead, ItemPlace and
// ItemRevPlace the co positions lo..cur are left, to be taken from cur down; for
// ItemChoice cur is the next option, for ItemRival lo and cur are the name of the thread that goes first, and for
// ItemComplete cur is a stamp.
type Item struct {
	Kind    ItemKind
	Alone   bool // ItemRead, ItemPlace: no other thread can go on; see Worker.leaf in package engine
	Settled bool // ItemRead, up to reads-from: the canonical choice was made
	Stamp   int32
	Lo, Cur int32
	Read    event.ID
	Stalls  int32 // ItemStall, ItemRival: how many of the execution's stalls are older
	Since   int64 // Worker.Spent when it was left for later; see remaining.go of package engine
}

// HasRead reports whether alternatives of kind k are about a read other than the newest event.
func (k ItemKind) HasRead() bool {
	return k == ItemRevisit || k == ItemComplete || k == ItemRevPlace || k.BeforeRead()
}

// BeforeRead reports whether the read that alternatives of kind k are about is the next event of its thread.
func (k ItemKind) BeforeRead() bool { return k == ItemStall || k == ItemRival }
