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

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal i64 @total(i32 %0, ...) unnamed_addr #2 !dbg !126 {
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
    #dbg_value(i32 0, !150, !DIExpression(), !158)
    #dbg_value(i64 0, !149, !DIExpression(), !153)
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load ptr, ptr %6, align 16
  %8 = load ptr, ptr %5, align 8
  br label %12, !dbg !159

9:                                                ; preds = %24
  %10 = load i32, ptr %3, align 16, !dbg !160
  %11 = icmp ult i32 %10, 41, !dbg !160
  br i1 %11, label %33, label %39, !dbg !160

12:                                               ; preds = %1, %24
  %13 = phi ptr [ %8, %1 ], [ %25, %24 ]
  %14 = phi i32 [ 0, %1 ], [ %31, %24 ]
  %15 = phi i64 [ 0, %1 ], [ %30, %24 ]
  %16 = phi i32 [ %4, %1 ], [ %26, %24 ]
    #dbg_value(i32 %14, !150, !DIExpression(), !158)
    #dbg_value(i64 %15, !149, !DIExpression(), !153)
  %17 = icmp ult i32 %16, 41, !dbg !161
  br i1 %17, label %18, label %22, !dbg !161

18:                                               ; preds = %12
  %19 = zext nneg i32 %16 to i64, !dbg !161
  %20 = getelementptr i8, ptr %7, i64 %19, !dbg !161
  %21 = add nuw nsw i32 %16, 8, !dbg !161
  store i32 %21, ptr %2, align 16, !dbg !161, !DIAssignID !163
    #dbg_assign(i32 %21, !132, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !163, ptr %2, !DIExpression(), !153)
  br label %24, !dbg !161

22:                                               ; preds = %12
  %23 = getelementptr i8, ptr %13, i64 8, !dbg !161
  store ptr %23, ptr %5, align 8, !dbg !161, !DIAssignID !164
    #dbg_assign(ptr %23, !132, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !164, ptr %5, !DIExpression(), !153)
  br label %24, !dbg !161

24:                                               ; preds = %22, %18
  %25 = phi ptr [ %13, %18 ], [ %23, %22 ]
  %26 = phi i32 [ %21, %18 ], [ %16, %22 ]
  %27 = phi ptr [ %20, %18 ], [ %13, %22 ], !dbg !161
  %28 = load i32, ptr %27, align 4, !dbg !161, !tbaa !79
  %29 = sext i32 %28 to i64, !dbg !161
  %30 = add nsw i64 %15, %29, !dbg !165
    #dbg_value(i64 %30, !149, !DIExpression(), !153)
  %31 = add nuw nsw i32 %14, 1, !dbg !166
    #dbg_value(i32 %31, !150, !DIExpression(), !158)
  %32 = icmp eq i32 %31, 3, !dbg !167
  br i1 %32, label %9, label %12, !dbg !168, !llvm.loop !169

33:                                               ; preds = %9
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !160
  %35 = load ptr, ptr %34, align 16, !dbg !160
  %36 = zext nneg i32 %10 to i64, !dbg !160
  %37 = getelementptr i8, ptr %35, i64 %36, !dbg !160
  %38 = add nuw nsw i32 %10, 8, !dbg !160
  store i32 %38, ptr %3, align 16, !dbg !160, !DIAssignID !174
    #dbg_assign(i32 %38, !148, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !174, ptr %3, !DIExpression(), !153)
  br label %43, !dbg !160

39:                                               ; preds = %9
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !160
  %41 = load ptr, ptr %40, align 8, !dbg !160
  %42 = getelementptr i8, ptr %41, i64 8, !dbg !160
  store ptr %42, ptr %40, align 8, !dbg !160, !DIAssignID !175
    #dbg_assign(ptr %42, !148, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !175, ptr %40, !DIExpression(), !153)
  br label %43, !dbg !160

