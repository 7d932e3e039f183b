; ModuleID = 'i128.c'
source_filename = "i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@big = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !0
@negative = dso_local local_unnamed_addr global i128 -7, align 16, !dbg !11
@.str = private unnamed_addr constant [40 x i8] c"(big >> 100) == 1 && (unsigned)big == 5\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [7 x i8] c"i128.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !26
@.str.2 = private unnamed_addr constant [51 x i8] c"(unsigned)(big >> 100) == 3 && (unsigned)big == 15\00", align 1, !dbg !32
@.str.4 = private unnamed_addr constant [41 x i8] c"negative / 2 == -3 && negative % 2 == -1\00", align 1, !dbg !42
@.str.5 = private unnamed_addr constant [38 x i8] c"(negative >> 1) == -4 && negative < 0\00", align 1, !dbg !47
@.str.6 = private unnamed_addr constant [34 x i8] c"(long)(negative * negative) == 49\00", align 1, !dbg !52

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !71 {
  %1 = load i128, ptr @big, align 16, !dbg !77, !tbaa !80
  %2 = and i128 %1, -1267650600228229401492408238081, !dbg !82
  %3 = icmp eq i128 %2, 1267650600228229401496703205381, !dbg !82
  br i1 %3, label %5, label %4, !dbg !82

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 13, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #2, !dbg !83
  unreachable, !dbg !83

5:                                                ; preds = %0
  %6 = mul nuw nsw i128 %1, 3, !dbg !84
  store i128 %6, ptr @big, align 16, !dbg !85, !tbaa !80
  %7 = and i128 %6, 8873554201597605810476922437632, !dbg !86
  %8 = icmp eq i128 %7, 3802951800684688204490109616128, !dbg !86
  br i1 %8, label %10, label %9, !dbg !89

9:                                                ; preds = %5
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 15, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #2, !dbg !90
  unreachable, !dbg !90

10:                                               ; preds = %5
  %11 = load i128, ptr @negative, align 16, !dbg !91, !tbaa !80
  %12 = add i128 %11, 7, !dbg !94
  %13 = icmp ult i128 %12, 2, !dbg !94
  %14 = srem i128 %11, 2
  %15 = icmp eq i128 %14, -1
  %16 = and i1 %13, %15, !dbg !95
  br i1 %16, label %18, label %17, !dbg !95

17:                                               ; preds = %10
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 17, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #2, !dbg !96
  unreachable, !dbg !96

18:                                               ; preds = %10
  %19 = and i128 %11, -6, !dbg !97
  %20 = icmp eq i128 %19, -8, !dbg !97
  br i1 %20, label %22, label %21, !dbg !100

21:                                               ; preds = %18
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 18, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #2, !dbg !101
  unreachable, !dbg !101

22:                                               ; preds = %18
  %23 = mul nsw i128 %11, %11, !dbg !102
  %24 = trunc nuw nsw i128 %23 to i64, !dbg !105
  %25 = icmp eq i64 %24, 49, !dbg !106
  br i1 %25, label %27, label %26, !dbg !107

26:                                               ; preds = %22
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 19, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #2, !dbg !108
  unreachable, !dbg !108

27:                                               ; preds = %22
    #dbg_value(i128 -1, !76, !DIExpression(), !109)
  ret i32 0, !dbg !110
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}
!llvm.errno.tbaa = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "i128.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9850e17b8f377cdd067d2f3ded7c95d")
!4 = !{!5, !6, !8, !9}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !3, line: 5, baseType: !7)
!7 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{!0, !11, !15, !21, !26, !32, !37, !42, !47, !52, !57}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "negative", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !3, line: 6, baseType: !14)
!14 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 320, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 40)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 7)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 120, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 15)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 408, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 51)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 248, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 31)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 328, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 41)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 304, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 38)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 272, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 34)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !34, isLocal: true, isDefinition: true)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!66 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !69, i64 0}
!69 = !{!"omnipotent char", !70, i64 0}
!70 = !{!"Simple C/C++ TBAA"}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !72, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75, keyInstructions: true)
!72 = !DISubroutineType(types: !73)
!73 = !{!74}
!74 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!75 = !{!76}
!76 = !DILocalVariable(name: "all", scope: !71, file: !3, line: 20, type: !6)
!77 = !DILocation(line: 13, column: 10, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 13, column: 9)
!79 = distinct !DILexicalBlock(scope: !71, file: !3, line: 13, column: 2)
!80 = !{!81, !81, i64 0}
!81 = !{!"__int128", !69, i64 0}
!82 = !DILocation(line: 13, column: 27, scope: !78, atomGroup: 1, atomRank: 1)
!83 = !DILocation(line: 13, column: 2, scope: !78)
!84 = !DILocation(line: 14, column: 6, scope: !71, atomGroup: 3, atomRank: 2)
!85 = !DILocation(line: 14, column: 6, scope: !71, atomGroup: 3, atomRank: 1)
!86 = !DILocation(line: 15, column: 32, scope: !87, atomGroup: 4, atomRank: 2)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 15, column: 9)
!88 = distinct !DILexicalBlock(scope: !71, file: !3, line: 15, column: 2)
!89 = !DILocation(line: 15, column: 37, scope: !87, atomGroup: 4, atomRank: 1)
!90 = !DILocation(line: 15, column: 2, scope: !87)
!91 = !DILocation(line: 17, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 17, column: 9)
!93 = distinct !DILexicalBlock(scope: !71, file: !3, line: 17, column: 2)
!94 = !DILocation(line: 17, column: 22, scope: !92, atomGroup: 7, atomRank: 2)
!95 = !DILocation(line: 17, column: 28, scope: !92, atomGroup: 7, atomRank: 1)
!96 = !DILocation(line: 17, column: 2, scope: !92)
!97 = !DILocation(line: 18, column: 25, scope: !98, atomGroup: 9, atomRank: 2)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 18, column: 9)
!99 = distinct !DILexicalBlock(scope: !71, file: !3, line: 18, column: 2)
!100 = !DILocation(line: 18, column: 31, scope: !98, atomGroup: 9, atomRank: 1)
!101 = !DILocation(line: 18, column: 2, scope: !98)
!102 = !DILocation(line: 19, column: 25, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 19, column: 9)
!104 = distinct !DILexicalBlock(scope: !71, file: !3, line: 19, column: 2)
!105 = !DILocation(line: 19, column: 9, scope: !103)
!106 = !DILocation(line: 19, column: 37, scope: !103, atomGroup: 11, atomRank: 2)
!107 = !DILocation(line: 19, column: 37, scope: !103, atomGroup: 11, atomRank: 1)
!108 = !DILocation(line: 19, column: 2, scope: !103)
!109 = !DILocation(line: 0, scope: !71)
!110 = !DILocation(line: 22, column: 2, scope: !71, atomGroup: 16, atomRank: 1)
