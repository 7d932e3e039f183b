target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.sigaltstack = type { i8*, i32, i64 }

define i64 @__gmc_rt_getauxval(i64 %0) {
  ret i64 0
}

define i32 @__gmc_rt_pthread_getattr_np(i64 %0, i8* %1) {
  %3 = call i32 @__gmc_rt_pthread_attr_init(i8* %1)
  ret i32 %3
}

declare i32 @__gmc_rt_pthread_attr_init(i8*)

define i32 @__gmc_rt_pthread_attr_getstack(i8* %0, i8** %1, i64* %2) {
  %4 = call i32 @__gmc_self()
  %5 = add i32 %4, 1
  %6 = zext i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 21
  %8 = inttoptr i64 %7 to i8*
  store i8* %8, i8** %1, align 8
  store i64 1048576, i64* %2, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigaltstack(%struct.sigaltstack* %0, %struct.sigaltstack* %1) {
  %3 = icmp eq %struct.sigaltstack* %1, null
  br i1 %3, label %8, label %4

4:
  %5 = getelementptr inbounds %struct.sigaltstack, %struct.sigaltstack* %1, i64 0, i32 0
  store i8* null, i8** %5, align 8
  %6 = getelementptr inbounds %struct.sigaltstack, %struct.sigaltstack* %1, i64 0, i32 1
  store i32 0, i32* %6, align 8
  %7 = getelementptr inbounds %struct.sigaltstack, %struct.sigaltstack* %1, i64 0, i32 2
  store i64 4096, i64* %7, align 8
  br label %8

8:
  ret i32 0
}

declare i32 @__gmc_self()



