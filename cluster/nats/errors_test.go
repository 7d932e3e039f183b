package nats

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	natsd "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// oneLineOf checks that err is one of kind, on one line, without a password.
func oneLineOf(t *testing.T, err, kind error) {
	t.Helper()
	if !errors.Is(err, kind) {
		t.Fatalf("error %v, not one that is %q", err, kind)
	}
	if strings.Contains(err.Error(), "\n") || strings.Contains(err.Error(), "secret") {
		t.Errorf("error %q", err)
	}
}

// TestConnectErrors: each way in which there can be no cluster has an error of its own.
func TestConnectErrors(t *testing.T) {
	s := serve(t, server.Options{})
	plain, err := natsd.NewServer(&natsd.Options{Host: "127.0.0.1", Port: natsd.RANDOM_PORT, NoLog: true, NoSigs: true, AuthTimeout: patience.Most.Seconds()})
	if err != nil {
		t.Fatal(err)
	}
	go plain.Start()
	defer plain.Shutdown()
	if !plain.ReadyForConnections(patience.Most) {
		t.Fatal("no server")
	}
	address := strings.SplitN(s.URL, "@", 2)[1]
	for _, c := range []struct {
		url  string
		kind error
	}{
		{"", ErrURL},
		{"prog.ll", ErrURL},
		{"http://localhost:4222", ErrURL},
		{"nats://", ErrURL},
		{"nats://user:secret%zz@localhost", ErrURL},
		{"nats://user:secret@localhost?password=secret", ErrURL},
		{"user:secret@localhost:4222", ErrURL},
		{"nats://user:sec@secret#secret@localhost:4222", ErrURL},
		{"nats://user:sec@secret/secret@localhost:4222", ErrURL},
		{"nats://user:1,secret@localhost:4222", ErrURL},
		{"nats://user:1?secret@localhost:4222", ErrURL},
		{"nats://user:secret@localhost:4222/jobs", ErrURL},
		{"nats://user:secret%23%2F%40@127.0.0.1:1/", ErrUnreachable},
		{"nats://user:secret@127.0.0.1:1,nats://user:secret@127.0.0.1:2", ErrUnreachable},
		{"nats://user:secret@127.0.0.1:1", ErrUnreachable},
		{"nats://user:secret@no-such-host.invalid:4222", ErrUnreachable},
		{"nats://" + address, ErrCredentials},
		{"nats://genmcgo:secret@" + address, ErrCredentials},
		{"tls://genmcgo:secret@" + address, ErrUnreachable},
		{"nats://" + plain.Addr().String(), ErrNoJetStream},
		{oldServer(t, "2.11.4"), ErrOldServer},
		{oldServer(t, "1.4.1"), ErrOldServer},
	} {
		timeout := patience.Most
		if strings.Contains(c.url, ".invalid") { // names are looked up elsewhere, which may never answer
			timeout = time.Second
		}
		_, err := Connect(t.Context(), c.url, Options{Timeout: timeout})
		t.Logf("%-40s %v", strings.ReplaceAll(c.url, "secret", "..."), err)
		oneLineOf(t, err, c.kind)
	}
	for _, name := range []string{"creds", "nkey", "ca", "cert", "key"} {
		if _, err := Connect(t.Context(), s.URL+"?"+name+"=no-such-file", Options{}); err == nil || !strings.Contains(err.Error(), "no-such-file") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestURLFiles: a URL says where the certificates are that a connection needs.
func TestURLFiles(t *testing.T) {
	plain, a, err := parseURL("tls://u:p@h:1?ca=/x/ca.pem&cert=c&key=k, nats://g?creds=f")
	if err != nil || plain != "tls://u:p@h:1,nats://g" || a != (access{creds: "f", ca: "/x/ca.pem", cert: "c", key: "k"}) {
		t.Errorf("%s %+v %v", plain, a, err)
	}
}

// oldServer is the URL of something that says that it is a NATS server of another version.
func oldServer(t *testing.T, version string) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			fmt.Fprintf(conn, `INFO {"server_id":"X","version":%q,"headers":true,"max_payload":1048576}`+"\r\n", version)
			go func() {
				defer conn.Close()
				b := make([]byte, 4096)
				for {
					n, err := conn.Read(b)
					if err != nil {
						return
					}
					if strings.Contains(string(b[:n]), "PING") {
						fmt.Fprint(conn, "PONG\r\n")
					}
				}
			}()
		}
	}()
	return "nats://" + l.Addr().String()
}

