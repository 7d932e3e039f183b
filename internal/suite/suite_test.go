package suite

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

// TestSplitC: comments, strings and code are told apart, and no line moves.
func TestSplitC(t *testing.T) {
	for text, want := range map[string]struct {
		code     string
		comments []string
	}{
		"a // b\nc":                       {"a     \nc", []string{"0:5 b"}},
		"/* a\n * b */ c":                 {"    \n        c", []string{"0:3 a", "1:3 b"}},
		"/// a\n//! b":                    {"     \n     ", []string{"0:4 a", "1:4 b"}},
		"a = \"// no\"; // yes":           {"a =        ;       ", []string{"0:16 yes"}},
		`a = '"'; // yes`:                 {"a =    ;       ", []string{"0:12 yes"}},
		`a = "\"// no"; // yes`:           {"a =          ;       ", []string{"0:18 yes"}},
		"1'000 // yes":                    {"1'000       ", []string{"0:9 yes"}},
		"a = R\"x(// no)\"\n)x\"; // yes": {"a =            \n   ;       ", []string{"1:8 yes"}},
		"a = u8R\"(\")\"; // yes":         {"a = u8      ;       ", []string{"0:17 yes"}},
		"\"open\n// yes":                  {"     \n      ", []string{"1:3 yes"}},
		"/* open":                         {"       ", []string{"0:3 open"}},
		"/**/ a":                          {"     a", []string{"0:2 "}},
		"a / b * c":                       {"a / b * c", nil},
		"\"end\\":                         {"     ", nil},
		"'":                               {" ", nil},
		"R\"":                             {"R ", nil},
	} {
		code, comments := splitC([]byte(text))
		var got []string
		for _, c := range comments {
			got = append(got, fmt.Sprintf("%d:%d %s", c.line, c.column, c.text))
		}
		if string(code) != want.code || !slices.Equal(got, want.comments) {
			t.Errorf("%q: %q %q, want %q %q", text, code, got, want.code, want.comments)
		}
	}
}

// TestScan: what comments say is about the file, about the function right below, or wrong.
func TestScan(t *testing.T) {
	const text = `// About nothing.
// genmcgo: --mm=sc --unroll=2
#include <x.h> // genmcgo is no comment of ours
#define LONG \
  long
/*
 * clang: -DN=3 -I"a b"
 */

// genmcgo: --mm=rc11
// and why
void mc_test_a(void)
{
	call(); // clang: warns here
}

/* genmcgo: expect=error */
extern "C" int
mc_test_b(void) {
}
static void mc_test_c(void) {}
namespace n { inline void mc_test_d() {} namespace { void mc_test_e() {} } void mc_test_f() { mc_test_g(); } }
struct s { void mc_test_h() {} };
int x = mc_test_i();
void mc_test_j(void);
`
	s, errs := scan("d/x_mc.cpp", []byte(text))
	if errs != nil {
		t.Fatal(errs)
	}
	show := func(l *level) string {
		var out []string
		for _, ln := range l.lines {
			for _, w := range ln.words {
				out = append(out, fmt.Sprintf("%d:%d %v %s=%s", w.at.line, w.at.column, ln.models, w.String(), w.value))
			}
			if ln.words == nil {
				out = append(out, fmt.Sprint(ln.models))
			}
		}
		return strings.Join(append(out, l.clang...), "; ")
	}
	if got, want := show(&s.file), "2:21 [sc] --unroll=2; -DN=3; -Id/a b"; got != want {
		t.Errorf("file: %s, want %s", got, want)
	}
	var got []string
	for i := range s.functions {
		d := &s.functions[i]
		got = append(got, fmt.Sprintf("%s %d-%d: %s", d.name, d.first, d.end, show(&d.level)))
	}
	if want := []string{"mc_test_a 12-13: [rc11]", "mc_test_b 18-19: 17:13 [] expect=error"}; !slices.Equal(got, want) {
		t.Errorf("functions: %q, want %q", got, want)
	}
	got = nil
	for _, d := range s.defined {
		got = append(got, fmt.Sprintf("%s %d %s", d.name, d.at.line, d.lost))
	}
	if want := []string{"mc_test_a 12 ", "mc_test_b 19 ", "mc_test_c 21 static", "mc_test_d 22 inline", "mc_test_e 22 in a namespace without a name", "mc_test_f 22 "}; !slices.Equal(got, want) {
		t.Errorf("definitions: %q, want %q", got, want)
	}

	for text, want := range map[string]string{
		"int x; // genmcgo: --mm=sc\nvoid mc_test_a(void) {}\n":       "x_mc.c:1:11: this comment is neither",
		"int x;\n// genmcgo: --mm=sc\n\nvoid mc_test_a(void) {}\n":    "x_mc.c:2:4: this comment is neither",
		"int x;\n// genmcgo: --mm=sc\nvoid mc_test_a(void);\n":        "x_mc.c:2:4: this comment is neither",
		"int x;\n// genmcgo: --mm=sc\nint y = mc_test_a();\n":         "x_mc.c:2:4: this comment is neither",
		"int x;\n// genmcgo: --mm=sc\n":                               "x_mc.c:2:4: this comment is neither",
		"/* é */ /* genmcgo: --unrol=3 */\nvoid mc_test_a(void) {}\n": "x_mc.c:1:21: unknown flag --unrol",
		"// GenMCgo: --unrol=3\nint main(void) {}\n":                  "x_mc.c:1:13: unknown flag --unrol",
		"// genmcgo: \"--arg=a b\" '--arg=c\\d' --arg=e\\ f --arg=\n": "",
	} {
		_, errs := scan("x_mc.c", []byte(text))
		if want == "" && errs != nil || want != "" && (len(errs) != 1 || !strings.HasPrefix(errs[0].Error(), want)) {
			t.Errorf("%q: %v, want %s", text, errs, want)
		}
	}
}

