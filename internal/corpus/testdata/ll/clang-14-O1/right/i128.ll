; ModuleID = 'i128.c'
source_filename = "i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@big = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !0
@negative = dso_local local_unnamed_addr global i128 -7, align 16, !dbg !11
@.str = private unnamed_addr constant [40 x i8] c"(big >> 100) == 1 && (unsigned)big == 5\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"i128.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"(unsigned)(big >> 100) == 3 && (unsigned)big == 15\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"big / 15 > ((u128)1 << 97) / 5\00", align 1
@.str.4 = private unnamed_addr constant [41 x i8] c"negative / 2 == -3 && negative % 2 == -1\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"(negative >> 1) == -4 && negative < 0\00", align 1
@.str.6 = private unnamed_addr constant [34 x i8] c"(long)(negative * negative) == 49\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !22 {
  %1 = load i128, i128* @big, align 16, !dbg !28, !tbaa !31
  %2 = and i128 %1, -1267650600228229401492408238081, !dbg !28
  %3 = icmp eq i128 %2, 1267650600228229401496703205381, !dbg !28
  br i1 %3, label %5, label %4, !dbg !28

4:                                                ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !28
  unreachable, !dbg !28

5:                                                ; preds = %0
  %6 = mul i128 %1, 3, !dbg !35
  store i128 %6, i128* @big, align 16, !dbg !35, !tbaa !31
  %7 = and i128 %6, -1267650600228229401492408238081, !dbg !36
  %8 = icmp eq i128 %7, 3802951800684688204490109616143, !dbg !36
  br i1 %8, label %10, label %9, !dbg !36

9:                                                ; preds = %5
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !36
  unreachable, !dbg !36

10:                                               ; preds = %5
  %11 = icmp ugt i128 %6, 475368975085586025561263702024, !dbg !39
  br i1 %11, label %13, label %12, !dbg !42

12:                                               ; preds = %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !39
  unreachable, !dbg !39

13:                                               ; preds = %10
  %14 = load i128, i128* @negative, align 16, !dbg !43, !tbaa !31
  %15 = add i128 %14, 7, !dbg !43
  %16 = icmp ult i128 %15, 2, !dbg !43
  %17 = srem i128 %14, 2, !dbg !43
  %18 = icmp eq i128 %17, -1, !dbg !43
  %19 = and i1 %16, %18, !dbg !43
  br i1 %19, label %21, label %20, !dbg !43

20:                                               ; preds = %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !43
  unreachable, !dbg !43

21:                                               ; preds = %13
  %22 = and i128 %14, -2, !dbg !46
  %23 = icmp eq i128 %22, -8, !dbg !46
  br i1 %23, label %25, label %24, !dbg !46

24:                                               ; preds = %21
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !46
  unreachable, !dbg !46

25:                                               ; preds = %21
  %26 = mul nsw i128 %14, %14, !dbg !49
  %27 = trunc i128 %26 to i64, !dbg !49
  %28 = icmp eq i64 %27, 49, !dbg !49
  br i1 %28, label %30, label %29, !dbg !52

29:                                               ; preds = %25
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !49
  unreachable, !dbg !49

30:                                               ; preds = %25
  call void @llvm.dbg.value(metadata i128 -1, metadata !27, metadata !DIExpression()), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "i128.c", directory: ".", checksumkind: CSK_MD5, checksum: "a9850e17b8f377cdd067d2f3ded7c95d")
!4 = !{!5, !6, !8, !9}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !3, line: 5, baseType: !7)
!7 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "negative", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !3, line: 6, baseType: !14)
!14 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !23, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DILocalVariable(name: "all", scope: !22, file: !3, line: 20, type: !6)
!28 = !DILocation(line: 13, column: 2, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 13, column: 2)
!30 = distinct !DILexicalBlock(scope: !22, file: !3, line: 13, column: 2)
!31 = !{!32, !32, i64 0}
!32 = !{!"__int128", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
!35 = !DILocation(line: 14, column: 6, scope: !22)
!36 = !DILocation(line: 15, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 15, column: 2)
!38 = distinct !DILexicalBlock(scope: !22, file: !3, line: 15, column: 2)
!39 = !DILocation(line: 16, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 16, column: 2)
!41 = distinct !DILexicalBlock(scope: !22, file: !3, line: 16, column: 2)
!42 = !DILocation(line: 16, column: 2, scope: !41)
!43 = !DILocation(line: 17, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 2)
!45 = distinct !DILexicalBlock(scope: !22, file: !3, line: 17, column: 2)
!46 = !DILocation(line: 18, column: 2, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 18, column: 2)
!48 = distinct !DILexicalBlock(scope: !22, file: !3, line: 18, column: 2)
!49 = !DILocation(line: 19, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 2)
!51 = distinct !DILexicalBlock(scope: !22, file: !3, line: 19, column: 2)
!52 = !DILocation(line: 19, column: 2, scope: !51)
!53 = !DILocation(line: 0, scope: !22)
!54 = !DILocation(line: 22, column: 2, scope: !22)
