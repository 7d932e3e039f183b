; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [27 x i8] c"total(3, 10, 20, 30) == 70\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"varargs.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"ildsidididididid\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.4 = private unnamed_addr constant [108 x i8] c"mixed(\22ildsidididididid\22, 1, 2L, 0.5, \22four\22, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25) == 15.0\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"%d %u %x %c %s %5.2f %ld %p %%\0A\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"%03d|%-4s|%lx\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.9 = private unnamed_addr constant [14 x i8] c"007|ab  |beef\00", align 1
@.str.10 = private unnamed_addr constant [45 x i8] c"n == 13 && strcmp(buf, \22007|ab  |beef\22) == 0\00", align 1
@stderr = external local_unnamed_addr global %struct._IO_FILE*, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"bye\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !11 {
  %1 = alloca [64 x i8], align 16
  %2 = getelementptr inbounds [64 x i8], [64 x i8]* %1, i64 0, i64 0, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %2) #12, !dbg !22
  call void @llvm.dbg.declare(metadata [64 x i8]* %1, metadata !16, metadata !DIExpression()), !dbg !23
  %3 = call i64 (i32, ...) @total(i32 undef, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !24
  %4 = icmp eq i64 %3, 70, !dbg !24
  br i1 %4, label %6, label %5, !dbg !27

5:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !24
  unreachable, !dbg !24

6:                                                ; preds = %0
  %7 = call double (i8*, ...) @mixed(i8* undef, i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !28
  %8 = fcmp oeq double %7, 1.500000e+01, !dbg !28
  br i1 %8, label %10, label %9, !dbg !31

9:                                                ; preds = %6
  call void @__assert_fail(i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !28
  unreachable, !dbg !28

10:                                               ; preds = %6
  %11 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i64 0, i64 0), i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), double noundef 3.141590e+00, i64 noundef 4, i8* noundef null), !dbg !32
  %12 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %2, i64 noundef 64, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i64 noundef 48879) #12, !dbg !33
  call void @llvm.dbg.value(metadata i32 %12, metadata !21, metadata !DIExpression()), !dbg !34
  %13 = icmp eq i32 %12, 13, !dbg !35
  br i1 %13, label %14, label %17, !dbg !35

14:                                               ; preds = %10
  %15 = call i32 @bcmp(i8* noundef nonnull dereferenceable(14) %2, i8* noundef nonnull dereferenceable(14) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.9, i64 0, i64 0), i64 14), !dbg !35
  %16 = icmp eq i32 %15, 0, !dbg !35
  br i1 %16, label %18, label %17, !dbg !38

17:                                               ; preds = %14, %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !35
  unreachable, !dbg !35

18:                                               ; preds = %14
  %19 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !39, !tbaa !40
  %20 = call i64 @fwrite(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i64 5, i64 1, %struct._IO_FILE* %19) #14, !dbg !44
  %21 = call i32 @puts(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0)), !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %2) #12, !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nosync nounwind uwtable
define internal i64 @total(i32 %0, ...) unnamed_addr #3 !dbg !48 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 3, metadata !53, metadata !DIExpression()), !dbg !75
  %4 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #12, !dbg !76
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !54, metadata !DIExpression()), !dbg !77
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #12, !dbg !76
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !71, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.value(metadata i64 0, metadata !72, metadata !DIExpression()), !dbg !75
  call void @llvm.va_start(i8* nonnull %4), !dbg !79
  call void @llvm.va_copy(i8* nonnull %5, i8* nonnull %4), !dbg !80
  call void @llvm.dbg.value(metadata i32 0, metadata !73, metadata !DIExpression()), !dbg !81
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  call void @llvm.dbg.value(metadata i32 0, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i64 0, metadata !72, metadata !DIExpression()), !dbg !75
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 16
  br label %14, !dbg !82

10:                                               ; preds = %26
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !83
  %12 = load i32, i32* %11, align 16, !dbg !83
  %13 = icmp ult i32 %12, 41, !dbg !83
  br i1 %13, label %34, label %40, !dbg !83

14:                                               ; preds = %1, %26
  %15 = phi i32 [ 0, %1 ], [ %32, %26 ]
  %16 = phi i64 [ 0, %1 ], [ %31, %26 ]
  call void @llvm.dbg.value(metadata i32 %15, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i64 %16, metadata !72, metadata !DIExpression()), !dbg !75
  %17 = load i32, i32* %6, align 16, !dbg !84
  %18 = icmp ult i32 %17, 41, !dbg !84
  br i1 %18, label %19, label %23, !dbg !84

