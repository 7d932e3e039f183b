target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@others = internal global [65 x i64] zeroinitializer, align 16
@actions = internal global [65 x i64] zeroinitializer, align 16
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
  br label %23

8:
  %9 = ptrtoint i8* %1 to i64
  %10 = sext i32 %0 to i64
  %11 = getelementptr inbounds [65 x i64], [65 x i64]* @actions, i64 0, i64 %10
  %12 = bitcast i64* %11 to i8*
  %13 = and i64 %9, 281474976710655
  %14 = call i64 @__gmc_rmw(i8* %12, i32 8, i32 0, i64 %13, i32 1, i32 512)
  %15 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %10
  %16 = bitcast i64* %15 to i8*
  %17 = call i64 @__gmc_load(i8* %16, i32 8, i32 1, i32 512)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %20, label %19

19:
  call void @__gmc_store(i8* %16, i32 8, i64 0, i32 1, i32 512)
  br label %20

20:
  %21 = and i64 %14, 281474976710655
  %22 = inttoptr i64 %21 to i8*
  br label %23

23:
  %24 = phi i8* [ %22, %20 ], [ inttoptr (i64 -1 to i8*), %6 ]
  ret i8* %24
}

declare i32* @__gmc_rt___errno_location()

define i32 @__gmc_rt_sigaction(i32 %0, i8* %1, i8* %2) {
  %4 = add i32 %0, -65
  %5 = icmp ult i32 %4, -64
  br i1 %5, label %12, label %6

6:
  %7 = icmp eq i8* %1, null
  br i1 %7, label %14, label %8

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
  br label %81

14:
  %15 = icmp eq i8* %2, null
  br i1 %15, label %21, label %16

16:
  %17 = sext i32 %0 to i64
  %18 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %17
  %19 = bitcast i64* %18 to i8*
  %20 = call i64 @__gmc_load(i8* %19, i32 8, i32 1, i32 512)
  br label %21

21:
  %22 = phi i64 [ %20, %16 ], [ 0, %14 ]
  br i1 %7, label %52, label %23

23:
  %24 = bitcast i8* %1 to i64*
  %25 = load i64, i64* %24, align 8
  %26 = getelementptr inbounds i8, i8* %1, i64 136
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i8, i8* %1, i64 8
  %31 = bitcast i8* %30 to i64*
  %32 = load i64, i64* %31, align 8
  %33 = sext i32 %0 to i64
  %34 = getelementptr inbounds [65 x i64], [65 x i64]* @actions, i64 0, i64 %33
  %35 = bitcast i64* %34 to i8*
  %36 = and i64 %25, 281474976710655
  %37 = shl i64 %29, 46
  %38 = and i64 %37, 281474976710656
  %39 = or i64 %38, %36
  %40 = shl nuw nsw i64 %29, 18
  %41 = and i64 %40, 562949953421312
  %42 = or i64 %39, %41
  %43 = shl nuw nsw i64 %29, 20
  %44 = and i64 %43, 1125899906842624
  %45 = or i64 %42, %44
  %46 = call i64 @__gmc_rmw(i8* %35, i32 8, i32 0, i64 %45, i32 1, i32 512)
  %47 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %33
  %48 = bitcast i64* %47 to i8*
  %49 = call i64 @__gmc_load(i8* %48, i32 8, i32 1, i32 512)
  %50 = icmp eq i64 %49, %32
  br i1 %50, label %58, label %51

51:
  call void @__gmc_store(i8* %48, i32 8, i64 %32, i32 1, i32 512)
  br label %58

52:
  br i1 %15, label %58, label %53

53:
  %54 = sext i32 %0 to i64
  %55 = getelementptr inbounds [65 x i64], [65 x i64]* @actions, i64 0, i64 %54
  %56 = bitcast i64* %55 to i8*
  %57 = call i64 @__gmc_load(i8* %56, i32 8, i32 1, i32 512)
  br label %58

58:
  %59 = phi i64 [ %57, %53 ], [ 0, %52 ], [ %46, %23 ], [ %46, %51 ]
  br i1 %15, label %81, label %60

60:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(152) %2, i8 0, i64 152, i1 false)
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %63

62:
  switch i32 %0, label %63 [
    i32 11, label %65
    i32 7, label %65
  ]

63:
  %64 = and i64 %59, 281474976710655
  br label %65