43:                                               ; preds = %39, %33
  %44 = phi ptr [ %37, %33 ], [ %41, %39 ], !dbg !160
  %45 = load i32, ptr %44, align 4, !dbg !160, !tbaa !79
  %46 = sext i32 %45 to i64, !dbg !160
  %47 = add nsw i64 %30, %46, !dbg !176
    #dbg_value(i64 %47, !149, !DIExpression(), !153)
  call void @llvm.va_end.p0(ptr %3), !dbg !177
  call void @llvm.va_end.p0(ptr %2), !dbg !178
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !179
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !179
  ret i64 %47, !dbg !180
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nounwind uwtable
define internal double @mixed(ptr readnone captures(none) %0, ...) unnamed_addr #4 !dbg !181 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !190
    #dbg_assign(i1 poison, !188, !DIExpression(), !190, ptr %2, !DIExpression(), !191)
    #dbg_value(ptr @.str.2, !187, !DIExpression(), !191)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !192
    #dbg_value(double 0.000000e+00, !189, !DIExpression(), !191)
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !193
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %7, align 4
  br label %13, !dbg !194

13:                                               ; preds = %80, %1
  %14 = phi i32 [ %12, %1 ], [ %81, %80 ]
  %15 = phi ptr [ %11, %1 ], [ %82, %80 ]
  %16 = phi i32 [ %3, %1 ], [ %83, %80 ]
  %17 = phi ptr [ @.str.2, %1 ], [ %85, %80 ]
  %18 = phi double [ 0.000000e+00, %1 ], [ %84, %80 ], !dbg !195
    #dbg_value(double %18, !189, !DIExpression(), !191)
    #dbg_value(ptr %17, !187, !DIExpression(), !191)
  %19 = load i8, ptr %17, align 1, !dbg !196, !tbaa !199
  switch i8 %19, label %80 [
    i8 0, label %86
    i8 105, label %20
    i8 108, label %35
    i8 100, label %50
    i8 115, label %64
  ], !dbg !200

20:                                               ; preds = %13
  %21 = icmp ult i32 %16, 41, !dbg !201
  br i1 %21, label %22, label %26, !dbg !201

22:                                               ; preds = %20
  %23 = zext nneg i32 %16 to i64, !dbg !201
  %24 = getelementptr i8, ptr %6, i64 %23, !dbg !201
  %25 = add nuw nsw i32 %16, 8, !dbg !201
  store i32 %25, ptr %2, align 16, !dbg !201, !DIAssignID !204
    #dbg_assign(i32 %25, !188, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !204, ptr %2, !DIExpression(), !191)
  br label %28, !dbg !201

26:                                               ; preds = %20
  %27 = getelementptr i8, ptr %15, i64 8, !dbg !201
  store ptr %27, ptr %10, align 8, !dbg !201, !DIAssignID !205
    #dbg_assign(ptr %27, !188, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !205, ptr %10, !DIExpression(), !191)
  br label %28, !dbg !201

28:                                               ; preds = %26, %22
  %29 = phi ptr [ %15, %22 ], [ %27, %26 ]
  %30 = phi i32 [ %25, %22 ], [ %16, %26 ]
  %31 = phi ptr [ %24, %22 ], [ %15, %26 ], !dbg !201
  %32 = load i32, ptr %31, align 4, !dbg !201, !tbaa !79
  %33 = sitofp i32 %32 to double, !dbg !201
  %34 = fadd double %18, %33, !dbg !206
    #dbg_value(double %34, !189, !DIExpression(), !191)
  br label %80, !dbg !207

35:                                               ; preds = %13
  %36 = icmp ult i32 %16, 41, !dbg !208
  br i1 %36, label %37, label %41, !dbg !208

37:                                               ; preds = %35
  %38 = zext nneg i32 %16 to i64, !dbg !208
  %39 = getelementptr i8, ptr %6, i64 %38, !dbg !208
  %40 = add nuw nsw i32 %16, 8, !dbg !208
  store i32 %40, ptr %2, align 16, !dbg !208, !DIAssignID !209
    #dbg_assign(i32 %40, !188, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !209, ptr %2, !DIExpression(), !191)
  br label %43, !dbg !208

