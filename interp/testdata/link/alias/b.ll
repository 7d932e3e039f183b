; ModuleID = 'b.c'
source_filename = "b.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@original = internal global i32 5, align 4, !dbg !0

@renamed = dso_local alias i32, ptr @original
@hook = dso_local alias i32 (), ptr @real

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @read_it() #0 !dbg !16 {
entry:
  %0 = load i32, ptr @original, align 4, !dbg !19
  ret i32 %0, !dbg !20
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @real() #0 !dbg !21 {
entry:
  ret i32 6, !dbg !22
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @target() #0 !dbg !23 {
entry:
  ret i32 10, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @optional() #0 !dbg !25 {
entry:
  ret i32 20, !dbg !26
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "original", scope: !2, file: !3, line: 1, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.c", directory: ".", checksumkind: CSK_MD5, checksum: "802a9830ea31037008af64e252a67eb3")
!4 = !{!0}
!5 = !{!6}
!6 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "renamed", scope: !2, entity: !1, file: !3, line: 2)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!16 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 3, type: !17, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !DILocation(line: 3, column: 28, scope: !16)
!20 = !DILocation(line: 3, column: 21, scope: !16)
!21 = distinct !DISubprogram(name: "real", scope: !3, file: !3, line: 4, type: !17, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!22 = !DILocation(line: 4, column: 25, scope: !21)
!23 = distinct !DISubprogram(name: "target", scope: !3, file: !3, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!24 = !DILocation(line: 6, column: 20, scope: !23)
!25 = distinct !DISubprogram(name: "optional", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!26 = !DILocation(line: 7, column: 22, scope: !25)
