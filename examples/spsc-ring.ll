; ModuleID = 'spsc-ring.c'
source_filename = "spsc-ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@ring = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@head = dso_local global i32 0, align 4, !dbg !23
@tail = dso_local global i32 0, align 4, !dbg !27
@.str = private unnamed_addr constant [30 x i8] c"ring[i % SIZE] == 10 + (int)i\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"spsc-ring.c\00", align 1
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !44, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i64* %3, metadata !49, metadata !DIExpression()), !dbg !50
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef null) #5, !dbg !51
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consumer, i8* noundef null) #5, !dbg !52
  %6 = load i64, i64* %2, align 8, !dbg !53
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !54
  %8 = load i64, i64* %3, align 8, !dbg !55
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @producer(i8* noundef %0) #0 !dbg !58 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, i32* %3, align 4, !dbg !65
  br label %6, !dbg !66

6:                                                ; preds = %27, %1
  %7 = load i32, i32* %3, align 4, !dbg !67
  %8 = icmp ult i32 %7, 3, !dbg !69
  br i1 %8, label %9, label %30, !dbg !70

9:                                                ; preds = %6
  br label %10, !dbg !71

10:                                               ; preds = %16, %9
  %11 = load i32, i32* %3, align 4, !dbg !73
  %12 = load atomic i32, i32* @head acquire, align 4, !dbg !74
  store i32 %12, i32* %4, align 4, !dbg !74
  %13 = load i32, i32* %4, align 4, !dbg !74
  %14 = sub i32 %11, %13, !dbg !75
  %15 = icmp eq i32 %14, 2, !dbg !76
  br i1 %15, label %16, label %17, !dbg !71

16:                                               ; preds = %10
  br label %10, !dbg !71, !llvm.loop !77

17:                                               ; preds = %10
  %18 = load i32, i32* %3, align 4, !dbg !80
  %19 = add nsw i32 10, %18, !dbg !81
  %20 = load i32, i32* %3, align 4, !dbg !82
  %21 = urem i32 %20, 2, !dbg !83
  %22 = zext i32 %21 to i64, !dbg !84
  %23 = getelementptr inbounds [2 x i32], [2 x i32]* @ring, i64 0, i64 %22, !dbg !84
  store i32 %19, i32* %23, align 4, !dbg !85
  %24 = load i32, i32* %3, align 4, !dbg !86
  %25 = add i32 %24, 1, !dbg !87
  store i32 %25, i32* %5, align 4, !dbg !88
  %26 = load i32, i32* %5, align 4, !dbg !88
  store atomic i32 %26, i32* @tail release, align 4, !dbg !88
  br label %27, !dbg !89

27:                                               ; preds = %17
  %28 = load i32, i32* %3, align 4, !dbg !90
  %29 = add i32 %28, 1, !dbg !90
  store i32 %29, i32* %3, align 4, !dbg !90
  br label %6, !dbg !91, !llvm.loop !92

30:                                               ; preds = %6
  %31 = load i8*, i8** %2, align 8, !dbg !94
  ret i8* %31, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @consumer(i8* noundef %0) #0 !dbg !96 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata i32* %3, metadata !99, metadata !DIExpression()), !dbg !101
  store i32 0, i32* %3, align 4, !dbg !101
  br label %6, !dbg !102

6:                                                ; preds = %31, %1
  %7 = load i32, i32* %3, align 4, !dbg !103
  %8 = icmp ult i32 %7, 3, !dbg !105
  br i1 %8, label %9, label %34, !dbg !106

9:                                                ; preds = %6
  br label %10, !dbg !107

10:                                               ; preds = %15, %9
  %11 = load atomic i32, i32* @tail acquire, align 4, !dbg !109
  store i32 %11, i32* %4, align 4, !dbg !109
  %12 = load i32, i32* %4, align 4, !dbg !109
  %13 = load i32, i32* %3, align 4, !dbg !110
  %14 = icmp eq i32 %12, %13, !dbg !111
  br i1 %14, label %15, label %16, !dbg !107

15:                                               ; preds = %10
  br label %10, !dbg !107, !llvm.loop !112

16:                                               ; preds = %10
  %17 = load i32, i32* %3, align 4, !dbg !114
  %18 = urem i32 %17, 2, !dbg !114
  %19 = zext i32 %18 to i64, !dbg !114
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* @ring, i64 0, i64 %19, !dbg !114
  %21 = load i32, i32* %20, align 4, !dbg !114
  %22 = load i32, i32* %3, align 4, !dbg !114
  %23 = add nsw i32 10, %22, !dbg !114
  %24 = icmp eq i32 %21, %23, !dbg !114
  br i1 %24, label %25, label %26, !dbg !117

25:                                               ; preds = %16
  br label %27, !dbg !117

26:                                               ; preds = %16
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.consumer, i64 0, i64 0)) #6, !dbg !114
  unreachable, !dbg !114

27:                                               ; preds = %25
  %28 = load i32, i32* %3, align 4, !dbg !118
  %29 = add i32 %28, 1, !dbg !119
  store i32 %29, i32* %5, align 4, !dbg !120
  %30 = load i32, i32* %5, align 4, !dbg !120
  store atomic i32 %30, i32* @head release, align 4, !dbg !120
  br label %31, !dbg !121

31:                                               ; preds = %27
  %32 = load i32, i32* %3, align 4, !dbg !122
  %33 = add i32 %32, 1, !dbg !122
  store i32 %33, i32* %3, align 4, !dbg !122
  br label %6, !dbg !123, !llvm.loop !124

