package genmcgo

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// resumed is the report of a checkpoint.
func resumed(t *testing.T, dir string, o Options) (*report.Report, error) {
	t.Helper()
	c, err := OpenCheckpoint(dir)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	return c.Resume(t.Context(), o)
}

// TestCheckpoint: with a checkpoint after every few executions a program has the report that it has
// without, and so has what is resumed from any state of the directory that a kill could leave.
func TestCheckpoint(t *testing.T) {
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 120, Usual: 40, Wide: 25, Full: 1}
	ways := []Options{
		{Model: "sc", KeepGoing: true}, {Model: "rc11"}, {Model: "tso"}, {Model: "imm", KeepGoing: true}, {Model: "rc11.kat"},
		{Model: "sc", Equivalence: "rf"}, {Model: "rc11", Symmetry: true}, {Model: "imm", Symmetry: true}, {Model: "rc11", Minimise: 50}, {Model: "rc11", Equivalence: "auto"},
		{Model: "sc", Equivalence: "rvf"}, {Model: "sc", Equivalence: "rvf", KeepGoing: true},
	}
	done, cut, kept := 0, 0, 0
	for i, file := range files {
		if !every.Takes(file) {
			continue
		}
		rng := rand.New(rand.NewPCG(uint64(i), 1))
		o := ways[i%len(ways)]
		o.Unroll, o.MaxMemory, o.Workers, o.MaxExecutions = 4, 2<<30, 1, 2000
		src := File(file)
		want, err := Check(t.Context(), src, o)
		if err != nil || want.Stopped == "executions" {
			continue // it cannot be checked like this, or is too big
		}
		done++
		with := o
		with.Checkpoint, with.polls = filepath.Join(t.TempDir(), "checkpoint"), 1+i%4
		got, err := Check(t.Context(), src, with)
		if err != nil {
			t.Fatalf("%s %+v: %v", file, with, err)
		}
		same := func(what string, got *report.Report) {
			t.Helper()
			if a, b := reportText(t, got, 1), reportText(t, want, 1); a != b {
				t.Errorf("%s %+v, %s:\n%s", file, with, what, diff(a, b))
			}
		}
		same("with a checkpoint", got)
		log, err := os.ReadFile(filepath.Join(with.Checkpoint, "log"))
		if err != nil {
			t.Fatal(err)
		}
		kept++
		base := int(binary.LittleEndian.Uint64(log[26:])) // where records begin; see cluster/journal/log.go
		for range 3 {
			if err := os.WriteFile(filepath.Join(with.Checkpoint, "log"), log[:base+rng.IntN(len(log)-base+1)], 0o666); err != nil {
				t.Fatal(err)
			}
			got, err := resumed(t, with.Checkpoint, Options{polls: with.polls})
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			same("resumed", got)
			cut++
		}
	}
	if done < 3 || kept < 2 || cut < 6 {
		t.Errorf("%d programs were explored, of %d there was a checkpoint, %d were resumed", done, kept, cut)
	}
}

// TestCheckpointBad: directories that cannot be used are errors that say why, and remain what they
// were.
func TestCheckpointBad(t *testing.T) {
	src, other := File("internal/corpus/testdata/ll/clang-14-O0/models/sb.ll"), File("internal/corpus/testdata/ll/clang-14-O0/models/mp-relaxed.ll")
	dir := filepath.Join(t.TempDir(), "checkpoint")
	o := Options{Checkpoint: dir, Estimate: Sampling{Off: true}, NoRaces: true}
	bad := func(what string, err error, words ...string) {
		t.Helper()
		var c *CheckpointError
		if !errors.As(err, &c) || c.Dir != dir {
			t.Errorf("%s: %v", what, err)
			return
		}
		for _, w := range words {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s: %q does not contain %q", what, err, w)
			}
		}
	}
	_, err := OpenCheckpoint(dir)
	bad("nothing", err, "there is no checkpoint")
	first, err := Check(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	job, err := os.ReadFile(filepath.Join(dir, "job"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = Check(t.Context(), src, o)
	bad("the same run", err, "genmcgo resume")
	_, err = Check(t.Context(), other, o)
	bad("another program", err, "another program")
	another := o
	another.Model, another.CheckLiveness = "sc", true
	_, err = Check(t.Context(), src, another)
	bad("other options", err, "another model", `was "rc11"`, "another options", "--check-liveness=true")
	c, err := OpenCheckpoint(dir)
	if err != nil {
		t.Fatal(err)
	}
	was := journalOptions
	journalOptions.Wait = time.Millisecond
	_, err = OpenCheckpoint(dir)
	journalOptions = was
	bad("in use", err, "in use by process")
	r, err := c.Resume(t.Context(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if a, b := reportText(t, r, 1), reportText(t, first, 1); a != b {
		t.Error(diff(a, b))
	}
	now, err := os.ReadFile(filepath.Join(dir, "job"))
	if err != nil || !bytes.Equal(now, job) {
		t.Errorf("the checkpoint was changed: %v", err)
	}
	if c, err = OpenCheckpoint(dir); err != nil {
		t.Fatal(err)
	}
	c.j.version = "0.0.0-other"
	data, err := c.j.Bytes()
	if err := errors.Join(err, c.jr.SetMeta(data), c.Close()); err != nil {
		t.Fatal(err)
	}
	_, err = OpenCheckpoint(dir)
	bad("another version", err, dir, `"0.0.0-other"`, "use the same genmcgo")
	_, err = Compare(t.Context(), src, Options{CheckpointInterval: time.Second})
	var option *OptionError
	if !errors.As(err, &option) || !strings.HasPrefix(option.Option, "checkpoint") {
		t.Errorf("an interval without a checkpoint: %v", err)
	}
}

// TestCheckpointInterrupted: a run whose context ends is incomplete, says why, and is resumed. One
// that ends before it has begun leaves nothing.
func TestCheckpointInterrupted(t *testing.T) {
	src := File("internal/corpus/testdata/ll/clang-14-O0/models/iriw.ll")
	o := Options{Model: "rc11", NoRaces: true, Workers: 1, Estimate: Sampling{Off: true}, polls: 1}
	want, err := Check(t.Context(), src, o)
	if err != nil || want.Complete < 5 {
		t.Fatal(want, err)
	}
	o.Checkpoint = filepath.Join(t.TempDir(), "checkpoint")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	o.OnProgress = func(p Progress) {
		if p.Event == Begun {
			cancel()
		}
	}
	r, err := Check(ctx, src, o)
	if err != nil || r.Stopped != "interrupt" || r.Verdict != report.Incomplete {
		t.Fatal(r, err)
	}
	got, err := resumed(t, o.Checkpoint, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if a, b := reportText(t, got, 1), reportText(t, want, 1); a != b {
		t.Error(diff(a, b))
	}
}
