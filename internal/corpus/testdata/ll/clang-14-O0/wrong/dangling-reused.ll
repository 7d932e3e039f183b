; ModuleID = 'dangling-reused.c'
source_filename = "dangling-reused.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i32* @leak(), !dbg !15
  %3 = call i32 @other(i32* noundef %2), !dbg !16
  %4 = icmp eq i32 %3, 99, !dbg !17
  %5 = zext i1 %4 to i32, !dbg !17
  ret i32 %5, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @other(i32* noundef %0) #0 !dbg !19 {
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  call void @llvm.dbg.declare(metadata i32** %2, metadata !23, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %3, metadata !25, metadata !DIExpression()), !dbg !26
  store i32 2, i32* %3, align 4, !dbg !26
  call void @llvm.dbg.declare(metadata i32** %4, metadata !27, metadata !DIExpression()), !dbg !28
  store i32* %3, i32** %4, align 8, !dbg !28
  %5 = load i32*, i32** %4, align 8, !dbg !29
  store i32 3, i32* %5, align 4, !dbg !30
  %6 = load i32*, i32** %2, align 8, !dbg !31
  %7 = load i32, i32* %6, align 4, !dbg !32
  ret i32 %7, !dbg !33
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @leak() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata i32* %1, metadata !37, metadata !DIExpression()), !dbg !38
  store i32 1, i32* %1, align 4, !dbg !38
  call void @llvm.dbg.declare(metadata i32** %2, metadata !39, metadata !DIExpression()), !dbg !40
  store i32* %1, i32** %2, align 8, !dbg !40
  %3 = load i32*, i32** %2, align 8, !dbg !41
  ret i32* %3, !dbg !42
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dangling-reused.c", directory: ".", checksumkind: CSK_MD5, checksum: "1baf7b22f400bd66026e86b7a5b6130e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocation(line: 20, column: 15, scope: !10)
!16 = !DILocation(line: 20, column: 9, scope: !10)
!17 = !DILocation(line: 20, column: 23, scope: !10)
!18 = !DILocation(line: 20, column: 2, scope: !10)
!19 = distinct !DISubprogram(name: "other", scope: !1, file: !1, line: 10, type: !20, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!20 = !DISubroutineType(types: !21)
!21 = !{!13, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!23 = !DILocalVariable(name: "p", arg: 1, scope: !19, file: !1, line: 10, type: !22)
!24 = !DILocation(line: 10, column: 23, scope: !19)
!25 = !DILocalVariable(name: "y", scope: !19, file: !1, line: 12, type: !13)
!26 = !DILocation(line: 12, column: 6, scope: !19)
!27 = !DILocalVariable(name: "q", scope: !19, file: !1, line: 13, type: !22)
!28 = !DILocation(line: 13, column: 7, scope: !19)
!29 = !DILocation(line: 14, column: 3, scope: !19)
!30 = !DILocation(line: 14, column: 5, scope: !19)
!31 = !DILocation(line: 15, column: 10, scope: !19)
!32 = !DILocation(line: 15, column: 9, scope: !19)
!33 = !DILocation(line: 15, column: 2, scope: !19)
!34 = distinct !DISubprogram(name: "leak", scope: !1, file: !1, line: 3, type: !35, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!35 = !DISubroutineType(types: !36)
!36 = !{!22}
!37 = !DILocalVariable(name: "x", scope: !34, file: !1, line: 5, type: !13)
!38 = !DILocation(line: 5, column: 6, scope: !34)
!39 = !DILocalVariable(name: "p", scope: !34, file: !1, line: 6, type: !22)
!40 = !DILocation(line: 6, column: 7, scope: !34)
!41 = !DILocation(line: 7, column: 9, scope: !34)
!42 = !DILocation(line: 7, column: 2, scope: !34)
