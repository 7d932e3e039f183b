package orders

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// published are versions of the programs in testdata with the weakest orders that the literature, or code in wide use,
// has for them, site by site in the order of the source, the failure of a compare-and-exchange after its success.
// docs/orders.md says where each is from. A fence is none where a version has seq_cst accesses instead.
var published = map[string][]string{
	"ticket":   {"relaxed acquire relaxed release"},
	"ttas":     {"relaxed acquire release"},
	"mcs":      {"acq_rel release acquire acquire acq_rel acquire acquire release", "seq_cst release acquire acquire release relaxed acquire release"},
	"clh":      {"seq_cst acquire release relaxed"},
	"peterson": {"seq_cst seq_cst none seq_cst seq_cst release"},
	"dekker":   {"relaxed seq_cst acquire relaxed relaxed relaxed relaxed seq_cst relaxed release"},
	"seqlock":  {"relaxed relaxed release relaxed relaxed release acquire relaxed relaxed acquire relaxed"},
	"treiber":  {"relaxed release relaxed acquire release acquire"},
	"msqueue":  {"acquire acquire release relaxed release relaxed release relaxed acquire relaxed acquire release relaxed release relaxed"},
	"chaselev": {"relaxed relaxed release relaxed relaxed relaxed seq_cst relaxed relaxed seq_cst relaxed relaxed relaxed acquire seq_cst acquire relaxed seq_cst relaxed",
		"relaxed relaxed none release relaxed seq_cst none seq_cst relaxed seq_cst seq_cst relaxed relaxed seq_cst none seq_cst relaxed seq_cst seq_cst"},
	"spsc":       {"relaxed acquire release relaxed acquire release"},
	"mpmc":       {"relaxed acquire relaxed relaxed relaxed release relaxed acquire relaxed relaxed relaxed release"},
	"rcu":        {"relaxed seq_cst acquire release release seq_cst acquire"},
	"dcl":        {"acquire relaxed release"},
	"barrier":    {"acq_rel relaxed release acquire"},
	"rwlock":     {"acquire relaxed release relaxed relaxed acquire relaxed release"},
	"hazard":     {"relaxed relaxed seq_cst acquire release release relaxed seq_cst acquire"},
	"refcount":   {"relaxed acq_rel"},
	"once":       {"acquire acquire acquire release acquire"},
	"eventcount": {"release seq_cst relaxed acq_rel acquire acq_rel acquire seq_cst acquire acquire relaxed acquire"},
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
		files := []string{"testdata/" + name + ".ll"}
		if all {
			files = []string{"testdata/" + name + ".c"}
			if second := "testdata/" + name + "-2.c"; exists(second) { // a second client, which includes the first
				files = append(files, second)
			}
		}
		t.Run(name, func(t *testing.T) {
			clients := load(t, files...)
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
				if most := 3 * r.Levels; r.Runs > most {
					t.Errorf("%d runs, more than %d", r.Runs, most)
				}
				best := 0
				for n, version := range published[name] {
					sum := 0
					words := strings.Fields(version)
					if len(words) != len(r.Sites) {
						t.Fatalf("%d sites, %d orders are published", len(r.Sites), len(words))
					}
					var flags []string
					for i, w := range words {
						x := &r.Sites[i]
						if x.State == "unreached" {
							t.Errorf("%s is not reached", x.Site)
						}
						flags = append(flags, genmcgo.OrderOf{Site: x.Site, Order: w}.String())
						sum += Weight(target, x.Access, genmcgo.OrdersFor(x.Access), w)
					}
					if v := verdict(t, clients, o, flags); v != report.Verified {
						t.Errorf("published version %d is %s", n+1, v)
					}
					if n == 0 || sum < best {
						best = sum
					}
				}
				if r.After > best {
					t.Errorf("weight %d on %s; the best published version has %d", r.After, target, best)
				}
				t.Logf("| %s | %d | %s: %d, %d, %d | %d of %d |", name, len(clients), target, r.Before, best, r.After, r.Runs, 3*r.Levels)
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

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
