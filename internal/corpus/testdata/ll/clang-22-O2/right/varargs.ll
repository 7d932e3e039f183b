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
@stderr = external local_unnamed_addr global ptr, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1, !dbg !57
@.str.12 = private unnamed_addr constant [4 x i8] c"bye\00", align 1, !dbg !62

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !83 {
  %1 = alloca [64 x i8], align 16, !DIAssignID !93
    #dbg_assign(i1 poison, !88, !DIExpression(), !93, ptr %1, !DIExpression(), !94)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10, !dbg !95
  %2 = tail call i64 (i32, ...) @total(i32 poison, i32 noundef 10, i32 noundef 20, i32 noundef 30), !dbg !96
  %3 = icmp eq i64 %2, 70, !dbg !99
  br i1 %3, label %5, label %4, !dbg !100

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 42, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !101
  unreachable, !dbg !101

5:                                                ; preds = %0
  %6 = tail call double (ptr, ...) @mixed(ptr nonnull poison, i32 noundef 1, i64 noundef 2, double noundef 5.000000e-01, ptr noundef nonnull @.str.3, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01, i32 noundef 1, double noundef 2.500000e-01), !dbg !102
  %7 = fcmp oeq double %6, 1.500000e+01, !dbg !105
  br i1 %7, label %9, label %8, !dbg !106

8:                                                ; preds = %5
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 43, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !107
  unreachable, !dbg !107

9:                                                ; preds = %5
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef -1, i32 noundef 2, i32 noundef 255, i32 noundef 99, ptr noundef nonnull @.str.6, double noundef 3.141590e+00, i64 noundef 4, ptr noundef null), !dbg !108
  %11 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %1, i64 noundef 64, ptr noundef nonnull @.str.7, i32 noundef 7, ptr noundef nonnull @.str.8, i64 noundef 48879) #10, !dbg !109
    #dbg_value(i32 %11, !92, !DIExpression(), !94)
  %12 = icmp eq i32 %11, 13, !dbg !110
  br i1 %12, label %13, label %16, !dbg !113

13:                                               ; preds = %9
  %14 = call i32 @bcmp(ptr noundef nonnull dereferenceable(14) %1, ptr noundef nonnull dereferenceable(14) @.str.9, i64 14), !dbg !114
  %15 = icmp eq i32 %14, 0, !dbg !115
  br i1 %15, label %17, label %16, !dbg !116

16:                                               ; preds = %13, %9
  tail call void @__assert_fail(ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.1, i32 noundef 46, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !117
  unreachable, !dbg !117

17:                                               ; preds = %13
  %18 = load ptr, ptr @stderr, align 8, !dbg !118, !tbaa !119
  %19 = tail call i64 @fwrite(ptr nonnull @.str.11, i64 5, i64 1, ptr %18) #12, !dbg !122
  %20 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12), !dbg !123
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10, !dbg !124
  ret i32 0, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal range(i64 -8589934592, 8589934589) i64 @total(i32 %0, ...) unnamed_addr #2 !dbg !126 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !152
    #dbg_assign(i1 poison, !132, !DIExpression(), !152, ptr %2, !DIExpression(), !153)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !154
    #dbg_assign(i1 poison, !148, !DIExpression(), !154, ptr %3, !DIExpression(), !153)
    #dbg_value(i32 3, !131, !DIExpression(), !153)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !155
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !155
    #dbg_value(i64 0, !149, !DIExpression(), !153)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !156
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !157
    #dbg_value(i32 0, !150, !DIExpression(), !158)
  %4 = load i32, ptr %2, align 16
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ult i32 %4, 41, !dbg !159
  br i1 %9, label %13, label %10, !dbg !159

10:                                               ; preds = %1
  %11 = getelementptr i8, ptr %8, i64 8, !dbg !159
  store ptr %11, ptr %5, align 8, !dbg !159, !DIAssignID !161
    #dbg_assign(ptr %11, !132, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !161, ptr %5, !DIExpression(), !153)
  %12 = load i32, ptr %8, align 4, !dbg !159, !tbaa !79
    #dbg_value(i32 %12, !149, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !153)
    #dbg_value(i32 1, !150, !DIExpression(), !158)
  br label %19, !dbg !159

