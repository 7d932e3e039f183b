target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@locks = internal global [16 x i32] zeroinitializer, align 16
@switch.table.__gmc_rt___atomic_compare_exchange = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 2, i32 3, i32 4], align 4
@switch.table.__gmc_rt___atomic_compare_exchange.5 = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 2, i32 1, i32 2], align 4

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local zeroext i1 @__gmc_rt___atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = icmp ult i64 %0, 17
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = call i64 @llvm.ctpop.i64(i64 %0)
  %6 = icmp ult i64 %5, 2
  br label %7

7:                                                ; preds = %4, %2
  %8 = phi i1 [ false, %2 ], [ %6, %4 ]
  ret i1 %8
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt_atomic_flag_test_and_set_explicit(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 0, i64 noundef 1, i32 noundef %9, i32 noundef 0)
  %11 = icmp ne i64 %10, 0
  ret i1 %11
}

declare i64 @__gmc_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt_atomic_flag_test_and_set(i8* noundef %0) local_unnamed_addr {
  %2 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 0, i64 noundef 1, i32 noundef 5, i32 noundef 0)
  %3 = icmp ne i64 %2, 0
  ret i1 %3
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt_atomic_flag_clear_explicit(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  call void @__gmc_store(i8* noundef %0, i32 noundef 1, i64 noundef 0, i32 noundef %9, i32 noundef 0)
  ret void
}

