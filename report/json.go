package report

import (
	"cmp"
	"encoding/json"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Reports are written as encoding/json writes them, byte for byte, but by looking only at what they have: that package
// prepares for every type that a report could have, which took a quarter of what an empty program costs.

// writeJSON writes v, a pointer to a struct of this package, as one indented JSON object. Its types have no methods that
// encoding/json would call.
func writeJSON(w io.Writer, v any) error {
	e := jsonEncoder{fields: map[reflect.Type][]jsonField{}}
	e.value(reflect.ValueOf(v), 0)
	if e.err != nil {
		return e.err
	}
	_, err := w.Write(append(e.out, '\n'))
	return err
}

// jsonField is a field of a struct that is written.
type jsonField struct {
	index     []int
	label     string // with quotes and colon
	omitempty bool
}

type jsonEncoder struct {
	out    []byte
	err    error                        // the first
	fields map[reflect.Type][]jsonField // of the structs met so far
}

func (e *jsonEncoder) value(v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			e.out = append(e.out, "null"...)
			return
		}
		e.value(v.Elem(), depth)
	case reflect.Struct:
		e.object(v, depth)
	case reflect.Slice:
		e.list(v, depth)
	case reflect.Map:
		e.table(v, depth)
	case reflect.String:
		e.text(v.String())
	case reflect.Bool:
		e.out = strconv.AppendBool(e.out, v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		e.out = strconv.AppendInt(e.out, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		e.out = strconv.AppendUint(e.out, v.Uint(), 10)
	default: // floating-point numbers have rules of their own
		b, err := json.Marshal(v.Interface())
		e.out, e.err = append(e.out, b...), cmp.Or(e.err, err)
	}
}

func (e *jsonEncoder) object(v reflect.Value, depth int) {
	first := true
	for _, f := range e.fieldsOf(v.Type()) {
		x, err := v.FieldByIndexErr(f.index)
		if err != nil || f.omitempty && isEmpty(x) { // an embedded pointer is nil
			continue
		}
		e.next(&first, '{', depth+1)
		e.out = append(append(e.out, f.label...), ' ')
		e.value(x, depth+1)
	}
	e.end(first, "{}", depth)
}

func (e *jsonEncoder) list(v reflect.Value, depth int) {
	if v.IsNil() {
		e.out = append(e.out, "null"...)
		return
	}
	first := true
	for i := range v.Len() {
		e.next(&first, '[', depth+1)
		e.value(v.Index(i), depth+1)
	}
	e.end(first, "[]", depth)
}

func (e *jsonEncoder) table(v reflect.Value, depth int) {
	if v.IsNil() {
		e.out = append(e.out, "null"...)
		return
	}
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
	first := true
	for _, k := range keys {
		e.next(&first, '{', depth+1)
		e.text(k.String())
		e.out = append(e.out, ": "...)
		e.value(v.MapIndex(k), depth+1)
	}
	e.end(first, "{}", depth)
}

// next begins an element, on a line of its own.
func (e *jsonEncoder) next(first *bool, open byte, depth int) {
	if *first {
		e.out = append(e.out, open)
	} else {
		e.out = append(e.out, ',')
	}
	*first = false
	e.line(depth)
}

// end ends what brackets enclose, which is empty if no element was begun.
func (e *jsonEncoder) end(empty bool, brackets string, depth int) {
	if empty {
		e.out = append(e.out, brackets...)
		return
	}
	e.line(depth)
	e.out = append(e.out, brackets[1])
}

func (e *jsonEncoder) line(depth int) {
	e.out = append(e.out, '\n')
	for range depth {
		e.out = append(e.out, "  "...)
	}
}

// text writes a string.
func (e *jsonEncoder) text(s string) {
	e.out = append(e.out, '"')
	from := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c < utf8.RuneSelf {
			if c < ' ' || c == '"' || c == '\\' {
				e.out = append(e.out, s[from:i]...)
				e.escape(c)
				from = i + 1
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		instead := ""
		switch {
		case r == utf8.RuneError && n == 1:
			instead = `\ufffd`
		case r == '\u2028':
			instead = `\u2028`
		case r == '\u2029':
			instead = `\u2029`
		}
		if instead != "" {
			e.out = append(append(e.out, s[from:i]...), instead...)
			from = i + n
		}
		i += n
	}
	e.out = append(append(e.out, s[from:]...), '"')
}

// escape writes a character that does not stand for itself in a string.
func (e *jsonEncoder) escape(c byte) {
	const hex = "0123456789abcdef"
	switch i := strings.IndexByte("\b\f\n\r\t\"\\", c); {
	case i >= 0:
		e.out = append(e.out, '\\', `bfnrt"\`[i])
	default:
		e.out = append(e.out, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
	}
}

// fieldsOf returns the fields of t that are written, those of embedded structs in their place.
func (e *jsonEncoder) fieldsOf(t reflect.Type) []jsonField {
	if fs, ok := e.fields[t]; ok {
		return fs
	}
	var fs []jsonField
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		name, options, _ := strings.Cut(tag, ",")
		switch {
		case f.Anonymous && tag == "":
			of := f.Type
			if of.Kind() == reflect.Pointer {
				of = of.Elem()
			}
			for _, x := range e.fieldsOf(of) {
				x.index = slices.Concat(f.Index, x.index)
				fs = append(fs, x)
			}
		case f.IsExported() && tag != "-":
			if name == "" {
				name = f.Name
			}
			fs = append(fs, jsonField{f.Index, `"` + name + `":`, options == "omitempty"})
		}
	}
	e.fields[t] = fs
	return fs
}

// isEmpty reports whether omitempty leaves v out.
func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}
