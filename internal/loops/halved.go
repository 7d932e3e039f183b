package loops

import "fmt"

// Halved programs: how what consists of two halves is printed. There are several ways to write each access, by halves and as a whole.

// halves are the functions that Halved uses.
const halves = `
struct halves { unsigned short low; short high; };
static int whole(struct halves h) { return (int)(h.low | (unsigned)h.high << 16); }
static struct halves halve(int v) { struct halves h; h.low = v; h.high = v >> 16; return h; }
`

// inHalves reports whether variable n consists of halves.
func (p *printer) inHalves(n int) bool {
	v := &p.p.Vars[n]
	return p.halved && v.Atomic && !v.Pointer && !v.Packed && v.Node == 0
}

// wholeRegister is the value of register r.
func (p *printer) wholeRegister(r int) string {
	if r%2 == 0 {
		return fmt.Sprintf("whole(r%d)", r)
	}
	return fmt.Sprintf("(int)(r%d.low | (unsigned)r%d.high << 16)", r, r)
}

// setHalves prints a Set.
func (p *printer) setHalves(s *Stmt, in string) {
	switch {
	case s.E.Op == Reg:
		p.printf("%sr%d = r%d;\n", in, s.N, s.E.N)
	case s.E.Op == Load && !s.E.Called && p.inHalves(s.E.N):
		p.printf("%sr%d = %s;\n", in, s.N, p.loadHalves(s.E.N, s.E.Order))
	case s.N%4 == 2:
		p.printf("%s{ int v = %s; r%d.low = v; r%d.high = v >> 16; }\n", in, p.expr(s.E), s.N, s.N)
	case s.N%4 == 3:
		p.printf("%s{ int v = %s; struct halves h; h.low = v; h.high = v >> 16; r%d = h; }\n", in, p.expr(s.E), s.N)
	default:
		p.printf("%sr%d = halve(%s);\n", in, s.N, p.expr(s.E))
	}
}

func (p *printer) loadHalves(n int, o Order) string {
	return fmt.Sprintf("atomic_load_explicit(&%s, %s)", p.variable(n), o.c())
}

// rmwHalves is e, a read-modify-write that is no compare-exchange.
func (p *printer) rmwHalves(e *Expr) string {
	if e.Op == Xchg {
		return fmt.Sprintf("whole(atomic_exchange_explicit(&%s, halve(%s), %s))", p.variable(e.N), p.expr(e.A), e.Order.c())
	}
	return fmt.Sprintf("atomic_%s_explicit((atomic_int *)&%s, %s, %s)", rmws[e.Op], p.variable(e.N), p.expr(e.A), e.Order.c())
}

// casHalves is e, a compare-exchange.
func (p *printer) casHalves(e *Expr) string {
	if e.Passed {
		return fmt.Sprintf("take((atomic_int *)&%s, (int *)&r%d, %s, %s, %s)", p.variable(e.N), e.R, p.expr(e.A), e.Order.c(), e.onFailure().c())
	}
	how := "strong"
	if e.Weak {
		how = "weak"
	}
	return fmt.Sprintf("atomic_compare_exchange_%s_explicit(&%s, &r%d, halve(%s), %s, %s)", how, p.variable(e.N), e.R, p.expr(e.A), e.Order.c(), e.onFailure().c())
}
