package load

import (
	"encoding/binary"
	"math"
	"math/big"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// cval is one slot of a constant; tls: relative to the stack region of the thread;
// undef: bits that are undefined; computed: each thread computes it, v means nothing.
type cval struct {
	v        uint64
	tls      bool
	undef    uint64
	computed bool
}

func oneSlot(v uint64) []cval { return []cval{{v: v}} }

// eval returns the slots of a constant.
func (m *module) eval(c constant.Constant) []cval {
	switch c := c.(type) {
	case *constant.Int:
		return m.intSlots(c.X, c.Typ.BitSize)
	case *constant.Float:
		return m.floatSlots(c)
	case *constant.Null:
		return oneSlot(0)
	case *constant.ZeroInitializer:
		return make([]cval, m.slots(c.Type()))
	case *constant.Undef, *constant.Poison:
		return m.undefSlots(c.Type())
	case *constant.NoneToken:
		return nil
	case *constant.Array:
		return m.evalAll(c.Elems)
	case *constant.Struct:
		return m.evalAll(c.Fields)
	case *constant.Vector:
		return m.evalAll(c.Elems)
	case *constant.CharArray:
		var r []cval
		for _, b := range c.X {
			r = append(r, cval{v: uint64(b)})
		}
		return r
	case *constant.BlockAddress:
		return oneSlot(m.ld.blockID(c.Block.(*llir.Block)))
	case *constant.DSOLocalEquivalent:
		return m.eval(c.Func)
	case *constant.NoCFI:
		return m.eval(c.Func)
	case *constant.Index:
		return m.eval(c.Constant)
	case *llir.Func:
		if c.Name() == barrierWait {
			m.ld.barrierUsed = true
		}
		if m.ld.absent(m, c.Name(), c.Linkage) {
			return oneSlot(0)
		}
		return oneSlot(uint64(ir.FuncAddr(m.ld.funcIndex(m, c))))
	case *llir.Global:
		if m.ld.absent(m, c.Name(), c.Linkage) {
			return oneSlot(0)
		}
		if s := m.ld.resolve(m, c.Name()); s != nil && s.alias != nil { // of another file
			if m.ld.aliases++; m.ld.aliases > maxAliases {
				fail("%s is an alias of itself", c.Name())
			}
			defer func() { m.ld.aliases-- }()
			return s.mod.eval(s.alias.Aliasee)
		}
		v := m.ld.variableOf(m, c)
		return []cval{{v: v.addr, tls: v.tls}}
	case *llir.Alias:
		return m.eval(c.Aliasee)
	case *llir.IFunc:
		fail("the indirect function %s", c.Name())
	}
	return m.evalExpr(c)
}

// maxAliases bounds the aliases of one file within those of another.
const maxAliases = 100

// evalExpr returns the slots of a constant expression.
func (m *module) evalExpr(c constant.Constant) []cval {
	switch c := c.(type) {
	case *constant.ExprBitCast:
		return m.recast(m.eval(c.From), c.From.Type(), c.To)
	case *constant.ExprAddrSpaceCast:
		return m.eval(c.From)
	case *constant.ExprPtrToInt:
		return m.resize(m.eval(c.From), c.From.Type(), c.To, false)
	case *constant.ExprIntToPtr:
		return m.resize(m.eval(c.From), c.From.Type(), c.To, false)
	case *constant.ExprTrunc:
		return m.resize(m.eval(c.From), c.From.Type(), c.To, false)
	case *constant.ExprZExt:
		return m.resize(m.eval(c.From), c.From.Type(), c.To, false)
	case *constant.ExprSExt:
		return m.resize(m.eval(c.From), c.From.Type(), c.To, true)
	case *constant.ExprGetElementPtr:
		return m.evalGEP(c)
	case *constant.ExprICmp:
		x, y := m.eval(c.X)[0], m.eval(c.Y)[0]
		if anyPerThread(x, y) {
			return m.computedSlots(c.Type())
		}
		a, b := x.v, y.v
		w := uint(64)
		if it, ok := c.X.Type().(*types.IntType); ok {
			w = uint(min(it.BitSize, 64))
		}
		if icmp(c.Pred, a, b, w) {
			return oneSlot(1)
		}
		return oneSlot(0)
	case *constant.ExprSelect:
		switch cond := m.eval(c.Cond)[0]; {
		case cond.perThread():
			return m.computedSlots(c.Type())
		case cond.v != 0:
			return m.eval(c.X)
		}
		return m.eval(c.Y)
	case *constant.ExprExtractElement:
		return m.evalElement(c)
	}
	return m.evalBinary(c)
}

// evalElement returns the slots of an element of a vector, or of what it stands for.
func (m *module) evalElement(c *constant.ExprExtractElement) []cval {
	if d, ok := divisionOf(c); ok {
		return m.evalDivision(d)
	}
	vs, n, index := m.eval(c.X), m.slots(c.Type()), m.eval(c.Index)[0]
	switch {
	case index.perThread():
		return m.computedSlots(c.Type())
	case index.v >= uint64(len(vs))/uint64(max(n, 1)):
		return m.undefSlots(c.Type())
	}
	i := int32(index.v) * n
	return vs[i : i+n]
}

// evalBinary returns the slot of a constant expression that computes with two integers.
func (m *module) evalBinary(c constant.Constant) []cval {
	switch c := c.(type) {
	case *constant.ExprAdd:
		return m.evalSum(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a + b }, func(a, b bool) bool { return !a || !b })
	case *constant.ExprSub:
		return m.evalSum(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a - b }, func(a, b bool) bool { return a || !b })
	case *constant.ExprMul:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a * b })
	case *constant.ExprAnd:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a & b })
	case *constant.ExprOr:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a | b })
	case *constant.ExprXor:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a ^ b })
	case *constant.ExprShl:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a << b })
	case *constant.ExprLShr:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return a >> b })
	case *constant.ExprAShr:
		return m.evalBin(c.X, c.Y, func(a, b uint64, w uint) uint64 { return uint64(signed(a, w) >> b) })
	}
	fail("constant %T", c)
	return nil
}

