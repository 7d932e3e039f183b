package ir

import (
	"testing"

	"genmcgo/graph/event"
	_ "genmcgo/internal/scale"
)

func TestLeaf(t *testing.T) {
	// struct { char c; int a[2][3]; }, as layouts: 0 char, 1 int, 2 int[3], 3 int[2][3], 4 struct.
	p := &Program{Layouts: []Layout{
		{Size: 1, Elem: -1}, {Size: 4, Elem: -1}, {Size: 12, Elem: 1}, {Size: 24, Elem: 2},
		{Size: 28, Elem: -1, Fields: []Field{{0, 0}, {4, 3}}},
	}}
	for _, c := range []struct {
		off, start, size uint64
		ok               bool
	}{
		{0, 0, 1, true}, {1, 0, 0, false}, {3, 0, 0, false}, {4, 4, 4, true}, {7, 4, 4, true}, {15, 12, 4, true},
		{16, 16, 4, true}, {27, 24, 4, true}, {28, 0, 0, false},
	} {
		start, size, ok := p.Leaf(4, c.off)
		if start != c.start || size != c.size || ok != c.ok {
			t.Errorf("Leaf(%d) = %d, %d, %t; want %d, %d, %t", c.off, start, size, ok, c.start, c.size, c.ok)
		}
	}
}

func TestSwitch(t *testing.T) {
	for _, n := range []int{0, 1, 8, 9, 100} {
		var s Switch
		for i := 0; i < n; i++ {
			s.Keys = append(s.Keys, uint64(i*3))
			s.Targets = append(s.Targets, int32(i))
		}
		for k := uint64(0); k < 310; k++ {
			want := int32(-7)
			if k%3 == 0 && k/3 < uint64(n) {
				want = int32(k / 3)
			}
			if got := s.Find(k, -7); got != want {
				t.Fatalf("%d keys: Find(%d) = %d, want %d", n, k, got, want)
			}
		}
	}
}

func TestSymbols(t *testing.T) {
	base := event.StaticBase + 1<<20
	p := &Program{
		Funcs: []*Func{{Name: "f"}, {Name: "g", Index: 1}}, DataBase: base, Image: []byte{1, 2, 3, 4, 5, 6, 7, 8, 9},
		Globals: []Global{{Name: "a", Addr: base, Size: 8}, {Name: "b", Addr: base + 32, Size: 4}},
	}
	p.Seal()
	for _, c := range []struct {
		a    event.Addr
		name string
		off  uint64
	}{
		{FuncAddr(1), "g", 0}, {base, "a", 0}, {base + 7, "a", 7}, {base + 8, "", 0}, {base + 33, "b", 1}, {base - 1, "", 0}, {0, "", 0},
	} {
		if n, off := p.SymbolAt(c.a); n != c.name || off != c.off {
			t.Errorf("SymbolAt(%#x) = %s, %d; want %s, %d", uint64(c.a), n, off, c.name, c.off)
		}
	}
	if v := p.Initial(base+4, 8); v.Lo != 0x0908070605 {
		t.Errorf("Initial = %#x", v.Lo)
	}
	if i, ok := p.Lookup("g"); !ok || i != 1 {
		t.Error("Lookup(g)")
	}
	if i, ok := p.FuncAt(FuncAddr(1) + 1); ok {
		t.Errorf("FuncAt in the middle of a function: %d", i)
	}
}

// TestFormats checks that every operation has a name, and a format that makes sense.
func TestFormats(t *testing.T) {
	for o := Op(0); o < numOps; o++ {
		if o.String() == "" {
			t.Errorf("operation %d has no name", o)
		}
		if f := o.Format(); f&List != 0 && f != List {
			t.Errorf("%v: a list with other operands", o)
		}
	}
}
