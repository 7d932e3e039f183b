package result

import (
	"math"
	"testing"
	"time"

	_ "genmcgo/internal/scale"
)

func TestForecast(t *testing.T) {
	sure := func(n float64) *Estimate { return &Estimate{Executions: n, Low: n, High: n} }
	exact := func(n float64) *Estimate { return &Estimate{Executions: n, Low: n, High: n, Exact: true} }
	wide := &Estimate{Executions: 1e9, Low: 1e7, High: 1e11}
	for _, c := range []struct {
		name    string
		p       Progress
		elapsed time.Duration
		e       *Estimate
		left    float64 // seconds, computed by hand
	}{
		// Of ln(total/n) the mean is ln 1.8 and the spread 0.31: 0 is 1.89 deviations below,
		// so the median is that of what is above 2.9 %, 0.04 deviations above the mean.
		{"half of the work", Progress{Complete: 5000, Share: 0.5, Left: 1}, 10 * time.Second, nil, 8.2},
		// With ln 2 and 0.8 as a second guess the mean is 0.60 and the deviation 0.29.
		{"the estimate says so, too", Progress{Complete: 5000, Share: 0.5, Left: 1}, 10 * time.Second, sure(10000), 8.5},
		{"blocked ones count", Progress{Complete: 50, Blocked: 4950, Share: 0.5, Left: 1}, 10 * time.Second, &Estimate{Executions: 100, Blocked: 9900, Low: 1e4, High: 1e4}, 8.5},
		{"a wide estimate does not count", Progress{Complete: 5000, Share: 0.5, Left: 1}, 10 * time.Second, wide, 9.1},
		{"far more than estimated", Progress{Complete: 1e6, Share: 0.5, Left: 1}, 10 * time.Second, sure(1000), 8},
		// What is left is taken for 0.025: ln 1.025 ± 0.032 is 0.76 deviations above 0, and
		// the median of what is above 22 % is 0.28 deviations above that.
		{"a hundredth is left, whatever is estimated", Progress{Complete: 1000, Share: 0.99, Left: 0.01}, 10 * time.Second, sure(10000), 0.35},
		// ln 143 ± 1.64 and ln 10 ± 0.8: their mean with weights 0.37 and 1.56 is 2.81.
		{"the beginning", Progress{Complete: 1000, Share: 1e-3, Left: 1000}, 10 * time.Second, sure(10000), 156},
		{"the estimate is exact", Progress{Complete: 1000, Share: 0.01, Left: 1000}, 10 * time.Second, exact(1500), 5},
		{"the exact estimate was too low", Progress{Complete: 5000, Share: 0.5, Left: 1}, 10 * time.Second, exact(100), 7.8},
		{"nothing left is known", Progress{Complete: 5000}, 10 * time.Second, sure(5e6), 9990},
		{"more than years", Progress{Complete: 1000, Share: 1e-9, Left: 1e12}, 10 * time.Second, sure(1e30), maxLeft.Seconds()},
		{"through", Progress{Complete: 1000, Share: 1}, 10 * time.Second, sure(5000), 0},
	} {
		f, ok := c.p.Forecast(c.elapsed, c.e)
		if !ok {
			t.Errorf("%s: no forecast", c.name)
			continue
		}
		n := float64(c.p.Complete + c.p.Blocked)
		if l := f.Left.Seconds(); math.Abs(l-c.left) > 0.06*c.left || f.Total < n || !(f.Done >= 0 && f.Done <= 1) {
			t.Errorf("%s: %+v; want %v s", c.name, f, c.left)
		}
	}
	for _, c := range []struct {
		name    string
		p       Progress
		elapsed time.Duration
		e       *Estimate
	}{
		{"just begun", Progress{Complete: 5000, Share: 0.5, Left: 1}, 10 * time.Millisecond, sure(10000)},
		{"nothing explored", Progress{Share: 0.5, Left: 1}, time.Minute, sure(10000)},
		{"no estimate, nothing known of what is left", Progress{Complete: 5000}, time.Minute, nil},
		{"no estimate, far too much left to tell", Progress{Complete: 5000, Share: 1e-6, Left: 1e6}, time.Minute, nil},
		{"an empty estimate, nothing known of what is left", Progress{Complete: 5000}, time.Minute, &Estimate{}},
	} {
		if f, ok := c.p.Forecast(c.elapsed, c.e); ok {
			t.Errorf("%s: forecast %+v", c.name, f)
		}
	}
}

