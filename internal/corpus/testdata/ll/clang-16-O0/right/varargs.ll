; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [27 x i8] c"total(3, 10, 20, 30) == 70\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"varargs.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [17 x i8] c"ildsidididididid\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [108 x i8] c"mixed(\22ildsidididididid\22, 1, 2L, 0.5, \22four\22, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25) == 15.0\00", align 1, !dbg !28
@.str.5 = private unnamed_addr constant [32 x i8] c"%d %u %x %c %s %5.2f %ld %p %%\0A\00", align 1, !dbg !33
@.str.6 = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !38
@.str.7 = private unnamed_addr constant [14 x i8] c"%03d|%-4s|%lx\00", align 1, !dbg !40
@.str.8 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !45
@.str.9 = private unnamed_addr constant [14 x i8] c"007|ab  |beef\00", align 1, !dbg !50
@.str.10 = private unnamed_addr constant [45 x i8] c"n == 13 && strcmp(buf, \22007|ab  |beef\22) == 0\00", align 1, !dbg !52
@stderr = external global ptr, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1, !dbg !57
@.str.12 = private unnamed_addr constant [4 x i8] c"bye\00", align 1, !dbg !62

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !79 {
  %1 = alloca i32, align 4
  %2 = alloca [64 x i8], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !88
  %4 = call i64 (i32, ...) @total(i32 noundef 3, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !89
  %5 = icmp eq i64 %4, 70, !dbg !89
  br i1 %5, label %6, label %7, !dbg !92

6:                                                ; preds = %0
  br label %8, !dbg !92

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !89
  unreachable, !dbg !89

8:                                                ; preds = %6
  %9 = call double (ptr, ...) @mixed(ptr noundef @.str.2, i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, ptr noundef @.str.3, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !93
  %10 = fcmp oeq double %9, 1.500000e+01, !dbg !93
  br i1 %10, label %11, label %12, !dbg !96

11:                                               ; preds = %8
  br label %13, !dbg !96

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !93
  unreachable, !dbg !93

13:                                               ; preds = %11
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, ptr noundef @.str.6, double noundef 3.141590e+00, i64 noundef 4, ptr noundef null), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %3, metadata !98, metadata !DIExpression()), !dbg !99
  %15 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0, !dbg !100
  %16 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %15, i64 noundef 64, ptr noundef @.str.7, i32 noundef 7, ptr noundef @.str.8, i64 noundef 48879) #8, !dbg !101
  store i32 %16, ptr %3, align 4, !dbg !99
  %17 = load i32, ptr %3, align 4, !dbg !102
  %18 = icmp eq i32 %17, 13, !dbg !102
  br i1 %18, label %19, label %24, !dbg !102

19:                                               ; preds = %13
  %20 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0, !dbg !102
  %21 = call i32 @strcmp(ptr noundef %20, ptr noundef @.str.9) #9, !dbg !102
  %22 = icmp eq i32 %21, 0, !dbg !102
  br i1 %22, label %23, label %24, !dbg !105

23:                                               ; preds = %19
  br label %25, !dbg !105

24:                                               ; preds = %19, %13
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !102
  unreachable, !dbg !102

25:                                               ; preds = %23
  %26 = load ptr, ptr @stderr, align 8, !dbg !106
  %27 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %26, ptr noundef @.str.11), !dbg !107
  %28 = call i32 @puts(ptr noundef @.str.12), !dbg !108
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @total(i32 noundef %0, ...) #0 !dbg !110 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata ptr %4, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata ptr %5, metadata !136, metadata !DIExpression()), !dbg !137
  store i64 0, ptr %5, align 8, !dbg !137
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !138
  call void @llvm.va_start(ptr %7), !dbg !138
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !139
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !139
  call void @llvm.va_copy(ptr %8, ptr %9), !dbg !139
  call void @llvm.dbg.declare(metadata ptr %6, metadata !140, metadata !DIExpression()), !dbg !142
  store i32 0, ptr %6, align 4, !dbg !142
  br label %10, !dbg !143

