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
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 42, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #5, !dbg !97
  unreachable, !dbg !97

4:                                                ; preds = %0
  %5 = load i32, ptr @next.n, align 4, !dbg !98, !tbaa !74
  %6 = add nsw i32 %5, 1, !dbg !102
  store i32 %6, ptr @next.n, align 4, !dbg !103, !tbaa !74
  %7 = icmp eq i32 %5, 5, !dbg !104
  br i1 %7, label %8, label %10, !dbg !105

8:                                                ; preds = %4
  store i32 7, ptr @next.n, align 4, !dbg !106, !tbaa !74
  %9 = icmp eq i32 %6, 6, !dbg !108
  br i1 %9, label %11, label %10, !dbg !109

10:                                               ; preds = %8, %4
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 43, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #5, !dbg !110
  unreachable, !dbg !110

11:                                               ; preds = %8
  %12 = tail call fastcc i32 @run(), !dbg !111
  %13 = icmp eq i32 %12, 6, !dbg !114
  br i1 %13, label %15, label %14, !dbg !115

14:                                               ; preds = %11
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 44, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #5, !dbg !116
  unreachable, !dbg !116

15:                                               ; preds = %11
  %16 = tail call fastcc i32 @fib(i32 noundef 6), !dbg !117
    #dbg_value(i32 %16, !80, !DIExpression(), !118)
    #dbg_value(i32 0, !81, !DIExpression(), !118)
  %17 = zext i32 %16 to i64, !dbg !119
  %18 = alloca i32, i64 %17, align 16, !dbg !119
    #dbg_value(i64 %17, !82, !DIExpression(), !118)
    #dbg_declare(ptr %18, !84, !DIExpression(), !120)
  %19 = shl nuw nsw i64 %17, 2, !dbg !121
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %18, i8 0, i64 %19, i1 false), !dbg !122
    #dbg_value(i32 0, !88, !DIExpression(), !123)
  %20 = icmp sgt i32 %16, 0, !dbg !124
  br i1 %20, label %21, label %23, !dbg !126

21:                                               ; preds = %15
  %22 = zext nneg i32 %16 to i64, !dbg !127
  br label %27, !dbg !128

23:                                               ; preds = %27, %15
    #dbg_value(i32 0, !90, !DIExpression(), !129)
    #dbg_value(i32 0, !81, !DIExpression(), !118)
  %24 = icmp sgt i32 %16, 0, !dbg !130
  br i1 %24, label %25, label %45, !dbg !132

25:                                               ; preds = %23
  %26 = zext nneg i32 %16 to i64, !dbg !133
  br label %37, !dbg !134

27:                                               ; preds = %21, %27
  %28 = phi i64 [ 0, %21 ], [ %33, %27 ]
    #dbg_value(i64 %28, !88, !DIExpression(), !123)
  %29 = getelementptr inbounds nuw i32, ptr %18, i64 %28, !dbg !135
  %30 = load i32, ptr %29, align 4, !dbg !136, !tbaa !74
  %31 = trunc nuw nsw i64 %28 to i32, !dbg !137
  %32 = add nsw i32 %30, %31, !dbg !137
  store i32 %32, ptr %29, align 4, !dbg !138, !tbaa !74
  %33 = add nuw nsw i64 %28, 1, !dbg !139
    #dbg_value(i64 %33, !88, !DIExpression(), !123)
  %34 = icmp eq i64 %33, %22, !dbg !127
  br i1 %34, label %23, label %27, !dbg !140, !llvm.loop !141

35:                                               ; preds = %37
  %36 = icmp eq i32 %42, 28, !dbg !145
  br i1 %36, label %46, label %45, !dbg !148

37:                                               ; preds = %25, %37
  %38 = phi i64 [ 0, %25 ], [ %43, %37 ]
  %39 = phi i32 [ 0, %25 ], [ %42, %37 ]
    #dbg_value(i64 %38, !90, !DIExpression(), !129)
    #dbg_value(i32 %39, !81, !DIExpression(), !118)
  %40 = getelementptr inbounds nuw i32, ptr %18, i64 %38, !dbg !149
  %41 = load i32, ptr %40, align 4, !dbg !149, !tbaa !74
  %42 = add nsw i32 %41, %39, !dbg !150
    #dbg_value(i32 %42, !81, !DIExpression(), !118)
  %43 = add nuw nsw i64 %38, 1, !dbg !151
    #dbg_value(i64 %43, !90, !DIExpression(), !129)
  %44 = icmp eq i64 %43, %26, !dbg !133
  br i1 %44, label %35, label %37, !dbg !152, !llvm.loop !153

45:                                               ; preds = %23, %35
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 52, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #5, !dbg !155
  unreachable, !dbg !155

