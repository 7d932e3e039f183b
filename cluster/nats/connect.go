package nats

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options say how to connect to a server. The zero value is right for the URL that
// "genmcgo serve" prints.
type Options struct {
	Timeout time.Duration    // of connecting, and of requests; 0: 5 s
	Log     func(msg string) // is told what is wrong but no reason to end; may be nil
	// InProcess, unless nil, is a server in this process, to which the connection is made without a network.
	InProcess interface{ InProcessConn() (net.Conn, error) }
}

// access is what a URL says of files, each as nats://HOST:PORT?NAME=FILE&NAME=FILE.
type access struct {
	creds string // file with credentials (a JWT and its key), as nsc makes them
	nkey  string // file with the seed of an NKey
	ca    string // file with certificates of authorities, in PEM; "": those of the system
	cert  string // file with the client's certificate, in PEM
	key   string // file with its key
}

func (a *access) set(name, file string) bool {
	field := map[string]*string{"creds": &a.creds, "nkey": &a.nkey, "ca": &a.ca, "cert": &a.cert, "key": &a.key}[name]
	if field != nil {
		*field = file
	}
	return field != nil
}

// minServer is the oldest server that works: earlier ones do not have what the streams
// need.
var minServer = [2]int{2, 12}

// Client is a connection to a server. Its methods may be called by several goroutines.
type Client struct {
	url     string
	nc      *nats.Conn
	js      jetstream.JetStream
	kv      jetstream.KeyValue
	timeout time.Duration
	log     func(string)
}

// Connect connects to the server at a URL: nats://USER:PASSWORD@HOST:PORT, with tls:// instead of
// nats:// if the connection must be encrypted; several URLs of one cluster of servers are
// separated by commas. After a question mark it may name files: creds=FILE (credentials),
// nkey=FILE (the seed of an NKey), ca=FILE (certificates of authorities that sign the server's),
// cert=FILE and key=FILE (a certificate of the client, and its key).
//
// It fails with ErrURL, ErrUnreachable, ErrCredentials, ErrNoJetStream or ErrOldServer.
func Connect(ctx context.Context, address string, o Options) (*Client, error) {
	c := &Client{url: address, timeout: o.Timeout, log: o.Log}
	if c.timeout == 0 {
		c.timeout = 5 * time.Second
	}
	if c.log == nil {
		c.log = func(string) {}
	}
	address, a, err := parseURL(address)
	if err != nil {
		return nil, err
	}
	opts, err := a.options(c.timeout)
	if err != nil {
		return nil, err
	}
	c.url = address
	opts = append(opts, nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { c.log(oneLine(err)) }),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { c.away() }), nats.ReconnectHandler(func(*nats.Conn) { c.back() }))
	if o.InProcess != nil {
		opts = append(opts, nats.InProcessServer(o.InProcess))
	}
	if c.nc, err = nats.Connect(address, opts...); err != nil {
		return nil, unconnected(err, address)
	}
	if err := c.prepare(ctx); err != nil {
		c.nc.Close()
		return nil, err
	}
	return c, nil
}

// parseURL checks a URL, or several, and returns what the library takes and what else they say.
func parseURL(address string) (plain string, a access, err error) {
	var list []string
	for one := range strings.SplitSeq(address, ",") {
		u, err := url.Parse(strings.TrimSpace(one))
		switch {
		case err != nil: // which would show the password
			return "", a, about(ErrURL, "it cannot be read; nats://USER:PASSWORD@HOST:PORT is one")
		case u.Host == "" || u.Hostname() == "":
			return "", a, about(ErrURL, "%q; nats://HOST:PORT is one", redacted(one))
		case u.Scheme != "nats" && u.Scheme != "tls" && u.Scheme != "ws" && u.Scheme != "wss":
			return "", a, about(ErrURL, "%q begins with %s:, not with nats: or tls:", redacted(one), u.Scheme)
		}
		query := u.Query()
		torn := func(name string) bool { return strings.Contains(name, "@") }
		if (u.Scheme == "nats" || u.Scheme == "tls") && strings.Trim(u.Path, "/") != "" || strings.Contains(one, "#") || slices.ContainsFunc(slices.Collect(maps.Keys(query)), torn) {
			return "", a, about(ErrURL, "%q has more after the host; in a password, /, ?, #, @ and commas are written %%2F, %%3F, %%23, %%40 and %%2C", redacted(one))
		}
		for name, values := range query {
			if !a.set(name, values[0]) {
				return "", a, about(ErrURL, "%q is nothing that it can say; creds, nkey, ca, cert and key are", name)
			}
		}
		u.RawQuery = ""
		list = append(list, u.String())
	}
	return strings.Join(list, ","), a, nil
}

