package load

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// rewrite records the edits of all rules for the current entity. Rules run
// from the outside in, by the position of the word that triggers them.
func (n *normalizer) rewrite() error {
	for i := range n.ent.tok {
		if n.flag[i]&(flagDelete|flagKeep) != 0 {
			continue
		}
		switch n.ent.tok[i].kind {
		case tokWord:
			if err := n.rewriteWord(i); err != nil {
				return err
			}
		case tokNumber:
			if t := &n.ent.tok[i]; t.end-t.start > 3 && n.src[t.start+1] == 'x' {
				n.ruleNaN(i)
			}
		case tokMDName:
			if n.is(i+1, '(') {
				n.diNode(i)
			}
		case tokDbg:
			// Debug records say where variables live; only positions are needed.
			c := n.close(i + 1)
			if c < 0 {
				return n.errorf(i, "unknown record %s", n.str(i))
			}
			n.delRange(i, c+1)
		}
	}
	return nil
}

// ruleNaN has a constant that is no number, at i, written as an integer with its bits: the parser keeps no more of it than that it
// is no number, and compilers write bytes of 0xff so that belong to a floating-point variable. The type of a constant is the last
// of its kind that stands before it outside of brackets which are closed by then. What is between the two may be attributes of an
// argument, the first operand, or other arms of a phi.
func (n *normalizer) ruleNaN(i int) {
	typ := 0
	for _, j := range n.floats[:min(len(n.floats), int(n.ent.tok[i].depth)+1)] {
		typ = max(typ, j)
	}
	text := n.str(typ)
	if bits := nanBits(text, n.str(i)); bits != "" {
		n.replace(i, "bitcast ("+bits+" to "+text+")")
	}
}

// floatType notes that the type at i is one of floating-point numbers.
func (n *normalizer) floatType(i int) {
	depth := int(n.ent.tok[i].depth)
	for len(n.floats) <= depth {
		n.floats = append(n.floats, 0)
	}
	n.floats[depth] = i
}

// nanBits returns the integer, with its type, that has the bits of a constant of type typ, or "" if the parser keeps all of the
// constant: it is a number, an infinity, or the one that is no number which nearly all programs have.
func nanBits(typ, constant string) string {
	if typ == "x86_fp80" {
		return x87Bits(constant)
	}
	if digits, ok := strings.CutPrefix(constant, "0xH"); ok && typ == "half" {
		if bits, err := strconv.ParseUint(digits, 16, 16); err == nil && bits&0x7c00 == 0x7c00 && bits&0x3ff != 0 {
			return fmt.Sprint("i16 ", bits)
		}
		return ""
	}
	const exponent, quiet = 0x7ff << 52, 1 << 51
	digits, ok := strings.CutPrefix(constant, "0x")
	bits, err := strconv.ParseUint(digits, 16, 64)
	if fraction := bits &^ (1<<63 | exponent); !ok || err != nil || bits&exponent != exponent || fraction == 0 || fraction == quiet {
		return ""
	}
	switch typ {
	case "double":
		return fmt.Sprint("i64 ", bits)
	case "float": // which is written like a double
		return fmt.Sprint("i32 ", bits>>63<<31|0xff<<23|bits>>29&(1<<23-1))
	case "half":
		return fmt.Sprint("i16 ", bits>>63<<15|0x1f<<10|bits>>42&(1<<10-1))
	}
	return ""
}

// x87Bits is nanBits for the type that writes the digit before the point, so that there are more bits without a meaning: that digit
// has to be 0 with the least exponent and 1 with all others.
func x87Bits(constant string) string {
	digits, ok := strings.CutPrefix(constant, "0xK")
	bits, good := new(big.Int).SetString(digits, 16)
	if !ok || !good || len(digits) != 20 {
		return ""
	}
	fraction := new(big.Int).And(bits, big.NewInt(1<<63-1))
	exponent := new(big.Int).Rsh(bits, 64).Uint64() & 0x7fff
	if (exponent != 0) == (bits.Bit(63) != 0) && (exponent != 0x7fff || fraction.Sign() == 0) {
		return ""
	}
	return fmt.Sprint("i80 ", bits)
}

