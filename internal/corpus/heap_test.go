package corpus

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// This file draws programs with dynamic memory: objects are allocated, published, taken and given back beside loops that end with a
// compare-exchange. heapruns_test.go explores each in ways that must agree, heapsearch_test.go searches its states under sc.

// heapAct is what a thread does to an object of two fields, next and val, or to a counter.
type heapAct struct {
	kind string
	p, q int    // registers with pointers
	g, c int    // global variables: a pointer, a counter
	v    int    // a constant
	rd   string // order of reads of global variables
	wr   string // order of writes of them; of read-modify-writes, too
	f    string // order of accesses to fields: "" if they are not atomic
	keep bool
	in   []heapAct // done with a lock
}

// heapProgram is what main does before it creates the threads, what these do, and what main does then, after it has joined them or not.
type heapProgram struct {
	before, after []heapAct
	threads       [][]heapAct
	join          bool
}

func (a heapAct) String() string {
	if a.kind == "lock" {
		return "lock{" + heapActs(a.in) + "}"
	}
	s := fmt.Sprintf("%s(p%d,p%d,g%d,c%d,%d", a.kind, a.p, a.q, a.g, a.c, a.v)
	for _, o := range []string{a.rd, a.wr, a.f} {
		if o == "" {
			o = "plain"
		}
		s += "," + o
	}
	if a.keep {
		s += ",keep"
	}
	return s + ")"
}

func heapActs(acts []heapAct) string {
	var s []string
	for _, a := range acts {
		s = append(s, a.String())
	}
	return strings.Join(s, " ")
}

func (p *heapProgram) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, "before:", heapActs(p.before))
	for i, t := range p.threads {
		fmt.Fprintf(&b, "thread %d: %s\n", i+1, heapActs(t))
	}
	fmt.Fprintf(&b, "after (joined: %v): %s\n", p.join, heapActs(p.after))
	return b.String()
}

// heapIns is an instruction. Names of registers begin with p (pointers) or v (numbers); at is g0, g1 (pointers), c0, c1, c2, h0 (numbers), or
// a field of an object, as in p0.next (a pointer) and p0.val (a number); p0.far is beyond its end.
type heapIns struct {
	op   string
	at   string // of a call of the library: the function
	ord  string // "": not atomic
	dst  string
	val  string // a register or a constant; of a call: the object
	exp  string // cas: what it expects; of a call: another object
	flag string // cas: the register that says whether it succeeded
	to   int    // jumps: where
	n    int
}

// heapCode is a list of instructions that is being made.
type heapCode []heapIns

func (c *heapCode) add(i heapIns) int {
	*c = append(*c, i)
	return len(*c) - 1
}

// land makes jumps end here.
func (c *heapCode) land(jumps ...int) {
	for _, j := range jumps {
		(*c)[j].to = len(*c)
	}
}

func (c *heapCode) acts(acts []heapAct) {
	for _, a := range acts {
		c.act(a)
	}
}