// undefSlots returns the slots of an undefined value of type t.
func (m *module) undefSlots(t types.Type) []cval {
	var r []cval
	for _, l := range m.leaves(nil, t, 0) {
		for i := int32(0); i < l.slots; i++ {
			r = append(r, cval{undef: ir.Mask(uint(min(l.bits-64*uint64(i), 64)))})
		}
	}
	return r
}

func signed(v uint64, w uint) int64 { return int64(v<<(64-w)) >> (64 - w) }

func icmp(p enum.IPred, a, b uint64, w uint) bool {
	sa, sb := signed(a, w), signed(b, w)
	switch p {
	case enum.IPredEQ:
		return a == b
	case enum.IPredNE:
		return a != b
	case enum.IPredUGT:
		return a > b
	case enum.IPredUGE:
		return a >= b
	case enum.IPredULT:
		return a < b
	case enum.IPredULE:
		return a <= b
	case enum.IPredSGT:
		return sa > sb
	case enum.IPredSGE:
		return sa >= sb
	case enum.IPredSLT:
		return sa < sb
	}
	return sa <= sb
}

func (m *module) evalAll(cs []constant.Constant) []cval {
	var r []cval
	for _, c := range cs {
		r = append(r, m.eval(c)...)
	}
	return r
}

func (m *module) intSlots(x *big.Int, bits uint64) []cval {
	v := new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1)))
	var b [32]byte
	if bits > 128 {
		fail("integer of %d bits", bits)
	}
	v.FillBytes(b[:])
	r := []cval{{v: binary.BigEndian.Uint64(b[24:])}}
	if bits > 64 {
		r = append(r, cval{v: binary.BigEndian.Uint64(b[16:])})
	}
	return r
}

