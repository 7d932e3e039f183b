; ModuleID = 'fixture.c'
source_filename = "fixture.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i64, %struct.node, [3 x i32] }
%struct.node = type { i32, %struct.node* }

@pool = internal global [4 x %struct.item] zeroinitializer, align 16, !dbg !0
@top = dso_local global %struct.node* bitcast (i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 1, i32 1, i32 0) to %struct.node*), align 8, !dbg !25
@third = dso_local local_unnamed_addr constant i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !27
@done = dso_local local_unnamed_addr global i32 0, align 4, !dbg !31

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @push(%struct.node* %0, i32 %1) local_unnamed_addr #0 !dbg !40 {
  call void @llvm.dbg.value(metadata %struct.node* %0, metadata !44, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.value(metadata i32 %1, metadata !45, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.value(metadata i32 0, metadata !46, metadata !DIExpression()), !dbg !48
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 0, !dbg !49
  store i32 %1, i32* %3, align 8, !dbg !50, !tbaa !51
  %4 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !57
  %5 = inttoptr i64 %4 to %struct.node*, !dbg !57
  call void @llvm.dbg.value(metadata %struct.node* %5, metadata !47, metadata !DIExpression()), !dbg !48
  %6 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 1
  %7 = ptrtoint %struct.node* %0 to i64
  br label %8, !dbg !58

8:                                                ; preds = %8, %2
  %9 = phi %struct.node* [ %5, %2 ], [ %17, %8 ], !dbg !59
  %10 = phi i32 [ 0, %2 ], [ %11, %8 ], !dbg !48
  call void @llvm.dbg.value(metadata i32 %10, metadata !46, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.value(metadata %struct.node* %9, metadata !47, metadata !DIExpression()), !dbg !48
  store %struct.node* %9, %struct.node** %6, align 8, !dbg !60, !tbaa !62
  %11 = add nuw nsw i32 %10, 1, !dbg !63
  call void @llvm.dbg.value(metadata i32 %11, metadata !46, metadata !DIExpression()), !dbg !48
  %12 = ptrtoint %struct.node* %9 to i64, !dbg !64
  %13 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %12, i64 %7 release monotonic, align 8, !dbg !64
  %14 = extractvalue { i64, i1 } %13, 1, !dbg !64
  %15 = extractvalue { i64, i1 } %13, 0, !dbg !64
  %16 = inttoptr i64 %15 to %struct.node*, !dbg !64
  %17 = select i1 %14, %struct.node* %9, %struct.node* %16, !dbg !64
  call void @llvm.dbg.value(metadata %struct.node* %17, metadata !47, metadata !DIExpression()), !dbg !48
  br i1 %14, label %18, label %8, !dbg !65, !llvm.loop !66

18:                                               ; preds = %8
  %19 = and i32 %1, 3, !dbg !70
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 %20, i32 0, !dbg !71
  %22 = atomicrmw add i64* %21, i64 1 acq_rel, align 8, !dbg !72
  fence seq_cst, !dbg !73
  ret i32 %11, !dbg !74
}

; Function Attrs: mustprogress nofree norecurse nounwind uwtable willreturn
define dso_local i64 @take() local_unnamed_addr #1 !dbg !75 {
  %1 = atomicrmw xchg i64* bitcast (%struct.node** @top to i64*), i64 0 acquire, align 8, !dbg !80
  %2 = inttoptr i64 %1 to %struct.node*, !dbg !80
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !79, metadata !DIExpression()), !dbg !81
  %3 = icmp eq i64 %1, 0, !dbg !82
  %4 = icmp eq %struct.node* %2, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1)
  %5 = select i1 %3, i1 true, i1 %4, !dbg !84
  br i1 %5, label %17, label %6, !dbg !84

