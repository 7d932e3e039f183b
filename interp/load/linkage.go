package load

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo/internal/lazy"
	"genmcgo/interp/debug"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
)

// Linking several files into one program. Each stays a module of its own, with its types, metadata and attributes, so
// nothing of them can clash. What is decided here is which definition a name means that several files have: the others
// become declarations, and declarations are resolved when the program is built (loader.resolve).
//
// The rules are those of LLVM's linker (ModuleLinker::shouldLinkFromSource) for the linkage types of its language
// reference.

// file is a file of the program.
type file struct {
	Module
	ir  *llir.Module
	rep *NormalizeReport
	// discarded are the definitions here that belong to groups which are taken from other files.
	discarded map[string]bool
	// titles are the names in reports of what is of this file alone, where another file has something of the
	// same name.
	titles map[string]string
	// records: its debug intrinsics were records.
	records bool
}

// definition is what a file has under a name that all files share.
type definition struct {
	file *file
	fn   *llir.Func
	glob *llir.Global
	als  *llir.Alias
	ifn  *llir.IFunc
}

func (d *definition) linkage() enum.Linkage {
	switch {
	case d.fn != nil:
		return d.fn.Linkage
	case d.glob != nil:
		return d.glob.Linkage
	case d.als != nil:
		return d.als.Linkage
	}
	return d.ifn.Linkage
}

// comdat is the group that d belongs to, or nil.
func (d *definition) comdat() *llir.ComdatDef {
	switch {
	case d.fn != nil:
		return d.fn.Comdat
	case d.glob != nil:
		return d.glob.Comdat
	case d.als != nil:
		return comdatOf(stripCasts(d.als.Aliasee))
	}
	return nil
}

// comdatOf is the group of c, a function or variable, or nil.
func comdatOf(c constant.Constant) *llir.ComdatDef {
	switch c := c.(type) {
	case *llir.Func:
		return c.Comdat
	case *llir.Global:
		return c.Comdat
	}
	return nil
}

// declares reports whether d leaves it to others to define the name.
func (d *definition) declares() bool {
	return d.fn != nil && len(d.fn.Blocks) == 0 || d.glob != nil && d.glob.Init == nil
}

// rank is how much a definition counts against others of the same name.
type rank uint8

const (
	rankNone     rank = iota // its group is taken from another file
	rankCopy                 // of what is defined elsewhere
	rankLinkOnce             // any will do
	rankWeak                 // any will do; it is kept
	rankCommon               // C without an initialiser; the largest counts
	rankStrong               // there may be only one
)

func rankOf(l enum.Linkage) rank {
	switch l {
	case enum.LinkageAvailableExternally:
		return rankCopy
	case enum.LinkageLinkOnce, enum.LinkageLinkOnceODR:
		return rankLinkOnce
	case enum.LinkageWeak, enum.LinkageWeakODR, enum.LinkageExternWeak:
		return rankWeak
	case enum.LinkageCommon:
		return rankCommon
	}
	return rankStrong
}

// shared reports whether a name with linkage l means the same in all files.
func shared(l enum.Linkage) bool {
	return l != enum.LinkageInternal && l != enum.LinkagePrivate && l != enum.LinkageAppending
}

// linker links files.
type linker struct {
	files   []*file
	winner  map[string]*definition
	comdats map[string]*group
}

// group is a comdat: definitions that are all taken from the same file.
type group struct {
	file *file
	kind enum.SelectionKind
}

// link decides what the names in files mean. It changes the modules: a definition that does not count becomes a
// declaration. The error is an *InputError.
func link(files []*file) error {
	if len(files) == 1 {
		return nil
	}
	lk := &linker{files: files, winner: map[string]*definition{}, comdats: map[string]*group{}}
	if err := lk.sameTarget(); err != nil {
		return err
	}
	lk.shareHeaders()
	for _, f := range files {
		if err := f.shorten(); err != nil {
			return err
		}
		if err := lk.groups(f); err != nil {
			return err
		}
		for _, d := range f.definitions() {
			if err := lk.enter(d); err != nil {
				return err
			}
		}
	}
	for _, f := range files {
		for _, d := range f.definitions() {
			if err := lk.check(d); err != nil {
				return err
			}
		}
	}
	for _, f := range files {
		lk.drop(f)
	}
	lk.tell()
	return nil
}

