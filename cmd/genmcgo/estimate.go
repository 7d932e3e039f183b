package main

import (
	"fmt"
	"slices"
	"strings"
)

// parseEstimate is parseArgs for genmcgo estimate.
func parseEstimate(args []string) (*options, error) {
	o, err := parse(&options{estimating: true}, args)
	if err != nil || o.help || o.version {
		return o, err
	}
	refused := slices.DeleteFunc(slices.Clone(o.table), func(f flagSpec) bool { return f.NotEstimating == "" || !o.flags.Changed(f.Name) })
	if len(refused) > 0 {
		f := slices.MinFunc(refused, func(a, b flagSpec) int { return strings.Compare(a.Name, b.Name) })
		return nil, fmt.Errorf("genmcgo estimate does not take --%s: %s", f.Name, f.NotEstimating)
	}
	return o, nil
}

// estimate is the command genmcgo estimate. An error of the program ends it with the usual
// report.
func (s *invocation) estimate() int {
	out, wrong, err := s.prog.Estimate(s.ctx, s.options())
	switch {
	case err != nil:
		return s.failed(err)
	case wrong != nil:
		return s.finishReport(wrong)
	}
	code := exitVerified
	for i := range out.Models {
		if out.Models[i].Stopped != "" {
			code = exitIncomplete
		}
	}
	write := out.WriteText
	if s.opts.format == "json" {
		write = out.WriteJSON
	}
	if s.opts.json != "-" { // else that is what stands there
		err = write(s.stdout)
	}
	if err == nil {
		err = s.stdout.Flush()
	}
	if err == nil && s.opts.json != "" {
		err = s.writeFile(s.opts.json, out.WriteJSON)
	}
	if err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return code
}
