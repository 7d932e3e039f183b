package cache

import (
	"fmt"

	"genmcgo/graph/event"
)

// Check looks for broken links in the tree.
func (c *Trie) Check() error {
	in := map[*event.Step]bool{}
	for i, s := range c.nodes {
		if s == nil || in[s] {
			return fmt.Errorf("node %d of %d is not there or there twice", i, len(c.nodes))
		}
		in[s] = true
		lost := false
		switch p := s.Parent; {
		case p == nil:
			lost = s != c.main && c.roots[rootKey{s.Sibling.Label.Child, s.Sibling.Addr, s.Sibling.Val}] != s
		case p.Kind.ReadLike():
			lost = c.find(p, s.Key) != s
		default:
			lost = p.First != s
		}
		if lost {
			return fmt.Errorf("nothing leads to node %d: %+v", i, s.Label)
		}
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
				return fmt.Errorf("a step leads to one that is forgotten or not its own: %+v", n.Label)
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
			return fmt.Errorf("slot %d holds a step that is forgotten", i)
		}
	}
	if n != c.wide.n {
		return fmt.Errorf("%d of %d wide children are there", n, c.wide.n)
	}
	return nil
}
