; ModuleID = 'livelock-two-rwlocks.c'
source_filename = "livelock-two-rwlocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@lock = dso_local global [2 x %union.pthread_rwlock_t] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !55, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i64* %3, metadata !58, metadata !DIExpression()), !dbg !59
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @both, i8* noundef null) #4, !dbg !60
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @both, i8* noundef bitcast ([2 x %union.pthread_rwlock_t]* @lock to i8*)) #4, !dbg !61
  %6 = load i64, i64* %2, align 8, !dbg !62
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !63
  %8 = load i64, i64* %3, align 8, !dbg !64
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @both(i8* noundef %0) #0 !dbg !67 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %3, metadata !73, metadata !DIExpression()), !dbg !75
  %4 = load i8*, i8** %2, align 8, !dbg !76
  %5 = icmp ne i8* %4, null, !dbg !77
  %6 = zext i1 %5 to i32, !dbg !77
  store i32 %6, i32* %3, align 4, !dbg !75
  br label %7, !dbg !78

7:                                                ; preds = %24, %1
  %8 = load i32, i32* %3, align 4, !dbg !79
  %9 = sext i32 %8 to i64, !dbg !82
  %10 = getelementptr inbounds [2 x %union.pthread_rwlock_t], [2 x %union.pthread_rwlock_t]* @lock, i64 0, i64 %9, !dbg !82
  %11 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %10) #4, !dbg !83
  %12 = load i32, i32* %3, align 4, !dbg !84
  %13 = sub nsw i32 1, %12, !dbg !86
  %14 = sext i32 %13 to i64, !dbg !87
  %15 = getelementptr inbounds [2 x %union.pthread_rwlock_t], [2 x %union.pthread_rwlock_t]* @lock, i64 0, i64 %14, !dbg !87
  %16 = call i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %15) #4, !dbg !88
  %17 = icmp ne i32 %16, 0, !dbg !88
  br i1 %17, label %19, label %18, !dbg !89

18:                                               ; preds = %7
  br label %27, !dbg !90

19:                                               ; preds = %7
  %20 = load i32, i32* %3, align 4, !dbg !91
  %21 = sext i32 %20 to i64, !dbg !92
  %22 = getelementptr inbounds [2 x %union.pthread_rwlock_t], [2 x %union.pthread_rwlock_t]* @lock, i64 0, i64 %21, !dbg !92
  %23 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %22) #4, !dbg !93
  br label %24, !dbg !94

24:                                               ; preds = %19
  %25 = load i32, i32* %3, align 4, !dbg !95
  %26 = sub nsw i32 1, %25, !dbg !96
  store i32 %26, i32* %3, align 4, !dbg !97
  br label %7, !dbg !98, !llvm.loop !99

