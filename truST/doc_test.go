package trust_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDoc checks what package comments say of the code: the table of each package has every
// file once, that of the tree every package, and the methods that are named exist.
func TestDoc(t *testing.T) {
	listed := map[string]int{} // what tables list, by path
	line := regexp.MustCompile(`(?m)^//\t([a-z]+(?:\.go|/))\s`)
	// What there is: methods as TYPE.METHOD, those of interfaces included.
	names := map[string]bool{}
	fset := token.NewFileSet()
	var docs string
	packages := 0
	err := filepath.WalkDir(".", func(path string, e os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir():
			if path == "testdata" {
				return filepath.SkipDir
			}
			packages++
			return nil
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		case e.Name() == "doc.go":
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			text, _, _ := strings.Cut(string(data), "\npackage ")
			docs += text
			for _, m := range line.FindAllStringSubmatch(text, -1) {
				listed[filepath.Join(filepath.Dir(path), m[1])]++ // without the slash
			}
		}
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		methods(f, names)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, pattern := range []string{"*.go", "*/*.go", "*"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			path = filepath.Clean(path)
			if strings.HasSuffix(path, "_test.go") || filepath.Base(path) == "doc.go" || path == "testdata" || strings.HasPrefix(path, "testdata/") {
				continue
			}
			if filepath.Ext(path) == ".go" && pattern == "*" {
				continue
			}
			if listed[path] != 1 {
				t.Errorf("tables list %s %d times", path, listed[path])
			}
			delete(listed, path)
		}
	}
	for path := range listed {
		t.Errorf("a table lists %s, which there is not", path)
	}
	said := regexp.MustCompile(`\b([wW]orker|Execution|Equivalence|Workbench)\.[a-zA-Z]+`).FindAllString(docs, -1)
	for _, s := range slices.Compact(slices.Sorted(slices.Values(said))) {
		if !names[s] && !strings.HasSuffix(s, ".go") {
			t.Errorf("a package comment names %s, which there is not", s)
		}
	}
	if len(said) < 20 || packages < 5 {
		t.Errorf("comments of %d packages name %d methods: is this test reading them?", packages, len(said))
	}
}

// methods enters the methods that f declares in names.
func methods(f *ast.File, names map[string]bool) {
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
