; ModuleID = 'mixed-parts.c'
source_filename = "mixed-parts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.anon = type { i32, i16, i8, i8 }

@u = internal global %union.anon zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [48 x i8] c"v == (1ull << 56 | 3ull << 48 | 5ull << 32 | 7)\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"mixed-parts.c\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [3 x i64]* %2, metadata !58, metadata !DIExpression()), !dbg !64
  %4 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 0, !dbg !65
  %5 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @fill, i8* noundef null) #5, !dbg !66
  %6 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 1, !dbg !67
  %7 = call i32 @pthread_create(i64* noundef %6, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @look, i8* noundef null) #5, !dbg !68
  %8 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 2, !dbg !69
  %9 = call i32 @pthread_create(i64* noundef %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @look, i8* noundef null) #5, !dbg !70
  call void @llvm.dbg.declare(metadata i32* %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, i32* %3, align 4, !dbg !73
  br label %10, !dbg !74

10:                                               ; preds = %19, %0
  %11 = load i32, i32* %3, align 4, !dbg !75
  %12 = icmp slt i32 %11, 3, !dbg !77
  br i1 %12, label %13, label %22, !dbg !78

13:                                               ; preds = %10
  %14 = load i32, i32* %3, align 4, !dbg !79
  %15 = sext i32 %14 to i64, !dbg !80
  %16 = getelementptr inbounds [3 x i64], [3 x i64]* %2, i64 0, i64 %15, !dbg !80
  %17 = load i64, i64* %16, align 8, !dbg !80
  %18 = call i32 @pthread_join(i64 noundef %17, i8** noundef null), !dbg !81
  br label %19, !dbg !81

19:                                               ; preds = %13
  %20 = load i32, i32* %3, align 4, !dbg !82
  %21 = add nsw i32 %20, 1, !dbg !82
  store i32 %21, i32* %3, align 4, !dbg !82
  br label %10, !dbg !83, !llvm.loop !84

22:                                               ; preds = %10
  ret i32 0, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fill(i8* noundef %0) #0 !dbg !88 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i16, align 2
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !91, metadata !DIExpression()), !dbg !92
  store i32 7, i32* %3, align 4, !dbg !93
  %7 = load i32, i32* %3, align 4, !dbg !93
  store atomic i32 %7, i32* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 0) monotonic, align 8, !dbg !93
  store i16 5, i16* %4, align 2, !dbg !94
  %8 = load i16, i16* %4, align 2, !dbg !94
  store atomic i16 %8, i16* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 1) monotonic, align 4, !dbg !94
  store i8 3, i8* %5, align 1, !dbg !95
  %9 = load i8, i8* %5, align 1, !dbg !95
  store atomic i8 %9, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 2) monotonic, align 2, !dbg !95
  store i8 1, i8* %6, align 1, !dbg !96
  %10 = load i8, i8* %6, align 1, !dbg !96
  store atomic i8 %10, i8* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 3) release, align 1, !dbg !96
  %11 = load i8*, i8** %2, align 8, !dbg !97
  ret i8* %11, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @look(i8* noundef %0) #0 !dbg !99 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata i64* %3, metadata !102, metadata !DIExpression()), !dbg !103
  %5 = load atomic i64, i64* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0) acquire, align 8, !dbg !104
  store i64 %5, i64* %4, align 8, !dbg !104
  %6 = load i64, i64* %4, align 8, !dbg !104
  store i64 %6, i64* %3, align 8, !dbg !103
  %7 = load i64, i64* %3, align 8, !dbg !105
  %8 = lshr i64 %7, 56, !dbg !107
  %9 = icmp ne i64 %8, 0, !dbg !107
  br i1 %9, label %10, label %16, !dbg !108

10:                                               ; preds = %1
  %11 = load i64, i64* %3, align 8, !dbg !109
  %12 = icmp eq i64 %11, 72902040442896391, !dbg !109
  br i1 %12, label %13, label %14, !dbg !112

13:                                               ; preds = %10
  br label %15, !dbg !112

