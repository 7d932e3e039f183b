package genmcgo

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
	"genmcgo/outcome"
)

// Claims in the source of a program (__VERIFIER_exists and so on in genmc.h) are static variables, each with its text and place,
// and a number that becomes 1 when a thread comes by and finds the condition true (of forall: false). So they are conditions
// on what memory holds at the end. __VERIFIER_outcome is a static variable, too, with the number that is to be in the table.

// claimed are the quantifiers of claims by their variable's name.
var claimed = map[string]outcome.Quantifier{"__gmc_exists": outcome.Exists, "__gmc_forall": outcome.Forall, "__gmc_never": outcome.Never}

// claimOf is what a variable claims, "" if it is no claim.
func claimOf(g *ir.Global) outcome.Quantifier {
	for name, q := range claimed {
		if g.Size == claimSize && strings.Contains(g.Name, name) {
			return q
		}
	}
	return ""
}

// isNoted reports whether g is the variable of __VERIFIER_outcome.
func isNoted(g *ir.Global) bool {
	return g.Size == notedSize && strings.Contains(g.Name, "__gmc_outcome")
}

// The parts of struct __gmc_noted.
const (
	notedText = 16
	notedLine = 24
	notedSize = 32
)

// noted adds what the source names for the table of outcomes. Names that are there twice have the line behind them, and
// a number if that is the same.
func (w *claims) noted() {
	p := w.prog
	names := map[string]int{}
	for _, second := range []bool{false, true} {
		for i := range p.prog.Globals {
			g := &p.prog.Globals[i]
			if !isNoted(g) {
				continue
			}
			name := p.text(g.Addr + notedText)
			if !second {
				names[name]++
				continue
			}
			if names[name] > 1 {
				name += fmt.Sprintf("@%d", p.prog.Initial(g.Addr+notedLine, 4).Lo)
			}
			base := name
			for k := 2; slices.ContainsFunc(w.places, func(q outcome.Place) bool { return q.Text == name }); k++ { // of a template
				name = fmt.Sprintf("%s#%d", base, k)
			}
			w.column(outcome.NewPlace(name, g.Addr, 8))
		}
	}
}

// The parts of struct __gmc_claim.
const (
	claimLine = 4
	claimFile = 8
	claimText = 16
	claimSize = 24
)

// hasClaims reports whether the source of p has claims, or names what is to be in the table of outcomes.
func (p *Program) hasClaims() bool {
	if p.prog == nil {
		return false
	}
	for i := range p.prog.Globals {
		if g := &p.prog.Globals[i]; claimOf(g) != "" || isNoted(g) {
			return true
		}
	}
	return false
}

// fromSource adds the claims in the source. One that is several times in the program, because functions of headers and
// templates are, is met when one of these is.
func (w *claims) fromSource() {
	p := w.prog
	type claim struct {
		q        outcome.Quantifier
		text, at string
	}
	known := map[claim]int{} // places in w.conditions
	for i := range p.prog.Globals {
		g := &p.prog.Globals[i]
		q := claimOf(g)
		if q == "" {
			continue
		}
		c := claim{q, p.text(g.Addr + claimText), fmt.Sprintf("%s:%d", p.Sources().Path(p.text(g.Addr+claimFile)), p.prog.Initial(g.Addr+claimLine, 4).Lo)}
		k, again := known[c]
		if !again {
			k = len(w.conditions)
			known[c] = k
			w.conditions = append(w.conditions, watched{Condition: outcome.Claimed(q, c.text, c.at), claim: true})
		}
		w.conditions[k].columns = append(w.conditions[k].columns, w.column(outcome.NewPlace(fmt.Sprintf("claim %s at %d", g.Name, g.Addr), g.Addr, 4)))
	}
}

// maxClaimText is how much of a claim's text is shown.
const maxClaimText = 1000

// text is the string that the pointer at a points to when the program begins.
func (p *Program) text(a event.Addr) string {
	at := event.Addr(p.prog.Initial(a, 8).Lo)
	var b []byte
	for len(b) < maxClaimText {
		c := byte(p.prog.Initial(at+event.Addr(len(b)), 1).Lo)
		if c == 0 {
			break
		}
		b = append(b, c)
	}
	return string(b)
}
