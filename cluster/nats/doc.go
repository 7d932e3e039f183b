// Package nats runs jobs on many machines: an embedded server, workers that join and
// leave, and clients that submit, follow, list and cancel jobs. All talk to one NATS server
// with JetStream, 2.12 or later, which keeps what must survive. Package task says what jobs, tasks
// and records are; nothing here knows what is explored.
//
// # What the server keeps
//
//   - The bucket "genmcgo" of keys and values has an entry for each job: what it is, its state, its
//     epoch and refinement (jobs.go).
//   - The object store "genmcgo-JOB" has the job's files, records that are too large
//     for a message, and snapshots of the ledger.
//   - The stream GENMCGO_REC_JOB is the log of the job: records, in the order in which they came.
//     There is at most one message per task: of several attempts the first wins, and the
//     others are told (records.go). The log is the only truth: whoever folds it with a task.Ledger knows
//     what has been explored and what is open.
//   - The stream GENMCGO_TASK_JOB is a queue of open tasks, each in one message. It is
//     derived from the log, and can be restored from it (queue.go).
//
// # Life of a task
//
// A worker asks for as many tasks as it has free slots (worker.go). While a session explores a bundle, the
// worker sends heartbeats; without them the server gives the task to another worker after
// Spec.AckWait. When the attempt ends, the worker publishes its record, then, if it won, the record's
// children as tasks (attempt.go). The last child, which is the rest of what it explored, it keeps, and
// explores it under the same message: a chain of attempts, of which each record but the last is marked. At the
// end of the chain it acknowledges the message. So at any moment each open task is in the queue, or its parent is
// and has a record, or it was kept: then the first task of the chain is in the queue. Whoever receives a task
// that has a record publishes the children that have none, along the chain.
//
// A task that is delivered for the first time has no record, or hardly ever: nobody asks. One that was delivered
// before may have one, or may have had one that was compacted away; the follower knows that.
//
// An attempt ends when nothing is left, after Spec.Slice, when the worker leaves or needs memory,
// or when other workers are idle: each publishes "hungry", and those of the workers that are busy
// with the job which get that split their oldest attempts into as many tasks as are wanted (hungry.go). If nothing
// is idle, nothing is split.
//
// # Who folds
//
// A follower reads the log through a ledger (follow.go). It begins epochs, ends the job, restores
// lost tasks, and compacts the log. The client that submitted a job is one, until it
// leaves. If there is none, one of the workers becomes the job's keeper and does the same
// (keeper.go).
//
// # What may get lost
//
// Messages that are in no stream are sent once, and connections break. What makes up for what is lost then, and when:
//
//   - A request for a task, or what the server says instead of one: the worker asks again a second after pullWait,
//     or when it is connected again.
//   - A task on its way to a worker, a worker that has one, or an acknowledgement: the server gives the task to
//     another worker after Spec.AckWait. Who receives it looks for its record.
//   - A task that the queue has no more: the follower puts it there when the queue is empty and nothing was folded
//     for a second or two.
//   - The message that a job has changed: a worker that does not know an open job hears of it from its follower,
//     within a second; one that has missed an epoch sees it in the epoch's tasks; one that was cut off reads all
//     entries when it is connected again, and all do every rescanEvery. Followers read the entry when no record
//     came for followWait.
//   - A record on its way to a follower: the next one shows it; if there is none, followWait and the time of a
//     request.
//   - The follower: after keepAfter to twice keepAfter a worker is one.
//   - Wants: they are told again (hungry.go). No task is lost with them, only time.
//   - The answer to any other request: it is made again after Options.Timeout.
//   - A connection that is cut without a word: the client sees it after three times pingEvery at most, and
//     connects again.
//
// # Trust
//
// Only who has credentials can talk to a server that Serve started. Still, all that is received is
// decoded with bounds and checks, and what is wrong is reported, removed, and not counted.
package nats
