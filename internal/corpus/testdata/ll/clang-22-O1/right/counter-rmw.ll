; ModuleID = 'counter-rmw.c'
source_filename = "counter-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 3\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-rmw.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !50 {
  %1 = alloca [3 x i64], align 16, !DIAssignID !65
    #dbg_assign(i1 poison, !54, !DIExpression(), !65, ptr %1, !DIExpression(), !66)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !67
    #dbg_value(i32 0, !61, !DIExpression(), !68)
  br label %2, !dbg !69

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %6, %2 ]
    #dbg_value(i64 %3, !61, !DIExpression(), !68)
  %4 = getelementptr inbounds nuw i64, ptr %1, i64 %3, !dbg !70
  %5 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @inc, ptr noundef null) #6, !dbg !72
  %6 = add nuw nsw i64 %3, 1, !dbg !73
    #dbg_value(i64 %6, !61, !DIExpression(), !68)
  %7 = icmp eq i64 %6, 3, !dbg !74
  br i1 %7, label %11, label %2, !dbg !75, !llvm.loop !76

8:                                                ; preds = %11
  %9 = load atomic i32, ptr @n seq_cst, align 4, !dbg !81, !tbaa !84
  %10 = icmp eq i32 %9, 3, !dbg !85
  br i1 %10, label %19, label %18, !dbg !86

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %16, %11 ], [ 0, %2 ]
    #dbg_value(i64 %12, !63, !DIExpression(), !87)
  %13 = getelementptr inbounds nuw i64, ptr %1, i64 %12, !dbg !88
  %14 = load i64, ptr %13, align 8, !dbg !88, !tbaa !90
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null) #6, !dbg !92
  %16 = add nuw nsw i64 %12, 1, !dbg !93
    #dbg_value(i64 %16, !63, !DIExpression(), !87)
  %17 = icmp eq i64 %16, 3, !dbg !94
  br i1 %17, label %8, label %11, !dbg !95, !llvm.loop !96

18:                                               ; preds = %8
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 22, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !99
  unreachable, !dbg !99

19:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !100
  ret i32 0, !dbg !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !102 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @inc(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !124 {
    #dbg_value(ptr %0, !126, !DIExpression(), !127)
  %2 = atomicrmw add ptr @n, i32 1 monotonic, align 4, !dbg !128
  ret ptr %0, !dbg !129
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !130 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}
!llvm.errno.tbaa = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !35, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-rmw.c", directory: ".", checksumkind: CSK_MD5, checksum: "fe2917cebf707b7fb1a6d721cd6f3eab")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 56, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 7)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!46 = !{!47, !47, i64 0}
!47 = !{!"int", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !51, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53, keyInstructions: true)
!51 = !DISubroutineType(types: !52)
!52 = !{!37}
!53 = !{!54, !61, !63}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 17, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !59)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !{!60}
!60 = !DISubrange(count: 3)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 18, type: !37)
!62 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 2)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 20, type: !37)
!64 = distinct !DILexicalBlock(scope: !50, file: !3, line: 20, column: 2)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 0, scope: !50)
!67 = !DILocation(line: 17, column: 2, scope: !50)
!68 = !DILocation(line: 0, scope: !62)
!69 = !DILocation(line: 18, column: 2, scope: !62, atomGroup: 15, atomRank: 1)
!70 = !DILocation(line: 19, column: 19, scope: !71)
!71 = distinct !DILexicalBlock(scope: !62, file: !3, line: 18, column: 2)
!72 = !DILocation(line: 19, column: 3, scope: !71)
!73 = !DILocation(line: 18, column: 26, scope: !71, atomGroup: 4, atomRank: 2)
!74 = !DILocation(line: 18, column: 20, scope: !71, atomGroup: 2, atomRank: 1)
!75 = !DILocation(line: 18, column: 2, scope: !62, atomGroup: 3, atomRank: 1)
!76 = distinct !{!76, !77, !78, !79, !80}
!77 = !DILocation(line: 18, column: 2, scope: !62)
!78 = !DILocation(line: 19, column: 40, scope: !62)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 22, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 22, column: 9)
!83 = distinct !DILexicalBlock(scope: !50, file: !3, line: 22, column: 2)
!84 = !{!48, !48, i64 0}
!85 = !DILocation(line: 22, column: 11, scope: !82, atomGroup: 11, atomRank: 2)
!86 = !DILocation(line: 22, column: 11, scope: !82, atomGroup: 11, atomRank: 1)
!87 = !DILocation(line: 0, scope: !64)
!88 = !DILocation(line: 21, column: 16, scope: !89)
!89 = distinct !DILexicalBlock(scope: !64, file: !3, line: 20, column: 2)
!90 = !{!91, !91, i64 0}
!91 = !{!"long", !48, i64 0}
!92 = !DILocation(line: 21, column: 3, scope: !89)
!93 = !DILocation(line: 20, column: 26, scope: !89, atomGroup: 9, atomRank: 2)
!94 = !DILocation(line: 20, column: 20, scope: !89, atomGroup: 7, atomRank: 1)
!95 = !DILocation(line: 20, column: 2, scope: !64, atomGroup: 8, atomRank: 1)
!96 = distinct !{!96, !97, !98, !79, !80}
!97 = !DILocation(line: 20, column: 2, scope: !64)
!98 = !DILocation(line: 21, column: 26, scope: !64)
!99 = !DILocation(line: 22, column: 2, scope: !82)
!100 = !DILocation(line: 24, column: 1, scope: !50)
!101 = !DILocation(line: 23, column: 2, scope: !50, atomGroup: 13, atomRank: 1)
!102 = !DISubprogram(name: "pthread_create", scope: !103, file: !103, line: 202, type: !104, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!104 = !DISubroutineType(types: !105)
!105 = !{!37, !106, !108, !120, !123}
!106 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !57, line: 62, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !57, line: 56, size: 448, elements: !113)
!113 = !{!114, !118}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !112, file: !57, line: 58, baseType: !115, size: 448)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 56)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !112, file: !57, line: 59, baseType: !119, size: 64)
!119 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DISubroutineType(types: !122)
!122 = !{!16, !16}
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!124 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !121, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125, keyInstructions: true)
!125 = !{!126}
!126 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 9, type: !16)
!127 = !DILocation(line: 0, scope: !124)
!128 = !DILocation(line: 11, column: 2, scope: !124, atomGroup: 1, atomRank: 2)
!129 = !DILocation(line: 12, column: 2, scope: !124, atomGroup: 2, atomRank: 1)
!130 = !DISubprogram(name: "pthread_join", scope: !103, file: !103, line: 219, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!37, !56, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
