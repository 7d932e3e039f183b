; ModuleID = 'cond-destroyed-after-broadcast.c'
source_filename = "cond-destroyed-after-broadcast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.element = type { %union.pthread_cond_t, i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@list = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@element = dso_local global %struct.element* null, align 8, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %struct.element*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !92, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata i64* %3, metadata !96, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata %struct.element** %4, metadata !98, metadata !DIExpression()), !dbg !99
  %5 = call noalias i8* @malloc(i64 noundef 56) #4, !dbg !100
  %6 = bitcast i8* %5 to %struct.element*, !dbg !100
  store %struct.element* %6, %struct.element** @element, align 8, !dbg !101
  store %struct.element* %6, %struct.element** %4, align 8, !dbg !99
  %7 = load %struct.element*, %struct.element** %4, align 8, !dbg !102
  %8 = getelementptr inbounds %struct.element, %struct.element* %7, i32 0, i32 0, !dbg !103
  %9 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef %8, %union.pthread_condattr_t* noundef null) #4, !dbg !104
  %10 = load %struct.element*, %struct.element** %4, align 8, !dbg !105
  %11 = getelementptr inbounds %struct.element, %struct.element* %10, i32 0, i32 1, !dbg !106
  store i32 1, i32* %11, align 8, !dbg !107
  %12 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @user, i8* noundef null) #4, !dbg !108
  %13 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @user, i8* noundef null) #4, !dbg !109
  %14 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @list) #4, !dbg !110
  %15 = load %struct.element*, %struct.element** %4, align 8, !dbg !111
  %16 = getelementptr inbounds %struct.element, %struct.element* %15, i32 0, i32 1, !dbg !112
  store i32 0, i32* %16, align 8, !dbg !113
  store %struct.element* null, %struct.element** @element, align 8, !dbg !114
  %17 = load %struct.element*, %struct.element** %4, align 8, !dbg !115
  %18 = getelementptr inbounds %struct.element, %struct.element* %17, i32 0, i32 0, !dbg !116
  %19 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %18) #4, !dbg !117
  %20 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @list) #4, !dbg !118
  %21 = load %struct.element*, %struct.element** %4, align 8, !dbg !119
  %22 = getelementptr inbounds %struct.element, %struct.element* %21, i32 0, i32 0, !dbg !120
  %23 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %22) #4, !dbg !121
  %24 = load %struct.element*, %struct.element** %4, align 8, !dbg !122
  %25 = bitcast %struct.element* %24 to i8*, !dbg !122
  call void @free(i8* noundef %25) #4, !dbg !123
  %26 = load i64, i64* %2, align 8, !dbg !124
  %27 = call i32 @pthread_join(i64 noundef %26, i8** noundef null), !dbg !125
  %28 = load i64, i64* %3, align 8, !dbg !126
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !127
  ret i32 0, !dbg !128
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @user(i8* noundef %0) #0 !dbg !129 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @list) #4, !dbg !134
  br label %4, !dbg !135

4:                                                ; preds = %14, %1
  %5 = load %struct.element*, %struct.element** @element, align 8, !dbg !136
  %6 = icmp ne %struct.element* %5, null, !dbg !136
  br i1 %6, label %7, label %12, !dbg !137

7:                                                ; preds = %4
  %8 = load %struct.element*, %struct.element** @element, align 8, !dbg !138
  %9 = getelementptr inbounds %struct.element, %struct.element* %8, i32 0, i32 1, !dbg !139
  %10 = load i32, i32* %9, align 8, !dbg !139
  %11 = icmp ne i32 %10, 0, !dbg !137
  br label %12

12:                                               ; preds = %7, %4
  %13 = phi i1 [ false, %4 ], [ %11, %7 ], !dbg !140
  br i1 %13, label %14, label %18, !dbg !135

14:                                               ; preds = %12
  %15 = load %struct.element*, %struct.element** @element, align 8, !dbg !141
  %16 = getelementptr inbounds %struct.element, %struct.element* %15, i32 0, i32 0, !dbg !142
  %17 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %16, %union.pthread_mutex_t* noundef @list), !dbg !143
  br label %4, !dbg !135, !llvm.loop !144