func (c *heapCode) act(a heapAct) {
	p, q, g, n := fmt.Sprint("p", a.p), fmt.Sprint("p", a.q), fmt.Sprint("g", a.g), fmt.Sprint("c", a.c)
	v := fmt.Sprint(a.v)
	top := len(*c)
	null := func(r string) int { return c.add(heapIns{op: "eq", dst: r, val: "null"}) }
	cas := func(at, exp, val, dst string) {
		c.add(heapIns{op: "cas", at: at, ord: a.wr, exp: exp, val: val, dst: dst, flag: "v3"})
	}
	failed := func(to int) { c.add(heapIns{op: "eq", dst: "v3", val: "0", to: to}) }
	switch a.kind {
	case "new":
		c.add(heapIns{op: "malloc", dst: p})
		c.add(heapIns{op: "store", at: p + ".next", ord: a.f, val: "null"})
		c.add(heapIns{op: "store", at: p + ".val", ord: a.f, val: v})
	case "bare": // its fields are not initialised
		c.add(heapIns{op: "malloc", dst: p})
	case "pub":
		c.add(heapIns{op: "store", at: g, ord: a.wr, val: p})
	case "hide": // published in a way that the interpreter does not notice
		c.add(heapIns{op: "hide", dst: "v0", val: p})
		c.add(heapIns{op: "store", at: "h0", ord: a.wr, val: "v0"})
	case "reveal":
		c.add(heapIns{op: "load", at: "h0", ord: a.rd, dst: "v0"})
		c.add(heapIns{op: "set", dst: p, val: "null"})
		end := c.add(heapIns{op: "eq", dst: "v0", val: "0"})
		c.add(heapIns{op: "reveal", dst: p, val: "v0"})
		c.land(end)
	case "push":
		end := null(p)
		top = c.add(heapIns{op: "load", at: g, ord: a.rd, dst: "p4"})
		if a.keep { // what the compare-exchange returns is not read again
			top++
		}
		c.add(heapIns{op: "store", at: p + ".next", ord: a.f, val: "p4"})
		cas(g, "p4", p, "p4")
		failed(top)
		c.land(end)
	case "pushnew": // allocates anew each time
		c.add(heapIns{op: "load", at: g, ord: a.rd, dst: "p4"})
		c.add(heapIns{op: "malloc", dst: p})
		c.add(heapIns{op: "store", at: p + ".next", ord: a.f, val: "p4"})
		c.add(heapIns{op: "store", at: p + ".val", ord: a.f, val: v})
		cas(g, "p4", p, "p4")
		end := c.add(heapIns{op: "eq", dst: "v3", val: "1"})
		if !a.keep {
			c.add(heapIns{op: "free", val: p})
		}
		c.add(heapIns{op: "goto", to: top})
		c.land(end)
	case "pop":
		c.add(heapIns{op: "load", at: g, ord: a.rd, dst: p})
		end := null(p)
		c.add(heapIns{op: "load", at: p + ".next", ord: a.f, dst: "p4"})
		cas(g, p, "p4", "p5")
		failed(top)
		c.land(end)
	case "load":
		c.add(heapIns{op: "load", at: g, ord: a.rd, dst: p})
	case "await":
		c.add(heapIns{op: "load", at: g, ord: a.rd, dst: p})
		c.add(heapIns{op: "eq", dst: p, val: "null", to: top})
	case "take":
		c.add(heapIns{op: "xchg", at: g, ord: a.wr, dst: p, val: "null"})
	case "swap":
		c.add(heapIns{op: "xchg", at: g, ord: a.wr, dst: p, val: p})
	case "castake": // from what was loaded to null, or to another object
		c.add(heapIns{op: "load", at: g, ord: a.rd, dst: p})
		ends := []int{null(p)}
		to := "null"
		if a.q != a.p {
			to = q
		}
		cas(g, p, to, "p5")
		ends = append(ends, c.add(heapIns{op: "eq", dst: "v3", val: "1"}))
		switch {
		case a.keep: // again
			c.add(heapIns{op: "goto", to: top})
		default:
			c.add(heapIns{op: "set", dst: p, val: "null"})
		}
		if a.q != a.p && len(ends) == 2 {
			c.land(ends[1])
			c.add(heapIns{op: "eq", dst: p, val: "null", to: len(*c) + 2})
			c.add(heapIns{op: "set", dst: q, val: "null"}) // others have it now
			c.land(ends[0])
			break
		}
		c.land(ends...)
	case "read":
		end := null(p)
		c.add(heapIns{op: "load", at: p + ".val", ord: a.f, dst: "v0"})
		if a.v > 0 {
			c.add(heapIns{op: "assert", dst: "v0", val: v})
		}
		c.land(end)
	case "next":
		end := null(p)
		c.add(heapIns{op: "load", at: p + ".next", ord: a.f, dst: q})
		c.land(end)
	case "write":
		end := null(p)
		c.add(heapIns{op: "store", at: p + ".val", ord: a.f, val: v})
		c.land(end)
	case "beyond":
		end := null(p)
		c.add(heapIns{op: "store", at: p + ".far", ord: a.f, val: v})
		c.land(end)
	case "free":
		end := null(p)
		c.add(heapIns{op: "free", val: p})
		if !a.keep {
			c.add(heapIns{op: "set", dst: p, val: "null"})
		}
		c.land(end)
	case "count", "countread", "countnext", "once": // loops and rounds of counters, which read objects, too
		c.add(heapIns{op: "load", at: n, ord: a.rd, dst: "v0"})
		r := p
		if a.kind == "countnext" {
			r = "p4"
			c.add(heapIns{op: "load", at: g, ord: a.rd, dst: r})
		}
		if a.kind != "count" {
			end := null(r)
			c.add(heapIns{op: "load", at: r + ".val", ord: a.f, dst: "v2"})
			c.land(end)
		}
		c.add(heapIns{op: "inc", dst: "v1", val: "v0", n: 1 + a.v})
		cas(n, "v0", "v1", "v2")
		if a.kind == "once" {
			c.add(heapIns{op: "assume", dst: "v3", val: "1"})
		} else {
			failed(top)
		}
	case "doomed": // stops after it has read an object unless others have replaced the counter
		c.add(heapIns{op: "load", at: n, ord: a.rd, dst: "v0"})
		ends := []int{c.add(heapIns{op: "eq", dst: "v0", val: v}), null(p)}
		c.add(heapIns{op: "load", at: p + ".val", ord: a.f, dst: "v2"})
		if a.keep {
			c.add(heapIns{op: "load", at: "c2", ord: a.rd, dst: "v2"})
		}
		c.add(heapIns{op: "assume", dst: "v2", val: "9"})
		c.land(ends...)
	case "add":
		c.add(heapIns{op: "add", at: n, ord: a.wr, dst: "v0", val: v})
	case "set":
		c.add(heapIns{op: "store", at: n, ord: a.wr, val: v})
	case "late": // goes on only if others have not replaced what it reads
		c.add(heapIns{op: "load", at: n, ord: a.rd, dst: "v0"})
		c.add(heapIns{op: "assume", dst: "v0", val: v})
	case "check":
		c.add(heapIns{op: "load", at: n, ord: a.rd, dst: "v0"})
		c.add(heapIns{op: "assert", dst: "v0", val: v})
	case "fence":
		c.add(heapIns{op: "fence", ord: a.wr})
	case "drain":
		c.add(heapIns{op: "xchg", at: g, ord: a.wr, dst: p, val: "null"})
		top = null(p)
		c.add(heapIns{op: "load", at: p + ".next", ord: a.f, dst: "p4"})
		c.add(heapIns{op: "free", val: p})
		c.add(heapIns{op: "set", dst: p, val: "p4"})
		c.add(heapIns{op: "goto", to: top})
		c.land(top)
	case "lock":
		c.add(heapIns{op: "lock"})
		c.acts(a.in)
		c.add(heapIns{op: "unlock"})
	default:
		panic(a.kind)
	}
}

