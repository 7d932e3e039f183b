target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.object = type { i32, i32, %struct.queue, %struct.queue }
%struct.queue = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [40 x i8] c"a condition variable is destroyed twice\00", align 1
@.str.1 = private unnamed_addr constant [54 x i8] c"destroy of a condition variable on which threads wait\00", align 1
@__gmc_wakeups = dso_local global [131072 x i32] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@.str.3 = private unnamed_addr constant [52 x i8] c"more than 31 threads wait on one condition variable\00", align 1

define i32 @__gmc_rt_pthread_cond_init(i8* %0, i8* %1) {
  call void @__gmc_store(i8* %0, i32 8, i64 0, i32 0, i32 0)
  ret i32 0
}

declare void @__gmc_store(i8*, i32, i64, i32, i32)

define i32 @__gmc_rt_pthread_cond_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0))
  unreachable

9:
  %10 = call i64 @__gmc_cas(i8* %0, i32 8, i64 %2, i64 -9223372036854775808, i32 1, i32 1, i32 0)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %13, label %12

12:
  call void @__gmc_block(i32 1)
  unreachable

13:
  ret i32 0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare i64 @__gmc_load(i8*, i32, i32, i32)

declare void @__gmc_fault(i32, i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)

define i32 @__gmc_rt_wakes_spuriously(i8* %0) {
  %2 = call i64 @__gmc_tls_get(i32 5, i8* %0)
  %3 = call i32 @__gmc_config(i32 0)
  %4 = zext i32 %3 to i64
  %5 = icmp ult i64 %2, %4
  br i1 %5, label %6, label %11

6:
  %7 = call i32 @__gmc_choice(i32 2)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = add i64 %2, 1
  call void @__gmc_tls_set(i32 5, i8* %0, i64 %10)
  br label %11

11:
  %12 = phi i32 [ 1, %9 ], [ 0, %6 ], [ 0, %1 ]
  ret i32 %12
}

declare i64 @__gmc_tls_get(i32, i8*)

declare i32 @__gmc_config(i32)

declare i32 @__gmc_choice(i32)

declare void @__gmc_tls_set(i32, i8*, i64)

define i32 @__gmc_rt_pthread_cond_wait(i8* %0, i8* %1) {
  %3 = alloca i32, align 4
  %4 = call i64 @__gmc_tls_get(i32 5, i8* %0)
  %5 = call i32 @__gmc_config(i32 0)
  %6 = zext i32 %5 to i64
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %17

8:
  %9 = call i32 @__gmc_choice(i32 2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = add i64 %4, 1
  call void @__gmc_tls_set(i32 5, i8* %0, i64 %12)
  %13 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %20

15:
  %16 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %20

17:
  %18 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18)
  %19 = call fastcc i32 @wait(i8* %0, i8* %1, i32 5, i32* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18)
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ %16, %15 ], [ %13, %11 ]
  ret i32 %21
}

define internal fastcc i32 @wait(i8* %0, i8* %1, i32 %2, i32* %3) unnamed_addr {
  %5 = call i64 @__gmc_tls_get(i32 1, i8* %1)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:
  %8 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:
  %11 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %14, label %13

13:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

14:
  br i1 %9, label %15, label %56

15:
  %16 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %19, label %18

18:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

19:
  %20 = and i64 %16, 2147483647
  %21 = icmp eq i64 %20, 2147483647
  br i1 %21, label %22, label %23

22:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.str.3, i64 0, i64 0))
  unreachable

23:
  %24 = lshr i64 %16, 32
  %25 = urem i64 %24, 31
  %26 = shl i64 1, %25
  %27 = and i64 %26, %16
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:
  %30 = trunc i64 %25 to i32
  br label %31

31:
  %32 = phi i32 [ %34, %31 ], [ %30, %29 ]
  %33 = add nsw i32 %32, 1
  %34 = urem i32 %33, 31
  %35 = zext i32 %34 to i64
  %36 = shl i64 1, %35
  %37 = and i64 %36, %16
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %31

39:
  %40 = phi i64 [ %26, %23 ], [ %36, %31 ]
  %41 = add i64 %16, 4294967296
  %42 = or i64 %40, %41
  %43 = call i64 @__gmc_cas(i8* %0, i32 8, i64 %16, i64 %42, i32 1, i32 1, i32 0)
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %46, label %45

