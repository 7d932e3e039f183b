package load

import (
	"io"
	"os"
	"path/filepath"
	"testing"
)

// FuzzLoad: whatever the text, it becomes a program that can be printed or an
// error. It never panics and never hangs.
func FuzzLoad(f *testing.F) {
	files, err := filepath.Glob("testdata/normalize/fixtures/*.ll")
	if err != nil || len(files) == 0 {
		files, _ = filepath.Glob("testdata/*/*.ll")
	}
	if len(files) == 0 {
		f.Fatal("no seeds")
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		f.Add(text[:len(text)/2])
	}
	f.Add([]byte("define i32 @main() {\n  ret i32 0\n}\n"))
	f.Add([]byte("define i32 @main() {\n  br label %1\n1:\n  %2 = phi i32 [ 0, %0 ], [ %2, %1 ]\n  br label %1\n}\n"))
	f.Add([]byte("@x = global i128 -1\n@a = alias i32, i32* bitcast (i128* @x to i32*)\ndefine void @main() {\n  unreachable\n}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<18 {
			return
		}
		p, _, err := Source("fuzz.ll", text, Options{})
		if err == nil {
			p.Fprint(io.Discard)
		}
	})
}
