; ModuleID = 'livelock-two-locks.c'
source_filename = "livelock-two-locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"livelock-two-locks.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@a = dso_local global i32 0, align 4, !dbg !16
@b = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  %3 = bitcast i64* %2 to i8*, !dbg !40
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @add, i8* noundef %3) #5, !dbg !41
  %5 = call i8* @add(i8* noundef null), !dbg !42
  %6 = load i64, i64* %2, align 8, !dbg !43
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !44
  %8 = load i32, i32* @x, align 4, !dbg !45
  %9 = icmp eq i32 %8, 2, !dbg !45
  br i1 %9, label %10, label %11, !dbg !48

10:                                               ; preds = %0
  br label %12, !dbg !48

11:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 44, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !45
  unreachable, !dbg !45

12:                                               ; preds = %10
  ret i32 0, !dbg !49
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @add(i8* noundef %0) #0 !dbg !50 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  %3 = load i8*, i8** %2, align 8, !dbg !56
  %4 = icmp ne i8* %3, null, !dbg !56
  br i1 %4, label %5, label %6, !dbg !58

5:                                                ; preds = %1
  call void @both(i32* noundef @a, i32* noundef @b), !dbg !59
  br label %7, !dbg !59

6:                                                ; preds = %1
  call void @both(i32* noundef @b, i32* noundef @a), !dbg !60
  br label %7

7:                                                ; preds = %6, %5
  %8 = load i32, i32* @x, align 4, !dbg !61
  %9 = add nsw i32 %8, 1, !dbg !61
  store i32 %9, i32* @x, align 4, !dbg !61
  call void @unlock(i32* noundef @a), !dbg !62
  call void @unlock(i32* noundef @b), !dbg !63
  ret i8* null, !dbg !64
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @both(i32* noundef %0, i32* noundef %1) #0 !dbg !65 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32*, align 8
  %7 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !69, metadata !DIExpression()), !dbg !70
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %5, metadata !73, metadata !DIExpression()), !dbg !75
  store i32 0, i32* %5, align 4, !dbg !75
  br label %8, !dbg !76

8:                                                ; preds = %38, %2
  call void @llvm.dbg.declare(metadata i32** %6, metadata !77, metadata !DIExpression()), !dbg !80
  %9 = load i32, i32* %5, align 4, !dbg !81
  %10 = icmp ne i32 %9, 0, !dbg !81
  br i1 %10, label %11, label %13, !dbg !81

11:                                               ; preds = %8
  %12 = load i32*, i32** %4, align 8, !dbg !82
  br label %15, !dbg !81

13:                                               ; preds = %8
  %14 = load i32*, i32** %3, align 8, !dbg !83
  br label %15, !dbg !81

15:                                               ; preds = %13, %11
  %16 = phi i32* [ %12, %11 ], [ %14, %13 ], !dbg !81
  store i32* %16, i32** %6, align 8, !dbg !80
  call void @llvm.dbg.declare(metadata i32** %7, metadata !84, metadata !DIExpression()), !dbg !85
  %17 = load i32, i32* %5, align 4, !dbg !86
  %18 = icmp ne i32 %17, 0, !dbg !86
  br i1 %18, label %19, label %21, !dbg !86

19:                                               ; preds = %15
  %20 = load i32*, i32** %3, align 8, !dbg !87
  br label %23, !dbg !86

21:                                               ; preds = %15
  %22 = load i32*, i32** %4, align 8, !dbg !88
  br label %23, !dbg !86

23:                                               ; preds = %21, %19
  %24 = phi i32* [ %20, %19 ], [ %22, %21 ], !dbg !86
  store i32* %24, i32** %7, align 8, !dbg !85
  br label %25, !dbg !89

25:                                               ; preds = %30, %23
  %26 = load i32*, i32** %6, align 8, !dbg !90
  %27 = call i32 @try(i32* noundef %26), !dbg !91
  %28 = icmp ne i32 %27, 0, !dbg !92
  %29 = xor i1 %28, true, !dbg !92
  br i1 %29, label %30, label %31, !dbg !89

