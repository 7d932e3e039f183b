package nats

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A task in a queue is a message with these headers. Its data is the bundle, unless
// that is too large for a message of this server; then it has the header Parent, and the bundle is
// a child in the record of that task.
const (
	headerTask   = "Genmcgo-Task"
	headerEpoch  = "Genmcgo-Epoch"
	headerParent = "Genmcgo-Parent"
)

// spare is what headers and subjects of our messages take at most.
const spare = 4 << 10

// queued is a task as it came from a queue.
type queued struct {
	id     task.ID
	epoch  uint32
	bundle []byte
	parent *task.ID // the bundle is in the record of this task
}

// publishTask puts a task of a job in its queue. If once, the server ignores the message if it has
// had the same task in the last minutes.
func (c *Client) publishTask(ctx context.Context, job string, epoch uint32, t task.Task, parent task.ID, once bool) error {
	m := nats.NewMsg(taskSubject(job))
	m.Header.Set(headerTask, t.ID.String())
	m.Header.Set(headerEpoch, strconv.FormatUint(uint64(epoch), 10))
	if m.Data = t.Bundle; len(t.Bundle) > int(c.nc.MaxPayload())-spare {
		m.Data = nil
		m.Header.Set(headerParent, parent.String())
	}
	opts := []jetstream.PublishOpt{jetstream.WithRetryAttempts(0)}
	if once {
		opts = append(opts, jetstream.WithMsgID(fmt.Sprintf("%d/%s", epoch, t.ID)))
	}
	ctx, cancel := c.short(ctx)
	defer cancel()
	_, err := c.js.PublishMsg(ctx, m, opts...)
	return err
}

// publishTasks is publishTask for several children of one parent, at the same time.
func (c *Client) publishTasks(ctx context.Context, job string, epoch uint32, tasks []task.Task, parent task.ID) error {
	if len(tasks) == 0 {
		return nil
	}
	if len(tasks) == 1 {
		return c.publishTask(ctx, job, epoch, tasks[0], parent, true)
	}
	errs := make([]error, len(tasks))
	var wg sync.WaitGroup
	few := make(chan struct{}, 16)
	for i, t := range tasks {
		few <- struct{}{}
		wg.Go(func() {
			errs[i] = c.publishTask(ctx, job, epoch, t, parent, true)
			<-few
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

// decodeTask reads a message of a queue, which may come from a stranger.
func decodeTask(header nats.Header, data []byte) (*queued, error) {
	q := &queued{bundle: data}
	var err error
	if q.id, err = task.ParseID(header.Get(headerTask)); err != nil {
		return nil, err
	}
	epoch, err := strconv.ParseUint(header.Get(headerEpoch), 10, 32)
	if err != nil {
		return nil, fmt.Errorf("%.40q is no epoch", header.Get(headerEpoch))
	}
	q.epoch = uint32(epoch)
	if parent := header.Get(headerParent); parent != "" {
		id, err := task.ParseID(parent)
		if err != nil {
			return nil, err
		}
		q.parent = &id
	}
	switch {
	case len(data) > task.MaxBundle:
		return nil, fmt.Errorf("a bundle of %d bytes: at most %d are possible", len(data), task.MaxBundle)
	case q.id == task.Root && (len(data) > 0 || q.parent != nil):
		return nil, errors.New("the root task with a bundle")
	case q.id != task.Root && (len(data) == 0) != (q.parent != nil):
		return nil, fmt.Errorf("task %s without a bundle, or with two", q.id)
	}
	return q, nil
}

// puller asks consumers for messages. All answers come to one subscription, so an answer that
// comes late is seen and can be given back.
type puller struct {
	c       *Client
	sub     *nats.Subscription
	answers chan *nats.Msg
	inbox   string
}

// newPuller makes a puller; at most most answers may be under way at a time.
func (c *Client) newPuller(most int) (*puller, error) {
	p := &puller{c: c, answers: make(chan *nats.Msg, most), inbox: c.nc.NewInbox()}
	var err error
	p.sub, err = c.nc.ChanSubscribe(p.inbox+".>", p.answers)
	return p, err
}

// pull asks for up to batch messages; the server answers until they have come or, after wait, with a
// status.
func (p *puller) pull(stream, consumer string, batch int, wait time.Duration) error {
	data, err := json.Marshal(struct {
		Expires time.Duration `json:"expires,omitempty"`
		Batch   int           `json:"batch"`
		NoWait  bool          `json:"no_wait,omitempty"`
	}{wait, batch, wait == 0})
	if err != nil {
		return err
	}
	return p.c.nc.PublishRequest("$JS.API.CONSUMER.MSG.NEXT."+stream+"."+consumer, p.inbox+"."+stream+"."+consumer, data)
}

// source says what an answer comes from. Messages have the subject under which their stream has them;
// those that are only a status have the subject that pull gave.
func (p *puller) source(m *nats.Msg) (stream, consumer string) {
	if status(m) == 0 {
		if meta, err := m.Metadata(); err == nil {
			return meta.Stream, meta.Consumer
		}
		return "", ""
	}
	stream, consumer, _ = strings.Cut(strings.TrimPrefix(m.Subject, p.inbox+"."), ".")
	return stream, consumer
}

// close takes the requests back. What the server sent before it heard of that still comes to answers,
// until the connection has been flushed: a subscription that merely ended would drop it.
func (p *puller) close() { p.sub.Drain() }

// status is the status of a message without data: 404 and 408 if there is none, 409 if a
// consumer was deleted, 503 if nobody answers; 0 for others.
func status(m *nats.Msg) int {
	if len(m.Data) > 0 || m.Header == nil {
		return 0
	}
	n, _ := strconv.Atoi(m.Header.Get("Status"))
	return n
}

// Acknowledgements of a message from a queue.
var (
	ack        = []byte("+ACK")
	giveBack   = []byte("-NAK")
	inProgress = []byte("+WPI")
	terminate  = []byte("+TERM")
)

// giveBackAfter gives a message back, to be delivered after d.
func giveBackAfter(d time.Duration) []byte {
	return fmt.Appendf(nil, `-NAK {"delay": %d}`, d.Nanoseconds())
}

// delivered is how often the server has delivered m, a message from a queue, so far; 0 if it does not say.
func delivered(m *nats.Msg) uint64 {
	meta, err := m.Metadata()
	if err != nil {
		return 0
	}
	return meta.NumDelivered
}

// streamSequence is the sequence number in its stream of a message that a consumer delivered.
func streamSequence(m *nats.Msg) (uint64, error) {
	meta, err := m.Metadata()
	if err != nil {
		return 0, err
	}
	return meta.Sequence.Stream, nil
}
