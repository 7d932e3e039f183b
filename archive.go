package genmcgo

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"genmcgo/interp/load"
)

// Archives, as ar makes them, of LLVM bitcode: what clang -c -flto or -c -emit-llvm wrote. Like a linker, genmcgo takes the
// members that define something which is missing. Each is then a file of the program, called lib.a(member.o).

// archive reports whether src is an archive.
func (src *Source) archive() bool { return filepath.Ext(src.Name) == ".a" }

// member splits the name of a member into those of its archive and its own.
func (src *Source) member() (archive, name string, ok bool) {
	archive, name, ok = strings.Cut(src.Name, ".a(")
	if !ok || !strings.HasSuffix(name, ")") {
		return "", "", false
	}
	return archive + ".a", strings.TrimSuffix(name, ")"), true
}

// members are the members of the archive src, with their contents.
func (src *Source) members() (all []Source, err error) {
	if src.Text == nil {
		if err := src.exists(); err != nil {
			return nil, err
		}
	}
	text, err := src.content()
	if err != nil {
		return nil, unreadable(err, src.Name)
	}
	bad := func(format string, args ...any) ([]Source, error) {
		return nil, &InputError{File: src.Name, Msg: "it is no archive that can be read: " + fmt.Sprintf(format, args...)}
	}
	rest, ok := bytes.CutPrefix(text, []byte("!<arch>\n"))
	switch {
	case bytes.HasPrefix(text, []byte("!<thin>\n")):
		return bad("it is a thin one, which has only the names of files; give those files, or make it with ar without T")
	case !ok:
		return bad("it does not begin with !<arch>")
	}
	const header = 60 // bytes: name 16, time 12, owner 6, group 6, mode 8, size 10, end 2
	var long []byte   // names of more than 15 bytes
	seen := map[string]int{}
	for len(rest) > 0 {
		if len(rest) < header || rest[58] != '`' || rest[59] != '\n' {
			return bad("byte %d begins no member", len(text)-len(rest))
		}
		name := strings.TrimRight(string(rest[:16]), " ")
		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		if err != nil || size < 0 || size > len(rest)-header {
			return bad("the member at byte %d is cut off", len(text)-len(rest))
		}
		content := rest[header : header+size]
		rest = rest[min(len(rest), header+size+size%2):]
		switch at, isLong := strings.CutPrefix(name, "/"); {
		case name == "/" || name == "/SYM64/": // a table of symbols, which may be old
			continue
		case name == "//":
			long = content
			continue
		case isLong:
			n, err := strconv.Atoi(at)
			if err != nil || n < 0 || n >= len(long) {
				return bad("the name of a member, %q, is none", name)
			}
			name, _, _ = strings.Cut(string(long[n:]), "\n")
		case strings.HasPrefix(name, "#1/"): // as BSD writes them: before the content
			n, err := strconv.Atoi(name[3:])
			if err != nil || n < 0 || n > len(content) {
				return bad("the name of a member, %q, is none", name)
			}
			name, content = strings.TrimRight(string(content[:n]), "\x00"), content[n:]
		}
		name = strings.TrimSuffix(name, "/")
		if strings.HasPrefix(name, "__.SYMDEF") {
			continue
		}
		if seen[name]++; seen[name] > 1 { // ar allows that
			name += fmt.Sprintf("#%d", seen[name])
		}
		all = append(all, Source{Name: fmt.Sprintf("%s(%s)", src.Name, name), Text: content})
	}
	return all, nil
}

// memberIR is the member that src names in LLVM IR; its content is read from the archive if src has none.
func (c *compilation) memberIR(ctx context.Context) ([]byte, error) {
	if c.src.Text == nil {
		archive, _, _ := c.src.member()
		all, err := (&Source{Name: archive}).members()
		if err != nil {
			return nil, err
		}
		for _, m := range all {
			if m.Name == c.src.Name {
				c.src = &m
				break
			}
		}
		if c.src.Text == nil {
			return nil, &InputError{File: c.src.Name, Msg: "the archive has no such member"}
		}
	}
	switch text := c.src.Text; {
	case bytes.HasPrefix(text, bitcodeMagic):
		return c.disassemble(ctx)
	case bytes.HasPrefix(text, []byte("\x7fELF")):
		return nil, &InputError{File: c.src.Name, Msg: "it holds compiled code; compile the files of the archive with clang -flto or -emit-llvm, or give them instead"}
	case bytes.HasPrefix(text, []byte("; ModuleID")) || bytes.HasPrefix(text, []byte("source_filename")) || bytes.HasPrefix(text, []byte("target ")):
		return text, nil
	}
	return nil, &InputError{File: c.src.Name, Msg: "it is neither LLVM bitcode nor LLVM IR"}
}

// unpack puts the members of the archives that the program needs beside modules, which are its other files; it makes them
// files of src, instead of the archives, and says which they are.
func (src *Source) unpack(ctx context.Context, o *Options, modules []load.Module, archives []Source) (all []load.Module, notes []string, err error) {
	var members []load.Module
	of := map[string]int{}
	for _, a := range archives {
		files, err := a.members()
		if err != nil {
			return nil, nil, err
		}
		for _, f := range files {
			text, err := f.readIR(ctx, o)
			if err != nil {
				return nil, nil, unreadable(err, f.Name)
			}
			members = append(members, load.Module{Name: f.Name, Text: text})
		}
		of[a.Name] = len(files)
	}
	needed, err := load.Needed(modules, members)
	if err != nil {
		return nil, nil, err
	}
	var with []Source
	for _, f := range src.With {
		if !f.archive() {
			with = append(with, f)
		}
	}
	taken := map[string][]string{}
	for _, m := range needed {
		f := Source{Name: m.Name}
		archive, name, _ := f.member()
		taken[archive] = append(taken[archive], name)
		with = append(with, f)
	}
	for _, a := range archives {
		if names := taken[a.Name]; names == nil {
			notes = append(notes, fmt.Sprintf("%s has nothing that the program needs", a.Name))
		} else {
			notes = append(notes, fmt.Sprintf("%s: %d of %d members are in the program: %s", a.Name, len(names), of[a.Name], listed(names)))
		}
	}
	src.With = with
	return append(modules, needed...), notes, nil
}
