package cache

import (
	"fmt"

	"genmcgo/graph/event"
)

// Check looks for broken links in the tree. It returns how many steps of the tree
// nothing leads to: they were forgotten once and came back.
func (c *Trie) Check() (stray int, err error) {
	in := map[*event.Step]bool{}
	for i, s := range c.nodes {
		switch {
		case s == nil || s.Cont == forgotten:
			return 0, fmt.Errorf("node %d of %d is forgotten", i, len(c.nodes))
		case in[s]:
			return 0, fmt.Errorf("node %d is there twice", i)
		case s.Parent == nil && s != c.main && c.roots[rootKey{s.Sibling.Label.Child, s.Sibling.Addr, s.Sibling.Val}] != s:
			stray++
		case s.Parent != nil && s.Parent.First == nil:
			stray++
		case s.Parent != nil && s.Parent.First != nil && s.Parent.Kind.ReadLike() && c.find(s.Parent, s.Key) != s:
			stray++
		case s.Parent != nil && !s.Parent.Kind.ReadLike() && s.Parent.First != s:
			stray++
		}
		in[s] = true
	}
	for _, s := range c.nodes {
		var children []*event.Step
		switch n := s.First; {
		case n == nil:
		case n != &fan && n.Sibling != nil:
			children = []*event.Step{n, n.Sibling}
		case n != &fan:
			children = []*event.Step{n}
		}
		for _, n := range children {
			if !in[n] || n.Parent != s {
				return 0, fmt.Errorf("a step leads to one that is forgotten or not its own: %+v", n.Label)
			}
		}
	}
	n := 0
	for i, x := range c.wide.slots {
		if x.step == nil {
			continue
		}
		n++
		if !in[x.step] {
			return 0, fmt.Errorf("slot %d holds a step that is forgotten", i)
		}
		if p := x.step.Parent; p.First == &fan && c.wide.find(p, x.step.Key) == nil {
			return 0, fmt.Errorf("slot %d is not found", i)
		}
	}
	if n != c.wide.n {
		return 0, fmt.Errorf("%d of %d wide children are there", n, c.wide.n)
	}
	return stray, nil
}
