// Package inspect shows a thread that stands still as a debugger does: the variables of its calls, what they and the
// memory they point to hold, and the values of expressions.
//
// Vocabulary. A moment is a thread at one of its steps together with the memory that threads share at that time. A
// value is bytes of some type: in memory, in a variable that is in no memory, or computed. A byte may be undefined: the
// program gave it no value.
//
// Expressions are those of C without assignments, calls, casts and sizeof (expr.go).
//
// Non-goals: it knows no executions, no memory models and no other thread. Read next: expr.go.
package inspect

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/debug"
	"genmcgo/interp/ir"
)

// Program is what is known of a program beside its instructions.
type Program struct {
	IR      *ir.Program
	Modules []*debug.Info
	// Global is the type of the global or thread-local variable with a symbol.
	Global func(symbol string) (debug.Type, bool)
	// Name is what reports call the object at an address and the part of it, "" if they do not name it.
	Name func(a event.Addr) string
}

// Moment is a thread at one of its steps.
type Moment struct {
	*Program
	Look *interp.Look // nil: no thread, only shared memory
	// Shared is the byte of shared memory at an address and which of its bits are undefined; ok is false if
	// nothing is known of it.
	Shared func(a event.Addr) (b, undefined byte, ok bool)
}

// Value is a value of the program.
type Value struct {
	Type  debug.Type
	shape debug.Shape
	addr  event.Addr // where it is, 0 if it is in no memory
	// Otherwise data has its bytes, and undefined which of their bits have no value.
	data, undefined []byte
	// Of a bit field, the first of its bits and how many.
	shift, bits uint64
	why         string // why there is no value, "" if there is one
}

// Variable is a variable, or a part of one.
type Variable struct {
	Name string
	Value
	Parameter bool
}

func typed(t debug.Type) Value { return Value{Type: t, shape: t.Shape()} }

// Address is where the value is, 0 if it is in no memory.
func (v *Value) Address() event.Addr { return v.addr }

// Variables are the variables of call frame that can be seen at a position in it, parameters first, then in the order
// of their declaration; of those with one name, the innermost.
func (m *Moment) Variables(frame int, pos int32) []Variable {
	if m.Look == nil {
		return nil
	}
	frames := m.Look.Frames()
	if frame < 0 || frame >= len(frames) {
		return nil
	}
	fn := frames[frame].Func
	at := m.IR.Position(pos)
	var out []Variable
	lines := map[string]int{}
	for _, param := range []bool{true, false} {
		for i := range fn.Vars {
			v := &fn.Vars[i]
			if v.Inlined != at.Inlined || (v.Arg > 0) != param {
				continue
			}
			x := Variable{Name: v.Name, Parameter: param}
			visible, known := true, false
			for _, d := range m.Modules {
				l, ok := d.LocalVariable(fn.Name, v.Owner, v.Name, v.Line)
				if !ok && v.Inlined != 0 { // by the loader: the module has it where it is declared
					l, ok = d.LocalVariable(v.Owner, v.Owner, v.Name, v.Line)
				}
				if ok {
					x.Value, visible, known = typed(l.Type), l.VisibleAt(at.Line, at.Column), true
					break
				}
			}
			if !visible || !known {
				continue
			}
			m.hold(&x.Value, m.Look.Variable(frame, v))
			if at, ok := lines[x.Name]; ok {
				for k := range out {
					if out[k].Name == x.Name && v.Line >= at {
						out[k] = x
					}
				}
				continue
			}
			lines[x.Name] = v.Line
			out = append(out, x)
		}
	}
	return out
}

// hold gives v what the thread has of it.
func (m *Moment) hold(v *Value, h interp.Held) {
	switch {
	case h.Gone:
		v.why = "optimised out"
	case h.Unset:
		v.why = "no value yet"
	case h.Addr != 0:
		v.addr = h.Addr
	default:
		size := min(v.shape.Size, maxBytes)
		v.data, v.undefined = make([]byte, size), make([]byte, size)
		for i := range v.undefined {
			v.undefined[i] = 0xff
		}
		for _, p := range h.Pieces {
			for i := range uint64(p.Size) {
				if off := p.Off + i; off < size {
					v.data[off], v.undefined[off] = byte(p.Value>>(8*i)), byte(p.Undefined>>(8*i))
				}
			}
		}
	}
}

