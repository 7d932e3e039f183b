package load

import (
	"testing"

	"genmcgo/graph/event"
)

func TestAsmFence(t *testing.T) {
	const none = event.NotAtomic
	for _, c := range []struct {
		text     string
		operands []string
		order    event.Ordering
		ok       bool
	}{
		{"", nil, none, true},
		{" pause", nil, none, true},
		{"rep; nop", nil, none, true},
		{"rep nop", nil, none, true},
		{"mfence", nil, event.SeqCst, true},
		{"MFENCE\n\t", nil, event.SeqCst, true},
		{"sfence", nil, event.Release, true},
		{"lfence # load", nil, event.Acquire, true},
		{"lfence; mfence; sfence", nil, event.SeqCst, true},
		{"lock; addl $$0,0(%rsp)", nil, event.SeqCst, true},
		{"lock; addl $$0,(%rsp)", nil, event.SeqCst, true},
		{"lock addl $$0, -4(%esp)", nil, event.SeqCst, true},
		{"lock;\taddq\t $$0 , -0x8( %rbp )", nil, event.SeqCst, true},
		{"lock\n\torl $$0x00,(%rsp)", nil, event.SeqCst, true},
		{"lock; andl $$-1,(%rsp)", nil, event.SeqCst, true},
		{"lock; $(addl $$0,0(%rsp)$|add dword ptr [rsp], 0$)", nil, event.SeqCst, true},
		{"lock; addl $1,$0", []string{asmMemory, "$$0"}, event.SeqCst, true},
		{"lock; addl ${1:c},$0", []string{asmMemory, "$$0"}, none, false}, // no $ before the number
		// Without the prefix it orders nothing, with another number it is an addition.
		{"addl $$0,(%rsp)", nil, none, false},
		{"lock; addl $$1,(%rsp)", nil, none, false},
		{"lock; addl $1,$0", []string{asmMemory, "$$1"}, none, false},
		{"lock; addl $1,$0", []string{asmMemory, ""}, none, false},
		{"lock; addl $$0,(%rdi)", nil, none, false},
		{"lock; addl %eax,(%rsp)", nil, none, false},
		{"lock; xaddl $0,$1", []string{"", asmMemory}, none, false},
		{"lock", nil, none, false},
		{"mfence; hlt", nil, none, false},
	} {
		if order, ok := asmFence(c.text, c.operands); ok != c.ok || ok && order != c.order {
			t.Errorf("%q with operands %q: %v, %v; want %v, %v", c.text, c.operands, order, ok, c.order, c.ok)
		}
	}
}
