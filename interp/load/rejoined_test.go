package load

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// TestRejoin: a random function whose loop has a number by parts, or almost, returns the same after these have become one. That depends on
// nothing else, and what it does not depend on any more is what a compare-exchange expected that branches depend on.
func TestRejoin(t *testing.T) {
	rnd := rand.New(rand.NewSource(1))
	n := scale.By{Short: 150, Usual: 300, Full: 20_000}.N()
	joined, selected := 0, 0
	for i := range n {
		g := &partsGen{rnd: rnd}
		text := g.function()
		m, err := parseRecovered("parts.ll", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		f := m.Funcs[0]
		var before [6]partsResult
		for k := range before {
			before[k] = runParts(f, rand.New(rand.NewSource(int64(k))))
		}
		phis := count[*llir.InstPhi](f)
		selects := count[*llir.InstSelect](f)
		rejoin(m)
		checkUses(f)
		joined += b2i(count[*llir.InstPhi](f) > phis)
		selected += b2i(count[*llir.InstSelect](f) > selects)
		for k := range before {
			after := runParts(f, rand.New(rand.NewSource(int64(k))))
			if after.v != before[k].v || after.from&^before[k].from != 0 || before[k].from&^(after.from|after.ways) != 0 {
				t.Fatalf("program %d, run %d: %+v, and %+v when parts are joined\n%s\n%s", i, k, before[k], after, text, m)
			}
		}
	}
	t.Logf("%d functions, %d with a phi more, %d with a selection more", n, joined, selected)
	if joined < n/10 || selected < n/50 {
		t.Errorf("of %d functions %d have a phi more, and %d a selection more", n, joined, selected)
	}
}

func count[T llir.Instruction](f *llir.Func) (n int) {
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if _, ok := inst.(T); ok {
				n++
			}
		}
	}
	return n
}

// partsGen writes a function with a loop that exchanges a number of which it has the parts.
type partsGen struct {
	rnd *rand.Rand
	b   strings.Builder
	n   int // names so far
}

func (g *partsGen) op(format string, args ...any) string {
	g.n++
	fmt.Fprintf(&g.b, "  %%v%d = %s\n", g.n, fmt.Sprintf(format, args...))
	return fmt.Sprintf("%%v%d", g.n)
}

// part writes what takes bits bits of v from bit at on.
func (g *partsGen) part(v string, at, bits int) string {
	if g.rnd.Intn(25) == 0 {
		at = (at + 8) % (64 - bits)
	}
	if at > 0 {
		v = g.op("lshr i64 %s, %d", v, at)
	}
	return g.op("trunc i64 %s to i%d", v, bits)
}

// put writes what puts parts together.
func (g *partsGen) put(parts []string, at, bits []int) (v string) {
	for i, p := range parts {
		p = g.op("zext i%d %s to i64", bits[i], p)
		if at[i] > 0 {
			p = g.op("shl i64 %s, %d", p, at[i])
		}
		if v == "" {
			v = p
		} else {
			v = g.op("or i64 %s, %s", p, v)
		}
	}
	return v
}

