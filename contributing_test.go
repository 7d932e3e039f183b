package genmcgo_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
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
			case strings.Contains(word, "NAME") || strings.ContainsAny(word, " :=") || strings.HasPrefix(word, "-"):
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

// declarations are the names that a Go file declares, those in functions left out.
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