41:                                               ; preds = %35
  %42 = getelementptr i8, ptr %15, i64 8, !dbg !208
  store ptr %42, ptr %9, align 8, !dbg !208, !DIAssignID !210
    #dbg_assign(ptr %42, !188, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !210, ptr %9, !DIExpression(), !191)
  br label %43, !dbg !208

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %15, %37 ], [ %42, %41 ]
  %45 = phi i32 [ %40, %37 ], [ %16, %41 ]
  %46 = phi ptr [ %39, %37 ], [ %15, %41 ], !dbg !208
  %47 = load i64, ptr %46, align 8, !dbg !208, !tbaa !211
  %48 = sitofp i64 %47 to double, !dbg !208
  %49 = fadd double %18, %48, !dbg !213
    #dbg_value(double %49, !189, !DIExpression(), !191)
  br label %80, !dbg !214

50:                                               ; preds = %13
  %51 = icmp ult i32 %14, 161, !dbg !215
  br i1 %51, label %52, label %56, !dbg !215

52:                                               ; preds = %50
  %53 = zext nneg i32 %14 to i64, !dbg !215
  %54 = getelementptr i8, ptr %6, i64 %53, !dbg !215
  %55 = add nuw nsw i32 %14, 16, !dbg !215
  store i32 %55, ptr %7, align 4, !dbg !215, !DIAssignID !216
    #dbg_assign(i32 %55, !188, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !216, ptr %7, !DIExpression(), !191)
  br label %58, !dbg !215

56:                                               ; preds = %50
  %57 = getelementptr i8, ptr %15, i64 8, !dbg !215
  store ptr %57, ptr %8, align 8, !dbg !215, !DIAssignID !217
    #dbg_assign(ptr %57, !188, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !217, ptr %8, !DIExpression(), !191)
  br label %58, !dbg !215

58:                                               ; preds = %56, %52
  %59 = phi i32 [ %55, %52 ], [ %14, %56 ]
  %60 = phi ptr [ %15, %52 ], [ %57, %56 ]
  %61 = phi ptr [ %54, %52 ], [ %15, %56 ], !dbg !215
  %62 = load double, ptr %61, align 8, !dbg !215, !tbaa !218
  %63 = fadd double %18, %62, !dbg !220
    #dbg_value(double %63, !189, !DIExpression(), !191)
  br label %80, !dbg !221

64:                                               ; preds = %13
  %65 = icmp ult i32 %16, 41, !dbg !222
  br i1 %65, label %66, label %70, !dbg !222

66:                                               ; preds = %64
  %67 = zext nneg i32 %16 to i64, !dbg !222
  %68 = getelementptr i8, ptr %6, i64 %67, !dbg !222
  %69 = add nuw nsw i32 %16, 8, !dbg !222
  store i32 %69, ptr %2, align 16, !dbg !222, !DIAssignID !223
    #dbg_assign(i32 %69, !188, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !223, ptr %2, !DIExpression(), !191)
  br label %72, !dbg !222

70:                                               ; preds = %64
  %71 = getelementptr i8, ptr %15, i64 8, !dbg !222
  store ptr %71, ptr %4, align 8, !dbg !222, !DIAssignID !224
    #dbg_assign(ptr %71, !188, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !224, ptr %4, !DIExpression(), !191)
  br label %72, !dbg !222

72:                                               ; preds = %70, %66
  %73 = phi ptr [ %15, %66 ], [ %71, %70 ]
  %74 = phi i32 [ %69, %66 ], [ %16, %70 ]
  %75 = phi ptr [ %68, %66 ], [ %15, %70 ], !dbg !222
  %76 = load ptr, ptr %75, align 8, !dbg !222, !tbaa !225
  %77 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %76) #13, !dbg !227
  %78 = uitofp i64 %77 to double, !dbg !227
  %79 = fadd double %18, %78, !dbg !228
    #dbg_value(double %79, !189, !DIExpression(), !191)
  br label %80, !dbg !229

