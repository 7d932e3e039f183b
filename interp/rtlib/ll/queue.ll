target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { i32, i32, %struct.queue, %struct.queue }
%struct.queue = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [37 x i8] c"the mutex is held, or a thread waits\00", align 1
@.str.1 = private unnamed_addr constant [55 x i8] c"the mutex is held, or it is the turn of another thread\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"the mutex is free, and no thread waits\00", align 1
@.str.3 = private unnamed_addr constant [60 x i8] c"the value is not greater than the number of waiting threads\00", align 1
@.str.4 = private unnamed_addr constant [68 x i8] c"the value is not greater than the number of threads that come first\00", align 1
@.str.5 = private unnamed_addr constant [56 x i8] c"the value is greater than the number of waiting threads\00", align 1
@.str.6 = private unnamed_addr constant [36 x i8] c"the lock is held, or a thread waits\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"the lock is held, or it is the turn of another thread\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"the lock is free, and no thread waits\00", align 1
@.str.9 = private unnamed_addr constant [32 x i8] c"no other operation came between\00", align 1
@.str.10 = private unnamed_addr constant [134 x i8] c"a broadcast wakes several threads, one of which main did not create as one of its first 59; under the wake-up policy arbitrary it may\00", align 1
@.str.11 = private unnamed_addr constant [86 x i8] c"more than 31 threads wait for one object, under a wake-up policy other than arbitrary\00", align 1
@.str.12 = private unnamed_addr constant [52 x i8] c"the mutex is free, and it is the turn of the thread\00", align 1
@.str.13 = private unnamed_addr constant [56 x i8] c"the value is positive, and it is the turn of the thread\00", align 1
@.str.14 = private unnamed_addr constant [51 x i8] c"the lock is free, and it is the turn of the thread\00", align 1

define void @__gmc_rt_op_reset(%struct.object* %0, i32 %1) {
  %3 = bitcast %struct.object* %0 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 4 dereferenceable(264) %3, i8 0, i64 264, i1 false)
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  store i32 %1, i32* %4, align 4
  ret void
}

declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias, i8* noalias, i64, i1 immarg)

define void @__gmc_rt_op_enter(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp sgt i32 %3, 30
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([86 x i8], [86 x i8]* @.str.11, i64 0, i64 0))
  unreachable

6:
  %7 = call i32 @__gmc_self()
  %8 = add nsw i32 %7, -1
  %9 = load i32, i32* %2, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, i32* %2, align 4
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %11
  store i32 %8, i32* %12, align 4
  %13 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  store i32 0, i32* %13, align 4
  ret void
}

define i32 @__gmc_rt_op_idle(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %18

5:
  %6 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %18

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %15 = load i32, i32* %14, align 4
  %16 = icmp eq i32 %15, 0
  %17 = zext i1 %16 to i32
  br label %18

18:
  %19 = phi i32 [ 0, %5 ], [ 0, %1 ], [ 0, %9 ], [ %17, %13 ]
  ret i32 %19
}

define void @__gmc_rt_op_mutex_take(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %28

16:
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp sgt i32 %18, %14
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %21
  %23 = load i32, i32* %22, align 4
  %24 = call i32 @__gmc_self()
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %23, %25
  %27 = zext i1 %26 to i32
  br label %28

28:
  %29 = phi i32 [ 0, %2 ], [ 0, %16 ], [ 0, %13 ], [ %27, %20 ]
  call void @__gmc_guard(i32 %29, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.12, i64 0, i64 0))
  %30 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %31 = icmp eq i32 %1, 2
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %34 = load i32, i32* %33, align 4
  %35 = add nsw i32 %34, -1
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ 0, %28 ]
  %38 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, i32* %38, align 4
  %41 = icmp sgt i32 %40, %37
  br i1 %41, label %42, label %53

42:
  %43 = sext i32 %37 to i64
  br label %44

44:
  %45 = phi i64 [ %46, %44 ], [ %43, %42 ]
  %46 = add nsw i64 %45, 1
  %47 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %45
  store i32 %48, i32* %49, align 4
  %50 = load i32, i32* %38, align 4
  %51 = sext i32 %50 to i64
  %52 = icmp slt i64 %46, %51
  br i1 %52, label %44, label %53

53:
  %54 = phi i32 [ %40, %36 ], [ %50, %44 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %55
  store i32 0, i32* %56, align 4
  store i32 1, i32* %3, align 4
  ret void
}

define void @__gmc_rt_op_mutex_take_timely(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %28

16:
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp sgt i32 %18, %14
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %21
  %23 = load i32, i32* %22, align 4
  %24 = call i32 @__gmc_self()
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %23, %25
  %27 = zext i1 %26 to i32
  br label %28

28:
  %29 = phi i32 [ 0, %2 ], [ 0, %16 ], [ 0, %13 ], [ %27, %20 ]
  call void @__gmc_guard(i32 %29, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.12, i64 0, i64 0))
  %30 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %31 = icmp eq i32 %1, 2
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %34 = load i32, i32* %33, align 4
  %35 = add nsw i32 %34, -1
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ 0, %28 ]
  %38 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, i32* %38, align 4
  %41 = icmp sgt i32 %40, %37
  br i1 %41, label %42, label %53