13:                                               ; preds = %1
  %14 = zext nneg i32 %4 to i64, !dbg !159
  %15 = getelementptr i8, ptr %7, i64 %14, !dbg !159
  %16 = add nuw nsw i32 %4, 8, !dbg !159
  store i32 %16, ptr %2, align 16, !dbg !159, !DIAssignID !162
    #dbg_assign(i32 %16, !132, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !162, ptr %2, !DIExpression(), !153)
  %17 = load i32, ptr %15, align 4, !dbg !159, !tbaa !79
    #dbg_value(i32 %17, !149, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !153)
    #dbg_value(i32 1, !150, !DIExpression(), !158)
  %18 = icmp ult i32 %4, 33, !dbg !159
  br i1 %18, label %24, label %19, !dbg !159

19:                                               ; preds = %13, %10
  %20 = phi i32 [ %12, %10 ], [ %17, %13 ]
  %21 = phi ptr [ %11, %10 ], [ %8, %13 ]
  %22 = getelementptr i8, ptr %21, i64 8, !dbg !159
  store ptr %22, ptr %5, align 8, !dbg !159, !DIAssignID !161
    #dbg_assign(ptr %22, !132, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !161, ptr %5, !DIExpression(), !153)
  %23 = load i32, ptr %21, align 4, !dbg !159, !tbaa !79
    #dbg_value(!DIArgList(i32 %20, i32 %23), !149, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value), !153)
    #dbg_value(i32 2, !150, !DIExpression(), !158)
  br label %30, !dbg !159

24:                                               ; preds = %13
  %25 = zext nneg i32 %16 to i64, !dbg !159
  %26 = getelementptr i8, ptr %7, i64 %25, !dbg !159
  %27 = add nuw nsw i32 %4, 16, !dbg !159
  store i32 %27, ptr %2, align 16, !dbg !159, !DIAssignID !162
    #dbg_assign(i32 %27, !132, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !162, ptr %2, !DIExpression(), !153)
  %28 = load i32, ptr %26, align 4, !dbg !159, !tbaa !79
    #dbg_value(!DIArgList(i32 %17, i32 %28), !149, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value), !153)
    #dbg_value(i32 2, !150, !DIExpression(), !158)
  %29 = icmp ult i32 %4, 25, !dbg !159
  br i1 %29, label %35, label %30, !dbg !159

30:                                               ; preds = %19, %24
  %31 = phi i32 [ %23, %19 ], [ %28, %24 ]
  %32 = phi ptr [ %22, %19 ], [ %8, %24 ]
  %33 = phi i32 [ %20, %19 ], [ %17, %24 ]
  %34 = getelementptr i8, ptr %32, i64 8, !dbg !159
  store ptr %34, ptr %5, align 8, !dbg !159, !DIAssignID !161
    #dbg_assign(ptr %34, !132, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !161, ptr %5, !DIExpression(), !153)
  br label %39, !dbg !159

35:                                               ; preds = %24
  %36 = zext nneg i32 %27 to i64, !dbg !159
  %37 = getelementptr i8, ptr %7, i64 %36, !dbg !159
  %38 = add nuw nsw i32 %4, 24, !dbg !159
  store i32 %38, ptr %2, align 16, !dbg !159, !DIAssignID !162
    #dbg_assign(i32 %38, !132, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !162, ptr %2, !DIExpression(), !153)
  br label %39, !dbg !159

39:                                               ; preds = %35, %30
  %40 = phi i32 [ %28, %35 ], [ %31, %30 ]
  %41 = phi i32 [ %17, %35 ], [ %33, %30 ]
  %42 = phi ptr [ %37, %35 ], [ %32, %30 ], !dbg !159
  %43 = load i32, ptr %42, align 4, !dbg !159, !tbaa !79
    #dbg_value(!DIArgList(i32 %41, i32 %43, i32 %40), !149, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_arg, 2, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_stack_value), !153)
    #dbg_value(i32 3, !150, !DIExpression(), !158)
  %44 = load i32, ptr %3, align 16, !dbg !163
  %45 = icmp ult i32 %44, 41, !dbg !163
  br i1 %45, label %46, label %52, !dbg !163

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !163
  %48 = load ptr, ptr %47, align 16, !dbg !163
  %49 = zext nneg i32 %44 to i64, !dbg !163
  %50 = getelementptr i8, ptr %48, i64 %49, !dbg !163
  %51 = add nuw nsw i32 %44, 8, !dbg !163
  store i32 %51, ptr %3, align 16, !dbg !163, !DIAssignID !164
    #dbg_assign(i32 %51, !148, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !164, ptr %3, !DIExpression(), !153)
  br label %56, !dbg !163

