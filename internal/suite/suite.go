// Package suite finds tests of concurrent programs in a project, runs them in parallel, and says which ended
// as expected. It is what genmcgo test does, without flags and terminals.
//
// Vocabulary. A file is a program; its functions mc_test_* are its tests, or main is the only one. A test is run
// under one memory model: under several it is several tests. What a test expects of its run, and the options of
// the run, are words, such as expect=error and --unroll=4. They stand on lines: a comment in the file, what
// genmcgo.toml says, the command line. Lines of one origin make a level, and a higher level overrides a lower
// one.
//
//	find.go    which files there are, and which genmcgo.toml is in force
//	toml.go    genmcgo.toml
//	comment.go comments in files
//	words.go   words, lines, levels
//	tests.go   from a file and its functions to tests
//	expect.go  whether a report is what was expected
//	run.go     running them
//
// Non-goals: no exploration, no output; package genmcgo checks programs, the command prints results.
package suite

import (
	"regexp"
	"time"

	"genmcgo"
	"genmcgo/report"
)

// Options say which tests are run, and how.
type Options struct {
	// Flags are options of package genmcgo by the names of their flags, with one value or, if the flag may
	// be repeated, several. They override what files say.
	Flags map[string][]string
	Clang []string // flags for clang, after those that files name
	// Patterns are the names of files that are tests, as [path.Match] has it; nil: what genmcgo.toml says,
	// or [DefaultPatterns].
	Patterns []string
	Match    *regexp.Regexp // only tests whose ID it matches; nil: all
	Jobs     int            // tests that run at the same time; at least 1
	FailFast bool           // run nothing after the first test that does not pass
	List     bool           // run nothing at all
}

// DefaultPatterns are the names of files that are tests unless genmcgo.toml has others.
var DefaultPatterns = []string{"*_mc.c", "*_mc.cpp", "*_mc.cc", "*_mc.ll"}

// DefaultTimeout is how long a test may take unless --timeout says otherwise.
const DefaultTimeout = 10 * time.Minute

// Test is a program, or one of its functions, under a memory model.
type Test struct {
	Dir      string // of the file, as it was found
	Name     string // FILE, FILE/FUNCTION, FILE/MODEL or FILE/FUNCTION/MODEL
	File     *File
	Function string // as the source calls it, with namespaces; "" for main
	Model    string
	Expect   Expect
	Source   genmcgo.Source
	Options  genmcgo.Options

	timed bool // somebody says how long it may run
}

// Status is what came of a test.
type Status string

// What comes of tests. Broken is bad input: the test could not be run. Unfinished is one that was
// interrupted, or did not begin because of that or of Options.FailFast.
const (
	Pass       Status = "pass"
	Fail       Status = "fail"
	Skip       Status = "skip"
	Broken     Status = "error"
	Unfinished Status = "unfinished"
)

// Result is what came of a test.
type Result struct {
	*Test
	Status  Status
	Why     []string       // a line for each thing that was not as expected; of Skip the reason
	Report  *report.Report // nil if the test was not run or could not be
	Err     error          // of Broken: why
	Elapsed time.Duration
}

// Event is told to whoever runs tests.
type Event struct {
	// Of these one is set.
	Reading *File
	Loaded  *File   // its tests are Tests. If it could not be read, one Result follows, for a test of that file
	Begun   *Test   // it runs
	Done    *Result // it has run, or will not

	Tests []*Test
}
