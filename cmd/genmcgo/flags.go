package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"genmcgo"
	"genmcgo/internal/lazy"
	"genmcgo/internal/spell"
)

// options is the command line.
type options struct {
	genmcgo.Options

	format      string
	dot         string
	svg         string
	json        string
	html        string
	sarif       string
	junit       string
	coverage    string
	transformed string
	stats       bool
	allEvents   bool
	progress    string
	color       string

	estimating bool // the command is genmcgo estimate

	cluster string // URL, or @FILE
	detach  bool
	metrics string // address

	diff          string
	version, help bool

	what     string     // "", or the subcommand: replay, step, resume
	dir      string     // of resume: the checkpoint
	trace    traceFlags // of these two
	recorded *recorded  // what --trace says
	do       string     // of step
	test     testFlags  // of test
	orders   ordersFlags

	models     []string // what --mm names, at least one
	files      []string
	argv       []string // the command line as it was typed
	clangFlags []string
	table      []flagSpec
	flags      *pflag.FlagSet
}

// source is the program, without its text.
func (o *options) source() genmcgo.Source { return genmcgo.Files(o.files, o.clangFlags...) }

// command is the command line that repeats the run.
func (o *options) command() string {
	src := o.source()
	return o.CommandOf(&src)
}

// program names the program in messages.
func (o *options) program() string { return strings.Join(o.files, " + ") }

// flagSpec is a flag: a setting of the library, or one that only the command has.
type flagSpec struct {
	genmcgo.Setting
	value pflag.Value // what it sets
	// completes: completion offers names of files for it.
	completes bool
	// writes: it names a file to be written. alone: on standard output that is for a machine,
	// and nothing may stand beside it.
	writes, alone bool
	// only is the subcommand that has it; "" is a run, and what takes the flags of one. What
	// replay has, step has, too. test has some of those of a run.
	only string
}

