; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %x) local_unnamed_addr #0 !dbg !14 {
entry:
    #dbg_value(i32 %x, !19, !DIExpression(), !20)
  %mul = shl nsw i32 %x, 1, !dbg !21
  ret i32 %mul, !dbg !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @copy(i32 noundef %x) local_unnamed_addr #1 !dbg !23 {
entry:
    #dbg_value(i32 %x, !25, !DIExpression(), !26)
  %add = add nsw i32 %x, 1, !dbg !27
  ret i32 %add, !dbg !28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @from_b(i32 noundef %x) local_unnamed_addr #1 !dbg !29 {
entry:
    #dbg_value(i32 %x, !31, !DIExpression(), !32)
    #dbg_value(i32 %x, !19, !DIExpression(), !33)
  %mul.i = shl nsw i32 %x, 1, !dbg !35
    #dbg_value(i32 %x, !25, !DIExpression(), !36)
  %add.i = add nsw i32 %x, 1, !dbg !38
  %add = add nsw i32 %add.i, %mul.i, !dbg !39
  ret i32 %add, !dbg !40
}

attributes #0 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "552aef97f17a9f10a5d8541b6ac12269")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 1, type: !15, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !1, line: 1, type: !17)
!20 = !DILocation(line: 0, scope: !14)
!21 = !DILocation(line: 1, column: 43, scope: !14, atomGroup: 1, atomRank: 2)
!22 = !DILocation(line: 1, column: 34, scope: !14, atomGroup: 1, atomRank: 1)
!23 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 2, type: !15, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24, keyInstructions: true)
!24 = !{!25}
!25 = !DILocalVariable(name: "x", arg: 1, scope: !23, file: !1, line: 2, type: !17)
!26 = !DILocation(line: 0, scope: !23)
!27 = !DILocation(line: 2, column: 28, scope: !23, atomGroup: 1, atomRank: 2)
!28 = !DILocation(line: 2, column: 19, scope: !23, atomGroup: 1, atomRank: 1)
!29 = distinct !DISubprogram(name: "from_b", scope: !1, file: !1, line: 3, type: !15, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30, keyInstructions: true)
!30 = !{!31}
!31 = !DILocalVariable(name: "x", arg: 1, scope: !29, file: !1, line: 3, type: !17)
!32 = !DILocation(line: 0, scope: !29)
!33 = !DILocation(line: 0, scope: !14, inlinedAt: !34)
!34 = distinct !DILocation(line: 3, column: 28, scope: !29)
!35 = !DILocation(line: 1, column: 43, scope: !14, inlinedAt: !34, atomGroup: 1, atomRank: 2)
!36 = !DILocation(line: 0, scope: !23, inlinedAt: !37)
!37 = distinct !DILocation(line: 3, column: 39, scope: !29)
!38 = !DILocation(line: 2, column: 28, scope: !23, inlinedAt: !37, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 3, column: 37, scope: !29, atomGroup: 1, atomRank: 2)
!40 = !DILocation(line: 3, column: 21, scope: !29, atomGroup: 1, atomRank: 1)