18:                                               ; preds = %12
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @list) #4, !dbg !147
  %20 = load i8*, i8** %2, align 8, !dbg !148
  ret i8* %20, !dbg !149
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85, !86}
!llvm.ident = !{!87}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 11, type: !52, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cond-destroyed-after-broadcast.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf3586ed9bf9ddf8a572bbfcac0753dc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "element", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !3, line: 7, size: 448, elements: !11)
!11 = !{!12, !50}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "notbusy", scope: !10, file: !3, line: 8, baseType: !13, size: 384)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !14, line: 80, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 75, size: 384, elements: !16)
!16 = !{!17, !43, !48}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 77, baseType: !18, size: 384)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !19, line: 94, size: 384, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!20 = !{!21, !34, !35, !39, !40, !41, !42}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !18, file: !19, line: 96, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !23, line: 33, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 25, size: 64, elements: !25)
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !24, file: !23, line: 27, baseType: !27, size: 64)
!27 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !24, file: !23, line: 32, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !24, file: !23, line: 28, size: 64, elements: !30)
!30 = !{!31, !33}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !29, file: !23, line: 30, baseType: !32, size: 32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !29, file: !23, line: 31, baseType: !32, size: 32, offset: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !18, file: !19, line: 97, baseType: !22, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !18, file: !19, line: 98, baseType: !36, size: 64, offset: 128)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 64, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !18, file: !19, line: 99, baseType: !36, size: 64, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !18, file: !19, line: 100, baseType: !32, size: 32, offset: 256)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !18, file: !19, line: 101, baseType: !32, size: 32, offset: 288)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !18, file: !19, line: 102, baseType: !36, size: 64, offset: 320)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 78, baseType: !44, size: 384)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 384, elements: !46)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 48)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 79, baseType: !49, size: 64)
!49 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "busy", scope: !10, file: !3, line: 9, baseType: !51, size: 32, offset: 384)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !54)
!54 = !{!55, !74, !78}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !53, file: !14, line: 69, baseType: !56, size: 320)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !57, line: 22, size: 320, elements: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!58 = !{!59, !60, !61, !62, !63, !64, !66, !67}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !56, file: !57, line: 24, baseType: !51, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !56, file: !57, line: 25, baseType: !32, size: 32, offset: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !56, file: !57, line: 26, baseType: !51, size: 32, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !56, file: !57, line: 28, baseType: !32, size: 32, offset: 96)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !56, file: !57, line: 32, baseType: !51, size: 32, offset: 128)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !56, file: !57, line: 34, baseType: !65, size: 16, offset: 160)
!65 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !56, file: !57, line: 35, baseType: !65, size: 16, offset: 176)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !56, file: !57, line: 36, baseType: !68, size: 128, offset: 192)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !19, line: 55, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !19, line: 51, size: 128, elements: !70)
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !69, file: !19, line: 53, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !69, file: !19, line: 54, baseType: !72, size: 64, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !53, file: !14, line: 70, baseType: !75, size: 320)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 320, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 40)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !53, file: !14, line: 71, baseType: !79, size: 64)
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !{i32 7, !"Dwarf Version", i32 5}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 7, !"PIC Level", i32 2}
!84 = !{i32 7, !"PIE Level", i32 2}
!85 = !{i32 7, !"uwtable", i32 1}
!86 = !{i32 7, !"frame-pointer", i32 2}
!87 = !{!"Debian clang version 14.0.6"}
!88 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !89, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{!51}
!91 = !{}
!92 = !DILocalVariable(name: "one", scope: !88, file: !3, line: 24, type: !93)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !94)
!94 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DILocation(line: 24, column: 12, scope: !88)
!96 = !DILocalVariable(name: "two", scope: !88, file: !3, line: 24, type: !93)
!97 = !DILocation(line: 24, column: 17, scope: !88)
!98 = !DILocalVariable(name: "e", scope: !88, file: !3, line: 25, type: !9)
!99 = !DILocation(line: 25, column: 18, scope: !88)
!100 = !DILocation(line: 25, column: 32, scope: !88)
!101 = !DILocation(line: 25, column: 30, scope: !88)
!102 = !DILocation(line: 26, column: 21, scope: !88)
!103 = !DILocation(line: 26, column: 24, scope: !88)
!104 = !DILocation(line: 26, column: 2, scope: !88)
!105 = !DILocation(line: 27, column: 2, scope: !88)
!106 = !DILocation(line: 27, column: 5, scope: !88)
!107 = !DILocation(line: 27, column: 10, scope: !88)
!108 = !DILocation(line: 28, column: 2, scope: !88)
!109 = !DILocation(line: 29, column: 2, scope: !88)
!110 = !DILocation(line: 30, column: 2, scope: !88)
!111 = !DILocation(line: 31, column: 2, scope: !88)
!112 = !DILocation(line: 31, column: 5, scope: !88)
!113 = !DILocation(line: 31, column: 10, scope: !88)
!114 = !DILocation(line: 32, column: 10, scope: !88)
!115 = !DILocation(line: 33, column: 26, scope: !88)
!116 = !DILocation(line: 33, column: 29, scope: !88)
!117 = !DILocation(line: 33, column: 2, scope: !88)
!118 = !DILocation(line: 34, column: 2, scope: !88)
!119 = !DILocation(line: 35, column: 24, scope: !88)
!120 = !DILocation(line: 35, column: 27, scope: !88)
!121 = !DILocation(line: 35, column: 2, scope: !88)
!122 = !DILocation(line: 36, column: 7, scope: !88)
!123 = !DILocation(line: 36, column: 2, scope: !88)
!124 = !DILocation(line: 37, column: 15, scope: !88)
!125 = !DILocation(line: 37, column: 2, scope: !88)
!126 = !DILocation(line: 38, column: 15, scope: !88)
!127 = !DILocation(line: 38, column: 2, scope: !88)
!128 = !DILocation(line: 39, column: 2, scope: !88)
!129 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 13, type: !130, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !91)
!130 = !DISubroutineType(types: !131)
!131 = !{!5, !5}
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 13, type: !5)
!133 = !DILocation(line: 13, column: 25, scope: !129)
!134 = !DILocation(line: 15, column: 2, scope: !129)
!135 = !DILocation(line: 16, column: 2, scope: !129)
!136 = !DILocation(line: 16, column: 9, scope: !129)
!137 = !DILocation(line: 16, column: 17, scope: !129)
!138 = !DILocation(line: 16, column: 20, scope: !129)
!139 = !DILocation(line: 16, column: 29, scope: !129)
!140 = !DILocation(line: 0, scope: !129)
!141 = !DILocation(line: 17, column: 22, scope: !129)
!142 = !DILocation(line: 17, column: 31, scope: !129)
!143 = !DILocation(line: 17, column: 3, scope: !129)
!144 = distinct !{!144, !135, !145, !146}
!145 = !DILocation(line: 17, column: 45, scope: !129)
!146 = !{!"llvm.loop.mustprogress"}
!147 = !DILocation(line: 18, column: 2, scope: !129)
!148 = !DILocation(line: 19, column: 9, scope: !129)
!149 = !DILocation(line: 19, column: 2, scope: !129)