19:                                               ; preds = %14
  %20 = sext i32 %17 to i64, !dbg !84
  %21 = getelementptr i8, i8* %9, i64 %20, !dbg !84
  %22 = add i32 %17, 8, !dbg !84
  store i32 %22, i32* %6, align 16, !dbg !84
  br label %26, !dbg !84

23:                                               ; preds = %14
  %24 = load i8*, i8** %7, align 8, !dbg !84
  %25 = getelementptr i8, i8* %24, i64 8, !dbg !84
  store i8* %25, i8** %7, align 8, !dbg !84
  br label %26, !dbg !84

26:                                               ; preds = %23, %19
  %27 = phi i8* [ %21, %19 ], [ %24, %23 ]
  %28 = bitcast i8* %27 to i32*, !dbg !84
  %29 = load i32, i32* %28, align 4, !dbg !84
  %30 = sext i32 %29 to i64, !dbg !84
  %31 = add nsw i64 %16, %30, !dbg !86
  call void @llvm.dbg.value(metadata i64 %31, metadata !72, metadata !DIExpression()), !dbg !75
  %32 = add nuw nsw i32 %15, 1, !dbg !87
  call void @llvm.dbg.value(metadata i32 %32, metadata !73, metadata !DIExpression()), !dbg !81
  %33 = icmp eq i32 %32, 3, !dbg !88
  br i1 %33, label %10, label %14, !dbg !82, !llvm.loop !89

34:                                               ; preds = %10
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !83
  %36 = load i8*, i8** %35, align 16, !dbg !83
  %37 = sext i32 %12 to i64, !dbg !83
  %38 = getelementptr i8, i8* %36, i64 %37, !dbg !83
  %39 = add i32 %12, 8, !dbg !83
  store i32 %39, i32* %11, align 16, !dbg !83
  br label %44, !dbg !83

40:                                               ; preds = %10
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !83
  %42 = load i8*, i8** %41, align 8, !dbg !83
  %43 = getelementptr i8, i8* %42, i64 8, !dbg !83
  store i8* %43, i8** %41, align 8, !dbg !83
  br label %44, !dbg !83

44:                                               ; preds = %40, %34
  %45 = phi i8* [ %38, %34 ], [ %42, %40 ]
  %46 = bitcast i8* %45 to i32*, !dbg !83
  %47 = load i32, i32* %46, align 4, !dbg !83
  %48 = sext i32 %47 to i64, !dbg !83
  %49 = add nsw i64 %31, %48, !dbg !93
  call void @llvm.dbg.value(metadata i64 %49, metadata !72, metadata !DIExpression()), !dbg !75
  call void @llvm.va_end(i8* %5), !dbg !94
  call void @llvm.va_end(i8* %4), !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #12, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #12, !dbg !96
  ret i64 %49, !dbg !97
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind uwtable
define internal double @mixed(i8* nocapture readnone %0, ...) unnamed_addr #5 !dbg !98 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), metadata !105, metadata !DIExpression()), !dbg !108
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !109
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #12, !dbg !109
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !106, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.va_start(i8* nonnull %3), !dbg !111
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), metadata !105, metadata !DIExpression()), !dbg !108
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 16
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %15 = load i8*, i8** %14, align 16
  br label %16, !dbg !112

