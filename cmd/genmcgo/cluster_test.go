package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// background starts the command in a process that ends with the test.
func background(t *testing.T, args ...string) (cmd *exec.Cmd, out *bufio.Reader) {
	t.Helper()
	cmd = exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if testing.Verbose() {
		cmd.Stderr = os.Stderr
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	return cmd, bufio.NewReader(pipe)
}

// serveCluster starts a server, and returns the name of a file with its URL.
func serveCluster(t *testing.T) (server *exec.Cmd, at string) {
	t.Helper()
	return serveWithin(t, 2*patience.Most)
}

// serveWithin is serveCluster for a test that takes that long at most.
func serveWithin(t *testing.T, most time.Duration) (server *exec.Cmd, at string) {
	t.Helper()
	patience.Limit(t, most)
	server, out := background(t, "serve", "--store", filepath.Join(t.TempDir(), "store"))
	line, err := out.ReadString('\n')
	if err != nil || !strings.HasPrefix(line, "nats://genmcgo:") {
		t.Fatalf("the server says %q, %v", line, err)
	}
	file := filepath.Join(t.TempDir(), "url")
	if err := os.WriteFile(file, []byte(line), 0o600); err != nil {
		t.Fatal(err)
	}
	return server, "@" + file
}

// command runs the command in this process.
func command(args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = doMain(args, strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

// sameReport compares two reports in JSON, or two of several models, but for what depends on time and on who explored.
func sameReport(t *testing.T, what, a, b string) {
	t.Helper()
	var both [2]string
	for i, text := range []string{a, b} {
		var m map[string]any
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Fatalf("%s: %v in %s", what, err, text)
		}
		reports := []any{m}
		if models, ok := m["models"].([]any); ok {
			reports = append(reports, models...)
		}
		for _, r := range reports {
			for _, k := range []string{"seconds", "stats", "workers", "estimate", "summary", "command"} {
				delete(r.(map[string]any), k)
			}
		}
		data, err := json.MarshalIndent(m, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		both[i] = string(data)
	}
	if both[0] != both[1] {
		t.Errorf("%s: alone\n%s\non a cluster\n%s", what, both[0], both[1])
	}
}

// TestCluster: the report of a run on a cluster is that of a run alone.
func TestCluster(t *testing.T) {
	scale.NotShort(t)
	server, url := serveCluster(t)
	for range 2 {
		background(t, "join", "-j", "2", url)
	}
	files, err := filepath.Glob("../../internal/corpus/testdata/ll/clang-14-O0/*/*.ll")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	ways := [][]string{{"--mm=sc"}, {"--mm=rc11"}, {"--mm=tso"}, {"--mm=imm"}, {"--mm=rc11.kat"}, {"--mm=sc", "--equivalence=rf"}, {"--mm=sc", "--equivalence=rvf"}, {"--mm=rc11", "--symmetry"}}
	every := scale.By{Usual: 25, Full: 2}
	done := 0
	for i, file := range files {
		if !every.Takes(filepath.Base(file)) {
			continue
		}
		args := append([]string{"--format=json", "--keep-going", "--estimate=false", "--max-executions=20000", file}, ways[i%len(ways)]...)
		code, alone, errs := command(args...)
		if code == exitUsage || code == exitIncomplete {
			continue // not for this model, or too large
		}
		code2, many, errs2 := command(append([]string{"--cluster", url}, args...)...)
		if code != code2 {
			t.Errorf("%s %s: exit status %d, on a cluster %d\n%s%s", file, ways[i%len(ways)], code, code2, errs, errs2)
			continue
		}
		sameReport(t, fmt.Sprint(file, ways[i%len(ways)]), alone, many)
		done++
	}
	if done < 3 {
		t.Errorf("only %d programs were compared", done)
	}
	t.Logf("%d programs", done)
	if code, out, _ := command("jobs", url); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("jobs: %d, %s", code, out)
	}
	server.Process.Signal(syscall.SIGTERM)
	if err := server.Wait(); err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

// TestJobs: a job can be submitted, listed, attached to and cancelled.
func TestJobs(t *testing.T) {
	scale.NotShort(t)
	_, url := serveCluster(t)
	long := filepath.Join(t.TempDir(), "long.ll")
	if err := os.WriteFile(long, []byte(many()), 0o600); err != nil {
		t.Fatal(err)
	}
	short := filepath.Join("..", "..", "examples", "bank.ll")
	submit := func(file string) string {
		t.Helper()
		code, out, errs := command("--cluster", url, "--detach", "--estimate=false", file)
		id := strings.TrimSpace(out)
		if code != 0 || len(id) != 12 {
			t.Fatalf("%d %q %s", code, out, errs)
		}
		return id
	}
	first, second := submit(long), submit(short)
	code, out, _ := command("jobs", url)
	if code != 0 || !strings.Contains(out, first) || !strings.Contains(out, second) || strings.Count(out, "open") != 2 {
		t.Errorf("jobs: %d\n%s", code, out)
	}
	worker, _ := background(t, "join", "-j", "1", url)
	code, attached, errs := command("jobs", url, "attach", second, "--format=json")
	if code != 0 {
		t.Fatalf("attach: %d, %s", code, errs)
	}
	_, alone, _ := command("--format=json", "--estimate=false", short)
	sameReport(t, "attach", alone, attached)

	// Whoever lists the jobs is told how far one is that somebody follows.
	follower, _ := background(t, "jobs", url, "attach", first)
	followed := regexp.MustCompile(first + ` +open +\S.* +[0-9]+ % +[1-9][0-9,]* +[1-9][0-9]* +"`)
	for deadline := time.Now().Add(patience.Most); ; time.Sleep(50 * time.Millisecond) {
		if code, out, _ := command("jobs", url); code == 0 && followed.MatchString(out) {
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("jobs does not show how far a job is that somebody follows: %d\n%s", code, out)
		}
	}
	follower.Process.Kill()
	follower.Wait()

	// An interrupt leaves the job to itself. How long it takes until there is something to interrupt
	// depends on the machine.
	for wait := 300 * time.Millisecond; ; wait *= 2 {
		code, _, errs := child(t, wait, os.Interrupt, "jobs", url, "attach", first)
		if wait < patience.Most && (code == -1 || code == exitIncomplete && strings.Contains(errs, "interrupted before anything was explored")) {
			continue
		}
		if code != exitIncomplete || !strings.Contains(errs, "job "+first+" goes on") {
			t.Errorf("an interrupted attach ends with %d: %s", code, errs)
		}
		break
	}
	// A timeout ends it.
	for wait := 300 * time.Millisecond; ; wait *= 2 {
		code, out, errs := command("jobs", url, "attach", first, "--timeout="+wait.String())
		if wait < patience.Most && code == exitIncomplete && strings.Contains(errs, "--timeout was over before anything was explored") {
			continue
		}
		if code != exitIncomplete || !strings.Contains(out, "timeout") {
			t.Errorf("attach --timeout: %d\n%s%s", code, out, errs)
		}
		break
	}
	third := submit(long)
	if code, _, errs := command("jobs", url, "cancel", third); code != 0 {
		t.Errorf("cancel: %d, %s", code, errs)
	}
	if code, out, _ := command("jobs", url); code != 0 || strings.TrimSpace(out) != "no jobs" {
		t.Errorf("jobs: %d, %s", code, out)
	}
	for _, args := range [][]string{{"attach", third}, {"cancel", third}} {
		if code, _, errs := command(append([]string{"jobs", url}, args...)...); code != exitUsage || !strings.Contains(errs, "there is no such job: "+third) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %d, %q", args, code, errs)
		}
	}
	worker.Process.Signal(syscall.SIGTERM)
	if err := worker.Wait(); err != nil {
		t.Errorf("the worker ends with %v", err)
	}
}

// TestClusterUsage: wrong command lines, and clusters that are none, end with one clear line and
// status 2.
func TestClusterUsage(t *testing.T) {
	program := filepath.Join("..", "..", "examples", "bank.ll")
	empty := t.TempDir()
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"serve"}, "--store DIR is missing"},
		{[]string{"serve", "--stor", "x"}, "did you mean --store?"},
		{[]string{"serve", "--store", empty, "x"}, "takes no argument"},
		{[]string{"serve", "--store", program}, program},
		{[]string{"serve", "--store", empty, "--listen", "x:y"}, "no port"},
		{[]string{"serve", "--store", empty, "--max-store", "x"}, "not a size"},
		{[]string{"serve", "--store", empty, "--tls-cert", "x"}, "needs its key"},
		{[]string{"join", "--max-memory=1MB", "nats://127.0.0.1:1"}, "must be at least"},
		{[]string{"join", "--cache-mem=x", "nats://127.0.0.1:1"}, "not a size"},
		{[]string{"join"}, "needs one URL"},
		{[]string{"join", "-j", "-1", "nats://127.0.0.1:1"}, "--workers=-1"},
		{[]string{"join", "nats://127.0.0.1:1"}, "no NATS server answers: nats://127.0.0.1:1"},
		{[]string{"join", "@no-such-file"}, "no-such-file"},
		{[]string{"join", "http://x"}, "begins with http:"},
		{[]string{"jobs"}, "needs a URL"},
		{[]string{"jobs", "nats://127.0.0.1:1"}, "no NATS server answers"},
		{[]string{"jobs", "nats://127.0.0.1:1", "atach"}, "did you mean attach"},
		{[]string{"jobs", "nats://127.0.0.1:1", "attach"}, "needs the ID"},
		{[]string{"jobs", "nats://127.0.0.1:1", "attach", "x", "--mm=sc"}, "not --mm"},
		{[]string{"jobs", "nats://127.0.0.1:1", "cancel"}, "needs the ID"},
		{[]string{"--cluster=nats://127.0.0.1:1", program}, "no NATS server answers"},
		{[]string{"--cluster=prog.ll", program}, "not the URL"},
		{[]string{"--detach", program}, "--detach needs --cluster"},
		{[]string{"--cluster=nats://x", "-j", "3", program}, "--workers is for 'genmcgo join'"},
		{[]string{"estimate", "--cluster=nats://x", program}, "does not take --cluster"},
	} {
		code, out, errs := command(c.args...)
		if code != exitUsage || out != "" || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") > 2 {
			t.Errorf("%s: %d, %q, %q", c.args, code, out, errs)
		}
	}
	for name := range clusterCommands {
		code, out, errs := command(name, "--help")
		if code != 0 || !strings.Contains(out, "Usage: genmcgo "+name) || errs != "" {
			t.Errorf("%s --help: %d, %q, %q", name, code, out, errs)
		}
	}
}
