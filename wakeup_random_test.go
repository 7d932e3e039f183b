package genmcgo

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/report"
)

// TestWakeupRandom: random programs of testdata/wakeup/calls.c have as many executions, as many deadlocks, and as
// many executions that end in each of these as a search of all their states finds: none is missing, and none is there
// twice. Without queues, where calls that fail are not ordered and other events of the library are told apart, the
// deadlocks are the same.
func TestWakeupRandom(t *testing.T) {
	needClang(t)
	p, err := Load(t.Context(), File("testdata/wakeup/calls.c"), Options{Wakeup: "all:fifo"})
	if err != nil {
		t.Fatal(err)
	}
	policies := []string{"all:fifo", "all:lifo", "mutex:lifo,sem:fifo,rwlock:writers,cond:glibc", "mutex:fifo,sem:lifo,rwlock:readers,cond:glibc", "mutex:fifo,sem:fifo,rwlock:fifo,cond:lifo", "all:arbitrary"}
	n := scale.By{Short: 2, Usual: 8, Wide: 12, Full: 250}.N()
	models := []string{"sc", "sc", "tso", "rc11", "ra"}
	var deadlocks, complete, some int
	for k, policy := range policies {
		rng := rand.New(rand.NewPCG(uint64(k), 7))
		w, err := parseWakeup(policy)
		if err != nil {
			t.Fatal(err)
		}
		for i := range n {
			args := randomCalls(rng)
			s := &search{wakeup: w, threads: args[1:], seen: map[string]bool{}, deadlocks: map[string]int{}, completed: map[string]bool{}}
			if !s.run(args[0]) {
				continue // too large
			}
			o := Options{Model: models[i%len(models)], Wakeup: policy, Args: args, AllDeadlocks: true, Estimate: Sampling{Off: true}, Workers: 1 + i%3}
			if i%4 == 3 {
				o.NoUnblock = true
			}
			r, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			var got []int
			for j := range r.Errors {
				f := &r.Errors[j]
				if f.Kind != "deadlock" {
					t.Fatalf("%q: %s", args, f.Message)
				}
				for range f.Times - 1 {
					got = append(got, 0)
				}
				got = append(got, int(f.Executions))
			}
			want := slices.Collect(maps.Values(s.deadlocks))
			slices.Sort(want)
			slices.Sort(got)
			same := int(r.Complete) == len(s.completed) && slices.Equal(got, want)
			if w == (interp.Wakeup{}) {
				same = (r.Complete > 0) == (len(s.completed) > 0) && len(got) == len(want)
			}
			if !same {
				t.Errorf("%s, %s, %q: %d executions, deadlocks %d; want %d, %v", policy, o.Model, args, r.Complete, got, len(s.completed), s.deadlocks)
			}
			if (r.Verdict == report.Verified) != (len(want) == 0) && r.Verdict != report.Incomplete {
				t.Errorf("%s, %q: %s", policy, args, r.Summary)
			}
			deadlocks += len(want)
			complete += len(s.completed)
			some++
		}
	}
	t.Logf("%d programs, %d complete executions, %d distinct deadlocks", some, complete, deadlocks)
	if deadlocks < some/10 || complete < some {
		t.Errorf("the programs show little: %d programs, %d executions, %d deadlocks", some, complete, deadlocks)
	}
}

// randomCalls returns arguments of testdata/wakeup/calls.c.
func randomCalls(rng *rand.Rand) []string {
	args := []string{fmt.Sprintf("%d%d", rng.IntN(3), rng.IntN(2))}
	objects := 1 + rng.IntN(2)
	kinds := 1 + rng.IntN(15) // a set
	for range 2 + rng.IntN(2) {
		var b strings.Builder
		for b.Len() == 0 || b.Len() < 10 && rng.IntN(3) > 0 {
			i, j := rng.IntN(objects), rng.IntN(objects)
			kind := rng.IntN(4)
			if kinds>>kind&1 == 0 {
				continue
			}
			switch kind {
			case 0:
				fmt.Fprintf(&b, [...]string{"l%du%[1]d", "t%d", "l%dl%du%[2]du%[1]d", "l%d"}[rng.IntN(4)], i, 1-i)
			case 1:
				fmt.Fprintf(&b, [...]string{"w%d", "p%d", "q%d", "w%dp%d"}[rng.IntN(4)], i, j)
			case 2:
				fmt.Fprintf(&b, [...]string{"R%dU%[1]d", "W%dU%[1]d", "S%d", "T%d", "R%dR%d"}[rng.IntN(5)], i, 1-i)
			case 3:
				fmt.Fprintf(&b, [...]string{"l%dc%[1]du%[1]d", "s%d", "b%d", "l%ds%[1]du%[1]d", "l%db%[1]du%[1]d"}[rng.IntN(5)], i)
			}
		}
		text := b.String()
		if k := strings.Index(text, "%!"); k >= 0 { // an argument that a format does not use
			text = text[:k]
		}
		args = append(args, text)
	}
	return args
}

