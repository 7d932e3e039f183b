; ModuleID = 'counter-cas.c'
source_filename = "counter-cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [14 x i8] c"counter-cas.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !40 {
  %1 = alloca i64, align 8, !DIAssignID !49
    #dbg_assign(i1 poison, !44, !DIExpression(), !49, ptr %1, !DIExpression(), !50)
  %2 = alloca i64, align 8, !DIAssignID !51
    #dbg_assign(i1 poison, !48, !DIExpression(), !51, ptr %2, !DIExpression(), !50)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !52
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !52
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @inc, ptr noundef null) #6, !dbg !53
  %4 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull @inc, ptr noundef null) #6, !dbg !54
  %5 = load i64, ptr %1, align 8, !dbg !55, !tbaa !56
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null) #6, !dbg !58
  %7 = load i64, ptr %2, align 8, !dbg !59, !tbaa !56
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null) #6, !dbg !60
  %9 = load atomic i32, ptr @n seq_cst, align 4, !dbg !61, !tbaa !64
  %10 = icmp eq i32 %9, 2, !dbg !65
  br i1 %10, label %12, label %11, !dbg !66

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !67
  unreachable, !dbg !67

12:                                               ; preds = %0
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !68
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !70 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @inc(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !92 {
    #dbg_value(ptr %0, !94, !DIExpression(), !96)
  %2 = load atomic i32, ptr @n seq_cst, align 4, !dbg !97
    #dbg_value(i32 %2, !95, !DIExpression(), !96)
  br label %3, !dbg !98

3:                                                ; preds = %3, %1
  %4 = phi i32 [ %2, %1 ], [ %8, %3 ], !dbg !99
    #dbg_value(i32 %4, !95, !DIExpression(), !96)
  %5 = add nsw i32 %4, 1, !dbg !100
  %6 = cmpxchg ptr @n, i32 %4, i32 %5 seq_cst seq_cst, align 4, !dbg !101
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !102
  %8 = extractvalue { i32, i1 } %6, 0
    #dbg_value(i32 poison, !95, !DIExpression(), !96)
  br i1 %7, label %9, label %3, !dbg !103, !llvm.loop !104

9:                                                ; preds = %3
  ret ptr %0, !dbg !107
}

declare !dbg !108 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !24, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counter-cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "d19e863c76519e6a8fd14d892d266628")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 104, baseType: !26)
!25 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!35 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C/C++ TBAA"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !41, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43, keyInstructions: true)
!41 = !DISubroutineType(types: !42)
!42 = !{!27}
!43 = !{!44, !48}
!44 = !DILocalVariable(name: "a", scope: !40, file: !3, line: 19, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocalVariable(name: "b", scope: !40, file: !3, line: 19, type: !45)
!49 = distinct !DIAssignID()
!50 = !DILocation(line: 0, scope: !40)
!51 = distinct !DIAssignID()
!52 = !DILocation(line: 19, column: 2, scope: !40)
!53 = !DILocation(line: 20, column: 2, scope: !40)
!54 = !DILocation(line: 21, column: 2, scope: !40)
!55 = !DILocation(line: 22, column: 15, scope: !40)
!56 = !{!57, !57, i64 0}
!57 = !{!"long", !38, i64 0}
!58 = !DILocation(line: 22, column: 2, scope: !40)
!59 = !DILocation(line: 23, column: 15, scope: !40)
!60 = !DILocation(line: 23, column: 2, scope: !40)
!61 = !DILocation(line: 24, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 24, column: 9)
!63 = distinct !DILexicalBlock(scope: !40, file: !3, line: 24, column: 2)
!64 = !{!38, !38, i64 0}
!65 = !DILocation(line: 24, column: 11, scope: !62, atomGroup: 1, atomRank: 2)
!66 = !DILocation(line: 24, column: 11, scope: !62, atomGroup: 1, atomRank: 1)
!67 = !DILocation(line: 24, column: 2, scope: !62)
!68 = !DILocation(line: 26, column: 1, scope: !40)
!69 = !DILocation(line: 25, column: 2, scope: !40, atomGroup: 3, atomRank: 1)
!70 = !DISubprogram(name: "pthread_create", scope: !71, file: !71, line: 202, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!72 = !DISubroutineType(types: !73)
!73 = !{!27, !74, !76, !88, !91}
!74 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !46, line: 62, baseType: !80)
!80 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !46, line: 56, size: 448, elements: !81)
!81 = !{!82, !86}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !80, file: !46, line: 58, baseType: !83, size: 448)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 56)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !80, file: !46, line: 59, baseType: !87, size: 64)
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!92 = distinct !DISubprogram(name: "inc", scope: !3, file: !3, line: 9, type: !89, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93, keyInstructions: true)
!93 = !{!94, !95}
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 9, type: !5)
!95 = !DILocalVariable(name: "old", scope: !92, file: !3, line: 11, type: !27)
!96 = !DILocation(line: 0, scope: !92)
!97 = !DILocation(line: 11, column: 12, scope: !92, atomGroup: 2, atomRank: 2)
!98 = !DILocation(line: 12, column: 2, scope: !92)
!99 = !DILocation(line: 11, column: 6, scope: !92, atomGroup: 1, atomRank: 1)
!100 = !DILocation(line: 12, column: 55, scope: !92, atomGroup: 3, atomRank: 2)
!101 = !DILocation(line: 12, column: 10, scope: !92)
!102 = !DILocation(line: 12, column: 10, scope: !92, atomGroup: 3, atomRank: 3)
!103 = !DILocation(line: 12, column: 2, scope: !92, atomGroup: 5, atomRank: 1)
!104 = distinct !{!104, !98, !105, !106}
!105 = !DILocation(line: 13, column: 3, scope: !92)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 14, column: 2, scope: !92, atomGroup: 7, atomRank: 1)
!108 = !DISubprogram(name: "pthread_join", scope: !71, file: !71, line: 219, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!27, !45, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
