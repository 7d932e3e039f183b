; ModuleID = 'c/bench.c'
source_filename = "c/bench.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@g = dso_local global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, i32* %2, align 4, !dbg !24
  call void @llvm.dbg.declare(metadata i32* %3, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 1, i32* %3, align 4, !dbg !27
  br label %9, !dbg !28

9:                                                ; preds = %17, %0
  %10 = load i32, i32* %3, align 4, !dbg !29
  %11 = icmp slt i32 %10, 300, !dbg !31
  br i1 %11, label %12, label %20, !dbg !32

12:                                               ; preds = %9
  %13 = load i32, i32* %3, align 4, !dbg !33
  %14 = call i32 @collatz(i32 noundef %13), !dbg !34
  %15 = load i32, i32* %2, align 4, !dbg !35
  %16 = add nsw i32 %15, %14, !dbg !35
  store i32 %16, i32* %2, align 4, !dbg !35
  br label %17, !dbg !36

17:                                               ; preds = %12
  %18 = load i32, i32* %3, align 4, !dbg !37
  %19 = add nsw i32 %18, 1, !dbg !37
  store i32 %19, i32* %3, align 4, !dbg !37
  br label %9, !dbg !38, !llvm.loop !39

20:                                               ; preds = %9
  %21 = call i32 @sieve(), !dbg !42
  %22 = call i32 @fib(i32 noundef 15), !dbg !43
  %23 = add nsw i32 %21, %22, !dbg !44
  %24 = load i32, i32* %2, align 4, !dbg !45
  %25 = add nsw i32 %24, %23, !dbg !45
  store i32 %25, i32* %2, align 4, !dbg !45
  call void @llvm.dbg.declare(metadata i32* %4, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %4, align 4, !dbg !48
  br label %26, !dbg !49

26:                                               ; preds = %40, %20
  %27 = load i32, i32* %4, align 4, !dbg !50
  %28 = icmp slt i32 %27, 1000, !dbg !52
  br i1 %28, label %29, label %43, !dbg !53

29:                                               ; preds = %26
  %30 = load i32, i32* %4, align 4, !dbg !54
  store i32 %30, i32* %5, align 4, !dbg !54
  %31 = load i32, i32* %5, align 4, !dbg !54
  %32 = atomicrmw add i32* @x, i32 %31 seq_cst, align 4, !dbg !54
  store i32 %32, i32* %6, align 4, !dbg !54
  %33 = load i32, i32* %6, align 4, !dbg !54
  %34 = load i32, i32* %2, align 4, !dbg !56
  store i32 %34, i32* %7, align 4, !dbg !56
  %35 = load i32, i32* %7, align 4, !dbg !56
  store atomic i32 %35, i32* @x seq_cst, align 4, !dbg !56
  %36 = load atomic i32, i32* @x seq_cst, align 4, !dbg !57
  store i32 %36, i32* %8, align 4, !dbg !57
  %37 = load i32, i32* %8, align 4, !dbg !57
  %38 = load i32, i32* @g, align 4, !dbg !58
  %39 = add nsw i32 %38, %37, !dbg !58
  store i32 %39, i32* @g, align 4, !dbg !58
  br label %40, !dbg !59

40:                                               ; preds = %29
  %41 = load i32, i32* %4, align 4, !dbg !60
  %42 = add nsw i32 %41, 1, !dbg !60
  store i32 %42, i32* %4, align 4, !dbg !60
  br label %26, !dbg !61, !llvm.loop !62

43:                                               ; preds = %26
  %44 = load i32, i32* %2, align 4, !dbg !64
  %45 = load i32, i32* @g, align 4, !dbg !65
  %46 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %44, i32 noundef %45), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @collatz(i32 noundef %0) #0 !dbg !68 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %3, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 0, i32* %3, align 4, !dbg !74
  br label %4, !dbg !75

4:                                                ; preds = %18, %1
  %5 = load i32, i32* %2, align 4, !dbg !76
  %6 = icmp ne i32 %5, 1, !dbg !77
  br i1 %6, label %7, label %22, !dbg !75

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !78
  %9 = srem i32 %8, 2, !dbg !80
  %10 = icmp ne i32 %9, 0, !dbg !80
  br i1 %10, label %11, label %15, !dbg !78

11:                                               ; preds = %7
  %12 = load i32, i32* %2, align 4, !dbg !81
  %13 = mul nsw i32 3, %12, !dbg !82
  %14 = add nsw i32 %13, 1, !dbg !83
  br label %18, !dbg !78

15:                                               ; preds = %7
  %16 = load i32, i32* %2, align 4, !dbg !84
  %17 = sdiv i32 %16, 2, !dbg !85
  br label %18, !dbg !78

18:                                               ; preds = %15, %11
  %19 = phi i32 [ %14, %11 ], [ %17, %15 ], !dbg !78
  store i32 %19, i32* %2, align 4, !dbg !86
  %20 = load i32, i32* %3, align 4, !dbg !87
  %21 = add nsw i32 %20, 1, !dbg !87
  store i32 %21, i32* %3, align 4, !dbg !87
  br label %4, !dbg !75, !llvm.loop !88

22:                                               ; preds = %4
  %23 = load i32, i32* %3, align 4, !dbg !90
  ret i32 %23, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sieve() #0 !dbg !92 {
  %1 = alloca [512 x i8], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [512 x i8]* %1, metadata !93, metadata !DIExpression()), !dbg !98
  %5 = getelementptr inbounds [512 x i8], [512 x i8]* %1, i64 0, i64 0, !dbg !99
  call void @llvm.memset.p0i8.i64(i8* align 16 %5, i8 1, i64 512, i1 false), !dbg !99
  call void @llvm.dbg.declare(metadata i32* %2, metadata !100, metadata !DIExpression()), !dbg !101
  store i32 0, i32* %2, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata i32* %3, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 2, i32* %3, align 4, !dbg !104
  br label %6, !dbg !105

