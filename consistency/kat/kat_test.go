package kat

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/scale"
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
		{"(coe ; rfe) & po", "[W];detour"},
		{"po & (moe ; rfe)", "[W];detour"},
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

// TestLimits holds that files too large to be models are refused, and quickly.
func TestLimits(t *testing.T) {
	scale.NotShort(t)
	repeat := func(n int, f func(i int) string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(f(i))
		}
		return b.String()
	}
	for _, c := range []struct{ name, src, want string }{
		{"size", "acyclic po" + strings.Repeat(" ", maxFileSize), "m.kat:1:1: file is larger than 1048576 bytes"},
		{"names", repeat(maxNames+1, func(i int) string { return fmt.Sprintf("let a%d = po\n", i) }) + "acyclic po", "m.kat:10001:5: more than 10000 names"},
		{"union", "acyclic po" + strings.Repeat("|po;rf", 20_000), "m.kat:1:9: the expression has more than 5000 terms"},
		{"terms", "let a = po" + repeat(1500, func(int) string { return ";rf|po" }) + repeat(80, func(int) string { return "\nacyclic a" }),
			"the model has more than 200000 terms"},
		{"brackets", "acyclic " + strings.Repeat("(", 100_000), "nested more than 200 deep"},
		{"negations", "acyclic [" + strings.Repeat("!", 100_000) + "R]", "nested more than 200 deep"},
		{"inverses", "acyclic po" + strings.Repeat("^-1", 100_000), "nested more than 200 deep"},
		{"statements", strings.Repeat("let ", 200_000), "too many errors"},
		{"comments", "acyclic po " + strings.Repeat("(*", 400_000), "comment does not end"},
		{"tests", "let p = " + repeat(8, func(i int) string { return fmt.Sprintf("(%s | %s) & ", Pred(2*i), Pred(2*i+1)) }) + "E acyclic [p]",
			"too many alternatives"},
		{"views", "view v0 = po" + repeat(40, func(i int) string { return fmt.Sprintf(" view v%d = v%d ; v%d", i+1, i, i) }) + " acyclic v40",
			"more than 5000 terms after replacing names"},
		{"levels", "let a0 = po" + repeat(100, func(i int) string { return fmt.Sprintf(" let a%d = (a%d ; rf | co)+", i+1, i) }) + " acyclic a100",
			"nested more than 90 deep after replacing names"},
		{"rec", "let rec x0 = po" + repeat(60, func(i int) string {
			return fmt.Sprintf("%s and x%d = po", repeat(60, func(j int) string { return fmt.Sprintf("|x%d;[R]", j) }), i+1)
		}) + " acyclic x0", "has more than 5000 terms"},
	} {
		start := time.Now()
		_, err := parse(c.src, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %.200v, want %s", c.name, err, c.want)
		}
		if d := time.Since(start); d > time.Minute {
			t.Errorf("%s: refused after %v", c.name, d)
		}
	}
	// A file that includes files without end.
	_, err := Parse("m.kat", []byte(`include "d/m.kat" acyclic po`), func(string) ([]byte, error) { return []byte(`include "d/m.kat"`), nil })
	if err == nil || !strings.Contains(err.Error(), "more than 64 files") {
		t.Errorf("endless includes: %v", err)
	}
}

// TestInclude holds what names of included files mean.
func TestInclude(t *testing.T) {
	more := map[string]string{
		"lib/a.kat": `include "b.kat" view v = b::r+ let s = v;r acyclic s`,
		"lib/b.kat": `let r = po | rf let w = W & REL`,
		"lib/c.kat": `include "b.kat" view v = (r | co)+ coherence v`,
		"x.y-z.kat": `let q = po-imm`,
	}
	for _, c := range []struct{ src, want string }{
		// Names of included files, their own and those that they include, once.
		{`include "lib/a.kat" include "lib/b.kat" irreflexive r ; a::s ; [b::w]`,
			"view v = (po | rf)+\nacyclic v;(po | rf)\nirreflexive (po | rf);v;(po | rf);[W&REL]\n"},
		// Two views of one name.
		{`include "lib/a.kat" include "lib/c.kat" empty a::v | c::v^-1`,
			"view v = (po | rf)+\nview v' = (po | rf | co)+\ncoherence v'\nacyclic v;(po | rf)\nempty v | v'^-1\n"},
		// Names of files that are no names.
		{`include "x.y-z.kat" acyclic "x.y-z"::q`, "acyclic po-imm\n"},
		{`include "./lib/../x.y-z.kat" include "x.y-z.kat" acyclic q`, "acyclic po-imm\n"},
	} {
		s, err := parse(c.src, more)
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		if got := s.String(); got != c.want {
			t.Errorf("%s: got\n%swant\n%s", c.src, got, c.want)
		}
		reparse(t, s)
	}
	// Shipped models can be included unless there is a file of their name.
	s, err := parse(`include "rc11.kat" acyclic po | rc11::sw`, nil)
	if err != nil || len(s.Acyclic) != 2 || !strings.HasPrefix(s.Views[0].Pos.File, "built-in/") {
		t.Errorf("include of a shipped model: %v", err)
	}
	s, err = parse(`include "rc11.kat"`, map[string]string{"rc11.kat": "acyclic po"})
	if err != nil || len(s.Acyclic) != 1 || len(s.Views) != 0 {
		t.Errorf("include of a file called as a shipped model: %v", err)
	}
}

// TestPPO holds which expression ppo is, and what it is there for.
func TestPPO(t *testing.T) {
	for _, c := range []struct {
		src, ppo string
		deps     bool
	}{
		{"acyclic po", "", false},
		{"let ppo = [R] ; po acyclic rfe | ppo", "[R];po", false},
		{"let ppo = data acyclic rfe", "data", true},
		{"view ppo = po | ctrl acyclic ppo | rfe", "po | ctrl", true},
		{"let ppo = po acyclic rfe unless addr = 0", "po", true},
		{"let ppo = po acyclic rfe error e unless rf <= data", "po", true},
		{"let ppo = po acyclic rfe assert data <= po", "po", false},
		{`include "p.kat" acyclic ppo`, "addr;po?", true},
	} {
		s, err := parse(c.src, map[string]string{"p.kat": "let ppo = addr ; po?"})
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		ppo := ""
		if s.PPO != nil {
			ppo = s.PPO.String()
		}
		if ppo != c.ppo || s.Deps != c.deps {
			t.Errorf("%s: ppo is %q, dependencies %v; want %q, %v", c.src, ppo, s.Deps, c.ppo, c.deps)
		}
		reparse(t, s)
	}
	if _, err := Load("testdata/no-such-file.kat"); !errors.Is(err, fs.ErrNotExist) || AsErrors(err) != nil {
		t.Errorf("a file that is not there: %v", err)
	}
}
