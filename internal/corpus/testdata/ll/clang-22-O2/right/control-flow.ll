; ModuleID = 'control-flow.c'
source_filename = "control-flow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str.1 = private unnamed_addr constant [15 x i8] c"control-flow.c\00", align 1, !dbg !0
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [14 x i8] c"fib(10) == 55\00", align 1, !dbg !11
@.str.3 = private unnamed_addr constant [27 x i8] c"next() == 5 && next() == 6\00", align 1, !dbg !16
@.str.4 = private unnamed_addr constant [6 x i8] c"\01\02\01\02\00\00", align 1, !dbg !21
@.str.5 = private unnamed_addr constant [23 x i8] c"run(\22\\1\\2\\1\\2\\0\22) == 6\00", align 1, !dbg !26
@.str.6 = private unnamed_addr constant [10 x i8] c"sum == 28\00", align 1, !dbg !31
@next.n = internal unnamed_addr global i32 5, align 4, !dbg !36
@run.ops = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@run, %12), ptr blockaddress(@run, %1), ptr blockaddress(@run, %10)], align 16, !dbg !49

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !78 {
  %1 = tail call fastcc i32 @fib(i32 noundef 10), !dbg !92
  %2 = icmp eq i32 %1, 55, !dbg !95
  br i1 %2, label %4, label %3, !dbg !96

3:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 42, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !97
  unreachable, !dbg !97

4:                                                ; preds = %0
  %5 = load i32, ptr @next.n, align 4, !dbg !98, !tbaa !74
  %6 = add nsw i32 %5, 1, !dbg !102
  store i32 %6, ptr @next.n, align 4, !dbg !103, !tbaa !74
  %7 = icmp eq i32 %5, 5, !dbg !104
  br i1 %7, label %9, label %8, !dbg !105

8:                                                ; preds = %4
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 43, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !106
  unreachable, !dbg !106

9:                                                ; preds = %4
  store i32 7, ptr @next.n, align 4, !dbg !107, !tbaa !74
  %10 = tail call fastcc i32 @run(), !dbg !109
  %11 = icmp eq i32 %10, 6, !dbg !112
  br i1 %11, label %13, label %12, !dbg !113

12:                                               ; preds = %9
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 44, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !114
  unreachable, !dbg !114

13:                                               ; preds = %9
  %14 = tail call fastcc i32 @fib(i32 noundef 6), !dbg !115
    #dbg_value(i32 %14, !80, !DIExpression(), !116)
    #dbg_value(i32 0, !81, !DIExpression(), !116)
  %15 = zext i32 %14 to i64, !dbg !117
  %16 = alloca i32, i64 %15, align 16, !dbg !117
    #dbg_value(i64 %15, !82, !DIExpression(), !116)
    #dbg_declare(ptr %16, !84, !DIExpression(), !118)
  %17 = shl nuw nsw i64 %15, 2, !dbg !119
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %16, i8 0, i64 %17, i1 false), !dbg !120
    #dbg_value(i32 0, !88, !DIExpression(), !121)
  %18 = icmp sgt i32 %14, 0, !dbg !122
  br i1 %18, label %19, label %82, !dbg !124

19:                                               ; preds = %13
  %20 = icmp ult i32 %14, 8, !dbg !125
  br i1 %20, label %38, label %21, !dbg !125

21:                                               ; preds = %19
  %22 = and i64 %15, 2147483640
  br label %23, !dbg !125

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %33, %23 ], !dbg !126
  %25 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %21 ], [ %34, %23 ], !dbg !127
  %26 = add <4 x i32> %25, splat (i32 4), !dbg !127
  %27 = getelementptr inbounds nuw i32, ptr %16, i64 %24, !dbg !128
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16, !dbg !129
  %29 = load <4 x i32>, ptr %27, align 16, !dbg !129, !tbaa !74
  %30 = load <4 x i32>, ptr %28, align 16, !dbg !129, !tbaa !74
  %31 = add nsw <4 x i32> %29, %25, !dbg !127
  %32 = add nsw <4 x i32> %30, %26, !dbg !127
  store <4 x i32> %31, ptr %27, align 16, !dbg !130, !tbaa !74
  store <4 x i32> %32, ptr %28, align 16, !dbg !130, !tbaa !74
  %33 = add nuw i64 %24, 8, !dbg !126
  %34 = add <4 x i32> %25, splat (i32 8), !dbg !127
  %35 = icmp eq i64 %33, %22, !dbg !131
  br i1 %35, label %36, label %23, !dbg !131, !llvm.loop !132

