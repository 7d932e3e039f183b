; A loop that counts until a flag is set, or is cut.
; genmcgo: --unroll=2 expect=incomplete

@x = global i32 0
@n = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t0(ptr %a) {
  br label %l
l:
  %o = atomicrmw add ptr @n, i32 1 monotonic
  %r = load atomic i32, ptr @x monotonic, align 4
  %z = icmp eq i32 %r, 0
  br i1 %z, label %l, label %e
e:
  ret ptr null
}
define i32 @main() {
  %p = alloca i64
  %c = call i32 @pthread_create(ptr %p, ptr null, ptr @t0, ptr null)
  store atomic i32 1, ptr @x monotonic, align 4
  %h = load i64, ptr %p
  %j = call i32 @pthread_join(i64 %h, ptr null)
  ret i32 0
}