// tell tells static functions and variables apart that are of different files and have the same name.
func (lk *linker) tell() {
	of := map[string]int{} // in how many files
	each := func(f *file, do func(name string, l enum.Linkage)) {
		for _, fn := range f.ir.Funcs {
			if len(fn.Blocks) > 0 {
				do(fn.Name(), fn.Linkage)
			}
		}
		for _, g := range f.ir.Globals {
			if g.Init != nil && g.Linkage != enum.LinkagePrivate && g.Linkage != enum.LinkageAppending {
				do(g.Name(), g.Linkage)
			}
		}
	}
	bases := map[string]int{}
	for _, f := range lk.files {
		bases[filepath.Base(f.Name)]++
		each(f, func(name string, _ enum.Linkage) { of[name]++ })
	}
	for _, f := range lk.files {
		f.titles = map[string]string{}
		in := filepath.Base(f.Name)
		if bases[in] > 1 {
			in = f.Name
		}
		each(f, func(name string, l enum.Linkage) {
			if of[name] > 1 && l == enum.LinkageInternal {
				f.titles[name] = in + "::" + name
			}
		})
	}
}

// definitions are what f has under shared names, declarations included.
func (f *file) definitions() (all []*definition) {
	for _, fn := range f.ir.Funcs {
		if shared(fn.Linkage) && !strings.HasPrefix(fn.Name(), "llvm.") {
			all = append(all, &definition{file: f, fn: fn})
		}
	}
	for _, g := range f.ir.Globals {
		if shared(g.Linkage) && !strings.HasPrefix(g.Name(), "llvm.") {
			all = append(all, &definition{file: f, glob: g})
		}
	}
	for _, a := range f.ir.Aliases {
		if shared(a.Linkage) {
			all = append(all, &definition{file: f, als: a})
		}
	}
	for _, a := range f.ir.IFuncs {
		if shared(a.Linkage) {
			all = append(all, &definition{file: f, ifn: a})
		}
	}
	return all
}

// shareHeaders makes one function of those that several files have from a header of genmcgo. They are static there, so
// that C needs no other file, but operations of primitives commute with themselves and each other only if they are the
// same in all files. Macros may configure a header, so only those are shared that are equal, with the types there.
func (lk *linker) shareHeaders() {
	first := map[string]string{}
	for _, f := range lk.files {
		var types strings.Builder
		for _, t := range f.ir.TypeDefs {
			if strings.Contains(t.Name(), "gmc_") {
				types.WriteString(t.LLString() + "\n")
			}
		}
		for _, fn := range f.ir.Funcs {
			if len(fn.Blocks) == 0 || fn.Linkage != enum.LinkageInternal {
				continue
			}
			for _, md := range fn.Metadata {
				sp, ok := md.Node.(*metadata.DISubprogram)
				if !ok || md.Name != "dbg" || sp.File == nil || !rtlib.IsHeader(sp.File.Filename) {
					continue
				}
				body := types.String() + numbered().ReplaceAllString(fn.LLString(), "")
				if _, ok := first[fn.Name()]; !ok {
					first[fn.Name()] = body
				}
				if body == first[fn.Name()] {
					fn.Linkage = enum.LinkageLinkOnceODR
				}
			}
		}
	}
}

// numbered matches references to metadata and attributes, which each file numbers by itself.
var numbered = lazy.Regexp(`[!#][0-9]+`)

