package bench

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os/exec"
	"slices"
	"strconv"
	"time"
)

// Sample is what one run of a tool took.
type Sample struct {
	CPU  float64 `json:"cpu_seconds"` // user and system, with the start of the process
	Wall float64 `json:"wall_seconds"`
	// Own is the tool's own account of its exploration in seconds, 0 if it gives none.
	Own float64 `json:"own_seconds,omitempty"`
	// Verifying is how much of Own went on VerifySC, 0 if that was not measured.
	Verifying float64 `json:"verifying_seconds,omitempty"`
	// Peak is the greatest resident memory in bytes, 0 if it is not known. Linux is
	// asked every 100 ms; of what ends sooner it tells no less than the harness's own.
	Peak int64 `json:"peak_bytes,omitempty"`
}

// ended is a process that ran.
type ended struct {
	Sample
	Stdout, Stderr []byte
	Exit           int
	Failure        string // "timeout", "interrupted", or why there was no run
}

// measure runs a command in dir, on one core if cpu is not negative and taskset is
// there.
func measure(ctx context.Context, timeout time.Duration, cpu int, dir string, argv []string) ended {
	if timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}
	if taskset := pinner(); cpu >= 0 && taskset != "" {
		argv = append([]string{taskset, "-c", strconv.Itoa(cpu)}, argv...)
	}
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	detach(cmd)
	cmd.WaitDelay = time.Second

	var e ended
	start := time.Now()
	err := cmd.Start()
	var peak int64
	if err == nil {
		done, watched := make(chan struct{}), make(chan int64)
		go func() { watched <- watchPeak(cmd.Process.Pid, done) }()
		err = cmd.Wait()
		e.Wall = time.Since(start).Seconds()
		close(done)
		peak = <-watched
	}
	if st := cmd.ProcessState; st != nil {
		e.CPU = (st.UserTime() + st.SystemTime()).Seconds()
		e.Exit = st.ExitCode()
		if e.Peak = peak; peak == 0 {
			e.Peak = peakOf(st)
		}
	}
	e.Stdout, e.Stderr = out.Bytes(), errs.Bytes()
	var exit *exec.ExitError
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		e.Failure = "interrupted"
	case ctx.Err() != nil:
		e.Failure = "timeout"
	case errors.As(err, &exit):
		if e.Exit < 0 {
			e.Failure = err.Error()
		}
	case err != nil:
		e.Failure = err.Error()
	}
	return e
}

// pinner is the path of taskset, "" where there is none.
func pinner() string {
	path, err := exec.LookPath("taskset")
	if err != nil {
		return ""
	}
	return path
}

// Median returns the middle value of v, the mean of the two middle ones if their
// number is even, NaN if there are none. It leaves v as it is.
func Median(v []float64) float64 {
	n := len(v)
	if n == 0 {
		return math.NaN()
	}
	s := slices.Sorted(slices.Values(v))
	if n%2 == 1 {
		return s[n/2]
	}
	return (s[n/2-1] + s[n/2]) / 2
}

// GeoMean returns the geometric mean of positive values, NaN if there are none.
func GeoMean(v []float64) float64 {
	if len(v) == 0 {
		return math.NaN()
	}
	sum := 0.0
	for _, x := range v {
		if !(x > 0) {
			panic(fmt.Sprintf("BUG: geometric mean of %v", x))
		}
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(v)))
}