16:                                               ; preds = %1, %85
  %17 = phi i8 [ 105, %1 ], [ %88, %85 ]
  %18 = phi double [ 0.000000e+00, %1 ], [ %86, %85 ]
  %19 = phi i8* [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), %1 ], [ %87, %85 ]
  call void @llvm.dbg.value(metadata double %18, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.value(metadata i8* %19, metadata !105, metadata !DIExpression()), !dbg !108
  %20 = sext i8 %17 to i32, !dbg !114
  switch i32 %20, label %85 [
    i32 105, label %21
    i32 108, label %37
    i32 100, label %53
    i32 115, label %68
  ], !dbg !117

21:                                               ; preds = %16
  %22 = load i32, i32* %12, align 16, !dbg !118
  %23 = icmp ult i32 %22, 41, !dbg !118
  br i1 %23, label %24, label %28, !dbg !118

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64, !dbg !118
  %26 = getelementptr i8, i8* %15, i64 %25, !dbg !118
  %27 = add i32 %22, 8, !dbg !118
  store i32 %27, i32* %12, align 16, !dbg !118
  br label %31, !dbg !118

28:                                               ; preds = %21
  %29 = load i8*, i8** %13, align 8, !dbg !118
  %30 = getelementptr i8, i8* %29, i64 8, !dbg !118
  store i8* %30, i8** %13, align 8, !dbg !118
  br label %31, !dbg !118

31:                                               ; preds = %28, %24
  %32 = phi i8* [ %26, %24 ], [ %29, %28 ]
  %33 = bitcast i8* %32 to i32*, !dbg !118
  %34 = load i32, i32* %33, align 4, !dbg !118
  %35 = sitofp i32 %34 to double, !dbg !118
  %36 = fadd double %18, %35, !dbg !120
  call void @llvm.dbg.value(metadata double %36, metadata !107, metadata !DIExpression()), !dbg !108
  br label %85, !dbg !121

37:                                               ; preds = %16
  %38 = load i32, i32* %10, align 16, !dbg !122
  %39 = icmp ult i32 %38, 41, !dbg !122
  br i1 %39, label %40, label %44, !dbg !122

40:                                               ; preds = %37
  %41 = sext i32 %38 to i64, !dbg !122
  %42 = getelementptr i8, i8* %7, i64 %41, !dbg !122
  %43 = add i32 %38, 8, !dbg !122
  store i32 %43, i32* %10, align 16, !dbg !122
  br label %47, !dbg !122

44:                                               ; preds = %37
  %45 = load i8*, i8** %11, align 8, !dbg !122
  %46 = getelementptr i8, i8* %45, i64 8, !dbg !122
  store i8* %46, i8** %11, align 8, !dbg !122
  br label %47, !dbg !122

47:                                               ; preds = %44, %40
  %48 = phi i8* [ %42, %40 ], [ %45, %44 ]
  %49 = bitcast i8* %48 to i64*, !dbg !122
  %50 = load i64, i64* %49, align 8, !dbg !122
  %51 = sitofp i64 %50 to double, !dbg !122
  %52 = fadd double %18, %51, !dbg !123
  call void @llvm.dbg.value(metadata double %52, metadata !107, metadata !DIExpression()), !dbg !108
  br label %85, !dbg !124

53:                                               ; preds = %16
  %54 = load i32, i32* %8, align 4, !dbg !125
  %55 = icmp ult i32 %54, 161, !dbg !125
  br i1 %55, label %56, label %60, !dbg !125

56:                                               ; preds = %53
  %57 = sext i32 %54 to i64, !dbg !125
  %58 = getelementptr i8, i8* %7, i64 %57, !dbg !125
  %59 = add i32 %54, 16, !dbg !125
  store i32 %59, i32* %8, align 4, !dbg !125
  br label %63, !dbg !125

60:                                               ; preds = %53
  %61 = load i8*, i8** %9, align 8, !dbg !125
  %62 = getelementptr i8, i8* %61, i64 8, !dbg !125
  store i8* %62, i8** %9, align 8, !dbg !125
  br label %63, !dbg !125

63:                                               ; preds = %60, %56
  %64 = phi i8* [ %58, %56 ], [ %61, %60 ]
  %65 = bitcast i8* %64 to double*, !dbg !125
  %66 = load double, double* %65, align 8, !dbg !125
  %67 = fadd double %18, %66, !dbg !126
  call void @llvm.dbg.value(metadata double %67, metadata !107, metadata !DIExpression()), !dbg !108
  br label %85, !dbg !127

68:                                               ; preds = %16
  %69 = load i32, i32* %4, align 16, !dbg !128
  %70 = icmp ult i32 %69, 41, !dbg !128
  br i1 %70, label %71, label %75, !dbg !128

71:                                               ; preds = %68
  %72 = sext i32 %69 to i64, !dbg !128
  %73 = getelementptr i8, i8* %7, i64 %72, !dbg !128
  %74 = add i32 %69, 8, !dbg !128
  store i32 %74, i32* %4, align 16, !dbg !128
  br label %78, !dbg !128

75:                                               ; preds = %68
  %76 = load i8*, i8** %5, align 8, !dbg !128
  %77 = getelementptr i8, i8* %76, i64 8, !dbg !128
  store i8* %77, i8** %5, align 8, !dbg !128
  br label %78, !dbg !128

78:                                               ; preds = %75, %71
  %79 = phi i8* [ %73, %71 ], [ %76, %75 ]
  %80 = bitcast i8* %79 to i8**, !dbg !128
  %81 = load i8*, i8** %80, align 8, !dbg !128
  %82 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %81) #15, !dbg !129
  %83 = uitofp i64 %82 to double, !dbg !129
  %84 = fadd double %18, %83, !dbg !130
  call void @llvm.dbg.value(metadata double %84, metadata !107, metadata !DIExpression()), !dbg !108
  br label %85, !dbg !131

