; ModuleID = 'mutex-recursive.c'
source_filename = "mutex-recursive.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local local_unnamed_addr global i32 0, align 4, !dbg !37
@.str = private unnamed_addr constant [7 x i8] c"n == 4\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [18 x i8] c"mutex-recursive.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !82 {
  %1 = alloca i64, align 8, !DIAssignID !99
    #dbg_assign(i1 poison, !86, !DIExpression(), !99, ptr %1, !DIExpression(), !100)
  %2 = alloca i64, align 8, !DIAssignID !101
    #dbg_assign(i1 poison, !89, !DIExpression(), !101, ptr %2, !DIExpression(), !100)
  %3 = alloca %union.pthread_mutexattr_t, align 4, !DIAssignID !102
    #dbg_assign(i1 poison, !90, !DIExpression(), !102, ptr %3, !DIExpression(), !100)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !103
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !103
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !104
  %4 = call i32 @pthread_mutexattr_init(ptr noundef nonnull %3) #5, !dbg !105
  %5 = call i32 @pthread_mutexattr_settype(ptr noundef nonnull %3, i32 noundef 1) #5, !dbg !106
  %6 = call i32 @pthread_mutex_init(ptr noundef nonnull @m, ptr noundef nonnull %3) #5, !dbg !107
  %7 = call i32 @pthread_mutexattr_destroy(ptr noundef nonnull %3) #5, !dbg !108
  %8 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !109
  %9 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #5, !dbg !110
  %10 = load i64, ptr %1, align 8, !dbg !111, !tbaa !112
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null) #5, !dbg !114
  %12 = load i64, ptr %2, align 8, !dbg !115, !tbaa !112
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null) #5, !dbg !116
  %14 = load i32, ptr @n, align 4, !dbg !117, !tbaa !78
  %15 = icmp eq i32 %14, 4, !dbg !120
  br i1 %15, label %17, label %16, !dbg !121

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !122
  unreachable, !dbg !122

17:                                               ; preds = %0
  %18 = call i32 @pthread_mutex_destroy(ptr noundef nonnull @m) #5, !dbg !123
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !124
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !124
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !124
  ret i32 0, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !126 i32 @pthread_mutexattr_init(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !130 i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !133 i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !139 i32 @pthread_mutexattr_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !140 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @worker(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !160 {
    #dbg_value(ptr %0, !162, !DIExpression(), !163)
    #dbg_value(i32 2, !164, !DIExpression(), !169)
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @m) #5, !dbg !171
  %3 = load i32, ptr @n, align 4, !dbg !172, !tbaa !78
  %4 = add nsw i32 %3, 1, !dbg !173
  store i32 %4, ptr @n, align 4, !dbg !174, !tbaa !78
    #dbg_value(i32 1, !164, !DIExpression(), !175)
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @m) #5, !dbg !178
  %6 = load i32, ptr @n, align 4, !dbg !179, !tbaa !78
  %7 = add nsw i32 %6, 1, !dbg !180
  store i32 %7, ptr @n, align 4, !dbg !181, !tbaa !78
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @m) #5, !dbg !182
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @m) #5, !dbg !183
  ret ptr %0, !dbg !184
}

