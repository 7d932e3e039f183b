package genmcgo

import (
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// TestNothingCompiledAtStart: no package of the command compiles a pattern or a template, or computes a table of
// checksums, when it is initialised, which every start would pay for, and what is compiled when it is first used
// compiles.
func TestNothingCompiledAtStart(t *testing.T) {
	scale.NotRace(t)
	imports, _, err := importsOfTree()
	if err != nil {
		t.Fatal(err)
	}
	var pkgs []string
	seen := map[string]bool{}
	var reach func(pkg string)
	reach = func(pkg string) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		pkgs = append(pkgs, pkg)
		for im := range imports[pkg] {
			if im == module {
				reach(".")
			} else if to, ours := strings.CutPrefix(im, module+"/"); ours {
				reach(to)
			}
		}
	}
	reach("cmd/genmcgo")
	patterns := 0
	for _, pkg := range pkgs {
		files, err := filepath.Glob(filepath.Join(pkg, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			f, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range compiledAtStart(f) {
				t.Errorf("%s: this is computed at every start: use internal/lazy or sync.OnceValue", fset.Position(c.Pos()))
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if c, ok := n.(*ast.CallExpr); ok && callOf(c, "lazy", "Regexp") {
					patterns++
					if p, ok := literal(c.Args[0]); !ok {
						t.Errorf("%s: the pattern is no constant, so it cannot be checked here", fset.Position(c.Pos()))
					} else if _, err := regexp.Compile(p); err != nil {
						t.Errorf("%s: %v", fset.Position(c.Pos()), err)
					}
				}
				return true
			})
		}
	}
	if len(pkgs) < 30 || patterns < 30 {
		t.Errorf("only %d packages with %d patterns found", len(pkgs), patterns)
	}
}

// compiledAtStart returns the calls that compile something when the package of f is initialised.
func compiledAtStart(f *ast.File) (found []*ast.CallExpr) {
	var look func(n ast.Node) bool
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false // it runs later, if at all
		case *ast.CallExpr:
			if fn, ok := n.Fun.(*ast.FuncLit); ok {
				ast.Inspect(fn.Body, look)
			}
			for _, c := range [][2]string{{"crc32", "MakeTable"}, {"regexp", "MustCompile"}, {"regexp", "Compile"}, {"template", "Must"}, {"template", "New"}} {
				if callOf(n, c[0], c[1]) {
					found = append(found, n)
				}
			}
		}
		return true
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			ast.Inspect(d, look)
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.Name == "init" {
				ast.Inspect(d.Body, look)
			}
		}
	}
	return found
}

// callOf reports whether c calls pkg.name.
func callOf(c *ast.CallExpr, pkg, name string) bool {
	s, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != name {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && x.Name == pkg
}

// literal is the value of e, literals that are joined.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		v := constant.MakeFromLiteral(e.Value, e.Kind, 0)
		return constant.StringVal(v), v.Kind() == constant.String
	case *ast.BinaryExpr:
		x, ok := literal(e.X)
		y, also := literal(e.Y)
		return x + y, ok && also && e.Op == token.ADD
	}
	return "", false
}

// TestCompiledAtStart: the test above sees what it has to see.
func TestCompiledAtStart(t *testing.T) {
	const src = `package p
var a = regexp.MustCompile("a")
var b = func() int { return regexp.MustCompile("b").NumSubexp() }()
var c = func() any { return regexp.MustCompile("c") }
var d = sync.OnceValue(func() any { return regexp.MustCompile("d") })
var e = map[string]any{"e": template.Must(template.New("e").Parse(""))}
func init() { f, _ = regexp.Compile("f") }
func g() any { return regexp.MustCompile("g") }
var h = crc32.MakeTable(crc32.Castagnoli)
`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var lines []int
	for _, c := range compiledAtStart(f) {
		lines = append(lines, fset.Position(c.Pos()).Line)
	}
	if got, want := lines, []int{2, 3, 6, 6, 7, 9}; !slices.Equal(got, want) {
		t.Errorf("found in lines %v, not %v", got, want)
	}
}