6:                                                ; preds = %0
  store atomic i32 1, i32* @done seq_cst, align 4, !dbg !85
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !86, metadata !DIExpression()), !dbg !91
  %7 = getelementptr inbounds %struct.node, %struct.node* %2, i64 -1, i32 1, !dbg !93
  %8 = bitcast %struct.node** %7 to i64*, !dbg !94
  %9 = load i64, i64* %8, align 8, !dbg !94, !tbaa !95
  call void @llvm.dbg.value(metadata %struct.node* undef, metadata !86, metadata !DIExpression()), !dbg !98
  %10 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 0, !dbg !100
  %11 = load i32, i32* %10, align 8, !dbg !100, !tbaa !51
  %12 = sext i32 %11 to i64, !dbg !101
  %13 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 0, i32 2, i64 %12, !dbg !101
  %14 = load i32, i32* %13, align 4, !dbg !101, !tbaa !102
  %15 = sext i32 %14 to i64, !dbg !101
  %16 = add nsw i64 %9, %15, !dbg !103
  br label %17, !dbg !104

17:                                               ; preds = %0, %6
  %18 = phi i64 [ %16, %6 ], [ -1, %0 ], !dbg !81
  ret i64 %18, !dbg !105
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !106 {
  call void @llvm.dbg.value(metadata %struct.node* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1), metadata !44, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata i32 7, metadata !45, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata i32 0, metadata !46, metadata !DIExpression()), !dbg !109
  store i32 7, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1, i32 0), align 8, !dbg !111, !tbaa !51
  %1 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !112
  %2 = inttoptr i64 %1 to %struct.node*, !dbg !112
  call void @llvm.dbg.value(metadata %struct.node* %2, metadata !47, metadata !DIExpression()), !dbg !109
  br label %3, !dbg !113

3:                                                ; preds = %3, %0
  %4 = phi %struct.node* [ %2, %0 ], [ %12, %3 ], !dbg !114
  %5 = phi i32 [ 0, %0 ], [ %6, %3 ], !dbg !109
  call void @llvm.dbg.value(metadata i32 %5, metadata !46, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.value(metadata %struct.node* %4, metadata !47, metadata !DIExpression()), !dbg !109
  store %struct.node* %4, %struct.node** getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1, i32 1), align 16, !dbg !115, !tbaa !62
  %6 = add nuw nsw i32 %5, 1, !dbg !116
  call void @llvm.dbg.value(metadata i32 %6, metadata !46, metadata !DIExpression()), !dbg !109
  %7 = ptrtoint %struct.node* %4 to i64, !dbg !117
  %8 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %7, i64 ptrtoint (%struct.node* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1) to i64) release monotonic, align 8, !dbg !117
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !117
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !117
  %11 = inttoptr i64 %10 to %struct.node*, !dbg !117
  %12 = select i1 %9, %struct.node* %4, %struct.node* %11, !dbg !117
  call void @llvm.dbg.value(metadata %struct.node* %12, metadata !47, metadata !DIExpression()), !dbg !109
  br i1 %9, label %13, label %3, !dbg !118, !llvm.loop !119

13:                                               ; preds = %3
  %14 = atomicrmw add i64* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 0), i64 1 acq_rel, align 8, !dbg !121
  fence seq_cst, !dbg !122
  %15 = atomicrmw xchg i64* bitcast (%struct.node** @top to i64*), i64 0 acquire, align 8, !dbg !123
  %16 = inttoptr i64 %15 to %struct.node*, !dbg !123
  call void @llvm.dbg.value(metadata %struct.node* %16, metadata !79, metadata !DIExpression()), !dbg !125
  %17 = icmp eq i64 %15, 0, !dbg !126
  %18 = icmp eq %struct.node* %16, getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 2, i32 1)
  %19 = select i1 %17, i1 true, i1 %18, !dbg !127
  br i1 %19, label %31, label %20, !dbg !127

