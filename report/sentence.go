package report

import (
	"cmp"
	"fmt"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/truST/result"
)

// What a finding is, in a sentence.

// sentence says in one sentence what is wrong. a and b are the printable failing
// and conflicting events, if known.
func sentence(f *result.Found, v *view, prog Program, a, b *Event) string {
	who := "a thread"
	if v != nil && v.thread(f.Thread) >= 0 {
		who = v.threadName(v.thread(f.Thread))
	}
	if f.Kind < result.ErrorKind(event.NumFaults) {
		return who + ": " + faultSentence(f, v, prog, b)
	}
	loc, what := accessed(f, v)
	here, other := "", ""
	if a != nil {
		here = at(a.Place)
	}
	if v != nil && b != nil {
		other = v.threadName(b.Thread)
		if s := b.Short(); s != "" {
			other += " at " + s
		}
	}
	switch f.Kind {
	case result.Race:
		if a == nil || b == nil {
			return "data race on " + loc
		}
		sa, sb := v.step(f.Event), v.step(f.Conflict)
		return fmt.Sprintf("%s of %s by %s%s and %s by %s%s are not ordered by happens-before",
			accessWord(&sa.Label), loc, who, here, accessWord(&sb.Label), v.threadName(b.Thread), at(b.Place))
	case result.ModelError, result.ModelWarning:
		if a == nil {
			return who
		}
		s := fmt.Sprintf("%s%s by %s%s", accessWord(&v.step(f.Event).Label), of(a), who, here)
		if b != nil {
			s += fmt.Sprintf(" conflicts with %s by %s%s", accessWord(&v.step(f.Conflict).Label), v.threadName(b.Thread), at(b.Place))
		}
		return s
	case result.Liveness:
		return who + " may spin for ever: no write of another thread ends its loop"
	case result.Livelock:
		return v.rounds()
	case result.Daemon:
		return who + " still waits when the process ends"
	case result.Leak:
		return loc + " is never freed"
	case result.UnorderedWrites:
		return fmt.Sprintf("nothing orders two writes to %s: by %s%s and by %s", loc, who, here, cmp.Or(other, "another thread"))
	case result.FinalState:
		return "an execution ends " + cmp.Or(f.Detail, "so")
	case result.ExitStatus:
		return cmp.Or(f.Detail, "main returns a non-zero status")
	case result.JoinMisuse:
		return who + " joins a thread that cannot be joined: " + f.Detail
	}
	if s := v.freedInUse(f, a, b); s != "" {
		return s
	}
	s := fmt.Sprintf("%s %s %s: %s", who, what, loc, cmp.Or(f.Detail, f.Kind.String()))
	if other != "" && b.Kind != "malloc" && b.Kind != "local" {
		s += " (" + accessWord(&v.step(f.Conflict).Label) + " by " + other + ")"
	}
	return s
}

// ownPosition is the position that some messages begin with.
var ownPosition = lazy.Regexp(`^[^ ]*:[0-9]+: `)

// Unsupported says of a program that needs what is not modelled ([event.FaultUnsupported]) where
// it does, and what, with a remedy.
func Unsupported(f *result.Found, prog Program, src *Sources) (at Place, msg string) {
	msg = cmp.Or(prog.Message(f), f.Detail, faultText[event.FaultUnsupported])
	msg = ownPosition().ReplaceAllString(msg, "")
	at = src.fill(place(prog, f.Pos))
	if at.Function != "" {
		msg = "in " + at.Function + ": " + msg
	}
	return at, msg
}

// freedInUse says who frees what while who may still access it; "" if f is not a race of a free and an access, which are events
// a and b in one order or the other.
func (v *view) freedInUse(f *result.Found, a, b *Event) string {
	if f.Kind != result.FreeRace || v == nil || a == nil || b == nil {
		return ""
	}
	free, use := v.step(f.Event), v.step(f.Conflict)
	if free.Kind != event.Free {
		a, b, free, use = b, a, use, free
	}
	if i, ok := v.object(free.Addr); free.Kind != event.Free || !ok || v.objects[i].stack || use.Kind != event.Read && use.Kind != event.Write || use.Addr.IsObject() {
		return ""
	}
	return fmt.Sprintf("%s frees %s%s while %s may still access %s%s", v.threadName(a.Thread), a.Location, at(a.Place), v.threadName(b.Thread), b.Location, at(b.Place))
}

