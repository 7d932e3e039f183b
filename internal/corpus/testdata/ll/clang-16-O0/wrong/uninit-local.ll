; ModuleID = 'uninit-local.c'
source_filename = "uninit-local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@zero = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr @zero, align 4, !dbg !18
  %3 = call i32 @pick(i32 noundef %2), !dbg !19
  %4 = icmp eq i32 %3, 99, !dbg !20
  %5 = zext i1 %4 to i32, !dbg !20
  ret i32 %5, !dbg !21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pick(i32 noundef %0) #0 !dbg !22 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = load i32, ptr %2, align 4, !dbg !29
  %5 = icmp eq i32 %4, 1, !dbg !31
  br i1 %5, label %6, label %7, !dbg !32

6:                                                ; preds = %1
  store i32 10, ptr %3, align 4, !dbg !33
  br label %7, !dbg !34

7:                                                ; preds = %6, %1
  %8 = load i32, ptr %3, align 4, !dbg !35
  ret i32 %8, !dbg !36
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "zero", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "uninit-local.c", directory: ".", checksumkind: CSK_MD5, checksum: "13856e2787df3996f5ae69ad453ae185")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 15, column: 14, scope: !14)
!19 = !DILocation(line: 15, column: 9, scope: !14)
!20 = !DILocation(line: 15, column: 20, scope: !14)
!21 = !DILocation(line: 15, column: 2, scope: !14)
!22 = distinct !DISubprogram(name: "pick", scope: !3, file: !3, line: 3, type: !23, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!23 = !DISubroutineType(types: !24)
!24 = !{!5, !5}
!25 = !DILocalVariable(name: "which", arg: 1, scope: !22, file: !3, line: 3, type: !5)
!26 = !DILocation(line: 3, column: 21, scope: !22)
!27 = !DILocalVariable(name: "v", scope: !22, file: !3, line: 5, type: !5)
!28 = !DILocation(line: 5, column: 6, scope: !22)
!29 = !DILocation(line: 6, column: 6, scope: !30)
!30 = distinct !DILexicalBlock(scope: !22, file: !3, line: 6, column: 6)
!31 = !DILocation(line: 6, column: 12, scope: !30)
!32 = !DILocation(line: 6, column: 6, scope: !22)
!33 = !DILocation(line: 7, column: 5, scope: !30)
!34 = !DILocation(line: 7, column: 3, scope: !30)
!35 = !DILocation(line: 8, column: 9, scope: !22)
!36 = !DILocation(line: 8, column: 2, scope: !22)
