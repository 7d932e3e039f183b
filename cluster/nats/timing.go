package nats

import (
	"context"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// Timing says when workers and followers do what, for who simulates them.
type Timing struct {
	// A worker that is idle is hungry after HungryFirst, or a HungryPart of the time that it waited before if that
	// is more, and then ever less often, up to every HungryLast. (Workers repeat themselves less often than that in
	// the end, which matters only where messages get lost.)
	HungryFirst, HungryLast time.Duration
	HungryPart              int
	// An attempt is not split before it is SplitAfter old, and passes wants on if that takes SplitWithin longer.
	// At most SplitMost alternatives are given away at a time.
	SplitAfter, SplitWithin time.Duration
	SplitMost               int
	// Slice is how long an attempt takes at most, and Beat how often its worker says that it goes on.
	Slice, Beat time.Duration
	// Chain is how many attempts a worker makes under one message of the queue.
	Chain int
	// Roll is how often a follower asks who works.
	Roll time.Duration
}

// Timings are those of jobs whose spec says nothing else.
func Timings() Timing {
	return Timing{HungryFirst: hungryFirst, HungryLast: hungryLast, HungryPart: hungryPart, SplitAfter: splitAfter, SplitWithin: splitWithin, SplitMost: task.MaxSplit,
		Slice: defaultSlice, Beat: defaultAckWait / 3, Roll: askWhoEvery,
		Chain: maxChain}
}

// Echo sends n messages to the server, which sends them back, one after the other, and returns how long
// each took: what any other request takes without what the server does for it.
func (c *Client) Echo(ctx context.Context, n int) ([]time.Duration, error) {
	subject := c.nc.NewInbox()
	back := make(chan *nats.Msg, 1)
	sub, err := c.nc.ChanSubscribe(subject, back)
	if err != nil {
		return nil, explain(err, c.url)
	}
	defer sub.Unsubscribe()
	ctx, cancel := context.WithTimeout(ctx, c.timeout+time.Duration(n)*10*time.Millisecond)
	defer cancel()
	took := make([]time.Duration, 0, n)
	for range n {
		sent := time.Now()
		if err := c.nc.Publish(subject, nil); err != nil {
			return nil, explain(err, c.url)
		}
		select {
		case <-back:
			took = append(took, time.Since(sent))
		case <-ctx.Done():
			return nil, explain(ctx.Err(), c.url)
		}
	}
	return took, nil
}
