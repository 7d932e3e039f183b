package main

import (
	"errors"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

var undefN = scale.Flag("undef.n", scale.By{Short: 3, Usual: 3, Wide: 6, Full: 50}, "programs that TestUndefRandom makes for each compiler and level")

// An undefProgram is a random C program that moves structures, parts of which were never
// written, through memory, calls and threads, and asserts what it wrote. What it must be
// found to do is computed here, byte by byte: wrong is the line of the first assertion
// about a byte that was never written, 0 if there is none.
type undefProgram struct {
	text  strings.Builder
	line  int
	wrong int

	r      *rand.Rand
	fields []undefField
	size   int
	vars   []*undefVar
	temps  int
}

// undefField is a member; one of a bit-field has bits.
type undefField struct {
	typ             string
	off, size, bits int
}

// undefVar is an object of the structure: expr names it, ptr points to it.
type undefVar struct {
	expr, ptr string
	bytes     []int          // value of each byte, -1: never written
	bits      map[int]uint64 // bit-fields that were written, by index of the field
	heap      bool
}

func (v *undefVar) set(bytes []int, bits map[int]uint64) {
	copy(v.bytes, bytes)
	v.bits = map[int]uint64{}
	for k, x := range bits {
		v.bits[k] = x
	}
}

func (p *undefProgram) emit(format string, args ...any) {
	fmt.Fprintf(&p.text, format+"\n", args...)
	p.line++
}

func newUndefProgram(seed int64) *undefProgram {
	p := &undefProgram{r: rand.New(rand.NewSource(seed))}
	r := p.r
	types := []struct {
		name string
		size int
	}{{"unsigned char", 1}, {"unsigned short", 2}, {"unsigned", 4}, {"unsigned long long", 8}}
	var members []string
	for i := range 2 + r.Intn(4) {
		ty := types[r.Intn(len(types))]
		p.size = (p.size + ty.size - 1) / ty.size * ty.size
		p.fields = append(p.fields, undefField{ty.name, p.size, ty.size, 0})
		members = append(members, fmt.Sprintf("%s f%d;", ty.name, i))
		p.size += ty.size
	}
	align := 1
	for _, f := range p.fields {
		align = max(align, f.size)
	}
	if r.Intn(2) == 0 { // a unit of bit-fields at the end
		align = max(align, 4)
		p.size = (p.size + 3) / 4 * 4
		members = append(members, "unsigned : 0;")
		left := 32
		for left > 2 && len(p.fields) < 9 {
			n := min(1+r.Intn(13), left)
			p.fields = append(p.fields, undefField{"unsigned", p.size, 4, n})
			members = append(members, fmt.Sprintf("unsigned f%d : %d;", len(p.fields)-1, n))
			left -= n
		}
		p.size += 4
	}
	p.size = (p.size + align - 1) / align * align
	p.emit("#include <assert.h>")
	p.emit("#include <pthread.h>")
	p.emit("#include <stdlib.h>")
	p.emit("#include <string.h>")
	p.emit("struct S { %s };", strings.Join(members, " "))
	p.emit("_Static_assert(sizeof(struct S) == %d, \"\");", p.size)
	p.emit("static struct S g0, g1, *from, *to;")
	p.emit("volatile int one = 1;")
	p.emit("static __attribute__((noinline)) struct S pass(struct S s) { return s; }")
	p.emit("static __attribute__((noinline)) void put(struct S *d, struct S s) { *d = s; }")
	p.emit("static __attribute__((noinline)) struct S pick(int c, struct S a, struct S b) { return c ? a : b; }")
	p.emit("static void *mover(void *arg) { *to = *from; return arg; }")
	p.emit("int main(void)")
	p.emit("{")
	zero := func() []int { return make([]int, p.size) }
	blank := func() []int {
		b := zero()
		for i := range b {
			b[i] = -1
		}
		return b
	}
	zeroBits := func() map[int]uint64 {
		b := map[int]uint64{}
		for i, f := range p.fields {
			if f.bits != 0 {
				b[i] = 0
			}
		}
		return b
	}
	for i := range 2 {
		p.vars = append(p.vars, &undefVar{expr: fmt.Sprintf("g%d", i), ptr: fmt.Sprintf("&g%d", i), bytes: zero(), bits: zeroBits()})
	}
	for i := range 3 {
		p.vars = append(p.vars, &undefVar{expr: fmt.Sprintf("l%d", i), ptr: fmt.Sprintf("&l%d", i), bytes: blank(), bits: map[int]uint64{}})
	}
	p.emit("\tstruct S l0, l1, l2;")
	for i := range 2 {
		v := &undefVar{expr: fmt.Sprintf("(*h%d)", i), ptr: fmt.Sprintf("h%d", i), bytes: blank(), bits: map[int]uint64{}, heap: true}
		p.vars = append(p.vars, v)
		if r.Intn(4) == 0 {
			v.set(zero(), zeroBits())
			p.emit("\tstruct S *h%d = calloc(1, sizeof *h%d);", i, i)
		} else {
			p.emit("\tstruct S *h%d = malloc(sizeof *h%d);", i, i)
		}
	}
	p.emit("\tpthread_t t;")
	careful := r.Intn(3) > 0 // never looks at what was not written
	for n := 6 + r.Intn(12); n > 0 && p.wrong == 0; n-- {
		p.step(careful)
	}
	p.emit("\tfree(h0);")
	p.emit("\tfree(h1);")
	p.emit("\treturn 0;")
	p.emit("}")
	return p
}

// known reports whether field i of v was written, with its value.
func (p *undefProgram) known(v *undefVar, i int) (x uint64, ok bool) {
	f := p.fields[i]
	if f.bits != 0 {
		x, ok = v.bits[i]
		return x, ok
	}
	for k := range f.size {
		b := v.bytes[f.off+k]
		if b < 0 {
			return 0, false
		}
		x |= uint64(b) << (8 * k)
	}
	return x, true
}

// plain returns the index of a field that is no bit-field.
func (p *undefProgram) plain() int {
	for {
		if i := p.r.Intn(len(p.fields)); p.fields[i].bits == 0 {
			return i
		}
	}
}

func (p *undefProgram) step(careful bool) {
	r := p.r
	v, w, u := p.vars[r.Intn(len(p.vars))], p.vars[r.Intn(len(p.vars))], p.vars[r.Intn(len(p.vars))]
	i := r.Intn(len(p.fields))
	f := p.fields[i]
	switch r.Intn(14) {
	case 0, 1, 2:
		x := r.Uint64()
		if f.bits != 0 {
			x &= 1<<f.bits - 1
			v.bits[i] = x
		} else {
			x &= ^uint64(0) >> (64 - 8*f.size)
			for k := range f.size {
				v.bytes[f.off+k] = int(x >> (8 * k) & 0xff)
			}
		}
		p.emit("\t%s.f%d = %dull;", v.expr, i, x)
	case 3:
		p.emit("\t%s = %s;", v.expr, w.expr)
		v.set(w.bytes, w.bits)
	case 4:
		p.emit("\t%s = pass(%s);", v.expr, w.expr)
		v.set(w.bytes, w.bits)
	case 5:
		p.emit("\tput(%s, %s);", v.ptr, w.expr)
		v.set(w.bytes, w.bits)
	case 6:
		c := r.Intn(2)
		p.emit("\t%s = pick(one == %d, %s, %s);", v.expr, c, u.expr, w.expr)
		if c == 0 {
			u = w
		}
		v.set(u.bytes, u.bits)
	case 7:
		p.emit("\tmem%s(%s, %s, sizeof(struct S));", [...]string{"cpy", "move"}[r.Intn(2)], v.ptr, w.ptr)
		v.set(w.bytes, w.bits)
	case 8: // some bytes, not of the bit-fields
		k := p.plain()
		f := p.fields[k]
		from := f.off + r.Intn(f.size)
		n := 1 + r.Intn(f.off+f.size-from)
		if v != w {
			p.emit("\tmemcpy((char *)%s + %d, (char *)%s + %d, %d);", v.ptr, from, w.ptr, from, n)
			copy(v.bytes[from:from+n], w.bytes[from:from+n])
		}
	case 9: // a byte of another field
		a, b := p.fields[p.plain()], p.fields[p.plain()]
		x, y := a.off+r.Intn(a.size), b.off+r.Intn(b.size)
		p.emit("\t((char *)%s)[%d] = ((char *)%s)[%d];", v.ptr, x, w.ptr, y)
		v.bytes[x] = w.bytes[y]
	case 10:
		c := r.Intn(256)
		p.emit("\tmemset(%s, %d, sizeof(struct S));", v.ptr, c)
		at := 0
		for k := range v.bytes {
			v.bytes[k] = c
		}
		for k, f := range p.fields {
			if f.bits != 0 {
				v.bits[k] = uint64(c) * 0x01010101 >> at & (1<<f.bits - 1)
				at += f.bits
			}
		}
	case 11: // through a scalar; conversions cut off bytes or add zeros
		a, b := p.plain(), p.plain()
		p.emit("\t%s t%d = %s.f%d; %s.f%d = t%d;", p.fields[b].typ, p.temps, w.expr, b, v.expr, a, p.temps)
		p.temps++
		old := append([]int(nil), w.bytes...)
		for k := range p.fields[a].size {
			x := 0
			if k < p.fields[b].size {
				x = old[p.fields[b].off+k]
			}
			v.bytes[p.fields[a].off+k] = x
		}
	case 12:
		if v == w || p.temps > 12 {
			return
		}
		p.temps += 5
		p.emit("\tfrom = %s; to = %s; pthread_create(&t, NULL, mover, NULL); pthread_join(t, NULL);", w.ptr, v.ptr)
		v.set(w.bytes, w.bits)
	case 13:
		if !v.heap {
			return
		}
		p.emit("\t%s = realloc(%s, 2 * sizeof(struct S));", v.ptr, v.ptr)
	}
	for range r.Intn(3) {
		v, i := p.vars[r.Intn(len(p.vars))], r.Intn(len(p.fields))
		x, ok := p.known(v, i)
		if !ok && careful {
			continue
		}
		switch r.Intn(4) {
		case 0:
			p.emit("\tif (%s.f%d != %dull) abort();", v.expr, i, x)
		case 1:
			p.emit("\tswitch (%s.f%d) { case %dull: break; default: abort(); }", v.expr, i, x)
		case 2:
			// Copies of all bytes are made and thrown away.
			p.emit("\t{ struct S c = %s; struct S d = pass(c); assert(d.f%d == %dull); }", v.expr, i, x)
		default:
			p.emit("\tassert(%s.f%d == %dull);", v.expr, i, x)
		}
		if !ok {
			p.wrong = p.line
			return
		}
	}
}

// Random programs that copy what was never written, and in some cases use it, are
// wrong exactly where they use it. An optimising compiler may do away with a use, as the program
// has no meaning then; it must not make one.
func TestUndefRandom(t *testing.T) {
	scale.NotShort(t)
	dir := t.TempDir()
	msan := "clang-19"
	if err := msanWorks(msan, dir); err != nil {
		t.Logf("NOT CROSS-CHECKED: %s cannot build programs with -fsanitize=memory here: %v", msan, err)
		msan = ""
	}
	clangs, missing := []string{}, []string{}
	for _, c := range []string{"clang-14", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(c); err != nil {
			missing = append(missing, c)
			continue
		}
		clangs = append(clangs, c)
	}
	if len(clangs) == 0 {
		t.Skipf("SKIPPED: none of %v is installed", missing)
	}
	if len(missing) > 0 {
		t.Logf("NOT TESTED WITH %v: not installed", missing)
	}
	n := undefN.N()
	right, wrong, caught, crossed := 0, 0, 0, 0
	for seed := range int64(n) {
		p := newUndefProgram(seed)
		file := filepath.Join(dir, fmt.Sprintf("undef%d.c", seed))
		if err := os.WriteFile(file, []byte(p.text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		for k, level := range []string{"-O0", "-O1", "-O2"} {
			for j, clang := range clangs {
				if !scale.Full() && int(seed)%len(clangs) != j && k > 0 || !scale.Full() && (int(seed)+k)%len(clangs) != j {
					continue
				}
				mm, eq := []string{"sc", "rc11", "imm"}[int(seed)%3], "co"
				switch {
				case mm != "imm" && seed%5 == 0:
					eq = "rf"
				case mm == "sc" && seed%2 == 0:
					eq = "rvf"
				}
				args := []string{"--clang=" + clang, "--mm=" + mm, "--equivalence=" + eq, "--estimate=false", file, "--", "-g", level}
				rep := check(t, args...)
				got := rep.Verdict
				line := 0
				if len(rep.Errors) > 0 {
					got, line = rep.Errors[0].Kind, rep.Errors[0].Line
				}
				what := fmt.Sprintf("%s %s\n%s", strings.Join(args, " "), rep.Summary, p.text.String())
				switch {
				case p.wrong == 0:
					right++
					if got != "verified" {
						t.Fatalf("%s at line %d: want verified\n%s", got, line, what)
					}
				case level == "-O0":
					wrong++
					caught++
					if got != "uninitialized-read" || line != p.wrong {
						t.Fatalf("%s at line %d: want uninitialized-read at line %d\n%s", got, line, p.wrong, what)
					}
					if !strings.Contains(rep.Errors[0].Message, " at undef") {
						t.Errorf("%q does not say where the bits come from", rep.Errors[0].Message)
					}
				default:
					wrong++
					if got == "uninitialized-read" {
						caught++
					}
					if got == "uninitialized-read" && line != p.wrong || got == "incomplete" {
						t.Fatalf("%s at line %d: want uninitialized-read at line %d\n%s", got, line, p.wrong, what)
					}
				}
			}
		}
		if msan != "" && (scale.Full() || seed < 4) {
			crossed++
			if bad, out := runMSan(t, msan, file); bad != (p.wrong != 0) {
				t.Fatalf("MemorySanitizer: %v, want an error at line %d\n%s\n%s", bad, p.wrong, out, p.text.String())
			}
		}
	}
	t.Logf("%d runs of right programs, %d of wrong ones of which %d were caught, %d programs run with MemorySanitizer", right, wrong, caught, crossed)
	if right == 0 || caught == 0 {
		t.Error("too few programs to tell")
	}
}

var msanFlags = []string{"-g", "-O0", "-fsanitize=memory", "-fno-sanitize-memory-param-retval", "-fno-omit-frame-pointer"}

// msanWorks returns why programs cannot be built and run with MemorySanitizer.
func msanWorks(clang, dir string) error {
	src, bin := filepath.Join(dir, "msan.c"), filepath.Join(dir, "msan")
	if err := os.WriteFile(src, []byte("int main(void) { int x; volatile int *p = &x; return *p ? 1 : 0; }\n"), 0o644); err != nil {
		return err
	}
	if out, err := exec.Command(clang, append(msanFlags, "-o", bin, src)...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	if out, err := exec.Command(bin).CombinedOutput(); err == nil || !strings.Contains(string(out), "use-of-uninitialized-value") {
		return errors.New("it does not find what is wrong with a program of one line")
	}
	return nil
}

// runMSan reports whether MemorySanitizer finds the program in file wrong.
func runMSan(t *testing.T, clang, file string) (bad bool, output string) {
	bin := strings.TrimSuffix(file, ".c")
	if out, err := exec.Command(clang, append(msanFlags, "-o", bin, file, "-lpthread")...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(bin).CombinedOutput()
	if err != nil && !strings.Contains(string(out), "use-of-uninitialized-value") {
		t.Fatalf("%v\n%s", err, out)
	}
	return err != nil, string(out)
}

// verdictOf is the verdict on a program, or the kind of its first error.
func verdictOf(t *testing.T, args ...string) string {
	t.Helper()
	rep := check(t, append([]string{"--estimate=false"}, args...)...)
	if len(rep.Errors) > 0 {
		return rep.Errors[0].Kind
	}
	return rep.Verdict
}

// An object of the library that was never initialised must not be used, wherever it lies.
// A local one that no other thread knew was not noticed once.
func TestUninitObjects(t *testing.T) {
	scale.NotShort(t)
	clang, err := exec.LookPath("clang-14")
	if err != nil {
		if clang, err = exec.LookPath("clang"); err != nil {
			t.Skip("SKIPPED: clang is not installed")
		}
	}
	dir := t.TempDir()
	for i, tc := range []struct{ typ, use string }{
		{"pthread_mutex_t", "pthread_mutex_lock(p)"}, {"pthread_mutex_t", "pthread_mutex_trylock(p)"}, {"pthread_mutex_t", "pthread_mutex_unlock(p)"},
		{"pthread_mutex_t", "pthread_mutex_destroy(p)"}, {"pthread_cond_t", "pthread_cond_signal(p)"}, {"pthread_cond_t", "pthread_cond_destroy(p)"},
		{"pthread_rwlock_t", "pthread_rwlock_rdlock(p)"}, {"pthread_rwlock_t", "pthread_rwlock_wrlock(p)"}, {"pthread_spinlock_t", "pthread_spin_lock(p)"},
		{"pthread_barrier_t", "pthread_barrier_wait(p)"}, {"pthread_once_t", "pthread_once(p, abort)"}, {"sem_t", "sem_post(p)"}, {"sem_t", "sem_wait(p)"},
		{"mtx_t", "mtx_lock(p)"}, {"atomic_int", "atomic_load(p)"}, {"atomic_int", "atomic_fetch_add(p, 1)"}, {"atomic_flag", "atomic_flag_test_and_set(p)"},
		{"atomic_int", "atomic_compare_exchange_strong(p, &expected, 1)"},
	} {
		for j, place := range []string{"%[1]s object, *p = &object;", "%[1]s *p = malloc(sizeof *p);", "struct { char c; %[1]s a[2]; } object; %[1]s *p = &object.a[1];"} {
			if !(scale.By{Short: 18, Usual: 12, Wide: 6, Full: 1}).Nth(i + 5*j) {
				continue
			}
			file := filepath.Join(dir, fmt.Sprintf("object%d_%d.c", i, j))
			text := "#include <pthread.h>\n#include <semaphore.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n#include <threads.h>\nint expected;\nint main(void)\n{\n\t" +
				fmt.Sprintf(place, tc.typ) + "\n\t" + tc.use + ";\n\treturn 0;\n}\n"
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			if got := verdictOf(t, "--clang="+clang, file, "--", "-g", "-O0"); got != "uninitialized-read" {
				t.Errorf("%s, want uninitialized-read\n%s", got, text)
			}
		}
	}
}

// What LLVM leaves undefined: undef and poison may be copied and computed with, freeze
// gives them a value.
func TestUndefIR(t *testing.T) {
	file := filepath.Join(t.TempDir(), "undef.ll")
	for _, tc := range []struct{ name, body, want string }{
		{"branch", "br i1 undef, label %yes, label %no", "uninitialized-read"},
		{"poison", "%c = icmp eq i32 poison, 3\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"freeze", "%f = freeze i32 undef\n  %c = icmp eq i32 %f, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"masked", "%m = and i32 undef, 0\n  %c = icmp eq i32 %m, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"some bits", "%m = or i32 undef, 8\n  %c = icmp ult i32 %m, 8\n  br i1 %c, label %yes, label %no", "verified"},
		{"too few bits", "%m = or i32 undef, 8\n  %c = icmp ult i32 %m, 16\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"select", "%s = select i1 undef, i32 2, i32 2\n  %c = icmp eq i32 %s, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"select that matters", "%s = select i1 undef, i32 2, i32 3\n  %c = icmp eq i32 %s, 3\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"select of another", "%s = select i1 undef, i32 2, i32 3\n  %c = icmp eq i32 %s, 5\n  br i1 %c, label %yes, label %no", "verified"},
		{"copies", "store i64 undef, ptr @g\n  %v = load i64, ptr @g\n  store i64 %v, ptr %p\n  br label %no", "verified"},
		{"a copy that is used", "store i64 undef, ptr @g\n  %v = load i64, ptr @g\n  store i64 %v, ptr %p\n  %w = load i32, ptr %q\n  %c = icmp eq i32 %w, 3\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"half a copy", "store i64 undef, ptr %p\n  store i32 4, ptr %q\n  %w = load i64, ptr %p\n  %h = lshr i64 %w, 32\n  %c = icmp eq i64 %h, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"argument", "%v = call i32 @second(i32 undef, i32 7)\n  %c = icmp eq i32 %v, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"argument that is returned", "%v = call i32 @second(i32 7, i32 undef)\n  %c = icmp eq i32 %v, 3\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"aggregate", "%a = insertvalue { i32, i32 } poison, i32 5, 1\n  %v = extractvalue { i32, i32 } %a, 1\n  %c = icmp eq i32 %v, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"aggregate's rest", "%a = insertvalue { i32, i32 } poison, i32 5, 1\n  %v = extractvalue { i32, i32 } %a, 0\n  %c = icmp eq i32 %v, 3\n  br i1 %c, label %yes, label %no", "uninitialized-read"},
		{"vector", "%a = insertelement <2 x i32> poison, i32 5, i32 1\n  %b = add <2 x i32> %a, <i32 1, i32 1>\n  %v = extractelement <2 x i32> %b, i32 1\n  %c = icmp eq i32 %v, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"switch", "%m = and i32 undef, 1\n  switch i32 %m, label %no [ i32 1, label %yes ]", "uninitialized-read"},
		{"address", "%a = getelementptr i8, ptr %p, i64 undef\n  store i8 1, ptr %a\n  br label %no", "uninitialized-read"},
		{"divisor", "%d = udiv i32 5, undef\n  br label %no", "uninitialized-read"},
		{"dividend", "%d = udiv i32 undef, 5\n  br label %no", "verified"},
		{"i128", "%z = zext i64 undef to i128\n  %s = shl i128 %z, 64\n  %o = or i128 %s, 6\n  %v = trunc i128 %o to i64\n  %c = icmp eq i64 %v, 3\n  br i1 %c, label %yes, label %no", "verified"},
		{"atomic copy", "store atomic i64 undef, ptr @g monotonic, align 8\n  br label %no", "verified"},
		{"compare-exchange", "%x = cmpxchg ptr @g, i64 undef, i64 1 monotonic monotonic\n  br label %no", "uninitialized-read"},
		{"exit status", "ret i32 undef", "uninitialized-read"},
	} {
		text := "@g = global i64 0, align 8\ndefine i32 @second(i32 %a, i32 %b) noinline {\n  ret i32 %b\n}\ndefine i32 @main() {\nentry:\n" +
			"  %p = alloca i64, align 8\n  %q = getelementptr i8, ptr %p, i64 4\n  " + tc.body + "\nyes:\n  ret i32 0\nno:\n  ret i32 0\n}\n"
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, mm := range []string{"sc", "imm"} {
			if got := verdictOf(t, "--mm="+mm, file); got != tc.want {
				t.Errorf("%s under %s: %s, want %s\n%s", tc.name, mm, got, tc.want, text)
			}
		}
	}
}
