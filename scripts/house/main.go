// Command house measures how package truST and those below it are built, and how long and
// branchy the functions of the module are:
//
//	go run ./scripts/house [-v]
//
// It prints
//
//   - conditions in shared rooms that ask whether a feature is on (conditions.go),
//   - arrows: pairs of files of a package of which the first uses a name that the second
//     declares, and those that go against the reading order (arrows.go), by package,
//   - the fields of the struct Worker,
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
	"maps"
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

// engine is the package that is looked at closely, with those below it.
const engine = "truST"

// worker is the struct whose fields are counted.
const worker = "Worker"

func printAll(out io.Writer, dir string, verbose bool) error {
	p, err := loadTree(dir, engine)
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
	sum := count{}
	of := p.perPackage(a)
	for _, dir := range slices.Sorted(maps.Keys(of)) {
		n := of[dir]
		sum = count{sum.files + n.files, sum.arrows + n.arrows, sum.against + n.against}
		fmt.Fprintf(out, "%3d arrows between %2d files, %d against the reading order: %s\n", n.arrows, n.files, n.against, filepath.ToSlash(filepath.Join(engine, dir)))
	}
	fmt.Fprintf(out, "%3d arrows between %2d files, %d against the reading order, in all\n", sum.arrows, sum.files, sum.against)
	if verbose {
		for _, x := range a {
			mark := " "
			if x.against {
				mark = "^"
			}
			fmt.Fprintf(out, " %s %s -> %s: %s\n", mark, x.from, x.to, strings.Join(x.names, " "))
		}
	}
	fmt.Fprintf(out, "%s has %d fields\n", worker, p.fields(worker))
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

// tree is a package and those below it, with their types. Files are named by their paths
// below the directory of the tree.
type tree struct {
	fset  *token.FileSet
	root  string   // directory of the tree
	names []string // of files, without tests
	files []*ast.File
	info  *types.Info
	types []*types.Package
	order []string        // see readTables
	rooms map[string]bool // the files that are rooms of features
	// options are those of them in which options become parts of the engine: there is
	// nothing else to ask there.
	options map[string]bool
}

func newTree(root string) *tree {
	return &tree{fset: token.NewFileSet(), root: root, info: &types.Info{
		Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Types: map[ast.Expr]types.TypeAndValue{},
	}}
}

// loadTree reads the package at path, below the module in dir, and those below it. What they
// import from elsewhere is read as the compiler exported it.
func loadTree(dir, path string) (*tree, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}", "./"+path+"/...")
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list ./%s/...: %w", path, err)
	}
	root, err := filepath.Abs(filepath.Join(dir, path))
	if err != nil {
		return nil, err
	}
	p := newTree(root)
	exports := map[string]string{}
	from := both{own: map[string]*types.Package{}}
	from.exported = importer.ForCompiler(p.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	var own [][2]string // import path and directory, dependencies first
	for line := range strings.Lines(string(text)) {
		w := strings.Split(strings.TrimSpace(line), "\t")
		if len(w) == 3 && (w[2] == root || strings.HasPrefix(w[2], root+string(filepath.Separator))) {
			own = append(own, [2]string{w[0], w[2]})
		} else if len(w) > 1 {
			exports[w[0]] = w[1]
		}
	}
	for _, o := range own {
		found, err := filepath.Glob(filepath.Join(o[1], "*.go"))
		if err != nil {
			return nil, err
		}
		var files []*ast.File
		for _, name := range found {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(p.fset, name, nil, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			files = append(files, f)
		}
		if from.own[o[0]], err = p.add(o[0], files, from); err != nil {
			return nil, err
		}
	}
	p.readTables()
	return p, nil
}

// both imports the packages of a tree, which are there, and others as they were exported.
type both struct {
	own      map[string]*types.Package
	exported types.Importer
}

func (b both) Import(path string) (*types.Package, error) {
	if p := b.own[path]; p != nil {
		return p, nil
	}
	return b.exported.Import(path)
}

// add finds the types of a package with these files, which are read, and enters it.
func (p *tree) add(path string, files []*ast.File, from types.Importer) (*types.Package, error) {
	for _, f := range files {
		p.names = append(p.names, p.file(f.Pos()))
		p.files = append(p.files, f)
	}
	cfg := types.Config{Importer: from}
	t, err := cfg.Check(path, p.fset, files, p.info)
	p.types = append(p.types, t)
	return t, err
}

// own reports whether o is declared in the tree.
func (p *tree) own(o types.Object) bool { return o.Pkg() != nil && slices.Contains(p.types, o.Pkg()) }

// file is the path of the file that pos is in, below the root of the tree.
func (p *tree) file(pos token.Pos) string {
	name := p.fset.Position(pos).Filename
	if rel, err := filepath.Rel(p.root, name); err == nil && p.root != "" {
		name = rel
	}
	return filepath.ToSlash(name)
}

// fields is the number of fields of a struct, -1 if there is none of that name. A struct of the
// same package that is embedded counts with its own.
func (p *tree) fields(name string) int {
	for _, t := range p.types {
		if o := t.Scope().Lookup(name); o != nil {
			if s, ok := o.Type().Underlying().(*types.Struct); ok {
				return fieldsOf(s, t)
			}
		}
	}
	return -1
}

func fieldsOf(s *types.Struct, in *types.Package) (n int) {
	for f := range s.Fields() {
		n++
		if of, ok := f.Type().(*types.Named); ok && f.Embedded() && of.Obj().Pkg() == in {
			if s, ok := of.Underlying().(*types.Struct); ok {
				n += fieldsOf(s, in) - 1
			}
		}
	}
	return n
}
