package orders

import (
	"cmp"
	"slices"
	"sync"

	"genmcgo/report"
)

// step is to give a site an order.
type step struct {
	site  int
	order int8
}

// relax makes sites weaker, beginning with a, which is verified. It tries to weaken many at once, and halves what
// fails. plan lists which sites come down to which order, one group after the other.
func (s *search) relax(a assignment, plan []func(i int, t *site) string) (assignment, error) {
	for _, to := range plan {
		var group []step
		for i := range s.sites {
			t := &s.sites[i]
			if a[i] < 0 || !t.reached {
				continue
			}
			o := int8(slices.Index(t.can, to(i, t)))
			if o < 0 || !t.weaker(o, a[i]) {
				continue
			}
			if k := s.recall(a.with(i, o)); k == nil || k.verdict == report.Verified {
				group = append(group, step{i, o})
			}
		}
		// What costs most goes first, so that it is weaker where one of two can be.
		slices.SortStableFunc(group, func(x, y step) int { return cmp.Compare(s.gain(a, y), s.gain(a, x)) })
		var err error
		if a, err = s.lower(a, group, false); err != nil {
			return a, err
		}
	}
	return a, nil
}

func (s *search) gain(a assignment, x step) int {
	t := &s.sites[x.site]
	return t.weight(a[x.site], s.cfg.Target) - t.weight(x.order, s.cfg.Target)
}

func apply(a assignment, steps []step) assignment {
	a = slices.Clone(a)
	for _, x := range steps {
		a[x.site] = x.order
	}
	return a
}

// lower takes as many of the steps as it finds, beginning with a, which is verified. fails: it is known that
// not all can be taken.
func (s *search) lower(a assignment, group []step, fails bool) (assignment, error) {
	if len(group) == 0 {
		return a, nil
	}
	if !fails {
		all := apply(a, group)
		k, err := s.try(all)
		if err != nil {
			return a, err
		}
		if k.verdict == report.Verified {
			s.better(all)
			return all, nil
		}
	}
	if len(group) == 1 {
		return a, nil
	}
	l, r := group[:len(group)/2], group[len(group)/2:]
	left, right, err := s.both(apply(a, l), apply(a, r))
	switch {
	case err != nil:
		return a, err
	case left.verdict == report.Verified: // then the right half fails behind it
		a = apply(a, l)
		s.better(a)
		return s.lower(a, r, true)
	case right != nil && right.verdict == report.Verified:
		a = apply(a, r)
		s.better(a)
		return s.lower(a, l, true)
	}
	if a, err = s.lower(a, l, true); err != nil {
		return a, err
	}
	return s.lower(a, r, right != nil)
}

// both tries two candidates, at the same time if there are workers for it. Otherwise the second is nil.
func (s *search) both(a, b assignment) (x, y *candidate, err error) {
	if s.workers < 2 {
		x, err = s.try(a)
		return x, nil, err
	}
	var wg sync.WaitGroup
	var other error
	wg.Go(func() { y, other = s.try(b) })
	x, err = s.try(a)
	wg.Wait()
	return x, y, cmp.Or(err, other)
}

// better takes note of a verified assignment.
func (s *search) better(a assignment) {
	s.mu.Lock()
	if s.best == nil || s.sum(a) <= s.sum(s.best) {
		s.best = a
	}
	s.mu.Unlock()
	s.progress()
}

// refusal says why a site does not have a weaker order.
type refusal struct {
	order int8
	by    *candidate
}

// minimise takes each step down that can still be taken, and returns for each site why it cannot take the others.
// If it ends early, it returns what it has: the sites that are decided stay so, because others only become weaker.
func (s *search) minimise(a assignment) (assignment, map[int][]refusal, error) {
	refused := map[int][]refusal{}
	for i := range s.sites {
		if a[i] < 0 || !s.sites[i].reached {
			continue
		}
		for again := true; again; {
			again, refused[i] = false, nil
			for _, o := range s.sites[i].below(a[i], s.cfg.Target) {
				k, err := s.try(a.with(i, o))
				if err != nil {
					delete(refused, i) // not all of its steps are known
					return a, refused, err
				}
				if k.verdict == report.Verified {
					a, again = a.with(i, o), true
					s.better(a)
					break
				}
				refused[i] = append(refused[i], refusal{o, k})
			}
		}
		s.decide(i)
	}
	return a, refused, nil
}

// plans are the ways in which relax is begun. Where fences and accesses can stand in for each other, what comes
// down first decides, so both are tried.
func (s *search) plans(a assignment) [][]func(int, *site) string {
	middle := func(_ int, t *site) string {
		switch t.Access {
		case "read", "cas-failure":
			return "acquire"
		case "write":
			return "release"
		}
		return "acq_rel"
	}
	lowest := func(_ int, t *site) string { return t.can[0] }
	release := func(_ int, t *site) string {
		if len(t.can) == 5 {
			return "release"
		}
		return ""
	}
	acquire := func(_ int, t *site) string {
		if len(t.can) == 5 {
			return "acquire"
		}
		return ""
	}
	only := func(fences bool, f func(int, *site) string) func(int, *site) string {
		return func(i int, t *site) string {
			if (t.Access == "fence") == fences {
				return f(i, t)
			}
			return ""
		}
	}
	rest := []func(int, *site) string{middle, lowest, acquire, release}
	fences := false
	for i := range s.sites {
		fences = fences || s.sites[i].Access == "fence" && s.sites[i].reached && a[i] > 0
	}
	if !fences {
		return [][]func(int, *site) string{rest}
	}
	first := append([]func(int, *site) string{only(true, lowest)}, rest...)
	last := append([]func(int, *site) string{only(false, middle), only(false, lowest), only(false, acquire), only(false, release)}, rest...)
	return [][]func(int, *site) string{first, last}
}
