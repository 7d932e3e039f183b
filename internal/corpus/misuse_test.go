package corpus

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/internal/scale"
)

var (
	misusePairs   = scale.Flag("misuse.pairs", scale.By{Short: 500, Usual: 80, Wide: 25, Full: 1}, "one of how many pairs of calls TestMisuse tries")
	misuseTriples = scale.Flag("misuse.triples", scale.By{Short: 50_000, Usual: 9000, Wide: 2000, Full: 12}, "one of how many triples of calls")
)

// misuseSort is a sort of object, and calls for it. All lists of such calls are programs: most of them are wrong.
type misuseSort struct {
	name   string
	begins []threadProgram // what objects are like
	calls  []threadAct
}

// misuseCalls are calls of functions, each given with its object and perhaps another one. What they return is noted.
func misuseCalls(calls ...string) (all []threadAct) {
	for _, call := range calls {
		words := append(strings.Fields(call), "")
		all = append(all, threadAct{kind: "call", how: words[0], at: words[1], ord: words[2], note: true})
	}
	return all
}

// misuseSorts are all objects that have owners, or may be destroyed, and threads.
func misuseSorts() []misuseSort {
	mutexes := []threadProgram{{kinds: [2]byte{'n', 'n'}, c11: true}, {kinds: [2]byte{'r', 'n'}, c11: true}}
	for _, kind := range []byte(threadKindNumbers + strings.ToUpper(threadKindNumbers)) {
		mutexes = append(mutexes, threadProgram{kinds: [2]byte{kind, 'n'}})
		if kind >= 'a' {
			mutexes = append(mutexes, threadProgram{kinds: [2]byte{kind, 'n'}, static: true})
		}
	}
	plain := threadProgram{kinds: [2]byte{'n', 'n'}}
	c11, static, one, two := plain, plain, plain, plain
	c11.c11, static.static = true, true
	one.sem, one.party, two.party = 1, 1, 2
	barrier := misuseCalls("barrier_wait b0", "barrier_destroy b0")
	unused := slices.Clone(barrier)
	unused[0].note = false
	var threads []threadAct
	for _, kind := range []string{"join", "tryjoin", "detach"} {
		for t := 1; t <= 2; t++ { // number 2 is never created
			threads = append(threads, threadAct{kind: kind, o: t, note: kind == "tryjoin"})
		}
	}
	return []misuseSort{
		{"mutex", mutexes, misuseCalls("mutex_lock m0", "mutex_trylock m0", "mutex_timedlock m0", "mutex_unlock m0", "mutex_destroy m0", "mutex_consistent m0",
			"cond_timedwait n0 m0")},
		{"cond", []threadProgram{plain, static, c11}, misuseCalls("cond_wait n0 m0", "cond_timedwait n0 m0", "cond_signal n0", "cond_broadcast n0", "cond_destroy n0",
			"mutex_lock m0", "mutex_unlock m0")},
		{"rwlock", []threadProgram{plain, static}, misuseCalls("rwlock_rdlock w0", "rwlock_wrlock w0", "rwlock_tryrdlock w0", "rwlock_trywrlock w0", "rwlock_timedrdlock w0",
			"rwlock_timedwrlock w0", "rwlock_unlock w0", "rwlock_destroy w0")},
		{"spin", []threadProgram{plain}, misuseCalls("spin_lock s0", "spin_trylock s0", "spin_unlock s0", "spin_destroy s0")},
		{"sem", []threadProgram{plain, one}, misuseCalls("sem_wait e0", "sem_trywait e0", "sem_timedwait e0", "sem_post e0", "sem_getvalue e0", "sem_destroy e0")},
		{"barrier", []threadProgram{one, two}, append(barrier, unused[0])},
		{"thread", []threadProgram{plain, c11}, append(threads, threadAct{kind: "detach-self"})},
	}
}

// misusePlaces say where calls are: of main, before it creates a thread, beside it, and after it was joined; of that thread.
var misusePlaces = []string{"before", "inside", "beside", "after"}

