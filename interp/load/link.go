package load

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/interp/asm"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// Static memory: functions, then variables with a content, then variables that are
// all zero and need no image.
const (
	dataBase event.Addr = event.StaticBase + 1<<24
	bssBase  event.Addr = event.StaticBase + 1<<36 + 1<<20
)

// redZone is the least distance between two variables.
const redZone = 32

// loader builds one Program.
type loader struct {
	prog    *ir.Program
	opts    Options
	consts  map[uint64]int32
	posIdx  map[positionKey]int32 // the newest position with a key
	posNext []int32               // for each position: the next older one with its key, 0 if there is none
	files   map[string]*module    // of the run-time library, by file
	symbols map[string]*symbol    // external definitions of the program itself
	// unwritten are the variables that were made constants.
	unwritten map[*llir.Global]bool
	data      uint64 // next free addresses
	bss       uint64
	tls       uint64

	externals  map[string]int32    // functions without a body, by name
	bodies     map[int32]*function // functions with one, by index
	inlinables map[*llir.Func]*inlinable
	expanded   map[*llir.Func]bool   // functions into which calls are inlined: true once they are
	bodyOf     map[*llir.Block]int32 // of blocks that were inlined: the function that they are of
	passed     map[any][]passed      // by instruction or terminator: what was inlined right ahead of it
	todoFuncs  []*function
	todoVars   []*variable
	blockIDs   map[*llir.Block]uint64
	aliases    int    // that are being evaluated
	at         string // the module that is being read or lowered, for errors without a position

	useTables map[*llir.Func]map[value.Value][]value.User
	fates     map[paramKey]fate

	// barrierUsed: some call of pthread_barrier_wait uses its result.
	barrierUsed bool
	// tellsTime: the program may look at a clock.
	tellsTime bool

	operations     map[*llir.Func]*ir.Operation // that the program declares
	operationIndex map[*llir.Func]int32         // of those that were lowered, in prog.Operations
	objectTypes    []metadata.Field             // of prog.Operations, as the debug information has them
	counters       map[int32]int32              // functions that count calls of others, by these (counted.go)
	pairs          []pair                       // of operations that are declared to commute
}

// module is a parsed module and what lowering knows of it.
type module struct {
	ld        *loader
	file      string            // of the library; "" for the program
	name      string            // of the module of the program, in messages
	discarded map[string]bool   // names of groups that are taken from another file
	titles    map[string]string // names in reports where another file has something of the same name
	lib       bool
	prims     bool // it is Options.Prims
	records   bool // see file.records
	align128  uint64
	arch      asm.Arch // of its inline assembly
	layouts   map[string]int32
	symbols   map[string]*symbol
	positions map[*metadata.DILocation]int32
	declared  map[string]map[string]declared // see declaredNames
}

// symbol is what a name means in a module: exactly one field is set.
type symbol struct {
	mod   *module
	fn    *llir.Func
	glob  *llir.Global
	alias *llir.Alias
	ifunc bool

	function *function // once part of the program
	variable *variable
}

type function struct {
	mod *module
	fn  *llir.Func
	out *ir.Func
}

type variable struct {
	mod  *module
	glob *llir.Global
	addr uint64 // thread-locals: offset
	tls  bool
	size uint64
	idx  int // in Program.Globals or TLS
}

// newModule returns an empty module: the program, or a file of the library.
func (ld *loader) newModule(file string) *module {
	return &module{
		ld: ld, file: file, lib: file != "", align128: 8,
		layouts: map[string]int32{}, symbols: map[string]*symbol{}, positions: map[*metadata.DILocation]int32{},
	}
}

