package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"genmcgo"
	"genmcgo/report"
)

// diff compares two reports that --format=json wrote, and returns the exit code:
// exitError if anything got worse.
func diff(o *options, stdin io.Reader, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, "genmcgo:", err)
		return exitUsage
	}
	var tables [2]*report.Table
	for i, name := range []string{o.diff, o.files[0]} {
		text, err := readReport(name, stdin)
		if err != nil {
			return fail(err)
		}
		if name == "-" {
			name = "standard input"
		}
		if tables[i], err = report.Read(name, text); err != nil {
			return fail(err)
		}
	}
	d := report.NewDiff(genmcgo.Version(), o.diff, o.files[0], tables[0], tables[1])
	var err error
	if o.format == "json" {
		err = d.WriteJSON(stdout)
	} else {
		err = d.WriteText(stdout, report.Style{Color: useColor(stdout, o.color)})
	}
	switch {
	case err != nil:
		return fail(err)
	case d.Worse:
		return exitError
	}
	return exitVerified
}

func readReport(name string, stdin io.Reader) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(stdin)
	}
	text, err := os.ReadFile(name)
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = fmt.Errorf("%s: %w", name, pe.Err)
	}
	return text, err
}
