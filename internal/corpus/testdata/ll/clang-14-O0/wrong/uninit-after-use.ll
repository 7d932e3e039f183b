; ModuleID = 'uninit-after-use.c'
source_filename = "uninit-after-use.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %3 = call i32 @remember(i32 noundef 5), !dbg !17
  store i32 %3, i32* %2, align 4, !dbg !16
  %4 = load i32, i32* %2, align 4, !dbg !18
  %5 = call i32 @remember(i32 noundef 0), !dbg !19
  %6 = add nsw i32 %4, %5, !dbg !20
  %7 = icmp eq i32 %6, 99, !dbg !21
  %8 = zext i1 %7 to i32, !dbg !21
  ret i32 %8, !dbg !22
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @remember(i32 noundef %0) #0 !dbg !23 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !26, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = load i32, i32* %2, align 4, !dbg !30
  %5 = icmp ne i32 %4, 0, !dbg !30
  br i1 %5, label %6, label %8, !dbg !32

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !33
  store i32 %7, i32* %3, align 4, !dbg !34
  br label %8, !dbg !35

8:                                                ; preds = %6, %1
  %9 = load i32, i32* %3, align 4, !dbg !36
  ret i32 %9, !dbg !37
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit-after-use.c", directory: ".", checksumkind: CSK_MD5, checksum: "0072d5426774fac52b426a0fdf2e60bf")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 13, type: !13)
!16 = !DILocation(line: 13, column: 6, scope: !10)
!17 = !DILocation(line: 13, column: 14, scope: !10)
!18 = !DILocation(line: 14, column: 9, scope: !10)
!19 = !DILocation(line: 14, column: 17, scope: !10)
!20 = !DILocation(line: 14, column: 15, scope: !10)
!21 = !DILocation(line: 14, column: 29, scope: !10)
!22 = !DILocation(line: 14, column: 2, scope: !10)
!23 = distinct !DISubprogram(name: "remember", scope: !1, file: !1, line: 3, type: !24, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!24 = !DISubroutineType(types: !25)
!25 = !{!13, !13}
!26 = !DILocalVariable(name: "set", arg: 1, scope: !23, file: !1, line: 3, type: !13)
!27 = !DILocation(line: 3, column: 25, scope: !23)
!28 = !DILocalVariable(name: "v", scope: !23, file: !1, line: 5, type: !13)
!29 = !DILocation(line: 5, column: 6, scope: !23)
!30 = !DILocation(line: 6, column: 6, scope: !31)
!31 = distinct !DILexicalBlock(scope: !23, file: !1, line: 6, column: 6)
!32 = !DILocation(line: 6, column: 6, scope: !23)
!33 = !DILocation(line: 7, column: 7, scope: !31)
!34 = !DILocation(line: 7, column: 5, scope: !31)
!35 = !DILocation(line: 7, column: 3, scope: !31)
!36 = !DILocation(line: 8, column: 9, scope: !23)
!37 = !DILocation(line: 8, column: 2, scope: !23)