36:                                               ; preds = %23
  %37 = icmp eq i64 %22, %15, !dbg !131
  br i1 %37, label %48, label %38, !dbg !131

38:                                               ; preds = %19, %36
  %39 = phi i64 [ 0, %19 ], [ %22, %36 ]
  br label %40, !dbg !131

40:                                               ; preds = %38, %40
  %41 = phi i64 [ %46, %40 ], [ %39, %38 ]
    #dbg_value(i64 %41, !88, !DIExpression(), !121)
  %42 = getelementptr inbounds nuw i32, ptr %16, i64 %41, !dbg !128
  %43 = load i32, ptr %42, align 4, !dbg !129, !tbaa !74
  %44 = trunc nuw nsw i64 %41 to i32, !dbg !127
  %45 = add nsw i32 %43, %44, !dbg !127
  store i32 %45, ptr %42, align 4, !dbg !130, !tbaa !74
  %46 = add nuw nsw i64 %41, 1, !dbg !126
    #dbg_value(i64 %46, !88, !DIExpression(), !121)
  %47 = icmp eq i64 %46, %15, !dbg !136
  br i1 %47, label %48, label %40, !dbg !131, !llvm.loop !137

48:                                               ; preds = %40, %36
  %49 = icmp ult i32 %14, 8, !dbg !138
  br i1 %49, label %68, label %50, !dbg !138

50:                                               ; preds = %48
  %51 = and i64 %15, 2147483640
  br label %52, !dbg !138

52:                                               ; preds = %52, %50
  %53 = phi i64 [ 0, %50 ], [ %62, %52 ], !dbg !139
  %54 = phi <4 x i32> [ zeroinitializer, %50 ], [ %60, %52 ]
  %55 = phi <4 x i32> [ zeroinitializer, %50 ], [ %61, %52 ]
  %56 = getelementptr inbounds nuw i32, ptr %16, i64 %53, !dbg !141
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16, !dbg !141
  %58 = load <4 x i32>, ptr %56, align 16, !dbg !141, !tbaa !74
  %59 = load <4 x i32>, ptr %57, align 16, !dbg !141, !tbaa !74
  %60 = add <4 x i32> %58, %54, !dbg !142
  %61 = add <4 x i32> %59, %55, !dbg !142
  %62 = add nuw i64 %53, 8, !dbg !139
  %63 = icmp eq i64 %62, %51, !dbg !143
  br i1 %63, label %64, label %52, !dbg !143, !llvm.loop !144

64:                                               ; preds = %52
  %65 = add <4 x i32> %61, %60, !dbg !143
  %66 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %65), !dbg !143
  %67 = icmp eq i64 %51, %15, !dbg !143
  br i1 %67, label %71, label %68, !dbg !143

68:                                               ; preds = %48, %64
  %69 = phi i64 [ 0, %48 ], [ %51, %64 ]
  %70 = phi i32 [ 0, %48 ], [ %66, %64 ]
  br label %74, !dbg !143

71:                                               ; preds = %74, %64
  %72 = phi i32 [ %66, %64 ], [ %79, %74 ], !dbg !142
  %73 = icmp eq i32 %72, 28, !dbg !145
  br i1 %73, label %83, label %82, !dbg !148

74:                                               ; preds = %68, %74
  %75 = phi i64 [ %80, %74 ], [ %69, %68 ]
  %76 = phi i32 [ %79, %74 ], [ %70, %68 ]
    #dbg_value(i64 %75, !90, !DIExpression(), !149)
    #dbg_value(i32 %76, !81, !DIExpression(), !116)
  %77 = getelementptr inbounds nuw i32, ptr %16, i64 %75, !dbg !141
  %78 = load i32, ptr %77, align 4, !dbg !141, !tbaa !74
  %79 = add nsw i32 %78, %76, !dbg !142
    #dbg_value(i32 %79, !81, !DIExpression(), !116)
  %80 = add nuw nsw i64 %75, 1, !dbg !139
    #dbg_value(i64 %80, !90, !DIExpression(), !149)
  %81 = icmp eq i64 %80, %15, !dbg !150
  br i1 %81, label %71, label %74, !dbg !143, !llvm.loop !151

82:                                               ; preds = %13, %71
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 52, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !152
  unreachable, !dbg !152

