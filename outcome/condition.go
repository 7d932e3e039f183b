package outcome

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"genmcgo/interp/debug"
)

// Quantifier says of how many executions a condition speaks.
type Quantifier string

const (
	Exists Quantifier = "exists" // of at least one
	Forall Quantifier = "forall" // of all
	Never  Quantifier = "never"  // of none
)

// Condition is a claim about how executions end.
type Condition struct {
	Quantifier Quantifier
	Text       string // "exists (x=1 /\ y=0)", in one way, whatever its spaces
	places     []path // those that it speaks of, each once
	addresses  []address
	holds      func(values []Value) bool
}

// address is the operand &x of a condition.
type address struct {
	of    path
	value *Value // set when the program is known
}

// Holds reports whether an execution is as the condition says, quantifier aside; values are those of places, in the order in
// which the table has them, and columns says which column each place of the condition has.
func (c *Condition) Holds(values []Value, columns []int) bool {
	own := make([]Value, len(columns))
	for i, n := range columns {
		own[i] = values[n]
	}
	return c.holds(own)
}

// Places are the places that the condition speaks of, in a program. Before it is called, Holds knows no addresses.
func (c *Condition) Places(in Program) (list []Place, err error) {
	for _, a := range c.addresses {
		if *a.value, err = a.of.address(in); err != nil {
			return nil, err
		}
	}
	for i := range c.places {
		p, err := c.places[i].in(in)
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	return list, nil
}

// quantifiers in the order in which they are tried.
var quantifiers = []struct {
	words string
	is    Quantifier
}{{"~exists", Never}, {"~ exists", Never}, {"not exists", Never}, {"exists", Exists}, {"forall", Forall}, {"never", Never}}

// ParseCondition reads the condition of a litmus test with its quantifier: exists, forall, never or ~exists, and then a
// proposition. Right of = and !=, the name of a shared variable means its address, as in herd.
func ParseCondition(text string) (*Condition, error) {
	t := strings.TrimSpace(text)
	for _, q := range quantifiers {
		if rest, ok := strings.CutPrefix(t, q.words); ok && (rest == "" || strings.ContainsAny(rest[:1], " \t\n(~!")) {
			return parseHerd(rest, q.is)
		}
	}
	return nil, &SyntaxError{Text: t, Msg: "a condition begins with exists, forall, never or ~exists, not"}
}

// parseHerd reads a proposition of a litmus test.
func parseHerd(text string, q Quantifier) (*Condition, error) {
	return parse(&propositions{text: text, rest: text, herd: true}, q)
}

// Parse reads a proposition: comparisons of a place with a number, a place or an address (x=1, q.head!=null, 0:r1<2, p=&x) with /\ or &&, \/ or
// ||, ~ or ! or not, => (which binds least, to the right), and brackets.
func Parse(q Quantifier, text string) (*Condition, error) {
	return parse(&propositions{text: text, rest: text}, q)
}

func parse(ps *propositions, q Quantifier) (*Condition, error) {
	holds, said, err := ps.implies()
	if err == nil && ps.skip() != "" {
		err = ps.bad("this is not part of a condition")
	}
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(said, "(") || !matched(said) {
		said = "(" + said + ")"
	}
	return &Condition{Quantifier: q, Text: string(q) + " " + said, places: ps.places, addresses: ps.addresses, holds: holds}, nil
}

// Claimed is the condition of a claim in the source of a program: text there, at a position. It speaks of places of which one
// is 1 once the claim was met; a claim with Forall is met by what contradicts it.
func Claimed(q Quantifier, text, position string) *Condition {
	met := func(values []Value) bool {
		return slices.ContainsFunc(values, func(v Value) bool { return v.Bits != 0 }) == (q != Forall)
	}
	return &Condition{Quantifier: q, Text: fmt.Sprintf("%s (%s) at %s", q, text, position), holds: met}
}

// matched reports whether the bracket that s begins with is closed at its end.
func matched(s string) bool {
	depth := 0
	for i, c := range s {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i == len(s)-1
			}
		}
	}
	return false
}

type proposition = func(values []Value) bool

// propositions reads one.
type propositions struct {
	text, rest string
	herd       bool // whether it is of a litmus test
	places     []path
	addresses  []address
	depth      int
}

// maxBrackets is how deep brackets and negations may be nested.
const maxBrackets = 1000

func (ps *propositions) skip() string {
	ps.rest = strings.TrimLeft(ps.rest, " \t\r\n")
	return ps.rest
}

func (ps *propositions) bad(msg string) error {
	return &SyntaxError{Text: ps.text, At: len(ps.text) - len(ps.rest), Msg: msg}
}

// take reads one of the words, if it is next.
func (ps *propositions) take(words ...string) bool {
	ps.skip()
	for _, w := range words {
		rest, ok := strings.CutPrefix(ps.rest, w)
		if ok && (word(w) == "" || word(ps.rest) == w) {
			ps.rest = rest
			return true
		}
	}
	return false
}

// implies reads propositions of which each but the last, if it holds, demands what follows it.
func (ps *propositions) implies() (proposition, string, error) {
	if ps.depth++; ps.depth > maxBrackets {
		return nil, "", ps.bad("brackets are nested too deeply")
	}
	defer func() { ps.depth-- }()
	first, said, err := ps.or()
	if err != nil || !ps.take("=>") {
		return first, said, err
	}
	then, s, err := ps.implies()
	return func(v []Value) bool { return !first(v) || then(v) }, said + " => " + s, err
}

// or reads propositions of which one has to hold.
func (ps *propositions) or() (proposition, string, error) {
	return ps.list([]string{`\/`, "||", "or"}, ` \/ `, ps.and, func(a, b bool) bool { return a || b })
}

