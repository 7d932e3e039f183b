target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [56 x i8] c"initialisation of a barrier that is initialised already\00", align 1
@.str.1 = private unnamed_addr constant [45 x i8] c"destroy of a barrier that is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [59 x i8] c"wait on a barrier that is not initialised or was destroyed\00", align 1

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_barrier_init(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 512)
  %7 = and i64 %6, -65536
  %8 = icmp eq i64 %7, 3122790400
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str, i64 0, i64 0))
  unreachable

10:                                               ; preds = %5
  %11 = icmp ult i32 %2, 65535
  %12 = select i1 %11, i32 %2, i32 65535
  %13 = or i32 %12, -1172176896
  %14 = zext i32 %13 to i64
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef %14, i32 noundef 0, i32 noundef 0)
  %15 = getelementptr inbounds i8, i8* %0, i64 8
  call void @__gmc_store(i8* noundef nonnull %15, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  %16 = getelementptr inbounds i8, i8* %0, i64 12
  call void @__gmc_store(i8* noundef nonnull %16, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  br label %17

17:                                               ; preds = %3, %10
  %18 = phi i32 [ 0, %10 ], [ 22, %3 ]
  ret i32 %18
}

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_barrier_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.1, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_barrier_wait(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  %7 = and i64 %2, 65535
  %8 = getelementptr inbounds i8, i8* %0, i64 8
  %9 = call i64 @__gmc_rmw(i8* noundef nonnull %8, i32 noundef 4, i32 noundef 1, i64 noundef 1, i32 noundef 4, i32 noundef 0)
  %10 = udiv i64 %9, %7
  %11 = urem i64 %9, %7
  %12 = add nsw i64 %7, -1
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %6
  %15 = icmp ugt i64 %7, %9
  br i1 %15, label %19, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, i8* %0, i64 12
  %18 = call i64 @__gmc_await(i8* noundef nonnull %17, i32 noundef 4, i32 noundef 1, i64 noundef %10, i32 noundef 2, i32 noundef 7, i32 noundef 0)
  br label %19

19:                                               ; preds = %16, %14
  %20 = getelementptr inbounds i8, i8* %0, i64 12
  %21 = add i64 %10, 1
  call void @__gmc_store(i8* noundef nonnull %20, i32 noundef 4, i64 noundef %21, i32 noundef 3, i32 noundef 0)
  br label %27

22:                                               ; preds = %6
  %23 = getelementptr inbounds i8, i8* %0, i64 12
  %24 = call i64 @__gmc_await(i8* noundef nonnull %23, i32 noundef 4, i32 noundef 2, i64 noundef %10, i32 noundef 2, i32 noundef 7, i32 noundef 16)
  %25 = icmp ult i64 %24, %10
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  call void @__gmc_block(i32 noundef 1)
  unreachable

27:                                               ; preds = %22, %19
  %28 = phi i32 [ -1, %19 ], [ 0, %22 ]
  ret i32 %28
}

declare i64 @__gmc_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i64 @__gmc_await(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__gmc_block(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_pthread_barrier_wait__unused(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  %7 = and i64 %2, 65535
  call void @__gmc_barrier(i8* noundef %0, i64 noundef %7)
  ret i32 0
}

declare void @__gmc_barrier(i8* noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_barrier_init(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = icmp ult i32 %2, 65535
  %7 = select i1 %6, i32 %2, i32 65535
  %8 = or i32 %7, -1172176896
  %9 = zext i32 %8 to i64
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef %9, i32 noundef 0, i32 noundef 0)
  br label %10

10:                                               ; preds = %3, %5
  %11 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_barrier_destroy(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.1, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef 0, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___VERIFIER_barrier_wait(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef 0, i32 noundef 0)
  %3 = and i64 %2, -65536
  %4 = icmp eq i64 %3, 3122790400
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 16, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:                                                ; preds = %1
  %7 = and i64 %2, 65535
  call void @__gmc_barrier(i8* noundef %0, i64 noundef %7)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_barrierattr_init(i32* nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, i32* %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_barrierattr_destroy(i32* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_pthread_barrierattr_setpshared(i32* nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_pthread_barrierattr_getpshared(i32* nocapture noundef readnone %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}



