; ModuleID = 'i128.c'
source_filename = "i128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@big = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !0
@negative = dso_local global i128 -7, align 16, !dbg !11
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
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i128, align 16
  store i32 0, i32* %1, align 4
  %3 = load i128, i128* @big, align 16, !dbg !28
  %4 = lshr i128 %3, 100, !dbg !28
  %5 = icmp eq i128 %4, 1, !dbg !28
  br i1 %5, label %6, label %11, !dbg !28

6:                                                ; preds = %0
  %7 = load i128, i128* @big, align 16, !dbg !28
  %8 = trunc i128 %7 to i32, !dbg !28
  %9 = icmp eq i32 %8, 5, !dbg !28
  br i1 %9, label %10, label %11, !dbg !31

10:                                               ; preds = %6
  br label %12, !dbg !31

11:                                               ; preds = %6, %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !28
  unreachable, !dbg !28

12:                                               ; preds = %10
  %13 = load i128, i128* @big, align 16, !dbg !32
  %14 = mul i128 %13, 3, !dbg !32
  store i128 %14, i128* @big, align 16, !dbg !32
  %15 = load i128, i128* @big, align 16, !dbg !33
  %16 = lshr i128 %15, 100, !dbg !33
  %17 = trunc i128 %16 to i32, !dbg !33
  %18 = icmp eq i32 %17, 3, !dbg !33
  br i1 %18, label %19, label %24, !dbg !33

19:                                               ; preds = %12
  %20 = load i128, i128* @big, align 16, !dbg !33
  %21 = trunc i128 %20 to i32, !dbg !33
  %22 = icmp eq i32 %21, 15, !dbg !33
  br i1 %22, label %23, label %24, !dbg !36

23:                                               ; preds = %19
  br label %25, !dbg !36

24:                                               ; preds = %19, %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !33
  unreachable, !dbg !33

25:                                               ; preds = %23
  %26 = load i128, i128* @big, align 16, !dbg !37
  %27 = udiv i128 %26, 15, !dbg !37
  %28 = icmp ugt i128 %27, 31691265005705735037417580134, !dbg !37
  br i1 %28, label %29, label %30, !dbg !40

29:                                               ; preds = %25
  br label %31, !dbg !40

30:                                               ; preds = %25
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !37
  unreachable, !dbg !37

31:                                               ; preds = %29
  %32 = load i128, i128* @negative, align 16, !dbg !41
  %33 = sdiv i128 %32, 2, !dbg !41
  %34 = icmp eq i128 %33, -3, !dbg !41
  br i1 %34, label %35, label %40, !dbg !41

35:                                               ; preds = %31
  %36 = load i128, i128* @negative, align 16, !dbg !41
  %37 = srem i128 %36, 2, !dbg !41
  %38 = icmp eq i128 %37, -1, !dbg !41
  br i1 %38, label %39, label %40, !dbg !44

39:                                               ; preds = %35
  br label %41, !dbg !44

40:                                               ; preds = %35, %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !41
  unreachable, !dbg !41

41:                                               ; preds = %39
  %42 = load i128, i128* @negative, align 16, !dbg !45
  %43 = ashr i128 %42, 1, !dbg !45
  %44 = icmp eq i128 %43, -4, !dbg !45
  br i1 %44, label %45, label %49, !dbg !45

45:                                               ; preds = %41
  %46 = load i128, i128* @negative, align 16, !dbg !45
  %47 = icmp slt i128 %46, 0, !dbg !45
  br i1 %47, label %48, label %49, !dbg !48

48:                                               ; preds = %45
  br label %50, !dbg !48

49:                                               ; preds = %45, %41
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !45
  unreachable, !dbg !45

50:                                               ; preds = %48
  %51 = load i128, i128* @negative, align 16, !dbg !49
  %52 = load i128, i128* @negative, align 16, !dbg !49
  %53 = mul nsw i128 %51, %52, !dbg !49
  %54 = trunc i128 %53 to i64, !dbg !49
  %55 = icmp eq i64 %54, 49, !dbg !49
  br i1 %55, label %56, label %57, !dbg !52

56:                                               ; preds = %50
  br label %58, !dbg !52

57:                                               ; preds = %50
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !49
  unreachable, !dbg !49

58:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata i128* %2, metadata !53, metadata !DIExpression()), !dbg !54
  store i128 -1, i128* %2, align 16, !dbg !54
  %59 = load i128, i128* %2, align 16, !dbg !55
  %60 = add i128 %59, 1, !dbg !55
  %61 = icmp eq i128 %60, 0, !dbg !55
  br i1 %61, label %62, label %68, !dbg !55

62:                                               ; preds = %58
  %63 = load i128, i128* %2, align 16, !dbg !55
  %64 = lshr i128 %63, 64, !dbg !55
  %65 = trunc i128 %64 to i64, !dbg !55
  %66 = icmp eq i64 %65, -1, !dbg !55
  br i1 %66, label %67, label %68, !dbg !58

67:                                               ; preds = %62
  br label %69, !dbg !58

68:                                               ; preds = %62, %58
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #3, !dbg !55
  unreachable, !dbg !55

69:                                               ; preds = %67
  ret i32 0, !dbg !59
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !24, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocation(line: 13, column: 2, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 13, column: 2)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 13, column: 2)
!31 = !DILocation(line: 13, column: 2, scope: !30)
!32 = !DILocation(line: 14, column: 6, scope: !23)
!33 = !DILocation(line: 15, column: 2, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 15, column: 2)
!35 = distinct !DILexicalBlock(scope: !23, file: !3, line: 15, column: 2)
!36 = !DILocation(line: 15, column: 2, scope: !35)
!37 = !DILocation(line: 16, column: 2, scope: !38)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 16, column: 2)
!39 = distinct !DILexicalBlock(scope: !23, file: !3, line: 16, column: 2)
!40 = !DILocation(line: 16, column: 2, scope: !39)
!41 = !DILocation(line: 17, column: 2, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 2)
!43 = distinct !DILexicalBlock(scope: !23, file: !3, line: 17, column: 2)
!44 = !DILocation(line: 17, column: 2, scope: !43)
!45 = !DILocation(line: 18, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 18, column: 2)
!47 = distinct !DILexicalBlock(scope: !23, file: !3, line: 18, column: 2)
!48 = !DILocation(line: 18, column: 2, scope: !47)
!49 = !DILocation(line: 19, column: 2, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 2)
!51 = distinct !DILexicalBlock(scope: !23, file: !3, line: 19, column: 2)
!52 = !DILocation(line: 19, column: 2, scope: !51)
!53 = !DILocalVariable(name: "all", scope: !23, file: !3, line: 20, type: !6)
!54 = !DILocation(line: 20, column: 7, scope: !23)
!55 = !DILocation(line: 21, column: 2, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 21, column: 2)
!57 = distinct !DILexicalBlock(scope: !23, file: !3, line: 21, column: 2)
!58 = !DILocation(line: 21, column: 2, scope: !57)
!59 = !DILocation(line: 22, column: 2, scope: !23)
