; ModuleID = 'twice.c'
source_filename = "twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rwlock = type { i32, i32 }

@permits = internal global i32 1, align 4
@shared = internal global i32 0, align 4
@lock = internal global %struct.rwlock { i32 0, i32 1048576 }, align 4
@.str = private unnamed_addr constant [11 x i8] c"shared < 4\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"testdata/rotated/twice.c\00", align 1
@__PRETTY_FUNCTION__.more = private unnamed_addr constant [19 x i8] c"void *more(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_takes() #0 {
  call void @run(ptr noundef @takes)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [3 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %4, align 8
  br label %6

6:                                                ; preds = %16, %1
  %7 = load i64, ptr %4, align 8
  %8 = icmp slt i64 %7, 3
  br i1 %8, label %9, label %19

9:                                                ; preds = %6
  %10 = load i64, ptr %4, align 8
  %11 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %10
  %12 = load ptr, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %12, ptr noundef %14) #4
  br label %16

16:                                               ; preds = %9
  %17 = load i64, ptr %4, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr %4, align 8
  br label %6, !llvm.loop !6

19:                                               ; preds = %6
  store i32 0, ptr %5, align 4
  br label %20

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %5, align 4
  %22 = icmp slt i32 %21, 3
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null)
  br label %29

29:                                               ; preds = %23
  %30 = load i32, ptr %5, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %5, align 4
  br label %20, !llvm.loop !8

