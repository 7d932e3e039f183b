; Reading and writing is not adding.
; genmcgo: expect=error kind=abort

@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
define ptr @t0(ptr %a) {
  %r = load atomic i32, ptr @x monotonic, align 4
  %s = add i32 %r, 1
  store atomic i32 %s, ptr @x monotonic, align 4
  ret ptr null
}
define ptr @t1(ptr %a) {
  %r = load atomic i32, ptr @x monotonic, align 4
  %s = add i32 %r, 1
  store atomic i32 %s, ptr @x monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %p0 = alloca i64
  %p1 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t0, ptr null)
  %c1 = call i32 @pthread_create(ptr %p1, ptr null, ptr @t1, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  %h1 = load i64, ptr %p1
  %j1 = call i32 @pthread_join(i64 %h1, ptr null)
  %v = load atomic i32, ptr @x monotonic, align 4
  %bad = icmp ne i32 %v, 2
  br i1 %bad, label %fail, label %ok
fail:
  call void @abort()
  unreachable
ok:
  ret i32 0
}
