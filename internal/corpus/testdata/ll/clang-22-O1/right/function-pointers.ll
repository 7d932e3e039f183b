; ModuleID = 'function-pointers.c'
source_filename = "function-pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.v = private unnamed_addr constant [5 x i32] [i32 4, i32 1, i32 5, i32 2, i32 3], align 16
@chosen = dso_local local_unnamed_addr global ptr null, align 8, !dbg !0
@table = internal unnamed_addr constant [2 x ptr] [ptr @add, ptr @sub], align 16, !dbg !33
@.str = private unnamed_addr constant [72 x i8] c"chosen == sub && apply(chosen, 5, 3) == 2 && apply(table[0], 5, 3) == 8\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [20 x i8] c"function-pointers.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@.str.2 = private unnamed_addr constant [14 x i8] c"v[i] == i + 1\00", align 1, !dbg !28

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !54 {
  %1 = alloca i64, align 8, !DIAssignID !68
    #dbg_assign(i1 poison, !58, !DIExpression(), !68, ptr %1, !DIExpression(), !69)
  %2 = alloca [5 x i32], align 16, !DIAssignID !70
    #dbg_assign(i1 poison, !62, !DIExpression(), !70, ptr %2, !DIExpression(), !69)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10, !dbg !71
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %2, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.v, i64 20, i1 false), !dbg !73, !DIAssignID !74
    #dbg_assign(i1 poison, !62, !DIExpression(), !74, ptr %2, !DIExpression(), !69)
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @choose, ptr noundef nonnull inttoptr (i64 1 to ptr)) #10, !dbg !75
  %4 = load i64, ptr %1, align 8, !dbg !76, !tbaa !77
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null) #10, !dbg !79
  %6 = load ptr, ptr @chosen, align 8, !dbg !80, !tbaa !83
  %7 = icmp eq ptr %6, @sub, !dbg !85
  br i1 %7, label %9, label %8, !dbg !86

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 32, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !87
  unreachable, !dbg !87

9:                                                ; preds = %0
  call void @qsort(ptr noundef nonnull %2, i64 noundef 5, i64 noundef 4, ptr noundef nonnull @compare) #10, !dbg !88
    #dbg_value(i32 0, !66, !DIExpression(), !89)
  br label %10, !dbg !90

10:                                               ; preds = %14, %9
  %11 = phi i64 [ %17, %14 ], [ 0, %9 ], !dbg !91
    #dbg_value(i64 %11, !66, !DIExpression(), !89)
  %12 = icmp eq i64 %11, 5, !dbg !92
  br i1 %12, label %13, label %14, !dbg !94

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !95
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10, !dbg !95
  ret i32 0, !dbg !96

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %11, !dbg !97
  %16 = load i32, ptr %15, align 4, !dbg !97, !tbaa !50
  %17 = add nuw nsw i64 %11, 1, !dbg !100
  %18 = zext i32 %16 to i64, !dbg !101
  %19 = icmp eq i64 %17, %18, !dbg !101
  br i1 %19, label %10, label %20, !dbg !102, !llvm.loop !103

20:                                               ; preds = %14
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !108
  unreachable, !dbg !108
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare !dbg !109 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noalias noundef ptr @choose(ptr noundef %0) #4 !dbg !130 {
    #dbg_value(ptr %0, !132, !DIExpression(), !133)
  %2 = ptrtoint ptr %0 to i64, !dbg !134
  %3 = getelementptr inbounds ptr, ptr @table, i64 %2, !dbg !135
  %4 = load ptr, ptr %3, align 8, !dbg !136, !tbaa !83
  store ptr %4, ptr @chosen, align 8, !dbg !137, !tbaa !83
  ret ptr null, !dbg !138
}