10:                                               ; preds = %34, %1
  %11 = load i32, ptr %6, align 4, !dbg !144
  %12 = load i32, ptr %2, align 4, !dbg !146
  %13 = icmp slt i32 %11, %12, !dbg !147
  br i1 %13, label %14, label %37, !dbg !148

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !149
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 0, !dbg !149
  %17 = load i32, ptr %16, align 16, !dbg !149
  %18 = icmp ule i32 %17, 40, !dbg !149
  br i1 %18, label %19, label %24, !dbg !149

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 3, !dbg !149
  %21 = load ptr, ptr %20, align 16, !dbg !149
  %22 = getelementptr i8, ptr %21, i32 %17, !dbg !149
  %23 = add i32 %17, 8, !dbg !149
  store i32 %23, ptr %16, align 16, !dbg !149
  br label %28, !dbg !149

24:                                               ; preds = %14
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 2, !dbg !149
  %26 = load ptr, ptr %25, align 8, !dbg !149
  %27 = getelementptr i8, ptr %26, i32 8, !dbg !149
  store ptr %27, ptr %25, align 8, !dbg !149
  br label %28, !dbg !149

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ], !dbg !149
  %30 = load i32, ptr %29, align 4, !dbg !149
  %31 = sext i32 %30 to i64, !dbg !149
  %32 = load i64, ptr %5, align 8, !dbg !150
  %33 = add nsw i64 %32, %31, !dbg !150
  store i64 %33, ptr %5, align 8, !dbg !150
  br label %34, !dbg !151

34:                                               ; preds = %28
  %35 = load i32, ptr %6, align 4, !dbg !152
  %36 = add nsw i32 %35, 1, !dbg !152
  store i32 %36, ptr %6, align 4, !dbg !152
  br label %10, !dbg !153, !llvm.loop !154

37:                                               ; preds = %10
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !157
  %39 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 0, !dbg !157
  %40 = load i32, ptr %39, align 16, !dbg !157
  %41 = icmp ule i32 %40, 40, !dbg !157
  br i1 %41, label %42, label %47, !dbg !157

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 3, !dbg !157
  %44 = load ptr, ptr %43, align 16, !dbg !157
  %45 = getelementptr i8, ptr %44, i32 %40, !dbg !157
  %46 = add i32 %40, 8, !dbg !157
  store i32 %46, ptr %39, align 16, !dbg !157
  br label %51, !dbg !157

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 2, !dbg !157
  %49 = load ptr, ptr %48, align 8, !dbg !157
  %50 = getelementptr i8, ptr %49, i32 8, !dbg !157
  store ptr %50, ptr %48, align 8, !dbg !157
  br label %51, !dbg !157

51:                                               ; preds = %47, %42
  %52 = phi ptr [ %45, %42 ], [ %49, %47 ], !dbg !157
  %53 = load i32, ptr %52, align 4, !dbg !157
  %54 = sext i32 %53 to i64, !dbg !157
  %55 = load i64, ptr %5, align 8, !dbg !158
  %56 = add nsw i64 %55, %54, !dbg !158
  store i64 %56, ptr %5, align 8, !dbg !158
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !159
  call void @llvm.va_end(ptr %57), !dbg !159
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !160
  call void @llvm.va_end(ptr %58), !dbg !160
  %59 = load i64, ptr %5, align 8, !dbg !161
  ret i64 %59, !dbg !162
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(ptr noundef %0, ...) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !168, metadata !DIExpression()), !dbg !169
  call void @llvm.dbg.declare(metadata ptr %3, metadata !170, metadata !DIExpression()), !dbg !171
  call void @llvm.dbg.declare(metadata ptr %4, metadata !172, metadata !DIExpression()), !dbg !173
  store double 0.000000e+00, ptr %4, align 8, !dbg !173
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !174
  call void @llvm.va_start(ptr %5), !dbg !174
  br label %6, !dbg !175

