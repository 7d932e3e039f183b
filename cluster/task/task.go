// Package task says what durable and distributed explorations consist of. It knows
// neither what is explored nor how tasks travel.
//
// Words:
//
//   - A bundle is a part of an exploration that one goroutine can take up, as bytes. The
//     empty bundle is the whole exploration.
//   - A task is a bundle with an ID. The root task has the empty bundle.
//   - An attempt is one execution of a task, by one goroutine. The same task may be
//     attempted several times, by workers that know nothing of each other, and each attempt
//     may split it differently. An attempt ends with one Record.
//   - A part is what one attempt itself counted and found, as bytes. A Folder adds parts up.
//   - The Ledger folds records in the order of a log. The first record of a task counts, and
//     only that one's children become tasks. So the sum of what counts is the sum over the
//     whole exploration, whatever was killed or executed twice.
//   - An epoch is an exploration under one refinement. When a part asks for a finer one,
//     the exploration starts again: the next epoch, with the root task. Records of earlier
//     epochs are ignored.
//
// Session, Folder and Job are implemented by what explores (genmcgo, and
// cluster/synthetic for tests). Record and Ledger are used by what keeps records
// (cluster/journal, cluster/nats) and what runs jobs (cluster/local, cluster/nats).
package task

import "context"

// Job makes what explores its bundles and what adds up their parts. Its methods may be
// called by several goroutines.
type Job interface {
	// Session returns a new session under refinement, which is nil in the first epoch and
	// then what Folder.Refinement of the epoch before returned. It fails if refinement is not one.
	Session(refinement []byte) (Session, error)
	// Folder returns an empty sum of parts of an epoch under refinement. It fails if refinement is
	// not one.
	Folder(refinement []byte) (Folder, error)
}

// Session explores bundles of one epoch of a job, one at a time, on one goroutine. It
// may keep caches from one to the next.
type Session interface {
	// Explore explores bundle until it is done, or until signal returns something else than None.
	// signal costs no more than an atomic load, and is to be called often. Explore returns what
	// this call counted and found, and bundles that are left:
	//
	//   - none, if bundle is done;
	//   - after Split, if there are two alternatives or more, the oldest of them (probably the
	//     biggest), and then the rest. If there are not, it goes on. After SplitOff(n) the n oldest,
	//     each by itself, but no more than half of all;
	//   - after Pause all that is left, as one bundle unless that would be too large.
	//
	// It gets on with bundle before it asks signal, so that attempts which are all ended at once
	// come to an end, too. part and rest share no memory with the session. A bundle that is not
	// one of the job's is an error, not a panic: it may come from a stranger. After any error the
	// session can only be closed, and the attempt is lost. When ctx is done, Explore returns soon
	// with ctx's error.
	Explore(ctx context.Context, bundle []byte, signal func() Signal) (part []byte, rest [][]byte, err error)
	// Close releases what the session holds.
	Close()
}

// Signal is what a running Session is asked to do: one of these, or SplitOff.
type Signal uint32

const (
	None  Signal = iota // go on
	Pause               // stop, with all that is left
	Split               // give away the oldest alternative
)

// MaxSplit bounds how many alternatives a session is asked for at a time.
const MaxSplit = 64

// SplitOff asks for the n oldest alternatives, at least one and at most MaxSplit.
func SplitOff(n int) Signal { return Split + Signal(min(max(n, 1), MaxSplit)) - 1 }

// Parts is how many alternatives s asks for, 0 if it is None or Pause.
func (s Signal) Parts() int { return int(max(s, Split-1) - (Split - 1)) }

// Folder adds up parts, in any order. One goroutine uses it at a time.
type Folder interface {
	// Add adds part, which may come from a stranger: if it is not one of the job's, that is an
	// error and the sum remains what it was. After Stop or Refine nothing more is added.
	Add(part []byte) (Outcome, error)
	// Refinement is the refinement of the next epoch, after Add, or End of an Ender, returned Refine: that of this epoch
	// with what the parts that were added ask for.
	Refinement() []byte
	// Bytes returns the sum as a part: another folder to which it is added has the same sum, and
	// Add returns Stop for it if Add did for one of its parts.
	Bytes() []byte
}

// Outcome is what follows for a job from a part.
type Outcome uint8

const (
	Continue Outcome = iota
	Stop             // nothing more needs to be explored: an error was found, or a limit reached
	Refine           // the exploration has to start again, under Folder.Refinement
	Prune            // some bundles need not be explored: the folder is a Pruner, which knows which
)

// Ender is a Folder whose parts may ask for a refinement that can wait: everything is explored first.
type Ender interface {
	// End is called when no task is open, after the last part was added. It returns Refine if the exploration has to
	// start again all the same, else Continue.
	End() Outcome
}

// Pruning is a Job that may prune: whoever takes up one of its tasks asks a follower whether that is still open.
type Pruning interface {
	Prunes() bool
}

// Pruner is a Folder whose job has parts that may be over before the rest is.
type Pruner interface {
	// Pruned reports whether nothing of bundle needs to be explored. If it does not, it may later; never the other way
	// round.
	Pruned(bundle []byte) bool
}
