; ModuleID = 'given.c'
source_filename = "given.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

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
@top = internal global %struct.node* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @nodes, i64 0, i64 0), align 8
@nodes = internal global [2 x %struct.node] [%struct.node { %struct.node* bitcast (i8* getelementptr (i8, i8* bitcast ([2 x %struct.node]* @nodes to i8*), i64 8) to %struct.node*) }, %struct.node zeroinitializer], align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @main_lock() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = inttoptr i64 %4 to i8*
  %7 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @locks, i8* noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %3, !llvm.loop !5

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %11
  %13 = load i64, i64* %12, align 8, !tbaa !8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #6
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 3
  br i1 %16, label %17, label %10, !llvm.loop !12

17:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  %18 = load i32, i32* @shared, align 4, !tbaa !13
  %19 = icmp eq i32 %18, 3
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.main_lock, i64 0, i64 0)) #7
  unreachable

21:                                               ; preds = %17
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @locks(i8* noundef readnone returned %0) #1 {
  %2 = atomicrmw xchg i32* @lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %7

4:                                                ; preds = %7
  %5 = atomicrmw xchg i32* @lock, i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %10

7:                                                ; preds = %1, %10
  %8 = load atomic i32, i32* @lock monotonic, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %4, label %10

10:                                               ; preds = %7, %4
  br label %7, !llvm.loop !15

11:                                               ; preds = %4, %1
  %12 = load i32, i32* @shared, align 4, !tbaa !13
  %13 = add nsw i32 %12, 1
  store i32 %13, i32* @shared, align 4, !tbaa !13
  store atomic i32 0, i32* @lock release, align 4
  ret i8* %0
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i32 @main_bits() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = inttoptr i64 %4 to i8*
  %7 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @bits, i8* noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %3, !llvm.loop !5

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %11
  %13 = load i64, i64* %12, align 8, !tbaa !8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #6
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 3
  br i1 %16, label %17, label %10, !llvm.loop !12

17:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal noalias i8* @bits(i8* noundef readnone %0) #1 {
  %2 = icmp eq i8* %0, inttoptr (i64 2 to i8*)
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = atomicrmw or i32* @word, i32 1 acquire, align 4
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %13

7:                                                ; preds = %1
  %8 = atomicrmw add i32* @word, i32 2 monotonic, align 4
  br label %22

9:                                                ; preds = %13
  %10 = atomicrmw or i32* @word, i32 1 acquire, align 4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %18, label %17

13:                                               ; preds = %3, %17
  %14 = load atomic i32, i32* @word monotonic, align 4
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %9, label %17

17:                                               ; preds = %13, %9
  br label %13, !llvm.loop !16

18:                                               ; preds = %9, %3
  %19 = load i32, i32* @shared, align 4, !tbaa !13
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* @shared, align 4, !tbaa !13
  %21 = atomicrmw and i32* @word, i32 -2 release, align 4
  br label %22

22:                                               ; preds = %18, %7
  ret i8* null
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_cells() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = inttoptr i64 %4 to i8*
  %7 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @cells, i8* noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %3, !llvm.loop !5

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %11
  %13 = load i64, i64* %12, align 8, !tbaa !8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #6
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 3
  br i1 %16, label %17, label %10, !llvm.loop !12

17:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  %18 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @taken, i64 0, i64 0), align 4, !tbaa !13
  %19 = icmp eq i32 %18, 1
  %20 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @taken, i64 0, i64 1), align 4
  %21 = icmp eq i32 %20, 1
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %24, label %23

23:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 78, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.main_cells, i64 0, i64 0)) #7
  unreachable

24:                                               ; preds = %17
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @cells(i8* noundef readnone %0) #1 {
  %2 = load atomic i32, i32* @at monotonic, align 4
  br label %3

3:                                                ; preds = %22, %1
  %4 = phi i32 [ %2, %1 ], [ %24, %22 ]
  %5 = and i32 %4, 1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %6
  %8 = load atomic i32, i32* %7 acquire, align 4
  %9 = sub i32 %8, %4
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %22, label %11

11:                                               ; preds = %3
  %12 = icmp eq i32 %9, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %11
  %14 = load atomic i32, i32* @at monotonic, align 4
  br label %20

15:                                               ; preds = %11
  %16 = add i32 %4, 1
  %17 = cmpxchg i32* @at, i32 %4, i32 %16 monotonic monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br i1 %18, label %22, label %20

20:                                               ; preds = %15, %13
  %21 = phi i32 [ %14, %13 ], [ %19, %15 ]
  br label %22

22:                                               ; preds = %15, %3, %20
  %23 = phi i32 [ 0, %20 ], [ 1, %3 ], [ 2, %15 ]
  %24 = phi i32 [ %21, %20 ], [ %4, %3 ], [ %19, %15 ]
  switch i32 %23, label %33 [
    i32 0, label %3
    i32 2, label %25
  ], !llvm.loop !17

