target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"unexpected error number\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"stack smashing detected\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"buffer overflow detected\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"longjmp is not modelled\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"raise: signals are not modelled\00", align 1
@.str.6 = private unnamed_addr constant [31 x i8] c"kill: signals are not modelled\00", align 1
@.str.7 = private unnamed_addr constant [21 x i8] c"fork is not modelled\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"system is not modelled\00", align 1

define void @__gmc_rt_abort() {
  call void @__gmc_fault(i32 3, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0))
  unreachable
}

declare void @__gmc_fault(i32, i8*)

define void @__gmc_rt___assert_fail(i8* %0, i8* %1, i32 %2, i8* %3) {
  call void @__gmc_fault(i32 1, i8* %0)
  unreachable
}

define void @__gmc_rt___assert(i8* %0, i8* %1, i32 %2) {
  call void @__gmc_fault(i32 1, i8* %0)
  unreachable
}

define void @__gmc_rt___assert_rtn(i8* %0, i8* %1, i32 %2, i8* %3) {
  call void @__gmc_fault(i32 1, i8* %3)
  unreachable
}

define void @__gmc_rt___assert_perror_fail(i32 %0, i8* %1, i32 %2, i8* %3) {
  call void @__gmc_fault(i32 1, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___VERIFIER_assert_fail(i8* %0, i8* %1, i32 %2) {
  call void @__gmc_fault(i32 1, i8* %0)
  unreachable
}

define void @__gmc_rt___stack_chk_fail() {
  call void @__gmc_fault(i32 6, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___chk_fail() {
  call void @__gmc_fault(i32 6, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt___fortify_fail(i8* %0) {
  call void @__gmc_fault(i32 6, i8* %0)
  unreachable
}

define i32 @__gmc_rt_setjmp(i8* %0) {
  ret i32 0
}

define i32 @__gmc_rt__setjmp(i8* %0) {
  ret i32 0
}

define i32 @__gmc_rt_sigsetjmp(i8* %0, i32 %1) {
  ret i32 0
}

define i32 @__gmc_rt___sigsetjmp(i8* %0, i32 %1) {
  ret i32 0
}

define void @__gmc_rt_longjmp(i8* %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt__longjmp(i8* %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0))
  unreachable
}

define void @__gmc_rt_siglongjmp(i8* %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i64 0, i64 0))
  unreachable
}

define noalias i8* @__gmc_rt_signal(i32 %0, i8* %1) {
  ret i8* null
}

define i32 @__gmc_rt_sigaction(i32 %0, i8* %1, i8* %2) {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %11, label %5

5:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(152) %2, i8 0, i64 152, i1 false)
  %6 = icmp eq i32 %0, 7
  %7 = icmp eq i32 %0, 11
  %8 = or i1 %6, %7
  %9 = zext i1 %8 to i64
  %10 = bitcast i8* %2 to i64*
  store i64 %9, i64* %10, align 8
  br label %11

11:
  ret i32 0
}

declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1 immarg)

define i32 @__gmc_rt_sigemptyset(i64* %0) {
  store i64 0, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigfillset(i64* %0) {
  store i64 -1, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigaddset(i64* %0, i32 %1) {
  %3 = add nsw i32 %1, -1
  %4 = zext i32 %3 to i64
  %5 = shl i64 1, %4
  %6 = load i64, i64* %0, align 8
  %7 = or i64 %6, %5
  store i64 %7, i64* %0, align 8
  ret i32 0
}

define i32 @__gmc_rt_sigprocmask(i32 %0, i8* %1, i8* %2) {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %6, label %5

5:
  call void @llvm.memset.p0i8.i64(i8* align 1 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  br label %6

6:
  ret i32 0
}

define i32 @__gmc_rt_raise(i32 %0) {
  %2 = icmp eq i32 %0, 6
  br i1 %2, label %3, label %4

3:
  call void @__gmc_fault(i32 3, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0))
  unreachable

4:
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_kill(i32 %0, i32 %1) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.6, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_pause() {
  call void @__gmc_block(i32 10)
  unreachable
}

declare void @__gmc_block(i32)

define i32 @__gmc_rt_sigsuspend(i8* %0) {
  call void @__gmc_block(i32 10)
  unreachable
}

define i32 @__gmc_rt_fork() {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.7, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_system(i8* %0) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.8, i64 0, i64 0))
  unreachable
}



