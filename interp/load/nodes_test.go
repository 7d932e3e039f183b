package load

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp/ir"
)

// TestSplit: programs are the same whether their metadata is taken out or left to the parser, and errors, too. A comment
// that mentions operations has it left.
func TestSplit(t *testing.T) {
	var files []string
	for _, dir := range []string{"testdata", "../testdata", "../../testdata", "../../internal", "../../bench"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err == nil && filepath.Ext(path) == ".ll" {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	loaded, taken := 0, 0
	slices.Sort(files)
	every := scale.By{Short: 40, Usual: 8, Wide: 2, Full: 1}.N()
	for i := 0; i < len(files); i += every {
		file := files[i]
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, ok := split(text); !ok {
			continue
		}
		taken++
		for _, o := range []Options{{}, {Variables: true}} {
			got, gotErr := linked(file, text, o)
			want, wantErr := linked(file, slices.Concat(text, []byte("\n; genmcgo.\n")), o)
			if fmt.Sprint(gotErr) != fmt.Sprint(wantErr) {
				t.Errorf("%s, %+v: the error is %v, not %v", file, o, gotErr, wantErr)
			} else if gotErr == nil {
				loaded++
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, %+v: the program differs\n%s", file, o, firstDifference(got, want))
			}
		}
	}
	if loaded < len(files)/every {
		t.Errorf("only %d programs of %d files loaded", loaded, len(files))
	}
	t.Logf("%d files, %d taken apart, %d programs", len(files), taken, loaded)
}

func linked(file string, text []byte, o Options) (*ir.Program, error) {
	p, _, err := Link([]Module{{file, text}}, o)
	return p, err
}

func firstDifference(got, want *ir.Program) string {
	var a, b strings.Builder
	got.Fprint(&a)
	want.Fprint(&b)
	x, y := strings.Split(a.String(), "\n"), strings.Split(b.String(), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("line %d: %s\nand: %s", i+1, x[i], y[i])
		}
	}
	return "its instructions print the same"
}
