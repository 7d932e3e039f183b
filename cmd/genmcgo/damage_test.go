package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// damaged is a checkpoint of a run that is through, whose log has many records. Without the last of them it
// is one of a run that was killed.
type damaged struct {
	t     *testing.T
	file  string // of the program
	want  string // the totals of the run
	files map[string][]byte
	// at is where records begin in the log, and where the last ends.
	at []int
}

// damagedRun makes a checkpoint of a run with the flags: of the smallest program for which there are enough
// records.
func damagedRun(t *testing.T, flags ...string) *damaged {
	t.Helper()
	for n := 7; n < 12; n++ {
		if d := tryDamagedRun(t, n, flags); len(d.at) >= 10 {
			return d
		}
	}
	t.Fatal("this machine is too fast for a program that makes records")
	return nil
}

// tryDamagedRun is damagedRun for adders(n), however few records there are.
func tryDamagedRun(t *testing.T, n int, flags []string) *damaged {
	t.Helper()
	dir := t.TempDir()
	d := &damaged{t: t, file: filepath.Join(dir, "p.ll"), files: map[string][]byte{}}
	if err := os.WriteFile(d.file, []byte(adders(n)), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"--checkpoint=" + filepath.Join(dir, "c"), "--checkpoint-interval=100us", "--format=json", "--estimate=false", "--workers=1", d.file}, flags...)
	code, out, errs := command(args...)
	if code != exitVerified {
		t.Fatal(code, errs)
	}
	d.want = totals(t, out)
	checkpoint := filepath.Join(dir, "c")
	d.read(checkpoint)
	if len(d.at) < 10 {
		return d
	}
	// What is there when a log is opened again is on the disk: of damage there the records that follow tell.
	if err := os.Truncate(filepath.Join(checkpoint, "log"), int64(d.at[len(d.at)/3])); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := command("resume", checkpoint, "--checkpoint-interval=100us", "--workers=1"); code != exitVerified {
		t.Fatal(code, errs)
	}
	d.read(checkpoint)
	return d
}

// read reads the files of a checkpoint.
func (d *damaged) read(dir string) {
	d.t.Helper()
	for _, name := range []string{"job", "log"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			d.t.Fatal(err)
		}
		d.files[name] = data
	}
	log := d.files["log"]
	// The base is the last number of the header, before its checksum; see cluster/journal/log.go.
	at := int(binary.LittleEndian.Uint64(log[26:]))
	for d.at = nil; at < len(log); at += 16 + int(binary.LittleEndian.Uint32(log[at:])) {
		d.at = append(d.at, at)
	}
	d.at = append(d.at, at)
	if at != len(log) {
		d.t.Fatalf("records are at %v of %d bytes", d.at, len(log))
	}
}

// make makes a checkpoint with these files, and returns the directory.
func (d *damaged) make(files map[string][]byte) string {
	d.t.Helper()
	dir := filepath.Join(d.t.TempDir(), "c")
	if err := os.Mkdir(dir, 0o755); err != nil {
		d.t.Fatal(err)
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			d.t.Fatal(err)
		}
	}
	return dir
}

// with returns the files with another one.
func (d *damaged) with(name string, data []byte) map[string][]byte {
	files := maps.Clone(d.files)
	files[name] = data
	return files
}

// exact resumes a checkpoint, which must lead to the totals.
func (d *damaged) exact(what, dir string) {
	d.t.Helper()
	code, out, errs := command("resume", dir, "--format=json", "--workers=1")
	if code != exitVerified {
		d.t.Errorf("%s: status %d: %s", what, code, errs)
		return
	}
	if got := totals(d.t, out); got != d.want {
		d.t.Errorf("%s: a wrong total:\n%s\nwant\n%s", what, got, d.want)
	}
}

// refused resumes a checkpoint, which must fail with one line that contains each of says, and change nothing.
func (d *damaged) refused(what, dir string, says ...string) (errs string) {
	d.t.Helper()
	before := d.contents(dir)
	code, out, errs := command("resume", dir, "--format=json")
	if code != exitUsage || out != "" || !strings.HasPrefix(errs, "genmcgo: ") || strings.Count(errs, "\n") != 1 {
		d.t.Errorf("%s: status %d, %q, %q", what, code, out, errs)
	}
	for _, s := range says {
		if !strings.Contains(errs, s) {
			d.t.Errorf("%s: no %q in %q", what, s, errs)
		}
	}
	if after := d.contents(dir); !maps.EqualFunc(before, after, bytes.Equal) {
		d.t.Errorf("%s: it was refused, and is not what it was", what)
	}
	return errs
}

// contents are the files of a directory but for the lock.
func (d *damaged) contents(dir string) map[string][]byte {
	files := map[string][]byte{}
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if e.Name() != "lock" {
			files[e.Name()], _ = os.ReadFile(filepath.Join(dir, e.Name()))
		}
	}
	return files
}

