package debug

import (
	"strings"

	"github.com/ianlancetaylor/demangle"
)

// widest is how long a name with template arguments may be before these go.
const widest = 48

// Name is what the source calls a symbol: without the parameters of functions, and without template arguments
// that take more room than they are worth. Symbols of C are names already. What stands before "::" is the name of a
// file, and stays.
func Name(symbol string) string {
	if i := strings.LastIndex(symbol, "::"); i >= 0 {
		return symbol[:i+2] + Name(symbol[i+2:])
	}
	if !strings.HasPrefix(symbol, "_Z") && !strings.HasPrefix(symbol, "_R") {
		return symbol
	}
	s, err := demangle.ToString(symbol, demangle.NoParams, demangle.NoEnclosingParams, demangle.NoClones)
	if err != nil {
		return symbol
	}
	if len(s) > widest {
		if short, err := demangle.ToString(symbol, demangle.NoParams, demangle.NoEnclosingParams, demangle.NoClones, demangle.NoTemplateParams); err == nil {
			s = short
		}
	}
	s = strings.ReplaceAll(s, "(anonymous namespace)::", "")
	s = strings.ReplaceAll(s, "()::", "::") // of the function that a local variable is in
	for _, word := range []string{"vtable for ", "VTT for ", "typeinfo for ", "typeinfo name for ", "guard variable for "} {
		if rest, ok := strings.CutPrefix(s, word); ok {
			return strings.TrimSuffix(word, " for ") + " of " + rest
		}
	}
	return s
}

// Lambda reports whether a function, named as Name does, is the body of a lambda expression, and the name of the
// function that the expression is in, "" if it is in none.
func Lambda(name string) (in string, ok bool) {
	rest, ok := strings.CutSuffix(strings.TrimSuffix(name, " const"), "::operator()")
	if !ok {
		return "", false
	}
	i := strings.LastIndex(rest, "::")
	last := rest[i+1:]
	if i >= 0 {
		last = rest[i+2:]
	}
	// clang calls the classes of lambda expressions $_0; where they have linkage, {lambda()#1}.
	if !strings.HasPrefix(last, "$_") && !strings.HasPrefix(last, "{lambda") && !strings.HasPrefix(last, "'lambda") {
		return "", false
	}
	return rest[:max(i, 0)], true
}

// IsLambda reports whether a symbol is that of the body of a lambda expression.
func IsLambda(symbol string) bool {
	_, ok := Lambda(Name(symbol))
	return ok
}
