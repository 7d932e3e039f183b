; ModuleID = 'i128.c'
source_filename = "i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@big = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !0
@negative = dso_local global i128 -7, align 16, !dbg !12
@.str = private unnamed_addr constant [40 x i8] c"(big >> 100) == 1 && (unsigned)big == 5\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"i128.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"(unsigned)(big >> 100) == 3 && (unsigned)big == 15\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"big / 15 > ((u128)1 << 97) / 5\00", align 1
@.str.4 = private unnamed_addr constant [41 x i8] c"negative / 2 == -3 && negative % 2 == -1\00", align 1
@.str.5 = private unnamed_addr constant [38 x i8] c"(negative >> 1) == -4 && negative < 0\00", align 1
@.str.6 = private unnamed_addr constant [34 x i8] c"(long)(negative * negative) == 49\00", align 1
@.str.7 = private unnamed_addr constant [51 x i8] c"all + 1 == 0 && (unsigned long)(all >> 64) == ~0UL\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i128, align 16
  store i32 0, i32* %1, align 4
  %3 = load i128, i128* @big, align 16, !dbg !26
  %4 = lshr i128 %3, 100, !dbg !26
  %5 = icmp eq i128 %4, 1, !dbg !26
  br i1 %5, label %6, label %11, !dbg !26

6:                                                ; preds = %0
  %7 = load i128, i128* @big, align 16, !dbg !26
  %8 = trunc i128 %7 to i32, !dbg !26
  %9 = icmp eq i32 %8, 5, !dbg !26
  br i1 %9, label %10, label %11, !dbg !29

10:                                               ; preds = %6
  br label %12, !dbg !29