// code is what main and the threads do.
func (p *heapProgram) code() []heapCode {
	all := make([]heapCode, 1, heapThreads)
	all[0].acts(p.before)
	for i, t := range p.threads {
		all[0].add(heapIns{op: "create", n: i + 1})
		var c heapCode
		c.acts(t)
		all = append(all, c)
	}
	if p.join {
		for i := range p.threads {
			all[0].add(heapIns{op: "join", n: i + 1})
		}
	}
	all[0].acts(p.after)
	return all
}

func heapType(name string) string {
	if name[0] == 'g' || strings.HasSuffix(name, ".next") || name[0] == 'p' && !strings.Contains(name, ".") {
		return "ptr"
	}
	return "i64"
}

// llvm writes the program as LLVM assembly.
func (p *heapProgram) llvm() string {
	var b strings.Builder
	b.WriteString(`@g0 = global ptr null, align 8
@g1 = global ptr null, align 8
@c0 = global i64 0, align 8
@c1 = global i64 0, align 8
@c2 = global i64 0, align 8
@h0 = global i64 0, align 8
@m = global [40 x i8] zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @abort()
declare void @__VERIFIER_assume(i32)
`)
	for t, c := range p.code() {
		if t == 0 {
			b.WriteString("define i32 @main() {\n")
			for i := range p.threads {
				fmt.Fprintf(&b, "  %%id%d = alloca i64\n", i+1)
			}
		} else {
			fmt.Fprintf(&b, "define ptr @t%d(ptr %%arg) {\n", t)
		}
		for i := range 6 {
			fmt.Fprintf(&b, "  %%p%d = alloca ptr\n  store ptr null, ptr %%p%d\n", i, i)
		}
		for i := range 4 {
			fmt.Fprintf(&b, "  %%v%d = alloca i64\n  store i64 0, ptr %%v%d\n", i, i)
		}
		for i := range c {
			c[i].llvm(&b, i)
		}
		fmt.Fprintf(&b, "  br label %%L%d\nL%d:\n", len(c), len(c))
		if t == 0 {
			b.WriteString("  ret i32 0\n}\n")
		} else {
			b.WriteString("  ret ptr null\n}\n")
		}
	}
	return b.String()
}

