; ModuleID = 'lb-three.c'
source_filename = "lb-three.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@saw_x = dso_local global i32 0, align 4, !dbg !0
@saw_y = dso_local global i32 0, align 4, !dbg !27
@saw_z = dso_local global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [42 x i8] c"!(saw_x == 1 && saw_y == 1 && saw_z == 1)\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"lb-three.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = dso_local global i32 0, align 4, !dbg !18
@y = dso_local global i32 0, align 4, !dbg !23
@z = dso_local global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !43, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.declare(metadata i64* %3, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata i64* %4, metadata !50, metadata !DIExpression()), !dbg !51
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !52
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !53
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @third, i8* noundef null) #5, !dbg !54
  %8 = load i64, i64* %2, align 8, !dbg !55
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !56
  %10 = load i64, i64* %3, align 8, !dbg !57
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !58
  %12 = load i64, i64* %4, align 8, !dbg !59
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !60
  %14 = load i32, i32* @saw_x, align 4, !dbg !61
  %15 = icmp eq i32 %14, 1, !dbg !61
  br i1 %15, label %16, label %22, !dbg !61

16:                                               ; preds = %0
  %17 = load i32, i32* @saw_y, align 4, !dbg !61
  %18 = icmp eq i32 %17, 1, !dbg !61
  br i1 %18, label %19, label %22, !dbg !61

19:                                               ; preds = %16
  %20 = load i32, i32* @saw_z, align 4, !dbg !61
  %21 = icmp eq i32 %20, 1, !dbg !61
  br i1 %21, label %23, label %22, !dbg !64

22:                                               ; preds = %19, %16, %0
  br label %24, !dbg !64

23:                                               ; preds = %19
  call void @__assert_fail(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i32 noundef 47, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !61
  unreachable, !dbg !61

24:                                               ; preds = %22
  ret i32 0, !dbg !65
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !66 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata i32* %3, metadata !71, metadata !DIExpression()), !dbg !72
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !73
  store i32 %6, i32* %4, align 4, !dbg !73
  %7 = load i32, i32* %4, align 4, !dbg !73
  store i32 %7, i32* %3, align 4, !dbg !72
  %8 = load i32, i32* %3, align 4, !dbg !74
  %9 = or i32 %8, 1, !dbg !75
  store i32 %9, i32* %5, align 4, !dbg !76
  %10 = load i32, i32* %5, align 4, !dbg !76
  store atomic i32 %10, i32* @y monotonic, align 4, !dbg !76
  %11 = load i32, i32* %3, align 4, !dbg !77
  store i32 %11, i32* @saw_x, align 4, !dbg !78
  %12 = load i8*, i8** %2, align 8, !dbg !79
  ret i8* %12, !dbg !80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !81 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !82, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata i32* %3, metadata !84, metadata !DIExpression()), !dbg !85
  %6 = load atomic i32, i32* @y monotonic, align 4, !dbg !86
  store i32 %6, i32* %4, align 4, !dbg !86
  %7 = load i32, i32* %4, align 4, !dbg !86
  store i32 %7, i32* %3, align 4, !dbg !85
  %8 = load i32, i32* %3, align 4, !dbg !87
  %9 = icmp eq i32 %8, 1, !dbg !89
  br i1 %9, label %10, label %12, !dbg !90

10:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !91
  %11 = load i32, i32* %5, align 4, !dbg !91
  store atomic i32 %11, i32* @z monotonic, align 4, !dbg !91
  br label %12, !dbg !91

