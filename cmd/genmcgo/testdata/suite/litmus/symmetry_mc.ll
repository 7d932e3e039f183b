; Three threads that are alike: in which order they add makes no difference.
; genmcgo: --symmetry executions=1

@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t0(ptr %a) {
  %r = atomicrmw add ptr @x, i32 1 monotonic
  ret ptr null
}
define i32 @main() {
  %p0 = alloca i64
  %p1 = alloca i64
  %p2 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t0, ptr null)
  %c1 = call i32 @pthread_create(ptr %p1, ptr null, ptr @t0, ptr null)
  %c2 = call i32 @pthread_create(ptr %p2, ptr null, ptr @t0, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  %h1 = load i64, ptr %p1
  %j1 = call i32 @pthread_join(i64 %h1, ptr null)
  %h2 = load i64, ptr %p2
  %j2 = call i32 @pthread_join(i64 %h2, ptr null)
  ret i32 0
}
