; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@l = dso_local global i32 0, align 4, !dbg !16
@done = dso_local global i32 0, align 4, !dbg !21
@shared = dso_local global i32 0, align 4, !dbg !23
@order = dso_local global i32 0, align 4, !dbg !25
@polled = dso_local global i32 0, align 4, !dbg !27

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !72, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata i64* %3, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i64* %4, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata i64* %5, metadata !80, metadata !DIExpression()), !dbg !81
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @xchg, i8* noundef null) #3, !dbg !82
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ttas, i8* noundef null) #3, !dbg !83
  %8 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @poll, i8* noundef null) #3, !dbg !84
  %9 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @set, i8* noundef null) #3, !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @xchg(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !91, metadata !DIExpression()), !dbg !92
  br label %6, !dbg !93

6:                                                ; preds = %11, %1
  store i32 1, i32* %3, align 4, !dbg !94
  %7 = load i32, i32* %3, align 4, !dbg !94
  %8 = atomicrmw xchg i32* @l, i32 %7 acquire, align 4, !dbg !94
  store i32 %8, i32* %4, align 4, !dbg !94
  %9 = load i32, i32* %4, align 4, !dbg !94
  %10 = icmp ne i32 %9, 0, !dbg !93
  br i1 %10, label %11, label %12, !dbg !93

11:                                               ; preds = %6
  br label %6, !dbg !93, !llvm.loop !95

12:                                               ; preds = %6
  %13 = load i32, i32* @shared, align 4, !dbg !98
  %14 = mul nsw i32 %13, 3, !dbg !99
  %15 = add nsw i32 %14, 1, !dbg !100
  store i32 %15, i32* @shared, align 4, !dbg !101
  store i32 0, i32* %5, align 4, !dbg !102
  %16 = load i32, i32* %5, align 4, !dbg !102
  store atomic i32 %16, i32* @l release, align 4, !dbg !102
  ret i8* null, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ttas(i8* noundef %0) #0 !dbg !104 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !105, metadata !DIExpression()), !dbg !106
  br label %7, !dbg !107

7:                                                ; preds = %19, %1
  br label %8, !dbg !108

8:                                                ; preds = %12, %7
  %9 = load atomic i32, i32* @l monotonic, align 4, !dbg !112
  store i32 %9, i32* %3, align 4, !dbg !112
  %10 = load i32, i32* %3, align 4, !dbg !112
  %11 = icmp ne i32 %10, 0, !dbg !108
  br i1 %11, label %12, label %13, !dbg !108

12:                                               ; preds = %8
  br label %8, !dbg !108, !llvm.loop !113

13:                                               ; preds = %8
  store i32 1, i32* %4, align 4, !dbg !115
  %14 = load i32, i32* %4, align 4, !dbg !115
  %15 = atomicrmw xchg i32* @l, i32 %14 acquire, align 4, !dbg !115
  store i32 %15, i32* %5, align 4, !dbg !115
  %16 = load i32, i32* %5, align 4, !dbg !115
  %17 = icmp ne i32 %16, 0, !dbg !115
  br i1 %17, label %19, label %18, !dbg !117

18:                                               ; preds = %13
  br label %20, !dbg !118

19:                                               ; preds = %13
  br label %7, !dbg !119, !llvm.loop !120

20:                                               ; preds = %18
  %21 = load i32, i32* @shared, align 4, !dbg !123
  %22 = mul nsw i32 %21, 5, !dbg !124
  %23 = add nsw i32 %22, 2, !dbg !125
  store i32 %23, i32* @shared, align 4, !dbg !126
  store i32 0, i32* %6, align 4, !dbg !127
  %24 = load i32, i32* %6, align 4, !dbg !127
  store atomic i32 %24, i32* @l release, align 4, !dbg !127
  ret i8* null, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @poll(i8* noundef %0) #0 !dbg !129 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !130, metadata !DIExpression()), !dbg !131
  call void @llvm.dbg.declare(metadata i32* %3, metadata !132, metadata !DIExpression()), !dbg !133
  br label %4, !dbg !134

4:                                                ; preds = %8, %1
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !135
  %6 = load i32, i32* @order, align 4, !dbg !137
  store i32 %6, i32* %3, align 4, !dbg !138
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !139
  br label %8, !dbg !140

8:                                                ; preds = %4
  %9 = load i32, i32* %3, align 4, !dbg !141
  %10 = icmp ne i32 %9, 0, !dbg !142
  %11 = xor i1 %10, true, !dbg !142
  br i1 %11, label %4, label %12, !dbg !140, !llvm.loop !143

