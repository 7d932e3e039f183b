package report

import (
	"fmt"
	"strconv"
	"strings"

	"genmcgo/truST/result"
)

// Hunt is what executions tell that were drawn at random.
type Hunt struct {
	Drawn    uint64 `json:"drawn"`    // executions, complete and blocked ones, however often each came up
	Distinct uint64 `json:"distinct"` // different ones
	Once     uint64 `json:"once"`     // of them, those that came up once
	Exact    bool   `json:"exact"`    // Distinct and Once are no estimates
	// Unseen is the probability that the next execution has not come up, as Good and Turing estimate it: Once/Drawn.
	Unseen     float64    `json:"unseen"`
	Strategies []Strategy `json:"strategies"`
	// Unreached are the lines that no execution reached.
	Unreached []UnreachedLines `json:"unreached_lines"`
}

// Strategy is a way to draw executions.
type Strategy struct {
	Name  string `json:"name"`
	Drawn uint64 `json:"drawn"` // how often it was used
	New   uint64 `json:"new"`   // how often an execution came of it that had not come up
}

// UnreachedLines are lines of a file that no execution reached.
type UnreachedLines struct {
	File  string `json:"file"`
	Lines []int  `json:"lines"` // ascending
}

// hunt is the printable form of h; nil if that is nil.
func (r *Report) hunt(h *result.Hunt) *Hunt {
	if h == nil {
		return nil
	}
	out := &Hunt{Drawn: h.Drawn, Distinct: h.Distinct, Once: h.Once, Exact: h.Exact, Unseen: h.Unseen(), Strategies: []Strategy{}, Unreached: []UnreachedLines{}}
	for _, s := range h.Strategies {
		out.Strategies = append(out.Strategies, Strategy(s))
	}
	for _, c := range r.coverage {
		u := UnreachedLines{File: c.file}
		for _, l := range c.lines {
			if !l.reached {
				u.Lines = append(u.Lines, l.line)
			}
		}
		if len(u.Lines) > 0 {
			out.Unreached = append(out.Unreached, u)
		}
	}
	return out
}

// text lists the lines, those that follow each other as ranges.
func (u *UnreachedLines) text() string {
	var parts []string
	for i := 0; i < len(u.Lines); {
		k := i
		for k+1 < len(u.Lines) && u.Lines[k+1] == u.Lines[k]+1 {
			k++
		}
		s := strconv.Itoa(u.Lines[i])
		if k > i {
			s += "-" + strconv.Itoa(u.Lines[k])
		}
		parts = append(parts, s)
		i = k + 1
	}
	return "no execution that was drawn reached " + u.File + ":" + strings.Join(parts, ", ")
}

// worth says what it is worth that nothing was found.
func (h *Hunt) worth() string {
	about := ""
	if !h.Exact {
		about = "about "
	}
	likely := percent(h.Unseen)
	if h.Once == 0 { // the estimate is 0; no estimate from so many draws can tell less than this from it
		likely = "less than " + percent(1/float64(max(h.Drawn, 1)))
	}
	return fmt.Sprintf("%s drawn at random, %s%s of them distinct; the next one is new with a probability estimated at %s",
		plural(h.Drawn, "execution"), about, comma(h.Distinct), likely)
}

// percent is a probability as a percentage with two digits that count.
func percent(p float64) string {
	if p >= 0.995 {
		return "100 %"
	}
	return strconv.FormatFloat(100*p, 'g', 2, 64) + " %"
}
