package orders

// Edit is a change of a line of the source.
type Edit struct {
	Line int    `json:"line"`
	Old  string `json:"old"`
	New  string `json:"new"`
	// ByHand says why the line is not changed, and what is to be written.
	ByHand string `json:"by_hand,omitempty"`
}
