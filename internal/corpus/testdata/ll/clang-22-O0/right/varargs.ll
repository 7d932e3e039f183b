; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
    #dbg_declare(ptr %2, !84, !DIExpression(), !88)
  %4 = call i64 (i32, ...) @total(i32 noundef 3, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !89
  %5 = icmp eq i64 %4, 70, !dbg !92
  br i1 %5, label %6, label %7, !dbg !92

6:                                                ; preds = %0
  br label %8, !dbg !92

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !93
  unreachable, !dbg !93

8:                                                ; preds = %6
  %9 = call double (ptr, ...) @mixed(ptr noundef @.str.2, i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, ptr noundef @.str.3, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !94
  %10 = fcmp oeq double %9, 1.500000e+01, !dbg !97
  br i1 %10, label %11, label %12, !dbg !97

11:                                               ; preds = %8
  br label %13, !dbg !97

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !98
  unreachable, !dbg !98

13:                                               ; preds = %11
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, ptr noundef @.str.6, double noundef 3.141590e+00, i64 noundef 4, ptr noundef null), !dbg !99
    #dbg_declare(ptr %3, !100, !DIExpression(), !101)
  %15 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0, !dbg !102
  %16 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %15, i64 noundef 64, ptr noundef @.str.7, i32 noundef 7, ptr noundef @.str.8, i64 noundef 48879) #7, !dbg !103
  store i32 %16, ptr %3, align 4, !dbg !101
  %17 = load i32, ptr %3, align 4, !dbg !104
  %18 = icmp eq i32 %17, 13, !dbg !107
  br i1 %18, label %19, label %24, !dbg !108

19:                                               ; preds = %13
  %20 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0, !dbg !109
  %21 = call i32 @strcmp(ptr noundef %20, ptr noundef @.str.9) #8, !dbg !110
  %22 = icmp eq i32 %21, 0, !dbg !111
  br i1 %22, label %23, label %24, !dbg !108

23:                                               ; preds = %19
  br label %25, !dbg !108

24:                                               ; preds = %19, %13
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !112
  unreachable, !dbg !112

25:                                               ; preds = %23
  %26 = load ptr, ptr @stderr, align 8, !dbg !113
  %27 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %26, ptr noundef @.str.11) #7, !dbg !114
  %28 = call i32 @puts(ptr noundef @.str.12), !dbg !115
  ret i32 0, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @total(i32 noundef %0, ...) #0 !dbg !117 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !121, !DIExpression(), !122)
    #dbg_declare(ptr %3, !123, !DIExpression(), !139)
    #dbg_declare(ptr %4, !140, !DIExpression(), !141)
    #dbg_declare(ptr %5, !142, !DIExpression(), !143)
  store i64 0, ptr %5, align 8, !dbg !143
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !144
  call void @llvm.va_start.p0(ptr %7), !dbg !144
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !145
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !145
  call void @llvm.va_copy.p0(ptr %8, ptr %9), !dbg !145
    #dbg_declare(ptr %6, !146, !DIExpression(), !148)
  store i32 0, ptr %6, align 4, !dbg !148
  br label %10, !dbg !149

10:                                               ; preds = %34, %1
  %11 = load i32, ptr %6, align 4, !dbg !150
  %12 = load i32, ptr %2, align 4, !dbg !152
  %13 = icmp slt i32 %11, %12, !dbg !153
  br i1 %13, label %14, label %37, !dbg !154

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !155
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 0, !dbg !155
  %17 = load i32, ptr %16, align 16, !dbg !155
  %18 = icmp ule i32 %17, 40, !dbg !155
  br i1 %18, label %19, label %24, !dbg !155

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 3, !dbg !155
  %21 = load ptr, ptr %20, align 16, !dbg !155
  %22 = getelementptr i8, ptr %21, i32 %17, !dbg !155
  %23 = add i32 %17, 8, !dbg !155
  store i32 %23, ptr %16, align 16, !dbg !155
  br label %28, !dbg !155

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 2, !dbg !155
  %26 = load ptr, ptr %25, align 8, !dbg !155
  %27 = getelementptr i8, ptr %26, i32 8, !dbg !155
  store ptr %27, ptr %25, align 8, !dbg !155
  br label %28, !dbg !155

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ], !dbg !155
  %30 = load i32, ptr %29, align 4, !dbg !155
  %31 = sext i32 %30 to i64, !dbg !155
  %32 = load i64, ptr %5, align 8, !dbg !156
  %33 = add nsw i64 %32, %31, !dbg !156
  store i64 %33, ptr %5, align 8, !dbg !156
  br label %34, !dbg !157

