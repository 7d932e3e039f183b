package interp

import (
	"math"
)

// The functions of <math.h> for double and (with suffix f) float. Results may
// differ from a C library's in the last place.

func init() {
	for name, f := range map[string]func(float64) float64{
		"fabs": math.Abs, "floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc, "rint": math.RoundToEven,
		"nearbyint": math.RoundToEven, "round": math.Round, "roundeven": math.RoundToEven, "sqrt": math.Sqrt, "cbrt": math.Cbrt,
		"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
		"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
		"exp": math.Exp, "exp2": math.Exp2, "exp10": func(x float64) float64 { return math.Pow(10, x) }, "expm1": math.Expm1,
		"log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p, "logb": math.Logb, "erf": math.Erf,
		"erfc": math.Erfc, "tgamma": math.Gamma, "lgamma": func(x float64) float64 { y, _ := math.Lgamma(x); return y },
	} {
		mathBuiltin(name, func(c *call, x func(int) float64) float64 { return f(x(0)) })
	}
	for name, f := range map[string]func(x, y float64) float64{
		"pow": math.Pow, "atan2": math.Atan2, "fmod": math.Mod, "remainder": math.Remainder, "hypot": math.Hypot,
		"fmax": fmax, "fmin": func(x, y float64) float64 { return -fmax(-x, -y) }, "fdim": math.Dim, "copysign": math.Copysign,
	} {
		mathBuiltin(name, func(c *call, x func(int) float64) float64 { return f(x(0), x(1)) })
	}
	mathBuiltin("fma", func(c *call, x func(int) float64) float64 { return math.FMA(x(0), x(1), x(2)) })
	mathBuiltin("ldexp", ldexp)
	mathBuiltin("scalbn", ldexp)
	builtins["nextafter"] = func(c *call) {
		x, y := math.Float64frombits(c.Arg(0)), math.Float64frombits(c.Arg(1))
		c.Return(math.Float64bits(math.Nextafter(x, y)))
	}
	for name, f := range map[string]func(float64) float64{"lround": math.Round, "lrint": math.RoundToEven} {
		for _, name := range []string{name, "l" + name} {
			builtins[name] = func(c *call) { c.Return(uint64(toInt(f(math.Float64frombits(c.Arg(0)))))) }
			builtins[name+"f"] = func(c *call) {
				c.Return(uint64(toInt(f(float64(math.Float32frombits(uint32(c.Arg(0))))))))
			}
		}
	}
	// double frexp(double, int *), double modf(double, double *)
	builtins["frexp"] = func(c *call) {
		x := math.Float64frombits(c.Arg(0))
		f, _ := math.Frexp(x)
		if c.Store(c.Arg(1), 4, uint64(uint32(exponent(x)))) {
			c.Return(math.Float64bits(f))
		}
	}
	builtins["modf"] = func(c *call) {
		x := math.Float64frombits(c.Arg(0))
		if c.Store(c.Arg(1), 8, math.Float64bits(math.Trunc(x))) {
			c.Return(math.Float64bits(fraction(x)))
		}
	}
	// Classification, as glibc's macros call it; the values are its FP_* constants.
	const fpNaN, fpInfinite, fpZero, fpSubnormal, fpNormal = 0, 1, 2, 3, 4
	classify := func(x, tiny float64) uint64 {
		switch x = math.Abs(x); {
		case math.IsNaN(x):
			return fpNaN
		case math.IsInf(x, 0):
			return fpInfinite
		case x == 0:
			return fpZero
		case x < tiny:
			return fpSubnormal
		}
		return fpNormal
	}
	for suffix, tiny := range map[string]float64{"": 0x1p-1022, "f": 0x1p-126} {
		arg := func(c *call) float64 {
			if suffix == "f" {
				return float64(math.Float32frombits(uint32(c.Arg(0))))
			}
			return math.Float64frombits(c.Arg(0))
		}
		is := func(p func(x float64) bool) builtinFunc {
			return func(c *call) {
				if p(arg(c)) {
					c.Return(1)
				}
			}
		}
		builtins["__fpclassify"+suffix] = func(c *call) { c.Return(classify(arg(c), tiny)) }
		builtins["__signbit"+suffix] = is(math.Signbit)
		builtins["__isnan"+suffix] = is(math.IsNaN)
		builtins["isnan"+suffix] = is(math.IsNaN)
		builtins["__finite"+suffix] = is(func(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) })
		builtins["__isinf"+suffix] = func(c *call) {
			switch x := arg(c); {
			case math.IsInf(x, 1):
				c.Return(1)
			case math.IsInf(x, -1):
				c.Return(^uint64(0))
			}
		}
		builtins["isinf"+suffix] = builtins["__isinf"+suffix]
	}
	for _, name := range []string{"fesetround", "feclearexcept", "fetestexcept", "fegetround"} {
		builtins[name] = func(c *call) {}
	}
}

// mathBuiltin defines name for double and name+"f" for float: f computes the
// result from the arguments x(0), x(1), ...
func mathBuiltin(name string, f func(c *call, x func(int) float64) float64) {
	builtins[name] = func(c *call) {
		c.Return(math.Float64bits(f(c, func(i int) float64 { return math.Float64frombits(c.Arg(i)) })))
	}
	builtins[name+"f"] = func(c *call) {
		r := f(c, func(i int) float64 { return float64(math.Float32frombits(uint32(c.Arg(i)))) })
		c.Return(uint64(math.Float32bits(float32(r))))
	}
}

func ldexp(c *call, x func(int) float64) float64 { return math.Ldexp(x(0), int(int32(c.Arg(1)))) }

// fmax is C's: a NaN counts as missing.
func fmax(x, y float64) float64 {
	switch {
	case math.IsNaN(x):
		return y
	case math.IsNaN(y):
		return x
	}
	return math.Max(x, y)
}

// toInt converts as x86-64 does: what does not fit becomes the smallest integer.
func toInt(x float64) int64 {
	if !(x >= -0x1p63 && x < 0x1p63) {
		return math.MinInt64
	}
	return int64(x)
}
