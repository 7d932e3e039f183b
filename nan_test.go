package genmcgo

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestNaN: constants that are no numbers have the bits that are written, in instructions and in globals. All were one and the same
// once, so eight bytes of 0xff of a union with a floating-point member were not those when they were read as an integer.
func TestNaN(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range (scale.By{Short: 3, Usual: 20, Full: 200}).N() {
		var globals, code strings.Builder
		for i, typ := range []string{"double", "float", "double", "float"} {
			bits, size, got := rng.Uint64()|0x7ff<<52, 64, uint64(0)
			if rng.IntN(3) == 0 {
				bits |= 1<<52 - 1
			}
			if got = bits; typ == "float" {
				size, bits = 32, bits&^(1<<29-1)|1<<40
				got = bits>>63<<31 | 0xff<<23 | bits>>29&(1<<23-1)
			} else if math.IsInf(math.Float64frombits(bits), 0) {
				continue
			}
			ptr := fmt.Sprintf("@g%d", i)
			if i < 2 {
				fmt.Fprintf(&globals, "%s = global [1 x %s] [%s 0x%016X]\n", ptr, typ, typ, bits)
			} else {
				ptr = fmt.Sprintf("%%p%d", i)
				fmt.Fprintf(&code, "%s = alloca %s\nstore volatile %s 0x%016X, ptr %s\n", ptr, typ, typ, bits, ptr)
			}
			fmt.Fprintf(&code, "%%v%d = load volatile i%d, ptr %s\n%%c%d = icmp eq i%d %%v%d, %d\nbr i1 %%c%d, label %%l%d, label %%bad\nl%d:\n", i, size, ptr, i, size, i, got, i, i, i)
		}
		text := globals.String() + "declare void @abort()\ndefine i32 @main() {\n" + code.String() + "ret i32 0\nbad:\ncall void @abort()\nunreachable\n}\n"
		r, err := Check(t.Context(), IR(text), Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if r.Verdict != report.Verified {
			t.Errorf("%s\n%s", r.Summary, text)
		}
	}
}