45:
  call void @__gmc_block(i32 1)
  unreachable

46:
  %47 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %48 = call i64 @__gmc_await(i8* %0, i32 8, i32 3, i64 %40, i32 2, i32 %2, i32 16)
  %49 = icmp sgt i64 %48, -1
  br i1 %49, label %51, label %50

50:
  call void @__gmc_block(i32 1)
  unreachable

51:
  %52 = and i64 %48, 2147483647
  %53 = icmp ne i64 %52, 0
  %54 = zext i1 %53 to i32
  store i32 %54, i32* %3, align 4
  %55 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %56

56:
  %57 = phi i32 [ %55, %51 ], [ %8, %14 ]
  ret i32 %57
}

define i32 @__gmc_rt_pthread_cond_timedwait(i8* %0, i8* %1, i8* %2) {
  %4 = alloca i32, align 4
  %5 = call i64 @__gmc_tls_get(i32 5, i8* %0)
  %6 = call i32 @__gmc_config(i32 0)
  %7 = zext i32 %6 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %18

9:
  %10 = call i32 @__gmc_choice(i32 2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %18, label %12

12:
  %13 = add i64 %5, 1
  call void @__gmc_tls_set(i32 5, i8* %0, i64 %13)
  %14 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %50

16:
  %17 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %50

18:
  %19 = call i32 @__gmc_choice(i32 2)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %34

21:
  %22 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22)
  store i32 0, i32* %4, align 4
  %23 = call fastcc i32 @wait(i8* %0, i8* %1, i32 1, i32* %4)
  %24 = icmp eq i32 %23, 0
  %25 = load i32, i32* %4, align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %31

28:
  %29 = call i32 @__gmc_choice(i32 2)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  br label %32

32:
  %33 = phi i32 [ %23, %31 ], [ 110, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22)
  br label %50

34:
  %35 = call i64 @__gmc_tls_get(i32 4, i8* %0)
  %36 = call i32 @__gmc_config(i32 2)
  %37 = zext i32 %36 to i64
  %38 = icmp ult i64 %35, %37
  br i1 %38, label %40, label %39

39:
  call void @__gmc_block(i32 3)
  unreachable

40:
  %41 = add i64 %35, 1
  call void @__gmc_tls_set(i32 4, i8* %0, i64 %41)
  %42 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %46

46:
  %47 = phi i32 [ %45, %44 ], [ %42, %40 ]
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 110, i32 %47
  br label %50

50:
  %51 = phi i32 [ %33, %32 ], [ %49, %46 ], [ %17, %16 ], [ %14, %12 ]
  %52 = bitcast i8* %2 to i64*
  %53 = call i32 @__gmc_rt___expired(i32 %51, i64* %52)
  ret i32 %53
}

declare i32 @__gmc_rt___expired(i32, i64*)

