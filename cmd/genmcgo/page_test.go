//go:build !race

// With the race detector only short tests run, and what drives a browser takes long to compile.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// browser is a tab of a real browser that takes down what goes wrong in it.
type browser struct {
	ctx      context.Context
	mu       sync.Mutex
	wrong    []string // exceptions, messages on the console, refused requests
	requests []string
	shots    string // directory for screenshots, "" for none
}

// newBrowser starts a headless Chromium, or skips the test if there is none.
func newBrowser(t *testing.T) *browser {
	t.Helper()
	found := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless_shell"} {
		if p, err := exec.LookPath(name); err == nil {
			found = p
			break
		}
	}
	if found == "" {
		t.Skip("THERE IS NO CHROMIUM: the pages of --html are not tested in a browser")
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(found), chromedp.UserDataDir(t.TempDir()),
		chromedp.WSURLReadTimeout(browserPatience))
	if os.Geteuid() == 0 {
		opts = append(opts, chromedp.NoSandbox)
	}
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(func() {
		chromedp.Cancel(ctx) // waits for the browser, which still writes to its directory
		cancel()
	})
	b := &browser{ctx: ctx, shots: os.Getenv("GENMCGO_SCREENSHOTS")}
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("%s does not start: %v", found, err)
	}
	if err := chromedp.Listen(ctx, b.event); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	return b
}

func (b *browser) event(ev any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch e := ev.(type) {
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text += " " + x.Description
		}
		b.wrong = append(b.wrong, text)
	case *runtime.EventConsoleAPICalled:
		b.wrong = append(b.wrong, fmt.Sprintf("console.%s %v", e.Type, e.Args))
	case *log.EventEntryAdded:
		b.wrong = append(b.wrong, e.Entry.Text)
	case *network.EventRequestWillBeSent:
		b.requests = append(b.requests, e.Request.URL)
	}
}

// browserPatience is how long a page may take for what takes it a moment on a quiet machine.
const browserPatience = 5 * time.Minute

// do runs actions.
func (b *browser) do(t *testing.T, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, browserPatience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		t.Fatal(err)
	}
}

