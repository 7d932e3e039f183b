// Package lazy makes what few runs need when it is first used. What packages compute when they are initialised, every
// start of the command pays for; TestNothingCompiledAtStart in the root holds that no pattern is compiled there.
package lazy

import (
	"regexp"
	"sync"
)

// Regexp returns a function that returns pattern, compiled by its first call. It panics if pattern is no regular
// expression, as regexp.MustCompile does.
func Regexp(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