32:                                               ; preds = %20
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @takes(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = atomicrmw sub ptr @permits, i32 %12 acquire, align 4
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %3, align 4
  br label %15

15:                                               ; preds = %18, %1
  %16 = load i32, ptr %3, align 4
  %17 = icmp sle i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %15
  store i32 1, ptr %6, align 4
  %19 = load i32, ptr %6, align 4
  %20 = atomicrmw add ptr @permits, i32 %19 monotonic, align 4
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = call i32 @sched_yield() #4
  store i32 1, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = atomicrmw sub ptr @permits, i32 %23 acquire, align 4
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %9, align 4
  store i32 %25, ptr %3, align 4
  br label %15, !llvm.loop !9

26:                                               ; preds = %15
  %27 = load i32, ptr @shared, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr @shared, align 4
  store i32 1, ptr %10, align 4
  %29 = load i32, ptr %10, align 4
  %30 = atomicrmw add ptr @permits, i32 %29 release, align 4
  store i32 %30, ptr %11, align 4
  %31 = load i32, ptr %11, align 4
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_locks() #0 {
  call void @run(ptr noundef @locks)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @locks(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %14

9:                                                ; preds = %1
  call void @read_lock(ptr noundef @lock)
  %10 = load volatile i32, ptr @shared, align 4
  store i32 1, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = atomicrmw add ptr getelementptr inbounds (%struct.rwlock, ptr @lock, i32 0, i32 1), i32 %11 release, align 4
  store i32 %12, ptr %4, align 4
  %13 = load i32, ptr %4, align 4
  br label %18

14:                                               ; preds = %1
  call void @write_lock(ptr noundef @lock)
  store i32 1, ptr @shared, align 4
  store i32 1048576, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  %16 = atomicrmw add ptr getelementptr inbounds (%struct.rwlock, ptr @lock, i32 0, i32 1), i32 %15 release, align 4
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %6, align 4
  br label %18

18:                                               ; preds = %14, %9
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_orders() #0 {
  call void @run(ptr noundef @orders)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @orders(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = atomicrmw sub ptr @permits, i32 %12 acquire, align 4
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %3, align 4
  br label %15

15:                                               ; preds = %18, %1
  %16 = load i32, ptr %3, align 4
  %17 = icmp sle i32 %16, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %15
  store i32 1, ptr %6, align 4
  %19 = load i32, ptr %6, align 4
  %20 = atomicrmw add ptr @permits, i32 %19 monotonic, align 4
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  store i32 1, ptr %8, align 4
  %22 = load i32, ptr %8, align 4
  %23 = atomicrmw sub ptr @permits, i32 %22 monotonic, align 4
  store i32 %23, ptr %9, align 4
  %24 = load i32, ptr %9, align 4
  store i32 %24, ptr %3, align 4
  br label %15, !llvm.loop !10

25:                                               ; preds = %15
  %26 = load i32, ptr @shared, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr @shared, align 4
  store i32 1, ptr %10, align 4
  %28 = load i32, ptr %10, align 4
  %29 = atomicrmw add ptr @permits, i32 %28 release, align 4
  store i32 %29, ptr %11, align 4
  %30 = load i32, ptr %11, align 4
  ret ptr null
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main_more() #0 {
  call void @run(ptr noundef @more)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @more(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 1, ptr %3, align 4
  store i32 1, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  %14 = atomicrmw sub ptr @permits, i32 %13 acquire, align 4
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  store i32 %15, ptr %4, align 4
  br label %16

16:                                               ; preds = %19, %1
  %17 = load i32, ptr %4, align 4
  %18 = icmp sle i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  store i32 1, ptr %7, align 4
  %20 = load i32, ptr %7, align 4
  %21 = atomicrmw add ptr @permits, i32 %20 monotonic, align 4
  store i32 %21, ptr %8, align 4
  %22 = load i32, ptr %8, align 4
  store i32 1, ptr %9, align 4
  %23 = load i32, ptr %9, align 4
  %24 = atomicrmw sub ptr @permits, i32 %23 acquire, align 4
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %10, align 4
  store i32 %25, ptr %4, align 4
  store i32 2, ptr %3, align 4
  br label %16, !llvm.loop !11

26:                                               ; preds = %16
  %27 = load i32, ptr %3, align 4
  %28 = load i32, ptr @shared, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr @shared, align 4
  %30 = load i32, ptr @shared, align 4
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  br label %34

33:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.more) #5
  unreachable

34:                                               ; preds = %32
  store i32 1, ptr %11, align 4
  %35 = load i32, ptr %11, align 4
  %36 = atomicrmw add ptr @permits, i32 %35 release, align 4
  store i32 %36, ptr %12, align 4
  %37 = load i32, ptr %12, align 4
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sched_yield() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @read_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.rwlock, ptr %11, i32 0, i32 1
  store i32 1, ptr %4, align 4
  %13 = load i32, ptr %4, align 4
  %14 = atomicrmw sub ptr %12, i32 %13 acquire, align 4
  store i32 %14, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  store i32 %15, ptr %3, align 4
  br label %16

16:                                               ; preds = %32, %1
  %17 = load i32, ptr %3, align 4
  %18 = icmp sle i32 %17, 0
  br i1 %18, label %19, label %38

19:                                               ; preds = %16
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.rwlock, ptr %20, i32 0, i32 1
  store i32 1, ptr %6, align 4
  %22 = load i32, ptr %6, align 4
  %23 = atomicrmw add ptr %21, i32 %22 monotonic, align 4
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %7, align 4
  br label %25

25:                                               ; preds = %31, %19
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.rwlock, ptr %26, i32 0, i32 1
  %28 = load atomic i32, ptr %27 monotonic, align 4
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp sle i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  br label %25, !llvm.loop !12

32:                                               ; preds = %25
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.rwlock, ptr %33, i32 0, i32 1
  store i32 1, ptr %9, align 4
  %35 = load i32, ptr %9, align 4
  %36 = atomicrmw sub ptr %34, i32 %35 acquire, align 4
  store i32 %36, ptr %10, align 4
  %37 = load i32, ptr %10, align 4
  store i32 %37, ptr %3, align 4
  br label %16, !llvm.loop !13

38:                                               ; preds = %16
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @write_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.rwlock, ptr %11, i32 0, i32 1
  store i32 1048576, ptr %4, align 4
  %13 = load i32, ptr %4, align 4
  %14 = atomicrmw sub ptr %12, i32 %13 acquire, align 4
  store i32 %14, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  store i32 %15, ptr %3, align 4
  br label %16

16:                                               ; preds = %32, %1
  %17 = load i32, ptr %3, align 4
  %18 = icmp ne i32 %17, 1048576
  br i1 %18, label %19, label %38

19:                                               ; preds = %16
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.rwlock, ptr %20, i32 0, i32 1
  store i32 1048576, ptr %6, align 4
  %22 = load i32, ptr %6, align 4
  %23 = atomicrmw add ptr %21, i32 %22 monotonic, align 4
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %7, align 4
  br label %25

25:                                               ; preds = %31, %19
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.rwlock, ptr %26, i32 0, i32 1
  %28 = load atomic i32, ptr %27 monotonic, align 4
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp ne i32 %29, 1048576
  br i1 %30, label %31, label %32

31:                                               ; preds = %25
  br label %25, !llvm.loop !14

32:                                               ; preds = %25
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.rwlock, ptr %33, i32 0, i32 1
  store i32 1048576, ptr %9, align 4
  %35 = load i32, ptr %9, align 4
  %36 = atomicrmw sub ptr %34, i32 %35 acquire, align 4
  store i32 %36, ptr %10, align 4
  %37 = load i32, ptr %10, align 4
  store i32 %37, ptr %3, align 4
  br label %16, !llvm.loop !15

38:                                               ; preds = %16
  ret void
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

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
