; ModuleID = 'deadlock-cond-if.c'
source_filename = "deadlock-cond-if.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !7
@ready = dso_local global i32 0, align 4, !dbg !52
@waiting = dso_local global i32 0, align 4, !dbg !46

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !90 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !94, metadata !DIExpression()), !dbg !97
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @waiter, i8* noundef null) #4, !dbg !98
  store i32 1, i32* %3, align 4, !dbg !99
  %6 = load i32, i32* %3, align 4, !dbg !99
  store atomic i32 %6, i32* @ready seq_cst, align 4, !dbg !99
  %7 = load atomic i32, i32* @waiting seq_cst, align 4, !dbg !100
  store i32 %7, i32* %4, align 4, !dbg !100
  %8 = load i32, i32* %4, align 4, !dbg !100
  %9 = icmp ne i32 %8, 0, !dbg !100
  br i1 %9, label %10, label %12, !dbg !102

10:                                               ; preds = %0
  %11 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @c) #4, !dbg !103
  br label %12, !dbg !103

12:                                               ; preds = %10, %0
  %13 = load i64, i64* %2, align 8, !dbg !104
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null), !dbg !105
  ret i32 0, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @waiter(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !110, metadata !DIExpression()), !dbg !111
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !112
  br label %6, !dbg !113

6:                                                ; preds = %11, %1
  %7 = load atomic i32, i32* @ready seq_cst, align 4, !dbg !114
  store i32 %7, i32* %3, align 4, !dbg !114
  %8 = load i32, i32* %3, align 4, !dbg !114
  %9 = icmp ne i32 %8, 0, !dbg !115
  %10 = xor i1 %9, true, !dbg !115
  br i1 %10, label %11, label %14, !dbg !113

11:                                               ; preds = %6
  store i32 1, i32* %4, align 4, !dbg !116
  %12 = load i32, i32* %4, align 4, !dbg !116
  store atomic i32 %12, i32* @waiting seq_cst, align 4, !dbg !116
  %13 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @c, %union.pthread_mutex_t* noundef @m), !dbg !118
  br label %6, !dbg !113, !llvm.loop !119

14:                                               ; preds = %6
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !122
  %16 = load i8*, i8** %2, align 8, !dbg !123
  ret i8* %16, !dbg !124
}

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}
!llvm.ident = !{!89}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-cond-if.c", directory: ".", checksumkind: CSK_MD5, checksum: "1c1ffee28043d627765603f5d90b0435")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !46, !52}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 80, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 75, size: 384, elements: !12)
!12 = !{!13, !39, !44}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 77, baseType: !14, size: 384)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !15, line: 94, size: 384, elements: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!16 = !{!17, !30, !31, !35, !36, !37, !38}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !14, file: !15, line: 96, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !19, line: 33, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 25, size: 64, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !20, file: !19, line: 27, baseType: !23, size: 64)
!23 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !20, file: !19, line: 32, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !19, line: 28, size: 64, elements: !26)
!26 = !{!27, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !25, file: !19, line: 30, baseType: !28, size: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !25, file: !19, line: 31, baseType: !28, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !14, file: !15, line: 97, baseType: !18, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !14, file: !15, line: 98, baseType: !32, size: 64, offset: 128)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !14, file: !15, line: 99, baseType: !32, size: 64, offset: 192)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !14, file: !15, line: 100, baseType: !28, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !14, file: !15, line: 101, baseType: !28, size: 32, offset: 288)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !14, file: !15, line: 102, baseType: !32, size: 64, offset: 320)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 78, baseType: !40, size: 384)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 384, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 48)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 79, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 8, type: !48, isLocal: false, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !49, line: 92, baseType: !50)
!49 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!50 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !51)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 8, type: !48, isLocal: false, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !55)
!55 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !56)
!56 = !{!57, !76, !80}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !55, file: !10, line: 69, baseType: !58, size: 320)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !59, line: 22, size: 320, elements: !60)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!60 = !{!61, !62, !63, !64, !65, !66, !68, !69}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !58, file: !59, line: 24, baseType: !51, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !58, file: !59, line: 25, baseType: !28, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !58, file: !59, line: 26, baseType: !51, size: 32, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !58, file: !59, line: 28, baseType: !28, size: 32, offset: 96)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !58, file: !59, line: 32, baseType: !51, size: 32, offset: 128)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !58, file: !59, line: 34, baseType: !67, size: 16, offset: 160)
!67 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !58, file: !59, line: 35, baseType: !67, size: 16, offset: 176)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !58, file: !59, line: 36, baseType: !70, size: 128, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !15, line: 55, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !15, line: 51, size: 128, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !71, file: !15, line: 53, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !71, file: !15, line: 54, baseType: !74, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !55, file: !10, line: 70, baseType: !77, size: 320)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 40)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !55, file: !10, line: 71, baseType: !81, size: 64)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 7, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 1}
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = !{!"Debian clang version 14.0.6"}
!90 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !91, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!51}
!93 = !{}
!94 = !DILocalVariable(name: "t", scope: !90, file: !3, line: 23, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !96)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DILocation(line: 23, column: 12, scope: !90)
!98 = !DILocation(line: 24, column: 2, scope: !90)
!99 = !DILocation(line: 25, column: 2, scope: !90)
!100 = !DILocation(line: 26, column: 6, scope: !101)
!101 = distinct !DILexicalBlock(scope: !90, file: !3, line: 26, column: 6)
!102 = !DILocation(line: 26, column: 6, scope: !90)
!103 = !DILocation(line: 27, column: 3, scope: !101)
!104 = !DILocation(line: 28, column: 15, scope: !90)
!105 = !DILocation(line: 28, column: 2, scope: !90)
!106 = !DILocation(line: 29, column: 2, scope: !90)
!107 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 10, type: !108, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!108 = !DISubroutineType(types: !109)
!109 = !{!5, !5}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 10, type: !5)
!111 = !DILocation(line: 10, column: 27, scope: !107)
!112 = !DILocation(line: 12, column: 2, scope: !107)
!113 = !DILocation(line: 13, column: 2, scope: !107)
!114 = !DILocation(line: 13, column: 10, scope: !107)
!115 = !DILocation(line: 13, column: 9, scope: !107)
!116 = !DILocation(line: 14, column: 3, scope: !117)
!117 = distinct !DILexicalBlock(scope: !107, file: !3, line: 13, column: 31)
!118 = !DILocation(line: 15, column: 3, scope: !117)
!119 = distinct !{!119, !113, !120, !121}
!120 = !DILocation(line: 16, column: 2, scope: !107)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !DILocation(line: 17, column: 2, scope: !107)
!123 = !DILocation(line: 18, column: 9, scope: !107)
!124 = !DILocation(line: 18, column: 2, scope: !107)
