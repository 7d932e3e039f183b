package orders

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"genmcgo"
	"genmcgo/report"
)

// Schema is the version of the JSON form of Result.
const Schema = 1

// Result is what a search found. The names of the fields of its JSON form are stable.
type Result struct {
	Schema  int    `json:"schema"`
	Tool    string `json:"tool"`
	Version string `json:"version"`
	Command string `json:"command"`
	Model   string `json:"model"`
	Target  string `json:"target"`

	// Verdict is verified (every client is, under the orders in Sites, and no order can be one step weaker), error (a
	// client is wrong as it is), or incomplete.
	Verdict string `json:"verdict"`
	// Reasons are those of incomplete; with error, why there may be other cures.
	Reasons []string `json:"reasons"`
	Summary string   `json:"summary"`

	Clients []ClientResult `json:"clients"`
	// Before and After are the sums of the weights of the sites that clients reach.
	Before int          `json:"before"`
	After  int          `json:"after"`
	Sites  []SiteResult `json:"sites"`
	// Unplaced are functions with atomic accesses or fences that have no line of the source, because code was
	// optimised: these keep their orders.
	Unplaced []string `json:"unplaced,omitempty"`
	// Cures are smallest sets of changes with which every client is verified, if one is wrong; the cheapest first.
	Cures []Cure `json:"cures,omitempty"`
	// Hopeless is why no order cures the program: what is wrong if every site is seq_cst.
	Hopeless *Refusal `json:"hopeless,omitempty"`

	Candidates int     `json:"candidates"` // assignments that were decided, by runs or by replays
	Runs       int     `json:"runs"`       // explorations of a client
	Replays    int     `json:"replays"`    // of an execution
	Levels     int     `json:"levels"`     // orders below that of the source, over all sites that are reached
	Seconds    float64 `json:"seconds"`

	// Patch is the change of the source: to the orders of Sites, or by the first of Cures.
	Patch *Patch `json:"-"`

	best assignment
	s    *search
}

// ClientResult is what a client is, as its source is.
type ClientResult struct {
	Name     string   `json:"name"`
	Verdict  string   `json:"verdict"`
	Reasons  []string `json:"reasons"`
	Kind     string   `json:"kind,omitempty"` // of its error
	Place    string   `json:"place,omitempty"`
	Complete uint64   `json:"complete"` // executions
	Command  string   `json:"command"`
}

// SiteResult is what becomes of a site.
type SiteResult struct {
	genmcgo.Site
	Function string   `json:"function,omitempty"`
	Before   string   `json:"before"` // the order in the source; "" if it is not known
	After    string   `json:"after"`  // the order that it can have
	Clients  []string `json:"clients"`
	// State is relaxed (After is weaker), needed (it is not), unreached (by every client), or kept (nothing was tried,
	// because the search ended early or a client is wrong).
	State string `json:"state"`
	// Refusals say why After cannot be weaker: one for each next weaker order.
	Refusals []Refusal `json:"refusals"`
	// Edit says how the source is to be changed, if it is; nil if nothing changes.
	Edit *Edit `json:"edit,omitempty"`
}

// Refusal is why an order cannot be had.
type Refusal struct {
	Order  string `json:"order"`
	Client string `json:"client,omitempty"`
	Kind   string `json:"kind,omitempty"`
	Place  string `json:"place,omitempty"`
	// NotShown says why nothing is known, if nothing is.
	NotShown string `json:"not_shown,omitempty"`
	// Command shows the counterexample.
	Command string `json:"command,omitempty"`

	client *client
	a      assignment
}

// Change is a change of the order of a site.
type Change struct {
	genmcgo.Site
	Function string `json:"function,omitempty"`
	From     string `json:"from"`
	To       string `json:"to"`
	Edit     *Edit  `json:"edit,omitempty"`
}

// Cure is a set of changes with which every client is verified.
type Cure struct {
	Changes []Change `json:"changes"`
	Weight  int      `json:"weight"` // sum over all sites, with them
}

