// Package wire is parts of an exploration, and single executions, as data and as bytes: without
// pointers into any worker's memory, so that another worker, or another process, can take them
// up, or a report can show them again. How an execution becomes a task and a task an execution is
// not known here.
//
// Read Task first.
//
//	task.go        a graph with an alternative to be explored in it
//	bytes.go       a task as bytes
//	bundle.go      bundles of tasks for other processes: what is around the pieces
//	recording.go   an execution in which something was found, to be replayed
package wire
