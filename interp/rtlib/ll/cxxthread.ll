target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE = external constant [8 x i64], align 16
@.str = private unnamed_addr constant [19 x i8] c"NSt6thread6_StateE\00", align 1
@__gmc_rt__ZTINSt6thread6_StateE = dso_local constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i32 0, i32 0)], align 16
@__gmc_rt__ZTVNSt6thread6_StateE = dso_local local_unnamed_addr constant [5 x i8*] [i8* null, i8* bitcast ([2 x i8*]* @__gmc_rt__ZTINSt6thread6_StateE to i8*), i8* bitcast (void (i8*)* @__gmc_rt__ZNSt6thread6_StateD1Ev to i8*), i8* bitcast (void (i8*)* @delete_state to i8*), i8* bitcast (void ()* @__gmc_rt___cxa_pure_virtual to i8*)], align 16
@.str.1 = private unnamed_addr constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 1
@__gmc_rt__ZTINSt13__future_base12_Result_baseE = dso_local local_unnamed_addr constant [2 x i8*] [i8* getelementptr (i8, i8* bitcast ([8 x i64]* @__gmc_rt__ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0)], align 16
@__gmc_rt___libc_single_threaded = dso_local local_unnamed_addr constant i8 0, align 1
@__gmc_rt___dso_handle = dso_local local_unnamed_addr constant i8 0, align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"libstdc++ assertion\00", align 1

define void @__gmc_rt__ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* %0, i8** %1, void ()* %2) {
  %4 = load i8*, i8** %1, align 8
  store i8* null, i8** %1, align 8
  %5 = call i32 @__gmc_create(i8* bitcast (i8* (i8*)* @run to i8*), i8* %4, i64 0)
  %6 = zext i32 %5 to i64
  store i64 %6, i64* %0, align 8
  ret void
}

declare i32 @__gmc_create(i8*, i8*, i64)

define internal i8* @run(i8* %0) {
  %2 = bitcast i8* %0 to void (i8*)***
  %3 = load void (i8*)**, void (i8*)*** %2, align 8
  %4 = getelementptr inbounds void (i8*)*, void (i8*)** %3, i64 2
  %5 = load void (i8*)*, void (i8*)** %4, align 8
  call void %5(i8* %0)
  %6 = getelementptr inbounds void (i8*)*, void (i8*)** %3, i64 1
  %7 = load void (i8*)*, void (i8*)** %6, align 8
  call void %7(i8* %0)
  ret i8* null
}

define void @__gmc_rt__ZNSt6thread6_StateD2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt6thread6_StateD1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSt6thread4joinEv(i64* %0) {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %6, label %4

4:
  %5 = call i32 @__gmc_rt_pthread_join(i64 %2, i8** null)
  br label %6

6:
  %7 = phi i32 [ %5, %4 ], [ 22, %1 ]
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:
  call void @__gmc_rt__ZSt20__throw_system_errori(i32 %7)
  br label %10

10:
  store i64 0, i64* %0, align 8
  ret void
}

declare i32 @__gmc_rt_pthread_join(i64, i8**)

declare void @__gmc_rt__ZSt20__throw_system_errori(i32)

define void @__gmc_rt__ZNSt6thread6detachEv(i64* %0) {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @__gmc_rt__ZSt20__throw_system_errori(i32 22)
  br label %5

5:
  %6 = load i64, i64* %0, align 8
  %7 = call i32 @__gmc_rt_pthread_detach(i64 %6)
  store i64 0, i64* %0, align 8
  ret void
}

declare i32 @__gmc_rt_pthread_detach(i64)

define i32 @__gmc_rt__ZNSt6thread20hardware_concurrencyEv() {
  ret i32 4
}

define void @__gmc_rt__ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 %0, i64 %1) {
  ret void
}