// misuseLists calls yield with all lists of n calls, each with its place, which none is at before the one in front of it.
func (s *misuseSort) misuseLists(n, from int, list []placedAct, yield func([]placedAct)) {
	if n == 0 {
		yield(list)
		return
	}
	for place := from; place < len(misusePlaces); place++ {
		if s.name == "thread" && misusePlaces[place] == "after" { // which joins it
			continue
		}
		for i := range s.calls {
			s.misuseLists(n-1, place, append(slices.Clone(list), placedAct{place, s.calls[i]}), yield)
		}
	}
}

type placedAct struct {
	place int
	act   threadAct
}

// misuseProgram is the program of a list.
func (s *misuseSort) misuseProgram(begin threadProgram, list []placedAct) *threadProgram {
	p := begin
	at := make([][]threadAct, len(misusePlaces))
	for _, call := range list {
		a := call.act
		if p.c11 && (a.how == "mutex_destroy" || a.how == "cond_destroy") { // it returns nothing
			a.note = false
		}
		at[call.place] = append(at[call.place], a)
	}
	create, join := []threadAct{{kind: "create", o: 1}}, []threadAct{{kind: "join", o: 1}}
	if s.name == "thread" { // its name is known to it then
		create = append(create, threadAct{kind: "sem", how: "post"})
		at[1] = append([]threadAct{{kind: "sem", how: "wait"}}, at[1]...)
		join = nil
	}
	p.main = slices.Concat(at[0], create, at[2], join, at[3])
	p.bodies, p.runs = [][]threadAct{at[1]}, []int{0}
	return &p
}

// TestMisuse: all that short lists of calls for one object may do is found, and nothing else. Random programs seldom have the one call that is
// wrong in a certain state: TestThreads missed for long that its search took the unlock of a robust mutex for an error, and an attempt of
// a thread to join itself.
func TestMisuse(t *testing.T) {
	type misuse struct {
		name string
		p    *threadProgram
	}
	var all []misuse
	for _, s := range misuseSorts() {
		for _, begin := range s.begins {
			for n, every := range []int{scale.By{Short: 20, Usual: 4, Wide: 1, Full: 1}.N(), misusePairs.N(), misuseTriples.N()} {
				s.misuseLists(n+1, 0, nil, func(list []placedAct) {
					p := s.misuseProgram(begin, list)
					name := s.name + " " + p.String()
					if scale.Choose(name, every) == 0 {
						all = append(all, misuse{name, p})
					}
				})
			}
		}
	}
	var mu sync.Mutex
	found, quiet, large := map[string]int{}, 0, 0
	t.Run("programs", func(t *testing.T) {
		const parts = 2
		for part := range parts {
			t.Run(fmt.Sprint(part), func(t *testing.T) {
				t.Parallel()
				for k := part; k < len(all); k += parts {
					m := all[k]
					prog, want, err := referToThreads(m.p, "sc")
					if err != nil {
						t.Fatalf("%s: %v\n%s", m.name, err, m.p.llvm())
					}
					mu.Lock()
					switch {
					case want == nil:
						large++
					case len(want.errors) == 0:
						quiet++
					default:
						found[want.errors[0]]++
					}
					mu.Unlock()
					if want == nil {
						continue
					}
					if d := m.p.search().differs(want, "sc"); d != "" {
						t.Errorf("%s: %s", m.name, d)
						continue
					}
					if d, _ := heapDiffers(prog, "sc", &heapWays[0], want); d != "" {
						t.Errorf("%s, %s: %s", m.name, heapWays[0].name, d)
					}
				}
			})
		}
	})
	t.Logf("%d programs, %d of them too large, %d right; first errors %v", len(all), large, quiet, found)
	if testing.Short() {
		return // too few to say something by their number
	}
	if large > 0 || quiet < len(all)/4 || quiet > len(all)*9/10 || len(found) < 5 {
		t.Error("the programs say little")
	}
}