// add adds what mod has to m. What m already has stays as it is.
func (m *module) add(mod *llir.Module) {
	if strings.Contains(mod.DataLayout, "i128:128") {
		m.align128 = 16
	}
	m.arch = archOf(mod)
	add := func(name string, s *symbol) {
		if m.symbols[name] == nil {
			s.mod = m
			m.symbols[name] = s
		}
	}
	for _, f := range mod.Funcs {
		add(f.Name(), &symbol{fn: f})
		m.ld.tellsTime = m.ld.tellsTime || !m.lib && slices.Contains(clocks, f.Name())
	}
	for _, g := range mod.Globals {
		add(g.Name(), &symbol{glob: g})
	}
	for _, a := range mod.Aliases {
		add(a.Name(), &symbol{alias: a})
	}
	for _, a := range mod.IFuncs {
		add(a.Name(), &symbol{ifunc: true})
	}
}

// defined reports whether the symbol has a body or content of its own.
func (s *symbol) defined() bool {
	switch {
	case s.fn != nil:
		return len(s.fn.Blocks) > 0
	case s.glob != nil:
		return s.glob.Init != nil
	}
	return true
}

// resolve finds what name, which module m mentions, is: its own definition, the
// program's, or the library's. It returns nil if no module defines it.
func (ld *loader) resolve(m *module, name string) *symbol {
	s := m.symbols[name]
	if s != nil && s.defined() && !ld.replaced(s, name) {
		return s
	}
	if u := ld.symbols[name]; u != nil && !ld.replaced(u, name) && (m.lib || exported(u)) {
		return u
	}
	if ld.opts.NoLibrary {
		return nil
	}
	lib := strings.TrimPrefix(name, rtlib.Prefix)
	if s != nil && s.fn != nil && postsAll(s.fn) {
		lib = "__sem_release"
	}
	if c := convention(name); c != "" {
		lib = c
	}
	return ld.library(labelled(lib))
}

// labelled is the name in C of a function that its header gives the name that the assembler sees: \01name, in LLVM IR, and
// \01_name$variant for Apple's systems, whose assembler puts an underscore in front of each name.
func labelled(name string) string {
	label, ok := strings.CutPrefix(name, "\x01")
	if !ok {
		return name
	}
	if _, ok := rtlib.FileOf(label); ok {
		return label
	}
	label, _, _ = strings.Cut(strings.TrimPrefix(label, "_"), "$")
	return label
}

// absent reports whether name, which module m mentions, is a weak symbol that no module
// defines: its address is a null pointer.
func (ld *loader) absent(m *module, name string, l enum.Linkage) bool {
	return l == enum.LinkageExternWeak && ld.resolve(m, name) == nil
}

// replaced reports whether the library defines name although the program does: for
// functions that the compiler made from a header of the C++ library, and those whose
// meaning is a convention.
func (ld *loader) replaced(s *symbol, name string) bool {
	if ld.opts.NoLibrary || s.fn == nil || s.mod.lib {
		return false
	}
	if convention(name) != "" {
		return !debug.IsRust(name) || standsIn(s.fn)
	}
	if postsAll(s.fn) {
		return true
	}
	if s.fn.Linkage != enum.LinkageLinkOnceODR ||
		!strings.HasPrefix(name, "_ZNSt") && !strings.HasPrefix(name, "_ZNKSt") {
		return false
	}
	_, ok := rtlib.FileOf(name)
	return ok
}

// postsAll reports whether fn is the release of a std::counting_semaphore of libstdc++ that is made of a sem_t: a loop of
// posts, between which other threads could see a part of what the standard adds at once.
func postsAll(fn *llir.Func) bool {
	if !strings.HasPrefix(fn.Name(), "_ZNSt18counting_semaphoreILl") || !strings.HasSuffix(fn.Name(), "EE7releaseEl") {
		return false
	}
	for _, b := range fn.Blocks {
		for _, inst := range b.Insts {
			if c, ok := inst.(*llir.InstCall); ok {
				if f, ok := c.Callee.(*llir.Func); ok && f.Name() == "sem_post" {
					return true
				}
			}
		}
	}
	return false
}

// tryLock reports whether name is that of one of the library's functions that do not wait for a lock, or not for ever.
func tryLock(name string) bool {
	name, ok := strings.CutSuffix(name, "lock")
	name = strings.TrimSuffix(strings.TrimSuffix(name, "rd"), "wr")
	return ok && (strings.HasSuffix(name, "try") || strings.HasSuffix(name, "timed") || strings.HasSuffix(name, "clock"))
}

