package asm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/internal/lazy"
)

// variants are written $( first $| second $): the first is for AT&T's dialect.
var variants = lazy.Regexp(`(?s)\$\((.*?)(?:\$\|.*?)?\$\)`)

// placeholder is $$, $0, ${0}, ${0:w}, ${:uid} in LLVM's templates.
var placeholder = lazy.Regexp(`\$(?:\$|(\d+)|\{(\d*)(?::(\w+))?\})`)

// An operand's place in expanded text is written <number> or <number:modifier>.
var operandRef = lazy.Regexp(`<(\d+)(?::(\w+))?>`)

// expand writes text in the first of its dialects, with operands as <0>, <1:w>.
func expand(text string) string {
	text = variants().ReplaceAllString(text, "$1")
	return placeholder().ReplaceAllStringFunc(text, func(s string) string {
		m := placeholder().FindStringSubmatch(s)
		switch n := m[1] + m[2]; {
		case s == "$$":
			return "$"
		case n == "": // ${:uid} differs from expression to expression
			return "_"
		case m[3] != "":
			return "<" + n + ":" + m[3] + ">"
		default:
			return "<" + n + ">"
		}
	})
}

// Normal is a text of LLVM's as C has it, in one form whatever its spaces, comments and line ends: what two texts
// have in common that do the same with operands in the same places.
func Normal(arch Arch, text string) string { return join(statements(arch, written(expand(text)))) }

var (
	// inC is %%, %=, %0, %w0, %[name], %{ in a text of C.
	inC         = lazy.Regexp(`%(?:[%={}|]|\w?\[\w+\])`)
	variantsInC = lazy.Regexp(`(?s)\{([^{}|]*)(?:\|[^{}]*)?\}`)
)

// NormalC is Normal of the text that C has. An error says what is wrong with it.
func NormalC(arch Arch, text string) (normal string, err error) {
	if arch == X86 {
		text = strings.NewReplacer("%{", "\x00", "%}", "\x01", "%|", "\x02").Replace(text)
		text = variantsInC().ReplaceAllString(text, "$1")
		text = strings.NewReplacer("\x00", "{", "\x01", "}", "\x02", "|").Replace(text)
	}
	text = inC().ReplaceAllStringFunc(text, func(s string) string {
		switch {
		case s == "%%":
			return "%"
		case s == "%=":
			return "_"
		case strings.HasSuffix(s, "]"):
			err = fmt.Errorf("operand %s: write operands by their numbers here, as %%0", s)
		}
		return s
	})
	if normal = join(statements(arch, text)); normal == "" && err == nil {
		err = fmt.Errorf("the text %q has no instruction", text)
	}
	return normal, err
}

func join(list []statement) string {
	var parts []string
	for _, st := range list {
		words := slices.Clone(st.prefixes)
		switch {
		case st.label != "":
			words = append(words, st.label+":")
		case len(st.args) > 0:
			words = append(words, st.name, strings.Join(st.args, ", "))
		case strings.HasPrefix(st.name, "."):
			words = append(words, st.text)
		default:
			words = append(words, st.name)
		}
		parts = append(parts, strings.Join(words, " "))
	}
	return strings.Join(parts, "; ")
}

// statement is one instruction, its prefixes apart, or a label.
type statement struct {
	label    string // "1:" is "1"
	prefixes []string
	name     string // of the instruction
	args     []string
	text     string // as written, for messages
}

var (
	labelPattern = lazy.Regexp(`^([\w.$]+)[ \t]*:`)
	blockComment = lazy.Regexp(`(?s)/\*.*?\*/`)
	spaces       = lazy.Regexp(`\s+`)
)

// statements divides expanded text. Directives that put something into another section are
// skipped with what they put there.
func statements(arch Arch, text string) []statement {
	text = blockComment().ReplaceAllString(text, " ")
	var all []statement
	var prefixes []string
	elsewhere := 0 // how many sections were pushed
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		comment := "#"
		if arch == A64 {
			comment = "//"
		}
		line, _, _ = strings.Cut(line, comment)
		for _, part := range strings.Split(line, ";") {
			part = strings.TrimSpace(part)
			for elsewhere == 0 {
				m := labelPattern().FindStringSubmatch(part)
				if m == nil {
					break
				}
				all = append(all, statement{label: m[1], text: m[0]})
				part = strings.TrimSpace(part[len(m[0]):])
			}
			if strings.HasPrefix(part, ".") {
				switch name, _, _ := strings.Cut(spaces().ReplaceAllString(part, " "), " "); name {
				case ".section", ".pushsection":
					elsewhere++
				case ".previous", ".popsection", ".text":
					elsewhere = 0
				default:
					if elsewhere == 0 && !harmless[name] {
						all = append(all, statement{name: name, text: part})
					}
				}
				continue
			}
			if part == "" || elsewhere > 0 {
				continue
			}
			part = spaces().ReplaceAllString(part, " ")
			for arch == X86 {
				word, rest, _ := strings.Cut(part, " ")
				if word = strings.ToLower(word); !prefix[word] {
					break
				}
				prefixes, part = append(prefixes, word), rest
			}
			if part == "" {
				continue
			}
			st := statement{prefixes: prefixes, text: strings.Join(append(prefixes[:len(prefixes):len(prefixes)], part), " ")}
			prefixes = nil
			var rest string
			st.name, rest, _ = strings.Cut(part, " ")
			st.name = strings.ToLower(st.name)
			st.args = splitArgs(rest)
			all = append(all, st)
		}
	}
	if len(prefixes) > 0 {
		p := strings.Join(prefixes, " ")
		all = append(all, statement{prefixes: prefixes, name: "nop", text: p})
	}
	return all
}

// harmless directives say nothing about what the code does.
var harmless = map[string]bool{".p2align": true, ".align": true, ".balign": true, ".text": true}

var prefix = map[string]bool{"lock": true, "rep": true, "repz": true, "repe": true, "notrack": true}

// splitArgs divides what follows an instruction's name at the commas outside of brackets.
func splitArgs(s string) []string {
	var args []string
	depth, start := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case ',':
			if depth == 0 {
				args = append(args, strings.TrimSpace(s[start:i]))
				start = i + 1
			}
		}
	}
	if s = strings.TrimSpace(s[start:]); s != "" || len(args) > 0 {
		args = append(args, s)
	}
	return args
}

// number reads a number as assemblers do: decimal, 0x, 0 (octal), 0b, with a sign.
func number(s string) (uint64, bool) {
	s = strings.ReplaceAll(strings.TrimSpace(s), " ", "")
	negative := strings.HasPrefix(s, "-")
	v, err := strconv.ParseUint(strings.TrimLeft(s, "+-"), 0, 64)
	if err != nil || len(s)-len(strings.TrimLeft(s, "+-")) > 1 || strings.Contains(s, "_") {
		return 0, false
	}
	if negative {
		v = -v
	}
	return v, true
}

// refused is what translators panic with; Translate returns it as an error.
type refused string

func refuse(format string, args ...any) { panic(refused(fmt.Sprintf(format, args...))) }
