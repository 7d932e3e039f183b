package debug

import (
	"strconv"
	"strings"
)

// Type is a type of the source.
type Type struct {
	in      *Info
	node    int
	indexed int // of an array: how many of its dimensions have an index
}

// maxDepth bounds how deep types are followed, and maxParts how many parts are looked at for one name: types that
// contain themselves are in torn modules only, and must not keep a report.
const maxDepth, maxParts = 64, 10_000

// resolve is node n without the types that only add a name or a qualifier.
func (in *Info) resolve(n int) fields {
	for range maxDepth {
		f := in.fields(n)
		if f.kind != "DIDerivedType" {
			return f
		}
		switch f.word("tag") {
		case "DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_atomic_type", "DW_TAG_restrict_type", "DW_TAG_member",
			"DW_TAG_inheritance", "DW_TAG_template_alias":
			n = f.ref("baseType")
		default:
			return f
		}
	}
	return fields{}
}

// Size is how many bytes values of the type have, 0 if that is not known.
func (t Type) Size() uint64 {
	f := t.in.resolve(t.node)
	size := uint64(f.number("size")) / 8
	if t.indexed > 0 {
		for _, c := range t.in.counts(f)[:t.indexed] {
			size /= max(c, 1)
		}
	}
	return size
}

// Name is what the source calls the type, "" if it has no name: a structure without a tag, for instance.
func (t Type) Name() string {
	if t.indexed == 0 {
		return t.in.typeName(t.node, 0)
	}
	f := t.in.resolve(t.node)
	name := t.in.typeName(f.ref("baseType"), 1)
	for _, c := range t.in.counts(f)[t.indexed:] {
		name += "[" + strconv.FormatUint(c, 10) + "]"
	}
	return name
}

func (in *Info) typeName(n, depth int) string {
	f := in.fields(n)
	if depth > maxDepth {
		return ""
	}
	base := func() string { return in.typeName(f.ref("baseType"), depth+1) }
	switch f.kind {
	case "DIBasicType":
		return f.text("name")
	case "DICompositeType":
		if f.word("tag") == "DW_TAG_array_type" {
			s := base()
			for _, c := range in.counts(f) {
				s += "[" + strconv.FormatUint(c, 10) + "]"
			}
			return s
		}
		name := f.text("name")
		if name == "" {
			return ""
		}
		return in.within(f.ref("scope"), name)
	case "DIDerivedType":
		switch f.word("tag") {
		case "DW_TAG_typedef", "DW_TAG_template_alias":
			return in.within(f.ref("scope"), f.text("name"))
		case "DW_TAG_pointer_type":
			if s := base(); s != "" {
				return s + " *"
			}
			return "void *"
		case "DW_TAG_reference_type":
			return base() + " &"
		case "DW_TAG_const_type":
			return "const " + base()
		case "DW_TAG_volatile_type":
			return "volatile " + base()
		case "DW_TAG_atomic_type":
			return "_Atomic " + base()
		default:
			return base()
		}
	}
	return ""
}

// within puts the namespaces and classes of scope before a name.
func (in *Info) within(scope int, name string) string {
	for range maxDepth {
		f := in.fields(scope)
		switch {
		case f.kind == "DINamespace" && f.text("name") != "" && f.word("exportSymbols") != "true",
			f.kind == "DICompositeType" && f.text("name") != "":
			name = f.text("name") + "::" + name
		case f.kind != "DINamespace":
			return name
		}
		scope = f.ref("scope")
	}
	return name
}

// counts are the lengths of an array's dimensions.
func (in *Info) counts(array fields) (out []uint64) {
	for _, e := range in.fields(array.ref("elements")).list {
		if r, ok := strings.CutPrefix(e, "!"); ok {
			if s := in.fields(leading(r)); s.kind == "DISubrange" {
				out = append(out, uint64(s.number("count")))
			}
		}
	}
	return out
}