// Global returns the global variable with a symbol.
func (m *Moment) Variable(g *ir.Global) (Variable, bool) {
	t, ok := m.Program.Global(g.Name)
	if !ok {
		return Variable{}, false
	}
	v := typed(t)
	v.addr = g.Addr
	return Variable{Name: debug.Name(g.Name), Value: v}, true
}

// Bounds: what a value may be large, and how much of it is shown in one line.
const (
	maxBytes = 1 << 20
	maxShown = 160 // characters
	maxItems = 16
	maxNest  = 6
	// MaxChildren bounds how many parts of a value there are.
	MaxChildren = 1000
)

// problem is why something cannot be evaluated.
type problem string

func (p problem) Error() string { return string(p) }

func problemf(format string, args ...any) error { return problem(fmt.Sprintf(format, args...)) }

// read returns size bytes of v from off on.
func (m *Moment) read(v *Value, off, size uint64) (data, undefined []byte, err error) {
	if v.why != "" {
		return nil, nil, problem(v.why)
	}
	if size > maxBytes {
		return nil, nil, problemf("%d bytes are too many", size)
	}
	if v.addr == 0 {
		if off+size > uint64(len(v.data)) {
			return nil, nil, problem("its size is not known")
		}
		return v.data[off : off+size], v.undefined[off : off+size], nil
	}
	data, undefined = make([]byte, size), make([]byte, size)
	for i := range size {
		b, u, ok := m.byteAt(v.addr + event.Addr(off+i))
		if !ok {
			return nil, nil, problemf("nothing is at address %#x", uint64(v.addr)+off+i)
		}
		data[i], undefined[i] = b, u
	}
	return data, undefined, nil
}

// byteAt is the byte at an address.
func (m *Moment) byteAt(a event.Addr) (b, undefined byte, ok bool) {
	if m.Look != nil {
		if b, u, ok := m.Look.Read(a); ok {
			return b, u, true
		}
	}
	return m.Shared(a)
}

// number is the value of v if it is a number, a pointer or the like.
func (m *Moment) number(v *Value) (n uint64, undefined bool, err error) {
	size := v.shape.Size
	if v.bits > 0 {
		size = (v.shift + v.bits + 7) / 8
	}
	if size == 0 || size > 8 {
		return 0, false, problem("it is no number")
	}
	data, un, err := m.read(v, 0, size)
	if err != nil {
		return 0, false, err
	}
	var u uint64
	for i := range data {
		n |= uint64(data[i]) << (8 * i)
		u |= uint64(un[i]) << (8 * i)
	}
	width := 8 * size
	if v.bits > 0 {
		n, u, width = n>>v.shift, u>>v.shift, v.bits
	}
	if width < 64 {
		n, u = n&(1<<width-1), u&(1<<width-1)
		if v.Signed() && n>>(width-1) != 0 {
			n |= ^uint64(0) << width
		}
	}
	return n, u != 0, nil
}

// Signed reports whether v is a number that may be negative.
func (v *Value) Signed() bool {
	if !v.Type.Known() {
		return v.shape.Form == debug.FormInt
	}
	return v.Type.Signed()
}

// Format is v in one line.
func (m *Moment) Format(v *Value) string {
	s := m.format(v, 0)
	if r := []rune(s); len(r) > maxShown {
		s = string(r[:maxShown]) + "…"
	}
	return s
}

func (m *Moment) format(v *Value, nest int) string {
	if v.why != "" {
		return v.why
	}
	switch v.shape.Form {
	case debug.FormStruct, debug.FormUnion, debug.FormArray:
		return m.formatParts(v, nest)
	case debug.FormReference:
		to, err := m.follow(v)
		if err != nil {
			return err.Error()
		}
		return m.format(&to, nest+1)
	case debug.FormFunction:
		return m.pointer(v.addr)
	}
	if v.shape.Form == debug.FormFloat && v.shape.Size > 8 {
		return m.extended(v)
	}
	n, undefined, err := m.number(v)
	switch {
	case err != nil && v.shape.Size == 0:
		return "of a type that debug information does not describe"
	case err != nil:
		return err.Error()
	case undefined:
		return "undefined"
	}
	switch v.shape.Form {
	case debug.FormBool:
		return strconv.FormatBool(n != 0)
	case debug.FormChar:
		s := m.decimal(v, n)
		if n >= 32 && n < 127 {
			s += " " + strconv.QuoteRune(rune(n))
		}
		return s
	case debug.FormFloat:
		if v.shape.Size == 4 {
			return strconv.FormatFloat(float64(math.Float32frombits(uint32(n))), 'g', -1, 32)
		}
		return strconv.FormatFloat(math.Float64frombits(n), 'g', -1, 64)
	case debug.FormEnum:
		if name := v.Type.Enumerator(int64(n)); name != "" {
			return name
		}
	case debug.FormPointer:
		s := m.pointer(event.Addr(n))
		if v.shape.Elem.Shape().Form == debug.FormChar && n != 0 {
			if text, ok := m.text(event.Addr(n)); ok {
				s += " " + text
			}
		}
		return s
	}
	return m.decimal(v, n)
}

