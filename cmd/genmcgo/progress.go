package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"github.com/dustin/go-humanize"

	trust "genmcgo/truST"
)

// progress shows counts on standard error while a run lasts: a status line that
// overwrites itself on a terminal, a line every ten seconds elsewhere.
type progress struct {
	mu    sync.Mutex
	w     io.Writer
	tty   bool
	start time.Time
	last  time.Time
	drawn bool
}

func newProgress(w io.Writer, when string) *progress {
	tty := isTerminal(w)
	if when == "never" || when == "auto" && !tty {
		return nil
	}
	now := time.Now()
	return &progress{w: w, tty: tty, start: now, last: now}
}

// show may be called from any goroutine, as often as one likes.
func (p *progress) show(at trust.Progress) {
	complete, blocked := at.Complete, at.Blocked
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	every := 10 * time.Second
	if p.tty {
		every = 200 * time.Millisecond
	}
	if now.Sub(p.last) < every {
		return
	}
	p.last = now
	secs := now.Sub(p.start).Seconds()
	line := fmt.Sprintf("%s executions, %s blocked, %s per second, %.0fs",
		humanize.Comma(int64(complete)), humanize.Comma(int64(blocked)), humanize.Comma(int64(float64(complete+blocked)/secs)), secs)
	if p.tty {
		fmt.Fprintf(p.w, "\r\x1b[K%s", line)
		p.drawn = true
	} else {
		fmt.Fprintln(p.w, "genmcgo:", line)
	}
}

// end wipes the status line.
func (p *progress) end() {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.drawn {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.drawn = false
	}
	p.last = time.Now().Add(time.Hour) // nothing after the end
}

// isTerminal reports whether w is a character device.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}

// useColor decides about colours on w.
func useColor(w io.Writer, when string) bool {
	switch when {
	case "always":
		return true
	case "never":
		return false
	}
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isTerminal(w)
}