func (n *normalizer) errorf(i int, format string, args ...any) error {
	return inputErrorf(n.line(i), format, args...)
}

func (n *normalizer) rewriteWord(i int) error {
	t := &n.ent.tok[i]
	w := n.src[t.start:t.end]
	switch string(w) {
	case "ptr":
		n.rulePtr(i)
	case "half", "float", "double", "x86_fp80":
		n.floatType(i)
	case "atomicrmw":
		return n.ruleAtomicRMW(i)
	case "getelementptr":
		return n.ruleGEP(i)
	case "icmp":
		n.ruleICmp(i)
	case "udiv", "sdiv", "urem", "srem":
		n.ruleDivision(i)
	case "select":
		n.ruleConstSelect(i)
	case "trunc":
		for j := i + 1; n.word(j, "nuw") || n.word(j, "nsw"); j++ {
			n.del(j)
		}
	case "fpext", "fptrunc", "uitofp", "sitofp":
		for j := i + 1; n.kind(j) == tokWord && (n.word(j, "nneg") || fastFlags[n.str(j)]); j++ {
			n.del(j)
		}
	case "freeze":
		n.ruleFreeze(i)
	case "splat":
		return n.ruleSplat(i)
	case "define", "declare", "call", "invoke", "callbr": // = callWords
		n.ruleReturnAttrs(i)
		n.ruleVariadicArgs(i)
	case "code_model":
		n.ruleCodeModel(i)
	case "dso_local_equivalent", "no_cfi":
		n.del(i)
	case "ptrtoaddr":
		n.replace(i, "ptrtoint")
	case "target":
		if n.is(i+1, '(') {
			return n.errorf(i, "unsupported: target(...) types")
		}
	case "bfloat", "x86_amx":
		return n.errorf(i, "unsupported: type %s", w)
	case "ptrauth":
		return n.errorf(i, "unsupported: signed pointers (ptrauth)")
	default:
		if isKeyword(w) {
			return nil
		}
		if n.opcodePosition(i) {
			return n.errorf(i, "unsupported: unknown instruction %s", excerpt(n.src, *t))
		}
		n.dropWord(i)
		if s := string(w); !isHarmless(s) {
			n.unknown(i)
		}
	}
	return nil
}

// ruleFreeze: the grammar has no metadata behind a freeze.
func (n *normalizer) ruleFreeze(i int) {
	for j := n.valueEnd(n.typeEnd(i + 1)); !n.first(j) && !n.is(j, '}'); j++ {
		n.del(j)
	}
}

// ruleCodeModel: nor has it the code model of a global.
func (n *normalizer) ruleCodeModel(i int) {
	n.dropWord(i)
	if n.kind(i+1) == tokString {
		n.del(i + 1)
		n.dropComma(i, i+2)
	}
}

// opcodePosition reports whether token i stands where an instruction's name
// stands: first on a line of a function body, behind a label, or behind "%x =".
func (n *normalizer) opcodePosition(i int) bool {
	if i <= n.body || n.ent.tok[i].depth != 1 {
		return false
	}
	if n.is(i-1, '=') && n.kind(i-2) == tokLocal {
		return true
	}
	return n.ent.tok[i].first || n.kind(i-1) == tokLabel || i == n.body+1
}

// maxLook bounds how many tokens a rule looks back, to keep the time linear.
const maxLook = 512

// dropWord deletes the word at i, an argument in parentheses directly behind
// it, a "=value" in an attribute group, and a comma that would be left over.
func (n *normalizer) dropWord(i int) {
	end := i + 1
	if n.attached(end) {
		end = n.close(end) + 1
	} else if n.is(end, '=') && n.word(0, "attributes") {
		end += 2
	}
	if end > len(n.ent.tok) {
		end = len(n.ent.tok)
	}
	n.delRange(i, end)
	n.dropComma(i, end)
}

