; ModuleID = 'testdata/rotated/calls.c'
source_filename = "testdata/rotated/calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@flag = internal unnamed_addr global i32 0, align 4
@got = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [9 x i8] c"got == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"testdata/rotated/calls.c\00", align 1
@__PRETTY_FUNCTION__.main_keeps = private unnamed_addr constant [22 x i8] c"void main_keeps(void)\00", align 1
@n = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [28 x i8] c"void run(void *(*)(void *))\00", align 1
@a = internal global %union.pthread_mutex_t zeroinitializer, align 8
@b = internal global %union.pthread_mutex_t zeroinitializer, align 8

; Function Attrs: nounwind uwtable
define dso_local void @main_backs_off() local_unnamed_addr #0 {
  tail call fastcc void @run(ptr noundef nonnull @backs_off)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @run(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #8
  %4 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef %0, ptr noundef nonnull @n) #8
  %5 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef %0, ptr noundef null) #8
  %6 = load i64, ptr %2, align 8, !tbaa !5
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null) #8
  %8 = load i64, ptr %3, align 8, !tbaa !5
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null) #8
  %10 = load i32, ptr @n, align 4, !tbaa !9
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %13, label %12

12:                                               ; preds = %1
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 58, ptr noundef nonnull @__PRETTY_FUNCTION__.run) #9
  unreachable

13:                                               ; preds = %1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8
  ret void
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @backs_off(ptr noundef readnone %0) #0 {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @b, ptr @a
  %4 = select i1 %2, ptr @a, ptr @b
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #8
  %6 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %4) #8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %1, %8
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %3) #8
  %11 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %4) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %8

13:                                               ; preds = %8, %1
  %14 = load i32, ptr @n, align 4, !tbaa !9
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr @n, align 4, !tbaa !9
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %3) #8
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %4) #8
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local void @main_swaps() local_unnamed_addr #0 {
  tail call fastcc void @run(ptr noundef nonnull @swaps)
  ret void
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @swaps(ptr noundef readnone %0) #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call fastcc void @both(ptr noundef nonnull @a, ptr noundef nonnull @b)
  br label %5

4:                                                ; preds = %1
  tail call fastcc void @both(ptr noundef nonnull @b, ptr noundef nonnull @a)
  br label %5

5:                                                ; preds = %4, %3
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local void @main_keeps() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #8
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @sets, ptr noundef null) #8
  %3 = load atomic i32, ptr @flag seq_cst, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %9, label %5

5:                                                ; preds = %0, %5
  %6 = call i32 @sched_yield() #8
  %7 = load atomic i32, ptr @flag seq_cst, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %5, !llvm.loop !11

9:                                                ; preds = %5, %0
  call fastcc void @keep(i32 noundef %3)
  %10 = load i64, ptr %1, align 8, !tbaa !5
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null) #8
  %12 = load i32, ptr @got, align 4, !tbaa !9
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 85, ptr noundef nonnull @__PRETTY_FUNCTION__.main_keeps) #9
  unreachable

15:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @sets(ptr nocapture readnone %0) #3 {
  store atomic i32 1, ptr @flag seq_cst, align 4
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @keep(i32 noundef %0) unnamed_addr #4 {
  store i32 %0, ptr @got, align 4, !tbaa !9
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @both(ptr noundef %0, ptr noundef %1) unnamed_addr #7 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #8
  %4 = tail call i32 @pthread_mutex_trylock(ptr noundef %1) #8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %2, %6
  %7 = phi ptr [ %8, %6 ], [ %0, %2 ]
  %8 = phi ptr [ %7, %6 ], [ %1, %2 ]
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef %7) #8
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef %8) #8
  %11 = tail call i32 @pthread_mutex_trylock(ptr noundef %7) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %6

13:                                               ; preds = %6, %2
  %14 = phi ptr [ %1, %2 ], [ %7, %6 ]
  %15 = phi ptr [ %0, %2 ], [ %8, %6 ]
  %16 = load i32, ptr @n, align 4, !tbaa !9
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr @n, align 4, !tbaa !9
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef %15) #8
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef %14) #8
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
