; ModuleID = 'given.c'
source_filename = "given.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr }

@shared = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"shared == N\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"given.c\00", align 1
@__PRETTY_FUNCTION__.main_lock = private unnamed_addr constant [20 x i8] c"int main_lock(void)\00", align 1
@taken = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [31 x i8] c"taken[0] == 1 && taken[1] == 1\00", align 1
@__PRETTY_FUNCTION__.main_cells = private unnamed_addr constant [21 x i8] c"int main_cells(void)\00", align 1
@current = internal unnamed_addr global i32 0, align 4
@readers = internal global [2 x i32] zeroinitializer, align 4
@conf = internal unnamed_addr global [2 x i32] [i32 1, i32 0], align 4
@lock = internal global i32 0, align 4
@word = internal global i32 0, align 4
@at = internal global i32 0, align 4
@seq = internal unnamed_addr global [2 x i32] [i32 0, i32 1], align 4
@successes = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [8 x i8] c"conf[i]\00", align 1
@__PRETTY_FUNCTION__.reads = private unnamed_addr constant [20 x i8] c"void *reads(void *)\00", align 1
@top = internal global ptr @nodes, align 8
@nodes = internal global [2 x %struct.node] [%struct.node { ptr getelementptr (i8, ptr @nodes, i64 8) }, %struct.node zeroinitializer], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_lock() local_unnamed_addr #0 {
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
  %13 = load i32, ptr @shared, align 4, !tbaa !9
  %14 = icmp eq i32 %13, 3
  br i1 %14, label %16, label %15

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__.main_lock) #8
  unreachable

16:                                               ; preds = %0
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @locks(ptr noundef readnone returned %0) #1 {
  %2 = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %4

4:                                                ; preds = %1, %7
  %5 = load atomic i32, ptr @lock monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4, %8
  br label %4, !llvm.loop !11

8:                                                ; preds = %4
  %9 = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %7

11:                                               ; preds = %8, %1
  %12 = load i32, ptr @shared, align 4, !tbaa !9
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr @shared, align 4, !tbaa !9
  store atomic i32 0, ptr @lock release, align 4
  ret ptr %0
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_bits() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @bits, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @bits, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @bits, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
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
define internal noalias noundef ptr @bits(ptr noundef readnone %0) #1 {
  %2 = icmp eq ptr %0, inttoptr (i64 2 to ptr)
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = atomicrmw or ptr @word, i32 1 acquire, align 4
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %9

7:                                                ; preds = %1
  %8 = atomicrmw add ptr @word, i32 2 monotonic, align 4
  br label %22

9:                                                ; preds = %3, %13
  %10 = load atomic i32, ptr @word monotonic, align 4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9, %14
  br label %9, !llvm.loop !13

14:                                               ; preds = %9
  %15 = atomicrmw or ptr @word, i32 1 acquire, align 4
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %13

18:                                               ; preds = %14, %3
  %19 = load i32, ptr @shared, align 4, !tbaa !9
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr @shared, align 4, !tbaa !9
  %21 = atomicrmw and ptr @word, i32 -2 release, align 4
  br label %22

22:                                               ; preds = %18, %7
  ret ptr null
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_cells() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @cells, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @cells, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @cells, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  %13 = load i32, ptr @taken, align 4, !tbaa !9
  %14 = icmp eq i32 %13, 1
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @taken, i64 4), align 4
  %16 = icmp eq i32 %15, 1
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %19, label %18

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 78, ptr noundef nonnull @__PRETTY_FUNCTION__.main_cells) #8
  unreachable

19:                                               ; preds = %0
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @cells(ptr noundef readnone %0) #1 {
  %2 = load atomic i32, ptr @at monotonic, align 4
  %3 = and i32 %2, 1
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %4
  %6 = load atomic i32, ptr %5 acquire, align 4
  %7 = sub i32 %6, %2
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %35, label %9

