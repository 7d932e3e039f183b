package load

import "testing"

// TestLabelled: functions that headers give another name for the assembler are those of the library.
func TestLabelled(t *testing.T) {
	for name, want := range map[string]string{
		"pthread_join": "pthread_join", "_pthread_join": "_pthread_join", "\x01_pthread_join": "pthread_join",
		"\x01_pthread_cond_init$UNIX2003": "pthread_cond_init", "\x01pthread_join": "pthread_join", "\x01__strdup": "__strdup",
	} {
		if got := labelled(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
	for name, lib := range map[string]bool{`"\01_pthread_mutex_unlock$X"`: true, `"\01_nothing"`: false} {
		p, _, err := Source("a.ll", []byte("declare i32 @"+name+"(ptr)\n@m = global [40 x i8] zeroinitializer\ndefine i32 @main() {\n%r = call i32 @"+name+"(ptr @m)\nret i32 %r\n}\n"), Options{})
		if err != nil {
			t.Fatal(err)
		}
		external := false
		for _, f := range p.Funcs {
			external = external || f.External
		}
		if external == lib {
			t.Errorf("%s: of the library: %v, want %v", name, !external, lib)
		}
	}
}
