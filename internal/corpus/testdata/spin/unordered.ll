; ModuleID = 'unordered.c'
source_filename = "unordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !16
@done = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata i64* %4, metadata !42, metadata !DIExpression()), !dbg !43
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #4, !dbg !44
  %6 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @spinner, i8* noundef null) #4, !dbg !45
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @waiter, i8* noundef null) #4, !dbg !46
  %8 = load i64, i64* %3, align 8, !dbg !47
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !48
  %10 = load i64, i64* %2, align 8, !dbg !49
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !50
  %12 = load i64, i64* %4, align 8, !dbg !51
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !54 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 5, i32* %3, align 4, !dbg !60
  %5 = load i32, i32* %3, align 4, !dbg !60
  store atomic i32 %5, i32* @x monotonic, align 4, !dbg !60
  store i32 1, i32* %4, align 4, !dbg !61
  %6 = load i32, i32* %4, align 4, !dbg !61
  store atomic i32 %6, i32* @y monotonic, align 4, !dbg !61
  ret i8* null, !dbg !62
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @spinner(i8* noundef %0) #0 !dbg !63 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !64, metadata !DIExpression()), !dbg !65
  %9 = load atomic i32, i32* @y monotonic, align 4, !dbg !66
  store i32 %9, i32* %4, align 4, !dbg !66
  %10 = load i32, i32* %4, align 4, !dbg !66
  %11 = icmp ne i32 %10, 1, !dbg !68
  br i1 %11, label %12, label %13, !dbg !69

12:                                               ; preds = %1
  store i8* null, i8** %2, align 8, !dbg !70
  br label %29, !dbg !70

13:                                               ; preds = %1
  br label %14, !dbg !71

14:                                               ; preds = %23, %13
  br label %15, !dbg !72

15:                                               ; preds = %20, %14
  store i32 1, i32* %5, align 4, !dbg !74
  %16 = load i32, i32* %5, align 4, !dbg !74
  %17 = atomicrmw xchg i32* @x, i32 %16 monotonic, align 4, !dbg !74
  store i32 %17, i32* %6, align 4, !dbg !74
  %18 = load i32, i32* %6, align 4, !dbg !74
  %19 = icmp ne i32 %18, 0, !dbg !72
  br i1 %19, label %20, label %21, !dbg !72

20:                                               ; preds = %15
  br label %15, !dbg !72, !llvm.loop !75

21:                                               ; preds = %15
  store i32 0, i32* %7, align 4, !dbg !78
  %22 = load i32, i32* %7, align 4, !dbg !78
  store atomic i32 %22, i32* @x monotonic, align 4, !dbg !78
  br label %23, !dbg !79

23:                                               ; preds = %21
  %24 = load atomic i32, i32* @done monotonic, align 4, !dbg !80
  store i32 %24, i32* %8, align 4, !dbg !80
  %25 = load i32, i32* %8, align 4, !dbg !80
  %26 = icmp ne i32 %25, 0, !dbg !81
  %27 = xor i1 %26, true, !dbg !81
  br i1 %27, label %14, label %28, !dbg !79, !llvm.loop !82

28:                                               ; preds = %23
  store i8* null, i8** %2, align 8, !dbg !84
  br label %29, !dbg !84

29:                                               ; preds = %28, %12
  %30 = load i8*, i8** %2, align 8, !dbg !85
  ret i8* %30, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @waiter(i8* noundef %0) #0 !dbg !86 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !87, metadata !DIExpression()), !dbg !88
  br label %5, !dbg !89

5:                                                ; preds = %9, %1
  %6 = load atomic i32, i32* @x monotonic, align 4, !dbg !90
  store i32 %6, i32* %3, align 4, !dbg !90
  %7 = load i32, i32* %3, align 4, !dbg !90
  %8 = icmp ne i32 %7, 5, !dbg !91
  br i1 %8, label %9, label %10, !dbg !89

9:                                                ; preds = %5
  br label %5, !dbg !89, !llvm.loop !92

