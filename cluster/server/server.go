// Package server embeds a NATS server with JetStream, for users who have none. It has what
// cluster/nats needs, and nothing else: one account, one user, one port.
//
// What it stores survives the death of the process; with Options.Sync also that of the machine.
package server

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"genmcgo/cluster/metrics"

	natsd "github.com/nats-io/nats-server/v2/server"
)

// Options say what to serve. Only Store is needed.
type Options struct {
	Store  string // directory; made if it does not exist
	Listen string // HOST:PORT or HOST; "": 127.0.0.1, and the port of last time, or a free one

	Cert, Key string // files with a certificate and its key, in PEM: connections must be encrypted
	ClientCA  string // file with certificates of authorities: clients need a certificate of one of them

	Sync     bool  // write everything to the disk before it is acknowledged: slow, survives power failures
	MaxStore int64 // bytes on the disk; 0: 16 GB, or three quarters of what is free if that is less

	Log func(msg string) // is told warnings and errors; may be nil
}

const (
	user       = "genmcgo"
	secretFile = "credentials" // in the store: the password
	portFile   = "port"        // in the store: the port of last time
	formatFile = "format"      // in the store: storeFormat of who made it
	// storeFormat is to grow when what is stored changes so that a genmcgo which does not know it would take it for
	// something else, or for nothing.
	storeFormat = 1
	maxStore    = 16 << 30
	// maxPayload is what servers allow without a warning. Records that are larger become objects.
	maxPayload = 8 << 20
	startTime  = 30 * time.Second
	// handshake is how many seconds a new connection may take to show its credentials: workers keep the
	// processors of their machine busy, and may be slow at it.
	handshake = 30
)

// Server is one that runs.
type Server struct {
	URL  string // for cluster/nats, with credentials
	nats *natsd.Server
	lock func()
	log  *logger
}

// Start starts a server, which runs until ctx is done or Close is called.
//
// The same store keeps the same password. A store is used by one server at a time.
func Start(ctx context.Context, o Options) (*Server, error) {
	if o.Store == "" {
		return nil, errors.New("the server needs a directory to store what must survive")
	}
	if err := os.MkdirAll(o.Store, 0o700); err != nil {
		return nil, err
	}
	unlock, err := lock(o.Store)
	if err != nil {
		return nil, err
	}
	s, err := start(o)
	if err != nil {
		unlock()
		return nil, err
	}
	s.lock = unlock
	context.AfterFunc(ctx, s.Close)
	return s, nil
}

func start(o Options) (*Server, error) {
	if err := checkFormat(o.Store); err != nil {
		return nil, err
	}
	password, err := secret(filepath.Join(o.Store, secretFile))
	if err != nil {
		return nil, err
	}
	host, port, again, err := address(o)
	if err != nil {
		return nil, err
	}
	opts := &natsd.Options{Host: host, Port: port, ServerName: "genmcgo", NoSigs: true, JetStream: true, StoreDir: o.Store, SyncAlways: o.Sync,
		JetStreamMaxMemory: 64 << 20, JetStreamMaxStore: o.MaxStore, MaxPayload: maxPayload, MaxPending: 256 << 20,
		Username: user, Password: password, AuthTimeout: handshake, DisableJetStreamBanner: true}
	if opts.JetStreamMaxStore == 0 {
		opts.JetStreamMaxStore = min(maxStore, max(free(o.Store)/4*3, 1<<20))
	}
	if err := o.tls(opts); err != nil {
		return nil, err
	}
	n, l, err := run(opts, o.Log)
	if err != nil && again {
		opts.Port = natsd.RANDOM_PORT // another process has the port of last time
		n, l, err = run(opts, o.Log)
	}
	if err != nil {
		return nil, err
	}
	s := &Server{nats: n, log: l}
	addr, ok := n.Addr().(*net.TCPAddr)
	if !ok {
		s.nats.Shutdown()
		return nil, errors.New("BUG: the server listens at no TCP address")
	}
	if !again || addr.Port != port {
		if err := keepPort(filepath.Join(o.Store, portFile), addr.Port); err != nil {
			s.nats.Shutdown()
			return nil, err
		}
	}
	u := url.URL{Scheme: "nats", User: url.UserPassword(user, password), Host: net.JoinHostPort(reachable(host), strconv.Itoa(addr.Port))}
	if opts.TLS {
		u.Scheme = "tls"
		// Clients on this machine trust the certificate as it is.
		if file, err := filepath.Abs(o.Cert); err == nil {
			u.RawQuery = url.Values{"ca": {file}}.Encode()
		}
	}
	s.URL = u.String()
	return s, nil
}

