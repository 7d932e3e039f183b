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
@stderr = external dso_local global %struct._IO_FILE*, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"bye\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !11 {
  %1 = alloca i32, align 4
  %2 = alloca [64 x i8], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [64 x i8]* %2, metadata !15, metadata !DIExpression()), !dbg !20
  %4 = call i64 (i32, ...) @total(i32 3, i32 10, i32 20, i32 30), !dbg !21
  %5 = icmp eq i64 %4, 70, !dbg !21
  br i1 %5, label %6, label %7, !dbg !24

6:                                                ; preds = %0
  br label %8, !dbg !24

7:                                                ; preds = %0
  call void @__assert_fail(i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 42, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !21
  unreachable, !dbg !21

8:                                                ; preds = %6
  %9 = call double (i8*, ...) @mixed(i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 1, i64 2, double 5.000000e-01, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i32 1, double 2.500000e-01, i32 1, double 2.500000e-01, i32 1, double 2.500000e-01, i32 1, double 2.500000e-01, i32 1, double 2.500000e-01, i32 1, double 2.500000e-01), !dbg !25
  %10 = fcmp oeq double %9, 1.500000e+01, !dbg !25
  br i1 %10, label %11, label %12, !dbg !28

11:                                               ; preds = %8
  br label %13, !dbg !28

12:                                               ; preds = %8
  call void @__assert_fail(i8* getelementptr inbounds ([108 x i8], [108 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 43, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !25
  unreachable, !dbg !25

13:                                               ; preds = %11
  %14 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.5, i64 0, i64 0), i32 -1, i32 2, i32 255, i32 99, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), double 3.141590e+00, i64 4, i8* null), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %3, metadata !30, metadata !DIExpression()), !dbg !31
  %15 = getelementptr inbounds [64 x i8], [64 x i8]* %2, i64 0, i64 0, !dbg !32
  %16 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* %15, i64 64, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), i32 7, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i64 48879) #8, !dbg !33
  store i32 %16, i32* %3, align 4, !dbg !31
  %17 = load i32, i32* %3, align 4, !dbg !34
  %18 = icmp eq i32 %17, 13, !dbg !34
  br i1 %18, label %19, label %24, !dbg !34

19:                                               ; preds = %13
  %20 = getelementptr inbounds [64 x i8], [64 x i8]* %2, i64 0, i64 0, !dbg !34
  %21 = call i32 @strcmp(i8* %20, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.9, i64 0, i64 0)) #9, !dbg !34
  %22 = icmp eq i32 %21, 0, !dbg !34
  br i1 %22, label %23, label %24, !dbg !37

23:                                               ; preds = %19
  br label %25, !dbg !37

24:                                               ; preds = %19, %13
  call void @__assert_fail(i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 46, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !34
  unreachable, !dbg !34

25:                                               ; preds = %23
  %26 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !38
  %27 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* %26, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)), !dbg !39
  %28 = call i32 @puts(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0)), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @total(i32 %0, ...) #0 !dbg !42 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !46, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !48, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata i64* %5, metadata !67, metadata !DIExpression()), !dbg !68
  store i64 0, i64* %5, align 8, !dbg !68
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !69
  %8 = bitcast %struct.__va_list_tag* %7 to i8*, !dbg !69
  call void @llvm.va_start(i8* %8), !dbg !69
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !70
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !70
  %11 = bitcast %struct.__va_list_tag* %9 to i8*, !dbg !70
  %12 = bitcast %struct.__va_list_tag* %10 to i8*, !dbg !70
  call void @llvm.va_copy(i8* %11, i8* %12), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %6, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %6, align 4, !dbg !73
  br label %13, !dbg !74