46:                                               ; preds = %35
  ret i32 0, !dbg !156
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fib(i32 noundef range(i32 0, 11) %0) unnamed_addr #2 !dbg !157 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
    #dbg_value(i32 %4, !161, !DIExpression(), !162)
  %5 = icmp samesign ult i32 %4, 2, !dbg !163
  br i1 %5, label %11, label %6, !dbg !164

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !165
  %8 = tail call fastcc i32 @fib(i32 noundef %7), !dbg !166
  %9 = add nsw i32 %4, -2, !dbg !167
  %10 = add nsw i32 %3, %8, !dbg !168
  br label %2, !dbg !169

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12, !dbg !170
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @run() unnamed_addr #3 !dbg !51 {
    #dbg_value(ptr @.str.4, !56, !DIExpression(), !171)
    #dbg_value(i32 0, !57, !DIExpression(), !171)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @.str.4, i64 1), !56, !DIExpression(), !171)
  br label %13, !dbg !172

1:                                                ; preds = %13
    #dbg_label(!58, !173)
  %2 = add nsw i32 %15, 1, !dbg !174
    #dbg_value(i32 %2, !57, !DIExpression(), !171)
    #dbg_value(ptr %14, !56, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !171)
  br label %3, !dbg !175

3:                                                ; preds = %1, %10
  %4 = phi i32 [ %2, %1 ], [ %11, %10 ]
  %5 = load i8, ptr %14, align 1, !dbg !171, !tbaa !176
  %6 = sext i8 %5 to i64, !dbg !171
  %7 = getelementptr inbounds ptr, ptr @run.ops, i64 %6, !dbg !171
  %8 = load ptr, ptr %7, align 8, !dbg !171, !tbaa !177
  %9 = getelementptr inbounds nuw i8, ptr %14, i64 1, !dbg !171
  br label %13

10:                                               ; preds = %13
    #dbg_label(!59, !179)
  %11 = shl nsw i32 %15, 1, !dbg !180
    #dbg_value(i32 %11, !57, !DIExpression(), !171)
    #dbg_value(ptr %14, !56, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !171)
  br label %3, !dbg !181

12:                                               ; preds = %13
    #dbg_label(!60, !182)
  ret i32 %15, !dbg !183

