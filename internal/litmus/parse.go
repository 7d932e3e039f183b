package litmus

import (
	"fmt"
	"strconv"
	"strings"

	"genmcgo/graph/event"
)

// Parse reads the text form of a program:
//
//	name MP                       (optional)
//	why  message passing          (optional, to the end of the line)
//	size 8                        (optional: 4 or 8 bytes per location)
//	locs x y                      (optional: else in order of appearance)
//	join                          (optional: main joins what it creates)
//	P0 { x.rlx = 1; y.rel = 1 }
//	P1 { a = y.acq; if a == 1 { b = [x+(a-a)].rlx } }
//	P2 * 3 { a = add x.rlx 1 }    (main creates three threads that run it)
//
// Statements end with ";" or a newline. An access is LOCATION.ORDERING with
// orderings na, rlx, acq, rel, acqrel, sc; names without ordering are registers.
//
//	a = x.acq                     load; "a =" is optional
//	x.rel = a+1                   store
//	a = xchg x.sc 1               exchange; add, or likewise; "a =" is optional
//	a = cas x.acq.rlx 0 1         compare-and-exchange: expected, new
//	a = await x.acq == 1          also != & (a bit of the mask set) !& (none set); sticky likewise
//	fence.sc
//	a = b^1                       operators + - ^ & * == != < ; one per parenthesis level, left to right
//	if a == 1 { ... } else { ... }
//	assume a == 1     assert a == 1     spin a == 1
//	lock l     a = trylock l     unlock l
//	barrier b 2                   two participants
//	a = choice 2
//	create P1     a = join P1     return a
//
// "#" starts a comment. Errors carry the line.
func Parse(text string) (*Program, error) {
	ps := &parser{p: &Program{Size: 8}, line: 1, src: text}
	defer func() { ps.p = nil }()
	if err := ps.program(); err != nil {
		return nil, err
	}
	return ps.p, nil
}

// MustParse is Parse for programs that are part of the source code.
func MustParse(text string) *Program {
	p, err := Parse(text)
	if err != nil {
		panic(fmt.Sprintf("BUG: litmus: %v\n%s", err, text))
	}
	return p
}

type parser struct {
	p    *Program
	src  string
	line int
	tok  string // current token; "" at the end
	regs map[string]int
}

type syntaxError string

