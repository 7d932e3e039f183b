; ModuleID = 'seqlock.c'
source_filename = "seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@seq = dso_local global i32 0, align 4, !dbg !0
@low = dso_local global i32 0, align 4, !dbg !18
@high = dso_local global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [7 x i8] c"l == h\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"seqlock.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !39, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata i64* %3, metadata !44, metadata !DIExpression()), !dbg !45
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !46
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !47
  %6 = load i64, i64* %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !49
  %8 = load i64, i64* %3, align 8, !dbg !50
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i32* %3, metadata !58, metadata !DIExpression()), !dbg !59
  %9 = load atomic i32, i32* @seq monotonic, align 4, !dbg !60
  store i32 %9, i32* %4, align 4, !dbg !60
  %10 = load i32, i32* %4, align 4, !dbg !60
  store i32 %10, i32* %3, align 4, !dbg !59
  %11 = load i32, i32* %3, align 4, !dbg !61
  %12 = add i32 %11, 1, !dbg !62
  store i32 %12, i32* %5, align 4, !dbg !63
  %13 = load i32, i32* %5, align 4, !dbg !63
  store atomic i32 %13, i32* @seq monotonic, align 4, !dbg !63
  fence release, !dbg !64
  store i32 1, i32* %6, align 4, !dbg !65
  %14 = load i32, i32* %6, align 4, !dbg !65
  store atomic i32 %14, i32* @low monotonic, align 4, !dbg !65
  store i32 1, i32* %7, align 4, !dbg !66
  %15 = load i32, i32* %7, align 4, !dbg !66
  store atomic i32 %15, i32* @high monotonic, align 4, !dbg !66
  %16 = load i32, i32* %3, align 4, !dbg !67
  %17 = add i32 %16, 2, !dbg !68
  store i32 %17, i32* %8, align 4, !dbg !69
  %18 = load i32, i32* %8, align 4, !dbg !69
  store atomic i32 %18, i32* @seq release, align 4, !dbg !69
  %19 = load i8*, i8** %2, align 8, !dbg !70
  ret i8* %19, !dbg !71
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !72 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata i32* %3, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata i32* %4, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %5, metadata !79, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata i32* %6, metadata !81, metadata !DIExpression()), !dbg !82
  br label %11, !dbg !83

11:                                               ; preds = %28, %1
  %12 = load atomic i32, i32* @seq acquire, align 4, !dbg !84
  store i32 %12, i32* %7, align 4, !dbg !84
  %13 = load i32, i32* %7, align 4, !dbg !84
  store i32 %13, i32* %3, align 4, !dbg !86
  %14 = load atomic i32, i32* @low monotonic, align 4, !dbg !87
  store i32 %14, i32* %8, align 4, !dbg !87
  %15 = load i32, i32* %8, align 4, !dbg !87
  store i32 %15, i32* %5, align 4, !dbg !88
  %16 = load atomic i32, i32* @high monotonic, align 4, !dbg !89
  store i32 %16, i32* %9, align 4, !dbg !89
  %17 = load i32, i32* %9, align 4, !dbg !89
  store i32 %17, i32* %6, align 4, !dbg !90
  fence acquire, !dbg !91
  %18 = load atomic i32, i32* @seq monotonic, align 4, !dbg !92
  store i32 %18, i32* %10, align 4, !dbg !92
  %19 = load i32, i32* %10, align 4, !dbg !92
  store i32 %19, i32* %4, align 4, !dbg !93
  br label %20, !dbg !94

20:                                               ; preds = %11
  %21 = load i32, i32* %3, align 4, !dbg !95
  %22 = load i32, i32* %4, align 4, !dbg !96
  %23 = icmp ne i32 %21, %22, !dbg !97
  br i1 %23, label %28, label %24, !dbg !98

24:                                               ; preds = %20
  %25 = load i32, i32* %3, align 4, !dbg !99
  %26 = urem i32 %25, 2, !dbg !100
  %27 = icmp ne i32 %26, 0, !dbg !98
  br label %28, !dbg !98

28:                                               ; preds = %24, %20
  %29 = phi i1 [ true, %20 ], [ %27, %24 ]
  br i1 %29, label %11, label %30, !dbg !94, !llvm.loop !101

30:                                               ; preds = %28
  %31 = load i32, i32* %5, align 4, !dbg !104
  %32 = load i32, i32* %6, align 4, !dbg !104
  %33 = icmp eq i32 %31, %32, !dbg !104
  br i1 %33, label %34, label %35, !dbg !107

34:                                               ; preds = %30
  br label %36, !dbg !107

35:                                               ; preds = %30
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 34, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !104
  unreachable, !dbg !104

