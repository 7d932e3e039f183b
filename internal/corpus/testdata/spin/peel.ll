; ModuleID = 'peel.c'
source_filename = "peel.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !5
@a = dso_local global i32 0, align 4, !dbg !11
@b = dso_local global i32 0, align 4, !dbg !13
@c = dso_local global i32 0, align 4, !dbg !15
@d = dso_local global i32 0, align 4, !dbg !17

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !31, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata i64* %3, metadata !36, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata i64* %4, metadata !38, metadata !DIExpression()), !dbg !39
  %5 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @p, i8* noundef null) #3, !dbg !40
  %6 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @q, i8* noundef null) #3, !dbg !41
  %7 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @w, i8* noundef null) #3, !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @p(i8* noundef %0) #0 !dbg !44 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata i32* %3, metadata !50, metadata !DIExpression()), !dbg !51
  %4 = load atomic i32, i32* @x seq_cst, align 4, !dbg !52
  store i32 %4, i32* %3, align 4, !dbg !51
  br label %5, !dbg !53

5:                                                ; preds = %8, %1
  %6 = load i32, i32* %3, align 4, !dbg !54
  %7 = icmp eq i32 %6, 0, !dbg !55
  br i1 %7, label %8, label %10, !dbg !53

8:                                                ; preds = %5
  %9 = load atomic i32, i32* @x seq_cst, align 4, !dbg !56
  store i32 %9, i32* %3, align 4, !dbg !57
  br label %5, !dbg !53, !llvm.loop !58

10:                                               ; preds = %5
  %11 = load i32, i32* %3, align 4, !dbg !60
  store i32 %11, i32* @a, align 4, !dbg !61
  ret i8* null, !dbg !62
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @q(i8* noundef %0) #0 !dbg !63 {
  %2 = alloca i8*, align 8
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !64, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata i8* %3, metadata !66, metadata !DIExpression()), !dbg !68
  store i8 0, i8* %3, align 1, !dbg !68
  call void @llvm.dbg.declare(metadata i32* %4, metadata !69, metadata !DIExpression()), !dbg !70
  br label %6, !dbg !71

6:                                                ; preds = %10, %1
  %7 = load i8, i8* %3, align 1, !dbg !72
  %8 = trunc i8 %7 to i1, !dbg !72
  %9 = xor i1 %8, true, !dbg !73
  br i1 %9, label %10, label %17, !dbg !71

10:                                               ; preds = %6
  %11 = load atomic i32, i32* @x seq_cst, align 4, !dbg !74
  store i32 %11, i32* %4, align 4, !dbg !76
  call void @llvm.dbg.declare(metadata i32* %5, metadata !77, metadata !DIExpression()), !dbg !78
  %12 = load atomic i32, i32* @y seq_cst, align 4, !dbg !79
  store i32 %12, i32* %5, align 4, !dbg !78
  %13 = load i32, i32* %4, align 4, !dbg !80
  %14 = load i32, i32* %5, align 4, !dbg !81
  %15 = icmp eq i32 %13, %14, !dbg !82
  %16 = zext i1 %15 to i8, !dbg !83
  store i8 %16, i8* %3, align 1, !dbg !83
  br label %6, !dbg !71, !llvm.loop !84

