package load

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"

	"genmcgo/internal/scale"
)

var updateNormalize = flag.Bool("update-normalize", false, "rewrite the goldens of testdata/normalize/rules")

var (
	mangleSeed = flag.Uint64("mangle-seed", 1, "seed of TestMangled")
	mangleDump = flag.String("mangle-dump", "", "file for the text TestMangled is at, to find a fatal error")
)

// A ruleCase is a file of testdata/normalize/rules: input, expected output or
// error, and the words that must be reported.
type ruleCase struct{ about, in, out, err, unknown string }

func readRule(t testing.TB, name string) ruleCase {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var c ruleCase
	section := &c.about
	for line := range strings.SplitAfterSeq(string(text), "\n") {
		switch line {
		case "-- in --\n":
			section = &c.in
		case "-- out --\n":
			section = &c.out
		case "-- err --\n":
			section = &c.err
		case "-- unknown --\n":
			section = &c.unknown
		default:
			*section += line
		}
	}
	return c
}

func (c ruleCase) String() string {
	s := c.about + "-- in --\n" + c.in
	if c.out != "" {
		s += "-- out --\n" + c.out
	}
	if c.err != "" {
		s += "-- err --\n" + c.err
	}
	if c.unknown != "" {
		s += "-- unknown --\n" + c.unknown
	}
	return s
}

func ruleFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/normalize/rules/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no rule files: %v", err)
	}
	return files
}

func fixtureFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/normalize/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no fixtures: %v", err)
	}
	return files
}

// TestRules compares the output for each rule with its golden, and has the
// parser read it: a rule is right if the parser is content.
func TestRules(t *testing.T) {
	for _, name := range ruleFiles(t) {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			want := readRule(t, name)
			got := ruleCase{about: want.about, in: want.in}
			out, rep, err := Normalize([]byte(want.in))
			if err != nil {
				got.err = err.Error() + "\n"
			} else {
				got.out = string(out)
				if _, _, err := Parse("in.ll", []byte(want.in)); err != nil {
					t.Errorf("the parser refuses the output: %v", err)
				}
			}
			for _, u := range rep.Unknown {
				got.unknown += fmt.Sprintf("%d %s %d\n", u.Line, u.Word, u.Count)
			}
			if got == want {
				return
			}
			if *updateNormalize {
				if err := os.WriteFile(name, []byte(got.String()), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Errorf("got:\n%s\nwant:\n%s", got, want)
		})
	}
}

// TestIdempotent: what is normalised already stays as it is.
func TestIdempotent(t *testing.T) {
	for _, name := range fixtureFiles(t) {
		once := normalizeFile(t, name)
		twice, _, err := Normalize(once)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !bytes.Equal(once, twice) {
			t.Errorf("%s: second pass changes the text", name)
		}
	}
}

func normalizeFile(t *testing.T, name string) []byte {
	t.Helper()
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	out, _, err := Normalize(src)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return out
}

// TestFixtures parses real output of several clangs, checks that nothing was
// lost unreported, and that the atomic operations and source positions of the
// module are those of the text.
func TestFixtures(t *testing.T) {
	for _, name := range fixtureFiles(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			m, rep, err := Parse(name, src)
			if err != nil {
				t.Fatal(err)
			}
			if len(rep.Unknown) > 0 {
				t.Errorf("unknown words: %v", rep.Unknown)
			}
			got, want := moduleFacts(m), textFacts(src)
			if !slices.Equal(got, want) {
				for i := range max(len(got), len(want)) {
					var g, w string
					if i < len(got) {
						g = got[i]
					}
					if i < len(want) {
						w = want[i]
					}
					if g != w {
						t.Fatalf("instruction %d: module has %q, text has %q", i, g, w)
					}
				}
			}
			if len(got) < 20 {
				t.Errorf("only %d instructions looked at", len(got))
			}
		})
	}
}

