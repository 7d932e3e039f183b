package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// outputFlags are all flags that write something of a report to a file, with the name of the file.
var outputFlags = func() (names []string) {
	for _, f := range newTable(&options{}) {
		if f.writes && f.only == "" {
			names = append(names, f.Name)
		}
	}
	return names
}()

// byNature is what differs between two runs of the same program: times, workers, statistics of the search,
// the command line, and what a run that goes on was told anew.
var byNature = []*regexp.Regexp{
	regexp.MustCompile(`"(seconds|workers|peak_memory_mb)": ?[0-9.e+-]+,?`),
	regexp.MustCompile(`(?s)"stats": ?\{.*?\},?\n?`),
	regexp.MustCompile(`"(command|commandLine)": ?"[^\n]*?",?\n`),
	regexp.MustCompile(`, [0-9]+ workers?, [0-9.]+s`),
	regexp.MustCompile(`time="[0-9.]+"`),
	regexp.MustCompile(` --workers=[0-9]+`),
	regexp.MustCompile(`<table class="statistics">.*?</table>`),
}

// jobName is what --detach prints.
var jobName = regexp.MustCompile(`^[0-9a-f]{12}\n$`)

func withoutNature(text string) string {
	for _, re := range byNature {
		text = re.ReplaceAllString(text, "")
	}
	return text
}

// left is what a run leaves: its status, what it prints, and its files.
type left struct {
	status int
	text   string
	files  map[string]string
	json   string // as it is
	// attached: by genmcgo jobs URL attach.
	attached bool
}

// leave runs the command with all output flags.
func leave(t *testing.T, args ...string) (o left) {
	t.Helper()
	dir := t.TempDir()
	for _, name := range outputFlags {
		if name == "transformed" && args[0] == "jobs" {
			continue // who attaches may not have the program
		}
		args = append(args, "--"+name+"="+filepath.Join(dir, name))
	}
	o.attached = args[0] == "jobs"
	var errs string
	o.status, o.text, errs = command(args...)
	if o.status == exitUsage || o.status == exitBug {
		t.Fatalf("%v: status %d: %s", args, o.status, errs)
	}
	o.text = withoutNature(strings.ReplaceAll(o.text, dir, ""))
	o.files = map[string]string{}
	data, err := os.ReadFile(filepath.Join(dir, "json"))
	if err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	o.json = string(data)
	for _, name := range outputFlags {
		if data, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
			o.files[name] = withoutNature(strings.ReplaceAll(string(data), dir, ""))
		}
	}
	return o
}

// same compares what two runs leave: if not exact, which files there are, and what is wrong.
func (o *left) same(t *testing.T, exact bool, what string, other left) {
	t.Helper()
	if o.status != other.status {
		t.Errorf("%s: status %d, alone %d", what, other.status, o.status)
	}
	for name := range o.files {
		if _, ok := other.files[name]; !ok && !(name == "transformed" && other.attached) {
			t.Errorf("%s: --%s is missing", what, name)
		}
	}
	if !exact {
		if a, b := ending(t, o.json), ending(t, other.json); a != b {
			t.Errorf("%s: %s, alone %s", what, b, a)
		}
		return
	}
	if o.text != other.text {
		t.Errorf("%s: the report\n%s", what, firstDifference(o.text, other.text))
	}
	for name := range other.files {
		if o.files[name] != other.files[name] {
			t.Errorf("%s: --%s\n%s", what, name, firstDifference(o.files[name], other.files[name]))
		}
	}
}

// ending is the verdict of a report in JSON, why it ended, and what was found.
func ending(t *testing.T, text string) string {
	t.Helper()
	var r report.Report
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	told := fmt.Sprint(r.Verdict, " ", r.Stopped)
	for _, f := range slices.Concat(r.Errors, r.Warnings) {
		told += " " + f.Kind
	}
	return told
}

