// Package spell guesses which of several words was meant. It imports nothing of the module.
package spell

import "strings"

// far is how many letters may be wrong before nothing is guessed.
const far = 3

// Nearest is the word of known that is most like word, or "" if none is like it.
func Nearest(word string, known []string) string {
	best, least := "", far
	for _, k := range known {
		if d := distance(word, k); d < least {
			best, least = k, d
		}
	}
	return best
}

// Hint is the end of a sentence that says which word of known was meant, or "".
func Hint(word string, known []string) string {
	if best := Nearest(strings.ToLower(word), known); best != "" {
		return "; did you mean " + best + "?"
	}
	return ""
}

// distance is how many letters have to be inserted, removed or replaced to make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		prev := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := prev
			if a[i] != b[j] {
				cost++
			}
			prev = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
