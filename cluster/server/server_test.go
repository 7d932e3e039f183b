package server

import (
	"bufio"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	cluster "genmcgo/cluster/nats"
	"genmcgo/internal/patience"
	_ "genmcgo/internal/scale"

	"github.com/nats-io/nats.go"
)

func TestMain(m *testing.M) {
	switch os.Getenv("GENMCGO_SERVER_ROLE") {
	case "serve":
		ctx, cancel := WithParent(context.Background())
		defer cancel()
		s, err := Start(ctx, Options{Store: os.Args[1]})
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println(s.URL)
		s.Wait()
		os.Exit(0)
	case "parent": // starts a server, and says its URL and process
		cmd := exec.Command(os.Args[0], os.Args[1])
		cmd.Env = append(os.Environ(), "GENMCGO_SERVER_ROLE=serve")
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		line, _ := bufio.NewReader(out).ReadString('\n')
		fmt.Println(cmd.Process.Pid, strings.TrimSpace(line))
		time.Sleep(time.Hour)
	}
	os.Exit(m.Run())
}

// slowly has a client wait for a server on a loaded machine.
var slowly = nats.Timeout(patience.Most)

func started(t *testing.T, o Options) *Server {
	t.Helper()
	s, err := Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// TestURL: the URL works as it is, is one of this machine alone unless told otherwise, has a
// password, and is the same after a restart.
func TestURL(t *testing.T) {
	store := filepath.Join(t.TempDir(), "new", "store")
	s := started(t, Options{Store: store})
	nc, err := nats.Connect(s.URL, slowly)
	if err != nil {
		t.Fatal(err)
	}
	nc.Close()
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	password, _ := u.User.Password()
	if u.Hostname() != "127.0.0.1" || u.Scheme != "nats" || len(password) < 32 {
		t.Errorf("the URL is %s", s.URL)
	}
	info, err := os.Stat(filepath.Join(store, secretFile))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the password's file: %v, %v", info.Mode(), err)
	}
	if _, err := Start(t.Context(), Options{Store: store}); err == nil || !strings.Contains(err.Error(), "another server uses it") {
		t.Errorf("a second server with the same store: %v", err)
	}
	s.Close()
	again := started(t, Options{Store: store})
	if again.URL != s.URL {
		t.Errorf("after a restart %s is %s", s.URL, again.URL)
	}
	again.Close()
	// Unless another process has the port.
	l, err := net.Listen("tcp", u.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if other := started(t, Options{Store: store}); other.URL == s.URL {
		t.Error("two processes listen at one port")
	}
	if _, err := Start(t.Context(), Options{Store: t.TempDir(), Listen: u.Host}); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("listen at a port that is in use: %v", err)
	}
	if other := started(t, Options{Store: t.TempDir()}); strings.Contains(other.URL, password) {
		t.Error("two stores have one password")
	}
}

func TestAddress(t *testing.T) {
	for _, c := range []struct {
		listen, host string
		port         int
	}{
		{"", "127.0.0.1", -1},
		{"localhost", "localhost", -1},
		{"localhost:4222", "localhost", 4222},
		{":4222", "0.0.0.0", 4222},
		{"0.0.0.0", "0.0.0.0", -1},
		{"[::1]:4222", "::1", 4222},
		{"::1", "::1", -1},
		{"10.0.0.1:0", "10.0.0.1", -1},
		{"x:y", "", 0},
		{"x:99999", "", 0},
	} {
		host, port, _, err := address(Options{Listen: c.listen, Store: t.TempDir()})
		if host != c.host || port != c.port || (err != nil) != (c.host == "") {
			t.Errorf("listen at %q: %q, %d, %v", c.listen, host, port, err)
		}
	}
	if h := reachable("0.0.0.0"); h == "" || h == "0.0.0.0" {
		t.Errorf("0.0.0.0 is reached at %q", h)
	}
}

