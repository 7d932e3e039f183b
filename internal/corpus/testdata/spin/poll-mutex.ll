; ModuleID = 'poll-mutex.c'
source_filename = "poll-mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@n = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !5
@request = dso_local global i32 0, align 4, !dbg !40
@reply = dso_local global i32 0, align 4, !dbg !42
@order = dso_local global i32 0, align 4, !dbg !44
@got = dso_local global i32 0, align 4, !dbg !46

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !60, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i64* %3, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @server, i8* noundef null) #3, !dbg !66
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #3, !dbg !67
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !68
  store i32 1, i32* @request, align 4, !dbg !69
  br label %7, !dbg !70

7:                                                ; preds = %11, %0
  %8 = load i32, i32* @reply, align 4, !dbg !71
  %9 = icmp ne i32 %8, 0, !dbg !72
  %10 = xor i1 %9, true, !dbg !72
  br i1 %10, label %11, label %14, !dbg !70

11:                                               ; preds = %7
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !73
  %13 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !75
  br label %7, !dbg !70, !llvm.loop !76

14:                                               ; preds = %7
  %15 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @n) #3, !dbg !79
  br label %16, !dbg !80

16:                                               ; preds = %20, %14
  %17 = load i32, i32* @order, align 4, !dbg !81
  %18 = icmp ne i32 %17, 0, !dbg !82
  %19 = xor i1 %18, true, !dbg !82
  br i1 %19, label %20, label %25, !dbg !80

20:                                               ; preds = %16
  %21 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @n) #3, !dbg !83
  %22 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !85
  %23 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !86
  %24 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @n) #3, !dbg !87
  br label %16, !dbg !80, !llvm.loop !88

25:                                               ; preds = %16
  %26 = load i32, i32* @request, align 4, !dbg !90
  %27 = load i32, i32* @reply, align 4, !dbg !91
  %28 = add nsw i32 %26, %27, !dbg !92
  %29 = load i32, i32* @order, align 4, !dbg !93
  %30 = add nsw i32 %28, %29, !dbg !94
  store i32 %30, i32* @got, align 4, !dbg !95
  %31 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @n) #3, !dbg !96
  %32 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !97
  ret i32 0, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @server(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !103, metadata !DIExpression()), !dbg !104
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !105
  %4 = load i32, i32* @request, align 4, !dbg !106
  %5 = icmp ne i32 %4, 0, !dbg !106
  br i1 %5, label %6, label %7, !dbg !108

6:                                                ; preds = %1
  store i32 1, i32* @reply, align 4, !dbg !109
  br label %7, !dbg !110

