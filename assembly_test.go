package genmcgo

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// inC is what an idiom of assembly is in C.
type inC struct{ name, asm, c string }

// The idioms of x86 and AArch64 beside C11, as bodies of functions of (int *p, int v) that return an
// int. The order of each is the one that docs/assembly.md says.
var x86Idioms = []inC{
	{"load", `int r; asm volatile("movl %1, %0" : "=r"(r) : "m"(*p)); return r;`, `return __atomic_load_n(p, __ATOMIC_RELAXED);`},
	{"store", `asm volatile("movl %1, %0" : "=m"(*p) : "ir"(v)); return 0;`, `__atomic_store_n(p, v, __ATOMIC_RELAXED); return 0;`},
	{"mfence", `asm volatile("mfence" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_SEQ_CST); return 0;`},
	{"lockadd0", `asm volatile("lock; addl $0, 0(%%rsp)" ::: "memory", "cc"); return 0;`, `__atomic_thread_fence(__ATOMIC_SEQ_CST); return 0;`},
	{"locknot", `unsigned char d = 0; asm volatile("lock; notb %0" : "+m"(d) :: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_SEQ_CST); return 0;`},
	{"bsr", `int r = 7; char z; asm volatile("bsrl %2, %0; sete %1" : "+r"(r), "=q"(z) : "rm"(v & 3)); return r | z << 3;`,
		`return v & 3 ? 31 - __builtin_clz(v & 3) : 15;`},
	{"bsf", `int r; asm volatile("bsfl %1, %0" : "=r"(r) : "r"(v | 64)); return r;`, `return __builtin_ctz(v | 64);`},
	{"lfence", `asm volatile("lfence" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_ACQUIRE); return 0;`},
	{"sfence", `asm volatile("sfence" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_RELEASE); return 0;`},
	{"xchg", `asm volatile("xchgl %0, %1" : "+r"(v), "+m"(*p) :: "memory"); return v;`, `return __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST);`},
	{"xadd", `asm volatile("lock; xaddl %0, (%1)" : "+r"(v) : "r"(p) : "memory", "cc"); return v;`, `return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST);`},
	{"add", `asm volatile("lock addl %1, %0" : "+m"(*p) : "ir"(v) : "memory", "cc"); return 0;`, `__atomic_fetch_add(p, v, __ATOMIC_SEQ_CST); return 0;`},
	{"dec", `char z; asm volatile("lock; decl %0; sete %1" : "+m"(*p), "=q"(z) :: "memory", "cc"); return z;`, `return __atomic_fetch_sub(p, 1, __ATOMIC_SEQ_CST) == 1;`},
	{"or", `asm volatile("lock; orl %1, %0" : "+m"(*p) : "ir"(v) : "memory", "cc"); return 0;`, `__atomic_fetch_or(p, v, __ATOMIC_SEQ_CST); return 0;`},
	{"bts", `char c; asm volatile("lock; btsl $1, %0; setc %1" : "+m"(*p), "=q"(c) :: "memory", "cc"); return c;`,
		`return __atomic_fetch_or(p, 2, __ATOMIC_SEQ_CST) >> 1 & 1;`},
	{"cmpxchg", `int o = v - 1; asm volatile("lock; cmpxchgl %2, %1" : "+a"(o), "+m"(*p) : "r"(v) : "memory", "cc"); return o;`,
		`int o = v - 1; __atomic_compare_exchange_n(p, &o, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); return o;`},
	{"cmpxchgz", `int o = v - 1; _Bool z; asm volatile("lock; cmpxchgl %3, %1" : "=@ccz"(z), "+m"(*p), "+a"(o) : "r"(v) : "memory"); return z;`,
		`int o = v - 1; return __atomic_compare_exchange_n(p, &o, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);`},
}