// search goes through all orders of the calls of threads, with what each finds. A history of each object is all
// that tells two of them apart.
type search struct {
	wakeup    interp.Wakeup
	threads   []string
	seen      map[string]bool
	completed map[string]bool // histories of orders that end
	deadlocks map[string]int  // by what threads wait for
	steps     int
}

// callState is a state of the program: plain data, copied for each step.
type callState struct {
	at      []callThread
	objects map[string]callObject
}

type callThread struct {
	pc, phase int  // the call, and how far it is
	woken     bool // from the condition variable
	reads     int  // how often it holds read-write locks, by object: bits
	writes    int
}

type callObject struct {
	value, writer int
	first, second []int
	history       string
}

const mostSteps = 60_000

func (s *search) run(values string) bool {
	x := &callState{at: make([]callThread, len(s.threads)), objects: map[string]callObject{}}
	for i := range 2 {
		x.objects[fmt.Sprintf("s%d", i)] = callObject{value: int(values[i] - '0')}
	}
	s.explore(x)
	return s.steps < mostSteps
}

func (x *callState) clone() *callState {
	y := &callState{at: slices.Clone(x.at), objects: maps.Clone(x.objects)}
	for k, o := range y.objects {
		o.first, o.second = slices.Clone(o.first), slices.Clone(o.second)
		y.objects[k] = o
	}
	return y
}

func (x *callState) histories() string {
	var b strings.Builder
	for _, k := range slices.Sorted(maps.Keys(x.objects)) {
		fmt.Fprintf(&b, "%s:%s;", k, x.objects[k].history)
	}
	return b.String()
}

func (s *search) explore(x *callState) {
	key := x.histories() + fmt.Sprint(x.at)
	if s.seen[key] || s.steps >= mostSteps {
		return
	}
	s.seen[key] = true
	s.steps++
	stuck, ended := true, true
	var waits []string
	for t := range s.threads {
		if x.at[t].pc >= len(s.threads[t]) {
			continue
		}
		ended = false
		next := s.step(x, t)
		for _, y := range next {
			stuck = false
			s.explore(y)
		}
		if len(next) == 0 {
			waits = append(waits, s.waits(x, t))
		}
	}
	switch {
	case ended:
		s.completed[x.histories()] = true
	case stuck:
		slices.Sort(waits)
		s.deadlocks[strings.Join(waits, " ")]++ // each state is seen once
	}
}

// waits says for what thread t waits.
func (s *search) waits(x *callState, t int) string {
	call := s.threads[t][x.at[t].pc : x.at[t].pc+2]
	if call[0] == 'c' && x.at[t].phase > 2 {
		return call + " mutex"
	}
	return call
}

// kindOf is the kind of object that call is for, and its policy.
func (s *search) kindOf(call byte) (kind string, policy interp.Policy) {
	switch {
	case strings.IndexByte("lut", call) >= 0:
		return "m", s.wakeup.Mutex
	case strings.IndexByte("wpq", call) >= 0:
		return "s", s.wakeup.Sem
	case strings.IndexByte("RWUST", call) >= 0:
		return "l", s.wakeup.RWLock
	}
	return "c", s.wakeup.Cond
}

