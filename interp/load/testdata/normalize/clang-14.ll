; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, %struct.node* }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global %struct.node* bitcast (i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 1, i32 1, i32 0) to %struct.node*), align 8, !dbg !24
@third = dso_local local_unnamed_addr constant i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !26
@done = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @push(%struct.node* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !41 {
  call void @llvm.dbg.value(metadata %struct.node* %0, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i32 %1, metadata !46, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i32 0, metadata !47, metadata !DIExpression()), !dbg !49
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0, !dbg !50
  store i32 %1, i32* %3, align 8, !dbg !51, !tbaa !52
  %4 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !58
  %5 = inttoptr i64 %4 to %struct.node*, !dbg !58
  call void @llvm.dbg.value(metadata %struct.node* %5, metadata !48, metadata !DIExpression()), !dbg !49
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = ptrtoint %struct.node* %0 to i64
  br label %8, !dbg !59

8:                                                ; preds = %8, %2
  %9 = phi %struct.node* [ %5, %2 ], [ %17, %8 ], !dbg !60
  %10 = phi i32 [ 0, %2 ], [ %11, %8 ], !dbg !49
  call void @llvm.dbg.value(metadata i32 %10, metadata !47, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata %struct.node* %9, metadata !48, metadata !DIExpression()), !dbg !49
  store %struct.node* %9, %struct.node** %6, align 8, !dbg !61, !tbaa !63
  %11 = add nuw nsw i32 %10, 1, !dbg !64
  call void @llvm.dbg.value(metadata i32 %11, metadata !47, metadata !DIExpression()), !dbg !49
  %12 = ptrtoint %struct.node* %9 to i64, !dbg !65
  %13 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %12, i64 %7 release monotonic, align 8, !dbg !65
  %14 = extractvalue { i64, i1 } %13, 1, !dbg !65
  %15 = extractvalue { i64, i1 } %13, 0, !dbg !65
  %16 = inttoptr i64 %15 to %struct.node*, !dbg !65
  %17 = select i1 %14, %struct.node* %9, %struct.node* %16, !dbg !65
  call void @llvm.dbg.value(metadata %struct.node* %17, metadata !48, metadata !DIExpression()), !dbg !49
  br i1 %14, label %18, label %8, !dbg !66, !llvm.loop !67

18:                                               ; preds = %8
  %19 = and i32 %1, 3, !dbg !71
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 %20, i32 0, !dbg !72
  %22 = atomicrmw add i64* %21, i64 1 acq_rel, align 8, !dbg !73
  fence seq_cst, !dbg !74
  ret i32 %11, !dbg !75
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local i64 @take() local_unnamed_addr #1 !dbg !76 {
  %1 = atomicrmw xchg i64* bitcast (%struct.node** @top to i64*), i64 0 acquire, align 8, !dbg !81
  %2 = inttoptr i64 %1 to %struct.node*, !dbg !81
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !80, metadata !DIExpression()), !dbg !82
  %3 = icmp eq i64 %1, 0, !dbg !83
  %4 = icmp eq %struct.node* %2, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1)
  %5 = select i1 %3, i1 true, i1 %4, !dbg !85
  br i1 %5, label %17, label %6, !dbg !85

6:                                                ; preds = %0
  store atomic i32 1, i32* @done seq_cst, align 4, !dbg !86
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !87, metadata !DIExpression()), !dbg !92
  %7 = getelementptr inbounds %struct.node, %struct.node* %2, i64 -1, i32 1, !dbg !94
  %8 = bitcast %struct.node** %7 to i64*, !dbg !95
  %9 = load i64, i64* %8, align 8, !dbg !95, !tbaa !96
  %10 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 0, !dbg !99
  %11 = load i32, i32* %10, align 8, !dbg !99, !tbaa !52
  %12 = sext i32 %11 to i64, !dbg !100
  %13 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 0, i32 2, i64 %12, !dbg !100
  %14 = load i32, i32* %13, align 4, !dbg !100, !tbaa !101
  %15 = sext i32 %14 to i64, !dbg !100
  %16 = add nsw i64 %9, %15, !dbg !102
  br label %17, !dbg !103

