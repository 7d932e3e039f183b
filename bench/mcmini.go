package bench

import "slices"

// The tables of mcmini-2023. Its tool counts traces: it runs the program up to its end once
// for each, as its search (dynamic partial order reduction with sleep sets) asks for it. That
// search is not optimal, so there are more traces than executions; and its wake-up policy is
// first come, first served. Columns named by a commit of the tool's repository are what it
// counts there when it is run.

// Columns of these tables.
const (
	mcminiPaper = "paper"
	mcminiHead  = "04107c9"
	mcminiOld   = "459f642" // of March 2023, when the paper was written
	// Of February 2023, with one spurious wake-up per condition variable: a constant in its source.
	mcminiSpurious = "14aa8d9"
)

var mcminiColumns = []string{mcminiPaper, mcminiHead, mcminiOld}

// primitivePrograms are those of the tables.
var primitivePrograms = slices.Concat([]Program{
	program("philosophers", "philosophers_mut", "philosophers", nil),
	program("philosophers", "philosophers_mut_declared", "philosophers", nil, "-DMUTEX"),
	program("philosophers", "philosophers_sem", "philosophers", nil, "-DSEATS"),
	program("philosophers", "philosophers_sem_declared", "philosophers", nil, "-DDECLARED"),
	program("philosophers", "philosophers_sem_declared_fifo", "philosophers", nil, "-DFIFO"),
	program("philosophers", "philosophers_sem_declared_lifo", "philosophers", nil, "-DLIFO"),
	program("philosophers", "philosophers_sem_declared_queue", "philosophers", nil, "-DANY"),
	under("sem:fifo", program("philosophers", "philosophers_sem_fifo", "philosophers", nil, "-DSEATS")),
	under("sem:lifo", program("philosophers", "philosophers_sem_lifo", "philosophers", nil, "-DSEATS")),
	program("philosophers", "philosophers_sem_library", "philosophers", nil, "-DLIBRARY"),
	program("rw_cond", "rw_cond", "rounds", nil),
	program("rw_cond", "rw_cond_readers", "rounds", nil, "-DREADERS_FIRST"),
	program("rw_cond", "rw_cond_writers", "rounds", nil, "-DWRITERS_FIRST"),
	program("rw_cond", "rw_cond_tickets", "rounds", nil, "-DTICKETS"),
	program("rw_cond", "rw_cond_kinds", "rounds", nil, "-DKINDS"),
	under("cond:fifo", program("rw_cond", "rw_cond_fifo", "rounds", nil)),
	under("cond:fifo", program("rw_cond", "rw_cond_readers_fifo", "rounds", nil, "-DREADERS_FIRST")),
	under("cond:fifo", program("rw_cond", "rw_cond_writers_fifo", "rounds", nil, "-DWRITERS_FIRST")),
	under("cond:fifo", program("rw_cond", "rw_cond_tickets_fifo", "rounds", nil, "-DTICKETS")),
	under("cond:fifo", program("rw_cond", "rw_cond_tickets_2r1w_fifo", "rounds", nil, "-DTICKETS", "-DREADERS=2", "-DWRITERS=1")),
	under("cond:fifo", program("rw_cond", "rw_cond_kinds_fifo", "rounds", nil, "-DKINDS")),
	program("rw_declared", "rw_declared", "rounds", nil),
	program("rw_declared", "rw_declared_readers", "rounds", nil, "-DREADERS_FIRST"),
	program("rw_declared", "rw_declared_writers", "rounds", nil, "-DWRITERS_FIRST"),
	program("rw_declared", "rw_declared_any", "rounds", nil, "-DANY"),
	program("rw_declared", "rww_declared", "rounds", nil, "-DKINDS"),
	under("rwlock:fifo", program("rw_declared", "rw_library_fifo", "rounds", nil, "-DLIBRARY")),
	under("rwlock:readers", program("rw_declared", "rw_library_readers", "rounds", nil, "-DLIBRARY")),
	under("rwlock:writers", program("rw_declared", "rw_library_writers", "rounds", nil, "-DLIBRARY")),
	bounded(program("stock", "stock", "producers", nil)),
	bounded(program("stock", "stock_spurious", "producers", nil), "--spurious-wakeups=1"),
	bounded(program("stock", "stock_if", "producers", nil, "-DIF")),
	bounded(program("stock", "stock_if_spurious", "producers", nil, "-DIF"), "--spurious-wakeups=1"),
	program("rw_mutex", "rw_semaphore", "rounds", nil, "-DSEMAPHORE"),
	program("items", "items", "items of each thread", nil),
	program("barrier", "barrier", "threads", nil),
	program("barrier", "barrier_declared", "threads", nil, "-DDECLARED"),
	program("barrier", "barrier_library", "threads", nil, "-DLIBRARY"),
	program("broadcast", "broadcast", "threads that wait", nil),
	program("broadcast", "broadcast_declared", "threads that wait", nil, "-DDECLARED"),
	under("cond:fifo", program("broadcast", "broadcast_fifo", "threads that wait", nil)),
	under("cond:fifo", program("bbuf", "bbuf_wakeup", "producers, and consumers", nil, "-DLIBRARY")),
	program("broadcast", "broadcast_library", "threads that wait", nil, "-DLIBRARY"),
},
	// These have an error, and are explored up to the first one, or all of them.
	wrong(program("rw_mutex", "rw_mutex", "rounds", nil)),
	wrong(program("philosophers", "philosophers_mut_dl", "philosophers", nil, "-DALONE")),
	wrong(program("philosophers", "philosophers_sem_dl", "philosophers", nil, "-DSEATS", "-DCROWDED")),
	wrong(program("barrier", "barrier_dl", "threads", nil, "-DDEADLOCK")),
	wrong(program("broadcast", "broadcast_dl", "threads that wait", nil, "-DDEADLOCK")),
	wrong(program("broadcast", "broadcast_dl_declared", "threads that wait", nil, "-DDEADLOCK", "-DDECLARED")),
	wrong(under("cond:fifo", program("broadcast", "broadcast_dl_fifo", "threads that wait", nil, "-DDEADLOCK"))),
	wrong(program("items", "items_dl", "items of each thread", nil, "-DDEADLOCK")),
	wrong(program("items", "items_dl_2p", "items of each thread", nil, "-DDEADLOCK", "-DPRODUCERS=2")),
	wrong(program("items", "items_dl_2c", "items of each thread", nil, "-DDEADLOCK", "-DCONSUMERS=2")),
	wrong(program("items", "items_dl_5p5c", "items of each thread", nil, "-DDEADLOCK", "-DPRODUCERS=5", "-DCONSUMERS=5")),
)

