package nats

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// FuzzTask: any message in a queue is a task or an error, and a task is within bounds.
func FuzzTask(f *testing.F) {
	id := task.ID{Attempt: task.Attempt{1, 2, 3}, Child: 7}
	f.Add("0", "0", "", []byte(nil))
	f.Add(id.String(), "3", "", []byte("bundle"))
	f.Add(id.String(), "3", id.String(), []byte(nil))
	f.Add("0", "4294967296", "", []byte("x"))
	f.Add(strings.ToUpper(id.String()), "-1", "*", []byte("x"))
	f.Add("genmcgo.>", "+1", " 0", []byte("x"))
	f.Fuzz(func(t *testing.T, name, epoch, parent string, data []byte) {
		q, err := decodeTask(nats.Header{headerTask: {name}, headerEpoch: {epoch}, headerParent: {parent}}, data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 1000 {
				t.Errorf("error %q", err)
			}
			return
		}
		if q.id.String() != name || len(q.bundle) > task.MaxBundle || q.parent != nil && q.parent.String() != parent ||
			(q.id == task.Root) != (len(q.bundle) == 0 && q.parent == nil) {
			t.Errorf("%q %q %q %q is %+v", name, epoch, parent, data, q)
		}
	})
}

// FuzzRecord: any message of the log is a record of the task under whose subject it stands, or an error.
func FuzzRecord(f *testing.F) {
	r := &task.Record{Attempt: task.Attempt{1}, Worker: "w", Part: []byte("part"), Children: [][]byte{[]byte("a"), []byte("b")}}
	data, err := r.MarshalBinary()
	if err != nil {
		f.Fatal(err)
	}
	f.Add("genmcgo.rec.0123456789ab.0.0", data)
	f.Add("genmcgo.rec.0123456789ab.1.0", data)
	f.Add("genmcgo.rec.0123456789ab.0.0", data[:len(data)-1])
	f.Add("", []byte(nil))
	f.Fuzz(func(t *testing.T, subject string, data []byte) {
		r, err := parseRecord("0123456789ab", subject, data)
		if err == nil && recordSubject("0123456789ab", r.Epoch, r.Task) != subject {
			t.Errorf("the record of %q is %+v", subject, r)
		}
	})
}

// FuzzEntry: any value in the bucket is an entry within bounds, or an error.
func FuzzEntry(f *testing.F) {
	const id = "0123456789ab"
	good := &Entry{ID: id, Name: "x", Version: "1", State: Open, Options: []byte("o"), Files: []string{"f"}, Slice: time.Second, AckWait: time.Second,
		Epoch: 1, Refinement: []byte("r"), Snapshot: &snapshot{1, "snapshot." + id}}
	data, err := json.Marshal(good)
	if err != nil {
		f.Fatal(err)
	}
	if _, err := decodeEntry(id, data); err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(strings.ReplaceAll(string(data), "snapshot.", "../../")))
	f.Add([]byte(strings.ReplaceAll(string(data), "1000000000", "-1")))
	f.Add([]byte(`{"id":"0123456789ab","state":"open"}`))
	f.Add([]byte("null"))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := decodeEntry(id, data)
		if err == nil && (e.ID != id || e.AckWait < minAckWait || e.Slice <= 0 || len(e.Files) > maxFiles || e.Snapshot != nil && !snapshotID().MatchString(e.Snapshot.Object)) {
			t.Errorf("%q is %+v", data, e)
		}
	})
}

// FuzzTrouble and what workers say of themselves: nothing in it reaches a terminal that is not text.
func FuzzTrouble(f *testing.F) {
	f.Add([]byte(`{"kind":"task","worker":"w","task":"0","text":"no\n\u001b[31m"}`))
	f.Add([]byte(`{"name":"w\u009b","host":"h","version":"1","slots":3,"busy":2}`))
	f.Add([]byte(`{"slots":-1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		texts := []string{}
		if x, ok := decodeTrouble(&nats.Msg{Data: data}); ok {
			texts = append(texts, x.Worker, x.Text)
		}
		if w, ok := decodeWorker(data); ok {
			texts = append(texts, w.Name, w.Host, w.Version)
			if w.Slots < 0 || w.Busy < 0 {
				t.Errorf("%q is %+v", data, w)
			}
		}
		for _, text := range texts {
			if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 }) {
				t.Errorf("%q has text %q", data, text)
			}
		}
	})
}
