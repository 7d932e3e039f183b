package interp

import (
	"runtime"
	"testing"
	"weak"

	"genmcgo/graph/event"
	wait "genmcgo/internal/patience"
	"genmcgo/interp/ir"
)

// TestOperationsForgotten: a process that checks one program after the other keeps no operation of those that
// nobody uses any more, and all of the others.
func TestOperationsForgotten(t *testing.T) {
	p := &ir.Program{Operations: []ir.Operation{{Name: "f"}}}
	kept := NewObjects(p)
	call := func(o *Objects, arg uint64) event.Operation {
		return event.OperationOf(&event.Label{Cmp: event.Value{Lo: o.number(operationCall{op: 0, args: []uint64{arg}})}})
	}
	first := call(kept, 1)
	var of []weak.Pointer[declaredOperation]
	for range 20 {
		o := NewObjects(p)
		for arg := range uint64(3) {
			of = append(of, weak.Make(call(o, arg).(*declaredOperation)))
		}
		if call(o, 1) != call(o, 1) || call(o, 1) == first {
			t.Fatal("a call has more than one number, or one that another program's has")
		}
	}
	wait.Until(t, "all operations of programs that are gone are forgotten", func() bool {
		runtime.GC()
		for _, w := range of {
			if w.Value() != nil {
				return false
			}
		}
		return true
	})
	if call(kept, 1) != first {
		t.Error("an operation of a program that is in use is forgotten")
	}
	runtime.KeepAlive(kept)
}
