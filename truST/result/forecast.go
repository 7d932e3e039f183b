package result

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
	maxForecastLeft  = 1e4 // Progress.Left, without an estimate

	maxLeft = 200 * 365 * 24 * time.Hour
)

// How far off the two sources of a forecast are: standard deviations of logarithms. They
// were fitted to 12 explorations of 2 s to 10 s that were watched from the start to the
// end (genmcgo-bench progress).
const (
	// What is left is taken for leftFactor times Progress.Left to the power of leftTrust:
	// who looks at a run sees it, as a rule, neither just begun nor almost through.
	leftFactor     = 0.8
	leftTrust      = 0.75
	leftSpread     = 0.7 // of what is left, if that is as much as was done
	leftGrowth     = 0.3 // more of it for each factor e that it is away from that
	leftYoung      = 0.5 // more of it, divided by the seconds that the exploration is old
	estimateSpread = 0.8 // of the number of executions, if what it is from agrees
	estimateGrowth = 0.5 // more of it for each factor e from Low to High
)

// Forecast says how an exploration goes on of which p was done in elapsed, counted from
// the latest restart, without the time for sampling. e is the estimate, or nil. It is
// false if it is too early to say anything.
//
// What is left of the work (Progress.Left) and the estimated number of executions may
// both be wrong by a factor of some. So both are taken for what they are, guesses of the
// total whose logarithm has a normal distribution; they are combined, each weighing the
// more the less it is spread, and what is known for certain is added: there are at least
// as many executions as were explored. The median of what remains is the forecast. The
// less is left the less can be wrong with it: a factor of 2 in a tenth is little of the
// total. So the estimate counts at the beginning, and for little later on.
func (p Progress) Forecast(elapsed time.Duration, e *Estimate) (Forecast, bool) {
	n := float64(p.Complete + p.Blocked)
	estimated := e != nil && e.Executions+e.Blocked > 0
	if elapsed < minForecastTime || n < minForecastCount || !estimated && p.Share < 1 && !(p.Left > 0 && p.Left <= maxForecastLeft) {
		return Forecast{}, false
	}
	if p.Share >= 1 {
		return Forecast{Total: n, Low: n, High: n, Done: 1}, true
	}
	if estimated && e.Exact && e.Executions+e.Blocked > n {
		all := e.Executions + e.Blocked
		return forecast(n, elapsed, Forecast{Total: all, Low: all, High: all}), true
	}
	// Of the logarithm of the total divided by n; means are weighted by their precision,
	// 1/variance.
	var mean, precision float64
	add := func(m, spread float64) {
		w := 1 / (spread * spread)
		mean += (m - mean) * w / (precision + w)
		precision += w
	}
	if p.Left > 0 {
		left := leftFactor * math.Pow(min(max(p.Left, 1e-9), 1e300), leftTrust)
		spread := math.Hypot(math.Hypot(leftSpread, leftYoung/elapsed.Seconds()), leftGrowth*math.Log(left))
		add(math.Log1p(left), spread*left/(1+left))
	}
	if estimated {
		spread := 0.0
		if e.Low > 0 && e.High > e.Low {
			spread = min(estimateGrowth*math.Log(e.High/e.Low), 10)
		}
		all := e.Executions + e.Blocked
		if c := float64(p.Complete); c >= minForecastCount && e.ByCrowds == 0 {
			// Samples avoid being blocked where they can, explorations cannot.
			all = max(all, e.Executions*(1+float64(p.Blocked)/c))
		}
		m := math.Log(min(max(all, 1e-300), 1e300)) - math.Log(n)
		// If there are more already it was wrong by so much at least.
		add(m, math.Hypot(math.Hypot(estimateSpread, spread), min(m, 0)))
	}
	deviation := 1 / math.Sqrt(precision)
	quantile := func(p float64) float64 {
		x := n * math.Exp(mean+deviation*quantileAbove(-mean/deviation, p))
		return min(max(x, n), 1e300)
	}
	return forecast(n, elapsed, Forecast{Total: quantile(0.5), Low: quantile(0.025), High: quantile(0.975)}), true
}

// forecast adds to f the time that is left if n executions took elapsed.
func forecast(n float64, elapsed time.Duration, f Forecast) Forecast {
	left := elapsed.Seconds() * (f.Total/n - 1)
	f.Done, f.Left = elapsed.Seconds()/(elapsed.Seconds()+left), maxLeft
	if left < maxLeft.Seconds() {
		f.Left = time.Duration(left * float64(time.Second))
	}
	return f
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
