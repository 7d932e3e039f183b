; Two plain writes, which --check-races=false does not mind.
; genmcgo: --check-races=false executions=2

@d = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t0(ptr %a) {
  store i32 1, ptr @d
  ret ptr null
}
define ptr @t1(ptr %a) {
  store i32 1, ptr @d
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
  ret i32 0
}
