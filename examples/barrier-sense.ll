; ModuleID = 'barrier-sense.c'
source_filename = "barrier-sense.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@missing = dso_local global i32 2, align 4, !dbg !0
@sense = dso_local global i32 0, align 4, !dbg !23
@cell = dso_local global [2 x [2 x i32]] zeroinitializer, align 16, !dbg !27
@.str = private unnamed_addr constant [38 x i8] c"cell[round][(i + 1) % N] == round + 1\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"barrier-sense.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !44, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata i64* %3, metadata !51, metadata !DIExpression()), !dbg !53
  store i64 0, i64* %3, align 8, !dbg !53
  br label %5, !dbg !54

5:                                                ; preds = %14, %0
  %6 = load i64, i64* %3, align 8, !dbg !55
  %7 = icmp slt i64 %6, 2, !dbg !57
  br i1 %7, label %8, label %17, !dbg !58

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8, !dbg !59
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %9, !dbg !60
  %11 = load i64, i64* %3, align 8, !dbg !61
  %12 = inttoptr i64 %11 to i8*, !dbg !62
  %13 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %12) #5, !dbg !63
  br label %14, !dbg !63

14:                                               ; preds = %8
  %15 = load i64, i64* %3, align 8, !dbg !64
  %16 = add nsw i64 %15, 1, !dbg !64
  store i64 %16, i64* %3, align 8, !dbg !64
  br label %5, !dbg !65, !llvm.loop !66

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, i32* %4, align 4, !dbg !71
  br label %18, !dbg !72

18:                                               ; preds = %27, %17
  %19 = load i32, i32* %4, align 4, !dbg !73
  %20 = icmp slt i32 %19, 2, !dbg !75
  br i1 %20, label %21, label %30, !dbg !76

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !77
  %23 = sext i32 %22 to i64, !dbg !78
  %24 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %23, !dbg !78
  %25 = load i64, i64* %24, align 8, !dbg !78
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null), !dbg !79
  br label %27, !dbg !79

27:                                               ; preds = %21
  %28 = load i32, i32* %4, align 4, !dbg !80
  %29 = add nsw i32 %28, 1, !dbg !80
  store i32 %29, i32* %4, align 4, !dbg !80
  br label %18, !dbg !81, !llvm.loop !82

