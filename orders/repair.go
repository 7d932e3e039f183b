package orders

import (
	"cmp"
	"fmt"
	"slices"

	"genmcgo"
	"genmcgo/report"
)

const (
	maxCures    = 5
	maxCureSize = 6
	// maxCureSets bounds how many sets of sites are looked at.
	maxCureSets = 20_000
)

// cures looks for the smallest sets of sites that are to be stronger than in a, which is wrong, for every client to be
// verified. Each set must make impossible every counterexample that is known, which replays decide; what does is
// explored, and is a cure or has another counterexample. impossible is the candidate in which every site is seq_cst, if
// even that is not verified. limit says which sets were not looked at, if there may be a cure among them and there is
// none in list. If the search ends early, list has the cures that were found until then, which may be stronger than they have
// to be.
func (s *search) cures(a assignment) (list []assignment, impossible *candidate, limit string, err error) {
	for {
		strongest := slices.Clone(a)
		for i := range s.sites {
			if a[i] >= 0 {
				strongest[i] = int8(len(s.sites[i].can) - 1)
			}
		}
		k, err := s.try(strongest)
		if err != nil {
			return nil, nil, "", err
		}
		if !s.extend(&a) {
			if k.verdict != report.Verified {
				return nil, k, "", nil
			}
			break
		}
	}
	h := &hitting{search: s, base: a, kills: map[string]bool{}}
	for h.size = 1; h.size <= maxCureSize && len(h.found) == 0 && err == nil; h.size++ {
		h.seen = map[string]bool{}
		err = h.grow(nil)
	}
	switch {
	case len(h.found) > 0 || err != nil:
	case h.sets >= maxCureSets:
		limit = fmt.Sprintf("only %d sets of sites were looked at", h.sets)
	default:
		limit = fmt.Sprintf("no set of more than %d sites was looked at; with every site seq_cst the clients are verified", maxCureSize)
	}
	for _, set := range h.found {
		b := h.strong(set) // which is verified, too
		if err == nil {
			b, err = s.weakest(a, set)
		}
		list = append(list, b)
	}
	slices.SortStableFunc(list, func(x, y assignment) int { return cmp.Compare(s.sum(x), s.sum(y)) })
	return list[:min(len(list), maxCures)], nil, limit, err
}

// extend adds the sites that runs have met since: a client that is wrong ends before it reaches all of them, and those
// of operations of std::atomic have no order that is known until they are reached. It reports whether there are some,
// makes a longer and forgets what is known of shorter ones.
func (s *search) extend(a *assignment) bool {
	news := false
	for _, c := range s.clients {
		news = s.note(c, c.met, true) || news
		c.met = nil
	}
	if !news {
		return false
	}
	*a = s.source()
	s.known = nil
	return true
}

// hitting looks for sets of sites.
type hitting struct {
	*search
	base  assignment
	size  int
	sets  int
	found [][]int
	seen  map[string]bool // sets that were looked at
	kills map[string]bool // whether a set makes a counterexample impossible
}

// strong is base with the sites of set as strong as can be.
func (h *hitting) strong(set []int) assignment {
	a := slices.Clone(h.base)
	for _, i := range set {
		a[i] = int8(len(h.sites[i].can) - 1)
	}
	return a
}

// survivor is a counterexample that set leaves possible, nil if there is none.
func (h *hitting) survivor(set []int) (*counter, error) {
	for n, c := range h.counters {
		if c.trial == nil {
			continue
		}
		// What is no part of it does not matter.
		var part []int
		for _, i := range set {
			if c.involves(&h.sites[i]) {
				part = append(part, i)
			}
		}
		if len(part) == 0 {
			return c, nil
		}
		key := fmt.Sprintf("%p %v", c, part)
		killed, ok := h.kills[key]
		if !ok {
			h.replays++
			again, err := c.client.Program.Again(h.ctx, h.options(h.strong(part), c.client), c.trial)
			if h.ctx.Err() != nil {
				return nil, h.ctx.Err()
			}
			if err != nil {
				return nil, err
			}
			killed = !again
			h.kills[key] = killed
		}
		if !killed {
			if n > 0 {
				h.first(c)
			}
			return c, nil
		}
	}
	return nil, nil
}

// involves reports whether the site is in the execution.
func (c *counter) involves(t *site) bool {
	at := t.Site
	at.Access = ""
	return slices.Contains(c.trial.Involved, at)
}

// grow looks at the sets of h.size sites that contain set.
func (h *hitting) grow(set []int) error {
	key := fmt.Sprint(set)
	if h.seen[key] || h.sets >= maxCureSets || slices.ContainsFunc(h.found, func(f []int) bool { return subset(f, set) }) {
		return nil
	}
	h.seen[key] = true
	h.sets++
	for {
		c, err := h.survivor(set)
		if err != nil {
			return err
		}
		if c != nil {
			if len(set) == h.size {
				return nil
			}
			for i := range h.sites {
				t := &h.sites[i]
				if h.base[i] < 0 || int(h.base[i]) == len(t.can)-1 || slices.Contains(set, i) || !c.involves(t) {
					continue
				}
				more := append(slices.Clone(set), i)
				slices.Sort(more)
				if err := h.grow(more); err != nil {
					return err
				}
			}
			return nil
		}
		k, err := h.try(h.strong(set))
		if err == nil && k.counter != nil && k.counter.trial == nil { // it is from a log, and its execution is not there
			k, err = h.evaluate(h.strong(set))
		}
		switch {
		case err != nil:
			return err
		case k.verdict == report.Verified:
			h.found = append(h.found, set)
			return nil
		case k.verdict == report.Incomplete || k.counter.trial == nil || !slices.Contains(h.counters, k.counter):
			return nil // not shown
		}
		if again, err := h.survivor(set); again == nil || err != nil {
			return err // a counterexample that is not replayed: nothing to learn from it
		}
	}
}

// subset reports whether a is one of b; both are sorted.
func subset(a, b []int) bool {
	return !slices.ContainsFunc(a, func(i int) bool { return !slices.Contains(b, i) })
}

// weakest makes the sites of set no stronger than they have to be.
func (s *search) weakest(a assignment, set []int) (assignment, error) {
	best := slices.Clone(a)
	for _, i := range set {
		best[i] = int8(len(s.sites[i].can) - 1)
	}
	for _, i := range set {
		for again := true; again; {
			again = false
			for _, o := range s.sites[i].below(best[i], s.cfg.Target) {
				if !s.sites[i].weaker(a[i], o) {
					continue
				}
				k, err := s.try(best.with(i, o))
				if err != nil {
					return best, err
				}
				if k.verdict == report.Verified {
					best, again = best.with(i, o), true
					break
				}
			}
		}
	}
	return best, nil
}

// changes are the differences of b from the source.
func (s *search) changes(b assignment) (list []Change) {
	for i := range b {
		t := &s.sites[i]
		if b[i] >= 0 && t.can[b[i]] != t.Order {
			list = append(list, Change{Site: t.Site, Function: t.Function, From: t.Order, To: t.can[b[i]]})
		}
	}
	slices.SortFunc(list, func(x, y Change) int { return genmcgo.CompareSites(x.Site, y.Site) })
	return list
}
