// Package models holds the memory models that are shipped as files. They say the
// same as the checkers written by hand in package consistency, where there is one.
package models

import "embed"

// FS has the files by their names in [List].
//
//go:embed *.kat
var FS embed.FS

// Info is what is known of a shipped model without reading its file.
type Info struct {
	Name  string // as given to -mm, without extension
	File  string // in FS
	About string // one line
}

// List lists the shipped models, strongest first.
func List() []Info {
	list := []Info{
		{Name: "sc", About: "sequential consistency"},
		{Name: "tso", About: "x86-TSO: writes are buffered; SC fences, SC writes and read-modify-writes drain the buffer"},
		{Name: "tso-allfences", About: "TSO in which every C11 fence drains the buffer"},
		{Name: "rc11-c++11-sw", About: "RC11 with the release sequences of C++11 to C++17"},
		{Name: "rc11", About: "RC11: C11 without out of thin air, with the release sequences of C++20"},
		{Name: "ra", About: "release/acquire: RC11 in which SC is no more than release and acquire"},
		{Name: "imm", About: "IMM: what compiled code may do on ARM, POWER and x86; dependencies instead of program order"},
	}
	for i := range list {
		list[i].File = list[i].Name + ".kat"
	}
	return list
}
