package interp

// LibConfig are the settings of the run-time library, a part of Config.
type LibConfig struct {
	// NondetValues is how many values (0, 1, ..., n-1) the __VERIFIER_nondet_*
	// functions of numeric types return, all of them explored. With 0 a program
	// that calls them is refused, because no small set of values stands for all.
	NondetValues int
	// Timeouts is how often a thread's timed waits on one condition variable may
	// time out; more is reported as cut by a bound. 0 means 2.
	Timeouts int
	// Wakeup says in which order threads get what they wait for. The program must have been loaded
	// with the queues that this needs (load.Options.Queued).
	Wakeup Wakeup
}

// Policy is an order in which threads get what they wait for.
type Policy uint8

// Policies. The numbers are those of interp/rtlib/c/queue.h.
const (
	Arbitrary Policy = iota // any of them, without a queue
	FIFO                    // the first to come
	LIFO                    // the last to come
	Readers                 // of a read-write lock: the first reader to come, or else the first writer
	Writers                 // likewise, the first writer
	Glibc                   // of a condition variable: any of the older of two groups
)

// Wakeup has the policy of each kind of object.
type Wakeup struct{ Mutex, Sem, RWLock, Cond Policy }

// Settings that rtlib/c/rt.h names.
const (
	cfgSpuriousWakeups = iota
	cfgNondetValues
	cfgTimeouts
	cfgNoSections
	cfgWakeupMutex
	cfgWakeupSem
	cfgWakeupRWLock
	cfgWakeupCond
	cfgDetaches
	cfgRobust
)

func init() {
	builtins["__gmc_config"] = func(c *call) {
		cfg := c.Config()
		switch c.Arg(0) {
		case cfgSpuriousWakeups:
			c.Return(uint64(max(cfg.SpuriousWakeups, 0)))
		case cfgNondetValues:
			c.Return(uint64(max(cfg.NondetValues, 0)))
		case cfgTimeouts:
			n := cfg.Timeouts
			if n <= 0 {
				n = 2
			}
			c.Return(uint64(n))
		case cfgNoSections:
			c.Return(b2i(cfg.NoSections))
		case cfgWakeupMutex:
			c.Return(uint64(cfg.Wakeup.Mutex))
		case cfgWakeupSem:
			c.Return(uint64(cfg.Wakeup.Sem))
		case cfgWakeupRWLock:
			c.Return(uint64(cfg.Wakeup.RWLock))
		case cfgWakeupCond:
			c.Return(uint64(cfg.Wakeup.Cond))
		case cfgDetaches:
			c.Return(b2i(c.t.m.detaches))
		case cfgRobust:
			c.Return(b2i(c.t.m.robust))
		}
	}
}
