; It would never end.
; genmcgo: skip="a loop without end"

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {
  br label %l
l:
  br label %l
x:
  ret i32 0
}