// newTable has all flags, as they set o, in the order of --help: those of the library, and
// those that only the command has. It gives o their defaults.
func newTable(o *options) []flagSpec {
	settings := genmcgo.Settings()
	all := make([]flagSpec, 0, 2*len(settings)) // long, and made at every start: it had better not grow
	library := func(names ...string) {
		for i := range settings {
			s := &settings[i]
			if slices.Contains(names, s.Name) || len(names) == 0 && s.Group != "Output" {
				all = append(all, flagSpec{Setting: *s, value: &setting{Setting: s, o: &o.Options}, completes: s.Name == "clang" || s.Name == "checkpoint" || s.Name == "compile-commands"})
			}
		}
	}
	own := func(f flagSpec) {
		switch v := f.value.(type) {
		case *boolFlag:
			f.Default, f.Alone = cmp.Or(f.Default, "off"), "true"
		case *enum:
			f.Default, f.Values = v.allowed[0], v.allowed
		}
		f.Type = f.value.Type()
		all = append(all, f)
	}
	flag := func(name, group string, role genmcgo.Role, help string) genmcgo.Setting {
		return genmcgo.Setting{Name: name, Group: group, Role: role, Help: help}
	}
	output := func(name, help string, file *string, notEstimating, readme string) {
		f := flagSpec{Setting: flag(name, "Output", genmcgo.Reported, help), value: (*stringFlag)(file), completes: true, writes: true, alone: name != "transformed"}
		f.NotEstimating, f.Readme = notEstimating, readme
		own(f)
	}
	library()

	format := flag("format", "Output", genmcgo.Reported, "output `FORMAT`: text, json")
	format.Readme = "`json`: one JSON object, described in [docs/json.md](docs/json.md)"
	own(flagSpec{Setting: format, value: newEnum(&o.format, "text", "json")})
	library("print-executions")
	output("json", "also write the report in JSON to `FILE`, for 'genmcgo replay' and 'genmcgo step'; - as for --sarif", &o.json, "",
		"write the JSON object to a file, in addition to the text: for `genmcgo replay` and `genmcgo step`")
	output("dot", "write the graph of the first error (or warning) to `FILE` in Graphviz's language; - as for --sarif", &o.dot, "it draws nothing",
		"the execution graph for Graphviz")
	output("svg", "draw the graph of the first error (or warning) in `FILE`, an SVG picture; - as for --sarif", &o.svg, "it draws nothing",
		"the execution graph as a picture; does not need Graphviz")
	output("html", "write a page to `FILE` that shows errors and warnings and plays them step by step in a browser; - is standard output, and the report then goes to standard error", &o.html, "it draws nothing",
		"a page that shows the error and plays it: [docs/html.md](docs/html.md)")
	output("coverage", "write to `FILE` which lines and functions some execution reaches, in the format of lcov and genhtml; - as for --sarif", &o.coverage, "samples do not show what no execution reaches",
		"which lines and functions the executions reach, for lcov and genhtml; the page of `--html` marks them, too. A note names assertions and threads that no execution reaches")
	output("sarif", "write errors and warnings to `FILE` as SARIF 2.1.0, for code scanning; - is standard output, and the report then goes to standard error", &o.sarif, "it gives no verdict",
		"for code scanning; [docs/reports.md](docs/reports.md) shows how to use it")
	output("junit", "write the verdict to `FILE` as JUnit XML, for CI; - as for --sarif", &o.junit, "it gives no verdict",
		"for CI; [docs/reports.md](docs/reports.md), too")
	output("transformed", "write the program as it is explored to `FILE`; - is standard output", &o.transformed, "", "")
	stats := flag("stats", "Output", genmcgo.Reported, "print statistics of the run")
	stats.NotEstimating = "it does not explore the program"
	own(flagSpec{Setting: stats, value: (*boolFlag)(&o.stats)})
	events := flag("all-events", "Output", genmcgo.Reported, "show all events of an error in the text, those of memory that threads do not share and of calls of libraries, too")
	events.NotEstimating = "it gives no verdict"
	events.Readme = "show all events of an error in the text; otherwise those of memory that threads do not share are left out, and a call of a library is one row"
	own(flagSpec{Setting: events, value: (*boolFlag)(&o.allEvents)})
	library("rvf-clock")
	progress := flag("progress", "Output", genmcgo.Searching,
		"show progress on standard error, `WHEN`: auto (live on a terminal; else a line after 10 s, 20 s, 40 s, ...), always (live, or a line every 10 s), never, json (an object every second)")
	progress.Readme = "how to show progress: `auto`, `always`, `never`, `json`"
	own(flagSpec{Setting: progress, value: newEnum(&o.progress, "auto", "always", "never", "json")})
	own(flagSpec{Setting: flag("color", "Output", genmcgo.Everywhere, "colours: `WHEN` is auto (a terminal, and NO_COLOR is not set), always, never"), value: newEnum(&o.color, "auto", "always", "never")})

	cluster := flag("cluster", "Other", genmcgo.Searching, "have the cluster at `URL` explore the program: 'genmcgo serve' prints one; @FILE is a file whose first line it is")
	cluster.NotEstimating, cluster.Unrepeated = "it explores nothing", true
	cluster.Readme = "have many machines explore the program: [docs/cluster.md](docs/cluster.md)"
	own(flagSpec{Setting: cluster, value: (*stringFlag)(&o.cluster)})
	detach := flag("detach", "Other", genmcgo.Searching, "with --cluster: print the ID of the job and end; 'genmcgo jobs URL attach ID' has the report")
	detach.NotEstimating, detach.Unrepeated = "it explores nothing", true
	own(flagSpec{Setting: detach, value: (*boolFlag)(&o.detach)})
	measured := flag("metrics", "Other", genmcgo.Searching, "serve metrics of the run in the text format of Prometheus at `ADDRESS`/metrics, HOST:PORT, or PORT for this machine alone")
	measured.NotEstimating, measured.Unrepeated = "it takes seconds", true
	measured.Readme = "serve metrics for Prometheus while the run goes on, at http://ADDRESS/metrics; a port alone is one of this machine: [docs/cluster.md](docs/cluster.md#metrics)"
	own(flagSpec{Setting: measured, value: (*stringFlag)(&o.metrics)})
	diff := flag("diff", "Other", genmcgo.Searching, "check nothing; say what changed from `OLD` to FILE, both written by --format=json; - is standard input")
	diff.Readme = "what changed between two reports, `genmcgo --diff OLD.json NEW.json`: new and fixed errors, verdicts, counts"
	own(flagSpec{Setting: diff, value: (*stringFlag)(&o.diff), completes: true})
	help := flag("help", "Other", genmcgo.Everywhere, "print this help")
	help.Shorthand, help.Default = "h", "false" // which is not shown
	own(flagSpec{Setting: help, value: (*boolFlag)(&o.help)})
	version := flag("version", "Other", genmcgo.Everywhere, "print the version")
	version.Default = "false"
	own(flagSpec{Setting: version, value: (*boolFlag)(&o.version)})

	own(flagSpec{Setting: flag("trace", "", genmcgo.Everywhere, "replay, step: the report in JSON in `FILE`"), value: (*stringFlag)(&o.trace.file), completes: true, only: "replay"})
	own(flagSpec{Setting: flag("error", "", genmcgo.Everywhere, "replay, step: the `N`-th of its errors"), value: newIntFlag(&o.trace.number, 1), only: "replay"})
	own(flagSpec{Setting: flag("changed", "", genmcgo.Everywhere, "replay, step: the program is not the one that was recorded"), value: (*boolFlag)(&o.trace.changed), only: "replay"})
	own(flagSpec{Setting: flag("do", "", genmcgo.Everywhere, "step: `COMMANDS`, separated by semicolons"), value: (*stringFlag)(&o.do), only: "step"})
	newTestFlags(&o.test, own)
	newOrdersFlags(&o.orders, own)
	return all
}

