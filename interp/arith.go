package interp

import (
	"math"
	"math/bits"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// toF and fromF convert between a slot and the float of w (32 or 64) bits in it.
// Computing 32-bit sums, products and quotients in 64 bits and rounding once more is
// exact: 53 >= 2*24+2 bits.
func toF(v uint64, w uint8) float64 {
	switch w {
	case 32:
		return float64(math.Float32frombits(uint32(v)))
	case 16:
		return halfToF(uint16(v))
	}
	return math.Float64frombits(v)
}

func fromF(f float64, w uint8) uint64 {
	switch w {
	case 32:
		return uint64(math.Float32bits(float32(f)))
	case 16:
		return uint64(fToHalf(f))
	}
	return math.Float64bits(f)
}

func halfToF(h uint16) float64 {
	s := 1.0
	if h>>15 != 0 {
		s = -1
	}
	e, m := int(h>>10&31), float64(h&1023)
	switch e {
	case 0:
		return s * math.Ldexp(m, -24)
	case 31:
		if m != 0 {
			return math.NaN()
		}
		return math.Inf(int(s))
	}
	return s * math.Ldexp(1024+m, e-25)
}

func fToHalf(f float64) uint16 {
	var s uint16
	if math.Signbit(f) {
		s, f = 1<<15, -f
	}
	switch {
	case f != f:
		return s | 0x7e00
	case f >= 65520:
		return s | 0x7c00
	case f < math.Ldexp(1, -14):
		return s | uint16(math.RoundToEven(math.Ldexp(f, 24)))
	}
	fr, e := math.Frexp(f) // fr in [0.5, 1)
	m := uint16(math.RoundToEven(math.Ldexp(fr, 11)))
	return s + uint16(e+13)<<10 + m
}

// intMath computes integer function fn on values of w <= 64 bits.
func intMath(fn uint8, w uint, a, b, c uint64) uint64 {
	m := ir.Mask(w)
	sa, sb := sext(a, uint8(w)), sext(b, uint8(w))
	switch fn {
	case ir.MathUMin:
		return min(a, b)
	case ir.MathUMax:
		return max(a, b)
	case ir.MathSMin:
		return uint64(min(sa, sb)) & m
	case ir.MathSMax:
		return uint64(max(sa, sb)) & m
	case ir.MathAbs:
		if sa < 0 {
			return uint64(-sa) & m
		}
		return a
	case ir.MathCtPop:
		return uint64(bits.OnesCount64(a))
	case ir.MathCtlz:
		return uint64(bits.LeadingZeros64(a)) - uint64(64-w)
	case ir.MathCttz:
		return min(uint64(bits.TrailingZeros64(a)), uint64(w))
	case ir.MathBSwap:
		return bits.ReverseBytes64(a) >> (64 - w)
	case ir.MathBitReverse:
		return bits.Reverse64(a) >> (64 - w)
	case ir.MathFshl:
		s := c % uint64(w)
		if s == 0 {
			return a
		}
		return (a<<s | b>>(uint64(w)-s)) & m
	case ir.MathFshr:
		s := c % uint64(w)
		if s == 0 {
			return b
		}
		return (a<<(uint64(w)-s) | b>>s) & m
	case ir.MathUAddO, ir.MathUSubO, ir.MathUMulO, ir.MathSAddO, ir.MathSSubO, ir.MathSMulO:
		return b2i(overflows(fn, w, a, b))
	case ir.MathUAddSat, ir.MathUSubSat, ir.MathUShlSat, ir.MathSAddSat, ir.MathSSubSat, ir.MathSShlSat:
		return saturate(fn, w, a, b)
	case ir.MathUCmp:
		return uint64(cmp3(a < b, a > b)) & uint64(c)
	case ir.MathSCmp:
		return uint64(cmp3(sa < sb, sa > sb)) & uint64(c)
	}
	panic("BUG: unknown integer function")
}

// overflows reports whether the result of fn, one of ir.MathUAddO ff., does not fit in
// w <= 64 bits.
func overflows(fn uint8, w uint, a, b uint64) bool {
	m := ir.Mask(w)
	sa, sb := sext(a, uint8(w)), sext(b, uint8(w))
	switch fn {
	case ir.MathUAddO:
		return (a+b)&m < a
	case ir.MathUSubO:
		return a < b
	case ir.MathUMulO:
		hi, lo := bits.Mul64(a, b)
		return hi != 0 || lo > m
	case ir.MathSAddO:
		r := sext((a+b)&m, uint8(w))
		return (sa >= 0) == (sb >= 0) && (r >= 0) != (sa >= 0)
	case ir.MathSSubO:
		r := sext((a-b)&m, uint8(w))
		return (sa >= 0) != (sb >= 0) && (r >= 0) != (sa >= 0)
	case ir.MathSMulO:
		smax := int64(m >> 1)
		return smulO(sa, sb, -smax-1, smax)
	}
	panic("BUG: unknown overflow function")
}

// saturate computes fn, one of ir.MathUAddSat ff., on values of w <= 64 bits: a result
// that does not fit becomes the largest or smallest that does.
func saturate(fn uint8, w uint, a, b uint64) uint64 {
	m := ir.Mask(w)
	sa := sext(a, uint8(w))
	limit := m >> 1 // of a's sign
	if sa < 0 {
		limit = m>>1 + 1
	}
	switch fn {
	case ir.MathUAddSat:
		if overflows(ir.MathUAddO, w, a, b) {
			return m
		}
		return a + b
	case ir.MathUSubSat:
		if a < b {
			return 0
		}
		return a - b
	case ir.MathSAddSat:
		if overflows(ir.MathSAddO, w, a, b) {
			return limit
		}
		return (a + b) & m
	case ir.MathSSubSat:
		if overflows(ir.MathSSubO, w, a, b) {
			return limit
		}
		return (a - b) & m
	case ir.MathUShlSat, ir.MathSShlSat:
		if b >= uint64(w) {
			return 0
		}
		r := a << b & m
		switch {
		case fn == ir.MathUShlSat && r>>b == a, fn == ir.MathSShlSat && sext(r, uint8(w))>>b == sa:
			return r
		case fn == ir.MathUShlSat:
			return m
		}
		return limit
	}
	panic("BUG: unknown saturating function")
}

func cmp3(lt, gt bool) int64 {
	switch {
	case lt:
		return -1
	case gt:
		return 1
	}
	return 0
}

func smulO(a, b, lo, hi int64) bool {
	if a == 0 || b == 0 {
		return false
	}
	r := a * b
	if a == -1 && b == math.MinInt64 || b == -1 && a == math.MinInt64 || r/b != a {
		return true
	}
	return r < lo || r > hi
}

func fcmp(pred uint8, a, b float64) bool {
	switch {
	case a == b:
		return pred&ir.FCmpEQ != 0
	case a > b:
		return pred&ir.FCmpGT != 0
	case a < b:
		return pred&ir.FCmpLT != 0
	}
	return pred&ir.FCmpUN != 0
}

// float1 and float2 are the floating point functions of one and of two numbers, by
// ir.FMathFloor ff.
var (
	float1 = [...]func(float64) float64{
		ir.FMathFloor: math.Floor, ir.FMathCeil: math.Ceil, ir.FMathTrunc: math.Trunc, ir.FMathRint: math.RoundToEven,
		ir.FMathRound: math.Round, ir.FMathRoundEven: math.RoundToEven, ir.FMathSqrt: math.Sqrt, ir.FMathSin: math.Sin,
		ir.FMathCos: math.Cos, ir.FMathTan: math.Tan, ir.FMathExp: math.Exp, ir.FMathExp2: math.Exp2,
		ir.FMathExp10: func(x float64) float64 { return math.Pow(10, x) },
		ir.FMathLog:   math.Log, ir.FMathLog2: math.Log2, ir.FMathLog10: math.Log10,
		ir.FMathCanonicalize: func(x float64) float64 { return x },
		ir.FMathFraction:     fraction,
		ir.FMathMantissa:     func(x float64) float64 { m, _ := math.Frexp(x); return m },
	}
	float2 = [...]func(x, y float64) float64{
		ir.FMathPow: math.Pow, ir.FMathMinNum: minNum, ir.FMathMaxNum: maxNum, ir.FMathMinimum: math.Min,
		ir.FMathMaximum: math.Max, ir.FMathRem: math.Mod,
	}
)

// fraction is the part of x behind the point, with its sign.
func fraction(x float64) float64 {
	f := x - math.Trunc(x)
	if math.IsInf(x, 0) {
		f = 0
	}
	return math.Copysign(f, x)
}

// exponent is that of x as frexp counts it.
func exponent(x float64) int {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return 0
	}
	_, e := math.Frexp(x)
	return e
}

