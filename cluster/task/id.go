package task

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// Attempt names one execution of a task. It is random, so that no two attempts share
// children.
type Attempt [16]byte

// NewAttempt returns an attempt that no other machine or process has.
func NewAttempt() (a Attempt) {
	rand.Read(a[:]) // never fails
	return a
}

// String returns 32 hexadecimal digits.
func (a Attempt) String() string { return hex.EncodeToString(a[:]) }

// ID names a task within its epoch: it is the Child-th of an attempt. The zero ID is
// the root task.
type ID struct {
	Attempt Attempt
	Child   uint16
}

// Root is the ID of the whole exploration.
var Root ID

// String returns "0" for the root, else ATTEMPT.CHILD.
func (id ID) String() string {
	if id == Root {
		return "0"
	}
	return id.Attempt.String() + "." + strconv.Itoa(int(id.Child))
}

// ParseID reads what ID.String writes, and nothing else.
func ParseID(text string) (id ID, err error) {
	if text == "0" {
		return Root, nil
	}
	attempt, child, ok := strings.Cut(text, ".")
	n, err := strconv.ParseUint(child, 10, 16)
	if !ok || err != nil || len(attempt) != 2*len(id.Attempt) {
		return Root, fmt.Errorf("%.60q is no id of a task", text)
	}
	if _, err := hex.Decode(id.Attempt[:], []byte(attempt)); err != nil {
		return Root, fmt.Errorf("%.60q is no id of a task: %w", text, err)
	}
	id.Child = uint16(n)
	if id.String() != text { // upper case, leading zeros, the root by another name
		return Root, fmt.Errorf("%.60q is no id of a task", text)
	}
	return id, nil
}