// declare makes the table of o and declares its flags: those of a run, or of what, replay or step.
func (o *options) declare(what string) *pflag.FlagSet {
	fs := pflag.NewFlagSet("genmcgo", pflag.ContinueOnError)
	fs.SortFlags = false
	fs.Usage = func() {}
	fs.SetOutput(io.Discard)
	o.table, o.flags = newTable(o), fs
	for _, f := range o.table {
		switch {
		case what == "orders" && !orderable(&f), what == "test" && !testable(&f), what != "test" && f.only != "" && f.only != what && !(what == "step" && f.only == "replay"):
			continue
		case what == "test" && f.only == "": // -j is --jobs there
			f.Shorthand = ""
		}
		fs.VarPF(f.value, f.Name, f.Shorthand, f.Help).NoOptDefVal = f.Alone
	}
	return fs
}

// spec finds a flag.
func (o *options) spec(name string) *flagSpec {
	i := slices.IndexFunc(o.table, func(f flagSpec) bool { return f.Name == name })
	return &o.table[i]
}

// parseArgs reads the command line and checks what can be checked without
// looking at the program.
func parseArgs(args []string) (*options, error) { return parse(&options{argv: args}, args) }

func parse(o *options, args []string) (*options, error) {
	fs := o.declare("")
	args, rest, _ := split(longFlags(fs, args))
	if err := fs.Parse(args); err != nil {
		return nil, betterError(fs, err)
	}
	if o.help || o.version {
		return o, nil
	}
	files := fs.Args()
	if fs.Changed("diff") {
		return o, o.checkDiff(files, rest)
	}
	// `genmcgo -- -DN=3 prog.c`, as other checkers have it, names the file last.
	if n := len(rest); len(files) == 0 && n > 0 && !strings.HasPrefix(rest[n-1], "-") {
		files, rest = rest[n-1:], rest[:n-1]
	}
	if len(files) == 0 {
		return nil, o.noFile()
	}
	o.files, o.clangFlags = files, rest
	var err error
	if o.models, err = o.Validate(o.estimating); err != nil {
		return nil, err
	}
	if o.cluster != "" && o.Checkpoint != "" {
		return nil, errors.New("--checkpoint and --cluster cannot be combined: a cluster keeps its runs by itself")
	}
	if fs.Changed("seed") && o.Schedule != "random" && o.what != "hunt" { // also if it is 0
		return nil, errors.New("--seed needs --schedule=random")
	}
	if err := o.checkProgram(); err != nil {
		return nil, err
	}
	if err := o.checkCluster(); err != nil {
		return nil, err
	}
	if err := o.checkFiles(); err != nil {
		return nil, err
	}
	return o, nil
}

