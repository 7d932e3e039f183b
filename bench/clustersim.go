package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"genmcgo/cluster/nats"
)

// ClusterCosts are the measured costs of a cluster's work besides exploring. Times of workers are
// CPU time.
type ClusterCosts struct {
	// Attempt is what an attempt costs its worker: rebuilding what the bundle says, making bundles of
	// the rest, a record, and the messages.
	Attempt time.Duration `json:"attempt"`
	// Join is what each worker does once per job: fetching it and loading the program. Warm is an upper
	// bound of what each does besides: filling its own tree of steps.
	Join time.Duration `json:"join"`
	Warm time.Duration `json:"warm"`
	// Trip is how long a request and its answer are under way, without what follows.
	Trip time.Duration `json:"trip"`
	// Message is what the server takes for a message, received or sent, and Store what it takes in
	// addition to store one, or to take one out of a queue. It does one after the other.
	Message time.Duration `json:"message"`
	Store   time.Duration `json:"store"`
	// Fold is what the follower takes for a record, one after the other.
	Fold time.Duration `json:"fold"`
}

// The messages of each step of the protocol, received and sent by the server. Deliveries to the
// follower are those of its records, which come in batches.
const (
	recordMessages = 3  // a record, its acknowledgement, its delivery to the follower
	childMessages  = 2  // a task and its acknowledgement
	pullMessages   = 2  // the task before is done; a request for another
	giveMessages   = 1  // a task
	hungryMessages = 2  // an idle worker tells, a busy one hears
	entryMessages  = 2  // the entry of the job
	joinMessages   = 12 // its files, with the requests for them
	beatMessages   = 1  // an attempt goes on
	rollMessages   = 2  // a worker hears the roll called, and answers
)

// ClusterSim is a simulated cluster: workers with one slot each, and a server.
type ClusterSim struct {
	Workers int
	Costs   ClusterCosts
	Timing  nats.Timing
	// Speed is how much CPU time a worker gets per second; 0: all, a processor of its own.
	Speed float64
}

// ClusterOutcome is what came of a simulation. The parts of Workers × Time add up to it.
type ClusterOutcome struct {
	Workers  int           `json:"workers"`
	Time     time.Duration `json:"time"` // from the submission until the follower knows all
	Attempts int           `json:"attempts"`
	Messages int           `json:"messages"`
	// Work is the time on the tree, Joining what workers do once, Over the costs of attempts, Waiting
	// the time for answers between them.
	Work, Joining, Over, Waiting time.Duration
	// Before is the time until workers got their first task, After that since their last attempt,
	// Between the rest of the time without a task.
	Before, Between, After time.Duration
	Server                 time.Duration `json:"server"` // that the server was busy
	Follower               time.Duration `json:"follower"`
	Queue                  int           `json:"queue"` // the longest
}

// Efficiency is total, the time of one worker by itself, over what all workers' time was.
func (o *ClusterOutcome) Efficiency(total time.Duration) float64 {
	if o.Time <= 0 {
		return 1
	}
	return float64(total) / (float64(o.Time) * float64(o.Workers))
}

// Share is d as a part of the time of all workers.
func (o *ClusterOutcome) Share(d time.Duration) float64 {
	if o.Time <= 0 {
		return 0
	}
	return float64(d) / (float64(o.Time) * float64(o.Workers))
}

// clusterTask is a bundle: the roots of the subtrees that are left, the oldest first.
type clusterTask struct{ left []int32 }

// What happens in a simulated cluster, each at a time.
type clusterStep uint8

const (
	atServerReady  clusterStep = iota // a worker has read the job's entry, and asks for a task
	atWorkerTask                      // a task arrives at a worker
	atServerJoin                      // the worker asks for the job
	atWorkerBegin                     // it begins to explore
	atWorkerNode                      // it is through with a node
	atServerRecord                    // its record arrives
	atWorkerStored                    // it hears that
	atServerTasks                     // the record's children arrive
	atWorkerEnd                       // it hears that, too
	atServerPull                      // the attempt's acknowledgement arrives, and a request for a task
	atWorkerTimer                     // it has been idle for a while
	atServerHungry                    // wants are told to one of the others
	atWorkerHungry                    // it hears them
	atWorkerNobody                    // there is none: the one that told hears that
	atWorkerLapse                     // a worker has kept wants long enough
)

