package genmcgo

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// unreadableNames are symbols of C++, local variables and members by numbers; libraryThread is a thread called after
// the function of the library that threads of C++ begin in.
var (
	unreadableNames = regexp.MustCompile(`\b_Z[A-Z0-9]|\blocal\d*\+\d+|\bwords\+\d+`)
	libraryThread   = regexp.MustCompile(`\bthread \d+ \(?run\b`)
)

// TestNamesOfSource: what a person reads of the wrong programs of the corpus speaks of the source.
func TestNamesOfSource(t *testing.T) {
	scale.NotRace(t)
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-*-O*/wrong/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every, seen := scale.By{Short: 40, Usual: 10, Full: 1}, 0
	for _, file := range files {
		cpp := strings.Contains(file, "cpp") || strings.Contains(file, "vector") || strings.Contains(file, "ptr")
		if !every.Takes(file) && !(cpp && strings.Contains(file, "clang-14-O0")) {
			continue
		}
		r, err := Check(t.Context(), File(file), Options{Workers: 1, Unroll: 4, MaxExecutions: 200})
		if err != nil || len(r.Errors) == 0 {
			continue
		}
		seen++
		var text, page strings.Builder
		if err := r.WriteText(&text, report.Style{}); err != nil {
			t.Fatal(err)
		}
		head := text.String()
		if bad := unreadableNames.FindString(head); bad != "" {
			t.Errorf("%s: the text says %q:\n%s", file, bad, head)
		}
		if bad := libraryThread.FindString(head); bad != "" && cpp {
			t.Errorf("%s: the text says %q:\n%s", file, bad, head)
		}
		if err := r.WritePage(&page, &report.Sources{}); err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Errors {
			for j := range f.Events {
				if e := &f.Events[j]; e.File != "" && len(e.Stack) == 0 && e.Kind != "absent" {
					t.Errorf("%s: event %s %s has no stack", file, e.ID, e.Text)
				}
			}
			distinctNames(t, file, f.Graph)
		}
	}
	if seen < 5 {
		t.Errorf("%d programs had errors", seen)
	}
}

// distinctNames checks that no two addresses have one name in g, and no address two.
func distinctNames(t *testing.T, file string, g *report.Graph) {
	t.Helper()
	if g == nil {
		return
	}
	address, name := map[string]string{}, map[string]string{}
	for i := range g.Threads {
		for _, e := range g.Threads[i].Events {
			if e.Kind != "R" && e.Kind != "W" {
				continue
			}
			if was, ok := address[e.Location]; ok && was != e.Address {
				t.Errorf("%s: %s and %s are both called %s", file, was, e.Address, e.Location)
			}
			if was, ok := name[e.Address]; ok && was != e.Location {
				t.Errorf("%s: %s is called %s and %s", file, e.Address, was, e.Location)
			}
			address[e.Location], name[e.Address] = e.Address, e.Location
		}
	}
}

// TestNames: threads, members, heap objects, local variables, thread-locals and calls of one program.
func TestNames(t *testing.T) {
	needClang(t)
	for _, c := range []struct {
		flag  string
		wants []string
	}{
		{"-DLOCAL=1", []string{"the local variable count of thread 0 (main)", "W na count = 2", "called at program.cpp:21 in main", "create thread 2 lambda at program.cpp:20"}},
		{"-DLOCAL=0", []string{"of data[1] of the Node allocated by thread 0 (main)", "Node#1.data[1]", "(lambda at program.cpp:20)"}},
	} {
		if testing.Short() && c.flag != "-DLOCAL=0" { // compiling C++ takes seconds
			continue
		}
		namesOf(t, []string{c.flag}, append(c.wants, "(Worker::run_it)", "called at program.cpp:13 in Worker::run_it", " in touch",
			"events of set-up and of memory that threads do not share are not shown"))
	}
	if testing.Short() {
		return
	}
	// Functions of the program that became part of one of the library.
	namesOf(t, []string{"-DLOCAL=0", "-O2"}, []string{"(Worker::run_it)", "(lambda at program.cpp:20)", "called at program.cpp:13 in Worker::run_it", " in touch", "Node#1.data[1]"})
}

func namesOf(t *testing.T, flags, wants []string) {
	t.Helper()
	r, err := Check(t.Context(), CPP(`
#include <atomic>
#include <thread>
#include <pthread.h>
struct Base { int first = 1; };
struct Node : Base { int data[2] = {0, 0}; std::atomic<int> refs{2}; };
template <class T> struct Box { T *held; };
static Box<Node> box;
thread_local int mine = 5;
void touch(int &r, int v) { r = v; }
struct Worker {
  int *local;
  void run_it(Node *n) { touch(n->data[1], 1); touch(*local, 2); }
};
int main() {
  int count = 0;
  box.held = new Node;
  Worker w{&count};
  std::thread t(&Worker::run_it, &w, box.held);
  std::thread u([n = box.held] { touch(n->data[1], 3); });
  if (LOCAL) touch(count, 4);
  t.join();
  u.join();
}
`, append(flags, "-std=c++17")...), Options{Workers: 1, KeepGoing: true})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := r.WriteText(&text, report.Style{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range wants {
		if !strings.Contains(text.String(), want) {
			t.Errorf("there is no %q in\n%s", want, text.String())
		}
	}
	if bad := unreadableNames.FindString(text.String()) + libraryThread.FindString(text.String()); bad != "" {
		t.Errorf("there is %q in\n%s", bad, text.String())
	}
	var all strings.Builder
	if err := r.WriteText(&all, report.Style{AllEvents: true}); err != nil {
		t.Fatal(err)
	}
	const setUp = "malloc Node#1"
	if !strings.Contains(all.String(), setUp) || strings.Contains(text.String(), "&vtable") || !strings.Contains(all.String(), "&vtable") {
		t.Errorf("what main does before there are threads is shown with AllEvents alone; with it:\n%s", all.String())
	}
}

// TestValues: numbers that are not whole and values of enumerations are written as in the source, wherever they lie.
func TestValues(t *testing.T) {
	needClang(t)
	r, err := Check(t.Context(), C(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
enum color { RED = -1, GREEN, BLUE };
struct sample { int at; double volts; enum color lamp[2]; union { float f; int i; } either; };
static struct sample last;
static _Atomic double peak;
static struct sample *log_;
static float *ready;
static void *sensor(void *p) {
  last.volts = 21.5;
  last.lamp[1] = BLUE;
  last.lamp[0] = RED;
  last.either.f = 1;
  last.at = -7;
  atomic_store(&peak, 0.125);
  log_[1].volts = -2.5e-7;
  *ready = 0.1f;
  return p;
}
int main(void) {
  pthread_t t;
  float level = 3;
  ready = &level;
  log_ = malloc(2 * sizeof *log_);
  pthread_create(&t, 0, sensor, 0);
  pthread_join(t, 0);
  assert(last.volts == 0 && log_[1].volts);
}
`), Options{Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := r.WriteText(&text, report.Style{AllEvents: true}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"W na last.volts = 21.5", "W na last.lamp[1] = BLUE", "W na last.lamp[0] = RED", "W na last.at = -7",
		"W na last.either.f = 1065353216", // or .i = 1065353216: a union does not say which
		"W sc peak = 0.125", "volts = -2.5e-07", "W na level = 3 ", "W na level = 0.1 ", "R na last.volts = 21.5 [from (1,",
	} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("there is no %q in\n%s", want, text.String())
		}
	}
}
