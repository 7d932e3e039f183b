target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@handlers = internal global [65 x i64] zeroinitializer, align 16
@flags = internal global [65 x i64] zeroinitializer, align 16
@masks = internal global i64 0, align 8
@.str = private unnamed_addr constant [64 x i8] c"raise: signals are not modelled if the program also blocks some\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"raise: signals without a handler are not modelled\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"kill: signals from elsewhere are not modelled\00", align 1

define i8* @__gmc_rt_signal(i32 %0, i8* %1) {
  %3 = add i32 %0, -1
  %4 = icmp ult i32 %3, 64
  br i1 %4, label %5, label %6

5:
  switch i32 %0, label %8 [
    i32 19, label %6
    i32 9, label %6
  ]

6:
  %7 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %7, align 4
  br label %21

8:
  %9 = ptrtoint i8* %1 to i64
  %10 = sext i32 %0 to i64
  %11 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %10
  %12 = bitcast i64* %11 to i8*
  %13 = call i64 @__gmc_load(i8* %12, i32 8, i32 1, i32 512)
  call void @__gmc_store(i8* %12, i32 8, i64 %9, i32 1, i32 512)
  %14 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %10
  %15 = bitcast i64* %14 to i8*
  %16 = call i64 @__gmc_load(i8* %15, i32 8, i32 1, i32 512)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %19, label %18

18:
  call void @__gmc_store(i8* %15, i32 8, i64 0, i32 1, i32 512)
  br label %19

19:
  %20 = inttoptr i64 %13 to i8*
  br label %21

21:
  %22 = phi i8* [ %20, %19 ], [ inttoptr (i64 -1 to i8*), %6 ]
  ret i8* %22
}

declare i32* @__gmc_rt___errno_location()

define i32 @__gmc_rt_sigaction(i32 %0, i8* %1, i8* %2) {
  %4 = add i32 %0, -65
  %5 = icmp ult i32 %4, -64
  br i1 %5, label %12, label %6

6:
  %7 = icmp ne i8* %1, null
  br i1 %7, label %8, label %14

8:
  %9 = add i32 %0, -1
  %10 = icmp ult i32 %9, 64
  br i1 %10, label %11, label %12

11:
  switch i32 %0, label %14 [
    i32 19, label %12
    i32 9, label %12
  ]

12:
  %13 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %13, align 4
  br label %56

14:
  %15 = icmp ne i8* %2, null
  %16 = or i1 %7, %15
  br i1 %16, label %17, label %26

17:
  %18 = sext i32 %0 to i64
  %19 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %18
  %20 = bitcast i64* %19 to i8*
  %21 = call i64 @__gmc_load(i8* %20, i32 8, i32 1, i32 512)
  %22 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %18
  %23 = bitcast i64* %22 to i8*
  %24 = call i64 @__gmc_load(i8* %23, i32 8, i32 1, i32 512)
  %25 = trunc i64 %24 to i32
  br label %26

26:
  %27 = phi i64 [ %21, %17 ], [ 0, %14 ]
  %28 = phi i32 [ %25, %17 ], [ 0, %14 ]
  br i1 %7, label %29, label %46

29:
  %30 = bitcast i8* %1 to i64*
  %31 = load i64, i64* %30, align 8
  %32 = getelementptr inbounds i8, i8* %1, i64 136
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = and i32 %34, -2147483644
  %36 = zext i32 %35 to i64
  %37 = sext i32 %0 to i64
  %38 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %37
  %39 = bitcast i64* %38 to i8*
  %40 = call i64 @__gmc_load(i8* %39, i32 8, i32 1, i32 512)
  call void @__gmc_store(i8* %39, i32 8, i64 %31, i32 1, i32 512)
  %41 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %37
  %42 = bitcast i64* %41 to i8*
  %43 = call i64 @__gmc_load(i8* %42, i32 8, i32 1, i32 512)
  %44 = icmp eq i64 %43, %36
  br i1 %44, label %46, label %45

45:
  call void @__gmc_store(i8* %42, i32 8, i64 %36, i32 1, i32 512)
  br label %46

46:
  br i1 %15, label %47, label %56

47:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(152) %2, i8 0, i64 152, i1 false)
  %48 = icmp eq i64 %27, 0
  br i1 %48, label %49, label %50

49:
  switch i32 %0, label %50 [
    i32 11, label %51
    i32 7, label %51
  ]

50:
  br label %51