34:                                               ; preds = %6
  %35 = load i8*, i8** %2, align 8, !dbg !126
  ret i8* %35, !dbg !127
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
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ring", scope: !2, file: !3, line: 11, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spsc-ring.c", directory: ".", checksumkind: CSK_MD5, checksum: "1624cbf1212a4e889712150428bfdbbb")
!4 = !{!5, !10}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "SIZE", value: 2)
!9 = !DIEnumerator(name: "ITEMS", value: 3)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !11, line: 56, baseType: !6, size: 32, elements: !12)
!11 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !{!13, !14, !15, !16, !17, !18}
!13 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!14 = !DIEnumerator(name: "memory_order_consume", value: 1)
!15 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!16 = !DIEnumerator(name: "memory_order_release", value: 3)
!17 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!18 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !23, !27}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !25, isLocal: false, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !11, line: 93, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 12, type: !25, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 14.0.6"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !41, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!21}
!43 = !{}
!44 = !DILocalVariable(name: "p", scope: !40, file: !3, line: 38, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 38, column: 12, scope: !40)
!49 = !DILocalVariable(name: "c", scope: !40, file: !3, line: 38, type: !45)
!50 = !DILocation(line: 38, column: 15, scope: !40)
!51 = !DILocation(line: 39, column: 2, scope: !40)
!52 = !DILocation(line: 40, column: 2, scope: !40)
!53 = !DILocation(line: 41, column: 15, scope: !40)
!54 = !DILocation(line: 41, column: 2, scope: !40)
!55 = !DILocation(line: 42, column: 15, scope: !40)
!56 = !DILocation(line: 42, column: 2, scope: !40)
!57 = !DILocation(line: 43, column: 2, scope: !40)
!58 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 14, type: !59, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!59 = !DISubroutineType(types: !60)
!60 = !{!20, !20}
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 14, type: !20)
!62 = !DILocation(line: 14, column: 29, scope: !58)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 16, type: !6)
!64 = distinct !DILexicalBlock(scope: !58, file: !3, line: 16, column: 2)
!65 = !DILocation(line: 16, column: 16, scope: !64)
!66 = !DILocation(line: 16, column: 7, scope: !64)
!67 = !DILocation(line: 16, column: 23, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 16, column: 2)
!69 = !DILocation(line: 16, column: 25, scope: !68)
!70 = !DILocation(line: 16, column: 2, scope: !64)
!71 = !DILocation(line: 17, column: 3, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 16, column: 39)
!73 = !DILocation(line: 17, column: 10, scope: !72)
!74 = !DILocation(line: 17, column: 14, scope: !72)
!75 = !DILocation(line: 17, column: 12, scope: !72)
!76 = !DILocation(line: 17, column: 64, scope: !72)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 18, column: 4, scope: !72)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 19, column: 30, scope: !72)
!81 = !DILocation(line: 19, column: 23, scope: !72)
!82 = !DILocation(line: 19, column: 8, scope: !72)
!83 = !DILocation(line: 19, column: 10, scope: !72)
!84 = !DILocation(line: 19, column: 3, scope: !72)
!85 = !DILocation(line: 19, column: 18, scope: !72)
!86 = !DILocation(line: 20, column: 32, scope: !72)
!87 = !DILocation(line: 20, column: 34, scope: !72)
!88 = !DILocation(line: 20, column: 3, scope: !72)
!89 = !DILocation(line: 21, column: 2, scope: !72)
!90 = !DILocation(line: 16, column: 35, scope: !68)
!91 = !DILocation(line: 16, column: 2, scope: !68)
!92 = distinct !{!92, !70, !93, !79}
!93 = !DILocation(line: 21, column: 2, scope: !64)
!94 = !DILocation(line: 22, column: 9, scope: !58)
!95 = !DILocation(line: 22, column: 2, scope: !58)
!96 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 25, type: !59, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 25, type: !20)
!98 = !DILocation(line: 25, column: 29, scope: !96)
!99 = !DILocalVariable(name: "i", scope: !100, file: !3, line: 27, type: !6)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 27, column: 2)
!101 = !DILocation(line: 27, column: 16, scope: !100)
!102 = !DILocation(line: 27, column: 7, scope: !100)
!103 = !DILocation(line: 27, column: 23, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 27, column: 2)
!105 = !DILocation(line: 27, column: 25, scope: !104)
!106 = !DILocation(line: 27, column: 2, scope: !100)
!107 = !DILocation(line: 28, column: 3, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 27, column: 39)
!109 = !DILocation(line: 28, column: 10, scope: !108)
!110 = !DILocation(line: 28, column: 63, scope: !108)
!111 = !DILocation(line: 28, column: 60, scope: !108)
!112 = distinct !{!112, !107, !113, !79}
!113 = !DILocation(line: 29, column: 4, scope: !108)
!114 = !DILocation(line: 30, column: 3, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 30, column: 3)
!116 = distinct !DILexicalBlock(scope: !108, file: !3, line: 30, column: 3)
!117 = !DILocation(line: 30, column: 3, scope: !116)
!118 = !DILocation(line: 31, column: 32, scope: !108)
!119 = !DILocation(line: 31, column: 34, scope: !108)
!120 = !DILocation(line: 31, column: 3, scope: !108)
!121 = !DILocation(line: 32, column: 2, scope: !108)
!122 = !DILocation(line: 27, column: 35, scope: !104)
!123 = !DILocation(line: 27, column: 2, scope: !104)
!124 = distinct !{!124, !106, !125, !79}
!125 = !DILocation(line: 32, column: 2, scope: !100)
!126 = !DILocation(line: 33, column: 9, scope: !96)
!127 = !DILocation(line: 33, column: 2, scope: !96)
