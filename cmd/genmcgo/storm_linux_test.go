package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var (
	cutStorms  = scale.Flag("storms.cut", scale.By{Short: 0, Usual: 0, Wide: 1, Full: 10}, "how many storms TestStormCut runs")
	diskStorms = scale.Flag("storms.disk", scale.By{Short: 0, Usual: 0, Wide: 1, Full: 10}, "how many storms TestStormDisk runs")
	allStorms  = scale.Flag("storms.all", scale.By{Short: 0, Usual: 0, Wide: 1, Full: 10}, "how many storms TestStormAll runs")
	fullDisks  = scale.Flag("resume.full", scale.By{Short: 0, Usual: 0, Wide: 2, Full: 10}, "how many runs with a checkpoint TestResumeDisk puts on a disk that is full now and then")
)

// needRoot skips a test that makes networks or file systems, unless it may.
func needRoot(t *testing.T, tools ...string) {
	t.Helper()
	if os.Getuid() != 0 {
		t.Skip("SKIPPED: only root can make networks and file systems")
	}
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("SKIPPED: ", err)
		}
	}
}

// testNet is what the machines of a storm are connected by: each is a network namespace, and this machine is
// one, too.
type testNet struct {
	t    *testing.T
	name string // of the bridge, and the beginning of all others
	net  string // the beginning of all addresses
	n    int
}

// nets is how many networks this process has made.
var nets atomic.Int32

// newTestNet makes a network, or skips the test if that is impossible.
func newTestNet(t *testing.T) *testNet {
	k := nets.Add(1) - 1
	n := &testNet{t: t, name: fmt.Sprintf("gm%d%c", os.Getpid()%1_000_000, 'a'+k), net: fmt.Sprintf("10.%d.%d.", 214+k, os.Getpid()%250)}
	if out, err := exec.Command("ip", "link", "add", n.name, "type", "bridge").CombinedOutput(); err != nil {
		t.Skipf("SKIPPED: there can be no networks here: %s", out)
	}
	t.Cleanup(func() { exec.Command("ip", "link", "del", n.name).Run() })
	n.ip("addr", "add", n.here()+"/24", "dev", n.name)
	n.ip("link", "set", n.name, "up")
	return n
}