65:
  %66 = phi i64 [ %64, %63 ], [ 1, %62 ], [ 1, %62 ]
  %67 = bitcast i8* %2 to i64*
  store i64 %66, i64* %67, align 8
  %68 = getelementptr inbounds i8, i8* %2, i64 8
  %69 = bitcast i8* %68 to i64*
  store i64 %22, i64* %69, align 8
  %70 = lshr i64 %59, 46
  %71 = and i64 %70, 4
  %72 = lshr i64 %59, 18
  %73 = and i64 %72, 2147483648
  %74 = or i64 %71, %73
  %75 = lshr i64 %59, 20
  %76 = and i64 %75, 1073741824
  %77 = or i64 %74, %76
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds i8, i8* %2, i64 136
  %80 = bitcast i8* %79 to i32*
  store i32 %78, i32* %80, align 4
  br label %81

81:
  %82 = phi i32 [ -1, %12 ], [ 0, %65 ], [ 0, %58 ]
  ret i32 %82
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
  br label %57

6:
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %57, label %8

8:
  %9 = call i64 @__gmc_load(i8* bitcast (i64* @masks to i8*), i32 8, i32 1, i32 512)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11

11:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([64 x i8], [64 x i8]* @.str, i64 0, i64 0))
  unreachable

12:
  %13 = sext i32 %0 to i64
  %14 = getelementptr inbounds [65 x i64], [65 x i64]* @actions, i64 0, i64 %13
  %15 = bitcast i64* %14 to i8*
  %16 = call i64 @__gmc_load(i8* %15, i32 8, i32 1, i32 512)
  br label %17

17:
  %18 = phi i64 [ %16, %12 ], [ %22, %21 ]
  %19 = and i64 %18, 562949953421312
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = call i64 @__gmc_cas(i8* %15, i32 8, i64 %18, i64 0, i32 1, i32 1, i32 512)
  %23 = icmp eq i64 %22, %18
  br i1 %23, label %24, label %17

24:
  %25 = phi i64 [ %22, %21 ], [ %18, %17 ]
  %26 = and i64 %25, 281474976710655
  switch i64 %26, label %31 [
    i64 1, label %57
    i64 0, label %27
  ]

27:
  %28 = icmp eq i32 %0, 6
  br i1 %28, label %29, label %30

29:
  call void @__gmc_rt_abort()
  br label %30

30:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i64 0, i64 0))
  unreachable

31:
  %32 = add nsw i32 %0, -1
  %33 = zext i32 %32 to i64
  %34 = shl i64 1, %33
  %35 = call i64 @__gmc_tls_get(i32 26, i8* null)
  %36 = and i64 %35, %34
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %39, label %38

38:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([67 x i8], [67 x i8]* @.str.2, i64 0, i64 0))
  unreachable

39:
  %40 = getelementptr inbounds [65 x i64], [65 x i64]* @others, i64 0, i64 %13
  %41 = bitcast i64* %40 to i8*
  %42 = call i64 @__gmc_load(i8* %41, i32 8, i32 1, i32 512)
  %43 = and i64 %25, 1125899906842624
  %44 = icmp eq i64 %43, 0
  %45 = select i1 %44, i64 %34, i64 0
  %46 = or i64 %35, %45
  %47 = or i64 %46, %42
  call void @__gmc_tls_set(i32 26, i8* null, i64 %47)
  %48 = and i64 %25, 281474976710656
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %54, label %50

50:
  %51 = bitcast [32 x i32]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* %51)
  %52 = getelementptr inbounds [32 x i32], [32 x i32]* %2, i64 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* align 16 dereferenceable(128) %51, i8 0, i64 128, i1 false)
  store i32 %0, i32* %52, align 16
  %53 = inttoptr i64 %26 to void (i32, i8*, i8*)*
  call void %53(i32 %0, i8* %51, i8* null)
  call void @llvm.lifetime.end.p0i8(i64 128, i8* %51)
  br label %56

54:
  %55 = inttoptr i64 %26 to void (i32)*
  call void %55(i32 %0)
  br label %56

56:
  call void @__gmc_tls_set(i32 26, i8* null, i64 %35)
  br label %57

57:
  %58 = phi i32 [ -1, %4 ], [ 0, %6 ], [ 0, %24 ], [ 0, %56 ]
  ret i32 %58
}

declare void @__gmc_fault(i32, i8*)

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

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

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare void @__gmc_store(i8*, i32, i64, i32, i32)

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare i64 @__gmc_tls_get(i32, i8*)

declare void @__gmc_tls_set(i32, i8*, i64)



