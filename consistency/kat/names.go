package kat

import (
	"sort"
	"strings"
	"sync"
)

// builtinPreds gives the predicates their meaning: alternatives of tests.
var builtinPreds = sync.OnceValue(func() map[string]pred {
	m := map[string]pred{
		"SCok": {has(PredSCok)}, "ACQ_REL": {has(PredACQREL)},
		"E": {Test{}}, "_": {Test{}},
		"M": {has(PredR), has(PredW)}, "MEM": {has(PredR), has(PredW)},
		"RMW": {has(PredUR), has(PredUW)}, "U": {has(PredUR), has(PredUW)},
	}
	for p := Pred(0); p < NumPreds; p++ {
		m[p.String()] = pred{has(p)}
	}
	return m
})

func has(p Pred) Test { return Test{Has: 1 << p} }

// builtinRels are the relations by name.
var builtinRels = sync.OnceValue(func() map[string]Rel {
	m := map[string]Rel{"mo": RelCO, "moe": RelCOE, "moi": RelCOI}
	for r := Rel(0); r < RelView; r++ {
		m[r.String()] = r
	}
	return m
})

// elsewhere are names of related languages, with what to write here.
var elsewhere = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"loc":      "write loc-overlap; po & loc is po-loc",
		"int":      "write same-thread; rf & int is rfi",
		"ext":      "r & ext is r \\ same-thread; rf & ext is rfe",
		"I":        "initial writes are not events",
		"IW":       "initial writes are not events",
		"A":        "write ACQ",
		"Acq":      "write ACQ",
		"ACQUIRE":  "write ACQ",
		"RELEASE":  "write REL",
		"RELAXED":  "write RLX",
		"Rel":      "write REL",
		"Sc":       "write SC",
		"SEQ":      "write SC",
		"Rlx":      "write RLX",
		"EXCL":     "write UR or UW",
		"TK":       "threads end with TE",
		"D":        "write DEP",
		"fence":    "write [F]",
		"eco":      "it is not built in: let eco = (rf | co | fr)+",
		"com":      "it is not built in: let com = rf | co | fr",
		"porf":     "it is not built in: let porf = (po | rf | tc | tj)+",
		"any":      "write what is meant; the test of all events is [_]",
		"mo-imm":   "co is transitive: write co",
		"co-imm":   "co is transitive: write co",
		"fr-imm":   "write fr",
		"deps":     "write addr | data | ctrl",
		"casdep":   "it is part of data",
		"domain":   "there are no functions",
		"range":    "there are no functions",
		"fencerel": "there are no functions: write po ; [F] ; po",
		"toid":     "write [P]",
		"emptyset": "write 0",
		"ppo":      "it is not built in: let ppo = ...",
		"hb":       "it is not built in: let hb = ...",
		"sw":       "it is not built in: let sw = ...",
		"asw":      "creation of threads is tc",
		"amo":      "write rmw",
		"lxsx":     "write rmw",
		"rot":      "cycles are looked for in every rotation anyway",
		"same-loc": "write loc-overlap",
		"thread":   "write same-thread",
		"HEAP":     "write ALLOC or FREE",
	}
})

// didYouMean is a hint at the name in known that is most like name, "" if none is.
func didYouMean(name string, known []string) string {
	sort.Strings(known)
	best, dist := "", 1+len(name)/3
	for _, k := range known {
		if strings.EqualFold(k, name) || strings.EqualFold(strings.ReplaceAll(name, "_", "-"), k) {
			best = k
			break
		}
		if d := distance(name, k, dist); d <= dist && (best == "" || d < dist) {
			best, dist = k, d
		}
	}
	if best == "" {
		return ""
	}
	return "did you mean " + best + "?"
}

// distance is the number of insertions, deletions, replacements and swaps of
// neighbours that make b of a; something larger than max if it is larger.
func distance(a, b string, max int) int {
	if len(a)-len(b) > max || len(b)-len(a) > max {
		return max + 1
	}
	prev, cur, next := []int(nil), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range cur {
		cur[j] = j
	}
	for i := 1; i <= len(a); i++ {
		next[0] = i
		for j := 1; j <= len(b); j++ {
			d := cur[j-1]
			if a[i-1] != b[j-1] {
				d++
			}
			d = min(d, cur[j]+1, next[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, prev[j-2]+1)
			}
			next[j] = d
		}
		if prev == nil {
			prev = make([]int, len(b)+1)
		}
		prev, cur, next = cur, next, prev
	}
	return cur[len(b)]
}