6:                                                ; preds = %33, %0
  %7 = load i32, i32* %3, align 4, !dbg !106
  %8 = icmp slt i32 %7, 512, !dbg !108
  br i1 %8, label %9, label %36, !dbg !109

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !110
  %11 = sext i32 %10 to i64, !dbg !113
  %12 = getelementptr inbounds [512 x i8], [512 x i8]* %1, i64 0, i64 %11, !dbg !113
  %13 = load i8, i8* %12, align 1, !dbg !113
  %14 = icmp ne i8 %13, 0, !dbg !113
  br i1 %14, label %16, label %15, !dbg !114

15:                                               ; preds = %9
  br label %33, !dbg !115

16:                                               ; preds = %9
  %17 = load i32, i32* %2, align 4, !dbg !116
  %18 = add nsw i32 %17, 1, !dbg !116
  store i32 %18, i32* %2, align 4, !dbg !116
  call void @llvm.dbg.declare(metadata i32* %4, metadata !117, metadata !DIExpression()), !dbg !119
  %19 = load i32, i32* %3, align 4, !dbg !120
  %20 = mul nsw i32 2, %19, !dbg !121
  store i32 %20, i32* %4, align 4, !dbg !119
  br label %21, !dbg !122

21:                                               ; preds = %28, %16
  %22 = load i32, i32* %4, align 4, !dbg !123
  %23 = icmp slt i32 %22, 512, !dbg !125
  br i1 %23, label %24, label %32, !dbg !126

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4, !dbg !127
  %26 = sext i32 %25 to i64, !dbg !128
  %27 = getelementptr inbounds [512 x i8], [512 x i8]* %1, i64 0, i64 %26, !dbg !128
  store i8 0, i8* %27, align 1, !dbg !129
  br label %28, !dbg !128

28:                                               ; preds = %24
  %29 = load i32, i32* %3, align 4, !dbg !130
  %30 = load i32, i32* %4, align 4, !dbg !131
  %31 = add nsw i32 %30, %29, !dbg !131
  store i32 %31, i32* %4, align 4, !dbg !131
  br label %21, !dbg !132, !llvm.loop !133

32:                                               ; preds = %21
  br label %33, !dbg !135

33:                                               ; preds = %32, %15
  %34 = load i32, i32* %3, align 4, !dbg !136
  %35 = add nsw i32 %34, 1, !dbg !136
  store i32 %35, i32* %3, align 4, !dbg !136
  br label %6, !dbg !137, !llvm.loop !138

36:                                               ; preds = %6
  %37 = load i32, i32* %2, align 4, !dbg !140
  ret i32 %37, !dbg !141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fib(i32 noundef %0) #0 !dbg !142 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !143, metadata !DIExpression()), !dbg !144
  %3 = load i32, i32* %2, align 4, !dbg !145
  %4 = icmp slt i32 %3, 2, !dbg !146
  br i1 %4, label %5, label %7, !dbg !145

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !dbg !147
  br label %15, !dbg !145

