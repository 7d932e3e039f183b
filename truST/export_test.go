package trust

import "genmcgo/truST/task"

// SetReload makes workers serialise and reload alternatives every n visits; 0
// stops that.
func SetReload(n uint64) { reloadEvery = n }

// SetOnTask has f see each task that is handed over, from its worker's
// goroutine; nil stops that.
func SetOnTask(f func(*task.Task)) { onTask = f }