85:                                               ; preds = %31, %47, %63, %78, %16
  %86 = phi double [ %18, %16 ], [ %84, %78 ], [ %67, %63 ], [ %52, %47 ], [ %36, %31 ], !dbg !108
  call void @llvm.dbg.value(metadata double %86, metadata !107, metadata !DIExpression()), !dbg !108
  %87 = getelementptr inbounds i8, i8* %19, i64 1, !dbg !132
  call void @llvm.dbg.value(metadata i8* %87, metadata !105, metadata !DIExpression()), !dbg !108
  %88 = load i8, i8* %87, align 1, !dbg !133, !tbaa !134
  %89 = icmp eq i8* %87, getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 16), !dbg !112
  br i1 %89, label %90, label %16, !dbg !112, !llvm.loop !135

90:                                               ; preds = %85
  call void @llvm.va_end(i8* %3), !dbg !137
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #12, !dbg !138
  ret double %86, !dbg !139
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(i8* noalias nocapture noundef writeonly, i64 noundef, i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !140 noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #6

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #7

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i64 @strlen(i8* nocapture noundef) local_unnamed_addr #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #9

; Function Attrs: argmemonly nofree nounwind readonly willreturn
declare i32 @bcmp(i8* nocapture, i8* nocapture, i64) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(i8* nocapture noundef, i64 noundef, i64 noundef, %struct._IO_FILE* nocapture noundef) local_unnamed_addr #11

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn }
attributes #8 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { argmemonly nofree nounwind readonly willreturn }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { cold }
attributes #15 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "88d8cedde9e6b91e854b332a0f29a067")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{!"Debian clang version 14.0.6"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !12, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21}
!16 = !DILocalVariable(name: "buf", scope: !11, file: !1, line: 41, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 64)
!21 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 45, type: !14)
!22 = !DILocation(line: 41, column: 2, scope: !11)
!23 = !DILocation(line: 41, column: 7, scope: !11)
!24 = !DILocation(line: 42, column: 2, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 42, column: 2)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 42, column: 2)
!27 = !DILocation(line: 42, column: 2, scope: !26)
!28 = !DILocation(line: 43, column: 2, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 43, column: 2)
!30 = distinct !DILexicalBlock(scope: !11, file: !1, line: 43, column: 2)
!31 = !DILocation(line: 43, column: 2, scope: !30)
!32 = !DILocation(line: 44, column: 2, scope: !11)
!33 = !DILocation(line: 45, column: 10, scope: !11)
!34 = !DILocation(line: 0, scope: !11)
!35 = !DILocation(line: 46, column: 2, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 46, column: 2)
!37 = distinct !DILexicalBlock(scope: !11, file: !1, line: 46, column: 2)
!38 = !DILocation(line: 46, column: 2, scope: !37)
!39 = !DILocation(line: 47, column: 10, scope: !11)
!40 = !{!41, !41, i64 0}
!41 = !{!"any pointer", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = !DILocation(line: 47, column: 2, scope: !11)
!45 = !DILocation(line: 48, column: 2, scope: !11)
!46 = !DILocation(line: 50, column: 1, scope: !11)
!47 = !DILocation(line: 49, column: 2, scope: !11)
!48 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 8, type: !49, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !52)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !14, null}
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !{!53, !54, !71, !72, !73}
!53 = !DILocalVariable(name: "n", arg: 1, scope: !48, file: !1, line: 8, type: !14)
!54 = !DILocalVariable(name: "ap", scope: !48, file: !1, line: 10, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !56, line: 52, baseType: !57)
!56 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !58, line: 32, baseType: !59)
!58 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !60, baseType: !61)
!60 = !DIFile(filename: "varargs.c", directory: ".")
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 192, elements: !69)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !63)
!63 = !{!64, !66, !67, !68}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !62, file: !60, line: 10, baseType: !65, size: 32)
!65 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !62, file: !60, line: 10, baseType: !65, size: 32, offset: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !62, file: !60, line: 10, baseType: !3, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !62, file: !60, line: 10, baseType: !3, size: 64, offset: 128)
!69 = !{!70}
!70 = !DISubrange(count: 1)
!71 = !DILocalVariable(name: "again", scope: !48, file: !1, line: 10, type: !55)
!72 = !DILocalVariable(name: "sum", scope: !48, file: !1, line: 11, type: !51)
!73 = !DILocalVariable(name: "i", scope: !74, file: !1, line: 14, type: !14)
!74 = distinct !DILexicalBlock(scope: !48, file: !1, line: 14, column: 2)
!75 = !DILocation(line: 0, scope: !48)
!76 = !DILocation(line: 10, column: 2, scope: !48)
!77 = !DILocation(line: 10, column: 10, scope: !48)
!78 = !DILocation(line: 10, column: 14, scope: !48)
!79 = !DILocation(line: 12, column: 2, scope: !48)
!80 = !DILocation(line: 13, column: 2, scope: !48)
!81 = !DILocation(line: 0, scope: !74)
!82 = !DILocation(line: 14, column: 2, scope: !74)
!83 = !DILocation(line: 16, column: 9, scope: !48)
!84 = !DILocation(line: 15, column: 10, scope: !85)
!85 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 2)
!86 = !DILocation(line: 15, column: 7, scope: !85)
!87 = !DILocation(line: 14, column: 26, scope: !85)
!88 = !DILocation(line: 14, column: 20, scope: !85)
!89 = distinct !{!89, !82, !90, !91, !92}
!90 = !DILocation(line: 15, column: 10, scope: !74)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 16, column: 6, scope: !48)
!94 = !DILocation(line: 17, column: 2, scope: !48)
!95 = !DILocation(line: 18, column: 2, scope: !48)
!96 = !DILocation(line: 20, column: 1, scope: !48)
!97 = !DILocation(line: 19, column: 2, scope: !48)
!98 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 22, type: !99, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!99 = !DISubroutineType(types: !100)
!100 = !{!101, !102, null}
!101 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!104 = !{!105, !106, !107}
!105 = !DILocalVariable(name: "kinds", arg: 1, scope: !98, file: !1, line: 22, type: !102)
!106 = !DILocalVariable(name: "ap", scope: !98, file: !1, line: 24, type: !55)
!107 = !DILocalVariable(name: "sum", scope: !98, file: !1, line: 25, type: !101)
!108 = !DILocation(line: 0, scope: !98)
!109 = !DILocation(line: 24, column: 2, scope: !98)
!110 = !DILocation(line: 24, column: 10, scope: !98)
!111 = !DILocation(line: 26, column: 2, scope: !98)
!112 = !DILocation(line: 27, column: 2, scope: !113)
!113 = distinct !DILexicalBlock(scope: !98, file: !1, line: 27, column: 2)
!114 = !DILocation(line: 28, column: 11, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !1, line: 27, column: 26)
!116 = distinct !DILexicalBlock(scope: !113, file: !1, line: 27, column: 2)
!117 = !DILocation(line: 28, column: 3, scope: !115)
!118 = !DILocation(line: 29, column: 20, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !1, line: 28, column: 19)
!120 = !DILocation(line: 29, column: 17, scope: !119)
!121 = !DILocation(line: 29, column: 37, scope: !119)
!122 = !DILocation(line: 30, column: 20, scope: !119)
!123 = !DILocation(line: 30, column: 17, scope: !119)
!124 = !DILocation(line: 30, column: 38, scope: !119)
!125 = !DILocation(line: 31, column: 20, scope: !119)
!126 = !DILocation(line: 31, column: 17, scope: !119)
!127 = !DILocation(line: 31, column: 40, scope: !119)
!128 = !DILocation(line: 32, column: 27, scope: !119)
!129 = !DILocation(line: 32, column: 20, scope: !119)
!130 = !DILocation(line: 32, column: 17, scope: !119)
!131 = !DILocation(line: 32, column: 48, scope: !119)
!132 = !DILocation(line: 27, column: 22, scope: !116)
!133 = !DILocation(line: 27, column: 9, scope: !116)
!134 = !{!42, !42, i64 0}
!135 = distinct !{!135, !112, !136, !91, !92}
!136 = !DILocation(line: 34, column: 2, scope: !113)
!137 = !DILocation(line: 35, column: 2, scope: !98)
!138 = !DILocation(line: 37, column: 1, scope: !98)
!139 = !DILocation(line: 36, column: 2, scope: !98)
!140 = !DISubprogram(name: "puts", scope: !56, file: !56, line: 661, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !143)
!141 = !DISubroutineType(types: !142)
!142 = !{!14, !102}
!143 = !{}