34:                                               ; preds = %28
  %35 = load i32, ptr %6, align 4, !dbg !158
  %36 = add nsw i32 %35, 1, !dbg !158
  store i32 %36, ptr %6, align 4, !dbg !158
  br label %10, !dbg !159, !llvm.loop !160

37:                                               ; preds = %10
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !163
  %39 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %38, i32 0, i32 0, !dbg !163
  %40 = load i32, ptr %39, align 16, !dbg !163
  %41 = icmp ule i32 %40, 40, !dbg !163
  br i1 %41, label %42, label %47, !dbg !163

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %38, i32 0, i32 3, !dbg !163
  %44 = load ptr, ptr %43, align 16, !dbg !163
  %45 = getelementptr i8, ptr %44, i32 %40, !dbg !163
  %46 = add i32 %40, 8, !dbg !163
  store i32 %46, ptr %39, align 16, !dbg !163
  br label %51, !dbg !163

47:                                               ; preds = %37
  %48 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %38, i32 0, i32 2, !dbg !163
  %49 = load ptr, ptr %48, align 8, !dbg !163
  %50 = getelementptr i8, ptr %49, i32 8, !dbg !163
  store ptr %50, ptr %48, align 8, !dbg !163
  br label %51, !dbg !163

51:                                               ; preds = %47, %42
  %52 = phi ptr [ %45, %42 ], [ %49, %47 ], !dbg !163
  %53 = load i32, ptr %52, align 4, !dbg !163
  %54 = sext i32 %53 to i64, !dbg !163
  %55 = load i64, ptr %5, align 8, !dbg !164
  %56 = add nsw i64 %55, %54, !dbg !164
  store i64 %56, ptr %5, align 8, !dbg !164
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !165
  call void @llvm.va_end.p0(ptr %57), !dbg !165
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !166
  call void @llvm.va_end.p0(ptr %58), !dbg !166
  %59 = load i64, ptr %5, align 8, !dbg !167
  ret i64 %59, !dbg !168
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @mixed(ptr noundef %0, ...) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !174, !DIExpression(), !175)
    #dbg_declare(ptr %3, !176, !DIExpression(), !177)
    #dbg_declare(ptr %4, !178, !DIExpression(), !179)
  store double 0.000000e+00, ptr %4, align 8, !dbg !179
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !180
  call void @llvm.va_start.p0(ptr %5), !dbg !180
  br label %6, !dbg !181

6:                                                ; preds = %95, %1
  %7 = load ptr, ptr %2, align 8, !dbg !182
  %8 = load i8, ptr %7, align 1, !dbg !185
  %9 = icmp ne i8 %8, 0, !dbg !186
  br i1 %9, label %10, label %98, !dbg !186

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !187
  %12 = load i8, ptr %11, align 1, !dbg !189
  %13 = sext i8 %12 to i32, !dbg !189
  switch i32 %13, label %94 [
    i32 105, label %14
    i32 108, label %34
    i32 100, label %54
    i32 115, label %73
  ], !dbg !190

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !191
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 0, !dbg !191
  %17 = load i32, ptr %16, align 16, !dbg !191
  %18 = icmp ule i32 %17, 40, !dbg !191
  br i1 %18, label %19, label %24, !dbg !191

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 3, !dbg !191
  %21 = load ptr, ptr %20, align 16, !dbg !191
  %22 = getelementptr i8, ptr %21, i32 %17, !dbg !191
  %23 = add i32 %17, 8, !dbg !191
  store i32 %23, ptr %16, align 16, !dbg !191
  br label %28, !dbg !191

24:                                               ; preds = %14
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 2, !dbg !191
  %26 = load ptr, ptr %25, align 8, !dbg !191
  %27 = getelementptr i8, ptr %26, i32 8, !dbg !191
  store ptr %27, ptr %25, align 8, !dbg !191
  br label %28, !dbg !191

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ], !dbg !191
  %30 = load i32, ptr %29, align 4, !dbg !191
  %31 = sitofp i32 %30 to double, !dbg !191
  %32 = load double, ptr %4, align 8, !dbg !193
  %33 = fadd double %32, %31, !dbg !193
  store double %33, ptr %4, align 8, !dbg !193
  br label %94, !dbg !194

