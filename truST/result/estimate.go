package result

import "time"

// Estimate is what samples tell of the size of an exploration.
type Estimate struct {
	Samples, Crowds int
	// Executions is the estimated number of complete executions, and Blocked of
	// blocked ones.
	Executions, Blocked float64
	// Low and High are where their sum probably is.
	Low, High float64
	Exact     bool // it is no estimate: a crowd had room for all of them
	// ByChoices is the mean of the samples' values, and ByCrowds that of what the crowds
	// counted, 0 without: two estimates of the sum by different methods. Deviation is the
	// standard deviation of the latter, or of the former if there is no latter.
	ByChoices, ByCrowds, Deviation float64
	Values                         []float64     // of the samples, with Sampling.Keep
	Elapsed                        time.Duration // that sampling took
	Why                            string        // sampling ended: "deviation", "executions", "budget", "error", "limit" (a sample got too large), "memory" or as in Result.Stopped
}
