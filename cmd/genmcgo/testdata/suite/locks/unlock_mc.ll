; A thread unlocks what it does not hold.
; genmcgo: kind=unlock-not-held

@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@d = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define ptr @t0(ptr %a) {
  %l1 = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
define i32 @main() {
  %p0 = alloca i64
  %c0 = call i32 @pthread_create(ptr %p0, ptr null, ptr @t0, ptr null)
  %h0 = load i64, ptr %p0
  %j0 = call i32 @pthread_join(i64 %h0, ptr null)
  ret i32 0
}
