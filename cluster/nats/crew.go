package nats

import (
	"encoding/json"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// whoSubject is where followers ask who works.
const whoSubject = "genmcgo.who"

const (
	// askWhoEvery is how often a follower asks who works, and a worker that has not answered for
	// forgetWho is there no more.
	askWhoEvery = 2 * time.Second
	forgetWho   = 6 * time.Second
	maxCrew     = 1 << 16
	maxPresence = 4 << 10
)

// Worker is what a worker says of itself.
type Worker struct {
	Name    string `json:"name"`
	Host    string `json:"host"`
	Version string `json:"version"`
	Slots   int    `json:"slots"`
	Busy    int    `json:"busy"` // slots that explore something, of any job
}

// Crew sums up who answered.
type Crew struct {
	Machines, Workers, Slots, Busy int
	Versions                       []string // of the workers, sorted
}

// present answers who w is.
func (w *worker) present(m *nats.Msg) {
	w.mu.Lock()
	p := Worker{w.o.Name, w.host, w.o.Version, w.allowed, w.attempts}
	w.mu.Unlock()
	if data, err := json.Marshal(p); err == nil && m.Reply != "" {
		m.Respond(data)
	}
}

// roll calls the roll of workers.
type roll struct {
	c     *Client
	sub   *nats.Subscription
	inbox string
	asked time.Time

	mu    sync.Mutex
	known map[string]Worker // by name
	seen  map[string]time.Time
}

func (c *Client) newRoll() (*roll, error) {
	r := &roll{c: c, inbox: c.nc.NewInbox(), known: map[string]Worker{}, seen: map[string]time.Time{}}
	var err error
	r.sub, err = c.nc.Subscribe(r.inbox, r.answered)
	return r, err
}

func (r *roll) close() { r.sub.Unsubscribe() }

// answered is told who works, perhaps by a stranger.
func (r *roll) answered(m *nats.Msg) {
	p, ok := decodeWorker(m.Data)
	if !ok {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.known) < maxCrew {
		r.known[p.Name], r.seen[p.Name] = p, time.Now()
	}
}

func decodeWorker(data []byte) (p Worker, ok bool) {
	if len(data) == 0 || len(data) > maxPresence || json.Unmarshal(data, &p) != nil || p.Slots < 0 || p.Slots > 1<<16 || p.Busy < 0 || p.Busy > 1<<16 {
		return Worker{}, false
	}
	p.Name, p.Host, p.Version = printable(p.Name), printable(p.Host), printable(p.Version)
	return p, true
}

// size is how many workers have answered.
func (r *roll) size() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.known)
}

// call asks who works, if it is time, and returns who answered lately.
func (r *roll) call() (crew Crew) {
	if now := time.Now(); now.Sub(r.asked) >= askWhoEvery {
		r.asked = now
		r.c.nc.PublishRequest(whoSubject, r.inbox, nil)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	hosts, versions := map[string]bool{}, map[string]bool{}
	for name, p := range r.known {
		if time.Since(r.seen[name]) > forgetWho {
			delete(r.known, name)
			delete(r.seen, name)
			continue
		}
		hosts[p.Host], versions[p.Version] = true, true
		crew.Workers++
		crew.Slots += p.Slots
		crew.Busy += p.Busy
	}
	crew.Machines = len(hosts)
	crew.Versions = slices.Sorted(maps.Keys(versions))
	return crew
}
