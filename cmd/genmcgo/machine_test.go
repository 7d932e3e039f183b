package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// outputs are runs with every sort of outcome, over shipped programs. Golden files
// hold what they print; schemas have to accept it.
var outputs = []struct {
	name string
	args string // of the command, run in the root of the repository
	code int
}{
	{"race", "examples/mp-relaxed.ll", 1},
	{"assertion", "examples/seqlock-bug.ll", 1},
	{"weak", "examples/sb.ll", 1},
	{"load-buffering", "--mm=imm --keep-going internal/corpus/testdata/ll/clang-14-O0/lb/lb.ll", 1},
	{"deadlock", "examples/philosophers.ll", 1},
	{"memory", "--keep-going examples/treiber-stack-free.ll", 1},
	{"model-error", "--mm=rc11.kat examples/chase-lev-cxx11.ll", 1},
	{"liveness", "internal/corpus/testdata/ll/clang-14-O0/wrong/spin-sometimes.ll", 0},
	{"vacuous", "internal/corpus/testdata/ll/clang-14-O0/wrong/spin-two-flags.ll", 4},
	{"verified", "examples/bank.ll", 0},
	{"bounded", "--unroll=1 examples/ttas-lock.ll", 4},
	{"stopped", "--max-executions=2 examples/ms-queue.ll", 4},
	{"several", "--mm=sc,tso,rc11,imm examples/lb.ll", 0},
	{"several-wrong", "--mm=sc,rc11 --keep-going examples/mp-relaxed.ll", 1},
}

// shipped runs the command in the root of the repository.
func shipped(t *testing.T, args string, more ...string) (code int, stdout, stderr string) {
	t.Helper()
	t.Chdir("../..")
	defer t.Chdir("cmd/genmcgo")
	var out, errs bytes.Buffer
	code = doMain(append(append([]string{"--workers=1"}, strings.Fields(args)...), more...), nil, &out, &errs)
	return code, out.String(), errs.String()
}

// officialSchema is the JSON schema that OASIS publishes for SARIF 2.1.0 (errata 01). It
// is not in this repository; a module that we need for tests only carries it as a
// constant.
func officialSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif").Output()
	if err != nil {
		t.Fatal(err)
	}
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "schema.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var text string
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			text, _ = strconv.Unquote(lit.Value)
		}
		return true
	})
	if len(text) < 100_000 || !strings.Contains(text, "SARIF") {
		t.Fatal("no schema in go-sarif's schema.go")
	}
	return compileSchema(t, "sarif-schema-2.1.0.json", text)
}

func compileSchema(t *testing.T, name, text string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource(name, doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func validate(t *testing.T, s *jsonschema.Schema, text []byte) {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Errorf("%v in %.1000s", err, text)
		return
	}
	if err := s.Validate(doc); err != nil {
		t.Errorf("%v", err)
	}
}

// reports are the reports in what --format=json printed.
func reports(t *testing.T, text string) []*report.Report {
	t.Helper()
	var table report.Table
	if err := json.Unmarshal([]byte(text), &table); err != nil {
		t.Fatal(err)
	}
	if table.Models != nil {
		return table.Models
	}
	var r report.Report
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		t.Fatal(err)
	}
	return []*report.Report{&r}
}

// TestSARIF: what --sarif writes conforms to the schema of the standard, another
// reader of SARIF reads it, and it says what the report says.
func TestSARIF(t *testing.T) {
	schema := officialSchema(t)
	for _, tc := range outputs {
		t.Run(tc.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "x.sarif")
			code, stdout, stderr := shipped(t, tc.args, "--format=json", "--sarif="+file)
			if code != tc.code {
				t.Fatalf("status %d, want %d: %s", code, tc.code, stderr)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			validate(t, schema, text)
			log, err := sarif.FromBytes(text)
			if err != nil {
				t.Fatal(err)
			}
			rs := reports(t, stdout)
			if len(log.Runs) != len(rs) {
				t.Fatalf("%d runs for %d models", len(log.Runs), len(rs))
			}
			ids := map[string]bool{}
			for i, run := range log.Runs {
				r := rs[i]
				if n := len(r.Errors) + len(r.Warnings); run.Results == nil || len(run.Results) != n {
					t.Errorf("%d results for %d findings", len(run.Results), n)
				}
				if id := *run.AutomationDetails.ID; ids[id] || !strings.HasSuffix(id, "/"+r.Model+"/") {
					t.Errorf("run %d is called %s", i, id)
				} else {
					ids[id] = true
				}
				inv := run.Invocations[0]
				if *inv.ExitCode != code || !*inv.ExecutionSuccessful || len(inv.ToolExecutionNotifications) < len(r.Notes) {
					t.Errorf("invocation %+v", inv)
				}
				prints := map[string]bool{}
				for k, res := range run.Results {
					f := append(r.Errors[:len(r.Errors):len(r.Errors)], r.Warnings...)[k]
					rule := run.Tool.Driver.Rules[res.RuleIndex]
					if *rule.ID != *res.RuleID || !strings.HasPrefix(*res.RuleID, f.Kind) {
						t.Errorf("a %s has rule %s, whose index is that of %s", f.Kind, *res.RuleID, *rule.ID)
					}
					loc := res.Locations[0].PhysicalLocation
					if f.Line > 0 && (*loc.ArtifactLocation.URI != filepath.ToSlash(f.File) || *loc.Region.StartLine != f.Line) {
						t.Errorf("%s is at %s:%d, not %s", f.Kind, *loc.ArtifactLocation.URI, *loc.Region.StartLine, f.Place)
					}
					print := res.PartialFingerprints["genmcgo/v1"]
					if print == "" || prints[print] {
						t.Errorf("fingerprint %q twice", print)
					}
					prints[print] = true
					checkFlows(t, f, res)
				}
			}
		})
	}
}

