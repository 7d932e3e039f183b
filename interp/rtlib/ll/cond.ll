target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [40 x i8] c"a condition variable is destroyed twice\00", align 1
@.str.1 = private unnamed_addr constant [54 x i8] c"destroy of a condition variable on which threads wait\00", align 1
@.str.2 = private unnamed_addr constant [52 x i8] c"more than 31 threads wait on one condition variable\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_init(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  call void @__gmc_store(i8* noundef %0, i32 noundef 8, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  ret i32 0
}

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 0, i32 noundef 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0))
  unreachable

9:                                                ; preds = %5
  call void @__gmc_store(i8* noundef %0, i32 noundef 8, i64 noundef -9223372036854775808, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_wait(i8* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 5, i8* noundef %0)
  %4 = call i32 @__gmc_config(i32 noundef 0)
  %5 = zext i32 %4 to i64
  %6 = icmp ult i64 %3, %5
  br i1 %6, label %7, label %16

7:                                                ; preds = %2
  %8 = call i32 @__gmc_choice(i32 noundef 2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %7
  %11 = add i64 %3, 1
  call void @__gmc_tls_set(i32 noundef 5, i8* noundef %0, i64 noundef %11)
  %12 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %18

16:                                               ; preds = %7, %2
  %17 = call fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef 5)
  br label %18

18:                                               ; preds = %14, %10, %16
  %19 = phi i32 [ %17, %16 ], [ %15, %14 ], [ %12, %10 ]
  ret i32 %19
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

declare i32 @__gmc_config(i32 noundef) local_unnamed_addr

declare i32 @__gmc_choice(i32 noundef) local_unnamed_addr

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef %2) unnamed_addr {
  %4 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %1)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %44

9:                                                ; preds = %6, %3
  %10 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 1, i32 noundef 0)
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0))
  unreachable

13:                                               ; preds = %9
  %14 = and i64 %10, 2147483647
  %15 = icmp eq i64 %14, 2147483647
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.2, i64 0, i64 0))
  unreachable

17:                                               ; preds = %13
  %18 = lshr i64 %10, 32
  %19 = urem i64 %18, 31
  %20 = shl i64 1, %19
  %21 = and i64 %20, %10
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %33, label %23

23:                                               ; preds = %17
  %24 = trunc i64 %19 to i32
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i32 [ %28, %25 ], [ %24, %23 ]
  %27 = add nsw i32 %26, 1
  %28 = urem i32 %27, 31
  %29 = zext i32 %28 to i64
  %30 = shl i64 1, %29
  %31 = and i64 %30, %10
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %25

33:                                               ; preds = %25, %17
  %34 = phi i64 [ %20, %17 ], [ %30, %25 ]
  %35 = add i64 %10, 4294967296
  %36 = or i64 %34, %35
  %37 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %10, i64 noundef %36, i32 noundef 1, i32 noundef 1, i32 noundef 0)
  %38 = icmp eq i64 %37, %10
  br i1 %38, label %40, label %39

39:                                               ; preds = %33
  call void @__gmc_block(i32 noundef 1)
  unreachable

40:                                               ; preds = %33
  %41 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %42 = call i64 @__gmc_await(i8* noundef %0, i32 noundef 8, i32 noundef 3, i64 noundef %34, i32 noundef 2, i32 noundef %2, i32 noundef 16)
  %43 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %44

44:                                               ; preds = %6, %40
  %45 = phi i32 [ %43, %40 ], [ %7, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_timedwait(i8* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr {
  %4 = call i32 @__gmc_choice(i32 noundef 2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef 1)
  br label %24

8:                                                ; preds = %3
  %9 = call i64 @__gmc_tls_get(i32 noundef 4, i8* noundef %0)
  %10 = call i32 @__gmc_config(i32 noundef 2)
  %11 = zext i32 %10 to i64
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call void @__gmc_block(i32 noundef 3)
  unreachable

14:                                               ; preds = %8
  %15 = add i64 %9, 1
  call void @__gmc_tls_set(i32 noundef 4, i8* noundef %0, i64 noundef %15)
  %16 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %20

20:                                               ; preds = %14, %18
  %21 = phi i32 [ %19, %18 ], [ %16, %14 ]
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 110, i32 %21
  br label %24

24:                                               ; preds = %20, %6
  %25 = phi i32 [ %7, %6 ], [ %23, %20 ]
  ret i32 %25
}

; Function Attrs: noreturn
declare void @__gmc_block(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_clockwait(i8* noundef %0, i8* noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr {
  %5 = call i32 @__gmc_rt_pthread_cond_timedwait(i8* noundef %0, i8* noundef %1, i8* undef)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_signal(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 1, i32 noundef 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %37, label %8

8:                                                ; preds = %5
  %9 = call i64 @llvm.ctpop.i64(i64 %6)
  %10 = icmp ult i64 %9, 2
  br i1 %10, label %28, label %14

11:                                               ; preds = %14
  %12 = call i32 @__gmc_choice(i32 noundef %17)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %28, label %21

14:                                               ; preds = %8, %14
  %15 = phi i64 [ %19, %14 ], [ %6, %8 ]
  %16 = phi i32 [ %17, %14 ], [ 0, %8 ]
  %17 = add nuw nsw i32 %16, 1
  %18 = add i64 %15, -1
  %19 = and i64 %18, %15
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %11, label %14

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %26, %21 ], [ %12, %11 ]
  %23 = phi i64 [ %25, %21 ], [ %6, %11 ]
  %24 = add i64 %23, -1
  %25 = and i64 %24, %23
  %26 = add i32 %22, -1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %21

28:                                               ; preds = %21, %11, %8
  %29 = phi i64 [ %6, %8 ], [ %6, %11 ], [ %25, %21 ]
  %30 = sub i64 0, %29
  %31 = and i64 %29, %30
  %32 = xor i64 %31, -1
  %33 = and i64 %2, %32
  %34 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %2, i64 noundef %33, i32 noundef 3, i32 noundef 1, i32 noundef 0)
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %37, label %36

36:                                               ; preds = %28
  call void @__gmc_block(i32 noundef 1)
  unreachable

37:                                               ; preds = %28, %5
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_broadcast(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 1, i32 noundef 0)
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  %6 = and i64 %2, 2147483647
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %5
  %9 = and i64 %2, -2147483648
  %10 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %2, i64 noundef %9, i32 noundef 3, i32 noundef 1, i32 noundef 0)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  call void @__gmc_block(i32 noundef 1)
  unreachable

13:                                               ; preds = %8, %5
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_condattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_condattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_condattr_setpshared(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_condattr_getpshared(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_condattr_setclock(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  store i32 %1, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__gmc_rt_pthread_condattr_getclock(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, i32* %0, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

declare i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef) local_unnamed_addr

declare i32 @__gmc_rt_pthread_mutex_lock(i8* noundef) local_unnamed_addr

declare i64 @__gmc_await(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64)



