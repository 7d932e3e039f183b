package trust

import (
	"math"
	"testing"
	"time"
)

func TestForecast(t *testing.T) {
	sure := func(n float64) *Estimate { return &Estimate{Executions: n, Low: n, High: n} }
	for _, c := range []struct {
		name     string
		p        Progress
		elapsed  time.Duration
		e        *Estimate
		low, top float64 // of Left, in seconds
	}{
		{"half of the estimate, half of the share", Progress{Complete: 5000, Share: 0.5}, 10 * time.Second, sure(10000), 5, 20},
		{"half of the estimate, no share", Progress{Complete: 5000, Share: 1e-5}, 10 * time.Second, sure(10000), 3.4, 30},
		{"half of the estimate, most of the share", Progress{Complete: 5000, Share: 0.9}, 10 * time.Second, sure(10000), 3.4, 30},
		{"blocked ones count", Progress{Complete: 50, Blocked: 4950, Share: 0.5}, 10 * time.Second, &Estimate{Executions: 100, Blocked: 9900}, 5, 20},
		{"far more than estimated", Progress{Complete: 1e6, Share: 0.5}, 10 * time.Second, sure(1000), 0.1, 10},
		{"a tenth of the estimate", Progress{Complete: 1000, Share: 0.1}, 10 * time.Second, sure(10000), 30, 270},
		{"only the share", Progress{Complete: 1000, Share: 0.25}, 10 * time.Second, nil, 5, 60},
		{"years", Progress{Complete: 1000, Share: 1e-9}, 10 * time.Second, sure(1e12), 1e8, 1e10},
		{"more than years", Progress{Complete: 1000, Share: 1e-9}, 10 * time.Second, sure(1e30), maxLeft.Seconds(), maxLeft.Seconds()},
		{"through", Progress{Complete: 1000, Share: 1}, 10 * time.Second, sure(5000), 0, 0},
	} {
		f, ok := c.p.Forecast(c.elapsed, c.e)
		if !ok {
			t.Errorf("%s: no forecast", c.name)
			continue
		}
		n := float64(c.p.Complete + c.p.Blocked)
		if l := f.Left.Seconds(); l < c.low || l > c.top || f.Total < n || !(f.Done >= 0 && f.Done <= 1) {
			t.Errorf("%s: %+v; want %v s to %v s", c.name, f, c.low, c.top)
		}
	}
	for _, c := range []struct {
		name    string
		p       Progress
		elapsed time.Duration
		e       *Estimate
	}{
		{"just begun", Progress{Complete: 5000, Share: 0.5}, 10 * time.Millisecond, sure(10000)},
		{"nothing explored", Progress{Share: 0.5}, time.Minute, sure(10000)},
		{"no estimate and no share", Progress{Complete: 5000}, time.Minute, nil},
		{"an empty estimate and no share", Progress{Complete: 5000}, time.Minute, &Estimate{}},
	} {
		if f, ok := c.p.Forecast(c.elapsed, c.e); ok {
			t.Errorf("%s: forecast %+v", c.name, f)
		}
	}
}

// TestForecastIsFinite: whatever it is given, a forecast is made of numbers.
func TestForecastIsFinite(t *testing.T) {
	for _, n := range []uint64{10, 1e6, 1e18} {
		for _, share := range []float64{0, 5e-324, 1e-300, 1e-9, 0.5, 1 - 1e-16} {
			for _, est := range []float64{0, 1e-300, 1, 1e9, 1e300, math.MaxFloat64} {
				for _, wide := range []float64{1, 1e3} {
					e := &Estimate{Executions: est, Low: est / wide, High: est * wide}
					f, ok := Progress{Complete: n, Share: share}.Forecast(time.Hour, e)
					if ok && !(f.Left >= 0 && f.Left <= maxLeft && f.Low >= float64(n) && f.Total >= f.Low && f.High >= f.Total && f.Done >= 0 && f.Done <= 1) {
						t.Errorf("n=%d share=%g estimate=%g: %+v", n, share, est, f)
					}
				}
			}
		}
	}
}

// TestForecastOfASteadyRun: with a perfect estimate and a share that keeps up, the
// forecast is within 3x of the truth all the way, and what is done grows.
func TestForecastOfASteadyRun(t *testing.T) {
	const total = 100000
	last := 0.0
	for i := 1; i < 95; i++ {
		x := float64(i) / 100
		f, ok := Progress{Complete: uint64(x * total), Share: x}.Forecast(time.Duration(x*100)*time.Second, &Estimate{Executions: total, Low: 0.9 * total, High: 1.1 * total})
		if left := 100 * (1 - x); !ok || i < 85 && (f.Left.Seconds() > 3*left || f.Left.Seconds() < left/3) {
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
