; A file with definitions of all kinds of linkage, most of which may be in two files.
%struct.s = type { i32, ptr }
$c = comdat any
$k = comdat any
@v = weak global i32 1
@w = linkonce_odr global %struct.s { i32 2, ptr @v }
@n = common global i32 0
@o = internal global [2 x ptr] [ptr @f, ptr @a]
@p = private constant [2 x i8] c"x\00"
@t = weak thread_local global i32 3
@x = extern_weak global i32
@e = external global i32
@k = linkonce_odr global i32 0, comdat
@q = available_externally global i32 4
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @i, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @j, ptr @k }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @i, ptr null }]
@a = weak alias i32, ptr @v
@b = weak_odr alias void (), ptr @f
@d = weak alias void (), ptr @b
define weak void @f() {
  store i32 1, ptr @v
  ret void
}
define linkonce_odr i32 @c(i32 %y) comdat {
  %r = add i32 %y, 1
  ret i32 %r
}
define internal void @i() {
  call void @d()
  ret void
}
define internal void @j() comdat($k) {
  store i32 5, ptr @k
  ret void
}
define available_externally i32 @g(ptr byval(%struct.s) %z) {
  ret i32 0
}
declare extern_weak void @h()
define weak i32 @main() {
  %r = call i32 @c(i32 1)
  call void @b()
  %s = load i32, ptr @a
  %u = load i32, ptr @t
  %m = call i32 @g(ptr byval(%struct.s) @w)
  %l = load ptr, ptr @o
  call void %l()
  %n = icmp ne ptr @h, null
  br i1 %n, label %there, label %out
there:
  call void @h()
  br label %out
out:
  ret i32 %s
}
