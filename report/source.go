package report

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Sources reads lines of source files, each file once. The zero value works;
// it is not safe for concurrent use.
type Sources struct {
	// Dirs are tried, with the file's base name, when the path in the debug
	// information does not exist here (IR that was made on another machine).
	Dirs  []string
	files map[string][]string
	cwd   string
}

// maxSource bounds the files that are read for snippets.
const maxSource = 16 << 20

// Line returns the line-th line (from 1) of file without surrounding blanks, or
// "" if it can not be read.
func (s *Sources) Line(file string, line int) string {
	if file == "" || line < 1 {
		return ""
	}
	lines, ok := s.files[file]
	if !ok {
		lines = s.read(file)
		if s.files == nil {
			s.files = map[string][]string{}
		}
		s.files[file] = lines
	}
	if line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[line-1])
}

func (s *Sources) read(file string) []string {
	paths := []string{file}
	for _, d := range s.Dirs {
		paths = append(paths, filepath.Join(d, filepath.Base(file)))
	}
	for _, p := range paths {
		st, err := os.Stat(p)
		if err != nil || !st.Mode().IsRegular() || st.Size() > maxSource {
			continue
		}
		text, err := os.ReadFile(p)
		if err != nil || bytes.IndexByte(text, 0) >= 0 {
			continue
		}
		return strings.Split(string(text), "\n")
	}
	return nil
}

// fill shortens p's path to one relative to the working directory where the
// file lies below it, and adds the source line.
func (s *Sources) fill(p Place) Place {
	if p.File == "" {
		return p
	}
	p.Source = s.Line(p.File, p.Line)
	if filepath.IsAbs(p.File) {
		if s.cwd == "" {
			s.cwd, _ = os.Getwd()
		}
		if rel, err := filepath.Rel(s.cwd, p.File); err == nil && !strings.HasPrefix(rel, "..") {
			p.File = rel
		}
	}
	return p
}

// Short is file:line with the file's base name, "" if there is no file.
func (p Place) Short() string {
	if p.File == "" {
		return ""
	}
	return filepath.Base(p.File) + ":" + strconv.Itoa(p.Line)
}

// String is file:line:column.
func (p Place) String() string {
	if p.File == "" {
		return ""
	}
	s := p.File + ":" + strconv.Itoa(p.Line)
	if p.Column > 0 {
		s += ":" + strconv.Itoa(p.Column)
	}
	return s
}
