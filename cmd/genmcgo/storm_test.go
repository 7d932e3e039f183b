package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	stormSize = scale.Flag("storms.size", scale.By{Short: 0, Usual: 0, Full: 1}, "how many accesses more the threads of a storm's program have: each makes some four times the executions")
	stormSeed = scale.Flag("storms.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "seed of the first storm")
)

// TestStorm: a program that is explored by a cluster whose workers, server and client are killed,
// stopped and sent away at random moments has the totals and the status of one worker.
func TestStorm(t *testing.T) {
	t.Parallel() // it waits, most of the time
	for i := range storms.N() {
		seed := uint64(stormSeed.N() + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			s, file := newStorm(t, seed)
			s.run(file)
		})
	}
}

// victim is a process of a storm.
type victim struct {
	*exec.Cmd
	out  bytes.Buffer // to be read after done
	errs bytes.Buffer
	done chan struct{}
}

// prepareVictim makes a process of the command, under another one unless that is empty.
func prepareVictim(under []string, args ...string) *victim {
	words := slices.Concat(under, []string{os.Args[0]}, args)
	v := &victim{Cmd: exec.Command(words[0], words[1:]...), done: make(chan struct{})}
	v.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	v.Stdout, v.Stderr = &v.out, &v.errs
	return v
}

func (v *victim) start(t *testing.T) {
	t.Helper()
	if err := v.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		v.Wait()
		close(v.done)
	}()
	t.Cleanup(v.kill)
}

func (v *victim) kill() {
	v.Process.Kill()
	<-v.done
}

// storm is a cluster of processes, to all of which things happen, and a client whose report is awaited.
type storm struct {
	t      *testing.T
	rng    *rand.Rand
	flags  string
	status int    // of a run that nothing happens to
	want   string // the totals of it

	store, at string // the directory of the server, the file with the URL
	// What the commands of the server, the client and each worker run under: in a network of their own, for
	// example.
	serverUnder, clientUnder []string
	workersUnder             [][]string
	listen                   string  // an address of the server, or ""
	more                     []fault // beside what happens in every storm
	// unserved reports whether a server may end by itself, and checks what it says then; nil if it may not.
	unserved func(says string) bool
	refusals []string // what a client may say when it gives up

	id      string // of the job
	server  *victim
	client  *victim
	workers []*victim
	counts  map[string]int
}

// fault is something that happens, as often as its weight says.
type fault struct {
	weight int
	do     func(s *storm)
}

// newStorm makes a storm of three workers: what there is to be explored, and what must come of it.
func newStorm(t *testing.T, seed uint64) (s *storm, file string) {
	dir := t.TempDir()
	l := longRuns[seed%uint64(len(longRuns))]
	more := strings.Repeat(" x+", stormSize.N())
	l.one, l.two = l.one+more, l.two+more
	file = filepath.Join(dir, "p.ll")
	if err := os.WriteFile(file, []byte(l.ir()), 0o600); err != nil {
		t.Fatal(err)
	}
	s = &storm{t: t, rng: rand.New(rand.NewPCG(seed, 5)), flags: l.flags, counts: map[string]int{},
		store: filepath.Join(dir, "store"), at: filepath.Join(dir, "url"), workersUnder: make([][]string, 3), workers: make([]*victim, 3),
		refusals: []string{nats.ErrUnreachable.Error()}}
	var plain, errs string
	s.status, plain, errs = child(t, 0, nil, append([]string{"--format=json", "--estimate=false", "--workers=1", file}, strings.Fields(l.flags)...)...)
	if s.status != exitVerified && s.status != exitError {
		t.Fatal(s.status, errs)
	}
	s.want = totals(t, plain)
	return s, file
}