// locksAll reports whether name is that of std::lock of libstdc++ or libc++: templates of that name, and what
// newer ones have the work done by.
func locksAll(name string) bool {
	return strings.HasPrefix(name, "_ZSt4lockI") || strings.HasPrefix(name, "_ZNSt8__detail11__lock_implI") ||
		strings.HasPrefix(name, "_ZNSt3__1") && locksAllLibcxx().MatchString(name)
}

var locksAllLibcxx = lazy.Regexp(`^_ZNSt3__1(4lock|13__lock_first)(B[0-9a-z_]+)?I`)

// definition returns the symbol that module m means by f, whatever other names lead to it, nil if none is known, and the function
// that the last of these names is.
func (ld *loader) definition(m *module, f *llir.Func) (*symbol, *llir.Func) {
	s := ld.resolve(m, f.Name())
	for s != nil && s.alias != nil {
		g := stripCasts(s.alias.Aliasee)
		switch g := g.(type) {
		case *llir.Func:
			m, f = s.mod, g
			s = ld.resolve(m, f.Name())
		case *llir.Alias:
			s = &symbol{mod: s.mod, alias: g}
		default:
			s = nil
		}
	}
	return s, f
}

// funcIndex returns the index of function f of module m in the program, making it
// part of it.
func (ld *loader) funcIndex(m *module, f *llir.Func) int32 {
	s, f := ld.definition(m, f)
	if s == nil || s.fn == nil {
		return ld.external(f)
	}
	if s.function == nil {
		s.function = &function{mod: s.mod, fn: s.fn}
		out := &ir.Func{
			Name: s.fn.Name(), Index: int32(len(ld.prog.Funcs)), Lib: s.mod.lib, Variadic: s.fn.Sig.Variadic,
		}
		if s.mod.lib {
			ld.prog.TryLocks = ld.prog.TryLocks || tryLock(s.fn.Name())
			out.Name = strings.TrimPrefix(out.Name, rtlib.Prefix)
			ld.libraryOperation(s.fn)
		} else if t := s.mod.titles[out.Name]; t != "" {
			out.Name = t
		}
		for _, p := range s.fn.Params {
			out.NParams += s.mod.slots(p.Typ)
		}
		out.NRet = s.mod.slots(s.fn.Sig.RetType)
		out.Pos = s.mod.funcPos(s.fn)
		out.System, out.Replaces = s.mod.systemFunc(s.fn), s.mod.prims
		out.LocksAll = locksAll(s.fn.Name())
		ld.prog.LocksAll = ld.prog.LocksAll || out.LocksAll
		s.function.out = out
		if ld.bodies == nil {
			ld.bodies = map[int32]*function{}
		}
		ld.bodies[out.Index] = s.function
		ld.prog.Funcs = append(ld.prog.Funcs, out)
		ld.todoFuncs = append(ld.todoFuncs, s.function)
	}
	if out := s.function.out; ld.opts.Counting && out.Lib && !m.lib && counted().MatchString(f.Name()) {
		return ld.counting(out)
	}
	return s.function.out.Index
}

// external returns the index of a function that has no body: a builtin, perhaps.
func (ld *loader) external(f *llir.Func) int32 {
	name := strings.TrimPrefix(f.Name(), rtlib.Prefix)
	key, weak := name, f.Linkage == enum.LinkageExternWeak
	if weak { // for the file that says so
		key += " (weak)"
	}
	if i, ok := ld.externals[key]; ok {
		return i
	}
	i := int32(len(ld.prog.Funcs))
	ld.prog.Funcs = append(ld.prog.Funcs, &ir.Func{Name: name, Index: i, External: true, Weak: weak})
	ld.externals[key] = i
	return i
}

func stripCasts(c constant.Constant) constant.Constant {
	for {
		switch e := c.(type) {
		case *constant.ExprBitCast:
			c = e.From
		case *constant.ExprAddrSpaceCast:
			c = e.From
		default:
			return c
		}
	}
}