7:                                                ; preds = %1
  %8 = load i32, i32* %2, align 4, !dbg !148
  %9 = sub nsw i32 %8, 1, !dbg !149
  %10 = call i32 @fib(i32 noundef %9), !dbg !150
  %11 = load i32, i32* %2, align 4, !dbg !151
  %12 = sub nsw i32 %11, 2, !dbg !152
  %13 = call i32 @fib(i32 noundef %12), !dbg !153
  %14 = add nsw i32 %10, %13, !dbg !154
  br label %15, !dbg !145

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !145
  ret i32 %16, !dbg !155
}

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c/bench.c", directory: ".", checksumkind: CSK_MD5, checksum: "257827b7ed96d4e9e2e90b244c5db7d3")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 92, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !20, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 11, type: !7)
!24 = !DILocation(line: 11, column: 7, scope: !19)
!25 = !DILocalVariable(name: "i", scope: !26, file: !3, line: 12, type: !7)
!26 = distinct !DILexicalBlock(scope: !19, file: !3, line: 12, column: 3)
!27 = !DILocation(line: 12, column: 12, scope: !26)
!28 = !DILocation(line: 12, column: 8, scope: !26)
!29 = !DILocation(line: 12, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 3)
!31 = !DILocation(line: 12, column: 21, scope: !30)
!32 = !DILocation(line: 12, column: 3, scope: !26)
!33 = !DILocation(line: 12, column: 46, scope: !30)
!34 = !DILocation(line: 12, column: 38, scope: !30)
!35 = !DILocation(line: 12, column: 35, scope: !30)
!36 = !DILocation(line: 12, column: 33, scope: !30)
!37 = !DILocation(line: 12, column: 29, scope: !30)
!38 = !DILocation(line: 12, column: 3, scope: !30)
!39 = distinct !{!39, !32, !40, !41}
!40 = !DILocation(line: 12, column: 47, scope: !26)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 13, column: 8, scope: !19)
!43 = !DILocation(line: 13, column: 18, scope: !19)
!44 = !DILocation(line: 13, column: 16, scope: !19)
!45 = !DILocation(line: 13, column: 5, scope: !19)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 14, type: !7)
!47 = distinct !DILexicalBlock(scope: !19, file: !3, line: 14, column: 3)
!48 = !DILocation(line: 14, column: 12, scope: !47)
!49 = !DILocation(line: 14, column: 8, scope: !47)
!50 = !DILocation(line: 14, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 14, column: 3)
!52 = !DILocation(line: 14, column: 21, scope: !51)
!53 = !DILocation(line: 14, column: 3, scope: !47)
!54 = !DILocation(line: 14, column: 36, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 14, column: 34)
!56 = !DILocation(line: 14, column: 61, scope: !55)
!57 = !DILocation(line: 14, column: 87, scope: !55)
!58 = !DILocation(line: 14, column: 84, scope: !55)
!59 = !DILocation(line: 14, column: 104, scope: !55)
!60 = !DILocation(line: 14, column: 30, scope: !51)
!61 = !DILocation(line: 14, column: 3, scope: !51)
!62 = distinct !{!62, !53, !63, !41}
!63 = !DILocation(line: 14, column: 104, scope: !47)
!64 = !DILocation(line: 15, column: 21, scope: !19)
!65 = !DILocation(line: 15, column: 24, scope: !19)
!66 = !DILocation(line: 15, column: 3, scope: !19)
!67 = !DILocation(line: 16, column: 3, scope: !19)
!68 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 7, type: !69, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!69 = !DISubroutineType(types: !70)
!70 = !{!7, !7}
!71 = !DILocalVariable(name: "n", arg: 1, scope: !68, file: !3, line: 7, type: !7)
!72 = !DILocation(line: 7, column: 24, scope: !68)
!73 = !DILocalVariable(name: "s", scope: !68, file: !3, line: 7, type: !7)
!74 = !DILocation(line: 7, column: 33, scope: !68)
!75 = !DILocation(line: 7, column: 40, scope: !68)
!76 = !DILocation(line: 7, column: 47, scope: !68)
!77 = !DILocation(line: 7, column: 49, scope: !68)
!78 = !DILocation(line: 7, column: 61, scope: !79)
!79 = distinct !DILexicalBlock(scope: !68, file: !3, line: 7, column: 55)
!80 = !DILocation(line: 7, column: 63, scope: !79)
!81 = !DILocation(line: 7, column: 73, scope: !79)
!82 = !DILocation(line: 7, column: 71, scope: !79)
!83 = !DILocation(line: 7, column: 75, scope: !79)
!84 = !DILocation(line: 7, column: 81, scope: !79)
!85 = !DILocation(line: 7, column: 83, scope: !79)
!86 = !DILocation(line: 7, column: 59, scope: !79)
!87 = !DILocation(line: 7, column: 89, scope: !79)
!88 = distinct !{!88, !75, !89, !41}
!89 = !DILocation(line: 7, column: 93, scope: !68)
!90 = !DILocation(line: 7, column: 102, scope: !68)
!91 = !DILocation(line: 7, column: 95, scope: !68)
!92 = distinct !DISubprogram(name: "sieve", scope: !3, file: !3, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!93 = !DILocalVariable(name: "p", scope: !92, file: !3, line: 8, type: !94)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, size: 4096, elements: !96)
!95 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!96 = !{!97}
!97 = !DISubrange(count: 512)
!98 = !DILocation(line: 8, column: 31, scope: !92)
!99 = !DILocation(line: 8, column: 39, scope: !92)
!100 = !DILocalVariable(name: "c", scope: !92, file: !3, line: 8, type: !7)
!101 = !DILocation(line: 8, column: 67, scope: !92)
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 8, type: !7)
!103 = distinct !DILexicalBlock(scope: !92, file: !3, line: 8, column: 74)
!104 = !DILocation(line: 8, column: 83, scope: !103)
!105 = !DILocation(line: 8, column: 79, scope: !103)
!106 = !DILocation(line: 8, column: 90, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 8, column: 74)
!108 = !DILocation(line: 8, column: 92, scope: !107)
!109 = !DILocation(line: 8, column: 74, scope: !103)
!110 = !DILocation(line: 8, column: 113, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 8, column: 110)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 8, column: 104)
!113 = !DILocation(line: 8, column: 111, scope: !111)
!114 = !DILocation(line: 8, column: 110, scope: !112)
!115 = !DILocation(line: 8, column: 117, scope: !111)
!116 = !DILocation(line: 8, column: 128, scope: !112)
!117 = !DILocalVariable(name: "j", scope: !118, file: !3, line: 8, type: !7)
!118 = distinct !DILexicalBlock(scope: !112, file: !3, line: 8, column: 132)
!119 = !DILocation(line: 8, column: 141, scope: !118)
!120 = !DILocation(line: 8, column: 149, scope: !118)
!121 = !DILocation(line: 8, column: 147, scope: !118)
!122 = !DILocation(line: 8, column: 137, scope: !118)
!123 = !DILocation(line: 8, column: 152, scope: !124)
!124 = distinct !DILexicalBlock(scope: !118, file: !3, line: 8, column: 132)
!125 = !DILocation(line: 8, column: 154, scope: !124)
!126 = !DILocation(line: 8, column: 132, scope: !118)
!127 = !DILocation(line: 8, column: 171, scope: !124)
!128 = !DILocation(line: 8, column: 169, scope: !124)
!129 = !DILocation(line: 8, column: 174, scope: !124)
!130 = !DILocation(line: 8, column: 166, scope: !124)
!131 = !DILocation(line: 8, column: 163, scope: !124)
!132 = !DILocation(line: 8, column: 132, scope: !124)
!133 = distinct !{!133, !126, !134, !41}
!134 = !DILocation(line: 8, column: 176, scope: !118)
!135 = !DILocation(line: 8, column: 179, scope: !112)
!136 = !DILocation(line: 8, column: 100, scope: !107)
!137 = !DILocation(line: 8, column: 74, scope: !107)
!138 = distinct !{!138, !109, !139, !41}
!139 = !DILocation(line: 8, column: 179, scope: !103)
!140 = !DILocation(line: 8, column: 188, scope: !92)
!141 = !DILocation(line: 8, column: 181, scope: !92)
!142 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 9, type: !69, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!143 = !DILocalVariable(name: "n", arg: 1, scope: !142, file: !3, line: 9, type: !7)
!144 = !DILocation(line: 9, column: 20, scope: !142)
!145 = !DILocation(line: 9, column: 32, scope: !142)
!146 = !DILocation(line: 9, column: 34, scope: !142)
!147 = !DILocation(line: 9, column: 40, scope: !142)
!148 = !DILocation(line: 9, column: 48, scope: !142)
!149 = !DILocation(line: 9, column: 50, scope: !142)
!150 = !DILocation(line: 9, column: 44, scope: !142)
!151 = !DILocation(line: 9, column: 61, scope: !142)
!152 = !DILocation(line: 9, column: 63, scope: !142)
!153 = !DILocation(line: 9, column: 57, scope: !142)
!154 = !DILocation(line: 9, column: 55, scope: !142)
!155 = !DILocation(line: 9, column: 25, scope: !142)
