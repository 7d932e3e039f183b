package genmcgo

import (
	"errors"
	"strconv"
	"strings"

	"genmcgo/truST/config"
)

// maxPreemptions is the largest number that --bound takes: no search ends that goes through more.
const maxPreemptions = 1000

// bounded is the bound of executions.
func bounded(name, group, help string, field func(*Options) *string) Setting {
	parse := func(v string) (string, error) {
		_, err := parseBound(v)
		return v, err
	}
	return amount(Setting{Name: name, Group: group, Help: help, Type: "string", Default: "none"}, field, parse, func(v string) string { return v },
		func(v string) string {
			if _, err := parseBound(v); v != "" && err != nil {
				return err.Error()
			}
			return ""
		})
}

// parseBound is the bound that v names.
func parseBound(v string) (*config.Bound, error) {
	what, number, ok := strings.Cut(v, "=")
	n, err := strconv.ParseUint(number, 10, 16)
	if !ok || what != "preemptions" || err != nil || n > maxPreemptions {
		return nil, errors.New("must be preemptions=N, with N from 0 to " + strconv.Itoa(maxPreemptions))
	}
	return &config.Bound{Preemptions: int(n)}, nil
}

// bound is the bound in o, nil if there is none.
func (o *Options) bound() *config.Bound {
	b, err := parseBound(o.Bound)
	if err != nil { // there is none: check has seen to that
		return nil
	}
	return b
}

// checkBound is check for what a bound cannot be combined with.
func (o *Options) checkBound(models int, estimating bool) error {
	switch {
	case o.Bound == "":
		return nil
	case models > 1:
		return bad("bound", "--bound=%s and several models: how many preemptions an execution needs depends on the model, so they cannot be compared", o.Bound)
	case o.Estimate.chosen(), estimating:
		return bad("bound", "--bound=%s: there are no samples for the --estimate flags, because estimates are of all executions", o.Bound)
	case o.CommuteIf:
		return bad("bound", "--bound=%s and --commute-if cannot be combined: each execution counts for itself", o.Bound)
	}
	return nil
}
