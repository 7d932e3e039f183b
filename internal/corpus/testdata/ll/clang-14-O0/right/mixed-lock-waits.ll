; ModuleID = 'mixed-lock-waits.c'
source_filename = "mixed-lock-waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = internal global i32 0, align 4, !dbg !18
@u = internal global %union.anon zeroinitializer, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !77, metadata !DIExpression()), !dbg !83
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !84
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @taker, i8* noundef null) #4, !dbg !85
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !86
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @adder, i8* noundef null) #4, !dbg !87
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !88
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @replacer, i8* noundef null) #4, !dbg !89
  call void @llvm.dbg.declare(metadata i32* %3, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, i32* %3, align 4, !dbg !92
  br label %10, !dbg !93

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !94
  %12 = icmp slt i32 %11, 3, !dbg !96
  br i1 %12, label %13, label %22, !dbg !97

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !98
  %15 = sext i32 %14 to i64, !dbg !99
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !99
  %17 = load i64, i64* %16, align 8, !dbg !99
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !100
  br label %19, !dbg !100

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !101
  %21 = add nsw i32 %20, 1, !dbg !101
  store i32 %21, i32* %3, align 4, !dbg !101
  br label %10, !dbg !102, !llvm.loop !103

22:                                               ; preds = %10
  ret i32 0, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @taker(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !110, metadata !DIExpression()), !dbg !111
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !112
  %4 = load i32, i32* @n, align 4, !dbg !113
  %5 = add nsw i32 %4, 1, !dbg !113
  store i32 %5, i32* @n, align 4, !dbg !113
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !114
  %7 = load i8*, i8** %2, align 8, !dbg !115
  ret i8* %7, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @adder(i8* noundef %0) #0 !dbg !117 {
  %2 = alloca i8*, align 8
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !118, metadata !DIExpression()), !dbg !119
  store i16 1, i16* %3, align 2, !dbg !120
  %5 = load i16, i16* %3, align 2, !dbg !120
  %6 = atomicrmw add i16* getelementptr inbounds ([2 x i16], [2 x i16]* bitcast (%union.anon* @u to [2 x i16]*), i64 0, i64 0), i16 %5 acq_rel, align 2, !dbg !120
  store i16 %6, i16* %4, align 2, !dbg !120
  %7 = load i16, i16* %4, align 2, !dbg !120
  %8 = load i8*, i8** %2, align 8, !dbg !121
  %9 = call i8* @taker(i8* noundef %8), !dbg !122
  ret i8* %9, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @replacer(i8* noundef %0) #0 !dbg !124 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !125, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.declare(metadata i32* %3, metadata !127, metadata !DIExpression()), !dbg !128
  store i32 1, i32* %3, align 4, !dbg !128
  store i32 0, i32* %4, align 4, !dbg !129
  %6 = load i32, i32* %3, align 4, !dbg !129
  %7 = load i32, i32* %4, align 4, !dbg !129
  %8 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), i32 %6, i32 %7 acq_rel monotonic, align 4, !dbg !129
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !129
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !129
  br i1 %10, label %12, label %11, !dbg !129