6:                                                ; preds = %95, %1
  %7 = load ptr, ptr %2, align 8, !dbg !176
  %8 = load i8, ptr %7, align 1, !dbg !179
  %9 = icmp ne i8 %8, 0, !dbg !180
  br i1 %9, label %10, label %98, !dbg !180

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !181
  %12 = load i8, ptr %11, align 1, !dbg !183
  %13 = sext i8 %12 to i32, !dbg !183
  switch i32 %13, label %94 [
    i32 105, label %14
    i32 108, label %34
    i32 100, label %54
    i32 115, label %73
  ], !dbg !184

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !185
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 0, !dbg !185
  %17 = load i32, ptr %16, align 16, !dbg !185
  %18 = icmp ule i32 %17, 40, !dbg !185
  br i1 %18, label %19, label %24, !dbg !185

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 3, !dbg !185
  %21 = load ptr, ptr %20, align 16, !dbg !185
  %22 = getelementptr i8, ptr %21, i32 %17, !dbg !185
  %23 = add i32 %17, 8, !dbg !185
  store i32 %23, ptr %16, align 16, !dbg !185
  br label %28, !dbg !185

24:                                               ; preds = %14
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 2, !dbg !185
  %26 = load ptr, ptr %25, align 8, !dbg !185
  %27 = getelementptr i8, ptr %26, i32 8, !dbg !185
  store ptr %27, ptr %25, align 8, !dbg !185
  br label %28, !dbg !185

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ], !dbg !185
  %30 = load i32, ptr %29, align 4, !dbg !185
  %31 = sitofp i32 %30 to double, !dbg !185
  %32 = load double, ptr %4, align 8, !dbg !187
  %33 = fadd double %32, %31, !dbg !187
  store double %33, ptr %4, align 8, !dbg !187
  br label %94, !dbg !188

34:                                               ; preds = %10
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !189
  %36 = getelementptr inbounds %struct.__va_list_tag, ptr %35, i32 0, i32 0, !dbg !189
  %37 = load i32, ptr %36, align 16, !dbg !189
  %38 = icmp ule i32 %37, 40, !dbg !189
  br i1 %38, label %39, label %44, !dbg !189

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.__va_list_tag, ptr %35, i32 0, i32 3, !dbg !189
  %41 = load ptr, ptr %40, align 16, !dbg !189
  %42 = getelementptr i8, ptr %41, i32 %37, !dbg !189
  %43 = add i32 %37, 8, !dbg !189
  store i32 %43, ptr %36, align 16, !dbg !189
  br label %48, !dbg !189

44:                                               ; preds = %34
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %35, i32 0, i32 2, !dbg !189
  %46 = load ptr, ptr %45, align 8, !dbg !189
  %47 = getelementptr i8, ptr %46, i32 8, !dbg !189
  store ptr %47, ptr %45, align 8, !dbg !189
  br label %48, !dbg !189

48:                                               ; preds = %44, %39
  %49 = phi ptr [ %42, %39 ], [ %46, %44 ], !dbg !189
  %50 = load i64, ptr %49, align 8, !dbg !189
  %51 = sitofp i64 %50 to double, !dbg !189
  %52 = load double, ptr %4, align 8, !dbg !190
  %53 = fadd double %52, %51, !dbg !190
  store double %53, ptr %4, align 8, !dbg !190
  br label %94, !dbg !191

54:                                               ; preds = %10
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !192
  %56 = getelementptr inbounds %struct.__va_list_tag, ptr %55, i32 0, i32 1, !dbg !192
  %57 = load i32, ptr %56, align 4, !dbg !192
  %58 = icmp ule i32 %57, 160, !dbg !192
  br i1 %58, label %59, label %64, !dbg !192

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.__va_list_tag, ptr %55, i32 0, i32 3, !dbg !192
  %61 = load ptr, ptr %60, align 16, !dbg !192
  %62 = getelementptr i8, ptr %61, i32 %57, !dbg !192
  %63 = add i32 %57, 16, !dbg !192
  store i32 %63, ptr %56, align 4, !dbg !192
  br label %68, !dbg !192