// dropComma deletes the comma before the deleted range [i,end) if nothing that
// it could separate follows.
func (n *normalizer) dropComma(i, end int) {
	k := i - 1
	for k > 0 && k > i-32 && n.deleted(k) {
		k--
	}
	if !n.is(k, ',') || n.ent.tok[k].depth != n.ent.tok[i].depth {
		return
	}
	if n.first(end) || n.is(end, ',') || n.is(end, ')') || n.is(end, '}') || n.is(end, ']') || n.is(end, '>') {
		n.del(k)
	}
}

func (n *normalizer) typeEnd(i int) int {
	tok := n.ent.tok
	if i >= len(tok) {
		return len(tok)
	}
	if c := n.close(i); c > 0 && !n.is(i, '(') {
		i = c + 1
	} else {
		i++
	}
	for {
		switch {
		case n.is(i, '*'):
			i++
		case n.close(i) > 0 && n.is(i, '('):
			i = n.close(i) + 1
		case n.word(i, "addrspace") && n.close(i+1) > 0:
			i = n.close(i+1) + 1
		default:
			return min(i, len(tok))
		}
	}
}

func (n *normalizer) typeText(a, b int) string { return typeText(n.src, n.ent.tok[a:b]) }

// isType reports whether a type starts at token i.
func (n *normalizer) isType(i int) bool {
	switch n.kind(i) {
	case tokWord:
		w := n.str(i)
		return typeWords[w] || isIntType([]byte(w))
	case tokLocal:
		return true
	}
	return n.is(i, '{') || n.is(i, '[') || n.is(i, '<')
}

// isExpr reports whether a constant expression starts at token i.
func (n *normalizer) isExpr(i int) bool {
	return n.kind(i) == tokWord && exprWords[n.str(i)] && n.is(n.valueEnd(i)-1, ')')
}

// valueEnd returns the index behind the value (without type) at token i.
func (n *normalizer) valueEnd(i int) int {
	tok := n.ent.tok
	if i >= len(tok) {
		return len(tok)
	}
	if c := n.close(i); c > 0 {
		return c + 1
	}
	if tok[i].kind != tokWord {
		return i + 1
	}
	w := n.str(i)
	switch {
	case w == "c" && n.kind(i+1) == tokString:
		return i + 2
	case w == "splat" || w == "ptrauth":
		if c := n.close(i + 1); c > 0 {
			return c + 1
		}
	case w == "dso_local_equivalent" || w == "no_cfi":
		return min(i+2, len(tok))
	case exprWords[w]:
		// Flags and predicates may stand before the parenthesis.
		for j := i + 1; j < len(tok) && !tok[j].first; j++ {
			if c := n.close(j); c > 0 {
				if n.is(j, '(') && n.word(j-1, "inrange") {
					j = c
					continue
				}
				return c + 1
			}
			if tok[j].kind != tokWord {
				break
			}
		}
	}
	return i + 1
}

// pointer describes the type "ptr" or "ptr addrspace(n)" at token i: the text
// behind the pointee ("" or " addrspace(n)") and the index behind the type.
func (n *normalizer) pointer(i int) (space string, end int) {
	if n.word(i+1, "addrspace") {
		if c := n.close(i + 2); c > 0 {
			return " " + n.typeText(i+1, c+1), c + 1
		}
	}
	return "", i + 1
}

// rulePtr: ptr becomes i8*, ptr addrspace(n) becomes i8 addrspace(n)*.
func (n *normalizer) rulePtr(i int) { n.pointTo(i, "i8") }

// pointTo rewrites the opaque pointer type at i as pointer to elem.
func (n *normalizer) pointTo(i int, elem string) {
	n.flag[i] |= flagKeep
	if _, end := n.pointer(i); end > i+1 {
		n.replace(i, elem)
		n.after(end-1, "*")
		return
	}
	n.replace(i, elem+"*")
}

