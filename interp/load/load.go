// Package load turns LLVM assembly into programs of package ir. It is the only
// package that knows LLVM; it also links the run-time library (interp/rtlib).
//
// Steps: nodes.go takes out the metadata; Normalize rewrites the text of any clang from 13 on into what the parser
// understands; Parse gives a module; link.go decides what is part of the program and
// where it lies; func.go, inst.go, call.go lower functions to instructions over an
// unbounded supply of slots (promote.go: variables that need no memory; lazy.go: loads
// that optimisers moved up); opt.go removes copies and gives slots their numbers.
// asm.go writes ordinary instructions for inline assembly, before anything else looks at it,
// and asmbody.go calls of functions that the user wrote for it.
// inlined.go puts small functions (inlinable.go) into those that call them, filled.go knows initialisers, unneeded.go
// drops what nothing needs: a thread that waits for a while is in the state that it was in.
// shortcut.go, capture.go, deadparts.go, seed.go and sink.go find out what decides whether a loop spins.
//
// What is not supported becomes an OpFault instruction: it is reported when it is
// reached, not when it is loaded.
package load

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"genmcgo/interp/ir"
	"genmcgo/interp/rtlib"

	llir "github.com/llir/llvm/ir"
)

// Options of Source.
type Options struct {
	// NoLibrary leaves the run-time library out.
	NoLibrary bool
	// Queued says which objects of the library have queues of the threads that wait.
	Queued Queued
	// Counting makes the program count operations on synchronisation objects (interp.Config.MaxOps).
	Counting bool
	// Sampled: arbitrary numbers are chosen from those that the program allows, or from a sample (nondet.go);
	// else the library decides what they are.
	Sampled bool
	// RelaxedVolatile: volatile accesses of the program are relaxed atomic ones (volatile.go).
	RelaxedVolatile bool
	// Prims is a second module. What it defines is called where the program has only a
	// declaration, also of functions of the run-time library. nil: there is none.
	Prims *Module
	// Asm is a module whose annotated functions are what texts of inline assembly do (asmbody.go).
	// nil: there is none.
	Asm *Module
	// Variables: functions say where their variables are (ir.Func.Vars), for debuggers. The program has the same events,
	// but is slower.
	Variables bool
}

// Module is LLVM assembly; Name is used in messages.
type Module struct {
	Name string
	Text []byte
}

// optional is the list of m, which may be nil.
func optional(m *Module) []Module {
	if m == nil {
		return nil
	}
	return []Module{*m}
}

// Report says what happened to the input.
type Report struct {
	Normalize *NormalizeReport
	// Library are the files of the run-time library that something was linked from, sorted.
	Library []string
	// Called are the functions of Options.Prims that the program calls, sorted.
	Called []string
	// Bodied says of which texts of inline assembly of the program Options.Asm has bodies, and their names; sorted.
	Bodied []string
}

// File loads the LLVM assembly in file path. Errors are *InputError or from the
// file system.
func File(path string) (*ir.Program, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	p, _, err := Source(path, text, Options{})
	return p, err
}

// Source loads LLVM assembly. name is used in messages and, without its directory,
// as argv[0].
func Source(name string, text []byte, opts Options) (*ir.Program, *Report, error) {
	return Link([]Module{{name, text}}, opts)
}

