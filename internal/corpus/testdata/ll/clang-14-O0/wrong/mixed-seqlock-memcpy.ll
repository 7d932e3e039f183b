; ModuleID = 'mixed-seqlock-memcpy.c'
source_filename = "mixed-seqlock-memcpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@slot = internal global %union.anon zeroinitializer, align 8, !dbg !0
@sequence = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [39 x i8] c"copy[0] + 1 == copy[1] || copy[1] == 0\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"mixed-seqlock-memcpy.c\00", align 1
@__PRETTY_FUNCTION__.read_slot = private unnamed_addr constant [24 x i8] c"void *read_slot(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !51, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata i64* %3, metadata !55, metadata !DIExpression()), !dbg !56
  store i64 0, i64* %4, align 8, !dbg !57
  %5 = load i64, i64* %4, align 8, !dbg !57
  store atomic i64 %5, i64* getelementptr inbounds (%union.anon, %union.anon* @slot, i32 0, i32 0) monotonic, align 8, !dbg !57
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @write_slot, i8* noundef null) #6, !dbg !58
  %7 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @read_slot, i8* noundef null) #6, !dbg !59
  %8 = load i64, i64* %2, align 8, !dbg !60
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !61
  %10 = load i64, i64* %3, align 8, !dbg !62
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @write_slot(i8* noundef %0) #0 !dbg !65 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !68, metadata !DIExpression()), !dbg !69
  store i32 1, i32* %3, align 4, !dbg !70
  %7 = load i32, i32* %3, align 4, !dbg !70
  store atomic i32 %7, i32* @sequence monotonic, align 4, !dbg !70
  fence release, !dbg !71
  call void @llvm.dbg.declare(metadata i32* %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, i32* %4, align 4, !dbg !74
  br label %8, !dbg !75

8:                                                ; preds = %18, %1
  %9 = load i32, i32* %4, align 4, !dbg !76
  %10 = icmp ult i32 %9, 2, !dbg !78
  br i1 %10, label %11, label %21, !dbg !79

11:                                               ; preds = %8
  %12 = load i32, i32* %4, align 4, !dbg !80
  %13 = zext i32 %12 to i64, !dbg !81
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* bitcast (%union.anon* @slot to [2 x i32]*), i64 0, i64 %13, !dbg !81
  %15 = load i32, i32* %4, align 4, !dbg !82
  %16 = add i32 20, %15, !dbg !83
  store i32 %16, i32* %5, align 4, !dbg !84
  %17 = load i32, i32* %5, align 4, !dbg !84
  store atomic i32 %17, i32* %14 monotonic, align 4, !dbg !84
  br label %18, !dbg !84

18:                                               ; preds = %11
  %19 = load i32, i32* %4, align 4, !dbg !85
  %20 = add i32 %19, 1, !dbg !85
  store i32 %20, i32* %4, align 4, !dbg !85
  br label %8, !dbg !86, !llvm.loop !87

21:                                               ; preds = %8
  store i32 2, i32* %6, align 4, !dbg !90
  %22 = load i32, i32* %6, align 4, !dbg !90
  store atomic i32 %22, i32* @sequence release, align 4, !dbg !90
  %23 = load i8*, i8** %2, align 8, !dbg !91
  ret i8* %23, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @read_slot(i8* noundef %0) #0 !dbg !93 {
  %2 = alloca i8*, align 8
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.declare(metadata [2 x i32]* %3, metadata !96, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata i32* %4, metadata !98, metadata !DIExpression()), !dbg !99
  %7 = load atomic i32, i32* @sequence acquire, align 4, !dbg !100
  store i32 %7, i32* %5, align 4, !dbg !100
  %8 = load i32, i32* %5, align 4, !dbg !100
  store i32 %8, i32* %4, align 4, !dbg !99
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !101
  %10 = bitcast i32* %9 to i8*, !dbg !101
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %10, i8* align 8 bitcast (%union.anon* @slot to i8*), i64 8, i1 false), !dbg !101
  fence acquire, !dbg !102
  %11 = load i32, i32* %4, align 4, !dbg !103
  %12 = urem i32 %11, 2, !dbg !105
  %13 = icmp eq i32 %12, 0, !dbg !106
  br i1 %13, label %14, label %33, !dbg !107

14:                                               ; preds = %1
  %15 = load atomic i32, i32* @sequence monotonic, align 4, !dbg !108
  store i32 %15, i32* %6, align 4, !dbg !108
  %16 = load i32, i32* %6, align 4, !dbg !108
  %17 = load i32, i32* %4, align 4, !dbg !109
  %18 = icmp eq i32 %16, %17, !dbg !110
  br i1 %18, label %19, label %33, !dbg !111

19:                                               ; preds = %14
  %20 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !112
  %21 = load i32, i32* %20, align 4, !dbg !112
  %22 = add i32 %21, 1, !dbg !112
  %23 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !112
  %24 = load i32, i32* %23, align 4, !dbg !112
  %25 = icmp eq i32 %22, %24, !dbg !112
  br i1 %25, label %30, label %26, !dbg !112

26:                                               ; preds = %19
  %27 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !112
  %28 = load i32, i32* %27, align 4, !dbg !112
  %29 = icmp eq i32 %28, 0, !dbg !112
  br i1 %29, label %30, label %31, !dbg !115

30:                                               ; preds = %26, %19
  br label %32, !dbg !115

