package report

import (
	"fmt"
	"strings"

	"github.com/dustin/go-humanize"

	"genmcgo/truST/result"
)

// memory is the printable form of m, which may be nil.
func memory(m *result.MemoryUse) *Memory {
	if m == nil {
		return nil
	}
	return &Memory{Limit: m.Limit, Needed: m.Needed, Steps: m.Steps, Graphs: m.Graphs, Other: m.Other, Events: m.Events}
}

// text says what the memory went to, for the summary.
func (m *Memory) text() string {
	return fmt.Sprintf("stopped by --max-memory=%s: %s in use, %s of it execution graphs (the largest has %s), %s steps and suspended threads",
		humanize.Bytes(m.Limit), humanize.Bytes(m.Needed), humanize.Bytes(m.Graphs), plural(uint64(m.Events), "event"), humanize.Bytes(m.Steps))
}

// longExecution is how many events an execution has that grows because of a loop.
const longExecution = 1000

// remedy says what to do about it.
func (m *Memory) remedy(r *Report, ctx Context) string {
	var do []string
	if m.Events >= longExecution && ctx.Unroll == 0 {
		do = append(do, "--unroll=N if a loop makes executions grow")
	}
	if m.Steps > m.Needed/4 && !ctx.CacheOff {
		do = append(do, "a smaller --cache-mem")
	}
	if r.Workers > 1 {
		do = append(do, "fewer --workers")
	}
	do = append(do, "a larger --max-memory if the machine has it")
	return "memory was short even after the workers gave back what they keep to be faster; what may help: " + strings.Join(do, ", ")
}
