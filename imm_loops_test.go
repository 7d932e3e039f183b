package genmcgo

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/scale"
)

var immLoops = scale.Flag("imm.loops", scale.By{Short: 2, Usual: 8, Wide: 16, Full: 1000}, "random programs of TestIMMLoops")

// TestIMMLoops: a loop that keeps, writes and undoes at random stops only if that loses no outcome. The outcomes of its first
// rounds, found without stopping, are among those that are found. What the thread keeps decides nothing before the
// loop is left, and may depend on what it writes behind it; so may what main exchanges from round to round.
func TestIMMLoops(t *testing.T) {
	needClang(t)
	dir := t.TempDir()
	files, texts := make([]string, immLoops.N()), make([]string, immLoops.N())
	for i := range files {
		files[i] = filepath.Join(dir, fmt.Sprint("loop", i+1, ".c"))
		texts[i] = randomIMMLoop(rand.New(rand.NewSource(int64(i + 1))))
		if err := os.WriteFile(files[i], []byte(texts[i]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	compileTogether(t, eachFile(files)...)
	compared, ended := 0, 0
	// Most loops that are explored for a second until then have an execution that grows without end.
	events := scale.By{Short: 80, Usual: 80, Wide: 10_000, Full: 10_000}.N()
	for i, file := range files {
		src := compiled(t, file)
		outcomes := func(o Options) (rows []string, ok bool) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			o.Model, o.Workers, o.Outcomes, o.Estimate, o.MaxExecutions = "imm", 1, "last,other,x0,x1,seen0,seen1", Sampling{Off: true}, 60_000
			o.MaxEvents = events
			res, err := Check(ctx, src, o)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range res.Outcomes.Rows {
				rows = append(rows, fmt.Sprint(e.Values))
			}
			return rows, res.Stopped == "" && ctx.Err() == nil
		}
		found, ends := outcomes(Options{})
		if !ends { // a value computed from the one before, for instance
			continue
		}
		ended++
		first, all := outcomes(Options{NoSpinDetection: true, Unroll: 4})
		if all {
			compared++
		}
		for _, o := range first {
			if !slices.Contains(found, o) {
				t.Fatalf("seed %d: outcome %s is missing in %v\n%s", i+1, o, found, texts[i])
			}
		}
	}
	t.Logf("%d loops ended, %d compared with all of their first rounds", ended, compared)
	if ended < len(files)/3 {
		t.Errorf("only %d of %d loops ended", ended, len(files))
	}
}

const immLoopsHead = `#include <pthread.h>
#include <stdatomic.h>
#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v, e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
#define OR(v, e) atomic_fetch_or_explicit(&(v), (e), memory_order_relaxed)
#define ADD(v, e) atomic_fetch_add_explicit(&(v), (e), memory_order_relaxed)
#define XCHG(v, e) atomic_exchange_explicit(&(v), (e), memory_order_relaxed)
#define CAS(v, o, n) ({ int e = (o); atomic_compare_exchange_strong_explicit(&(v), &e, (n), memory_order_relaxed, memory_order_relaxed); })
atomic_int x0, x1, y, stop;
int last, other, seen0, seen1;
`

// randomIMMLoop is a program of a thread with a loop and of main, which ends it.
func randomIMMLoop(r *rand.Rand) string {
	one := func(list ...string) string { return list[r.Intn(len(list))] }
	at := func() string { return one("x0", "x1") }
	stmt := func() string {
		switch r.Intn(12) {
		case 0, 1, 2:
			return fmt.Sprintf("%s = R(%s);", one("v", "w"), at())
		case 3, 4:
			return fmt.Sprintf("W(%s, %s);", at(), one("0", "1", "v", "w"))
		case 5:
			x := at()
			return fmt.Sprintf("ADD(%s, 1); ADD(%s, -1);", x, x)
		case 6:
			return fmt.Sprintf("%s = %s(%s, %s);", one("v", "w"), one("OR", "XCHG"), at(), one("0", "1"))
		case 7:
			return fmt.Sprintf("%s(%s, %s);", one("OR", "XCHG"), at(), one("0", "1"))
		case 8:
			return fmt.Sprintf("if (%s == %s) break;", one("v", "w"), one("1", "2"))
		case 9:
			return fmt.Sprintf("if (CAS(%s, %s, %s)) %s;", at(), one("0", "v"), one("1", "w"), one("break", "v = 2", "W(x1, 0)"))
		case 10:
			return fmt.Sprintf("R(%s);", at())
		}
		return one("v = w;", "w = 0;", "if (R(x0) == 1) w = R(x1);")
	}
	body := []string{"if (R(stop)) break;"}
	for range 2 + r.Intn(3) {
		body = append(body, stmt())
	}
	r.Shuffle(len(body), func(i, j int) { body[i], body[j] = body[j], body[i] })
	var b strings.Builder
	b.WriteString(immLoopsHead)
	fmt.Fprintf(&b, "static void *work(void *arg) {\n\tint v = %s, w = %s;\n\tfor (;;) {\n\t\t%s\n\t}\n\tW(y, 1);\n\tlast = v;\n\tother = w;\n\treturn 0;\n}\n",
		one("0", "R(x0)"), one("0", "R(x1)"), strings.Join(body, "\n\t\t"))
	change := fmt.Sprintf("W(%s, %s + R(y));\n\t%s", at(), one("0", "1"), one("", "W(x0, 1);", "W(x1, 2);", "W(x1, R(x0));"))
	if r.Intn(2) == 0 { // main sees several rounds
		x := at()
		change = fmt.Sprintf("int r = R(y);\n\tseen0 = XCHG(%s, 2 + r);\n\tseen1 = XCHG(%s, %s);", x, x, one("1", "0", "r"))
	}
	fmt.Fprintf(&b, "int main(void) {\n\tpthread_t t;\n\tpthread_create(&t, 0, work, 0);\n\t%s\n\tW(stop, 1);\n\tpthread_join(t, 0);\n\treturn 0;\n}\n", change)
	return b.String()
}
