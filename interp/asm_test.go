package interp_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/interp"
	"genmcgo/interp/load"
)

// TestAArch64 runs a program with inline assembly of AArch64 that compares what each instruction
// leaves with the same in C; testdata/c/asm.c is its like for x86-64, which runs natively, too.
func TestAArch64(t *testing.T) {
	run := func(t *testing.T, ll string) {
		p, err := load.File(ll)
		if err != nil {
			t.Fatal(err)
		}
		s := newSeq(p, interp.Config{})
		if line := s.run(); line != 0 || s.failed != "" {
			t.Errorf("line %d of aarch64.c: not what C computes; %s", line, s.failed)
		}
	}
	t.Run("fixture", func(t *testing.T) { run(t, "testdata/asm/aarch64.ll") })
	for _, clang := range []string{"clang-14", "clang-22"} {
		if find(clang) == "" {
			t.Logf("%s is not installed: NOT TESTED", clang)
			continue
		}
		for _, level := range []string{"-O0", "-O2"} {
			t.Run(clang+level, func(t *testing.T) {
				if testing.Short() {
					t.Skip("-short: NOT TESTED, only the fixture")
				}
				ll := filepath.Join(t.TempDir(), "arm.ll")
				args := strings.Fields("--target=aarch64-linux-gnu -march=armv8.1-a -w -S -emit-llvm " + level)
				if out, err := exec.Command(clang, append(args, "testdata/asm/aarch64.c", "-o", ll)...).CombinedOutput(); err != nil {
					t.Fatalf("%v\n%s", err, out)
				}
				run(t, ll)
			})
		}
	}
}

// TestAssemblyUnknown: what is not understood is named where it is reached, and only there.
func TestAssemblyUnknown(t *testing.T) {
	for call, want := range map[string]string{
		`call void asm sideeffect "cpuid", "~{eax}"()`:                  `instruction "cpuid"`,
		`call double asm "sqrtsd $1, $0", "=x,x"(double 4.0)`:           `operands that are not integers`,
		`call i32 asm sideeffect inteldialect "mov eax, 1", "={eax}"()`: `Intel's dialect`,
		`call void asm sideeffect "lock; addps %xmm0, %xmm1", ""()`:     `instruction "lock addps %xmm0, %xmm1"`,
		`call i32 asm sideeffect "rdrand $0; setc $1", "=r,=q"()`:       ``,
		`call i32 asm sideeffect "movl %fs:0, $0", "=r"()`:              `register %fs:0`,
		`call void asm sideeffect "syscall", "{rax}"(i64 60)`:           `instruction "syscall"`,
		`call i64 asm sideeffect "rdpmc", "={rax}"()`:                   `instruction "rdpmc"`,
		`call i32 asm sideeffect "setz ${0:b}", "=r"()`:                 `before anything sets the flags`,
	} {
		ll := filepath.Join(t.TempDir(), "a.ll")
		text := "target triple = \"x86_64-pc-linux-gnu\"\ndefine i32 @main(i32 %n) {\n  %c = icmp eq i32 %n, 1\n" +
			"  br i1 %c, label %use, label %end\nuse:\n  %v = " + call + "\n  br label %end\nend:\n  ret i32 0\n}\n"
		if strings.HasPrefix(call, "call void") {
			text = strings.Replace(text, "%v = ", "", 1)
		}
		if err := os.WriteFile(ll, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		p, err := load.File(ll)
		if err != nil {
			t.Errorf("%s: %v", call, err)
			continue
		}
		s := newSeq(p, interp.Config{})
		s.run()
		if s.failed == "" || !strings.Contains(s.failed, want) {
			t.Errorf("%s: %q, which should say %s", call, s.failed, want)
		}
	}
}
