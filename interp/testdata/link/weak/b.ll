; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = dso_local global i32 11, align 4, !dbg !0
@somewhere = dso_local global i32 15, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @hook() #0 !dbg !16 {
entry:
  ret i32 10, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @strong() #0 !dbg !20 {
entry:
  ret i32 12, !dbg !21
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @both() #0 !dbg !22 {
entry:
  ret i32 13, !dbg !23
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @present() #0 !dbg !24 {
entry:
  ret i32 14, !dbg !25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @from_b() #0 !dbg !26 {
entry:
  %call = call i32 @hook(), !dbg !27
  %0 = load i32, ptr @level, align 4, !dbg !28
  %add = add nsw i32 %call, %0, !dbg !29
  %call1 = call i32 @strong(), !dbg !30
  %add2 = add nsw i32 %add, %call1, !dbg !31
  %call3 = call i32 @both(), !dbg !32
  %add4 = add nsw i32 %add2, %call3, !dbg !33
  ret i32 %add4, !dbg !34
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "a70f3dd60bb65d2a77c9f8c005b82823")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "somewhere", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!16 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 1, type: !17, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !DILocation(line: 1, column: 18, scope: !16)
!20 = distinct !DISubprogram(name: "strong", scope: !3, file: !3, line: 3, type: !17, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!21 = !DILocation(line: 3, column: 42, scope: !20)
!22 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 4, type: !17, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!23 = !DILocation(line: 4, column: 40, scope: !22)
!24 = distinct !DISubprogram(name: "present", scope: !3, file: !3, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!25 = !DILocation(line: 5, column: 21, scope: !24)
!26 = distinct !DISubprogram(name: "from_b", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!27 = !DILocation(line: 7, column: 27, scope: !26)
!28 = !DILocation(line: 7, column: 36, scope: !26)
!29 = !DILocation(line: 7, column: 34, scope: !26)
!30 = !DILocation(line: 7, column: 44, scope: !26)
!31 = !DILocation(line: 7, column: 42, scope: !26)
!32 = !DILocation(line: 7, column: 55, scope: !26)
!33 = !DILocation(line: 7, column: 53, scope: !26)
!34 = !DILocation(line: 7, column: 20, scope: !26)
