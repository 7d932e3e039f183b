package load

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"genmcgo/graph/event"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// addNothing matches an instruction that leaves its word of memory as it was: it adds
// (ors, xors, subtracts) zero, or ands all ones. With the prefix lock that is the
// cheapest fence of x86.
var addNothing = onDemand(`^(?:(?:add|or|xor|sub)[bwlq]? ?\$\$[-+]?(?:0x)?0+|and[bwlq]? ?\$\$-1) ?, ?(?:` +
	asmMemory + `|[-+]?(?:0x)?[0-9a-f]* ?\( ?%[er](?:sp|bp) ?\))$`)

// onDemand compiles a pattern when it is used first: few programs have assembly.
func onDemand(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// asmMemory stands for an operand in memory.
const asmMemory = "<memory>"

// asmFence reports whether assembly of x86 does nothing but order memory, and how.
// text has LLVM's escapes: $$ is a dollar sign, $0 the first of the operands.
func asmFence(text string, operands []string) (order event.Ordering, ok bool) {
	locked := false
	text = strings.ToLower(asmOperands(asmDialect(text), operands))
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		if i := strings.IndexByte(line, '#'); i >= 0 {
			line = line[:i]
		}
		words := strings.Fields(line)
		// lock and rep are prefixes, which may stand on lines of their own.
		for len(words) > 0 && (words[0] == "lock" || words[0] == "rep") {
			locked = locked || words[0] == "lock"
			words = words[1:]
		}
		if len(words) == 0 {
			continue
		}
		switch in := strings.Join(words, " "); {
		case locked:
			if !addNothing().MatchString(in) {
				return order, false
			}
			order, locked = event.SeqCst, false
		case in == "pause" || in == "nop" || in == "yield":
		case in == "lfence":
			order = max(order, event.Acquire)
		case in == "sfence":
			order = max(order, event.Release)
		case in == "mfence":
			order = event.SeqCst
		default:
			return order, false
		}
	}
	return order, !locked
}

// asmDialect returns text in the first of the dialects in which it is written, AT&T's:
// $( and $) enclose what differs, $| separates the dialects.
func asmDialect(text string) string {
	return asmVariants().ReplaceAllString(text, "$1")
}

var asmVariants = onDemand(`(?s)\$\((.*?)(?:\$\|.*?)?\$\)`)

var asmOperand = onDemand(`\$\$|\$(?:(\d+)|\{(\d+)\})`)

// asmOperands writes operands for $0, $1, ...
func asmOperands(text string, operands []string) string {
	return asmOperand().ReplaceAllStringFunc(text, func(s string) string {
		m := asmOperand().FindStringSubmatch(s)
		if n, err := strconv.Atoi(m[1] + m[2]); err == nil && n < len(operands) && operands[n] != "" {
			return operands[n]
		}
		return s
	})
}

// asmOperands returns what the operands of a are, for those that are constants or in
// memory.
func (fl *lowering) asmOperands(a *llir.InlineAsm, args []value.Value) []string {
	var ops []string
	in := 0
	for _, c := range strings.Split(a.Constraint, ",") {
		if strings.HasPrefix(c, "~") {
			continue
		}
		op := ""
		if strings.Contains(c, "*") {
			op = asmMemory
		}
		if !strings.HasPrefix(c, "=") || strings.Contains(c, "*") {
			if in < len(args) && op == "" {
				if k, ok := unwrap(args[in]).(*constant.Int); ok {
					op = "$$" + k.X.String()
				}
			}
			in++
		}
		ops = append(ops, op)
	}
	return ops
}