func (m *module) floatSlots(c *constant.Float) []cval {
	neg := uint64(0)
	if c.X != nil && c.X.Signbit() {
		neg = 1
	}
	switch c.Typ.Kind {
	case types.FloatKindHalf:
		if c.NaN {
			return []cval{{v: neg<<15 | 0x7e00}}
		}
		f, _ := c.X.Float64()
		return []cval{{v: uint64(halfBits(f))}}
	case types.FloatKindFloat:
		if c.NaN {
			return []cval{{v: neg<<31 | 0x7fc00000}}
		}
		f, _ := c.X.Float32()
		return []cval{{v: uint64(math.Float32bits(f))}}
	case types.FloatKindDouble:
		if c.NaN {
			return []cval{{v: neg<<63 | 0x7ff8<<48}}
		}
		f, _ := c.X.Float64()
		return []cval{{v: math.Float64bits(f)}}
	case types.FloatKindX86_FP80:
		if c.NaN {
			return []cval{{v: 3 << 62}, {v: neg<<15 | 0x7fff}}
		}
		mant, se := f80Bits(c.X)
		return []cval{{v: mant}, {v: se}}
	}
	fail("constant of type %v", c.Typ)
	return nil
}

func halfBits(f float64) uint16 {
	var s uint16
	if math.Signbit(f) {
		s, f = 1<<15, -f
	}
	switch {
	case f >= 65520:
		return s | 0x7c00
	case f < math.Ldexp(1, -14):
		return s | uint16(math.RoundToEven(math.Ldexp(f, 24)))
	}
	fr, e := math.Frexp(f)
	return s + uint16(e+13)<<10 + uint16(math.RoundToEven(math.Ldexp(fr, 11)))
}

// f80Bits are mantissa and sign|exponent of the x87 format.
func f80Bits(x *big.Float) (mant, se uint64) {
	if x.Signbit() {
		se = 1 << 15
	}
	if x.IsInf() {
		return 1 << 63, se | 0x7fff
	}
	if x.Sign() == 0 {
		return 0, se
	}
	f := new(big.Float).SetPrec(64).Set(x)
	f.Abs(f)
	m := new(big.Float)
	e := f.MantExp(m)
	m.SetMantExp(m, 64)
	mant, _ = m.Uint64()
	exp := e + 16382
	if exp < 1 {
		mant >>= uint(1 - exp)
		exp = 0
	}
	return mant, se | uint64(exp)
}

// recast reinterprets the slots of a constant of type from as type to.
func (m *module) recast(v []cval, from, to types.Type) []cval {
	if isPointer(from) || isPointer(to) {
		return v
	}
	if anyPerThread(v...) {
		return m.computedSlots(to)
	}
	b := make([]byte, max(m.storeSize(from), 16))
	m.writeSlots(b, 0, from, v)
	var r []cval
	for _, l := range m.leaves(nil, to, 0) {
		x := uint64(0)
		for i := uint64(0); i < min(l.store(), 8); i++ {
			x |= uint64(b[l.off+i]) << (8 * i)
		}
		r = append(r, cval{v: x})
		if l.slots == 2 {
			x = 0
			for i := uint64(8); i < l.store(); i++ {
				x |= uint64(b[l.off+i]) << (8 * (i - 8))
			}
			r = append(r, cval{v: x})
		}
	}
	return r
}

func isPointer(t types.Type) bool { _, ok := t.(*types.PointerType); return ok }

// resize converts integers and pointers between widths.
func (m *module) resize(v []cval, from, to types.Type, sign bool) []cval {
	fl, tl := m.leaves(nil, from, 0), m.leaves(nil, to, 0)
	var r []cval
	i := 0
	for k := range tl {
		lo, hi := v[i], cval{}
		if lo.computed || lo.tls && tl[k].bits < 64 {
			return m.computedSlots(to)
		}
		if fl[k].slots == 2 {
			hi = v[i+1]
		} else if sign && signed(lo.v, uint(fl[k].bits)) < 0 {
			lo.v = uint64(signed(lo.v, uint(fl[k].bits)))
			hi.v = ^uint64(0)
		}
		i += int(fl[k].slots)
		if tl[k].bits < 64 {
			lo.v &= ir.Mask(uint(tl[k].bits))
		}
		r = append(r, lo)
		if tl[k].slots == 2 {
			hi.v &= ir.Mask(uint(tl[k].bits) - 64)
			r = append(r, hi)
		}
	}
	return r
}