// options returns a for the library.
func (a access) options(timeout time.Duration) ([]nats.Option, error) {
	opts := []nats.Option{nats.Name("genmcgo"), nats.Timeout(timeout), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond),
		nats.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond), nats.ReconnectBufSize(-1), nats.PingInterval(pingEvery)}
	for _, file := range []string{a.creds, a.nkey, a.ca, a.cert, a.key} {
		if file == "" {
			continue
		}
		if _, err := os.Stat(file); err != nil {
			return nil, err
		}
	}
	if a.creds != "" {
		opts = append(opts, nats.UserCredentials(a.creds))
	}
	if a.nkey != "" {
		key, err := nats.NkeyOptionFromSeed(a.nkey)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", a.nkey, err)
		}
		opts = append(opts, key)
	}
	if a.ca != "" {
		opts = append(opts, nats.RootCAs(a.ca))
	}
	if a.cert != "" {
		opts = append(opts, nats.ClientCert(a.cert, a.key))
	}
	return opts, nil
}

// pingEvery is how often a client that hears nothing asks the server whether it is there; if two questions have no answer,
// it connects again. Without that a line that is cut for minutes is noticed when the system repeats what it has sent, up
// to two minutes after the line is back. It is long enough for a server whose machine swaps. Tests shorten it.
var pingEvery = 20 * time.Second

// unconnected explains why there is no connection.
func unconnected(err error, address string) error {
	e := explain(err, address)
	if e == err { // it was dialling that failed
		return about(ErrUnreachable, "%s: %s", redacted(address), oneLine(err))
	}
	return e
}

// prepare checks the server and opens the bucket of jobs.
func (c *Client) prepare(ctx context.Context) error {
	if !recent(c.nc.ConnectedServerVersion()) {
		return about(ErrOldServer, "%s is nats-server %s, and %d.%d is needed", redacted(c.url), c.nc.ConnectedServerVersion(), minServer[0], minServer[1])
	}
	var err error
	if c.js, err = jetstream.New(c.nc, jetstream.WithDefaultTimeout(c.timeout)); err != nil {
		return err
	}
	if _, err := c.js.AccountInfo(ctx); err != nil {
		if errors.Is(err, nats.ErrNoResponders) {
			err = jetstream.ErrJetStreamNotEnabled
		}
		return explain(err, c.url)
	}
	c.kv, err = c.js.KeyValue(ctx, bucket)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		c.kv, err = c.js.CreateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: bucket, Description: "jobs of genmcgo", MaxValueSize: maxEntry})
		if errors.Is(err, jetstream.ErrBucketExists) {
			c.kv, err = c.js.KeyValue(ctx, bucket)
		}
	}
	return explain(err, c.url)
}

// recent reports whether a server of this version is recent enough.
func recent(version string) bool {
	parts := strings.SplitN(version, ".", 3)
	if len(parts) < 3 {
		return false
	}
	for i, least := range minServer {
		n, err := strconv.Atoi(parts[i])
		if err != nil || n < least {
			return false
		}
		if n > least {
			return true
		}
	}
	return true
}

// away and back say that the server does not answer, and that it does again.
func (c *Client) away() {
	if !c.nc.IsClosed() {
		c.log("the server is away; waiting for it")
	}
}

func (c *Client) back() { c.log("the server is back") }

// Close ends the connection.
func (c *Client) Close() { c.nc.Close() }

// flush waits until the server has all that was sent and we have all that it sent before, if it is there.
func (c *Client) flush() {
	if c.nc.IsConnected() {
		c.nc.FlushTimeout(c.timeout)
	}
}

// short returns a context for one request.
func (c *Client) short(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, c.timeout)
}

// pause waits for d or until ctx is done.
func pause(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}
