package load

import (
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// TestRanges: whatever a random function computes is in the bounds that are known of it: where it is computed, in other blocks, and in the
// arms of branches, of which none is taken that is said never to be. What has undefined bits is not said to have none. Divisors that are
// said to be neither 0 nor negative are not. Once, a comparison was taken to say that no bits of its operands are undefined, and a variable
// to keep its number when its life begins again.
func TestRanges(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	n := scale.By{Short: 700, Usual: 4000, Full: 300_000}.N()
	var seen rangedRun
	divides := 0
	for i := range n {
		text := rangedFunction(rng)
		m, err := parseRecovered("ranges.ll", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		f := m.Funcs[len(m.Funcs)-1]
		fl := &lowering{m: &module{}, fn: f, uses: usersIn(f)}
		fl.divisors()
		divides += len(fl.divides)
		r, order := fl.ranged()
		known := whatIsKnown(r, order)
		for range 5 {
			run := rangedRun{r: r, known: known, rng: rng}
			if wrong := run.call(f); wrong != "" {
				t.Fatalf("function %d: %s\n%s", i, wrong, text)
			}
			seen.steps += run.steps
			seen.bounded += run.bounded
			seen.divided += run.divided
		}
	}
	t.Logf("%d functions, %d values, of which %d have bounds; %d divisors are, %d times", n, seen.steps, seen.bounded, divides, seen.divided)
	if seen.bounded < seen.steps/10 || divides < n/50 || seen.divided < n/10 {
		t.Errorf("%d functions, %d values, of which %d have bounds; %d divisors are, %d times", n, seen.steps, seen.bounded, divides, seen.divided)
	}
}

// TestRangesEnd: the bounds of functions as long as they may be, with loops in loops, come to an end.
func TestRangesEnd(t *testing.T) {
	for _, depth := range []int{1, 5, 100} {
		var w strings.Builder
		w.WriteString("define i64 @f(i64 %a) {\nentry:\n  %x = alloca i64\n  store i64 1, i64* %x\n  br label %h0\n")
		for d := range depth {
			before := "entry"
			if d > 0 {
				before = fmt.Sprintf("h%d", d-1)
			}
			fmt.Fprintf(&w, "h%d:\n  %%i%d = phi i64 [ %d, %%%s ], [ %%j%d, %%l%d ]\n  %%j%d = add i64 %%i%d, %d\n", d, d, d, before, d, d, d, d, d+1)
			if d < depth-1 {
				fmt.Fprintf(&w, "  br label %%h%d\n", d+1)
			} else {
				fmt.Fprintf(&w, "  br label %%l%d\n", d)
			}
		}
		for d := depth - 1; d >= 0; d-- {
			out := "out"
			if d > 0 {
				out = fmt.Sprintf("l%d", d-1)
			}
			fmt.Fprintf(&w, "l%d:\n  %%x%d = load i64, i64* %%x\n  %%y%d = add i64 %%x%d, %%i%d\n", d, d, d, d, d)
			last := fmt.Sprintf("%%y%d", d)
			if depth < 10 {
				for k := range 800/depth - 20 {
					next := fmt.Sprintf("%%z%d.%d", d, k)
					switch k % 4 {
					case 0:
						fmt.Fprintf(&w, "  %s = add i64 %s, %d\n", next, last, k)
					case 1:
						fmt.Fprintf(&w, "  %s = icmp ult i64 %s, %d\n", next, last, k)
						fmt.Fprintf(&w, "  %s.s = select i1 %s, i64 %s, i64 %%j%d\n", next, next, last, d)
						next += ".s"
					case 2:
						fmt.Fprintf(&w, "  %s = shl i64 %s, 1\n", next, last)
					case 3:
						fmt.Fprintf(&w, "  %s = urem i64 %s, %d\n", next, last, 1000+k)
					}
					last = next
				}
			}
			fmt.Fprintf(&w, "  store i64 %s, i64* %%x\n  %%c%d = icmp ult i64 %%j%d, %d\n  br i1 %%c%d, label %%h%d, label %%%s\n", last, d, d, 1000*(d+1), d, d, out)
		}
		w.WriteString("out:\n  %r = udiv i64 %a, %x0\n  ret i64 %r\n}\n")
		m, err := parseRecovered("ranges.ll", w.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, w.String())
		}
		fl := &lowering{m: &module{}, fn: m.Funcs[0], uses: usersIn(m.Funcs[0])}
		if r, _ := fl.ranged(); len(r.values) < 4*depth {
			t.Errorf("%d values", len(r.values))
		}
	}
}

var rangedWidths = []int{1, 8, 16, 32, 64}

// rangedGen writes a function.
type rangedGen struct {
	rng    *rand.Rand
	w      strings.Builder
	n      int
	here   map[int][]string // names that are known, by width
	vars   map[int][]string // variables, likewise
	widths []int            // those that are used much
}

func rangedFunction(rng *rand.Rand) string {
	n := 2 + rng.IntN(7)
	succs, before := make([][]int, n), make([][]int, n)
	for b := range n {
		if b == n-1 {
			continue
		}
		any := func() int {
			if rng.IntN(4) == 0 {
				return 1 + rng.IntN(n-1)
			}
			return min(b+1+rng.IntN(3), n-1)
		}
		succs[b] = []int{b + 1}
		if rng.IntN(4) > 0 {
			succs[b] = append(succs[b], any())
		}
		if rng.IntN(2) == 0 {
			slices.Reverse(succs[b])
		}
		for _, s := range succs[b] {
			before[s] = append(before[s], b)
		}
	}
	dom := make([]uint, n)
	for b := range n {
		dom[b] = 1<<n - 1
	}
	dom[0] = 1
	for range n {
		for b := 1; b < n; b++ {
			d := uint(1<<n - 1)
			for _, p := range before[b] {
				d &= dom[p]
			}
			dom[b] = d | 1<<b
		}
	}
	g := &rangedGen{rng: rng, widths: []int{rangedWidths[rng.IntN(5)], rangedWidths[1+rng.IntN(4)]}}
	known, vars := make([]map[int][]string, n), make([]map[int][]string, n) // of each block, at its end
	phis, bodies := make([][][2]any, n), make([]string, n)
	for b := range n {
		g.here, g.vars = map[int][]string{}, map[int][]string{}
		for d := range b { // what its immediate dominator knows
			if dom[b]>>d&1 != 0 {
				g.here, g.vars = maps.Clone(known[d]), maps.Clone(vars[d])
				for w := range g.here {
					g.here[w] = slices.Clone(g.here[w])
				}
				for w := range g.vars {
					g.vars[w] = slices.Clone(g.vars[w])
				}
			}
		}
		g.w.Reset()
		if b == 0 {
			for _, w := range rangedWidths {
				g.here[w] = append(g.here[w], fmt.Sprintf("%%a%d", w))
			}
			for range 1 + rng.IntN(3) {
				g.alloca()
			}
		}
		if len(before[b]) > 0 && rng.IntN(3) > 0 {
			for range 1 + rng.IntN(2) {
				w := g.width()
				phis[b] = append(phis[b], [2]any{g.named(w), w})
			}
		}
		for range 1 + rng.IntN(5) {
			g.some()
		}
		switch {
		case len(succs[b]) == 0:
			g.w.WriteString("  ret void\n")
		case len(succs[b]) == 1:
			fmt.Fprintf(&g.w, "  br label %%b%d\n", succs[b][0])
		default:
			c := g.cond()
			fmt.Fprintf(&g.w, "  br i1 %s, label %%b%d, label %%b%d\n", c, succs[b][0], succs[b][1])
		}
		known[b], vars[b] = g.here, g.vars
		bodies[b] = g.w.String()
	}
	var w strings.Builder
	for _, bits := range rangedWidths {
		for _, f := range []string{"umin", "umax", "smin", "smax"} {
			fmt.Fprintf(&w, "declare i%d @llvm.%s.i%d(i%d, i%d)\n", bits, f, bits, bits, bits)
		}
	}
	w.WriteString("declare void @llvm.lifetime.start(i64, i8*)\n")
	w.WriteString("define void @f(i1 %a1, i8 %a8, i16 %a16, i32 %a32, i64 %a64) {\n")
	for b := range n {
		fmt.Fprintf(&w, "b%d:\n", b)
		for _, phi := range phis[b] {
			var from []string
			x, p0 := "", -1
			for _, p := range before[b] {
				if p != p0 { // of both ways from a block it is the same
					g.here = known[p]
					x, p0 = g.number(phi[1].(int)), p
				}
				from = append(from, fmt.Sprintf("[ %s, %%b%d ]", x, p))
			}
			fmt.Fprintf(&w, "  %s = phi i%d %s\n", phi[0], phi[1], strings.Join(from, ", "))
		}
		w.WriteString(bodies[b])
	}
	w.WriteString("}\n")
	return w.String()
}

func (g *rangedGen) width() int {
	if g.rng.IntN(4) == 0 {
		return rangedWidths[g.rng.IntN(5)]
	}
	return g.widths[g.rng.IntN(2)]
}

func (g *rangedGen) named(w int) string {
	g.n++
	s := fmt.Sprintf("%%v%d", g.n)
	g.here[w] = append(g.here[w], s)
	return s
}

// op writes an instruction whose result has w bits.
func (g *rangedGen) op(w int, format string, args ...any) string {
	text := fmt.Sprintf(format, args...)
	s := g.named(w)
	fmt.Fprintf(&g.w, "  %s = %s\n", s, text)
	return s
}

func (g *rangedGen) constant(w int) string {
	pool := []uint64{0, 1, 1, 2, 2, 3, 7, 10, 127, 128, 255, 1000, ^uint64(0), 1 << 63, 1<<63 - 1, 1 << 31, 1<<31 - 1, 1 << 15, 1<<15 - 1}
	n := pool[g.rng.IntN(len(pool))] & most(uint(w))
	if w == 1 {
		return fmt.Sprint(n == 1)
	}
	if n == most(uint(w)) && g.rng.IntN(2) == 0 {
		return "-1"
	}
	return fmt.Sprint(n)
}

// number is a number of w bits, mostly a new one.
func (g *rangedGen) number(w int) string {
	all := g.here[w]
	if len(all) == 0 || g.rng.IntN(4) == 0 {
		return g.constant(w)
	}
	if g.rng.IntN(2) == 0 {
		return all[len(all)-1]
	}
	return all[g.rng.IntN(len(all))]
}

// value is number, but seldom a constant.
func (g *rangedGen) value(w int) string {
	all := g.here[w]
	if len(all) == 0 {
		return g.constant(w)
	}
	if g.rng.IntN(2) == 0 {
		return all[len(all)-1]
	}
	return all[g.rng.IntN(len(all))]
}

func (g *rangedGen) alloca() {
	w := g.width()
	g.n++
	s := fmt.Sprintf("%%p%d", g.n)
	fmt.Fprintf(&g.w, "  %s = alloca i%d\n", s, w)
	g.vars[w] = append(g.vars[w], s)
	if g.rng.IntN(3) > 0 {
		g.store(w, s)
	}
}

func (g *rangedGen) store(w int, p string) {
	fmt.Fprintf(&g.w, "  store i%d %s, i%d* %s\n", w, g.number(w), w, p)
}

func (g *rangedGen) load(w int, p string) string { return g.op(w, "load i%d, i%d* %s", w, w, p) }

// variable is some variable, and its width.
func (g *rangedGen) variable() (w int, p string) {
	for {
		w = rangedWidths[g.rng.IntN(5)]
		if vs := g.vars[w]; len(vs) > 0 {
			return w, vs[g.rng.IntN(len(vs))]
		}
	}
}

func (g *rangedGen) compare(w int, x string) string {
	preds := []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}
	y := g.constant(w)
	if g.rng.IntN(4) == 0 {
		y = g.number(w)
	}
	if g.rng.IntN(5) == 0 {
		x, y = y, x
	}
	return g.op(1, "icmp %s i%d %s, %s", preds[g.rng.IntN(len(preds))], w, x, y)
}

