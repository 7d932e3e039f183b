package kat_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/consistency/models"
)

// TestBad holds the errors of testdata/bad: the first lines of a file are
// comments that say them, as "// error: LINE:COLUMN: MESSAGE", with the file's
// path before the line if it is an included one.
func TestBad(t *testing.T) {
	files, err := filepath.Glob("testdata/bad/*.kat")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, l := range strings.Split(string(src), "\n") {
			w, ok := strings.CutPrefix(strings.TrimPrefix(l, "\ufeff"), "// error: ")
			if !ok {
				break
			}
			want = append(want, strings.TrimSuffix(w, "\r"))
		}
		if len(want) == 0 {
			t.Errorf("%s does not say its errors", file)
			continue
		}
		s, err := kat.Load(file)
		if err == nil {
			_, err = prover.Check(s)
		}
		if err == nil {
			t.Errorf("%s: no error, want %s", file, want)
			continue
		}
		var got []string
		for _, e := range kat.AsErrors(err) {
			s := strings.TrimPrefix(e.Error(), file+":")
			got = append(got, strings.TrimPrefix(s, filepath.Dir(file)+"/"))
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s:\ngot  %s\nwant %s", file, strings.Join(got, "\n     "), strings.Join(want, "\n     "))
		}
		var e *kat.Error
		if !errors.As(err, &e) || e.Pos.Line == 0 || e.Pos.Col == 0 {
			t.Errorf("%s: no position in %v", file, err)
		}
	}
}

// checkErrors holds that err has a position and a message.
func checkErrors(t *testing.T, err error) {
	errs := kat.AsErrors(err)
	if len(errs) == 0 {
		t.Fatalf("no position: %v", err)
	}
	for _, e := range errs {
		if e.Pos.Line < 1 || e.Pos.Col < 1 || e.Pos.File == "" || e.Msg == "" {
			t.Fatalf("no position or no message: %#v", e)
		}
	}
}

// FuzzParse holds that no text makes the parser or the compiler panic, that errors
// have a position, and that what is accepted can be printed and resolved again.
func FuzzParse(f *testing.F) {
	for _, m := range models.List() {
		src, err := fs.ReadFile(models.FS, m.File)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(src))
	}
	files, _ := filepath.Glob("testdata/bad/*.kat")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(src))
	}
	f.Add(`view v = po+ let rec x = rf | x;co and y = x | y;v^-1 let ppo = [R|!W&SC];po acyclic y | ppo? unless data <= po
		irreflexive (rf \ same-thread)* empty po & loc-overlap coherence v error e unless rf <= 0 warning w unless co <= v assert v = ∅`)
	f.Fuzz(func(t *testing.T, src string) {
		s, err := kat.ParseText(src, map[string]string{"a.kat": "let r = po | rf view v = r+ coherence v", "b.kat": `include "a.kat" let q = a::v`, "m.kat": src})
		if err != nil {
			checkErrors(t, err)
			return
		}
		text := s.String()
		if len(text) < kat.MaxFileSize {
			kat.Reparse(t, s)
		}
		if len(text) < 600 { // larger ones take their time
			if _, err := prover.Check(s); err != nil {
				checkErrors(t, err)
			}
		}
	})
}

// TestShipped holds that the shipped models can be explored, that their claims are
// true, and that they can be printed.
func TestShipped(t *testing.T) {
	for _, m := range models.List() {
		s, err := kat.LoadFS(models.FS, m.File)
		if err != nil {
			t.Errorf("%s: %v", m.Name, err)
			continue
		}
		if s.Name != m.Name {
			t.Errorf("%s is called %s", m.File, s.Name)
		}
		if _, err := prover.Check(s); err != nil {
			t.Error(err)
		}
		if s.Deps != (m.Name == "imm") {
			t.Errorf("%s: dependencies %v", m.Name, s.Deps)
		}
		kat.Reparse(t, s)
	}
}
