; ModuleID = 'mixed-trylock.c'
source_filename = "mixed-trylock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@__const.main.work = private unnamed_addr constant [3 x i8* (i8*)*] [i8* (i8*)* @by_word, i8* (i8*)* @by_byte, i8* (i8*)* @count], align 16
@holders = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@lock = internal global %union.anon zeroinitializer, align 4, !dbg !18
@.str = private unnamed_addr constant [51 x i8] c"holders[0] + holders[1] == 1 && lock.word == 0x101\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"mixed-trylock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8* (i8*)*], align 16
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8* (i8*)*]* %2, metadata !49, metadata !DIExpression()), !dbg !56
  %6 = bitcast [3 x i8* (i8*)*]* %2 to i8*, !dbg !56
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 bitcast ([3 x i8* (i8*)*]* @__const.main.work to i8*), i64 24, i1 false), !dbg !56
  call void @llvm.dbg.declare(metadata [3 x i64]* %3, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, i32* %4, align 4, !dbg !65
  br label %7, !dbg !66

7:                                                ; preds = %19, %0
  %8 = load i32, i32* %4, align 4, !dbg !67
  %9 = icmp slt i32 %8, 3, !dbg !69
  br i1 %9, label %10, label %22, !dbg !70

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !dbg !71
  %12 = sext i32 %11 to i64, !dbg !72
  %13 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %12, !dbg !72
  %14 = load i32, i32* %4, align 4, !dbg !73
  %15 = sext i32 %14 to i64, !dbg !74
  %16 = getelementptr inbounds [3 x i8* (i8*)*], [3 x i8* (i8*)*]* %2, i64 0, i64 %15, !dbg !74
  %17 = load i8* (i8*)*, i8* (i8*)** %16, align 8, !dbg !74
  %18 = call i32 @pthread_create(i64* noundef %13, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %17, i8* noundef null) #6, !dbg !75
  br label %19, !dbg !75

19:                                               ; preds = %10
  %20 = load i32, i32* %4, align 4, !dbg !76
  %21 = add nsw i32 %20, 1, !dbg !76
  store i32 %21, i32* %4, align 4, !dbg !76
  br label %7, !dbg !77, !llvm.loop !78

22:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %5, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %5, align 4, !dbg !83
  br label %23, !dbg !84

23:                                               ; preds = %32, %22
  %24 = load i32, i32* %5, align 4, !dbg !85
  %25 = icmp slt i32 %24, 3, !dbg !87
  br i1 %25, label %26, label %35, !dbg !88

26:                                               ; preds = %23
  %27 = load i32, i32* %5, align 4, !dbg !89
  %28 = sext i32 %27 to i64, !dbg !90
  %29 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %28, !dbg !90
  %30 = load i64, i64* %29, align 8, !dbg !90
  %31 = call i32 @pthread_join(i64 noundef %30, i8** noundef null), !dbg !91
  br label %32, !dbg !91

32:                                               ; preds = %26
  %33 = load i32, i32* %5, align 4, !dbg !92
  %34 = add nsw i32 %33, 1, !dbg !92
  store i32 %34, i32* %5, align 4, !dbg !92
  br label %23, !dbg !93, !llvm.loop !94

35:                                               ; preds = %23
  %36 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @holders, i64 0, i64 0), align 4, !dbg !96
  %37 = load i32, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @holders, i64 0, i64 1), align 4, !dbg !96
  %38 = add nsw i32 %36, %37, !dbg !96
  %39 = icmp eq i32 %38, 1, !dbg !96
  br i1 %39, label %40, label %44, !dbg !96

40:                                               ; preds = %35
  %41 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) seq_cst, align 4, !dbg !96
  %42 = icmp eq i32 %41, 257, !dbg !96
  br i1 %42, label %43, label %44, !dbg !99

43:                                               ; preds = %40
  br label %45, !dbg !99

