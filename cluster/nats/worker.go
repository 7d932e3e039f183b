package nats

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"genmcgo/cluster/metrics"
	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// WorkerOptions say what a worker is.
type WorkerOptions struct {
	Name    string                       // for people; "": host and process
	Slots   int                          // how many tasks at a time; 0: one per processor
	Version string                       // jobs of other versions are left alone
	Jobs    func(Spec) (task.Job, error) // makes the job that a spec, which may come from a stranger, describes

	// MaxMemory, in bytes, is what the process may need: beyond 80 % of it the worker gives tasks
	// back and works on fewer. 0: no limit.
	MaxMemory uint64
	// Patience is how long the worker waits for a server that went away; 0: 2 min.
	Patience time.Duration
	// Grace is how long sessions may take to pause when the worker leaves; 0: 10 s.
	Grace time.Duration
	// Metrics is an address, as for metrics.Listen, at which the worker serves what it has done; "": it
	// does not.
	Metrics string

	keepAfter time.Duration // of tests; 0: keepAfter
}

const (
	// An idle worker is hungry after hungryFirst, and says so again and again, ever less often, every hungryRepeat in
	// the end. If it waited longer the last time, it is hungry after that time divided by hungryPart, but no later
	// than hungryLast: a server that is slow has many workers.
	hungryFirst  = 2 * time.Millisecond
	hungryLast   = time.Second
	hungryRepeat = 4 * time.Second
	hungryPart   = 4
	// fairSlice is how long attempts take while another job has had less than its share.
	fairSlice = time.Second
	// rescanEvery is how often the list of jobs is read although nobody said that it has changed.
	rescanEvery = 5 * time.Minute
)

// pullWait is how long the server keeps a request for a task. Tests raise it.
var pullWait = 10 * time.Second

// Work makes the process a worker, until ctx is done; then it pauses what it explores, and leaves the
// rest to others. It returns nil after that, or an error if the server does not
// come back.
func (c *Client) Work(ctx context.Context, o WorkerOptions) error {
	w, err := c.newWorker(o)
	if err != nil {
		return err
	}
	return w.work(ctx)
}

// worker is a process that works.
type worker struct {
	c    *Client
	o    WorkerOptions
	host string
	// The server answers at once to now, and to wait when there is a task.
	now, wait *puller
	base      context.Context // of all attempts; ended when nothing is to be waited for
	kill      context.CancelFunc

	wake chan struct{} // has an element if something that the dispatcher waits for may have happened
	lost chan struct{} // likewise if the connection was interrupted
	gone chan error    // has an element if the server is gone for good

	mu       sync.Mutex
	runs     map[string]*run
	reads    map[string]*reads // of jobs whose entries are being read
	attempts int               // that run
	allowed  int               // how many may run: less than Slots if memory is short
	patience *time.Timer
	decayed  time.Time // when served was halved
	leaving  bool
	told     int    // of the free slots: those of which another worker was told
	anew     bool   // what was told may be lost
	unheard  bool   // nobody has heard it
	nobody   string // the subject of answers that there is none, and the beginning of that for wants passed on

	wg    sync.WaitGroup
	tally tally

	// Only the dispatcher uses these.
	asked     map[string]request // by job
	idleSince time.Time
	hungryAt  time.Time // when to be hungry next, if idle
	hungryFor time.Duration
	toldAt    time.Time     // when it told its wants last
	waited    time.Duration // when it was idle last
}

// request is what the server was asked for: so many tasks, until then.
type request struct {
	tasks int
	until time.Time
}

