package trust

// Bounds of what a part lists, and of what a sum of parts lists: a stranger must not make a follower keep more and
// more, however many parts it sends. Explorations of real programs list some hundred things. One that exceeds a
// bound honestly ends with an error that says so (tooMuch).
const (
	maxListed = 1 << 16 // entries of each list
	maxNames  = 8 << 20 // bytes of all names of deadlocks, and of all that findings say
	maxText   = 1 << 16 // bytes of what one finding, or a failure, says
	// Executions that may be reached in several ways: of a sum, about 40 bytes of memory each; and those after which
	// a session gives up its bundle.
	maxRecurring       = 1 << 26
	maxRecurringOfPart = 1 << 16
)

// listed is how much a part or a sum lists.
type listed struct {
	entries    int // of the longest list
	bytes      int // of names
	longest    int // of the longest name
	executions int // that may be reached in several ways
}

func (l *listed) text(s string) {
	l.bytes += len(s)
	l.longest = max(l.longest, len(s))
}

func (l *listed) lists(lengths ...int) {
	for _, n := range lengths {
		l.entries = max(l.entries, n)
	}
}

// recurring are executions, not things to read, so there may be many.
func (l *listed) recurring(kinds []tally, executions int) {
	l.lists(len(kinds))
	l.executions = executions
	for i := range kinds {
		k := &kinds[i]
		l.lists(len(k.BoundedAt), len(k.Deadlocks), len(k.Limits), len(k.Stops))
		l.deadlocks(k.Deadlocks)
	}
}

func (l *listed) deadlocks(of map[string]uint64) {
	for name := range of {
		l.text(name)
	}
}

// exceeds reports whether that is more than there may be.
func (l *listed) exceeds() bool {
	return l.entries > maxListed || l.executions > maxRecurring || l.bytes > maxNames || l.longest > maxText
}
