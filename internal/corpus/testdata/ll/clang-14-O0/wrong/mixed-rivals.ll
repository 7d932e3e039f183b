; ModuleID = 'mixed-rivals.c'
source_filename = "mixed-rivals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.anon = type { i16, i16 }

@__const.main.work = private unnamed_addr constant [3 x i8* (i8*)*] [i8* (i8*)* @take, i8* (i8*)* @wait, i8* (i8*)* @own], align 16
@lock = internal global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"!(found >> 16) || (found & 0xffff)\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"mixed-rivals.c\00", align 1
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [19 x i8] c"void *take(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8* (i8*)*], align 16
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i8* (i8*)*]* %2, metadata !56, metadata !DIExpression()), !dbg !63
  %6 = bitcast [3 x i8* (i8*)*]* %2 to i8*, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %6, i8* align 16 bitcast ([3 x i8* (i8*)*]* @__const.main.work to i8*), i64 24, i1 false), !dbg !63
  call void @llvm.dbg.declare(metadata [3 x i64]* %3, metadata !64, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata i32* %4, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, i32* %4, align 4, !dbg !72
  br label %7, !dbg !73

7:                                                ; preds = %19, %0
  %8 = load i32, i32* %4, align 4, !dbg !74
  %9 = icmp slt i32 %8, 3, !dbg !76
  br i1 %9, label %10, label %22, !dbg !77

10:                                               ; preds = %7
  %11 = load i32, i32* %4, align 4, !dbg !78
  %12 = sext i32 %11 to i64, !dbg !79
  %13 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %12, !dbg !79
  %14 = load i32, i32* %4, align 4, !dbg !80
  %15 = sext i32 %14 to i64, !dbg !81
  %16 = getelementptr inbounds [3 x i8* (i8*)*], [3 x i8* (i8*)*]* %2, i64 0, i64 %15, !dbg !81
  %17 = load i8* (i8*)*, i8* (i8*)** %16, align 8, !dbg !81
  %18 = call i32 @pthread_create(i64* noundef %13, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef %17, i8* noundef null) #6, !dbg !82
  br label %19, !dbg !82

19:                                               ; preds = %10
  %20 = load i32, i32* %4, align 4, !dbg !83
  %21 = add nsw i32 %20, 1, !dbg !83
  store i32 %21, i32* %4, align 4, !dbg !83
  br label %7, !dbg !84, !llvm.loop !85

22:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %5, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, i32* %5, align 4, !dbg !90
  br label %23, !dbg !91

23:                                               ; preds = %32, %22
  %24 = load i32, i32* %5, align 4, !dbg !92
  %25 = icmp slt i32 %24, 3, !dbg !94
  br i1 %25, label %26, label %35, !dbg !95

26:                                               ; preds = %23
  %27 = load i32, i32* %5, align 4, !dbg !96
  %28 = sext i32 %27 to i64, !dbg !97
  %29 = getelementptr inbounds [3 x i64], [3 x i64]* %3, i64 0, i64 %28, !dbg !97
  %30 = load i64, i64* %29, align 8, !dbg !97
  %31 = call i32 @pthread_join(i64 noundef %30, i8** noundef null), !dbg !98
  br label %32, !dbg !98

32:                                               ; preds = %26
  %33 = load i32, i32* %5, align 4, !dbg !99
  %34 = add nsw i32 %33, 1, !dbg !99
  store i32 %34, i32* %5, align 4, !dbg !99
  br label %23, !dbg !100, !llvm.loop !101

35:                                               ; preds = %23
  ret i32 0, !dbg !103
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @take(i8* noundef %0) #0 !dbg !104 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata i32* %3, metadata !107, metadata !DIExpression()), !dbg !108
  store i32 0, i32* %3, align 4, !dbg !108
  store i32 1, i32* %4, align 4, !dbg !109
  %6 = load i32, i32* %3, align 4, !dbg !109
  %7 = load i32, i32* %4, align 4, !dbg !109
  %8 = cmpxchg i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %6, i32 %7 monotonic monotonic, align 4, !dbg !109
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !109
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !109
  br i1 %10, label %12, label %11, !dbg !109

11:                                               ; preds = %1
  store i32 %9, i32* %3, align 4, !dbg !109
  br label %12, !dbg !109

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !109
  store i8 %13, i8* %5, align 1, !dbg !109
  %14 = load i8, i8* %5, align 1, !dbg !109
  %15 = trunc i8 %14 to i1, !dbg !109
  br i1 %15, label %27, label %16, !dbg !111

16:                                               ; preds = %12
  %17 = load i32, i32* %3, align 4, !dbg !112
  %18 = lshr i32 %17, 16, !dbg !112
  %19 = icmp ne i32 %18, 0, !dbg !112
  br i1 %19, label %20, label %24, !dbg !112

20:                                               ; preds = %16
  %21 = load i32, i32* %3, align 4, !dbg !112
  %22 = and i32 %21, 65535, !dbg !112
  %23 = icmp ne i32 %22, 0, !dbg !112
  br i1 %23, label %24, label %25, !dbg !115

24:                                               ; preds = %20, %16
  br label %26, !dbg !115

25:                                               ; preds = %20
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.take, i64 0, i64 0)) #7, !dbg !112
  unreachable, !dbg !112