type clusterEvent struct {
	at   time.Duration
	n    int64 // of events at the same time the one that was made first
	what clusterStep
	w    int32
	// gen is the idle time that atWorkerTimer and atWorkerNobody are about, and the attempt that atWorkerLapse is.
	gen   int32
	wants int32 // that are told; 0: they were told before
}

func (e *clusterEvent) before(f *clusterEvent) bool {
	return e.at < f.at || e.at == f.at && e.n < f.n
}

// clusterEvents is a heap, the next event first. It is one of container/heap without the interfaces, which
// take most of the time of a simulation.
type clusterEvents []clusterEvent

func (h *clusterEvents) push(e clusterEvent) {
	*h = append(*h, e)
	q := *h
	i := len(q) - 1
	for ; i > 0; i = (i - 1) / 2 {
		up := (i - 1) / 2
		if !e.before(&q[up]) {
			break
		}
		q[i] = q[up]
	}
	q[i] = e
}

func (h *clusterEvents) pop() clusterEvent {
	q := *h
	first, e := q[0], q[len(q)-1]
	q = q[:len(q)-1]
	*h = q
	i := 0
	for k := 1; k < len(q); k = 2*i + 1 {
		if k+1 < len(q) && q[k+1].before(&q[k]) {
			k++
		}
		if !q[k].before(&e) {
			break
		}
		q[i] = q[k]
		i = k
	}
	if len(q) > 0 {
		q[i] = e
	}
	return first
}

// clusterWorker is a worker process with one slot.
type clusterWorker struct {
	joined    bool
	worked    bool // got a task before
	idle      bool
	exploring bool
	seat      int // in the group of the busy ones, -1: not there
	task      clusterTask
	node      int32
	started   time.Duration // of the attempt
	// Wants that were told to the worker, those for which the attempt was asked to split, and how many alternatives it
	// is to give away, from splitAt on.
	wants, asked, parts int
	splitAt             time.Duration
	children            []clusterTask
	links               int   // attempts since a task came
	attempts            int32 // all
	kept                bool  // it goes on with the last child itself
	idleSince           time.Duration
	waited              time.Duration // when it was idle last
	idleGen             int32
	told                bool // that it is idle
	hungryFor           time.Duration
}

// clusterRun is a simulation that runs.
type clusterRun struct {
	ClusterSim
	tree    *WorkTree
	out     *ClusterOutcome
	events  clusterEvents
	made    int64
	lapses  int // of events: atWorkerLapse, which is no message
	ws      []clusterWorker
	busy    []int32       // the group that hears hungry workers
	waiting []int32       // workers whose requests the server has, the oldest first
	queue   []clusterTask // open tasks, the oldest first
	open    int           // without a record
	server  time.Duration // when it is free
	fold    time.Duration // when the follower is free
	load    float64       // the part of the server's time that goes on what is no step of an attempt
	rng     uint64
}

// ErrOverloaded is returned if the server of a simulated cluster has no time for attempts.
var ErrOverloaded = errors.New("the server is overloaded")

