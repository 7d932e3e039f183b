package nats

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"

	"genmcgo/cluster/synthetic"
	"genmcgo/internal/scale"
)

var (
	storms    = flag.Int("cluster.storms", 0, "how many storms TestStorm runs; 0: 1, and 10 with -full")
	stormSeed = flag.Uint64("cluster.seed", 1, "seed of the first storm")
)

// TestStorm: whatever is killed or stopped at whatever moment, what is counted in the end is what
// there is to be counted. Server, workers and client are processes.
func TestStorm(t *testing.T) {
	scale.NotShort(t)
	n := *storms
	if n == 0 {
		n = scale.By{Usual: 1, Full: 10}.N()
	}
	for i := range n {
		seed := *stormSeed + uint64(i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) { storm(t, seed) })
	}
}

func storm(t *testing.T, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 0))
	store := t.TempDir()
	srv := start(t, "server", store)
	url := srv.says(t)

	c := connect(t, url)
	tree := &synthetic.Tree{Seed: seed, Nodes: 30_000 + rng.Uint64N(30_000), Spin: 20_000, Pad: rng.IntN(3000), Limit: []int{0, 0, 2, 5}[rng.IntN(4)]}
	if rng.IntN(3) == 0 {
		tree.Refines = []uint64{rng.Uint64N(tree.Nodes), rng.Uint64N(tree.Nodes)}
	}
	spec := treeSpec(t, tree)
	spec.Slice, spec.AckWait = 200*time.Millisecond, 400*time.Millisecond
	id := submit(t, c, spec)

	workers := make([]*process, 3)
	for i := range workers {
		workers[i] = start(t, "worker", url, fmt.Sprintf("w%d", i))
	}
	client := start(t, "client", url, id)

	var done string
	counts := map[string]int{}
	for deadline := time.Now().Add(3 * time.Minute); done == ""; {
		if time.Now().After(deadline) {
			t.Fatalf("not done after %v", counts)
		}
		select {
		case line, ok := <-client.line:
			if !ok {
				<-client.done
				t.Fatal("the client failed: ", client.errs.String())
			}
			done = line
			continue
		case <-time.After(time.Duration(20+rng.IntN(500)) * time.Millisecond):
		}
		w := rng.IntN(len(workers))
		switch what := rng.IntN(10); {
		case what < 4:
			counts["workers killed"]++
			workers[w].kill()
			workers[w] = start(t, "worker", url, fmt.Sprintf("w%d-%d", w, counts["workers killed"]))
		case what < 6:
			counts["workers stopped"]++
			p := workers[w]
			p.Process.Signal(syscall.SIGSTOP)
			// Sometimes for longer than the server waits, sometimes not.
			time.AfterFunc(time.Duration(rng.IntN(1200))*time.Millisecond, func() { p.Process.Signal(syscall.SIGCONT) })
		case what < 7:
			counts["workers left"]++
			workers[w].Process.Signal(syscall.SIGCONT)
			workers[w].Process.Signal(syscall.SIGTERM)
			workers[w] = start(t, "worker", url, fmt.Sprintf("w%d+%d", w, counts["workers left"]))
		case what < 8:
			counts["servers killed"]++
			srv.kill()
			time.Sleep(time.Duration(rng.IntN(300)) * time.Millisecond)
			srv = start(t, "server", store)
			if again := srv.says(t); again != url {
				t.Fatalf("the server has another URL after a restart: %s, %s", again, url)
			}
		default:
			select { // it may be done
			case line, ok := <-client.line:
				if !ok {
					<-client.done
					t.Fatal("the client failed: ", client.errs.String())
				}
				done = line
				continue
			default:
			}
			counts["clients killed"]++
			client.kill()
			time.Sleep(time.Duration(rng.IntN(300)) * time.Millisecond)
			client = start(t, "client", url, id)
		}
	}
	t.Logf("%v", counts)
	var got synthetic.Sum
	if err := json.Unmarshal([]byte(done), &got); err != nil {
		t.Fatalf("%q: %v", done, err)
	}
	tree.Spin = 0
	want := tree.Total()
	if got != want {
		t.Fatalf("after %v: counted %+v, there are %+v", counts, got, want)
	}
	for _, w := range workers {
		w.kill()
	}
	if err := c.Remove(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	nothingLeft(t, c)
}
