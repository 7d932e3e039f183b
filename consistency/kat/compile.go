package kat

// Compiled is a model ready to be checked: every automaton in small steps, that is,
// over letters whose neighbours a graph knows without search. In them po is one or
// more po-imm, co one or more co-imm, fr is fr-imm and any number of co-imm, views
// are replaced by what they stand for.
//
// An absent event (a hole in a graph of a model with dependencies) has po-imm
// neighbours and passes the empty test alone.
type Compiled struct {
	Spec *Spec
	// Views are the automata of Spec.Views, same order.
	Views []ViewAutomaton
	// Cycles are the acyclic constraints, then the irreflexive ones.
	Cycles []Cycle
	// Inclusions are the automata of Spec.Inclusions, same order.
	Inclusions []InclusionAutomaton
	// Prefix finds the causal past: what it reaches from an event, backwards, must be
	// there if the event is. Nil without dependencies, where that is porf.
	Prefix *NFA

	proved []string // what Describe says of the asserts
}

// ViewAutomaton is the automaton of a view, forwards: the pair (x, e) is in the
// view iff a path from x to e is a word.
//
// So the view can be kept as one vector clock per event and state: clock(q, e) is
// the set of events from which a path leads to e in state q. It contains e if an
// entry into q lets e pass, and clock(p, y) for every transition from p into q that
// lets e pass along whose letter y precedes e. The view of e is the join of clock(q, e)
// over the final states q. A clock may be closed under po, because po;view ⊆ view.
type ViewAutomaton struct {
	NFA
	// Into lists the transitions into each state, by state: Next is where they come from.
	Into [][]Trans
	// Back is the same language backwards: started in e it accepts at the events of
	// the view of e.
	Back *NFA
}

// Cycle is the automaton of acyclic(r) or irreflexive(r). A hub is a state between
// two words of r. The constraint is violated iff the product of graph and automaton
// has a cycle through a hub; with Once, through exactly one hub exactly once.
//
// Every transition lies on such a cycle of the automaton, so a search may start in
// any state. A new cycle contains the event just added.
type Cycle struct {
	Constraint
	Once  bool // irreflexive
	Trans [][]Trans
	Hub   []bool
	// Enter is what all events in a state pass, by state.
	Enter []Test
}

// InclusionAutomaton is the automaton of an error or warning.
type InclusionAutomaton struct {
	Inclusion
	Left, LeftBack *NFA
	// View is the index of the view that Right is, -1 if it is none. Otherwise
	// RightBack is the automaton of Right, backwards, without any words if Right is 0.
	View      int
	RightBack *NFA
}
