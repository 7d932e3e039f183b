; ModuleID = 'philosophers.c'
source_filename = "philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@forks = dso_local global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@meals = dso_local global [3 x i32] zeroinitializer, align 4, !dbg !13

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !58 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !62, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata i32* %3, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, i32* %3, align 4, !dbg !69
  br label %6, !dbg !70

6:                                                ; preds = %14, %0
  %7 = load i32, i32* %3, align 4, !dbg !71
  %8 = icmp slt i32 %7, 3, !dbg !73
  br i1 %8, label %9, label %17, !dbg !74

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !75
  %11 = sext i32 %10 to i64, !dbg !76
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @forks, i64 0, i64 %11, !dbg !76
  %13 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %12, %union.pthread_mutexattr_t* noundef null) #4, !dbg !77
  br label %14, !dbg !77

14:                                               ; preds = %9
  %15 = load i32, i32* %3, align 4, !dbg !78
  %16 = add nsw i32 %15, 1, !dbg !78
  store i32 %16, i32* %3, align 4, !dbg !78
  br label %6, !dbg !79, !llvm.loop !80

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i64* %4, metadata !83, metadata !DIExpression()), !dbg !85
  store i64 0, i64* %4, align 8, !dbg !85
  br label %18, !dbg !86

18:                                               ; preds = %27, %17
  %19 = load i64, i64* %4, align 8, !dbg !87
  %20 = icmp slt i64 %19, 3, !dbg !89
  br i1 %20, label %21, label %30, !dbg !90

21:                                               ; preds = %18
  %22 = load i64, i64* %4, align 8, !dbg !91
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !92
  %24 = load i64, i64* %4, align 8, !dbg !93
  %25 = inttoptr i64 %24 to i8*, !dbg !94
  %26 = call i32 @pthread_create(i64* noundef %23, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @philosopher, i8* noundef %25) #4, !dbg !95
  br label %27, !dbg !95

27:                                               ; preds = %21
  %28 = load i64, i64* %4, align 8, !dbg !96
  %29 = add nsw i64 %28, 1, !dbg !96
  store i64 %29, i64* %4, align 8, !dbg !96
  br label %18, !dbg !97, !llvm.loop !98

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata i32* %5, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, i32* %5, align 4, !dbg !102
  br label %31, !dbg !103

31:                                               ; preds = %40, %30
  %32 = load i32, i32* %5, align 4, !dbg !104
  %33 = icmp slt i32 %32, 3, !dbg !106
  br i1 %33, label %34, label %43, !dbg !107

34:                                               ; preds = %31
  %35 = load i32, i32* %5, align 4, !dbg !108
  %36 = sext i32 %35 to i64, !dbg !109
  %37 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %36, !dbg !109
  %38 = load i64, i64* %37, align 8, !dbg !109
  %39 = call i32 @pthread_join(i64 noundef %38, i8** noundef null), !dbg !110
  br label %40, !dbg !110

40:                                               ; preds = %34
  %41 = load i32, i32* %5, align 4, !dbg !111
  %42 = add nsw i32 %41, 1, !dbg !111
  store i32 %42, i32* %5, align 4, !dbg !111
  br label %31, !dbg !112, !llvm.loop !113

