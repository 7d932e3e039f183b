package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// terminal is what a terminal shows of what is written to it: rows of cells, a cursor,
// and the two sequences that move and erase. It breaks rows when they are full and, if it
// reflows, again when it is resized.
type terminal struct {
	width   int
	reflows bool
	rows    []row
	at, col int
}

// row is what stands in a row of a terminal.
type row struct {
	text []rune
	goes bool // on in the next row: the line was too long
}

func (v *terminal) Write(b []byte) (int, error) {
	for s := string(b); s != ""; {
		var n int
		switch _, err := fmt.Sscanf(s, "\x1b[%dA", &n); {
		case err == nil:
			v.at = max(v.at-n, 0)
			s = s[strings.IndexByte(s, 'A')+1:]
			continue
		case strings.HasPrefix(s, "\x1b[J"):
			v.row()
			v.rows[v.at].text = v.rows[v.at].text[:min(v.col, len(v.rows[v.at].text))]
			v.rows[v.at].goes = false
			v.rows = v.rows[:v.at+1]
			s = s[len("\x1b[J"):]
			continue
		}
		r := []rune(s)[0]
		s = s[len(string(r)):]
		switch r {
		case '\r':
			v.col = 0
		case '\n': // terminals return the carriage themselves
			v.row()
			v.at, v.col = v.at+1, 0
			v.row()
		default:
			if v.col == v.width {
				v.row()
				v.rows[v.at].goes = true
				v.at, v.col = v.at+1, 0
			}
			v.row()
			for len(v.rows[v.at].text) <= v.col {
				v.rows[v.at].text = append(v.rows[v.at].text, ' ')
			}
			v.rows[v.at].text[v.col] = r
			v.col++
		}
	}
	return len(b), nil
}

// row makes sure that the row of the cursor exists.
func (v *terminal) row() {
	for len(v.rows) <= v.at {
		v.rows = append(v.rows, row{})
	}
}

// resize changes the width.
func (v *terminal) resize(width int) {
	if v.width = width; !v.reflows {
		for i := range v.rows {
			v.rows[i].text = v.rows[i].text[:min(width, len(v.rows[i].text))]
		}
		v.col = min(v.col, width)
		return
	}
	old, at, col := v.rows, v.at, v.col
	v.rows, v.at, v.col = nil, 0, 0
	for i := 0; i < len(old); i++ {
		line := slices.Clone(old[i].text)
		for ; old[i].goes; i++ {
			line = append(line, old[i+1].text...)
		}
		v.Write([]byte(string(line)))
		if i < len(old)-1 {
			v.Write([]byte("\n"))
		}
	}
	if at == len(old)-1 {
		v.at, v.col = len(v.rows)-1, min(col, width)
	}
}

