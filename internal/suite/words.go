package suite

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo"
	"genmcgo/internal/spell"
	"genmcgo/report"
)

// position is a place in a file, from 1; the line 0 stands for the command line.
type position struct {
	file         string
	line, column int
}

// wrong is an error at p.
func (p position) wrong(format string, args ...any) error {
	return &genmcgo.InputError{File: p.file, Line: p.line, Column: p.column, Msg: fmt.Sprintf(format, args...)}
}

// word is a flag of genmcgo or a key of this package, with a value.
type word struct {
	flag        bool
	name, value string
	at          position
}

// String is the word as a comment has it, without its value.
func (w *word) String() string {
	if w.flag {
		return "--" + w.name
	}
	return w.name
}

// line is what stands on a line of a comment.
type line struct {
	models []string // of --mm; nil: there is none
	words  []word
	at     position
}

// level are lines of one origin. Flags for clang add up; words are overridden.
type level struct {
	lines []line
	clang []string
}

// The keys of this package.
const (
	keyExpect     = "expect"     // verified, error, incomplete
	keyKind       = "kind"       // kinds of errors, one of which is expected
	keyExecutions = "executions" // the number of complete executions
	keyAllow      = "allow"      // what does not fail a test
	keyDeny       = "deny"       // kinds of warnings that fail it
	keySkip       = "skip"       // why the test is not run
)

// verdicts are what may be expected.
var verdicts = []string{report.Verified, report.Error, report.Incomplete}

var keys = []string{keyExpect, keyKind, keyExecutions, keyAllow, keyDeny, keySkip}

// What may be allowed.
const (
	allowVacuous    = "vacuous"     // that no execution runs to its end
	allowUnreached  = "unreached"   // that an assertion or a thread is reached in no execution
	allowExitStatus = "exit-status" // that main, or the test, returns another status than 0
)

var allowances = []string{allowVacuous, allowUnreached, allowExitStatus}

// denyAll stands for all kinds of warnings.
const denyAll = "all"

// notForTests are options of genmcgo that tests do not have, and why.
var notForTests = map[string]string{
	"checkpoint":          "a test is run as a whole",
	"checkpoint-interval": "a test is run as a whole",
	"print-executions":    "run the test with genmcgo to see its executions",
	"estimate-histogram":  "run the test with 'genmcgo estimate'",
	"allow-vacuous":       "write allow=vacuous",
}

// Setting reports whether tests have the option called name, and if not, why.
func Setting(name string) (ok bool, why string) {
	why, refused := notForTests[name]
	return !refused && genmcgo.SettingByName(name) != nil, why
}

// parse makes a word of the text of one, which stands at p: --NAME=VALUE, --NAME or KEY=VALUE.
func parse(text string, at position) (word, error) {
	name, value, has := strings.Cut(text, "=")
	w := word{name: strings.TrimLeft(name, "-"), value: value, at: at}
	w.flag = name != w.name
	if !w.flag && !has {
		if slices.Contains(keys, name) {
			return w, at.wrong("%s needs a value: %s=...", name, name)
		}
		if s := genmcgo.SettingByName(name); s != nil {
			return w, at.wrong("%q is neither a flag nor KEY=VALUE; write --%s", name, name)
		}
		return w, at.wrong("%q is neither a flag nor KEY=VALUE; keys are %s", name, strings.Join(keys, ", "))
	}
	if w.flag && !has {
		s := genmcgo.SettingByName(w.name)
		if s != nil && s.Alone == "" {
			return w, at.wrong("--%s needs a value: --%s=...", w.name, w.name)
		}
		if s != nil {
			w.value = s.Alone
		}
	}
	return w, w.check()
}

