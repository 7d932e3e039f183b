; ModuleID = 'rounds-that-count.c'
source_filename = "rounds-that-count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@stock = dso_local global i32 12, align 4, !dbg !0
@request = dso_local global i32 0, align 4, !dbg !11
@answer = dso_local global i32 0, align 4, !dbg !13
@over = dso_local global i32 0, align 4, !dbg !15
@odd = dso_local global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [23 x i8] c"stock == 0 && odd == 1\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"rounds-that-count.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !29, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata i64* %3, metadata !34, metadata !DIExpression()), !dbg !35
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @takes, i8* noundef null) #5, !dbg !36
  %6 = load i64, i64* %2, align 8, !dbg !37
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !38
  %8 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @serves, i8* noundef null) #5, !dbg !39
  call void @llvm.dbg.declare(metadata i32* %4, metadata !40, metadata !DIExpression()), !dbg !42
  store i32 0, i32* %4, align 4, !dbg !42
  br label %9, !dbg !43

9:                                                ; preds = %24, %0
  %10 = load i32, i32* %4, align 4, !dbg !44
  %11 = icmp slt i32 %10, 12, !dbg !46
  br i1 %11, label %12, label %27, !dbg !47

12:                                               ; preds = %9
  %13 = load i32, i32* %4, align 4, !dbg !48
  %14 = add nsw i32 %13, 1, !dbg !50
  %15 = srem i32 %14, 2, !dbg !51
  store atomic i32 %15, i32* @request seq_cst, align 4, !dbg !52
  br label %16, !dbg !53

16:                                               ; preds = %22, %12
  %17 = load atomic i32, i32* @answer seq_cst, align 4, !dbg !54
  %18 = load i32, i32* %4, align 4, !dbg !55
  %19 = add nsw i32 %18, 1, !dbg !56
  %20 = srem i32 %19, 2, !dbg !57
  %21 = icmp ne i32 %17, %20, !dbg !58
  br i1 %21, label %22, label %23, !dbg !53

22:                                               ; preds = %16
  br label %16, !dbg !53, !llvm.loop !59

23:                                               ; preds = %16
  br label %24, !dbg !62

24:                                               ; preds = %23
  %25 = load i32, i32* %4, align 4, !dbg !63
  %26 = add nsw i32 %25, 1, !dbg !63
  store i32 %26, i32* %4, align 4, !dbg !63
  br label %9, !dbg !64, !llvm.loop !65

27:                                               ; preds = %9
  store atomic i32 1, i32* @over seq_cst, align 4, !dbg !67
  %28 = load i64, i64* %3, align 8, !dbg !68
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !69
  %30 = load atomic i32, i32* @stock seq_cst, align 4, !dbg !70
  %31 = icmp eq i32 %30, 0, !dbg !70
  br i1 %31, label %32, label %36, !dbg !70

32:                                               ; preds = %27
  %33 = load atomic i32, i32* @odd seq_cst, align 4, !dbg !70
  %34 = icmp eq i32 %33, 1, !dbg !70
  br i1 %34, label %35, label %36, !dbg !73

35:                                               ; preds = %32
  br label %37, !dbg !73

36:                                               ; preds = %32, %27
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !70
  unreachable, !dbg !70

37:                                               ; preds = %35
  ret i32 0, !dbg !74
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @takes(i8* noundef %0) #0 !dbg !75 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %3, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %3, align 4, !dbg !83
  br label %4, !dbg !84

4:                                                ; preds = %10, %1
  %5 = load atomic i32, i32* @stock seq_cst, align 4, !dbg !85
  %6 = icmp sgt i32 %5, 0, !dbg !87
  br i1 %6, label %7, label %13, !dbg !88

7:                                                ; preds = %4
  %8 = atomicrmw sub i32* @stock, i32 1 seq_cst, align 4, !dbg !89
  %9 = load i32, i32* %3, align 4, !dbg !91
  store atomic i32 %9, i32* @odd seq_cst, align 4, !dbg !92
  br label %10, !dbg !93

10:                                               ; preds = %7
  %11 = load i32, i32* %3, align 4, !dbg !94
  %12 = sub nsw i32 1, %11, !dbg !95
  store i32 %12, i32* %3, align 4, !dbg !96
  br label %4, !dbg !97, !llvm.loop !98

