package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"genmcgo/report"
)

// TestDiff compares runs of shipped programs and checks what --diff says and returns.
func TestDiff(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("../../report/schema/diff.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	runs := map[string]string{
		"right": "examples/mp.ll", "right-sc": "--mm=sc examples/mp-relaxed.ll", "wrong": "examples/mp-relaxed.ll", "wrong-all": "--keep-going examples/mp-relaxed.ll",
		"table": "--mm=sc,rc11 --keep-going examples/mp-relaxed.ll", "table-right": "--mm=rc11,sc,imm examples/mp.ll", "cut": "--max-executions=1 --estimate=false examples/sb.ll",
	}
	files := map[string]string{}
	for name, args := range runs {
		_, stdout, stderr := shipped(t, args, "--format=json")
		if stdout == "" {
			t.Fatal(stderr)
		}
		files[name] = filepath.Join(dir, name+".json")
		if err := os.WriteFile(files[name], []byte(stdout), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, tc := range []struct {
		old, new string
		code     int
		says     string
	}{
		{"wrong", "wrong", 0, "not worse: still error under rc11\n"},
		{"table", "table", 0, "not worse: still verified under sc, error under rc11\n"},
		{"right", "wrong", 1, "new error: data-race at examples/mp-relaxed.c:24:3 in reader\n"},
		{"wrong", "right", 0, "better: 1 error fixed under rc11\n"},
		{"wrong-all", "wrong", 0, "error not seen: assertion at"},
		{"wrong", "wrong-all", 1, "perhaps not new"},
		{"wrong", "right-sc", 0, "flag: --mm=sc, was --mm=rc11\n"},
		{"table", "table-right", 0, "better: 2 errors fixed under rc11, verified under imm, which is new\n"},
		{"table-right", "table", 1, "worse: 2 new errors under rc11, not checked under imm any more\n"},
		{"right", "cut", 1, "worse: incomplete instead of verified under rc11\n"},
		{"right", "table-right", 0, "verified, was not checked before\n"},
	} {
		code, stdout, stderr := run(t, nil, "--diff", files[tc.old], files[tc.new])
		if code != tc.code || !strings.Contains(stdout, tc.says) || stderr != "" {
			t.Errorf("from %s to %s: status %d, want %d and %q: %s%s", tc.old, tc.new, code, tc.code, tc.says, stdout, stderr)
		}
		code, stdout, _ = run(t, nil, "--format", "json", "-diff="+files[tc.old], files[tc.new])
		validate(t, schema, []byte(stdout))
		var d report.Diff
		if err := json.Unmarshal([]byte(stdout), &d); err != nil || code != tc.code || d.Worse != (code == 1) {
			t.Errorf("from %s to %s as JSON: %v, status %d, worse: %t", tc.old, tc.new, err, code, d.Worse)
		}
	}

	wrong, err := os.ReadFile(files["wrong"])
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"--diff", "-", files["wrong"]}, {"--diff", files["wrong"], "-"}} {
		var out, errs bytes.Buffer
		if code := doMain(args, bytes.NewReader(wrong), &out, &errs); code != 0 || !strings.Contains(out.String(), "not worse") {
			t.Errorf("%v: status %d %s%s", args, code, out.String(), errs.String())
		}
	}
	sarif := filepath.Join(dir, "x.sarif")
	shipped(t, "examples/mp.ll", "--sarif="+sarif)
	half := filepath.Join(dir, "half.json")
	if err := os.WriteFile(half, wrong[:len(wrong)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ args, says string }{
		{"--diff OLD", "needs two reports"},
		{"--diff= OLD", "needs two reports"},
		{"--diff OLD OLD OLD", "needs two reports"},
		{"--diff - -", "standard input"},
		{"--diff OLD OLD --unroll=3", "--unroll"},
		{"--diff OLD OLD -- -DN", "-DN"},
		{"--diff OLD OLD --sarif=x", "--sarif"},
		{"--diff OLD nothing.json", "nothing.json: no such file"},
		{"--diff OLD " + dir, "is a directory"},
		{"--diff OLD ../../examples/mp.c", "mp.c:1:1: not JSON"},
		{"--diff OLD " + sarif, "x.sarif: is SARIF"},
		{"--diff " + half + " OLD", "unexpected end of JSON input"},
	} {
		code, stdout, stderr := run(t, nil, strings.Fields(strings.ReplaceAll(tc.args, "OLD", files["wrong"]))...)
		if code != exitUsage || stdout != "" || !strings.Contains(stderr, tc.says) || !strings.HasPrefix(stderr, "genmcgo: ") {
			t.Errorf("%s: status %d %q, want %q", tc.args, code, stderr, tc.says)
		}
	}

	// docs/reports.md shows what it prints.
	_, stdout, _ := run(t, nil, "--diff", files["right"], files["wrong"])
	docs, err := os.ReadFile("../../docs/reports.md")
	if err != nil {
		t.Fatal(err)
	}
	_, stdout, _ = strings.Cut(stdout, "\n") // another program, here
	if !strings.Contains(string(docs), "```\n"+stdout+"```") {
		t.Errorf("docs/reports.md does not show this, but it is printed:\n%s", stdout)
	}
}