var a64Idioms = []inC{
	{"load", `int r; asm volatile("ldr %w0, %1" : "=r"(r) : "Q"(*p)); return r;`, `return __atomic_load_n(p, __ATOMIC_RELAXED);`},
	{"store", `asm volatile("str %w1, [%0]" :: "r"(p), "r"(v) : "memory"); return 0;`, `__atomic_store_n(p, v, __ATOMIC_RELAXED); return 0;`},
	{"ldar", `int r; asm volatile("ldar %w0, [%1]" : "=r"(r) : "r"(p) : "memory"); return r;`, `return __atomic_load_n(p, __ATOMIC_ACQUIRE);`},
	{"stlr", `asm volatile("stlr %w1, %0" : "=Q"(*p) : "r"(v) : "memory"); return 0;`, `__atomic_store_n(p, v, __ATOMIC_RELEASE); return 0;`},
	{"dmb", `asm volatile("dmb ish" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_SEQ_CST); return 0;`},
	{"dmbld", `asm volatile("dmb ishld" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_ACQUIRE); return 0;`},
	{"dmbst", `asm volatile("dmb ishst" ::: "memory"); return 0;`, `__atomic_thread_fence(__ATOMIC_RELEASE); return 0;`},
	{"add", a64Loop("ldxr", "add %w1, %w0, %w4", "stxr"), `return __atomic_fetch_add(p, v, __ATOMIC_RELAXED);`},
	{"addl", a64Loop("ldxr", "add %w1, %w0, %w4", "stlxr"), `return __atomic_fetch_add(p, v, __ATOMIC_RELEASE);`},
	{"suba", a64Loop("ldaxr", "sub %w1, %w0, %w4", "stxr"), `return __atomic_fetch_sub(p, v, __ATOMIC_ACQUIRE);`},
	{"xchg", a64Loop("ldaxr", "mov %w1, %w4", "stlxr"), `return __atomic_exchange_n(p, v, __ATOMIC_ACQ_REL);`},
	{"bic", a64Loop("ldxr", "bic %w1, %w0, %w4", "stxr"), `return __atomic_fetch_and(p, ~v, __ATOMIC_RELAXED);`},
	{"cas", a64Loop("ldxr", "cmp %w0, %w5\\n\\tb.ne 2f\\n\\tmov %w1, %w4", "stlxr"),
		`int o = v - 1; __atomic_compare_exchange_n(p, &o, v, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED); return o;`},
	{"casa", a64Loop("ldaxr", "eor %w1, %w0, %w5\\n\\tcbnz %w1, 2f\\n\\tmov %w1, %w4", "stxr"),
		`int o = v - 1; __atomic_compare_exchange_n(p, &o, v, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE); return o;`},
	{"ldaddal", `int r; asm volatile("ldaddal %w2, %w0, %1" : "=r"(r), "+Q"(*p) : "r"(v) : "memory"); return r;`, `return __atomic_fetch_add(p, v, __ATOMIC_ACQ_REL);`},
	{"swpl", `int r; asm volatile("swpl %w2, %w0, %1" : "=r"(r), "+Q"(*p) : "r"(v) : "memory"); return r;`, `return __atomic_exchange_n(p, v, __ATOMIC_RELEASE);`},
	{"stset", `asm volatile("stset %w1, %0" : "+Q"(*p) : "r"(v) : "memory"); return 0;`, `__atomic_fetch_or(p, v, __ATOMIC_RELAXED); return 0;`},
	{"casal", `int o = v - 1; asm volatile("casal %w0, %w2, %1" : "+r"(o), "+Q"(*p) : "r"(v) : "memory"); return o;`,
		`int o = v - 1; __atomic_compare_exchange_n(p, &o, v, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); return o;`},
}

// a64Loop is a loop over an exclusive load and an exclusive store; %w4 is v, %w5 is v - 1.
func a64Loop(load, between, store string) string {
	return fmt.Sprintf(`int r, n; unsigned s; asm volatile("1: %s %%w0, %%3\n\t%s\n\t%s %%w2, %%w1, %%3\n\tcbnz %%w2, 1b\n2:"`+
		` : "=&r"(r), "=&r"(n), "=&r"(s), "+Q"(*p) : "r"(v), "r"(v - 1) : "memory", "cc"); return r;`, load, between, store)
}

// idiomProgram draws a program in which two or three threads call idioms; what some return decides
// what is called then, where, and with which number.
func idiomProgram(r *rand.Rand, idioms []inC) string {
	var b strings.Builder
	b.WriteString("typedef unsigned long pthread_t; int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);\n" +
		"int pthread_join(pthread_t, void **);\nint x[4], y[4], out[3][4];\n")
	for _, i := range idioms {
		fmt.Fprintf(&b, "static int %s_(int *p, int v) {\n#ifdef ASM\n%s\n#else\n%s\n#endif\n}\n", i.name, i.asm, i.c)
	}
	threads := 2 + r.IntN(2)
	for t := range threads {
		fmt.Fprintf(&b, "void *t%d(void *a) {\n  int r = 0;\n", t)
		for k := range 2 + r.IntN(4-threads+1) {
			i := idioms[r.IntN(len(idioms))]
			if r.IntN(3) == 0 {
				i = idioms[r.IntN(2)] // a load or a store
			}
			where, what := "xy"[r.IntN(2):][:1], fmt.Sprint(1+r.IntN(2))
			switch r.IntN(5) {
			case 0:
				b.WriteString("  if (r == 1)\n  ")
			case 1:
				what += " + (r & 1)"
			case 2:
				where += " + (r & 0)"
			}
			fmt.Fprintf(&b, "  out[%d][%d] = r = %s_(%s, %s);\n", t, k, i.name, where, what)
		}
		b.WriteString("  return 0;\n}\n")
	}
	b.WriteString("int main(void) {\n  pthread_t t[3];\n")
	for t := range threads {
		fmt.Fprintf(&b, "  pthread_create(&t[%d], 0, t%d, 0);\n", t, t)
	}
	for t := range threads {
		fmt.Fprintf(&b, "  pthread_join(t[%d], 0);\n", t)
	}
	return b.String() + "  return 0;\n}\n"
}