13:                                               ; preds = %3, %0
  %14 = phi ptr [ getelementptr inbounds nuw (i8, ptr @.str.4, i64 1), %0 ], [ %9, %3 ], !dbg !171
  %15 = phi i32 [ 0, %0 ], [ %4, %3 ], !dbg !171
  %16 = phi ptr [ blockaddress(@run, %1), %0 ], [ %8, %3 ]
    #dbg_value(i32 %15, !57, !DIExpression(), !171)
    #dbg_value(ptr %14, !56, !DIExpression(), !171)
  indirectbr ptr %16, [label %12, label %1, label %10]
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn nounwind }

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
!106 = !DILocation(line: 21, column: 10, scope: !38, inlinedAt: !107, atomGroup: 2, atomRank: 1)
!107 = distinct !DILocation(line: 43, column: 24, scope: !100)
!108 = !DILocation(line: 43, column: 31, scope: !100, atomGroup: 8, atomRank: 2)
!109 = !DILocation(line: 43, column: 21, scope: !100, atomGroup: 8, atomRank: 1)
!110 = !DILocation(line: 43, column: 2, scope: !100)
!111 = !DILocation(line: 44, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !2, line: 44, column: 9)
!113 = distinct !DILexicalBlock(scope: !78, file: !2, line: 44, column: 2)
!114 = !DILocation(line: 44, column: 27, scope: !112, atomGroup: 9, atomRank: 2)
!115 = !DILocation(line: 44, column: 27, scope: !112, atomGroup: 9, atomRank: 1)
!116 = !DILocation(line: 44, column: 2, scope: !112)
!117 = !DILocation(line: 45, column: 10, scope: !78, atomGroup: 10, atomRank: 2)
!118 = !DILocation(line: 0, scope: !78)
!119 = !DILocation(line: 46, column: 2, scope: !78)
!120 = !DILocation(line: 46, column: 6, scope: !78)
!121 = !DILocation(line: 47, column: 17, scope: !78)
!122 = !DILocation(line: 47, column: 2, scope: !78, atomGroup: 12, atomRank: 1)
!123 = !DILocation(line: 0, scope: !89)
!124 = !DILocation(line: 48, column: 20, scope: !125, atomGroup: 28, atomRank: 1)
!125 = distinct !DILexicalBlock(scope: !89, file: !2, line: 48, column: 2)
!126 = !DILocation(line: 48, column: 2, scope: !89, atomGroup: 29, atomRank: 1)
!127 = !DILocation(line: 48, column: 20, scope: !125, atomGroup: 14, atomRank: 1)
!128 = !DILocation(line: 48, column: 2, scope: !89)
!129 = !DILocation(line: 0, scope: !91)
!130 = !DILocation(line: 50, column: 20, scope: !131, atomGroup: 30, atomRank: 1)
!131 = distinct !DILexicalBlock(scope: !91, file: !2, line: 50, column: 2)
!132 = !DILocation(line: 50, column: 2, scope: !91, atomGroup: 31, atomRank: 1)
!133 = !DILocation(line: 50, column: 20, scope: !131, atomGroup: 20, atomRank: 1)
!134 = !DILocation(line: 50, column: 2, scope: !91)
!135 = !DILocation(line: 49, column: 3, scope: !125)
!136 = !DILocation(line: 49, column: 10, scope: !125)
!137 = !DILocation(line: 49, column: 10, scope: !125, atomGroup: 16, atomRank: 2)
!138 = !DILocation(line: 49, column: 10, scope: !125, atomGroup: 16, atomRank: 1)
!139 = !DILocation(line: 48, column: 26, scope: !125, atomGroup: 17, atomRank: 2)
!140 = !DILocation(line: 48, column: 2, scope: !89, atomGroup: 15, atomRank: 1)
!141 = distinct !{!141, !128, !142, !143, !144}
!142 = !DILocation(line: 49, column: 13, scope: !89)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !{!"llvm.loop.unroll.disable"}
!145 = !DILocation(line: 52, column: 13, scope: !146, atomGroup: 25, atomRank: 2)
!146 = distinct !DILexicalBlock(scope: !147, file: !2, line: 52, column: 9)
!147 = distinct !DILexicalBlock(scope: !78, file: !2, line: 52, column: 2)
!148 = !DILocation(line: 52, column: 13, scope: !146, atomGroup: 25, atomRank: 1)
!149 = !DILocation(line: 51, column: 10, scope: !131)
!150 = !DILocation(line: 51, column: 7, scope: !131, atomGroup: 22, atomRank: 2)
!151 = !DILocation(line: 50, column: 26, scope: !131, atomGroup: 23, atomRank: 2)
!152 = !DILocation(line: 50, column: 2, scope: !91, atomGroup: 21, atomRank: 1)
!153 = distinct !{!153, !134, !154, !143, !144}
!154 = !DILocation(line: 51, column: 15, scope: !91)
!155 = !DILocation(line: 52, column: 2, scope: !146)
!156 = !DILocation(line: 54, column: 1, scope: !78, atomGroup: 27, atomRank: 1)
!157 = distinct !DISubprogram(name: "fib", scope: !2, file: !2, line: 16, type: !158, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !42, retainedNodes: !160, keyInstructions: true)
!158 = !DISubroutineType(types: !159)
!159 = !{!41, !41}
!160 = !{!161}
!161 = !DILocalVariable(name: "n", arg: 1, scope: !157, file: !2, line: 16, type: !41)
!162 = !DILocation(line: 0, scope: !157)
!163 = !DILocation(line: 16, column: 34, scope: !157, atomGroup: 2, atomRank: 2)
!164 = !DILocation(line: 16, column: 32, scope: !157, atomGroup: 2, atomRank: 1)
!165 = !DILocation(line: 16, column: 50, scope: !157)
!166 = !DILocation(line: 16, column: 44, scope: !157)
!167 = !DILocation(line: 16, column: 63, scope: !157)
!168 = !DILocation(line: 16, column: 55, scope: !157)
!169 = !DILocation(line: 16, column: 57, scope: !157)
!170 = !DILocation(line: 16, column: 25, scope: !157, atomGroup: 1, atomRank: 1)
!171 = !DILocation(line: 0, scope: !51)
!172 = !DILocation(line: 28, column: 2, scope: !51, atomGroup: 2, atomRank: 1)
!173 = !DILocation(line: 29, column: 1, scope: !51)
!174 = !DILocation(line: 30, column: 5, scope: !51, atomGroup: 4, atomRank: 2)
!175 = !DILocation(line: 31, column: 2, scope: !51, atomGroup: 5, atomRank: 1)
!176 = !{!76, !76, i64 0}
!177 = !{!178, !178, i64 0}
!178 = !{!"any pointer", !76, i64 0}
!179 = !DILocation(line: 32, column: 1, scope: !51)
!180 = !DILocation(line: 33, column: 6, scope: !51, atomGroup: 7, atomRank: 2)
!181 = !DILocation(line: 34, column: 2, scope: !51, atomGroup: 8, atomRank: 1)
!182 = !DILocation(line: 35, column: 1, scope: !51)
!183 = !DILocation(line: 36, column: 2, scope: !51, atomGroup: 10, atomRank: 1)
