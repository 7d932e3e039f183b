; ModuleID = 'race-lock-word-waits.c'
source_filename = "race-lock-word-waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@word = internal global i32 1, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata i64* %3, metadata !30, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata i64* %4, metadata !32, metadata !DIExpression()), !dbg !33
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @waits, i8* noundef null) #4, !dbg !34
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @reads, i8* noundef null) #4, !dbg !35
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @sets, i8* noundef null) #4, !dbg !36
  %8 = load i64, i64* %2, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 noundef %8, i8** noundef null), !dbg !38
  %10 = load i64, i64* %3, align 8, !dbg !39
  %11 = call i32 @pthread_join(i64 noundef %10, i8** noundef null), !dbg !40
  %12 = load i64, i64* %4, align 8, !dbg !41
  %13 = call i32 @pthread_join(i64 noundef %12, i8** noundef null), !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @waits(i8* noundef %0) #0 !dbg !44 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !47, metadata !DIExpression()), !dbg !48
  br label %5, !dbg !49

5:                                                ; preds = %10, %1
  store i32 1, i32* %3, align 4, !dbg !50
  %6 = load i32, i32* %3, align 4, !dbg !50
  %7 = atomicrmw xchg i32* @word, i32 %6 acquire, align 4, !dbg !50
  store i32 %7, i32* %4, align 4, !dbg !50
  %8 = load i32, i32* %4, align 4, !dbg !50
  %9 = icmp ne i32 %8, 0, !dbg !49
  br i1 %9, label %10, label %11, !dbg !49

10:                                               ; preds = %5
  br label %5, !dbg !49, !llvm.loop !51

11:                                               ; preds = %5
  %12 = load i8*, i8** %2, align 8, !dbg !54
  ret i8* %12, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @reads(i8* noundef %0) #0 !dbg !56 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !57, metadata !DIExpression()), !dbg !58
  %6 = load atomic i32, i32* @flag seq_cst, align 4, !dbg !59
  store i32 %6, i32* %3, align 4, !dbg !59
  %7 = load i32, i32* %3, align 4, !dbg !59
  %8 = icmp eq i32 %7, 0, !dbg !60
  %9 = zext i1 %8 to i32, !dbg !60
  call void @__VERIFIER_assume(i32 noundef %9), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %4, metadata !62, metadata !DIExpression()), !dbg !63
  %10 = load i32, i32* @word, align 4, !dbg !64
  store i32 %10, i32* %4, align 4, !dbg !63
  store i32 0, i32* %5, align 4, !dbg !65
  %11 = load i32, i32* %5, align 4, !dbg !65
  store atomic i32 %11, i32* @word release, align 4, !dbg !65
  %12 = load i32, i32* %4, align 4, !dbg !66
  %13 = icmp eq i32 %12, 1, !dbg !67
  br i1 %13, label %14, label %16, !dbg !66

14:                                               ; preds = %1
  %15 = load i8*, i8** %2, align 8, !dbg !68
  br label %17, !dbg !66

16:                                               ; preds = %1
  br label %17, !dbg !66

17:                                               ; preds = %16, %14
  %18 = phi i8* [ %15, %14 ], [ null, %16 ], !dbg !66
  ret i8* %18, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @sets(i8* noundef %0) #0 !dbg !70 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !71, metadata !DIExpression()), !dbg !72
  store i32 1, i32* %3, align 4, !dbg !73
  %4 = load i32, i32* %3, align 4, !dbg !73
  store atomic i32 %4, i32* @flag seq_cst, align 4, !dbg !73
  %5 = load i8*, i8** %2, align 8, !dbg !74
  ret i8* %5, !dbg !75
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

declare void @__VERIFIER_assume(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race-lock-word-waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "16a6894363a1c6b4f24b97963ed01d62")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !22, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 35, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 35, column: 12, scope: !21)
!30 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 35, type: !26)
!31 = !DILocation(line: 35, column: 15, scope: !21)
!32 = !DILocalVariable(name: "c", scope: !21, file: !3, line: 35, type: !26)
!33 = !DILocation(line: 35, column: 18, scope: !21)
!34 = !DILocation(line: 36, column: 2, scope: !21)
!35 = !DILocation(line: 37, column: 2, scope: !21)
!36 = !DILocation(line: 38, column: 2, scope: !21)
!37 = !DILocation(line: 39, column: 15, scope: !21)
!38 = !DILocation(line: 39, column: 2, scope: !21)
!39 = !DILocation(line: 40, column: 15, scope: !21)
!40 = !DILocation(line: 40, column: 2, scope: !21)
!41 = !DILocation(line: 41, column: 15, scope: !21)
!42 = !DILocation(line: 41, column: 2, scope: !21)
!43 = !DILocation(line: 42, column: 2, scope: !21)
!44 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 12, type: !45, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !44, file: !3, line: 12, type: !5)
!48 = !DILocation(line: 12, column: 26, scope: !44)
!49 = !DILocation(line: 14, column: 2, scope: !44)
!50 = !DILocation(line: 14, column: 9, scope: !44)
!51 = distinct !{!51, !49, !52, !53}
!52 = !DILocation(line: 15, column: 3, scope: !44)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 16, column: 9, scope: !44)
!55 = !DILocation(line: 16, column: 2, scope: !44)
!56 = distinct !DISubprogram(name: "reads", scope: !3, file: !3, line: 19, type: !45, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 19, type: !5)
!58 = !DILocation(line: 19, column: 26, scope: !56)
!59 = !DILocation(line: 21, column: 20, scope: !56)
!60 = !DILocation(line: 21, column: 39, scope: !56)
!61 = !DILocation(line: 21, column: 2, scope: !56)
!62 = !DILocalVariable(name: "was", scope: !56, file: !3, line: 22, type: !12)
!63 = !DILocation(line: 22, column: 6, scope: !56)
!64 = !DILocation(line: 22, column: 12, scope: !56)
!65 = !DILocation(line: 23, column: 2, scope: !56)
!66 = !DILocation(line: 24, column: 9, scope: !56)
!67 = !DILocation(line: 24, column: 13, scope: !56)
!68 = !DILocation(line: 24, column: 20, scope: !56)
!69 = !DILocation(line: 24, column: 2, scope: !56)
!70 = distinct !DISubprogram(name: "sets", scope: !3, file: !3, line: 27, type: !45, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 27, type: !5)
!72 = !DILocation(line: 27, column: 25, scope: !70)
!73 = !DILocation(line: 29, column: 2, scope: !70)
!74 = !DILocation(line: 30, column: 9, scope: !70)
!75 = !DILocation(line: 30, column: 2, scope: !70)