// graphKey is all that a graph says but for the places in the source.
func graphKey(g *report.Graph) string {
	var b strings.Builder
	for _, th := range g.Threads {
		for _, e := range th.Events {
			fmt.Fprintln(&b, e.ID, e.Kind, e.Order, e.Attribute, e.Location, e.Size, e.Value, e.ReadsFrom)
		}
	}
	for _, c := range g.Coherence {
		fmt.Fprintln(&b, c.Location, c.Writes)
	}
	return b.String()
}

// TestAssemblyAsC: programs with inline assembly have the executions that they have with C11's atomics
// in its place, event by event.
func TestAssemblyAsC(t *testing.T) {
	needClang(t)
	n := scale.By{Short: 1, Usual: 2, Full: 150}.N()
	for _, arch := range []struct {
		name, target string
		idioms       []inC
	}{{"x86-64", "x86_64-linux-gnu", x86Idioms}, {"AArch64", "aarch64-linux-gnu", a64Idioms}} {
		t.Run(arch.name, func(t *testing.T) {
			t.Parallel()
			total := 0
			for seed := range n {
				text := idiomProgram(rand.New(rand.NewPCG(uint64(seed), 7)), arch.idioms)
				flags := []string{"--target=" + arch.target, "-march=armv8.1-a", "-w", "-O" + []string{"0", "2"}[seed%2]}
				if arch.name == "x86-64" {
					flags = slices.Delete(flags, 1, 2)
				}
				load := func(flags ...string) *Program {
					p, err := Load(t.Context(), C(text, flags...), Options{})
					if err != nil {
						t.Fatalf("seed %d: %v\n%s", seed, err, text)
					}
					return p
				}
				inC, inAssembly := load(flags...), load(append(flags, "-DASM")...)
				for _, model := range consistency.Names() {
					keys := func(p *Program) []string {
						r, err := p.Check(t.Context(), Options{Model: model, KeepGoing: true, KeepExecutions: true,
							Workers: 1, Estimate: Sampling{Off: true}})
						if err != nil {
							t.Fatalf("seed %d: %v\n%s", seed, err, text)
						}
						if r.Verdict != report.Verified {
							t.Errorf("seed %d, %s %v: %s", seed, model, flags, r.Verdict)
						}
						var all []string
						for _, e := range r.Executions {
							all = append(all, graphKey(e.Graph))
						}
						slices.Sort(all)
						return all
					}
					want, got := keys(inC), keys(inAssembly)
					total += len(want)
					if !slices.Equal(want, got) {
						t.Errorf("seed %d, %s, %s: %d executions with assembly, %d in C, or others\n%s", seed, arch.name, model, len(got), len(want), text)
						break
					}
				}
			}
			t.Logf("%d programs, %d executions", n, total)
		})
	}
}

// TestAssemblyNote: a race that x86 does not have is shown with the way to what x86 promises.
func TestAssemblyNote(t *testing.T) {
	needClang(t)
	src := compiledText(t, `#include <pthread.h>
int lock, shared;
static void *t(void *a) {
  int one;
  do { one = 1; asm volatile("xchgl %0, %1" : "+r"(one), "+m"(lock) : : "memory"); } while (one);
  shared++;
  asm volatile("movl $0, %0" : "=m"(lock) : : "memory");
  return 0;
}
int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); t(0); return 0; }
`)
	for _, model := range consistency.Names() {
		r, err := Check(t.Context(), src, Options{Model: model})
		if err != nil {
			t.Fatal(err)
		}
		note := slices.ContainsFunc(r.Notes, func(n string) bool { return strings.Contains(n, "--mm=tso") })
		if note != (r.Verdict == report.Error) || note && model == "tso" || !note && model == "rc11" {
			t.Errorf("%s: %s, %q", model, r.Verdict, r.Notes)
		}
	}
}
