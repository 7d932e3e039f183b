; ModuleID = 'backoff.c'
source_filename = "backoff.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@polls = dso_local global i32 0, align 4, !dbg !16
@done = dso_local global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %4, metadata !42, metadata !DIExpression()), !dbg !43
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @round, i8* noundef null) #4, !dbg !44
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @grow, i8* noundef null) #4, !dbg !45
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @count, i8* noundef null) #4, !dbg !46
  store i32 1, i32* %5, align 4, !dbg !47
  %9 = load i32, i32* %5, align 4, !dbg !47
  store atomic i32 %9, i32* @x release, align 4, !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @round(i8* noundef %0) #0 !dbg !49 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata i32* %3, metadata !55, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %3, align 4, !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %16, %1
  %6 = load atomic i32, i32* @x acquire, align 4, !dbg !58
  store i32 %6, i32* %4, align 4, !dbg !58
  %7 = load i32, i32* %4, align 4, !dbg !58
  %8 = icmp ne i32 %7, 0, !dbg !59
  %9 = xor i1 %8, true, !dbg !59
  br i1 %9, label %10, label %17, !dbg !57

10:                                               ; preds = %5
  %11 = load i32, i32* %3, align 4, !dbg !60
  %12 = add nsw i32 %11, 1, !dbg !60
  store i32 %12, i32* %3, align 4, !dbg !60
  %13 = icmp sge i32 %12, 10, !dbg !63
  br i1 %13, label %14, label %16, !dbg !64

14:                                               ; preds = %10
  %15 = call i32 @sched_yield() #4, !dbg !65
  store i32 0, i32* %3, align 4, !dbg !67
  br label %16, !dbg !68

16:                                               ; preds = %14, %10
  br label %5, !dbg !57, !llvm.loop !69

17:                                               ; preds = %5
  ret i8* null, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @grow(i8* noundef %0) #0 !dbg !73 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata i32* %3, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 1, i32* %3, align 4, !dbg !77
  br label %6, !dbg !78

6:                                                ; preds = %28, %1
  %7 = load atomic i32, i32* @x acquire, align 4, !dbg !79
  store i32 %7, i32* %4, align 4, !dbg !79
  %8 = load i32, i32* %4, align 4, !dbg !79
  %9 = icmp ne i32 %8, 0, !dbg !80
  %10 = xor i1 %9, true, !dbg !80
  br i1 %10, label %11, label %29, !dbg !78

11:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %5, metadata !81, metadata !DIExpression()), !dbg !84
  store i32 0, i32* %5, align 4, !dbg !84
  br label %12, !dbg !85

12:                                               ; preds = %19, %11
  %13 = load i32, i32* %5, align 4, !dbg !86
  %14 = load i32, i32* %3, align 4, !dbg !88
  %15 = icmp slt i32 %13, %14, !dbg !89
  br i1 %15, label %16, label %22, !dbg !90

16:                                               ; preds = %12
  %17 = load i32, i32* %3, align 4, !dbg !91
  %18 = call i32 @usleep(i32 noundef %17), !dbg !92
  br label %19, !dbg !92

19:                                               ; preds = %16
  %20 = load i32, i32* %5, align 4, !dbg !93
  %21 = add nsw i32 %20, 1, !dbg !93
  store i32 %21, i32* %5, align 4, !dbg !93
  br label %12, !dbg !94, !llvm.loop !95

22:                                               ; preds = %12
  %23 = load i32, i32* %3, align 4, !dbg !97
  %24 = icmp slt i32 %23, 1024, !dbg !99
  br i1 %24, label %25, label %28, !dbg !100

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4, !dbg !101
  %27 = mul nsw i32 %26, 2, !dbg !101
  store i32 %27, i32* %3, align 4, !dbg !101
  br label %28, !dbg !102

28:                                               ; preds = %25, %22
  br label %6, !dbg !78, !llvm.loop !103

29:                                               ; preds = %6
  store i32 1, i32* @done, align 4, !dbg !105
  ret i8* null, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @count(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !108, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.declare(metadata i32* %3, metadata !110, metadata !DIExpression()), !dbg !111
  store i32 0, i32* %3, align 4, !dbg !111
  br label %5, !dbg !112

5:                                                ; preds = %14, %1
  %6 = load atomic i32, i32* @x acquire, align 4, !dbg !113
  store i32 %6, i32* %4, align 4, !dbg !113
  %7 = load i32, i32* %4, align 4, !dbg !113
  %8 = icmp ne i32 %7, 0, !dbg !113
  br i1 %8, label %12, label %9, !dbg !114

9:                                                ; preds = %5
  %10 = load i32, i32* %3, align 4, !dbg !115
  %11 = icmp slt i32 %10, 3, !dbg !116
  br label %12

12:                                               ; preds = %9, %5
  %13 = phi i1 [ false, %5 ], [ %11, %9 ], !dbg !117
  br i1 %13, label %14, label %17, !dbg !112

14:                                               ; preds = %12
  %15 = load i32, i32* %3, align 4, !dbg !118
  %16 = add nsw i32 %15, 1, !dbg !118
  store i32 %16, i32* %3, align 4, !dbg !118
  br label %5, !dbg !112, !llvm.loop !119

17:                                               ; preds = %12
  %18 = load i32, i32* %3, align 4, !dbg !120
  store i32 %18, i32* @polls, align 4, !dbg !121
  ret i8* null, !dbg !122
}

; Function Attrs: nounwind
declare i32 @sched_yield() #2