define i32 @__gmc_rt_pthread_cond_clockwait(i8* %0, i8* %1, i32 %2, i8* %3) {
  %5 = call i32 @__gmc_rt_pthread_cond_timedwait(i8* %0, i8* %1, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_pthread_cond_signal(i8* %0) {
  call fastcc void @signal(i8* %0, i32 3)
  ret i32 0
}

define internal fastcc void @signal(i8* %0, i32 %1) unnamed_addr {
  %3 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %6, label %5

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = and i64 %3, 2147483647
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %38, label %9

9:
  %10 = call i64 @llvm.ctpop.i64(i64 %7)
  %11 = icmp ult i64 %10, 2
  br i1 %11, label %29, label %15

12:
  %13 = call i32 @__gmc_choice(i32 %18)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %29, label %22

15:
  %16 = phi i64 [ %20, %15 ], [ %7, %9 ]
  %17 = phi i32 [ %18, %15 ], [ 0, %9 ]
  %18 = add nuw nsw i32 %17, 1
  %19 = add i64 %16, -1
  %20 = and i64 %19, %16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %12, label %15

22:
  %23 = phi i32 [ %27, %22 ], [ %13, %12 ]
  %24 = phi i64 [ %26, %22 ], [ %7, %12 ]
  %25 = add i64 %24, -1
  %26 = and i64 %25, %24
  %27 = add i32 %23, -1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %22

29:
  %30 = phi i64 [ %7, %9 ], [ %7, %12 ], [ %26, %22 ]
  %31 = sub i64 0, %30
  %32 = and i64 %30, %31
  %33 = xor i64 %32, -1
  %34 = and i64 %3, %33
  %35 = call i64 @__gmc_cas(i8* %0, i32 8, i64 %3, i64 %34, i32 %1, i32 1, i32 0)
  %36 = icmp eq i64 %35, %3
  br i1 %36, label %38, label %37

37:
  call void @__gmc_block(i32 1)
  unreachable

38:
  ret void
}

define i32 @__gmc_rt_pthread_cond_broadcast(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:
  %9 = and i64 %2, -2147483648
  %10 = call i64 @__gmc_cas(i8* %0, i32 8, i64 %2, i64 %9, i32 3, i32 1, i32 0)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %13, label %12

12:
  call void @__gmc_block(i32 1)
  unreachable

13:
  ret i32 0
}

define i32 @__gmc_rt___notify_one(i8* %0) {
  call fastcc void @signal(i8* %0, i32 1)
  ret i32 0
}

define i32 @__gmc_rt___notify_all(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 8, i32 1, i32 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:
  %9 = and i64 %2, -2147483648
  %10 = call i64 @__gmc_cas(i8* %0, i32 8, i64 %2, i64 %9, i32 1, i32 1, i32 0)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %13, label %12

12:
  call void @__gmc_block(i32 1)
  unreachable

13:
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_init(i32* %0) {
  store i32 0, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_destroy(i32* %0) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_setpshared(i32* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_getpshared(i32* %0, i32* %1) {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_setclock(i32* %0, i32 %1) {
  store i32 %1, i32* %0, align 4
  ret i32 0
}

define i32 @__gmc_rt_pthread_condattr_getclock(i32* %0, i32* %1) {
  %3 = load i32, i32* %0, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

define i32 @__gmc_rt_queued_pthread_cond_init(i8* %0, i8* %1) {
  call void @__gmc_store(i8* %0, i32 4, i64 0, i32 0, i32 0)
  %3 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_reset(%struct.object* %3, i32 0)
  ret i32 0
}

declare void @__gmc_rt_op_reset(%struct.object*, i32)

define i32 @__gmc_rt_queued_pthread_cond_destroy(i8* %0) {
  %2 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %3 = icmp eq i64 %2, 2147483648
  br i1 %3, label %4, label %5

4:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  %6 = bitcast i8* %0 to %struct.object*
  %7 = call i32 @__gmc_rt_op_idle(%struct.object* %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0))
  unreachable

10:
  call void @__gmc_store(i8* %0, i32 4, i64 2147483648, i32 1, i32 128)
  ret i32 0
}

declare i32 @__gmc_rt_op_idle(%struct.object*)

define i32 @__gmc_rt_queued_pthread_cond_wait(i8* %0, i8* %1) {
  %3 = alloca i32, align 4
  %4 = call i64 @__gmc_tls_get(i32 5, i8* %0)
  %5 = call i32 @__gmc_config(i32 0)
  %6 = zext i32 %5 to i64
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %17

8:
  %9 = call i32 @__gmc_choice(i32 2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = add i64 %4, 1
  call void @__gmc_tls_set(i32 5, i8* %0, i64 %12)
  %13 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %20

15:
  %16 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %20

17:
  %18 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %18)
  %19 = call fastcc i32 @queued_wait(i8* %0, i8* %1, i32 5, i32* %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %18)
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ %16, %15 ], [ %13, %11 ]
  ret i32 %21
}

define internal fastcc i32 @queued_wait(i8* %0, i8* %1, i32 %2, i32* %3) unnamed_addr {
  %5 = call i64 @__gmc_tls_get(i32 1, i8* %1)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:
  %8 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:
  %11 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %12 = icmp eq i64 %11, 2147483648
  br i1 %12, label %13, label %14

13:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

14:
  br i1 %9, label %15, label %32

15:
  %16 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %17 = icmp eq i64 %16, 2147483648
  br i1 %17, label %18, label %19

18:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

19:
  %20 = bitcast i8* %0 to %struct.object*
  call void @__gmc_rt_op_enter(%struct.object* %20)
  %21 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %22 = call i64 @__gmc_tls_get(i32 21, i8* null)
  %23 = call i32 @__gmc_self()
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [131072 x i32], [131072 x i32]* @__gmc_wakeups, i64 0, i64 %24
  %26 = bitcast i32* %25 to i8*
  %27 = call i64 @__gmc_await(i8* %26, i32 4, i32 2, i64 %22, i32 2, i32 %2, i32 0)
  call void @__gmc_tls_set(i32 21, i8* null, i64 %27)
  %28 = sub i64 %27, %22
  %29 = lshr i64 %28, 16
  %30 = trunc i64 %29 to i32
  store i32 %30, i32* %3, align 4
  %31 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %32

32:
  %33 = phi i32 [ %31, %19 ], [ %8, %14 ]
  ret i32 %33
}

define i32 @__gmc_rt_queued_pthread_cond_timedwait(i8* %0, i8* %1, i8* %2) {
  %4 = alloca i32, align 4
  %5 = call i64 @__gmc_tls_get(i32 5, i8* %0)
  %6 = call i32 @__gmc_config(i32 0)
  %7 = zext i32 %6 to i64
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %18

9:
  %10 = call i32 @__gmc_choice(i32 2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %18, label %12

12:
  %13 = add i64 %5, 1
  call void @__gmc_tls_set(i32 5, i8* %0, i64 %13)
  %14 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %50

16:
  %17 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %50

18:
  %19 = call i32 @__gmc_choice(i32 2)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %34

21:
  %22 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %22)
  store i32 0, i32* %4, align 4
  %23 = call fastcc i32 @queued_wait(i8* %0, i8* %1, i32 1, i32* %4)
  %24 = icmp eq i32 %23, 0
  %25 = load i32, i32* %4, align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %31

28:
  %29 = call i32 @__gmc_choice(i32 2)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  br label %32

32:
  %33 = phi i32 [ %23, %31 ], [ 110, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22)
  br label %50

34:
  %35 = call i64 @__gmc_tls_get(i32 4, i8* %0)
  %36 = call i32 @__gmc_config(i32 2)
  %37 = zext i32 %36 to i64
  %38 = icmp ult i64 %35, %37
  br i1 %38, label %40, label %39

39:
  call void @__gmc_block(i32 3)
  unreachable

40:
  %41 = add i64 %35, 1
  call void @__gmc_tls_set(i32 4, i8* %0, i64 %41)
  %42 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* %1)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = call i32 @__gmc_rt_pthread_mutex_lock(i8* %1)
  br label %46

46:
  %47 = phi i32 [ %45, %44 ], [ %42, %40 ]
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 110, i32 %47
  br label %50

50:
  %51 = phi i32 [ %33, %32 ], [ %49, %46 ], [ %17, %16 ], [ %14, %12 ]
  %52 = bitcast i8* %2 to i64*
  %53 = call i32 @__gmc_rt___expired(i32 %51, i64* %52)
  ret i32 %53
}

define i32 @__gmc_rt_queued_pthread_cond_clockwait(i8* %0, i8* %1, i32 %2, i8* %3) {
  %5 = call i32 @__gmc_rt_queued_pthread_cond_timedwait(i8* %0, i8* %1, i8* %3)
  ret i32 %5
}

define i32 @__gmc_rt_queued_pthread_cond_signal(i8* %0) {
  call fastcc void @queued_signal(i8* %0, i32 3)
  ret i32 0
}

define internal fastcc void @queued_signal(i8* %0, i32 %1) unnamed_addr {
  %3 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = bitcast i8* %0 to %struct.object*
  %8 = call i32 @__gmc_config(i32 7)
  %9 = call i64 @__gmc_rt_op_cond_signal(%struct.object* %7, i32 %8)
  %10 = and i64 %9, 2305843009213693952
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %17, label %12

12:
  %13 = trunc i64 %9 to i32
  %14 = and i32 %13, 255
  %15 = call i32 @__gmc_choice(i32 %14)
  %16 = call i64 @__gmc_rt_op_cond_choose(%struct.object* %7, i32 %15)
  br label %17

17:
  %18 = phi i64 [ %16, %12 ], [ %9, %6 ]
  %19 = and i64 %18, 4611686018427387904
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %25

21:
  %22 = and i64 %18, 1152921504606846976
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %23, i64 1, i64 65537
  br label %34

25:
  %26 = and i64 %18, 16777215
  %27 = add nuw nsw i64 %26, 1
  %28 = getelementptr inbounds [131072 x i32], [131072 x i32]* @__gmc_wakeups, i64 0, i64 %27
  %29 = bitcast i32* %28 to i8*
  %30 = and i64 %18, 1152921504606846976
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, i64 1, i64 65537
  %33 = call i64 @__gmc_rmw(i8* %29, i32 4, i32 1, i64 %32, i32 %1, i32 0)
  br label %47

34:
  %35 = phi i64 [ 0, %21 ], [ %45, %44 ]
  %36 = shl i64 1, %35
  %37 = and i64 %36, %18
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %44, label %39

39:
  %40 = add nuw nsw i64 %35, 1
  %41 = getelementptr inbounds [131072 x i32], [131072 x i32]* @__gmc_wakeups, i64 0, i64 %40
  %42 = bitcast i32* %41 to i8*
  %43 = call i64 @__gmc_rmw(i8* %42, i32 4, i32 1, i64 %24, i32 %1, i32 0)
  br label %44

44:
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, 60
  br i1 %46, label %47, label %34

47:
  ret void
}

define i32 @__gmc_rt_queued_pthread_cond_broadcast(i8* %0) {
  call fastcc void @queued_broadcast(i8* %0, i32 3)
  ret i32 0
}

define internal fastcc void @queued_broadcast(i8* %0, i32 %1) unnamed_addr {
  %3 = call i64 @__gmc_load(i8* %0, i32 4, i32 1, i32 0)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:
  call void @__gmc_fault(i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = bitcast i8* %0 to %struct.object*
  %8 = call i64 @__gmc_rt_op_cond_broadcast(%struct.object* %7)
  %9 = and i64 %8, 4611686018427387904
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = and i64 %8, 1152921504606846976
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 1, i64 65537
  br label %24

15:
  %16 = and i64 %8, 16777215
  %17 = add nuw nsw i64 %16, 1
  %18 = getelementptr inbounds [131072 x i32], [131072 x i32]* @__gmc_wakeups, i64 0, i64 %17
  %19 = bitcast i32* %18 to i8*
  %20 = and i64 %8, 1152921504606846976
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, i64 1, i64 65537
  %23 = call i64 @__gmc_rmw(i8* %19, i32 4, i32 1, i64 %22, i32 %1, i32 0)
  br label %37

24:
  %25 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %26 = shl i64 1, %25
  %27 = and i64 %26, %8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %34, label %29

29:
  %30 = add nuw nsw i64 %25, 1
  %31 = getelementptr inbounds [131072 x i32], [131072 x i32]* @__gmc_wakeups, i64 0, i64 %30
  %32 = bitcast i32* %31 to i8*
  %33 = call i64 @__gmc_rmw(i8* %32, i32 4, i32 1, i64 %14, i32 %1, i32 0)
  br label %34

34:
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, 60
  br i1 %36, label %37, label %24

37:
  ret void
}

define i32 @__gmc_rt_queued___notify_one(i8* %0) {
  call fastcc void @queued_signal(i8* %0, i32 1)
  ret i32 0
}

define i32 @__gmc_rt_queued___notify_all(i8* %0) {
  call fastcc void @queued_broadcast(i8* %0, i32 1)
  ret i32 0
}

declare i64 @__gmc_cas(i8*, i32, i64, i64, i32, i32, i32)

declare void @__gmc_block(i32)

declare i32 @__gmc_rt_pthread_mutex_unlock(i8*)

declare i32 @__gmc_rt_pthread_mutex_lock(i8*)

declare i64 @__gmc_await(i8*, i32, i32, i64, i32, i32, i32)

declare void @__gmc_rt_op_enter(%struct.object*)

declare i32 @__gmc_self()

declare i64 @__gmc_rt_op_cond_signal(%struct.object*, i32)

declare i64 @__gmc_rt_op_cond_choose(%struct.object*, i32)

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

declare i64 @__gmc_rt_op_cond_broadcast(%struct.object*)

declare i64 @llvm.ctpop.i64(i64)