// Find searches. The error is one of package genmcgo, or ctx.Err() if the clients were not even explored as they
// are.
func Find(ctx context.Context, clients []Client, cfg Config) (*Result, error) {
	begun := time.Now()
	cfg.Target = cmp.Or(cfg.Target, Targets[0])
	s := &search{cfg: cfg, workers: max(cfg.Options.Workers, 1), ctx: ctx, index: map[genmcgo.Site]int{}, decided: map[int]bool{}}
	for i := range clients {
		s.clients = append(s.clients, &client{Client: clients[i]})
	}
	r := &Result{Schema: Schema, Tool: "genmcgo orders", Version: genmcgo.Version(), Model: cmp.Or(cfg.Options.Model, "rc11"), Target: cfg.Target,
		Reasons: []string{}, Clients: []ClientResult{}, Sites: []SiteResult{}, s: s}
	if l := cfg.Log; l != nil {
		if err := l.begin(s); err != nil {
			return nil, err
		}
	}
	bad, err := s.begin(r)
	if err != nil {
		return nil, err
	}
	a := s.source()
	refused := map[int][]refusal{}
	switch {
	case len(r.Reasons) > 0:
	case bad || cfg.Repair:
		if bad {
			for _, c := range s.counters {
				c.a = a
				s.known = append(s.known, &candidate{a: a, verdict: report.Error, counter: c})
			}
			if l := cfg.Log; l != nil {
				l.meet(s)
				a = s.source()
				s.known = append(s.known, l.candidates(s)...)
			}
			err = s.repair(r, a)
		}
	default:
		s.known = append(s.known, &candidate{a: a, verdict: report.Verified})
		if l := cfg.Log; l != nil {
			s.known = append(s.known, l.candidates(s)...)
		}
		s.better(a)
		a, refused, err = s.relaxAll(a)
	}
	if err != nil && (ctx.Err() == nil || !errors.Is(err, ctx.Err())) {
		return nil, err
	}
	if err != nil {
		r.Reasons = append(r.Reasons, ended(ctx))
	}
	r.finish(a, refused, bad, err != nil)
	r.Seconds = time.Since(begun).Seconds()
	return r, nil
}

// begin explores the clients as they are, and reports whether one is wrong.
func (s *search) begin(r *Result) (bad bool, err error) {
	trials := make([]*genmcgo.Trial, len(s.clients))
	errs := make([]error, len(s.clients))
	var wg sync.WaitGroup
	free := make(chan bool, s.workers)
	for i, c := range s.clients {
		wg.Go(func() {
			free <- true
			defer func() { <-free }()
			if l := s.cfg.Log; l != nil {
				if trials[i] = l.base(c); trials[i] != nil {
					return
				}
				defer func() {
					if errs[i] == nil {
						errs[i] = l.addBase(c, trials[i])
					}
				}()
			}
			trials[i], errs[i] = s.run(c, s.options(nil, c))
			if errs[i] == nil && trials[i].Kind == "liveness" && !s.cfg.Options.CheckLiveness {
				c.forever = true
				trials[i], errs[i] = s.run(c, s.options(nil, c))
			}
		})
	}
	wg.Wait()
	for i, c := range s.clients {
		if errs[i] != nil {
			return false, errs[i]
		}
		for _, f := range c.Program.Unplaced() {
			if !slices.Contains(r.Unplaced, f) {
				r.Unplaced = append(r.Unplaced, f)
			}
		}
		t := trials[i]
		s.note(c, c.Program.Written(), false)
		s.note(c, t.Met, true)
		c.met = nil
		o := s.options(nil, c)
		o.Workers = s.cfg.Options.Workers
		cr := ClientResult{Name: c.Name, Verdict: t.Verdict, Reasons: append([]string{}, t.Reasons...), Kind: t.Kind, Place: t.Place.String(), Complete: t.Complete, Command: o.CommandOf(&c.Source)}
		r.Clients = append(r.Clients, cr)
		switch t.Verdict {
		case report.Error:
			bad = true
			s.counters = append(s.counters, &counter{client: c, trial: t, kind: t.Kind, place: t.Place})
		case report.Incomplete:
			r.Reasons = append(r.Reasons, fmt.Sprintf("%s is not verified as it is: it was not explored to its end (%s)", c.Name, joined(t.Reasons)))
		}
	}
	if bad {
		r.Reasons = []string{}
	}
	return bad, nil
}

// ended is why a search ended early.
func ended(ctx context.Context) string {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return "the time of --timeout was over"
	}
	return "it was interrupted"
}

func joined(list []string) string {
	if len(list) == 0 {
		return "it was interrupted"
	}
	out := list[0]
	for _, w := range list[1:] {
		out += ", " + w
	}
	return out
}

// relaxAll tries all plans, and returns the cheapest assignment. If the search ends early, that is the cheapest that is
// verified, and refused has those of its sites that are decided.
func (s *search) relaxAll(from assignment) (best assignment, refused map[int][]refusal, err error) {
	best = from
	for n, plan := range s.plans(from) {
		var why map[int][]refusal
		a, err := s.relax(from, plan)
		if err == nil {
			a, why, err = s.minimise(a)
		}
		if n == 0 || s.sum(a) < s.sum(best) {
			best, refused = a, why
		}
		if err != nil {
			return best, refused, err
		}
	}
	s.best = best
	return best, refused, nil
}

// repair looks for cures.
func (s *search) repair(r *Result, a assignment) error {
	list, impossible, limit, err := s.cures(a)
	if impossible != nil {
		f := s.refusal("seq_cst", impossible)
		r.Hopeless = &f
	}
	unsure := 0
	for _, k := range s.known {
		if k.verdict == report.Incomplete {
			unsure++
		}
	}
	switch {
	case impossible != nil && impossible.why != "":
		r.Reasons = append(r.Reasons, "with every site seq_cst, "+impossible.why)
	case unsure > 0: // a smaller or a cheaper cure may be among them
		r.Reasons = append(r.Reasons, plural(unsure, "choice")+" of orders could not be decided")
	}
	if limit != "" {
		r.Reasons = append(r.Reasons, limit)
	}
	for _, b := range list {
		r.Cures = append(r.Cures, Cure{Changes: s.changes(b), Weight: s.sum(b)})
	}
	return err
}

