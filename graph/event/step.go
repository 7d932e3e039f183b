package event

// Step is one event in the unfolding of one thread: a node of the tree of
// continuations. Steps belong to one worker; they are made by package cache and
// only read by everybody else.
//
// Invariants: the Label never changes; the path of parents is the whole history
// of the thread, whatever the maker of the step has forgotten meanwhile.
//
// A step is two cache lines: what every visit of an event looks at is in the
// first (TestStepLayout).
type Step struct {
	// First leads to the steps that follow s, Sibling to others that follow the same
	// parent. They belong to the maker of the step. For the first step of a thread
	// Sibling is a ThreadCreate that starts it, nil for main.
	First *Step
	// Key is the value that Parent returned to get here, Value{} if Parent is not
	// read-like.
	Key Value
	// Loc is the dense number of the location accessed, or of the thread joined,
	// plus one; 0 until the graph that first contains the step has interned it.
	Loc int32
	// Used says when the step was last asked for, in the maker's time.
	Used uint32
	Label
	// Parent is the po-predecessor, nil for ThreadStart.
	Parent  *Step
	Sibling *Step
	// Cont is where the maker keeps the thread suspended after this step.
	Cont uint64
}
