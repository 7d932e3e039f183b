target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"initialisation of a barrier that is initialised already\00", align 1
@.str.1 = private unnamed_addr constant [45 x i8] c"destroy of a barrier that is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [59 x i8] c"wait on a barrier that is not initialised or was destroyed\00", align 1

define i32 @__gmc_rt_pthread_barrier_init(i8* %0, i8* %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:
  %6 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 512)
  %7 = and i64 %6, -65536
  %8 = icmp eq i64 %7, 3122790400
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  %11 = icmp ult i32 %2, 65535
  %12 = select i1 %11, i32 %2, i32 65535
  %13 = or i32 %12, -1172176896
  %14 = zext i32 %13 to i64
  call void @__gmc_store(i8* %0, i32 4, i64 %14, i32 0, i32 0)
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  call void @__gmc_store(i8* %15, i32 4, i64 0, i32 0, i32 0)
  %16 = getelementptr inbounds i8, i8* %0, i64 12
  call void @__gmc_store(i8* %16, i32 4, i64 0, i32 0, i32 0)
  br label %17

17:
  %18 = phi i32 [ 0, %10 ], [ 22, %3 ]
  ret i32 %18
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_barrier_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.1, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 128)
  ret i32 0
}

define i32 @__gmc_rt_pthread_barrier_wait(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = and i64 %2, 65535
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = call i64 @__gmc_rmw(i8* %8, i32 4, i32 1, i64 1, i32 4, i32 0)
  %10 = udiv i64 %9, %7
  %11 = urem i64 %9, %7
  %12 = add nsw i64 %7, -1
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %22

14:
  %15 = icmp ugt i64 %7, %9
  br i1 %15, label %19, label %16

16:
  %17 = getelementptr inbounds i8, i8* %0, i64 12
  %18 = call i64 @__gmc_await(i8* %17, i32 4, i32 1, i64 %10, i32 2, i32 7, i32 0)
  br label %19

19:
  %20 = getelementptr inbounds i8, i8* %0, i64 12
  %21 = add i64 %10, 1
  call void @__gmc_store(i8* %20, i32 4, i64 %21, i32 3, i32 0)
  br label %27

22:
  %23 = getelementptr inbounds i8, i8* %0, i64 12
  %24 = call i64 @__gmc_await(i8* %23, i32 4, i32 2, i64 %10, i32 2, i32 7, i32 16)
  %25 = icmp ult i64 %24, %10
  br i1 %25, label %26, label %27

26:
  call void @__gmc_block(i32 1)
  unreachable

27:
  %28 = phi i32 [ -1, %19 ], [ 0, %22 ]
  ret i32 %28
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare void @__gmc_block(i32)

define i32 @__gmc_rt_pthread_barrier_wait__unused(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = and i64 %2, 65535
  call void @__gmc_barrier(i8* %0, i64 %7)
  ret i32 0
}

declare void @__gmc_barrier(i8*, i64)

define i32 @__gmc_rt___VERIFIER_barrier_init(i8* %0, i8* %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %10, label %5

5:
  %6 = icmp ult i32 %2, 65535
  %7 = select i1 %6, i32 %2, i32 65535
  %8 = or i32 %7, -1172176896
  %9 = zext i32 %8 to i64
  call void @__gmc_store(i8* %0, i32 4, i64 %9, i32 0, i32 0)
  br label %10

10:
  %11 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %11
}

define i32 @__gmc_rt___VERIFIER_barrier_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.1, i64 0, i64 0))
  unreachable

6:
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 128)
  ret i32 0
}

define i32 @__gmc_rt___VERIFIER_barrier_wait(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 0, i32 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 16, i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = and i64 %2, 65535
  call void @__gmc_barrier(i8* %0, i64 %7)
  ret i32 0
}

define i32 @__gmc_rt_pthread_barrierattr_init(i32* %0) {
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_barrierattr_destroy(i32* %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_barrierattr_setpshared(i32* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_barrierattr_getpshared(i32* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}



