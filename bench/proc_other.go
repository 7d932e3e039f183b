//go:build !unix

package bench

import (
	"os"
	"os/exec"
	"time"
)

func detach(*exec.Cmd) {}

func peakOf(*os.ProcessState) int64 { return 0 }

func watchPeak(_ int, done <-chan struct{}) int64 {
	<-done
	return 0
}

func processTime() time.Duration { return 0 }
