; ModuleID = 'poll-array.c'
source_filename = "poll-array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@a = internal global [4 x i32] zeroinitializer, align 16, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !57, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata i64* %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @checker, i8* noundef null) #4, !dbg !63
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef inttoptr (i64 2 to i8*)) #4, !dbg !64
  %6 = call i8* @worker(i8* noundef null), !dbg !65
  %7 = load i64, i64* %3, align 8, !dbg !66
  %8 = call i32 @pthread_join(i64 noundef %7, i8** noundef null), !dbg !67
  %9 = load i64, i64* %2, align 8, !dbg !68
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !69
  ret i32 0, !dbg !70
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @checker(i8* noundef %0) #0 !dbg !71 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !74, metadata !DIExpression()), !dbg !75
  br label %3, !dbg !76

3:                                                ; preds = %9, %1
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !77
  %5 = call i32 @full(), !dbg !81
  %6 = icmp ne i32 %5, 0, !dbg !81
  br i1 %6, label %7, label %9, !dbg !83

7:                                                ; preds = %3
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !84
  ret i8* null, !dbg !86

9:                                                ; preds = %3
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !87
  br label %3, !dbg !88, !llvm.loop !89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !92 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata i32* %3, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, i32* %3, align 4, !dbg !97
  br label %4, !dbg !98

4:                                                ; preds = %16, %1
  %5 = load i32, i32* %3, align 4, !dbg !99
  %6 = icmp slt i32 %5, 2, !dbg !101
  br i1 %6, label %7, label %19, !dbg !102

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @m) #4, !dbg !103
  %9 = load i8*, i8** %2, align 8, !dbg !105
  %10 = ptrtoint i8* %9 to i64, !dbg !106
  %11 = load i32, i32* %3, align 4, !dbg !107
  %12 = sext i32 %11 to i64, !dbg !107
  %13 = add nsw i64 %10, %12, !dbg !108
  %14 = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 %13, !dbg !109
  store i32 1, i32* %14, align 4, !dbg !110
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @m) #4, !dbg !111
  br label %16, !dbg !112

16:                                               ; preds = %7
  %17 = load i32, i32* %3, align 4, !dbg !113
  %18 = add nsw i32 %17, 1, !dbg !113
  store i32 %18, i32* %3, align 4, !dbg !113
  br label %4, !dbg !114, !llvm.loop !115

19:                                               ; preds = %4
  ret i8* null, !dbg !118
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @full() #0 !dbg !119 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, i32* %2, align 4, !dbg !122
  br label %3, !dbg !123

3:                                                ; preds = %14, %0
  %4 = load i32, i32* %2, align 4, !dbg !124
  %5 = icmp slt i32 %4, 4, !dbg !126
  br i1 %5, label %6, label %17, !dbg !127

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 4, !dbg !128
  %8 = sext i32 %7 to i64, !dbg !130
  %9 = getelementptr inbounds [4 x i32], [4 x i32]* @a, i64 0, i64 %8, !dbg !130
  %10 = load i32, i32* %9, align 4, !dbg !130
  %11 = icmp ne i32 %10, 0, !dbg !130
  br i1 %11, label %13, label %12, !dbg !131

12:                                               ; preds = %6
  store i32 0, i32* %1, align 4, !dbg !132
  br label %18, !dbg !132

13:                                               ; preds = %6
  br label %14, !dbg !133

14:                                               ; preds = %13
  %15 = load i32, i32* %2, align 4, !dbg !134
  %16 = add nsw i32 %15, 1, !dbg !134
  store i32 %16, i32* %2, align 4, !dbg !134
  br label %3, !dbg !135, !llvm.loop !136

17:                                               ; preds = %3
  store i32 1, i32* %1, align 4, !dbg !138
  br label %18, !dbg !138