// variableOf returns global g of module m, making it part of the program.
func (ld *loader) variableOf(m *module, g *llir.Global) *variable {
	s := ld.resolve(m, g.Name())
	if s == nil || s.glob == nil {
		s = m.symbols[g.Name()]
		// A declaration: all modules mean the same variable.
		if u := ld.symbols["extern "+g.Name()]; u != nil {
			s = u
		}
		ld.symbols["extern "+g.Name()] = s
	}
	if s.variable == nil {
		s.variable = ld.place(s.mod, s.glob)
	}
	return s.variable
}

func (ld *loader) place(m *module, g *llir.Global) *variable {
	v := &variable{mod: m, glob: g, tls: g.TLSModel != enum.TLSModelNone, size: m.size(g.ContentType)}
	align := max(m.align(g.ContentType), uint64(g.Align), 16)
	p := ld.prog
	if v.tls {
		// Thread-locals start a little above the bottom of the stack region.
		ld.tls = roundUp(max(ld.tls, 64), align)
		v.addr = ld.tls
		ld.tls += v.size + redZone
		v.idx = len(p.TLS)
		p.TLS = append(p.TLS, ir.TLSVar{Name: m.title(g), Off: uint32(v.addr), Size: v.size, Layout: m.layout(g.ContentType), Extern: g.Init == nil})
	} else {
		next := &ld.data
		if g.Init == nil || isZero(g.Init) {
			next = &ld.bss
		}
		*next = roundUp(*next, align)
		v.addr = *next
		*next += v.size + redZone
		v.idx = len(p.Globals)
		p.Globals = append(p.Globals, ir.Global{
			Name: m.title(g), Addr: event.Addr(v.addr), Size: v.size, Const: g.Immutable && g.Init != nil,
			Layout: m.layout(g.ContentType), Extern: g.Init == nil, Pos: m.globalPos(g), Unwritten: ld.unwritten[g],
		})
		if m.lib {
			p.Globals[v.idx].Name, p.Globals[v.idx].Lib = strings.TrimPrefix(g.Name(), rtlib.Prefix), true
		}
	}
	ld.todoVars = append(ld.todoVars, v)
	return v
}

// title is the symbol of g, after the file that it is in if another one has something of the same name.
func (m *module) title(g *llir.Global) string { return cmp.Or(m.titles[g.Name()], g.Name()) }

func isZero(c constant.Constant) bool {
	switch c := c.(type) {
	case *constant.ZeroInitializer, *constant.Null, *constant.Undef, *constant.Poison:
		return true
	case *constant.Int:
		return c.X.Sign() == 0
	case *constant.Struct:
		for _, f := range c.Fields {
			if !isZero(f) {
				return false
			}
		}
		return true
	case *constant.Array:
		for _, f := range c.Elems {
			if !isZero(f) {
				return false
			}
		}
		return true
	}
	return false
}

// local reports whether a definition is dropped when nothing refers to it.
func droppable(l enum.Linkage) bool {
	switch l {
	case enum.LinkageAvailableExternally, enum.LinkageInternal, enum.LinkagePrivate, enum.LinkageLinkOnce,
		enum.LinkageLinkOnceODR, enum.LinkageWeakODR:
		return true
	}
	return false
}

// unit is a module that is part of the program as a whole.
type unit struct {
	*module
	ir *llir.Module
}

// lower makes what u defines part of the program.
func (ld *loader) lower(u unit) {
	for _, g := range u.ir.Globals {
		if g.Init != nil && g.Linkage != enum.LinkagePrivate && g.Linkage != enum.LinkageLinkOnceODR &&
			g.Linkage != enum.LinkageAppending && !strings.HasPrefix(g.Name(), "llvm.") {
			ld.variableOf(u.module, g)
		}
	}
	for _, f := range u.ir.Funcs {
		if len(f.Blocks) > 0 && !droppable(f.Linkage) {
			ld.funcIndex(u.module, f)
		}
	}
	ld.readAnnotations(u.module)
}