// Path names the part of a value of the type that has size bytes at an offset: ".head", "[1].next". It is ""
// for the value as a whole, and where the part has no name of its own: the innermost member or element that
// contains it is followed by "+3" then. A size of 0 is that of the largest part which begins at the offset.
//
// Classes of the library are seen from outside: what lies at their start has no name of its own, as the word
// of an atomic or a mutex, unless the program named it: the first element of a std::array. Members that the library
// keeps private are left out of a path, or named by the public function that returns them: "text.size()".
func (t Type) Path(off, size uint64) string {
	if t.in == nil {
		return ""
	}
	k := portion{t.node, off, size}
	if p, ok := t.in.paths.Load(k); ok {
		return p.(string)
	}
	parts := maxParts
	path, rest := t.in.path(t.node, off, size, &parts)
	if rest > 0 {
		path += "+" + strconv.FormatUint(rest, 10)
	}
	t.in.paths.Store(k, path)
	return path
}

// portion is a part of a value whose type is a node.
type portion struct {
	node      int
	off, size uint64
}

// path is Path, with what is left of the offset.
func (in *Info) path(n int, off, size uint64, parts *int) (path string, rest uint64) {
	f := in.resolve(n)
	whole := uint64(f.number("size")) / 8
	if f.kind != "DICompositeType" || *parts <= 0 || off >= whole || off == 0 && size == 0 {
		return "", off
	}
	if held := in.held(f); held > 0 {
		return in.path(held, off, size, parts)
	}
	if off == 0 && in.opaque(n) {
		return in.contained(f, size, parts), 0
	}
	return in.inside(f, off, size, parts)
}

// contained is path for the start of a value of class f of the library: a path only if that is in something which the
// program put there, an element of a std::array or a part of a structure in a std::atomic.
func (in *Info) contained(f fields, size uint64, parts *int) (path string) {
	in.members(f, func(m fields) bool {
		*parts--
		n := m.ref("baseType")
		of := in.resolve(n)
		if m.number("offset") > 0 || *parts <= 0 || of.kind != "DICompositeType" || uint64(of.number("size")) < size*8 {
			return *parts > 0
		}
		rest := uint64(0)
		switch of.word("tag") {
		case "DW_TAG_enumeration_type":
		case "DW_TAG_array_type":
			if strings.HasPrefix(f.text("name"), "array<") {
				path, rest = in.path(n, 0, size, parts)
			}
		default:
			if held := in.held(of); held > 0 || !in.opaque(n) && !reserved(of.text("name")) {
				path, rest = in.path(n, 0, size, parts)
			} else {
				path = in.contained(of, size, parts)
			}
		}
		if rest > 0 || !given(path) {
			path = ""
		}
		return path == ""
	})
	return path
}

// inside is path for what a value of composite type f consists of.
func (in *Info) inside(f fields, off, size uint64, parts *int) (path string, rest uint64) {
	whole := uint64(f.number("size")) / 8
	if off == 0 && size >= whole && (size > whole || !in.single(f)) {
		return "", off
	}
	switch f.word("tag") {
	case "DW_TAG_array_type":
		*parts--
		counts := in.counts(f)
		item := Type{in: in, node: f.ref("baseType")}.Size()
		if item == 0 || len(counts) == 0 {
			return "", off
		}
		i, inner := off/item, off%item
		if inner+max(size, 1) > item { // of several elements
			return "", off
		}
		for k := len(counts) - 1; k > 0; k-- {
			if counts[k] == 0 {
				return "", off
			}
			path = "[" + strconv.FormatUint(i%counts[k], 10) + "]" + path
			i /= counts[k]
		}
		path = "[" + strconv.FormatUint(i, 10) + "]" + path
		p, rest := in.path(f.ref("baseType"), inner, size, parts)
		return path + p, rest
	case "DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type":
		return in.member(f, off, size, parts)
	}
	return "", off
}

// single reports whether a structure or union has one member and nothing beside it, which is then what an access to all of it is to.
func (in *Info) single(f fields) bool {
	switch f.word("tag") {
	case "DW_TAG_array_type":
		return false
	case "DW_TAG_union_type":
		return true // one at a time
	}
	n := 0
	in.members(f, func(fields) bool { n++; return n < 2 })
	return n == 1
}

