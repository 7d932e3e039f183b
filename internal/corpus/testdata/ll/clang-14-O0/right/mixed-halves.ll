; ModuleID = 'mixed-halves.c'
source_filename = "mixed-halves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.anon = type { [2 x i16], i32 }

@u = dso_local global %union.anon zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [44 x i8] c"atomic_exchange(&u.whole, 0) == 0x200070007\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"mixed-halves.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [56 x i8] c"u.parts.mine[1] == 0 && atomic_load(&u.parts.ours) == 0\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !57, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata i64* %3, metadata !62, metadata !DIExpression()), !dbg !64
  store i64 0, i64* %3, align 8, !dbg !64
  br label %8, !dbg !65

8:                                                ; preds = %17, %0
  %9 = load i64, i64* %3, align 8, !dbg !66
  %10 = icmp slt i64 %9, 2, !dbg !68
  br i1 %10, label %11, label %20, !dbg !69

11:                                               ; preds = %8
  %12 = load i64, i64* %3, align 8, !dbg !70
  %13 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %12, !dbg !71
  %14 = load i64, i64* %3, align 8, !dbg !72
  %15 = inttoptr i64 %14 to i8*, !dbg !73
  %16 = call i32 @pthread_create(i64* noundef %13, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @fill, i8* noundef %15) #5, !dbg !74
  br label %17, !dbg !74

17:                                               ; preds = %11
  %18 = load i64, i64* %3, align 8, !dbg !75
  %19 = add nsw i64 %18, 1, !dbg !75
  store i64 %19, i64* %3, align 8, !dbg !75
  br label %8, !dbg !76, !llvm.loop !77

20:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata i32* %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, i32* %4, align 4, !dbg !82
  br label %21, !dbg !83

21:                                               ; preds = %30, %20
  %22 = load i32, i32* %4, align 4, !dbg !84
  %23 = icmp slt i32 %22, 2, !dbg !86
  br i1 %23, label %24, label %33, !dbg !87

24:                                               ; preds = %21
  %25 = load i32, i32* %4, align 4, !dbg !88
  %26 = sext i32 %25 to i64, !dbg !89
  %27 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %26, !dbg !89
  %28 = load i64, i64* %27, align 8, !dbg !89
  %29 = call i32 @pthread_join(i64 noundef %28, i8** noundef null), !dbg !90
  br label %30, !dbg !90

30:                                               ; preds = %24
  %31 = load i32, i32* %4, align 4, !dbg !91
  %32 = add nsw i32 %31, 1, !dbg !91
  store i32 %32, i32* %4, align 4, !dbg !91
  br label %21, !dbg !92, !llvm.loop !93

33:                                               ; preds = %21
  store i64 0, i64* %5, align 8, !dbg !95
  %34 = load i64, i64* %5, align 8, !dbg !95
  %35 = atomicrmw xchg i64* getelementptr inbounds (%union.anon, %union.anon* @u, i32 0, i32 0), i64 %34 seq_cst, align 8, !dbg !95
  store i64 %35, i64* %6, align 8, !dbg !95
  %36 = load i64, i64* %6, align 8, !dbg !95
  %37 = icmp eq i64 %36, 8590393351, !dbg !95
  br i1 %37, label %38, label %39, !dbg !98

38:                                               ; preds = %33
  br label %40, !dbg !98

39:                                               ; preds = %33
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 31, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !95
  unreachable, !dbg !95

40:                                               ; preds = %38
  %41 = load i16, i16* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 0, i64 1), align 2, !dbg !99
  %42 = zext i16 %41 to i32, !dbg !99
  %43 = icmp eq i32 %42, 0, !dbg !99
  br i1 %43, label %44, label %49, !dbg !99

44:                                               ; preds = %40
  %45 = load atomic i32, i32* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 1) seq_cst, align 4, !dbg !99
  store i32 %45, i32* %7, align 4, !dbg !99
  %46 = load i32, i32* %7, align 4, !dbg !99
  %47 = icmp eq i32 %46, 0, !dbg !99
  br i1 %47, label %48, label %49, !dbg !102

48:                                               ; preds = %44
  br label %50, !dbg !102

