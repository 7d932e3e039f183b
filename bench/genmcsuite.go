package bench

import (
	"bufio"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// Case is one program of a test tree with one line of arguments and one model.
type Case struct {
	Group string // "correct/litmus"
	Test  string // "correct/litmus/SB"
	File  string // relative to the root of the tree: "tests/correct/litmus/SB/variants/sb0.c"
	Line  int    // of the arguments file, from 0
	Model string // in our words
	// Tool are the options for the checker, Clang those for the compiler.
	Tool, Clang []string
	// Want is the expected number of complete executions, -1 if none is known.
	Want int64
	// Wrong says that the program must be reported as erroneous.
	Wrong bool
}

// ID names the case in reports and filters.
func (c *Case) ID() string {
	s := strings.TrimPrefix(c.Test, "tests/") + "/" + filepath.Base(c.File)
	if len(c.Clang) > 0 || len(c.Tool) > 0 {
		s += "#" + strconv.Itoa(c.Line)
	}
	return s
}

// Groups are the parts of GenMC's test tree that ask for what this project
// offers. Left out: lapor, relinche, lkmm and fs, which test other tools' modes.
var Groups = []string{
	"correct/litmus", "correct/synthetic", "correct/data-structures", "correct/infr", "correct/saver",
	"correct/ipr", "correct/sr", "correct/liveness",
	"wrong/racy", "wrong/safety", "wrong/infr", "wrong/locking", "wrong/memory", "wrong/barriers",
	"wrong/liveness", "wrong/saver",
}

// SuiteRoot finds the root of a GenMC tree: dir itself or the parent of the
// tests folder.
func SuiteRoot(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for _, d := range []string{abs, filepath.Dir(abs)} {
		if _, err := os.Stat(filepath.Join(d, "tests", "correct")); err == nil {
			return d, nil
		}
	}
	return "", fmt.Errorf("%s: no tests/correct in it: give the root of a GenMC source tree", dir)
}

// GenMCCases reads the test tree of GenMC. Per test, variants/*.c[pp] are the
// programs; args.<model>.mo.in has lines "checker options | compiler options",
// expected.<model>.mo.in a number for each (more numbers than lines mean
// nothing). Expectations exist for sc, rc11 and imm; the other models use rc11's
// arguments. Wrong programs run under rc11 and imm, of models that have neither under
// the first.
func GenMCCases(root string, models []string) ([]Case, error) {
	var cases []Case
	for _, group := range Groups {
		dirs, err := os.ReadDir(filepath.Join(root, "tests", group))
		if err != nil {
			return nil, err
		}
		for _, d := range dirs {
			test := path.Join("tests", group, d.Name())
			files := variants(root, test)
			if len(files) == 0 {
				continue
			}
			for i, model := range models {
				if strings.HasPrefix(group, "wrong/") {
					source := model
					if model != "rc11" && model != "imm" {
						if i > 0 || contains(models, "rc11") || contains(models, "imm") {
							continue
						}
						source = "rc11"
					}
					tool := strings.Fields(readOr(filepath.Join(root, test, "genmc."+source+".mo.in")))
					if n := strings.TrimSpace(readOr(filepath.Join(root, test, "unroll.in"))); n != "" {
						tool = append(tool, "-unroll="+n)
					}
					for _, f := range files {
						cases = append(cases, Case{Group: group, Test: test, File: f, Model: model, Tool: tool, Want: -1, Wrong: true})
					}
					continue
				}
				cs, err := correctCases(root, group, test, model, files)
				if err != nil {
					return nil, err
				}
				cases = append(cases, cs...)
			}
		}
	}
	return cases, nil
}

func correctCases(root, group, test, model string, files []string) ([]Case, error) {
	source := model
	if model != "sc" && model != "rc11" && model != "imm" {
		source = "rc11"
	}
	dir := filepath.Join(root, test)
	numbers := strings.Fields(readOr(filepath.Join(dir, "expected."+source+".mo.in")))
	if len(numbers) == 0 {
		return nil, nil
	}
	lines := []string{""}
	if args := readOr(filepath.Join(dir, "args."+source+".mo.in")); args != "" {
		lines = strings.Split(strings.TrimSuffix(args, "\n"), "\n")
	}
	var cases []Case
	for i, line := range lines {
		if i >= len(numbers) {
			break
		}
		want := int64(-1)
		if source == model {
			n, err := strconv.ParseInt(numbers[i], 10, 64)
			if err != nil {
				return nil, fmt.Errorf("%s/expected.%s.mo.in: %w", dir, source, err)
			}
			want = n
		}
		tool, clang, _ := strings.Cut(line, "|")
		for _, f := range files {
			cases = append(cases, Case{
				Group: group, Test: test, File: f, Line: i, Model: model,
				Tool: strings.Fields(tool), Clang: strings.Fields(clang), Want: want,
			})
		}
	}
	return cases, nil
}

func variants(root, test string) []string {
	var files []string
	for _, ext := range []string{"*.c", "*.cpp"} {
		found, _ := filepath.Glob(filepath.Join(root, test, "variants", ext))
		for _, f := range found {
			rel, err := filepath.Rel(root, f)
			if err == nil {
				files = append(files, rel)
			}
		}
	}
	sort.Strings(files)
	return files
}

func readOr(file string) string {
	data, err := os.ReadFile(file)
	if err != nil {
		return ""
	}
	return string(data)
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// ToolOptions are the options of a GenMC test in our words.
type ToolOptions struct {
	Unroll        int
	NoUnroll      []string
	NoRaces       bool
	CheckLiveness bool
	// PeerReduces lists reductions of the peer that the test leaves on and that
	// change the number of complete executions.
	SymmetryOff bool
}

// Translate takes a case's checker options apart. Options that only switch a
// reduction of the peer off have no meaning here; an unknown one is an error.
// A loop bound never applies to main, which creates the threads in a loop.
func (c *Case) Translate() (ToolOptions, error) {
	var o ToolOptions
	for _, t := range c.Tool {
		name, val, _ := strings.Cut(strings.TrimLeft(t, "-"), "=")
		switch name {
		case "unroll":
			n, err := strconv.Atoi(val)
			if err != nil {
				return o, fmt.Errorf("%s: option %s: %w", c.ID(), t, err)
			}
			o.Unroll = n
		case "no-unroll":
			o.NoUnroll = append(o.NoUnroll, val)
		case "disable-race-detection":
			o.NoRaces = true
		case "check-liveness":
			o.CheckLiveness = true
		case "disable-sr":
			o.SymmetryOff = true
		case "disable-ipr", "disable-bam", "disable-spin-assume", "disable-load-annotation":
			// reductions of executions that are not complete, or off here anyway
		default:
			return o, fmt.Errorf("%s: option %s means nothing to this harness", c.ID(), t)
		}
	}
	if o.Unroll > 0 && !contains(o.NoUnroll, "main") {
		o.NoUnroll = append(o.NoUnroll, "main")
	}
	return o, nil
}

// Exception says that a test of the tree is not held against us.
type Exception struct {
	Pattern string   // path.Match against the case's ID or test ("correct/litmus/SB")
	Models  []string // nil: all
	// Action is "skip" (not run), "count=N" (the right number is N) or "error=K"
	// (the program is wrong; kind K must be reported).
	Action string
	Reason string
}

// ReadExceptions parses a file of exceptions: per line, separated by blanks,
// pattern, models (comma-separated, or *), action, and the reason in words.
// Empty lines and lines starting with # are comments.
func ReadExceptions(file string) ([]Exception, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var list []Exception
	sc := bufio.NewScanner(f)
	for n := 1; sc.Scan(); n++ {
		line := strings.TrimSpace(sc.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.Fields(line)
		if len(fields) < 4 {
			return nil, fmt.Errorf("%s:%d: want: pattern models action reason", file, n)
		}
		e := Exception{Pattern: fields[0], Action: fields[2], Reason: strings.Join(fields[3:], " ")}
		if _, err := path.Match(e.Pattern, ""); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, n, err)
		}
		if fields[1] != "*" {
			e.Models = strings.Split(fields[1], ",")
		}
		switch name, val, _ := strings.Cut(e.Action, "="); name {
		case "skip":
		case "error":
		case "count":
			if _, err := strconv.ParseInt(val, 10, 64); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", file, n, err)
			}
		default:
			return nil, fmt.Errorf("%s:%d: action %s is none of skip, count=N, error=KIND", file, n, e.Action)
		}
		list = append(list, e)
	}
	return list, sc.Err()
}

