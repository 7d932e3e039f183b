target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_clock_gettime(i32 %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %1, align 8
  %8 = urem i64 %5, 1000000000
  %9 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 %8, i64* %9, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_timespec_get(i64* nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %0, align 8
  %8 = urem i64 %5, 1000000000
  %9 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %8, i64* %9, align 8
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local i32 @__gmc_rt_clock_getres(i32 noundef %0, i64* noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq i64* %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  store i64 0, i64* %1, align 8
  %5 = getelementptr inbounds i64, i64* %1, i64 1
  store i64 1, i64* %5, align 8
  br label %6

6:                                                ; preds = %4, %2
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_gettimeofday(i64* nocapture noundef writeonly %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %4 = add i64 %3, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %4)
  %5 = mul i64 %4, 10000000
  %6 = udiv i64 %5, 1000000000
  %7 = add nuw nsw i64 %6, 1700000000
  store i64 %7, i64* %0, align 8
  %8 = urem i64 %5, 1000000000
  %9 = udiv i64 %8, 1000
  %10 = getelementptr inbounds i64, i64* %0, i64 1
  store i64 %9, i64* %10, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_time(i64* noundef writeonly %0) local_unnamed_addr {
  %2 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %3 = add i64 %2, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %3)
  %4 = mul i64 %3, 10000000
  %5 = udiv i64 %4, 1000000000
  %6 = add nuw nsw i64 %5, 1700000000
  %7 = icmp eq i64* %0, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  store i64 %6, i64* %0, align 8
  br label %9

9:                                                ; preds = %8, %1
  ret i64 %6
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt_clock() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %2)
  %3 = mul i64 %2, 10000000
  %4 = udiv i64 %3, 1000
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local double @__gmc_rt_difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt__ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %2)
  %3 = mul i64 %2, 10000000
  ret i64 %3
}

; Function Attrs: nounwind
define dso_local i64 @__gmc_rt__ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr {
  %1 = call i64 @__gmc_tls_get(i32 noundef 15, i8* noundef null)
  %2 = add i64 %1, 1
  call void @__gmc_tls_set(i32 noundef 15, i8* noundef null, i64 noundef %2)
  %3 = mul i64 %2, 10000000
  %4 = add i64 %3, 1700000000000000000
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_usleep(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_sleep(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_nanosleep(i64* nocapture noundef readnone %0, i64* nocapture noundef readnone %1) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_clock_nanosleep(i32 noundef %0, i32 noundef %1, i64* nocapture noundef readnone %2, i64* nocapture noundef readnone %3) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_alarm(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_getpid() local_unnamed_addr {
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_getppid() local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__gmc_rt_gettid() local_unnamed_addr {
  %1 = call i32 @__gmc_name()
  ret i32 %1
}

declare i32 @__gmc_name() local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_get_nprocs() local_unnamed_addr {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_get_nprocs_conf() local_unnamed_addr {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_getpagesize() local_unnamed_addr {
  ret i32 4096
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i64 @__gmc_rt_sysconf(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %3 [
    i32 30, label %4
    i32 83, label %2
    i32 84, label %2
  ]

2:                                                ; preds = %1, %1
  br label %4

3:                                                ; preds = %1
  br label %4

4:                                                ; preds = %1, %3, %2
  %5 = phi i64 [ -1, %3 ], [ 4, %2 ], [ 4096, %1 ]
  ret i64 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt_isatty(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

declare i64 @__gmc_tls_get(i32 noundef, i8* noundef) local_unnamed_addr

declare void @__gmc_tls_set(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr



