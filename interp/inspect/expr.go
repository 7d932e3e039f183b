package inspect

import (
	"strconv"
	"strings"

	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
)

// Expressions:
//
//	binary  = unary { op binary }      op: * / % + - << >> < <= > >= == != & ^ | && ||, as in C
//	unary   = ( "*" | "&" | "-" | "!" | "~" | "+" ) unary | postfix
//	postfix = primary { "." name | "->" name | "[" binary "]" }
//	primary = name | number | character | "true" | "false" | "nullptr" | "NULL" | "(" binary ")"
//	name    = [ "::" ] identifier { "::" identifier }

// MaxExpression bounds the length of expressions, and so how deep they nest.
const MaxExpression = 1000

// Evaluate returns the value of an expression in call frame at a position in it. It has no effects. Names are those of
// variables that can be seen there, then of members of *this, then of global variables and functions.
func (m *Moment) Evaluate(frame int, pos int32, text string) (Value, error) {
	if len(text) > MaxExpression {
		return Value{}, problemf("an expression of more than %d characters", MaxExpression)
	}
	e := &evaluation{m: m, frame: frame, pos: pos}
	if err := e.scan(text); err != nil {
		return Value{}, err
	}
	v, err := e.binary(0)
	if err == nil && e.at < len(e.tokens) {
		err = problemf("%q comes after the end of the expression", e.tokens[e.at])
	}
	return v, err
}

type evaluation struct {
	m      *Moment
	frame  int
	pos    int32
	locals []Variable
	listed bool
	tokens []string
	at     int
}

var operators = []string{"->", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "::"}

