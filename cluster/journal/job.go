package journal

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
)

// Header describes the job of a journal.
type Header struct {
	// Key is what must be equal for a run to go on, each part with its name.
	Key []KeyPart
	// Meta is whatever the caller needs to make the job again.
	Meta []byte
}

// KeyPart is one of the things that must be equal, as text or as its hash.
type KeyPart struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Differences returns nil if h.Key and key are equal, and otherwise an error that names each part
// that is not.
func (h *Header) Differences(key []KeyPart) error {
	find := func(key []KeyPart, name string) string {
		if i := slices.IndexFunc(key, func(p KeyPart) bool { return p.Name == name }); i >= 0 {
			return fmt.Sprintf("%q", key[i].Value)
		}
		return "nothing"
	}
	var differ []string
	for _, p := range slices.Concat(h.Key, key) {
		was, is := find(h.Key, p.Name), find(key, p.Name)
		text := fmt.Sprintf("%s (was %s, is %s)", p.Name, was, is)
		if was != is && !slices.Contains(differ, text) {
			differ = append(differ, text)
		}
	}
	if differ == nil {
		return nil
	}
	return errors.New("the checkpoint was made with another " + strings.Join(differ, ", another "))
}

// The bytes of a job: a line with jobMagic and the checksum of the rest, in hexadecimal; a line with
// the name of the run, in hexadecimal; a line with the key as JSON; Meta.
const jobMagic = "genmcgo checkpoint, format 2, checksum "

// runName is drawn when a run begins. It is in the job and in the log, so that files of several runs, which
// people may mix up when they copy directories, are never taken for those of one.
type runName [8]byte

func newRunName() (r runName) {
	rand.Read(r[:]) // never fails
	return r
}

// castagnoli is made when it is first used: it takes a million instructions.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

func (h *Header) bytes(run runName) []byte {
	key, err := json.Marshal(h.Key)
	if err != nil {
		panic("BUG: " + err.Error()) // strings only
	}
	rest := fmt.Appendf(nil, "%x\n%s\n", run, key)
	rest = append(rest, h.Meta...)
	return append(fmt.Appendf(nil, "%s%08x\n", jobMagic, crc32.Checksum(rest, castagnoli())), rest...)
}

func (h *Header) read(data []byte) (run runName, err error) {
	first, rest, ok := bytes.Cut(data, []byte("\n"))
	text, ours := strings.CutPrefix(string(first), jobMagic)
	switch {
	case !ours && strings.HasPrefix(string(first), "genmcgo checkpoint, format "):
		return run, fmt.Errorf("it was made by another version of genmcgo (%.60q): resume it with that version", first)
	case !ours || !ok:
		return run, errors.New("it is not what genmcgo writes; put back a copy, or begin again with another directory")
	case text != fmt.Sprintf("%08x", crc32.Checksum(rest, castagnoli())):
		return run, errors.New("it is damaged: its checksum is wrong; put back a copy, or begin again with another directory")
	}
	name, rest, _ := bytes.Cut(rest, []byte("\n"))
	key, meta, ok := bytes.Cut(rest, []byte("\n"))
	if n, err := hex.Decode(run[:], name[:min(len(name), 2*len(run))]); err != nil || n < len(run) || !ok {
		return run, errors.New("it has no run, or no key")
	}
	if err := json.Unmarshal(key, &h.Key); err != nil {
		return run, fmt.Errorf("its key: %w", err)
	}
	h.Meta = meta
	return run, nil
}
