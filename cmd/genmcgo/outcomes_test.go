package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOutcomesText: the table, and what is said of conditions. A condition that no execution meets is an error without an
// execution: nothing is drawn, replayed or walked through.
func TestOutcomesText(t *testing.T) {
	ll, err := os.ReadFile("../../testdata/outcomes/sb.ll")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"sb.ll": string(ll)}
	json := filepath.Join(t.TempDir(), "r.json")
	code, out, _ := run(t, files, "--mm=sc,tso", "--outcomes=r0,r1", "--never=r0=0 /\\ r1=0", "$DIR/sb.ll")
	for _, want := range []string{"  r0  r1  sc  tso\n   0   1   1    1\n", "\n   0   0   .    1\n", "sc: never (r0=0 /\\ r1=0): yes (never: 0 of 3)\n", "tso: never (r0=0 /\\ r1=0): no (sometimes: 1 of 4)\n",
		"final-state never (r0=0 /\\ r1=0): an execution ends with r0=0, r1=0\n"} {
		if code != exitError || !strings.Contains(out, want) {
			t.Errorf("status %d, without %q:\n%s", code, want, out)
		}
	}
	if code, out, _ = run(t, files, "--outcomes=r0", "--print-executions", "$DIR/sb.ll"); code != exitVerified || strings.Count(out, "an execution that ends with r0=") != 2 {
		t.Errorf("status %d:\n%s", code, out)
	}
	code, out, stderr := run(t, files, "--exists=r0=2", "--dot="+json+".dot", "--svg="+json+".svg", "--html="+json+".html", "--sarif="+json+".sarif", "--junit="+json+".xml", "--json="+json, "$DIR/sb.ll")
	if code != exitError || !strings.Contains(out, "final-state exists (r0=2): no execution ends so\n") || !strings.Contains(stderr, "no execution belongs to the error, so there is no graph for "+json+".dot") {
		t.Errorf("status %d:\n%s%s", code, out, stderr)
	}
	for _, command := range []string{"replay", "step"} {
		if code, _, stderr := run(t, files, command, "--trace="+json); code != exitUsage || !strings.Contains(stderr, "says that no execution is so; there is none to show") {
			t.Errorf("%s: status %d: %s", command, code, stderr)
		}
	}
}
