; ModuleID = 'trylock.c'
source_filename = "trylock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@meals = dso_local global [3 x i32] zeroinitializer, align 4, !dbg !0
@last = dso_local global i32 0, align 4, !dbg !9
@fork_ = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !60, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata i64* %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i64 0, i64* %3, align 8, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %14, %0
  %6 = load i64, i64* %3, align 8, !dbg !69
  %7 = icmp slt i64 %6, 3, !dbg !71
  br i1 %7, label %8, label %17, !dbg !72

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8, !dbg !73
  %10 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %9, !dbg !74
  %11 = load i64, i64* %3, align 8, !dbg !75
  %12 = inttoptr i64 %11 to i8*, !dbg !76
  %13 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @philosopher, i8* noundef %12) #4, !dbg !77
  br label %14, !dbg !77

14:                                               ; preds = %8
  %15 = load i64, i64* %3, align 8, !dbg !78
  %16 = add nsw i64 %15, 1, !dbg !78
  store i64 %16, i64* %3, align 8, !dbg !78
  br label %5, !dbg !79, !llvm.loop !80

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, i32* %4, align 4, !dbg !85
  br label %18, !dbg !86

18:                                               ; preds = %27, %17
  %19 = load i32, i32* %4, align 4, !dbg !87
  %20 = icmp slt i32 %19, 3, !dbg !89
  br i1 %20, label %21, label %30, !dbg !90

21:                                               ; preds = %18
  %22 = load i32, i32* %4, align 4, !dbg !91
  %23 = sext i32 %22 to i64, !dbg !92
  %24 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %23, !dbg !92
  %25 = load i64, i64* %24, align 8, !dbg !92
  %26 = call i32 @pthread_join(i64 noundef %25, i8** noundef null), !dbg !93
  br label %27, !dbg !93

27:                                               ; preds = %21
  %28 = load i32, i32* %4, align 4, !dbg !94
  %29 = add nsw i32 %28, 1, !dbg !94
  store i32 %29, i32* %4, align 4, !dbg !94
  br label %18, !dbg !95, !llvm.loop !96

30:                                               ; preds = %18
  ret i32 0, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @philosopher(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %union.pthread_mutex_t*, align 8
  %5 = alloca %union.pthread_mutex_t*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !102, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata i32* %3, metadata !104, metadata !DIExpression()), !dbg !105
  %6 = load i8*, i8** %2, align 8, !dbg !106
  %7 = ptrtoint i8* %6 to i64, !dbg !107
  %8 = trunc i64 %7 to i32, !dbg !108
  store i32 %8, i32* %3, align 4, !dbg !105
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %4, metadata !109, metadata !DIExpression()), !dbg !111
  %9 = load i32, i32* %3, align 4, !dbg !112
  %10 = sext i32 %9 to i64, !dbg !113
  %11 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %10, !dbg !113
  store %union.pthread_mutex_t* %11, %union.pthread_mutex_t** %4, align 8, !dbg !111
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %5, metadata !114, metadata !DIExpression()), !dbg !115
  %12 = load i32, i32* %3, align 4, !dbg !116
  %13 = add nsw i32 %12, 1, !dbg !117
  %14 = srem i32 %13, 3, !dbg !118
  %15 = sext i32 %14 to i64, !dbg !119
  %16 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %15, !dbg !119
  store %union.pthread_mutex_t* %16, %union.pthread_mutex_t** %5, align 8, !dbg !115
  br label %17, !dbg !120

17:                                               ; preds = %24, %1
  %18 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8, !dbg !121
  %19 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %18) #4, !dbg !125
  %20 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8, !dbg !126
  %21 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %20) #4, !dbg !128
  %22 = icmp eq i32 %21, 0, !dbg !129
  br i1 %22, label %23, label %24, !dbg !130

23:                                               ; preds = %17
  br label %28, !dbg !131

24:                                               ; preds = %17
  %25 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8, !dbg !132
  %26 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %25) #4, !dbg !133
  %27 = call i32 @sched_yield() #4, !dbg !134
  br label %17, !dbg !135, !llvm.loop !136

