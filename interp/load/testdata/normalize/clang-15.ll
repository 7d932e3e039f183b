; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, ptr }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 1, i32 1, i32 0), align 8, !dbg !24
@third = dso_local local_unnamed_addr constant ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !26
@done = dso_local local_unnamed_addr global i32 0, align 4, !dbg !30

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @push(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !41 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i32 %1, metadata !46, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata i32 0, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 %1, ptr %0, align 8, !dbg !50, !tbaa !51
  %3 = load atomic i64, ptr @top monotonic, align 8, !dbg !57
  %4 = inttoptr i64 %3 to ptr, !dbg !57
  call void @llvm.dbg.value(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %5 = getelementptr inbounds %struct.node, ptr %0, i64 0, i32 1
  %6 = ptrtoint ptr %0 to i64
  br label %7, !dbg !58

7:                                                ; preds = %7, %2
  %8 = phi ptr [ %4, %2 ], [ %16, %7 ], !dbg !59
  %9 = phi i32 [ 0, %2 ], [ %10, %7 ], !dbg !49
  call void @llvm.dbg.value(metadata i32 %9, metadata !47, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.value(metadata ptr %8, metadata !48, metadata !DIExpression()), !dbg !49
  store ptr %8, ptr %5, align 8, !dbg !60, !tbaa !62
  %10 = add nuw nsw i32 %9, 1, !dbg !63
  call void @llvm.dbg.value(metadata i32 %10, metadata !47, metadata !DIExpression()), !dbg !49
  %11 = ptrtoint ptr %8 to i64, !dbg !64
  %12 = cmpxchg weak ptr @top, i64 %11, i64 %6 release monotonic, align 8, !dbg !64
  %13 = extractvalue { i64, i1 } %12, 1, !dbg !64
  %14 = extractvalue { i64, i1 } %12, 0, !dbg !64
  %15 = inttoptr i64 %14 to ptr, !dbg !64
  %16 = select i1 %13, ptr %8, ptr %15, !dbg !64
  call void @llvm.dbg.value(metadata ptr %16, metadata !48, metadata !DIExpression()), !dbg !49
  br i1 %13, label %17, label %7, !dbg !65, !llvm.loop !66

17:                                               ; preds = %7
  %18 = and i32 %1, 3, !dbg !70
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [4 x %struct.item], ptr @pool, i64 0, i64 %19, !dbg !71
  %21 = atomicrmw add ptr %20, i64 1 acq_rel, align 8, !dbg !72
  fence seq_cst, !dbg !73
  ret i32 %10, !dbg !74
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i64 @take() local_unnamed_addr #1 !dbg !75 {
  %1 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !80
  %2 = inttoptr i64 %1 to ptr, !dbg !80
  call void @llvm.dbg.value(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !81
  %3 = icmp eq i64 %1, 0, !dbg !82
  %4 = icmp eq ptr %2, getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1)
  %5 = select i1 %3, i1 true, i1 %4, !dbg !84
  br i1 %5, label %15, label %6, !dbg !84

6:                                                ; preds = %0
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !85
  call void @llvm.dbg.value(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !91
  %7 = getelementptr inbounds i8, ptr %2, i64 -8, !dbg !93
  %8 = load i64, ptr %7, align 8, !dbg !94, !tbaa !95
  %9 = load i32, ptr %2, align 8, !dbg !98, !tbaa !51
  %10 = sext i32 %9 to i64, !dbg !99
  %11 = getelementptr inbounds %struct.item, ptr @pool, i64 0, i32 2, i64 %10, !dbg !99
  %12 = load i32, ptr %11, align 4, !dbg !99, !tbaa !100
  %13 = sext i32 %12 to i64, !dbg !99
  %14 = add nsw i64 %8, %13, !dbg !101
  br label %15, !dbg !102

15:                                               ; preds = %0, %6
  %16 = phi i64 [ %14, %6 ], [ -1, %0 ], !dbg !81
  ret i64 %16, !dbg !103
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !104 {
  call void @llvm.dbg.value(metadata ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1), metadata !45, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.value(metadata i32 7, metadata !46, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.value(metadata i32 0, metadata !47, metadata !DIExpression()), !dbg !108
  store i32 7, ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1), align 8, !dbg !110, !tbaa !51
  %1 = load atomic i64, ptr @top monotonic, align 8, !dbg !111
  %2 = inttoptr i64 %1 to ptr, !dbg !111
  call void @llvm.dbg.value(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !108
  br label %3, !dbg !112

3:                                                ; preds = %3, %0
  %4 = phi ptr [ %2, %0 ], [ %12, %3 ], !dbg !113
  %5 = phi i32 [ 0, %0 ], [ %6, %3 ], !dbg !108
  call void @llvm.dbg.value(metadata i32 %5, metadata !47, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.value(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !108
  store ptr %4, ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1, i32 1), align 16, !dbg !114, !tbaa !62
  %6 = add nuw nsw i32 %5, 1, !dbg !115
  call void @llvm.dbg.value(metadata i32 %6, metadata !47, metadata !DIExpression()), !dbg !108
  %7 = ptrtoint ptr %4 to i64, !dbg !116
  %8 = cmpxchg weak ptr @top, i64 %7, i64 ptrtoint (ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1) to i64) release monotonic, align 8, !dbg !116
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !116
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !116
  %11 = inttoptr i64 %10 to ptr, !dbg !116
  %12 = select i1 %9, ptr %4, ptr %11, !dbg !116
  call void @llvm.dbg.value(metadata ptr %12, metadata !48, metadata !DIExpression()), !dbg !108
  br i1 %9, label %13, label %3, !dbg !117, !llvm.loop !118

13:                                               ; preds = %3
  %14 = atomicrmw add ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 3), i64 1 acq_rel, align 8, !dbg !120
  fence seq_cst, !dbg !121
  %15 = atomicrmw xchg ptr @top, i64 0 acquire, align 8, !dbg !122
  %16 = inttoptr i64 %15 to ptr, !dbg !122
  call void @llvm.dbg.value(metadata ptr %16, metadata !79, metadata !DIExpression()), !dbg !124
  %17 = icmp eq i64 %15, 0, !dbg !125
  %18 = icmp eq ptr %16, getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 2, i32 1)
  %19 = select i1 %17, i1 true, i1 %18, !dbg !126
  br i1 %19, label %29, label %20, !dbg !126

20:                                               ; preds = %13
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !127
  call void @llvm.dbg.value(metadata ptr %16, metadata !86, metadata !DIExpression()), !dbg !128
  %21 = getelementptr inbounds i8, ptr %16, i64 -8, !dbg !130
  %22 = load i64, ptr %21, align 8, !dbg !131, !tbaa !95
  %23 = load i32, ptr %16, align 8, !dbg !132, !tbaa !51
  %24 = sext i32 %23 to i64, !dbg !133
  %25 = getelementptr inbounds %struct.item, ptr @pool, i64 0, i32 2, i64 %24, !dbg !133
  %26 = load i32, ptr %25, align 4, !dbg !133, !tbaa !100
  %27 = trunc i64 %22 to i32, !dbg !134
  %28 = add i32 %26, %27, !dbg !134
  br label %29, !dbg !134

29:                                               ; preds = %13, %20
  %30 = phi i32 [ %28, %20 ], [ -1, %13 ]
  %31 = add nsw i32 %30, %6, !dbg !135
  %32 = load i32, ptr getelementptr inbounds ([4 x %struct.item], ptr @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !136, !tbaa !100
  %33 = add nsw i32 %31, %32, !dbg !137
  ret i32 %33, !dbg !138
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

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
!40 = !{i32 7, !"uwtable", i32 2}
!41 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !42, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!9, !5, !9}
!44 = !{!45, !46, !47, !48}
!45 = !DILocalVariable(name: "n", arg: 1, scope: !41, file: !3, line: 21, type: !5)
!46 = !DILocalVariable(name: "v", arg: 2, scope: !41, file: !3, line: 21, type: !9)
!47 = !DILocalVariable(name: "tries", scope: !41, file: !3, line: 23, type: !9)
!48 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 25, type: !5)
!49 = !DILocation(line: 0, scope: !41)
!50 = !DILocation(line: 24, column: 9, scope: !41)
!51 = !{!52, !53, i64 0}
!52 = !{!"node", !53, i64 0, !56, i64 8}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !{!"any pointer", !54, i64 0}
!57 = !DILocation(line: 25, column: 19, scope: !41)
!58 = !DILocation(line: 26, column: 2, scope: !41)
!59 = !DILocation(line: 25, column: 15, scope: !41)
!60 = !DILocation(line: 27, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !41, file: !3, line: 26, column: 5)
!62 = !{!52, !56, i64 8}
!63 = !DILocation(line: 28, column: 8, scope: !61)
!64 = !DILocation(line: 29, column: 12, scope: !41)
!65 = !DILocation(line: 29, column: 2, scope: !61)
!66 = distinct !{!66, !58, !67, !68, !69}
!67 = !DILocation(line: 29, column: 91, scope: !41)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 30, column: 29, scope: !41)
!71 = !DILocation(line: 30, column: 22, scope: !41)
!72 = !DILocation(line: 30, column: 2, scope: !41)
!73 = !DILocation(line: 31, column: 2, scope: !41)
!74 = !DILocation(line: 32, column: 2, scope: !41)
!75 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 35, type: !76, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!15}
!78 = !{!79}
!79 = !DILocalVariable(name: "t", scope: !75, file: !3, line: 37, type: !5)
!80 = !DILocation(line: 37, column: 19, scope: !75)
!81 = !DILocation(line: 0, scope: !75)
!82 = !DILocation(line: 38, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !75, file: !3, line: 38, column: 6)
!84 = !DILocation(line: 38, column: 9, scope: !83)
!85 = !DILocation(line: 40, column: 2, scope: !75)
!86 = !DILocalVariable(name: "n", arg: 1, scope: !87, file: !3, line: 16, type: !5)
!87 = distinct !DISubprogram(name: "item_of", scope: !3, file: !3, line: 16, type: !88, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!11, !5}
!90 = !{!86}
!91 = !DILocation(line: 0, scope: !87, inlinedAt: !92)
!92 = distinct !DILocation(line: 41, column: 9, scope: !75)
!93 = !DILocation(line: 18, column: 35, scope: !87, inlinedAt: !92)
!94 = !DILocation(line: 41, column: 21, scope: !75)
!95 = !{!96, !97, i64 0}
!96 = !{!"item", !97, i64 0, !52, i64 8, !54, i64 24}
!97 = !{!"long", !54, i64 0}
!98 = !DILocation(line: 41, column: 59, scope: !75)
!99 = !DILocation(line: 41, column: 27, scope: !75)
!100 = !{!53, !53, i64 0}
!101 = !DILocation(line: 41, column: 25, scope: !75)
!102 = !DILocation(line: 41, column: 2, scope: !75)
!103 = !DILocation(line: 42, column: 1, scope: !75)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !105, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{!9}
!107 = !{}
!108 = !DILocation(line: 0, scope: !41, inlinedAt: !109)
!109 = distinct !DILocation(line: 46, column: 9, scope: !104)
!110 = !DILocation(line: 24, column: 9, scope: !41, inlinedAt: !109)
!111 = !DILocation(line: 25, column: 19, scope: !41, inlinedAt: !109)
!112 = !DILocation(line: 26, column: 2, scope: !41, inlinedAt: !109)
!113 = !DILocation(line: 25, column: 15, scope: !41, inlinedAt: !109)
!114 = !DILocation(line: 27, column: 11, scope: !61, inlinedAt: !109)
!115 = !DILocation(line: 28, column: 8, scope: !61, inlinedAt: !109)
!116 = !DILocation(line: 29, column: 12, scope: !41, inlinedAt: !109)
!117 = !DILocation(line: 29, column: 2, scope: !61, inlinedAt: !109)
!118 = distinct !{!118, !112, !119, !68, !69}
!119 = !DILocation(line: 29, column: 91, scope: !41, inlinedAt: !109)
!120 = !DILocation(line: 30, column: 2, scope: !41, inlinedAt: !109)
!121 = !DILocation(line: 31, column: 2, scope: !41, inlinedAt: !109)
!122 = !DILocation(line: 37, column: 19, scope: !75, inlinedAt: !123)
!123 = distinct !DILocation(line: 46, column: 39, scope: !104)
!124 = !DILocation(line: 0, scope: !75, inlinedAt: !123)
!125 = !DILocation(line: 38, column: 7, scope: !83, inlinedAt: !123)
!126 = !DILocation(line: 38, column: 9, scope: !83, inlinedAt: !123)
!127 = !DILocation(line: 40, column: 2, scope: !75, inlinedAt: !123)
!128 = !DILocation(line: 0, scope: !87, inlinedAt: !129)
!129 = distinct !DILocation(line: 41, column: 9, scope: !75, inlinedAt: !123)
!130 = !DILocation(line: 18, column: 35, scope: !87, inlinedAt: !129)
!131 = !DILocation(line: 41, column: 21, scope: !75, inlinedAt: !123)
!132 = !DILocation(line: 41, column: 59, scope: !75, inlinedAt: !123)
!133 = !DILocation(line: 41, column: 27, scope: !75, inlinedAt: !123)
!134 = !DILocation(line: 41, column: 2, scope: !75, inlinedAt: !123)
!135 = !DILocation(line: 46, column: 32, scope: !104)
!136 = !DILocation(line: 46, column: 48, scope: !104)
!137 = !DILocation(line: 46, column: 46, scope: !104)
!138 = !DILocation(line: 46, column: 2, scope: !104)
