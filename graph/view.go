package graph

import "genmcgo/graph/event"

// Views stores one vector clock per event, laid out flat per thread so that
// extending a graph allocates nothing in steady state. A clock is a slice v of
// stride entries: v[t] is the largest index of an event of thread t that the
// clock contains, -1 if none.
type Views struct {
	stride int
	rows   [][]int32
}

// Row is the clock of event i of thread t; it stays valid until the event is
// removed or the stride grows.
func (v *Views) Row(t, i int32) []int32 {
	s := v.stride
	o := int(i) * s
	return v.rows[t][o : o+s : o+s]
}

// Stride is the number of entries of a clock.
func (v *Views) Stride() int { return v.stride }

// Has reports whether there is a clock for event i of thread t.
func (v *Views) Has(t, i int32) bool { return int(t) < len(v.rows) && int(i)*v.stride < len(v.rows[t]) }

// Push appends a clock for the next event of thread t and returns it with
// undefined content.
func (v *Views) Push(t int32) []int32 {
	r := &v.rows[t]
	n := len(*r)
	if n+v.stride > cap(*r) {
		v.widen(r)
	}
	*r = (*r)[:n+v.stride]
	return (*r)[n:]
}

// PushCopy appends a clock for the next event of thread t, which has one, and returns it: it is
// equal to that of the event before.
func (v *Views) PushCopy(t int32) []int32 {
	r := &v.rows[t]
	n, s := len(*r), v.stride
	if n+s > cap(*r) {
		v.widen(r)
	}
	*r = (*r)[:n+s]
	rows := (*r)[n-s : n+s]
	switch s { // a call costs more than to copy so little
	case 4:
		two := (*[8]int32)(rows)
		*(*[4]int32)(two[4:]) = *(*[4]int32)(two[:4])
		return two[4:]
	case 8:
		two := (*[16]int32)(rows)
		*(*[8]int32)(two[8:]) = *(*[8]int32)(two[:8])
		return two[8:]
	}
	copy(rows[s:], rows[:s])
	return rows[s:]
}

// widen makes room for one more clock in r, and for others.
func (v *Views) widen(r *[]int32) {
	q := make([]int32, len(*r), 2*cap(*r)+16*v.stride)
	copy(q, *r)
	*r = q
}

// Extend appends clocks with undefined content to thread t until it has n.
func (v *Views) Extend(t, n int32) {
	r := &v.rows[t]
	for int(n)*v.stride > cap(*r) {
		v.widen(r)
	}
	*r = (*r)[:int(n)*v.stride]
}

// Room makes sure that there are clocks for n threads.
func (v *Views) Room(n int) {
	for len(v.rows) < n {
		v.rows = append(v.rows, nil)
	}
}

// Pop removes the last clock of thread t.
func (v *Views) Pop(t int32) {
	r := &v.rows[t]
	*r = (*r)[:len(*r)-v.stride]
}

// Truncate keeps the first n clocks of thread t.
func (v *Views) Truncate(t, n int32) { v.rows[t] = v.rows[t][:int(n)*v.stride] }

// Reset removes all clocks and sets the stride and the number of threads.
func (v *Views) Reset(stride, threads int) {
	v.stride = stride
	for len(v.rows) < threads {
		v.rows = append(v.rows, nil)
	}
	for t := range v.rows {
		v.rows[t] = v.rows[t][:0]
	}
}

// Resize changes the stride of all clocks; new entries are -1. Blocks of
// stride/blocks entries are widened separately (clocks made of several parts).
func (v *Views) Resize(stride, threads, blocks int) {
	old := v.stride / blocks
	wide := stride / blocks
	for t, r := range v.rows {
		n := len(r) / v.stride
		q := make([]int32, n*stride, 2*n*stride+16*stride)
		for i := 0; i < n; i++ {
			for b := 0; b < blocks; b++ {
				d := q[i*stride+b*wide : i*stride+(b+1)*wide]
				k := copy(d, r[i*v.stride+b*old:i*v.stride+(b+1)*old])
				for ; k < wide; k++ {
					d[k] = -1
				}
			}
		}
		v.rows[t] = q
	}
	v.stride = stride
	for len(v.rows) < threads {
		v.rows = append(v.rows, nil)
	}
}

// CopyPrefix makes v contain the first n[t] clocks of every thread of src.
func (v *Views) CopyPrefix(src *Views, n []int32) { v.CopyRest(src, n, 0) }

// CopyRest is CopyPrefix where the first clocks of thread 0, kept in number, are there already, unless the stride is
// another one.
func (v *Views) CopyRest(src *Views, n []int32, kept int32) {
	if v.stride != src.stride {
		kept = 0
	}
	v.stride = src.stride
	v.Room(len(src.rows))
	for t := range v.rows {
		from, k := 0, 0
		if t == 0 {
			from = int(kept) * src.stride
		}
		if t < len(n) && t < len(src.rows) {
			k = int(n[t]) * src.stride
		}
		r := v.rows[t][:from]
		if from < k { // of most threads some views have nothing
			r = append(r, src.rows[t][from:k]...)
		}
		v.rows[t] = r
	}
}

// Join makes dst the union of dst and src.
func Join(dst, src []int32) {
	src = src[:len(dst)]
	for i, x := range src { // without branches, which nobody could predict
		dst[i] = max(dst[i], x)
	}
}

// JoinOf makes dst the union of dst and src, the view of event e. Views contain
// the views of their events, so there is nothing to do if dst contains e.
func JoinOf(dst, src []int32, e event.ID) {
	if dst[e.Thread] < e.Index {
		Join(dst, src)
	}
}

// Subset reports whether a contains no event that b lacks.
func Subset(a, b []int32) bool {
	b = b[:len(a)]
	for i, x := range a {
		if x > b[i] {
			return false
		}
	}
	return true
}
