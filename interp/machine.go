package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Config says how to run a program. The zero value is usable: entry main, no
// bound, spin loops detected.
type Config struct {
	// Unroll, if positive, bounds how often a loop header is passed each time the loop
	// is entered (the first time included); beyond that the thread blocks
	// (BlockUnroll).
	Unroll   int
	NoUnroll []string // functions whose loops are not bounded
	// SpuriousCAS lets weak compare-exchanges fail without a reason.
	SpuriousCAS bool
	// SpuriousWakeups is how often each wait on a condition variable may return
	// without a signal (used by the run-time library).
	SpuriousWakeups int
	// NoSpin turns the detection of spin loops off.
	NoSpin bool
	// GenericBarriers makes the library model barriers by ordinary accesses.
	GenericBarriers bool
	// NoUndone makes a thread go on in a loop whose rounds undo what they wrote, unless
	// all they do is to take locks and to release them again (event.Undone).
	NoUndone bool
	// NoAdds makes rounds that only add, and nothing in the end (event.Label.Adds), like others that undo what they wrote.
	NoAdds bool
	// NoCounts makes rounds like others that undo what they wrote if they only add, and nothing in the end, but look at what was
	// there (event.Label.Counts).
	NoCounts bool
	// MaxRounds, if positive, is how often in a row a loop may come back to the same state
	// although it wrote something; then the thread blocks (BlockRounds).
	MaxRounds int
	// MaxReturns, if positive, is how often a loop may come back to the same state in rounds
	// of several visits, although it wrote something; then the thread blocks (BlockRounds).
	MaxReturns int
	// Noisy are the loops (LoopName) whose rounds count although they change nothing or leave the loop (event.Noisy).
	Noisy []event.Addr
	// Clocks are the places (positions) of looks at a clock that runs. At others all bits of what it shows are undefined, and a thread that
	// uses them stops (event.Clocked).
	Clocks []event.Addr
	// NoFresh makes every write count as an effect, also if it goes to memory that
	// the thread allocated and has not shown to any other yet.
	NoFresh bool
	Entry   string   // function to run; "" is main
	Args    []string // argv[1:]
	// MaxSteps is how many instructions (counted at loop headers and calls) a thread
	// may run between two events before it blocks (BlockSteps); 0 is DefaultMaxSteps.
	MaxSteps int
	// MaxFrames bounds how deep calls are nested before the thread blocks (BlockCalls);
	// 0 is DefaultMaxFrames.
	MaxFrames int
	// MaxOps, if positive, bounds the operations on synchronisation objects of a thread; before the next one it blocks
	// (BlockOps). The program must have been loaded so that it counts them (load.Options.Counting).
	MaxOps int
	// Cuts are addresses at which plain accesses must be cut into smaller ones.
	Cuts map[event.Addr]struct{}
	// Blocks are accessed as a whole and in parts; they do not overlap.
	Blocks []event.MixedBlock
	// ShareAll makes all local variables shared from the start, not only when their
	// address escapes.
	ShareAll bool
	// GuardReads and GuardWrites are the addresses of accesses outside of atomic sections
	// that must not come between those of a section: what reads there, what may write.
	GuardReads, GuardWrites map[event.Addr]struct{}
	// NoSections: atomic sections have no meaning (under the memory model); a program
	// that comes to one is refused.
	NoSections bool
	// Racy says that plain accesses may race: races are not looked for.
	Racy bool
	// Objects is shared by the machines of a run; nil: the machine has its own.
	Objects *Objects
	// Orders are memory orders that accesses and fences of the source have instead of the program's; a fence that is
	// Relaxed is none. If it is not nil, even if it is empty, the machine notes which ones it meets (Met).
	Orders map[Ordered]event.Ordering
	// TrackDeps makes labels say what they depend on (Machine.Deps).
	TrackDeps bool
	// AddrPrecedes, with TrackDeps: the model puts what addresses depend on before all later writes, as what conditions depend on.
	AddrPrecedes bool

	LibConfig
}

// Limits of a thread unless Config says otherwise.
const (
	DefaultMaxSteps  = 100_000_000
	DefaultMaxFrames = 20_000
)