51:
  %52 = phi i64 [ %27, %50 ], [ 1, %49 ], [ 1, %49 ]
  %53 = bitcast i8* %2 to i64*
  store i64 %52, i64* %53, align 8
  %54 = getelementptr inbounds i8, i8* %2, i64 136
  %55 = bitcast i8* %54 to i32*
  store i32 %28, i32* %55, align 4
  br label %56

56:
  %57 = phi i32 [ -1, %12 ], [ 0, %51 ], [ 0, %46 ]
  ret i32 %57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_sigemptyset(i64* %0) {
  store i64 0, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigfillset(i64* %0) {
  store i64 -1, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigaddset(i64* %0, i32 %1) {
  %3 = add nsw i32 %1, -1
  %4 = zext i32 %3 to i64
  %5 = shl i64 1, %4
  %6 = load i64, i64* %0, align 8
  %7 = or i64 %6, %5
  store i64 %7, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigprocmask(i32 %0, i8* %1, i8* %2) {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %9, label %5

5:
  %6 = call i64 @__gmc_load(i8* bitcast (i64* @masks to i8*), i32 8, i32 1, i32 512)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:
  call void @__gmc_store(i8* bitcast (i64* @masks to i8*), i32 8, i64 1, i32 1, i32 512)
  br label %9

9:
  %10 = icmp eq i8* %2, null
  br i1 %10, label %12, label %11

11:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %12

12:
  ret i32 0
}

define i32 @__gmc_rt_pthread_sigmask(i32 %0, i8* %1, i8* %2) {
  %4 = icmp eq i8* %1, null
  br i1 %4, label %9, label %5

5:
  %6 = call i64 @__gmc_load(i8* bitcast (i64* @masks to i8*), i32 8, i32 1, i32 512)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %9

8:
  call void @__gmc_store(i8* bitcast (i64* @masks to i8*), i32 8, i64 1, i32 1, i32 512)
  br label %9

9:
  %10 = icmp eq i8* %2, null
  br i1 %10, label %12, label %11

11:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %12

12:
  ret i32 0
}

define i32 @__gmc_rt_raise(i32 %0) {
  %2 = alloca [32 x i32], align 16
  %3 = icmp ugt i32 %0, 64
  br i1 %3, label %4, label %6

4:
  %5 = call i32* @__gmc_rt___errno_location()
  store i32 22, i32* %5, align 4
  br label %37

6:
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %37, label %8

8:
  %9 = call i64 @__gmc_load(i8* bitcast (i64* @masks to i8*), i32 8, i32 1, i32 512)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11

11:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str, i64 0, i64 0))
  unreachable

12:
  %13 = sext i32 %0 to i64
  %14 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %13
  %15 = bitcast i64* %14 to i8*
  %16 = call i64 @__gmc_load(i8* %15, i32 8, i32 1, i32 512)
  switch i64 %16, label %21 [
    i64 1, label %37
    i64 0, label %17
  ]

17:
  %18 = icmp eq i32 %0, 6
  br i1 %18, label %19, label %20

19:
  call void @__gmc_rt_abort()
  br label %20

20:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0))
  unreachable

21:
  %22 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %13
  %23 = bitcast i64* %22 to i8*
  %24 = call i64 @__gmc_load(i8* %23, i32 8, i32 1, i32 512)
  %25 = and i64 %24, 2147483648
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %28, label %27

27:
  call void @__gmc_store(i8* %15, i32 8, i64 0, i32 1, i32 512)
  br label %28

28:
  %29 = and i64 %24, 4
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %35, label %31

31:
  %32 = bitcast [32 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %32)
  %33 = getelementptr inbounds [32 x i32], [32 x i32]* %2, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 16 dereferenceable(128) %32, i8 0, i64 128, i1 false)
  store i32 %0, i32* %33, align 16
  %34 = inttoptr i64 %16 to void (i32, i8*, i8*)*
  call void %34(i32 %0, i8* %32, i8* null)
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %32)
  br label %37

35:
  %36 = inttoptr i64 %16 to void (i32)*
  call void %36(i32 %0)
  br label %37

37:
  %38 = phi i32 [ -1, %4 ], [ 0, %6 ], [ 0, %31 ], [ 0, %35 ], [ 0, %12 ]
  ret i32 %38
}

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_rt_abort()

define i32 @__gmc_rt_kill(i32 %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_pause() {
  call void @__gmc_block(i32 10)
  unreachable
}

declare void @__gmc_block(i32)

define i32 @__gmc_rt_sigsuspend(i8* %0) {
  call void @__gmc_block(i32 10)
  unreachable
}

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare void @__gmc_store(i8*, i32, i64, i32, i32)



