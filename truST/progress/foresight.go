package progress

import (
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
)

// Foresight observes what one explorer does to estimate what is left of a part of an exploration. It lasts as long as
// the explorer; sizes last longer.
type Foresight struct {
	engine.Blind
	engine.Remaining
	w     *engine.Base
	sizes *engine.Sizes
}

// NewForesight returns one for w, which knows what alternatives come to by sizes, and adds what it learns to them.
func NewForesight(w *engine.Base, sizes *engine.Sizes) *Foresight {
	f := &Foresight{w: w, sizes: sizes}
	f.Begin()
	f.Tell(sizes)
	return f
}

func (f *Foresight) Left(it *execution.Item) { f.Remaining.Left(it, f.w.Spent()) }

func (f *Foresight) Taking(stack []*execution.Execution, it *execution.Item) {
	f.Remaining.Taking(it, len(stack), f.w.Spent())
}

func (f *Foresight) Took() { f.Remaining.Took() }

func (f *Foresight) Exhausted() { f.Remaining.Exhausted(f.w.Spent()) }

func (f *Foresight) Through(engine.Explorer) { f.Tell(f.sizes) }