17:                                               ; preds = %0, %6
  %18 = phi i64 [ %16, %6 ], [ -1, %0 ], !dbg !82
  ret i64 %18, !dbg !104
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !105 {
  call void @llvm.dbg.value(metadata %struct.node* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1), metadata !45, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata i32 7, metadata !46, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata i32 0, metadata !47, metadata !DIExpression()), !dbg !109
  store i32 7, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1, i32 0), align 8, !dbg !111, !tbaa !52
  %1 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !112
  %2 = inttoptr i64 %1 to %struct.node*, !dbg !112
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !48, metadata !DIExpression()), !dbg !109
  br label %3, !dbg !113

3:                                                ; preds = %3, %0
  %4 = phi %struct.node* [ %2, %0 ], [ %12, %3 ], !dbg !114
  %5 = phi i32 [ 0, %0 ], [ %6, %3 ], !dbg !109
  call void @llvm.dbg.value(metadata i32 %5, metadata !47, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata %struct.node* %4, metadata !48, metadata !DIExpression()), !dbg !109
  store %struct.node* %4, %struct.node** getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1, i32 1), align 16, !dbg !115, !tbaa !63
  %6 = add nuw nsw i32 %5, 1, !dbg !116
  call void @llvm.dbg.value(metadata i32 %6, metadata !47, metadata !DIExpression()), !dbg !109
  %7 = ptrtoint %struct.node* %4 to i64, !dbg !117
  %8 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %7, i64 ptrtoint (%struct.node* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1) to i64) release monotonic, align 8, !dbg !117
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !117
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !117
  %11 = inttoptr i64 %10 to %struct.node*, !dbg !117
  %12 = select i1 %9, %struct.node* %4, %struct.node* %11, !dbg !117
  call void @llvm.dbg.value(metadata %struct.node* %12, metadata !48, metadata !DIExpression()), !dbg !109
  br i1 %9, label %13, label %3, !dbg !118, !llvm.loop !119

13:                                               ; preds = %3
  %14 = atomicrmw add i64* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 0), i64 1 acq_rel, align 8, !dbg !121
  fence seq_cst, !dbg !122
  %15 = atomicrmw xchg i64* bitcast (%struct.node** @top to i64*), i64 0 acquire, align 8, !dbg !123
  %16 = inttoptr i64 %15 to %struct.node*, !dbg !123
  call void @llvm.dbg.value(metadata %struct.node* %16, metadata !80, metadata !DIExpression()), !dbg !125
  %17 = icmp eq i64 %15, 0, !dbg !126
  %18 = icmp eq %struct.node* %16, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1)
  %19 = select i1 %17, i1 true, i1 %18, !dbg !127
  br i1 %19, label %31, label %20, !dbg !127

20:                                               ; preds = %13
  store atomic i32 1, i32* @done seq_cst, align 4, !dbg !128
  call void @llvm.dbg.value(metadata %struct.node* %16, metadata !87, metadata !DIExpression()), !dbg !129
  %21 = getelementptr inbounds %struct.node, %struct.node* %16, i64 -1, i32 1, !dbg !131
  %22 = bitcast %struct.node** %21 to i64*, !dbg !132
  %23 = load i64, i64* %22, align 8, !dbg !132, !tbaa !96
  %24 = getelementptr inbounds %struct.node, %struct.node* %16, i64 0, i32 0, !dbg !133
  %25 = load i32, i32* %24, align 8, !dbg !133, !tbaa !52
  %26 = sext i32 %25 to i64, !dbg !134
  %27 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 0, i32 2, i64 %26, !dbg !134
  %28 = load i32, i32* %27, align 4, !dbg !134, !tbaa !101
  %29 = trunc i64 %23 to i32, !dbg !135
  %30 = add i32 %28, %29, !dbg !135
  br label %31, !dbg !135

