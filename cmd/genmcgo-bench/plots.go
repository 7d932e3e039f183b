package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"

	"genmcgo/bench"
)

// plots draws scatter plots of what table measured.
func plots(args []string, out, errw io.Writer) error {
	fs := pflag.NewFlagSet("genmcgo-bench plots", pflag.ContinueOnError)
	fs.SetOutput(errw)
	dir := fs.String("out", ".", "write the pictures into this `DIRECTORY`")
	name := fs.String("name", "all", "beginning of their `NAMES`")
	fs.Usage = func() {
		fmt.Fprintf(errw, `usage: genmcgo-bench plots [flags] ID.json ...

Puts together what table --out measured for tables whose first column is genmcgo
with --equivalence=rvf (or rf), and draws how that compares with each other
column, as Figures 7 to 12 of rvf-smc-2021 do.

%s`, fs.FlagUsages())
	}
	if err := fs.Parse(args); err != nil {
		return err
	}
	if fs.NArg() == 0 {
		return errors.New("plots: name files that table --out wrote: ID.json")
	}
	if *name == "" || *name != filepath.Base(*name) {
		return fmt.Errorf("--name=%s: want the beginning of a file's name", *name)
	}
	var all []*bench.TableResult
	for _, file := range fs.Args() {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		t := &bench.TableResult{}
		if err := json.Unmarshal(data, t); err != nil {
			return fmt.Errorf("%s: not what table --out writes: %w", file, err)
		}
		all = append(all, t)
	}
	t, err := bench.MergeResults(*name, all)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return err
	}
	n, err := t.WriteScatterFiles(*dir)
	if err != nil {
		return err
	}
	if n == 0 {
		return fmt.Errorf("nothing to draw: no other column than %s, or that is with --equivalence=co", t.Checkers[0].Name)
	}
	return t.WriteScatters(out)
}
