; Two threads that add to x 12 times each: 2,704,156 executions.
@x = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @one(ptr %a) {
  %r0 = atomicrmw add ptr @x, i32 1 monotonic
  %r1 = atomicrmw add ptr @x, i32 1 monotonic
  %r2 = atomicrmw add ptr @x, i32 1 monotonic
  %r3 = atomicrmw add ptr @x, i32 1 monotonic
  %r4 = atomicrmw add ptr @x, i32 1 monotonic
  %r5 = atomicrmw add ptr @x, i32 1 monotonic
  %r6 = atomicrmw add ptr @x, i32 1 monotonic
  %r7 = atomicrmw add ptr @x, i32 1 monotonic
  %r8 = atomicrmw add ptr @x, i32 1 monotonic
  %r9 = atomicrmw add ptr @x, i32 1 monotonic
  %r10 = atomicrmw add ptr @x, i32 1 monotonic
  %r11 = atomicrmw add ptr @x, i32 1 monotonic
  ret ptr null
}
define i32 @main() {
  %t = alloca i64, align 8
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  %r0 = atomicrmw add ptr @x, i32 1 monotonic
  %r1 = atomicrmw add ptr @x, i32 1 monotonic
  %r2 = atomicrmw add ptr @x, i32 1 monotonic
  %r3 = atomicrmw add ptr @x, i32 1 monotonic
  %r4 = atomicrmw add ptr @x, i32 1 monotonic
  %r5 = atomicrmw add ptr @x, i32 1 monotonic
  %r6 = atomicrmw add ptr @x, i32 1 monotonic
  %r7 = atomicrmw add ptr @x, i32 1 monotonic
  %r8 = atomicrmw add ptr @x, i32 1 monotonic
  %r9 = atomicrmw add ptr @x, i32 1 monotonic
  %r10 = atomicrmw add ptr @x, i32 1 monotonic
  %r11 = atomicrmw add ptr @x, i32 1 monotonic
  %v = load i64, ptr %t, align 8
  %e = call i32 @pthread_join(i64 %v, ptr null)
  ret i32 0
}