// noFile is the error that no file is given, with those of the build, if one is given.
func (o *options) noFile() error {
	if o.CompileCommands == "" {
		return errors.New("no FILE given")
	}
	files, err := genmcgo.BuildFiles(o.CompileCommands)
	if err != nil {
		return err
	}
	list := strings.Join(files[:min(len(files), 20)], " ")
	if len(files) > 20 {
		list += fmt.Sprintf(" and %d more", len(files)-20)
	}
	return fmt.Errorf("no FILE given: a build makes many programs and libraries; give the files of one, such as a driver and what it calls. --compile-commands=%s knows %s", o.CompileCommands, list)
}

// checkProgram finds out before anything is compiled that the files cannot be a program.
func (o *options) checkProgram() error {
	src := o.source()
	return src.Validate()
}

// checkDiff checks the command line of --diff, which compares and runs nothing.
func (o *options) checkDiff(files, rest []string) error {
	var others []string
	o.flags.Visit(func(f *pflag.Flag) {
		if f.Name != "diff" && f.Name != "format" && f.Name != "color" {
			others = append(others, "--"+f.Name)
		}
	})
	switch {
	case o.diff == "" || len(files) != 1:
		return errors.New("--diff needs two reports: genmcgo --diff OLD.json NEW.json")
	case len(others)+len(rest) > 0:
		return fmt.Errorf("--diff runs nothing: only --format and --color go with it, not %s", strings.Join(append(others, rest...), " "))
	case o.diff == "-" && files[0] == "-":
		return errors.New("--diff: only one of the two reports can be standard input")
	}
	o.files = files
	return nil
}

// alone reports whether standard output is for a machine, so that the text report
// has to go elsewhere.
func (o *options) alone() bool {
	return slices.ContainsFunc(o.table, func(f flagSpec) bool { return f.alone && f.value.String() == "-" })
}

// checkFiles finds out now, and not after a long run, that a file cannot be written.
func (o *options) checkFiles() error {
	var stdout []string
	read := slices.Concat(o.files, o.models)
	type outFile struct{ flag, file string }
	var written []outFile
	alone := o.format == "json"
	if alone {
		stdout = append(stdout, "--format=json")
	}
	for _, f := range o.table {
		if !f.writes || !o.flags.Changed(f.Name) {
			continue
		}
		file := f.value.String()
		if file == "-" {
			stdout = append(stdout, "--"+f.Name)
			alone = alone || f.alone
			continue
		}
		if file == "" {
			return fmt.Errorf("--%s: needs a file name", f.Name)
		}
		if st, err := os.Stat(file); err == nil && st.IsDir() {
			return fmt.Errorf("--%s: %s is a directory", f.Name, file)
		}
		if st, err := os.Stat(filepath.Dir(file)); err != nil || !st.IsDir() {
			return fmt.Errorf("--%s: there is no directory %s", f.Name, filepath.Dir(file))
		}
		for _, other := range written {
			if file != os.DevNull && sameFile(file, other.file) {
				return fmt.Errorf("--%s and --%s both write %s", other.flag, f.Name, file)
			}
		}
		for _, name := range read {
			if sameFile(file, name) {
				return fmt.Errorf("--%s would overwrite %s, which is read", f.Name, name)
			}
		}
		if err := writable(file); err != nil {
			return fmt.Errorf("--%s: %w", f.Name, err)
		}
		written = append(written, outFile{f.Name, file})
	}
	if alone && len(stdout) > 1 {
		return fmt.Errorf("%s need standard output each for itself; give all but one of them a file name", strings.Join(stdout, " and "))
	}
	return nil
}

