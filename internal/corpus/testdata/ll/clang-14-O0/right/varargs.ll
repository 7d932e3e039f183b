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
@stderr = external global %struct._IO_FILE*, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"bye\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca [64 x i8], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [64 x i8]* %2, metadata !17, metadata !DIExpression()), !dbg !22
  %4 = call i64 (i32, ...) @total(i32 noundef 3, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !23
  %5 = icmp eq i64 %4, 70, !dbg !23
  br i1 %5, label %6, label %7, !dbg !26

6:                                                ; preds = %0
  br label %8, !dbg !26

7:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 42, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !23
  unreachable, !dbg !23

8:                                                ; preds = %6
  %9 = call double (i8*, ...) @mixed(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !27
  %10 = fcmp oeq double %9, 1.500000e+01, !dbg !27
  br i1 %10, label %11, label %12, !dbg !30

11:                                               ; preds = %8
  br label %13, !dbg !30

12:                                               ; preds = %8
  call void @__assert_fail(i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !27
  unreachable, !dbg !27

13:                                               ; preds = %11
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i64 0, i64 0), i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), double noundef 3.141590e+00, i64 noundef 4, i8* noundef null), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %3, metadata !32, metadata !DIExpression()), !dbg !33
  %15 = getelementptr inbounds [64 x i8], [64 x i8]* %2, i64 0, i64 0, !dbg !34
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %15, i64 noundef 64, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i64 noundef 48879) #8, !dbg !35
  store i32 %16, i32* %3, align 4, !dbg !33
  %17 = load i32, i32* %3, align 4, !dbg !36
  %18 = icmp eq i32 %17, 13, !dbg !36
  br i1 %18, label %19, label %24, !dbg !36

19:                                               ; preds = %13
  %20 = getelementptr inbounds [64 x i8], [64 x i8]* %2, i64 0, i64 0, !dbg !36
  %21 = call i32 @strcmp(i8* noundef %20, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.9, i64 0, i64 0)) #9, !dbg !36
  %22 = icmp eq i32 %21, 0, !dbg !36
  br i1 %22, label %23, label %24, !dbg !39

23:                                               ; preds = %19
  br label %25, !dbg !39

24:                                               ; preds = %19, %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 46, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !36
  unreachable, !dbg !36

