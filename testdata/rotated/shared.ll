; ModuleID = 'shared.c'
source_filename = "shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"shared == N\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"shared.c\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [27 x i8] c"int run(void *(*)(void *))\00", align 1
@lock = internal global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_tries() local_unnamed_addr #0 {
  tail call fastcc void @run(ptr noundef nonnull @tries)
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal fastcc void @run(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #6
  %3 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef %0, ptr noundef null) #6
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef %0, ptr noundef null) #6
  %6 = getelementptr inbounds i8, ptr %2, i64 16
  %7 = call i32 @pthread_create(ptr noundef nonnull %6, ptr noundef null, ptr noundef %0, ptr noundef null) #6
  %8 = load i64, ptr %2, align 16, !tbaa !5
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null) #6
  %10 = load i64, ptr %4, align 8, !tbaa !5
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null) #6
  %12 = load i64, ptr %6, align 16, !tbaa !5
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null) #6
  %14 = load i32, ptr @shared, align 4, !tbaa !9
  %15 = icmp eq i32 %14, 3
  br i1 %15, label %17, label %16

16:                                               ; preds = %1
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.run) #7
  unreachable

17:                                               ; preds = %1
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #6
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @tries(ptr noundef readnone returned %0) #1 {
  %2 = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %11
  %5 = phi i32 [ %12, %11 ], [ 0, %1 ]
  %6 = load atomic i32, ptr @lock monotonic, align 4
  %7 = icmp ne i32 %6, 0
  %8 = add nuw nsw i32 %5, 1
  %9 = icmp ult i32 %5, 99
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:                                               ; preds = %4, %13
  %12 = phi i32 [ %8, %4 ], [ 0, %13 ]
  br label %4, !llvm.loop !11

13:                                               ; preds = %4
  %14 = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %11

16:                                               ; preds = %13, %1
  %17 = load i32, ptr @shared, align 4, !tbaa !9
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr @shared, align 4, !tbaa !9
  store atomic i32 0, ptr @lock release, align 4
  ret ptr %0
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_looks() local_unnamed_addr #0 {
  tail call fastcc void @run(ptr noundef nonnull @looks)
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @looks(ptr noundef readnone returned %0) #1 {
  br label %2

2:                                                ; preds = %9, %1
  %3 = phi i32 [ 100, %1 ], [ %10, %9 ]
  %4 = add nsw i32 %3, -1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = load atomic i32, ptr @lock monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %11
  %10 = phi i32 [ %4, %6 ], [ 100, %11 ]
  br label %2, !llvm.loop !13

11:                                               ; preds = %2, %6
  %12 = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %9

14:                                               ; preds = %11
  %15 = load i32, ptr @shared, align 4, !tbaa !9
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr @shared, align 4, !tbaa !9
  store atomic i32 0, ptr @lock release, align 4
  ret ptr %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

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
!13 = distinct !{!13, !12}
