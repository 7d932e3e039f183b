package rtlib

import (
	"bytes"
	"fmt"
	"math/bits"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/scale"
)

func TestFileOf(t *testing.T) {
	for name, file := range map[string]string{
		"pthread_mutex_lock": "mutex.ll", "pthread_create": "thread.ll", "stdout": "stdio.ll", "_ZSt4cout": "iostream.ll",
		"__errno_location": "errno.ll", "_ZSt11__once_call": "once.ll", "thread_end": ExitFile, "process_end": ExitFile,
	} {
		if got, ok := FileOf(name); !ok || got != file {
			t.Errorf("FileOf(%s) = %q, %v; want %s", name, got, ok, file)
		}
	}
	for _, name := range []string{"kind_of", "main", "", "__gmc_load"} {
		if f, ok := FileOf(name); ok {
			t.Errorf("FileOf(%q) = %s", name, f)
		}
	}
	if slices.Contains(Names(), "thread_end") || !slices.Contains(Names(), "malloc") {
		t.Error("wrong Names")
	}
}

// What a file declares is in another file or a primitive of the interpreter.
func TestDeclared(t *testing.T) {
	decl := regexp.MustCompile(`(?m)^(?:declare .*?@([\w.$]+)\(|@([\w.$]+) = external )`)
	for _, src := range sources {
		f := src.name
		for _, m := range decl.FindAllSubmatch(text(t, f), -1) {
			name := string(m[1]) + string(m[2])
			if lib, ok := strings.CutPrefix(name, Prefix); ok {
				if _, ok := FileOf(lib); !ok {
					t.Errorf("%s: %s is defined nowhere", f, name)
				}
			} else if !strings.HasPrefix(name, "__gmc_") && !strings.HasPrefix(name, "llvm.") {
				t.Errorf("%s: %s is of the C library", f, name)
			}
		}
	}
}

