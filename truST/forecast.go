package trust

import (
	"math"
	"time"
)

// Forecast is what an exploration that is under way will probably come to.
type Forecast struct {
	Total float64 // executions, complete and blocked
	// Low and High have it between them with a probability of 95 %, as far as the
	// assumptions hold.
	Low, High float64
	Left      time.Duration // at the rate so far; at most maxLeft
	Done      float64       // Elapsed / (Elapsed + Left)
}

// Nothing is forecast before that, and no time beyond what a time.Duration holds.
const (
	minForecastTime  = 300 * time.Millisecond
	minForecastCount = 10
	minForecastShare = 1e-4 // without an estimate

	maxLeft = 200 * 365 * 24 * time.Hour
)

// How far off the two sources of a forecast are: standard deviations of the logarithm
// of the number of executions. They were fitted to 15 explorations of 0.5 s to 15 s
// that were watched from the start to the end.
const (
	estimateSpread = 0.5 // of an estimate whose samples agree
	shareSpread    = 0.6 // of a share close to 1
	shareGrowth    = 0.4 // more of it for each factor e that the share is below 1
	shareTrust     = 0.3 // how much of 1/share is believed, as an exponent
)

// Forecast says how an exploration goes on of which p was done in elapsed, counted from
// the latest restart, without the time for sampling. e is the estimate, or nil. It is
// false if it is too early to say anything.
//
// An estimate may be wrong by a factor of some, and the share by much more, since
// alternatives that look alike may hide subtrees of different size. So both are taken
// for what they are, guesses of the number of executions whose logarithm has a normal
// distribution; they are combined, and what is known for certain is added: there are at
// least as many as were explored. The median of what remains is the forecast.
func (p Progress) Forecast(elapsed time.Duration, e *Estimate) (Forecast, bool) {
	n := float64(p.Complete + p.Blocked)
	estimated := e != nil && e.Executions+e.Blocked > 0
	if elapsed < minForecastTime || n < minForecastCount || !estimated && p.Share < minForecastShare {
		return Forecast{}, false
	}
	if p.Share >= 1 {
		return Forecast{Total: n, Low: n, High: n, Done: 1}, true
	}
	// Means are weighted by their precision, 1/variance.
	var mean, precision float64
	add := func(m, spread float64) {
		w := 1 / (spread * spread)
		mean += (m - mean) * w / (precision + w)
		precision += w
	}
	if p.Share > 0 {
		l := -math.Log(p.Share)
		add(math.Log(n)+shareTrust*l, math.Hypot(shareSpread, shareGrowth*l))
	}
	if estimated {
		spread := 0.0
		if e.Low > 0 && e.High > e.Low {
			spread = min(math.Log(e.High/e.Low)/4, 10) // 95 % are two deviations on each side
		}
		all := e.Executions + e.Blocked
		if c := float64(p.Complete); c >= minForecastCount {
			// Samples avoid being blocked where they can, explorations can not.
			all = max(all, e.Executions*(1+float64(p.Blocked)/c))
		}
		add(math.Log(min(all, 1e300)), math.Hypot(estimateSpread, spread))
	}
	deviation := 1 / math.Sqrt(precision)
	quantile := func(p float64) float64 {
		x := math.Exp(mean + deviation*quantileAbove((math.Log(n)-mean)/deviation, p))
		return min(max(x, n), 1e300)
	}
	f := Forecast{Total: quantile(0.5), Low: quantile(0.025), High: quantile(0.975), Left: maxLeft}
	left := elapsed.Seconds() * (f.Total/n - 1)
	f.Done = elapsed.Seconds() / (elapsed.Seconds() + left)
	if left < maxLeft.Seconds() {
		f.Left = time.Duration(left * float64(time.Second))
	}
	return f, true
}

// quantileAbove is the p-quantile of a normally distributed number (mean 0, deviation 1)
// of which it is known that it is at least a.
func quantileAbove(a, p float64) float64 {
	// The probability of more than a is erfc(a/√2)/2, that of more than the quantile
	// 1-p of it.
	if a < 4 {
		return math.Sqrt2 * math.Erfcinv((1-p)*math.Erfc(a/math.Sqrt2))
	}
	return math.Sqrt(a*a - 2*math.Log1p(-p)) // there the probability falls like exp(-a²/2)
}
