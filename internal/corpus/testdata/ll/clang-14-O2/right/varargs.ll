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
  %3 = tail call i64 (i32, ...) @total(i32 undef, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !24
  %4 = icmp eq i64 %3, 70, !dbg !24
  br i1 %4, label %6, label %5, !dbg !27

5:                                                ; preds = %0
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !24
  unreachable, !dbg !24

6:                                                ; preds = %0
  %7 = tail call double (i8*, ...) @mixed(i8* undef, i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !28
  %8 = fcmp oeq double %7, 1.500000e+01, !dbg !28
  br i1 %8, label %10, label %9, !dbg !31

9:                                                ; preds = %6
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !28
  unreachable, !dbg !28

10:                                               ; preds = %6
  %11 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i64 0, i64 0), i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), double noundef 3.141590e+00, i64 noundef 4, i8* noundef null), !dbg !32
  %12 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %2, i64 noundef 64, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i64 noundef 48879) #12, !dbg !33
  call void @llvm.dbg.value(metadata i32 %12, metadata !21, metadata !DIExpression()), !dbg !34
  %13 = icmp eq i32 %12, 13, !dbg !35
  br i1 %13, label %14, label %17, !dbg !35

14:                                               ; preds = %10
  %15 = call i32 @bcmp(i8* noundef nonnull dereferenceable(14) %2, i8* noundef nonnull dereferenceable(14) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.9, i64 0, i64 0), i64 14), !dbg !35
  %16 = icmp eq i32 %15, 0, !dbg !35
  br i1 %16, label %18, label %17, !dbg !38

17:                                               ; preds = %14, %10
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #13, !dbg !35
  unreachable, !dbg !35

18:                                               ; preds = %14
  %19 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !39, !tbaa !40
  %20 = tail call i64 @fwrite(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0), i64 5, i64 1, %struct._IO_FILE* %19) #14, !dbg !44
  %21 = tail call i32 @puts(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0)), !dbg !45
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
  call void @llvm.dbg.value(metadata i32 0, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i64 0, metadata !72, metadata !DIExpression()), !dbg !75
  %10 = load i32, i32* %6, align 16, !dbg !82
  %11 = icmp ult i32 %10, 41, !dbg !82
  br i1 %11, label %17, label %12, !dbg !82

12:                                               ; preds = %1
  %13 = load i8*, i8** %7, align 8, !dbg !82
  %14 = getelementptr i8, i8* %13, i64 8, !dbg !82
  store i8* %14, i8** %7, align 8, !dbg !82
  %15 = bitcast i8* %13 to i32*, !dbg !82
  %16 = load i32, i32* %15, align 4, !dbg !82
  call void @llvm.dbg.value(metadata i32 1, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i32 %22, metadata !72, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value)), !dbg !75
  br label %24, !dbg !82

17:                                               ; preds = %1
  %18 = zext i32 %10 to i64, !dbg !82
  %19 = getelementptr i8, i8* %9, i64 %18, !dbg !82
  %20 = add nuw nsw i32 %10, 8, !dbg !82
  store i32 %20, i32* %6, align 16, !dbg !82
  %21 = bitcast i8* %19 to i32*, !dbg !82
  %22 = load i32, i32* %21, align 4, !dbg !82
  call void @llvm.dbg.value(metadata i32 1, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata i32 %22, metadata !72, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value)), !dbg !75
  %23 = icmp ult i32 %10, 33, !dbg !82
  br i1 %23, label %30, label %24, !dbg !82

24:                                               ; preds = %17, %12
  %25 = phi i32 [ %16, %12 ], [ %22, %17 ]
  %26 = load i8*, i8** %7, align 8, !dbg !82
  %27 = getelementptr i8, i8* %26, i64 8, !dbg !82
  store i8* %27, i8** %7, align 8, !dbg !82
  %28 = bitcast i8* %26 to i32*, !dbg !82
  %29 = load i32, i32* %28, align 4, !dbg !82
  call void @llvm.dbg.value(metadata i32 2, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata !DIArgList(i32 %22, i32 %35), metadata !72, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value)), !dbg !75
  br label %37, !dbg !82