25:                                               ; preds = %23
  %26 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !40
  %27 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %26, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)), !dbg !41
  %28 = call i32 @puts(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0)), !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @total(i32 noundef %0, ...) #0 !dbg !44 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !50, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !68, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata i64* %5, metadata !70, metadata !DIExpression()), !dbg !71
  store i64 0, i64* %5, align 8, !dbg !71
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !72
  %8 = bitcast %struct.__va_list_tag* %7 to i8*, !dbg !72
  call void @llvm.va_start(i8* %8), !dbg !72
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !73
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !73
  %11 = bitcast %struct.__va_list_tag* %9 to i8*, !dbg !73
  %12 = bitcast %struct.__va_list_tag* %10 to i8*, !dbg !73
  call void @llvm.va_copy(i8* %11, i8* %12), !dbg !73
  call void @llvm.dbg.declare(metadata i32* %6, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, i32* %6, align 4, !dbg !76
  br label %13, !dbg !77

13:                                               ; preds = %39, %1
  %14 = load i32, i32* %6, align 4, !dbg !78
  %15 = load i32, i32* %2, align 4, !dbg !80
  %16 = icmp slt i32 %14, %15, !dbg !81
  br i1 %16, label %17, label %42, !dbg !82

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !83
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0, !dbg !83
  %20 = load i32, i32* %19, align 16, !dbg !83
  %21 = icmp ule i32 %20, 40, !dbg !83
  br i1 %21, label %22, label %28, !dbg !83

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3, !dbg !83
  %24 = load i8*, i8** %23, align 16, !dbg !83
  %25 = getelementptr i8, i8* %24, i32 %20, !dbg !83
  %26 = bitcast i8* %25 to i32*, !dbg !83
  %27 = add i32 %20, 8, !dbg !83
  store i32 %27, i32* %19, align 16, !dbg !83
  br label %33, !dbg !83

28:                                               ; preds = %17
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2, !dbg !83
  %30 = load i8*, i8** %29, align 8, !dbg !83
  %31 = bitcast i8* %30 to i32*, !dbg !83
  %32 = getelementptr i8, i8* %30, i32 8, !dbg !83
  store i8* %32, i8** %29, align 8, !dbg !83
  br label %33, !dbg !83

33:                                               ; preds = %28, %22
  %34 = phi i32* [ %26, %22 ], [ %31, %28 ], !dbg !83
  %35 = load i32, i32* %34, align 4, !dbg !83
  %36 = sext i32 %35 to i64, !dbg !83
  %37 = load i64, i64* %5, align 8, !dbg !84
  %38 = add nsw i64 %37, %36, !dbg !84
  store i64 %38, i64* %5, align 8, !dbg !84
  br label %39, !dbg !85

39:                                               ; preds = %33
  %40 = load i32, i32* %6, align 4, !dbg !86
  %41 = add nsw i32 %40, 1, !dbg !86
  store i32 %41, i32* %6, align 4, !dbg !86
  br label %13, !dbg !87, !llvm.loop !88

42:                                               ; preds = %13
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !91
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 0, !dbg !91
  %45 = load i32, i32* %44, align 16, !dbg !91
  %46 = icmp ule i32 %45, 40, !dbg !91
  br i1 %46, label %47, label %53, !dbg !91

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 3, !dbg !91
  %49 = load i8*, i8** %48, align 16, !dbg !91
  %50 = getelementptr i8, i8* %49, i32 %45, !dbg !91
  %51 = bitcast i8* %50 to i32*, !dbg !91
  %52 = add i32 %45, 8, !dbg !91
  store i32 %52, i32* %44, align 16, !dbg !91
  br label %58, !dbg !91

53:                                               ; preds = %42
  %54 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 2, !dbg !91
  %55 = load i8*, i8** %54, align 8, !dbg !91
  %56 = bitcast i8* %55 to i32*, !dbg !91
  %57 = getelementptr i8, i8* %55, i32 8, !dbg !91
  store i8* %57, i8** %54, align 8, !dbg !91
  br label %58, !dbg !91

58:                                               ; preds = %53, %47
  %59 = phi i32* [ %51, %47 ], [ %56, %53 ], !dbg !91
  %60 = load i32, i32* %59, align 4, !dbg !91
  %61 = sext i32 %60 to i64, !dbg !91
  %62 = load i64, i64* %5, align 8, !dbg !92
  %63 = add nsw i64 %62, %61, !dbg !92
  store i64 %63, i64* %5, align 8, !dbg !92
  %64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !93
  %65 = bitcast %struct.__va_list_tag* %64 to i8*, !dbg !93
  call void @llvm.va_end(i8* %65), !dbg !93
  %66 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !94
  %67 = bitcast %struct.__va_list_tag* %66 to i8*, !dbg !94
  call void @llvm.va_end(i8* %67), !dbg !94
  %68 = load i64, i64* %5, align 8, !dbg !95
  ret i64 %68, !dbg !96
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(i8* noundef %0, ...) #0 !dbg !97 {
  %2 = alloca i8*, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata double* %4, metadata !107, metadata !DIExpression()), !dbg !108
  store double 0.000000e+00, double* %4, align 8, !dbg !108
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !109
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !109
  call void @llvm.va_start(i8* %6), !dbg !109
  br label %7, !dbg !110

7:                                                ; preds = %104, %1
  %8 = load i8*, i8** %2, align 8, !dbg !111
  %9 = load i8, i8* %8, align 1, !dbg !114
  %10 = icmp ne i8 %9, 0, !dbg !115
  br i1 %10, label %11, label %107, !dbg !115

11:                                               ; preds = %7
  %12 = load i8*, i8** %2, align 8, !dbg !116
  %13 = load i8, i8* %12, align 1, !dbg !118
  %14 = sext i8 %13 to i32, !dbg !118
  switch i32 %14, label %103 [
    i32 105, label %15
    i32 108, label %37
    i32 100, label %59
    i32 115, label %80
  ], !dbg !119

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !120
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 0, !dbg !120
  %18 = load i32, i32* %17, align 16, !dbg !120
  %19 = icmp ule i32 %18, 40, !dbg !120
  br i1 %19, label %20, label %26, !dbg !120

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 3, !dbg !120
  %22 = load i8*, i8** %21, align 16, !dbg !120
  %23 = getelementptr i8, i8* %22, i32 %18, !dbg !120
  %24 = bitcast i8* %23 to i32*, !dbg !120
  %25 = add i32 %18, 8, !dbg !120
  store i32 %25, i32* %17, align 16, !dbg !120
  br label %31, !dbg !120

