//go:build unix

package journal

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// acquire locks f until it is closed, or the process ends in whatever way.
func acquire(f *os.File) error {
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EWOULDBLOCK):
			return errLocked
		case err != nil:
			return fmt.Errorf("cannot lock it: %w", err)
		}
		return nil
	}
}

const lockFlags = os.O_CREATE | os.O_RDWR

func unlock(f *os.File) error { return f.Close() }
