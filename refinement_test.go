package genmcgo

import (
	"reflect"
	"slices"
	"testing"

	"genmcgo/truST/config"
)

// explorers are the fields of a refinement that are for the explorer itself; demanded, those
// that the model fills in (Demand).
var (
	explorers = []string{"Plain", "Distinct", "Holes", "Open", "Confirm", "Rounds", "NoRounds", "Comebacks", "HalvesApart", "Stored", "Counters"}
	demanded  = []string{"TrackDeps", "AddrPrecedes", "WeakModel"}
)

// TestRefinementFields: what may be learnt about a program is heeded by all that has to do with
// it: attempts that add up, machines, recordings.
func TestRefinementFields(t *testing.T) {
	all := reflect.TypeFor[config.Refinement]()
	for i := range all.NumField() {
		name := all.Field(i).Name
		var r, none config.Refinement
		f := reflect.ValueOf(&r).Elem().Field(i)
		switch f.Kind() {
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		default:
			t.Fatalf("%s is a %s", name, f.Kind())
		}

		clone := r.Clone()
		if !reflect.DeepEqual(clone, r) || f.Kind() == reflect.Slice && reflect.ValueOf(clone).Field(i).Pointer() == f.Pointer() {
			t.Errorf("%s: Clone makes %+v of %+v", name, clone, r)
		}
		if u := none.Union(&r); !slices.Contains(demanded, name) && !reflect.DeepEqual(u, r) {
			t.Errorf("%s: Union makes %+v of %+v", name, u, r)
		}
		if u := r.Union(&none); !reflect.DeepEqual(u, r) {
			t.Errorf("%s: Union makes %+v of %+v", name, u, r)
		}
		if r.Equal(&none) {
			t.Errorf("%s: Equal finds no difference", name)
		}
		o, m := &Options{MaxRounds: 5}, r.ForMachine()
		same := reflect.DeepEqual(machineConfig(o, &r), machineConfig(o, &none))
		if slices.Contains(explorers, name) {
			if u := union(none, &r); !same || !equal(r, none) || !equal(none, r) || !u.Equal(&none) || !m.Equal(&none) {
				t.Errorf("%s: it is for the explorer, but machines are made anew for it", name)
			}
			if written := recorded(&r); name == "Counters" && !reflect.DeepEqual(learnt(&written), r) {
				t.Errorf("%s: a recording makes %+v of %+v", name, learnt(&written), r)
			}
			continue
		}
		if same || !m.Equal(&r) {
			t.Errorf("%s: machineConfig does not pass it on", name)
		}
		if slices.Contains(demanded, name) {
			continue
		}
		if equal(r, none) {
			t.Errorf("%s: machines are taken for the same with it and without", name)
		}
		written := recorded(&r)
		if back := learnt(&written); !reflect.DeepEqual(back, r) {
			t.Errorf("%s: a recording makes %+v of %+v", name, back, r)
		}
	}
}

// TestUnionGivesUpRounds: where one part of an exploration has found that it does not pay to look for lost rounds, none looks for them.
func TestUnionGivesUpRounds(t *testing.T) {
	on, off := config.Refinement{Rounds: true}, config.Refinement{NoRounds: true}
	for _, u := range []config.Refinement{on.Union(&off), off.Union(&on)} {
		if u.Rounds || !u.NoRounds || u.Confirming() {
			t.Errorf("it is %+v", u)
		}
	}
}
