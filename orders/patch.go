package orders

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"genmcgo"
	"genmcgo/report"
)

// Patch is a change of the source.
type Patch struct {
	files  []string
	before map[string]string
	after  map[string]string
	// ByHand are the places that have to be changed by hand, with what is to be written.
	ByHand []string
}

// edits makes the changes of the source, which is read from disk, by site.
func edits(changes []Change, all map[genmcgo.Site]string, read func(file string) (string, error)) (map[genmcgo.Site]*Edit, *Patch) {
	out := map[genmcgo.Site]*Edit{}
	p := &Patch{before: map[string]string{}, after: map[string]string{}}
	writers := map[string]*rewriter{}
	splices := map[string][]Replacement{}
	for _, c := range places(changes, all) {
		w := writers[c.file]
		if w == nil {
			text, err := read(c.file)
			if err != nil {
				e := &Edit{Replace: []Replacement{}, ByHand: "the source cannot be read: " + err.Error()}
				for _, s := range c.sites {
					out[s] = e
				}
				p.ByHand = append(p.ByHand, fmt.Sprintf("%s:%d:%d: %s", c.file, c.line, c.column, e.ByHand))
				continue
			}
			w = newRewriter(c.file, text)
			writers[c.file], p.before[c.file] = w, text
			p.files = append(p.files, c.file)
		}
		e := w.edit(c.line, c.column, c.want)
		overlap := slices.ContainsFunc(e.Replace, func(r Replacement) bool {
			return slices.ContainsFunc(splices[c.file], func(o Replacement) bool {
				return r.from < o.to && o.from < r.to || r.from == o.from && r.to == o.to && r.from != r.to
			})
		})
		if overlap {
			e = &Edit{Replace: []Replacement{}, ByHand: "it is part of an expression that changes, too"}
		}
		for _, s := range c.sites {
			out[s] = e
		}
		if e.ByHand != "" {
			p.ByHand = append(p.ByHand, fmt.Sprintf("%s:%d:%d: %s", c.file, c.line, c.column, e.ByHand))
			continue
		}
		splices[c.file] = append(splices[c.file], e.Replace...)
	}
	for file, list := range splices {
		// Of those that insert at one place, the one that was made first stands last: it belongs to the inner
		// expression if both close brackets.
		slices.SortStableFunc(list, func(a, b Replacement) int { return cmp.Or(cmp.Compare(b.from, a.from), cmp.Compare(b.to, a.to)) })
		text := p.before[file]
		for _, r := range list {
			text = text[:r.from] + r.Text + text[r.to:]
		}
		p.after[file] = text
	}
	slices.Sort(p.files)
	return out, p
}

// Text is the file as the patch has it; ok is false if it does not change.
func (p *Patch) Text(file string) (text string, ok bool) {
	text, ok = p.after[file]
	return text, ok
}

// Files are the files that change.
func (p *Patch) Files() (list []string) {
	for _, f := range p.files {
		if p.after[f] != "" && p.after[f] != p.before[f] {
			list = append(list, f)
		}
	}
	return list
}

