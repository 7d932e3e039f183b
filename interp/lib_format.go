package interp

import (
	"math"
	"strconv"
	"strings"

	"genmcgo/graph/event"
)

func init() {
	builtins["__gmc_format_double"] = func(c *call) {
		buf, size := c.Arg(0), c.Arg(1)
		s := formatDouble(math.Float64frombits(c.Arg(2)), byte(c.Arg(3)), int(int32(c.Arg(4))), int32(c.Arg(5)) != 0)
		if uint64(len(s)) > size {
			c.Fault(event.FaultUnsupported, "a floating point number of more than "+strconv.FormatUint(size, 10)+" digits is printed")
			return
		}
		for i := range len(s) {
			if !c.Store(buf+uint64(i), 1, uint64(s[i])) {
				return
			}
		}
		c.Return(uint64(len(s)))
	}
	builtins["__gmc_parse_double"] = func(c *call) {
		s, ok := c.CStringN(c.Arg(0), int(c.Arg(1)))
		if !ok {
			return
		}
		f, _ := strconv.ParseFloat(s, 64) // out of range: infinity, as in C
		c.Return(math.Float64bits(f))
	}
}

// formatDouble formats the absolute value of v as C's conversion conv (one of
// aAeEfFgG), with precision prec (negative: none given); alt is the flag #.
func formatDouble(v float64, conv byte, prec int, alt bool) string {
	v = math.Abs(v)
	lower := conv | 0x20
	var s string
	switch {
	case math.IsInf(v, 0):
		s = "inf"
	case math.IsNaN(v):
		s = "nan"
	case lower == 'a':
		s = formatHex(v, prec, alt)
	default:
		if prec < 0 {
			prec = 6
		}
		s = formatDecimal(v, lower, prec, alt)
	}
	if conv != lower {
		s = strings.ToUpper(s)
	}
	return s
}

func formatDecimal(v float64, conv byte, prec int, alt bool) string {
	if conv != 'g' {
		return withPoint(strconv.FormatFloat(v, conv, prec, 64), alt)
	}
	prec = max(prec, 1)
	s := strconv.FormatFloat(v, 'e', prec-1, 64)
	exp, _ := strconv.Atoi(s[strings.IndexByte(s, 'e')+1:])
	if exp >= -4 && exp < prec {
		s = strconv.FormatFloat(v, 'f', prec-1-exp, 64)
	}
	if alt {
		return withPoint(s, true)
	}
	digits, rest := s, ""
	if i := strings.IndexByte(s, 'e'); i >= 0 {
		digits, rest = s[:i], s[i:]
	}
	if strings.Contains(digits, ".") {
		digits = strings.TrimRight(strings.TrimRight(digits, "0"), ".")
	}
	return digits + rest
}

// withPoint adds the decimal point that the flag # asks for to a number without
// one.
func withPoint(s string, alt bool) string {
	if !alt || strings.Contains(s, ".") {
		return s
	}
	if i := strings.IndexAny(s, "ep"); i >= 0 {
		return s[:i] + "." + s[i:]
	}
	return s + "."
}

func formatHex(v float64, prec int, alt bool) string {
	bits := math.Float64bits(v)
	exp := int(bits>>52) - 1023
	frac := bits & (1<<52 - 1)
	lead := uint64(1)
	if bits>>52 == 0 {
		lead = 0
		exp = -1022
		if frac == 0 {
			exp = 0
		}
	}
	n := lead<<52 | frac
	digits := 13
	if prec >= 0 && prec < digits { // round half to even
		shift := uint(4 * (digits - prec))
		half := uint64(1) << (shift - 1)
		low := n & (1<<shift - 1)
		n >>= shift
		if low > half || low == half && n&1 == 1 {
			n++
		}
		digits = prec
	}
	body := ""
	if digits > 0 {
		body = strconv.FormatUint(n&(1<<uint(4*digits)-1), 16)
		body = strings.Repeat("0", digits-len(body)) + body
	}
	if prec < 0 {
		body = strings.TrimRight(body, "0")
	} else {
		body += strings.Repeat("0", prec-digits)
	}
	s := "0x" + strconv.FormatUint(n>>uint(4*digits), 16)
	if body != "" || alt {
		s += "." + body
	}
	sign := "+"
	if exp < 0 {
		sign, exp = "-", -exp
	}
	return s + "p" + sign + strconv.Itoa(exp)
}
