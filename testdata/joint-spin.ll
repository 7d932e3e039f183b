; A thread waits until a word is 257. Two others write a byte of it each, so under ra and rc11 the loop's load is made
; as two reads. The thread may stop at the second because of what the first has read: it waits for both.
@u = global i16 0, align 2

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @low(ptr %0) {
  store atomic i8 1, ptr @u release, align 1
  ret ptr null
}

define ptr @high(ptr %0) {
  store atomic i8 1, ptr getelementptr (i8, ptr @u, i64 1) release, align 1
  ret ptr null
}

define i32 @main() {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = call i32 @pthread_create(ptr %1, ptr null, ptr @low, ptr null)
  %4 = call i32 @pthread_create(ptr %2, ptr null, ptr @high, ptr null)
  br label %wait
wait:
  %v = load atomic i16, ptr @u acquire, align 2
  %is = icmp eq i16 %v, 257
  br i1 %is, label %done, label %wait
done:
  ret i32 0
}