10:                                               ; preds = %5
  store i32 1, i32* %4, align 4, !dbg !94
  %11 = load i32, i32* %4, align 4, !dbg !94
  store atomic i32 %11, i32* @done monotonic, align 4, !dbg !94
  ret i8* null, !dbg !95
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "f56682f6ee5db837ab5f72ae64b67fa7")
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
!15 = !{!0, !16, !21}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 4, type: !18, isLocal: false, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !32, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 27, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 27, column: 13, scope: !31)
!40 = !DILocalVariable(name: "u", scope: !31, file: !3, line: 27, type: !36)
!41 = !DILocation(line: 27, column: 16, scope: !31)
!42 = !DILocalVariable(name: "v", scope: !31, file: !3, line: 27, type: !36)
!43 = !DILocation(line: 27, column: 19, scope: !31)
!44 = !DILocation(line: 28, column: 3, scope: !31)
!45 = !DILocation(line: 29, column: 3, scope: !31)
!46 = !DILocation(line: 30, column: 3, scope: !31)
!47 = !DILocation(line: 31, column: 16, scope: !31)
!48 = !DILocation(line: 31, column: 3, scope: !31)
!49 = !DILocation(line: 32, column: 16, scope: !31)
!50 = !DILocation(line: 32, column: 3, scope: !31)
!51 = !DILocation(line: 33, column: 16, scope: !31)
!52 = !DILocation(line: 33, column: 3, scope: !31)
!53 = !DILocation(line: 34, column: 3, scope: !31)
!54 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 16, type: !55, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !DILocalVariable(name: "a", arg: 1, scope: !54, file: !3, line: 16, type: !57)
!59 = !DILocation(line: 16, column: 27, scope: !54)
!60 = !DILocation(line: 17, column: 3, scope: !54)
!61 = !DILocation(line: 18, column: 3, scope: !54)
!62 = !DILocation(line: 19, column: 3, scope: !54)
!63 = distinct !DISubprogram(name: "spinner", scope: !3, file: !3, line: 6, type: !55, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!64 = !DILocalVariable(name: "a", arg: 1, scope: !63, file: !3, line: 6, type: !57)
!65 = !DILocation(line: 6, column: 28, scope: !63)
!66 = !DILocation(line: 7, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 7, column: 7)
!68 = !DILocation(line: 7, column: 35, scope: !67)
!69 = !DILocation(line: 7, column: 7, scope: !63)
!70 = !DILocation(line: 7, column: 41, scope: !67)
!71 = !DILocation(line: 8, column: 3, scope: !63)
!72 = !DILocation(line: 9, column: 5, scope: !73)
!73 = distinct !DILexicalBlock(scope: !63, file: !3, line: 8, column: 6)
!74 = !DILocation(line: 9, column: 12, scope: !73)
!75 = distinct !{!75, !72, !76, !77}
!76 = !DILocation(line: 9, column: 48, scope: !73)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 10, column: 5, scope: !73)
!79 = !DILocation(line: 11, column: 3, scope: !73)
!80 = !DILocation(line: 11, column: 13, scope: !63)
!81 = !DILocation(line: 11, column: 12, scope: !63)
!82 = distinct !{!82, !71, !83, !77}
!83 = !DILocation(line: 11, column: 43, scope: !63)
!84 = !DILocation(line: 12, column: 3, scope: !63)
!85 = !DILocation(line: 13, column: 1, scope: !63)
!86 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 21, type: !55, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!87 = !DILocalVariable(name: "a", arg: 1, scope: !86, file: !3, line: 21, type: !57)
!88 = !DILocation(line: 21, column: 27, scope: !86)
!89 = !DILocation(line: 22, column: 3, scope: !86)
!90 = !DILocation(line: 22, column: 10, scope: !86)
!91 = !DILocation(line: 22, column: 38, scope: !86)
!92 = distinct !{!92, !89, !93, !77}
!93 = !DILocation(line: 22, column: 44, scope: !86)
!94 = !DILocation(line: 23, column: 3, scope: !86)
!95 = !DILocation(line: 24, column: 3, scope: !86)