13:                                               ; preds = %4
  %14 = load i8*, i8** %2, align 8, !dbg !100
  ret i8* %14, !dbg !101
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @serves(i8* noundef %0) #0 !dbg !102 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata i32* %3, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 1, i32* %3, align 4, !dbg !107
  br label %4, !dbg !108

4:                                                ; preds = %23, %1
  br label %5, !dbg !109

5:                                                ; preds = %15, %4
  %6 = load atomic i32, i32* @request seq_cst, align 4, !dbg !112
  %7 = load i32, i32* %3, align 4, !dbg !113
  %8 = icmp ne i32 %6, %7, !dbg !114
  br i1 %8, label %9, label %13, !dbg !115

9:                                                ; preds = %5
  %10 = load atomic i32, i32* @over seq_cst, align 4, !dbg !116
  %11 = icmp ne i32 %10, 0, !dbg !117
  %12 = xor i1 %11, true, !dbg !117
  br label %13

13:                                               ; preds = %9, %5
  %14 = phi i1 [ false, %5 ], [ %12, %9 ], !dbg !118
  br i1 %14, label %15, label %16, !dbg !109

15:                                               ; preds = %13
  br label %5, !dbg !109, !llvm.loop !119

16:                                               ; preds = %13
  %17 = load atomic i32, i32* @over seq_cst, align 4, !dbg !121
  %18 = icmp ne i32 %17, 0, !dbg !121
  br i1 %18, label %19, label %21, !dbg !123

19:                                               ; preds = %16
  %20 = load i8*, i8** %2, align 8, !dbg !124
  ret i8* %20, !dbg !125

21:                                               ; preds = %16
  %22 = load i32, i32* %3, align 4, !dbg !126
  store atomic i32 %22, i32* @answer seq_cst, align 4, !dbg !127
  br label %23, !dbg !128