// checkFlows: the first code flow is the trace, the second the same steps by thread.
func checkFlows(t *testing.T, f report.Finding, res *sarif.Result) {
	t.Helper()
	if len(f.Trace) == 0 {
		if len(res.CodeFlows) > 0 {
			t.Errorf("%s has no trace, but code flows", f.Kind)
		}
		return
	}
	if len(res.CodeFlows) != 2 || len(res.CodeFlows[0].ThreadFlows) != 1 {
		t.Fatalf("%s: %d code flows", f.Kind, len(res.CodeFlows))
	}
	for i, l := range res.CodeFlows[0].ThreadFlows[0].Locations {
		if l.ExecutionOrder != i+1 || !strings.Contains(*l.Location.Message.Text, strings.Join(f.Trace[i].Text, "; ")) {
			t.Errorf("step %d of the trace is %s at %d", i+1, *l.Location.Message.Text, l.ExecutionOrder)
		}
	}
	seen := 0
	for _, flow := range res.CodeFlows[1].ThreadFlows {
		last := 0
		for _, l := range flow.Locations {
			seen++
			if l.ExecutionOrder <= last || strconv.Itoa(f.Trace[l.ExecutionOrder-1].Thread) != *flow.ID {
				t.Errorf("thread %s: step %d after %d", *flow.ID, l.ExecutionOrder, last)
			}
			last = l.ExecutionOrder
		}
	}
	if seen != len(f.Trace) {
		t.Errorf("%d steps by thread, %d in the trace", seen, len(f.Trace))
	}
}

// Without debug information a result is still somewhere, or code scanning refuses it.
func TestSARIFWithoutPositions(t *testing.T) {
	schema := officialSchema(t)
	code, stdout, stderr := run(t, map[string]string{"p q.ll": threads(plainX, plainX, 0)}, "--sarif=-", "$DIR/p q.ll")
	if code != 1 || !strings.Contains(stderr, "data-race") {
		t.Fatalf("status %d, standard error without the report: %s", code, stderr)
	}
	validate(t, schema, []byte(stdout))
	var log any
	if err := json.Unmarshal([]byte(stdout), &log); err != nil {
		t.Fatal(err)
	}
	loc := at(log, "runs.0.results.0.locations.0.physicalLocation")
	if uri, _ := at(loc, "artifactLocation.uri").(string); !strings.HasPrefix(uri, "file:///") || !strings.HasSuffix(uri, "/p%20q.ll") {
		t.Errorf("uri %s", uri)
	}
	if at(loc, "region.startLine") != 1.0 {
		t.Errorf("location %v", loc)
	}
}

