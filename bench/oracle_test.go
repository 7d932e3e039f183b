package bench

import (
	"context"
	"fmt"
	"regexp"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
)

// TestOracle compares the number of executions (and the final states, where they
// are known) of every program of testdata/oracle with what other tools found.
// Race detection is off: the programs read their results without
// synchronisation.
func TestOracle(t *testing.T) {
	scale.NotShort(t)
	every := scale.By{Short: 14, Usual: 9, Wide: 6, Full: 1}
	for i := range Corpora {
		c := &Corpora[i]
		t.Run(c.Name, func(t *testing.T) {
			progs, err := c.Load("../testdata/oracle")
			if err != nil {
				t.Fatal(err)
			}
			for i, p := range progs {
				for j, compiler := range OracleCompilers {
					if !every.Nth(i + j) {
						continue
					}
					t.Run(p.Name+"/"+compiler, func(t *testing.T) {
						oracleProgram(t, p, compiler)
					})
				}
			}
		})
	}
}

func oracleProgram(t *testing.T, p *OracleProgram, compiler string) {
	prog, err := loadIR(p.Name+".ll", p.IR[compiler])
	if err != nil {
		t.Fatal(err)
	}
	for k, model := range allModelNames { // the tables know more
		want, ok := p.Want[model]
		if !ok {
			continue
		}
		o := genmcgo.Options{Model: model, Workers: 1 + (k+len(p.Name))%2, NoRaces: true, KeepGoing: true, NoSimplify: true}
		diff, err := want.Compare(context.Background(), prog, o)
		if err != nil {
			t.Errorf("%s: %v", model, err)
		} else if diff != "" {
			t.Errorf("%s: %s", model, diff)
		}
	}
}

func loadIR(name string, text []byte) (*genmcgo.Program, error) {
	return genmcgo.Load(context.Background(), genmcgo.Source{Name: name, Text: text}, genmcgo.Options{})
}

// TestOracleDetectsDifferences makes sure that TestOracle can fail.
func TestOracleDetectsDifferences(t *testing.T) {
	c := &Corpora[1]
	progs, err := c.Load("../testdata/oracle")
	if err != nil {
		t.Fatal(err)
	}
	p := progs[0]
	prog, err := loadIR(p.Name+".ll", p.IR[OracleCompilers[0]])
	if err != nil {
		t.Fatal(err)
	}
	right := p.Want["sc"]
	for _, tc := range []struct {
		wrong Expectation
		want  string
	}{
		{Expectation{right.Executions + 1, right.States}, fmt.Sprintf("^%d executions, want %d$", right.Executions, right.Executions+1)},
		{Expectation{right.Executions, append([]string{"[x]=7"}, right.States...)}, `^missing state \[x\]=7$`},
		{Expectation{right.Executions, right.States[1:]}, "^extra state "},
	} {
		diff, err := tc.wrong.Compare(context.Background(), prog, genmcgo.Options{Model: "sc", Workers: 1, NoRaces: true, NoSimplify: true})
		if err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(tc.want).MatchString(diff) {
			t.Errorf("got %q, want %s", diff, tc.want)
		}
	}
}