9:                                                ; preds = %1, %20
  %10 = phi i32 [ %25, %20 ], [ %6, %1 ]
  %11 = phi i32 [ %21, %20 ], [ %2, %1 ]
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  %14 = load atomic i32, ptr @at monotonic, align 4
  br label %20

15:                                               ; preds = %9
  %16 = add i32 %10, 1
  %17 = cmpxchg ptr @at, i32 %10, i32 %16 monotonic monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br i1 %18, label %28, label %20

20:                                               ; preds = %15, %13
  %21 = phi i32 [ %14, %13 ], [ %19, %15 ]
  %22 = and i32 %21, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %23
  %25 = load atomic i32, ptr %24 acquire, align 4
  %26 = sub i32 %25, %21
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %35, label %9

28:                                               ; preds = %15
  %29 = and i32 %10, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4, !tbaa !9
  %34 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %30
  store atomic i32 %16, ptr %34 release, align 4
  br label %35

35:                                               ; preds = %20, %1, %28
  %36 = phi ptr [ %0, %28 ], [ null, %1 ], [ null, %20 ]
  ret ptr %36
}

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

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noundef ptr @takes(ptr noundef readnone returned %0) #1 {
  %2 = load atomic i32, ptr @at monotonic, align 4
  %3 = and i32 %2, 1
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %4
  %6 = load atomic i32, ptr %5 acquire, align 4
  %7 = sub i32 %6, %2
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %69

9:                                                ; preds = %1, %20
  %10 = phi i32 [ %25, %20 ], [ %6, %1 ]
  %11 = phi i32 [ %21, %20 ], [ %2, %1 ]
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  %14 = load atomic i32, ptr @at monotonic, align 4
  br label %20

15:                                               ; preds = %9
  %16 = add i32 %10, 1
  %17 = cmpxchg ptr @at, i32 %10, i32 %16 monotonic monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br i1 %18, label %28, label %20

20:                                               ; preds = %15, %13
  %21 = phi i32 [ %14, %13 ], [ %19, %15 ]
  %22 = and i32 %21, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %23
  %25 = load atomic i32, ptr %24 acquire, align 4
  %26 = sub i32 %25, %21
  %27 = icmp sgt i32 %26, -1
  br i1 %27, label %9, label %69

28:                                               ; preds = %15
  %29 = and i32 %10, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4, !tbaa !9
  %34 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %30
  store atomic i32 %16, ptr %34 release, align 4
  %35 = load atomic i32, ptr @at monotonic, align 4
  %36 = and i32 %35, 1
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %37
  %39 = load atomic i32, ptr %38 acquire, align 4
  %40 = sub i32 %39, %35
  %41 = icmp sgt i32 %40, -1
  br i1 %41, label %42, label %69

42:                                               ; preds = %28, %53
  %43 = phi i32 [ %58, %53 ], [ %39, %28 ]
  %44 = phi i32 [ %54, %53 ], [ %35, %28 ]
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  %47 = load atomic i32, ptr @at monotonic, align 4
  br label %53

48:                                               ; preds = %42
  %49 = add i32 %43, 1
  %50 = cmpxchg ptr @at, i32 %43, i32 %49 monotonic monotonic, align 4
  %51 = extractvalue { i32, i1 } %50, 1
  %52 = extractvalue { i32, i1 } %50, 0
  br i1 %51, label %61, label %53

53:                                               ; preds = %48, %46
  %54 = phi i32 [ %47, %46 ], [ %52, %48 ]
  %55 = and i32 %54, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %56
  %58 = load atomic i32, ptr %57 acquire, align 4
  %59 = sub i32 %58, %54
  %60 = icmp sgt i32 %59, -1
  br i1 %60, label %42, label %69

61:                                               ; preds = %48
  %62 = and i32 %43, 1
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !9
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %64, align 4, !tbaa !9
  %67 = getelementptr inbounds [2 x i32], ptr @seq, i64 0, i64 %63
  store atomic i32 %49, ptr %67 release, align 4
  %68 = atomicrmw add ptr @successes, i32 1 monotonic, align 4
  br label %69

