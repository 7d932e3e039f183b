; ModuleID = 'named.c'
source_filename = "named.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@pos = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@cell = dso_local local_unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !33
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [10 x i8] c"data != 3\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [8 x i8] c"named.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !51 {
  %1 = alloca i64, align 8, !DIAssignID !59
    #dbg_assign(i1 undef, !55, !DIExpression(), !59, ptr %1, !DIExpression(), !60)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #6, !dbg !61
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @waits, ptr noundef null) #6, !dbg !62
  store atomic i32 1, ptr @pos release, align 4, !dbg !63
  store atomic i32 2, ptr getelementptr inbounds (i8, ptr @cell, i64 4) release, align 4, !dbg !64
  %3 = load i64, ptr %1, align 8, !dbg !65, !tbaa !66
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #6, !dbg !70
  %5 = load i32, ptr @data, align 4, !dbg !71, !tbaa !74
  %6 = icmp eq i32 %5, 3, !dbg !71
  br i1 %6, label %7, label %8, !dbg !76

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 21, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !71
  unreachable, !dbg !71

8:                                                ; preds = %0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #6, !dbg !77
  ret i32 0, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !79 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @waits(ptr nocapture readnone %0) #3 !dbg !102 {
    #dbg_value(ptr poison, !104, !DIExpression(), !108)
    #dbg_value(i32 0, !105, !DIExpression(), !108)
    #dbg_value(i32 0, !106, !DIExpression(), !108)
  %2 = load atomic i32, ptr @pos acquire, align 4, !dbg !109
    #dbg_value(i32 %2, !107, !DIExpression(), !108)
  %3 = and i32 %2, 3, !dbg !110
  %4 = zext nneg i32 %3 to i64, !dbg !111
  %5 = getelementptr inbounds [4 x i32], ptr @cell, i64 0, i64 %4, !dbg !111
  %6 = load atomic i32, ptr %5 acquire, align 4, !dbg !112
  %7 = icmp sgt i32 %6, %2, !dbg !113
  br i1 %7, label %19, label %8, !dbg !114

8:                                                ; preds = %1, %8
  %9 = phi i32 [ %13, %8 ], [ %2, %1 ]
    #dbg_value(i32 %9, !107, !DIExpression(), !108)
  %10 = add nsw i32 %9, 1, !dbg !115
  %11 = load i32, ptr @data, align 4, !dbg !117, !tbaa !74
  %12 = add nsw i32 %10, %11, !dbg !117
  store i32 %12, ptr @data, align 4, !dbg !117, !tbaa !74
  %13 = load atomic i32, ptr @pos acquire, align 4, !dbg !118
    #dbg_value(i32 %13, !107, !DIExpression(), !108)
  %14 = and i32 %13, 3, !dbg !110
  %15 = zext nneg i32 %14 to i64, !dbg !111
  %16 = getelementptr inbounds [4 x i32], ptr @cell, i64 0, i64 %15, !dbg !111
  %17 = load atomic i32, ptr %16 acquire, align 4, !dbg !112
    #dbg_value(i32 %17, !106, !DIExpression(), !108)
    #dbg_value(i32 %13, !105, !DIExpression(), !108)
  %18 = icmp sgt i32 %17, %13, !dbg !113
  br i1 %18, label %19, label %8, !dbg !114, !llvm.loop !119

19:                                               ; preds = %8, %1
  ret ptr null, !dbg !123
}

declare !dbg !124 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !128 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pos", scope: !2, file: !3, line: 5, type: !36, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named.c", directory: ".", checksumkind: CSK_MD5, checksum: "3359dc771a3fca060ceaed9cfa03d7b7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !22, !27, !0, !33, !41}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 80, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 15)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 5, type: !35, isLocal: false, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{!40}
!40 = !DISubrange(count: 4)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 6, type: !38, isLocal: false, isDefinition: true)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!50 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !52, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!38}
!54 = !{!55}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 16, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = distinct !DIAssignID()
!60 = !DILocation(line: 0, scope: !51)
!61 = !DILocation(line: 16, column: 3, scope: !51)
!62 = !DILocation(line: 17, column: 3, scope: !51)
!63 = !DILocation(line: 18, column: 3, scope: !51)
!64 = !DILocation(line: 19, column: 3, scope: !51)
!65 = !DILocation(line: 20, column: 16, scope: !51)
!66 = !{!67, !67, i64 0}
!67 = !{!"long", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C/C++ TBAA"}
!70 = !DILocation(line: 20, column: 3, scope: !51)
!71 = !DILocation(line: 21, column: 3, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 21, column: 3)
!73 = distinct !DILexicalBlock(scope: !51, file: !3, line: 21, column: 3)
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !68, i64 0}
!76 = !DILocation(line: 21, column: 3, scope: !73)
!77 = !DILocation(line: 23, column: 1, scope: !51)
!78 = !DILocation(line: 22, column: 3, scope: !51)
!79 = !DISubprogram(name: "pthread_create", scope: !80, file: !80, line: 202, type: !81, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!81 = !DISubroutineType(types: !82)
!82 = !{!38, !83, !85, !97, !101}
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !57, line: 62, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !57, line: 56, size: 448, elements: !90)
!90 = !{!91, !95}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !89, file: !57, line: 58, baseType: !92, size: 448)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 448, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 56)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !89, file: !57, line: 59, baseType: !96, size: 64)
!96 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{!100, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!102 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 7, type: !98, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103)
!103 = !{!104, !105, !106, !107}
!104 = !DILocalVariable(name: "z", arg: 1, scope: !102, file: !3, line: 7, type: !100)
!105 = !DILocalVariable(name: "q", scope: !102, file: !3, line: 8, type: !38)
!106 = !DILocalVariable(name: "c", scope: !102, file: !3, line: 8, type: !38)
!107 = !DILocalVariable(name: "p", scope: !102, file: !3, line: 8, type: !38)
!108 = !DILocation(line: 0, scope: !102)
!109 = !DILocation(line: 8, column: 29, scope: !102)
!110 = !DILocation(line: 9, column: 43, scope: !102)
!111 = !DILocation(line: 9, column: 36, scope: !102)
!112 = !DILocation(line: 9, column: 14, scope: !102)
!113 = !DILocation(line: 9, column: 85, scope: !102)
!114 = !DILocation(line: 9, column: 3, scope: !102)
!115 = !DILocation(line: 10, column: 15, scope: !116)
!116 = distinct !DILexicalBlock(scope: !102, file: !3, line: 9, column: 90)
!117 = !DILocation(line: 10, column: 10, scope: !116)
!118 = !DILocation(line: 11, column: 9, scope: !116)
!119 = distinct !{!119, !114, !120, !121, !122}
!120 = !DILocation(line: 12, column: 3, scope: !102)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = !DILocation(line: 13, column: 3, scope: !102)
!124 = !DISubprogram(name: "pthread_join", scope: !80, file: !80, line: 219, type: !125, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!38, !56, !127}
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!128 = !DISubprogram(name: "__assert_fail", scope: !129, file: !129, line: 69, type: !130, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!129 = !DIFile(filename: "/usr/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!130 = !DISubroutineType(types: !131)
!131 = !{null, !132, !132, !7, !132}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