// ruleAtomicRMW gives the pointer the type of the operand: the parser takes
// the type of the result from the pointer. Operations it does not know are
// refused, for they change memory.
func (n *normalizer) ruleAtomicRMW(i int) error {
	j := i + 1
	if n.word(j, "volatile") {
		j++
	}
	if n.word(j, "elementwise") || !isAtomicOp(n.str(j)) {
		return n.errorf(i, "unsupported: atomicrmw %s", n.str(j))
	}
	j++
	if !n.word(j, "ptr") {
		return nil
	}
	space, v := n.pointer(j)
	comma := n.valueEnd(v)
	if !n.is(comma, ',') {
		return nil // the parser reports it
	}
	elem := n.typeText(comma+1, n.typeEnd(comma+1))
	if n.isExpr(v) {
		n.before(j, elem+space+"* bitcast (")
		n.after(comma-1, " to "+elem+space+"*)")
		return nil
	}
	n.pointTo(j, elem)
	return nil
}

// ruleGEP handles flags, constant getelementptr expressions and the indices of
// getelementptr instructions.
func (n *normalizer) ruleGEP(i int) error {
	j := i + 1
	for n.kind(j) == tokWord {
		switch n.str(j) {
		case "inbounds":
		case "nuw", "nusw", "nsw":
			n.del(j)
		case "inrange":
			c := n.close(j + 1)
			if c < 0 {
				return nil
			}
			n.delRange(j, c+1)
			j = c
		default:
			n.gepIndices(j)
			return nil
		}
		j++
	}
	if n.is(j, '(') && n.close(j) > 0 {
		return n.constGEP(i, j)
	}
	n.gepIndices(j)
	return nil
}

// gepIndices wraps those indices of a getelementptr, whose source type stands
// at j, that make the parser panic: constant expressions other than ptrtoint,
// and vectors with elements other than integers.
func (n *normalizer) gepIndices(j int) {
	j = n.typeEnd(j)
	if !n.is(j, ',') {
		return
	}
	j = n.valueEnd(n.typeEnd(j + 1))
	for n.is(j, ',') && (n.isType(j+1) || n.word(j+1, "inrange")) {
		t := j + 1
		if n.word(t, "inrange") {
			t++
		}
		v := n.typeEnd(t)
		j = n.valueEnd(v)
		switch {
		case n.isExpr(v) && !n.word(v, "ptrtoint") && !n.word(v, "ptrtoaddr"):
		case n.is(v, '<') && !n.plainVector(v, j):
		default:
			continue
		}
		ty := n.typeText(t, v)
		p := "i8*"
		if n.is(t, '<') && n.kind(t+1) == tokNumber {
			p = "<" + n.str(t+1) + " x i8*>"
		}
		n.wrap(v, j, "ptrtoint ("+p+" inttoptr ("+ty+" ", " to "+p+") to "+ty+")")
	}
}

