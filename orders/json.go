package orders

import (
	"encoding/json"
	"io"
)

// WriteJSON writes r as JSON. report/schema/orders.schema.json describes it.
func (r *Result) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(r)
}
