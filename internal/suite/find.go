package suite

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo"
)

// File is a program with tests.
type File struct {
	Dir  string // as it was found: named, or below what was named
	Path string // of the file
	Err  error  // why it could not be read or compiled, after [Run]

	config  *config // nil: there is none
	scanned *scanned
	// levels are what is said of all of its tests, but for the command line.
	levels []*level
}

// Name is the name of the file in Dir.
func (f *File) Name() string { return filepath.Base(f.Path) }

// Find finds the tests in paths: files, and directories with all that is below them; none stands for the
// current directory. Everything that is wrong with files of configuration and comments is one error, of
// [genmcgo.InputError] joined. There may be no files.
func Find(paths []string, o *Options) ([]*File, error) {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	f := &finder{o: o, configs: map[string]*config{}, known: map[string]bool{}}
	for _, p := range o.Patterns {
		if err := globError(p); err != nil {
			f.errs = append(f.errs, err)
		}
	}
	for _, p := range paths {
		if rest, ok := strings.CutSuffix(filepath.ToSlash(p), "/..."); ok { // as Go writes it
			p = filepath.FromSlash(cmp.Or(rest, "/"))
		} else if p == "..." {
			p = "."
		}
		st, err := os.Stat(p)
		switch {
		case err != nil:
			f.fail(p, err)
		case st.IsDir():
			f.walk(filepath.Clean(p))
		default:
			f.file(filepath.Clean(p))
		}
	}
	return f.files, errors.Join(f.errs...)
}

type finder struct {
	o       *Options
	configs map[string]*config // by absolute directory; nil: none is in force there
	known   map[string]bool    // files, by absolute path
	files   []*File
	errs    []error
}

func (f *finder) fail(name string, err error) {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	f.errs = append(f.errs, &genmcgo.InputError{File: name, Msg: err.Error(), Err: err})
}

// walk finds the tests in dir and below.
func (f *finder) walk(dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		f.fail(dir, err)
		return
	}
	c := f.config(dir)
	patterns, exclude, root := DefaultPatterns, []string(nil), dir
	if c != nil {
		exclude, root = c.exclude, filepath.Dir(c.file)
		if c.patterns != nil {
			patterns = c.patterns
		}
	}
	if f.o.Patterns != nil {
		patterns = f.o.Patterns
	}
	var below []string
	for _, e := range entries {
		name := filepath.Join(dir, e.Name())
		rel, err := filepath.Rel(root, name)
		if err != nil {
			rel = e.Name()
		}
		switch {
		case matches(exclude, e.Name(), rel):
		case e.IsDir():
			if !strings.HasPrefix(e.Name(), ".") {
				below = append(below, name)
			}
		case matches(patterns, e.Name(), rel):
			if st, err := os.Stat(name); err != nil { // a link that leads nowhere
				f.fail(name, err)
			} else if st.Mode().IsRegular() {
				f.file(name)
			}
		}
	}
	for _, name := range below {
		f.walk(name)
	}
}

// file reads what the comments of a file say.
func (f *finder) file(name string) {
	abs, err := filepath.Abs(name)
	if err != nil || f.known[abs] {
		return
	}
	f.known[abs] = true
	text, err := os.ReadFile(name)
	if err != nil {
		f.fail(name, err)
		return
	}
	out := &File{Dir: filepath.Dir(name), Path: name, scanned: &scanned{}}
	if ext := filepath.Ext(name); ext != ".bc" {
		var errs []error
		out.scanned, errs = scan(name, text)
		f.errs = append(f.errs, errs...)
	}
	if c := f.config(out.Dir); c != nil {
		out.levels = append(out.levels, &c.level)
		rel, err := filepath.Rel(filepath.Dir(c.file), name)
		for i := range c.files {
			if s := &c.files[i]; err == nil && matches([]string{s.pattern}, filepath.Base(name), rel) {
				out.levels = append(out.levels, &s.level)
			}
		}
	}
	out.levels = append(out.levels, &out.scanned.file)
	f.files = append(f.files, out)
}

// config returns the configuration that is in force in dir: that of the next genmcgo.toml in it or above, as
// far up as the repository goes.
func (f *finder) config(dir string) *config {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil
	}
	if c, ok := f.configs[abs]; ok {
		return c
	}
	var c *config
	name := filepath.Join(dir, configName)
	if _, err := os.Stat(name); err == nil {
		var errs []error
		if c, errs = readConfig(name); c == nil {
			c = &config{file: name}
		}
		f.errs = append(f.errs, errs...)
	} else if _, err := os.Stat(filepath.Join(dir, ".git")); err != nil && filepath.Dir(abs) != abs {
		c = f.config(above(dir))
	}
	f.configs[abs] = c
	return c
}

// above is the directory that contains dir.
func above(dir string) string {
	if dir = filepath.Clean(dir); dir == "." || filepath.Base(dir) == ".." {
		return filepath.Join(dir, "..")
	}
	return filepath.Dir(dir)
}

// Dirs are the directories of files, in their order.
func Dirs(files []*File) []string {
	var out []string
	for _, f := range files {
		if !slices.Contains(out, f.Dir) {
			out = append(out, f.Dir)
		}
	}
	return out
}
