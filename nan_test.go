package genmcgo

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// A floatType is one of floating-point numbers: how many bits it has, and how many of them are the fraction.
type floatType struct {
	name           string
	bits, fraction uint
	// one is the constant 1.
	one string
}

var floatTypes = []floatType{
	{"half", 16, 10, "0xH3C00"}, {"float", 32, 23, "1.0"}, {"double", 64, 52, "1.0"}, {"x86_fp80", 80, 64, "0xK3FFF8000000000000000"},
}

// A floatConst is a constant: its sign and exponent, and its fraction.
type floatConst struct {
	typ            floatType
	head, fraction uint64
}

// draw returns a constant: mostly one that is no number, or one that is an infinity, nearly none, a zero, or just a number.
func (t floatType) draw(rng *rand.Rand) (c floatConst) {
	c = floatConst{t, rng.Uint64() & (1<<(t.bits-t.fraction) - 1), rng.Uint64() & (1<<t.fraction - 1)}
	ones := uint64(1)<<(t.bits-t.fraction-1) - 1
	if t.fraction == 64 {
		c.fraction = rng.Uint64()
	}
	switch rng.IntN(10) {
	case 0, 1, 2:
		c.head |= ones
	case 3:
		c.head |= ones
		c.fraction = rng.Uint64() & 3
	case 4:
		c.head |= ones
		c.fraction = 1<<t.fraction - 1
	case 5:
		c.head |= ones
		c.fraction = 1 << (t.fraction - 1)
	case 6:
		c.head &^= ones
	case 7:
		c.head &^= ones
		c.fraction = rng.Uint64() & 3
	case 8:
		c.fraction = 0
	}
	return c
}

// nan: c is no number. It counts those of the 80 bits that have no meaning, too.
func (c floatConst) nan() bool {
	ones := uint64(1)<<(c.typ.bits-c.typ.fraction-1) - 1
	exponent := c.head & ones
	if c.typ.fraction == 64 {
		return exponent != 0 && c.fraction>>63 == 0 || exponent == ones && c.fraction != 1<<63
	}
	return exponent == ones && c.fraction != 0
}

// integer returns the bits of c as a constant.
func (c floatConst) integer() string {
	x := new(big.Int).Lsh(new(big.Int).SetUint64(c.head), c.typ.fraction)
	return x.Or(x, new(big.Int).SetUint64(c.fraction)).String()
}

// String returns c as LLVM writes it.
func (c floatConst) String() string {
	bits := c.head<<c.typ.fraction | c.fraction
	switch {
	case c.typ.name == "x86_fp80":
		return fmt.Sprintf("0xK%04X%016X", c.head, c.fraction)
	case c.typ.name == "half" && (!c.nan() || bits%3 > 0):
		return fmt.Sprintf("0xH%04X", bits)
	}
	// The others may be written like a double, and so may a half.
	sign, x := c.head>>(c.typ.bits-c.typ.fraction-1), math.Float64frombits(bits)
	if c.typ.name == "float" {
		x = float64(math.Float32frombits(uint32(bits)))
		bits = math.Float64bits(x)
	}
	if c.nan() {
		return fmt.Sprintf("0x%016X", sign<<63|0x7ff<<52|c.fraction<<(52-c.typ.fraction))
	}
	if s := strconv.FormatFloat(x, 'e', -1, 64); strings.Contains(s, ".") && len(s) < 12 || x == 0 {
		return strings.Replace(strings.Replace(s, "0e", "0.0e", 1), ".0.0e", ".0e", 1)
	}
	return fmt.Sprintf("0x%016X", bits)
}

// quiet returns what a number times c is that is 1.
func (c floatConst) quiet() floatConst {
	if c.nan() {
		c.fraction |= 1 << (min(c.typ.fraction, 63) - 1)
	}
	return c
}

// A floatPlace is a position of constants. global and code are text in which T is the type, I the integer of its size, N the number
// of the place, A, B and C are constants, and ONE is 1. What is called %r%N has to be B.
type floatPlace struct{ name, global, fn, code string }

