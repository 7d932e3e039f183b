; ModuleID = 'struct-assign.c'
source_filename = "struct-assign.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.line = type { %struct.point, %struct.point, double }
%struct.point = type { i8, i32, i16 }

@shared = dso_local local_unnamed_addr global %struct.line zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"sum(shared) == 3 + 100 + 1 + 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"struct-assign.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [71 x i8] c"shared.from.tag == 'a' && shared.to.tag == 'b' && shared.weight == 0.5\00", align 1, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !54 {
  %1 = alloca i64, align 8, !DIAssignID !62
    #dbg_assign(i1 poison, !58, !DIExpression(), !62, ptr %1, !DIExpression(), !63)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !64
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #7, !dbg !65
  %3 = load i64, ptr %1, align 8, !dbg !66, !tbaa !67
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #7, !dbg !69
    #dbg_declare(ptr @shared, !70, !DIExpression(), !75)
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 4), align 4, !dbg !79, !tbaa !80
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 16), align 8, !dbg !85, !tbaa !86
  %7 = add nsw i32 %6, %5, !dbg !87
  %8 = load i16, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 8), align 8, !dbg !88, !tbaa !89
  %9 = sext i16 %8 to i32, !dbg !90
  %10 = add nsw i32 %7, %9, !dbg !91
  %11 = load i16, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 20), align 4, !dbg !92, !tbaa !93
  %12 = sext i16 %11 to i32, !dbg !94
  %13 = add nsw i32 %10, %12, !dbg !95
  %14 = icmp eq i32 %13, 106, !dbg !96
  br i1 %14, label %16, label %15, !dbg !97

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #8, !dbg !98
  unreachable, !dbg !98

16:                                               ; preds = %0
  %17 = load i8, ptr @shared, align 8, !dbg !99, !tbaa !102
  %18 = icmp eq i8 %17, 97, !dbg !103
  %19 = load i8, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 12), align 4
  %20 = icmp eq i8 %19, 98
  %21 = select i1 %18, i1 %20, i1 false, !dbg !104
  %22 = load double, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 24), align 8
  %23 = fcmp oeq double %22, 5.000000e-01
  %24 = select i1 %21, i1 %23, i1 false, !dbg !104
  br i1 %24, label %26, label %25, !dbg !104

25:                                               ; preds = %16
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 39, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #8, !dbg !105
  unreachable, !dbg !105

26:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !106
  ret i32 0, !dbg !107
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !108 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @worker(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !130 {
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !137, ptr poison, !DIExpression(), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 160, 96), !139, ptr poison, !DIExpression(), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 256, 128), !140, ptr poison, !DIExpression(), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 416, 96), !141, ptr poison, !DIExpression(), !138)
    #dbg_value(ptr %0, !132, !DIExpression(), !138)
  store i8 97, ptr @shared, align 8, !dbg !142, !tbaa !143
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) getelementptr inbounds nuw (i8, ptr @shared, i64 1), i8 0, i64 3, i1 false), !dbg !142
  store i32 3, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 4), align 4, !dbg !142, !tbaa !50
  store i16 1, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 8), align 8, !dbg !142, !tbaa !144
  store i16 0, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 10), align 2, !dbg !142
  store i8 98, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 12), align 4, !dbg !142, !tbaa !143
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) getelementptr inbounds nuw (i8, ptr @shared, i64 13), i8 0, i64 3, i1 false), !dbg !142
  store i32 4, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 16), align 8, !dbg !142, !tbaa !50
  store i16 2, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 20), align 4, !dbg !142, !tbaa !144
  store i16 0, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 22), align 2, !dbg !142
  store double 5.000000e-01, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 24), align 8, !dbg !142, !tbaa !145
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !146, ptr poison, !DIExpression(), !138)
    #dbg_value(i32 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 128, 32), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 160, 96), !147, ptr poison, !DIExpression(), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 256, 128), !148, ptr poison, !DIExpression(), !138)
    #dbg_assign(i1 poison, !133, !DIExpression(DW_OP_LLVM_fragment, 416, 96), !149, ptr poison, !DIExpression(), !138)
    #dbg_value(i32 100, !133, !DIExpression(DW_OP_LLVM_fragment, 384, 32), !138)
  store i32 100, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 16), align 8, !dbg !150, !tbaa !50
  ret ptr %0, !dbg !151
}

