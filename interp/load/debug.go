package load

import (
	"bytes"
	"cmp"
	"path"
	"strconv"
	"strings"

	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// positionKey is a part of a position that few others have: it is less to hash than all of it. A line and column alone
// would be those of all instances of a template, of all copies of an inlined function and of all functions without debug
// information.
type positionKey struct {
	line, column int32
	inlined      int32
	symbol       string
}

// position returns the index of p in the table of positions.
func (ld *loader) position(p ir.Position) int32 {
	at := positionKey{int32(p.Line), int32(p.Column), p.Inlined, cmp.Or(p.Symbol, p.Function)}
	for i := ld.posIdx[at]; i > 0; i = ld.posNext[i] {
		if ld.prog.Positions[i] == p {
			return i
		}
	}
	i := int32(len(ld.prog.Positions))
	ld.prog.Positions, ld.posNext = append(ld.prog.Positions, p), append(ld.posNext, ld.posIdx[at])
	ld.posIdx[at] = i
	return i
}

// scope finds the file and function of a debug scope.
func scope(f metadata.Field) (file *metadata.DIFile, fn *metadata.DISubprogram) {
	for {
		switch s := f.(type) {
		case *metadata.DILexicalBlock:
			if file == nil {
				file = s.File
			}
			f = s.Scope
		case *metadata.DILexicalBlockFile:
			if file == nil {
				file = s.File
			}
			f = s.Scope
		case *metadata.DISubprogram:
			if file == nil {
				file = s.File
			}
			return file, s
		case *metadata.DIFile:
			if file == nil {
				file = s
			}
			return file, nil
		default:
			return file, nil
		}
	}
}

// system reports whether a file is a header of the system or of genmcgo, whose lines say little
// to the user.
func system(f *metadata.DIFile) bool {
	if f == nil {
		return false
	}
	name, _ := fileName(f)
	return System(name)
}

// fileName returns the name of a file and the directory that it is relative to. The names of files of Rust's library are
// relative to a directory of the machine that the library was built on: they get its name.
func fileName(f *metadata.DIFile) (name, dir string) {
	if rtlib.IsSystem(f.Directory + "/") {
		return path.Join(f.Directory, f.Filename), f.Directory
	}
	return f.Filename, f.Directory
}

// System is system for the name of a file, as debug information has it.
func System(name string) bool {
	return rtlib.IsSystem(name)
}

// location turns a debug location into a position: the innermost one of the chain
// of inlined calls that is not in a system header.
func (m *module) location(loc *metadata.DILocation) int32 {
	if i, ok := m.positions[loc]; ok {
		return i
	}
	if !m.lib && !m.ld.opts.NoLibrary {
		keptSections(loc)
	}
	at, library := loc, ""
	for l, name := loc, ""; l != nil; l = l.InlinedAt {
		f, fn := scope(l.Scope)
		if !system(f) {
			at, library = l, name
			break
		}
		if fn != nil {
			name = cmp.Or(fn.LinkageName, fn.Name)
		}
	}
	file, fn := scope(at.Scope)
	p := ir.Position{Line: int(at.Line), Column: int(at.Column), Library: library}
	if file != nil {
		p.File, p.Dir = fileName(file)
		p.System = System(p.File)
	}
	if fn != nil {
		p.Function, p.Symbol = fn.Name, fn.LinkageName
	}
	if at.InlinedAt != nil {
		p.Inlined = m.location(at.InlinedAt)
	}
	i := m.ld.position(p)
	m.positions[loc] = i
	return i
}

type attachments interface {
	MDAttachments() []*metadata.Attachment
}

// posOf returns the position of an instruction, or def.
func (m *module) posOf(inst any, def int32) int32 {
	if m.lib {
		return def
	}
	if loc := locationOf(inst); loc != nil {
		return m.location(loc)
	}
	return def
}

// locationOf returns the position of an instruction in the source, nil if it has none.
func locationOf(inst any) *metadata.DILocation {
	if a, ok := inst.(attachments); ok {
		for _, md := range a.MDAttachments() {
			if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
				return loc
			}
		}
	}
	return nil
}

