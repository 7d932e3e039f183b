package genmcgo

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestConstantExpressions: a constant expression is what instructions make of the same operands, in each thread. Before LLVM 15 the
// address of a thread-local variable was a constant. Its last bits were anything once, and divisions of constants were refused.
func TestConstantExpressions(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	programs := scale.By{Short: 5, Usual: 40, Full: 1000}.N()
	for range programs {
		var code strings.Builder
		for i := range 8 {
			g := constantGen{rng: rng, prefix: fmt.Sprintf("%%e%d.", i)}
			expr, result := g.number(3)
			fmt.Fprintf(&code, "%s%%d%d = icmp eq i64 %s, %s\nbr i1 %%d%d, label %%l%d, label %%bad\nl%d:\n", g.code.String(), i, result, expr, i, i, i)
		}
		text := `
@mine = internal thread_local global i32 0
@row = internal thread_local global [4 x i64] zeroinitializer
@all = global [5 x i32] zeroinitializer
declare void @abort()
declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare i32 @pthread_join(i64, i8**)
define internal i8* @run(i8* %arg) {
  %cell = alloca i64
` + code.String() + `  ret i8* null
bad:
  call void @abort()
  unreachable
}
define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @run, i8* null)
  %r = call i8* @run(i8* null)
  %i = load i64, i64* %t
  %j = call i32 @pthread_join(i64 %i, i8** null)
  ret i32 0
}
`
		r, err := Check(t.Context(), IR(text), Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if r.Verdict != report.Verified {
			t.Fatalf("%s\n%s", r.Summary, text)
		}
	}
}

// constantGen writes constant expressions, and code that computes the same.
type constantGen struct {
	rng    *rand.Rand
	prefix string // of the names of what is computed
	n      int
	code   strings.Builder
}

// emit names what the instruction computes.
func (g *constantGen) emit(format string, args ...any) string {
	g.n++
	name := fmt.Sprint(g.prefix, g.n)
	fmt.Fprintf(&g.code, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// leaf returns a number: an address, which the code gets from memory so that it is no constant there.
func (g *constantGen) leaf() (expr, result string) {
	switch g.rng.IntN(4) {
	case 0:
		expr = fmt.Sprint(g.rng.IntN(100))
	case 1:
		expr = "ptrtoint ([5 x i32]* @all to i64)"
	case 2:
		expr = "ptrtoint (i32* @mine to i64)"
	default:
		expr = fmt.Sprintf("ptrtoint (i64* getelementptr inbounds ([4 x i64], [4 x i64]* @row, i64 0, i64 %d) to i64)", g.rng.IntN(4))
	}
	fmt.Fprintf(&g.code, "  store volatile i64 %s, i64* %%cell\n", expr)
	return expr, g.emit("load volatile i64, i64* %%cell")
}

// number returns a number of 64 bits, which is up to depth operations away from leaves.
func (g *constantGen) number(depth int) (expr, result string) {
	if depth == 0 || g.rng.IntN(6) == 0 {
		return g.leaf()
	}
	a, x := g.number(depth - 1)
	switch g.rng.IntN(8) {
	case 0:
		bits, widen := []int{8, 32, 48}[g.rng.IntN(3)], []string{"zext", "sext"}[g.rng.IntN(2)]
		return fmt.Sprintf("%s (i%d trunc (i64 %s to i%d) to i64)", widen, bits, a, bits), g.emit("%s i%d %s to i64", widen, bits, g.emit("trunc i64 %s to i%d", x, bits))
	case 1:
		b, y := g.number(depth - 1)
		c, z := g.leaf()
		pred := []string{"eq", "ult", "slt", "uge"}[g.rng.IntN(4)]
		return fmt.Sprintf("select (i1 icmp %s (i64 %s, i64 %s), i64 %s, i64 %s)", pred, a, b, c, a), g.emit("select i1 %s, i64 %s, i64 %s", g.emit("icmp %s i64 %s, %s", pred, x, y), z, x)
	case 2:
		b, y := g.leaf()
		index, at := fmt.Sprintf("inttoptr (i64 %s to i32*)", b), g.emit("inttoptr i64 %s to i32*", y)
		return fmt.Sprintf("ptrtoint (i32* getelementptr (i32, i32* %s, i64 %s) to i64)", index, a), g.emit("ptrtoint i32* %s to i64", g.emit("getelementptr i32, i32* %s, i64 %s", at, x))
	case 3:
		op, k := []string{"shl", "lshr", "ashr"}[g.rng.IntN(3)], g.rng.IntN(40)
		return fmt.Sprintf("%s (i64 %s, i64 %d)", op, a, k), g.emit("%s i64 %s, %d", op, x, k)
	case 4:
		op := []string{"udiv", "sdiv", "urem", "srem"}[g.rng.IntN(4)]
		k := 1 + g.rng.IntN(9)
		if g.rng.IntN(2) == 0 {
			return fmt.Sprintf("%s (i64 %s, i64 %d)", op, a, k), g.emit("%s i64 %s, %d", op, x, k)
		}
		b, y := g.leaf()
		return fmt.Sprintf("%s (i64 %s, i64 or (i64 %s, i64 1))", op, a, b), g.emit("%s i64 %s, %s", op, x, g.emit("or i64 %s, 1", y))
	}
	op := []string{"add", "sub", "mul", "and", "or", "xor"}[g.rng.IntN(6)]
	b, y := g.number(depth - 1)
	return fmt.Sprintf("%s (i64 %s, i64 %s)", op, a, b), g.emit("%s i64 %s, %s", op, x, y)
}
