package nats

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// What can be wrong with a cluster, for errors.Is. The errors that functions return say
// more, in one line, and never contain credentials.
var (
	ErrURL         = errors.New("this is not the URL of a NATS server")
	ErrUnreachable = errors.New("no NATS server answers")
	ErrCredentials = errors.New("the server refuses the credentials")
	ErrNoJetStream = errors.New("the server has no JetStream")
	ErrOldServer   = errors.New("the server is too old")
	ErrVersion     = errors.New("another version of genmcgo")
	ErrQuota       = errors.New("the server's store is full")
	ErrNoJob       = errors.New("there is no such job")
	ErrCancelled   = errors.New("the job was cancelled")
	ErrFailed      = errors.New("the job failed")
	ErrLost        = errors.New("the server lost what it had stored")
	ErrTooLarge    = errors.New("too large for the cluster")
)

// about makes an error that wraps kind and says more.
func about(kind error, format string, args ...any) error {
	return fmt.Errorf("%w: %s", kind, fmt.Sprintf(format, args...))
}

// redacted returns a URL, or several, without credentials.
func redacted(text string) string {
	var list []string
	for one := range strings.SplitSeq(text, ",") {
		u, err := url.Parse(strings.TrimSpace(one))
		if err != nil {
			return "the URL"
		}
		u.User, u.RawQuery = nil, ""
		plain := u.String()
		if i := strings.LastIndexByte(plain, '@'); i >= 0 { // a password that was not taken for one
			plain = "..." + plain[i:]
		}
		list = append(list, plain)
	}
	return strings.Join(list, ",")
}

// Codes of errors of JetStream, see server/errors.json of nats-server.
const (
	codeAccountLimit = 10002
	codeResources    = 10023
	codeMemory       = 10028
	codeStorage      = 10047
	codeStoreFailed  = 10077 // also: the subject has its message already
	codeNoStream     = 10049 // the files of a stream cannot be made
	codeNoConsumer   = 10104 // likewise of a consumer
)

// code returns the code of an error of JetStream, or 0.
func code(err error) jetstream.ErrorCode {
	var e jetstream.JetStreamError
	if errors.As(err, &e) && e.APIError() != nil {
		return e.APIError().ErrorCode
	}
	return 0
}

// isFull reports whether err means that the server cannot store more. For 10077 this is right
// only if the subject has no message.
func isFull(err error) bool {
	switch code(err) {
	case codeNoStream: // it has other reasons, too
		return strings.Contains(err.Error(), "creating store")
	case codeAccountLimit, codeResources, codeMemory, codeStorage, codeStoreFailed, codeNoConsumer:
		return true
	}
	return false
}

// isGone reports whether err means that a stream, bucket, key, object or message does not exist.
func isGone(err error) bool {
	for _, e := range []error{jetstream.ErrStreamNotFound, jetstream.ErrBucketNotFound, jetstream.ErrKeyNotFound, jetstream.ErrKeyDeleted,
		jetstream.ErrObjectNotFound, jetstream.ErrMsgNotFound, jetstream.ErrConsumerNotFound, jetstream.ErrConsumerDoesNotExist, ErrNoJob} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// explain gives errors of NATS a kind of ours where there is one. where is a URL.
func explain(err error, where string) error {
	where = redacted(where)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired), errors.Is(err, nats.ErrAuthRevoked),
		errors.Is(err, nats.ErrPermissionViolation), strings.Contains(strings.ToLower(err.Error()), "authorization violation"):
		return about(ErrCredentials, "%s", where)
	case errors.Is(err, jetstream.ErrJetStreamNotEnabled), errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount):
		return about(ErrNoJetStream, "%s; start it with -js, or use genmcgo serve", where)
	case isFull(err):
		return about(ErrQuota, "%s: %s", where, oneLine(err))
	case errors.Is(err, nats.ErrNoServers), errors.Is(err, nats.ErrConnectionClosed), errors.Is(err, nats.ErrTimeout),
		errors.Is(err, nats.ErrReconnectBufExceeded),
		errors.Is(err, nats.ErrNoResponders), errors.Is(err, context.DeadlineExceeded):
		return about(ErrUnreachable, "%s: %s", where, oneLine(err))
	}
	return err
}

// oneLine is the message of err on one line.
func oneLine(err error) string {
	if errors.Is(err, nats.ErrReconnectBufExceeded) {
		return "the server is away"
	}
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, nats.ErrTimeout) {
		return "no answer in time"
	}
	text := err.Error()
	var e jetstream.JetStreamError
	if errors.As(err, &e) && e.APIError() != nil && strings.HasPrefix(text, "nats:") {
		text = e.APIError().Description // without the codes
	}
	return strings.Join(strings.Fields(text), " ")
}
