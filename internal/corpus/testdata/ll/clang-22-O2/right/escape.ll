; ModuleID = 'escape.c'
source_filename = "escape.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.work = type { ptr, ptr, i32 }

@.str = private unnamed_addr constant [10 x i8] c"sum == 11\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [9 x i8] c"escape.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !34 {
  %1 = alloca %union.pthread_mutex_t, align 8, !DIAssignID !85
    #dbg_assign(i1 poison, !39, !DIExpression(), !85, ptr %1, !DIExpression(), !86)
  %2 = alloca i32, align 4, !DIAssignID !87
    #dbg_assign(i1 poison, !71, !DIExpression(), !87, ptr %2, !DIExpression(), !86)
  %3 = alloca %struct.work, align 8, !DIAssignID !88
    #dbg_assign(i1 poison, !72, !DIExpression(), !88, ptr %3, !DIExpression(), !86)
  %4 = alloca %struct.work, align 8, !DIAssignID !89
    #dbg_assign(i1 poison, !80, !DIExpression(), !89, ptr %4, !DIExpression(), !86)
  %5 = alloca i64, align 8, !DIAssignID !90
    #dbg_assign(i1 poison, !81, !DIExpression(), !90, ptr %5, !DIExpression(), !86)
  %6 = alloca i64, align 8, !DIAssignID !91
    #dbg_assign(i1 poison, !84, !DIExpression(), !91, ptr %6, !DIExpression(), !86)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !92
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !93
  store i32 0, ptr %2, align 4, !dbg !94, !tbaa !30, !DIAssignID !95
    #dbg_assign(i32 0, !71, !DIExpression(), !95, ptr %2, !DIExpression(), !86)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !96
  store ptr %1, ptr %3, align 8, !dbg !97, !tbaa !98, !DIAssignID !102
    #dbg_assign(ptr %1, !72, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !102, ptr %3, !DIExpression(), !86)
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !103
  store ptr %2, ptr %7, align 8, !dbg !97, !tbaa !104, !DIAssignID !105
    #dbg_assign(ptr %2, !72, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !105, ptr %7, !DIExpression(), !86)
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !103
  store i32 1, ptr %8, align 8, !dbg !97, !tbaa !106, !DIAssignID !107
    #dbg_assign(i32 1, !72, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !107, ptr %8, !DIExpression(), !86)
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 20, !dbg !103
  store i32 0, ptr %9, align 4, !dbg !103, !DIAssignID !108
    #dbg_assign(i32 0, !72, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !108, ptr %9, !DIExpression(), !86)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !96
  store ptr %1, ptr %4, align 8, !dbg !109, !tbaa !98, !DIAssignID !110
    #dbg_assign(ptr %1, !80, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !110, ptr %4, !DIExpression(), !86)
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !111
  store ptr %2, ptr %10, align 8, !dbg !109, !tbaa !104, !DIAssignID !112
    #dbg_assign(ptr %2, !80, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !112, ptr %10, !DIExpression(), !86)
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !111
  store i32 10, ptr %11, align 8, !dbg !109, !tbaa !106, !DIAssignID !113
    #dbg_assign(i32 10, !80, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !113, ptr %11, !DIExpression(), !86)
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 20, !dbg !111
  store i32 0, ptr %12, align 4, !dbg !111, !DIAssignID !114
    #dbg_assign(i32 0, !80, !DIExpression(DW_OP_LLVM_fragment, 160, 32), !114, ptr %12, !DIExpression(), !86)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5, !dbg !115
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5, !dbg !115
  %13 = call i32 @pthread_mutex_init(ptr noundef nonnull %1, ptr noundef null) #5, !dbg !116
  %14 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %3) #5, !dbg !117
  %15 = call i32 @pthread_create(ptr noundef nonnull %6, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %4) #5, !dbg !118
  %16 = load i64, ptr %5, align 8, !dbg !119, !tbaa !120
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null) #5, !dbg !122
  %18 = load i64, ptr %6, align 8, !dbg !123, !tbaa !120
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null) #5, !dbg !124
  %20 = load i32, ptr %2, align 4, !dbg !125, !tbaa !30
  %21 = icmp eq i32 %20, 11, !dbg !128
  br i1 %21, label %23, label %22, !dbg !129

22:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 32, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !130
  unreachable, !dbg !130