30:                                               ; preds = %17
  %31 = zext i32 %20 to i64, !dbg !82
  %32 = getelementptr i8, i8* %9, i64 %31, !dbg !82
  %33 = add nuw nsw i32 %10, 16, !dbg !82
  store i32 %33, i32* %6, align 16, !dbg !82
  %34 = bitcast i8* %32 to i32*, !dbg !82
  %35 = load i32, i32* %34, align 4, !dbg !82
  call void @llvm.dbg.value(metadata i32 2, metadata !73, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.value(metadata !DIArgList(i32 %22, i32 %35), metadata !72, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value)), !dbg !75
  %36 = icmp ult i32 %10, 25, !dbg !82
  br i1 %36, label %42, label %37, !dbg !82

37:                                               ; preds = %24, %30
  %38 = phi i32 [ %29, %24 ], [ %35, %30 ]
  %39 = phi i32 [ %25, %24 ], [ %22, %30 ]
  %40 = load i8*, i8** %7, align 8, !dbg !82
  %41 = getelementptr i8, i8* %40, i64 8, !dbg !82
  store i8* %41, i8** %7, align 8, !dbg !82
  br label %46, !dbg !82

42:                                               ; preds = %30
  %43 = zext i32 %33 to i64, !dbg !82
  %44 = getelementptr i8, i8* %9, i64 %43, !dbg !82
  %45 = add nuw nsw i32 %10, 24, !dbg !82
  store i32 %45, i32* %6, align 16, !dbg !82
  br label %46, !dbg !82

46:                                               ; preds = %42, %37
  %47 = phi i32 [ %35, %42 ], [ %38, %37 ]
  %48 = phi i32 [ %22, %42 ], [ %39, %37 ]
  %49 = phi i8* [ %44, %42 ], [ %40, %37 ]
  %50 = bitcast i8* %49 to i32*, !dbg !82
  %51 = load i32, i32* %50, align 4, !dbg !82
  call void @llvm.dbg.value(metadata !DIArgList(i32 %22, i32 %51, i32 %35), metadata !72, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 2, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value)), !dbg !75
  call void @llvm.dbg.value(metadata i32 3, metadata !73, metadata !DIExpression()), !dbg !81
  %52 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !84
  %53 = load i32, i32* %52, align 16, !dbg !84
  %54 = icmp ult i32 %53, 41, !dbg !84
  br i1 %54, label %55, label %61, !dbg !84

55:                                               ; preds = %46
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !84
  %57 = load i8*, i8** %56, align 16, !dbg !84
  %58 = zext i32 %53 to i64, !dbg !84
  %59 = getelementptr i8, i8* %57, i64 %58, !dbg !84
  %60 = add nuw nsw i32 %53, 8, !dbg !84
  store i32 %60, i32* %52, align 16, !dbg !84
  br label %65, !dbg !84

61:                                               ; preds = %46
  %62 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !84
  %63 = load i8*, i8** %62, align 8, !dbg !84
  %64 = getelementptr i8, i8* %63, i64 8, !dbg !84
  store i8* %64, i8** %62, align 8, !dbg !84
  br label %65, !dbg !84