26:                                               ; preds = %15
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 2, !dbg !120
  %28 = load i8*, i8** %27, align 8, !dbg !120
  %29 = bitcast i8* %28 to i32*, !dbg !120
  %30 = getelementptr i8, i8* %28, i32 8, !dbg !120
  store i8* %30, i8** %27, align 8, !dbg !120
  br label %31, !dbg !120

31:                                               ; preds = %26, %20
  %32 = phi i32* [ %24, %20 ], [ %29, %26 ], !dbg !120
  %33 = load i32, i32* %32, align 4, !dbg !120
  %34 = sitofp i32 %33 to double, !dbg !120
  %35 = load double, double* %4, align 8, !dbg !122
  %36 = fadd double %35, %34, !dbg !122
  store double %36, double* %4, align 8, !dbg !122
  br label %103, !dbg !123

37:                                               ; preds = %11
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !124
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 0, !dbg !124
  %40 = load i32, i32* %39, align 16, !dbg !124
  %41 = icmp ule i32 %40, 40, !dbg !124
  br i1 %41, label %42, label %48, !dbg !124

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 3, !dbg !124
  %44 = load i8*, i8** %43, align 16, !dbg !124
  %45 = getelementptr i8, i8* %44, i32 %40, !dbg !124
  %46 = bitcast i8* %45 to i64*, !dbg !124
  %47 = add i32 %40, 8, !dbg !124
  store i32 %47, i32* %39, align 16, !dbg !124
  br label %53, !dbg !124

48:                                               ; preds = %37
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 2, !dbg !124
  %50 = load i8*, i8** %49, align 8, !dbg !124
  %51 = bitcast i8* %50 to i64*, !dbg !124
  %52 = getelementptr i8, i8* %50, i32 8, !dbg !124
  store i8* %52, i8** %49, align 8, !dbg !124
  br label %53, !dbg !124

53:                                               ; preds = %48, %42
  %54 = phi i64* [ %46, %42 ], [ %51, %48 ], !dbg !124
  %55 = load i64, i64* %54, align 8, !dbg !124
  %56 = sitofp i64 %55 to double, !dbg !124
  %57 = load double, double* %4, align 8, !dbg !125
  %58 = fadd double %57, %56, !dbg !125
  store double %58, double* %4, align 8, !dbg !125
  br label %103, !dbg !126

59:                                               ; preds = %11
  %60 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !127
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 1, !dbg !127
  %62 = load i32, i32* %61, align 4, !dbg !127
  %63 = icmp ule i32 %62, 160, !dbg !127
  br i1 %63, label %64, label %70, !dbg !127

64:                                               ; preds = %59
  %65 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 3, !dbg !127
  %66 = load i8*, i8** %65, align 16, !dbg !127
  %67 = getelementptr i8, i8* %66, i32 %62, !dbg !127
  %68 = bitcast i8* %67 to double*, !dbg !127
  %69 = add i32 %62, 16, !dbg !127
  store i32 %69, i32* %61, align 4, !dbg !127
  br label %75, !dbg !127

70:                                               ; preds = %59
  %71 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 2, !dbg !127
  %72 = load i8*, i8** %71, align 8, !dbg !127
  %73 = bitcast i8* %72 to double*, !dbg !127
  %74 = getelementptr i8, i8* %72, i32 8, !dbg !127
  store i8* %74, i8** %71, align 8, !dbg !127
  br label %75, !dbg !127

75:                                               ; preds = %70, %64
  %76 = phi double* [ %68, %64 ], [ %73, %70 ], !dbg !127
  %77 = load double, double* %76, align 8, !dbg !127
  %78 = load double, double* %4, align 8, !dbg !128
  %79 = fadd double %78, %77, !dbg !128
  store double %79, double* %4, align 8, !dbg !128
  br label %103, !dbg !129

80:                                               ; preds = %11
  %81 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !130
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 0, !dbg !130
  %83 = load i32, i32* %82, align 16, !dbg !130
  %84 = icmp ule i32 %83, 40, !dbg !130
  br i1 %84, label %85, label %91, !dbg !130

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 3, !dbg !130
  %87 = load i8*, i8** %86, align 16, !dbg !130
  %88 = getelementptr i8, i8* %87, i32 %83, !dbg !130
  %89 = bitcast i8* %88 to i8**, !dbg !130
  %90 = add i32 %83, 8, !dbg !130
  store i32 %90, i32* %82, align 16, !dbg !130
  br label %96, !dbg !130