// SimulateCluster explores t with a simulated cluster under the rules of package cluster/nats. The
// same arguments have the same outcome. It fails with ErrOverloaded if the server has no time for
// attempts, because what so many workers send without having a task keeps it busy.
func (t *WorkTree) SimulateCluster(ctx context.Context, c ClusterSim) (*ClusterOutcome, error) {
	c.Speed = cmp.Or(c.Speed, 1)
	r := &clusterRun{ClusterSim: c, tree: t, out: &ClusterOutcome{Workers: c.Workers}, ws: make([]clusterWorker, c.Workers), rng: 0x9e3779b97f4a7c15}
	perSecond := float64(c.Workers) * (beatMessages/c.Timing.Beat.Seconds() + rollMessages/c.Timing.Roll.Seconds())
	if r.load = perSecond * c.Costs.Message.Seconds(); r.load > 0.95 {
		return nil, fmt.Errorf("%w: %d workers send %.0f heartbeats a second", ErrOverloaded, c.Workers, perSecond)
	}
	r.open, r.queue = 1, []clusterTask{{[]int32{0}}}
	for i := range r.ws {
		r.ws[i].seat = -1
		r.after(c.Costs.Trip/2, atServerReady, int32(i))
	}
	for n := 0; r.open > 0; n++ {
		if n%(1<<12) == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if len(r.events)-r.lapses > 20*c.Workers+1000 {
			return nil, fmt.Errorf("%w: %d workers send more messages than it has time for", ErrOverloaded, c.Workers)
		}
		r.happen(r.events.pop())
	}
	o := r.out
	o.Time = r.fold
	for i := range r.ws {
		if w := &r.ws[i]; !w.worked {
			o.Before += o.Time
		} else if w.idle {
			o.After += max(o.Time-w.idleSince, 0)
		}
	}
	// Whoever stored the last records waits for nothing any more.
	known := o.Work + o.Joining + o.Over + o.Before + o.Between + o.After
	o.Waiting = max(o.Time*time.Duration(o.Workers)-known, 0)
	o.Messages += int(perSecond * o.Time.Seconds())
	o.Server += time.Duration(r.load * float64(o.Time))
	return o, nil
}

// after makes something happen at a time.
func (r *clusterRun) after(at time.Duration, what clusterStep, w int32) {
	r.send(clusterEvent{at: at, what: what, w: w, gen: r.ws[w].idleGen})
}

func (r *clusterRun) send(e clusterEvent) {
	r.made++
	e.n = r.made
	r.events.push(e)
}

// serve has the server handle messages that arrive now, and change so many queues and logs, and returns
// when it is through.
func (r *clusterRun) serve(now time.Duration, messages, stored int) time.Duration {
	d := time.Duration(messages)*r.Costs.Message + time.Duration(stored)*r.Costs.Store
	r.out.Messages += messages
	r.out.Server += d
	r.server = max(r.server, now) + time.Duration(float64(d)/(1-r.load))
	return r.server
}

// real is how long a worker takes for CPU time.
func (r *clusterRun) real(cpu time.Duration) time.Duration {
	return time.Duration(float64(cpu) / r.Speed)
}

func (r *clusterRun) happen(e clusterEvent) {
	w, half := &r.ws[e.w], r.Costs.Trip/2
	switch e.what {
	case atServerReady:
		r.ask(r.serve(e.at, entryMessages+pullMessages-1, 0), e.w)
	case atServerPull:
		r.ask(r.serve(e.at, pullMessages, 1), e.w)
	case atWorkerTask:
		r.receive(e.at, e.w)
	case atServerJoin:
		r.after(r.serve(e.at, joinMessages, 0)+half+joinMessages/2*r.Costs.Trip, atWorkerBegin, e.w)
	case atWorkerBegin:
		r.begin(e.at, e.w)
	case atWorkerNode:
		if r.leave(e.at, e.w) {
			r.next(e.at, e.w)
		}
	case atServerRecord:
		at := r.serve(e.at, recordMessages, 1)
		r.open += len(w.children) - 1
		r.fold = max(r.fold, at+half) + r.Costs.Fold
		r.out.Follower += r.Costs.Fold
		r.after(at+half, atWorkerStored, e.w)
	case atWorkerStored:
		if w.kept && len(w.children) == 1 || len(w.children) == 0 {
			r.end(e.at, e.w)
		} else {
			r.after(e.at+half, atServerTasks, e.w)
		}
	case atServerTasks:
		at, given := e.at, w.children
		if w.kept {
			given = given[:len(given)-1]
		}
		for _, c := range given {
			at = r.serve(e.at, childMessages, 1)
			r.queue = append(r.queue, c)
			r.hand(at)
		}
		r.after(at+half, atWorkerEnd, e.w)
	case atWorkerEnd:
		r.end(e.at, e.w)
	default:
		r.hunger(e)
	}
}