28:                                               ; preds = %23
  %29 = load i32, i32* %3, align 4, !dbg !139
  %30 = sext i32 %29 to i64, !dbg !140
  %31 = getelementptr inbounds [3 x i32], [3 x i32]* @meals, i64 0, i64 %30, !dbg !140
  %32 = load i32, i32* %31, align 4, !dbg !141
  %33 = add nsw i32 %32, 1, !dbg !141
  store i32 %33, i32* %31, align 4, !dbg !141
  %34 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8, !dbg !142
  %35 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %34) #4, !dbg !143
  %36 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8, !dbg !144
  %37 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %36) #4, !dbg !145
  ret i8* null, !dbg !146
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @sched_yield() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "meals", scope: !2, file: !3, line: 7, type: !47, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trylock.c", directory: ".", checksumkind: CSK_MD5, checksum: "8a9b499213f9fa8480c22e40316a59f4")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "fork_", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 960, elements: !45)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !6, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !6, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !6, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !7, size: 64)
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !45)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 14.0.6"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !57, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!6}
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 23, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 192, elements: !45)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 23, column: 13, scope: !56)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 24, type: !7)
!66 = distinct !DILexicalBlock(scope: !56, file: !3, line: 24, column: 3)
!67 = !DILocation(line: 24, column: 13, scope: !66)
!68 = !DILocation(line: 24, column: 8, scope: !66)
!69 = !DILocation(line: 24, column: 20, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 3)
!71 = !DILocation(line: 24, column: 22, scope: !70)
!72 = !DILocation(line: 24, column: 3, scope: !66)
!73 = !DILocation(line: 24, column: 50, scope: !70)
!74 = !DILocation(line: 24, column: 48, scope: !70)
!75 = !DILocation(line: 24, column: 78, scope: !70)
!76 = !DILocation(line: 24, column: 70, scope: !70)
!77 = !DILocation(line: 24, column: 32, scope: !70)
!78 = !DILocation(line: 24, column: 28, scope: !70)
!79 = !DILocation(line: 24, column: 3, scope: !70)
!80 = distinct !{!80, !72, !81, !82}
!81 = !DILocation(line: 24, column: 79, scope: !66)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 25, type: !6)
!84 = distinct !DILexicalBlock(scope: !56, file: !3, line: 25, column: 3)
!85 = !DILocation(line: 25, column: 12, scope: !84)
!86 = !DILocation(line: 25, column: 8, scope: !84)
!87 = !DILocation(line: 25, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 25, column: 3)
!89 = !DILocation(line: 25, column: 21, scope: !88)
!90 = !DILocation(line: 25, column: 3, scope: !84)
!91 = !DILocation(line: 25, column: 46, scope: !88)
!92 = !DILocation(line: 25, column: 44, scope: !88)
!93 = !DILocation(line: 25, column: 31, scope: !88)
!94 = !DILocation(line: 25, column: 27, scope: !88)
!95 = !DILocation(line: 25, column: 3, scope: !88)
!96 = distinct !{!96, !90, !97, !82}
!97 = !DILocation(line: 25, column: 51, scope: !84)
!98 = !DILocation(line: 26, column: 3, scope: !56)
!99 = distinct !DISubprogram(name: "philosopher", scope: !3, file: !3, line: 8, type: !100, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 8, type: !5)
!103 = !DILocation(line: 8, column: 32, scope: !99)
!104 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 9, type: !6)
!105 = !DILocation(line: 9, column: 7, scope: !99)
!106 = !DILocation(line: 9, column: 22, scope: !99)
!107 = !DILocation(line: 9, column: 16, scope: !99)
!108 = !DILocation(line: 9, column: 11, scope: !99)
!109 = !DILocalVariable(name: "a", scope: !99, file: !3, line: 10, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!111 = !DILocation(line: 10, column: 20, scope: !99)
!112 = !DILocation(line: 10, column: 31, scope: !99)
!113 = !DILocation(line: 10, column: 25, scope: !99)
!114 = !DILocalVariable(name: "b", scope: !99, file: !3, line: 10, type: !110)
!115 = !DILocation(line: 10, column: 36, scope: !99)
!116 = !DILocation(line: 10, column: 48, scope: !99)
!117 = !DILocation(line: 10, column: 50, scope: !99)
!118 = !DILocation(line: 10, column: 55, scope: !99)
!119 = !DILocation(line: 10, column: 41, scope: !99)
!120 = !DILocation(line: 11, column: 3, scope: !99)
!121 = !DILocation(line: 12, column: 24, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 11, column: 12)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 11, column: 3)
!124 = distinct !DILexicalBlock(scope: !99, file: !3, line: 11, column: 3)
!125 = !DILocation(line: 12, column: 5, scope: !122)
!126 = !DILocation(line: 13, column: 31, scope: !127)
!127 = distinct !DILexicalBlock(scope: !122, file: !3, line: 13, column: 9)
!128 = !DILocation(line: 13, column: 9, scope: !127)
!129 = !DILocation(line: 13, column: 34, scope: !127)
!130 = !DILocation(line: 13, column: 9, scope: !122)
!131 = !DILocation(line: 13, column: 40, scope: !127)
!132 = !DILocation(line: 14, column: 26, scope: !122)
!133 = !DILocation(line: 14, column: 5, scope: !122)
!134 = !DILocation(line: 15, column: 5, scope: !122)
!135 = !DILocation(line: 11, column: 3, scope: !123)
!136 = distinct !{!136, !137, !138}
!137 = !DILocation(line: 11, column: 3, scope: !124)
!138 = !DILocation(line: 16, column: 3, scope: !124)
!139 = !DILocation(line: 17, column: 9, scope: !99)
!140 = !DILocation(line: 17, column: 3, scope: !99)
!141 = !DILocation(line: 17, column: 11, scope: !99)
!142 = !DILocation(line: 18, column: 24, scope: !99)
!143 = !DILocation(line: 18, column: 3, scope: !99)
!144 = !DILocation(line: 19, column: 24, scope: !99)
!145 = !DILocation(line: 19, column: 3, scope: !99)
!146 = !DILocation(line: 20, column: 3, scope: !99)
