package bench

// Loops as programmers write them in semaphores, counters and snapshots, which no paper's table has: threads that count
// themselves while they wait, compare-exchanges whose failure is ordered less than the load before them, and counters that are taken
// and given back if there was not enough.

// everydayPrograms are those of the table everyday. GenMC leaves out other rounds of some of them.
var everydayPrograms = []Program{
	program("counted_semaphore", "counted_semaphore", "threads", symmetryOff),
	program("weak_retry", "weak_retry", "threads", symmetryOff),
	program("take_or_leave", "take_or_leave", "threads", symmetryOff),
	program("counted_wait", "counted_wait", "threads", symmetryOff),
	program("event_count", "event_count", "consumers", symmetryOff),
	program("snapshot", "snapshot", "words", symmetryOff),
	program("try_semaphore", "try_semaphore", "threads", symmetryOff),
	program("counter_rwlock", "counter_rwlock", "readers, and one writer less", symmetryOff),
	program("bit_rwlock", "bit_rwlock", "readers, and one writer less", symmetryOff),
	program("linuxrwlocks", "linux_rwlock", "threads, not counting the one that reads and writes", symmetryOff),
}

var everydayTables = []PaperTable{
	{
		ID: "everyday", Title: "Waiting and retrying as programmers write it",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "rc11", "imm"},
		Rows: []PaperRow{
			{Program: "counted_semaphore", N: 5},
			{Program: "weak_retry", N: 6},
			{Program: "take_or_leave", N: 3},
			{Program: "counted_wait", N: 3},
			{Program: "event_count", N: 2},
			{Program: "snapshot", N: 3},
		},
	},
	{
		ID: "attempts", Title: "Counters that are taken, and given back if there was not enough",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "rc11", "imm"},
		Rows: []PaperRow{{Program: "try_semaphore", N: 6}, {Program: "counter_rwlock", N: 3}, {Program: "linux_rwlock", N: 4}, {Program: "bit_rwlock", N: 3}},
	},
}