// moduleFacts lists, in order, the memory instructions of m with what the
// interpreter needs of them and their chain of source positions.
func moduleFacts(m *llir.Module) []string {
	var facts []string
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				var s string
				switch i := inst.(type) {
				case *llir.InstLoad:
					s = "load"
					if i.Atomic {
						s += " " + i.Ordering.String()
					}
				case *llir.InstStore:
					s = "store"
					if i.Atomic {
						s += " " + i.Ordering.String()
					}
				case *llir.InstCmpXchg:
					s = "cmpxchg " + i.SuccessOrdering.String() + " " + i.FailureOrdering.String()
				case *llir.InstAtomicRMW:
					s = "atomicrmw " + i.Op.String() + " " + i.Ordering.String()
				case *llir.InstFence:
					s = "fence " + i.Ordering.String()
				case *llir.InstGetElementPtr:
					s = "getelementptr"
				case *llir.InstICmp:
					s = "icmp"
				default:
					continue
				}
				if a, ok := inst.(interface {
					MDAttachments() []*metadata.Attachment
				}); ok {
					for _, md := range a.MDAttachments() {
						if loc, ok := md.Node.(*metadata.DILocation); ok && md.Name == "dbg" {
							s += chain(loc)
						}
					}
				}
				facts = append(facts, s)
			}
		}
	}
	return facts
}

func chain(loc *metadata.DILocation) string {
	s := fmt.Sprintf(" %d:%d", loc.Line, loc.Column)
	if loc.InlinedAt != nil {
		s += chain(loc.InlinedAt)
	}
	return s
}

var (
	instRE = regexp.MustCompile(`^  (?:%\S+ = )?(load|store|cmpxchg|atomicrmw|fence|getelementptr|icmp) `)
	ordRE  = regexp.MustCompile(` (unordered|monotonic|acquire|release|acq_rel|seq_cst)\b`)
	opRE   = regexp.MustCompile(`atomicrmw (?:volatile )?(\w+)`)
	dbgRE  = regexp.MustCompile(`!dbg !(\d+)`)
	locRE  = regexp.MustCompile(`(?m)^!(\d+) = (?:distinct )?!DILocation\((.*)\)`)
	lineRE = regexp.MustCompile(`line: (\d+)`)
	colRE  = regexp.MustCompile(`column: (\d+)`)
	inRE   = regexp.MustCompile(`inlinedAt: !(\d+)`)
)

// textFacts finds the facts of moduleFacts in the text, with regular
// expressions, that is, without the code under test.
func textFacts(src []byte) []string {
	locs := map[string]string{}
	for _, m := range locRE.FindAllSubmatch(src, -1) {
		locs[string(m[1])] = string(m[2])
	}
	first := func(re *regexp.Regexp, s string) string {
		if m := re.FindStringSubmatch(s); m != nil {
			return m[1]
		}
		return "0"
	}
	var facts []string
	for line := range strings.SplitSeq(string(src), "\n") {
		m := instRE.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		s := m[1]
		if s == "atomicrmw" {
			s += " " + opRE.FindStringSubmatch(line)[1]
		}
		if strings.Contains(line, "atomic") || s == "cmpxchg" || s == "fence" {
			for _, o := range ordRE.FindAllStringSubmatch(line, -1) {
				s += " " + o[1]
			}
		}
		for id := first(dbgRE, line); id != "0"; id = first(inRE, locs[id]) {
			s += " " + first(lineRE, locs[id]) + ":" + first(colRE, locs[id])
		}
		facts = append(facts, s)
	}
	return facts
}