// llvm writes instruction number k.
func (i *heapIns) llvm(b *strings.Builder, k int) {
	n := 0
	line := func(format string, args ...any) string { // the name of what it computes
		n++
		name := fmt.Sprintf("%%x%d.%d", k, n)
		fmt.Fprintf(b, "  %s = %s\n", name, fmt.Sprintf(format, args...))
		return name
	}
	do := func(format string, args ...any) { fmt.Fprintf(b, "  "+format+"\n", args...) }
	value := func(v string) string {
		if v[0] == 'p' || v[0] == 'v' {
			return line("load %s, ptr %%%s", heapType(v), v)
		}
		return v
	}
	keep := func(reg, v string) {
		if reg != "" {
			do("store %s %s, ptr %%%s", heapType(reg), v, reg)
		}
	}
	place := func() string {
		obj, field, ok := strings.Cut(i.at, ".")
		if !ok {
			return "@" + i.at
		}
		return line("getelementptr i8, ptr %s, i64 %d", value(obj), map[string]int{"next": 0, "val": 8, "far": 16}[field])
	}
	do("br label %%L%d", k)
	fmt.Fprintf(b, "L%d:\n", k)
	jump := func(cond string, to int) {
		do("br i1 %s, label %%L%d, label %%N%d", cond, to, k)
		fmt.Fprintf(b, "N%d:\n", k)
	}
	switch i.op {
	case "malloc":
		keep(i.dst, line("call ptr @malloc(i64 16)"))
	case "free":
		do("call void @free(ptr %s)", value(i.val))
	case "load":
		how, order := "load", ""
		if i.ord != "" {
			how, order = "load atomic", " "+i.ord
		}
		keep(i.dst, line("%s %s, ptr %s%s, align 8", how, heapType(i.at), place(), order))
	case "store":
		how, order := "store", ""
		if i.ord != "" {
			how, order = "store atomic", " "+i.ord
		}
		v := value(i.val)
		do("%s %s %s, ptr %s%s, align 8", how, heapType(i.at), v, place(), order)
	case "cas":
		fail := map[string]string{"monotonic": "monotonic", "release": "monotonic", "acquire": "acquire", "acq_rel": "acquire", "seq_cst": "seq_cst"}[i.ord]
		exp, val, typ := value(i.exp), value(i.val), heapType(i.at)
		r := line("cmpxchg ptr %s, %s %s, %s %s %s %s", place(), typ, exp, typ, val, i.ord, fail)
		keep(i.dst, line("extractvalue {%s, i1} %s, 0", typ, r))
		keep(i.flag, line("zext i1 %s to i64", line("extractvalue {%s, i1} %s, 1", typ, r)))
	case "xchg", "add":
		v := value(i.val)
		keep(i.dst, line("atomicrmw %s ptr %s, %s %s %s", i.op, place(), heapType(i.at), v, i.ord))
	case "set":
		keep(i.dst, value(i.val))
	case "inc":
		keep(i.dst, line("add i64 %s, %d", value(i.val), i.n))
	case "hide":
		v := value(i.val)
		far := line("add i64 %s, 65536", line("ptrtoint ptr %s to i64", v))
		keep(i.dst, line("select i1 %s, i64 0, i64 %s", line("icmp eq ptr %s, null", v), far))
	case "reveal":
		keep(i.dst, line("inttoptr i64 %s to ptr", line("sub i64 %s, 65536", value(i.val))))
	case "eq":
		jump(line("icmp eq %s %s, %s", heapType(i.dst), value(i.dst), i.val), i.to)
	case "goto":
		do("br label %%L%d", i.to)
		fmt.Fprintf(b, "N%d:\n", k)
	case "assume":
		do("call void @__VERIFIER_assume(i32 %s)", line("zext i1 %s to i32", line("icmp eq i64 %s, %s", value(i.dst), i.val)))
	case "assert":
		do("br i1 %s, label %%bad%d, label %%N%d", line("icmp eq i64 %s, %s", value(i.dst), i.val), k, k)
		fmt.Fprintf(b, "bad%d:\n  call void @abort()\n  unreachable\nN%d:\n", k, k)
	case "fence":
		do("fence %s", i.ord)
	case "lock", "unlock":
		line("call i32 @pthread_mutex_%s(ptr @m)", i.op)
	case "create":
		line("call i32 @pthread_create(ptr %%id%d, ptr null, ptr @t%d, ptr null)", i.n, i.n)
	case "join":
		line("call i32 @pthread_join(i64 %s, ptr null)", line("load i64, ptr %%id%d", i.n))
	default:
		panic(i.op)
	}
}