func (c *Client) newWorker(o WorkerOptions) (*worker, error) {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	if o.Name == "" {
		o.Name = fmt.Sprintf("%s-%d", host, os.Getpid())
	}
	if len(o.Name) > task.MaxWorker {
		return nil, fmt.Errorf("a worker's name has at most %d bytes", task.MaxWorker)
	}
	if o.Slots < 0 {
		return nil, fmt.Errorf("a worker with %d slots", o.Slots)
	}
	if o.Slots == 0 {
		o.Slots = runtime.GOMAXPROCS(0)
	}
	if o.Patience == 0 {
		o.Patience = 2 * time.Minute
	}
	if o.Grace == 0 {
		o.Grace = 10 * time.Second
	}
	w := &worker{c: c, o: o, host: host, nobody: c.nc.NewInbox(), wake: make(chan struct{}, 1), lost: make(chan struct{}, 1), gone: make(chan error, 1), runs: map[string]*run{}, reads: map[string]*reads{},
		allowed: o.Slots, asked: map[string]request{}, decayed: time.Now()}
	w.tally.since = time.Now()
	w.base, w.kill = context.WithCancel(context.Background())
	if w.now, err = c.newPuller(1 << 12); err != nil {
		return nil, explain(err, c.url)
	}
	w.wait, err = c.newPuller(1 << 12)
	return w, explain(err, c.url)
}

func (w *worker) work(ctx context.Context) error {
	defer w.kill()
	w.watchConnection()
	subs := []*nats.Subscription{w.now.sub, w.wait.sub}
	for subject, f := range map[string]nats.MsgHandler{
		eventSubject:     func(m *nats.Msg) { w.refreshUntilRead(string(m.Data)) },
		whoSubject:       w.present,
		keepSubject("*"): w.heardKeeper,
		anewSubject("*"): w.heardAnew,
		w.nobody:         w.heardNobody,
		w.nobody + ".>":  w.passedToNobody,
	} {
		s, err := w.c.nc.Subscribe(subject, f)
		if err != nil {
			return explain(err, w.c.url)
		}
		subs = append(subs, s)
	}
	defer func() {
		for _, s := range subs {
			s.Unsubscribe()
		}
	}()
	if err := w.rescan(ctx); ctx.Err() != nil {
		return nil // it has nothing to leave yet
	} else if err != nil {
		return err
	}
	if w.o.MaxMemory > 0 {
		go w.watchMemory(w.base)
	}
	go w.watchKeepers(w.base)
	if w.o.Metrics != "" {
		e, err := metrics.Listen(w.o.Metrics, w.measure)
		if err != nil {
			return err
		}
		defer e.Close()
		w.c.log("metrics are at " + e.URL)
	}
	err := w.dispatch(ctx)
	w.leave()
	return err
}

// notify puts an element in a channel of one, unless it has one.
func notify(ch chan struct{}) {
	select {
	case ch <- struct{}{}:
	default:
	}
}

// watchConnection keeps w informed about the connection.
func (w *worker) watchConnection() {
	end := func(err error) {
		select {
		case w.gone <- err:
		default:
		}
	}
	w.c.nc.SetDisconnectErrHandler(func(*nats.Conn, error) {
		w.c.away()
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.patience == nil {
			w.patience = time.AfterFunc(w.o.Patience, func() {
				end(about(ErrUnreachable, "%s: for %v", redacted(w.c.url), w.o.Patience))
			})
		}
	})
	w.c.nc.SetReconnectHandler(func(*nats.Conn) {
		w.c.back()
		w.mu.Lock()
		if w.patience != nil {
			w.patience.Stop()
			w.patience = nil
		}
		w.mu.Unlock()
		notify(w.lost)
		go w.rescanUntilRead(w.base)
	})
	w.c.nc.SetClosedHandler(func(nc *nats.Conn) {
		if err := nc.LastError(); err != nil {
			end(unconnected(err, w.c.url))
		}
	})
}

// rescan reads the entries of all jobs.
func (w *worker) rescan(ctx context.Context) error {
	ids, err := w.c.jobIDs(ctx)
	if err != nil {
		return err
	}
	w.mu.Lock()
	for id := range w.runs {
		if !slices.Contains(ids, id) {
			ids = append(ids, id) // it is gone, most likely
		}
	}
	w.mu.Unlock()
	for _, id := range ids {
		err := w.read(ctx, id)
		if ctx.Err() != nil || errors.Is(err, ErrUnreachable) {
			return cmp.Or(ctx.Err(), err)
		}
		if err != nil {
			w.c.log(oneLine(err))
		}
	}
	return nil
}

