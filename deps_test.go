package genmcgo

import (
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

// deps is the architecture: which packages of this module a package may import,
// tests included where marked. "a/..." stands for a and all below it. Whoever
// adds an edge changes this table, and the change is the conversation.
//
// The shape (see ARCHITECTURE.md): the vocabulary at the bottom; the interpreter
// and the engine above it, neither knowing the other; the parts meet in the root, which
// commands and benchmarks use, and in tests.
var deps = map[string]string{
	"graph/event":            "",
	"graph":                  "graph/event internal/invariant",
	"consistency":            "consistency/interleave graph graph/event internal/invariant",
	"consistency/models":     "",
	"consistency/interleave": "",
	// The prover and the runner of model files share the expressions and nothing else.
	"consistency/kat":        "consistency/models",
	"consistency/kat/prover": "consistency/kat",
	"consistency/kat/runner": "consistency/kat consistency graph graph/event internal/invariant",
	"consistency/catalog":    "consistency consistency/kat/... consistency/models",
	// Only tests use it.
	"consistency/modeltest": "consistency truST/... cache graph graph/event internal/litmus",
	"truST":                 "consistency graph graph/event internal/compress internal/invariant truST/...",
	"truST/pool":            "",
	"truST/result":          "graph/event",
	"truST/config":          "consistency graph/event truST/result",
	"truST/wire":            "graph/event internal/compress truST/result",
	"truST/execution":       "consistency graph graph/event internal/invariant truST/config truST/result truST/wire",
	// Of the three the engine has seams for, none knows another, nor the engine.
	"truST/equivalence": "consistency graph graph/event internal/invariant truST/config truST/execution truST/result truST/wire",
	"truST/filter":      "consistency graph graph/event internal/invariant truST/config truST/execution",
	"truST/check":       "consistency graph graph/event truST/config truST/execution truST/result",
	"truST/tail":        "consistency graph graph/event truST/check truST/execution",
	"truST/engine":      "consistency graph graph/event internal/invariant truST/check truST/config truST/execution truST/pool truST/result truST/tail truST/wire",
	// What stands on the engine: none knows another.
	"truST/rvf":      "consistency consistency/interleave graph graph/event truST/check truST/config truST/engine truST/execution truST/pool truST/result truST/wire",
	"truST/progress": "truST/config truST/engine truST/execution truST/result",
	"truST/minimise": "graph graph/event truST/config truST/engine truST/execution truST/result",
	"truST/walk":     "graph graph/event truST/engine truST/execution",
	"truST/hunt":     "consistency graph graph/event truST/config truST/engine truST/execution truST/pool truST/result truST/walk truST/wire",
	"truST/estimate": "truST/walk consistency graph graph/event internal/invariant truST/config truST/engine truST/execution truST/pool truST/result truST/wire",
	"cache":          "graph/event internal/invariant",

	"interp/ir":    "graph/event",
	"interp/rtlib": "",
	"interp/asm":   "graph/event internal/lazy",
	"interp/load":  "interp/asm interp/debug interp/ir interp/rtlib graph/event internal/invariant internal/lazy",
	// What the source calls things, from the text of a module alone.
	"interp/debug": "internal/lazy",
	"interp":       "interp/debug interp/ir interp/rtlib graph/event internal/invariant",
	// What a debugger shows of a thread.
	"interp/inspect": "interp interp/debug interp/ir graph/event",
	"interp/amend":   "graph/event",

	// How executions end is data about them.
	"outcome": "graph graph/event interp/debug truST/result internal/lazy",

	// What makes runs durable and distributes them knows nothing of programs.
	"cluster/task": "",
	// The server stands apart: programs that only talk to one need not contain it.
	"cluster/metrics":   "",
	"cluster/nats":      "cluster/metrics cluster/task internal/lazy",
	"cluster/server":    "cluster/metrics",
	"cluster/synthetic": "cluster/task", // only tests use it
	"cluster/journal":   "cluster/task",
	"cluster/local":     "cluster/task cluster/journal",

	"report": "truST/result truST/wire graph/event internal/shell internal/lazy",
	// The root is where the parts meet. Commands and benchmarks use it as any program could.
	".": "cluster/journal cluster/local cluster/task consistency/kat/... consistency/models report truST/... cache interp interp/amend interp/debug interp/inspect interp/ir interp/load interp/rtlib graph graph/event consistency outcome internal/compress internal/shell internal/spell internal/lazy",
	// Programs that use it: a search for memory orders, and a runner of tests.
	"orders":         ". report internal/lazy",
	"internal/suite": ". report internal/spell internal/lazy",
	// A walk through an execution is another one; the command and editors drive it.
	"internal/session": ". report",
	"internal/adapter": ". report internal/session",
	"cmd/...":          ". bench report orders internal/adapter internal/session internal/shell internal/spell internal/suite cluster/metrics cluster/task cluster/nats cluster/server internal/lazy internal/prefault",
	"bench":            ". report cluster/nats cluster/task internal/canon internal/corpus", // what a cluster's messages cost
	"examples":         "",
	"scripts/...":      "",

	// Code that only tests use. The oracle shares nothing with what it checks but
	// the vocabulary, the graph type it compares with, and the resolved text of a model
	// file (kat.Spec: what a user's model says must come from somewhere; how it is
	// checked does not, see TestKatTypes of internal/oracle).
	"internal/invariant": "",
	"internal/litmus":    "graph/event",
	"internal/loops":     "",
	"internal/cxx":       "",
	"internal/posix":     "",
	"internal/canon":     "truST/... graph graph/event internal/litmus",
	"internal/oracle":    "consistency/kat graph/event internal/litmus internal/canon",
	"internal/dense":     "consistency/kat",
	"internal/corpus":    "consistency",
	"internal/scale":     "",
	"internal/patience":  "",
	// Commands and the root use it.
	"internal/compress": "",
	"internal/lazy":     "",
	"internal/prefault": "",
	"internal/shell":    "",
	"internal/spell":    "",
	"internal/svgcheck": "",
	"internal/...":      "internal/... graph/event graph truST/...",
}

// never lists edges that not even tests may have.
var never = []struct{ from, to, why string }{
	{"interp", "truST/...", "the interpreter is a function of one thread: it sees no exploration"},
	{"interp", "graph", "the interpreter sees no graph"},
	{"interp/ir", "interp", ""},
	{"graph", "interp", "a graph knows labels, not programs"},
	{"graph", "cache", "a graph is pointed into the tree of steps, it does not grow it"},
	{"graph", "truST/...", ""},
	{"cmd/genmcgo", "bench", "genmcgo must not carry the library that draws charts"},
	{"consistency/kat/prover", "consistency/kat/runner", "what holds in every execution is proved without the code that checks one"},
	{"consistency", "truST/...", "a model answers questions, it does not explore"},
	{"consistency", "interp", ""},
	{"internal/oracle", "consistency", "what checks the models must not use them"},
}

// only lists modules from outside that some packages alone may import.
var only = map[string][]string{
	"github.com/llir":           {"interp/load"},
	"github.com/ianlancetaylor": {"interp/debug"}, // names of C++ and Rust
	"github.com/spf13":          {"cmd/..."},
	"github.com/dustin":         {".", "cmd/...", "report", "bench"},
	"github.com/pelletier":      {"internal/suite"}, // genmcgo.toml
	"github.com/google/go-dap":  {"internal/adapter"},
	"github.com/mewmew":         {},
	"golang.org/x":              {"cmd/genmcgo"}, // x/term: the live line, the prompt of genmcgo step
	"gonum.org/v1":              {"bench"},       // charts
	"github.com/pkg/errors":     {},
	// What keeps a cluster's queues and logs.
	"github.com/nats-io/nats.go":     {"cluster/nats"},
	"github.com/nats-io/nats-server": {"cluster/server"},
	// Tests only: an independent reader of SARIF with the standard's schema, and what
	// checks JSON against schemas.
	"github.com/owenrumney":      {},
	"github.com/santhosh-tekuri": {},
	// Tests only: a real browser.
	"github.com/chromedp": {},
	"os/exec":             {".", "cmd/...", "bench", "internal/corpus", "scripts/..."},
	"unsafe":              {"bench", "cache", "graph/...", "interp/...", "truST/...", "internal/..."},
}

const module = "genmcgo"

func match(pattern, pkg string) bool {
	if p, ok := strings.CutSuffix(pattern, "/..."); ok {
		return pkg == p || strings.HasPrefix(pkg, p+"/")
	}
	return pattern == pkg
}

// importsOfTree returns what each package imports, and what its tests do.
func importsOfTree() (imports, testImports map[string]map[string]bool, err error) {
	imports, testImports = map[string]map[string]bool{}, map[string]map[string]bool{}
	err = filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if name == "testdata" || len(name) > 1 && (name[0] == '.' || name[0] == '_') {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		pkg := path.Dir(filepath.ToSlash(file))
		set := imports
		if strings.HasSuffix(name, "_test.go") {
			set = testImports
		}
		if set[pkg] == nil {
			set[pkg] = map[string]bool{}
		}
		for _, im := range f.Imports {
			p, err := strconv.Unquote(im.Path.Value)
			if err != nil {
				return err
			}
			set[pkg][p] = true
		}
		return nil
	})
	return imports, testImports, err
}

