package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateInits draws a program whose main initialises what its threads access, mostly by accesses that are not atomic:
// before it creates the first thread, where nothing races with them, and after that, where something may. The threads
// access it mostly atomically. seed and size are as for Generate.
func GenerateInits(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x696e697473)), budget: size}
	p := &Program{Name: fmt.Sprintf("inits-%d-%d", size, seed), Size: 8, Locs: []string{"x", "y"}}
	g.p, g.data = p, 1+g.IntN(2)
	g.style()
	g.locks, g.asserts = false, false
	n := 2 + g.IntN(2)
	if size < 5 {
		n = 2
	}
	main := Body{Name: "main"}
	mainRegs := 0
	do := func(n int) { // accesses of main
		g.regs = mainRegs
		loads, stores := g.loads, g.stores
		if g.chance(80) {
			g.loads, g.stores = []event.Ordering{event.NotAtomic}, []event.Ordering{event.NotAtomic}
		}
		main.Stmts = append(main.Stmts, g.stmts(min(n, g.budget-1), 0)...)
		g.loads, g.stores, mainRegs = loads, stores, g.regs
	}
	do(1 + g.IntN(2))
	var bodies []Body
	joined := make([]bool, n)
	for i := range n {
		name := fmt.Sprintf("P%d", i)
		main.Stmts = append(main.Stmts, Stmt{Op: Create, Reg: -1, Thread: name})
		if i < n-1 && g.chance(30) {
			main.Stmts = append(main.Stmts, Stmt{Op: Join, Reg: -1, Thread: name})
			joined[i] = true
		}
		if g.chance(25) {
			do(1)
		}
		bodies = append(bodies, Body{Name: name})
	}
	for i := range bodies {
		if !joined[i] && g.chance(40) {
			main.Stmts = append(main.Stmts, Stmt{Op: Join, Reg: -1, Thread: bodies[i].Name})
		}
	}
	if g.chance(20) {
		do(1)
	}
	for _, list := range []*[]event.Ordering{&g.loads, &g.stores} { // of the threads
		if g.chance(70) {
			for k := range *list {
				if (*list)[k] == event.NotAtomic {
					(*list)[k] = event.Relaxed
				}
			}
		}
	}
	for i := range bodies {
		g.regs = 0
		share := max(g.budget/(n-i), 1)
		bodies[i].Stmts = g.stmts(share, 0)
	}
	p.Threads = append(bodies, main)
	return p
}
