package load

import (
	"maps"
	"slices"
	"strings"
	"testing"

	llir "github.com/llir/llvm/ir"
)

// TestUnwritten: a variable is a constant if nothing writes to it, and its address gets nowhere from where something might.
func TestUnwritten(t *testing.T) {
	for _, tc := range []struct {
		name, want string
		modules    []string
	}{
		{"loads", "n t", []string{`
@n = global i32 8
@t = internal global [4 x i32] [i32 1, i32 2, i32 4, i32 8]
define i32 @f(i64 %k) {
  %a = load i32, i32* @n
  %p = getelementptr [4 x i32], [4 x i32]* @t, i64 0, i64 %k
  %b = load i32, i32* %p
  %q = bitcast i32* %p to i8*
  %c = load i8, i8* %q
  %d = load i32, i32* getelementptr ([4 x i32], [4 x i32]* @t, i64 0, i64 2)
  ret i32 %a
}`}},
		{"stores", "d", []string{`
@a = global i32 1
@b = global [2 x i32] [i32 1, i32 2]
@c = global [2 x i32] [i32 1, i32 2]
@d = global i32 1
define void @f(i64 %k) {
  store i32 2, i32* @a
  store i32 2, i32* getelementptr ([2 x i32], [2 x i32]* @b, i64 0, i64 1)
  %p = getelementptr [2 x i32], [2 x i32]* @c, i64 0, i64 %k
  store i32 2, i32* %p
  ret void
}`}},
		{"other accesses", "", []string{`
@a = global i32 1
@b = global i32 1
@c = global i32 1
@d = global i32 1
define void @f() {
  %a = load atomic i32, i32* @a seq_cst, align 4
  %b = load volatile i32, i32* @b
  %c = atomicrmw add i32* @c, i32 1 seq_cst
  %d = cmpxchg i32* @d, i32 1, i32 2 seq_cst seq_cst
  ret void
}`}},
		{"addresses", "", []string{`
@a = global i32 1
@b = global i32 1
@c = global i32 1
@d = global i32 1
@e = global i32 1
@h = global i32 1
@i = global i32 1
@j = global i32 1
@k = global [2 x i32] [i32 1, i32 1]
@l = global i32 1
@p = global i32* null
@q = global [1 x i32*] [i32* @j]
@r = internal global { i8, i64 } { i8 1, i64 ptrtoint (i32* @l to i64) }
declare void @g(i32*)
define i32* @f(i1 %x) {
  call void @g(i32* @a)
  store i32* @b, i32** @p
  %s = select i1 %x, i32* @c, i32* null
  %n = ptrtoint i32* @d to i64
  br i1 %x, label %one, label %two
one:
  br label %two
two:
  %m = phi i32* [ @e, %0 ], [ null, %one ]
  %o = icmp eq i32* @h, null
  %u = getelementptr [2 x i32], [2 x i32]* @k, i64 0, i64 1
  %v = bitcast i32* %u to i8*
  %w = getelementptr i8, i8* %v, i64 1
  %y = ptrtoint i8* %w to i64
  %z = load i32*, i32** getelementptr ([1 x i32*], [1 x i32*]* @q, i64 0, i64 0)
  store i32* %z, i32** getelementptr ([1 x i32*], [1 x i32*]* @q, i64 0, i64 0)
  %r = load i64, i64* getelementptr ({ i8, i64 }, { i8, i64 }* @r, i64 0, i32 1)
  store i64 %r, i64* getelementptr ({ i8, i64 }, { i8, i64 }* @r, i64 0, i32 1)
  ret i32* @i
}`}},
		{"addresses with an offset", "", []string{`
@a = global [2 x i32] zeroinitializer
@b = global [2 x i32] zeroinitializer
@c = global [2 x i32] zeroinitializer
@d = global [2 x i32] zeroinitializer
@e = global [2 x i32] zeroinitializer
@p = global i32* null
declare void @g(i32*)
define i32* @f(i64 %k, i1 %x) {
  %a = getelementptr [2 x i32], [2 x i32]* @a, i64 0, i64 %k
  call void @g(i32* %a)
  %b = getelementptr [2 x i32], [2 x i32]* @b, i64 0, i64 %k
  store i32* %b, i32** @p
  %c = getelementptr [2 x i32], [2 x i32]* @c, i64 0, i64 %k
  %d = getelementptr [2 x i32], [2 x i32]* @d, i64 0, i64 %k
  %s = select i1 %x, i32* %c, i32* null
  call void @g(i32* nonnull getelementptr ([2 x i32], [2 x i32]* @e, i64 0, i64 1))
  ret i32* %d
}`}},
		{"an alias", "", []string{"@a = global i32 1\n@b = alias i32, i32* @a\n"}},
		{"thread-local", "", []string{"@a = thread_local global i32 1\n"}},
		{"declared", "", []string{"@a = external global i32\n"}},
		{"another module", "b", []string{"@a = global i32 1\n@b = internal global i32 1\n", `
@a = external global i32
@b = internal global i32 2
define void @f() {
  store i32 2, i32* @a
  store i32 3, i32* @b
  ret void
}`}},
		{"an inserted address", "", []string{`
@a = global i32 1
define void @f() {
  %v = insertvalue { i32*, i32 } undef, i32* @a, 0
  ret void
}`}},
		{"memory functions", "a", []string{`
@a = global i32 1
@b = global i32 1
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @f(i8* %p) {
  call void @llvm.dbg.value(metadata i32* @a, metadata !1, metadata !2)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* bitcast (i32* @b to i8*), i8* %p, i64 4, i1 false)
  ret void
}
!1 = !{}
!2 = !{}
`}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var mods []*llir.Module
			for _, text := range tc.modules {
				m, _, err := Parse(tc.name, []byte(text))
				if err != nil {
					t.Fatal(err)
				}
				mods = append(mods, m)
			}
			var names []string
			for g := range maps.Keys(unwritten(mods)) {
				names = append(names, g.Name())
			}
			slices.Sort(names)
			if got := strings.Join(names, " "); got != tc.want {
				t.Errorf("constants: %q, want %q", got, tc.want)
			}
		})
	}
}
