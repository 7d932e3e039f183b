; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, ptr }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), align 8, !dbg !24
@third = dso_local local_unnamed_addr constant ptr getelementptr inbounds nuw (i8, ptr @pool, i64 152), align 8, !dbg !26
@done = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @push(ptr noundef initializes((0, 4)) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !46 {
    #dbg_value(ptr %0, !50, !DIExpression(), !54)
    #dbg_value(i32 %1, !51, !DIExpression(), !54)
    #dbg_value(i32 0, !52, !DIExpression(), !54)
  store i32 %1, ptr %0, align 8, !dbg !55, !tbaa !56
  %3 = load atomic i64, ptr @top monotonic, align 8, !dbg !60
  %4 = inttoptr i64 %3 to ptr, !dbg !61
    #dbg_value(ptr %4, !53, !DIExpression(), !54)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = ptrtoint ptr %0 to i64
  br label %7, !dbg !62

7:                                                ; preds = %7, %2
  %8 = phi ptr [ %4, %2 ], [ %16, %7 ], !dbg !63
  %9 = phi i32 [ 0, %2 ], [ %10, %7 ], !dbg !54
    #dbg_value(i32 %9, !52, !DIExpression(), !54)
    #dbg_value(ptr %8, !53, !DIExpression(), !54)
  store ptr %8, ptr %5, align 8, !dbg !64, !tbaa !66
  %10 = add nuw nsw i32 %9, 1, !dbg !67
    #dbg_value(i32 %10, !52, !DIExpression(), !54)
  %11 = ptrtoint ptr %8 to i64, !dbg !68
  %12 = cmpxchg weak ptr @top, i64 %11, i64 %6 release monotonic, align 8, !dbg !68
  %13 = extractvalue { i64, i1 } %12, 1, !dbg !69
  %14 = extractvalue { i64, i1 } %12, 0, !dbg !68
  %15 = inttoptr i64 %14 to ptr, !dbg !68
  %16 = select i1 %13, ptr %8, ptr %15, !dbg !68
    #dbg_value(ptr %16, !53, !DIExpression(), !54)
  br i1 %13, label %17, label %7, !dbg !70, !llvm.loop !71

17:                                               ; preds = %7
  %18 = and i32 %1, 3, !dbg !75
  %19 = zext nneg i32 %18 to i64, !dbg !76
  %20 = getelementptr inbounds nuw %struct.item, ptr @pool, i64 %19, !dbg !76
  %21 = atomicrmw add ptr %20, i64 1 acq_rel, align 8, !dbg !77
  fence seq_cst, !dbg !78
  ret i32 %10, !dbg !79
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i64 @take() local_unnamed_addr #1 !dbg !80 {
  %1 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !85
    #dbg_value(i64 %1, !84, !DIExpression(), !86)
  %2 = icmp eq i64 %1, 0, !dbg !87
  %3 = icmp eq i64 %1, ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88) to i64)
  %4 = select i1 %2, i1 true, i1 %3, !dbg !89
  br i1 %4, label %15, label %5, !dbg !89

5:                                                ; preds = %0
  %6 = inttoptr i64 %1 to ptr, !dbg !90
    #dbg_value(ptr %6, !84, !DIExpression(), !86)
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !91
    #dbg_value(ptr %6, !92, !DIExpression(), !97)
  %7 = getelementptr inbounds i8, ptr %6, i64 -8, !dbg !99
  %8 = load i64, ptr %7, align 8, !dbg !100, !tbaa !101
    #dbg_value(ptr poison, !92, !DIExpression(), !104)
  %9 = load i32, ptr %6, align 8, !dbg !106, !tbaa !56
  %10 = sext i32 %9 to i64, !dbg !107
  %11 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 %10, !dbg !107
  %12 = load i32, ptr %11, align 4, !dbg !107, !tbaa !42
  %13 = sext i32 %12 to i64, !dbg !107
  %14 = add nsw i64 %8, %13, !dbg !108
  br label %15, !dbg !109

