package outcome

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/interp/debug"
)

// Program knows the variables of a program.
type Program interface {
	// Variable finds a global variable by its name in the source; t is the zero Type if only its size is known. The error
	// says that there is none, or several.
	Variable(name string) (a event.Addr, size uint64, t debug.Type, err error)
	// Address names what is at an address, "" if that has no name.
	Address(a event.Addr) string
}

// Memory is what memory holds at the end of an execution: size bytes, at most 8, at a.
type Memory func(a event.Addr, size uint8) uint64

// Place is something in memory that has a value at the end of an execution.
type Place struct {
	Text string // as it was written, without spaces
	base event.Addr
	way  []step
	kind debug.Kind
	size uint64
}

// NewPlace is the number of a size, with a sign, at an address.
func NewPlace(text string, a event.Addr, size uint64) Place {
	return Place{Text: text, base: a, way: []step{{}}, kind: debug.Signed, size: size}
}

// step is one step of the way to a place: the pointer that is there is followed, if follow is set, and off is added.
type step struct {
	follow bool
	off    uint64
}

// Read returns what the place holds.
func (p *Place) Read(m Memory) Value {
	a := p.base
	for _, s := range p.way {
		if s.follow {
			if a = event.Addr(m(a, 8)); a == 0 {
				return Value{}
			}
		}
		a += event.Addr(s.off)
	}
	return value(p.kind, p.size, m(a, uint8(p.size)))
}

// path is a place as it is written: *name[1].member->member.
type path struct {
	text  string
	stars int
	name  string
	parts []part
}

type part struct {
	member string // "" of an index
	index  uint64
	arrow  bool
}

// word reads the first word of s: a name, with the namespaces and classes that it is in, or "".
func word(s string) string {
	n := 0
	for i, r := range s {
		switch {
		case r == '_' || r == '$' || unicode.IsLetter(r) || i > 0 && unicode.IsDigit(r):
		case r == ':' && i > 0 && strings.HasPrefix(s[i:], "::"), r == ':' && i > 0 && strings.HasPrefix(s[i-1:], "::"):
		default:
			return s[:n]
		}
		n = i + len(string(r))
	}
	return s[:n]
}

// parsePath reads a place at the start of s and returns what follows it.
func parsePath(s string) (p path, rest string, err error) {
	begin := strings.TrimLeft(s, " \t\n")
	rest = begin
	bad := func(what string) (path, string, error) {
		return path{}, "", &SyntaxError{Text: begin, At: len(begin) - len(rest), Msg: what}
	}
	for strings.HasPrefix(rest, "*") {
		p.stars++
		rest = strings.TrimLeft(rest[1:], " \t\n")
	}
	// herd writes the place whose address is in x as [x], and also x itself.
	bracket := strings.HasPrefix(rest, "[")
	if bracket {
		rest = strings.TrimLeft(rest[1:], " \t\n")
	}
	thread := 0
	for thread < len(rest) && rest[thread] >= '0' && rest[thread] <= '9' {
		thread++
	}
	if thread > 0 && strings.HasPrefix(rest[thread:], ":") { // of a thread, as litmus tests name them
		p.name, rest = rest[:thread+1], strings.TrimLeft(rest[thread+1:], " \t\n")
	}
	w := word(rest)
	if w == "" {
		return bad("the name of a variable is missing")
	}
	p.name, rest = p.name+w, rest[len(w):]
	if bracket {
		if rest = strings.TrimLeft(rest, " \t\n"); !strings.HasPrefix(rest, "]") {
			return bad("a ] is missing")
		}
		rest = rest[1:]
	}
	for {
		after := strings.TrimLeft(rest, " \t\n")
		switch {
		case strings.HasPrefix(after, "["):
			rest = strings.TrimLeft(after[1:], " \t\n")
			n := 0
			for n < len(rest) && rest[n] >= '0' && rest[n] <= '9' {
				n++
			}
			i, err := strconv.ParseUint(rest[:n], 10, 64)
			if err != nil {
				return bad("an index is a number")
			}
			if rest = strings.TrimLeft(rest[n:], " \t\n"); !strings.HasPrefix(rest, "]") {
				return bad("a ] is missing")
			}
			rest = rest[1:]
			p.parts = append(p.parts, part{index: i})
		case strings.HasPrefix(after, "->"), strings.HasPrefix(after, "."):
			arrow := after[0] == '-'
			rest = strings.TrimLeft(strings.TrimPrefix(after[1:], ">"), " \t\n")
			w := word(rest)
			if w == "" {
				return bad("the name of a member is missing")
			}
			rest = rest[len(w):]
			p.parts = append(p.parts, part{member: w, arrow: arrow})
		default:
			p.text = p.String()
			return p, rest, nil
		}
	}
}

// String writes a path in one way, whatever its spaces.
func (p *path) String() string {
	var b strings.Builder
	b.WriteString(strings.Repeat("*", p.stars) + p.name)
	for _, s := range p.parts {
		switch {
		case s.arrow:
			b.WriteString("->" + s.member)
		case s.member != "":
			b.WriteString("." + s.member)
		default:
			fmt.Fprintf(&b, "[%d]", s.index)
		}
	}
	return b.String()
}

