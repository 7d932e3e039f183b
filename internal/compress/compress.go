// Package compress makes the bytes that processes exchange smaller. It decides nothing: each format
// says what of it is compressed, and from which size on.
package compress

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
)

// Append appends data to b, compressed (RFC 1952).
func Append(b, data []byte) []byte {
	out := bytes.NewBuffer(b)
	w, err := gzip.NewWriterLevel(out, gzip.BestSpeed)
	if err == nil {
		if _, err = w.Write(data); err == nil {
			err = w.Close()
		}
	}
	if err != nil {
		panic("BUG: " + err.Error()) // memory does not fail
	}
	return out.Bytes()
}

// Expand returns the data that Append compressed. It returns an error if data was changed or cut
// short, which checksums show, or if it would have more than most bytes: a few compressed bytes
// can stand for gigabytes.
func Expand(data []byte, most int) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("it is damaged: %w", err)
	}
	out, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("it is damaged: %w", err)
	case len(out) > most:
		return nil, fmt.Errorf("it has more than %d bytes", most)
	}
	return out, nil
}