// shorten makes aliases of aliases ones of what these mean: LLVM's linker resolves them in their file, too.
func (f *file) shorten() error {
	for _, a := range f.ir.Aliases {
		bad := func(format string, args ...any) error {
			return &InputError{File: f.Name, Line: lineOf(f.Text, a.Name()), Msg: fmt.Sprintf("%s is an alias ", debug.Name(a.Name())) + fmt.Sprintf(format, args...)}
		}
		target := stripCasts(a.Aliasee)
		for n := 0; ; n++ {
			next, ok := target.(*llir.Alias)
			if !ok {
				break
			}
			if n > len(f.ir.Aliases) {
				return bad("of itself")
			}
			target = stripCasts(next.Aliasee)
			a.Aliasee = target
		}
		switch t := target.(type) {
		case *llir.Func:
			if len(t.Blocks) == 0 {
				return bad("of %s, which this file does not define", debug.Name(t.Name()))
			}
		case *llir.Global:
			if t.Init == nil {
				return bad("of %s, which this file does not define", debug.Name(t.Name()))
			}
		}
	}
	return nil
}

func (d *definition) name() string {
	switch {
	case d.fn != nil:
		return d.fn.Name()
	case d.glob != nil:
		return d.glob.Name()
	case d.als != nil:
		return d.als.Name()
	}
	return d.ifn.Name()
}

// groups notes the comdats of f that no file before has. One without members is none.
func (lk *linker) groups(f *file) error {
	used := map[string]bool{}
	for _, g := range f.ir.Globals {
		if g.Comdat != nil {
			used[g.Comdat.Name] = true
		}
	}
	for _, fn := range f.ir.Funcs {
		if fn.Comdat != nil {
			used[fn.Comdat.Name] = true
		}
	}
	for _, c := range f.ir.ComdatDefs {
		if !used[c.Name] {
			continue
		}
		g := lk.comdats[c.Name]
		if g == nil {
			lk.comdats[c.Name] = &group{f, c.Kind}
			continue
		}
		for _, kind := range []enum.SelectionKind{g.kind, c.Kind} {
			if kind != enum.SelectionKindAny {
				return &InputError{File: f.Name, Msg: fmt.Sprintf("comdat %s, which %s has, too, is one of kind %s; only comdats of kind any can be linked here: link the files with llvm-link",
					c.Name, g.file.Name, kind)}
			}
		}
	}
	return nil
}

// rank is how much d counts.
func (lk *linker) rank(d *definition) rank {
	if lk.elsewhere(d.file, d.comdat()) {
		return rankNone
	}
	return rankOf(d.linkage())
}

// elsewhere reports whether group c of f, which may be nil, is taken from another file.
func (lk *linker) elsewhere(f *file, c *llir.ComdatDef) bool {
	return c != nil && lk.comdats[c.Name] != nil && lk.comdats[c.Name].file != f
}

// enter has d compete with the definitions of the same name so far.
func (lk *linker) enter(d *definition) error {
	if d.declares() {
		return nil
	}
	name := d.name()
	w := lk.winner[name]
	if w == nil {
		lk.winner[name] = d
		return nil
	}
	old, now := lk.rank(w), lk.rank(d)
	switch {
	case old == rankStrong && now == rankStrong:
		return twice(d, w)
	case now == rankCommon && old == rankCommon:
		if d.size() > w.size() {
			lk.winner[name] = d
		}
		win := lk.winner[name].glob
		win.Align = max(win.Align, w.glob.Align, d.glob.Align)
	case now > old || now == rankCopy && old == rankCopy: // of copies the last, as LLVM has it
		lk.winner[name] = d
	}
	return nil
}

// size is the size of a variable.
func (d *definition) size() uint64 {
	if d.glob == nil {
		return 0
	}
	return (&module{align128: 16}).size(d.glob.ContentType)
}

// known is an answer that may not be known.
type known uint8

const (
	notKnown known = iota
	isNo
	isYes
)

// isFunc reports whether d is a function.
func (d *definition) isFunc() known {
	switch {
	case d.fn != nil || d.ifn != nil:
		return isYes
	case d.glob != nil:
		return isNo
	}
	switch stripCasts(d.als.Aliasee).(type) {
	case *llir.Func:
		return isYes
	case *llir.Global, *constant.ExprGetElementPtr:
		return isNo
	}
	return notKnown
}

