target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__gmc_rt__ZSt11__once_call = dso_local thread_local local_unnamed_addr global void ()* null, align 8
@__gmc_rt__ZSt15__once_callable = dso_local thread_local local_unnamed_addr global i8* null, align 8

define i32 @__gmc_rt_pthread_once(i32* %0, void ()* %1) {
  %3 = bitcast i32* %0 to i8*
  %4 = call i64 @__gmc_cas(i8* %3, i32 4, i64 0, i64 1, i32 2, i32 2, i32 0)
  switch i64 %4, label %11 [
    i64 1, label %5
    i64 0, label %7
  ]

5:
  %6 = call i64 @__gmc_await(i8* %3, i32 4, i32 2, i64 1, i32 2, i32 9, i32 0)
  call void @__gmc_block(i32 1)
  unreachable

7:
  invoke void %1()
          to label %8 unwind label %9

8:
  call void @__gmc_store(i8* %3, i32 4, i64 2, i32 3, i32 0)
  br label %11

9:
  %10 = landingpad { i8*, i32 }
          cleanup
  call void @__gmc_store(i8* %3, i32 4, i64 0, i32 3, i32 0)
  resume { i8*, i32 } %10

11:
  ret i32 0
}


define void @__gmc_rt_call_once(i32* %0, void ()* %1) {
  %3 = call i32 @__gmc_rt_pthread_once(i32* %0, void ()* %1)
  ret void
}

define i32 @__gmc_rt___cxa_guard_acquire(i8* %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 1
  %3 = call i64 @__gmc_cas(i8* %2, i32 1, i64 0, i64 1, i32 2, i32 2, i32 0)
  switch i64 %3, label %6 [
    i64 1, label %4
    i64 0, label %7
  ]

4:
  %5 = call i64 @__gmc_await(i8* %2, i32 1, i32 2, i64 1, i32 2, i32 9, i32 0)
  call void @__gmc_block(i32 1)
  unreachable

6:
  call void @__gmc_block(i32 1)
  unreachable

7:
  ret i32 1
}

declare void @__gmc_block(i32)

define void @__gmc_rt___cxa_guard_release(i8* %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 1
  call void @__gmc_store(i8* %2, i32 1, i64 2, i32 3, i32 0)
  call void @__gmc_store(i8* %0, i32 1, i64 1, i32 3, i32 0)
  ret void
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define void @__gmc_rt___cxa_guard_abort(i8* %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 1
  call void @__gmc_store(i8* %2, i32 1, i64 0, i32 3, i32 0)
  ret void
}

define void @__gmc_rt___once_proxy() {
  %1 = load void ()*, void ()** @__gmc_rt__ZSt11__once_call, align 8
  call void %1()
  ret void
}

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)