// keepPort writes down a port for the next time. If that fails, on a disk that is full, the one of last time is
// still there.
func keepPort(file string, port int) error {
	err := os.WriteFile(file+".new", []byte(strconv.Itoa(port)+"\n"), 0o600)
	if err == nil {
		err = os.Rename(file+".new", file)
	}
	if err != nil {
		os.Remove(file + ".new")
	}
	return err
}

// run starts a server and waits until it serves.
func run(opts *natsd.Options, log func(string)) (*natsd.Server, *logger, error) {
	opts = opts.Clone()
	n, err := natsd.NewServer(opts)
	if err != nil {
		return nil, nil, err
	}
	l := &logger{log: log, fatal: make(chan string, 1)}
	l.broken = n.Shutdown
	n.SetLoggerV2(l, false, false, false)
	go n.Start()
	deadline := time.Now().Add(startTime)
	for !n.ReadyForConnections(20 * time.Millisecond) {
		select {
		case why := <-l.fatal:
			n.Shutdown()
			return nil, nil, errors.New(why)
		default:
		}
		if time.Now().After(deadline) {
			n.Shutdown()
			return nil, nil, fmt.Errorf("the server did not start within %v", startTime)
		}
	}
	return n, l, nil
}

// Close ends the server and waits until it has.
func (s *Server) Close() {
	s.nats.Shutdown()
	s.nats.WaitForShutdown()
	if s.lock != nil {
		s.lock()
	}
}

// Wait waits until the server has ended. It returns an error if the server could not go on, because
// the disk is full, most likely. Started again when there is room it has lost nothing that it
// had acknowledged.
func (s *Server) Wait() error {
	s.nats.WaitForShutdown()
	select {
	case why := <-s.log.fatal:
		return fmt.Errorf("the store cannot be written any more: %s", why)
	default:
		return nil
	}
}

// Messages counts the messages that the server received and sent.
func (s *Server) Messages() (in, out int64) {
	v, err := s.nats.Varz(nil)
	if err != nil {
		return 0, 0
	}
	return v.InMsgs, v.OutMsgs
}

// InProcessConn connects to the server without a network and without encryption; the other end still has
// to log in, as LocalURL says.
func (s *Server) InProcessConn() (net.Conn, error) { return s.nats.InProcessConn() }

// LocalURL is a URL for who connects by InProcessConn.
func (s *Server) LocalURL() (string, error) {
	u, err := url.Parse(s.URL)
	if err != nil {
		return "", err
	}
	u.Scheme, u.RawQuery = "nats", ""
	return u.String(), nil
}

// Measure adds what the server has done, and what it stores, to set.
func (s *Server) Measure(set *metrics.Set) error {
	v, err := s.nats.Varz(nil)
	if err != nil {
		return err
	}
	j, err := s.nats.Jsz(nil)
	if err != nil {
		return err
	}
	metrics.Messages(set, v.InMsgs, v.OutMsgs, v.InBytes, v.OutBytes)
	set.Gauge("genmcgo_connections", "Clients that are connected: workers, runs, lists of jobs.", float64(v.Connections))
	set.Gauge("genmcgo_store_bytes", "Bytes that the store uses on the disk.", float64(j.Store))
	set.Gauge("genmcgo_store_limit_bytes", "Bytes that the store may use.", float64(j.Config.MaxStore))
	set.Gauge("genmcgo_stored_messages", "Messages in the store: records, tasks that are open, pieces of files.", float64(j.Messages))
	return nil
}

// checkFormat returns an error if the store was made by a genmcgo that stores things in another way.
func checkFormat(store string) error {
	file := filepath.Join(store, formatFile)
	data, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) { // it is new
		return os.WriteFile(file, []byte(strconv.Itoa(storeFormat)+"\n"), 0o600)
	}
	if err != nil {
		return err
	}
	switch n, err := strconv.Atoi(strings.TrimSpace(string(data))); {
	case err != nil || n < 1:
		return fmt.Errorf("store %s is damaged: its file %s has no number; use another directory", store, formatFile)
	case n > storeFormat:
		return fmt.Errorf("store %s has format %d, and this genmcgo knows no later one than %d: use the genmcgo that made it, or another directory", store, n, storeFormat)
	}
	return nil
}

// secret reads the password of a store, or makes one.
func secret(file string) (string, error) {
	data, err := os.ReadFile(file)
	if err == nil {
		if s := strings.TrimSpace(string(data)); len(s) >= 16 {
			return s, nil
		}
	} else if !errors.Is(err, os.ErrNotExist) {
		return "", err
	}
	random := make([]byte, 24)
	rand.Read(random) // never fails
	s := base64.RawURLEncoding.EncodeToString(random)
	return s, os.WriteFile(file, []byte(s+"\n"), 0o600)
}

