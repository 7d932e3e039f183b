; ModuleID = 'heap-handover.c'
source_filename = "heap-handover.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@slot = dso_local global i32* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !22, metadata !DIExpression()), !dbg !26
  %7 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @taker, i8* noundef null) #4, !dbg !27
  call void @llvm.dbg.declare(metadata i32** %3, metadata !28, metadata !DIExpression()), !dbg !29
  %8 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !30
  %9 = bitcast i8* %8 to i32*, !dbg !30
  store i32* %9, i32** %3, align 8, !dbg !29
  %10 = load i32*, i32** %3, align 8, !dbg !31
  store i32 1, i32* %10, align 4, !dbg !32
  %11 = load i32*, i32** %3, align 8, !dbg !33
  store i32* %11, i32** %4, align 8, !dbg !33
  %12 = bitcast i32** %4 to i64*, !dbg !33
  %13 = load i64, i64* %12, align 8, !dbg !33
  store atomic i64 %13, i64* bitcast (i32** @slot to i64*) seq_cst, align 8, !dbg !33
  %14 = load i64, i64* %2, align 8, !dbg !34
  %15 = call i32 @pthread_join(i64 noundef %14, i8** noundef null), !dbg !35
  store i32* null, i32** %5, align 8, !dbg !36
  %16 = bitcast i32** %5 to i64*, !dbg !36
  %17 = bitcast i32** %6 to i64*, !dbg !36
  %18 = load i64, i64* %16, align 8, !dbg !36
  %19 = atomicrmw xchg i64* bitcast (i32** @slot to i64*), i64 %18 seq_cst, align 8, !dbg !36
  store i64 %19, i64* %17, align 8, !dbg !36
  %20 = bitcast i64* %17 to i32**, !dbg !36
  %21 = load i32*, i32** %20, align 8, !dbg !36
  %22 = bitcast i32* %21 to i8*, !dbg !36
  call void @free(i8* noundef %22) #4, !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @taker(i8* noundef %0) #0 !dbg !39 {
  %2 = alloca i8*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata i32** %3, metadata !44, metadata !DIExpression()), !dbg !45
  store i32* null, i32** %4, align 8, !dbg !46
  %6 = bitcast i32** %4 to i64*, !dbg !46
  %7 = bitcast i32** %5 to i64*, !dbg !46
  %8 = load i64, i64* %6, align 8, !dbg !46
  %9 = atomicrmw xchg i64* bitcast (i32** @slot to i64*), i64 %8 seq_cst, align 8, !dbg !46
  store i64 %9, i64* %7, align 8, !dbg !46
  %10 = bitcast i64* %7 to i32**, !dbg !46
  %11 = load i32*, i32** %10, align 8, !dbg !46
  store i32* %11, i32** %3, align 8, !dbg !45
  %12 = load i32*, i32** %3, align 8, !dbg !47
  %13 = icmp ne i32* %12, null, !dbg !47
  br i1 %13, label %14, label %20, !dbg !49

14:                                               ; preds = %1
  %15 = load i32*, i32** %3, align 8, !dbg !50
  %16 = load i32, i32* %15, align 4, !dbg !52
  %17 = add nsw i32 %16, 1, !dbg !52
  store i32 %17, i32* %15, align 4, !dbg !52
  %18 = load i32*, i32** %3, align 8, !dbg !53
  %19 = bitcast i32* %18 to i8*, !dbg !53
  call void @free(i8* noundef %19) #4, !dbg !54
  br label %20, !dbg !55

20:                                               ; preds = %14, %1
  %21 = load i8*, i8** %2, align 8, !dbg !56
  ret i8* %21, !dbg !57
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "heap-handover.c", directory: ".", checksumkind: CSK_MD5, checksum: "2d34548d30bc90b10b01ef2d6deb23c8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !19, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 21, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 21, column: 12, scope: !18)
!27 = !DILocation(line: 22, column: 2, scope: !18)
!28 = !DILocalVariable(name: "p", scope: !18, file: !3, line: 23, type: !8)
!29 = !DILocation(line: 23, column: 7, scope: !18)
!30 = !DILocation(line: 23, column: 11, scope: !18)
!31 = !DILocation(line: 24, column: 3, scope: !18)
!32 = !DILocation(line: 24, column: 5, scope: !18)
!33 = !DILocation(line: 25, column: 2, scope: !18)
!34 = !DILocation(line: 26, column: 15, scope: !18)
!35 = !DILocation(line: 26, column: 2, scope: !18)
!36 = !DILocation(line: 27, column: 7, scope: !18)
!37 = !DILocation(line: 27, column: 2, scope: !18)
!38 = !DILocation(line: 28, column: 2, scope: !18)
!39 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 9, type: !40, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 9, type: !5)
!43 = !DILocation(line: 9, column: 26, scope: !39)
!44 = !DILocalVariable(name: "p", scope: !39, file: !3, line: 11, type: !8)
!45 = !DILocation(line: 11, column: 7, scope: !39)
!46 = !DILocation(line: 11, column: 11, scope: !39)
!47 = !DILocation(line: 12, column: 6, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 12, column: 6)
!49 = !DILocation(line: 12, column: 6, scope: !39)
!50 = !DILocation(line: 13, column: 4, scope: !51)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 12, column: 9)
!52 = !DILocation(line: 13, column: 6, scope: !51)
!53 = !DILocation(line: 14, column: 8, scope: !51)
!54 = !DILocation(line: 14, column: 3, scope: !51)
!55 = !DILocation(line: 15, column: 2, scope: !51)
!56 = !DILocation(line: 16, column: 9, scope: !39)
!57 = !DILocation(line: 16, column: 2, scope: !39)