69:                                               ; preds = %20, %53, %28, %1, %61
  ret ptr %0
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_readers() local_unnamed_addr #0 {
  %1 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @reads, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @reads, ptr noundef null) #7
  %5 = load atomic i32, ptr @current monotonic, align 4
  %6 = sub nuw nsw i32 1, %5
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds [2 x i32], ptr @readers, i64 0, i64 %7
  br label %9

9:                                                ; preds = %9, %0
  %10 = load atomic i32, ptr %8 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %9, !llvm.loop !14

12:                                               ; preds = %9
  %13 = getelementptr inbounds [2 x i32], ptr @conf, i64 0, i64 %7
  store i32 2, ptr %13, align 4, !tbaa !9
  store atomic i32 %6, ptr @current seq_cst, align 4
  %14 = load i64, ptr %1, align 16, !tbaa !5
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null) #7
  %16 = load i64, ptr %3, align 8, !tbaa !5
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noundef ptr @reads(ptr noundef readnone returned %0) #0 {
  %2 = load atomic i32, ptr @current acquire, align 4
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds [2 x i32], ptr @readers, i64 0, i64 %3
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = load atomic i32, ptr @current seq_cst, align 4
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %17, label %8

8:                                                ; preds = %1, %8
  %9 = phi ptr [ %13, %8 ], [ %4, %1 ]
  %10 = atomicrmw sub ptr %9, i32 1 release, align 4
  %11 = load atomic i32, ptr @current acquire, align 4
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds [2 x i32], ptr @readers, i64 0, i64 %12
  %14 = atomicrmw add ptr %13, i32 1 seq_cst, align 4
  %15 = load atomic i32, ptr @current seq_cst, align 4
  %16 = icmp eq i32 %15, %11
  br i1 %16, label %17, label %8

17:                                               ; preds = %8, %1
  %18 = phi i64 [ %3, %1 ], [ %12, %8 ]
  %19 = phi ptr [ %4, %1 ], [ %13, %8 ]
  %20 = getelementptr inbounds [2 x i32], ptr @conf, i64 0, i64 %18
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 121, ptr noundef nonnull @__PRETTY_FUNCTION__.reads) #8
  unreachable

24:                                               ; preds = %17
  %25 = atomicrmw sub ptr %19, i32 1 release, align 4
  ret ptr %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main_pops() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @pops, ptr noundef null) #7
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @pops, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @pops, ptr noundef nonnull inttoptr (i64 2 to ptr)) #7
  %7 = load i64, ptr %1, align 16, !tbaa !5
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #7
  %9 = load i64, ptr %3, align 8, !tbaa !5
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null) #7
  %11 = load i64, ptr %5, align 16, !tbaa !5
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal noundef ptr @pops(ptr noundef readnone returned %0) #6 {
  %2 = load atomic i64, ptr @top acquire, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %18, label %4

4:                                                ; preds = %1
  %5 = inttoptr i64 %2 to ptr
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi ptr [ %15, %6 ], [ %5, %4 ]
  %8 = load ptr, ptr %7, align 8, !tbaa !15
  %9 = ptrtoint ptr %7 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = cmpxchg ptr @top, i64 %9, i64 %10 acq_rel acquire, align 8
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  %14 = inttoptr i64 %13 to ptr
  %15 = select i1 %12, ptr %7, ptr %14
  %16 = icmp eq ptr %15, null
  %17 = select i1 %12, i1 true, i1 %16
  br i1 %17, label %18, label %6, !llvm.loop !18

18:                                               ; preds = %6, %1
  ret ptr %0
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = !{!16, !17, i64 0}
!16 = !{!"node", !17, i64 0}
!17 = !{!"any pointer", !7, i64 0}
!18 = distinct !{!18, !12}