// Applies reports whether the exception is about the case.
func (e *Exception) Applies(c *Case) bool {
	if e.Models != nil && !contains(e.Models, c.Model) {
		return false
	}
	for _, s := range []string{strings.TrimPrefix(c.Test, "tests/"), c.ID()} {
		if ok, _ := path.Match(e.Pattern, s); ok {
			return true
		}
	}
	return false
}

// WrongKinds says which kinds of error are a right answer for the wrong programs
// of GenMC's tree: by test, or else by group. The kinds are those of our JSON
// report. Where a program is wrong in several ways, each of them is right,
// because which one is met first depends on the order of exploration.
var WrongKinds = map[string][]string{
	"wrong/racy":     {"data-race"},
	"wrong/safety":   {"assertion"},
	"wrong/liveness": {"liveness", "deadlock"},

	"wrong/safety/cks":                 {"data-race"},
	"wrong/infr/alloc-invalid-align":   {"invalid-argument", "other"},
	"wrong/infr/alloc-invalid-size":    {"invalid-argument", "other"},
	"wrong/infr/norev-replay":          {"data-race"},
	"wrong/infr/print-names-array":     {"assertion", "data-race"},
	"wrong/infr/unalloc-cas":           {"invalid-access", "null-dereference", "uninitialized-read"},
	"wrong/infr/unalloc-fai":           {"invalid-access", "null-dereference", "uninitialized-read"},
	"wrong/infr/unalloc-lock":          {"invalid-access", "null-dereference", "uninitialized-read"},
	"wrong/locking/destroyed-mutex":    {"lock-misuse", "uninitialized-read"},
	"wrong/locking/diff-thread-unlock": {"unlock-not-held"},
	"wrong/memory/access-freed":        {"use-after-free", "free-race"},
	"wrong/memory/access-freed2":       {"use-after-free", "free-race"},
	"wrong/memory/access-freed3":       {"use-after-free", "free-race", "data-race"},
	"wrong/memory/free-struct":         {"use-after-free", "free-race"},
	"wrong/memory/malloc-not-hb":       {"null-dereference", "invalid-access", "uninitialized-read", "data-race"},
	"wrong/memory/malloc-not-hb2":      {"invalid-access", "uninitialized-read", "data-race"},
	"wrong/memory/read-from-null":      {"uninitialized-read", "null-dereference"},
	"wrong/memory/stack-freed":         {"use-after-return", "use-after-free", "free-race"},
	"wrong/memory/stack-freed2":        {"use-after-return", "use-after-free", "free-race"},
	"wrong/memory/stack-uninit":        {"uninitialized-read"},
	"wrong/memory/stack-uninit2":       {"invalid-access", "uninitialized-read", "data-race"},
	"wrong/barriers/destroyed-barrier": {"barrier-misuse", "lock-misuse", "use-after-free"},
	"wrong/barriers/multiple-inits":    {"barrier-misuse"},
	"wrong/barriers/uninit-barrier":    {"barrier-misuse", "uninitialized-read"},
}

// KindsFor returns the acceptable kinds of error of a wrong case, nil if any
// will do.
func (c *Case) KindsFor() []string {
	if k, ok := WrongKinds[strings.TrimPrefix(c.Test, "tests/")]; ok {
		return k
	}
	return WrongKinds[c.Group]
}