func TestRecent(t *testing.T) {
	for version, want := range map[string]bool{"2.12.0": true, "2.12.1-RC.1": true, "2.15.2": true, "3.0.0": true, "2.11.9": false,
		"1.99.0": false, "": false, "2": false, "x.y.z": false} {
		if recent(version) != want {
			t.Errorf("server %q is recent: %v", version, !want)
		}
	}
}

// TestStranger: who has no credentials, or wrong ones, can do nothing at all.
func TestStranger(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 1, Nodes: 1000}
	id := submit(t, c, treeSpec(t, tree))
	address := strings.SplitN(s.URL, "@", 2)[1]
	for _, opts := range [][]nats.Option{nil, {nats.UserInfo("genmcgo", "")}, {nats.UserInfo("", "")}, {nats.Token("genmcgo")}, {nats.UserInfo("genmcgo", "0123456789abcdef")}} {
		nc, err := nats.Connect("nats://"+address, append(opts, nats.Timeout(patience.Most))...)
		if err == nil {
			nc.Close()
			t.Fatal("a stranger is let in")
		}
		if !errors.Is(err, nats.ErrAuthorization) {
			t.Errorf("a stranger is told %v", err)
		}
	}
	// Before it has authenticated, a connection can neither publish nor subscribe.
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprintf(conn, "SUB > 1\r\nPUB genmcgo.task.%s 1\r\nx\r\nPING\r\n", id)
	conn.SetDeadline(time.Now().Add(patience.Most))
	var said strings.Builder
	for b := make([]byte, 4096); ; {
		n, err := conn.Read(b)
		said.Write(b[:n])
		if err != nil {
			break
		}
	}
	// Random keys in its first line may have any letters.
	if !strings.Contains(said.String(), "Authorization Violation") || strings.Contains(said.String(), "\nPONG") || strings.Contains(said.String(), "\nMSG") {
		t.Errorf("the server says %q", said.String())
	}
	join(t, s.URL, WorkerOptions{})
	sameSum(t, follow(t, c, id, tree), tree)
}

// TestSubmitTooMuch: what is too large is refused, and nothing of it is left.
func TestSubmitTooMuch(t *testing.T) {
	s := serve(t, server.Options{MaxStore: 4 << 20})
	c := connect(t, s.URL)
	many := map[string][]byte{}
	for i := range maxFiles + 1 {
		many[fmt.Sprint(i)] = nil
	}
	for what, spec := range map[string]Spec{
		"options":    {Options: make([]byte, maxOptions+1)},
		"files":      {Files: many},
		"file names": {Files: map[string][]byte{strings.Repeat("x", maxEntry): nil}},
		"name":       {Name: strings.Repeat("x", maxName+1)},
	} {
		_, err := c.Submit(t.Context(), spec)
		t.Logf("%s: %v", what, err)
		oneLineOf(t, err, ErrTooLarge)
	}
	for what, spec := range map[string]Spec{"ack wait": {AckWait: time.Millisecond}, "slice": {Slice: -1}} {
		if _, err := c.Submit(t.Context(), spec); err == nil {
			t.Errorf("%s is taken", what)
		}
	}
	_, err := c.Submit(t.Context(), Spec{Files: map[string][]byte{"big": make([]byte, 8<<20)}})
	t.Log(err)
	oneLineOf(t, err, ErrQuota)
	nothingLeft(t, c)
}

// TestFull: while the store is full nobody loses anything, and the client is told. When there is
// room the job goes on.
func TestFull(t *testing.T) {
	s := serve(t, server.Options{MaxStore: 8 << 20})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 5, Nodes: 3000, Spin: 20_000, Pad: 1000}
	id := submit(t, c, treeSpec(t, tree))
	filler, err := c.js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "FILLER", Subjects: []string{"filler"}})
	if err != nil {
		t.Fatal(err)
	}
	for size := 1 << 20; size > 10; {
		if _, err := c.js.Publish(t.Context(), "filler", make([]byte, size)); err != nil {
			size /= 2
		}
	}
	join(t, s.URL, WorkerOptions{})
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	_, err = c.Follow(ctx, id, tree, 0, nil)
	t.Log(err)
	oneLineOf(t, err, ErrQuota)
	if err := c.js.DeleteStream(ctx, filler.CachedInfo().Config.Name); err != nil {
		t.Fatal(err)
	}
	sameSum(t, follow(t, c, id, tree), tree)
	nothingLeft(t, c)
}

