package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
)

// A feature is something that a run may have or not: what Config says, what a model can
// do, and what follows from that. The names of features are found like this:
//
//   - every field of Config and of Refinement;
//   - every field of another struct of the package that is assigned from an expression
//     that asks for a feature, or under a condition that asks for nothing else (w.rf,
//     w.rvf), when it is a bool, a number of a named type, or can be nil;
//   - local variables that are set from an expression that asks for a feature;
//   - functions of the package that return such an expression and do nothing else;
//   - what package consistency says of models: Dependencies, Traits and their fields, the
//     name of a model, and assertions that a model or state is of an optional type;
//   - those of extra.
//
// A condition is the smallest operand of !, && and || in the condition of an if or for,
// in a case without tag, in the operand of a switch, or anywhere else where a bool is
// computed. It asks for a feature if it mentions one outside of the arguments of a call
// and of an index. A condition that uses the value of a feature rather than asking
// whether it is on (len(order) >= w.maxEvents) counts as well: it is a line that has to
// know of the feature. invariant.Enabled is none: it compiles checks in.
//
// A file is the room of a feature if the table of files in its package's comment gives a
// feature in brackets after its name, as in "rf.go [rf] ...", or the table of packages in the
// comment of the tree does so for the package, as in "check [checks] ...". [options] marks
// the rooms in which options become parts of the engine, which are counted apart. All others
// are shared rooms.

// extra are features that the rules above miss, as TYPE.FIELD.
var extra = map[string]bool{
	"attempt.probe": true, "Shared.Sampling": true, // set by who runs it
}

// notFeatures are fields that the rules take for features but that are none.
var notFeatures = map[string]string{
	"Config.NewProgram": "there is always one",
	"Config.Model":      "the name is looked at where models are made",
	"Config.Workers":    "a number",
	"Config.Seed":       "a number",
}

// condition is one that asks for a feature.
type condition struct {
	pos        token.Pos
	file, text string
	feature    string
}

// conditions is what was found, and the features.
type conditions struct {
	p      *tree
	is     map[types.Object]bool
	found  []condition
	labels map[types.Object]string
}

// features lists the names of the fields and functions that are features.
func (c *conditions) features() []string {
	set := map[string]bool{}
	for o := range c.is {
		if l := c.labels[o]; l != "" {
			set[l] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

func (p *tree) conditions() *conditions {
	c := &conditions{p: p, is: map[types.Object]bool{}, labels: map[types.Object]string{}}
	for _, t := range p.types {
		scope := t.Scope()
		for _, name := range scope.Names() {
			s, ok := scope.Lookup(name).Type().Underlying().(*types.Struct)
			if _, isType := scope.Lookup(name).(*types.TypeName); !ok || !isType {
				continue
			}
			for i := range s.NumFields() {
				f := s.Field(i)
				label := name + "." + f.Name()
				c.labels[f] = label
				if (name == "Config" || name == "Refinement" || extra[label]) && notFeatures[label] == "" {
					c.is[f] = true
				}
			}
		}
	}
	for n := -1; n != len(c.is); { // until nothing is added
		n = len(c.is)
		for _, f := range p.files {
			c.derive(f)
		}
	}
	for _, f := range p.files {
		c.collect(f)
	}
	slices.SortFunc(c.found, func(a, b condition) int { return int(a.pos - b.pos) })
	return c
}

// derive adds what f makes of features.
func (c *conditions) derive(f *ast.File) {
	var under []ast.Node
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil {
			under = under[:len(under)-1]
			return true
		}
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, l := range n.Lhs {
				r := n.Rhs[min(i, len(n.Rhs)-1)]
				if len(n.Rhs) != len(n.Lhs) {
					if _, ok := r.(*ast.TypeAssertExpr); !ok || i == 0 {
						continue
					}
				}
				if c.feature(r) != nil || c.onlyWith(under, n) {
					c.add(l)
				}
			}
		case *ast.KeyValueExpr:
			if k, ok := n.Key.(*ast.Ident); ok && c.feature(n.Value) != nil {
				if o, ok := c.p.info.Uses[k].(*types.Var); ok && o.IsField() {
					c.addObject(o)
				}
			}
		case *ast.FuncDecl:
			if n.Body != nil && len(n.Body.List) == 1 {
				if r, ok := n.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 && c.boolean(r.Results[0]) && c.feature(r.Results[0]) != nil {
					o := c.p.info.Defs[n.Name]
					c.is[o] = true
					c.labels[o] = n.Name.Name + "()"
				}
			}
		}
		under = append(under, n)
		return true
	})
}