// TestJUnit: each model is a case that fails, is skipped or passes as its verdict says;
// and the file conforms to our schema (checked by xmllint if it is there).
func TestJUnit(t *testing.T) {
	xmllint, err := exec.LookPath("xmllint")
	if err != nil {
		t.Log("THERE IS NO xmllint: report/schema/junit.xsd is not checked")
	}
	for _, tc := range outputs {
		t.Run(tc.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "x.xml")
			code, stdout, stderr := shipped(t, tc.args, "--format=json", "--junit="+file)
			if code != tc.code {
				t.Fatalf("status %d, want %d: %s", code, tc.code, stderr)
			}
			if xmllint != "" {
				if out, err := exec.Command(xmllint, "--noout", "--schema", "../../report/schema/junit.xsd", file).CombinedOutput(); err != nil {
					t.Errorf("%v: %s", err, out)
				}
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var suites struct {
				XMLName  xml.Name `xml:"testsuites"`
				Tests    int      `xml:"tests,attr"`
				Failures int      `xml:"failures,attr"`
				Errors   int      `xml:"errors,attr"`
				Skipped  int      `xml:"skipped,attr"`
				Suites   []struct {
					Cases []junitCase `xml:"testcase"`
				} `xml:"testsuite"`
			}
			if err := xml.Unmarshal(text, &suites); err != nil {
				t.Fatal(err)
			}
			rs := reports(t, stdout)
			if len(suites.Suites) != 1 || len(suites.Suites[0].Cases) != len(rs) || suites.Tests != len(rs) {
				t.Fatalf("%d cases for %d models", suites.Tests, len(rs))
			}
			failures, errs, skipped := 0, 0, 0
			for i, c := range suites.Suites[0].Cases {
				r := rs[i]
				if !strings.HasSuffix(c.Name, " under "+r.Model) || !strings.HasSuffix(c.Out, r.Summary+"\n") {
					t.Errorf("case %q says %q", c.Name, c.Out)
				}
				switch {
				case c.Failure != nil:
					failures++
					e := r.Errors[0]
					if r.Verdict != report.Error || !strings.HasPrefix(c.Failure.Type, e.Kind) || !strings.HasPrefix(c.Failure.Message, e.Message) {
						t.Errorf("failure %+v of %s", c.Failure, r.Summary)
					}
					for _, e := range r.Errors {
						if !strings.Contains(c.Failure.Text, e.Message) || e.Graph != nil && !strings.Contains(c.Failure.Text, created(e.Graph)) {
							t.Errorf("the failure does not show %s", e.Message)
						}
					}
				case c.Error != nil:
					errs++
					kind := "stopped-" + r.Stopped
					if r.Stopped == "" && slices.Contains(r.Reasons, report.Vacuous) {
						kind = report.Vacuous
					}
					if r.Verdict != report.Incomplete || c.Error.Type != kind {
						t.Errorf("error %+v of %s", c.Error, r.Summary)
					}
				case c.Skipped != nil:
					skipped++
					if r.Verdict != report.Incomplete || r.Stopped != "" || !r.Bounded {
						t.Errorf("skipped %+v of %s", c.Skipped, r.Summary)
					}
				case r.Verdict != report.Verified:
					t.Errorf("a success, but %s", r.Summary)
				}
			}
			if suites.Failures != failures || suites.Errors != errs || suites.Skipped != skipped {
				t.Errorf("counted %+v, there are %d failures, %d errors, %d skipped", suites, failures, errs, skipped)
			}
		})
	}
}

// junitCase is a test case as readers of JUnit's XML see it.
type junitCase struct {
	Name    string        `xml:"name,attr"`
	Failure *junitOutcome `xml:"failure"`
	Error   *junitOutcome `xml:"error"`
	Skipped *junitOutcome `xml:"skipped"`
	Out     string        `xml:"system-out"`
}

