package prover

import (
	"path/filepath"
	"testing"

	"genmcgo/consistency/kat"
)

// TestSuitable: models that can be explored.
func TestSuitable(t *testing.T) {
	files, err := filepath.Glob("../../models/*.kat")
	if err != nil || len(files) < 7 {
		t.Fatal(err, files)
	}
	for _, f := range files {
		s, err := kat.Load(f)
		if err != nil {
			t.Fatal(err)
		}
		if err := Suitable(s); err != nil {
			t.Error(err)
		}
	}
	for name, src := range map[string]string{
		"PSO": `
			let full = UR | UW | F & SC | TC | TB | TE | TJ | BA | BL
			let ppo = [R] ; po | [W] ; po-loc ; [W] | [full] ; po | po ; [full]
			acyclic ppo | rfe | co | fr | tc | tj
			acyclic po-loc | rf | co | fr`,
		"release/acquire without sc": `
			let sw = [REL] ; rf ; (rmw ; rf)* ; [ACQ]
			view hb = (po | tc | tj | sw)+
			coherence hb
			let conflict = [W] ; loc-overlap ; [R | W] | [R] ; loc-overlap ; [W]
			error data-race unless [NA] ; conflict | conflict ; [NA] <= hb`,
		"RC11 with po | rf acyclic": `
			let sw = ([F & REL] ; po | [REL]) ; [W] ; (rf ; rmw)* ; rf ; ([ACQ] | po ; [F & ACQ])
			view hbv = (po | tc | tj | sw)+
			coherence hbv
			acyclic po | rf | tc | tj
			let eco = (rf | co | fr)+
			acyclic [F & SC] ; (hbv | hbv ; eco ; hbv) ; [F & SC] unless [F & SC] = 0`,
		"SC per location by fr written out": `
			acyclic po-loc | rf | co | rf^-1 ; co | fr`,
		"coherence by irreflexive": `
			let hb = (po | rf | tc | tj)+
			irreflexive hb ; (rf | co | fr)+`,
		"nothing there to be empty": "acyclic po | rf empty [R] ; co",
		"dependencies without more": `
			let d = [DEP] ; (addr | data | ctrl | rmw | rfi)+
			let ppo = d ; [W] | po ; [TC | TE | BA] | [TB | TJ | BL] ; po
			acyclic ppo | rfe | tc | tj
			acyclic po-loc | rf | co | fr
			irreflexive [R] ; po ; [R] | rfe ; po ; [TE]`,
	} {
		if err := Suitable(specOf(t, src)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
