// Command house measures how package truST is built, and how long and branchy the
// functions of the module are:
//
//	go run ./scripts/house [-v]
//
// It prints
//
//   - conditions in shared rooms that ask whether a feature is on (conditions.go),
//   - arrows: pairs of files of which the first uses a name that the second declares, and
//     those that go against the reading order (arrows.go),
//   - the fields of the struct worker,
//   - functions of the module whose cyclomatic complexity is above 30, and the longest
//     ones (functions.go).
//
// With -v it lists what it counts. The test of this package keeps the numbers down.
package main

import (
	"flag"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	verbose := flag.Bool("v", false, "list what is counted")
	dir := flag.String("dir", ".", "`directory` of the module")
	flag.Parse()
	if err := printAll(os.Stdout, *dir, *verbose); err != nil {
		fmt.Fprintln(os.Stderr, "house:", err)
		os.Exit(2)
	}
}

// engine is the package that is looked at closely.
const engine = "truST"

func printAll(out io.Writer, dir string, verbose bool) error {
	p, err := loadPackage(dir, engine)
	if err != nil {
		return err
	}
	c := p.conditions()
	perFile, shared, options := map[string]int{}, 0, 0
	for _, x := range c.found {
		if p.options[x.file] {
			options++
		}
		if !p.rooms[x.file] {
			perFile[x.file]++
			shared++
		}
	}
	fmt.Fprintf(out, "%d conditions ask for a feature; %d of them where options become parts, %d in shared rooms:%s\n", len(c.found), options, shared, counts(perFile))
	if verbose {
		fmt.Fprintln(out, "features:", strings.Join(c.features(), " "))
		for _, x := range c.found {
			mark := " "
			if !p.rooms[x.file] {
				mark = "!"
			}
			fmt.Fprintf(out, " %s %s: %s (%s)\n", mark, p.fset.Position(x.pos), x.text, x.feature)
		}
	}
	a := p.arrows()
	against := 0
	for _, x := range a {
		if x.against {
			against++
		}
	}
	n := len(p.names)
	fmt.Fprintf(out, "%d arrows between %d files, of %d; %d against the reading order\n", len(a), n, n*(n-1)/2, against)
	if verbose {
		for _, x := range a {
			mark := " "
			if x.against {
				mark = "^"
			}
			fmt.Fprintf(out, " %s %s -> %s: %s\n", mark, x.from, x.to, strings.Join(x.names, " "))
		}
	}
	fmt.Fprintf(out, "worker has %d fields\n", p.fields("worker"))
	fs, err := functions(dir)
	if err != nil {
		return err
	}
	slices.SortStableFunc(fs, func(a, b function) int { return b.complexity - a.complexity })
	var complex []string
	for _, f := range fs {
		if f.complexity > maxComplexity {
			complex = append(complex, fmt.Sprintf("  %3d %s: %s", f.complexity, f.at, f.name))
		}
	}
	fmt.Fprintf(out, "%d functions have a cyclomatic complexity above %d\n%s\n", len(complex), maxComplexity, strings.Join(complex, "\n"))
	slices.SortStableFunc(fs, func(a, b function) int { return b.lines - a.lines })
	fmt.Fprintln(out, "the longest functions, in lines")
	for _, f := range fs[:10] {
		fmt.Fprintf(out, "  %3d %s: %s\n", f.lines, f.at, f.name)
	}
	return nil
}

// counts lists m, the largest numbers first.
func counts(m map[string]int) string {
	var names []string
	for n := range m {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b string) int {
		if m[a] != m[b] {
			return m[b] - m[a]
		}
		return strings.Compare(a, b)
	})
	var b strings.Builder
	for _, n := range names {
		fmt.Fprintf(&b, " %s %d", strings.TrimSuffix(n, ".go"), m[n])
	}
	return b.String()
}

// pkg is a package with its types.
type pkg struct {
	fset  *token.FileSet
	names []string // of its files, without tests
	files []*ast.File
	info  *types.Info
	types *types.Package
	order []string        // see readTable
	rooms map[string]bool // the files that are rooms of features
	// options are those of them in which options become parts of the engine: there is
	// nothing else to ask there.
	options map[string]bool
}

// loadPackage reads a package of the module in dir. What it imports is read as the
// compiler exported it.
func loadPackage(dir, path string) (*pkg, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}", "./"+path)
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list ./%s: %w", path, err)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), "\t")
		exports[name] = file
	}
	p := &pkg{fset: token.NewFileSet()}
	found, err := filepath.Glob(filepath.Join(dir, path, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, name := range found {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(p.fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		p.names = append(p.names, filepath.Base(name))
		p.files = append(p.files, f)
	}
	err = p.check(path, importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	}))
	return p, err
}

// check finds the types of p, whose files are read.
func (p *pkg) check(path string, from types.Importer) (err error) {
	p.info = &types.Info{
		Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Types: map[ast.Expr]types.TypeAndValue{},
	}
	cfg := types.Config{Importer: from}
	p.types, err = cfg.Check(path, p.fset, p.files, p.info)
	p.readTable()
	return err
}

// file is the name of the file that pos is in.
func (p *pkg) file(pos token.Pos) string { return filepath.Base(p.fset.Position(pos).Filename) }

// fields is the number of fields of a struct, -1 if there is none of that name.
func (p *pkg) fields(name string) int {
	o := p.types.Scope().Lookup(name)
	if o == nil {
		return -1
	}
	s, ok := o.Type().Underlying().(*types.Struct)
	if !ok {
		return -1
	}
	return s.NumFields()
}
