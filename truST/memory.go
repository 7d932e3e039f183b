package trust

import (
	"runtime"
	"runtime/metrics"
	"time"

	"genmcgo/truST/engine"
	"genmcgo/truST/result"
)

// Memory has a limit (Config.MaxMemory). What the process needs is what a garbage
// collection would leave: all of it counts, whoever asked for it. When too little is
// left, every worker first gives back what is kept only to save time; if that is not
// enough, the run ends, and what it found so far is the result.

const (
	memoryEvery = 10 * time.Millisecond
	// A run ends when it needs more than this part of its limit: collecting garbage and
	// copying what grows take the rest.
	memoryPart = 0.7
	// Workers have so long to give back what they can.
	memoryWait = 200 * time.Millisecond
)

// memoryMeter measures what the process needs, with runtime/metrics.
type memoryMeter struct{ samples []metrics.Sample }

func newMemoryMeter() *memoryMeter {
	m := &memoryMeter{}
	for _, name := range []string{"/gc/heap/live:bytes", "/memory/classes/heap/objects:bytes", "/memory/classes/heap/free:bytes",
		"/memory/classes/heap/unused:bytes", "/memory/classes/heap/released:bytes", "/memory/classes/total:bytes"} {
		m.samples = append(m.samples, metrics.Sample{Name: name})
	}
	return m
}

// read returns what is needed, as far as the latest garbage collection tells, and what
// is in use, garbage included.
func (m *memoryMeter) read() (needed, used uint64) {
	metrics.Read(m.samples)
	var v [6]uint64
	for i, s := range m.samples {
		if s.Value.Kind() == metrics.KindUint64 {
			v[i] = s.Value.Uint64()
		}
	}
	live, objects, free, unused, released, total := v[0], v[1], v[2], v[3], v[4], v[5]
	used = total - min(released, total)
	fixed := used - min(objects+free+unused, used) // stacks, and what the run-time needs
	return live + fixed, objects + fixed
}

// memoryProbe measures what the process needs and what is in use, garbage included. The
// argument asks for a garbage collection first.
type memoryProbe func(collect bool) (needed, used uint64)

func runtimeMemory() memoryProbe {
	m := newMemoryMeter()
	return func(collect bool) (uint64, uint64) {
		if collect {
			runtime.GC()
		}
		return m.read()
	}
}

// watchMemory ends the exploration when it needs too much memory, until end.
func (sh *attempt) watchMemory() (end func()) {
	measure := sh.Config.MeasureMemory
	if measure == nil {
		measure = runtimeMemory()
	}
	return watchMemory(sh.Config.MaxMemory, measure, func(stop <-chan struct{}) { sh.Pool.GiveBack(memoryWait, stop) },
		func(needed uint64) {
			sh.needed = needed
			sh.Stop("memory")
		})
}

// WatchMemory calls giveBack, until end, when the process needs too much of limit bytes, and, if that does
// not help in time, stop, once. What workers hold is not known here: MemoryUse says only how much it is.
func WatchMemory(limit uint64, giveBack func(), stop func(result.MemoryUse)) (end func()) {
	return watchMemory(limit, runtimeMemory(), func(ended <-chan struct{}) {
		giveBack()
		select {
		case <-ended:
		case <-time.After(memoryWait):
		}
	}, func(needed uint64) { stop(result.MemoryUse{Limit: limit, Needed: needed, Other: needed}) })
}

// watchMemory calls giveBack, until end, when the process needs too much of limit bytes, and then stop,
// once, if it still does.
func watchMemory(limit uint64, measure memoryProbe, giveBack func(ended <-chan struct{}), stop func(needed uint64)) (end func()) {
	if limit == 0 {
		return func() {}
	}
	most := uint64(memoryPart * float64(limit))
	ended, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(memoryEvery)
		defer tick.Stop()
		var collected time.Time
		for {
			select {
			case <-ended:
				return
			case <-tick.C:
			}
			needed, used := measure(false)
			if needed <= most && used > limit && time.Since(collected) > time.Second {
				// The garbage collector should have run by now, but its own settings
				// come from elsewhere.
				collected = time.Now()
				needed, _ = measure(true)
			}
			if needed <= most {
				continue
			}
			giveBack(ended)
			if needed, _ = measure(true); needed > most {
				stop(needed)
				return
			}
		}
	}()
	return func() { close(ended); <-stopped }
}

// memoryUse says what the explorers need when the run has ended because of
// Config.MaxMemory.
func (sh *attempt) memoryUse(explorers []engine.Explorer) *result.MemoryUse {
	use := &result.MemoryUse{Limit: sh.Config.MaxMemory, Needed: sh.needed}
	for _, x := range explorers {
		w := x.Common()
		if p, ok := w.Program.(interface{ Bytes() int }); ok {
			use.Steps += uint64(p.Bytes())
		}
		graphs, events := x.Uses()
		use.Graphs += graphs
		use.Events = max(use.Events, w.Result.Stats.MaxEvents, events)
	}
	use.Needed = max(use.Needed, use.Steps+use.Graphs)
	use.Other = use.Needed - use.Steps - use.Graphs
	return use
}