15:                                               ; preds = %0, %5
  %16 = phi i64 [ %14, %5 ], [ -1, %0 ], !dbg !86
  ret i64 %16, !dbg !110
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !111 {
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), !50, !DIExpression(), !114)
    #dbg_value(i32 7, !51, !DIExpression(), !114)
    #dbg_value(i32 0, !52, !DIExpression(), !114)
  store i32 7, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8, !dbg !116, !tbaa !56
  %1 = load atomic i64, ptr @top monotonic, align 8, !dbg !117
  %2 = inttoptr i64 %1 to ptr, !dbg !118
    #dbg_value(ptr %2, !53, !DIExpression(), !114)
  br label %3, !dbg !119

3:                                                ; preds = %3, %0
  %4 = phi ptr [ %2, %0 ], [ %12, %3 ], !dbg !120
  %5 = phi i32 [ 0, %0 ], [ %6, %3 ], !dbg !114
    #dbg_value(i32 %5, !52, !DIExpression(), !114)
    #dbg_value(ptr %4, !53, !DIExpression(), !114)
  store ptr %4, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), align 16, !dbg !121, !tbaa !66
  %6 = add nuw nsw i32 %5, 1, !dbg !122
    #dbg_value(i32 %6, !52, !DIExpression(), !114)
  %7 = ptrtoint ptr %4 to i64, !dbg !123
  %8 = cmpxchg weak ptr @top, i64 %7, i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88) to i64) release monotonic, align 8, !dbg !123
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !124
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !123
  %11 = inttoptr i64 %10 to ptr, !dbg !123
  %12 = select i1 %9, ptr %4, ptr %11, !dbg !123
    #dbg_value(ptr %12, !53, !DIExpression(), !114)
  br i1 %9, label %13, label %3, !dbg !125, !llvm.loop !126

13:                                               ; preds = %3
  %14 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 120), i64 1 acq_rel, align 8, !dbg !128
  fence seq_cst, !dbg !129
  %15 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !130
    #dbg_value(i64 %15, !84, !DIExpression(), !132)
  %16 = icmp eq i64 %15, 0, !dbg !133
  %17 = icmp eq i64 %15, ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88) to i64)
  %18 = select i1 %16, i1 true, i1 %17, !dbg !134
  br i1 %18, label %29, label %19, !dbg !134

19:                                               ; preds = %13
  %20 = inttoptr i64 %15 to ptr, !dbg !135
    #dbg_value(ptr %20, !84, !DIExpression(), !132)
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !136
    #dbg_value(ptr %20, !92, !DIExpression(), !137)
  %21 = getelementptr inbounds i8, ptr %20, i64 -8, !dbg !139
  %22 = load i64, ptr %21, align 8, !dbg !140, !tbaa !101
    #dbg_value(ptr poison, !92, !DIExpression(), !141)
  %23 = load i32, ptr %20, align 8, !dbg !143, !tbaa !56
  %24 = sext i32 %23 to i64, !dbg !144
  %25 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 %24, !dbg !144
  %26 = load i32, ptr %25, align 4, !dbg !144, !tbaa !42
  %27 = trunc i64 %22 to i32, !dbg !145
  %28 = add i32 %26, %27, !dbg !145
  br label %29, !dbg !146

29:                                               ; preds = %13, %19
  %30 = phi i32 [ %28, %19 ], [ -1, %13 ], !dbg !132
  %31 = add nsw i32 %30, %6, !dbg !147
  %32 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 152), align 8, !dbg !148, !tbaa !42
  %33 = add nsw i32 %31, %32, !dbg !149
  ret i32 %33, !dbg !150
}

