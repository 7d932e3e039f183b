; ModuleID = 'deadlock-signal-timed-out.c'
source_filename = "deadlock-signal-timed-out.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.timespec = type { i64, i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !7
@ready = dso_local global i32 0, align 4, !dbg !46
@__const.impatient.soon = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !89, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata i64* %3, metadata !93, metadata !DIExpression()), !dbg !94
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @impatient, i8* noundef null) #5, !dbg !95
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @patient, i8* noundef null) #5, !dbg !96
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !97
  store i32 1, i32* @ready, align 4, !dbg !98
  %7 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @c) #5, !dbg !99
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !100
  %9 = load i64, i64* %2, align 8, !dbg !101
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !102
  %11 = load i64, i64* %3, align 8, !dbg !103
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !104
  ret i32 0, !dbg !105
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @impatient(i8* noundef %0) #0 !dbg !106 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata %struct.timespec* %3, metadata !111, metadata !DIExpression()), !dbg !120
  %5 = bitcast %struct.timespec* %3 to i8*, !dbg !120
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %5, i8* align 8 bitcast (%struct.timespec* @__const.impatient.soon to i8*), i64 16, i1 false), !dbg !120
  call void @llvm.dbg.declare(metadata i32* %4, metadata !121, metadata !DIExpression()), !dbg !122
  store i32 0, i32* %4, align 4, !dbg !122
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !123
  br label %7, !dbg !124

7:                                                ; preds = %15, %1
  %8 = load i32, i32* @ready, align 4, !dbg !125
  %9 = icmp ne i32 %8, 0, !dbg !125
  br i1 %9, label %13, label %10, !dbg !126

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !dbg !127
  %12 = icmp eq i32 %11, 0, !dbg !128
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ], !dbg !129
  br i1 %14, label %15, label %17, !dbg !124

15:                                               ; preds = %13
  %16 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef @c, %union.pthread_mutex_t* noundef @m, %struct.timespec* noundef %3), !dbg !130
  store i32 %16, i32* %4, align 4, !dbg !131
  br label %7, !dbg !124, !llvm.loop !132

17:                                               ; preds = %13
  %18 = load i32, i32* %4, align 4, !dbg !135
  %19 = icmp eq i32 %18, 0, !dbg !137
  br i1 %19, label %20, label %22, !dbg !138

20:                                               ; preds = %17
  %21 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @c) #5, !dbg !139
  br label %22, !dbg !139

22:                                               ; preds = %20, %17
  %23 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !140
  %24 = load i8*, i8** %2, align 8, !dbg !141
  ret i8* %24, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @patient(i8* noundef %0) #0 !dbg !143 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !144, metadata !DIExpression()), !dbg !145
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #5, !dbg !146
  br label %4, !dbg !147

4:                                                ; preds = %8, %1
  %5 = load i32, i32* @ready, align 4, !dbg !148
  %6 = icmp ne i32 %5, 0, !dbg !149
  %7 = xor i1 %6, true, !dbg !149
  br i1 %7, label %8, label %10, !dbg !147

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @c, %union.pthread_mutex_t* noundef @m), !dbg !150
  br label %4, !dbg !147, !llvm.loop !151