43:                                               ; preds = %31
  ret i32 0, !dbg !115
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @philosopher(i8* noundef %0) #0 !dbg !116 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata i64* %3, metadata !121, metadata !DIExpression()), !dbg !122
  %4 = load i8*, i8** %2, align 8, !dbg !123
  %5 = ptrtoint i8* %4 to i64, !dbg !124
  store i64 %5, i64* %3, align 8, !dbg !122
  %6 = load i64, i64* %3, align 8, !dbg !125
  %7 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @forks, i64 0, i64 %6, !dbg !126
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #4, !dbg !127
  %9 = load i64, i64* %3, align 8, !dbg !128
  %10 = add nsw i64 %9, 1, !dbg !129
  %11 = srem i64 %10, 3, !dbg !130
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @forks, i64 0, i64 %11, !dbg !131
  %13 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %12) #4, !dbg !132
  %14 = load i64, i64* %3, align 8, !dbg !133
  %15 = getelementptr inbounds [3 x i32], [3 x i32]* @meals, i64 0, i64 %14, !dbg !134
  %16 = load i32, i32* %15, align 4, !dbg !135
  %17 = add nsw i32 %16, 1, !dbg !135
  store i32 %17, i32* %15, align 4, !dbg !135
  %18 = load i64, i64* %3, align 8, !dbg !136
  %19 = add nsw i64 %18, 1, !dbg !137
  %20 = srem i64 %19, 3, !dbg !138
  %21 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @forks, i64 0, i64 %20, !dbg !139
  %22 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %21) #4, !dbg !140
  %23 = load i64, i64* %3, align 8, !dbg !141
  %24 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @forks, i64 0, i64 %23, !dbg !142
  %25 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %24) #4, !dbg !143
  ret i8* null, !dbg !144
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "forks", scope: !2, file: !3, line: 9, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "philosophers.c", directory: ".", checksumkind: CSK_MD5, checksum: "743839282b32919404163fdbf4558f75")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 7, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 3)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "meals", scope: !2, file: !3, line: 10, type: !15, isLocal: false, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 96, elements: !17)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 960, elements: !17)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !21, line: 72, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 67, size: 320, elements: !23)
!23 = !{!24, !44, !49}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !22, file: !21, line: 69, baseType: !25, size: 320)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !26, line: 22, size: 320, elements: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!27 = !{!28, !29, !30, !31, !32, !33, !35, !36}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !25, file: !26, line: 24, baseType: !16, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !25, file: !26, line: 25, baseType: !6, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !25, file: !26, line: 26, baseType: !16, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !25, file: !26, line: 28, baseType: !6, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !25, file: !26, line: 32, baseType: !16, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !25, file: !26, line: 34, baseType: !34, size: 16, offset: 160)
!34 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !25, file: !26, line: 35, baseType: !34, size: 16, offset: 176)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !25, file: !26, line: 36, baseType: !37, size: 128, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !38, line: 55, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !38, line: 51, size: 128, elements: !40)
!40 = !{!41, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !39, file: !38, line: 53, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !39, file: !38, line: 54, baseType: !42, size: 64, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !22, file: !21, line: 70, baseType: !45, size: 320)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 320, elements: !47)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{!48}
!48 = !DISubrange(count: 40)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !22, file: !21, line: 71, baseType: !11, size: 64)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 7, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 1}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = !{!"Debian clang version 14.0.6"}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !59, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!16}
!61 = !{}
!62 = !DILocalVariable(name: "t", scope: !58, file: !3, line: 25, type: !63)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 192, elements: !17)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 25, column: 12, scope: !58)
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 26, type: !16)
!68 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 2)
!69 = !DILocation(line: 26, column: 11, scope: !68)
!70 = !DILocation(line: 26, column: 7, scope: !68)
!71 = !DILocation(line: 26, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 26, column: 2)
!73 = !DILocation(line: 26, column: 20, scope: !72)
!74 = !DILocation(line: 26, column: 2, scope: !68)
!75 = !DILocation(line: 27, column: 29, scope: !72)
!76 = !DILocation(line: 27, column: 23, scope: !72)
!77 = !DILocation(line: 27, column: 3, scope: !72)
!78 = !DILocation(line: 26, column: 26, scope: !72)
!79 = !DILocation(line: 26, column: 2, scope: !72)
!80 = distinct !{!80, !74, !81, !82}
!81 = !DILocation(line: 27, column: 37, scope: !68)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 28, type: !11)
!84 = distinct !DILexicalBlock(scope: !58, file: !3, line: 28, column: 2)
!85 = !DILocation(line: 28, column: 12, scope: !84)
!86 = !DILocation(line: 28, column: 7, scope: !84)
!87 = !DILocation(line: 28, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 28, column: 2)
!89 = !DILocation(line: 28, column: 21, scope: !88)
!90 = !DILocation(line: 28, column: 2, scope: !84)
!91 = !DILocation(line: 29, column: 21, scope: !88)
!92 = !DILocation(line: 29, column: 19, scope: !88)
!93 = !DILocation(line: 29, column: 52, scope: !88)
!94 = !DILocation(line: 29, column: 44, scope: !88)
!95 = !DILocation(line: 29, column: 3, scope: !88)
!96 = !DILocation(line: 28, column: 27, scope: !88)
!97 = !DILocation(line: 28, column: 2, scope: !88)
!98 = distinct !{!98, !90, !99, !82}
!99 = !DILocation(line: 29, column: 53, scope: !84)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 30, type: !16)
!101 = distinct !DILexicalBlock(scope: !58, file: !3, line: 30, column: 2)
!102 = !DILocation(line: 30, column: 11, scope: !101)
!103 = !DILocation(line: 30, column: 7, scope: !101)
!104 = !DILocation(line: 30, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 30, column: 2)
!106 = !DILocation(line: 30, column: 20, scope: !105)
!107 = !DILocation(line: 30, column: 2, scope: !101)
!108 = !DILocation(line: 31, column: 18, scope: !105)
!109 = !DILocation(line: 31, column: 16, scope: !105)
!110 = !DILocation(line: 31, column: 3, scope: !105)
!111 = !DILocation(line: 30, column: 26, scope: !105)
!112 = !DILocation(line: 30, column: 2, scope: !105)
!113 = distinct !{!113, !107, !114, !82}
!114 = !DILocation(line: 31, column: 26, scope: !101)
!115 = !DILocation(line: 32, column: 2, scope: !58)
!116 = distinct !DISubprogram(name: "philosopher", scope: !3, file: !3, line: 12, type: !117, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!117 = !DISubroutineType(types: !118)
!118 = !{!10, !10}
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !3, line: 12, type: !10)
!120 = !DILocation(line: 12, column: 32, scope: !116)
!121 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 14, type: !11)
!122 = !DILocation(line: 14, column: 7, scope: !116)
!123 = !DILocation(line: 14, column: 17, scope: !116)
!124 = !DILocation(line: 14, column: 11, scope: !116)
!125 = !DILocation(line: 15, column: 28, scope: !116)
!126 = !DILocation(line: 15, column: 22, scope: !116)
!127 = !DILocation(line: 15, column: 2, scope: !116)
!128 = !DILocation(line: 16, column: 29, scope: !116)
!129 = !DILocation(line: 16, column: 31, scope: !116)
!130 = !DILocation(line: 16, column: 36, scope: !116)
!131 = !DILocation(line: 16, column: 22, scope: !116)
!132 = !DILocation(line: 16, column: 2, scope: !116)
!133 = !DILocation(line: 17, column: 8, scope: !116)
!134 = !DILocation(line: 17, column: 2, scope: !116)
!135 = !DILocation(line: 17, column: 10, scope: !116)
!136 = !DILocation(line: 18, column: 31, scope: !116)
!137 = !DILocation(line: 18, column: 33, scope: !116)
!138 = !DILocation(line: 18, column: 38, scope: !116)
!139 = !DILocation(line: 18, column: 24, scope: !116)
!140 = !DILocation(line: 18, column: 2, scope: !116)
!141 = !DILocation(line: 19, column: 30, scope: !116)
!142 = !DILocation(line: 19, column: 24, scope: !116)
!143 = !DILocation(line: 19, column: 2, scope: !116)
!144 = !DILocation(line: 20, column: 2, scope: !116)
