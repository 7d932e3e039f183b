; ModuleID = 'stack.c'
source_filename = "stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global [3 x %struct.node] zeroinitializer, align 16, !dbg !0
@top = dso_local global %struct.node* null, align 8, !dbg !19
@popped = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !28

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !48, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata i64* %3, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata i64* %4, metadata !55, metadata !DIExpression()), !dbg !56
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef null) #3, !dbg !57
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @pusher, i8* noundef inttoptr (i64 1 to i8*)) #3, !dbg !58
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @popper, i8* noundef null) #3, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @pusher(i8* noundef %0) #0 !dbg !61 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !64, metadata !DIExpression()), !dbg !65
  %3 = load i8*, i8** %2, align 8, !dbg !66
  %4 = ptrtoint i8* %3 to i64, !dbg !67
  %5 = add nsw i64 5, %4, !dbg !68
  %6 = trunc i64 %5 to i32, !dbg !69
  %7 = load i8*, i8** %2, align 8, !dbg !70
  %8 = ptrtoint i8* %7 to i64, !dbg !71
  %9 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @n, i64 0, i64 %8, !dbg !72
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 0, !dbg !73
  store i32 %6, i32* %10, align 16, !dbg !74
  %11 = load i8*, i8** %2, align 8, !dbg !75
  %12 = ptrtoint i8* %11 to i64, !dbg !76
  %13 = getelementptr inbounds [3 x %struct.node], [3 x %struct.node]* @n, i64 0, i64 %12, !dbg !77
  call void @push(%struct.node* noundef %13), !dbg !78
  ret i8* null, !dbg !79
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @popper(i8* noundef %0) #0 !dbg !80 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !83, metadata !DIExpression()), !dbg !84
  br label %7, !dbg !85

7:                                                ; preds = %32, %1
  %8 = bitcast %struct.node** %4 to i64*, !dbg !86
  %9 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) acquire, align 8, !dbg !86
  store i64 %9, i64* %8, align 8, !dbg !86
  %10 = bitcast i64* %8 to %struct.node**, !dbg !86
  %11 = load %struct.node*, %struct.node** %10, align 8, !dbg !86
  store %struct.node* %11, %struct.node** %3, align 8, !dbg !90
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !91
  %13 = icmp ne %struct.node* %12, null, !dbg !91
  br i1 %13, label %15, label %14, !dbg !93

14:                                               ; preds = %7
  br label %33, !dbg !94

15:                                               ; preds = %7
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !95
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1, !dbg !97
  %18 = load %struct.node*, %struct.node** %17, align 8, !dbg !97
  store %struct.node* %18, %struct.node** %5, align 8, !dbg !98
  %19 = bitcast %struct.node** %3 to i64*, !dbg !98
  %20 = bitcast %struct.node** %5 to i64*, !dbg !98
  %21 = load i64, i64* %19, align 8, !dbg !98
  %22 = load i64, i64* %20, align 8, !dbg !98
  %23 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %21, i64 %22 acq_rel acquire, align 8, !dbg !98
  %24 = extractvalue { i64, i1 } %23, 0, !dbg !98
  %25 = extractvalue { i64, i1 } %23, 1, !dbg !98
  br i1 %25, label %27, label %26, !dbg !98

26:                                               ; preds = %15
  store i64 %24, i64* %19, align 8, !dbg !98
  br label %27, !dbg !98

27:                                               ; preds = %26, %15
  %28 = zext i1 %25 to i8, !dbg !98
  store i8 %28, i8* %6, align 1, !dbg !98
  %29 = load i8, i8* %6, align 1, !dbg !98
  %30 = trunc i8 %29 to i1, !dbg !98
  br i1 %30, label %31, label %32, !dbg !99

31:                                               ; preds = %27
  br label %33, !dbg !100

32:                                               ; preds = %27
  br label %7, !dbg !101, !llvm.loop !102

33:                                               ; preds = %31, %14
  %34 = load %struct.node*, %struct.node** %3, align 8, !dbg !105
  %35 = icmp ne %struct.node* %34, null, !dbg !105
  br i1 %35, label %36, label %40, !dbg !105

36:                                               ; preds = %33
  %37 = load %struct.node*, %struct.node** %3, align 8, !dbg !106
  %38 = getelementptr inbounds %struct.node, %struct.node* %37, i32 0, i32 0, !dbg !107
  %39 = load i32, i32* %38, align 8, !dbg !107
  br label %41, !dbg !105

