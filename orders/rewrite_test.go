package orders

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestRewrite: the place is that of the first ^, as clang gives it.
func TestRewrite(t *testing.T) {
	one := func(a, o string) map[string]string { return map[string]string{a: o} }
	cas := map[string]string{"cas": "acq_rel", "cas-failure": "relaxed"}
	for _, c := range []struct {
		file, text string
		want       map[string]string
		is         string // "": by hand
	}{
		{"a.c", "r = ^atomic_load(&x);", one("read", "acquire"), "r = atomic_load_explicit(&x, memory_order_acquire);"},
		{"a.c", "^atomic_store(&x, f(1, 2));", one("write", "release"), "atomic_store_explicit(&x, f(1, 2), memory_order_release);"},
		{"a.c", "^atomic_store_explicit(&x, 1,\n  memory_order_seq_cst);", one("write", "release"), "atomic_store_explicit(&x, 1,\n  memory_order_release);"},
		{"a.c", "^atomic_store_explicit(&x, 1, order);", one("write", "release"), ""},
		{"a.c", "^atomic_thread_fence(memory_order_seq_cst);", one("fence", "none"), "atomic_thread_fence(memory_order_relaxed);"},
		{"a.c", "^__atomic_thread_fence(__ATOMIC_SEQ_CST);", one("fence", "acq_rel"), "__atomic_thread_fence(__ATOMIC_ACQ_REL);"},
		{"a.c", "while (!^atomic_compare_exchange_weak(&x, &e, (struct s){1, 2}));", cas, "while (!atomic_compare_exchange_weak_explicit(&x, &e, (struct s){1, 2}, memory_order_acq_rel, memory_order_relaxed));"},
		{"a.c", "^__atomic_compare_exchange_n(&x, &e, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)", cas, "__atomic_compare_exchange_n(&x, &e, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)"},
		{"a.c", "r = ^__atomic_add_fetch(&x, 1, __ATOMIC_SEQ_CST);", one("rmw", "relaxed"), "r = __atomic_add_fetch(&x, 1, __ATOMIC_RELAXED);"},
		{"a.c", "\tx ^= 1;", one("write", "release"), "\tatomic_store_explicit(&x, 1, memory_order_release);"},
		{"a.c", "q->a[i].next ^= p ? p->n : 0; y = 1;", one("write", "release"), "atomic_store_explicit(&q->a[i].next, p ? p->n : 0, memory_order_release); y = 1;"},
		{"a.c", "y = x ^= 1;", one("write", "release"), ""},
		{"a.c", "if (a) x ^= 1;", one("write", "release"), ""},
		{"a.c", "x ^= 1, y = 2;", one("write", "release"), ""},
		{"a.c", "_Atomic int x ^= 1;", one("write", "release"), ""},
		{"a.c", "x^++;", one("rmw", "relaxed"), "atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);"},
		{"a.c", "r = x^++;", one("rmw", "relaxed"), ""},
		{"a.c", "x ^|= 4;", one("rmw", "relaxed"), "atomic_fetch_or_explicit(&x, 4, memory_order_relaxed);"},
		{"a.c", "x ^*= 4;", one("rmw", "relaxed"), ""},
		{"a.c", "if (^x == 3)", one("read", "relaxed"), "if (atomic_load_explicit(&x, memory_order_relaxed) == 3)"},
		{"a.c", "r = q->^head[i].n + 1;", one("read", "acquire"), "r = atomic_load_explicit(&q->head[i].n, memory_order_acquire) + 1;"},
		{"a.c", "r = ^*p;", one("read", "acquire"), ""},
		{"a.c", "r = ^LOAD(x);", one("read", "acquire"), ""},
		{"a.c", "^LOCK(x);", map[string]string{"read": "acquire", "write": "release"}, ""},
		{"a.cc", "r = x.^load();", one("read", "acquire"), "r = x.load(std::memory_order_acquire);"},
		{"a.cc", "r = x->^load(std::memory_order::seq_cst);", one("read", "acquire"), "r = x->load(std::memory_order::acquire);"},
		{"a.cc", "x.^compare_exchange_strong(e, 1, memory_order_acq_rel);", cas, "x.compare_exchange_strong(e, 1, memory_order_acq_rel, std::memory_order_relaxed);"},
		{"a.cc", "x.^compare_exchange_strong(e, 1);", cas, "x.compare_exchange_strong(e, 1, std::memory_order_acq_rel, std::memory_order_relaxed);"},
		{"a.cc", "f.^test_and_set();", one("rmw", "acquire"), "f.test_and_set(std::memory_order_acquire);"},
		{"a.cc", "^std::atomic_thread_fence(std::memory_order_seq_cst);", one("fence", "release"), "std::atomic_thread_fence(std::memory_order_release);"},
		{"a.cc", "^std::atomic_store(&x, 1);", one("write", "release"), "std::atomic_store_explicit(&x, 1, std::memory_order_release);"},
		{"a.cc", "x ^= 1;", one("write", "release"), "x.store(1, std::memory_order_release);"},
		{"a.cc", "^x++;", one("rmw", "release"), "x.fetch_add(1, std::memory_order_release);"},
		{"a.cc", "q.^push(1);", one("write", "release"), ""},
		{"a.cc", "int* p = ^head;", one("read", "acquire"), "int* p = head.load(std::memory_order_acquire);"},
	} {
		column := strings.Index(c.text, "^") + 1
		text := strings.Replace(c.text, "^", "", 1)
		site := func(a string) genmcgo.Site { return genmcgo.Site{File: c.file, Line: 3, Column: column, Access: a} }
		var changes []Change
		for a, o := range c.want {
			changes = append(changes, Change{Site: site(a), To: o})
		}
		source := "// one\n// two\n" + text + "\n"
		_, p := edits(changes, nil, func(string) (string, error) { return source, nil })
		is, _ := p.Text(c.file)
		is = strings.TrimSuffix(strings.TrimPrefix(is, "// one\n// two\n"), "\n")
		switch {
		case c.is == "" && (len(p.ByHand) != 1 || is != "" && is != text):
			t.Errorf("%s\nbecomes\n%s\n%v; it should be changed by hand", c.text, is, p.ByHand)
		case c.is != "" && is != c.is:
			t.Errorf("%s\nbecomes\n%s\n%v\nnot\n%s", c.text, is, p.ByHand, c.is)
		}
	}
}

