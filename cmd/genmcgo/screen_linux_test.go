package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestTerminal: a run that writes to a terminal draws its live line there, as wide as the
// terminal is at the moment, and takes it away.
func TestTerminal(t *testing.T) {
	t.Setenv("TERM", "xterm")
	pty, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("SKIPPED: no pseudo-terminals: ", err)
	}
	defer pty.Close()
	n, err := unix.IoctlGetInt(int(pty.Fd()), unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(int(pty.Fd()), unix.TIOCSPTLCK, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	tty, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer tty.Close()
	resize := func(columns uint16) {
		t.Helper()
		if err := unix.IoctlSetWinsize(int(pty.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: columns}); err != nil {
			t.Fatal(err)
		}
	}
	var all strings.Builder
	read := func(until string) { // it blocks for as long as that does not come
		b := make([]byte, 1024)
		for !strings.Contains(all.String(), until) {
			n, err := pty.Read(b)
			if err != nil {
				t.Fatalf("%v, after %q", err, all.String())
			}
			all.Write(b[:n])
		}
		all.Reset()
	}

	if s := newScreen(tty, tty); s.tty != nil {
		t.Error("there is a live line on a terminal that has no columns")
	}
	resize(80)
	s := newScreen(tty, tty)
	if s.tty == nil || !s.stdout.shared || !useColor(tty, "auto") {
		t.Fatal("the terminal is not taken for one")
	}
	s.prepare()
	s.draw(func(width int) liveLine { return liveLine{text: fmt.Sprintf("a line of %d columns.", width)} })
	read("a line of 80 columns.\r\n")
	resize(60)
	read("a line of 60 columns.\r\n")
	fmt.Fprintln(s.stdout, "something else")
	read("\x1b[1A\r\x1b[Jsomething else\r\na line of 60 columns.\r\n")
	s.erase()
	fmt.Fprintln(s.stderr, "the end")
	read("\x1b[1A\r\x1b[Jthe end\r\n")
	t.Setenv("NO_COLOR", "1")
	if useColor(tty, "auto") {
		t.Error("colours despite NO_COLOR")
	}
}
