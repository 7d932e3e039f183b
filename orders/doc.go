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
// counterexample of one candidate refutes the weaker ones, and a candidate that is verified vouches for the stronger
// ones; neither needs a run. What is answered is shown by a run or a replay of the assignment in question or, by that
// property, of one on the other side of it: an assignment that is returned was verified, or a weaker one was; for a site
// that cannot be relaxed there is a counterexample of the assignment that relaxes it, or of a stronger one. A candidate
// that was not explored to the end counts as not shown, and is not taken.
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