func TestBadOptions(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, o := range []Options{{}, {Store: file}, {Store: t.TempDir(), Cert: "x"}, {Store: t.TempDir(), Key: "x"}, {Store: t.TempDir(), ClientCA: "x"},
		{Store: t.TempDir(), Cert: "no-such-file", Key: "no-such-file"}, {Store: t.TempDir(), Listen: "192.0.2.1:4222"}} {
		s, err := Start(t.Context(), o)
		if err == nil {
			s.Close()
			t.Errorf("%+v is taken", o)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %q", o, err)
		}
	}
}

// TestFormat: a store that a later version of genmcgo made is left alone.
func TestFormat(t *testing.T) {
	store := t.TempDir()
	for range 2 { // a new one, and one that is there
		s, err := Start(t.Context(), Options{Store: store})
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	for format, want := range map[string]string{"2\n": "has format 2", "x\n": "is damaged", "": "is damaged"} {
		if err := os.WriteFile(filepath.Join(store, formatFile), []byte(format), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Start(t.Context(), Options{Store: store})
		if err == nil {
			s.Close()
			t.Errorf("a store of format %q is used", format)
		} else if !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "another directory") {
			t.Errorf("format %q: %v", format, err)
		}
	}
}

// TestTLS: with a certificate all connections are encrypted.
func TestTLS(t *testing.T) {
	cert, key := certificate(t)
	s := started(t, Options{Store: t.TempDir(), Cert: cert, Key: key})
	if !strings.HasPrefix(s.URL, "tls://") {
		t.Errorf("the URL is %s", s.URL)
	}
	url, query, _ := strings.Cut(s.URL, "?")
	if !strings.HasPrefix(query, "ca=") {
		t.Errorf("the URL is %s", s.URL)
	}
	if nc, err := nats.Connect(url, slowly); err == nil {
		nc.Close()
		t.Error("a client trusts any certificate")
	}
	c, err := cluster.Connect(t.Context(), s.URL, cluster.Options{Timeout: patience.Most})
	if err != nil {
		t.Errorf("the URL does not work as it is: %v", err)
	} else {
		c.Close()
	}
	nc, err := nats.Connect(url, slowly, nats.RootCAs(cert))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := nc.TLSConnectionState(); err != nil {
		t.Error(err)
	}
	nc.Close()
	s = started(t, Options{Store: t.TempDir(), Cert: cert, Key: key, ClientCA: cert})
	url, _, _ = strings.Cut(s.URL, "?")
	if nc, err := nats.Connect(url, slowly, nats.RootCAs(cert)); err == nil {
		nc.Close()
		t.Error("a client without a certificate is let in")
	}
	nc, err = nats.Connect(url, slowly, nats.RootCAs(cert), nats.ClientCert(cert, key))
	if err != nil {
		t.Fatal(err)
	}
	nc.Close()
}

// certificate makes a certificate for this machine, which signs itself.
func certificate(t *testing.T) (certFile, keyFile string) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	certFile, keyFile = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	for file, block := range map[string]*pem.Block{certFile: {Type: "CERTIFICATE", Bytes: der}, keyFile: {Type: "PRIVATE KEY", Bytes: private}} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return certFile, keyFile
}

// TestOrphan: a server ends when the process that started it does, however that ends.
func TestOrphan(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	parent := exec.Command(exe, t.TempDir())
	parent.Env = append(os.Environ(), "GENMCGO_SERVER_ROLE=parent")
	out, err := parent.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	patience.Limit(t, 2*patience.Most)
	line, err := bufio.NewReader(out).ReadString('\n')
	parent.Process.Signal(syscall.SIGKILL)
	parent.Wait()
	if err != nil {
		t.Fatal(err)
	}
	id, address, _ := strings.Cut(strings.TrimSpace(line), " ")
	pid, err := strconv.Atoi(id)
	if err != nil || !strings.HasPrefix(address, "nats://") {
		t.Fatalf("%q", line)
	}
	for begin := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		nc, err := nats.Connect(address, slowly)
		if err != nil {
			return
		}
		nc.Close()
		if time.Since(begin) > patience.Most {
			syscall.Kill(pid, syscall.SIGKILL)
			t.Fatal("the server lives on")
		}
	}
}
