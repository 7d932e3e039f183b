source_filename = "rotated.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@y = dso_local global i32 0, align 4
@x = dso_local local_unnamed_addr global i32 0, align 4
@out = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main_yields() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @yields, i8* noundef null) #4
  store atomic i32 1, i32* @x seq_cst, align 4
  store atomic i32 2, i32* @x seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal i8* @yields(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @x acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %1, %4
  %5 = call i32 @sched_yield() #4
  %6 = load atomic i32, i32* @x acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %4, label %8, !llvm.loop !9

8:                                                ; preds = %4, %1
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_takes() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  store atomic i32 1, i32* @y seq_cst, align 4
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @takes, i8* noundef null) #4
  store atomic i32 0, i32* @y seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal i8* @takes(i8* noundef readnone returned %0) #0 {
  %2 = atomicrmw xchg i32* @y, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1, %4
  %5 = call i32 @sched_yield() #4
  %6 = atomicrmw xchg i32* @y, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %4, !llvm.loop !12

8:                                                ; preds = %4, %1
  ret i8* %0
}

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @main_both() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @both, i8* noundef null) #4
  store atomic i32 1, i32* @x seq_cst, align 4
  store atomic i32 2, i32* @x seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal i8* @both(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @x seq_cst, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %1, %7
  %5 = load atomic i32, i32* @y seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = call i32 @sched_yield() #4
  %9 = load atomic i32, i32* @x seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %4, label %11, !llvm.loop !13

11:                                               ; preds = %4, %7, %1
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_value() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @value, i8* noundef null) #4
  store atomic i32 1, i32* @x seq_cst, align 4
  store atomic i32 2, i32* @x seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal i8* @value(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @x seq_cst, align 4
  %3 = icmp slt i32 %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %1, %4
  %5 = call i32 @sched_yield() #4
  %6 = load atomic i32, i32* @x seq_cst, align 4
  %7 = icmp slt i32 %6, 1
  br i1 %7, label %4, label %8, !llvm.loop !14

8:                                                ; preds = %4, %1
  %9 = phi i32 [ %2, %1 ], [ %6, %4 ]
  store i32 %9, i32* @out, align 4, !tbaa !15
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_counts() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @counts, i8* noundef null) #4
  store atomic i32 1, i32* @x seq_cst, align 4
  store atomic i32 2, i32* @x seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal i8* @counts(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @x seq_cst, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %1, %4
  %5 = phi i32 [ %6, %4 ], [ 0, %1 ]
  %6 = add nuw nsw i32 %5, 1
  %7 = call i32 @sched_yield() #4
  %8 = load atomic i32, i32* @x seq_cst, align 4
  %9 = icmp eq i32 %8, 0
  %10 = icmp eq i32 %5, 0
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %4, label %12, !llvm.loop !17

12:                                               ; preds = %4, %1
  %13 = phi i32 [ 0, %1 ], [ %6, %4 ]
  store i32 %13, i32* @out, align 4, !tbaa !15
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_wrong() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #4
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @wrong, i8* noundef null) #4
  store atomic i32 1, i32* @x seq_cst, align 4
  store atomic i32 2, i32* @x seq_cst, align 4
  %4 = load i64, i64* %1, align 8, !tbaa !5
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #4
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #4
  ret i32 0
}

; Function Attrs: nounwind uwtable
define internal i8* @wrong(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @x seq_cst, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %1, %4
  %5 = call i32 @sched_yield() #4
  %6 = load atomic i32, i32* @x seq_cst, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %4, !llvm.loop !18

8:                                                ; preds = %4, %1
  ret i8* %0
}

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