20:                                               ; preds = %13
  store atomic i32 1, i32* @done seq_cst, align 4, !dbg !128
  call void @llvm.dbg.value(metadata %struct.node* %16, metadata !86, metadata !DIExpression()), !dbg !129
  %21 = getelementptr inbounds %struct.node, %struct.node* %16, i64 -1, i32 1, !dbg !131
  %22 = bitcast %struct.node** %21 to i64*, !dbg !132
  %23 = load i64, i64* %22, align 8, !dbg !132, !tbaa !95
  call void @llvm.dbg.value(metadata %struct.node* undef, metadata !86, metadata !DIExpression()), !dbg !133
  %24 = getelementptr inbounds %struct.node, %struct.node* %16, i64 0, i32 0, !dbg !135
  %25 = load i32, i32* %24, align 8, !dbg !135, !tbaa !51
  %26 = sext i32 %25 to i64, !dbg !136
  %27 = getelementptr inbounds [4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 0, i32 2, i64 %26, !dbg !136
  %28 = load i32, i32* %27, align 4, !dbg !136, !tbaa !102
  %29 = trunc i64 %23 to i32, !dbg !137
  %30 = add i32 %28, %29, !dbg !137
  br label %31, !dbg !137

31:                                               ; preds = %13, %20
  %32 = phi i32 [ %30, %20 ], [ -1, %13 ]
  %33 = add nsw i32 %32, %6, !dbg !138
  %34 = load i32, i32* getelementptr inbounds ([4 x %struct.item], [4 x %struct.item]* @pool, i64 0, i64 3, i32 2, i64 2), align 8, !dbg !139, !tbaa !102
  %35 = add nsw i32 %33, %34, !dbg !140
  ret i32 %35, !dbg !141
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 11, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fixture.c", directory: ".")
!4 = !{}
!5 = !{!6, !10, !12, !22}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 128, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !7, file: !3, line: 3, baseType: !10, size: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !3, line: 4, baseType: !6, size: 64, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 6, size: 320, elements: !14)
!14 = !{!15, !17, !18}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !13, file: !3, line: 7, baseType: !16, size: 64)
!16 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !13, file: !3, line: 8, baseType: !7, size: 128, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !13, file: !3, line: 9, baseType: !19, size: 96, offset: 192)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25, !27, !0, !31}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !29, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !10, isLocal: false, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1280, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !{i32 7, !"Dwarf Version", i32 4}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"uwtable", i32 1}
!40 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 21, type: !41, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!10, !6, !10}
!43 = !{!44, !45, !46, !47}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 21, type: !6)
!45 = !DILocalVariable(name: "v", arg: 2, scope: !40, file: !3, line: 21, type: !10)
!46 = !DILocalVariable(name: "tries", scope: !40, file: !3, line: 23, type: !10)
!47 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 25, type: !6)
!48 = !DILocation(line: 0, scope: !40)
!49 = !DILocation(line: 24, column: 5, scope: !40)
!50 = !DILocation(line: 24, column: 9, scope: !40)
!51 = !{!52, !53, i64 0}
!52 = !{!"node", !53, i64 0, !56, i64 8}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !{!"any pointer", !54, i64 0}
!57 = !DILocation(line: 25, column: 19, scope: !40)
!58 = !DILocation(line: 26, column: 2, scope: !40)
!59 = !DILocation(line: 25, column: 15, scope: !40)
!60 = !DILocation(line: 27, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !40, file: !3, line: 26, column: 5)
!62 = !{!52, !56, i64 8}
!63 = !DILocation(line: 28, column: 8, scope: !61)
!64 = !DILocation(line: 29, column: 12, scope: !40)
!65 = !DILocation(line: 29, column: 2, scope: !61)
!66 = distinct !{!66, !58, !67, !68, !69}
!67 = !DILocation(line: 29, column: 91, scope: !40)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 30, column: 29, scope: !40)
!71 = !DILocation(line: 30, column: 34, scope: !40)
!72 = !DILocation(line: 30, column: 2, scope: !40)
!73 = !DILocation(line: 31, column: 2, scope: !40)
!74 = !DILocation(line: 32, column: 2, scope: !40)
!75 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 35, type: !76, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!76 = !DISubroutineType(types: !77)
!77 = !{!16}
!78 = !{!79}
!79 = !DILocalVariable(name: "t", scope: !75, file: !3, line: 37, type: !6)
!80 = !DILocation(line: 37, column: 19, scope: !75)
!81 = !DILocation(line: 0, scope: !75)
!82 = !DILocation(line: 38, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !75, file: !3, line: 38, column: 6)
!84 = !DILocation(line: 38, column: 9, scope: !83)
!85 = !DILocation(line: 40, column: 2, scope: !75)
!86 = !DILocalVariable(name: "n", arg: 1, scope: !87, file: !3, line: 16, type: !6)
!87 = distinct !DISubprogram(name: "item_of", scope: !3, file: !3, line: 16, type: !88, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!12, !6}
!90 = !{!86}
!91 = !DILocation(line: 0, scope: !87, inlinedAt: !92)
!92 = distinct !DILocation(line: 41, column: 9, scope: !75)
!93 = !DILocation(line: 18, column: 35, scope: !87, inlinedAt: !92)
!94 = !DILocation(line: 41, column: 21, scope: !75)
!95 = !{!96, !97, i64 0}
!96 = !{!"item", !97, i64 0, !52, i64 8, !54, i64 24}
!97 = !{!"long", !54, i64 0}
!98 = !DILocation(line: 0, scope: !87, inlinedAt: !99)
!99 = distinct !DILocation(line: 41, column: 27, scope: !75)
!100 = !DILocation(line: 41, column: 59, scope: !75)
!101 = !DILocation(line: 41, column: 27, scope: !75)
!102 = !{!53, !53, i64 0}
!103 = !DILocation(line: 41, column: 25, scope: !75)
!104 = !DILocation(line: 41, column: 2, scope: !75)
!105 = !DILocation(line: 42, column: 1, scope: !75)
!106 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !107, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !4)
!107 = !DISubroutineType(types: !108)
!108 = !{!10}
!109 = !DILocation(line: 0, scope: !40, inlinedAt: !110)
!110 = distinct !DILocation(line: 46, column: 9, scope: !106)
!111 = !DILocation(line: 24, column: 9, scope: !40, inlinedAt: !110)
!112 = !DILocation(line: 25, column: 19, scope: !40, inlinedAt: !110)
!113 = !DILocation(line: 26, column: 2, scope: !40, inlinedAt: !110)
!114 = !DILocation(line: 25, column: 15, scope: !40, inlinedAt: !110)
!115 = !DILocation(line: 27, column: 11, scope: !61, inlinedAt: !110)
!116 = !DILocation(line: 28, column: 8, scope: !61, inlinedAt: !110)
!117 = !DILocation(line: 29, column: 12, scope: !40, inlinedAt: !110)
!118 = !DILocation(line: 29, column: 2, scope: !61, inlinedAt: !110)
!119 = distinct !{!119, !113, !120, !68, !69}
!120 = !DILocation(line: 29, column: 91, scope: !40, inlinedAt: !110)
!121 = !DILocation(line: 30, column: 2, scope: !40, inlinedAt: !110)
!122 = !DILocation(line: 31, column: 2, scope: !40, inlinedAt: !110)
!123 = !DILocation(line: 37, column: 19, scope: !75, inlinedAt: !124)
!124 = distinct !DILocation(line: 46, column: 39, scope: !106)
!125 = !DILocation(line: 0, scope: !75, inlinedAt: !124)
!126 = !DILocation(line: 38, column: 7, scope: !83, inlinedAt: !124)
!127 = !DILocation(line: 38, column: 9, scope: !83, inlinedAt: !124)
!128 = !DILocation(line: 40, column: 2, scope: !75, inlinedAt: !124)
!129 = !DILocation(line: 0, scope: !87, inlinedAt: !130)
!130 = distinct !DILocation(line: 41, column: 9, scope: !75, inlinedAt: !124)
!131 = !DILocation(line: 18, column: 35, scope: !87, inlinedAt: !130)
!132 = !DILocation(line: 41, column: 21, scope: !75, inlinedAt: !124)
!133 = !DILocation(line: 0, scope: !87, inlinedAt: !134)
!134 = distinct !DILocation(line: 41, column: 27, scope: !75, inlinedAt: !124)
!135 = !DILocation(line: 41, column: 59, scope: !75, inlinedAt: !124)
!136 = !DILocation(line: 41, column: 27, scope: !75, inlinedAt: !124)
!137 = !DILocation(line: 41, column: 2, scope: !75, inlinedAt: !124)
!138 = !DILocation(line: 46, column: 32, scope: !106)
!139 = !DILocation(line: 46, column: 48, scope: !106)
!140 = !DILocation(line: 46, column: 46, scope: !106)
!141 = !DILocation(line: 46, column: 2, scope: !106)
