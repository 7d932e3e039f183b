// Package kat is the model language: memory models as text that is parsed, proved and
// run over execution graphs without any code of their own (genmc-2024 §4; Kokologiannakis
// et al., "Kater", POPL 2023).
//
// A model is a list of constraints on relations between events, written in Kleene
// algebra with tests. From text to verdict: [Parse] makes a [File]; [Resolve]
// replaces names by what they stand for and makes a [Spec] of it, whose
// expressions mention built-in predicates, built-in relations and views only. Package
// prover proves the asserts of a Spec and refuses what the explorer cannot explore: what
// remains is [Proved]. Package runner makes a consistency.Model of that. Prover and runner
// share the expressions and nothing else: each has automata of its own kind
// (RATIONALE.md says why).
//
// Non-goals: nothing here knows events, graphs, the explorer or the interpreter.
package kat

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// Pos is a place in a model file, counted from 1; columns count characters.
type Pos struct {
	File      string
	Line, Col int
}

func (p Pos) String() string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col) }

// Preds is a set of built-in predicates: bit p says that predicate p holds.
type Preds uint64

// Pred is a built-in predicate: a set of events.
type Pred uint8

const (
	PredR      Pred = iota // reads
	PredW                  // writes; initial writes are not events
	PredF                  // fences
	PredUR                 // read halves of successful read-modify-writes
	PredUW                 // write halves of read-modify-writes
	PredFAIL               // reads of compare-exchanges that failed
	PredNA                 // accesses that are not atomic
	PredRLX                // relaxed exactly
	PredACQ                // acquire or stronger
	PredREL                // release or stronger
	PredACQREL             // both
	PredSC                 // sequentially consistent
	PredSCok               // reads that would be sequentially consistent if they succeeded as CAS, and everything in SC
	PredTC                 // creation of a thread
	PredTB                 // beginning of a thread
	PredTE                 // end of a thread
	PredTJ                 // join of a thread
	PredBA                 // arrival at a barrier
	PredBL                 // departure from a barrier
	PredLOCK               // halves of the acquisition of a lock
	PredUNLOCK             // the write that releases a lock
	PredALLOC              // allocations
	PredFREE               // ends of the life of an object
	PredSKIP               // what stands for the write half of a CAS that failed, with its ordering (only with dependencies)
	PredDEP                // events that others can depend on: reads, allocations, choices
	NumPreds
)

var predNames = [NumPreds]string{"R", "W", "F", "UR", "UW", "FAIL", "NA", "RLX", "ACQ", "REL", "ACQREL", "SC", "SCOK", "TC", "TB", "TE", "TJ",
	"BA", "BL", "LOCK", "UNLOCK", "ALLOC", "FREE", "SKIP", "DEP"}

func (p Pred) String() string { return predNames[p] }

// Test is a conjunction of literals: an event passes if all of Has and none of
// Lacks hold of it. The zero Test is true.
type Test struct{ Has, Lacks Preds }

// Pass reports whether an event of which exactly p holds passes t.
func (t Test) Pass(p Preds) bool { return p&(t.Has|t.Lacks) == t.Has }

// And is the conjunction of t and u; it may be impossible (see Never).
func (t Test) And(u Test) Test { return Test{t.Has | u.Has, t.Lacks | u.Lacks} }

// Never reports whether a literal and its negation are both in t.
func (t Test) Never() bool { return t.Has&t.Lacks != 0 }

func (t Test) String() string {
	var s []string
	for p := Pred(0); p < NumPreds; p++ {
		if t.Has>>p&1 != 0 {
			s = append(s, p.String())
		}
		if t.Lacks>>p&1 != 0 {
			s = append(s, "!"+p.String())
		}
	}
	return "[" + strings.Join(s, "&") + "]"
}

// Rel is a built-in relation, or RelView for a view of the model.
type Rel uint8

const (
	RelPO     Rel = iota // program order, transitive
	RelPOImm             // immediate program order
	RelPOLoc             // program order between accesses of the same location, Skips taken for accesses
	RelRF                // write -> read that reads from it (initial writes are not events)
	RelRFE               // rf between threads
	RelRFI               // rf within a thread
	RelCO                // coherence order, transitive (mo)
	RelCOE               // co between threads
	RelCOI               // co within a thread
	RelFR                // read -> every write co-after the one it reads from, also if that is the initial one
	RelFRE               // fr between threads
	RelFRI               // fr within a thread
	RelRMW               // read half -> write half
	RelLoc               // loc-overlap: different accesses of the same location, any order; Skips taken for accesses
	RelThread            // same-thread: different events of the same thread, any order
	RelTC                // creation of a thread -> its beginning
	RelTJ                // end of a thread -> its join; arrivals of a round at a barrier -> departures
	RelAddr              // address dependency
	RelData              // data dependency
	RelCtrl              // control dependency
	RelAlloc             // allocation of an object -> accesses to it, its end
	RelFree              // end of an object's life -> other accesses to it and other ends, any order
	RelDetour            // (coe ; rfe) within po; Skip -> later read of its location that reads no write of its thread after the Skip
	RelView              // the view numbered Letter.View
	NumRels
)