// Machine makes and runs threads of one program for one worker. It is not safe for
// concurrent use.
type Machine struct {
	prog *ir.Program
	cfg  Config

	code     [][]ir.Inst   // by function; see reach.go
	inputs   inputs        // see inputs.go
	orders   *orders       // nil: those of the program
	builtin  []builtinFunc // of external functions
	barrier  [2]int32      // calls of the first function are calls of the second
	noUnroll []bool        // by function
	twice    bool          // loops that begin twice are compared before both beginnings (ir.Loop.Twice)
	fresh    bool          // fresh objects matter
	detaches bool          // the program may detach threads
	robust   bool          // it may have robust mutexes
	cuts     map[event.Addr]struct{}
	blocks   []event.MixedBlock // ascending
	resizes  bool               // there are cuts or blocks
	deps     *event.DepTable    // nil: dependencies are not tracked
	entry    int32
	argImage []byte // argv, after the program's static memory
	argBase  event.Addr
	argc     int

	msgs   []string
	msgIDs map[string]int32

	objects *Objects
	known   map[knownCall]outcome // what operations do in states in which they were called

	loops *loops // nil unless Looping runs a thread again

	steps     uint64
	maxSteps  uint64
	maxFrames int
	pool      []*Thread
	args      []uint64 // of the builtin that runs
	call      call
	err       string // why the program cannot run; yielded by its first step
}

// New returns a machine for p. Errors in cfg (an entry function that does not
// exist) are reported by the first step of the main thread, as FaultUnsupported.
func New(p *ir.Program, cfg Config) *Machine {
	m := &Machine{prog: p, cfg: cfg, msgIDs: map[string]int32{}, msgs: []string{""}}
	m.msgs = append(m.msgs[:0], p.Messages...)
	if len(m.msgs) == 0 {
		m.msgs = append(m.msgs, "")
	}
	m.maxSteps = DefaultMaxSteps
	if cfg.MaxSteps > 0 {
		m.maxSteps = uint64(cfg.MaxSteps)
	}
	m.maxFrames = DefaultMaxFrames
	if cfg.MaxFrames > 0 {
		m.maxFrames = cfg.MaxFrames
	}
	m.builtin = make([]builtinFunc, len(p.Funcs))
	m.noUnroll = make([]bool, len(p.Funcs))
	for i, f := range p.Funcs {
		if f.External {
			m.builtin[i] = builtins[f.Name]
		}
		m.noUnroll[i] = f.Lib
	}
	m.code = reachable(p)
	m.detaches, m.robust = p.Detaches(), p.Needs("pthread_mutexattr_setrobust")
	m.inputs = newInputs(p)
	m.orders = newOrders(p, cfg.Orders)
	m.twice = m.orders == nil && !cfg.NoCounts && !cfg.NoUndone // the two places may have orders of their own
	m.fresh = p.Rewrites && !cfg.NoFresh && !cfg.NoSpin
	if cfg.TrackDeps {
		m.deps = event.NewDepTable()
	}
	m.barrier = [2]int32{-1, -1}
	if p.BarrierWaitUnused >= 0 && !cfg.GenericBarriers {
		m.barrier = [2]int32{p.BarrierWait, p.BarrierWaitUnused}
	}
	for _, n := range cfg.NoUnroll {
		if i, ok := p.Lookup(n); ok {
			m.noUnroll[i] = true
		}
	}
	name := cfg.Entry
	if name == "" {
		name = "main"
	}
	var ok bool
	if m.entry, ok = p.Lookup(name); !ok || p.Funcs[m.entry].External {
		m.err = "the program does not define " + name + "; name another entry function"
	}
	m.objects = cfg.Objects
	if m.objects == nil && len(p.Operations) > 0 {
		m.objects = NewObjects(p)
	}
	m.makeArgs()
	m.prepareBlocks()
	return m
}

// makeArgs lays argv out behind the program's static memory: pointers, then strings.
func (m *Machine) makeArgs() {
	args := append([]string{m.prog.Name}, m.cfg.Args...)
	m.argc = len(args)
	m.argBase = (m.prog.DataBase + event.Addr(len(m.prog.Image)) + 64) &^ 15
	img := make([]byte, 8*(len(args)+2))
	for i, a := range args {
		p := uint64(m.argBase) + uint64(len(img))
		for j := 0; j < 8; j++ {
			img[8*i+j] = byte(p >> (8 * j))
		}
		img = append(append(img, a...), 0)
	}
	m.argImage = img
}

// Message returns the text of a label's Msg.
func (m *Machine) Message(msg int32) string {
	if msg < 0 || int(msg) >= len(m.msgs) {
		return ""
	}
	return m.msgs[msg]
}

