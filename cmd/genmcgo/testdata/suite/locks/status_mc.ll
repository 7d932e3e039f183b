; The status may be another than 0.
; genmcgo: allow=exit-status

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {
  ret i32 3
}