// rescanUntilRead is rescan, again and again until it succeeds.
func (w *worker) rescanUntilRead(ctx context.Context) {
	for ctx.Err() == nil && w.rescan(ctx) != nil {
		pause(ctx, 200*time.Millisecond)
	}
}

// refresh is read, until the worker ends.
func (w *worker) refresh(id string) error { return w.read(w.base, id) }

// reads are those of one entry that are under way. worker.mu protects them.
type reads struct {
	begun, underWay int
	learned         int // the how many-th that began was the last to begin of those that were learned
}

// read reads the entry of a job, and has w learn it. Nothing else does.
func (w *worker) read(ctx context.Context, id string) error {
	if !jobID().MatchString(id) {
		return nil // a stranger's event
	}
	w.mu.Lock()
	r := w.reads[id]
	if r == nil {
		r = &reads{}
		w.reads[id] = r
	}
	r.begun++
	r.underWay++
	n := r.begun
	w.mu.Unlock()
	e, _, err := w.c.entry(ctx, id)
	w.mu.Lock()
	defer w.mu.Unlock()
	if r.underWay--; r.underWay == 0 {
		delete(w.reads, id)
	}
	// Of two reads, the answer to the one that began first may come last, and be the older one. It would take back what
	// was learned from the other: a job that was being prepared would be dropped although it is open by now, and nobody says
	// so a second time. Whatever the first was to find out the other has, too, since it began later.
	if n < r.learned {
		return nil
	}
	if err != nil && !errors.Is(err, ErrNoJob) {
		return err
	}
	r.learned = n
	w.learn(id, e)
	return nil
}

// refreshUntilRead is refresh, again and again until the server answers: it does not say twice that an entry has
// changed.
func (w *worker) refreshUntilRead(id string) {
	for errors.Is(w.refresh(id), ErrUnreachable) && w.base.Err() == nil {
		pause(w.base, 200*time.Millisecond)
	}
}

// learn is told the entry of a job, nil if there is none. The caller holds w.mu.
func (w *worker) learn(id string, e *Entry) {
	r := w.runs[id]
	switch {
	case e == nil || e.State != Open:
		if r != nil {
			r.close()
			delete(w.runs, id)
		}
	case r == nil:
		r = w.newRun(e)
		w.makeRoom()
		w.runs[id] = r
		if e.Version != w.o.Version {
			r.refuse("job %s (%s) was submitted by genmcgo %s, and this is %s: nothing is taken of it", id, e.Name, e.Version, w.o.Version)
		}
	case e.Epoch > r.entry.Epoch:
		r.beginEpoch(e)
	}
	notify(w.wake)
}

// makeRoom pauses the oldest attempt if there is no free slot for a job that is new. The caller
// holds w.mu.
func (w *worker) makeRoom() {
	if w.attempts < w.allowed {
		return
	}
	var oldest *attempt
	for _, r := range w.runs {
		for a := range r.attempts {
			if oldest == nil || a.started.Before(oldest.started) {
				oldest = a
			}
		}
	}
	if oldest != nil {
		oldest.pause()
	}
}

// eligible returns the jobs of which w takes tasks, those first that have had the least of it.
func (w *worker) eligible() []*run {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := time.Now()
	for ; now.Sub(w.decayed) > 30*time.Second; w.decayed = w.decayed.Add(30 * time.Second) {
		for _, r := range w.runs {
			r.served /= 2
		}
	}
	var list []*run
	had := map[*run]time.Duration{}
	for _, r := range w.runs {
		if r.refused == "" {
			list = append(list, r)
			had[r] = r.had(now)
		}
	}
	slices.SortFunc(list, func(a, b *run) int { return int(had[a] - had[b]) })
	return list
}