27:                                               ; preds = %18
  %28 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef getelementptr inbounds ([2 x %union.pthread_rwlock_t], [2 x %union.pthread_rwlock_t]* @lock, i64 0, i64 0)) #4, !dbg !102
  %29 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef getelementptr inbounds ([2 x %union.pthread_rwlock_t], [2 x %union.pthread_rwlock_t]* @lock, i64 0, i64 1)) #4, !dbg !103
  ret i8* null, !dbg !104
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "livelock-two-rwlocks.c", directory: ".", checksumkind: CSK_MD5, checksum: "3065ce8a8c7db19c25749514b6484218")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 896, elements: !41)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !7, line: 91, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!8 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !7, line: 86, size: 448, elements: !9)
!9 = !{!10, !34, !39}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !8, file: !7, line: 88, baseType: !11, size: 448)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !12, line: 23, size: 448, elements: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!13 = !{!14, !16, !17, !18, !19, !20, !21, !23, !24, !26, !31, !33}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !11, file: !12, line: 25, baseType: !15, size: 32)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !11, file: !12, line: 26, baseType: !15, size: 32, offset: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !11, file: !12, line: 27, baseType: !15, size: 32, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !11, file: !12, line: 28, baseType: !15, size: 32, offset: 96)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !11, file: !12, line: 29, baseType: !15, size: 32, offset: 128)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !11, file: !12, line: 30, baseType: !15, size: 32, offset: 160)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !11, file: !12, line: 32, baseType: !22, size: 32, offset: 192)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !11, file: !12, line: 33, baseType: !22, size: 32, offset: 224)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !11, file: !12, line: 34, baseType: !25, size: 8, offset: 256)
!25 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !11, file: !12, line: 39, baseType: !27, size: 56, offset: 264)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 56, elements: !29)
!28 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!29 = !{!30}
!30 = !DISubrange(count: 7)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !11, file: !12, line: 42, baseType: !32, size: 64, offset: 320)
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !11, file: !12, line: 45, baseType: !15, size: 32, offset: 384)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !8, file: !7, line: 89, baseType: !35, size: 448)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 448, elements: !37)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 56)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !8, file: !7, line: 90, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 1}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 14.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !52, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!22}
!54 = !{}
!55 = !DILocalVariable(name: "s", scope: !51, file: !3, line: 23, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !7, line: 27, baseType: !32)
!57 = !DILocation(line: 23, column: 12, scope: !51)
!58 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 23, type: !56)
!59 = !DILocation(line: 23, column: 15, scope: !51)
!60 = !DILocation(line: 24, column: 2, scope: !51)
!61 = !DILocation(line: 25, column: 2, scope: !51)
!62 = !DILocation(line: 26, column: 15, scope: !51)
!63 = !DILocation(line: 26, column: 2, scope: !51)
!64 = !DILocation(line: 27, column: 15, scope: !51)
!65 = !DILocation(line: 27, column: 2, scope: !51)
!66 = !DILocation(line: 28, column: 2, scope: !51)
!67 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 8, type: !68, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 8, type: !70)
!72 = !DILocation(line: 8, column: 25, scope: !67)
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 10, type: !22)
!74 = distinct !DILexicalBlock(scope: !67, file: !3, line: 10, column: 2)
!75 = !DILocation(line: 10, column: 11, scope: !74)
!76 = !DILocation(line: 10, column: 15, scope: !74)
!77 = !DILocation(line: 10, column: 19, scope: !74)
!78 = !DILocation(line: 10, column: 7, scope: !74)
!79 = !DILocation(line: 11, column: 31, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 10, column: 37)
!81 = distinct !DILexicalBlock(scope: !74, file: !3, line: 10, column: 2)
!82 = !DILocation(line: 11, column: 26, scope: !80)
!83 = !DILocation(line: 11, column: 3, scope: !80)
!84 = !DILocation(line: 12, column: 43, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !3, line: 12, column: 7)
!86 = !DILocation(line: 12, column: 41, scope: !85)
!87 = !DILocation(line: 12, column: 34, scope: !85)
!88 = !DILocation(line: 12, column: 8, scope: !85)
!89 = !DILocation(line: 12, column: 7, scope: !80)
!90 = !DILocation(line: 13, column: 4, scope: !85)
!91 = !DILocation(line: 14, column: 31, scope: !80)
!92 = !DILocation(line: 14, column: 26, scope: !80)
!93 = !DILocation(line: 14, column: 3, scope: !80)
!94 = !DILocation(line: 15, column: 2, scope: !80)
!95 = !DILocation(line: 10, column: 34, scope: !81)
!96 = !DILocation(line: 10, column: 32, scope: !81)
!97 = !DILocation(line: 10, column: 28, scope: !81)
!98 = !DILocation(line: 10, column: 2, scope: !81)
!99 = distinct !{!99, !100, !101}
!100 = !DILocation(line: 10, column: 2, scope: !74)
!101 = !DILocation(line: 15, column: 2, scope: !74)
!102 = !DILocation(line: 16, column: 2, scope: !67)
!103 = !DILocation(line: 17, column: 2, scope: !67)
!104 = !DILocation(line: 18, column: 2, scope: !67)
