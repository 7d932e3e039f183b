package orders

import "slices"

// Targets are the processors that have weights. The first is the default.
var Targets = []string{"armv8", "x86", "power"}

// weights say what the order of an access costs beyond the relaxed access, by target and access, in the order of
// genmcgo.OrdersFor. Which instructions an order becomes is from Sewell and others, "C/C++11 mappings to processors"
// (cl.cam.ac.uk/~pes20/cpp/cpp0xmappings.html), and, for ARMv8, from what clang emits with LSE and RCpc. The numbers are
// ours, rough, and neither measured nor taken from measurements: 1 is an instruction that orders an access with what
// follows or precedes (ldapr, ldar); a barrier is several times that, and a full one more than others; on x86 only xchg
// and mfence cost anything. They serve to compare assignments, not to predict times.
var weights = map[string]map[string][]int{
	"armv8": {
		"read":        {0, 1, 2},       // ldr, ldapr, ldar (waits for stlr before it)
		"write":       {0, 2, 2},       // str, stlr, stlr
		"rmw":         {0, 1, 2, 3, 3}, // ldadd, ldadda, ldaddl, ldaddal
		"cas":         {0, 1, 2, 3, 3}, // cas, casa, casl, casal
		"cas-failure": {0, 1, 1},       // casa
		"fence":       {0, 4, 8, 8, 8}, // dmb ishld, dmb ish
	},
	"x86": {
		"read":        {0, 0, 0}, // mov
		"write":       {0, 0, 20},
		"rmw":         {0, 0, 0, 0, 0}, // lock xadd, whatever the order is
		"cas":         {0, 0, 0, 0, 0},
		"cas-failure": {0, 0, 0},
		"fence":       {0, 0, 0, 0, 33}, // mfence
	},
	"power": {
		"read":        {0, 3, 13},       // ld; cmp, bc, isync; hwsync before it
		"write":       {0, 5, 10},       // lwsync, hwsync before it
		"rmw":         {0, 3, 5, 8, 13}, // lwsync before, isync behind
		"cas":         {0, 3, 5, 8, 13}, //
		"cas-failure": {0, 3, 3},        //
		"fence":       {0, 5, 5, 5, 10}, // lwsync, hwsync
	},
}

// Weight is what an order (one of orders, genmcgo.OrdersFor of the access) costs on target.
func Weight(target, access string, orders []string, order string) int {
	i := slices.Index(orders, order)
	if i < 0 {
		return 0
	}
	return weights[target][access][i]
}
