package kat

// What tests outside of the package need of it: those that also prove what they parse.
var (
	ParseText    = parse
	Reparse      = reparse
	BuiltinPreds = builtinPreds()
	BuiltinRels  = builtinRels()
)

const MaxFileSize = maxFileSize
