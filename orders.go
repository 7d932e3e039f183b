package genmcgo

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// Site is an atomic access or a fence of the source: one expression, however often it is inlined or instantiated.
// What a macro of the program makes stands where the macro is used.
type Site struct {
	File   string `json:"file"` // as reports have it
	Line   int    `json:"line"`
	Column int    `json:"column"` // 0 if the compiler made one access of several in the line
	// Access is read, write, rmw (a read-modify-write that always writes), cas and cas-failure (a
	// compare-and-exchange that succeeds and one that fails), or fence.
	Access string `json:"access"`
}

// String is FILE:LINE:COLUMN:ACCESS.
func (s Site) String() string { return fmt.Sprintf("%s:%d:%d:%s", s.File, s.Line, s.Column, s.Access) }

// OrderOf is a site with a memory order: relaxed, acquire, release, acq_rel, seq_cst; none for a fence that is not
// there; "" if it is not known, as that of an operation of the library of C++ that no execution reaches.
type OrderOf struct {
	Site
	Order    string `json:"order"`
	Function string `json:"function,omitempty"`
}

// String is as Options.Orders has it.
func (o OrderOf) String() string { return o.Site.String() + "=" + o.Order }

// accessWords are the values of Site.Access, by interp.Access.
var accessWords = [interp.NumAccesses]string{interp.Reads: "read", interp.Writes: "write", interp.Modifies: "rmw", interp.Exchanges: "cas", interp.Fails: "cas-failure", interp.Fences: "fence"}

// orderWords are the words for memory orders.
var orderWords = [...]string{event.NotAtomic: "", event.Relaxed: "relaxed", event.Acquire: "acquire", event.Release: "release", event.AcqRel: "acq_rel", event.SeqCst: "seq_cst", event.SeqCstOnly: "seq_cst"}

func orderWord(a interp.Access, o event.Ordering) string {
	if a == interp.Fences && o == event.Relaxed {
		return "none"
	}
	return orderWords[o]
}

// OrdersFor lists the memory orders that an access (see Site.Access) can have, each after those that are weaker. Of
// acquire and release neither is weaker than the other.
func OrdersFor(access string) []string {
	switch access {
	case "read", "cas-failure":
		return []string{"relaxed", "acquire", "seq_cst"}
	case "write":
		return []string{"relaxed", "release", "seq_cst"}
	case "rmw", "cas":
		return []string{"relaxed", "acquire", "release", "acq_rel", "seq_cst"}
	case "fence":
		return []string{"none", "acquire", "release", "acq_rel", "seq_cst"}
	}
	return nil
}

// ParseOrder reads what OrderOf.String writes.
func ParseOrder(text string) (OrderOf, error) {
	wrong := func(why string) (OrderOf, error) {
		return OrderOf{}, &OptionError{Option: "order", Msg: fmt.Sprintf("--order=%s: %s", text, why)}
	}
	eq := strings.LastIndexByte(text, '=') // the name of a file may have one
	at, order := text[:max(eq, 0)], text[eq+1:]
	parts := strings.Split(at, ":")
	if n := len(parts); n >= 4 {
		line, err := strconv.Atoi(parts[n-3])
		column, err2 := strconv.Atoi(parts[n-2])
		if err == nil && err2 == nil && line > 0 && column >= 0 {
			o := OrderOf{Site: Site{File: strings.Join(parts[:n-3], ":"), Line: line, Column: column, Access: parts[n-1]}, Order: order}
			can := OrdersFor(o.Access)
			switch {
			case can == nil:
				return wrong("ACCESS must be one of " + strings.Join(accessWords[:], ", "))
			case !slices.Contains(can, order):
				return wrong(fmt.Sprintf("a %s can be %s", o.Access, strings.Join(can, ", ")))
			}
			return o, nil
		}
	}
	return wrong("write FILE:LINE:COLUMN:ACCESS=ORDER, such as lock.c:12:5:read=acquire")
}

