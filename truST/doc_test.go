package trust_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDoc checks what the package comment says of the code: its table has every file once,
// and the functions, methods and types that it names exist.
func TestDoc(t *testing.T) {
	data, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(data)
	_, table, ok := strings.Cut(doc, "# Files, in reading order")
	if !ok {
		t.Fatal("doc.go has no table of files")
	}
	listed := map[string]int{}
	for _, m := range regexp.MustCompile(`(?m)^//\t([a-z]+\.go)\s`).FindAllStringSubmatch(table, -1) {
		listed[m[1]]++
	}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	// What there is: types, and methods as TYPE.METHOD, those of interfaces included.
	names := map[string]bool{}
	fset := token.NewFileSet()
	for _, e := range entries {
		n := e.Name()
		if !strings.HasSuffix(n, ".go") || strings.HasSuffix(n, "_test.go") {
			continue
		}
		if listed[n] != 1 && n != "doc.go" {
			t.Errorf("the table in doc.go has %s %d times", n, listed[n])
		}
		delete(listed, n)
		f, err := parser.ParseFile(fset, n, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv == nil {
					break
				}
				r := n.Recv.List[0].Type
				if p, ok := r.(*ast.StarExpr); ok {
					r = p.X
				}
				if id, ok := r.(*ast.Ident); ok {
					names[id.Name+"."+n.Name.Name] = true
				}
			case *ast.TypeSpec:
				if i, ok := n.Type.(*ast.InterfaceType); ok {
					for _, m := range i.Methods.List {
						for _, id := range m.Names {
							names[n.Name.Name+"."+id.Name] = true
						}
					}
				}
			}
			return true
		})
	}
	for n := range listed {
		t.Errorf("the table in doc.go has %s, which there is not", n)
	}
	said := regexp.MustCompile(`\b(worker|execution|equivalence|filter|observer)\.[a-zA-Z]+`).FindAllString(doc, -1)
	for _, s := range slices.Compact(slices.Sorted(slices.Values(said))) {
		if !names[s] && !strings.HasSuffix(s, ".go") {
			t.Errorf("doc.go names %s, which there is not", s)
		}
	}
	if len(said) < 20 {
		t.Errorf("doc.go names %d methods only: is this test reading it?", len(said))
	}
}