// ask evaluates an expression in the page.
func ask[T any](t *testing.T, b *browser, expression string) T {
	t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, browserPatience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// wait waits until an expression holds.
func (b *browser) wait(t *testing.T, expression string) {
	t.Helper()
	for start := time.Now(); !ask[bool](t, b, expression); time.Sleep(10 * time.Millisecond) {
		if time.Since(start) > browserPatience {
			t.Fatalf("%s does not come about", expression)
		}
	}
}

func (b *browser) keys(t *testing.T, keys ...string) {
	t.Helper()
	for _, k := range keys {
		b.do(t, chromedp.KeyEvent(k))
	}
}

// click clicks into the middle of the element that an expression gives, and returns when the
// page was told. Where a click goes is decided by what was painted, so it waits for that first.
// On a loaded machine the page may still move between the two: then it clicks again.
func (b *browser) click(t *testing.T, element string) {
	t.Helper()
	for start := time.Now(); ; {
		ask[bool](t, b, `(() => { const e = `+element+`; e.scrollIntoView({block: 'center', inline: 'center'});
			const click = window.click = {element: e, painted: false, target: null};
			document.addEventListener('click', ev => { click.target = ev.target; }, {capture: true, once: true});
			requestAnimationFrame(() => requestAnimationFrame(() => { click.painted = true; })); return true; })()`)
		b.wait(t, `click.painted`)
		at := ask[[]float64](t, b, `(() => { const r = click.element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
		b.do(t, chromedp.MouseClickXY(at[0], at[1]))
		b.wait(t, `click.target !== null`)
		if ask[bool](t, b, `click.element.parentElement.contains(click.target)`) {
			return
		}
		if time.Since(start) > browserPatience {
			t.Fatalf("a click on %s goes to %s", element, ask[string](t, b, `click.target.cloneNode(false).outerHTML ?? String(click.target)`))
		}
	}
}

func (b *browser) scheme(t *testing.T, name string) {
	t.Helper()
	_, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: name}}})
	if err != nil {
		t.Fatal(err)
	}
}

func (b *browser) viewport(t *testing.T, w, h int64) {
	t.Helper()
	b.do(t, chromedp.EmulateViewport(w, h))
	b.wait(t, fmt.Sprintf("innerWidth === %d", w))
}

// shot keeps a picture of the page, if somebody wants to look at it.
func (b *browser) shot(t *testing.T, name string) {
	t.Helper()
	if b.shots == "" {
		return
	}
	picture, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err == nil {
		err = os.WriteFile(filepath.Join(b.shots, name+".png"), picture, 0o644)
	}
	if err != nil {
		t.Error(err)
	}
}

// open loads a file and fails if it loads anything else. A page with an execution is
// open when that is shown.
func (b *browser) open(t *testing.T, file string) {
	t.Helper()
	b.mu.Lock()
	b.wrong, b.requests = nil, nil
	b.mu.Unlock()
	u := url.URL{Scheme: "file", Path: file}
	b.do(t, chromedp.Navigate("about:blank"), chromedp.Navigate(u.String()))
	b.wait(t, `document.readyState === 'complete' && (!document.querySelector('#stage') || document.querySelector('#stage').hidden || document.querySelector('#stage').getAttribute('aria-busy') === 'false')`)
	t.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, w := range b.wrong {
			t.Errorf("the browser says: %s", w)
		}
		seen := false
		for _, r := range b.requests {
			seen = seen || r == u.String()
			if r != u.String() && r != "about:blank" && !strings.HasPrefix(r, "data:") {
				t.Errorf("the page asks for %s", r)
			}
		}
		if !seen {
			t.Error("the test does not see requests")
		}
	})
}

// page runs the command with --html and returns the file and the report.
func page(t *testing.T, args ...string) (file string, r *report.Report) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "page of a run.html")
	var out, errs bytes.Buffer
	if code := doMain(append([]string{"--html=" + file, "--format=json", "--workers=1"}, args...), nil, &out, &errs); code != exitError && code != exitVerified {
		t.Fatalf("exit status %d: %s", code, errs.String())
	}
	r = &report.Report{}
	if err := json.Unmarshal(out.Bytes(), r); err != nil {
		t.Fatal(err)
	}
	st, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if st.Size() >= 1<<20 {
		t.Errorf("the page has %d bytes", st.Size())
	}
	return file, r
}

// stateTable is what the page shows of memory (the first column) and of views.
const stateTable = `[...document.querySelectorAll('#state tbody tr')].map(r => [...r.cells].map(c => c.textContent))`

// shows checks that the page is at step n of p: memory, views, what is done, what is
// marked in graph and source.
func (b *browser) shows(t *testing.T, f *report.Finding, p *report.Playback, n int) {
	t.Helper()
	s := p.At(n)
	var want [][]string
	for i, c := range s.Memory {
		row := []string{c.Location, c.Value + " " + c.Write}
		for _, th := range s.Threads {
			row = append(row, th.View[i].Value+" "+th.View[i].Write)
		}
		want = append(want, row)
	}
	if got := ask[[][]string](t, b, stateTable); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("after %d steps the page shows\n%v\nwant\n%v", n, got, want)
	}
	if got, want := ask[string](t, b, `document.querySelector('#count').value`), fmt.Sprintf("%d of %d", n, p.Len()); got != want {
		t.Errorf("the page says %q, want %q", got, want)
	}
	bright := map[string]bool{}
	for t, th := range s.Threads {
		for _, e := range f.Graph.Threads[t].Events[:th.Done] {
			if e.Kind != "absent" {
				bright[e.ID] = true
			}
		}
	}
	for i := range n {
		bright[p.Event(i).ID] = true
	}
	got := ask[[]string](t, b, `[...document.querySelectorAll('.drawing:not([hidden]) .event:not(.todo)')].map(e => e.dataset.id)`)
	for _, id := range got {
		if !bright[id] && n < p.Len() {
			t.Errorf("after %d steps %s is shown as done", n, id)
		}
		delete(bright, id)
	}
	for id := range bright {
		t.Errorf("after %d steps %s is not shown as done", n, id)
	}
	var now []string
	line := ""
	if n > 0 {
		e := p.Event(n - 1)
		now = append(now, e.ID)
		if e.Line > 0 {
			line = fmt.Sprint(e.Line)
		}
	}
	if got := ask[[]string](t, b, `[...document.querySelectorAll('.event.now')].map(e => e.dataset.id)`); !slices.Equal(got, now) {
		t.Errorf("after %d steps %v is marked, want %v", n, got, now)
	}
	if got := ask[string](t, b, `[...document.querySelectorAll('.file li.now')].map(e => e.dataset.line).join()`); got != line {
		t.Errorf("after %d steps line %q is marked, want %q", n, got, line)
	}
}

// past is what happens before event id.
func past(f *report.Finding, id string) []string {
	before := map[string][]string{}
	for _, h := range f.Graph.HB {
		before[h.To] = append(before[h.To], h.From)
	}
	for _, th := range f.Graph.Threads {
		for i := 1; i < len(th.Events); i++ {
			before[th.Events[i].ID] = append(before[th.Events[i].ID], th.Events[i-1].ID)
		}
	}
	seen := map[string]bool{}
	var out []string
	var walk func(id string)
	walk = func(id string) {
		for _, b := range before[id] {
			if !seen[b] {
				seen[b] = true
				out = append(out, b)
				walk(b)
			}
		}
	}
	walk(id)
	slices.Sort(out)
	return out
}

// contrast lists texts that are hard to read: less than 4.5:1 against what they stand on.
const contrast = `(() => {
	const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
	const known = new Map();
	const rgb = c => { if (!known.has(c)) known.set(c, look(c)); return known.get(c); };
	const look = c => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1); return canvas.getImageData(0, 0, 1, 1).data; };
	const lum = d => { const [r, g, b] = [...d].slice(0, 3).map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
	const paper = e => { for (; e; e = e.parentElement) { const d = rgb(getComputedStyle(e).backgroundColor); if (d[3] === 255) return d; } return rgb('white'); };
	const bad = [];
	const check = (e, front, back) => {
		const [a, b] = [lum(front), lum(back)].sort((x, y) => y - x);
		if ((a + .05) / (b + .05) < 4.5) bad.push(e.tagName + '.' + (e.className.baseVal ?? e.className) + ' ' + e.textContent.trim().slice(0, 30) + ' ' + ((a + .05) / (b + .05)).toFixed(2));
	};
	for (const e of document.querySelectorAll('p, h1, h2, button, label, li code, td, th, small, span, summary, output, pre, b'))
		if (e.checkVisibility({opacityProperty: true}) && !e.closest('svg') && !e.disabled && e.textContent.trim()) check(e, rgb(getComputedStyle(e).color), paper(e));
	for (const e of document.querySelectorAll('.drawing:not([hidden]) .event text, .drawing:not([hidden]) .lane text')) {
		if (bad.length > 10) break;
		const box = e.parentElement.querySelector('rect');
		check(e, rgb(getComputedStyle(e).fill), box ? rgb(getComputedStyle(box).fill) : paper(e.closest('.canvas')));
	}
	return bad.slice(0, 10);
})()`

// wide says what is wider than the window.
const wide = `document.scrollingElement.scrollWidth > innerWidth ?
	[...document.querySelectorAll('body *')].filter(e => !e.closest('.canvas, .file, #cells, pre, .trace') && e.getBoundingClientRect().right > innerWidth + 1).map(e => e.tagName + '.' + e.className).slice(0, 5).join() || 'the page' : ''`

// covered lists lines of source that what stands beside them covers.
const covered = `[...document.querySelectorAll('.file:not([hidden]) li.touched')].filter(l => {
	const text = document.createRange();
	text.selectNodeContents(l.querySelector('code'));
	const right = Math.max(0, ...[...text.getClientRects()].map(r => r.right));
	return [...l.querySelectorAll('.marks button')].some(b => b.getBoundingClientRect().left < right);
}).map(l => l.dataset.line).join()`

// TestPage looks at pages in a browser: of one counterexample of each kind, and of a
// large one (all of them with -full, three that differ most with -wide, else two).
// TestPageLess: a page shows at first what threads do to each other: a call of a library is one box, and events of memory
// that threads do not share have none. The first view names error, threads, objects and lines.
func TestPageLess(t *testing.T) {
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		t.Skip("what a page leaves out at first is looked at with -wide only")
	}
	needClang(t)
	b := newBrowser(t)
	b.viewport(t, 1400, 1000)
	name := "of_a_member_function_whose_name_is_very_long_" + strings.Repeat("indeed_", 22)
	source := filepath.Join(t.TempDir(), "gate.cpp")
	if err := os.WriteFile(source, []byte(strings.ReplaceAll(`#include <condition_variable>
#include <mutex>
#include <thread>
struct Gate {
  std::mutex m; std::condition_variable cv; bool open = false;
  void NAME() { std::unique_lock<std::mutex> l(m); if (!open) cv.wait(l); }
  void release() { cv.notify_one(); std::lock_guard<std::mutex> l(m); open = true; }
};
Gate gate;
int main() {
  std::thread waiter(&Gate::NAME, &gate);
  std::thread opener(&Gate::release, &gate);
  waiter.join(); opener.join();
}
`, "NAME", name)), 0o644); err != nil {
		t.Fatal(err)
	}
	file, r := page(t, source)
	b.open(t, file)
	b.shot(t, "less")
	boxes := `[...document.querySelectorAll('.drawing:not([hidden]) .event')].map(e => e.textContent)`
	less := ask[[]string](t, b, boxes)
	for _, want := range []string{"std::unique_lock locks gate.m", "waits in std::condition_variable::wait of gate.cv", "std::condition_variable::notify_one of gate.cv"} {
		if !slices.ContainsFunc(less, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("no box says %q: %q", want, less)
		}
	}
	first := ask[string](t, b, `[...document.querySelectorAll('h1, .concerns')].filter(e => e.checkVisibility() && e.getBoundingClientRect().bottom <= innerHeight).map(e => e.innerText).join(' ')`)
	for _, want := range []string{"deadlock", "gate.cv", "gate.cpp:6", "gate.cpp:7", "thread 1", "Gate::of_a_member", "notify"} {
		if !strings.Contains(first+strings.Join(less, " "), want) {
			t.Errorf("the first view does not say %q: %s", want, first)
		}
	}
	if wide := ask[bool](t, b, `document.documentElement.scrollWidth > innerWidth`); wide {
		t.Errorf("a long name makes the page wider than the window: %v", ask[[]string](t, b, `[...document.querySelectorAll('body *')].filter(e => !e.closest('.canvas, .file, .scroll, details') && e.getBoundingClientRect().right > innerWidth).map(e => e.tagName + '.' + e.className)`))
	}
	// Steps go from box to box.
	b.keys(t, kb.Home)
	n := len(ask[[]string](t, b, `[...document.querySelectorAll('.drawing:not([hidden]) .event')].filter(e => !/ start$/.test(e.textContent)).map(e => e.dataset.id)`))
	steps := 0
	for ; steps < 200 && !ask[bool](t, b, `document.querySelector('#forth').disabled`); steps++ {
		b.keys(t, "j")
		if now := ask[int](t, b, `document.querySelectorAll('.event.now').length`); now != 1 {
			t.Fatalf("after %d steps %d events are marked", steps+1, now)
		}
	}
	if steps == 0 || steps > n {
		t.Errorf("%d steps show %d boxes", steps, n)
	}
	events := 0
	for _, th := range r.Errors[0].Graph.Threads {
		events += len(th.Events)
	}
	b.keys(t, "a")
	if all := ask[[]string](t, b, boxes); len(all) != events || len(less) >= events/2 {
		t.Errorf("all events are %d boxes and %d otherwise, of %d", len(all), len(less), events)
	}
	b.keys(t, "a")
	if again := ask[[]string](t, b, boxes); !slices.Equal(again, less) {
		t.Errorf("after showing all: %q, was %q", again, less)
	}
}

func TestPage(t *testing.T) {
	if testing.Short() {
		t.Skip("pages are tested in a browser without -short only")
	}
	b := newBrowser(t)
	large := filepath.Join(t.TempDir(), "large.ll")
	if err := os.WriteFile(large, []byte(largeProgram(12, 200)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name string
		args []string
		kind string
		from int // 1: with -wide and -full only, 2: with -full only
	}{
		{"race", []string{"--mm=rc11", "../../examples/mp-relaxed.ll"}, "data-race", 0},
		{"assertion", []string{"--mm=rc11", "../../examples/chase-lev-bug.ll"}, "assertion", 2},
		{"deadlock", []string{"--mm=sc", "../../examples/philosophers.ll"}, "deadlock", 1},
		{"memory", []string{"--mm=tso", "../../examples/treiber-stack-free.ll"}, "free-race", 2},
		{"weak", []string{"--mm=imm", "../../examples/sb.ll"}, "assertion", 2},
		{"early", []string{"--mm=imm", "../../internal/corpus/testdata/ll/clang-14-O0/lb/lb.ll"}, "assertion", 1},
		{"large", []string{"--mm=rc11", large}, "abort", 2},
	} {
		if tc.from > (scale.By{Usual: 0, Wide: 1, Full: 2}).N() {
			continue
		}
		t.Run(tc.name, func(t *testing.T) {
			file, r := page(t, tc.args...)
			if len(r.Errors) == 0 || r.Errors[0].Kind != tc.kind {
				t.Fatalf("no %s: %s", tc.kind, r.Summary)
			}
			f := &r.Errors[0]
			p, err := report.NewPlayback(f)
			if err != nil {
				t.Fatal(err)
			}
			b.scheme(t, "light")
			b.viewport(t, 1280, 800)
			b.open(t, file)
			b.shot(t, tc.name+"-light")
			// What follows is about all events.
			if ask[bool](t, b, `!document.querySelector('#all-label').hidden`) {
				b.keys(t, "a")
			}

			text := ask[string](t, b, `document.body.innerText`)
			for _, want := range []string{f.Message, f.Explanation, f.Source, r.Summary} {
				if !strings.Contains(text, want) {
					t.Errorf("the page does not say %q", want)
				}
			}
			events := 0
			for _, th := range f.Graph.Threads {
				events += len(th.Events)
			}
			if got := ask[int](t, b, `document.querySelectorAll('.drawing:not([hidden]) .event').length`); got != events {
				t.Errorf("%d events are drawn, want %d", got, events)
			}

			// What cannot be seen from one event is marked from the start.
			ring := []string{}
			if len(f.Events) < 2 {
				for _, l := range f.Cycle {
					ring = append(ring, l.From)
				}
			}
			slices.Sort(ring)
			marked := ask[[]string](t, b, `[...document.querySelectorAll('.event.cycle')].map(e => e.dataset.id)`)
			slices.Sort(marked)
			if !slices.Equal(marked, ring) {
				t.Errorf("marked are %v, want %v", marked, ring)
			}

			// The page begins at the end, where it went wrong.
			n := p.Len()
			b.shows(t, f, p, n)
			for _, k := range []int{n / 3, 0, 2 * n / 3} {
				b.do(t, chromedp.SetValue(chromedp.CSS("#slider"), fmt.Sprint(k)))
				ask[bool](t, b, `document.querySelector('#slider').dispatchEvent(new Event('input'))`)
				b.shows(t, f, p, k)
			}
			b.shot(t, tc.name+"-middle")

			// Keys.
			b.keys(t, kb.Home)
			b.shows(t, f, p, 0)
			b.keys(t, kb.ArrowRight, "j", kb.ArrowRight, kb.ArrowLeft)
			b.shows(t, f, p, 2)
			b.keys(t, kb.End, "k")
			b.shows(t, f, p, n-1)
			b.keys(t, kb.Home, " ")
			b.wait(t, `document.querySelector('#slider').value >= 2`)
			b.keys(t, " ")
			if got := ask[string](t, b, `document.querySelector('#play').getAttribute('aria-pressed')`); got != "false" {
				t.Error("space does not pause")
			}
			b.keys(t, "?")
			if !ask[bool](t, b, `document.querySelector('#help').open`) {
				t.Error("? shows no help")
			}
			b.keys(t, kb.Escape)
			b.wait(t, `!document.querySelector('#help').open`) // nothing behind it takes a click before
			b.keys(t, kb.End)
			b.shows(t, f, p, n)

			// Relations, by key and by mouse.
			seen := 0
			for i, rel := range []string{"po", "rf", "co", "fr", "hb"} {
				visible := fmt.Sprintf(`[...document.querySelectorAll('.drawing:not([hidden]) .%s')].filter(e => !e.closest('marker') && getComputedStyle(e).display !== 'none').length`, rel)
				before := ask[int](t, b, visible)
				seen += min(before, 1)
				b.keys(t, fmt.Sprint(i+1))
				if got := ask[int](t, b, visible); got != 0 || ask[bool](t, b, `document.querySelector('[data-relation=`+rel+`]').checked`) {
					t.Errorf("%d edges of %s are shown after key %d", got, rel, i+1)
				}
				b.click(t, `document.querySelector('[data-relation=`+rel+`]')`)
				if got := ask[int](t, b, visible); got != before {
					t.Errorf("%d edges of %s are shown, want %d", got, rel, before)
				}
			}
			if seen < 3 {
				t.Errorf("edges of %d relations are drawn", seen)
			}

			// An event by mouse, one by key.
			chosen := `[...document.querySelectorAll('.event.chosen')].map(e => e.dataset.id)`
			last := f.Events[0]
			b.click(t, `document.querySelector('.drawing:not([hidden]) .event[data-id="`+last.ID+`"] rect')`)
			if got := ask[[]string](t, b, chosen); !slices.Equal(got, []string{last.ID}) {
				t.Errorf("a click chooses %v, want %s", got, last.ID)
			}
			got := ask[[]string](t, b, `[...document.querySelectorAll('.event.past')].map(e => e.dataset.id)`)
			slices.Sort(got)
			if want := past(f, last.ID); !slices.Equal(got, want) {
				t.Errorf("before %s: %v, want %v", last.ID, got, want)
			}
			details := ask[string](t, b, `document.querySelector('#details').innerText`)
			if !strings.Contains(details, last.ID) || !strings.Contains(details, fmt.Sprintf("after %d of %d events", len(got), events)) {
				t.Errorf("details: %s", details)
			}
			b.shot(t, tc.name+"-chosen")
			b.keys(t, kb.ArrowUp, kb.Enter)
			if got, want := ask[[]string](t, b, chosen), fmt.Sprintf("(%d,%d)", last.Thread, last.Index-1); !slices.Equal(got, []string{want}) {
				t.Errorf("the key chooses %v, want %s", got, want)
			}
			b.keys(t, kb.Escape)
			if got := ask[[]string](t, b, chosen); len(got) != 0 {
				t.Errorf("%v is still chosen", got)
			}
			b.shows(t, f, p, n) // the marks of what was chosen are gone
			if waits := f.Kind == "deadlock"; strings.Contains(details, "waits:") != waits || strings.Contains(details, "wrong:") == (waits || last.Pending == "") {
				t.Errorf("details of %s: %s", last.Text, details)
			}
			if got := ask[string](t, b, covered); got != "" {
				t.Errorf("the marks of a line cover it: %s", got)
			}
			ask[bool](t, b, `dispatchEvent(new Event('beforeprint'))`)
			if !ask[bool](t, b, `document.querySelector('.listing:not([hidden]) .trace').checkVisibility()`) {
				t.Error("on paper there is no trace")
			}
			ask[bool](t, b, `dispatchEvent(new Event('afterprint'))`)

			// Light and dark can be read, wide and narrow windows hold everything.
			if bad := ask[[]string](t, b, contrast); len(bad) > 0 {
				t.Errorf("hard to read in light: %q", bad)
			}
			light := ask[string](t, b, `getComputedStyle(document.body).backgroundColor`)
			if over := ask[string](t, b, wide); over != "" {
				t.Errorf("wider than 1280 pixels: %s", over)
			}
			b.scheme(t, "dark")
			if dark := ask[string](t, b, `getComputedStyle(document.body).backgroundColor`); dark == light {
				t.Error("there is no dark mode")
			}
			if bad := ask[[]string](t, b, contrast); len(bad) > 0 {
				t.Errorf("hard to read in dark: %q", bad)
			}
			b.shot(t, tc.name+"-dark")
			b.keys(t, "d")
			if got := ask[string](t, b, `getComputedStyle(document.body).backgroundColor`); got != light {
				t.Error("d does not make it light")
			}
			b.viewport(t, 400, 800)
			if over := ask[string](t, b, wide); over != "" {
				t.Errorf("wider than 400 pixels: %s", over)
			}
			b.shot(t, tc.name+"-narrow")
		})
	}

	t.Run("verified", func(t *testing.T) {
		file, r := page(t, "--mm=sc", "../../examples/peterson.ll")
		b.open(t, file)
		b.shot(t, "verified")
		text := ask[string](t, b, `document.body.innerText`)
		for _, want := range []string{r.Summary, r.Command, "complete executions"} {
			if !strings.Contains(text, want) {
				t.Errorf("the page does not say %q", want)
			}
		}
		b.keys(t, "?", kb.ArrowRight)
		if !ask[bool](t, b, `document.querySelector('#help').open`) {
			t.Error("? shows no help")
		}
	})

	t.Run("several models", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "x.html")
		var out, errs bytes.Buffer
		doMain([]string{"--html=" + file, "--mm=sc,tso,rc11", "--keep-going", "../../examples/sb.ll"}, nil, &out, &errs)
		b.scheme(t, "light")
		b.viewport(t, 1280, 800)
		b.open(t, file)
		if got := ask[[]string](t, b, `[...document.querySelectorAll('.run h2')].map(e => e.textContent)`); !slices.Equal(got, []string{"Under sc", "Under tso", "Under rc11"}) {
			t.Errorf("sections %v", got)
		}
		heading := `document.querySelector('.finding:not([hidden]) h1').innerText`
		if got := ask[string](t, b, heading); !strings.Contains(got, "under tso") {
			t.Errorf("the page begins with %q", got)
		}
		b.click(t, `document.querySelectorAll('.found button')[1]`)
		if got := ask[string](t, b, heading); !strings.Contains(got, "under rc11") {
			t.Errorf("the second finding is %q", got)
		}
		if got := ask[int](t, b, `[...document.querySelectorAll('.drawing')].filter(e => e.checkVisibility()).length`); got != 1 {
			t.Errorf("%d drawings are shown", got)
		}
		// Arrows are defined in a part of the page that is not hidden.
		if !ask[bool](t, b, `(() => { const m = getComputedStyle(document.querySelector('.drawing:not([hidden]) .links .rf')).markerEnd.match(/#([^"]*)/); return document.getElementById(m[1]).closest('svg').checkVisibility(); })()`) {
			t.Error("the second drawing has no arrows")
		}
		b.keys(t, "p")
		if got := ask[string](t, b, heading); !strings.Contains(got, "under tso") {
			t.Errorf("p leads to %q", got)
		}
		b.shot(t, "several")
	})

	// Names and sources are not to be trusted.
	t.Run("hostile", func(t *testing.T) {
		const evil = `</script><img src=x onerror=boom()>`
		dir := t.TempDir()
		ir := `
@"x` + evil + `" = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @"` + evil + `"(ptr %a) {
  store i32 1, ptr @"x` + evil + `", align 4
  ret ptr null
}
define i32 @main() !dbg !4 {
  %t = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @"` + evil + `", ptr null), !dbg !5
  store i32 2, ptr @"x` + evil + `", align 4, !dbg !5
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "<img src=y onerror=boom()>.c", directory: "` + dir + `")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, unit: !0, type: !3)
!5 = !DILocation(line: 2, column: 1, scope: !4)
!6 = !{}
`
		for name, text := range map[string]string{"evil.ll": ir, "<img src=y onerror=boom()>.c": "int main() {\n" + evil + "\n<!--\n{{.Title}}\n"} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		file, r := page(t, filepath.Join(dir, "evil.ll"))
		if len(r.Errors) != 1 || !strings.Contains(r.Errors[0].Message, evil) {
			t.Fatalf("no race: %s", r.Summary)
		}
		b.open(t, file)
		b.shot(t, "hostile")
		if got := ask[int](t, b, `document.querySelectorAll('img').length`); got != 0 {
			t.Errorf("%d images", got)
		}
		if got := ask[string](t, b, `document.querySelector('.finding h1').innerText`); !strings.Contains(got, evil) {
			t.Errorf("the heading is %q", got)
		}
		if got := ask[string](t, b, `document.querySelector('.file li[data-line="2"] code').textContent`); got != evil {
			t.Errorf("line 2 is %q", got)
		}
		if got := ask[string](t, b, `document.querySelector('#state tbody th').textContent`); got != "x"+evil {
			t.Errorf("the location is %q", got)
		}
	})
}

// largeProgram is one of n threads with about so many events each; the last one fails.
func largeProgram(n, events int) string {
	var b, tail strings.Builder
	next := 10
	place := func(line, scope int) string {
		fmt.Fprintf(&tail, "!%d = !DILocation(line: %d, column: 3, scope: !%d)\n", next, line, scope)
		next++
		return fmt.Sprintf("!dbg !%d", next-1)
	}
	function := func(name string, line int) int {
		fmt.Fprintf(&tail, "!%d = distinct !DISubprogram(name: %q, scope: !1, file: !1, line: %d, unit: !0, type: !3)\n", next, name, line)
		next++
		return next - 1
	}
	b.WriteString("@c = global i32 0, align 4\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare void @abort()\n")
	for t := range n {
		scope := function(fmt.Sprintf("work%d", t), 10*t+10)
		fmt.Fprintf(&b, "@x%d = global i32 0, align 4\ndefine ptr @work%d(ptr %%a) !dbg !%d {\nentry:\n  br label %%l\nl:\n  %%i = phi i32 [ 0, %%entry ], [ %%j, %%l ]\n", t, t, scope)
		fmt.Fprintf(&b, "  store atomic i32 %%i, ptr @x%d release, align 4, %s\n", t, place(10*t+11, scope))
		fmt.Fprintf(&b, "  %%r = load atomic i32, ptr @x%d acquire, align 4, %s\n", (t+1)%n, place(10*t+12, scope))
		fmt.Fprintf(&b, "  %%s = atomicrmw add ptr @c, i32 1 monotonic, %s\n", place(10*t+13, scope))
		fmt.Fprintf(&b, "  %%j = add i32 %%i, 1\n  %%z = icmp slt i32 %%j, %d\n  br i1 %%z, label %%l, label %%e\ne:\n", events/4)
		if t == n-1 {
			fmt.Fprintf(&b, "  call void @abort(), %s\n  unreachable\n}\n", place(10*t+14, scope))
		} else {
			b.WriteString("  ret ptr null\n}\n")
		}
	}
	scope := function("main", 1)
	fmt.Fprintf(&b, "define i32 @main() !dbg !%d {\n", scope)
	for t := range n {
		fmt.Fprintf(&b, "  %%p%d = alloca i64, align 8\n  %%q%d = call i32 @pthread_create(ptr %%p%d, ptr null, ptr @work%d, ptr null), %s\n", t, t, t, t, place(2, scope))
	}
	b.WriteString("  ret i32 0\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n")
	b.WriteString("!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"large.c\", directory: \".\")\n")
	b.WriteString("!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = !DISubroutineType(types: !4)\n!4 = !{}\n")
	return b.String() + tail.String()
}
