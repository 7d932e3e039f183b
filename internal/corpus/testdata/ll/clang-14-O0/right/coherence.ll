; ModuleID = 'coherence.c'
source_filename = "coherence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"a <= b\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"coherence.c\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !33, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata i64* %3, metadata !38, metadata !DIExpression()), !dbg !39
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @writer, i8* noundef null) #5, !dbg !40
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reader, i8* noundef null) #5, !dbg !41
  %6 = load i64, i64* %2, align 8, !dbg !42
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !43
  %8 = load i64, i64* %3, align 8, !dbg !44
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @writer(i8* noundef %0) #0 !dbg !47 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 1, i32* %3, align 4, !dbg !52
  %4 = load i32, i32* %3, align 4, !dbg !52
  store atomic i32 %4, i32* @x monotonic, align 4, !dbg !52
  %5 = load i8*, i8** %2, align 8, !dbg !53
  ret i8* %5, !dbg !54
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reader(i8* noundef %0) #0 !dbg !55 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata i32* %3, metadata !58, metadata !DIExpression()), !dbg !59
  %7 = load atomic i32, i32* @x monotonic, align 4, !dbg !60
  store i32 %7, i32* %4, align 4, !dbg !60
  %8 = load i32, i32* %4, align 4, !dbg !60
  store i32 %8, i32* %3, align 4, !dbg !59
  call void @llvm.dbg.declare(metadata i32* %5, metadata !61, metadata !DIExpression()), !dbg !62
  %9 = load atomic i32, i32* @x monotonic, align 4, !dbg !63
  store i32 %9, i32* %6, align 4, !dbg !63
  %10 = load i32, i32* %6, align 4, !dbg !63
  store i32 %10, i32* %5, align 4, !dbg !62
  %11 = load i32, i32* %3, align 4, !dbg !64
  %12 = load i32, i32* %5, align 4, !dbg !64
  %13 = icmp sle i32 %11, %12, !dbg !64
  br i1 %13, label %14, label %15, !dbg !67

14:                                               ; preds = %1
  br label %16, !dbg !67

15:                                               ; preds = %1
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.reader, i64 0, i64 0)) #6, !dbg !64
  unreachable, !dbg !64

16:                                               ; preds = %14
  %17 = load i8*, i8** %2, align 8, !dbg !68
  ret i8* %17, !dbg !69
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
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "coherence.c", directory: ".", checksumkind: CSK_MD5, checksum: "2460794c81d6e64430f540625db8aeaf")
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
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !30, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "w", scope: !29, file: !3, line: 25, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 25, column: 12, scope: !29)
!38 = !DILocalVariable(name: "r", scope: !29, file: !3, line: 25, type: !34)
!39 = !DILocation(line: 25, column: 15, scope: !29)
!40 = !DILocation(line: 26, column: 2, scope: !29)
!41 = !DILocation(line: 27, column: 2, scope: !29)
!42 = !DILocation(line: 28, column: 15, scope: !29)
!43 = !DILocation(line: 28, column: 2, scope: !29)
!44 = !DILocation(line: 29, column: 15, scope: !29)
!45 = !DILocation(line: 29, column: 2, scope: !29)
!46 = !DILocation(line: 30, column: 2, scope: !29)
!47 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 9, type: !48, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!48 = !DISubroutineType(types: !49)
!49 = !{!16, !16}
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 9, type: !16)
!51 = !DILocation(line: 9, column: 27, scope: !47)
!52 = !DILocation(line: 11, column: 2, scope: !47)
!53 = !DILocation(line: 12, column: 9, scope: !47)
!54 = !DILocation(line: 12, column: 2, scope: !47)
!55 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 15, type: !48, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 15, type: !16)
!57 = !DILocation(line: 15, column: 27, scope: !55)
!58 = !DILocalVariable(name: "a", scope: !55, file: !3, line: 17, type: !20)
!59 = !DILocation(line: 17, column: 6, scope: !55)
!60 = !DILocation(line: 17, column: 10, scope: !55)
!61 = !DILocalVariable(name: "b", scope: !55, file: !3, line: 18, type: !20)
!62 = !DILocation(line: 18, column: 6, scope: !55)
!63 = !DILocation(line: 18, column: 10, scope: !55)
!64 = !DILocation(line: 19, column: 2, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 19, column: 2)
!66 = distinct !DILexicalBlock(scope: !55, file: !3, line: 19, column: 2)
!67 = !DILocation(line: 19, column: 2, scope: !66)
!68 = !DILocation(line: 20, column: 9, scope: !55)
!69 = !DILocation(line: 20, column: 2, scope: !55)
