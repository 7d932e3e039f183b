package kat

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
)

// Limits on what names stand for: without them n definitions could make an
// expression of 2^n terms.
const (
	maxTerms = 5_000   // of one expression, views replaced too
	maxTotal = 200_000 // of all expressions of a model
	maxLevel = 90      // operators within each other; what is printed must parse again
)

// Load parses and resolves the model file called path. The error is an [ErrorList]
// unless the file cannot be read.
func Load(path string) (*Spec, error) { return LoadWith(filepath.ToSlash(path), ReadFile) }

// ReadFile reads a file of a model, which has slashes in its name, or as much of it as shows that
// it is too big.
func ReadFile(name string) ([]byte, error) {
	f, err := os.Open(filepath.FromSlash(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return limited(f)
}

// LoadWith is Load for files that read reads: that of the model, and those that it includes.
func LoadWith(path string, read func(name string) ([]byte, error)) (*Spec, error) {
	return load(path, read)
}

// LoadFS is Load for a file of fsys.
func LoadFS(fsys fs.FS, path string) (*Spec, error) {
	return load(path, func(name string) ([]byte, error) {
		f, err := fsys.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return limited(f)
	})
}

// limited reads at most one byte more than a file may have.
func limited(r io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(r, maxFileSize+1)) }

func load(name string, open func(string) ([]byte, error)) (*Spec, error) {
	src, err := open(name)
	if err != nil {
		return nil, fmt.Errorf("cannot read the model: %w", err)
	}
	f, err := Parse(name, src, open)
	if err != nil {
		return nil, err
	}
	return Resolve(f)
}

// def is what a name stands for.
type def struct {
	name string
	file *File
	pos  Pos
	view int  // index of the view, -1 if it is none
	bad  bool // its definition is wrong, which was reported
	val  value
}

// value is what an expression means: a predicate or a relation; 0 is both.
type value struct {
	pred pred
	rel  *Expr // nil: it is a predicate; or wrong if bad
	zero bool
	bad  bool
}

// scope is the names that a file can use.
type scope struct {
	names map[string][]*def // more than one: ambiguous
	base  map[string][]*def // by file::name
	later map[string]Pos    // definitions of this file
}

// add makes d known as name unless it is.
func add(m map[string][]*def, name string, d *def) {
	if !slices.Contains(m[name], d) {
		m[name] = append(m[name], d)
	}
}

// resolver makes a Spec of a File.
type resolver struct {
	spec   *Spec
	errs   ErrorList
	scopes map[*File]*scope
	file   *File // that is being resolved
	scope  *scope
	terms  map[*Expr]int
	level  map[*Expr]int
	inv    map[*Expr]*Expr
	errors map[string]Pos // names of errors and warnings
	defs   int
	total  int
	vars   map[string]int // names that the current let rec defines
	inside bool           // of [ ]
}

// Resolve looks up every name of f, and checks what can be checked without
// automata. The error is an [ErrorList].
func Resolve(f *File) (*Spec, error) {
	r := &resolver{spec: &Spec{Name: f.Name, File: f.Path}, scopes: map[*File]*scope{}, terms: map[*Expr]int{}, level: map[*Expr]int{}, inv: map[*Expr]*Expr{},
		errors: map[string]Pos{}}
	r.resolve(f)
	r.finish(f)
	if err := r.errs.err(); err != nil {
		return nil, err
	}
	return r.spec, nil
}

func (r *resolver) fail(pos Pos, text, msg, hint string) {
	r.errs.add(&Error{Pos: pos, Text: text, Msg: msg, Hint: hint})
}

func (r *resolver) resolve(f *File) *scope {
	if s := r.scopes[f]; s != nil {
		return s
	}
	s := &scope{names: map[string][]*def{}, base: map[string][]*def{}, later: map[string]Pos{}}
	r.scopes[f] = s
	for _, st := range f.stmts {
		for _, d := range st.defs {
			if _, ok := s.later[d.name]; !ok {
				s.later[d.name] = d.pos
			}
		}
	}
	for _, st := range f.stmts {
		if len(r.errs) > maxErrors {
			break
		}
		r.file, r.scope = f, s
		if st.kind == sInclude {
			r.include(f, s, st)
		} else {
			r.statement(st)
		}
	}
	return s
}

func (r *resolver) include(f *File, s *scope, st *stmt) {
	t := r.resolve(st.file)
	names := make([]string, 0, len(t.names))
	for name := range t.names {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		for _, d := range t.names[name] {
			if own := s.names[name]; len(own) > 0 && own[0].file == f {
				r.fail(st.pos, name, fmt.Sprintf("the included file defines a name that is defined in line %d already", own[0].pos.Line),
					"choose another name")
				continue
			}
			add(s.names, name, d)
			if d.file == st.file {
				add(s.base, st.file.Name+"::"+name, d)
			}
		}
	}
	for name, ds := range t.base {
		for _, d := range ds {
			add(s.base, name, d)
		}
	}
}

func (r *resolver) statement(st *stmt) {
	switch st.kind {
	case sLet, sView:
		if st.rec {
			r.letRec(st)
			return
		}
		for _, d := range st.defs {
			r.define(st, d, r.eval(d.expr))
		}
	case sAcyclic, sIrreflexive, sEmpty:
		c := Constraint{Expr: r.rel(st.expr), Text: st.text, Pos: st.pos}
		bad := c.Expr == nil
		if st.cond != nil {
			u := &Unless{}
			if u.Left, u.Right, bad = r.unless(st.cond, bad); !bad {
				c.Unless = u
			}
		}
		if bad {
			return
		}
		switch st.kind {
		case sAcyclic:
			r.spec.Acyclic = append(r.spec.Acyclic, c)
		case sIrreflexive:
			r.spec.Irreflex = append(r.spec.Irreflex, c)
		case sEmpty:
			r.spec.Empty = append(r.spec.Empty, c)
		}
	case sCoherence:
		e := r.rel(st.expr)
		switch {
		case e == nil:
		case e.Op == OpLetter && e.Letter.Rel == RelView && !e.Letter.Inv:
			r.spec.Coherence = append(r.spec.Coherence, Coherence{View: e.Letter.View, Pos: st.pos})
		default:
			r.fail(st.expr.pos, r.file.text(st.expr), "coherence of something that is not a view", "define it by view name = ... instead of let")
		}
	case sError, sWarning:
		if first, ok := r.errors[st.name]; ok {
			r.fail(st.namePos, st.name, "a second error or warning of this name; the first is at "+r.at(first), "choose another name")
		} else {
			r.errors[st.name] = st.namePos
		}
		in := Inclusion{Name: st.name, Warning: st.kind == sWarning, Text: st.text, Pos: st.pos}
		var bad bool
		if in.Left, in.Right, bad = r.unless(st.cond, false); !bad {
			r.spec.Inclusions = append(r.spec.Inclusions, in)
		}
	case sAssert:
		a := Assert{Left: r.rel(st.cond.left), Right: r.rel(st.cond.right), Equal: st.cond.equal, Text: st.text, Pos: st.pos}
		if a.Left != nil && a.Right != nil {
			r.spec.Asserts = append(r.spec.Asserts, a)
		}
	}
}

// unless resolves a condition that is looked at in every graph: a <= b or a = 0.
func (r *resolver) unless(c *cond, isBad bool) (left, right *Expr, bad bool) {
	left, right = r.rel(c.left), r.rel(c.right)
	if left == nil || right == nil {
		return nil, nil, true
	}
	if right.Op == OpEmpty {
		return left, nil, isBad
	}
	if c.equal {
		r.fail(c.pos, "=", "an equation as a condition", "write a <= b, or a = 0")
		return nil, nil, true
	}
	return left, right, isBad
}

// at is p as said in an error in the file that is being resolved.
func (r *resolver) at(p Pos) string {
	if p.File == r.file.Path {
		return fmt.Sprintf("line %d", p.Line)
	}
	return p.String()
}

// declare makes a def of d, or reports why it cannot be defined.
func (r *resolver) declare(d definition) *def {
	x := &def{name: d.name, file: r.file, pos: d.pos, view: -1}
	_, isPred := builtinPreds()[d.name]
	_, isRel := builtinRels()[d.name]
	if r.defs++; r.defs == maxNames+1 {
		r.fail(d.pos, d.name, fmt.Sprintf("more than %d names", maxNames), "")
	}
	switch old := r.scope.names[d.name]; {
	case isPred || isRel:
		r.fail(d.pos, d.name, "the name is built in", "choose another name")
	case len(old) > 0 && old[0].file == r.file:
		r.fail(d.pos, d.name, "the name is defined already, at "+r.at(old[0].pos), "choose another name")
	case len(old) > 0:
		r.fail(d.pos, d.name, "the name is defined already, at "+r.at(old[0].pos),
			fmt.Sprintf("choose another name: what was defined with %s::%s would not change", old[0].file.Name, d.name))
	default:
		r.scope.names[d.name] = []*def{x}
	}
	return x
}

// define gives d, of statement st, the value v.
func (r *resolver) define(st *stmt, d definition, v value) {
	x := r.declare(d)
	if x.val = v; st.kind != sView {
		return
	}
	e := r.asRel(d.expr, v)
	if e == nil {
		x.val = value{bad: true}
		return
	}
	r.count(d.pos, e)
	name := d.name
	for slices.ContainsFunc(r.spec.Views, func(v View) bool { return v.Name == name }) {
		name += "'" // of two included files
	}
	x.view = len(r.spec.Views)
	r.spec.Views = append(r.spec.Views, View{Name: name, Expr: e, Pos: d.pos})
	x.val = value{rel: r.node(d.pos, &Expr{Op: OpLetter, Letter: Letter{Rel: RelView, View: x.view}, Name: name})}
}

// count adds e, which the model consists of, to its size.
func (r *resolver) count(pos Pos, e *Expr) {
	if r.total <= maxTotal {
		if r.total += r.terms[e]; r.total > maxTotal {
			r.fail(pos, "", fmt.Sprintf("the model has more than %d terms after replacing names", maxTotal), "it is too large for an automaton")
		}
	}
}

// rel evaluates n as a relation; nil if it is wrong.
func (r *resolver) rel(n *node) *Expr {
	e := r.asRel(n, r.eval(n))
	if e != nil {
		r.count(n.pos, e)
	}
	return e
}

// asRel is v, the value of n, as a relation; nil if it is wrong.
func (r *resolver) asRel(n *node, v value) *Expr {
	switch {
	case v.bad:
		return nil
	case v.rel == nil:
		r.fail(n.pos, r.file.text(n), "a predicate where a relation is expected", "write ["+r.file.text(n)+"]")
		return nil
	}
	return v.rel
}

// asPred is v, the value of n, as a predicate.
func (r *resolver) asPred(n *node, v value, hint string) (pred, bool) {
	switch {
	case v.bad:
		return nil, false
	case v.rel != nil && !v.zero:
		r.fail(n.pos, r.file.text(n), "a relation where a predicate is expected", hint)
		return nil, false
	}
	return v.pred, true
}

func (r *resolver) lookup(n *node) value {
	bad := value{bad: true}
	if v, ok := r.vars[n.name]; ok {
		return value{rel: r.node(n.pos, &Expr{Op: opVar, Letter: Letter{View: v}})}
	}
	if p, ok := builtinPreds()[n.name]; ok {
		return value{pred: p}
	}
	if rel, ok := builtinRels()[n.name]; ok {
		return value{rel: r.node(n.pos, &Expr{Op: OpLetter, Letter: Letter{Rel: rel}})}
	}
	m := r.scope.names
	qualified := strings.Contains(n.name, "::")
	if qualified {
		m = r.scope.base
	}
	switch ds := m[n.name]; {
	case len(ds) == 1:
		return ds[0].val
	case len(ds) > 1:
		r.fail(n.pos, n.name, fmt.Sprintf("the name is defined at %s and at %s", r.at(ds[0].pos), r.at(ds[1].pos)),
			fmt.Sprintf("write %s::%s or %s::%s", ds[0].file.Name, ds[0].name, ds[1].file.Name, ds[1].name))
		return bad
	}
	if p, ok := r.scope.later[n.name]; ok && !qualified {
		msg, hint := "the name is used before its definition at "+r.at(p), "move the definition up"
		for _, st := range r.file.stmts {
			for _, d := range st.defs {
				if d.name == n.name && d.expr.off <= n.off && n.end <= d.expr.end {
					msg, hint = "the name is used in its own definition", "write let rec, or use + or *"
					if st.kind == sView {
						hint = "write view rec, or use + or *"
					}
				}
			}
		}
		r.fail(n.pos, n.name, msg, hint)
		return bad
	}
	hint := elsewhere()[n.name]
	if hint == "" {
		var known []string
		for k := range m {
			known = append(known, k)
		}
		base, _, _ := strings.Cut(n.name, "::")
		if qualified && !slices.ContainsFunc(known, func(k string) bool { return strings.HasPrefix(k, base+"::") }) {
			r.fail(n.pos, n.name, "no included file "+base+".kat defines anything", `write include "`+base+`.kat" first`)
			return bad
		}
		if !qualified {
			for k := range r.scope.later {
				known = append(known, k)
			}
			for k := range builtinPreds() {
				known = append(known, k)
			}
			for k := range builtinRels() {
				known = append(known, k)
			}
		}
		hint = didYouMean(n.name, known)
	}
	r.fail(n.pos, n.name, "unknown name", hint)
	return bad
}

const inBrackets = "[ ] takes predicates, such as W & REL"

func (r *resolver) eval(n *node) value {
	bad := value{bad: true}
	switch n.kind {
	case nName:
		return r.lookup(n)
	case nZero:
		return value{rel: r.node(n.pos, &Expr{Op: OpEmpty}), zero: true}
	case nID:
		return value{rel: r.node(n.pos, &Expr{Op: OpID})}
	case nTest:
		inside := r.inside
		r.inside = true
		v := r.eval(n.args[0])
		r.inside = inside
		p, ok := r.asPred(n.args[0], v, inBrackets)
		if !ok {
			return bad
		}
		return value{rel: r.test(n.pos, p)}
	case nNot:
		p, ok := r.asPred(n.args[0], r.eval(n.args[0]), "only predicates can be negated")
		if !ok {
			return bad
		}
		if p, ok = p.not(); !ok {
			r.fail(n.pos, r.file.text(n), "the predicate has too many alternatives", "")
			return bad
		}
		return value{pred: p}
	case nUnion, nMeet, nDiff:
		return r.boolean(n)
	}
	args := make([]*Expr, len(n.args))
	ok := true
	for i, a := range n.args {
		args[i] = r.asRel(a, r.eval(a))
		ok = ok && args[i] != nil
	}
	if !ok {
		return bad
	}
	switch n.kind {
	case nSeq:
		return r.value(r.seq(n.pos, args))
	case nStar:
		return r.value(r.star(n.pos, args[0]))
	case nPlus:
		return r.value(r.plus(n.pos, args[0]))
	case nOpt:
		return r.value(r.opt(n.pos, args[0]))
	case nInv:
		if v := firstVar(args[0]); v != nil {
			r.fail(v.Pos, "", "a name is used backwards in its own definition", recHint)
			return bad
		}
		return r.value(r.inverse(args[0]))
	}
	panic("BUG: unknown node")
}

func (r *resolver) value(e *Expr) value { return value{rel: e, bad: e == nil} }

// boolean evaluates a union, intersection or difference, of relations or of
// predicates.
func (r *resolver) boolean(n *node) value {
	bad := value{bad: true}
	vals := make([]value, len(n.args))
	isPred, isRel, ok := -1, -1, true
	for i, a := range n.args {
		v := r.eval(a)
		switch vals[i] = v; {
		case v.bad:
			ok = false
		case v.zero:
		case v.rel == nil:
			isPred = i
		default:
			isRel = i
		}
	}
	if !ok {
		return bad
	}
	if isPred >= 0 && isRel >= 0 && r.inside {
		r.asPred(n.args[isRel], vals[isRel], inBrackets)
		return bad
	}
	if isPred >= 0 && isRel >= 0 {
		p := n.args[isPred]
		r.fail(p.pos, r.file.text(p), "a predicate beside the relation "+r.file.text(n.args[isRel]), "write ["+r.file.text(p)+"]")
		return bad
	}
	if isPred >= 0 {
		p := vals[0].pred
		for i, v := range vals[1:] {
			q := v.pred
			ok := true
			switch n.kind {
			case nUnion:
				p = p.or(q)
				ok = len(p) <= maxTests
			case nMeet:
				p, ok = p.and(q)
			case nDiff:
				if q, ok = q.not(); ok {
					p, ok = p.and(q)
				}
			}
			if !ok {
				r.fail(n.args[i+1].pos, r.file.text(n.args[i+1]), "the predicate has too many alternatives", "")
				return bad
			}
		}
		return value{pred: p}
	}
	if n.kind == nUnion {
		args := make([]*Expr, len(vals))
		for i, v := range vals {
			args[i] = v.rel
		}
		e := r.union(n.pos, args)
		zero := e != nil && !slices.ContainsFunc(vals, func(v value) bool { return !v.zero })
		return value{rel: e, zero: zero, bad: e == nil}
	}
	a, b := vals[0].rel, vals[1].rel
	for _, e := range []*Expr{a, b} {
		if v := firstVar(e); v != nil {
			r.fail(v.Pos, "", "a name is used under & or \\ in its own definition", recHint)
			return bad
		}
	}
	if e, ok := r.boolSteps(n, a, b); ok {
		return r.value(e)
	}
	r.fail(n.pos, r.file.text(n), "not decidable by an automaton", "& and \\ take predicates, tests, or single steps that give a built-in relation: "+
		"rf & same-thread, co \\ same-thread, po & loc-overlap, (coe ; rfe) & po")
	return bad
}

// boolSteps is a & b or a \ b if it can be written without.
func (r *resolver) boolSteps(n *node, a, b *Expr) (*Expr, bool) {
	if n.kind == nMeet && (isDetour(a, b) || isDetour(b, a)) {
		detour := r.node(n.pos, &Expr{Op: OpLetter, Letter: Letter{Rel: RelDetour}})
		return r.seq(n.pos, []*Expr{r.test(n.pos, pred{has(PredW)}), detour}), true
	}
	x, ok1 := steps(a)
	y, ok2 := steps(b)
	if a.Op == OpEmpty || b.Op == OpEmpty {
		if n.kind == nDiff {
			return a, true
		}
		return r.node(n.pos, &Expr{Op: OpEmpty}), true
	}
	if !ok1 || !ok2 {
		return nil, false
	}
	var out []step
	if n.kind == nMeet {
		for _, s := range x {
			for _, t := range y {
				z, ok := meetSteps(s, t)
				if out = append(out, z...); !ok || len(out) > maxSteps {
					return nil, false
				}
			}
		}
	} else {
		out = x
		for _, t := range y {
			var next []step
			for _, s := range out {
				z, ok := minusSteps(s, t)
				if next = append(next, z...); !ok || len(next) > maxSteps {
					return nil, false
				}
			}
			out = next
		}
	}
	args := []*Expr{}
	for _, s := range out {
		parts := []*Expr{r.test(n.pos, pred{s.from})}
		if !s.test {
			l := &Expr{Op: OpLetter, Letter: s.letter}
			if s.letter.Rel == RelView {
				l.Name = r.spec.Views[s.letter.View].Name
			}
			parts = append(parts, r.node(n.pos, l), r.test(n.pos, pred{s.to}))
		}
		args = append(args, r.seq(n.pos, parts))
	}
	return r.union(n.pos, args), true
}

// isDetour reports whether a is coe ; rfe and b is po or po-loc.
func isDetour(a, b *Expr) bool {
	return a.Op == OpSeq && len(a.Args) == 2 && a.Args[0].Op == OpLetter && a.Args[1].Op == OpLetter && b.Op == OpLetter &&
		a.Args[0].Letter == Letter{Rel: RelCOE} && a.Args[1].Letter == Letter{Rel: RelRFE} &&
		(b.Letter == Letter{Rel: RelPO} || b.Letter == Letter{Rel: RelPOLoc})
}

// The functions below make expressions in a normal form: unions and sequences are
// flat and have at least two members, none of them 0, none of a sequence id; no
// repetition of a repetition. They return nil after reporting that the
// expression is too large.

// node gives e, which is complete but for that, its position and size.
func (r *resolver) node(pos Pos, e *Expr) *Expr {
	e.Pos = pos
	n, level := 1, 0
	if e.Op == OpLetter && e.Letter.Rel == RelView {
		n = r.terms[r.spec.Views[e.Letter.View].Expr]
	}
	for _, a := range e.Args {
		n += r.terms[a]
		level = max(level, 1+r.level[a])
	}
	if level > maxLevel {
		r.fail(pos, "", fmt.Sprintf("the expression is nested more than %d deep after replacing names", maxLevel), "it is too large for an automaton")
		return nil
	}
	if n > maxTerms {
		r.fail(pos, "", fmt.Sprintf("the expression has more than %d terms after replacing names", maxTerms), "it is too large for an automaton")
		return nil
	}
	r.terms[e], r.level[e] = n, level
	return e
}

func (r *resolver) test(pos Pos, p pred) *Expr {
	args := make([]*Expr, len(p))
	for i, t := range p {
		switch {
		case t.Never():
			args[i] = r.node(pos, &Expr{Op: OpEmpty})
		case t == Test{}:
			args[i] = r.node(pos, &Expr{Op: OpID})
		default:
			args[i] = r.node(pos, &Expr{Op: OpTest, Test: t})
		}
	}
	return r.union(pos, args)
}

func (r *resolver) union(pos Pos, args []*Expr) *Expr {
	var flat []*Expr
	for _, a := range args {
		switch {
		case a == nil:
			return nil
		case a.Op == OpEmpty:
		case a.Op == OpUnion:
			flat = append(flat, a.Args...)
		default:
			flat = append(flat, a)
		}
	}
	if len(flat) <= maxTerms {
		var once []*Expr
		seen := map[atom]bool{}
		for _, a := range flat {
			if len(a.Args) == 0 {
				k := atom{a.Op, a.Test, a.Letter}
				if seen[k] {
					continue
				}
				seen[k] = true
			}
			once = append(once, a)
		}
		flat = once
	}
	switch len(flat) {
	case 0:
		return r.node(pos, &Expr{Op: OpEmpty})
	case 1:
		return flat[0]
	}
	return r.node(pos, &Expr{Op: OpUnion, Args: flat})
}

// atom is an expression without parts.
type atom struct {
	op     Op
	test   Test
	letter Letter
}

func (r *resolver) seq(pos Pos, args []*Expr) *Expr {
	var flat []*Expr
	empty := false
	for _, a := range args {
		switch {
		case a == nil:
			return nil
		case a.Op == OpEmpty:
			empty = true
		case a.Op == OpID:
		case a.Op == OpSeq:
			flat = append(flat, a.Args...)
		default:
			flat = append(flat, a)
		}
	}
	switch {
	case empty:
		return r.node(pos, &Expr{Op: OpEmpty})
	case len(flat) == 0:
		return r.node(pos, &Expr{Op: OpID})
	case len(flat) == 1:
		return flat[0]
	}
	return r.node(pos, &Expr{Op: OpSeq, Args: flat})
}

func (r *resolver) opt(pos Pos, a *Expr) *Expr {
	if a == nil {
		return nil
	}
	switch a.Op {
	case OpEmpty, OpID, OpTest:
		return r.node(pos, &Expr{Op: OpID})
	case OpOpt, OpStar:
		return a
	case OpPlus:
		return r.node(pos, &Expr{Op: OpStar, Args: a.Args})
	}
	return r.node(pos, &Expr{Op: OpOpt, Args: []*Expr{a}})
}

func (r *resolver) star(pos Pos, a *Expr) *Expr {
	if a == nil {
		return nil
	}
	switch a.Op {
	case OpEmpty, OpID, OpTest:
		return r.node(pos, &Expr{Op: OpID})
	case OpStar:
		return a
	case OpOpt, OpPlus:
		return r.node(pos, &Expr{Op: OpStar, Args: a.Args})
	}
	return r.node(pos, &Expr{Op: OpStar, Args: []*Expr{a}})
}

func (r *resolver) plus(pos Pos, a *Expr) *Expr {
	if a == nil {
		return nil
	}
	switch a.Op {
	case OpEmpty, OpID, OpTest, OpPlus, OpStar:
		return a
	case OpOpt:
		return r.node(pos, &Expr{Op: OpStar, Args: a.Args})
	}
	return r.node(pos, &Expr{Op: OpPlus, Args: []*Expr{a}})
}

// inverse pushes an inverse down to the letters.
func (r *resolver) inverse(e *Expr) *Expr {
	if x := r.inv[e]; x != nil {
		return x
	}
	x := e
	switch {
	case e.Op == OpLetter && symmetric(e.Letter.Rel):
	case e.Op == OpLetter:
		x = &Expr{Op: OpLetter, Letter: e.Letter, Name: e.Name}
		x.Letter.Inv = !x.Letter.Inv
	case len(e.Args) > 0:
		x = &Expr{Op: e.Op}
		for _, a := range e.Args {
			x.Args = append(x.Args, r.inverse(a))
		}
		if e.Op == OpSeq {
			slices.Reverse(x.Args)
		}
	}
	if x != e {
		x = r.node(e.Pos, x) // as large as e
	}
	r.inv[e], r.inv[x] = x, e
	return x
}

// finish checks what concerns the whole model.
func (r *resolver) finish(f *File) {
	if len(r.errs) > 0 {
		return
	}
	s := r.spec
	r.file = f
	if len(s.Acyclic)+len(s.Irreflex)+len(s.Empty)+len(s.Coherence) == 0 {
		at := Pos{f.Path, 1, 1}
		if len(f.stmts) > 0 {
			at = f.stmts[0].pos
		}
		r.fail(at, "", "the model has no constraint: it would allow every execution", "add acyclic, irreflexive, empty or coherence")
		return
	}
	if ds := r.scopes[f].names["ppo"]; len(ds) > 0 {
		d := ds[0]
		switch {
		case len(ds) > 1:
			r.fail(d.pos, "ppo", "the name is also defined at "+ds[1].pos.String(), "include only one of the files")
		case d.val.rel == nil:
			r.fail(d.pos, "ppo", "ppo is a predicate", "ppo is the relation that says what of program order an execution must respect")
		case d.view >= 0:
			s.PPO = s.Views[d.view].Expr
		default:
			s.PPO = d.val.rel
			r.count(d.pos, s.PPO)
		}
	}
	seen := map[*Expr]bool{}
	var dep *Expr
	var walk func(e *Expr)
	walk = func(e *Expr) {
		if e == nil || seen[e] || dep != nil {
			return
		}
		seen[e] = true
		if e.Op == OpLetter && (e.Letter.Rel == RelAddr || e.Letter.Rel == RelData || e.Letter.Rel == RelCtrl) {
			dep = e
		}
		for _, a := range e.Args {
			walk(a)
		}
	}
	for _, v := range s.Views {
		walk(v.Expr)
	}
	for _, cs := range [][]Constraint{s.Acyclic, s.Irreflex, s.Empty} {
		for _, c := range cs {
			walk(c.Expr)
			if c.Unless != nil {
				walk(c.Unless.Left)
				walk(c.Unless.Right)
			}
		}
	}
	for _, in := range s.Inclusions {
		walk(in.Left)
		walk(in.Right)
	}
	walk(s.PPO)
	if s.Deps = dep != nil; s.Deps && s.PPO == nil && len(r.errs) == 0 {
		r.fail(dep.Pos, dep.Letter.Rel.String(), "dependencies in a model that does not say what of program order an execution must respect",
			"define it: let ppo = ...")
	}
}

// AsErrors returns the errors of a model file that err consists of, nil if it is
// something else.
func AsErrors(err error) []*Error {
	var l ErrorList
	var e *Error
	switch {
	case errors.As(err, &l):
		return l
	case errors.As(err, &e):
		return []*Error{e}
	}
	return nil
}
