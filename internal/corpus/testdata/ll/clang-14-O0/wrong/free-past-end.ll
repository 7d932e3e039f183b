; ModuleID = 'free-past-end.c'
source_filename = "free-past-end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8** %2, metadata !15, metadata !DIExpression()), !dbg !18
  %4 = call noalias i8* @malloc(i64 noundef 4) #3, !dbg !19
  store i8* %4, i8** %2, align 8, !dbg !18
  call void @llvm.dbg.declare(metadata i32* %3, metadata !20, metadata !DIExpression()), !dbg !22
  store i32 0, i32* %3, align 4, !dbg !22
  br label %5, !dbg !23

5:                                                ; preds = %11, %0
  %6 = load i32, i32* %3, align 4, !dbg !24
  %7 = icmp slt i32 %6, 4, !dbg !26
  br i1 %7, label %8, label %14, !dbg !27

8:                                                ; preds = %5
  %9 = load i8*, i8** %2, align 8, !dbg !28
  %10 = getelementptr inbounds i8, i8* %9, i32 1, !dbg !28
  store i8* %10, i8** %2, align 8, !dbg !28
  store i8 120, i8* %9, align 1, !dbg !29
  br label %11, !dbg !30

11:                                               ; preds = %8
  %12 = load i32, i32* %3, align 4, !dbg !31
  %13 = add nsw i32 %12, 1, !dbg !31
  store i32 %13, i32* %3, align 4, !dbg !31
  br label %5, !dbg !32, !llvm.loop !33

14:                                               ; preds = %5
  %15 = load i8*, i8** %2, align 8, !dbg !36
  call void @free(i8* noundef %15) #3, !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

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
!1 = !DIFile(filename: "free-past-end.c", directory: ".", checksumkind: CSK_MD5, checksum: "40c14a6de759580385439daaa47f8cd2")
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
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 7, column: 8, scope: !10)
!19 = !DILocation(line: 7, column: 12, scope: !10)
!20 = !DILocalVariable(name: "i", scope: !21, file: !1, line: 8, type: !13)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 2)
!22 = !DILocation(line: 8, column: 11, scope: !21)
!23 = !DILocation(line: 8, column: 7, scope: !21)
!24 = !DILocation(line: 8, column: 18, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !1, line: 8, column: 2)
!26 = !DILocation(line: 8, column: 20, scope: !25)
!27 = !DILocation(line: 8, column: 2, scope: !21)
!28 = !DILocation(line: 9, column: 5, scope: !25)
!29 = !DILocation(line: 9, column: 8, scope: !25)
!30 = !DILocation(line: 9, column: 3, scope: !25)
!31 = !DILocation(line: 8, column: 26, scope: !25)
!32 = !DILocation(line: 8, column: 2, scope: !25)
!33 = distinct !{!33, !27, !34, !35}
!34 = !DILocation(line: 9, column: 10, scope: !21)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 2, scope: !10)
!38 = !DILocation(line: 11, column: 2, scope: !10)