// sameFile reports whether both names are those of one file, which need not exist.
func sameFile(a, b string) bool {
	if x, err := os.Stat(a); err == nil {
		y, err := os.Stat(b)
		return err == nil && os.SameFile(x, y)
	}
	a, err := filepath.Abs(a)
	b, other := filepath.Abs(b)
	return err == nil && other == nil && a == b
}

// writable fails if a file cannot be written. It leaves none behind that was not there.
func writable(name string) error {
	st, err := os.Stat(name)
	switch {
	case err != nil:
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err != nil {
			return err
		}
		return errors.Join(f.Close(), os.Remove(name))
	case !st.Mode().IsRegular(): // opening a pipe waits for who reads it
		return nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// longFlags gives every long flag that is written with one dash a second one:
// papers and habit write -mm=rc11. The value of a flag is left alone, as is
// everything behind --.
func longFlags(fs *pflag.FlagSet, args []string) []string {
	out := make([]string, 0, len(args))
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...)
		}
		name, _, hasValue := strings.Cut(strings.TrimLeft(a, "-"), "=")
		f := fs.Lookup(name)
		switch {
		case f != nil && strings.HasPrefix(a, "-") && a != "-":
			out = append(out, "--"+strings.TrimLeft(a, "-"))
		case len(a) == 2 && a[0] == '-' && fs.ShorthandLookup(a[1:]) != nil:
			f = fs.ShorthandLookup(a[1:])
			out = append(out, a)
		default:
			out = append(out, a)
			continue
		}
		switch {
		case hasValue || i+1 == len(args):
		case f.NoOptDefVal == "":
			i++
			out = append(out, args[i])
		case number(f.NoOptDefVal) && number(args[i+1]): // a number is no FILE
			i++
			out[len(out)-1] += "=" + args[i]
		}
	}
	return out
}

