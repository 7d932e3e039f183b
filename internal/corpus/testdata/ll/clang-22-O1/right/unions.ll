; ModuleID = 'unions.c'
source_filename = "unions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.value = type { i64 }

@shared = dso_local local_unnamed_addr global %union.value zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [61 x i8] c"shared.half[0] == 0x55667788 && shared.half[1] == 0x99223344\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [9 x i8] c"unions.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [49 x i8] c"shared.byte[0] == 0x88 && shared.byte[7] == 0x99\00", align 1, !dbg !24

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !62 {
  %1 = alloca i64, align 8, !DIAssignID !70
    #dbg_assign(i1 poison, !67, !DIExpression(), !70, ptr %1, !DIExpression(), !71)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !72
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #6, !dbg !73
  %3 = load i64, ptr %1, align 8, !dbg !74, !tbaa !75
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #6, !dbg !77
  %5 = load i32, ptr @shared, align 8, !dbg !78, !tbaa !81
  %6 = icmp eq i32 %5, 1432778632, !dbg !82
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 4), align 4
  %8 = icmp eq i32 %7, -1725811900
  %9 = select i1 %6, i1 %8, i1 false, !dbg !83
  br i1 %9, label %11, label %10, !dbg !83

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !84
  unreachable, !dbg !84

11:                                               ; preds = %0
  %12 = load i8, ptr @shared, align 8, !dbg !85, !tbaa !81
  %13 = icmp eq i8 %12, -120, !dbg !88
  %14 = load i8, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 7), align 1
  %15 = icmp eq i8 %14, -103
  %16 = select i1 %13, i1 %15, i1 false, !dbg !89
  br i1 %16, label %18, label %17, !dbg !89

17:                                               ; preds = %11
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 26, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #7, !dbg !90
  unreachable, !dbg !90

18:                                               ; preds = %11
  store float 1.000000e+00, ptr @shared, align 8, !dbg !91, !tbaa !81
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !92
  ret i32 0, !dbg !93
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !94 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @worker(ptr noundef readnone returned captures(ret: address, provenance) %0) #3 !dbg !116 {
    #dbg_value(ptr %0, !118, !DIExpression(), !119)
  store i64 1234605616436508552, ptr @shared, align 8, !dbg !120, !tbaa !81
  store i8 -103, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 7), align 1, !dbg !121, !tbaa !81
  ret ptr %0, !dbg !122
}

declare !dbg !123 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}
!llvm.errno.tbaa = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 11, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unions.c", directory: ".", checksumkind: CSK_MD5, checksum: "3c2baafbe806cecf082f95dc59c54e7b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 488, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 61)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 9)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 392, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 49)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 232, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 29)
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "value", file: !3, line: 6, size: 64, elements: !35)
!35 = !{!36, !38, !43, !48}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !34, file: !3, line: 7, baseType: !37, size: 64)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !34, file: !3, line: 8, baseType: !39, size: 64)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 64, elements: !41)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !34, file: !3, line: 9, baseType: !44, size: 64)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !46)
!45 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!46 = !{!47}
!47 = !DISubrange(count: 8)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !34, file: !3, line: 10, baseType: !49, size: 32)
!49 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!57 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!58 = !{!59, !59, i64 0}
!59 = !{!"int", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C/C++ TBAA"}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !63, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66, keyInstructions: true)
!63 = !DISubroutineType(types: !64)
!64 = !{!65}
!65 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!66 = !{!67}
!67 = !DILocalVariable(name: "t", scope: !62, file: !3, line: 22, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !37)
!69 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 0, scope: !62)
!72 = !DILocation(line: 22, column: 2, scope: !62)
!73 = !DILocation(line: 23, column: 2, scope: !62)
!74 = !DILocation(line: 24, column: 15, scope: !62)
!75 = !{!76, !76, i64 0}
!76 = !{!"long", !60, i64 0}
!77 = !DILocation(line: 24, column: 2, scope: !62)
!78 = !DILocation(line: 25, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 25, column: 9)
!80 = distinct !DILexicalBlock(scope: !62, file: !3, line: 25, column: 2)
!81 = !{!60, !60, i64 0}
!82 = !DILocation(line: 25, column: 24, scope: !79, atomGroup: 1, atomRank: 2)
!83 = !DILocation(line: 25, column: 38, scope: !79, atomGroup: 1, atomRank: 1)
!84 = !DILocation(line: 25, column: 2, scope: !79)
!85 = !DILocation(line: 26, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 26, column: 9)
!87 = distinct !DILexicalBlock(scope: !62, file: !3, line: 26, column: 2)
!88 = !DILocation(line: 26, column: 24, scope: !86, atomGroup: 3, atomRank: 2)
!89 = !DILocation(line: 26, column: 32, scope: !86, atomGroup: 3, atomRank: 1)
!90 = !DILocation(line: 26, column: 2, scope: !86)
!91 = !DILocation(line: 27, column: 14, scope: !62, atomGroup: 5, atomRank: 1)
!92 = !DILocation(line: 30, column: 1, scope: !62)
!93 = !DILocation(line: 29, column: 2, scope: !62, atomGroup: 8, atomRank: 1)
!94 = !DISubprogram(name: "pthread_create", scope: !95, file: !95, line: 202, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!96 = !DISubroutineType(types: !97)
!97 = !{!65, !98, !100, !112, !115}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !99)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !69, line: 62, baseType: !104)
!104 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !69, line: 56, size: 448, elements: !105)
!105 = !{!106, !110}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !104, file: !69, line: 58, baseType: !107, size: 448)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 56)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !104, file: !69, line: 59, baseType: !111, size: 64)
!111 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5}
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!116 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !113, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !117, keyInstructions: true)
!117 = !{!118}
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !3, line: 13, type: !5)
!119 = !DILocation(line: 0, scope: !116)
!120 = !DILocation(line: 15, column: 15, scope: !116, atomGroup: 1, atomRank: 1)
!121 = !DILocation(line: 16, column: 17, scope: !116, atomGroup: 2, atomRank: 1)
!122 = !DILocation(line: 17, column: 2, scope: !116, atomGroup: 3, atomRank: 1)
!123 = !DISubprogram(name: "pthread_join", scope: !95, file: !95, line: 219, type: !124, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DISubroutineType(types: !125)
!125 = !{!65, !68, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