13:                                               ; preds = %39, %1
  %14 = load i32, i32* %6, align 4, !dbg !75
  %15 = load i32, i32* %2, align 4, !dbg !77
  %16 = icmp slt i32 %14, %15, !dbg !78
  br i1 %16, label %17, label %42, !dbg !79

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !80
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 0, !dbg !80
  %20 = load i32, i32* %19, align 16, !dbg !80
  %21 = icmp ule i32 %20, 40, !dbg !80
  br i1 %21, label %22, label %28, !dbg !80

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 3, !dbg !80
  %24 = load i8*, i8** %23, align 16, !dbg !80
  %25 = getelementptr i8, i8* %24, i32 %20, !dbg !80
  %26 = bitcast i8* %25 to i32*, !dbg !80
  %27 = add i32 %20, 8, !dbg !80
  store i32 %27, i32* %19, align 16, !dbg !80
  br label %33, !dbg !80

28:                                               ; preds = %17
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %18, i32 0, i32 2, !dbg !80
  %30 = load i8*, i8** %29, align 8, !dbg !80
  %31 = bitcast i8* %30 to i32*, !dbg !80
  %32 = getelementptr i8, i8* %30, i32 8, !dbg !80
  store i8* %32, i8** %29, align 8, !dbg !80
  br label %33, !dbg !80

33:                                               ; preds = %28, %22
  %34 = phi i32* [ %26, %22 ], [ %31, %28 ], !dbg !80
  %35 = load i32, i32* %34, align 4, !dbg !80
  %36 = sext i32 %35 to i64, !dbg !80
  %37 = load i64, i64* %5, align 8, !dbg !81
  %38 = add nsw i64 %37, %36, !dbg !81
  store i64 %38, i64* %5, align 8, !dbg !81
  br label %39, !dbg !82

39:                                               ; preds = %33
  %40 = load i32, i32* %6, align 4, !dbg !83
  %41 = add nsw i32 %40, 1, !dbg !83
  store i32 %41, i32* %6, align 4, !dbg !83
  br label %13, !dbg !84, !llvm.loop !85

42:                                               ; preds = %13
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !88
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 0, !dbg !88
  %45 = load i32, i32* %44, align 16, !dbg !88
  %46 = icmp ule i32 %45, 40, !dbg !88
  br i1 %46, label %47, label %53, !dbg !88

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 3, !dbg !88
  %49 = load i8*, i8** %48, align 16, !dbg !88
  %50 = getelementptr i8, i8* %49, i32 %45, !dbg !88
  %51 = bitcast i8* %50 to i32*, !dbg !88
  %52 = add i32 %45, 8, !dbg !88
  store i32 %52, i32* %44, align 16, !dbg !88
  br label %58, !dbg !88

53:                                               ; preds = %42
  %54 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %43, i32 0, i32 2, !dbg !88
  %55 = load i8*, i8** %54, align 8, !dbg !88
  %56 = bitcast i8* %55 to i32*, !dbg !88
  %57 = getelementptr i8, i8* %55, i32 8, !dbg !88
  store i8* %57, i8** %54, align 8, !dbg !88
  br label %58, !dbg !88

58:                                               ; preds = %53, %47
  %59 = phi i32* [ %51, %47 ], [ %56, %53 ], !dbg !88
  %60 = load i32, i32* %59, align 4, !dbg !88
  %61 = sext i32 %60 to i64, !dbg !88
  %62 = load i64, i64* %5, align 8, !dbg !89
  %63 = add nsw i64 %62, %61, !dbg !89
  store i64 %63, i64* %5, align 8, !dbg !89
  %64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !90
  %65 = bitcast %struct.__va_list_tag* %64 to i8*, !dbg !90
  call void @llvm.va_end(i8* %65), !dbg !90
  %66 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !91
  %67 = bitcast %struct.__va_list_tag* %66 to i8*, !dbg !91
  call void @llvm.va_end(i8* %67), !dbg !91
  %68 = load i64, i64* %5, align 8, !dbg !92
  ret i64 %68, !dbg !93
}

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(i8* %0, ...) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata double* %4, metadata !104, metadata !DIExpression()), !dbg !105
  store double 0.000000e+00, double* %4, align 8, !dbg !105
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !106
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !106
  call void @llvm.va_start(i8* %6), !dbg !106
  br label %7, !dbg !107

