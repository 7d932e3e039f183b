target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@value = internal thread_local global i32 0, align 4

define i32* @__gmc_rt___errno_location() {
  ret i32* @value
}



