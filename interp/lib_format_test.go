package interp

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestFormatDouble(t *testing.T) {
	for _, c := range []struct {
		v    float64
		conv byte
		prec int
		alt  bool
		want string
	}{
		{0, 'g', -1, false, "0"}, {100000, 'g', -1, false, "100000"}, {1e6, 'g', -1, false, "1e+06"},
		{0.0001, 'g', -1, false, "0.0001"}, {0.00001, 'G', -1, false, "1E-05"}, {1.5, 'g', -1, true, "1.50000"},
		{3, 'f', 0, true, "3."}, {3, 'e', 0, true, "3.e+00"}, {2.5, 'f', 0, false, "2"}, {1, 'a', -1, false, "0x1p+0"},
		{0.1, 'a', 2, false, "0x1.9ap-4"}, {5e-324, 'a', -1, false, "0x0.0000000000001p-1022"}, {math.Inf(-1), 'F', -1, false, "INF"},
		{math.NaN(), 'e', 3, false, "nan"}, {123456789, 'g', 9, false, "123456789"}, {0, 'g', 0, true, "0."},
	} {
		if got := formatDouble(c.v, c.conv, c.prec, c.alt); got != c.want {
			t.Errorf("%v as %c, precision %d, # %v: %q, want %q", c.v, c.conv, c.prec, c.alt, got, c.want)
		}
	}
}

// formatDouble agrees with the C library of the machine.
func TestFormatDoubleNative(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil || testing.Short() {
		t.Skip("no cc, or -short")
	}
	dir := t.TempDir()
	src, bin := filepath.Join(dir, "f.c"), filepath.Join(dir, "f")
	const prog = `#include <stdio.h>
int main(void) {
  union { unsigned long u; double d; } v;
  char conv, f[16];
  int prec, alt;
  while (scanf("%lu %c %d %d", &v.u, &conv, &prec, &alt) == 4) {
    int n = sprintf(f, "%%%s%s%c\n", alt ? "#" : "", prec >= 0 ? ".*" : "", conv);
    prec >= 0 ? printf(f, prec, v.d) : printf(f, v.d);
  }
}
`
	if err := os.WriteFile(src, []byte(prog), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(cc, "-w", src, "-o", bin).CombinedOutput(); err != nil {
		t.Skipf("%v\n%s", err, out)
	}
	r := rand.New(rand.NewPCG(1, 2))
	var in bytes.Buffer
	var got []string
	for range 50000 {
		v := math.Abs(math.Float64frombits(r.Uint64()))
		switch r.IntN(5) {
		case 0:
			v = float64(r.IntN(2000)) / 8
		case 1:
			v = r.Float64() * 1000
		case 2:
			v = math.Float64frombits(r.Uint64() >> (12 + r.UintN(40)))
		}
		if math.IsNaN(v) {
			continue
		}
		conv := "aAeEfFgG"[r.IntN(8)]
		prec, alt := r.IntN(20)-3, r.IntN(3) == 0
		a := 0
		if alt && conv|0x20 != 'g' { // glibc 2.36 prints 99.5 by %#.2g as 1.e+02
			a = 1
		}
		alt = a == 1
		fmt.Fprintf(&in, "%d %c %d %d\n", math.Float64bits(v), conv, prec, a)
		got = append(got, formatDouble(v, conv, prec, alt))
	}
	lines := strings.Split(in.String(), "\n")
	cmd := exec.Command(bin)
	cmd.Stdin = &in
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range strings.Split(strings.TrimSuffix(string(out), "\n"), "\n") {
		if got[i] != want {
			t.Fatalf("%s: %q, want %q", lines[i], got[i], want)
		}
	}
}