49:                                               ; preds = %44, %40
  call void @__assert_fail(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef 32, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !99
  unreachable, !dbg !99

50:                                               ; preds = %48
  ret i32 0, !dbg !103
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fill(i8* noundef %0) #0 !dbg !104 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !107, metadata !DIExpression()), !dbg !108
  %5 = load i8*, i8** %2, align 8, !dbg !109
  %6 = ptrtoint i8* %5 to i64, !dbg !110
  %7 = getelementptr inbounds [2 x i16], [2 x i16]* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 0), i64 0, i64 %6, !dbg !111
  store i16 7, i16* %7, align 2, !dbg !112
  store i32 1, i32* %3, align 4, !dbg !113
  %8 = load i32, i32* %3, align 4, !dbg !113
  %9 = atomicrmw add i32* getelementptr inbounds (%struct.anon, %struct.anon* bitcast (%union.anon* @u to %struct.anon*), i32 0, i32 1), i32 %8 monotonic, align 4, !dbg !113
  store i32 %9, i32* %4, align 4, !dbg !113
  %10 = load i32, i32* %4, align 4, !dbg !113
  ret i8* null, !dbg !114
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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 15, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-halves.c", directory: ".", checksumkind: CSK_MD5, checksum: "e32c46a67506c11cff4062e12e675505")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!0}
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 9, size: 64, elements: !22)
!22 = !{!23, !39}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !21, file: !3, line: 13, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !3, line: 10, size: 64, elements: !25)
!25 = !{!26, !35}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "mine", scope: !24, file: !3, line: 11, baseType: !27, size: 32)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 32, elements: !33)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !29, line: 25, baseType: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !31, line: 40, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!32 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "ours", scope: !24, file: !3, line: 12, baseType: !36, size: 32, offset: 32)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !29, line: 26, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !31, line: 42, baseType: !7)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !21, file: !3, line: 14, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !29, line: 27, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !31, line: 45, baseType: !43)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !53, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!53 = !DISubroutineType(types: !54)
!54 = !{!55}
!55 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 26, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !33)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !43)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DILocation(line: 26, column: 12, scope: !52)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 27, type: !17)
!63 = distinct !DILexicalBlock(scope: !52, file: !3, line: 27, column: 2)
!64 = !DILocation(line: 27, column: 16, scope: !63)
!65 = !DILocation(line: 27, column: 7, scope: !63)
!66 = !DILocation(line: 27, column: 23, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 27, column: 2)
!68 = !DILocation(line: 27, column: 25, scope: !67)
!69 = !DILocation(line: 27, column: 2, scope: !63)
!70 = !DILocation(line: 28, column: 21, scope: !67)
!71 = !DILocation(line: 28, column: 19, scope: !67)
!72 = !DILocation(line: 28, column: 45, scope: !67)
!73 = !DILocation(line: 28, column: 37, scope: !67)
!74 = !DILocation(line: 28, column: 3, scope: !67)
!75 = !DILocation(line: 27, column: 31, scope: !67)
!76 = !DILocation(line: 27, column: 2, scope: !67)
!77 = distinct !{!77, !69, !78, !79}
!78 = !DILocation(line: 28, column: 46, scope: !63)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 29, type: !55)
!81 = distinct !DILexicalBlock(scope: !52, file: !3, line: 29, column: 2)
!82 = !DILocation(line: 29, column: 11, scope: !81)
!83 = !DILocation(line: 29, column: 7, scope: !81)
!84 = !DILocation(line: 29, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 29, column: 2)
!86 = !DILocation(line: 29, column: 20, scope: !85)
!87 = !DILocation(line: 29, column: 2, scope: !81)
!88 = !DILocation(line: 30, column: 18, scope: !85)
!89 = !DILocation(line: 30, column: 16, scope: !85)
!90 = !DILocation(line: 30, column: 3, scope: !85)
!91 = !DILocation(line: 29, column: 26, scope: !85)
!92 = !DILocation(line: 29, column: 2, scope: !85)
!93 = distinct !{!93, !87, !94, !79}
!94 = !DILocation(line: 30, column: 26, scope: !81)
!95 = !DILocation(line: 31, column: 2, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 31, column: 2)
!97 = distinct !DILexicalBlock(scope: !52, file: !3, line: 31, column: 2)
!98 = !DILocation(line: 31, column: 2, scope: !97)
!99 = !DILocation(line: 32, column: 2, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 32, column: 2)
!101 = distinct !DILexicalBlock(scope: !52, file: !3, line: 32, column: 2)
!102 = !DILocation(line: 32, column: 2, scope: !101)
!103 = !DILocation(line: 33, column: 2, scope: !52)
!104 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 17, type: !105, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!105 = !DISubroutineType(types: !106)
!106 = !{!16, !16}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 17, type: !16)
!108 = !DILocation(line: 17, column: 25, scope: !104)
!109 = !DILocation(line: 19, column: 25, scope: !104)
!110 = !DILocation(line: 19, column: 15, scope: !104)
!111 = !DILocation(line: 19, column: 2, scope: !104)
!112 = !DILocation(line: 19, column: 30, scope: !104)
!113 = !DILocation(line: 20, column: 2, scope: !104)
!114 = !DILocation(line: 21, column: 2, scope: !104)
