package task

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
)

// errDamaged describes bytes that are no what.
func errDamaged(what, why string) error { return fmt.Errorf("this is no %s: %s", what, why) }

func appendBytes(b, x []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(x))), x...)
}

func appendID(b []byte, id ID) []byte {
	return binary.AppendUvarint(append(b, id.Attempt[:]...), uint64(id.Child))
}

// seal appends the checksum of b[start:].
func seal(b []byte, start int) []byte {
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b[start:], castagnoli()))
}

// unseal checks the checksum and the version of data, and returns what is between them.
func unseal(data []byte, version byte, what string) (*decoder, error) {
	n := len(data) - 4
	if n < 1 {
		return nil, errDamaged(what, "it is too short")
	}
	if crc32.Checksum(data[:n], castagnoli()) != binary.LittleEndian.Uint32(data[n:]) {
		return nil, errDamaged(what, "its checksum is wrong")
	}
	if data[0] != version {
		return nil, fmt.Errorf("a %s of version %d, where %d is known: use the same genmcgo everywhere", what, data[0], version)
	}
	return &decoder{data: data[1:n]}, nil
}

// decoder reads what the functions above append. After the first thing that is not what they
// append, bad is set and all values are zero.
type decoder struct {
	data []byte
	bad  bool
}

// uvarint reads a number <= most, written in the fewest bytes.
func (d *decoder) uvarint(most uint64) uint64 {
	x, n := binary.Uvarint(d.data)
	if d.bad || n <= 0 || x > most || n > 1 && d.data[n-1] == 0 {
		d.bad = true
		return 0
	}
	d.data = d.data[n:]
	return x
}

// next reads n bytes. They belong to the data.
func (d *decoder) next(n uint64) []byte {
	if d.bad || n > uint64(len(d.data)) {
		d.bad = true
		return nil
	}
	x := d.data[:n]
	d.data = d.data[n:]
	return x
}

// bytes reads a copy of bytes after their length, which is at most most. It returns nil for none.
func (d *decoder) bytes(most uint64) []byte {
	return append([]byte(nil), d.next(d.uvarint(most))...)
}

func (d *decoder) attempt() (a Attempt) {
	copy(a[:], d.next(uint64(len(a))))
	return a
}

func (d *decoder) id() ID { return ID{d.attempt(), uint16(d.uvarint(1<<16 - 1))} }

// end fails if anything was wrong, or if something is left.
func (d *decoder) end(what string) error {
	if d.bad || len(d.data) > 0 {
		return errDamaged(what, "its checksum is right, but a length in it is not")
	}
	return nil
}
