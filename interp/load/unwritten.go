package load

import (
	"reflect"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Variables in static memory that nothing writes to, such as a table that lacks a const, or the limits of a back-off. Optimisers take
// them for constants if they are static. Here all modules are known, so all of them are constants: reading them is no event, and loops that
// do so are the same loops at each level.
//
// Nothing writes to a variable if its address is in no other variable, and is used by nothing but plain loads, directly or with an offset.
// Then no other address leads to it, either. Atomic and volatile loads are left as they are: an event that orders others is one even if it
// can read nothing but one value.

// unwritten makes the variables of mods to which nothing writes constants, and returns them.
func unwritten(mods []*llir.Module) map[*llir.Global]bool {
	u := &unwrittenVars{known: map[string][]*llir.Global{}, local: map[*llir.Global]bool{}, escapes: map[any]bool{}}
	for _, m := range mods {
		for _, g := range m.Globals {
			if own(g.Linkage) {
				u.local[g] = true
			} else {
				u.known[g.Name()] = append(u.known[g.Name()], g)
			}
		}
	}
	for _, m := range mods {
		u.module(m)
	}
	found := map[*llir.Global]bool{}
	for _, m := range mods {
		for _, g := range m.Globals {
			if !g.Immutable && g.Init != nil && g.TLSModel == enum.TLSModelNone && !u.escapes[u.variable(g)] {
				g.Immutable, found[g] = true, true
			}
		}
	}
	return found
}

// own reports whether what has this linkage is a module's own.
func own(l enum.Linkage) bool { return l == enum.LinkagePrivate || l == enum.LinkageInternal }

// unwrittenVars is the search for such variables. One that several modules know is its name.
type unwrittenVars struct {
	known   map[string][]*llir.Global
	local   map[*llir.Global]bool
	escapes map[any]bool // variables whose addresses are used otherwise
}

func (u *unwrittenVars) variable(g *llir.Global) any {
	if u.local[g] {
		return g
	}
	return g.Name()
}

func (u *unwrittenVars) module(m *llir.Module) {
	for _, g := range m.Globals {
		u.within(g.Init)
	}
	for _, a := range m.Aliases {
		u.within(a.Aliasee)
	}
	for _, i := range m.IFuncs {
		u.within(i.Resolver)
	}
	for _, f := range m.Funcs {
		u.within(f.Prefix)
		u.within(f.Prologue)
		u.within(f.Personality)
		u.function(f)
	}
}

// function looks at the uses of addresses in f.
func (u *unwrittenVars) function(f *llir.Func) {
	into := map[value.Value]*llir.Global{} // pointers into variables
	base := func(v value.Value) *llir.Global {
		v = unwrap(v)
		if g := into[v]; g != nil {
			return g
		}
		c, _ := v.(constant.Constant)
		return offset(c)
	}
	for again := true; again; {
		again = false
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				var from value.Value
				switch in := in.(type) {
				case *llir.InstGetElementPtr:
					from = in.Src
				case *llir.InstBitCast:
					from = in.From
				default:
					continue
				}
				v := in.(value.Value)
				if g := base(from); g != nil && into[v] == nil && types.IsPointer(v.Type()) {
					into[v], again = g, true
				}
			}
		}
	}
	use := func(v value.Value) {
		v = unwrap(v)
		if g := into[v]; g != nil {
			u.escapes[u.variable(g)] = true
		} else if c, ok := v.(constant.Constant); ok {
			u.within(c)
		}
	}
	uses := func(x value.User, but value.Value) {
		for _, o := range x.Operands() {
			if *o != nil && *o != but {
				use(*o)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			switch in := in.(type) {
			case *llir.InstLoad:
				if !in.Atomic && !in.Volatile && base(in.Src) != nil {
					continue
				}
				uses(in, nil)
			case *llir.InstGetElementPtr:
				if into[in] != nil {
					uses(in, in.Src)
				} else {
					uses(in, nil)
				}
			case *llir.InstBitCast:
				if into[in] == nil {
					uses(in, nil)
				}
			case *llir.InstCall:
				if f, ok := in.Callee.(*llir.Func); !ok || !strings.HasPrefix(f.Name(), "llvm.dbg.") {
					uses(in, nil)
				}
			case value.User:
				uses(in, nil)
			}
		}
		if t, ok := b.Term.(value.User); ok {
			uses(t, nil)
		}
	}
}

// offset returns the variable of which c is the address, perhaps with an offset; nil if it is none.
func offset(c constant.Constant) *llir.Global {
	switch c := c.(type) {
	case *llir.Global:
		return c
	case *constant.ExprGetElementPtr:
		for _, i := range c.Indices {
			if _, ok := plainIndex(i).(*constant.Int); !ok {
				return nil
			}
		}
		return offset(c.Src)
	case *constant.ExprBitCast:
		return offset(c.From)
	}
	return nil
}

func plainIndex(c constant.Constant) constant.Constant {
	if i, ok := c.(*constant.Index); ok {
		return i.Constant
	}
	return c
}

// within notes that the addresses of variables that are in c are used otherwise.
func (u *unwrittenVars) within(c any) {
	switch c := c.(type) {
	case nil, *constant.Int, *constant.Float, *constant.Null, *constant.ZeroInitializer, *constant.CharArray, *constant.Undef, *constant.Poison, *llir.Func, *llir.Block:
	case *llir.Global:
		u.escapes[u.variable(c)] = true
	case *constant.Index:
		u.within(c.Constant)
	default:
		v := reflect.Indirect(reflect.ValueOf(c))
		if v.Kind() != reflect.Struct {
			return
		}
		for i := range v.NumField() {
			if f := v.Field(i); f.CanInterface() {
				u.field(f)
			}
		}
	}
}

// field is within for a field of a constant.
func (u *unwrittenVars) field(f reflect.Value) {
	switch f.Kind() {
	case reflect.Slice:
		for i := range f.Len() {
			u.field(f.Index(i))
		}
	case reflect.Interface, reflect.Pointer:
		if c, ok := f.Interface().(constant.Constant); ok && !f.IsNil() {
			u.within(c)
		}
	}
}

// maxInitial bounds the constants, in bytes, of which loads are looked up when the program is loaded.
const maxInitial = 1 << 12

// initialOf returns what x, a load from src, reads if that is known here: a part of the initial value of a constant.
func (fl *lowering) initialOf(x *llir.InstLoad, src value.Value) (v uint64, ok bool) {
	m := fl.m
	c, _ := src.(constant.Constant)
	g := offset(c)
	if g == nil || x.Atomic || x.Volatile || !inRegister(x.ElemType) || !g.Immutable || g.Init == nil || g.TLSModel != enum.TLSModelNone ||
		!own(g.Linkage) && g.Linkage != enum.LinkageNone && g.Linkage != enum.LinkageExternal {
		return 0, false
	}
	if i, ok := x.ElemType.(*types.IntType); ok && i.BitSize != 8*m.size(i) {
		return 0, false
	}
	size, n, at := m.size(g.ContentType), m.size(x.ElemType), m.eval(c)[0].v-m.eval(g)[0].v
	if size > maxInitial || at > size || at+n > size || n&(n-1) != 0 {
		return 0, false
	}
	content := make([]byte, size)
	m.writeConst(content, 0, g.ContentType, g.Init)
	for i := range n {
		v |= uint64(content[at+i]) << (8 * i)
	}
	return v, true
}