91:                                               ; preds = %80
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 2, !dbg !130
  %93 = load i8*, i8** %92, align 8, !dbg !130
  %94 = bitcast i8* %93 to i8**, !dbg !130
  %95 = getelementptr i8, i8* %93, i32 8, !dbg !130
  store i8* %95, i8** %92, align 8, !dbg !130
  br label %96, !dbg !130

96:                                               ; preds = %91, %85
  %97 = phi i8** [ %89, %85 ], [ %94, %91 ], !dbg !130
  %98 = load i8*, i8** %97, align 8, !dbg !130
  %99 = call i64 @strlen(i8* noundef %98) #9, !dbg !131
  %100 = uitofp i64 %99 to double, !dbg !131
  %101 = load double, double* %4, align 8, !dbg !132
  %102 = fadd double %101, %100, !dbg !132
  store double %102, double* %4, align 8, !dbg !132
  br label %103, !dbg !133

103:                                              ; preds = %11, %96, %75, %53, %31
  br label %104, !dbg !134

104:                                              ; preds = %103
  %105 = load i8*, i8** %2, align 8, !dbg !135
  %106 = getelementptr inbounds i8, i8* %105, i32 1, !dbg !135
  store i8* %106, i8** %2, align 8, !dbg !135
  br label %7, !dbg !136, !llvm.loop !137

107:                                              ; preds = %7
  %108 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !139
  %109 = bitcast %struct.__va_list_tag* %108 to i8*, !dbg !139
  call void @llvm.va_end(i8* %109), !dbg !139
  %110 = load double, double* %4, align 8, !dbg !140
  ret double %110, !dbg !141
}

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: nounwind
declare i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #5

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

