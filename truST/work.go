package trust

import (
	"context"
	"errors"
	"runtime/debug"

	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/pool"
	"genmcgo/truST/result"
	"genmcgo/truST/rvf"
)

// work has the workers of the pool explore task first and all that comes of it. It returns
// the explorers of those that got work.
func (sh *attempt) work(model consistency.Model, ref *config.Refinement, first pool.Task) (explorers []engine.Explorer) {
	all := make([]engine.Explorer, sh.Config.Workers)
	sh.Pool.Put(first)
	if reloadEvery != 0 {
		sh.Pool.Raise(engine.SignalReload)
	}
	if sh.probe != nil {
		sh.Pool.Raise(engine.SignalProbe)
	}
	sh.Pool.Run(sh.Clock(), func(m *pool.Member[pool.Task], t pool.Task) (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = &result.BugError{Value: r, Stack: string(debug.Stack())}
			}
		}()
		x := all[m.Index]
		if x == nil { // only workers that get work need a program
			x = newExplorer(sh.Config, sh, model, ref, m)
			all[m.Index] = x
			m.Join(x)
		}
		for _, o := range x.Common().Observers {
			o.Began(x)
		}
		if err := x.Run(t); err != nil {
			sh.Fail(err) // which knows what may be overlooked
			return nil
		}
		for _, o := range x.Common().Observers {
			o.Through(x)
		}
		return nil
	})
	for _, x := range all {
		if x != nil {
			x.Close()
			explorers = append(explorers, x)
		}
	}
	return explorers
}

func (sh *attempt) explore(ctx context.Context, model consistency.Model) (*result.Result, error) {
	endWatch := sh.watch(ctx)
	sh.rvf.Put = func(t *rvf.Task) { sh.Pool.Put(t) }
	ref := sh.Ref.Clone()
	endReports := sh.meter.Reports()
	explorers := sh.work(model, &ref, whole(sh))
	endReports()
	endWatch()
	sh.Explored()
	if sh.Err != nil {
		return nil, sh.Err
	}
	if sh.Why == "" && sh.rvf.Rests != 0 {
		return nil, &result.BugError{Value: "BUG: something was kept until a signal that no worker was left to bring"}
	}
	sh.meter.Last()
	return sh.result(explorers, &ref), nil
}

// watch stops the exploration when ctx is done or there is no memory left, until end.
func (sh *attempt) watch(ctx context.Context) (end func()) {
	done := func() {
		why := "interrupt"
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			why = "timeout"
		}
		sh.Stop(why)
	}
	if ctx.Err() != nil {
		done() // on a loaded machine much is explored before another goroutine gets its turn
	}
	watched := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(watched)
		done()
	})
	endMemory := sh.watchMemory()
	return func() {
		endMemory()
		if !stop() {
			<-watched // it may only just be stopping us
		}
	}
}
