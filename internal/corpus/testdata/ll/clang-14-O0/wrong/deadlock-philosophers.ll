; ModuleID = 'deadlock-philosophers.c'
source_filename = "deadlock-philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@fork_ = dso_local global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !55, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata i64* %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i64 0, i64* %3, align 8, !dbg !62
  br label %5, !dbg !63

5:                                                ; preds = %14, %0
  %6 = load i64, i64* %3, align 8, !dbg !64
  %7 = icmp slt i64 %6, 3, !dbg !66
  br i1 %7, label %8, label %17, !dbg !67

8:                                                ; preds = %5
  %9 = load i64, i64* %3, align 8, !dbg !68
  %10 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %9, !dbg !69
  %11 = load i64, i64* %3, align 8, !dbg !70
  %12 = inttoptr i64 %11 to i8*, !dbg !71
  %13 = call i32 @pthread_create(i64* noundef %10, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @dine, i8* noundef %12) #4, !dbg !72
  br label %14, !dbg !72

14:                                               ; preds = %8
  %15 = load i64, i64* %3, align 8, !dbg !73
  %16 = add nsw i64 %15, 1, !dbg !73
  store i64 %16, i64* %3, align 8, !dbg !73
  br label %5, !dbg !74, !llvm.loop !75

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i64* %4, metadata !78, metadata !DIExpression()), !dbg !80
  store i64 0, i64* %4, align 8, !dbg !80
  br label %18, !dbg !81

18:                                               ; preds = %26, %17
  %19 = load i64, i64* %4, align 8, !dbg !82
  %20 = icmp slt i64 %19, 3, !dbg !84
  br i1 %20, label %21, label %29, !dbg !85

21:                                               ; preds = %18
  %22 = load i64, i64* %4, align 8, !dbg !86
  %23 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %22, !dbg !87
  %24 = load i64, i64* %23, align 8, !dbg !87
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !88
  br label %26, !dbg !88

26:                                               ; preds = %21
  %27 = load i64, i64* %4, align 8, !dbg !89
  %28 = add nsw i64 %27, 1, !dbg !89
  store i64 %28, i64* %4, align 8, !dbg !89
  br label %18, !dbg !90, !llvm.loop !91

29:                                               ; preds = %18
  ret i32 0, !dbg !93
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @dine(i8* noundef %0) #0 !dbg !94 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata i64* %3, metadata !99, metadata !DIExpression()), !dbg !100
  %4 = load i8*, i8** %2, align 8, !dbg !101
  %5 = ptrtoint i8* %4 to i64, !dbg !102
  store i64 %5, i64* %3, align 8, !dbg !100
  %6 = load i64, i64* %3, align 8, !dbg !103
  %7 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %6, !dbg !104
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7) #4, !dbg !105
  %9 = load i64, i64* %3, align 8, !dbg !106
  %10 = add nsw i64 %9, 1, !dbg !107
  %11 = srem i64 %10, 3, !dbg !108
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %11, !dbg !109
  %13 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %12) #4, !dbg !110
  %14 = load i64, i64* %3, align 8, !dbg !111
  %15 = add nsw i64 %14, 1, !dbg !112
  %16 = srem i64 %15, 3, !dbg !113
  %17 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %16, !dbg !114
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17) #4, !dbg !115
  %19 = load i64, i64* %3, align 8, !dbg !116
  %20 = getelementptr inbounds [3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @fork_, i64 0, i64 %19, !dbg !117
  %21 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %20) #4, !dbg !118
  ret i8* null, !dbg !119
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
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-philosophers.c", directory: ".", checksumkind: CSK_MD5, checksum: "8d5fdb66dcf22a376f76839ea26ceda4")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 960, elements: !41)
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
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !6, size: 64)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 1}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 14.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !52, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!18}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 19, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 192, elements: !41)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 19, column: 12, scope: !51)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 20, type: !6)
!61 = distinct !DILexicalBlock(scope: !51, file: !3, line: 20, column: 2)
!62 = !DILocation(line: 20, column: 12, scope: !61)
!63 = !DILocation(line: 20, column: 7, scope: !61)
!64 = !DILocation(line: 20, column: 19, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 20, column: 2)
!66 = !DILocation(line: 20, column: 21, scope: !65)
!67 = !DILocation(line: 20, column: 2, scope: !61)
!68 = !DILocation(line: 21, column: 21, scope: !65)
!69 = !DILocation(line: 21, column: 19, scope: !65)
!70 = !DILocation(line: 21, column: 45, scope: !65)
!71 = !DILocation(line: 21, column: 37, scope: !65)
!72 = !DILocation(line: 21, column: 3, scope: !65)
!73 = !DILocation(line: 20, column: 27, scope: !65)
!74 = !DILocation(line: 20, column: 2, scope: !65)
!75 = distinct !{!75, !67, !76, !77}
!76 = !DILocation(line: 21, column: 46, scope: !61)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 22, type: !6)
!79 = distinct !DILexicalBlock(scope: !51, file: !3, line: 22, column: 2)
!80 = !DILocation(line: 22, column: 12, scope: !79)
!81 = !DILocation(line: 22, column: 7, scope: !79)
!82 = !DILocation(line: 22, column: 19, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 22, column: 2)
!84 = !DILocation(line: 22, column: 21, scope: !83)
!85 = !DILocation(line: 22, column: 2, scope: !79)
!86 = !DILocation(line: 23, column: 18, scope: !83)
!87 = !DILocation(line: 23, column: 16, scope: !83)
!88 = !DILocation(line: 23, column: 3, scope: !83)
!89 = !DILocation(line: 22, column: 27, scope: !83)
!90 = !DILocation(line: 22, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !77}
!92 = !DILocation(line: 23, column: 26, scope: !79)
!93 = !DILocation(line: 24, column: 2, scope: !51)
!94 = distinct !DISubprogram(name: "dine", scope: !3, file: !3, line: 7, type: !95, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!95 = !DISubroutineType(types: !96)
!96 = !{!5, !5}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 7, type: !5)
!98 = !DILocation(line: 7, column: 25, scope: !94)
!99 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 9, type: !6)
!100 = !DILocation(line: 9, column: 7, scope: !94)
!101 = !DILocation(line: 9, column: 17, scope: !94)
!102 = !DILocation(line: 9, column: 11, scope: !94)
!103 = !DILocation(line: 10, column: 28, scope: !94)
!104 = !DILocation(line: 10, column: 22, scope: !94)
!105 = !DILocation(line: 10, column: 2, scope: !94)
!106 = !DILocation(line: 11, column: 29, scope: !94)
!107 = !DILocation(line: 11, column: 31, scope: !94)
!108 = !DILocation(line: 11, column: 36, scope: !94)
!109 = !DILocation(line: 11, column: 22, scope: !94)
!110 = !DILocation(line: 11, column: 2, scope: !94)
!111 = !DILocation(line: 12, column: 31, scope: !94)
!112 = !DILocation(line: 12, column: 33, scope: !94)
!113 = !DILocation(line: 12, column: 38, scope: !94)
!114 = !DILocation(line: 12, column: 24, scope: !94)
!115 = !DILocation(line: 12, column: 2, scope: !94)
!116 = !DILocation(line: 13, column: 30, scope: !94)
!117 = !DILocation(line: 13, column: 24, scope: !94)
!118 = !DILocation(line: 13, column: 2, scope: !94)
!119 = !DILocation(line: 14, column: 2, scope: !94)