7:                                                ; preds = %104, %1
  %8 = load i8*, i8** %2, align 8, !dbg !108
  %9 = load i8, i8* %8, align 1, !dbg !111
  %10 = icmp ne i8 %9, 0, !dbg !112
  br i1 %10, label %11, label %107, !dbg !112

11:                                               ; preds = %7
  %12 = load i8*, i8** %2, align 8, !dbg !113
  %13 = load i8, i8* %12, align 1, !dbg !115
  %14 = sext i8 %13 to i32, !dbg !115
  switch i32 %14, label %103 [
    i32 105, label %15
    i32 108, label %37
    i32 100, label %59
    i32 115, label %80
  ], !dbg !116

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !117
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 0, !dbg !117
  %18 = load i32, i32* %17, align 16, !dbg !117
  %19 = icmp ule i32 %18, 40, !dbg !117
  br i1 %19, label %20, label %26, !dbg !117

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 3, !dbg !117
  %22 = load i8*, i8** %21, align 16, !dbg !117
  %23 = getelementptr i8, i8* %22, i32 %18, !dbg !117
  %24 = bitcast i8* %23 to i32*, !dbg !117
  %25 = add i32 %18, 8, !dbg !117
  store i32 %25, i32* %17, align 16, !dbg !117
  br label %31, !dbg !117

26:                                               ; preds = %15
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 2, !dbg !117
  %28 = load i8*, i8** %27, align 8, !dbg !117
  %29 = bitcast i8* %28 to i32*, !dbg !117
  %30 = getelementptr i8, i8* %28, i32 8, !dbg !117
  store i8* %30, i8** %27, align 8, !dbg !117
  br label %31, !dbg !117

31:                                               ; preds = %26, %20
  %32 = phi i32* [ %24, %20 ], [ %29, %26 ], !dbg !117
  %33 = load i32, i32* %32, align 4, !dbg !117
  %34 = sitofp i32 %33 to double, !dbg !117
  %35 = load double, double* %4, align 8, !dbg !119
  %36 = fadd double %35, %34, !dbg !119
  store double %36, double* %4, align 8, !dbg !119
  br label %103, !dbg !120

37:                                               ; preds = %11
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !121
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 0, !dbg !121
  %40 = load i32, i32* %39, align 16, !dbg !121
  %41 = icmp ule i32 %40, 40, !dbg !121
  br i1 %41, label %42, label %48, !dbg !121

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 3, !dbg !121
  %44 = load i8*, i8** %43, align 16, !dbg !121
  %45 = getelementptr i8, i8* %44, i32 %40, !dbg !121
  %46 = bitcast i8* %45 to i64*, !dbg !121
  %47 = add i32 %40, 8, !dbg !121
  store i32 %47, i32* %39, align 16, !dbg !121
  br label %53, !dbg !121

48:                                               ; preds = %37
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 2, !dbg !121
  %50 = load i8*, i8** %49, align 8, !dbg !121
  %51 = bitcast i8* %50 to i64*, !dbg !121
  %52 = getelementptr i8, i8* %50, i32 8, !dbg !121
  store i8* %52, i8** %49, align 8, !dbg !121
  br label %53, !dbg !121

53:                                               ; preds = %48, %42
  %54 = phi i64* [ %46, %42 ], [ %51, %48 ], !dbg !121
  %55 = load i64, i64* %54, align 8, !dbg !121
  %56 = sitofp i64 %55 to double, !dbg !121
  %57 = load double, double* %4, align 8, !dbg !122
  %58 = fadd double %57, %56, !dbg !122
  store double %58, double* %4, align 8, !dbg !122
  br label %103, !dbg !123