// check returns an error if there is no such word, or its value is impossible. It makes names of files
// relative to the directory of the file that the word stands in.
func (w *word) check() error {
	if w.flag {
		return w.checkFlag()
	}
	one := func(known []string, what string) error {
		for _, v := range strings.Split(w.value, ",") {
			if !slices.Contains(known, v) {
				return w.at.wrong("%s=%s: %s must be %s%s", w.name, w.value, what, alternatives(known), spell.Hint(v, known))
			}
		}
		return nil
	}
	switch w.name {
	case keyExpect:
		if !slices.Contains(verdicts, w.value) {
			return w.at.wrong("expect=%s: must be %s%s", w.value, alternatives(verdicts), spell.Hint(w.value, verdicts))
		}
	case keyKind:
		return one(kinds(), "each kind")
	case keyDeny:
		return one(append(kinds(), denyAll), "each kind")
	case keyAllow:
		return one(allowances, "each")
	case keyExecutions:
		if _, err := strconv.ParseUint(w.value, 10, 64); err != nil {
			return w.at.wrong("executions=%s: must be a number", w.value)
		}
	case keySkip:
		if strings.TrimSpace(w.value) == "" {
			return w.at.wrong(`skip needs a reason: skip="why"`)
		}
	default:
		if genmcgo.SettingByName(w.name) != nil {
			return w.at.wrong("there is no key %s; the flag is --%s", w.name, w.name)
		}
		return w.at.wrong("there is no key %s; keys are %s%s", w.name, strings.Join(keys, ", "), spell.Hint(w.name, keys))
	}
	return nil
}

func (w *word) checkFlag() error {
	s := genmcgo.SettingByName(w.name)
	if why, refused := notForTests[w.name]; refused {
		return w.at.wrong("--%s is not for tests: %s", w.name, why)
	}
	// --expect is a flag, too, for a file of outcomes.
	if s == nil || w.name == keyExpect && slices.Contains(verdicts, w.value) {
		if slices.Contains(keys, w.name) {
			return w.at.wrong("%s is no flag; write %s=%s", w.name, w.name, w.value)
		}
		var known []string
		for _, s := range genmcgo.Settings() {
			known = append(known, s.Name)
		}
		if best := spell.Nearest(w.name, known); best != "" {
			return w.at.wrong("unknown flag --%s; did you mean --%s?", w.name, best)
		}
		return w.at.wrong("unknown flag --%s", w.name)
	}
	if err := new(genmcgo.Options).Set(w.name, w.value); err != nil {
		return w.at.wrong("%v", err)
	}
	if w.at.line == 0 {
		return nil
	}
	dir := filepath.Dir(w.at.file)
	switch w.name {
	case "prims", "asm", "expect":
		w.value = beside(dir, w.value)
	case "mm":
		models := strings.Split(w.value, ",")
		for i := range models {
			models[i] = modelBeside(dir, strings.TrimSpace(models[i]))
		}
		w.value = strings.Join(models, ",")
	}
	return nil
}

// beside is the file name as it is called from here, if dir calls it so.
func beside(dir, name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(dir, name)
}