// TestVersions: a worker of another version says so, and takes nothing; the client sees it.
func TestVersions(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	join(t, s.URL, WorkerOptions{Name: "old", Version: "1.2.2"})
	tree := &synthetic.Tree{Seed: 1, Nodes: 3000}
	id := submit(t, c, treeSpec(t, tree))
	var crew Crew
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	_, err := c.Follow(ctx, id, tree, 0, func(p Progress) {
		if crew = p.Crew; crew.Workers > 0 {
			if p.Records > 0 {
				t.Error("a worker of another version has taken a task")
			}
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || crew.Workers != 1 || len(crew.Versions) != 1 || crew.Versions[0] != "1.2.2" || crew.Machines != 1 || crew.Busy != 0 {
		t.Errorf("%v, crew %+v", err, crew)
	}
	patience.Until(t, "the worker says why it takes nothing", func() bool {
		return wasLogged(t, "submitted by genmcgo "+testVersion+", and this is 1.2.2")
	})
	join(t, s.URL, WorkerOptions{Name: "new"})
	sameSum(t, follow(t, c, id, tree), tree)
}

// TestCancel: a job that is cancelled ends everywhere, and leaves nothing.
func TestCancel(t *testing.T) {
	scale.NotShort(t)
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	join(t, s.URL, WorkerOptions{})
	tree := &synthetic.Tree{Seed: 1, Nodes: 1 << 40, Wait: time.Millisecond}
	spec := treeSpec(t, tree)
	spec.Slice = 30 * time.Millisecond
	id := submit(t, c, spec)
	begun, cancelled := make(chan struct{}, 1), make(chan struct{})
	go func() {
		defer close(cancelled)
		<-begun
		jobs, err := c.Jobs(t.Context())
		if err != nil || len(jobs) != 1 || jobs[0].ID != id || jobs[0].State != Open {
			t.Errorf("jobs %+v, %v", jobs, err)
		}
		if err := c.Cancel(t.Context(), id); err != nil {
			t.Error(err)
		}
	}()
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	l, err := c.Follow(ctx, id, tree, 0, func(p Progress) {
		if p.Records > 0 {
			notify(begun)
		}
	})
	oneLineOf(t, err, ErrCancelled)
	<-cancelled
	if l == nil || synthetic.Read(l.Folder()).Nodes == 0 {
		t.Error("what was counted until then is lost")
	}
	for _, f := range []func() error{
		func() error { return c.Cancel(ctx, id) },
		func() error { _, err := c.Follow(ctx, id, tree, 0, nil); return err },
		func() error { _, err := c.Spec(ctx, id); return err },
		func() error { _, err := c.Spec(ctx, "../x"); return err },
		func() error { return c.Remove(ctx, "*") },
	} {
		oneLineOf(t, f(), ErrNoJob)
	}
	nothingLeft(t, c)
	small := &synthetic.Tree{Seed: 2, Nodes: 100}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, small)), small), small) // the worker is free again
}

// TestSessionFails: an error of sessions, which would come again and again, fails the job.
func TestSessionFails(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	join(t, s.URL, WorkerOptions{})
	tree := &synthetic.Tree{Seed: 1, Nodes: 1000, Fail: 500}
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	id := submit(t, c, treeSpec(t, tree))
	_, err := c.Follow(ctx, id, tree, 0, nil)
	t.Log(err)
	oneLineOf(t, err, ErrFailed)
	if !strings.Contains(err.Error(), "failed at node 500") {
		t.Error("the error does not say why")
	}
	if err := c.Remove(ctx, id); err != nil {
		t.Fatal(err)
	}
	nothingLeft(t, c)
}

// TestServerGone: when the server does not come back, workers and clients end with an error.
func TestServerGone(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c, w := connect(t, s.URL), connect(t, s.URL)
	c.timeout, w.timeout = 300*time.Millisecond, 5*time.Second
	tree := &synthetic.Tree{Seed: 1, Nodes: 1 << 40, Wait: time.Millisecond}
	id := submit(t, c, treeSpec(t, tree))
	ends := make(chan error, 2)
	go func() {
		ends <- w.Work(context.Background(), WorkerOptions{Slots: 1, Version: testVersion, Jobs: treeJob, Patience: 300 * time.Millisecond, Grace: 300 * time.Millisecond})
	}()
	go func() {
		_, err := c.Follow(context.Background(), id, tree, 300*time.Millisecond, nil)
		ends <- err
	}()
	time.Sleep(200 * time.Millisecond)
	s.Close()
	for range 2 {
		select {
		case err := <-ends:
			t.Log(err)
			oneLineOf(t, err, ErrUnreachable)
		case <-time.After(patience.Most):
			t.Fatal("it waits for ever")
		}
	}
}