func (g *partsGen) function() string {
	r := g.rnd
	rare := func() bool { return r.Intn(12) == 0 }
	at, bits := []int{0, 32}, []int{32, 32}
	switch r.Intn(4) {
	case 0:
		at, bits = []int{0, 16, 32}, []int{16, 16, 32}
	case 1:
		at, bits = []int{0, 8}, []int{8, 56}
	}
	g.b.WriteString("@x = global i64 0\n@y = global i64 0\ndefine i64 @f() {\nentry:\n")
	first := g.op("load i64, i64* @x")
	second := g.op("load i64, i64* @y")
	var begin []string
	for i := range at {
		switch {
		case rare():
			begin = append(begin, g.part(second, at[i], bits[i]))
		default:
			begin = append(begin, g.part(first, at[i], bits[i]))
		}
	}
	if r.Intn(6) == 0 {
		for i := range begin {
			begin[i] = fmt.Sprint(r.Intn(100))
		}
	}
	g.b.WriteString("  br label %head\nhead:\n")
	var phis []string
	head := g.b.Len()
	for range at {
		g.n++
		phis = append(phis, fmt.Sprintf("%%v%d", g.n))
	}
	mixed := append([]string(nil), phis...)
	if rare() && bits[0] == bits[1] {
		mixed[0], mixed[1] = mixed[1], mixed[0]
	}
	if rare() { // a vector has no parts
		g.op("or <2 x i64> <i64 %d, i64 1>, zeroinitializer", r.Intn(9))
	}
	old, wide := g.put(mixed, at, bits), ""
	if r.Intn(3) == 0 { // the last part is that of the whole number
		g.n++
		wide = fmt.Sprintf("%%v%d", g.n)
		last := len(at) - 1
		old = g.op("and i64 %s, %d", wide, int64(-1)<<at[last])
		old = g.op("or i64 %s, %s", g.put(mixed[:last], at, bits), old)
	}
	fresh := g.op("add i64 %s, 1", old)
	x := g.op("cmpxchg i64* @x, i64 %s, i64 %s seq_cst seq_cst", old, fresh)
	now, won := g.op("extractvalue { i64, i1 } %s, 0", x), g.op("extractvalue { i64, i1 } %s, 1", x)
	other := g.op("load i64, i64* @y")
	odd := g.op("trunc i64 %s to i1", other)
	var next []string
	choose := r.Intn(3)
	for i := range at {
		p := g.part(now, at[i], bits[i])
		if rare() {
			p = g.part(other, at[i], bits[i])
		}
		cond := won
		if rare() {
			cond = odd
		}
		kept := phis[i] // if the exchange succeeds; else it does not matter, and what is branched on need not depend on it
		if rare() {
			kept = g.part(other, at[i], bits[i])
		}
		switch {
		case choose == 0 || choose == 1 && i == 0:
			p = g.op("select i1 %s, i%d %s, i%d %s", cond, bits[i], kept, bits[i], p)
		case rare():
			p = g.op("select i1 %s, i%d %s, i%d %s", cond, bits[i], p, bits[i], phis[i])
		}
		next = append(next, p)
	}
	if rare() {
		next[0] = phis[0]
	}
	cond, yes, no := won, "done", "more"
	if rare() {
		cond = odd
	}
	if rare() {
		yes, no = no, yes
	}
	if r.Intn(3) == 0 { // other bits than those that are used may be different
		now = g.op("and i64 %s, -256", now)
	}
	fmt.Fprintf(&g.b, "  br i1 %s, label %%%s, label %%%s\nmore:\n", cond, yes, no)
	back := "more"
	if r.Intn(2) == 0 {
		c := g.op("icmp ult i64 %s, %d", other, 1<<62)
		fmt.Fprintf(&g.b, "  br i1 %s, label %%head, label %%done\n", c)
	} else {
		g.b.WriteString("  br label %head\n")
	}
	g.b.WriteString("done:\n")
	result := g.op("xor i64 %s, %s", g.put(phis, at, bits), other)
	result = g.op("add i64 %s, %s", result, g.put(next, at, bits))
	if wide != "" {
		result = g.op("xor i64 %s, %s", result, wide)
	}
	fmt.Fprintf(&g.b, "  ret i64 %s\n}\n", result)
	text := g.b.String()
	ways := func(first, next string) string { // phis of a block may have them in different order
		list := []string{fmt.Sprintf("[ %s, %%entry ]", first), fmt.Sprintf("[ %s, %%%s ]", next, back)}
		if rare() {
			slices.Reverse(list)
		}
		return strings.Join(list, ", ")
	}
	var p strings.Builder
	for i := range phis {
		fmt.Fprintf(&p, "  %s = phi i%d %s\n", phis[i], bits[i], ways(begin[i], next[i]))
	}
	if wide != "" {
		if rare() {
			now = other
		}
		fmt.Fprintf(&p, "  %s = phi i64 %s\n", wide, ways(first, now))
	}
	return text[:head] + p.String() + text[head:]
}

