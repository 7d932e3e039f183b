; ModuleID = 'barrier-pthread.c'
source_filename = "barrier-pthread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@barrier = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@cell = dso_local global [3 x i32] zeroinitializer, align 4, !dbg !14
@sum = dso_local global [3 x i32] zeroinitializer, align 4, !dbg !19
@.str = private unnamed_addr constant [31 x i8] c"sum[0] + sum[1] + sum[2] == 12\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"barrier-pthread.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !43, metadata !DIExpression()), !dbg !47
  %5 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef @barrier, %union.pthread_barrierattr_t* noundef null, i32 noundef 3) #5, !dbg !48
  call void @llvm.dbg.declare(metadata i64* %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i64 0, i64* %3, align 8, !dbg !51
  br label %6, !dbg !52

6:                                                ; preds = %15, %0
  %7 = load i64, i64* %3, align 8, !dbg !53
  %8 = icmp slt i64 %7, 3, !dbg !55
  br i1 %8, label %9, label %18, !dbg !56

9:                                                ; preds = %6
  %10 = load i64, i64* %3, align 8, !dbg !57
  %11 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %10, !dbg !58
  %12 = load i64, i64* %3, align 8, !dbg !59
  %13 = inttoptr i64 %12 to i8*, !dbg !60
  %14 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %13) #5, !dbg !61
  br label %15, !dbg !61

15:                                               ; preds = %9
  %16 = load i64, i64* %3, align 8, !dbg !62
  %17 = add nsw i64 %16, 1, !dbg !62
  store i64 %17, i64* %3, align 8, !dbg !62
  br label %6, !dbg !63, !llvm.loop !64

18:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %4, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, i32* %4, align 4, !dbg !69
  br label %19, !dbg !70

19:                                               ; preds = %28, %18
  %20 = load i32, i32* %4, align 4, !dbg !71
  %21 = icmp slt i32 %20, 3, !dbg !73
  br i1 %21, label %22, label %31, !dbg !74

22:                                               ; preds = %19
  %23 = load i32, i32* %4, align 4, !dbg !75
  %24 = sext i32 %23 to i64, !dbg !76
  %25 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %24, !dbg !76
  %26 = load i64, i64* %25, align 8, !dbg !76
  %27 = call i32 @pthread_join(i64 noundef %26, i8** noundef null), !dbg !77
  br label %28, !dbg !77

28:                                               ; preds = %22
  %29 = load i32, i32* %4, align 4, !dbg !78
  %30 = add nsw i32 %29, 1, !dbg !78
  store i32 %30, i32* %4, align 4, !dbg !78
  br label %19, !dbg !79, !llvm.loop !80

31:                                               ; preds = %19
  %32 = call i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef @barrier) #5, !dbg !82
  ret i32 0, !dbg !83
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !84 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.declare(metadata i32* %3, metadata !89, metadata !DIExpression()), !dbg !90
  %4 = load i8*, i8** %2, align 8, !dbg !91
  %5 = ptrtoint i8* %4 to i64, !dbg !92
  %6 = trunc i64 %5 to i32, !dbg !93
  store i32 %6, i32* %3, align 4, !dbg !90
  %7 = load i32, i32* %3, align 4, !dbg !94
  %8 = add nsw i32 %7, 1, !dbg !95
  %9 = load i32, i32* %3, align 4, !dbg !96
  %10 = sext i32 %9 to i64, !dbg !97
  %11 = getelementptr inbounds [3 x i32], [3 x i32]* @cell, i64 0, i64 %10, !dbg !97
  store i32 %8, i32* %11, align 4, !dbg !98
  %12 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @barrier) #5, !dbg !99
  %13 = load i32, i32* %3, align 4, !dbg !100
  %14 = sext i32 %13 to i64, !dbg !101
  %15 = getelementptr inbounds [3 x i32], [3 x i32]* @cell, i64 0, i64 %14, !dbg !101
  %16 = load i32, i32* %15, align 4, !dbg !101
  %17 = load i32, i32* %3, align 4, !dbg !102
  %18 = add nsw i32 %17, 1, !dbg !103
  %19 = srem i32 %18, 3, !dbg !104
  %20 = sext i32 %19 to i64, !dbg !105
  %21 = getelementptr inbounds [3 x i32], [3 x i32]* @cell, i64 0, i64 %20, !dbg !105
  %22 = load i32, i32* %21, align 4, !dbg !105
  %23 = add nsw i32 %16, %22, !dbg !106
  %24 = load i32, i32* %3, align 4, !dbg !107
  %25 = sext i32 %24 to i64, !dbg !108
  %26 = getelementptr inbounds [3 x i32], [3 x i32]* @sum, i64 0, i64 %25, !dbg !108
  store i32 %23, i32* %26, align 4, !dbg !109
  %27 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @barrier) #5, !dbg !110
  %28 = load i32, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @sum, i64 0, i64 0), align 4, !dbg !111
  %29 = load i32, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @sum, i64 0, i64 1), align 4, !dbg !111
  %30 = add nsw i32 %28, %29, !dbg !111
  %31 = load i32, i32* getelementptr inbounds ([3 x i32], [3 x i32]* @sum, i64 0, i64 2), align 4, !dbg !111
  %32 = add nsw i32 %30, %31, !dbg !111
  %33 = icmp eq i32 %32, 12, !dbg !111
  br i1 %33, label %34, label %35, !dbg !114

