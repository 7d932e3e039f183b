target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [58 x i8] c"initialisation of a read-write lock that the thread holds\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"a read-write lock is destroyed twice\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"destroy of a locked read-write lock\00", align 1
@.str.3 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"lock of a destroyed read-write lock\00", align 1

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_init(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 2, i8* noundef %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str, i64 0, i64 0))
  unreachable

6:                                                ; preds = %2
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  ret i32 0
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  switch i64 %2, label %4 [
    i64 2147483648, label %3
    i64 0, label %5
  ]

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 2147483648, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_rdlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 1073741824, i32 noundef 1, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %2)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  %7 = call i64 @__gmc_tls_get(i32 noundef 2, i8* noundef %0)
  %8 = add i64 %7, 1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef %8)
  ret i32 0
}

declare i64 @__gmc_await_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i32 @__gmc_trial() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_wrlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1073741824, i32 noundef 2, i32 noundef 4, i32 noundef %2)
  %4 = icmp eq i64 %3, 2147483648
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef -1)
  ret i32 0
}

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_tryrdlock(i8* noundef %0) local_unnamed_addr {
  %2 = call fastcc i32 @try_read(i8* noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

; Function Attrs: nounwind
define internal fastcc i32 @try_read(i8* noundef %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  %5 = call i32 @__gmc_trial()
  %6 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 1073741824, i32 noundef 1, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef %5)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

9:                                                ; preds = %4
  %10 = call i64 @__gmc_tls_get(i32 noundef 2, i8* noundef %0)
  %11 = add i64 %10, 1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef %11)
  br label %24

12:                                               ; preds = %1
  %13 = call i32 @__gmc_choice(i32 noundef 2)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %12
  %16 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 1073741824, i32 noundef 1, i64 noundef 1, i32 noundef 2, i32 noundef 1, i32 noundef 0)
  %17 = icmp eq i64 %16, 2147483648
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

19:                                               ; preds = %15
  %20 = call i64 @__gmc_tls_get(i32 noundef 2, i8* noundef %0)
  %21 = add i64 %20, 1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef %21)
  br label %24

22:                                               ; preds = %12
  %23 = call i64 @__gmc_await(i8* noundef %0, i32 noundef 4, i32 noundef 4, i64 noundef 1073741824, i32 noundef 1, i32 noundef 1, i32 noundef 0)
  br label %24

24:                                               ; preds = %22, %19, %9
  %25 = phi i32 [ 1, %9 ], [ 1, %19 ], [ 0, %22 ]
  ret i32 %25
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_trywrlock(i8* noundef %0) local_unnamed_addr {
  %2 = call fastcc i32 @try_write(i8* noundef %0)
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 16, i32 0
  ret i32 %4
}

; Function Attrs: nounwind
define internal fastcc i32 @try_write(i8* noundef %0) unnamed_addr {
  %2 = call i32 @__gmc_trial()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = call i32 @__gmc_trial()
  %6 = call i64 @__gmc_await_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef 2147483647, i32 noundef 0, i64 noundef 1073741824, i32 noundef 2, i32 noundef 4, i32 noundef %5)
  %7 = icmp eq i64 %6, 2147483648
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

9:                                                ; preds = %1
  %10 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 4, i64 noundef 0, i64 noundef 1073741824, i32 noundef 2, i32 noundef 1, i32 noundef 0)
  switch i64 %10, label %13 [
    i64 2147483648, label %11
    i64 0, label %12
  ]

11:                                               ; preds = %9
  call void @__gmc_fault(i32 noundef 14, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  unreachable

12:                                               ; preds = %9, %4
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef -1)
  br label %13

13:                                               ; preds = %12, %9
  %14 = phi i32 [ 0, %9 ], [ 1, %12 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_timedrdlock(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call fastcc i32 @try_read(i8* noundef %0)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 110, i32 0
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_timedwrlock(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call fastcc i32 @try_write(i8* noundef %0)
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 110, i32 0
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_clockrdlock(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call fastcc i32 @try_read(i8* noundef %0)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 110, i32 0
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_clockwrlock(i8* noundef %0, i32 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call fastcc i32 @try_write(i8* noundef %0)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 110, i32 0
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_rwlock_unlock(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 2, i8* noundef %0)
  switch i64 %2, label %5 [
    i64 0, label %3
    i64 -1, label %4
  ]

3:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 13, i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.3, i64 0, i64 0))
  unreachable

4:                                                ; preds = %1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef 0)
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 0)
  br label %8

5:                                                ; preds = %1
  %6 = add i64 %2, -1
  call void @__gmc_tls_set(i32 noundef 2, i8* noundef %0, i64 noundef %6)
  %7 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 2, i64 noundef 1, i32 noundef 3, i32 noundef 0)
  br label %8

8:                                                ; preds = %5, %4
  ret i32 0
}

declare i64 @__gmc_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_rwlockattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 0, i32* %2, align 4
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_rwlockattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_rwlockattr_setpshared(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i32, i32* %0, i64 1
  store i32 %1, i32* %3, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__gmc_rt_pthread_rwlockattr_getpshared(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i32, i32* %0, i64 1
  %4 = load i32, i32* %3, align 4
  store i32 %4, i32* %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_rwlockattr_setkind_np(i32* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  store i32 %1, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local i32 @__gmc_rt_pthread_rwlockattr_getkind_np(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, i32* %0, align 4
  store i32 %3, i32* %1, align 4
  ret i32 0
}

declare i32 @__gmc_choice(i32 noundef) local_unnamed_addr

declare i64 @__gmc_await(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr



