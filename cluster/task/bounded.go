package task

import (
	"context"
	"errors"
)

// errLarge is wrapped by errors about records that exceed a bound of their size. An attempt that does less
// leaves a smaller one.
var errLarge = errors.New("too large")

// Bounded makes records that are no larger than they may be. The zero value is ready. It is for one job, and one
// goroutine uses it at a time.
type Bounded struct {
	// polls is how often a session may ask its signal before it has to pause; 0: as often as it likes.
	polls int
}

// Explore has x explore bundle, and completes r, which has all but what comes of that. It also returns the
// bytes of r. If the record would be too large, because the part has found too much or too much is left,
// the bundle is explored again and given up earlier. An error is x's, or that of a record which is too large
// although the session did as little as it can.
func (b *Bounded) Explore(ctx context.Context, x Session, bundle []byte, r *Record, signal func() Signal) (data []byte, err error) {
	for {
		polls := 0
		most := b.polls
		r.Part, r.Children, err = x.Explore(ctx, bundle, func() Signal {
			if polls++; most > 0 && polls >= most {
				return Pause
			}
			return signal()
		})
		if err != nil {
			return nil, err
		}
		data, err = r.MarshalBinary()
		if err == nil {
			b.polls = min(2*b.polls, 1<<40) // what comes next may be smaller
			return data, nil
		}
		if !errors.Is(err, errLarge) || polls <= 1 {
			return nil, err
		}
		b.polls = polls / 2
	}
}