// build makes the whole program: what units define and all that they need. The first files of them are the
// program proper.
func (ld *loader) build(units []unit, files int) {
	ld.externals = map[string]int32{}
	ld.blockIDs = map[*llir.Block]uint64{}
	ld.useTables = map[*llir.Func]map[value.Value][]value.User{}
	ld.fates = map[paramKey]fate{}
	for _, u := range units {
		ld.lower(u)
	}
	var ctors, dtors []int32
	init := func(units ...unit) {
		ctors = append(ctors, ld.initFuncs(units, "llvm.global_ctors", false)...)
		dtors = append(ld.initFuncs(units, "llvm.global_dtors", true), dtors...)
	}
	for _, u := range slices.Backward(units[files:]) { // the program's constructors may use what the others have
		init(u)
	}
	init(units[:files]...)
	for _, u := range units {
		ctors = append(ctors, ld.rustSetUp(u)...)
	}
	ld.drain()
	// Library files may have constructors too; library code that runs at the end
	// matters if it is there.
	threadEnd, processEnd := int32(-1), int32(-1)
	if m := ld.files[rtlib.ExitFile]; m != nil {
		threadEnd = ld.funcIndex(m, ld.library(strings.TrimPrefix(rtlib.ThreadEnd, rtlib.Prefix)).fn)
		processEnd = ld.funcIndex(m, ld.library(strings.TrimPrefix(rtlib.ProcessEnd, rtlib.Prefix)).fn)
		ld.drain()
	}
	ld.barriers()
	ld.sectionLock()
	ld.finishOperations()
	ld.makeStart(ctors, dtors, threadEnd, processEnd)
	ld.image()
}

const barrierWait = "pthread_barrier_wait"

// barriers lets programs that never use the result of pthread_barrier_wait have the
// form of it in which arrivals commute.
func (ld *loader) barriers() {
	p := ld.prog
	p.BarrierWait, p.BarrierWaitUnused = -1, -1
	file, ok := rtlib.FileOf(barrierWait)
	if !ok || ld.files[file] == nil || ld.barrierUsed {
		return
	}
	m := ld.files[file]
	s := m.symbols[rtlib.Prefix+barrierWait]
	if s == nil || s.function == nil {
		return
	}
	p.BarrierWait = s.function.out.Index
	p.BarrierWaitUnused = ld.funcIndex(m, ld.library(barrierWait+"__unused").fn)
	ld.drain()
}

// drain lowers functions and initialisers until nothing new turns up.
func (ld *loader) drain() {
	for len(ld.todoFuncs) > 0 || len(ld.todoVars) > 0 {
		if n := len(ld.todoFuncs); n > 0 {
			f := ld.todoFuncs[0]
			ld.todoFuncs = ld.todoFuncs[1:]
			ld.at = f.mod.name
			lowerFunc(ld, f)
			if op := ld.operations[f.fn]; op != nil {
				ld.declareOperation(f.mod, f.fn, f.out, *op)
			}
			continue
		}
		v := ld.todoVars[0]
		ld.todoVars = ld.todoVars[1:]
		ld.at = v.mod.name
		ld.initVariable(v)
	}
}

// initVariable writes the initial content of v.
func (ld *loader) initVariable(v *variable) {
	if v.glob.Init == nil || isZero(v.glob.Init) {
		return
	}
	if v.tls {
		b := make([]byte, v.size)
		v.mod.writeConst(b, 0, v.glob.ContentType, v.glob.Init)
		ld.prog.TLS[v.idx].Init = b
		return
	}
	off := v.addr - uint64(dataBase)
	if need := off + v.size; need > uint64(len(ld.prog.Image)) {
		ld.prog.Image = append(ld.prog.Image, make([]byte, need-uint64(len(ld.prog.Image)))...)
	}
	// Initialisers may place other variables but not grow the image.
	v.mod.writeConst(ld.prog.Image, off, v.glob.ContentType, v.glob.Init)
}

// image orders the tables of variables by address.
func (ld *loader) image() {
	p := ld.prog
	sort.Slice(p.Globals, func(i, j int) bool { return p.Globals[i].Addr < p.Globals[j].Addr })
	if len(p.TLS) > 0 {
		p.TLSSize = uint32(ld.tls)
	}
}