// wrong is a program with an error, and as NAME_all the same explored to its end for all deadlocks.
func wrong(p Program) []Program {
	all := p
	all.Name += "_all"
	all.Flags = append(slices.Clone(p.Flags), "--all-deadlocks")
	return []Program{p, all}
}

// under is the program under a policy of waking threads.
func under(wakeup string, p Program) Program {
	p.Flags = []string{"--wakeup=" + wakeup}
	return p
}

// bounded is a program whose threads go on for ever, up to the bound of the paper.
func bounded(p Program, flags ...string) Program {
	p.Flags = append([]string{"--max-ops-per-thread=6"}, flags...)
	return p
}

// traceRow makes a row; figures are by column.
func traceRow(there string, threads int, counts map[string]TraceCount, program string, n int, finds, why string) PaperRow {
	return PaperRow{Program: program, N: n, Traces: &Traces{Name: there, Threads: threads, Finds: finds, Counts: counts, Why: why}}
}

// inPaper are figures of the paper: transitions, traces, deadlocks, seconds.
func inPaper(transitions, traces, deadlocks int64, seconds float64) map[string]TraceCount {
	return map[string]TraceCount{mcminiPaper: {Transitions: transitions, Traces: traces, Deadlocks: deadlocks, Seconds: seconds}}
}

