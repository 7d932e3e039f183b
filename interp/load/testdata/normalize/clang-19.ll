; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, ptr }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global ptr getelementptr inbounds (i8, ptr @pool, i64 48), align 8, !dbg !24
@third = dso_local local_unnamed_addr constant ptr getelementptr inbounds (i8, ptr @pool, i64 152), align 8, !dbg !26
@done = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @push(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !42 {
    #dbg_value(ptr %0, !46, !DIExpression(), !50)
    #dbg_value(i32 %1, !47, !DIExpression(), !50)
    #dbg_value(i32 0, !48, !DIExpression(), !50)
  store i32 %1, ptr %0, align 8, !dbg !51, !tbaa !52
  %3 = load atomic i64, ptr @top monotonic, align 8, !dbg !58
  %4 = inttoptr i64 %3 to ptr, !dbg !58
    #dbg_value(ptr %4, !49, !DIExpression(), !50)
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = ptrtoint ptr %0 to i64
  br label %7, !dbg !59

7:                                                ; preds = %7, %2
  %8 = phi ptr [ %4, %2 ], [ %16, %7 ], !dbg !60
  %9 = phi i32 [ 0, %2 ], [ %10, %7 ], !dbg !50
    #dbg_value(i32 %9, !48, !DIExpression(), !50)
    #dbg_value(ptr %8, !49, !DIExpression(), !50)
  store ptr %8, ptr %5, align 8, !dbg !61, !tbaa !63
  %10 = add nuw nsw i32 %9, 1, !dbg !64
    #dbg_value(i32 %10, !48, !DIExpression(), !50)
  %11 = ptrtoint ptr %8 to i64, !dbg !65
  %12 = cmpxchg weak ptr @top, i64 %11, i64 %6 release monotonic, align 8, !dbg !65
  %13 = extractvalue { i64, i1 } %12, 1, !dbg !65
  %14 = extractvalue { i64, i1 } %12, 0, !dbg !65
  %15 = inttoptr i64 %14 to ptr, !dbg !65
  %16 = select i1 %13, ptr %8, ptr %15, !dbg !65
    #dbg_value(ptr %16, !49, !DIExpression(), !50)
  br i1 %13, label %17, label %7, !dbg !66, !llvm.loop !67

17:                                               ; preds = %7
  %18 = and i32 %1, 3, !dbg !71
  %19 = zext nneg i32 %18 to i64, !dbg !72
  %20 = getelementptr inbounds [4 x %struct.item], ptr @pool, i64 0, i64 %19, !dbg !72
  %21 = atomicrmw add ptr %20, i64 1 acq_rel, align 8, !dbg !73
  fence seq_cst, !dbg !74
  ret i32 %10, !dbg !75
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define dso_local i64 @take() local_unnamed_addr #1 !dbg !76 {
  %1 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !81
  %2 = inttoptr i64 %1 to ptr, !dbg !81
    #dbg_value(ptr %2, !80, !DIExpression(), !82)
  %3 = icmp eq i64 %1, 0, !dbg !83
  %4 = icmp eq ptr %2, getelementptr inbounds (i8, ptr @pool, i64 88)
  %5 = select i1 %3, i1 true, i1 %4, !dbg !85
  br i1 %5, label %15, label %6, !dbg !85

6:                                                ; preds = %0
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !86
    #dbg_value(ptr %2, !87, !DIExpression(), !92)
  %7 = getelementptr inbounds i8, ptr %2, i64 -8, !dbg !94
  %8 = load i64, ptr %7, align 8, !dbg !95, !tbaa !96
    #dbg_value(ptr poison, !87, !DIExpression(), !99)
  %9 = load i32, ptr %2, align 8, !dbg !101, !tbaa !52
  %10 = sext i32 %9 to i64, !dbg !102
  %11 = getelementptr inbounds [3 x i32], ptr getelementptr inbounds (i8, ptr @pool, i64 24), i64 0, i64 %10, !dbg !102
  %12 = load i32, ptr %11, align 4, !dbg !102, !tbaa !103
  %13 = sext i32 %12 to i64, !dbg !102
  %14 = add nsw i64 %8, %13, !dbg !104
  br label %15, !dbg !105

15:                                               ; preds = %0, %6
  %16 = phi i64 [ %14, %6 ], [ -1, %0 ], !dbg !82
  ret i64 %16, !dbg !106
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !107 {
    #dbg_value(ptr getelementptr inbounds (i8, ptr @pool, i64 88), !46, !DIExpression(), !110)
    #dbg_value(i32 7, !47, !DIExpression(), !110)
    #dbg_value(i32 0, !48, !DIExpression(), !110)
  store i32 7, ptr getelementptr inbounds (i8, ptr @pool, i64 88), align 8, !dbg !112, !tbaa !52
  %1 = load atomic i64, ptr @top monotonic, align 8, !dbg !113
  %2 = inttoptr i64 %1 to ptr, !dbg !113
    #dbg_value(ptr %2, !49, !DIExpression(), !110)
  br label %3, !dbg !114

3:                                                ; preds = %3, %0
  %4 = phi ptr [ %2, %0 ], [ %12, %3 ], !dbg !115
  %5 = phi i32 [ 0, %0 ], [ %6, %3 ], !dbg !110
    #dbg_value(i32 %5, !48, !DIExpression(), !110)
    #dbg_value(ptr %4, !49, !DIExpression(), !110)
  store ptr %4, ptr getelementptr inbounds (i8, ptr @pool, i64 96), align 16, !dbg !116, !tbaa !63
  %6 = add nuw nsw i32 %5, 1, !dbg !117
    #dbg_value(i32 %6, !48, !DIExpression(), !110)
  %7 = ptrtoint ptr %4 to i64, !dbg !118
  %8 = cmpxchg weak ptr @top, i64 %7, i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @pool, i64 88) to i64) release monotonic, align 8, !dbg !118
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !118
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !118
  %11 = inttoptr i64 %10 to ptr, !dbg !118
  %12 = select i1 %9, ptr %4, ptr %11, !dbg !118
    #dbg_value(ptr %12, !49, !DIExpression(), !110)
  br i1 %9, label %13, label %3, !dbg !119, !llvm.loop !120

13:                                               ; preds = %3
  %14 = atomicrmw add ptr getelementptr inbounds (i8, ptr @pool, i64 120), i64 1 acq_rel, align 8, !dbg !122
  fence seq_cst, !dbg !123
  %15 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !124
  %16 = inttoptr i64 %15 to ptr, !dbg !124
    #dbg_value(ptr %16, !80, !DIExpression(), !126)
  %17 = icmp eq i64 %15, 0, !dbg !127
  %18 = icmp eq ptr %16, getelementptr inbounds (i8, ptr @pool, i64 88)
  %19 = select i1 %17, i1 true, i1 %18, !dbg !128
  br i1 %19, label %29, label %20, !dbg !128

20:                                               ; preds = %13
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !129
    #dbg_value(ptr %16, !87, !DIExpression(), !130)
  %21 = getelementptr inbounds i8, ptr %16, i64 -8, !dbg !132
  %22 = load i64, ptr %21, align 8, !dbg !133, !tbaa !96
    #dbg_value(ptr poison, !87, !DIExpression(), !134)
  %23 = load i32, ptr %16, align 8, !dbg !136, !tbaa !52
  %24 = sext i32 %23 to i64, !dbg !137
  %25 = getelementptr inbounds [3 x i32], ptr getelementptr inbounds (i8, ptr @pool, i64 24), i64 0, i64 %24, !dbg !137
  %26 = load i32, ptr %25, align 4, !dbg !137, !tbaa !103
  %27 = trunc i64 %22 to i32, !dbg !138
  %28 = add i32 %26, %27, !dbg !138
  br label %29, !dbg !139

29:                                               ; preds = %13, %20
  %30 = phi i32 [ %28, %20 ], [ -1, %13 ], !dbg !126
  %31 = add nsw i32 %30, %6, !dbg !140
  %32 = load i32, ptr getelementptr inbounds (i8, ptr @pool, i64 152), align 8, !dbg !141, !tbaa !103
  %33 = add nsw i32 %31, %32, !dbg !142
  ret i32 %33, !dbg !143
}

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fixture.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9bed3409ccfc34186e0524c1060cfd8")
!4 = !{!5, !9, !11, !21}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !6, file: !3, line: 3, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 4, baseType: !5, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 6, size: 320, elements: !13)
!13 = !{!14, !16, !17}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !12, file: !3, line: 7, baseType: !15, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !12, file: !3, line: 8, baseType: !6, size: 128, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !12, file: !3, line: 9, baseType: !18, size: 96, offset: 192)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24, !26, !0, !30}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 12, type: !5, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !9, isLocal: false, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1280, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!42 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !43, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9, !5, !9}
!45 = !{!46, !47, !48, !49}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !42, file: !3, line: 21, type: !5)
!47 = !DILocalVariable(name: "v", arg: 2, scope: !42, file: !3, line: 21, type: !9)
!48 = !DILocalVariable(name: "tries", scope: !42, file: !3, line: 23, type: !9)
!49 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 25, type: !5)
!50 = !DILocation(line: 0, scope: !42)
!51 = !DILocation(line: 24, column: 9, scope: !42)
!52 = !{!53, !54, i64 0}
!53 = !{!"node", !54, i64 0, !57, i64 8}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = !{!"any pointer", !55, i64 0}
!58 = !DILocation(line: 25, column: 19, scope: !42)
!59 = !DILocation(line: 26, column: 2, scope: !42)
!60 = !DILocation(line: 25, column: 15, scope: !42)
!61 = !DILocation(line: 27, column: 11, scope: !62)
!62 = distinct !DILexicalBlock(scope: !42, file: !3, line: 26, column: 5)
!63 = !{!53, !57, i64 8}
!64 = !DILocation(line: 28, column: 8, scope: !62)
!65 = !DILocation(line: 29, column: 12, scope: !42)
!66 = !DILocation(line: 29, column: 2, scope: !62)
!67 = distinct !{!67, !59, !68, !69, !70}
!68 = !DILocation(line: 29, column: 91, scope: !42)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 30, column: 29, scope: !42)
!72 = !DILocation(line: 30, column: 22, scope: !42)
!73 = !DILocation(line: 30, column: 2, scope: !42)
!74 = !DILocation(line: 31, column: 2, scope: !42)
!75 = !DILocation(line: 32, column: 2, scope: !42)
!76 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 35, type: !77, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!15}
!79 = !{!80}
!80 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 37, type: !5)
!81 = !DILocation(line: 37, column: 19, scope: !76)
!82 = !DILocation(line: 0, scope: !76)
!83 = !DILocation(line: 38, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !76, file: !3, line: 38, column: 6)
!85 = !DILocation(line: 38, column: 9, scope: !84)
!86 = !DILocation(line: 40, column: 2, scope: !76)
!87 = !DILocalVariable(name: "n", arg: 1, scope: !88, file: !3, line: 16, type: !5)
!88 = distinct !DISubprogram(name: "item_of", scope: !3, file: !3, line: 16, type: !89, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{!11, !5}
!91 = !{!87}
!92 = !DILocation(line: 0, scope: !88, inlinedAt: !93)
!93 = distinct !DILocation(line: 41, column: 9, scope: !76)
!94 = !DILocation(line: 18, column: 35, scope: !88, inlinedAt: !93)
!95 = !DILocation(line: 41, column: 21, scope: !76)
!96 = !{!97, !98, i64 0}
!97 = !{!"item", !98, i64 0, !53, i64 8, !55, i64 24}
!98 = !{!"long", !55, i64 0}
!99 = !DILocation(line: 0, scope: !88, inlinedAt: !100)
!100 = distinct !DILocation(line: 41, column: 27, scope: !76)
!101 = !DILocation(line: 41, column: 59, scope: !76)
!102 = !DILocation(line: 41, column: 27, scope: !76)
!103 = !{!54, !54, i64 0}
!104 = !DILocation(line: 41, column: 25, scope: !76)
!105 = !DILocation(line: 41, column: 2, scope: !76)
!106 = !DILocation(line: 42, column: 1, scope: !76)
!107 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !108, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!108 = !DISubroutineType(types: !109)
!109 = !{!9}
!110 = !DILocation(line: 0, scope: !42, inlinedAt: !111)
!111 = distinct !DILocation(line: 46, column: 9, scope: !107)
!112 = !DILocation(line: 24, column: 9, scope: !42, inlinedAt: !111)
!113 = !DILocation(line: 25, column: 19, scope: !42, inlinedAt: !111)
!114 = !DILocation(line: 26, column: 2, scope: !42, inlinedAt: !111)
!115 = !DILocation(line: 25, column: 15, scope: !42, inlinedAt: !111)
!116 = !DILocation(line: 27, column: 11, scope: !62, inlinedAt: !111)
!117 = !DILocation(line: 28, column: 8, scope: !62, inlinedAt: !111)
!118 = !DILocation(line: 29, column: 12, scope: !42, inlinedAt: !111)
!119 = !DILocation(line: 29, column: 2, scope: !62, inlinedAt: !111)
!120 = distinct !{!120, !114, !121, !69, !70}
!121 = !DILocation(line: 29, column: 91, scope: !42, inlinedAt: !111)
!122 = !DILocation(line: 30, column: 2, scope: !42, inlinedAt: !111)
!123 = !DILocation(line: 31, column: 2, scope: !42, inlinedAt: !111)
!124 = !DILocation(line: 37, column: 19, scope: !76, inlinedAt: !125)
!125 = distinct !DILocation(line: 46, column: 39, scope: !107)
!126 = !DILocation(line: 0, scope: !76, inlinedAt: !125)
!127 = !DILocation(line: 38, column: 7, scope: !84, inlinedAt: !125)
!128 = !DILocation(line: 38, column: 9, scope: !84, inlinedAt: !125)
!129 = !DILocation(line: 40, column: 2, scope: !76, inlinedAt: !125)
!130 = !DILocation(line: 0, scope: !88, inlinedAt: !131)
!131 = distinct !DILocation(line: 41, column: 9, scope: !76, inlinedAt: !125)
!132 = !DILocation(line: 18, column: 35, scope: !88, inlinedAt: !131)
!133 = !DILocation(line: 41, column: 21, scope: !76, inlinedAt: !125)
!134 = !DILocation(line: 0, scope: !88, inlinedAt: !135)
!135 = distinct !DILocation(line: 41, column: 27, scope: !76, inlinedAt: !125)
!136 = !DILocation(line: 41, column: 59, scope: !76, inlinedAt: !125)
!137 = !DILocation(line: 41, column: 27, scope: !76, inlinedAt: !125)
!138 = !DILocation(line: 46, column: 34, scope: !107)
!139 = !DILocation(line: 41, column: 2, scope: !76, inlinedAt: !125)
!140 = !DILocation(line: 46, column: 32, scope: !107)
!141 = !DILocation(line: 46, column: 48, scope: !107)
!142 = !DILocation(line: 46, column: 46, scope: !107)
!143 = !DILocation(line: 46, column: 2, scope: !107)
