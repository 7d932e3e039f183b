package outcome

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/internal/lazy"
)

// Litmus is a litmus test in the C dialect of herd (herdtools, the manual's "Litmus tests"): initial values, threads P0, P1, ...
// as C functions whose parameters point to shared variables, and a condition on variables and on the threads' local
// variables (0:r1).
type Litmus struct {
	Name string
	// C is the test as a program in C. Local variables of which the condition speaks are copied to global ones (Register)
	// when their threads end. Lines are those of the test (#line).
	C         string
	Locations string     // further places to be shown, for ParsePlaces; "" if there are none
	Filter    *Condition // of the executions that count; nil: all do
	Condition *Condition // nil if there is none
}

// Register is the global variable that holds, at the end, the local variable of a thread that a litmus test calls 0:r1; ""
// if name is no such name.
func Register(name string) string {
	thread, local, ok := strings.Cut(name, ":")
	if _, err := strconv.ParseUint(thread, 10, 16); !ok || err != nil || strings.HasPrefix(local, ":") {
		return ""
	}
	return "gmc_P" + thread + "_" + local
}

// Local is the way back: what a litmus test calls the variable; the variable's own name if that is none of Register.
func Local(variable string) string {
	thread, local, ok := strings.Cut(strings.TrimPrefix(variable, "gmc_P"), "_")
	if name := thread + ":" + local; ok && Register(name) == variable {
		return name
	}
	return variable
}

// LitmusError says what is wrong with a litmus test.
type LitmusError struct {
	Line int
	Msg  string
}

func (e *LitmusError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Msg) }

// litmusPrelude precedes the threads. In litmus tests, atomic operations also take pointers to plain objects.
const litmusPrelude = `#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#define GMC_OF(p) __typeof__(((void)0, *(p)))
#define GMC_AT(p) ((_Atomic GMC_OF(p) *)(p))
#undef atomic_load
#undef atomic_load_explicit
#undef atomic_store
#undef atomic_store_explicit
#undef atomic_exchange
#undef atomic_exchange_explicit
#undef atomic_compare_exchange_strong
#undef atomic_compare_exchange_strong_explicit
#undef atomic_compare_exchange_weak
#undef atomic_compare_exchange_weak_explicit
#undef atomic_fetch_add
#undef atomic_fetch_add_explicit
#undef atomic_fetch_sub
#undef atomic_fetch_sub_explicit
#undef atomic_fetch_or
#undef atomic_fetch_or_explicit
#undef atomic_fetch_xor
#undef atomic_fetch_xor_explicit
#undef atomic_fetch_and
#undef atomic_fetch_and_explicit
#define atomic_load_explicit(p, o) __c11_atomic_load(GMC_AT(p), o)
#define atomic_load(p) atomic_load_explicit(p, __ATOMIC_SEQ_CST)
#define atomic_store_explicit(p, v, o) __c11_atomic_store(GMC_AT(p), v, o)
#define atomic_store(p, v) atomic_store_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_exchange_explicit(p, v, o) __c11_atomic_exchange(GMC_AT(p), v, o)
#define atomic_exchange(p, v) atomic_exchange_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_compare_exchange_strong_explicit(p, e, v, s, f) __c11_atomic_compare_exchange_strong(GMC_AT(p), (GMC_OF(p) *)(e), v, s, f)
#define atomic_compare_exchange_strong(p, e, v) atomic_compare_exchange_strong_explicit(p, e, v, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define atomic_compare_exchange_weak_explicit(p, e, v, s, f) __c11_atomic_compare_exchange_weak(GMC_AT(p), (GMC_OF(p) *)(e), v, s, f)
#define atomic_compare_exchange_weak(p, e, v) atomic_compare_exchange_weak_explicit(p, e, v, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define atomic_fetch_add_explicit(p, v, o) __c11_atomic_fetch_add(GMC_AT(p), v, o)
#define atomic_fetch_add(p, v) atomic_fetch_add_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_fetch_sub_explicit(p, v, o) __c11_atomic_fetch_sub(GMC_AT(p), v, o)
#define atomic_fetch_sub(p, v) atomic_fetch_sub_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_fetch_or_explicit(p, v, o) __c11_atomic_fetch_or(GMC_AT(p), v, o)
#define atomic_fetch_or(p, v) atomic_fetch_or_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_fetch_xor_explicit(p, v, o) __c11_atomic_fetch_xor(GMC_AT(p), v, o)
#define atomic_fetch_xor(p, v) atomic_fetch_xor_explicit(p, v, __ATOMIC_SEQ_CST)
#define atomic_fetch_and_explicit(p, v, o) __c11_atomic_fetch_and(GMC_AT(p), v, o)
#define atomic_fetch_and(p, v) atomic_fetch_and_explicit(p, v, __ATOMIC_SEQ_CST)
#pragma clang diagnostic ignored "-Wunused-value"
#pragma clang diagnostic ignored "-Wpointer-to-int-cast"
`

