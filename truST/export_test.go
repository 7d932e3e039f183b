package trust

// SetReload makes workers serialise and reload alternatives every n visits; 0
// stops that.
func SetReload(n uint64) { reloadEvery = n }
