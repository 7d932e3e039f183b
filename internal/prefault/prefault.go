// Package prefault makes the first pages of the heap present, in a few calls instead of a page fault for each. The
// command imports it, so that its initialisation comes before that of nearly all other packages; who embeds the checker
// does without. See RATIONALE.md.
package prefault