// funcPos is the position of the definition of f.
func (m *module) funcPos(f *llir.Func) int32 {
	if m.lib {
		return 0
	}
	for _, md := range f.Metadata {
		if md.Name == "dbg" {
			if sp, ok := md.Node.(*metadata.DISubprogram); ok {
				p := ir.Position{Line: int(sp.Line), Function: sp.Name, Symbol: sp.LinkageName}
				if sp.File != nil {
					p.File, p.Dir = fileName(sp.File)
					p.System = System(p.File)
				}
				return m.ld.position(p)
			}
		}
	}
	return m.ld.position(ir.Position{Function: f.Name()})
}

// systemFunc reports whether f was defined in a header of the system.
func (m *module) systemFunc(f *llir.Func) bool {
	for _, md := range f.Metadata {
		if sp, ok := md.Node.(*metadata.DISubprogram); ok && md.Name == "dbg" {
			return system(sp.File)
		}
	}
	return rustcOwn(f.Name())
}

// globalPos is the position of the definition of a variable.
func (m *module) globalPos(g *llir.Global) int32 {
	if m.lib {
		return 0
	}
	for _, md := range g.Metadata {
		if md.Name != "dbg" {
			continue
		}
		if e, ok := md.Node.(*metadata.DIGlobalVariableExpression); ok {
			if v := e.Var; v != nil {
				p := ir.Position{Line: int(v.Line)}
				if v.File != nil {
					p.File, p.Dir = fileName(v.File)
				}
				return m.ld.position(p)
			}
		}
	}
	return 0
}

// declared is a variable and the line of its declaration.
type declared struct {
	name string
	line int
}

// declaredNames reads the debug records #dbg_declare of newer compilers, which the
// normaliser drops: for each function, by the name of the alloca, the name of the
// variable and the line of its declaration.
func declaredNames(src []byte) map[string]map[string]declared {
	if !bytes.Contains(src, []byte("#dbg_declare(")) {
		return nil
	}
	type decl struct{ fn, local, node string }
	var decls []decl
	vars := map[string]declared{} // by metadata node
	fn := ""
	for line := range bytes.Lines(src) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 || line[0] != 'd' && line[0] != '#' && (line[0] != '!' || !bytes.Contains(line, []byte("!DILocalVariable("))) {
			continue
		}
		s := string(line)
		switch {
		case strings.HasPrefix(s, "define "):
			if _, rest, ok := strings.Cut(s, "@"); ok {
				fn = symbolName(rest)
			}
		case strings.HasPrefix(s, "#dbg_declare(ptr %"):
			local, rest, ok := strings.Cut(strings.TrimPrefix(s, "#dbg_declare(ptr "), ", ")
			node, _, ok2 := strings.Cut(rest, ",")
			if ok && ok2 {
				decls = append(decls, decl{fn, local, node})
			}
		case strings.HasPrefix(s, "!"):
			node, rest, ok := strings.Cut(s, " = !DILocalVariable(name: \"")
			name, rest, ok2 := strings.Cut(rest, "\"")
			if ok && ok2 {
				_, rest, _ = strings.Cut(rest, ", line: ")
				digits := 0
				for digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9' {
					digits++
				}
				line, _ := strconv.Atoi(rest[:digits])
				vars[node] = declared{name, line}
			}
		}
	}
	names := map[string]map[string]declared{}
	for _, d := range decls {
		if names[d.fn] == nil {
			names[d.fn] = map[string]declared{}
		}
		names[d.fn][d.local] = vars[d.node]
	}
	return names
}

// symbolName is the name at the start of s, which follows an @.
func symbolName(s string) string {
	if strings.HasPrefix(s, "\"") {
		name, _, _ := strings.Cut(s[1:], "\"")
		return name
	}
	name, _, _ := strings.Cut(s, "(")
	return name
}