// kernel matches what only the Linux kernel's memory model gives a meaning to.
var kernel = lazy.Regexp(`\b(READ_ONCE|WRITE_ONCE|smp_\w+|rcu_\w+|srcu_\w+|spin_(un)?lock|xchg(_\w+)?|cmpxchg(_\w+)?|atomic_(inc|dec|add_return|read|set|cmpxchg|xchg)(_\w+)?|synchronize_\w+)\s*\(|\b__atomic_add_unless\s*\{`)

// ParseLitmus reads a test; name is its file, for #line.
func ParseLitmus(name, text string) (*Litmus, error) {
	ps := &litmusTest{file: name, all: blank(text)}
	if err := ps.read(); err != nil {
		return nil, err
	}
	return ps.out, nil
}

// blank replaces comments by spaces, so that what is left keeps its place.
func blank(text string) string {
	b := []byte(text)
	depth, c := 0, "" // c: the end of a comment of C
	for i := 0; i < len(b); i++ {
		two := string(b[i:min(i+2, len(b))])
		switch {
		case c != "" && strings.HasPrefix(string(b[i:]), c):
			if c == "*/" {
				b[i], b[i+1] = ' ', ' '
			}
			c = ""
			continue
		case c == "" && two == "(*" && (depth > 0 || opens(b[i+2:])):
			depth++
		case depth > 0 && two == "*)":
			depth--
			b[i], b[i+1] = ' ', ' '
			i++
			continue
		case depth == 0 && c == "" && two == "//":
			c = "\n"
		case depth == 0 && c == "" && two == "/*":
			c = "*/"
			b[i], b[i+1] = ' ', ' '
			i++
			continue
		}
		if (depth > 0 || c != "") && b[i] != '\n' {
			b[i] = ' '
		}
	}
	return string(b)
}

// opens reports whether "(*" before rest begins a comment: one ends somewhere. (*p)++ is C.
func opens(rest []byte) bool {
	open, end := strings.Index(string(rest), ";"), strings.Index(string(rest), "*)")
	return end >= 0 && (open < 0 || end < open || strings.ContainsAny(string(rest[:1]), " \t\n*"))
}

type litmusTest struct {
	file, all string
	at        int // what was read so far
	out       *Litmus
	types     map[string]string // of shared variables; of arrays, of their elements
	lengths   map[string]int    // of arrays
	order     []string          // shared variables, as they appear
	initial   map[string]string
	locals    []litmusLocal
	threads   []litmusThread
}

// litmusLocal is a local variable of a thread with an initial value.
type litmusLocal struct {
	thread           int
	of, name, begins string
	at               int // where it is in the test
}

type litmusThread struct {
	params   []string // as declared
	args     []string // the names in them, and so the shared variables
	of       []string // the types of these
	body     string
	line     int // of its head
	bodyLine int
	end      int // the line in which it ends
}

func (ps *litmusTest) line(at int) int {
	return 1 + strings.Count(ps.all[:min(at, len(ps.all))], "\n")
}

func (ps *litmusTest) bad(at int, format string, args ...any) error {
	return &LitmusError{ps.line(at), fmt.Sprintf(format, args...)}
}

