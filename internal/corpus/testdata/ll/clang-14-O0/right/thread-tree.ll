; ModuleID = 'thread-tree.c'
source_filename = "thread-tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@n = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"thread-tree.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i64* %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @branch, i8* noundef null) #5, !dbg !30
  %5 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @branch, i8* noundef null) #5, !dbg !31
  %6 = load i64, i64* %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !33
  %8 = load i64, i64* %3, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !35
  %10 = load atomic i32, i32* @n seq_cst, align 4, !dbg !36
  %11 = icmp eq i32 %10, 2, !dbg !36
  br i1 %11, label %12, label %13, !dbg !39

12:                                               ; preds = %0
  br label %14, !dbg !39

13:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !36
  unreachable, !dbg !36

14:                                               ; preds = %12
  ret i32 0, !dbg !40
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @branch(i8* noundef %0) #0 !dbg !41 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @leaf, i8* noundef null) #5, !dbg !48
  %5 = load i64, i64* %3, align 8, !dbg !49
  %6 = call i32 @pthread_join(i64 noundef %5, i8** noundef null), !dbg !50
  %7 = load i8*, i8** %2, align 8, !dbg !51
  ret i8* %7, !dbg !52
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @leaf(i8* noundef %0) #0 !dbg !53 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 1, i32* %3, align 4, !dbg !56
  %5 = load i32, i32* %3, align 4, !dbg !56
  %6 = atomicrmw add i32* @n, i32 %5 seq_cst, align 4, !dbg !56
  store i32 %6, i32* %4, align 4, !dbg !56
  %7 = load i32, i32* %4, align 4, !dbg !56
  %8 = load i8*, i8** %2, align 8, !dbg !57
  ret i8* %8, !dbg !58
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-tree.c", directory: ".", checksumkind: CSK_MD5, checksum: "416a448bdc53f400829a671072254438")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !20, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "a", scope: !19, file: !3, line: 25, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 25, column: 12, scope: !19)
!28 = !DILocalVariable(name: "b", scope: !19, file: !3, line: 25, type: !24)
!29 = !DILocation(line: 25, column: 15, scope: !19)
!30 = !DILocation(line: 26, column: 2, scope: !19)
!31 = !DILocation(line: 27, column: 2, scope: !19)
!32 = !DILocation(line: 28, column: 15, scope: !19)
!33 = !DILocation(line: 28, column: 2, scope: !19)
!34 = !DILocation(line: 29, column: 15, scope: !19)
!35 = !DILocation(line: 29, column: 2, scope: !19)
!36 = !DILocation(line: 30, column: 2, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 30, column: 2)
!38 = distinct !DILexicalBlock(scope: !19, file: !3, line: 30, column: 2)
!39 = !DILocation(line: 30, column: 2, scope: !38)
!40 = !DILocation(line: 31, column: 2, scope: !19)
!41 = distinct !DISubprogram(name: "branch", scope: !3, file: !3, line: 15, type: !42, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 15, type: !5)
!45 = !DILocation(line: 15, column: 27, scope: !41)
!46 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 17, type: !24)
!47 = !DILocation(line: 17, column: 12, scope: !41)
!48 = !DILocation(line: 18, column: 2, scope: !41)
!49 = !DILocation(line: 19, column: 15, scope: !41)
!50 = !DILocation(line: 19, column: 2, scope: !41)
!51 = !DILocation(line: 20, column: 9, scope: !41)
!52 = !DILocation(line: 20, column: 2, scope: !41)
!53 = distinct !DISubprogram(name: "leaf", scope: !3, file: !3, line: 9, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 9, type: !5)
!55 = !DILocation(line: 9, column: 25, scope: !53)
!56 = !DILocation(line: 11, column: 2, scope: !53)
!57 = !DILocation(line: 12, column: 9, scope: !53)
!58 = !DILocation(line: 12, column: 2, scope: !53)
