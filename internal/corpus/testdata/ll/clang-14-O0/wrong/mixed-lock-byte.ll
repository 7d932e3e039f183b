; ModuleID = 'mixed-lock-byte.c'
source_filename = "mixed-lock-byte.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = internal global i32 0, align 4, !dbg !0
@lock = internal global %union.anon zeroinitializer, align 4, !dbg !18
@.str = private unnamed_addr constant [34 x i8] c"shared == 2 && lock.word == 0x200\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"mixed-lock-byte.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !46, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, i32* %3, align 4, !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %13, %0
  %6 = load i32, i32* %3, align 4, !dbg !58
  %7 = icmp slt i32 %6, 2, !dbg !60
  br i1 %7, label %8, label %16, !dbg !61

8:                                                ; preds = %5
  %9 = load i32, i32* %3, align 4, !dbg !62
  %10 = sext i32 %9 to i64, !dbg !63
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %10, !dbg !63
  %12 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @thread, i8* noundef null) #5, !dbg !64
  br label %13, !dbg !64

13:                                               ; preds = %8
  %14 = load i32, i32* %3, align 4, !dbg !65
  %15 = add nsw i32 %14, 1, !dbg !65
  store i32 %15, i32* %3, align 4, !dbg !65
  br label %5, !dbg !66, !llvm.loop !67

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata i32* %4, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, i32* %4, align 4, !dbg !72
  br label %17, !dbg !73

17:                                               ; preds = %26, %16
  %18 = load i32, i32* %4, align 4, !dbg !74
  %19 = icmp slt i32 %18, 2, !dbg !76
  br i1 %19, label %20, label %29, !dbg !77

20:                                               ; preds = %17
  %21 = load i32, i32* %4, align 4, !dbg !78
  %22 = sext i32 %21 to i64, !dbg !79
  %23 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %22, !dbg !79
  %24 = load i64, i64* %23, align 8, !dbg !79
  %25 = call i32 @pthread_join(i64 noundef %24, i8** noundef null), !dbg !80
  br label %26, !dbg !80

26:                                               ; preds = %20
  %27 = load i32, i32* %4, align 4, !dbg !81
  %28 = add nsw i32 %27, 1, !dbg !81
  store i32 %28, i32* %4, align 4, !dbg !81
  br label %17, !dbg !82, !llvm.loop !83

29:                                               ; preds = %17
  %30 = load i32, i32* @shared, align 4, !dbg !85
  %31 = icmp eq i32 %30, 2, !dbg !85
  br i1 %31, label %32, label %36, !dbg !85

32:                                               ; preds = %29
  %33 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) seq_cst, align 4, !dbg !85
  %34 = icmp eq i32 %33, 512, !dbg !85
  br i1 %34, label %35, label %36, !dbg !88

35:                                               ; preds = %32
  br label %37, !dbg !88

36:                                               ; preds = %32, %29
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 38, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !85
  unreachable, !dbg !85

37:                                               ; preds = %35
  ret i32 0, !dbg !89
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @thread(i8* noundef %0) #0 !dbg !90 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata i32* %3, metadata !95, metadata !DIExpression()), !dbg !96
  %9 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) monotonic, align 4, !dbg !97
  store i32 %9, i32* %4, align 4, !dbg !97
  %10 = load i32, i32* %4, align 4, !dbg !97
  store i32 %10, i32* %3, align 4, !dbg !96
  br label %11, !dbg !98

11:                                               ; preds = %33, %1
  %12 = load i32, i32* %3, align 4, !dbg !99
  %13 = and i32 %12, 255, !dbg !104
  %14 = icmp ne i32 %13, 0, !dbg !104
  br i1 %14, label %15, label %18, !dbg !105

15:                                               ; preds = %11
  %16 = load atomic i32, i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0) monotonic, align 4, !dbg !106
  store i32 %16, i32* %5, align 4, !dbg !106
  %17 = load i32, i32* %5, align 4, !dbg !106
  store i32 %17, i32* %3, align 4, !dbg !107
  br label %33, !dbg !108

18:                                               ; preds = %11
  %19 = load i32, i32* %3, align 4, !dbg !109
  %20 = add i32 %19, 257, !dbg !111
  store i32 %20, i32* %6, align 4, !dbg !112
  %21 = load i32, i32* %3, align 4, !dbg !112
  %22 = load i32, i32* %6, align 4, !dbg !112
  %23 = cmpxchg weak i32* getelementptr inbounds (%union.anon, %union.anon* @lock, i32 0, i32 0), i32 %21, i32 %22 acquire monotonic, align 4, !dbg !112
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !112
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !112
  br i1 %25, label %27, label %26, !dbg !112

26:                                               ; preds = %18
  store i32 %24, i32* %3, align 4, !dbg !112
  br label %27, !dbg !112

27:                                               ; preds = %26, %18
  %28 = zext i1 %25 to i8, !dbg !112
  store i8 %28, i8* %7, align 1, !dbg !112
  %29 = load i8, i8* %7, align 1, !dbg !112
  %30 = trunc i8 %29 to i1, !dbg !112
  br i1 %30, label %31, label %32, !dbg !113

31:                                               ; preds = %27
  br label %34, !dbg !114

32:                                               ; preds = %27
  br label %33

33:                                               ; preds = %32, %15
  br label %11, !dbg !115, !llvm.loop !116

