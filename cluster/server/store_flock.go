//go:build linux || darwin || freebsd

package server

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// lock makes dir this process's, until it ends or unlock is called.
func lock(dir string) (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, fmt.Errorf("store %s: another server uses it", dir)
		}
		return nil, fmt.Errorf("store %s: cannot lock it: %w", dir, err)
	}
	return func() { f.Close() }, nil
}

// free is how many bytes can be stored below dir.
func free(dir string) int64 {
	var s syscall.Statfs_t
	if syscall.Statfs(dir, &s) != nil {
		return maxStore
	}
	return int64(s.Bavail) * int64(s.Bsize)
}