23:                                               ; preds = %0
  %24 = call i32 @pthread_mutex_destroy(ptr noundef nonnull %1) #5, !dbg !131
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !132
  ret i32 0, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !134 i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !148 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker(ptr noundef readonly captures(none) %0) #0 !dbg !168 {
    #dbg_value(ptr %0, !170, !DIExpression(), !173)
    #dbg_value(ptr %0, !171, !DIExpression(), !173)
  %2 = load ptr, ptr %0, align 8, !dbg !174, !tbaa !98
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %2) #5, !dbg !175
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !176
  %5 = load i32, ptr %4, align 8, !dbg !176, !tbaa !106
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !177
  %7 = load ptr, ptr %6, align 8, !dbg !177, !tbaa !104
  %8 = load i32, ptr %7, align 4, !dbg !178, !tbaa !30
  %9 = add nsw i32 %8, %5, !dbg !179
  store i32 %9, ptr %7, align 4, !dbg !180, !tbaa !30
  %10 = load ptr, ptr %0, align 8, !dbg !181, !tbaa !98
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef %10) #5, !dbg !182
  ret ptr null, !dbg !183
}

declare !dbg !184 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !188 i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !191 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !192 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "escape.c", directory: ".", checksumkind: CSK_MD5, checksum: "6bc7d3331a275d2e394fee9c760ca09d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 9)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!0, !7, !12}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !35, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !38, keyInstructions: true)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{!39, !71, !72, !80, !81, !84}
!39 = !DILocalVariable(name: "m", scope: !34, file: !2, line: 23, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !41, line: 72, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 67, size: 320, elements: !43)
!43 = !{!44, !65, !69}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !42, file: !41, line: 69, baseType: !45, size: 320)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !46, line: 22, size: 320, elements: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!47 = !{!48, !49, !51, !52, !53, !54, !56, !57}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !45, file: !46, line: 24, baseType: !37, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !45, file: !46, line: 25, baseType: !50, size: 32, offset: 32)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !45, file: !46, line: 26, baseType: !37, size: 32, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !45, file: !46, line: 28, baseType: !50, size: 32, offset: 96)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !45, file: !46, line: 32, baseType: !37, size: 32, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !45, file: !46, line: 34, baseType: !55, size: 16, offset: 160)
!55 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !45, file: !46, line: 35, baseType: !55, size: 16, offset: 176)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !45, file: !46, line: 36, baseType: !58, size: 128, offset: 192)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !59, line: 55, baseType: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !59, line: 51, size: 128, elements: !61)
!61 = !{!62, !64}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !60, file: !59, line: 53, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !60, file: !59, line: 54, baseType: !63, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !42, file: !41, line: 70, baseType: !66, size: 320)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 40)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !41, line: 71, baseType: !70, size: 64)
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !DILocalVariable(name: "sum", scope: !34, file: !2, line: 24, type: !37)
!72 = !DILocalVariable(name: "a", scope: !34, file: !2, line: 25, type: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !2, line: 6, size: 192, elements: !74)
!74 = !{!75, !77, !79}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !73, file: !2, line: 7, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !73, file: !2, line: 8, baseType: !78, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !73, file: !2, line: 9, baseType: !37, size: 32, offset: 128)
!80 = !DILocalVariable(name: "b", scope: !34, file: !2, line: 25, type: !73)
!81 = !DILocalVariable(name: "ta", scope: !34, file: !2, line: 26, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !83)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DILocalVariable(name: "tb", scope: !34, file: !2, line: 26, type: !82)
!85 = distinct !DIAssignID()
!86 = !DILocation(line: 0, scope: !34)
!87 = distinct !DIAssignID()
!88 = distinct !DIAssignID()
!89 = distinct !DIAssignID()
!90 = distinct !DIAssignID()
!91 = distinct !DIAssignID()
!92 = !DILocation(line: 23, column: 2, scope: !34)
!93 = !DILocation(line: 24, column: 2, scope: !34)
!94 = !DILocation(line: 24, column: 6, scope: !34, atomGroup: 1, atomRank: 1)
!95 = distinct !DIAssignID()
!96 = !DILocation(line: 25, column: 2, scope: !34)
!97 = !DILocation(line: 25, column: 18, scope: !34, atomGroup: 2, atomRank: 1)
!98 = !{!99, !100, i64 0}
!99 = !{!"work", !100, i64 0, !101, i64 8, !31, i64 16}
!100 = !{!"any pointer", !32, i64 0}
!101 = !{!"p1 int", !100, i64 0}
!102 = distinct !DIAssignID()
!103 = !DILocation(line: 25, column: 18, scope: !34)
!104 = !{!99, !101, i64 8}
!105 = distinct !DIAssignID()
!106 = !{!99, !31, i64 16}
!107 = distinct !DIAssignID()
!108 = distinct !DIAssignID()
!109 = !DILocation(line: 25, column: 39, scope: !34, atomGroup: 3, atomRank: 1)
!110 = distinct !DIAssignID()
!111 = !DILocation(line: 25, column: 39, scope: !34)
!112 = distinct !DIAssignID()
!113 = distinct !DIAssignID()
!114 = distinct !DIAssignID()
!115 = !DILocation(line: 26, column: 2, scope: !34)
!116 = !DILocation(line: 27, column: 2, scope: !34)
!117 = !DILocation(line: 28, column: 2, scope: !34)
!118 = !DILocation(line: 29, column: 2, scope: !34)
!119 = !DILocation(line: 30, column: 15, scope: !34)
!120 = !{!121, !121, i64 0}
!121 = !{!"long", !32, i64 0}
!122 = !DILocation(line: 30, column: 2, scope: !34)
!123 = !DILocation(line: 31, column: 15, scope: !34)
!124 = !DILocation(line: 31, column: 2, scope: !34)
!125 = !DILocation(line: 32, column: 9, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !2, line: 32, column: 9)
!127 = distinct !DILexicalBlock(scope: !34, file: !2, line: 32, column: 2)
!128 = !DILocation(line: 32, column: 13, scope: !126, atomGroup: 4, atomRank: 2)
!129 = !DILocation(line: 32, column: 13, scope: !126, atomGroup: 4, atomRank: 1)
!130 = !DILocation(line: 32, column: 2, scope: !126)
!131 = !DILocation(line: 33, column: 2, scope: !34)
!132 = !DILocation(line: 35, column: 1, scope: !34)
!133 = !DILocation(line: 34, column: 2, scope: !34, atomGroup: 6, atomRank: 1)
!134 = !DISubprogram(name: "pthread_mutex_init", scope: !135, file: !135, line: 781, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!136 = !DISubroutineType(types: !137)
!137 = !{!37, !76, !138}
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !140)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !41, line: 36, baseType: !141)
!141 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 32, size: 32, elements: !142)
!142 = !{!143, !147}
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !141, file: !41, line: 34, baseType: !144, size: 32)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !145)
!145 = !{!146}
!146 = !DISubrange(count: 4)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !141, file: !41, line: 35, baseType: !37, size: 32)
!148 = !DISubprogram(name: "pthread_create", scope: !135, file: !135, line: 202, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{!37, !151, !153, !164, !167}
!151 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !156)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !41, line: 62, baseType: !157)
!157 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !41, line: 56, size: 448, elements: !158)
!158 = !{!159, !163}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !157, file: !41, line: 58, baseType: !160, size: 448)
!160 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !161)
!161 = !{!162}
!162 = !DISubrange(count: 56)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !157, file: !41, line: 59, baseType: !70, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DISubroutineType(types: !166)
!166 = !{!20, !20}
!167 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!168 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 12, type: !165, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !18, retainedNodes: !169, keyInstructions: true)
!169 = !{!170, !171}
!170 = !DILocalVariable(name: "arg", arg: 1, scope: !168, file: !2, line: 12, type: !20)
!171 = !DILocalVariable(name: "w", scope: !168, file: !2, line: 14, type: !172)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!173 = !DILocation(line: 0, scope: !168)
!174 = !DILocation(line: 15, column: 24, scope: !168)
!175 = !DILocation(line: 15, column: 2, scope: !168)
!176 = !DILocation(line: 16, column: 16, scope: !168)
!177 = !DILocation(line: 16, column: 6, scope: !168)
!178 = !DILocation(line: 16, column: 10, scope: !168)
!179 = !DILocation(line: 16, column: 10, scope: !168, atomGroup: 2, atomRank: 2)
!180 = !DILocation(line: 16, column: 10, scope: !168, atomGroup: 2, atomRank: 1)
!181 = !DILocation(line: 17, column: 26, scope: !168)
!182 = !DILocation(line: 17, column: 2, scope: !168)
!183 = !DILocation(line: 18, column: 2, scope: !168, atomGroup: 4, atomRank: 1)
!184 = !DISubprogram(name: "pthread_join", scope: !135, file: !135, line: 219, type: !185, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!185 = !DISubroutineType(types: !186)
!186 = !{!37, !82, !187}
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!188 = !DISubprogram(name: "pthread_mutex_destroy", scope: !135, file: !135, line: 786, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!189 = !DISubroutineType(types: !190)
!190 = !{!37, !76}
!191 = !DISubprogram(name: "pthread_mutex_lock", scope: !135, file: !135, line: 794, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubprogram(name: "pthread_mutex_unlock", scope: !135, file: !135, line: 835, type: !189, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