42:
  %43 = sext i32 %37 to i64
  br label %44

44:
  %45 = phi i64 [ %46, %44 ], [ %43, %42 ]
  %46 = add nsw i64 %45, 1
  %47 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %45
  store i32 %48, i32* %49, align 4
  %50 = load i32, i32* %38, align 4
  %51 = sext i32 %50 to i64
  %52 = icmp slt i64 %46, %51
  br i1 %52, label %44, label %53

53:
  %54 = phi i32 [ %40, %36 ], [ %50, %44 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %55
  store i32 0, i32* %56, align 4
  store i32 1, i32* %3, align 4
  ret void
}

define void @__gmc_rt_op_mutex_enter_late(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:
  %15 = phi i32 [ 1, %1 ], [ 1, %5 ], [ %13, %9 ]
  call void @__gmc_guard(i32 %15, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0))
  %16 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %17 = load i32, i32* %16, align 4
  %18 = icmp sgt i32 %17, 30
  br i1 %18, label %19, label %20

19:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([86 x i8], [86 x i8]* @.str.11, i64 0, i64 0))
  unreachable

20:
  %21 = call i32 @__gmc_self()
  %22 = add nsw i32 %21, -1
  %23 = load i32, i32* %16, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, i32* %16, align 4
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %25
  store i32 %22, i32* %26, align 4
  ret void
}

declare void @__gmc_guard(i32, i8*)

define void @__gmc_rt_op_mutex_leave(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %28

16:
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp sgt i32 %18, %14
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %21
  %23 = load i32, i32* %22, align 4
  %24 = call i32 @__gmc_self()
  %25 = add nsw i32 %24, -1
  %26 = icmp ne i32 %23, %25
  %27 = zext i1 %26 to i32
  br label %28

28:
  %29 = phi i32 [ 1, %2 ], [ 1, %16 ], [ 1, %13 ], [ %27, %20 ]
  call void @__gmc_guard(i32 %29, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.str.1, i64 0, i64 0))
  %30 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %31 = load i32, i32* %30, align 4
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %63

33:
  %34 = phi i64 [ %59, %58 ], [ 0, %28 ]
  %35 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %34
  %36 = load i32, i32* %35, align 4
  %37 = call i32 @__gmc_self()
  %38 = add nsw i32 %37, -1
  %39 = icmp eq i32 %36, %38
  br i1 %39, label %40, label %58

40:
  %41 = trunc i64 %34 to i32
  %42 = load i32, i32* %30, align 4
  %43 = add nsw i32 %42, -1
  store i32 %43, i32* %30, align 4
  %44 = icmp sgt i32 %43, %41
  br i1 %44, label %45, label %55

45:
  %46 = and i64 %34, 4294967295
  %47 = sext i32 %43 to i64
  br label %48

48:
  %49 = phi i64 [ %50, %48 ], [ %46, %45 ]
  %50 = add nuw nsw i64 %49, 1
  %51 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %50
  %52 = load i32, i32* %51, align 4
  %53 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %49
  store i32 %52, i32* %53, align 4
  %54 = icmp eq i64 %50, %47
  br i1 %54, label %55, label %48

55:
  %56 = sext i32 %43 to i64
  %57 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %56
  store i32 0, i32* %57, align 4
  br label %63

58:
  %59 = add nuw nsw i64 %34, 1
  %60 = load i32, i32* %30, align 4
  %61 = sext i32 %60 to i64
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %33, label %63

63:
  ret void
}

define void @__gmc_rt_op_mutex_try(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:
  %15 = phi i32 [ 0, %1 ], [ 0, %5 ], [ %13, %9 ]
  call void @__gmc_guard(i32 %15, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.2, i64 0, i64 0))
  store i32 1, i32* %2, align 4
  ret void
}

define void @__gmc_rt_op_mutex_fail(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:
  %6 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:
  %15 = phi i32 [ 1, %1 ], [ 1, %5 ], [ %13, %9 ]
  call void @__gmc_guard(i32 %15, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str, i64 0, i64 0))
  ret void
}

define void @__gmc_rt_op_mutex_release(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  store i32 0, i32* %2, align 4
  ret void
}

define void @__gmc_rt_op_sem_take(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %28

16:
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp sgt i32 %18, %14
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %21
  %23 = load i32, i32* %22, align 4
  %24 = call i32 @__gmc_self()
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %23, %25
  %27 = zext i1 %26 to i32
  br label %28

28:
  %29 = phi i32 [ 0, %2 ], [ 0, %16 ], [ 0, %13 ], [ %27, %20 ]
  call void @__gmc_guard(i32 %29, i8* getelementptr inbounds ([56 x i8], [56 x i8]* @.str.13, i64 0, i64 0))
  %30 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %31 = icmp eq i32 %1, 2
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %34 = load i32, i32* %33, align 4
  %35 = add nsw i32 %34, -1
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ 0, %28 ]
  %38 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, i32* %38, align 4
  %41 = icmp sgt i32 %40, %37
  br i1 %41, label %42, label %53

