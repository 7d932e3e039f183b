; ModuleID = 'spin-flag.c'
source_filename = "spin-flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0
@data = dso_local local_unnamed_addr global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [12 x i8] c"spin-flag.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !52 {
  %1 = alloca i64, align 8, !DIAssignID !60
    #dbg_assign(i1 poison, !56, !DIExpression(), !60, ptr %1, !DIExpression(), !61)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !62
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @writer, ptr noundef null) #6, !dbg !63
  br label %3, !dbg !64

3:                                                ; preds = %3, %0
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !65
  %5 = icmp eq i32 %4, 0, !dbg !66
  br i1 %5, label %3, label %6, !dbg !67, !llvm.loop !68

6:                                                ; preds = %3
  %7 = load i32, ptr @data, align 4, !dbg !71, !tbaa !48
  %8 = icmp eq i32 %7, 1, !dbg !74
  br i1 %8, label %10, label %9, !dbg !75

9:                                                ; preds = %6
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 23, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !76
  unreachable, !dbg !76

10:                                               ; preds = %6
  %11 = load i64, ptr %1, align 8, !dbg !77, !tbaa !78
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #6, !dbg !80
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !81
  ret i32 0, !dbg !82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !83 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @writer(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !105 {
    #dbg_value(ptr %0, !107, !DIExpression(), !108)
  store i32 1, ptr @data, align 4, !dbg !109, !tbaa !48
  store atomic i32 1, ptr @flag release, align 4, !dbg !110
  ret ptr %0, !dbg !111
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !112 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}
!llvm.errno.tbaa = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !38, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin-flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "bbdbe3cfcfbd374d765493128c7c48d1")
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
!17 = !{!18, !24, !29, !35, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 80, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 10)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !37, isLocal: false, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!47 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C/C++ TBAA"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !53, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55, keyInstructions: true)
!53 = !DISubroutineType(types: !54)
!54 = !{!37}
!55 = !{!56}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 19, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = distinct !DIAssignID()
!61 = !DILocation(line: 0, scope: !52)
!62 = !DILocation(line: 19, column: 2, scope: !52)
!63 = !DILocation(line: 20, column: 2, scope: !52)
!64 = !DILocation(line: 21, column: 2, scope: !52)
!65 = !DILocation(line: 21, column: 10, scope: !52, atomGroup: 1, atomRank: 2)
!66 = !DILocation(line: 21, column: 9, scope: !52)
!67 = !DILocation(line: 21, column: 2, scope: !52, atomGroup: 3, atomRank: 1)
!68 = distinct !{!68, !64, !69, !70}
!69 = !DILocation(line: 22, column: 3, scope: !52)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 23, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 23, column: 9)
!73 = distinct !DILexicalBlock(scope: !52, file: !3, line: 23, column: 2)
!74 = !DILocation(line: 23, column: 14, scope: !72, atomGroup: 4, atomRank: 2)
!75 = !DILocation(line: 23, column: 14, scope: !72, atomGroup: 4, atomRank: 1)
!76 = !DILocation(line: 23, column: 2, scope: !72)
!77 = !DILocation(line: 24, column: 15, scope: !52)
!78 = !{!79, !79, i64 0}
!79 = !{!"long", !50, i64 0}
!80 = !DILocation(line: 24, column: 2, scope: !52)
!81 = !DILocation(line: 26, column: 1, scope: !52)
!82 = !DILocation(line: 25, column: 2, scope: !52, atomGroup: 6, atomRank: 1)
!83 = !DISubprogram(name: "pthread_create", scope: !84, file: !84, line: 202, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!85 = !DISubroutineType(types: !86)
!86 = !{!37, !87, !89, !101, !104}
!87 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !58, line: 62, baseType: !93)
!93 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !58, line: 56, size: 448, elements: !94)
!94 = !{!95, !99}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !93, file: !58, line: 58, baseType: !96, size: 448)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 448, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 56)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !93, file: !58, line: 59, baseType: !100, size: 64)
!100 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DISubroutineType(types: !103)
!103 = !{!16, !16}
!104 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!105 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 10, type: !102, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106, keyInstructions: true)
!106 = !{!107}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 10, type: !16)
!108 = !DILocation(line: 0, scope: !105)
!109 = !DILocation(line: 12, column: 7, scope: !105, atomGroup: 1, atomRank: 1)
!110 = !DILocation(line: 13, column: 2, scope: !105, atomGroup: 2, atomRank: 1)
!111 = !DILocation(line: 14, column: 2, scope: !105, atomGroup: 3, atomRank: 1)
!112 = !DISubprogram(name: "pthread_join", scope: !84, file: !84, line: 219, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!37, !57, !115}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