// onlyWith reports whether assignment n, which lies in the nodes under, is made only if
// a feature is on: it stands directly in an if that asks for nothing else.
func (c *conditions) onlyWith(under []ast.Node, n *ast.AssignStmt) bool {
	if n.Tok != token.ASSIGN || len(under) < 2 {
		return false
	}
	body := under[len(under)-1]
	i, ok := under[len(under)-2].(*ast.IfStmt)
	if !ok || i.Body != body || i.Else != nil {
		return false
	}
	_, isSelector := n.Lhs[0].(*ast.SelectorExpr)
	leaf := true
	ast.Inspect(i.Cond, func(x ast.Node) bool {
		if b, ok := x.(*ast.BinaryExpr); ok && (b.Op == token.LAND || b.Op == token.LOR) {
			leaf = false
		}
		return true
	})
	if r, ok := n.Rhs[0].(*ast.CallExpr); !ok || len(n.Rhs) != 1 || r.Fun == nil {
		return false
	}
	return isSelector && leaf && c.feature(i.Cond) != nil
}

// add makes what expression l names a feature, if it is a field or a local variable that
// can say whether something is on.
func (c *conditions) add(l ast.Expr) {
	switch l := l.(type) {
	case *ast.Ident:
		o := c.p.info.Defs[l]
		if o == nil {
			o = c.p.info.Uses[l]
		}
		if v, ok := o.(*types.Var); ok && v.Type() != nil && types.Identical(v.Type().Underlying(), types.Typ[types.Bool]) {
			c.addObject(v)
		}
	case *ast.SelectorExpr:
		if s := c.p.info.Selections[l]; s != nil && s.Kind() == types.FieldVal {
			c.addObject(s.Obj())
		}
	}
}

func (c *conditions) addObject(o types.Object) {
	if !c.p.own(o) || notFeatures[c.labels[o]] != "" {
		return
	}
	switch t := o.Type().Underlying().(type) {
	case *types.Pointer, *types.Signature, *types.Interface:
	case *types.Basic:
		_, named := o.Type().(*types.Named)
		if t.Kind() != types.Bool && !(named && t.Info()&types.IsInteger != 0) {
			return
		}
	default:
		return
	}
	// What was measured or found is no feature although a feature's presence decides it.
	if v, ok := o.(*types.Var); ok && v.IsField() {
		owner, _, _ := strings.Cut(c.labels[o], ".")
		switch owner {
		case "Result", "Progress", "Estimate", "Found", "Choice", "Stats", "WorkerStats", "Snapshot":
			return
		}
	}
	c.is[o] = true
}

