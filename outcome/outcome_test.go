package outcome

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	_ "genmcgo/internal/scale"
	"genmcgo/interp/debug"
	"genmcgo/truST/result"
)

// someProgram has 4-byte variables a to z without debug information, one after the other.
type someProgram struct{}

func (someProgram) Variable(name string) (event.Addr, uint64, debug.Type, error) {
	if len(name) != 1 {
		return 0, 0, debug.Type{}, errors.New("the program has no global variable " + name)
	}
	return event.Addr(name[0]) * 4, 4, debug.Type{}, nil
}

func (someProgram) Address(event.Addr) string { return "" }

// TestCondition: conditions mean what C and herd mean by them; letters are numbers, a is 0, b is 1.
func TestCondition(t *testing.T) {
	for text, want := range map[string]bool{
		"exists (a=0 /\\ b=1)":               true,
		"exists a=0 && b == 2":               false,
		"forall a=1 \\/ b=1 /\\ c=2":         true,
		"forall (a=1 \\/ b=1) /\\ c=3":       false,
		"never ~(a=0)":                       false,
		"~exists (not a=1)":                  true,
		"exists !(a=1 || b=0)":               true,
		"exists a != b":                      true,
		"exists a<b /\\ b<=1 /\\ c>b":        true,
		"exists [a]=0 /\\ c>=-1":             true,
		"exists true":                        true,
		"exists (false)":                     false,
		"exists a=0x0 /\\ z=25 /\\ z != 26":  true,
		"exists((a=0))":                      true,
		"exists ~~a=0":                       true,
		"exists a=1 => b=0 => c=0":           true,
		"exists (a=0 => b=0) \\/ c=3":        false,
		"exists a=0 /\\ b=1 => c=3":          false,
		"exists b=b":                         false, // an address, as in herd
		"exists b==b /\\ b!=b /\\ b<=b":      true,
		"exists &a=a /\\ &a<&b":              true,
		"exists c=2.0 /\\ c<2.5 /\\ c > 1e0": true,
	} {
		c, err := ParseCondition(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		at, err := c.Places(someProgram{})
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		holds := func(c *Condition) bool {
			var values []Value
			var columns []int
			for i, p := range at {
				columns = append(columns, i)
				values = append(values, p.Read(func(a event.Addr, size uint8) uint64 { return uint64(a/4) - 'a' }))
			}
			return c.Holds(values, columns)
		}
		if holds(c) != want {
			t.Errorf("%s is %v", text, !want)
		}
		again, err := Parse(c.Quantifier, strings.TrimPrefix(c.Text, string(c.Quantifier))) // as flags have it
		if err == nil {
			_, err = again.Places(someProgram{})
		}
		if err != nil || again.Text != c.Text || holds(again) != want {
			t.Errorf("%s is shown as %s, which means something else (%v)", text, c.Text, err)
		}
	}
	for text, want := range map[string]string{
		"a=1":                                 "begins with exists",
		"exists":                              "the name of a variable is missing at the end",
		"exists a":                            "a comparison (=, !=, <, <=, >, >=) is missing at the end",
		"exists (a=1":                         "a ) is missing at the end",
		"exists a=1)":                         `not part of a condition at ")"`,
		"exists a=1 b=2":                      `not part of a condition at "b=2"`,
		"exists a=99999999999999999999":       "not a number that fits",
		"exists a[x]=1":                       "an index is a number",
		"exists a.=1":                         "the name of a member is missing",
		"exists " + strings.Repeat("(", 2000): "nested too deeply",
		"forall a = 1 /\\":                    "the name of a variable is missing at the end",
		"never a=1 /\\ exists b=1":            `comparison (=, !=, <, <=, >, >=) is missing at "b=1"`,
	} {
		if _, err := ParseCondition(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40s: %v, want %s", text, err, want)
		}
	}
}

// TestValues: numbers of different kinds are compared as numbers.
func TestValues(t *testing.T) {
	u := func(n uint64) Value { return value(debug.Unsigned, 8, n) }
	s := func(n int64) Value { return value(debug.Signed, 8, uint64(n)) }
	f := func(x float64) Value { return Value{debug.Float, math.Float64bits(x)} }
	ordered := []Value{f(math.Inf(-1)), s(math.MinInt64), s(-2), value(debug.Signed, 1, 0xff), f(-0.5), u(0), value(debug.Bool, 1, 1), f(1.5), u(2), u(math.MaxUint64)}
	for i, a := range ordered {
		for j, b := range ordered {
			if order, ok := compare(a, b); !ok || order != 0 != (i != j) || order > 0 != (i > j) {
				t.Errorf("%v and %v compare as %d, %v", a, b, order, ok)
			}
		}
	}
	for _, none := range []Value{{}, f(math.NaN())} {
		if _, ok := compare(none, u(0)); ok {
			t.Errorf("%v compares with 0", none)
		}
	}
	for want, v := range map[string]Value{"-1": value(debug.Signed, 2, 0xffff), "65535": value(debug.Unsigned, 2, 0xffff), "true": value(debug.Bool, 1, 1),
		"2": value(debug.Bool, 1, 2), "0.25": value(debug.Float, 4, uint64(math.Float32bits(0.25))), "null": value(debug.Pointer, 8, 0), "0x10": value(debug.Pointer, 8, 16), "-": {}} {
		if got := v.Text(func(event.Addr) string { return "" }); got != want {
			t.Errorf("%v is written %s, want %s", v, got, want)
		}
	}
}

// snapshot is an execution that ends with values in a, b, ...; n of it are written twice. digest is 0 for none.
func snapshot(r *rand.Rand, values []uint64, digest byte) *result.Snapshot {
	s := &result.Snapshot{Threads: make([]result.ThreadSnapshot, 1), Digest: result.Digest{digest}}
	for i, v := range values {
		c := result.CoSnapshot{Addr: event.Addr('a'+i) * 4, Size: 4}
		for range 1 + r.IntN(2) {
			id := event.ID{Index: int32(len(s.Threads[0].Events))}
			s.Threads[0].Events = append(s.Threads[0].Events, result.EventSnapshot{Step: &event.Step{}, Value: event.Value{Lo: r.Uint64N(9)}})
			c.Writes = append(c.Writes, id)
		}
		s.Threads[0].Events[len(s.Threads[0].Events)-1].Value.Lo = v
		s.Co = append(s.Co, c)
	}
	return s
}

// TestTable: tables that were written down and merged count what one table counts, whatever the parts, and executions
// that several parts have once.
func TestTable(t *testing.T) {
	places, err := ParsePlaces("a, b;", someProgram{})
	if err != nil || len(places) != 2 {
		t.Fatal(err)
	}
	empty := func() *Table {
		return NewTable(places, func(event.Addr, uint8) event.Value { return event.Value{} }, nil)
	}
	record := func(s *result.Snapshot) []byte { return fmt.Append(nil, len(s.Threads[0].Events)) }
	counts := func(t *Table) (out []string) {
		for _, r := range t.Rows() {
			out = append(out, fmt.Sprint(r.Values, r.Count))
		}
		return out
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		whole, sum := empty(), empty()
		values := map[byte][]uint64{} // an execution has one outcome
		for range 1 + r.IntN(4) {
			part := empty()
			for range r.IntN(12) {
				v, d := []uint64{r.Uint64N(3), r.Uint64N(2)}, byte(r.IntN(6))
				if d > 0 && values[d] != nil {
					v = values[d]
				}
				values[d] = v
				s := snapshot(r, v, d)
				whole.Add(s)
				part.Add(s)
			}
			data := part.Append(nil, record)
			read, err := sum.Read(data, nil)
			if err != nil {
				t.Fatal(err)
			}
			if again := read.Append(nil, record); string(again) != string(data) {
				t.Fatalf("%x was read as %x", data, again)
			}
			sum.Merge(read)
			if part.Len() > 0 {
				for cut := range data {
					if _, err := sum.Read(data[:cut], nil); err == nil {
						t.Fatalf("%x is cut at %d and read", data, cut)
					}
				}
			}
		}
		if a, b := counts(whole), counts(sum); !slices.Equal(a, b) {
			t.Fatalf("%v in one, %v in parts", a, b)
		}
		for _, row := range sum.Rows() {
			if row.Recording == nil {
				t.Fatal("an outcome lost its example")
			}
		}
	}
}

// FuzzTable: bytes that come from anywhere are refused or are a table.
func FuzzTable(f *testing.F) {
	places, err := ParsePlaces("a,b", someProgram{})
	if err != nil {
		f.Fatal(err)
	}
	empty := NewTable(places, func(event.Addr, uint8) event.Value { return event.Value{} }, nil)
	some := NewTable(places, empty.initial, nil)
	r := rand.New(rand.NewPCG(1, 2))
	for d := range byte(3) {
		some.Add(snapshot(r, []uint64{uint64(d), 1}, d))
	}
	f.Add(some.Append(nil, func(*result.Snapshot) []byte { return []byte("x") }))
	f.Fuzz(func(t *testing.T, data []byte) {
		read, err := empty.Read(data, nil)
		if err != nil {
			return
		}
		sum := NewTable(places, empty.initial, nil)
		sum.Merge(read)
		sum.Merge(read)
	})
}

// FuzzLitmus: any text is refused or becomes a program.
func FuzzLitmus(f *testing.F) {
	f.Add("C SB\n{ [x]=0; int y = 1; int *p = &x; }\nP0 (atomic_int* x) { int r0 = atomic_load(x); }\nlocations [x; 0:r0]\nexists (0:r0=1 /\\ x=0)")
	f.Add("C (* a *) x\n{}\nP0(int *x) { /* ; */ *x = 1; // {\n }\n~exists (x=1)")
	f.Fuzz(func(t *testing.T, text string) {
		if l, err := ParseLitmus("x.litmus", text); err == nil && !strings.Contains(l.C, "int main(void)") {
			t.Error("no program")
		}
	})
}

// TestRowsOrder: the order of rows does not depend on that of a map, whatever the values are.
func TestRowsOrder(t *testing.T) {
	bits := []uint64{0, 1, math.Float64bits(-1), 1 << 63, math.Float64bits(1.9999), math.Float64bits(2), math.Float64bits(math.NaN()), 0xfff8 << 48}
	var first string
	for range 50 {
		tab := NewTable(nil, nil, nil)
		for _, b := range bits {
			tab.row([]Value{{debug.Float, b}})
		}
		tab.row([]Value{{}})
		got := ""
		for _, r := range tab.Rows() {
			got += fmt.Sprintf(" %x", r.Values[0].Bits)
		}
		if first == "" {
			first = got
		}
		if got != first {
			t.Fatalf("rows are%s, and%s", first, got)
		}
	}
}
