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
	"strings"
	"testing"
)

// TestContributing: the files that CONTRIBUTING.md names exist, and each identifier is
// declared in a Go file that the same paragraph or step names, or in its directory.
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

// samples are one member each of kinds of change that CONTRIBUTING.md describes: whoever adds
// another member has to look at the files that mention this one.
var samples = []struct {
	section, what string
	word          string // is in all of these files
	mentions      func(n ast.Node) bool
	// besides are files that mention it and need no change, with the reason.
	besides map[string]string
}{
	{"A new memory model", `the model "tso"`, `"tso"`,
		func(n ast.Node) bool { l, ok := n.(*ast.BasicLit); return ok && l.Value == `"tso"` },
		map[string]string{
			"consistency/tso.go": "the model itself",
			"bench/oracle.go":    "what another tool calls models",
			"bench/papers.go":    "the models of published tables",
			"bench/run.go":       "the models of measurements",
		}},
	{"A new check", "the check for daemons", "Daemon",
		func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			return ok && (id.Name == "Daemon" || id.Name == "CheckDaemons")
		}, nil},
	{"A new event kind", "event.Fence", "event.Fence", eventKind("Fence"), nil},
	{"A new event kind", "event.Choice", "event.Choice", eventKind("Choice"),
		map[string]string{"interp/atomic.go": "a compare-exchange that may fail"}},
	{"A new event kind", "event.ObjectSize", "event.ObjectSize", eventKind("ObjectSize"), nil},
	{"A new flag", "MaxExecutions", "MaxExecutions",
		func(n ast.Node) bool { id, ok := n.(*ast.Ident); return ok && id.Name == "MaxExecutions" },
		map[string]string{"consistency/modeltest/modeltest.go": "a test of models", "bench/cluster.go": "a short run, to measure what a step costs"}},
}

// eventKind finds mentions of a kind of event.
func eventKind(name string) func(n ast.Node) bool {
	return func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok || s.Sel.Name != name {
			return false
		}
		p, ok := s.X.(*ast.Ident)
		return ok && p.Name == "event"
	}
}

// TestContributingComplete: the sections of CONTRIBUTING.md name each file that a search for one
// of the samples finds in code.
func TestContributingComplete(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	found := make([]map[string]bool, len(samples))
	err = filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && file != "."):
			return fs.SkipDir
		case d.IsDir() || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var tree *ast.File
		for i := range samples {
			if !bytes.Contains(src, []byte(samples[i].word)) {
				continue
			}
			if tree == nil {
				if tree, err = parser.ParseFile(token.NewFileSet(), file, src, parser.SkipObjectResolution); err != nil {
					return err
				}
			}
			ast.Inspect(tree, func(n ast.Node) bool {
				if samples[i].mentions(n) {
					if found[i] == nil {
						found[i] = map[string]bool{}
					}
					found[i][filepath.ToSlash(file)] = true
				}
				return true
			})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range samples {
		s := &samples[i]
		_, section, ok := strings.Cut(string(text), "\n## "+s.section+"\n")
		if !ok {
			t.Errorf("CONTRIBUTING.md has no section %q", s.section)
			continue
		}
		section, _, _ = strings.Cut(section, "\n## ")
		if len(found[i]) < 8 {
			t.Errorf("%s is mentioned in %d files only", s.what, len(found[i]))
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
