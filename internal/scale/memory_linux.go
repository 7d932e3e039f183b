package scale

import (
	"os"
	"syscall"
)

// inMemory returns a directory in memory for temporary files, "" if there is none, or it has little room, or
// programs in it cannot be run.
func inMemory() string {
	const (
		dir    = "/dev/shm"
		room   = 2 << 30 // bytes
		tmpfs  = 0x01021994
		noExec = 8
	)
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil || int64(fs.Type) != tmpfs || fs.Flags&noExec != 0 || fs.Bavail*uint64(fs.Bsize) < room {
		return ""
	}
	own, err := os.MkdirTemp(dir, "")
	if err != nil {
		return ""
	}
	os.Remove(own)
	return dir
}
