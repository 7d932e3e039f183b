target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"assertion `left == right` failed\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"assertion `left != right` failed\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"assertion `left matches right` failed\00", align 1

define void @__gmc_rt___rust_mutex_lock_contended(i32* %0) {
  %2 = bitcast i32* %0 to i8*
  %3 = call i64 @__gmc_await_rmw(i8* %2, i32 4, i32 1, i64 0, i32 0, i64 1, i32 2, i32 4, i32 0)
  ret void
}

declare i64 @__gmc_await_rmw(i8*, i32, i32, i64, i32, i64, i32, i32, i32)

define void @__gmc_rt___rust_rwlock_read_contended(i32* %0) {
  %2 = bitcast i32* %0 to i8*
  %3 = call i64 @__gmc_await_rmw(i8* %2, i32 4, i32 2, i64 1073741823, i32 1, i64 1, i32 2, i32 4, i32 0)
  ret void
}

define void @__gmc_rt___rust_rwlock_write_contended(i32* %0) {
  %2 = bitcast i32* %0 to i8*
  %3 = call i64 @__gmc_await_rmw(i8* %2, i32 4, i32 1, i64 0, i32 0, i64 1073741823, i32 2, i32 4, i32 0)
  ret void
}

define void @__gmc_rt___rust_drop_handler(i8* %0) {
  ret void
}

define void @__gmc_rt___rust_assert_failed(i8 zeroext %0) {
  %2 = icmp eq i8 %0, 0
  %3 = icmp eq i8 %0, 1
  %4 = select i1 %3, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0)
  %5 = select i1 %2, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), i8* %4
  call void @__gmc_fault(i32 1, i8* %5)
  unreachable
}

declare void @__gmc_fault(i32, i8*)

define void @__gmc_rt___rust_panic_fmt(i8* %0, i64 %1, i8* %2) {
  %4 = alloca [256 x i8], align 16
  %5 = getelementptr inbounds [256 x i8], [256 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* %5)
  %6 = and i64 %1, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = lshr i64 %1, 1
  %10 = icmp ult i64 %1, 2
  br i1 %10, label %89, label %14

11:
  %12 = load i8, i8* %0, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %89, label %32

14:
  %15 = phi i64 [ %18, %14 ], [ 0, %8 ]
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = add nuw nsw i64 %15, 1
  %19 = getelementptr inbounds [256 x i8], [256 x i8]* %4, i64 0, i64 %15
  store i8 %17, i8* %19, align 1
  %20 = icmp ult i64 %18, %9
  %21 = icmp ult i64 %15, 254
  %22 = and i1 %20, %21
  br i1 %22, label %14, label %87

23:
  %24 = trunc i64 %81 to i32
  br label %25

25:
  %26 = phi i8* [ %67, %66 ], [ %79, %23 ]
  %27 = phi i32 [ %68, %66 ], [ %24, %23 ]
  %28 = load i8, i8* %26, align 1
  %29 = icmp ne i8 %28, 0
  %30 = icmp ult i32 %27, 255
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %89

32:
  %33 = phi i8 [ %28, %25 ], [ %12, %11 ]
  %34 = phi i32 [ %27, %25 ], [ 0, %11 ]
  %35 = phi i8* [ %26, %25 ], [ %0, %11 ]
  %36 = zext i8 %33 to i32
  %37 = getelementptr inbounds i8, i8* %35, i64 1
  %38 = icmp sgt i8 %33, -1
  br i1 %38, label %66, label %39

39:
  %40 = icmp eq i8 %33, -128
  br i1 %40, label %41, label %50

41:
  %42 = load i8, i8* %37, align 1
  %43 = zext i8 %42 to i32
  %44 = getelementptr inbounds i8, i8* %35, i64 2
  %45 = load i8, i8* %44, align 1
  %46 = zext i8 %45 to i32
  %47 = shl nuw nsw i32 %46, 8
  %48 = or i32 %47, %43
  %49 = getelementptr inbounds i8, i8* %35, i64 3
  br label %66

50:
  %51 = add i32 %34, 1
  %52 = zext i32 %34 to i64
  %53 = getelementptr inbounds [256 x i8], [256 x i8]* %4, i64 0, i64 %52
  store i8 95, i8* %53, align 1
  %54 = trunc i8 %33 to i3
  %55 = call i3 @llvm.bitreverse.i3(i3 %54)
  %56 = and i3 %55, -2
  %57 = zext i3 %56 to i32
  %58 = lshr i32 %36, 1
  %59 = and i32 %58, 2
  %60 = lshr i32 %36, 2
  %61 = and i32 %60, 2
  %62 = add nuw nsw i32 %61, %59
  %63 = add nuw nsw i32 %62, %57
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, i8* %37, i64 %64
  br label %66

66:
  %67 = phi i8* [ %49, %41 ], [ %65, %50 ], [ %37, %32 ]
  %68 = phi i32 [ %34, %41 ], [ %51, %50 ], [ %34, %32 ]
  %69 = phi i32 [ %48, %41 ], [ 0, %50 ], [ %36, %32 ]
  %70 = icmp ne i32 %69, 0
  %71 = icmp ult i32 %68, 255
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %25

73:
  %74 = zext i32 %68 to i64
  br label %75

75:
  %76 = phi i64 [ %74, %73 ], [ %81, %75 ]
  %77 = phi i32 [ %69, %73 ], [ %83, %75 ]
  %78 = phi i8* [ %67, %73 ], [ %79, %75 ]
  %79 = getelementptr inbounds i8, i8* %78, i64 1
  %80 = load i8, i8* %78, align 1
  %81 = add nuw nsw i64 %76, 1
  %82 = getelementptr inbounds [256 x i8], [256 x i8]* %4, i64 0, i64 %76
  store i8 %80, i8* %82, align 1
  %83 = add nsw i32 %77, -1
  %84 = icmp ne i32 %83, 0
  %85 = icmp ult i64 %76, 254
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %75, label %23

87:
  %88 = trunc i64 %18 to i32
  br label %89

89:
  %90 = phi i32 [ 0, %11 ], [ 0, %8 ], [ %88, %87 ], [ %27, %25 ]
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds [256 x i8], [256 x i8]* %4, i64 0, i64 %91
  store i8 0, i8* %92, align 1
  call void @__gmc_fault(i32 1, i8* %5)
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare i3 @llvm.bitreverse.i3(i3)