// hunger is happen for what comes of idle workers.
func (r *clusterRun) hunger(e clusterEvent) {
	w, half := &r.ws[e.w], r.Costs.Trip/2
	switch e.what {
	case atWorkerTimer:
		if w.idle && e.gen == w.idleGen {
			r.stand(e.w)
			wants := 1
			if w.told {
				wants = 0
			}
			w.told = true
			r.tell(e.at, e.w, wants)
			w.hungryFor = min(2*w.hungryFor, r.Timing.HungryLast)
			r.after(e.at+w.hungryFor, atWorkerTimer, e.w)
		}
	case atServerHungry:
		at := r.serve(e.at, hungryMessages, 0)
		if n := len(r.busy); n > 0 {
			r.rng ^= r.rng << 13
			r.rng ^= r.rng >> 7
			r.rng ^= r.rng << 17
			r.send(clusterEvent{at: at + half, what: atWorkerHungry, w: r.busy[r.rng%uint64(n)], wants: e.wants})
		} else if e.wants > 0 {
			r.after(at+half, atWorkerNobody, e.w)
		}
	case atWorkerHungry:
		if w.idle { // it has not left the group yet, or just now
			r.stand(e.w)
			r.tell(e.at, e.w, int(e.wants))
			return
		}
		w.wants = max(w.wants+int(e.wants), 1)
		r.want(e.at, e.w)
	case atWorkerNobody:
		if e.gen == w.idleGen {
			w.told = false
		}
	case atWorkerLapse:
		r.lapses--
		if w.exploring && e.gen == w.attempts {
			passed := min(w.asked, w.wants)
			w.asked = 0
			if passed > 0 {
				w.wants -= passed
				r.tell(e.at, e.w, passed)
			}
		}
	}
}

// tell has a worker tell wants to one that is busy.
func (r *clusterRun) tell(at time.Duration, i int32, wants int) {
	r.send(clusterEvent{at: at + r.Costs.Trip/2, what: atServerHungry, w: i, gen: r.ws[i].idleGen, wants: int32(wants)})
}

// want asks the attempt of a worker to split for the wants of which none was asked yet.
func (r *clusterRun) want(at time.Duration, i int32) {
	w := &r.ws[i]
	if !w.exploring || w.wants <= w.asked {
		return
	}
	was := w.asked
	w.asked = min(w.wants, r.Timing.SplitMost)
	if was > 0 || w.parts == 0 {
		w.parts = w.asked
	}
	if was == 0 {
		w.splitAt = max(at, w.started+r.Timing.SplitAfter)
		r.lapses++
		r.send(clusterEvent{at: w.splitAt + r.Timing.SplitWithin, what: atWorkerLapse, w: i, gen: w.attempts})
	}
}

// stand has a worker leave the group that hears others: it is hungry itself.
func (r *clusterRun) stand(i int32) {
	w := &r.ws[i]
	if w.seat < 0 {
		return
	}
	last := r.busy[len(r.busy)-1]
	r.busy[w.seat] = last
	r.ws[last].seat = w.seat
	r.busy = r.busy[:len(r.busy)-1]
	w.seat = -1
}

// ask leaves a worker's request for a task with the server. The worker is idle since it sent it.
func (r *clusterRun) ask(at time.Duration, i int32) {
	r.waiting = append(r.waiting, i)
	w := &r.ws[i]
	w.idleGen++
	w.hungryFor = min(max(w.waited/time.Duration(max(r.Timing.HungryPart, 1)), r.Timing.HungryFirst), r.Timing.HungryLast)
	w.idle, w.told = true, false
	r.after(at+w.hungryFor, atWorkerTimer, i)
	r.hand(at)
}

// hand hands tasks to those who wait.
func (r *clusterRun) hand(at time.Duration) {
	r.out.Queue = max(r.out.Queue, len(r.queue))
	for len(r.queue) > 0 && len(r.waiting) > 0 {
		i := r.waiting[0]
		r.waiting = r.waiting[1:]
		w := &r.ws[i]
		w.task, r.queue = r.queue[0], r.queue[1:]
		w.idleGen++ // it is not hungry any more
		r.after(r.serve(at, giveMessages, 0)+r.Costs.Trip/2, atWorkerTask, i)
	}
}

