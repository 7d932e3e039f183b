package main

import (
	"context"
	"fmt"
	"sync"

	"genmcgo"
	"genmcgo/cluster/metrics"
)

// measured serves what a run reports of its progress to Prometheus. A nil one does nothing.
type measured struct {
	mu       sync.Mutex
	at       genmcgo.Progress
	restarts int
	// Executions of explorations before the latest start.
	complete, blocked uint64
}

// measure serves the metrics of the run, if --metrics asks for it, until end.
func (s *invocation) measure() (end func(), err error) {
	if s.opts.metrics == "" {
		return func() {}, nil
	}
	s.measured = &measured{}
	e, err := metrics.Listen(s.opts.metrics, s.measured.collect)
	if err != nil {
		return nil, err
	}
	fmt.Fprintln(s.stderr, "genmcgo: metrics are at", e.URL)
	return func() { e.Close() }, nil
}

// note takes note of how far the run is.
func (m *measured) note(at genmcgo.Progress) {
	if m == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	again := false
	switch {
	case at.Event == genmcgo.Begun, at.Sampling:
		at.Complete, at.Blocked = 0, 0
	case at.Restarts > m.at.Restarts:
		m.restarts += at.Restarts - m.at.Restarts
		again = true
	}
	if again || at.Complete+at.Blocked < m.at.Complete+m.at.Blocked {
		m.complete, m.blocked = m.complete+m.at.Complete, m.blocked+m.at.Blocked
	}
	m.at = at
}

// collect adds what is known.
func (m *measured) collect(_ context.Context, s *metrics.Set) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	const name, help = "genmcgo_executions_total", "Executions that were explored, those before a restart included."
	s.Counter(name, help, float64(m.complete+m.at.Complete), "kind", "complete")
	s.Counter(name, help, float64(m.blocked+m.at.Blocked), "kind", "blocked")
	s.Counter("genmcgo_restarts_total", "How often an exploration started again.", float64(m.restarts))
	s.Gauge("genmcgo_share", "Part of the exploration that is done, estimated, from 0 to 1.", m.at.Share)
	s.Gauge("genmcgo_slots", "Tasks that can be explored at a time.", float64(m.at.Workers))
	s.Gauge("genmcgo_busy_slots", "Slots that explore a task.", float64(m.at.Busy))
	return nil
}
