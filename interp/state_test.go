package interp

import (
	"reflect"
	"testing"

	"genmcgo/interp/ir"
)

// TestThreadFields: Clone, Save and Load copy state as a whole and the other fields
// one by one; a field that they do not know would be lost when a thread is
// suspended, as retry may be.
func TestThreadFields(t *testing.T) {
	known := []string{"m", "state", "reads", "fresh", "dep", "resize", "watch", "gave", "guard", "slots", "frames", "objs", "mem", "init", "esc", "tls", "log", "held", "round", "exc", "und", "undMem", "slotDeps", "shadow", "retry", "body", "out"}
	th := reflect.TypeFor[Thread]()
	for i := range th.NumField() {
		if n := th.Field(i).Name; i >= len(known) || n != known[i] {
			t.Errorf("Thread.%s: a plain number belongs into state; anything else into Clone, Save, Load and this list", n)
		}
	}
	for _, typ := range []reflect.Type{reflect.TypeFor[state](), reflect.TypeFor[readNote](), reflect.TypeFor[object](), reflect.TypeFor[escape](), reflect.TypeFor[tlsEntry](), reflect.TypeFor[fresh](), reflect.TypeFor[depState](), reflect.TypeFor[resize](), reflect.TypeFor[undef](), reflect.TypeFor[cell](), reflect.TypeFor[watch](), reflect.TypeFor[gave](), reflect.TypeFor[guard](), reflect.TypeFor[heldLock](), reflect.TypeFor[note]()} {
		if typ.Size()%8 != 0 {
			t.Errorf("%v has %d bytes, which is not a number of words", typ, typ.Size())
		}
		noPointers(t, typ.Name(), typ)
	}
	// Save writes frames field by field; und is counted again.
	if n := reflect.TypeFor[frame]().NumField(); n != 7 {
		t.Errorf("frame has %d fields, Save knows 7", n)
	}
}

func noPointers(t *testing.T, name string, typ reflect.Type) {
	switch typ.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	case reflect.Array:
		noPointers(t, name+"[]", typ.Elem())
	case reflect.Struct:
		for i := range typ.NumField() {
			noPointers(t, name+"."+typ.Field(i).Name, typ.Field(i).Type)
		}
	default:
		t.Errorf("%s is a %v: a saved state contains plain numbers only", name, typ)
	}
}

// TestLoadForgetsLocks: a thread that takes on another's state knows nothing of the locks
// that it had given up itself.
func TestLoadForgetsLocks(t *testing.T) {
	m := New(&ir.Program{}, Config{})
	saved := m.thread(1)
	words := make([]uint64, saved.Footprint())
	saved.Save(words)
	th := m.thread(2)
	th.gaveAny, th.gave = true, gave{took: [2]uint32{1, 2}, left: [2]uint32{90, 91}, lost: 100, next: 7}
	th.Load(words)
	if th.gaveUp(50) {
		t.Error("a lock was given up before the state was taken on")
	}
	th.events = 1
	th.takes(8)
	th.headAt, th.events = 2, 10
	th.gives(8)
	if !th.gaveUp(2) || th.gaveUp(50) {
		t.Errorf("given up since event 2: %v, since event 50: %v", th.gaveUp(2), th.gaveUp(50))
	}
}
