; ModuleID = 'oob-heap.c'
source_filename = "oob-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !13, metadata !DIExpression()), !dbg !15
  %4 = call noalias align 16 i8* @calloc(i64 4, i64 4) #3, !dbg !16
  %5 = bitcast i8* %4 to i32*, !dbg !16
  store i32* %5, i32** %2, align 8, !dbg !15
  call void @llvm.dbg.declare(metadata i32* %3, metadata !17, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %3, align 4, !dbg !19
  br label %6, !dbg !20

6:                                                ; preds = %15, %0
  %7 = load i32, i32* %3, align 4, !dbg !21
  %8 = icmp sle i32 %7, 4, !dbg !23
  br i1 %8, label %9, label %18, !dbg !24

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !25
  %11 = load i32*, i32** %2, align 8, !dbg !26
  %12 = load i32, i32* %3, align 4, !dbg !27
  %13 = sext i32 %12 to i64, !dbg !26
  %14 = getelementptr inbounds i32, i32* %11, i64 %13, !dbg !26
  store i32 %10, i32* %14, align 4, !dbg !28
  br label %15, !dbg !26

15:                                               ; preds = %9
  %16 = load i32, i32* %3, align 4, !dbg !29
  %17 = add nsw i32 %16, 1, !dbg !29
  store i32 %17, i32* %3, align 4, !dbg !29
  br label %6, !dbg !30, !llvm.loop !31

18:                                               ; preds = %6
  %19 = load i32*, i32** %2, align 8, !dbg !34
  %20 = bitcast i32* %19 to i8*, !dbg !34
  call void @free(i8* %20) #3, !dbg !35
  ret i32 0, !dbg !36
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare dso_local noalias align 16 i8* @calloc(i64, i64) #2

; Function Attrs: nounwind
declare dso_local void @free(i8*) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "oob-heap.c", directory: ".")
!2 = !{}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"uwtable", i32 1}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 13.0.1-11+b2"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!15 = !DILocation(line: 7, column: 7, scope: !9)
!16 = !DILocation(line: 7, column: 11, scope: !9)
!17 = !DILocalVariable(name: "i", scope: !18, file: !1, line: 8, type: !12)
!18 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 2)
!19 = !DILocation(line: 8, column: 11, scope: !18)
!20 = !DILocation(line: 8, column: 7, scope: !18)
!21 = !DILocation(line: 8, column: 18, scope: !22)
!22 = distinct !DILexicalBlock(scope: !18, file: !1, line: 8, column: 2)
!23 = !DILocation(line: 8, column: 20, scope: !22)
!24 = !DILocation(line: 8, column: 2, scope: !18)
!25 = !DILocation(line: 9, column: 10, scope: !22)
!26 = !DILocation(line: 9, column: 3, scope: !22)
!27 = !DILocation(line: 9, column: 5, scope: !22)
!28 = !DILocation(line: 9, column: 8, scope: !22)
!29 = !DILocation(line: 8, column: 27, scope: !22)
!30 = !DILocation(line: 8, column: 2, scope: !22)
!31 = distinct !{!31, !24, !32, !33}
!32 = !DILocation(line: 9, column: 10, scope: !18)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 10, column: 7, scope: !9)
!35 = !DILocation(line: 10, column: 2, scope: !9)
!36 = !DILocation(line: 11, column: 2, scope: !9)