// faultSentence says what is wrong with a thread that stopped at a fault.
func faultSentence(f *result.Found, v *view, prog Program, b *Event) string {
	fault := event.Fault(f.Kind)
	msg := cmp.Or(prog.Message(f), f.Detail, faultText[fault], f.Kind.String())
	if fault == event.FaultAssert && msg != faultText[event.FaultAssert] {
		msg = "assertion violated: " + msg
		if v != nil {
			msg += inLibrary(v.stack(f.Event))
		}
	}
	if fault == event.FaultOperation && v != nil && f.Other >= 0 {
		where := at(v.place(f.Other))
		if b != nil {
			where = " by " + v.threadName(b.Thread) + where
		}
		return msg + " (" + strings.TrimPrefix(where, " ") + ")"
	}
	if fault != event.FaultUninit || v == nil || f.Other < 0 {
		return msg
	}
	origin := ", declared"
	if b != nil && f.Other == v.step(f.Conflict).Pos {
		switch b.Kind {
		case "malloc":
			origin = ", allocated"
		case "local":
			origin = ", a local variable shared"
		case "W":
			origin = ", written"
		default:
			origin = ", got"
		}
	}
	if place := at(v.place(f.Other)); place != "" {
		msg += origin + place
	}
	return msg
}

// inLibrary says which function of a library, called by the program, the innermost of calls belongs to; "" if that is one of the
// program.
func inLibrary(calls []Frame) string {
	name := ""
	for _, c := range calls {
		if !c.Library {
			break
		}
		name = plainFunction(c.Function)
	}
	if name == "" {
		return ""
	}
	return " in " + name
}

// accessed names the memory that f's event accesses, and the verb for what it does.
func accessed(f *result.Found, v *view) (location, verb string) {
	location, verb = "memory", "accesses"
	if v == nil {
		return location, verb
	}
	s := v.step(f.Event)
	if s == nil {
		return location, verb
	}
	if s.Addr != 0 {
		location = v.describe(s.Addr, s.Size)
	}
	switch s.Kind {
	case event.Read:
		verb = "reads"
	case event.Write:
		verb = "writes"
	case event.Free:
		verb = "frees"
	}
	return location, verb
}

// of says what e accesses, for sentences.
func of(e *Event) string {
	if e.Location == "" {
		return ""
	}
	return " of " + e.Location
}

var faultText = map[event.Fault]string{
	event.FaultAssert: "assertion violated", event.FaultReachError: "an error function is reached", event.FaultAbort: "abort is called",
	event.FaultNullDeref: "null pointer dereferenced", event.FaultInvalidAccess: "access to memory that is not an object",
	event.FaultOutOfBounds: "access out of bounds", event.FaultUseAfterReturn: "use of a local variable after its function returned",
	event.FaultInvalidFree: "free of something that is not a heap object", event.FaultDivByZero: "division by zero",
	event.FaultDivOverflow: "quotient does not fit", event.FaultUnreachable: "code marked as unreachable is reached",
	event.FaultUninit: "read of an uninitialised variable", event.FaultUnlockNotHeld: "unlock of a mutex that the thread does not hold",
	event.FaultLockMisuse: "misuse of a lock", event.FaultJoin: "join of a thread that cannot be joined", event.FaultBarrier: "misuse of a barrier",
	event.FaultStackOverflow: "stack overflow", event.FaultUncaught: "uncaught exception", event.FaultBadCall: "call of something that is not such a function",
	event.FaultMixedSize: "mixed-size access", event.FaultMisaligned: "misaligned atomic access", event.FaultReadOnly: "write to a constant",
	event.FaultUnsupported: "something that is not supported", event.FaultOperation: "misuse of an operation on an object",
}

// rounds says which threads go round for ever.
func (v *view) rounds() string {
	var round []string
	for c := range v.threads {
		if _, s, _ := v.pending(c); s != nil && s.Kind == event.Block && event.BlockReason(s.Why) == event.BlockRounds {
			round = append(round, v.threadName(c)+" in the loop"+at(v.place(s.Pos)))
		}
	}
	return strings.Join(round, " and ") + " can go round for ever: each comes back to the state in which its last round began, and so does memory"
}