// Write writes the patch as a unified diff, for patch -p1 and git apply in the directory that relative paths are
// relative to. Absolute paths stay as they are (patch -p0).
func (p *Patch) Write(w io.Writer) error {
	var b strings.Builder
	for _, f := range p.Files() {
		a, c := f, f
		if !filepath.IsAbs(f) {
			a, c = "a/"+filepath.ToSlash(f), "b/"+filepath.ToSlash(f)
		}
		fmt.Fprintf(&b, "--- %s\n+++ %s\n", a, c)
		diff(&b, strings.SplitAfter(p.before[f], "\n"), strings.SplitAfter(p.after[f], "\n"))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// around is how many lines stand around what changes.
const around = 3

// diff writes hunks. Both texts have the same number of lines: no change contains or removes a line break.
func diff(b *strings.Builder, before, after []string) {
	line := func(sign byte, s string) {
		b.WriteByte(sign)
		b.WriteString(s)
		if !strings.HasSuffix(s, "\n") {
			b.WriteString("\n\\ No newline at end of file\n")
		}
	}
	n := len(before)
	if n > 0 && before[n-1] == "" {
		n-- // behind the last line break
	}
	for i := 0; i < n; {
		if before[i] == after[i] {
			i++
			continue
		}
		from, last := max(0, i-around), i
		for j := i; j < n && j <= last+2*around; j++ {
			if before[j] != after[j] {
				last = j
			}
		}
		to := min(n, last+around+1)
		fmt.Fprintf(b, "@@ -%d,%d +%d,%d @@\n", from+1, to-from, from+1, to-from)
		for j := from; j < to; {
			if before[j] == after[j] {
				line(' ', before[j])
				j++
				continue
			}
			k := j
			for k < to && before[k] != after[k] {
				k++
			}
			for _, s := range before[j:k] {
				line('-', s)
			}
			for _, s := range after[j:k] {
				line('+', s)
			}
			j = k
		}
		i = to
	}
}

// readFile reads a file of the source.
func readFile(name string) (string, error) {
	text, err := os.ReadFile(name)
	return string(text), err
}

// Recheck compiles the clients with the patch, without changing a file, and explores them. It returns the worst
// verdict, and why it is none; "" if there is nothing to compile.
func (r *Result) Recheck(ctx context.Context) (verdict, why string, err error) {
	files := r.Patch.Files()
	switch {
	case len(files) == 0 && len(r.Patch.ByHand) > 0:
		return "", "it is empty, for all changes are to be made by hand", nil
	case len(files) == 0:
		return "", "it is empty, for no order changes", nil
	}
	for _, c := range r.s.clients {
		for _, f := range c.Source.Files() {
			if !f.Compiled() {
				return "", f.Name + " is not compiled", nil
			}
		}
	}
	dir, err := os.MkdirTemp("", "genmcgo-")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir)
	// Compilers read the new text in place of the files: an overlay, as build systems use it.
	type root struct {
		Type string `json:"type"`
		Name string `json:"name"`
		File string `json:"external-contents"`
	}
	overlay := struct {
		Version int    `json:"version"`
		Names   bool   `json:"use-external-names"`
		Roots   []root `json:"roots"`
	}{Roots: []root{}}
	for i, f := range files {
		text, _ := r.Patch.Text(f)
		abs, err := filepath.Abs(f)
		if err != nil {
			return "", "", err
		}
		changed := filepath.Join(dir, fmt.Sprint(i, filepath.Ext(f)))
		if err := os.WriteFile(changed, []byte(text), 0o600); err != nil {
			return "", "", err
		}
		overlay.Roots = append(overlay.Roots, root{"file", abs, changed})
	}
	text, err := json.Marshal(overlay)
	if err != nil {
		return "", "", err
	}
	file := filepath.Join(dir, "overlay.yaml") // JSON is YAML
	if err := os.WriteFile(file, text, 0o600); err != nil {
		return "", "", err
	}
	verdict = report.Verified
	for _, c := range r.s.clients {
		src := c.Source
		src.Clang = append(slices.Clone(src.Clang), "-ivfsoverlay", file)
		o := r.s.options(nil, c)
		o.Diagnostics = nil
		p, err := genmcgo.Load(ctx, src, o)
		if ctx.Err() != nil {
			return "", "", ctx.Err()
		}
		if err != nil {
			return report.Error, c.Name + " with the patch: " + err.Error(), nil
		}
		t, err := r.s.run(&client{Client: Client{Name: c.Name, Program: p, Source: src}, forever: c.forever}, o)
		switch {
		case err != nil:
			return "", "", err
		case t.Verdict == report.Error:
			return report.Error, fmt.Sprintf("%s with the patch: %s at %s", c.Name, t.Kind, t.Place), nil
		case t.Verdict == report.Incomplete:
			verdict, why = report.Incomplete, c.Name+" with the patch: "+joined(t.Reasons)
		}
	}
	return verdict, why, nil
}