var relNames = [NumRels]string{"po", "po-imm", "po-loc", "rf", "rfe", "rfi", "co", "coe", "coi", "fr", "fre", "fri", "rmw", "loc-overlap",
	"same-thread", "tc", "tj", "addr", "data", "ctrl", "alloc", "free", "detour", "view"}

func (r Rel) String() string { return relNames[r] }

// Letter is a relation or its inverse.
type Letter struct {
	Rel  Rel
	View int // RelView: index in Spec.Views
	Inv  bool
}

// Op says what an Expr is made of.
type Op uint8

const (
	OpEmpty  Op = iota // 0: the empty relation
	OpID               // id: every event to itself
	OpTest             // [P]: events of Test to themselves
	OpLetter           // one step
	OpUnion            // Args: alternatives
	OpSeq              // Args: one after the other
	OpOpt              // Args[0] or nothing
	OpPlus             // Args[0] once or more
	OpStar             // Args[0] any number of times
)

// Expr is a relation, resolved: inverses and intersections were pushed down to
// tests and letters. Expressions are immutable and may share parts.
type Expr struct {
	Op     Op
	Test   Test   // OpTest
	Letter Letter // OpLetter
	Args   []*Expr
	Name   string // OpLetter of RelView: the name of the view
	Pos    Pos
}

// Spec is what a model file says, resolved.
type Spec struct {
	Name       string // of the model: the file's base name without extension
	File       string
	Views      []View      // a view mentions only earlier ones; names are unique
	Coherence  []Coherence // irreflexive(view ; eco)
	Acyclic    []Constraint
	Irreflex   []Constraint
	Empty      []Constraint
	Inclusions []Inclusion // error and warning
	Asserts    []Assert
	// PPO is the expression that the file calls ppo, nil if there is none: what of po
	// an execution must respect. A model that mentions addr, data or ctrl has one; the
	// causal past of an event is then (ppo ∪ rfe ∪ tc ∪ tj)+ instead of (po ∪ rf ∪ tc ∪ tj)+.
	PPO  *Expr
	Deps bool // addr, data or ctrl is mentioned by something that counts
}

// View is a relation kept as a vector clock per event.
type View struct {
	Name string
	Expr *Expr
	Pos  Pos
}

// Coherence demands that the view be compatible with rf, co and fr.
type Coherence struct {
	View int // index in Spec.Views
	Pos  Pos
}

// Constraint demands something of Expr, in executions that Unless does not excuse.
type Constraint struct {
	Expr   *Expr
	Unless *Unless // may be nil
	Text   string  // as written
	Pos    Pos
}

// Unless is the condition a ⊆ b (or a = 0 with Right nil) under which a constraint
// holds anyway.
type Unless struct{ Left, Right *Expr }

// Inclusion is what error and warning demand: Left ⊆ Right. A pair of Left that
// is not in Right, in neither direction, is an error or a warning called Name.
type Inclusion struct {
	Name        string
	Warning     bool
	Left, Right *Expr // Right nil: nothing
	Text        string
	Pos         Pos
}

// Assert is a claim about the relations of all executions, proved when the model
// is compiled: Left = Right, or Left ⊆ Right.
type Assert struct {
	Left, Right *Expr
	Equal       bool
	Text        string
	Pos         Pos
}

// Error is something wrong with a model file.
type Error struct {
	Pos  Pos
	Text string // the offending text, may be empty
	Msg  string
	Hint string // what to do about it, may be empty
}

func (e *Error) Error() string {
	s := e.Pos.String() + ": " + e.Msg
	if e.Text != "" {
		s += ": " + quote(e.Text)
	}
	if e.Hint != "" {
		s += " (" + e.Hint + ")"
	}
	return s
}

// quote puts s in quotes; what cannot be printed is escaped.
func quote(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(s)
	}
	return `"` + s + `"`
}