34:                                               ; preds = %31
  %35 = load i32, i32* @shared, align 4, !dbg !119
  %36 = add nsw i32 %35, 1, !dbg !119
  store i32 %36, i32* @shared, align 4, !dbg !119
  store i8 0, i8* %8, align 1, !dbg !120
  %37 = load i8, i8* %8, align 1, !dbg !120
  store atomic i8 %37, i8* bitcast (%union.anon* @lock to i8*) release, align 4, !dbg !120
  %38 = load i8*, i8** %2, align 8, !dbg !121
  ret i8* %38, !dbg !122
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
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 15, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed-lock-byte.c", directory: ".", checksumkind: CSK_MD5, checksum: "12de00d25ed1a7088f5ce7db136377a6")
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
!17 = !{!18, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 11, size: 32, elements: !21)
!21 = !{!22, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !20, file: !3, line: 12, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !25, line: 26, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !27, line: 42, baseType: !7)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!28 = !DIDerivedType(tag: DW_TAG_member, name: "locked", scope: !20, file: !3, line: 13, baseType: !29, size: 8)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !25, line: 24, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !27, line: 38, baseType: !32)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 1}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = !{!"Debian clang version 14.0.6"}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !43, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!33}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 33, type: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !51)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DILocation(line: 33, column: 12, scope: !42)
!54 = !DILocalVariable(name: "i", scope: !55, file: !3, line: 34, type: !33)
!55 = distinct !DILexicalBlock(scope: !42, file: !3, line: 34, column: 2)
!56 = !DILocation(line: 34, column: 11, scope: !55)
!57 = !DILocation(line: 34, column: 7, scope: !55)
!58 = !DILocation(line: 34, column: 18, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 34, column: 2)
!60 = !DILocation(line: 34, column: 20, scope: !59)
!61 = !DILocation(line: 34, column: 2, scope: !55)
!62 = !DILocation(line: 35, column: 21, scope: !59)
!63 = !DILocation(line: 35, column: 19, scope: !59)
!64 = !DILocation(line: 35, column: 3, scope: !59)
!65 = !DILocation(line: 34, column: 26, scope: !59)
!66 = !DILocation(line: 34, column: 2, scope: !59)
!67 = distinct !{!67, !61, !68, !69}
!68 = !DILocation(line: 35, column: 43, scope: !55)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 36, type: !33)
!71 = distinct !DILexicalBlock(scope: !42, file: !3, line: 36, column: 2)
!72 = !DILocation(line: 36, column: 11, scope: !71)
!73 = !DILocation(line: 36, column: 7, scope: !71)
!74 = !DILocation(line: 36, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 36, column: 2)
!76 = !DILocation(line: 36, column: 20, scope: !75)
!77 = !DILocation(line: 36, column: 2, scope: !71)
!78 = !DILocation(line: 37, column: 18, scope: !75)
!79 = !DILocation(line: 37, column: 16, scope: !75)
!80 = !DILocation(line: 37, column: 3, scope: !75)
!81 = !DILocation(line: 36, column: 26, scope: !75)
!82 = !DILocation(line: 36, column: 2, scope: !75)
!83 = distinct !{!83, !77, !84, !69}
!84 = !DILocation(line: 37, column: 26, scope: !71)
!85 = !DILocation(line: 38, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 38, column: 2)
!87 = distinct !DILexicalBlock(scope: !42, file: !3, line: 38, column: 2)
!88 = !DILocation(line: 38, column: 2, scope: !87)
!89 = !DILocation(line: 39, column: 2, scope: !42)
!90 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 17, type: !91, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!91 = !DISubroutineType(types: !92)
!92 = !{!16, !16}
!93 = !DILocalVariable(name: "arg", arg: 1, scope: !90, file: !3, line: 17, type: !16)
!94 = !DILocation(line: 17, column: 27, scope: !90)
!95 = !DILocalVariable(name: "old", scope: !90, file: !3, line: 19, type: !24)
!96 = !DILocation(line: 19, column: 11, scope: !90)
!97 = !DILocation(line: 19, column: 17, scope: !90)
!98 = !DILocation(line: 20, column: 2, scope: !90)
!99 = !DILocation(line: 21, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 21, column: 7)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 20, column: 11)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 20, column: 2)
!103 = distinct !DILexicalBlock(scope: !90, file: !3, line: 20, column: 2)
!104 = !DILocation(line: 21, column: 11, scope: !100)
!105 = !DILocation(line: 21, column: 7, scope: !101)
!106 = !DILocation(line: 22, column: 10, scope: !100)
!107 = !DILocation(line: 22, column: 8, scope: !100)
!108 = !DILocation(line: 22, column: 4, scope: !100)
!109 = !DILocation(line: 23, column: 68, scope: !110)
!110 = distinct !DILexicalBlock(scope: !100, file: !3, line: 23, column: 12)
!111 = !DILocation(line: 23, column: 72, scope: !110)
!112 = !DILocation(line: 23, column: 12, scope: !110)
!113 = !DILocation(line: 23, column: 12, scope: !100)
!114 = !DILocation(line: 24, column: 4, scope: !110)
!115 = !DILocation(line: 20, column: 2, scope: !102)
!116 = distinct !{!116, !117, !118}
!117 = !DILocation(line: 20, column: 2, scope: !103)
!118 = !DILocation(line: 25, column: 2, scope: !103)
!119 = !DILocation(line: 26, column: 8, scope: !90)
!120 = !DILocation(line: 27, column: 2, scope: !90)
!121 = !DILocation(line: 28, column: 9, scope: !90)
!122 = !DILocation(line: 28, column: 2, scope: !90)