31:                                               ; preds = %13, %20
  %32 = phi i32 [ %30, %20 ], [ -1, %13 ]
  %33 = add nsw i32 %32, %6, !dbg !136
  %34 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !137, !tbaa !101
  %35 = add nsw i32 %33, %34, !dbg !138
  ret i32 %35, !dbg !139
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 11, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
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
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}
!41 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !42, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!9, !5, !9}
!44 = !{!45, !46, !47, !48}
!45 = !DILocalVariable(name: "n", arg: 1, scope: !41, file: !3, line: 21, type: !5)
!46 = !DILocalVariable(name: "v", arg: 2, scope: !41, file: !3, line: 21, type: !9)
!47 = !DILocalVariable(name: "tries", scope: !41, file: !3, line: 23, type: !9)
!48 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 25, type: !5)
!49 = !DILocation(line: 0, scope: !41)
!50 = !DILocation(line: 24, column: 5, scope: !41)
!51 = !DILocation(line: 24, column: 9, scope: !41)
!52 = !{!53, !54, i64 0}
!53 = !{!"node", !54, i64 0, !57, i64 8}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = !{!"any pointer", !55, i64 0}
!58 = !DILocation(line: 25, column: 19, scope: !41)
!59 = !DILocation(line: 26, column: 2, scope: !41)
!60 = !DILocation(line: 25, column: 15, scope: !41)
!61 = !DILocation(line: 27, column: 11, scope: !62)
!62 = distinct !DILexicalBlock(scope: !41, file: !3, line: 26, column: 5)
!63 = !{!53, !57, i64 8}
!64 = !DILocation(line: 28, column: 8, scope: !62)
!65 = !DILocation(line: 29, column: 12, scope: !41)
!66 = !DILocation(line: 29, column: 2, scope: !62)
!67 = distinct !{!67, !59, !68, !69, !70}
!68 = !DILocation(line: 29, column: 91, scope: !41)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 30, column: 29, scope: !41)
!72 = !DILocation(line: 30, column: 34, scope: !41)
!73 = !DILocation(line: 30, column: 2, scope: !41)
!74 = !DILocation(line: 31, column: 2, scope: !41)
!75 = !DILocation(line: 32, column: 2, scope: !41)
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
!99 = !DILocation(line: 41, column: 59, scope: !76)
!100 = !DILocation(line: 41, column: 27, scope: !76)
!101 = !{!54, !54, i64 0}
!102 = !DILocation(line: 41, column: 25, scope: !76)
!103 = !DILocation(line: 41, column: 2, scope: !76)
!104 = !DILocation(line: 42, column: 1, scope: !76)
!105 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !106, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!9}
!108 = !{}
!109 = !DILocation(line: 0, scope: !41, inlinedAt: !110)
!110 = distinct !DILocation(line: 46, column: 9, scope: !105)
!111 = !DILocation(line: 24, column: 9, scope: !41, inlinedAt: !110)
!112 = !DILocation(line: 25, column: 19, scope: !41, inlinedAt: !110)
!113 = !DILocation(line: 26, column: 2, scope: !41, inlinedAt: !110)
!114 = !DILocation(line: 25, column: 15, scope: !41, inlinedAt: !110)
!115 = !DILocation(line: 27, column: 11, scope: !62, inlinedAt: !110)
!116 = !DILocation(line: 28, column: 8, scope: !62, inlinedAt: !110)
!117 = !DILocation(line: 29, column: 12, scope: !41, inlinedAt: !110)
!118 = !DILocation(line: 29, column: 2, scope: !62, inlinedAt: !110)
!119 = distinct !{!119, !113, !120, !69, !70}
!120 = !DILocation(line: 29, column: 91, scope: !41, inlinedAt: !110)
!121 = !DILocation(line: 30, column: 2, scope: !41, inlinedAt: !110)
!122 = !DILocation(line: 31, column: 2, scope: !41, inlinedAt: !110)
!123 = !DILocation(line: 37, column: 19, scope: !76, inlinedAt: !124)
!124 = distinct !DILocation(line: 46, column: 39, scope: !105)
!125 = !DILocation(line: 0, scope: !76, inlinedAt: !124)
!126 = !DILocation(line: 38, column: 7, scope: !84, inlinedAt: !124)
!127 = !DILocation(line: 38, column: 9, scope: !84, inlinedAt: !124)
!128 = !DILocation(line: 40, column: 2, scope: !76, inlinedAt: !124)
!129 = !DILocation(line: 0, scope: !88, inlinedAt: !130)
!130 = distinct !DILocation(line: 41, column: 9, scope: !76, inlinedAt: !124)
!131 = !DILocation(line: 18, column: 35, scope: !88, inlinedAt: !130)
!132 = !DILocation(line: 41, column: 21, scope: !76, inlinedAt: !124)
!133 = !DILocation(line: 41, column: 59, scope: !76, inlinedAt: !124)
!134 = !DILocation(line: 41, column: 27, scope: !76, inlinedAt: !124)
!135 = !DILocation(line: 41, column: 2, scope: !76, inlinedAt: !124)
!136 = !DILocation(line: 46, column: 32, scope: !105)
!137 = !DILocation(line: 46, column: 48, scope: !105)
!138 = !DILocation(line: 46, column: 46, scope: !105)
!139 = !DILocation(line: 46, column: 2, scope: !105)
