package orders

import (
	"os/exec"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// published are versions of the programs in testdata with the weakest orders that the literature, or code in wide use,
// has for them, site by site in the order of the source, the failure of a compare-and-exchange after its success.
// docs/orders.md says where each is from.
var published = map[string]string{
	"ticket":     "relaxed acquire relaxed release",
	"ttas":       "relaxed acquire release",
	"mcs":        "acq_rel release acquire acquire acq_rel relaxed acquire release",
	"clh":        "acq_rel acquire release relaxed",
	"peterson":   "seq_cst seq_cst none seq_cst seq_cst release",
	"dekker":     "relaxed seq_cst acquire relaxed relaxed relaxed relaxed seq_cst release release",
	"seqlock":    "relaxed relaxed release relaxed relaxed release acquire relaxed relaxed acquire relaxed",
	"treiber":    "relaxed release relaxed acquire acquire acquire",
	"msqueue":    "acquire acquire release relaxed release relaxed release relaxed acquire acquire acquire release relaxed release relaxed",
	"chaselev":   "relaxed relaxed release relaxed relaxed relaxed seq_cst relaxed relaxed seq_cst relaxed relaxed relaxed acquire seq_cst acquire relaxed seq_cst relaxed",
	"spsc":       "relaxed acquire release relaxed acquire release",
	"mpmc":       "relaxed acquire relaxed relaxed relaxed release relaxed acquire relaxed relaxed relaxed release",
	"rcu":        "relaxed seq_cst acquire release release seq_cst acquire",
	"dcl":        "acquire relaxed release",
	"barrier":    "acq_rel relaxed release acquire",
	"rwlock":     "acquire relaxed release relaxed relaxed acquire relaxed release",
	"hazard":     "relaxed relaxed seq_cst acquire release release relaxed seq_cst acquire",
	"refcount":   "relaxed acq_rel",
	"once":       "acquire acquire acquire release acquire",
	"eventcount": "release seq_cst relaxed acq_rel acquire acq_rel acquire seq_cst acquire acquire relaxed acquire",
}

// TestTextbook: algorithms that are seq_cst everywhere become no stronger in sum than the best published versions, on
// each target; their sites are minimal one by one, and the change of the source is right.
func TestTextbook(t *testing.T) {
	compiled := []string{"clh", "spsc", "ticket", "treiber"} // their IR is in testdata
	all := scale.By{Short: 0, Usual: 0, Wide: 1, Full: 1}.N() > 0
	_, err := exec.LookPath("clang")
	if err != nil {
		_, err = exec.LookPath("clang-19")
	}
	if all && err != nil {
		t.Log("there is no clang: only programs whose IR is there")
		all = false
	}
	names := compiled
	if all {
		names = nil
		for name := range published {
			names = append(names, name)
		}
	}
	for _, name := range names {
		file := "testdata/" + name + ".ll"
		if all {
			file = "testdata/" + name + ".c"
		}
		t.Run(name, func(t *testing.T) {
			clients := load(t, file)
			if all {
				o := genmcgo.Options{Model: "imm", Workers: 2, CheckLiveness: true}
				r := find(t, clients, Config{Options: o})
				if r.Verdict != report.Verified {
					t.Error(r.Summary)
				}
				minimal(t, clients, o, r)
			}
			for _, target := range Targets {
				if target != Targets[0] && !all {
					continue
				}
				r := find(t, clients, Config{Options: genmcgo.Options{Workers: 2}, Target: target})
				if r.Verdict != report.Verified {
					t.Fatal(r.Summary)
				}
				o := genmcgo.Options{CheckLiveness: true}
				if target == Targets[0] {
					minimal(t, clients, o, r)
				}
				if most := 3 * (r.Levels + 1); r.Runs > most {
					t.Errorf("%d runs, more than %d", r.Runs, most)
				}
				words := strings.Fields(published[name])
				if len(words) != len(r.Sites) {
					t.Fatalf("%d sites, %d orders are published", len(r.Sites), len(words))
				}
				var flags []string
				sum := 0
				for i, w := range words {
					x := &r.Sites[i]
					if x.State == "unreached" {
						t.Errorf("%s is not reached", x.Site)
					}
					flags = append(flags, genmcgo.OrderOf{Site: x.Site, Order: w}.String())
					sum += Weight(target, x.Access, genmcgo.OrdersFor(x.Access), w)
				}
				if v := verdict(t, clients, o, flags); v != report.Verified {
					t.Errorf("the published version is %s", v)
				}
				if r.After > sum {
					t.Errorf("weight %d on %s; the published version has %d", r.After, target, sum)
				}
				t.Logf("| %s | %s | %d | %d | %d | %d |", name, target, r.Before, r.After, sum, r.Runs)
				if !all {
					continue
				}
				if v, why, err := r.Recheck(t.Context()); v != report.Verified || err != nil || len(r.Patch.ByHand) > 0 {
					t.Errorf("the patch: %s %s %v %v", v, why, err, r.Patch.ByHand)
				}
			}
		})
	}
}
