package nats

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// Status is what a follower of a job says of it: once a second, and to who asks.
type Status struct {
	Follower string `json:"follower"`
	Epoch    uint32 `json:"epoch"`
	Records  uint64 `json:"records"` // of the log, that are in the numbers below
	Tasks    int    `json:"tasks"`   // that are open
	Done     bool   `json:"done"`
	// Complete and Blocked are the executions that count, in this epoch; 0 if the job does not count any.
	Complete uint64 `json:"complete"`
	Blocked  uint64 `json:"blocked"`
	// Share estimates the part of the exploration that is done, from 0 to 1; 0 if nobody knows.
	Share float64 `json:"share"`
}

// counter is a task.Job that knows how many executions were added to a folder of its own.
type counter interface {
	Counts(task.Folder) (complete, blocked uint64)
}

// estimator is a task.Job that estimates which part of it was added to a folder of its own.
type estimator interface {
	Share(task.Folder) float64
}

// status is how far the job is.
func (f *follower) status() Status {
	s := Status{Follower: f.name}
	if f.ledger != nil {
		s.Epoch, s.Records, s.Tasks, s.Done = f.ledger.Epoch(), f.seq, f.ledger.Tasks(), f.ledger.Done()
		if c, ok := f.job.(counter); ok {
			s.Complete, s.Blocked = c.Counts(f.ledger.Folder())
		}
		if e, ok := f.job.(estimator); ok {
			s.Share = e.Share(f.ledger.Folder())
		}
	}
	return s
}

// keep tells everybody that the job is followed, and how far it is.
func (f *follower) keep() { f.c.nc.Publish(keepSubject(f.id), f.status().encode()) }

const maxStatus = 4 << 10

func (s Status) encode() []byte {
	data, err := json.Marshal(s)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return data
}

// decodeStatus reads a status, which may come from a stranger.
func decodeStatus(data []byte) (s Status, ok bool) {
	const most = 1 << 62 // of executions, as in a sum
	if len(data) == 0 || len(data) > maxStatus || json.Unmarshal(data, &s) != nil || s.Follower == "" || s.Tasks < 0 || s.Complete > most || s.Blocked > most || !(s.Share >= 0 && s.Share <= 1) {
		return Status{}, false
	}
	return s, true
}

// statusWait is how long Statuses waits for followers.
const statusWait = 500 * time.Millisecond

// Statuses asks the followers of jobs how far these are. A job that nobody follows just now has none.
func (c *Client) Statuses(ctx context.Context, ids []string) (map[string]Status, error) {
	all := map[string]Status{}
	inbox := c.nc.NewInbox()
	answers := make(chan *nats.Msg, 4*len(ids)+1)
	sub, err := c.nc.ChanSubscribe(inbox+".*", answers)
	if err != nil {
		return nil, explain(err, c.url)
	}
	defer sub.Unsubscribe()
	asked := 0
	for _, id := range ids {
		if jobID().MatchString(id) {
			if err := c.nc.PublishRequest(keepSubject(id), inbox+"."+id, nil); err != nil {
				return nil, explain(err, c.url)
			}
			asked++
		}
	}
	ctx, cancel := context.WithTimeout(ctx, statusWait)
	defer cancel()
	for len(all) < asked {
		select {
		case <-ctx.Done():
			return all, nil
		case m := <-answers:
			if s, ok := decodeStatus(m.Data); ok {
				all[m.Subject[len(inbox)+1:]] = s
			} else if status(m) == http.StatusServiceUnavailable {
				asked-- // nobody is there
			}
		}
	}
	return all, nil
}
