package load

import (
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// Initialisers of local variables. For
//
//	struct backoff b = {1, 0};
//
// compilers copy a constant into b, or clear it, with an intrinsic. As far as the content is known, that is a store to
// each scalar of b, so b needs no memory for it.

// filling is known content that a call writes to a variable.
type filling struct {
	off     uint64
	content []byte
}

// maxFilled bounds the size of variables that are looked at.
const maxFilled = 4096

// fillingOf says what call c writes to dst, at offset off of a variable, if that is known.
func (m *module) fillingOf(c *llir.InstCall, dst value.Value, off uint64) (f filling, ok bool) {
	fn, isFunc := c.Callee.(*llir.Func)
	if !isFunc || !strings.HasPrefix(fn.Name(), "llvm.mem") || len(c.Args) < 3 || unwrap(c.Args[0]) != dst {
		return f, false
	}
	n, ok := constantInt(c.Args[2])
	if !ok || n > maxFilled || len(c.Args) > 3 && !isFalse(c.Args[len(c.Args)-1]) {
		return f, false
	}
	f = filling{off, make([]byte, n)}
	switch intrinsicBase(fn.Name()) {
	case "memset", "memset.inline":
		b, ok := constantInt(c.Args[1])
		for i := range f.content {
			f.content[i] = byte(b)
		}
		return f, ok
	case "memcpy", "memcpy.inline", "memmove":
		src, isConst := unwrap(c.Args[1]).(constant.Constant)
		if !isConst {
			return f, false
		}
		g, isGlobal := stripCasts(src).(*llir.Global)
		if !isGlobal || !g.Immutable || g.Init == nil || g.Linkage != enum.LinkagePrivate || m.size(g.ContentType) < n {
			return f, false
		}
		b, ok := m.contentOf(g)
		copy(f.content, b)
		return f, ok
	}
	return f, false
}

// contentOf returns the bytes of g; ok is false if they are not known.
func (m *module) contentOf(g *llir.Global) (b []byte, ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, u := r.(unsupported); !u {
				panic(r)
			}
			ok = false
		}
	}()
	b = make([]byte, m.size(g.ContentType))
	m.writeConst(b, 0, g.ContentType, g.Init)
	return b, true
}

func constantInt(v value.Value) (uint64, bool) {
	c, ok := unwrap(v).(*constant.Int)
	if !ok || c.X.Sign() < 0 && !c.X.IsInt64() || c.X.Sign() >= 0 && !c.X.IsUint64() {
		return 0, false
	}
	if c.X.Sign() < 0 {
		return uint64(c.X.Int64()), true
	}
	return c.X.Uint64(), true
}

func isFalse(v value.Value) bool {
	n, ok := constantInt(v)
	return ok && n == 0
}

// fits reports whether scalar l has all its bytes from f, or none.
func (f filling) fits(l leaf) bool {
	end := f.off + uint64(len(f.content))
	if l.off+l.store() <= f.off || end <= l.off {
		return true
	}
	return f.off <= l.off && l.off+l.store() <= end && l.bits%8 == 0 && l.kind != leafF80
}

// fill lowers call c if it writes known content to a variable that needs no memory.
func (fl *lowering) fill(c *llir.InstCall) bool {
	if len(c.Args) == 0 {
		return false
	}
	dst := unwrap(c.Args[0])
	p, ok := fl.ptrs[dst]
	if !ok || p.promoted == nil {
		return false
	}
	f, ok := fl.m.fillingOf(c, dst, p.off)
	if !ok {
		return false
	}
	for _, off := range offsets(fl.pieces[p.promoted]) {
		if off < f.off || off >= f.off+uint64(len(f.content)) {
			continue
		}
		var ops []int32
		at := f.content[off-f.off:]
		l := fl.scalars[p.promoted][off]
		for i, s := range fl.pieces[p.promoted][off] {
			v := uint64(0)
			for k := uint64(0); k < min(8, l.store()-8*uint64(i)); k++ {
				v |= uint64(at[8*uint64(i)+k]) << (8 * k)
			}
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: s, A: fl.imm(v)})
			ops = append(ops, s)
		}
		fl.followStore(p.promoted, off, ops)
	}
	return true
}