34:                                               ; preds = %10
  %35 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !195
  %36 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %35, i32 0, i32 0, !dbg !195
  %37 = load i32, ptr %36, align 16, !dbg !195
  %38 = icmp ule i32 %37, 40, !dbg !195
  br i1 %38, label %39, label %44, !dbg !195

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %35, i32 0, i32 3, !dbg !195
  %41 = load ptr, ptr %40, align 16, !dbg !195
  %42 = getelementptr i8, ptr %41, i32 %37, !dbg !195
  %43 = add i32 %37, 8, !dbg !195
  store i32 %43, ptr %36, align 16, !dbg !195
  br label %48, !dbg !195

44:                                               ; preds = %34
  %45 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %35, i32 0, i32 2, !dbg !195
  %46 = load ptr, ptr %45, align 8, !dbg !195
  %47 = getelementptr i8, ptr %46, i32 8, !dbg !195
  store ptr %47, ptr %45, align 8, !dbg !195
  br label %48, !dbg !195

48:                                               ; preds = %44, %39
  %49 = phi ptr [ %42, %39 ], [ %46, %44 ], !dbg !195
  %50 = load i64, ptr %49, align 8, !dbg !195
  %51 = sitofp i64 %50 to double, !dbg !195
  %52 = load double, ptr %4, align 8, !dbg !196
  %53 = fadd double %52, %51, !dbg !196
  store double %53, ptr %4, align 8, !dbg !196
  br label %94, !dbg !197

54:                                               ; preds = %10
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !198
  %56 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %55, i32 0, i32 1, !dbg !198
  %57 = load i32, ptr %56, align 4, !dbg !198
  %58 = icmp ule i32 %57, 160, !dbg !198
  br i1 %58, label %59, label %64, !dbg !198

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %55, i32 0, i32 3, !dbg !198
  %61 = load ptr, ptr %60, align 16, !dbg !198
  %62 = getelementptr i8, ptr %61, i32 %57, !dbg !198
  %63 = add i32 %57, 16, !dbg !198
  store i32 %63, ptr %56, align 4, !dbg !198
  br label %68, !dbg !198

64:                                               ; preds = %54
  %65 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %55, i32 0, i32 2, !dbg !198
  %66 = load ptr, ptr %65, align 8, !dbg !198
  %67 = getelementptr i8, ptr %66, i32 8, !dbg !198
  store ptr %67, ptr %65, align 8, !dbg !198
  br label %68, !dbg !198

68:                                               ; preds = %64, %59
  %69 = phi ptr [ %62, %59 ], [ %66, %64 ], !dbg !198
  %70 = load double, ptr %69, align 8, !dbg !198
  %71 = load double, ptr %4, align 8, !dbg !199
  %72 = fadd double %71, %70, !dbg !199
  store double %72, ptr %4, align 8, !dbg !199
  br label %94, !dbg !200

73:                                               ; preds = %10
  %74 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !201
  %75 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %74, i32 0, i32 0, !dbg !201
  %76 = load i32, ptr %75, align 16, !dbg !201
  %77 = icmp ule i32 %76, 40, !dbg !201
  br i1 %77, label %78, label %83, !dbg !201

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %74, i32 0, i32 3, !dbg !201
  %80 = load ptr, ptr %79, align 16, !dbg !201
  %81 = getelementptr i8, ptr %80, i32 %76, !dbg !201
  %82 = add i32 %76, 8, !dbg !201
  store i32 %82, ptr %75, align 16, !dbg !201
  br label %87, !dbg !201

83:                                               ; preds = %73
  %84 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %74, i32 0, i32 2, !dbg !201
  %85 = load ptr, ptr %84, align 8, !dbg !201
  %86 = getelementptr i8, ptr %85, i32 8, !dbg !201
  store ptr %86, ptr %84, align 8, !dbg !201
  br label %87, !dbg !201

87:                                               ; preds = %83, %78
  %88 = phi ptr [ %81, %78 ], [ %85, %83 ], !dbg !201
  %89 = load ptr, ptr %88, align 8, !dbg !201
  %90 = call i64 @strlen(ptr noundef %89) #8, !dbg !202
  %91 = uitofp i64 %90 to double, !dbg !202
  %92 = load double, ptr %4, align 8, !dbg !203
  %93 = fadd double %92, %91, !dbg !203
  store double %93, ptr %4, align 8, !dbg !203
  br label %94, !dbg !204