// closing is the index of the bracket that closes the one at ps.all[at].
func (ps *litmusTest) closing(at int) (int, error) {
	depth, quote := 0, byte(0)
	for i := at; i < len(ps.all); i++ {
		switch c := ps.all[i]; {
		case quote != 0:
			if c == '\\' {
				i++
			} else if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '(' || c == '{' || c == '[':
			depth++
		case c == ')' || c == '}' || c == ']':
			if depth--; depth == 0 {
				return i, nil
			}
		}
	}
	return 0, ps.bad(at, "the bracket %c is not closed", ps.all[at])
}

var threadHead = lazy.Regexp(`^\s*(?:(?:static\s+)?void\s+)?P(\d+)\s*\(`)

func (ps *litmusTest) read() error {
	first, _, _ := strings.Cut(ps.all, "\n")
	head := strings.Fields(first)
	switch {
	case len(head) == 0:
		return ps.bad(0, "it does not begin with C and a name, as litmus tests in C do")
	case head[0] != "C":
		return ps.bad(0, "a litmus test in %s; genmcgo reads those in C", head[0])
	}
	ps.out = &Litmus{Name: strings.Join(head[1:], " ")}
	ps.types, ps.initial, ps.lengths = map[string]string{}, map[string]string{}, map[string]int{}
	open := strings.IndexByte(ps.all, '{')
	if open < 0 {
		return ps.bad(len(ps.all), "the initial values, { ... }, are missing")
	}
	end, err := ps.closing(open)
	if err != nil {
		return err
	}
	if err := ps.initially(open+1, end); err != nil {
		return err
	}
	ps.at = end + 1
	for {
		m := threadHead().FindStringSubmatchIndex(ps.all[ps.at:])
		if m == nil {
			break
		}
		if err := ps.thread(m); err != nil {
			return err
		}
	}
	if len(ps.threads) == 0 {
		return ps.bad(ps.at, "the threads, P0(...) { ... } and so on, are missing")
	}
	registers, err := ps.condition()
	if err != nil {
		return err
	}
	return ps.write(registers)
}

var (
	initialValue = lazy.Regexp(`^(?s)(.*?)(\[?\s*[A-Za-z_]\w*\s*\]?)\s*((?:\[\s*\d+\s*\])?)\s*(?:=\s*(.*))?$`)
	addressOf    = lazy.Regexp(`&\s*([A-Za-z_]\w*)`)
	initialLocal = lazy.Regexp(`^(?s)([A-Za-z_][\w\s]*?[\s*]+)?(\d+)\s*:\s*([A-Za-z_]\w*)\s*(?:=\s*(.*))?$`)
)

// maxElements is how many elements an array of a litmus test may have.
const maxElements = 1024

// initially reads the initial values in ps.all[from:to]: "x = 1; int y; int *p = &x; [z] = 2; int a[2] = {1, 2}; 0:r1 = 3".
func (ps *litmusTest) initially(from, to int) error {
	for _, item := range splitAt(ps.all[from:to], ';') {
		at := from
		from += len(item) + 1
		text := strings.TrimSpace(item)
		if text == "" {
			continue
		}
		at += strings.Index(item, text)
		if m := initialLocal().FindStringSubmatch(text); m != nil {
			thread, err := strconv.Atoi(m[2])
			if err != nil {
				return ps.bad(at, "there is no thread P%s", m[2])
			}
			ps.locals = append(ps.locals, litmusLocal{thread, strings.TrimSpace(m[1]), m[3], strings.TrimSpace(m[4]), at})
			continue
		}
		m := initialValue().FindStringSubmatch(text)
		if m == nil {
			return ps.bad(at, "this is not an initial value: %s", text)
		}
		name, value := strings.Trim(m[2], "[] \t\n"), strings.TrimSpace(m[4])
		decl := strings.TrimSpace(m[1])
		if decl != "" {
			ps.types[name] = decl
		}
		if m[3] != "" {
			n, err := strconv.Atoi(strings.Trim(m[3], "[] \t\n"))
			switch {
			case decl == "":
				return ps.bad(at, "%s: write the type of the array's elements before its name: int %s", text, text)
			case err != nil || n < 1 || n > maxElements:
				return ps.bad(at, "%s: an array has from 1 to %d elements", text, maxElements)
			case value != "" && !strings.HasPrefix(value, "{"):
				return ps.bad(at, "%s: the values of an array stand in brackets: { 1, 2 }", text)
			}
			ps.lengths[name] = n
		}
		if _, ok := ps.types[name]; !ok {
			ps.types[name] = ""
		}
		if !slices.Contains(ps.order, name) {
			ps.order = append(ps.order, name)
		}
		ps.initial[name] = value
		for _, m := range addressOf().FindAllStringSubmatch(value, -1) {
			if !slices.Contains(ps.order, m[1]) {
				ps.order = append(ps.order, m[1])
			}
		}
	}
	return nil
}