31:                                               ; preds = %26
  call void @__assert_fail(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 35, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @__PRETTY_FUNCTION__.read_slot, i64 0, i64 0)) #7, !dbg !112
  unreachable, !dbg !112

32:                                               ; preds = %30
  br label %33, !dbg !116

33:                                               ; preds = %32, %14, %1
  %34 = load i8*, i8** %2, align 8, !dbg !117
  ret i8* %34, !dbg !118
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 15, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-seqlock-memcpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ee7859817a23bde138718e29394f5e5")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "sequence", scope: !2, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !22, line: 26, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !24, line: 42, baseType: !7)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 11, size: 64, elements: !26)
!26 = !{!27, !31, !33}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !25, file: !3, line: 12, baseType: !28, size: 64)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !25, file: !3, line: 13, baseType: !32, size: 64)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !29)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !25, file: !3, line: 14, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !22, line: 27, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !24, line: 45, baseType: !37)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 7, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 1}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"Debian clang version 14.0.6"}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !47, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!49}
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{}
!51 = !DILocalVariable(name: "writer", scope: !46, file: !3, line: 41, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !37)
!53 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DILocation(line: 41, column: 12, scope: !46)
!55 = !DILocalVariable(name: "reader", scope: !46, file: !3, line: 41, type: !52)
!56 = !DILocation(line: 41, column: 20, scope: !46)
!57 = !DILocation(line: 42, column: 2, scope: !46)
!58 = !DILocation(line: 43, column: 2, scope: !46)
!59 = !DILocation(line: 44, column: 2, scope: !46)
!60 = !DILocation(line: 45, column: 15, scope: !46)
!61 = !DILocation(line: 45, column: 2, scope: !46)
!62 = !DILocation(line: 46, column: 15, scope: !46)
!63 = !DILocation(line: 46, column: 2, scope: !46)
!64 = !DILocation(line: 47, column: 2, scope: !46)
!65 = distinct !DISubprogram(name: "write_slot", scope: !3, file: !3, line: 18, type: !66, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 18, type: !16)
!69 = !DILocation(line: 18, column: 31, scope: !65)
!70 = !DILocation(line: 20, column: 2, scope: !65)
!71 = !DILocation(line: 21, column: 2, scope: !65)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 22, type: !21)
!73 = distinct !DILexicalBlock(scope: !65, file: !3, line: 22, column: 2)
!74 = !DILocation(line: 22, column: 16, scope: !73)
!75 = !DILocation(line: 22, column: 7, scope: !73)
!76 = !DILocation(line: 22, column: 23, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 22, column: 2)
!78 = !DILocation(line: 22, column: 25, scope: !77)
!79 = !DILocation(line: 22, column: 2, scope: !73)
!80 = !DILocation(line: 23, column: 36, scope: !77)
!81 = !DILocation(line: 23, column: 26, scope: !77)
!82 = !DILocation(line: 23, column: 45, scope: !77)
!83 = !DILocation(line: 23, column: 43, scope: !77)
!84 = !DILocation(line: 23, column: 3, scope: !77)
!85 = !DILocation(line: 22, column: 31, scope: !77)
!86 = !DILocation(line: 22, column: 2, scope: !77)
!87 = distinct !{!87, !79, !88, !89}
!88 = !DILocation(line: 23, column: 68, scope: !73)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 24, column: 2, scope: !65)
!91 = !DILocation(line: 25, column: 9, scope: !65)
!92 = !DILocation(line: 25, column: 2, scope: !65)
!93 = distinct !DISubprogram(name: "read_slot", scope: !3, file: !3, line: 28, type: !66, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!94 = !DILocalVariable(name: "arg", arg: 1, scope: !93, file: !3, line: 28, type: !16)
!95 = !DILocation(line: 28, column: 30, scope: !93)
!96 = !DILocalVariable(name: "copy", scope: !93, file: !3, line: 30, type: !28)
!97 = !DILocation(line: 30, column: 11, scope: !93)
!98 = !DILocalVariable(name: "before", scope: !93, file: !3, line: 31, type: !21)
!99 = !DILocation(line: 31, column: 11, scope: !93)
!100 = !DILocation(line: 31, column: 20, scope: !93)
!101 = !DILocation(line: 32, column: 2, scope: !93)
!102 = !DILocation(line: 33, column: 2, scope: !93)
!103 = !DILocation(line: 34, column: 6, scope: !104)
!104 = distinct !DILexicalBlock(scope: !93, file: !3, line: 34, column: 6)
!105 = !DILocation(line: 34, column: 13, scope: !104)
!106 = !DILocation(line: 34, column: 17, scope: !104)
!107 = !DILocation(line: 34, column: 22, scope: !104)
!108 = !DILocation(line: 34, column: 25, scope: !104)
!109 = !DILocation(line: 34, column: 82, scope: !104)
!110 = !DILocation(line: 34, column: 79, scope: !104)
!111 = !DILocation(line: 34, column: 6, scope: !93)
!112 = !DILocation(line: 35, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 35, column: 3)
!114 = distinct !DILexicalBlock(scope: !104, file: !3, line: 35, column: 3)
!115 = !DILocation(line: 35, column: 3, scope: !114)
!116 = !DILocation(line: 35, column: 3, scope: !104)
!117 = !DILocation(line: 36, column: 9, scope: !93)
!118 = !DILocation(line: 36, column: 2, scope: !93)
