; ModuleID = 'assert-dekker-store-release.c'
source_filename = "assert-dekker-store-release.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !18
@inside = dso_local global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [7 x i8] c"n == 0\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"assert-dekker-store-release.c\00", align 1
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [20 x i8] c"void *first(void *)\00", align 1
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [21 x i8] c"void *second(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @first, i8* noundef null) #5, !dbg !44
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #5, !dbg !45
  %6 = load i64, i64* %2, align 8, !dbg !46
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !47
  %8 = load i64, i64* %3, align 8, !dbg !48
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @first(i8* noundef %0) #0 !dbg !51 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 1, i32* %3, align 4, !dbg !56
  %8 = load i32, i32* %3, align 4, !dbg !56
  store atomic i32 %8, i32* @a release, align 4, !dbg !56
  %9 = load atomic i32, i32* @b acquire, align 4, !dbg !57
  store i32 %9, i32* %4, align 4, !dbg !57
  %10 = load i32, i32* %4, align 4, !dbg !57
  %11 = icmp ne i32 %10, 0, !dbg !57
  br i1 %11, label %21, label %12, !dbg !59

12:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %5, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 1, i32* %6, align 4, !dbg !63
  %13 = load i32, i32* %6, align 4, !dbg !63
  %14 = atomicrmw add i32* @inside, i32 %13 seq_cst, align 4, !dbg !63
  store i32 %14, i32* %7, align 4, !dbg !63
  %15 = load i32, i32* %7, align 4, !dbg !63
  store i32 %15, i32* %5, align 4, !dbg !62
  %16 = load i32, i32* %5, align 4, !dbg !64
  %17 = icmp eq i32 %16, 0, !dbg !64
  br i1 %17, label %18, label %19, !dbg !67

18:                                               ; preds = %12
  br label %20, !dbg !67

19:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.first, i64 0, i64 0)) #6, !dbg !64
  unreachable, !dbg !64

20:                                               ; preds = %18
  br label %21, !dbg !68

21:                                               ; preds = %20, %1
  %22 = load i8*, i8** %2, align 8, !dbg !69
  ret i8* %22, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !71 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, i32* %3, align 4, !dbg !74
  %8 = load i32, i32* %3, align 4, !dbg !74
  store atomic i32 %8, i32* @b release, align 4, !dbg !74
  %9 = load atomic i32, i32* @a acquire, align 4, !dbg !75
  store i32 %9, i32* %4, align 4, !dbg !75
  %10 = load i32, i32* %4, align 4, !dbg !75
  %11 = icmp ne i32 %10, 0, !dbg !75
  br i1 %11, label %21, label %12, !dbg !77

12:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %5, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 1, i32* %6, align 4, !dbg !81
  %13 = load i32, i32* %6, align 4, !dbg !81
  %14 = atomicrmw add i32* @inside, i32 %13 seq_cst, align 4, !dbg !81
  store i32 %14, i32* %7, align 4, !dbg !81
  %15 = load i32, i32* %7, align 4, !dbg !81
  store i32 %15, i32* %5, align 4, !dbg !80
  %16 = load i32, i32* %5, align 4, !dbg !82
  %17 = icmp eq i32 %16, 0, !dbg !82
  br i1 %17, label %18, label %19, !dbg !85

18:                                               ; preds = %12
  br label %20, !dbg !85

19:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.second, i64 0, i64 0)) #6, !dbg !82
  unreachable, !dbg !82

20:                                               ; preds = %18
  br label %21, !dbg !86

21:                                               ; preds = %20, %1
  %22 = load i8*, i8** %2, align 8, !dbg !87
  ret i8* %22, !dbg !88
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
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assert-dekker-store-release.c", directory: ".", checksumkind: CSK_MD5, checksum: "19cd6cb5cc8c467e34d985a005b04899")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 8, type: !20, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !34, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "x", scope: !33, file: !3, line: 32, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 32, column: 12, scope: !33)
!42 = !DILocalVariable(name: "y", scope: !33, file: !3, line: 32, type: !38)
!43 = !DILocation(line: 32, column: 15, scope: !33)
!44 = !DILocation(line: 33, column: 2, scope: !33)
!45 = !DILocation(line: 34, column: 2, scope: !33)
!46 = !DILocation(line: 35, column: 15, scope: !33)
!47 = !DILocation(line: 35, column: 2, scope: !33)
!48 = !DILocation(line: 36, column: 15, scope: !33)
!49 = !DILocation(line: 36, column: 2, scope: !33)
!50 = !DILocation(line: 37, column: 2, scope: !33)
!51 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !52, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!52 = !DISubroutineType(types: !53)
!53 = !{!16, !16}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 10, type: !16)
!55 = !DILocation(line: 10, column: 26, scope: !51)
!56 = !DILocation(line: 12, column: 2, scope: !51)
!57 = !DILocation(line: 13, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !3, line: 13, column: 6)
!59 = !DILocation(line: 13, column: 6, scope: !51)
!60 = !DILocalVariable(name: "n", scope: !61, file: !3, line: 14, type: !22)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 13, column: 55)
!62 = !DILocation(line: 14, column: 7, scope: !61)
!63 = !DILocation(line: 14, column: 11, scope: !61)
!64 = !DILocation(line: 15, column: 3, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 15, column: 3)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 15, column: 3)
!67 = !DILocation(line: 15, column: 3, scope: !66)
!68 = !DILocation(line: 16, column: 2, scope: !61)
!69 = !DILocation(line: 17, column: 9, scope: !51)
!70 = !DILocation(line: 17, column: 2, scope: !51)
!71 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 20, type: !52, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 20, type: !16)
!73 = !DILocation(line: 20, column: 27, scope: !71)
!74 = !DILocation(line: 22, column: 2, scope: !71)
!75 = !DILocation(line: 23, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !71, file: !3, line: 23, column: 6)
!77 = !DILocation(line: 23, column: 6, scope: !71)
!78 = !DILocalVariable(name: "n", scope: !79, file: !3, line: 24, type: !22)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 23, column: 55)
!80 = !DILocation(line: 24, column: 7, scope: !79)
!81 = !DILocation(line: 24, column: 11, scope: !79)
!82 = !DILocation(line: 25, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 25, column: 3)
!84 = distinct !DILexicalBlock(scope: !79, file: !3, line: 25, column: 3)
!85 = !DILocation(line: 25, column: 3, scope: !84)
!86 = !DILocation(line: 26, column: 2, scope: !79)
!87 = !DILocation(line: 27, column: 9, scope: !71)
!88 = !DILocation(line: 27, column: 2, scope: !71)
