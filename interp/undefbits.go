package interp

import (
	"math/bits"

	"genmcgo/interp/ir"
)

// Which bits of a result are undefined if the bits ua of a, ub of b, ... are: those
// that differ between two choices of these bits. Exact for bit operations,
// sums, differences and comparisons; otherwise too many rather than too few. Operands may hold
// anything in their undefined bits.

// upTo has all bits up to the highest of x.
func upTo(x uint64) uint64 { return ir.Mask(uint(bits.Len64(x))) }

func undefAnd(a, ua, b, ub uint64) uint64 { return (ua | ub) & (a | ua) & (b | ub) }

func undefOr(a, ua, b, ub uint64) uint64 { return (ua | ub) & (^a | ua) & (^b | ub) }

// undefAdd: a carry varies if it differs between the least and the greatest operands.
func undefAdd(a, ua, b, ub, m uint64) uint64 {
	lo, hi := a&^ua+b&^ub, (a|ua)+(b|ub)
	return (lo ^ hi | ua | ub) & m
}

func undefSub(a, ua, b, ub, m uint64) uint64 {
	lo, hi := a&^ua-(b|ub), (a|ua)-b&^ub
	return (lo ^ hi | ua | ub) & m
}

// undefMul: nothing below the lowest undefined bit of a partial product varies, nor,
// if the product fits, what the least and the greatest products have in common at the top.
func undefMul(a, ua, b, ub, m uint64) uint64 {
	if ua|ub == 0 {
		return 0
	}
	low := 64
	if ua != 0 {
		low = min(low, bits.TrailingZeros64(ua)+bits.TrailingZeros64(b|ub))
	}
	if ub != 0 {
		low = min(low, bits.TrailingZeros64(ub)+bits.TrailingZeros64(a|ua))
	}
	r := ^uint64(0) << low & m
	if h, l := bits.Mul64(a|ua, b|ub); h == 0 && l <= m {
		r &= upTo(l ^ (a&^ua)*(b&^ub))
	}
	return r
}

// undefEQ: one defined bit that differs decides.
func undefEQ(a, ua, b, ub uint64) uint64 {
	u := ua | ub
	return b2i(u != 0 && (a^b)&^u == 0)
}

func undefULT(a, ua, b, ub uint64) uint64 {
	return b2i(ua|ub != 0 && a&^ua < b|ub && a|ua >= b&^ub)
}

func undefULE(a, ua, b, ub uint64) uint64 { return undefULT(b, ub, a, ua) }

// flip maps signed order of w bits to unsigned order.
func flip(a uint64, w uint8) uint64 { return a ^ 1<<(w-1) }

func undefSLT(a, ua, b, ub uint64, w uint8) uint64 { return undefULT(flip(a, w), ua, flip(b, w), ub) }

// open reports whether it varies whether c is 0.
func open(c, uc uint64) bool { return uc != 0 && c&^uc == 0 }

func undefSelect(c, uc, a, ua, b, ub uint64) uint64 {
	switch {
	case open(c, uc):
		return ua | ub | (a ^ b)
	case c&^uc != 0:
		return ua
	}
	return ub
}

// undefDiv is for a division by b, which is defined.
func undefDiv(op ir.Op, a, ua, b uint64, w uint8) uint64 {
	m := ir.Mask(uint(w))
	switch {
	case ua == 0:
		return 0
	case b == 0:
		return m
	case op == ir.OpUDiv:
		return upTo((a&^ua)/b ^ (a|ua)/b)
	case op == ir.OpURem && b&(b-1) == 0:
		return ua & (b - 1)
	case op == ir.OpURem:
		return upTo(b - 1)
	}
	return m
}

// undefMath is for intMath.
func undefMath(fn uint8, w uint, a, ua, b, ub, c, uc uint64) uint64 {
	m := ir.Mask(w)
	pick := func(less, varies uint64) uint64 { // a if less is 1
		return undefSelect(less, varies, a, ua, b, ub)
	}
	lt := func() (v, u uint64) { return b2i(a < b), undefULT(a, ua, b, ub) }
	slt := func() (v, u uint64) {
		return b2i(flip(a, uint8(w)) < flip(b, uint8(w))), undefSLT(a, ua, b, ub, uint8(w))
	}
	if ua|ub|uc == 0 {
		return 0
	}
	switch fn {
	case ir.MathUMin:
		return pick(lt())
	case ir.MathUMax:
		v, u := lt()
		return pick(1^v, u)
	case ir.MathSMin:
		return pick(slt())
	case ir.MathSMax:
		v, u := slt()
		return pick(1^v, u)
	case ir.MathAbs:
		switch {
		case ua>>(w-1)&1 != 0:
			return m
		case a>>(w-1)&1 != 0:
			return undefSub(0, 0, a, ua, m)
		}
		return ua
	case ir.MathCtPop:
		return ir.Mask(uint(bits.Len(w))) & m
	case ir.MathCtlz, ir.MathCttz:
		x, y := intMath(fn, w, a&^ua, 0, 0), intMath(fn, w, a|ua, 0, 0)
		return upTo(x^y) & m
	case ir.MathBSwap, ir.MathBitReverse:
		return intMath(fn, w, ua, 0, 0)
	case ir.MathFshl, ir.MathFshr:
		if uc != 0 {
			return m
		}
		return intMath(fn, w, ua, ub, c)
	case ir.MathUAddO, ir.MathUMulO:
		return intMath(fn, w, a&^ua, b&^ub, 0) ^ intMath(fn, w, (a|ua)&m, (b|ub)&m, 0)
	case ir.MathUSubO:
		return undefULT(a, ua, b, ub)
	case ir.MathSAddO, ir.MathSSubO:
		// Sums in between fit if the least and the greatest do.
		s := uint64(1) << (w - 1)
		least := func(x, ux uint64) uint64 { return x&^ux | ux&s }
		most := func(x, ux uint64) uint64 { return x&^(ux&s) | ux&^s }
		x, y := least(b, ub), most(b, ub)
		if fn == ir.MathSSubO {
			x, y = y, x
		}
		return intMath(fn, w, least(a, ua)&m, x&m, 0) | intMath(fn, w, most(a, ua)&m, y&m, 0)
	case ir.MathSMulO:
		return 1
	case ir.MathUCmp, ir.MathSCmp:
		_, u := lt()
		if fn == ir.MathSCmp {
			_, u = slt()
		}
		if u|undefEQ(a, ua, b, ub) == 0 {
			return 0
		}
		return c
	}
	return m
}