type junitOutcome struct {
	Type    string `xml:"type,attr"`
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

// Whatever a program prints, the XML is well-formed.
func TestJUnitOfOddOutput(t *testing.T) {
	prog := "declare i32 @putchar(i32)\ndeclare void @abort()\ndefine i32 @main() {\n"
	for i, c := range "\x01\x7f\xff]]><&\x00\"" {
		prog += fmt.Sprintf("  %%r%d = call i32 @putchar(i32 %d)\n", i, c)
	}
	prog += "  call void @abort()\n  unreachable\n}\n"
	code, stdout, stderr := run(t, map[string]string{"p.ll": prog}, "--junit=-", "$DIR/p.ll")
	if code != 1 {
		t.Fatal(code, stderr)
	}
	var suites struct {
		Case junitCase `xml:"testsuite>testcase"`
	}
	if err := xml.Unmarshal([]byte(stdout), &suites); err != nil || suites.Case.Failure == nil {
		t.Fatalf("%v in %s", err, stdout)
	}
	if !strings.Contains(suites.Case.Failure.Text, "]]><&") {
		t.Errorf("the output is not in %s", suites.Case.Failure.Text)
	}
}

// The files are written whatever the outcome, the status does not depend on them, and
// if one cannot be written the evidence is there all the same.
func TestMachineFiles(t *testing.T) {
	race := map[string]string{"p.ll": threads(plainX, plainX, 0), "many.ll": many(), "bad.ll": "nonsense"}
	for _, tc := range []struct {
		args  string
		code  int
		files string // that exist afterwards
		says  string // on standard output or, with !, standard error
	}{
		{"--sarif=$DIR/s --junit=$DIR/j $DIR/p.ll", 1, "s j", "data-race"},
		{"--sarif=$DIR/s --junit=$DIR/j --check-races=false $DIR/p.ll", 0, "s j", "verified"},
		{"--sarif=$DIR/s --junit=$DIR/j --mm=sc,tso $DIR/p.ll", 1, "s j", "model"},
		{"--sarif=$DIR/s --junit=$DIR/j --timeout=0.05 $DIR/many.ll", 4, "s j", "incomplete"},
		{"--sarif=$DIR/s --junit=$DIR/j --timeout=0.05 --mm=sc,tso $DIR/many.ll", 4, "s j", "incomplete"},
		{"--sarif=$DIR/s --junit=$DIR/j $DIR/bad.ll", 2, "", "!bad.ll"},
		{"--sarif=- --format=text $DIR/p.ll", 1, "", "\"version\": \"2.1.0\""},
		{"--sarif=- $DIR/p.ll", 1, "", "!execution graph"},
		{"--junit=- $DIR/p.ll", 1, "", "<testsuites"},
		{"--junit=- --print-executions --check-races=false $DIR/p.ll", 0, "", "!execution 1"},
		{"--sarif=/dev/full --junit=$DIR/j $DIR/p.ll", 2, "j", "execution graph"},
		{"--junit=/dev/full --sarif=$DIR/s $DIR/p.ll", 2, "s", "execution graph"},
		{"--junit=/dev/full --mm=sc,tso $DIR/p.ll", 2, "", "data-race"},
		{"--sarif=$DIR $DIR/p.ll", 2, "", "!is a directory"},
		{"--junit=$DIR/no/j $DIR/p.ll", 2, "", "!no directory"},
		{"--junit= $DIR/p.ll", 2, "", "!file name"},
		{"--junit=- --sarif=- $DIR/p.ll", 2, "", "!standard output"},
		{"--junit=- --dot=- $DIR/p.ll", 2, "", "!standard output"},
		{"--sarif=- --format=json $DIR/p.ll", 2, "", "!standard output"},
		{"--junit=$DIR/j --sarif=$DIR/./j $DIR/p.ll", 2, "", "!both write"},
		{"--json=$DIR/p.ll $DIR/./p.ll", 2, "", "!overwrite"},
		{"--sarif=/proc/self/nothing $DIR/p.ll", 2, "", "!--sarif: "},
	} {
		t.Run(tc.args, func(t *testing.T) {
			if strings.Contains(tc.args, "/dev/full") {
				if _, err := os.Stat("/dev/full"); err != nil {
					t.Skip("no /dev/full")
				}
			}
			dir := t.TempDir()
			for name, text := range race {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			var out, errs bytes.Buffer
			code := doMain(strings.Fields(strings.ReplaceAll(tc.args, "$DIR", dir)), nil, &out, &errs)
			if code != tc.code {
				t.Errorf("status %d, want %d: %s", code, tc.code, errs.String())
			}
			text, says := out.String(), tc.says
			if s, ok := strings.CutPrefix(says, "!"); ok {
				text, says = errs.String(), s
			}
			if !strings.Contains(text, says) {
				t.Errorf("nothing says %q: %s", says, text)
			}
			for _, name := range []string{"s", "j"} {
				st, err := os.Stat(filepath.Join(dir, name))
				if want := slices.Contains(strings.Fields(tc.files), name); want != (err == nil) || err == nil && st.Size() == 0 {
					t.Errorf("file %s: %v, wanted: %t", name, err, want)
				}
			}
		})
	}
}

// TestReportsPage: the commands that docs/reports.md shows are commands.
func TestReportsPage(t *testing.T) {
	text, err := os.ReadFile("../../docs/reports.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.Mkdir("sarif", 0o755); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, line := range regexp.MustCompile(`genmcgo (-[^|#`+"`"+`\n]*)`).FindAllStringSubmatch(string(text), -1) {
		command := regexp.MustCompile(`\) > .*|> .*| \|\|.*|'$`).ReplaceAllString(strings.TrimSpace(line[1]), "")
		command = strings.NewReplacer(`"$(basename "$p").sarif"`, "x", `$(basename "$p").sarif"`, "x", `"`, "").Replace(command)
		n++
		if _, err := parseArgs(strings.Fields(command)); err != nil {
			t.Errorf("genmcgo %s: %v", command, err)
		}
	}
	if n < 8 {
		t.Errorf("only %d commands", n)
	}
}

