; ModuleID = 'rewrite.c'
source_filename = "rewrite.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@nodes = dso_local global [2 x %struct.node] zeroinitializer, align 16, !dbg !0
@ready = dso_local global i32 0, align 4, !dbg !27
@tail = dso_local global %struct.node* null, align 8, !dbg !16
@x = dso_local global i32 0, align 4, !dbg !29
@cache = dso_local global i32 0, align 4, !dbg !31

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !48, metadata !DIExpression()), !dbg !52
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef null) #4, !dbg !53
  call void @critical(%struct.node* noundef getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @nodes, i64 0, i64 0)), !dbg !54
  store i32 1, i32* %3, align 4, !dbg !55
  %5 = load i32, i32* %3, align 4, !dbg !55
  store atomic i32 %5, i32* @ready release, align 4, !dbg !55
  %6 = load i64, i64* %2, align 8, !dbg !56
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !57
  ret i32 0, !dbg !58
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @run(i8* noundef %0) #0 !dbg !59 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !63, metadata !DIExpression()), !dbg !64
  call void @critical(%struct.node* noundef getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @nodes, i64 0, i64 1)), !dbg !65
  br label %4, !dbg !66

4:                                                ; preds = %7, %1
  %5 = load atomic i32, i32* @ready acquire, align 4, !dbg !67
  store i32 %5, i32* %3, align 4, !dbg !67
  %6 = load i32, i32* %3, align 4, !dbg !67
  store i32 %6, i32* @cache, align 4, !dbg !68
  br label %7, !dbg !69

7:                                                ; preds = %4
  %8 = load i32, i32* @cache, align 4, !dbg !70
  %9 = icmp eq i32 %8, 0, !dbg !71
  br i1 %9, label %4, label %10, !dbg !69, !llvm.loop !72

10:                                               ; preds = %7
  ret i8* null, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @critical(%struct.node* noundef %0) #0 !dbg !76 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !79, metadata !DIExpression()), !dbg !80
  br label %6, !dbg !81

6:                                                ; preds = %11, %1
  %7 = load %struct.node*, %struct.node** %2, align 8, !dbg !82
  %8 = call i32 @try(%struct.node* noundef %7), !dbg !83
  %9 = icmp ne i32 %8, 0, !dbg !84
  %10 = xor i1 %9, true, !dbg !84
  br i1 %10, label %11, label %12, !dbg !81

11:                                               ; preds = %6
  br label %6, !dbg !81, !llvm.loop !85

12:                                               ; preds = %6
  %13 = load i32, i32* @x, align 4, !dbg !87
  %14 = mul nsw i32 2, %13, !dbg !88
  %15 = add nsw i32 %14, 1, !dbg !89
  store i32 %15, i32* @x, align 4, !dbg !90
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !91, metadata !DIExpression()), !dbg !92
  %16 = load %struct.node*, %struct.node** %2, align 8, !dbg !93
  store %struct.node* %16, %struct.node** %3, align 8, !dbg !92
  store %struct.node* null, %struct.node** %4, align 8, !dbg !94
  %17 = bitcast %struct.node** %3 to i64*, !dbg !94
  %18 = bitcast %struct.node** %4 to i64*, !dbg !94
  %19 = load i64, i64* %17, align 8, !dbg !94
  %20 = load i64, i64* %18, align 8, !dbg !94
  %21 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %19, i64 %20 seq_cst seq_cst, align 8, !dbg !94
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !94
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !94
  br i1 %23, label %25, label %24, !dbg !94

24:                                               ; preds = %12
  store i64 %22, i64* %17, align 8, !dbg !94
  br label %25, !dbg !94

25:                                               ; preds = %24, %12
  %26 = zext i1 %23 to i8, !dbg !94
  store i8 %26, i8* %5, align 1, !dbg !94
  %27 = load i8, i8* %5, align 1, !dbg !94
  %28 = trunc i8 %27 to i1, !dbg !94
  ret void, !dbg !95
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @try(%struct.node* noundef %0) #0 !dbg !96 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  %6 = alloca %struct.node*, align 8
  %7 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !99, metadata !DIExpression()), !dbg !100
  %8 = load %struct.node*, %struct.node** %2, align 8, !dbg !101
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !102
  store %struct.node* null, %struct.node** %3, align 8, !dbg !103
  %10 = bitcast %struct.node** %9 to i64*, !dbg !103
  %11 = bitcast %struct.node** %3 to i64*, !dbg !103
  %12 = load i64, i64* %11, align 8, !dbg !103
  store atomic i64 %12, i64* %10 monotonic, align 8, !dbg !103
  %13 = load %struct.node*, %struct.node** %2, align 8, !dbg !104
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !105
  store i32 1, i32* %4, align 4, !dbg !106
  %15 = load i32, i32* %4, align 4, !dbg !106
  store atomic i32 %15, i32* %14 monotonic, align 8, !dbg !106
  call void @llvm.dbg.declare(metadata %struct.node** %5, metadata !107, metadata !DIExpression()), !dbg !108
  store %struct.node* null, %struct.node** %5, align 8, !dbg !108
  %16 = load %struct.node*, %struct.node** %2, align 8, !dbg !109
  store %struct.node* %16, %struct.node** %6, align 8, !dbg !109
  %17 = bitcast %struct.node** %5 to i64*, !dbg !109
  %18 = bitcast %struct.node** %6 to i64*, !dbg !109
  %19 = load i64, i64* %17, align 8, !dbg !109
  %20 = load i64, i64* %18, align 8, !dbg !109
  %21 = cmpxchg i64* bitcast (%struct.node** @tail to i64*), i64 %19, i64 %20 seq_cst seq_cst, align 8, !dbg !109
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !109
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !109
  br i1 %23, label %25, label %24, !dbg !109

