; ModuleID = 'i128.c'
source_filename = "i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@big = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !0
@negative = dso_local global i128 -7, align 16, !dbg !11
@.str = private unnamed_addr constant [40 x i8] c"(big >> 100) == 1 && (unsigned)big == 5\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [7 x i8] c"i128.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !26
@.str.2 = private unnamed_addr constant [51 x i8] c"(unsigned)(big >> 100) == 3 && (unsigned)big == 15\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [31 x i8] c"big / 15 > ((u128)1 << 97) / 5\00", align 1, !dbg !37
@.str.4 = private unnamed_addr constant [41 x i8] c"negative / 2 == -3 && negative % 2 == -1\00", align 1, !dbg !42
@.str.5 = private unnamed_addr constant [38 x i8] c"(negative >> 1) == -4 && negative < 0\00", align 1, !dbg !47
@.str.6 = private unnamed_addr constant [34 x i8] c"(long)(negative * negative) == 49\00", align 1, !dbg !52
@.str.7 = private unnamed_addr constant [51 x i8] c"all + 1 == 0 && (unsigned long)(all >> 64) == ~0UL\00", align 1, !dbg !57

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !67 {
  %1 = alloca i32, align 4
  %2 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  %3 = load i128, ptr @big, align 16, !dbg !72
  %4 = lshr i128 %3, 100, !dbg !72
  %5 = icmp eq i128 %4, 1, !dbg !72
  br i1 %5, label %6, label %11, !dbg !72

6:                                                ; preds = %0
  %7 = load i128, ptr @big, align 16, !dbg !72
  %8 = trunc i128 %7 to i32, !dbg !72
  %9 = icmp eq i32 %8, 5, !dbg !72
  br i1 %9, label %10, label %11, !dbg !75

10:                                               ; preds = %6
  br label %12, !dbg !75

11:                                               ; preds = %6, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !72
  unreachable, !dbg !72

12:                                               ; preds = %10
  %13 = load i128, ptr @big, align 16, !dbg !76
  %14 = mul i128 %13, 3, !dbg !76
  store i128 %14, ptr @big, align 16, !dbg !76
  %15 = load i128, ptr @big, align 16, !dbg !77
  %16 = lshr i128 %15, 100, !dbg !77
  %17 = trunc i128 %16 to i32, !dbg !77
  %18 = icmp eq i32 %17, 3, !dbg !77
  br i1 %18, label %19, label %24, !dbg !77

19:                                               ; preds = %12
  %20 = load i128, ptr @big, align 16, !dbg !77
  %21 = trunc i128 %20 to i32, !dbg !77
  %22 = icmp eq i32 %21, 15, !dbg !77
  br i1 %22, label %23, label %24, !dbg !80

23:                                               ; preds = %19
  br label %25, !dbg !80

24:                                               ; preds = %19, %12
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !77
  unreachable, !dbg !77

25:                                               ; preds = %23
  %26 = load i128, ptr @big, align 16, !dbg !81
  %27 = udiv i128 %26, 15, !dbg !81
  %28 = icmp ugt i128 %27, 31691265005705735037417580134, !dbg !81
  br i1 %28, label %29, label %30, !dbg !84

29:                                               ; preds = %25
  br label %31, !dbg !84

30:                                               ; preds = %25
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !81
  unreachable, !dbg !81

31:                                               ; preds = %29
  %32 = load i128, ptr @negative, align 16, !dbg !85
  %33 = sdiv i128 %32, 2, !dbg !85
  %34 = icmp eq i128 %33, -3, !dbg !85
  br i1 %34, label %35, label %40, !dbg !85

35:                                               ; preds = %31
  %36 = load i128, ptr @negative, align 16, !dbg !85
  %37 = srem i128 %36, 2, !dbg !85
  %38 = icmp eq i128 %37, -1, !dbg !85
  br i1 %38, label %39, label %40, !dbg !88

39:                                               ; preds = %35
  br label %41, !dbg !88

40:                                               ; preds = %35, %31
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !85
  unreachable, !dbg !85

41:                                               ; preds = %39
  %42 = load i128, ptr @negative, align 16, !dbg !89
  %43 = ashr i128 %42, 1, !dbg !89
  %44 = icmp eq i128 %43, -4, !dbg !89
  br i1 %44, label %45, label %49, !dbg !89

45:                                               ; preds = %41
  %46 = load i128, ptr @negative, align 16, !dbg !89
  %47 = icmp slt i128 %46, 0, !dbg !89
  br i1 %47, label %48, label %49, !dbg !92

48:                                               ; preds = %45
  br label %50, !dbg !92

49:                                               ; preds = %45, %41
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !89
  unreachable, !dbg !89

50:                                               ; preds = %48
  %51 = load i128, ptr @negative, align 16, !dbg !93
  %52 = load i128, ptr @negative, align 16, !dbg !93
  %53 = mul nsw i128 %51, %52, !dbg !93
  %54 = trunc i128 %53 to i64, !dbg !93
  %55 = icmp eq i64 %54, 49, !dbg !93
  br i1 %55, label %56, label %57, !dbg !96

56:                                               ; preds = %50
  br label %58, !dbg !96

57:                                               ; preds = %50
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !93
  unreachable, !dbg !93

58:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  store i128 -1, ptr %2, align 16, !dbg !98
  %59 = load i128, ptr %2, align 16, !dbg !99
  %60 = add i128 %59, 1, !dbg !99
  %61 = icmp eq i128 %60, 0, !dbg !99
  br i1 %61, label %62, label %68, !dbg !99

62:                                               ; preds = %58
  %63 = load i128, ptr %2, align 16, !dbg !99
  %64 = lshr i128 %63, 64, !dbg !99
  %65 = trunc i128 %64 to i64, !dbg !99
  %66 = icmp eq i64 %65, -1, !dbg !99
  br i1 %66, label %67, label %68, !dbg !102

67:                                               ; preds = %62
  br label %69, !dbg !102

68:                                               ; preds = %62, %58
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !99
  unreachable, !dbg !99

69:                                               ; preds = %67
  ret i32 0, !dbg !103
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !68, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!68 = !DISubroutineType(types: !69)
!69 = !{!70}
!70 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!71 = !{}
!72 = !DILocation(line: 13, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 13, column: 2)
!74 = distinct !DILexicalBlock(scope: !67, file: !3, line: 13, column: 2)
!75 = !DILocation(line: 13, column: 2, scope: !74)
!76 = !DILocation(line: 14, column: 6, scope: !67)
!77 = !DILocation(line: 15, column: 2, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 15, column: 2)
!79 = distinct !DILexicalBlock(scope: !67, file: !3, line: 15, column: 2)
!80 = !DILocation(line: 15, column: 2, scope: !79)
!81 = !DILocation(line: 16, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 16, column: 2)
!83 = distinct !DILexicalBlock(scope: !67, file: !3, line: 16, column: 2)
!84 = !DILocation(line: 16, column: 2, scope: !83)
!85 = !DILocation(line: 17, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 17, column: 2)
!87 = distinct !DILexicalBlock(scope: !67, file: !3, line: 17, column: 2)
!88 = !DILocation(line: 17, column: 2, scope: !87)
!89 = !DILocation(line: 18, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 18, column: 2)
!91 = distinct !DILexicalBlock(scope: !67, file: !3, line: 18, column: 2)
!92 = !DILocation(line: 18, column: 2, scope: !91)
!93 = !DILocation(line: 19, column: 2, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 19, column: 2)
!95 = distinct !DILexicalBlock(scope: !67, file: !3, line: 19, column: 2)
!96 = !DILocation(line: 19, column: 2, scope: !95)
!97 = !DILocalVariable(name: "all", scope: !67, file: !3, line: 20, type: !6)
!98 = !DILocation(line: 20, column: 7, scope: !67)
!99 = !DILocation(line: 21, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 21, column: 2)
!101 = distinct !DILexicalBlock(scope: !67, file: !3, line: 21, column: 2)
!102 = !DILocation(line: 21, column: 2, scope: !101)
!103 = !DILocation(line: 22, column: 2, scope: !67)