attributes #0 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.errno.tbaa = !{!42}

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
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C/C++ TBAA"}
!46 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !47, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49, keyInstructions: true)
!47 = !DISubroutineType(types: !48)
!48 = !{!9, !5, !9}
!49 = !{!50, !51, !52, !53}
!50 = !DILocalVariable(name: "n", arg: 1, scope: !46, file: !3, line: 21, type: !5)
!51 = !DILocalVariable(name: "v", arg: 2, scope: !46, file: !3, line: 21, type: !9)
!52 = !DILocalVariable(name: "tries", scope: !46, file: !3, line: 23, type: !9)
!53 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 25, type: !5)
!54 = !DILocation(line: 0, scope: !46)
!55 = !DILocation(line: 24, column: 9, scope: !46, atomGroup: 2, atomRank: 1)
!56 = !{!57, !43, i64 0}
!57 = !{!"node", !43, i64 0, !58, i64 8}
!58 = !{!"p1 _ZTS4node", !59, i64 0}
!59 = !{!"any pointer", !44, i64 0}
!60 = !DILocation(line: 25, column: 19, scope: !46, atomGroup: 4, atomRank: 2)
!61 = !DILocation(line: 25, column: 19, scope: !46, atomGroup: 4, atomRank: 1)
!62 = !DILocation(line: 26, column: 2, scope: !46)
!63 = !DILocation(line: 25, column: 15, scope: !46, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 27, column: 11, scope: !65, atomGroup: 5, atomRank: 1)
!65 = distinct !DILexicalBlock(scope: !46, file: !3, line: 26, column: 5)
!66 = !{!57, !58, i64 8}
!67 = !DILocation(line: 28, column: 8, scope: !65, atomGroup: 6, atomRank: 2)
!68 = !DILocation(line: 29, column: 12, scope: !46)
!69 = !DILocation(line: 29, column: 12, scope: !46, atomGroup: 7, atomRank: 3)
!70 = !DILocation(line: 29, column: 2, scope: !65, atomGroup: 9, atomRank: 1)
!71 = distinct !{!71, !62, !72, !73, !74}
!72 = !DILocation(line: 29, column: 91, scope: !46)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 30, column: 29, scope: !46)
!76 = !DILocation(line: 30, column: 22, scope: !46)
!77 = !DILocation(line: 30, column: 2, scope: !46, atomGroup: 10, atomRank: 2)
!78 = !DILocation(line: 31, column: 2, scope: !46)
!79 = !DILocation(line: 32, column: 2, scope: !46, atomGroup: 12, atomRank: 1)
!80 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 35, type: !81, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !83, keyInstructions: true)
!81 = !DISubroutineType(types: !82)
!82 = !{!15}
!83 = !{!84}
!84 = !DILocalVariable(name: "t", scope: !80, file: !3, line: 37, type: !5)
!85 = !DILocation(line: 37, column: 19, scope: !80, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 0, scope: !80)
!87 = !DILocation(line: 38, column: 7, scope: !88, atomGroup: 3, atomRank: 2)
!88 = distinct !DILexicalBlock(scope: !80, file: !3, line: 38, column: 6)
!89 = !DILocation(line: 38, column: 9, scope: !88, atomGroup: 3, atomRank: 1)
!90 = !DILocation(line: 37, column: 19, scope: !80, atomGroup: 2, atomRank: 1)
!91 = !DILocation(line: 40, column: 2, scope: !80, atomGroup: 6, atomRank: 1)
!92 = !DILocalVariable(name: "n", arg: 1, scope: !93, file: !3, line: 16, type: !5)
!93 = distinct !DISubprogram(name: "item_of", scope: !3, file: !3, line: 16, type: !94, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96, keyInstructions: true)
!94 = !DISubroutineType(types: !95)
!95 = !{!11, !5}
!96 = !{!92}
!97 = !DILocation(line: 0, scope: !93, inlinedAt: !98)
!98 = distinct !DILocation(line: 41, column: 9, scope: !80)
!99 = !DILocation(line: 18, column: 35, scope: !93, inlinedAt: !98, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 41, column: 21, scope: !80)
!101 = !{!102, !103, i64 0}
!102 = !{!"item", !103, i64 0, !57, i64 8, !44, i64 24}
!103 = !{!"long", !44, i64 0}
!104 = !DILocation(line: 0, scope: !93, inlinedAt: !105)
!105 = distinct !DILocation(line: 41, column: 27, scope: !80)
!106 = !DILocation(line: 41, column: 59, scope: !80)
!107 = !DILocation(line: 41, column: 27, scope: !80)
!108 = !DILocation(line: 41, column: 25, scope: !80, atomGroup: 7, atomRank: 2)
!109 = !DILocation(line: 41, column: 2, scope: !80, atomGroup: 7, atomRank: 1)
!110 = !DILocation(line: 42, column: 1, scope: !80, atomGroup: 8, atomRank: 1)
!111 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !112, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!112 = !DISubroutineType(types: !113)
!113 = !{!9}
!114 = !DILocation(line: 0, scope: !46, inlinedAt: !115)
!115 = distinct !DILocation(line: 46, column: 9, scope: !111)
!116 = !DILocation(line: 24, column: 9, scope: !46, inlinedAt: !115, atomGroup: 2, atomRank: 1)
!117 = !DILocation(line: 25, column: 19, scope: !46, inlinedAt: !115, atomGroup: 4, atomRank: 2)
!118 = !DILocation(line: 25, column: 19, scope: !46, inlinedAt: !115, atomGroup: 4, atomRank: 1)
!119 = !DILocation(line: 26, column: 2, scope: !46, inlinedAt: !115)
!120 = !DILocation(line: 25, column: 15, scope: !46, inlinedAt: !115, atomGroup: 3, atomRank: 1)
!121 = !DILocation(line: 27, column: 11, scope: !65, inlinedAt: !115, atomGroup: 5, atomRank: 1)
!122 = !DILocation(line: 28, column: 8, scope: !65, inlinedAt: !115, atomGroup: 6, atomRank: 2)
!123 = !DILocation(line: 29, column: 12, scope: !46, inlinedAt: !115)
!124 = !DILocation(line: 29, column: 12, scope: !46, inlinedAt: !115, atomGroup: 7, atomRank: 3)
!125 = !DILocation(line: 29, column: 2, scope: !65, inlinedAt: !115, atomGroup: 9, atomRank: 1)
!126 = distinct !{!126, !119, !127, !73, !74}
!127 = !DILocation(line: 29, column: 91, scope: !46, inlinedAt: !115)
!128 = !DILocation(line: 30, column: 2, scope: !46, inlinedAt: !115, atomGroup: 10, atomRank: 2)
!129 = !DILocation(line: 31, column: 2, scope: !46, inlinedAt: !115)
!130 = !DILocation(line: 37, column: 19, scope: !80, inlinedAt: !131, atomGroup: 2, atomRank: 2)
!131 = distinct !DILocation(line: 46, column: 39, scope: !111)
!132 = !DILocation(line: 0, scope: !80, inlinedAt: !131)
!133 = !DILocation(line: 38, column: 7, scope: !88, inlinedAt: !131, atomGroup: 3, atomRank: 2)
!134 = !DILocation(line: 38, column: 9, scope: !88, inlinedAt: !131, atomGroup: 3, atomRank: 1)
!135 = !DILocation(line: 37, column: 19, scope: !80, inlinedAt: !131, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 40, column: 2, scope: !80, inlinedAt: !131, atomGroup: 6, atomRank: 1)
!137 = !DILocation(line: 0, scope: !93, inlinedAt: !138)
!138 = distinct !DILocation(line: 41, column: 9, scope: !80, inlinedAt: !131)
!139 = !DILocation(line: 18, column: 35, scope: !93, inlinedAt: !138, atomGroup: 1, atomRank: 2)
!140 = !DILocation(line: 41, column: 21, scope: !80, inlinedAt: !131)
!141 = !DILocation(line: 0, scope: !93, inlinedAt: !142)
!142 = distinct !DILocation(line: 41, column: 27, scope: !80, inlinedAt: !131)
!143 = !DILocation(line: 41, column: 59, scope: !80, inlinedAt: !131)
!144 = !DILocation(line: 41, column: 27, scope: !80, inlinedAt: !131)
!145 = !DILocation(line: 46, column: 34, scope: !111)
!146 = !DILocation(line: 41, column: 2, scope: !80, inlinedAt: !131, atomGroup: 7, atomRank: 1)
!147 = !DILocation(line: 46, column: 32, scope: !111)
!148 = !DILocation(line: 46, column: 48, scope: !111)
!149 = !DILocation(line: 46, column: 46, scope: !111, atomGroup: 1, atomRank: 2)
!150 = !DILocation(line: 46, column: 2, scope: !111, atomGroup: 1, atomRank: 1)
