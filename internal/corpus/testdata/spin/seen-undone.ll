; ModuleID = 'seen-undone.c'
source_filename = "seen-undone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@mark = dso_local global i32 0, align 4, !dbg !0
@go = dso_local global i32 0, align 4, !dbg !16
@seen = dso_local global i32 0, align 4, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i64* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @poller, i8* noundef null) #3, !dbg !42
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @other, i8* noundef null) #3, !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @poller(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !49, metadata !DIExpression()), !dbg !50
  br label %7, !dbg !51

7:                                                ; preds = %12, %1
  %8 = load atomic i32, i32* @go acquire, align 4, !dbg !52
  store i32 %8, i32* %3, align 4, !dbg !52
  %9 = load i32, i32* %3, align 4, !dbg !52
  %10 = icmp ne i32 %9, 0, !dbg !53
  %11 = xor i1 %10, true, !dbg !53
  br i1 %11, label %12, label %17, !dbg !51

12:                                               ; preds = %7
  store i32 1, i32* %4, align 4, !dbg !54
  %13 = load i32, i32* %4, align 4, !dbg !54
  %14 = atomicrmw xchg i32* @mark, i32 %13 seq_cst, align 4, !dbg !54
  store i32 %14, i32* %5, align 4, !dbg !54
  %15 = load i32, i32* %5, align 4, !dbg !54
  store i32 0, i32* %6, align 4, !dbg !56
  %16 = load i32, i32* %6, align 4, !dbg !56
  store atomic i32 %16, i32* @mark seq_cst, align 4, !dbg !56
  br label %7, !dbg !51, !llvm.loop !57

17:                                               ; preds = %7
  ret i8* null, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @other(i8* noundef %0) #0 !dbg !61 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !62, metadata !DIExpression()), !dbg !63
  %5 = load atomic i32, i32* @mark seq_cst, align 4, !dbg !64
  store i32 %5, i32* %3, align 4, !dbg !64
  %6 = load i32, i32* %3, align 4, !dbg !64
  store i32 %6, i32* @seen, align 4, !dbg !65
  %7 = load i32, i32* @seen, align 4, !dbg !66
  %8 = icmp ne i32 %7, 0, !dbg !66
  br i1 %8, label %9, label %11, !dbg !68

9:                                                ; preds = %1
  store i32 1, i32* %4, align 4, !dbg !69
  %10 = load i32, i32* %4, align 4, !dbg !69
  store atomic i32 %10, i32* @go release, align 4, !dbg !69
  br label %11, !dbg !69

11:                                               ; preds = %9, %1
  ret i8* null, !dbg !70
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mark", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seen-undone.c", directory: ".", checksumkind: CSK_MD5, checksum: "eb8aede884e820f31f59c150405b734a")
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
!17 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !32, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 10, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 10, column: 13, scope: !31)
!40 = !DILocalVariable(name: "u", scope: !31, file: !3, line: 10, type: !36)
!41 = !DILocation(line: 10, column: 16, scope: !31)
!42 = !DILocation(line: 11, column: 3, scope: !31)
!43 = !DILocation(line: 12, column: 3, scope: !31)
!44 = !DILocation(line: 13, column: 3, scope: !31)
!45 = distinct !DISubprogram(name: "poller", scope: !3, file: !3, line: 7, type: !46, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DILocalVariable(name: "a", arg: 1, scope: !45, file: !3, line: 7, type: !48)
!50 = !DILocation(line: 7, column: 27, scope: !45)
!51 = !DILocation(line: 7, column: 32, scope: !45)
!52 = !DILocation(line: 7, column: 40, scope: !45)
!53 = !DILocation(line: 7, column: 39, scope: !45)
!54 = !DILocation(line: 7, column: 91, scope: !55)
!55 = distinct !DILexicalBlock(scope: !45, file: !3, line: 7, column: 89)
!56 = !DILocation(line: 7, column: 118, scope: !55)
!57 = distinct !{!57, !51, !58, !59}
!58 = !DILocation(line: 7, column: 142, scope: !45)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 7, column: 144, scope: !45)
!61 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 8, type: !46, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!62 = !DILocalVariable(name: "a", arg: 1, scope: !61, file: !3, line: 8, type: !48)
!63 = !DILocation(line: 8, column: 26, scope: !61)
!64 = !DILocation(line: 8, column: 38, scope: !61)
!65 = !DILocation(line: 8, column: 36, scope: !61)
!66 = !DILocation(line: 8, column: 62, scope: !67)
!67 = distinct !DILexicalBlock(scope: !61, file: !3, line: 8, column: 62)
!68 = !DILocation(line: 8, column: 62, scope: !61)
!69 = !DILocation(line: 8, column: 68, scope: !67)
!70 = !DILocation(line: 8, column: 121, scope: !61)