42:
  %43 = sext i32 %37 to i64
  br label %44

44:
  %45 = phi i64 [ %46, %44 ], [ %43, %42 ]
  %46 = add nsw i64 %45, 1
  %47 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %45
  store i32 %48, i32* %49, align 4
  %50 = load i32, i32* %38, align 4
  %51 = sext i32 %50 to i64
  %52 = icmp slt i64 %46, %51
  br i1 %52, label %44, label %53

53:
  %54 = phi i32 [ %40, %36 ], [ %50, %44 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %55
  store i32 0, i32* %56, align 4
  %57 = load i32, i32* %3, align 4
  %58 = add nsw i32 %57, -1
  store i32 %58, i32* %3, align 4
  ret void
}

define void @__gmc_rt_op_sem_take_timely(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %28

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %8 = icmp eq i32 %1, 2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = add nsw i32 %11, -1
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %28

16:
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %7, i64 0, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp sgt i32 %18, %14
  br i1 %19, label %20, label %28

20:
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %21
  %23 = load i32, i32* %22, align 4
  %24 = call i32 @__gmc_self()
  %25 = add nsw i32 %24, -1
  %26 = icmp eq i32 %23, %25
  %27 = zext i1 %26 to i32
  br label %28

28:
  %29 = phi i32 [ 0, %2 ], [ 0, %16 ], [ 0, %13 ], [ %27, %20 ]
  call void @__gmc_guard(i32 %29, i8* getelementptr inbounds ([56 x i8], [56 x i8]* @.str.13, i64 0, i64 0))
  %30 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %31 = icmp eq i32 %1, 2
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %34 = load i32, i32* %33, align 4
  %35 = add nsw i32 %34, -1
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ 0, %28 ]
  %38 = getelementptr inbounds %struct.queue, %struct.queue* %30, i64 0, i32 0
  %39 = load i32, i32* %38, align 4
  %40 = add nsw i32 %39, -1
  store i32 %40, i32* %38, align 4
  %41 = icmp sgt i32 %40, %37
  br i1 %41, label %42, label %53

42:
  %43 = sext i32 %37 to i64
  br label %44

44:
  %45 = phi i64 [ %46, %44 ], [ %43, %42 ]
  %46 = add nsw i64 %45, 1
  %47 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %45
  store i32 %48, i32* %49, align 4
  %50 = load i32, i32* %38, align 4
  %51 = sext i32 %50 to i64
  %52 = icmp slt i64 %46, %51
  br i1 %52, label %44, label %53

53:
  %54 = phi i32 [ %40, %36 ], [ %50, %44 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %55
  store i32 0, i32* %56, align 4
  %57 = load i32, i32* %3, align 4
  %58 = add nsw i32 %57, -1
  store i32 %58, i32* %3, align 4
  ret void
}

define void @__gmc_rt_op_sem_enter_late(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = icmp sle i32 %3, %5
  %7 = zext i1 %6 to i32
  call void @__gmc_guard(i32 %7, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.str.3, i64 0, i64 0))
  %8 = load i32, i32* %4, align 4
  %9 = icmp sgt i32 %8, 30
  br i1 %9, label %10, label %11

10:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([86 x i8], [86 x i8]* @.str.11, i64 0, i64 0))
  unreachable

11:
  %12 = call i32 @__gmc_self()
  %13 = add nsw i32 %12, -1
  %14 = load i32, i32* %4, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, i32* %4, align 4
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %16
  store i32 %13, i32* %17, align 4
  ret void
}

define void @__gmc_rt_op_sem_leave(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %6 = load i32, i32* %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %23

8:
  %9 = phi i64 [ %16, %15 ], [ 0, %2 ]
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %9
  %11 = load i32, i32* %10, align 4
  %12 = call i32 @__gmc_self()
  %13 = add nsw i32 %12, -1
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %20, label %15

15:
  %16 = add nuw nsw i64 %9, 1
  %17 = load i32, i32* %5, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %8, label %20

20:
  %21 = phi i64 [ %9, %8 ], [ %16, %15 ]
  %22 = trunc i64 %21 to i32
  br label %23

23:
  %24 = phi i32 [ 0, %2 ], [ %22, %20 ]
  %25 = icmp eq i32 %1, 2
  br i1 %25, label %26, label %30

26:
  %27 = load i32, i32* %5, align 4
  %28 = xor i32 %24, -1
  %29 = add i32 %27, %28
  br label %30

30:
  %31 = phi i32 [ %29, %26 ], [ %24, %23 ]
  %32 = icmp sle i32 %4, %31
  %33 = zext i1 %32 to i32
  call void @__gmc_guard(i32 %33, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.str.4, i64 0, i64 0))
  %34 = load i32, i32* %5, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %66

