package consistency

import (
	"fmt"
	"slices"

	"genmcgo/graph"
)

// checkViews panics if the views of g, which were taken over in part, are not want, those of a state that had none to
// take over.
func checkViews(g *graph.Graph, have, want *graph.Views) {
	for _, e := range g.Order {
		if a, b := have.Row(e.Thread, e.Index), want.Row(e.Thread, e.Index); !slices.Equal(a, b) {
			panic(fmt.Sprintf("BUG: after a restriction the view of %v is %v, by the graph alone %v", e, a, b))
		}
	}
}
