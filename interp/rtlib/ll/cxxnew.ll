target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__gmc_rt__ZSt7nothrow = dso_local local_unnamed_addr constant [1 x i8] zeroinitializer, align 1
@new_handler = internal global i8* null, align 8

define i8* @__gmc_rt__Znwm(i64 %0) {
  %2 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %2
}

declare i8* @__gmc_malloc(i64, i64, i32)

define i8* @__gmc_rt__Znam(i64 %0) {
  %2 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %2
}

define i8* @__gmc_rt__ZnwmRKSt9nothrow_t(i64 %0, i8* %1) {
  %3 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %3
}

define i8* @__gmc_rt__ZnamRKSt9nothrow_t(i64 %0, i8* %1) {
  %3 = call i8* @__gmc_malloc(i64 %0, i64 16, i32 0)
  ret i8* %3
}

define i8* @__gmc_rt__ZnwmSt11align_val_t(i64 %0, i64 %1) {
  %3 = call i8* @__gmc_malloc(i64 %0, i64 %1, i32 0)
  ret i8* %3
}

define i8* @__gmc_rt__ZnamSt11align_val_t(i64 %0, i64 %1) {
  %3 = call i8* @__gmc_malloc(i64 %0, i64 %1, i32 0)
  ret i8* %3
}

define i8* @__gmc_rt__ZnwmSt11align_val_tRKSt9nothrow_t(i64 %0, i64 %1, i8* %2) {
  %4 = call i8* @__gmc_malloc(i64 %0, i64 %1, i32 0)
  ret i8* %4
}

define i8* @__gmc_rt__ZnamSt11align_val_tRKSt9nothrow_t(i64 %0, i64 %1, i8* %2) {
  %4 = call i8* @__gmc_malloc(i64 %0, i64 %1, i32 0)
  ret i8* %4
}

define void @__gmc_rt__ZdlPv(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

declare void @__gmc_free(i8*)

define void @__gmc_rt__ZdaPv(i8* %0) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdlPvm(i8* %0, i64 %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdaPvm(i8* %0, i64 %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdlPvRKSt9nothrow_t(i8* %0, i8* %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdaPvRKSt9nothrow_t(i8* %0, i8* %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdlPvSt11align_val_t(i8* %0, i64 %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdaPvSt11align_val_t(i8* %0, i64 %1) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdlPvmSt11align_val_t(i8* %0, i64 %1, i64 %2) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdaPvmSt11align_val_t(i8* %0, i64 %1, i64 %2) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdlPvSt11align_val_tRKSt9nothrow_t(i8* %0, i64 %1, i8* %2) {
  call void @__gmc_free(i8* %0)
  ret void
}

define void @__gmc_rt__ZdaPvSt11align_val_tRKSt9nothrow_t(i8* %0, i64 %1, i8* %2) {
  call void @__gmc_free(i8* %0)
  ret void
}

define i8* @__gmc_rt__ZSt15set_new_handlerPFvvE(i8* %0) {
  %2 = ptrtoint i8* %0 to i64
  %3 = call i64 @__gmc_rmw(i8* bitcast (i8** @new_handler to i8*), i32 8, i32 0, i64 %2, i32 4, i32 0)
  %4 = inttoptr i64 %3 to i8*
  ret i8* %4
}

declare i64 @__gmc_rmw(i8*, i32, i32, i64, i32, i32)

define i8* @__gmc_rt__ZSt15get_new_handlerv() {
  %1 = call i64 @__gmc_load(i8* bitcast (i8** @new_handler to i8*), i32 8, i32 2, i32 0)
  %2 = inttoptr i64 %1 to i8*
  ret i8* %2
}

declare i64 @__gmc_load(i8*, i32, i32, i32)



