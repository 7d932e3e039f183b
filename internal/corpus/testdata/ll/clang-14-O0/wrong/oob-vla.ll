; ModuleID = 'oob-vla.c'
source_filename = "oob-vla.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 3, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %5 = load i32, i32* @n, align 4, !dbg !18
  %6 = zext i32 %5 to i64, !dbg !19
  %7 = call i8* @llvm.stacksave(), !dbg !19
  store i8* %7, i8** %2, align 8, !dbg !19
  %8 = alloca i32, i64 %6, align 16, !dbg !19
  store i64 %6, i64* %3, align 8, !dbg !19
  call void @llvm.dbg.declare(metadata i64* %3, metadata !20, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %8, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %4, metadata !28, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %4, align 4, !dbg !30
  br label %9, !dbg !31

9:                                                ; preds = %18, %0
  %10 = load i32, i32* %4, align 4, !dbg !32
  %11 = load i32, i32* @n, align 4, !dbg !34
  %12 = icmp sle i32 %10, %11, !dbg !35
  br i1 %12, label %13, label %21, !dbg !36

13:                                               ; preds = %9
  %14 = load i32, i32* %4, align 4, !dbg !37
  %15 = load i32, i32* %4, align 4, !dbg !38
  %16 = sext i32 %15 to i64, !dbg !39
  %17 = getelementptr inbounds i32, i32* %8, i64 %16, !dbg !39
  store i32 %14, i32* %17, align 4, !dbg !40
  br label %18, !dbg !39

18:                                               ; preds = %13
  %19 = load i32, i32* %4, align 4, !dbg !41
  %20 = add nsw i32 %19, 1, !dbg !41
  store i32 %20, i32* %4, align 4, !dbg !41
  br label %9, !dbg !42, !llvm.loop !43

21:                                               ; preds = %9
  %22 = getelementptr inbounds i32, i32* %8, i64 0, !dbg !46
  %23 = load i32, i32* %22, align 16, !dbg !46
  store i32 %23, i32* %1, align 4, !dbg !47
  %24 = load i8*, i8** %2, align 8, !dbg !48
  call void @llvm.stackrestore(i8* %24), !dbg !48
  %25 = load i32, i32* %1, align 4, !dbg !48
  ret i32 %25, !dbg !48
}

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "oob-vla.c", directory: ".", checksumkind: CSK_MD5, checksum: "a515bb24e6985f946298cc16629746b6")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 7, column: 10, scope: !14)
!19 = !DILocation(line: 7, column: 2, scope: !14)
!20 = !DILocalVariable(name: "__vla_expr0", scope: !14, type: !21, flags: DIFlagArtificial)
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 0, scope: !14)
!23 = !DILocalVariable(name: "vla", scope: !14, file: !3, line: 7, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: !20)
!27 = !DILocation(line: 7, column: 6, scope: !14)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 8, type: !5)
!29 = distinct !DILexicalBlock(scope: !14, file: !3, line: 8, column: 2)
!30 = !DILocation(line: 8, column: 11, scope: !29)
!31 = !DILocation(line: 8, column: 7, scope: !29)
!32 = !DILocation(line: 8, column: 18, scope: !33)
!33 = distinct !DILexicalBlock(scope: !29, file: !3, line: 8, column: 2)
!34 = !DILocation(line: 8, column: 23, scope: !33)
!35 = !DILocation(line: 8, column: 20, scope: !33)
!36 = !DILocation(line: 8, column: 2, scope: !29)
!37 = !DILocation(line: 9, column: 12, scope: !33)
!38 = !DILocation(line: 9, column: 7, scope: !33)
!39 = !DILocation(line: 9, column: 3, scope: !33)
!40 = !DILocation(line: 9, column: 10, scope: !33)
!41 = !DILocation(line: 8, column: 27, scope: !33)
!42 = !DILocation(line: 8, column: 2, scope: !33)
!43 = distinct !{!43, !36, !44, !45}
!44 = !DILocation(line: 9, column: 12, scope: !29)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 10, column: 9, scope: !14)
!47 = !DILocation(line: 10, column: 2, scope: !14)
!48 = !DILocation(line: 11, column: 1, scope: !14)
