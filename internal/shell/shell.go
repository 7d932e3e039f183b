// Package shell writes command lines for a shell, and takes them apart by the rules of POSIX
// (XCU, 2.2 Quoting). It expands nothing: variables, patterns, comments and operators are text.
package shell

import "strings"

// Split returns the words of a command line. What follows a quotation mark that nothing closes is quoted.
func Split(line string) (words []string) {
	var w strings.Builder
	quote, in := byte(0), false // in: there is a word, perhaps an empty one
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == '\\' && quote != '\'' && i+1 < len(line):
			i++
			if line[i] == '\n' {
				continue
			}
			if quote == '"' && !strings.ContainsRune("\"\\$`", rune(line[i])) {
				w.WriteByte(c)
			}
			w.WriteByte(line[i])
			in = true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, in = c, true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n' || c == '\r'):
			if in {
				words = append(words, w.String())
			}
			w.Reset()
			in = false
		default:
			w.WriteByte(c)
			in = true
		}
	}
	if in {
		words = append(words, w.String())
	}
	return words
}

// Join returns the command line that consists of words: Split takes it apart.
func Join(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = Quote(w)
	}
	return strings.Join(quoted, " ")
}

// Quote quotes s, if necessary, as one word of a command line.
func Quote(s string) string {
	safe := s != "" && strings.IndexFunc(s, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_=./,:+@%", r))
	}) < 0
	if safe {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
