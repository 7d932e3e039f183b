package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"genmcgo"
)

// volatile is what differs between runs, machines and builds: times and rates,
// versions, the directory, counts of work that the cache or the schedule decide, and the
// fingerprint of a program, which has that of the run-time library in it.
var volatile = []struct {
	in  *regexp.Regexp
	out string
}{
	{regexp.MustCompile(`[0-9]+\.[0-9]{2}s\b`), "0.00s"},
	{regexp.MustCompile(`("(?:seconds|per_second|instructions|cache_[a-z]+|tasks)"): [0-9.e+]+`), "$1: 0"},
	{regexp.MustCompile(`\b(time)="[0-9.]+"`), "$1=\"0.000\""},
	{regexp.MustCompile(`("estimate": \{)[^}]*\}`), "$1}"}, // it has its own tests
	{regexp.MustCompile(`("fingerprint"): "[0-9a-f]{32}"`), "$1: \"FINGERPRINT\""},
	{regexp.MustCompile(`file://[^" ]*/"`), "file:///directory/\""},
}

var rules = regexp.MustCompile(`(?s)("rules": \[).*?\n          \]`)

// TestGoldenOutputs: what the outputs are, in every format. testdata/golden has them;
// go test ./cmd/genmcgo -run TestGoldenOutputs -update rewrites it.
func TestGoldenOutputs(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	wanted := map[string]bool{}
	for _, tc := range outputs {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			formats := map[string]string{} // by suffix
			for suffix, flag := range map[string]string{"sarif": "--sarif", "junit.xml": "--junit", "dot": "--dot"} {
				formats[suffix] = flag + "=" + filepath.Join(dir, "out."+suffix)
			}
			for _, f := range []string{"txt", "json"} {
				flags := []string{"--color=never"}
				if f == "json" {
					flags = []string{"--format=json"}
				} else {
					flags = append(flags, formats["sarif"], formats["junit.xml"], formats["dot"])
				}
				code, stdout, stderr := shipped(t, tc.args, flags...)
				if code != tc.code {
					t.Fatalf("status %d, want %d: %s", code, tc.code, stderr)
				}
				if err := os.WriteFile(filepath.Join(dir, "out."+f), []byte(stdout), 0o644); err != nil {
					t.Fatal(err)
				}
				formats[f] = ""
			}
			for suffix := range formats {
				got, err := os.ReadFile(filepath.Join(dir, "out."+suffix))
				if suffix == "dot" && os.IsNotExist(err) {
					continue // there is no graph
				}
				if err != nil {
					t.Fatal(err)
				}
				for _, v := range volatile {
					got = v.in.ReplaceAll(got, []byte(v.out))
				}
				got = bytes.ReplaceAll(got, []byte(dir+"/"), nil)
				got = bytes.ReplaceAll(got, []byte(genmcgo.Version()), []byte("VERSION"))
				if tc.name != "race" { // the rules are always the same
					got = rules.ReplaceAll(got, []byte("$1]"))
				}
				if bytes.Contains(got, []byte(root)) {
					t.Errorf("%s has an absolute path", suffix)
				}
				name := tc.name + "." + suffix
				wanted[name] = true
				compareGolden(t, filepath.Join("testdata", "golden", name), got)
			}
		})
	}
	files, err := os.ReadDir("testdata/golden")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !wanted[f.Name()] && !t.Failed() {
			t.Errorf("nothing prints testdata/golden/%s: remove it", f.Name())
		}
	}
}

func compareGolden(t *testing.T, file string, got []byte) {
	t.Helper()
	want, err := os.ReadFile(file)
	if bytes.Equal(got, want) && err == nil {
		return
	}
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	line := func(lines []string) string {
		if i < len(lines) {
			return lines[i]
		}
		return "(the end)"
	}
	t.Errorf("%s: line %d differs; if the new one is right, go test ./cmd/genmcgo -run %s -update rewrites it\n is   %s\n was  %s",
		file, i+1, strings.Split(t.Name(), "/")[0], line(g), line(w))
}
