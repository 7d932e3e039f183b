package genmcgo_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/truST/config"
)

// TestContributing: the files that CONTRIBUTING.md names exist, and each identifier is
// declared in a Go file that the same paragraph or step names, or in its directory. A table may
// name tests of any file.
func TestContributing(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("`([^`\n]+)`")
	ident := regexp.MustCompile(`^[A-Za-z]\w*$`)
	declared := map[string]map[string]bool{} // by file
	files, idents := 0, 0
	step := regexp.MustCompile(`(?m)\n\n|\n(?:\* |\d+\. )`)
	var section []string // directories that the section names
	for _, para := range step.Split(string(text), -1) {
		if strings.HasPrefix(para, "#") {
			section = nil
		}
		var here []string // Go files of the paragraph
		var names []string
		for _, m := range code.FindAllStringSubmatch(para, -1) {
			switch word := m[1]; {
			case strings.Contains(word, "NAME") || strings.ContainsAny(word, ` :=\`) || strings.HasPrefix(word, "-"):
			case strings.ContainsAny(word, "/.") || isFile(word):
				files++
				if _, err := os.Stat(word); err != nil {
					t.Errorf("%s does not exist", word)
				} else if path.Ext(word) == ".go" {
					here = append(here, word)
				} else if isDir(word) {
					all, _ := filepath.Glob(word + "/*.go")
					here = append(here, all...)
				}
			case ident.MatchString(word):
				names = append(names, word)
			}
		}
		section = append(section, here...)
		in := here
		if len(in) == 0 {
			in = section
		}
		if strings.HasPrefix(para, "|") {
			for _, file := range sources(t) {
				if strings.HasSuffix(file, "_test.go") {
					in = append(in, file)
				}
			}
		}
		for _, name := range names {
			if notGo[name] {
				continue
			}
			idents++
			found := false
			for _, f := range in {
				if declared[f] == nil {
					declared[f] = declarations(t, f)
				}
				found = found || declared[f][name]
			}
			if !found {
				t.Errorf("no file of %v declares %s, as CONTRIBUTING.md says in:\n%s", in, name, para)
			}
		}
	}
	if files < 60 || idents < 60 {
		t.Errorf("only %d files and %d identifiers were found", files, idents)
	}
}

func isFile(name string) bool {
	st, err := os.Stat(name)
	return err == nil && st.Mode().IsRegular()
}

func isDir(name string) bool {
	st, err := os.Stat(name)
	return err == nil && st.Mode()&fs.ModeDir != 0
}

// notGo are words in code type that name no declaration.
var notGo = map[string]bool{"testdata": true}

// declarations are the names that a Go file declares, fields and methods included, those in
// functions left out.
func declarations(t *testing.T, file string) map[string]bool {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			names[d.Name.Name] = true
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					names[s.Name.Name] = true
					for _, name := range fields(s.Type) {
						names[name] = true
					}
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names[n.Name] = true
					}
				}
			}
		}
	}
	return names
}

// fields are the names of the fields or methods of a type.
func fields(t ast.Expr) (names []string) {
	var list *ast.FieldList
	switch t := t.(type) {
	case *ast.StructType:
		list = t.Fields
	case *ast.InterfaceType:
		list = t.Methods
	default:
		return nil
	}
	for _, f := range list.List {
		for _, n := range f.Names {
			names = append(names, n.Name)
		}
	}
	return names
}

// sources are the files of the tree that somebody wrote, without what is hidden, or in testdata, or a
// program to be checked.
func sources(t *testing.T) (files []string) {
	t.Helper()
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		hidden := strings.HasPrefix(d.Name(), ".") && file != "." && file != ".ci"
		switch {
		case err != nil:
			return err
		case d.IsDir() && (hidden || d.Name() == "testdata" || file == "examples" || file == filepath.Join("bench", "programs")):
			return fs.SkipDir
		case !d.IsDir():
			files = append(files, filepath.ToSlash(file))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// sample is a member of a kind of change that CONTRIBUTING.md describes: whoever adds another
// member has to look at the files that mention this one.
type sample struct {
	section, what string
	code          func(n ast.Node) bool // finds it in Go files, but for tests
	text          string                // finds it in others that are for readers, a regular expression; "": nothing
	// besides are files that mention it and need no change, with the reason.
	besides map[string]string
}

// Reasons for which a file is besides.
const (
	itself    = "the sample itself"
	published = "what was published or measured"
	peer      = "what another tool has"
	uses      = "uses it"
	other     = "something else of that name"
)

// everywhere are files of which every kind of change has its own paragraph, or none.
var everywhere = []string{"CONTRIBUTING.md", "RATIONALE.md", "ARCHITECTURE.md", "bench/RESULTS.md", "bench/EQUIVALENCES.md", "bench/CLUSTER-LONG.md", "bench/SCALING.md", "bench/CLUSTER.md",
	"docs/benchmarks.md", "bench/genmc-exceptions.txt"}

var samples = []sample{
	{"A new memory model", `the model "tso"`, literal("tso"), `\btso-allfences\b`, map[string]string{
		"consistency/tso.go":  itself,
		"bench/papers.go":     published,
		"bench/real.go":       "the models that a table is measured under",
		"bench/structures.go": "likewise",
	}},
	{"A new equivalence", "reads-from", literal("rf"), `\brvf\b`, map[string]string{
		"docs/bound.md":           "its flag",
		"consistency/kat/expr.go": other,
		"docs/primitives.md":      uses,
		"report/cycle.go":         other,
		"report/layout.go":        other,
		"report/reorder.go":       other,
	}},
	{"A new equivalence", "values of reads", literal("rvf"), "", nil},
	{"A new equivalence", "what is only up to coherence order", literal("co"), "", map[string]string{
		"bench/cluster.go":                "its default",
		"bench/clustertext.go":            "its default",
		"cmd/genmcgo-bench/papertable.go": "its default",
		"consistency/kat/expr.go":         other,
		"remedy.go":                       "its default",
		"report/cycle.go":                 other,
		"report/layout.go":                other,
		"report/reorder.go":               other,
	}},
	{"A new filter", "symmetry", ident("Symmetry", "SymmetryOpen", "Symmetric", "symmetry"), `--symmetry\b`, map[string]string{"internal/order/order.go": uses, "docs/outcomes.md": "its flag", "docs/bound.md": "its flag"}},
	{"A new filter", "lookahead", ident("NoLookahead", "lookahead"), `--lookahead\b`, map[string]string{"truST/filter/confirm.go": uses}},
	{"A new filter", "waiting reads", ident("NoUnblock", "stalls"), `--unblock\b`, nil},
	{"A new check", "the check for daemons", ident("Daemon", "CheckDaemons", "daemons"), `--check-daemons\b`, nil},
	{"A new check", "the check for deadlocks", ident("NoDeadlock", "deadlock"), "", nil},
	{"A new check", "the check for livelocks", ident("CheckLivelock", "livelock", "Livelock"), `--check-livelock\b`, map[string]string{"truST/check/livelock.go": itself, "internal/oracle/oracle.go": other, "truST/filter/confirm.go": uses}},
	{"A new output", "JUnit", ident("WriteJUnit", "junit"), `(?i)junit`, nil},
	{"A new output", "SARIF", ident("WriteSARIF", "sarif"), `(?i)sarif`, nil},
	{"A new output", "pictures of a finding", ident("WriteSVG", "WriteDot"), `--(?:svg|dot)\b`, map[string]string{
		"report/svg.go": itself, "report/dot.go": itself,
		"bench/boxes.go": other, "bench/chart.go": other, "bench/scatter.go": other, "bench/shares.go": other,
	}},
	{"A new library function", "pthread_barrier_wait", ident("barrierWait", "BarrierWait"), `pthread_barrier_wait\b`, nil},
	{"A new library function", "mtx_trylock", literal("mtx_trylock"), `mtx_trylock\b`, nil},
	{"A new event kind", "event.Fence", selector("event", "Fence"), "", map[string]string{"truST/filter/promises.go": uses}},
	{"A new event kind", "event.Choice", selector("event", "Choice"), "", map[string]string{"interp/atomic.go": uses}},
	{"A new event kind", "event.ObjectSize", selector("event", "ObjectSize"), "", nil},
	{"A new event kind", "event.BarrierLeave", selector("event", "BarrierLeave"), "", nil},
	{"A new event kind", "event.ThreadJoin", selector("event", "ThreadJoin"), "", nil},
	{"A new IR instruction", "cmpxchg", ident("OpCmpXchg", "InstCmpXchg"), "", map[string]string{"interp/load/rust.go": uses, "interp/load/counter.go": uses}},
	{"A new IR instruction", "select", ident("OpSelect", "InstSelect"), "", map[string]string{"interp/load/func.go": uses}},
	{"A new observer", "the one that shows executions", ident("shower", "OnExecution"), `--print-executions\b`, map[string]string{
		"README.md":                        "its flag",
		"docs/json.md":                     "its flag",
		"docs/outcomes.md":                 "its flag",
		"internal/order/order.go":          uses,
		"report/schema/report.schema.json": "its flag",
		"truST/replay.go":                  uses,
	}},
	{"A new observer", "the one that counts them", ident("limiter"), "", nil},
	{"A new flag", "--max-executions", ident("MaxExecutions"), `--max-executions\b`, map[string]string{"bench/cluster.go": uses, "consistency/modeltest/modeltest.go": uses}},
	{"A new flag", "--max-ops-per-thread", ident("MaxOps", "MaxOpsPerThread", "BlockOps"), `\bmax-ops-per-thread\b`, nil},
	{"A new flag", "--max-events", ident("BlockEvents", "TooMany"), `\bmax-events\b`, nil},
	{"A new flag", "--bound", ident("Bound", "BlockPreemptions", "Preemptions"), `--bound\b`, map[string]string{"truST/filter/confirm.go": uses}},
	{"A new flag", "--spin-detection", ident("NoSpinDetection"), `--spin-detection\b`, nil},
	{"A new flag", "--timed-waits", ident("TimedWaits"), `--timed-waits\b`, nil},
}

// literal finds a string.
func literal(s string) func(n ast.Node) bool {
	return func(n ast.Node) bool { l, ok := n.(*ast.BasicLit); return ok && l.Value == strconv.Quote(s) }
}

// ident finds names, also of fields and methods.
func ident(names ...string) func(n ast.Node) bool {
	return func(n ast.Node) bool { id, ok := n.(*ast.Ident); return ok && slices.Contains(names, id.Name) }
}

// selector finds a name of a package.
func selector(pkg, name string) func(n ast.Node) bool {
	return func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok || s.Sel.Name != name {
			return false
		}
		p, ok := s.X.(*ast.Ident)
		return ok && p.Name == pkg
	}
}

// forReaders are the files that are not Go and tell users or other programs something.
var forReaders = []string{".md", ".json", ".xsd", ".c", ".cpp", ".h", ".sh", ".txt", ""}

// TestContributingComplete: the sections of CONTRIBUTING.md name each file that a search for one
// of the samples finds.
func TestContributingComplete(t *testing.T) {
	scale.NotRace(t)
	guide, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	found := make([]map[string]bool, len(samples))
	texts := make([]*regexp.Regexp, len(samples))
	for i := range samples {
		found[i] = map[string]bool{}
		if samples[i].text != "" {
			texts[i] = regexp.MustCompile(samples[i].text)
		}
	}
	for _, file := range sources(t) {
		code := path.Ext(file) == ".go"
		if strings.HasSuffix(file, "_test.go") || slices.Contains(everywhere, file) || !code && !slices.Contains(forReaders, path.Ext(file)) {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !code {
			for i := range samples {
				found[i][file] = texts[i] != nil && texts[i].Match(src)
			}
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			for i := range samples {
				if samples[i].code(n) {
					found[i][file] = true
				}
			}
			return true
		})
	}
	for i := range samples {
		s := &samples[i]
		maps.DeleteFunc(found[i], func(_ string, yes bool) bool { return !yes })
		_, section, ok := strings.Cut(string(guide), "\n## "+s.section+"\n")
		if !ok {
			t.Errorf("CONTRIBUTING.md has no section %q", s.section)
			continue
		}
		section, _, _ = strings.Cut(section, "\n## ")
		if len(found[i]) == 0 {
			t.Errorf("%s is mentioned nowhere", s.what)
		}
		for _, file := range slices.Sorted(maps.Keys(found[i])) {
			if s.besides[file] == "" && !strings.Contains(section, "`"+file+"`") {
				t.Errorf("%s mentions %s: name it in section %q of CONTRIBUTING.md, or among the exceptions here", file, s.what, s.section)
			}
		}
		for file := range s.besides {
			if !found[i][file] {
				t.Errorf("%s, an exception, does not mention %s", file, s.what)
			}
		}
	}
}

// TestListsAreDerived: all models, and all equivalences, are listed once, and what is for all of
// them goes over that list. The enumeration of package oracle has a list of its own, which a test
// compares.
func TestListsAreDerived(t *testing.T) {
	scale.NotRace(t)
	lists := []struct {
		where []string
		names []string
		most  int // as many in one list may be a sample of them
	}{
		{[]string{"internal/oracle/models.go"}, consistency.Names(), 4},
		{[]string{"truST/config/config.go", "bench/papers.go", "bench/harness_test.go", "cmd/genmcgo/equivalence_test.go"}, config.Equivalences, 2},
	}
	seen := map[string]bool{}
	for _, file := range sources(t) {
		if path.Ext(file) != ".go" {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(src, []byte(`"rc11"`)) && !bytes.Contains(src, []byte(`rf"`)) { // no list has all others but these
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			for _, l := range lists {
				var got []string
				for _, e := range lit.Elts {
					if e, ok := e.(*ast.BasicLit); ok && e.Kind == token.STRING {
						if name := strings.Trim(e.Value, `"`); slices.Contains(l.names, name) && !slices.Contains(got, name) {
							got = append(got, name)
						}
					}
				}
				if len(got) <= l.most {
					continue
				}
				if seen[file] = true; !slices.Contains(l.where, file) {
					t.Errorf("%s lists %v: go over the table instead", file, got)
				}
			}
			return true
		})
	}
	for _, l := range lists {
		for _, file := range l.where {
			if !seen[file] {
				t.Errorf("%s, an exception, has no such list", file)
			}
		}
	}
}
