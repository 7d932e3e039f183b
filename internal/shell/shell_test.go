package shell

import (
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// TestSplit: words are what a shell takes them for. Lines are random ones of what quotes and separates.
func TestSplit(t *testing.T) {
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no sh")
	}
	r := rand.New(rand.NewPCG(1, 2))
	const pieces = "a b' '\"  \"\\\\\t=-ü"
	lines := []string{"", " ", "''", `a""b ''`, `-DX="a b" -DY=\"s\"`, `'it'\''s'`, `"\$\a\\\""`, "a\\\nb"}
	for n := (scale.By{Short: 100, Usual: 400, Full: 2000}).N(); len(lines) < n; {
		var b strings.Builder
		for range r.IntN(12) {
			runes := []rune(pieces)
			b.WriteRune(runes[r.IntN(len(runes))])
		}
		line := b.String()
		if unclosed(line) {
			continue
		}
		lines = append(lines, line)
	}
	var script strings.Builder
	for _, line := range lines {
		script.WriteString("set -- " + line + "\nprintf '%s\\n' \"$#\" \"$@\"\n")
	}
	out, err := exec.Command(sh, "-c", script.String()).Output()
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, line := range lines {
		words := Split(line)
		want = append(want, string(rune('0'+len(words))))
		want = append(want, words...)
	}
	got := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	for i := range want {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("sh has %q, Split %q, at word %d", got[max(i-5, 0):min(i+3, len(got))], want[max(i-5, 0):min(i+3, len(want))], i)
		}
	}
}

// unclosed reports whether a quotation of line is open at its end, or a backslash is its end.
func unclosed(line string) bool {
	quote := rune(0)
	escaped := false
	for _, c := range line {
		switch {
		case escaped:
			escaped = false
		case c == '\\' && quote != '\'':
			escaped = true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
		}
	}
	return quote != 0 || escaped
}

// TestJoin: what is joined comes apart again.
func TestJoin(t *testing.T) {
	for _, words := range [][]string{{"a"}, {""}, {"a b", "it's", `"`, `\`, "$x", "`", "\n", "ü", "*", "#"}, {"-DX='a'", "--"}} {
		if got := Split(Join(words)); !slices.Equal(got, words) {
			t.Errorf("%q is %q", words, got)
		}
	}
}