12:                                               ; preds = %8
  %13 = load i32, i32* %3, align 4, !dbg !145
  store i32 %13, i32* @polled, align 4, !dbg !146
  ret i8* null, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @set(i8* noundef %0) #0 !dbg !148 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !149, metadata !DIExpression()), !dbg !150
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !151
  store i32 4, i32* @order, align 4, !dbg !152
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !153
  ret i8* null, !dbg !154
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}
!llvm.ident = !{!67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "83a2827b4127dcea96a208951fcf1f41")
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
!15 = !{!0, !16, !21, !23, !25, !27}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "polled", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !53, !58}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!36 = !{!37, !38, !39, !40, !41, !42, !44, !45}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !20, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !7, size: 32, offset: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !20, size: 32, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !7, size: 32, offset: 96)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !20, size: 32, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !43, size: 16, offset: 160)
!43 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !43, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 320, elements: !56)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57}
!57 = !DISubrange(count: 40)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 7, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 1}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = !{!"Debian clang version 14.0.6"}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !69, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!20}
!71 = !{}
!72 = !DILocalVariable(name: "a", scope: !68, file: !3, line: 11, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !74)
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocation(line: 11, column: 28, scope: !68)
!76 = !DILocalVariable(name: "b", scope: !68, file: !3, line: 11, type: !73)
!77 = !DILocation(line: 11, column: 31, scope: !68)
!78 = !DILocalVariable(name: "c", scope: !68, file: !3, line: 11, type: !73)
!79 = !DILocation(line: 11, column: 34, scope: !68)
!80 = !DILocalVariable(name: "d", scope: !68, file: !3, line: 11, type: !73)
!81 = !DILocation(line: 11, column: 37, scope: !68)
!82 = !DILocation(line: 11, column: 40, scope: !68)
!83 = !DILocation(line: 11, column: 72, scope: !68)
!84 = !DILocation(line: 11, column: 104, scope: !68)
!85 = !DILocation(line: 11, column: 136, scope: !68)
!86 = !DILocation(line: 11, column: 167, scope: !68)
!87 = distinct !DISubprogram(name: "xchg", scope: !3, file: !3, line: 7, type: !88, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!88 = !DISubroutineType(types: !89)
!89 = !{!90, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!91 = !DILocalVariable(name: "i", arg: 1, scope: !87, file: !3, line: 7, type: !90)
!92 = !DILocation(line: 7, column: 25, scope: !87)
!93 = !DILocation(line: 7, column: 30, scope: !87)
!94 = !DILocation(line: 7, column: 37, scope: !87)
!95 = distinct !{!95, !93, !96, !97}
!96 = !DILocation(line: 7, column: 92, scope: !87)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 7, column: 103, scope: !87)
!99 = !DILocation(line: 7, column: 110, scope: !87)
!100 = !DILocation(line: 7, column: 114, scope: !87)
!101 = !DILocation(line: 7, column: 101, scope: !87)
!102 = !DILocation(line: 7, column: 119, scope: !87)
!103 = !DILocation(line: 7, column: 171, scope: !87)
!104 = distinct !DISubprogram(name: "ttas", scope: !3, file: !3, line: 8, type: !88, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!105 = !DILocalVariable(name: "i", arg: 1, scope: !104, file: !3, line: 8, type: !90)
!106 = !DILocation(line: 8, column: 25, scope: !104)
!107 = !DILocation(line: 8, column: 30, scope: !104)
!108 = !DILocation(line: 8, column: 41, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 8, column: 39)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 8, column: 30)
!111 = distinct !DILexicalBlock(scope: !104, file: !3, line: 8, column: 30)
!112 = !DILocation(line: 8, column: 48, scope: !109)
!113 = distinct !{!113, !108, !114, !97}
!114 = !DILocation(line: 8, column: 96, scope: !109)
!115 = !DILocation(line: 8, column: 103, scope: !116)
!116 = distinct !DILexicalBlock(scope: !109, file: !3, line: 8, column: 102)
!117 = !DILocation(line: 8, column: 102, scope: !109)
!118 = !DILocation(line: 8, column: 158, scope: !116)
!119 = !DILocation(line: 8, column: 30, scope: !110)
!120 = distinct !{!120, !121, !122}
!121 = !DILocation(line: 8, column: 30, scope: !111)
!122 = !DILocation(line: 8, column: 165, scope: !111)
!123 = !DILocation(line: 8, column: 176, scope: !104)
!124 = !DILocation(line: 8, column: 183, scope: !104)
!125 = !DILocation(line: 8, column: 187, scope: !104)
!126 = !DILocation(line: 8, column: 174, scope: !104)
!127 = !DILocation(line: 8, column: 192, scope: !104)
!128 = !DILocation(line: 8, column: 244, scope: !104)
!129 = distinct !DISubprogram(name: "poll", scope: !3, file: !3, line: 9, type: !88, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!130 = !DILocalVariable(name: "i", arg: 1, scope: !129, file: !3, line: 9, type: !90)
!131 = !DILocation(line: 9, column: 25, scope: !129)
!132 = !DILocalVariable(name: "v", scope: !129, file: !3, line: 9, type: !20)
!133 = !DILocation(line: 9, column: 34, scope: !129)
!134 = !DILocation(line: 9, column: 37, scope: !129)
!135 = !DILocation(line: 9, column: 42, scope: !136)
!136 = distinct !DILexicalBlock(scope: !129, file: !3, line: 9, column: 40)
!137 = !DILocation(line: 9, column: 70, scope: !136)
!138 = !DILocation(line: 9, column: 68, scope: !136)
!139 = !DILocation(line: 9, column: 77, scope: !136)
!140 = !DILocation(line: 9, column: 103, scope: !136)
!141 = !DILocation(line: 9, column: 113, scope: !129)
!142 = !DILocation(line: 9, column: 112, scope: !129)
!143 = distinct !{!143, !134, !144, !97}
!144 = !DILocation(line: 9, column: 114, scope: !129)
!145 = !DILocation(line: 9, column: 126, scope: !129)
!146 = !DILocation(line: 9, column: 124, scope: !129)
!147 = !DILocation(line: 9, column: 129, scope: !129)
!148 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 10, type: !88, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!149 = !DILocalVariable(name: "i", arg: 1, scope: !148, file: !3, line: 10, type: !90)
!150 = !DILocation(line: 10, column: 24, scope: !148)
!151 = !DILocation(line: 10, column: 29, scope: !148)
!152 = !DILocation(line: 10, column: 59, scope: !148)
!153 = !DILocation(line: 10, column: 64, scope: !148)
!154 = !DILocation(line: 10, column: 90, scope: !148)
