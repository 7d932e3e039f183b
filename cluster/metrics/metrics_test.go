package metrics

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

// get reads a URL.
func get(t *testing.T, url string) (status int, header http.Header, body string) {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	data, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, r.Header, string(data)
}

// TestText: what is served is the text format, with samples of one name together.
func TestText(t *testing.T) {
	e, err := Listen("0", func(_ context.Context, s *Set) error {
		s.Counter("x_total", "things, \\ or\nnot", 12345678901, "kind", `a "b"`, "n", "1\n\\")
		s.Gauge("y", "a share", 0.25)
		s.Counter("x_total", "things, \\ or\nnot", 2, "kind", "\xff")
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	want := `# HELP x_total things, \\ or\nnot
# TYPE x_total counter
x_total{kind="a \"b\"",n="1\n\\"} 1.2345678901e+10
x_total{kind="?"} 2
# HELP y a share
# TYPE y gauge
y 0.25
`
	status, header, body := get(t, e.URL)
	if status != 200 || body != want || !strings.HasPrefix(header.Get("Content-Type"), "text/plain; version=0.0.4") {
		t.Errorf("%d %v\n%s", status, header, body)
	}
	if status, _, _ := get(t, strings.TrimSuffix(e.URL, "metrics")); status != http.StatusNotFound {
		t.Errorf("another path: %d", status)
	}
}

// TestError: what cannot be measured is an answer, not an empty one.
func TestError(t *testing.T) {
	e, err := Listen("127.0.0.1:0", func(context.Context, *Set) error { return errors.New("the server is away") })
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	if status, _, body := get(t, e.URL); status != http.StatusServiceUnavailable || body != "the server is away\n" {
		t.Errorf("%d %q", status, body)
	}
}

// TestAddress: a port alone is one of this machine only.
func TestAddress(t *testing.T) {
	for address, want := range map[string]string{"9090": "127.0.0.1:9090", ":9090": "127.0.0.1:9090", "0.0.0.0:1": "0.0.0.0:1", "[::1]:0": "[::1]:0", "host:80": "host:80"} {
		if got, err := listenAddress(address); got != want || err != nil {
			t.Errorf("%q: %q, %v", address, got, err)
		}
	}
	for _, address := range []string{"", "x", "host", "1.2.3.4", "host:x", "99999", ":-1", "host:http"} {
		if got, err := listenAddress(address); err == nil {
			t.Errorf("%q: %q", address, got)
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if _, err := Listen(l.Addr().String(), nil); err == nil {
		t.Error("a port that is taken")
	}
}
