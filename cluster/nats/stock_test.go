package nats

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"genmcgo/cluster/synthetic"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"

	natsd "github.com/nats-io/nats-server/v2/server"
)

// stock starts a server that is configured as far as it has to be, and returns its URL.
func stock(t testing.TB, maxPayload int32) string {
	t.Helper()
	patience.Limit(t, hangs, func() string { return logsOf(t) })
	s, err := natsd.NewServer(&natsd.Options{Host: "127.0.0.1", Port: natsd.RANDOM_PORT, NoLog: true, NoSigs: true, JetStream: true,
		StoreDir: t.TempDir(), MaxPayload: maxPayload, Authorization: "s3cr3t",
		AuthTimeout: patience.Most.Seconds()})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(patience.Most) {
		t.Fatal("no server")
	}
	return "nats://s3cr3t@" + s.Addr().String()
}

// TestNatsServer: the command nats-server, with its own configuration.
func TestNatsServer(t *testing.T) {
	if !scale.Full() {
		t.Skip("builds nats-server, with -full only")
	}
	dir := t.TempDir()
	bin := filepath.Join(dir, "nats-server")
	if out, err := exec.Command("go", "build", "-ldflags=-w", "-o", bin, "github.com/nats-io/nats-server/v2").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	l.Close()
	config := filepath.Join(dir, "nats.conf")
	text := fmt.Sprintf("listen: %q\njetstream { store_dir: %q }\nauthorization { user: u, password: p }\n", address, filepath.Join(dir, "store"))
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bin, "-c", config)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { cmd.Process.Kill(); cmd.Wait() }()
	for range 100 {
		if conn, err := net.Dial("tcp", address); err == nil {
			conn.Close()
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	url := "nats://u:p@" + address
	c := connect(t, url)
	for n := range 3 {
		join(t, url, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	tree := &synthetic.Tree{Seed: 9, Nodes: 30_000, Spin: 2000}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, tree)), tree), tree)
	nothingLeft(t, c)
}