64:                                               ; preds = %54
  %65 = getelementptr inbounds %struct.__va_list_tag, ptr %55, i32 0, i32 2, !dbg !192
  %66 = load ptr, ptr %65, align 8, !dbg !192
  %67 = getelementptr i8, ptr %66, i32 8, !dbg !192
  store ptr %67, ptr %65, align 8, !dbg !192
  br label %68, !dbg !192

68:                                               ; preds = %64, %59
  %69 = phi ptr [ %62, %59 ], [ %66, %64 ], !dbg !192
  %70 = load double, ptr %69, align 8, !dbg !192
  %71 = load double, ptr %4, align 8, !dbg !193
  %72 = fadd double %71, %70, !dbg !193
  store double %72, ptr %4, align 8, !dbg !193
  br label %94, !dbg !194

73:                                               ; preds = %10
  %74 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !195
  %75 = getelementptr inbounds %struct.__va_list_tag, ptr %74, i32 0, i32 0, !dbg !195
  %76 = load i32, ptr %75, align 16, !dbg !195
  %77 = icmp ule i32 %76, 40, !dbg !195
  br i1 %77, label %78, label %83, !dbg !195

78:                                               ; preds = %73
  %79 = getelementptr inbounds %struct.__va_list_tag, ptr %74, i32 0, i32 3, !dbg !195
  %80 = load ptr, ptr %79, align 16, !dbg !195
  %81 = getelementptr i8, ptr %80, i32 %76, !dbg !195
  %82 = add i32 %76, 8, !dbg !195
  store i32 %82, ptr %75, align 16, !dbg !195
  br label %87, !dbg !195

83:                                               ; preds = %73
  %84 = getelementptr inbounds %struct.__va_list_tag, ptr %74, i32 0, i32 2, !dbg !195
  %85 = load ptr, ptr %84, align 8, !dbg !195
  %86 = getelementptr i8, ptr %85, i32 8, !dbg !195
  store ptr %86, ptr %84, align 8, !dbg !195
  br label %87, !dbg !195

87:                                               ; preds = %83, %78
  %88 = phi ptr [ %81, %78 ], [ %85, %83 ], !dbg !195
  %89 = load ptr, ptr %88, align 8, !dbg !195
  %90 = call i64 @strlen(ptr noundef %89) #9, !dbg !196
  %91 = uitofp i64 %90 to double, !dbg !196
  %92 = load double, ptr %4, align 8, !dbg !197
  %93 = fadd double %92, %91, !dbg !197
  store double %93, ptr %4, align 8, !dbg !197
  br label %94, !dbg !198

94:                                               ; preds = %10, %87, %68, %48, %28
  br label %95, !dbg !199

95:                                               ; preds = %94
  %96 = load ptr, ptr %2, align 8, !dbg !200
  %97 = getelementptr inbounds i8, ptr %96, i32 1, !dbg !200
  store ptr %97, ptr %2, align 8, !dbg !200
  br label %6, !dbg !201, !llvm.loop !202

98:                                               ; preds = %6
  %99 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !204
  call void @llvm.va_end(ptr %99), !dbg !204
  %100 = load double, ptr %4, align 8, !dbg !205
  ret double %100, !dbg !206
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