// serve starts a server, and reports whether it serves.
func (s *storm) serve() bool {
	// The URL is written to a file, so that no output is lost with the server.
	to, err := os.Create(s.at + ".new")
	if err != nil {
		s.t.Fatal(err)
	}
	defer to.Close()
	args := []string{"serve", "--store", s.store}
	if s.listen != "" {
		args = append(args, "--listen", s.listen)
	}
	s.server = prepareVictim(s.serverUnder, args...)
	s.server.Stdout = to
	s.server.start(s.t)
	before, _ := os.ReadFile(s.at)
	for {
		text, err := os.ReadFile(s.at + ".new")
		if err == nil && bytes.HasSuffix(text, []byte("\n")) {
			if before != nil && !bytes.Equal(text, before) {
				s.t.Fatalf("after %v: the server has another URL after a restart", s.counts)
			}
			if err := os.Rename(s.at+".new", s.at); err != nil {
				s.t.Fatal(err)
			}
			return true
		}
		select {
		case <-s.server.done:
			s.ended()
			return false
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// ended checks what a server says that has ended by itself.
func (s *storm) ended() {
	says := s.server.errs.String()
	if s.unserved == nil || !s.unserved(says) || s.server.ProcessState.ExitCode() != exitUsage {
		s.t.Fatalf("after %v: the server ended with %d: %s", s.counts, s.server.ProcessState.ExitCode(), says)
	}
	s.counts["servers ended"]++
}

func (s *storm) join(w int) {
	s.workers[w] = prepareVictim(s.workersUnder[w], "join", "-j", "1", "@"+s.at)
	s.workers[w].start(s.t)
}

func (s *storm) attach() {
	s.client = prepareVictim(s.clientUnder, "jobs", "@"+s.at, "attach", s.id, "--format=json", "--progress=never")
	s.client.start(s.t)
}

// right checks a report.
func (s *storm) right(text string) {
	s.t.Helper()
	if got := totals(s.t, text); got != s.want {
		s.t.Fatalf("%s: after %v:\n%s\nwant\n%s", s.flags, s.counts, got, s.want)
	}
}

// through looks at a client that has ended. If that is not the end of the storm, another client attaches.
func (s *storm) through() bool {
	switch code := s.client.ProcessState.ExitCode(); {
	case code == s.status, code == -1: // it was killed when it had reported
		s.right(s.client.out.String())
		return true
	case code == exitUsage: // there was no server, or it could not go on
		says := s.client.errs.String()
		if !slices.ContainsFunc(s.refusals, func(r string) bool { return strings.Contains(says, "genmcgo: "+r) }) {
			s.t.Fatalf("after %v: a client gives up: %q", s.counts, says)
		}
		s.counts["clients gave up"]++
		s.attach()
		return false
	default:
		s.t.Fatalf("after %v: status %d, want %d: %s", s.counts, code, s.status, s.client.errs.String())
		return true
	}
}

// run lets things happen until a client has reported.
func (s *storm) run(file string) {
	t := s.t
	if !s.serve() {
		t.Fatal("the server ended: ", s.server.errs.String())
	}
	s.id = submitLong(t, s.at, file, strings.Fields(s.flags))
	for w := range s.workers {
		s.join(w)
	}
	s.attach()
	faults := append([]fault{{4, (*storm).killWorker}, {2, (*storm).stopWorker}, {1, (*storm).sendWorkerAway}, {1, (*storm).killServer}, {1, (*storm).stopServer}, {2, (*storm).killClient}, {1, (*storm).stopClient}}, s.more...)
	all := 0
	for _, f := range faults {
		all += f.weight
	}
	for deadline := time.Now().Add(10 * time.Minute); ; {
		if time.Now().After(deadline) {
			t.Fatalf("not done after %v: %s", s.counts, s.client.errs.String())
		}
		select {
		case <-s.client.done:
			if s.through() {
				t.Log(s.flags, s.counts)
				return
			}
			continue
		case <-time.After(time.Duration(20+s.rng.IntN(400)) * time.Millisecond):
		}
		if len(s.more) > 0 && len(s.counts) == 0 {
			s.more[0].do(s) // in each storm, though it may be short
			continue
		}
		for n, i := s.rng.IntN(all), 0; ; i++ {
			if n -= faults[i].weight; n < 0 {
				faults[i].do(s)
				break
			}
		}
		for w := range s.workers { // one that found no server has ended
			select {
			case <-s.workers[w].done:
				s.join(w)
			default:
			}
		}
		select {
		case <-s.server.done:
			s.ended()
			s.serve()
		default:
		}
	}
}

func (s *storm) killWorker() {
	s.counts["workers killed"]++
	w := s.rng.IntN(len(s.workers))
	s.workers[w].kill()
	s.join(w)
}

// stopWorker stops a worker, sometimes for longer than the server waits.
func (s *storm) stopWorker() {
	s.counts["workers stopped"]++
	s.stop(s.workers[s.rng.IntN(len(s.workers))])
}

func (s *storm) stopServer() {
	s.counts["servers stopped"]++
	s.stop(s.server)
}

func (s *storm) stopClient() {
	s.counts["clients stopped"]++
	s.stop(s.client)
}

func (s *storm) stop(v *victim) {
	v.Process.Signal(syscall.SIGSTOP)
	time.AfterFunc(time.Duration(s.rng.IntN(1500))*time.Millisecond, func() { v.Process.Signal(syscall.SIGCONT) })
}

func (s *storm) sendWorkerAway() {
	s.counts["workers left"]++
	w := s.rng.IntN(len(s.workers))
	s.workers[w].Process.Signal(syscall.SIGCONT)
	s.workers[w].Process.Signal(syscall.SIGTERM)
	s.join(w)
}

func (s *storm) killServer() {
	s.counts["servers killed"]++
	s.server.kill()
	time.Sleep(time.Duration(s.rng.IntN(300)) * time.Millisecond)
	s.serve()
}

func (s *storm) killClient() {
	select {
	case <-s.client.done: // its report counts
		return
	default:
	}
	s.client.Process.Kill()
	<-s.client.done
	if s.client.ProcessState.ExitCode() != -1 {
		return // it was through
	}
	if strings.HasSuffix(s.client.out.String(), "}\n") { // it had reported, and may have removed the job
		return
	}
	s.counts["clients killed"]++
	s.attach()
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