40:                                               ; preds = %33
  br label %41, !dbg !105

41:                                               ; preds = %40, %36
  %42 = phi i32 [ %39, %36 ], [ -1, %40 ], !dbg !105
  %43 = load i8*, i8** %2, align 8, !dbg !108
  %44 = ptrtoint i8* %43 to i64, !dbg !109
  %45 = getelementptr inbounds [2 x i32], [2 x i32]* @popped, i64 0, i64 %44, !dbg !110
  store i32 %42, i32* %45, align 4, !dbg !111
  ret i8* null, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(%struct.node* noundef %0) #0 !dbg !113 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca %struct.node*, align 8
  %6 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !118, metadata !DIExpression()), !dbg !119
  %7 = bitcast %struct.node** %4 to i64*, !dbg !120
  %8 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) monotonic, align 8, !dbg !120
  store i64 %8, i64* %7, align 8, !dbg !120
  %9 = bitcast i64* %7 to %struct.node**, !dbg !120
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !120
  store %struct.node* %10, %struct.node** %3, align 8, !dbg !119
  br label %11, !dbg !121

11:                                               ; preds = %25, %1
  %12 = load %struct.node*, %struct.node** %3, align 8, !dbg !122
  %13 = load %struct.node*, %struct.node** %2, align 8, !dbg !124
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1, !dbg !125
  store %struct.node* %12, %struct.node** %14, align 8, !dbg !126
  br label %15, !dbg !127

15:                                               ; preds = %11
  %16 = load %struct.node*, %struct.node** %2, align 8, !dbg !128
  store %struct.node* %16, %struct.node** %5, align 8, !dbg !129
  %17 = bitcast %struct.node** %3 to i64*, !dbg !129
  %18 = bitcast %struct.node** %5 to i64*, !dbg !129
  %19 = load i64, i64* %17, align 8, !dbg !129
  %20 = load i64, i64* %18, align 8, !dbg !129
  %21 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %19, i64 %20 release monotonic, align 8, !dbg !129
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !129
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !129
  br i1 %23, label %25, label %24, !dbg !129

24:                                               ; preds = %15
  store i64 %22, i64* %17, align 8, !dbg !129
  br label %25, !dbg !129

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !129
  store i8 %26, i8* %6, align 1, !dbg !129
  %27 = load i8, i8* %6, align 1, !dbg !129
  %28 = trunc i8 %27 to i1, !dbg !129
  %29 = xor i1 %28, true, !dbg !130
  br i1 %29, label %11, label %30, !dbg !127, !llvm.loop !131