83:                                               ; preds = %71
  ret i32 0, !dbg !153
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fib(i32 noundef range(i32 0, 11) %0) unnamed_addr #2 !dbg !154 {
    #dbg_value(i32 %0, !158, !DIExpression(), !159)
  %2 = icmp samesign ult i32 %0, 2, !dbg !160
  br i1 %2, label %11, label %3, !dbg !161

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
    #dbg_value(i32 %4, !158, !DIExpression(), !159)
  %6 = add nsw i32 %4, -1, !dbg !162
  %7 = tail call fastcc i32 @fib(i32 noundef %6), !dbg !163
  %8 = add nsw i32 %4, -2, !dbg !164
  %9 = add nsw i32 %7, %5, !dbg !165
    #dbg_value(i32 %8, !158, !DIExpression(), !159)
  %10 = icmp samesign ult i32 %4, 4, !dbg !166
  br i1 %10, label %11, label %3, !dbg !167

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12
  ret i32 %14, !dbg !168
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @run() unnamed_addr #3 !dbg !51 {
    #dbg_value(ptr @.str.4, !56, !DIExpression(), !169)
    #dbg_value(i32 0, !57, !DIExpression(), !169)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @.str.4, i64 1), !56, !DIExpression(), !169)
  br label %13, !dbg !170

1:                                                ; preds = %13
    #dbg_label(!58, !171)
  %2 = add nsw i32 %15, 1, !dbg !172
    #dbg_value(i32 %2, !57, !DIExpression(), !169)
    #dbg_value(ptr %14, !56, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !169)
  br label %3, !dbg !173

3:                                                ; preds = %1, %10
  %4 = phi i32 [ %2, %1 ], [ %11, %10 ]
  %5 = load i8, ptr %14, align 1, !dbg !169, !tbaa !174
  %6 = sext i8 %5 to i64, !dbg !169
  %7 = getelementptr inbounds ptr, ptr @run.ops, i64 %6, !dbg !169
  %8 = load ptr, ptr %7, align 8, !dbg !169, !tbaa !175
  %9 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !169
  br label %13

10:                                               ; preds = %13
    #dbg_label(!59, !177)
  %11 = shl nsw i32 %15, 1, !dbg !178
    #dbg_value(i32 %11, !57, !DIExpression(), !169)
    #dbg_value(ptr %14, !56, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !169)
  br label %3, !dbg !179

12:                                               ; preds = %13
    #dbg_label(!60, !180)
  ret i32 %15, !dbg !181