declare i32 @puts(i8* noundef) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "88d8cedde9e6b91e854b332a0f29a067")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "buf", scope: !12, file: !1, line: 41, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !DILocation(line: 41, column: 7, scope: !12)
!23 = !DILocation(line: 42, column: 2, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 42, column: 2)
!25 = distinct !DILexicalBlock(scope: !12, file: !1, line: 42, column: 2)
!26 = !DILocation(line: 42, column: 2, scope: !25)
!27 = !DILocation(line: 43, column: 2, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 43, column: 2)
!29 = distinct !DILexicalBlock(scope: !12, file: !1, line: 43, column: 2)
!30 = !DILocation(line: 43, column: 2, scope: !29)
!31 = !DILocation(line: 44, column: 2, scope: !12)
!32 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 45, type: !15)
!33 = !DILocation(line: 45, column: 6, scope: !12)
!34 = !DILocation(line: 45, column: 19, scope: !12)
!35 = !DILocation(line: 45, column: 10, scope: !12)
!36 = !DILocation(line: 46, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 46, column: 2)
!38 = distinct !DILexicalBlock(scope: !12, file: !1, line: 46, column: 2)
!39 = !DILocation(line: 46, column: 2, scope: !38)
!40 = !DILocation(line: 47, column: 10, scope: !12)
!41 = !DILocation(line: 47, column: 2, scope: !12)
!42 = !DILocation(line: 48, column: 2, scope: !12)
!43 = !DILocation(line: 49, column: 2, scope: !12)
!44 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 8, type: !45, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !15, null}
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DILocalVariable(name: "n", arg: 1, scope: !44, file: !1, line: 8, type: !15)
!49 = !DILocation(line: 8, column: 23, scope: !44)
!50 = !DILocalVariable(name: "ap", scope: !44, file: !1, line: 10, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !52, line: 52, baseType: !53)
!52 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !54, line: 32, baseType: !55)
!54 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !56, baseType: !57)
!56 = !DIFile(filename: "varargs.c", directory: ".")
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 192, elements: !65)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !59)
!59 = !{!60, !62, !63, !64}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !58, file: !56, line: 10, baseType: !61, size: 32)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !58, file: !56, line: 10, baseType: !61, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !58, file: !56, line: 10, baseType: !3, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !58, file: !56, line: 10, baseType: !3, size: 64, offset: 128)
!65 = !{!66}
!66 = !DISubrange(count: 1)
!67 = !DILocation(line: 10, column: 10, scope: !44)
!68 = !DILocalVariable(name: "again", scope: !44, file: !1, line: 10, type: !51)
!69 = !DILocation(line: 10, column: 14, scope: !44)
!70 = !DILocalVariable(name: "sum", scope: !44, file: !1, line: 11, type: !47)
!71 = !DILocation(line: 11, column: 7, scope: !44)
!72 = !DILocation(line: 12, column: 2, scope: !44)
!73 = !DILocation(line: 13, column: 2, scope: !44)
!74 = !DILocalVariable(name: "i", scope: !75, file: !1, line: 14, type: !15)
!75 = distinct !DILexicalBlock(scope: !44, file: !1, line: 14, column: 2)
!76 = !DILocation(line: 14, column: 11, scope: !75)
!77 = !DILocation(line: 14, column: 7, scope: !75)
!78 = !DILocation(line: 14, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !1, line: 14, column: 2)
!80 = !DILocation(line: 14, column: 22, scope: !79)
!81 = !DILocation(line: 14, column: 20, scope: !79)
!82 = !DILocation(line: 14, column: 2, scope: !75)
!83 = !DILocation(line: 15, column: 10, scope: !79)
!84 = !DILocation(line: 15, column: 7, scope: !79)
!85 = !DILocation(line: 15, column: 3, scope: !79)
!86 = !DILocation(line: 14, column: 26, scope: !79)
!87 = !DILocation(line: 14, column: 2, scope: !79)
!88 = distinct !{!88, !82, !89, !90}
!89 = !DILocation(line: 15, column: 10, scope: !75)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 16, column: 9, scope: !44)
!92 = !DILocation(line: 16, column: 6, scope: !44)
!93 = !DILocation(line: 17, column: 2, scope: !44)
!94 = !DILocation(line: 18, column: 2, scope: !44)
!95 = !DILocation(line: 19, column: 9, scope: !44)
!96 = !DILocation(line: 19, column: 2, scope: !44)
!97 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 22, type: !98, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!98 = !DISubroutineType(types: !99)
!99 = !{!100, !101, null}
!100 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!103 = !DILocalVariable(name: "kinds", arg: 1, scope: !97, file: !1, line: 22, type: !101)
!104 = !DILocation(line: 22, column: 33, scope: !97)
!105 = !DILocalVariable(name: "ap", scope: !97, file: !1, line: 24, type: !51)
!106 = !DILocation(line: 24, column: 10, scope: !97)
!107 = !DILocalVariable(name: "sum", scope: !97, file: !1, line: 25, type: !100)
!108 = !DILocation(line: 25, column: 9, scope: !97)
!109 = !DILocation(line: 26, column: 2, scope: !97)
!110 = !DILocation(line: 27, column: 2, scope: !97)
!111 = !DILocation(line: 27, column: 10, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 27, column: 2)
!113 = distinct !DILexicalBlock(scope: !97, file: !1, line: 27, column: 2)
!114 = !DILocation(line: 27, column: 9, scope: !112)
!115 = !DILocation(line: 27, column: 2, scope: !113)
!116 = !DILocation(line: 28, column: 12, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !1, line: 27, column: 26)
!118 = !DILocation(line: 28, column: 11, scope: !117)
!119 = !DILocation(line: 28, column: 3, scope: !117)
!120 = !DILocation(line: 29, column: 20, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !1, line: 28, column: 19)
!122 = !DILocation(line: 29, column: 17, scope: !121)
!123 = !DILocation(line: 29, column: 37, scope: !121)
!124 = !DILocation(line: 30, column: 20, scope: !121)
!125 = !DILocation(line: 30, column: 17, scope: !121)
!126 = !DILocation(line: 30, column: 38, scope: !121)
!127 = !DILocation(line: 31, column: 20, scope: !121)
!128 = !DILocation(line: 31, column: 17, scope: !121)
!129 = !DILocation(line: 31, column: 40, scope: !121)
!130 = !DILocation(line: 32, column: 27, scope: !121)
!131 = !DILocation(line: 32, column: 20, scope: !121)
!132 = !DILocation(line: 32, column: 17, scope: !121)
!133 = !DILocation(line: 32, column: 48, scope: !121)
!134 = !DILocation(line: 34, column: 2, scope: !117)
!135 = !DILocation(line: 27, column: 22, scope: !112)
!136 = !DILocation(line: 27, column: 2, scope: !112)
!137 = distinct !{!137, !115, !138, !90}
!138 = !DILocation(line: 34, column: 2, scope: !113)
!139 = !DILocation(line: 35, column: 2, scope: !97)
!140 = !DILocation(line: 36, column: 9, scope: !97)
!141 = !DILocation(line: 36, column: 2, scope: !97)
