package orders

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"genmcgo"
	"genmcgo/report"
)

// Client is a program that must be verified.
type Client struct {
	Name    string
	Program *genmcgo.Program
	Source  genmcgo.Source
}

// Config says how the search is done.
type Config struct {
	// Options are those of each run. Workers is how many candidates are explored at a time.
	Options genmcgo.Options
	Target  string // one of Targets, the first by default
	// Repair: look for strengthenings even if the program is right.
	Repair bool
	// Patience is how long one client may be explored under one candidate; 0: as long as it takes. What takes longer
	// is not shown.
	Patience time.Duration
	// OnProgress, if set, is told how far the search is. Calls do not overlap.
	OnProgress func(Progress)
	// Log keeps what became of candidates, and knows it from a search before; nil: nothing is kept.
	Log *Log
}

// Progress is how far a search is.
type Progress struct {
	Sites   int // that executions reach
	Decided int // of these
	Runs    int
	Replays int
	Before  int // sum of the weights
	Now     int // that of the best assignment so far
}

// site is a site of the source as the search knows it.
type site struct {
	genmcgo.OrderOf
	can     []string // genmcgo.OrdersFor
	clients []string // that reach it
	reached bool
}

// assignment has the order of each site, as an index into site.can; -1: unknown, as in the source.
type assignment []int8

// candidate is what became of an assignment.
type candidate struct {
	a       assignment
	verdict string // report.Verified, report.Error, report.Incomplete
	counter *counter
	ran     bool  // counter was found by a run of this candidate
	met     []met // sites that its runs were the first to meet
	// why says, of an incomplete one, why nothing was shown.
	why string
}

// counter is a counterexample.
type counter struct {
	client *client
	trial  *genmcgo.Trial // nil if it is from the log
	kind   string
	place  report.Place
	a      assignment // it was found under
}

// client is a Client in the search.
type client struct {
	Client
	elapsed float64           // of its last complete run, in seconds
	kills   int               // candidates that it refuted
	met     []genmcgo.OrderOf // by its runs, and not yet noted
	// forever: a loop that may wait for ever is no error, because the client has one as it is.
	forever bool
}

// search is one search.
type search struct {
	cfg     Config
	workers int
	clients []*client
	sites   []site
	index   map[genmcgo.Site]int
	ctx     context.Context

	mu       sync.Mutex
	counters []*counter // the last one that refuted a candidate first
	known    []*candidate
	runs     int
	replays  int
	decided  map[int]bool
	best     assignment
}

// rank is where an order stands: a higher one is stronger, equal ones that differ are neither.
func rank(order string) int {
	switch order {
	case "acquire", "release":
		return 1
	case "acq_rel":
		return 2
	case "seq_cst":
		return 3
	}
	return 0
}

// join is the weakest order that is at least as strong as both; "" is one that is not known.
func join(a, b string) string {
	switch {
	case a == "" || rank(b) > rank(a):
		return b
	case b != "" && rank(a) == 1 && rank(b) == 1 && a != b:
		return "acq_rel"
	}
	return a
}

// weaker reports whether order i of the site is weaker than order j.
func (s *site) weaker(i, j int8) bool { return rank(s.can[i]) < rank(s.can[j]) }

// below lists the strongest orders that are weaker than i, the cheapest on target first.
func (s *site) below(i int8, target string) (list []int8) {
	for j := int8(0); int(j) < len(s.can); j++ {
		if s.weaker(j, i) && !slices.ContainsFunc(list, func(k int8) bool { return s.weaker(j, k) }) {
			list = slices.DeleteFunc(list, func(k int8) bool { return s.weaker(k, j) })
			list = append(list, j)
		}
	}
	slices.SortStableFunc(list, func(a, b int8) int { return cmp.Compare(s.weight(a, target), s.weight(b, target)) })
	return list
}

func (s *site) weight(i int8, target string) int {
	if i < 0 {
		return 0
	}
	return weights[target][s.Access][i]
}

// atMost reports whether no site is stronger in a than in b.
func (s *search) atMost(a, b assignment) bool {
	for i := range a {
		if a[i] != b[i] && (a[i] < 0 || b[i] < 0 || !s.sites[i].weaker(a[i], b[i])) {
			return false
		}
	}
	return true
}

func (a assignment) with(site int, order int8) assignment {
	b := slices.Clone(a)
	b[site] = order
	return b
}

func (s *search) sum(a assignment) (n int) {
	for i := range a {
		n += s.sites[i].weight(a[i], s.cfg.Target)
	}
	return n
}

// flags are the values of --order that make the program one under a: those for the code of c, all of them if it is nil.
func (s *search) flags(a assignment, c *client) (list []string) {
	for i := range a {
		if c != nil && !slices.Contains(s.sites[i].clients, c.Name) {
			continue
		}
		if a[i] >= 0 && s.sites[i].can[a[i]] != s.sites[i].Order {
			o := s.sites[i].OrderOf
			o.Order = s.sites[i].can[a[i]]
			list = append(list, o.String())
		}
	}
	return list
}

// options are those of a run of a client under a.
func (s *search) options(a assignment, c *client) genmcgo.Options {
	o := s.cfg.Options
	o.Workers = 1
	o.CheckLiveness = o.CheckLiveness || !c.forever
	o.Orders = s.flags(a, c)
	return o
}

