package suite

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"genmcgo"
	"genmcgo/internal/spell"
)

// configName is the name of the file that configures the tests of a directory and those below it.
const configName = "genmcgo.toml"

// config is a genmcgo.toml.
type config struct {
	file     string
	patterns []string // nil: there are none
	exclude  []string
	level    level
	files    []section
}

// section is what it says of some files, in addition.
type section struct {
	pattern string
	level   level
}

// Keys of genmcgo.toml besides those of this package.
const (
	tomlPatterns = "patterns"
	tomlExclude  = "exclude"
	tomlClang    = "clang-flags"
	tomlFlags    = "flags"
	tomlFiles    = "files"
)

// readConfig reads the genmcgo.toml called file. Its errors are all that are wrong with it.
func readConfig(file string) (*config, []error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, []error{position{file: file}.wrong("%v", err)}
	}
	var all map[string]any
	if err := toml.Unmarshal(text, &all); err != nil {
		at := position{file: file}
		var d *toml.DecodeError
		if errors.As(err, &d) {
			at.line, at.column = d.Position()
		}
		return nil, []error{at.wrong("%s", strings.TrimPrefix(err.Error(), "toml: "))}
	}
	// It is right as far as TOML goes. The values are read from the syntax tree, which knows where they are.
	r := &configReader{c: &config{file: file}}
	r.p.Reset(text)
	var table []key
	for r.p.NextExpression() {
		e := r.p.Expression()
		switch e.Kind {
		case unstable.Table:
			table = r.keys(e.Key())
			r.known(table)
		case unstable.ArrayTable:
			k := r.keys(e.Key())
			r.fail(k[0].at, "there is no list of tables %s", k[0].name)
		case unstable.KeyValue:
			r.entry(slices.Concat(table, r.keys(e.Key())), e.Value())
		}
	}
	return r.c, r.errs
}

// key is a part of a dotted key.
type key struct {
	name string
	at   position
}

type configReader struct {
	c    *config
	p    unstable.Parser
	errs []error
}

func (r *configReader) fail(at position, format string, args ...any) {
	r.errs = append(r.errs, at.wrong(format, args...))
}

func (r *configReader) at(n *unstable.Node) position {
	start := r.p.Shape(n.Raw).Start
	return position{r.c.file, start.Line, start.Column}
}

func (r *configReader) keys(it unstable.Iterator) []key {
	var out []key
	for it.Next() {
		out = append(out, key{string(it.Node().Data), r.at(it.Node())})
	}
	return out
}

// rootKeys and fileKeys are what there is at the root, and of some files.
var (
	fileKeys = append([]string{tomlClang, tomlFlags}, keys...)
	rootKeys = append([]string{tomlPatterns, tomlExclude, tomlFiles}, fileKeys...)
)

// known reports whether there may be such a key, which may be that of a table. If not, it says so.
func (r *configReader) known(path []key) bool {
	list, where := rootKeys, ""
	if len(path) > 0 && path[0].name == tomlFiles {
		if len(path) < 3 {
			return true
		}
		path, list, where = path[2:], fileKeys, " of files"
	}
	if len(path) == 0 {
		return true
	}
	if k := path[0]; !slices.Contains(list, k.name) {
		hint := spell.Hint(k.name, list)
		if hint == "" && genmcgo.SettingByName(k.name) != nil {
			hint = "; flags belong to the table [flags]"
		}
		r.fail(k.at, "unknown key %s%s; there are %s%s", k.name, where, strings.Join(list, ", "), hint)
		return false
	}
	return true
}