// TestImports keeps the imports a DAG of the declared shape.
func TestImports(t *testing.T) {
	imports, testImports, err := importsOfTree()
	if err != nil {
		t.Fatal(err)
	}
	if len(imports) < 5 {
		t.Fatalf("only %d packages found: is the test run in the root of the module?", len(imports))
	}

	for _, pkg := range slices.Sorted(maps.Keys(imports)) {
		rule, ok := deps[pkg]
		for pattern, r := range deps {
			if !ok && match(pattern, pkg) {
				rule, ok = r, true
				break
			}
		}
		if !ok {
			t.Errorf("package %s is not in the table deps: say what it may import", pkg)
			continue
		}
		allowed := strings.Fields(rule)
		for _, im := range slices.Sorted(maps.Keys(imports[pkg])) {
			to, ours := strings.CutPrefix(im, module+"/")
			if im == module {
				to, ours = ".", true
			}
			if ours && !slices.ContainsFunc(allowed, func(p string) bool { return match(p, to) }) {
				t.Errorf("%s imports %s; it may import: %s", pkg, to, rule)
			}
			for prefix, who := range only {
				if (im == prefix || strings.HasPrefix(im, prefix+"/")) &&
					!slices.ContainsFunc(who, func(p string) bool { return match(p, pkg) }) {
					t.Errorf("%s imports %s, which only %v may", pkg, im, who)
				}
			}
		}
	}
	for pkg, set := range testImports {
		if !set[module+"/internal/scale"] && pkg != "internal/scale" {
			t.Errorf("the tests of %s do not import internal/scale: go test ./... -full would fail there", pkg)
		}
	}
	for _, n := range never {
		for _, set := range []map[string]map[string]bool{imports, testImports} {
			for im := range set[n.from] {
				if to, ours := strings.CutPrefix(im, module+"/"); ours && match(n.to, to) {
					t.Errorf("%s must never import %s, not even in tests: %s", n.from, to, n.why)
				}
			}
		}
	}
}