// TestDamagedLog: a log that ends anywhere, or in which a bit is another one, leads to the exact totals or to
// an error with its position and a remedy. The remedy leads to the exact totals.
func TestDamagedLog(t *testing.T) {
	scale.NotShort(t)
	d := damagedRun(t)
	log := d.files["log"]
	first := d.at[0]
	type place struct{ at, bit int }
	cuts, flips := []int{0, 1, first - 1}, []place{{0, 0}, {20, 3}, {first - 1, 7}}
	for i := range len(d.at) - 1 {
		if i > 1 && !(scale.By{Usual: 60, Wide: 20, Full: 1}).Nth(i) {
			continue
		}
		begin, end := d.at[i], d.at[i+1]
		cuts = append(cuts, begin, begin+1, begin+16, (begin+end)/2, end-1)
		flips = append(flips, place{begin, 0}, place{begin + 5, 1}, place{begin + 14, 2}, place{begin + 20, 3}, place{(begin + end) / 2, 4}, place{end - 1, 5})
	}
	torn, cut := 0, 0
	for _, n := range cuts {
		what, dir := fmt.Sprintf("%d of %d bytes", n, len(log)), d.make(d.with("log", log[:n]))
		if n < first {
			d.refused(what, dir, filepath.Join(dir, "log"), fmt.Sprintf("damaged at byte %d of %d", n, n), "begin again with another directory")
			continue
		}
		torn++
		d.exact(what, dir)
	}
	remedy := regexp.MustCompile(`truncate -s (\d+)\)`)
	for _, p := range flips {
		bad := bytes.Clone(log)
		bad[p.at] ^= 1 << p.bit
		what, dir := fmt.Sprintf("bit %d of byte %d of %d", p.bit, p.at, len(log)), d.make(d.with("log", bad))
		if p.at < first {
			d.refused(what, dir, filepath.Join(dir, "log"), "begin again with another directory")
			continue
		}
		code, out, errs := command("resume", dir, "--format=json", "--workers=1")
		if code == exitVerified { // it was not yet known to be on the disk
			torn++
			if got := totals(t, out); got != d.want {
				t.Errorf("%s: a wrong total:\n%s\nwant\n%s", what, got, d.want)
			}
			continue
		}
		var size int64
		m := remedy.FindStringSubmatch(d.refused(what, dir, filepath.Join(dir, "log"), "damaged at byte "))
		if m == nil {
			t.Fatalf("%s: no remedy in %q", what, errs)
		}
		fmt.Sscan(m[1], &size)
		if size > int64(p.at) {
			t.Errorf("%s: the damage is said to be at %d", what, size)
		}
		if err := os.Truncate(filepath.Join(dir, "log"), size); err != nil {
			t.Fatal(err)
		}
		cut++
		d.exact(what+", truncated as told", dir)
	}
	// Records at the wrong place, twice or out of nowhere.
	for _, tc := range []struct {
		what string
		log  []byte
	}{
		{"the last record twice", append(bytes.Clone(log), log[d.at[len(d.at)-2]:]...)},
		{"zeros behind", append(bytes.Clone(log), make([]byte, 5000)...)},
		{"text behind", append(bytes.Clone(log), strings.Repeat("not a record\n", 100)...)},
	} {
		d.exact(tc.what, d.make(d.with("log", tc.log)))
	}
	if torn < 5 || cut < 2 {
		t.Errorf("%d logs were torn, %d were damaged", torn, cut)
	}
	t.Logf("%d records; %d logs lead to the totals, and %d after the remedy", len(d.at)-1, torn, cut)
}