65:                                               ; preds = %61, %55
  %66 = phi i8* [ %59, %55 ], [ %63, %61 ]
  %67 = sext i32 %48 to i64, !dbg !82
  call void @llvm.dbg.value(metadata i64 %67, metadata !72, metadata !DIExpression()), !dbg !75
  %68 = sext i32 %47 to i64, !dbg !82
  call void @llvm.dbg.value(metadata !DIArgList(i32 %22, i64 %68), metadata !72, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !75
  %69 = add nsw i64 %67, %68, !dbg !85
  call void @llvm.dbg.value(metadata i64 %69, metadata !72, metadata !DIExpression()), !dbg !75
  %70 = sext i32 %51 to i64, !dbg !82
  call void @llvm.dbg.value(metadata !DIArgList(i32 %22, i64 %70, i32 %35), metadata !72, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 2, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !75
  %71 = add nsw i64 %69, %70, !dbg !85
  call void @llvm.dbg.value(metadata i64 %71, metadata !72, metadata !DIExpression()), !dbg !75
  %72 = bitcast i8* %66 to i32*, !dbg !84
  %73 = load i32, i32* %72, align 4, !dbg !84
  %74 = sext i32 %73 to i64, !dbg !84
  %75 = add nsw i64 %71, %74, !dbg !86
  call void @llvm.dbg.value(metadata i64 %75, metadata !72, metadata !DIExpression()), !dbg !75
  call void @llvm.va_end(i8* nonnull %5), !dbg !87
  call void @llvm.va_end(i8* nonnull %4), !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #12, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #12, !dbg !89
  ret i64 %75, !dbg !90
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind uwtable
define internal double @mixed(i8* nocapture readnone %0, ...) unnamed_addr #5 !dbg !91 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), metadata !98, metadata !DIExpression()), !dbg !101
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #12, !dbg !102
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !99, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.va_start(i8* nonnull %3), !dbg !104
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), metadata !98, metadata !DIExpression()), !dbg !101
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 16
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  br label %9, !dbg !105