30:                                               ; preds = %25
  ret void, !dbg !134
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 5, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "a0b2f57908c45b8c1a7ed38103482251")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19, !28}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 6, type: !21, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !23, file: !3, line: 5, baseType: !26, size: 32)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 5, baseType: !22, size: 64, offset: 64)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 7, type: !30, isLocal: false, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 3)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !45, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!26}
!47 = !{}
!48 = !DILocalVariable(name: "a", scope: !44, file: !3, line: 16, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 16, column: 28, scope: !44)
!53 = !DILocalVariable(name: "b", scope: !44, file: !3, line: 16, type: !49)
!54 = !DILocation(line: 16, column: 31, scope: !44)
!55 = !DILocalVariable(name: "c", scope: !44, file: !3, line: 16, type: !49)
!56 = !DILocation(line: 16, column: 34, scope: !44)
!57 = !DILocation(line: 16, column: 37, scope: !44)
!58 = !DILocation(line: 16, column: 79, scope: !44)
!59 = !DILocation(line: 16, column: 121, scope: !44)
!60 = !DILocation(line: 16, column: 163, scope: !44)
!61 = distinct !DISubprogram(name: "pusher", scope: !3, file: !3, line: 9, type: !62, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!62 = !DISubroutineType(types: !63)
!63 = !{!16, !16}
!64 = !DILocalVariable(name: "i", arg: 1, scope: !61, file: !3, line: 9, type: !16)
!65 = !DILocation(line: 9, column: 27, scope: !61)
!66 = !DILocation(line: 9, column: 57, scope: !61)
!67 = !DILocation(line: 9, column: 51, scope: !61)
!68 = !DILocation(line: 9, column: 49, scope: !61)
!69 = !DILocation(line: 9, column: 47, scope: !61)
!70 = !DILocation(line: 9, column: 40, scope: !61)
!71 = !DILocation(line: 9, column: 34, scope: !61)
!72 = !DILocation(line: 9, column: 32, scope: !61)
!73 = !DILocation(line: 9, column: 43, scope: !61)
!74 = !DILocation(line: 9, column: 45, scope: !61)
!75 = !DILocation(line: 9, column: 74, scope: !61)
!76 = !DILocation(line: 9, column: 68, scope: !61)
!77 = !DILocation(line: 9, column: 66, scope: !61)
!78 = !DILocation(line: 9, column: 60, scope: !61)
!79 = !DILocation(line: 9, column: 79, scope: !61)
!80 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 10, type: !62, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!81 = !DILocalVariable(name: "i", arg: 1, scope: !80, file: !3, line: 10, type: !16)
!82 = !DILocation(line: 10, column: 27, scope: !80)
!83 = !DILocalVariable(name: "t", scope: !80, file: !3, line: 11, type: !22)
!84 = !DILocation(line: 11, column: 16, scope: !80)
!85 = !DILocation(line: 12, column: 3, scope: !80)
!86 = !DILocation(line: 12, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 12, column: 12)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 12, column: 3)
!89 = distinct !DILexicalBlock(scope: !80, file: !3, line: 12, column: 3)
!90 = !DILocation(line: 12, column: 16, scope: !87)
!91 = !DILocation(line: 12, column: 73, scope: !92)
!92 = distinct !DILexicalBlock(scope: !87, file: !3, line: 12, column: 72)
!93 = !DILocation(line: 12, column: 72, scope: !87)
!94 = !DILocation(line: 12, column: 76, scope: !92)
!95 = !DILocation(line: 12, column: 137, scope: !96)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 12, column: 87)
!97 = !DILocation(line: 12, column: 140, scope: !96)
!98 = !DILocation(line: 12, column: 87, scope: !96)
!99 = !DILocation(line: 12, column: 87, scope: !87)
!100 = !DILocation(line: 12, column: 191, scope: !96)
!101 = !DILocation(line: 12, column: 3, scope: !88)
!102 = distinct !{!102, !103, !104}
!103 = !DILocation(line: 12, column: 3, scope: !89)
!104 = !DILocation(line: 12, column: 198, scope: !89)
!105 = !DILocation(line: 13, column: 21, scope: !80)
!106 = !DILocation(line: 13, column: 25, scope: !80)
!107 = !DILocation(line: 13, column: 28, scope: !80)
!108 = !DILocation(line: 13, column: 16, scope: !80)
!109 = !DILocation(line: 13, column: 10, scope: !80)
!110 = !DILocation(line: 13, column: 3, scope: !80)
!111 = !DILocation(line: 13, column: 19, scope: !80)
!112 = !DILocation(line: 14, column: 3, scope: !80)
!113 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 8, type: !114, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !22}
!116 = !DILocalVariable(name: "e", arg: 1, scope: !113, file: !3, line: 8, type: !22)
!117 = !DILocation(line: 8, column: 31, scope: !113)
!118 = !DILocalVariable(name: "t", scope: !113, file: !3, line: 8, type: !22)
!119 = !DILocation(line: 8, column: 49, scope: !113)
!120 = !DILocation(line: 8, column: 53, scope: !113)
!121 = !DILocation(line: 8, column: 103, scope: !113)
!122 = !DILocation(line: 8, column: 118, scope: !123)
!123 = distinct !DILexicalBlock(scope: !113, file: !3, line: 8, column: 106)
!124 = !DILocation(line: 8, column: 108, scope: !123)
!125 = !DILocation(line: 8, column: 111, scope: !123)
!126 = !DILocation(line: 8, column: 116, scope: !123)
!127 = !DILocation(line: 8, column: 121, scope: !123)
!128 = !DILocation(line: 8, column: 179, scope: !113)
!129 = !DILocation(line: 8, column: 131, scope: !113)
!130 = !DILocation(line: 8, column: 130, scope: !113)
!131 = distinct !{!131, !121, !132, !133}
!132 = !DILocation(line: 8, column: 225, scope: !113)
!133 = !{!"llvm.loop.mustprogress"}
!134 = !DILocation(line: 8, column: 228, scope: !113)