36:
  %37 = phi i64 [ %62, %61 ], [ 0, %30 ]
  %38 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %37
  %39 = load i32, i32* %38, align 4
  %40 = call i32 @__gmc_self()
  %41 = add nsw i32 %40, -1
  %42 = icmp eq i32 %39, %41
  br i1 %42, label %43, label %61

43:
  %44 = trunc i64 %37 to i32
  %45 = load i32, i32* %5, align 4
  %46 = add nsw i32 %45, -1
  store i32 %46, i32* %5, align 4
  %47 = icmp sgt i32 %46, %44
  br i1 %47, label %48, label %58

48:
  %49 = and i64 %37, 4294967295
  %50 = sext i32 %46 to i64
  br label %51

51:
  %52 = phi i64 [ %53, %51 ], [ %49, %48 ]
  %53 = add nuw nsw i64 %52, 1
  %54 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %53
  %55 = load i32, i32* %54, align 4
  %56 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %52
  store i32 %55, i32* %56, align 4
  %57 = icmp eq i64 %53, %50
  br i1 %57, label %58, label %51

58:
  %59 = sext i32 %46 to i64
  %60 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %59
  store i32 0, i32* %60, align 4
  br label %66

61:
  %62 = add nuw nsw i64 %37, 1
  %63 = load i32, i32* %5, align 4
  %64 = sext i32 %63 to i64
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %36, label %66

66:
  ret void
}

define void @__gmc_rt_op_sem_try(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = icmp sgt i32 %3, %5
  %7 = zext i1 %6 to i32
  call void @__gmc_guard(i32 %7, i8* getelementptr inbounds ([56 x i8], [56 x i8]* @.str.5, i64 0, i64 0))
  %8 = load i32, i32* %2, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, i32* %2, align 4
  ret void
}

define void @__gmc_rt_op_sem_fail(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = icmp sle i32 %3, %5
  %7 = zext i1 %6 to i32
  call void @__gmc_guard(i32 %7, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.str.3, i64 0, i64 0))
  ret void
}

define i32 @__gmc_rt_op_sem_post(%struct.object* %0, i64 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = sub i32 2147483647, %4
  %6 = zext i32 %5 to i64
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %11, label %8

8:
  %9 = trunc i64 %1 to i32
  %10 = add i32 %4, %9
  store i32 %10, i32* %3, align 4
  br label %11

11:
  %12 = phi i32 [ 1, %8 ], [ 0, %2 ]
  ret i32 %12
}

define i32 @__gmc_rt_op_sem_value(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %3 = load i32, i32* %2, align 4
  ret i32 %3
}

define void @__gmc_rt_op_rwlock_enter(%struct.object* %0, i32 %1, i32 %2) {
  %4 = icmp ne i32 %1, 0
  %5 = icmp sgt i32 %2, 2
  %6 = and i1 %4, %5
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %9 = select i1 %6, %struct.queue* %7, %struct.queue* %8
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %9, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp sgt i32 %11, 30
  br i1 %12, label %13, label %14

13:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([86 x i8], [86 x i8]* @.str.11, i64 0, i64 0))
  unreachable

14:
  %15 = call i32 @__gmc_self()
  %16 = add nsw i32 %15, -1
  %17 = load i32, i32* %10, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, i32* %10, align 4
  %19 = sext i32 %17 to i64
  %20 = getelementptr inbounds %struct.queue, %struct.queue* %9, i64 0, i32 1, i64 %19
  store i32 %16, i32* %20, align 4
  ret void
}

define void @__gmc_rt_op_rwlock_take(%struct.object* %0, i32 %1, i32 %2) {
  call fastcc void @take_rwlock(%struct.object* %0, i32 %1, i32 %2)
  ret void
}