10:                                               ; preds = %4
  %11 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @c) #5, !dbg !153
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #5, !dbg !154
  %13 = load i8*, i8** %2, align 8, !dbg !155
  ret i8* %13, !dbg !156
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) #3

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}
!llvm.ident = !{!84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-signal-timed-out.c", directory: ".", checksumkind: CSK_MD5, checksum: "c0fc94312e481d8fb721ac893b5cb492")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !46}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
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
!47 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !48, isLocal: false, isDefinition: true)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !10, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !48, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !28, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !48, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !28, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !48, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !15, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !15, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !15, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !15, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !10, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !10, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 7, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 1}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 14.0.6"}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !86, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!48}
!88 = !{}
!89 = !DILocalVariable(name: "one", scope: !85, file: !3, line: 36, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 36, column: 12, scope: !85)
!93 = !DILocalVariable(name: "two", scope: !85, file: !3, line: 36, type: !90)
!94 = !DILocation(line: 36, column: 17, scope: !85)
!95 = !DILocation(line: 37, column: 2, scope: !85)
!96 = !DILocation(line: 38, column: 2, scope: !85)
!97 = !DILocation(line: 39, column: 2, scope: !85)
!98 = !DILocation(line: 40, column: 8, scope: !85)
!99 = !DILocation(line: 41, column: 2, scope: !85)
!100 = !DILocation(line: 42, column: 2, scope: !85)
!101 = !DILocation(line: 43, column: 15, scope: !85)
!102 = !DILocation(line: 43, column: 2, scope: !85)
!103 = !DILocation(line: 44, column: 15, scope: !85)
!104 = !DILocation(line: 44, column: 2, scope: !85)
!105 = !DILocation(line: 45, column: 2, scope: !85)
!106 = distinct !DISubprogram(name: "impatient", scope: !3, file: !3, line: 11, type: !107, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!107 = !DISubroutineType(types: !108)
!108 = !{!5, !5}
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !106, file: !3, line: 11, type: !5)
!110 = !DILocation(line: 11, column: 30, scope: !106)
!111 = !DILocalVariable(name: "soon", scope: !106, file: !3, line: 13, type: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !113, line: 11, size: 128, elements: !114)
!113 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!114 = !{!115, !118}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !112, file: !113, line: 16, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !117, line: 160, baseType: !76)
!117 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!118 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !112, file: !113, line: 21, baseType: !119, size: 64, offset: 64)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !117, line: 197, baseType: !76)
!120 = !DILocation(line: 13, column: 18, scope: !106)
!121 = !DILocalVariable(name: "r", scope: !106, file: !3, line: 14, type: !48)
!122 = !DILocation(line: 14, column: 6, scope: !106)
!123 = !DILocation(line: 15, column: 2, scope: !106)
!124 = !DILocation(line: 16, column: 2, scope: !106)
!125 = !DILocation(line: 16, column: 10, scope: !106)
!126 = !DILocation(line: 16, column: 16, scope: !106)
!127 = !DILocation(line: 16, column: 19, scope: !106)
!128 = !DILocation(line: 16, column: 21, scope: !106)
!129 = !DILocation(line: 0, scope: !106)
!130 = !DILocation(line: 17, column: 7, scope: !106)
!131 = !DILocation(line: 17, column: 5, scope: !106)
!132 = distinct !{!132, !124, !133, !134}
!133 = !DILocation(line: 17, column: 43, scope: !106)
!134 = !{!"llvm.loop.mustprogress"}
!135 = !DILocation(line: 18, column: 6, scope: !136)
!136 = distinct !DILexicalBlock(scope: !106, file: !3, line: 18, column: 6)
!137 = !DILocation(line: 18, column: 8, scope: !136)
!138 = !DILocation(line: 18, column: 6, scope: !106)
!139 = !DILocation(line: 19, column: 3, scope: !136)
!140 = !DILocation(line: 20, column: 2, scope: !106)
!141 = !DILocation(line: 21, column: 9, scope: !106)
!142 = !DILocation(line: 21, column: 2, scope: !106)
!143 = distinct !DISubprogram(name: "patient", scope: !3, file: !3, line: 24, type: !107, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!144 = !DILocalVariable(name: "arg", arg: 1, scope: !143, file: !3, line: 24, type: !5)
!145 = !DILocation(line: 24, column: 28, scope: !143)
!146 = !DILocation(line: 26, column: 2, scope: !143)
!147 = !DILocation(line: 27, column: 2, scope: !143)
!148 = !DILocation(line: 27, column: 10, scope: !143)
!149 = !DILocation(line: 27, column: 9, scope: !143)
!150 = !DILocation(line: 28, column: 3, scope: !143)
!151 = distinct !{!151, !147, !152, !134}
!152 = !DILocation(line: 28, column: 27, scope: !143)
!153 = !DILocation(line: 29, column: 2, scope: !143)
!154 = !DILocation(line: 30, column: 2, scope: !143)
!155 = !DILocation(line: 31, column: 9, scope: !143)
!156 = !DILocation(line: 31, column: 2, scope: !143)
