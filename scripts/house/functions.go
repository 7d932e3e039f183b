package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
)

// maxComplexity is the cyclomatic complexity that only the switch over all instructions
// may exceed.
const maxComplexity = 30

// function is one function of the module.
type function struct {
	name, at          string
	complexity, lines int
}

// functions are those of the module in dir, without tests.
func functions(dir string) (list []function, err error) {
	fset := token.NewFileSet()
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != dir && (name == "testdata" || name[0] == '.' || name[0] == '_') {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			from, to := fset.Position(fn.Pos()), fset.Position(fn.End())
			rel, err := filepath.Rel(dir, path)
			if err != nil {
				return err
			}
			list = append(list, function{fn.Name.Name, fmt.Sprintf("%s:%d", filepath.ToSlash(rel), from.Line), complexity(fn), to.Line - from.Line + 1})
		}
		return nil
	})
	return list, err
}

// complexity is the cyclomatic complexity of fn, function literals included: one more
// than the number of branches (if, for, case, select's cases, && and ||).
func complexity(fn *ast.FuncDecl) int {
	n := 1
	ast.Inspect(fn, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if x.List != nil {
				n++
			}
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}
