package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// TestStep does what the scripts of testdata/step say and compares what is printed: the
// first line of a file is the arguments, the lines after > the commands.
func TestStep(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "step", "*.txt"))
	if err != nil || len(files) < 4 {
		t.Fatalf("%d scripts, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, _, _ := strings.Cut(string(text), "\n")
			var commands strings.Builder
			for _, line := range strings.Split(string(text), "\n") {
				if c, ok := strings.CutPrefix(line, "> "); ok {
					commands.WriteString(c + "\n")
				}
			}
			args := append([]string{"step", "--workers=1"}, strings.Fields(head)...)
			stdout, stderr, _ := execute(commands.String(), args...)
			got := head + "\n" + stdout + stderr
			// The same steps, replayed.
			trace := record(t, args[1:]...)
			again, stderr, _ := execute(commands.String(), "step", args[len(args)-1], "--trace="+trace)
			if s := head + "\n" + again + stderr; s != got {
				t.Errorf("with --trace it prints\n%s\ninstead of\n%s", s, got)
			}
			if got == string(text) {
				return
			}
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Errorf("prints\n%s\ninstead of\n%s", got, text)
		})
	}
}

// stepped does commands and returns what is printed after the last of them.
func stepped(t *testing.T, args, commands string) string {
	t.Helper()
	stdout, stderr, code := execute("", append([]string{"step", "--workers=1", "--do", commands}, strings.Fields(args)...)...)
	if code != 0 || stderr != "" {
		t.Fatalf("%s: exit code %d\n%s%s", commands, code, stdout, stderr)
	}
	return stdout[strings.LastIndex(stdout, "\n> ")+1:]
}

// Forward and back again is where one was, whatever one passes.
func TestStepBackAndForth(t *testing.T) {
	every := scale.By{Short: 24, Usual: 10, Wide: 3, Full: 1}
	lb := "--mm=imm ../internal/corpus/testdata/ll/clang-14-O0/lb/lb-acq.ll"
	for _, args := range []string{"--mm=sc philosophers.ll", "--mm=tso sb.ll", "--mm=rc11 mp-relaxed.ll", lb} {
		mm, file, _ := strings.Cut(args, " ")
		args := mm + " " + examples + file
		for _, path := range []string{"next 3; back 3", "c; rc", "line 2; back line 2; goto 0", "thread 1; rc", "goto 5; goto 0", "break thread 1; c; c; rc; rc; goto 0"} {
			for _, show := range []string{"memory", "views", "threads", "graph", "where"} {
				if !every.Takes(args + path + show) {
					continue
				}
				if a, b := stepped(t, args, show), stepped(t, args, path+"; "+show); a != b {
					t.Errorf("%s: %s, then %s:\n%s\nat the start:\n%s", args, path, show, b, a)
				}
				if a, b := stepped(t, args, "goto 4; "+show), stepped(t, args, "run; goto 4; "+show); a != b {
					t.Errorf("%s: back at 4, %s:\n%s\nthe first time:\n%s", args, show, b, a)
				}
			}
		}
	}
}

// What cannot be done is said, and the exit code tells scripts.
func TestStepErrors(t *testing.T) {
	sb := examples + "sb.ll"
	for _, c := range []struct{ command, want string }{
		{"frobnicate", `no command "frobnicate"`}, {"nxet", "did you mean next?"}, {"next 0", "not a number of steps"}, {"next x", "not a number"}, {"back 1 2", "too much"},
		{"goto", "where to?"}, {"goto 1000", "0 to"}, {"goto (7,7)", "no event (7,7)"}, {"goto (1,0)", "no step"}, {"thread", "which thread?"}, {"thread 9", "no thread"},
		{"break", "where?"}, {"break sb.c:1", "sb.c:16"}, {"break nothing", `no shared variable "nothing"`}, {"break (9,9)", "no event"}, {"break sb.c:x", "not a line number"},
		{"delete 3", "no breakpoint 3"}, {"info", "info break"}, {"print", "what?"}, {"print q", "saw_x, saw_y, x, y"}, {"print x[y]", "no array"}, {"break 16 if", "if what?"}, {"up", "outermost"}, {"down", "innermost"}, {"up x", "not a number"}, {"stack 9", "no thread"}, {"locals 1", "no argument"}, {"memory x", "no argument"}, {"re 3", "no argument"},
		{"w; th; thr", "thread or threads"},
	} {
		stdout, stderr, code := execute("", "step", "--mm=tso", sb, "--do="+c.command)
		if code != exitUsage || !strings.Contains(stdout, c.want) {
			t.Errorf("%s: exit code %d\n%s%s", c.command, code, stdout, stderr)
		}
	}
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"--mm=sc", sb}, exitVerified, "nothing to step through"},
		{[]string{"--mm=sc,tso", sb}, exitUsage, "several models"},
		{[]string{sb, "--error=2"}, exitUsage, "needs --trace"},
		{[]string{sb, "--dot=x.dot"}, exitUsage, "step writes no report"},
		{[]string{sb, "--trace=-"}, exitUsage, "standard input"},
		{[]string{}, exitUsage, "no FILE"},
		{[]string{"-"}, exitUsage, "standard input"},
	} {
		stdout, stderr, code := execute("", append([]string{"step"}, c.args...)...)
		if code != c.code || !strings.Contains(stdout+stderr, c.want) {
			t.Errorf("%v: exit code %d\n%s%s", c.args, code, stdout, stderr)
		}
	}
}

// A line that is too long to be read is no end of the commands.
func TestStepLongLine(t *testing.T) {
	stdout, _, code := execute("next\n"+strings.Repeat("a", 1<<20), "step", "--mm=tso", examples+"sb.ll")
	if code != exitUsage || !strings.Contains(stdout, "cannot be read") {
		t.Errorf("exit code %d\n%s", code, stdout)
	}
}

// The short forms mean what the help says.
func TestStepShort(t *testing.T) {
	for short, long := range map[string]string{"n": "next", "s": "next", "b": "back", "l": "line", "c": "continue", "run": "continue", "rc": "reverse-continue", "p": "print",
		"m": "memory", "v": "views", "t": "threads", "w": "where", "h": "help", "q": "quit", "wha": "", "gra": "graph", "bre": "break", "rev": "reverse-continue", "z": ""} {
		c, err := findCommand(short)
		if (err != nil) != (long == "") || err == nil && c.name != long {
			t.Errorf("%s means %v, %v; want %q", short, c, err, long)
		}
	}
}
