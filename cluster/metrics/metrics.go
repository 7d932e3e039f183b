// Package metrics serves measurements in the text format of Prometheus, over HTTP. It knows
// nothing of what is measured: the caller brings a function that fills a Set.
package metrics

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Set is what one scrape returns: families of samples, in the order in which they were added.
type Set struct {
	families []*family
	byName   map[string]*family
}

// family is all samples of one name.
type family struct {
	name, kind, help string
	samples          []string // lines
}

// Counter adds a sample of a counter: a number that only grows as long as the process lives. By
// custom its name ends in _total. labels are names and values in turn. Samples of one name
// differ in labels, and have the same help.
func (s *Set) Counter(name, help string, value float64, labels ...string) {
	s.add("counter", name, help, value, labels)
}

// Gauge adds a sample of a number that may grow and shrink.
func (s *Set) Gauge(name, help string, value float64, labels ...string) {
	s.add("gauge", name, help, value, labels)
}

// Messages adds how many messages and bytes a process has received and sent.
func Messages(s *Set, in, out, inBytes, outBytes int64) {
	const name, help = "genmcgo_messages_total", "Messages that this process received (in) and sent (out)."
	s.Counter(name, help, float64(in), "direction", "in")
	s.Counter(name, help, float64(out), "direction", "out")
	const bytesName, bytesHelp = "genmcgo_message_bytes_total", "Bytes in these messages."
	s.Counter(bytesName, bytesHelp, float64(inBytes), "direction", "in")
	s.Counter(bytesName, bytesHelp, float64(outBytes), "direction", "out")
}

func (s *Set) add(kind, name, help string, value float64, labels []string) {
	f := s.byName[name]
	if f == nil {
		f = &family{name: name, kind: kind, help: help}
		if s.byName == nil {
			s.byName = map[string]*family{}
		}
		s.byName[name] = f
		s.families = append(s.families, f)
	}
	var b strings.Builder
	b.WriteString(name)
	for i := 0; i+1 < len(labels); i += 2 {
		separator := ","
		if i == 0 {
			separator = "{"
		}
		fmt.Fprintf(&b, `%s%s="%s"`, separator, labels[i], labelEscapes.Replace(strings.ToValidUTF8(labels[i+1], "?")))
	}
	if len(labels) > 0 {
		b.WriteByte('}')
	}
	f.samples = append(f.samples, b.String()+" "+strconv.FormatFloat(value, 'g', -1, 64))
}

var (
	labelEscapes = strings.NewReplacer(`\`, `\\`, "\n", `\n`, `"`, `\"`)
	helpEscapes  = strings.NewReplacer(`\`, `\\`, "\n", `\n`)
)

// Write writes the set in the text format, version 0.0.4.
func (s *Set) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	for _, f := range s.families {
		fmt.Fprintf(b, "# HELP %s %s\n# TYPE %s %s\n", f.name, helpEscapes.Replace(f.help), f.name, f.kind)
		for _, line := range f.samples {
			fmt.Fprintln(b, line)
		}
	}
	return b.Flush()
}

// scrapeTime bounds how long a scrape may take; Prometheus waits 10 s unless told otherwise.
const scrapeTime = 8 * time.Second

// Endpoint serves measurements.
type Endpoint struct {
	URL string // of the measurements

	http *http.Server
	mu   sync.Mutex // one scrape at a time
}

// Listen serves what collect adds to a set, at address: HOST:PORT, or PORT or :PORT, which is a
// port of 127.0.0.1, so that other machines cannot read it. Port 0 is one that is free. An error
// of collect is the answer to the scrape, with status 503.
func Listen(address string, collect func(context.Context, *Set) error) (*Endpoint, error) {
	at, err := listenAddress(address)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", at)
	if err != nil {
		return nil, fmt.Errorf("metrics: %w", err)
	}
	e := &Endpoint{URL: "http://" + l.Addr().String() + "/metrics"}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), scrapeTime)
		defer cancel()
		e.mu.Lock()
		defer e.mu.Unlock()
		var s Set
		if err := collect(ctx, &s); err != nil {
			http.Error(w, err.Error(), http.StatusServiceUnavailable)
			return
		}
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		s.Write(w) // if it fails, who asked is gone
	})
	e.http = &http.Server{Handler: mux, ReadTimeout: scrapeTime, WriteTimeout: 2 * scrapeTime, MaxHeaderBytes: 16 << 10,
		ErrorLog: log.New(io.Discard, "", 0)}
	go e.http.Serve(l)
	return e, nil
}

// listenAddress returns HOST:PORT for what Listen takes.
func listenAddress(address string) (string, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		host, port = "", address
	}
	if n, err := strconv.ParseUint(port, 10, 16); err != nil || n > 1<<16-1 {
		return "", errors.New("metrics: HOST:PORT or PORT is an address, not " + strconv.Quote(address))
	}
	if host == "" {
		host = "127.0.0.1"
	}
	return net.JoinHostPort(host, port), nil
}

// Close ends the endpoint.
func (e *Endpoint) Close() error { return e.http.Close() }
