; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32, ptr }

@length = internal global i32 0, align 4, !dbg !0
@head = internal unnamed_addr global ptr null, align 8, !dbg !32
@.str = private unnamed_addr constant [19 x i8] c"seen == 0 || first\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [7 x i8] c"list.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !26
@__const.writer.local = private unnamed_addr constant %struct.node { i32 7, i32 1, ptr null }, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !61 {
  %1 = alloca i64, align 8, !DIAssignID !72
    #dbg_assign(i1 undef, !65, !DIExpression(), !72, ptr %1, !DIExpression(), !73)
  %2 = alloca i32, align 4, !DIAssignID !74
    #dbg_assign(i1 undef, !69, !DIExpression(), !74, ptr %2, !DIExpression(), !73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #8, !dbg !75
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #8, !dbg !76
  store i32 5, ptr %2, align 4, !dbg !77, !tbaa !78, !DIAssignID !82
    #dbg_assign(i32 5, !69, !DIExpression(), !82, ptr %2, !DIExpression(), !73)
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @writer, ptr noundef nonnull %2) #8, !dbg !83
  %4 = load atomic i32, ptr @length seq_cst, align 4, !dbg !84
    #dbg_value(i32 %4, !70, !DIExpression(), !73)
  %5 = load atomic i64, ptr @head seq_cst, align 8, !dbg !85
    #dbg_value(i64 %5, !71, !DIExpression(), !73)
  %6 = icmp eq i32 %4, 0, !dbg !86
  %7 = icmp ne i64 %5, 0, !dbg !86
  %8 = select i1 %6, i1 true, i1 %7, !dbg !86
  br i1 %8, label %10, label %9, !dbg !86

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 53, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #9, !dbg !86
  unreachable, !dbg !86

10:                                               ; preds = %0
  %11 = load i64, ptr %1, align 8, !dbg !89, !tbaa !90
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null) #8, !dbg !92
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #8, !dbg !93
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #8, !dbg !93
  ret i32 0, !dbg !94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !95 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: none) uwtable
define internal noalias noundef ptr @writer(ptr nocapture readonly %0) #3 !dbg !117 {
    #dbg_assign(i1 undef, !120, !DIExpression(), !124, ptr @__const.writer.local, !DIExpression(), !125)
    #dbg_value(ptr poison, !119, !DIExpression(), !125)
    #dbg_assign(i1 undef, !120, !DIExpression(), !126, ptr @__const.writer.local, !DIExpression(), !125)
  %2 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #10, !dbg !127
    #dbg_value(ptr %2, !121, !DIExpression(), !125)
    #dbg_value(double 5.000000e-01, !122, !DIExpression(), !125)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) @__const.writer.local, i64 16, i1 false), !dbg !128, !tbaa.struct !129
    #dbg_value(ptr %2, !132, !DIExpression(), !144)
    #dbg_value(i32 poison, !137, !DIExpression(), !144)
    #dbg_value(i32 0, !138, !DIExpression(), !144)
    #dbg_value(i32 0, !139, !DIExpression(), !146)
    #dbg_value(i32 poison, !138, !DIExpression(), !144)
    #dbg_value(i32 0, !139, !DIExpression(), !146)
    #dbg_value(!DIArgList(i32 poison, i32 poison), !141, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !147)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison), !138, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !144)
  %3 = atomicrmw or ptr @length, i32 0 seq_cst, align 4, !dbg !148
    #dbg_value(i32 1, !139, !DIExpression(), !146)
    #dbg_value(i32 poison, !138, !DIExpression(), !144)
    #dbg_value(!DIArgList(i32 poison, i32 poison), !141, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !147)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison), !138, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !144)
  %4 = atomicrmw add ptr @length, i32 1 seq_cst, align 4, !dbg !148
    #dbg_value(i32 2, !139, !DIExpression(), !146)
  %5 = load atomic i64, ptr @head seq_cst, align 8, !dbg !149
  %6 = inttoptr i64 %5 to ptr, !dbg !149
  %7 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !150
  store ptr %6, ptr %7, align 8, !dbg !151, !tbaa !152
  %8 = ptrtoint ptr %2 to i64, !dbg !154
  store atomic i64 %8, ptr @head seq_cst, align 8, !dbg !154
  ret ptr null, !dbg !155
}

