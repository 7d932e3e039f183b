// Package walk builds one execution after the other, each from its beginning: a walk adds the events of
// threads one by one and makes a choice for each, and takes no choice back. Who chooses is the caller's
// business: samples choose evenly and count (package estimate), a hunt looks for what it has not seen
// (package hunt).
//
//	walk.go    walking
package walk