declare void @__gmc_store(i8* noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt_atomic_flag_clear(i8* noundef %0) local_unnamed_addr {
  call void @__gmc_store(i8* noundef %0, i32 noundef 1, i64 noundef 0, i32 noundef 5, i32 noundef 0)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @__gmc_rt_atomic_thread_fence(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %5 [
    i32 0, label %6
    i32 1, label %2
    i32 2, label %2
    i32 3, label %3
    i32 4, label %4
  ]

2:                                                ; preds = %1, %1
  fence acquire
  br label %6

3:                                                ; preds = %1
  fence release
  br label %6

4:                                                ; preds = %1
  fence acq_rel
  br label %6

5:                                                ; preds = %1
  fence seq_cst
  br label %6

6:                                                ; preds = %5, %4, %3, %2, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt_atomic_signal_fence(i32 noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @__gmc_rt___sync_synchronize() local_unnamed_addr {
  fence seq_cst
  ret void
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_load_1(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 1, i32 noundef %9, i32 noundef 0)
  %11 = trunc i64 %10 to i8
  ret i8 %11
}

declare i64 @__gmc_load(i8* noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_store_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  call void @__gmc_store(i8* noundef %0, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  ret void
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_exchange_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 0, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange_1(i8* noundef %0, i8* nocapture noundef %1, i8 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i8, i8* %1, align 1
  %7 = zext i8 %6 to i64
  %8 = zext i8 %2 to i64
  %9 = icmp ult i32 %3, 5
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %11
  %13 = load i32, i32* %12, align 4
  br label %14

14:                                               ; preds = %5, %10
  %15 = phi i32 [ %13, %10 ], [ 5, %5 ]
  %16 = icmp ult i32 %4, 5
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = sext i32 %4 to i64
  %19 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %18
  %20 = load i32, i32* %19, align 4
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi i32 [ %20, %17 ], [ 5, %14 ]
  %23 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 1, i64 noundef %7, i64 noundef %8, i32 noundef %15, i32 noundef %22, i32 noundef 0)
  %24 = trunc i64 %23 to i8
  %25 = icmp eq i8 %6, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  store i8 %24, i8* %1, align 1
  br label %27

27:                                               ; preds = %21, %26
  ret i1 %25
}

declare i64 @__gmc_cas(i8* noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_add_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_add_fetch_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  %14 = add i8 %13, %1
  ret i8 %14
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_sub_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_sub_fetch_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  %14 = sub i8 %13, %1
  ret i8 %14
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_and_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_and_fetch_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  %14 = and i8 %13, %1
  ret i8 %14
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_or_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_or_fetch_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  %14 = or i8 %13, %1
  ret i8 %14
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_xor_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

; Function Attrs: nounwind
define dso_local zeroext i8 @__gmc_rt___atomic_xor_fetch_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i8 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 1, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i8
  %14 = xor i8 %13, %1
  ret i8 %14
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_load_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 2, i32 noundef %9, i32 noundef 0)
  %11 = trunc i64 %10 to i16
  ret i16 %11
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_store_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  call void @__gmc_store(i8* noundef %0, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  ret void
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_exchange_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 0, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange_2(i8* noundef %0, i16* nocapture noundef %1, i16 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i16, i16* %1, align 2
  %7 = zext i16 %6 to i64
  %8 = zext i16 %2 to i64
  %9 = icmp ult i32 %3, 5
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %11
  %13 = load i32, i32* %12, align 4
  br label %14

14:                                               ; preds = %5, %10
  %15 = phi i32 [ %13, %10 ], [ 5, %5 ]
  %16 = icmp ult i32 %4, 5
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = sext i32 %4 to i64
  %19 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %18
  %20 = load i32, i32* %19, align 4
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi i32 [ %20, %17 ], [ 5, %14 ]
  %23 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 2, i64 noundef %7, i64 noundef %8, i32 noundef %15, i32 noundef %22, i32 noundef 0)
  %24 = trunc i64 %23 to i16
  %25 = icmp eq i16 %6, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  store i16 %24, i16* %1, align 2
  br label %27

27:                                               ; preds = %21, %26
  ret i1 %25
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_add_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_add_fetch_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  %14 = add i16 %13, %1
  ret i16 %14
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_sub_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_sub_fetch_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  %14 = sub i16 %13, %1
  ret i16 %14
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_and_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_and_fetch_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  %14 = and i16 %13, %1
  ret i16 %14
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_or_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_or_fetch_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  %14 = or i16 %13, %1
  ret i16 %14
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_xor_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  ret i16 %13
}

; Function Attrs: nounwind
define dso_local zeroext i16 @__gmc_rt___atomic_xor_fetch_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i16 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 2, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i16
  %14 = xor i16 %13, %1
  ret i16 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_load_4(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 4, i32 noundef %9, i32 noundef 0)
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_store_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  call void @__gmc_store(i8* noundef %0, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_exchange_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 0, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange_4(i8* noundef %0, i32* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i32, i32* %1, align 4
  %7 = zext i32 %6 to i64
  %8 = zext i32 %2 to i64
  %9 = icmp ult i32 %3, 5
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %11
  %13 = load i32, i32* %12, align 4
  br label %14

14:                                               ; preds = %5, %10
  %15 = phi i32 [ %13, %10 ], [ 5, %5 ]
  %16 = icmp ult i32 %4, 5
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = sext i32 %4 to i64
  %19 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %18
  %20 = load i32, i32* %19, align 4
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi i32 [ %20, %17 ], [ 5, %14 ]
  %23 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 4, i64 noundef %7, i64 noundef %8, i32 noundef %15, i32 noundef %22, i32 noundef 0)
  %24 = trunc i64 %23 to i32
  %25 = icmp eq i32 %6, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  store i32 %24, i32* %1, align 4
  br label %27

27:                                               ; preds = %21, %26
  ret i1 %25
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_fetch_add_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_add_fetch_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 1, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  %14 = add i32 %13, %1
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_fetch_sub_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_sub_fetch_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 2, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  %14 = sub i32 %13, %1
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_fetch_and_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_and_fetch_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 3, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  %14 = and i32 %13, %1
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_fetch_or_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_or_fetch_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 4, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  %14 = or i32 %13, %1
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_fetch_xor_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt___atomic_xor_fetch_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = zext i32 %1 to i64
  %12 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 4, i32 noundef 5, i64 noundef %11, i32 noundef %10, i32 noundef 0)
  %13 = trunc i64 %12 to i32
  %14 = xor i32 %13, %1
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_load_8(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 5
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ %7, %4 ], [ 5, %2 ]
  %10 = call i64 @__gmc_load(i8* noundef %0, i32 noundef 8, i32 noundef %9, i32 noundef 0)
  ret i64 %10
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_store_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  call void @__gmc_store(i8* noundef %0, i32 noundef 8, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_exchange_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 0, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange_8(i8* noundef %0, i64* nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr {
  %6 = load i64, i64* %1, align 8
  %7 = icmp ult i32 %3, 5
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = sext i32 %3 to i64
  %10 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %9
  %11 = load i32, i32* %10, align 4
  br label %12

12:                                               ; preds = %5, %8
  %13 = phi i32 [ %11, %8 ], [ 5, %5 ]
  %14 = icmp ult i32 %4, 5
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = sext i32 %4 to i64
  %17 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %16
  %18 = load i32, i32* %17, align 4
  br label %19

19:                                               ; preds = %12, %15
  %20 = phi i32 [ %18, %15 ], [ 5, %12 ]
  %21 = call i64 @__gmc_cas(i8* noundef %0, i32 noundef 8, i64 noundef %6, i64 noundef %2, i32 noundef %13, i32 noundef %20, i32 noundef 0)
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i64 %21, i64* %1, align 8
  br label %24

24:                                               ; preds = %19, %23
  ret i1 %22
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_fetch_add_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 1, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_add_fetch_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 1, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  %12 = add i64 %11, %1
  ret i64 %12
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_fetch_sub_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 2, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_sub_fetch_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 2, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  %12 = sub i64 %11, %1
  ret i64 %12
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_fetch_and_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 3, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_and_fetch_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 3, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  %12 = and i64 %11, %1
  ret i64 %12
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_fetch_or_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 4, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_or_fetch_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 4, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  %12 = or i64 %11, %1
  ret i64 %12
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_fetch_xor_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 5, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  ret i64 %11
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt___atomic_xor_fetch_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %2, 5
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %6
  %8 = load i32, i32* %7, align 4
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 5, %3 ]
  %11 = call i64 @__gmc_rmw(i8* noundef %0, i32 noundef 8, i32 noundef 5, i64 noundef %1, i32 noundef %10, i32 noundef 0)
  %12 = xor i64 %11, %1
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local zeroext i8 @__gmc_rt___atomic_fetch_nand_1(i8* nocapture noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:                                                ; preds = %3
  %5 = atomicrmw nand i8* %0, i8 %1 monotonic, align 1
  br label %14

6:                                                ; preds = %3, %3
  %7 = atomicrmw nand i8* %0, i8 %1 acquire, align 1
  br label %14

8:                                                ; preds = %3
  %9 = atomicrmw nand i8* %0, i8 %1 release, align 1
  br label %14

10:                                               ; preds = %3
  %11 = atomicrmw nand i8* %0, i8 %1 acq_rel, align 1
  br label %14

12:                                               ; preds = %3
  %13 = atomicrmw nand i8* %0, i8 %1 seq_cst, align 1
  br label %14

14:                                               ; preds = %12, %10, %8, %6, %4
  %15 = phi i8 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i8 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local zeroext i16 @__gmc_rt___atomic_fetch_nand_2(i16* nocapture noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:                                                ; preds = %3
  %5 = atomicrmw nand i16* %0, i16 %1 monotonic, align 2
  br label %14

6:                                                ; preds = %3, %3
  %7 = atomicrmw nand i16* %0, i16 %1 acquire, align 2
  br label %14

8:                                                ; preds = %3
  %9 = atomicrmw nand i16* %0, i16 %1 release, align 2
  br label %14

10:                                               ; preds = %3
  %11 = atomicrmw nand i16* %0, i16 %1 acq_rel, align 2
  br label %14

12:                                               ; preds = %3
  %13 = atomicrmw nand i16* %0, i16 %1 seq_cst, align 2
  br label %14

14:                                               ; preds = %12, %10, %8, %6, %4
  %15 = phi i16 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i16 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @__gmc_rt___atomic_fetch_nand_4(i32* nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:                                                ; preds = %3
  %5 = atomicrmw nand i32* %0, i32 %1 monotonic, align 4
  br label %14

6:                                                ; preds = %3, %3
  %7 = atomicrmw nand i32* %0, i32 %1 acquire, align 4
  br label %14

8:                                                ; preds = %3
  %9 = atomicrmw nand i32* %0, i32 %1 release, align 4
  br label %14

10:                                               ; preds = %3
  %11 = atomicrmw nand i32* %0, i32 %1 acq_rel, align 4
  br label %14

12:                                               ; preds = %3
  %13 = atomicrmw nand i32* %0, i32 %1 seq_cst, align 4
  br label %14

14:                                               ; preds = %12, %10, %8, %6, %4
  %15 = phi i32 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i64 @__gmc_rt___atomic_fetch_nand_8(i64* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %6
    i32 3, label %8
    i32 4, label %10
  ]

4:                                                ; preds = %3
  %5 = atomicrmw nand i64* %0, i64 %1 monotonic, align 8
  br label %14

6:                                                ; preds = %3, %3
  %7 = atomicrmw nand i64* %0, i64 %1 acquire, align 8
  br label %14

8:                                                ; preds = %3
  %9 = atomicrmw nand i64* %0, i64 %1 release, align 8
  br label %14

10:                                               ; preds = %3
  %11 = atomicrmw nand i64* %0, i64 %1 acq_rel, align 8
  br label %14

12:                                               ; preds = %3
  %13 = atomicrmw nand i64* %0, i64 %1 seq_cst, align 8
  br label %14

14:                                               ; preds = %12, %10, %8, %6, %4
  %15 = phi i64 [ %13, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  ret i64 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local { i64, i64 } @__gmc_rt___atomic_load_16(i128* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  switch i32 %1, label %13 [
    i32 0, label %3
    i32 1, label %8
    i32 2, label %8
  ]

3:                                                ; preds = %2
  %4 = load atomic i128, i128* %0 monotonic, align 16
  %5 = trunc i128 %4 to i64
  %6 = lshr i128 %4, 64
  %7 = trunc i128 %6 to i64
  br label %18

8:                                                ; preds = %2, %2
  %9 = load atomic i128, i128* %0 acquire, align 16
  %10 = trunc i128 %9 to i64
  %11 = lshr i128 %9, 64
  %12 = trunc i128 %11 to i64
  br label %18

13:                                               ; preds = %2
  %14 = load atomic i128, i128* %0 seq_cst, align 16
  %15 = trunc i128 %14 to i64
  %16 = lshr i128 %14, 64
  %17 = trunc i128 %16 to i64
  br label %18

18:                                               ; preds = %13, %8, %3
  %19 = phi i64 [ %15, %13 ], [ %10, %8 ], [ %5, %3 ]
  %20 = phi i64 [ %17, %13 ], [ %12, %8 ], [ %7, %3 ]
  %21 = insertvalue { i64, i64 } poison, i64 %19, 0
  %22 = insertvalue { i64, i64 } %21, i64 %20, 1
  ret { i64, i64 } %22
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @__gmc_rt___atomic_store_16(i128* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  switch i32 %3, label %11 [
    i32 0, label %9
    i32 3, label %10
  ]

9:                                                ; preds = %4
  store atomic i128 %8, i128* %0 monotonic, align 16
  br label %12

10:                                               ; preds = %4
  store atomic i128 %8, i128* %0 release, align 16
  br label %12

11:                                               ; preds = %4
  store atomic i128 %8, i128* %0 seq_cst, align 16
  br label %12

12:                                               ; preds = %11, %10, %9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local { i64, i64 } @__gmc_rt___atomic_exchange_16(i128* nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or i128 %6, %7
  switch i32 %3, label %29 [
    i32 0, label %9
    i32 1, label %14
    i32 2, label %14
    i32 3, label %19
    i32 4, label %24
  ]

9:                                                ; preds = %4
  %10 = atomicrmw xchg i128* %0, i128 %8 monotonic, align 16
  %11 = trunc i128 %10 to i64
  %12 = lshr i128 %10, 64
  %13 = trunc i128 %12 to i64
  br label %34

14:                                               ; preds = %4, %4
  %15 = atomicrmw xchg i128* %0, i128 %8 acquire, align 16
  %16 = trunc i128 %15 to i64
  %17 = lshr i128 %15, 64
  %18 = trunc i128 %17 to i64
  br label %34

19:                                               ; preds = %4
  %20 = atomicrmw xchg i128* %0, i128 %8 release, align 16
  %21 = trunc i128 %20 to i64
  %22 = lshr i128 %20, 64
  %23 = trunc i128 %22 to i64
  br label %34

24:                                               ; preds = %4
  %25 = atomicrmw xchg i128* %0, i128 %8 acq_rel, align 16
  %26 = trunc i128 %25 to i64
  %27 = lshr i128 %25, 64
  %28 = trunc i128 %27 to i64
  br label %34

29:                                               ; preds = %4
  %30 = atomicrmw xchg i128* %0, i128 %8 seq_cst, align 16
  %31 = trunc i128 %30 to i64
  %32 = lshr i128 %30, 64
  %33 = trunc i128 %32 to i64
  br label %34

34:                                               ; preds = %29, %24, %19, %14, %9
  %35 = phi i64 [ %31, %29 ], [ %26, %24 ], [ %21, %19 ], [ %16, %14 ], [ %11, %9 ]
  %36 = phi i64 [ %33, %29 ], [ %28, %24 ], [ %23, %19 ], [ %18, %14 ], [ %13, %9 ]
  %37 = insertvalue { i64, i64 } poison, i64 %35, 0
  %38 = insertvalue { i64, i64 } %37, i64 %36, 1
  ret { i64, i64 } %38
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange_16(i128* nocapture noundef %0, i128* noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = zext i64 %3 to i128
  %8 = shl nuw i128 %7, 64
  %9 = zext i64 %2 to i128
  %10 = or i128 %8, %9
  %11 = icmp ult i32 %5, 5
  br i1 %11, label %12, label %16

12:                                               ; preds = %6
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %13
  %15 = load i32, i32* %14, align 4
  br label %16

16:                                               ; preds = %6, %12
  %17 = phi i32 [ %15, %12 ], [ 5, %6 ]
  switch i32 %17, label %60 [
    i32 1, label %18
    i32 2, label %39
  ]

18:                                               ; preds = %16
  switch i32 %4, label %35 [
    i32 0, label %19
    i32 1, label %23
    i32 2, label %23
    i32 3, label %27
    i32 4, label %31
  ]

19:                                               ; preds = %18
  %20 = load i128, i128* %1, align 16
  %21 = cmpxchg i128* %0, i128 %20, i128 %10 monotonic monotonic, align 16
  %22 = extractvalue { i128, i1 } %21, 1
  br i1 %22, label %84, label %81

23:                                               ; preds = %18, %18
  %24 = load i128, i128* %1, align 16
  %25 = cmpxchg i128* %0, i128 %24, i128 %10 acquire monotonic, align 16
  %26 = extractvalue { i128, i1 } %25, 1
  br i1 %26, label %84, label %81

27:                                               ; preds = %18
  %28 = load i128, i128* %1, align 16
  %29 = cmpxchg i128* %0, i128 %28, i128 %10 release monotonic, align 16
  %30 = extractvalue { i128, i1 } %29, 1
  br i1 %30, label %84, label %81

31:                                               ; preds = %18
  %32 = load i128, i128* %1, align 16
  %33 = cmpxchg i128* %0, i128 %32, i128 %10 acq_rel monotonic, align 16
  %34 = extractvalue { i128, i1 } %33, 1
  br i1 %34, label %84, label %81

35:                                               ; preds = %18
  %36 = load i128, i128* %1, align 16
  %37 = cmpxchg i128* %0, i128 %36, i128 %10 seq_cst monotonic, align 16
  %38 = extractvalue { i128, i1 } %37, 1
  br i1 %38, label %84, label %81

39:                                               ; preds = %16
  switch i32 %4, label %56 [
    i32 0, label %40
    i32 1, label %44
    i32 2, label %44
    i32 3, label %48
    i32 4, label %52
  ]

40:                                               ; preds = %39
  %41 = load i128, i128* %1, align 16
  %42 = cmpxchg i128* %0, i128 %41, i128 %10 monotonic acquire, align 16
  %43 = extractvalue { i128, i1 } %42, 1
  br i1 %43, label %84, label %81

44:                                               ; preds = %39, %39
  %45 = load i128, i128* %1, align 16
  %46 = cmpxchg i128* %0, i128 %45, i128 %10 acquire acquire, align 16
  %47 = extractvalue { i128, i1 } %46, 1
  br i1 %47, label %84, label %81

48:                                               ; preds = %39
  %49 = load i128, i128* %1, align 16
  %50 = cmpxchg i128* %0, i128 %49, i128 %10 release acquire, align 16
  %51 = extractvalue { i128, i1 } %50, 1
  br i1 %51, label %84, label %81

52:                                               ; preds = %39
  %53 = load i128, i128* %1, align 16
  %54 = cmpxchg i128* %0, i128 %53, i128 %10 acq_rel acquire, align 16
  %55 = extractvalue { i128, i1 } %54, 1
  br i1 %55, label %84, label %81

56:                                               ; preds = %39
  %57 = load i128, i128* %1, align 16
  %58 = cmpxchg i128* %0, i128 %57, i128 %10 seq_cst acquire, align 16
  %59 = extractvalue { i128, i1 } %58, 1
  br i1 %59, label %84, label %81

60:                                               ; preds = %16
  switch i32 %4, label %77 [
    i32 0, label %61
    i32 1, label %65
    i32 2, label %65
    i32 3, label %69
    i32 4, label %73
  ]

61:                                               ; preds = %60
  %62 = load i128, i128* %1, align 16
  %63 = cmpxchg i128* %0, i128 %62, i128 %10 monotonic seq_cst, align 16
  %64 = extractvalue { i128, i1 } %63, 1
  br i1 %64, label %84, label %81

65:                                               ; preds = %60, %60
  %66 = load i128, i128* %1, align 16
  %67 = cmpxchg i128* %0, i128 %66, i128 %10 acquire seq_cst, align 16
  %68 = extractvalue { i128, i1 } %67, 1
  br i1 %68, label %84, label %81

69:                                               ; preds = %60
  %70 = load i128, i128* %1, align 16
  %71 = cmpxchg i128* %0, i128 %70, i128 %10 release seq_cst, align 16
  %72 = extractvalue { i128, i1 } %71, 1
  br i1 %72, label %84, label %81

73:                                               ; preds = %60
  %74 = load i128, i128* %1, align 16
  %75 = cmpxchg i128* %0, i128 %74, i128 %10 acq_rel seq_cst, align 16
  %76 = extractvalue { i128, i1 } %75, 1
  br i1 %76, label %84, label %81

77:                                               ; preds = %60
  %78 = load i128, i128* %1, align 16
  %79 = cmpxchg i128* %0, i128 %78, i128 %10 seq_cst seq_cst, align 16
  %80 = extractvalue { i128, i1 } %79, 1
  br i1 %80, label %84, label %81

81:                                               ; preds = %77, %73, %69, %65, %61, %56, %52, %48, %44, %40, %35, %31, %27, %23, %19
  %82 = phi { i128, i1 } [ %21, %19 ], [ %25, %23 ], [ %29, %27 ], [ %33, %31 ], [ %37, %35 ], [ %42, %40 ], [ %46, %44 ], [ %50, %48 ], [ %54, %52 ], [ %58, %56 ], [ %63, %61 ], [ %67, %65 ], [ %71, %69 ], [ %75, %73 ], [ %79, %77 ]
  %83 = extractvalue { i128, i1 } %82, 0
  store i128 %83, i128* %1, align 16
  br label %84

84:                                               ; preds = %81, %77, %73, %69, %65, %61, %56, %52, %48, %44, %40, %35, %31, %27, %23, %19
  %85 = phi i1 [ %22, %19 ], [ %26, %23 ], [ %30, %27 ], [ %34, %31 ], [ %38, %35 ], [ %43, %40 ], [ %47, %44 ], [ %51, %48 ], [ %55, %52 ], [ %59, %56 ], [ %64, %61 ], [ %68, %65 ], [ %72, %69 ], [ %76, %73 ], [ %80, %77 ], [ false, %81 ]
  ret i1 %85
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_load(i64 noundef %0, i8* noundef %1, i8* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr {
  switch i64 %0, label %50 [
    i64 4, label %5
    i64 2, label %5
    i64 1, label %5
    i64 8, label %5
    i64 16, label %25
  ]

5:                                                ; preds = %4, %4, %4, %4
  %6 = trunc i64 %0 to i32
  %7 = icmp ult i32 %3, 5
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = sext i32 %3 to i64
  %10 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %9
  %11 = load i32, i32* %10, align 4
  br label %12

12:                                               ; preds = %5, %8
  %13 = phi i32 [ %11, %8 ], [ 5, %5 ]
  %14 = call i64 @__gmc_load(i8* noundef %1, i32 noundef %6, i32 noundef %13, i32 noundef 0)
  switch i64 %0, label %23 [
    i64 1, label %15
    i64 2, label %17
    i64 4, label %20
  ]

15:                                               ; preds = %12
  %16 = trunc i64 %14 to i8
  store i8 %16, i8* %2, align 1
  br label %57

17:                                               ; preds = %12
  %18 = trunc i64 %14 to i16
  %19 = bitcast i8* %2 to i16*
  store i16 %18, i16* %19, align 2
  br label %57

20:                                               ; preds = %12
  %21 = trunc i64 %14 to i32
  %22 = bitcast i8* %2 to i32*
  store i32 %21, i32* %22, align 4
  br label %57

23:                                               ; preds = %12
  %24 = bitcast i8* %2 to i64*
  store i64 %14, i64* %24, align 8
  br label %57

25:                                               ; preds = %4
  %26 = bitcast i8* %1 to i128*
  switch i32 %3, label %37 [
    i32 0, label %27
    i32 1, label %32
    i32 2, label %32
  ]

27:                                               ; preds = %25
  %28 = load atomic i128, i128* %26 monotonic, align 16
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc i128 %30 to i64
  br label %42

32:                                               ; preds = %25, %25
  %33 = load atomic i128, i128* %26 acquire, align 16
  %34 = trunc i128 %33 to i64
  %35 = lshr i128 %33, 64
  %36 = trunc i128 %35 to i64
  br label %42

37:                                               ; preds = %25
  %38 = load atomic i128, i128* %26 seq_cst, align 16
  %39 = trunc i128 %38 to i64
  %40 = lshr i128 %38, 64
  %41 = trunc i128 %40 to i64
  br label %42

42:                                               ; preds = %27, %32, %37
  %43 = phi i64 [ %29, %27 ], [ %34, %32 ], [ %39, %37 ]
  %44 = phi i64 [ %31, %27 ], [ %36, %32 ], [ %41, %37 ]
  %45 = zext i64 %44 to i128
  %46 = shl nuw i128 %45, 64
  %47 = zext i64 %43 to i128
  %48 = or i128 %46, %47
  %49 = bitcast i8* %2 to i128*
  store i128 %48, i128* %49, align 16
  br label %57

50:                                               ; preds = %4
  %51 = ptrtoint i8* %1 to i64
  %52 = lshr i64 %51, 4
  %53 = and i64 %52, 15
  %54 = getelementptr inbounds [16 x i32], [16 x i32]* @locks, i64 0, i64 %53
  %55 = bitcast i32* %54 to i8*
  %56 = call i64 @__gmc_await_rmw(i8* noundef nonnull %55, i32 noundef 4, i32 noundef 1, i64 noundef 0, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  call void @__gmc_store(i8* noundef nonnull %55, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 520)
  br label %57

57:                                               ; preds = %23, %20, %17, %15, %42, %50
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_store(i64 noundef %0, i8* noundef %1, i8* nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  switch i64 %0, label %37 [
    i64 4, label %5
    i64 2, label %5
    i64 1, label %5
    i64 8, label %5
    i64 16, label %30
  ]

5:                                                ; preds = %4, %4, %4, %4
  %6 = trunc i64 %0 to i32
  switch i64 %0, label %18 [
    i64 1, label %7
    i64 2, label %10
    i64 4, label %14
  ]

7:                                                ; preds = %5
  %8 = load i8, i8* %2, align 1
  %9 = zext i8 %8 to i64
  br label %21

10:                                               ; preds = %5
  %11 = bitcast i8* %2 to i16*
  %12 = load i16, i16* %11, align 2
  %13 = zext i16 %12 to i64
  br label %21

14:                                               ; preds = %5
  %15 = bitcast i8* %2 to i32*
  %16 = load i32, i32* %15, align 4
  %17 = zext i32 %16 to i64
  br label %21

18:                                               ; preds = %5
  %19 = bitcast i8* %2 to i64*
  %20 = load i64, i64* %19, align 8
  br label %21

21:                                               ; preds = %7, %10, %14, %18
  %22 = phi i64 [ %20, %18 ], [ %17, %14 ], [ %13, %10 ], [ %9, %7 ]
  %23 = icmp ult i32 %3, 5
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = sext i32 %3 to i64
  %26 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %25
  %27 = load i32, i32* %26, align 4
  br label %28

28:                                               ; preds = %21, %24
  %29 = phi i32 [ %27, %24 ], [ 5, %21 ]
  call void @__gmc_store(i8* noundef %1, i32 noundef %6, i64 noundef %22, i32 noundef %29, i32 noundef 0)
  br label %44

30:                                               ; preds = %4
  %31 = bitcast i8* %1 to i128*
  %32 = bitcast i8* %2 to i128*
  %33 = load i128, i128* %32, align 16
  switch i32 %3, label %36 [
    i32 0, label %34
    i32 3, label %35
  ]

34:                                               ; preds = %30
  store atomic i128 %33, i128* %31 monotonic, align 16
  br label %44

35:                                               ; preds = %30
  store atomic i128 %33, i128* %31 release, align 16
  br label %44

36:                                               ; preds = %30
  store atomic i128 %33, i128* %31 seq_cst, align 16
  br label %44

37:                                               ; preds = %4
  %38 = ptrtoint i8* %1 to i64
  %39 = lshr i64 %38, 4
  %40 = and i64 %39, 15
  %41 = getelementptr inbounds [16 x i32], [16 x i32]* @locks, i64 0, i64 %40
  %42 = bitcast i32* %41 to i8*
  %43 = call i64 @__gmc_await_rmw(i8* noundef nonnull %42, i32 noundef 4, i32 noundef 1, i64 noundef 0, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %2, i64 %0, i1 false)
  call void @__gmc_store(i8* noundef nonnull %42, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 520)
  br label %44

44:                                               ; preds = %36, %35, %34, %37, %28
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt___atomic_exchange(i64 noundef %0, i8* noundef %1, i8* nocapture noundef readonly %2, i8* nocapture noundef writeonly %3, i32 noundef %4) local_unnamed_addr {
  switch i64 %0, label %79 [
    i64 4, label %6
    i64 2, label %6
    i64 1, label %6
    i64 8, label %6
    i64 16, label %42
  ]

6:                                                ; preds = %5, %5, %5, %5
  %7 = trunc i64 %0 to i32
  switch i64 %0, label %19 [
    i64 1, label %8
    i64 2, label %11
    i64 4, label %15
  ]

8:                                                ; preds = %6
  %9 = load i8, i8* %2, align 1
  %10 = zext i8 %9 to i64
  br label %22

11:                                               ; preds = %6
  %12 = bitcast i8* %2 to i16*
  %13 = load i16, i16* %12, align 2
  %14 = zext i16 %13 to i64
  br label %22

15:                                               ; preds = %6
  %16 = bitcast i8* %2 to i32*
  %17 = load i32, i32* %16, align 4
  %18 = zext i32 %17 to i64
  br label %22

19:                                               ; preds = %6
  %20 = bitcast i8* %2 to i64*
  %21 = load i64, i64* %20, align 8
  br label %22

22:                                               ; preds = %8, %11, %15, %19
  %23 = phi i64 [ %21, %19 ], [ %18, %15 ], [ %14, %11 ], [ %10, %8 ]
  %24 = icmp ult i32 %4, 5
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = sext i32 %4 to i64
  %27 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %26
  %28 = load i32, i32* %27, align 4
  br label %29

29:                                               ; preds = %22, %25
  %30 = phi i32 [ %28, %25 ], [ 5, %22 ]
  %31 = call i64 @__gmc_rmw(i8* noundef %1, i32 noundef %7, i32 noundef 0, i64 noundef %23, i32 noundef %30, i32 noundef 0)
  switch i64 %0, label %40 [
    i64 1, label %32
    i64 2, label %34
    i64 4, label %37
  ]

32:                                               ; preds = %29
  %33 = trunc i64 %31 to i8
  store i8 %33, i8* %3, align 1
  br label %86

34:                                               ; preds = %29
  %35 = trunc i64 %31 to i16
  %36 = bitcast i8* %3 to i16*
  store i16 %35, i16* %36, align 2
  br label %86

37:                                               ; preds = %29
  %38 = trunc i64 %31 to i32
  %39 = bitcast i8* %3 to i32*
  store i32 %38, i32* %39, align 4
  br label %86

40:                                               ; preds = %29
  %41 = bitcast i8* %3 to i64*
  store i64 %31, i64* %41, align 8
  br label %86

42:                                               ; preds = %5
  %43 = bitcast i8* %1 to i128*
  %44 = bitcast i8* %2 to i128*
  %45 = load i128, i128* %44, align 16
  switch i32 %4, label %66 [
    i32 0, label %46
    i32 1, label %51
    i32 2, label %51
    i32 3, label %56
    i32 4, label %61
  ]

46:                                               ; preds = %42
  %47 = atomicrmw xchg i128* %43, i128 %45 monotonic, align 16
  %48 = trunc i128 %47 to i64
  %49 = lshr i128 %47, 64
  %50 = trunc i128 %49 to i64
  br label %71

51:                                               ; preds = %42, %42
  %52 = atomicrmw xchg i128* %43, i128 %45 acquire, align 16
  %53 = trunc i128 %52 to i64
  %54 = lshr i128 %52, 64
  %55 = trunc i128 %54 to i64
  br label %71

56:                                               ; preds = %42
  %57 = atomicrmw xchg i128* %43, i128 %45 release, align 16
  %58 = trunc i128 %57 to i64
  %59 = lshr i128 %57, 64
  %60 = trunc i128 %59 to i64
  br label %71

61:                                               ; preds = %42
  %62 = atomicrmw xchg i128* %43, i128 %45 acq_rel, align 16
  %63 = trunc i128 %62 to i64
  %64 = lshr i128 %62, 64
  %65 = trunc i128 %64 to i64
  br label %71

66:                                               ; preds = %42
  %67 = atomicrmw xchg i128* %43, i128 %45 seq_cst, align 16
  %68 = trunc i128 %67 to i64
  %69 = lshr i128 %67, 64
  %70 = trunc i128 %69 to i64
  br label %71

71:                                               ; preds = %46, %51, %56, %61, %66
  %72 = phi i64 [ %48, %46 ], [ %53, %51 ], [ %58, %56 ], [ %63, %61 ], [ %68, %66 ]
  %73 = phi i64 [ %50, %46 ], [ %55, %51 ], [ %60, %56 ], [ %65, %61 ], [ %70, %66 ]
  %74 = zext i64 %73 to i128
  %75 = shl nuw i128 %74, 64
  %76 = zext i64 %72 to i128
  %77 = or i128 %75, %76
  %78 = bitcast i8* %3 to i128*
  store i128 %77, i128* %78, align 16
  br label %86

79:                                               ; preds = %5
  %80 = ptrtoint i8* %1 to i64
  %81 = lshr i64 %80, 4
  %82 = and i64 %81, 15
  %83 = getelementptr inbounds [16 x i32], [16 x i32]* @locks, i64 0, i64 %82
  %84 = bitcast i32* %83 to i8*
  %85 = call i64 @__gmc_await_rmw(i8* noundef nonnull %84, i32 noundef 4, i32 noundef 1, i64 noundef 0, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef 516)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %1, i64 %0, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %2, i64 %0, i1 false)
  call void @__gmc_store(i8* noundef nonnull %84, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 520)
  br label %86

86:                                               ; preds = %40, %37, %34, %32, %71, %79
  ret void
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__gmc_rt___atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr {
  switch i64 %0, label %76 [
    i64 16, label %67
    i64 1, label %7
    i64 2, label %10
    i64 4, label %14
    i64 8, label %18
  ]

7:                                                ; preds = %6
  %8 = load i8, i8* %2, align 1
  %9 = zext i8 %8 to i64
  br label %21

10:                                               ; preds = %6
  %11 = bitcast i8* %2 to i16*
  %12 = load i16, i16* %11, align 2
  %13 = zext i16 %12 to i64
  br label %21

14:                                               ; preds = %6
  %15 = bitcast i8* %2 to i32*
  %16 = load i32, i32* %15, align 4
  %17 = zext i32 %16 to i64
  br label %21

18:                                               ; preds = %6
  %19 = bitcast i8* %2 to i64*
  %20 = load i64, i64* %19, align 8
  br label %21

21:                                               ; preds = %7, %10, %14, %18
  %22 = phi i64 [ %20, %18 ], [ %17, %14 ], [ %13, %10 ], [ %9, %7 ]
  %23 = trunc i64 %0 to i32
  switch i64 %0, label %35 [
    i64 1, label %24
    i64 2, label %27
    i64 4, label %31
  ]

24:                                               ; preds = %21
  %25 = load i8, i8* %3, align 1
  %26 = zext i8 %25 to i64
  br label %38

27:                                               ; preds = %21
  %28 = bitcast i8* %3 to i16*
  %29 = load i16, i16* %28, align 2
  %30 = zext i16 %29 to i64
  br label %38

31:                                               ; preds = %21
  %32 = bitcast i8* %3 to i32*
  %33 = load i32, i32* %32, align 4
  %34 = zext i32 %33 to i64
  br label %38

35:                                               ; preds = %21
  %36 = bitcast i8* %3 to i64*
  %37 = load i64, i64* %36, align 8
  br label %38

38:                                               ; preds = %24, %27, %31, %35
  %39 = phi i64 [ %37, %35 ], [ %34, %31 ], [ %30, %27 ], [ %26, %24 ]
  %40 = icmp ult i32 %4, 5
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = sext i32 %4 to i64
  %43 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange, i64 0, i64 %42
  %44 = load i32, i32* %43, align 4
  br label %45

45:                                               ; preds = %38, %41
  %46 = phi i32 [ %44, %41 ], [ 5, %38 ]
  %47 = icmp ult i32 %5, 5
  br i1 %47, label %48, label %52

48:                                               ; preds = %45
  %49 = sext i32 %5 to i64
  %50 = getelementptr inbounds [5 x i32], [5 x i32]* @switch.table.__gmc_rt___atomic_compare_exchange.5, i64 0, i64 %49
  %51 = load i32, i32* %50, align 4
  br label %52

52:                                               ; preds = %45, %48
  %53 = phi i32 [ %51, %48 ], [ 5, %45 ]
  %54 = call i64 @__gmc_cas(i8* noundef %1, i32 noundef %23, i64 noundef %22, i64 noundef %39, i32 noundef %46, i32 noundef %53, i32 noundef 0)
  %55 = icmp eq i64 %54, %22
  br i1 %55, label %102, label %56

56:                                               ; preds = %52
  switch i64 %0, label %65 [
    i64 1, label %57
    i64 2, label %59
    i64 4, label %62
  ]

57:                                               ; preds = %56
  %58 = trunc i64 %54 to i8
  store i8 %58, i8* %2, align 1
  br label %102

59:                                               ; preds = %56
  %60 = trunc i64 %54 to i16
  %61 = bitcast i8* %2 to i16*
  store i16 %60, i16* %61, align 2
  br label %102

62:                                               ; preds = %56
  %63 = trunc i64 %54 to i32
  %64 = bitcast i8* %2 to i32*
  store i32 %63, i32* %64, align 4
  br label %102

65:                                               ; preds = %56
  %66 = bitcast i8* %2 to i64*
  store i64 %54, i64* %66, align 8
  br label %102

67:                                               ; preds = %6
  %68 = bitcast i8* %1 to i128*
  %69 = bitcast i8* %2 to i128*
  %70 = bitcast i8* %3 to i128*
  %71 = load i128, i128* %70, align 16
  %72 = trunc i128 %71 to i64
  %73 = lshr i128 %71, 64
  %74 = trunc i128 %73 to i64
  %75 = call zeroext i1 @__gmc_rt___atomic_compare_exchange_16(i128* noundef %68, i128* noundef %69, i64 noundef %72, i64 noundef %74, i32 noundef %4, i32 noundef %5)
  br label %102

76:                                               ; preds = %6
  %77 = ptrtoint i8* %1 to i64
  %78 = lshr i64 %77, 4
  %79 = and i64 %78, 15
  %80 = getelementptr inbounds [16 x i32], [16 x i32]* @locks, i64 0, i64 %79
  %81 = bitcast i32* %80 to i8*
  %82 = call i64 @__gmc_await_rmw(i8* noundef nonnull %81, i32 noundef 4, i32 noundef 1, i64 noundef 0, i32 noundef 0, i64 noundef 1, i32 noundef 2, i32 noundef 4, i32 noundef 516)
  %83 = icmp eq i64 %0, 0
  br i1 %83, label %86, label %88

84:                                               ; preds = %88
  %85 = icmp ne i32 %96, 0
  br label %86

86:                                               ; preds = %84, %76
  %87 = phi i1 [ true, %76 ], [ %85, %84 ]
  br i1 %87, label %99, label %100

88:                                               ; preds = %76, %88
  %89 = phi i64 [ %97, %88 ], [ 0, %76 ]
  %90 = phi i32 [ %96, %88 ], [ 1, %76 ]
  %91 = getelementptr inbounds i8, i8* %1, i64 %89
  %92 = load i8, i8* %91, align 1
  %93 = getelementptr inbounds i8, i8* %2, i64 %89
  %94 = load i8, i8* %93, align 1
  %95 = icmp eq i8 %92, %94
  %96 = select i1 %95, i32 %90, i32 0
  %97 = add nuw i64 %89, 1
  %98 = icmp eq i64 %97, %0
  br i1 %98, label %84, label %88

99:                                               ; preds = %86
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %3, i64 %0, i1 false)
  br label %101

100:                                              ; preds = %86
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %2, i8* align 1 %1, i64 %0, i1 false)
  br label %101

101:                                              ; preds = %100, %99
  call void @__gmc_store(i8* noundef nonnull %81, i32 noundef 4, i64 noundef 0, i32 noundef 3, i32 noundef 520)
  br label %102

102:                                              ; preds = %52, %57, %59, %62, %65, %101, %67
  %103 = phi i1 [ %75, %67 ], [ %87, %101 ], [ %55, %65 ], [ %55, %62 ], [ %55, %59 ], [ %55, %57 ], [ %55, %52 ]
  ret i1 %103
}

declare i64 @__gmc_await_rmw(i8* noundef, i32 noundef, i32 noundef, i64 noundef, i32 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64)



