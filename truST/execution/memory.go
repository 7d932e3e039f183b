package execution

import (
	"slices"
	"unsafe"

	"genmcgo/consistency"
	"genmcgo/graph/event"
)

// Bytes is about how much memory graphs take, and the number of events of the largest.
func Bytes(lists ...[]*Execution) (graphs uint64, events int) {
	seen := map[*Execution]bool{}
	for _, x := range slices.Concat(lists...) {
		if seen[x] {
			continue
		}
		seen[x] = true
		graphs += uint64(x.Graph.Bytes() + cap(x.Work)*int(unsafe.Sizeof(Item{})) + x.pasts.bytes())
		if s, ok := x.State.(consistency.Sized); ok {
			graphs += uint64(s.Bytes())
		}
		events = max(events, len(x.Graph.Order))
	}
	// Programs have forgotten most steps that graphs hold. Graphs share them.
	return graphs + uint64(events)*uint64(unsafe.Sizeof(event.Step{})), events
}