// Link loads the program that modules, of which there must be at least one, make together. What their names
// mean is said in linkage.go. The name of the first one, without its directory, is argv[0].
func Link(modules []Module, opts Options) (p *ir.Program, rep *Report, err error) {
	ld := &loader{
		prog:    &ir.Program{Name: filepath.Base(modules[0].Name), DataBase: dataBase},
		consts:  map[uint64]int32{},
		symbols: map[string]*symbol{},
		posIdx:  map[positionKey]int32{},
		opts:    opts,
		files:   map[string]*module{},
	}
	rep = &Report{}
	defer func() {
		if r := recover(); r != nil {
			if u, ok := r.(unsupported); ok {
				in := &InputError{File: cmp.Or(ld.at, modules[0].Name), Msg: u.msg}
				if u.at.Line > 0 {
					in.File, in.Line, in.Source = u.at.File, u.at.Line, true
				}
				p, err = nil, in
				return
			}
			panic(r)
		}
	}()
	parse := Parse
	if slices.ContainsFunc(slices.Concat(modules, optional(opts.Asm), optional(opts.Prims)), readsTypes) {
		parse = parseWhole
	}
	var files []*file
	for _, m := range modules {
		f := &file{Module: m}
		ld.at = m.Name
		if opts.Variables {
			f.Text = callRecords(m.Text)
			f.records = len(f.Text) != len(m.Text)
		}
		if f.ir, f.rep, err = parse(m.Name, f.Text); f.rep != nil && (rep.Normalize == nil || len(rep.Normalize.Unknown) == 0) {
			rep.Normalize = f.rep
		}
		if err != nil {
			return nil, rep, err
		}
		files = append(files, f)
	}
	if err := link(files); err != nil {
		return nil, rep, err
	}
	var bodies *asmBodies
	var asmMod, prims *llir.Module
	if opts.Asm != nil {
		if asmMod, _, err = parse(opts.Asm.Name, opts.Asm.Text); err != nil {
			return nil, rep, err
		}
		if bodies, err = readAsmBodies(asmMod, opts.Asm.Name); err != nil {
			return nil, rep, err
		}
		expandAsm(asmMod, opts.Asm.Text, nil)
	}
	plain := false
	var all []*llir.Module
	for _, f := range files {
		plain = expandAsm(f.ir, f.Text, bodies) || plain
		all = append(all, f.ir)
	}
	if opts.Prims != nil {
		if prims, _, err = parse(opts.Prims.Name, opts.Prims.Text); err != nil {
			return nil, rep, err
		}
		plain = expandAsm(prims, opts.Prims.Text, bodies) || plain
		all = append(all, prims)
	}
	if asmMod != nil {
		all = append(all, asmMod)
	}
	if opts.Sampled {
		sampleAll(all...)
	}
	if opts.RelaxedVolatile {
		for _, m := range all {
			relaxVolatile(m)
		}
	}
	occupy(all)
	ld.unwritten = unwritten(all)
	idle := idleCalls(all)
	for _, m := range all {
		unrotate(m, idle)
		rejoin(m)
	}
	if rep.Bodied, err = bodies.used(); err != nil {
		return nil, rep, err
	}
	ld.prog.Positions, ld.posNext, ld.prog.PlainAssembly = []ir.Position{{}}, []int32{0}, plain
	ld.data, ld.bss = uint64(dataBase), uint64(bssBase)
	var units []unit
	for _, f := range files {
		units = append(units, unit{ld.program(f), f.ir})
	}
	users := units
	if prims != nil {
		var m *module
		if m, rep.Called, err = ld.replace(users, prims, opts.Prims); err != nil {
			return nil, rep, err
		}
		units = append(units, unit{m, prims})
	}
	if bodies != nil {
		m := ld.newModule("")
		m.name = opts.Asm.Name
		m.add(asmMod)
		m.declared = declaredNames(opts.Asm.Text)
		bodies.enter(ld, m)
		units = append(units, unit{m, asmMod})
	}
	ld.build(units, len(users))
	rep.Library = slices.Sorted(maps.Keys(ld.files))
	ld.prog.Seal()
	return ld.prog, rep, nil
}

// program returns the module of f, and makes known what other modules may mean of it.
func (ld *loader) program(f *file) *module {
	m := ld.newModule("")
	m.name, m.discarded, m.titles, m.records = f.Name, f.discarded, f.titles, f.records
	m.add(f.ir)
	for n, s := range m.symbols {
		if s.defined() && (exported(s) || ld.symbols[n] == nil) {
			ld.symbols[n] = s
		}
	}
	m.declared = declaredNames(f.Text)
	return m
}

// library returns the definition of what programs call name, nil if it is none of the
// run-time library. A file of the library is a module that grows: what the program
// needs is added to it.
func (ld *loader) library(name string) *symbol {
	file, ok := rtlib.FileOf(name)
	if !ok {
		return nil
	}
	name = ld.opts.Queued.replacement(name, file)
	m := ld.files[file]
	if m == nil {
		m = ld.newModule(file)
		ld.files[file] = m
	}
	full := rtlib.Prefix + name
	if s := m.symbols[full]; s != nil && s.defined() {
		return s
	}
	part := rtlib.Part(name, func(f string) bool {
		s := m.symbols[f]
		return s != nil && s.defined()
	})
	mod, err := parseRecovered(file, string(part)) // it needs no Normalize
	if err != nil {
		panic(fmt.Sprintf("BUG: run-time library: %v", err))
	}
	m.add(mod)
	return m.symbols[full]
}