34:                                               ; preds = %1
  br label %36, !dbg !114

35:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #6, !dbg !111
  unreachable, !dbg !111

36:                                               ; preds = %34
  ret i8* null, !dbg !115
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(%union.pthread_barrier_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #2

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
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 10, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier-pthread.c", directory: ".", checksumkind: CSK_MD5, checksum: "2c6289cc36aa4212e801e4ade1eac9d0")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 3)
!9 = !{!10, !11, !12}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!13 = !{!0, !14, !19}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 11, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !16, isLocal: false, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !22, line: 112, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 108, size: 256, elements: !24)
!24 = !{!25, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !23, file: !22, line: 110, baseType: !26, size: 256)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !23, file: !22, line: 111, baseType: !12, size: 64)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !40, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!11}
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 26, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !17)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !46)
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 26, column: 12, scope: !39)
!48 = !DILocation(line: 27, column: 2, scope: !39)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 28, type: !12)
!50 = distinct !DILexicalBlock(scope: !39, file: !3, line: 28, column: 2)
!51 = !DILocation(line: 28, column: 12, scope: !50)
!52 = !DILocation(line: 28, column: 7, scope: !50)
!53 = !DILocation(line: 28, column: 19, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 28, column: 2)
!55 = !DILocation(line: 28, column: 21, scope: !54)
!56 = !DILocation(line: 28, column: 2, scope: !50)
!57 = !DILocation(line: 29, column: 21, scope: !54)
!58 = !DILocation(line: 29, column: 19, scope: !54)
!59 = !DILocation(line: 29, column: 47, scope: !54)
!60 = !DILocation(line: 29, column: 39, scope: !54)
!61 = !DILocation(line: 29, column: 3, scope: !54)
!62 = !DILocation(line: 28, column: 27, scope: !54)
!63 = !DILocation(line: 28, column: 2, scope: !54)
!64 = distinct !{!64, !56, !65, !66}
!65 = !DILocation(line: 29, column: 48, scope: !50)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 30, type: !11)
!68 = distinct !DILexicalBlock(scope: !39, file: !3, line: 30, column: 2)
!69 = !DILocation(line: 30, column: 11, scope: !68)
!70 = !DILocation(line: 30, column: 7, scope: !68)
!71 = !DILocation(line: 30, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 30, column: 2)
!73 = !DILocation(line: 30, column: 20, scope: !72)
!74 = !DILocation(line: 30, column: 2, scope: !68)
!75 = !DILocation(line: 31, column: 18, scope: !72)
!76 = !DILocation(line: 31, column: 16, scope: !72)
!77 = !DILocation(line: 31, column: 3, scope: !72)
!78 = !DILocation(line: 30, column: 26, scope: !72)
!79 = !DILocation(line: 30, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !66}
!81 = !DILocation(line: 31, column: 26, scope: !68)
!82 = !DILocation(line: 32, column: 2, scope: !39)
!83 = !DILocation(line: 33, column: 2, scope: !39)
!84 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !85, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!85 = !DISubroutineType(types: !86)
!86 = !{!10, !10}
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !84, file: !3, line: 13, type: !10)
!88 = !DILocation(line: 13, column: 27, scope: !84)
!89 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 15, type: !11)
!90 = !DILocation(line: 15, column: 6, scope: !84)
!91 = !DILocation(line: 15, column: 21, scope: !84)
!92 = !DILocation(line: 15, column: 15, scope: !84)
!93 = !DILocation(line: 15, column: 10, scope: !84)
!94 = !DILocation(line: 16, column: 12, scope: !84)
!95 = !DILocation(line: 16, column: 14, scope: !84)
!96 = !DILocation(line: 16, column: 7, scope: !84)
!97 = !DILocation(line: 16, column: 2, scope: !84)
!98 = !DILocation(line: 16, column: 10, scope: !84)
!99 = !DILocation(line: 17, column: 2, scope: !84)
!100 = !DILocation(line: 18, column: 16, scope: !84)
!101 = !DILocation(line: 18, column: 11, scope: !84)
!102 = !DILocation(line: 18, column: 27, scope: !84)
!103 = !DILocation(line: 18, column: 29, scope: !84)
!104 = !DILocation(line: 18, column: 34, scope: !84)
!105 = !DILocation(line: 18, column: 21, scope: !84)
!106 = !DILocation(line: 18, column: 19, scope: !84)
!107 = !DILocation(line: 18, column: 6, scope: !84)
!108 = !DILocation(line: 18, column: 2, scope: !84)
!109 = !DILocation(line: 18, column: 9, scope: !84)
!110 = !DILocation(line: 19, column: 2, scope: !84)
!111 = !DILocation(line: 20, column: 2, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 20, column: 2)
!113 = distinct !DILexicalBlock(scope: !84, file: !3, line: 20, column: 2)
!114 = !DILocation(line: 20, column: 2, scope: !113)
!115 = !DILocation(line: 21, column: 2, scope: !84)
