package interp

import (
	"math"
	"math/big"
	"math/bits"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// u128 is an integer of up to 128 bits, kept zero-extended like slots.
type u128 struct{ lo, hi uint64 }

func (a u128) add(b u128) u128 {
	lo, c := bits.Add64(a.lo, b.lo, 0)
	return u128{lo, a.hi + b.hi + c}
}

func (a u128) sub(b u128) u128 {
	lo, c := bits.Sub64(a.lo, b.lo, 0)
	return u128{lo, a.hi - b.hi - c}
}

func (a u128) mul(b u128) u128 {
	hi, lo := bits.Mul64(a.lo, b.lo)
	return u128{lo, hi + a.hi*b.lo + a.lo*b.hi}
}

func (a u128) neg() bool { return a.hi>>63 != 0 }

func (a u128) less(b u128) bool { return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo }

func (a u128) sless(b u128) bool {
	return int64(a.hi) < int64(b.hi) || a.hi == b.hi && a.lo < b.lo
}

func (a u128) shl(s uint) u128 {
	if s >= 64 {
		return u128{0, a.lo << (s - 64)}
	}
	return u128{a.lo << s, a.hi<<s | a.lo>>(64-s)}
}

func (a u128) shr(s uint) u128 {
	if s >= 64 {
		return u128{a.hi >> (s - 64), 0}
	}
	return u128{a.lo>>s | a.hi<<(64-s), a.hi >> s}
}

func (a u128) sar(s uint) u128 {
	if s >= 64 {
		return u128{uint64(int64(a.hi) >> (s - 64)), uint64(int64(a.hi) >> 63)}
	}
	return u128{a.lo>>s | a.hi<<(64-s), uint64(int64(a.hi) >> s)}
}

// mask keeps the low w bits.
func (a u128) mask(w uint8) u128 {
	if w <= 64 {
		return u128{a.lo & ir.Mask(uint(w)), 0}
	}
	return u128{a.lo, a.hi & ir.Mask(uint(w)-64)}
}

// sext sign-extends the low w bits to 128.
func (a u128) sext(w uint8) u128 {
	return a.shl(128 - uint(w)).sar(128 - uint(w))
}

func (a u128) divmod(b u128) (q, r u128) {
	if b.hi == 0 {
		q.hi = a.hi / b.lo
		q.lo, r.lo = bits.Div64(a.hi%b.lo, a.lo, b.lo)
		return q, r
	}
	for i := 127; i >= 0; i-- {
		top := r.neg()
		r = r.shl(1)
		r.lo |= a.shr(uint(i)).lo & 1
		if top || !r.less(b) {
			r = r.sub(b)
			if i >= 64 {
				q.hi |= 1 << (i - 64)
			} else {
				q.lo |= 1 << i
			}
		}
	}
	return q, r
}

func (a u128) lz() uint64 {
	if a.hi != 0 {
		return uint64(bits.LeadingZeros64(a.hi))
	}
	return 64 + uint64(bits.LeadingZeros64(a.lo))
}

// big is the value of a as a signed or unsigned integer of w bits.
func (a u128) big(signed bool, w uint8) *big.Int {
	neg := false
	if signed {
		if a = a.sext(w); a.neg() {
			neg = true
			a = u128{}.sub(a)
		}
	}
	v := new(big.Int).SetUint64(a.hi)
	v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(a.lo))
	if neg {
		v.Neg(v)
	}
	return v
}

