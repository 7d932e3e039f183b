package corpus

import (
	"os"
	"testing"
)

// TestMixedC compares what C programs with accesses of several sizes say of themselves, and TestCorpus finds, with what
// choosing for each byte comes to. What main reads when it is alone again is no choice.
func TestMixedC(t *testing.T) {
	at := func(kind, order string, off, size int, val uint64) mixedOp {
		return mixedOp{kind: kind, order: order, off: off, size: size, val: val}
	}
	for name, threads := range map[string][][]mixedOp{
		"mixed-parts": {
			{at("store", "monotonic", 0, 4, 7), at("store", "monotonic", 4, 2, 5), at("store", "monotonic", 6, 1, 3), at("store", "release", 7, 1, 1)},
			{at("load", "acquire", 0, 8, 0)},
			{at("load", "acquire", 0, 8, 0)},
		},
		"mixed-trylock": {
			{at("cas", "acquire", 0, 4, 1)},
			{at("xchg", "acquire", 0, 1, 1)},
			{at("add", "monotonic", 0, 4, 0x100)},
		},
		"mixed-seqlock-slot": {
			{
				at("store", "monotonic", 8, 4, 1), at("fence", "release", 0, 0, 0), at("store", "monotonic", 0, 2, 20), at("store", "monotonic", 2, 2, 21),
				at("store", "monotonic", 4, 2, 22), at("store", "monotonic", 6, 2, 23), at("store", "release", 8, 4, 2),
			},
			{
				at("load", "acquire", 8, 4, 0), at("load", "monotonic", 0, 4, 0), at("load", "monotonic", 4, 4, 0),
				at("fence", "acquire", 0, 0, 0), at("load", "monotonic", 8, 4, 0),
			},
		},
		"mixed-cas-halves": {
			{at("cas", "seq_cst", 0, 16, 5)},
			{at("store", "release", 8, 8, 1)},
			{at("load", "acquire", 8, 8, 0), at("load", "acquire", 0, 8, 0)},
		},
	} {
		text, err := os.ReadFile("testdata/wrong/" + name + ".c")
		if err != nil {
			t.Fatal(err)
		}
		expect, err := Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		p, counts := &mixedProgram{threads: threads}, 0
		for _, e := range expect {
			if e.Complete < 0 {
				continue
			}
			for _, model := range e.Models {
				counts++
				var found map[string]bool
				switch model {
				case "sc", "tso":
					m := &byteMemory{p: p, buffers: model == "tso"}
					m.all()
					found = m.found
				default:
					m := &byteChoices{p: p, rc11: model == "rc11", imm: model == "imm", left: 1 << 20}
					m.enumerate()
					if found = m.found; m.left < 0 {
						t.Fatalf("%s: too many choices", name)
					}
				}
				if len(found) != e.Complete {
					t.Errorf("%s.c expects %d executions under %s; byte by byte there are %d", name, e.Complete, model, len(found))
				}
			}
		}
		if counts != 5 {
			t.Errorf("%s.c says how many executions there are under %d models, not 5", name, counts)
		}
	}
}
