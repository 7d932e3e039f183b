target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.bucket = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [33 x i8] c"futex: more than 31 threads wait\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"syscall: this futex operation is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"syscall: this system call is not modelled\00", align 1
@buckets = internal global [256 x %struct.bucket] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [53 x i8] c"futex: two futexes share a slot of the model's table\00", align 1

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_futex_wait(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = ptrtoint i8* %0 to i64
  %5 = lshr i64 %4, 2
  %6 = and i64 %5, 255
  %7 = getelementptr inbounds [256 x %struct.bucket], [256 x %struct.bucket]* @buckets, i64 0, i64 %6, i32 1
  %8 = bitcast i64* %7 to i8*
  %9 = call i64 @__gmc_load(i8* noundef nonnull %8, i32 noundef 8, i32 noundef 1, i32 noundef 512)
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @__gmc_store(i8* noundef nonnull %8, i32 noundef 8, i64 noundef %4, i32 noundef 1, i32 noundef 512)
  br label %15

12:                                               ; preds = %3
  %13 = icmp eq i64 %9, %4
  br i1 %13, label %15, label %14

14:                                               ; preds = %12
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i64 0, i64 0))
  unreachable

15:                                               ; preds = %11, %12
  %16 = getelementptr inbounds [256 x %struct.bucket], [256 x %struct.bucket]* @buckets, i64 0, i64 %6, i32 0
  %17 = bitcast i64* %16 to i8*
  %18 = call i64 @__gmc_load(i8* noundef nonnull %17, i32 noundef 8, i32 noundef 1, i32 noundef 512)
  %19 = and i64 %18, 2147483647
  %20 = icmp eq i64 %19, 2147483647
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0))
  unreachable

22:                                               ; preds = %15
  %23 = lshr i64 %18, 32
  %24 = urem i64 %23, 31
  %25 = shl i64 1, %24
  %26 = and i64 %25, %18
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %38, label %28

28:                                               ; preds = %22
  %29 = trunc i64 %24 to i32
  br label %30

30:                                               ; preds = %28, %30
  %31 = phi i32 [ %33, %30 ], [ %29, %28 ]
  %32 = add nsw i32 %31, 1
  %33 = urem i32 %32, 31
  %34 = zext i32 %33 to i64
  %35 = shl i64 1, %34
  %36 = and i64 %35, %18
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %30

38:                                               ; preds = %30, %22
  %39 = phi i64 [ %25, %22 ], [ %35, %30 ]
  %40 = add i64 %18, 4294967296
  %41 = or i64 %39, %40
  %42 = call i64 @__gmc_cas(i8* noundef nonnull %17, i32 noundef 8, i64 noundef %18, i64 noundef %41, i32 noundef 1, i32 noundef 1, i32 noundef 512)
  %43 = icmp eq i64 %42, %18
  br i1 %43, label %45, label %44

44:                                               ; preds = %38
  call void @__gmc_block(i32 noundef 1)
  unreachable

45:                                               ; preds = %38
  fence seq_cst
  %46 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 1, i32 noundef 0)
  %47 = zext i32 %1 to i64
  %48 = icmp eq i64 %46, %47
  br i1 %48, label %52, label %49

49:                                               ; preds = %45
  %50 = xor i64 %39, -1
  %51 = call i64 @__gmc_rmw(i8* noundef nonnull %17, i32 noundef 8, i32 noundef 3, i64 noundef %50, i32 noundef 1, i32 noundef 512)
  br label %54

52:                                               ; preds = %45
  %53 = call i64 @__gmc_await(i8* noundef nonnull %17, i32 noundef 8, i32 noundef 3, i64 noundef %39, i32 noundef 2, i32 noundef %2, i32 noundef 528)
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi i32 [ 11, %49 ], [ 0, %52 ]
  ret i32 %55
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

declare i64 @__gmc_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_await(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_futex_wake(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = ptrtoint i8* %0 to i64
  %4 = lshr i64 %3, 2
  %5 = and i64 %4, 255
  %6 = getelementptr inbounds [256 x %struct.bucket], [256 x %struct.bucket]* @buckets, i64 0, i64 %5, i32 1
  %7 = bitcast i64* %6 to i8*
  %8 = call i64 @__gmc_load(i8* noundef nonnull %7, i32 noundef 8, i32 noundef 1, i32 noundef 512)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @__gmc_store(i8* noundef nonnull %7, i32 noundef 8, i64 noundef %3, i32 noundef 1, i32 noundef 512)
  br label %14

11:                                               ; preds = %2
  %12 = icmp eq i64 %8, %3
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i64 0, i64 0))
  unreachable