52:                                               ; preds = %39
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !163
  %54 = load ptr, ptr %53, align 8, !dbg !163
  %55 = getelementptr i8, ptr %54, i64 8, !dbg !163
  store ptr %55, ptr %53, align 8, !dbg !163, !DIAssignID !165
    #dbg_assign(ptr %55, !148, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !165, ptr %53, !DIExpression(), !153)
  br label %56, !dbg !163

56:                                               ; preds = %52, %46
  %57 = phi ptr [ %50, %46 ], [ %54, %52 ], !dbg !163
  %58 = sext i32 %41 to i64, !dbg !159
    #dbg_value(i64 %58, !149, !DIExpression(), !153)
  %59 = sext i32 %40 to i64, !dbg !159
    #dbg_value(!DIArgList(i64 %58, i64 %59), !149, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !153)
  %60 = add nsw i64 %58, %59, !dbg !166
    #dbg_value(i64 %60, !149, !DIExpression(), !153)
  %61 = sext i32 %43 to i64, !dbg !159
    #dbg_value(!DIArgList(i64 %60, i64 %61), !149, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !153)
  %62 = add nsw i64 %60, %61, !dbg !167
    #dbg_value(i64 %62, !149, !DIExpression(), !153)
  %63 = load i32, ptr %57, align 4, !dbg !163, !tbaa !79
  %64 = sext i32 %63 to i64, !dbg !163
  %65 = add nsw i64 %62, %64, !dbg !168
    #dbg_value(i64 %65, !149, !DIExpression(), !153)
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !169
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !170
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !171
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !171
  ret i64 %65, !dbg !172
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind uwtable
define internal double @mixed(ptr readnone captures(none) %0, ...) unnamed_addr #4 !dbg !173 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !182
    #dbg_assign(i1 poison, !180, !DIExpression(), !182, ptr %2, !DIExpression(), !183)
    #dbg_value(ptr @.str.2, !179, !DIExpression(), !183)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !184
    #dbg_value(double 0.000000e+00, !181, !DIExpression(), !183)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !185
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %7, align 4
  br label %10, !dbg !186

10:                                               ; preds = %77, %1
  %11 = phi i32 [ %9, %1 ], [ %78, %77 ]
  %12 = phi ptr [ %8, %1 ], [ %79, %77 ]
  %13 = phi i32 [ %3, %1 ], [ %80, %77 ]
  %14 = phi ptr [ @.str.2, %1 ], [ %82, %77 ]
  %15 = phi double [ 0.000000e+00, %1 ], [ %81, %77 ], !dbg !187
    #dbg_value(double %15, !181, !DIExpression(), !183)
    #dbg_value(ptr %14, !179, !DIExpression(), !183)
  %16 = load i8, ptr %14, align 1, !dbg !188, !tbaa !191
  switch i8 %16, label %77 [
    i8 0, label %83
    i8 105, label %17
    i8 108, label %32
    i8 100, label %47
    i8 115, label %61
  ], !dbg !192

17:                                               ; preds = %10
  %18 = icmp ult i32 %13, 41, !dbg !193
  br i1 %18, label %19, label %23, !dbg !193

19:                                               ; preds = %17
  %20 = zext nneg i32 %13 to i64, !dbg !193
  %21 = getelementptr i8, ptr %6, i64 %20, !dbg !193
  %22 = add nuw nsw i32 %13, 8, !dbg !193
  store i32 %22, ptr %2, align 16, !dbg !193, !DIAssignID !196
    #dbg_assign(i32 %22, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !196, ptr %2, !DIExpression(), !183)
  br label %25, !dbg !193

23:                                               ; preds = %17
  %24 = getelementptr i8, ptr %12, i64 8, !dbg !193
  store ptr %24, ptr %4, align 8, !dbg !193, !DIAssignID !197
    #dbg_assign(ptr %24, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !197, ptr %4, !DIExpression(), !183)
  br label %25, !dbg !193