// note takes note of sites that a client has. It returns whether one is new.
func (s *search) note(c *client, list []genmcgo.OrderOf, reached bool) (news bool) {
	for _, o := range list {
		i, ok := s.index[o.Site]
		if !ok {
			i, news = len(s.sites), true
			s.index[o.Site] = i
			s.sites = append(s.sites, site{OrderOf: o, can: genmcgo.OrdersFor(o.Access)})
		}
		t := &s.sites[i]
		if order := join(t.Order, o.Order); order != t.Order {
			news = true
			t.Order = order
		}
		t.reached = t.reached || reached
		if !slices.Contains(t.clients, c.Name) {
			t.clients = append(t.clients, c.Name)
		}
	}
	return news
}

// unknown are those of list that are not among the sites yet, or have a weaker order there.
func (s *search) unknown(list []genmcgo.OrderOf) (news []genmcgo.OrderOf) {
	for _, o := range list {
		if i, ok := s.index[o.Site]; !ok || join(s.sites[i].Order, o.Order) != s.sites[i].Order {
			news = append(news, o)
		}
	}
	return news
}

// source is the assignment that the source has.
func (s *search) source() assignment {
	a := make(assignment, len(s.sites))
	for i := range s.sites {
		a[i] = int8(slices.Index(s.sites[i].can, s.sites[i].Order))
	}
	return a
}

// recall returns what is known of a without a run, nil if nothing is.
func (s *search) recall(a assignment) *candidate {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, k := range s.known {
		switch k.verdict {
		case report.Error:
			if s.atMost(a, k.a) {
				return k
			}
		case report.Verified:
			if s.atMost(k.a, a) {
				return k
			}
		case report.Incomplete:
			if slices.Equal(a, k.a) {
				return k
			}
		}
	}
	return nil
}

// try finds out whether a is verified.
func (s *search) try(a assignment) (*candidate, error) {
	if k := s.recall(a); k != nil {
		return k, nil
	}
	return s.evaluate(a)
}

// evaluate explores a and remembers what becomes of it.
func (s *search) evaluate(a assignment) (*candidate, error) {
	k, err := s.explore(a)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.known = append(s.known, k)
	if k.counter != nil {
		k.counter.client.kills++
	}
	s.mu.Unlock()
	if s.cfg.Log != nil {
		if err := s.cfg.Log.add(s, k); err != nil {
			return nil, err
		}
	}
	s.progress()
	return k, nil
}

func (s *search) explore(a assignment) (*candidate, error) {
	s.mu.Lock()
	counters := slices.Clone(s.counters)
	clients := slices.Clone(s.clients) // who refuted most first, then who takes the least time
	slices.SortStableFunc(clients, func(a, b *client) int {
		return cmp.Or(cmp.Compare(b.kills, a.kills), cmp.Compare(a.elapsed, b.elapsed))
	})
	s.mu.Unlock()
	for _, c := range counters {
		if c.trial == nil {
			continue
		}
		s.mu.Lock()
		s.replays++
		s.mu.Unlock()
		again, err := c.client.Program.Again(s.ctx, s.options(a, c.client), c.trial)
		if s.ctx.Err() != nil {
			return nil, s.ctx.Err()
		}
		if err != nil {
			return nil, err
		}
		if again {
			s.first(c)
			return &candidate{a: a, verdict: report.Error, counter: c}, nil
		}
	}
	out := &candidate{a: a, verdict: report.Verified}
	for _, c := range clients {
		t, err := s.run(c, s.options(a, c))
		if err != nil {
			return nil, err
		}
		if list := s.unknown(t.Met); len(list) > 0 {
			out.met = append(out.met, met{c.Name, list})
		}
		switch t.Verdict {
		case report.Error:
			n := &counter{client: c, trial: t, kind: t.Kind, place: t.Place, a: a}
			s.mu.Lock()
			s.counters = slices.Insert(s.counters, 0, n)
			s.mu.Unlock()
			out.verdict, out.why, out.counter, out.ran = report.Error, "", n, true
			return out, nil
		case report.Incomplete:
			if out.verdict == report.Verified {
				out.verdict, out.why = report.Incomplete, c.Name+" was not explored to its end ("+strings.Join(t.Reasons, ", ")+")"
			}
		}
	}
	return out, nil
}

// first puts a counterexample first.
func (s *search) first(c *counter) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.Index(s.counters, c); i > 0 {
		s.counters = slices.Insert(slices.Delete(s.counters, i, i+1), 0, c)
	}
}

// run explores one client.
func (s *search) run(c *client, o genmcgo.Options) (*genmcgo.Trial, error) {
	ctx := s.ctx
	if s.cfg.Patience > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.cfg.Patience)
		defer cancel()
	}
	s.mu.Lock()
	s.runs++
	s.mu.Unlock()
	t, err := c.Program.Try(ctx, o)
	if s.ctx.Err() != nil {
		return nil, s.ctx.Err()
	}
	var in *genmcgo.InputError
	if errors.As(err, &in) && len(o.Orders) > 0 {
		// What the program does under weak orders only, such as a call through a wild pointer, may be beyond the tool.
		return &genmcgo.Trial{Verdict: report.Incomplete, Reasons: []string{in.Error()}}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.Name, err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c.elapsed = t.Elapsed
	c.met = append(c.met, t.Met...)
	return t, nil
}

func (s *search) progress() {
	if s.cfg.OnProgress == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	p := Progress{Runs: s.runs, Replays: s.replays, Decided: len(s.decided)}
	for i := range s.sites {
		if s.sites[i].reached {
			p.Sites++
		}
	}
	if s.best != nil {
		p.Before, p.Now = s.sum(s.source()), s.sum(s.best)
	}
	s.cfg.OnProgress(p)
}

// decide says that a site is decided.
func (s *search) decide(site int) {
	s.mu.Lock()
	s.decided[site] = true
	s.mu.Unlock()
	s.progress()
}
