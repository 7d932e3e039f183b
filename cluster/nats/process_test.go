package nats

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/internal/patience"
)

// The test binary is also a server, a worker and a client, in processes that can be killed.
const roleVariable = "GENMCGO_CLUSTER_ROLE"

func TestMain(m *testing.M) {
	keepAfter = 500 * time.Millisecond
	if role := os.Getenv(roleVariable); role != "" {
		if err := play(role, os.Args[1:]); err != nil {
			fmt.Fprintln(os.Stderr, role+":", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// play is the process of a role. The first line of a server is its URL, that of a client what it counted.
func play(role string, args []string) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	ctx, cancel := server.WithParent(ctx)
	defer cancel()
	log := func(msg string) { fmt.Fprintln(os.Stderr, role+": "+msg) }
	if role == "server" {
		o := server.Options{Store: args[0], Log: log}
		if len(args) > 1 {
			o.Listen = args[1]
		}
		s, err := server.Start(ctx, o)
		if err != nil {
			return err
		}
		fmt.Println(s.URL)
		return s.Wait()
	}
	var c *Client
	for {
		var err error
		if c, err = Connect(ctx, args[0], Options{Log: log}); err == nil {
			break
		}
		if ctx.Err() != nil {
			return err
		}
		pause(ctx, 100*time.Millisecond) // the server is down just now
	}
	switch role {
	case "worker":
		return c.Work(ctx, WorkerOptions{Name: args[1], Slots: 1, Version: testVersion, Jobs: treeJob})
	case "measured":
		slots, err := strconv.Atoi(args[1])
		if err != nil {
			return err
		}
		return c.Work(ctx, WorkerOptions{Slots: slots, Version: testVersion, Jobs: shortestJob})
	}
	var spec Spec
	for {
		var err error
		if spec, err = c.Spec(ctx, args[1]); err == nil {
			break
		}
		if ctx.Err() != nil || errors.Is(err, ErrNoJob) {
			return err
		}
		pause(ctx, 100*time.Millisecond)
	}
	job, err := treeJob(spec)
	if err != nil {
		return err
	}
	l, err := c.Follow(ctx, args[1], job, 0, nil)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(synthetic.Read(l.Folder()))
}

// process is a role that a test started.
type process struct {
	*exec.Cmd
	line chan string     // what it says first; closed if it ends without
	errs strings.Builder // what it wrote to standard error; to be read after done
	done chan struct{}
}

func start(t testing.TB, role string, args ...string) *process {
	t.Helper()
	return startUnder(t, nil, role, args...)
}

// startUnder starts a role by a command that ends by executing its arguments.
func startUnder(t testing.TB, under []string, role string, args ...string) *process {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	line := append(append(slices.Clone(under), exe), args...)
	p := &process{Cmd: exec.Command(line[0], line[1:]...), line: make(chan string, 1), done: make(chan struct{})}
	p.Env = append(os.Environ(), roleVariable+"="+role)
	p.Stderr = &p.errs
	out, err := p.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		s := bufio.NewScanner(out)
		if s.Scan() {
			p.line <- s.Text()
		}
		close(p.line)
		p.Wait()
		close(p.done)
	}()
	t.Cleanup(p.kill)
	return p
}

// says returns the first line that p prints.
func (p *process) says(t testing.TB) string {
	t.Helper()
	select {
	case line, ok := <-p.line:
		if !ok {
			t.Fatal("the process ended without a word")
		}
		return line
	case <-time.After(patience.Most):
		t.Fatal("the process says nothing")
	}
	panic("unreachable")
}

// kill ends p at once, even if it is stopped.
func (p *process) kill() {
	p.Process.Kill()
	<-p.done
}
