; ModuleID = 'poll-rwlock.c'
source_filename = "poll-rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@own = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !5
@stop = dso_local global i32 0, align 4, !dbg !42
@got = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !44

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !61, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i64* %3, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @first, i8* noundef null) #3, !dbg !66
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @second, i8* noundef null) #3, !dbg !67
  %6 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !68
  store i32 1, i32* @stop, align 4, !dbg !69
  %7 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @first(i8* noundef %0) #0 !dbg !72 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !76, metadata !DIExpression()), !dbg !77
  br label %4, !dbg !78

4:                                                ; preds = %12, %1
  %5 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !79
  call void @llvm.dbg.declare(metadata i32* %3, metadata !83, metadata !DIExpression()), !dbg !84
  %6 = load i32, i32* @stop, align 4, !dbg !85
  store i32 %6, i32* %3, align 4, !dbg !84
  %7 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !86
  %8 = load i32, i32* %3, align 4, !dbg !87
  %9 = icmp ne i32 %8, 0, !dbg !87
  br i1 %9, label %10, label %12, !dbg !89

10:                                               ; preds = %4
  %11 = load i32, i32* %3, align 4, !dbg !90
  store i32 %11, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @got, i64 0, i64 0), align 4, !dbg !92
  ret i8* null, !dbg !93

12:                                               ; preds = %4
  br label %4, !dbg !94, !llvm.loop !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @second(i8* noundef %0) #0 !dbg !98 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !101
  br label %4, !dbg !102

4:                                                ; preds = %8, %1
  %5 = load i32, i32* @stop, align 4, !dbg !103
  %6 = icmp ne i32 %5, 0, !dbg !104
  %7 = xor i1 %6, true, !dbg !104
  br i1 %7, label %8, label %13, !dbg !102

8:                                                ; preds = %4
  %9 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !105
  %10 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @own) #3, !dbg !107
  %11 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !108
  %12 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @own) #3, !dbg !109
  br label %4, !dbg !102, !llvm.loop !110

13:                                               ; preds = %4
  %14 = load i32, i32* @stop, align 4, !dbg !113
  store i32 %14, i32* getelementptr inbounds ([2 x i32], [2 x i32]* @got, i64 0, i64 1), align 4, !dbg !114
  %15 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @l) #3, !dbg !115
  ret i8* null, !dbg !116
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "poll-rwlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "edb1315735131ab96564e548c13a0cba")
!4 = !{!0, !5, !42, !44}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !8, line: 91, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 86, size: 448, elements: !10)
!10 = !{!11, !35, !40}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 88, baseType: !12, size: 448)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !13, line: 23, size: 448, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!14 = !{!15, !17, !18, !19, !20, !21, !22, !24, !25, !27, !32, !34}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !12, file: !13, line: 25, baseType: !16, size: 32)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !12, file: !13, line: 26, baseType: !16, size: 32, offset: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !12, file: !13, line: 27, baseType: !16, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !12, file: !13, line: 28, baseType: !16, size: 32, offset: 96)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !12, file: !13, line: 29, baseType: !16, size: 32, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !12, file: !13, line: 30, baseType: !16, size: 32, offset: 160)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !12, file: !13, line: 32, baseType: !23, size: 32, offset: 192)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !12, file: !13, line: 33, baseType: !23, size: 32, offset: 224)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !12, file: !13, line: 34, baseType: !26, size: 8, offset: 256)
!26 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !12, file: !13, line: 39, baseType: !28, size: 56, offset: 264)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 56, elements: !30)
!29 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !12, file: !13, line: 42, baseType: !33, size: 64, offset: 320)
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !12, file: !13, line: 45, baseType: !16, size: 32, offset: 384)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 89, baseType: !36, size: 448)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 448, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 56)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 90, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 5, type: !23, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 5, type: !46, isLocal: false, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !58, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!23}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 27, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !33)
!63 = !DILocation(line: 27, column: 13, scope: !57)
!64 = !DILocalVariable(name: "u", scope: !57, file: !3, line: 27, type: !62)
!65 = !DILocation(line: 27, column: 16, scope: !57)
!66 = !DILocation(line: 28, column: 3, scope: !57)
!67 = !DILocation(line: 29, column: 3, scope: !57)
!68 = !DILocation(line: 30, column: 3, scope: !57)
!69 = !DILocation(line: 31, column: 8, scope: !57)
!70 = !DILocation(line: 32, column: 3, scope: !57)
!71 = !DILocation(line: 33, column: 3, scope: !57)
!72 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 6, type: !73, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "a", arg: 1, scope: !72, file: !3, line: 6, type: !75)
!77 = !DILocation(line: 6, column: 26, scope: !72)
!78 = !DILocation(line: 7, column: 3, scope: !72)
!79 = !DILocation(line: 8, column: 5, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 7, column: 12)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 7, column: 3)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 7, column: 3)
!83 = !DILocalVariable(name: "s", scope: !80, file: !3, line: 9, type: !23)
!84 = !DILocation(line: 9, column: 9, scope: !80)
!85 = !DILocation(line: 9, column: 13, scope: !80)
!86 = !DILocation(line: 10, column: 5, scope: !80)
!87 = !DILocation(line: 11, column: 9, scope: !88)
!88 = distinct !DILexicalBlock(scope: !80, file: !3, line: 11, column: 9)
!89 = !DILocation(line: 11, column: 9, scope: !80)
!90 = !DILocation(line: 11, column: 23, scope: !91)
!91 = distinct !DILexicalBlock(scope: !88, file: !3, line: 11, column: 12)
!92 = !DILocation(line: 11, column: 21, scope: !91)
!93 = !DILocation(line: 11, column: 26, scope: !91)
!94 = !DILocation(line: 7, column: 3, scope: !81)
!95 = distinct !{!95, !96, !97}
!96 = !DILocation(line: 7, column: 3, scope: !82)
!97 = !DILocation(line: 12, column: 3, scope: !82)
!98 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 14, type: !73, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!99 = !DILocalVariable(name: "a", arg: 1, scope: !98, file: !3, line: 14, type: !75)
!100 = !DILocation(line: 14, column: 27, scope: !98)
!101 = !DILocation(line: 15, column: 3, scope: !98)
!102 = !DILocation(line: 16, column: 3, scope: !98)
!103 = !DILocation(line: 16, column: 11, scope: !98)
!104 = !DILocation(line: 16, column: 10, scope: !98)
!105 = !DILocation(line: 17, column: 5, scope: !106)
!106 = distinct !DILexicalBlock(scope: !98, file: !3, line: 16, column: 17)
!107 = !DILocation(line: 18, column: 5, scope: !106)
!108 = !DILocation(line: 19, column: 5, scope: !106)
!109 = !DILocation(line: 20, column: 5, scope: !106)
!110 = distinct !{!110, !102, !111, !112}
!111 = !DILocation(line: 21, column: 3, scope: !98)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 22, column: 12, scope: !98)
!114 = !DILocation(line: 22, column: 10, scope: !98)
!115 = !DILocation(line: 23, column: 3, scope: !98)
!116 = !DILocation(line: 24, column: 3, scope: !98)