17:                                               ; preds = %6
  %18 = load i32, i32* %4, align 4, !dbg !86
  %19 = mul nsw i32 %18, 10, !dbg !87
  store i32 %19, i32* @b, align 4, !dbg !88
  ret i8* null, !dbg !89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @w(i8* noundef %0) #0 !dbg !90 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !91, metadata !DIExpression()), !dbg !92
  store atomic i32 1, i32* @x seq_cst, align 4, !dbg !93
  store atomic i32 1, i32* @y seq_cst, align 4, !dbg !94
  store atomic i32 2, i32* @x seq_cst, align 4, !dbg !95
  ret i8* null, !dbg !96
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peel.c", directory: ".", checksumkind: CSK_MD5, checksum: "51234808b8b09450a5888f1cb325c605")
!4 = !{!0, !5, !11, !13, !15, !17}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !28, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!10}
!30 = !{}
!31 = !DILocalVariable(name: "t1", scope: !27, file: !3, line: 10, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 27, baseType: !34)
!33 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 10, column: 28, scope: !27)
!36 = !DILocalVariable(name: "t2", scope: !27, file: !3, line: 10, type: !32)
!37 = !DILocation(line: 10, column: 32, scope: !27)
!38 = !DILocalVariable(name: "t3", scope: !27, file: !3, line: 10, type: !32)
!39 = !DILocation(line: 10, column: 36, scope: !27)
!40 = !DILocation(line: 10, column: 40, scope: !27)
!41 = !DILocation(line: 10, column: 70, scope: !27)
!42 = !DILocation(line: 10, column: 100, scope: !27)
!43 = !DILocation(line: 10, column: 130, scope: !27)
!44 = distinct !DISubprogram(name: "p", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!48 = !DILocalVariable(name: "u", arg: 1, scope: !44, file: !3, line: 7, type: !47)
!49 = !DILocation(line: 7, column: 22, scope: !44)
!50 = !DILocalVariable(name: "v", scope: !44, file: !3, line: 7, type: !10)
!51 = !DILocation(line: 7, column: 31, scope: !44)
!52 = !DILocation(line: 7, column: 35, scope: !44)
!53 = !DILocation(line: 7, column: 38, scope: !44)
!54 = !DILocation(line: 7, column: 45, scope: !44)
!55 = !DILocation(line: 7, column: 47, scope: !44)
!56 = !DILocation(line: 7, column: 57, scope: !44)
!57 = !DILocation(line: 7, column: 55, scope: !44)
!58 = distinct !{!58, !53, !56, !59}
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 7, column: 64, scope: !44)
!61 = !DILocation(line: 7, column: 62, scope: !44)
!62 = !DILocation(line: 7, column: 67, scope: !44)
!63 = distinct !DISubprogram(name: "q", scope: !3, file: !3, line: 8, type: !45, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!64 = !DILocalVariable(name: "u", arg: 1, scope: !63, file: !3, line: 8, type: !47)
!65 = !DILocation(line: 8, column: 22, scope: !63)
!66 = !DILocalVariable(name: "ok", scope: !63, file: !3, line: 8, type: !67)
!67 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!68 = !DILocation(line: 8, column: 32, scope: !63)
!69 = !DILocalVariable(name: "t", scope: !63, file: !3, line: 8, type: !10)
!70 = !DILocation(line: 8, column: 48, scope: !63)
!71 = !DILocation(line: 8, column: 51, scope: !63)
!72 = !DILocation(line: 8, column: 59, scope: !63)
!73 = !DILocation(line: 8, column: 58, scope: !63)
!74 = !DILocation(line: 8, column: 69, scope: !75)
!75 = distinct !DILexicalBlock(scope: !63, file: !3, line: 8, column: 63)
!76 = !DILocation(line: 8, column: 67, scope: !75)
!77 = !DILocalVariable(name: "n", scope: !75, file: !3, line: 8, type: !10)
!78 = !DILocation(line: 8, column: 76, scope: !75)
!79 = !DILocation(line: 8, column: 80, scope: !75)
!80 = !DILocation(line: 8, column: 88, scope: !75)
!81 = !DILocation(line: 8, column: 93, scope: !75)
!82 = !DILocation(line: 8, column: 90, scope: !75)
!83 = !DILocation(line: 8, column: 86, scope: !75)
!84 = distinct !{!84, !71, !85, !59}
!85 = !DILocation(line: 8, column: 96, scope: !63)
!86 = !DILocation(line: 8, column: 102, scope: !63)
!87 = !DILocation(line: 8, column: 104, scope: !63)
!88 = !DILocation(line: 8, column: 100, scope: !63)
!89 = !DILocation(line: 8, column: 110, scope: !63)
!90 = distinct !DISubprogram(name: "w", scope: !3, file: !3, line: 9, type: !45, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!91 = !DILocalVariable(name: "u", arg: 1, scope: !90, file: !3, line: 9, type: !47)
!92 = !DILocation(line: 9, column: 22, scope: !90)
!93 = !DILocation(line: 9, column: 29, scope: !90)
!94 = !DILocation(line: 9, column: 36, scope: !90)
!95 = !DILocation(line: 9, column: 43, scope: !90)
!96 = !DILocation(line: 9, column: 48, scope: !90)