// free is how many attempts w may begin.
func (w *worker) free() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return max(w.allowed-w.attempts, 0)
}

// dispatch gives tasks to slots until ctx is done or the server is gone.
func (w *worker) dispatch(ctx context.Context) error {
	rescan := time.NewTicker(rescanEvery)
	defer rescan.Stop()
	for {
		var hungry <-chan time.Time
		if runs := w.eligible(); len(runs) > 0 && w.free() > 0 {
			if w.askInTurn(ctx, runs) {
				continue
			}
			hungry = w.askAndWait(runs)
		} else {
			w.sated()
		}
		select {
		case <-ctx.Done():
			return nil
		case err := <-w.gone:
			return err
		case <-w.lost:
			clear(w.asked)
			w.sated()
		case <-w.wake:
		case <-rescan.C:
			go w.rescanUntilRead(w.base)
		case <-hungry:
		case m := <-w.wait.answers:
			w.received(w.wait, m, 0)
		case m := <-w.now.answers:
			w.received(w.now, m, 0)
		}
	}
}

// askInTurn asks for a task of each job in turn if there are several, and reports whether it got one. Jobs
// that had less than others but have no task in the queue are to split what they have.
func (w *worker) askInTurn(ctx context.Context, runs []*run) bool {
	if len(runs) < 2 {
		return false
	}
	for i, r := range runs {
		if w.now.pull(taskStream(r.id), consumer, 1, 0) != nil {
			return false
		}
		slice := time.Duration(0)
		if i > 0 {
			slice = fairSlice
		}
		timeout := time.NewTimer(w.c.timeout)
		for answered := false; !answered; {
			select {
			case m := <-w.wait.answers:
				w.received(w.wait, m, 0)
			case m := <-w.now.answers:
				stream, _ := w.now.source(m)
				answered = stream == taskStream(r.id)
				if w.received(w.now, m, slice) && answered {
					timeout.Stop()
					for _, less := range runs[:i] {
						w.c.nc.Publish(hungrySubject(less.id), nil)
					}
					return true
				}
			case <-ctx.Done():
				answered = true
			case <-timeout.C:
				answered = true
			}
		}
		timeout.Stop()
		if ctx.Err() != nil || w.free() == 0 {
			return false
		}
	}
	return false
}

// askAndWait leaves requests for tasks with the server, for as many as w may begin, and for one of each job at
// least. If it is time, it tells that w is hungry. It returns a channel that is ready when that is to be repeated.
func (w *worker) askAndWait(runs []*run) <-chan time.Time {
	now := time.Now()
	free := w.free()
	maps.DeleteFunc(w.asked, func(_ string, r request) bool { return !now.Before(r.until) })
	for i, r := range runs {
		share := max((free+len(runs)-1-i)/len(runs), 1) // or what comes of several jobs would have to be given back
		asked := w.asked[r.id]
		// What was asked for is asked for again when it has come, or half of it: one request brings many.
		if more := share - asked.tasks; more > 0 && 2*more >= share {
			if err := w.wait.pull(taskStream(r.id), consumer, more, pullWait); err == nil {
				w.asked[r.id] = request{asked.tasks + more, now.Add(pullWait + time.Second)}
			}
		}
	}
	w.mu.Lock()
	told, anew, unheard := w.told, w.anew, w.unheard
	w.anew, w.unheard = false, false
	w.mu.Unlock()
	switch {
	case w.hungryAt.IsZero():
		w.idleSince, w.hungryFor = now, min(max(w.waited/hungryPart, hungryFirst), hungryLast)
		w.hungryAt = now.Add(w.hungryFor)
	case !now.Before(w.hungryAt):
		w.mu.Lock()
		w.told = free
		w.mu.Unlock()
		for _, r := range runs {
			r.deaf()
			if free > told {
				r.tell(free-told, true)
			} else {
				r.tellAgain(free)
			}
		}
		w.toldAt = now
		w.hungryFor = min(2*w.hungryFor, hungryRepeat)
		w.hungryAt = now.Add(max(w.hungryFor, hungryAgain))
	case anew: // as if it were idle since now
		w.idleSince, w.hungryFor = now, hungryFirst
		w.hungryBefore(w.toldAt.Add(anewAfter))
	case unheard:
		w.hungryBefore(w.toldAt.Add(w.hungryFor))
	case told > 0 && free > told: // another slot is free
		w.hungryBefore(now.Add(hungryFirst))
	}
	return time.After(time.Until(w.hungryAt))
}

