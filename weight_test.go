package genmcgo

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
)

// linked are the modules from outside that the package and the command carry, and why. Charts, browsers
// and schemas are for cmd/genmcgo-bench and for tests: who runs or embeds the checker
// neither downloads nor links them.
var linked = map[string]string{
	"github.com/dustin/go-humanize":      "numbers and sizes in reports",
	"github.com/ianlancetaylor/demangle": "names of C++ and Rust in reports",
	"github.com/llir/ll":                 "the grammar of LLVM assembly",
	"github.com/llir/llvm":               "LLVM assembly",
	"github.com/mewmew/float":            "of llir: floating-point constants",
	"github.com/pkg/errors":              "of llir",
}

// ofCommand are those that the command carries besides: who embeds the checker does without.
var ofCommand = map[string]string{
	"github.com/google/go-dap":                  "genmcgo dap: the messages that editors exchange with debuggers",
	"github.com/pelletier/go-toml/v2":           "genmcgo test: genmcgo.toml, with positions of what is wrong in it",
	"github.com/spf13/pflag":                    "flags",
	"golang.org/x/sys":                          "of x/term and nats-server",
	"golang.org/x/term":                         "the width of the terminal; the prompt of genmcgo step",
	"github.com/antithesishq/antithesis-sdk-go": "of nats-server",
	"github.com/klauspost/compress":             "of nats-server: what it stores",
	"github.com/minio/highwayhash":              "of nats-server",
	"github.com/nats-io/jwt/v2":                 "of nats-server: credentials",
	"github.com/nats-io/nats-server/v2":         "genmcgo serve: queues and logs of a cluster, without a service to be installed",
	"github.com/nats-io/nats.go":                "genmcgo join, --cluster, jobs",
	"github.com/nats-io/nkeys":                  "of nats.go: credentials",
	"github.com/nats-io/nuid":                   "of nats.go",
	"golang.org/x/crypto":                       "of nats-server",
	"golang.org/x/time":                         "of nats-server",
}

// light are the packages that the tables of this file are about.
var light = []string{"./cmd/genmcgo", "."}

// TestLinkedModules: the command and the package that other programs embed link the
// modules in the table, and no others.
func TestLinkedModules(t *testing.T) {
	scale.NotShort(t)
	all := maps.Clone(linked)
	maps.Copy(all, ofCommand)
	for pkg, want := range map[string]map[string]string{".": linked, "./cmd/genmcgo": all} {
		out, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", pkg).Output()
		if err != nil {
			t.Fatal(explain(err))
		}
		sameModules(t, pkg+" links", strings.Fields(string(out)), want)
	}
}

// TestDownloadedModules: "go run ./cmd/genmcgo" on a machine that has no module yet
// downloads the modules in the table, and no others. (Go reads the go.mod files of a few
// more; it fetches a module only if it needs a package of it.) The test has go load the
// command into an empty module cache, from the files that the real cache was filled with.
func TestDownloadedModules(t *testing.T) {
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		t.Skip("left out without -wide: what go downloads for the command")
	}
	out, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(explain(err))
	}
	proxy := filepath.Join(strings.TrimSpace(string(out)), "cache", "download")
	if _, err := os.Stat(proxy); err != nil {
		t.Skip("SKIPPED: the module cache does not keep what was downloaded: ", err)
	}
	empty := t.TempDir()
	cmd := exec.Command("go", append([]string{"list", "-deps"}, light...)...)
	cmd.Env = append(os.Environ(), "GOMODCACHE="+empty, "GOPROXY=file://"+filepath.ToSlash(proxy), "GOSUMDB=off", "GOTOOLCHAIN=local",
		"GOWORK=off", "GOFLAGS=-modcacherw") // the test has to remove it
	if _, err := cmd.Output(); err != nil {
		t.Fatal(explain(err))
	}
	var zips []string
	var bytes int64
	err = filepath.WalkDir(filepath.Join(empty, "cache", "download"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".zip" {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		bytes += info.Size()
		name, err := filepath.Rel(filepath.Join(empty, "cache", "download"), path)
		if err != nil {
			return err
		}
		module, _, ok := strings.Cut(filepath.ToSlash(name), "/@v/")
		if !ok {
			return fmt.Errorf("unexpected file %s in the cache", name)
		}
		zips = append(zips, module) // none of ours has capitals, which caches write as "!c"
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	all := maps.Clone(linked)
	maps.Copy(all, ofCommand)
	sameModules(t, "the command downloads", zips, all)
	t.Logf("%d modules, %.1f MB", len(zips), float64(bytes)/1e6)
}

// sameModules compares modules with a table.
func sameModules(t *testing.T, does string, got []string, want map[string]string) {
	t.Helper()
	slices.Sort(got)
	got = slices.Compact(got)
	for _, m := range got {
		if want[m] == "" {
			t.Errorf("%s %s: is it worth its weight to everybody who runs the checker? If so, say why in the table", does, m)
		}
	}
	for _, m := range slices.Sorted(maps.Keys(want)) {
		if !slices.Contains(got, m) {
			t.Errorf("%s %s no longer: take it out of the table", does, m)
		}
	}
}

// explain adds what a command printed to its error.
func explain(err error) string {
	if e, ok := err.(*exec.ExitError); ok {
		return fmt.Sprintf("%v\n%s", err, e.Stderr)
	}
	return err.Error()
}