var floatPlaces = []floatPlace{
	{name: "global", global: "@gN = global T B", code: "%rN = load T, ptr @gN"},
	{name: "array", global: "@gN = global [3 x T] [T A, T B, T C]",
		code: "%pN = getelementptr [3 x T], ptr @gN, i64 0, i64 1\n%rN = load T, ptr %pN"},
	{name: "struct", global: "@gN = global <{ i8, { i16, T }, T }> <{ i8 1, { i16, T } { i16 2, T B }, T C }>",
		code: "%pN = getelementptr <{ i8, { i16, T }, T }>, ptr @gN, i64 0, i32 1, i32 1\n%rN = load T, ptr %pN, align 1"},
	{name: "argument", fn: "define T @fN(i32 %a, T noundef %x, T %y) {\nret T %x\n}",
		code: "%rN = call T (i32, T, T) @fN(i32 1, T noundef B, T C)"},
	{name: "return", fn: "define noundef T @fN() {\nret T B\n}", code: "%rN = call noundef T @fN()"},
	{name: "phi", fn: `define T @fN(i32 %k) {
		switch i32 %k, label %a [ i32 1, label %b
		i32 2, label %c ]
		a: br label %e
		b: br label %e
		c: br label %e
		e:
		%r = phi T [ A, %a ], [ B, %b ], [ C, %c ]
		ret T %r
		}`, code: "%rN = call T @fN(i32 1)"},
	{name: "fast phi", fn: `define T @fN(i1 %k) {
		entry:
		br i1 %k, label %a, label %e
		a: br label %e
		e:
		%r = phi reassoc nsz T [ bitcast (I 1 to T), %entry ], [ B, %a ]
		ret T %r
		}`, code: "%rN = call T @fN(i1 true)"},
	{name: "select", code: "%rN = select i1 %true, T B, T C"},
	{name: "else", code: "%rN = select i1 %true, T B, T C"},
	{name: "store", code: "%pN = alloca T\nstore T B, ptr %pN\n%rN = load T, ptr %pN"},
	{name: "volatile", code: "%pN = alloca T\nstore volatile T B, ptr %pN\n%rN = load volatile T, ptr %pN"},
	{name: "insertvalue", code: "%sN = insertvalue { i8, T } { i8 1, T A }, T B, 1\n%rN = extractvalue { i8, T } %sN, 1"},
	{name: "value", code: "%sN = insertvalue { T, T } { T A, T B }, T C, 0\n%rN = extractvalue { T, T } %sN, 1"},
	{name: "insertelement", code: "%sN = insertelement <2 x T> <T A, T C>, T B, i32 1\n%rN = extractelement <2 x T> %sN, i32 1"},
	{name: "vector", code: "%sN = select i1 %true, <2 x T> <T A, T B>, <2 x T> zeroinitializer\n%rN = extractelement <2 x T> %sN, i32 1"},
	{name: "splat", code: "%sN = select i1 %true, <2 x T> splat (T B), <2 x T> zeroinitializer\n%rN = extractelement <2 x T> %sN, i32 1"},
	{name: "expression", code: "%sN = or I 0, bitcast (T B to I)\n%rN = bitcast I %sN to T"},
	{name: "freeze", code: "%rN = freeze T B"},
	{name: "fneg", code: "%sN = fneg T B\n%rN = fneg T %sN"},
	{name: "names", global: "@\"T A\" = global [2 x T] [T A, T B]", fn: "!N = !{T A, !\"T A\"}",
		code: "%\"T A\" = getelementptr T, ptr @\"T A\", i64 1 ; T A\n%rN = load T, ptr %\"T A\""},
	{name: "exchange", code: "%pN = alloca T, align 16\nstore T C, ptr %pN\n%sN = atomicrmw xchg ptr %pN, T B seq_cst\n" +
		"%rN = load T, ptr %pN"},
	{name: "first operand", code: "%rN = fmul T B, %one_T"},
	{name: "second operand", code: "%rN = fmul nsz T %one_T, B"},
	{name: "far operand", code: "%rN = fmul T extractelement (<2 x T> <T ONE, T A>, i16 bitcast (half 0.0 to i16)), B"},
	{name: "comparison", code: "%sN = fcmp uno T %one_T, B\n%rN = select i1 %sN, T bitcast (I WANT to T), T B"},
}

