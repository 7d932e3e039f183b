package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/cluster/nats"
	"genmcgo/consistency"
	"genmcgo/internal/corpus"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var processesEvery = scale.Flag("processes.every", scale.By{Short: 1000, Usual: 250, Wide: 150, Full: 1}, "TestProcesses looks at one in so many programs")

// explored is a program with options, and what one worker on this machine makes of it.
type explored struct {
	file string
	o    genmcgo.Options
	want string
}

// inSummary is how long a run took, in its summary.
var inSummary = regexp.MustCompile(`, [0-9]+ workers?|, [0-9.]+s\b`)

// sums is r as text, without what depends on time, on workers and on the order in which they find things:
// which execution shows an error. If the first error ended the run, that is its verdict.
func sums(t *testing.T, r *report.Report, keepGoing bool) string {
	t.Helper()
	if r.Verdict == report.Error && !keepGoing {
		return r.Verdict
	}
	data, err := json.Marshal(r)
	var m map[string]any
	if err == nil {
		err = json.Unmarshal(data, &m)
	}
	if err != nil {
		t.Error(err)
		return ""
	}
	for _, k := range []string{"seconds", "stats", "workers", "estimate", "minimised"} {
		delete(m, k)
	}
	m["summary"] = inSummary.ReplaceAllString(r.Summary, "")
	if r.Verdict == report.Error {
		delete(m, "summary") // it quotes the first error
	}
	for k, list := range map[string][]report.Finding{"errors": r.Errors, "warnings": r.Warnings} {
		told := []string{}
		for i := range list {
			f := &list[i]
			at := []string{}
			for j := range f.Events {
				if j > 0 && f.Kind == "deadlock" {
					break // where the others wait is no part of what tells deadlocks apart
				}
				at = append(at, fmt.Sprint(f.Events[j].File, ":", f.Events[j].Line, ":", f.Events[j].Column))
			}
			told = append(told, fmt.Sprint(f.Kind, " ", f.Name, " ", f.Statement, " at ", at, " times ", f.Times))
		}
		slices.Sort(told)
		m[k] = told
	}
	data, err = json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Error(err)
	}
	return string(data)
}

// expectedFlags are the flags of the first expectation of a compiled program.
func expectedFlags(file string) []string {
	stem := strings.TrimSuffix(filepath.Base(file), ".ll")
	for _, dir := range []string{filepath.Dir(file), filepath.Join("../../internal/corpus/testdata", filepath.Base(filepath.Dir(file))), "../../examples"} {
		for _, ext := range []string{".c", ".cpp", ".cc"} {
			text, err := os.ReadFile(filepath.Join(dir, stem+ext))
			if err != nil {
				continue
			}
			if list, err := corpus.Parse(string(text)); err == nil {
				return list[0].Flags
			}
		}
	}
	return nil
}

// corpusRuns are programs of the corpus and the examples with options: each equivalence that is possible, under
// models that take turns, and the first error.
func corpusRuns(t *testing.T) (list []explored) {
	t.Helper()
	n := 0
	for _, pattern := range []string{"../../internal/corpus/testdata/ll/*/*/*.ll", "../../internal/corpus/testdata/spin/*.ll", "../../examples/*.ll"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs %s: %v", pattern, err)
		}
		for _, file := range files {
			if !(scale.By{Short: processesEvery.N(), Usual: processesEvery.N(), Full: processesEvery.N()}).Takes(filepath.Base(file) + filepath.Dir(file)) {
				continue
			}
			n++
			models := append(consistency.Names(), "rc11.kat")
			ways := []genmcgo.Options{
				{Model: models[n%len(models)], KeepGoing: true},
				{Model: consistency.Names()[n%len(consistency.Names())], Equivalence: "rf", KeepGoing: true},
				{Model: "sc", Equivalence: "rvf", KeepGoing: true},
				{Model: consistency.Names()[n%len(consistency.Names())], Symmetry: true, KeepGoing: n%2 == 0},
			}
			for _, o := range ways {
				for _, f := range expectedFlags(file) {
					name, value, ok := strings.Cut(strings.TrimLeft(f, "-"), "=")
					if !ok {
						value = "true"
					}
					if err := o.Set(name, value); err != nil {
						t.Fatal(err)
					}
				}
				if o.Unroll == 0 {
					o.Unroll = 4
				}
				o.Workers, o.MaxMemory, o.MaxExecutions, o.Estimate.Off = 1, 2<<30, 20_000, true
				ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
				r, err := genmcgo.Check(ctx, genmcgo.File(file), o)
				cancel()
				if err != nil || r.Stopped == "executions" || ctx.Err() == context.DeadlineExceeded || r.Seconds > 2 {
					continue // there is no such exploration, or it is too large
				}
				list = append(list, explored{file, o, sums(t, r, o.KeepGoing)})
			}
		}
	}
	return list
}

