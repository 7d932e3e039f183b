package main

import (
	"go/ast"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// arrow says that file from uses names that file to declares: types, functions, methods,
// fields, constants, variables. It goes against the reading order if to comes later: who
// reads the files in that order meets a name that is not explained yet.
type arrow struct {
	from, to string
	names    []string
	against  bool
}

func (p *pkg) arrows() []arrow {
	type pair struct{ from, to string }
	uses := map[pair]map[string]bool{}
	for id, o := range p.info.Uses {
		if o.Pkg() != p.types || !o.Pos().IsValid() || id.Name == "_" {
			continue
		}
		a := pair{p.file(id.Pos()), p.file(o.Pos())}
		if a.from == a.to {
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

// fileLine is a line of the table of files in a package's comment: indented, a file's
// name, perhaps the feature whose room it is in brackets, and what it is.
var fileLine = regexp.MustCompile(`(?m)^\s+([a-z0-9_]+\.go)(\s+\[[^\]]+\])?\s`)

// readTable finds the order in which files are to be read, and the rooms of features, in
// the table of doc.go. Files that it does not list are shared and come last. Without a
// table it is defaultOrder and defaultRooms.
func (p *pkg) readTable() {
	p.rooms, p.options = map[string]bool{}, map[string]bool{}
	for i, f := range p.files {
		if p.names[i] == "doc.go" && f.Doc != nil {
			for _, m := range fileLine.FindAllStringSubmatch(commentText(f.Doc), -1) {
				p.order = append(p.order, m[1])
				p.rooms[m[1]], p.options[m[1]] = m[2] != "", strings.Contains(m[2], "[options]")
			}
		}
	}
	if p.order == nil {
		p.order = slices.Clone(defaultOrder)
		for _, n := range defaultRooms {
			p.rooms[n] = true
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

// defaultOrder is the order in which files were read before doc.go had a table.
var defaultOrder = []string{
	"doc.go", "config.go", "result.go", "run.go", "engine.go", "sched.go", "task.go", "taskbytes.go",
	"rf.go", "witness.go", "holes.go", "symmetry.go", "unblock.go", "undone.go", "ended.go", "sections.go", "mixed.go",
	"check.go", "deadlock.go", "stops.go", "minimise.go", "progress.go", "remaining.go", "memory.go",
	"estimate.go", "crowd.go", "forecast.go", "choose.go", "rvf.go", "rvftask.go", "replay.go",
}