// SyntaxError says what is wrong with the text of a place or a condition.
type SyntaxError struct {
	Text string // what was read
	At   int    // index of the byte where it goes wrong
	Msg  string
}

func (e *SyntaxError) Error() string {
	at := min(max(e.At, 0), len(e.Text))
	if rest := strings.TrimSpace(e.Text[at:]); rest != "" {
		return fmt.Sprintf("%s at %q", e.Msg, rest)
	}
	return e.Msg + " at the end"
}

var where = lazy.Regexp(`(^|\s)where\b`)

// SplitWhere divides "PLACE,... where CONDITION" into the places and the condition on the executions that count; both may
// be missing.
func SplitWhere(text string) (places string, filter *Condition, err error) {
	m := where().FindStringIndex(text)
	if m == nil {
		return text, nil, nil
	}
	places = strings.TrimSpace(strings.TrimSuffix(text[:m[1]], "where"))
	filter, err = Parse(Forall, text[m[1]:])
	return places, filter, err
}

// ParsePlaces reads places with commas or semicolons between them and finds them in the program.
func ParsePlaces(text string, in Program) (list []Place, err error) {
	rest := text
	for {
		p, after, err := parsePath(rest)
		if err != nil {
			return nil, err
		}
		place, err := p.in(in)
		if err != nil {
			return nil, err
		}
		list = append(list, place)
		after = strings.TrimSpace(after)
		if after == "" {
			return list, nil
		}
		if after[0] != ',' && after[0] != ';' {
			return nil, &SyntaxError{Text: text, At: len(text) - len(after), Msg: "a comma is missing"}
		}
		if rest = after[1:]; strings.TrimSpace(rest) == "" && after[0] == ';' {
			return list, nil
		}
	}
}

// in finds what p means in a program.
func (p *path) in(prog Program) (Place, error) {
	out, size, t, err := p.find(prog)
	if err != nil {
		return Place{}, err
	}
	bad := func(format string, args ...any) (Place, error) {
		return Place{}, fmt.Errorf("%s: %s", p.text, fmt.Sprintf(format, args...))
	}
	if t == (debug.Type{}) {
		if size != 1 && size != 2 && size != 4 && size != 8 {
			return bad("it has %d bytes, and its type is not known; compile with -g", size)
		}
		out.kind, out.size = debug.Signed, size
		return out, nil
	}
	var ok bool
	if out.kind, out.size, ok = t.Scalar(); !ok || out.size > 8 {
		if name := t.Name(); name != "" {
			return bad("it is a %s; name a number or pointer in it", name)
		}
		return bad("it is neither a number nor a pointer; name one in it")
	}
	return out, nil
}

// address is the address of p, which no pointer may be on the way to.
func (p *path) address(prog Program) (Value, error) {
	at, _, _, err := p.find(prog)
	if err == nil && len(at.way) > 1 {
		err = fmt.Errorf("&%s: it follows a pointer, so it is not a constant; name a variable or what is in one", p.text)
	}
	if err != nil {
		return Value{}, err
	}
	return Value{debug.Pointer, uint64(at.base) + at.way[0].off}, nil
}

// find finds where p is in a program, and its type, or its size if only that is known.
func (p *path) find(prog Program) (Place, uint64, debug.Type, error) {
	base, size, t, err := prog.Variable(p.name)
	if err != nil {
		return Place{}, 0, t, err
	}
	out := Place{Text: p.text, base: base, way: []step{{}}}
	bad := func(format string, args ...any) (Place, uint64, debug.Type, error) {
		return Place{}, 0, t, fmt.Errorf("%s: %s", p.text, fmt.Sprintf(format, args...))
	}
	typed := t != debug.Type{}
	if !typed && (len(p.parts) > 0 || p.stars > 0) {
		return bad("the type of %s is not known; compile with -g", p.name)
	}
	add := func(off uint64) { out.way[len(out.way)-1].off += off }
	follow := func() bool {
		to, ok := t.Target()
		if ok {
			t = to
			out.way = append(out.way, step{follow: true})
		}
		return ok
	}
	for i, s := range p.parts {
		so := path{name: p.name, parts: p.parts[:i]}
		if s.arrow && !follow() {
			return bad("%s is not a pointer to a structure", so.String())
		}
		if s.member != "" {
			off, m, ok := t.Member(s.member)
			if !ok {
				if _, pointer := t.Target(); pointer && !s.arrow {
					return bad("%s is a pointer: write %s->%s", so.String(), so.String(), s.member)
				}
				return bad("%s has no member %s, or one that is a bit-field", so.String(), s.member)
			}
			add(off)
			t = m
			continue
		}
		off, e, ok := t.Element(s.index)
		if !ok {
			return bad("%s has no element %d", so.String(), s.index)
		}
		add(off)
		t = e
	}
	for range p.stars {
		if !follow() {
			return bad("it follows something that is not a pointer")
		}
	}
	return out, size, t, nil
}