// lines is what it shows, without what is blank.
func (v *terminal) lines() []string {
	var out []string
	for _, r := range v.rows {
		if s := strings.TrimRight(string(r.text), " "); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// newTerminalScreen is a screen on v.
func newTerminalScreen(v *terminal) *screen {
	s := &screen{tty: v, width: func() int { return v.width }}
	s.stdout, s.stderr = &above{s: s, w: v, shared: true}, &above{s: s, w: v, shared: true}
	return s
}

// TestLiveLine: the live line stands once, below all that was written, as wide as the
// terminal lets it be, whatever is written and typed and however the terminal is resized;
// in the end it is gone.
func TestLiveLine(t *testing.T) {
	for _, reflows := range []bool{false, true} {
		term := "xterm"
		if !reflows {
			term = "linux"
		}
		t.Setenv("TERM", term)
		t.Setenv("XTERM_VERSION", "")
		t.Setenv("STY", "")
		v := &terminal{width: 40, reflows: reflows}
		s := newTerminalScreen(v)
		round := 0
		line := func(width int) liveLine {
			round++
			l := liveLine{text: fmt.Sprintf("round %d ", round)}
			l.text += strings.Repeat("#", width-1-len(l.text))
			return l
		}
		s.prepare()
		ended := make(chan struct{})
		s.live = ended // as draw does it, but the test says when to draw
		var want []string
		check := func(what string, live bool) {
			t.Helper()
			w := want
			if live {
				w = append(slices.Clone(w), fmt.Sprintf("round %d ", round))
			}
			got := v.lines()
			if live && len(got) > 0 && len(got[len(got)-1]) != v.width-1 {
				t.Errorf("%s, reflows %v: the live line is %d columns wide, the terminal %d", what, reflows, len(got[len(got)-1]), v.width)
			}
			for i := range got {
				got[i] = strings.TrimRight(got[i], "# ")
			}
			for i := range w {
				w[i] = strings.TrimRight(w[i], " ")
			}
			if !slices.Equal(got, w) {
				t.Fatalf("%s, reflows %v: the terminal shows\n%q, want\n%q", what, reflows, got, w)
			}
		}
		say := func(out *above, text string, lines ...string) {
			fmt.Fprint(out, text)
			want = append(want, lines...)
		}
		say(s.stdout, "one\n", "one")
		check("written before it is drawn", false)
		s.redraw(line, ended)
		check("drawn", true)
		s.redraw(line, ended)
		check("drawn again", true)
		say(s.stderr, "two\nthree\nfo", "two", "three")
		check("written above", true)
		say(s.stderr, "ur\n", "four")
		check("the rest of a line", true)
		fmt.Fprint(v, "typed")
		s.redraw(line, ended)
		check("something was typed", true)
		v.resize(60)
		s.redraw(line, ended)
		check("wider", true)
		v.resize(25)
		s.redraw(line, ended)
		check("narrower", true)
		v.resize(12)
		say(s.stdout, "five\n", "five")
		check("written when it is narrower", false)
		s.redraw(line, ended)
		check("and drawn again", true)
		say(s.stderr, "six")
		s.erase()
		want = append(want, "six")
		check("erased", false)
		s.redraw(line, ended)
		check("drawn too late", false)
		say(s.stderr, ", seven\n")
		want[len(want)-1] = "six, seven"
		check("written afterwards", false)
	}
}

// TestLiveBar: the bar has the width it is given, and is full when all is done.
func TestLiveBar(t *testing.T) {
	for _, c := range []struct {
		l    liveLine
		want string
	}{
		{liveLine{text: "text"}, "text"},
		{liveLine{bar: 8, text: "text"}, "[      ] text"},
		{liveLine{bar: 8, done: 0.05, text: "text"}, "[      ] text"},
		{liveLine{bar: 8, done: 0.1, text: "text"}, "[>     ] text"},
		{liveLine{bar: 8, done: 0.5, text: "text"}, "[==>   ] text"},
		{liveLine{bar: 8, done: 1, text: "text"}, "[======] text"},
		{liveLine{bar: 8, done: 2, text: "text"}, "[======] text"},
	} {
		if got := c.l.String(); got != c.want {
			t.Errorf("%+v is drawn as %q, want %q", c.l, got, c.want)
		}
	}
}

// TestNoTerminal: what is no terminal gets what is written, at once and as it is.
func TestNoTerminal(t *testing.T) {
	var out, err bytes.Buffer
	s := newScreen(&out, &err)
	s.prepare()
	s.draw(func(int) liveLine { t.Error("a line is drawn"); return liveLine{} })
	fmt.Fprint(s.stdout, "no end")
	fmt.Fprint(s.stderr, "of a line")
	if s.live != nil || out.String() != "no end" || err.String() != "of a line" {
		t.Errorf("live line %v, %q, %q", s.live != nil, out.String(), err.String())
	}
	s.erase()
	if out.String() != "no end" || err.String() != "of a line" {
		t.Errorf("after erase: %q, %q", out.String(), err.String())
	}
}