func (n *testNet) ip(args ...string) {
	n.t.Helper()
	if out, err := exec.Command("ip", args...).CombinedOutput(); err != nil {
		n.t.Fatalf("ip %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// here is the address of this machine.
func (n *testNet) here() string { return n.net + "1" }

// host makes a machine. It returns the command that runs another one there, and the link to cut it off by.
func (n *testNet) host() (under []string, link string) {
	n.n++
	name, link, peer := fmt.Sprintf("%s-%d", n.name, n.n), fmt.Sprintf("%sa%d", n.name, n.n), fmt.Sprintf("%sb%d", n.name, n.n)
	if out, err := exec.Command("ip", "netns", "add", name).CombinedOutput(); err != nil {
		n.t.Skipf("SKIPPED: there can be no network namespaces here: %s", out)
	}
	n.t.Cleanup(func() {
		exec.Command("ip", "link", "del", link).Run()
		exec.Command("ip", "netns", "del", name).Run()
	})
	n.ip("link", "add", link, "type", "veth", "peer", "name", peer, "netns", name)
	n.ip("link", "set", link, "master", n.name, "up")
	n.ip("-n", name, "addr", "add", n.net+strconv.Itoa(n.n+1)+"/24", "dev", peer)
	n.ip("-n", name, "link", "set", peer, "up")
	return []string{"ip", "netns", "exec", name}, link
}

// TestStormCut: a storm on several machines, each of which is cut off now and then, for longer and for
// shorter than the server waits; so is the server. The totals and the status are those of one worker.
func TestStormCut(t *testing.T) {
	t.Parallel() // it waits, most of the time
	if cutStorms.N() == 0 {
		t.Skip("SKIPPED: it takes seconds; -wide runs one, and so does -storms.cut=1")
	}
	needRoot(t, "ip")
	m := newMachines(t)
	for i := range cutStorms.N() {
		seed := uint64(stormSeed.N() + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			s, file := newStorm(t, seed)
			m.join(s)
			s.run(file)
		})
	}
}

// machines are those of a storm: one for each worker, one for the client, and this one, which has the server.
type machines struct {
	*testNet
	under [4][]string
	links [4]string
}

// newMachines makes them, or skips the test if that is impossible.
func newMachines(t *testing.T) *machines {
	m := &machines{testNet: newTestNet(t)}
	for i := range m.links {
		m.under[i], m.links[i] = m.host()
	}
	return m
}

// join has the processes of a storm run on m, which are cut off now and then.
func (m *machines) join(s *storm) {
	m.t = s.t
	s.listen, s.clientUnder, s.workersUnder = m.here(), m.under[3], m.under[:3]
	cut := func(what, link string) {
		s.counts[what+" cut"]++
		m.ip("link", "set", link, "down")
		time.Sleep(time.Duration(s.rng.IntN(1500)) * time.Millisecond)
		m.ip("link", "set", link, "up")
	}
	s.more = append(s.more,
		fault{4, func(s *storm) { cut("workers", m.links[s.rng.IntN(3)]) }},
		fault{1, func(s *storm) { cut("clients", m.links[3]) }},
		fault{1, func(s *storm) { cut("servers", m.name) }})
}

// disk is a small one, which only processes under another command see.
type disk struct {
	t     *testing.T
	at    string // where it is for those
	under []string
	root  string // where it is for this process
}

// newDisk mounts a disk of that many bytes, or skips the test if that is impossible.
func newDisk(t *testing.T, size int) *disk {
	d := &disk{t: t, at: t.TempDir()}
	hold := exec.Command("unshare", "-m", "sh", "-c", `mount -t tmpfs -o size=$1 tmpfs "$0" && echo && exec sleep 3600`, d.at, strconv.Itoa(size))
	out, err := hold.StdoutPipe()
	if err == nil {
		err = hold.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { hold.Process.Kill(); hold.Wait() })
	if n, err := out.Read(make([]byte, 1)); n != 1 {
		t.Skip("SKIPPED: no file system can be mounted: ", err)
	}
	pid := strconv.Itoa(hold.Process.Pid)
	d.under = []string{"nsenter", "-t", pid, "-m"}
	d.root = filepath.Join("/proc", pid, "root", d.at)
	return d
}

// fill leaves no room on the disk.
func (d *disk) fill() {
	d.t.Helper()
	f, err := os.OpenFile(filepath.Join(d.root, "filler"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	for block := make([]byte, 1<<16); err == nil; {
		_, err = f.Write(block)
	}
	if !errors.Is(err, syscall.ENOSPC) {
		d.t.Fatal(err)
	}
}

// clear makes room again.
func (d *disk) clear() {
	d.t.Helper()
	if err := os.Remove(filepath.Join(d.root, "filler")); err != nil && !errors.Is(err, os.ErrNotExist) {
		d.t.Fatal(err)
	}
}

// TestStormDisk: a storm in which the disk of the server is full now and then. A server that cannot go on
// says so, and so does a client; when there is room, and the server is started again, the job goes on to
// the exact totals.
func TestStormDisk(t *testing.T) {
	t.Parallel() // it waits, most of the time
	if diskStorms.N() == 0 {
		t.Skip("SKIPPED: it takes seconds; -wide runs one, and so does -storms.disk=1")
	}
	needRoot(t, "unshare", "nsenter", "mount")
	for i := range diskStorms.N() {
		seed := uint64(stormSeed.N() + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			s, file := newStorm(t, seed)
			s.stuff(nil)
			s.run(file)
		})
	}
}

// TestStormAll: a storm on several machines, all of which are cut off now and then, while the disk of the server is
// full now and then, sometimes both at once.
func TestStormAll(t *testing.T) {
	t.Parallel() // it waits, most of the time
	if allStorms.N() == 0 {
		t.Skip("SKIPPED: it takes seconds; -wide and -storms.all=1 run one")
	}
	needRoot(t, "ip", "unshare", "nsenter", "mount")
	m := newMachines(t)
	for i := range allStorms.N() {
		seed := uint64(stormSeed.N() + 1 + i) // the first is soon over
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			s, file := newStorm(t, seed)
			s.stuff(func() (end func()) {
				if s.rng.IntN(2) == 0 {
					return func() {}
				}
				s.counts["cut while the disk is full"]++
				link := append(m.links[:], m.name)[s.rng.IntN(5)]
				m.ip("link", "set", link, "down")
				return func() { m.ip("link", "set", link, "up") }
			})
			m.join(s)
			s.run(file)
		})
	}
}

// stuff puts the store of a storm's server on a disk of its own, which is full now and then. meanwhile, unless nil, is
// called when it is, and what it returns when there is room again.
func (s *storm) stuff(meanwhile func() (end func())) {
	d := newDisk(s.t, 64<<20)
	s.store, s.serverUnder = filepath.Join(d.at, "store"), d.under
	s.refusals = append(s.refusals, "the server's store is full")
	full := false
	s.unserved = func(says string) bool {
		return full && strings.Contains(says, "genmcgo: serve: ") && strings.Contains(says, "no space left on device")
	}
	s.more = append(s.more, fault{4, func(s *storm) {
		s.counts["disks full"]++
		full = true
		d.fill()
		end := func() {}
		if meanwhile != nil {
			end = meanwhile()
		}
		wait := time.After(time.Duration(s.rng.IntN(2000)) * time.Millisecond)
		if s.rng.IntN(2) == 0 { // until it is noticed
			wait = time.After(2 * time.Second)
		}
		select {
		case <-s.server.done:
		case <-s.client.done:
		case <-wait:
		}
		if s.rng.IntN(3) == 0 { // a server is started on the full disk
			s.server.kill()
			if s.serve() {
				s.counts["servers started on a full disk"]++
				time.Sleep(time.Duration(s.rng.IntN(1000)) * time.Millisecond)
			}
		}
		d.clear()
		end()
		select {
		case <-s.server.done:
			s.ended()
		default:
			s.server.kill()
		}
		s.serve()
	}})
}

// TestResumeDisk: a run with a checkpoint on a disk that is full now and then, killed, stopped and resumed
// until it is through, has the exact totals; each process that cannot write says so, with status 2.
func TestResumeDisk(t *testing.T) {
	t.Parallel() // it waits, most of the time
	if fullDisks.N() == 0 {
		t.Skip("SKIPPED: it takes seconds; -wide and -resume.full=1 run one")
	}
	needRoot(t, "unshare", "nsenter", "mount")
	dir := t.TempDir()
	for i := range fullDisks.N() {
		seed := uint64(stormSeed.N() + i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 6))
			l := longRuns[seed%uint64(len(longRuns))]
			more := strings.Repeat(" x+", stormSize.N())
			l.one, l.two = l.one+more, l.two+more
			file := filepath.Join(dir, fmt.Sprint("p", seed, ".ll"))
			if err := os.WriteFile(file, []byte(l.ir()), 0o600); err != nil {
				t.Fatal(err)
			}
			flags := []string{"--format=json", "--progress=never"}
			run := append(append([]string{"--estimate=false", file}, flags...), strings.Fields(l.flags)...)
			begun := time.Now()
			status, plain, errs := child(t, 0, nil, run...)
			if status != exitVerified && status != exitError {
				t.Fatal(status, errs)
			}
			took, want := time.Since(begun), totals(t, plain)
			d := newDisk(t, 4<<20) // the log is compacted from 1 MB on, for which there must be room for two
			checkpoint := filepath.Join(d.at, "c")
			counts := map[string]int{}
			patience.Limit(t, 2*patience.Most, func() string { return fmt.Sprint(counts) })
			for {
				interval := []string{"1ms", "20ms", "200ms", "5s"}[rng.IntN(4)]
				args := append([]string{"--checkpoint=" + checkpoint, "--checkpoint-interval=" + interval}, run...)
				_, err := os.Stat(filepath.Join(d.root, "c", "job"))
				begun := err == nil
				if begun {
					args = append([]string{"resume", checkpoint, "--checkpoint-interval=" + interval}, flags...)
				}
				full := counts["full"] == 0 || rng.IntN(2) == 0
				after := time.Duration(rng.Int64N(int64(took)))
				if rng.IntN(5) == 0 {
					after = 0 // from the beginning
				}
				v := prepareVictim(d.under, args...)
				if full && after == 0 {
					d.fill()
				}
				v.start(t)
				if full && after > 0 {
					select {
					case <-v.done:
					case <-time.After(after):
						d.fill()
					}
				}
				if rng.IntN(2) == 0 {
					sig := []os.Signal{os.Kill, os.Interrupt, syscall.SIGTERM}[rng.IntN(3)]
					select {
					case <-v.done:
					case <-time.After(time.Duration(rng.Int64N(int64(took)))):
						v.Process.Signal(sig)
					}
				}
				<-v.done
				d.clear()
				says := v.errs.String()
				var r report.Report
				switch code := v.ProcessState.ExitCode(); {
				case code == -1:
					counts["killed"]++
				case (code == exitIncomplete || code == exitError) && json.Unmarshal(v.out.Bytes(), &r) == nil && r.Stopped == "interrupt":
					counts["interrupted"]++
				case code == exitUsage && full:
					counts["full"]++
					_, err := os.Stat(filepath.Join(d.root, "c", "job"))
					kept := err == nil
					if !strings.HasPrefix(says, "genmcgo: ") || !strings.Contains(says, "no space left on device") || strings.Count(says, "\n") > 2 || // the second line is about an interrupt
						kept && begun && !strings.Contains(says, "go on with genmcgo resume "+checkpoint) {
						t.Fatalf("after %v: a process says of a full disk (kept %v): %s", counts, kept, says)
					}
				case code == status:
					if got := totals(t, v.out.String()); got != want {
						t.Fatalf("%v: after %v:\n%s\nwant\n%s", run, counts, got, want)
					}
					t.Log(l.flags, counts)
					return
				default:
					t.Fatalf("%v: after %v: status %d: %s", run, counts, code, says)
				}
			}
		})
	}
}

