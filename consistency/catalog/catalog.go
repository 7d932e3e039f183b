// Package catalog finds memory models by name: those written by hand in package
// consistency, those that are shipped as files, and files of the user's, which it has parsed
// and proved.
package catalog

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"sort"
	"strings"

	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/consistency/kat/runner"
	"genmcgo/consistency/models"
)

const suffix = ".kat"

// ByName returns the model called name: the checker of package consistency for
// "rc11", the shipped file for "rc11.kat", unless there is a file of that name, the
// file for a path. Errors name what there is, or the place in the file.
func ByName(name string) (consistency.Model, error) {
	if !strings.HasSuffix(name, suffix) && !strings.ContainsAny(name, `/\`) {
		m, err := consistency.ByName(name)
		if err != nil {
			return nil, fmt.Errorf("unknown memory model %q; built in are %s; a model file's name ends in %s", name, strings.Join(Names(), ", "), suffix)
		}
		return m, nil
	}
	if _, err := os.Stat(name); errors.Is(err, fs.ErrNotExist) && path.Base(name) == name {
		if _, err := fs.Stat(models.FS, name); err == nil {
			spec, err := kat.LoadFS(models.FS, name)
			if err != nil {
				return nil, err
			}
			return runner.NewModel(kat.Shipped(spec))
		}
	}
	spec, err := kat.Load(name)
	if err != nil {
		return nil, err
	}
	c, err := prover.Check(spec)
	if err != nil {
		return nil, err
	}
	return runner.NewModel(c)
}

// Names lists what ByName knows without a file of the user's.
func Names() []string {
	names := consistency.Names()
	for _, i := range models.List() {
		names = append(names, i.File)
	}
	sort.Strings(names)
	return names
}