declare i32 @puts(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #6

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!67}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "88d8cedde9e6b91e854b332a0f29a067")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 27)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 5)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 864, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 108)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 32)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !25, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 14)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !42, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 45)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 6)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 4)
!67 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !68, globals: !70, splitDebugInlining: false, nameTableKind: None)
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !{!0, !7, !12, !18, !23, !28, !33, !38, !40, !45, !50, !52, !57, !62}
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!79 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !80, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !67, retainedNodes: !83)
!80 = !DISubroutineType(types: !81)
!81 = !{!82}
!82 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!83 = !{}
!84 = !DILocalVariable(name: "buf", scope: !79, file: !2, line: 41, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 64)
!88 = !DILocation(line: 41, column: 7, scope: !79)
!89 = !DILocation(line: 42, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !2, line: 42, column: 2)
!91 = distinct !DILexicalBlock(scope: !79, file: !2, line: 42, column: 2)
!92 = !DILocation(line: 42, column: 2, scope: !91)
!93 = !DILocation(line: 43, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 43, column: 2)
!95 = distinct !DILexicalBlock(scope: !79, file: !2, line: 43, column: 2)
!96 = !DILocation(line: 43, column: 2, scope: !95)
!97 = !DILocation(line: 44, column: 2, scope: !79)
!98 = !DILocalVariable(name: "n", scope: !79, file: !2, line: 45, type: !82)
!99 = !DILocation(line: 45, column: 6, scope: !79)
!100 = !DILocation(line: 45, column: 19, scope: !79)
!101 = !DILocation(line: 45, column: 10, scope: !79)
!102 = !DILocation(line: 46, column: 2, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !2, line: 46, column: 2)
!104 = distinct !DILexicalBlock(scope: !79, file: !2, line: 46, column: 2)
!105 = !DILocation(line: 46, column: 2, scope: !104)
!106 = !DILocation(line: 47, column: 10, scope: !79)
!107 = !DILocation(line: 47, column: 2, scope: !79)
!108 = !DILocation(line: 48, column: 2, scope: !79)
!109 = !DILocation(line: 49, column: 2, scope: !79)
!110 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 8, type: !111, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !67, retainedNodes: !83)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !82, null}
!113 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!114 = !DILocalVariable(name: "n", arg: 1, scope: !110, file: !2, line: 8, type: !82)
!115 = !DILocation(line: 8, column: 23, scope: !110)
!116 = !DILocalVariable(name: "ap", scope: !110, file: !2, line: 10, type: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !118, line: 52, baseType: !119)
!118 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !120, line: 14, baseType: !121)
!120 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4c819f80dd915987182e9ab226e27a5a")
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !122, baseType: !123)
!122 = !DIFile(filename: "varargs.c", directory: ".")
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !124, size: 192, elements: !131)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !125)
!125 = !{!126, !128, !129, !130}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !124, file: !122, line: 10, baseType: !127, size: 32)
!127 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !124, file: !122, line: 10, baseType: !127, size: 32, offset: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !124, file: !122, line: 10, baseType: !69, size: 64, offset: 64)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !124, file: !122, line: 10, baseType: !69, size: 64, offset: 128)
!131 = !{!132}
!132 = !DISubrange(count: 1)
!133 = !DILocation(line: 10, column: 10, scope: !110)
!134 = !DILocalVariable(name: "again", scope: !110, file: !2, line: 10, type: !117)
!135 = !DILocation(line: 10, column: 14, scope: !110)
!136 = !DILocalVariable(name: "sum", scope: !110, file: !2, line: 11, type: !113)
!137 = !DILocation(line: 11, column: 7, scope: !110)
!138 = !DILocation(line: 12, column: 2, scope: !110)
!139 = !DILocation(line: 13, column: 2, scope: !110)
!140 = !DILocalVariable(name: "i", scope: !141, file: !2, line: 14, type: !82)
!141 = distinct !DILexicalBlock(scope: !110, file: !2, line: 14, column: 2)
!142 = !DILocation(line: 14, column: 11, scope: !141)
!143 = !DILocation(line: 14, column: 7, scope: !141)
!144 = !DILocation(line: 14, column: 18, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !2, line: 14, column: 2)
!146 = !DILocation(line: 14, column: 22, scope: !145)
!147 = !DILocation(line: 14, column: 20, scope: !145)
!148 = !DILocation(line: 14, column: 2, scope: !141)
!149 = !DILocation(line: 15, column: 10, scope: !145)
!150 = !DILocation(line: 15, column: 7, scope: !145)
!151 = !DILocation(line: 15, column: 3, scope: !145)
!152 = !DILocation(line: 14, column: 26, scope: !145)
!153 = !DILocation(line: 14, column: 2, scope: !145)
!154 = distinct !{!154, !148, !155, !156}
!155 = !DILocation(line: 15, column: 10, scope: !141)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !DILocation(line: 16, column: 9, scope: !110)
!158 = !DILocation(line: 16, column: 6, scope: !110)
!159 = !DILocation(line: 17, column: 2, scope: !110)
!160 = !DILocation(line: 18, column: 2, scope: !110)
!161 = !DILocation(line: 19, column: 9, scope: !110)
!162 = !DILocation(line: 19, column: 2, scope: !110)
!163 = distinct !DISubprogram(name: "mixed", scope: !2, file: !2, line: 22, type: !164, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !67, retainedNodes: !83)
!164 = !DISubroutineType(types: !165)
!165 = !{!166, !167, null}
!166 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!168 = !DILocalVariable(name: "kinds", arg: 1, scope: !163, file: !2, line: 22, type: !167)
!169 = !DILocation(line: 22, column: 33, scope: !163)
!170 = !DILocalVariable(name: "ap", scope: !163, file: !2, line: 24, type: !117)
!171 = !DILocation(line: 24, column: 10, scope: !163)
!172 = !DILocalVariable(name: "sum", scope: !163, file: !2, line: 25, type: !166)
!173 = !DILocation(line: 25, column: 9, scope: !163)
!174 = !DILocation(line: 26, column: 2, scope: !163)
!175 = !DILocation(line: 27, column: 2, scope: !163)
!176 = !DILocation(line: 27, column: 10, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !2, line: 27, column: 2)
!178 = distinct !DILexicalBlock(scope: !163, file: !2, line: 27, column: 2)
!179 = !DILocation(line: 27, column: 9, scope: !177)
!180 = !DILocation(line: 27, column: 2, scope: !178)
!181 = !DILocation(line: 28, column: 12, scope: !182)
!182 = distinct !DILexicalBlock(scope: !177, file: !2, line: 27, column: 26)
!183 = !DILocation(line: 28, column: 11, scope: !182)
!184 = !DILocation(line: 28, column: 3, scope: !182)
!185 = !DILocation(line: 29, column: 20, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !2, line: 28, column: 19)
!187 = !DILocation(line: 29, column: 17, scope: !186)
!188 = !DILocation(line: 29, column: 37, scope: !186)
!189 = !DILocation(line: 30, column: 20, scope: !186)
!190 = !DILocation(line: 30, column: 17, scope: !186)
!191 = !DILocation(line: 30, column: 38, scope: !186)
!192 = !DILocation(line: 31, column: 20, scope: !186)
!193 = !DILocation(line: 31, column: 17, scope: !186)
!194 = !DILocation(line: 31, column: 40, scope: !186)
!195 = !DILocation(line: 32, column: 27, scope: !186)
!196 = !DILocation(line: 32, column: 20, scope: !186)
!197 = !DILocation(line: 32, column: 17, scope: !186)
!198 = !DILocation(line: 32, column: 48, scope: !186)
!199 = !DILocation(line: 34, column: 2, scope: !182)
!200 = !DILocation(line: 27, column: 22, scope: !177)
!201 = !DILocation(line: 27, column: 2, scope: !177)
!202 = distinct !{!202, !180, !203, !156}
!203 = !DILocation(line: 34, column: 2, scope: !178)
!204 = !DILocation(line: 35, column: 2, scope: !163)
!205 = !DILocation(line: 36, column: 9, scope: !163)
!206 = !DILocation(line: 36, column: 2, scope: !163)