14:                                               ; preds = %10
  call void @__assert_fail(i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #6, !dbg !109
  unreachable, !dbg !109

15:                                               ; preds = %13
  br label %16, !dbg !113

16:                                               ; preds = %15, %1
  %17 = load i8*, i8** %2, align 8, !dbg !114
  ret i8* %17, !dbg !115
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-parts.c", directory: ".", checksumkind: CSK_MD5, checksum: "26d5a1fc32a3c7253aefe5d7ae60eb48")
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
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 10, size: 64, elements: !19)
!19 = !{!20, !27}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !18, file: !3, line: 11, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !25, line: 45, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, scope: !18, file: !3, line: 12, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !18, file: !3, line: 12, size: 64, elements: !29)
!29 = !{!30, !34, !39, !44}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !28, file: !3, line: 13, baseType: !31, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !23, line: 26, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !25, line: 42, baseType: !7)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "middle", scope: !28, file: !3, line: 14, baseType: !35, size: 16, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !23, line: 25, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !25, line: 40, baseType: !38)
!38 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !28, file: !3, line: 15, baseType: !40, size: 8, offset: 48)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !23, line: 24, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !25, line: 38, baseType: !43)
!43 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !28, file: !3, line: 15, baseType: !40, size: 8, offset: 56)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !54, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 38, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 192, elements: !62)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 27, baseType: !26)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!62 = !{!63}
!63 = !DISubrange(count: 3)
!64 = !DILocation(line: 38, column: 12, scope: !53)
!65 = !DILocation(line: 39, column: 18, scope: !53)
!66 = !DILocation(line: 39, column: 2, scope: !53)
!67 = !DILocation(line: 40, column: 18, scope: !53)
!68 = !DILocation(line: 40, column: 2, scope: !53)
!69 = !DILocation(line: 41, column: 18, scope: !53)
!70 = !DILocation(line: 41, column: 2, scope: !53)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 42, type: !56)
!72 = distinct !DILexicalBlock(scope: !53, file: !3, line: 42, column: 2)
!73 = !DILocation(line: 42, column: 11, scope: !72)
!74 = !DILocation(line: 42, column: 7, scope: !72)
!75 = !DILocation(line: 42, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 42, column: 2)
!77 = !DILocation(line: 42, column: 20, scope: !76)
!78 = !DILocation(line: 42, column: 2, scope: !72)
!79 = !DILocation(line: 43, column: 18, scope: !76)
!80 = !DILocation(line: 43, column: 16, scope: !76)
!81 = !DILocation(line: 43, column: 3, scope: !76)
!82 = !DILocation(line: 42, column: 26, scope: !76)
!83 = !DILocation(line: 42, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !86}
!85 = !DILocation(line: 43, column: 26, scope: !72)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 44, column: 2, scope: !53)
!88 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 19, type: !89, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!89 = !DISubroutineType(types: !90)
!90 = !{!16, !16}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 19, type: !16)
!92 = !DILocation(line: 19, column: 25, scope: !88)
!93 = !DILocation(line: 21, column: 2, scope: !88)
!94 = !DILocation(line: 22, column: 2, scope: !88)
!95 = !DILocation(line: 23, column: 2, scope: !88)
!96 = !DILocation(line: 24, column: 2, scope: !88)
!97 = !DILocation(line: 25, column: 9, scope: !88)
!98 = !DILocation(line: 25, column: 2, scope: !88)
!99 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 28, type: !89, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 28, type: !16)
!101 = !DILocation(line: 28, column: 25, scope: !99)
!102 = !DILocalVariable(name: "v", scope: !99, file: !3, line: 30, type: !22)
!103 = !DILocation(line: 30, column: 11, scope: !99)
!104 = !DILocation(line: 30, column: 15, scope: !99)
!105 = !DILocation(line: 31, column: 6, scope: !106)
!106 = distinct !DILexicalBlock(scope: !99, file: !3, line: 31, column: 6)
!107 = !DILocation(line: 31, column: 8, scope: !106)
!108 = !DILocation(line: 31, column: 6, scope: !99)
!109 = !DILocation(line: 32, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 32, column: 3)
!111 = distinct !DILexicalBlock(scope: !106, file: !3, line: 32, column: 3)
!112 = !DILocation(line: 32, column: 3, scope: !111)
!113 = !DILocation(line: 32, column: 3, scope: !106)
!114 = !DILocation(line: 33, column: 9, scope: !99)
!115 = !DILocation(line: 33, column: 2, scope: !99)
