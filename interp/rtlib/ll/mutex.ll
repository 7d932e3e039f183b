target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [48 x i8] c"unlock of a mutex that the thread does not hold\00", align 1
@.str.1 = private unnamed_addr constant [52 x i8] c"unlock of a spin lock that the thread does not hold\00", align 1
@.str.2 = private unnamed_addr constant [48 x i8] c"initialisation of a mutex that the thread holds\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"a mutex is destroyed twice\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"destroy of a locked mutex\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_init(i8* noundef %0, i32* noundef readonly %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %2
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  %7 = icmp eq i32* %1, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %6
  %9 = load i32, i32* %1, align 4
  %10 = and i32 %9, 3
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %6, %8
  %13 = phi i64 [ %11, %8 ], [ 0, %6 ]
  %14 = getelementptr inbounds i8, i8* %0, i64 16
  call void @__gmc_store(i8* noundef nonnull %14, i32 noundef 4, i64 noundef %13, i32 noundef 0, i32 noundef 0)
  ret i32 0
}

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  switch i64 %2, label %4 [
    i64 2147483648, label %3
    i64 0, label %5
  ]

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 2147483648, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_lock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* noundef nonnull %5, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 3
  switch i32 %8, label %11 [
    i32 1, label %9
    i32 2, label %12
  ]

9:                                                ; preds = %4
  %10 = add i64 %2, 1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef %10)
  br label %12

11:                                               ; preds = %4
  br label %12

12:                                               ; preds = %4, %9, %11
  %13 = phi i1 [ true, %4 ], [ true, %9 ], [ false, %11 ]
  %14 = phi i32 [ 35, %4 ], [ 0, %9 ], [ -1, %11 ]
  br i1 %13, label %22, label %15

15:                                               ; preds = %12, %1
  %16 = call i32 @__gmc_trial()
  %17 = or i32 %16, 4
  %18 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %17)
  %19 = icmp eq i64 %18, 2147483648
  br i1 %19, label %20, label %21

20:                                               ; preds = %15
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

21:                                               ; preds = %15
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 1)
  br label %22

22:                                               ; preds = %12, %21
  %23 = phi i32 [ 0, %21 ], [ %14, %12 ]
  ret i32 %23
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_trylock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, i8* %0, i64 16
  %6 = call i64 @__gmc_load(i8* noundef nonnull %5, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %7 = and i64 %6, 3
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %15

9:                                                ; preds = %4
  %10 = add i64 %2, 1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef %10)
  br label %15

11:                                               ; preds = %1
  %12 = call fastcc i32 @try_acquire(i8* noundef %0)
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 16, i32 0
  br label %15

15:                                               ; preds = %4, %9, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %9 ], [ 16, %4 ]
  ret i32 %16
}

; Function Attrs: nounwind
define internal fastcc i32 @try_acquire(i8* noundef %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = call i32 @__gmc_trial()
  %6 = or i32 %5, 4
  %7 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %6)
  %8 = icmp eq i64 %7, 2147483648
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

10:                                               ; preds = %1
  %11 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 4, i64 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 1, i32 noundef 4)
  switch i64 %11, label %14 [
    i64 2147483648, label %12
    i64 0, label %13
  ]

12:                                               ; preds = %10
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

13:                                               ; preds = %10, %4
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 1)
  br label %14

14:                                               ; preds = %13, %10
  %15 = phi i32 [ 0, %10 ], [ 1, %13 ]
  ret i32 %15
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_timedlock(i8* noundef %0, i8* nocapture readnone %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, i8* %0, i64 16
  %7 = call i64 @__gmc_load(i8* noundef nonnull %6, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %8 = trunc i64 %7 to i32
  %9 = and i32 %8, 3
  switch i32 %9, label %12 [
    i32 1, label %10
    i32 2, label %17
  ]

10:                                               ; preds = %5
  %11 = add i64 %3, 1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef %11)
  br label %17

12:                                               ; preds = %5
  br label %17

13:                                               ; preds = %2
  %14 = call fastcc i32 @try_acquire(i8* noundef %0)
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 110, i32 0
  br label %17

17:                                               ; preds = %12, %10, %5, %13
  %18 = phi i32 [ %16, %13 ], [ 35, %5 ], [ 0, %10 ], [ 110, %12 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_clocklock(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = call i64 @__gmc_load(i8* noundef nonnull %7, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %9 = trunc i64 %8 to i32
  %10 = and i32 %9, 3
  switch i32 %10, label %13 [
    i32 1, label %11
    i32 2, label %18
  ]

11:                                               ; preds = %6
  %12 = add i64 %4, 1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef %12)
  br label %18

13:                                               ; preds = %6
  br label %18

14:                                               ; preds = %3
  %15 = call fastcc i32 @try_acquire(i8* noundef %0)
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 110, i32 0
  br label %18

18:                                               ; preds = %6, %11, %13, %14
  %19 = phi i32 [ %17, %14 ], [ 35, %6 ], [ 0, %11 ], [ 110, %13 ]
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_mutex_unlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %3 = icmp ugt i64 %2, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = add i64 %2, -1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef %5)
  br label %15

6:                                                ; preds = %1
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = getelementptr inbounds i8, i8* %0, i64 16
  %10 = call i64 @__gmc_load(i8* noundef nonnull %9, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %11 = and i64 %10, 3
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  call void @__gmc_fault(i32 noundef 13, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0))
  unreachable

14:                                               ; preds = %6
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 0)
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 8)
  br label %15

15:                                               ; preds = %8, %14, %4
  %16 = phi i32 [ 0, %4 ], [ 0, %14 ], [ 1, %8 ]
  ret i32 %16
}

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutex_consistent(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutex_consistent_np(i8* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutex_getprioceiling(i8* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutex_setprioceiling(i8* nocapture noundef readnone %0, i32 noundef %1, i32* noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq i32* %2, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  store i32 0, i32* %2, align 4
  br label %6

6:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_settype(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 %1, i32* %0, align 4
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_gettype(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, i32* %0, align 4
  %4 = and i32 %3, 3
  store i32 %4, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_setpshared(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_getpshared(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_setprotocol(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_getprotocol(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_setprioceiling(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_getprioceiling(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_setrobust(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_getrobust(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_mutexattr_setrobust_np(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_mutexattr_getrobust_np(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_spin_init(i8* noundef %0, i32 %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %2
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_spin_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  switch i64 %2, label %4 [
    i64 2147483648, label %3
    i64 0, label %5
  ]

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 2147483648, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_spin_lock(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 4
  %4 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

7:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 1)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_spin_trylock(i8* noundef %0) local_unnamed_addr {
  %2 = call fastcc i32 @try_acquire(i8* noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_spin_unlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 13, i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.1, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 0)
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 8)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_mutex_init(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %2
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_mutex_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  switch i64 %2, label %4 [
    i64 2147483648, label %3
    i64 0, label %5
  ]

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.4, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 2147483648, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_mutex_lock(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = or i32 %2, 4
  %4 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %3)
  %5 = icmp eq i64 %4, 2147483648
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  unreachable

7:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 1)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_mutex_trylock(i8* noundef %0) local_unnamed_addr {
  %2 = call fastcc i32 @try_acquire(i8* noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_mutex_unlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 1, i8* noundef %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 13, i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 1, i8* noundef %0, i64 noundef 0)
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 8)
  ret i32 0
}

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_await_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i32 @__gmc_trial() local_unnamed_addr

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr



