target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [57 x i8] c"std::system_error: join of a thread that is not joinable\00", align 1
@.str.1 = private unnamed_addr constant [59 x i8] c"std::system_error: detach of a thread that is not joinable\00", align 1
@__gmc_rt___libc_single_threaded = dso_local local_unnamed_addr global i8 0, align 1

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* nocapture noundef writeonly %0, i8** nocapture noundef %1, void ()* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = load i8*, i8** %1, align 8
  store i8* null, i8** %1, align 8
  %5 = call i32 @__gmc_create(i8* noundef bitcast (i8* (i8*)* @run to i8*), i8* noundef %4)
  %6 = zext i32 %5 to i64
  store i64 %6, i64* %0, align 8
  ret void
}

declare i32 @__gmc_create(i8* noundef, i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal i8* @run(i8* noundef %0) {
  %2 = bitcast i8* %0 to void (i8*)***
  %3 = load void (i8*)**, void (i8*)*** %2, align 8
  %4 = getelementptr inbounds void (i8*)*, void (i8*)** %3, i64 2
  %5 = load void (i8*)*, void (i8*)** %4, align 8
  call void %5(i8* noundef %0)
  %6 = getelementptr inbounds void (i8*)*, void (i8*)** %3, i64 1
  %7 = load void (i8*)*, void (i8*)** %6, align 8
  call void %7(i8* noundef %0)
  ret i8* null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt__ZNSt6thread6_StateD2Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt__ZNSt6thread6_StateD1Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt6thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 18, i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  %6 = call i32 @__gmc_rt_pthread_join(i64 noundef %2, i8** noundef null)
  store i64 0, i64* %0, align 8
  ret void
}

; Function Attrs: noreturn
declare void @__gmc_fault(i32 noundef, i8* noundef) local_unnamed_addr

declare i32 @__gmc_rt_pthread_join(i64 noundef, i8** noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt6thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @__gmc_fault(i32 noundef 18, i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i64 0, i64 0))
  unreachable

5:                                                ; preds = %1
  %6 = call i32 @__gmc_rt_pthread_detach(i64 noundef %2)
  store i64 0, i64* %0, align 8
  ret void
}

declare i32 @__gmc_rt_pthread_detach(i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local i32 @__gmc_rt__ZNSt6thread20hardware_concurrencyEv() local_unnamed_addr {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define dso_local void @__gmc_rt__ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variableC1Ev(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_init(i8* noundef %0, i8* noundef null)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_init(i8* noundef, i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variableC2Ev(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_init(i8* noundef %0, i8* noundef null)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variableD1Ev(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_destroy(i8* noundef %0)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_destroy(i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variableD2Ev(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_destroy(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variable10notify_oneEv(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_signal(i8* noundef %0)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_signal(i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variable10notify_allEv(i8* noundef %0) local_unnamed_addr {
  %2 = call i32 @__gmc_rt_pthread_cond_broadcast(i8* noundef %0)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_broadcast(i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(i8* noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8*, i8** %1, align 8
  %4 = call i32 @__gmc_rt_pthread_cond_wait(i8* noundef %0, i8* noundef %3)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_wait(i8* noundef, i8* noundef) local_unnamed_addr



