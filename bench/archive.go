package bench

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"strings"
)

// File is one member of an archive.
type File struct {
	Name string
	Data []byte
}

// ParseArchive splits text in the txtar format: members are introduced by lines
// "-- name --"; what stands before the first one is a comment. It never fails.
func ParseArchive(text []byte) []File {
	var files []File
	for len(text) > 0 {
		line := text
		if i := bytes.IndexByte(text, '\n'); i >= 0 {
			line = text[:i+1]
		}
		text = text[len(line):]
		if name, ok := marker(line); ok {
			files = append(files, File{Name: name})
		} else if n := len(files); n > 0 {
			files[n-1].Data = append(files[n-1].Data, line...)
		}
	}
	return files
}

func marker(line []byte) (string, bool) {
	s := strings.TrimRight(string(line), "\r\n")
	if len(s) > 6 && strings.HasPrefix(s, "-- ") && strings.HasSuffix(s, " --") {
		return s[3 : len(s)-3], true
	}
	return "", false
}

// FormatArchive is the inverse of ParseArchive. Every member gets a final
// newline. A member that contains a line that looks like a marker is an error.
func FormatArchive(comment string, files []File) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(comment)
	for _, f := range files {
		for _, line := range bytes.SplitAfter(f.Data, []byte("\n")) {
			if _, ok := marker(line); ok {
				return nil, fmt.Errorf("%s: line %q would be taken for the start of another file", f.Name, line)
			}
		}
		fmt.Fprintf(&b, "-- %s --\n", f.Name)
		b.Write(f.Data)
		if n := len(f.Data); n > 0 && f.Data[n-1] != '\n' {
			b.WriteByte('\n')
		}
	}
	return b.Bytes(), nil
}

// ReadMaybeGzip reads a file; one whose name ends in .gz is unpacked.
func ReadMaybeGzip(path string) ([]byte, error) {
	data, err := os.ReadFile(path)
	if err != nil || !strings.HasSuffix(path, ".gz") {
		return data, err
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	data, err = io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return data, nil
}

// WriteMaybeGzip writes a file; one whose name ends in .gz is packed. The same
// data always gives the same bytes.
func WriteMaybeGzip(path string, data []byte) error {
	if strings.HasSuffix(path, ".gz") {
		var b bytes.Buffer
		z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
		if _, err := z.Write(data); err != nil {
			return err
		}
		if err := z.Close(); err != nil {
			return err
		}
		data = b.Bytes()
	}
	return os.WriteFile(path, data, 0o644)
}