// threadLocal reports whether d is a variable of which each thread has one.
func (d *definition) threadLocal() known {
	switch {
	case d.glob == nil:
		return notKnown
	case d.glob.TLSModel != enum.TLSModelNone:
		return isYes
	}
	return isNo
}

// check compares d, which may be a declaration, with the definition that counts.
func (lk *linker) check(d *definition) error {
	w := lk.winner[d.name()]
	if w == nil || w.file == d.file {
		return nil
	}
	differ := func(a, b known) bool { return a == isYes && b == isNo || a == isNo && b == isYes }
	switch {
	case differ(d.isFunc(), w.isFunc()):
		return clash(d, w, d.word(), w.word())
	case differ(d.threadLocal(), w.threadLocal()):
		return clash(d, w, d.threadWord(), w.threadWord())
	}
	return nil
}

func (d *definition) word() string {
	if d.isFunc() == isYes {
		return "function"
	}
	return "variable"
}

func (d *definition) threadWord() string {
	if d.threadLocal() == isYes {
		return "thread-local variable"
	}
	return "variable of all threads"
}

// clash is the error that d is one thing here and w another there.
func clash(d, w *definition, here, there string) error {
	at := d.where()
	at.Msg = fmt.Sprintf("%s is a %s here and a %s at %s; declare it as it is defined", d.title(), here, there, w.place())
	return at
}

// twice is the error that both d and w define a name.
func twice(d, w *definition) error {
	at := d.where()
	remedy := "declare it extern in one of them, make one static, or leave a file out"
	switch {
	case d.name() == "main":
		remedy = "leave out one of the files"
	case d.fn != nil:
		remedy = "make one of them static (or inline, if it is in a header), or leave a file out"
	}
	at.Msg = fmt.Sprintf("%s is defined here and at %s; %s", d.title(), w.place(), remedy)
	return at
}

// title is what messages call d.
func (d *definition) title() string {
	if d.fn != nil {
		if n := sourceName(d.fn); n != d.fn.Name() {
			return n + " (" + d.fn.Name() + ")"
		}
	}
	return debug.Name(d.name())
}

// where is where d is: in the source if the debug information says it, else in the file.
func (d *definition) where() *InputError {
	at := func(f *metadata.DIFile, line int64) *InputError {
		if f == nil || line <= 0 {
			return nil
		}
		return &InputError{File: f.Filename, Line: int(line), Source: true}
	}
	var in *InputError
	switch {
	case d.fn != nil:
		for _, md := range d.fn.Metadata {
			if sp, ok := md.Node.(*metadata.DISubprogram); ok && md.Name == "dbg" {
				in = at(sp.File, sp.Line)
			}
		}
	case d.glob != nil:
		for _, md := range d.glob.Metadata {
			if e, ok := md.Node.(*metadata.DIGlobalVariableExpression); ok && md.Name == "dbg" && e.Var != nil {
				in = at(e.Var.File, e.Var.Line)
			}
		}
	}
	if in == nil {
		in = &InputError{File: d.file.Name, Line: lineOf(d.file.Text, d.name())}
	}
	return in
}

// place is where d is, and of which file of the program if that is another one.
func (d *definition) place() string {
	in := d.where()
	s := in.File + ":" + strconv.Itoa(in.Line)
	if in.Line == 0 {
		s = in.File
	}
	if in.File != d.file.Name {
		s += " (in " + d.file.Name + ")"
	}
	return s
}

// lineOf is the line of text, LLVM assembly, in which name is defined or declared, 0 if it is not found.
func lineOf(text []byte, name string) int {
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		rest, ok := strings.CutPrefix(line, "@")
		if !ok {
			if !strings.HasPrefix(line, "define ") && !strings.HasPrefix(line, "declare ") {
				continue
			}
			if _, rest, ok = strings.Cut(line, "@"); !ok {
				continue
			}
		}
		rest = strings.TrimPrefix(rest, `"`)
		if rest, ok = strings.CutPrefix(rest, name); ok && rest != "" && strings.ContainsRune(" (\"=", rune(rest[0])) {
			return n
		}
	}
	return 0
}

