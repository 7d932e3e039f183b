package interp_test

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

var (
	cellsSeed     = flag.Int64("cells.seed", 1, "seed of TestCells")
	cellsPrograms = scale.Flag("cells.programs", scale.By{Short: 40, Usual: 80, Wide: 300, Full: 5000}, "random functions of TestCells")
)

// TestCells: a local variable that needs no memory, although it is accessed in parts that overlap (load/cells.go), has at each time the
// values, undefined bits and dependencies that it has in memory. Random functions run with and without a function that is given the
// addresses of their variables, and must have the same events. So they must where the compiler marks the lives of variables: those in loops
// have more than one.
func TestCells(t *testing.T) {
	clang := find("clang", "clang-22", "clang-19", "clang-16", "clang-14")
	if clang == "" {
		t.Skip("*** NO clang: variables that are accessed in parts are NOT TESTED")
	}
	rnd := rand.New(rand.NewSource(*cellsSeed))
	var c strings.Builder
	c.WriteString(cellsHeader)
	n := cellsPrograms.N()
	var bodies []string
	for i := range n {
		g := cellsGen{rnd: rnd}
		bodies = append(bodies, g.body())
		fmt.Fprintf(&c, "void main_%d(void) {\n%s}\n", i, bodies[i])
	}
	for _, body := range cellsFixed {
		fmt.Fprintf(&c, "void main_%d(void) {\n%s}\n", len(bodies), body)
		bodies = append(bodies, body)
	}
	t.Run("O0", func(t *testing.T) { cellsCompare(t, bodies, clang, c.String(), rnd) })
	t.Run("lives", func(t *testing.T) {
		cellsCompare(t, bodies, clang, c.String(), rnd, "-O1", "-Xclang", "-disable-llvm-passes")
	})
}

// cellsCompare compares the functions that text has, with these bodies.
func cellsCompare(t *testing.T, bodies []string, clang, text string, rnd *rand.Rand, flags ...string) {
	n := len(bodies)
	var progs [2]*ir.Program
	for k, touch := range []string{"", "touch(&x,0)"} {
		progs[k] = loadC(t, clang, text, append([]string{"-DTOUCH(x)=" + touch}, flags...)...)
	}
	slots, memory := cellsObjects(progs[0]), cellsObjects(progs[1])
	labels, errors := 0, 0
	var s determined
	for i := range n {
		var machines [2]*interp.Machine
		for k, prog := range progs {
			machines[k] = interp.New(prog, interp.Config{Entry: fmt.Sprint("main_", i), TrackDeps: true})
		}
		for round := range 4 {
			var runs [2][]played
			for k, m := range machines {
				p := &player{m: m, rnd: rand.New(rand.NewSource(int64(100*i + round)))}
				runs[k] = p.play(nil, 200, func(i int, lab *event.Label) (event.Value, bool) { return p.some(i, lab, nil, nil) })
			}
			labels += len(runs[0])
			if runs[0][len(runs[0])-1].lab.Kind == event.Error {
				errors++
			}
			if d := cellsDiffer(machines, runs); d != "" {
				t.Fatalf("%s\n%s", d, bodies[i])
			}
		}
		s.thread(t, fmt.Sprint("main_", i), &player{m: machines[0], rnd: rnd}, nil)
		if t.Failed() {
			t.Fatal(bodies[i])
		}
	}
	t.Logf("%d functions, %d variables in memory, %d if given away, %d labels compared, %d errors", n, slots, memory, labels, errors)
	if slots > memory/4 {
		t.Errorf("%d of %d variables are in memory", slots, memory)
	}
}