26:                                               ; preds = %24
  br label %27, !dbg !116

27:                                               ; preds = %26, %12
  %28 = load i8*, i8** %2, align 8, !dbg !117
  ret i8* %28, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @wait(i8* noundef %0) #0 !dbg !119 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i16, align 2
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !120, metadata !DIExpression()), !dbg !121
  %5 = load atomic i8, i8* getelementptr inbounds ([4 x i8], [4 x i8]* bitcast (%union.anon* @lock to [4 x i8]*), i64 0, i64 0) monotonic, align 4, !dbg !122
  store i8 %5, i8* %3, align 1, !dbg !122
  %6 = load i8, i8* %3, align 1, !dbg !122
  %7 = zext i8 %6 to i32, !dbg !122
  %8 = icmp eq i32 %7, 7, !dbg !124
  br i1 %8, label %9, label %11, !dbg !125

9:                                                ; preds = %1
  store i16 5, i16* %4, align 2, !dbg !126
  %10 = load i16, i16* %4, align 2, !dbg !126
  store atomic i16 %10, i16* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 1) monotonic, align 2, !dbg !126
  br label %11, !dbg !126

11:                                               ; preds = %9, %1
  %12 = load i8*, i8** %2, align 8, !dbg !127
  ret i8* %12, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @own(i8* noundef %0) #0 !dbg !129 {
  %2 = alloca i8*, align 8
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !130, metadata !DIExpression()), !dbg !131
  store i16 7, i16* %3, align 2, !dbg !132
  %5 = load i16, i16* %3, align 2, !dbg !132
  %6 = atomicrmw xchg i16* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @lock to %struct.anon*), i32 0, i32 0), i16 %5 monotonic, align 2, !dbg !132
  store i16 %6, i16* %4, align 2, !dbg !132
  %7 = load i16, i16* %4, align 2, !dbg !132
  %8 = load i8*, i8** %2, align 8, !dbg !133
  ret i8* %8, !dbg !134
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 18, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-rivals.c", directory: ".", checksumkind: CSK_MD5, checksum: "032da6567bb7d836b58e923593407f3b")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0}
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 12, size: 32, elements: !19)
!19 = !{!20, !26, !35}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !18, file: !3, line: 13, baseType: !21, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !23, line: 26, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !25, line: 42, baseType: !7)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!26 = !DIDerivedType(tag: DW_TAG_member, scope: !18, file: !3, line: 14, baseType: !27, size: 32)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !18, file: !3, line: 14, size: 32, elements: !28)
!28 = !{!29, !34}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !27, file: !3, line: 15, baseType: !30, size: 16)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !23, line: 25, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !25, line: 40, baseType: !33)
!33 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "waiter", scope: !27, file: !3, line: 15, baseType: !30, size: 16, offset: 16)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "byte", scope: !18, file: !3, line: 17, baseType: !36, size: 32)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 32, elements: !41)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !23, line: 24, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !25, line: 38, baseType: !40)
!40 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 1}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"Debian clang version 14.0.6"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !52, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!54}
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !{}
!56 = !DILocalVariable(name: "work", scope: !51, file: !3, line: 43, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 192, elements: !61)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !16}
!61 = !{!62}
!62 = !DISubrange(count: 3)
!63 = !DILocation(line: 43, column: 10, scope: !51)
!64 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 44, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 192, elements: !61)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 44, column: 12, scope: !51)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 45, type: !54)
!71 = distinct !DILexicalBlock(scope: !51, file: !3, line: 45, column: 2)
!72 = !DILocation(line: 45, column: 11, scope: !71)
!73 = !DILocation(line: 45, column: 7, scope: !71)
!74 = !DILocation(line: 45, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 45, column: 2)
!76 = !DILocation(line: 45, column: 20, scope: !75)
!77 = !DILocation(line: 45, column: 2, scope: !71)
!78 = !DILocation(line: 46, column: 21, scope: !75)
!79 = !DILocation(line: 46, column: 19, scope: !75)
!80 = !DILocation(line: 46, column: 36, scope: !75)
!81 = !DILocation(line: 46, column: 31, scope: !75)
!82 = !DILocation(line: 46, column: 3, scope: !75)
!83 = !DILocation(line: 45, column: 26, scope: !75)
!84 = !DILocation(line: 45, column: 2, scope: !75)
!85 = distinct !{!85, !77, !86, !87}
!86 = !DILocation(line: 46, column: 44, scope: !71)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 47, type: !54)
!89 = distinct !DILexicalBlock(scope: !51, file: !3, line: 47, column: 2)
!90 = !DILocation(line: 47, column: 11, scope: !89)
!91 = !DILocation(line: 47, column: 7, scope: !89)
!92 = !DILocation(line: 47, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 47, column: 2)
!94 = !DILocation(line: 47, column: 20, scope: !93)
!95 = !DILocation(line: 47, column: 2, scope: !89)
!96 = !DILocation(line: 48, column: 18, scope: !93)
!97 = !DILocation(line: 48, column: 16, scope: !93)
!98 = !DILocation(line: 48, column: 3, scope: !93)
!99 = !DILocation(line: 47, column: 26, scope: !93)
!100 = !DILocation(line: 47, column: 2, scope: !93)
!101 = distinct !{!101, !95, !102, !87}
!102 = !DILocation(line: 48, column: 26, scope: !89)
!103 = !DILocation(line: 49, column: 2, scope: !51)
!104 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 20, type: !59, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 20, type: !16)
!106 = !DILocation(line: 20, column: 25, scope: !104)
!107 = !DILocalVariable(name: "found", scope: !104, file: !3, line: 22, type: !22)
!108 = !DILocation(line: 22, column: 11, scope: !104)
!109 = !DILocation(line: 23, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !104, file: !3, line: 23, column: 6)
!111 = !DILocation(line: 23, column: 6, scope: !104)
!112 = !DILocation(line: 24, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 24, column: 3)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 24, column: 3)
!115 = !DILocation(line: 24, column: 3, scope: !114)
!116 = !DILocation(line: 24, column: 3, scope: !110)
!117 = !DILocation(line: 25, column: 9, scope: !104)
!118 = !DILocation(line: 25, column: 2, scope: !104)
!119 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 28, type: !59, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!120 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 28, type: !16)
!121 = !DILocation(line: 28, column: 25, scope: !119)
!122 = !DILocation(line: 30, column: 6, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 30, column: 6)
!124 = !DILocation(line: 30, column: 64, scope: !123)
!125 = !DILocation(line: 30, column: 6, scope: !119)
!126 = !DILocation(line: 31, column: 3, scope: !123)
!127 = !DILocation(line: 32, column: 9, scope: !119)
!128 = !DILocation(line: 32, column: 2, scope: !119)
!129 = distinct !DISubprogram(name: "own", scope: !3, file: !3, line: 35, type: !59, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!130 = !DILocalVariable(name: "arg", arg: 1, scope: !129, file: !3, line: 35, type: !16)
!131 = !DILocation(line: 35, column: 24, scope: !129)
!132 = !DILocation(line: 37, column: 2, scope: !129)
!133 = !DILocation(line: 38, column: 9, scope: !129)
!134 = !DILocation(line: 38, column: 2, scope: !129)
