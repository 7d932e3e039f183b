package orders

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"genmcgo"
	"genmcgo/report"
)

// Log keeps what became of clients and candidates in a file, so that a search can be resumed: one with the same
// clients and options does not explore again what is there. Each record is a line, written at once; a line that is not
// whole, because the process ended, is dropped.
type Log struct {
	file string

	mu  sync.Mutex
	out *os.File // nil before the search begins
	old []record
}

// record is a line of the file: the key of the search, a client as it is, or a candidate.
type record struct {
	Key string `json:"key,omitempty"`

	Client  string            `json:"client,omitempty"` // of a candidate: the one that refutes it
	Base    bool              `json:"base,omitempty"`
	Met     []genmcgo.OrderOf `json:"met,omitempty"`
	Forever bool              `json:"forever,omitempty"`

	Orders   []string     `json:"orders,omitempty"` // what differs from the source
	Verdict  string       `json:"verdict,omitempty"`
	Kind     string       `json:"kind,omitempty"`
	Place    report.Place `json:"place,omitzero"`
	Complete uint64       `json:"complete,omitempty"`
	Elapsed  float64      `json:"elapsed,omitempty"`

	// Trial is the counterexample that was found, as genmcgo.Trial.Bytes writes it. Of a candidate that an older one
	// refuted there is none.
	Trial []byte `json:"trial,omitempty"`
	// Runs are sites that the runs of a candidate met first.
	Runs []met `json:"runs,omitempty"`
}

// met are sites that a run of a client met.
type met struct {
	Client string            `json:"client"`
	Met    []genmcgo.OrderOf `json:"met"`
}

// OpenLog returns the log in a directory, which is made if it does not exist. What else is in it is an error.
func OpenLog(dir string) (*Log, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	l := &Log{file: filepath.Join(dir, genmcgo.OrdersLog)}
	_, err := os.Stat(l.file)
	if err == nil {
		return l, nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	list, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	if len(list) > 0 {
		return nil, fmt.Errorf("%s is not empty, and holds no search for orders; name another directory", dir)
	}
	return l, nil
}

// Close closes the file.
func (l *Log) Close() error {
	if l.out == nil {
		return nil
	}
	return l.out.Close()
}

// key tells searches apart whose candidates mean something else.
func (s *search) key() string {
	h := sha256.New()
	fmt.Fprintln(h, genmcgo.Version())
	for _, c := range s.clients {
		fmt.Fprintf(h, "%q %s\n", c.Name, c.Program.Fingerprint())
	}
	o := s.cfg.Options
	o.Workers, o.Checkpoint, o.Orders = 0, "", nil
	text, err := json.Marshal(&o)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	h.Write(text)
	return fmt.Sprintf("%x", h.Sum(nil)[:12])
}

// begin reads what is in the file, and goes on behind it.
func (l *Log) begin(s *search) error {
	out, err := os.OpenFile(l.file, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return err
	}
	l.out = out
	in := bufio.NewReader(out)
	whole := int64(0)
	for n := 0; ; n++ {
		line, err := in.ReadBytes('\n')
		var r record
		if err != nil || json.Unmarshal(line, &r) != nil {
			break
		}
		if n == 0 && r.Key != s.key() {
			return fmt.Errorf("%s is of a search with other clients or options, of clients that have changed, or of another version of genmcgo; name another directory", l.file)
		}
		whole += int64(len(line))
		l.old = append(l.old, r)
	}
	if err := out.Truncate(whole); err != nil {
		return err
	}
	if _, err := out.Seek(whole, 0); err != nil {
		return err
	}
	if whole == 0 {
		return l.write(record{Key: s.key()})
	}
	return nil
}

func (l *Log) write(r record) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err = l.out.Write(append(text, '\n'))
	return err
}

// base returns what is known of a client as it is, nil if nothing is.
func (l *Log) base(c *client) *genmcgo.Trial {
	i := slices.IndexFunc(l.old, func(r record) bool { return r.Base && r.Client == c.Name })
	if i < 0 {
		return nil
	}
	r := &l.old[i]
	c.forever, c.elapsed = r.Forever, r.Elapsed
	if t := r.trial(); t != nil {
		return t
	}
	return &genmcgo.Trial{Verdict: r.Verdict, Met: r.Met, Complete: r.Complete, Elapsed: r.Elapsed}
}

func (l *Log) addBase(c *client, t *genmcgo.Trial) error {
	if t.Verdict == report.Incomplete {
		return nil
	}
	r := record{Base: true, Client: c.Name, Verdict: t.Verdict, Met: t.Met, Forever: c.forever, Complete: t.Complete, Elapsed: t.Elapsed}
	if t.Replayable() {
		var err error
		if r.Trial, err = t.Bytes(); err != nil {
			return err
		}
	}
	return l.write(r)
}

// trial is the counterexample in r, nil if there is none.
func (r *record) trial() *genmcgo.Trial {
	if len(r.Trial) == 0 {
		return nil
	}
	t, err := genmcgo.TrialFrom(r.Trial)
	if err != nil {
		return nil // what is not known is explored
	}
	return t
}

// meet takes note of the sites that runs before have met.
func (l *Log) meet(s *search) {
	for i := range l.old {
		r := &l.old[i]
		if t := r.trial(); t != nil && !r.Base {
			if c := slices.IndexFunc(s.clients, func(c *client) bool { return c.Name == r.Client }); c >= 0 {
				s.note(s.clients[c], t.Met, true)
			}
		}
		for _, m := range r.Runs {
			if c := slices.IndexFunc(s.clients, func(c *client) bool { return c.Name == m.Client }); c >= 0 {
				s.note(s.clients[c], m.Met, true)
			}
		}
	}
}

// add keeps a candidate. One that was not explored to its end is not kept: it is tried again.
func (l *Log) add(s *search, k *candidate) error {
	if k.verdict == report.Incomplete {
		return nil
	}
	r := record{Orders: s.flags(k.a, nil), Verdict: k.verdict}
	if k.counter != nil {
		r.Client, r.Kind, r.Place = k.counter.client.Name, k.counter.kind, k.counter.place
		if t := k.counter.trial; k.ran && t != nil && t.Replayable() {
			var err error
			if r.Trial, err = t.Bytes(); err != nil {
				return err
			}
		}
	}
	r.Runs = k.met
	return l.write(r)
}

// candidates are those that are known, if the sites of s are. It adds their counterexamples to those of s.
func (l *Log) candidates(s *search) (list []*candidate) {
	for i := range l.old {
		r := &l.old[i]
		if r.Key != "" || r.Base {
			continue
		}
		k := &candidate{a: s.source(), verdict: r.Verdict}
		known := true
		for _, f := range r.Orders {
			o, err := genmcgo.ParseOrder(f)
			at, ok := s.index[o.Site]
			if known = known && err == nil && ok; known {
				k.a[at] = int8(slices.Index(s.sites[at].can, o.Order))
			}
		}
		if r.Verdict == report.Error {
			c := slices.IndexFunc(s.clients, func(c *client) bool { return c.Name == r.Client })
			if known = known && c >= 0; known {
				k.counter = &counter{client: s.clients[c], kind: r.Kind, place: r.Place, a: k.a}
				if k.counter.trial = r.trial(); k.counter.trial != nil {
					s.counters = append(s.counters, k.counter)
				}
			}
		}
		if known {
			list = append(list, k)
		}
	}
	return list
}
