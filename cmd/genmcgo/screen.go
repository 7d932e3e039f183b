package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/cwriter"
	"github.com/vbauerster/mpb/v8/decor"
)

// screen is where a run writes. While it shows a live line at the bottom of the
// terminal, what is written to the same terminal goes above it, line by line. The line
// is drawn by a library, which knows how wide the terminal is at the moment.
type screen struct {
	tty    *os.File // where the live line is drawn, nil if there is no place for it
	stdout *above
	stderr *above

	mu   sync.Mutex
	soon bool          // there is or will be a live line: no line may be left unfinished
	live *mpb.Progress // nil: there is no live line
	bar  *mpb.Bar
}

// refreshEvery is how often the live line is drawn.
const refreshEvery = 200 * time.Millisecond

// newScreen is the screen for what doMain was given to write to.
func newScreen(stdout, stderr io.Writer) *screen {
	s := &screen{}
	if f, ok := stderr.(*os.File); ok && os.Getenv("TERM") != "dumb" && isTerminal(f) {
		if w, h, err := cwriter.GetSize(int(f.Fd())); err == nil && w > 0 && h > 0 {
			s.tty = f
		}
	}
	s.stdout = &above{s: s, w: stdout, shared: s.same(stdout)}
	s.stderr = &above{s: s, w: stderr, shared: s.same(stderr)}
	return s
}

// same says that w is the terminal of the live line.
func (s *screen) same(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || s.tty == nil {
		return false
	}
	a, err := f.Stat()
	if err != nil {
		return false
	}
	b, err := s.tty.Stat()
	return err == nil && os.SameFile(a, b)
}

// prepare makes sure that draw can be called at any time, until erase.
func (s *screen) prepare() {
	s.mu.Lock()
	s.soon = true
	s.mu.Unlock()
}

// draw begins to show a live line: what line returns when it is told the width of the
// terminal, and with it a bar that is part of it (see liveLine).
func (s *screen) draw(line func(width int) liveLine) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.tty == nil || !s.soon || s.live != nil {
		return
	}
	s.live = mpb.New(mpb.WithOutput(s.tty), mpb.WithRefreshRate(refreshEvery), mpb.WithQueueLen(1))
	bar := mpb.BarStyle().Padding(" ").Build()
	last := 0 // columns of the line as drawn last
	fill := mpb.BarFillerFunc(func(w io.Writer, st decor.Statistics) error {
		l := line(st.AvailableWidth)
		begin := clean
		if rows := (last + st.AvailableWidth - 1) / st.AvailableWidth; rows > 1 && reflows() {
			// The terminal got narrower and made several rows of the last line; the library
			// has erased the lowest one.
			begin = fmt.Sprintf("\x1b[%dA", rows-1) + clean
		}
		if _, err := io.WriteString(w, begin); err != nil {
			return err
		}
		last = utf8.RuneCountInString(l.text)
		if l.bar == 0 {
			_, err := io.WriteString(w, l.text)
			return err
		}
		last += l.bar + 1
		st.AvailableWidth, st.Total, st.Current = l.bar, 1000, int64(1000*l.done)
		if err := bar.Fill(w, st); err != nil {
			return err
		}
		_, err := io.WriteString(w, " "+l.text)
		return err
	})
	s.bar = s.live.MustAdd(0, fill, mpb.BarFillerTrim())
}

// clean erases from the beginning of the line on. The library moves up and erases from
// the column where the cursor is, which is not the first one if somebody typed something.
const clean = "\r\x1b[J"

// reflows guesses whether the terminal breaks lines anew when it is resized. Most do.
func reflows() bool {
	return os.Getenv("XTERM_VERSION") == "" && os.Getenv("STY") == "" && os.Getenv("TERM") != "linux"
}

// liveLine is what a live line says: a bar so many columns wide (0: none) that is full
// as far as done (0 to 1) says, a blank, and a text.
type liveLine struct {
	bar  int
	done float64
	text string
}

// erase takes the live line away.
func (s *screen) erase() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.live != nil {
		s.bar.Abort(true)
		s.live.Wait()
		s.live = nil
		io.WriteString(s.tty, clean)
	}
	s.soon = false
	s.stdout.flush()
	s.stderr.flush()
}

// eraseAtOnce is erase for a process that ends whether the terminal answers or not.
func (s *screen) eraseAtOnce() {
	done := make(chan struct{})
	go func() { s.erase(); close(done) }()
	select {
	case <-done:
	case <-time.After(time.Second):
	}
}

// above writes to w. If that is the terminal of the live line, it writes whole lines
// only, above the live line if there is one.
type above struct {
	s      *screen
	w      io.Writer
	shared bool
	rest   []byte // the beginning of a line; guarded by s.mu
}

func (a *above) Write(b []byte) (int, error) {
	if !a.shared {
		return a.w.Write(b)
	}
	a.s.mu.Lock()
	defer a.s.mu.Unlock()
	if !a.s.soon {
		return a.w.Write(b)
	}
	end := bytes.LastIndexByte(b, '\n') + 1
	if end > 0 {
		lines := append(a.rest, b[:end]...)
		a.rest = nil
		var err error = mpb.ErrDone
		if a.s.live != nil {
			_, err = a.s.live.Write(append([]byte(clean), lines...))
		}
		if err != nil { // also if the library gave up because it could not write
			if _, err = a.w.Write(lines); err != nil {
				return 0, err
			}
		}
	}
	a.rest = append(a.rest, b[end:]...)
	return len(b), nil
}

// flush writes the line that has not ended. s.mu is held, and there is no live line.
func (a *above) flush() {
	if len(a.rest) > 0 {
		a.w.Write(a.rest)
		a.rest = nil
	}
}

// isTerminal reports whether w is a terminal.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && cwriter.IsTerminal(int(f.Fd()))
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

// fit joins what parts say until no more fits into width columns. Each part is a list
// of ways to say it, from long to short, the shortest may be "" (nothing); they are made
// shorter in the given order, one step at a time.
func fit(width int, parts [][]string, order []int) string {
	at := make([]int, len(parts))
	join := func() string {
		var words []string
		for i, p := range parts {
			if at[i] < len(p) && p[at[i]] != "" {
				words = append(words, p[at[i]])
			}
		}
		return strings.Join(words, ", ")
	}
	text := join()
	for _, i := range order {
		if len([]rune(text)) <= width {
			return text
		}
		at[i]++
		text = join()
	}
	if r := []rune(text); len(r) > width {
		return string(r[:max(width, 0)])
	}
	return text
}
