package genmcgo

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo/interp/load"
)

// Programs of several files (Source.With): each is compiled by itself, and they are linked by interp/load.

// Files returns the program that files on disk make together. There must be at least one, or the program cannot be
// loaded. clang are flags for those that are compiled.
func Files(names []string, clang ...string) Source {
	if len(names) == 0 {
		return Source{}
	}
	src := File(names[0], clang...)
	for _, n := range names[1:] {
		src.With = append(src.With, File(n))
	}
	return src
}

// Files are the files of the program, each with all flags that it is compiled with.
func (src *Source) Files() []Source {
	first := *src
	first.With = nil
	all := append([]Source{first}, src.With...)
	languages := map[string]bool{}
	for i := range all {
		languages[all[i].language()] = true
	}
	for i := range all {
		f := &all[i]
		if i > 0 {
			f.Clang = slices.Concat(src.Clang, f.Clang)
		}
		if !f.Compiled() && len(all) > 1 {
			f.Clang = nil
		}
		if languages["c"] && languages["c++"] {
			f.Clang = slices.DeleteFunc(slices.Clone(f.Clang), func(w string) bool {
				std, ok := strings.CutPrefix(w, "-std=")
				return ok && strings.Contains(std, "++") != (f.language() == "c++")
			})
		}
	}
	return all
}

// language is c, c++ or rust if src is compiled, else "".
func (src *Source) language() string {
	switch {
	case !src.Compiled():
		return ""
	case filepath.Ext(src.Name) == ".c", src.litmus():
		return "c"
	case filepath.Ext(src.Name) == ".rs", src.cargo():
		return "rust"
	}
	return "c++"
}

// names are the names of the files, nil if there is one.
func (src *Source) names() (all []string) {
	if len(src.With) == 0 {
		return nil
	}
	for _, f := range src.Files() {
		all = append(all, f.Name)
	}
	return all
}

// words are the files and the flags for all of them, as the command takes them.
func (src *Source) words() (words []string) {
	for _, f := range src.Files() {
		name := f.Name
		if archive, _, ok := f.member(); ok {
			name = archive
		}
		if !slices.Contains(words, name) {
			words = append(words, name)
		}
	}
	if len(src.Clang) > 0 {
		words = append(append(words, "--"), src.Clang...)
	}
	return words
}

// Validate returns an [*InputError] if src is no list of files. Load calls it itself.
func (src *Source) Validate() error {
	all := append([]Source{*src}, src.With...)
	flags, compiled := false, false
	for i := range all {
		f := &all[i]
		if f.Name == "" {
			return &InputError{Msg: "the program has no name (Source.Name)"}
		}
		if i > 0 && len(f.With) > 0 {
			return &InputError{File: f.Name, Msg: "it is a file of a program, and has files of its own (Source.With)"}
		}
		flags, compiled = flags || len(f.Clang) > 0, compiled || f.Compiled()
		for j := range all[:i] {
			if o := &all[j]; f.same(o) {
				return &InputError{File: f.Name, Msg: fmt.Sprintf("it is given twice (%s); a program has each file once", o.Name)}
			}
		}
	}
	switch {
	case flags && !compiled && len(all) == 1:
		return &InputError{Msg: fmt.Sprintf("flags for clang given, but %s is not compiled: it is no C or C++ file", src.Name)}
	case flags && !compiled:
		return &InputError{Msg: "flags for clang given, but no file is compiled: none is a C or C++ file"}
	}
	return nil
}

// same reports whether two files are one.
func (src *Source) same(o *Source) bool {
	if src.Text != nil || o.Text != nil || src.Name == "-" || o.Name == "-" {
		return src.Name == o.Name
	}
	a, err := os.Stat(src.Name)
	b, other := os.Stat(o.Name)
	if err != nil || other != nil {
		return filepath.Clean(src.Name) == filepath.Clean(o.Name)
	}
	return os.SameFile(a, b)
}

// read returns the files of the program in LLVM IR. It runs clang or llvm-dis if necessary, and makes the members of
// archives that the program needs files of src. notes are remarks about how they were compiled, and about archives.
func (src *Source) read(ctx context.Context, o *Options) (modules []load.Module, notes []string, err error) {
	files, notes, err := src.built(o)
	if err != nil {
		return nil, nil, err
	}
	var archives []Source
	for i, f := range files {
		if i > 0 && f.archive() {
			archives = append(archives, f)
			continue
		}
		text, err := f.readIR(ctx, o)
		if err != nil {
			return nil, nil, unreadable(err, f.Name)
		}
		modules = append(modules, load.Module{Name: f.Name, Text: text})
	}
	if len(archives) > 0 {
		all, more, err := src.unpack(ctx, o, modules, archives)
		return all, append(notes, more...), err
	}
	return modules, notes, nil
}
