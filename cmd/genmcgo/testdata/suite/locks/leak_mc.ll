; Memory that is not freed is a warning, which a test may deny; this one does not.

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  ret i32 0
}
