package tail

// Attempts remembers what it came to when ends were looked for, by the position in the program of the step that came next. As long as
// several threads are left most attempts are in vain. So there are fewer and fewer where they do not pay.
type Attempts struct {
	at    []Attempt // twice by position: with several threads, and with one
	Eager bool      // there is one at each chance
}

// Attempt is what attempts at one position have come to.
type Attempt struct {
	saved        int32 // in eighths of the time that it takes to build an event, older ones with less weight
	failed, skip uint8 // vain ones in a row, and how many chances to let pass because of that
}

// At is what is remembered of position pos, where only one thread is left if alone says so. It counts as a chance; wait says that
// it is one to let pass.
func (l *Attempts) At(pos int32, alone bool) (a *Attempt, wait bool) {
	k := 2 * int(max(pos, 0))
	if alone {
		k++
	}
	for k >= len(l.at) {
		l.at = append(l.at, Attempt{})
	}
	a = &l.at[k]
	if a.skip == 0 || l.Eager {
		return a, false
	}
	a.skip--
	return a, true
}

// What an attempt saves and costs, in eighths of the time that it takes to build an event: for each event that need not be built, for each
// that was followed in vain, and at all.
const (
	savedEach = 7
	costEach  = 1
	costOnce  = 8
)

// Saved notes that n events need not be built because of a, which followed m more.
func (a *Attempt) Saved(n, m int) { a.learn(savedEach*n - costEach*m) }

// Failed notes that a followed n events in vain.
func (a *Attempt) Failed(n int) { a.learn(-costOnce - costEach*n) }

// maxFailed bounds how many failures in a row count: with more of them, too, there is a try at each 2^maxFailed-th chance.
const maxFailed = 7

func (a *Attempt) learn(saved int) {
	a.saved += int32(saved) - a.saved/8
	if a.saved >= 0 {
		a.failed = 0
		return
	}
	a.failed = min(a.failed+1, maxFailed)
	a.skip = 1<<a.failed - 1
}
