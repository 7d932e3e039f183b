; ModuleID = 'write-const-global.c'
source_filename = "write-const-global.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !0
@at = dso_local global i32 2, align 4, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = load i32, i32* @at, align 4, !dbg !26
  %3 = sext i32 %2 to i64, !dbg !27
  %4 = getelementptr inbounds i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i64 %3, !dbg !27
  store i32 0, i32* %4, align 4, !dbg !28
  %5 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 2), align 8, !dbg !29
  %6 = icmp eq i32 %5, 99, !dbg !30
  %7 = zext i1 %6 to i32, !dbg !30
  ret i32 %7, !dbg !31
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "write-const-global.c", directory: ".", checksumkind: CSK_MD5, checksum: "b72529954c656417a806caad5bc0cfa3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !12)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!6}
!25 = !{}
!26 = !DILocation(line: 8, column: 17, scope: !22)
!27 = !DILocation(line: 8, column: 2, scope: !22)
!28 = !DILocation(line: 8, column: 21, scope: !22)
!29 = !DILocation(line: 9, column: 9, scope: !22)
!30 = !DILocation(line: 9, column: 18, scope: !22)
!31 = !DILocation(line: 9, column: 2, scope: !22)