// modelBeside is beside for the name of a model, which is a file only if there is one.
func modelBeside(dir, name string) string {
	there := beside(dir, name)
	if _, err := os.Stat(there); err != nil || filepath.Ext(name) != ".kat" && !strings.ContainsAny(name, `/\`) {
		return name
	}
	if !strings.ContainsAny(there, `/\`) {
		there = "." + string(filepath.Separator) + there
	}
	return there
}

// alternatives lists words: a, b or c.
func alternatives(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}

// kinds are all kinds of errors and warnings.
func kinds() []string {
	var out []string
	for _, k := range report.Kinds {
		out = append(out, k.ID)
	}
	return out
}

// repeats reports whether a flag may be given several times, each with one more value.
func repeats(name string) bool {
	s := genmcgo.SettingByName(name)
	return s != nil && s.Type == "stringArray"
}

// add appends words to the line, and takes --mm out of them.
func (l *line) add(words ...word) {
	for _, w := range words {
		if w.flag && w.name == "mm" {
			for _, m := range strings.Split(w.value, ",") {
				if m = strings.TrimSpace(m); !slices.Contains(l.models, m) {
					l.models = append(l.models, m)
				}
			}
			continue
		}
		l.words = append(l.words, w)
	}
}

// under returns what the level says of a test under a model: nothing that is said twice. If only one line
// names models, it says what it says whatever the model is: the command line may ask for another one.
func (l *level) under(model string) ([]word, error) {
	variants := 0
	for i := range l.lines {
		if l.lines[i].models != nil {
			variants++
		}
	}
	var general, special []word
	for i := range l.lines {
		switch ln := &l.lines[i]; {
		case ln.models == nil || variants == 1:
			general = append(general, ln.words...)
		case slices.Contains(ln.models, model):
			special = append(special, ln.words...)
		}
	}
	for _, words := range [][]word{general, special} {
		for i, w := range words {
			for _, v := range words[:i] {
				if v.name == w.name && v.flag == w.flag && !(w.flag && repeats(w.name)) {
					return nil, w.at.wrong("%s is given twice, first at line %d", w.String(), v.at.line)
				}
			}
		}
	}
	return override(general, special), nil
}

// override returns words, with those of higher instead where both have the same.
func override(words, higher []word) []word {
	out := slices.DeleteFunc(slices.Clone(words), func(w word) bool {
		return slices.ContainsFunc(higher, func(h word) bool { return h.name == w.name && h.flag == w.flag })
	})
	return append(out, higher...)
}

// models returns the models that the highest level that names any names, or the default one.
func models(levels []*level) []string {
	for _, l := range slices.Backward(levels) {
		var out []string
		for i := range l.lines {
			for _, m := range l.lines[i].models {
				if !slices.Contains(out, m) {
					out = append(out, m)
				}
			}
		}
		if out != nil {
			return out
		}
	}
	return []string{"rc11"}
}

// wordsUnder returns what levels say of a test under a model.
func wordsUnder(levels []*level, model string) ([]word, error) {
	var out []word
	for _, l := range levels {
		words, err := l.under(model)
		if err != nil {
			return nil, err
		}
		out = override(out, words)
	}
	return out, nil
}

// clangOf are the flags for clang of all levels.
func clangOf(levels []*level) []string {
	var out []string
	for _, l := range levels {
		out = append(out, l.clang...)
	}
	return out
}

// pathFlags are flags of clang whose value is a file or a directory.
var pathFlags = []string{"-I", "-isystem", "-iquote", "-idirafter", "-include"}

// clangBeside makes the names of files and directories in flags for clang relative to dir, the directory of
// the file that they stand in.
func clangBeside(dir string, flags []string) []string {
	out := slices.Clone(flags)
	for i := range out {
		if i > 0 && slices.Contains(pathFlags, flags[i-1]) {
			out[i] = beside(dir, flags[i])
			continue
		}
		// -I is the beginning of none of the others but in another case.
		for _, f := range pathFlags {
			if v, ok := strings.CutPrefix(flags[i], f); ok && v != "" && v[0] != '-' {
				out[i] = f + beside(dir, v)
				break
			}
		}
	}
	return out
}

// split cuts text into words at blanks, as a shell does: quotes hold words together, and a backslash before
// a quote or a blank takes its meaning. starts are the offsets of the words.
func split(text string) (words []string, starts []int, err error) {
	var b strings.Builder
	var quote byte
	in := false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && quote != '\'' && i+1 < len(text) && strings.IndexByte(`"' \`, text[i+1]) >= 0:
			i++
			c = text[i]
		case quote != 0 && c == quote:
			quote = 0
			continue
		case quote == 0 && (c == '"' || c == '\''):
			if !in {
				in, starts = true, append(starts, i)
			}
			quote = c
			continue
		case quote == 0 && (c == ' ' || c == '\t' || c == '\r'):
			if in {
				words = append(words, b.String())
				b.Reset()
				in = false
			}
			continue
		}
		if !in {
			in, starts = true, append(starts, i)
		}
		b.WriteByte(c)
	}
	if quote != 0 {
		return nil, nil, errors.New("a quote is not closed")
	}
	if in {
		words = append(words, b.String())
	}
	return words, starts, nil
}

// matches reports whether a file or directory called name, whose path from the directory of the
// configuration is rel, is one of patterns.
func matches(patterns []string, name, rel string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		p = strings.TrimSuffix(p, "/")
		if strings.Contains(p, "/") {
			ok, _ := path.Match(strings.TrimPrefix(p, "./"), filepath.ToSlash(rel))
			return ok
		}
		ok, _ := path.Match(p, name)
		return ok
	})
}