// bigTo128 is v modulo 2^128.
func bigTo128(v *big.Int) u128 {
	m := new(big.Int).Lsh(big.NewInt(1), 128)
	r := new(big.Int).Mod(v, m)
	lo := new(big.Int).And(r, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	return u128{lo, r.Rsh(r, 64).Uint64()}
}

func floatToU128(f float64) u128 {
	if f != f || math.IsInf(f, 0) {
		return u128{0, 1 << 63}
	}
	v, _ := new(big.Float).SetFloat64(math.Trunc(f)).Int(nil)
	return bigTo128(v)
}

func bigToF(v *big.Int, w uint8) (uint64, bool) {
	if w == 32 {
		f, _ := new(big.Float).SetInt(v).Float32()
		return uint64(math.Float32bits(f)), true
	}
	f, _ := new(big.Float).SetInt(v).Float64()
	return fromF(f, w), true
}

// wideMath is intMath for more than 64 bits.
func wideMath(fn, w uint8, a, b, c u128) (lo, hi uint64, fault event.Fault) {
	var r u128
	pick := func(first bool) u128 {
		if first {
			return a
		}
		return b
	}
	over := func(v *big.Int, signed bool) uint64 {
		return b2i(bigTo128(v).mask(w).big(signed, w).Cmp(v) != 0)
	}
	switch fn {
	case ir.MathUMin:
		r = pick(a.less(b))
	case ir.MathUMax:
		r = pick(b.less(a))
	case ir.MathSMin:
		r = pick(a.sext(w).sless(b.sext(w)))
	case ir.MathSMax:
		r = pick(b.sext(w).sless(a.sext(w)))
	case ir.MathAbs:
		if r = a; a.sext(w).neg() {
			r = u128{}.sub(a)
		}
	case ir.MathCtPop:
		r.lo = uint64(bits.OnesCount64(a.lo) + bits.OnesCount64(a.hi))
	case ir.MathCtlz:
		r.lo = a.lz() - uint64(128-w)
	case ir.MathCttz:
		switch {
		case a.lo != 0:
			r.lo = uint64(bits.TrailingZeros64(a.lo))
		case a.hi != 0:
			r.lo = 64 + uint64(bits.TrailingZeros64(a.hi))
		default:
			r.lo = uint64(w)
		}
	case ir.MathBSwap:
		r = u128{bits.ReverseBytes64(a.hi), bits.ReverseBytes64(a.lo)}.shr(128 - uint(w))
	case ir.MathBitReverse:
		r = u128{bits.Reverse64(a.hi), bits.Reverse64(a.lo)}.shr(128 - uint(w))
	case ir.MathFshl, ir.MathFshr:
		s := uint(c.big(false, w).Uint64() % uint64(w))
		if fn == ir.MathFshr {
			s = uint(w) - s
		}
		switch s {
		case 0:
			r = a
		case uint(w):
			r = b
		default:
			x, y := a.shl(s), b.shr(uint(w)-s)
			r = u128{x.lo | y.lo, x.hi | y.hi}
		}
	case ir.MathUAddO, ir.MathSAddO:
		s := fn == ir.MathSAddO
		return over(new(big.Int).Add(a.big(s, w), b.big(s, w)), s), 0, 0
	case ir.MathUSubO, ir.MathSSubO:
		s := fn == ir.MathSSubO
		return over(new(big.Int).Sub(a.big(s, w), b.big(s, w)), s), 0, 0
	case ir.MathUMulO, ir.MathSMulO:
		s := fn == ir.MathSMulO
		return over(new(big.Int).Mul(a.big(s, w), b.big(s, w)), s), 0, 0
	case ir.MathUCmp:
		return uint64(cmp3(a.less(b), b.less(a))) & c.lo, 0, 0
	case ir.MathSCmp:
		a, b = a.sext(w), b.sext(w)
		return uint64(cmp3(a.sless(b), b.sless(a))) & c.lo, 0, 0
	default:
		return 0, 0, event.FaultUnsupported
	}
	r = r.mask(w)
	return r.lo, r.hi, 0
}

// A long double is two slots: the 64-bit mantissa with its explicit leading one, and
// sign and exponent in 16 bits.
const (
	f80Bias   = 16383
	f80MaxExp = 0x7fff
)

type f80 struct {
	m  uint64
	se uint64
}

func (a f80) nan() bool  { return a.se&f80MaxExp == f80MaxExp && a.m<<1 != 0 }
func (a f80) inf() bool  { return a.se&f80MaxExp == f80MaxExp && a.m<<1 == 0 }
func (a f80) neg() bool  { return a.se>>15&1 != 0 }
func (a f80) zero() bool { return a.m == 0 && !a.inf() && !a.nan() }

func f80NaN() f80 { return f80{3 << 62, f80MaxExp | 1<<15} }

func f80Inf(neg bool) f80 { return f80{1 << 63, f80MaxExp | b2i(neg)<<15} }

// big is the value of a finite a.
func (a f80) big() *big.Float {
	f := new(big.Float).SetPrec(64).SetUint64(a.m)
	e := int(a.se & f80MaxExp)
	if e == 0 {
		e = 1
	}
	f.SetMantExp(f, e-f80Bias-63)
	if a.neg() {
		f.Neg(f)
	}
	return f
}

// f80FromBig rounds f, which has any precision, to nearest even.
func f80FromBig(f *big.Float) f80 {
	s := b2i(f.Signbit()) << 15
	if f.IsInf() {
		return f80Inf(f.Signbit())
	}
	if f.Sign() == 0 {
		return f80{0, s}
	}
	prec := uint(64)
	if e := f.MantExp(nil) + f80Bias - 1; e < 1 {
		if e < -63 {
			return f80{0, s}
		}
		prec = uint(63 + e)
		if prec == 0 {
			prec = 1
		}
	}
	g := new(big.Float).SetPrec(prec).Set(f)
	e := g.MantExp(nil) + f80Bias - 1
	if e >= f80MaxExp {
		return f80Inf(f.Signbit())
	}
	m := new(big.Float)
	g.MantExp(m) // in [0.5, 1)
	sh := 64
	if e < 1 {
		sh = 63 + e
		e = 0
	}
	m.SetMantExp(m, sh).Abs(m)
	u, _ := m.Uint64()
	if e == 0 && u>>63 != 0 {
		e = 1
	}
	return f80{u, s | uint64(e)}
}

func f80FromF(x float64) f80 {
	switch {
	case x != x:
		return f80{3 << 62, f80MaxExp | b2i(math.Signbit(x))<<15}
	case math.IsInf(x, 0):
		return f80Inf(x < 0)
	}
	return f80FromBig(new(big.Float).SetFloat64(x))
}

// float rounds a to a float of w bits.
func (a f80) float(w uint8) uint64 {
	switch {
	case a.nan():
		return fromF(math.Copysign(math.NaN(), 1-2*float64(b2i(a.neg()))), w)
	case a.inf():
		return fromF(math.Inf(1-2*int(b2i(a.neg()))), w)
	}
	if w == 32 {
		f, _ := a.big().Float32()
		return uint64(math.Float32bits(f))
	}
	f, _ := a.big().Float64()
	return fromF(f, w)
}

func (a f80) cmp(pred uint8, b f80) bool {
	if a.nan() || b.nan() {
		return pred&ir.FCmpUN != 0
	}
	key := func(x f80) *big.Float {
		if x.inf() {
			return new(big.Float).SetInf(x.neg())
		}
		return x.big()
	}
	switch key(a).Cmp(key(b)) {
	case 0:
		return pred&ir.FCmpEQ != 0
	case 1:
		return pred&ir.FCmpGT != 0
	}
	return pred&ir.FCmpLT != 0
}

// arith computes a op b.
func (a f80) arith(fn uint8, b f80) f80 {
	if a.nan() {
		return a
	}
	if b.nan() {
		return b
	}
	switch fn {
	case ir.WideFSub:
		b.se ^= 1 << 15
		return a.add(b)
	case ir.WideFAdd:
		return a.add(b)
	case ir.WideFMul:
		return a.mul(b)
	case ir.WideFDiv:
		return a.div(b)
	case ir.WideFRem:
		return a.rem(b)
	}
	panic("BUG: unknown long double function")
}

// In the following neither operand is a NaN.

func (a f80) add(b f80) f80 {
	switch {
	case a.inf() && b.inf() && a.neg() != b.neg():
		return f80NaN()
	case a.inf():
		return a
	case b.inf():
		return b
	case a.zero() && b.zero():
		return f80{0, a.se & b.se & (1 << 15)}
	}
	return f80FromBig(new(big.Float).SetPrec(0).SetMode(big.ToNearestEven).SetPrec(64).Add(a.big(), b.big()))
}

func (a f80) mul(b f80) f80 {
	negative := a.neg() != b.neg()
	switch {
	case a.inf() && b.zero() || a.zero() && b.inf():
		return f80NaN()
	case a.inf() || b.inf():
		return f80Inf(negative)
	case a.zero() || b.zero():
		return f80{0, b2i(negative) << 15}
	}
	return f80FromBig(new(big.Float).SetPrec(128).Mul(a.big(), b.big()))
}

func (a f80) div(b f80) f80 {
	negative := a.neg() != b.neg()
	switch {
	case a.inf() && b.inf() || a.zero() && b.zero():
		return f80NaN()
	case a.inf() || b.zero():
		return f80Inf(negative)
	case a.zero() || b.inf():
		return f80{0, b2i(negative) << 15}
	}
	return f80FromBig(new(big.Float).SetPrec(64).Quo(a.big(), b.big()))
}

func (a f80) rem(b f80) f80 {
	if a.inf() || b.zero() {
		return f80NaN()
	}
	if b.inf() || a.zero() {
		return a
	}
	x, y := new(big.Rat), new(big.Rat)
	a.big().Rat(x)
	b.big().Rat(y)
	q := new(big.Rat).Quo(x, y)
	i := new(big.Int).Quo(q.Num(), q.Denom())
	x.Sub(x, y.Mul(y, new(big.Rat).SetInt(i)))
	r := f80FromBig(new(big.Float).SetPrec(64).SetRat(x))
	r.se = r.se&f80MaxExp | a.se&(1<<15)
	return r
}

// int truncates a to an integer modulo 2^128; NaN, infinities and what does not fit
// in w signed bits give the smallest integer, as on x86-64.
func (a f80) int(w uint8, signed bool) u128 {
	if a.nan() || a.inf() {
		return u128{1, 0}.shl(uint(w) - 1)
	}
	v, _ := a.big().Int(nil)
	if signed && v.BitLen() >= int(w) {
		return u128{1, 0}.shl(uint(w) - 1)
	}
	return bigTo128(v).mask(w)
}

// wideF is wide for long double.
func wideF(fn, w uint8, imm uint64, x *[8]uint64) (lo, hi uint64) {
	a, b := f80{x[0], x[1]}, f80{x[2], x[3]}
	switch fn {
	case ir.WideFAdd, ir.WideFSub, ir.WideFMul, ir.WideFDiv, ir.WideFRem:
		r := a.arith(fn, b)
		return r.m, r.se
	case ir.WideFCmp:
		return b2i(a.cmp(uint8(imm), b)), 0
	case ir.WideFFromF:
		r := f80FromF(toF(x[0], w))
		return r.m, r.se
	case ir.WideFToF:
		return a.float(w), 0
	case ir.WideFFromSI, ir.WideFFromUI:
		v := u128{x[0], 0}
		if w > 64 {
			v.hi = x[1]
		}
		i := v.big(fn == ir.WideFFromSI, w)
		r := f80FromBig(new(big.Float).SetInt(i))
		return r.m, r.se
	case ir.WideFToSI, ir.WideFToUI:
		r := a.int(w, fn == ir.WideFToSI)
		return r.lo, r.hi
	case ir.WideFMath:
		return f80Math(uint8(imm), a, b)
	}
	panic("BUG: unknown long double function")
}

// f80Math computes the functions that matter for long double exactly where that is
// easy, the others in 64 bits.
func f80Math(fn uint8, a, b f80) (lo, hi uint64) {
	switch fn {
	case ir.FMathAbs:
		return a.m, a.se & f80MaxExp
	case ir.FMathCopySign:
		return a.m, a.se&f80MaxExp | b.se&(1<<15)
	case ir.FMathSqrt:
		if !a.nan() && !a.inf() && !a.neg() && !a.zero() {
			r := f80FromBig(new(big.Float).SetPrec(64).Sqrt(a.big()))
			return r.m, r.se
		}
	case ir.FMathFloor, ir.FMathCeil, ir.FMathTrunc:
		if a.nan() || a.inf() || a.zero() {
			return a.m, a.se
		}
		v, acc := a.big().Int(nil)
		if acc != big.Exact {
			if fn == ir.FMathFloor && a.neg() {
				v.Sub(v, big.NewInt(1))
			} else if fn == ir.FMathCeil && !a.neg() {
				v.Add(v, big.NewInt(1))
			}
		}
		r := f80FromBig(new(big.Float).SetInt(v))
		if v.Sign() == 0 {
			r.se = a.se & (1 << 15)
		}
		return r.m, r.se
	}
	r := f80FromF(toF(floatMath(fn, 64, 0, a.float(64), b.float(64), 0), 64))
	return r.m, r.se
}