// heapDraw draws programs.
type heapDraw struct {
	*rand.Rand
	strong, loose bool // accesses order all that matters; what is wrong is welcome
	retire        bool // objects are given back by main only
	popper        int  // the thread that may pop, if it does not
	thread        int
	plain         bool // fields are accessed other than atomically
	seq           bool
}

// randomHeap draws a program. Half of them are meant to be right.
func randomHeap(r *rand.Rand) *heapProgram {
	d := randomHeapDraw(r)
	if r.IntN(4) == 0 {
		return d.late()
	}
	return d.any()
}

func randomHeapDraw(r *rand.Rand) *heapDraw {
	d := &heapDraw{Rand: r, loose: r.IntN(2) == 0, retire: r.IntN(3) == 0, popper: 1 + r.IntN(2), plain: r.IntN(3) > 0, seq: r.IntN(5) == 0}
	d.strong = !d.loose || r.IntN(2) == 0
	return d
}

// late draws a program in which a thread comes too late with a compare-exchange after it has read an object, and another thread gives
// that back, perhaps only if it reads what others have replaced.
func (d *heapDraw) late() *heapProgram {
	r := d.Rand
	p := &heapProgram{join: r.IntN(3) == 0, before: []heapAct{d.alloc(0), d.orders(heapAct{kind: "pub"})}}
	act := func(kind string, c int) heapAct {
		a := d.orders(heapAct{kind: kind, p: 1, q: 1, c: c, v: 1})
		if r.IntN(2) == 0 {
			a.rd = "monotonic"
		}
		return a
	}
	rival := func(c int) []heapAct { return []heapAct{act(pickOf(r, "add", "add", "count"), c)} }
	round := func(c int) heapAct {
		a := act(pickOf(r, "once", "doomed", "doomed", "countread", "countnext"), c)
		a.keep = r.IntN(2) == 0
		if r.IntN(2) == 0 {
			a.f = "monotonic"
		}
		return a
	}
	ends := []heapAct{act(pickOf(r, "load", "load", "take"), 0), act("late", 2), act("free", 0)}
	ends[1].v = r.IntN(4) / 3
	if r.IntN(2) == 0 {
		ends[0], ends[1] = ends[1], ends[0]
	}
	if r.IntN(6) == 0 {
		ends[2].kind = "write"
	}
	roles := [][]heapAct{rival(0), {act("load", 0), round(0)}, ends, {act("set", 2)}}
	if r.IntN(3) == 0 { // what comes late is another way out of the round
		first, rest, new, pub := act("late", 0), act("late", 1), d.alloc(0), d.orders(heapAct{kind: "pub"})
		first.v, pub.g, pub.p = 0, r.IntN(2), 0
		ends[0].kind = "late"
		ends[0].c, ends[0].v, rest.g = 2, 0, pub.g
		load, read := act("load", 0), act("read", 0)
		load.g, read.f = pub.g, new.f
		roles[1], roles[2] = []heapAct{first, rest, load, read}, []heapAct{ends[0], new, pub, act("set", 1)}
	}
	if r.IntN(3) > 0 {
		roles = append(roles, rival(1), []heapAct{round(1)})
	}
	r.Shuffle(len(roles), func(i, k int) { roles[i], roles[k] = roles[k], roles[i] })
	n := min(len(roles), 3+r.IntN(3))
	for i, role := range roles {
		if i < n {
			p.threads = append(p.threads, role)
		} else {
			t := r.IntN(n)
			p.threads[t] = append(p.threads[t], role...)
		}
	}
	if r.IntN(3) == 0 {
		p.after = []heapAct{d.orders(heapAct{kind: "drain"})}
	}
	return p
}