// value is an initial value in C: a variable is its address.
func (ps *litmusTest) value(v string) string {
	if inner, ok := strings.CutPrefix(v, "{"); ok {
		list := splitAt(strings.TrimSuffix(inner, "}"), ',')
		for i := range list {
			list[i] = ps.value(strings.TrimSpace(list[i]))
		}
		return "{" + strings.Join(list, ", ") + "}"
	}
	if slices.Contains(ps.order, v) {
		return "(void *)&" + v
	}
	return v
}

// splitAt divides s at sep, but not within brackets.
func splitAt(s string, sep byte) (parts []string) {
	depth, from := 0, 0
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			depth--
		case sep:
			if depth == 0 {
				parts = append(parts, s[from:i])
				from = i + 1
			}
		}
	}
	return append(parts, s[from:])
}

var (
	parameter    = lazy.Regexp(`^(?s)(.*?)\*\s*((?:volatile|const|restrict)\s+)*([A-Za-z_]\w*)$`)
	constantWord = lazy.Regexp(`\bconst\b`)
	elements     = lazy.Regexp(`^(?s)(.*\S)\s*\b([A-Za-z_]\w*)\s*\[\s*\d*\s*\]$`)
)

// thread reads a thread; m is a match of threadHead.
func (ps *litmusTest) thread(m []int) error {
	start := ps.at + m[2] - 1
	number, err := strconv.Atoi(ps.all[ps.at+m[2] : ps.at+m[3]])
	if err != nil || number != len(ps.threads) {
		return ps.bad(start, "thread P%d should come here", len(ps.threads))
	}
	open := ps.at + m[1] - 1
	end, err := ps.closing(open)
	if err != nil {
		return err
	}
	t := litmusThread{line: ps.line(start)}
	for _, p := range splitAt(ps.all[open+1:end], ',') {
		if p = strings.TrimSpace(p); p == "" || p == "void" {
			continue
		}
		p = constantWord().ReplaceAllString(p, "")   // herd lets threads write to what is const
		p = elements().ReplaceAllString(p, "$1 *$2") // int a[] is int *a
		m := parameter().FindStringSubmatch(p)
		if m == nil {
			return ps.bad(open, "parameter %q is not a pointer to a shared variable", p)
		}
		of, name := strings.TrimSpace(m[1]), m[3]
		if ps.types[name] == "" {
			ps.types[name] = of
		}
		if !slices.Contains(ps.order, name) {
			ps.order = append(ps.order, name)
		}
		t.params, t.args = append(t.params, strings.Join(strings.Fields(p), " ")), append(t.args, name)
		t.of = append(t.of, of)
	}
	ps.at = end + 1
	body := ps.at + strings.IndexByte(ps.all[ps.at:]+"{", '{')
	if strings.TrimSpace(ps.all[ps.at:min(body, len(ps.all))]) != "" || body >= len(ps.all) {
		return ps.bad(ps.at, "the body of P%d, { ... }, is missing", number)
	}
	if end, err = ps.closing(body); err != nil {
		return err
	}
	t.body, t.bodyLine = ps.all[body+1:end], ps.line(body)
	t.end = ps.line(end)
	if k := kernel().FindStringIndex(t.body); k != nil {
		word := strings.TrimRight(t.body[k[0]:k[1]], "({")
		return ps.bad(body+1+k[0], "%s belongs to the Linux kernel's memory model, which genmcgo does not have; use the atomic operations of C11", strings.TrimSpace(word))
	}
	ps.threads, ps.at = append(ps.threads, t), end+1
	return nil
}

