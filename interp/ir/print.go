package ir

import (
	"fmt"
	"io"
	"strings"
)

// Fprint writes the functions of p in readable form.
func (p *Program) Fprint(w io.Writer) {
	for i := range p.Globals {
		g := &p.Globals[i]
		fmt.Fprintf(w, "global %s at %#x size %d const %t\n", g.Name, uint64(g.Addr), g.Size, g.Const)
	}
	for _, f := range p.Funcs {
		p.FprintFunc(w, f)
	}
}

// FprintFunc writes one function in readable form.
func (p *Program) FprintFunc(w io.Writer, f *Func) {
	if f.External {
		fmt.Fprintf(w, "extern %s\n", f.Name)
		return
	}
	fmt.Fprintf(w, "func %s params %d slots %d ret %d\n", f.Name, f.NParams, f.NSlots, f.NRet)
	for i := range f.Loops {
		fmt.Fprintf(w, "  loop %d state %d live %v dead %v", i, f.Loops[i].State, f.Loops[i].Live, f.Loops[i].Dead)
		for _, d := range f.Loops[i].DeadParts {
			fmt.Fprintf(w, " dead.%d %d+%d", d.Size, d.Site, d.Off)
		}
		for _, r := range f.Loops[i].Rewrites {
			loose := ""
			if r.Loose {
				loose = "?"
			}
			fmt.Fprintf(w, " rewrites%s.%d s%d+%d", loose, r.Size, r.Base, r.Off)
		}
		if c := &f.Loops[i].Counter; c.Slot >= 0 {
			fmt.Fprintf(w, " counts s%d", c.Slot)
			for _, t := range c.Tests {
				left, right := fmt.Sprintf("s%d+%d", c.Slot, int64(t.Off)), p.Operand(t.Operand)
				if t.Swapped {
					left, right = right, left
				}
				fmt.Fprintf(w, " %s.%d %s, %s;", t.Op, t.Size, left, right)
			}
		}
		fmt.Fprintln(w)
	}
	for pc := range f.Code {
		pos := p.Position(f.Code[pc].Pos)
		fmt.Fprintf(w, "%5d  %-60s ; %d:%d\n", pc, p.InstString(&f.Code[pc]), pos.Line, pos.Column)
	}
}

// Operand renders an operand: s3 for a slot, a number for a constant.
func (p *Program) Operand(o int32) string {
	if o >= 0 {
		return fmt.Sprintf("s%d", o)
	}
	if int(^o) >= len(p.Consts) {
		return "?"
	}
	v := p.Consts[^o]
	if v < 1<<16 {
		return fmt.Sprint(v)
	}
	return fmt.Sprintf("%#x", v)
}

// InstString renders one instruction.
func (p *Program) InstString(in *Inst) string {
	var b strings.Builder
	f := in.Op.Format()
	if f&List != 0 {
		for i := int32(0); i < in.Dst; i++ {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "s%d", p.Operands[in.C+i])
		}
		if in.Dst > 0 {
			b.WriteString(" = ")
		}
	}
	if f&DefDst != 0 {
		fmt.Fprintf(&b, "s%d = ", in.Dst)
	}
	b.WriteString(in.Op.String())
	if in.Size != 0 {
		fmt.Fprintf(&b, ".%d", in.Size)
	}
	if in.Ord != 0 {
		fmt.Fprintf(&b, "/%d", in.Ord)
	}
	if f&List != 0 {
		for i := int32(0); i < in.B; i++ {
			fmt.Fprintf(&b, " %s", p.Operand(p.Operands[in.A+i]))
		}
		if in.Op == OpCall {
			fmt.Fprintf(&b, " %s", p.Funcs[uint32(in.Imm)].Name)
		} else if in.Imm != 0 {
			fmt.Fprintf(&b, " #%#x", in.Imm)
		}
		return b.String()
	}
	arg := func(use Format, v int32) {
		if f&use != 0 {
			b.WriteString(" " + p.Operand(v))
		} else if f&Control != 0 || v != 0 {
			fmt.Fprintf(&b, " @%d", v)
		}
	}
	arg(UseA, in.A)
	arg(UseB, in.B)
	arg(UseC, in.C)
	if f&Control != 0 && in.Op >= OpBrEQ && in.Op <= OpBrSLE {
		fmt.Fprintf(&b, " @%d", in.Dst)
	}
	if in.Imm != 0 {
		fmt.Fprintf(&b, " #%#x", in.Imm)
	}
	return b.String()
}