24:                                               ; preds = %1
  store i64 %22, i64* %17, align 8, !dbg !109
  br label %25, !dbg !109

25:                                               ; preds = %24, %1
  %26 = zext i1 %23 to i8, !dbg !109
  store i8 %26, i8* %7, align 1, !dbg !109
  %27 = load i8, i8* %7, align 1, !dbg !109
  %28 = trunc i8 %27 to i1, !dbg !109
  %29 = zext i1 %28 to i32, !dbg !109
  ret i32 %29, !dbg !110
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 8, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rewrite.c", directory: ".", checksumkind: CSK_MD5, checksum: "7c356ad6e7a2d9123db07d1010229218")
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
!15 = !{!16, !0, !27, !29, !31}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !3, line: 6, baseType: !18, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "locked", scope: !20, file: !3, line: 6, baseType: !24, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "cache", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !45, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!26}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 24, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 24, column: 13, scope: !44)
!53 = !DILocation(line: 25, column: 3, scope: !44)
!54 = !DILocation(line: 26, column: 3, scope: !44)
!55 = !DILocation(line: 27, column: 3, scope: !44)
!56 = !DILocation(line: 28, column: 16, scope: !44)
!57 = !DILocation(line: 28, column: 3, scope: !44)
!58 = !DILocation(line: 29, column: 3, scope: !44)
!59 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!63 = !DILocalVariable(name: "a", arg: 1, scope: !59, file: !3, line: 18, type: !62)
!64 = !DILocation(line: 18, column: 24, scope: !59)
!65 = !DILocation(line: 19, column: 3, scope: !59)
!66 = !DILocation(line: 20, column: 3, scope: !59)
!67 = !DILocation(line: 20, column: 14, scope: !59)
!68 = !DILocation(line: 20, column: 12, scope: !59)
!69 = !DILocation(line: 20, column: 6, scope: !59)
!70 = !DILocation(line: 20, column: 73, scope: !59)
!71 = !DILocation(line: 20, column: 79, scope: !59)
!72 = distinct !{!72, !66, !73, !74}
!73 = !DILocation(line: 20, column: 83, scope: !59)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 21, column: 3, scope: !59)
!76 = distinct !DISubprogram(name: "critical", scope: !3, file: !3, line: 17, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!77 = !DISubroutineType(types: !78)
!78 = !{null, !19}
!79 = !DILocalVariable(name: "n", arg: 1, scope: !76, file: !3, line: 17, type: !19)
!80 = !DILocation(line: 17, column: 35, scope: !76)
!81 = !DILocation(line: 17, column: 40, scope: !76)
!82 = !DILocation(line: 17, column: 52, scope: !76)
!83 = !DILocation(line: 17, column: 48, scope: !76)
!84 = !DILocation(line: 17, column: 47, scope: !76)
!85 = distinct !{!85, !81, !86, !74}
!86 = !DILocation(line: 17, column: 56, scope: !76)
!87 = !DILocation(line: 17, column: 66, scope: !76)
!88 = !DILocation(line: 17, column: 64, scope: !76)
!89 = !DILocation(line: 17, column: 68, scope: !76)
!90 = !DILocation(line: 17, column: 60, scope: !76)
!91 = !DILocalVariable(name: "e", scope: !76, file: !3, line: 17, type: !19)
!92 = !DILocation(line: 17, column: 86, scope: !76)
!93 = !DILocation(line: 17, column: 90, scope: !76)
!94 = !DILocation(line: 17, column: 93, scope: !76)
!95 = !DILocation(line: 17, column: 142, scope: !76)
!96 = distinct !DISubprogram(name: "try", scope: !3, file: !3, line: 11, type: !97, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!97 = !DISubroutineType(types: !98)
!98 = !{!26, !19}
!99 = !DILocalVariable(name: "n", arg: 1, scope: !96, file: !3, line: 11, type: !19)
!100 = !DILocation(line: 11, column: 29, scope: !96)
!101 = !DILocation(line: 12, column: 26, scope: !96)
!102 = !DILocation(line: 12, column: 29, scope: !96)
!103 = !DILocation(line: 12, column: 3, scope: !96)
!104 = !DILocation(line: 13, column: 26, scope: !96)
!105 = !DILocation(line: 13, column: 29, scope: !96)
!106 = !DILocation(line: 13, column: 3, scope: !96)
!107 = !DILocalVariable(name: "e", scope: !96, file: !3, line: 14, type: !19)
!108 = !DILocation(line: 14, column: 16, scope: !96)
!109 = !DILocation(line: 15, column: 10, scope: !96)
!110 = !DILocation(line: 15, column: 3, scope: !96)