declare !dbg !152 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}
!llvm.errno.tbaa = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct-assign.c", directory: ".", checksumkind: CSK_MD5, checksum: "936d47c2c519fc72a741f3bc9211171a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 248, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 31)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 568, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 71)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !3, line: 7, size: 256, elements: !30)
!30 = !{!31, !39, !40}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !29, file: !3, line: 7, baseType: !32, size: 96)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 6, size: 96, elements: !33)
!33 = !{!34, !35, !37}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !32, file: !3, line: 6, baseType: !10, size: 8)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !32, file: !3, line: 6, baseType: !36, size: 32, offset: 32)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !32, file: !3, line: 6, baseType: !38, size: 16, offset: 64)
!38 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !29, file: !3, line: 7, baseType: !32, size: 96, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !29, file: !3, line: 7, baseType: !41, size: 64, offset: 192)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!49 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !55, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57, keyInstructions: true)
!55 = !DISubroutineType(types: !56)
!56 = !{!36}
!57 = !{!58}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 35, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = distinct !DIAssignID()
!63 = !DILocation(line: 0, scope: !54)
!64 = !DILocation(line: 35, column: 2, scope: !54)
!65 = !DILocation(line: 36, column: 2, scope: !54)
!66 = !DILocation(line: 37, column: 15, scope: !54)
!67 = !{!68, !68, i64 0}
!68 = !{!"long", !52, i64 0}
!69 = !DILocation(line: 37, column: 2, scope: !54)
!70 = !DILocalVariable(name: "l", arg: 1, scope: !71, file: !3, line: 17, type: !29)
!71 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !72, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74, keyInstructions: true)
!72 = !DISubroutineType(types: !73)
!73 = !{!36, !29}
!74 = !{!70}
!75 = !DILocation(line: 17, column: 28, scope: !71, inlinedAt: !76)
!76 = distinct !DILocation(line: 38, column: 9, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 38, column: 9)
!78 = distinct !DILexicalBlock(scope: !54, file: !3, line: 38, column: 2)
!79 = !DILocation(line: 19, column: 16, scope: !71, inlinedAt: !76)
!80 = !{!81, !51, i64 4}
!81 = !{!"line", !82, i64 0, !82, i64 12, !84, i64 24}
!82 = !{!"point", !52, i64 0, !51, i64 4, !83, i64 8}
!83 = !{!"short", !52, i64 0}
!84 = !{!"double", !52, i64 0}
!85 = !DILocation(line: 19, column: 25, scope: !71, inlinedAt: !76)
!86 = !{!81, !51, i64 16}
!87 = !DILocation(line: 19, column: 18, scope: !71, inlinedAt: !76)
!88 = !DILocation(line: 19, column: 36, scope: !71, inlinedAt: !76)
!89 = !{!81, !83, i64 8}
!90 = !DILocation(line: 19, column: 29, scope: !71, inlinedAt: !76)
!91 = !DILocation(line: 19, column: 27, scope: !71, inlinedAt: !76)
!92 = !DILocation(line: 19, column: 45, scope: !71, inlinedAt: !76)
!93 = !{!81, !83, i64 20}
!94 = !DILocation(line: 19, column: 40, scope: !71, inlinedAt: !76)
!95 = !DILocation(line: 19, column: 38, scope: !71, inlinedAt: !76, atomGroup: 1, atomRank: 2)
!96 = !DILocation(line: 38, column: 21, scope: !77, atomGroup: 1, atomRank: 2)
!97 = !DILocation(line: 38, column: 21, scope: !77, atomGroup: 1, atomRank: 1)
!98 = !DILocation(line: 38, column: 2, scope: !77)
!99 = !DILocation(line: 39, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 39, column: 9)
!101 = distinct !DILexicalBlock(scope: !54, file: !3, line: 39, column: 2)
!102 = !{!81, !52, i64 0}
!103 = !DILocation(line: 39, column: 25, scope: !100, atomGroup: 2, atomRank: 2)
!104 = !DILocation(line: 39, column: 32, scope: !100, atomGroup: 2, atomRank: 1)
!105 = !DILocation(line: 39, column: 2, scope: !100)
!106 = !DILocation(line: 41, column: 1, scope: !54)
!107 = !DILocation(line: 40, column: 2, scope: !54, atomGroup: 6, atomRank: 1)
!108 = !DISubprogram(name: "pthread_create", scope: !109, file: !109, line: 202, type: !110, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!110 = !DISubroutineType(types: !111)
!111 = !{!36, !112, !114, !126, !129}
!112 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !113)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !115)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !60, line: 62, baseType: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !60, line: 56, size: 448, elements: !119)
!119 = !{!120, !124}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !118, file: !60, line: 58, baseType: !121, size: 448)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 56)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !118, file: !60, line: 59, baseType: !125, size: 64)
!125 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DISubroutineType(types: !128)
!128 = !{!5, !5}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!130 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 22, type: !127, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131, keyInstructions: true)
!131 = !{!132, !133}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 22, type: !5)
!133 = !DILocalVariable(name: "copies", scope: !130, file: !3, line: 25, type: !134)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 512, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 2)
!137 = distinct !DIAssignID()
!138 = !DILocation(line: 0, scope: !130)
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = distinct !DIAssignID()
!142 = !DILocation(line: 24, column: 11, scope: !130, atomGroup: 1, atomRank: 1)
!143 = !{!52, !52, i64 0}
!144 = !{!83, !83, i64 0}
!145 = !{!84, !84, i64 0}
!146 = distinct !DIAssignID()
!147 = distinct !DIAssignID()
!148 = distinct !DIAssignID()
!149 = distinct !DIAssignID()
!150 = !DILocation(line: 29, column: 11, scope: !130, atomGroup: 5, atomRank: 1)
!151 = !DILocation(line: 30, column: 2, scope: !130, atomGroup: 7, atomRank: 1)
!152 = !DISubprogram(name: "pthread_join", scope: !109, file: !109, line: 219, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!36, !59, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
