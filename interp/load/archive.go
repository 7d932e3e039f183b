package load

import "github.com/llir/llvm/ir/enum"

// Needed are those of members, which are in archives, that a linker takes beside modules: the first that defines a name which
// is declared and defined nowhere else, until no member does. The order of files does not matter, as it does not to LLVM's
// linker. Errors are *InputError.
func Needed(modules, members []Module) (needed []Module, err error) {
	var missing []string
	state := map[string]bool{} // of names: false is missing, true is defined
	enter := func(f *file) {
		for _, d := range f.definitions() {
			name := d.name()
			if l := d.linkage(); !d.declares() && rankOf(l) != rankCopy {
				state[name] = true
			} else if _, known := state[name]; !known && l != enum.LinkageExternWeak {
				state[name] = false
				missing = append(missing, name)
			}
		}
	}
	parsed := func(m Module) (*file, error) {
		ir, _, err := Parse(m.Name, m.Text)
		return &file{Module: m, ir: ir}, err
	}
	for _, m := range modules {
		f, err := parsed(m)
		if err != nil {
			return nil, err
		}
		enter(f)
	}
	files := make([]*file, len(members))
	defines := map[string]int{} // the first member
	for i, m := range members {
		if files[i], err = parsed(m); err != nil {
			return nil, err
		}
		for _, d := range files[i].definitions() {
			if _, ok := defines[d.name()]; !ok && !d.declares() && rankOf(d.linkage()) != rankCopy {
				defines[d.name()] = i
			}
		}
	}
	for len(missing) > 0 {
		name := missing[0]
		missing = missing[1:]
		if i, ok := defines[name]; ok && !state[name] && files[i] != nil {
			needed = append(needed, members[i])
			enter(files[i])
			files[i] = nil
		}
	}
	return needed, nil
}
