package ir

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
)

// Fingerprint tells p from programs that do something else: 32 hexadecimal digits of
// a SHA-256 of all that the interpreter acts on. Names of files and source positions
// are no part of it, so moving code within a file does not change it.
func (p *Program) Fingerprint() string {
	h := sha256.New()
	for _, f := range p.Funcs {
		g := *f
		g.Pos, g.Absent = 0, nil
		g.Code = slices.Clone(f.Code)
		for i := range g.Code {
			if g.Code[i].Pos = 0; g.Code[i].Op == OpUndef {
				g.Code[i].C = 0
			}
		}
		g.Loops = slices.Clone(f.Loops)
		for i := range g.Loops {
			g.Loops[i].Pos = 0
		}
		fmt.Fprintf(h, "%+v\n", g)
	}
	for _, g := range p.Globals {
		g.Pos = 0
		fmt.Fprintf(h, "%+v\n", g)
	}
	for _, s := range p.Sites {
		s.Pos, s.Birth = 0, 0
		fmt.Fprintf(h, "%+v\n", s)
	}
	fmt.Fprintf(h, "%v\n%v\n%v\n%v\n%v\n%v\n%q\n%x %x\n%+v %d\n%v %v %v %d %d %d %d\n", p.Consts, p.Operands, p.Switches, p.Calls, p.Pads, p.Layouts,
		p.Messages, p.Image, uint64(p.DataBase), p.TLS, p.TLSSize, p.Seeds, p.Rewrites, p.TryLocks, p.Start, p.ThreadStart, p.BarrierWait, p.BarrierWaitUnused)
	return hex.EncodeToString(h.Sum(nil)[:16])
}
