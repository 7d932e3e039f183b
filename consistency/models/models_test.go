package models

import (
	"io/fs"
	"strings"
	"testing"

	_ "genmcgo/internal/scale"
)

// TestList holds the list against the files: nothing is missing on either side, and
// every file says in its first lines what it is for.
func TestList(t *testing.T) {
	files, err := fs.Glob(FS, "*.kat")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, m := range List() {
		listed[m.File] = true
		text, err := fs.ReadFile(FS, m.File)
		if err != nil {
			t.Errorf("%s: %v", m.Name, err)
			continue
		}
		head, _, _ := strings.Cut(string(text), "\n\n")
		if !strings.HasPrefix(head, "// ") || !strings.Contains(head, "\n// For: ") {
			t.Errorf("%s does not begin with a comment that says what the model is for:\n%s", m.File, head)
		}
		if m.About == "" {
			t.Errorf("%s has no description", m.Name)
		}
	}
	for _, f := range files {
		if !listed[f] {
			t.Errorf("%s is not listed", f)
		}
	}
}