func (ps *propositions) and() (proposition, string, error) {
	return ps.list([]string{`/\`, "&&", "and"}, ` /\ `, ps.not, func(a, b bool) bool { return a && b })
}

func (ps *propositions) list(words []string, sign string, one func() (proposition, string, error), join func(a, b bool) bool) (proposition, string, error) {
	all, said, err := one()
	for err == nil && ps.take(words...) {
		var next proposition
		var s string
		if next, s, err = one(); err == nil {
			first := all
			all, said = func(v []Value) bool { return join(first(v), next(v)) }, said+sign+s
		}
	}
	return all, said, err
}

func (ps *propositions) not() (proposition, string, error) {
	if ps.depth++; ps.depth > maxBrackets {
		return nil, "", ps.bad("brackets are nested too deeply")
	}
	defer func() { ps.depth-- }()
	switch {
	case ps.take("~", "not"), !strings.HasPrefix(ps.skip(), "!=") && ps.take("!"):
		p, said, err := ps.not()
		if err != nil {
			return nil, "", err
		}
		return func(v []Value) bool { return !p(v) }, "~" + said, nil
	case ps.take("("):
		p, said, err := ps.implies()
		if err == nil && !ps.take(")") {
			err = ps.bad("a ) is missing")
		}
		return p, "(" + said + ")", err
	case ps.take("true"):
		return func([]Value) bool { return true }, "true", nil
	case ps.take("false"):
		return func([]Value) bool { return false }, "false", nil
	}
	return ps.comparison()
}

// comparisons by their sign, longer ones first.
var comparisons = []struct {
	sign, said string
	is         func(order int) bool
}{
	{"==", "=", func(o int) bool { return o == 0 }}, {"!=", "!=", func(o int) bool { return o != 0 }}, {"<>", "!=", func(o int) bool { return o != 0 }},
	{"<=", "<=", func(o int) bool { return o <= 0 }}, {">=", ">=", func(o int) bool { return o >= 0 }},
	{"=", "=", func(o int) bool { return o == 0 }}, {"<", "<", func(o int) bool { return o < 0 }}, {">", ">", func(o int) bool { return o > 0 }},
}

// comparison reads a comparison. What cannot be read, because a pointer on the way is null, is unequal to everything.
func (ps *propositions) comparison() (proposition, string, error) {
	left, said, err := ps.operand()
	if err != nil {
		return nil, "", err
	}
	ps.skip()
	for _, c := range comparisons {
		if !ps.take(c.sign) {
			continue
		}
		if name := word(ps.skip()); ps.herd && (c.sign == "=" || c.said == "!=") && name != "" && !slices.Contains(constants, name) {
			ps.rest = "&" + ps.rest
		}
		right, s, err := ps.operand()
		if err != nil {
			return nil, "", err
		}
		unequal := c.said == "!="
		return func(v []Value) bool {
			order, ok := compare(left(v), right(v))
			return ok && c.is(order) || !ok && unequal
		}, said + c.said + s, nil
	}
	return nil, "", ps.bad("a comparison (=, !=, <, <=, >, >=) is missing")
}

// constants are the words for the address 0.
var constants = []string{"null", "NULL", "nullptr"}

// operand reads a number, null, a place or its address.
func (ps *propositions) operand() (func(v []Value) Value, string, error) {
	s := ps.skip()
	if ps.take(constants...) {
		return constant(Value{debug.Pointer, 0}), "null", nil
	}
	n := 0
	if n < len(s) && (s[n] == '-' || s[n] == '+') {
		n++
	}
	for n < len(s) && (s[n] >= '0' && s[n] <= '9' || n > 0 && (s[n] == '.' || s[n] == '_' || s[n]|32 >= 'a' && s[n]|32 <= 'z')) {
		n++
	}
	if n > 0 && !strings.HasPrefix(s[n:], ":") {
		v, ok := number(s[:n])
		if !ok {
			return nil, "", ps.bad("this is not a number that fits into 64 bits")
		}
		ps.rest = s[n:]
		return constant(v), s[:n], nil
	}
	s, amp := strings.CutPrefix(s, "&")
	p, rest, err := parsePath(s)
	if err != nil {
		if e, ok := err.(*SyntaxError); ok {
			err = &SyntaxError{Text: ps.text, At: len(ps.text) - len(e.Text) + e.At, Msg: e.Msg}
		}
		return nil, "", err
	}
	ps.rest = rest
	if amp {
		a := address{p, new(Value)}
		ps.addresses = append(ps.addresses, a)
		return func([]Value) Value { return *a.value }, "&" + p.text, nil
	}
	i := slices.IndexFunc(ps.places, func(q path) bool { return q.text == p.text })
	if i < 0 {
		i = len(ps.places)
		ps.places = append(ps.places, p)
	}
	return func(v []Value) Value { return v[i] }, p.text, nil
}

func constant(c Value) func([]Value) Value { return func([]Value) Value { return c } }

// number reads a number as C writes it, but for suffixes.
func number(s string) (Value, bool) {
	if u, err := strconv.ParseUint(strings.TrimPrefix(s, "+"), 0, 64); err == nil {
		return Value{debug.Unsigned, u}, true
	}
	if i, err := strconv.ParseInt(s, 0, 64); err == nil {
		return Value{debug.Signed, uint64(i)}, true
	}
	if f, err := strconv.ParseFloat(s, 64); err == nil && strings.ContainsAny(s, ".eE") {
		return Value{debug.Float, math.Float64bits(f)}, true
	}
	return Value{}, false
}

// String is the condition as it is shown.
func (c *Condition) String() string { return c.Text }

var _ fmt.Stringer = (*Condition)(nil)
