package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/cluster/nats"
	"genmcgo/internal/scale"
)

var (
	storms    = scale.Flag("storms", scale.By{Short: 0, Usual: 1, Full: 10}, "how many storms TestStorm runs")
	stormSeed = scale.Flag("storms.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "seed of the first storm")
)

// TestStorm: a program that is explored by a cluster whose workers, server and client are killed,
// stopped and sent away at random moments has the totals and the status of one worker.
func TestStorm(t *testing.T) {
	for i := range storms.N() {
		seed := uint64(stormSeed.N() + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) { storm(t, seed) })
	}
}

// victim is a process of a storm.
type victim struct {
	*exec.Cmd
	out  bytes.Buffer // to be read after done
	errs bytes.Buffer
	done chan struct{}
}

func launch(t *testing.T, args ...string) *victim {
	t.Helper()
	v := &victim{Cmd: exec.Command(os.Args[0], args...), done: make(chan struct{})}
	v.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	v.Stdout, v.Stderr = &v.out, &v.errs
	if err := v.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		v.Wait()
		close(v.done)
	}()
	t.Cleanup(v.kill)
	return v
}

func (v *victim) kill() {
	v.Process.Kill()
	<-v.done
}

func storm(t *testing.T, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 5))
	dir := t.TempDir()
	l := &longRuns[seed%uint64(len(longRuns))]
	file := filepath.Join(dir, "p.ll")
	if err := os.WriteFile(file, []byte(l.ir()), 0o600); err != nil {
		t.Fatal(err)
	}
	flags := strings.Fields(l.flags)
	status, plain, errs := child(t, 0, nil, append([]string{"--format=json", "--estimate=false", "--workers=1", file}, flags...)...)
	if status != exitVerified && status != exitError {
		t.Fatal(status, errs)
	}
	want := totals(t, plain)

	// The URL is written to a file, so that no output is lost with the server.
	at := filepath.Join(dir, "url")
	serve := func() *victim {
		to, err := os.Create(at)
		if err != nil {
			t.Fatal(err)
		}
		defer to.Close()
		v := &victim{Cmd: exec.Command(os.Args[0], "serve", "--store", filepath.Join(dir, "store")), done: make(chan struct{})}
		v.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
		v.Stdout, v.Stderr = to, &v.errs
		if err := v.Start(); err != nil {
			t.Fatal(err)
		}
		go func() {
			v.Wait()
			close(v.done)
		}()
		t.Cleanup(v.kill)
		for {
			text, err := os.ReadFile(at)
			if err == nil && bytes.HasSuffix(text, []byte("\n")) {
				return v
			}
			select {
			case <-v.done:
				t.Fatal("the server ended: ", v.errs.String())
			case <-time.After(5 * time.Millisecond):
			}
		}
	}
	server := serve()
	id := submitLong(t, at, file, flags)
	url := func() string { return "@" + at }
	workers := make([]*victim, 3)
	for i := range workers {
		workers[i] = launch(t, "join", "-j", "1", url())
	}
	attach := func() *victim { return launch(t, "jobs", url(), "attach", id, "--format=json", "--progress=never") }
	client := attach()
	counts := map[string]int{}
	for deadline := time.Now().Add(10 * time.Minute); ; {
		if time.Now().After(deadline) {
			t.Fatalf("not done after %v: %s", counts, client.errs.String())
		}
		select {
		case <-client.done:
			code := client.ProcessState.ExitCode()
			if code == exitUsage && counts["servers killed"] > 0 { // it began while there was no server
				counts["clients refused"]++
				if says := client.errs.String(); !strings.Contains(says, "genmcgo:") || strings.Contains(says, "no such job") {
					t.Fatalf("after %v: %q", counts, says)
				}
				client = attach()
				continue
			}
			if code != status {
				t.Fatalf("after %v: status %d, want %d: %s", counts, code, status, client.errs.String())
			}
			if got := totals(t, client.out.String()); got != want {
				t.Fatalf("after %v:\n%s\nwant\n%s", counts, got, want)
			}
			t.Log(l.flags, counts)
			return
		case <-time.After(time.Duration(20+rng.IntN(400)) * time.Millisecond):
		}
		w := rng.IntN(len(workers))
		switch what := rng.IntN(10); {
		case what < 4:
			counts["workers killed"]++
			workers[w].kill()
			workers[w] = launch(t, "join", "-j", "1", url())
		case what < 6:
			counts["workers stopped"]++
			p := workers[w]
			p.Process.Signal(syscall.SIGSTOP)
			time.AfterFunc(time.Duration(rng.IntN(1500))*time.Millisecond, func() { p.Process.Signal(syscall.SIGCONT) })
		case what < 7:
			counts["workers left"]++
			workers[w].Process.Signal(syscall.SIGCONT)
			workers[w].Process.Signal(syscall.SIGTERM)
			workers[w] = launch(t, "join", "-j", "1", url())
		case what < 8:
			counts["servers killed"]++
			server.kill()
			time.Sleep(time.Duration(rng.IntN(300)) * time.Millisecond)
			server = serve()
		default:
			select {
			case <-client.done: // its report counts
				continue
			default:
			}
			counts["clients killed"]++
			client.Process.Kill()
			<-client.done
			if client.ProcessState.ExitCode() != -1 {
				continue // it was through
			}
			if text := client.out.String(); strings.HasSuffix(text, "}\n") { // it had reported, and may have removed the job
				if got := totals(t, text); got != want {
					t.Fatalf("after %v:\n%s\nwant\n%s", counts, got, want)
				}
				return
			}
			client = attach()
		}
		for i := range workers { // one that found no server has ended
			select {
			case <-workers[i].done:
				workers[i] = launch(t, "join", "-j", "1", url())
			default:
			}
		}
	}
}

// submitLong submits a job whose attempts are short, and whose workers may not be silent for long.
func submitLong(t *testing.T, at, file string, flags []string) (id string) {
	t.Helper()
	o, err := parseArgs(append([]string{"--estimate=false", file}, flags...))
	if err != nil {
		t.Fatal(err)
	}
	job, r, err := genmcgo.NewJob(t.Context(), genmcgo.File(file), o.Options)
	if err != nil || r != nil {
		t.Fatal(r, err)
	}
	data, err := job.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	url, err := clusterURL("@" + at)
	if err != nil {
		t.Fatal(err)
	}
	c, err := nats.Connect(t.Context(), url, nats.Options{Log: func(string) {}})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	id, err = c.Submit(t.Context(), nats.Spec{Name: file, Version: genmcgo.Version(), Files: map[string][]byte{jobFile: data},
		Slice: 50 * time.Millisecond, AckWait: 400 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	return id
}
