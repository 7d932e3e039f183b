package nats

import (
	"context"

	"github.com/nats-io/nats.go/jetstream"
)

// compact stores a snapshot of the ledger and deletes records that it makes superfluous. Records
// with a child that is open stay: whoever receives their tasks again must see that they have one.
func (f *follower) compact(ctx context.Context) error {
	s := &snapshot{Seq: f.seq, Object: "snapshot." + newName()}
	if err := f.c.putObject(ctx, f.id, s.Object, f.ledger.Snapshot()); err != nil {
		return err
	}
	var old *snapshot
	taken := false
	e, err := f.c.update(ctx, f.id, func(e *Entry) bool {
		// Another follower may have got further.
		if taken = e.State == Open && (e.Snapshot == nil || e.Snapshot.Seq < s.Seq); taken {
			old, e.Snapshot = e.Snapshot, s
		}
		return taken
	})
	if err != nil {
		return err
	}
	store, err := f.c.js.ObjectStore(ctx, objects(f.id))
	if err != nil {
		return err
	}
	f.entry = e
	if !taken {
		return store.Delete(ctx, s.Object)
	}
	if old != nil {
		if err := store.Delete(ctx, old.Object); err != nil && !isGone(err) {
			return err
		}
	}
	log, err := f.c.js.Stream(ctx, recordStream(f.id))
	if err != nil {
		return err
	}
	return log.Purge(ctx, jetstream.WithPurgeSequence(f.needed()))
}

// needed is the sequence number of the first message of the log that must stay after a snapshot.
func (f *follower) needed() uint64 {
	first := f.seq + 1
	for _, seq := range f.parents {
		first = min(first, seq)
	}
	return first
}
