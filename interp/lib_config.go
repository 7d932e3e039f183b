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
}

// Settings that rtlib/c/rt.h names.
const (
	cfgSpuriousWakeups = iota
	cfgNondetValues
	cfgTimeouts
	cfgNoSections
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
		}
	}
}
