package ir

// Layout describes how the bytes of a type divide into scalars. Exactly one of
// three shapes: a scalar (Elem < 0, no Fields), an array of Elem, or a struct.
type Layout struct {
	Size   uint64
	Elem   int32 // array: layout of the elements; else -1
	Fields []Field
}

// Field is a member of a struct layout.
type Field struct {
	Off    uint64
	Layout int32
}

// Leaf finds the scalar of layout l that contains byte off: its first byte and
// size. ok is false in padding, beyond the end and where the type is unknown.
func (p *Program) Leaf(l int32, off uint64) (start, size uint64, ok bool) {
	var base uint64
	for l >= 0 {
		t := &p.Layouts[l]
		switch {
		case t.Elem >= 0:
			es := p.Layouts[t.Elem].Size
			if es == 0 || off >= t.Size {
				return 0, 0, false
			}
			i := off / es
			base += i * es
			off -= i * es
			l = t.Elem
		case t.Fields != nil:
			i := len(t.Fields) - 1
			for i >= 0 && t.Fields[i].Off > off {
				i--
			}
			if i < 0 {
				return 0, 0, false
			}
			base += t.Fields[i].Off
			off -= t.Fields[i].Off
			l = t.Fields[i].Layout
		default:
			if off >= t.Size {
				return 0, 0, false
			}
			return base, t.Size, true
		}
	}
	return 0, 0, false
}
