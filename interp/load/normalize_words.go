package load

import (
	"strings"
	"sync"

	"github.com/llir/ll"
	asmenum "github.com/llir/llvm/asm/enum"
)

// keywords are the bare words the parser's grammar has.
var keywords = sync.OnceValue(func() map[string]struct{} {
	m := make(map[string]struct{}, ll.NumTokens)
	for t := ll.Token(0); t < ll.NumTokens; t++ {
		m[t.String()] = struct{}{}
	}
	return m
})

// isKeyword reports whether the parser's lexer knows the bare word w.
// Integer types belong to an open class of their own.
func isKeyword(w []byte) bool {
	_, ok := keywords()[string(w)]
	return ok && !isUpper(w[0]) || isIntType(w)
}

func isUpper(c byte) bool { return 'A' <= c && c <= 'Z' }

func isIntType(w []byte) bool {
	if len(w) < 2 || w[0] != 'i' {
		return false
	}
	for _, c := range w[1:] {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// harmless are the words newer than the grammar that may go without a report:
// attributes and flags that promise something to an optimiser.
var harmless = wordSet(`
	memory nofpclass captures range initializes dead_on_return dead_on_unwind writable
	allocalign allocptr allockind skipprofile optdebug nosanitize_bounds
	nodivergencesource hybrid_patchable noext nocallback nneg disjoint samesign nusw
	nooutline nocreateundeforpoison denormal_fpenv fn_ret_thunk_extern`)

var harmlessPrefix = []string{"coro_", "sanitize_", "nosanitize_", "no_sanitize_"}

func isHarmless(w string) bool {
	if harmless[w] {
		return true
	}
	for _, p := range harmlessPrefix {
		if strings.HasPrefix(w, p) {
			return true
		}
	}
	return false
}

// typeWords are the bare words that are types, besides the integer types.
var typeWords = wordSet(`void ptr half bfloat float double fp128 x86_fp80 ppc_fp128 x86_mmx x86_amx
	label metadata token opaque`)

// exprWords begin a constant expression when a parenthesis follows.
var exprWords = wordSet(`getelementptr bitcast inttoptr ptrtoint ptrtoaddr addrspacecast trunc zext sext
	fptrunc fpext fptoui fptosi uitofp sitofp add sub mul udiv sdiv urem srem shl lshr ashr and or xor
	fneg fadd fsub fmul fdiv frem icmp fcmp select extractelement insertelement shufflevector
	extractvalue insertvalue blockaddress`)

// callWords stand before the attributes and type of a function's result.
var callWords = wordSet("define declare call invoke callbr")

// fastFlags are the fast-math flags.
var fastFlags = wordSet("nnan ninf nsz arcp contract afn reassoc fast")

// mirrored gives the predicate of icmp for exchanged operands.
var mirrored = map[string]string{
	"eq": "eq", "ne": "ne",
	"ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
	"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}

// recognised reports whether from, one of the parser's lookups that panic on
// an unknown word, knows w.
func recognised[T any](from func(string) T, w string) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	from(w)
	return w != ""
}

func isAtomicOp(w string) bool { return recognised(asmenum.AtomicOpFromString, w) }