// hungryBefore has w tell its wants at that time, unless it does so earlier.
func (w *worker) hungryBefore(at time.Time) {
	if at.Before(w.hungryAt) {
		w.hungryAt = at
	}
}

// sated ends the time that w was hungry.
func (w *worker) sated() {
	w.hungryAt = time.Time{}
	w.mu.Lock()
	w.told = 0
	w.mu.Unlock()
}

// received takes up an answer to a request for a task, and reports whether it began an attempt.
func (w *worker) received(p *puller, m *nats.Msg, slice time.Duration) bool {
	stream, _ := p.source(m)
	id := strings.TrimPrefix(stream, taskStream(""))
	if p == w.wait {
		if asked := w.asked[id]; status(m) == 0 && asked.tasks > 1 {
			asked.tasks--
			w.asked[id] = asked
		} else {
			delete(w.asked, id)
		}
	}
	switch status(m) {
	case 0:
	case http.StatusNotFound, http.StatusRequestTimeout:
		return false
	default: // the queue is gone, or will be back soon
		go w.refresh(id)
		time.Sleep(20 * time.Millisecond)
		return false
	}
	w.mu.Lock()
	r := w.runs[id]
	begins := r != nil && r.refused == "" && w.attempts < w.allowed && len(m.Reply) > 0
	var a *attempt
	if begins {
		a = r.newAttempt(m, slice)
		w.pass()
		w.attempts++
		w.told = max(w.told-1, 0)
	}
	sated := w.told == 0
	w.mu.Unlock()
	if !begins {
		m.Respond(giveBack)
		return false
	}
	if !w.hungryAt.IsZero() {
		w.waited = time.Since(w.idleSince)
	}
	if sated {
		w.hungryAt = time.Time{}
	}
	w.wg.Go(func() {
		defer func() {
			w.mu.Lock()
			w.pass()
			w.attempts--
			a.end()
			w.mu.Unlock()
			notify(w.wake)
		}()
		a.run()
	})
	return true
}

// leave pauses what runs and waits until it is given to others.
func (w *worker) leave() {
	w.mu.Lock()
	w.leaving = true
	for _, r := range w.runs {
		for a := range r.attempts {
			a.pause()
		}
	}
	w.mu.Unlock()
	ended := make(chan struct{})
	go func() {
		w.wg.Wait()
		close(ended)
	}()
	grace := time.NewTimer(w.o.Grace)
	defer grace.Stop()
	for waiting := true; waiting; {
		select {
		case <-ended:
			waiting = false
		case m := <-w.now.answers:
			w.refuseLate(m)
		case m := <-w.wait.answers:
			w.refuseLate(m)
		case <-grace.C:
			w.kill()
			<-ended
			waiting = false
		}
	}
	// Tasks that the server has just sent go to others.
	w.now.close()
	w.wait.close()
	w.c.flush()
	for {
		select {
		case m := <-w.now.answers:
			w.refuseLate(m)
			continue
		case m := <-w.wait.answers:
			w.refuseLate(m)
			continue
		default:
		}
		break
	}
	w.c.flush()
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, r := range w.runs {
		r.close()
		delete(w.runs, id)
	}
}

// refuseLate gives a task back that came when w was leaving.
func (w *worker) refuseLate(m *nats.Msg) {
	if status(m) == 0 && m.Reply != "" {
		m.Respond(giveBack)
	}
}
