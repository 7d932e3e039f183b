package bench

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"genmcgo"
	"genmcgo/cluster/nats"
	"genmcgo/cluster/task"
)

// process is one of genmcgo that serves or works until it is told to end.
type process struct {
	cmd     *exec.Cmd
	url     string // of a server
	metrics string // where its metrics are
	said    *said
}

// said collects what a process writes to standard error.
type said struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *said) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

// after returns the rest of the line that begins with prefix, "" if there is none.
func (s *said) after(prefix string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, rest, _ := strings.Cut(s.text.String(), prefix)
	line, _, whole := strings.Cut(rest, "\n")
	if !whole {
		return ""
	}
	return strings.TrimSpace(line)
}

// startTimeout bounds how long a process may take to say where it is.
const startTimeout = 30 * time.Second

// startProcess starts genmcgo with metrics, and waits until it says where they are. With a server it
// also waits for its URL, which is in the first line of standard output.
func startProcess(ctx context.Context, path string, args ...string) (*process, error) {
	p := &process{cmd: exec.Command(path, append(args, "--metrics=0")...), said: &said{}}
	detach(p.cmd)
	p.cmd.Cancel = nil
	p.cmd.Stderr = p.said
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	line := make(chan string, 1)
	go func() {
		text, _ := bufio.NewReader(out).ReadString('\n')
		line <- strings.TrimSpace(text)
		io.Copy(io.Discard, out)
	}()
	for deadline := time.Now().Add(startTimeout); ; time.Sleep(5 * time.Millisecond) {
		select {
		case p.url = <-line:
		default:
		}
		p.metrics = p.said.after("metrics are at ")
		if p.metrics != "" && (p.url != "" || args[0] != "serve") {
			return p, nil
		}
		if ctx.Err() != nil || time.Now().After(deadline) {
			p.end()
			return nil, fmt.Errorf("genmcgo %s did not start: %s", args[0], p.said.text.String())
		}
	}
}

// end ends the process and returns its CPU time.
func (p *process) end() time.Duration {
	p.cmd.Process.Signal(os.Interrupt)
	kill := time.AfterFunc(20*time.Second, func() { p.cmd.Process.Kill() })
	defer kill.Stop()
	p.cmd.Wait()
	if st := p.cmd.ProcessState; st != nil {
		return st.UserTime() + st.SystemTime()
	}
	return 0
}

// scraped are metrics of a process, by name and labels as they are written.
type scraped map[string]float64

// scrape reads the metrics of the process.
func (p *process) scrape(ctx context.Context) (scraped, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.metrics, nil)
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s: %s", p.metrics, resp.Status, text)
	}
	m := scraped{}
	for line := range strings.Lines(string(text)) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), " ")
		if v, err := strconv.ParseFloat(value, 64); ok && err == nil && !strings.HasPrefix(name, "#") {
			m[name] = v
		}
	}
	return m, nil
}

const (
	messagesIn      = `genmcgo_messages_total{direction="in"}`
	messagesOut     = `genmcgo_messages_total{direction="out"}`
	attemptsCounted = `genmcgo_attempts_total{outcome="counted"}`
	attemptsLost    = `genmcgo_attempts_total{outcome="superseded"}`
	attemptsBack    = `genmcgo_attempts_total{outcome="returned"}`
	busySeconds     = `genmcgo_busy_seconds_total`
)

// messages is how many messages the process has received and sent.
func (s scraped) messages() float64 { return s[messagesIn] + s[messagesOut] }

// processCPU is the CPU time of a running process.
func processCPU(pid int) (time.Duration, error) {
	tasks, err := filepath.Glob("/proc/" + strconv.Itoa(pid) + "/task/*/schedstat")
	if err == nil && len(tasks) == 0 {
		err = errors.New("the CPU time of a running process is known on Linux only")
	}
	sum := time.Duration(0)
	for _, file := range tasks {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // the thread has ended
		}
		ns, _, _ := strings.Cut(string(text), " ")
		n, err := strconv.ParseInt(ns, 10, 64)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", file, err)
		}
		sum += time.Duration(n)
	}
	return sum, err
}

// shortJob is a job whose attempts are paused after a few executions, as long as there are to be any.
type shortJob struct {
	task.Job
	attempts int           // how many are to be paused
	made     time.Duration // CPU time for making the job and its first session
	done     int
	over     context.CancelFunc // after the last of them
}

// Session implements task.Job. The worker has one slot, so there is one session at a time.
func (j *shortJob) Session(refinement []byte) (task.Session, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	from, _ := threadTime()
	x, err := j.Job.Session(refinement)
	to, _ := threadTime()
	j.made += to - from
	return &shortSession{Session: x, j: j}, err
}

type shortSession struct {
	task.Session
	j *shortJob
}