func FuzzScan(f *testing.F) {
	f.Add("// genmcgo: --mm=sc\nvoid mc_test_a(void) {}", "x.c")
	f.Add("; genmcgo: expect=error\ndefine void @\"a\nb\"() {", "x.ll")
	f.Add("R\"(/* genmcgo: \\\n'", "x.cpp")
	f.Fuzz(func(t *testing.T, text, name string) {
		scan(name, []byte(text))
		code, _ := splitC([]byte(text))
		if len(code) != len(text) || strings.Count(string(code), "\n") != strings.Count(text, "\n") {
			t.Errorf("%q has become %q", text, code)
		}
	})
}

func TestSplit(t *testing.T) {
	for text, want := range map[string][]string{
		"a b\tc ":         {"a", "b", "c"},
		`a="b c" 'd "e'`:  {"a=b c", `d "e`},
		`a\ b \" "\"" \x`: {"a b", `"`, `"`, `\x`},
		`""`:              {""},
		"":                nil,
	} {
		if got, starts, err := split(text); err != nil || !reflect.DeepEqual(got, want) || len(starts) != len(got) {
			t.Errorf("%q: %q %v %v, want %q", text, got, starts, err, want)
		}
	}
	if _, _, err := split(`a "b`); err == nil {
		t.Error("an open quote is no error")
	}
}

func TestSourceName(t *testing.T) {
	for symbol, want := range map[string]string{
		"main": "main", "mc_test_a": "mc_test_a", "_Z9mc_test_av": "mc_test_a", "_Z9mc_test_ai": "mc_test_a",
		"_ZN1a9mc_test_bEv": "a::mc_test_b", "_ZN1a12_GLOBAL__N_19mc_test_cEv": "a::(anonymous namespace)::mc_test_c",
		// A template, a lambda of a function, a method that is const, and what is no name.
		"_ZN1a9mc_test_dIiEEvv": "_ZN1a9mc_test_dIiEEvv", "_ZZ9mc_test_evENKUlvE_clEv": "_ZZ9mc_test_evENKUlvE_clEv",
		"_ZNK1s9mc_test_fEv": "_ZNK1s9mc_test_fEv", "_Z99x": "_Z99x", "_Z": "_Z", "_ZN": "_ZN", "_Z9mc_test_gIiEvv": "_Z9mc_test_gIiEvv",
		"_Z99999999999999999999x": "_Z99999999999999999999x",
	} {
		if got := sourceName(symbol); got != want {
			t.Errorf("%s: %s, want %s", symbol, got, want)
		}
	}
}

func TestClangBeside(t *testing.T) {
	got := clangBeside("d", []string{"-Ia", "-I", "b", "-I/c", "-isystem", "e", "-isystemf", "-DI=g", "-include", "h.h", "-std=c++20"})
	want := []string{"-Id/a", "-I", "d/b", "-I/c", "-isystem", "d/e", "-isystemd/f", "-DI=g", "-include", "d/h.h", "-std=c++20"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestMatches(t *testing.T) {
	for _, tc := range []struct {
		pattern, rel string
		want         bool
	}{
		{"*_mc.c", "a/b_mc.c", true}, {"*_mc.c", "b_mc.cpp", false}, {"a/*_mc.c", "a/b_mc.c", true}, {"a/*_mc.c", "c/a/b_mc.c", false},
		{"build*", "x/build-2", true}, {"build/", "build", true}, {"./a", "a", true},
	} {
		if got := matches([]string{tc.pattern}, tc.rel[strings.LastIndexByte(tc.rel, '/')+1:], tc.rel); got != tc.want {
			t.Errorf("%s, %s: %v", tc.pattern, tc.rel, got)
		}
	}
}
