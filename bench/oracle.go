package bench

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"sync"
)

// Expectation is what another tool found for a program under a model.
type Expectation struct {
	// Executions is the number of complete executions.
	Executions uint64
	// States are the distinct final states as the program prints them, sorted;
	// nil if they are not known.
	States []string
}

// OracleProgram is a litmus program whose executions another tool counted.
type OracleProgram struct {
	Name string // without extension
	C    []byte
	// IR maps a compiler ("clang14", "clang19") to the LLVM IR it made of C.
	IR map[string][]byte
	// Want maps the names of models in our words (sc, tso, tso-allfences, ra,
	// rc11, imm, and rc11-strict, imm-paper for later use) to the facts.
	Want map[string]Expectation
}

// OracleCorpus is one of the two sets of programs in testdata/oracle.
type OracleCorpus struct {
	Name  string   // also the stem of its files
	Flags []string // of the compiler
	// models maps the names in the corpus's table to ours.
	models map[string]string
	// corrected are numbers of executions that the table has wrong, by program and our
	// name of the model.
	corrected map[[2]string]uint64
}

// Corpora are the sets of programs in testdata/oracle: "litmus", random programs
// counted by GenMC v0.11, and "herd", made from cycles and enumerated by herd7.
// Their words for TSO differ: GenMC lets every fence drain the store buffers.
var Corpora = []OracleCorpus{
	{"litmus", nil, map[string]string{
		"sc": "sc", "tso": "tso-allfences", "ra": "ra", "rc11": "rc11", "imm": "imm"},
		// GenMC counts 42: it prints 12 of the 30 graphs twice. (It warns that exchanges
		// are experimental under models with dependencies.)
		map[[2]string]uint64{{"g1_71", "imm"}: 30}},
	{"herd", []string{"-DPRINT", "-DNOCHECK"}, map[string]string{
		"sc": "sc", "tso": "tso-allfences", "tso-x86": "tso", "ra": "ra",
		"rc11": "rc11-strict", "rc11-genmc": "rc11", "imm-genmc": "imm", "imm-paper": "imm-paper"}, nil},
}

// OracleCompilers are the compilers whose IR is kept: one that writes typed and
// one that writes opaque pointers.
var OracleCompilers = []string{"clang14", "clang19"}

func (c *OracleCorpus) sources(dir string) string { return filepath.Join(dir, c.Name+".txtar") }
func (c *OracleCorpus) ir(dir, compiler string) string {
	return filepath.Join(dir, c.Name+"."+compiler+".txtar.gz")
}
func (c *OracleCorpus) table(dir string) string { return filepath.Join(dir, c.Name+".csv.gz") }

// Load reads the corpus from dir (testdata/oracle of this repository), sorted by
// name. A program without IR or expectations is an error.
func (c *OracleCorpus) Load(dir string) ([]*OracleProgram, error) {
	text, err := ReadMaybeGzip(c.sources(dir))
	if err != nil {
		return nil, err
	}
	var progs []*OracleProgram
	byName := map[string]*OracleProgram{}
	for _, f := range ParseArchive(text) {
		p := &OracleProgram{
			Name: strings.TrimSuffix(f.Name, ".c"), C: f.Data,
			IR: map[string][]byte{}, Want: map[string]Expectation{},
		}
		progs = append(progs, p)
		byName[p.Name] = p
	}
	sort.Slice(progs, func(i, j int) bool { return progs[i].Name < progs[j].Name })
	for _, compiler := range OracleCompilers {
		text, err := ReadMaybeGzip(c.ir(dir, compiler))
		if err != nil {
			return nil, err
		}
		for _, f := range ParseArchive(text) {
			if p := byName[strings.TrimSuffix(f.Name, ".ll")]; p != nil {
				p.IR[compiler] = f.Data
			}
		}
	}
	if err := c.loadTable(dir, byName); err != nil {
		return nil, err
	}
	for _, p := range progs {
		if len(p.IR) != len(OracleCompilers) || len(p.Want) == 0 {
			return nil, fmt.Errorf("%s: %s has no IR or no expectation: run genmcgo-bench oracle", c.sources(dir), p.Name)
		}
	}
	return progs, nil
}

