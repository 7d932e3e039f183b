package nats

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"genmcgo/cluster/synthetic"
	"genmcgo/internal/scale"
)

// needRoot skips a test that makes networks or file systems, unless it may.
func needRoot(t *testing.T, tools ...string) {
	t.Helper()
	if !scale.Full() {
		t.Skip("makes networks or file systems, with -full only")
	}
	if os.Getuid() != 0 {
		t.Skip("SKIPPED: only root can make networks and file systems")
	}
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("SKIPPED: ", err)
		}
	}
}

// sh runs a command that must succeed.
func sh(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// host makes a network namespace that reaches this one, as another machine would, and returns the
// command that executes something there, and this machine's address. n tells several apart.
func host(t *testing.T, n int) (under []string, here, link string) {
	name := fmt.Sprintf("genmcgo-%d-%d", os.Getpid(), n)
	link, peer := fmt.Sprintf("gm%d-%d", os.Getpid()%100000, n), fmt.Sprintf("gp%d-%d", os.Getpid()%100000, n)
	here = fmt.Sprintf("10.213.%d.1", n)
	if out, err := exec.Command("ip", "netns", "add", name).CombinedOutput(); err != nil {
		t.Skipf("SKIPPED: there can be no network namespaces here: %s", out)
	}
	t.Cleanup(func() {
		exec.Command("ip", "link", "del", link).Run()
		exec.Command("ip", "netns", "del", name).Run()
	})
	sh(t, "ip", "link", "add", link, "type", "veth", "peer", "name", peer)
	sh(t, "ip", "link", "set", peer, "netns", name)
	sh(t, "ip", "addr", "add", here+"/24", "dev", link)
	sh(t, "ip", "link", "set", link, "up")
	sh(t, "ip", "netns", "exec", name, "ip", "addr", "add", fmt.Sprintf("10.213.%d.2/24", n), "dev", peer)
	sh(t, "ip", "netns", "exec", name, "ip", "link", "set", peer, "up")
	return []string{"ip", "netns", "exec", name}, here, link
}

// TestCut: two machines, one of which is cut off again and again, for longer and for shorter than
// the server waits.
func TestCut(t *testing.T) {
	needRoot(t, "ip")
	under, here, link := host(t, 1)
	rng := rand.New(rand.NewPCG(1, 1))
	s := start(t, "server", t.TempDir(), here)
	url := s.says(t)
	c := connect(t, url)
	tree := &synthetic.Tree{Seed: 1, Nodes: 200_000, Spin: 30_000}
	spec := treeSpec(t, tree)
	spec.Slice, spec.AckWait = 200*time.Millisecond, 500*time.Millisecond
	id := submit(t, c, spec)
	start(t, "worker", url, "near")
	startUnder(t, under, "worker", url, "far")
	client := start(t, "client", url, id)
	cuts := 0
	for done := false; !done; {
		select {
		case line := <-client.line:
			var got synthetic.Sum
			if err := json.Unmarshal([]byte(line), &got); err != nil {
				<-client.done
				t.Fatalf("%v: %s", err, client.errs.String())
			}
			tree.Spin = 0
			if want := tree.Total(); got != want {
				t.Errorf("after %d cuts: counted %+v, there are %+v", cuts, got, want)
			}
			done = true
		case <-time.After(time.Duration(rng.IntN(800)) * time.Millisecond):
			cuts++
			sh(t, "ip", "link", "set", link, "down")
			time.Sleep(time.Duration(rng.IntN(2000)) * time.Millisecond)
			sh(t, "ip", "link", "set", link, "up")
		}
	}
	if cuts < 3 {
		t.Errorf("only %d cuts", cuts)
	}
	t.Logf("%d cuts", cuts)
}

// TestDiskFull: the disk of the server fills up while workers send records. The client is told,
// or waits; when there is room, and the server is started again, the job goes on to the exact
// sum.
func TestDiskFull(t *testing.T) {
	needRoot(t, "unshare", "nsenter", "mount")
	disk := t.TempDir()
	store := filepath.Join(disk, "store")
	// The disk is one that only processes in this namespace see; one of them sleeps, and holds it.
	hold := exec.Command("unshare", "-m", "sh", "-c", `mount -t tmpfs -o size=3m tmpfs "$0" && echo && exec sleep 600`, disk)
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
	holder := strconv.Itoa(hold.Process.Pid)
	s := startUnder(t, []string{"nsenter", "-t", holder, "-m"}, "server", store)
	url := s.says(t)
	c := connect(t, url)
	tree := &synthetic.Tree{Seed: 1, Nodes: 20_000, Spin: 30_000, Pad: 30_000}
	spec := treeSpec(t, tree)
	spec.Slice, spec.AckWait = 5*time.Millisecond, 500*time.Millisecond
	id := submit(t, c, spec)
	for n := range 2 {
		start(t, "worker", url, fmt.Sprint("w", n))
	}
	client := start(t, "client", url, id)
	select {
	case <-s.done:
		t.Logf("the server says: %s", s.errs.String())
		if !strings.Contains(s.errs.String(), "the store cannot be written any more") || !strings.Contains(s.errs.String(), "no space left") {
			t.Error("that is not clear")
		}
	case line, ok := <-client.line:
		if ok {
			t.Fatalf("the disk is too large: %q", line)
		}
		s.kill() // the client was told first, by a worker whose record was refused
	case <-time.After(time.Minute):
		t.Fatal("the server does not notice that the disk is full")
	}
	// Another server with the same store, in the same place.
	sh(t, "nsenter", "-t", holder, "-m", "mount", "-o", "remount,size=200m", disk)
	again := startUnder(t, []string{"nsenter", "-t", holder, "-m"}, "server", store)
	if u := again.says(t); u != url {
		t.Fatalf("the server has another URL after a restart: %s", u)
	}
	line, ok := <-client.line
	if !ok {
		<-client.done
		if !strings.Contains(client.errs.String(), ErrQuota.Error()) {
			t.Fatalf("the client ends, and says %s", client.errs.String())
		}
		line = start(t, "client", url, id).says(t)
	}
	var got synthetic.Sum
	if err := json.Unmarshal([]byte(line), &got); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	tree.Spin = 0
	if want := tree.Total(); got != want {
		t.Errorf("counted %+v, there are %+v", got, want)
	}
}
