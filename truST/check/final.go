package check

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// final finds complete executions that end as the run says that none may.
func final(wrong []config.Ending) End {
	return End{Check: func(x *execution.Execution, _ config.Program, out Findings) {
		memory := func(a event.Addr, size uint8) uint64 { return x.Graph.Final(a, size) }
		for i := range wrong {
			w := &wrong[i]
			with, is := w.Is(memory)
			if !is {
				continue
			}
			// It is no event that is wrong. The last one of main, which is in each execution, is where it shows.
			main := event.ID{Thread: 0, Index: x.Graph.Len(0) - 1}
			f := at(x, result.FinalState, main, graph.None, "%s", with)
			f.Found.Name = w.Name
			if !out.Report(x, f) {
				return
			}
		}
	}}
}