// cond writes a condition.
func (g *rangedGen) cond() string {
	w := g.width()
	switch k := g.rng.IntN(12); {
	case k < 5:
		return g.compare(w, g.value(w))
	case k == 5: // of a multiple
		x := g.value(w)
		return g.compare(w, g.multiple(w, x))
	case k == 6:
		w, p := g.variable()
		x := g.load(w, p)
		if g.rng.IntN(2) == 0 {
			g.store(w, p)
		}
		return g.compare(w, x)
	case k == 7:
		return g.op(1, "xor i1 %s, true", g.cond())
	case k == 8:
		return g.op(1, "and i1 %s, %s", g.cond(), g.cond())
	case k == 9:
		return g.op(1, "or i1 %s, %s", g.cond(), g.cond())
	case k == 10 && g.rng.IntN(2) == 0:
		return g.op(1, "select i1 %s, i1 %s, i1 false", g.cond(), g.cond())
	case k == 10:
		return g.op(1, "select i1 %s, i1 true, i1 %s", g.cond(), g.cond())
	}
	return g.value(1)
}

func (g *rangedGen) bounded(w int) string {
	x := g.op(w, "call i%d @llvm.umax.i%d(i%d %s, i%d %s)", w, w, w, g.value(w), w, g.constant(w))
	return g.op(w, "call i%d @llvm.umin.i%d(i%d %s, i%d %s)", w, w, w, x, w, g.constant(w))
}

