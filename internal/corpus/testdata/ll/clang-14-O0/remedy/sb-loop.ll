; ModuleID = 'sb-loop.c'
source_filename = "sb-loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !18
@inside = dso_local global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [34 x i8] c"atomic_fetch_add(&inside, 1) == 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"sb-loop.c\00", align 1
@__PRETTY_FUNCTION__.left = private unnamed_addr constant [19 x i8] c"void *left(void *)\00", align 1
@__PRETTY_FUNCTION__.right = private unnamed_addr constant [20 x i8] c"void *right(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !37, metadata !DIExpression()), !dbg !44
  %3 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !45
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @left, i8* noundef null) #5, !dbg !46
  %5 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !47
  %6 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @right, i8* noundef null) #5, !dbg !48
  %7 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 0, !dbg !49
  %8 = load i64, i64* %7, align 16, !dbg !49
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !50
  %10 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 1, !dbg !51
  %11 = load i64, i64* %10, align 8, !dbg !51
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @left(i8* noundef %0) #0 !dbg !54 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 1, i32* %3, align 4, !dbg !59
  %7 = load i32, i32* %3, align 4, !dbg !59
  store atomic i32 %7, i32* @x monotonic, align 4, !dbg !59
  %8 = load atomic i32, i32* @y monotonic, align 4, !dbg !60
  store i32 %8, i32* %4, align 4, !dbg !60
  %9 = load i32, i32* %4, align 4, !dbg !60
  %10 = icmp ne i32 %9, 0, !dbg !60
  br i1 %10, label %19, label %11, !dbg !62

11:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !63
  %12 = load i32, i32* %5, align 4, !dbg !63
  %13 = atomicrmw add i32* @inside, i32 %12 seq_cst, align 4, !dbg !63
  store i32 %13, i32* %6, align 4, !dbg !63
  %14 = load i32, i32* %6, align 4, !dbg !63
  %15 = icmp eq i32 %14, 0, !dbg !63
  br i1 %15, label %16, label %17, !dbg !66

16:                                               ; preds = %11
  br label %18, !dbg !66

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @__PRETTY_FUNCTION__.left, i64 0, i64 0)) #6, !dbg !63
  unreachable, !dbg !63

18:                                               ; preds = %16
  br label %19, !dbg !67

19:                                               ; preds = %18, %1
  %20 = load i8*, i8** %2, align 8, !dbg !68
  ret i8* %20, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @right(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 1, i32* %3, align 4, !dbg !73
  %7 = load i32, i32* %3, align 4, !dbg !73
  store atomic i32 %7, i32* @y monotonic, align 4, !dbg !73
  %8 = load atomic i32, i32* @x monotonic, align 4, !dbg !74
  store i32 %8, i32* %4, align 4, !dbg !74
  %9 = load i32, i32* %4, align 4, !dbg !74
  %10 = icmp ne i32 %9, 0, !dbg !74
  br i1 %10, label %19, label %11, !dbg !76

11:                                               ; preds = %1
  store i32 1, i32* %5, align 4, !dbg !77
  %12 = load i32, i32* %5, align 4, !dbg !77
  %13 = atomicrmw add i32* @inside, i32 %12 seq_cst, align 4, !dbg !77
  store i32 %13, i32* %6, align 4, !dbg !77
  %14 = load i32, i32* %6, align 4, !dbg !77
  %15 = icmp eq i32 %14, 0, !dbg !77
  br i1 %15, label %16, label %17, !dbg !80

16:                                               ; preds = %11
  br label %18, !dbg !80

17:                                               ; preds = %11
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @__PRETTY_FUNCTION__.right, i64 0, i64 0)) #6, !dbg !77
  unreachable, !dbg !77

18:                                               ; preds = %16
  br label %19, !dbg !81

19:                                               ; preds = %18, %1
  %20 = load i8*, i8** %2, align 8, !dbg !82
  ret i8* %20, !dbg !83
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
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb-loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "a39c170afdc29596e5124c4747d30513")
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
!17 = !{!0, !18, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 9, type: !20, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !34, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 29, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 128, elements: !42)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DILocation(line: 29, column: 12, scope: !33)
!45 = !DILocation(line: 30, column: 18, scope: !33)
!46 = !DILocation(line: 30, column: 2, scope: !33)
!47 = !DILocation(line: 31, column: 18, scope: !33)
!48 = !DILocation(line: 31, column: 2, scope: !33)
!49 = !DILocation(line: 32, column: 15, scope: !33)
!50 = !DILocation(line: 32, column: 2, scope: !33)
!51 = !DILocation(line: 33, column: 15, scope: !33)
!52 = !DILocation(line: 33, column: 2, scope: !33)
!53 = !DILocation(line: 34, column: 2, scope: !33)
!54 = distinct !DISubprogram(name: "left", scope: !3, file: !3, line: 11, type: !55, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!55 = !DISubroutineType(types: !56)
!56 = !{!16, !16}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 11, type: !16)
!58 = !DILocation(line: 11, column: 25, scope: !54)
!59 = !DILocation(line: 13, column: 2, scope: !54)
!60 = !DILocation(line: 14, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !54, file: !3, line: 14, column: 6)
!62 = !DILocation(line: 14, column: 6, scope: !54)
!63 = !DILocation(line: 15, column: 3, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 3)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 15, column: 3)
!66 = !DILocation(line: 15, column: 3, scope: !65)
!67 = !DILocation(line: 15, column: 3, scope: !61)
!68 = !DILocation(line: 16, column: 9, scope: !54)
!69 = !DILocation(line: 16, column: 2, scope: !54)
!70 = distinct !DISubprogram(name: "right", scope: !3, file: !3, line: 19, type: !55, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 19, type: !16)
!72 = !DILocation(line: 19, column: 26, scope: !70)
!73 = !DILocation(line: 21, column: 2, scope: !70)
!74 = !DILocation(line: 22, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !3, line: 22, column: 6)
!76 = !DILocation(line: 22, column: 6, scope: !70)
!77 = !DILocation(line: 23, column: 3, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 23, column: 3)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 23, column: 3)
!80 = !DILocation(line: 23, column: 3, scope: !79)
!81 = !DILocation(line: 23, column: 3, scope: !75)
!82 = !DILocation(line: 24, column: 9, scope: !70)
!83 = !DILocation(line: 24, column: 2, scope: !70)