// address returns where to listen. again: the port is that of last time.
func address(o Options) (host string, port int, again bool, err error) {
	host, text := o.Listen, ""
	if h, p, err := net.SplitHostPort(o.Listen); err == nil {
		host, text = h, p
	} else if strings.Count(o.Listen, ":") == 1 {
		return "", 0, false, fmt.Errorf("listen at %q: HOST:PORT is possible, like 127.0.0.1:4222", o.Listen)
	}
	host = strings.Trim(host, "[]")
	if o.Listen == "" {
		host = "127.0.0.1"
	}
	if host == "" {
		host = "0.0.0.0" // ":4222", as usual
	}
	if text != "" && text != "0" {
		if port, err = strconv.Atoi(text); err != nil || port < 1 || port > 65535 {
			return "", 0, false, fmt.Errorf("listen at %q: %q is no port", o.Listen, text)
		}
		return host, port, false, nil
	}
	data, err := os.ReadFile(filepath.Join(o.Store, portFile))
	if err == nil {
		if port, err = strconv.Atoi(strings.TrimSpace(string(data))); err == nil && port > 0 && port < 1<<16 {
			return host, port, true, nil
		}
	}
	return host, natsd.RANDOM_PORT, false, nil
}

// reachable is a name under which others reach a server that listens at host.
func reachable(host string) string {
	ip := net.ParseIP(host)
	if ip == nil || !ip.IsUnspecified() {
		return host
	}
	if name, err := os.Hostname(); err == nil {
		if found, err := net.LookupIP(name); err == nil && len(found) > 0 && !found[0].IsLoopback() {
			return name
		}
	}
	addrs, err := net.InterfaceAddrs()
	if err == nil {
		for _, a := range addrs {
			if n, ok := a.(*net.IPNet); ok && n.IP.IsGlobalUnicast() && (n.IP.To4() != nil || ip.To4() == nil) {
				return n.IP.String()
			}
		}
	}
	return "127.0.0.1"
}

// tls sets what o says about encryption.
func (o Options) tls(opts *natsd.Options) error {
	if o.Cert == "" && o.Key == "" {
		if o.ClientCA != "" {
			return errors.New("to check clients' certificates the server needs one itself, and its key")
		}
		return nil
	}
	if o.Cert == "" || o.Key == "" {
		return errors.New("a certificate needs its key, and a key its certificate")
	}
	config, err := natsd.GenTLSConfig(&natsd.TLSConfigOpts{CertFile: o.Cert, KeyFile: o.Key, CaFile: o.ClientCA, Verify: o.ClientCA != ""})
	if err != nil {
		return err
	}
	opts.TLS, opts.TLSConfig, opts.TLSVerify, opts.TLSTimeout = true, config, o.ClientCA != "", handshake
	return nil
}

// logger passes on what a server has to say to users.
type logger struct {
	log    func(string)
	fatal  chan string // has an element if the server cannot go on
	broken func()      // ends the server
	once   sync.Once
}

func (l *logger) say(format string, args []any) {
	if strings.HasPrefix(format, "Plaintext passwords") {
		return // the file with the password is readable for its owner alone
	}
	if l.log != nil {
		l.log(strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " "))
	}
}

func (l *logger) Fatalf(format string, args ...any) {
	select {
	case l.fatal <- fmt.Sprintf(format, args...):
	default:
	}
	l.say(format, args)
}
func (l *logger) Errorf(format string, args ...any) {
	_, why, found := strings.Cut(fmt.Sprintf(format, args...), "ritical write error: ")
	if !found {
		l.say(format, args)
		return
	}
	// The stream would be silent from now on, and nobody would know why.
	l.once.Do(func() {
		select {
		case l.fatal <- why:
		default:
		}
		go l.broken() // whoever reports the error holds locks that a shutdown needs
	})
}
func (l *logger) Warnf(format string, args ...any) { l.say(format, args) }
func (l *logger) Noticef(string, ...any)           {}
func (l *logger) Debugf(string, ...any)            {}
func (l *logger) Tracef(string, ...any)            {}

// WithParent returns a context that ends with ctx and when the process that started this one has ended,
// so that no server outlives what it was started for. If the parent is the first process of
// the system, there is nothing to wait for.
func WithParent(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	parent := os.Getppid()
	if parent <= 1 {
		return ctx, cancel
	}
	go func() {
		t := time.NewTicker(250 * time.Millisecond)
		defer t.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-t.C:
				if os.Getppid() != parent {
					cancel()
				}
			}
		}
	}()
	return ctx, cancel
}
