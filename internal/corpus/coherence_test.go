package corpus

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/consistency/catalog"
	"genmcgo/consistency/models"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
)

var coherenceEvery = scale.Flag("coherence.every", scale.By{Short: 300, Usual: 300, Wide: 150, Full: 5}, "TestCoherenceTwice looks at one program in so many under each model")

// TestCoherenceTwice: a model that states its coherence twice, or states coherence with less
// besides, is the same model: it has the same executions, and finds the same errors and
// warnings. What happens before an event is then a union of views, which a state does not
// keep: the race of free-race-handed.c was missed where one was overwritten too early.
func TestCoherenceTwice(t *testing.T) {
	scale.NotShort(t)
	every := max(1, coherenceEvery.N())
	coherence := regexp.MustCompile(`(?m)^coherence .*$`)
	var files []string
	for _, g := range []string{"testdata/ll/clang-14-O0/*/*.ll", "../../examples/*.ll"} {
		f, err := filepath.Glob(g)
		if err != nil || len(f) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		files = append(files, f...)
	}
	for i, info := range models.List() {
		text, err := models.FS.ReadFile(info.File)
		if err != nil {
			t.Fatal(err)
		}
		stated := coherence.FindString(string(text))
		if stated == "" {
			t.Fatalf("%s has no coherence statement", info.File)
		}
		base := fromText(t, info.File, string(text))
		variants := map[string]consistency.Model{
			"its coherence stated twice":  fromText(t, info.File, string(text)+"\n"+stated+"\n"),
			"coherence of a smaller view": fromText(t, info.File, string(text)+"\nview threads = (po ∪ tc ∪ tj)+\ncoherence threads\n"),
		}
		compared, wrong := 0, 0
		for j, file := range files {
			// The sample has those with a race about the end of an object's life under the models
			// that know one, a deadlock, and some others.
			handed := strings.Contains(file, "free-race") || strings.Contains(file, "use-after")
			deadlock := strings.HasSuffix(file, "/deadlock-abba.ll")
			if j%every != i%every && !deadlock && !(handed && strings.HasPrefix(info.Name, "r")) {
				continue
			}
			p, err := load.File(file)
			if err != nil {
				continue // TestShipped says which must load
			}
			explore := func(m consistency.Model) (explored, bool) {
				return exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Custom: m})
			}
			want, ok := explore(base)
			if !ok {
				continue
			}
			compared++
			if len(want.found) > 0 {
				wrong++
			}
			for name, m := range variants {
				got, ok := explore(m)
				if !ok || !slices.Equal(got.complete, want.complete) || got.blocked != want.blocked || !slices.Equal(got.found, want.found) {
					t.Errorf("%s under %s with %s: %d executions, %d blocked, found %v; without %d, %d, %v", file, info.File, name,
						len(got.complete), got.blocked, got.found, len(want.complete), want.blocked, want.found)
				}
			}
		}
		if compared < 3 || wrong == 0 {
			t.Errorf("%s: only %d programs compared, %d of them wrong", info.File, compared, wrong)
		}
	}
}

// fromText is the model of text, in a file called name.
func fromText(t *testing.T, name, text string) consistency.Model {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	m, err := catalog.ByName(file)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