// minNum is the smaller of x and y; a NaN counts as absent.
func minNum(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Min(x, y)
}

// maxNum is the larger of x and y; a NaN counts as absent.
func maxNum(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Max(x, y)
}

// floatMath computes floating point function fn on values of w bits.
func floatMath(fn, w uint8, imm, a, b, c uint64) uint64 {
	if int(fn) < len(float1) && float1[fn] != nil {
		return fromF(float1[fn](toF(a, w)), w)
	}
	if int(fn) < len(float2) && float2[fn] != nil {
		return fromF(float2[fn](toF(a, w), toF(b, w)), w)
	}
	sign := uint64(1) << (w - 1)
	x := toF(a, w)
	switch fn {
	case ir.FMathAbs:
		return a &^ sign
	case ir.FMathCopySign:
		return a&^sign | b&sign
	case ir.FMathPowI:
		return fromF(math.Pow(x, float64(int32(b))), w)
	case ir.FMathLdexp:
		return fromF(math.Ldexp(x, int(int32(b))), w)
	case ir.FMathFma:
		y, z := toF(b, w), toF(c, w)
		if w == 32 {
			return uint64(math.Float32bits(fma32(x, y, z)))
		}
		return fromF(math.FMA(x, y, z), w)
	case ir.FMathMulAdd:
		// clang fuses only if the target does; x86-64 does not by default.
		return fromF(toF(fromF(x*toF(b, w), w), w)+toF(c, w), w)
	case ir.FMathLRint, ir.FMathLRound:
		r := math.RoundToEven(x)
		if fn == ir.FMathLRound {
			r = math.Round(x)
		}
		return uint64(floatToInt(r, true, uint8(imm), false)) & ir.Mask(uint(imm))
	case ir.FMathExponent:
		return uint64(exponent(x)) & ir.Mask(uint(imm))
	case ir.FMathIsClass:
		return b2i(fpClass(a, w)&imm != 0)
	}
	panic("BUG: unknown floating point function")
}