11:                                               ; preds = %6, %0
  call void @__assert_fail(i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 13, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !26
  unreachable, !dbg !26

12:                                               ; preds = %10
  %13 = load i128, i128* @big, align 16, !dbg !30
  %14 = mul i128 %13, 3, !dbg !30
  store i128 %14, i128* @big, align 16, !dbg !30
  %15 = load i128, i128* @big, align 16, !dbg !31
  %16 = lshr i128 %15, 100, !dbg !31
  %17 = trunc i128 %16 to i32, !dbg !31
  %18 = icmp eq i32 %17, 3, !dbg !31
  br i1 %18, label %19, label %24, !dbg !31

19:                                               ; preds = %12
  %20 = load i128, i128* @big, align 16, !dbg !31
  %21 = trunc i128 %20 to i32, !dbg !31
  %22 = icmp eq i32 %21, 15, !dbg !31
  br i1 %22, label %23, label %24, !dbg !34

23:                                               ; preds = %19
  br label %25, !dbg !34

24:                                               ; preds = %19, %12
  call void @__assert_fail(i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 15, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !31
  unreachable, !dbg !31

25:                                               ; preds = %23
  %26 = load i128, i128* @big, align 16, !dbg !35
  %27 = udiv i128 %26, 15, !dbg !35
  %28 = icmp ugt i128 %27, 31691265005705735037417580134, !dbg !35
  br i1 %28, label %29, label %30, !dbg !38

29:                                               ; preds = %25
  br label %31, !dbg !38

30:                                               ; preds = %25
  call void @__assert_fail(i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 16, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !35
  unreachable, !dbg !35

31:                                               ; preds = %29
  %32 = load i128, i128* @negative, align 16, !dbg !39
  %33 = sdiv i128 %32, 2, !dbg !39
  %34 = icmp eq i128 %33, -3, !dbg !39
  br i1 %34, label %35, label %40, !dbg !39

35:                                               ; preds = %31
  %36 = load i128, i128* @negative, align 16, !dbg !39
  %37 = srem i128 %36, 2, !dbg !39
  %38 = icmp eq i128 %37, -1, !dbg !39
  br i1 %38, label %39, label %40, !dbg !42

39:                                               ; preds = %35
  br label %41, !dbg !42

40:                                               ; preds = %35, %31
  call void @__assert_fail(i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 17, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !39
  unreachable, !dbg !39

41:                                               ; preds = %39
  %42 = load i128, i128* @negative, align 16, !dbg !43
  %43 = ashr i128 %42, 1, !dbg !43
  %44 = icmp eq i128 %43, -4, !dbg !43
  br i1 %44, label %45, label %49, !dbg !43

45:                                               ; preds = %41
  %46 = load i128, i128* @negative, align 16, !dbg !43
  %47 = icmp slt i128 %46, 0, !dbg !43
  br i1 %47, label %48, label %49, !dbg !46

48:                                               ; preds = %45
  br label %50, !dbg !46

49:                                               ; preds = %45, %41
  call void @__assert_fail(i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 18, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !43
  unreachable, !dbg !43

50:                                               ; preds = %48
  %51 = load i128, i128* @negative, align 16, !dbg !47
  %52 = load i128, i128* @negative, align 16, !dbg !47
  %53 = mul nsw i128 %51, %52, !dbg !47
  %54 = trunc i128 %53 to i64, !dbg !47
  %55 = icmp eq i64 %54, 49, !dbg !47
  br i1 %55, label %56, label %57, !dbg !50

56:                                               ; preds = %50
  br label %58, !dbg !50

57:                                               ; preds = %50
  call void @__assert_fail(i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 19, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !47
  unreachable, !dbg !47

58:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata i128* %2, metadata !51, metadata !DIExpression()), !dbg !52
  store i128 -1, i128* %2, align 16, !dbg !52
  %59 = load i128, i128* %2, align 16, !dbg !53
  %60 = add i128 %59, 1, !dbg !53
  %61 = icmp eq i128 %60, 0, !dbg !53
  br i1 %61, label %62, label %68, !dbg !53

62:                                               ; preds = %58
  %63 = load i128, i128* %2, align 16, !dbg !53
  %64 = lshr i128 %63, 64, !dbg !53
  %65 = trunc i128 %64 to i64, !dbg !53
  %66 = icmp eq i64 %65, -1, !dbg !53
  br i1 %66, label %67, label %68, !dbg !56

67:                                               ; preds = %62
  br label %69, !dbg !56

68:                                               ; preds = %62, %58
  call void @__assert_fail(i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 21, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !53
  unreachable, !dbg !53

69:                                               ; preds = %67
  ret i32 0, !dbg !57
}

; Function Attrs: noreturn nounwind
declare dso_local void @__assert_fail(i8*, i8*, i32, i8*) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "i128.c", directory: ".")
!4 = !{}
!5 = !{!6, !7, !9, !10}
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "u128", file: !3, line: 5, baseType: !8)
!8 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!9 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "long unsigned int", size: 64, encoding: DW_ATE_unsigned)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "negative", scope: !2, file: !3, line: 9, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !3, line: 6, baseType: !15)
!15 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!16 = !{i32 7, !"Dwarf Version", i32 4}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 13.0.1-11+b2"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DILocation(line: 13, column: 2, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !3, line: 13, column: 2)
!28 = distinct !DILexicalBlock(scope: !22, file: !3, line: 13, column: 2)
!29 = !DILocation(line: 13, column: 2, scope: !28)
!30 = !DILocation(line: 14, column: 6, scope: !22)
!31 = !DILocation(line: 15, column: 2, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 15, column: 2)
!33 = distinct !DILexicalBlock(scope: !22, file: !3, line: 15, column: 2)
!34 = !DILocation(line: 15, column: 2, scope: !33)
!35 = !DILocation(line: 16, column: 2, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 16, column: 2)
!37 = distinct !DILexicalBlock(scope: !22, file: !3, line: 16, column: 2)
!38 = !DILocation(line: 16, column: 2, scope: !37)
!39 = !DILocation(line: 17, column: 2, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 17, column: 2)
!41 = distinct !DILexicalBlock(scope: !22, file: !3, line: 17, column: 2)
!42 = !DILocation(line: 17, column: 2, scope: !41)
!43 = !DILocation(line: 18, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 18, column: 2)
!45 = distinct !DILexicalBlock(scope: !22, file: !3, line: 18, column: 2)
!46 = !DILocation(line: 18, column: 2, scope: !45)
!47 = !DILocation(line: 19, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 19, column: 2)
!49 = distinct !DILexicalBlock(scope: !22, file: !3, line: 19, column: 2)
!50 = !DILocation(line: 19, column: 2, scope: !49)
!51 = !DILocalVariable(name: "all", scope: !22, file: !3, line: 20, type: !7)
!52 = !DILocation(line: 20, column: 7, scope: !22)
!53 = !DILocation(line: 21, column: 2, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 2)
!55 = distinct !DILexicalBlock(scope: !22, file: !3, line: 21, column: 2)
!56 = !DILocation(line: 21, column: 2, scope: !55)
!57 = !DILocation(line: 22, column: 2, scope: !22)