// feature is what e mentions of features outside of arguments and indices, nil if
// nothing.
func (c *conditions) feature(e ast.Expr) types.Object {
	var found types.Object
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		if found != nil {
			return false
		}
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			// len(x) asks for x; other calls are what they are called.
			if id, ok := n.Fun.(*ast.Ident); ok && id.Name == "len" {
				return true
			}
			if id := calleeName(n.Fun); id != nil {
				o := c.p.info.Uses[id]
				if o != nil && (c.is[o] || c.ofModel(o)) {
					found = o
					return false
				}
				// f() where f is a field of function type
				if s, ok := n.Fun.(*ast.SelectorExpr); ok {
					if sel := c.p.info.Selections[s]; sel != nil && sel.Kind() == types.FieldVal {
						ast.Inspect(s.X, visit)
						return false
					}
				}
			}
			return false
		case *ast.IndexExpr:
			ast.Inspect(n.X, visit)
			return false
		case *ast.TypeAssertExpr:
			if t := c.p.info.Types[n.X].Type; t != nil && fromConsistency(t) {
				found = namedOf(t)
			}
			return found == nil
		case *ast.SelectorExpr:
			if s := c.p.info.Selections[n]; s != nil && s.Kind() == types.FieldVal {
				if c.is[s.Obj()] || c.ofModel(s.Obj()) {
					found = s.Obj()
					return false
				}
				ast.Inspect(n.X, visit)
			}
			return false
		case *ast.Ident:
			if o := c.p.info.Uses[n]; o != nil && c.is[o] {
				found = o
			}
		}
		return true
	}
	ast.Inspect(e, visit)
	return found
}

func calleeName(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.SelectorExpr:
		return e.Sel
	}
	return nil
}

// ofModel reports whether o says what a model can do.
func (c *conditions) ofModel(o types.Object) bool {
	if o.Pkg() == nil || !strings.HasSuffix(o.Pkg().Path(), "/consistency") {
		return false
	}
	switch o := o.(type) {
	case *types.Func:
		return slices.Contains([]string{"Dependencies", "Name", "Traits", "ByPosition"}, o.Name())
	case *types.Var:
		return c.traits(o)
	}
	return false
}

// traits reports whether o is a field of consistency.Traits.
func (c *conditions) traits(o *types.Var) bool {
	t := o.Pkg().Scope().Lookup("Traits")
	if t == nil {
		return false
	}
	s, ok := t.Type().Underlying().(*types.Struct)
	for i := 0; ok && i < s.NumFields(); i++ {
		// The same field may be read twice, as exported by the compiler.
		if f := s.Field(i); f == o || f.Name() == o.Name() && f.Pos() == o.Pos() {
			return true
		}
	}
	return false
}

func fromConsistency(t types.Type) bool {
	o := namedOf(t)
	return o != nil && o.Pkg() != nil && strings.HasSuffix(o.Pkg().Path(), "/consistency")
}

func namedOf(t types.Type) types.Object {
	if n, ok := t.(*types.Named); ok {
		return n.Obj()
	}
	return nil
}

func (c *conditions) boolean(e ast.Expr) bool {
	t := c.p.info.Types[e].Type
	return t != nil && types.Identical(t.Underlying(), types.Typ[types.Bool]) || t == types.Typ[types.UntypedBool]
}

// collect finds the conditions of f.
func (c *conditions) collect(f *ast.File) {
	var leaves func(e ast.Expr)
	seen := map[ast.Expr]bool{}
	leaves = func(e ast.Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		switch x := e.(type) {
		case *ast.ParenExpr:
			leaves(x.X)
			return
		case *ast.UnaryExpr:
			if x.Op == token.NOT {
				leaves(x.X)
				return
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				leaves(x.X)
				leaves(x.Y)
				return
			}
		}
		if o := c.feature(e); o != nil {
			c.found = append(c.found, condition{e.Pos(), c.p.file(e.Pos()), types.ExprString(e), o.Name()})
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			leaves(n.Cond)
		case *ast.ForStmt:
			if n.Cond != nil {
				leaves(n.Cond)
			}
		case *ast.SwitchStmt:
			if n.Tag != nil {
				leaves(n.Tag)
				break
			}
			for _, s := range n.Body.List {
				for _, e := range s.(*ast.CaseClause).List {
					leaves(e)
				}
			}
		case *ast.TypeSwitchStmt:
			ast.Inspect(n.Assign, func(x ast.Node) bool {
				if t, ok := x.(*ast.TypeAssertExpr); ok {
					leaves(t)
				}
				return true
			})
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				leaves(n)
			}
		case *ast.UnaryExpr:
			if n.Op == token.NOT {
				leaves(n)
			}
		}
		return true
	})
}