25:                                               ; preds = %22
  %26 = and i32 %24, 1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [2 x i32], [2 x i32]* @taken, i64 0, i64 %27
  %29 = load i32, i32* %28, align 4, !tbaa !13
  %30 = add nsw i32 %29, 1
  store i32 %30, i32* %28, align 4, !tbaa !13
  %31 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %27
  %32 = add i32 %24, 1
  store atomic i32 %32, i32* %31 release, align 4
  br label %33

33:                                               ; preds = %22, %25
  %34 = phi i8* [ %0, %25 ], [ null, %22 ]
  ret i8* %34
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_takes() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = inttoptr i64 %4 to i8*
  %7 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @takes, i8* noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %3, !llvm.loop !5

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %11
  %13 = load i64, i64* %12, align 8, !tbaa !8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #6
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 3
  br i1 %16, label %17, label %10, !llvm.loop !12

17:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @takes(i8* noundef readnone returned %0) #1 {
  %2 = load atomic i32, i32* @at monotonic, align 4
  br label %3

3:                                                ; preds = %29, %1
  %4 = phi i32 [ %2, %1 ], [ %31, %29 ]
  %5 = phi i1 [ undef, %1 ], [ %32, %29 ]
  %6 = and i32 %4, 1
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %7
  %9 = load atomic i32, i32* %8 acquire, align 4
  %10 = sub i32 %9, %4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %29, label %12

12:                                               ; preds = %3
  %13 = icmp eq i32 %10, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %12
  %15 = load atomic i32, i32* @at monotonic, align 4
  br label %29

16:                                               ; preds = %12
  %17 = add i32 %4, 1
  %18 = cmpxchg i32* @at, i32 %4, i32 %17 monotonic monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  br i1 %19, label %21, label %29

21:                                               ; preds = %16
  %22 = and i32 %20, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* @taken, i64 0, i64 %23
  %25 = load i32, i32* %24, align 4, !tbaa !13
  %26 = add nsw i32 %25, 1
  store i32 %26, i32* %24, align 4, !tbaa !13
  %27 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %23
  %28 = add i32 %20, 1
  store atomic i32 %28, i32* %27 release, align 4
  br label %29

29:                                               ; preds = %21, %16, %14, %3
  %30 = phi i1 [ false, %21 ], [ false, %3 ], [ true, %16 ], [ true, %14 ]
  %31 = phi i32 [ %20, %21 ], [ %4, %3 ], [ %20, %16 ], [ %15, %14 ]
  %32 = phi i1 [ true, %21 ], [ false, %3 ], [ %5, %16 ], [ %5, %14 ]
  br i1 %30, label %3, label %33, !llvm.loop !18

33:                                               ; preds = %29
  br i1 %32, label %34, label %69

34:                                               ; preds = %33
  %35 = load atomic i32, i32* @at monotonic, align 4
  br label %36

36:                                               ; preds = %62, %34
  %37 = phi i32 [ %35, %34 ], [ %64, %62 ]
  %38 = phi i1 [ undef, %34 ], [ %65, %62 ]
  %39 = and i32 %37, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %40
  %42 = load atomic i32, i32* %41 acquire, align 4
  %43 = sub i32 %42, %37
  %44 = icmp slt i32 %43, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %36
  %46 = icmp eq i32 %43, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %45
  %48 = load atomic i32, i32* @at monotonic, align 4
  br label %62

49:                                               ; preds = %45
  %50 = add i32 %37, 1
  %51 = cmpxchg i32* @at, i32 %37, i32 %50 monotonic monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  %53 = extractvalue { i32, i1 } %51, 0
  br i1 %52, label %54, label %62

54:                                               ; preds = %49
  %55 = and i32 %53, 1
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds [2 x i32], [2 x i32]* @taken, i64 0, i64 %56
  %58 = load i32, i32* %57, align 4, !tbaa !13
  %59 = add nsw i32 %58, 1
  store i32 %59, i32* %57, align 4, !tbaa !13
  %60 = getelementptr inbounds [2 x i32], [2 x i32]* @seq, i64 0, i64 %56
  %61 = add i32 %53, 1
  store atomic i32 %61, i32* %60 release, align 4
  br label %62

62:                                               ; preds = %54, %49, %47, %36
  %63 = phi i1 [ false, %54 ], [ false, %36 ], [ true, %49 ], [ true, %47 ]
  %64 = phi i32 [ %53, %54 ], [ %37, %36 ], [ %53, %49 ], [ %48, %47 ]
  %65 = phi i1 [ true, %54 ], [ false, %36 ], [ %38, %49 ], [ %38, %47 ]
  br i1 %63, label %36, label %66, !llvm.loop !18

66:                                               ; preds = %62
  br i1 %65, label %67, label %69

67:                                               ; preds = %66
  %68 = atomicrmw add i32* @successes, i32 1 monotonic, align 4
  br label %69