// initFuncs returns the functions of llvm.global_ctors or _dtors of units in the order in
// which they run: by priority, and those of the same as on Linux: constructors in the order of the files and of
// the source, destructors in reverse.
func (ld *loader) initFuncs(units []unit, name string, reverse bool) []int32 {
	type entry struct {
		prio uint64
		fn   int32
	}
	var es []entry
	for _, u := range units {
		m := u.module
		s := m.symbols[name]
		if s == nil || s.glob == nil {
			continue
		}
		arr, ok := s.glob.Init.(*constant.Array)
		if !ok {
			continue
		}
		for _, e := range arr.Elems {
			st, ok := e.(*constant.Struct)
			if !ok || len(st.Fields) < 2 {
				continue
			}
			if len(st.Fields) > 2 { // what it initialises, whose group the function belongs to
				if of, ok := stripCasts(st.Fields[2]).(interface{ Name() string }); ok && m.discarded[of.Name()] {
					continue
				}
			}
			if f, ok := stripCasts(st.Fields[1]).(*llir.Func); ok {
				es = append(es, entry{m.eval(st.Fields[0])[0].v, ld.funcIndex(m, f)})
			}
		}
	}
	sort.SliceStable(es, func(i, j int) bool { return es[i].prio < es[j].prio })
	if reverse {
		slices.Reverse(es)
	}
	var out []int32
	for _, e := range es {
		out = append(out, e.fn)
	}
	return out
}

// makeStart adds the functions that run first in the main thread and in others.
func (ld *loader) makeStart(ctors, dtors []int32, threadEnd, processEnd int32) {
	p := ld.prog
	list := func(ops ...int32) int32 {
		p.Operands = append(p.Operands, ops...)
		return int32(len(p.Operands) - len(ops))
	}
	call := func(fn int32) ir.Inst { return ir.Inst{Op: ir.OpCall, Imm: uint64(uint32(fn))} }
	finish := func() []ir.Inst {
		return []ir.Inst{{Op: ir.OpPrim, Ord: uint8(ir.PrimFinish), A: list(4, ld.constant(0)), B: 2}, {Op: ir.OpUnreachable}}
	}
	add := func(name string, params int32, code []ir.Inst) int32 {
		i := int32(len(p.Funcs))
		p.Funcs = append(p.Funcs, &ir.Func{Name: name, Index: i, Code: code, NSlots: 5, NParams: params, Lib: true})
		return i
	}
	var code []ir.Inst
	for _, f := range ctors {
		code = append(code, call(f))
	}
	code = append(code, ir.Inst{Op: ir.OpCallInd, A: list(0, 1, 2, 3), B: 4, C: list(4), Dst: 1})
	if processEnd >= 0 {
		code = append(code, call(processEnd))
	}
	for _, f := range dtors {
		code = append(code, call(f))
	}
	// main returns an int: the upper half of its slot is zero already.
	p.Start = add("(start)", 4, append(code, finish()...))

	code = []ir.Inst{{Op: ir.OpCallInd, A: list(0, 1), B: 2, C: list(4), Dst: 1}}
	if threadEnd >= 0 {
		code = append(code, call(threadEnd))
	}
	p.ThreadStart = add("(thread)", 2, append(code, finish()...))
}

// constant returns the operand for v.
func (ld *loader) constant(v uint64) int32 {
	if i, ok := ld.consts[v]; ok {
		return ^i
	}
	i := int32(len(ld.prog.Consts))
	ld.prog.Consts = append(ld.prog.Consts, v)
	ld.consts[v] = i
	return ^i
}

// blockID is the value of blockaddress(f, b): no address, but no null either.
func (ld *loader) blockID(b *llir.Block) uint64 {
	if id, ok := ld.blockIDs[b]; ok {
		return id
	}
	id := uint64(event.StaticBase) + 1<<23 + uint64(len(ld.blockIDs))*16
	ld.blockIDs[b] = id
	return id
}
