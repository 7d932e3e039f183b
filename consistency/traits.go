package consistency

import (
	"fmt"

	"genmcgo/graph"
)

// Traits are what a model promises beyond the contract of [Model] and [State]. The zero
// value promises nothing and is right for every model: each promise lets the explorer do
// with less work, or do at all, what it could not do under a model of which nothing is
// known. The explorer asks a model for its traits, never for its name.
type Traits struct {
	// Order says what is known of every coherence order that the model allows.
	Order Order
	// Timed: if write a is coherence-before write b of the same location, nothing that must
	// come after b comes before a; accesses can be put in an order in time that agrees with
	// coherence order. Then identical threads are told apart by coherence order, and of the
	// executions that differ only in who is who, exactly one is explored.
	Timed bool
	// Coherent: what happens before an access is not newer in coherence order than what it reads or writes. So an
	// access that all others of its location happen before has one choice only, the newest.
	Coherent bool
	// Passes is what a read learns from the write that it reads.
	Passes Passes
	// Judges: the states of the model implement [Judge]. Data races are then looked for by
	// the model alone.
	Judges bool
	// Dependencies: the states of the model implement [Dependent], so po ∪ rf may be cyclic.
	// The machine must then track dependencies.
	Dependencies bool
	// AcquiresPrecede, with Dependencies: an acquire, the write of a read-modify-write that
	// is one included, is in the causal past of all that follows it in its thread.
	AcquiresPrecede bool
	// HalvesTogether, with Dependencies: the causal past of an event that does not depend on what the read of a
	// read-modify-write returned has both halves of it, or neither.
	HalvesTogether bool
	// PastHasHB, with Dependencies: what happens before a write in another thread is in the causal past of the write. And no
	// read reads a write that it happens before.
	PastHasHB bool
	// AddrPrecedes, with Dependencies or Overtakes: what an address depends on is before all later writes of the thread, as what a
	// condition depends on is.
	AddrPrecedes bool
	// IfAcyclic, with Dependencies, is a cheaper model that allows the same executions in which
	// po ∪ rf is acyclic. Its traits have Overtakes. nil: there is none.
	IfAcyclic Model
	// Overtakes: the states of the model implement [Overtaker]. The machine must track
	// dependencies.
	Overtakes bool
	// Partial: its states know locations with writes that are not ordered (graph.Partial).
	Partial bool
	// Forwarding: its states know locations of which reads may find some bytes in the store buffer of their
	// thread (graph.Space.Forwarding).
	Forwarding bool
	// Joint says of what kind the model is if accesses may be made as several events that count as one
	// (NewJoint).
	Joint JointKind
	// IfOnlySC is a cheaper model that allows the same executions of a program in which no
	// atomic access, fence or lock is weaker than sequentially consistent, if data races are
	// errors. IfNoSC is one for programs in which none is sequentially consistent. nil: none.
	IfOnlySC, IfNoSC Model
	// IfOrdered is the same model for programs with fences that are event.SeqCstOnly, if the states of this one do
	// not order these. nil: they do, or none of the model do.
	IfOrdered Model
	// Witnessing is the same model for graphs whose coherence order is no more than a
	// witness: its states implement [Witness]. nil: the explorer looks for other coherence
	// orders by trial.
	Witnessing Model
}

// Passes says what happens before a read because of the write that it reads.
type Passes uint8

const (
	PassesNothing  Passes = iota // perhaps nothing
	PassesReleases               // if an acquire reads a release: that, and what happens before it
	PassesAll                    // the write, and what happens before it
)

// JointKind is a kind of models of which there is a Joint.
type JointKind uint8

const (
	JointNone    JointKind = iota // there is none
	JointRA                       // release/acquire
	JointOrdered                  // the same with psc of fences that are SeqCstOnly
	JointRC11                     // the same with psc
	JointIMM                      // the same with psc and ar
)

// Order is what is known of coherence order before there is one.
type Order uint8

const (
	OrderUnknown Order = iota // nothing: the model need not even be coherent
	OrderPORF                 // it agrees with po ∪ rf
	OrderHB                   // it agrees with happens-before
	// OrderTotal: the model is sequential consistency, so all events can be put in one order
	// in which each read reads the latest write; and happens-before is po ∪ rf.
	OrderTotal
)

// Ordering is m, or the same model for programs with fences that are event.SeqCstOnly, if ordered says that there are some.
func Ordering(m Model, ordered bool) Model {
	if o := m.Traits().IfOrdered; ordered && o != nil {
		return o
	}
	return m
}

// Sequential reports whether the model is sequential consistency.
func (t Traits) Sequential() bool { return t.Order == OrderTotal }

// KnowsPartial reports whether the model has the trait Partial, or its part for graphs in which po ∪ rf is
// acyclic has it.
func (t Traits) KnowsPartial() bool {
	return t.Partial || t.IfAcyclic != nil && t.IfAcyclic.Traits().Partial
}

// Tracks reports whether the machine must track dependencies.
func (t Traits) Tracks() bool { return t.Dependencies || t.Overtakes }

// CheckTraits returns an error if the states of m cannot do what m's traits promise.
func CheckTraits(m Model) error {
	promised := func(m Model, ok bool, trait, what string) error {
		if ok {
			return nil
		}
		return fmt.Errorf("model %s promises the trait %s, but its states do not implement consistency.%s", m.Name(), trait, what)
	}
	t := m.Traits()
	st := m.New(graph.New(graph.NewSpace(nil)))
	_, judge := st.(Judge)
	_, dependent := st.(Dependent)
	if err := promised(m, judge || !t.Judges, "Judges", "Judge"); err != nil {
		return err
	}
	if err := promised(m, dependent || !t.Dependencies, "Dependencies", "Dependent"); err != nil {
		return err
	}
	_, overtaker := st.(Overtaker)
	if err := promised(m, overtaker || !t.Overtakes, "Overtakes", "Overtaker"); err != nil {
		return err
	}
	if t.Witnessing != nil {
		_, witness := t.Witnessing.New(graph.New(graph.NewSpace(nil))).(Witness)
		return promised(m, witness, "Witnessing", "Witness")
	}
	return nil
}