declare !dbg !139 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #6 !dbg !143 {
    #dbg_value(i32 %0, !145, !DIExpression(), !147)
    #dbg_value(i32 %1, !146, !DIExpression(), !147)
  %3 = sub nsw i32 %0, %1, !dbg !148
  ret i32 %3, !dbg !149
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree
declare !dbg !150 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #9 !dbg !162 {
    #dbg_value(ptr %0, !164, !DIExpression(), !166)
    #dbg_value(ptr %1, !165, !DIExpression(), !166)
  %3 = load i32, ptr %0, align 4, !dbg !167, !tbaa !50
  %4 = load i32, ptr %1, align 4, !dbg !168, !tbaa !50
  %5 = sub nsw i32 %3, %4, !dbg !169
  ret i32 %5, !dbg !170
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #6 !dbg !171 {
    #dbg_value(i32 %0, !173, !DIExpression(), !175)
    #dbg_value(i32 %1, !174, !DIExpression(), !175)
  %3 = add nsw i32 %1, %0, !dbg !176
  ret i32 %3, !dbg !177
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}
!llvm.errno.tbaa = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 11, type: !37, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function-pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "e748d6fcefadd21888894045f7359be1")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !28, !0, !33}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 576, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 72)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 160, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 20)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 14)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 10, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, elements: !40)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{!9, !9, !9}
!40 = !{!41}
!41 = !DISubrange(count: 2)
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
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !55, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57, keyInstructions: true)
!55 = !DISubroutineType(types: !56)
!56 = !{!9}
!57 = !{!58, !62, !66}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 28, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocalVariable(name: "v", scope: !54, file: !3, line: 29, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 160, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 5)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 34, type: !9)
!67 = distinct !DILexicalBlock(scope: !54, file: !3, line: 34, column: 2)
!68 = distinct !DIAssignID()
!69 = !DILocation(line: 0, scope: !54)
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 28, column: 2, scope: !54)
!72 = !DILocation(line: 29, column: 2, scope: !54)
!73 = !DILocation(line: 29, column: 6, scope: !54, atomGroup: 1, atomRank: 1)
!74 = distinct !DIAssignID()
!75 = !DILocation(line: 30, column: 2, scope: !54)
!76 = !DILocation(line: 31, column: 15, scope: !54)
!77 = !{!78, !78, i64 0}
!78 = !{!"long", !52, i64 0}
!79 = !DILocation(line: 31, column: 2, scope: !54)
!80 = !DILocation(line: 32, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 32, column: 9)
!82 = distinct !DILexicalBlock(scope: !54, file: !3, line: 32, column: 2)
!83 = !{!84, !84, i64 0}
!84 = !{!"any pointer", !52, i64 0}
!85 = !DILocation(line: 32, column: 16, scope: !81, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 32, column: 23, scope: !81, atomGroup: 2, atomRank: 1)
!87 = !DILocation(line: 32, column: 2, scope: !81)
!88 = !DILocation(line: 33, column: 2, scope: !54)
!89 = !DILocation(line: 0, scope: !67)
!90 = !DILocation(line: 34, column: 7, scope: !67)
!91 = !DILocation(line: 34, scope: !67, atomGroup: 5, atomRank: 1)
!92 = !DILocation(line: 34, column: 20, scope: !93, atomGroup: 6, atomRank: 1)
!93 = distinct !DILexicalBlock(scope: !67, file: !3, line: 34, column: 2)
!94 = !DILocation(line: 34, column: 2, scope: !67, atomGroup: 7, atomRank: 1)
!95 = !DILocation(line: 37, column: 1, scope: !54)
!96 = !DILocation(line: 36, column: 2, scope: !54, atomGroup: 12, atomRank: 1)
!97 = !DILocation(line: 35, column: 10, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 35, column: 10)
!99 = distinct !DILexicalBlock(scope: !93, file: !3, line: 35, column: 3)
!100 = !DILocation(line: 35, column: 20, scope: !98)
!101 = !DILocation(line: 35, column: 15, scope: !98, atomGroup: 8, atomRank: 2)
!102 = !DILocation(line: 35, column: 15, scope: !98, atomGroup: 8, atomRank: 1)
!103 = distinct !{!103, !104, !105, !106, !107}
!104 = !DILocation(line: 34, column: 2, scope: !67)
!105 = !DILocation(line: 35, column: 3, scope: !67)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !{!"llvm.loop.unroll.disable"}
!108 = !DILocation(line: 35, column: 3, scope: !98)
!109 = !DISubprogram(name: "pthread_create", scope: !110, file: !110, line: 202, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!111 = !DISubroutineType(types: !112)
!112 = !{!9, !113, !115, !126, !129}
!113 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !114)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !60, line: 62, baseType: !119)
!119 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !60, line: 56, size: 448, elements: !120)
!120 = !{!121, !125}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !119, file: !60, line: 58, baseType: !122, size: 448)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 448, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 56)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !119, file: !60, line: 59, baseType: !6, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DISubroutineType(types: !128)
!128 = !{!5, !5}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!130 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 20, type: !127, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131, keyInstructions: true)
!131 = !{!132}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 20, type: !5)
!133 = !DILocation(line: 0, scope: !130)
!134 = !DILocation(line: 22, column: 17, scope: !130)
!135 = !DILocation(line: 22, column: 11, scope: !130)
!136 = !DILocation(line: 22, column: 11, scope: !130, atomGroup: 1, atomRank: 2)
!137 = !DILocation(line: 22, column: 9, scope: !130, atomGroup: 1, atomRank: 1)
!138 = !DILocation(line: 23, column: 2, scope: !130, atomGroup: 2, atomRank: 1)
!139 = !DISubprogram(name: "pthread_join", scope: !110, file: !110, line: 219, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!9, !59, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!143 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !144, keyInstructions: true)
!144 = !{!145, !146}
!145 = !DILocalVariable(name: "a", arg: 1, scope: !143, file: !3, line: 8, type: !9)
!146 = !DILocalVariable(name: "b", arg: 2, scope: !143, file: !3, line: 8, type: !9)
!147 = !DILocation(line: 0, scope: !143)
!148 = !DILocation(line: 8, column: 41, scope: !143, atomGroup: 1, atomRank: 2)
!149 = !DILocation(line: 8, column: 32, scope: !143, atomGroup: 1, atomRank: 1)
!150 = !DISubprogram(name: "qsort", scope: !151, file: !151, line: 851, type: !152, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!152 = !DISubroutineType(types: !153)
!153 = !{null, !5, !154, !154, !156}
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !155, line: 18, baseType: !61)
!155 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !151, line: 829, baseType: !157)
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DISubroutineType(types: !159)
!159 = !{!9, !160, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!162 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 15, type: !158, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !163, keyInstructions: true)
!163 = !{!164, !165}
!164 = !DILocalVariable(name: "a", arg: 1, scope: !162, file: !3, line: 15, type: !160)
!165 = !DILocalVariable(name: "b", arg: 2, scope: !162, file: !3, line: 15, type: !160)
!166 = !DILocation(line: 0, scope: !162)
!167 = !DILocation(line: 17, column: 9, scope: !162)
!168 = !DILocation(line: 17, column: 27, scope: !162)
!169 = !DILocation(line: 17, column: 25, scope: !162, atomGroup: 1, atomRank: 2)
!170 = !DILocation(line: 17, column: 2, scope: !162, atomGroup: 1, atomRank: 1)
!171 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !38, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !172, keyInstructions: true)
!172 = !{!173, !174}
!173 = !DILocalVariable(name: "a", arg: 1, scope: !171, file: !3, line: 7, type: !9)
!174 = !DILocalVariable(name: "b", arg: 2, scope: !171, file: !3, line: 7, type: !9)
!175 = !DILocation(line: 0, scope: !171)
!176 = !DILocation(line: 7, column: 41, scope: !171, atomGroup: 1, atomRank: 2)
!177 = !DILocation(line: 7, column: 32, scope: !171, atomGroup: 1, atomRank: 1)
