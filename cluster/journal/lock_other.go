//go:build !unix

package journal

import "os"

// The file is the lock: it must not exist. After the end of a process that could not remove it,
// its user has to.
const lockFlags = os.O_CREATE | os.O_EXCL | os.O_RDWR

func acquire(*os.File) error { return nil }

func unlock(f *os.File) error {
	if err := f.Close(); err != nil {
		return err
	}
	return os.Remove(f.Name())
}
