package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestOrdersCommand: exit statuses, the JSON by its schema, SARIF by the standard's, and counterexamples that are replayed.
func TestOrdersCommand(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.NewCompiler().Compile(filepath.Join(root, "report/schema/orders.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	official := officialSchema(t)
	corpus := filepath.Join(root, "internal/corpus/testdata/ll/clang-14-O0/wrong")
	ticket := filepath.Join(root, "orders/testdata/ticket.ll")
	dir := t.TempDir()
	for _, c := range []struct {
		args []string
		code int
		say  string
	}{
		{[]string{ticket}, exitVerified, "verified: 4 of 4 sites relaxed, weight 9 -> 3 on armv8"},
		{[]string{ticket, "--target=x86"}, exitVerified, "weight 20 -> 0 on x86"},
		{[]string{filepath.Join(corpus, "assert-mp-relaxed.ll")}, exitError, "1 cure found"},
		{[]string{filepath.Join(corpus, "assert-lost-update.ll")}, exitError, "no memory order cures it"},
		{[]string{ticket, "--max-executions=2"}, exitIncomplete, "was not explored to its end (executions)"},
		{[]string{filepath.Join(corpus, "assert-mp-relaxed.ll"), "--max-executions=2"}, exitError, "no cure found; incomplete: with every site seq_cst, "},
		{[]string{ticket, "--repair"}, exitVerified, "verified: no client needs a cure"},
	} {
		sarif, file := filepath.Join(dir, "o.sarif"), filepath.Join(dir, "o.json")
		code, out, errs := run(t, nil, append([]string{"orders", "--json=" + file, "--sarif=" + sarif}, c.args...)...)
		if code != c.code || !strings.Contains(out, c.say) {
			t.Errorf("%v: %d\n%s%s", c.args, code, out, errs)
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(doc); err != nil {
			t.Errorf("%v: %v\n%s", c.args, err, text)
		}
		if text, err = os.ReadFile(sarif); err != nil {
			t.Fatal(err)
		}
		validate(t, official, text)
	}

	// Each counterexample is one of the program, with the orders that its command has.
	counters := filepath.Join(dir, "counters")
	if code, out, errs := run(t, nil, "orders", "--counterexamples="+counters, ticket); code != exitVerified {
		t.Fatalf("%d\n%s%s", code, out, errs)
	}
	files, _ := filepath.Glob(filepath.Join(counters, "*.json"))
	if len(files) != 2 {
		t.Errorf("counterexamples: %v", files)
	}
	for _, f := range files {
		if code, out, errs := run(t, nil, "replay", ticket, "--trace="+f); code != exitError {
			t.Errorf("%s: %d\n%s%s", f, code, out, errs)
		}
		if _, err := os.Stat(strings.TrimSuffix(f, "json") + "html"); err != nil {
			t.Error(err)
		}
	}
}

// TestOrdersResume: a search that is resumed explores nothing that it knows, and has the same outcome.
func TestOrdersResume(t *testing.T) {
	treiber := filepath.Join("..", "..", "orders", "testdata", "treiber.ll")
	dir := filepath.Join(t.TempDir(), "search")
	type outcome struct {
		Runs  int
		Sites []struct{ After, State string }
	}
	search := func(want int, args ...string) (o outcome, errs string) {
		t.Helper()
		code, out, errs := run(t, nil, append([]string{"orders", "--format=json", "--workers=1", "--checkpoint=" + dir}, args...)...)
		if code != want {
			t.Fatalf("%d\n%s%s", code, out, errs)
		}
		if code == exitVerified {
			if err := json.Unmarshal([]byte(out), &o); err != nil {
				t.Fatal(err)
			}
		}
		return o, errs
	}
	whole, _ := search(exitVerified, treiber)
	again, _ := search(exitVerified, treiber)
	if whole.Runs < 4 || again.Runs != 0 {
		t.Errorf("%d runs, and then %d", whole.Runs, again.Runs)
	}
	file := filepath.Join(dir, "orders.jsonl")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// The process ended while it wrote the fourth line.
	lines := strings.SplitAfter(string(text), "\n")
	if err := os.WriteFile(file, []byte(strings.Join(lines[:3], "")+lines[3][:len(lines[3])/2]), 0o666); err != nil {
		t.Fatal(err)
	}
	part, _ := search(exitVerified, treiber)
	if part.Runs == 0 || part.Runs >= whole.Runs {
		t.Errorf("%d runs of %d", part.Runs, whole.Runs)
	}
	for i := range whole.Sites {
		if whole.Sites[i] != again.Sites[i] || whole.Sites[i] != part.Sites[i] {
			t.Errorf("site %d: %v, %v, %v", i, whole.Sites[i], again.Sites[i], part.Sites[i])
		}
	}
	for _, args := range [][]string{{"resume", dir}, {"--checkpoint=" + dir, treiber}} {
		if code, _, errs := run(t, nil, args...); code != exitUsage || !strings.Contains(errs, "it holds a search of genmcgo orders; the same command as before, genmcgo orders --checkpoint=") {
			t.Errorf("%v: %d %s", args, code, errs)
		}
	}
	if _, errs := search(exitUsage, "--spurious-cas", treiber); !strings.Contains(errs, "other clients or options") {
		t.Error(errs)
	}
}