; Function Attrs: noreturn nounwind
declare !dbg !156 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !161 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !165 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 21, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list.c", directory: ".", checksumkind: CSK_MD5, checksum: "74f2d708c355d917afe68983858a5751")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 1)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15, !21, !26, !32, !0, !41}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 152, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 19)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 7)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 120, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 15)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 20, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !37)
!37 = !{!38, !39, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !36, file: !3, line: 11, baseType: !13, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !36, file: !3, line: 12, baseType: !5, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !3, line: 13, baseType: !35, size: 64, offset: 64)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "stats", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !48)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 16, size: 64, elements: !45)
!45 = !{!46, !47}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "hits", scope: !44, file: !3, line: 17, baseType: !13, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "misses", scope: !44, file: !3, line: 17, baseType: !13, size: 32, offset: 32)
!48 = !{!49}
!49 = !DISubrange(count: 2)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !51, line: 104, baseType: !52)
!51 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!60 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !62, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!13}
!64 = !{!65, !69, !70, !71}
!65 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 48, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocalVariable(name: "weight", scope: !61, file: !3, line: 49, type: !13)
!70 = !DILocalVariable(name: "seen", scope: !61, file: !3, line: 51, type: !13)
!71 = !DILocalVariable(name: "first", scope: !61, file: !3, line: 52, type: !35)
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 0, scope: !61)
!74 = distinct !DIAssignID()
!75 = !DILocation(line: 48, column: 5, scope: !61)
!76 = !DILocation(line: 49, column: 5, scope: !61)
!77 = !DILocation(line: 49, column: 9, scope: !61)
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C/C++ TBAA"}
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 50, column: 5, scope: !61)
!84 = !DILocation(line: 51, column: 16, scope: !61)
!85 = !DILocation(line: 52, column: 26, scope: !61)
!86 = !DILocation(line: 53, column: 5, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 53, column: 5)
!88 = distinct !DILexicalBlock(scope: !61, file: !3, line: 53, column: 5)
!89 = !DILocation(line: 54, column: 18, scope: !61)
!90 = !{!91, !91, i64 0}
!91 = !{!"long", !80, i64 0}
!92 = !DILocation(line: 54, column: 5, scope: !61)
!93 = !DILocation(line: 56, column: 1, scope: !61)
!94 = !DILocation(line: 55, column: 5, scope: !61)
!95 = !DISubprogram(name: "pthread_create", scope: !96, file: !96, line: 202, type: !97, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!97 = !DISubroutineType(types: !98)
!98 = !{!13, !99, !101, !113, !116}
!99 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !67, line: 62, baseType: !105)
!105 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !67, line: 56, size: 448, elements: !106)
!106 = !{!107, !111}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !105, file: !67, line: 58, baseType: !108, size: 448)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 448, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 56)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !105, file: !67, line: 59, baseType: !112, size: 64)
!112 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DISubroutineType(types: !115)
!115 = !{!11, !11}
!116 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!117 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 36, type: !114, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!118 = !{!119, !120, !121, !122}
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !117, file: !3, line: 36, type: !11)
!120 = !DILocalVariable(name: "local", scope: !117, file: !3, line: 38, type: !36)
!121 = !DILocalVariable(name: "n", scope: !117, file: !3, line: 39, type: !35)
!122 = !DILocalVariable(name: "ratio", scope: !117, file: !3, line: 40, type: !123)
!123 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!124 = distinct !DIAssignID()
!125 = !DILocation(line: 0, scope: !117)
!126 = distinct !DIAssignID()
!127 = !DILocation(line: 39, column: 22, scope: !117)
!128 = !DILocation(line: 41, column: 10, scope: !117)
!129 = !{i64 0, i64 4, !78, i64 4, i64 4, !78, i64 8, i64 8, !130}
!130 = !{!131, !131, i64 0}
!131 = !{!"any pointer", !80, i64 0}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !133, file: !3, line: 23, type: !35)
!133 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !134, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!134 = !DISubroutineType(types: !135)
!135 = !{!13, !35, !13}
!136 = !{!132, !137, !138, !139, !141}
!137 = !DILocalVariable(name: "weight", arg: 2, scope: !133, file: !3, line: 23, type: !13)
!138 = !DILocalVariable(name: "sum", scope: !133, file: !3, line: 25, type: !13)
!139 = !DILocalVariable(name: "i", scope: !140, file: !3, line: 26, type: !13)
!140 = distinct !DILexicalBlock(scope: !133, file: !3, line: 26, column: 5)
!141 = !DILocalVariable(name: "part", scope: !142, file: !3, line: 27, type: !13)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 26, column: 33)
!143 = distinct !DILexicalBlock(scope: !140, file: !3, line: 26, column: 5)
!144 = !DILocation(line: 0, scope: !133, inlinedAt: !145)
!145 = distinct !DILocation(line: 42, column: 23, scope: !117)
!146 = !DILocation(line: 0, scope: !140, inlinedAt: !145)
!147 = !DILocation(line: 0, scope: !142, inlinedAt: !145)
!148 = !DILocation(line: 29, column: 9, scope: !142, inlinedAt: !145)
!149 = !DILocation(line: 31, column: 15, scope: !133, inlinedAt: !145)
!150 = !DILocation(line: 31, column: 8, scope: !133, inlinedAt: !145)
!151 = !DILocation(line: 31, column: 13, scope: !133, inlinedAt: !145)
!152 = !{!153, !131, i64 8}
!153 = !{!"node", !79, i64 0, !79, i64 4, !131, i64 8}
!154 = !DILocation(line: 32, column: 5, scope: !133, inlinedAt: !145)
!155 = !DILocation(line: 43, column: 5, scope: !117)
!156 = !DISubprogram(name: "__assert_fail", scope: !157, file: !157, line: 69, type: !158, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!157 = !DIFile(filename: "/usr/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!158 = !DISubroutineType(types: !159)
!159 = !{null, !160, !160, !6, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!161 = !DISubprogram(name: "pthread_join", scope: !96, file: !96, line: 219, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{!13, !66, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!165 = !DISubprogram(name: "malloc", scope: !166, file: !166, line: 553, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!167 = !DISubroutineType(types: !168)
!168 = !{!11, !169}
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !170, line: 18, baseType: !68)
!170 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