func (c *OracleCorpus) loadTable(dir string, byName map[string]*OracleProgram) error {
	text, err := ReadMaybeGzip(c.table(dir))
	if err != nil {
		return err
	}
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil {
		return fmt.Errorf("%s: %w", c.table(dir), err)
	}
	col := map[string]int{}
	for i, row := range rows {
		if i == 0 {
			for j, name := range row {
				col[name] = j
			}
			continue
		}
		p := byName[strings.TrimSuffix(row[0], ".c")]
		model, ok := c.models[row[1]]
		if p == nil || !ok {
			return fmt.Errorf("%s: row %d: unknown program or model", c.table(dir), i+1)
		}
		n, err := strconv.ParseUint(row[2], 10, 64)
		if err != nil {
			return fmt.Errorf("%s: row %d: %w", c.table(dir), i+1, err)
		}
		if c, ok := c.corrected[[2]string{p.Name, model}]; ok {
			n = c
		}
		e := Expectation{Executions: n}
		if j, ok := col["final_states"]; ok {
			e.States = splitStates(row[j])
		}
		p.Want[model] = e
	}
	return nil
}

// splitStates takes "[x]=1; [y]=1;;[x]=1; [y]=2;" apart: a state ends in ';' and
// states are separated by another.
func splitStates(s string) []string {
	parts := strings.Split(s, ";;")
	for i, p := range parts {
		parts[i] = NormalState(p)
	}
	sort.Strings(parts)
	return parts
}

// NormalState gives two spellings of a final state the same form: the fields
// separated by single blanks, without final ';'.
func NormalState(s string) string {
	return strings.TrimRight(strings.Join(strings.Fields(s), " "), "; ")
}

// Regenerate compiles the C sources of the corpus in dir again (with the clang
// executables on PATH) and rewrites the archives of IR. jobs compilations run
// at a time.
func (c *OracleCorpus) Regenerate(dir string, jobs int) error {
	text, err := ReadMaybeGzip(c.sources(dir))
	if err != nil {
		return err
	}
	sources := ParseArchive(text)
	for _, compiler := range OracleCompilers {
		exe := "clang-" + strings.TrimPrefix(compiler, "clang")
		files := make([]File, len(sources))
		errs := make([]error, len(sources))
		var wg sync.WaitGroup
		next := make(chan int)
		for range max(jobs, 1) {
			wg.Add(1)
			go func() {
				defer wg.Done()
				for i := range next {
					files[i], errs[i] = compileStripped(exe, c.Flags, sources[i])
				}
			}()
		}
		for i := range sources {
			next <- i
		}
		close(next)
		wg.Wait()
		for _, err := range errs {
			if err != nil {
				return err
			}
		}
		out, err := FormatArchive("", files)
		if err != nil {
			return err
		}
		if err := WriteMaybeGzip(c.ir(dir, compiler), out); err != nil {
			return err
		}
	}
	return nil
}

func compileStripped(exe string, flags []string, src File) (File, error) {
	args := append([]string{"-x", "c", "-O0", "-w", "-S", "-emit-llvm", "-o", "-"}, flags...)
	cmd := exec.Command(exe, append(args, "-")...)
	cmd.Stdin = bytes.NewReader(src.Data)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return File{}, fmt.Errorf("%s %s: %w\n%s", exe, src.Name, err, stderr.Bytes())
	}
	return File{strings.TrimSuffix(src.Name, ".c") + ".ll", stripIR(out)}, nil
}

var (
	loopMetadata = regexp.MustCompile(`, !llvm\.loop ![0-9]+`)
	attrGroup    = regexp.MustCompile(` #[0-9]+`)
)

// stripIR removes what does not change the meaning of IR that has no debug
// information: attribute groups, metadata, comments. (A string constant that
// contains " #1" would suffer: the programs have none.)
func stripIR(text []byte) []byte {
	var b bytes.Buffer
	for _, line := range bytes.SplitAfter(text, []byte("\n")) {
		if bytes.HasPrefix(line, []byte("attributes #")) || bytes.HasPrefix(line, []byte("!")) || bytes.HasPrefix(line, []byte(";")) {
			continue
		}
		if !bytes.HasPrefix(line, []byte("@")) {
			line = loopMetadata.ReplaceAll(line, nil)
			line = attrGroup.ReplaceAll(line, nil)
		}
		if i := bytes.Index(line, []byte("; preds =")); i >= 0 {
			line = append(bytes.TrimRight(line[:i:i], " "), '\n')
		}
		if len(bytes.TrimSpace(line)) > 0 {
			b.Write(line)
		}
	}
	return b.Bytes()
}