13:                                               ; preds = %3, %0
  %14 = phi ptr [ getelementptr inbounds nuw (i8, ptr @.str.4, i64 1), %0 ], [ %9, %3 ], !dbg !169
  %15 = phi i32 [ 0, %0 ], [ %4, %3 ], !dbg !169
  %16 = phi ptr [ blockaddress(@run, %1), %0 ], [ %8, %3 ]
    #dbg_value(i32 %15, !57, !DIExpression(), !169)
    #dbg_value(ptr %14, !56, !DIExpression(), !169)
  indirectbr ptr %16, [label %12, label %1, label %10]
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!42}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}
!llvm.ident = !{!73}
!llvm.errno.tbaa = !{!74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "control-flow.c", directory: ".", checksumkind: CSK_MD5, checksum: "7efd99b2c51f4a00c9dceea36687de29")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 15)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !5)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 14)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 27)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 6)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 23)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 10)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "n", scope: !38, file: !2, line: 20, type: !41, isLocal: true, isDefinition: true)
!38 = distinct !DISubprogram(name: "next", scope: !2, file: !2, line: 18, type: !39, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !42, keyInstructions: true)
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !40, globals: !43, splitDebugInlining: false, nameTableKind: None)
!43 = !{!44, !0, !7, !11, !16, !21, !26, !31, !36, !49}
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 848, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 106)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "ops", scope: !51, file: !2, line: 26, type: !61, isLocal: true, isDefinition: true)
!51 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 24, type: !52, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !42, retainedNodes: !55, keyInstructions: true)
!52 = !DISubroutineType(cc: DW_CC_nocall, types: !53)
!53 = !{!41, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!55 = !{!56, !57, !58, !59, !60}
!56 = !DILocalVariable(name: "code", arg: 1, scope: !51, file: !2, line: 24, type: !54)
!57 = !DILocalVariable(name: "acc", scope: !51, file: !2, line: 27, type: !41)
!58 = !DILabel(scope: !51, name: "inc", file: !2, line: 29, column: 1)
!59 = !DILabel(scope: !51, name: "twice", file: !2, line: 32, column: 1)
!60 = !DILabel(scope: !51, name: "stop", file: !2, line: 35, column: 1)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 192, elements: !64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!64 = !{!65}
!65 = !DISubrange(count: 3)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!73 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C/C++ TBAA"}
!78 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !39, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !42, retainedNodes: !79, keyInstructions: true)
!79 = !{!80, !81, !82, !84, !88, !90}
!80 = !DILocalVariable(name: "n", scope: !78, file: !2, line: 45, type: !41)
!81 = !DILocalVariable(name: "sum", scope: !78, file: !2, line: 45, type: !41)
!82 = !DILocalVariable(name: "__vla_expr0", scope: !78, type: !83, flags: DIFlagArtificial)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DILocalVariable(name: "vla", scope: !78, file: !2, line: 46, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: !82)
!88 = !DILocalVariable(name: "i", scope: !89, file: !2, line: 48, type: !41)
!89 = distinct !DILexicalBlock(scope: !78, file: !2, line: 48, column: 2)
!90 = !DILocalVariable(name: "i", scope: !91, file: !2, line: 50, type: !41)
!91 = distinct !DILexicalBlock(scope: !78, file: !2, line: 50, column: 2)
!92 = !DILocation(line: 42, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !2, line: 42, column: 9)
!94 = distinct !DILexicalBlock(scope: !78, file: !2, line: 42, column: 2)
!95 = !DILocation(line: 42, column: 17, scope: !93, atomGroup: 6, atomRank: 2)
!96 = !DILocation(line: 42, column: 17, scope: !93, atomGroup: 6, atomRank: 1)
!97 = !DILocation(line: 42, column: 2, scope: !93)
!98 = !DILocation(line: 21, column: 10, scope: !38, inlinedAt: !99, atomGroup: 1, atomRank: 2)
!99 = distinct !DILocation(line: 43, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !2, line: 43, column: 9)
!101 = distinct !DILexicalBlock(scope: !78, file: !2, line: 43, column: 2)
!102 = !DILocation(line: 21, column: 10, scope: !38, inlinedAt: !99, atomGroup: 2, atomRank: 2)
!103 = !DILocation(line: 21, column: 10, scope: !38, inlinedAt: !99, atomGroup: 2, atomRank: 1)
!104 = !DILocation(line: 43, column: 16, scope: !100, atomGroup: 7, atomRank: 2)
!105 = !DILocation(line: 43, column: 21, scope: !100, atomGroup: 7, atomRank: 1)
!106 = !DILocation(line: 43, column: 2, scope: !100)
!107 = !DILocation(line: 21, column: 10, scope: !38, inlinedAt: !108, atomGroup: 2, atomRank: 1)
!108 = distinct !DILocation(line: 43, column: 24, scope: !100)
!109 = !DILocation(line: 44, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !2, line: 44, column: 9)
!111 = distinct !DILexicalBlock(scope: !78, file: !2, line: 44, column: 2)
!112 = !DILocation(line: 44, column: 27, scope: !110, atomGroup: 9, atomRank: 2)
!113 = !DILocation(line: 44, column: 27, scope: !110, atomGroup: 9, atomRank: 1)
!114 = !DILocation(line: 44, column: 2, scope: !110)
!115 = !DILocation(line: 45, column: 10, scope: !78, atomGroup: 10, atomRank: 2)
!116 = !DILocation(line: 0, scope: !78)
!117 = !DILocation(line: 46, column: 2, scope: !78)
!118 = !DILocation(line: 46, column: 6, scope: !78)
!119 = !DILocation(line: 47, column: 17, scope: !78)
!120 = !DILocation(line: 47, column: 2, scope: !78, atomGroup: 12, atomRank: 1)
!121 = !DILocation(line: 0, scope: !89)
!122 = !DILocation(line: 48, column: 20, scope: !123, atomGroup: 29, atomRank: 1)
!123 = distinct !DILexicalBlock(scope: !89, file: !2, line: 48, column: 2)
!124 = !DILocation(line: 48, column: 2, scope: !89, atomGroup: 30, atomRank: 1)
!125 = !DILocation(line: 48, column: 2, scope: !89)
!126 = !DILocation(line: 48, column: 26, scope: !123, atomGroup: 17, atomRank: 2)
!127 = !DILocation(line: 49, column: 10, scope: !123, atomGroup: 16, atomRank: 2)
!128 = !DILocation(line: 49, column: 3, scope: !123)
!129 = !DILocation(line: 49, column: 10, scope: !123)
!130 = !DILocation(line: 49, column: 10, scope: !123, atomGroup: 16, atomRank: 1)
!131 = !DILocation(line: 48, column: 2, scope: !89, atomGroup: 15, atomRank: 1)
!132 = distinct !{!132, !133, !134, !135}
!133 = !{!"llvm.loop.mustprogress"}
!134 = !{!"llvm.loop.isvectorized", i32 1}
!135 = !{!"llvm.loop.unroll.runtime.disable"}
!136 = !DILocation(line: 48, column: 20, scope: !123, atomGroup: 14, atomRank: 1)
!137 = distinct !{!137, !133, !135, !134}
!138 = !DILocation(line: 50, column: 2, scope: !91)
!139 = !DILocation(line: 50, column: 26, scope: !140, atomGroup: 23, atomRank: 2)
!140 = distinct !DILexicalBlock(scope: !91, file: !2, line: 50, column: 2)
!141 = !DILocation(line: 51, column: 10, scope: !140)
!142 = !DILocation(line: 51, column: 7, scope: !140, atomGroup: 22, atomRank: 2)
!143 = !DILocation(line: 50, column: 2, scope: !91, atomGroup: 21, atomRank: 1)
!144 = distinct !{!144, !133, !134, !135}
!145 = !DILocation(line: 52, column: 13, scope: !146, atomGroup: 25, atomRank: 2)
!146 = distinct !DILexicalBlock(scope: !147, file: !2, line: 52, column: 9)
!147 = distinct !DILexicalBlock(scope: !78, file: !2, line: 52, column: 2)
!148 = !DILocation(line: 52, column: 13, scope: !146, atomGroup: 25, atomRank: 1)
!149 = !DILocation(line: 0, scope: !91)
!150 = !DILocation(line: 50, column: 20, scope: !140, atomGroup: 20, atomRank: 1)
!151 = distinct !{!151, !133, !135, !134}
!152 = !DILocation(line: 52, column: 2, scope: !146)
!153 = !DILocation(line: 54, column: 1, scope: !78, atomGroup: 27, atomRank: 1)
!154 = distinct !DISubprogram(name: "fib", scope: !2, file: !2, line: 16, type: !155, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !42, retainedNodes: !157, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{!41, !41}
!157 = !{!158}
!158 = !DILocalVariable(name: "n", arg: 1, scope: !154, file: !2, line: 16, type: !41)
!159 = !DILocation(line: 0, scope: !154)
!160 = !DILocation(line: 16, column: 34, scope: !154, atomGroup: 28, atomRank: 2)
!161 = !DILocation(line: 16, column: 32, scope: !154, atomGroup: 28, atomRank: 1)
!162 = !DILocation(line: 16, column: 50, scope: !154)
!163 = !DILocation(line: 16, column: 44, scope: !154)
!164 = !DILocation(line: 16, column: 63, scope: !154)
!165 = !DILocation(line: 16, column: 55, scope: !154)
!166 = !DILocation(line: 16, column: 34, scope: !154, atomGroup: 2, atomRank: 2)
!167 = !DILocation(line: 16, column: 32, scope: !154, atomGroup: 2, atomRank: 1)
!168 = !DILocation(line: 16, column: 25, scope: !154, atomGroup: 1, atomRank: 1)
!169 = !DILocation(line: 0, scope: !51)
!170 = !DILocation(line: 28, column: 2, scope: !51, atomGroup: 2, atomRank: 1)
!171 = !DILocation(line: 29, column: 1, scope: !51)
!172 = !DILocation(line: 30, column: 5, scope: !51, atomGroup: 4, atomRank: 2)
!173 = !DILocation(line: 31, column: 2, scope: !51, atomGroup: 5, atomRank: 1)
!174 = !{!76, !76, i64 0}
!175 = !{!176, !176, i64 0}
!176 = !{!"any pointer", !76, i64 0}
!177 = !DILocation(line: 32, column: 1, scope: !51)
!178 = !DILocation(line: 33, column: 6, scope: !51, atomGroup: 7, atomRank: 2)
!179 = !DILocation(line: 34, column: 2, scope: !51, atomGroup: 8, atomRank: 1)
!180 = !DILocation(line: 35, column: 1, scope: !51)
!181 = !DILocation(line: 36, column: 2, scope: !51, atomGroup: 10, atomRank: 1)