// drop makes declarations of the definitions of f that do not count.
func (lk *linker) drop(f *file) {
	f.discarded = map[string]bool{}
	for _, g := range f.ir.Globals {
		f.discarded[g.Name()] = lk.elsewhere(f, g.Comdat)
	}
	for _, fn := range f.ir.Funcs {
		f.discarded[fn.Name()] = lk.elsewhere(f, fn.Comdat)
	}
	copied := map[string]constant.Constant{} // what aliases here mean, of what is dropped
	aliased := map[string]bool{}
	for _, a := range f.ir.Aliases {
		if c, ok := stripCasts(a.Aliasee).(interface{ Name() string }); ok {
			aliased[c.Name()] = true
		}
	}
	var aliases []*llir.Alias
	var made []*llir.Func
	for _, d := range f.definitions() {
		name := d.name()
		w := lk.winner[name]
		if d.declares() || w == nil || w.file == f {
			continue
		}
		switch {
		case d.fn != nil:
			if aliased[name] {
				c := moveBody(d.fn, f.unused(name))
				copied[name] = c
				made = append(made, c)
			}
			d.fn.Blocks, d.fn.Linkage, d.fn.Comdat, d.fn.Personality = nil, enum.LinkageExternal, nil, nil
		case d.glob != nil:
			if aliased[name] {
				c := *d.glob
				c.SetName(f.unused(name))
				c.Linkage = enum.LinkageInternal
				copied[name] = &c
				f.ir.Globals = append(f.ir.Globals, &c)
			}
			d.glob.Init, d.glob.Linkage, d.glob.Comdat = nil, enum.LinkageExternal, nil
		case d.als != nil:
			aliases = append(aliases, d.als)
		}
	}
	for _, a := range f.ir.Aliases {
		if c, ok := stripCasts(a.Aliasee).(interface{ Name() string }); ok && copied[c.Name()] != nil {
			a.Aliasee = copied[c.Name()]
		}
	}
	f.ir.Funcs = append(f.ir.Funcs, made...)
	for _, a := range aliases {
		lk.undefine(f, a)
	}
}

// unused returns a name that f does not have, for what it keeps of the definition of name.
func (f *file) unused(name string) string {
	for i := 0; ; i++ {
		n := name + ".local" + strings.Repeat("'", i)
		if !slices.ContainsFunc(f.ir.Funcs, func(o *llir.Func) bool { return o.Name() == n }) &&
			!slices.ContainsFunc(f.ir.Globals, func(o *llir.Global) bool { return o.Name() == n }) {
			return n
		}
	}
}

// moveBody takes the body of fn away, and returns a function of the file alone, called name, that has it.
func moveBody(fn *llir.Func, name string) *llir.Func {
	c := llir.NewFunc(name, fn.Sig.RetType)
	c.Sig, c.Typ, c.Params, c.Blocks, c.Personality, c.Metadata = fn.Sig, fn.Typ, fn.Params, fn.Blocks, fn.Personality, fn.Metadata
	c.FuncAttrs, c.ReturnAttrs, c.Linkage = fn.FuncAttrs, fn.ReturnAttrs, enum.LinkageInternal
	for _, b := range c.Blocks {
		b.Parent = c
	}
	params := slices.Clone(fn.Params)
	for i, p := range params {
		q := *p
		params[i] = &q
	}
	fn.Params = params
	return c
}

