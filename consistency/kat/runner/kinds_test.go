package runner

import (
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/graph/event"
)

// TestKinds: what events can be is what is known of predicates.
func TestKinds(t *testing.T) {
	known := map[kat.Preds]bool{}
	for _, k := range prover.Kinds() {
		known[k] = true
	}
	if len(known) != len(prover.Kinds()) {
		t.Error("a kind is listed twice")
	}
	for k := uint32(0); k < uint32(event.Kinds)<<keyBits; k++ {
		both := uint32(event.Lock|event.Unlock) << 6
		if event.Ordering(k&7) > event.SeqCst || event.Ordering(k>>3&7) > event.SeqCst || k>>10&3 > keyFailed>>10 || k&both == both {
			continue
		}
		if p := predsOf(k); !known[p] {
			t.Errorf("an event can be %v", kat.Test{Has: p})
		}
	}
}
