package suite

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"genmcgo/report"
)

// Expect is what a test expects of its run. The zero value expects that it is verified.
type Expect struct {
	Verdict    string   // "" is verified
	Kinds      []string // of errors, any of which may be found; nil: any at all
	Executions *uint64  // complete ones; nil: any number
	Allow      []string
	Deny       []string // kinds of warnings
	Skip       string   // why the test is not run, "" if it is
}

// expectation makes an Expect of words, and returns an error if they contradict each other.
func expectation(words []word) (Expect, error) {
	var e Expect
	var kind, verdict *word
	for i := range words {
		w := &words[i]
		if w.flag {
			continue
		}
		switch w.name {
		case keyExpect:
			e.Verdict, verdict = w.value, w
		case keyKind:
			e.Kinds, kind = strings.Split(w.value, ","), w
		case keyExecutions:
			n, _ := strconv.ParseUint(w.value, 10, 64) // checked
			e.Executions = &n
		case keyAllow:
			e.Allow = strings.Split(w.value, ",")
		case keyDeny:
			e.Deny = strings.Split(w.value, ",")
		case keySkip:
			e.Skip = w.value
		}
	}
	if kind != nil {
		if e.Verdict == "" {
			e.Verdict = report.Error
		}
		if e.Verdict != report.Error {
			return e, kind.at.wrong("kind=%s contradicts expect=%s (line %d): only an error has a kind", kind.value, e.Verdict, verdict.at.line)
		}
	}
	return e, nil
}

// verdict is the one that is expected.
func (e *Expect) verdict() string {
	if e.Verdict == "" {
		return report.Verified
	}
	return e.Verdict
}

// String is what is expected, in words.
func (e *Expect) String() string {
	switch e.verdict() {
	case report.Error:
		if len(e.Kinds) > 0 {
			return alternatives(e.Kinds)
		}
		return "an error"
	case report.Incomplete:
		return "an incomplete run"
	}
	return report.Verified
}

// judge returns what in r is not as expected, a line for each, apart from what is not reached. A run ends at
// its first errors, one of which has to be of an expected kind; if it goes on after them (all), each has to.
func (e *Expect) judge(r *report.Report, all bool) []string {
	var why []string
	fail := func(format string, args ...any) { why = append(why, fmt.Sprintf(format, args...)) }
	vacuous := slices.Contains(r.Reasons, report.Vacuous)
	switch {
	case r.Verdict == report.Error:
		var found []string
		for i := range r.Errors {
			if k := r.Errors[i].Kind; !slices.Contains(found, k) {
				found = append(found, k)
			}
		}
		bad := slices.DeleteFunc(slices.Clone(found), func(k string) bool {
			return e.verdict() == report.Error && (e.Kinds == nil || slices.Contains(e.Kinds, k))
		})
		if len(bad) == len(found) || all && len(bad) > 0 {
			fail("expected %s, found %s", e, strings.Join(bad, " and "))
		}
	case vacuous && (len(r.Reasons) == 1 || e.verdict() == report.Incomplete):
		fail("vacuous: no execution runs to its end, so little was checked (allow=vacuous if that is meant)")
	case r.Verdict != e.verdict():
		hint := ""
		if r.Verdict == report.Incomplete && e.verdict() == report.Verified {
			hint = " (expect=incomplete if that is meant)"
		}
		fail("expected %s, but: %s%s", e, r.Summary, hint)
	}
	if e.Executions != nil && r.Complete != *e.Executions {
		fail("expected %d complete executions, found %d", *e.Executions, r.Complete)
	}
	denied := slices.Clone(e.Deny)
	if !slices.Contains(e.Allow, allowExitStatus) {
		denied = append(denied, "exit-status")
	}
	for i := range r.Warnings {
		w := &r.Warnings[i]
		switch {
		case slices.Contains(e.Allow, allowExitStatus) && w.Kind == "exit-status":
		case slices.Contains(denied, w.Kind) || slices.Contains(denied, denyAll):
			hint := ""
			if w.Kind == "exit-status" {
				hint = " (allow=exit-status if that is meant)"
			}
			fail("%s: %s%s", w.Kind, w.Message, hint)
		}
	}
	return why
}

// mustReach reports whether the test fails if an assertion is reached in no execution.
func (t *Test) mustReach() bool {
	return t.Expect.verdict() == report.Verified && !slices.Contains(t.Expect.Allow, allowUnreached)
}

// owns reports whether a file of the program's sources is that of the test. What others assert, which it
// includes, is not what the test is about. Who knows what a program in LLVM IR was compiled of.
func (t *Test) owns(file string) bool {
	return !t.Source.Compiled() || filepath.Base(file) == t.File.Name()
}

// base is the name of the test's function without namespaces.
func (t *Test) base() string { return t.Function[strings.LastIndexByte(t.Function, ':')+1:] }