define void @__gmc_rt__ZNSt18condition_variableC1Ev(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_init(i8* %0, i8* null)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_init(i8*, i8*)

define void @__gmc_rt__ZNSt18condition_variableC2Ev(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_init(i8* %0, i8* null)
  ret void
}

define void @__gmc_rt__ZNSt18condition_variableD1Ev(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_destroy(i8* %0)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_destroy(i8*)

define void @__gmc_rt__ZNSt18condition_variableD2Ev(i8* %0) {
  %2 = call i32 @__gmc_rt_pthread_cond_destroy(i8* %0)
  ret void
}

define void @__gmc_rt__ZNSt18condition_variable10notify_oneEv(i8* %0) {
  %2 = call i32 @__gmc_rt___notify_one(i8* %0)
  ret void
}

declare i32 @__gmc_rt___notify_one(i8*)

define void @__gmc_rt__ZNSt18condition_variable10notify_allEv(i8* %0) {
  %2 = call i32 @__gmc_rt___notify_all(i8* %0)
  ret void
}

declare i32 @__gmc_rt___notify_all(i8*)

define void @__gmc_rt__ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(i8* %0, i8** %1) {
  %3 = load i8*, i8** %1, align 8
  %4 = call i32 @__gmc_rt_pthread_cond_wait(i8* %0, i8* %3)
  ret void
}

declare i32 @__gmc_rt_pthread_cond_wait(i8*, i8*)

define void @__gmc_rt__ZNSt15recursive_mutex6unlockEv(i8* %0) {
  %2 = call i32 @__gmc_rt_mtx_unlock(i8* %0)
  ret void
}

declare i32 @__gmc_rt_mtx_unlock(i8*)

define void @__gmc_rt__ZNSt21recursive_timed_mutex6unlockEv(i8* %0) {
  %2 = call i32 @__gmc_rt_mtx_unlock(i8* %0)
  ret void
}

define internal void @delete_state(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

declare void @__gmc_rt___cxa_pure_virtual()

define void @__gmc_rt__ZNSt13__future_base12_Result_baseC2Ev(i8** %0) {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  store i8* null, i8** %2, align 8
  ret void
}

define void @__gmc_rt__ZNSt13__future_base12_Result_baseD2Ev(i8** %0) {
  %2 = getelementptr inbounds i8*, i8** %0, i64 1
  call void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrD1Ev(i8** %2)
  ret void
}

declare void @__gmc_rt__ZNSt15__exception_ptr13exception_ptrD1Ev(i8**)

define zeroext i1 @__gmc_rt__ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* %0, i8* %1, i32 %2, i1 zeroext %3, i64 %4, i64 %5) {
  %7 = alloca [2 x i64], align 8
  %8 = bitcast [2 x i64]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %8)
  br i1 %3, label %9, label %15

9:
  %10 = call i32 @__gmc_choice(i32 2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds [2 x i64], [2 x i64]* %7, i64 0, i64 0
  store i64 %4, i64* %13, align 8
  %14 = getelementptr inbounds [2 x i64], [2 x i64]* %7, i64 0, i64 1
  store i64 %5, i64* %14, align 8
  call void @__gmc_rt___time_out(i64* %13)
  br label %18

15:
  %16 = phi i32 [ 1, %9 ], [ 5, %6 ]
  %17 = call i32 @__gmc_rt_futex_wait(i8* %1, i32 %2, i32 %16)
  br label %18

18:
  %19 = phi i1 [ false, %12 ], [ true, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8)
  ret i1 %19
}

define zeroext i1 @__gmc_rt__ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* %0, i8* %1, i32 %2, i1 zeroext %3, i64 %4, i64 %5) {
  %7 = alloca [2 x i64], align 8
  %8 = bitcast [2 x i64]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %8)
  br i1 %3, label %9, label %15

9:
  %10 = call i32 @__gmc_choice(i32 2)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds [2 x i64], [2 x i64]* %7, i64 0, i64 0
  store i64 %4, i64* %13, align 8
  %14 = getelementptr inbounds [2 x i64], [2 x i64]* %7, i64 0, i64 1
  store i64 %5, i64* %14, align 8
  call void @__gmc_rt___time_out(i64* %13)
  br label %18

15:
  %16 = phi i32 [ 1, %9 ], [ 5, %6 ]
  %17 = call i32 @__gmc_rt_futex_wait(i8* %1, i32 %2, i32 %16)
  br label %18

18:
  %19 = phi i1 [ false, %12 ], [ true, %15 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %8)
  ret i1 %19
}

define void @__gmc_rt__ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i8* %0) {
  %2 = call i32 @__gmc_rt_futex_wake(i8* %0, i64 -1)
  ret void
}

declare i32 @__gmc_rt_futex_wake(i8*, i64)

define void @__gmc_rt__ZNSaIcEC1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSaIcEC2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSaIcEC1ERKS_(i8* %0, i8* %1) {
  ret void
}

define void @__gmc_rt__ZNSaIcEC2ERKS_(i8* %0, i8* %1) {
  ret void
}

define void @__gmc_rt__ZNSaIcED1Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZNSaIcED2Ev(i8* %0) {
  ret void
}

define void @__gmc_rt__ZSt21__glibcxx_assert_failPKciS0_S0_(i8* %0, i32 %1, i8* %2, i8* %3) {
  %5 = icmp eq i8* %3, null
  %6 = select i1 %5, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i8* %3
  call void @__gmc_fault(i32 1, i8* %6)
  unreachable
}

declare void @__gmc_fault(i32, i8*)

declare void @__gmc_free(i8*)

declare i32 @__gmc_choice(i32)

declare void @__gmc_rt___time_out(i64*)

declare i32 @__gmc_rt_futex_wait(i8*, i32, i32)

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8*)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8*)



