package debug

import (
	"os"
	"path/filepath"
	"testing"

	_ "genmcgo/internal/scale"
)

// The fixtures are one program (testdata/types.cpp) by compilers with typed and with opaque pointers.
func fixtures(t *testing.T) map[string]*Info {
	t.Helper()
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) < 2 {
		t.Fatal("there are no fixtures: ", err)
	}
	all := map[string]*Info{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(f)] = New(text)
	}
	return all
}

func TestPath(t *testing.T) {
	for file, in := range fixtures(t) {
		for _, c := range []struct {
			symbol    string
			off, size uint64
			want      string
		}{
			{"count", 0, 4, ""},
			{"tab", 0, 0, ""},
			{"tab", 0, 4, "[0].value"},
			{"tab", 48, 0, "[1]"},
			{"tab", 56, 8, "[1].next"},
			{"tab", 68, 4, "[1].grid[0][1]"},
			{"tab", 76, 4, "[1].grid[1][1]"},
			{"tab", 82, 2, "[1].in[0].b"},
			{"tab", 85, 1, "[1].in[1].a+1"},
			{"tab", 88, 4, "[1].u.i"},
			{"tab", 92, 1, "[1].low"},
			{"tab", 500, 4, "+500"},
			{"_ZN4bank5totalE", 0, 4, ".sum"},  // an atomic is its value
			{"_ZN4bank5totalE", 4, 4, ".lock"}, // a mutex is its first word
			{"_ZN4bank5totalE", 4, 0, ".lock"},
			{"_ZL6single", 0, 8, ".top"}, // a structure with one member
			{"derived", 4, 4, ".second"},
			{"derived", 0, 4, ".first"}, // of the base class
			{"derived", 0, 8, ""},       // both
		} {
			v, ok := in.Variable(c.symbol)
			if !ok {
				t.Errorf("%s: %s is not known", file, c.symbol)
				continue
			}
			if got := v.Path(c.off, c.size); got != c.want {
				t.Errorf("%s: %d bytes at %d of %s are %q, want %q", file, c.size, c.off, c.symbol, got, c.want)
			}
		}
	}
}

func TestTypes(t *testing.T) {
	for file, in := range fixtures(t) {
		local, ok := in.Local("_ZN4bank4makeEi", "mine", 40)
		if !ok || local.Name() != "node" || local.Size() != 48 {
			t.Errorf("%s: the local variable is %q of %d bytes (%v), want node of 48", file, local.Name(), local.Size(), ok)
		}
		for line, want := range map[int]string{41: "node", 42: "bank::account", 43: "node"} {
			found := ""
			for column := range 80 {
				if typ, ok := in.Allocated("_ZN4bank4makeEi", line, column); ok {
					found = typ.Name()
				}
			}
			if found != want {
				t.Errorf("%s: line %d allocates %q, want %q", file, line, found, want)
			}
		}
		if _, ok := in.Variable("nothing"); ok {
			t.Errorf("%s: a variable that does not exist", file)
		}
	}
}

// FuzzInfo: whatever a module says, questions have answers.
func FuzzInfo(f *testing.F) {
	for _, name := range []string{"testdata/types.clang-14.ll", "testdata/types.clang-22.ll"} {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte("@x = global i32 0, !dbg !0\n!0 = !DIGlobalVariable(type: !1)\n!1 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !1)\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		in := New(text)
		in.read()
		for symbol := range in.globals {
			if v, ok := in.Variable(symbol); ok {
				v.Name()
				for off := range uint64(20) {
					v.Path(off, off%9)
					v.Text(off, off%9, off<<60|off)
				}
				v.Scalar()
				v.Target()
				v.Element(1)
				v.Member("absent")
			}
		}
		for _, typ := range in.allocs {
			typ.Path(4, 4)
			typ.Size()
		}
	})
}

// TestWalk: a name leads to the part that has this name.
func TestWalk(t *testing.T) {
	for file, in := range fixtures(t) {
		tab, ok := in.Variable("tab")
		if !ok {
			t.Fatal(file)
		}
		off, cell, ok := tab.Element(1)
		if !ok || off != 48 || cell.Size() != 48 {
			t.Errorf("%s: tab[1] at %d, %d bytes, %v", file, off, cell.Size(), ok)
		}
		if _, _, ok := tab.Element(1 << 40); ok {
			t.Errorf("%s: tab has an element too many", file)
		}
		off, grid, ok := cell.Member("grid")
		if !ok || tab.Path(48+off, 4) != "[1].grid[0][0]" {
			t.Errorf("%s: grid at %d, %v", file, off, ok)
		}
		row, line, ok := grid.Element(1)
		if _, _, scalar := line.Scalar(); !ok || scalar || line.Size() != grid.Size()/2 {
			t.Errorf("%s: a row has %d of %d bytes, %v", file, line.Size(), grid.Size(), ok)
		}
		col, number, ok := line.Element(1)
		if k, size, scalar := number.Scalar(); !ok || !scalar || k != Signed || size != 4 || tab.Path(48+off+row+col, 4) != "[1].grid[1][1]" {
			t.Errorf("%s: an element of grid is %d, %d bytes, %v", file, k, size, scalar)
		}
		if _, _, ok := number.Element(0); ok {
			t.Errorf("%s: a number has elements", file)
		}
		_, next, ok := cell.Member("next")
		if k, _, scalar := next.Scalar(); !ok || !scalar || k != Pointer {
			t.Errorf("%s: next is no pointer", file)
		}
		if to, ok := next.Target(); !ok || to.Size() != cell.Size() || to.Name() != cell.Name() {
			t.Errorf("%s: next points to %s", file, to.Name())
		}
		if _, _, ok := cell.Member("low"); ok {
			t.Errorf("%s: a bit-field has an offset", file)
		}
		if _, _, ok := cell.Member("absent"); ok {
			t.Errorf("%s: there is a member called absent", file)
		}
		total, _ := in.Variable("_ZN4bank5totalE")
		_, sum, ok := total.Member("sum")
		if k, size, scalar := sum.Scalar(); !ok || !scalar || k != Signed || size != 4 {
			t.Errorf("%s: a std::atomic<int> is %d, %d bytes, %v", file, k, size, scalar)
		}
		derived, _ := in.Variable("derived")
		if off, _, ok := derived.Member("first"); !ok || off != 0 {
			t.Errorf("%s: a member of a base class at %d, %v", file, off, ok)
		}
		if _, _, scalar := derived.Scalar(); scalar {
			t.Errorf("%s: a structure with two members is a number", file)
		}
	}
}
