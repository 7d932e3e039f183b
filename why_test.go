package genmcgo

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// swapped exchanges two threads that run the same function: which of them an execution is found for does not matter.
var swapped = strings.NewReplacer("thread 1", "thread 2", "thread 2", "thread 1")

// TestWhy: which well-known mistake an interleaving shows is said where it is there exactly. The programs of
// testdata/why say what is said of them, or that nothing is.
func TestWhy(t *testing.T) {
	needClang(t)
	files, err := filepath.Glob("testdata/why/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	files = slices.DeleteFunc(files, func(f string) bool { return !(scale.By{Short: 4, Usual: 1, Full: 1}).Takes(f) })
	compileTogether(t, eachFile(files)...)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, _, _ := strings.Cut(string(text), "#include")
			_, says, ok := strings.Cut(head, "// says: ")
			if says = strings.TrimSpace(says); !ok && !strings.Contains(head, "// nothing\n") {
				t.Fatal("it says neither what is said of it nor that nothing is")
			}
			p := program(t, file)
			said := 0
			for _, model := range []string{"sc", "tso", "rc11", "imm"} {
				r, err := p.Check(t.Context(), Options{Model: model, Workers: 1, KeepGoing: true, NoRaces: true})
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Errors) == 0 {
					t.Fatalf("%s: %s", model, r.Summary)
				}
				for i := range r.Errors {
					f := &r.Errors[i]
					if says != "" && (f.Explanation == says || f.Explanation == swapped.Replace(says)) {
						said++
					} else if f.Interleaving && f.Explanation != "" && says == "" {
						t.Errorf("%s: %s", model, f.Explanation)
					} else if says != "" {
						t.Logf("%s: %s", model, f.Explanation)
					}
				}
			}
			if says != "" && said == 0 {
				t.Errorf("nobody says %q", says)
			}
		})
	}
}

// TestRemedyAfterFences: what goes wrong in a program to which fences were added is explained, too, where the objects are memory that a
// thread allocated: its events are not those of the program without them. That once was "BUG: resume after a terminal label".
func TestRemedyAfterFences(t *testing.T) {
	r, err := Check(t.Context(), File("testdata/remedy/sb-mp-heap.ll"), Options{Model: "rc11", Workers: 1, Estimate: Sampling{Off: true}})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || r.Errors[0].Remedy == nil || len(r.Errors[0].Remedy.Changes) != 4 {
		t.Errorf("%s; want two orders and two fences as its remedy", r.Summary)
	}
}

// TestLibraryAtFault: where the installed C++ library is wrong, and the program is not, the finding says so, with the
// place in the library. What the program does wrong with the same objects is its own fault.
func TestLibraryAtFault(t *testing.T) {
	scale.NotShort(t) // compiling C++ takes seconds
	needClang(t)
	every := scale.By{Usual: 2, Wide: 1, Full: 1}
	for _, c := range []struct {
		file, level string
		library     bool
		says        string
	}{
		{"shared-pointer.cpp", "-O0", true, "at shared_ptr_atomic.h:"},
		{"shared-pointer.cpp", "-O1", true, "load, called by thread 1 at shared-pointer.cpp:10, unlocks with a write"}, // inlined
		{"constructed.cpp", "-O0", false, ""},
		{"constructed.cpp", "-O1", false, ""},
	} {
		if !every.Takes(c.file + c.level) {
			continue
		}
		t.Run(c.file+c.level, func(t *testing.T) {
			p, err := Load(t.Context(), File("testdata/library/"+c.file, "-std=c++20", "-g", c.level), Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := p.Check(t.Context(), Options{Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if c.library && len(r.Errors) == 0 {
				t.Skip("the installed C++ library does not have the error: ", r.Summary)
			}
			if len(r.Errors) != 1 || r.Errors[0].Kind != "data-race" {
				t.Fatalf("%s: %+v", r.Summary, r.Errors)
			}
			f := &r.Errors[0]
			if c.library != strings.Contains(f.Explanation, "library is at fault") {
				t.Errorf("%s: %s", f.Message, f.Explanation)
			}
			if c.library && (!strings.Contains(f.Explanation, c.says) || f.Remedy != nil) {
				t.Errorf("it does not say where, or what cannot be done: %s; %+v", f.Explanation, f.Remedy)
			}
		})
	}
}
