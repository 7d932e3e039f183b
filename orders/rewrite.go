package orders

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo"

	"genmcgo/internal/lazy"
)

// Edit is how the source is changed for a site, or for several that stand at one place, as the two orders of a
// compare-and-exchange.
type Edit struct {
	Replace []Replacement `json:"replace"`
	// ByHand says what is to be written, and why the tool does not, if it does not.
	ByHand string `json:"by_hand,omitempty"`
}

// Replacement replaces the text from a place up to another one, which does not belong to it. Columns count bytes,
// from 1.
type Replacement struct {
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"end_line"`
	EndColumn int    `json:"end_column"`
	Text      string `json:"text"`

	from, to int // offsets in the file
}

// rewriter rewrites one file.
type rewriter struct {
	text string
	cpp  bool
	at   []int // offsets of lines
}

func newRewriter(file, text string) *rewriter {
	w := &rewriter{text: text, at: []int{0}}
	switch filepath.Ext(file) {
	case ".cc", ".cpp", ".cxx", ".C", ".hh", ".hpp", ".hxx":
		w.cpp = true
	case ".h":
		w.cpp = strings.Contains(text, "std::atomic")
	}
	for i, c := range []byte(text) {
		if c == '\n' {
			w.at = append(w.at, i+1)
		}
	}
	return w
}

// orderWord is how the source writes an order.
func (w *rewriter) orderWord(order string) string {
	if order == "none" {
		order = "relaxed"
	}
	if w.cpp {
		return "std::memory_order_" + order
	}
	return "memory_order_" + order
}

// known matches the constants for memory orders: a prefix and the order.
var known = lazy.Regexp(`^((?:(?:::)?std::)?memory_order(?:_|::)|__ATOMIC_)(relaxed|consume|acquire|release|acq_rel|seq_cst|RELAXED|CONSUME|ACQUIRE|RELEASE|ACQ_REL|SEQ_CST)$`)

// reorder is the constant text with another order, "" if text is none.
func reorder(text, order string) string {
	m := known().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return ""
	}
	if order == "none" {
		order = "relaxed"
	}
	if m[1] == "__ATOMIC_" {
		order = strings.ToUpper(order)
	}
	return m[1] + order
}

// edit gives the accesses at a place the orders in want, which has some of the values of genmcgo.Site.Access.
func (w *rewriter) edit(line, column int, want map[string]string) (e *Edit) {
	byHand := func(why string) *Edit {
		var orders []string
		for _, a := range []string{"read", "write", "rmw", "cas", "cas-failure", "fence"} {
			if o := want[a]; o != "" {
				orders = append(orders, a+" "+o)
			}
		}
		return &Edit{Replace: []Replacement{}, ByHand: fmt.Sprintf("make it %s: %s", strings.Join(orders, ", "), why)}
	}
	if column == 0 {
		return byHand("the compiler made one access of several in this line, or it says no column")
	}
	if line < 1 || line > len(w.at) {
		return byHand("the source has no such line")
	}
	pos := w.at[line-1] + column - 1
	if pos >= len(w.text) {
		return byHand("the source has no such place")
	}
	if len(want) > 1 && (len(want) > 2 || want["cas"] == "" || want["cas-failure"] == "") {
		return byHand("a macro makes several accesses here")
	}
	list, why := w.call(pos, want)
	if why == "" && list == nil {
		list, why = w.plain(pos, want)
	}
	if why != "" {
		return byHand(why)
	}
	for i := range list {
		r := &list[i]
		r.Line, r.Column = w.place(r.from)
		r.EndLine, r.EndColumn = w.place(r.to)
	}
	return &Edit{Replace: list}
}

func (w *rewriter) place(offset int) (line, column int) {
	i, ok := slices.BinarySearch(w.at, offset)
	if !ok {
		i--
	}
	return i + 1, offset - w.at[i] + 1
}

func isWord(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// word is the end of the word at pos.
func (w *rewriter) word(pos int) int {
	for pos < len(w.text) && isWord(w.text[pos]) {
		pos++
	}
	return pos
}

func (w *rewriter) space(pos int) int {
	for pos < len(w.text) && strings.IndexByte(" \t\r\n", w.text[pos]) >= 0 {
		pos++
	}
	return pos
}

// back is the end of what comes before pos and is no space.
func (w *rewriter) back(pos int) int {
	for pos > 0 && strings.IndexByte(" \t\r\n", w.text[pos-1]) >= 0 {
		pos--
	}
	return pos
}

// arguments returns where the arguments of a call begin and end, given the place of its bracket, and where that is
// closed. It returns -1 for what is beyond it: comments and preprocessing in the call.
func (w *rewriter) arguments(open int) (args [][2]int, closed int) {
	depth, from := 0, open+1
	for i := open + 1; i < len(w.text); i++ {
		switch c := w.text[i]; c {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth == 0 {
				if c != ')' {
					return nil, -1
				}
				if strings.TrimSpace(w.text[from:i]) != "" {
					args = append(args, [2]int{from, i})
				}
				return args, i
			}
			depth--
		case ',':
			if depth == 0 {
				args = append(args, [2]int{from, i})
				from = i + 1
			}
		case '"', '\'':
			for i++; i < len(w.text) && w.text[i] != c && w.text[i] != '\n'; i++ {
				if w.text[i] == '\\' {
					i++
				}
			}
		case '#', ';':
			return nil, -1
		case '/':
			if i+1 < len(w.text) && (w.text[i+1] == '/' || w.text[i+1] == '*') {
				return nil, -1
			}
		}
	}
	return nil, -1
}

// operations says of the functions of C11, and of the members of std::atomic, how many arguments they have without
// orders (of functions: the object is one of them).
var operations = map[string]int{
	"atomic_load": 1, "atomic_store": 2, "atomic_exchange": 2, "atomic_fetch_add": 2, "atomic_fetch_sub": 2, "atomic_fetch_or": 2, "atomic_fetch_xor": 2, "atomic_fetch_and": 2,
	"atomic_compare_exchange_strong": 3, "atomic_compare_exchange_weak": 3, "atomic_flag_test_and_set": 1, "atomic_flag_clear": 1, "atomic_flag_test": 1,
}

// builtins says how many arguments of compilers' functions come before the orders.
var builtins = map[string]int{
	"load_n": 1, "load": 2, "store_n": 2, "store": 2, "exchange_n": 2, "exchange": 3, "compare_exchange_n": 4, "compare_exchange": 4, "test_and_set": 1, "clear": 1, "thread_fence": 0,
	"fetch_add": 2, "fetch_sub": 2, "fetch_or": 2, "fetch_xor": 2, "fetch_and": 2, "fetch_nand": 2, "add_fetch": 2, "sub_fetch": 2, "or_fetch": 2, "xor_fetch": 2, "and_fetch": 2, "nand_fetch": 2,
}

// called is a call of an atomic operation that is rewritten.
type called struct {
	*rewriter
	name   string
	end    int // of the name
	args   [][2]int
	closed int      // where its bracket closes
	orders []string // that it is to have
	list   []Replacement
}

// call rewrites a call of an atomic operation. It returns nothing if there is no call at pos.
func (w *rewriter) call(pos int, want map[string]string) (list []Replacement, why string) {
	start := pos
	if strings.HasPrefix(w.text[pos:], "std::") {
		pos += len("std::")
	}
	c := &called{rewriter: w, end: w.word(pos), orders: []string{first(want)}}
	c.name = w.text[pos:c.end]
	open := w.space(c.end)
	if c.name == "" || open >= len(w.text) || w.text[open] != '(' {
		return nil, ""
	}
	if c.args, c.closed = w.arguments(open); c.closed < 0 {
		return nil, "its arguments are more than an expression"
	}
	if want["cas"] != "" {
		c.orders = []string{want["cas"], want["cas-failure"]}
	}
	before := w.back(start)
	member := before > 0 && w.text[before-1] == '.' || before > 1 && w.text[before-2:before] == "->"
	switch {
	case len(want) == 1 && want["cas-failure"] != "":
		why = "only the order for its failure is known"
	case member:
		why = c.member()
	case c.name == "atomic_thread_fence":
		why = c.given(0)
	case strings.HasPrefix(c.name, "__atomic_"):
		n, ok := builtins[strings.TrimPrefix(c.name, "__atomic_")]
		if !ok {
			return nil, c.name + " is not known"
		}
		why = c.given(n)
	default:
		why = c.function()
	}
	return c.list, why
}

// member rewrites a call of a member of std::atomic.
func (c *called) member() (why string) {
	n, ok := operations["atomic_"+c.name]
	if c.name == "test_and_set" || c.name == "clear" || c.name == "test" {
		n, ok = 1, true
	}
	switch n--; {
	case !ok:
		return c.name + " is not an operation of std::atomic"
	case len(c.args) == n:
		c.add(c.orders...)
		return ""
	case len(c.orders) == 2 && len(c.args) == n+1: // the order of the failure follows from it
		if why := c.replace(n, c.orders[0]); why != "" {
			return why
		}
		c.add(c.orders[1])
		return ""
	}
	return c.given(n)
}

// function rewrites a call of a function of C11.
func (c *called) function() (why string) {
	plain, explicit := strings.CutSuffix(c.name, "_explicit")
	n, ok := operations[plain]
	switch {
	case !ok:
		return c.name + " is a macro, or a function that is not known"
	case explicit:
		return c.given(n)
	case len(c.args) != n:
		return fmt.Sprintf("%s has %d arguments", c.name, len(c.args))
	}
	c.list = append(c.list, Replacement{from: c.end, to: c.end, Text: "_explicit"})
	c.add(c.orders...)
	return ""
}

// replace replaces argument i, which is an order.
func (c *called) replace(i int, order string) (why string) {
	text := c.text[c.args[i][0]:c.args[i][1]]
	n := reorder(text, order)
	if n == "" {
		return "its order is not a constant here: " + strings.TrimSpace(text)
	}
	from := c.args[i][0] + len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	c.list = append(c.list, Replacement{from: from, to: from + len(strings.TrimSpace(text)), Text: n})
	return ""
}

// given replaces the arguments from n up, which are orders.
func (c *called) given(n int) (why string) {
	if len(c.args) != n+len(c.orders) {
		return fmt.Sprintf("%s has %d arguments", c.name, len(c.args))
	}
	for i, o := range c.orders {
		if why := c.replace(n+i, o); why != "" {
			return why
		}
	}
	return ""
}

// add adds orders behind the last argument.
func (c *called) add(orders ...string) {
	var words []string
	for _, o := range orders {
		words = append(words, c.orderWord(o))
	}
	text, at := strings.Join(words, ", "), c.closed
	if len(c.args) > 0 {
		text, at = ", "+text, c.back(c.closed)
	}
	c.list = append(c.list, Replacement{from: at, to: at, Text: text})
}

func first(want map[string]string) string {
	for _, o := range want {
		return o
	}
	return ""
}

// statement is where the statement begins that contains pos, if nothing but an expression stands before.
func (w *rewriter) statement(pos int) int {
	for pos > 0 && strings.IndexByte(";{}\n", w.text[pos-1]) < 0 {
		pos--
	}
	return w.space(pos)
}

// lvalue matches what can be assigned to, as it is written mostly.
var lvalue = lazy.Regexp(`^[A-Za-z_]\w*(?:\s*(?:\.|->)\s*[A-Za-z_]\w*|\s*\[[^\[\]()=;,]*\])*$`)

// plain rewrites an access that is written as one of an ordinary variable.
func (w *rewriter) plain(pos int, want map[string]string) (list []Replacement, why string) {
	order := w.orderWord(first(want))
	replace := func(from, to int, text string) { list = append(list, Replacement{from: from, to: to, Text: text}) }
	if isWord(w.text[pos]) && want["rmw"] != "" { // C++ has x++ where x begins
		if at := w.space(w.word(pos)); strings.HasPrefix(w.text[at:], "++") || strings.HasPrefix(w.text[at:], "--") {
			pos = at
		}
	}
	if isWord(w.text[pos]) {
		if want["read"] == "" {
			return nil, "it is not written as an atomic operation here"
		}
		return w.reading(pos, order)
	}
	ops := map[string]string{"+=": "add", "-=": "sub", "|=": "or", "&=": "and", "^=": "xor", "++": "add", "--": "sub"}
	begin := w.statement(pos)
	end := strings.IndexAny(w.text[pos:], ";\n{}")
	if end < 0 || w.text[pos+end] != ';' {
		return nil, "it is part of a larger expression"
	}
	end += pos
	op := w.text[pos:min(pos+2, len(w.text))]
	if op == "++" || op == "--" {
		object := strings.TrimSpace(w.text[begin:pos])
		rest := strings.TrimSpace(w.text[pos+2 : end])
		if object == "" {
			object, rest = rest, ""
		}
		if rest != "" || !lvalue().MatchString(object) || want["rmw"] == "" {
			return nil, "it is part of a larger expression"
		}
		if w.cpp {
			replace(begin, end, fmt.Sprintf("%s.fetch_%s(1, %s)", object, ops[op], order))
		} else {
			replace(begin, end, fmt.Sprintf("atomic_fetch_%s_explicit(&%s, 1, %s)", ops[op], object, order))
		}
		return list, ""
	}
	width := 1
	function := "store"
	if f := ops[op]; f != "" {
		width, function = 2, "fetch_"+f
	} else if w.text[pos] != '=' || op == "==" {
		return nil, "it is not written as an atomic operation here"
	}
	object := strings.TrimSpace(w.text[begin:pos])
	if !lvalue().MatchString(object) {
		return nil, "it is a declaration, or part of a larger expression"
	}
	value := w.space(pos + width)
	if _, closed := w.arguments(value - 1); closed >= 0 && closed < end || strings.ContainsAny(topLevel(w.text[value:end]), ",=") {
		return nil, "it is part of a larger expression"
	}
	objectEnd := w.back(pos)
	if w.cpp {
		replace(objectEnd, value, "."+function+"(")
	} else {
		replace(begin, begin, "atomic_"+function+"_explicit(&")
		replace(objectEnd, value, ", ")
	}
	replace(end, end, ", "+order+")")
	return list, ""
}

// topLevel is s without what stands in brackets, and without comparisons.
func topLevel(s string) string {
	var b strings.Builder
	depth := 0
	for _, c := range []byte(strings.NewReplacer("==", "", "<=", "", ">=", "", "!=", "").Replace(s)) {
		switch {
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case depth == 0:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// reading rewrites an expression that is read.
func (w *rewriter) reading(pos int, order string) (list []Replacement, why string) {
	start := pos
	for start > 0 && isWord(w.text[start-1]) {
		start--
	}
	for { // members: a.b, a->b
		before := w.back(start)
		switch {
		case before > 0 && w.text[before-1] == '.':
			before--
		case before > 1 && w.text[before-2:before] == "->":
			before -= 2
		default:
			before = -1
		}
		if before < 0 {
			break
		}
		before = w.back(before)
		s := before
		for s > 0 && isWord(w.text[s-1]) {
			s--
		}
		if s == before {
			return nil, "what is read is more than a name"
		}
		start = s
	}
	end := w.word(pos)
	for {
		next := w.space(end)
		if next >= len(w.text) {
			break
		}
		skip := 0
		if w.text[next] == '.' {
			skip = 1
		} else if strings.HasPrefix(w.text[next:], "->") {
			skip = 2
		}
		if skip > 0 {
			if e := w.word(w.space(next + skip)); e > next+skip && w.space(e) < len(w.text) && w.text[w.space(e)] != '(' {
				end = e
				continue
			}
			return nil, "what is read is more than a name"
		}
		if w.text[next] != '[' {
			if c := w.text[next]; c == '(' || c == '=' && !strings.HasPrefix(w.text[next:], "==") {
				return nil, "it is not written as an atomic operation here"
			}
			break
		}
		closed := strings.IndexByte(w.text[next:], ']')
		if closed < 0 || strings.ContainsAny(w.text[next+1:next+closed], "[;\n") {
			return nil, "what is read is more than a name"
		}
		end = next + closed + 1
	}
	if !lvalue().MatchString(w.text[start:end]) {
		return nil, "what is read is more than a name"
	}
	if w.cpp {
		return []Replacement{{from: end, to: end, Text: ".load(" + order + ")"}}, ""
	}
	return []Replacement{{from: start, to: start, Text: "atomic_load_explicit(&"}, {from: end, to: end, Text: ", " + order + ")"}}, ""
}

// changed is one place of a file, with the orders that its accesses are to have.
type changed struct {
	file         string
	line, column int
	want         map[string]string
	sites        []genmcgo.Site // that change
}

// places groups changes by place. all are the orders of all sites, with the changes.
func places(changes []Change, all map[genmcgo.Site]string) (list []*changed) {
	for _, c := range changes {
		i := slices.IndexFunc(list, func(p *changed) bool { return p.file == c.File && p.line == c.Line && p.column == c.Column })
		if i < 0 {
			i = len(list)
			list = append(list, &changed{file: c.File, line: c.Line, column: c.Column, want: map[string]string{}})
			for s, o := range all {
				if s.File == c.File && s.Line == c.Line && s.Column == c.Column && o != "" {
					list[i].want[s.Access] = o
				}
			}
		}
		list[i].want[c.Access] = c.To
		list[i].sites = append(list[i].sites, c.Site)
	}
	return list
}