// any draws a program of all that there is.
func (d *heapDraw) any() *heapProgram {
	r := d.Rand
	p := &heapProgram{join: r.IntN(4) > 0}
	for g := range 1 + r.IntN(2) {
		if r.IntN(3) > 0 {
			p.before = append(p.before, d.alloc(0), d.orders(heapAct{kind: "pub", g: g}))
		}
	}
	for t := range 2 + r.IntN(5)/3 {
		d.thread = t + 1
		p.threads = append(p.threads, d.acts(1+r.IntN(5-t)))
	}
	if r.IntN(8) > 0 {
		d.thread = 0
		if !p.join && !d.loose {
			return p
		}
		if d.loose && r.IntN(3) == 0 {
			p.after = d.acts(1 + r.IntN(2))
		}
		for g := range 2 {
			p.after = append(p.after, d.orders(heapAct{kind: "drain", g: g}))
		}
	}
	if !d.loose && r.IntN(3) == 0 { // one mistake
		d.loose = true
		t := r.IntN(len(p.threads))
		d.thread = t + 1
		body := &p.threads[t]
		k := r.IntN(len(*body))
		switch r.IntN(4) {
		case 0:
			(*body)[k].wr = "monotonic"
		case 1:
			(*body)[k].rd = "monotonic"
		case 2:
			*body = append(*body, d.one()...)
		default:
			*body = slices.Insert(*body, k, d.one()...)
		}
	}
	return p
}

func pickOf[T any](r *rand.Rand, list ...T) T { return list[r.IntN(len(list))] }

// orders draws the orders of a.
func (d *heapDraw) orders(a heapAct) heapAct {
	a.rd, a.wr = "acquire", "release"
	rmw := !slices.Contains([]string{"pub", "hide", "set"}, a.kind)
	if rmw {
		a.wr = "acq_rel"
	}
	if d.seq && d.IntN(3) == 0 {
		a.rd, a.wr = "seq_cst", "seq_cst"
	}
	if !d.strong && d.IntN(4) == 0 {
		a.rd = "monotonic"
	}
	if !d.strong && d.IntN(4) == 0 {
		a.wr = "monotonic"
	}
	if !d.plain || d.IntN(4) == 0 && d.loose {
		a.f = "monotonic"
	}
	return a
}

func (d *heapDraw) alloc(p int) heapAct {
	a := heapAct{kind: "new", p: p, v: 1 + d.IntN(3)}
	if !d.plain && d.IntN(2) == 0 {
		a.f = "monotonic"
	}
	return a
}

// acts draws n things that a thread does, each of a few acts.
func (d *heapDraw) acts(n int) (acts []heapAct) {
	for range n {
		one := d.one()
		if d.IntN(8) == 0 && !slices.ContainsFunc(one, func(a heapAct) bool { return a.kind == "late" || a.kind == "await" || a.kind == "once" }) {
			one = []heapAct{{kind: "lock", in: one}}
		}
		acts = append(acts, one...)
		if len(acts) >= n+2 {
			break
		}
	}
	return acts
}

// counter draws what is done to counters, with object p.
func (d *heapDraw) counter(p int, kinds ...string) heapAct {
	a := d.orders(heapAct{kind: pickOf(d.Rand, kinds...), p: p, c: d.IntN(4) / 3, g: d.IntN(2), v: d.IntN(2)})
	if a.kind == "check" {
		a.v = 2 + d.IntN(3)
	}
	if d.IntN(3) > 0 {
		a.rd = "monotonic"
	}
	return a
}

