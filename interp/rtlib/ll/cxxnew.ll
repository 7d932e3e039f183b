target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__gmc_rt__ZSt7nothrow = dso_local local_unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__Znwm(i64 noundef %0) local_unnamed_addr {
  %2 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef 16, i32 noundef 0)
  ret i8* %2
}

declare i8* @__gmc_malloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__Znam(i64 noundef %0) local_unnamed_addr {
  %2 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef 16, i32 noundef 0)
  ret i8* %2
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnwmRKSt9nothrow_t(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef 16, i32 noundef 0)
  ret i8* %3
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnamRKSt9nothrow_t(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef 16, i32 noundef 0)
  ret i8* %3
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef %1, i32 noundef 0)
  ret i8* %3
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnamSt11align_val_t(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef %1, i32 noundef 0)
  ret i8* %3
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef %1, i32 noundef 0)
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local i8* @__gmc_rt__ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call i8* @__gmc_malloc(i64 noundef %0, i64 noundef %1, i32 noundef 0)
  ret i8* %4
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPv(i8* noundef %0) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

declare void @__gmc_free(i8* noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPv(i8* noundef %0) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPvm(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPvRKSt9nothrow_t(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPvRKSt9nothrow_t(i8* noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPvSt11align_val_t(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPvSt11align_val_t(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPvmSt11align_val_t(i8* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdlPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}

; Function Attrs: nounwind
define dso_local void @__gmc_rt__ZdaPvSt11align_val_tRKSt9nothrow_t(i8* noundef %0, i64 noundef %1, i8* nocapture noundef readnone %2) local_unnamed_addr {
  call void @__gmc_free(i8* noundef %0)
  ret void
}