14:                                               ; preds = %10, %11
  %15 = getelementptr inbounds [256 x %struct.bucket], [256 x %struct.bucket]* @buckets, i64 0, i64 %5, i32 0
  fence seq_cst
  %16 = bitcast i64* %15 to i8*
  %17 = call i64 @__gmc_load(i8* noundef nonnull %16, i32 noundef 8, i32 noundef 1, i32 noundef 512)
  %18 = and i64 %17, 2147483647
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %65, label %22

20:                                               ; preds = %22
  %21 = icmp eq i64 %1, 0
  br i1 %21, label %29, label %37

22:                                               ; preds = %14, %22
  %23 = phi i64 [ %27, %22 ], [ %18, %14 ]
  %24 = phi i32 [ %25, %22 ], [ 0, %14 ]
  %25 = add i32 %24, 1
  %26 = add i64 %23, -1
  %27 = and i64 %26, %23
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %20, label %22

29:                                               ; preds = %55, %20
  %30 = phi i64 [ %18, %20 ], [ %56, %55 ]
  %31 = phi i32 [ 0, %20 ], [ %57, %55 ]
  %32 = and i64 %17, -2147483648
  %33 = or i64 %30, %32
  %34 = call i64 @__gmc_cas(i8* noundef nonnull %16, i32 noundef 8, i64 noundef %17, i64 noundef %33, i32 noundef 3, i32 noundef 1, i32 noundef 512)
  %35 = icmp eq i64 %34, %17
  br i1 %35, label %65, label %36

36:                                               ; preds = %29
  call void @__gmc_block(i32 noundef 1)
  unreachable

37:                                               ; preds = %20, %55
  %38 = phi i64 [ %62, %55 ], [ 0, %20 ]
  %39 = phi i64 [ %59, %55 ], [ %18, %20 ]
  %40 = phi i32 [ %57, %55 ], [ 0, %20 ]
  %41 = phi i32 [ %60, %55 ], [ %25, %20 ]
  %42 = phi i64 [ %56, %55 ], [ %18, %20 ]
  %43 = sub i64 %1, %38
  %44 = zext i32 %41 to i64
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %37
  %47 = call i32 @__gmc_choice(i32 noundef 2)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %46, %37
  %50 = sub i64 0, %39
  %51 = and i64 %39, %50
  %52 = xor i64 %51, -1
  %53 = and i64 %42, %52
  %54 = add i32 %40, 1
  br label %55

55:                                               ; preds = %46, %49
  %56 = phi i64 [ %42, %46 ], [ %53, %49 ]
  %57 = phi i32 [ %40, %46 ], [ %54, %49 ]
  %58 = add i64 %39, -1
  %59 = and i64 %58, %39
  %60 = add i32 %41, -1
  %61 = icmp ne i64 %59, 0
  %62 = zext i32 %57 to i64
  %63 = icmp ult i64 %62, %1
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %37, label %29

65:                                               ; preds = %29, %14
  %66 = phi i32 [ 0, %14 ], [ %31, %29 ]
  ret i32 %66
}