// ourSchemas are the schemas of --format=json for one model and for several.
func ourSchemas(t *testing.T) (one, several *jsonschema.Schema) {
	t.Helper()
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	for _, name := range []string{"report.schema.json", "table.schema.json"} {
		f, err := os.Open("../../report/schema/" + name)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(f)
		f.Close()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if err := c.AddResource(name, doc); err != nil {
			t.Fatal(err)
		}
	}
	one, err := c.Compile("report.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	several, err = c.Compile("table.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return one, several
}

// TestJSONSchema: what --format=json prints conforms to the schemas in report/schema,
// which TestSchemas of package report holds to the structs.
func TestJSONSchema(t *testing.T) {
	scale.NotShort(t)
	one, several := ourSchemas(t)
	check := func(stdout string) {
		t.Helper()
		if strings.Contains(stdout, `"models": [`) {
			validate(t, several, []byte(stdout))
		} else {
			validate(t, one, []byte(stdout))
		}
	}
	for _, tc := range outputs {
		t.Run(tc.name, func(t *testing.T) {
			code, stdout, stderr := shipped(t, tc.args, "--format=json")
			if code != tc.code {
				t.Fatalf("status %d, want %d: %s", code, tc.code, stderr)
			}
			check(stdout)
			if tc.name == "verified" || tc.name == "several" {
				_, stdout, _ = shipped(t, tc.args, "--format=json", "--print-executions")
				check(stdout)
			}
		})
	}
	files := map[string]string{"race.ll": threads(plainX, plainX, 0), "abort.ll": threads(storeX, abortX, 0), "spin.ll": threads(storeY, spinX, 0),
		"bound.ll": threads(storeY, countX, 0), "status.ll": threads(storeX, storeY, 3), "many.ll": many()}
	for _, args := range []string{
		"$DIR/race.ll", "--mm=sc,rc11 $DIR/race.ll", "--keep-going $DIR/abort.ll", "--check-liveness $DIR/spin.ll", "--unroll=5 $DIR/bound.ll", "$DIR/status.ll",
		"--timeout=0.05 $DIR/many.ll", "--timeout=0.05 --mm=sc,tso $DIR/many.ll", "--symmetry $DIR/race.ll",
	} {
		t.Run(args, func(t *testing.T) {
			code, stdout, stderr := run(t, files, append(strings.Fields(args), "--format=json")...)
			if code == exitUsage || code == exitBug {
				t.Fatal(stderr)
			}
			check(stdout)
		})
	}
	// The schemas do reject.
	_, stdout, _ := shipped(t, "examples/mp-relaxed.ll", "--format=json")
	for _, r := range [][2]string{{`"verdict": "error"`, `"verdict": "verified"`}, {`"kind": "data-race"`, `"kind": "race"`}, {`"blocked":`, `"blokked":`}, {`"(2,2)"`, `"2,2"`}} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(strings.Replace(stdout, r[0], r[1], 1)))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(stdout, r[0]) || one.Validate(doc) == nil {
			t.Errorf("%s instead of %s conforms to the schema", r[1], r[0])
		}
	}
}

// Corpus programs reach kinds of events and errors that no example has. Here is a sample; -full takes all.
func TestSchemasCorpus(t *testing.T) {
	every := scale.By{Short: 30, Usual: 18, Wide: 12, Full: 1}
	one, _ := ourSchemas(t)
	sarif := officialSchema(t)
	files, err := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/wrong/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, file := range files {
		if !every.Takes(filepath.Base(file)) {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			log := filepath.Join(t.TempDir(), "x.sarif")
			code, stdout, stderr := run(t, nil, "--format=json", "--keep-going", "--unroll=3", "--nondet-values=2", "--max-executions=10", "--print-executions", "--sarif="+log, modelFor("rc11", file), file)
			if code == exitUsage && strings.Contains(stderr, "not modelled") {
				t.Skip(stderr)
			}
			if code == exitUsage || code == exitBug {
				t.Fatal(stderr)
			}
			validate(t, one, []byte(stdout))
			text, err := os.ReadFile(log)
			if err != nil {
				t.Fatal(err)
			}
			validate(t, sarif, text)
		})
	}
}

// created is the first event of g that creates a thread, which no text leaves out.
func created(g *report.Graph) string {
	for _, e := range g.Threads[0].Events {
		if e.Kind == "create" {
			return e.Text
		}
	}
	return ""
}
