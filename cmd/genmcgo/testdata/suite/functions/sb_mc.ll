; Each function mc_test_* is a test, with what the comment right above it says.
; genmcgo: --mm=sc executions=3

@x = global i32 0
@y = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t0(ptr %a) {
  store atomic i32 1, ptr @x monotonic, align 4
  %r = load atomic i32, ptr @y monotonic, align 4
  ret ptr null
}
define ptr @t1(ptr %a) {
  store atomic i32 1, ptr @y monotonic, align 4
  %r = load atomic i32, ptr @x monotonic, align 4
  ret ptr null
}
define ptr @t2(ptr %a) {
  store atomic i32 1, ptr @x monotonic, align 4
  ret ptr null
}

define void @mc_test_sb() {
  %p0 = alloca i64
  %p1 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t0, ptr null)
  %c1 = call i32 @pthread_create(ptr %p1, ptr null, ptr @t1, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  %h1 = load i64, ptr %p1
  %j1 = call i32 @pthread_join(i64 %h1, ptr null)
  ret void
}

; Under tso both may read 0.
; genmcgo: --mm=tso executions=4
define void @mc_test_sb_tso() {
  %p0 = alloca i64
  %p1 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t0, ptr null)
  %c1 = call i32 @pthread_create(ptr %p1, ptr null, ptr @t1, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  %h1 = load i64, ptr %p1
  %j1 = call i32 @pthread_join(i64 %h1, ptr null)
  ret void
}

; genmcgo: --mm=sc,rc11 executions=1
define i32 @mc_test_alone() {
  %p0 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t2, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  ret i32 0
}

; genmcgo: executions=1 allow=exit-status
define i32 @mc_test_status() {
  %p0 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t2, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  ret i32 7
}