define internal fastcc void @take_rwlock(%struct.object* %0, i32 %1, i32 %2) unnamed_addr {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %9, label %5

5:
  %6 = icmp eq i32 %2, 3
  br i1 %6, label %7, label %17

7:
  %8 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  br label %13

9:
  %10 = icmp eq i32 %2, 4
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  br label %13

13:
  %14 = phi i32* [ %12, %11 ], [ %8, %7 ]
  %15 = load i32, i32* %14, align 4
  %16 = icmp ne i32 %15, 0
  br label %17

17:
  %18 = phi i1 [ false, %5 ], [ false, %9 ], [ %16, %13 ]
  %19 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %20 = load i32, i32* %19, align 4
  %21 = icmp ne i32 %20, 0
  %22 = or i1 %4, %21
  %23 = xor i1 %21, true
  br i1 %22, label %28, label %24

24:
  %25 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %26 = load i32, i32* %25, align 4
  %27 = icmp eq i32 %26, 0
  br label %28

28:
  %29 = phi i1 [ %23, %17 ], [ %27, %24 ]
  %30 = xor i1 %29, true
  %31 = select i1 %30, i1 true, i1 %18
  br i1 %31, label %59, label %32

32:
  %33 = icmp ne i32 %1, 0
  %34 = icmp sgt i32 %2, 2
  %35 = and i1 %33, %34
  %36 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %38 = select i1 %35, %struct.queue* %36, %struct.queue* %37
  %39 = icmp eq i32 %2, 2
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 0
  %42 = load i32, i32* %41, align 4
  %43 = add nsw i32 %42, -1
  br label %44

44:
  %45 = phi i32 [ %43, %40 ], [ 0, %32 ]
  %46 = icmp sgt i32 %45, -1
  br i1 %46, label %47, label %59

47:
  %48 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 0
  %49 = load i32, i32* %48, align 4
  %50 = icmp sgt i32 %49, %45
  br i1 %50, label %51, label %59

51:
  %52 = sext i32 %45 to i64
  %53 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 1, i64 %52
  %54 = load i32, i32* %53, align 4
  %55 = call i32 @__gmc_self()
  %56 = add nsw i32 %55, -1
  %57 = icmp eq i32 %54, %56
  %58 = zext i1 %57 to i32
  br label %59

59:
  %60 = phi i32 [ 0, %28 ], [ 0, %47 ], [ 0, %44 ], [ %58, %51 ]
  call void @__gmc_guard(i32 %60, i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.14, i64 0, i64 0))
  %61 = icmp ne i32 %1, 0
  %62 = icmp sgt i32 %2, 2
  %63 = and i1 %61, %62
  %64 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %65 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %66 = select i1 %63, %struct.queue* %64, %struct.queue* %65
  %67 = icmp eq i32 %2, 2
  br i1 %67, label %68, label %72

68:
  %69 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 0
  %70 = load i32, i32* %69, align 4
  %71 = add nsw i32 %70, -1
  br label %72

72:
  %73 = phi i32 [ %71, %68 ], [ 0, %59 ]
  %74 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 0
  %75 = load i32, i32* %74, align 4
  %76 = add nsw i32 %75, -1
  store i32 %76, i32* %74, align 4
  %77 = icmp sgt i32 %76, %73
  br i1 %77, label %78, label %89

78:
  %79 = sext i32 %73 to i64
  br label %80

80:
  %81 = phi i64 [ %82, %80 ], [ %79, %78 ]
  %82 = add nsw i64 %81, 1
  %83 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %82
  %84 = load i32, i32* %83, align 4
  %85 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %81
  store i32 %84, i32* %85, align 4
  %86 = load i32, i32* %74, align 4
  %87 = sext i32 %86 to i64
  %88 = icmp slt i64 %82, %87
  br i1 %88, label %80, label %89

89:
  %90 = phi i32 [ %76, %72 ], [ %86, %80 ]
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %91
  store i32 0, i32* %92, align 4
  br i1 %4, label %94, label %93

93:
  store i32 1, i32* %19, align 4
  br label %98

94:
  %95 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %96 = load i32, i32* %95, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, i32* %95, align 4
  br label %98

98:
  ret void
}

define void @__gmc_rt_op_rwlock_take_timely(%struct.object* %0, i32 %1, i32 %2) {
  call fastcc void @take_rwlock(%struct.object* %0, i32 %1, i32 %2)
  ret void
}

define void @__gmc_rt_op_rwlock_enter_late(%struct.object* %0, i32 %1, i32 %2) {
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %22

7:
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %11 = load i32, i32* %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %22

13:
  %14 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %15 = load i32, i32* %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %19 = load i32, i32* %18, align 4
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  br label %22

22:
  %23 = phi i32 [ 1, %9 ], [ 1, %13 ], [ %21, %17 ], [ 1, %3 ]
  call void @__gmc_guard(i32 %23, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.6, i64 0, i64 0))
  %24 = icmp ne i32 %1, 0
  %25 = icmp sgt i32 %2, 2
  %26 = and i1 %24, %25
  %27 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %29 = select i1 %26, %struct.queue* %27, %struct.queue* %28
  %30 = getelementptr inbounds %struct.queue, %struct.queue* %29, i64 0, i32 0
  %31 = load i32, i32* %30, align 4
  %32 = icmp sgt i32 %31, 30
  br i1 %32, label %33, label %34

33:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([86 x i8], [86 x i8]* @.str.11, i64 0, i64 0))
  unreachable

34:
  %35 = call i32 @__gmc_self()
  %36 = add nsw i32 %35, -1
  %37 = load i32, i32* %30, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, i32* %30, align 4
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds %struct.queue, %struct.queue* %29, i64 0, i32 1, i64 %39
  store i32 %36, i32* %40, align 4
  ret void
}

