package litmus

import (
	"fmt"
	"math/rand/v2"
)

// GenerateBarriers draws a program whose threads meet at one barrier or two, in several rounds, some of them only if they have
// read a certain value, so that a revisit takes back their arrival, or the rounds before it. seed and size are as for
// Generate.
func GenerateBarriers(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x62617272))}
	p := &Program{Name: fmt.Sprintf("barriers-%d-%d", size, seed), Size: 8, Locs: []string{"x", "y"}}
	g.p = p
	g.style()
	g.locks, g.awaits, g.choices = false, false, false
	g.data = 2
	n := 2 + g.IntN(2)
	p.Locs = append(p.Locs, "b", "c")
	for i := range n {
		g.regs, g.budget = 0, max(size/n, 1)
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: g.stmts(g.budget, 0)})
		b := &p.Threads[i]
		if g.regs == 0 {
			b.Stmts = append([]Stmt{{Op: Load, Reg: g.newReg(), Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.loads)}}, b.Stmts...)
		}
	}
	last := []int{0, n, 2}[g.IntN(3)] // participants of the second barrier, if there is one: the first threads
	for k, threads := range []int{n, last} {
		rounds := 1 + g.IntN(3-k)
		for i := range threads {
			b := &p.Threads[i]
			meet := Stmt{Op: Barrier, Reg: -1, Loc: Loc{Base: g.data + k}, A: Const(uint64(threads))}
			mine := rounds
			if g.chance(4) {
				mine++ // it waits for ever
			}
			for range mine {
				at := g.IntN(len(b.Stmts) + 1)
				if g.chance(15) {
					at = len(b.Stmts)
				}
				s := meet
				if r := g.loaded(b.Stmts[:at]); r >= 0 && g.chance(9) {
					s = Stmt{Op: If, Reg: -1, A: Binary(pick(g, []byte{'=', '!'}), Register(r), Const(uint64(g.IntN(2)))), Then: []Stmt{meet}}
				}
				b.Stmts = insert(b.Stmts, at, s)
			}
		}
	}
	return p
}

// loaded is the register of a load in ss, -1 if there is none.
func (g *generator) loaded(ss []Stmt) int {
	var regs []int
	for i := range ss {
		if ss[i].Op == Load {
			regs = append(regs, ss[i].Reg)
		}
	}
	if len(regs) == 0 {
		return -1
	}
	return pick(g, regs)
}
