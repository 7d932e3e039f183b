package report

import (
	"strings"

	"genmcgo/truST/result"
)

// Kind explains a kind of finding (Finding.Kind) to people who meet it for the first
// time, in whatever viewer shows it.
type Kind struct {
	ID    string
	Short string // a few words, as a title
	Full  string // what it means, a sentence or two
	Help  string // what to do about it
	// Severity is that of the kind in a run without flags.
	Severity result.Severity
}

// Kinds are all kinds there are, in the order of docs/json.md.
var Kinds = []Kind{
	{ID: "assertion", Short: "Assertion violated",
		Full: "In an execution that the memory model allows an assertion of the program does not hold.",
		Help: "Follow the trace to the values the assertion reads, and from each read to the write it reads from. If no interleaving shows the execution, an ordering is missing: try release on the write that publishes and acquire on the read that sees it."},
	{ID: "reach-error", Short: "Error function reached",
		Full: "An execution calls a function that marks an error, such as reach_error or __VERIFIER_error.",
		Help: "Follow the trace to the branch that leads to the call, and from the values it tests to the writes they come from."},
	{ID: "abort", Short: "abort called",
		Full: "An execution calls abort.",
		Help: "Follow the trace to the branch that leads to the call, and from the values it tests to the writes they come from."},
	{ID: "null-dereference", Short: "Null pointer dereferenced",
		Full: "A thread reads or writes through a null pointer.",
		Help: "Look where the pointer was read from: often it is used before another thread has published it. Test it, or order the publication before the use."},
	{ID: "invalid-access", Short: "Access to memory that is not an object",
		Full: "A thread accesses an address at which there is no object, or none yet as far as happens-before goes.",
		Help: "Look where the address comes from. If another thread allocates the object, publish the pointer with release and read it with acquire."},
	{ID: "out-of-bounds", Short: "Access out of bounds",
		Full: "A thread accesses memory beyond the end of an object.",
		Help: "Compare the offset in the report with the object's size; look where the index was read from."},
	{ID: "use-after-return", Short: "Use of a local variable after its function returned",
		Full: "A thread accesses a local variable of another thread's function, or of its own, that has returned.",
		Help: "Let the function wait (join) until no thread uses the variable any more, or give the object a longer life: on the heap or as a global variable."},
	{ID: "invalid-free", Short: "free of something that is not a heap object",
		Full: "A thread frees an address that malloc did not return.",
		Help: "Free exactly the pointer that malloc returned, not one into the object, and no global or local variable."},
	{ID: "division-by-zero", Short: "Division by zero",
		Full: "A thread divides by zero.",
		Help: "Look where the divisor was read from; test it before dividing."},
	{ID: "division-overflow", Short: "Quotient does not fit",
		Full: "A thread divides the smallest integer by -1: the quotient does not fit.",
		Help: "Exclude this pair of operands, or use a wider type."},
	{ID: "unreachable", Short: "Code marked as unreachable is reached",
		Full: "A thread executes code that the program or the compiler says is never reached.",
		Help: "A function without a return, a missing case, or __builtin_unreachable: make the case impossible, or handle it."},
	{ID: "uninitialized-read", Short: "Read of uninitialised memory",
		Full: "A thread reads memory to which nothing was written.",
		Help: "Initialise the object before it is shared. If another thread initialises it, order that before the read."},
	{ID: "unlock-not-held", Short: "Unlock of a mutex that is not held",
		Full: "A thread unlocks a mutex that it does not hold.",
		Help: "Unlock in the thread that locked, once, on every path."},
	{ID: "lock-misuse", Short: "Misuse of a lock, condition variable or semaphore",
		Full: "A mutex, read-write lock, condition variable or semaphore is used against its rules: destroyed while in use, used after it was destroyed, initialised while held.",
		Help: "The message says which rule. Destroy it only after all threads that use it were joined."},
	{ID: "join-misuse", Short: "Join of a thread that cannot be joined",
		Full: "A thread is joined or detached twice, joined after it was detached, joined by itself, or never existed.",
		Help: "Join each thread once, with the handle that its creation returned."},
	{ID: "barrier-misuse", Short: "Misuse of a barrier",
		Full: "A barrier is used against its rules: initialised twice, not initialised, or used after it was destroyed.",
		Help: "The message says which rule. Initialise the barrier before the threads are created, destroy it after they were joined."},
	{ID: "stack-overflow", Short: "Stack overflow",
		Full: "A local variable is larger than any stack.",
		Help: "Look for a wrong size, often a negative one or a value that another thread wrote."},
	{ID: "uncaught-exception", Short: "Uncaught exception",
		Full: "An exception leaves a thread's function.",
		Help: "Catch it in the thread, or make what throws it impossible."},
	{ID: "bad-call", Short: "Call of something that is not such a function",
		Full: "A call goes through a pointer to something that is not a function, or to a function of another type.",
		Help: "Look where the function pointer was read from: it may not be written yet."},
	{ID: "mixed-size", Short: "Overlapping accesses of different size",
		Full: "An atomic access overlaps another access of a different size or at a different offset, and neither happens before the other. No memory model here defines what that means.",
		Help: "Access an atomic object as a whole, always with the same type, or order the two accesses. If the program is meant for a processor, on which each access takes place at once: --mixed-size=hardware."},
	{ID: "misaligned", Short: "Misaligned atomic access",
		Full: "An atomic access is at an address that is not a multiple of its size.",
		Help: "Align the object; do not make atomics of fields of packed structs."},
	{ID: "read-only", Short: "Write to a constant",
		Full: "A thread writes to a constant.",
		Help: "Remove the const, or write to a copy."},
	{ID: "other", Short: "Other error of a thread",
		Full: "A thread does something else that is wrong, such as running an endless loop that never touches shared memory; the message says what.",
		Help: "Follow the trace to the failing line."},
	{ID: "operation-misuse", Short: "Misuse of an operation on an object",
		Full: "An operation that the program declares with GMC_OP breaks a rule, or an object is used against its rules: accessed other than by operations, initialised twice, used after it was destroyed.",
		Help: "The message says which rule; docs/primitives.md lists them."},
	{ID: "data-race", Short: "Data race",
		Full: "Two threads access the same memory, at least one of them writes, at least one access is not atomic, and neither happens before the other. In C and C++ the behaviour of the program is then undefined.",
		Help: "Order the two accesses: hold the same lock at both, or write a flag with release after the first and read it with acquire before the second. Or make both accesses atomic."},
	{ID: "use-after-free", Short: "Use of memory after it was freed",
		Full: "A thread accesses a heap object that was freed before.",
		Help: "Free the object only when no thread can reach it any more: reference counts, hazard pointers, epochs; or free after joining the threads."},
	{ID: "free-race", Short: "Memory may be used after it was freed",
		Full: "An object is freed, or a local variable's function returns, while another thread accesses or frees it: neither happens before the other, so the access may as well come after the free (use after free, double free, use after return).",
		Help: "Order the last access before the free: reference counts with release on decrement and acquire before the free, hazard pointers, epochs; or free after joining the threads."},
	{ID: "double-free", Short: "Memory freed twice",
		Full: "An object is freed that was freed before.",
		Help: "Let exactly one thread own the right to free, for instance the one whose compare-and-exchange took the object out."},
	{ID: "deadlock", Short: "Deadlock",
		Full: "Threads wait for each other for ever, and main does not return, which would end them.",
		Help: "Take locks in the same order everywhere; signal after changing the condition, under the lock. The report lists every thread that waits and what for."},
	{ID: "liveness", Short: "Spin loop that may never end",
		Full: "A thread waits in a loop for a value that no other thread will write.",
		Help: "Look which write the loop waits for, and why it was missed or never made. --check-liveness makes this an error."},
	{ID: "livelock", Short: "Threads that go round for ever",
		Full: "Threads go round in loops together, come back to the states in which they began, and so does memory: nothing bounds how often.",
		Help: "Let one of the threads go first: an order of locks, a wait of random length, or a lock that waits instead of one that is tried. Only --check-livelock looks for this."},
	{ID: "memory-leak", Short: "Memory is never freed",
		Full: "A heap object is not freed although every thread has ended.",
		Help: "Free it, or keep it reachable from a global variable if it is meant to live as long as the program."},
	{ID: "unordered-writes", Short: "Unordered writes",
		Full: "Two atomic writes to a location are not ordered by happens-before; which one comes last is open.",
		Help: "If it matters which value stays, order the writes or use a read-modify-write. Only with --check-unordered."},
	{ID: "exit-status", Short: "main returns a non-zero status",
		Full: "In some execution main returns a status other than 0.",
		Help: "If that marks a failed test, use an assertion: it is an error and comes with a trace."},
	{ID: "daemon", Short: "Thread still waits when the process ends",
		Full: "In some execution main returns, or a thread calls exit, while a thread waits for something that never comes. That ends the thread in the middle of what it does.",
		Help: "Tell the thread to end, and join it before main returns. Only with --check-daemons."},
	{ID: "final-state", Short: "An execution ends in a way it must not",
		Full: "When no thread goes on any more, memory holds values that a condition excludes (--forall, --never, --expect, or the condition of a litmus test), or no execution ends as --exists or --expect demands.",
		Help: "The report has the condition, all outcomes and an execution that ends so, if there is one."},
	{ID: "model-error", Short: "What the memory model calls an error",
		Full: "The model's file has an error statement that this execution meets.",
		Help: "The report shows the statement and the events it is about."},
	{ID: "model-warning", Short: "What the memory model warns of",
		Full: "The model's file has a warning statement that this execution meets.",
		Help: "The report shows the statement and the events it is about."},
}

func init() {
	for k := range result.NumErrorKinds {
		for i := range Kinds {
			if Kinds[i].ID == k.String() {
				Kinds[i].Severity = k.Severity()
			}
		}
	}
}

// kindOfFinding is the entry of Kinds for f, with the model's own name for it in ID
// and Short if it has one.
func kindOfFinding(f *Finding) Kind {
	k := Kind{ID: f.Kind, Short: f.Kind, Full: f.Kind, Help: f.Kind}
	for i := range Kinds {
		if Kinds[i].ID == f.Kind {
			k = Kinds[i]
		}
	}
	if f.Name != "" {
		k.ID += "/" + f.Name
		k.Short += ": " + f.Name
		if s := f.Statement; s != nil {
			k.Full = strings.TrimSpace(s.Text)
		}
	}
	return k
}
