package interp

import (
	"math/rand"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// varies returns which bits of f differ between two choices of the undefined bits of
// its operands, by trying all.
func varies(a, ua, b, ub uint64, f func(a, b uint64) uint64) (r uint64) {
	first := f(a&^ua, b&^ub)
	for x := ua; ; x = (x - 1) & ua {
		for y := ub; ; y = (y - 1) & ub {
			r |= first ^ f(a&^ua|x, b&^ub|y)
			if y == 0 {
				break
			}
		}
		if x == 0 {
			return r
		}
	}
}

// The operands of undefRules: width and mask.
const (
	undefWidth = 5
	undefMask  = 1<<undefWidth - 1
)

// undefRule is an operation and the rule for the undefined bits of its result.
type undefRule struct {
	name  string
	exact bool
	f     func(a, b uint64) uint64
	undef func(a, ua, b, ub uint64) uint64
}

func mathRules() (rules []undefRule) {
	const w, m = undefWidth, undefMask
	for fn := uint8(0); fn <= ir.MathSCmp; fn++ {
		for _, c := range []uint64{0, 3, m} {
			if fn == ir.MathBSwap || (fn == ir.MathUCmp || fn == ir.MathSCmp) && c != m || c != 0 && fn != ir.MathFshl && fn != ir.MathFshr && c != m {
				continue
			}
			rules = append(rules, undefRule{
				"math", fn == ir.MathBitReverse || fn == ir.MathFshl || fn == ir.MathFshr || fn == ir.MathUSubO,
				func(a, b uint64) uint64 { return intMath(fn, w, a, b, c) },
				func(a, ua, b, ub uint64) uint64 { return undefMath(fn, w, a, ua, b, ub, c, 0) },
			})
			rules[len(rules)-1].name += string(rune('A' + fn))
		}
	}
	return rules
}

func divRules() (rules []undefRule) {
	const w, m = undefWidth, undefMask
	s := func(x uint64) int64 { return sext(x, w) }
	for _, op := range []ir.Op{ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem} {
		rules = append(rules, undefRule{op.String(), false, func(a, b uint64) uint64 {
			x, y := s(a), s(b)
			switch {
			case b == 0:
				return 0
			case op == ir.OpUDiv:
				return a / b
			case op == ir.OpURem:
				return a % b
			case op == ir.OpSDiv:
				return uint64(x/y) & m
			}
			return uint64(x%y) & m
		}, func(a, ua, b, ub uint64) uint64 {
			if ub != 0 {
				return m // a fault
			}
			return undefDiv(op, a, ua, b, w)
		}})
	}
	return rules
}

// wideRules have operands whose bits lie on both sides of the border between two slots.
func wideRules() (rules []undefRule) {
	wides := map[string]uint8{"wadd": ir.WideAdd, "wsub": ir.WideSub, "wand": ir.WideAnd, "wor": ir.WideOr, "wxor": ir.WideXor,
		"weq": ir.WideEQ, "wult": ir.WideULT, "wule": ir.WideULE, "wslt": ir.WideSLT, "wsle": ir.WideSLE, "wshl": ir.WideShl, "wlshr": ir.WideLShr,
		"washr": ir.WideAShr, "wsext": ir.WideSExt2}
	at := func(x uint64) (lo, hi uint64) { return x << 61, x >> 3 }
	for name, fn := range wides {
		for half := range 2 {
			if half == 1 && fn >= ir.WideEQ && fn <= ir.WideSLE {
				continue // one slot
			}
			rules = append(rules, undefRule{name, fn != ir.WideShl && fn != ir.WideLShr && fn != ir.WideAShr,
				func(a, b uint64) uint64 {
					var x [8]uint64
					x[0], x[1] = at(a)
					if x[2] = b; fn < ir.WideShl || fn > ir.WideAShr {
						x[2], x[3] = at(b)
					}
					lo, hi, _ := wide(fn, 66, 128, &x)
					return [2]uint64{lo, hi}[half]
				}, func(a, ua, b, ub uint64) uint64 {
					var x, u [8]uint64
					x[0], x[1] = at(a)
					u[0], u[1] = at(ua)
					if x[2], u[2] = b, ub; fn < ir.WideShl || fn > ir.WideAShr {
						x[2], x[3] = at(b)
						u[2], u[3] = at(ub)
					}
					lo, hi := undefWide(fn, 66, 128, &x, &u)
					return [2]uint64{lo, hi}[half]
				}})
		}
	}
	return rules
}

// TestUndefBits: no bit of a result that varies with undefined bits of the operands
// counts as defined, and where the rules are exact no other counts as undefined.
// Operands hold anything in their undefined bits.
func TestUndefBits(t *testing.T) {
	const w, m = undefWidth, undefMask
	less := func(x bool) uint64 { return b2i(x) }
	s := func(x uint64) int64 { return sext(x, w) }
	rules := []undefRule{
		{"and", true, func(a, b uint64) uint64 { return a & b }, undefAnd},
		{"or", true, func(a, b uint64) uint64 { return a | b }, undefOr},
		{"add", true, func(a, b uint64) uint64 { return (a + b) & m }, func(a, ua, b, ub uint64) uint64 { return undefAdd(a, ua, b, ub, m) }},
		{"sub", true, func(a, b uint64) uint64 { return (a - b) & m }, func(a, ua, b, ub uint64) uint64 { return undefSub(a, ua, b, ub, m) }},
		{"mul", false, func(a, b uint64) uint64 { return a * b & m }, func(a, ua, b, ub uint64) uint64 { return undefMul(a, ua, b, ub, m) }},
		{"eq", true, func(a, b uint64) uint64 { return less(a == b) }, undefEQ},
		{"ult", true, func(a, b uint64) uint64 { return less(a < b) }, undefULT},
		{"ule", true, func(a, b uint64) uint64 { return less(a <= b) }, undefULE},
		{"slt", true, func(a, b uint64) uint64 { return less(s(a) < s(b)) }, func(a, ua, b, ub uint64) uint64 { return undefSLT(a, ua, b, ub, w) }},
		{"sle", true, func(a, b uint64) uint64 { return less(s(a) <= s(b)) }, func(a, ua, b, ub uint64) uint64 { return undefSLT(b, ub, a, ua, w) }},
		{"select", true, func(a, b uint64) uint64 {
			if a != 0 {
				return b
			}
			return 9
		}, func(a, ua, b, ub uint64) uint64 { return undefSelect(a, ua, b, ub, 9, 0) }},
	}
	rules = append(rules, mathRules()...)
	rules = append(rules, divRules()...)
	rules = append(rules, wideRules()...)
	r := rand.New(rand.NewSource(1))
	for _, rule := range rules {
		found, over := 0, 0
		for range 3000 {
			a, ua, b, ub := uint64(r.Intn(m+1)), uint64(r.Intn(m+1)&r.Intn(m+1)), uint64(r.Intn(m+1)), uint64(r.Intn(m+1)&r.Intn(m+1)&r.Intn(m+1))
			if ua|ub == 0 {
				continue
			}
			want, got := varies(a, ua, b, ub, rule.f), rule.undef(a, ua, b, ub)
			if want&^got != 0 {
				t.Fatalf("%s: a=%05b undefined %05b, b=%05b undefined %05b: bits %b vary, %b count as undefined", rule.name, a, ua, b, ub, want, got)
			}
			if rule.exact && want != got {
				t.Fatalf("%s: a=%05b undefined %05b, b=%05b undefined %05b: bits %b vary, but %b count as undefined", rule.name, a, ua, b, ub, want, got)
			}
			if want != 0 {
				found++
			}
			if want != got {
				over++
			}
		}
		if found == 0 {
			t.Errorf("%s: no result varied", rule.name)
		}
		t.Logf("%s: %d results vary, %d with too many undefined bits", rule.name, found, over)
	}
}

// TestUndefRMW: the same for read-modify-writes.
func TestUndefRMW(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for op := uint64(0); op <= ir.RMWLowestZero; op++ {
		if op >= ir.RMWFAdd && op <= ir.RMWFMin {
			continue
		}
		for range 300 {
			u := func() uint64 { return uint64(r.Intn(256) & r.Intn(256) & r.Intn(256)) }
			a, b := uvalue{Value: event.V(uint64(r.Intn(256)))}, uvalue{Value: event.V(uint64(r.Intn(256)))}
			a.u[0], b.u[0] = u(), u()
			a.Lo, b.Lo = a.Lo&^a.u[0], b.Lo&^b.u[0]
			want := varies(a.Lo, a.u[0], b.Lo, b.u[0], func(x, y uint64) uint64 { return rmw(op, 1, event.V(x), event.V(y)).Lo })
			if got := rmwUndef(op, 1, &a, &b); want&^got[0] != 0 {
				t.Fatalf("operation %d on %08b, undefined %08b, and %08b, undefined %08b: bits %b vary, %b count as undefined",
					op, a.Lo, a.u[0], b.Lo, b.u[0], want, got[0])
			}
		}
	}
}