// loadC compiles text without optimisation, and loads it.
func loadC(t *testing.T, clang, text string, flags ...string) *ir.Program {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.ll")
	if err := os.WriteFile(in, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command(clang, append([]string{"-O0", "-S", "-emit-llvm", "-w", "-o", out, in}, flags...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	p, err := load.File(out)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCellsDepend: a part of a variable depends on what was written there, and on nothing else, through copies, too. What memory says of parts
// that are copied together is more than that.
func TestCellsDepend(t *testing.T) {
	clang := find("clang", "clang-22", "clang-19", "clang-16", "clang-14")
	if clang == "" {
		t.Skip("*** NO clang: variables that are accessed in parts are NOT TESTED")
	}
	tests := []struct{ body, want string }{
		{"v.w = L(x8[0]); O(o4, v.h[0]); O(o4, v.h[1]); O(o8, v.w);", "[1] [1] [1]"},
		{"v.h[0] = L(x4[0]); v.h[1] = L(x4[1]); O(o4, v.h[0]); O(o4, v.h[1]); O(o8, v.w);", "[1] [2] [1 2]"},
		{"v.h[0] = L(x4[0]); v.h[1] = L(x4[1]); V w = v, u = w; O(o4, u.h[0]); O(o4, u.h[1]); O(o8, u.w);", "[1] [2] [1 2]"},
		{"v.w = L(x8[0]); V w = v; w.h[1] = 3; O(o4, w.h[0]); O(o4, w.h[1]); O(o8, v.w);", "[1] [] [1]"},
		{"v.w = L(x8[0]); V w = v; w.h[0] = 3; w.h[1] = L(x4[0]); O(o8, w.w); w = v; O(o4, w.h[1]);", "[2] [1]"},
		{"v = pair(L(x4[0]), 7); V w; memcpy(&w, &v.h[1], 4); O(o4, w.h[0]); memcpy(&w.q[1], &v, 4); O(o2, w.q[0]); O(o4, w.h[0]);", "[1] [1] [1]"},
		{"W w; w.s.t = L(x8[0]); w.w[0] = L(x8[1]); W u = w; O(o8, u.w[0]); O(o8, u.s.t); O(o4, u.h[3]);", "[2] [1] [1]"},
	}
	var c strings.Builder
	c.WriteString(cellsHeader)
	for i, tc := range tests {
		fmt.Fprintf(&c, "void main_%d(void) { V v; %s }\n", i, tc.body)
	}
	prog := loadC(t, clang, c.String())
	if n := cellsObjects(prog); n != 0 {
		t.Errorf("%d variables are in memory", n)
	}
	for i, tc := range tests {
		m := interp.New(prog, interp.Config{Entry: fmt.Sprint("main_", i), TrackDeps: true})
		p := &player{m: m, rnd: rand.New(rand.NewSource(1))}
		var got []string
		for _, e := range p.play(nil, 50, func(int, *event.Label) (event.Value, bool) { return event.V(5), true }) {
			if e.lab.Kind == event.Write {
				got = append(got, fmt.Sprint(m.Deps().Events(m.Deps().Deps(e.lab.Deps).Data)))
			}
		}
		if s := strings.Join(got, " "); s != tc.want {
			t.Errorf("%s: data dependencies %s, want %s", tc.body, s, tc.want)
		}
	}
}

// cellsObjects counts the variables of functions that are in memory.
func cellsObjects(p *ir.Program) (n int) {
	for _, f := range p.Funcs {
		if strings.HasPrefix(f.Name, "main_") {
			for i := range f.Code {
				if f.Code[i].Op == ir.OpAlloca {
					n++
				}
			}
		}
	}
	return n
}

// cellsDiffer says in what events are not the same in slots and in memory; "" if they are. They depend on as much in memory, or on more: bytes
// that are copied together depend on the same there.
func cellsDiffer(m [2]*interp.Machine, runs [2][]played) string {
	var b strings.Builder
	same := len(runs[0]) == len(runs[1])
	for i := range min(len(runs[0]), len(runs[1])) {
		x, y := runs[0][i].lab, runs[1][i].lab
		fmt.Fprintf(&b, "%s %s, in memory %s %s\n", show(m[0], &x), showDeps(m[0].Deps(), x.Deps), show(m[1], &y), showDeps(m[1].Deps(), y.Deps))
		have, most := m[0].Deps().Deps(x.Deps), m[1].Deps().Deps(y.Deps)
		for _, s := range [][2]event.DepSet{{have.Addr, most.Addr}, {have.Data, most.Data}, {have.Ctrl, most.Ctrl}} {
			may := m[1].Deps().Events(s[1])
			for _, e := range m[0].Deps().Events(s[0]) {
				same = same && slices.Contains(may, e)
			}
		}
		x.Deps, y.Deps, x.Pos, y.Pos, x.Msg, y.Msg = 0, 0, 0, 0, 0, 0
		if x.Kind == event.Error {
			x, y = event.Label{Kind: x.Kind, Val: x.Val}, event.Label{Kind: y.Kind, Val: y.Val}
		}
		if x.Val.Hi != 0 { // memory knows one origin of undefined bits for each 8 bytes
			x.Len, y.Len = 0, 0
		}
		x.Val.Lo, y.Val.Lo = x.Val.Lo&^x.Val.Hi, y.Val.Lo&^y.Val.Hi
		same = same && x == y
	}
	if same {
		return ""
	}
	return b.String()
}

const cellsHeader = `
#include <stdatomic.h>
#include <string.h>
typedef unsigned long u8; typedef unsigned u4; typedef unsigned short u2; typedef unsigned char u1;
typedef union { u8 w; u4 h[2]; u2 q[4]; u1 b[8]; float f[2]; void *p; struct { u4 a; u2 b; u1 c; } s; } V;
typedef union { unsigned __int128 x; u8 w[2]; u4 h[4]; u2 q[8]; struct { void *p; u8 t; } s; V v[2]; } W;
typedef struct { u4 a; u8 b; u2 c[2]; } S;
_Atomic u8 x8[3], o8; _Atomic u4 x4[3], o4; _Atomic u2 x2[3], o2; _Atomic u1 x1[3], o1; _Atomic u8 arr[8];
static void touch(void *p, int again) { if (again) touch(p, again - 1); }
static inline V same(V v) { return v; }
static inline u8 high(V v) { return v.h[1]; }
static inline V pair(u4 a, u4 b) { V v; v.h[0] = a; v.h[1] = b; return v; }
static inline void bump(V *v) { v->h[1]++; }
static inline void copy(V *to, V *from) { *to = *from; }
#define L(x) atomic_load_explicit(&x, memory_order_relaxed)
#define O(x, v) atomic_store_explicit(&x, v, memory_order_relaxed)
`

// cellsFixed are functions that are not drawn: with a number that cannot be cut, whole or in parts, and with copies within a variable.
var cellsFixed = []string{
	"\tunion { long double d; u8 w[2]; u2 q[8]; } z; TOUCH(z);\n\tz.d = L(x4[0]); O(o8, z.w[0]); z.q[0] = 1; O(o2, z.q[4]); O(o8, z.d > 1);\n",
	"\tunion { long double d; u8 w[2]; u2 q[8]; } z; TOUCH(z);\n\tz.w[0] = L(x8[0]); z.w[1] = 0x3fff; O(o8, z.d > 1); O(o2, z.q[1]);\n",
	"\tstruct { V a, b; } z; TOUCH(z);\n\tz.a.w = L(x8[0]); z.b.w = 5; memmove((char *)&z + 4, &z, 8); O(o8, z.a.w); O(o8, z.b.w);\n\tz.b = z.a; O(o4, z.b.h[1]);\n",
	"\tV a, b; TOUCH(a); TOUCH(b);\n\ta.w = L(x8[0]); *(volatile V *)&b = *(volatile V *)&a; b.h[0] = 1; O(o4, b.h[1]); O(o8, b.w);\n",
}

// cellsGen makes a function.
type cellsGen struct {
	rnd  *rand.Rand
	deep bool // in a loop
}

func (g *cellsGen) body() string {
	var b strings.Builder
	for _, v := range []string{"V v0, v1, v2;", "W w0, w1;", "S s0, s1;"} {
		fmt.Fprintf(&b, "\t%s\n", v)
	}
	for _, v := range []string{"v0", "v1", "v2", "w0", "w1", "s0", "s1"} {
		fmt.Fprintf(&b, "\tTOUCH(%s);\n", v)
	}
	for _, v := range []string{"v0", "v1", "v2", "w0", "w1", "s0", "s1"} {
		if g.rnd.Intn(3) > 0 {
			b.WriteString(g.pick("\tmemset(&"+v+", 0, sizeof "+v+");\n", fmt.Sprintf("\t*(u8 *)&%s = %s;\n", v, g.value()), fmt.Sprintf("\t*(u8 *)&%s = L(x8[0]); ((u4 *)&%s)[2*(sizeof %s > 8)] = L(x4[1]);\n", v, v, v)))
		}
	}
	for range 3 + g.rnd.Intn(12) {
		fmt.Fprintf(&b, "\t%s\n", g.stmt())
	}
	fmt.Fprintf(&b, "\tO(o8, %s);\n", g.value())
	return b.String()
}

func (g *cellsGen) pick(s ...string) string { return s[g.rnd.Intn(len(s))] }

func (g *cellsGen) v() string { return g.pick("v0", "v1", "v2", "v0", "v1", "w0.v[0]", "w1.v[1]") }
func (g *cellsGen) w() string { return g.pick("w0", "w1") }

// part is a scalar of a variable.
func (g *cellsGen) part() string {
	n := g.rnd.Intn
	switch n(14) {
	case 0, 1, 2:
		return g.v() + ".w"
	case 3, 4, 5:
		return fmt.Sprintf("%s.h[%d]", g.v(), n(2))
	case 6:
		return fmt.Sprintf("%s.q[%d]", g.v(), n(4))
	case 7:
		return fmt.Sprintf("%s.b[%d]", g.v(), n(8))
	case 8:
		return g.v() + ".s." + g.pick("a", "b", "c")
	case 9:
		return g.w() + ".x"
	case 10:
		return fmt.Sprintf("%s.w[%d]", g.w(), n(2))
	case 11:
		return fmt.Sprintf("%s.h[%d]", g.w(), n(4))
	case 12:
		return g.pick("s0", "s1") + g.pick(".a", ".b", ".c[0]", ".c[1]")
	}
	return g.w() + ".s.t"
}

// value is something that is computed.
func (g *cellsGen) value() string {
	k := g.rnd.Intn(3)
	switch g.rnd.Intn(8) {
	case 0, 1:
		return fmt.Sprintf("L(%s[%d])", g.pick("x8", "x4", "x2", "x1", "x8"), k)
	case 2:
		return fmt.Sprintf("(%s + %d)", g.part(), k)
	case 3:
		return fmt.Sprintf("(%s ^ L(x4[%d]))", g.part(), k)
	case 4:
		return fmt.Sprintf("high(%s)", g.v())
	case 5:
		return fmt.Sprint(g.rnd.Intn(300) - 20)
	}
	return g.part()
}

func (g *cellsGen) stmt() string {
	n := g.rnd.Intn
	switch n(18) {
	case 0, 1, 2, 3:
		return fmt.Sprintf("%s = %s;", g.part(), g.value())
	case 16:
		return fmt.Sprintf("if (%s & %d) { %s }", g.value(), 1+n(255), g.stmt())
	case 17:
		if g.deep {
			break
		}
		g.deep = true
		defer func() { g.deep = false }()
		begin := g.pick("if (!i) ", "if (i == 1) ", "if (L(x1[0]) & 1) ", "") + g.pick("v1 = v0;", "v1.w = L(x8[0]);", "v1.h[1] = L(x4[0]);", "memset(&v1, 0, 6);")
		return fmt.Sprintf("for (int i = 0; i < 2; i++) { V v1; TOUCH(v1); %s %s %s %s }", begin, g.stmt(), g.stmt(), g.stmt())
	case 4, 5:
		return fmt.Sprintf("%s = %s;", g.v(), g.v())
	case 6:
		return fmt.Sprintf("%s = %s;", g.pick("w0", "w1"), g.w())
	case 7:
		return fmt.Sprintf("%s = %s;", g.v(), g.pick("same("+g.v()+")", "pair("+g.value()+", "+g.value()+")"))
	case 8:
		return fmt.Sprintf("memset(&%s, %d, %d);", g.v(), g.pick("0", "0", "255")[0]-'0', 1+n(8))
	case 9:
		k := 1 + n(8)
		return fmt.Sprintf("memcpy((char *)&v%d + %d, (char *)&w%d + %d, %d);", n(3), n(9-k), n(2), n(17-k), k)
	case 10:
		return g.pick("bump(&v0);", "memmove((char *)&v0 + 2, &v0, 6);", "copy(&v0, &v1);", "copy(&v2, &w0.v[1]);", "s0 = s1;", "memcpy(&s1, &w1, sizeof s1 - 8);")
	case 11:
		return fmt.Sprintf("if (%s & %d) O(o4, %d);", g.part(), 1+n(255), n(5))
	case 12:
		return fmt.Sprintf("%s = (V){.w = %s};", g.v(), g.value())
	case 13:
		return fmt.Sprintf("O(arr[%s & 7], %d);", g.part(), n(9))
	}
	return fmt.Sprintf("O(%s, %s);", g.pick("o8", "o4", "o2", "o1"), g.part())
}