59:                                               ; preds = %11
  %60 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !124
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 1, !dbg !124
  %62 = load i32, i32* %61, align 4, !dbg !124
  %63 = icmp ule i32 %62, 160, !dbg !124
  br i1 %63, label %64, label %70, !dbg !124

64:                                               ; preds = %59
  %65 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 3, !dbg !124
  %66 = load i8*, i8** %65, align 16, !dbg !124
  %67 = getelementptr i8, i8* %66, i32 %62, !dbg !124
  %68 = bitcast i8* %67 to double*, !dbg !124
  %69 = add i32 %62, 16, !dbg !124
  store i32 %69, i32* %61, align 4, !dbg !124
  br label %75, !dbg !124

70:                                               ; preds = %59
  %71 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %60, i32 0, i32 2, !dbg !124
  %72 = load i8*, i8** %71, align 8, !dbg !124
  %73 = bitcast i8* %72 to double*, !dbg !124
  %74 = getelementptr i8, i8* %72, i32 8, !dbg !124
  store i8* %74, i8** %71, align 8, !dbg !124
  br label %75, !dbg !124

75:                                               ; preds = %70, %64
  %76 = phi double* [ %68, %64 ], [ %73, %70 ], !dbg !124
  %77 = load double, double* %76, align 8, !dbg !124
  %78 = load double, double* %4, align 8, !dbg !125
  %79 = fadd double %78, %77, !dbg !125
  store double %79, double* %4, align 8, !dbg !125
  br label %103, !dbg !126

80:                                               ; preds = %11
  %81 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !127
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 0, !dbg !127
  %83 = load i32, i32* %82, align 16, !dbg !127
  %84 = icmp ule i32 %83, 40, !dbg !127
  br i1 %84, label %85, label %91, !dbg !127

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 3, !dbg !127
  %87 = load i8*, i8** %86, align 16, !dbg !127
  %88 = getelementptr i8, i8* %87, i32 %83, !dbg !127
  %89 = bitcast i8* %88 to i8**, !dbg !127
  %90 = add i32 %83, 8, !dbg !127
  store i32 %90, i32* %82, align 16, !dbg !127
  br label %96, !dbg !127

91:                                               ; preds = %80
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %81, i32 0, i32 2, !dbg !127
  %93 = load i8*, i8** %92, align 8, !dbg !127
  %94 = bitcast i8* %93 to i8**, !dbg !127
  %95 = getelementptr i8, i8* %93, i32 8, !dbg !127
  store i8* %95, i8** %92, align 8, !dbg !127
  br label %96, !dbg !127

96:                                               ; preds = %91, %85
  %97 = phi i8** [ %89, %85 ], [ %94, %91 ], !dbg !127
  %98 = load i8*, i8** %97, align 8, !dbg !127
  %99 = call i64 @strlen(i8* %98) #9, !dbg !128
  %100 = uitofp i64 %99 to double, !dbg !128
  %101 = load double, double* %4, align 8, !dbg !129
  %102 = fadd double %101, %100, !dbg !129
  store double %102, double* %4, align 8, !dbg !129
  br label %103, !dbg !130

103:                                              ; preds = %11, %96, %75, %53, %31
  br label %104, !dbg !131

104:                                              ; preds = %103
  %105 = load i8*, i8** %2, align 8, !dbg !132
  %106 = getelementptr inbounds i8, i8* %105, i32 1, !dbg !132
  store i8* %106, i8** %2, align 8, !dbg !132
  br label %7, !dbg !133, !llvm.loop !134

107:                                              ; preds = %7
  %108 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !136
  %109 = bitcast %struct.__va_list_tag* %108 to i8*, !dbg !136
  call void @llvm.va_end(i8* %109), !dbg !136
  %110 = load double, double* %4, align 8, !dbg !137
  ret double %110, !dbg !138
}

declare dso_local i32 @printf(i8*, ...) #3

