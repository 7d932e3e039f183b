package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

const inputHeaders = `#define _GNU_SOURCE
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <unistd.h>
#include <sys/time.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/types.h>
int x = 5, y; long l = 5; short h = 5; char c = 5, s[16], *p; double d = 5; float f = 5; size_t n; ssize_t r; time_t t; struct timespec ts; struct timeval tv; unsigned seed; struct sigaction act = { .sa_flags = 5 };
static int wrap(FILE *in, const char *fmt, ...) { va_list ap; va_start(ap, fmt); int n = in ? vfscanf(in, fmt, ap) : vscanf(fmt, ap); va_end(ap); return n; }
`

// made is a statement that makes its input up: what the report must name, a condition that
// holds afterwards, and the variable that is written, if one is.
var made = []struct{ statement, call, after, target string }{
	{`y = scanf("%d", &x);`, "scanf", "y == 1 && x == 0", "x"},
	{`y = fscanf(stdin, "%hd", &h);`, "fscanf", "y == 1 && h == 0", "h"},
	{`y = scanf("%ld,%lf %f", &l, &d, &f);`, "scanf", "y == 3 && l == 0 && d == 0 && f == 0", "d"},
	{`y = scanf("%*d%3s%c", s, &c);`, "scanf", "y == 2 && strcmp(s, \"0\") == 0 && c == '0'", "c"},
	{`y = scanf("%[^]a-z]%n", s, &x);`, "scanf", "y == 1 && s[0] == '0' && s[1] == 0", "s[0]"},
	{`y = scanf("%ms", &p);`, "scanf", "y == 1 && p[0] == '0' && p[1] == 0", "p"},
	{`y = scanf("%x%%%hhu", &x, &c);`, "scanf", "y == 2 && x == 0 && c == 0", "c"},
	{`y = wrap(0, "%d", &x);`, "vscanf", "y == 1 && x == 0", "x"},
	{`y = wrap(stdin, "%d", &x);`, "vfscanf", "y == 1 && x == 0", "x"},
	{`p = fgets(s, 8, stdin);`, "fgets", "p == s && strcmp(s, \"0\\n\") == 0", "s[0]"},
	{`n = fread(s, 2, 3, stdin);`, "fread", "n == 3 && s[5] == '0' && s[6] == 0", "s[3]"},
	{`r = read(0, s, 4);`, "read", "r == 4 && s[3] == '0'", "s[2]"},
	{`y = getchar();`, "getchar", "y == EOF", ""}, {`y = getc(stdin);`, "getc", "y == EOF", ""}, {`y = fgetc(stdin);`, "fgetc", "y == EOF", ""}, {`y = feof(stdin);`, "feof", "y", ""},
	{`y = rand();`, "rand", "y >= 0", ""}, {`l = random();`, "random", "l >= 0", ""}, {`l = lrand48();`, "lrand48", "l >= 0", ""},
	{`d = drand48();`, "drand48", "d >= 0 && d < 1", ""}, {`y = rand_r(&seed);`, "rand_r", "y >= 0", "seed"},
	{`t = time(0);`, "time", "t > 0", ""}, {`t = time(&t);`, "time", "t > 0", "t"}, {`l = clock();`, "clock", "l > 0", ""},
	{`gettimeofday(&tv, 0);`, "gettimeofday", "tv.tv_sec > 0", "tv.tv_sec"}, {`clock_gettime(CLOCK_REALTIME, &ts);`, "clock_gettime", "ts.tv_sec > 0", "ts.tv_sec"},
	{`timespec_get(&ts, TIME_UTC);`, "timespec_get", "ts.tv_sec > 0", "ts.tv_sec"}, {`clock_getres(CLOCK_REALTIME, &ts);`, "clock_getres", "ts.tv_nsec == 1", "ts.tv_nsec"},
	{`p = getenv("HOME");`, "getenv", "p == 0", ""}, {`y = getpid();`, "getpid", "y == 1", ""}, {`y = getppid();`, "getppid", "y == 0", ""},
	{`l = sysconf(_SC_NPROCESSORS_ONLN);`, "sysconf", "l == 4", ""}, {`y = signal(SIGINT, SIG_IGN) == SIG_DFL;`, "signal", "y", ""},
	{`y = sigaction(SIGTERM, 0, &act);`, "sigaction", "y == 0 && act.sa_handler == SIG_DFL && act.sa_flags == 0", "act.sa_flags"}, {`y = alarm(1);`, "alarm", "y == 0", ""},
	{`y = isatty(0);`, "isatty", "y == 0", ""}, {`y = get_nprocs();`, "get_nprocs", "y == 4", ""},
	{`y = getpagesize();`, "getpagesize", "y == 4096", ""}, {`l = syscall(SYS_membarrier, 8, 0, 0);`, "syscall(SYS_membarrier)", "l == -1 && errno == ENOSYS", ""},
}

