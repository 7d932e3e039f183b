; Two locks taken in opposite order.
; genmcgo: expect=error kind=deadlock

@m = global [40 x i8] zeroinitializer, align 8
@n = global [40 x i8] zeroinitializer, align 8
@d = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
define ptr @t0(ptr %a) {
  %l1 = call i32 @pthread_mutex_lock(ptr @m)
  %l2 = call i32 @pthread_mutex_lock(ptr @n)
  %l3 = call i32 @pthread_mutex_unlock(ptr @n)
  %l4 = call i32 @pthread_mutex_unlock(ptr @m)
  ret ptr null
}
define ptr @t1(ptr %a) {
  %l1 = call i32 @pthread_mutex_lock(ptr @n)
  %l2 = call i32 @pthread_mutex_lock(ptr @m)
  %l3 = call i32 @pthread_mutex_unlock(ptr @m)
  %l4 = call i32 @pthread_mutex_unlock(ptr @n)
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