// TestDamagedDirectory: whatever else is wrong with the directory of a checkpoint, resume says what it is, and what
// to do, with status 2, and changes nothing; never does it report a wrong total.
func TestDamagedDirectory(t *testing.T) {
	scale.NotShort(t)
	d := damagedRun(t)
	other := damagedRun(t)           // the same run again
	tso := damagedRun(t, "--mm=tso") // of another model
	job, log := d.files["job"], d.files["log"]
	without := func(name string) map[string][]byte {
		files := maps.Clone(d.files)
		delete(files, name)
		return files
	}
	flip := func(data []byte, at int) []byte {
		bad := bytes.Clone(data)
		bad[at] ^= 4
		return bad
	}
	// Half of the log is that of a run that was killed.
	half := log[:d.at[len(d.at)/2]]
	for _, tc := range []struct {
		what  string
		files map[string][]byte
		says  []string // nil: it leads to the totals
	}{
		{"as it was", d.files, nil},
		{"killed", d.with("log", half), nil},
		{"with what a killed compaction leaves", map[string][]byte{"job": job, "log": half, "log.new": []byte("x"), "job.new": []byte("y"), "lock": []byte("1\n")}, nil},
		{"with a file of somebody else", map[string][]byte{"job": job, "log": half, "notes.txt": []byte("x")}, nil},
		{"empty", nil, []string{"$DIR: there is no checkpoint", "--checkpoint=$DIR FILE begins one"}},
		{"no job", without("job"), []string{"$DIR: its file job is missing", "put it back"}},
		{"no log", without("log"), []string{"$DIR/log: the file is missing", "put it back, or begin again with another directory"}},
		{"a job of nothing", d.with("job", nil), []string{"$DIR/job: it is not what genmcgo writes", "begin again"}},
		{"half a job", d.with("job", job[:len(job)/2]), []string{"$DIR/job: it is damaged", "begin again"}},
		{"a bit of the job", d.with("job", flip(job, len(job)/2)), []string{"$DIR/job: it is damaged", "begin again"}},
		{"a bit of the job's first line", d.with("job", flip(job, 3)), []string{"$DIR/job: it is not what genmcgo writes"}},
		{"another format", d.with("job", bytes.Replace(job, []byte("format 2"), []byte("format 9"), 1)), []string{"$DIR/job: it was made by another version of genmcgo", "resume it with that version"}},
		{"another format of the log", d.with("log", flip(log, 16)), []string{"$DIR/log", "not the header of a log"}},
		{"the log of the same run, made again", d.with("log", other.files["log"]), []string{"$DIR/log: this is the log of another run", "put back"}},
		{"the log of another model", d.with("log", tso.files["log"]), []string{"$DIR/log: this is the log of another run"}},
		{"the job of another model", d.with("job", tso.files["job"]), []string{"$DIR/log: this is the log of another run"}},
	} {
		dir := d.make(tc.files)
		if tc.says == nil {
			d.exact(tc.what, dir)
			continue
		}
		for i := range tc.says {
			tc.says[i] = strings.ReplaceAll(tc.says[i], "$DIR", dir)
		}
		d.refused(tc.what, dir, tc.says...)
	}

	// What is there is no directory, or no file.
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, job, 0o644); err != nil {
		t.Fatal(err)
	}
	d.refused("a file", file, "genmcgo: "+file+": not a directory")
	if code, _, errs := command("--checkpoint="+file, d.file); code != exitUsage || !strings.Contains(errs, "genmcgo: "+file+": not a directory") || strings.Count(errs, "\n") != 1 {
		t.Errorf("a file for a new run: %d %q", code, errs)
	}
	for _, name := range []string{"job", "log", "lock"} {
		dir := d.make(without(name))
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
		d.refused(name+" is a directory", dir, filepath.Join(dir, name), "is a directory")
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(d.make(d.with("log", half)), link); err == nil {
		d.exact("a link", link)
	}

	// A directory that has a checkpoint is not begun again: it says what differs.
	dir := d.make(d.with("log", half))
	changed := filepath.Join(t.TempDir(), "p.ll")
	if err := os.WriteFile(changed, []byte(adders(6)), 0o644); err != nil {
		t.Fatal(err)
	}
	before := d.contents(dir)
	for _, tc := range []struct {
		args []string
		says string
	}{
		{[]string{d.file}, "there is a checkpoint already, of this very run: genmcgo resume " + dir},
		{[]string{changed}, "another program (was "},
		{[]string{d.file, "--mm=tso"}, `another model (was "rc11", is "tso"); use another directory`},
		{[]string{d.file, "--unroll=7"}, `another options (was "`},
	} {
		code, out, errs := command(append([]string{"--checkpoint=" + dir, "--estimate=false"}, tc.args...)...)
		if code != exitUsage || out != "" || !strings.Contains(errs, tc.says) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: %d %q, want %q", tc.args, code, errs, tc.says)
		}
	}
	if !maps.EqualFunc(before, d.contents(dir), bytes.Equal) {
		t.Error("a run that was refused changed the checkpoint")
	}
	d.exact("after all that", dir)
	if names := slices.Sorted(maps.Keys(d.contents(dir))); !slices.Equal(names, []string{"job", "log"}) {
		t.Errorf("it contains %v", names)
	}
}

// TestResumeInUse: a run that goes on in one process cannot be resumed by another, and is not disturbed.
func TestResumeInUse(t *testing.T) {
	t.Parallel() // it waits, most of the time
	scale.NotShort(t)
	dir := t.TempDir()
	file, checkpoint := filepath.Join(dir, "p.ll"), filepath.Join(dir, "c")
	if err := os.WriteFile(file, []byte(many()), 0o644); err != nil {
		t.Fatal(err)
	}
	run, _ := background(t, "--checkpoint="+checkpoint, "--estimate=false", "--workers=1", file)
	patience.Until(t, "there is a checkpoint", func() bool {
		_, err := os.Stat(filepath.Join(checkpoint, "job"))
		return err == nil
	})
	// resume tries for two seconds. Meanwhile the other process need not explore.
	run.Process.Signal(syscall.SIGSTOP)
	code, out, errs := command("resume", checkpoint)
	run.Process.Signal(syscall.SIGCONT)
	if want := fmt.Sprintf("it is in use by process %d", run.Process.Pid); code != exitUsage || out != "" || !strings.Contains(errs, want) || strings.Count(errs, "\n") != 1 {
		t.Errorf("%d %q %q, want %q", code, out, errs, want)
	}
	run.Process.Signal(os.Interrupt)
	run.Wait()
	if code := run.ProcessState.ExitCode(); code != exitIncomplete {
		t.Errorf("the run that had the directory ended with %d", code)
	}
	if code, _, errs := command("resume", checkpoint, "--timeout=100ms"); code != exitIncomplete {
		t.Errorf("resumed: %d %s", code, errs)
	}
}