// step returns the states in which thread t has done its next step.
func (s *search) step(x *callState, t int) (out []*callState) {
	call, i := s.threads[t][x.at[t].pc], s.threads[t][x.at[t].pc+1]
	kind, policy := s.kindOf(call)
	phase := x.at[t].phase
	// do makes a step: f changes the object.
	do := func(kind string, what string, next int, f func(o *callObject, y *callState)) {
		y := x.clone()
		name := kind + string(i)
		o := y.objects[name]
		f(&o, y)
		o.history += fmt.Sprintf("%d%s ", t, what)
		y.objects[name] = o
		if y.at[t].phase = next; next == 0 {
			y.at[t].pc += 2
		}
		out = append(out, y)
	}
	// acquire takes what is there, in two steps if there is a queue.
	acquire := func(kind string, policy interp.Policy, base, next int, writer bool) {
		o := x.objects[kind+string(i)]
		free := o.writer == 0 && !(writer && o.value > 0)
		take := func(o *callObject) {
			switch {
			case kind == "s":
				o.value--
			case writer:
				o.writer = 1
			default:
				o.value++
			}
		}
		switch kind {
		case "m":
			free = o.value == 0
		case "s":
			free = o.value > 0
		}
		second := writer && policy >= interp.Readers
		switch {
		case policy == interp.Arbitrary && free:
			do(kind, "take", next, func(o *callObject, _ *callState) { take(o) })
		case policy == interp.Arbitrary:
		case phase == base:
			do(kind, "enter", base+1, func(o *callObject, _ *callState) {
				if second {
					o.second = append(o.second, t)
				} else {
					o.first = append(o.first, t)
				}
			})
		default:
			q := o.first
			if second {
				q = o.second
			}
			at := 0
			if policy == interp.LIFO {
				at = len(q) - 1
			}
			yields := policy == interp.Readers && writer && len(o.first) > 0 || policy == interp.Writers && !writer && len(o.second) > 0
			if free && q[at] == t && !yields {
				do(kind, "take", next, func(o *callObject, _ *callState) {
					if second {
						o.second = slices.Delete(o.second, at, at+1)
					} else {
						o.first = slices.Delete(o.first, at, at+1)
					}
					take(o)
				})
			}
		}
	}
	o := x.objects[kind+string(i)]
	nobody := len(o.first)+len(o.second) == 0
	wake := func(y *callState, who ...int) {
		for _, u := range who {
			y.at[u].woken = true
		}
	}
	try := func(ok bool, give string) { // and give it back at once
		switch {
		case phase == 1:
			do(kind, give, 0, func(o *callObject, _ *callState) {
				if give == "unwrite" {
					o.writer = 0
				} else {
					o.value--
				}
			})
		case !ok:
			do(kind, "fail", 0, func(*callObject, *callState) {})
		default:
			next := 1
			if give == "" {
				next = 0
			}
			do(kind, "try", next, func(o *callObject, _ *callState) {
				switch {
				case kind == "s":
					o.value--
				case give == "unwrite":
					o.writer = 1
				default:
					o.value++
				}
			})
		}
	}
	switch call {
	case 'l':
		acquire("m", policy, 0, 0, false)
	case 'u':
		do("m", "release", 0, func(o *callObject, _ *callState) { o.value = 0 })
	case 't':
		try(o.value == 0 && nobody, "release")
	case 'w':
		acquire("s", policy, 0, 0, false)
	case 'p':
		do("s", "post", 0, func(o *callObject, _ *callState) { o.value++ })
	case 'q':
		try(o.value > len(o.first), "")
	case 'R', 'W':
		acquire("l", policy, 0, 0, call == 'W')
		for _, y := range out {
			if y.at[t].phase == 0 && call == 'R' {
				y.at[t].reads++
			}
		}
	case 'U':
		do("l", "release", 0, func(o *callObject, _ *callState) {
			if o.writer == 1 {
				o.writer = 0
			} else {
				o.value--
			}
		})
	case 'S':
		try(o.writer == 0 && nobody, "unread")
	case 'T':
		try(o.writer == 0 && o.value == 0 && nobody, "unwrite")
	case 'c':
		switch phase {
		case 0:
			do("c", "enter", 1, func(o *callObject, y *callState) {
				o.first = append(o.first, t)
				y.at[t].woken = false
			})
		case 1:
			do("m", "release", 2, func(o *callObject, _ *callState) { o.value = 0 })
		case 2:
			if x.at[t].woken {
				y := x.clone()
				y.at[t].phase = 3
				out = append(out, y)
			}
		default:
			acquire("m", s.wakeup.Mutex, 3, 0, false)
		}
	case 'b':
		do("c", "broadcast", 0, func(o *callObject, y *callState) {
			wake(y, o.first...)
			wake(y, o.second...)
			o.first, o.second = nil, nil
		})
	case 's':
		q := o.first
		switch {
		case policy == interp.Glibc && len(o.second) > 0:
			q = o.second
		case policy == interp.Glibc || policy == interp.Arbitrary:
		case policy == interp.LIFO && len(q) > 0:
			q = q[len(q)-1:]
		case len(q) > 0:
			q = q[:1]
		}
		if len(q) == 0 {
			do("c", "signal", 0, func(*callObject, *callState) {})
		}
		for k, u := range q {
			do("c", fmt.Sprintf("signal%d", u), 0, func(o *callObject, y *callState) {
				switch {
				case policy == interp.Glibc && len(o.second) > 0:
					o.second = slices.Delete(o.second, k, k+1)
				case policy == interp.Glibc:
					o.second, o.first = slices.Delete(o.first, k, k+1), nil
				default:
					at := slices.Index(o.first, u)
					o.first = slices.Delete(o.first, at, at+1)
				}
				wake(y, u)
			})
		}
	}
	return out
}