// and adds what the tool of a commit counts.
func and(counts map[string]TraceCount, commit string, c TraceCount) map[string]TraceCount {
	counts[commit] = c
	return counts
}

const (
	whyPhilosophers = "an execution for each order in which the philosophers take the mutex, N!: forks are taken by who holds it, so their orders follow. " +
		"The traces beyond that repeat executions, or were abandoned"
	whySemaphore = "each order of the waits for and posts of a semaphore makes an execution of its own here, also where two posts, or two waits that find enough, could change places: " +
		"as many as an enumeration of the orders has. The tool there takes some of these for one trace"
	whyCond = "an execution for each order of critical sections. The traces beyond that repeat executions, or were abandoned"
	whyWord = "any thread may be woken, and what a woken thread finds in the word that the condition variable is tells executions apart"
)

var primitiveTables = []PaperTable{
	{
		ID: "mcmini-1", Title: "Lines of code for a primitive", Source: "mcmini-2023, Table 1", Models: []string{"sc"},
		Lines: []LinesRow{
			{Primitive: "pthread_t", Operations: 5, Lines: 400},
			{Primitive: "mutex", Operations: 3, Lines: 267, Files: 12, FileLines: 719, Declared: []string{"programs/philosophers.c"}},
			{Primitive: "condition variable", Operations: 6, Lines: 458, Files: 29, FileLines: 2068, Declared: []string{"genmcgo/cond.h", "genmcgo/cond_fifo.h", "genmcgo/cond_lifo.h", "genmcgo/cond_glibc.h"}},
			{Primitive: "barrier", Operations: 3, Lines: 243, Files: 12, FileLines: 633, Declared: []string{"programs/barrier.c"}},
			{Primitive: "semaphore", Operations: 4, Lines: 329, Files: 14, FileLines: 816, Declared: []string{"genmcgo/semaphore.h", "genmcgo/semaphore_fifo.h", "genmcgo/semaphore_lifo.h"}},
			{Primitive: "read-write lock", Files: 18, FileLines: 1247, Declared: []string{"genmcgo/rwlock.h", "genmcgo/rwlock_fifo.h", "genmcgo/rwlock_readers.h", "genmcgo/rwlock_writers.h"}},
			{Primitive: "readers and two kinds of writers", Files: 24, FileLines: 1586, Declared: []string{"genmcgo/rww.h"}},
		},
	},
	{
		ID: "mcmini-2", Title: "Programs without deadlock", Source: "mcmini-2023, Table 2", Models: []string{"sc"}, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("philosophers_mut", 6, and(inPaper(37968, 2507, 0, 11.16), mcminiHead, TraceCount{Transitions: 37968, Traces: 2507, Seconds: 9.59}),
				"philosophers_mut", 6, "", whyPhilosophers),
			traceRow("philosophers_sem", 5, and(inPaper(136931, 10017, 0, 37.49), mcminiHead, TraceCount{Transitions: 135062, Traces: 9922, Seconds: 37.06}),
				"philosophers_sem", 5, "", whySemaphore),
			traceRow("philosophers_sem", 4, map[string]TraceCount{mcminiHead: {Transitions: 8713, Traces: 654, Seconds: 2.30}}, "philosophers_sem", 4, "", whySemaphore),
			traceRow("philosophers_sem", 3, map[string]TraceCount{mcminiHead: {Transitions: 625, Traces: 50, Seconds: 0.19}}, "philosophers_sem", 3, "", whySemaphore),
			traceRow("reader_writer_fifo, 1 reader", 3, and(and(inPaper(935, 83, 0, 0.37), mcminiHead, TraceCount{Says: "crashes"}), mcminiOld, TraceCount{Transitions: 809, Traces: 79, Seconds: 0.28}),
				"rw_cond_tickets_fifo", 1, "", whyCond+". The paper does not say whether one or two of its threads read"),
			traceRow("reader_writer_fifo, 2 readers", 3, map[string]TraceCount{mcminiHead: {Says: "crashes"}, mcminiOld: {Transitions: 960, Traces: 90, Seconds: 0.36}},
				"rw_cond_tickets_2r1w_fifo", 1, "", whyCond),
			traceRow("(any thread is woken, 1 reader)", 3, nil, "rw_cond_tickets", 1, "", whyWord),
			traceRow("reader_writer_mut_reader_preferred", 3, and(inPaper(9023, 831, 0, 2.76), mcminiHead, TraceCount{Transitions: 9023, Traces: 831, Seconds: 3.92}),
				"rw_mutex", 2, "unlock-not-held", "one reader locks a mutex that another unlocks, which POSIX leaves undefined: genmcgo stops at this error. 04107c9 does not look for it"),
			traceRow("the same", 3, nil, "rw_semaphore", 2, "", "the same with a semaphore in the place of that mutex, for which it is right"),
			traceRow("producer_consumer_mut_sem", 2, and(inPaper(1156, 65, 0, 0.45), mcminiHead, TraceCount{Transitions: 1156, Traces: 65, Seconds: 0.41}),
				"items", 5, "", whySemaphore),
			traceRow("simple_barrier_with_threads", 10, and(inPaper(53, 1, 0, 0.04), mcminiHead, TraceCount{Transitions: 52, Traces: 1, Seconds: 0.10}),
				"barrier", 10, "", "threads that come to a barrier are in no order, here as there"),
		},
	},
	{
		ID: "mcmini-3", Title: "Up to the first deadlock", Source: "mcmini-2023, Table 3", Models: []string{"sc"}, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("simple_cond_broadcast", 10, and(inPaper(46, 1, 1, 0.04), mcminiHead, TraceCount{Transitions: 46, Traces: 1, Deadlocks: 1, Seconds: 0.06}), "broadcast_dl_fifo", 10, "deadlock", whyFirst),
			traceRow("simple_barrier_with_threads", 5, and(inPaper(25, 1, 1, 0.02), mcminiHead, TraceCount{Transitions: 25, Traces: 1, Deadlocks: 1, Seconds: 0.07}), "barrier_dl", 5, "deadlock", whyFirst),
			traceRow("philosophers_mut", 10, and(inPaper(37627, 2585, 1, 14.38), mcminiHead, TraceCount{Transitions: 37627, Traces: 2585, Deadlocks: 1, Seconds: 12.07}), "philosophers_mut_dl", 10, "deadlock", whyFirst),
			traceRow("philosophers_sem", 5, and(inPaper(7579, 513, 1, 2.25), mcminiHead, TraceCount{Transitions: 7579, Traces: 513, Deadlocks: 1, Seconds: 2.39}), "philosophers_sem_dl", 5, "deadlock", whyFirst),
			traceRow("producer_consumer_mut_sem", 10, and(inPaper(53, 1, 1, 0.04), mcminiHead, TraceCount{Transitions: 53, Traces: 1, Deadlocks: 1, Seconds: 0.03}), "items_dl_5p5c", 5, "deadlock", whyFirst),
		},
	},
	{
		ID: "mcmini-4", Title: "All deadlocks", Source: "mcmini-2023, Table 4", Models: []string{"sc"}, Ordered: true, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("simple_cond_broadcast", 5, and(and(inPaper(298010, 67680, 16680, 154.70), mcminiHead, TraceCount{Says: "crashes", Deadlocks: 240, Seconds: 1.6}), mcminiOld, TraceCount{Transitions: 321612, Traces: 65738, Deadlocks: 16680, Seconds: 189.8}),
				"broadcast_dl_fifo_all", 5, "deadlock", whyBroadcast),
			traceRow("simple_cond_broadcast", 3, map[string]TraceCount{mcminiOld: {Transitions: 697, Traces: 101, Deadlocks: 54, Seconds: 0.33}}, "broadcast_dl_fifo_all", 3, "deadlock", whyBroadcast),
			traceRow("(any thread is woken)", 3, nil, "broadcast_dl_all", 3, "deadlock", whyWord),
			traceRow("(a declared condition variable)", 3, nil, "broadcast_dl_declared_all", 3, "deadlock", whyCommute),
			traceRow("philosophers_sem", 5, and(inPaper(157439, 11208, 120, 42.97), mcminiHead, TraceCount{Transitions: 155472, Traces: 11120, Deadlocks: 120, Seconds: 49.76}),
				"philosophers_sem_dl_all", 5, "deadlock", "all hold their left fork in the one deadlock there is; it comes about in each order in which they can sit down, 5! = 120, here as there"),
			traceRow("(a program with 3 threads)", 3, inPaper(29753, 3619, 3154, 12.39), "items_dl_2p_all", 3, "deadlock", whyUnknown),
			traceRow("the same", 3, nil, "items_dl_2c_all", 4, "deadlock", whyUnknown),
			traceRow("(philosophers_mut; not in the paper)", 10, nil, "philosophers_mut_dl_all", 10, "deadlock", "2^10 ways in which neighbours can be first at their forks, but that in which each comes first to his right one; the one in which each comes first to his left one is the deadlock"),
			traceRow("(simple_barrier_with_threads; not in the paper)", 5, nil, "barrier_dl_all", 5, "deadlock", "one of 6 threads is one too many, and waits, in whatever order they come"),
		},
	},
	{
		ID: "mcmini-5", Title: "Dining philosophers", Source: "mcmini-2023, Table 5", Models: []string{"sc"}, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("philosophers_mut", 3, map[string]TraceCount{mcminiHead: {Transitions: 163, Traces: 8, Seconds: 0.12}}, "philosophers_mut", 3, "", whyPhilosophers),
			traceRow("philosophers_mut", 4, and(inPaper(834, 45, 0, 0.26), mcminiHead, TraceCount{Transitions: 834, Traces: 45, Seconds: 0.27}), "philosophers_mut", 4, "", whyPhilosophers),
			traceRow("philosophers_mut", 5, and(inPaper(5188, 311, 0, 1.38), mcminiHead, TraceCount{Transitions: 5188, Traces: 311, Seconds: 1.16}), "philosophers_mut", 5, "", whyPhilosophers),
			traceRow("philosophers_mut", 6, and(inPaper(37968, 2507, 0, 11.16), mcminiHead, TraceCount{Transitions: 37968, Traces: 2507, Seconds: 9.59}), "philosophers_mut", 6, "", whyPhilosophers),
			traceRow("philosophers_mut", 7, and(inPaper(321202, 23016, 0, 108.77), mcminiHead, TraceCount{Transitions: 321202, Traces: 23016, Seconds: 94.3}), "philosophers_mut", 7, "", whyPhilosophers),
			traceRow("philosophers_mut", 8, inPaper(3097702, 236981, 0, 1226.98), "philosophers_mut", 8, "", whyPhilosophers),
		},
	},
	{
		ID: "mcmini-6", Title: "Dining philosophers, the tool there without sleep sets", Source: "mcmini-2023, Table 6", Models: []string{"sc"}, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("philosophers_mut", 4, inPaper(9779, 362, 0, 2.35), "philosophers_mut", 4, "", whySleep),
			traceRow("philosophers_mut", 5, inPaper(291932, 9757, 0, 65.34), "philosophers_mut", 5, "", whySleep),
			traceRow("philosophers_mut", 6, inPaper(9772424, 303575, 0, 19285.38), "philosophers_mut", 6, "", whySleep),
		},
	},
	{
		ID: "mcmini-7", Title: "A reader and two writers, two rounds each", Source: "mcmini-2023, Table 7", Models: []string{"sc"}, Ordered: true, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("rw_cond_no_preference", 3, and(and(inPaper(739912, 82540, 0, 345.99), mcminiHead, TraceCount{Says: "crashes"}), mcminiOld, TraceCount{Transitions: 794170, Traces: 82584, Seconds: 572}), "rw_cond_fifo", 2, "", whyCond),
			traceRow("rw_rwlock_no_preference", 3, and(inPaper(282207, 34415, 0, 75.02), mcminiHead, TraceCount{Transitions: 287320, Traces: 40624, Seconds: 191.8}), "rw_library_fifo", 2, "", whyArrival),
			traceRow("(declared)", 3, nil, "rw_declared", 2, "", whyDeclared),
			traceRow("(a lock for which any thread may go on)", 3, nil, "rw_declared_any", 2, "", whyAny),
			traceRow("rw_cond_reader_preferred", 3, and(and(inPaper(604750, 53527, 0, 251.32), mcminiHead, TraceCount{Says: "crashes"}), mcminiOld, TraceCount{Transitions: 605004, Traces: 53557, Seconds: 168.1}), "rw_cond_readers_fifo", 2, "", whyCond),
			traceRow("rw_rwlock_reader_preferred", 3, inPaper(284374, 36080, 0, 83.25), "rw_library_readers", 2, "", whyPreferred),
			traceRow("(declared)", 3, nil, "rw_declared_readers", 2, "", whyDeclared),
			traceRow("rw_cond_writer_preferred", 3, and(inPaper(538118, 59884, 0, 234.94), mcminiHead, TraceCount{Says: "crashes"}), "rw_cond_writers_fifo", 2, "", whyCond),
			traceRow("rw_rwlock_writer_preferred", 3, inPaper(284374, 36080, 0, 83.40), "rw_library_writers", 2, "", whyPreferred),
			traceRow("(declared)", 3, nil, "rw_declared_writers", 2, "", whyDeclared),
			traceRow("(condition variable that wakes any thread)", 3, nil, "rw_cond", 2, "", whyWord),
		},
	},
	{
		ID: "mcmini-8", Title: "A reader and two kinds of writers", Source: "mcmini-2023, Table 8", Models: []string{"sc"}, Ordered: true, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("reader_two_writers_cond, two rounds", 3, and(and(inPaper(793912, 82540, 0, 346.87), mcminiHead, TraceCount{Says: "crashes"}), mcminiOld, TraceCount{Transitions: 794170, Traces: 82584, Seconds: 609}), "rw_cond_kinds_fifo", 2, "", whyCond),
			traceRow("reader_writer_rwwlock", 3, and(and(inPaper(919, 109, 0, 0.34), mcminiHead, TraceCount{Transitions: 936, Traces: 115}), mcminiOld, TraceCount{Transitions: 938, Traces: 130}), "rww_declared", 1, "", whyOneRound),
			traceRow("the same, two rounds", 3, map[string]TraceCount{mcminiHead: {Transitions: 287320, Traces: 40624, Seconds: 202}, mcminiOld: {Transitions: 287956, Traces: 41066, Seconds: 139}}, "rww_declared", 2, "", whyOneRound),
			traceRow("reader_two_writers_cond, one round", 3, map[string]TraceCount{mcminiOld: {Transitions: 933, Traces: 93}}, "rw_cond_kinds_fifo", 1, "", whyCond),
		},
	},
	{
		ID: "mcmini-9", Title: "A consumer and spurious wake-ups, at most six operations per thread", Source: "mcmini-2023, Table 9", Models: []string{"sc"},
		Columns: []string{mcminiPaper, mcminiHead, mcminiSpurious},
		Rows: []PaperRow{
			traceRow("no_spurious (1+1)", 2, and(inPaper(84, 21, 0, 0.09), mcminiHead, TraceCount{Transitions: 84, Traces: 21}), "stock", 1, "", whyBound),
			traceRow("spurious (1+1)", 2, and(map[string]TraceCount{mcminiPaper: {Says: "assertion at 28", Seconds: 0.04}}, mcminiSpurious, TraceCount{Says: "assertion at 28"}), "stock_if_spurious", 1, "assertion", whySpurious),
			traceRow("(while, spurious, 1+1)", 2, map[string]TraceCount{mcminiSpurious: {Transitions: 113, Traces: 29}}, "stock_spurious", 1, "", whyBound),
			traceRow("no_spurious (2+1)", 3, and(inPaper(2301, 907, 0, 1.41), mcminiHead, TraceCount{Transitions: 2301, Traces: 907}), "stock", 2, "", whyBound),
			traceRow("spurious (2+1)", 3, and(map[string]TraceCount{mcminiPaper: {Says: "assertion at 1,046", Seconds: 0.47}}, mcminiSpurious, TraceCount{Says: "assertion at 1,046"}), "stock_if_spurious", 2, "assertion", whySpurious),
			traceRow("(while, spurious, 2+1)", 3, map[string]TraceCount{mcminiSpurious: {Transitions: 2979, Traces: 1163}}, "stock_spurious", 2, "", whyBound),
			traceRow("no_spurious (3+1)", 4, and(inPaper(101509, 48636, 0, 83.42), mcminiHead, TraceCount{Transitions: 101509, Traces: 48636}), "stock", 3, "", whyBound),
			traceRow("spurious (3+1)", 4, and(map[string]TraceCount{mcminiPaper: {Says: "assertion at 45,040", Seconds: 17.58}}, mcminiSpurious, TraceCount{Says: "assertion at 52,133"}), "stock_if_spurious", 3, "assertion", whySpurious),
			traceRow("(if, but no spurious wake-ups, 3+1)", 4, nil, "stock_if", 3, "", whyBound),
		},
	},
	{
		ID: "mcmini-10", Title: "Wake-up policies of a semaphore", Source: "mcmini-2023, Table 10", Models: []string{"sc"}, Ordered: true, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("LIFO", 3, and(inPaper(81282, 4519, 0, 0), mcminiHead, TraceCount{Transitions: 1439, Traces: 92}), "philosophers_sem_lifo", 3, "", whyPolicy),
			traceRow("FIFO", 3, and(inPaper(104216, 5801, 0, 0), mcminiHead, TraceCount{Transitions: 625, Traces: 50}), "philosophers_sem_fifo", 3, "", whyPolicy),
			traceRow("arbitrary, independent enqueue", 3, inPaper(69924, 3918, 0, 0), "philosophers_sem_declared_queue", 3, "", whyPolicyDeclared),
			traceRow("arbitrary, dependent enqueue", 3, and(inPaper(203003, 11344, 0, 0), mcminiHead, TraceCount{Transitions: 3171, Traces: 211}), "philosophers_sem_declared_queue", 3, "", whyPolicyDeclared+". The paper has the two figures of this row in each other's place"),
			traceRow("arbitrary, without enqueue", 3, inPaper(10840, 601, 0, 0), "philosophers_sem", 3, "", whyPolicy),
			traceRow("(LIFO, declared)", 3, nil, "philosophers_sem_declared_lifo", 3, "", whyPolicyDeclared),
			traceRow("(FIFO, declared)", 3, nil, "philosophers_sem_declared_fifo", 3, "", whyPolicyDeclared),
			traceRow("(arbitrary, without enqueue, declared)", 3, nil, "philosophers_sem_declared", 3, "", whyPolicyDeclared),
			traceRow("LIFO", 4, map[string]TraceCount{mcminiHead: {Transitions: 35134, Traces: 2233}}, "philosophers_sem_lifo", 4, "", whyPolicy),
			traceRow("FIFO", 4, map[string]TraceCount{mcminiHead: {Transitions: 8713, Traces: 654}}, "philosophers_sem_fifo", 4, "", whyPolicy),
			traceRow("arbitrary", 4, map[string]TraceCount{mcminiHead: {Transitions: 174672, Traces: 11548}}, "philosophers_sem_declared_queue", 4, "", whyPolicyDeclared),
			traceRow("(arbitrary, without enqueue)", 4, nil, "philosophers_sem", 4, "", whyPolicy),
			traceRow("(LIFO, declared)", 4, nil, "philosophers_sem_declared_lifo", 4, "", whyPolicyDeclared),
			traceRow("(FIFO, declared)", 4, nil, "philosophers_sem_declared_fifo", 4, "", whyPolicyDeclared),
			traceRow("(arbitrary, without enqueue, declared)", 4, nil, "philosophers_sem_declared", 4, "", whyPolicyDeclared),
		},
	},
	{
		ID: "mcmini-11", Title: "A library's function against a primitive, two threads", Source: "mcmini-2023, Table 11", Models: []string{"sc"}, Ordered: true, Columns: mcminiColumns,
		Rows: []PaperRow{
			traceRow("simple_barrier, library", 2, inPaper(114, 0, 0, 0), "barrier_library", 2, "", whyEvents),
			traceRow("simple_barrier, primitive", 2, inPaper(90, 0, 0, 0), "barrier", 2, "", whyEvents),
			traceRow("(declared)", 2, nil, "barrier_declared", 2, "", whyEvents),
			traceRow("simple_cond_broadcast, library", 2, inPaper(4029, 0, 0, 0), "broadcast_library", 2, "", whyEvents),
			traceRow("simple_cond_broadcast, primitive", 2, inPaper(28, 0, 0, 0), "broadcast_fifo", 2, "", whyEvents),
			traceRow("(declared)", 2, nil, "broadcast_declared", 2, "", whyEvents),
			traceRow("philosophers_semaphore, library", 2, inPaper(2873, 0, 0, 0), "philosophers_sem_library", 2, "", whyEvents),
			traceRow("philosophers_semaphore, primitive", 2, inPaper(176, 0, 0, 0), "philosophers_sem_fifo", 2, "", whyEvents),
			traceRow("(declared)", 2, nil, "philosophers_sem_declared_fifo", 2, "", whyEvents),
		},
	},
}

