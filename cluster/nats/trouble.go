package nats

import (
	"encoding/json"
	"net/http"

	"github.com/nats-io/nats.go"
)

// trouble is what workers tell the follower of a job.
type trouble struct {
	Kind   string `json:"kind"`
	Worker string `json:"worker"`
	Epoch  uint32 `json:"epoch,omitempty"`
	Task   string `json:"task,omitempty"`
	Text   string `json:"text"`
}

const (
	troubleFull = "full" // the server cannot store a record
	troubleLoad = "load" // the job cannot be made here
	troubleTask = "task" // a task cannot be explored

	troubleAgain = "again" // no trouble: a task was delivered again; is it open?
)

// maxText bounds what is passed on of a text.
const maxText = 2 << 10

func troubleSubject(id string) string { return "genmcgo.trouble." + id }

// dropIt is the answer to a troubleTask or troubleAgain about a task that is not one.
const dropIt = "drop"

// trouble tells the follower what is wrong, and reports whether the task is to be dropped.
func (a *attempt) trouble(t trouble) (drop bool) {
	t.Worker = a.w.o.Name
	t.Text = clip(t.Text)
	data, err := json.Marshal(t)
	if err != nil {
		return false
	}
	ctx, cancel := a.w.c.short(a.ctx)
	defer cancel()
	m, err := a.w.c.nc.RequestWithContext(ctx, troubleSubject(a.r.id), data)
	return err == nil && status(m) != http.StatusServiceUnavailable && string(m.Data) == dropIt
}

func clip(text string) string { return text[:min(len(text), maxText)] }

// decodeTrouble reads a message that may come from a stranger.
func decodeTrouble(m *nats.Msg) (t trouble, ok bool) {
	if len(m.Data) > 4*maxText || json.Unmarshal(m.Data, &t) != nil {
		return t, false
	}
	t.Text, t.Worker = printable(clip(t.Text)), printable(clip(t.Worker))
	return t, true
}

// printable returns text without what could confuse a terminal.
func printable(text string) string {
	b := []rune(text)
	for i, r := range b {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			b[i] = '?'
		}
	}
	return string(b)
}
