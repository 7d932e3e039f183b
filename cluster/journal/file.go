package journal

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

const (
	lockFile  = "lock"
	jobFile   = "job"
	logFile   = "log"
	newSuffix = ".new"
)

// file is what is needed of an os.File to write.
type file interface {
	io.Writer
	Sync() error
	Truncate(size int64) error
	Close() error
}

// create replaces the file at path by one with data, or fails and leaves the old one. It returns
// the new one, open for more.
func create(path string, data []byte, disk func(*os.File) file) (file, error) {
	of, err := os.OpenFile(path+newSuffix, os.O_CREATE|os.O_TRUNC|os.O_WRONLY|os.O_APPEND, 0o666)
	if err != nil {
		return nil, err
	}
	f := file(of)
	if disk != nil {
		f = disk(of)
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err == nil {
		err = os.Rename(path+newSuffix, path)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(path+newSuffix))
	}
	syncDir(filepath.Dir(path))
	return f, nil
}

// replace is create and Close.
func replace(path string, data []byte, disk func(*os.File) file) error {
	f, err := create(path, data, disk)
	if err != nil {
		return err
	}
	return f.Close()
}

// syncDir makes a renaming in dir last. Not every system can do that. If the machine ends, the old
// file may be back then, which is what it was: an earlier state of the run.
func syncDir(dir string) {
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}
