; ModuleID = 'shared.c'
source_filename = "shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"shared == N\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"shared.c\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [27 x i8] c"int run(void *(*)(void *))\00", align 1
@lock = internal global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main_tries() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %7, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @tries, i8* noundef null) #6
  %7 = add nuw nsw i64 %4, 1
  %8 = icmp eq i64 %7, 3
  br i1 %8, label %12, label %3, !llvm.loop !5

9:                                                ; preds = %12
  %10 = load i32, i32* @shared, align 4, !tbaa !8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %20, label %19

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %3 ]
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %13
  %15 = load i64, i64* %14, align 8, !tbaa !12
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null) #6
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, 3
  br i1 %18, label %9, label %12, !llvm.loop !14

19:                                               ; preds = %9
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #7
  unreachable

20:                                               ; preds = %9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @tries(i8* noundef readnone returned %0) #1 {
  %2 = atomicrmw xchg i32* @lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %1, %11
  %5 = phi i32 [ %12, %11 ], [ 0, %1 ]
  %6 = load atomic i32, i32* @lock monotonic, align 4
  %7 = icmp ne i32 %6, 0
  %8 = add nuw nsw i32 %5, 1
  %9 = icmp ult i32 %5, 99
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:                                               ; preds = %4, %13
  %12 = phi i32 [ %8, %4 ], [ 0, %13 ]
  br label %4, !llvm.loop !15

13:                                               ; preds = %4
  %14 = atomicrmw xchg i32* @lock, i32 1 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %11

16:                                               ; preds = %13, %1
  %17 = load i32, i32* @shared, align 4, !tbaa !8
  %18 = add nsw i32 %17, 1
  store i32 %18, i32* @shared, align 4, !tbaa !8
  store atomic i32 0, i32* @lock release, align 4
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_looks() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %7, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @looks, i8* noundef null) #6
  %7 = add nuw nsw i64 %4, 1
  %8 = icmp eq i64 %7, 3
  br i1 %8, label %12, label %3, !llvm.loop !5

9:                                                ; preds = %12
  %10 = load i32, i32* @shared, align 4, !tbaa !8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %20, label %19

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %3 ]
  %14 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %13
  %15 = load i64, i64* %14, align 8, !tbaa !12
  %16 = call i32 @pthread_join(i64 noundef %15, i8** noundef null) #6
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, 3
  br i1 %18, label %9, label %12, !llvm.loop !14

19:                                               ; preds = %9
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #7
  unreachable

20:                                               ; preds = %9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @looks(i8* noundef readnone returned %0) #1 {
  br label %2

2:                                                ; preds = %9, %1
  %3 = phi i32 [ 100, %1 ], [ %10, %9 ]
  %4 = add nsw i32 %3, -1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = load atomic i32, i32* @lock monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6, %11
  %10 = phi i32 [ %4, %6 ], [ 100, %11 ]
  br label %2, !llvm.loop !16

11:                                               ; preds = %2, %6
  %12 = atomicrmw xchg i32* @lock, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %9

14:                                               ; preds = %11
  %15 = load i32, i32* @shared, align 4, !tbaa !8
  %16 = add nsw i32 %15, 1
  store i32 %16, i32* @shared, align 4, !tbaa !8
  store atomic i32 0, i32* @lock release, align 4
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !10, i64 0}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
