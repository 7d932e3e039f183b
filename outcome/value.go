package outcome

import (
	"cmp"
	"math"
	"strconv"

	"genmcgo/graph/event"
	"genmcgo/interp/debug"
)

// Value is what a place holds at the end of an execution. The zero Value is none: a pointer on the way is null.
type Value struct {
	Kind debug.Kind
	Bits uint64 // extended to 64 bits as Kind says
}

// value is the value of kind k in the lowest size bytes of bits.
func value(k debug.Kind, size uint64, bits uint64) Value {
	shift := 64 - 8*min(size, 8)
	switch {
	case k == debug.Float && size == 4:
		bits = math.Float64bits(float64(math.Float32frombits(uint32(bits))))
	case k == debug.Signed:
		bits = uint64(int64(bits<<shift) >> shift)
	default:
		bits = bits << shift >> shift
	}
	return Value{k, bits}
}

// nowhere is how reports write what cannot be read, because a pointer on the way is null.
const nowhere = "-"

// Text writes a value; name names an address, "" if it has none.
func (v Value) Text(name func(a event.Addr) string) string {
	switch v.Kind {
	case 0:
		return nowhere
	case debug.Signed:
		return strconv.FormatInt(int64(v.Bits), 10)
	case debug.Bool:
		if v.Bits <= 1 {
			return strconv.FormatBool(v.Bits == 1)
		}
	case debug.Float:
		return strconv.FormatFloat(math.Float64frombits(v.Bits), 'g', -1, 64)
	case debug.Pointer:
		if v.Bits == 0 {
			return "null"
		}
		if s := name(event.Addr(v.Bits)); s != "" {
			return s
		}
		return "0x" + strconv.FormatUint(v.Bits, 16)
	}
	return strconv.FormatUint(v.Bits, 10)
}

// compare orders values as the mathematical numbers that they are; ok is false if one is none, or no number.
func compare(a, b Value) (order int, ok bool) {
	switch {
	case a.Kind == 0 || b.Kind == 0:
		return 0, false
	case a.Kind == debug.Float || b.Kind == debug.Float:
		x, y := a.float(), b.float()
		return cmp.Compare(x, y), x == x && y == y
	}
	if x, y := a.negative(), b.negative(); x != y {
		if x {
			return -1, true
		}
		return 1, true
	}
	return cmp.Compare(a.Bits, b.Bits), true // of one sign, two's complement keeps the order
}

func (v Value) negative() bool { return v.Kind == debug.Signed && int64(v.Bits) < 0 }

func (v Value) float() float64 {
	switch {
	case v.Kind == debug.Float:
		return math.Float64frombits(v.Bits)
	case v.negative():
		return float64(int64(v.Bits))
	}
	return float64(v.Bits)
}