// plainVector reports whether the vector constant [a,b) has integers only.
func (n *normalizer) plainVector(a, b int) bool {
	for k := a; k < b; k++ {
		switch n.kind(k) {
		case tokPunct, tokNumber:
		case tokWord:
			if !isIntType([]byte(n.str(k))) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// constGEP wraps a constant getelementptr on an opaque base so that its type
// is i8* again: the parser computes a typed pointer for it and compares.
func (n *normalizer) constGEP(i, open int) error {
	shut := n.close(open)
	te := n.typeEnd(open + 1)
	b := te + 1 // base, behind the comma
	alias := n.aliasType(i)
	if alias != "" {
		n.gepIndices(open + 1)
	}
	if !n.is(te, ',') || !n.word(b, "ptr") {
		return nil
	}
	space, v := n.pointer(b)
	elem := n.typeText(open+1, te)
	for j, k := n.valueEnd(v), 0; j < shut && n.is(j, ','); k++ {
		t := j + 1
		if n.word(t, "inrange") {
			t++
		}
		v := n.typeEnd(t)
		if n.is(t, '<') {
			return n.errorf(i, "unsupported: constant getelementptr with vector index")
		}
		j = n.valueEnd(v)
		if k == 0 {
			continue
		}
		var err error
		if elem, err = n.types.index(elem, n.str(v)); err != nil {
			return n.errorf(v, "getelementptr: %v", err)
		}
	}
	to := "i8"
	if alias != "" {
		to = alias
	}
	if elem == to {
		return nil
	}
	if err := n.grow(i, len(elem)+len(to)); err != nil {
		return err
	}
	n.before(i, "bitcast ("+elem+space+"* ")
	n.after(shut, " to "+to+space+"*)")
	return nil
}

// aliasType returns the content type of the alias or ifunc whose aliasee is
// the expression at token i, or "". The aliasee has no type of its own when it
// is an expression.
func (n *normalizer) aliasType(i int) string {
	if n.ent.tok[i].depth != 0 || !n.is(i-1, ',') || n.kind(0) != tokGlobal {
		return ""
	}
	for k := 1; k < min(i, maxLook); k++ {
		if n.word(k, "alias") || n.word(k, "ifunc") {
			return n.typeText(k+1, i-1)
		}
	}
	return ""
}

// ruleICmp exchanges the operands of "icmp P ptr X, E" if E is a constant
// expression and X a name: the parser types E by the definition of X, which
// may be a pointer to anything.
func (n *normalizer) ruleICmp(i int) {
	p := i + 1
	for n.word(p, "samesign") {
		n.del(p)
		p++
	}
	if !n.word(p+1, "ptr") {
		return
	}
	_, xs := n.pointer(p + 1)
	xe := n.valueEnd(xs)
	ys := xe + 1
	if !n.is(xe, ',') || !n.isExpr(ys) || n.kind(xs) != tokLocal && n.kind(xs) != tokGlobal {
		return
	}
	m, ok := mirrored[n.str(p)]
	if !ok {
		return
	}
	n.replace(p, m)
	n.flag[p] |= flagKeep
	n.swaps[xs] = swap{xs, xe, ys, n.valueEnd(ys)}
	n.flag[xs] |= flagSwap
}

// ruleConstSelect gives the operands of a constant select on opaque pointers
// one type.
func (n *normalizer) ruleConstSelect(i int) {
	c := n.close(i + 1)
	if c < 0 || !n.is(i+1, '(') {
		return
	}
	d := n.ent.tok[i].depth + 1
	for j := i + 2; j < c; j++ {
		if e := n.close(j); e > 0 {
			j = e
		}
		if !n.is(j, ',') || n.ent.tok[j].depth != d || !n.word(j+1, "ptr") {
			continue
		}
		if space, v := n.pointer(j + 1); n.kind(v) == tokGlobal {
			n.wrap(v, v+1, "bitcast (i8"+space+"* ", " to i8"+space+"*)")
		}
	}
}

const (
	maxSplat = 1 << 16 // elements one splat may stand for
	maxAdded = 1 << 28 // bytes the rules may add to the text
)

// grow accounts for bytes to be added at token i.
func (n *normalizer) grow(i, bytes int) error {
	if n.added += bytes; n.added > maxAdded {
		return n.errorf(i, "unsupported: the text would grow too much; simplify its types and vectors")
	}
	return nil
}

// ruleSplat spells "splat (T V)" out. The number of elements is that of the
// nearest vector type before it on the line.
func (n *normalizer) ruleSplat(i int) error {
	open := i + 1
	shut := n.close(open)
	if shut < 0 || !n.is(open, '(') {
		return n.errorf(i, "splat without value")
	}
	if n.line(open) != n.line(shut) {
		return n.errorf(i, "unsupported: splat over several lines")
	}
	for j := i - 1; j >= max(0, i-maxLook); j-- {
		if n.is(j, '<') && n.word(j+1, "vscale") {
			return n.errorf(i, "unsupported: scalable vector")
		}
		if n.is(j, '<') && n.kind(j+1) == tokNumber && n.word(j+2, "x") {
			k, err := strconv.Atoi(n.str(j + 1))
			if err != nil || k < 1 || k > maxSplat {
				return n.errorf(i, "unsupported: splat of %s elements", n.str(j+1))
			}
			if err := n.grow(i, k*int(n.ent.tok[shut].start-n.ent.tok[i].start)); err != nil {
				return err
			}
			n.repeats[i] = k
			n.flag[i] |= flagRepeat
			return nil
		}
		if n.ent.tok[j].first {
			break
		}
	}
	return n.errorf(i, "splat without vector type")
}

// ruleReturnAttrs deletes, between define, declare or a call and the type that
// follows, the attributes of the result that the grammar does not have there.
func (n *normalizer) ruleReturnAttrs(i int) {
	for j := i + 1; j < len(n.ent.tok) && !n.isType(j) && !n.is(j, '('); {
		switch {
		case n.kind(j) == tokWord && callWords[n.str(j)]:
			return
		case n.word(j, "align"):
			n.del(j)
			if j++; n.kind(j) == tokNumber {
				n.del(j)
				j++
			} else if c := n.close(j); c > 0 {
				n.delRange(j, c+1)
				j = c + 1
			}
		case n.kind(j) == tokString:
			n.del(j)
			if j++; n.is(j, '=') {
				n.delRange(j, min(j+2, len(n.ent.tok)))
				j += 2
			}
		case n.kind(j) == tokWord && n.close(j+1) > 0 && n.is(j+1, '('):
			w := n.str(j)
			c := n.close(j + 1)
			if isKeyword([]byte(w)) && w != "dereferenceable" && w != "dereferenceable_or_null" && w != "addrspace" {
				n.delRange(j, c+1)
			}
			j = c + 1
		default:
			j++
		}
	}
}

// variadicMark is the attribute of an argument that a call through a pointer passes
// to the variadic part of a function. It stands behind byval, the only place where that matters.
const variadicMark = "genmcgo-variadic"

// ruleVariadicArgs marks arguments that are structures passed by value to the variadic part
// of a function that is called through a pointer: the parser forgets the type of such a
// function, which alone tells where that part begins.
func (n *normalizer) ruleVariadicArgs(i int) {
	j := i + 1
	for !n.isType(j) {
		if j++; j >= len(n.ent.tok) || n.ent.tok[j].first || j > i+maxLook {
			return
		}
	}
	callee := n.typeEnd(j)
	if n.kind(callee) != tokLocal || !n.is(callee-1, ')') || n.kind(callee-2) != tokPunct || n.str(callee-2) != "..." {
		return
	}
	shut := n.close(callee + 1)
	open := int(n.ent.tok[callee-1].match)
	if shut < 0 || open < 0 {
		return
	}
	fixed := n.commas(open, callee-1)
	for k, passed := callee+2, 0; k < shut; k++ {
		switch {
		case n.is(k, ',') && n.ent.tok[k].depth == n.ent.tok[callee+1].depth+1:
			passed++
		case passed >= fixed && n.word(k, "byval") && n.close(k+1) > 0:
			k = n.close(k + 1)
			if n.kind(k+1) != tokString || n.str(k+1) != strconv.Quote(variadicMark) {
				n.after(k, " "+strconv.Quote(variadicMark))
			}
		}
	}
}

// commas counts the commas between two brackets, without those in further ones.
func (n *normalizer) commas(open, shut int) (count int) {
	for k := open + 1; k < shut; k++ {
		if n.is(k, ',') && n.ent.tok[k].depth == n.ent.tok[open].depth+1 {
			count++
		}
	}
	return count
}
