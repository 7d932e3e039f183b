package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// Files are there although nobody reads the report (genmcgo --html=F ... | head).
func TestNobodyReads(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no SIGPIPE")
	}
	dir := t.TempDir()
	page, data := filepath.Join(dir, "p.html"), filepath.Join(dir, "p.json")
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	read.Close()
	cmd := exec.Command(os.Args[0], "--html="+page, "--json="+data, "../../examples/dcl-racy.ll")
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1")
	cmd.Stdout = write
	if err := cmd.Run(); err == nil {
		t.Fatal("writing to a pipe without a reader succeeded")
	}
	for _, name := range []string{page, data} {
		if s, err := os.Stat(name); err != nil || s.Size() == 0 {
			t.Errorf("%s: %v", filepath.Base(name), err)
		}
	}
}