// receive takes up a task.
func (r *clusterRun) receive(at time.Duration, i int32) {
	w := &r.ws[i]
	if w.worked {
		r.out.Between += at - w.idleSince
		w.waited = at - w.idleSince
	} else {
		r.out.Before += at
		w.waited = at
	}
	w.worked, w.idle, w.links = true, false, 0
	if w.seat < 0 {
		w.seat = len(r.busy)
		r.busy = append(r.busy, i)
	}
	r.attempt(at, i)
	if w.joined {
		r.begin(at, i)
	} else {
		r.after(at+r.Costs.Trip/2, atServerJoin, i)
	}
}

// attempt begins an attempt of a task that the worker has.
func (r *clusterRun) attempt(at time.Duration, i int32) {
	w := &r.ws[i]
	w.asked, w.parts = 0, 0
	w.links++
	w.attempts++
	r.out.Attempts++
}

// begin begins to explore the bundle.
func (r *clusterRun) begin(at time.Duration, i int32) {
	w := &r.ws[i]
	cost := r.Costs.Attempt / 2 // the other half is at the end
	if !w.joined {
		w.joined = true
		join := r.Costs.Join + r.Costs.Warm
		r.out.Joining += r.real(join)
		at += r.real(join)
	}
	r.out.Over += r.real(cost)
	w.started, w.exploring = at, true
	r.want(at, i)
	r.next(at+r.real(cost), i)
}

// next takes up the newest alternative that is left, and others after it until something else happens
// or the attempt ends. There must be one.
func (r *clusterRun) next(at time.Duration, i int32) {
	w := &r.ws[i]
	for goesOn := true; goesOn; goesOn = r.leave(at, i) {
		n := len(w.task.left) - 1
		w.node, w.task.left = w.task.left[n], w.task.left[:n]
		d := r.real(r.tree.Nodes[w.node].Own)
		r.out.Work += d
		at += d
		if len(r.events) > 0 && r.events[0].at <= at {
			r.after(at, atWorkerNode, i)
			return
		}
	}
}

// leave leaves a node: what follows from it is pending. It reports whether the attempt goes on, or else
// ends it.
func (r *clusterRun) leave(at time.Duration, i int32) bool {
	w := &r.ws[i]
	from := len(w.task.left)
	for k := r.tree.Nodes[w.node].First; k != 0; k = r.tree.Nodes[k].Next {
		w.task.left = append(w.task.left, k)
	}
	slices.Reverse(w.task.left[from:])
	left := w.task.left
	switch {
	case len(left) == 0:
		w.children = nil
	case at >= w.started+r.Timing.Slice:
		w.children = []clusterTask{{left}}
	case w.parts > 0 && at >= w.splitAt && len(left) > 1:
		n := min(w.parts, len(left)/2)
		w.children = nil
		for k := range n {
			w.children = append(w.children, clusterTask{left[k : k+1 : k+1]})
		}
		w.children = append(w.children, clusterTask{left[n:]})
		w.wants = max(w.wants-n, 0)
	default:
		return true
	}
	w.task, w.exploring = clusterTask{}, false
	w.kept = len(w.children) > 0 && w.links < r.Timing.Chain
	cost := r.real(r.Costs.Attempt - r.Costs.Attempt/2)
	r.out.Over += cost
	r.after(at+cost+r.Costs.Trip/2, atServerRecord, i)
	return false
}

// end ends an attempt. Its worker goes on with what it kept, or asks for another task.
func (r *clusterRun) end(at time.Duration, i int32) {
	w := &r.ws[i]
	if w.kept {
		w.task = w.children[len(w.children)-1]
		r.attempt(at, i)
		r.begin(at, i)
		return
	}
	w.idle, w.idleSince = true, at
	if w.wants > 0 {
		r.stand(i)
		r.tell(at, i, w.wants)
		w.wants = 0
	}
	r.after(at+r.Costs.Trip/2, atServerPull, i)
}