// TestRefused: what is no LLVM assembly, or no complete one, is refused with a
// position, quickly, and without a panic.
func TestRefused(t *testing.T) {
	deep := func(s string, k int) string { return strings.Repeat(s, k) }
	tests := []struct{ name, in, want string }{
		{"empty", "", "x.ll: not LLVM assembly: the file is empty"},
		{"comment only", "; nothing\n\n", "empty"},
		{"C", "#include <stdio.h>\nint main() {}\n", "x.ll:1: not LLVM assembly: it starts with \"#include\""},
		{"prose", "\n\nHello, world\n", "x.ll:3: "},
		{"NUL", "target triple = \"x\"\n\x00", "x.ll:2: not LLVM assembly: the file is binary"},
		{"bitcode", "BC\xc0\xde\x35\x14", "llvm-dis"},
		{"object", "\x7fELF\x02\x01", "object file"},
		{"truncated", "define void @f() {\n  ret void\n", "x.ll:1: bracket \"{\" is never closed"},
		{"mismatch", "define void @f() {\n  ret void\n)\n", "x.ll:3: bracket ')' closes the '{' of line 1"},
		{"surplus", "}\n", "x.ll:1: "},
		{"surplus later", "@x = global i32 0\n}\n", "x.ll:2: "},
		{"syntax", "define void @f() {\n  store i32 0, i32 0 0\n  ret void\n}\n", "x.ll:2: syntax error at \"0\""},
		{"unknown instruction", "define void @f() {\n  %x = frobnicate i32 0\n  ret void\n}\n", "x.ll:2: unsupported: unknown instruction \"frobnicate\""},
		{"undefined local", "define void @f() {\n  store i32 %x, i32* null\n  ret void\n}\n", "x.ll:1: in @f: "},
		{"stray characters", "@x = global i32 ~0\n", "x.ll:1: "},
		{"recursive type", "%a = type { i32, %b }\n%b = type [3 x %a]\n@x = global i32 0\n", "type %a contains itself"},
		{"type of itself", "%a = type %a\n@x = global %a undef\n", "type %a contains itself"},
		{"deep brackets", "@x = global " + deep("{", 100000) + deep("}", 100000) + " undef\n", "nested deeper"},
		{"deep pointers", "@x = global i8" + deep("*", 100000) + " null\n", "type with more than"},
		{"deep functions", "@x = global i8" + deep(" (i32, i8)", 100000) + "* null\n", "type with more than"},
		{"huge splat", "define <9999999 x i32> @f() {\n  ret <9999999 x i32> splat (i32 1)\n}\n", "x.ll:2: unsupported: splat"},
		{"self alias", "@a = alias i32, i32* @a\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := Parse("x.ll", []byte(tt.in))
			if err == nil && tt.want != "" {
				t.Fatal("accepted")
			}
			if err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error is %q, want %q", err, tt.want)
			}
		})
	}
}

// TestTruncated cuts the fixtures at many places.
func TestTruncated(t *testing.T) {
	for _, name := range fixtureFiles(t)[:1] {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		step := scale.By{Short: 997, Usual: 137, Full: 37}.N()
		for k := 0; k < len(src); k += step {
			if _, _, err := Parse(name, src[:k]); err != nil {
				if in := err.(*InputError); k > 400 && in.Line == 0 && !strings.Contains(in.Msg, "undefined") && !strings.Contains(in.Msg, "unable to locate") {
					t.Logf("cut at %d: no line: %v", k, err)
				}
			}
		}
	}
}

// TestLinear: a big text costs time in proportion, whatever it is.
func TestLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("megabytes of text")
	}
	size := scale.By{Usual: 1 << 20, Full: 4 << 20}.N()
	rep := func(head, s string) []byte {
		return append([]byte(head), bytes.Repeat([]byte(s), size/len(s))...)
	}
	for name, src := range map[string][]byte{
		"prose":        rep("", "the quick brown fox jumps over the lazy dog\n"),
		"prose behind": rep("@x = global i32 0\n", "the quick brown fox jumps over the lazy dog\n"),
		"one line":     rep("@x = global i32 0 ", "a b "),
		"open":         rep("define void @f() {\n", "  ret void\n"),
		"types":        rep("", "%a = type {\n"),
		"quotes":       rep("@x = global ", "\" "),
		"locals":       rep("define void @f() {\n", "  %x = add i32 1, 1\n"),
		"comments":     rep("", ";;;;\n"),
	} {
		start := time.Now()
		_, _, err := Parse("x.ll", src)
		if d := time.Since(start); d > 2*time.Minute {
			t.Errorf("%s: took %v", name, d)
		} else {
			t.Logf("%s: %v: %.80v", name, d, err)
		}
	}
}

