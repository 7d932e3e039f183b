target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [17 x i8] c"abort was called\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"unexpected error number\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"stack smashing detected\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"buffer overflow detected\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"longjmp is not modelled\00", align 1
@.str.5 = private unnamed_addr constant [21 x i8] c"fork is not modelled\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"system is not modelled\00", align 1

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

define i32 @__gmc_rt_fork() {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.5, i64 0, i64 0))
  unreachable
}

define i32 @__gmc_rt_system(i8* %0) {
  call void @__gmc_fault(i32 24, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0))
  unreachable
}