// member is path for the members of a structure, class or union.
func (in *Info) member(f fields, off, size uint64, parts *int) (path string, rest uint64) {
	found := false
	for _, e := range in.fields(f.ref("elements")).list {
		r, ok := strings.CutPrefix(e, "!")
		if !ok {
			continue
		}
		*parts--
		m := in.fields(leading(r))
		tag := m.word("tag")
		if m.kind != "DIDerivedType" || tag != "DW_TAG_member" && tag != "DW_TAG_inheritance" || strings.Contains(m.word("flags"), "DIFlagStaticMember") {
			continue
		}
		first, bits := uint64(m.number("offset")), uint64(m.number("size"))
		if tag == "DW_TAG_inheritance" {
			bits = Type{in: in, node: m.ref("baseType")}.Size() * 8
		}
		if strings.Contains(m.word("flags"), "DIFlagBitField") {
			// An access is to all the bits of a word; of several fields in it, the first names it.
			if !found && off*8 <= first && first < (off+max(size, 1))*8 {
				path, rest, found = "."+m.text("name"), 0, true
			}
			continue
		}
		if off*8 < first || (off+max(size, 1))*8 > first+bits {
			continue
		}
		inner, left := in.path(m.ref("baseType"), off-first/8, size, parts)
		if name := m.text("name"); name != "" && tag == "DW_TAG_member" {
			switch public := publicMembers[name]; {
			case public != "":
				inner = "." + public
			case !reserved(name) || size > 0 && !given(inner):
				inner = "." + name + inner
			}
		}
		// In a union, a member that has exactly this part is better than one that has not.
		if !found || left < rest {
			path, rest, found = inner, left, true
		}
	}
	if !found {
		return "", off
	}
	return path, rest
}

// publicMembers are members of classes of libstdc++ by what the program calls what they say.
var publicMembers = map[string]string{
	"_M_string_length": "size()", "_M_p": "data()", // std::string
	"_M_start": "begin()", "_M_finish": "end()", "_M_end_of_storage": "capacity()", // std::vector, std::deque
	"_M_node_count": "size()", "_M_element_count": "size()", "_M_size": "size()", // containers of nodes
	"_M_engaged": "has_value()", "_M_value": "value()", // std::optional
	"_M_device": "mutex()", "_M_owns": "owns_lock()", // locks
	"_M_refcount": "control_block", "_M_use_count": "use_count()", "_M_weak_count": "weak_count()", // std::shared_ptr
}

// reserved reports whether a name is one that only the implementation of a language may use.
func reserved(name string) bool {
	return len(name) > 1 && name[0] == '_' && (name[1] == '_' || 'A' <= name[1] && name[1] <= 'Z')
}

// given reports whether a path says where something is in terms that the program uses, too.
func given(path string) bool {
	if path == "" {
		return false
	}
	for name := range strings.SplitSeq(path, ".") {
		if reserved(name) {
			return false
		}
	}
	return true
}

// held is the type of the value in a buffer of the library, 0 if f is none: __aligned_buffer<T>, in which nodes of
// lists and trees and std::make_shared have their values.
func (in *Info) held(f fields) int {
	if name := f.text("name"); !strings.HasPrefix(name, "__aligned_buffer<") && !strings.HasPrefix(name, "__aligned_membuf<") {
		return 0
	}
	return in.argument(f)
}

// argument is the first template argument of class f, 0 if that is no type.
func (in *Info) argument(f fields) int {
	for _, e := range in.fields(f.ref("templateParams")).list {
		if r, ok := strings.CutPrefix(e, "!"); ok {
			if p := in.fields(leading(r)); p.kind == "DITemplateTypeParameter" {
				return p.ref("type")
			}
		}
		break
	}
	return 0
}

// opaque reports whether a type is one of the library: what is at its start stands for all of it.
func (in *Info) opaque(n int) bool {
	for range maxDepth {
		f := in.fields(n)
		if name := f.text("name"); strings.HasPrefix(name, "pthread_") || strings.HasPrefix(name, "__") || name == "sem_t" {
			return true
		}
		switch f.kind {
		case "DIDerivedType":
			if f.word("tag") == "DW_TAG_pointer_type" {
				return false
			}
			n = f.ref("baseType")
		case "DICompositeType":
			return in.standard(f.ref("scope"))
		default:
			return false
		}
	}
	return false
}

// standard reports whether a scope is in namespace std.
func (in *Info) standard(scope int) bool {
	for range maxDepth {
		f := in.fields(scope)
		if f.kind == "DINamespace" && (f.text("name") == "std" || f.text("name") == "__gnu_cxx") {
			return true
		}
		if scope = f.ref("scope"); scope == 0 {
			return false
		}
	}
	return false
}
