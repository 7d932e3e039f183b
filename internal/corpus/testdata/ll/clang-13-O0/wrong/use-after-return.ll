; ModuleID = 'use-after-return.c'
source_filename = "use-after-return.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@leaked = dso_local global i32* null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @leak(), !dbg !17
  %2 = load i32*, i32** @leaked, align 8, !dbg !18
  %3 = load i32, i32* %2, align 4, !dbg !19
  %4 = icmp eq i32 %3, 99, !dbg !20
  %5 = zext i1 %4 to i32, !dbg !20
  ret i32 %5, !dbg !21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak() #0 !dbg !22 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !25, metadata !DIExpression()), !dbg !26
  store i32 1, i32* %1, align 4, !dbg !26
  store i32* %1, i32** @leaked, align 8, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaked", scope: !2, file: !3, line: 3, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use-after-return.c", directory: ".")
!4 = !{}
!5 = !{!0}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 13.0.1-11+b2"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !4)
!15 = !DISubroutineType(types: !16)
!16 = !{!7}
!17 = !DILocation(line: 13, column: 2, scope: !14)
!18 = !DILocation(line: 14, column: 10, scope: !14)
!19 = !DILocation(line: 14, column: 9, scope: !14)
!20 = !DILocation(line: 14, column: 17, scope: !14)
!21 = !DILocation(line: 14, column: 2, scope: !14)
!22 = distinct !DISubprogram(name: "leak", scope: !3, file: !3, line: 5, type: !23, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !4)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DILocalVariable(name: "local", scope: !22, file: !3, line: 7, type: !7)
!26 = !DILocation(line: 7, column: 6, scope: !22)
!27 = !DILocation(line: 8, column: 9, scope: !22)
!28 = !DILocation(line: 9, column: 1, scope: !22)