func (ps *parser) fail(format string, args ...any) {
	panic(syntaxError(fmt.Sprintf("litmus:%d: %s", ps.line, fmt.Sprintf(format, args...))))
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// next reads the next token: a word, a newline, or punctuation.
func (ps *parser) next() {
	if ps.tok == "\n" {
		ps.line++
	}
	s := strings.TrimLeft(ps.src, " \t\r")
	if strings.HasPrefix(s, "#") {
		if i := strings.IndexByte(s, '\n'); i >= 0 {
			s = s[i:]
		} else {
			s = ""
		}
	}
	n := 0
	switch {
	case s == "":
	case isWord(s[0]):
		for n < len(s) && isWord(s[n]) {
			n++
		}
	case strings.HasPrefix(s, "==") || strings.HasPrefix(s, "!=") || strings.HasPrefix(s, "!&"):
		n = 2
	default:
		n = 1
	}
	ps.tok, ps.src = s[:n], s[n:]
}

func (ps *parser) accept(t string) bool {
	if ps.tok == t {
		ps.next()
		return true
	}
	return false
}

func (ps *parser) expect(t string) {
	if !ps.accept(t) {
		ps.fail("%q instead of %q", ps.tok, t)
	}
}

func (ps *parser) word() string {
	t := ps.tok
	if t == "" || !isWord(t[0]) {
		ps.fail("%q where a name is expected", t)
	}
	ps.next()
	return t
}

func (ps *parser) restOfLine() string {
	s, rest, _ := strings.Cut(ps.src, "\n")
	ps.src = "\n" + rest
	ps.next()
	return strings.TrimSpace(s)
}

func (ps *parser) program() (err error) {
	defer func() {
		if r := recover(); r != nil {
			se, ok := r.(syntaxError)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("%s", string(se))
		}
	}()
	p := ps.p
	ps.next()
	for ps.tok != "" {
		switch ps.tok {
		case "\n", ";":
			ps.next()
		case "name":
			p.Name = ps.restOfLine()
		case "why":
			p.Why = ps.restOfLine()
		case "size":
			n, err := strconv.Atoi(ps.restOfLine())
			if err != nil || n != 4 && n != 8 {
				ps.fail("size is 4 or 8")
			}
			p.Size = uint8(n)
		case "locs":
			for _, l := range strings.Fields(ps.restOfLine()) {
				ps.locIndex(l)
			}
		case "join":
			p.Join = true
			ps.next()
		default:
			name := ps.word()
			if p.Body(name) >= 0 {
				ps.fail("thread %s is there twice", name)
			}
			ps.regs = map[string]int{}
			p.Threads = append(p.Threads, Body{Name: name})
			i := len(p.Threads) - 1
			if ps.accept("*") {
				n, err := strconv.Atoi(ps.word())
				if err != nil || n < 1 {
					ps.fail("the number of copies is at least 1")
				}
				p.Threads[i].Copies = n
			}
			p.Threads[i].Stmts = ps.block()
		}
	}
	if len(p.Locs) == 0 {
		p.Locs = []string{"x"}
	}
	return Check(p)
}

// Check reports what makes p impossible to run.
func Check(p *Program) error {
	if len(p.Threads) > maxBodies {
		return fmt.Errorf("litmus: more than %d threads", maxBodies)
	}
	var creates [maxBodies]uint // by body: set of the bodies it creates
	all := 0
	for i, t := range p.Threads {
		if all += max(t.Copies, 1); all > maxCreates || countCreates(t.Stmts) > maxCreates {
			return fmt.Errorf("litmus: a thread creates more than %d threads", maxCreates)
		}
		if err := p.check(t.Stmts, &creates[i]); err != nil {
			return fmt.Errorf("litmus: thread %s: %w", t.Name, err)
		}
	}
	for range p.Threads {
		for i := range creates {
			for j := range creates {
				if creates[i]>>j&1 != 0 {
					creates[i] |= creates[j]
				}
			}
		}
	}
	for i, t := range p.Threads {
		if creates[i]>>i&1 != 0 {
			return fmt.Errorf("litmus: thread %s creates itself", t.Name)
		}
	}
	return nil
}

func countCreates(ss []Stmt) int {
	n := 0
	for i := range ss {
		if ss[i].Op == Create {
			n++
		}
		n += countCreates(ss[i].Then) + countCreates(ss[i].Else)
	}
	return n
}

func (p *Program) check(ss []Stmt, creates *uint) error {
	for i := range ss {
		s := &ss[i]
		switch s.Op {
		case Xchg, Add, Or, CAS, Fence, Await, Sticky:
			if s.Ord == event.NotAtomic || s.Op == CAS && s.Fail == event.NotAtomic {
				return fmt.Errorf("%s: needs an atomic ordering", p.stmt(s))
			}
		case Create:
			*creates |= 1 << max(p.Body(s.Thread), 0)
		}
		if s.Op == Create || s.Op == Join {
			if p.Body(s.Thread) < 0 {
				return fmt.Errorf("there is no thread %q", s.Thread)
			}
		}
		if s.Op == Spin && s.B != nil && (s.B.Op != 0 || s.B.Reg >= 0) {
			return fmt.Errorf("%s: needs a constant", p.stmt(s))
		}
		if (s.Op == Choice || s.Op == Barrier) && (s.A == nil || s.A.Op != 0 || s.A.Reg >= 0 || s.A.V == 0) {
			return fmt.Errorf("%s: needs a positive constant", p.stmt(s))
		}
		if err := p.check(s.Then, creates); err != nil {
			return err
		}
		if err := p.check(s.Else, creates); err != nil {
			return err
		}
	}
	return nil
}

func (ps *parser) locIndex(name string) int {
	for i, l := range ps.p.Locs {
		if l == name {
			return i
		}
	}
	ps.p.Locs = append(ps.p.Locs, name)
	return len(ps.p.Locs) - 1
}

// reg returns the number of the register called name. r0 .. r15 keep their
// numbers, so that printing and parsing agree; other names take free ones.
func (ps *parser) reg(name string) int {
	if n, ok := ps.regs[name]; ok {
		return n
	}
	n := -1
	if name[0] == 'r' {
		if k, err := strconv.Atoi(name[1:]); err == nil && k < MaxRegs {
			n = k
		}
	}
	taken := [MaxRegs]string{}
	for other, k := range ps.regs {
		taken[k] = other
	}
	for k := 0; n < 0 && k < MaxRegs; k++ {
		if taken[k] == "" {
			n = k
		}
	}
	if n < 0 {
		ps.fail("more than %d registers", MaxRegs)
	}
	if taken[n] != "" {
		ps.fail("register %s is in use as %s: write the numbered ones first", name, taken[n])
	}
	ps.regs[name] = n
	return n
}

func (ps *parser) block() []Stmt {
	for ps.tok == "\n" {
		ps.next()
	}
	ps.expect("{")
	var out []Stmt
	for {
		for ps.tok == "\n" || ps.tok == ";" {
			ps.next()
		}
		if ps.accept("}") {
			return out
		}
		out = append(out, ps.stmt())
	}
}

func (ps *parser) ord() event.Ordering {
	ps.expect(".")
	w := ps.word()
	for o := event.NotAtomic; o <= event.SeqCstOnly; o++ {
		if o.String() == w {
			return o
		}
	}
	ps.fail("%q is no ordering (na rlx acq rel acqrel sc sc-only)", w)
	return 0
}

func (ps *parser) loc() Loc {
	if ps.accept("[") {
		l := Loc{Base: ps.locIndex(ps.word())}
		ps.expect("+")
		l.Off = ps.operand()
		ps.expect("]")
		return l
	}
	return Loc{Base: ps.locIndex(ps.word())}
}

func (ps *parser) operand() *Expr {
	if ps.accept("(") {
		e := ps.expr()
		ps.expect(")")
		return e
	}
	w := ps.word()
	if w[0] >= '0' && w[0] <= '9' {
		v, err := strconv.ParseUint(w, 0, 64)
		if err != nil {
			ps.fail("%q is no number", w)
		}
		return Const(v)
	}
	return Register(ps.reg(w))
}

func (ps *parser) expr() *Expr {
	e := ps.operand()
	for {
		var op byte
		switch ps.tok {
		case "+", "-", "^", "&", "*", "<":
			op = ps.tok[0]
		case "==":
			op = '='
		case "!=":
			op = '!'
		default:
			return e
		}
		ps.next()
		e = Binary(op, e, ps.operand())
	}
}

// stored makes s a store of the value that follows, or a load whose result is dropped.
func (ps *parser) stored(s *Stmt) {
	if s.Op = Load; ps.accept("=") {
		s.Op, s.A = Store, ps.expr()
	}
}

func (ps *parser) stmt() Stmt {
	s := Stmt{Reg: -1}
	if ps.tok == "[" {
		s.Loc, s.Ord = ps.loc(), ps.ord()
		ps.stored(&s)
		return s
	}
	switch ps.tok {
	case "fence":
		ps.next()
		s.Op, s.Ord = Fence, ps.ord()
		return s
	case "if":
		ps.next()
		s.Op, s.A = If, ps.expr()
		s.Then = ps.block()
		if ps.accept("else") {
			s.Else = ps.block()
		}
		return s
	case "assume":
		ps.next()
		s.Op, s.A = Assume, ps.expr()
		return s
	case "spin":
		ps.next()
		s.Op, s.A = Spin, ps.expr()
		if ps.accept("back") {
			s.B = ps.operand()
		}
		return s
	case "fresh":
		ps.next()
		s.Loc, s.Ord = ps.loc(), ps.ord()
		if s.Fresh = true; !ps.accept("=") {
			ps.fail("a fresh access is a store")
		}
		s.Op, s.A = Store, ps.expr()
		return s
	case "assert":
		ps.next()
		s.Op, s.A = Assert, ps.expr()
		return s
	case "lock":
		ps.next()
		s.Op, s.Loc = Lock, ps.loc()
		return s
	case "unlock":
		ps.next()
		s.Op, s.Loc = Unlock, ps.loc()
		return s
	case "barrier":
		ps.next()
		s.Op, s.Loc, s.A = Barrier, ps.loc(), ps.operand()
		return s
	case "create":
		ps.next()
		s.Op, s.Thread = Create, ps.word()
		return s
	case "return":
		ps.next()
		s.Op, s.A = Return, ps.expr()
		return s
	}
	if ps.rhs(&s) {
		return s
	}
	w := ps.word()
	if ps.tok == "." {
		s.Loc, s.Ord = Loc{Base: ps.locIndex(w)}, ps.ord()
		ps.stored(&s)
		return s
	}
	s.Reg = ps.reg(w)
	ps.expect("=")
	if ps.rhs(&s) {
		return s
	}
	if ps.tok == "[" {
		s.Op, s.Loc, s.Ord = Load, ps.loc(), ps.ord()
		return s
	}
	// A name followed by an ordering is a location, otherwise a register.
	if ps.tok != "" && isWord(ps.tok[0]) && strings.HasPrefix(ps.src, ".") {
		s.Op, s.Loc, s.Ord = Load, ps.loc(), ps.ord()
		return s
	}
	s.Op, s.A = Set, ps.expr()
	return s
}

// rhs parses a right-hand side that starts with a keyword.
func (ps *parser) rhs(s *Stmt) bool {
	switch ps.tok {
	case "xchg", "add", "or":
		s.Op = map[string]Op{"xchg": Xchg, "add": Add, "or": Or}[ps.tok]
		ps.next()
		s.Loc, s.Ord = ps.loc(), ps.ord()
		s.A = ps.operand()
	case "cas":
		ps.next()
		s.Op, s.Loc, s.Ord, s.Fail = CAS, ps.loc(), ps.ord(), ps.ord()
		s.A = ps.operand()
		s.B = ps.operand()
	case "await", "sticky":
		s.Op = Await
		if ps.tok == "sticky" {
			s.Op = Sticky
		}
		ps.next()
		s.Loc, s.Ord = ps.loc(), ps.ord()
		for c := event.AwaitEQ; c <= event.AwaitMaskSet; c++ {
			if condText[c] == ps.tok {
				s.Cond = c
			}
		}
		if s.Cond == event.AwaitNone {
			ps.fail("%q is no condition (== != & !&)", ps.tok)
		}
		ps.next()
		s.A = ps.operand()
	case "trylock":
		ps.next()
		s.Op, s.Loc = TryLock, ps.loc()
	case "choice":
		ps.next()
		s.Op, s.A = Choice, ps.operand()
	case "join":
		ps.next()
		s.Op, s.Thread = Join, ps.word()
	default:
		return false
	}
	return true
}