// undefFloat is for floatMath.
func undefFloat(fn, w uint8, imm, ua, ub, uc uint64) uint64 {
	sign := uint64(1) << (w - 1)
	switch {
	case ua|ub|uc == 0:
		return 0
	case fn == ir.FMathAbs:
		return ua &^ sign
	case fn == ir.FMathCopySign:
		return ua&^sign | ub&sign
	case fn == ir.FMathIsClass:
		return 1
	case fn == ir.FMathLRint || fn == ir.FMathLRound || fn == ir.FMathExponent:
		return ir.Mask(uint(imm))
	}
	return ir.Mask(uint(w))
}

// undefWide is for wide: the operands x have the undefined bits u. There must be
// some.
func undefWide(fn, w uint8, imm uint64, x, u *[8]uint64) (lo, hi uint64) {
	a, b := u128{x[0], x[1]}, u128{x[2], x[3]}
	ua, ub := u128{u[0], u[1]}, u128{u[2], u[3]}
	least := func(a, u u128) u128 { return u128{a.lo &^ u.lo, a.hi &^ u.hi} }
	most := func(a, u u128) u128 { return u128{a.lo | u.lo, a.hi | u.hi} }
	differ := func(x, y u128) (lo, hi uint64) {
		r := u128{x.lo ^ y.lo | ua.lo | ub.lo, x.hi ^ y.hi | ua.hi | ub.hi}.mask(w)
		return r.lo, r.hi
	}
	ult := func(a, ua, b, ub u128) uint64 {
		return b2i(least(a, ua).less(most(b, ub)) && !most(a, ua).less(least(b, ub)))
	}
	sgn := u128{1, 0}.shl(uint(w) - 1)
	flip := func(a u128) u128 { return u128{a.lo ^ sgn.lo, a.hi ^ sgn.hi} }
	shift := ub == u128{}
	var r u128
	switch {
	case fn == ir.WideAdd:
		return differ(least(a, ua).add(least(b, ub)), most(a, ua).add(most(b, ub)))
	case fn == ir.WideSub:
		return differ(least(a, ua).sub(most(b, ub)), most(a, ua).sub(least(b, ub)))
	case fn == ir.WideAnd:
		return undefAnd(x[0], u[0], x[2], u[2]), undefAnd(x[1], u[1], x[3], u[3])
	case fn == ir.WideOr:
		return undefOr(x[0], u[0], x[2], u[2]), undefOr(x[1], u[1], x[3], u[3])
	case fn == ir.WideXor:
		return u[0] | u[2], u[1] | u[3]
	case fn == ir.WideShl && shift:
		r = ua.shl(uint(min(b.lo, 128))).mask(w)
	case fn == ir.WideLShr && shift:
		r = ua.shr(uint(min(b.lo, 128))).mask(w)
	case fn == ir.WideAShr && shift:
		r = ua.sext(w).sar(uint(min(b.lo, 127))).mask(w)
	case fn == ir.WideEQ:
		return b2i(undefEQ(x[0], u[0], x[2], u[2])|undefEQ(x[1], u[1], x[3], u[3]) != 0 &&
			(x[0]^x[2])&^(u[0]|u[2]) == 0 && (x[1]^x[3])&^(u[1]|u[3]) == 0), 0
	case fn == ir.WideULT:
		return ult(a, ua, b, ub), 0
	case fn == ir.WideULE:
		return ult(b, ub, a, ua), 0
	case fn == ir.WideSLT:
		return ult(flip(a), ua, flip(b), ub), 0
	case fn == ir.WideSLE:
		return ult(flip(b), ub, flip(a), ua), 0
	case fn == ir.WideSExt:
		r = u128{uint64(sext(u[0], w)), uint64(sext(u[0], w) >> 63)}.mask(uint8(imm))
	case fn == ir.WideSExt2:
		r = ua.sext(w).mask(uint8(imm))
	case fn == ir.WideFCmp:
		return 1, 0
	case fn < ir.WideMath:
		r = u128{^uint64(0), ^uint64(0)}.mask(w)
	case fn == ir.WideToFP:
		return ir.Mask(uint(imm & 0xff)), 0
	case fn == ir.WideFToF:
		return ir.Mask(uint(w)), 0
	case fn == ir.WideFToSI || fn == ir.WideFToUI:
		r = u128{^uint64(0), ^uint64(0)}.mask(w)
	case fn >= ir.WideFAdd:
		return ^uint64(0), 0xffff
	default:
		return ^uint64(0), ^uint64(0)
	}
	return r.lo, r.hi
}