44:                                               ; preds = %40, %35
  call void @__assert_fail(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 43, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !96
  unreachable, !dbg !96

45:                                               ; preds = %43
  ret i32 0, !dbg !100
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @by_word(i8* noundef %0) #0 !dbg !101 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata i32* %3, metadata !104, metadata !DIExpression()), !dbg !105
  store i32 0, i32* %3, align 4, !dbg !105
  store i32 1, i32* %4, align 4, !dbg !106
  %6 = load i32, i32* %3, align 4, !dbg !106
  %7 = load i32, i32* %4, align 4, !dbg !106
  %8 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %6, i32 %7 acquire acquire, align 4, !dbg !106
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !106
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !106
  br i1 %10, label %12, label %11, !dbg !106

11:                                               ; preds = %1
  store i32 %9, i32* %3, align 4, !dbg !106
  br label %12, !dbg !106

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !106
  store i8 %13, i8* %5, align 1, !dbg !106
  %14 = load i8, i8* %5, align 1, !dbg !106
  %15 = trunc i8 %14 to i1, !dbg !106
  %16 = zext i1 %15 to i32, !dbg !106
  store i32 %16, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @holders, i64 0, i64 0), align 4, !dbg !107
  %17 = load i8*, i8** %2, align 8, !dbg !108
  ret i8* %17, !dbg !109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @by_byte(i8* noundef %0) #0 !dbg !110 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !111, metadata !DIExpression()), !dbg !112
  store i8 1, i8* %3, align 1, !dbg !113
  %5 = load i8, i8* %3, align 1, !dbg !113
  %6 = atomicrmw xchg i8* bitcast (%union.anon* @lock to i8*), i8 %5 acquire, align 1, !dbg !113
  store i8 %6, i8* %4, align 1, !dbg !113
  %7 = load i8, i8* %4, align 1, !dbg !113
  %8 = icmp ne i8 %7, 0, !dbg !114
  %9 = xor i1 %8, true, !dbg !114
  %10 = zext i1 %9 to i32, !dbg !114
  store i32 %10, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @holders, i64 0, i64 1), align 4, !dbg !115
  %11 = load i8*, i8** %2, align 8, !dbg !116
  ret i8* %11, !dbg !117
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @count(i8* noundef %0) #0 !dbg !118 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !119, metadata !DIExpression()), !dbg !120
  store i32 256, i32* %3, align 4, !dbg !121
  %5 = load i32, i32* %3, align 4, !dbg !121
  %6 = atomicrmw add i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %5 monotonic, align 4, !dbg !121
  store i32 %6, i32* %4, align 4, !dbg !121
  %7 = load i32, i32* %4, align 4, !dbg !121
  %8 = load i8*, i8** %2, align 8, !dbg !122
  ret i8* %8, !dbg !123
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "holders", scope: !2, file: !3, line: 14, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-trylock.c", directory: ".", checksumkind: CSK_MD5, checksum: "b6f16e9b53c728f6f75b1bd61245d952")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 10, size: 32, elements: !21)
!21 = !{!22, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !20, file: !3, line: 11, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !25, line: 26, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !27, line: 42, baseType: !7)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!28 = !DIDerivedType(tag: DW_TAG_member, name: "locked", scope: !20, file: !3, line: 12, baseType: !29, size: 8)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !25, line: 24, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !27, line: 38, baseType: !32)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !35)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !46, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!34}
!48 = !{}
!49 = !DILocalVariable(name: "work", scope: !45, file: !3, line: 37, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !54)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !DILocation(line: 37, column: 10, scope: !45)
!57 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 38, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 192, elements: !54)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 38, column: 12, scope: !45)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 39, type: !34)
!64 = distinct !DILexicalBlock(scope: !45, file: !3, line: 39, column: 2)
!65 = !DILocation(line: 39, column: 11, scope: !64)
!66 = !DILocation(line: 39, column: 7, scope: !64)
!67 = !DILocation(line: 39, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 39, column: 2)
!69 = !DILocation(line: 39, column: 20, scope: !68)
!70 = !DILocation(line: 39, column: 2, scope: !64)
!71 = !DILocation(line: 40, column: 21, scope: !68)
!72 = !DILocation(line: 40, column: 19, scope: !68)
!73 = !DILocation(line: 40, column: 36, scope: !68)
!74 = !DILocation(line: 40, column: 31, scope: !68)
!75 = !DILocation(line: 40, column: 3, scope: !68)
!76 = !DILocation(line: 39, column: 26, scope: !68)
!77 = !DILocation(line: 39, column: 2, scope: !68)
!78 = distinct !{!78, !70, !79, !80}
!79 = !DILocation(line: 40, column: 44, scope: !64)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 41, type: !34)
!82 = distinct !DILexicalBlock(scope: !45, file: !3, line: 41, column: 2)
!83 = !DILocation(line: 41, column: 11, scope: !82)
!84 = !DILocation(line: 41, column: 7, scope: !82)
!85 = !DILocation(line: 41, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 41, column: 2)
!87 = !DILocation(line: 41, column: 20, scope: !86)
!88 = !DILocation(line: 41, column: 2, scope: !82)
!89 = !DILocation(line: 42, column: 18, scope: !86)
!90 = !DILocation(line: 42, column: 16, scope: !86)
!91 = !DILocation(line: 42, column: 3, scope: !86)
!92 = !DILocation(line: 41, column: 26, scope: !86)
!93 = !DILocation(line: 41, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !80}
!95 = !DILocation(line: 42, column: 26, scope: !82)
!96 = !DILocation(line: 43, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 43, column: 2)
!98 = distinct !DILexicalBlock(scope: !45, file: !3, line: 43, column: 2)
!99 = !DILocation(line: 43, column: 2, scope: !98)
!100 = !DILocation(line: 44, column: 2, scope: !45)
!101 = distinct !DISubprogram(name: "by_word", scope: !3, file: !3, line: 16, type: !52, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 16, type: !16)
!103 = !DILocation(line: 16, column: 28, scope: !101)
!104 = !DILocalVariable(name: "free", scope: !101, file: !3, line: 18, type: !24)
!105 = !DILocation(line: 18, column: 11, scope: !101)
!106 = !DILocation(line: 19, column: 15, scope: !101)
!107 = !DILocation(line: 19, column: 13, scope: !101)
!108 = !DILocation(line: 20, column: 9, scope: !101)
!109 = !DILocation(line: 20, column: 2, scope: !101)
!110 = distinct !DISubprogram(name: "by_byte", scope: !3, file: !3, line: 23, type: !52, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 23, type: !16)
!112 = !DILocation(line: 23, column: 28, scope: !110)
!113 = !DILocation(line: 25, column: 16, scope: !110)
!114 = !DILocation(line: 25, column: 15, scope: !110)
!115 = !DILocation(line: 25, column: 13, scope: !110)
!116 = !DILocation(line: 26, column: 9, scope: !110)
!117 = !DILocation(line: 26, column: 2, scope: !110)
!118 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 29, type: !52, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 29, type: !16)
!120 = !DILocation(line: 29, column: 26, scope: !118)
!121 = !DILocation(line: 31, column: 2, scope: !118)
!122 = !DILocation(line: 32, column: 9, scope: !118)
!123 = !DILocation(line: 32, column: 2, scope: !118)