9:                                                ; preds = %1, %78
  %10 = phi i8 [ 105, %1 ], [ %81, %78 ]
  %11 = phi double [ 0.000000e+00, %1 ], [ %79, %78 ]
  %12 = phi i8* [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), %1 ], [ %80, %78 ]
  call void @llvm.dbg.value(metadata double %11, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.value(metadata i8* %12, metadata !98, metadata !DIExpression()), !dbg !101
  %13 = sext i8 %10 to i32, !dbg !107
  switch i32 %13, label %78 [
    i32 105, label %14
    i32 108, label %30
    i32 100, label %46
    i32 115, label %61
  ], !dbg !110

14:                                               ; preds = %9
  %15 = load i32, i32* %4, align 16, !dbg !111
  %16 = icmp ult i32 %15, 41, !dbg !111
  br i1 %16, label %17, label %21, !dbg !111

17:                                               ; preds = %14
  %18 = zext i32 %15 to i64, !dbg !111
  %19 = getelementptr i8, i8* %7, i64 %18, !dbg !111
  %20 = add nuw nsw i32 %15, 8, !dbg !111
  store i32 %20, i32* %4, align 16, !dbg !111
  br label %24, !dbg !111

21:                                               ; preds = %14
  %22 = load i8*, i8** %5, align 8, !dbg !111
  %23 = getelementptr i8, i8* %22, i64 8, !dbg !111
  store i8* %23, i8** %5, align 8, !dbg !111
  br label %24, !dbg !111

24:                                               ; preds = %21, %17
  %25 = phi i8* [ %19, %17 ], [ %22, %21 ]
  %26 = bitcast i8* %25 to i32*, !dbg !111
  %27 = load i32, i32* %26, align 4, !dbg !111
  %28 = sitofp i32 %27 to double, !dbg !111
  %29 = fadd double %11, %28, !dbg !113
  call void @llvm.dbg.value(metadata double %29, metadata !100, metadata !DIExpression()), !dbg !101
  br label %78, !dbg !114

30:                                               ; preds = %9
  %31 = load i32, i32* %4, align 16, !dbg !115
  %32 = icmp ult i32 %31, 41, !dbg !115
  br i1 %32, label %33, label %37, !dbg !115

33:                                               ; preds = %30
  %34 = zext i32 %31 to i64, !dbg !115
  %35 = getelementptr i8, i8* %7, i64 %34, !dbg !115
  %36 = add nuw nsw i32 %31, 8, !dbg !115
  store i32 %36, i32* %4, align 16, !dbg !115
  br label %40, !dbg !115

37:                                               ; preds = %30
  %38 = load i8*, i8** %5, align 8, !dbg !115
  %39 = getelementptr i8, i8* %38, i64 8, !dbg !115
  store i8* %39, i8** %5, align 8, !dbg !115
  br label %40, !dbg !115

40:                                               ; preds = %37, %33
  %41 = phi i8* [ %35, %33 ], [ %38, %37 ]
  %42 = bitcast i8* %41 to i64*, !dbg !115
  %43 = load i64, i64* %42, align 8, !dbg !115
  %44 = sitofp i64 %43 to double, !dbg !115
  %45 = fadd double %11, %44, !dbg !116
  call void @llvm.dbg.value(metadata double %45, metadata !100, metadata !DIExpression()), !dbg !101
  br label %78, !dbg !117

46:                                               ; preds = %9
  %47 = load i32, i32* %8, align 4, !dbg !118
  %48 = icmp ult i32 %47, 161, !dbg !118
  br i1 %48, label %49, label %53, !dbg !118

49:                                               ; preds = %46
  %50 = zext i32 %47 to i64, !dbg !118
  %51 = getelementptr i8, i8* %7, i64 %50, !dbg !118
  %52 = add nuw nsw i32 %47, 16, !dbg !118
  store i32 %52, i32* %8, align 4, !dbg !118
  br label %56, !dbg !118

53:                                               ; preds = %46
  %54 = load i8*, i8** %5, align 8, !dbg !118
  %55 = getelementptr i8, i8* %54, i64 8, !dbg !118
  store i8* %55, i8** %5, align 8, !dbg !118
  br label %56, !dbg !118

56:                                               ; preds = %53, %49
  %57 = phi i8* [ %51, %49 ], [ %54, %53 ]
  %58 = bitcast i8* %57 to double*, !dbg !118
  %59 = load double, double* %58, align 8, !dbg !118
  %60 = fadd double %11, %59, !dbg !119
  call void @llvm.dbg.value(metadata double %60, metadata !100, metadata !DIExpression()), !dbg !101
  br label %78, !dbg !120

61:                                               ; preds = %9
  %62 = load i32, i32* %4, align 16, !dbg !121
  %63 = icmp ult i32 %62, 41, !dbg !121
  br i1 %63, label %64, label %68, !dbg !121

64:                                               ; preds = %61
  %65 = zext i32 %62 to i64, !dbg !121
  %66 = getelementptr i8, i8* %7, i64 %65, !dbg !121
  %67 = add nuw nsw i32 %62, 8, !dbg !121
  store i32 %67, i32* %4, align 16, !dbg !121
  br label %71, !dbg !121

68:                                               ; preds = %61
  %69 = load i8*, i8** %5, align 8, !dbg !121
  %70 = getelementptr i8, i8* %69, i64 8, !dbg !121
  store i8* %70, i8** %5, align 8, !dbg !121
  br label %71, !dbg !121

71:                                               ; preds = %68, %64
  %72 = phi i8* [ %66, %64 ], [ %69, %68 ]
  %73 = bitcast i8* %72 to i8**, !dbg !121
  %74 = load i8*, i8** %73, align 8, !dbg !121
  %75 = call i64 @strlen(i8* noundef nonnull dereferenceable(1) %74) #15, !dbg !122
  %76 = uitofp i64 %75 to double, !dbg !122
  %77 = fadd double %11, %76, !dbg !123
  call void @llvm.dbg.value(metadata double %77, metadata !100, metadata !DIExpression()), !dbg !101
  br label %78, !dbg !124

78:                                               ; preds = %24, %40, %56, %71, %9
  %79 = phi double [ %11, %9 ], [ %77, %71 ], [ %60, %56 ], [ %45, %40 ], [ %29, %24 ], !dbg !101
  call void @llvm.dbg.value(metadata double %79, metadata !100, metadata !DIExpression()), !dbg !101
  %80 = getelementptr inbounds i8, i8* %12, i64 1, !dbg !125
  call void @llvm.dbg.value(metadata i8* %80, metadata !98, metadata !DIExpression()), !dbg !101
  %81 = load i8, i8* %80, align 1, !dbg !126, !tbaa !127
  %82 = icmp eq i8* %80, getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 16), !dbg !105
  br i1 %82, label %83, label %9, !dbg !105, !llvm.loop !128

