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
	// Dirs are tried when the path in the debug information does not exist here
	// (IR that was made elsewhere): first with the path, then with its base name.
	Dirs []string
	// Texts has what is in files that need not exist, by name. They come before those that do.
	Texts map[string]string
	files map[string]*source
	cwd   string
}

// source is one file: where it was found, as paths are shown, and its lines.
type source struct {
	path  string
	lines []string
}

// maxSource bounds the files that are read for snippets.
const maxSource = 16 << 20

// find returns the file that debug information calls name.
func (s *Sources) find(name string) *source {
	if f := s.files[name]; f != nil {
		return f
	}
	if s.files == nil {
		s.files = map[string]*source{}
		s.cwd, _ = os.Getwd()
	}
	f := &source{path: name}
	s.files[name] = f
	for known, text := range s.Texts {
		if known == name || filepath.IsAbs(name) && filepath.Join(s.cwd, known) == filepath.Clean(name) {
			f.path, f.lines = known, strings.Split(text, "\n")
			return f
		}
	}
	paths := []string{name}
	for _, d := range s.Dirs {
		if !filepath.IsAbs(name) {
			paths = append(paths, filepath.Join(d, name))
		}
		paths = append(paths, filepath.Join(d, filepath.Base(name)))
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
		f.path, f.lines = p, strings.Split(string(text), "\n")
		break
	}
	if filepath.IsAbs(f.path) {
		if rel, err := filepath.Rel(s.cwd, f.path); err == nil && !strings.HasPrefix(rel, "..") {
			f.path = rel
		}
	}
	return f
}

// Path is that of the file that debug information calls name, as reports show it.
func (s *Sources) Path(name string) string { return s.find(name).path }

// Fill is p as reports show it.
func (s *Sources) Fill(p Place) Place { return s.fill(p) }

// fill replaces p's path by one that can be opened from the working directory, if
// there is one, and adds the source line.
func (s *Sources) fill(p Place) Place {
	if p.File == "" {
		return p
	}
	f := s.find(p.File)
	p.File = f.path
	if p.Line >= 1 && p.Line <= len(f.lines) {
		p.Source = strings.TrimSpace(f.lines[p.Line-1])
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

// Lines are the lines of the file that debug information calls name, nil if it cannot
// be read.
func (s *Sources) Lines(name string) []string { return s.find(name).lines }
