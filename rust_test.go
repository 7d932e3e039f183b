package genmcgo

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestRustPanic: a panic is an error with its message, whether that is a text or a template, as Rust's compiler of 2026
// lays out core::fmt::Arguments.
func TestRustPanic(t *testing.T) {
	const ir = `
@text = constant [4 x i8] c"boom"
@template = constant [10 x i8] c"\04got \C0\02 !\00"
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr %t, ptr %a, ptr %l) {
  unreachable
}
define i32 @main() {
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @ARGS, ptr null)
  unreachable
}
`
	for args, want := range map[string]string{
		"text, ptr inttoptr (i64 9 to ptr)": "boom", // 4 bytes, and the bit that says so
		"template, ptr @template":           "got _ !",
	} {
		r, err := Check(t.Context(), IR(strings.Replace(ir, "ARGS", args, 1)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" || !strings.HasSuffix(r.Errors[0].Message, want) {
			t.Errorf("%s: %+v, want an assertion: %s", args, r.Errors, want)
		}
	}
}

// TestRust: programs in Rust have the verdicts that their first lines say, and reports name what the source names. It needs
// rustc 1.93 or later.
func TestRust(t *testing.T) {
	files, err := filepath.Glob("testdata/rust/*.rs")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	every := scale.By{Wide: 6, Full: 1}
	if every.N() == 0 {
		t.Skip("rustc takes seconds: programs in Rust are checked with -wide only")
	}
	if out, err := exec.Command("rustc", "--version").Output(); err != nil || olderRust(string(out)) {
		t.Skipf("*** NO rustc 1.93 OR LATER: no program in Rust is checked: %s%v", out, err)
	}
	for _, file := range files {
		if !every.Takes(file) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := Check(t.Context(), File(file), Options{Model: "rc11", Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		want, _, _ := strings.Cut(strings.TrimPrefix(string(text), "// "), ".")
		got := fmt.Sprintf("verified: %d executions", r.Complete)
		if len(r.Errors) > 0 {
			got = fmt.Sprintf("error: %s at line %d", r.Errors[0].Kind, r.Errors[0].Line)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", file, got, want)
		}
		var out bytes.Buffer
		if err := r.WriteText(&out, report.Style{}); err != nil {
			t.Fatal(err)
		}
		for _, ugly := range []string{"_ZN", "_RN", "thread_start", "::{{", "finds no variable"} {
			if strings.Contains(out.String(), ugly) {
				t.Errorf("%s: the report has %q:\n%s", file, ugly, &out)
			}
		}
	}
}

// olderRust reports whether rustc, by what it says of itself, is older than 1.93.
func olderRust(version string) bool {
	var minor int
	n, err := fmt.Sscanf(version, "rustc 1.%d.", &minor)
	return n != 1 || err != nil || minor < 93
}

func lacksCargo() bool {
	_, err := exec.LookPath("cargo")
	return err != nil
}

// TestCargo: a package of Rust is compiled by cargo, and what follows -- goes there.
func TestCargo(t *testing.T) {
	scale.NotShort(t)
	if out, err := exec.Command("rustc", "--version").Output(); err != nil || olderRust(string(out)) || lacksCargo() {
		t.Skipf("*** NO cargo WITH rustc 1.93 OR LATER: no package of Rust is checked: %s%v", out, err)
	}
	if (scale.By{Usual: 1, Wide: 2, Full: 2}).N() == 1 {
		t.Skip("left to -wide")
	}
	dir := t.TempDir()
	text, err := os.ReadFile("testdata/rust/lost-update.rs")
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"Cargo.toml":       "[package]\nname = \"counter\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\nsteps = {path = \"steps\"}\n",
		"src/main.rs":      strings.Replace(string(text), "n + 1", "n + steps::STEP", 1),
		"src/bin/good.rs":  "fn main() { assert!(steps::STEP == 1) }\n",
		"steps/Cargo.toml": "[package]\nname = \"steps\"\nversion = \"0.1.0\"\n",
		"steps/src/lib.rs": "pub const STEP: usize = 1;\n",
	} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(content), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	for bin, errs := range map[string]int{"counter": 1, "good": 0} {
		r, err := Check(t.Context(), Source{Name: filepath.Join(dir, "Cargo.toml"), Clang: []string{"--bin", bin}}, Options{Model: "sc", Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Errors) != errs {
			t.Errorf("%s: %s, %+v", bin, r.Verdict, r.Errors)
		}
	}
	if _, err := Check(t.Context(), Source{Name: filepath.Join(dir, "Cargo.toml"), Clang: []string{"--bin", "none"}}, Options{}); err == nil || !strings.Contains(err.Error(), "cargo failed") {
		t.Errorf("a binary that there is not: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "target")); len(left) > 0 {
		t.Error("cargo wrote into the package")
	}
}
