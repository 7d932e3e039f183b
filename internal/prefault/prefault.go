// Package prefault has the kernel make the heap present in few steps instead of a page fault for each page: the first pages
// at once (Heap), and what a growing heap needs later in huge pages (Huge). The command imports it, so that its
// initialisation comes before that of nearly all other packages; who embeds the checker does without. See RATIONALE.md.
package prefault
