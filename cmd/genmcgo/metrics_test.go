package main

import (
	"bufio"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// scrape is what an endpoint returned: values by name and labels, and types by name.
type scrape struct {
	values map[string]float64
	types  map[string]string
}

var sampleLine = regexp.MustCompile(`^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{([a-z]+="(\\.|[^"\\])*"(,|\}))+)? (\S+)$`)

// scrapeFrom reads an endpoint as strictly as Prometheus, and a little more: each family has HELP and TYPE
// before its samples, once, and counters' names end in _total.
func scrapeFrom(t *testing.T, url string) scrape {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%v, %v: %s", r.Status, err, body)
	}
	got := scrape{map[string]float64{}, map[string]string{}}
	family, helped := "", ""
	for line := range strings.Lines(string(body)) {
		line, ended := strings.CutSuffix(line, "\n")
		if !ended {
			t.Errorf("the last line, %q, does not end", line)
		}
		if name, ok := strings.CutPrefix(line, "# HELP "); ok {
			helped, _, _ = strings.Cut(name, " ")
			continue
		}
		if text, ok := strings.CutPrefix(line, "# TYPE "); ok {
			name, kind, _ := strings.Cut(text, " ")
			if name != helped || got.types[name] != "" || kind != "counter" && kind != "gauge" || (kind == "counter") != strings.HasSuffix(name, "_total") {
				t.Errorf("%q after help for %q", line, helped)
			}
			family, got.types[name] = name, kind
			continue
		}
		m := sampleLine.FindStringSubmatch(line)
		if m == nil || m[1] != family {
			t.Fatalf("%q in family %q", line, family)
		}
		v, err := strconv.ParseFloat(m[len(m)-1], 64)
		if err != nil || v < 0 {
			t.Errorf("%q: %v", line, err)
		}
		if _, twice := got.values[m[1]+m[2]]; twice {
			t.Errorf("%q comes twice", line)
		}
		// The labels are matched as a whole: the last alternative is what their group keeps.
		got.values[line[:strings.LastIndexByte(line, ' ')]] = v
	}
	return got
}

// grows checks that no counter of a is smaller in b.
func (a scrape) grows(t *testing.T, b scrape) {
	t.Helper()
	for name, v := range a.values {
		family, _, _ := strings.Cut(name, "{")
		if w, there := b.values[name]; a.types[family] == "counter" && (!there || w < v) {
			t.Errorf("counter %s: %v, later %v (%v)", name, v, w, there)
		}
	}
}

// withMetrics starts a command that serves metrics at a free port, and returns where.
func withMetrics(t *testing.T, args ...string) (out *bufio.Reader, url string) {
	t.Helper()
	cmd := exec.Command(os.Args[0], append(args, "--metrics=0")...)
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	errs, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	r := bufio.NewReader(errs)
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatalf("%s ends without metrics: %v", args, err)
		}
		if _, url, ok := strings.Cut(line, "metrics are at "); ok {
			go io.Copy(io.Discard, r)
			return bufio.NewReader(pipe), strings.TrimSpace(url)
		}
	}
}