30:                                               ; preds = %18
  ret i32 0, !dbg !84
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !85 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %3, metadata !90, metadata !DIExpression()), !dbg !91
  %6 = load i8*, i8** %2, align 8, !dbg !92
  %7 = ptrtoint i8* %6 to i64, !dbg !93
  %8 = trunc i64 %7 to i32, !dbg !94
  store i32 %8, i32* %3, align 4, !dbg !91
  call void @llvm.dbg.declare(metadata i32* %4, metadata !95, metadata !DIExpression()), !dbg !96
  store i32 0, i32* %4, align 4, !dbg !96
  call void @llvm.dbg.declare(metadata i32* %5, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, i32* %5, align 4, !dbg !99
  br label %9, !dbg !100

9:                                                ; preds = %36, %1
  %10 = load i32, i32* %5, align 4, !dbg !101
  %11 = icmp slt i32 %10, 2, !dbg !103
  br i1 %11, label %12, label %39, !dbg !104

12:                                               ; preds = %9
  %13 = load i32, i32* %5, align 4, !dbg !105
  %14 = add nsw i32 %13, 1, !dbg !107
  %15 = load i32, i32* %5, align 4, !dbg !108
  %16 = sext i32 %15 to i64, !dbg !109
  %17 = getelementptr inbounds [2 x [2 x i32]], [2 x [2 x i32]]* @cell, i64 0, i64 %16, !dbg !109
  %18 = load i32, i32* %3, align 4, !dbg !110
  %19 = sext i32 %18 to i64, !dbg !109
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* %17, i64 0, i64 %19, !dbg !109
  store i32 %14, i32* %20, align 4, !dbg !111
  call void @barrier(i32* noundef %4), !dbg !112
  %21 = load i32, i32* %5, align 4, !dbg !113
  %22 = sext i32 %21 to i64, !dbg !113
  %23 = getelementptr inbounds [2 x [2 x i32]], [2 x [2 x i32]]* @cell, i64 0, i64 %22, !dbg !113
  %24 = load i32, i32* %3, align 4, !dbg !113
  %25 = add nsw i32 %24, 1, !dbg !113
  %26 = srem i32 %25, 2, !dbg !113
  %27 = sext i32 %26 to i64, !dbg !113
  %28 = getelementptr inbounds [2 x i32], [2 x i32]* %23, i64 0, i64 %27, !dbg !113
  %29 = load i32, i32* %28, align 4, !dbg !113
  %30 = load i32, i32* %5, align 4, !dbg !113
  %31 = add nsw i32 %30, 1, !dbg !113
  %32 = icmp eq i32 %29, %31, !dbg !113
  br i1 %32, label %33, label %34, !dbg !116

33:                                               ; preds = %12
  br label %35, !dbg !116

34:                                               ; preds = %12
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef 33, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !113
  unreachable, !dbg !113

35:                                               ; preds = %33
  br label %36, !dbg !117

36:                                               ; preds = %35
  %37 = load i32, i32* %5, align 4, !dbg !118
  %38 = add nsw i32 %37, 1, !dbg !118
  store i32 %38, i32* %5, align 4, !dbg !118
  br label %9, !dbg !119, !llvm.loop !120

39:                                               ; preds = %9
  ret i8* null, !dbg !122
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @barrier(i32* noundef %0) #0 !dbg !123 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32* %0, i32** %2, align 8
  call void @llvm.dbg.declare(metadata i32** %2, metadata !127, metadata !DIExpression()), !dbg !128
  %8 = load i32*, i32** %2, align 8, !dbg !129
  %9 = load i32, i32* %8, align 4, !dbg !130
  %10 = icmp ne i32 %9, 0, !dbg !131
  %11 = xor i1 %10, true, !dbg !131
  %12 = zext i1 %11 to i32, !dbg !131
  %13 = load i32*, i32** %2, align 8, !dbg !132
  store i32 %12, i32* %13, align 4, !dbg !133
  store i32 1, i32* %3, align 4, !dbg !134
  %14 = load i32, i32* %3, align 4, !dbg !134
  %15 = atomicrmw sub i32* @missing, i32 %14 acq_rel, align 4, !dbg !134
  store i32 %15, i32* %4, align 4, !dbg !134
  %16 = load i32, i32* %4, align 4, !dbg !134
  %17 = icmp eq i32 %16, 1, !dbg !136
  br i1 %17, label %18, label %23, !dbg !137

18:                                               ; preds = %1
  store i32 2, i32* %5, align 4, !dbg !138
  %19 = load i32, i32* %5, align 4, !dbg !138
  store atomic i32 %19, i32* @missing monotonic, align 4, !dbg !138
  %20 = load i32*, i32** %2, align 8, !dbg !140
  %21 = load i32, i32* %20, align 4, !dbg !141
  store i32 %21, i32* %6, align 4, !dbg !142
  %22 = load i32, i32* %6, align 4, !dbg !142
  store atomic i32 %22, i32* @sense release, align 4, !dbg !142
  br label %32, !dbg !143

23:                                               ; preds = %1
  br label %24, !dbg !144

24:                                               ; preds = %30, %23
  %25 = load atomic i32, i32* @sense acquire, align 4, !dbg !146
  store i32 %25, i32* %7, align 4, !dbg !146
  %26 = load i32, i32* %7, align 4, !dbg !146
  %27 = load i32*, i32** %2, align 8, !dbg !147
  %28 = load i32, i32* %27, align 4, !dbg !148
  %29 = icmp ne i32 %26, %28, !dbg !149
  br i1 %29, label %30, label %31, !dbg !144

30:                                               ; preds = %24
  br label %24, !dbg !144, !llvm.loop !150

31:                                               ; preds = %24
  br label %32

32:                                               ; preds = %31, %18
  ret void, !dbg !152
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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "missing", scope: !2, file: !3, line: 11, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier-sense.c", directory: ".", checksumkind: CSK_MD5, checksum: "00a1d24be302d4ce62b8ae04249f9ba2")
!4 = !{!5, !9}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 2)
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !10, line: 56, baseType: !6, size: 32, elements: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !{!12, !13, !14, !15, !16, !17}
!12 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!13 = !DIEnumerator(name: "memory_order_consume", value: 1)
!14 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!15 = !DIEnumerator(name: "memory_order_release", value: 3)
!16 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!17 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!18 = !{!19, !20, !21}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !{!0, !23, !27}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "sense", scope: !2, file: !3, line: 12, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 13, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !30)
!30 = !{!31, !31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 14.0.6"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !41, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!20}
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !40, file: !3, line: 40, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 128, elements: !49)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !{!31}
!50 = !DILocation(line: 40, column: 12, scope: !40)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 41, type: !21)
!52 = distinct !DILexicalBlock(scope: !40, file: !3, line: 41, column: 2)
!53 = !DILocation(line: 41, column: 12, scope: !52)
!54 = !DILocation(line: 41, column: 7, scope: !52)
!55 = !DILocation(line: 41, column: 19, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 41, column: 2)
!57 = !DILocation(line: 41, column: 21, scope: !56)
!58 = !DILocation(line: 41, column: 2, scope: !52)
!59 = !DILocation(line: 42, column: 21, scope: !56)
!60 = !DILocation(line: 42, column: 19, scope: !56)
!61 = !DILocation(line: 42, column: 47, scope: !56)
!62 = !DILocation(line: 42, column: 39, scope: !56)
!63 = !DILocation(line: 42, column: 3, scope: !56)
!64 = !DILocation(line: 41, column: 27, scope: !56)
!65 = !DILocation(line: 41, column: 2, scope: !56)
!66 = distinct !{!66, !58, !67, !68}
!67 = !DILocation(line: 42, column: 48, scope: !52)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 43, type: !20)
!70 = distinct !DILexicalBlock(scope: !40, file: !3, line: 43, column: 2)
!71 = !DILocation(line: 43, column: 11, scope: !70)
!72 = !DILocation(line: 43, column: 7, scope: !70)
!73 = !DILocation(line: 43, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 43, column: 2)
!75 = !DILocation(line: 43, column: 20, scope: !74)
!76 = !DILocation(line: 43, column: 2, scope: !70)
!77 = !DILocation(line: 44, column: 18, scope: !74)
!78 = !DILocation(line: 44, column: 16, scope: !74)
!79 = !DILocation(line: 44, column: 3, scope: !74)
!80 = !DILocation(line: 43, column: 26, scope: !74)
!81 = !DILocation(line: 43, column: 2, scope: !74)
!82 = distinct !{!82, !76, !83, !68}
!83 = !DILocation(line: 44, column: 26, scope: !70)
!84 = !DILocation(line: 45, column: 2, scope: !40)
!85 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 27, type: !86, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!86 = !DISubroutineType(types: !87)
!87 = !{!19, !19}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 27, type: !19)
!89 = !DILocation(line: 27, column: 27, scope: !85)
!90 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 29, type: !20)
!91 = !DILocation(line: 29, column: 6, scope: !85)
!92 = !DILocation(line: 29, column: 21, scope: !85)
!93 = !DILocation(line: 29, column: 15, scope: !85)
!94 = !DILocation(line: 29, column: 10, scope: !85)
!95 = !DILocalVariable(name: "mine", scope: !85, file: !3, line: 29, type: !20)
!96 = !DILocation(line: 29, column: 26, scope: !85)
!97 = !DILocalVariable(name: "round", scope: !98, file: !3, line: 30, type: !20)
!98 = distinct !DILexicalBlock(scope: !85, file: !3, line: 30, column: 2)
!99 = !DILocation(line: 30, column: 11, scope: !98)
!100 = !DILocation(line: 30, column: 7, scope: !98)
!101 = !DILocation(line: 30, column: 22, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 30, column: 2)
!103 = !DILocation(line: 30, column: 28, scope: !102)
!104 = !DILocation(line: 30, column: 2, scope: !98)
!105 = !DILocation(line: 31, column: 20, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 30, column: 42)
!107 = !DILocation(line: 31, column: 26, scope: !106)
!108 = !DILocation(line: 31, column: 8, scope: !106)
!109 = !DILocation(line: 31, column: 3, scope: !106)
!110 = !DILocation(line: 31, column: 15, scope: !106)
!111 = !DILocation(line: 31, column: 18, scope: !106)
!112 = !DILocation(line: 32, column: 3, scope: !106)
!113 = !DILocation(line: 33, column: 3, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 33, column: 3)
!115 = distinct !DILexicalBlock(scope: !106, file: !3, line: 33, column: 3)
!116 = !DILocation(line: 33, column: 3, scope: !115)
!117 = !DILocation(line: 34, column: 2, scope: !106)
!118 = !DILocation(line: 30, column: 38, scope: !102)
!119 = !DILocation(line: 30, column: 2, scope: !102)
!120 = distinct !{!120, !104, !121, !68}
!121 = !DILocation(line: 34, column: 2, scope: !98)
!122 = !DILocation(line: 35, column: 2, scope: !85)
!123 = distinct !DISubprogram(name: "barrier", scope: !3, file: !3, line: 15, type: !124, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!124 = !DISubroutineType(types: !125)
!125 = !{null, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!127 = !DILocalVariable(name: "mine", arg: 1, scope: !123, file: !3, line: 15, type: !126)
!128 = !DILocation(line: 15, column: 26, scope: !123)
!129 = !DILocation(line: 17, column: 12, scope: !123)
!130 = !DILocation(line: 17, column: 11, scope: !123)
!131 = !DILocation(line: 17, column: 10, scope: !123)
!132 = !DILocation(line: 17, column: 3, scope: !123)
!133 = !DILocation(line: 17, column: 8, scope: !123)
!134 = !DILocation(line: 18, column: 6, scope: !135)
!135 = distinct !DILexicalBlock(scope: !123, file: !3, line: 18, column: 6)
!136 = !DILocation(line: 18, column: 67, scope: !135)
!137 = !DILocation(line: 18, column: 6, scope: !123)
!138 = !DILocation(line: 19, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 18, column: 73)
!140 = !DILocation(line: 20, column: 34, scope: !139)
!141 = !DILocation(line: 20, column: 33, scope: !139)
!142 = !DILocation(line: 20, column: 3, scope: !139)
!143 = !DILocation(line: 21, column: 2, scope: !139)
!144 = !DILocation(line: 22, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !135, file: !3, line: 21, column: 9)
!146 = !DILocation(line: 22, column: 10, scope: !145)
!147 = !DILocation(line: 22, column: 65, scope: !145)
!148 = !DILocation(line: 22, column: 64, scope: !145)
!149 = !DILocation(line: 22, column: 61, scope: !145)
!150 = distinct !{!150, !144, !151, !68}
!151 = !DILocation(line: 23, column: 4, scope: !145)
!152 = !DILocation(line: 25, column: 1, scope: !123)