// number reports whether s consists of digits.
func number(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// split cuts the arguments at --.
func split(args []string) (flags, rest []string, dashes bool) {
	if i := slices.Index(args, "--"); i >= 0 {
		return args[:i], args[i+1:], true
	}
	return args, nil, false
}

// betterError adds to an unknown flag the one that was probably meant, and says of an
// impossible value why it is.
func betterError(fs *pflag.FlagSet, err error) error {
	var impossible *genmcgo.OptionError
	if errors.As(err, &impossible) {
		return impossible
	}
	name := ""
	var e *pflag.NotExistError
	if errors.As(err, &e) {
		name = e.GetSpecifiedName()
		if s := e.GetSpecifiedShortnames(); s != "" {
			name = s
		}
	}
	if name == "" {
		return err
	}
	var known []string
	fs.VisitAll(func(f *pflag.Flag) { known = append(known, f.Name) })
	best := spell.Nearest(name, known)
	ours := best != "" && strings.ToLower(name[:1]) == name[:1]
	if ours && !strings.HasPrefix(name, "std=") {
		return fmt.Errorf("unknown flag -%s; did you mean --%s?", name, best)
	}
	if clangFlag().MatchString(name) {
		return fmt.Errorf("unknown flag -%s; flags for clang go behind --: genmcgo FILE -- -%[1]s", name)
	}
	return fmt.Errorf("unknown flag -%s", name)
}

// clangFlag matches what is probably meant for clang, without the dash.
var clangFlag = lazy.Regexp(`^([DU][A-Za-z_]|[IL].|O[0-3sz]?$|O(fast|g)$|g[0-9]?$|l[a-z]|W[a-z]|f[a-z]|m(arch|cx16|tune)|std=|stdlib=|include|isystem|pthread$|x$)`)

// usage prints --help.
func usage(w io.Writer) {
	fmt.Fprint(w, `Usage: genmcgo [flags] FILE... [-- CLANG FLAGS]            check a program
       genmcgo estimate [flags] FILE... [-- CLANG FLAGS]   predict how long that takes
       genmcgo hunt [flags] FILE... [-- CLANG FLAGS]       draw executions at random, if it takes too long
       genmcgo test [flags] [DIR|FILE]... [-- CLANG FLAGS] run the tests of a project
       genmcgo orders [flags] FILE... [-- CLANG FLAGS]     find out which memory orders are needed
       genmcgo replay [FILE...] --trace err.json           run a recorded execution again
       genmcgo step FILE... [--trace err.json]             step through a wrong execution
       genmcgo dap [--listen 127.0.0.1:PORT]               the same for editors
       genmcgo --diff OLD.json NEW.json                    compare two reports
       genmcgo resume DIRECTORY [flags]                    continue a run with --checkpoint
       genmcgo serve|join|jobs                             use many machines
       genmcgo model list|show|check                       work with models in files
       genmcgo completion bash|zsh|fish                    print a completion script

Explores every execution of a concurrent program that a memory model allows, and
reports what is wrong with it. Each command has a --help of its own.

FILE is LLVM IR (.ll), LLVM bitcode (.bc, needs llvm-dis), a C or C++ program
(.c .cc .cpp .cxx, needs clang; compiled with -O0 -g unless the flags after --
say otherwise), a program in Rust (.rs, needs rustc; Cargo.toml, needs cargo), or
- for LLVM IR on standard input. Several files are linked into one program,
whatever their compilers and languages. Long flags may be written with one dash:
-mm=rc11.
`)
	all := newTable(&options{})
	for _, group := range genmcgo.Groups() {
		sub := pflag.NewFlagSet("", pflag.ContinueOnError)
		sub.SortFlags = false
		for _, f := range all {
			if f.Group == group {
				flag := sub.VarPF(f.value, f.Name, f.Shorthand, f.Help)
				flag.NoOptDefVal, flag.DefValue = f.Alone, f.Default
			}
		}
		fmt.Fprintf(w, "\n%s:\n%s", group, sub.FlagUsagesWrapped(100))
	}
	fmt.Fprint(w, `
Exit status: 0 verified; 1 an error was found; 2 bad input or usage; 3 a bug
in genmcgo; 4 no error found, but not everything was explored, or no
execution runs to its end. With --diff: 0 nothing got worse; 1 an error is new, or
a verdict is worse; 2 bad input.
`)
}

// setting is a flag that sets an option of the library.
type setting struct {
	*genmcgo.Setting
	o     *genmcgo.Options
	given []string
}

func (s *setting) Type() string   { return s.Setting.Type }
func (s *setting) String() string { return strings.Join(s.given, ",") }

func (s *setting) Set(v string) error {
	s.given = append(s.given, v)
	return s.Setting.Set(s.o, v)
}

// stringFlag is a flag that takes anything.
type stringFlag string

func (t *stringFlag) String() string     { return string(*t) }
func (t *stringFlag) Type() string       { return "string" }
func (t *stringFlag) Set(s string) error { *t = stringFlag(s); return nil }

// boolFlag is a flag that is on if it is given.
type boolFlag bool

func (b *boolFlag) String() string { return strconv.FormatBool(bool(*b)) }
func (b *boolFlag) Type() string   { return "bool" }
func (b *boolFlag) Set(s string) error {
	v, err := strconv.ParseBool(s)
	*b = boolFlag(v)
	return err
}

// intFlag is a flag that takes a number.
type intFlag int

func newIntFlag(p *int, def int) *intFlag {
	*p = def
	return (*intFlag)(p)
}

func (n *intFlag) String() string { return strconv.Itoa(int(*n)) }
func (n *intFlag) Type() string   { return "int" }
func (n *intFlag) Set(s string) error {
	v, err := strconv.ParseInt(s, 0, strconv.IntSize)
	*n = intFlag(v)
	return genmcgo.NumberError(err)
}

// enum is a flag with a closed list of values, the first by default.
type enum struct {
	value   *string
	allowed []string
}

func newEnum(p *string, allowed ...string) *enum {
	*p = allowed[0]
	return &enum{p, allowed}
}

func (e *enum) String() string { return *e.value }
func (e *enum) Type() string   { return "string" }
func (e *enum) Set(s string) error {
	s = strings.ToLower(s)
	if !slices.Contains(e.allowed, s) {
		return fmt.Errorf("must be one of %s", strings.Join(e.allowed, ", "))
	}
	*e.value = s
	return nil
}
