; ModuleID = 'mixed-forwarded-cas.c'
source_filename = "mixed-forwarded-cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i16 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@old = dso_local global i16 2, align 2, !dbg !0
@seenX = dso_local global i32 0, align 4, !dbg !25
@swapped = dso_local global i32 0, align 4, !dbg !23
@seenY = dso_local global i32 0, align 4, !dbg !27
@byte = dso_local global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [10 x i8] c"byte != 2\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"mixed-forwarded-cas.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@u = dso_local global %union.anon zeroinitializer, align 2, !dbg !7
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !43, metadata !DIExpression()), !dbg !50
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !51
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @swaps, i8* noundef null) #5, !dbg !52
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !53
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @stores, i8* noundef null) #5, !dbg !54
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !55
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @loads, i8* noundef null) #5, !dbg !56
  call void @llvm.dbg.declare(metadata i32* %3, metadata !57, metadata !DIExpression()), !dbg !59
  store i32 0, i32* %3, align 4, !dbg !59
  br label %10, !dbg !60

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !61
  %12 = icmp slt i32 %11, 3, !dbg !63
  br i1 %12, label %13, label %22, !dbg !64

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !65
  %15 = sext i32 %14 to i64, !dbg !66
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !66
  %17 = load i64, i64* %16, align 8, !dbg !66
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !67
  br label %19, !dbg !67

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !68
  %21 = add nsw i32 %20, 1, !dbg !68
  store i32 %21, i32* %3, align 4, !dbg !68
  br label %10, !dbg !69, !llvm.loop !70

22:                                               ; preds = %10
  %23 = load i32, i32* @seenX, align 4, !dbg !73
  %24 = icmp ne i32 %23, 0, !dbg !73
  br i1 %24, label %37, label %25, !dbg !75

25:                                               ; preds = %22
  %26 = load i32, i32* @swapped, align 4, !dbg !76
  %27 = icmp ne i32 %26, 0, !dbg !76
  br i1 %27, label %37, label %28, !dbg !77

28:                                               ; preds = %25
  %29 = load i32, i32* @seenY, align 4, !dbg !78
  %30 = icmp ne i32 %29, 0, !dbg !78
  br i1 %30, label %37, label %31, !dbg !79

31:                                               ; preds = %28
  %32 = load i32, i32* @byte, align 4, !dbg !80
  %33 = icmp ne i32 %32, 2, !dbg !80
  br i1 %33, label %34, label %35, !dbg !83

34:                                               ; preds = %31
  br label %36, !dbg !83

35:                                               ; preds = %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 52, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !80
  unreachable, !dbg !80

36:                                               ; preds = %34
  br label %37, !dbg !84

37:                                               ; preds = %36, %28, %25, %22
  ret i32 0, !dbg !85
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @swaps(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !89, metadata !DIExpression()), !dbg !90
  store i32 1, i32* %3, align 4, !dbg !91
  %9 = load i32, i32* %3, align 4, !dbg !91
  %10 = atomicrmw xchg i32* @x, i32 %9 monotonic, align 4, !dbg !91
  store i32 %10, i32* %4, align 4, !dbg !91
  %11 = load i32, i32* %4, align 4, !dbg !91
  store i16 1, i16* %5, align 2, !dbg !92
  %12 = load i16, i16* %5, align 2, !dbg !92
  store atomic i16 %12, i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) monotonic, align 2, !dbg !92
  store i16 7, i16* %6, align 2, !dbg !93
  %13 = load i16, i16* @old, align 2, !dbg !93
  %14 = load i16, i16* %6, align 2, !dbg !93
  %15 = cmpxchg i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), i16 %13, i16 %14 monotonic monotonic, align 2, !dbg !93
  %16 = extractvalue { i16, i1 } %15, 0, !dbg !93
  %17 = extractvalue { i16, i1 } %15, 1, !dbg !93
  br i1 %17, label %19, label %18, !dbg !93

18:                                               ; preds = %1
  store i16 %16, i16* @old, align 2, !dbg !93
  br label %19, !dbg !93

