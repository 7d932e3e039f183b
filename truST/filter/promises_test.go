package filter

import (
	"testing"

	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// plain is a program whose threads end after each step.
type plain struct {
	config.Program
	asked int
}

func (p *plain) Next(*event.Step, event.Value) *event.Step {
	p.asked++
	return &event.Step{Label: event.Label{Kind: event.ThreadFinish}}
}

// TestManyReads asks about values at an address with more reads than threads of small programs have, which no
// compare-exchange confirms: each read is asked once about each value, and no value is confirmable until too many questions were
// asked or too many reads are known.
func TestManyReads(t *testing.T) {
	const addr = event.Addr(8)
	p := &plain{}
	q := confirmations{w: &execution.Workbench{Program: p}, known: map[promise]*event.Step{}, places: map[event.Addr]*place{}}
	begin := func(n int) {
		for range n {
			s := &event.Step{Label: event.Label{Kind: event.Read, Addr: addr, Size: 8}}
			q.begins(s)
			q.begins(s)
		}
	}
	const reads, values = 1000, 8
	for n := 1; n <= reads; n++ {
		begin(1)
		for v := range uint64(values) {
			if q.confirmable(q.places[addr], v) {
				t.Fatalf("after %d reads value %d is said to be confirmable", n, v)
			}
		}
	}
	if p.asked != reads*values {
		t.Errorf("%d reads were asked about %d values %d times", reads, values, p.asked)
	}
	for v := uint64(values); !q.confirmable(q.places[addr], v); v++ {
	}
	if p.asked < maxAsks || p.asked > maxAsks+reads {
		t.Errorf("after %d questions all values are said to be confirmable, want %d", p.asked, maxAsks)
	}
	q.places[addr].asked = 0
	begin(maxReads)
	if !q.confirmable(q.places[addr], 0) {
		t.Errorf("value 0 is said not to be confirmable although some reads are not known")
	}
}
