package bench

import (
	"fmt"
	"io"
	"sort"
	"text/tabwriter"
)

// WriteRows prints what did not pass, then a summary by group and model.
func WriteRows(w io.Writer, rows []Row) error {
	tw := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	bad := false
	for i := range rows {
		r := &rows[i]
		if r.Status == Pass || r.Status == Skipped || r.Status == NoWant {
			continue
		}
		if !bad {
			fmt.Fprintln(tw, "STATUS\tMODEL\tTEST\t")
			bad = true
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\t%s\n", r.Status, r.Model, r.ID, r.describe())
	}
	if bad {
		fmt.Fprintln(tw)
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	type key struct{ group, model string }
	sums := map[key]map[string]int{}
	var keys []key
	columns := []string{Pass, Mismatch, Missed, Reported, Failed, NoWant, Skipped}
	for i := range rows {
		k := key{rows[i].Group, rows[i].Model}
		if sums[k] == nil {
			sums[k] = map[string]int{}
			keys = append(keys, k)
		}
		sums[k][rows[i].Status]++
	}
	sort.Slice(keys, func(i, j int) bool {
		if keys[i].group != keys[j].group {
			return keys[i].group < keys[j].group
		}
		return keys[i].model < keys[j].model
	})
	fmt.Fprint(tw, "GROUP\tMODEL")
	for _, c := range columns {
		fmt.Fprintf(tw, "\t%s", c)
	}
	fmt.Fprintln(tw, "\t")
	for _, k := range keys {
		fmt.Fprintf(tw, "%s\t%s", k.group, k.model)
		for _, c := range columns {
			fmt.Fprintf(tw, "\t%d", sums[k][c])
		}
		fmt.Fprintln(tw, "\t")
	}
	return tw.Flush()
}

// Clean reports whether every row passed, was skipped, or has nothing to be
// compared with.
func Clean(rows []Row) bool {
	for i := range rows {
		switch rows[i].Status {
		case Pass, Skipped, NoWant:
		default:
			return false
		}
	}
	return true
}