// refusal says why a candidate is none.
func (s *search) refusal(order string, k *candidate) Refusal {
	if k.counter == nil {
		return Refusal{Order: order, NotShown: cmp.Or(k.why, "not explored")}
	}
	c := k.counter
	o := s.options(k.a, c.client)
	o.Workers = s.cfg.Options.Workers
	return Refusal{Order: order, Client: c.client.Name, Kind: c.kind, Place: c.place.String(), Command: o.CommandOf(&c.client.Source), client: c.client, a: k.a}
}

// finish fills in what follows from the search.
func (r *Result) finish(a assignment, refused map[int][]refusal, bad, early bool) {
	s := r.s
	if len(a) < len(s.sites) {
		a = s.source()
	}
	r.best = a
	r.Runs, r.Replays, r.Candidates = s.runs, s.replays, len(s.known)
	unsure := 0
	for i := range s.sites {
		t := &s.sites[i]
		x := SiteResult{Site: t.Site, Function: t.Function, Before: t.Order, After: t.Order, Clients: t.clients, State: "kept", Refusals: []Refusal{}}
		if a[i] >= 0 {
			x.After = t.can[a[i]]
		}
		if t.reached {
			r.Levels += int(rank(t.Order))
			if src := s.source()[i]; src >= 0 {
				r.Before += t.weight(src, s.cfg.Target)
			}
			r.After += t.weight(a[i], s.cfg.Target)
		}
		why, decided := refused[i]
		switch {
		case !t.reached:
			x.State = "unreached"
		case x.After != x.Before:
			x.State = "relaxed"
		case decided:
			x.State = "needed"
			if a[i] == 0 {
				x.State = "relaxed" // it was already
			}
		}
		for _, f := range why {
			n := s.refusal(t.can[f.order], f.by)
			// The counterexample is one of the result with this order, too: what refuted it may have been stronger.
			if f.by.counter != nil {
				n.a = a.with(i, f.order)
				o := s.options(n.a, n.client)
				o.Workers = s.cfg.Options.Workers
				n.Command = o.CommandOf(&n.client.Source)
			} else {
				unsure++
			}
			x.Refusals = append(x.Refusals, n)
		}
		r.Sites = append(r.Sites, x)
	}
	slices.SortFunc(r.Sites, func(x, y SiteResult) int { return genmcgo.CompareSites(x.Site, y.Site) })
	if unsure > 0 {
		r.Reasons = append(r.Reasons, fmt.Sprintf("%d of the weaker orders could not be decided", unsure))
	}
	r.edit()
	r.Verdict = report.Verified
	switch {
	case bad:
		r.Verdict = report.Error
	case len(r.Reasons) > 0 || early:
		r.Verdict = report.Incomplete
	}
	r.Summary = r.summary()
}

// Counterexamples calls f with the report of each counterexample that r refers to, and a name for it, which can be that
// of a file. A report that a bound of the options cuts short is left out. The error is that of f, one of package
// genmcgo, or ctx.Err().
func (r *Result) Counterexamples(ctx context.Context, f func(name string, rep *report.Report, src *report.Sources) error) error {
	s := r.s
	write := func(name string, x *Refusal) error {
		if x.client == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		o := s.options(x.a, x.client)
		o.Estimate.Off = true
		rep, err := x.client.Program.Check(ctx, o)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil || rep.Verdict != report.Error { // a bound may end the exploration before the error
			return err
		}
		return f(name, rep, x.client.Program.Sources())
	}
	for i := range r.Sites {
		x := &r.Sites[i]
		for j := range x.Refusals {
			name := fmt.Sprintf("%s-%d-%d-%s-%s", filepath.Base(x.File), x.Line, x.Column, x.Access, x.Refusals[j].Order)
			if err := write(name, &x.Refusals[j]); err != nil {
				return err
			}
		}
	}
	if r.Hopeless != nil {
		return write("seq_cst", r.Hopeless)
	}
	return nil
}

// edit says how the source is changed.
func (r *Result) edit() {
	all := map[genmcgo.Site]string{}
	var changes []Change
	for i := range r.Sites {
		x := &r.Sites[i]
		all[x.Site] = x.After
		if x.After != x.Before && x.State == "relaxed" {
			changes = append(changes, Change{Site: x.Site, From: x.Before, To: x.After})
		}
	}
	if len(r.Cures) == 0 {
		var of map[genmcgo.Site]*Edit
		of, r.Patch = edits(changes, all, readFile)
		for i := range r.Sites {
			r.Sites[i].Edit = of[r.Sites[i].Site]
		}
		return
	}
	for i := range r.Cures {
		c := &r.Cures[i]
		of, p := edits(c.Changes, all, readFile)
		for j := range c.Changes {
			c.Changes[j].Edit = of[c.Changes[j].Site]
		}
		if i == 0 {
			r.Patch = p
		}
	}
}