// Explore implements task.Session.
func (x *shortSession) Explore(ctx context.Context, bundle []byte, _ func() task.Signal) ([]byte, [][]byte, error) {
	j := x.j
	j.done++
	part, rest, err := x.Session.Explore(ctx, bundle, func() task.Signal { return task.Pause })
	if j.done >= j.attempts || len(rest) == 0 {
		j.over() // this attempt is still handed in
	}
	return part, rest, err
}

// CostRun measures the costs of a cluster with a program.
type CostRun struct {
	Path     string        // of genmcgo
	Attempts int           // how many to measure with, 0: 1500
	Each     time.Duration // what an execution costs one worker by itself
	// Network is what a trip over a network takes in addition to what it takes here.
	Network time.Duration
}

// MeasuredCosts are ClusterCosts with what they come from.
type MeasuredCosts struct {
	ClusterCosts
	Attempts   int     `json:"measured_attempts"`
	PerAttempt float64 `json:"messages_per_attempt"` // at the server, of attempts that leave one task
	// Trip is from the fastest tenth part of the messages, as the machine is sometimes less busy, and
	// TripHere the one in the middle, without Network.
	TripHere time.Duration
}

// Measure measures how much it costs to explore p under o in attempts that are as short as possible, by a worker in this
// process, with a server in another.
func (c *CostRun) Measure(ctx context.Context, p *genmcgo.Program, o genmcgo.Options) (*MeasuredCosts, error) {
	o.Workers, o.Estimate.Off = 1, true
	job, r, err := p.Job(ctx, o)
	if err == nil && r != nil {
		err = fmt.Errorf("the run ended before anything was explored: %s", r.Summary)
	}
	if err != nil {
		return nil, err
	}
	data, err := job.Bytes()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "genmcgo-bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	s, err := startProcess(ctx, c.Path, "serve", "--store="+dir)
	if err != nil {
		return nil, err
	}
	defer s.end()
	client, err := nats.Connect(ctx, s.url, nats.Options{})
	if err != nil {
		return nil, err
	}
	defer client.Close()
	id, err := client.Submit(ctx, nats.Spec{Name: "costs", Version: genmcgo.Version(), Files: map[string][]byte{"job": data}, Slice: time.Hour})
	if err != nil {
		return nil, err
	}
	work, over := context.WithCancel(ctx)
	defer over()
	short := &shortJob{attempts: c.Attempts, over: over}
	if short.attempts == 0 {
		short.attempts = 1500
	}
	server0, err := processCPU(s.cmd.Process.Pid)
	if err != nil {
		return nil, err
	}
	const echoes = 2000
	trips, err := client.Echo(ctx, echoes)
	if err != nil {
		return nil, err
	}
	slices.Sort(trips)
	server1, err := processCPU(s.cmd.Process.Pid)
	if err != nil {
		return nil, err
	}
	plain := (server1 - server0) / (2 * echoes)
	before, err := s.scrape(ctx)
	if err != nil {
		return nil, err
	}
	if server0, err = processCPU(s.cmd.Process.Pid); err != nil {
		return nil, err
	}
	self0 := processTime()
	err = client.Work(work, nats.WorkerOptions{Slots: 1, Version: genmcgo.Version(), Jobs: func(spec nats.Spec) (task.Job, error) {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		from, _ := threadTime()
		j, err := genmcgo.JobFrom(spec.Files["job"], o, true)
		to, _ := threadTime()
		short.Job, short.made = j, to-from
		return short, err
	}})
	if err != nil {
		return nil, err
	}
	self, n := processTime()-self0, short.done
	if server1, err = processCPU(s.cmd.Process.Pid); err != nil {
		return nil, err
	}
	after, err := s.scrape(ctx)
	if err != nil {
		return nil, err
	}
	if n < 20 {
		return nil, fmt.Errorf("only %d attempts: the program is too small to measure what one costs", n)
	}
	m := &MeasuredCosts{Attempts: n}
	messages := after.messages() - before.messages()
	m.PerAttempt = messages / float64(n)
	m.Join = short.made
	m.Attempt = max((self-short.made)/time.Duration(n)-c.Each, 0)
	// What is left of the server's time went on storing records.
	m.Message = plain
	m.Store = max(time.Duration(float64(server1-server0)/float64(n)-m.PerAttempt*float64(plain)), 0)
	m.Trip, m.TripHere = trips[len(trips)/10]+c.Network, trips[len(trips)/2]

	// What the follower needs for a record: it reads the log alone.
	read, done := context.WithCancel(ctx)
	defer done()
	whole, err := genmcgo.JobFrom(data, o, true)
	if err != nil {
		return nil, err
	}
	self0 = processTime()
	records := uint64(0)
	_, err = client.Follow(read, id, whole, 0, func(p nats.Progress) {
		if records = p.Records; records >= uint64(n) {
			done()
		}
	})
	if err != nil && !errors.Is(err, context.Canceled) || records == 0 {
		return nil, fmt.Errorf("following the job: %d records of %d, %w", records, n, err)
	}
	m.Fold = (processTime() - self0) / time.Duration(records)
	return m, nil
}