// TestMangled edits the fixtures token by token: deleted, doubled, exchanged and
// taken from elsewhere. Nothing may panic, hang or lose lines.
func TestMangled(t *testing.T) {
	rounds := scale.By{Short: 20, Usual: 100, Full: 3000}.N()
	var words [][]byte
	var texts [][]byte
	for _, name := range fixtureFiles(t) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, src)
	}
	for _, name := range ruleFiles(t) {
		texts = append(texts, []byte(readRule(t, name).in))
	}
	cut := func(src []byte) (toks []token) {
		lx := newLexer(src)
		for {
			tok, ok := lx.next()
			if !ok {
				return toks
			}
			toks = append(toks, tok)
		}
	}
	for _, src := range texts {
		for _, tok := range cut(src) {
			words = append(words, src[tok.start:tok.end])
		}
	}
	rng := rand.New(rand.NewPCG(1, *mangleSeed))
	for round := range rounds {
		src := texts[rng.IntN(len(texts))]
		toks := cut(src)
		var b bytes.Buffer
		pos := int32(0)
		edits := 1 + rng.IntN(4)
		at := map[int]int{}
		for range edits {
			at[rng.IntN(len(toks))] = rng.IntN(4)
		}
		for i, tok := range toks {
			b.Write(src[pos:tok.start])
			pos = tok.end
			word := src[tok.start:tok.end]
			switch how, ok := at[i]; {
			case !ok:
				b.Write(word)
			case how == 0: // deleted
			case how == 1:
				b.Write(word)
				b.WriteByte(' ')
				b.Write(word)
			case how == 2:
				b.Write(words[rng.IntN(len(words))])
			case how == 3:
				b.Write(words[rng.IntN(len(words))])
				b.WriteByte(' ')
				b.Write(word)
			}
		}
		b.Write(src[pos:])
		if *mangleDump != "" {
			os.WriteFile(*mangleDump, b.Bytes(), 0o666)
		}
		checkNormalize(t, b.Bytes())
		if t.Failed() {
			t.Fatalf("round %d, -mangle-seed=%d", round, *mangleSeed)
		}
	}
}

func FuzzNormalize(f *testing.F) {
	for _, name := range ruleFiles(f) {
		f.Add([]byte(readRule(f, name).in))
	}
	for _, name := range fixtureFiles(f) {
		src, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Add([]byte("^($\"\n\")")) // a name with a newline is left out
	f.Fuzz(func(t *testing.T, src []byte) { checkNormalize(t, src) })
}

// checkNormalize asserts what holds for every input.
func checkNormalize(t *testing.T, src []byte) {
	out, rep, err := Normalize(src)
	if rep == nil {
		t.Fatal("no report")
	}
	if err != nil {
		if in, ok := err.(*InputError); !ok || in.Line < 0 || in.Line > 1+bytes.Count(src, []byte("\n")) {
			t.Fatalf("bad error: %v", err)
		}
		return
	}
	if a, b := bytes.Count(src, []byte("\n")), bytes.Count(out, []byte("\n")); a != b {
		t.Fatalf("%d lines became %d", a, b)
	}
	if _, _, err := Parse("fuzz.ll", src); err != nil { // must not panic
		if _, ok := err.(*InputError); !ok {
			t.Fatalf("bad error: %v", err)
		}
	}
}

func BenchmarkNormalize(b *testing.B) {
	for _, name := range []string{"clang-14.ll", "clang-22.ll"} {
		src, err := os.ReadFile("testdata/normalize/" + name)
		if err != nil {
			b.Fatal(err)
		}
		src = bytes.Repeat(src, 64)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := Normalize(src); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
