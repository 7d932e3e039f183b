package genmcgo

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// Files whose functions replace those of the library (Options.Prims).

const (
	again        = "examples/rwlock-again.ll"
	writersFirst = "examples/prims/rwlock-writers.ll"
)

// TestPrims: with read-write locks in which writers go first, a reader that locks again waits for ever.
// The deadlock is shown where the program calls the lock, the report says which functions were
// replaced, and a replay finds it again.
func TestPrims(t *testing.T) {
	scale.NotRace(t)
	src := File(again)
	for _, o := range []Options{{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rvf"}} {
		without, err := Check(t.Context(), src, o)
		if err != nil || without.Verdict != report.Verified || without.Complete != 2 {
			t.Fatalf("%+v: %+v, %v", o, without, err)
		}
		o.Prims, o.Workers = writersFirst, 1
		r, err := Check(t.Context(), src, o)
		if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "deadlock" {
			t.Fatalf("%+v: %+v, %v", o, r, err)
		}
		const at = "waits at rwlock-again.c:13 for gmc_read_take of lock, whose guard !l->writer && gmc_empty(&l->w) && gmc_first(&l->r, gmc_self()) at rwlock_writers.h:19 is false"
		if text := waitsOf(&r.Errors[0]); !strings.Contains(text, at) {
			t.Errorf("%+v: %s", o, text)
		}
		const note = "calls of pthread_rwlock_rdlock, pthread_rwlock_unlock and pthread_rwlock_wrlock go to " + writersFirst + " (--prims)"
		if !slices.Contains(r.Notes, note) || !strings.Contains(r.Command, "--prims="+writersFirst) {
			t.Errorf("%+v: %q, %s", o, r.Notes, r.Command)
		}
		rec, err := Record(r)
		if err != nil {
			t.Fatal(err)
		}
		if out, err := Replay(t.Context(), src, rec, Options{}); err != nil || !out.Again {
			t.Errorf("%+v: replay: %+v, %v", o, out, err)
		}
		if o, err := rec.Options(); err != nil || o.Prims != writersFirst {
			t.Errorf("recorded: %+v, %v", o, err)
		}
	}
}

// TestPrimsSame: a program that calls functions which are replaced has the executions of one that
// calls the primitives themselves, whatever the two files are written in.
func TestPrimsSame(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const dir = "testdata/primitives/"
	direct, err := Check(t.Context(), File(dir+"right/semaphore.c", "-DSEMAPHORE=<genmcgo/semaphore_fifo.h>"), Options{Model: "sc"})
	if err != nil || direct.Complete < 2 {
		t.Fatalf("%+v, %v", direct, err)
	}
	text, err := os.ReadFile(dir + "right/semaphore.c")
	if err != nil {
		t.Fatal(err)
	}
	posix := strings.NewReplacer("#include SEMAPHORE", "#include <semaphore.h>", "gmc_sem_wait", "sem_wait", "gmc_sem_post", "sem_post", "gmc_sem_init(&done, 0)", "sem_init(&mutex, 0, 1); sem_init(&done, 0, 0)",
		"gmc_sem mutex = {.value = 1}", "sem_t mutex", "gmc_sem_destroy", "sem_destroy", " && !gmc_sem_trywait(&done) && gmc_sem_value(&mutex) == 1", "", "gmc_sem", "sem_t").Replace(string(text))
	every := scale.By{Short: 4, Usual: 2, Full: 1}
	for _, prims := range []string{"examples/prims/sem-fifo.c", "examples/prims/sem-fifo.ll"} {
		for _, src := range []Source{C(posix), CPP(posix, "-std=c++17"), compiledText(t, posix)} {
			if !every.Takes(src.Name + prims) {
				continue
			}
			r, err := Check(t.Context(), src, Options{Model: "sc", Prims: prims})
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != direct.Complete || r.Verdict != report.Verified {
				t.Errorf("%s with %s: %s, %d executions, want %d", src.Name, prims, r.Verdict, r.Complete, direct.Complete)
			}
		}
	}
}

// TestPrimsTravel: a job and a checkpoint contain the file itself; it need not be there any more.
func TestPrimsTravel(t *testing.T) {
	scale.NotShort(t)
	text, err := os.ReadFile("examples/prims/rwlock-writers.ll")
	if err != nil {
		t.Fatal(err)
	}
	prims := filepath.Join(t.TempDir(), "prims.ll")
	write := func() {
		if err := os.WriteFile(prims, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write()
	o := Options{Model: "sc", Prims: prims, Workers: 1, KeepGoing: true, Estimate: Sampling{Off: true}, polls: 1}
	want, err := Check(t.Context(), File(again), o)
	if err != nil || want.Blocked == 0 {
		t.Fatalf("%+v, %v", want, err)
	}
	o.Checkpoint = filepath.Join(t.TempDir(), "checkpoint")
	if _, err := Check(t.Context(), File(again), o); err != nil {
		t.Fatal(err)
	}
	log, err := os.ReadFile(filepath.Join(o.Checkpoint, "log"))
	if err != nil {
		t.Fatal(err)
	}
	j, _, err := NewJob(t.Context(), File(again), Options{Model: "sc", Prims: prims, KeepGoing: true})
	if err != nil {
		t.Fatal(err)
	}
	data, err := j.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	key := j.Key()
	if err := os.Remove(prims); err != nil {
		t.Fatal(err)
	}
	for k := 1; k < 8; k++ {
		if err := os.WriteFile(filepath.Join(o.Checkpoint, "log"), log[:30+(len(log)-30)*k/8], 0o666); err != nil {
			t.Fatal(err)
		}
		r, err := resumed(t, o.Checkpoint, Options{polls: 1})
		if err != nil || r.Complete != want.Complete || r.Blocked != want.Blocked || len(r.Errors) != len(want.Errors) {
			t.Errorf("cut at %d of 8: %+v, %v; want %+v", k, r, err, want)
		}
	}
	again, err := JobFrom(data, Options{}, true)
	if err != nil || !slices.Equal(again.Key(), key) {
		t.Errorf("%v: %v, want %v", err, again.Key(), key)
	}

	// What is in the file is part of what a job is, and not where it lies.
	text = []byte(strings.Replace(string(text), "rwlock_writers.h:", "", 1) + "\n@more = global i32 0\n")
	write()
	if other, _, err := NewJob(t.Context(), File(j.s.src.Name), Options{Model: "sc", Prims: prims, KeepGoing: true}); err != nil || slices.Equal(other.Key(), key) {
		t.Errorf("%v: the keys of jobs with different functions are equal", err)
	}
}

// TestPrimsRefused: a file that changes nothing, or cannot be read, is bad input that says why.
func TestPrimsRefused(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	own := file("own.ll", "declare i32 @sem_post(i8*)\ndefine i32 @main() {\n  %1 = call i32 @sem_post(i8* null)\n  ret i32 0\n}\ndefine i32 @sem_wait(i8*) {\n  ret i32 0\n}\n")
	for _, tc := range []struct{ program, prims, want string }{
		{again, "examples/prims/sem-fifo.ll", "examples/prims/sem-fifo.ll: it defines no function that the program calls without defining it: it defines sem_destroy, sem_getvalue, sem_init, sem_post, sem_wait; " +
			"the program calls __assert_fail, pthread_create, pthread_join, pthread_rwlock_rdlock, pthread_rwlock_unlock, pthread_rwlock_wrlock"},
		{own, file("wait.ll", "define i32 @sem_wait(i8*) {\n  ret i32 0\n}\ndefine internal i32 @sem_post(i8*) {\n  ret i32 0\n}\n"), "it defines sem_wait; the program calls sem_post"},
		{own, file("empty.ll", "@x = global i32 0\n"), "it defines none; the program calls sem_post"},
		{own, filepath.Join(dir, "absent.ll"), "absent.ll: no such file or directory"},
		{own, dir, "is a directory"},
		{own, file("notes.md", "text"), "unknown kind of file"},
		{own, file("bad.ll", "define i32 @sem_post(i8*) {\n  nonsense\n}\n"), "bad.ll:2"},
		{own, "-", "standard input is not possible here"},
	} {
		_, err := Check(t.Context(), File(tc.program), Options{Prims: tc.prims})
		var in *InputError
		var op *OptionError
		if err == nil || !errors.As(err, &in) && !errors.As(err, &op) || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %q", tc.prims, err, tc.want)
		}
	}
	// What a program defines itself is not replaced.
	post := file("post.ll", "define i32 @sem_post(i8*) {\n  ret i32 0\n}\ndefine i32 @sem_wait(i8*) {\n  unreachable\n}\n")
	if r, err := Check(t.Context(), File(own), Options{Prims: post}); err != nil || r.Verdict != report.Verified || !slices.ContainsFunc(r.Notes, func(n string) bool { return strings.HasPrefix(n, "calls of sem_post go to ") }) {
		t.Errorf("%+v, %v", r, err)
	}
}