; Function Attrs: nounwind
declare dso_local i32 @snprintf(i8*, i64, i8*, ...) #4

; Function Attrs: nounwind readonly willreturn
declare dso_local i32 @strcmp(i8*, i8*) #5

declare dso_local i32 @fprintf(%struct._IO_FILE*, i8*, ...) #3

declare dso_local i32 @puts(i8*) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

; Function Attrs: nounwind readonly willreturn
declare dso_local i64 @strlen(i8*) #5

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
!llvm.module.flags = !{!5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !3, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".")
!2 = !{}
!3 = !{!4}
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!5 = !{i32 7, !"Dwarf Version", i32 4}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"uwtable", i32 1}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 13.0.1-11+b2"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DILocalVariable(name: "buf", scope: !11, file: !1, line: 41, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 512, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 64)
!20 = !DILocation(line: 41, column: 7, scope: !11)
!21 = !DILocation(line: 42, column: 2, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 42, column: 2)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 42, column: 2)
!24 = !DILocation(line: 42, column: 2, scope: !23)
!25 = !DILocation(line: 43, column: 2, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 43, column: 2)
!27 = distinct !DILexicalBlock(scope: !11, file: !1, line: 43, column: 2)
!28 = !DILocation(line: 43, column: 2, scope: !27)
!29 = !DILocation(line: 44, column: 2, scope: !11)
!30 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 45, type: !14)
!31 = !DILocation(line: 45, column: 6, scope: !11)
!32 = !DILocation(line: 45, column: 19, scope: !11)
!33 = !DILocation(line: 45, column: 10, scope: !11)
!34 = !DILocation(line: 46, column: 2, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 46, column: 2)
!36 = distinct !DILexicalBlock(scope: !11, file: !1, line: 46, column: 2)
!37 = !DILocation(line: 46, column: 2, scope: !36)
!38 = !DILocation(line: 47, column: 10, scope: !11)
!39 = !DILocation(line: 47, column: 2, scope: !11)
!40 = !DILocation(line: 48, column: 2, scope: !11)
!41 = !DILocation(line: 49, column: 2, scope: !11)
!42 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 8, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !14, null}
!45 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!46 = !DILocalVariable(name: "n", arg: 1, scope: !42, file: !1, line: 8, type: !14)
!47 = !DILocation(line: 8, column: 23, scope: !42)
!48 = !DILocalVariable(name: "ap", scope: !42, file: !1, line: 10, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !50, line: 52, baseType: !51)
!50 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !52, line: 32, baseType: !53)
!52 = !DIFile(filename: "/usr/lib/llvm-13/lib/clang/13.0.1/include/stdarg.h", directory: "")
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !1, baseType: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 192, elements: !62)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !56)
!56 = !{!57, !59, !60, !61}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !55, file: !1, line: 10, baseType: !58, size: 32)
!58 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !55, file: !1, line: 10, baseType: !58, size: 32, offset: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !55, file: !1, line: 10, baseType: !4, size: 64, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !55, file: !1, line: 10, baseType: !4, size: 64, offset: 128)
!62 = !{!63}
!63 = !DISubrange(count: 1)
!64 = !DILocation(line: 10, column: 10, scope: !42)
!65 = !DILocalVariable(name: "again", scope: !42, file: !1, line: 10, type: !49)
!66 = !DILocation(line: 10, column: 14, scope: !42)
!67 = !DILocalVariable(name: "sum", scope: !42, file: !1, line: 11, type: !45)
!68 = !DILocation(line: 11, column: 7, scope: !42)
!69 = !DILocation(line: 12, column: 2, scope: !42)
!70 = !DILocation(line: 13, column: 2, scope: !42)
!71 = !DILocalVariable(name: "i", scope: !72, file: !1, line: 14, type: !14)
!72 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 2)
!73 = !DILocation(line: 14, column: 11, scope: !72)
!74 = !DILocation(line: 14, column: 7, scope: !72)
!75 = !DILocation(line: 14, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 14, column: 2)
!77 = !DILocation(line: 14, column: 22, scope: !76)
!78 = !DILocation(line: 14, column: 20, scope: !76)
!79 = !DILocation(line: 14, column: 2, scope: !72)
!80 = !DILocation(line: 15, column: 10, scope: !76)
!81 = !DILocation(line: 15, column: 7, scope: !76)
!82 = !DILocation(line: 15, column: 3, scope: !76)
!83 = !DILocation(line: 14, column: 26, scope: !76)
!84 = !DILocation(line: 14, column: 2, scope: !76)
!85 = distinct !{!85, !79, !86, !87}
!86 = !DILocation(line: 15, column: 10, scope: !72)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 16, column: 9, scope: !42)
!89 = !DILocation(line: 16, column: 6, scope: !42)
!90 = !DILocation(line: 17, column: 2, scope: !42)
!91 = !DILocation(line: 18, column: 2, scope: !42)
!92 = !DILocation(line: 19, column: 9, scope: !42)
!93 = !DILocation(line: 19, column: 2, scope: !42)
!94 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 22, type: !95, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !2)
!95 = !DISubroutineType(types: !96)
!96 = !{!97, !98, null}
!97 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!100 = !DILocalVariable(name: "kinds", arg: 1, scope: !94, file: !1, line: 22, type: !98)
!101 = !DILocation(line: 22, column: 33, scope: !94)
!102 = !DILocalVariable(name: "ap", scope: !94, file: !1, line: 24, type: !49)
!103 = !DILocation(line: 24, column: 10, scope: !94)
!104 = !DILocalVariable(name: "sum", scope: !94, file: !1, line: 25, type: !97)
!105 = !DILocation(line: 25, column: 9, scope: !94)
!106 = !DILocation(line: 26, column: 2, scope: !94)
!107 = !DILocation(line: 27, column: 2, scope: !94)
!108 = !DILocation(line: 27, column: 10, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !1, line: 27, column: 2)
!110 = distinct !DILexicalBlock(scope: !94, file: !1, line: 27, column: 2)
!111 = !DILocation(line: 27, column: 9, scope: !109)
!112 = !DILocation(line: 27, column: 2, scope: !110)
!113 = !DILocation(line: 28, column: 12, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !1, line: 27, column: 26)
!115 = !DILocation(line: 28, column: 11, scope: !114)
!116 = !DILocation(line: 28, column: 3, scope: !114)
!117 = !DILocation(line: 29, column: 20, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !1, line: 28, column: 19)
!119 = !DILocation(line: 29, column: 17, scope: !118)
!120 = !DILocation(line: 29, column: 37, scope: !118)
!121 = !DILocation(line: 30, column: 20, scope: !118)
!122 = !DILocation(line: 30, column: 17, scope: !118)
!123 = !DILocation(line: 30, column: 38, scope: !118)
!124 = !DILocation(line: 31, column: 20, scope: !118)
!125 = !DILocation(line: 31, column: 17, scope: !118)
!126 = !DILocation(line: 31, column: 40, scope: !118)
!127 = !DILocation(line: 32, column: 27, scope: !118)
!128 = !DILocation(line: 32, column: 20, scope: !118)
!129 = !DILocation(line: 32, column: 17, scope: !118)
!130 = !DILocation(line: 32, column: 48, scope: !118)
!131 = !DILocation(line: 34, column: 2, scope: !114)
!132 = !DILocation(line: 27, column: 22, scope: !109)
!133 = !DILocation(line: 27, column: 2, scope: !109)
!134 = distinct !{!134, !112, !135, !87}
!135 = !DILocation(line: 34, column: 2, scope: !110)
!136 = !DILocation(line: 35, column: 2, scope: !94)
!137 = !DILocation(line: 36, column: 9, scope: !94)
!138 = !DILocation(line: 36, column: 2, scope: !94)
