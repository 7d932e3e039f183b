// Package orders finds out which memory orders a program needs. Given clients, programs that are verified, it relaxes
// the atomic accesses and fences of their source as far as every client still is; given one that is wrong, it looks for
// the fewest that have to be stronger.
//
// Vocabulary: a site is what has a memory order in the source (genmcgo.Site); clients that include one header share
// its sites. An assignment gives each site an order. A candidate is an assignment that is to be verified: each client
// under it. A step makes one site weaker by one level. A run is an exploration of one client under one assignment; a
// replay looks whether one execution, found under another assignment, is there as well.
//
// The search relies on one property of the models: what an assignment allows, every weaker one does. So a
// counterexample of one candidate refutes the weaker ones, which need no run. Nothing that it answers relies on that
// alone: the assignment that it returns was verified by runs, and that a site cannot be relaxed is shown by a
// counterexample. A candidate that was not explored to the end counts as not shown, and is not taken.
//
//   - search.go: assignments, candidates, what is remembered of them
//   - relax.go: relaxing a program that is right
//   - repair.go: strengthening one that is wrong
//   - weights.go: what orders cost on processors
//   - result.go: what comes of it, as data; text.go, json.go and sarif.go print it
//   - rewrite.go, patch.go: the change of the source
//   - log.go: candidates on disk, to resume a search
//
// Non-goals: fences that are not in the source, and changes of anything but orders.
package orders
