package nats

import (
	"context"
	"fmt"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

const (
	memoryEvery = 50 * time.Millisecond
	// Above memoryMost of the limit w works on fewer tasks, below memoryLeast on more.
	memoryMost, memoryLeast = 0.8, 0.5
	// memoryPause is how long a change of the number of tasks is given to show.
	memoryPause = 2 * time.Second
)

// memoryMeter returns what measures how much memory the process has, in bytes.
func memoryMeter() func() uint64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	return func() uint64 {
		metrics.Read(samples)
		return samples[0].Value.Uint64() - min(samples[1].Value.Uint64(), samples[0].Value.Uint64())
	}
}

// watchMemory keeps what the process needs below the limit: it gives tasks back, with the sessions' caches,
// and works on fewer until there is room again.
func (w *worker) watchMemory(ctx context.Context) {
	measure := memoryMeter()
	t := time.NewTicker(memoryEvery)
	defer t.Stop()
	var changed time.Time
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		if time.Since(changed) < memoryPause {
			continue
		}
		used := measure()
		if float64(used) > memoryMost*float64(w.o.MaxMemory) {
			debug.FreeOSMemory() // perhaps it is garbage
			if used = measure(); float64(used) > memoryMost*float64(w.o.MaxMemory) {
				w.shrink(used)
				changed = time.Now()
			}
		} else if float64(used) < memoryLeast*float64(w.o.MaxMemory) && w.grow() {
			changed = time.Now()
		}
	}
}

// shrink gives one task back and closes sessions that are idle.
func (w *worker) shrink(used uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var oldest *attempt
	for _, r := range w.runs {
		r.closeIdle()
		for a := range r.attempts {
			if !a.lean && (oldest == nil || a.started.Before(oldest.started)) {
				oldest = a
			}
		}
	}
	if oldest == nil {
		return
	}
	oldest.lean = true
	oldest.pause()
	if w.allowed > 1 {
		w.pass()
		w.allowed--
		w.c.log(fmt.Sprintf("%d MB are in use: a task is given back, and %d are explored at a time", used>>20, w.allowed))
	}
}

// grow works on more tasks, if there were more before.
func (w *worker) grow() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.allowed == w.o.Slots {
		return false
	}
	w.pass()
	w.allowed++
	notify(w.wake)
	return true
}
