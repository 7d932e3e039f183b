package orders

// Log keeps what became of candidates.
type Log struct{}

func (l *Log) add(s *search, k *candidate) error { return nil }
