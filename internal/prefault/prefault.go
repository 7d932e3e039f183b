// Package prefault has the kernel make the heap present in few steps instead of a page fault for each page, in huge pages
// where it can: the first 16 MB by being imported, and what a growing heap needs later (Huge). The command imports it, so that
// its initialisation comes before that of nearly all other packages; who embeds the checker does without. See RATIONALE.md.
package prefault
