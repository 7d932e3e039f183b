package orders

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"genmcgo"
	"genmcgo/report"
)

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// summary is the outcome in one line.
func (r *Result) summary() string {
	relaxed, needed, unreached, weak, kept := 0, 0, 0, 0, 0
	for i := range r.Sites {
		switch x := &r.Sites[i]; {
		case x.State == "unreached":
			unreached++
		case x.State == "needed":
			needed++
		case x.Before != x.After:
			relaxed++
		case x.State == "relaxed":
			weak++
		default:
			kept++
		}
	}
	work := fmt.Sprintf("%s, %s (%s)", plural(r.Runs, "run"), plural(r.Replays, "replay"), r.Model)
	switch r.Verdict {
	case report.Error:
		bad := slices.IndexFunc(r.Clients, func(c ClientResult) bool { return c.Verdict == report.Error })
		what := r.Clients[bad].Kind + " in " + r.Clients[bad].Name
		but := ""
		if len(r.Reasons) > 0 {
			but = "; incomplete: " + strings.Join(r.Reasons, "; ")
		}
		switch {
		case len(r.Cures) > 0:
			return fmt.Sprintf("error: %s; %s found%s; %s", what, plural(len(r.Cures), "cure"), but, work)
		case r.Hopeless != nil && r.Hopeless.NotShown == "":
			return fmt.Sprintf("error: %s; no memory order cures it: %s is there if everything is seq_cst; %s", what, r.Hopeless.Kind, work)
		}
		return fmt.Sprintf("error: %s; no cure found%s; %s", what, but, work)
	}
	if r.s.cfg.Repair && r.Verdict == report.Verified {
		return fmt.Sprintf("verified: no client needs a cure; %s", work)
	}
	sites := fmt.Sprintf("%d of %s relaxed, weight %d -> %d on %s", relaxed, plural(relaxed+needed+weak+kept, "site"), r.Before, r.After, r.Target)
	if unreached > 0 {
		sites += fmt.Sprintf("; %d unreached", unreached)
	}
	if r.Verdict == report.Incomplete {
		return fmt.Sprintf("incomplete: %s; %s; %s", strings.Join(r.Reasons, "; "), sites, work)
	}
	return fmt.Sprintf("verified: %s; %s", sites, work)
}

// WriteText writes r for people.
func (r *Result) WriteText(w io.Writer) error {
	b := &strings.Builder{}
	tab := tabwriter.NewWriter(b, 0, 8, 2, ' ', 0)
	if r.Verdict != report.Error && len(r.Sites) > 0 && !r.s.cfg.Repair {
		fmt.Fprintf(tab, "site\taccess\torder\tcan be\twhy not weaker\n")
		for i := range r.Sites {
			x := &r.Sites[i]
			after, why := x.After, ""
			switch {
			case x.State == "unreached":
				after, why = "?", "no client reaches it with memory that threads share"
			case x.State == "kept":
				after, why = "?", "not decided"
			case x.After == x.Before && x.State == "needed":
				after = "needed"
			case x.After == x.Before:
				after, why = "as it is", "it has the weakest order"
			}
			if why == "" {
				why = x.because()
			}
			if why == "" && after != genmcgo.OrdersFor(x.Access)[0] {
				why = "not decided"
			}
			fmt.Fprintf(tab, "%s:%d:%d\t%s\t%s\t%s\t%s\n", x.File, x.Line, x.Column, x.Access, orUnknown(x.Before), after, why)
		}
		tab.Flush()
	}
	for i := range r.Clients {
		if c := &r.Clients[i]; c.Verdict != report.Verified {
			fmt.Fprintf(b, "%s: %s", c.Name, c.Verdict)
			if c.Kind != "" {
				fmt.Fprintf(b, ": %s at %s", c.Kind, c.Place)
			}
			fmt.Fprintf(b, "\n  reproduce: %s\n", c.Command)
		}
	}
	for i := range r.Cures {
		fmt.Fprintf(b, "cure %d (weight %d on %s):\n", i+1, r.Cures[i].Weight, r.Target)
		for _, c := range r.Cures[i].Changes {
			fmt.Fprintf(b, "  %s:%d:%d  %s %s -> %s\n", c.File, c.Line, c.Column, c.Access, c.From, c.To)
		}
	}
	if h := r.Hopeless; h != nil && h.Command != "" {
		fmt.Fprintf(b, "with every site seq_cst: %s at %s\n  reproduce: %s\n", h.Kind, h.Place, h.Command)
	}
	if len(r.Unplaced) > 0 {
		fmt.Fprintf(b, "note: in optimised code, atomic accesses have no line of the source (in %s); they keep their orders, and nothing is said of them; leave out -O to see them\n", strings.Join(r.Unplaced, ", "))
	}
	fmt.Fprintln(b, r.Summary)
	_, err := io.WriteString(w, strings.ReplaceAll(b.String(), " \n", "\n"))
	return err
}

func orUnknown(order string) string {
	if order == "" {
		return "?"
	}
	return order
}

// because says why the site's order is not weaker.
func (x *SiteResult) because() string {
	var parts []string
	for i := range x.Refusals {
		parts = append(parts, x.Refusals[i].words())
	}
	return strings.Join(parts, "; ")
}

func (f *Refusal) words() string {
	if f.NotShown != "" {
		return fmt.Sprintf("%s: not shown (%s)", f.Order, f.NotShown)
	}
	at := ""
	if f.Place != "" {
		at = " at " + f.Place
	}
	return fmt.Sprintf("%s: %s%s", f.Order, f.Kind, at)
}