94:                                               ; preds = %10, %87, %68, %48, %28
  br label %95, !dbg !205

95:                                               ; preds = %94
  %96 = load ptr, ptr %2, align 8, !dbg !206
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 1, !dbg !206
  store ptr %97, ptr %2, align 8, !dbg !206
  br label %6, !dbg !207, !llvm.loop !208

98:                                               ; preds = %6
  %99 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !210
  call void @llvm.va_end.p0(ptr %99), !dbg !210
  %100 = load double, ptr %4, align 8, !dbg !211
  ret double %100, !dbg !212
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

declare i32 @puts(ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }

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
!67 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !68, globals: !70, splitDebugInlining: false, nameTableKind: None)
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
!78 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
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
!89 = !DILocation(line: 42, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !2, line: 42, column: 9)
!91 = distinct !DILexicalBlock(scope: !79, file: !2, line: 42, column: 2)
!92 = !DILocation(line: 42, column: 30, scope: !90)
!93 = !DILocation(line: 42, column: 2, scope: !90)
!94 = !DILocation(line: 43, column: 9, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !2, line: 43, column: 9)
!96 = distinct !DILexicalBlock(scope: !79, file: !2, line: 43, column: 2)
!97 = !DILocation(line: 43, column: 109, scope: !95)
!98 = !DILocation(line: 43, column: 2, scope: !95)
!99 = !DILocation(line: 44, column: 2, scope: !79)
!100 = !DILocalVariable(name: "n", scope: !79, file: !2, line: 45, type: !82)
!101 = !DILocation(line: 45, column: 6, scope: !79)
!102 = !DILocation(line: 45, column: 19, scope: !79)
!103 = !DILocation(line: 45, column: 10, scope: !79)
!104 = !DILocation(line: 46, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !2, line: 46, column: 9)
!106 = distinct !DILexicalBlock(scope: !79, file: !2, line: 46, column: 2)
!107 = !DILocation(line: 46, column: 11, scope: !105)
!108 = !DILocation(line: 46, column: 17, scope: !105)
!109 = !DILocation(line: 46, column: 27, scope: !105)
!110 = !DILocation(line: 46, column: 20, scope: !105)
!111 = !DILocation(line: 46, column: 49, scope: !105)
!112 = !DILocation(line: 46, column: 2, scope: !105)
!113 = !DILocation(line: 47, column: 10, scope: !79)
!114 = !DILocation(line: 47, column: 2, scope: !79)
!115 = !DILocation(line: 48, column: 2, scope: !79)
!116 = !DILocation(line: 49, column: 2, scope: !79)
!117 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 8, type: !118, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !67, retainedNodes: !83)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !82, null}
!120 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!121 = !DILocalVariable(name: "n", arg: 1, scope: !117, file: !2, line: 8, type: !82)
!122 = !DILocation(line: 8, column: 23, scope: !117)
!123 = !DILocalVariable(name: "ap", scope: !117, file: !2, line: 10, type: !124)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !125, line: 52, baseType: !126)
!125 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !127, line: 12, baseType: !128)
!127 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !129)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !130, size: 192, elements: !137)
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !131)
!131 = !{!132, !134, !135, !136}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !130, file: !2, line: 10, baseType: !133, size: 32)
!133 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !130, file: !2, line: 10, baseType: !133, size: 32, offset: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !130, file: !2, line: 10, baseType: !69, size: 64, offset: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !130, file: !2, line: 10, baseType: !69, size: 64, offset: 128)
!137 = !{!138}
!138 = !DISubrange(count: 1)
!139 = !DILocation(line: 10, column: 10, scope: !117)
!140 = !DILocalVariable(name: "again", scope: !117, file: !2, line: 10, type: !124)
!141 = !DILocation(line: 10, column: 14, scope: !117)
!142 = !DILocalVariable(name: "sum", scope: !117, file: !2, line: 11, type: !120)
!143 = !DILocation(line: 11, column: 7, scope: !117)
!144 = !DILocation(line: 12, column: 2, scope: !117)
!145 = !DILocation(line: 13, column: 2, scope: !117)
!146 = !DILocalVariable(name: "i", scope: !147, file: !2, line: 14, type: !82)
!147 = distinct !DILexicalBlock(scope: !117, file: !2, line: 14, column: 2)
!148 = !DILocation(line: 14, column: 11, scope: !147)
!149 = !DILocation(line: 14, column: 7, scope: !147)
!150 = !DILocation(line: 14, column: 18, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !2, line: 14, column: 2)
!152 = !DILocation(line: 14, column: 22, scope: !151)
!153 = !DILocation(line: 14, column: 20, scope: !151)
!154 = !DILocation(line: 14, column: 2, scope: !147)
!155 = !DILocation(line: 15, column: 10, scope: !151)
!156 = !DILocation(line: 15, column: 7, scope: !151)
!157 = !DILocation(line: 15, column: 3, scope: !151)
!158 = !DILocation(line: 14, column: 26, scope: !151)
!159 = !DILocation(line: 14, column: 2, scope: !151)
!160 = distinct !{!160, !154, !161, !162}
!161 = !DILocation(line: 15, column: 10, scope: !147)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 16, column: 9, scope: !117)
!164 = !DILocation(line: 16, column: 6, scope: !117)
!165 = !DILocation(line: 17, column: 2, scope: !117)
!166 = !DILocation(line: 18, column: 2, scope: !117)
!167 = !DILocation(line: 19, column: 9, scope: !117)
!168 = !DILocation(line: 19, column: 2, scope: !117)
!169 = distinct !DISubprogram(name: "mixed", scope: !2, file: !2, line: 22, type: !170, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !67, retainedNodes: !83)
!170 = !DISubroutineType(types: !171)
!171 = !{!172, !173, null}
!172 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!174 = !DILocalVariable(name: "kinds", arg: 1, scope: !169, file: !2, line: 22, type: !173)
!175 = !DILocation(line: 22, column: 33, scope: !169)
!176 = !DILocalVariable(name: "ap", scope: !169, file: !2, line: 24, type: !124)
!177 = !DILocation(line: 24, column: 10, scope: !169)
!178 = !DILocalVariable(name: "sum", scope: !169, file: !2, line: 25, type: !172)
!179 = !DILocation(line: 25, column: 9, scope: !169)
!180 = !DILocation(line: 26, column: 2, scope: !169)
!181 = !DILocation(line: 27, column: 2, scope: !169)
!182 = !DILocation(line: 27, column: 10, scope: !183)
!183 = distinct !DILexicalBlock(scope: !184, file: !2, line: 27, column: 2)
!184 = distinct !DILexicalBlock(scope: !169, file: !2, line: 27, column: 2)
!185 = !DILocation(line: 27, column: 9, scope: !183)
!186 = !DILocation(line: 27, column: 2, scope: !184)
!187 = !DILocation(line: 28, column: 12, scope: !188)
!188 = distinct !DILexicalBlock(scope: !183, file: !2, line: 27, column: 26)
!189 = !DILocation(line: 28, column: 11, scope: !188)
!190 = !DILocation(line: 28, column: 3, scope: !188)
!191 = !DILocation(line: 29, column: 20, scope: !192)
!192 = distinct !DILexicalBlock(scope: !188, file: !2, line: 28, column: 19)
!193 = !DILocation(line: 29, column: 17, scope: !192)
!194 = !DILocation(line: 29, column: 37, scope: !192)
!195 = !DILocation(line: 30, column: 20, scope: !192)
!196 = !DILocation(line: 30, column: 17, scope: !192)
!197 = !DILocation(line: 30, column: 38, scope: !192)
!198 = !DILocation(line: 31, column: 20, scope: !192)
!199 = !DILocation(line: 31, column: 17, scope: !192)
!200 = !DILocation(line: 31, column: 40, scope: !192)
!201 = !DILocation(line: 32, column: 27, scope: !192)
!202 = !DILocation(line: 32, column: 20, scope: !192)
!203 = !DILocation(line: 32, column: 17, scope: !192)
!204 = !DILocation(line: 32, column: 48, scope: !192)
!205 = !DILocation(line: 34, column: 2, scope: !188)
!206 = !DILocation(line: 27, column: 22, scope: !183)
!207 = !DILocation(line: 27, column: 2, scope: !183)
!208 = distinct !{!208, !186, !209, !162}
!209 = !DILocation(line: 34, column: 2, scope: !184)
!210 = !DILocation(line: 35, column: 2, scope: !169)
!211 = !DILocation(line: 36, column: 9, scope: !169)
!212 = !DILocation(line: 36, column: 2, scope: !169)