var (
	locations  = lazy.Regexp(`^\s*locations\s*\[`)
	regions    = lazy.Regexp(`^\s*regions:[^\n]*`)
	filter     = lazy.Regexp(`^\s*filter\b`)
	quantified = lazy.Regexp(`(~\s*|\bnot\s+)?\b(exists|forall|never)\b`)
	local      = lazy.Regexp(`\b(\d+)\s*:\s*([A-Za-z_]\w*)`)
)

// condition reads what follows the threads, and returns the local variables that it speaks of.
func (ps *litmusTest) condition() (registers []string, err error) {
	ps.at += len(regions().FindString(ps.all[ps.at:])) // of OpenCL
	from := ps.at
	if m := locations().FindStringIndex(ps.all[ps.at:]); m != nil {
		open := ps.at + m[1] - 1
		end, err := ps.closing(open)
		if err != nil {
			return nil, err
		}
		ps.out.Locations = ps.elementwise(strings.Trim(strings.TrimSpace(ps.all[open+1:end]), "; \t\n"))
		ps.at = end + 1
	}
	if m := filter().FindStringIndex(ps.all[ps.at:]); m != nil {
		start := ps.at + m[1]
		end := len(ps.all)
		if q := quantified().FindStringIndex(ps.all[start:]); q != nil {
			end = start + q[0]
		}
		text := strings.TrimSpace(ps.all[start:end])
		if ps.out.Filter, err = parseHerd(text, Forall); err != nil {
			return nil, ps.bad(start+strings.Index(ps.all[start:], text), "filter: %v", err)
		}
		ps.at = end
	}
	rest := strings.TrimSpace(ps.all[ps.at:])
	if rest != "" {
		if ps.out.Condition, err = ParseCondition(rest); err != nil {
			return nil, ps.bad(ps.at+strings.Index(ps.all[ps.at:], rest), "%v", err)
		}
	}
	for _, m := range local().FindAllStringSubmatch(ps.all[from:], -1) {
		if r := m[1] + ":" + m[2]; !slices.Contains(registers, r) {
			registers = append(registers, r)
		}
	}
	return registers, nil
}

// elementwise replaces arrays in a list of places by their elements.
func (ps *litmusTest) elementwise(places string) string {
	list := strings.Split(places, ";")
	for i, p := range list {
		name := strings.TrimSpace(p)
		if n := ps.lengths[name]; n > 0 {
			parts := make([]string, n)
			for k := range parts {
				parts[k] = fmt.Sprintf("%s[%d]", name, k)
			}
			list[i] = strings.Join(parts, ";")
		}
	}
	return strings.Join(list, ";")
}

// pointer reports whether the outermost block of a body declares name as a pointer.
func pointer(body, name string) bool {
	for _, statement := range splitAt(body, ';') {
		for _, declarator := range splitAt(statement, ',') {
			left, _, _ := strings.Cut(declarator, "=")
			if before, ok := strings.CutSuffix(strings.TrimSpace(left), name); ok && strings.HasSuffix(strings.TrimSpace(before), "*") {
				return true
			}
		}
	}
	return false
}

// typeOf is the type of a local variable: that of a pointer if it begins with an address, int if nothing else is said.
func (ps *litmusTest) typeOf(l *litmusLocal) string {
	of := strings.TrimPrefix(l.begins, "&")
	switch {
	case l.of != "":
		return l.of
	case ps.lengths[of] > 0:
		return "__typeof__(" + of + "[0]) *"
	case slices.Contains(ps.order, of):
		return "__typeof__(" + of + ") *"
	}
	return "int"
}

