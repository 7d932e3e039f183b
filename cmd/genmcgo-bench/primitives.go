package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"genmcgo/bench"
)

// primitives measures the tables about thread primitives and prints them as one page. args
// are flags of table.
func primitives(ctx context.Context, args []string, out, errw io.Writer) (bool, error) {
	var ids []string
	for _, t := range bench.PaperTables() {
		if strings.HasPrefix(t.ID, "mcmini-") {
			ids = append(ids, t.ID)
		}
	}
	ids = append(ids, "inspect-1")
	var tables bytes.Buffer
	ok, err := table(ctx, slices.Concat(ids, args), &tables, errw)
	if tables.Len() == 0 {
		return ok, err
	}
	command := strings.Join(append([]string{"genmcgo-bench primitives"}, args...), " ")
	fmt.Fprintf(out, "# Thread primitives, beside McMini\n\nThis page was written by\n\n```sh\n%s\n```\n\n"+
		"[docs/benchmarks.md](../docs/benchmarks.md#thread-primitives) says how to read it.\n\n", command)
	if _, werr := tables.WriteTo(out); err == nil {
		err = werr
	}
	return ok, err
}
