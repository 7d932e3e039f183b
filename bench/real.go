package bench

// Locks, queues, sets and memory reclamation as libraries have them, written after the
// publications that their first lines name. No paper's table has these programs. With -DBUG
// each has one mistake, where its text says "the bug".

// symmetryOff has GenMC tell threads apart that do the same, as genmcgo does without --symmetry.
var symmetryOff = map[string][]string{"genmc": {"-disable-sr"}}

// realPrograms are those of the table real.
var realPrograms = []Program{
	// Locks.
	program("mcs_lock", "mcs_lock", "threads", nil),
	program("clh_lock", "clh_lock", "threads", nil),
	program("hmcs_lock", "hmcs_lock", "threads", nil),
	program("hclh_lock", "hclh_lock", "threads", nil),
	program("cna_lock", "cna_lock", "threads", nil),
	program("ticket_recursive", "ticket_recursive", "threads", nil),
	program("ttas_backoff", "ttas_backoff", "threads", inPlaceOff),
	program("phase_fair", "phase_fair", "readers", symmetryOff),
	program("qrwlock", "qrwlock", "readers", symmetryOff),
	program("left_right", "left_right", "readers", symmetryOff),
	// Queues and stacks.
	program("vyukov_mpsc", "vyukov_mpsc", "producers", nil),
	program("vyukov_mpmc", "vyukov_mpmc", "producers, and consumers", nil),
	program("spsc_ring", "spsc_ring", "values", nil),
	program("spmc_queue", "spmc_queue", "consumers", symmetryOff),
	program("hw_queue", "hw_queue", "producers", nil),
	program("two_lock_queue", "two_lock_queue", "producers, and consumers", symmetryOff),
	program("elimination_stack", "elimination_stack", "threads that push", symmetryOff),
	program("abp_deque", "abp_deque", "thieves", symmetryOff),
	// Sets.
	program("lazy_list", "lazy_list", "threads", nil),
	program("optimistic_list", "optimistic_list", "threads", nil),
	program("hand_tree", "hand_tree", "threads", nil),
	// Memory that is given back, and others.
	program("rcu_qsbr", "rcu_qsbr", "readers", nil),
	program("rcu_memb", "rcu_memb", "readers", nil),
	program("epochs", "epochs", "threads that pop", nil),
	program("remote_free", "remote_free", "threads that free", nil),
	program("sense_barrier", "sense_barrier", "threads", nil),
	program("double_checked", "double_checked", "threads", symmetryOff),
}

var realTables = []PaperTable{
	{
		ID: "real", Title: "Locks, queues, sets and reclamation as they are written",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "tso", "rc11", "imm"},
		Rows: []PaperRow{
			{Program: "mcs_lock", N: 4},
			{Program: "clh_lock", N: 4},
			{Program: "hmcs_lock", N: 4},
			{Program: "hclh_lock", N: 4},
			{Program: "cna_lock", N: 4},
			{Program: "ticket_recursive", N: 4},
			{Program: "ttas_backoff", N: 4},
			{Program: "phase_fair", N: 3},
			{Program: "qrwlock", N: 2},
			{Program: "left_right", N: 3},
			{Program: "vyukov_mpsc", N: 4},
			{Program: "vyukov_mpmc", N: 3},
			{Program: "spsc_ring", N: 6},
			{Program: "spmc_queue", N: 3},
			{Program: "hw_queue", N: 4},
			{Program: "two_lock_queue", N: 3},
			{Program: "elimination_stack", N: 3},
			{Program: "abp_deque", N: 3},
			{Program: "lazy_list", N: 4},
			{Program: "optimistic_list", N: 4},
			{Program: "hand_tree", N: 5},
			{Program: "rcu_qsbr", N: 3},
			{Program: "rcu_memb", N: 1},
			{Program: "epochs", N: 2},
			{Program: "remote_free", N: 3},
			{Program: "sense_barrier", N: 4},
			{Program: "double_checked", N: 5},
		},
	},
	{
		ID: "real-large", Title: "The same with more threads, and deques, stacks and queues of other tables",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "tso", "rc11", "imm"},
		Rows: []PaperRow{
			{Program: "mcs_lock", N: 5},
			{Program: "clh_lock", N: 5},
			{Program: "hmcs_lock", N: 5},
			{Program: "cna_lock", N: 5},
			{Program: "ticket_recursive", N: 5},
			{Program: "phase_fair", N: 4},
			{Program: "qrwlock", N: 3},
			{Program: "left_right", N: 4},
			{Program: "vyukov_mpsc", N: 4},
			{Program: "vyukov_mpmc", N: 3},
			{Program: "spsc_ring", N: 8},
			{Program: "spmc_queue", N: 4},
			{Program: "hw_queue", N: 5},
			{Program: "abp_deque", N: 4},
			{Program: "lazy_list", N: 5},
			{Program: "hand_tree", N: 6},
			{Program: "rcu_qsbr", N: 4},
			{Program: "rcu_memb", N: 2},
			{Program: "epochs", N: 3},
			{Program: "sense_barrier", N: 5},
			{Program: "double_checked", N: 7},
			{Program: "ms_queue", N: 6},
			{Program: "treiber_stack", N: 7},
			{Program: "chase_lev", N: 3},
		},
	},
}