define void @__gmc_rt_op_rwlock_leave(%struct.object* %0, i32 %1, i32 %2) {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %9, label %5

5:
  %6 = icmp eq i32 %2, 3
  br i1 %6, label %7, label %17

7:
  %8 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  br label %13

9:
  %10 = icmp eq i32 %2, 4
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  br label %13

13:
  %14 = phi i32* [ %12, %11 ], [ %8, %7 ]
  %15 = load i32, i32* %14, align 4
  %16 = icmp ne i32 %15, 0
  br label %17

17:
  %18 = phi i1 [ false, %5 ], [ false, %9 ], [ %16, %13 ]
  %19 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %20 = load i32, i32* %19, align 4
  %21 = icmp ne i32 %20, 0
  %22 = or i1 %4, %21
  %23 = xor i1 %21, true
  br i1 %22, label %28, label %24

24:
  %25 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %26 = load i32, i32* %25, align 4
  %27 = icmp eq i32 %26, 0
  br label %28

28:
  %29 = phi i1 [ %23, %17 ], [ %27, %24 ]
  %30 = xor i1 %29, true
  %31 = select i1 %30, i1 true, i1 %18
  br i1 %31, label %59, label %32

32:
  %33 = icmp ne i32 %1, 0
  %34 = icmp sgt i32 %2, 2
  %35 = and i1 %33, %34
  %36 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %38 = select i1 %35, %struct.queue* %36, %struct.queue* %37
  %39 = icmp eq i32 %2, 2
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 0
  %42 = load i32, i32* %41, align 4
  %43 = add nsw i32 %42, -1
  br label %44

44:
  %45 = phi i32 [ %43, %40 ], [ 0, %32 ]
  %46 = icmp sgt i32 %45, -1
  br i1 %46, label %47, label %59

47:
  %48 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 0
  %49 = load i32, i32* %48, align 4
  %50 = icmp sgt i32 %49, %45
  br i1 %50, label %51, label %59

51:
  %52 = sext i32 %45 to i64
  %53 = getelementptr inbounds %struct.queue, %struct.queue* %38, i64 0, i32 1, i64 %52
  %54 = load i32, i32* %53, align 4
  %55 = call i32 @__gmc_self()
  %56 = add nsw i32 %55, -1
  %57 = icmp ne i32 %54, %56
  %58 = zext i1 %57 to i32
  br label %59

59:
  %60 = phi i32 [ 1, %28 ], [ 1, %47 ], [ 1, %44 ], [ %58, %51 ]
  call void @__gmc_guard(i32 %60, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  %61 = icmp ne i32 %1, 0
  %62 = icmp sgt i32 %2, 2
  %63 = and i1 %61, %62
  %64 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %65 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %66 = select i1 %63, %struct.queue* %64, %struct.queue* %65
  %67 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 0
  %68 = load i32, i32* %67, align 4
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %100

70:
  %71 = phi i64 [ %96, %95 ], [ 0, %59 ]
  %72 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %71
  %73 = load i32, i32* %72, align 4
  %74 = call i32 @__gmc_self()
  %75 = add nsw i32 %74, -1
  %76 = icmp eq i32 %73, %75
  br i1 %76, label %77, label %95

77:
  %78 = trunc i64 %71 to i32
  %79 = load i32, i32* %67, align 4
  %80 = add nsw i32 %79, -1
  store i32 %80, i32* %67, align 4
  %81 = icmp sgt i32 %80, %78
  br i1 %81, label %82, label %92

82:
  %83 = and i64 %71, 4294967295
  %84 = sext i32 %80 to i64
  br label %85

85:
  %86 = phi i64 [ %87, %85 ], [ %83, %82 ]
  %87 = add nuw nsw i64 %86, 1
  %88 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %87
  %89 = load i32, i32* %88, align 4
  %90 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %86
  store i32 %89, i32* %90, align 4
  %91 = icmp eq i64 %87, %84
  br i1 %91, label %92, label %85

92:
  %93 = sext i32 %80 to i64
  %94 = getelementptr inbounds %struct.queue, %struct.queue* %66, i64 0, i32 1, i64 %93
  store i32 0, i32* %94, align 4
  br label %100

95:
  %96 = add nuw nsw i64 %71, 1
  %97 = load i32, i32* %67, align 4
  %98 = sext i32 %97 to i64
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %70, label %100

100:
  ret void
}

define void @__gmc_rt_op_rwlock_try(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %21

6:
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %10 = load i32, i32* %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %21

12:
  %13 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %14 = load i32, i32* %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %21

21:
  %22 = phi i32 [ 0, %8 ], [ 0, %12 ], [ %20, %16 ], [ 0, %2 ]
  call void @__gmc_guard(i32 %22, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.8, i64 0, i64 0))
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %25, label %24

24:
  store i32 1, i32* %3, align 4
  br label %29

25:
  %26 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %27 = load i32, i32* %26, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, i32* %26, align 4
  br label %29

29:
  ret void
}

