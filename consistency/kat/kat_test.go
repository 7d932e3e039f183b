package kat

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write golden files anew")

// parse resolves src, which may include the files of more.
func parse(src string, more map[string]string) (*Spec, error) {
	f, err := Parse("m.kat", []byte(src), func(path string) ([]byte, error) {
		if s, ok := more[path]; ok {
			return []byte(s), nil
		}
		return nil, os.ErrNotExist
	})
	if err != nil {
		return nil, err
	}
	return Resolve(f)
}

// TestPrint holds what expressions are resolved to, and that what is printed is
// resolved to itself.
func TestPrint(t *testing.T) {
	const views = "view v = po+ view w = (v | rf)+ "
	for _, c := range []struct{ src, want string }{
		// spellings
		{"po ∪ rf⁻¹ ; co? ∪ ∅", "po | rf^-1;co?"},
		{"po | rf^-1 ; co^? | 0", "po | rf^-1;co?"},
		{"[F∩SC];po", "[F&SC];po"},
		{"mo | moe | moi", "co | coe | coi"},
		{"[¬W]", "[!W]"},
		{"po⁺", "po+"},
		// precedence
		{"po | rf ; co*", "po | rf;co*"},
		{"(po | rf) ; co", "(po | rf);co"},
		{"po ; rf & rf", "refused"},
		{"[R] & [W] ; po", "0"},
		{"[R] \\ [SC]", "[R&!SC]"},
		// normal forms
		{"(po ; rf) ; co", "po;rf;co"},
		{"po ; (rf ; co)", "po;rf;co"},
		{"po | (rf | co) | po", "po | rf | co"},
		{"id ; po ; id", "po"},
		{"po ; 0 ; rf", "0"},
		{"0 | po", "po"},
		{"0* | po", "id | po"},
		{"((po?)*)+", "po*"},
		{"[R]* ; po", "po"},
		{"(po?)+", "po*"},
		{"po+?", "po*"},
		// inverses
		{"(po ; rf | co*)^-1", "rf^-1;po^-1 | co^-1*"},
		{"po^-1^-1", "po"},
		{"loc-overlap^-1 ; same-thread^-1", "loc-overlap;same-thread"},
		{"([R];po;[W])^-1", "[W];po^-1;[R]"},
		{"(v;rf)^-1", "rf^-1;v^-1"},
		// predicates
		{"[_]", "id"},
		{"[E];po", "po"},
		{"[R|W]", "[R] | [W]"},
		{"[M]", "[R] | [W]"},
		{"[RMW];po", "([UR] | [UW]);po"},
		{"[R & !R]", "0"},
		{"[!(R | W & SC)]", "[!R&!W] | [!R&!SC]"},
		{"[(R|W) \\ SC]", "[R&!SC] | [W&!SC]"},
		{"[R | R & SC]", "[R]"},
		{"[R & SC | R]", "[R]"},
		{"[F \\ (SC & ACQ)]", "[F&!ACQ] | [F&!SC]"},
		{"[0];po", "0"},
		// relations where an automaton can
		{"rf & same-thread", "rfi"},
		{"same-thread & rf", "rfi"},
		{"rf \\ same-thread", "rfe"},
		{"co & same-thread | fr & same-thread | co \\ same-thread | fr \\ same-thread", "coi | fri | coe | fre"},
		{"rf \\ rfi | rf \\ rfe", "rfe | rfi"},
		{"rf^-1 \\ same-thread", "rfe^-1"},
		{"(rf \\ same-thread)^-1", "rfe^-1"},
		{"po & loc-overlap", "po-loc"},
		{"po^-1 & loc-overlap", "po-loc^-1"},
		{"[W];po;[R] & loc-overlap", "[W];po-loc;[R]"},
		{"(coe ; rfe) & po", "detour"},
		{"po & (moe ; rfe)", "detour"},
		{"po & po", "po"},
		{"po \\ po", "0"},
		{"rfe & po", "0"},
		{"rfe & rfi", "0"},
		{"rf & co", "0"},
		{"po & po^-1", "0"},
		{"[R] & id", "[R]"},
		{"id & [R|W]", "[R] | [W]"},
		{"id \\ [R]", "[!R]"},
		{"po & id", "0"},
		{"po \\ id", "po"},
		{"same-thread \\ po", "po^-1"},
		{"data & po | ctrl & po | addr & same-thread", "data | ctrl | addr"},
		{"[R];po \\ po;[W]", "[R];po;[!W]"},
		{"po \\ [R & SC];po;[W]", "po;[!W] | [!R];po | [!SC];po"},
		{"([R];rf | co) & (co;[SC] | po)", "refused"},
		{"([R];fr | co) & (co;[SC] | rf)", "co;[SC]"},
		{"po \\ loc-overlap", "refused"},
		{"v & loc-overlap", "refused"},
		{"v & v", "v"},
		{"v & id", "refused"},
		{"(po;rf) & loc-overlap", "refused"},
		{"rf & po", "refused"},
		{"po+ & loc-overlap", "refused"},
	} {
		s, err := parse(views+"let ppo = po empty "+c.src, nil)
		if c.want == "refused" {
			if err == nil || !strings.Contains(err.Error(), "not decidable by an automaton") {
				t.Errorf("%s: %v, want it refused", c.src, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		if got := s.Empty[0].Expr.String(); got != c.want {
			t.Errorf("%s: got %s, want %s", c.src, got, c.want)
		}
		reparse(t, s)
	}
}

// reparse holds that s printed and resolved again is s.
func reparse(t *testing.T, s *Spec) {
	t.Helper()
	text := s.String()
	u, err := parse(text, nil)
	if err != nil {
		t.Fatalf("what is printed does not resolve: %v\n%s", err, text)
	}
	if d := difference(s, u); d != "" {
		t.Fatalf("printed and resolved again: %s\n%s", d, text)
	}
}

// difference says what is different in s and u apart from positions, names of
// files and text.
func difference(s, u *Spec) string {
	var d []string
	check := func(what string, same bool) {
		if !same {
			d = append(d, what)
		}
	}
	check("deps", s.Deps == u.Deps)
	check("ppo", same(s.PPO, u.PPO))
	check("number of views", len(s.Views) == len(u.Views))
	for i := 0; i < min(len(s.Views), len(u.Views)); i++ {
		check("view "+s.Views[i].Name, s.Views[i].Name == u.Views[i].Name && same(s.Views[i].Expr, u.Views[i].Expr))
	}
	check("number of coherences", len(s.Coherence) == len(u.Coherence))
	for i := 0; i < min(len(s.Coherence), len(u.Coherence)); i++ {
		check("coherence", s.Coherence[i].View == u.Coherence[i].View)
	}
	for k, x := range [][2][]Constraint{{s.Acyclic, u.Acyclic}, {s.Irreflex, u.Irreflex}, {s.Empty, u.Empty}} {
		check(fmt.Sprint("number of constraints ", k), len(x[0]) == len(x[1]))
		for i := 0; i < min(len(x[0]), len(x[1])); i++ {
			a, b := x[0][i], x[1][i]
			check(fmt.Sprint("constraint ", k, i), same(a.Expr, b.Expr) && (a.Unless == nil) == (b.Unless == nil) &&
				(a.Unless == nil || same(a.Unless.Left, b.Unless.Left) && same(a.Unless.Right, b.Unless.Right)))
		}
	}
	check("number of inclusions", len(s.Inclusions) == len(u.Inclusions))
	for i := 0; i < min(len(s.Inclusions), len(u.Inclusions)); i++ {
		a, b := s.Inclusions[i], u.Inclusions[i]
		check("inclusion "+a.Name, a.Name == b.Name && a.Warning == b.Warning && same(a.Left, b.Left) && same(a.Right, b.Right))
	}
	check("number of asserts", len(s.Asserts) == len(u.Asserts))
	for i := 0; i < min(len(s.Asserts), len(u.Asserts)); i++ {
		a, b := s.Asserts[i], u.Asserts[i]
		check("assert", a.Equal == b.Equal && same(a.Left, b.Left) && same(a.Right, b.Right))
	}
	return strings.Join(d, ", ")
}

func same(a, b *Expr) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Op != b.Op || a.Test != b.Test || a.Letter != b.Letter || a.Name != b.Name || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		if !same(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// TestRec holds what recursive definitions are solved to.
func TestRec(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"let rec x = rf | x;co", "rf;co*"},
		{"let rec x = rf | co;x", "co*;rf"},
		{"let rec x = po | x", "po"},
		{"let rec x = po | x?;co", "(po | co);co*"},
		{"let rec x = (x | po);co | rf", "(po;co | rf);co*"},
		{"let rec x = po | x;co | x;fr", "po;(co | fr)*"},
		{"let rec x = po", "po"},
		{"let rec x = po | y;co and y = rf | x;fr", "po | (rf | po;fr);(co;fr)*;co"},
		{"let rec x = po | co;y and y = rf | fr;x", "po | co;(fr;co)*;(rf | fr;po)"},
		{"let rec y = rf | x;fr and x = po | y;co", "(po | rf;co);(fr;co)*"},
		{"let rec x = po | z;co and y = rf | x;fr and z = y;fri", "po | (rf | po;fr);fri;(co;fr;fri)*;co"},
		{"view rec x = rf | x;co", "x"},
	} {
		s, err := parse(c.src+" empty x", nil)
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		if got := s.Empty[0].Expr.String(); got != c.want {
			t.Errorf("%s: got %s, want %s", c.src, got, c.want)
		}
		reparse(t, s)
	}
}

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
		_, err = Load(file)
		if err == nil {
			t.Errorf("%s: no error, want %s", file, want)
			continue
		}
		var got []string
		for _, e := range AsErrors(err) {
			s := strings.TrimPrefix(e.Error(), file+":")
			got = append(got, strings.TrimPrefix(s, filepath.Dir(file)+"/"))
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s:\ngot  %s\nwant %s", file, strings.Join(got, "\n     "), strings.Join(want, "\n     "))
		}
		var e *Error
		if !errors.As(err, &e) || e.Pos.Line == 0 || e.Pos.Col == 0 {
			t.Errorf("%s: no position in %v", file, err)
		}
	}
}
