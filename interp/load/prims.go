package load

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
)

// A second module (Options.Prims) stands between the program and the run-time library: what the program
// does not define itself is looked for there first.

// replace adds mod to the program, of which users are the rest. It returns mod's module and
// the functions of it that users call.
func (ld *loader) replace(users []unit, mod *llir.Module, from *Module) (m *module, called []string, err error) {
	m = ld.newModule("")
	m.name, m.prims = from.Name, true
	m.add(mod)
	m.declared = declaredNames(from.Text)
	var functions []string // that others may call
	for name, s := range m.symbols {
		if !s.defined() || !exported(s) {
			continue
		}
		wanted := false
		for _, u := range users {
			u := u.symbols[name]
			wanted = wanted || u != nil && !u.defined()
		}
		if u := ld.symbols[name]; u != nil && exported(u) {
			wanted = false
		} else {
			ld.symbols[name] = s
		}
		if s.fn == nil && s.alias == nil {
			continue
		}
		functions = append(functions, name)
		if wanted && convention(name) == "" {
			called = append(called, name)
		}
	}
	slices.Sort(functions)
	slices.Sort(called)
	if len(called) > 0 {
		return m, called, nil
	}
	return nil, nil, &InputError{File: from.Name, Msg: fmt.Sprintf("it defines no function that the program calls without defining it: it defines %s; the program calls %s",
		list(functions), list(ld.undefined(users)))}
}

// exported reports whether other modules may mean s by its name.
func exported(s *symbol) bool {
	var l enum.Linkage
	switch {
	case s.fn != nil:
		l = s.fn.Linkage
	case s.glob != nil:
		l = s.glob.Linkage
	case s.alias != nil:
		l = s.alias.Linkage
	}
	return shared(l)
}

// undefined returns the functions that units call and do not define, those of the run-time library first.
func (ld *loader) undefined(units []unit) []string {
	var names []string
	for _, u := range units {
		for name, s := range u.symbols {
			if s.fn != nil && !s.defined() && ld.symbols[name] == nil && !strings.HasPrefix(name, "llvm.") {
				names = append(names, name)
			}
		}
	}
	ours := func(name string) int {
		if _, ok := rtlib.FileOf(name); ok {
			return 0
		}
		return 1
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(ours(a), ours(b)), strings.Compare(a, b))
	})
	return slices.Compact(names)
}

// list writes the first of names.
func list(names []string) string {
	const most = 8
	switch {
	case len(names) == 0:
		return "none"
	case len(names) > most:
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
	}
	return strings.Join(names, ", ")
}