declare i32 @__gmc_choice(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_syscall(i64 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  call void @llvm.va_start(i8* nonnull %3)
  switch i64 %0, label %92 [
    i64 186, label %4
    i64 202, label %7
  ]

4:                                                ; preds = %1
  %5 = call i32 @__gmc_self()
  %6 = zext i32 %5 to i64
  br label %93

7:                                                ; preds = %1
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %9 = load i32, i32* %8, align 16
  %10 = icmp ult i32 %9, 41
  br i1 %10, label %11, label %17

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %13 = load i8*, i8** %12, align 16
  %14 = sext i32 %9 to i64
  %15 = getelementptr i8, i8* %13, i64 %14
  %16 = add i32 %9, 8
  store i32 %16, i32* %8, align 16
  br label %21

17:                                               ; preds = %7
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %19 = load i8*, i8** %18, align 8
  %20 = getelementptr i8, i8* %19, i64 8
  store i8* %20, i8** %18, align 8
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i8* [ %15, %11 ], [ %19, %17 ]
  %23 = bitcast i8* %22 to i8**
  %24 = load i8*, i8** %23, align 8
  %25 = load i32, i32* %8, align 16
  %26 = icmp ult i32 %25, 41
  br i1 %26, label %27, label %33

27:                                               ; preds = %21
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %29 = load i8*, i8** %28, align 16
  %30 = sext i32 %25 to i64
  %31 = getelementptr i8, i8* %29, i64 %30
  %32 = add i32 %25, 8
  store i32 %32, i32* %8, align 16
  br label %37

33:                                               ; preds = %21
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %35 = load i8*, i8** %34, align 8
  %36 = getelementptr i8, i8* %35, i64 8
  store i8* %36, i8** %34, align 8
  br label %37

37:                                               ; preds = %33, %27
  %38 = phi i8* [ %31, %27 ], [ %35, %33 ]
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = and i32 %40, 127
  %42 = load i32, i32* %8, align 16
  %43 = icmp ult i32 %42, 41
  br i1 %43, label %44, label %50

44:                                               ; preds = %37
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %46 = load i8*, i8** %45, align 16
  %47 = sext i32 %42 to i64
  %48 = getelementptr i8, i8* %46, i64 %47
  %49 = add i32 %42, 8
  store i32 %49, i32* %8, align 16
  br label %54

50:                                               ; preds = %37
  %51 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %52 = load i8*, i8** %51, align 8
  %53 = getelementptr i8, i8* %52, i64 8
  store i8* %53, i8** %51, align 8
  br label %54

54:                                               ; preds = %50, %44
  %55 = phi i8* [ %48, %44 ], [ %52, %50 ]
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  %58 = load i32, i32* %8, align 16
  %59 = icmp ult i32 %58, 41
  br i1 %59, label %60, label %66

60:                                               ; preds = %54
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %62 = load i8*, i8** %61, align 16
  %63 = sext i32 %58 to i64
  %64 = getelementptr i8, i8* %62, i64 %63
  %65 = add i32 %58, 8
  store i32 %65, i32* %8, align 16
  br label %70

66:                                               ; preds = %54
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %68 = load i8*, i8** %67, align 8
  %69 = getelementptr i8, i8* %68, i64 8
  store i8* %69, i8** %67, align 8
  br label %70

70:                                               ; preds = %66, %60
  %71 = phi i8* [ %64, %60 ], [ %68, %66 ]
  switch i32 %41, label %89 [
    i32 10, label %72
    i32 1, label %72
    i32 9, label %76
    i32 0, label %76
  ]

72:                                               ; preds = %70, %70
  %73 = zext i32 %57 to i64
  %74 = call i32 @__gmc_rt_futex_wake(i8* noundef %24, i64 noundef %73)
  %75 = sext i32 %74 to i64
  br label %93

76:                                               ; preds = %70, %70
  %77 = bitcast i8* %71 to i8**
  %78 = load i8*, i8** %77, align 8
  %79 = icmp eq i8* %78, null
  br i1 %79, label %83, label %80

80:                                               ; preds = %76
  %81 = call i32 @__gmc_choice(i32 noundef 2)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %86

83:                                               ; preds = %80, %76
  %84 = phi i32 [ 1, %80 ], [ 5, %76 ]
  %85 = call i32 @__gmc_rt_futex_wait(i8* noundef %24, i32 noundef %57, i32 noundef %84)
  br label %86

86:                                               ; preds = %80, %83
  %87 = phi i32 [ %85, %83 ], [ 110, %80 ]
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %93, label %90

89:                                               ; preds = %70
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.1, i64 0, i64 0))
  unreachable

90:                                               ; preds = %86
  %91 = call i32* @__gmc_rt___errno_location()
  store i32 %87, i32* %91, align 4
  br label %93

92:                                               ; preds = %1
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i64 0, i64 0))
  unreachable

93:                                               ; preds = %72, %90, %86, %4
  %94 = phi i64 [ %6, %4 ], [ %75, %72 ], [ -1, %90 ], [ 0, %86 ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i64 %94
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*)

declare i32 @__gmc_self() local_unnamed_addr

declare i32* @__gmc_rt___errno_location() local_unnamed_addr

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_block(i32 noundef) local_unnamed_addr