30:                                               ; preds = %25
  br label %25, !dbg !89, !llvm.loop !93

31:                                               ; preds = %25
  %32 = load i32*, i32** %7, align 8, !dbg !96
  %33 = call i32 @try(i32* noundef %32), !dbg !98
  %34 = icmp ne i32 %33, 0, !dbg !98
  br i1 %34, label %35, label %36, !dbg !99

35:                                               ; preds = %31
  ret void, !dbg !100

36:                                               ; preds = %31
  %37 = load i32*, i32** %6, align 8, !dbg !101
  call void @unlock(i32* noundef %37), !dbg !102
  br label %38, !dbg !103

38:                                               ; preds = %36
  %39 = load i32, i32* %5, align 4, !dbg !104
  %40 = sub nsw i32 1, %39, !dbg !105
  store i32 %40, i32* %5, align 4, !dbg !106
  br label %8, !dbg !107, !llvm.loop !108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unlock(i32* noundef %0) #0 !dbg !111 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  store i32* %0, i32** %2, align 8
  call void @llvm.dbg.declare(metadata i32** %2, metadata !114, metadata !DIExpression()), !dbg !115
  %4 = load i32*, i32** %2, align 8, !dbg !116
  store i32 0, i32* %3, align 4, !dbg !117
  %5 = load i32, i32* %3, align 4, !dbg !117
  store atomic i32 %5, i32* %4 release, align 4, !dbg !117
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @try(i32* noundef %0) #0 !dbg !119 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32* %0, i32** %2, align 8
  call void @llvm.dbg.declare(metadata i32** %2, metadata !122, metadata !DIExpression()), !dbg !123
  %5 = load i32*, i32** %2, align 8, !dbg !124
  store i32 1, i32* %3, align 4, !dbg !125
  %6 = load i32, i32* %3, align 4, !dbg !125
  %7 = atomicrmw xchg i32* %5, i32 %6 acquire, align 4, !dbg !125
  store i32 %7, i32* %4, align 4, !dbg !125
  %8 = load i32, i32* %4, align 4, !dbg !125
  %9 = icmp ne i32 %8, 0, !dbg !126
  %10 = xor i1 %9, true, !dbg !126
  %11 = zext i1 %10 to i32, !dbg !126
  ret i32 %11, !dbg !127
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "livelock-two-locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "b7c9ed9efb52a0cf04642b4b14c9e6c2")
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
!15 = !{!16, !21, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !32, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 40, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 40, column: 12, scope: !31)
!40 = !DILocation(line: 41, column: 29, scope: !31)
!41 = !DILocation(line: 41, column: 2, scope: !31)
!42 = !DILocation(line: 42, column: 2, scope: !31)
!43 = !DILocation(line: 43, column: 15, scope: !31)
!44 = !DILocation(line: 43, column: 2, scope: !31)
!45 = !DILocation(line: 44, column: 2, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 44, column: 2)
!47 = distinct !DILexicalBlock(scope: !31, file: !3, line: 44, column: 2)
!48 = !DILocation(line: 44, column: 2, scope: !47)
!49 = !DILocation(line: 45, column: 2, scope: !31)
!50 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 26, type: !51, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 26, type: !53)
!55 = !DILocation(line: 26, column: 24, scope: !50)
!56 = !DILocation(line: 28, column: 6, scope: !57)
!57 = distinct !DILexicalBlock(scope: !50, file: !3, line: 28, column: 6)
!58 = !DILocation(line: 28, column: 6, scope: !50)
!59 = !DILocation(line: 29, column: 3, scope: !57)
!60 = !DILocation(line: 31, column: 3, scope: !57)
!61 = !DILocation(line: 32, column: 3, scope: !50)
!62 = !DILocation(line: 33, column: 2, scope: !50)
!63 = !DILocation(line: 34, column: 2, scope: !50)
!64 = !DILocation(line: 35, column: 2, scope: !50)
!65 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 14, type: !66, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!69 = !DILocalVariable(name: "p", arg: 1, scope: !65, file: !3, line: 14, type: !68)
!70 = !DILocation(line: 14, column: 30, scope: !65)
!71 = !DILocalVariable(name: "q", arg: 2, scope: !65, file: !3, line: 14, type: !68)
!72 = !DILocation(line: 14, column: 45, scope: !65)
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 16, type: !20)
!74 = distinct !DILexicalBlock(scope: !65, file: !3, line: 16, column: 2)
!75 = !DILocation(line: 16, column: 11, scope: !74)
!76 = !DILocation(line: 16, column: 7, scope: !74)
!77 = !DILocalVariable(name: "first", scope: !78, file: !3, line: 17, type: !68)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 16, column: 30)
!79 = distinct !DILexicalBlock(scope: !74, file: !3, line: 16, column: 2)
!80 = !DILocation(line: 17, column: 15, scope: !78)
!81 = !DILocation(line: 17, column: 23, scope: !78)
!82 = !DILocation(line: 17, column: 27, scope: !78)
!83 = !DILocation(line: 17, column: 31, scope: !78)
!84 = !DILocalVariable(name: "second", scope: !78, file: !3, line: 17, type: !68)
!85 = !DILocation(line: 17, column: 35, scope: !78)
!86 = !DILocation(line: 17, column: 44, scope: !78)
!87 = !DILocation(line: 17, column: 48, scope: !78)
!88 = !DILocation(line: 17, column: 52, scope: !78)
!89 = !DILocation(line: 18, column: 3, scope: !78)
!90 = !DILocation(line: 18, column: 15, scope: !78)
!91 = !DILocation(line: 18, column: 11, scope: !78)
!92 = !DILocation(line: 18, column: 10, scope: !78)
!93 = distinct !{!93, !89, !94, !95}
!94 = !DILocation(line: 19, column: 4, scope: !78)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocation(line: 20, column: 11, scope: !97)
!97 = distinct !DILexicalBlock(scope: !78, file: !3, line: 20, column: 7)
!98 = !DILocation(line: 20, column: 7, scope: !97)
!99 = !DILocation(line: 20, column: 7, scope: !78)
!100 = !DILocation(line: 21, column: 4, scope: !97)
!101 = !DILocation(line: 22, column: 10, scope: !78)
!102 = !DILocation(line: 22, column: 3, scope: !78)
!103 = !DILocation(line: 23, column: 2, scope: !78)
!104 = !DILocation(line: 16, column: 27, scope: !79)
!105 = !DILocation(line: 16, column: 25, scope: !79)
!106 = !DILocation(line: 16, column: 21, scope: !79)
!107 = !DILocation(line: 16, column: 2, scope: !79)
!108 = distinct !{!108, !109, !110}
!109 = !DILocation(line: 16, column: 2, scope: !74)
!110 = !DILocation(line: 23, column: 2, scope: !74)
!111 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 12, type: !112, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !68}
!114 = !DILocalVariable(name: "l", arg: 1, scope: !111, file: !3, line: 12, type: !68)
!115 = !DILocation(line: 12, column: 32, scope: !111)
!116 = !DILocation(line: 12, column: 59, scope: !111)
!117 = !DILocation(line: 12, column: 37, scope: !111)
!118 = !DILocation(line: 12, column: 88, scope: !111)
!119 = distinct !DISubprogram(name: "try", scope: !3, file: !3, line: 11, type: !120, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!120 = !DISubroutineType(types: !121)
!121 = !{!20, !68}
!122 = !DILocalVariable(name: "l", arg: 1, scope: !119, file: !3, line: 11, type: !68)
!123 = !DILocation(line: 11, column: 28, scope: !119)
!124 = !DILocation(line: 11, column: 66, scope: !119)
!125 = !DILocation(line: 11, column: 41, scope: !119)
!126 = !DILocation(line: 11, column: 40, scope: !119)
!127 = !DILocation(line: 11, column: 33, scope: !119)
