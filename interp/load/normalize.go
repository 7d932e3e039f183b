package load

import (
	"bytes"
	"fmt"
	"strings"
)

// NormalizeReport says what Normalize removed without knowing what it means.
type NormalizeReport struct {
	// Unknown lists the words that the parser does not know and that are not
	// known to be harmless either, in order of first appearance. They were
	// removed; a careful caller warns about each.
	Unknown []UnknownWord
}

// An UnknownWord is a word of the input that was removed.
type UnknownWord struct {
	Word  string // without its parenthesised argument
	Line  int    // line of the first occurrence, from 1
	Count int    // number of occurrences
}

// An InputError says why a text cannot be loaded, and where.
// It prints as "file.ll:12: message"; missing parts are left out.
type InputError struct {
	File string // "" when unknown
	Line int    // from 1; 0 when unknown
	Msg  string
	// Source: the debug information has the place, which is one of the source.
	Source bool
}

func (e *InputError) Error() string {
	switch {
	case e.File == "" && e.Line == 0:
		return e.Msg
	case e.File == "":
		return fmt.Sprintf("line %d: %s", e.Line, e.Msg)
	case e.Line == 0:
		return e.File + ": " + e.Msg
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
}

func inputErrorf(line int, format string, args ...any) *InputError {
	return &InputError{Line: line, Msg: fmt.Sprintf(format, args...)}
}

// Normalize rewrites LLVM assembly of clang 13 to 22 into the dialect that
// package github.com/llir/llvm/asm reads: LLVM 14 with typed pointers. Text
// that is of this dialect already passes unchanged but for comments and the
// few forms the parser fails on.
//
// Opaque pointers become i8*; of the pointer types in the result only the
// address space means something, see the list of consequences below. Kept are
// all instructions, operands, orderings, volatile, alignments, synchronisation
// scopes and debug locations. Lost are optimisation attributes, flags that
// only make more results poison (nuw on getelementptr and trunc, nneg,
// samesign, ...) and debug records (#dbg_value and its like).
//
// Every line of src is a line of out with the same number; declarations that
// had to be added stand behind the last.
//
// Consequences for a reader of the parsed module:
//   - the type a pointer points to says nothing: the load, store,
//     getelementptr, alloca, call have their own types;
//   - an atomicrmw has its pointer written with the type of the operand;
//   - a constant getelementptr is wrapped in a bitcast to i8*;
//   - an index of a getelementptr instruction that is a constant expression is
//     wrapped in ptrtoint (inttoptr (e)), which changes no value;
//   - operands of icmp may have been exchanged together with the predicate;
//   - a floating-point constant that is no number is a bitcast of an integer.
//
// err is an *InputError (with Line, without File) when src is no LLVM assembly
// or uses something whose removal would change its meaning. Time is linear in
// len(src). Normalize does not keep src.
func Normalize(src []byte) (out []byte, rep *NormalizeReport, err error) {
	text, rep, err := normalize(src)
	if err != nil {
		return nil, rep, err
	}
	return []byte(text), rep, nil
}

// normalize is Normalize without a copy of the result.
func normalize(src []byte) (out string, rep *NormalizeReport, err error) {
	n := &normalizer{src: src, rep: new(NormalizeReport)}
	if err := n.run(); err != nil {
		return "", n.rep, err
	}
	return n.out.String(), n.rep, nil
}

// Bits of normalizer.flag.
const (
	flagDelete = 1 << iota // the token is not written
	flagKeep               // the word is known to be right; rule for unknown words does not apply
	flagText               // normalizer.text has an entry
	flagSwap               // the token starts the left operand of a swap
	flagRepeat             // the token is a splat; normalizer.repeats has the count
)

// texts are the insertions around a token and its replacement.
type texts struct {
	before, after string
	repl          string
	hasRepl       bool
}

// A swap exchanges the operands [xs,xe) and [ys,ye) that a comma separates.
type swap struct{ xs, xe, ys, ye int }

// A normalizer carries the state of one run. The rules look at the tokens of
// one entity and record edits per token; emit applies them.
type normalizer struct {
	src   []byte
	out   strings.Builder
	rep   *NormalizeReport
	seen  map[string]int // index in rep.Unknown
	types typeTable
	// fields are the labels that fields of metadata nodes may have, of the nodes met so far.
	fields map[string]map[string]bool

	ent     entity
	flag    []uint8
	text    map[int]texts
	swaps   map[int]swap
	repeats map[int]int
	floats  []int // per number of brackets around: index of the last floating-point type
	body    int   // index of the '{' of the function body, or len(tok)
	copied  int   // bytes of src written or dropped so far
	added   int   // bytes added by splat, to bound the growth
}

func (n *normalizer) run() error {
	if err := sniff(n.src); err != nil {
		return err
	}
	n.types = typeTable{def: map[string]string{}, parts: map[string]*aggregate{}}
	if err := n.types.collect(n.src); err != nil {
		return err
	}
	n.seen = map[string]int{}
	n.fields = map[string]map[string]bool{}
	n.text = map[int]texts{}
	n.swaps = map[int]swap{}
	n.repeats = map[int]int{}
	n.out.Grow(len(n.src) + len(n.src)/8 + 64)
	lx := newLexer(n.src)
	for {
		ok, err := n.ent.read(&lx)
		if err != nil {
			return err
		}
		if !ok {
			break
		}
		if err := n.entity(); err != nil {
			return err
		}
	}
	n.gap(len(n.src))
	return nil
}

// sniff refuses what is plainly no LLVM assembly, with a hint what it is.
func sniff(src []byte) error {
	if len(src) > maxSource {
		return inputErrorf(0, "the text is too large (%d bytes; at most %d)", len(src), maxSource)
	}
	for _, m := range [...]struct{ magic, what string }{
		{"BC\xc0\xde", "LLVM bitcode; turn it into text with llvm-dis, or compile with clang -S -emit-llvm"},
		{"\xde\xc0\x17\x0b", "wrapped LLVM bitcode; turn it into text with llvm-dis"},
		{"\x7fELF", "an object file; compile with clang -S -emit-llvm"},
		{"!<arch>", "an archive; compile with clang -S -emit-llvm"},
	} {
		if bytes.HasPrefix(src, []byte(m.magic)) {
			return inputErrorf(0, "not LLVM assembly but %s", m.what)
		}
	}
	if i := bytes.IndexByte(src, 0); i >= 0 {
		return inputErrorf(1+bytes.Count(src[:i], []byte{'\n'}), "not LLVM assembly: the file is binary (NUL byte at offset %d)", i)
	}
	lx := newLexer(src)
	t, ok := lx.next()
	if !ok {
		return inputErrorf(0, "not LLVM assembly: the file is empty")
	}
	if !startsEntity(src, t) {
		return inputErrorf(int(t.line), "not LLVM assembly: it starts with %s (compile C or C++ with clang -S -emit-llvm)", excerpt(src, t))
	}
	return nil
}

// unknown notes that the word of token i was removed.
func (n *normalizer) unknown(i int) {
	w := n.str(i)
	if k, ok := n.seen[w]; ok {
		n.rep.Unknown[k].Count++
		return
	}
	n.seen[w] = len(n.rep.Unknown)
	n.rep.Unknown = append(n.rep.Unknown, UnknownWord{Word: strings.Clone(w), Line: n.line(i), Count: 1})
}

// --- access to tokens; an index outside the entity reads as an empty word ---

func (n *normalizer) str(i int) string {
	if i < 0 || i >= len(n.ent.tok) {
		return ""
	}
	t := &n.ent.tok[i]
	return string(n.src[t.start:t.end])
}

func (n *normalizer) kind(i int) tokenKind {
	if i < 0 || i >= len(n.ent.tok) {
		return tokPunct
	}
	return n.ent.tok[i].kind
}

// is reports whether token i is the punctuation character c.
func (n *normalizer) is(i int, c byte) bool {
	if i < 0 || i >= len(n.ent.tok) {
		return false
	}
	t := &n.ent.tok[i]
	return t.kind == tokPunct && t.end == t.start+1 && n.src[t.start] == c
}

// word reports whether token i is the bare word w.
func (n *normalizer) word(i int, w string) bool {
	if i < 0 || i >= len(n.ent.tok) {
		return false
	}
	t := &n.ent.tok[i]
	return t.kind == tokWord && string(n.src[t.start:t.end]) == w
}

func (n *normalizer) line(i int) int {
	if i >= len(n.ent.tok) {
		i = len(n.ent.tok) - 1
	}
	return int(n.ent.tok[i].line)
}

// first reports whether token i opens a line (true behind the last token).
func (n *normalizer) first(i int) bool {
	return i >= len(n.ent.tok) || n.ent.tok[i].first
}

// close returns the partner of the opening bracket i, or -1 if i is none.
func (n *normalizer) close(i int) int {
	if i < 0 || i >= len(n.ent.tok) || int(n.ent.tok[i].match) <= i {
		return -1
	}
	return int(n.ent.tok[i].match)
}

// attached reports whether token i opens a parenthesis without space before it.
func (n *normalizer) attached(i int) bool {
	return n.is(i, '(') && i > 0 && n.ent.tok[i-1].end == n.ent.tok[i].start
}

// --- edits ---

func (n *normalizer) del(i int) { n.flag[i] |= flagDelete }

// delRange deletes the tokens [a,b).
func (n *normalizer) delRange(a, b int) {
	for ; a < b; a++ {
		n.del(a)
	}
}

func (n *normalizer) deleted(i int) bool { return n.flag[i]&flagDelete != 0 }

func (n *normalizer) replace(i int, s string) {
	t := n.text[i]
	t.repl, t.hasRepl = s, true
	n.text[i] = t
	n.flag[i] |= flagText
}

// before puts s in front of token i, behind what was put there earlier: rules
// run from the outside in.
func (n *normalizer) before(i int, s string) {
	t := n.text[i]
	t.before += s
	n.text[i] = t
	n.flag[i] |= flagText
}

// after puts s behind token i, in front of what was put there earlier.
func (n *normalizer) after(i int, s string) {
	t := n.text[i]
	t.after = s + t.after
	n.text[i] = t
	n.flag[i] |= flagText
}

// wrap puts the value [a,b) between two texts.
func (n *normalizer) wrap(a, b int, before, after string) {
	n.before(a, before)
	n.after(b-1, after)
}

// gap writes the white space up to offset end. Comments are dropped: the
// parser has no use for them, and they may hold bytes that are not UTF-8.
func (n *normalizer) gap(end int) {
	g := n.src[n.copied:end]
	for len(g) > 0 {
		c := bytes.IndexByte(g, ';')
		if c < 0 {
			n.out.Write(g)
			break
		}
		n.out.Write(g[:c])
		e := bytes.IndexByte(g[c:], '\n')
		if e < 0 {
			break
		}
		g = g[c+e:]
	}
	n.copied = end
}

// emit writes the edited entity.
func (n *normalizer) emit() { n.emitRange(0, len(n.ent.tok)) }

func (n *normalizer) emitRange(a, b int) {
	for i := a; i < b; i++ {
		t := &n.ent.tok[i]
		f := n.flag[i]
		if f&flagSwap != 0 {
			if s := n.swaps[i]; s.xs == i && s.ye <= b {
				i = n.emitSwap(s) - 1
				continue
			}
		}
		n.gap(int(t.start))
		if f&flagRepeat != 0 {
			i = n.emitSplat(i, n.repeats[i])
			continue
		}
		n.emitToken(i)
	}
}

// emitSplat writes the argument of the splat at i count times between angle
// brackets and returns the index of its closing parenthesis. The whole stands
// on one line.
func (n *normalizer) emitSplat(i, count int) int {
	open := i + 1
	shut := n.close(open)
	x := n.text[i]
	n.out.WriteString(x.before)
	for k := range count {
		n.out.WriteString([...]string{"<", ", "}[min(k, 1)])
		n.copied = int(n.ent.tok[open].end)
		n.emitRange(open+1, shut)
	}
	n.out.WriteByte('>')
	n.out.WriteString(n.text[shut].after)
	n.copied = int(n.ent.tok[shut].end)
	return shut
}

// emitSwap writes the operands of s in reverse order and returns the index
// behind them. White space stays where it was so that no newline is lost.
func (n *normalizer) emitSwap(s swap) int {
	n.flag[s.xs] &^= flagSwap
	tok := n.ent.tok
	n.gap(int(tok[s.xs].start))
	left := tok[s.xs].start
	right := tok[s.ys].start
	n.copied = int(right)
	n.emitRange(s.ys, s.ye)
	end := n.copied
	n.copied = int(tok[s.xe-1].end)
	n.emitRange(s.xe, s.ys) // the comma
	n.gap(int(right))
	n.copied = int(left)
	n.emitRange(s.xs, s.xe)
	n.copied = end
	return s.ye
}

// newlines writes those that raw, a token, has and repl, which stands for it, has not. There may be some between quotes.
func (n *normalizer) newlines(raw []byte, repl string) {
	for range max(0, bytes.Count(raw, []byte{'\n'})-strings.Count(repl, "\n")) {
		n.out.WriteByte('\n')
	}
}

func (n *normalizer) emitToken(i int) {
	t := &n.ent.tok[i]
	f := n.flag[i]
	n.copied = int(t.end)
	raw := n.src[t.start:t.end]
	if f&flagDelete != 0 {
		n.newlines(raw, "")
		return
	}
	if f&flagText == 0 {
		n.out.Write(raw)
		return
	}
	x := n.text[i]
	n.out.WriteString(x.before)
	if x.hasRepl {
		n.out.WriteString(x.repl)
		n.newlines(raw, x.repl)
	} else {
		n.out.Write(raw)
	}
	n.out.WriteString(x.after)
}

// entity applies the rules to the current entity and writes it.
func (n *normalizer) entity() error {
	k := len(n.ent.tok)
	if cap(n.flag) < k {
		n.flag = make([]uint8, k, k+k/2)
	}
	n.flag = n.flag[:k]
	clear(n.flag)
	clear(n.text)
	clear(n.swaps)
	clear(n.repeats)
	n.floats = n.floats[:0]
	n.body = k
	if n.word(0, "define") && n.is(k-1, '}') {
		n.body = int(n.ent.tok[k-1].match)
	}
	if n.is(0, '^') {
		// Summary of -flto: about the module, not part of it.
		n.delRange(0, k)
	} else if err := n.rewrite(); err != nil {
		return err
	}
	n.emit()
	return nil
}
