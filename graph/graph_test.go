package graph

import (
	"math/rand/v2"
	"testing"

	"genmcgo/graph/event"
	_ "genmcgo/internal/scale"
)

// builder adds events to a graph by kind, for tests.
type builder struct {
	t *testing.T
	g *Graph
}

func newBuilder(t *testing.T, threads int) *builder {
	s := NewSpace(func(event.Addr, uint8) event.Value { return event.V(7) })
	b := &builder{t, New(s)}
	b.add(0, event.Label{Kind: event.ThreadStart})
	for i := 1; i < threads; i++ {
		tid := event.ChildTid(event.MainTid, i-1)
		d, err := s.Thread(tid)
		if err != nil || d != int32(i) {
			t.Fatalf("thread %d got number %d (%v)", i, d, err)
		}
		c := b.add(0, event.Label{Kind: event.ThreadCreate, Child: tid})
		if b.g.NeedsStride(d) {
			b.g.Grow(int(d) + 1)
		}
		b.g.StartThread(d, c, nil)
		b.add(d, event.Label{Kind: event.ThreadStart})
	}
	return b
}

func (b *builder) add(t int32, l event.Label) event.ID {
	return b.g.Add(t, &event.Step{Label: l})
}

const addrX, addrY = event.StaticBase + 64, event.StaticBase + 128

func (b *builder) write(t int32, a event.Addr, v uint64, pos int32) event.ID {
	id := b.add(t, event.Label{Kind: event.Write, Addr: a, Size: 4, Val: event.V(v)})
	b.g.Place(id, pos)
	return id
}

func (b *builder) read(t int32, a event.Addr, from event.ID) event.ID {
	id := b.add(t, event.Label{Kind: event.Read, Addr: a, Size: 4})
	b.g.SetRF(id, from)
	return id
}

func (b *builder) check() {
	b.t.Helper()
	if err := b.g.Check(); err != nil {
		b.t.Fatal(err)
	}
}

// TestAddPop: a graph with every kind of relation is well-formed, and removing
// its events in reverse leaves what was there before.
func TestAddPop(t *testing.T) {
	b := newBuilder(t, 7) // more than the initial stride of views
	g := b.g
	b.check()
	n := len(g.Order)
	w1 := b.write(1, addrX, 1, 1)
	w2 := b.write(2, addrX, 2, 1) // before w1
	if x, y := g.At(w1).CoPos, g.At(w2).CoPos; x != 2 || y != 1 {
		t.Fatalf("co positions are %d and %d", x, y)
	}
	r := b.read(3, addrX, w1)
	if g.At(r).Val != event.V(1) || !In(g.PORF(r), w1) || In(g.PORF(r), w2) {
		t.Fatalf("read %v is wrong: %v, view %v", r, g.At(r).Val, g.PORF(r))
	}
	b.check()
	g.UnsetRF(r)
	g.SetRF(r, w2)
	if g.At(r).Val != event.V(2) || In(g.PORF(r), w1) {
		t.Fatal("the read still knows the write it no longer reads")
	}
	g.UnsetRF(r)
	g.SetRF(r, event.Init)
	if g.At(r).Val != event.V(7) {
		t.Fatal("the initial value is wrong")
	}
	b.add(3, event.Label{Kind: event.ThreadFinish})
	j := b.add(0, event.Label{Kind: event.ThreadJoin, Child: g.Space.Tids[3]})
	if !In(g.PORF(j), r) || g.Joiner(3) != j {
		t.Fatal("join does not know what it joined")
	}
	b.check()
	for len(g.Order) > n {
		g.Pop()
		b.check()
	}
	if len(g.Co(0)) != 1 || g.LastAccess(0, 1) != -1 || g.Joiner(3) != None {
		t.Fatal("something is left")
	}
}

// TestRestrict: the restriction keeps what is older than the stamp and the
// prefix of the write, with rf, co and views as before.
func TestRestrict(t *testing.T) {
	b := newBuilder(t, 4)
	g := b.g
	r := b.read(1, addrX, event.Init)
	dead := b.write(1, addrY, 5, 1)
	y := b.write(2, addrY, 1, 2)
	b.read(3, addrY, y)
	w := b.add(3, event.Label{Kind: event.Write, Addr: addrX, Size: 4, Val: event.V(9)})
	h := New(g.Space)
	kept := g.Restrict(h, g.At(r).Stamp, g.PORF(w), w)
	if err := h.Check(); err != nil {
		t.Fatal(err)
	}
	if h.Contains(dead) || !h.Contains(y) || !h.Contains(w) || kept[1] != r.Index+1 {
		t.Fatalf("kept %v of %v", h.Order, g.Order)
	}
	if co := h.Co(h.At(y).Loc); len(co) != 2 || co[1] != y || h.At(y).CoPos != 1 {
		t.Fatalf("co is %v", co)
	}
	if h.Next(1) == nil || h.Next(1).Kind != event.Write {
		t.Fatal("the deleted event is not the next of its thread")
	}
	h.UnsetRF(r)
	h.Place(w, 1)
	h.SetRF(r, w)
	if h.At(r).Val != event.V(9) {
		t.Fatal("the revisited read has the wrong value")
	}
	if err := h.Check(); err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil {
		t.Fatal("the original changed: ", err)
	}
}