func firstDifference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(x), len(y)) {
		if i >= len(x) || i >= len(y) || x[i] != y[i] {
			at := func(l []string) string {
				return fmt.Sprintf("%.700s", strings.Join(l[min(i, len(l)):min(i+3, len(l))], "\n"))
			}
			return fmt.Sprintf("line %d: alone\n%s\nand here\n%s", i+1, at(x), at(y))
		}
	}
	return ""
}

// TestOutputs: a run that is resumed, and a run on a cluster, leave the files, print the reports and end with
// the status of an undisturbed run, with an error and without: for all kinds of models, each equivalence, and
// the options that say what is looked for.
func TestOutputs(t *testing.T) {
	scale.NotShort(t)
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	// One execution of some thousands is wrong: that in which all of one thread comes first.
	right := write("right.ll", threads(body("x+ x+ x+ x+ x+ x+ x+ x+"), body("x!99 x+ x+ x+ x+ x+ x+ y=1 y=2"), 0))
	wrong := write("wrong.ll", threads(body("x+ x+ x+ x+ x+ x+ x+ x+"), body("x!8 x+ x+ x+ x+ x+ x+ y=1 y=2"), 0))
	// These have lines, for --coverage and all that shows the source.
	bank, dcl := filepath.Join("..", "..", "examples", "bank.ll"), filepath.Join("..", "..", "examples", "dcl-racy.ll")
	_, at := serveWithin(t, 4*patience.Most)
	for range 2 {
		background(t, "join", "-j", "1", at)
	}
	done := 0
	rows := []string{
		"--mm=rc11 --keep-going",
		"--mm=sc --keep-going --equivalence=rf",
		"--mm=sc --keep-going --equivalence=rvf",
		"--mm=sc --keep-going", "--mm=tso --keep-going", "--mm=tso-allfences --keep-going", "--mm=ra --keep-going", "--mm=imm --keep-going",
		"--mm=rc11.kat --keep-going", "--mm=../../examples/models/pso.kat --keep-going",
		"--mm=sc --keep-going --equivalence=auto",
		"--symmetry --keep-going", "--keep-going --minimise=100000",
		"--keep-going --estimate",
		"--keep-going --check-unordered --check-liveness --all-deadlocks",
		"--mm=rc11", "--max-executions=100", "--minimise", // which end at a moment of their own
	}
	for i, flags := range rows {
		if !(scale.By{Usual: 27, Wide: 9, Full: 1}).Nth(i) && i < len(rows)-1 {
			continue
		}
		for j, file := range []string{right, wrong, bank, dcl} {
			if !(scale.By{Usual: 2, Full: 1}).Nth(i + j) { // in a sample each row has two of them
				continue
			}
			args := append([]string{file}, strings.Fields(flags)...)
			if !strings.Contains(flags, "estimate") && !strings.Contains(flags, "auto") {
				args = append(args, "--estimate=false")
			}
			what := fmt.Sprintf("%s %s", filepath.Base(file), flags)
			exact := strings.Contains(flags, "--keep-going")
			alone := leave(t, append(args, "-j", "1")...)
			alone.same(t, exact, what+", on a cluster", leave(t, append(args, "--cluster", at)...))
			code, id, errs := command(append(args, "--cluster", at, "--detach")...)
			switch {
			case jobName.MatchString(id):
				alone.same(t, exact, what+", attached to", leave(t, "jobs", at, "attach", strings.TrimSpace(id)))
			case code != alone.status || errs != "": // or it ended with its samples, and there is no job
				t.Errorf("%s: %d %s%s", what, code, id, errs)
			}
			checkpoint := filepath.Join(t.TempDir(), "c")
			args = append(args, "-j", "1", "--checkpoint="+checkpoint, "--checkpoint-interval=1ms")
			alone.same(t, exact, what+", with a checkpoint", leave(t, args...))
			log := filepath.Join(checkpoint, "log")
			info, err := os.Stat(log)
			if err == nil { // as a kill leaves it
				err = os.Truncate(log, 38+(info.Size()-38)/2)
			}
			if err != nil {
				t.Fatal(err)
			}
			alone.same(t, exact, what+", resumed", leave(t, "resume", checkpoint))
			done++
		}
	}
	t.Logf("%d runs", done)
}
