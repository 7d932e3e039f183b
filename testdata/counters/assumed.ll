; ModuleID = 'assumed.c'
source_filename = "assumed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@permits = internal global i32 0, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_other() #0 {
  store atomic i32 -1, ptr @permits seq_cst, align 4
  call void @run(i32 noundef 1, ptr noundef @other, ptr noundef @posts)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [4 x i64], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %20, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %16
  %18 = load ptr, ptr %5, align 8
  %19 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef %18, ptr noundef null) #3
  br label %20

20:                                               ; preds = %14
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4
  br label %10, !llvm.loop !6

23:                                               ; preds = %10
  %24 = load i32, ptr %8, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %8, align 4
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %26
  %28 = load ptr, ptr %6, align 8
  %29 = call i32 @pthread_create(ptr noundef %27, ptr noundef null, ptr noundef %28, ptr noundef null) #3
  store i32 0, ptr %9, align 4
  br label %30

30:                                               ; preds = %40, %23
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %43

34:                                               ; preds = %30
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null)
  br label %40

40:                                               ; preds = %34
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4
  br label %30, !llvm.loop !8

43:                                               ; preds = %30
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @other(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %8

8:                                                ; preds = %13, %1
  store i32 1, ptr %3, align 4
  %9 = load i32, ptr %3, align 4
  %10 = atomicrmw sub ptr @permits, i32 %9 seq_cst, align 4
  store i32 %10, ptr %4, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp sle i32 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %8
  store i32 1, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  %15 = atomicrmw add ptr @permits, i32 %14 seq_cst, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load atomic i32, ptr @permits seq_cst, align 4
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  call void @__VERIFIER_assume(i32 noundef %20)
  br label %8, !llvm.loop !9

21:                                               ; preds = %8
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @posts(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = atomicrmw add ptr @permits, i32 %5 seq_cst, align 4
  store i32 %6, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_second() #0 {
  store atomic i32 1, ptr @permits seq_cst, align 4
  call void @run(i32 noundef 3, ptr noundef @second, ptr noundef @posts)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @second(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %9

9:                                                ; preds = %26, %1
  store i32 1, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = atomicrmw sub ptr @permits, i32 %10 seq_cst, align 4
  store i32 %11, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp sle i32 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %9
  store i32 1, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  %16 = atomicrmw add ptr @permits, i32 %15 seq_cst, align 4
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %6, align 4
  %18 = load atomic i32, ptr @permits seq_cst, align 4
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp ne i32 %19, 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %14
  %22 = load atomic i32, ptr @permits seq_cst, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp sgt i32 %23, 0
  %25 = zext i1 %24 to i32
  call void @__VERIFIER_assume(i32 noundef %25)
  br label %26

26:                                               ; preds = %21, %14
  br label %9, !llvm.loop !10

27:                                               ; preds = %9
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_leaves() #0 {
  store atomic i32 1, ptr @permits seq_cst, align 4
  call void @run(i32 noundef 3, ptr noundef @leaves, ptr noundef @posts)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @leaves(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  br label %9

9:                                                ; preds = %22, %1
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw sub ptr @permits, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp sle i32 %12, 0
  br i1 %13, label %14, label %23

14:                                               ; preds = %9
  store i32 1, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  %16 = atomicrmw add ptr @permits, i32 %15 seq_cst, align 4
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load atomic i32, ptr @permits seq_cst, align 4
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %14
  store ptr null, ptr %2, align 8
  br label %24

22:                                               ; preds = %14
  br label %9, !llvm.loop !11

23:                                               ; preds = %9
  store ptr null, ptr %2, align 8
  br label %24

24:                                               ; preds = %23, %21
  %25 = load ptr, ptr %2, align 8
  ret ptr %25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_waits() #0 {
  store atomic i32 1, ptr @permits seq_cst, align 4
  call void @run(i32 noundef 3, ptr noundef @waits, ptr noundef @posts)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @waits(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %7

7:                                                ; preds = %12, %1
  store i32 1, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = atomicrmw sub ptr @permits, i32 %8 seq_cst, align 4
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp sle i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  store i32 1, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = atomicrmw add ptr @permits, i32 %13 seq_cst, align 4
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  br label %7, !llvm.loop !12

16:                                               ; preds = %7
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__VERIFIER_assume(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