// TestInputs: a call whose result comes from outside of the program is named with its line
// and what was assumed, once, and nothing else is. It writes to its targets, so that a
// thread that uses them at the same time is in a race.
func TestInputs(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	var all strings.Builder
	all.WriteString(inputHeaders)
	for i, m := range made {
		fmt.Fprintf(&all, "static void f%d(void) { assert((%s)); }\n", i, m.after)
	}
	all.WriteString("int main(void) {\n")
	first := strings.Count(all.String(), "\n") + 1
	for i, m := range made {
		fmt.Fprintf(&all, "%s f%d();\n", m.statement, i)
	}
	all.WriteString("return 0; }\n")
	p := map[string]string{"p.c": all.String()}
	flags := []string{"--format=json", "--mm=sc", "$DIR/p.c"}
	code, stdout, stderr := run(t, p, flags...)
	if code != 0 {
		t.Fatalf("status %d\n%.3000s%s", code, stdout, stderr)
	}
	r := reports(t, stdout)[0]
	wanted := map[int]string{}
	for i, m := range made {
		wanted[first+i] = m.call
	}
	// Those that wrap calls are named where the wrapper calls.
	for _, in := range r.Inputs {
		if in.Assumed == "" || !strings.HasSuffix(in.File, "p.c") {
			t.Errorf("%+v", in)
		}
		if in.Function == "wrap" {
			for line, call := range wanted {
				if call == in.Call {
					delete(wanted, line)
				}
			}
			continue
		}
		if wanted[in.Line] != in.Call {
			t.Errorf("line %d: %s, want %s", in.Line, in.Call, wanted[in.Line])
		}
		delete(wanted, in.Line)
	}
	if len(wanted) > 0 {
		t.Errorf("not named: %v", wanted)
	}
	code, stdout, _ = run(t, map[string]string{"p.c": all.String()}, "--mm=sc", "$DIR/p.c")
	if code != 0 || !strings.Contains(stdout, "note: scanf at ") || !strings.Contains(stdout, "more such call") {
		t.Errorf("status %d: %s", code, stdout)
	}

	every := scale.By{Short: 3, Usual: 3, Wide: 1, Full: 1}
	for i, m := range made {
		if m.target == "" || !every.Nth(i) {
			continue
		}
		src := inputHeaders + "static void *other(void *a) { (void)*(volatile char *)&" + m.target + "; return a; }\nint main(void) { pthread_t o; pthread_create(&o, 0, other, 0);\n" +
			m.statement + "\npthread_join(o, 0); return 0; }\n"
		code, stdout, stderr := run(t, map[string]string{"p.c": src}, "--format=json", "--mm=rc11", "$DIR/p.c")
		if code != 1 {
			t.Errorf("%s: status %d\n%.2000s%s", m.statement, code, stdout, stderr)
			continue
		}
		if r := reports(t, stdout)[0]; r.Errors[0].Kind != "data-race" && r.Errors[0].Kind != "mixed-size" {
			t.Errorf("%s: %s", m.statement, r.Summary)
		}
	}
}

// TestInputValues: --nondet-values explores the numbers that are read, and input ends.
func TestInputValues(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	loop := inputHeaders + "int main(void) { while (scanf(\"%d\", &x) == 1) y++; assert(y == 16); return 0; }\n"
	if r := reportOfC(t, 0, loop); r.Complete != 1 {
		t.Errorf("%+v", r)
	}
	values := inputHeaders + "int main(void) { y = scanf(\"%d %hhu\", &x, &c); assert(y == 2 && x >= 0 && x < 3 && c >= 0 && c < 3); return 0; }\n"
	if r := reportOfC(t, 0, values, "--nondet-values=3"); r.Complete != 9 {
		t.Errorf("%+v", r)
	}
	wrong := inputHeaders + "int main(void) { scanf(\"%d\", &x); assert(x != 2); return 0; }\n"
	reportOfC(t, 0, wrong)
	if r := reportOfC(t, 1, wrong, "--nondet-values=3"); r.Errors[0].Kind != "assertion" {
		t.Errorf("%+v", r)
	}
	// A program that defines the function itself makes nothing up.
	own := "int rand(void) { return 7; }\nint main(void) { return rand() - 7; }\n"
	if r := reportOfC(t, 0, own); len(r.Inputs) != 0 {
		t.Errorf("%+v", r.Inputs)
	}
}

// TestInputsCxx: the same of the C++ library, which headers call.
func TestInputsCxx(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	src := "#include <random>\n#include <chrono>\n#include <thread>\nint main() {\nstd::random_device rd; unsigned x = rd();\nauto a = std::chrono::steady_clock::now();\nauto b = std::chrono::system_clock::now();\n" +
		"if (a.time_since_epoch().count() == 0 || b.time_since_epoch().count() == 0) return 1;\nreturn x == 1 && std::thread::hardware_concurrency() == 77;\n}\n"
	code, stdout, stderr := run(t, map[string]string{"p.cpp": src}, "--format=json", "$DIR/p.cpp", "--", "-std=c++17", "-g", "-O0", "-D_GLIBCXX_ASSERTIONS")
	if code != 0 {
		t.Fatalf("status %d\n%s%s", code, stdout, stderr)
	}
	var got []string
	for _, in := range reports(t, stdout)[0].Inputs {
		got = append(got, fmt.Sprint(in.Line, " ", in.Call))
	}
	want := []string{"5 std::random_device", "6 std::chrono::steady_clock::now", "7 std::chrono::system_clock::now"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// reportOfC is the report of a C program under sc.
func reportOfC(t *testing.T, code int, source string, args ...string) *report.Report {
	t.Helper()
	got, stdout, stderr := run(t, map[string]string{"p.c": source}, append(args, "--format=json", "--mm=sc", "$DIR/p.c")...)
	if got != code {
		t.Fatalf("%v: status %d, want %d\n%.2000s%s", args, got, code, stdout, stderr)
	}
	return reports(t, stdout)[0]
}