12:                                               ; preds = %10, %1
  %13 = load i32, i32* %3, align 4, !dbg !92
  store i32 %13, i32* @saw_y, align 4, !dbg !93
  %14 = load i8*, i8** %2, align 8, !dbg !94
  ret i8* %14, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @third(i8* noundef %0) #0 !dbg !96 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %3, metadata !99, metadata !DIExpression()), !dbg !100
  %6 = load atomic i32, i32* @z monotonic, align 4, !dbg !101
  store i32 %6, i32* %4, align 4, !dbg !101
  %7 = load i32, i32* %4, align 4, !dbg !101
  store i32 %7, i32* %3, align 4, !dbg !100
  store i32 1, i32* %5, align 4, !dbg !102
  %8 = load i32, i32* %5, align 4, !dbg !102
  store atomic i32 %8, i32* @x monotonic, align 4, !dbg !102
  %9 = load i32, i32* %3, align 4, !dbg !103
  store i32 %9, i32* @saw_z, align 4, !dbg !104
  %10 = load i8*, i8** %2, align 8, !dbg !105
  ret i8* %10, !dbg !106
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
!1 = distinct !DIGlobalVariable(name: "saw_x", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lb-three.c", directory: ".", checksumkind: CSK_MD5, checksum: "aa39244518248547bb4032a5d109d4d9")
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
!17 = !{!18, !23, !25, !0, !27, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "saw_y", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "saw_z", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !40, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!22}
!42 = !{}
!43 = !DILocalVariable(name: "l", scope: !39, file: !3, line: 40, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 40, column: 12, scope: !39)
!48 = !DILocalVariable(name: "r", scope: !39, file: !3, line: 40, type: !44)
!49 = !DILocation(line: 40, column: 15, scope: !39)
!50 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 40, type: !44)
!51 = !DILocation(line: 40, column: 18, scope: !39)
!52 = !DILocation(line: 41, column: 2, scope: !39)
!53 = !DILocation(line: 42, column: 2, scope: !39)
!54 = !DILocation(line: 43, column: 2, scope: !39)
!55 = !DILocation(line: 44, column: 15, scope: !39)
!56 = !DILocation(line: 44, column: 2, scope: !39)
!57 = !DILocation(line: 45, column: 15, scope: !39)
!58 = !DILocation(line: 45, column: 2, scope: !39)
!59 = !DILocation(line: 46, column: 15, scope: !39)
!60 = !DILocation(line: 46, column: 2, scope: !39)
!61 = !DILocation(line: 47, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 47, column: 2)
!63 = distinct !DILexicalBlock(scope: !39, file: !3, line: 47, column: 2)
!64 = !DILocation(line: 47, column: 2, scope: !63)
!65 = !DILocation(line: 48, column: 2, scope: !39)
!66 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 13, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 13, type: !16)
!70 = !DILocation(line: 13, column: 25, scope: !66)
!71 = !DILocalVariable(name: "a", scope: !66, file: !3, line: 15, type: !22)
!72 = !DILocation(line: 15, column: 6, scope: !66)
!73 = !DILocation(line: 15, column: 10, scope: !66)
!74 = !DILocation(line: 16, column: 28, scope: !66)
!75 = !DILocation(line: 16, column: 30, scope: !66)
!76 = !DILocation(line: 16, column: 2, scope: !66)
!77 = !DILocation(line: 17, column: 10, scope: !66)
!78 = !DILocation(line: 17, column: 8, scope: !66)
!79 = !DILocation(line: 18, column: 9, scope: !66)
!80 = !DILocation(line: 18, column: 2, scope: !66)
!81 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 21, type: !67, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 21, type: !16)
!83 = !DILocation(line: 21, column: 26, scope: !81)
!84 = !DILocalVariable(name: "b", scope: !81, file: !3, line: 23, type: !22)
!85 = !DILocation(line: 23, column: 6, scope: !81)
!86 = !DILocation(line: 23, column: 10, scope: !81)
!87 = !DILocation(line: 24, column: 6, scope: !88)
!88 = distinct !DILexicalBlock(scope: !81, file: !3, line: 24, column: 6)
!89 = !DILocation(line: 24, column: 8, scope: !88)
!90 = !DILocation(line: 24, column: 6, scope: !81)
!91 = !DILocation(line: 25, column: 3, scope: !88)
!92 = !DILocation(line: 26, column: 10, scope: !81)
!93 = !DILocation(line: 26, column: 8, scope: !81)
!94 = !DILocation(line: 27, column: 9, scope: !81)
!95 = !DILocation(line: 27, column: 2, scope: !81)
!96 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 30, type: !67, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 30, type: !16)
!98 = !DILocation(line: 30, column: 26, scope: !96)
!99 = !DILocalVariable(name: "c", scope: !96, file: !3, line: 32, type: !22)
!100 = !DILocation(line: 32, column: 6, scope: !96)
!101 = !DILocation(line: 32, column: 10, scope: !96)
!102 = !DILocation(line: 33, column: 2, scope: !96)
!103 = !DILocation(line: 34, column: 10, scope: !96)
!104 = !DILocation(line: 34, column: 8, scope: !96)
!105 = !DILocation(line: 35, column: 9, scope: !96)
!106 = !DILocation(line: 35, column: 2, scope: !96)
