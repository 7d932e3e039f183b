// One function for each fault that a thread's own steps show.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
int zero, g[4], one = 1; const int cst = 3; static atomic_int at; char raw[16]; int *keep;
typedef int (*fn)(int);
int div_zero(void) { return 5 / zero; }
int div_overflow(void) { int m = -2147483647 - 1, d = zero - 1; return m / d; }
int rem_zero64(void) { long a = 9; return (int)(a % (long)zero); }
int null_read(void) { int *p = 0; return p[1]; }
int null_write(void) { *(volatile int *)(long)zero = 1; return 0; }
int null_call(void) { fn f = (fn)(long)zero; return f(1); }
int bad_call(void) { fn f = (fn)&g[0]; return f(1); }
int global_end(void) { return g[4 + zero]; }
int global_before(void) { g[zero - 1] = 1; return 0; }
int local_end(void) { int a[3] = {0}; int *p = a; return p[3 + zero]; }
static int *dangle(void) { int x = 3; int *p = &x; return p; }
int after_return(void) { int *p = dangle(); return *p; }
int read_only(void) { *(int *)&cst = 5; return 0; }
int string_write(void) { char *s = "abc"; s[0] = 'x'; return 0; }
int wild(void) { return *(int *)0x1234567890; }
int code_read(void) { return *(int *)(void *)div_zero; }
int unreachable_(void) { if (!zero) __builtin_unreachable(); return 0; }
int trap(void) { __builtin_trap(); }
static int deep(int n) { return n ? deep(n + 1) + 1 : 0; }
int recursion(void) { return deep(1); }
int misaligned(void) { return atomic_fetch_add((atomic_int *)(raw + 1), 1); }
int free_global(void) { free(g); return 0; }
int free_local(void) { int x; free(&x); return 0; }
int free_wild(void) { free((void *)0x77777); return 0; }
int assertion(void) { assert(zero == 1); return 0; }
int aborts(void) { abort(); }
int uninit_local(void) { int v; if (zero) v = 1; return v + 1; }
int uninit_memory(void) { int v; keep = 0; int *p = zero ? keep : &v; return *p + 1; }
int endless(void) { for (volatile unsigned i = 1;; i *= 3) if (i == 2) return 1; }
int spin(void) { while (!atomic_load(&at)) ; return 0; }
int few_args(void) { int (*f)() = (int (*)())memcmp; return f(); }
int unknown(void) { extern int nobody_defines_this(int); return nobody_defines_this(1); }
int assembly(void) { int r; __asm__("cpuid" : "=a"(r) : : "ebx", "ecx", "edx"); return r; }
int big_alloca(void) { char *p = __builtin_alloca((unsigned long)one << 40); return p[0]; }
int bad_thread(void) { pthread_t t; return pthread_create(&t, 0, (void *(*)(void *))g, 0); }