7:                                                ; preds = %6, %1
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !111
  ret i8* null, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !113 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !114, metadata !DIExpression()), !dbg !115
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #3, !dbg !116
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @n) #3, !dbg !117
  %5 = load i32, i32* @order, align 4, !dbg !118
  %6 = add nsw i32 %5, 1, !dbg !118
  store i32 %6, i32* @order, align 4, !dbg !118
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @n) #3, !dbg !119
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #3, !dbg !120
  ret i8* null, !dbg !121
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
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll-mutex.c", directory: ".", checksumkind: CSK_MD5, checksum: "3621f01186f366b51dcac9d53932cbb7")
!4 = !{!0, !5, !40, !42, !44, !46}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !10)
!10 = !{!11, !33, !38}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 69, baseType: !12, size: 320)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !13, line: 22, size: 320, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!14 = !{!15, !17, !19, !20, !21, !22, !24, !25}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !12, file: !13, line: 24, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !12, file: !13, line: 25, baseType: !18, size: 32, offset: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !12, file: !13, line: 26, baseType: !16, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !12, file: !13, line: 28, baseType: !18, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !12, file: !13, line: 32, baseType: !16, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !12, file: !13, line: 34, baseType: !23, size: 16, offset: 160)
!23 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !12, file: !13, line: 35, baseType: !23, size: 16, offset: 176)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !12, file: !13, line: 36, baseType: !26, size: 128, offset: 192)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !27, line: 55, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !27, line: 51, size: 128, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !28, file: !27, line: 53, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !28, file: !27, line: 54, baseType: !31, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 70, baseType: !34, size: 320)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 320, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 71, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "request", scope: !2, file: !3, line: 5, type: !16, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "reply", scope: !2, file: !3, line: 5, type: !16, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 5, type: !16, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 5, type: !16, isLocal: false, isDefinition: true)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 14.0.6"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !57, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!16}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 9, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 9, column: 13, scope: !56)
!64 = !DILocalVariable(name: "u", scope: !56, file: !3, line: 9, type: !61)
!65 = !DILocation(line: 9, column: 16, scope: !56)
!66 = !DILocation(line: 10, column: 3, scope: !56)
!67 = !DILocation(line: 11, column: 3, scope: !56)
!68 = !DILocation(line: 12, column: 3, scope: !56)
!69 = !DILocation(line: 13, column: 11, scope: !56)
!70 = !DILocation(line: 14, column: 3, scope: !56)
!71 = !DILocation(line: 14, column: 11, scope: !56)
!72 = !DILocation(line: 14, column: 10, scope: !56)
!73 = !DILocation(line: 14, column: 20, scope: !74)
!74 = distinct !DILexicalBlock(scope: !56, file: !3, line: 14, column: 18)
!75 = !DILocation(line: 14, column: 46, scope: !74)
!76 = distinct !{!76, !70, !77, !78}
!77 = !DILocation(line: 14, column: 70, scope: !56)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 15, column: 3, scope: !56)
!80 = !DILocation(line: 16, column: 3, scope: !56)
!81 = !DILocation(line: 16, column: 11, scope: !56)
!82 = !DILocation(line: 16, column: 10, scope: !56)
!83 = !DILocation(line: 16, column: 20, scope: !84)
!84 = distinct !DILexicalBlock(scope: !56, file: !3, line: 16, column: 18)
!85 = !DILocation(line: 16, column: 46, scope: !84)
!86 = !DILocation(line: 16, column: 72, scope: !84)
!87 = !DILocation(line: 16, column: 96, scope: !84)
!88 = distinct !{!88, !80, !89, !78}
!89 = !DILocation(line: 16, column: 120, scope: !56)
!90 = !DILocation(line: 17, column: 9, scope: !56)
!91 = !DILocation(line: 17, column: 19, scope: !56)
!92 = !DILocation(line: 17, column: 17, scope: !56)
!93 = !DILocation(line: 17, column: 27, scope: !56)
!94 = !DILocation(line: 17, column: 25, scope: !56)
!95 = !DILocation(line: 17, column: 7, scope: !56)
!96 = !DILocation(line: 18, column: 3, scope: !56)
!97 = !DILocation(line: 19, column: 3, scope: !56)
!98 = !DILocation(line: 20, column: 3, scope: !56)
!99 = distinct !DISubprogram(name: "server", scope: !3, file: !3, line: 6, type: !100, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!100 = !DISubroutineType(types: !101)
!101 = !{!102, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !DILocalVariable(name: "a", arg: 1, scope: !99, file: !3, line: 6, type: !102)
!104 = !DILocation(line: 6, column: 27, scope: !99)
!105 = !DILocation(line: 6, column: 32, scope: !99)
!106 = !DILocation(line: 6, column: 60, scope: !107)
!107 = distinct !DILexicalBlock(scope: !99, file: !3, line: 6, column: 60)
!108 = !DILocation(line: 6, column: 60, scope: !99)
!109 = !DILocation(line: 6, column: 75, scope: !107)
!110 = !DILocation(line: 6, column: 69, scope: !107)
!111 = !DILocation(line: 6, column: 80, scope: !99)
!112 = !DILocation(line: 6, column: 106, scope: !99)
!113 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 7, type: !100, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!114 = !DILocalVariable(name: "a", arg: 1, scope: !113, file: !3, line: 7, type: !102)
!115 = !DILocation(line: 7, column: 27, scope: !113)
!116 = !DILocation(line: 7, column: 32, scope: !113)
!117 = !DILocation(line: 7, column: 56, scope: !113)
!118 = !DILocation(line: 7, column: 85, scope: !113)
!119 = !DILocation(line: 7, column: 89, scope: !113)
!120 = !DILocation(line: 7, column: 115, scope: !113)
!121 = !DILocation(line: 7, column: 141, scope: !113)