// givenOrders returns what o.Orders says of the program; nil if it says nothing.
func (p *Program) givenOrders(o *Options) (map[interp.Ordered]event.Ordering, error) {
	if len(o.Orders) == 0 {
		return nil, nil
	}
	lines := p.Sources()
	at := map[[2]int][]int32{} // positions by line and column
	if p.prog != nil {
		for i := range p.prog.Positions {
			q := &p.prog.Positions[i]
			at[[2]int{q.Line, q.Column}] = append(at[[2]int{q.Line, q.Column}], int32(i))
		}
	}
	given := map[interp.Ordered]event.Ordering{}
	for _, text := range o.Orders {
		one, err := ParseOrder(text)
		if err != nil {
			return nil, err
		}
		order := event.Relaxed
		if one.Order != "none" {
			order = event.Ordering(slices.Index(orderWords[:], one.Order))
		}
		known := p.prog == nil
		for _, pos := range at[[2]int{one.Line, one.Column}] {
			if name := p.filePath(pos); sameSource(one.File, name, lines.Path(name)) {
				given[interp.Ordered{Pos: pos, Access: interp.Access(slices.Index(accessWords[:], one.Access))}] = order
				known = true
			}
		}
		if !known {
			return nil, &OptionError{Option: "order", Msg: fmt.Sprintf("--order=%s: the program has no code there; 'genmcgo orders' lists its atomic accesses and fences", text)}
		}
	}
	return given, nil
}

// filePath is the file of a position, as debug information has it.
func (p *Program) filePath(pos int32) string {
	q := &p.prog.Positions[pos]
	if q.File != "" && !filepath.IsAbs(q.File) && q.Dir != "" {
		return filepath.Join(q.Dir, q.File)
	}
	return q.File
}

// sameSource reports whether the user's name for a file means the one that is called name, and shown.
func sameSource(user, name, shown string) bool {
	if name == "" {
		return false
	}
	user = filepath.Clean(user)
	if abs, err := filepath.Abs(user); err == nil && abs == filepath.Clean(name) {
		return true
	}
	return user == filepath.Clean(shown) || strings.HasSuffix(filepath.ToSlash(name), "/"+filepath.ToSlash(user))
}

// ordersOf lists sites of the program with the orders that have tells, by place.
func (p *Program) ordersOf(have map[interp.Ordered]event.Ordering) []OrderOf {
	lines := p.Sources()
	type known struct {
		order    event.Ordering
		function string
	}
	sites := map[Site]known{}
	for at, o := range have {
		q := p.prog.Position(at.Pos)
		s := Site{File: lines.Path(p.filePath(at.Pos)), Line: q.Line, Column: q.Column, Access: accessWords[at.Access]}
		k := sites[s]
		if f := functionName(&q); k.function == "" || f < k.function {
			k.function = f
		}
		k.order = interp.Join(k.order, o)
		sites[s] = k
	}
	var list []OrderOf
	for s, k := range sites {
		list = append(list, OrderOf{Site: s, Order: orderWord(interp.Access(slices.Index(accessWords[:], s.Access)), k.order), Function: k.function})
	}
	slices.SortFunc(list, func(a, b OrderOf) int { return CompareSites(a.Site, b.Site) })
	return list
}

// CompareSites compares sites by place, and then by access.
func CompareSites(a, b Site) int {
	return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
		cmp.Compare(slices.Index(accessWords[:], a.Access), slices.Index(accessWords[:], b.Access)))
}

// Fingerprint tells programs apart: their code, and where it is from. It is "" if the program was not read.
func (p *Program) Fingerprint() string {
	if p.prog == nil {
		return ""
	}
	return p.prog.Fingerprint()
}

// Written lists the atomic accesses and fences in the source of the program, whether or not an execution reaches them.
func (p *Program) Written() []OrderOf {
	if p.prog == nil {
		return nil
	}
	_, have := interp.Written(p.prog)
	return p.ordersOf(have)
}

// Unplaced names the functions of the program with atomic accesses or fences that have no line of the source, as
// optimisation can leave them: no --order means them.
func (p *Program) Unplaced() []string {
	if p.prog == nil {
		return nil
	}
	return interp.Unplaced(p.prog)
}

// Trial is the outcome of a run under other memory orders.
type Trial struct {
	Verdict string   // as in a report
	Reasons []string // as in a report
	Kind    string   // of the error
	Place   report.Place
	// Met are the sites that executions reach, with the orders that they have in the source. Some may be missing if
	// the verdict is an error.
	Met     []OrderOf
	Elapsed float64 // seconds
	// Involved are the places of the atomic accesses and fences in the wrong execution, without Access.
	Involved []Site
	// Complete counts complete executions.
	Complete uint64

	rec *wire.Recording // of the wrong execution, nil if there is none
	ref config.Refinement
}

