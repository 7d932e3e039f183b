package litmus

import (
	"fmt"
	"math/rand/v2"
)

// GenerateCreates draws a program with many small threads, some of which exist only in the
// executions in which their creator has read a certain value. seed and size are as for
// Generate.
func GenerateCreates(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x63726561746573))}
	p := &Program{Name: fmt.Sprintf("creates-%d-%d", size, seed), Size: 8, Locs: []string{"x", "y"}}
	g.p = p
	g.style()
	g.locks, g.awaits, g.choices, g.asserts = false, false, false, false
	g.data = 2
	n := 4 + g.IntN(3)
	main := g.chance(50) // the first thread is main
	regs := make([]int, n)
	for i := range n {
		share := max((size-i)/n, 1)
		if i < 2 && g.chance(50) {
			share++ // more to decide by
		}
		g.regs, g.budget = 0, share
		b := Body{Name: fmt.Sprintf("P%d", i), Stmts: g.stmts(share, 1)}
		if i == 0 && main {
			b.Name = "main"
		}
		if i == 0 && g.regs == 0 {
			b.Stmts = append([]Stmt{{Op: Load, Reg: g.newReg(), Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.loads)}}, b.Stmts...)
		}
		regs[i] = g.regs
		p.Threads = append(p.Threads, b)
	}
	for i := n - 1; i > 0; i-- {
		create := []Stmt{{Op: Create, Reg: -1, Thread: p.Threads[i].Name}}
		c := g.IntN(i)
		g.regs = regs[c]
		if g.regs > 0 && g.chance(60) {
			cond := Binary(pick(g, []byte{'=', '!'}), g.anyReg(), Const(uint64(g.IntN(2))))
			if g.chance(25) { // two that are alike
				p.Threads[i].Copies = 2
				create = append(create, create[0])
			} else if g.chance(30) {
				create = append(create, Stmt{Op: Join, Reg: g.newReg(), Thread: p.Threads[i].Name})
			}
			create = []Stmt{{Op: If, Reg: -1, A: cond, Then: create}}
		} else if main {
			c = 0
		} else {
			continue // the main thread, which is not written down, creates it
		}
		b := &p.Threads[c]
		at := len(b.Stmts) // mostly after the read that decides
		if g.chance(40) {
			at = g.IntN(at + 1)
		}
		b.Stmts = insert(b.Stmts, at, create[0])
		regs[c] = g.regs
	}
	return p
}