// entry takes note of a value.
func (r *configReader) entry(path []key, v *unstable.Node) {
	if !r.known(path) {
		return
	}
	if v.Kind == unstable.InlineTable {
		for it := v.Children(); it.Next(); {
			r.entry(slices.Concat(path, r.keys(it.Node().Key())), it.Node().Value())
		}
		return
	}
	lev := &r.c.level
	if path[0].name == tomlFiles {
		if len(path) < 3 {
			r.fail(path[len(path)-1].at, `files is a table of tables: [files."PATTERN"]`)
			return
		}
		lev = r.section(path[1])
		path = path[2:]
	}
	first, last := path[0], path[len(path)-1]
	if first.name == tomlFlags && len(path) != 2 || first.name != tomlFlags && len(path) != 1 {
		what := "is no table"
		if first.name == tomlFlags {
			what = "is a table of flags: [flags], then unroll = 4"
		}
		r.fail(last.at, "%s %s", first.name, what)
		return
	}
	values, ats, ok := r.values(v, first)
	if !ok {
		return
	}
	switch first.name {
	case tomlPatterns, tomlExclude:
		r.globs(values, ats)
		if first.name == tomlPatterns {
			r.c.patterns = append([]string{}, values...)
		} else {
			r.c.exclude = values
		}
	case tomlClang:
		lev.clang = append(lev.clang, clangBeside(filepath.Dir(r.c.file), values)...)
	case tomlFlags:
		if !repeats(last.name) && len(values) != 1 {
			if last.name != "mm" || len(values) == 0 {
				r.fail(last.at, "%s takes one value, not %d", last.name, len(values))
				return
			}
			values = []string{strings.Join(values, ",")}
		}
		for _, value := range values {
			r.word(lev, word{flag: true, name: last.name, value: value, at: last.at})
		}
	default:
		r.word(lev, word{name: first.name, value: strings.Join(values, ","), at: first.at})
	}
}

// word checks a word and adds it to a level.
func (r *configReader) word(lev *level, w word) {
	if err := w.check(); err != nil {
		r.errs = append(r.errs, err)
		return
	}
	ln := line{at: w.at}
	ln.add(w)
	lev.lines = append(lev.lines, ln)
}

// section returns the level of the files that match a pattern.
func (r *configReader) section(pattern key) *level {
	for i := range r.c.files {
		if s := &r.c.files[i]; s.pattern == pattern.name {
			return &s.level
		}
	}
	r.globs([]string{pattern.name}, []position{pattern.at})
	r.c.files = append(r.c.files, section{pattern: pattern.name})
	return &r.c.files[len(r.c.files)-1].level
}

// values returns a value, or those of a list of strings, in the syntax of the command line. An empty list is
// that.
func (r *configReader) values(v *unstable.Node, of key) (values []string, ats []position, ok bool) {
	one := func(n *unstable.Node) bool {
		switch n.Kind {
		case unstable.String, unstable.Bool, unstable.Integer, unstable.Float:
			value := string(n.Data)
			if n.Kind == unstable.Integer {
				value = strings.ReplaceAll(value, "_", "")
			}
			values, ats = append(values, value), append(ats, r.at(n))
			return true
		}
		r.fail(of.at, "%s must be a string, a number, true or false, or a list of these", of.name)
		return false
	}
	if v.Kind != unstable.Array {
		if slices.Contains([]string{tomlPatterns, tomlExclude, tomlClang}, of.name) {
			r.fail(of.at, `%s must be a list of strings, such as ["a", "b"]`, of.name)
			return nil, nil, false
		}
		return values, ats, one(v)
	}
	for it := v.Children(); it.Next(); {
		if it.Node().Kind == unstable.Comment {
			continue
		}
		if !one(it.Node()) {
			return nil, nil, false
		}
	}
	return values, ats, true
}

// globs checks patterns of names of files.
func (r *configReader) globs(patterns []string, ats []position) {
	for i, p := range patterns {
		if err := globError(p); err != nil {
			r.errs = append(r.errs, ats[i].wrong("%v", err))
		}
	}
}

// globError returns what is wrong with a pattern.
func globError(p string) error {
	if _, err := path.Match(p, ""); err != nil || p == "" {
		return fmt.Errorf("%q is no pattern for names of files, such as *_mc.c", p)
	}
	return nil
}
