; ModuleID = 'named.c'
source_filename = "named.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@pos = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@cell = dso_local local_unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !16
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [10 x i8] c"data != 3\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"named.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !33 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #7, !dbg !41
  call void @llvm.dbg.value(metadata i64* %1, metadata !37, metadata !DIExpression(DW_OP_deref)), !dbg !42
  %3 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @waits, i8* noundef null) #7, !dbg !43
  store atomic i32 1, i32* @pos release, align 4, !dbg !44
  store atomic i32 2, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @cell, i64 0, i64 1) release, align 4, !dbg !45
  %4 = load i64, i64* %1, align 8, !dbg !46, !tbaa !47
  call void @llvm.dbg.value(metadata i64 %4, metadata !37, metadata !DIExpression()), !dbg !42
  %5 = call i32 @pthread_join(i64 noundef %4, i8** noundef null) #7, !dbg !51
  %6 = load i32, i32* @data, align 4, !dbg !52, !tbaa !55
  %7 = icmp eq i32 %6, 3, !dbg !52
  br i1 %7, label %8, label %9, !dbg !57

8:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !52
  unreachable, !dbg !52

9:                                                ; preds = %0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #7, !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !60 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind uwtable
define internal noalias i8* @waits(i8* nocapture noundef readnone %0) #3 !dbg !85 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !87, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.value(metadata i32 0, metadata !88, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.value(metadata i32 0, metadata !89, metadata !DIExpression()), !dbg !91
  %2 = load atomic i32, i32* @pos acquire, align 4, !dbg !92
  call void @llvm.dbg.value(metadata i32 %2, metadata !90, metadata !DIExpression()), !dbg !91
  %3 = and i32 %2, 3, !dbg !93
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* @cell, i64 0, i64 %4, !dbg !94
  %6 = load atomic i32, i32* %5 acquire, align 4, !dbg !95
  call void @llvm.dbg.value(metadata i32 %6, metadata !89, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.value(metadata i32 %2, metadata !88, metadata !DIExpression()), !dbg !91
  %7 = icmp sgt i32 %6, %2, !dbg !96
  br i1 %7, label %19, label %8, !dbg !97

8:                                                ; preds = %1, %8
  %9 = phi i32 [ %13, %8 ], [ %2, %1 ]
  call void @llvm.dbg.value(metadata i32 %9, metadata !90, metadata !DIExpression()), !dbg !91
  %10 = add nsw i32 %9, 1, !dbg !98
  %11 = load i32, i32* @data, align 4, !dbg !100, !tbaa !55
  %12 = add nsw i32 %10, %11, !dbg !100
  store i32 %12, i32* @data, align 4, !dbg !100, !tbaa !55
  %13 = load atomic i32, i32* @pos acquire, align 4, !dbg !101
  call void @llvm.dbg.value(metadata i32 %13, metadata !90, metadata !DIExpression()), !dbg !91
  %14 = and i32 %13, 3, !dbg !93
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [4 x i32], [4 x i32]* @cell, i64 0, i64 %15, !dbg !94
  %17 = load atomic i32, i32* %16 acquire, align 4, !dbg !95
  call void @llvm.dbg.value(metadata i32 %17, metadata !89, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.value(metadata i32 %13, metadata !88, metadata !DIExpression()), !dbg !91
  %18 = icmp sgt i32 %17, %13, !dbg !96
  br i1 %18, label %19, label %8, !dbg !97, !llvm.loop !102

19:                                               ; preds = %8, %1
  ret i8* null, !dbg !106
}

declare !dbg !107 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pos", scope: !2, file: !3, line: 5, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named.c", directory: ".", checksumkind: CSK_MD5, checksum: "3359dc771a3fca060ceaed9cfa03d7b7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !24}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !22)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 6, type: !21, isLocal: false, isDefinition: true)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !34, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!21}
!36 = !{!37}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 16, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 16, column: 3, scope: !33)
!42 = !DILocation(line: 0, scope: !33)
!43 = !DILocation(line: 17, column: 3, scope: !33)
!44 = !DILocation(line: 18, column: 3, scope: !33)
!45 = !DILocation(line: 19, column: 3, scope: !33)
!46 = !DILocation(line: 20, column: 16, scope: !33)
!47 = !{!48, !48, i64 0}
!48 = !{!"long", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C/C++ TBAA"}
!51 = !DILocation(line: 20, column: 3, scope: !33)
!52 = !DILocation(line: 21, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 21, column: 3)
!54 = distinct !DILexicalBlock(scope: !33, file: !3, line: 21, column: 3)
!55 = !{!56, !56, i64 0}
!56 = !{!"int", !49, i64 0}
!57 = !DILocation(line: 21, column: 3, scope: !54)
!58 = !DILocation(line: 23, column: 1, scope: !33)
!59 = !DILocation(line: 22, column: 3, scope: !33)
!60 = !DISubprogram(name: "pthread_create", scope: !61, file: !61, line: 202, type: !62, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!61 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!62 = !DISubroutineType(types: !63)
!63 = !{!21, !64, !66, !79, !83}
!64 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !39, line: 62, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !39, line: 56, size: 448, elements: !71)
!71 = !{!72, !77}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !70, file: !39, line: 58, baseType: !73, size: 448)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 448, elements: !75)
!74 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!75 = !{!76}
!76 = !DISubrange(count: 56)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !70, file: !39, line: 59, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!84 = !{}
!85 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 7, type: !80, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !86)
!86 = !{!87, !88, !89, !90}
!87 = !DILocalVariable(name: "z", arg: 1, scope: !85, file: !3, line: 7, type: !82)
!88 = !DILocalVariable(name: "q", scope: !85, file: !3, line: 8, type: !21)
!89 = !DILocalVariable(name: "c", scope: !85, file: !3, line: 8, type: !21)
!90 = !DILocalVariable(name: "p", scope: !85, file: !3, line: 8, type: !21)
!91 = !DILocation(line: 0, scope: !85)
!92 = !DILocation(line: 8, column: 29, scope: !85)
!93 = !DILocation(line: 9, column: 43, scope: !85)
!94 = !DILocation(line: 9, column: 36, scope: !85)
!95 = !DILocation(line: 9, column: 14, scope: !85)
!96 = !DILocation(line: 9, column: 85, scope: !85)
!97 = !DILocation(line: 9, column: 3, scope: !85)
!98 = !DILocation(line: 10, column: 15, scope: !99)
!99 = distinct !DILexicalBlock(scope: !85, file: !3, line: 9, column: 90)
!100 = !DILocation(line: 10, column: 10, scope: !99)
!101 = !DILocation(line: 11, column: 9, scope: !99)
!102 = distinct !{!102, !97, !103, !104, !105}
!103 = !DILocation(line: 12, column: 3, scope: !85)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 13, column: 3, scope: !85)
!107 = !DISubprogram(name: "pthread_join", scope: !61, file: !61, line: 219, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !84)
!108 = !DISubroutineType(types: !109)
!109 = !{!21, !38, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
