; ModuleID = 'mp-release-acquire.c'
source_filename = "mp-release-acquire.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [11 x i8] c"data == 42\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [21 x i8] c"mp-release-acquire.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !34

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !50 {
  %1 = alloca i64, align 8, !DIAssignID !59
    #dbg_assign(i1 poison, !54, !DIExpression(), !59, ptr %1, !DIExpression(), !60)
  %2 = alloca i64, align 8, !DIAssignID !61
    #dbg_assign(i1 poison, !58, !DIExpression(), !61, ptr %2, !DIExpression(), !60)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !62
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !62
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #6, !dbg !63
  %4 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull @reader, ptr noundef null) #6, !dbg !64
  %5 = load i64, ptr %1, align 8, !dbg !65, !tbaa !66
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null) #6, !dbg !68
  %7 = load i64, ptr %2, align 8, !dbg !69, !tbaa !66
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #6, !dbg !70
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !71
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !73 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @writer(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !95 {
    #dbg_value(ptr %0, !97, !DIExpression(), !98)
  store i32 42, ptr @data, align 4, !dbg !99, !tbaa !46
  store atomic i32 1, ptr @flag release, align 4, !dbg !100
  ret ptr %0, !dbg !101
}

; Function Attrs: nounwind uwtable
define internal noundef ptr @reader(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !102 {
    #dbg_value(ptr %0, !104, !DIExpression(), !105)
  %2 = load atomic i32, ptr @flag acquire, align 4, !dbg !106
  %3 = icmp eq i32 %2, 0, !dbg !108
  %4 = load i32, ptr @data, align 4
  %5 = icmp eq i32 %4, 42
  %6 = select i1 %3, i1 true, i1 %5, !dbg !109
  br i1 %6, label %8, label %7, !dbg !109

7:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__.reader) #7, !dbg !110
  unreachable, !dbg !110

8:                                                ; preds = %1
  ret ptr %0, !dbg !113
}

declare !dbg !114 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mp-release-acquire.c", directory: ".", checksumkind: CSK_MD5, checksum: "42cf87b2749588b8d4aa4f4412129bd5")
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
!17 = !{!0, !18, !23, !29, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 88, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 11)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 168, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 21)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 168, elements: !32)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
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
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !51, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53, keyInstructions: true)
!51 = !DISubroutineType(types: !52)
!52 = !{!22}
!53 = !{!54, !58}
!54 = !DILocalVariable(name: "w", scope: !50, file: !3, line: 26, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocalVariable(name: "r", scope: !50, file: !3, line: 26, type: !55)
!59 = distinct !DIAssignID()
!60 = !DILocation(line: 0, scope: !50)
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 26, column: 2, scope: !50)
!63 = !DILocation(line: 27, column: 2, scope: !50)
!64 = !DILocation(line: 28, column: 2, scope: !50)
!65 = !DILocation(line: 29, column: 15, scope: !50)
!66 = !{!67, !67, i64 0}
!67 = !{!"long", !48, i64 0}
!68 = !DILocation(line: 29, column: 2, scope: !50)
!69 = !DILocation(line: 30, column: 15, scope: !50)
!70 = !DILocation(line: 30, column: 2, scope: !50)
!71 = !DILocation(line: 32, column: 1, scope: !50)
!72 = !DILocation(line: 31, column: 2, scope: !50, atomGroup: 2, atomRank: 1)
!73 = !DISubprogram(name: "pthread_create", scope: !74, file: !74, line: 202, type: !75, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!75 = !DISubroutineType(types: !76)
!76 = !{!22, !77, !79, !91, !94}
!77 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !56, line: 62, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !56, line: 56, size: 448, elements: !84)
!84 = !{!85, !89}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !83, file: !56, line: 58, baseType: !86, size: 448)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 448, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 56)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !83, file: !56, line: 59, baseType: !90, size: 64)
!90 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DISubroutineType(types: !93)
!93 = !{!16, !16}
!94 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!95 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !92, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96, keyInstructions: true)
!96 = !{!97}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 10, type: !16)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocation(line: 12, column: 7, scope: !95, atomGroup: 1, atomRank: 1)
!100 = !DILocation(line: 13, column: 2, scope: !95, atomGroup: 2, atomRank: 1)
!101 = !DILocation(line: 14, column: 2, scope: !95, atomGroup: 3, atomRank: 1)
!102 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 17, type: !92, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103, keyInstructions: true)
!103 = !{!104}
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 17, type: !16)
!105 = !DILocation(line: 0, scope: !102)
!106 = !DILocation(line: 19, column: 6, scope: !107, atomGroup: 1, atomRank: 2)
!107 = distinct !DILexicalBlock(scope: !102, file: !3, line: 19, column: 6)
!108 = !DILocation(line: 19, column: 6, scope: !107, atomGroup: 2, atomRank: 2)
!109 = !DILocation(line: 19, column: 6, scope: !107, atomGroup: 2, atomRank: 1)
!110 = !DILocation(line: 20, column: 3, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 20, column: 10)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 20, column: 3)
!113 = !DILocation(line: 21, column: 2, scope: !102, atomGroup: 4, atomRank: 1)
!114 = !DISubprogram(name: "pthread_join", scope: !74, file: !74, line: 219, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!22, !55, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
