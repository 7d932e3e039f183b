package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Remedy is a change of the program that was tried: with it the finding is gone.
type Remedy struct {
	Changes []Amendment `json:"changes"`
	// Effect is what trying it showed:
	//   - all: the program with the changes was explored, and nothing is wrong with it;
	//   - this: it was explored, and this finding is gone, but others are there (Remain);
	//   - execution: it is too big to be explored here; this execution is not wrong any more.
	Effect string `json:"effect"`
	// Remain are the errors of the changed program, as kind and place.
	Remain []string `json:"remain,omitempty"`
	Text   string   `json:"text"` // a clause
}

// Effects of a remedy.
const (
	CuresAll       = "all"
	CuresThis      = "this"
	CuresExecution = "execution"
)

// Amendment is one change of a program.
type Amendment struct {
	// Kind is order (the access at Place gets another order) or fence (a fence comes
	// between the accesses at Place and at Before).
	Kind string `json:"kind"`
	// Order is release or acquire, which the access is to be at least; seq_cst for fences.
	Order string `json:"order"`
	// Access is what is changed: write, read or read-modify-write.
	Access string `json:"access,omitempty"`
	Place
	Before *Place `json:"before,omitempty"`

	pos, before int32
	// late: the fence comes right before the later access, not right after the earlier one.
	late bool
	// has is the order of the access as it is.
	has event.Ordering
	// where and location are as texts name the access.
	where, to, location string
}

// Position is that of the access that is changed, or that a fence comes behind, or else
// before; as in event.Label.
func (c *Amendment) Position() (pos int32, behind bool) {
	if c.late {
		return c.before, false
	}
	return c.pos, true
}

// Ordering is Order as in event.Label.
func (c *Amendment) Ordering() event.Ordering {
	switch c.Order {
	case "release":
		return event.Release
	case "acquire":
		return event.Acquire
	}
	return event.SeqCst
}

// Tried is what became of a finding when its program was changed.
type Tried struct {
	// Found are the errors and warnings of the changed program.
	Found []result.Found
	// All: the changed program was explored to the end.
	All bool
	// Gone: the execution of the finding, with the changes, is not wrong. It counts where
	// the changed program is too big to be explored.
	Gone bool
}

// maxTrials bounds how many changed programs are explored for one finding, and
// trialsPerReport for all.
const (
	maxTrials       = 4
	trialsPerReport = 16
)

// proposed is what would help against one execution; nil: nothing is known to.
type proposed struct{ changes []Amendment }

// add adds changes that are not there yet, and reports whether there were some.
func (p *proposed) add(more []Amendment) (news bool) {
	for _, c := range more {
		if !slices.ContainsFunc(p.changes, func(d Amendment) bool {
			return c.Kind == d.Kind && c.Order == d.Order && c.pos == d.pos && (c.Kind == "order" || c.before == d.before)
		}) {
			p.changes, news = append(p.changes, c), true
		}
	}
	return news
}

// recurs reports whether g, of a changed program, is finding f again, or what became of it.
func (v *view) recurs(f, g *result.Found) bool {
	same := func(a, b int32) bool { return a == b || a >= 0 && b >= 0 && v.prog.Original(a) == v.prog.Original(b) }
	if f.Other < 0 {
		return f.Kind == g.Kind && same(f.Pos, g.Pos) && f.Name == g.Name
	}
	return same(f.Pos, g.Pos) && same(f.Other, g.Other) || same(f.Pos, g.Other) && same(f.Other, g.Pos)
}

// remedy looks for changes of the program with which finding f is gone, beginning with
// those that rule out its execution, and going on with those that rule out others in which
// it is still there. It returns nil if it finds none, or may not try. suggest is what would
// help against one execution.
func (v *view) remedy(ctx *Context, f *result.Found, suggest func(v *view, f *result.Found) []Amendment) *Remedy {
	if ctx.Try == nil {
		return nil
	}
	p := &proposed{}
	if !p.add(suggest(v, f)) {
		return nil
	}
	for range maxTrials {
		r, again := v.tried(ctx, f, p.changes)
		switch {
		case again != nil && (again.Kind != f.Kind || again.Graph == nil):
			return nil
		case again != nil:
			if u := newView(v.prog, v.src, again.Graph); !p.add(suggest(u, again)) {
				return nil
			}
			continue
		case r == nil:
			return nil
		case !slices.ContainsFunc(p.changes, func(c Amendment) bool { return c.Kind == "fence" }):
			return v.needed(ctx, f, r)
		}
		// "Between" two accesses is after the one and before the other: both must help.
		late := slices.Clone(p.changes)
		for i := range late {
			late[i].late = late[i].Kind == "fence"
		}
		if l, _ := v.tried(ctx, f, late); l == nil || l.Effect != r.Effect {
			return nil
		}
		return r
	}
	return nil
}

// needed is a remedy without the changes that it does not need: what is suggested for an
// execution may be more than it takes; what rules out the first one may be useless against
// the others, and what rules these out may rule out the first one, too.
func (v *view) needed(ctx *Context, f *result.Found, r *Remedy) *Remedy {
	for i := 0; i < len(r.Changes) && len(r.Changes) > 1; {
		less, _ := v.tried(ctx, f, slices.Delete(slices.Clone(r.Changes), i, i+1))
		if less != nil && (less.Effect == r.Effect || less.Effect == CuresAll) {
			r = less
		} else {
			i++
		}
	}
	return r
}