// fma32 rounds x*y+z to 32 bits once: the sum in 64 bits is corrected to odd.
func fma32(x, y, z float64) float32 {
	p := x * y // exact
	s := p + z
	e := math.FMA(1, p, -s) + z // what the sum lost, if |p| >= |z|
	if math.Abs(z) > math.Abs(p) {
		e = p - (s - z)
	}
	if e != 0 && e == e && !math.IsInf(s, 0) && math.Float64bits(s)&1 == 0 {
		if (e > 0) == (s > 0) {
			s = math.Float64frombits(math.Float64bits(s) + 1)
		} else {
			s = math.Float64frombits(math.Float64bits(s) - 1)
		}
	}
	return float32(s)
}

// fpClass is the bit of llvm.is.fpclass that a belongs to.
func fpClass(a uint64, w uint8) uint64 {
	mb, eb := uint(52), uint(11)
	switch w {
	case 32:
		mb, eb = 23, 8
	case 16:
		mb, eb = 10, 5
	}
	neg := a>>(w-1)&1 != 0
	e, m := a>>mb&ir.Mask(eb), a&ir.Mask(mb)
	pick := func(n, p uint64) uint64 {
		if neg {
			return n
		}
		return p
	}
	switch {
	case e == ir.Mask(eb) && m == 0:
		return pick(1<<2, 1<<9)
	case e == ir.Mask(eb) && m>>(mb-1) == 0:
		return 1 << 0
	case e == ir.Mask(eb):
		return 1 << 1
	case e != 0:
		return pick(1<<3, 1<<8)
	case m != 0:
		return pick(1<<4, 1<<7)
	}
	return pick(1<<5, 1<<6)
}

// convert computes conversion fn of a from w bits to to bits.
func convert(fn, w, to uint8, a uint64) uint64 {
	switch fn {
	case ir.CvtFPToSI, ir.CvtFPToSISat:
		return uint64(floatToInt(toF(a, w), true, to, fn == ir.CvtFPToSISat)) & ir.Mask(uint(to))
	case ir.CvtFPToUI, ir.CvtFPToUISat:
		return uint64(floatToInt(toF(a, w), false, to, fn == ir.CvtFPToUISat)) & ir.Mask(uint(to))
	case ir.CvtSIToFP:
		x := sext(a, w)
		if to == 32 {
			return uint64(math.Float32bits(float32(x)))
		}
		return fromF(float64(x), to)
	case ir.CvtUIToFP:
		if to == 32 {
			return uint64(math.Float32bits(float32(a)))
		}
		return fromF(float64(a), to)
	case ir.CvtFP:
		return fromF(toF(a, w), to)
	}
	panic("BUG: unknown conversion")
}

