; ModuleID = 'oob-heap.c'
source_filename = "oob-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !17
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4) #4, !dbg !18
  store ptr %4, ptr %2, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !21
  store i32 0, ptr %3, align 4, !dbg !21
  br label %5, !dbg !22

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !23
  %7 = icmp sle i32 %6, 4, !dbg !25
  br i1 %7, label %8, label %17, !dbg !26

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !27
  %10 = load ptr, ptr %2, align 8, !dbg !28
  %11 = load i32, ptr %3, align 4, !dbg !29
  %12 = sext i32 %11 to i64, !dbg !28
  %13 = getelementptr inbounds i32, ptr %10, i64 %12, !dbg !28
  store i32 %9, ptr %13, align 4, !dbg !30
  br label %14, !dbg !28

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !31
  %16 = add nsw i32 %15, 1, !dbg !31
  store i32 %16, ptr %3, align 4, !dbg !31
  br label %5, !dbg !32, !llvm.loop !33

17:                                               ; preds = %5
  %18 = load ptr, ptr %2, align 8, !dbg !36
  call void @free(ptr noundef %18) #5, !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "oob-heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "d34678d46e813f05c7415103fcf7dd9d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 7, column: 7, scope: !10)
!18 = !DILocation(line: 7, column: 11, scope: !10)
!19 = !DILocalVariable(name: "i", scope: !20, file: !1, line: 8, type: !13)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 2)
!21 = !DILocation(line: 8, column: 11, scope: !20)
!22 = !DILocation(line: 8, column: 7, scope: !20)
!23 = !DILocation(line: 8, column: 18, scope: !24)
!24 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 2)
!25 = !DILocation(line: 8, column: 20, scope: !24)
!26 = !DILocation(line: 8, column: 2, scope: !20)
!27 = !DILocation(line: 9, column: 10, scope: !24)
!28 = !DILocation(line: 9, column: 3, scope: !24)
!29 = !DILocation(line: 9, column: 5, scope: !24)
!30 = !DILocation(line: 9, column: 8, scope: !24)
!31 = !DILocation(line: 8, column: 27, scope: !24)
!32 = !DILocation(line: 8, column: 2, scope: !24)
!33 = distinct !{!33, !26, !34, !35}
!34 = !DILocation(line: 9, column: 10, scope: !20)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 10, column: 7, scope: !10)
!37 = !DILocation(line: 10, column: 2, scope: !10)
!38 = !DILocation(line: 11, column: 2, scope: !10)