// one draws something that a thread does with an object or a counter.
func (d *heapDraw) one() []heapAct {
	p, g := d.IntN(2), d.IntN(3)/2
	a := func(kind string) heapAct {
		return d.orders(heapAct{kind: kind, p: p, q: p, g: g, v: d.IntN(4), keep: d.IntN(2) == 0})
	}
	if d.IntN(4) == 0 {
		return []heapAct{d.counter(p, "count", "count", "once", "late", "set", "add", "check")}
	}
	if d.loose {
		switch k := d.IntN(20); k {
		case 0:
			return []heapAct{a("load"), a("free")}
		case 1:
			return []heapAct{a("free")}
		case 2:
			return []heapAct{a("free"), a(pickOf(d.Rand, "read", "write"))}
		case 3:
			return []heapAct{a("take"), d.counter(p, "countread"), a("free")}
		case 4:
			return []heapAct{d.counter(p, "countnext")}
		case 5:
			return []heapAct{a("load"), d.counter(p, "countread", "once")}
		case 6:
			return []heapAct{a("pop"), a("read"), a("free")}
		case 7:
			return []heapAct{d.alloc(p), a("hide"), a(pickOf(d.Rand, "push", "push", "write"))}
		case 8:
			return []heapAct{a("reveal"), a(pickOf(d.Rand, "read", "next", "write"))}
		case 9:
			return []heapAct{{kind: pickOf(d.Rand, "new", "bare"), p: p, v: 1}, a(pickOf(d.Rand, "pub", "push"))}
		case 10:
			return []heapAct{d.counter(p, "late"), a("free")}
		case 11:
			return []heapAct{a("load"), a("next")}
		case 13: // nothing orders the allocation before what others do
			pub := a("pub")
			pub.wr = "monotonic"
			return []heapAct{{kind: "bare", p: p}, pub}
		case 14:
			load := a(pickOf(d.Rand, "load", "take"))
			load.rd, load.wr = "monotonic", "monotonic"
			return []heapAct{load, a(pickOf(d.Rand, "write", "free"))}
		case 15:
			free := a("free")
			free.keep = d.IntN(4) > 0
			return []heapAct{d.alloc(p), free, a(pickOf(d.Rand, "write", "free", "read"))}
		case 16:
			return []heapAct{a(pickOf(d.Rand, "take", "load")), a(pickOf(d.Rand, "read", "beyond"))}
		case 12:
			return []heapAct{{kind: "fence", wr: pickOf(d.Rand, "acquire", "release", "acq_rel", "seq_cst")}}
		}
	}
	owned := func() []heapAct { // what is done with an object that no one else has
		acts := []heapAct{}
		if d.IntN(2) == 0 {
			acts = append(acts, a(pickOf(d.Rand, "read", "write")))
		}
		if d.IntN(3) == 0 {
			acts = append(acts, d.counter(p, "countread", "once"))
		}
		switch {
		case d.retire:
			push := a("push")
			push.g = 1
			acts = append(acts, push)
		case d.IntN(5) == 0:
			push := a("push")
			acts = append(acts, push)
		default:
			f := a("free")
			f.keep = false
			acts = append(acts, f)
		}
		return acts
	}
	switch k := d.IntN(10); {
	case k < 2:
		return []heapAct{d.alloc(p), a("push")}
	case k == 2:
		return []heapAct{a("pushnew")}
	case k == 3:
		return append([]heapAct{d.alloc(p), a("swap")}, owned()...)
	case k == 4 && (d.retire || d.loose):
		return []heapAct{a(pickOf(d.Rand, "load", "load", "await")), a("read"), d.counter(p, "countread", "count")}
	case k < 6 && (d.thread == d.popper || d.retire && g == 0):
		return append([]heapAct{a("pop")}, owned()...)
	case k < 7:
		take := a("castake")
		if d.IntN(2) == 0 {
			take.q = 1 - p
			return append([]heapAct{d.alloc(1 - p), take}, owned()...)
		}
		return append([]heapAct{take}, owned()...)
	default:
		return append([]heapAct{a("take")}, owned()...)
	}
}
