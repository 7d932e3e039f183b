package interp_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
)

// TestNative compiles the programs of testdata/c with several compilers at several
// levels, runs them interpreted, and compares output and exit status with the same
// program compiled to machine code.
func TestNative(t *testing.T) {
	host := find("clang-14", "clang")
	if host == "" {
		t.Skip("clang is not installed: NOT COMPARED with native execution")
	}
	if testing.Short() {
		t.Skip("-short: NOT COMPARED with native execution")
	}
	files, _ := filepath.Glob("testdata/c/*.c")
	cpp, _ := filepath.Glob("testdata/c/*.cc")
	files = append(files, cpp...)
	if one := os.Getenv("GMC_NATIVE"); one != "" {
		files = []string{one}
	}
	every := scale.By{Short: 1, Usual: 36, Wide: 12, Full: 1} // of the ways to compile a program
	compilers, levels := []string{"clang-14", "clang-16", "clang-19", "clang-22"}, []string{"-O0", "-O1", "-O2"}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			taken := 0
			for _, clang := range compilers {
				for _, level := range levels {
					if every.Takes(filepath.Base(f) + clang + level) {
						taken++
					}
				}
			}
			if taken == 0 {
				t.Skip("not in the sample of ways to compile it; -full has all")
			}
			dir := t.TempDir()
			bin := filepath.Join(dir, "native")
			cc := driver(host, f)
			if out, err := exec.Command(cc, append(std(f), "-w", "-O0", f, "-o", bin, "-lm", "-lpthread")...).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", cc, err, out)
			}
			want, status := output(t, bin)
			for _, clang := range compilers {
				if find(clang) == "" {
					t.Logf("%s is not installed: NOT TESTED", clang)
					continue
				}
				for _, level := range levels {
					if !every.Takes(filepath.Base(f) + clang + level) {
						continue
					}
					ll := filepath.Join(dir, clang+level+".ll")
					args := append(std(f), "-w", level, "-S", "-emit-llvm", f, "-o", ll)
					if level == "-O0" {
						args = append(args, "-g")
					}
					if out, err := exec.Command(driver(clang, f), args...).CombinedOutput(); err != nil {
						t.Fatalf("%s: %v\n%s", clang, err, out)
					}
					p, err := load.File(ll)
					if err != nil {
						t.Errorf("%s %s: %v", clang, level, err)
						continue
					}
					s, res := runCounting(p, level == "-O1")
					if s.failed != "" {
						t.Errorf("%s %s: %s", clang, level, s.failed)
						continue
					}
					var got strings.Builder
					for i := range s.threads {
						got.WriteString(s.output(i))
					}
					compare(t, clang+" "+level, want, got.String())
					if res != status {
						t.Errorf("%s %s: status %d, want %d", clang, level, res, status)
					}
				}
			}
		})
	}
}

// runCounting runs p, and again with the rounds of a loop counted where the engine would (event.Noisy).
func runCounting(p *ir.Program, clone bool) (s *seq, status int) {
	for cfg := (interp.Config{}); ; cfg.Noisy = append(cfg.Noisy, s.noisy...) {
		s = newSeq(p, cfg)
		s.clone = clone
		if status = int(uint8(s.run())); len(s.noisy) == 0 {
			return s, status
		}
	}
}

func driver(clang, file string) string {
	if strings.HasSuffix(file, ".cc") {
		return strings.Replace(clang, "clang", "clang++", 1)
	}
	return clang
}

func std(file string) []string {
	if strings.HasSuffix(file, ".cc") {
		return []string{"-std=c++17", "-D_GLIBCXX_ASSERTIONS"}
	}
	return nil
}

func find(names ...string) string {
	for _, n := range names {
		if _, err := exec.LookPath(n); err == nil {
			return n
		}
	}
	return ""
}

func output(t *testing.T, bin string) (string, int) {
	var out bytes.Buffer
	c := exec.Command(bin)
	c.Stdout = &out
	err := c.Run()
	var ee *exec.ExitError
	if errors.As(err, &ee) {
		return out.String(), ee.ExitCode()
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), 0
}

func compare(t *testing.T, what, want, got string) {
	if want == got {
		return
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	n := 0
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			have := "nothing"
			if i < len(g) {
				have = g[i]
			}
			t.Errorf("%s: line %d\n got %s\nwant %s", what, i+1, have, w[i])
			if n++; n >= 3 {
				return
			}
		}
	}
	if len(g) > len(w) {
		t.Errorf("%s: more output than expected: %s", what, g[len(w)])
	}
}
