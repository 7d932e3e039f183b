; ModuleID = 'computed.c'
source_filename = "computed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type { i8, i16, i32, i64, double, ptr }
%struct.backoff = type { i32, i32 }

@shared = internal global i32 0, align 4
@__const.main_filled.m = private unnamed_addr constant %struct.mixed { i8 99, i16 -2, i32 3, i64 -4, double 1.500000e+00, ptr @shared }, align 8
@__const.main_filled.again = private unnamed_addr constant %struct.mixed { i8 0, i16 1, i32 0, i64 0, double 0.000000e+00, ptr null }, align 8
@lock_ = internal global i32 0, align 4
@__const.lock_pause.b = private unnamed_addr constant %struct.backoff { i32 1, i32 0 }, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_twice() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_twice, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !6

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !8

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_twice(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_twice()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_pause() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_pause, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !9

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !10

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_pause(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_pause()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_both() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_both, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !11

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !12

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_both(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_both()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_never() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_never, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !13

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !14

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_never(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_never()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_unset() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_unset, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !15

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !16

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_unset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_unset()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_stuck() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_stuck, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !17

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !18

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_stuck(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_stuck()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_stale() #0 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 3
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @t_stale, ptr noundef null) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  call void @abort() #7
  unreachable

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %4, !llvm.loop !19

18:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %3, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null)
  br label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %19, !llvm.loop !20

31:                                               ; preds = %19
  %32 = load i32, ptr @shared, align 4
  %33 = sub nsw i32 %32, 3
  ret i32 %33
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @t_stale(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @lock_stale()
  call void @unlock()
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main_filled() #0 {
  %1 = alloca %struct.mixed, align 8
  %2 = alloca %struct.mixed, align 8
  %3 = alloca %struct.mixed, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.mixed, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.main_filled.m, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 -1, i64 32, i1 false)
  store i32 5, ptr %4, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %4, i8 0, i64 4, i1 false)
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %23, %0
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 2
  br i1 %9, label %10, label %26

10:                                               ; preds = %7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main_filled.again, i64 32, i1 false)
  %11 = getelementptr inbounds %struct.mixed, ptr %6, i32 0, i32 1
  %12 = load i16, ptr %11, align 2
  %13 = sext i16 %12 to i32
  %14 = icmp ne i32 %13, 1
  br i1 %14, label %19, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.mixed, ptr %6, i32 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %15, %10
  call void @abort() #7
  unreachable

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.mixed, ptr %6, i32 0, i32 1
  store i16 7, ptr %21, align 2
  %22 = getelementptr inbounds %struct.mixed, ptr %6, i32 0, i32 3
  store i64 8, ptr %22, align 8
  br label %23

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %7, !llvm.loop !21

26:                                               ; preds = %7
  %27 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 0
  %28 = load i8, ptr %27, align 8
  %29 = sext i8 %28 to i32
  %30 = icmp ne i32 %29, 99
  br i1 %30, label %52, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 1
  %33 = load i16, ptr %32, align 2
  %34 = sext i16 %33 to i32
  %35 = icmp ne i32 %34, -2
  br i1 %35, label %52, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 2
  %38 = load i32, ptr %37, align 4
  %39 = icmp ne i32 %38, 3
  br i1 %39, label %52, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = icmp ne i64 %42, -4
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 4
  %46 = load double, ptr %45, align 8
  %47 = fcmp une double %46, 1.500000e+00
  br i1 %47, label %52, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.mixed, ptr %1, i32 0, i32 5
  %50 = load ptr, ptr %49, align 8
  %51 = icmp ne ptr %50, @shared
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %44, %40, %36, %31, %26
  call void @abort() #7
  unreachable

53:                                               ; preds = %48
  %54 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 0
  %55 = load i8, ptr %54, align 8
  %56 = sext i8 %55 to i32
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %95, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 1
  %60 = load i16, ptr %59, align 2
  %61 = sext i16 %60 to i32
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %95, label %63

63:                                               ; preds = %58
  %64 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 2
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %95, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = icmp ne i64 %69, 0
  br i1 %70, label %95, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 4
  %73 = load double, ptr %72, align 8
  %74 = fcmp une double %73, 0.000000e+00
  br i1 %74, label %95, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.mixed, ptr %2, i32 0, i32 5
  %77 = load ptr, ptr %76, align 8
  %78 = icmp ne ptr %77, null
  br i1 %78, label %95, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.mixed, ptr %3, i32 0, i32 1
  %81 = load i16, ptr %80, align 2
  %82 = sext i16 %81 to i32
  %83 = icmp ne i32 %82, -1
  br i1 %83, label %95, label %84

84:                                               ; preds = %79
  %85 = getelementptr inbounds %struct.mixed, ptr %3, i32 0, i32 2
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %86, -1
  br i1 %87, label %95, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.mixed, ptr %3, i32 0, i32 3
  %90 = load i64, ptr %89, align 8
  %91 = icmp ne i64 %90, -1
  br i1 %91, label %95, label %92

92:                                               ; preds = %88
  %93 = load i32, ptr %4, align 4
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %92, %88, %84, %79, %75, %71, %67, %63, %58, %53
  call void @abort() #7
  unreachable

96:                                               ; preds = %92
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @lock_twice() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 512, ptr %1, align 4
  br label %4

4:                                                ; preds = %9, %0
  store i32 1, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = atomicrmw xchg ptr @lock_, i32 %5 acquire, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @twice(ptr noundef %1)
  br label %4, !llvm.loop !22

10:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @unlock() #0 {
  %1 = alloca i32, align 4
  %2 = load i32, ptr @shared, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @shared, align 4
  store i32 0, ptr %1, align 4
  %4 = load i32, ptr %1, align 4
  store atomic i32 %4, ptr @lock_ release, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @twice(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = load i32, ptr %5, align 4
  store i32 %6, ptr %4, align 4
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %12, %1
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp ult i32 %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !23
  br label %12

12:                                               ; preds = %11
  %13 = load i32, ptr %3, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %7, !llvm.loop !24

15:                                               ; preds = %7
  %16 = load i32, ptr %4, align 4
  %17 = icmp ult i32 %16, 1048575
  %18 = zext i1 %17 to i32
  %19 = load i32, ptr %4, align 4
  %20 = shl i32 %19, %18
  store i32 %20, ptr %4, align 4
  %21 = load ptr, ptr %2, align 8
  store i32 %20, ptr %21, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_pause() #0 {
  %1 = alloca %struct.backoff, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.lock_pause.b, i64 8, i1 false)
  br label %4

4:                                                ; preds = %9, %0
  store i32 1, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = atomicrmw xchg ptr @lock_, i32 %5 acquire, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @pause_(ptr noundef %1)
  br label %4, !llvm.loop !25

10:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @pause_(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @enough(ptr noundef %3)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = call i32 @sched_yield() #6
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.backoff, ptr %8, i32 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  br label %22

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.backoff, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 4
  call void @turns(i32 noundef %15)
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds %struct.backoff, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %17, align 4
  %19 = call i32 @next(i32 noundef %18)
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.backoff, ptr %20, i32 0, i32 0
  store i32 %19, ptr %21, align 4
  br label %22

22:                                               ; preds = %12, %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @enough(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.backoff, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = icmp sgt i32 %5, 16
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
declare i32 @sched_yield() #1

; Function Attrs: noinline nounwind uwtable
define internal void @turns(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  br label %3

3:                                                ; preds = %7, %1
  %4 = load i32, ptr %2, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %2, align 4
  %6 = icmp sgt i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !26
  br label %3, !llvm.loop !27

8:                                                ; preds = %3
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @next(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_both() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 1, ptr %1, align 4
  br label %6

6:                                                ; preds = %41, %0
  br label %7

7:                                                ; preds = %28, %6
  %8 = load atomic i32, ptr @lock_ monotonic, align 4
  store i32 %8, ptr %2, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %29

11:                                               ; preds = %7
  %12 = load i32, ptr %1, align 4
  %13 = icmp sle i32 %12, 16
  br i1 %13, label %14, label %26

14:                                               ; preds = %11
  store i32 0, ptr %3, align 4
  br label %15

15:                                               ; preds = %20, %14
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %1, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !28
  br label %20

20:                                               ; preds = %19
  %21 = load i32, ptr %3, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %3, align 4
  br label %15, !llvm.loop !29

23:                                               ; preds = %15
  %24 = load i32, ptr %1, align 4
  %25 = mul nsw i32 %24, 2
  store i32 %25, ptr %1, align 4
  br label %28

26:                                               ; preds = %11
  %27 = call i32 @sched_yield() #6
  br label %28

28:                                               ; preds = %26, %23
  br label %7, !llvm.loop !30

29:                                               ; preds = %7
  store i32 1, ptr %4, align 4
  %30 = load i32, ptr %4, align 4
  %31 = atomicrmw xchg ptr @lock_, i32 %30 acquire, align 4
  store i32 %31, ptr %5, align 4
  %32 = load i32, ptr %5, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %29
  ret void

35:                                               ; preds = %29
  %36 = load i32, ptr %1, align 4
  %37 = icmp sle i32 %36, 16
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load i32, ptr %1, align 4
  %40 = mul nsw i32 %39, 2
  store i32 %40, ptr %1, align 4
  br label %41

41:                                               ; preds = %38, %35
  br label %6
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_never() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 1, ptr %1, align 4
  br label %4

4:                                                ; preds = %9, %0
  store i32 1, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = atomicrmw xchg ptr @lock_, i32 %5 acquire, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @never(ptr noundef %1)
  br label %4, !llvm.loop !31

10:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @never(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %3

3:                                                ; preds = %7, %1
  %4 = load ptr, ptr %2, align 8
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %8, align 4
  %10 = sub nsw i32 %9, 2
  store i32 %10, ptr %8, align 4
  br label %3, !llvm.loop !32

11:                                               ; preds = %3
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_unset() #0 {
  %1 = alloca %struct.backoff, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  br label %4

4:                                                ; preds = %9, %0
  store i32 1, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = atomicrmw xchg ptr @lock_, i32 %5 acquire, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @pause_(ptr noundef %1)
  br label %4, !llvm.loop !33

10:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_stuck() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %4

4:                                                ; preds = %15, %0
  store i32 1, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = atomicrmw xchg ptr @lock_, i32 %5 acquire, align 4
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = load i32, ptr %1, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %1, align 4
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  br label %14

14:                                               ; preds = %14, %13
  br label %14

15:                                               ; preds = %9
  br label %4, !llvm.loop !34

16:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @lock_stale() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  br label %5

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %2, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @chosen(i32 noundef %9)
  %11 = load i32, ptr %1, align 4
  %12 = add nsw i32 %11, %10
  store i32 %12, ptr %1, align 4
  br label %13

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr %2, align 4
  br label %5, !llvm.loop !35

16:                                               ; preds = %5
  %17 = load i32, ptr %1, align 4
  %18 = icmp slt i32 %17, 7
  br i1 %18, label %19, label %27

19:                                               ; preds = %16
  br label %20

20:                                               ; preds = %25, %19
  store i32 1, ptr %3, align 4
  %21 = load i32, ptr %3, align 4
  %22 = atomicrmw xchg ptr @lock_, i32 %21 acquire, align 4
  store i32 %22, ptr %4, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  br label %20, !llvm.loop !36

26:                                               ; preds = %20
  br label %27

27:                                               ; preds = %26, %16
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @chosen(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store i32 1, ptr %3, align 4
  br label %7

7:                                                ; preds = %6, %1
  %8 = load i32, ptr %3, align 4
  ret i32 %8
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = !{i64 494}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = !{i64 886}
!27 = distinct !{!27, !7}
!28 = !{i64 1600}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}
!32 = distinct !{!32, !7}
!33 = distinct !{!33, !7}
!34 = distinct !{!34, !7}
!35 = distinct !{!35, !7}
!36 = distinct !{!36, !7}