// write makes the program.
func (ps *litmusTest) write(registers []string) error {
	var b strings.Builder
	b.WriteString(litmusPrelude)
	ps.variables(&b)
	types := make([]string, len(registers))
	for i, r := range registers {
		var err error
		if types[i], err = ps.registerType(r); err != nil {
			return err
		}
		fmt.Fprintf(&b, "%s %s;\n", types[i], Register(r))
	}
	for _, l := range ps.locals {
		if l.thread >= len(ps.threads) {
			return ps.bad(l.at, "%d:%s: there is no thread P%d", l.thread, l.name, l.thread)
		}
		if slices.Contains(ps.threads[l.thread].args, l.name) {
			return ps.bad(l.at, "%d:%s: a parameter of P%d has this name", l.thread, l.name, l.thread)
		}
	}
	for i := range ps.threads {
		ps.function(&b, i)
		for k, r := range registers {
			if thread, name, _ := strings.Cut(r, ":"); thread == strconv.Itoa(i) {
				fmt.Fprintf(&b, "  %s = (%s)%s;", Register(r), types[k], name)
			}
		}
		b.WriteString("  return 0; }\n")
	}
	fmt.Fprintf(&b, "#line 1 %q\nint main(void) { pthread_t t[%d];\n", ps.file, len(ps.threads))
	for i := range ps.threads {
		fmt.Fprintf(&b, "#line %d %q\n  pthread_create(&t[%d], 0, P%d, 0);\n", ps.threads[i].line, ps.file, i, i)
	}
	for i := range ps.threads {
		fmt.Fprintf(&b, "#line %d %q\n  pthread_join(t[%d], 0);\n", ps.threads[i].end, ps.file, i)
	}
	b.WriteString("  return 0;\n}\n")
	ps.out.C = b.String()
	return nil
}

// variables writes the shared variables, each first without its value: that may be the address of a later one.
func (ps *litmusTest) variables(b *strings.Builder) {
	for _, values := range []bool{false, true} {
		for _, name := range ps.order {
			v := ps.initial[name]
			if values && v == "" {
				continue
			}
			fmt.Fprintf(b, "%s %s", cmp.Or(ps.types[name], "int"), name)
			if n := ps.lengths[name]; n > 0 {
				fmt.Fprintf(b, "[%d]", n)
			}
			if values {
				fmt.Fprintf(b, " = %s", ps.value(v))
			}
			b.WriteString(";\n")
		}
	}
}

// registerType is the type of the global variable for a local one such as 0:r1.
func (ps *litmusTest) registerType(r string) (string, error) {
	thread, name, _ := strings.Cut(r, ":")
	n, err := strconv.Atoi(thread)
	if err != nil || n >= len(ps.threads) {
		return "", ps.bad(ps.at, "%s: there is no thread P%s", r, thread)
	}
	own := slices.ContainsFunc(ps.locals, func(l litmusLocal) bool {
		return l.thread == n && l.name == name && strings.HasSuffix(ps.typeOf(&l), "*")
	})
	if own || pointer(ps.threads[n].body, name) {
		return "void *", nil
	}
	return "long", nil
}

// function writes thread i, without its end.
func (ps *litmusTest) function(b *strings.Builder, i int) {
	t := &ps.threads[i]
	// Parameters have the names of what they point to, so they get the addresses from elsewhere.
	at := make([]string, len(t.args))
	for k, a := range t.args {
		at[k] = "(void *)&" + a
	}
	fmt.Fprintf(b, "static void *const gmc_at%d[] = {%s};\n#line %d %q\nstatic void *P%d(void *gmc_arg) {", i, strings.Join(append(at, "0"), ", "), t.line, ps.file, i)
	for _, l := range ps.locals { // before the parameters, which hide the variables that they point to
		if l.thread == i {
			fmt.Fprintf(b, " %s %s = %s;", ps.typeOf(&l), l.name, cmp.Or(ps.value(strings.TrimPrefix(l.begins, "&")), "0"))
		}
	}
	for k, a := range t.args {
		element := ""
		if ps.lengths[a] > 0 {
			element = "[0]"
		}
		fmt.Fprintf(b, " _Static_assert(sizeof(%s) == sizeof %s%s, \"%s has another size elsewhere\");", t.of[k], a, element, a)
	}
	for k, p := range t.params {
		fmt.Fprintf(b, " %s = gmc_at%d[%d];", p, i, k)
	}
	fmt.Fprintf(b, "\n#line %d %q\n%s\n#line %d %q\n", t.bodyLine, ps.file, t.body, t.end, ps.file)
}