// has says whether places like p are there with constants of c's type.
func (p floatPlace) has(c floatConst) bool {
	switch p.name {
	case "exchange":
		return c.typ.name != "x86_fp80"
	case "first operand", "second operand", "far operand": // of which arithmetic need not keep what is no number
		if c.typ.name == "x86_fp80" {
			return !c.nan() && (c.head&0x7fff != 0) == (c.fraction>>63 != 0)
		}
		return !c.nan() || c.typ.name != "half"
	}
	return true
}

// want returns what the register of p has to be if the constant is c.
func (p floatPlace) want(c floatConst) floatConst {
	if strings.HasSuffix(p.name, "operand") {
		return c.quiet()
	}
	return c
}

// TestNaN: constants, above all those that are no numbers, have the bits that are written wherever they stand. Those that are no
// numbers were all one and the same once, so eight bytes of 0xff of a union with a floating-point member were not those when they
// were read as an integer; later those without their type directly in front of them were.
func TestNaN(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range (scale.By{Short: 3, Usual: 20, Full: 500}).N() {
		var globals, fns, code strings.Builder
		for _, typ := range floatTypes {
			fmt.Fprintf(&code, "%%p_%s = alloca %[1]s\nstore volatile %[1]s %[2]s, ptr %%p_%[1]s\n%%one_%[1]s = load volatile %[1]s, ptr %%p_%[1]s\n",
				typ.name, typ.one)
		}
		for i, p := range floatPlaces {
			for k, typ := range floatTypes {
				a, b, c := typ.draw(rng), typ.draw(rng), typ.draw(rng)
				if !p.has(b) {
					continue
				}
				n, integer, want := strconv.Itoa(i*len(floatTypes)+k), fmt.Sprint("i", typ.bits), p.want(b).integer()
				fill := func(s string) string {
					return substitute(s, map[string]string{"ONE": typ.one, "A": a.String(), "B": b.String(), "C": c.String(), "T": typ.name, "I": integer, "N": n, "WANT": want})
				}
				fmt.Fprintln(&globals, fill(p.global))
				fmt.Fprintln(&fns, fill(p.fn))
				name := p.name + ", " + typ.name
				fmt.Fprintf(&globals, "@name%s = constant [%d x i8] c%q\n", n, len(name)+1, name+"~")
				fmt.Fprintf(&code, fill("%s\n%%bN = bitcast T %%rN to I\n%%cN = icmp eq I %%bN, WANT\nbr i1 %%cN, label %%lN, label %%wN\n"+
					"wN:\ncall void @__assert_fail(ptr @nameN, ptr @nameN, i32 N, ptr @nameN)\nunreachable\nlN:\n"), fill(p.code))
			}
		}
		text := strings.ReplaceAll(globals.String(), "~", `\00`) + fns.String() + "declare void @__assert_fail(ptr, ptr, i32, ptr)\ndefine i32 @main() {\n%t = alloca i1\nstore volatile i1 true, ptr %t\n" +
			"%true = load volatile i1, ptr %t\n" + code.String() + "ret i32 0\n}\n"
		r, err := Check(t.Context(), IR(text), Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if r.Verdict != report.Verified {
			t.Fatalf("%s: %v\n%s", r.Summary, r.Errors[0].Message, text)
		}
	}
}

// substitute replaces in s each word that is a key, where digits and letters in small case may stand next to one as part of a name.
func substitute(s string, by map[string]string) string {
	var out strings.Builder
	for i := 0; i < len(s); {
		k := i
		for k < len(s) && 'A' <= s[k] && s[k] <= 'Z' {
			k++
		}
		if v, ok := by[s[i:k]]; ok {
			out.WriteString(v)
			i = k
			continue
		}
		k = max(k, i+1)
		out.WriteString(s[i:k])
		i = k
	}
	return out.String()
}
