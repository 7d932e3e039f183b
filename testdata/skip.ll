; A failed compare-and-exchange before a write that does not depend on it: under imm a revisit may
; delete the former and keep the latter.
@x = global i32 0, align 4
@y = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
declare void @__VERIFIER_assume(i32)
define ptr @one(ptr %a) {
  %rx = load atomic i32, ptr @x monotonic, align 4
  %p = cmpxchg ptr @y, i32 7, i32 8 monotonic monotonic, align 4
  store atomic i32 1, ptr @y monotonic, align 4
  %z = icmp eq i32 %rx, 0
  br i1 %z, label %e, label %b
b:
  call void @abort()
  unreachable
e:

  ret ptr null
}
define ptr @two(ptr %a) {
  %ry = load atomic i32, ptr @y monotonic, align 4
  store atomic i32 %ry, ptr @x monotonic, align 4

  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %u = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  %d = call i32 @pthread_create(ptr %u, ptr null, ptr @two, ptr null)
  %v = load i64, ptr %t, align 8
  %e = call i32 @pthread_join(i64 %v, ptr null)
  %w = load i64, ptr %u, align 8
  %f = call i32 @pthread_join(i64 %w, ptr null)
  ret i32 0
}
