; ModuleID = 'trylock-seen.c'
source_filename = "trylock-seen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@failed = dso_local global i32 0, align 4, !dbg !0
@done = dso_local global i32 0, align 4, !dbg !5
@a = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !8
@b = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !42

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !56, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @retry, i8* noundef null) #4, !dbg !62
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @count, i8* noundef null) #4, !dbg !63
  %6 = load i64, i64* %2, align 8, !dbg !64
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !65
  %8 = load i64, i64* %3, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !67
  ret i32 0, !dbg !68
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @retry(i8* noundef %0) #0 !dbg !69 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !73, metadata !DIExpression()), !dbg !74
  br label %3, !dbg !75

3:                                                ; preds = %8, %1
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @a) #4, !dbg !76
  %5 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef @b) #4, !dbg !80
  %6 = icmp eq i32 %5, 0, !dbg !82
  br i1 %6, label %7, label %8, !dbg !83

7:                                                ; preds = %3
  br label %10, !dbg !84

8:                                                ; preds = %3
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @a) #4, !dbg !85
  br label %3, !dbg !86, !llvm.loop !87

10:                                               ; preds = %7
  %11 = load i32, i32* @done, align 4, !dbg !90
  %12 = add nsw i32 %11, 1, !dbg !90
  store i32 %12, i32* @done, align 4, !dbg !90
  %13 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @b) #4, !dbg !91
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @a) #4, !dbg !92
  ret i8* null, !dbg !93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @count(i8* noundef %0) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @b) #4, !dbg !97
  call void @llvm.dbg.declare(metadata i32* %3, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, i32* %3, align 4, !dbg !100
  br label %5, !dbg !101

5:                                                ; preds = %16, %1
  %6 = load i32, i32* %3, align 4, !dbg !102
  %7 = icmp slt i32 %6, 2, !dbg !104
  br i1 %7, label %8, label %19, !dbg !105

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef @a) #4, !dbg !106
  %10 = icmp eq i32 %9, 0, !dbg !109
  br i1 %10, label %11, label %13, !dbg !110

11:                                               ; preds = %8
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @a) #4, !dbg !111
  br label %19, !dbg !113

13:                                               ; preds = %8
  %14 = load i32, i32* @failed, align 4, !dbg !114
  %15 = add nsw i32 %14, 1, !dbg !114
  store i32 %15, i32* @failed, align 4, !dbg !114
  br label %16, !dbg !115

16:                                               ; preds = %13
  %17 = load i32, i32* %3, align 4, !dbg !116
  %18 = add nsw i32 %17, 1, !dbg !116
  store i32 %18, i32* %3, align 4, !dbg !116
  br label %5, !dbg !117, !llvm.loop !118

19:                                               ; preds = %11, %5
  %20 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @b) #4, !dbg !121
  ret i8* null, !dbg !122
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "failed", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trylock-seen.c", directory: ".", checksumkind: CSK_MD5, checksum: "ab8852c4d066b6d440e7f355a5f83d1b")
!4 = !{!0, !5, !8, !42}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 4, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !7, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !7, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !7, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 4, type: !10, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !53, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!7}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 27, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 27, column: 13, scope: !52)
!60 = !DILocalVariable(name: "u", scope: !52, file: !3, line: 27, type: !57)
!61 = !DILocation(line: 27, column: 16, scope: !52)
!62 = !DILocation(line: 28, column: 3, scope: !52)
!63 = !DILocation(line: 29, column: 3, scope: !52)
!64 = !DILocation(line: 30, column: 16, scope: !52)
!65 = !DILocation(line: 30, column: 3, scope: !52)
!66 = !DILocation(line: 31, column: 16, scope: !52)
!67 = !DILocation(line: 31, column: 3, scope: !52)
!68 = !DILocation(line: 32, column: 3, scope: !52)
!69 = distinct !DISubprogram(name: "retry", scope: !3, file: !3, line: 6, type: !70, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!70 = !DISubroutineType(types: !71)
!71 = !{!72, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 6, type: !72)
!74 = !DILocation(line: 6, column: 26, scope: !69)
!75 = !DILocation(line: 7, column: 3, scope: !69)
!76 = !DILocation(line: 8, column: 5, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 7, column: 12)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 7, column: 3)
!79 = distinct !DILexicalBlock(scope: !69, file: !3, line: 7, column: 3)
!80 = !DILocation(line: 9, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 9, column: 9)
!82 = !DILocation(line: 9, column: 35, scope: !81)
!83 = !DILocation(line: 9, column: 9, scope: !77)
!84 = !DILocation(line: 9, column: 41, scope: !81)
!85 = !DILocation(line: 10, column: 5, scope: !77)
!86 = !DILocation(line: 7, column: 3, scope: !78)
!87 = distinct !{!87, !88, !89}
!88 = !DILocation(line: 7, column: 3, scope: !79)
!89 = !DILocation(line: 11, column: 3, scope: !79)
!90 = !DILocation(line: 12, column: 7, scope: !69)
!91 = !DILocation(line: 13, column: 3, scope: !69)
!92 = !DILocation(line: 14, column: 3, scope: !69)
!93 = !DILocation(line: 15, column: 3, scope: !69)
!94 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 17, type: !72)
!96 = !DILocation(line: 17, column: 26, scope: !94)
!97 = !DILocation(line: 18, column: 3, scope: !94)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 19, type: !7)
!99 = distinct !DILexicalBlock(scope: !94, file: !3, line: 19, column: 3)
!100 = !DILocation(line: 19, column: 12, scope: !99)
!101 = !DILocation(line: 19, column: 8, scope: !99)
!102 = !DILocation(line: 19, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 19, column: 3)
!104 = !DILocation(line: 19, column: 21, scope: !103)
!105 = !DILocation(line: 19, column: 3, scope: !99)
!106 = !DILocation(line: 20, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 20, column: 9)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 19, column: 31)
!109 = !DILocation(line: 20, column: 35, scope: !107)
!110 = !DILocation(line: 20, column: 9, scope: !108)
!111 = !DILocation(line: 20, column: 43, scope: !112)
!112 = distinct !DILexicalBlock(scope: !107, file: !3, line: 20, column: 41)
!113 = !DILocation(line: 20, column: 69, scope: !112)
!114 = !DILocation(line: 21, column: 11, scope: !108)
!115 = !DILocation(line: 22, column: 3, scope: !108)
!116 = !DILocation(line: 19, column: 27, scope: !103)
!117 = !DILocation(line: 19, column: 3, scope: !103)
!118 = distinct !{!118, !105, !119, !120}
!119 = !DILocation(line: 22, column: 3, scope: !99)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 23, column: 3, scope: !94)
!122 = !DILocation(line: 24, column: 3, scope: !94)