// TestForecastOfATrial: at the beginning it is the estimate that counts, a good one the
// more.
func TestForecastOfATrial(t *testing.T) {
	trial := Progress{Complete: 1000, Share: 1e-3, Left: 3} // it should be 9999
	for _, c := range []struct{ low, high, least float64 }{{0.8e7, 1.2e7, 20}, {1e6, 1e8, 5}} {
		f, ok := trial.Forecast(time.Second/2, &Estimate{Executions: 1e7, Low: c.low, High: c.high})
		if !ok || f.Total < c.least*1000 || f.Low >= f.Total || f.High <= f.Total {
			t.Errorf("estimate %g to %g: %+v", c.low, c.high, f)
		}
	}
}

// TestForecastIsFinite: whatever it is given, a forecast is made of numbers.
func TestForecastIsFinite(t *testing.T) {
	for _, n := range []uint64{10, 1e6, 1e18} {
		for _, left := range []float64{0, 5e-324, 1e-300, 1e-9, 1, 1e9, 1e300, math.MaxFloat64, math.Inf(1)} {
			for _, est := range []float64{0, 1e-300, 1, 1e9, 1e300, math.MaxFloat64} {
				for _, wide := range []float64{1, 1e3} {
					e := &Estimate{Executions: est, Low: est / wide, High: est * wide}
					f, ok := Progress{Complete: n, Left: left}.Forecast(time.Hour, e)
					if ok && !(f.Left >= 0 && f.Left <= maxLeft && f.Low >= float64(n) && f.Total >= f.Low && f.High >= f.Total && f.Done >= 0 && f.Done <= 1) {
						t.Errorf("n=%d left=%g estimate=%g: %+v", n, left, est, f)
					}
				}
			}
		}
	}
}

// TestForecastOfASteadyRun: if all that it is given is right, so is the forecast, and
// what is done grows.
func TestForecastOfASteadyRun(t *testing.T) {
	const total = 100000
	last := 0.0
	for i := 1; i < 100; i++ {
		x := float64(i) / 100
		f, ok := Progress{Complete: uint64(x * total), Share: x, Left: 1/x - 1}.Forecast(time.Duration(x*100)*time.Second, &Estimate{Executions: total, Low: 0.9 * total, High: 1.1 * total})
		if left := 100 * (1 - x); !ok || f.Left.Seconds() > 3*left+1 || f.Left.Seconds() < left/3 {
			t.Errorf("after %d s of 100 s: %+v", i, f)
		}
		if f.Done < last {
			t.Errorf("after %d s: %.3f done, before %.3f", i, f.Done, last)
		}
		last = f.Done
	}
}

func TestQuantileAbove(t *testing.T) {
	above := func(x float64) float64 { return math.Erfc(x / math.Sqrt2) }
	for a := -8.0; a < 30; a += 0.5 {
		for _, p := range []float64{0.025, 0.5, 0.975} {
			x := quantileAbove(a, p)
			if got := 1 - above(x)/above(a); math.Abs(got-p) > 0.03 || x < a { // in the tail it is an approximation
				t.Errorf("of what is above %g, %.3f is below %g, want %g", a, got, x, p)
			}
		}
	}
	if x := quantileAbove(100, 0.5); x < 100 || x > 100.01 {
		t.Errorf("the median above 100 is %g", x)
	}
}