83:                                               ; preds = %78
  call void @llvm.va_end(i8* nonnull %3), !dbg !131
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #12, !dbg !132
  ret double %79, !dbg !133
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(i8* noalias nocapture noundef writeonly, i64 noundef, i8* nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !134 noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #6

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
!82 = !DILocation(line: 15, column: 10, scope: !83)
!83 = distinct !DILexicalBlock(scope: !74, file: !1, line: 14, column: 2)
!84 = !DILocation(line: 16, column: 9, scope: !48)
!85 = !DILocation(line: 15, column: 7, scope: !83)
!86 = !DILocation(line: 16, column: 6, scope: !48)
!87 = !DILocation(line: 17, column: 2, scope: !48)
!88 = !DILocation(line: 18, column: 2, scope: !48)
!89 = !DILocation(line: 20, column: 1, scope: !48)
!90 = !DILocation(line: 19, column: 2, scope: !48)
!91 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 22, type: !92, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !97)
!92 = !DISubroutineType(types: !93)
!93 = !{!94, !95, null}
!94 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!97 = !{!98, !99, !100}
!98 = !DILocalVariable(name: "kinds", arg: 1, scope: !91, file: !1, line: 22, type: !95)
!99 = !DILocalVariable(name: "ap", scope: !91, file: !1, line: 24, type: !55)
!100 = !DILocalVariable(name: "sum", scope: !91, file: !1, line: 25, type: !94)
!101 = !DILocation(line: 0, scope: !91)
!102 = !DILocation(line: 24, column: 2, scope: !91)
!103 = !DILocation(line: 24, column: 10, scope: !91)
!104 = !DILocation(line: 26, column: 2, scope: !91)
!105 = !DILocation(line: 27, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !91, file: !1, line: 27, column: 2)
!107 = !DILocation(line: 28, column: 11, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !1, line: 27, column: 26)
!109 = distinct !DILexicalBlock(scope: !106, file: !1, line: 27, column: 2)
!110 = !DILocation(line: 28, column: 3, scope: !108)
!111 = !DILocation(line: 29, column: 20, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !1, line: 28, column: 19)
!113 = !DILocation(line: 29, column: 17, scope: !112)
!114 = !DILocation(line: 29, column: 37, scope: !112)
!115 = !DILocation(line: 30, column: 20, scope: !112)
!116 = !DILocation(line: 30, column: 17, scope: !112)
!117 = !DILocation(line: 30, column: 38, scope: !112)
!118 = !DILocation(line: 31, column: 20, scope: !112)
!119 = !DILocation(line: 31, column: 17, scope: !112)
!120 = !DILocation(line: 31, column: 40, scope: !112)
!121 = !DILocation(line: 32, column: 27, scope: !112)
!122 = !DILocation(line: 32, column: 20, scope: !112)
!123 = !DILocation(line: 32, column: 17, scope: !112)
!124 = !DILocation(line: 32, column: 48, scope: !112)
!125 = !DILocation(line: 27, column: 22, scope: !109)
!126 = !DILocation(line: 27, column: 9, scope: !109)
!127 = !{!42, !42, i64 0}
!128 = distinct !{!128, !105, !129, !130}
!129 = !DILocation(line: 34, column: 2, scope: !106)
!130 = !{!"llvm.loop.mustprogress"}
!131 = !DILocation(line: 35, column: 2, scope: !91)
!132 = !DILocation(line: 37, column: 1, scope: !91)
!133 = !DILocation(line: 36, column: 2, scope: !91)
!134 = !DISubprogram(name: "puts", scope: !56, file: !56, line: 661, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !137)
!135 = !DISubroutineType(types: !136)
!136 = !{!14, !95}
!137 = !{}