// TestOverlap: locations that share bytes know of each other.
func TestOverlap(t *testing.T) {
	s := NewSpace(func(event.Addr, uint8) event.Value { return event.Value{} })
	at := func(a event.Addr, size uint8) int32 {
		return s.loc(&event.Label{Kind: event.Write, Addr: a, Size: size})
	}
	a, b, c := at(addrX, 8), at(addrX+4, 4), at(addrX+8, 8)
	d := at(addrX+6, 4)
	if at(addrX, 8) != a {
		t.Fatal("a location is interned twice")
	}
	for _, row := range []struct {
		l    int32
		want []int32
	}{{a, []int32{b, d}}, {b, []int32{a, d}}, {c, []int32{d}}, {d, []int32{a, b, c}}} {
		got := s.Locs[row.l].Overlaps
		if len(got) != len(row.want) {
			t.Errorf("location %d overlaps %v, want %v", row.l, got, row.want)
			continue
		}
		for _, x := range row.want {
			if !contains(got, x) {
				t.Errorf("location %d overlaps %v, want %v", row.l, got, row.want)
			}
		}
	}
}

func TestViews(t *testing.T) {
	var v Views
	v.Reset(4, 1)
	copy(v.Push(0), []int32{1, 2, 3, 4})
	copy(v.Push(0), []int32{5, 6, 7, 8})
	v.Resize(8, 2, 2) // two parts of two entries become two of four
	want := []int32{5, 6, -1, -1, 7, 8, -1, -1}
	for i, x := range v.Row(0, 1) {
		if x != want[i] {
			t.Fatalf("resized row is %v, want %v", v.Row(0, 1), want)
		}
	}
	a, b := []int32{1, -1, 3}, []int32{0, 2, 3}
	if Subset(a, b) || !Subset([]int32{0, -1, 3}, b) {
		t.Error("Subset is wrong")
	}
	Join(a, b)
	if a[0] != 1 || a[1] != 2 || a[2] != 3 {
		t.Errorf("Join gave %v", a)
	}
}

// TestThreadLimit: too many threads are an error, not a panic.
func TestThreadLimit(t *testing.T) {
	s := NewSpace(func(event.Addr, uint8) event.Value { return event.Value{} })
	for i := 0; ; i++ {
		if _, err := s.Thread(event.ChildTid(event.MainTid, i)); err != nil {
			if i != MaxThreads-1 {
				t.Errorf("refused after %d threads", i+1)
			}
			return
		}
	}
}

// TestRounds: arrivals that fill holes, in any order, count in the rounds of what comes after them in their thread, and no
// more when they are taken out again.
func TestRounds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 50 {
		s := NewSpace(func(event.Addr, uint8) event.Value { return event.V(7) })
		s.Deps = &event.DepTable{}
		b := &builder{t, New(s)}
		b.add(0, event.Label{Kind: event.ThreadStart})
		parent := b.g.At(event.ID{}).Step
		const n = 7
		for range n {
			l := event.Label{Kind: event.BarrierArrive, Addr: addrX, Len: 1}
			if r.IntN(2) == 0 {
				l.Kind = event.BarrierLeave
			}
			if r.IntN(3) == 0 {
				l.Addr = addrY
			}
			parent = &event.Step{Label: l, Parent: parent}
			b.g.AddAbsent(0, parent, event.Value{})
		}
		rounds := func(when string) {
			if err := b.g.checkRounds(); err != nil {
				t.Fatalf("%s, with %d passages: %v", when, len(b.g.barriers), err)
			}
		}
		for _, i := range r.Perm(n) {
			b.g.Appear(event.ID{Index: int32(i) + 1})
			rounds("forward")
		}
		for range n {
			b.g.Pop()
			rounds("back")
		}
	}
	b := newBuilder(t, 2)
	b.add(1, event.Label{Kind: event.BarrierArrive, Addr: addrX, Len: 1})
	b.check()
	b.g.barriers[0].round++
	if b.g.Check() == nil {
		t.Error("Check does not look at the rounds")
	}
	b.g.barriers = nil
	if b.g.Check() == nil {
		t.Error("Check does not see that an arrival is missing")
	}
}