11:                                               ; preds = %1
  store i32 %9, i32* %3, align 4, !dbg !129
  br label %12, !dbg !129

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !129
  store i8 %13, i8* %5, align 1, !dbg !129
  %14 = load i8, i8* %5, align 1, !dbg !129
  %15 = trunc i8 %14 to i1, !dbg !129
  %16 = load i8*, i8** %2, align 8, !dbg !130
  ret i8* %16, !dbg !131
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-lock-waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "72cc848f5cd80ceed2291745d3f7459e")
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
!17 = !{!0, !18, !21}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 7, size: 32, elements: !24)
!24 = !{!25, !28}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !23, file: !3, line: 8, baseType: !26, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !23, file: !3, line: 9, baseType: !29, size: 32)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 32, elements: !32)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!32 = !{!33}
!33 = !DISubrange(count: 2)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !37)
!37 = !{!38, !58, !63}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !36, file: !35, line: 69, baseType: !39, size: 320)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !40, line: 22, size: 320, elements: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!41 = !{!42, !43, !44, !45, !46, !47, !49, !50}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !39, file: !40, line: 24, baseType: !20, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !39, file: !40, line: 25, baseType: !7, size: 32, offset: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !39, file: !40, line: 26, baseType: !20, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !39, file: !40, line: 28, baseType: !7, size: 32, offset: 96)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !39, file: !40, line: 32, baseType: !20, size: 32, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !39, file: !40, line: 34, baseType: !48, size: 16, offset: 160)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !39, file: !40, line: 35, baseType: !48, size: 16, offset: 176)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !39, file: !40, line: 36, baseType: !51, size: 128, offset: 192)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !52, line: 55, baseType: !53)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !52, line: 51, size: 128, elements: !54)
!54 = !{!55, !57}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !53, file: !52, line: 53, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !53, file: !52, line: 54, baseType: !56, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 70, baseType: !59, size: 320)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 320, elements: !61)
!60 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!61 = !{!62}
!62 = !DISubrange(count: 40)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 71, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 7, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 1}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = !{!"Debian clang version 14.0.6"}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !74, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!20}
!76 = !{}
!77 = !DILocalVariable(name: "t", scope: !73, file: !3, line: 37, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 192, elements: !81)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !80)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 3)
!83 = !DILocation(line: 37, column: 12, scope: !73)
!84 = !DILocation(line: 38, column: 18, scope: !73)
!85 = !DILocation(line: 38, column: 2, scope: !73)
!86 = !DILocation(line: 39, column: 18, scope: !73)
!87 = !DILocation(line: 39, column: 2, scope: !73)
!88 = !DILocation(line: 40, column: 18, scope: !73)
!89 = !DILocation(line: 40, column: 2, scope: !73)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 41, type: !20)
!91 = distinct !DILexicalBlock(scope: !73, file: !3, line: 41, column: 2)
!92 = !DILocation(line: 41, column: 11, scope: !91)
!93 = !DILocation(line: 41, column: 7, scope: !91)
!94 = !DILocation(line: 41, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 41, column: 2)
!96 = !DILocation(line: 41, column: 20, scope: !95)
!97 = !DILocation(line: 41, column: 2, scope: !91)
!98 = !DILocation(line: 42, column: 18, scope: !95)
!99 = !DILocation(line: 42, column: 16, scope: !95)
!100 = !DILocation(line: 42, column: 3, scope: !95)
!101 = !DILocation(line: 41, column: 26, scope: !95)
!102 = !DILocation(line: 41, column: 2, scope: !95)
!103 = distinct !{!103, !97, !104, !105}
!104 = !DILocation(line: 42, column: 26, scope: !91)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 43, column: 2, scope: !73)
!107 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 14, type: !108, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!108 = !DISubroutineType(types: !109)
!109 = !{!16, !16}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 14, type: !16)
!111 = !DILocation(line: 14, column: 26, scope: !107)
!112 = !DILocation(line: 16, column: 2, scope: !107)
!113 = !DILocation(line: 17, column: 3, scope: !107)
!114 = !DILocation(line: 18, column: 2, scope: !107)
!115 = !DILocation(line: 19, column: 9, scope: !107)
!116 = !DILocation(line: 19, column: 2, scope: !107)
!117 = distinct !DISubprogram(name: "adder", scope: !3, file: !3, line: 22, type: !108, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !117, file: !3, line: 22, type: !16)
!119 = !DILocation(line: 22, column: 26, scope: !117)
!120 = !DILocation(line: 24, column: 2, scope: !117)
!121 = !DILocation(line: 25, column: 15, scope: !117)
!122 = !DILocation(line: 25, column: 9, scope: !117)
!123 = !DILocation(line: 25, column: 2, scope: !117)
!124 = distinct !DISubprogram(name: "replacer", scope: !3, file: !3, line: 28, type: !108, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!125 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 28, type: !16)
!126 = !DILocation(line: 28, column: 29, scope: !124)
!127 = !DILocalVariable(name: "one", scope: !124, file: !3, line: 30, type: !7)
!128 = !DILocation(line: 30, column: 11, scope: !124)
!129 = !DILocation(line: 31, column: 2, scope: !124)
!130 = !DILocation(line: 32, column: 9, scope: !124)
!131 = !DILocation(line: 32, column: 2, scope: !124)
