; ModuleID = 'twice.c'
source_filename = "twice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rwlock = type { i32, i32 }

@permits = internal global i32 1, align 4
@shared = internal global i32 0, align 4
@lock = internal global %struct.rwlock { i32 0, i32 1048576 }, align 4
@.str = private unnamed_addr constant [11 x i8] c"shared < 4\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"testdata/rotated/twice.c\00", align 1
@__PRETTY_FUNCTION__.more = private unnamed_addr constant [19 x i8] c"void *more(void *)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_takes() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @takes, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @takes, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @takes, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @takes(ptr nocapture readnone %0) #0 {
  %2 = atomicrmw sub ptr @permits, i32 1 acquire, align 4
  %3 = icmp slt i32 %2, 1
  br i1 %3, label %4, label %9

4:                                                ; preds = %1, %4
  %5 = atomicrmw add ptr @permits, i32 1 monotonic, align 4
  %6 = tail call i32 @sched_yield() #7
  %7 = atomicrmw sub ptr @permits, i32 1 acquire, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %4, label %9, !llvm.loop !9

9:                                                ; preds = %4, %1
  %10 = load i32, ptr @shared, align 4, !tbaa !11
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr @shared, align 4, !tbaa !11
  %12 = atomicrmw add ptr @permits, i32 1 release, align 4
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_locks() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @locks, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @locks, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @locks, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none) uwtable
define internal noalias noundef ptr @locks(ptr noundef readnone %0) #1 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %16, label %3

3:                                                ; preds = %1
  %4 = atomicrmw sub ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1 acquire, align 4
  %5 = icmp slt i32 %4, 1
  br i1 %5, label %6, label %14

6:                                                ; preds = %3, %11
  %7 = atomicrmw add ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1 monotonic, align 4
  br label %8

8:                                                ; preds = %8, %6
  %9 = load atomic i32, ptr getelementptr inbounds (i8, ptr @lock, i64 4) monotonic, align 4
  %10 = icmp slt i32 %9, 1
  br i1 %10, label %8, label %11, !llvm.loop !13

11:                                               ; preds = %8
  %12 = atomicrmw sub ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1 acquire, align 4
  %13 = icmp slt i32 %12, 1
  br i1 %13, label %6, label %14, !llvm.loop !14

14:                                               ; preds = %11, %3
  %15 = load volatile i32, ptr @shared, align 4, !tbaa !11
  br label %28

16:                                               ; preds = %1
  %17 = atomicrmw sub ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1048576 acquire, align 4
  %18 = icmp eq i32 %17, 1048576
  br i1 %18, label %27, label %19

19:                                               ; preds = %16, %24
  %20 = atomicrmw add ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1048576 monotonic, align 4
  br label %21

21:                                               ; preds = %21, %19
  %22 = load atomic i32, ptr getelementptr inbounds (i8, ptr @lock, i64 4) monotonic, align 4
  %23 = icmp eq i32 %22, 1048576
  br i1 %23, label %24, label %21, !llvm.loop !15

24:                                               ; preds = %21
  %25 = atomicrmw sub ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1048576 acquire, align 4
  %26 = icmp eq i32 %25, 1048576
  br i1 %26, label %27, label %19, !llvm.loop !16

27:                                               ; preds = %24, %16
  store i32 1, ptr @shared, align 4, !tbaa !11
  br label %28

28:                                               ; preds = %27, %14
  %29 = phi i32 [ 1048576, %27 ], [ 1, %14 ]
  %30 = atomicrmw add ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 %29 release, align 4
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_orders() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @orders, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @orders, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @orders, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @orders(ptr nocapture readnone %0) #2 {
  %2 = atomicrmw sub ptr @permits, i32 1 acquire, align 4
  %3 = icmp slt i32 %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %1, %4
  %5 = atomicrmw add ptr @permits, i32 1 monotonic, align 4
  %6 = atomicrmw sub ptr @permits, i32 1 monotonic, align 4
  %7 = icmp slt i32 %6, 1
  br i1 %7, label %4, label %8, !llvm.loop !17

8:                                                ; preds = %4, %1
  %9 = load i32, ptr @shared, align 4, !tbaa !11
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @shared, align 4, !tbaa !11
  %11 = atomicrmw add ptr @permits, i32 1 release, align 4
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_more() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @more, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @more, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @more, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @more(ptr nocapture readnone %0) #0 {
  %2 = atomicrmw sub ptr @permits, i32 1 acquire, align 4
  %3 = icmp slt i32 %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %1, %4
  %5 = atomicrmw add ptr @permits, i32 1 monotonic, align 4
  %6 = atomicrmw sub ptr @permits, i32 1 acquire, align 4
  %7 = icmp slt i32 %6, 1
  br i1 %7, label %4, label %8, !llvm.loop !18

8:                                                ; preds = %4, %1
  %9 = phi i32 [ 1, %1 ], [ 2, %4 ]
  %10 = load i32, ptr @shared, align 4, !tbaa !11
  %11 = add nsw i32 %10, %9
  store i32 %11, ptr @shared, align 4, !tbaa !11
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 99, ptr noundef nonnull @__PRETTY_FUNCTION__.more) #8
  unreachable

14:                                               ; preds = %8
  %15 = atomicrmw add ptr @permits, i32 1 release, align 4
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, argmem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !7, i64 0}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