// GiveBack forgets threads that were released: memory is short.
func (m *Machine) GiveBack() { m.pool = nil }

// Program returns the program that m runs.
func (m *Machine) Program() *ir.Program { return m.prog }

// Instructions is the number of instructions executed so far.
func (m *Machine) Instructions() uint64 { return m.steps }

func (m *Machine) intern(s string) int32 {
	if i, ok := m.msgIDs[s]; ok {
		return i
	}
	i := int32(len(m.msgs))
	m.msgs = append(m.msgs, s)
	m.msgIDs[s] = i
	return i
}

// InitValue implements event.Machine.
func (m *Machine) InitValue(a event.Addr, size uint8) event.Value { return m.initValue(a, size) }

func (m *Machine) initValue(a event.Addr, size uint8) event.Value {
	if a.IsObject() {
		return m.initialState(a.Memory())
	}
	if a >= m.argBase && a < m.argBase+event.Addr(len(m.argImage)) {
		p := ir.Program{Image: m.argImage, DataBase: m.argBase}
		return p.Initial(a, size)
	}
	if a.IsDynamic() {
		return event.Unwritten(a, size)
	}
	return m.prog.Initial(a, size)
}

// Main implements event.Machine.
func (m *Machine) Main(lab *event.Label) event.Thread {
	t := m.thread(event.MainTid)
	*lab = event.Label{Kind: event.ThreadStart}
	if m.err != "" {
		*lab = event.Label{Kind: event.Error, Why: uint8(event.FaultUnsupported), Msg: m.intern(m.err)}
		t.phase = phDone
		return t
	}
	lab.Pos = m.prog.Funcs[m.entry].Pos
	t.push(m.prog.Funcs[m.prog.Start])
	t.slots[0] = uint64(ir.FuncAddr(m.entry))
	t.slots[1] = uint64(m.argc)
	t.slots[2] = uint64(m.argBase)
	t.slots[3] = uint64(m.argBase) + 8*uint64(m.argc) + 8
	return t
}

// Spawn implements event.Machine.
func (m *Machine) Spawn(create *event.Label, lab *event.Label) event.Thread {
	t := m.thread(create.Child)
	*lab = event.Label{Kind: event.ThreadStart}
	if i, ok := m.prog.FuncAt(create.Addr); ok {
		lab.Pos = m.prog.Funcs[i].Pos
	}
	t.push(m.prog.Funcs[m.prog.ThreadStart])
	t.slots[0] = uint64(create.Addr)
	t.slots[1] = create.Val.Lo
	if u := create.Val.Hi; u != 0 {
		t.setUndef(&t.frames[0], 1, u, 1) // from event 0
	}
	return t
}

// OutputOf returns what the thread of step printed up to and including that step,
// by running it again from its start. The first step of a thread other than main must
// have Child, Addr and Val of the ThreadCreate that starts it. Slow: for reports.
func (m *Machine) OutputOf(step *event.Step) string {
	var out []byte
	m.rerun(step, func(t *Thread) { t.out = &out })
	return string(out)
}

// rerun runs the thread of step again up to step. The caller releases it.
func (m *Machine) rerun(step *event.Step, prepare func(*Thread)) *Thread {
	return m.rerunAll(step, prepare, func(*Thread, int, *event.Label) bool { return true })
}

// rerunAll is rerun, and tells visit of each step of the thread when it comes to it. The thread stops there if visit says so.
func (m *Machine) rerunAll(step *event.Step, prepare func(*Thread), visit func(t *Thread, i int, lab *event.Label) bool) *Thread {
	var path []*event.Step
	for s := step; s != nil; s = s.Parent {
		path = append(path, s)
	}
	var lab event.Label
	var t *Thread
	first := path[len(path)-1]
	if first.Child == event.MainTid || first.Child == 0 {
		t = m.Main(&lab).(*Thread)
	} else {
		create := event.Label{Kind: event.ThreadCreate, Child: first.Child, Addr: first.Addr, Val: first.Val}
		t = m.Spawn(&create, &lab).(*Thread)
	}
	if prepare != nil {
		prepare(t)
	}
	for i := len(path) - 1; visit(t, len(path)-1-i, &lab) && i > 0; i-- {
		t.Resume(path[i-1].Key, &lab)
	}
	return t
}
