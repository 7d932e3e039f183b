package trust

import (
	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/wire"
)

// SetReload makes workers serialise and reload alternatives every n visits; 0
// stops that.
func SetReload(n uint64) { reloadEvery = n }

// SetOnTask has f see each task that is handed over, from its worker's
// goroutine; nil stops that.
func SetOnTask(f func(*wire.Task)) { onTask = f }

// SetMostRecurring makes s pause after n executions that other parts may reach.
func (s *Session) SetMostRecurring(n int) { s.mostRecurring = n }

// Explore explores cfg, whose model is model, with one worker, which change may alter before. It
// returns the worker.
func Explore(cfg config.Config, model consistency.Model, change func(w *engine.Worker)) (*engine.Worker, error) {
	sh := newAttempt(&cfg, config.Refinement{}, 0)
	defer sh.Ended()
	m := sh.Pool.NewMember()
	w := newWorker(engine.NewGround(&cfg, &sh.Ref), &cfg, sh, model, &sh.Ref, m)
	m.Join(w)
	change(w)
	return w, w.Run(whole(sh))
}