25:                                               ; preds = %23, %19
  %26 = phi ptr [ %12, %19 ], [ %24, %23 ]
  %27 = phi i32 [ %22, %19 ], [ %13, %23 ]
  %28 = phi ptr [ %21, %19 ], [ %12, %23 ], !dbg !193
  %29 = load i32, ptr %28, align 4, !dbg !193, !tbaa !79
  %30 = sitofp i32 %29 to double, !dbg !193
  %31 = fadd double %15, %30, !dbg !198
    #dbg_value(double %31, !181, !DIExpression(), !183)
  br label %77, !dbg !199

32:                                               ; preds = %10
  %33 = icmp ult i32 %13, 41, !dbg !200
  br i1 %33, label %34, label %38, !dbg !200

34:                                               ; preds = %32
  %35 = zext nneg i32 %13 to i64, !dbg !200
  %36 = getelementptr i8, ptr %6, i64 %35, !dbg !200
  %37 = add nuw nsw i32 %13, 8, !dbg !200
  store i32 %37, ptr %2, align 16, !dbg !200, !DIAssignID !201
    #dbg_assign(i32 %37, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !201, ptr %2, !DIExpression(), !183)
  br label %40, !dbg !200

38:                                               ; preds = %32
  %39 = getelementptr i8, ptr %12, i64 8, !dbg !200
  store ptr %39, ptr %4, align 8, !dbg !200, !DIAssignID !202
    #dbg_assign(ptr %39, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !202, ptr %4, !DIExpression(), !183)
  br label %40, !dbg !200

40:                                               ; preds = %38, %34
  %41 = phi ptr [ %12, %34 ], [ %39, %38 ]
  %42 = phi i32 [ %37, %34 ], [ %13, %38 ]
  %43 = phi ptr [ %36, %34 ], [ %12, %38 ], !dbg !200
  %44 = load i64, ptr %43, align 8, !dbg !200, !tbaa !203
  %45 = sitofp i64 %44 to double, !dbg !200
  %46 = fadd double %15, %45, !dbg !205
    #dbg_value(double %46, !181, !DIExpression(), !183)
  br label %77, !dbg !206

47:                                               ; preds = %10
  %48 = icmp ult i32 %11, 161, !dbg !207
  br i1 %48, label %49, label %53, !dbg !207

49:                                               ; preds = %47
  %50 = zext nneg i32 %11 to i64, !dbg !207
  %51 = getelementptr i8, ptr %6, i64 %50, !dbg !207
  %52 = add nuw nsw i32 %11, 16, !dbg !207
  store i32 %52, ptr %7, align 4, !dbg !207, !DIAssignID !208
    #dbg_assign(i32 %52, !180, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !208, ptr %7, !DIExpression(), !183)
  br label %55, !dbg !207

53:                                               ; preds = %47
  %54 = getelementptr i8, ptr %12, i64 8, !dbg !207
  store ptr %54, ptr %4, align 8, !dbg !207, !DIAssignID !209
    #dbg_assign(ptr %54, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !209, ptr %4, !DIExpression(), !183)
  br label %55, !dbg !207

55:                                               ; preds = %53, %49
  %56 = phi i32 [ %52, %49 ], [ %11, %53 ]
  %57 = phi ptr [ %12, %49 ], [ %54, %53 ]
  %58 = phi ptr [ %51, %49 ], [ %12, %53 ], !dbg !207
  %59 = load double, ptr %58, align 8, !dbg !207, !tbaa !210
  %60 = fadd double %15, %59, !dbg !212
    #dbg_value(double %60, !181, !DIExpression(), !183)
  br label %77, !dbg !213

61:                                               ; preds = %10
  %62 = icmp ult i32 %13, 41, !dbg !214
  br i1 %62, label %63, label %67, !dbg !214

63:                                               ; preds = %61
  %64 = zext nneg i32 %13 to i64, !dbg !214
  %65 = getelementptr i8, ptr %6, i64 %64, !dbg !214
  %66 = add nuw nsw i32 %13, 8, !dbg !214
  store i32 %66, ptr %2, align 16, !dbg !214, !DIAssignID !215
    #dbg_assign(i32 %66, !180, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !215, ptr %2, !DIExpression(), !183)
  br label %69, !dbg !214