// TestMetrics: what a cluster serves to Prometheus can be parsed, its counters only grow, and in the end
// they are what the report says.
func TestMetrics(t *testing.T) {
	scale.NotShort(t)
	out, at := withMetrics(t, "serve", "--store", filepath.Join(t.TempDir(), "store"))
	line, err := out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	url := strings.TrimSpace(line)
	if !strings.HasPrefix(at, "http://127.0.0.1:") {
		t.Errorf("metrics are at %s: not for this machine alone", at)
	}
	endpoints := []string{at}
	for range 2 {
		_, at := withMetrics(t, "join", "-j", "1", url)
		endpoints = append(endpoints, at)
	}
	file := filepath.Join(t.TempDir(), "adders.ll")
	if err := os.WriteFile(file, []byte(adders(9)), 0o600); err != nil {
		t.Fatal(err)
	}
	type result struct {
		code int
		out  string
		errs string
	}
	done := make(chan result, 1)
	go func() {
		code, out, errs := command("--cluster", url, "--format=json", "--estimate=false", file)
		done <- result{code, out, errs}
	}()
	var last []scrape
	scrapes := 0
	look := func() {
		var now []scrape
		for _, at := range endpoints {
			now = append(now, scrapeFrom(t, at))
		}
		for i := range last {
			last[i].grows(t, now[i])
		}
		last = now
		scrapes++
	}
	var r result
	for over := false; !over; {
		look()
		select {
		case r = <-done:
			over = true
		case <-time.After(20 * time.Millisecond):
		}
	}
	var report struct{ Complete, Blocked float64 }
	if err := json.Unmarshal([]byte(r.out), &report); err != nil || r.code != 0 || report.Complete == 0 {
		t.Fatalf("%d, %v: %s%s", r.code, err, r.out, r.errs)
	}
	complete, blocked := `genmcgo_executions_total{kind="complete"}`, `genmcgo_executions_total{kind="blocked"}`
	// What the workers acknowledge last may be under way.
	right := func() bool {
		look()
		s, v, w := last[0].values, last[1].values, last[2].values
		return s[complete] == report.Complete && s[blocked] == report.Blocked &&
			v[complete]+w[complete] == report.Complete && v[blocked]+w[blocked] == report.Blocked &&
			v[`genmcgo_attempts_total{outcome="counted"}`]+w[`genmcgo_attempts_total{outcome="counted"}`] == s["genmcgo_attempts_total"] &&
			s["genmcgo_busy_slots"] == 0 && s["genmcgo_idle_share"] == 1
	}
	for deadline := time.Now().Add(patience.Most); !right(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("the report says %+v, the metrics\n%v", report, last)
		}
	}
	s := last[0].values
	for name, want := range map[string]float64{"genmcgo_workers": 2, "genmcgo_slots": 2, "genmcgo_machines": 1, `genmcgo_jobs{state="open"}`: 0} {
		if v, ok := s[name]; !ok || v != want {
			t.Errorf("%s is %v, not %v", name, v, want)
		}
	}
	for _, name := range []string{"genmcgo_store_limit_bytes", `genmcgo_messages_total{direction="in"}`, `genmcgo_messages_total{direction="out"}`, "genmcgo_connections", "genmcgo_attempts_total"} {
		if s[name] == 0 {
			t.Errorf("%s is 0", name)
		}
	}
	for i, w := range last[1:] {
		if w.values["genmcgo_busy_seconds_total"] == 0 || w.values["genmcgo_memory_bytes"] == 0 {
			t.Errorf("worker %d: %v", i, w.values)
		}
	}
	t.Logf("%d scrapes", scrapes)
	documented(t, last)
}

// documented checks that docs/cluster.md has the names that are served, and no others.
func documented(t *testing.T, all []scrape) {
	t.Helper()
	page, err := os.ReadFile("../../docs/cluster.md")
	if err != nil {
		t.Fatal(err)
	}
	served := map[string]bool{}
	for _, s := range all {
		for name := range s.types {
			served[name] = true
			if !strings.Contains(string(page), name) {
				t.Errorf("docs/cluster.md does not have %s", name)
			}
		}
	}
	for _, name := range regexp.MustCompile(`(?m)^genmcgo_[a-z_]+`).FindAllString(string(page), -1) {
		if !served[name] && !strings.HasPrefix(name, "genmcgo_job_") { // there is no job any more
			t.Errorf("docs/cluster.md has %s, which nobody serves", name)
		}
	}
}

// TestMetricsOfRun: a run on this machine serves metrics, too, with a checkpoint and without.
func TestMetricsOfRun(t *testing.T) {
	file := filepath.Join(t.TempDir(), "adders.ll")
	if err := os.WriteFile(file, []byte(many()), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, more := range [][]string{nil, {"--checkpoint", filepath.Join(t.TempDir(), "c"), "--checkpoint-interval=50ms"}} {
		_, at := withMetrics(t, append(more, "--progress=never", "--estimate=false", file)...)
		complete := `genmcgo_executions_total{kind="complete"}`
		last := scrapeFrom(t, at)
		for begun := time.Now(); last.values[complete] < 1000; time.Sleep(10 * time.Millisecond) {
			if time.Since(begun) > patience.Most {
				t.Fatalf("%s: %v", more, last)
			}
			now := scrapeFrom(t, at)
			last.grows(t, now)
			last = now
		}
		if last.values["genmcgo_busy_slots"] == 0 {
			t.Errorf("%s: nothing is busy", more)
		}
	}
	if code, _, errs := command("--metrics=x", file); code != exitUsage || !strings.Contains(errs, `not "x"`) {
		t.Errorf("%d, %s", code, errs)
	}
}