// scan divides text into tokens.
func (e *evaluation) scan(text string) error {
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
		case isLetter(c) || '0' <= c && c <= '9':
			j := i
			for j < len(text) && (isLetter(text[j]) || '0' <= text[j] && text[j] <= '9') {
				j++
			}
			e.tokens = append(e.tokens, text[i:j])
			i = j
		case c == '\'':
			j := strings.IndexByte(text[i+1:], '\'')
			if j >= 0 && strings.HasSuffix(text[i+1:i+1+j], `\`) && i+j+2 < len(text) {
				if k := strings.IndexByte(text[i+j+2:], '\''); k >= 0 {
					j += 1 + k
				}
			}
			if j < 1 {
				return problem("a character is not closed: '")
			}
			e.tokens = append(e.tokens, text[i:i+j+2])
			i += j + 2
		default:
			op := string(c)
			for _, o := range operators {
				if strings.HasPrefix(text[i:], o) {
					op = o
				}
			}
			if len(op) == 1 && !strings.Contains("*/%+-<>&^|!~.[]()", op) {
				if c == '=' {
					return problem("nothing can be assigned; == compares")
				}
				return problemf("unexpected %s", strconv.Quote(string([]rune(text[i:])[:1])))
			}
			e.tokens = append(e.tokens, op)
			i += len(op)
		}
	}
	if len(e.tokens) == 0 {
		return problem("the expression is empty")
	}
	return nil
}

func isLetter(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

func (e *evaluation) peek() string {
	if e.at < len(e.tokens) {
		return e.tokens[e.at]
	}
	return ""
}

func (e *evaluation) take(token string) bool {
	if e.peek() != token {
		return false
	}
	e.at++
	return true
}

// levels are the binary operators, those that bind least first.
var levels = [][]string{{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", "<=", ">", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}}

func (e *evaluation) binary(level int) (Value, error) {
	if level == len(levels) {
		return e.unary()
	}
	x, err := e.binary(level + 1)
	for err == nil {
		op := ""
		for _, o := range levels[level] {
			if e.take(o) {
				op = o
				break
			}
		}
		if op == "" {
			return x, nil
		}
		var y Value
		if y, err = e.binary(level + 1); err == nil {
			x, err = e.combine(op, &x, &y)
		}
	}
	return Value{}, err
}

// integer makes a number a value.
func integer(n uint64, signed bool) Value {
	v := Value{shape: debug.Shape{Form: debug.FormUint, Size: 8}, data: make([]byte, 8), undefined: make([]byte, 8)}
	if signed {
		v.shape.Form = debug.FormInt
	}
	for i := range v.data {
		v.data[i] = byte(n >> (8 * i))
	}
	return v
}

func truth(b bool) Value {
	v := integer(0, true)
	v.shape = debug.Shape{Form: debug.FormBool, Size: 1}
	if b {
		v.data[0] = 1
	}
	return v
}

// scalar is the number, pointer or the like that v is, or holds if it is a class of the library such as std::atomic.
func (e *evaluation) scalar(v *Value) (of Value, n uint64, err error) {
	of = *v
	if inner, ok := e.m.single(v); ok {
		of = inner
	}
	if of.shape.Form == debug.FormReference {
		if of, err = e.m.follow(&of); err != nil {
			return of, 0, err
		}
	}
	if of.why != "" {
		return of, 0, problem(of.why)
	}
	switch of.shape.Form {
	case debug.FormArray:
		return of, uint64(of.addr), nil
	case debug.FormFloat:
		return of, 0, problem("floating point numbers are shown, but not computed with")
	case debug.FormStruct, debug.FormUnion, debug.FormUnknown, debug.FormFunction:
		return of, 0, problem("it is neither a number nor a pointer")
	}
	n, undefined, err := e.m.number(&of)
	if err == nil && undefined {
		err = problem("its value is undefined")
	}
	return of, n, err
}

// combine computes x op y. Numbers have 64 bits.
func (e *evaluation) combine(op string, x, y *Value) (Value, error) {
	a, n, err := e.scalar(x)
	if err != nil {
		return Value{}, err
	}
	b, k, err := e.scalar(y)
	if err != nil {
		return Value{}, err
	}
	signed := narrow(&a) && narrow(&b)
	switch op {
	case "+", "-":
		return add(op, &a, &b, n, k, signed), nil
	case "/", "%":
		return divide(op, n, k, signed)
	case "<", "<=", ">", ">=", "==", "!=":
		return compare(op, n, k, signed), nil
	case "&&":
		return truth(n != 0 && k != 0), nil
	case "||":
		return truth(n != 0 || k != 0), nil
	case ">>":
		if signed {
			return integer(uint64(int64(n)>>min(k, 63)), true), nil
		}
		n >>= min(k, 64)
	case "<<":
		n <<= min(k, 64)
	case "*":
		n *= k
	case "&":
		n &= k
	case "|":
		n |= k
	case "^":
		n ^= k
	}
	return integer(n, signed), nil
}

// points reports whether v is a pointer, or an array, which stands for one.
func points(v *Value) bool {
	return v.shape.Form == debug.FormPointer || v.shape.Form == debug.FormArray
}

// narrow reports whether a number is computed with as a signed one of 64 bits, in which all its values have room.
func narrow(v *Value) bool { return !points(v) && (v.Signed() || v.shape.Size < 8) }

// add computes n + k or n - k, where these are the numbers of a and b. Pointers are moved by elements.
func add(op string, a, b *Value, n, k uint64, signed bool) Value {
	if points(b) && !points(a) && op == "+" {
		a, b, n, k = b, a, k, n
	}
	size := max(a.shape.Elem.Size(), 1)
	switch {
	case points(a) && !points(b) && op == "-":
		return pointerTo(a.shape.Elem, a.Type, n-k*size)
	case points(a) && !points(b):
		return pointerTo(a.shape.Elem, a.Type, n+k*size)
	case op == "+":
		return integer(n+k, signed)
	case points(a):
		return integer(uint64(int64(n-k)/int64(size)), true)
	}
	return integer(n-k, signed)
}

// divide computes n / k or n % k.
func divide(op string, n, k uint64, signed bool) (Value, error) {
	switch {
	case k == 0:
		return Value{}, problem("division by zero")
	case signed && int64(k) == -1 && op == "/": // of the least number, too
		return integer(-n, true), nil
	case signed && int64(k) == -1:
		return integer(0, true), nil
	case signed && op == "/":
		return integer(uint64(int64(n)/int64(k)), true), nil
	case signed:
		return integer(uint64(int64(n)%int64(k)), true), nil
	case op == "/":
		return integer(n/k, false), nil
	}
	return integer(n%k, false), nil
}

// compare computes n op k.
func compare(op string, n, k uint64, signed bool) Value {
	less, equal := n < k, n == k
	if signed {
		less = int64(n) < int64(k)
	}
	switch op {
	case "==":
		return truth(equal)
	case "!=":
		return truth(!equal)
	case "<":
		return truth(less)
	case "<=":
		return truth(less || equal)
	case ">":
		return truth(!less && !equal)
	}
	return truth(!less)
}

// pointerTo is a pointer to an element. of is a pointer type that it has, if that is no array.
func pointerTo(elem, of debug.Type, n uint64) Value {
	v := integer(n, false)
	v.shape = debug.Shape{Form: debug.FormPointer, Size: 8, Elem: elem}
	if of.Shape().Form == debug.FormPointer {
		v.Type = of
	}
	return v
}

func (e *evaluation) unary() (Value, error) {
	op := e.peek()
	switch op {
	case "*", "&", "-", "!", "~", "+":
	default:
		return e.postfix()
	}
	e.at++
	v, err := e.unary()
	if err != nil {
		return v, err
	}
	if op == "&" {
		if v.addr == 0 || v.bits > 0 {
			return v, problem("it is in no memory, so it has no address")
		}
		return pointerTo(v.Type, debug.Type{}, uint64(v.addr)), nil
	}
	if op == "*" {
		return e.target(&v)
	}
	of, n, err := e.scalar(&v)
	switch {
	case err != nil:
		return v, err
	case op == "-":
		return integer(-n, true), nil
	case op == "~":
		return integer(^n, of.Signed()), nil
	case op == "!":
		return truth(n == 0), nil
	}
	return integer(n, of.Signed()), nil
}

// target is what a pointer points to.
func (e *evaluation) target(v *Value) (Value, error) {
	of := *v
	if inner, ok := e.m.single(v); ok {
		of = inner
	}
	if of.shape.Form == debug.FormReference {
		var err error
		if of, err = e.m.follow(&of); err != nil {
			return of, err
		}
	}
	switch of.shape.Form {
	case debug.FormPointer:
		if !of.shape.Elem.Known() {
			return of, problem("what the pointer points to has no type")
		}
		return e.m.follow(&of)
	case debug.FormArray:
		return element(&of, 0), nil
	}
	return of, problem("it is no pointer")
}

func (e *evaluation) postfix() (Value, error) {
	v, err := e.primary()
	for err == nil {
		switch {
		case e.take("."):
			v, err = e.member(&v, false)
		case e.take("->"):
			v, err = e.member(&v, true)
		case e.take("["):
			var i Value
			if i, err = e.binary(0); err != nil {
				return v, err
			}
			if !e.take("]") {
				return v, problem("] is missing")
			}
			v, err = e.index(&v, &i)
		default:
			return v, nil
		}
	}
	return v, err
}

func (e *evaluation) index(v, i *Value) (Value, error) {
	_, k, err := e.scalar(i)
	if err != nil {
		return *v, err
	}
	of := *v
	for range maxNest { // std::array and the like have one member
		if of.shape.Form == debug.FormReference {
			if of, err = e.m.follow(&of); err != nil {
				return of, err
			}
			continue
		}
		members := of.Type.Members()
		if of.shape.Form != debug.FormStruct || len(members) != 1 {
			break
		}
		of = e.m.part(&of, &members[0])
	}
	switch of.shape.Form {
	case debug.FormArray:
		if of.shape.Count > 0 && k >= of.shape.Count {
			return of, problemf("index %d: the array has %d elements", int64(k), of.shape.Count)
		}
		return element(&of, k), nil
	case debug.FormPointer:
		if _, err := e.m.follow(&of); err != nil {
			return of, err
		}
		p, err := e.combine("+", &of, i)
		if err != nil {
			return of, err
		}
		return e.target(&p)
	}
	return *v, problem("it is no array and no pointer")
}

// member is a member of v, or of what v points to.
func (e *evaluation) member(v *Value, arrow bool) (Value, error) {
	name := e.peek()
	if name == "" || !isLetter(name[0]) {
		return *v, problem("the name of a member is missing")
	}
	e.at++
	of, err := *v, error(nil)
	if of.shape.Form == debug.FormReference {
		if of, err = e.m.follow(&of); err != nil {
			return of, err
		}
	}
	if inner, ok := e.m.single(&of); ok && inner.shape.Form == debug.FormPointer { // std::atomic<node *>, std::unique_ptr
		if _, found := e.find(&of, name, 0); !found {
			of = inner
		}
	}
	if arrow || of.shape.Form == debug.FormPointer { // as debuggers have it, . will do
		if of, err = e.target(&of); err != nil {
			return of, err
		}
	}
	if of.shape.Form != debug.FormStruct && of.shape.Form != debug.FormUnion {
		return of, problemf("it has no member %s", name)
	}
	if m, ok := e.find(&of, name, 0); ok {
		if m.why != "" {
			return m, problem(m.why)
		}
		return m, nil
	}
	var names []string
	for _, x := range of.Type.Members() {
		if x.Name != "" {
			names = append(names, x.Name)
		}
	}
	if len(names) == 0 {
		return of, problemf("%s has no member %s", of.Type.Name(), name)
	}
	return of, problemf("%s has no member %s; there are %s", of.Type.Name(), name, strings.Join(names[:min(len(names), maxItems)], ", "))
}

// find is the member of v, of its bases or anonymous members that is called name.
func (e *evaluation) find(v *Value, name string, nest int) (Value, bool) {
	members := v.Type.Members()
	for i := range members {
		if members[i].Name == name && !members[i].Base {
			return e.m.part(v, &members[i]), true
		}
	}
	for i := range members {
		if nest < maxNest && (members[i].Base || members[i].Name == "") {
			in := e.m.part(v, &members[i])
			if x, ok := e.find(&in, name, nest+1); ok {
				return x, true
			}
		}
	}
	return Value{}, false
}

func (e *evaluation) primary() (Value, error) {
	t := e.peek()
	if t == "" {
		return Value{}, problem("the expression ends too early")
	}
	e.at++
	switch {
	case t == "(":
		v, err := e.binary(0)
		if err == nil && !e.take(")") {
			err = problem(") is missing")
		}
		return v, err
	case t == "true" || t == "false":
		return truth(t == "true"), nil
	case t == "nullptr" || t == "NULL":
		return integer(0, true), nil
	case '0' <= t[0] && t[0] <= '9':
		digits := strings.TrimRight(t, "uUlL")
		n, err := strconv.ParseUint(digits, 0, 64)
		if err != nil {
			return Value{}, problemf("%s is no number", t)
		}
		return integer(n, n>>63 == 0), nil
	case t[0] == '\'':
		s, err := strconv.Unquote(t)
		if err != nil || len(s) != 1 {
			return Value{}, problemf("%s is no character", t)
		}
		return integer(uint64(s[0]), true), nil
	case t == "::" || isLetter(t[0]):
		name := t
		for t == "::" || e.peek() == "::" {
			if t != "::" {
				e.at++
				name += "::"
			}
			if t = e.peek(); t == "" || !isLetter(t[0]) {
				return Value{}, problemf("a name is missing behind %s", name)
			}
			e.at++
			name += t
		}
		return e.name(name)
	}
	return Value{}, problemf("unexpected %s", strconv.Quote(t))
}

// name is the variable, member of *this or function of a name.
func (e *evaluation) name(name string) (Value, error) {
	if !e.listed {
		e.locals, e.listed = e.m.Variables(e.frame, e.pos), true
	}
	for i := range e.locals {
		if e.locals[i].Name == name {
			v := e.locals[i].Value
			if v.why != "" {
				return v, problemf("%s: %s", name, v.why)
			}
			return v, nil
		}
	}
	for i := range e.locals {
		if this := &e.locals[i]; this.Name == "this" && this.why == "" {
			if of, err := e.m.follow(&this.Value); err == nil {
				if v, ok := e.find(&of, name, 0); ok {
					return v, nil
				}
			}
		}
	}
	if v, ok := e.global(strings.TrimPrefix(name, "::")); ok {
		return v, nil
	}
	for _, f := range e.m.IR.Funcs {
		if !f.Lib && debug.Name(f.Name) == name {
			return pointerTo(debug.Type{}, debug.Type{}, uint64(ir.FuncAddr(f.Index))), nil
		}
	}
	return Value{}, problemf("there is no variable %s here%s", name, e.others())
}

// others lists the variables that can be seen, for messages.
func (e *evaluation) others() string {
	var names []string
	for i := range e.locals {
		names = append(names, e.locals[i].Name)
	}
	if len(names) == 0 {
		return ""
	}
	return "; there are " + strings.Join(names[:min(len(names), maxItems)], ", ") + ", and the global ones"
}

// global is the global or thread-local variable of a name: the last parts of its full name will do.
func (e *evaluation) global(name string) (Value, bool) {
	for _, whole := range []bool{true, false} {
		match := func(symbol string) bool {
			full := debug.Name(symbol)
			return whole && full == name || !whole && (strings.HasSuffix(full, "::"+name) || strings.HasSuffix(full, "."+name))
		}
		for i := range e.m.IR.Globals {
			if g := &e.m.IR.Globals[i]; match(g.Name) {
				if v, ok := e.m.Variable(g); ok {
					return v.Value, true
				}
			}
		}
		for i := range e.m.IR.TLS {
			if x := &e.m.IR.TLS[i]; match(x.Name) && e.m.Look != nil {
				if t, ok := e.m.Program.Global(x.Name); ok {
					v := typed(t)
					v.addr = e.m.Look.ThreadLocal(i)
					return v, true
				}
			}
		}
	}
	return Value{}, false
}