define void @__gmc_rt_op_rwlock_fail(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %21

6:
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %10 = load i32, i32* %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %21

12:
  %13 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %14 = load i32, i32* %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %18 = load i32, i32* %17, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %21

21:
  %22 = phi i32 [ 1, %8 ], [ 1, %12 ], [ %20, %16 ], [ 1, %2 ]
  call void @__gmc_guard(i32 %22, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.6, i64 0, i64 0))
  ret void
}

define void @__gmc_rt_op_rwlock_release(%struct.object* %0, i32 %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4

4:
  %5 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  store i32 0, i32* %5, align 4
  br label %10

6:
  %7 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 0
  %8 = load i32, i32* %7, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, i32* %7, align 4
  br label %10

10:
  ret void
}

define i64 @__gmc_rt_op_cond_signal(%struct.object* %0, i32 %1) {
  %3 = icmp eq i32 %1, 5
  br i1 %3, label %4, label %58

4:
  %5 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3
  %6 = getelementptr inbounds %struct.queue, %struct.queue* %5, i64 0, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %24

9:
  %10 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2
  %11 = bitcast %struct.queue* %5 to i8*
  %12 = bitcast %struct.queue* %10 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 dereferenceable(128) %11, i8* align 4 dereferenceable(128) %12, i64 128, i1 false)
  %13 = getelementptr inbounds %struct.queue, %struct.queue* %10, i64 0, i32 0
  %14 = load i32, i32* %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %24, label %16

16:
  %17 = sext i32 %14 to i64
  br label %18

18:
  %19 = phi i64 [ %17, %16 ], [ %20, %18 ]
  %20 = add nsw i64 %19, -1
  %21 = trunc i64 %20 to i32
  store i32 %21, i32* %13, align 4
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %20
  store i32 0, i32* %22, align 4
  %23 = icmp eq i32 %21, 0
  br i1 %23, label %24, label %18

24:
  %25 = load i32, i32* %6, align 4
  %26 = icmp sgt i32 %25, 1
  br i1 %26, label %27, label %32

27:
  %28 = call i32 @__gmc_self()
  %29 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  store i32 %28, i32* %29, align 4
  %30 = sext i32 %25 to i64
  %31 = or i64 %30, 2305843009213693952
  br label %100

32:
  %33 = icmp eq i32 %25, 0
  br i1 %33, label %100, label %34

34:
  %35 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  store i32 0, i32* %35, align 4
  %36 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 0
  %37 = load i32, i32* %36, align 4
  %38 = add nsw i32 %25, -1
  store i32 %38, i32* %6, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %39
  store i32 0, i32* %40, align 4
  %41 = icmp slt i32 %37, 60
  %42 = zext i32 %37 to i64
  %43 = shl i64 1, %42
  %44 = sext i32 %37 to i64
  %45 = or i64 %44, 4611686018427387904
  %46 = select i1 %41, i64 %43, i64 %45
  %47 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %48 = load i32, i32* %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %55

50:
  %51 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %52 = load i32, i32* %51, align 4
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i64 0, i64 1152921504606846976
  br label %55

55:
  %56 = phi i64 [ 1152921504606846976, %34 ], [ %54, %50 ]
  %57 = or i64 %56, %46
  br label %100

58:
  %59 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %60 = load i32, i32* %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %100, label %62

62:
  %63 = icmp eq i32 %1, 2
  %64 = add nsw i32 %60, -1
  %65 = select i1 %63, i32 %64, i32 0
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %66
  %68 = load i32, i32* %67, align 4
  store i32 %64, i32* %59, align 4
  %69 = icmp sgt i32 %64, %65
  br i1 %69, label %70, label %79

70:
  %71 = phi i64 [ %72, %70 ], [ %66, %62 ]
  %72 = add nsw i64 %71, 1
  %73 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %72
  %74 = load i32, i32* %73, align 4
  %75 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %71
  store i32 %74, i32* %75, align 4
  %76 = load i32, i32* %59, align 4
  %77 = sext i32 %76 to i64
  %78 = icmp slt i64 %72, %77
  br i1 %78, label %70, label %79

79:
  %80 = phi i32 [ %64, %62 ], [ %76, %70 ]
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %81
  store i32 0, i32* %82, align 4
  %83 = icmp slt i32 %68, 60
  %84 = zext i32 %68 to i64
  %85 = shl i64 1, %84
  %86 = sext i32 %68 to i64
  %87 = or i64 %86, 4611686018427387904
  %88 = select i1 %83, i64 %85, i64 %87
  %89 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %90 = load i32, i32* %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %97

92:
  %93 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %94 = load i32, i32* %93, align 4
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i64 0, i64 1152921504606846976
  br label %97

97:
  %98 = phi i64 [ 1152921504606846976, %79 ], [ %96, %92 ]
  %99 = or i64 %98, %88
  br label %100

