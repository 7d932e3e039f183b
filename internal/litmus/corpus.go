package litmus

// Corpus is the named programs. Their texts parse; see Named.
var Corpus = []string{
	`name SB
why store buffering: TSO and weaker let both threads read 0
P0 { x.rlx = 1; a = y.rlx }
P1 { y.rlx = 1; a = x.rlx }`,
	`name SB+sc
why store buffering of seq_cst accesses is forbidden everywhere but under ra
P0 { x.sc = 1; a = y.sc }
P1 { y.sc = 1; a = x.sc }`,
	`name SB+fences
why a seq_cst fence between store and load restores order
P0 { x.rlx = 1; fence.sc; a = y.rlx }
P1 { y.rlx = 1; fence.sc; a = x.rlx }`,
	`name SB+scs+fence
why seq_cst accesses on one side and a fence on the other
P0 { y.sc = 1; a = x.sc }
P1 { x.rlx = 1; fence.sc; b = y.rlx }`,
	`name RWC+fences+scs
why psc from a fence by happens-before alone to a later seq_cst access of another thread
P0 { x.rlx = 1; fence.sc; y.rlx = 1 }
P1 { a = y.acq; b = z.sc }
P2 { z.sc = 1; fence.sc; c = x.rlx }`,
	`name RWC+scs+fences
why psc from a seq_cst access by happens-before to a fence
P0 { z.sc = 1; y.rel = 1 }
P1 { a = y.acq; fence.sc; b = x.rlx }
P2 { x.sc = 1; c = z.sc }`,
	`name RWC+later-release
why the second seq_cst access of P1 knows one event more of P0 than the first does, and that adds an edge to psc
P0 { x.sc = 1; f.rel = 1 }
P1 { a = x.acq; z.sc = 1; b = f.acq; c = y.sc }
P2 { y.sc = 1; d = x.sc }`,
	`name RWC+later-write
why the second fence of P2 knows one event more of P1 than the first does, a write that P0 may read from before
P0 { y.sc = 1; d = x.sc }
P1 { f.rel = 1; x.rel = 1 }
P2 { a = f.acq; fence.sc; b = x.acq; fence.sc; c = y.rlx }`,
	`name SB3+fences
why a cycle of psc takes three reads of old values: a search finds it whichever of them is chosen last
P0 { x.rlx = 1; fence.sc; a = y.rlx }
P1 { y.rlx = 1; fence.sc; b = z.rlx }
P2 { z.rlx = 1; fence.sc; c = x.rlx }`,
	`name SB+fence+po
why one fence is not enough
P0 { x.rlx = 1; fence.sc; a = y.rlx }
P1 { y.rlx = 1; a = x.rlx }`,
	`name SB+acqrel-fences
why tells x86 (fences of acquire and release cost nothing) from tso-allfences (every fence drains)
P0 { x.rlx = 1; fence.acqrel; a = y.rlx }
P1 { y.rlx = 1; fence.acqrel; a = x.rlx }`,
	`name SB+rmws
why a locked instruction to another location drains the store buffer under tso
P0 { x.rlx = 1; xchg z.rlx 1; a = y.rlx }
P1 { y.rlx = 1; xchg w.rlx 1; a = x.rlx }`,
	`name SB+xchg
why the stores themselves are atomic exchanges
P0 { xchg x.rlx 1; a = y.rlx }
P1 { xchg y.rlx 1; a = x.rlx }`,
	`name SB+rfis
why reading the own buffered store early does not order it
P0 { x.rlx = 1; a = x.rlx; b = y.rlx }
P1 { y.rlx = 1; a = y.rlx; b = x.rlx }`,
	`name SB3
why store buffering around three threads
P0 { x.rlx = 1; a = y.rlx }
P1 { y.rlx = 1; a = z.rlx }
P2 { z.rlx = 1; a = x.rlx }`,
	`name MP
why message passing, relaxed: allowed under ra without synchronisation
P0 { x.rlx = 1; y.rlx = 1 }
P1 { a = y.rlx; b = x.rlx }`,
	`name MP+rel+acq
why release and acquire make the message visible
P0 { x.rlx = 1; y.rel = 1 }
P1 { a = y.acq; b = x.rlx }`,
	`name MP+fences
why fences of release and acquire do the same
P0 { x.rlx = 1; fence.rel; y.rlx = 1 }
P1 { a = y.rlx; fence.acq; b = x.rlx }`,
	`name MP+na
why plain data read only after the flag was seen
P0 { x.na = 1; y.rel = 1 }
P1 { a = y.acq; if a == 1 { b = x.na } }`,
	`name MP+rmw
why an RMW between release store and acquire load continues the release sequence
P0 { x.rlx = 1; y.rel = 1 }
P1 { add y.rlx 1 }
P2 { a = y.acq; b = x.rlx }`,
	`name relseq+po
why a later plain store of the same thread does not continue the release sequence (C++20)
P0 { x.rlx = 1; y.rel = 1; y.rlx = 2 }
P1 { a = y.acq; b = x.rlx }`,
	`name relseq+fence
why a release fence before the first of two RMWs heads the sequence
P0 { x.rlx = 1; fence.rel; add y.rlx 1 }
P1 { add y.rlx 1 }
P2 { a = y.rlx; fence.acq; b = x.rlx }`,
	`name LB
why load buffering is forbidden wherever po | rf is acyclic
P0 { a = x.rlx; y.rlx = 1 }
P1 { a = y.rlx; x.rlx = 1 }`,
	`name LB+data
why values out of thin air
P0 { a = x.rlx; y.rlx = a }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+data+po
why a dependency on one side only does not forbid load buffering
P0 { a = x.rlx; y.rlx = a }
P1 { b = y.rlx; x.rlx = 1 }`,
	`name LB+fakes
why dependencies are syntactic: a^a depends on a
P0 { a = x.rlx; y.rlx = (a^a)+1 }
P1 { b = y.rlx; x.rlx = (b&0)+1 }`,
	`name LB+addrs
why address dependencies
P0 { a = x.rlx; [y+(a^a)].rlx = 1 }
P1 { b = y.rlx; [x+(b*0)].rlx = 1 }`,
	`name LB+addr-po
why what follows an access in po waits for what its address depends on
locs x y z
P0 { a = x.rlx; c = [z+(a^a)].rlx; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+ctrls
why control dependencies, also of what both branches do
P0 { a = x.rlx; if a == 1 { y.rlx = 1 } else { y.rlx = 1 } }
P1 { b = y.rlx; if b == 1 { x.rlx = 1 } else { x.rlx = 1 } }`,
	`name LB+ctrl-later
why a control dependency lasts after the branches
P0 { a = x.rlx; if a == 1 { c = 1 }; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name OOTA
why values out of thin air, by control
P0 { a = x.rlx; if a == 42 { y.rlx = 42 } }
P1 { b = y.rlx; if b == 42 { x.rlx = 42 } }`,
	`name LB+rfi
why dependencies through memory of the thread's own
locs x y z
P0 { a = x.rlx; z.rlx = a; c = z.rlx; y.rlx = (c^c)+1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+acqs
why what follows an acquire waits for it
P0 { a = x.acq; y.rlx = 1 }
P1 { b = y.acq; x.rlx = 1 }`,
	`name LB+acq+po
why an acquire on one side only does not forbid load buffering
P0 { a = x.acq; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = 1 }`,
	`name LB+rels
why a release waits for what precedes it
P0 { a = x.rlx; y.rel = 1 }
P1 { b = y.rlx; x.rel = 1 }`,
	`name LB+fences
why any fence waits for what precedes it
P0 { a = x.rlx; fence.acq; y.rlx = 1 }
P1 { b = y.rlx; fence.rel; x.rlx = 1 }`,
	`name LBscr
why in GenMC's imm an SC load between them waits for what precedes it, as a release does
locs x y z
P0 { a = x.rlx; c = z.sc; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+rmw
why the write half of an RMW waits for its read half, other writes do not
P0 { a = add x.rlx 2; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+rmws
why the write half of an RMW waits for its read half
P0 { a = x.rlx; y.rlx = a }
P1 { b = xchg y.rlx 2; x.rlx = (b^b)+1 }`,
	`name LB+cas-expected
why an RMW depends on the value it expects
P0 { a = x.rlx; c = cas y.rlx.rlx (a^a) 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+cas-fails
why what follows a CAS does not depend on it
P0 { a = cas x.rlx.rlx 7 9; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }`,
	`name LB+create
why creating a thread orders what is before it and what is after it
P0 { a = x.rlx; create P2; y.rlx = 1 }
P1 { b = y.rlx; x.rlx = b }
P2 { }`,
	`name detour
why a write of another thread in between orders a thread's own write before its read
locs x y z
P0 { a = y.rlx; x.rlx = 1; b = x.rlx; z.rlx = b }
P1 { x.rlx = 2 }
P2 { c = z.rlx; if c == 2 { y.rlx = 1 } }`,
	`name 2+2W
why opposite coherence orders need ra or weaker
P0 { x.rlx = 1; y.rlx = 2 }
P1 { y.rlx = 1; x.rlx = 2 }`,
	`name 2+2W+sc
why seq_cst stores are totally ordered
P0 { x.sc = 1; y.sc = 2 }
P1 { y.sc = 1; x.sc = 2 }`,
	`name CoRR
why two reads of one location do not go back
P0 { x.rlx = 1 }
P1 { a = x.rlx; b = x.rlx }`,
	`name CoRW
why a write is co-after what the thread read before
P0 { a = x.rlx; x.rlx = 1 }
P1 { x.rlx = 2 }`,
	`name CoWR
why a read does not ignore the thread's own write
P0 { x.rlx = 1; a = x.rlx }
P1 { x.rlx = 2 }`,
	`name CoRR2
why two readers agree on the coherence order
P0 { x.rlx = 1 }
P1 { x.rlx = 2 }
P2 { a = x.rlx; b = x.rlx }
P3 { a = x.rlx; b = x.rlx }`,
	`name W||W||R
why the first program on which revisiting matters
P0 { x.rlx = 1 }
P1 { x.rlx = 2 }
P2 { a = x.rlx }`,
	`name R||W||W
why the same with the reader created first
P0 { a = x.rlx }
P1 { x.rlx = 1 }
P2 { x.rlx = 2 }`,
	`name R+W+W+R
why two readers of two writers, readers first
P0 { a = x.rlx }
P1 { a = x.rlx }
P2 { x.rlx = 1 }
P3 { x.rlx = 2 }`,
	`name W+W+RR
why two writers and a thread that reads twice
P0 { x.rlx = 1 }
P1 { x.rlx = 2 }
P2 { a = x.rlx; b = x.rlx }`,
	`name RR+W+W
why the reader's second read may be revisited after its first was
P0 { a = x.rlx; b = x.rlx }
P1 { x.rlx = 1 }
P2 { x.rlx = 2 }`,
	`name R+W+W
why the R shape: a write and a read against two writes
P0 { x.rlx = 1; y.rlx = 1 }
P1 { y.rlx = 2; a = x.rlx }`,
	`name S
why the S shape
P0 { x.rlx = 2; y.rel = 1 }
P1 { a = y.acq; x.rlx = 1 }`,
	`name WRC
why causality through a third thread
P0 { x.rlx = 1 }
P1 { a = x.rlx; y.rel = 1 }
P2 { a = y.acq; b = x.rlx }`,
	`name RWC
why read-write causality
P0 { x.rlx = 1 }
P1 { a = x.acq; b = y.rlx }
P2 { y.rlx = 1; fence.sc; a = x.rlx }`,
	`name IRIW
why independent readers of independent writers may disagree only under ra and weaker
P0 { x.rlx = 1 }
P1 { y.rlx = 1 }
P2 { a = x.acq; b = y.acq }
P3 { a = y.acq; b = x.acq }`,
	`name IRIW+sc
why seq_cst readers agree
P0 { x.sc = 1 }
P1 { y.sc = 1 }
P2 { a = x.sc; b = y.sc }
P3 { a = y.sc; b = x.sc }`,
	`name IRIW+fences
why seq_cst fences between the reads make the readers agree
P0 { x.rlx = 1 }
P1 { y.rlx = 1 }
P2 { a = x.rlx; fence.sc; b = y.rlx }
P3 { a = y.rlx; fence.sc; b = x.rlx }`,
	`name ISA2
why happens-before is transitive
P0 { x.rlx = 1; y.rel = 1 }
P1 { a = y.acq; z.rel = 1 }
P2 { a = z.acq; b = x.rlx }`,
	`name 3.2W
why 2+2W around three threads
P0 { x.rel = 1; y.rel = 2 }
P1 { y.rel = 1; z.rel = 2 }
P2 { z.rel = 1; x.rel = 2 }`,
	`name Z6.3
why a cycle of co, rf and fr through three threads
P0 { x.rlx = 1; y.rel = 1 }
P1 { y.rel = 2; z.rel = 1 }
P2 { a = z.acq; b = x.rlx }`,
	`name Z6U
why tells rc11 as implemented (forbidden) from the published model: the po edge inside a seq_cst RMW
join
P0 { x.sc = 1; y.rel = 1 }
P1 { a = add y.sc 1; b = y.rlx }
P2 { y.sc = 3; a = x.sc }`,
	`name WWmerge
why tells rc11 as implemented (forbidden) from the published model: po between accesses of one location
join
P0 { a = x.acq; b = y.sc }
P1 { x.sc = 1; x.sc = 2 }
P2 { y.sc = 1; a = x.sc }`,
	`name hbloc
why tells rc11 as implemented (allowed) from the published model: no hb & loc edge between seq_cst events
join
P0 { x.sc = 1 }
P1 { a = x.acq; b = x.sc; c = y.sc }
P2 { y.sc = 1; a = x.sc }
P3 { x.rlx = 2 }`,
	`name faa2
why two increments: exactly one order each
P0 { a = add x.rlx 1 }
P1 { a = add x.rlx 1 }`,
	`name faa3
why three increments: 3! orders
P0 { a = add x.rlx 1 }
P1 { a = add x.rlx 1 }
P2 { a = add x.rlx 1 }`,
	`name faa+W
why a plain write must not come between the halves of an RMW
P0 { a = add x.rlx 1 }
P1 { x.rlx = 5 }
P2 { a = add x.rlx 1 }`,
	`name xchg+R
why RMWs and a reader
P0 { a = x.rlx; b = x.rlx }
P1 { a = xchg x.rlx 1 }
P2 { a = xchg x.rlx 2 }`,
	`name cas2
why one of two equal compare-and-exchanges fails
P0 { a = cas x.acqrel.acq 0 1 }
P1 { a = cas x.acqrel.acq 0 2 }`,
	`name cas3
why contention of three
P0 { a = cas x.rlx.rlx 0 1 }
P1 { a = cas x.rlx.rlx 0 1 }
P2 { a = cas x.rlx.rlx 0 1 }`,
	`name cas-chain
why each waits for the one before; a failure is a plain read
P0 { a = cas x.rlx.rlx 0 1 }
P1 { a = cas x.rlx.rlx 1 2 }
P2 { a = cas x.rlx.rlx 2 3 }`,
	`name cas+W
why a write revisits a compare-and-exchange so that it fails, or succeeds
P0 { a = cas x.rlx.rlx 1 2; b = y.rlx }
P1 { x.rlx = 1; y.rlx = 1 }`,
	`name cas-same
why a compare-and-exchange that writes back what it read
P0 { a = cas x.rlx.rlx 0 0 }
P1 { a = cas x.rlx.rlx 0 0 }
P2 { x.rlx = 0 }`,
	`name lock2
why two threads in a critical section: two orders
P0 { lock l; a = x.na; x.na = a+1; unlock l }
P1 { lock l; a = x.na; x.na = a+1; unlock l }`,
	`name lock3
why three threads in a critical section: 3! orders
P0 { lock l; unlock l }
P1 { lock l; unlock l }
P2 { lock l; unlock l }`,
	`name lock-twice
why the same thread may take the lock twice in a row
P0 { lock l; unlock l; lock l; unlock l }
P1 { lock l; unlock l }`,
	`name lock-order
why taking two locks in opposite orders can deadlock: blocked executions
P0 { lock l; lock m; unlock m; unlock l }
P1 { lock m; lock l; unlock l; unlock m }`,
	`name lock-held
why a lock that is never released blocks the other thread
P0 { lock l }
P1 { lock l }`,
	`name trylock
why a failed trylock does not block
P0 { a = trylock l; if a { x.rlx = 1; unlock l } }
P1 { lock l; b = x.rlx; unlock l }`,
	`name await
why a waiting thread goes on in exactly one way
P0 { x.rlx = 1; y.rel = 1 }
P1 { await y.acq == 1; b = x.rlx }`,
	`name await2
why each write that admits the waiting read counts
P0 { y.rlx = 1; y.rlx = 2 }
P1 { y.rlx = 3 }
P2 { a = await y.acq != 0 }`,
	`name assume
why an assumption removes executions
P0 { x.rlx = 1 }
P1 { a = x.rlx; assume a == 1; y.rlx = 1 }
P2 { b = y.rlx }`,
	`name ctrl
why control flow depends on what is read
P0 { a = x.rlx; if a == 0 { y.rlx = 1 } else { y.rlx = 2; z.rlx = 1 } }
P1 { x.rlx = 1; b = y.rlx; if b == 2 { c = z.rlx } }`,
	`name addr
why the location depends on what is read
P0 { a = x.rlx; [x+(a+1)].rlx = 1 }
P1 { x.rlx = 1; b = y.rlx; c = z.rlx }`,
	`name revisit-kept-read
why a backward revisit must not take the write away from a read that stays
P0 { a = x.rlx; y.rlx = 1 }
P1 { b = y.rlx; c = y.rlx }
P2 { z.rlx = 1; x.rlx = 1 }
P3 { d = z.rlx }`,
	`name create-join
why creation and join synchronise
main { x.na = 1; create P0; create P1; join P0; b = y.na; join P1; c = x.na }
P0 { a = x.na; y.na = 1 }
P1 { a = x.na }`,
	`name create-between
why a thread created later sees more
main { create P0; x.rlx = 1; create P1; a = y.rlx }
P0 { a = x.rlx; y.rlx = 1 }
P1 { a = x.rlx; b = y.rlx }`,
	`name create-nested
why threads create threads; names depend on the path only
P0 { x.rlx = 1; create P2 }
P1 { x.rlx = 2; a = y.rlx }
P2 { a = x.rlx; y.rlx = 1 }`,
	`name join-value
why a join returns the thread's result
main { create P0; create P1; a = join P0; b = join P1; x.rlx = a+b }
P0 { a = x.rlx; return a }
P1 { x.rlx = 1; return 2 }`,
	`name barrier
why what was written before a barrier is visible behind it
P0 { x.na = 1; barrier b 2; a = y.na }
P1 { y.na = 1; barrier b 2; a = x.na }`,
	`name barrier-SB
why a barrier of others orders nothing of this thread's; two rounds
P0 { x.rlx = 1; barrier b 2; barrier b 2; a = y.rlx }
P1 { barrier b 2; y.rlx = 1; barrier b 2 }
P2 { y.rlx = 2; a = x.rlx }`,
	`name barrier-alone
why one participant short: blocked
P0 { x.rlx = 1; barrier b 3 }
P1 { a = x.rlx; barrier b 3 }`,
	`name choice
why nondeterministic choices multiply
P0 { a = choice 3; x.rlx = a }
P1 { b = x.rlx; if b == 2 { c = choice 2; y.rlx = c } }`,
	`name dekker
why Dekker's entry protocol with seq_cst fences and a lock-protected counter
P0 { x.rlx = 1; fence.sc; a = y.rlx; if a == 0 { z.na = 1 } }
P1 { y.rlx = 1; fence.sc; a = x.rlx; if a == 0 { z.na = 2 } }`,
	`name seqlock
why a reader that retries is cut by assume
P0 { s.rlx = 1; fence.rel; x.rlx = 1; s.rel = 2 }
P1 { a = s.acq; assume a != 1; b = x.rlx; fence.acq; c = s.rlx; assume a == c }`,
	`name rmw-isolation
why an RMW may be revisited by a write that then sits right before it
P0 { a = add x.rlx 1; b = y.rlx }
P1 { c = y.rlx; x.rlx = 10 }
P2 { y.rlx = 1; d = add x.rlx 1 }`,
	`name assume-race
why a race of a read whose old values an assumption rules out, and which synchronises with the new one
P0 { x.na = 1; x.rel = 2 }
P1 { r0 = x.acq; assume r0 == 2 }`,
	`name assume-race-plain
why likewise with a plain read that an assumption stops
P0 { y.rel = 1; x.rlx = 1; y.rel = 2 }
P1 { r0 = y.acq; assume r0 != 1; r1 = x.na; assume r1 == 1 }`,
	`name assume-last
why the read that an assumption guards is tried last; its old value counts if it is admitted
P0 { x.rlx = 1; a = y.rlx; x.rlx = a+2 }
P1 { y.rlx = 1; b = x.rlx; assume b == 2; y.rlx = 2 }
P2 { c = x.rlx; assume c == 1; y.rlx = 3 }`,
}

// Named returns the program of the corpus called name, or nil.
func Named(name string) *Program {
	for _, p := range All() {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// All parses the whole corpus.
func All() []*Program {
	ps := make([]*Program, len(Corpus))
	for i, s := range Corpus {
		ps[i] = MustParse(s)
	}
	return ps
}