// undefine makes a, an alias of f, one of a declaration of its own name.
func (lk *linker) undefine(f *file, a *llir.Alias) {
	f.ir.Aliases = slices.DeleteFunc(f.ir.Aliases, func(o *llir.Alias) bool { return o == a })
	target := stripCasts(a.Aliasee)
	for {
		next, ok := target.(*llir.Alias)
		if !ok {
			break
		}
		target = stripCasts(next.Aliasee)
	}
	w := lk.winner[a.Name()]
	if fn, ok := target.(*llir.Func); ok && w.isFunc() != isNo {
		decl := llir.NewFunc(a.Name(), fn.Sig.RetType)
		decl.Sig, decl.Typ = fn.Sig, fn.Typ
		for _, p := range fn.Params {
			q := *p
			decl.Params = append(decl.Params, &q)
		}
		f.ir.Funcs = append(f.ir.Funcs, decl)
		a.Aliasee = decl
		return
	}
	var content types.Type = types.I8
	if t, ok := a.Typ.ElemType.(types.Type); ok {
		content = t
	}
	if g, ok := target.(*llir.Global); ok {
		content = g.ContentType
	}
	decl := llir.NewGlobal(a.Name(), content)
	decl.TLSModel = a.TLSModel
	f.ir.Globals = append(f.ir.Globals, decl)
	a.Aliasee = decl
}

// sameTarget returns an error if the files were compiled for different machines.
func (lk *linker) sameTarget() error {
	var first *file
	for _, f := range lk.files {
		if f.ir.TargetTriple == "" && f.ir.DataLayout == "" { // written by hand
			continue
		}
		if first == nil {
			first = f
			continue
		}
		for _, part := range targetParts {
			a, b := part.of(first.ir), part.of(f.ir)
			if a != "" && b != "" && a != b {
				return &InputError{File: f.Name, Line: lineWith(f.Text, part.line),
					Msg: fmt.Sprintf("it is compiled for another machine than %s: %s %s, not %s; compile both for the same target (--target=)", first.Name, part.what, b, a)}
			}
		}
	}
	return nil
}

// targetParts are what files of one program agree in. Versions of LLVM write more or less into a data layout, and
// give 128-bit integers another alignment; types are laid out as each file says.
var targetParts = []struct {
	what, line string
	of         func(m *llir.Module) string
}{
	{"processor", "target triple", func(m *llir.Module) string { return processor(m.TargetTriple) }},
	{"system", "target triple", func(m *llir.Module) string { return operatingSystem(m.TargetTriple) }},
	{"byte order", "target datalayout", func(m *llir.Module) string { return layoutPart(m, "byte order") }},
	{"pointer size", "target datalayout", func(m *llir.Module) string { return layoutPart(m, "p:") }},
	{"mangling", "target datalayout", func(m *llir.Module) string { return layoutPart(m, "m:") }},
}

// processor is the processor that a target triple is for.
func processor(triple string) string {
	arch, _, _ := strings.Cut(triple, "-")
	switch arch {
	case "arm64":
		return "aarch64"
	case "amd64":
		return "x86_64"
	case "i486", "i586", "i686":
		return "i386"
	}
	return arch
}

// operatingSystem is the system that a target triple is for, "" if that is not known.
func operatingSystem(triple string) string {
	_, rest, _ := strings.Cut(triple, "-")
	for part := range strings.SplitSeq(rest, "-") {
		for _, os := range []string{"linux", "darwin", "macosx", "ios", "windows", "freebsd", "netbsd", "openbsd", "none"} {
			if strings.HasPrefix(part, os) {
				if os == "macosx" {
					return "darwin"
				}
				return os
			}
		}
	}
	return ""
}

// layoutPart is the part of the data layout of m that begins with prefix.
func layoutPart(m *llir.Module, prefix string) string {
	if m.DataLayout == "" {
		return ""
	}
	for part := range strings.SplitSeq(m.DataLayout, "-") {
		if prefix == "byte order" && part == "E" {
			return "big-endian"
		}
		if strings.HasPrefix(part, prefix) {
			return part
		}
	}
	switch prefix {
	case "byte order":
		return "little-endian"
	case "p:":
		return "p:64:64"
	}
	return ""
}

// lineWith is the first line of text that begins with start, 0 if there is none.
func lineWith(text []byte, start string) int {
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if strings.HasPrefix(line, start) {
			return n
		}
	}
	return 0
}
