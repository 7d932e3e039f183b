; ModuleID = 'uninit-realloc.c'
source_filename = "uninit-realloc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32** %2, metadata !15, metadata !DIExpression()), !dbg !17
  %5 = call noalias i8* @calloc(i64 noundef 2, i64 noundef 4) #3, !dbg !18
  %6 = bitcast i8* %5 to i32*, !dbg !18
  store i32* %6, i32** %2, align 8, !dbg !17
  %7 = load i32*, i32** %2, align 8, !dbg !19
  %8 = bitcast i32* %7 to i8*, !dbg !19
  %9 = call i8* @realloc(i8* noundef %8, i64 noundef 16) #3, !dbg !20
  %10 = bitcast i8* %9 to i32*, !dbg !20
  store i32* %10, i32** %2, align 8, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %3, metadata !22, metadata !DIExpression()), !dbg !23
  %11 = load i32*, i32** %2, align 8, !dbg !24
  %12 = getelementptr inbounds i32, i32* %11, i64 1, !dbg !24
  %13 = load i32, i32* %12, align 4, !dbg !24
  store i32 %13, i32* %3, align 4, !dbg !23
  call void @llvm.dbg.declare(metadata i32* %4, metadata !25, metadata !DIExpression()), !dbg !26
  %14 = load i32*, i32** %2, align 8, !dbg !27
  %15 = getelementptr inbounds i32, i32* %14, i64 2, !dbg !27
  %16 = load i32, i32* %15, align 4, !dbg !27
  store i32 %16, i32* %4, align 4, !dbg !26
  %17 = load i32*, i32** %2, align 8, !dbg !28
  %18 = bitcast i32* %17 to i8*, !dbg !28
  call void @free(i8* noundef %18) #3, !dbg !29
  %19 = load i32, i32* %3, align 4, !dbg !30
  %20 = load i32, i32* %4, align 4, !dbg !31
  %21 = add nsw i32 %19, %20, !dbg !32
  %22 = icmp eq i32 %21, 99, !dbg !33
  %23 = zext i1 %22 to i32, !dbg !33
  ret i32 %23, !dbg !34
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninit-realloc.c", directory: ".", checksumkind: CSK_MD5, checksum: "669d81f469e8027023b742288358dccd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 7, column: 7, scope: !10)
!18 = !DILocation(line: 7, column: 11, scope: !10)
!19 = !DILocation(line: 8, column: 14, scope: !10)
!20 = !DILocation(line: 8, column: 6, scope: !10)
!21 = !DILocation(line: 8, column: 4, scope: !10)
!22 = !DILocalVariable(name: "old", scope: !10, file: !1, line: 9, type: !13)
!23 = !DILocation(line: 9, column: 6, scope: !10)
!24 = !DILocation(line: 9, column: 12, scope: !10)
!25 = !DILocalVariable(name: "new", scope: !10, file: !1, line: 10, type: !13)
!26 = !DILocation(line: 10, column: 6, scope: !10)
!27 = !DILocation(line: 10, column: 12, scope: !10)
!28 = !DILocation(line: 11, column: 7, scope: !10)
!29 = !DILocation(line: 11, column: 2, scope: !10)
!30 = !DILocation(line: 12, column: 9, scope: !10)
!31 = !DILocation(line: 12, column: 15, scope: !10)
!32 = !DILocation(line: 12, column: 13, scope: !10)
!33 = !DILocation(line: 12, column: 19, scope: !10)
!34 = !DILocation(line: 12, column: 2, scope: !10)
