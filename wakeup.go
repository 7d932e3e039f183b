package genmcgo

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/report"
)

// wakeupObjects are the kinds of objects that --wakeup names, with the policies that each can have.
var wakeupObjects = []struct {
	name     string
	plural   string
	policies []interp.Policy
	field    func(*interp.Wakeup) *interp.Policy
}{
	{"mutex", "mutexes", []interp.Policy{interp.Arbitrary, interp.FIFO, interp.LIFO}, func(w *interp.Wakeup) *interp.Policy { return &w.Mutex }},
	{"sem", "semaphores", []interp.Policy{interp.Arbitrary, interp.FIFO, interp.LIFO}, func(w *interp.Wakeup) *interp.Policy { return &w.Sem }},
	{"rwlock", "read-write locks", []interp.Policy{interp.Arbitrary, interp.FIFO, interp.LIFO, interp.Readers, interp.Writers}, func(w *interp.Wakeup) *interp.Policy { return &w.RWLock }},
	{"cond", "condition variables", []interp.Policy{interp.Arbitrary, interp.FIFO, interp.LIFO, interp.Glibc}, func(w *interp.Wakeup) *interp.Policy { return &w.Cond }},
}

// policyNames are the names of policies, and policyWords what reports say of objects that have one.
var (
	policyNames = [...]string{interp.Arbitrary: "arbitrary", interp.FIFO: "fifo", interp.LIFO: "lifo", interp.Readers: "readers", interp.Writers: "writers", interp.Glibc: "glibc"}
	policyWords = [...]string{
		interp.FIFO: "in the order in which threads came", interp.LIFO: "the last thread that came first",
		interp.Readers: "readers before writers, each in the order in which they came", interp.Writers: "writers before readers, each in the order in which they came",
		interp.Glibc: "any thread of the older of two groups",
	}
)

// wakeupValues are the values of --wakeup, for messages.
func wakeupValues() string {
	var of []string
	for _, o := range wakeupObjects {
		var names []string
		for _, p := range o.policies {
			names = append(names, policyNames[p])
		}
		of = append(of, fmt.Sprintf("%s (%s)", o.name, strings.Join(names, ", ")))
	}
	return "OBJECT is " + strings.Join(of, ", ") + ", or all (arbitrary, fifo, lifo)"
}

// parseWakeup reads a value of --wakeup.
func parseWakeup(text string) (w interp.Wakeup, err error) {
	given := map[string]bool{}
	for item := range strings.SplitSeq(text, ",") {
		name, policy, ok := strings.Cut(strings.ToLower(strings.TrimSpace(item)), ":")
		if !ok {
			return w, fmt.Errorf("%q is not OBJECT:POLICY; %s", item, wakeupValues())
		}
		name, policy = strings.TrimSpace(name), strings.TrimSpace(policy)
		p := interp.Policy(slices.Index(policyNames[:], policy))
		some := false
		for _, o := range wakeupObjects {
			switch {
			case name != "all" && name != o.name:
				continue
			case !slices.Contains(o.policies, p) || name == "all" && p > interp.LIFO:
				return w, fmt.Errorf("%s cannot have the policy %q; %s", name, policy, wakeupValues())
			case given[o.name]:
				return w, fmt.Errorf("%s has two policies; name each object once, and not with all", o.name)
			}
			some, given[o.name] = true, true
			*o.field(&w) = p
		}
		if !some {
			return w, fmt.Errorf("there is no object %q; %s", name, wakeupValues())
		}
	}
	return w, nil
}

// formatWakeup is the reverse of parseWakeup; "" if all policies are arbitrary.
func formatWakeup(w interp.Wakeup) string {
	var items []string
	for _, o := range wakeupObjects {
		if p := *o.field(&w); p != interp.Arbitrary {
			items = append(items, o.name+":"+policyNames[p])
		}
	}
	return strings.Join(items, ",")
}

// wakeup is the value of o.Wakeup, which Options.check looks at.
func (o *Options) wakeup() interp.Wakeup {
	if o.Wakeup == "" {
		return interp.Wakeup{}
	}
	w, err := parseWakeup(o.Wakeup)
	if err != nil {
		return interp.Wakeup{}
	}
	return w
}

// loading is how the program is loaded that o checks.
func (o *Options) loading() load.Options {
	w := o.wakeup()
	return load.Options{Counting: o.MaxOpsPerThread > 0, Sampled: o.NondetValues == 0, RelaxedVolatile: o.Volatile == "relaxed", Queued: load.Queued{
		Mutex: w.Mutex != interp.Arbitrary, Sem: w.Sem != interp.Arbitrary, RWLock: w.RWLock != interp.Arbitrary, Cond: w.Cond != interp.Arbitrary,
	}}
}

// under returns p as o needs it. The error is about places in the program that o names, too.
func (p *Program) under(o *Options) (*Program, error) {
	if _, err := p.givenOrders(o); err != nil {
		return nil, err
	}
	p, err := p.loadedAs(o.loading())
	if err == nil {
		err = p.test(o)
	}
	if err == nil {
		_, err = p.claims(o)
	}
	return p, err
}

// loadedAs is the program loaded with the given options.
func (p *Program) loadedAs(how load.Options) (*Program, error) {
	if p.prog == nil || how == p.how {
		return p, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if q := p.others[how]; q != nil {
		return q, nil
	}
	q := &Program{src: p.src, begun: p.begun, modules: p.modules, notes: p.notes, prims: p.prims, bodies: p.bodies, loaded: p.loaded, litmus: p.litmus}
	if err := q.read(p.modules, how); err != nil {
		return nil, err
	}
	if p.others == nil {
		p.others = map[load.Options]*Program{}
	}
	p.others[how] = q
	return q, nil
}

// wakeupWords returns the policies other than arbitrary.
func (o *Options) wakeupWords() []report.Policy {
	var out []report.Policy
	w := o.wakeup()
	for _, k := range wakeupObjects {
		if p := *k.field(&w); p != interp.Arbitrary {
			out = append(out, report.Policy{Object: k.name, Policy: policyNames[p], Meaning: k.plural + ": " + policyWords[p]})
		}
	}
	return out
}
