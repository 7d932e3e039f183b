; ModuleID = 'peel-branch.c'
source_filename = "peel-branch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4
@y = dso_local global i32 0, align 4
@got = dso_local global [4 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  store i32 0, i32* %1, align 4
  %3 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 0
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #2
  %5 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 1
  %6 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @idle, i8* noundef null) #2
  %7 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 3
  %8 = call i32 @pthread_create(i64* noundef %7, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @weaker, i8* noundef null) #2
  %9 = getelementptr inbounds [5 x i64], [5 x i64]* %2, i64 0, i64 4
  %10 = call i32 @pthread_create(i64* noundef %9, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @counts, i8* noundef null) #2
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 1, i32* %3, align 4
  br label %5

5:                                                ; preds = %11, %1
  %6 = load i32, i32* %3, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4
  store i32 %9, i32* %4, align 4
  %10 = load i32, i32* %4, align 4
  store atomic i32 %10, i32* @x release, align 4
  br label %11

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* %3, align 4
  br label %5, !llvm.loop !6

14:                                               ; preds = %5
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @idle(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %6 = load atomic i32, i32* @x acquire, align 4
  store i32 %6, i32* %4, align 4
  %7 = load i32, i32* %4, align 4
  store i32 %7, i32* %3, align 4
  br label %8

8:                                                ; preds = %11, %1
  %9 = load i32, i32* %3, align 4
  %10 = icmp ne i32 %9, 2
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load atomic i32, i32* @x acquire, align 4
  store i32 %12, i32* %5, align 4
  %13 = load i32, i32* %5, align 4
  store i32 %13, i32* %3, align 4
  br label %8, !llvm.loop !8

14:                                               ; preds = %8
  %15 = load i32, i32* %3, align 4
  store i32 %15, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @got, i64 0, i64 0), align 16
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @weaker(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %7 = load atomic i32, i32* @y acquire, align 4
  store i32 %7, i32* %4, align 4
  %8 = load i32, i32* %4, align 4
  store i32 %8, i32* %3, align 4
  br label %9

9:                                                ; preds = %12, %1
  %10 = load i32, i32* %3, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = load atomic i32, i32* @y monotonic, align 4
  store i32 %13, i32* %5, align 4
  %14 = load i32, i32* %5, align 4
  store i32 %14, i32* %3, align 4
  br label %9, !llvm.loop !9

15:                                               ; preds = %9
  %16 = load i32, i32* %3, align 4
  %17 = mul nsw i32 10, %16
  %18 = load atomic i32, i32* @x monotonic, align 4
  store i32 %18, i32* %6, align 4
  %19 = load i32, i32* %6, align 4
  %20 = add nsw i32 %17, %19
  store i32 %20, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @got, i64 0, i64 2), align 8
  ret i8* null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @counts(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %8 = load atomic i32, i32* @x monotonic, align 4
  store i32 %8, i32* %4, align 4
  %9 = load i32, i32* %4, align 4
  store i32 %9, i32* %3, align 4
  store i32 0, i32* %5, align 4
  br label %10

10:                                               ; preds = %18, %1
  %11 = load i32, i32* %3, align 4
  %12 = icmp ne i32 %11, 3
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load i32, i32* %5, align 4
  %15 = icmp slt i32 %14, 2
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i1 [ false, %10 ], [ %15, %13 ]
  br i1 %17, label %18, label %23

18:                                               ; preds = %16
  %19 = load i32, i32* %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* %5, align 4
  %21 = load atomic i32, i32* @x monotonic, align 4
  store i32 %21, i32* %6, align 4
  %22 = load i32, i32* %6, align 4
  store i32 %22, i32* %3, align 4
  br label %10, !llvm.loop !10

23:                                               ; preds = %16
  %24 = load i32, i32* %3, align 4
  %25 = mul nsw i32 10, %24
  %26 = load i32, i32* %5, align 4
  %27 = add nsw i32 %25, %26
  store i32 %27, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @got, i64 0, i64 3), align 4
  store i32 1, i32* %7, align 4
  %28 = load i32, i32* %7, align 4
  store atomic i32 %28, i32* @y release, align 4
  ret i8* null
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
