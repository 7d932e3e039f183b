package journal

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// errLocked is why a directory cannot be used while another process does.
var errLocked = errors.New("it is in use")

// lock returns a Journal that has dir for itself.
func lock(dir string, opt Options) (*Journal, error) {
	opt.SyncInterval = cmp.Or(opt.SyncInterval, time.Second)
	opt.CompactAbove = cmp.Or(opt.CompactAbove, 1<<20)
	path := filepath.Join(dir, lockFile)
	f, err := openLocked(path)
	for until := time.Now().Add(opt.Wait); errors.Is(err, errLocked) && time.Now().Before(until); {
		if opt.waiting != nil {
			opt.waiting()
		}
		time.Sleep(10 * time.Millisecond)
		f, err = openLocked(path)
	}
	switch {
	case errors.Is(err, errLocked):
		return nil, inUse(dir)
	case err != nil:
		return nil, err
	}
	// For people only, so an error does no harm.
	if f.Truncate(0) == nil {
		f.WriteAt([]byte(strconv.Itoa(os.Getpid())+"\n"), 0)
	}
	return &Journal{dir: dir, opt: opt, lock: f}, nil
}

// openLocked opens the file at path and locks it.
func openLocked(path string) (*os.File, error) {
	f, err := os.OpenFile(path, lockFlags, 0o666)
	if errors.Is(err, os.ErrExist) {
		return nil, errLocked
	}
	if err != nil {
		return nil, err
	}
	if err := acquire(f); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", path, err), f.Close())
	}
	return f, nil
}

// inUse says who uses dir.
func inUse(dir string) error {
	who := "another process"
	if pid, err := os.ReadFile(filepath.Join(dir, lockFile)); err == nil && len(pid) > 0 {
		who = "process " + strings.TrimSpace(string(pid))
	}
	return fmt.Errorf("checkpoint %s: %w by %s (%s)", dir, errLocked, who, filepath.Join(dir, lockFile))
}
