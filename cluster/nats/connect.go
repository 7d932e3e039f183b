package nats

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options say how to connect to a server. The zero value is right for the URL that
// "genmcgo serve" prints.
type Options struct {
	Creds string // file with credentials (a JWT and its key), as nsc makes them; "": as the URL says
	NKey  string // file with the seed of an NKey

	CA   string // file with certificates of authorities, in PEM; "": those of the system
	Cert string // file with the client's certificate, in PEM, and Key with its key
	Key  string

	Timeout time.Duration    // of connecting, and of requests; 0: 5 s
	Log     func(msg string) // is told what is wrong but no reason to end; may be nil
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

// Connect connects to the server at a URL: nats://USER:PASSWORD@HOST:PORT, with tls:// instead
// of nats:// if the connection must be encrypted; several URLs of one cluster of servers are separated by
// commas. A server that goes away later is waited for; see Client.Down.
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
	opts, err := o.nats(address, c.timeout)
	if err != nil {
		return nil, err
	}
	opts = append(opts, nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { c.log(oneLine(err)) }))
	if c.nc, err = nats.Connect(address, opts...); err != nil {
		return nil, unconnected(err, address)
	}
	if err := c.prepare(ctx); err != nil {
		c.nc.Close()
		return nil, err
	}
	return c, nil
}

// nats returns o for the library, and checks the URL.
func (o Options) nats(address string, timeout time.Duration) ([]nats.Option, error) {
	for one := range strings.SplitSeq(address, ",") {
		u, err := url.Parse(strings.TrimSpace(one))
		switch {
		case err != nil:
			return nil, about(ErrURL, "it cannot be read; nats://USER:PASSWORD@HOST:PORT is one") // err would contain the password
		case u.Host == "" || u.Hostname() == "":
			return nil, about(ErrURL, "%q; nats://HOST:PORT is one", redacted(one))
		case u.Scheme != "nats" && u.Scheme != "tls" && u.Scheme != "ws" && u.Scheme != "wss":
			return nil, about(ErrURL, "%q begins with %s:, not with nats: or tls:", redacted(one), u.Scheme)
		}
	}
	opts := []nats.Option{nats.Name("genmcgo"), nats.Timeout(timeout), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond),
		nats.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond), nats.ReconnectBufSize(-1)}
	for _, file := range []string{o.Creds, o.NKey, o.CA, o.Cert, o.Key} {
		if file == "" {
			continue
		}
		if _, err := os.Stat(file); err != nil {
			return nil, err
		}
	}
	if o.Creds != "" {
		opts = append(opts, nats.UserCredentials(o.Creds))
	}
	if o.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(o.NKey)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o.NKey, err)
		}
		opts = append(opts, key)
	}
	if o.CA != "" {
		opts = append(opts, nats.RootCAs(o.CA))
	}
	if o.Cert != "" {
		opts = append(opts, nats.ClientCert(o.Cert, o.Key))
	}
	return opts, nil
}

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

// Close ends the connection.
func (c *Client) Close() { c.nc.Close() }

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