80:                                               ; preds = %13, %28, %43, %58, %72
  %81 = phi i32 [ %14, %13 ], [ %14, %28 ], [ %14, %43 ], [ %59, %58 ], [ %14, %72 ]
  %82 = phi ptr [ %15, %13 ], [ %29, %28 ], [ %44, %43 ], [ %60, %58 ], [ %73, %72 ]
  %83 = phi i32 [ %16, %13 ], [ %30, %28 ], [ %45, %43 ], [ %16, %58 ], [ %74, %72 ]
  %84 = phi double [ %18, %13 ], [ %34, %28 ], [ %49, %43 ], [ %63, %58 ], [ %79, %72 ], !dbg !191
    #dbg_value(double %84, !189, !DIExpression(), !191)
  %85 = getelementptr inbounds nuw i8, ptr %17, i64 1, !dbg !230
    #dbg_value(ptr %85, !187, !DIExpression(), !191)
  br label %13, !dbg !231, !llvm.loop !232

86:                                               ; preds = %13
  call void @llvm.va_end.p0(ptr %2), !dbg !235
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !236
  ret double %18, !dbg !237
}

; Function Attrs: nofree nounwind
declare !dbg !238 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !242 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !250 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !253 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!159 = !DILocation(line: 14, column: 2, scope: !151, atomGroup: 18, atomRank: 1)
!160 = !DILocation(line: 16, column: 9, scope: !126)
!161 = !DILocation(line: 15, column: 10, scope: !162)
!162 = distinct !DILexicalBlock(scope: !151, file: !2, line: 14, column: 2)
!163 = distinct !DIAssignID()
!164 = distinct !DIAssignID()
!165 = !DILocation(line: 15, column: 7, scope: !162, atomGroup: 5, atomRank: 2)
!166 = !DILocation(line: 14, column: 26, scope: !162, atomGroup: 6, atomRank: 2)
!167 = !DILocation(line: 14, column: 20, scope: !162, atomGroup: 3, atomRank: 1)
!168 = !DILocation(line: 14, column: 2, scope: !151, atomGroup: 4, atomRank: 1)
!169 = distinct !{!169, !170, !171, !172, !173}
!170 = !DILocation(line: 14, column: 2, scope: !151)
!171 = !DILocation(line: 15, column: 10, scope: !151)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !{!"llvm.loop.unroll.disable"}
!174 = distinct !DIAssignID()
!175 = distinct !DIAssignID()
!176 = !DILocation(line: 16, column: 6, scope: !126, atomGroup: 8, atomRank: 2)
!177 = !DILocation(line: 17, column: 2, scope: !126)
!178 = !DILocation(line: 18, column: 2, scope: !126)
!179 = !DILocation(line: 20, column: 1, scope: !126)
!180 = !DILocation(line: 19, column: 2, scope: !126, atomGroup: 10, atomRank: 1)
!181 = distinct !DISubprogram(name: "mixed", scope: !2, file: !2, line: 22, type: !182, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !67, retainedNodes: !186, keyInstructions: true)
!182 = !DISubroutineType(types: !183)
!183 = !{!184, !185, null}
!184 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!186 = !{!187, !188, !189}
!187 = !DILocalVariable(name: "kinds", arg: 1, scope: !181, file: !2, line: 22, type: !185)
!188 = !DILocalVariable(name: "ap", scope: !181, file: !2, line: 24, type: !133)
!189 = !DILocalVariable(name: "sum", scope: !181, file: !2, line: 25, type: !184)
!190 = distinct !DIAssignID()
!191 = !DILocation(line: 0, scope: !181)
!192 = !DILocation(line: 24, column: 2, scope: !181)
!193 = !DILocation(line: 26, column: 2, scope: !181)
!194 = !DILocation(line: 27, column: 2, scope: !181)
!195 = !DILocation(line: 25, column: 9, scope: !181, atomGroup: 1, atomRank: 1)
!196 = !DILocation(line: 27, column: 9, scope: !197)
!197 = distinct !DILexicalBlock(scope: !198, file: !2, line: 27, column: 2)
!198 = distinct !DILexicalBlock(scope: !181, file: !2, line: 27, column: 2)
!199 = !{!81, !81, i64 0}
!200 = !DILocation(line: 27, column: 2, scope: !198, atomGroup: 3, atomRank: 1)
!201 = !DILocation(line: 29, column: 20, scope: !202)
!202 = distinct !DILexicalBlock(scope: !203, file: !2, line: 28, column: 19)
!203 = distinct !DILexicalBlock(scope: !197, file: !2, line: 27, column: 26)
!204 = distinct !DIAssignID()
!205 = distinct !DIAssignID()
!206 = !DILocation(line: 29, column: 17, scope: !202, atomGroup: 5, atomRank: 2)
!207 = !DILocation(line: 29, column: 37, scope: !202, atomGroup: 6, atomRank: 1)
!208 = !DILocation(line: 30, column: 20, scope: !202)
!209 = distinct !DIAssignID()
!210 = distinct !DIAssignID()
!211 = !{!212, !212, i64 0}
!212 = !{!"long", !81, i64 0}
!213 = !DILocation(line: 30, column: 17, scope: !202, atomGroup: 7, atomRank: 2)
!214 = !DILocation(line: 30, column: 38, scope: !202, atomGroup: 8, atomRank: 1)
!215 = !DILocation(line: 31, column: 20, scope: !202)
!216 = distinct !DIAssignID()
!217 = distinct !DIAssignID()
!218 = !{!219, !219, i64 0}
!219 = !{!"double", !81, i64 0}
!220 = !DILocation(line: 31, column: 17, scope: !202, atomGroup: 9, atomRank: 2)
!221 = !DILocation(line: 31, column: 40, scope: !202, atomGroup: 10, atomRank: 1)
!222 = !DILocation(line: 32, column: 27, scope: !202)
!223 = distinct !DIAssignID()
!224 = distinct !DIAssignID()
!225 = !{!226, !226, i64 0}
!226 = !{!"p1 omnipotent char", !121, i64 0}
!227 = !DILocation(line: 32, column: 20, scope: !202)
!228 = !DILocation(line: 32, column: 17, scope: !202, atomGroup: 11, atomRank: 2)
!229 = !DILocation(line: 32, column: 48, scope: !202, atomGroup: 12, atomRank: 1)
!230 = !DILocation(line: 27, column: 22, scope: !197, atomGroup: 13, atomRank: 2)
!231 = !DILocation(line: 27, column: 2, scope: !197)
!232 = distinct !{!232, !233, !234, !172, !173}
!233 = !DILocation(line: 27, column: 2, scope: !198)
!234 = !DILocation(line: 34, column: 2, scope: !198)
!235 = !DILocation(line: 35, column: 2, scope: !181)
!236 = !DILocation(line: 37, column: 1, scope: !181)
!237 = !DILocation(line: 36, column: 2, scope: !181, atomGroup: 16, atomRank: 1)
!238 = !DISubprogram(name: "printf", scope: !134, file: !134, line: 356, type: !239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!86, !241, null}
!241 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !185)
!242 = !DISubprogram(name: "snprintf", scope: !134, file: !134, line: 378, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!86, !245, !247, !241, null}
!245 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !246)
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !248, line: 18, baseType: !249)
!248 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!249 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!250 = !DISubprogram(name: "puts", scope: !134, file: !134, line: 661, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!251 = !DISubroutineType(types: !252)
!252 = !{!86, !185}
!253 = !DISubprogram(name: "strlen", scope: !254, file: !254, line: 407, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!255 = !DISubroutineType(types: !256)
!256 = !{!249, !185}
