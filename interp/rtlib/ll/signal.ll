target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@handlers = internal global [65 x i64] zeroinitializer, align 16
@flags = internal global [65 x i64] zeroinitializer, align 16
@others = internal global [65 x i64] zeroinitializer, align 16
@masks = internal global i64 0, align 8
@.str = private unnamed_addr constant [64 x i8] c"raise: signals are not modelled if the program also blocks some\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"raise: signals without a handler are not modelled\00", align 1
@.str.2 = private unnamed_addr constant [67 x i8] c"raise: a signal that waits for a handler to return is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"kill: signals from elsewhere are not modelled\00", align 1

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
  br label %12

8:
  %9 = ptrtoint i8* %1 to i64
  %10 = call fastcc i64 @handle(i32 %0, i64 %9, i64 0, i64 0)
  %11 = inttoptr i64 %10 to i8*
  br label %12

12:
  %13 = phi i8* [ %11, %8 ], [ inttoptr (i64 -1 to i8*), %6 ]
  ret i8* %13
}

declare i32* @__gmc_rt___errno_location()

define internal fastcc i64 @handle(i32 %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %5
  %7 = bitcast i64* %6 to i8*
  %8 = call i64 @__gmc_load(i8* %7, i32 8, i32 1, i32 512)
  call void @__gmc_store(i8* %7, i32 8, i64 %1, i32 1, i32 512)
  %9 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %5
  %10 = bitcast i64* %9 to i8*
  %11 = call i64 @__gmc_load(i8* %10, i32 8, i32 1, i32 512)
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %14, label %13

13:
  call void @__gmc_store(i8* %10, i32 8, i64 %2, i32 1, i32 512)
  br label %14

14:
  %15 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %5
  %16 = bitcast i64* %15 to i8*
  %17 = call i64 @__gmc_load(i8* %16, i32 8, i32 1, i32 512)
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %20, label %19

19:
  call void @__gmc_store(i8* %16, i32 8, i64 %3, i32 1, i32 512)
  br label %20

20:
  ret i64 %8
}

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
  br label %57

14:
  %15 = icmp ne i8* %2, null
  %16 = or i1 %7, %15
  br i1 %16, label %17, label %29

17:
  %18 = sext i32 %0 to i64
  %19 = getelementptr inbounds [65 x i64], [65 x i64]* @handlers, i64 0, i64 %18
  %20 = bitcast i64* %19 to i8*
  %21 = call i64 @__gmc_load(i8* %20, i32 8, i32 1, i32 512)
  %22 = getelementptr inbounds [65 x i64], [65 x i64]* @flags, i64 0, i64 %18
  %23 = bitcast i64* %22 to i8*
  %24 = call i64 @__gmc_load(i8* %23, i32 8, i32 1, i32 512)
  %25 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %18
  %26 = bitcast i64* %25 to i8*
  %27 = call i64 @__gmc_load(i8* %26, i32 8, i32 1, i32 512)
  %28 = trunc i64 %24 to i32
  br label %29

29:
  %30 = phi i64 [ %21, %17 ], [ 0, %14 ]
  %31 = phi i32 [ %28, %17 ], [ 0, %14 ]
  %32 = phi i64 [ %27, %17 ], [ 0, %14 ]
  br i1 %7, label %33, label %45

33:
  %34 = bitcast i8* %1 to i64*
  %35 = load i64, i64* %34, align 8
  %36 = getelementptr inbounds i8, i8* %1, i64 136
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = and i32 %38, -1073741820
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i8, i8* %1, i64 8
  %42 = bitcast i8* %41 to i64*
  %43 = load i64, i64* %42, align 8
  %44 = call fastcc i64 @handle(i32 %0, i64 %35, i64 %40, i64 %43)
  br label %45

45:
  br i1 %15, label %46, label %57

46:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(152) %2, i8 0, i64 152, i1 false)
  %47 = icmp eq i64 %30, 0
  br i1 %47, label %48, label %49

48:
  switch i32 %0, label %49 [
    i32 11, label %50
    i32 7, label %50
  ]

49:
  br label %50

50:
  %51 = phi i64 [ %30, %49 ], [ 1, %48 ], [ 1, %48 ]
  %52 = bitcast i8* %2 to i64*
  store i64 %51, i64* %52, align 8
  %53 = getelementptr inbounds i8, i8* %2, i64 8
  %54 = bitcast i8* %53 to i64*
  store i64 %32, i64* %54, align 8
  %55 = getelementptr inbounds i8, i8* %2, i64 136
  %56 = bitcast i8* %55 to i32*
  store i32 %31, i32* %56, align 4
  br label %57

57:
  %58 = phi i32 [ -1, %12 ], [ 0, %50 ], [ 0, %45 ]
  ret i32 %58
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
  br label %54

6:
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %54, label %8

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
    i64 1, label %54
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
  %25 = add nsw i32 %0, -1
  %26 = zext i32 %25 to i64
  %27 = shl i64 1, %26
  %28 = call i64 @__gmc_tls_get(i32 26, i8* null)
  %29 = and i64 %28, %27
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.2, i64 0, i64 0))
  unreachable

32:
  %33 = and i64 %24, 2147483648
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %36, label %35

35:
  call void @__gmc_store(i8* %15, i32 8, i64 0, i32 1, i32 512)
  br label %36

36:
  %37 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %13
  %38 = bitcast i64* %37 to i8*
  %39 = call i64 @__gmc_load(i8* %38, i32 8, i32 1, i32 512)
  %40 = and i64 %24, 1073741824
  %41 = icmp eq i64 %40, 0
  %42 = select i1 %41, i64 %27, i64 0
  %43 = or i64 %42, %28
  %44 = or i64 %43, %39
  call void @__gmc_tls_set(i32 26, i8* null, i64 %44)
  %45 = and i64 %24, 4
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:
  %48 = bitcast [32 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %48)
  %49 = getelementptr inbounds [32 x i32], [32 x i32]* %2, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 16 dereferenceable(128) %48, i8 0, i64 128, i1 false)
  store i32 %0, i32* %49, align 16
  %50 = inttoptr i64 %16 to void (i32, i8*, i8*)*
  call void %50(i32 %0, i8* %48, i8* null)
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %48)
  br label %53

51:
  %52 = inttoptr i64 %16 to void (i32)*
  call void %52(i32 %0)
  br label %53

53:
  call void @__gmc_tls_set(i32 26, i8* null, i64 %28)
  br label %54

54:
  %55 = phi i32 [ -1, %4 ], [ 0, %6 ], [ 0, %12 ], [ 0, %53 ]
  ret i32 %55
}

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_rt_abort()

define i32 @__gmc_rt_kill(i32 %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0))
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

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

declare void @__gmc_tls_set(i32, i8*, i64)



