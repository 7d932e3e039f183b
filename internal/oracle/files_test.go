package oracle_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/models"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
)

// spec is the shipped model called name, as its file says it.
func spec(t testing.TB, name string) *kat.Spec {
	t.Helper()
	s, err := kat.LoadFS(models.FS, name+".kat")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// fromFile is the oracle for what the file of the shipped model called name says.
func fromFile(t testing.TB, name string) oracle.Model { return oracle.FromSpec(spec(t, name)) }

// warnings drops what only a model file warns of.
func warnings(r oracle.Result) oracle.Result {
	drop := func(ns oracle.Names) oracle.Names {
		return slices.DeleteFunc(slices.Clone(ns), func(n string) bool { return n == "unordered-writes" })
	}
	if r.Wrong, r.MaybeWrong = drop(r.Wrong), drop(r.MaybeWrong); len(r.Wrong) == 0 {
		r.Wrong = nil
	}
	if len(r.MaybeWrong) == 0 {
		r.MaybeWrong = nil
	}
	return r
}

// TestFiles compares what the files of the shipped models say with the equations in
// models.go, on the named and on random programs.
func TestFiles(t *testing.T) {
	scale.NotShort(t)
	var all []oracle.Model
	for _, m := range oracle.Models {
		all = append(all, oracle.Builtin(m)[0], fromFile(t, m))
	}
	programs := litmus.All()
	n := uint64(scale.By{Short: 3, Usual: 8, Wide: 20, Full: 200}.N())
	for seed := range n {
		size := 5 + int(seed%4)
		programs = append(programs, litmus.Generate(seed, size), litmus.GenerateWaits(seed, size), litmus.GenerateDeps(seed, size), litmus.GenerateOrdered(seed, size))
	}
	failed, compared := map[string]bool{}, 0
	for _, p := range programs {
		diff := func(q *litmus.Program, ms ...oracle.Model) string {
			rs, err := oracle.Enumerate(q.DepMachine(), ms, 3000)
			if err != nil {
				return ""
			}
			compared++
			for i := 0; i < len(rs); i += 2 {
				if a, b := warnings(rs[i]), warnings(rs[i+1]); !reflect.DeepEqual(a, b) {
					return fmt.Sprintf("%s, by equation\n%+v\nby file\n%+v", ms[i].Name(), a, b)
				}
			}
			return ""
		}
		if diff(p, all...) == "" {
			continue
		}
		for i := 0; i < len(all); i += 2 {
			pair := all[i : i+2]
			if m := pair[0].Name(); diff(p, pair...) != "" && !failed[m] {
				failed[m] = true
				small := litmus.Shrink(p, func(q *litmus.Program) bool { return diff(q, pair...) != "" })
				t.Errorf("%s\n%s", small, diff(small, pair...))
			}
		}
	}
	if compared < len(programs)/2 {
		t.Errorf("only %d of %d programs were compared", compared, len(programs))
	}
	t.Logf("%d programs compared", compared)
}

// TestKatTypes: the oracle knows of package kat what a Spec is made of, nothing else.
func TestKatTypes(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := sel.X.(*ast.Ident); !ok || x.Name != "kat" {
				return true
			}
			seen++
			s := sel.Sel.Name
			if !slices.Contains([]string{"Spec", "Expr", "Constraint", "Letter", "Rel", "Test", "Pred", "Preds"}, s) &&
				!strings.HasPrefix(s, "Op") && !strings.HasPrefix(s, "Rel") && !strings.HasPrefix(s, "Pred") {
				t.Errorf("%s uses kat.%s", name, s)
			}
			return true
		})
	}
	if seen == 0 {
		t.Error("no use of package kat found")
	}
}
