package load

import "testing"

func TestRustFunction(t *testing.T) {
	for name, want := range map[string]string{
		"_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt":                                             "__rust_panic_fmt",
		"_ZN4core9panicking9panic_fmt17h0123456789abcdefE":                                          "__rust_panic_fmt",
		"_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended":           "__rust_mutex_lock_contended",
		"_ZN3std3sys4sync5mutex5futex5Mutex14lock_contended17h0123456789abcdefE":                    "__rust_mutex_lock_contended",
		"_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync6rwlock5futexNtB2_6RwLock14read_contended":         "__rust_rwlock_read_contended",
		"_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync6rwlock5futexNtB2_6RwLock22wake_writer_or_readers": "",
		"_ZN4mine9panicking9panic_fmt17h0123456789abcdefE":                                          "",
		"_ZN4core9panicking9panic_fmtEv":                                                            "",
		"panic_fmt":                                                                                 "",
	} {
		if got := rustFunction(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}
