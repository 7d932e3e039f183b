package result

// Hunt is what a hunt came to: executions that were drawn at random.
type Hunt struct {
	Drawn uint64 // executions, complete and blocked ones
	// Distinct is how many different executions these were, and Once how many of them came up once. They are
	// estimates unless Exact is set: with many executions, those of an even sample are told apart.
	Distinct, Once uint64
	Exact          bool
	Strategies     []Strategy
}

// Strategy is a way to draw executions.
type Strategy struct {
	Name string
	// Drawn is how often it was used; perhaps no execution came of that. New is how often an execution came of it
	// that had not come up before.
	Drawn, New uint64
}

// Unseen estimates how likely the next execution, drawn in the same way, is one that has not come up: as
// likely as one that was drawn is one that came up once (Good, The Population Frequencies of Species,
// 1953; the estimate is Turing's). It is 1 if none was drawn.
func (h *Hunt) Unseen() float64 {
	if h.Drawn == 0 {
		return 1
	}
	return min(float64(h.Once)/float64(h.Drawn), 1)
}