100:
  %101 = phi i64 [ %99, %97 ], [ 0, %58 ], [ %31, %27 ], [ %57, %55 ], [ 0, %32 ]
  ret i64 %101
}

define i64 @__gmc_rt_op_cond_choose(%struct.object* %0, i32 %1) {
  %3 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 4
  %5 = call i32 @__gmc_self()
  %6 = icmp eq i32 %4, %5
  %7 = zext i1 %6 to i32
  call void @__gmc_guard(i32 %7, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i64 0, i64 0))
  store i32 0, i32* %3, align 4
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %8
  %10 = load i32, i32* %9, align 4
  %11 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %12 = load i32, i32* %11, align 4
  %13 = add nsw i32 %12, -1
  store i32 %13, i32* %11, align 4
  %14 = icmp sgt i32 %13, %1
  br i1 %14, label %15, label %24

15:
  %16 = phi i64 [ %17, %15 ], [ %8, %2 ]
  %17 = add nsw i64 %16, 1
  %18 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %17
  %19 = load i32, i32* %18, align 4
  %20 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %16
  store i32 %19, i32* %20, align 4
  %21 = load i32, i32* %11, align 4
  %22 = sext i32 %21 to i64
  %23 = icmp slt i64 %17, %22
  br i1 %23, label %15, label %24

24:
  %25 = phi i32 [ %13, %2 ], [ %21, %15 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %26
  store i32 0, i32* %27, align 4
  %28 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %29 = load i32, i32* %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %33 = load i32, i32* %32, align 4
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i64 0, i64 1152921504606846976
  br label %36

36:
  %37 = phi i64 [ 1152921504606846976, %24 ], [ %35, %31 ]
  %38 = icmp slt i32 %10, 60
  %39 = zext i32 %10 to i64
  %40 = shl i64 1, %39
  %41 = sext i32 %10 to i64
  %42 = or i64 %41, 4611686018427387904
  %43 = select i1 %38, i64 %40, i64 %42
  %44 = or i64 %37, %43
  ret i64 %44
}

define i64 @__gmc_rt_op_cond_broadcast(%struct.object* %0) {
  %2 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 0
  %3 = load i32, i32* %2, align 4
  %4 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 0
  %5 = load i32, i32* %4, align 4
  %6 = add i32 %5, %3
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %13

8:
  %9 = icmp ne i32 %6, 1
  %10 = sext i32 %3 to i64
  %11 = sext i32 %3 to i64
  %12 = zext i32 %6 to i64
  br label %37

13:
  %14 = phi i64 [ 0, %1 ], [ %57, %56 ]
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %24, label %16

16:
  %17 = sext i32 %3 to i64
  br label %18

18:
  %19 = phi i64 [ %17, %16 ], [ %20, %18 ]
  %20 = add nsw i64 %19, -1
  %21 = trunc i64 %20 to i32
  store i32 %21, i32* %2, align 4
  %22 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %20
  store i32 0, i32* %22, align 4
  %23 = icmp eq i32 %21, 0
  br i1 %23, label %24, label %18

24:
  %25 = load i32, i32* %4, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %35, label %27

27:
  %28 = sext i32 %25 to i64
  br label %29

29:
  %30 = phi i64 [ %28, %27 ], [ %31, %29 ]
  %31 = add nsw i64 %30, -1
  %32 = trunc i64 %31 to i32
  store i32 %32, i32* %4, align 4
  %33 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %31
  store i32 0, i32* %33, align 4
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %35, label %29

35:
  %36 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 1
  store i32 0, i32* %36, align 4
  ret i64 %14

37:
  %38 = phi i64 [ 0, %8 ], [ %58, %56 ]
  %39 = phi i64 [ 0, %8 ], [ %57, %56 ]
  %40 = icmp slt i64 %38, %11
  %41 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 2, i32 1, i64 %38
  %42 = sub nsw i64 %38, %10
  %43 = getelementptr inbounds %struct.object, %struct.object* %0, i64 0, i32 3, i32 1, i64 %42
  %44 = select i1 %40, i32* %41, i32* %43
  %45 = load i32, i32* %44, align 4
  %46 = icmp slt i32 %45, 60
  %47 = zext i32 %45 to i64
  %48 = shl i64 1, %47
  %49 = sext i32 %45 to i64
  %50 = or i64 %49, 4611686018427387904
  %51 = select i1 %46, i64 %48, i64 %50
  %52 = and i64 %51, 4611686018427387904
  %53 = icmp ne i64 %52, 0
  %54 = select i1 %53, i1 %9, i1 false
  br i1 %54, label %55, label %56

55:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([134 x i8], [134 x i8]* @.str.10, i64 0, i64 0))
  unreachable

56:
  %57 = or i64 %51, %39
  %58 = add nuw nsw i64 %38, 1
  %59 = icmp eq i64 %58, %12
  br i1 %59, label %13, label %37
}

declare void @__gmc_fault(i32, i8*)

declare i32 @__gmc_self()