67:                                               ; preds = %61
  %68 = getelementptr i8, ptr %12, i64 8, !dbg !214
  store ptr %68, ptr %4, align 8, !dbg !214, !DIAssignID !216
    #dbg_assign(ptr %68, !180, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !216, ptr %4, !DIExpression(), !183)
  br label %69, !dbg !214

69:                                               ; preds = %67, %63
  %70 = phi ptr [ %12, %63 ], [ %68, %67 ]
  %71 = phi i32 [ %66, %63 ], [ %13, %67 ]
  %72 = phi ptr [ %65, %63 ], [ %12, %67 ], !dbg !214
  %73 = load ptr, ptr %72, align 8, !dbg !214, !tbaa !217
  %74 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %73) #13, !dbg !219
  %75 = uitofp i64 %74 to double, !dbg !219
  %76 = fadd double %15, %75, !dbg !220
    #dbg_value(double %76, !181, !DIExpression(), !183)
  br label %77, !dbg !221

77:                                               ; preds = %10, %25, %40, %55, %69
  %78 = phi i32 [ %11, %10 ], [ %11, %25 ], [ %11, %40 ], [ %56, %55 ], [ %11, %69 ]
  %79 = phi ptr [ %12, %10 ], [ %26, %25 ], [ %41, %40 ], [ %57, %55 ], [ %70, %69 ]
  %80 = phi i32 [ %13, %10 ], [ %27, %25 ], [ %42, %40 ], [ %13, %55 ], [ %71, %69 ]
  %81 = phi double [ %15, %10 ], [ %31, %25 ], [ %46, %40 ], [ %60, %55 ], [ %76, %69 ], !dbg !183
    #dbg_value(double %81, !181, !DIExpression(), !183)
  %82 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !222
    #dbg_value(ptr %82, !179, !DIExpression(), !183)
  br label %10, !dbg !223, !llvm.loop !224

83:                                               ; preds = %10
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !228
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !229
  ret double %15, !dbg !230
}

