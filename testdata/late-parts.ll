; u is written whole by main. The reader writes its first byte only if it reads x = 1 and
; then x = 2, which the first execution does not show: that u is accessed in parts is found
; out after an execution is complete, and the exploration starts again.
%pthread_attr_t = type { i64, [48 x i8] }
@u = global i32 0, align 4
@x = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @writer(ptr %0) {
  store atomic i32 1, ptr @x monotonic, align 4
  store atomic i32 2, ptr @x monotonic, align 4
  ret ptr null
}

define ptr @reader(ptr %0) {
  %a = load atomic i32, ptr @x monotonic, align 4
  %b = load atomic i32, ptr @x monotonic, align 4
  %one = icmp eq i32 %a, 1
  %two = icmp eq i32 %b, 2
  %both = and i1 %one, %two
  br i1 %both, label %part, label %end
part:
  store atomic i8 1, ptr @u monotonic, align 1
  br label %end
end:
  ret ptr null
}

define i32 @main() {
  %p = alloca i64, align 8
  %q = alloca i64, align 8
  store atomic i32 5, ptr @u seq_cst, align 4
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @writer, ptr null)
  %2 = call i32 @pthread_create(ptr %q, ptr null, ptr @reader, ptr null)
  %3 = load i64, ptr %p, align 8
  %4 = call i32 @pthread_join(i64 %3, ptr null)
  %5 = load i64, ptr %q, align 8
  %6 = call i32 @pthread_join(i64 %5, ptr null)
  ret i32 0
}
