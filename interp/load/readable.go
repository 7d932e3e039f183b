package load

import (
	"strconv"
	"strings"
)

// readable is the name that a C++ variable has in its source, with its namespaces, classes
// and, if it is local to a function, that function: "bank::total" for _ZN4bankL5totalE,
// "get::cache" for _ZZ3getiE5cache. A name that says more, such as that of an instance of a
// template, of a table or of a guard, stays as it is, and so does a name that is not mangled.
func readable(symbol string) string {
	s, ok := strings.CutPrefix(symbol, "_Z")
	if !ok {
		return symbol
	}
	if local, ok := strings.CutPrefix(s, "Z"); ok {
		function, _, ok := qualified(local)
		for i := len(local) - 1; ok && i > 0; i-- { // the last E that ends the function
			if local[i] != 'E' {
				continue
			}
			if name, rest, ok := abiName(local[i+1:]); ok && rest == "" {
				return function + "::" + name
			}
		}
		return symbol
	}
	if name, rest, ok := qualified(s); ok && rest == "" {
		return name
	}
	return symbol
}

// qualified reads <name> of the Itanium C++ ABI, as far as it consists of source names.
func qualified(s string) (name, rest string, ok bool) {
	nested, isNested := strings.CutPrefix(s, "N")
	if !isNested {
		return abiName(s)
	}
	for rest = nested; !strings.HasPrefix(rest, "E"); {
		part, after, ok := "", "", false
		if after, ok = strings.CutPrefix(rest, "12_GLOBAL__N_1"); ok {
			rest = after // the namespace without a name
			continue
		}
		if part, after, ok = abiName(rest); !ok {
			return "", "", false
		}
		if name != "" {
			name += "::"
		}
		name, rest = name+part, after
	}
	return name, rest[1:], name != ""
}

// abiName reads <source-name>, with the L that marks a static one.
func abiName(s string) (name, rest string, ok bool) {
	s = strings.TrimPrefix(s, "L")
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	n, err := strconv.Atoi(s[:digits])
	if err != nil || n == 0 || n > len(s)-digits {
		return "", "", false
	}
	return s[digits : digits+n], s[digits+n:], true
}