69:                                               ; preds = %67, %66, %33
  ret i8* %0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main_readers() local_unnamed_addr #0 {
  %1 = alloca [2 x i64], align 16
  %2 = bitcast [2 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #6
  br label %8

3:                                                ; preds = %8
  %4 = load atomic i32, i32* @current monotonic, align 4
  %5 = sub nsw i32 1, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [2 x i32], [2 x i32]* @readers, i64 0, i64 %6
  br label %14

8:                                                ; preds = %0, %8
  %9 = phi i64 [ 0, %0 ], [ %12, %8 ]
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 %9
  %11 = call i32 @pthread_create(i64* noundef nonnull %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @reads, i8* noundef null) #6
  %12 = add nuw nsw i64 %9, 1
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %8, label %3, !llvm.loop !19

14:                                               ; preds = %14, %3
  %15 = load atomic i32, i32* %7 acquire, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %14, !llvm.loop !20

17:                                               ; preds = %14
  %18 = zext i32 %5 to i64
  %19 = getelementptr inbounds [2 x i32], [2 x i32]* @conf, i64 0, i64 %18
  store i32 2, i32* %19, align 4, !tbaa !13
  store atomic i32 %5, i32* @current seq_cst, align 4
  br label %21

20:                                               ; preds = %21
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #6
  ret i32 0

21:                                               ; preds = %17, %21
  %22 = phi i64 [ 0, %17 ], [ %26, %21 ]
  %23 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 %22
  %24 = load i64, i64* %23, align 8, !tbaa !8
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null) #6
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %22, 0
  br i1 %27, label %21, label %20, !llvm.loop !21
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @reads(i8* noundef readnone returned %0) #0 {
  %2 = load atomic i32, i32* @current acquire, align 4
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds [2 x i32], [2 x i32]* @readers, i64 0, i64 %3
  %5 = atomicrmw add i32* %4, i32 1 seq_cst, align 4
  %6 = load atomic i32, i32* @current seq_cst, align 4
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %17, label %8

8:                                                ; preds = %1, %8
  %9 = phi i32* [ %13, %8 ], [ %4, %1 ]
  %10 = atomicrmw sub i32* %9, i32 1 release, align 4
  %11 = load atomic i32, i32* @current acquire, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [2 x i32], [2 x i32]* @readers, i64 0, i64 %12
  %14 = atomicrmw add i32* %13, i32 1 seq_cst, align 4
  %15 = load atomic i32, i32* @current seq_cst, align 4
  %16 = icmp eq i32 %15, %11
  br i1 %16, label %17, label %8, !llvm.loop !22

17:                                               ; preds = %8, %1
  %18 = phi i32 [ %2, %1 ], [ %11, %8 ]
  %19 = phi i32* [ %4, %1 ], [ %13, %8 ]
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds [2 x i32], [2 x i32]* @conf, i64 0, i64 %20
  %22 = load i32, i32* %21, align 4, !tbaa !13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %17
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 121, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.reads, i64 0, i64 0)) #7
  unreachable

25:                                               ; preds = %17
  %26 = atomicrmw sub i32* %19, i32 1 release, align 4
  ret i8* %0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local i32 @main_pops() local_unnamed_addr #0 {
  %1 = alloca [3 x i64], align 16
  %2 = bitcast [3 x i64]* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %2) #6
  br label %3

3:                                                ; preds = %3, %0
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %4
  %6 = inttoptr i64 %4 to i8*
  %7 = call i32 @pthread_create(i64* noundef nonnull %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @pops, i8* noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %3, !llvm.loop !5

10:                                               ; preds = %3, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds [3 x i64], [3 x i64]* %1, i64 0, i64 %11
  %13 = load i64, i64* %12, align 8, !tbaa !8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null) #6
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 3
  br i1 %16, label %17, label %10, !llvm.loop !12

17:                                               ; preds = %10
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %2) #6
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind uwtable
define internal i8* @pops(i8* noundef readnone returned %0) #1 {
  %2 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %20, label %4

4:                                                ; preds = %1
  %5 = inttoptr i64 %2 to %struct.node*
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi %struct.node* [ %16, %6 ], [ %5, %4 ]
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 0
  %9 = load %struct.node*, %struct.node** %8, align 8, !tbaa !23
  %10 = ptrtoint %struct.node* %7 to i64
  %11 = ptrtoint %struct.node* %9 to i64
  %12 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %10, i64 %11 acq_rel acquire, align 8
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  %15 = inttoptr i64 %14 to %struct.node*
  %16 = select i1 %13, %struct.node* %7, %struct.node* %15
  %17 = xor i1 %13, true
  %18 = icmp ne %struct.node* %16, null
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %6, label %20, !llvm.loop !26

20:                                               ; preds = %6, %1
  ret i8* %0
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !6, !7}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !7}
!23 = !{!24, !25, i64 0}
!24 = !{!"node", !25, i64 0}
!25 = !{!"any pointer", !10, i64 0}
!26 = distinct !{!26, !6, !7}
