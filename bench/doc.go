// Package bench compares genmcgo with what other tools found out about the same
// programs.
//
//   - [Corpora]: litmus programs with the number of executions, and for one of
//     them the final states, under several memory models; kept in
//     testdata/oracle as C and as LLVM IR, so that the tests need no compiler.
//
//   - [GenMCCases], [Suite]: GenMC's own test tree, which lies outside this
//     repository: its programs are compiled, checked, and the counts compared
//     with its expectations or with a GenMC binary run on the same program.
//
//   - [PaperTables], [Programs], [Harness]: the tables of papers, their programs
//     written again, and measuring them with genmcgo and other tools in turn; a
//     [TableResult] is printed beside the paper's figures, and drawn as [Chart].
//
//   - [Recorder], [WorkTree], [ScalingRun]: the tree of work of a real run, and how
//     fast any number of workers would be on it, simulated with measured costs.
//
//   - [Hunt]: seeded bugs in programs that are too big to explore, and how fast hunts find them.
//
// Only the number of complete executions is comparable between tools: the number
// of blocked ones depends on each tool's reductions.
//
// Read next: cmd/genmcgo-bench, the command over this package.
package bench