// trialForm is a Trial as bytes.
type trialForm struct {
	Trial
	Recording []byte
	Ref       config.Refinement
}

// Bytes writes t down, for TrialFrom.
func (t *Trial) Bytes() ([]byte, error) {
	f := trialForm{Trial: *t, Ref: t.ref}
	if t.rec != nil {
		var err error
		if f.Recording, err = t.rec.MarshalBinary(); err != nil {
			return nil, err
		}
	}
	return json.Marshal(f)
}

// TrialFrom reads what Bytes wrote of a trial of a program with the same Fingerprint.
func TrialFrom(data []byte) (*Trial, error) {
	var f trialForm
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, err
	}
	t := &f.Trial
	t.ref = f.Ref
	if len(f.Recording) > 0 {
		t.rec = &wire.Recording{}
		if err := t.rec.UnmarshalBinary(f.Recording); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// Replayable reports whether the wrong execution of t is known.
func (t *Trial) Replayable() bool { return t.rec != nil }

// Try explores the program with the memory orders in o.Orders, until it finds an error. It is Check without samples
// before, and without what reports say of errors.
func (p *Program) Try(ctx context.Context, o Options) (t *Trial, err error) {
	defer recovered(&err)
	o.Estimate, o.KeepGoing, o.AllDeadlocks, o.Minimise = Sampling{Off: true}, false, false, 0
	ctx, cancel := o.within(ctx)
	defer cancel()
	s, err := p.measuring(ctx, &o, false)
	if err != nil {
		return nil, err
	}
	if s.orders == nil {
		s.orders = map[interp.Ordered]event.Ordering{}
	}
	res, err := s.explore()
	if err != nil {
		return nil, explored(err, &o, s.prog, s.src.Name)
	}
	t = &Trial{Verdict: report.Error, Elapsed: res.Elapsed.Seconds(), Complete: res.Complete}
	found := wrong(res.Errors)
	if ref := s.refined(); ref != nil {
		t.ref = union(s.base, ref)
	}
	if found == nil {
		r, err := s.report(res)
		if err != nil {
			return nil, err
		}
		t.Verdict, t.Reasons = r.Verdict, r.Reasons
	} else {
		t.Kind, t.Place = found.Kind.String(), s.lines.Fill(s.names().Position(max(found.Pos, 0)))
		t.Involved = s.involved(found)
		if found.Graph != nil {
			t.rec = wire.Record(found)
		}
	}
	met := map[interp.Ordered]event.Ordering{}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.machines {
		for at, o := range interp.Met([]*interp.Machine{m.Machine}) {
			met[at] = interp.Join(met[at], o)
		}
	}
	maps.DeleteFunc(met, func(at interp.Ordered, _ event.Ordering) bool { return at.Pos == 0 })
	t.Met = p.ordersOf(met)
	return t, nil
}

// involved are the places of the atomic accesses and fences in the execution of f.
func (s *exploration) involved(f *result.Found) (list []Site) {
	if f.Graph == nil {
		return nil
	}
	seen := map[Site]bool{}
	for i := range f.Graph.Threads {
		for _, e := range f.Graph.Threads[i].Events {
			q := s.prog.Position(e.Pos)
			at := Site{File: s.lines.Path(s.filePath(max(e.Pos, 0))), Line: q.Line, Column: q.Column}
			if e.Ord != event.NotAtomic && q.Line > 0 && !seen[at] {
				seen[at], list = true, append(list, at)
			}
		}
	}
	return list
}

// wrong is the first error that says something of the program.
func wrong(errs []result.Found) *result.Found {
	for i := range errs {
		if errs[i].Kind != result.ErrorKind(event.FaultUnsupported) {
			return &errs[i]
		}
	}
	return nil
}

// Again reports whether the wrong execution of t, which p.Try returned, is also one of the program with the memory
// orders in o.Orders, and wrong there in the same way. If not, the program may still have another one. The other options must be the
// same.
func (p *Program) Again(ctx context.Context, o Options, t *Trial) (again bool, err error) {
	defer recovered(&err)
	if t.rec == nil {
		return false, nil
	}
	s, err := p.measuring(ctx, &o, false)
	if err != nil {
		return false, err
	}
	out, err := trust.Replay(ctx, s.engine(), t.ref, t.rec)
	if err != nil {
		return false, nil // it does not fit, or is forbidden
	}
	return out.Again && wrong(out.Result.Errors) != nil, nil
}