// evalBin returns the slot of x op y.
func (m *module) evalBin(x, y constant.Constant, op func(a, b uint64, w uint) uint64) []cval {
	return m.evalSum(x, y, op, func(a, b bool) bool { return !a && !b })
}

// evalSum is evalBin for an op whose result is relative to the stack region if one of x and y is, as far as linear says so.
func (m *module) evalSum(x, y constant.Constant, op func(a, b uint64, w uint) uint64, linear func(a, b bool) bool) []cval {
	it, ok := x.Type().(*types.IntType)
	if !ok || it.BitSize > 64 {
		fail("constant expression of type %v", x.Type())
	}
	a, b := m.eval(x)[0], m.eval(y)[0]
	if a.computed || b.computed || !linear(a.tls, b.tls) {
		return m.computedSlots(it)
	}
	return []cval{{v: op(a.v, b.v, uint(it.BitSize)) & ir.Mask(uint(it.BitSize)), tls: a.tls != b.tls}}
}

func (m *module) evalGEP(c *constant.ExprGetElementPtr) []cval {
	base := m.eval(c.Src)
	if len(base) != 1 {
		fail("constant getelementptr on a vector")
	}
	t := c.ElemType
	off := uint64(0)
	for i, ix := range c.Indices {
		v := m.eval(ix)
		if len(v) != 1 {
			fail("constant getelementptr with a vector index")
		}
		if v[0].perThread() || base[0].computed {
			return m.computedSlots(c.Type())
		}
		n := v[0].v
		if it, ok := ix.Type().(*types.IntType); ok {
			n = uint64(signed(n, uint(it.BitSize)))
		}
		if i == 0 {
			off += n * m.size(t)
			continue
		}
		if st, ok := t.(*types.StructType); ok {
			off += m.fieldOff(st, int(n))
			t = st.Fields[n]
			continue
		}
		t = elemType(t, 0)
		off += n * m.size(t)
	}
	return []cval{{v: base[0].v + off, tls: base[0].tls}}
}

// writeConst writes the bytes of constant c of type t to b at off.
func (m *module) writeConst(b []byte, off uint64, t types.Type, c constant.Constant) {
	switch c := c.(type) {
	case *constant.ZeroInitializer, *constant.Undef, *constant.Poison, *constant.Null:
		return
	case *constant.CharArray:
		copy(b[off:], c.X)
		return
	case *constant.Array:
		s := m.size(c.Typ.ElemType)
		for i, e := range c.Elems {
			m.writeConst(b, off+uint64(i)*s, c.Typ.ElemType, e)
		}
		return
	case *constant.Struct:
		for i, e := range c.Fields {
			m.writeConst(b, off+m.fieldOff(c.Typ, i), c.Typ.Fields[i], e)
		}
		return
	}
	v := m.eval(c)
	for _, x := range v {
		if x.perThread() {
			fail("the address of a thread-local variable in a static initialiser")
		}
	}
	m.writeSlots(b, off, t, v)
}

// writeSlots writes the slots v of a value of type t to b at off.
func (m *module) writeSlots(b []byte, off uint64, t types.Type, v []cval) {
	if vt, ok := t.(*types.VectorType); ok {
		if it, ok := vt.ElemType.(*types.IntType); ok && it.BitSize%8 != 0 {
			for i := range v {
				bit := off*8 + uint64(i)*it.BitSize
				for k := uint64(0); k < it.BitSize; k++ {
					b[(bit+k)/8] |= byte(v[i].v>>k&1) << ((bit + k) % 8)
				}
			}
			return
		}
	}
	i := 0
	for _, l := range m.leaves(nil, t, off) {
		for k := uint64(0); k < l.store(); k++ {
			b[l.off+k] = byte(v[i+int(k/8)].v >> (8 * (k % 8)))
		}
		i += int(l.slots)
	}
}