// TestResumeReadOnly: a checkpoint that cannot be written is an error that says so, and a copy of it is resumed.
func TestResumeReadOnly(t *testing.T) {
	t.Parallel() // it waits, most of the time
	needRoot(t, "unshare", "nsenter", "mount")
	c := damagedRun(t)
	c.files["log"] = c.files["log"][:c.at[2]]
	d := newDisk(t, 1<<20)
	dir := filepath.Join(d.root, "c")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, data := range c.files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	mount := append(d.under[:len(d.under):len(d.under)], "mount", "-o", "remount,ro", d.at)
	if out, err := exec.Command(mount[0], mount[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, args := range [][]string{{"resume", d.at + "/c"}, {"--checkpoint=" + d.at + "/new", c.file}} {
		v := prepareVictim(d.under, args...)
		v.start(t)
		<-v.done
		says := v.errs.String()
		if v.ProcessState.ExitCode() != exitUsage || !strings.Contains(says, "read-only file system; a run must be able to write in its checkpoint") ||
			!strings.Contains(says, d.at) || strings.Count(says, "\n") != 1 {
			t.Errorf("%v: %v: %s", args, v.ProcessState, says)
		}
	}
	c.exact("a copy", c.make(c.contents(dir)))
}

// TestSubmitFull: a run that is submitted while the disk of the server is full ends with status 2 and says so.
// Nothing of it is left when there is room, and the next run is as always.
func TestSubmitFull(t *testing.T) {
	t.Parallel() // it waits, most of the time
	scale.NotShort(t)
	needRoot(t, "unshare", "nsenter", "mount")
	s, file := newStorm(t, 0)
	d := newDisk(t, 16<<20)
	s.store, s.serverUnder = filepath.Join(d.at, "store"), d.under
	full := false
	s.unserved = func(says string) bool {
		return full && strings.Contains(says, "genmcgo: serve: the store cannot be written any more: ") && strings.Contains(says, "no space left on device")
	}
	s.serve()
	args := append([]string{"--cluster=@" + s.at, "--estimate=false", "--format=json", file}, strings.Fields(s.flags)...)
	full = true
	d.fill()
	code, out, errs := command(args...)
	t.Logf("%d: %s", code, errs)
	if code != exitUsage || out != "" || !strings.Contains(errs, "genmcgo: the server's store is full: ") && !strings.Contains(errs, "genmcgo: no NATS server answers: ") {
		t.Errorf("submitted while the disk is full: %d %q %q", code, out, errs)
	}
	d.clear()
	select {
	case <-s.server.done:
		s.ended()
	default:
		s.server.kill()
	}
	s.serve()
	if code, out, errs := command("jobs", "@"+s.at); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("what is left of it: %d %s%s", code, out, errs)
	}
	s.join(0)
	code, out, errs = command(args...)
	if code != s.status {
		t.Fatalf("%d %s", code, errs)
	}
	s.right(out)
}