// floatToInt converts like x86-64 does (out of range: the smallest integer), or with
// sat like llvm.fpto*i.sat.
func floatToInt(f float64, signed bool, w uint8, sat bool) int64 {
	if f != f {
		if sat {
			return 0
		}
		return math.MinInt64
	}
	f = math.Trunc(f)
	if signed {
		lim := math.Ldexp(1, int(w)-1)
		switch {
		case f >= lim && sat:
			return int64(ir.Mask(uint(w)) >> 1)
		case f < -lim && sat:
			return -int64(ir.Mask(uint(w))>>1) - 1
		case f >= 1<<63 || f < -(1<<63):
			return math.MinInt64
		}
		return int64(f)
	}
	lim := math.Ldexp(1, int(w))
	switch {
	case f < 0 && sat:
		return 0
	case f >= lim && sat:
		return int64(ir.Mask(uint(w)))
	case f >= 1<<64 || f < -(1<<63):
		return math.MinInt64
	case f < 0:
		return int64(f)
	}
	return int64(uint64(f))
}

// wideDiv computes a quotient or remainder of integers of w > 64 bits.
func wideDiv(fn, w uint8, a, b u128) (u128, event.Fault) {
	if b == (u128{}) {
		return u128{}, event.FaultDivByZero
	}
	switch fn {
	case ir.WideUDiv:
		q, _ := a.divmod(b)
		return q, 0
	case ir.WideURem:
		_, r := a.divmod(b)
		return r, 0
	}
	a, b = a.sext(w), b.sext(w)
	na, nb := a.neg(), b.neg()
	ua, ub := a, b
	if na {
		ua = u128{}.sub(a)
	}
	if nb {
		ub = u128{}.sub(b)
	}
	if na && ub == (u128{1, 0}) && nb && ua == (u128{1, 0}).shl(uint(w)-1) {
		return u128{}, event.FaultDivOverflow
	}
	q, r := ua.divmod(ub)
	switch {
	case fn == ir.WideSDiv && na != nb:
		return u128{}.sub(q), 0
	case fn == ir.WideSDiv:
		return q, 0
	case na:
		return u128{}.sub(r), 0
	}
	return r, 0
}

// wide computes function fn of the family OpWide; see ir.WideAdd ff.
func wide(fn, w uint8, imm uint64, x *[8]uint64) (lo, hi uint64, fault event.Fault) {
	if fn >= ir.WideFAdd {
		lo, hi = wideF(fn, w, imm, x)
		return lo, hi, 0
	}
	a, b := u128{x[0], x[1]}, u128{x[2], x[3]}
	var r u128
	switch fn {
	case ir.WideAdd:
		r = a.add(b)
	case ir.WideSub:
		r = a.sub(b)
	case ir.WideMul:
		r = a.mul(b)
	case ir.WideUDiv, ir.WideURem, ir.WideSDiv, ir.WideSRem:
		if r, fault = wideDiv(fn, w, a, b); fault != 0 {
			return 0, 0, fault
		}
	case ir.WideAnd:
		r = u128{a.lo & b.lo, a.hi & b.hi}
	case ir.WideOr:
		r = u128{a.lo | b.lo, a.hi | b.hi}
	case ir.WideXor:
		r = u128{a.lo ^ b.lo, a.hi ^ b.hi}
	case ir.WideShl:
		r = a.shl(uint(min(b.lo, 128)))
	case ir.WideLShr:
		r = a.shr(uint(min(b.lo, 128)))
	case ir.WideAShr:
		r = a.sext(w).sar(uint(min(b.lo, 127)))
	case ir.WideEQ:
		return b2i(a == b), 0, 0
	case ir.WideULT:
		return b2i(a.less(b)), 0, 0
	case ir.WideULE:
		return b2i(!b.less(a)), 0, 0
	case ir.WideSLT:
		return b2i(a.sext(w).sless(b.sext(w))), 0, 0
	case ir.WideSLE:
		return b2i(!b.sext(w).sless(a.sext(w))), 0, 0
	case ir.WideMath:
		return wideMath(uint8(imm), w, a, b, u128{x[4], x[5]})
	case ir.WideSExt:
		r = u128{uint64(sext(x[0], w)), uint64(sext(x[0], w) >> 63)}.mask(uint8(imm))
		return r.lo, r.hi, 0
	case ir.WideSExt2:
		r = a.sext(w).mask(uint8(imm))
		return r.lo, r.hi, 0
	case ir.WideToFP:
		v := a.big(imm>>16 != 0, w)
		f, _ := bigToF(v, uint8(imm))
		return f, 0, 0
	case ir.WideFromFP:
		r = floatToU128(toF(x[0], w))
		return r.lo, r.hi, 0
	default:
		panic("BUG: unknown wide function")
	}
	r = r.mask(w)
	return r.lo, r.hi, 0
}