; Function Attrs: nofree nounwind
declare !dbg !231 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !235 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !243 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !246 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nofree nounwind }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { cold }
attributes #13 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!67}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

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
!67 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !68, globals: !70, splitDebugInlining: false, nameTableKind: None)
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !{!0, !7, !12, !18, !23, !28, !33, !38, !40, !45, !50, !52, !57, !62}
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 2}
!77 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!78 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C/C++ TBAA"}
!83 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !84, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !67, retainedNodes: !87, keyInstructions: true)
!84 = !DISubroutineType(types: !85)
!85 = !{!86}
!86 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!87 = !{!88, !92}
!88 = !DILocalVariable(name: "buf", scope: !83, file: !2, line: 41, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 64)
!92 = !DILocalVariable(name: "n", scope: !83, file: !2, line: 45, type: !86)
!93 = distinct !DIAssignID()
!94 = !DILocation(line: 0, scope: !83)
!95 = !DILocation(line: 41, column: 2, scope: !83)
!96 = !DILocation(line: 42, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !2, line: 42, column: 9)
!98 = distinct !DILexicalBlock(scope: !83, file: !2, line: 42, column: 2)
!99 = !DILocation(line: 42, column: 30, scope: !97, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 42, column: 30, scope: !97, atomGroup: 1, atomRank: 1)
!101 = !DILocation(line: 42, column: 2, scope: !97)
!102 = !DILocation(line: 43, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !2, line: 43, column: 9)
!104 = distinct !DILexicalBlock(scope: !83, file: !2, line: 43, column: 2)
!105 = !DILocation(line: 43, column: 109, scope: !103, atomGroup: 2, atomRank: 2)
!106 = !DILocation(line: 43, column: 109, scope: !103, atomGroup: 2, atomRank: 1)
!107 = !DILocation(line: 43, column: 2, scope: !103)
!108 = !DILocation(line: 44, column: 2, scope: !83)
!109 = !DILocation(line: 45, column: 10, scope: !83, atomGroup: 3, atomRank: 2)
!110 = !DILocation(line: 46, column: 11, scope: !111, atomGroup: 4, atomRank: 2)
!111 = distinct !DILexicalBlock(scope: !112, file: !2, line: 46, column: 9)
!112 = distinct !DILexicalBlock(scope: !83, file: !2, line: 46, column: 2)
!113 = !DILocation(line: 46, column: 17, scope: !111, atomGroup: 4, atomRank: 1)
!114 = !DILocation(line: 46, column: 20, scope: !111)
!115 = !DILocation(line: 46, column: 49, scope: !111, atomGroup: 5, atomRank: 2)
!116 = !DILocation(line: 46, column: 17, scope: !111, atomGroup: 5, atomRank: 1)
!117 = !DILocation(line: 46, column: 2, scope: !111)
!118 = !DILocation(line: 47, column: 10, scope: !83)
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 _ZTS8_IO_FILE", !121, i64 0}
!121 = !{!"any pointer", !81, i64 0}
!122 = !DILocation(line: 47, column: 2, scope: !83)
!123 = !DILocation(line: 48, column: 2, scope: !83)
!124 = !DILocation(line: 50, column: 1, scope: !83)
!125 = !DILocation(line: 49, column: 2, scope: !83, atomGroup: 7, atomRank: 1)
!126 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 8, type: !127, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !67, retainedNodes: !130, keyInstructions: true)
!127 = !DISubroutineType(types: !128)
!128 = !{!129, !86, null}
!129 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!130 = !{!131, !132, !148, !149, !150}
!131 = !DILocalVariable(name: "n", arg: 1, scope: !126, file: !2, line: 8, type: !86)
!132 = !DILocalVariable(name: "ap", scope: !126, file: !2, line: 10, type: !133)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !134, line: 52, baseType: !135)
!134 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !136, line: 12, baseType: !137)
!136 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !139, size: 192, elements: !146)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !140)
!140 = !{!141, !143, !144, !145}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !139, file: !2, line: 10, baseType: !142, size: 32)
!142 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !139, file: !2, line: 10, baseType: !142, size: 32, offset: 32)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !139, file: !2, line: 10, baseType: !69, size: 64, offset: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !139, file: !2, line: 10, baseType: !69, size: 64, offset: 128)
!146 = !{!147}
!147 = !DISubrange(count: 1)
!148 = !DILocalVariable(name: "again", scope: !126, file: !2, line: 10, type: !133)
!149 = !DILocalVariable(name: "sum", scope: !126, file: !2, line: 11, type: !129)
!150 = !DILocalVariable(name: "i", scope: !151, file: !2, line: 14, type: !86)
!151 = distinct !DILexicalBlock(scope: !126, file: !2, line: 14, column: 2)
!152 = distinct !DIAssignID()
!153 = !DILocation(line: 0, scope: !126)
!154 = distinct !DIAssignID()
!155 = !DILocation(line: 10, column: 2, scope: !126)
!156 = !DILocation(line: 12, column: 2, scope: !126)
!157 = !DILocation(line: 13, column: 2, scope: !126)
!158 = !DILocation(line: 0, scope: !151)
!159 = !DILocation(line: 15, column: 10, scope: !160)
!160 = distinct !DILexicalBlock(scope: !151, file: !2, line: 14, column: 2)
!161 = distinct !DIAssignID()
!162 = distinct !DIAssignID()
!163 = !DILocation(line: 16, column: 9, scope: !126)
!164 = distinct !DIAssignID()
!165 = distinct !DIAssignID()
!166 = !DILocation(line: 15, column: 7, scope: !160, atomGroup: 19, atomRank: 2)
!167 = !DILocation(line: 15, column: 7, scope: !160, atomGroup: 23, atomRank: 2)
!168 = !DILocation(line: 16, column: 6, scope: !126, atomGroup: 8, atomRank: 2)
!169 = !DILocation(line: 17, column: 2, scope: !126)
!170 = !DILocation(line: 18, column: 2, scope: !126)
!171 = !DILocation(line: 20, column: 1, scope: !126)
!172 = !DILocation(line: 19, column: 2, scope: !126, atomGroup: 10, atomRank: 1)
!173 = distinct !DISubprogram(name: "mixed", scope: !2, file: !2, line: 22, type: !174, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !67, retainedNodes: !178, keyInstructions: true)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !177, null}
!176 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!178 = !{!179, !180, !181}
!179 = !DILocalVariable(name: "kinds", arg: 1, scope: !173, file: !2, line: 22, type: !177)
!180 = !DILocalVariable(name: "ap", scope: !173, file: !2, line: 24, type: !133)
!181 = !DILocalVariable(name: "sum", scope: !173, file: !2, line: 25, type: !176)
!182 = distinct !DIAssignID()
!183 = !DILocation(line: 0, scope: !173)
!184 = !DILocation(line: 24, column: 2, scope: !173)
!185 = !DILocation(line: 26, column: 2, scope: !173)
!186 = !DILocation(line: 27, column: 2, scope: !173)
!187 = !DILocation(line: 25, column: 9, scope: !173, atomGroup: 1, atomRank: 1)
!188 = !DILocation(line: 27, column: 9, scope: !189)
!189 = distinct !DILexicalBlock(scope: !190, file: !2, line: 27, column: 2)
!190 = distinct !DILexicalBlock(scope: !173, file: !2, line: 27, column: 2)
!191 = !{!81, !81, i64 0}
!192 = !DILocation(line: 27, column: 2, scope: !190, atomGroup: 3, atomRank: 1)
!193 = !DILocation(line: 29, column: 20, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !2, line: 28, column: 19)
!195 = distinct !DILexicalBlock(scope: !189, file: !2, line: 27, column: 26)
!196 = distinct !DIAssignID()
!197 = distinct !DIAssignID()
!198 = !DILocation(line: 29, column: 17, scope: !194, atomGroup: 5, atomRank: 2)
!199 = !DILocation(line: 29, column: 37, scope: !194, atomGroup: 6, atomRank: 1)
!200 = !DILocation(line: 30, column: 20, scope: !194)
!201 = distinct !DIAssignID()
!202 = distinct !DIAssignID()
!203 = !{!204, !204, i64 0}
!204 = !{!"long", !81, i64 0}
!205 = !DILocation(line: 30, column: 17, scope: !194, atomGroup: 7, atomRank: 2)
!206 = !DILocation(line: 30, column: 38, scope: !194, atomGroup: 8, atomRank: 1)
!207 = !DILocation(line: 31, column: 20, scope: !194)
!208 = distinct !DIAssignID()
!209 = distinct !DIAssignID()
!210 = !{!211, !211, i64 0}
!211 = !{!"double", !81, i64 0}
!212 = !DILocation(line: 31, column: 17, scope: !194, atomGroup: 9, atomRank: 2)
!213 = !DILocation(line: 31, column: 40, scope: !194, atomGroup: 10, atomRank: 1)
!214 = !DILocation(line: 32, column: 27, scope: !194)
!215 = distinct !DIAssignID()
!216 = distinct !DIAssignID()
!217 = !{!218, !218, i64 0}
!218 = !{!"p1 omnipotent char", !121, i64 0}
!219 = !DILocation(line: 32, column: 20, scope: !194)
!220 = !DILocation(line: 32, column: 17, scope: !194, atomGroup: 11, atomRank: 2)
!221 = !DILocation(line: 32, column: 48, scope: !194, atomGroup: 12, atomRank: 1)
!222 = !DILocation(line: 27, column: 22, scope: !189, atomGroup: 13, atomRank: 2)
!223 = !DILocation(line: 27, column: 2, scope: !189)
!224 = distinct !{!224, !225, !226, !227}
!225 = !DILocation(line: 27, column: 2, scope: !190)
!226 = !DILocation(line: 34, column: 2, scope: !190)
!227 = !{!"llvm.loop.mustprogress"}
!228 = !DILocation(line: 35, column: 2, scope: !173)
!229 = !DILocation(line: 37, column: 1, scope: !173)
!230 = !DILocation(line: 36, column: 2, scope: !173, atomGroup: 16, atomRank: 1)
!231 = !DISubprogram(name: "printf", scope: !134, file: !134, line: 356, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!86, !234, null}
!234 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !177)
!235 = !DISubprogram(name: "snprintf", scope: !134, file: !134, line: 378, type: !236, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{!86, !238, !240, !234, null}
!238 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !239)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !241, line: 18, baseType: !242)
!241 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!242 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!243 = !DISubprogram(name: "puts", scope: !134, file: !134, line: 661, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!86, !177}
!246 = !DISubprogram(name: "strlen", scope: !247, file: !247, line: 407, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!248 = !DISubroutineType(types: !249)
!249 = !{!242, !177}
