package bench

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"genmcgo"
)

// LinesRow says how many lines of code a primitive takes: there, in the paper's tool, and
// here, as a declaration that a program includes or contains.
type LinesRow struct {
	Primitive string
	// Operations and Lines are the paper's, 0 if it does not have the primitive.
	Operations, Lines int
	// Files and FileLines are the files that are about the primitive in the tool's
	// repository, and all their lines, as of commit 04107c9.
	Files, FileLines int
	// Declared are declarations here: a header ("genmcgo/rwlock.h"), or a part of a program
	// ("programs/barrier.c"), from the line "// Primitive: NAME." to "// End.".
	Declared []string
}

// CodeLines is the size of a declaration.
type CodeLines struct {
	Operations int // functions with GMC_OP
	Code       int // lines that are not blank and not only a comment
	All        int
}

// CountLines counts the declaration of a primitive, one of LinesRow.Declared.
func CountLines(file, primitive string) (CodeLines, error) {
	if part, ok := strings.CutPrefix(file, "programs/"); ok {
		text, err := programFiles.ReadFile("programs/" + part)
		if err != nil {
			return CodeLines{}, err
		}
		_, rest, found := strings.Cut(string(text), "// Primitive: "+primitive+".\n")
		rest, _, ends := strings.Cut(rest, "// End.\n")
		if !found || !ends {
			return CodeLines{}, fmt.Errorf("%s: no lines from \"// Primitive: %s.\" to \"// End.\"", file, primitive)
		}
		return countLines(rest), nil
	}
	text, err := fs.ReadFile(genmcgo.Headers(), path.Join("include", file))
	if err != nil {
		return CodeLines{}, err
	}
	return countLines(string(text)), nil
}

func countLines(text string) CodeLines {
	var n CodeLines
	comment := false // within /* */
	for line := range strings.Lines(text) {
		n.All++
		n.Operations += strings.Count(line, "GMC_OP(")
		code := ""
		for rest := strings.TrimSpace(line); rest != ""; {
			if comment {
				_, after, ends := strings.Cut(rest, "*/")
				comment, rest = !ends, strings.TrimSpace(after)
				continue
			}
			before, after, begins := strings.Cut(rest, "/*")
			before, _, ends := strings.Cut(before, "//")
			code += strings.TrimSpace(before)
			if comment = begins && !ends; !comment {
				break
			}
			rest = after
		}
		if code != "" {
			n.Code++
		}
	}
	return n
}

// WriteLines prints a table of lines of code.
func (t *PaperTable) WriteLines(w io.Writer) error {
	number := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	table := [][]string{{"primitive", "paper: operations", "paper: lines", "paper: lines/operation", "04107c9: files", "04107c9: lines in them", "declared here in", "operations", "lines", "of code", "of code/operation"}}
	for _, r := range t.Lines {
		each := "–"
		if r.Operations > 0 {
			each = strconv.Itoa(r.Lines / r.Operations)
		}
		there := []string{r.Primitive, number(r.Operations), number(r.Lines), each, number(r.Files), number(r.FileLines)}
		if len(r.Declared) == 0 {
			table = append(table, append(there, "(built in)", "–", "–", "–", "–"))
		}
		for k, file := range r.Declared {
			n, err := CountLines(file, r.Primitive)
			if err != nil {
				return err
			}
			if k > 0 {
				there = slices.Repeat([]string{""}, len(there))
			}
			table = append(table, append(slices.Clone(there), "`"+path.Base(file)+"`", number(n.Operations), number(n.All), number(n.Code), number(n.Code/max(n.Operations, 1))))
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "## %s (%s)\n\n", t.Title, t.Source)
	writeTable(&b, table)
	_, err := io.WriteString(w, b.String())
	return err
}