const (
	whyFirst     = "how long it takes to come to a deadlock depends on which thread goes first"
	whyBroadcast = "a thread that comes after the broadcast waits for ever. Critical sections have n! (1 + n + n (n-1) + ...) orders with such a thread, 60 for 3 threads and 24,720 for 5. " +
		"The tool there reports fewer, so it leaves some out, by a rule of its own or by mistake, and makes more traces than there are orders at all, 96 and 39,120"
	whyUnknown = "which program the paper's figures are about is not known here. If it is producer_consumer with a third thread, the paper does not say how many items there are: " +
		"figures cannot be compared"
	whySleep     = "genmcgo explores no execution twice, with nothing to switch off. Without sleep sets the tool there repeats each some hundred times"
	whyArrival   = "an execution for each order of the lock's operations, of which there are two for each call of a lock function: one to queue, one to go on. The traces beyond that repeat executions, or were abandoned"
	whyPreferred = whyArrival + ". The paper has the same figures for both preferences, and its tool takes its lock's preference from a constant in its source"
	whyBound     = "threads go on for ever, so all executions end blocked, where a thread has made six operations or waits for one that has: " +
		"one for each order in which they lock the mutex until then. There a thread's start is a transition, too, and a wait is two, so threads come less far"
	whySpurious       = "the error is found; how many executions come before depends on which thread goes first"
	whyDeclared       = "an execution for each order of the lock's operations, in which those that are declared to commute have none. There are two for each call of a lock function: one to queue, one to go on"
	whyCommute        = "as many as there are orders of critical sections, where operations that are declared to commute have none; to come to them some executions are begun in vain, which are blocked, too"
	whyAny            = "an execution for each order of the lock's operations, one for each call of a lock function: without a queue there is nothing else that can be told apart"
	whyOneRound       = whyDeclared + ". The figures of the paper are those of one round, beside two rounds in the row of the condition variable: what it calls a thousand times as fast is mostly that"
	whyPolicy         = "an execution for each order of the semaphore's operations. The paper's figures are for more philosophers than the three it names: run with three and four, its tool counts what stands beside"
	whyPolicyDeclared = whyPolicy + ". Those that are declared to commute are in no order"
	whyEvents         = "the paper counts transitions alone; events are what genmcgo added to graphs, in all executions together"
)
