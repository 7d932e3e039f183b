package nats

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"genmcgo/cluster/task"
	"genmcgo/internal/lazy"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const (
	// headerObject, in a message of the log, names the object that has the record, which is too
	// large for a message of this server.
	headerObject = "Genmcgo-Object"
	// headerKept, in a message of the log, says that the record's last child is not in the queue: the worker
	// explores it under the message of the record's task.
	headerKept = "Genmcgo-Kept"
)

// stored is a record as the log has it.
type stored struct {
	*task.Record
	kept bool // see headerKept
}

var recordObject = lazy.Regexp(`^record\.[0-9a-f]{12}$`)

// errDamaged is wrapped by errors about records that were received.
var errDamaged = errors.New("a message in the log is not the record that it should be")

// decodeRecord reads a message of the log, which may come from a stranger.
func (c *Client) decodeRecord(ctx context.Context, job, subject string, header nats.Header, data []byte) (*task.Record, error) {
	if name := header.Get(headerObject); name != "" {
		if !recordObject().MatchString(name) {
			return nil, fmt.Errorf("%w: object %.40q", errDamaged, name)
		}
		var err error
		if data, err = c.object(ctx, job, name, task.MaxRecord); isGone(err) || errors.Is(err, ErrTooLarge) {
			return nil, fmt.Errorf("%w: %s", errDamaged, oneLine(err))
		} else if err != nil {
			return nil, err
		}
	}
	return parseRecord(job, subject, data)
}

// parseRecord reads a record, and compares it with the subject under which it stands.
func parseRecord(job, subject string, data []byte) (*task.Record, error) {
	r := &task.Record{}
	if err := r.UnmarshalBinary(data); err != nil {
		return nil, fmt.Errorf("%w: %s", errDamaged, oneLine(err))
	}
	if recordSubject(job, r.Epoch, r.Task) != subject {
		return nil, fmt.Errorf("%w: it is one of task %s", errDamaged, r.Task)
	}
	return r, nil
}

// record returns the record of a task, or nil if there is none. A damaged one is deleted: it
// takes the place of the right one.
func (c *Client) record(ctx context.Context, job string, epoch uint32, id task.ID) (*stored, error) {
	subject := recordSubject(job, epoch, id)
	short, cancel := c.short(ctx)
	defer cancel()
	m, err := c.nc.RequestWithContext(short, "$JS.API.DIRECT.GET."+recordStream(job)+"."+subject, nil)
	if err != nil {
		return nil, err
	}
	if status(m) == http.StatusNotFound {
		return nil, nil
	}
	r, err := c.decodeRecord(ctx, job, subject, m.Header, m.Data)
	if errors.Is(err, errDamaged) {
		c.log(fmt.Sprintf("job %s: task %s: %s", job, id, oneLine(err)))
		seq, _ := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
		return nil, c.deleteRecord(ctx, job, seq)
	}
	if err != nil {
		return nil, err
	}
	return &stored{r, m.Header.Get(headerKept) != ""}, nil
}

// deleteRecord deletes a message of the log.
func (c *Client) deleteRecord(ctx context.Context, job string, seq uint64) error {
	ctx, cancel := c.short(ctx)
	defer cancel()
	data, err := json.Marshal(map[string]any{"seq": seq, "no_erase": true})
	if err != nil {
		return err
	}
	_, err = c.nc.RequestWithContext(ctx, "$JS.API.STREAM.MSG.DELETE."+recordStream(job), data)
	return err
}

// publishRecord adds r, whose bytes are data, to the log; kept is as in stored. It returns the record that
// the log has: r, or that of an attempt that was faster.
func (c *Client) publishRecord(ctx context.Context, job string, r *task.Record, data []byte, kept bool) (*stored, error) {
	m := nats.NewMsg(recordSubject(job, r.Epoch, r.Task))
	if kept {
		m.Header.Set(headerKept, "1")
	}
	if m.Data = data; len(data) > int(c.nc.MaxPayload())-spare {
		name := "record." + newName()
		if err := c.putObject(ctx, job, name, data); err != nil {
			return nil, err
		}
		m.Data = nil
		m.Header.Set(headerObject, name)
	}
	for again := false; ; again = true {
		short, cancel := c.short(ctx)
		_, err := c.js.PublishMsg(short, m, jetstream.WithRetryAttempts(0))
		cancel()
		if err == nil {
			return &stored{r, kept}, nil
		}
		if code(err) != codeStoreFailed {
			return nil, err
		}
		// The task has a record already: perhaps ours, if an acknowledgement got lost. Or it was garbage, which
		// is deleted by now; or the store is full.
		if first, e := c.record(ctx, job, r.Epoch, r.Task); e != nil || first != nil {
			return first, e
		}
		if again {
			return nil, err
		}
	}
}

// putObject stores an object of a job.
func (c *Client) putObject(ctx context.Context, job, name string, data []byte) error {
	store, err := c.js.ObjectStore(ctx, objects(job))
	if err != nil {
		return err
	}
	_, err = store.Put(ctx, jetstream.ObjectMeta{Name: name, Opts: &jetstream.ObjectMetaOptions{ChunkSize: c.chunk()}}, bytes.NewReader(data))
	return err
}

// chunk is how many bytes of an object are sent in a message.
func (c *Client) chunk() uint32 { return uint32(min(c.nc.MaxPayload()/2, 128<<10)) }