36:                                               ; preds = %34
  %37 = load i8*, i8** %2, align 8, !dbg !108
  ret i8* %37, !dbg !109
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
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seq", scope: !2, file: !3, line: 9, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seqlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "a12a9737e326a6d92d80d0c9479ed510")
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
!19 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 7, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 1}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 14.0.6"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !36, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!22}
!38 = !{}
!39 = !DILocalVariable(name: "w", scope: !35, file: !3, line: 40, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 40, column: 12, scope: !35)
!44 = !DILocalVariable(name: "r", scope: !35, file: !3, line: 40, type: !40)
!45 = !DILocation(line: 40, column: 15, scope: !35)
!46 = !DILocation(line: 41, column: 2, scope: !35)
!47 = !DILocation(line: 42, column: 2, scope: !35)
!48 = !DILocation(line: 43, column: 15, scope: !35)
!49 = !DILocation(line: 43, column: 2, scope: !35)
!50 = !DILocation(line: 44, column: 15, scope: !35)
!51 = !DILocation(line: 44, column: 2, scope: !35)
!52 = !DILocation(line: 45, column: 2, scope: !35)
!53 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !54, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!16, !16}
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 12, type: !16)
!57 = !DILocation(line: 12, column: 27, scope: !53)
!58 = !DILocalVariable(name: "s", scope: !53, file: !3, line: 14, type: !7)
!59 = !DILocation(line: 14, column: 11, scope: !53)
!60 = !DILocation(line: 14, column: 15, scope: !53)
!61 = !DILocation(line: 15, column: 30, scope: !53)
!62 = !DILocation(line: 15, column: 32, scope: !53)
!63 = !DILocation(line: 15, column: 2, scope: !53)
!64 = !DILocation(line: 16, column: 2, scope: !53)
!65 = !DILocation(line: 17, column: 2, scope: !53)
!66 = !DILocation(line: 18, column: 2, scope: !53)
!67 = !DILocation(line: 19, column: 30, scope: !53)
!68 = !DILocation(line: 19, column: 32, scope: !53)
!69 = !DILocation(line: 19, column: 2, scope: !53)
!70 = !DILocation(line: 20, column: 9, scope: !53)
!71 = !DILocation(line: 20, column: 2, scope: !53)
!72 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 23, type: !54, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !72, file: !3, line: 23, type: !16)
!74 = !DILocation(line: 23, column: 27, scope: !72)
!75 = !DILocalVariable(name: "before", scope: !72, file: !3, line: 25, type: !7)
!76 = !DILocation(line: 25, column: 11, scope: !72)
!77 = !DILocalVariable(name: "after", scope: !72, file: !3, line: 25, type: !7)
!78 = !DILocation(line: 25, column: 19, scope: !72)
!79 = !DILocalVariable(name: "l", scope: !72, file: !3, line: 26, type: !22)
!80 = !DILocation(line: 26, column: 6, scope: !72)
!81 = !DILocalVariable(name: "h", scope: !72, file: !3, line: 26, type: !22)
!82 = !DILocation(line: 26, column: 9, scope: !72)
!83 = !DILocation(line: 27, column: 2, scope: !72)
!84 = !DILocation(line: 28, column: 12, scope: !85)
!85 = distinct !DILexicalBlock(scope: !72, file: !3, line: 27, column: 5)
!86 = !DILocation(line: 28, column: 10, scope: !85)
!87 = !DILocation(line: 29, column: 7, scope: !85)
!88 = !DILocation(line: 29, column: 5, scope: !85)
!89 = !DILocation(line: 30, column: 7, scope: !85)
!90 = !DILocation(line: 30, column: 5, scope: !85)
!91 = !DILocation(line: 31, column: 3, scope: !85)
!92 = !DILocation(line: 32, column: 11, scope: !85)
!93 = !DILocation(line: 32, column: 9, scope: !85)
!94 = !DILocation(line: 33, column: 2, scope: !85)
!95 = !DILocation(line: 33, column: 11, scope: !72)
!96 = !DILocation(line: 33, column: 21, scope: !72)
!97 = !DILocation(line: 33, column: 18, scope: !72)
!98 = !DILocation(line: 33, column: 27, scope: !72)
!99 = !DILocation(line: 33, column: 30, scope: !72)
!100 = !DILocation(line: 33, column: 37, scope: !72)
!101 = distinct !{!101, !83, !102, !103}
!102 = !DILocation(line: 33, column: 40, scope: !72)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 34, column: 2, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 34, column: 2)
!106 = distinct !DILexicalBlock(scope: !72, file: !3, line: 34, column: 2)
!107 = !DILocation(line: 34, column: 2, scope: !106)
!108 = !DILocation(line: 35, column: 9, scope: !72)
!109 = !DILocation(line: 35, column: 2, scope: !72)
