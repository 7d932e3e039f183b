; ModuleID = 'oob-global.c'
source_filename = "oob-global.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 8, align 4, !dbg !0
@squares = dso_local global [8 x i32] zeroinitializer, align 16, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !23, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %2, align 4, !dbg !25
  br label %3, !dbg !26

3:                                                ; preds = %14, %0
  %4 = load i32, i32* %2, align 4, !dbg !27
  %5 = load i32, i32* @n, align 4, !dbg !29
  %6 = icmp sle i32 %4, %5, !dbg !30
  br i1 %6, label %7, label %17, !dbg !31

7:                                                ; preds = %3
  %8 = load i32, i32* %2, align 4, !dbg !32
  %9 = load i32, i32* %2, align 4, !dbg !33
  %10 = mul nsw i32 %8, %9, !dbg !34
  %11 = load i32, i32* %2, align 4, !dbg !35
  %12 = sext i32 %11 to i64, !dbg !36
  %13 = getelementptr inbounds [8 x i32], [8 x i32]* @squares, i64 0, i64 %12, !dbg !36
  store i32 %10, i32* %13, align 4, !dbg !37
  br label %14, !dbg !36

14:                                               ; preds = %7
  %15 = load i32, i32* %2, align 4, !dbg !38
  %16 = add nsw i32 %15, 1, !dbg !38
  store i32 %16, i32* %2, align 4, !dbg !38
  br label %3, !dbg !39, !llvm.loop !40

17:                                               ; preds = %3
  ret i32 0, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "oob-global.c", directory: ".", checksumkind: CSK_MD5, checksum: "f3fa8c334a532bba7f5a2e5dca460f79")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "squares", scope: !2, file: !3, line: 3, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 8)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !20, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!8}
!22 = !{}
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 8, type: !8)
!24 = distinct !DILexicalBlock(scope: !19, file: !3, line: 8, column: 2)
!25 = !DILocation(line: 8, column: 11, scope: !24)
!26 = !DILocation(line: 8, column: 7, scope: !24)
!27 = !DILocation(line: 8, column: 18, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !3, line: 8, column: 2)
!29 = !DILocation(line: 8, column: 23, scope: !28)
!30 = !DILocation(line: 8, column: 20, scope: !28)
!31 = !DILocation(line: 8, column: 2, scope: !24)
!32 = !DILocation(line: 9, column: 16, scope: !28)
!33 = !DILocation(line: 9, column: 20, scope: !28)
!34 = !DILocation(line: 9, column: 18, scope: !28)
!35 = !DILocation(line: 9, column: 11, scope: !28)
!36 = !DILocation(line: 9, column: 3, scope: !28)
!37 = !DILocation(line: 9, column: 14, scope: !28)
!38 = !DILocation(line: 8, column: 27, scope: !28)
!39 = !DILocation(line: 8, column: 2, scope: !28)
!40 = distinct !{!40, !31, !41, !42}
!41 = !DILocation(line: 9, column: 20, scope: !24)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 10, column: 2, scope: !19)