declare i32 @usleep(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "backoff.c", directory: ".", checksumkind: CSK_MD5, checksum: "de48c91e8d838e9cb88642f5f77d7bfd")
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
!15 = !{!0, !16, !19}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "polls", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !32, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!18}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 13, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 13, column: 13, scope: !31)
!40 = !DILocalVariable(name: "u", scope: !31, file: !3, line: 13, type: !36)
!41 = !DILocation(line: 13, column: 16, scope: !31)
!42 = !DILocalVariable(name: "v", scope: !31, file: !3, line: 13, type: !36)
!43 = !DILocation(line: 13, column: 19, scope: !31)
!44 = !DILocation(line: 14, column: 3, scope: !31)
!45 = !DILocation(line: 15, column: 3, scope: !31)
!46 = !DILocation(line: 16, column: 3, scope: !31)
!47 = !DILocation(line: 17, column: 3, scope: !31)
!48 = !DILocation(line: 18, column: 3, scope: !31)
!49 = distinct !DISubprogram(name: "round", scope: !3, file: !3, line: 9, type: !50, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "a", arg: 1, scope: !49, file: !3, line: 9, type: !52)
!54 = !DILocation(line: 9, column: 26, scope: !49)
!55 = !DILocalVariable(name: "n", scope: !49, file: !3, line: 9, type: !18)
!56 = !DILocation(line: 9, column: 35, scope: !49)
!57 = !DILocation(line: 9, column: 42, scope: !49)
!58 = !DILocation(line: 9, column: 50, scope: !49)
!59 = !DILocation(line: 9, column: 49, scope: !49)
!60 = !DILocation(line: 9, column: 104, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 9, column: 104)
!62 = distinct !DILexicalBlock(scope: !49, file: !3, line: 9, column: 98)
!63 = !DILocation(line: 9, column: 108, scope: !61)
!64 = !DILocation(line: 9, column: 104, scope: !62)
!65 = !DILocation(line: 9, column: 117, scope: !66)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 9, column: 115)
!67 = !DILocation(line: 9, column: 134, scope: !66)
!68 = !DILocation(line: 9, column: 139, scope: !66)
!69 = distinct !{!69, !57, !70, !71}
!70 = !DILocation(line: 9, column: 141, scope: !49)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 9, column: 143, scope: !49)
!73 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 10, type: !50, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!74 = !DILocalVariable(name: "a", arg: 1, scope: !73, file: !3, line: 10, type: !52)
!75 = !DILocation(line: 10, column: 25, scope: !73)
!76 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 10, type: !18)
!77 = !DILocation(line: 10, column: 34, scope: !73)
!78 = !DILocation(line: 10, column: 41, scope: !73)
!79 = !DILocation(line: 10, column: 49, scope: !73)
!80 = !DILocation(line: 10, column: 48, scope: !73)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 10, type: !18)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 10, column: 99)
!83 = distinct !DILexicalBlock(scope: !73, file: !3, line: 10, column: 97)
!84 = !DILocation(line: 10, column: 108, scope: !82)
!85 = !DILocation(line: 10, column: 104, scope: !82)
!86 = !DILocation(line: 10, column: 115, scope: !87)
!87 = distinct !DILexicalBlock(scope: !82, file: !3, line: 10, column: 99)
!88 = !DILocation(line: 10, column: 119, scope: !87)
!89 = !DILocation(line: 10, column: 117, scope: !87)
!90 = !DILocation(line: 10, column: 99, scope: !82)
!91 = !DILocation(line: 10, column: 134, scope: !87)
!92 = !DILocation(line: 10, column: 127, scope: !87)
!93 = !DILocation(line: 10, column: 123, scope: !87)
!94 = !DILocation(line: 10, column: 99, scope: !87)
!95 = distinct !{!95, !90, !96, !71}
!96 = !DILocation(line: 10, column: 135, scope: !82)
!97 = !DILocation(line: 10, column: 142, scope: !98)
!98 = distinct !DILexicalBlock(scope: !83, file: !3, line: 10, column: 142)
!99 = !DILocation(line: 10, column: 144, scope: !98)
!100 = !DILocation(line: 10, column: 142, scope: !83)
!101 = !DILocation(line: 10, column: 154, scope: !98)
!102 = !DILocation(line: 10, column: 152, scope: !98)
!103 = distinct !{!103, !78, !104, !71}
!104 = !DILocation(line: 10, column: 160, scope: !73)
!105 = !DILocation(line: 10, column: 167, scope: !73)
!106 = !DILocation(line: 10, column: 172, scope: !73)
!107 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 11, type: !50, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!108 = !DILocalVariable(name: "a", arg: 1, scope: !107, file: !3, line: 11, type: !52)
!109 = !DILocation(line: 11, column: 26, scope: !107)
!110 = !DILocalVariable(name: "n", scope: !107, file: !3, line: 11, type: !18)
!111 = !DILocation(line: 11, column: 35, scope: !107)
!112 = !DILocation(line: 11, column: 42, scope: !107)
!113 = !DILocation(line: 11, column: 50, scope: !107)
!114 = !DILocation(line: 11, column: 97, scope: !107)
!115 = !DILocation(line: 11, column: 100, scope: !107)
!116 = !DILocation(line: 11, column: 102, scope: !107)
!117 = !DILocation(line: 0, scope: !107)
!118 = !DILocation(line: 11, column: 108, scope: !107)
!119 = distinct !{!119, !112, !118, !71}
!120 = !DILocation(line: 11, column: 120, scope: !107)
!121 = !DILocation(line: 11, column: 118, scope: !107)
!122 = !DILocation(line: 11, column: 123, scope: !107)