// partsResult is what a run returns, which reads that depends on, and which the branches do, or compare-exchanges that these depend on.
type partsResult struct {
	v          uint64
	from, ways uint64
	rounds     int
}

// partsNumber is a value of a run; of a compare-exchange, won says whether it succeeded, and by what reads it expected.
type partsNumber struct {
	v, from, by uint64
	won         bool
}

// runParts runs f; what it reads, and which compare-exchanges succeed, is random.
func runParts(f *llir.Func, rnd *rand.Rand) (r partsResult) {
	vals := map[value.Value]partsNumber{}
	reads := 0
	read := func() partsNumber {
		reads++
		return partsNumber{v: rnd.Uint64(), from: 1 << min(reads, 63), won: rnd.Intn(3) == 0}
	}
	get := func(v value.Value) partsNumber {
		if c, ok := v.(*constant.Int); ok {
			return partsNumber{v: uint64(c.X.Int64())}
		}
		n, ok := vals[v]
		if !ok {
			panic("BUG: no value for " + v.Ident())
		}
		return n
	}
	b, from := f.Blocks[0], (*llir.Block)(nil)
	for {
		now := map[value.Value]partsNumber{}
		for _, inst := range b.Insts {
			if phi, ok := inst.(*llir.InstPhi); ok {
				now[phi] = get(incoming(phi, from))
			}
		}
		for v, n := range now {
			vals[v] = n
		}
		for _, inst := range b.Insts {
			two := func(x, y value.Value, f func(a, b uint64) uint64) partsNumber {
				a, b := get(x), get(y)
				return partsNumber{v: f(a.v, b.v), from: a.from | b.from}
			}
			var n partsNumber
			switch x := inst.(type) {
			case *llir.InstPhi:
				continue
			case *llir.InstLoad:
				n = read()
			case *llir.InstCmpXchg:
				n = read()
				n.by = get(x.Cmp).from
			case *llir.InstExtractValue:
				if n = get(x.X); x.Indices[0] == 1 {
					n.v = uint64(b2i(n.won))
				}
			case *llir.InstTrunc:
				n = get(x.From)
				n.v &= maskOf(bitsIn(x.To))
			case *llir.InstZExt:
				n = get(x.From)
			case *llir.InstShl:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a << b })
			case *llir.InstLShr:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a >> b })
			case *llir.InstOr:
				if bitsIn(x.Typ) == 0 {
					continue
				}
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a | b })
			case *llir.InstAnd:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a & b })
			case *llir.InstXor:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a ^ b })
			case *llir.InstAdd:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return a + b })
			case *llir.InstICmp:
				n = two(x.X, x.Y, func(a, b uint64) uint64 { return uint64(b2i(a < b && x.Pred == enum.IPredULT)) })
			case *llir.InstSelect:
				c, yes, no := get(x.Cond), get(x.ValueTrue), get(x.ValueFalse)
				if n = no; c.v != 0 {
					n = yes
				}
				n.from = c.from | yes.from | no.from
			default:
				panic(fmt.Sprintf("BUG: %T", inst))
			}
			vals[inst.(value.Value)] = n
		}
		from = b
		switch x := b.Term.(type) {
		case *llir.TermRet:
			n := get(x.X)
			r.v, r.from = n.v, n.from
			return r
		case *llir.TermBr:
			b = x.Target.(*llir.Block)
		case *llir.TermCondBr:
			c := get(x.Cond)
			r.ways |= c.from | c.by
			if b = x.TargetFalse.(*llir.Block); c.v != 0 {
				b = x.TargetTrue.(*llir.Block)
			}
		}
		if r.rounds++; r.rounds > 40 {
			return r
		}
	}
}