func (m *Moment) decimal(v *Value, n uint64) string {
	if v.Signed() {
		return strconv.FormatInt(int64(n), 10)
	}
	return strconv.FormatUint(n, 10)
}

// extended is a long double.
func (m *Moment) extended(v *Value) string {
	data, un, err := m.read(v, 0, 10)
	if err != nil {
		return err.Error()
	}
	var mant uint64
	for i := range 8 {
		if un[i] != 0 {
			return "undefined"
		}
		mant |= uint64(data[i]) << (8 * i)
	}
	e := int(data[8]) | int(data[9]&0x7f)<<8
	f := math.Ldexp(float64(mant), e-16383-63)
	if data[9]&0x80 != 0 {
		f = -f
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

// pointer is an address with its name.
func (m *Moment) pointer(a event.Addr) string {
	if a == 0 {
		return "null"
	}
	name := ""
	if i, ok := m.IR.FuncAt(a); ok {
		name = debug.Name(m.IR.Funcs[i].Name)
	} else if m.Name != nil {
		name = m.Name(a)
	}
	if name == "" {
		return fmt.Sprintf("%#x", uint64(a))
	}
	return fmt.Sprintf("%#x &%s", uint64(a), name)
}

// text is the string at an address.
func (m *Moment) text(a event.Addr) (string, bool) {
	var s []byte
	for range 64 {
		b, u, ok := m.byteAt(a + event.Addr(len(s)))
		if !ok || u != 0 {
			return "", false
		}
		if b == 0 {
			return strconv.Quote(string(s)), true
		}
		s = append(s, b)
	}
	return strconv.Quote(string(s)) + "…", true
}

// formatParts is a structure or an array in one line.
func (m *Moment) formatParts(v *Value, nest int) string {
	if inner, ok := m.single(v); ok {
		return m.format(&inner, nest+1)
	}
	if nest >= maxNest || nest > 0 && v.shape.Form != debug.FormArray && v.Type.OfLibrary() {
		return "{…}"
	}
	if v.shape.Form == debug.FormArray && v.shape.Elem.Shape().Form == debug.FormChar {
		if s, ok := m.characters(v); ok {
			return s
		}
	}
	var b strings.Builder
	b.WriteByte('{')
	for i, c := range m.Children(v, 0, maxItems+1) {
		if i > 0 {
			b.WriteString(", ")
		}
		if i == maxItems || b.Len() > maxShown {
			b.WriteString("…")
			break
		}
		if v.shape.Form != debug.FormArray && !strings.HasPrefix(c.Name, "(") {
			b.WriteString(c.Name + " = ")
		}
		b.WriteString(m.format(&c.Value, nest+1))
	}
	b.WriteByte('}')
	return b.String()
}

// characters is an array of characters as a string.
func (m *Moment) characters(v *Value) (string, bool) {
	data, un, err := m.read(v, 0, min(v.shape.Size, 256))
	if err != nil {
		return "", false
	}
	end := len(data)
	for i := range data {
		if un[i] != 0 {
			return "", false
		}
		if data[i] == 0 {
			end = min(end, i)
		}
	}
	return strconv.Quote(string(data[:end])), true
}

// single is what a class of the library holds, if it is one thing, as std::atomic<int> does.
func (m *Moment) single(v *Value) (inner Value, ok bool) {
	if v.shape.Form != debug.FormStruct && v.shape.Form != debug.FormUnion || !v.Type.OfLibrary() {
		return Value{}, false
	}
	at := *v
	for range maxNest {
		var with []debug.Member // that have some size
		for _, x := range at.Type.Members() {
			if x.Type.Size() > 1 || !x.Base && x.Type.Size() == 1 {
				with = append(with, x)
			}
		}
		if len(with) != 1 || with[0].Bits > 0 {
			return Value{}, false
		}
		at = m.part(&at, &with[0])
		switch at.shape.Form {
		case debug.FormStruct, debug.FormUnion:
		case debug.FormUnknown, debug.FormFunction:
			return Value{}, false
		default:
			return at, true
		}
	}
	return Value{}, false
}

// part is a member of v.
func (m *Moment) part(v *Value, x *debug.Member) Value {
	p := typed(x.Type)
	p.why = v.why
	p.shift, p.bits = x.Shift, x.Bits
	size := p.shape.Size
	if p.bits > 0 {
		size = (p.shift + p.bits + 7) / 8
	}
	return sub(p, v, x.Off, size)
}

// sub makes p the size bytes of v from off on.
func sub(p Value, v *Value, off, size uint64) Value {
	switch {
	case v.addr != 0:
		p.addr = v.addr + event.Addr(off)
	case off+size <= uint64(len(v.data)):
		p.data, p.undefined = v.data[off:off+size], v.undefined[off:off+size]
	case p.why == "":
		p.why = "not known"
	}
	return p
}

// element is element i of an array.
func element(v *Value, i uint64) Value {
	p := typed(v.shape.Elem)
	p.why = v.why
	return sub(p, v, i*p.shape.Size, p.shape.Size)
}

// Parts is how many parts v has to look into.
func (m *Moment) Parts(v *Value) int {
	if v.why != "" {
		return 0
	}
	switch v.shape.Form {
	case debug.FormStruct, debug.FormUnion:
		return min(len(v.Type.Members()), MaxChildren)
	case debug.FormArray:
		return int(min(v.shape.Count, MaxChildren))
	case debug.FormPointer, debug.FormReference:
		to, err := m.follow(v)
		if err != nil || to.shape.Size == 0 && to.shape.Form != debug.FormStruct {
			return 0
		}
		if _, _, ok := m.byteAt(to.addr); !ok {
			return 0
		}
		if to.shape.Form == debug.FormStruct || to.shape.Form == debug.FormUnion || to.shape.Form == debug.FormArray {
			return m.Parts(&to)
		}
		if v.shape.Form == debug.FormReference {
			return 0
		}
		return 1
	}
	return 0
}

// Children are count parts of v from first on: its members, its elements, what it points to.
func (m *Moment) Children(v *Value, first, count int) (out []Variable) {
	if v.why != "" || first < 0 || count <= 0 {
		return nil
	}
	switch v.shape.Form {
	case debug.FormStruct, debug.FormUnion:
		for i, x := range v.Type.Members() {
			if i < first || len(out) >= count {
				continue
			}
			name := x.Name
			if x.Base {
				name = "(" + x.Type.Name() + ")"
			} else if name == "" {
				name = "(anonymous)"
			}
			out = append(out, Variable{Name: name, Value: m.part(v, &x)})
		}
	case debug.FormArray:
		for i := uint64(first); i < min(v.shape.Count, MaxChildren) && len(out) < count; i++ {
			out = append(out, Variable{Name: fmt.Sprintf("[%d]", i), Value: element(v, i)})
		}
	case debug.FormPointer, debug.FormReference:
		to, err := m.follow(v)
		if err != nil {
			return nil
		}
		if k := to.shape.Form; k == debug.FormStruct || k == debug.FormUnion || k == debug.FormArray {
			return m.Children(&to, first, count)
		}
		if first == 0 {
			out = append(out, Variable{Name: "*", Value: to})
		}
	}
	return out
}

// follow is what the pointer or reference v points to.
func (m *Moment) follow(v *Value) (Value, error) {
	n, undefined, err := m.number(v)
	switch {
	case err != nil:
		return Value{}, err
	case undefined:
		return Value{}, problem("the pointer is undefined")
	case n == 0:
		return Value{}, problem("the pointer is null")
	}
	to := typed(v.shape.Elem)
	to.addr = event.Addr(n & (1<<47 - 1)) // without tags
	return to, nil
}
