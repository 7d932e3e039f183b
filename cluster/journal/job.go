package journal

import (
	"bytes"
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

// The bytes of a job: a line with jobMagic and the checksum of the rest, in hexadecimal; a line
// with the key as JSON; Meta.
const jobMagic = "genmcgo checkpoint, format 1, checksum "

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func (h *Header) bytes() []byte {
	rest, err := json.Marshal(h.Key)
	if err != nil {
		panic("BUG: " + err.Error()) // strings only
	}
	rest = append(rest, '\n')
	rest = append(rest, h.Meta...)
	return append(fmt.Appendf(nil, "%s%08x\n", jobMagic, crc32.Checksum(rest, castagnoli)), rest...)
}

func (h *Header) read(data []byte) error {
	first, rest, ok := bytes.Cut(data, []byte("\n"))
	text, ours := strings.CutPrefix(string(first), jobMagic)
	switch {
	case !ours && strings.HasPrefix(string(first), "genmcgo checkpoint, format "):
		return fmt.Errorf("it was made by another version of genmcgo (%.60q)", first)
	case !ours || !ok:
		return errors.New("it is not what genmcgo writes")
	case text != fmt.Sprintf("%08x", crc32.Checksum(rest, castagnoli)):
		return errors.New("it is damaged: its checksum is wrong")
	}
	key, meta, ok := bytes.Cut(rest, []byte("\n"))
	if !ok {
		return errors.New("it has no key")
	}
	if err := json.Unmarshal(key, &h.Key); err != nil {
		return fmt.Errorf("its key: %w", err)
	}
	h.Meta = meta
	return nil
}
