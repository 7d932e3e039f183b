package interp

// LibConfig are the settings of the run-time library.
type LibConfig struct {
	// NondetValues is how many values (0, 1, ..., n-1) the __VERIFIER_nondet_*
	// functions of numeric types return, all of them explored. With 0 a program
	// that calls them is refused, because no small set of values stands for all.
	NondetValues int
	// Timeouts is how often a thread's timed waits on one condition variable may
	// time out; more is reported as cut by a bound. 0 means 2.
	Timeouts int
}

func (c *LibConfig) libConfig() *LibConfig { return c }

// Settings that rtlib/c/rt.h names.
const (
	cfgSpuriousWakeups = iota
	cfgNondetValues
	cfgTimeouts
)

func init() {
	builtins["__gmc_config"] = func(c *call) {
		cfg := c.Config()
		var lib LibConfig
		if l, ok := any(cfg).(interface{ libConfig() *LibConfig }); ok {
			lib = *l.libConfig()
		}
		switch c.Arg(0) {
		case cfgSpuriousWakeups:
			c.Return(uint64(max(cfg.SpuriousWakeups, 0)))
		case cfgNondetValues:
			c.Return(uint64(max(lib.NondetValues, 0)))
		case cfgTimeouts:
			if lib.Timeouts <= 0 {
				lib.Timeouts = 2
			}
			c.Return(uint64(lib.Timeouts))
		}
	}
}
