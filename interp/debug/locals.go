package debug

import (
	"bytes"
	"cmp"
	"strconv"

	"genmcgo/internal/lazy"
)

// Local variables for debuggers, those in slots included, and where in a function they can be seen.

// Variable is a local variable or parameter.
type Variable struct {
	Type  Type
	info  *Info
	scope int // a node
}

// variable tells variables apart: the function that the variable is in now, the one that declares it, its name and the
// line.
type variable struct {
	function, owner, name string
	line                  int
}

// scoped is what only debuggers ask for.
type scoped struct {
	variables map[variable]Variable
	scopes    map[[2]int][]int // of the locations with a line and column
}

var (
	numbered = lazy.Regexp(`!(\d+)`)
	location = lazy.Regexp(`^(?:distinct )?!DILocation\(line: (\d+), (?:column: (\d+), )?scope: !(\d+)`)
)

// LocalVariable returns the variable called name that owner (a symbol) declares in a line, and that is in function: its
// own one, or one that it became part of.
func (in *Info) LocalVariable(function, owner, name string, line int) (Variable, bool) {
	in.readScopes()
	v, ok := in.scoped.variables[variable{function, owner, name, line}]
	return v, ok
}

// VisibleAt reports whether the variable can be seen at a place in its function. It can if that is not known.
func (v Variable) VisibleAt(line, column int) bool {
	scopes := v.info.scoped.scopes[[2]int{line, column}]
	for _, s := range scopes {
		for range maxDepth {
			if s == v.scope {
				return true
			}
			f := v.info.fields(s)
			if f.kind != "DILexicalBlock" && f.kind != "DILexicalBlockFile" {
				break
			}
			s = f.ref("scope")
		}
	}
	return len(scopes) == 0
}

// owner is the symbol of the function that a scope is in.
func (in *Info) owner(scope int) string {
	for range maxDepth {
		f := in.fields(scope)
		if f.kind == "DISubprogram" {
			return cmp.Or(f.text("linkageName"), f.text("name"))
		}
		scope = f.ref("scope")
	}
	return ""
}

func (in *Info) readScopes() {
	in.read()
	in.scopesOnce.Do(func() {
		in.scoped = scoped{variables: map[variable]Variable{}, scopes: map[[2]int][]int{}}
		function := ""
		for line := range bytes.Lines(in.text) {
			switch {
			case bytes.HasPrefix(line, []byte("define ")):
				if at := bytes.IndexByte(line, '@'); at >= 0 {
					function = symbolOf(line[at:])
				}
			case bytes.Contains(line, []byte("dbg_")) || bytes.Contains(line, []byte("@llvm.dbg.")):
				for _, m := range numbered().FindAllSubmatch(line, -1) {
					n, _ := strconv.Atoi(string(m[1]))
					if v := in.fields(n); v.kind == "DILocalVariable" {
						key := variable{function, in.owner(v.ref("scope")), v.text("name"), v.number("line")}
						in.scoped.variables[key] = Variable{Type{in: in, node: v.ref("type")}, in, v.ref("scope")}
						break
					}
				}
			}
		}
		for _, text := range in.nodes {
			if m := location().FindSubmatch(text); m != nil {
				line, _ := strconv.Atoi(string(m[1]))
				column, _ := strconv.Atoi(string(m[2]))
				scope, _ := strconv.Atoi(string(m[3]))
				at := [2]int{line, column}
				in.scoped.scopes[at] = append(in.scoped.scopes[at], scope)
			}
		}
	})
}
