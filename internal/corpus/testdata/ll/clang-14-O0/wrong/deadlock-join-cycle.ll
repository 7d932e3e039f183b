; ModuleID = 'deadlock-join-cycle.c'
source_filename = "deadlock-join-cycle.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@a = dso_local global i64 0, align 8, !dbg !0
@b = dso_local global i64 0, align 8, !dbg !7
@started = dso_local global i32 0, align 4, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 @pthread_create(i64* noundef @a, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @join_b, i8* noundef null) #5, !dbg !30
  %4 = call i32 @pthread_create(i64* noundef @b, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @join_a, i8* noundef null) #5, !dbg !31
  store i32 1, i32* %2, align 4, !dbg !32
  %5 = load i32, i32* %2, align 4, !dbg !32
  store atomic i32 %5, i32* @started seq_cst, align 4, !dbg !32
  call void @pthread_exit(i8* noundef null) #6, !dbg !33
  unreachable, !dbg !33
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @join_b(i8* noundef %0) #0 !dbg !34 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !37, metadata !DIExpression()), !dbg !38
  %4 = load atomic i32, i32* @started seq_cst, align 4, !dbg !39
  store i32 %4, i32* %3, align 4, !dbg !39
  %5 = load i32, i32* %3, align 4, !dbg !39
  call void @__VERIFIER_assume(i32 noundef %5), !dbg !40
  %6 = load i64, i64* @b, align 8, !dbg !41
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !42
  %8 = load i8*, i8** %2, align 8, !dbg !43
  ret i8* %8, !dbg !44
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @join_a(i8* noundef %0) #0 !dbg !45 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = load atomic i32, i32* @started seq_cst, align 4, !dbg !48
  store i32 %4, i32* %3, align 4, !dbg !48
  %5 = load i32, i32* %3, align 4, !dbg !48
  call void @__VERIFIER_assume(i32 noundef %5), !dbg !49
  %6 = load i64, i64* @a, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null), !dbg !51
  %8 = load i8*, i8** %2, align 8, !dbg !52
  ret i8* %8, !dbg !53
}

; Function Attrs: noreturn
declare void @pthread_exit(i8* noundef) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

declare void @__VERIFIER_assume(i32 noundef) #4

declare i32 @pthread_join(i64 noundef, i8** noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deadlock-join-cycle.c", directory: ".", checksumkind: CSK_MD5, checksum: "48ad1924775864fa301aa21ffca68473")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "started", scope: !2, file: !3, line: 9, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 92, baseType: !16)
!15 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!16 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !27, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!17}
!29 = !{}
!30 = !DILocation(line: 27, column: 2, scope: !26)
!31 = !DILocation(line: 28, column: 2, scope: !26)
!32 = !DILocation(line: 29, column: 2, scope: !26)
!33 = !DILocation(line: 30, column: 2, scope: !26)
!34 = distinct !DISubprogram(name: "join_b", scope: !3, file: !3, line: 11, type: !35, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 11, type: !5)
!38 = !DILocation(line: 11, column: 27, scope: !34)
!39 = !DILocation(line: 13, column: 20, scope: !34)
!40 = !DILocation(line: 13, column: 2, scope: !34)
!41 = !DILocation(line: 14, column: 15, scope: !34)
!42 = !DILocation(line: 14, column: 2, scope: !34)
!43 = !DILocation(line: 15, column: 9, scope: !34)
!44 = !DILocation(line: 15, column: 2, scope: !34)
!45 = distinct !DISubprogram(name: "join_a", scope: !3, file: !3, line: 18, type: !35, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !3, line: 18, type: !5)
!47 = !DILocation(line: 18, column: 27, scope: !45)
!48 = !DILocation(line: 20, column: 20, scope: !45)
!49 = !DILocation(line: 20, column: 2, scope: !45)
!50 = !DILocation(line: 21, column: 15, scope: !45)
!51 = !DILocation(line: 21, column: 2, scope: !45)
!52 = !DILocation(line: 22, column: 9, scope: !45)
!53 = !DILocation(line: 22, column: 2, scope: !45)
