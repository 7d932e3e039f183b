package nats

import (
	"net"
	"net/url"
	"sync"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/internal/patience"
)

// line is a way to a server that a test can cut: connections go silent, and neither end is told. New ones work.
type line struct {
	url string

	mu    sync.Mutex
	cut   chan struct{} // closed when connections that were made before go silent
	conns []net.Conn
}

// newLine makes a line to the server at a URL.
func newLine(t *testing.T, to string) *line {
	u, err := url.Parse(to)
	if err != nil {
		t.Fatal(err)
	}
	far := u.Host
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	u.Host = listener.Addr().String()
	l := &line{url: u.String(), cut: make(chan struct{})}
	var all sync.WaitGroup
	all.Go(func() {
		for {
			from, err := listener.Accept()
			if err != nil {
				return
			}
			to, err := net.Dial("tcp", far)
			if err != nil {
				from.Close()
				continue
			}
			l.mu.Lock()
			cut := l.cut
			l.conns = append(l.conns, from, to)
			l.mu.Unlock()
			all.Go(func() { carry(to, from, cut) })
			all.Go(func() { carry(from, to, cut) })
		}
	})
	t.Cleanup(func() {
		listener.Close()
		l.mu.Lock()
		for _, c := range l.conns {
			c.Close()
		}
		l.mu.Unlock()
		all.Wait()
	})
	return l
}

// carry carries what comes from one end of a connection to the other, until it is cut.
func carry(to, from net.Conn, cut <-chan struct{}) {
	b := make([]byte, 32<<10)
	for {
		n, err := from.Read(b)
		select {
		case <-cut:
			return
		default:
		}
		if _, e := to.Write(b[:n]); e != nil || err != nil {
			to.Close()
			return
		}
	}
}

// silence cuts all connections that there are.
func (l *line) silence() {
	l.mu.Lock()
	defer l.mu.Unlock()
	close(l.cut)
	l.cut = make(chan struct{})
}

// TestSilence: a worker whose connection has gone silent, as when a router forgets it, connects again long before the
// system gives the connection up.
func TestSilence(t *testing.T) {
	was := pingEvery
	pingEvery = 100 * time.Millisecond
	t.Cleanup(func() { pingEvery = was })
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	l := newLine(t, s.URL)
	far := connect(t, l.url)
	w := working(t, far, WorkerOptions{Name: "w"})
	tree := &synthetic.Tree{Seed: 1, Nodes: 100}
	for range 2 {
		id := submit(t, c, treeSpec(t, tree))
		sameSum(t, follow(t, c, id, tree), tree)
		patience.Until(t, "the worker has dropped the job, and waits for no answer", func() bool { return !w.knows(id) })
		l.silence()
	}
	if far.nc.Stats().Reconnects == 0 {
		t.Error("the worker did not connect again")
	}
}