// TestRewriteNested: what stands within another access, or ends where it ends.
func TestRewriteNested(t *testing.T) {
	for _, c := range []struct{ file, text, is string }{
		{"a.c", "x = y;", "atomic_store_explicit(&x, atomic_load_explicit(&y, memory_order_acquire), memory_order_release);"},
		{"a.cc", "x = y;", "x.store(y.load(std::memory_order_acquire), std::memory_order_release);"},
	} {
		source := c.text + "\n"
		changes := []Change{{Site: genmcgo.Site{File: c.file, Line: 1, Column: 3, Access: "write"}, To: "release"}, {Site: genmcgo.Site{File: c.file, Line: 1, Column: 5, Access: "read"}, To: "acquire"}}
		_, p := edits(changes, nil, func(string) (string, error) { return source, nil })
		if is, _ := p.Text(c.file); is != c.is+"\n" {
			t.Errorf("%s becomes %s%v", c.text, is, p.ByHand)
		}
	}
}

// TestPatch: git makes of the files what the patch is of.
func TestPatch(t *testing.T) {
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skip("there is no git")
	}
	dir := t.TempDir()
	t.Chdir(dir)
	var lines []string
	var changes []Change
	for i := range 40 {
		lines = append(lines, "// "+strings.Repeat("x", i))
		if i%7 == 3 || i == 0 || i == 39 || i == 11 {
			lines[i] = "atomic_store(&x, 1);"
			changes = append(changes, Change{Site: genmcgo.Site{File: "a.c", Line: i + 1, Column: 1, Access: "write"}, To: "release"})
		}
	}
	for _, end := range []string{"\n", ""} {
		if err := os.WriteFile("a.c", []byte(strings.Join(lines, "\n")+end), 0o666); err != nil {
			t.Fatal(err)
		}
		_, p := edits(changes, nil, readFile)
		var b strings.Builder
		if err := p.Write(&b); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "p.diff"), []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(git, "apply", "p.diff").CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s\n%s", err, out, &b)
		}
		is, err := os.ReadFile("a.c")
		if want, _ := p.Text("a.c"); err != nil || string(is) != want {
			t.Fatalf("%v\n%s\nis not\n%s", err, is, want)
		}
	}
}

// TestCuresApplied: the cures of the wrong programs that orders cure, applied to a copy of the source as a patch, make
// programs that are verified.
func TestCuresApplied(t *testing.T) {
	git, err := exec.LookPath("git")
	if err != nil {
		t.Skip("there is no git")
	}
	if _, err := exec.LookPath("clang"); err != nil {
		if _, err = exec.LookPath("clang-19"); err != nil {
			t.Skip("there is no clang")
		}
	}
	root, err := filepath.Abs("../internal/corpus/testdata")
	if err != nil {
		t.Fatal(err)
	}
	every := scale.By{Short: 12, Usual: 6, Wide: 1, Full: 1}
	applied := 0
	for _, name := range cured {
		if !every.Takes(name) {
			continue
		}
		files, err := filepath.Glob(filepath.Join(root, "*", name+".c*"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%s: %v, %v", name, files, err)
		}
		text, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		t.Chdir(t.TempDir())
		file := filepath.Base(files[0])
		flags := []string{"-I" + filepath.Dir(files[0])}
		check := func(text []byte) *genmcgo.Program {
			t.Helper()
			if err := os.WriteFile(file, text, 0o666); err != nil {
				t.Fatal(err)
			}
			p, err := genmcgo.Load(t.Context(), genmcgo.File(file, flags...), genmcgo.Options{})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			return p
		}
		r := find(t, []Client{{Name: file, Program: check(text), Source: genmcgo.File(file, flags...)}}, Config{})
		if len(r.Cures) == 0 {
			t.Errorf("%s: %s", name, r.Summary)
		}
		for _, c := range r.Cures {
			_, p := edits(c.Changes, nil, readFile)
			if len(p.ByHand) > 0 {
				t.Errorf("%s: %v", name, p.ByHand)
				continue
			}
			var b strings.Builder
			if err := p.Write(&b); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile("p.diff", []byte(b.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			if out, err := exec.Command(git, "apply", "p.diff").CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s\n%s", name, err, out, &b)
			}
			changed, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			o := genmcgo.Options{Workers: 1}
			if rep, err := check(changed).Check(t.Context(), o); err != nil || rep.Verdict != report.Verified {
				t.Errorf("%s with the patch: %v, %v\n%s", name, rep, err, &b)
			}
			check(text)
			applied++
		}
	}
	t.Logf("%d cures applied", applied)
	if applied == 0 {
		t.Error("no cure was applied")
	}
}