23:                                               ; preds = %21
  %24 = load i32, i32* %3, align 4, !dbg !129
  %25 = sub nsw i32 1, %24, !dbg !130
  store i32 %25, i32* %3, align 4, !dbg !131
  br label %4, !dbg !132, !llvm.loop !133
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stock", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds-that-count.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1168a03b7834d0c4366616564d7d04c")
!4 = !{!0, !5, !11, !13, !15}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "odd", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "request", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "over", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !26, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!10}
!28 = !{}
!29 = !DILocalVariable(name: "t", scope: !25, file: !3, line: 32, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 32, column: 12, scope: !25)
!34 = !DILocalVariable(name: "u", scope: !25, file: !3, line: 32, type: !30)
!35 = !DILocation(line: 32, column: 15, scope: !25)
!36 = !DILocation(line: 33, column: 2, scope: !25)
!37 = !DILocation(line: 34, column: 15, scope: !25)
!38 = !DILocation(line: 34, column: 2, scope: !25)
!39 = !DILocation(line: 35, column: 2, scope: !25)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 36, type: !10)
!41 = distinct !DILexicalBlock(scope: !25, file: !3, line: 36, column: 2)
!42 = !DILocation(line: 36, column: 11, scope: !41)
!43 = !DILocation(line: 36, column: 7, scope: !41)
!44 = !DILocation(line: 36, column: 18, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 36, column: 2)
!46 = !DILocation(line: 36, column: 20, scope: !45)
!47 = !DILocation(line: 36, column: 2, scope: !41)
!48 = !DILocation(line: 37, column: 14, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 36, column: 31)
!50 = !DILocation(line: 37, column: 16, scope: !49)
!51 = !DILocation(line: 37, column: 21, scope: !49)
!52 = !DILocation(line: 37, column: 11, scope: !49)
!53 = !DILocation(line: 38, column: 3, scope: !49)
!54 = !DILocation(line: 38, column: 10, scope: !49)
!55 = !DILocation(line: 38, column: 21, scope: !49)
!56 = !DILocation(line: 38, column: 23, scope: !49)
!57 = !DILocation(line: 38, column: 28, scope: !49)
!58 = !DILocation(line: 38, column: 17, scope: !49)
!59 = distinct !{!59, !53, !60, !61}
!60 = !DILocation(line: 39, column: 4, scope: !49)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 40, column: 2, scope: !49)
!63 = !DILocation(line: 36, column: 27, scope: !45)
!64 = !DILocation(line: 36, column: 2, scope: !45)
!65 = distinct !{!65, !47, !66, !61}
!66 = !DILocation(line: 40, column: 2, scope: !41)
!67 = !DILocation(line: 41, column: 7, scope: !25)
!68 = !DILocation(line: 42, column: 15, scope: !25)
!69 = !DILocation(line: 42, column: 2, scope: !25)
!70 = !DILocation(line: 43, column: 2, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 43, column: 2)
!72 = distinct !DILexicalBlock(scope: !25, file: !3, line: 43, column: 2)
!73 = !DILocation(line: 43, column: 2, scope: !72)
!74 = !DILocation(line: 44, column: 2, scope: !25)
!75 = distinct !DISubprogram(name: "takes", scope: !3, file: !3, line: 10, type: !76, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!76 = !DISubroutineType(types: !77)
!77 = !{!78, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!79 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 10, type: !78)
!80 = !DILocation(line: 10, column: 26, scope: !75)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 12, type: !10)
!82 = distinct !DILexicalBlock(scope: !75, file: !3, line: 12, column: 2)
!83 = !DILocation(line: 12, column: 11, scope: !82)
!84 = !DILocation(line: 12, column: 7, scope: !82)
!85 = !DILocation(line: 12, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 12, column: 2)
!87 = !DILocation(line: 12, column: 24, scope: !86)
!88 = !DILocation(line: 12, column: 2, scope: !82)
!89 = !DILocation(line: 13, column: 8, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 12, column: 40)
!91 = !DILocation(line: 14, column: 9, scope: !90)
!92 = !DILocation(line: 14, column: 7, scope: !90)
!93 = !DILocation(line: 15, column: 2, scope: !90)
!94 = !DILocation(line: 12, column: 37, scope: !86)
!95 = !DILocation(line: 12, column: 35, scope: !86)
!96 = !DILocation(line: 12, column: 31, scope: !86)
!97 = !DILocation(line: 12, column: 2, scope: !86)
!98 = distinct !{!98, !88, !99, !61}
!99 = !DILocation(line: 15, column: 2, scope: !82)
!100 = !DILocation(line: 16, column: 9, scope: !75)
!101 = !DILocation(line: 16, column: 2, scope: !75)
!102 = distinct !DISubprogram(name: "serves", scope: !3, file: !3, line: 19, type: !76, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 19, type: !78)
!104 = !DILocation(line: 19, column: 27, scope: !102)
!105 = !DILocalVariable(name: "s", scope: !106, file: !3, line: 21, type: !10)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 21, column: 2)
!107 = !DILocation(line: 21, column: 11, scope: !106)
!108 = !DILocation(line: 21, column: 7, scope: !106)
!109 = !DILocation(line: 22, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 21, column: 30)
!111 = distinct !DILexicalBlock(scope: !106, file: !3, line: 21, column: 2)
!112 = !DILocation(line: 22, column: 10, scope: !110)
!113 = !DILocation(line: 22, column: 21, scope: !110)
!114 = !DILocation(line: 22, column: 18, scope: !110)
!115 = !DILocation(line: 22, column: 23, scope: !110)
!116 = !DILocation(line: 22, column: 27, scope: !110)
!117 = !DILocation(line: 22, column: 26, scope: !110)
!118 = !DILocation(line: 0, scope: !110)
!119 = distinct !{!119, !109, !120, !61}
!120 = !DILocation(line: 23, column: 4, scope: !110)
!121 = !DILocation(line: 24, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !110, file: !3, line: 24, column: 7)
!123 = !DILocation(line: 24, column: 7, scope: !110)
!124 = !DILocation(line: 25, column: 11, scope: !122)
!125 = !DILocation(line: 25, column: 4, scope: !122)
!126 = !DILocation(line: 26, column: 12, scope: !110)
!127 = !DILocation(line: 26, column: 10, scope: !110)
!128 = !DILocation(line: 27, column: 2, scope: !110)
!129 = !DILocation(line: 21, column: 27, scope: !111)
!130 = !DILocation(line: 21, column: 25, scope: !111)
!131 = !DILocation(line: 21, column: 21, scope: !111)
!132 = !DILocation(line: 21, column: 2, scope: !111)
!133 = distinct !{!133, !134, !135}
!134 = !DILocation(line: 21, column: 2, scope: !106)
!135 = !DILocation(line: 27, column: 2, scope: !106)