func (g *rangedGen) multiple(w int, x string) string {
	if g.rng.IntN(2) == 0 {
		return g.op(w, "mul i%d %s, %s", w, x, g.constant(w))
	}
	return g.op(w, "shl i%d %s, %d", w, x, g.rng.IntN(w+1)&int(most(uint(w))))
}

// some writes some instructions.
func (g *rangedGen) some() {
	w := g.width()
	switch k := g.rng.IntN(28); k {
	case 0, 1:
		w, p := g.variable()
		g.store(w, p)
	case 2, 3, 4:
		w, p := g.variable()
		g.load(w, p)
	case 5:
		g.compare(w, g.value(w))
	case 6, 7, 8:
		c := g.cond()
		g.op(w, "select i1 %s, i%d %s, i%d %s", c, w, g.number(w), w, g.number(w))
	case 9, 10:
		x := g.value(w)
		if w == 1 {
			return
		}
		z := g.op(w, "zext i1 %s to i%d", g.cond(), w)
		g.op(w, "%s i%d %s, %s", []string{"add", "shl"}[g.rng.IntN(2)], w, x, z)
	case 11, 12:
		f := []string{"umin", "umax", "smin", "smax"}[g.rng.IntN(4)]
		g.op(w, "call i%d @llvm.%s.i%d(i%d %s, i%d %s)", w, f, w, w, g.value(w), w, g.number(w))
	case 13, 14:
		narrow, wide := rangedWidths[g.rng.IntN(5)], rangedWidths[g.rng.IntN(5)]
		if narrow > wide {
			narrow, wide = wide, narrow
		}
		if narrow < wide {
			switch g.rng.IntN(3) {
			case 0:
				g.op(narrow, "trunc i%d %s to i%d", wide, g.value(wide), narrow)
			default:
				g.op(wide, "%s i%d %s to i%d", []string{"zext", "sext"}[g.rng.IntN(2)], narrow, g.value(narrow), wide)
			}
		}
	case 15:
		g.multiple(w, g.value(w))
	case 16: // around a store
		w, p := g.variable()
		g.load(w, p)
		g.store(w, p)
		g.load(w, p)
	case 17:
		if g.rng.IntN(2) == 0 {
			g.alloca()
		} else if vs := g.vars[8]; g.rng.IntN(6) == 0 && len(vs) > 0 {
			fmt.Fprintf(&g.w, "  call void @llvm.lifetime.start(i64 1, i8* %s)\n", vs[g.rng.IntN(len(vs))])
		}
	case 18, 19:
		g.op(w, "%s i%d %s, %s", []string{"udiv", "urem", "sdiv", "srem"}[g.rng.IntN(4)], w, g.value(w), g.value(w))
	case 20, 21: // of numbers with bounds on both sides
		x, y := g.bounded(w), g.bounded(w)
		g.op(w, "%s i%d %s, %s", []string{"udiv", "lshr", "mul", "add", "shl", "or", "and", "urem"}[g.rng.IntN(8)], w, x, y)
	default:
		of := []string{"add", "add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "urem", "and", "and", "or", "xor"}
		y := g.constant(w)
		if g.rng.IntN(3) == 0 {
			y = g.number(w)
		}
		g.op(w, "%s i%d %s, %s", of[g.rng.IntN(len(of))], w, g.value(w), y)
	}
}

// rangedBlock is what is known of a block.
type rangedBlock struct {
	after []map[value.Value]span // each instruction
	arms  [2]map[value.Value]span
	may   [2]bool
}

func whatIsKnown(r *ranges, order []*llir.Block) map[*llir.Block]*rangedBlock {
	all := map[*llir.Block]*rangedBlock{}
	for _, b := range order {
		k := &rangedBlock{}
		at := r.copied(b)
		for _, inst := range b.Insts {
			r.execute(inst, at)
			now := map[value.Value]span{}
			if v, ok := inst.(value.Value); ok {
				if s, has := at[v]; has {
					now[v] = s
				}
			}
			for a := range r.vars {
				if s, has := at[a]; has {
					now[a] = s
				}
			}
			k.after = append(k.after, now)
		}
		switch br := b.Term.(type) {
		case *llir.TermBr:
			k.arms[0], k.may[0] = at, true
		case *llir.TermCondBr:
			for arm := range 2 {
				if br.TargetTrue == br.TargetFalse {
					k.arms[arm], k.may[arm] = at, true
					continue
				}
				r.refined(b, at, br.Cond, arm, func() { k.arms[arm], k.may[arm] = maps.Clone(at), true })
			}
		}
		all[b] = k
	}
	return all
}

// rangedNumber has undefined bits u.
type rangedNumber struct{ v, u uint64 }

// rangedRun is one run of a function.
type rangedRun struct {
	r                       *ranges
	known                   map[*llir.Block]*rangedBlock
	rng                     *rand.Rand
	vals                    map[value.Value]rangedNumber // of variables, what they hold
	steps, bounded, divided int
}

// random is a number of that many bits: a small one, one near to the greatest, or any.
func (run *rangedRun) random(bits uint) uint64 {
	n := run.rng.Uint64()
	switch run.rng.IntN(5) {
	case 0:
		n %= 4
	case 1:
		n = -(n % 4)
	case 2:
		n = []uint64{7, 8, 126, 127, 128, 129, 254, 255, 256, 1000, 1 << 31, 1 << 63, 1<<31 - 1, 1<<63 - 1}[n%14]
	case 3:
		n >>= n % 64
	}
	return n & most(bits)
}

// in returns what is wrong if there is something of which now says what is not so.
func (run *rangedRun) in(where string, now map[value.Value]span) string {
	for v, s := range now {
		n, ok := run.vals[v]
		if !ok {
			continue // not computed yet
		}
		run.steps++
		if s.lo > 0 || s.hi < run.r.any(v).hi {
			run.bounded++
		}
		if n.v < s.lo || n.v > s.hi || s.known && n.u != 0 {
			return fmt.Sprintf("%s, %s is %d (undefined: %#x), not in %+v", where, v.Ident(), n.v, n.u, s)
		}
	}
	return ""
}

// call runs f until it ends, something is an error, or it has run for long.
func (run *rangedRun) call(f *llir.Func) (wrong string) {
	run.vals = map[value.Value]rangedNumber{}
	for _, p := range f.Params {
		n := rangedNumber{v: run.random(width(p))}
		if run.rng.IntN(4) == 0 {
			n.u = run.random(width(p))
		}
		run.vals[p] = n
	}
	b, from := f.Blocks[0], (*llir.Block)(nil)
	for range 60 {
		now := map[value.Value]rangedNumber{}
		for _, inst := range b.Insts {
			if phi, ok := inst.(*llir.InstPhi); ok {
				now[phi] = run.get(incoming(phi, from))
			}
		}
		maps.Copy(run.vals, now)
		if run.r.entry[b] == nil {
			return fmt.Sprintf("%s is said not to be reached", b.Ident())
		}
		if wrong = run.in("at the start of "+b.Ident(), run.r.entry[b]); wrong != "" {
			return wrong
		}
		for i, inst := range b.Insts {
			if run.r.fl.divides[inst] {
				run.divided++
				d := run.get(divisor(inst))
				if d.v == 0 || d.u != 0 || !isUnsigned(inst) && d.v>>(width(divisor(inst))-1) != 0 {
					return fmt.Sprintf("%v divides by %+v", inst, d)
				}
			}
			if !run.execute(inst) {
				return ""
			}
			if wrong = run.in(fmt.Sprintf("in %s after %v", b.Ident(), inst), run.known[b].after[i]); wrong != "" {
				return wrong
			}
			if v, ok := inst.(value.Value); ok {
				if s, ok := run.r.values[v]; ok {
					if wrong = run.in("at any time", map[value.Value]span{v: s}); wrong != "" {
						return wrong
					}
				}
			}
		}
		arm := 0
		var next value.Value
		switch br := b.Term.(type) {
		case *llir.TermBr:
			next = br.Target
		case *llir.TermCondBr:
			c := run.get(br.Cond)
			if c.u != 0 {
				return ""
			}
			next = br.TargetTrue
			if c.v == 0 {
				next, arm = br.TargetFalse, 1
			}
		default:
			return ""
		}
		if !run.known[b].may[arm] {
			return fmt.Sprintf("arm %d of %s is said never to be taken", arm, b.Ident())
		}
		if wrong = run.in(fmt.Sprintf("in arm %d of %s", arm, b.Ident()), run.known[b].arms[arm]); wrong != "" {
			return wrong
		}
		b, from = next.(*llir.Block), b
	}
	return ""
}

func (run *rangedRun) get(v value.Value) rangedNumber {
	v = unwrap(v)
	if c, ok := v.(*constant.Int); ok {
		return rangedNumber{v: constantBits(c)}
	}
	n, ok := run.vals[v]
	if !ok {
		panic("BUG: no value for " + v.Ident())
	}
	return n
}

// execute executes inst. ok is false if that is an error.
func (run *rangedRun) execute(inst llir.Instruction) (ok bool) {
	anything := func(a *llir.InstAlloca) {
		w := uint(a.ElemType.(*types.IntType).BitSize)
		run.vals[a] = rangedNumber{run.random(w), most(w)}
	}
	switch x := inst.(type) {
	case *llir.InstPhi:
		return true
	case *llir.InstAlloca:
		anything(x)
		return true
	case *llir.InstStore:
		run.vals[unwrap(x.Dst)] = run.get(x.Src)
		return true
	}
	v := inst.(value.Value)
	w := width(v)
	var n rangedNumber
	switch x := inst.(type) {
	case *llir.InstLoad:
		n = run.get(x.Src)
	case *llir.InstZExt:
		n = run.get(x.From)
	case *llir.InstTrunc:
		n = run.get(x.From)
	case *llir.InstSExt:
		from := run.get(x.From)
		n = rangedNumber{extended(from.v, width(x.From)), extended(from.u, width(x.From))}
	case *llir.InstSelect:
		n = chosen(run.get(x.Cond), run.get(x.ValueTrue), run.get(x.ValueFalse))
	case *llir.InstICmp:
		n = comparedNumbers(x.Pred, run.get(x.X), run.get(x.Y), width(x.X))
	case *llir.InstCall:
		base, _ := intrinsicOf(x)
		if strings.HasPrefix(base, "lifetime") {
			anything(unwrap(x.Args[1]).(*llir.InstAlloca))
			return true
		}
		a, b := run.get(x.Args[0]), run.get(x.Args[1])
		pred := map[string]enum.IPred{"umin": enum.IPredULT, "umax": enum.IPredUGT, "smin": enum.IPredSLT, "smax": enum.IPredSGT}[base]
		n = chosen(comparedNumbers(pred, a, b, w), a, b)
	default:
		o := operandsOf(inst.(value.User))
		if n, ok = calculated(inst, run.get(*o[0]), run.get(*o[1]), w); !ok {
			return false
		}
	}
	run.vals[v] = rangedNumber{n.v & most(w), n.u & most(w)}
	return true
}

func extended(n uint64, w uint) uint64 { return uint64(int64(n<<(64-w)) >> (64 - w)) }

func chosen(c, a, b rangedNumber) rangedNumber {
	n := b
	if c.v != 0 {
		n = a
	}
	if c.u != 0 {
		n.u = a.u | b.u | a.v ^ b.v
	}
	return n
}

// comparedNumbers is the result of a comparison: it is undefined if the undefined bits decide.
func comparedNumbers(pred enum.IPred, a, b rangedNumber, w uint) rangedNumber {
	u := a.u | b.u
	switch pred {
	case enum.IPredEQ, enum.IPredNE:
		return rangedNumber{uint64(b2i((a.v == b.v) == (pred == enum.IPredEQ))), uint64(b2i(u != 0 && (a.v^b.v)&^u == 0))}
	case enum.IPredSLT, enum.IPredSLE, enum.IPredSGT, enum.IPredSGE:
		a.v ^= 1 << (w - 1)
		b.v ^= 1 << (w - 1)
	}
	switch pred {
	case enum.IPredUGT, enum.IPredUGE, enum.IPredSGT, enum.IPredSGE:
		a, b = b, a
	}
	switch pred {
	case enum.IPredULT, enum.IPredSLT, enum.IPredUGT, enum.IPredSGT:
		return rangedNumber{uint64(b2i(a.v < b.v)), uint64(b2i(u != 0 && a.v&^a.u < b.v|b.u && a.v|a.u >= b.v&^b.u))}
	}
	return rangedNumber{uint64(b2i(a.v <= b.v)), uint64(b2i(u != 0 && b.v&^b.u < a.v|a.u && b.v|b.u >= a.v&^a.u))}
}

// calculated is the result of arithmetic, ok is false if it is an error. Shifts that are too far shift all out.
func calculated(inst llir.Instruction, a, b rangedNumber, w uint) (n rangedNumber, ok bool) {
	u, m := a.u|b.u, most(w)
	all := uint64(0)
	if u != 0 {
		all = m
	}
	if divisor(inst) != nil && (b.v == 0 || b.u != 0) {
		return n, false
	}
	shift := func(x rangedNumber, f func(v uint64) uint64) rangedNumber {
		if b.u != 0 {
			return rangedNumber{f(x.v), m}
		}
		return rangedNumber{f(x.v), f(x.u)}
	}
	sa, sb := int64(extended(a.v, w)), int64(extended(b.v, w))
	switch inst.(type) {
	case *llir.InstAdd:
		lo, hi := a.v&^a.u+b.v&^b.u, (a.v|a.u)+(b.v|b.u)
		return rangedNumber{a.v + b.v, lo ^ hi | u}, true
	case *llir.InstSub:
		lo, hi := a.v&^a.u-(b.v|b.u), (a.v|a.u)-b.v&^b.u
		return rangedNumber{a.v - b.v, lo ^ hi | u}, true
	case *llir.InstMul:
		if u != 0 {
			if h, l := bits.Mul64(a.v|a.u, b.v|b.u); h == 0 && l <= m {
				all = most(64) >> min(63, bits.LeadingZeros64(l^(a.v&^a.u)*(b.v&^b.u)))
			}
		}
		return rangedNumber{a.v * b.v, all}, true
	case *llir.InstShl:
		return shift(a, func(v uint64) uint64 { return v << b.v }), true
	case *llir.InstLShr:
		return shift(a, func(v uint64) uint64 { return v >> b.v }), true
	case *llir.InstAShr:
		return shift(a, func(v uint64) uint64 { return uint64(int64(extended(v, w)) >> min(b.v, 63)) }), true
	case *llir.InstUDiv:
		return rangedNumber{a.v / b.v, all}, true
	case *llir.InstURem:
		return rangedNumber{a.v % b.v, all}, true
	case *llir.InstSDiv:
		if sb == -1 {
			return rangedNumber{-a.v, all}, a.v != 1<<(w-1)
		}
		return rangedNumber{uint64(sa / sb), all}, true
	case *llir.InstSRem:
		if sb == -1 {
			return rangedNumber{0, all}, a.v != 1<<(w-1)
		}
		return rangedNumber{uint64(sa % sb), all}, true
	case *llir.InstAnd:
		return rangedNumber{a.v & b.v, u & (a.v | a.u) & (b.v | b.u)}, true
	case *llir.InstOr:
		return rangedNumber{a.v | b.v, u & (^a.v | a.u) & (^b.v | b.u)}, true
	case *llir.InstXor:
		return rangedNumber{a.v ^ b.v, u}, true
	}
	panic(fmt.Sprintf("BUG: %v", inst))
}
