; ModuleID = 'symmetry-names.c'
source_filename = "symmetry-names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@boss = internal global i64 0, align 8, !dbg !0
@turn = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [34 x i8] c"!pthread_equal(pthread_self(), b)\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"symmetry-names.c\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !28, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %3, metadata !32, metadata !DIExpression()), !dbg !33
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef null) #6, !dbg !34
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @run, i8* noundef null) #6, !dbg !35
  %7 = load i64, i64* %2, align 8, !dbg !36
  store i64 %7, i64* %4, align 8, !dbg !36
  %8 = load i64, i64* %4, align 8, !dbg !36
  store atomic i64 %8, i64* @boss seq_cst, align 8, !dbg !36
  %9 = load i64, i64* %2, align 8, !dbg !37
  %10 = call i32 @pthread_join(i64 noundef %9, i8** noundef null), !dbg !38
  %11 = load i64, i64* %3, align 8, !dbg !39
  %12 = call i32 @pthread_join(i64 noundef %11, i8** noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @run(i8* noundef %0) #0 !dbg !42 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %3, metadata !47, metadata !DIExpression()), !dbg !48
  store i32 1, i32* %4, align 4, !dbg !49
  %8 = load i32, i32* %4, align 4, !dbg !49
  %9 = atomicrmw add i32* @turn, i32 %8 seq_cst, align 4, !dbg !49
  store i32 %9, i32* %5, align 4, !dbg !49
  %10 = load i32, i32* %5, align 4, !dbg !49
  store i32 %10, i32* %3, align 4, !dbg !48
  call void @llvm.dbg.declare(metadata i64* %6, metadata !50, metadata !DIExpression()), !dbg !51
  %11 = load atomic i64, i64* @boss seq_cst, align 8, !dbg !52
  store i64 %11, i64* %7, align 8, !dbg !52
  %12 = load i64, i64* %7, align 8, !dbg !52
  store i64 %12, i64* %6, align 8, !dbg !51
  %13 = load i64, i64* %6, align 8, !dbg !53
  %14 = icmp ne i64 %13, 0, !dbg !53
  br i1 %14, label %15, label %27, !dbg !55

15:                                               ; preds = %1
  %16 = load i32, i32* %3, align 4, !dbg !56
  %17 = icmp eq i32 %16, 1, !dbg !59
  br i1 %17, label %18, label %26, !dbg !60

18:                                               ; preds = %15
  %19 = call i64 @pthread_self() #7, !dbg !61
  %20 = load i64, i64* %6, align 8, !dbg !61
  %21 = call i32 @pthread_equal(i64 noundef %19, i64 noundef %20) #7, !dbg !61
  %22 = icmp ne i32 %21, 0, !dbg !61
  br i1 %22, label %24, label %23, !dbg !64

23:                                               ; preds = %18
  br label %25, !dbg !64

24:                                               ; preds = %18
  call void @__assert_fail(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #8, !dbg !61
  unreachable, !dbg !61

25:                                               ; preds = %23
  br label %26, !dbg !65

26:                                               ; preds = %25, %15
  br label %27, !dbg !66

27:                                               ; preds = %26, %1
  ret i8* null, !dbg !67
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind readnone willreturn
declare i32 @pthread_equal(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind readnone willreturn
declare i64 @pthread_self() #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readnone willreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "boss", scope: !2, file: !3, line: 9, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symmetry-names.c", directory: ".", checksumkind: CSK_MD5, checksum: "c8bea130c2101582133e25e02f0b9aa2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_ulong", file: !10, line: 95, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !15)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !25, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!12}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 26, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !15)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DILocation(line: 26, column: 12, scope: !24)
!32 = !DILocalVariable(name: "u", scope: !24, file: !3, line: 26, type: !29)
!33 = !DILocation(line: 26, column: 15, scope: !24)
!34 = !DILocation(line: 27, column: 2, scope: !24)
!35 = !DILocation(line: 28, column: 2, scope: !24)
!36 = !DILocation(line: 29, column: 2, scope: !24)
!37 = !DILocation(line: 30, column: 15, scope: !24)
!38 = !DILocation(line: 30, column: 2, scope: !24)
!39 = !DILocation(line: 31, column: 15, scope: !24)
!40 = !DILocation(line: 31, column: 2, scope: !24)
!41 = !DILocation(line: 32, column: 2, scope: !24)
!42 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !43, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 12, type: !5)
!46 = !DILocation(line: 12, column: 24, scope: !42)
!47 = !DILocalVariable(name: "mine", scope: !42, file: !3, line: 14, type: !12)
!48 = !DILocation(line: 14, column: 6, scope: !42)
!49 = !DILocation(line: 14, column: 13, scope: !42)
!50 = !DILocalVariable(name: "b", scope: !42, file: !3, line: 15, type: !15)
!51 = !DILocation(line: 15, column: 16, scope: !42)
!52 = !DILocation(line: 15, column: 20, scope: !42)
!53 = !DILocation(line: 16, column: 6, scope: !54)
!54 = distinct !DILexicalBlock(scope: !42, file: !3, line: 16, column: 6)
!55 = !DILocation(line: 16, column: 6, scope: !42)
!56 = !DILocation(line: 18, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 18, column: 7)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 16, column: 9)
!59 = !DILocation(line: 18, column: 12, scope: !57)
!60 = !DILocation(line: 18, column: 7, scope: !58)
!61 = !DILocation(line: 19, column: 4, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 19, column: 4)
!63 = distinct !DILexicalBlock(scope: !57, file: !3, line: 19, column: 4)
!64 = !DILocation(line: 19, column: 4, scope: !63)
!65 = !DILocation(line: 19, column: 4, scope: !57)
!66 = !DILocation(line: 20, column: 2, scope: !58)
!67 = !DILocation(line: 21, column: 2, scope: !42)