// The generated files are those of the C files.
func TestGenerated(t *testing.T) {
	c, _ := filepath.Glob("c/*.c")
	var want []string
	for _, f := range c {
		want = append(want, strings.TrimSuffix(filepath.Base(f), ".c")+".ll")
	}
	var got []string
	for _, src := range sources {
		got = append(got, src.name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("files %v, want %v: run go generate ./interp/rtlib", got, want)
	}
	if (scale.By{Usual: 0, Wide: 1, Full: 1}).N() == 0 {
		return // the compiler takes longer than all other tests here
	}
	if _, err := exec.LookPath("clang-14"); err != nil {
		t.Skip("no clang-14")
	}
	before := map[string][]byte{}
	for _, f := range want {
		before[f] = text(t, f)
	}
	tmp := t.TempDir()
	for _, d := range []string{"scripts", "interp/rtlib/ll"} {
		if err := os.MkdirAll(filepath.Join(tmp, d), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS(filepath.Join(tmp, "interp/rtlib/c"), os.DirFS("c")); err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("../../scripts/rtlib.sh")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(tmp, "scripts/rtlib.sh"), script, 0o777); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("sh", filepath.Join(tmp, "scripts/rtlib.sh")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for f, old := range before {
		now, err := os.ReadFile(filepath.Join(tmp, "interp/rtlib/ll", f))
		if err != nil || !bytes.Equal(now, old) {
			t.Errorf("%s is not what scripts/rtlib.sh makes (%v): run go generate ./interp/rtlib", f, err)
		}
	}
}

// The constants of rt.h are those of package event.
func TestConstants(t *testing.T) {
	src, err := os.ReadFile("c/rt.h")
	if err != nil {
		t.Fatal(err)
	}
	enum := func(first string) map[string]int {
		m := regexp.MustCompile(`enum \{\s*(` + first + `[^}]*)\}`).FindSubmatch(src)
		if m == nil {
			t.Fatalf("no enum that begins with %s", first)
		}
		vals, next := map[string]int{}, 0
		for item := range strings.SplitSeq(regexp.MustCompile(`//.*`).ReplaceAllString(string(m[1]), ""), ",") {
			name, expr, has := strings.Cut(strings.TrimSpace(item), " = ")
			if name == "" {
				continue
			}
			if has {
				one, shift, isShift := strings.Cut(expr, " << ")
				n, err := strconv.Atoi(one)
				if err != nil {
					t.Fatal(item)
				}
				if isShift {
					s, _ := strconv.Atoi(shift)
					n <<= s
				}
				next = n
			}
			vals[name] = next
			next++
		}
		return vals
	}
	check := func(vals map[string]int, name string, want int) {
		t.Helper()
		if got, ok := vals[name]; !ok || got != want {
			t.Errorf("%s = %d, want %d", name, got, want)
		}
	}
	if want := fmt.Sprintf("#define OPEN (1ull << %d)\n", bits.TrailingZeros64(event.SymmetryOpen)); !bytes.Contains(src, []byte(want)) {
		t.Errorf("rt.h lacks %s", want)
	}
	if want := fmt.Sprintf("#define WRITER (1u << %d)\n", bits.TrailingZeros64(event.Writer)); !bytes.Contains(src, []byte(want)) {
		t.Errorf("rt.h lacks %s", want)
	}
	ord := enum("NA")
	for name, o := range map[string]event.Ordering{"NA": event.NotAtomic, "RLX": event.Relaxed, "ACQ": event.Acquire,
		"REL": event.Release, "ACQREL": event.AcqRel, "SC": event.SeqCst} {
		check(ord, name, int(o))
	}
	attr := enum("A_EXCLUSIVE")
	for name, a := range map[string]event.Attr{"A_EXCLUSIVE": event.Exclusive, "A_CAS": event.CAS, "A_LOCK": event.Lock,
		"A_UNLOCK": event.Unlock, "A_STICKY": event.Sticky, "A_STACK": event.Stack, "A_READ_WRITE": event.ReadWrite, "A_ZEROED": event.Zeroed,
		"A_DESTROY": event.Destroy, "A_SPLITTABLE": event.Splittable, "A_QUIET": event.Quiet} {
		check(attr, name, int(a))
	}
	await := enum("AWAIT_NONE")
	for name, a := range map[string]event.Await{"AWAIT_EQ": event.AwaitEQ, "AWAIT_NE": event.AwaitNE,
		"AWAIT_MASK_ZERO": event.AwaitMaskZero, "AWAIT_MASK_SET": event.AwaitMaskSet} {
		check(await, name, int(a))
	}
	block := enum("B_NONE")
	for name, b := range map[string]event.BlockReason{"B_ASSUME": event.BlockAssume, "B_SPIN": event.BlockSpin,
		"B_UNROLL": event.BlockUnroll, "B_LOCK": event.BlockLock, "B_COND": event.BlockCond, "B_SEM": event.BlockSem,
		"B_BARRIER": event.BlockBarrier, "B_JOIN": event.BlockJoin, "B_ONCE": event.BlockOnce, "B_PAUSE": event.BlockPause} {
		check(block, name, int(b))
	}
	fault := enum("F_NONE")
	for name, f := range map[string]event.Fault{"F_ASSERT": event.FaultAssert, "F_REACH_ERROR": event.FaultReachError,
		"F_ABORT": event.FaultAbort, "F_OUT_OF_BOUNDS": event.FaultOutOfBounds, "F_INVALID_FREE": event.FaultInvalidFree,
		"F_UNLOCK_NOT_HELD": event.FaultUnlockNotHeld, "F_LOCK_MISUSE": event.FaultLockMisuse, "F_JOIN": event.FaultJoin,
		"F_BARRIER": event.FaultBarrier, "F_UNCAUGHT": event.FaultUncaught, "F_UNSUPPORTED": event.FaultUnsupported} {
		check(fault, name, int(f))
	}
}

// The parts that compute agree with the C library of the machine.
func TestNative(t *testing.T) {
	if testing.Short() {
		t.Skip("left out by -short: comparison with the C library of the machine")
	}
	cc, err := exec.LookPath("clang-14")
	if err != nil {
		t.Skip("no clang-14")
	}
	bin := filepath.Join(t.TempDir(), "native")
	args := []string{"-w", "-O1", "-fno-builtin", "testdata/native.c", "-o", bin, "-lm"}
	for _, f := range []string{"string", "stdlib", "stdio", "ctype", "containers"} {
		args = append(args, "ll/"+f+".ll")
	}
	if out, err := exec.Command(cc, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(bin).CombinedOutput(); err != nil || string(out) != "ok\n" {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestIsHeader: a path is known by its end, wherever the headers lie.
func TestIsHeader(t *testing.T) {
	for path, want := range map[string]bool{
		"genmcgo/primitive.h": true, "/home/me/genmcgo/interp/rtlib/include/genmcgo/rwlock.h": true, "/usr/include/genmcgo/futex.h": true,
		"genmcgo/mine.h": false, "mygenmcgo/primitive.h": false, "primitive.h": false, "genmcgo/": false, "genmcgo/../genmc.h": false, "": false,
	} {
		if got := IsHeader(path); got != want {
			t.Errorf("%q: %v", path, got)
		}
	}
}
