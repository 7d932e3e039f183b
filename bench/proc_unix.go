//go:build unix

package bench

import (
	"bytes"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"syscall"
	"time"
)

// detach puts the command into a process group of its own, so that a Ctrl-C on
// the terminal reaches this process alone, which ends the command in order.
func detach(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// peakOf is the peak resident memory of an ended process in bytes, 0 if it is
// not known. What Linux reports of a child is at least what this process had
// when it started the child.
func peakOf(st *os.ProcessState) int64 {
	ru, ok := st.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return int64(ru.Maxrss)
	}
	return int64(ru.Maxrss) << 10
}

// watchPeak asks for the high-water mark of a running process until done is
// closed, ever less often, and returns the last answer in bytes, 0 if there was
// none (not Linux, or the process ended at once).
func watchPeak(pid int, done <-chan struct{}) int64 {
	var peak int64
	for wait := 4 * time.Millisecond; ; wait = min(2*wait, 100*time.Millisecond) {
		select {
		case <-done:
			return peak
		case <-time.After(wait):
		}
		text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/status")
		if err != nil {
			continue
		}
		if _, rest, ok := bytes.Cut(text, []byte("VmHWM:")); ok {
			if f := bytes.Fields(rest); len(f) > 0 {
				if n, err := strconv.ParseInt(string(f[0]), 10, 64); err == nil {
					peak = n << 10
				}
			}
		}
	}
}

// processTime is the CPU time of this process so far, user and system, 0 if it is
// not known.
func processTime() time.Duration {
	var ru syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &ru) != nil {
		return 0
	}
	return time.Duration(ru.Utime.Nano() + ru.Stime.Nano())
}
