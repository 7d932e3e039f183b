package report

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestPlainFunction(t *testing.T) {
	for name, want := range map[string]string{
		"std::counting_semaphore<4l>::acquire":                                        "std::counting_semaphore::acquire",
		"std::map<int, std::vector<char> >::operator[]":                               "std::map<int, std::vector<char> >::operator[]",
		"std::__cxx11::list<int>::push_back":                                          "std::list::push_back",
		"pthread_mutex_lock":                                                          "pthread_mutex_lock",
		"std::barrier<std::__empty_completion>::arrive_and_wait":                      "std::barrier::arrive_and_wait",
		"std::_Deque_base<int, std::allocator<int> >::_Deque_base":                    "std::_Deque_base::_Deque_base",
		"std::unique_lock<std::mutex>::~unique_lock":                                  "std::unique_lock::~unique_lock",
		"std::condition_variable::wait<main::lambda>":                                 "std::condition_variable::wait",
		"std::__shared_ptr<int, (__gnu_cxx::_Lock_policy)2>::__shared_ptr<allocator>": "std::shared_ptr::shared_ptr",
	} {
		if got := plainFunction(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// TestIsOperation: atomic accesses are the program's own; waiting for them is an operation of the library.
func TestIsOperation(t *testing.T) {
	for name, want := range map[string]bool{
		"pthread_mutex_lock": true, "sem_wait": true, "std::deque::push_back": true, "std::atomic<int>::wait": true, "std::atomic<int>::notify_one": true,
		"std::atomic<int>::load": false, "std::__atomic_base<int>::operator++": false, "std::atomic_thread_fence": false, "pthread_create": false,
		"std::thread::join": true, "memcpy": false, "helper": false,
	} {
		if op := (Operation{Function: name}); op.isOperation() != want {
			t.Errorf("isOperation of %s is %t", name, !want)
		}
	}
}

// TestRows: a call is one row where nothing comes between its events, and says where it begins and ends otherwise; events
// that the finding is about, and those of no call, have rows of their own.
func TestRows(t *testing.T) {
	wait, lock := &EventCall{Function: "std::condition_variable::wait", Object: "cv", Number: 1}, &EventCall{Function: "std::lock_guard::lock_guard", Object: "m", Number: 2}
	try := &EventCall{Function: "std::mutex::try_lock", Object: "m", Number: 3}
	joins, busy := &EventCall{Function: "pthread_tryjoin_np", Number: 4}, &EventCall{Function: "pthread_tryjoin_np", Number: 5}
	e := func(i int, text string, call *EventCall) Event {
		return Event{ID: "(0," + string(rune('0'+i)) + ")", Index: i, Kind: text[:1], Text: text, Call: call}
	}
	events := []Event{e(0, "R cv", wait), e(1, "W cv", wait), e(2, "R x", nil), e(3, "R cv", wait), e(4, "W m", lock), e(5, "R m", try),
		e(6, "choice = 0 of 2", joins), e(7, "choice = 1 of 2", busy)}
	events[4].Attribute = "lock"
	for i := range 2 {
		events[6+i].Kind, events[6+i].Value = "choice", strconv.Itoa(i)
	}
	f := &Finding{Graph: &Graph{Threads: []Thread{{Events: events}}}}
	texts := func(d *digest) (out []string) {
		for _, r := range d.rows(events, map[callID]bool{}) {
			out = append(out, r.name()+" "+r.text)
		}
		return out
	}
	want := []string{"(0,0-1) std::condition_variable::wait of cv begins", "(0,2) R x", "(0,3) std::condition_variable::wait of cv returns",
		"(0,4) std::lock_guard locks m", "(0,5) std::mutex::try_lock of m fails",
		"(0,6) pthread_tryjoin_np", "(0,7) pthread_tryjoin_np fails"}
	d := f.digest()
	d.fold = nil
	if got := texts(d); !slices.Equal(got, want) {
		t.Errorf("the rows are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if d.inCalls != 1 {
		t.Errorf("%d events are in rows of others", d.inCalls)
	}
	f.Events = []Event{events[1]}
	d = f.digest()
	d.fold = nil
	if got := texts(d); len(got) != 8 || got[1] != "(0,1) W cv" {
		t.Errorf("an event that the finding is about has no row of its own:\n%s", strings.Join(got, "\n"))
	}
	if got := texts(nil); len(got) != len(events) {
		t.Errorf("all events are %d rows", len(got))
	}
}
