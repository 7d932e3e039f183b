package main

import (
	"go/ast"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
)

// arrow says that file from uses names that file to of the same package declares: types,
// functions, methods, fields, constants, variables. It goes against the reading order if to
// comes later: who reads the files in that order meets a name that is not explained yet.
// Between packages there are no such arrows: they import each other one way only.
type arrow struct {
	from, to string
	names    []string
	against  bool
}

func (p *tree) arrows() []arrow {
	type pair struct{ from, to string }
	uses := map[pair]map[string]bool{}
	for id, o := range p.info.Uses {
		if !p.own(o) || !o.Pos().IsValid() || id.Name == "_" {
			continue
		}
		a := pair{p.file(id.Pos()), p.file(o.Pos())}
		if a.from == a.to || path.Dir(a.from) != path.Dir(a.to) {
			continue
		}
		if uses[a] == nil {
			uses[a] = map[string]bool{}
		}
		uses[a][o.Name()] = true
	}
	var list []arrow
	for a, names := range uses {
		list = append(list, arrow{a.from, a.to, slices.Sorted(maps.Keys(names)), slices.Index(p.order, a.to) > slices.Index(p.order, a.from)})
	}
	at := func(name string) int { return slices.Index(p.order, name) }
	slices.SortFunc(list, func(a, b arrow) int {
		if d := at(a.from) - at(b.from); d != 0 {
			return d
		}
		return at(a.to) - at(b.to)
	})
	return list
}

// count is how many arrows a package has between how many files.
type count struct{ files, arrows, against int }

// perPackage counts the arrows in list by the directory of their package.
func (p *tree) perPackage(list []arrow) map[string]count {
	of := map[string]count{}
	for _, n := range p.names {
		c := of[path.Dir(n)]
		c.files++
		of[path.Dir(n)] = c
	}
	for _, a := range list {
		c := of[path.Dir(a.from)]
		c.arrows++
		if a.against {
			c.against++
		}
		of[path.Dir(a.from)] = c
	}
	return of
}

// tableLine is a line of the table of files in a package's comment: indented, a file's
// name, perhaps the feature whose room it is in brackets, and what it is. A line of the table
// of packages has the name of a directory instead.
var tableLine = regexp.MustCompile(`(?m)^\t([a-z0-9_]+(?:\.go|/))(\s+\[[^\]]+\])?\s`)

// readTables finds the order in which the files of each package are to be read, and the rooms
// of features, in the tables of packages' comments. Files that no table lists are shared and
// come last.
func (p *tree) readTables() {
	p.rooms, p.options = map[string]bool{}, map[string]bool{}
	mark := func(file, feature string) {
		p.rooms[file], p.options[file] = feature != "", strings.Contains(feature, "[options]")
	}
	for pass := range 2 { // packages as a whole, then their files
		for i, f := range p.files {
			if f.Doc == nil {
				continue
			}
			dir := path.Dir(p.names[i])
			for _, m := range tableLine.FindAllStringSubmatch(commentText(f.Doc), -1) {
				name := path.Join(dir, m[1])
				switch isFile := strings.HasSuffix(m[1], ".go"); {
				case isFile && pass == 1:
					p.order = append(p.order, name)
					if m[2] != "" || !p.rooms[name] {
						mark(name, m[2])
					}
				case !isFile && pass == 0 && m[2] != "":
					for _, n := range p.names {
						if path.Dir(n) == name {
							mark(n, m[2])
						}
					}
				}
			}
		}
	}
	for _, n := range p.names {
		if !slices.Contains(p.order, n) {
			p.order = append(p.order, n)
		}
	}
}

// commentText is c as written, without the marks of comments.
func commentText(c *ast.CommentGroup) string {
	var b strings.Builder
	for _, l := range c.List {
		b.WriteString(strings.TrimPrefix(l.Text, "//"))
		b.WriteByte('\n')
	}
	return b.String()
}
