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

	"golang.org/x/term"
)

// screen is where a run writes. While it shows a live line at the bottom of the
// terminal, what is written to the same terminal goes above it, line by line.
type screen struct {
	tty    io.Writer  // where the live line is drawn, nil if there is no place for it
	width  func() int // columns of tty now; 0 or less if that cannot be told
	stdout *above
	stderr *above

	mu    sync.Mutex
	soon  bool          // there is or will be a live line: no line may be left unfinished
	live  chan struct{} // closed when the live line ends; nil: there is no live line
	drawn string        // the live line as it stands there, in the row above the cursor; "" if it was not drawn yet
}

// refreshEvery is how often the live line is drawn.
const refreshEvery = 200 * time.Millisecond

// newScreen is the screen for what doMain was given to write to.
func newScreen(stdout, stderr io.Writer) *screen {
	s := &screen{}
	var tty *os.File
	if f, ok := stderr.(*os.File); ok && os.Getenv("TERM") != "dumb" && isTerminal(f) {
		s.width = func() int {
			w, _, err := term.GetSize(int(f.Fd()))
			if err != nil {
				return 0
			}
			return w
		}
		if s.width() > 0 {
			s.tty, tty = f, f
		}
	}
	s.stdout = &above{s: s, w: stdout, shared: onTerminal(stdout, tty)}
	s.stderr = &above{s: s, w: stderr, shared: onTerminal(stderr, tty)}
	return s
}

// onTerminal reports whether w writes to tty, if there is one.
func onTerminal(w io.Writer, tty *os.File) bool {
	f, ok := w.(*os.File)
	if !ok || tty == nil {
		return false
	}
	a, err := f.Stat()
	if err != nil {
		return false
	}
	b, err := tty.Stat()
	return err == nil && os.SameFile(a, b)
}

// prepare makes sure that draw can be called at any time, until erase.
func (s *screen) prepare() {
	s.mu.Lock()
	s.soon = true
	s.mu.Unlock()
}

// draw begins to show a live line: what line returns when it is told the width of the
// terminal.
func (s *screen) draw(line func(width int) liveLine) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.tty == nil || !s.soon || s.live != nil {
		return
	}
	ended := make(chan struct{})
	s.live = ended
	go func() {
		tick := time.NewTicker(refreshEvery)
		defer tick.Stop()
		for {
			s.redraw(line, ended)
			select {
			case <-ended:
				return
			case <-tick.C:
			}
		}
	}()
}

// redraw draws the live line again, unless it has ended.
func (s *screen) redraw(line func(width int) liveLine, ended chan struct{}) {
	width := s.width()
	if width <= 0 {
		return
	}
	// line takes locks of its own, which a caller of the screen may hold: s.mu is not held.
	text := line(width).String()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.live != ended {
		return
	}
	out := s.clean() + text + "\n"
	s.drawn = text
	io.WriteString(s.tty, out) // a terminal that is gone shows no line, and that is all
}

// clean returns what erases the live line and all below it, and leaves the cursor where
// the line began. s.mu is held.
func (s *screen) clean() string {
	if s.drawn == "" {
		return "\r\x1b[J"
	}
	rows := 1
	if width := s.width(); width > 0 && reflows() {
		// The terminal may have become narrower and made several rows of the line.
		rows = max((utf8.RuneCountInString(s.drawn)+width-1)/width, 1)
	}
	s.drawn = ""
	// If the user typed something, the cursor is not in the first column.
	return fmt.Sprintf("\x1b[%dA\r\x1b[J", rows)
}

// reflows guesses whether the terminal breaks lines again when it is resized. Most do.
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

func (l liveLine) String() string {
	if l.bar < 3 {
		return l.text
	}
	inner := l.bar - 2
	full := int(float64(inner)*min(max(l.done, 0), 1) + 0.5)
	cells := strings.Repeat("=", full)
	if 0 < full && full < inner {
		cells = cells[1:] + ">"
	}
	return "[" + cells + strings.Repeat(" ", inner-full) + "] " + l.text
}

// erase takes the live line away.
func (s *screen) erase() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.live != nil {
		close(s.live)
		s.live = nil
		io.WriteString(s.tty, s.clean())
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
		out := append(a.rest, b[:end]...)
		a.rest = nil
		if line := a.s.drawn; a.s.live != nil {
			out = append([]byte(a.s.clean()), out...)
			if line != "" && utf8.RuneCountInString(line) < a.s.width() {
				out, a.s.drawn = fmt.Appendln(out, line), line
			}
		}
		if _, err := a.w.Write(out); err != nil {
			return 0, err
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
	return ok && term.IsTerminal(int(f.Fd()))
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
