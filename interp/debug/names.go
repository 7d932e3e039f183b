package debug

import (
	"regexp"
	"strings"
	"sync"

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

// Lambda reports whether a function, named as Name does, is the body of a lambda expression of C++ or of a closure of
// Rust, what these are called, and the name of the function that the expression is in, "" if it is in none.
func Lambda(name string) (in, word string, ok bool) {
	if m := closures().FindStringIndex(name); m != nil {
		return name[:m[0]], "closure", true
	}
	rest, ok := strings.CutSuffix(strings.TrimSuffix(name, " const"), "::operator()")
	if !ok {
		return "", "", false
	}
	// The parameters of a lambda expression may have :: in their types.
	end := len(rest)
	for _, begins := range []string{"::{lambda", "::'lambda"} {
		if i := strings.LastIndex(rest, begins); i >= 0 {
			end = i + len(begins)
		}
	}
	i := strings.LastIndex(rest[:end], "::")
	last := rest[i+1:]
	if i >= 0 {
		last = rest[i+2:]
	}
	// clang calls the classes of lambda expressions $_0; where they have linkage, {lambda()#1}.
	if !strings.HasPrefix(last, "$_") && !strings.HasPrefix(last, "{lambda") && !strings.HasPrefix(last, "'lambda") {
		return "", "", false
	}
	return rest[:max(i, 0)], "lambda", true
}

// closures are the closures at the end of a name of Rust, each in the one before it.
var closures = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(::\{(\{closure\}|closure#\d+)\})+$`) })

// unnamed are the classes of lambda expressions, as Name writes them.
var unnamed = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\$_\d+|[{']lambda[^{}#]*(#\d+\}|')`) })

// Unnamed calls classes of lambda expressions in a name of C++ "lambda", which have no names of their own: main::lambda::~lambda.
func Unnamed(name string) string {
	if !strings.Contains(name, "$_") && !strings.Contains(name, "lambda") {
		return name
	}
	return unnamed().ReplaceAllString(name, "lambda")
}

// Closure returns what the body of the lambda expression or closure with a symbol is called: "lambda" or "closure"; ""
// if it is none.
func Closure(symbol string) string {
	_, word, _ := Lambda(Name(symbol))
	return word
}

// Started is what a thread of C++ runs, by the symbol of something that libstdc++ or libc++ made for it to begin with, a
// function or a table of virtual functions: the type of what std::thread or std::async was called with. It is "" if that
// says nothing, as the type of a pointer.
func Started(symbol string) string {
	if !strings.HasPrefix(symbol, "_Z") {
		return ""
	}
	s, err := demangle.ToString(symbol, demangle.NoClones)
	if err != nil {
		return ""
	}
	// Of std::async the library makes a member function of its own, and that in turn of the program's function.
	const begins, threads = "_Invoker<std::tuple<", "_State_impl<"
	i := strings.LastIndex(s, begins)
	if i < 0 || !strings.Contains(s, threads) {
		return ""
	}
	s = s[i+len(begins):]
	depth, end := 0, 0
	for ; end < len(s) && (depth > 0 || s[end] != ',' && s[end] != '>'); end++ {
		switch s[end] {
		case '<', '(', '{':
			depth++
		case '>', ')', '}':
			depth--
		}
	}
	s = strings.TrimSpace(s[:end])
	if strings.HasPrefix(s, "std::") || strings.ContainsAny(s, "*&") {
		return ""
	}
	s = strings.ReplaceAll(s, "(anonymous namespace)::", "")
	return strings.ReplaceAll(s, "()::", "::")
}

// Body returns where the body of a lambda expression is whose class Started has named; ok is false if the program does
// not say.
func (in *Info) Body(class string) (file string, line int, ok bool) {
	in.read()
	for symbol, n := range in.funcs {
		if strings.HasPrefix(symbol, "_ZZ") && Name(symbol) == class+"::operator()" {
			f := in.fields(n)
			return in.fields(f.ref("file")).text("filename"), f.number("line"), true
		}
	}
	return "", 0, false
}

// IsRust reports whether a symbol may be one that Rust's compiler made. It is cheap: it is asked about every function.
func IsRust(symbol string) bool {
	return strings.HasPrefix(symbol, "_R") || strings.HasPrefix(symbol, "_ZN") && strings.Contains(symbol, "17h")
}