19:                                               ; preds = %18, %1
  %20 = zext i1 %17 to i8, !dbg !93
  store i8 %20, i8* %7, align 1, !dbg !93
  %21 = load i8, i8* %7, align 1, !dbg !93
  %22 = trunc i8 %21 to i1, !dbg !93
  %23 = zext i1 %22 to i32, !dbg !93
  store i32 %23, i32* @swapped, align 4, !dbg !94
  %24 = load atomic i32, i32* @y monotonic, align 4, !dbg !95
  store i32 %24, i32* %8, align 4, !dbg !95
  %25 = load i32, i32* %8, align 4, !dbg !95
  store i32 %25, i32* @seenY, align 4, !dbg !96
  %26 = load i8*, i8** %2, align 8, !dbg !97
  ret i8* %26, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @stores(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  store i16 2, i16* %3, align 2, !dbg !102
  %5 = load i16, i16* %3, align 2, !dbg !102
  store atomic i16 %5, i16* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) seq_cst, align 2, !dbg !102
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !103
  store i32 %6, i32* %4, align 4, !dbg !103
  %7 = load i32, i32* %4, align 4, !dbg !103
  store i32 %7, i32* @seenX, align 4, !dbg !104
  %8 = load i8*, i8** %2, align 8, !dbg !105
  ret i8* %8, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @loads(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !108, metadata !DIExpression()), !dbg !109
  store i32 1, i32* %3, align 4, !dbg !110
  %6 = load i32, i32* %3, align 4, !dbg !110
  %7 = atomicrmw xchg i32* @y, i32 %6 monotonic, align 4, !dbg !110
  store i32 %7, i32* %4, align 4, !dbg !110
  %8 = load i32, i32* %4, align 4, !dbg !110
  %9 = load atomic i8, i8* getelementptr inbounds ([2 x i8], [2 x i8]* bitcast (%union.anon* @u to [2 x i8]*), i64 0, i64 0) monotonic, align 2, !dbg !111
  store i8 %9, i8* %5, align 1, !dbg !111
  %10 = load i8, i8* %5, align 1, !dbg !111
  %11 = zext i8 %10 to i32, !dbg !111
  store i32 %11, i32* @byte, align 4, !dbg !112
  %12 = load i8*, i8** %2, align 8, !dbg !113
  ret i8* %12, !dbg !114
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

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
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "old", scope: !2, file: !3, line: 16, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-forwarded-cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "36181317b327bd41a37a4a76390ccc21")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !18, !21, !23, !25, !27, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 10, size: 16, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !9, file: !3, line: 11, baseType: !12, size: 16)
!12 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !9, file: !3, line: 12, baseType: !14, size: 16)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 16, elements: !16)
!15 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 15, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 15, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "swapped", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "seenX", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "seenY", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !40, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!20}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 44, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 44, column: 12, scope: !39)
!51 = !DILocation(line: 45, column: 18, scope: !39)
!52 = !DILocation(line: 45, column: 2, scope: !39)
!53 = !DILocation(line: 46, column: 18, scope: !39)
!54 = !DILocation(line: 46, column: 2, scope: !39)
!55 = !DILocation(line: 47, column: 18, scope: !39)
!56 = !DILocation(line: 47, column: 2, scope: !39)
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 48, type: !20)
!58 = distinct !DILexicalBlock(scope: !39, file: !3, line: 48, column: 2)
!59 = !DILocation(line: 48, column: 11, scope: !58)
!60 = !DILocation(line: 48, column: 7, scope: !58)
!61 = !DILocation(line: 48, column: 18, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 48, column: 2)
!63 = !DILocation(line: 48, column: 20, scope: !62)
!64 = !DILocation(line: 48, column: 2, scope: !58)
!65 = !DILocation(line: 49, column: 18, scope: !62)
!66 = !DILocation(line: 49, column: 16, scope: !62)
!67 = !DILocation(line: 49, column: 3, scope: !62)
!68 = !DILocation(line: 48, column: 26, scope: !62)
!69 = !DILocation(line: 48, column: 2, scope: !62)
!70 = distinct !{!70, !64, !71, !72}
!71 = !DILocation(line: 49, column: 26, scope: !58)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 51, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !39, file: !3, line: 51, column: 6)
!75 = !DILocation(line: 51, column: 13, scope: !74)
!76 = !DILocation(line: 51, column: 17, scope: !74)
!77 = !DILocation(line: 51, column: 25, scope: !74)
!78 = !DILocation(line: 51, column: 29, scope: !74)
!79 = !DILocation(line: 51, column: 6, scope: !39)
!80 = !DILocation(line: 52, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 52, column: 3)
!82 = distinct !DILexicalBlock(scope: !74, file: !3, line: 52, column: 3)
!83 = !DILocation(line: 52, column: 3, scope: !82)
!84 = !DILocation(line: 52, column: 3, scope: !74)
!85 = !DILocation(line: 53, column: 2, scope: !39)
!86 = distinct !DISubprogram(name: "swaps", scope: !3, file: !3, line: 19, type: !87, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 19, type: !5)
!90 = !DILocation(line: 19, column: 26, scope: !86)
!91 = !DILocation(line: 21, column: 2, scope: !86)
!92 = !DILocation(line: 22, column: 2, scope: !86)
!93 = !DILocation(line: 23, column: 12, scope: !86)
!94 = !DILocation(line: 23, column: 10, scope: !86)
!95 = !DILocation(line: 24, column: 10, scope: !86)
!96 = !DILocation(line: 24, column: 8, scope: !86)
!97 = !DILocation(line: 25, column: 9, scope: !86)
!98 = !DILocation(line: 25, column: 2, scope: !86)
!99 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 28, type: !87, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 28, type: !5)
!101 = !DILocation(line: 28, column: 27, scope: !99)
!102 = !DILocation(line: 30, column: 2, scope: !99)
!103 = !DILocation(line: 31, column: 10, scope: !99)
!104 = !DILocation(line: 31, column: 8, scope: !99)
!105 = !DILocation(line: 32, column: 9, scope: !99)
!106 = !DILocation(line: 32, column: 2, scope: !99)
!107 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 35, type: !87, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 35, type: !5)
!109 = !DILocation(line: 35, column: 26, scope: !107)
!110 = !DILocation(line: 37, column: 2, scope: !107)
!111 = !DILocation(line: 38, column: 9, scope: !107)
!112 = !DILocation(line: 38, column: 7, scope: !107)
!113 = !DILocation(line: 39, column: 9, scope: !107)
!114 = !DILocation(line: 39, column: 2, scope: !107)
