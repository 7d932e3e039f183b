; ModuleID = 'use-after-return.c'
source_filename = "use-after-return.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@leaked = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @leak(), !dbg !19
  %2 = load ptr, ptr @leaked, align 8, !dbg !20
  %3 = load i32, ptr %2, align 4, !dbg !21
  %4 = icmp eq i32 %3, 99, !dbg !22
  %5 = zext i1 %4 to i32, !dbg !22
  ret i32 %5, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leak() #0 !dbg !24 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !27, metadata !DIExpression()), !dbg !28
  store i32 1, ptr %1, align 4, !dbg !28
  store ptr %1, ptr @leaked, align 8, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaked", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use-after-return.c", directory: ".", checksumkind: CSK_MD5, checksum: "d14c0a3e0e6d3ac1b5e9ad4dada026d4")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!6}
!18 = !{}
!19 = !DILocation(line: 13, column: 2, scope: !15)
!20 = !DILocation(line: 14, column: 10, scope: !15)
!21 = !DILocation(line: 14, column: 9, scope: !15)
!22 = !DILocation(line: 14, column: 17, scope: !15)
!23 = !DILocation(line: 14, column: 2, scope: !15)
!24 = distinct !DISubprogram(name: "leak", scope: !3, file: !3, line: 5, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocalVariable(name: "local", scope: !24, file: !3, line: 7, type: !6)
!28 = !DILocation(line: 7, column: 6, scope: !24)
!29 = !DILocation(line: 8, column: 9, scope: !24)
!30 = !DILocation(line: 9, column: 1, scope: !24)