// onCluster submits a run, with attempts so short that tasks go from worker to worker, and compares what comes of it.
func (e *explored) onCluster(t *testing.T, c *nats.Client) (same bool) {
	what := fmt.Sprintf("%s %+v", e.file, e.o.Command(e.file))
	job, r, err := genmcgo.NewJob(t.Context(), genmcgo.File(e.file), e.o)
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return false
	}
	if r == nil {
		data, err := job.Bytes()
		if err != nil {
			t.Error(err)
			return false
		}
		id, err := c.Submit(t.Context(), nats.Spec{Name: e.file, Version: genmcgo.Version(), Files: map[string][]byte{jobFile: data}, Slice: 10 * time.Millisecond})
		if err != nil {
			t.Errorf("%s: %v", what, err)
			return false
		}
		l, err := c.Follow(t.Context(), id, job, 0, nil)
		if err == nil {
			err = c.Remove(t.Context(), id)
		}
		if err == nil {
			r, err = job.Report(t.Context(), l.Folder(), genmcgo.Run{Epoch: l.Epoch(), Workers: 1})
		}
		if err != nil {
			t.Errorf("%s: %v", what, err)
			return false
		}
	}
	if got := sums(t, r, e.o.KeepGoing); got != e.want {
		t.Errorf("%s:\n%s", what, firstDifference(e.want, got))
		return false
	}
	return true
}

// TestProcesses: programs that 1, 2, 4 and 8 worker processes explore together, several at a time, have the totals,
// the findings and the verdict that one worker of this process finds.
func TestProcesses(t *testing.T) {
	scale.NotShort(t)
	list := corpusRuns(t)
	if len(list) < 5 {
		t.Fatalf("only %d runs", len(list))
	}
	most := 2 * patience.Most
	if scale.Full() {
		most = 3 * time.Hour
	}
	_, at := serveWithin(t, most)
	c, err := dial(t.Context(), at, os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	counts := []int{1, 2, 4, 8}
	if !scale.Full() {
		counts = []int{3}
	}
	for _, processes := range counts {
		var workers []*victim
		for range processes {
			w := prepareVictim(nil, "join", "-j", "1", at)
			w.start(t)
			workers = append(workers, w)
		}
		begun := time.Now()
		var wg sync.WaitGroup
		var mu sync.Mutex
		next, same, by := 0, 0, map[string]int{}
		for range 3 {
			wg.Go(func() {
				for {
					mu.Lock()
					i := next
					next++
					mu.Unlock()
					if i >= len(list) {
						return
					}
					ok := list[i].onCluster(t, c)
					mu.Lock()
					if ok {
						same++
						e := list[i].o.Equivalence
						if list[i].o.Symmetry {
							e = "symmetry"
						} else if e == "" {
							e = "co"
						}
						by[e]++
					}
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		t.Logf("%d processes: %d of %d are the same (%v), %v", processes, same, len(list), by, time.Since(begun).Round(time.Second))
		for _, w := range workers {
			w.Process.Signal(syscall.SIGTERM)
		}
		for _, w := range workers {
			<-w.done
			if code := w.ProcessState.ExitCode(); code != 0 {
				t.Errorf("a worker ended with %d: %s", code, w.errs.String())
			}
		}
	}
}