// tried is what exploring the program with changes shows of finding f: that they are a
// remedy, or that the finding is there again; neither, if it cannot be told.
func (v *view) tried(ctx *Context, f *result.Found, changes []Amendment) (r *Remedy, again *result.Found) {
	if *ctx.trials++; *ctx.trials > trialsPerReport {
		return nil, nil
	}
	t := ctx.Try(f, changes)
	if t == nil {
		return nil, nil
	}
	r = &Remedy{Changes: changes}
	for i := range t.Found {
		switch g := &t.Found[i]; {
		case v.recurs(f, g):
			if again == nil || g.Kind == f.Kind {
				again = g
			}
		case g.Kind.Severity() == result.Error:
			place := v.src.fill(place(v.prog, g.Pos))
			if s := (&Finding{Kind: g.Kind.String(), Name: g.Name}).title() + at(place); !slices.Contains(r.Remain, s) {
				r.Remain = append(r.Remain, s)
			}
		}
	}
	switch {
	case again != nil:
		return nil, again
	case !t.All && !t.Gone:
		return nil, nil
	case !t.All:
		r.Effect = CuresExecution
	case len(r.Remain) > 0:
		r.Effect = CuresThis
	default:
		r.Effect = CuresAll
	}
	return r, nil
}

// change is that of the access id to order, which is release or acquire.
func (v *view) change(id event.ID, order, file string) Amendment {
	e := v.event(id)
	c := Amendment{Kind: "order", Order: order, Access: "write", Place: v.place(e.Pos), pos: v.prog.Original(e.Pos), has: e.Ord, where: v.where(id, file), location: v.location(e.Addr, e.Size)}
	switch {
	case e.Attr&event.Exclusive != 0 || e.Kind == event.Read && e.Succeeds(e.Value):
		c.Access = "read-modify-write"
	case e.Kind == event.Read:
		c.Access = "read"
	}
	return c
}

// text says what to do, without what comes of it. located: with the location.
func (r *Remedy) text(located bool) string {
	var parts, fences []string
	// A read-modify-write that is to be both is said once. One that is one of them already
	// must stay that.
	type key struct {
		pos    int32
		access string
	}
	done := map[key]bool{}
	for i := range r.Changes {
		c := &r.Changes[i]
		if c.Kind == "fence" {
			fences = append(fences, "between "+c.where+" and "+c.to)
			continue
		}
		k := key{c.pos, c.Access}
		if done[k] {
			continue
		}
		order := c.Order
		if c.Access == "read-modify-write" {
			done[k] = true
			both := c.Order == "acquire" && c.has.Rel() || c.Order == "release" && c.has.Acq()
			if both || slices.ContainsFunc(r.Changes, func(d Amendment) bool { return d.Kind == "order" && d.pos == c.pos && d.Order != c.Order }) {
				order = "acq_rel"
			}
		}
		of := ""
		if located {
			of = " of " + c.location
		}
		parts = append(parts, fmt.Sprintf("the %s%s at %s %s", c.Access, of, c.where, order))
	}
	if len(parts) > 0 {
		parts = []string{"making " + enumerate(parts)}
	}
	switch len(fences) {
	case 0:
	case 1:
		parts = append(parts, "a seq_cst fence "+fences[0])
	default:
		parts = append(parts, "seq_cst fences "+enumerate(fences))
	}
	return strings.Join(parts, " and ")
}

// enumerate is a, b and c.
func enumerate(list []string) string {
	if n := len(list) - 1; n > 1 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return strings.Join(list, " and ")
}

// plural reports whether the subject of the clause is more than one thing.
func (r *Remedy) plural() bool {
	fences, orders := 0, 0
	for i := range r.Changes {
		if r.Changes[i].Kind == "fence" {
			fences++
		} else {
			orders++
		}
	}
	return fences > 1 || fences > 0 && orders > 0
}

// finish makes the text: what to do, verb (in the singular) and object, and how far that
// goes.
func (r *Remedy) finish(located bool, verb, object string) {
	if r.plural() {
		verb = strings.TrimSuffix(verb, "s")
	}
	r.Text = r.text(located) + " " + verb + " " + object
	switch r.Effect {
	case CuresThis:
		r.Text += ", but not everything is right then: " + r.Remain[0]
		if n := len(r.Remain) - 1; n > 0 {
			r.Text += fmt.Sprintf(" and %d more", n)
		}
	case CuresExecution:
		r.Text += " in this execution (the changed program is too big to be explored here)"
	}
	r.Text = strings.Join(strings.Fields(r.Text), " ")
}

// fencesBetween proposes seq_cst fences in stretches.
func (v *view) fencesBetween(list []stretch, file string) []Amendment {
	var out []Amendment
	for i := range list {
		a, b := v.event(list[i].a), v.event(list[i].b)
		to := v.place(b.Pos)
		c := Amendment{Kind: "fence", Order: "seq_cst", Place: v.place(a.Pos), Before: &to, pos: v.prog.Original(a.Pos), before: v.prog.Original(b.Pos),
			where: v.where(list[i].a, file), to: v.where(list[i].b, file)}
		if c.where == c.to {
			c.where, c.to = v.column(list[i].a), v.column(list[i].b)
		}
		out = append(out, c)
	}
	slices.SortFunc(out, func(a, b Amendment) int { return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(a.before, b.before)) })
	return slices.CompactFunc(out, func(a, b Amendment) bool { return a.pos == b.pos && a.before == b.before })
}

// column is where an event is, with its column; its name if that is not known.
func (v *view) column(id event.ID) string {
	if p := v.place(v.event(id).Pos); p.Line > 0 && p.Column > 0 {
		return fmt.Sprintf("line %d:%d", p.Line, p.Column)
	}
	return v.id(id)
}
