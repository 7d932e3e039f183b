package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"genmcgo/cluster/nats"
	"genmcgo/internal/scale"
)

// oldServer is a server that talks like NATS, says that it is that version, and has no JetStream. It returns the
// URL.
func oldServer(t *testing.T, version string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go talk(c, version)
		}
	}()
	return "nats://" + l.Addr().String()
}

// talk serves one client: it answers requests by saying that nobody does.
func talk(c net.Conn, version string) {
	defer c.Close()
	fmt.Fprintf(c, "INFO {\"server_id\":\"x\",\"version\":%q,\"proto\":1,\"headers\":true,\"max_payload\":1048576}\r\n", version)
	r := bufio.NewReader(c)
	sid := ""
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			return
		}
		switch words := strings.Fields(line); {
		case len(words) == 0:
		case words[0] == "PING":
			io.WriteString(c, "PONG\r\n")
		case words[0] == "SUB":
			sid = words[len(words)-1]
		case strings.HasSuffix(words[0], "PUB") && len(words) > 3:
			fmt.Fprintf(c, "HMSG %s %s 16 16\r\nNATS/1.0 503\r\n\r\n\r\n", words[2], sid)
		}
	}
}

// TestBadCluster: whatever is wrong with a cluster, commands say so in one line, end with the status that
// docs/cluster.md has for it, and leave nothing behind.
func TestBadCluster(t *testing.T) {
	scale.NotShort(t)
	_, at := serveCluster(t)
	url, err := clusterURL(at)
	if err != nil {
		t.Fatal(err)
	}
	bank := filepath.Join("..", "..", "examples", "bank.ll")
	host := url[strings.LastIndexByte(url, '@'):]
	secret := strings.TrimSuffix(url, host)[len("nats://genmcgo:"):]
	stranger := "nats://genmcgo:wrong-password" + host
	small, out := background(t, "serve", "--store", filepath.Join(t.TempDir(), "small"), "--max-store", "1MB")
	line, err := out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	full := strings.TrimSpace(line)
	c, err := nats.Connect(t.Context(), url, nats.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	foreign, err := c.Submit(t.Context(), nats.Spec{Name: "foreign", Version: "0.0.0-other"})
	if err != nil {
		t.Fatal(err)
	}
	gone := "000000000000"
	old, bare := oldServer(t, "2.10.29"), oldServer(t, "2.12.0")
	for _, row := range []struct {
		what, says string
		args       [][]string // of commands that all end like that
	}{
		{"the URL is none", "this is not the URL of a NATS server", every("mailto:x@y", bank)},
		{"nobody is there", "no NATS server answers: nats://127.0.0.1:1", every("nats://127.0.0.1:1", bank)},
		{"the password is wrong", "the server refuses the credentials: nats://" + host[1:], every(stranger, bank)},
		{"there is no JetStream", "the server has no JetStream: " + bare, every(bare, bank)},
		{"the server is old", "the server is too old: " + old + " is nats-server 2.10.29, and 2.12 is needed", every(old, bank)},
		{"the job is of another version", "another version of genmcgo: job " + foreign, [][]string{{"jobs", url, "attach", foreign}}},
		{"the job is not there", "there is no such job: " + gone, [][]string{{"jobs", url, "attach", gone}, {"jobs", url, "cancel", gone}}},
		{"the store is full", "the server's store is full: nats://", [][]string{{"--cluster", full, "--estimate=false", heavy(t)}}},
	} {
		for _, args := range row.args {
			code, out, errs := command(args...)
			if code != exitUsage || out != "" || !strings.HasPrefix(errs, "genmcgo: ") || !strings.Contains(errs, row.says) || strings.Count(errs, "\n") != 1 || strings.Contains(errs, secret) {
				t.Errorf("%s: %s: %d, %q, %q", row.what, args, code, out, errs)
			}
		}
	}
	if code, out, errs := command("jobs", full); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("in the store that is full there is something left: %d\n%s%s", code, out, errs)
	}
	small.Process.Kill()
	if code, _, errs := command("jobs", url, "cancel", foreign); code != 0 {
		t.Errorf("cancel: %d, %s", code, errs)
	}

	// A job that is cancelled while a run follows it.
	file := filepath.Join(t.TempDir(), "long.ll")
	if err := os.WriteFile(file, []byte(many()), 0o600); err != nil {
		t.Fatal(err)
	}
	type end struct {
		code      int
		out, errs string
	}
	ended := make(chan end, 1)
	go func() {
		code, out, errs := command("--cluster", url, "--estimate=false", "--progress=never", file)
		ended <- end{code, out, errs}
	}()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for ctx.Err() == nil {
		if list, err := c.Jobs(ctx); err == nil && len(list) == 1 && list[0].State == nats.Open {
			if code, _, errs := command("jobs", url, "cancel", list[0].ID); code != 0 {
				t.Errorf("cancel: %d, %s", code, errs)
			}
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	select {
	case e := <-ended:
		if e.code != exitIncomplete || e.out != "" || !strings.HasPrefix(e.errs, "genmcgo: the job was cancelled: job ") || strings.Count(e.errs, "\n") != 1 {
			t.Errorf("cancelled: %+v", e)
		}
	case <-ctx.Done():
		t.Fatal("a run goes on although its job was cancelled")
	}
	if code, out, _ := command("jobs", url); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("jobs: %d, %s", code, out)
	}
}

// every is all commands that begin with connecting to a cluster.
func every(url, program string) [][]string {
	return [][]string{{"join", url}, {"jobs", url}, {"jobs", url, "cancel", "000000000000"}, {"jobs", url, "attach", "000000000000"}, {"--cluster", url, program}}
}

// heavy is a program whose job is too large for a store of 1 MB.
func heavy(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString(many())
	x := uint32(1)
	b.WriteString("\n@table = constant [400000 x i32] [")
	for i := range 400_000 {
		if i > 0 {
			b.WriteString(", ")
		}
		x = x*1664525 + 1013904223 // nothing that can be compressed
		fmt.Fprintf(&b, "i32 %d", x>>1)
	}
	b.WriteString("]\n")
	file := filepath.Join(t.TempDir(), "heavy.ll")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}
