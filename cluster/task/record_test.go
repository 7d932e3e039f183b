package task

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

var example = &Record{Epoch: 3, Task: ID{Attempt{1, 2}, 7}, Attempt: Attempt{15: 9}, Worker: "here", Part: []byte("part"), Children: [][]byte{{1}, []byte("another")}}

// TestRecord: a record is read as it was written; with any bit changed, any part left out or
// anything added it is an error.
func TestRecord(t *testing.T) {
	for _, r := range []*Record{example, {Attempt: Attempt{1}}} {
		data, err := r.Append([]byte("before"))
		if err != nil {
			t.Fatal(err)
		}
		data = data[len("before"):]
		var got Record
		if err := got.UnmarshalBinary(data); err != nil || !reflect.DeepEqual(&got, r) {
			t.Fatalf("%+v, %v; want %+v", got, err, r)
		}
		for i := range data {
			for bit := range 8 {
				bad := bytes.Clone(data)
				bad[i] ^= 1 << bit
				if got.UnmarshalBinary(bad) == nil {
					t.Errorf("bit %d of byte %d changed: no error", bit, i)
				}
			}
			if got.UnmarshalBinary(data[:i]) == nil {
				t.Errorf("the first %d bytes: no error", i)
			}
		}
		if got.UnmarshalBinary(append(data, 0)) == nil {
			t.Error("a byte more: no error")
		}
	}
}

// TestRecordVersion: a record of another version is told from damage.
func TestRecordVersion(t *testing.T) {
	b := seal([]byte{recordVersion + 1, 1, 2, 3}, 0)
	if err := new(Record).UnmarshalBinary(b); err == nil || !strings.Contains(err.Error(), fmt.Sprint("version ", recordVersion+1)) {
		t.Error(err)
	}
}

// TestRecordBounds: what exceeds a bound is neither written nor read.
func TestRecordBounds(t *testing.T) {
	for what, r := range map[string]*Record{
		"attempt": {},
		"worker":  {Attempt: Attempt{1}, Worker: strings.Repeat("x", MaxWorker+1)},
		"part":    {Attempt: Attempt{1}, Part: make([]byte, MaxPart+1)},
		"bundle":  {Attempt: Attempt{1}, Children: [][]byte{make([]byte, MaxBundle+1)}},
		"empty":   {Attempt: Attempt{1}, Children: [][]byte{{}}},
		"all":     {Attempt: Attempt{1}, Children: slices.Repeat([][]byte{make([]byte, MaxBundle)}, MaxRecord/MaxBundle)},
	} {
		if b, err := r.Append([]byte("x")); err == nil || string(b) != "x" {
			t.Errorf("%s: %v, %d bytes", what, err, len(b))
		}
	}
	// A length that is larger than what follows allocates nothing much.
	b := append([]byte{recordVersion, 0}, make([]byte, 16+1+16)...)
	b[2+16+1] = 1
	for _, tail := range [][]byte{{0, 0, 0xff, 0x1f}, {0, 0xff, 0xff, 0xff, 1}, {0xff, 1}} {
		data := seal(append(bytes.Clone(b), tail...), 0)
		if n := testing.AllocsPerRun(10, func() {
			if new(Record).UnmarshalBinary(data) == nil {
				t.Error("no error")
			}
		}); n > 20 {
			t.Errorf("%v allocations", n)
		}
	}
}

func FuzzRecord(f *testing.F) {
	for _, r := range []*Record{example, {Attempt: Attempt{1}}} {
		b, err := r.MarshalBinary()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b[:len(b)-4])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		data = seal(bytes.Clone(data), 0) // the checksum is no obstacle to a stranger
		var r Record
		if r.UnmarshalBinary(data) != nil {
			return
		}
		b, err := r.MarshalBinary()
		if err != nil {
			t.Fatalf("%+v was read and cannot be written: %v", r, err)
		}
		if !bytes.Equal(b, data) {
			t.Fatalf("%x was read, %x is written", data, b)
		}
	})
}

// bag is a Job whose parts are sizes.
type bag struct{ n int }

func (b *bag) Session([]byte) (Session, error)      { panic("not called") }
func (b *bag) Folder(r []byte) (Folder, error)      { return &bag{}, nil }
func (b *bag) Add(part []byte) (o Outcome, _ error) { b.n += len(part); return }
func (b *bag) Refinement() []byte                   { panic("not called") }
func (b *bag) Bytes() []byte                        { return make([]byte, b.n) }

func FuzzSnapshot(f *testing.F) {
	l, err := NewLedger(&bag{})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(l.Snapshot())
	if counts, err := l.Add(&Record{Attempt: Attempt{1}, Part: []byte("abc"), Children: [][]byte{{1}, {2, 3}}}); err != nil || !counts {
		f.Fatal(counts, err)
	}
	b := l.Snapshot()
	f.Add(b[:len(b)-4])
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := Restore(&bag{}, seal(bytes.Clone(data), 0))
		if err != nil {
			return
		}
		b := l.Snapshot()
		again, err := Restore(&bag{}, b)
		if err != nil || !bytes.Equal(again.Snapshot(), b) {
			t.Fatalf("%x was read, %x is written, and then: %v", data, b, err)
		}
	})
}

func TestID(t *testing.T) {
	for _, id := range []ID{Root, {Attempt{1}, 0}, {Attempt{255, 15: 1}, 65535}} {
		if got, err := ParseID(id.String()); err != nil || got != id {
			t.Errorf("%v: %v, %v", id, got, err)
		}
	}
	hex := strings.Repeat("a", 32)
	for _, bad := range []string{"", "1", "0.0", hex, hex + ".", hex + ".01", hex + ".65536", hex + ".-1", hex + ".1.1",
		strings.ToUpper(hex) + ".1", hex[1:] + ".1", strings.Repeat("0", 32) + ".0", strings.Repeat("g", 32) + ".1", "0" + hex + ".1"} {
		if id, err := ParseID(bad); err == nil {
			t.Errorf("%q is read as %v", bad, id)
		}
	}
	if NewAttempt() == NewAttempt() {
		t.Error("two attempts are equal")
	}
}