18:                                               ; preds = %17, %12
  %19 = load i32, i32* %1, align 4, !dbg !139
  ret i32 %19, !dbg !139
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll-array.c", directory: ".", checksumkind: CSK_MD5, checksum: "5f202226669c945445e3048de5444b3f")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !11, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !11, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !11, size: 32, offset: 128)
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
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !6, size: 64)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !54, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!11}
!56 = !{}
!57 = !DILocalVariable(name: "c", scope: !53, file: !3, line: 43, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 43, column: 12, scope: !53)
!61 = !DILocalVariable(name: "w", scope: !53, file: !3, line: 43, type: !58)
!62 = !DILocation(line: 43, column: 15, scope: !53)
!63 = !DILocation(line: 44, column: 2, scope: !53)
!64 = !DILocation(line: 45, column: 2, scope: !53)
!65 = !DILocation(line: 46, column: 2, scope: !53)
!66 = !DILocation(line: 47, column: 15, scope: !53)
!67 = !DILocation(line: 47, column: 2, scope: !53)
!68 = !DILocation(line: 48, column: 15, scope: !53)
!69 = !DILocation(line: 48, column: 2, scope: !53)
!70 = !DILocation(line: 49, column: 2, scope: !53)
!71 = distinct !DISubprogram(name: "checker", scope: !3, file: !3, line: 19, type: !72, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !71, file: !3, line: 19, type: !5)
!75 = !DILocation(line: 19, column: 28, scope: !71)
!76 = !DILocation(line: 21, column: 2, scope: !71)
!77 = !DILocation(line: 22, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 21, column: 11)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 21, column: 2)
!80 = distinct !DILexicalBlock(scope: !71, file: !3, line: 21, column: 2)
!81 = !DILocation(line: 23, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 23, column: 7)
!83 = !DILocation(line: 23, column: 7, scope: !78)
!84 = !DILocation(line: 24, column: 4, scope: !85)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 23, column: 15)
!86 = !DILocation(line: 25, column: 4, scope: !85)
!87 = !DILocation(line: 27, column: 3, scope: !78)
!88 = !DILocation(line: 21, column: 2, scope: !79)
!89 = distinct !{!89, !90, !91}
!90 = !DILocation(line: 21, column: 2, scope: !80)
!91 = !DILocation(line: 28, column: 2, scope: !80)
!92 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 31, type: !72, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !92, file: !3, line: 31, type: !5)
!94 = !DILocation(line: 31, column: 27, scope: !92)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 33, type: !11)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 33, column: 2)
!97 = !DILocation(line: 33, column: 11, scope: !96)
!98 = !DILocation(line: 33, column: 7, scope: !96)
!99 = !DILocation(line: 33, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 33, column: 2)
!101 = !DILocation(line: 33, column: 20, scope: !100)
!102 = !DILocation(line: 33, column: 2, scope: !96)
!103 = !DILocation(line: 34, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 33, column: 30)
!105 = !DILocation(line: 35, column: 11, scope: !104)
!106 = !DILocation(line: 35, column: 5, scope: !104)
!107 = !DILocation(line: 35, column: 17, scope: !104)
!108 = !DILocation(line: 35, column: 15, scope: !104)
!109 = !DILocation(line: 35, column: 3, scope: !104)
!110 = !DILocation(line: 35, column: 20, scope: !104)
!111 = !DILocation(line: 36, column: 3, scope: !104)
!112 = !DILocation(line: 37, column: 2, scope: !104)
!113 = !DILocation(line: 33, column: 26, scope: !100)
!114 = !DILocation(line: 33, column: 2, scope: !100)
!115 = distinct !{!115, !102, !116, !117}
!116 = !DILocation(line: 37, column: 2, scope: !96)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !DILocation(line: 38, column: 2, scope: !92)
!119 = distinct !DISubprogram(name: "full", scope: !3, file: !3, line: 11, type: !54, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 13, type: !11)
!121 = distinct !DILexicalBlock(scope: !119, file: !3, line: 13, column: 2)
!122 = !DILocation(line: 13, column: 11, scope: !121)
!123 = !DILocation(line: 13, column: 7, scope: !121)
!124 = !DILocation(line: 13, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 13, column: 2)
!126 = !DILocation(line: 13, column: 20, scope: !125)
!127 = !DILocation(line: 13, column: 2, scope: !121)
!128 = !DILocation(line: 14, column: 10, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 14, column: 7)
!130 = !DILocation(line: 14, column: 8, scope: !129)
!131 = !DILocation(line: 14, column: 7, scope: !125)
!132 = !DILocation(line: 15, column: 4, scope: !129)
!133 = !DILocation(line: 14, column: 11, scope: !129)
!134 = !DILocation(line: 13, column: 26, scope: !125)
!135 = !DILocation(line: 13, column: 2, scope: !125)
!136 = distinct !{!136, !127, !137, !117}
!137 = !DILocation(line: 15, column: 11, scope: !121)
!138 = !DILocation(line: 16, column: 2, scope: !119)
!139 = !DILocation(line: 17, column: 1, scope: !119)
