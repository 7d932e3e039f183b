package nats

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

const testVersion = "1.2.3-test"

// hangs is how long a test may take that takes a few seconds on a quiet machine.
const hangs = 4 * time.Minute

// serve starts a server for a test.
func serve(t testing.TB, o server.Options) *server.Server {
	t.Helper()
	patience.Limit(t, hangs, func() string { return logsOf(t) })
	if o.Store == "" {
		o.Store = t.TempDir()
	}
	o.Log = func(msg string) { t.Log("server: ", msg) }
	s, err := server.Start(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// connect connects a test to a server.
func connect(t testing.TB, url string) *Client {
	t.Helper()
	c, err := Connect(context.Background(), url, Options{Timeout: patience.Most, Log: func(msg string) { logged(t, msg) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

// logs keeps what was logged during tests.
var logs struct {
	sync.Mutex
	list []string
}

func logged(t testing.TB, msg string) {
	logs.Lock()
	defer logs.Unlock()
	logs.list = append(logs.list, t.Name()+": "+msg)
	if len(logs.list) < 1000 && testing.Verbose() {
		fmt.Println(time.Now().Format("05.000"), t.Name(), msg)
	}
}

// logsOf is what a test logged last.
func logsOf(t testing.TB) string {
	logs.Lock()
	defer logs.Unlock()
	var list []string
	for _, l := range logs.list {
		if strings.HasPrefix(l, t.Name()+": ") {
			list = append(list, l)
		}
	}
	return strings.Join(list[max(0, len(list)-50):], "\n")
}

// wasLogged reports whether a test logged something that contains text.
func wasLogged(t testing.TB, text string) bool {
	logs.Lock()
	defer logs.Unlock()
	for _, l := range logs.list {
		if strings.HasPrefix(l, t.Name()+": ") && strings.Contains(l, text) {
			return true
		}
	}
	return false
}

// treeSpec is the spec of a job that explores a tree.
func treeSpec(t testing.TB, tree *synthetic.Tree) Spec {
	t.Helper()
	data, err := json.Marshal(tree)
	if err != nil {
		t.Fatal(err)
	}
	return Spec{Name: "tree", Version: testVersion, Options: data[:len(data)/2], Files: map[string][]byte{"rest": data[len(data)/2:]}, Slice: 300 * time.Millisecond, AckWait: time.Second}
}

// treeJob is the job that treeSpec describes.
func treeJob(s Spec) (task.Job, error) {
	tree := &synthetic.Tree{}
	err := json.Unmarshal(append(append([]byte{}, s.Options...), s.Files["rest"]...), tree)
	return tree, err
}

// join makes a worker for a test. It ends with the test, or when leave is called.
func join(t testing.TB, url string, o WorkerOptions) (leave func()) {
	t.Helper()
	c := connect(t, url)
	if o.Version == "" {
		o.Version = testVersion
	}
	if o.Jobs == nil {
		o.Jobs = treeJob
	}
	if o.Slots == 0 {
		o.Slots = 1
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- c.Work(ctx, o) }()
	var once sync.Once
	leave = func() {
		once.Do(func() {
			cancel()
			if err := <-done; err != nil {
				t.Error("worker: ", err)
			}
		})
	}
	t.Cleanup(leave)
	return leave
}

// submit submits a tree.
func submit(t testing.TB, c *Client, s Spec) string {
	t.Helper()
	id, err := c.Submit(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// follow follows a job until it is done, removes it, and returns the ledger.
func follow(t testing.TB, c *Client, id string, job task.Job) *task.Ledger {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience.Most)
	defer cancel()
	l, err := c.Follow(ctx, id, job, 0, nil)
	if err != nil {
		t.Fatalf("job %s: %v\n%s\n%s", id, err, stateOf(c, id, l), logsOf(t))
	}
	if err := c.Remove(ctx, id); err != nil {
		t.Fatal(err)
	}
	return l
}

// stateOf is what the server has of a job, and what was counted of it: for messages about one that
// does not end.
func stateOf(c *Client, id string, l *task.Ledger) string {
	var b strings.Builder
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	e, _, err := c.entry(ctx, id)
	fmt.Fprintf(&b, "its entry: %+v, %v", e, err)
	for _, name := range []string{taskStream(id), recordStream(id)} {
		s, err := c.js.Stream(ctx, name)
		if err != nil {
			fmt.Fprintf(&b, "\n%s: %v", name, err)
			continue
		}
		fmt.Fprintf(&b, "\n%s: %+v", name, s.CachedInfo().State)
		for info := range s.ListConsumers(ctx).Info() {
			fmt.Fprintf(&b, "\n%s: %d are delivered and not acknowledged, %d are pending, %d wait for more", info.Name, info.NumAckPending, info.NumPending, info.NumWaiting)
		}
	}
	if l != nil {
		fmt.Fprintf(&b, "\n%d tasks of epoch %d are open: %.300v", l.Tasks(), l.Epoch(), l.Open())
	}
	return b.String()
}

// sameSum compares what was counted with what there is to be counted.
func sameSum(t testing.TB, l *task.Ledger, tree *synthetic.Tree) {
	t.Helper()
	quick := *tree
	quick.Spin, quick.Wait = 0, 0 // they cost time, and nothing else
	got, want := synthetic.Read(l.Folder()), quick.Total()
	want.Ask = 0
	if got != want {
		t.Errorf("counted %+v, there are %+v", got, want)
	}
}

// nothingLeft checks that a server keeps nothing of any job.
func nothingLeft(t testing.TB, c *Client) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	for info := range c.js.ListStreams(ctx).Info() {
		if info.Config.Name != "KV_genmcgo" || info.State.Msgs > 0 {
			t.Errorf("stream %s is left, with %d messages", info.Config.Name, info.State.Msgs)
		}
	}
}

// TestTotals: any number of workers counts what there is to be counted.
func TestTotals(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	for _, workers := range []int{1, 2, 4, 8} {
		t.Run(fmt.Sprint(workers), func(t *testing.T) {
			for n := range workers {
				join(t, s.URL, WorkerOptions{Name: fmt.Sprintf("w%d", n), Slots: 1 + n%2})
			}
			for seed := range uint64(scale.By{Short: 1, Usual: 2, Full: 20}.N()) {
				tree := &synthetic.Tree{Seed: seed*16 + uint64(workers), Nodes: 20_000, Spin: 2000}
				begin := time.Now()
				id := submit(t, c, treeSpec(t, tree))
				l := follow(t, c, id, tree)
				sameSum(t, l, tree)
				t.Logf("seed %d: %v", seed, time.Since(begin))
			}
			nothingLeft(t, c)
		})
	}
}
