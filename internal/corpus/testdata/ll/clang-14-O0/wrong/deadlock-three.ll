; ModuleID = 'deadlock-three.c'
source_filename = "deadlock-three.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7
@c = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !42

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !56, metadata !DIExpression()), !dbg !62
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !63
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ab, i8* noundef null) #4, !dbg !64
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !65
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @bc, i8* noundef null) #4, !dbg !66
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !67
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ca, i8* noundef null) #4, !dbg !68
  call void @llvm.dbg.declare(metadata i32* %3, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, i32* %3, align 4, !dbg !71
  br label %10, !dbg !72

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !73
  %12 = icmp slt i32 %11, 3, !dbg !75
  br i1 %12, label %13, label %22, !dbg !76

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !77
  %15 = sext i32 %14 to i64, !dbg !78
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !78
  %17 = load i64, i64* %16, align 8, !dbg !78
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !79
  br label %19, !dbg !79

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !80
  %21 = add nsw i32 %20, 1, !dbg !80
  store i32 %21, i32* %3, align 4, !dbg !80
  br label %10, !dbg !81, !llvm.loop !82

22:                                               ; preds = %10
  ret i32 0, !dbg !85
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ab(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !89, metadata !DIExpression()), !dbg !90
  call void @both(%union.pthread_mutex_t* noundef @a, %union.pthread_mutex_t* noundef @b), !dbg !91
  %3 = load i8*, i8** %2, align 8, !dbg !92
  ret i8* %3, !dbg !93
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @bc(i8* noundef %0) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @both(%union.pthread_mutex_t* noundef @b, %union.pthread_mutex_t* noundef @c), !dbg !97
  %3 = load i8*, i8** %2, align 8, !dbg !98
  ret i8* %3, !dbg !99
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ca(i8* noundef %0) #0 !dbg !100 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @both(%union.pthread_mutex_t* noundef @c, %union.pthread_mutex_t* noundef @a), !dbg !103
  %3 = load i8*, i8** %2, align 8, !dbg !104
  ret i8* %3, !dbg !105
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @both(%union.pthread_mutex_t* noundef %0, %union.pthread_mutex_t* noundef %1) #0 !dbg !106 {
  %3 = alloca %union.pthread_mutex_t*, align 8
  %4 = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %0, %union.pthread_mutex_t** %3, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %3, metadata !110, metadata !DIExpression()), !dbg !111
  store %union.pthread_mutex_t* %1, %union.pthread_mutex_t** %4, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %4, metadata !112, metadata !DIExpression()), !dbg !113
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !114
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5) #4, !dbg !115
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8, !dbg !116
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #4, !dbg !117
  %9 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8, !dbg !118
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %9) #4, !dbg !119
  %11 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8, !dbg !120
  %12 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %11) #4, !dbg !121
  ret void, !dbg !122
}

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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-three.c", directory: ".", checksumkind: CSK_MD5, checksum: "fd722561911835ff47ec70acbcc514ce")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !42}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !53, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!18}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 23, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 192, elements: !60)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !{!61}
!61 = !DISubrange(count: 3)
!62 = !DILocation(line: 23, column: 12, scope: !52)
!63 = !DILocation(line: 24, column: 18, scope: !52)
!64 = !DILocation(line: 24, column: 2, scope: !52)
!65 = !DILocation(line: 25, column: 18, scope: !52)
!66 = !DILocation(line: 25, column: 2, scope: !52)
!67 = !DILocation(line: 26, column: 18, scope: !52)
!68 = !DILocation(line: 26, column: 2, scope: !52)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 27, type: !18)
!70 = distinct !DILexicalBlock(scope: !52, file: !3, line: 27, column: 2)
!71 = !DILocation(line: 27, column: 11, scope: !70)
!72 = !DILocation(line: 27, column: 7, scope: !70)
!73 = !DILocation(line: 27, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 27, column: 2)
!75 = !DILocation(line: 27, column: 20, scope: !74)
!76 = !DILocation(line: 27, column: 2, scope: !70)
!77 = !DILocation(line: 28, column: 18, scope: !74)
!78 = !DILocation(line: 28, column: 16, scope: !74)
!79 = !DILocation(line: 28, column: 3, scope: !74)
!80 = !DILocation(line: 27, column: 26, scope: !74)
!81 = !DILocation(line: 27, column: 2, scope: !74)
!82 = distinct !{!82, !76, !83, !84}
!83 = !DILocation(line: 28, column: 26, scope: !70)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 29, column: 2, scope: !52)
!86 = distinct !DISubprogram(name: "ab", scope: !3, file: !3, line: 17, type: !87, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 17, type: !5)
!90 = !DILocation(line: 17, column: 23, scope: !86)
!91 = !DILocation(line: 17, column: 30, scope: !86)
!92 = !DILocation(line: 17, column: 51, scope: !86)
!93 = !DILocation(line: 17, column: 44, scope: !86)
!94 = distinct !DISubprogram(name: "bc", scope: !3, file: !3, line: 18, type: !87, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!95 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 18, type: !5)
!96 = !DILocation(line: 18, column: 23, scope: !94)
!97 = !DILocation(line: 18, column: 30, scope: !94)
!98 = !DILocation(line: 18, column: 51, scope: !94)
!99 = !DILocation(line: 18, column: 44, scope: !94)
!100 = distinct !DISubprogram(name: "ca", scope: !3, file: !3, line: 19, type: !87, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !3, line: 19, type: !5)
!102 = !DILocation(line: 19, column: 23, scope: !100)
!103 = !DILocation(line: 19, column: 30, scope: !100)
!104 = !DILocation(line: 19, column: 51, scope: !100)
!105 = !DILocation(line: 19, column: 44, scope: !100)
!106 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 9, type: !107, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!110 = !DILocalVariable(name: "x", arg: 1, scope: !106, file: !3, line: 9, type: !109)
!111 = !DILocation(line: 9, column: 35, scope: !106)
!112 = !DILocalVariable(name: "y", arg: 2, scope: !106, file: !3, line: 9, type: !109)
!113 = !DILocation(line: 9, column: 55, scope: !106)
!114 = !DILocation(line: 11, column: 21, scope: !106)
!115 = !DILocation(line: 11, column: 2, scope: !106)
!116 = !DILocation(line: 12, column: 21, scope: !106)
!117 = !DILocation(line: 12, column: 2, scope: !106)
!118 = !DILocation(line: 13, column: 23, scope: !106)
!119 = !DILocation(line: 13, column: 2, scope: !106)
!120 = !DILocation(line: 14, column: 23, scope: !106)
!121 = !DILocation(line: 14, column: 2, scope: !106)
!122 = !DILocation(line: 15, column: 1, scope: !106)
