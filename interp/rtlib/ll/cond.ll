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
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 1, i32 noundef 0)
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
  %10 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %2, i64 noundef -9223372036854775808, i32 noundef 1, i32 noundef 1, i32 noundef 0)
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @__gmc_block(i32 noundef 1)
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_wait(i8* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = call i64 @__gmc_tls_get(i32 noundef 5, i8* noundef %0)
  %5 = call i32 @__gmc_config(i32 noundef 0)
  %6 = zext i32 %5 to i64
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %17

8:                                                ; preds = %2
  %9 = call i32 @__gmc_choice(i32 noundef 2)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %8
  %12 = add i64 %4, 1
  call void @__gmc_tls_set(i32 noundef 5, i8* noundef %0, i64 noundef %12)
  %13 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %20

17:                                               ; preds = %8, %2
  %18 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %18)
  %19 = call fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef 5, i32* noundef nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %18)
  br label %20

20:                                               ; preds = %15, %11, %17
  %21 = phi i32 [ %19, %17 ], [ %16, %15 ], [ %13, %11 ]
  ret i32 %21
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

declare i32 @__gmc_config(i32 noundef) local_unnamed_addr

declare i32 @__gmc_choice(i32 noundef) local_unnamed_addr

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3) unnamed_addr {
  %5 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %1)
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %51

10:                                               ; preds = %7, %4
  %11 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef 1, i32 noundef 0)
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0))
  unreachable

14:                                               ; preds = %10
  %15 = and i64 %11, 2147483647
  %16 = icmp eq i64 %15, 2147483647
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @__gmc_fault(i32 noundef 24, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.2, i64 0, i64 0))
  unreachable

18:                                               ; preds = %14
  %19 = lshr i64 %11, 32
  %20 = urem i64 %19, 31
  %21 = shl i64 1, %20
  %22 = and i64 %21, %11
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %18
  %25 = trunc i64 %20 to i32
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi i32 [ %29, %26 ], [ %25, %24 ]
  %28 = add nsw i32 %27, 1
  %29 = urem i32 %28, 31
  %30 = zext i32 %29 to i64
  %31 = shl i64 1, %30
  %32 = and i64 %31, %11
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %26

34:                                               ; preds = %26, %18
  %35 = phi i64 [ %21, %18 ], [ %31, %26 ]
  %36 = add i64 %11, 4294967296
  %37 = or i64 %35, %36
  %38 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %11, i64 noundef %37, i32 noundef 1, i32 noundef 1, i32 noundef 0)
  %39 = icmp eq i64 %38, %11
  br i1 %39, label %41, label %40

40:                                               ; preds = %34
  call void @__gmc_block(i32 noundef 1)
  unreachable

41:                                               ; preds = %34
  %42 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %43 = call i64 @__gmc_await(i8* noundef %0, i32 noundef 8, i32 noundef 3, i64 noundef %35, i32 noundef 2, i32 noundef %2, i32 noundef 16)
  %44 = icmp sgt i64 %43, -1
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  call void @__gmc_block(i32 noundef 1)
  unreachable

46:                                               ; preds = %41
  %47 = and i64 %43, 2147483647
  %48 = icmp ne i64 %47, 0
  %49 = zext i1 %48 to i32
  store i32 %49, i32* %3, align 4
  %50 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %51

51:                                               ; preds = %7, %46
  %52 = phi i32 [ %50, %46 ], [ %8, %7 ]
  ret i32 %52
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_cond_timedwait(i8* noundef %0, i8* noundef %1, i8* nocapture readnone %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = call i32 @__gmc_choice(i32 noundef 2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %3
  %8 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8)
  store i32 0, i32* %4, align 4
  %9 = call fastcc i32 @wait(i8* noundef %0, i8* noundef %1, i32 noundef 1, i32* noundef nonnull %4)
  %10 = icmp eq i32 %9, 0
  %11 = load i32, i32* %4, align 4
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %17

14:                                               ; preds = %7
  %15 = call i32 @__gmc_choice(i32 noundef 2)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14, %7
  br label %18

18:                                               ; preds = %14, %17
  %19 = phi i32 [ %9, %17 ], [ 110, %14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8)
  br label %36

20:                                               ; preds = %3
  %21 = call i64 @__gmc_tls_get(i32 noundef 4, i8* noundef %0)
  %22 = call i32 @__gmc_config(i32 noundef 2)
  %23 = zext i32 %22 to i64
  %24 = icmp ult i64 %21, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %20
  call void @__gmc_block(i32 noundef 3)
  unreachable

26:                                               ; preds = %20
  %27 = add i64 %21, 1
  call void @__gmc_tls_set(i32 noundef 4, i8* noundef %0, i64 noundef %27)
  %28 = call i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %1)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = call i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %1)
  br label %32

32:                                               ; preds = %26, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %26 ]
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 110, i32 %33
  br label %36

36:                                               ; preds = %32, %18
  %37 = phi i32 [ %19, %18 ], [ %35, %32 ]
  ret i32 %37
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

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef) local_unnamed_addr

declare i32 @__gmc_rt_pthread_mutex_lock(i8* noundef) local_unnamed_addr

declare i64 @__gmc_await(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64)