declare !dbg !185 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !189 i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !192 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !193 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!70, !71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}
!llvm.errno.tbaa = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !40, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex-recursive.c", directory: ".", checksumkind: CSK_MD5, checksum: "18826611b1c2c4301b7428444b254062")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!20, !26, !31, !0, !37}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 56, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 7)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 144, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 18)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !39, isLocal: false, isDefinition: true)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !41, line: 72, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 67, size: 320, elements: !43)
!43 = !{!44, !64, !68}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !42, file: !41, line: 69, baseType: !45, size: 320)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !46, line: 22, size: 320, elements: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!47 = !{!48, !49, !50, !51, !52, !53, !55, !56}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !45, file: !46, line: 24, baseType: !39, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !45, file: !46, line: 25, baseType: !7, size: 32, offset: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !45, file: !46, line: 26, baseType: !39, size: 32, offset: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !45, file: !46, line: 28, baseType: !7, size: 32, offset: 96)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !45, file: !46, line: 32, baseType: !39, size: 32, offset: 128)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !45, file: !46, line: 34, baseType: !54, size: 16, offset: 160)
!54 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !45, file: !46, line: 35, baseType: !54, size: 16, offset: 176)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !45, file: !46, line: 36, baseType: !57, size: 128, offset: 192)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !58, line: 55, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !58, line: 51, size: 128, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !59, file: !58, line: 53, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !59, file: !58, line: 54, baseType: !62, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !42, file: !41, line: 70, baseType: !65, size: 320)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 40)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !41, line: 71, baseType: !69, size: 64)
!69 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!70 = !{i32 7, !"Dwarf Version", i32 5}
!71 = !{i32 2, !"Debug Info Version", i32 3}
!72 = !{i32 1, !"wchar_size", i32 4}
!73 = !{i32 8, !"PIC Level", i32 2}
!74 = !{i32 7, !"PIE Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!77 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C/C++ TBAA"}
!82 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !83, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!39}
!85 = !{!86, !89, !90}
!86 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 26, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !88)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !DILocalVariable(name: "b", scope: !82, file: !3, line: 26, type: !87)
!90 = !DILocalVariable(name: "attr", scope: !82, file: !3, line: 27, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !41, line: 36, baseType: !92)
!92 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 32, size: 32, elements: !93)
!93 = !{!94, !98}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !92, file: !41, line: 34, baseType: !95, size: 32)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 4)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !92, file: !41, line: 35, baseType: !39, size: 32)
!99 = distinct !DIAssignID()
!100 = !DILocation(line: 0, scope: !82)
!101 = distinct !DIAssignID()
!102 = distinct !DIAssignID()
!103 = !DILocation(line: 26, column: 2, scope: !82)
!104 = !DILocation(line: 27, column: 2, scope: !82)
!105 = !DILocation(line: 28, column: 2, scope: !82)
!106 = !DILocation(line: 29, column: 2, scope: !82)
!107 = !DILocation(line: 30, column: 2, scope: !82)
!108 = !DILocation(line: 31, column: 2, scope: !82)
!109 = !DILocation(line: 32, column: 2, scope: !82)
!110 = !DILocation(line: 33, column: 2, scope: !82)
!111 = !DILocation(line: 34, column: 15, scope: !82)
!112 = !{!113, !113, i64 0}
!113 = !{!"long", !80, i64 0}
!114 = !DILocation(line: 34, column: 2, scope: !82)
!115 = !DILocation(line: 35, column: 15, scope: !82)
!116 = !DILocation(line: 35, column: 2, scope: !82)
!117 = !DILocation(line: 36, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 36, column: 9)
!119 = distinct !DILexicalBlock(scope: !82, file: !3, line: 36, column: 2)
!120 = !DILocation(line: 36, column: 11, scope: !118, atomGroup: 1, atomRank: 2)
!121 = !DILocation(line: 36, column: 11, scope: !118, atomGroup: 1, atomRank: 1)
!122 = !DILocation(line: 36, column: 2, scope: !118)
!123 = !DILocation(line: 37, column: 2, scope: !82)
!124 = !DILocation(line: 39, column: 1, scope: !82)
!125 = !DILocation(line: 38, column: 2, scope: !82, atomGroup: 3, atomRank: 1)
!126 = !DISubprogram(name: "pthread_mutexattr_init", scope: !6, file: !6, line: 874, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!39, !129}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!130 = !DISubprogram(name: "pthread_mutexattr_settype", scope: !6, file: !6, line: 901, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!39, !129, !39}
!133 = !DISubprogram(name: "pthread_mutex_init", scope: !6, file: !6, line: 781, type: !134, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DISubroutineType(types: !135)
!135 = !{!39, !136, !137}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !91)
!139 = !DISubprogram(name: "pthread_mutexattr_destroy", scope: !6, file: !6, line: 878, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubprogram(name: "pthread_create", scope: !6, file: !6, line: 202, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!39, !143, !145, !156, !159}
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !146)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !148)
!148 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !41, line: 62, baseType: !149)
!149 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !41, line: 56, size: 448, elements: !150)
!150 = !{!151, !155}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !149, file: !41, line: 58, baseType: !152, size: 448)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 56)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !149, file: !41, line: 59, baseType: !69, size: 64)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!157 = !DISubroutineType(types: !158)
!158 = !{!18, !18}
!159 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!160 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 18, type: !157, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161, keyInstructions: true)
!161 = !{!162}
!162 = !DILocalVariable(name: "arg", arg: 1, scope: !160, file: !3, line: 18, type: !18)
!163 = !DILocation(line: 0, scope: !160)
!164 = !DILocalVariable(name: "k", arg: 1, scope: !165, file: !3, line: 9, type: !39)
!165 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 9, type: !166, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !168, keyInstructions: true)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !39}
!168 = !{!164}
!169 = !DILocation(line: 0, scope: !165, inlinedAt: !170)
!170 = distinct !DILocation(line: 20, column: 2, scope: !160)
!171 = !DILocation(line: 11, column: 2, scope: !165, inlinedAt: !170)
!172 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !170)
!173 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !170, atomGroup: 1, atomRank: 2)
!174 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !170, atomGroup: 1, atomRank: 1)
!175 = !DILocation(line: 0, scope: !165, inlinedAt: !176)
!176 = distinct !DILocation(line: 14, column: 3, scope: !177, inlinedAt: !170)
!177 = distinct !DILexicalBlock(scope: !165, file: !3, line: 13, column: 6)
!178 = !DILocation(line: 11, column: 2, scope: !165, inlinedAt: !176)
!179 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !176)
!180 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !176, atomGroup: 1, atomRank: 2)
!181 = !DILocation(line: 12, column: 3, scope: !165, inlinedAt: !176, atomGroup: 1, atomRank: 1)
!182 = !DILocation(line: 15, column: 2, scope: !165, inlinedAt: !176)
!183 = !DILocation(line: 15, column: 2, scope: !165, inlinedAt: !170)
!184 = !DILocation(line: 21, column: 2, scope: !160, atomGroup: 1, atomRank: 1)
!185 = !DISubprogram(name: "pthread_join", scope: !6, file: !6, line: 219, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!39, !87, !188}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!189 = !DISubprogram(name: "pthread_mutex_destroy", scope: !6, file: !6, line: 786, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!39, !136}
!192 = !DISubprogram(name: "pthread_mutex_lock", scope: !6, file: !6, line: 794, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!193 = !DISubprogram(name: "pthread_mutex_unlock", scope: !6, file: !6, line: 835, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
