package bench

// Smaller structures from libraries and kernels: free lists, counts of references, hazard pointers, sets, a pipeline, locks. As those of
// real.go they were written after the publications that their first lines name, and have one mistake with -DBUG.

// structurePrograms are those of the table structures.
var structurePrograms = []Program{
	program("tagged_freelist", "tagged_freelist", "threads", symmetryOff),
	program("high_water", "high_water", "threads", symmetryOff),
	program("weak_count", "weak_count", "owners", symmetryOff),
	program("hazard_pointers", "hazard_pointers", "readers", symmetryOff),
	program("llist", "llist", "threads that add", symmetryOff),
	program("hash_set", "hash_set", "threads", symmetryOff),
	program("disruptor", "disruptor", "consumers", symmetryOff),
	program("biased_rwlock", "biased_rwlock", "readers", symmetryOff),
	program("qspinlock", "qspinlock", "threads", symmetryOff),
	program("marked_list", "marked_list", "threads that insert", symmetryOff),
}

var structureTables = []PaperTable{
	{
		ID: "structures", Title: "Structures and locks of libraries and kernels",
		Source: "programs of this repository; no published figures", Models: []string{"sc", "tso", "rc11", "imm"},
		Rows: []PaperRow{
			{Program: "tagged_freelist", N: 4},
			{Program: "high_water", N: 4},
			{Program: "weak_count", N: 5},
			{Program: "hazard_pointers", N: 5},
			{Program: "llist", N: 4},
			{Program: "hash_set", N: 5},
			{Program: "disruptor", N: 3},
			{Program: "biased_rwlock", N: 2},
			{Program: "qspinlock", N: 3},
			{Program: "marked_list", N: 4},
		},
	},
}
