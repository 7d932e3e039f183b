; ModuleID = 'stack-overflow.c'
source_filename = "stack-overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@limit = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i32 @depth(i32 noundef 0), !dbg !18
  %3 = icmp eq i32 %2, 99, !dbg !19
  %4 = zext i1 %3 to i32, !dbg !19
  ret i32 %4, !dbg !20
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !21 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !24, metadata !DIExpression()), !dbg !25
  %4 = load i32, i32* @limit, align 4, !dbg !26
  %5 = icmp ne i32 %4, 0, !dbg !26
  br i1 %5, label %6, label %8, !dbg !28

6:                                                ; preds = %1
  %7 = load i32, i32* %3, align 4, !dbg !29
  store i32 %7, i32* %2, align 4, !dbg !30
  br label %13, !dbg !30

8:                                                ; preds = %1
  %9 = load i32, i32* %3, align 4, !dbg !31
  %10 = add nsw i32 %9, 1, !dbg !32
  %11 = call i32 @depth(i32 noundef %10), !dbg !33
  %12 = add nsw i32 %11, 1, !dbg !34
  store i32 %12, i32* %2, align 4, !dbg !35
  br label %13, !dbg !35

13:                                               ; preds = %8, %6
  %14 = load i32, i32* %2, align 4, !dbg !36
  ret i32 %14, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "limit", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "stack-overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "b74738a0b8ab2c21a6ee1ecf5fee1b8a")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 14, column: 9, scope: !14)
!19 = !DILocation(line: 14, column: 18, scope: !14)
!20 = !DILocation(line: 14, column: 2, scope: !14)
!21 = distinct !DISubprogram(name: "depth", scope: !3, file: !3, line: 5, type: !22, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!22 = !DISubroutineType(types: !23)
!23 = !{!5, !5}
!24 = !DILocalVariable(name: "n", arg: 1, scope: !21, file: !3, line: 5, type: !5)
!25 = !DILocation(line: 5, column: 22, scope: !21)
!26 = !DILocation(line: 7, column: 6, scope: !27)
!27 = distinct !DILexicalBlock(scope: !21, file: !3, line: 7, column: 6)
!28 = !DILocation(line: 7, column: 6, scope: !21)
!29 = !DILocation(line: 8, column: 10, scope: !27)
!30 = !DILocation(line: 8, column: 3, scope: !27)
!31 = !DILocation(line: 9, column: 15, scope: !21)
!32 = !DILocation(line: 9, column: 17, scope: !21)
!33 = !DILocation(line: 9, column: 9, scope: !21)
!34 = !DILocation(line: 9, column: 22, scope: !21)
!35 = !DILocation(line: 9, column: 2, scope: !21)
!36 = !DILocation(line: 10, column: 1, scope: !21)
